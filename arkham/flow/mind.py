"""The one mind of a game: born when it is first asked, closed with the game, idle for nothing.

Scenes never see it. They get an `Inquiry`, which they look at whenever they like and which knows
what has been found out so far.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arkham.ai.advice import Advice
    from arkham.ai.review import Review
    from arkham.ai.thinking import Thinker
    from arkham.rules.state import GameState


class Inquiry:
    """One question to the mind; `look` never waits."""

    def __init__(self, mind: Mind, ticket: int) -> None:
        self._mind, self._ticket = mind, ticket
        self.advice: tuple[Advice, ...] = ()
        self.review: Review | None = None
        self.progress = 0.0  # of a review, from 0 to 1
        self.is_done = False

    @property
    def is_silent(self) -> bool:
        """Say whether no answer will come: no worker can be had, or something else was asked."""
        return not self.is_done and (self._mind.is_silent or self._mind.latest is not self)

    def look(self) -> bool:
        """Take in what was found out since the last look; return whether there is anything new."""
        return not self.is_done and self._mind.look()

    def drop(self) -> None:
        """Say that nobody waits for the answer any more."""
        self._mind.drop(self)


class Mind:
    """Asks the worker of `arkham.ai.thinking`, one question at a time."""

    def __init__(self, make: Callable[[], Thinker] | None = None) -> None:
        self._make = make
        self._thinker: Thinker | None = None
        self.latest: Inquiry | None = None

    @property
    def is_silent(self) -> bool:
        return self._thinker is not None and self._thinker.is_silent

    def ask_advice(self, state: GameState, seconds: float | None = None) -> Inquiry:
        """Ask for the best answers to the question that waits."""
        thinker = self._started_thinker()
        if seconds is None:
            return self._asked(thinker.ask_advice(state))
        return self._asked(thinker.ask_advice(state, seconds))

    def ask_review(self, start: GameState, commands: list[str]) -> Inquiry:
        return self._asked(self._started_thinker().ask_review(start, commands))

    def _started_thinker(self) -> Thinker:
        if self._thinker is None:
            if self._make is None:
                from arkham.ai.thinking import Thinker  # here, because most games never ask

                self._make = Thinker
            self._thinker = self._make()
        return self._thinker

    def _asked(self, ticket: int) -> Inquiry:
        self.latest = Inquiry(self, ticket)
        return self.latest

    def look(self) -> bool:
        """Hand what has arrived to the latest question; return whether it was for that."""
        found = False
        for answer in self._thinker.answers() if self._thinker is not None else ():
            latest = self.latest
            if latest is None or answer.ticket != latest._ticket:
                continue
            latest.advice = answer.advice or latest.advice
            latest.review = answer.review or latest.review
            latest.progress = max(latest.progress, answer.progress)
            latest.is_done = answer.is_last
            found = True
        return found

    def drop(self, inquiry: Inquiry) -> None:
        """Forget a question, unless another one has taken its place."""
        if self._thinker is not None and self.latest is inquiry:
            self.latest = None
            if not inquiry.is_done:
                self._thinker.cancel()

    def close(self) -> None:
        """End the worker; whoever asks again gets another."""
        if self._thinker is not None:
            self._thinker.close()
        self._thinker = self.latest = None
