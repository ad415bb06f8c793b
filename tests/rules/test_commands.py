"""Commands in words: how they are written, and what the player is told when one is refused."""

from __future__ import annotations

import pytest
from lab import clue
from table import Table

from arkham.rules import IllegalCommand, Option, apply, notation
from arkham.rules.choices import Reason, Verb
from arkham.rules.refusals import refusal_of, refusals


def test_every_action_is_written_as_its_verb_its_card_and_its_line(table: Table) -> None:
    table.case_with(clue("door", "location", "any>any", "lock"))
    table.deal(hand="person1", leads="door lead1", lines={"v1": ""}, time="monster1")
    written = [notation(table.state, option) for option in table.choice.options]
    assert written == [
        "take door", "lead v1 armitage 1", "hand person1 v1", "pass", "use armitage 2",
    ]  # fmt: skip


def test_a_refused_command_says_what_was_asked_and_what_is_possible(table: Table) -> None:
    table.deal(hand="person1", leads="lead1", lines={"v1": ""}, briefcase="")
    with pytest.raises(IllegalCommand) as refusal:
        table.do("close v1")
    assert str(refusal.value) == (
        "'close v1' is not possible now; possible: take lead1, lead v1, hand person1 v1, pass"
    )


def test_an_option_of_another_question_is_refused_with_the_question(table: Table) -> None:
    table.deal(hand="person1 person2 person3")
    table.take()
    with pytest.raises(IllegalCommand, match="hand_limit: pass is not possible here"):
        apply(table.state, Option(Verb.PASS))


def test_an_answer_can_say_which_question_it_answers(table: Table) -> None:
    table.deal()
    serial = table.state.serial
    apply(table.state, "pass", serial=serial)
    with pytest.raises(IllegalCommand, match="earlier question"):
        apply(table.state, "pass", serial=serial)
    apply(table.state, "pass", serial=serial + 1)
    table.ready()


def test_nothing_is_refused_after_the_end_but_everything_is_illegal(table: Table) -> None:
    table.deal(stability="person1 person2 person3 person4 person5")
    table.pass_()
    assert refusals(table.state) == []
    with pytest.raises(IllegalCommand, match="The game is over"):
        apply(table.state, "pass")


def test_what_is_possible_has_no_refusal(table: Table) -> None:
    table.deal(hand="person1")
    index = table.state.rules.index
    assert refusal_of(table.state, Verb.HAND, index["person1"], index["v1"]) == ()
    assert refusal_of(table.state, Verb.PASS, 0, 0) == ()


def test_a_pending_question_refuses_every_action_of_the_turn(table: Table) -> None:
    table.case_with(clue("doer", "threat", "any>any", "", "may discard"))
    table.deal(hand="doer person1", discard="monster1", lines={"v1": ""})
    table.play("doer", "v1")
    for verb, card, onto in [
        ("take", "lead2", ""), ("lead", "lead2", "v1"), ("hand", "person1", "v1"),
        ("close", "", "v1"), ("pass", "", ""),
    ]:  # fmt: skip
        table.refused(verb, card, onto, "pending")
    assert {r.reason for u in refusals(table.state) for r in u.refusals} == {Reason.PENDING}
