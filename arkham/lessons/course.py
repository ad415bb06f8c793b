"""Follow a player through the lessons: which step it is, what was done, what is taken back.

The course looks at the session's history and at nothing else, so undo, redo, a jump of the log and
a game read from a file all lead to the step that belongs to the table.
"""

from __future__ import annotations

from collections.abc import Sequence

from arkham.casefile import load_case
from arkham.lessons.script import END, Script, Step
from arkham.play.history import Node, path_to
from arkham.play.session import Session
from arkham.rules.choices import IllegalCommand


class Course:
    """One player's way through a script, beside the session it is played in."""

    def __init__(self, script: Script, session: Session) -> None:
        self.script = script
        self.session = session
        self.answer = ""  # what is said to the last move that was not asked for
        self.astray = False  # such a move lies on the table and is to be taken back
        self._starts = [session.here]  # where each step began, the current one last
        self._went_back = False
        self._skipped = False

    @classmethod
    def begun(cls, script: Script, commands: Sequence[str] = (), step: str = "") -> Course:
        """Deal the evening, and play it again as far as it had come."""
        session = Session.new(load_case(script.case), {}, script.seed)
        session.mark_as_practice()
        course = cls(script, session)
        course._skipped = step == END  # what was played then was no lesson any more
        for command in commands:
            try:
                session.do(command)
            except IllegalCommand:
                break  # the cards have changed since: from here on it is played anew
            course._read_up_to(command)
            course.moved()
            if course.astray:
                session.jump(course.take_back())
                break
        course._read_up_to("", step)
        return course

    def _read_up_to(self, command: str, name: str = "") -> None:
        """Pass over steps that were only read before a command, or before a step was reached."""
        while (step := self.step) is not None and not step.commands:
            if step.name == name or (command and step.stands(command)):
                return
            if not command and not self._lies_ahead(name):
                return
            self._starts.append(self._starts[-1])

    def _lies_ahead(self, name: str) -> bool:
        """Say whether a step comes before anything is played."""
        ahead = self.script.steps[self.at :]
        names = [step.name for step in ahead]
        return name in names and not any(s.commands for s in ahead[: names.index(name)])

    # Where it is

    @property
    def at(self) -> int:
        """Return the place of the current step; behind the last one the lessons are over."""
        return len(self._starts) - 1

    @property
    def step(self) -> Step | None:
        left = self.script.steps[self.at :]
        return left[0] if left and not self._skipped else None

    @property
    def name(self) -> str:
        """Return the current step as it is written down."""
        return self.step.name if self.step is not None else END

    @property
    def lessons_done(self) -> set[str]:
        """Return the lessons whose every step was done, none of them skipped."""
        left = {step.lesson_id for step in self.script.steps[self.at :]}
        return {step.lesson_id for step in self.script.steps} - left

    @property
    def commands(self) -> list[str]:
        """Return what was played so far and is not to be taken back."""
        last = self._starts[-1] if self.astray else self.session.here
        return [node.command for node in path_to(last)[1:]]

    # What happens

    def moved(self) -> None:
        """Learn that the session stands elsewhere than before."""
        here, step = self.session.here, self.step
        start = self._starts[-1]
        if self._skipped:
            return
        if step is not None and step.goes_back:
            if here is start.parent:
                self._went_back, self.answer = True, ""
                return
            if here is start:
                if self._went_back:
                    self._begin_next(here)
                return
        self.astray = False
        while (done := _since(self._starts[-1], here)) is None:
            self._starts.pop()  # never the first: everything descends from the deal
            self.answer = ""
        self._follow(done)

    def _follow(self, nodes: Sequence[Node]) -> None:
        """Match what was played since the step began with what it asks for."""
        step = self.step
        left = list(step.commands) if step is not None else []
        for node in nodes:
            if step is None:
                return
            if node.command in left:
                left.remove(node.command)
                if left:
                    continue
            elif not step.stands(node.command):
                self.answer, self.astray = self.script.answer(step, node.command), True
                return
            self._begin_next(node)
            step = self.step
            left = list(step.commands) if step is not None else []

    def _begin_next(self, node: Node) -> None:
        self._starts.append(node)
        self.answer, self._went_back = "", False

    def read(self) -> None:
        """Learn that the words were read; that ends a step which asks for no more."""
        if self.step is not None and self.step.is_read and not self.astray:
            self._begin_next(self._starts[-1])

    def asked_for_hint(self) -> None:
        """Learn that a hint was asked for."""
        if self.step is not None and self.step.asks_for_a_hint:
            self.read()

    def take_back(self) -> Node:
        """Forget a move that was not asked for; return where the session has to go."""
        start = self._starts[-1]
        self.astray = False
        strayed = _since(start, self.session.here)
        if strayed:
            start.children = [child for child in start.children if child is not strayed[0]]
            start.ahead = None
        return start

    def skip(self) -> None:
        """Leave the lessons for good; the table stays as it is."""
        self._skipped, self.astray, self.answer = True, False, ""

    @property
    def can_step_back(self) -> bool:
        return self.at > 0

    def step_back(self) -> Node:
        """Return to the step before; return where the session has to go."""
        if self.can_step_back:
            self._starts.pop()
        self.answer, self.astray, self._went_back = "", False, False
        return self._starts[-1]


def _since(start: Node, here: Node) -> list[Node] | None:
    """Return the moments after `start` up to `here`; None if that lies before or beside it."""
    path = path_to(here)
    places = [i for i, node in enumerate(path) if node is start]
    return path[places[0] + 1 :] if places else None
