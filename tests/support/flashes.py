"""Count flashes in a film of the screen, as the guidelines for seizures do (WCAG 2.3.1).

A flash is a pair of opposing changes of the relative luminance by a tenth of the full one or more.
The screen is measured in small cells, so that a part of it that flashes cannot hide behind the
rest; a film is safe while no more than a quarter of the cells flash more than three times within
any second.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from arkham.scenes.draw.theme import luminance

CELLS = (48, 30)
CHANGE = 0.1  # of the full luminance
MOST = 3  # flashes a second
AREA = 0.25  # of the screen


def cells_of(surface: pygame.Surface) -> list[float]:
    """Return the relative luminance of every cell of a picture."""
    small = pygame.transform.smoothscale(surface, CELLS)
    pixels = pygame.image.tobytes(small, "RGB")
    colours = ((pixels[i], pixels[i + 1], pixels[i + 2]) for i in range(0, len(pixels), 3))
    return [luminance(colour) for colour in colours]


def turns_of(levels: Sequence[float]) -> list[int]:
    """Return the frames at which a large change in one direction is complete."""
    turns: list[int] = []
    low = high = levels[0]
    rising: bool | None = None
    for number, level in enumerate(levels):
        low, high = min(low, level), max(high, level)
        if rising is not True and level >= low + CHANGE:
            rising, high = True, level
            low = level
            turns.append(number)
        elif rising is not False and level <= high - CHANGE:
            rising, low = False, level
            high = level
            turns.append(number)
        elif rising is True:
            low = high = max(high, level)
        elif rising is False:
            low = high = min(low, level)
    return turns


def flashes_within(turns: Sequence[int], frames: int) -> int:
    """Return the most flashes (pairs of opposing changes) that fall into so many frames."""
    most = 0
    for i, first in enumerate(turns):
        most = max(most, sum(first <= turn < first + frames for turn in turns[i:]))
    return most // 2


def flashing_area(film: Sequence[Sequence[float]], frames_a_second: int) -> float:
    """Return the share of the screen that flashes more than three times within a second."""
    cells = list(zip(*film, strict=True))
    bad = sum(flashes_within(turns_of(cell), frames_a_second) > MOST for cell in cells)
    return bad / len(cells)


def most_flashes(film: Sequence[Sequence[float]], frames_a_second: int) -> int:
    """Return how often within a second a quarter of the screen has flashed."""
    counts = sorted(
        (flashes_within(turns_of(cell), frames_a_second) for cell in zip(*film, strict=True)),
        reverse=True,
    )
    return counts[int(len(counts) * AREA)]
