"""The flags of a card: a number on one of them cannot be taken for another."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from arkham.scenes.cards.parts import flag
from arkham.scenes.draw.theme import luminance, theme_for


def _light(image: pygame.Surface) -> list[float]:
    height = image.get_height()
    inside = range(3, height - 3)
    return [luminance(tuple(image.get_at((x, y)))[:3]) for x in inside for y in inside]


@pytest.mark.parametrize(("accent", "apart"), [("red", 0.08), ("violet", 0.08), ("amber", 0.035)])
@pytest.mark.parametrize("height", [15, 17, 20])  # as on cards of 100 to 130 pixels
def test_small_numbers_cannot_be_mistaken(accent: str, apart: float, height: int) -> None:
    """On average every pixel of two flags differs by so much light; amber on black has less."""
    theme = theme_for(accent)
    pages = {n: _light(flag("attribute.minimum", height, theme, n)) for n in range(2, 7)}
    for one, other in combinations(pages, 2):
        steps = [abs(a - b) for a, b in zip(pages[one], pages[other], strict=True)]
        assert sum(steps) / len(steps) >= apart, (one, other)
