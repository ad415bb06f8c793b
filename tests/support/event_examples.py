"""An event of every type, and whether it shows the player a hidden card."""

from __future__ import annotations

from arkham.rules import areas, events
from arkham.rules.events import Event, Spot
from arkham.rules.mechanisms.case_icons import CASE_DECK, MENACES
from arkham.rules.mechanisms.formula import FORMULA
from arkham.rules.mechanisms.menaces import MENACE_DECK
from arkham.rules.mechanisms.storms import STORMS
from arkham.rules.mechanisms.victims import VICTIMS

DRAWN = Spot(areas.DRAW, 3)
HELD = Spot(areas.HAND, 0)

EXAMPLES: list[tuple[Event, bool]] = [
    (events.AreaLaid(areas.LEADS, (1, 2)), True),
    (events.AreaLaid(areas.DRAW, (1, 2)), False),
    (events.TurnBegan(4), False),
    (events.OptionChosen("pass", "pass", 0, 0), False),
    (events.CardMoved(5, DRAWN, Spot(areas.LEADS, 4), "deal"), True),
    (events.CardMoved(5, DRAWN, HELD, "take"), True),  # a search
    (events.CardMoved(5, Spot(STORMS, 0), Spot(areas.LINE, 3, 51), "storm"), True),
    (events.CardMoved(5, Spot(MENACE_DECK, 0), Spot(MENACES, 0), "menace"), True),
    (events.CardMoved(5, Spot(VICTIMS, 0), Spot(areas.UNSEEN, 0), "set-up"), False),
    (events.CardMoved(5, Spot(areas.LEADS, 0), HELD, "take"), False),
    (events.CardMoved(5, HELD, Spot(areas.LINE, 3, 51), "play"), False),
    (events.CardMoved(5, Spot(FORMULA, 0), HELD, "formula"), False),
    (events.CardMoved(5, Spot(areas.TIME, 0), Spot(areas.DRAW, 0), "shuffle"), False),
    (events.CardsSwept((1, 2), areas.DISCARD, areas.DRAW, "shuffle"), False),
    (events.CardsSwept((1, 2), MENACE_DECK, areas.BOX, "removed"), True),
    (events.CardFlipped(5, 6, HELD), False),
    (events.StackShuffled(areas.DRAW, (2, 1)), False),
    (events.LeadsSlid((0, 1), (1,)), False),
    (events.LineOpened(51, Spot(VICTIMS, 2), "time"), True),
    (events.LineOpened(51, Spot(CASE_DECK, 2), "accessed"), False),
    (events.LineClosed(51, (51, 1), 5, (1,), (51,), (), "action"), False),
    (events.StrainFelt(5, 51, 7), False),
    (events.CheckMade(5, areas.DISCARD, 6), True),
    (events.EffectBegan(5, "check", True, 0), False),
    (events.EffectMissed(5, "leads", "declined"), False),
    (events.TimeStruck(5, 5), False),
    (events.StackRanDry("check"), False),
    (events.MarkSet("waived", 5), False),
    (events.MarkCleared("waived", 5), False),
    (events.GameEnded(False, "stability"), False),
]
