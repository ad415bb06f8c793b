"""The first evening holds: every command is legal, every figure true, every other move answered.

It plays data/lessons.yaml through the rules, so it fails when rules or cards change under the
words; search another deal then.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from arkham.casefile import load_case
from arkham.lessons.script import ANY, HINT, OTHER, READ, REDO, UNDO, Script, Step, first_evening
from arkham.play.session import Session
from arkham.rules.areas import BIG_PICTURE, HAND, STABILITY, TIME
from arkham.rules.basics import TYPES_TO_CLOSE
from arkham.rules.choices import Verb, notation
from arkham.rules.closing import most_scorable
from arkham.rules.moves import time_limit
from arkham.rules.state import GameState

SCRIPT = first_evening()
CLAUSES = re.findall(
    r"^- ([A-Z]\d*(?:-\d+|\d*)) ",
    (Path(__file__).parents[2] / "docs" / "rules.md").read_text(encoding="utf-8"),
    re.MULTILINE,
)
MOST_LESSONS, LONGEST, LONGEST_ANSWER = 10, 180, 110
SENTENCE = re.compile(r"[.?!](?= |$)")


def dealt(script: Script = SCRIPT) -> Session:
    return Session.new(load_case(script.case), {}, script.seed)


def figures(state: GameState) -> dict[str, int]:
    """Return the numbers that words may rely on; those of a line are of the longest one."""
    line = max(state.lines, key=len)
    rules = state.rules
    closable = rules.types_in(line) >= TYPES_TO_CLOSE
    return {
        "time": len(state.areas[TIME]),
        "time_limit": time_limit(state),
        "stability": len(state.areas[STABILITY]),
        "stability_limit": rules.stability_limit,
        "hand": len(state.areas[HAND]),
        "victims": len(state.areas[rules.trouble_stack().area]),
        "open": len(state.lines),
        "scored": len(state.areas[BIG_PICTURE]),
        "types": rules.types_in(line),
        "keys": sum("key" in rules.cards[card].attributes for card in line),
        "scorable": most_scorable(state, line) if closable else 0,
    }


def wrong_figures(state: GameState, step: Step) -> dict[str, int]:
    now = figures(state)
    return {name: now[name] for name, value in step.after.items() if now[name] != value}


def questions(script: Script) -> Iterator[tuple[Step, int, Session, tuple[str, ...]]]:
    """Yield every question of the evening: its step and place, the game, what is planned there."""
    session = dealt(script)
    for place, step in enumerate(script.steps):
        yield step, place, session, step.commands
        for done, command in enumerate(step.commands, start=1):
            session.do(command)
            if left := step.commands[done:]:
                yield step, place, session, left


def test_every_command_is_legal_and_every_figure_true():
    session = dealt()
    for step in SCRIPT.steps:
        for command in step.commands:
            session.do(command)
        assert not wrong_figures(session.state, step), step.name
    assert session.outcome is None, "the rest is to be played on"


def test_every_other_legal_move_is_answered_or_may_stand():
    moves = 0
    for step, place, session, planned in questions(SCRIPT):
        for option in session.choice.options:
            command = notation(session.state, option)
            if command in planned or ANY in step.also:
                continue
            moves += 1
            if command in step.also:
                stands(session, command, place)
            else:
                known = {option.verb.value, OTHER} & set(step.wrong)
                assert known, f"{step.name}: nothing is said to {command}"
    assert moves > 100


def stands(session: Session, command: str, place: int) -> None:
    """Play on after another move than the planned one: words and figures still hold."""
    trial = Session(session.root, session.seed)
    trial.jump(session.here)
    trial.do(command)
    for later in SCRIPT.steps[place + 1 :]:
        for planned in later.commands:
            trial.do(planned)
        assert not wrong_figures(trial.state, later), (command, later.name)


def test_what_is_taken_back_to_learn_undo_has_shown_no_hidden_card():
    for step, _, session, _ in questions(SCRIPT):
        if step.goes_back:
            assert step.do == (UNDO, REDO)
            assert not session.here.reveals and session.here.parent is not None
            break
    else:
        raise AssertionError("nobody learns to undo")


@pytest.mark.parametrize("step", SCRIPT.steps, ids=lambda step: step.name)
def test_words_are_short(step: Step):
    assert len(step.say) + 1 + len(step.why) <= LONGEST
    words = f"{step.say} {step.why}".replace("Dr.", "Dr")
    assert len(SENTENCE.findall(words)) <= 3 and step.say.endswith((".", "?"))
    for answer in step.wrong.values():
        assert len(answer) <= LONGEST_ANSWER and answer.endswith((".", "?"))
    assert set(step.clauses) <= set(CLAUSES)


def test_the_goal_comes_first_and_there_are_few_lessons():
    assert SCRIPT.lessons <= MOST_LESSONS
    assert SCRIPT.steps[0].touch == ("goal",)
    assert [step.lesson for step in SCRIPT.steps] == sorted(step.lesson for step in SCRIPT.steps)


@pytest.mark.parametrize("step", SCRIPT.steps, ids=lambda step: step.name)
def test_a_step_is_written_as_the_game_reads_it(step: Step):
    verbs = {command.partition(" ")[0] for command in step.commands}
    assert verbs <= set(Verb)
    assert step.commands or step.goes_back or step.do in ((READ,), (HINT,))
    assert set(step.wrong) <= {*Verb, OTHER}
    assert step.touch
