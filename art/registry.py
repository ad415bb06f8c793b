"""Register recipes: functions that draw one picture each on the page they are given."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

Draw = Callable[[Any], Any]

CARD_SIZE = (600, 440)
FINE = 1.5  # pictures are computed this much finer than they are printed


@dataclass(frozen=True)
class Recipe:
    """Hold what it takes to render one picture.

    `draw` gets a `Page` and returns a `Woodcut` or a finished Pillow image.
    """

    folder: str
    name: str
    accent: str
    draw: Draw
    size: tuple[int, int]
    scale: float


RECIPES: dict[str, Recipe] = {}


class Recipes:
    """Collect the recipes of one folder of `images`; an instance is the decorator.

    `art/catalogue.py` reads the calls from the source text without running it, so the name and
    the folder must be plain strings.
    """

    def __init__(self, folder: str, accent: str) -> None:
        self.folder = folder
        self.accent = accent

    def __call__(
        self,
        name: str,
        *,
        accent: str | None = None,
        size: tuple[int, int] = CARD_SIZE,
        scale: float = FINE,
    ) -> Callable[[Draw], Draw]:
        """Register the function below as the picture of a card."""

        def register(draw: Draw) -> Draw:
            key = f"{self.folder}/{name}"
            if key in RECIPES:
                raise ValueError(f"{key} has two recipes")
            RECIPES[key] = Recipe(self.folder, name, accent or self.accent, draw, size, scale)
            return draw

        return register
