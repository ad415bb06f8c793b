"""A mind without a process: it answers when the test lets it, with what the test gives it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from arkham.ai.thinking import Answer, AtOnce, Thinker
from arkham.flow.mind import Mind


class SlowThinker(Thinker):
    """Takes questions and answers nothing until it is told to."""

    def __init__(self, rollouts: int = 32) -> None:
        super().__init__()
        self._wise = AtOnce(rollouts)
        self._open: dict[int, Callable[[], int]] = {}  # questions that nobody has thought about
        self.asked: list[int] = []
        self.cancelled = self.closed = False

    def _ask(self, state, seconds, commands, rollouts):
        self._tickets += 1
        self._open[self._tickets] = partial(self._wise._ask, state.clone(), seconds, commands, 0)
        self.asked.append(self._tickets)
        return self._tickets

    def answer(self) -> None:
        """Let what was asked be answered now."""
        for ticket, ask in self._open.items():
            ask()
            for answer in self._wise.answers():
                self._answers.put(replace(answer, ticket=ticket))
        self._open.clear()

    def give(self, answer: Answer) -> None:
        self._answers.put(answer)

    def die(self) -> None:
        self.deaths = 100

    def cancel(self) -> None:
        self.cancelled = True

    def close(self) -> None:
        self.closed = True


def slow_mind(rollouts: int = 32) -> tuple[Mind, SlowThinker]:
    thinker = SlowThinker(rollouts)
    return Mind(lambda: thinker), thinker


def quick_mind(rollouts: int = 32) -> Mind:
    """Return a mind that answers at once, always the same."""
    return Mind(lambda: AtOnce(rollouts))
