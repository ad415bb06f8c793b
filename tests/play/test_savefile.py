"""Saves: exact round trips, and a game that goes on after the rules have changed (AC-28)."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from grids import swept
from random_play import CASES, play, wandered

from arkham.files.untrusted import LARGEST
from arkham.play import savefile
from arkham.play.savefile import MOST_COMMANDS, SaveError, load_text, save_text
from arkham.play.session import Mark, Session
from arkham.rules.areas import AREA_NAMES, BOX, HAND
from arkham.rules.cards import Card, CaseDef, Kind
from arkham.rules.choices import Prompt
from arkham.rules.moves import hand_limit
from arkham.rules.state import digest_of

by_id = pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
CASE = CASES[0]


def edited(text: str, **changes: Any) -> str:
    return json.dumps(json.loads(text) | changes)


def without(text: str, key: str) -> str:
    data = json.loads(text)
    del data[key]
    return json.dumps(data)


def cards_in_play(session: Session) -> list[str]:
    state = session.state
    places = [*state.areas, *state.lines]
    return sorted(state.rules.cards[c].id for place in places for c in place if c)


# Round trips


@by_id
def test_a_game_comes_back_with_its_branches_and_its_mark(case: CaseDef) -> None:
    for seed in range(6):
        session = wandered(case, seed)
        text = save_text(session)
        loaded, notice = load_text(text)
        assert notice is None
        assert loaded.state.digest() == session.state.digest()
        assert loaded.state.choice == session.state.choice
        assert loaded.mark is session.mark
        assert loaded.events() == session.events()
        assert [n.command for n in loaded.timeline()] == [n.command for n in session.timeline()]
        tips = sorted(branch.tip.state.digest() for branch in session.branches())
        assert sorted(branch.tip.state.digest() for branch in loaded.branches()) == tips
        assert save_text(loaded) == text


@pytest.mark.parametrize(
    "case", swept([(case,) for case in CASES], but=[(CASES[0],)]), ids=lambda case: case.id
)
def test_every_moment_of_a_game_can_be_saved(case: CaseDef) -> None:
    session = Session.new(case, seed=11)
    chance = Random(4)
    while session.choice is not None:
        loaded, notice = load_text(save_text(session))
        assert notice is None
        option = chance.choice(session.choice.options)
        assert loaded.do(option) == session.do(option)
    loaded, notice = load_text(save_text(session))
    assert notice is None and loaded.outcome == session.outcome and loaded.choice is None


def test_options_and_seed_come_back() -> None:
    options = {"victory": "six", "victims": "four", "limits": "six"}
    session = Session.new(CASE, options, seed=(1 << 40) - 1)
    loaded, _ = load_text(save_text(session))
    assert loaded.options == session.options
    assert loaded.seed == session.seed


def test_a_save_is_plain_ascii_with_one_key_a_line() -> None:
    text = save_text(wandered(CASE, 1))
    assert text.isascii()
    for line in text.splitlines()[1:-1]:
        assert json.loads("{" + line.rstrip(",") + "}")


def test_a_vast_tree_is_saved_as_far_as_it_can_be_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(savefile, "MOST_COMMANDS", 120)
    session = wandered(CASE, 3, rounds=60)
    loaded, notice = load_text(save_text(session))
    assert notice is None
    assert loaded.state.digest() == session.state.digest()
    assert 1 < len(loaded.branches()) < len(session.branches())


# After a change


def with_other_rules(text: str) -> str:
    return edited(text, rules=json.loads(text)["rules"] + 1)


def test_other_rules_under_which_all_moves_still_hold_lose_nothing() -> None:
    session = wandered(CASE, 2)
    loaded, notice = load_text(with_other_rules(save_text(session)))
    assert notice is not None and notice.endswith("all its moves still hold.")
    assert save_text(loaded) == save_text(session)


def test_a_record_that_leads_elsewhere_yields_to_the_table() -> None:
    session = play(Session.new(CASE, seed=2), Random(2), 30)
    text = save_text(session)
    commands = json.loads(text)["commands"]
    for broken in (commands[:12], ["take the-moon", *commands[1:]]):
        loaded, notice = load_text(edited(text, commands=broken, at=len(broken)))
        assert notice is not None and "does not lead to the table" in notice
        assert loaded.state.areas == session.state.areas
        assert loaded.state.lines == session.state.lines
        assert loaded.state.turn == session.state.turn
        assert not loaded.can_undo


def test_branches_that_no_longer_hold_are_left_out() -> None:
    session = wandered(CASE, 2)
    text = save_text(session)
    branches = json.loads(text)["branches"]
    branches[0]["commands"][-1] = "take the-moon"
    loaded, notice = load_text(edited(text, branches=branches))
    assert notice is not None and "some moves that were taken back" in notice
    assert loaded.state.digest() == session.state.digest()
    assert [n.command for n in loaded.path()] == [n.command for n in session.path()]


def renumbered(cards: list[Card]) -> tuple[Card, ...]:
    return tuple(replace(card, index=index) for index, card in enumerate(cards))


def turned_round(case: CaseDef) -> CaseDef:
    """Return the case with its catalogue the other way round."""
    cards = renumbered([case.cards[0], *reversed(case.cards[1:])])
    return replace(case, cards=cards, content_hash="0" * 16)


def without_some_clues(case: CaseDef) -> CaseDef:
    gone = {c.index for c in case.cards if c.kind == Kind.CLUE and c.stacked and c.index % 9 == 5}
    cards = [card for card in case.cards if card.index not in gone]
    return replace(case, cards=renumbered(cards), content_hash="0" * 16)


def with_a_new_clue(case: CaseDef) -> CaseDef:
    new = replace(case.cards[1], id="brand-new-clue")
    return replace(case, cards=renumbered([*case.cards, new]), content_hash="0" * 16)


@by_id
@pytest.mark.parametrize("change", [turned_round, without_some_clues, with_a_new_clue])
def test_a_game_goes_on_after_its_cards_have_changed(
    case: CaseDef, change: Callable[[CaseDef], CaseDef]
) -> None:
    changed = change(case)
    expected = cards_in_play(Session.new(changed))
    known = {card.id for card in changed.cards}
    for seed in range(8):
        session = play(Session.new(case, seed=seed), Random(seed), 3 * seed + 4)
        loaded, notice = load_text(save_text(session), lambda case_id: changed)
        assert notice is not None and "cards of this case have changed" in notice
        old, new = session.state.to_json(), loaded.state.to_json()
        for name in AREA_NAMES:
            kept = [c for c in old["areas"].get(name, []) if c in known]
            assert new["areas"].get(name, [])[: len(kept)] == kept
        assert new["lines"] == [[c for c in line if c in known] for line in old["lines"]]
        two_sided = {card.id for card in changed.cards if card.reverse}
        assert set(cards_in_play(loaded)) ^ set(expected) <= two_sided
        if session.choice is not None:
            assert loaded.choice is not None
            over_limit = len(session.state.areas[HAND]) > hand_limit(session.state)
            assert loaded.choice.prompt == Prompt.ACTION or over_limit
        again, notice = load_text(save_text(loaded), lambda case_id: changed)
        assert notice is None and save_text(again) == save_text(loaded)
        play(loaded, Random(seed))
        assert loaded.outcome is not None


def test_a_new_card_waits_in_the_box() -> None:
    changed = with_a_new_clue(CASE)
    loaded, _ = load_text(save_text(play(Session.new(CASE), Random(1), 9)), lambda _: changed)
    assert "brand-new-clue" in [changed.cards[c].id for c in loaded.state.areas[BOX]]


def test_marks_follow_their_cards() -> None:
    session = Session.new(CASE, seed=1)
    card = session.state.areas[HAND][0]
    session.state.marks = (("waived", card),)
    changed = turned_round(CASE)
    loaded, _ = load_text(save_text(session), lambda case_id: changed)
    ((name, value),) = loaded.state.marks
    assert name == "waived" and changed.cards[value].id == CASE.cards[card].id
    loaded, _ = load_text(save_text(session), lambda case_id: without_card(CASE, card))
    assert loaded.state.marks == ()


def without_card(case: CaseDef, index: int) -> CaseDef:
    cards = [card for card in case.cards if card.index != index]
    return replace(case, cards=renumbered(cards), content_hash="0" * 16)


def test_a_victim_who_is_gone_takes_the_line_along() -> None:
    session = play(Session.new(CASE, seed=1), Random(1), 25)
    gone = session.state.lines[0]
    assert len(gone) > 1
    loaded, notice = load_text(save_text(session), lambda case_id: without_card(CASE, gone[0]))
    assert notice is not None
    cards = loaded.rules.cards
    assert len(loaded.state.lines) == len(session.state.lines) - 1
    boxed = {cards[c].id for c in loaded.state.areas[BOX]}
    assert {CASE.cards[c].id for c in gone[1:]} <= boxed


def test_options_the_case_no_longer_has_fall_back_to_the_default() -> None:
    text = save_text(Session.new(CASE, {"victims": "six"}))
    changed = replace(CASE, content_hash="0" * 16, options=CASE.options[:1])
    loaded, notice = load_text(text, lambda case_id: changed)
    assert notice is not None
    assert list(loaded.options) == [CASE.options[0].id]


def test_a_salvaged_game_can_be_played_saved_and_taken_back_to_where_it_began() -> None:
    changed = turned_round(CASE)
    session = play(Session.new(CASE, seed=5), Random(5), 20)
    loaded, _ = load_text(save_text(session), lambda case_id: changed)
    begun = loaded.state.digest()
    play(loaded, Random(6), 10)
    again, notice = load_text(save_text(loaded), lambda case_id: changed)
    assert notice is None
    assert again.state.digest() == loaded.state.digest()
    while again.can_undo:
        again.undo()
    assert again.state.digest() == begun


@by_id
def test_a_finished_game_is_still_finished_after_a_change(case: CaseDef) -> None:
    session = play(Session.new(case, seed=5), Random(5))
    loaded, notice = load_text(save_text(session), lambda case_id: turned_round(case))
    assert notice is not None
    assert loaded.outcome == session.outcome and loaded.choice is None


# Refusals

TEXT = save_text(play(Session.new(CASE, seed=9), Random(9), 20))
DAMAGES: list[tuple[str, str]] = [
    ("", "cannot be read as JSON"),
    ("[]", "one JSON object"),
    ("{}", "no saved game of Arkham Noir"),
    ("[" * 100_000, "nested too deeply"),
    ('{"game": NaN}', "cannot be read as JSON"),
    ('{"seed": ' + "9" * 10_000 + "}", "cannot be read as JSON"),
    (" " * (LARGEST + 1), "too large"),
    (edited(TEXT, format=2), "newer version"),
    (edited(TEXT, case="../../etc/passwd"), "not installed"),
    (edited(TEXT, case="no-such-case"), "not installed"),
    (edited(TEXT, case="2"), "not installed"),
    (edited(TEXT, mark="cheated"), "cannot be marked"),
    (edited(TEXT, at=99), "position should be a number from 0 to 20"),
    (edited(TEXT, at=True), "position should be a number"),
    (edited(TEXT, seed="7"), "seed should be a number"),
    (edited(TEXT, cards=[]), "lists no cards"),
    (edited(TEXT, commands={}), "commands should be a list"),
    (edited(TEXT, commands=[7]), "commands should be a short text"),
    (edited(TEXT, commands=["x" * 500]), "commands should be a short text"),
    (edited(TEXT, commands=["pass"] * (MOST_COMMANDS + 1)), "more than 20,000 commands"),
    (edited(TEXT, branches=[{"from": 99, "commands": []}]), "beginning of a branch"),
    (edited(TEXT, branches=[7]), "branch should be an object"),
    (edited(TEXT, options={"victims": "nine"}), "can be six, five, four"),
    (edited(TEXT, options={"weather": "bad"}), "no option"),
    (edited(TEXT, digest="0" * 16), "neither its moves nor its table"),
]


@pytest.mark.parametrize(("text", "sentence"), DAMAGES)
def test_a_damaged_save_is_refused_with_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(SaveError, match=sentence) as refusal:
        load_text(text)
    assert str(refusal.value).endswith(".")


OPTIONAL = {"game", "format", "summary"}  # an older save has no summary, and only the menu reads it


@pytest.mark.parametrize("key", [key for key in json.loads(TEXT) if key not in OPTIONAL])
def test_a_save_without_one_of_its_parts_is_refused(key: str) -> None:
    with pytest.raises(SaveError, match=f"no '{key}'"):
        load_text(without(TEXT, key))


def resnapped(change: Callable[[dict[str, Any]], None]) -> str:
    """Return a save that must load from its snapshot, changed behind a right digest."""
    data = json.loads(TEXT)
    change(data["snapshot"])
    return json.dumps(data | {"digest": digest_of(data["snapshot"])})


SNAPSHOT_DAMAGES: list[tuple[Callable[[dict[str, Any]], None], str]] = [
    (lambda s: s["areas"].update(moon=[]), "no area 'moon'"),
    (lambda s: s["areas"].update(hand=s["areas"]["hand"] * 2), "or only once"),
    (lambda s: s["areas"].update(hand=[s["lines"][0][0]]), "cannot lie where it lies"),
    (lambda s: s["areas"].update(leads=[""] * 6), "more cards than spaces"),
    (lambda s: s["areas"].update(leads="abc"), "leads should be a list"),
    (lambda s: s["lines"].append([]), "an open case has no card"),
    (lambda s: s["lines"].append([s["areas"]["hand"].pop()]), "cannot lie where it lies"),
    (lambda s: s.update(result="lost patience"), "no game ends with"),
    (lambda s: s.update(rng=-1), "state of chance"),
    (lambda s: s.update(marks=[["waived", 999]]), "mark should be a number"),
    (lambda s: s.update(marks=[[]]), "mark should be a number"),
    (lambda s: s.update(turn=0), "turn should be a number"),
]


@pytest.mark.parametrize(("change", "sentence"), SNAPSHOT_DAMAGES)
def test_a_snapshot_that_makes_no_sense_is_refused(
    change: Callable[[dict[str, Any]], None], sentence: str
) -> None:
    with pytest.raises(SaveError, match=sentence):
        load_text(resnapped(change))


def test_a_sound_snapshot_is_trusted_after_the_same_treatment() -> None:
    loaded, notice = load_text(resnapped(lambda snapshot: snapshot.update(turn=5)))
    assert notice is not None and loaded.state.turn == 5
    assert loaded.mark is Mark.FAIR
