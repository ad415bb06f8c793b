"""Setting up Case 3: components, options, decks, briefcase (C3-1 to C3-5, C3-24)."""

from __future__ import annotations

from collections import Counter

import pytest
from case3_cards import ELDER_SIGN, MACHINE
from table import Table

from arkham.rules import determinize, load_case, new_game
from arkham.rules.areas import BOX, DRAW, HAND, LEADS, UNSEEN
from arkham.rules.cards import Kind
from arkham.rules.events import AreaLaid, LineOpened
from arkham.rules.mechanisms.case_icons import CASE_DECK
from arkham.rules.mechanisms.menaces import MENACE_DECK
from arkham.rules.mechanisms.objectives import OBJECTIVES
from arkham.rules.mechanisms.tools import BRIEFCASE
from arkham.rules.moves import time_limit
from arkham.rules.ruleset import Ruleset
from arkham.rules.state import GameState
from arkham.scenes.table.view import TableView

CASE = load_case(3)


def ids(state: GameState, area: int) -> list[str]:
    return [state.rules.cards[c].id for c in state.areas[area]]


def decks(state: GameState, area: int) -> list[str]:
    return [state.rules.cards[c].deck for c in state.areas[area]]


@pytest.mark.rule("C3-1")
def test_the_components() -> None:
    kinds = Counter(c.kind for c in CASE.cards[1:])
    assert sum(c.stacked for c in CASE.cards if c.kind == Kind.CLUE and c.index) == 45
    assert kinds["menace"] == 6 and kinds["objective"] == 5
    numbers = {c.number for c in CASE.cards if c.kind == "case"}
    assert numbers == {1, 2, 3, 4, 5, 6, 7}
    backs = Counter(CASE.card(c.reverse).kind for c in CASE.cards if not c.stacked and c.index)
    assert backs == {"case": 4, "menace": 1}
    equipment = {c.id for c in CASE.cards if c.kind == "equipment"}
    assert equipment == {"necronomicon", "third-aklo-ritual"}
    assert kinds["contact"] == 1
    carried = {c.id for c in CASE.cards if c.has("equipment")}
    assert carried == {"tillinghasts-machine", "elder-sign"}


@pytest.mark.rule("C3-2")
@pytest.mark.parametrize(
    ("outside_help", "side"), [("both", "A"), ("equipment", "A"), ("contact", "B"), ("none", "B")]
)
def test_cases_1_and_2_are_open_and_equipment_decides_the_side(
    outside_help: str, side: str
) -> None:
    state = new_game(CASE, {"help": outside_help}, seed=3)
    cards = [state.rules.cards[line[0]] for line in state.lines]
    assert [(c.number, c.side) for c in cards] == [(1, side), (2, "")]
    assert all(len(line) == 1 for line in state.lines)
    assert [state.rules.cards[c].number for c in state.areas[CASE_DECK]] == [3, 4, 5, 6, 7]
    assert all(state.rules.cards[c].kind == "case" for c in state.areas[CASE_DECK])


@pytest.mark.rule("C3-2")
def test_there_are_no_victims() -> None:
    state = new_game(CASE, seed=3)
    assert not any(c.kind == "victim" for c in state.rules.cards[1:])


@pytest.mark.rule("C3-3")
def test_menaces_i_lie_shuffled_on_menaces_ii() -> None:
    rules = Ruleset(CASE)
    orders = set()
    for seed in range(40):
        state = new_game(rules, seed=seed)
        assert decks(state, MENACE_DECK) == ["II"] * 3 + ["I"] * 3  # the top is the last
        orders.add(state.areas[MENACE_DECK])
    assert len(orders) > 15


@pytest.mark.rule("C3-3")
def test_clues_on_other_cards_stay_out_of_the_draw_stack() -> None:
    state = new_game(CASE, seed=3)
    dealt = state.areas[DRAW] + state.areas[LEADS] + state.areas[HAND]
    assert len(dealt) == 45
    assert all(state.rules.cards[c].stacked for c in dealt)


@pytest.mark.rule("C3-4")
def test_hardboiled_displays_the_objectives_and_classic_boxes_them() -> None:
    hardboiled = new_game(CASE, {"mode": "hardboiled"}, seed=3)
    numbers = [hardboiled.rules.cards[c].number for c in hardboiled.areas[OBJECTIVES]]
    assert numbers == [1, 2, 3, 4, 5]
    assert hardboiled.areas[BOX] == ()
    classic = new_game(CASE, {"mode": "classic"}, seed=3)
    assert classic.areas[OBJECTIVES] == ()
    assert [classic.rules.cards[c].kind for c in classic.areas[BOX]] == ["objective"] * 5


@pytest.mark.rule("C3-5", "C3-24")
@pytest.mark.parametrize(
    ("outside_help", "packed"),
    [
        ("both", ["father-merluzzo", "necronomicon"]),
        ("contact", ["father-merluzzo"]),
        ("equipment", ["necronomicon"]),
        ("none", []),
    ],
)
def test_what_starts_in_the_briefcase(outside_help: str, packed: list[str]) -> None:
    assert ids(new_game(CASE, {"help": outside_help}, seed=3), BRIEFCASE) == packed


@pytest.mark.rule("C3-5", "C3-24")
def test_either_equipment_card_can_be_chosen() -> None:
    state = new_game(CASE, {"equipment": "third-aklo-ritual"}, seed=3)
    assert ids(state, BRIEFCASE) == ["father-merluzzo", "third-aklo-ritual"]


@pytest.mark.rule("C3-5")
def test_contact_and_equipment_cards_never_leave_the_briefcase_but_by_use(table: Table) -> None:
    table.case_with(MACHINE, ELDER_SIGN, like=3)
    table.deal(briefcase="merluzzo tome elder-sign", stability="monster1")
    table.expect(
        "action",
        free=[
            "use merluzzo 1",
            "use merluzzo 2",
            "use tome 1",
            "use elder-sign 1",
            "unpack elder-sign",
        ],
        never=["unpack merluzzo", "unpack tome", "hand tome case2"],
    )


@pytest.mark.rule("C3-24")
def test_every_option_has_its_default_and_the_difficulty_that_play_shows() -> None:
    found = {o.id: {v.id: v.difficulty for v in o.values} for o in CASE.options}
    assert found["mode"] == {"hardboiled": "default", "classic": "easy"}
    assert found["limits"] == {"five": "default", "six": "easy"}
    assert found["menaces"] == {
        "all": "default",
        "random": "difficult",  # what play shows, see docs/balance.md
        "no-aurora": "most difficult",
    }
    assert found["help"] == {
        "both": "default",
        "contact": "different",
        "equipment": "difficult",
        "none": "most difficult",
    }
    defaults = {o.id: o.default for o in CASE.options}
    assert defaults["mode"] == "hardboiled" and defaults["limits"] == "five"
    assert defaults["menaces"] == "all" and defaults["help"] == "both"


@pytest.mark.rule("C3-24")
@pytest.mark.parametrize(("limits", "number"), [("five", 5), ("six", 6)])
def test_limits_of_five_or_six(limits: str, number: int) -> None:
    state = new_game(CASE, {"limits": limits}, seed=3)
    assert time_limit(state) == state.rules.stability_limit == number


@pytest.mark.rule("C3-24")
def test_a_random_menace_i_is_removed_unseen() -> None:
    rules = Ruleset(CASE, {"menaces": "random"})
    removed = Counter()
    for seed in range(60):
        state = new_game(rules, seed=seed)
        assert decks(state, MENACE_DECK) == ["II", "II", "II", "I", "I"]
        assert decks(state, UNSEEN) == ["I"]
        removed[state.areas[UNSEEN]] += 1
    assert len(removed) == 3 and min(removed.values()) > 8


@pytest.mark.rule("C3-24")
def test_aurora_borealis_can_be_removed() -> None:
    state = new_game(CASE, {"menaces": "no-aurora", "mode": "classic"}, seed=3)
    assert "aurora-borealis" in ids(state, BOX)
    assert decks(state, MENACE_DECK) == ["II", "II", "II", "I", "I"]
    assert state.areas[UNSEEN] == ()
    assert len(state.areas[BOX]) == 6  # the Objectives of Classic mode keep their place


@pytest.mark.rule("C3-3", "C3-24")
def test_what_a_player_cannot_know_is_reshuffled_for_bots() -> None:
    """Deck I and deck II never mix, and the Menace put away unseen may be any I left."""
    state = new_game(CASE, {"menaces": "random"}, seed=3)
    away, orders = set(), set()
    for seed in range(60):
        clone = determinize(state, seed)
        assert decks(clone, MENACE_DECK) == ["II", "II", "II", "I", "I"]
        hidden = clone.areas[MENACE_DECK] + clone.areas[UNSEEN]
        assert sorted(hidden) == sorted(state.areas[MENACE_DECK] + state.areas[UNSEEN])
        away.add(clone.areas[UNSEEN])
        orders.add(clone.areas[MENACE_DECK][:3])
    assert len(away) == 3 and len(orders) == 6


@pytest.mark.rule("C3-2", "C3-3", "C3-4", "C3-5")
@pytest.mark.parametrize("menaces", ["all", "random", "no-aurora"])
@pytest.mark.parametrize("mode", ["hardboiled", "classic"])
def test_the_events_of_the_set_up_alone_rebuild_the_table(mode: str, menaces: str) -> None:
    log: list = []
    state = new_game(CASE, {"mode": mode, "menaces": menaces}, seed=11, log=log)
    view = TableView()
    for event in log:
        view.settle(event)
    assert view == TableView.of(state)
    assert sum(isinstance(event, LineOpened) for event in log) == 2
    assert any(isinstance(event, AreaLaid) and event.area == MENACE_DECK for event in log)
