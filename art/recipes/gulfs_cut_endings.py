"""How Infinite Gulfs of Darkness is lost, cut flat."""

from __future__ import annotations

from art.kit.block import Page
from art.kit.cut_creatures import three_lobed_eye
from art.kit.woodcut import Woodcut, curve
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("screens", accent="violet")


@art("lost-gulfs", size=(1040, 1080), scale=1.0)
def lost_gulfs(page: Page) -> Woodcut:
    """My hat, my coat; what looks out between them is not mine."""
    c = Woodcut(page, view=(0, 0, 520))
    c.lay([(-10, -10), (530, -10), (530, 560), (-10, 560)], tone=0)
    panes = [[(40, 20), (250, 20), (250, 250), (40, 250)], [(270, 20), (480, 20), (480, 250),
        (270, 250)],
             [(40, 270), (250, 270), (250, 560), (40, 560)], [(270, 270), (480, 270), (480, 560),
                 (270, 560)]]
    c.lay(*panes, tone=1.15)
    for x0, y0, dx in ((84, 20, 1), (420, 20, -1)):
        bolt = [(x0, y0), (x0 + 18 * dx, y0 + 70), (x0 - 4 * dx, y0 + 80),
            (x0 + 22 * dx, y0 + 170), (x0 + 2 * dx, y0 + 178), (x0 + 30 * dx,
            y0 + 300), (x0 + 10 * dx, y0 + 176), (x0 + 6 * dx, y0 + 168),
                (x0 - 18 * dx, y0 + 86), (x0 + 2 * dx, y0 + 74)]
        c.lay(bolt, tone=0)
    coat = curve((260, 330), (330, 344), (400, 372), (452, 420), (478, 560), (42, 560), (68, 420),
        (120, 372), (190, 344), tension=0.7)
    c.lay(coat, tone=0, halo=-6)
    head = curve((260, 140), (330, 150), (352, 210), (344, 280), (316, 340), (260, 366),
        (204, 340), (176, 280), (168, 210), (190, 150))
    c.lay(head, tone=0, halo=-5)
    for side in (-1, 1):
        collar = [(260 + side * 40, 410), (260 + side * 92, 300), (260 + side * 132, 372),
            (260 + side * 96, 470)]
        c.lit(collar, towards=(-side, -0.4), reach=20, hard=1.2, halo=5)
        c.gouge([(260 + side * 36, 400), (260 + side * 30, 470), (260 + side * 8, 555)], 8)
        c.gouge([(260 + side * 150, 420), (260 + side * 168, 480), (260 + side * 164, 555)], 6)
    crown = curve((166, 150), (170, 80), (200, 36), (240, 48), (264, 36), (300, 34), (344, 70),
        (356, 150), tension=0.7)
    c.lit(crown, towards=(-0.4, -1), reach=22, hard=1.1, halo=5)
    c.lay(curve((166, 128), (260, 142), (356, 126), (358, 154), (260, 170), (164, 156)),
        tone=1.15, accent=1.0, halo=3)
    brim = curve((96, 176), (166, 146), (260, 158), (358, 144), (428, 166), (370, 196), (260, 204),
        (150, 202), tension=0.7)
    c.lit(brim, towards=(-0.2, -1), reach=14, hard=1.4, halo=4)
    three_lobed_eye(c, 260, 272, 58)
    return c
