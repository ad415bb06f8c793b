"""Storms and what they light, of Called Forth by Thunder."""

from __future__ import annotations

from art.kit.block import Page
from art.kit.cut_bodies import beast_standing
from art.kit.cut_strokes import along, cast, limb, quad, strokes
from art.kit.woodcut import Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")


@art("shape-in-the-flash")
def shape_in_the_flash(page: Page) -> Woodcut:
    """In sight for a fifth of a second: the window throws it over the bed."""
    c = Woodcut(page)
    window = [(150, 20), (390, 0), (400, 232), (160, 244)]
    c.shine(c.lay(window, tone=1.2, solid=True))
    thing = moved(beast_standing(), 296, 268, 250, turn=8)
    frame = c.mask(window)
    c.lay(thing, tone=0, keep=1 - frame)
    for a, b, w in (((272, 4), (282, 240), 10), ((150, 132), (400, 116), 9)):
        c.lay(blade([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b], [w, w, w]), tone=0)
    for x, y in ((306, 56), (325, 62)):
        c.shine(c.lay(circle(x, y, 4.5, 3), tone=1.2, accent=1.0, solid=True))
    place = quad((168, 262), (420, 250), (640, 450), (90, 470))
    floor = [place(0, 0), place(1, 0), place(1, 1), place(0, 1)]
    lit = c.lay(floor, tone=1.15, accent=1.0, solid=True)
    for u in (0.5,):
        c.lay([place(u - 0.02, 0), place(u + 0.02, 0), place(u + 0.02, 1), place(u - 0.02, 1)],
            tone=0)
    c.lay([place(0, 0.42), place(1, 0.42), place(1, 0.5), place(0, 0.5)], tone=0)
    shadow = cast(moved(beast_standing(), 296, 256, 250, turn=8), 256, -0.42, 0.92)
    c.lay(shadow, tone=0, keep=1 - lit)
    c.lay([(90, -10), (150, -10), (160, 250), (120, 300), (96, 250)], tone=0)
    for side, xs in ((-1, (104, 122, 140)), (1, (404, 420, 438))):
        for k, x in enumerate(xs):
            c.gouge([(x, 0), (x + 5 * side, 120), (x - 4 * side, 250 + 10 * k)], 8 - k, tone=1.1)
    bed = curve((-20, 330), (60, 322), (150, 372), (236, 420), (250, 470), (-20, 470), tension=0.5)
    c.lay(bed, tone=0)
    strokes(c, bed, along(24), cell=20, length=50, width=6, seed=2, weight=lambda x, y:
        0.9 - (y - 330) / 200)
    knees = curve((60, 470), (88, 376), (120, 360), (168, 384), (214, 440), (220, 470), tension=0.7)
    c.lit(knees, towards=(0.7, -1), reach=22, hard=1.5, halo=5)
    for k in range(4):
        c.lit(limb([(98 + k * 12, 386 - k * 2), (104 + k * 12, 362 - k * 3),
            (112 + k * 12, 352 - k * 2)], [12, 11, 8]), towards=(0.6, -1),
              reach=9, hard=1.8, halo=3)
    return c
