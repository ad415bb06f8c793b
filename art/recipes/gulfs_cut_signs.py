"""Signs and strange sights of Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

import numpy as np

from art.kit.block import Page
from art.kit.cut_gulfs import box, form, person
from art.kit.woodcut import Woodcut, curve
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("the-stars-go-missing")
def the_stars_go_missing(page: Page) -> Woodcut:
    """Something without light reaches over the sky, and puts them out."""
    c = Woodcut(page)
    c.lay(box(0, 0, 600, 330), tone=1.15, accent=1.0, solid=True)
    random = np.random.default_rng(12)
    for _ in range(44):
        x, y, r = random.uniform(0, 600), random.uniform(0, 290), random.uniform(3, 8)
        c.lay([(x, y - r * 1.6), (x + r * 0.4, y - r * 0.4), (x + r * 1.6, y), (x + r * 0.4,
            y + r * 0.4), (x, y + r * 1.6), (x - r * 0.4, y + r * 0.4), (x - r * 1.6, y),
            (x - r * 0.4, y - r * 0.4)], tone=1.15, solid=True)
    wing = curve((640, -40), (150, -60), (60, -20), (120, 20), (150, 70), (128, 130), (180, 112),
        (236, 130), (240, 190), (270, 236), (292, 190), (336, 170), (380, 200),
        (402, 270), (424, 204), (470, 180), (520, 216), (560, 290), (640, 300), tension=0.6)
    c.lay(wing, tone=0)
    for points in (((560, 10), (330, 40), (128, 128)), ((570, 30), (400, 100), (270, 232)),
        ((580, 50), (480, 130), (402, 266)), ((600, 70), (570, 160), (560, 286))):
        c.gouge(points, 5)
    c.lay(curve((-20, 330), (150, 318), (400, 326), (640, 316), (640, 460), (-20, 460)), tone=0)
    dome = curve((100, 400), (100, 320), (140, 262), (200, 244), (262, 262), (300, 320), (300,
        400), tension=0.6)
    form(c, dome, light=(-0.7, -0.2, 0.62), swell=80, hard=1.5, halo=8, angle=84, bend=0.7)
    for points in (((150, 262), (140, 320), (140, 384)), ((196, 248), (190, 320), (190, 384))):
        c.gouge(points, 4, tone=0)
    c.lay([(210, 244), (246, 252), (290, 330), (262, 336)], tone=0)
    c.lay([(232, 318), (252, 300), (356, 214), (376, 238), (268, 330)], tone=1.15, halo=6)
    c.lay([(352, 206), (362, 200), (390, 238), (380, 246)], tone=1.15, halo=5)
    person(c, "bareheaded", 46, 330, 84, reach=0.0)
    c.lay(box(90, 386, 310, 440), tone=1.15, halo=5)
    c.lay(box(90, 396, 310, 402), tone=0)
    c.lay(box(182, 408, 216, 440), tone=0)
    return c
