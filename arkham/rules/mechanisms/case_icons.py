"""The icons of Case and Menace cards, applied from top to bottom (C3-13 to C3-15).

Shared by the mechanisms whose cards bear icons. An icon is an effect like any other; what these
add is that a card can act on itself, wherever its closing or its entry has put it.
"""

from __future__ import annotations

from typing import Final

from arkham.rules import moves
from arkham.rules.areas import CLOSED, HAND, declare_area
from arkham.rules.basics import effect_key
from arkham.rules.cards import declare_kind
from arkham.rules.choices import Step, declare_prompt
from arkham.rules.effects import offer
from arkham.rules.events import EffectMissed, Log, declare_arrival
from arkham.rules.mechanisms.purple import machine_in_play
from arkham.rules.moves import move, open_line, push
from arkham.rules.play import carry_out
from arkham.rules.registry import effect, step
from arkham.rules.state import GameState

CASE: Final = declare_kind(
    "case", heads_line=True, is_portrait=True, ground="paper", pattern="lines", sign="none"
)
CASE_DECK: Final = declare_area("case_deck", kind=CASE, is_face_down=True)
MENACES: Final = declare_area("menaces")  # active ones, and a Case card that waits for the Machine
ENTERS: Final = declare_arrival("menace")
CASE_ICON: Final = declare_prompt("case_icon")
CASE_NUMBERS: Final = range(1, 10)
NO_AREA: Final = -1


@step
def icons(state: GameState, log: Log, card: int, position: int = 0) -> None:
    """Apply the icons of a card from a position on, top to bottom."""
    column = state.rules.cards[card].icons
    if position + 1 < len(column):
        push(state, icons(card, position + 1))
    if position < len(column):
        name, must = effect_key(column[position])
        carry_out(state, log, name, must, card, 0, position)


@step
def immediate(state: GameState, log: Log, card: int, position: int = 0) -> None:
    """Carry out the immediate effects of a card from a position on (C3-17)."""
    strip = state.rules.cards[card].immediate
    if position + 1 < len(strip):
        push(state, immediate(card, position + 1))
    if position < len(strip):
        name, must = effect_key(strip[position])
        carry_out(state, log, name, must, card, 0, position)


def do_or_offer(state: GameState, card: int, then: Step, *, must: bool) -> None:
    """Carry out a step at once if it is mandatory, else ask."""
    push(state, then if must else offer(card, CASE_ICON, (then,), NO_AREA, must))


@effect("flip")
def flip_the_card(state: GameState, log: Log, card: int, anchor: int, must: bool) -> None:
    do_or_offer(state, card, turn_over(card), must=must)


@step
def turn_over(state: GameState, log: Log, card: int) -> None:
    """Turn a card over where it lies."""
    lying = _lying(state, card)
    if lying is not None and state.rules.cards[card].reverse:
        moves.flip(state, log, *lying)


@effect("hand")
def add_to_the_hand(state: GameState, log: Log, card: int, anchor: int, must: bool) -> None:
    do_or_offer(state, card, pick_up(card), must=must)


@step
def pick_up(state: GameState, log: Log, card: int) -> None:
    """Add a card to the hand, with the side that is up."""
    lying = _lying(state, card)
    if lying is not None:
        side, area = lying
        move(state, log, side, area, HAND, "icon")


def _lying(state: GameState, card: int) -> tuple[int, int] | None:
    """Return the side of a card that is up and its area; None once it has gone elsewhere."""
    rules = state.rules
    reverse = rules.cards[card].reverse
    sides = (card, rules.index[reverse]) if reverse else (card,)
    for area in (CLOSED, MENACES, CASE_DECK):
        for side in sides:
            if side in state.areas[area]:
                return side, area
    return None


def _accessing(number: int) -> None:
    """Register the icon that accesses the Case card of a number."""

    @effect(f"access {number}")
    def access_the_case(state: GameState, log: Log, card: int, anchor: int, must: bool) -> None:
        if _accessible(state, number) is None:
            if log is not None:
                log.append(EffectMissed(card, f"access {number}", "moot"))
            return
        do_or_offer(state, card, access(number), must=must)


for _number in CASE_NUMBERS:
    _accessing(_number)


def _accessible(state: GameState, number: int) -> tuple[int, int] | None:
    """Return the Case card of a number and its area; None if it is open or turned into a Clue."""
    cards = state.rules.cards
    for area in (CASE_DECK, CLOSED):
        for card in state.areas[area]:
            if cards[card].kind == CASE and cards[card].number == number:
                return card, area
    return None


@step
def access(state: GameState, log: Log, number: int) -> None:
    """Put a Case card into play: as an open case, or as a menace that hides its icons (C3-14)."""
    found = _accessible(state, number)
    if found is None:
        return
    card, area = found
    if not state.rules.cards[card].purple_icons:
        open_line(state, log, card, area, "access")
    elif machine_in_play(state):
        push(state, icons(card))
    else:
        move(state, log, card, area, MENACES, ENTERS)
        push(state, immediate(card))
