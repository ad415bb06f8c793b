"""What a card in the player's hand can do: the options of a question as grips and targets.

Drag, click-click and keyboard all use this one table: pick up what `grip` says, put it down on
the target. So no command exists on one path only, and a test proves that every option of every
question is reached.
"""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from arkham.rules.areas import BIG_PICTURE, DISCARD, HAND
from arkham.rules.choices import PROMPTS, Choice, Option, Prompt, Refusal, Verb
from arkham.rules.refusals import refusals
from arkham.rules.state import GameState


class Place(StrEnum):
    """Where something can be put down, or what can be pressed."""

    LINE = "line"
    HAND = "hand"
    DISCARD = "discard"
    PENALTY = "penalty"
    BIG_PICTURE = "big_picture"
    STRIP = "strip"  # of cards in force
    BAG = "bag"  # of cards that help at any time
    BUTTON = "button"


class Target(NamedTuple):
    place: Place
    ref: int = 0  # the first card of a line, the tool of a button
    label: str = ""  # which button


_GOALS = {HAND: Place.HAND, DISCARD: Place.DISCARD, BIG_PICTURE: Place.BIG_PICTURE}
"""Where a picked card is put down, by the area it goes to; all others are shown in a strip."""


def grip(option: Option) -> int:
    """Return the card that is picked up for an option, 0 if it is a mere button."""
    if option.verb in (Verb.CLOSE, Verb.USE):
        return 0
    return option.card


def target(choice: Choice, option: Option) -> Target:
    """Return where the card of an option is put down, or which button it is."""
    match option.verb:
        case Verb.LEAD | Verb.HAND | Verb.PLAY:
            return Target(Place.LINE, option.onto)
        case Verb.TAKE | Verb.UNPACK:
            return Target(Place.HAND)
        case Verb.STOW:
            return Target(Place.BAG)
        case Verb.PICK:
            if choice.prompt == Prompt.EXCHANGE_HAND:  # to the area the other card comes from
                return Target(Place.PENALTY)
            return Target(_GOALS.get(PROMPTS[choice.prompt], Place.STRIP))
        case Verb.CLOSE:
            return Target(Place.BUTTON, option.onto, "close")
        case Verb.USE:
            return Target(Place.BUTTON, option.tool, str(option.side))
        case _:
            return Target(Place.BUTTON, 0, option.verb.value)


def grips(choice: Choice) -> list[int]:
    """Return the cards that can be picked up, in the order of the options."""
    return list(dict.fromkeys(card for option in choice.options if (card := grip(option))))


def targets_of(choice: Choice, card: int) -> dict[Target, list[Option]]:
    """Return where a card can go; more than one option on a target is for the player to choose."""
    found: dict[Target, list[Option]] = {}
    for option in choice.options:
        if grip(option) == card:
            found.setdefault(target(choice, option), []).append(option)
    if choice.prompt == Prompt.ACTION:
        for option in choice.options:
            # Throwing the First lead away is passing, so it can be dragged like any discard.
            if option.verb is Verb.PASS and any(o.verb is Verb.TAKE for o in _with(choice, card)):
                found[Target(Place.DISCARD)] = [option]
    return found


def _with(choice: Choice, card: int) -> list[Option]:
    return [option for option in choice.options if grip(option) == card]


def buttons(choice: Choice) -> dict[Target, Option]:
    """Return the options that are pressed rather than carried."""
    return {target(choice, option): option for option in choice.options if not grip(option)}


def refused_lines(state: GameState, card: int) -> dict[int, tuple[Refusal, ...]]:
    """Return the lines that will not take a card now, by their first card, with the reasons."""
    return {
        unavailable.onto: unavailable.refusals
        for unavailable in refusals(state)
        if unavailable.card == card and unavailable.onto
    }
