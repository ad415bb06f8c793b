"""The casebook's story of a game: the notes of every closed case, read in order."""

from __future__ import annotations

from dataclasses import dataclass

from arkham.play.session import Session
from arkham.rules.events import LineClosed
from arkham.rules.ruleset import Ruleset
from arkham.rules.state import Lost, Won
from arkham.rules.turn import readable_goals


@dataclass(frozen=True, slots=True)
class Chapter:
    """One closed case: how it opened, what was found, how it ended."""

    title: str
    opening: str
    notes: str
    closing: str


def chapters(session: Session) -> list[Chapter]:
    """Tell the closed cases of a game in the order in which they were closed."""
    return [
        _chapter(session.rules, event)
        for event in session.events()
        if isinstance(event, LineClosed)
    ]


def _chapter(rules: Ruleset, event: LineClosed) -> Chapter:
    head = rules.cards[event.anchor]
    notes = [rules.cards[card].words.note for card in event.cards[1:]]
    return Chapter(
        head.title, head.words.opening, " ".join(n for n in notes if n), head.words.closing
    )


def last_page(session: Session) -> str:
    """Return how the case itself ends: the words after a victory or after this kind of loss."""
    texts = dict(session.case.texts)
    result = session.outcome
    if isinstance(result, Lost):
        return texts.get(f"lost-{result.reason}", "")
    return texts.get("won", "") if isinstance(result, Won) else texts.get("intro", "")


def paragraphs(session: Session) -> list[tuple[str, bool]]:
    """Tell a whole game, paragraph by paragraph; True marks the title of a chapter.

    How it ended comes first, then what the goals that were met reveal, then every closed
    case.
    """
    parts = [(text.strip(), False) for text in last_page(session).split("\n") if text.strip()]
    for card in readable_goals(session.state):
        parts += [(card.title, True), (card.words.revelation, False)]
    for chapter in chapters(session):
        texts = [text for text in (chapter.opening, chapter.notes, chapter.closing) if text]
        if texts:
            parts.append((chapter.title, True))
            parts += [(text, False) for text in texts]
    return parts
