"""Pictures of Infinite Gulfs of Darkness, cut flat: who comes by, and what he brings."""

from __future__ import annotations

from art.kit.block import SOLID, Page
from art.kit.cut_hands import hand
from art.kit.cut_light import colour, ink, paper
from art.kit.woodcut import Point, Woodcut, circle, curve
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("the-sleepwalkers")
def the_sleepwalkers(page: Page) -> Woodcut:
    """They come down the hill in their nightshirts with shut eyes, and their hands are out."""
    c = Woodcut(page)
    colour(c, [(0, 0), (600, 0), (600, 150), (0, 60)])
    paper(c, circle(96, 40, 54))
    for x, w, t in ((-20, 110, 40), (86, 70, 66), (470, 90, 60), (560, 80, 30)):
        ink(c, [(x, 240), (x, t + 30), (x + w / 2, t), (x + w, t + 30), (x + w, 240)])
    ink(c, [(0, 90), (200, 110), (600, 170), (600, 440), (0, 440)])

    def sleeper(x: float, y: float, s: float, near: bool = False, cap_on: bool = False) -> None:
        """y is the chin, s half a head."""
        gown = [(-0.5, 0.9), (-1.15, 1.1), (-1.5, 1.7), (-1.4, 5.2), (-1.8, 8.4), (1.8, 8.4),
            (1.4, 5.2), (1.5, 1.7), (1.15, 1.1), (0.5, 0.9)]
        g = curve(*((x + a * s, y + (b - 1) * s) for a, b in gown), tension=0.5)
        paper(c, g, halo=5)
        m = c.mask(g)
        for q in (-0.7, -0.2, 0.5, 1.0):
            c.gouge([(x + q * s, y + 1.0 * s), (x + q * 1.1 * s, y + 3 * s),
                (x + q * 1.5 * s, y + 7 * s)], 0.14 * s, tone=0, within=m, ends=(0, 1))
        shade = [(0.5, 0.9), (1.15, 1.1), (1.6, 1.7), (1.6, 5.2), (2.0, 8.4), (0.9, 8.4), (0.8, 4),
            (0.9, 1.9)]
        c.block.over(c.mask(curve(*((x + a * s, y + (b - 1) * s) for a, b in shade),
            tension=0.5)) * m, tone=0, accent=0.0, kind=SOLID)
        ink(c, [(x - 0.42 * s, y - 0.6 * s), (x + 0.42 * s, y - 0.6 * s),
            (x + 0.5 * s, y + 0.06 * s), (x, y + 0.4 * s), (x - 0.5 * s, y + 0.06 * s)])
        paper(c, [(x - 0.34 * s, y - 0.5 * s), (x - 0.02 * s, y - 0.1 * s),
            (x - 0.06 * s, y + 0.2 * s), (x - 0.38 * s, y + 0.02 * s)])

        def at(*ps: Point) -> list[Point]:
            return [(x + a * s, y + (b - 1) * s) for a, b in ps]

        skull = curve(*at((0, -1), (0.42, -0.92), (0.64, -0.55), (0.66, 0.05), (0.56, 0.5),
            (0.34, 0.86), (0.06, 1.02), (-0.2, 0.98), (-0.46, 0.76), (-0.6, 0.4), (-0.68, 0.0),
            (-0.64, -0.55), (-0.42, -0.92)), tension=0.75)
        ink(c, skull, halo=max(3, 0.07 * s))
        ear = curve(*at((-0.64, -0.16), (-0.78, -0.2), (-0.78, 0.06), (-0.62, 0.26)))
        paper(c, ear)
        paper(c, curve(*at((-0.2, -0.86), (0.2, -0.8), (0.36, -0.5), (0.34, -0.2), (0.44, 0.0),
            (0.4, 0.26), (0.24, 0.4), (0.3, 0.6), (0.12, 0.84), (-0.02, 0.97), (-0.2, 0.94),
            (-0.42, 0.74), (-0.55, 0.4), (-0.63, 0.0), (-0.58, -0.55)), tension=0.6))
        # brows, shut lids, nose, slack mouth
        ink(c, curve(*at((-0.54, -0.2), (-0.4, -0.32), (-0.14, -0.26), (-0.16, -0.2),
            (-0.38, -0.25)), tension=0.7))
        ink(c, curve(*at((0.12, -0.26), (0.34, -0.32), (0.5, -0.2), (0.34, -0.24), (0.14, -0.2)),
            tension=0.7))
        ink(c, curve(*at((-0.54, 0.0), (-0.34, 0.08), (-0.13, 0.0), (-0.16, 0.1), (-0.34, 0.17),
            (-0.5, 0.1)), tension=0.8))
        ink(c, curve(*at((0.13, 0.0), (0.3, 0.08), (0.5, 0.0), (0.46, 0.1), (0.3, 0.17),
            (0.16, 0.1)), tension=0.8))
        ink(c, at((0.02, -0.24), (0.1, -0.2), (0.12, 0.2), (0.2, 0.36), (0.02, 0.42), (-0.12, 0.38),
            (0.05, 0.34), (0.03, 0.1)))
        ink(c, curve(*at((-0.17, 0.63), (0.0, 0.58), (0.19, 0.62), (0.1, 0.67), (0.0, 0.69),
            (-0.1, 0.67)), tension=0.8))
        if near:
            c.gouge(at((-0.5, 0.24), (-0.36, 0.5), (-0.34, 0.7)), 0.06 * s, tone=0)
            c.gouge(at((-0.2, 0.42), (-0.28, 0.54), (-0.26, 0.66)), 0.05 * s, tone=0)
            c.gouge(at((-0.46, -0.06), (-0.34, -0.1), (-0.18, -0.06)), 0.03 * s, tone=0)
        cap = curve(*at((0.72, -0.36), (0.68, -0.8), (0.3, -1.2), (-0.2, -1.3), (-0.6, -1.46),
            (-1.0, -1.4), (-1.22, -1.0), (-1.16, -0.8), (-0.96, -1.06), (-0.8, -0.96),
            (-0.72, -0.36), (0, -0.54)), tension=0.7)
        if cap_on:
            paper(c, cap, halo=max(3, 0.07 * s))
            ink(c, curve(*at((0.72, -0.4), (0.68, -0.8), (0.3, -1.2), (0.06, -1.2), (0.3, -0.8),
                (0.3, -0.52)), tension=0.7))
            paper(c, circle(x - 1.18 * s, y - 1.7 * s, 0.17 * s), halo=3)
            c.gouge(at((-0.72, -0.5), (0, -0.68), (0.72, -0.5)), 0.08 * s, tone=0, ends=(1, 1))
            c.gouge(at((-0.2, -1.26), (-0.5, -1.1), (-0.66, -0.7)), 0.07 * s, tone=0)
        else:
            ink(c, curve(*at((0.7, 0.0), (0.76, -0.6), (0.4, -1.1), (-0.1, -1.16), (-0.6, -0.96),
                (-0.74, -0.4), (-0.66, -0.1), (-0.5, -0.5), (-0.1, -0.66), (0.3, -0.56),
                (0.5, -0.3)), tension=0.7))
        for side in (-1, 1):
            sx, ex = x + side * 1.15 * s, x + side * 1.32 * s
            sy, ey = y + 0.5 * s, y + 1.5 * s
            sleeve = curve((sx - 0.42 * s, sy - 0.2 * s), (sx + 0.3 * s, sy - 0.24 * s),
                (ex + 0.62 * s, ey - 0.1 * s), (ex + 0.56 * s, ey + 0.5 * s),
                (ex - 0.56 * s, ey + 0.5 * s), (ex - 0.6 * s, ey - 0.1 * s), tension=0.6)
            paper(c, sleeve, halo=0.1 * s)
            ink(c, circle(ex, ey + 0.42 * s, 0.5 * s, 0.2 * s))
            c.gouge([(sx + 0.1 * s, sy), (ex + 0.3 * s, ey - 0.2 * s),
                (ex + 0.4 * s, ey + 0.2 * s)], 0.12 * s, tone=0)
            hand(c, "open", ex, ey + 0.2 * s, 0.86 * s if near else 0.8 * s, turn=180 + side * 4,
                flip=side > 0, towards=(-1, 0.5), lean=0.9, nails=False)
    sleeper(212, 104, 15)
    sleeper(388, 112, 17)
    sleeper(140, 168, 36)
    sleeper(452, 170, 38)
    sleeper(296, 186, 70, near=True, cap_on=True)
    return c
