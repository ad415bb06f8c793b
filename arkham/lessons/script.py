"""Read the first evening from data/lessons.yaml: a deal, and what is said and done in it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from arkham.files.texts import shipped

READ, HINT, UNDO, REDO = "read", "hint", "undo", "redo"
END = "end"  # the name of what comes after the last step
ANY = "any"  # under `also`: whatever is played may stand
OTHER = "other"  # under `wrong`: for every verb that has no words of its own


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to do, and what is said before it and to anything else."""

    lesson: int  # its place among the lessons, from 0
    number: int  # its place in the lesson, from 0
    title: str  # of the lesson
    name: str  # of this step, as it is written down: the id of the lesson and the number
    say: str
    why: str
    touch: tuple[str, ...]
    do: tuple[str, ...]
    also: tuple[str, ...] = ()
    wrong: Mapping[str, str] = field(default_factory=dict)
    after: Mapping[str, int] = field(default_factory=dict)
    clauses: tuple[str, ...] = ()

    @property
    def is_read(self) -> bool:
        """Say whether reading the words ends the step."""
        return self.do[0] in (READ, HINT)

    @property
    def asks_for_a_hint(self) -> bool:
        """Say whether asking for a hint ends the step as well."""
        return self.do[0] == HINT

    @property
    def goes_back(self) -> bool:
        """Say whether the step is to take a move back and do it again."""
        return self.do[0] == UNDO

    @property
    def commands(self) -> tuple[str, ...]:
        """Return what is to be played."""
        return () if self.is_read or self.goes_back else self.do

    @property
    def lesson_id(self) -> str:
        """Return the name of the lesson in data/lessons.yaml."""
        return self.name.partition(" ")[0]

    def stands(self, command: str) -> bool:
        """Say whether another command than the planned one may stand."""
        return command in self.also or ANY in self.also


@dataclass(frozen=True, slots=True)
class Script:
    """The deal and all steps, one after another."""

    case: int
    seed: int
    lessons: int
    steps: tuple[Step, ...]
    taken_back: str  # what is said to a move that has no answer of its own

    def answer(self, step: Step, command: str) -> str:
        """Return what is said to a legal move that the step did not ask for."""
        verb = command.partition(" ")[0]
        return step.wrong.get(verb) or step.wrong.get(OTHER) or self.taken_back


@cache
def first_evening() -> Script:
    """Return the lessons of data/lessons.yaml."""
    return script_of(shipped("data", "lessons.yaml"))


def script_of(data: dict[str, Any]) -> Script:
    """Return the lessons that a file of this form holds."""
    lessons = data["lessons"]
    steps = tuple(
        Step(
            lesson=place,
            number=number,
            title=lesson["title"],
            name=f"{lesson['id']} {number + 1}",
            say=step["say"],
            why=step["why"],
            touch=tuple(step["touch"]),
            do=tuple(step["do"]),
            also=tuple(step.get("also", ())),
            wrong=step.get("wrong", {}),
            after=step.get("after", {}),
            clauses=tuple(step.get("clauses", ())),
        )
        for place, lesson in enumerate(lessons)
        for number, step in enumerate(lesson["steps"])
    )
    return Script(data["case"], data["seed"], len(lessons), steps, data["words"]["taken_back"])
