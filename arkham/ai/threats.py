"""What can go wrong: shaken nerves, lost hours, Victims and cards that run out."""

from __future__ import annotations

from typing import Final

from arkham.ai.knowledge import Knowledge
from arkham.rules.areas import BOX, CLOSED, DRAW, STABILITY, TIME
from arkham.rules.mechanisms.menaces import MENACE_DECK
from arkham.rules.mechanisms.tools import BRIEFCASE
from arkham.rules.mechanisms.victims import VICTIMS
from arkham.rules.moves import time_limit
from arkham.rules.state import GameState

# The price of the stability area by how many more cards it can bear before the limit.
NERVES: Final[tuple[float, ...]] = (69.0, 25.0, 11.5, 5.8, 2.5, 0.9, 0.0)
# The worth of what is left of the Victims or Menaces: the last ones count most.
RUNWAY: Final[tuple[float, ...]] = (0.0, 8.4, 14.7, 19.4, 23.0, 25.6, 27.6, 29.1)
TIME_SHARE: Final = 1.0  # how much of a Victim the time area eats up when it is full
STACK_SHARE: Final = 0.75  # and an empty draw stack
STACK_SIZE: Final = 42
CONTACT: Final = 2.0
LOST_PUZZLE: Final = 4.35


def nerves(state: GameState, know: Knowledge) -> float:
    """Price the stability penalty area, by how much its frights are to be feared in this case."""
    left = state.rules.stability_limit - len(state.areas[STABILITY])
    return -know.fear * NERVES[max(0, min(left, 6))]


def runway_left(state: GameState, know: Knowledge) -> float:
    """Return how much trouble the case can still bear, in Victims or Menaces."""
    areas = state.areas
    left = len(areas[VICTIMS] if know.has_victims else areas[MENACE_DECK]) + 1.0
    left -= TIME_SHARE * len(areas[TIME]) / time_limit(state)
    left -= STACK_SHARE * (1.0 - min(1.0, len(areas[DRAW]) / STACK_SIZE))
    return max(0.0, left)


def runway(state: GameState, know: Knowledge) -> float:
    """Value how much trouble the case can still bear: the last of it counts most."""
    left = runway_left(state, know)
    whole = int(left)
    if whole >= 7:
        return RUNWAY[7]
    return RUNWAY[whole] + (left - whole) * (RUNWAY[whole + 1] - RUNWAY[whole])


def price_of_an_hour(state: GameState, know: Knowledge) -> float:
    """Return what one more card in the time area costs about now."""
    left = len(state.areas[VICTIMS] if know.has_victims else state.areas[MENACE_DECK])
    slope = RUNWAY[min(left, 6) + 1] - RUNWAY[min(left, 6)]
    return slope * TIME_SHARE / time_limit(state)


def price_of_a_fright(state: GameState, know: Knowledge) -> float:
    """Return what one more card in the stability area costs."""
    left = max(0, min(6, state.rules.stability_limit - len(state.areas[STABILITY])))
    return know.fear * (NERVES[max(0, left - 1)] - NERVES[left])


def tools(state: GameState) -> float:
    """Value what can still be used at any time."""
    return CONTACT * len(state.areas[BRIEFCASE])


def lost_puzzles(state: GameState, know: Knowledge, met: int, missing: int) -> float:
    """Price goals that no puzzle in reach can meet any more."""
    areas = state.areas
    if not areas[CLOSED] and not areas[BOX]:
        return 0.0
    possible = (met | know.reachable(areas[CLOSED], areas[BOX])).bit_count()
    return -LOST_PUZZLE * max(0, met.bit_count() + missing - possible)
