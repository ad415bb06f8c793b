"""Say what a command will do before it is given: the ticket beside a carried card (AC-11)."""

from __future__ import annotations

from dataclasses import dataclass

from arkham import wording
from arkham.rules.areas import MENACE_DECK, VICTIMS
from arkham.rules.basics import STRAIN_FROM, TYPES_TO_CLOSE
from arkham.rules.choices import Option, Verb
from arkham.rules.closing import scorable
from arkham.rules.events import CardMoved, GameEnded, LineClosed, StrainFelt, TimeStruck
from arkham.rules.foresight import Foresight, foresee
from arkham.rules.moves import time_limit
from arkham.rules.odds import check_odds
from arkham.rules.state import GameState
from arkham.scenes.icons import effect_info


@dataclass(frozen=True, slots=True)
class TicketLine:
    """One consequence: an icon, a sentence, and how grave it is (plain, warning or fatal)."""

    icon: str
    text: str
    tone: str = "plain"


@dataclass(frozen=True, slots=True)
class Ticket:
    title: str
    lines: tuple[TicketLine, ...]


def ticket_of(state: GameState, option: Option) -> Ticket:
    """Foresee an option and tell it in a few lines; nothing depends on a hidden order."""
    foresight = foresee(state, option)
    lines = [
        *_first_lead(state, foresight),
        *_limits(state, foresight),
        *_strain(state, option, foresight),
        *_effects(state, option),
        *_closing(state, option, foresight),
    ]
    return Ticket(_title(state, option), tuple(lines))


def _title(state: GameState, option: Option) -> str:
    words = wording.texts()["ticket"]
    line = state.line_of(option.onto)
    if option.verb in (Verb.LEAD, Verb.HAND, Verb.PLAY) and line is not None:
        return words["play"].format(number=len(line))
    return words.get(option.verb.value, words["other"])


def _first_lead(state: GameState, foresight: Foresight) -> list[TicketLine]:
    """Tell what becomes of the First lead if the command discards it."""
    for event in foresight.events:
        if isinstance(event, CardMoved) and event.cause == "first lead":
            before, after = foresight.time
            title = state.rules.cards[event.card].title
            if after > before:
                text = wording.texts()["ticket"]["lead_costs"]
                return [
                    TicketLine("mark.time", text.format(card=title, before=before, after=after))
                ]
            text = wording.texts()["ticket"]["lead_lost"]
            return [TicketLine("area.pass", text.format(card=title))]
    return []


def _limits(state: GameState, foresight: Foresight) -> list[TicketLine]:
    """Tell of the clock striking and of a certain end."""
    words = wording.texts()["ticket"]
    lines = []
    if any(isinstance(event, TimeStruck) for event in foresight.events):
        left = len(state.areas[VICTIMS]) + len(state.areas[MENACE_DECK])
        text = words["time_strikes"].format(limit=time_limit(state), left=left)
        lines.append(TicketLine("mark.time", text, "fatal" if not left else "warning"))
    if foresight.ended is not None:
        lines.append(_ending(foresight.ended))
    return lines


def _ending(ended: GameEnded) -> TicketLine:
    words = wording.texts()["ticket"]
    if ended.won:
        return TicketLine("attribute.puzzle", words["wins"], "plain")
    return TicketLine("mark.stability", words["loses"], "fatal")


def _strain(state: GameState, option: Option, foresight: Foresight) -> list[TicketLine]:
    """Tell of a check that is due before the card's own effects, with its odds."""
    words = wording.texts()["ticket"]
    line = state.line_of(option.onto)
    due = any(isinstance(event, StrainFelt) for event in foresight.events)
    if not due and not (line and option.verb is not Verb.CLOSE and len(line) - 1 >= STRAIN_FROM):
        return []
    return [TicketLine("area.strain", words["strain"], "warning"), *_odds(state)]


def _odds(state: GameState) -> list[TicketLine]:
    words = wording.texts()["ticket"]
    odds = check_odds(state)
    shares = percentages((odds.stability, odds.time, odds.nothing))
    keys = (("odds_stability", "mark.stability"), ("odds_time", "mark.time"), ("odds_nothing", ""))
    return [
        TicketLine(icon, words[key].format(share=share))
        for (key, icon), share in zip(keys, shares, strict=True)
    ]


def percentages(counts: tuple[int, ...]) -> tuple[int, ...]:
    """Return counts as whole percentages that add up to 100 (largest remainder)."""
    total = sum(counts)
    if not total:
        return tuple(0 for _ in counts)
    floors = [count * 100 // total for count in counts]
    order = sorted(range(len(counts)), key=lambda i: (-(counts[i] * 100 % total), i))
    for i in order[: 100 - sum(floors)]:
        floors[i] += 1
    return tuple(floors)


def _effects(state: GameState, option: Option) -> list[TicketLine]:
    """Name the card's own effects, must or may, in their order."""
    if option.verb not in (Verb.LEAD, Verb.HAND, Verb.PLAY):
        return []
    words = wording.texts()["ticket"]
    return [
        TicketLine(
            f"effect.{effect.name}",
            words["must" if effect.must else "may"].format(effect=effect_info(effect).name),
        )
        for effect in state.rules.cards[option.card].effects
    ]


def _closing(state: GameState, option: Option, foresight: Foresight) -> list[TicketLine]:
    """Tell how far the line then is from being closed, and what closing would score."""
    words = wording.texts()["ticket"]
    line = state.line_of(option.onto)
    if line is None or any(isinstance(event, LineClosed) for event in foresight.events):
        return []
    if option.verb is Verb.CLOSE:
        count = len(scorable(state, line))
        return [TicketLine("area.close", words["scores"].format(count=count))]
    after = (*line, option.card)
    types = state.rules.types_in(after)
    if types < TYPES_TO_CLOSE:
        return [TicketLine("area.close", words["types"].format(have=types, need=TYPES_TO_CLOSE))]
    now, then = len(scorable(state, line)), len(scorable(state, after))
    return [TicketLine("area.close", words["closable"].format(count=then, before=now))]
