"""No card is ever lost, doubled or in a place it cannot be in."""

from __future__ import annotations

from collections import Counter

import pytest
from playouts import CASES, every_case, playout, some_or_many_games

from arkham.rules import areas
from arkham.rules.basics import LEADS_SPACES
from arkham.rules.cards import Card, CaseDef, Kind
from arkham.rules.choices import Prompt
from arkham.rules.mechanisms.case_icons import CASE_DECK, MENACES
from arkham.rules.mechanisms.formula import FORMULA
from arkham.rules.mechanisms.menaces import MENACE_DECK
from arkham.rules.mechanisms.objectives import OBJECTIVES
from arkham.rules.mechanisms.storms import STORMS
from arkham.rules.mechanisms.tools import BRIEFCASE
from arkham.rules.mechanisms.victims import VICTIMS
from arkham.rules.moves import hand_limit
from arkham.rules.state import GameState

CLUES_ONLY = (areas.DRAW, areas.LEADS, areas.HAND, areas.DISCARD, areas.TIME, areas.STABILITY)
KINDS = {
    VICTIMS: {"victim"},
    STORMS: {"storm"},
    FORMULA: {Kind.CLUE},
    CASE_DECK: {"case"},
    MENACE_DECK: {"menace"},
    MENACES: {"menace", "case"},
    OBJECTIVES: {"objective"},
    areas.BIG_PICTURE: {Kind.CLUE, "objective"},
    BRIEFCASE: {"contact", "equipment", Kind.CLUE},
} | {area: {Kind.CLUE} for area in CLUES_ONLY}
BEGIN_A_LINE = {"victim", "case"}
GO_TO_A_LINE = {Kind.CLUE, "storm"}


def physical_cards(state: GameState) -> Counter[str]:
    """Count the cards on the table; a two-sided card is one, whichever side is up."""

    def name(card: Card) -> str:
        return min(card.id, card.reverse) if card.reverse else card.id

    cards = state.rules.cards
    return Counter(name(cards[c]) for p in (*state.areas, *state.lines) for c in p if c)


@every_case
@some_or_many_games
def test_the_same_cards_are_on_the_table_from_the_deal_to_the_end(
    case: CaseDef, seeds: range
) -> None:
    for seed in seeds:
        dealt: Counter[str] | None = None
        for state, _ in playout(case, seed):
            now = physical_cards(state)
            dealt = dealt or now
            assert now == dealt and max(now.values()) == 1, seed


@every_case
@some_or_many_games
def test_every_card_lies_where_its_kind_can_lie(case: CaseDef, seeds: range) -> None:
    for seed in seeds:
        for state, _ in playout(case, seed):
            cards = state.rules.cards
            for area, kinds in KINDS.items():
                assert {cards[c].kind for c in state.areas[area] if c} <= kinds, (seed, area)
            for anchor, *line in state.lines:
                assert cards[anchor].kind in BEGIN_A_LINE
                assert {cards[c].kind for c in line} <= GO_TO_A_LINE
            row = state.areas[areas.LEADS]
            assert len(row) <= LEADS_SPACES
            for area, laid in enumerate(state.areas):
                assert area == areas.LEADS or 0 not in laid, "only the row has gaps"


@every_case
@some_or_many_games
def test_at_the_turns_question_the_hand_is_within_its_limit(case: CaseDef, seeds: range) -> None:
    for seed in seeds:
        for state, _ in playout(case, seed):
            if state.choice is None or state.choice.prompt != Prompt.ACTION:
                continue
            assert len(state.areas[areas.HAND]) <= hand_limit(state), seed
            assert state.agenda == state.rules.turn, seed


@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_series_is_complete(number: int) -> None:
    """The cases these properties run over are the three of the series."""
    assert number in [case.number for case in CASES]
