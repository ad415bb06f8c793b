"""The course knows its step whatever the player does: plays, strays, goes back, comes again."""

from __future__ import annotations

import pytest

from arkham.lessons.course import Course
from arkham.lessons.progress import Progress, load_progress, text_of, writing
from arkham.lessons.script import ANY, first_evening
from arkham.play.session import Mark
from arkham.rules.choices import notation

SCRIPT = first_evening()


def do_step(course: Course) -> None:
    """Do what the current step asks for."""
    step = course.step
    if step.is_read:
        course.read()
    elif step.goes_back:
        course.session.undo()
        course.moved()
        course.session.redo()
        course.moved()
    for command in step.commands:
        course.session.do(command)
        course.moved()


def begun(steps: int = 0) -> Course:
    course = Course.begun(SCRIPT)
    for _ in range(steps):
        do_step(course)
    return course


def place_of(name: str) -> int:
    return next(i for i, step in enumerate(SCRIPT.steps) if step.name == name)


def test_it_leads_from_the_first_step_to_the_end():
    course = begun()
    for place in range(len(SCRIPT.steps)):
        assert course.at == place
        do_step(course)
    assert course.step is None and course.name == "end"
    assert course.session.mark is Mark.PRACTICE


@pytest.mark.parametrize("place", range(len(SCRIPT.steps)))
def test_every_other_move_is_answered_and_taken_back(place):
    course = begun(place)
    step, session, here = course.step, course.session, course.session.here
    planned = {*step.commands, *step.also}
    for option in session.choice.options:
        command = notation(session.state, option)
        if command in planned or ANY in step.also:
            continue
        session.do(command)
        course.moved()
        assert course.astray and course.answer == SCRIPT.answer(step, command)
        assert course.commands == [node.command for node in session.path()[1:-1]]
        session.jump(course.take_back())
        course.moved()
        assert session.here is here and course.step is step and not course.astray
        assert course.answer, "it stays until the step is done"
        assert command not in [child.command for child in here.children], "redo must not repeat it"


def test_puzzles_left_out_are_taken_back_with_the_closing():
    course = begun(place_of("close 1"))
    before = course.session.here
    for command in ("close walter-gilman", "pick unnamable walter-gilman", "done"):
        course.session.do(command)
    course.moved()
    assert course.astray and course.answer == course.step.wrong["done"]
    course.session.jump(course.take_back())
    course.moved()
    assert course.session.here is before and course.name == "close 1"


def test_a_closing_and_its_puzzles_in_one_go_end_the_step():
    course = begun(place_of("close 1"))
    for command in course.step.commands:
        course.session.do(command)
    course.moved()
    assert course.name == "close 2"


@pytest.mark.parametrize("place", range(1, len(SCRIPT.steps) + 1))
def test_one_step_back_leads_to_the_table_on_which_it_began(place):
    course, before = begun(place), begun(place - 1)
    course.session.jump(course.step_back())
    course.moved()
    assert course.at == place - 1
    assert course.session.state.digest() == before.session.state.digest()
    do_step(course)
    assert course.at == place


def test_undo_leads_to_the_step_of_the_table_and_redo_back():
    course = begun(place_of("types 2"))
    course.session.undo()
    course.moved()
    assert course.name == "types 1"
    course.session.redo()
    course.moved()
    assert course.name == "types 2"


@pytest.mark.parametrize("place", range(len(SCRIPT.steps) + 1))
def test_it_is_taken_up_where_it_was_left(place, tmp_path):
    course, progress = begun(place), Progress()
    progress.reached(course)
    writing(tmp_path, progress)()
    found = load_progress(tmp_path)
    assert found == progress and found.finished == (place == len(SCRIPT.steps))
    again = Course.begun(SCRIPT, found.commands, found.step)
    assert again.name == course.name
    assert again.session.state.digest() == course.session.state.digest()


def test_what_is_played_after_the_end_is_kept_too():
    course = begun(len(SCRIPT.steps))
    for _ in range(3):
        course.session.do(course.session.choice.options[0])
        course.moved()
    again = Course.begun(SCRIPT, course.commands, course.name)
    assert again.step is None
    assert again.session.state.digest() == course.session.state.digest()


@pytest.mark.parametrize("place", (0, 5, 9))
def test_skipped_lessons_leave_the_table_and_do_not_come_back(place):
    course = begun(place)
    course.skip()
    assert course.step is None
    while course.session.can_undo:
        course.session.undo()
        course.moved()
    course.session.do("pass")
    course.moved()
    assert course.step is None and not course.astray
    again = Course.begun(SCRIPT, course.commands, course.name)
    assert again.step is None and again.commands == ["pass"]


def test_an_evening_of_other_cards_begins_where_it_still_holds():
    again = Course.begun(SCRIPT, ["lead walter-gilman", "play nothing nowhere"], "types 4")
    assert again.name == "from-hand 1" and again.commands == ["lead walter-gilman"]
    assert Course.begun(SCRIPT, ["pass"], "first-lead 1").commands == []


@pytest.mark.parametrize("text", ["", "[]", '{"evening": 3}', '{"tips": [1]}', "{" * 99_999])
def test_a_file_that_cannot_be_read_is_a_fresh_start(text, tmp_path):
    (tmp_path / "lessons.json").write_text(text)
    assert load_progress(tmp_path) == Progress()
    assert load_progress(tmp_path / "nowhere") == Progress()


def test_the_file_is_bounded():
    progress = Progress("end", 10, 10, ["pick two-men-from-innsmouth walter-gilman"] * 400, True)
    assert len(text_of(progress)) < 60_000
