"""Every question can be answered, every wrong answer is refused and leaves no trace."""

from __future__ import annotations

from random import Random

import pytest
from playouts import every_case, some_or_many_games, tables

from arkham.rules import IllegalCommand, apply, legal, notation
from arkham.rules.cards import CaseDef
from arkham.rules.choices import Option, Prompt, Verb
from arkham.rules.engine import option_for
from arkham.rules.refusals import refusals

DEEPEST_AGENDA = 20
"""Steps that may wait at a question. A leak would grow with the game; depths seen are up to 12."""


@every_case
@some_or_many_games
def test_every_question_has_an_option_and_tells_options_apart(case: CaseDef, seeds: range) -> None:
    for state in tables(case, seeds):
        choice = state.choice
        assert choice is not None
        binding = [o for o in choice.options if not o.free]
        assert binding, choice.prompt
        names = [notation(state, o) for o in choice.options]
        assert len(set(names)) == len(names), names
        assert [option_for(state, name) for name in names] == list(choice.options)
        if not choice.must:
            decline = {Verb.SKIP, Verb.DONE, Verb.PROCEED}
            assert any(o.verb in decline for o in binding), (choice.prompt, names)


@every_case
@some_or_many_games
def test_the_agenda_stays_shallow(case: CaseDef, seeds: range) -> None:
    for state in tables(case, seeds):
        assert len(state.agenda) <= DEEPEST_AGENDA, state.agenda


@every_case
@some_or_many_games
def test_every_option_can_be_carried_out(case: CaseDef, seeds: range) -> None:
    for state in tables(case, seeds, every=5):
        choice = legal(state)
        assert choice is not None
        for option in choice.options:
            trial = state.clone()
            apply(trial, option, serial=trial.serial)
            assert trial.result is not None or trial.serial == state.serial + 1


@every_case
@some_or_many_games
def test_an_answer_to_an_older_question_is_refused(case: CaseDef, seeds: range) -> None:
    for state in tables(case, seeds, every=9):
        choice, before = state.choice, state.digest()
        assert choice is not None
        for serial in (state.serial - 1, state.serial + 1, 0):
            with pytest.raises(IllegalCommand, match="earlier question"):
                apply(state, choice.options[0], serial=serial)
        assert state.digest() == before and state.choice is choice


@every_case
@some_or_many_games
def test_illegal_commands_leave_no_trace(case: CaseDef, seeds: range) -> None:
    """Options of other questions, made-up options and nonsense in words are all refused."""
    chance = Random(0)
    earlier: list[Option] = []
    for state in tables(case, seeds, every=7):
        choice, before = state.choice, state.digest()
        assert choice is not None
        made_up = [
            Option(chance.choice(list(Verb)), chance.randrange(60), chance.randrange(70)),
            choice.options[0]._replace(then=(("win",),)),
            choice.options[-1]._replace(free=not choice.options[-1].free),
        ]
        words = ["", "pass pass", "hand", "close nobody", "pick " + "x" * 500, "\u0000", "PASS"]
        attempts: list[Option | str] = [*made_up, *words, *earlier]
        for attempt in attempts:
            if attempt in choice.options:
                continue
            with pytest.raises(IllegalCommand):
                apply(state, attempt)
        assert state.digest() == before and state.choice is choice
        earlier = list(choice.options[:3])


@every_case
@some_or_many_games
def test_whatever_is_refused_has_reasons_and_is_not_offered(case: CaseDef, seeds: range) -> None:
    for state in tables(case, seeds):
        choice = state.choice
        assert choice is not None
        offered = {option[:3] for option in choice.options if not option.tool}
        refused = refusals(state)
        assert all(unavailable.refusals for unavailable in refused)
        keys = [unavailable[:3] for unavailable in refused]
        assert len(set(keys)) == len(keys)
        assert not offered & set(keys)
        if choice.prompt == Prompt.ACTION:
            asked = {
                (Verb.HAND, card, line[0]) for card in state.areas[2] for line in state.lines
            } | {(Verb.CLOSE, 0, line[0]) for line in state.lines}
            lead = state.first_lead()
            asked |= {(Verb.LEAD, lead, line[0]) for line in state.lines if lead}
            assert asked <= offered | set(keys), "each is possible or says why not"
