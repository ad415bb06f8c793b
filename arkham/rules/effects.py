"""The effects printed on Clues that every case knows (E2–E14)."""

from __future__ import annotations

from functools import cache
from typing import Final

from arkham.rules.areas import (
    CLOSED,
    DISCARD,
    DRAW,
    HAND,
    LEADS,
    STABILITY,
    TIME,
)
from arkham.rules.choices import Option, Prompt, Question, Step, Verb
from arkham.rules.events import Log
from arkham.rules.moves import discard, discardable, move, push, shuffle
from arkham.rules.play import check, form_stack
from arkham.rules.registry import effect, question, step
from arkham.rules.state import GameState

SKIP: Final = Option(Verb.SKIP)
TAKING: Final = {
    "leads": LEADS,
    "discard": DISCARD,
    "closed": CLOSED,
    "stability": STABILITY,
    "time": TIME,
}


def _taking(area: int) -> None:
    """Register the effect that takes a card from an area (E2–E6)."""
    name = next(n for n, a in TAKING.items() if a == area)

    @effect(name)
    def ask_to_take(state: GameState, log: Log, card: int, anchor: int, must: bool) -> None:
        push(state, take_from(card, area, must))


for _area in TAKING.values():
    _taking(_area)


@question
def take_from(state: GameState, source: int, area: int, must: bool = False) -> Question | None:
    """Ask which Clue of an area to take to the hand."""
    is_clue = state.rules.is_clue
    takes = take_options(len(is_clue), area)
    options = [takes[c] for c in state.areas[area] if is_clue[c]]
    return asked(Prompt.TAKE, options, source, must=must, area=area)


def asked(
    prompt: str, options: list[Option], source: int, *, must: bool, area: int
) -> Question | None:
    """Return a question about one effect: skippable if voluntary, none if nothing to choose."""
    if not options:
        return None
    if not must:
        options.append(SKIP)
    return Question(prompt, options, source, must, area)


# The same answers are offered over and over: they are made once for all cards of a case.


@cache
def take_options(cards: int, area: int) -> tuple[Option, ...]:
    """Return, by card, how to take it from an area to the hand; a drawn-from stack is shuffled."""
    last = (shuffle_stack(area),) if area == DRAW else ()  # E7
    return tuple(Option(Verb.PICK, c, then=(take(c, area), *last)) for c in range(cards))


@step
def take(state: GameState, log: Log, card: int, area: int) -> None:
    """Take a card to the hand (E12); the hand limit is a standing order."""
    move(state, log, card, area, HAND, "take")


@effect("search")
def search_the_stack(state: GameState, log: Log, card: int, anchor: int, must: bool) -> None:
    push(state, search(card, must))


@question
def search(state: GameState, source: int, must: bool = False) -> Question | None:
    """Ask which card of the draw stack to take (E7): its cards are shown, their order is not."""
    takes = take_options(len(state.rules.cards), DRAW)
    options = [takes[c] for c in sorted(state.areas[DRAW])]
    return asked(Prompt.SEARCH, options, source, must=must, area=DRAW)


@step
def shuffle_stack(state: GameState, log: Log, area: int) -> None:
    shuffle(state, log, area)


@effect("shuffle")
def shuffle_discards(state: GameState, log: Log, card: int, anchor: int, must: bool) -> None:
    push(state, offer(card, Prompt.SHUFFLE, (form_stack(),), DISCARD, must))


@question
def offer(
    state: GameState, source: int, prompt: str, then: tuple[Step, ...], area: int, must: bool
) -> Question | None:
    """Ask whether to do something; if it concerns an area, only while that is not empty."""
    options = [_do(then)] if area < 0 or state.areas[area] else []
    return asked(prompt, options, source, must=must, area=area)


@cache
def _do(then: tuple[Step, ...]) -> Option:
    return Option(Verb.DO, then=then)


@effect("discard-hand")
def ask_to_discard_from_hand(
    state: GameState, log: Log, card: int, anchor: int, must: bool
) -> None:
    push(state, choose_discard(card, HAND, must))


@effect("discard-leads")
def ask_to_discard_a_lead(state: GameState, log: Log, card: int, anchor: int, must: bool) -> None:
    push(state, choose_discard(card, LEADS, must))


@question
def choose_discard(state: GameState, source: int, area: int, must: bool) -> Question | None:
    """Ask which card of the hand or the leads row to discard (E9, E10)."""
    discards = discard_options(len(state.rules.cards), area)
    options = [discards[c] for c in discardable(state, area)]
    prompt = Prompt.DISCARD_HAND if area == HAND else Prompt.DISCARD_LEADS
    return asked(prompt, options, source, must=must, area=area)


@cache
def discard_options(cards: int, area: int) -> tuple[Option, ...]:
    """Return, by card, how to discard it from an area."""
    return tuple(Option(Verb.PICK, c, then=(discard_from(c, area),)) for c in range(cards))


@step
def discard_from(state: GameState, log: Log, card: int, area: int) -> None:
    """Discard a card of an area (D2)."""
    discard(state, log, card, area, "effect")


@effect("check")
def check_stability(state: GameState, log: Log, card: int, anchor: int, must: bool) -> None:
    push(state, check(card))


@effect("exchange")
def ask_to_exchange(state: GameState, log: Log, card: int, anchor: int, must: bool) -> None:
    push(state, exchange(card, must))


@question
def exchange(state: GameState, source: int, must: bool = False) -> Question | None:
    """Ask which card of a penalty area to exchange (E14); the hand card is asked next."""
    if not state.areas[HAND]:
        return None
    options = [
        _exchange_option(source, c, area) for area in (TIME, STABILITY) for c in state.areas[area]
    ]
    return asked(Prompt.EXCHANGE_AREA, options, source, must=must, area=-1)


@cache
def _exchange_option(source: int, card: int, area: int) -> Option:
    return Option(Verb.PICK, card, then=(exchange_for(source, card, area),))


@question
def exchange_for(state: GameState, source: int, card: int, area: int) -> Question | None:
    """Ask which card of the hand goes to the penalty area instead."""
    if card not in state.areas[area]:  # a free action has taken it away meanwhile
        return None
    options = [_swap_option(c, card, area) for c in state.areas[HAND]]
    return asked(Prompt.EXCHANGE_HAND, options, source, must=True, area=HAND)


@cache
def _swap_option(card: int, other: int, area: int) -> Option:
    return Option(Verb.PICK, card, then=(swap(card, other, area),))


@step
def swap(state: GameState, log: Log, card: int, other: int, area: int) -> None:
    """Exchange a card of the hand with one of a penalty area; this is no discard (E14)."""
    move(state, log, card, HAND, area, "exchange")
    move(state, log, other, area, HAND, "exchange")


@effect("penalty")
def ask_to_take_a_penalty(state: GameState, log: Log, card: int, anchor: int, must: bool) -> None:
    push(state, take_penalty(card, must))


@question
def take_penalty(state: GameState, source: int, must: bool = False) -> Question | None:
    """Ask which card of either penalty area to take to the hand."""
    cards = len(state.rules.cards)
    options = [
        take_options(cards, area)[c] for area in (TIME, STABILITY) for c in state.areas[area]
    ]
    return asked(Prompt.TAKE_PENALTY, options, source, must=must, area=-1)
