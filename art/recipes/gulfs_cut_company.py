"""Pictures of Infinite Gulfs of Darkness, cut flat: people of the town at their work."""

from __future__ import annotations

import math

from art.kit.block import Page
from art.kit.cut_heads import Build, Head
from art.kit.cut_light import colour, ink, paper
from art.kit.woodcut import Woodcut, circle, curve
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("dr-ambrose-dexter")
def dr_ambrose_dexter(page: Page) -> Woodcut:
    """The doctor has not lit the lamp; what shines is the mirror on his brow,
        and it looks at us."""
    c = Woodcut(page)
    c.lit(curve((60, 460), (90, 392), (190, 344), (300, 330), (410, 344), (520, 392), (560, 460),
        tension=0.6), towards=(1, -0.6), reach=30, hard=1.2)
    h = Head(c, 296, 214, 170, expression="sly", build=Build(gaunt=0.5, jaw=0.5))
    h.collar()
    h.draw()
    h.hair("short")
    # the band and the mirror
    ink(c, h.shape((-0.72, -0.6), (0, -0.72), (0.72, -0.6), (0.7, -0.44), (0, -0.56),
        (-0.7, -0.44)))
    h.stroke((-0.7, -0.56), (0, -0.68), (0.7, -0.56), width=0.05, tone=1.15)
    mx, my = h.at(-0.22, -0.5)
    c.shine(colour(c, [(mx - 78, my + 20), (mx - 30, my + 74), (150, 470), (-60, 470), (-60, 300)],
        halo=5))
    ink(c, circle(mx, my, 88))
    c.shine(paper(c, circle(mx, my, 80)))
    c.shine(colour(c, circle(mx, my, 70)))
    ink(c, circle(mx, my, 20))
    for k in range(10):
        a = math.radians(k * 36 + 8)
        c.gouge([(mx + math.cos(a) * 28, my + math.sin(a) * 28), (mx + math.cos(a) * 62,
            my + math.sin(a) * 62)], 7)
    return c
