"""Keep how far a player has come in the lessons, and which tips were seen, in a small file.

It lies beside the games and is no part of them: the evening touches neither the running game nor
the ended ones. A file that cannot be read counts as none.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from arkham.files.atomic import write_atomically
from arkham.files.untrusted import SaveError, mapping, number, parse, read_bounded, word, words

if TYPE_CHECKING:  # the menu asks how far one is before the rules are loaded
    from arkham.lessons.course import Course

LONGEST = 60_000  # bytes; an evening that is played to its end has a tenth of it
_NAME = "lessons.json"
_MOST_LESSONS = 99


@dataclass(slots=True)
class Progress:
    """What one player has learnt so far."""

    step: str = ""  # where the evening was left; nothing if it was not begun
    lesson: int = 0  # which of how many that is, from 1
    lessons: int = 0
    commands: list[str] = field(default_factory=list)
    finished: bool = False  # the lessons were done or skipped once
    tips: set[str] = field(default_factory=set)  # those that were shown

    def reached(self, course: Course) -> None:
        """Note where the evening is now."""
        self.step, self.commands = course.name, course.commands
        self.lessons = course.script.lessons
        self.lesson = course.step.lesson + 1 if course.step is not None else self.lessons
        self.finished |= course.step is None

    def put_away(self) -> None:
        """Forget the table of the evening: it was played to its end, or begins anew."""
        self.step, self.commands, self.lesson = "", [], 0

    @property
    def is_over(self) -> bool:
        """Say whether the evening is played on after its last lesson."""
        from arkham.lessons.script import END  # here, because the menu mostly does without

        return self.step == END


def load_progress(folder: Path) -> Progress:
    """Return what is written down in a folder; a fresh start if nothing can be read."""
    try:
        return _progress(parse(read_bounded(folder / _NAME, LONGEST)))
    except (OSError, SaveError):
        return Progress()


def _progress(data: dict[str, Any]) -> Progress:
    evening = mapping(data.get("evening", {}), "the evening")
    return Progress(
        step=word(evening.get("step", ""), "the step"),
        lesson=number(evening.get("lesson", 0), "the lesson", 0, _MOST_LESSONS),
        lessons=number(evening.get("lessons", 0), "the lessons", 0, _MOST_LESSONS),
        commands=words(evening.get("commands", []), "the commands"),
        finished=evening.get("finished") is True,
        tips=set(words(data.get("tips", []), "the tips")),
    )


def text_of(progress: Progress) -> str:
    evening = {
        "step": progress.step,
        "lesson": progress.lesson,
        "lessons": progress.lessons,
        "commands": progress.commands,
        "finished": progress.finished,
    }
    return json.dumps({"evening": evening, "tips": sorted(progress.tips)}, indent=1) + "\n"


def writing(folder: Path, progress: Progress) -> Callable[[], None]:
    """Return a job that writes progress down as it is now; a folder that refuses is let be."""
    text = text_of(progress)

    def write() -> None:
        try:
            write_atomically(folder / _NAME, text)
        except OSError:
            return  # the storage tells of a bad disk; lessons are not worth a second notice

    return write
