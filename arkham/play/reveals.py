"""What a player cannot unsee: the border that a Fair undo must not cross (AC-24)."""

from __future__ import annotations

from collections.abc import Iterable

from arkham.rules.areas import DRAW, UNSEEN
from arkham.rules.choices import Choice, Verb
from arkham.rules.events import AreaLaid, CardMoved, CardsSwept, CheckMade, Event, LineOpened
from arkham.rules.foresight import HIDDEN_STACKS

FACE_DOWN = HIDDEN_STACKS | {UNSEEN}


def shows_hidden_card(event: Event) -> bool:
    """Say whether an event turned a face-down card over, whether drawn or searched for.

    Stricter than `foresight.reveals`, which asks what can be foreseen: there a card chosen in
    a search is no surprise, here it has left a stack whose cards were looked at.
    """
    match event:
        case CheckMade():
            return True
        case CardMoved(source=source, target=target):
            return source.area in FACE_DOWN and target.area not in FACE_DOWN
        case LineOpened(source=source):
            return source.area in FACE_DOWN
        case CardsSwept(source=before, target=after):
            return before in FACE_DOWN and after not in FACE_DOWN
        case AreaLaid(area=area):
            return area not in FACE_DOWN
        case _:
            return False


def moves_face_down(event: CardMoved) -> bool:
    """Say whether a card went from one face-down stack to another, so that nobody saw it."""
    return event.source.area in FACE_DOWN and event.target.area in FACE_DOWN


def reveals(events: Iterable[Event], choice: Choice | None) -> bool:
    """Say whether a command with these events, and this question after it, revealed anything."""
    if choice is not None and _looks_through_a_stack(choice):
        return True
    return any(shows_hidden_card(event) for event in events)


def _looks_through_a_stack(choice: Choice) -> bool:
    """Say whether a question shows cards of a stack from which some may have been put away unseen.

    Which these are is then seen, even if none is taken. The draw stack's cards are public, only
    their order is hidden.
    """
    is_private = choice.area in HIDDEN_STACKS and choice.area != DRAW
    return is_private and any(option.verb is Verb.PICK for option in choice.options)
