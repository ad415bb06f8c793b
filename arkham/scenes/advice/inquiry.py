"""What the scenes know of a question to the mind: what has been found out so far."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from arkham.ai.advice import Advice

LOOK_EVERY_S = 0.05
"""How often a scene looks whether an answer has come; between two looks it sleeps."""


class Inquiry(Protocol):
    """A question that was asked; looking at it never waits."""

    advice: tuple[Advice, ...]
    is_done: bool

    @property
    def is_silent(self) -> bool:
        """Say whether no answer will come."""

    def look(self) -> bool:
        """Take in what was found out since the last look; return whether there is anything new."""

    def drop(self) -> None:
        """Say that nobody waits for the answer any more."""
