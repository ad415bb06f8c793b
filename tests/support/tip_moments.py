"""Where each tip is due for the first time in recorded games, which bots have played."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from places import REPLAYS

from arkham.lessons.tips import FirstTip, Subject, due_after_events, due_at_question, first_tips
from arkham.play.history import Node
from arkham.play.savefile import load_text
from arkham.play.session import Session


class Moment(NamedTuple):
    tip: FirstTip
    case: int
    session: Session
    node: Node
    subject: Subject


@cache
def moments() -> tuple[Moment, ...]:
    """Return one moment for every tip and case in which it is due."""
    found: dict[tuple[str, int], Moment] = {}
    for path in sorted(REPLAYS.glob("*.json")):
        session, _ = load_text(path.read_text(encoding="utf-8"))
        case = session.case.number
        for node in session.path():
            tips = [t for t in first_tips() if case in t.cases and (t.id, case) not in found]
            if not tips:
                break
            if node.state.choice is None:
                continue
            due = [*due_at_question(tips, node.state)]
            for tip in tips:
                if tip.when.event and (subject := due_after_events(tip, node.events)) is not None:
                    due.append((tip, subject))
            for tip, subject in due:
                found[tip.id, case] = Moment(tip, case, session, node, subject)
    return tuple(found.values())
