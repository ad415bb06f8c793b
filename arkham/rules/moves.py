"""The only ways in which cards change their place; each writes its event.

Where that may make something due at once they leave the table unsettled, which the engine sees.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from arkham.rules import rng
from arkham.rules.areas import LEADS, LINE
from arkham.rules.cards import GAP
from arkham.rules.choices import Step
from arkham.rules.events import (
    AreaLaid,
    CardFlipped,
    CardMoved,
    CardsSwept,
    GameEnded,
    LineOpened,
    Log,
    MarkCleared,
    MarkSet,
    Spot,
    StackShuffled,
)
from arkham.rules.state import GameState, Lost, Won


def push(state: GameState, step: Step) -> None:
    """Put a step on the agenda so that it runs before all others."""
    state.agenda.append(step)


def push_all(state: GameState, steps: Sequence[Step]) -> None:
    """Put steps on the agenda so that they run in the order given, before all others."""
    state.agenda.extend(reversed(steps))


def lay(state: GameState, log: Log, area: int, cards: Iterable[int]) -> None:
    """Lay cards out in an area at set-up."""
    state.areas[area] = tuple(cards)
    if log is not None:
        log.append(AreaLaid(area, state.areas[area]))


_spot = cache(Spot)  # there are few, and every move tells two


def area_of(state: GameState, card: int) -> int:
    """Return the area a card lies in, areas.LINE if it is in an open case."""
    for number, area in enumerate(state.areas):
        if card in area:
            return number
    return LINE


def move(state: GameState, log: Log, card: int, source: int, target: int, cause: str) -> None:
    """Take a card out of one area and put it at the end of another."""
    areas = state.areas
    index = _remove(state, card, source)
    areas[target] += (card,)
    if state.rules.is_watched[target]:
        state.unsettled = True
    if log is not None:
        spot = _spot(target, len(areas[target]) - 1)
        log.append(CardMoved(card, _spot(source, index), spot, cause))


def _remove(state: GameState, card: int, source: int) -> int:
    """Take a card out of an area; the leads row keeps the gap until its refill (E2)."""
    if state.rules.is_watched[source]:
        state.unsettled = True
    area = state.areas[source]
    if area[-1] == card and source != LEADS:  # the top of a stack, most of the time
        state.areas[source] = area[:-1]
        return len(area) - 1
    index = 0 if area[0] == card else area.index(card)
    middle = (GAP,) if source == LEADS else ()
    state.areas[source] = area[:index] + middle + area[index + 1 :]
    return index


def put_in_line(
    state: GameState, log: Log, card: int, source: int, anchor: int, cause: str
) -> None:
    """Move a card from an area to the right end of an open line."""
    index = _remove(state, card, source)
    for number, line in enumerate(state.lines):
        if line[0] == anchor:
            state.lines[number] = (*line, card)
            if state.rules.is_watched[LINE]:
                state.unsettled = True
            if log is not None:
                target = _spot(LINE, len(line), anchor)
                log.append(CardMoved(card, _spot(source, index), target, cause))
            return
    raise AssertionError(f"no open line begins with card {anchor}")


def open_line(state: GameState, log: Log, anchor: int, source: int, cause: str) -> None:
    """Begin a new line, below the others, with this card."""
    index = _remove(state, anchor, source)
    state.lines.append((anchor,))
    state.unsettled = True
    if log is not None:
        log.append(LineOpened(anchor, Spot(source, index), cause))


def discard(state: GameState, log: Log, card: int, source: int, cause: str) -> None:
    """Discard a card (D2): to the time penalty area if it has a Time icon, else to the discard."""
    move(state, log, card, source, discard_area(state, card), cause)


def discard_area(state: GameState, card: int) -> int:
    """Return where a discarded card goes: time penalty or discard area."""
    return state.rules.discard_area(state.areas, card)


def has_time(state: GameState, card: int) -> bool:
    """Say whether a card has a Time icon now, printed or gained."""
    return state.rules.shows_time(state.areas, card)


def sweep(state: GameState, log: Log, source: int, target: int, cause: str) -> None:
    """Move a whole area on top of another; this is no discard (D3)."""
    cards = state.areas[source]
    if not cards:
        return
    state.areas[source] = ()
    state.areas[target] += cards
    state.unsettled = True
    if log is not None:
        log.append(CardsSwept(cards, source, target, cause))


def shuffle(state: GameState, log: Log, area: int) -> None:
    """Give a stack a new random order."""
    state.rng, order = rng.shuffled(state.rng, state.areas[area])
    state.areas[area] = order
    if log is not None:
        log.append(StackShuffled(area, order))


def rehide(state: GameState, area: int) -> None:
    """Give a hidden stack an order that owes nothing to the one it really has."""
    state.areas[area] = tuple(sorted(state.areas[area]))
    shuffle(state, None, area)


def flip(state: GameState, log: Log, card: int, area: int) -> int:
    """Turn a two-sided card over where it lies and return its other side."""
    rules = state.rules
    other = rules.index[rules.cards[card].reverse]
    cards = state.areas[area]
    index = cards.index(card)
    state.areas[area] = (*cards[:index], other, *cards[index + 1 :])
    state.unsettled = True
    if log is not None:
        log.append(CardFlipped(card, other, Spot(area, index)))
    return other


def set_mark(state: GameState, log: Log, name: str, value: int) -> None:
    """Remember something beside the cards."""
    state.marks = (*state.marks, (name, value))
    if log is not None:
        log.append(MarkSet(name, value))


def clear_mark(state: GameState, log: Log, name: str, value: int) -> None:
    """Forget one mark of that name and value, if there is one."""
    if (name, value) in state.marks:
        marks = list(state.marks)
        marks.remove((name, value))
        state.marks = tuple(marks)
        if log is not None:
            log.append(MarkCleared(name, value))


def hand_limit(state: GameState) -> int:
    rules = state.rules
    limit = rules.base_hand_limit
    for mechanism in rules.hand_limit_changes:
        limit += mechanism.hand_limit_change(state)
    return limit


def time_limit(state: GameState) -> int:
    """Return how many cards in the time penalty area bring trouble now."""
    rules = state.rules
    limit = rules.base_time_limit
    for mechanism in rules.time_limit_changes:
        limit += mechanism.time_limit_change(state)
    return limit


def discardable(state: GameState, area: int) -> list[int]:
    """Return the cards of an area that may be chosen for a discard (C3-6), in order."""
    cards = [c for c in state.areas[area] if c]
    free = [c for c in cards if not state.rules.is_bound[c]]
    return free or cards


def win(state: GameState, log: Log) -> None:
    """End the game as won."""
    state.result = Won()
    if log is not None:
        log.append(GameEnded(True, ""))


def lose(state: GameState, log: Log, reason: str) -> None:
    """End the game as lost, at once."""
    state.result = Lost(reason)
    if log is not None:
        log.append(GameEnded(False, reason))
