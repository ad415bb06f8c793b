"""A game in numbers, and in the one word for how it ended."""

from __future__ import annotations

from dataclasses import dataclass

from arkham.play.session import Session
from arkham.rules.areas import STABILITY
from arkham.rules.events import CheckMade, LineClosed, TurnBegan
from arkham.rules.state import Lost, Won


@dataclass(frozen=True, slots=True)
class Figures:
    """A game in numbers."""

    turns: int
    scored: int
    checks: int
    checks_failed: int
    closed: int


def result_word(session: Session) -> str:
    """Return "won", why the game was lost, or nothing while it is open."""
    result = session.outcome
    if isinstance(result, Lost):
        return str(result.reason)
    return "won" if isinstance(result, Won) else ""


def figures(session: Session) -> Figures:
    """Count what happened."""
    events = session.events()
    checks = [event for event in events if isinstance(event, CheckMade)]
    closings = [event for event in events if isinstance(event, LineClosed)]
    return Figures(
        turns=sum(isinstance(event, TurnBegan) for event in events),
        scored=sum(len(event.scored) for event in closings),
        checks=len(checks),
        checks_failed=sum(event.fate == STABILITY for event in checks),
        closed=len(closings),
    )
