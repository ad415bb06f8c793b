"""What a card in the player's hand can do: the options of a question as grips and targets.

Drag, click-click and keyboard all use this one table: pick up what `grip` says, put it down on
the target. So no command exists on one path only, and a test proves that every option of every
question is reached. Nothing here draws or changes a game.
"""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from typing import Any, NamedTuple

from arkham.files.texts import texts
from arkham.rules.areas import (
    AREA_NAMES,
    BIG_PICTURE,
    DISCARD,
    HAND,
    LEADS,
    LINE,
    STABILITY,
    TIME,
)
from arkham.rules.cards import Card
from arkham.rules.choices import PROMPTS, Choice, Option, Prompt, Refusal, Verb
from arkham.rules.mechanisms.base import PanelKind
from arkham.rules.moves import area_of
from arkham.rules.play import places_for, why_not
from arkham.rules.refusals import refusals
from arkham.rules.state import GameState
from arkham.scenes.cards.portrait import case_number
from arkham.scenes.draw.brush import forms
from arkham.words import wording

Forms = tuple[str, ...]
"""One wording and shorter ones for where it does not fit."""


def label_of(choice: Choice | None, verb: Verb) -> Forms:
    """Return what an answer to a question is called, longest wording first."""
    answers: dict[str, Any] = texts()["answers"]
    own = answers.get(choice.prompt, {}) if choice else {}
    return tuple(own.get(verb.value) or answers["any"][verb.value])


def place_label(choice: Choice, options: list[Option]) -> Forms:
    """Return what putting a card down means, by the first option that does it."""
    return label_of(choice, options[0].verb)


def names_of(card: Card) -> tuple[str, ...]:
    """Return what a case is called, longest first."""
    number = case_number(card)
    if number:
        short = card.title.removeprefix("The ")
        return (f"{number} · {card.title}", f"{number} · {short}", *forms("case", number=number))
    return card.title, card.title.rsplit(" ", 1)[-1]


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


def why_not_there(state: GameState, card: int, place: Place) -> tuple[str, str] | None:
    """Say why a card cannot be put down beside the lines, and the clause that says so.

    None where it only goes back to where it came from.
    """
    words = texts()["not_there"]
    bags = [panel.area for panel in state.rules.panels if panel.kind is PanelKind.BAG]
    if place is Place.BAG and area_of(state, card) not in bags:
        return words["bag"], "C3-9"
    if place is Place.DISCARD:
        return words["discard"], "D2"
    if place is Place.BIG_PICTURE:
        return words["score"], "X2"
    return None


ON_TABLE = (HAND, LEADS, LINE)
"""Areas whose cards lie on the table one by one; those of all others are laid out as a fan."""


def can_grip(state: GameState, card: int) -> bool:
    """Say whether a card can be picked up, if only to see why no line takes it."""
    choice = state.choice
    if choice is None or not card:
        return False
    if card in grips(choice):
        return True
    return choice.prompt == Prompt.ACTION and (
        card in state.areas[HAND] or card == state.first_lead()
    )


def picks(choice: Choice | None) -> dict[int, Option]:
    """Return the cards that answer the question by a mere click."""
    if choice is None:
        return {}
    return {option.card: option for option in choice.options if option.verb is Verb.PICK}


def playable(choice: Choice | None) -> frozenset[int]:
    """Return the cards that fit a case as an action, without help that is spent by it."""
    if choice is None or choice.prompt != Prompt.ACTION:
        return frozenset()
    plays = (o for o in choice.options if o.verb in (Verb.LEAD, Verb.HAND) and not o.tool)
    return frozenset(option.card for option in plays)


PAGE = 8
"""How many cards lie side by side; with more there are pages, not smaller cards."""


def fan_of(state: GameState) -> tuple[int, ...]:
    """Return the cards to lay out because the question picks from a pile.

    Of each area those come first that would fit a case now: a large pile has several pages.
    """
    if state.choice is None:
        return ()
    cards = picks(state.choice)
    hidden = [card for card in cards if area_of(state, card) not in ON_TABLE]
    areas = list(dict.fromkeys(area_of(state, card) for card in hidden))
    fitting = {card for card in hidden if state.rules.left[card] and places_for(state, card)}
    hidden.sort(key=lambda card: (areas.index(area_of(state, card)), card not in fitting))
    return tuple(hidden)


def fan_areas(state: GameState, fan: tuple[int, ...]) -> tuple[str, ...]:
    """Name the area of each card of a fan, nothing where all come from one."""
    areas = [area_of(state, card) for card in fan]
    if len(set(areas)) < 2:
        return ()
    names = texts()["short_areas"]
    return tuple(names[AREA_NAMES[area]] for area in areas)


_LOST = (DISCARD, TIME, STABILITY)
"""Areas that are asked about so often that it is worth saying which of them is not meant."""


def fan_piles(state: GameState, fan: tuple[int, ...]) -> tuple[tuple[str, int, bool], ...]:
    """Name the areas of a fan's cards with their number, then those that are not meant."""
    counts = Counter(area_of(state, card) for card in fan)
    others = _LOST if any(area in counts for area in _LOST) else ()
    names = texts()["short_areas"]
    meant = [(names[AREA_NAMES[area]], count, True) for area, count in counts.items()]
    rest = [
        (names[AREA_NAMES[area]], len(state.areas[area]), False)
        for area in others
        if area not in counts
    ]
    return (*meant, *rest)


def fan_fits(state: GameState, fan: tuple[int, ...]) -> tuple[Forms, ...]:
    """Name the open cases that would take each card of a fan now, nothing if none is a Clue.

    The longest wording stands first; there is none for a card that fits nowhere.
    """
    rules = state.rules
    if not any(rules.is_clue[card] for card in fan):
        return ()
    found = []
    for card in fan:
        cases = [rules.cards[line[0]] for line in state.lines if not why_not(state, card, line)]
        found.append(_named(cases) if cases else ())
    return tuple(found)


def _named(cases: list[Card]) -> Forms:
    """Name cases as short as need be: "Case 1A, Case 2", "1A, 2", "2 cases"."""
    names = [names_of(case)[-1] for case in cases]
    numbers = [case_number(case) for case in cases]
    short = [", ".join(numbers)] if all(numbers) and len(cases) > 1 else []
    count = forms("fan_fits_one" if len(cases) == 1 else "fan_fits", count=len(cases))
    return (", ".join(names), *short, *count)


def lit_lines(choice: Choice, card: int) -> frozenset[int]:
    """Return the first cards of the lines that would take a card."""
    return frozenset(t.ref for t in targets_of(choice, card) if t.place is Place.LINE)


def ways_out(choice: Choice | None) -> list[Option]:
    """Return the ways to answer a question by putting a card into the bag.

    At an action that is no answer, only something that can be done at any time.
    """
    if choice is None or choice.prompt == Prompt.ACTION:
        return []
    return [option for option in choice.options if option.verb is Verb.STOW]


def lit_places(choice: Choice, card: int) -> dict[str, Forms]:
    """Return the other places that would take a card, and what putting it there is called."""
    return {
        target.place.value: place_label(choice, options)
        for target, options in targets_of(choice, card).items()
        if target.place is not Place.LINE
    }


def refusals_of(state: GameState, card: int) -> dict[int, tuple[Forms, ...]]:
    """Return all reasons why each other line will not take a card, each the longest form first."""
    choice = state.choice
    lit = lit_lines(choice, card) if choice else frozenset()
    return {
        anchor: tuple((wording.reason_line(r), *wording.short_reason(r)) for r in reasons)
        for anchor, reasons in refused_lines(state, card).items()
        if anchor not in lit
    }


def options_at(state: GameState, card: int, goal: Target) -> list[Option]:
    """Return what putting a card down there can mean; plain before anything that spends help."""
    if state.choice is None:
        return []
    options = targets_of(state.choice, card).get(goal, [])
    return sorted(options, key=lambda option: bool(option.tool))


def answers_by_click(state: GameState, card: int) -> Option | None:
    """Return what a mere click on a card answers, if that is all the card could do."""
    choice = state.choice
    ways = targets_of(choice, card) if choice else {}
    pick = picks(choice).get(card)
    return pick if pick is not None and len(ways) == 1 else None


def option_of(choice: Choice | None, verb: Verb, *, onto: int = 0) -> Option | None:
    """Return the option of a verb, on a line if one is named."""
    for option in choice.options if choice else ():
        if option.verb is verb and (not onto or option.onto == onto):
            return option
    return None


def tool_options(choice: Choice | None, tool: int) -> list[Option]:
    """Return what can be done with a card beside the table: its sides, or taking it up."""
    return [
        option
        for option in (choice.options if choice else ())
        if option.free and tool in (option.tool, option.card)
    ]


def forced(choice: Choice | None) -> Option | None:
    """Return the only answer of a mandatory question that has just one (AC-08)."""
    if choice is None or not choice.must or len(choice.options) != 1:
        return None
    return choice.options[0]


def foregone(state: GameState) -> Option | None:
    """Return the answer to a question that makes no difference, None to one that does."""
    choice = state.choice
    if choice is None or not any(m.is_foregone(state, choice) for m in state.rules.mechanisms):
        return None
    return option_of(choice, Verb.DO)
