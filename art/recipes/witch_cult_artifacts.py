"""Pictures of the artifacts of The Witch Cult Murders."""

from __future__ import annotations

from art.kit import (
    Page,
    Scene,
    book,
    bulb,
    candle,
    glow,
    skull,
    table,
)
from art.kit.elements_witch_cult import chain
from art.registry import Recipes

art = Recipes("witch-cult", accent="red")


@art("necronomicon")
def necronomicon(page: Page) -> Scene:
    s = Scene(page, cam=(0.9, 2.75, 3.1), look=(0.1, 0.34, -0.02), fov=36, roll=-4)
    s.add(book(emblem="star").ry(24).at(-0.1, 0, 0.1), table(5, 3))
    s.add(candle(0.72, 0.14, accent=1).at(1.1, 0, -0.75))
    s.add(skull().scale(0.62).ry(42).rx(-8).at(-0.92, 0.34, -1.0))
    links = [
        (-0.55, 0.5, 0.55),
        (-0.75, 0.5, 0.85),
        (-0.95, 0.08, 1.2),
        (-0.3, 0.08, 1.5),
        (0.6, 0.08, 1.3),
        (1.25, 0.08, 1.35),
        (1.9, 0.08, 0.9),
    ]
    s.add(chain(links, 24, 0.12))
    s.light(bulb((1.1, 1.35, -0.35), 1.5, 2.6), bulb((0.9, 2.6, 2.2), 0.7, 5))
    s.render()
    x, y = s.project((1.1, 0.94, -0.75))
    glow(s.block, x, y, 250, accent=0.6, keep=s.covered)
    return s
