"""Pictures of the writings of Infinite Gulfs of Darkness: ciphers, diaries, sums."""

from __future__ import annotations

import skia

from art.kit import (
    Page,
    Scene,
    Solid,
    box,
    capsule,
    define_material,
    figure,
    ground,
    path_through,
    rng,
    spot,
    textures,
)
from art.kit.elements_gulfs import drawn, oval, pen, polygon
from art.kit.skies import ribbon
from art.registry import Recipes

art = Recipes("gulfs", accent="violet")


@art("the-resonance-equation")
def the_resonance_equation(page: Page) -> Scene:
    def chalk(canvas: skia.Canvas) -> None:
        canvas.clear(0xFF000000)
        random = rng("sum")
        for row in range(9):
            x, y = 30.0 + 12 * (row % 3), 60.0 + row * 66
            while x < 1120:
                kind = int(random.integers(0, 6))
                w = float(random.uniform(24, 46))
                if kind == 0:
                    canvas.drawPath(
                        path_through(
                            (x + 22, y - 26),
                            (x + 12, y - 20),
                            (x + 12, y + 18),
                            (x, y + 24),
                            close=False,
                            tension=0.9,
                        ),
                        pen(5),
                    )
                elif kind == 1:
                    canvas.drawPath(oval(x + w / 2, y, w / 2.4, 15), pen(5))
                    canvas.drawLine(x, y, x + w, y, pen(5))
                elif kind == 2:
                    canvas.drawLine(x, y - 6, x + w, y - 6, pen(5))
                    canvas.drawLine(x, y + 6, x + w, y + 6, pen(5))
                elif kind == 3:
                    canvas.drawPath(
                        path_through(
                            (x, y + 4),
                            (x + 8, y + 18),
                            (x + 16, y - 24),
                            (x + w + 26, y - 24),
                            close=False,
                        ),
                        pen(5),
                    )
                elif kind == 4:
                    canvas.drawPath(
                        path_through(
                            (x + 14, y - 26), (x, y), (x + 14, y + 26), close=False, tension=0.9
                        ),
                        pen(5),
                    )
                else:
                    canvas.drawPath(
                        path_through(
                            (x, y + 16),
                            (x + w * 0.3, y - 16),
                            (x + w * 0.6, y + 14),
                            (x + w, y - 14),
                            close=False,
                            tension=0.6,
                        ),
                        pen(5),
                    )
                x += w + random.uniform(14, 34)

    slate = 0.05 + 0.95 * drawn(1160, 660, chalk)
    board = define_material(
        "slate",
        albedo=1.1,
        ambient=0.02,
        axis=(1, 0.3, 0),
        texture=textures.picture(
            slate, 0, 0, 6.6, 3.75, axes=(0, 1), upside_down=True, outside=0.05
        ),
    )
    s = Scene(page, cam=(0.9, 1.5, 4.8), look=(-0.05, 1.7, -1), fov=40, roll=-4)
    s.add(Solid([box(3.3, 1.88, 0.05)], board).at(-0.2, 1.9, -1.2))
    s.add(
        figure("suit", None, arms="point", material="tweed").ry(196).at(0.45, 0, -0.3),
        ground("planks"),
    )
    rafters = [capsule((x, 3.4, -1.3), (x * 0.6, 4.6, 1.5), 0.12) for x in (-3, -1.5, 0, 1.5, 3)]
    s.add(Solid(rafters, "wood"))
    s.light(spot((2.6, 2.6, 3.8), (-0.2, 1.6, -1.2), 1.35, inner=22, outer=38))
    s.render()
    x, y = s.project((-0.75, 0.72, -1.1))
    answer = [
        ribbon([(x - 66, y + 8), (x + 66, y + 14)], 7, 5),
        ribbon([(x - 60, y + 22), (x + 52, y + 27)], 6, 4),
    ]
    block = s.block
    block.over(
        block.path(polygon((x - 80, y - 44), (x + 80, y - 40), (x + 80, y + 38), (x - 80, y + 34))),
        tone=0.02,
    )
    block.over(block.path(answer), tone=1.4, accent=1.0)
    block.over(
        block.path([oval(x - 18, y - 16, 18, 13), oval(x + 18, y - 16, 18, 13)], stroke=7),
        tone=1.4,
        accent=1.0,
    )
    return s
