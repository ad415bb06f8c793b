"""Pictures of the writings of Called Forth by Thunder, the Formula among them."""

from __future__ import annotations

from art.kit import (
    Page,
    Scene,
    Solid,
    box,
    bulb,
    open_book,
    path_through,
    spot,
    table,
)
from art.kit.elements_thunder_layers import oval
from art.registry import Recipes

art = Recipes("thunder", accent="amber")


@art("martense-bible")
def martense_bible(page: Page) -> Scene:
    s = Scene(page, cam=(0.1, 2.6, 2.5), look=(0.02, 0.14, 0.05), fov=38, roll=5)
    s.add(open_book(1.2, 1.7, "paper").ry(-6), table(5, 4, material="wood").dim(0.5))
    s.add(Solid([box(0.05, 0.006, 1.05).ry(-6).at(0.06, 0.24, 0.3)], "black"))
    s.light(
        spot((-2.6, 2.6, -1.0), (0, 0, 0), 1.1, inner=30, outer=42), bulb((1.0, 2.4, 2.0), 0.4, 4)
    )
    s.render()
    block = s.block
    whites, lids, irises, ambers, lines = [], [], [], [], []
    for side in (-1, 1):
        for row in range(5):
            for i in range(3):
                x0 = side * 0.62 + (i - 1) * 0.34
                x, y = s.project((x0 + 0.02, 0.22, -0.6 + 0.29 * row))
                shape = path_through(
                    (x - 21, y), (x, y - 12), (x + 21, y), (x, y + 12), tension=0.6
                )
                whites.append(shape)
                lids.append(shape)
                mixed = row * 3 + i < 5 if side < 0 else False
                (irises if (mixed and i % 2) else ambers).append(oval(x, y, 8.5))
                lines.append(path_through((x - 17, y + 18), (x + 15, y + 18), close=False))
    block.over(block.path(whites), tone=1.3, accent=0)
    block.over(block.path(lids, stroke=3), tone=0)
    block.over(block.path(lines, stroke=1.8), tone=0)
    block.over(block.path(irises), tone=0.25, accent=0)
    block.over(block.path(ambers), tone=1.3, accent=1)
    block.over(block.path(ambers, stroke=1.6), tone=0)
    return s
