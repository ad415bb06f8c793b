"""Sessions: undo, branches and the Fair mark (AC-23 to AC-25)."""

from __future__ import annotations

from random import Random
from typing import get_args

import pytest
from event_examples import EXAMPLES
from random_play import CASES, play, wandered

from arkham.play.history import Node, all_nodes, reveals
from arkham.play.session import Mark, Session
from arkham.rules import areas, events
from arkham.rules.cards import CaseDef
from arkham.rules.choices import Choice, IllegalCommand, Option, Verb
from arkham.rules.events import Event
from arkham.rules.mechanisms.menaces import MENACE_DECK

CASE = CASES[0]


@pytest.fixture
def session() -> Session:
    return Session.new(CASE, seed=7)


def digests(session: Session) -> list[str]:
    return [node.state.digest() for node in session.path()]


# Undo and redo


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_undo_leads_back_to_the_deal_and_redo_to_the_end(case: CaseDef) -> None:
    for seed in range(5):
        session = play(Session.new(case, seed=seed), Random(seed))
        there = digests(session)
        back = [session.state.digest()]
        while session.can_undo:
            session.undo()
            back.append(session.state.digest())
        assert back == there[::-1]
        assert back[-1] == Session.new(case, seed=seed).state.digest()
        forth = [session.state.digest()]
        while session.can_redo:
            session.redo()
            forth.append(session.state.digest())
        assert forth == there


def check_undo_and_redo(sequences: int) -> None:
    chance = Random(1)
    done = 0
    while done < sequences:
        session = Session.new(CASES[done % len(CASES)], seed=done)
        while session.choice is not None and done < sequences:
            before = session.state.digest()
            session.do(chance.choice(session.choice.options))
            after = session.state.digest()
            session.undo()
            assert session.state.digest() == before
            session.redo()
            assert session.state.digest() == after
            done += 1


def test_undo_and_redo_are_exact() -> None:
    check_undo_and_redo(300)


@pytest.mark.sweep
def test_undo_and_redo_are_exact_ten_thousand_times() -> None:
    check_undo_and_redo(10_000)


def test_a_refused_command_leaves_no_trace(session: Session) -> None:
    before = session.state.digest()
    with pytest.raises(IllegalCommand, match="not possible now"):
        session.do("take the-moon")
    with pytest.raises(IllegalCommand, match="earlier question"):
        session.do("pass", serial=session.state.serial - 1)
    assert session.state.digest() == before
    assert session.here is session.root and not session.root.children


def test_a_finished_game_takes_no_command(session: Session) -> None:
    play(session, Random(3))
    assert session.outcome is not None and session.choice is None
    with pytest.raises(IllegalCommand, match="over"):
        session.do("pass")


def test_there_is_nothing_before_the_deal_and_after_the_end(session: Session) -> None:
    assert not session.can_undo and not session.can_redo
    with pytest.raises(IllegalCommand, match="nothing to take back"):
        session.undo()
    with pytest.raises(IllegalCommand, match="nothing to do again"):
        session.redo()


def test_do_returns_what_happened_and_the_log_keeps_it(session: Session) -> None:
    happened = session.do("pass")
    assert isinstance(happened[0], events.OptionChosen)
    assert list(session.here.events) == happened
    assert session.events() == [*session.root.events, *happened]
    session.undo()
    assert session.events() == list(session.root.events)


# Branches


def test_a_new_move_keeps_the_old_future(session: Session) -> None:
    session.do("pass")
    old = play(session, Random(1), 20).here
    session.jump(session.root)
    taken = session.choice.options[0]
    assert taken.verb is Verb.TAKE
    session.do(taken)
    assert [node.command for node in session.timeline()[1:]] == [session.here.command]
    session.jump(old)
    assert session.here is old and session.timeline()[1].command == "pass"
    assert len(session.branches()) == 2


def test_a_move_tried_before_leads_back_into_its_branch(session: Session) -> None:
    first = session.do("pass")
    node = session.here
    session.undo()
    assert session.do("pass") == first
    assert session.here is node and session.root.children == [node]


def test_redo_follows_the_branch_that_was_left_last(session: Session) -> None:
    session.do("pass")
    session.undo()
    session.do(session.choice.options[0])
    session.undo()
    session.redo()
    assert session.here.command != "pass"
    session.undo()
    session.do("pass")
    session.undo()
    session.redo()
    assert session.here.command == "pass"


def test_branches_tell_label_turn_and_outcome(session: Session) -> None:
    session.do("pass")
    session.do("pass")
    turn = session.state.turn
    session.do(session.choice.options[0])
    lost = play(session, Random(3)).here
    session.jump(session.path()[2])
    session.do("pass")
    left, current = session.branches()
    assert left.tip is lost and left.outcome == lost.state.result and left.outcome is not None
    assert left.turn == lost.state.turn
    assert left.label == f"turn {turn}: {left.first.command}"
    assert current.first is None and current.label == "current"
    assert current.tip is session.here and current.outcome is None


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_every_moment_of_a_hundred_branches_can_be_visited(case: CaseDef) -> None:
    session = wandered(case, seed=5, rounds=180)
    assert len(session.branches()) >= 100
    nodes = list(all_nodes(session.root))
    known = {id(node): node.state.digest() for node in nodes}
    for node in Random(2).sample(nodes, 100):
        session.jump(node)
        assert session.state.digest() == known[id(node)]
        assert session.timeline()[len(session.path()) - 1] is node
    assert len(list(all_nodes(session.root))) == len(nodes)


def test_a_moment_of_another_game_is_refused(session: Session) -> None:
    other = Session.new(CASE, seed=8)
    with pytest.raises(ValueError, match="another game"):
        session.jump(other.root)


# Fair and practice


def test_every_type_of_event_has_an_example() -> None:
    assert {type(event) for event, _ in EXAMPLES} == set(get_args(Event))


@pytest.mark.parametrize(("event", "shows"), EXAMPLES)
def test_undo_across_an_event_keeps_fair_unless_it_reveals(
    session: Session, event: Event, shows: bool
) -> None:
    bystander = events.EffectBegan(5, "leads", False, 0)
    happened = (bystander, event, bystander)
    shown = reveals(happened, None)
    node = Node(session.state, happened, "pass", session.root, reveals=shown)
    session.root.children.append(node)
    session.jump(node)
    assert session.undo_crosses_reveal() is shows
    assert session.mark is Mark.FAIR
    session.undo()
    assert session.mark is (Mark.PRACTICE if shows else Mark.FAIR)


@pytest.mark.parametrize(
    ("area", "shows"), [(MENACE_DECK, True), (areas.DRAW, False), (areas.LEADS, False)]
)
def test_looking_through_the_menace_deck_reveals_even_if_none_is_taken(
    area: int, shows: bool
) -> None:
    question = Choice("menace_search", 1, False, area, 1, (Option(Verb.PICK, 5), Option(Verb.SKIP)))
    assert reveals((), question) is shows


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_the_button_says_in_advance_what_undo_does(case: CaseDef) -> None:
    seen = set()
    for seed in range(20):
        session = Session.new(case, seed=seed)
        chance = Random(seed)
        while session.choice is not None:
            session.do(chance.choice(session.choice.options))
            warned = session.undo_crosses_reveal()
            assert session.mark is Mark.FAIR
            session.undo()
            assert (session.mark is Mark.PRACTICE) is warned
            session.mark = Mark.FAIR
            session.redo()
            assert session.mark is Mark.FAIR
            seen.add(warned)
    assert seen == {True, False}


def test_practice_stays_practice(session: Session) -> None:
    session.do("pass")
    session.undo()
    assert session.mark is Mark.PRACTICE
    play(session, Random(1))
    assert session.mark is Mark.PRACTICE


def test_redo_straight_back_makes_a_run_fair_again(session: Session) -> None:
    session.do("pass")
    session.do("pass")
    tip = session.here
    session.undo()
    session.undo()
    assert session.mark is Mark.PRACTICE and session.can_be_fair_again
    session.redo()
    assert session.mark is Mark.PRACTICE
    session.redo()
    assert session.here is tip and session.mark is Mark.FAIR
    assert not session.can_be_fair_again


@pytest.mark.parametrize("deed", ["another command", "the same command", "a hint"])
def test_whatever_is_done_in_between_leaves_a_run_practice(session: Session, deed: str) -> None:
    session.do("pass")
    tip = session.here
    session.undo()
    if deed == "a hint":
        session.mark_as_practice()
    else:
        session.do("take landlord-dombrowski" if deed == "another command" else "pass")
    assert not session.can_be_fair_again
    session.jump(tip)
    assert session.mark is Mark.PRACTICE


def test_an_undo_after_a_run_is_fair_again_makes_it_practice_again(session: Session) -> None:
    session.do("pass")
    for _ in range(3):
        session.undo()
        assert session.mark is Mark.PRACTICE
        session.redo()
        assert session.mark is Mark.FAIR


def test_redo_after_a_jump_between_branches_leads_along_the_branch_that_was_visited(
    session: Session,
) -> None:
    start = session.here
    session.do("pass")
    session.do("pass")
    one = session.here
    session.jump(start)
    session.do("take landlord-dombrowski")
    session.do("pick chesuncook-pit")
    other = session.here
    for tip, first in ((one, "pass"), (other, "take"), (one, "pass")):
        session.jump(tip)
        session.jump(start)
        assert session.here.ahead is not None and session.here.ahead.command.startswith(first)
        session.redo()
        session.redo()
        assert session.here is tip
        assert not session.can_redo


def test_a_jump_warns_of_every_reveal_it_takes_back(session: Session) -> None:
    session.do("pass")
    session.do("pass")
    end = session.here
    assert session.crosses_reveal(session.root)
    assert not session.crosses_reveal(end)
    session.jump(session.root)
    assert session.mark is Mark.PRACTICE
    assert not session.crosses_reveal(end)


def test_a_hint_can_make_a_run_practice(session: Session) -> None:
    session.mark_as_practice()
    assert session.mark is Mark.PRACTICE


def test_a_moment_is_shown_in_a_few_words(session: Session) -> None:
    assert repr(session.here) == "<Node 0: the beginning>"
    session.do("pass")
    assert repr(session.here) == "<Node 1: pass>"
