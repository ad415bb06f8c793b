"""Places, threats and things of Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

from art.kit.block import Page
from art.kit.cut_heads import Build, Expression
from art.kit.cut_profiles import Profile
from art.kit.woodcut import Woodcut, circle
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("third-aklo-ritual")
def third_aklo_ritual(page: Page) -> Woodcut:
    """Spoken once it is a key: it leaves the mouth and goes to the lock."""
    c = Woodcut(page)
    c.lay([(392, -10), (610, -10), (610, 450), (392, 450)], tone=1.15)  # the door
    c.lay([(404, -10), (416, -10), (416, 450), (404, 450)], tone=0)
    for y in (24, 336):
        c.lay([(510, y), (610, y), (610, y + 80), (510, y + 80)], tone=0)
        c.lay([(520, y + 10), (610, y + 10), (610, y + 70), (520, y + 70)], tone=1.15)
    face = Profile(c, 160, 196, 150, expression=Expression(-0.04, 0.0, 0.06, 0.0, 0.04, 0.3),
        build=Build(jaw=0.4, gaunt=0.9))
    face.collar(drop=2.2)
    face.draw()
    face.hair("slick")
    y = 282
    c.lay([(424, 176), (492, 176), (492, 396), (424, 396)], tone=0)
    c.lay(circle(464, y, 22), [(452, y), (476, y), (486, y + 76), (442, y + 76)], tone=1.15)
    c.shine(c.lay(circle(306, y, 50), [(340, y - 16), (462, y - 16), (462, y + 16), (340, y + 16)],
        [(394, y), (414, y), (414, y + 58), (394, y + 58)], [(424, y), (448, y), (448, y + 74),
        (424, y + 74)], tone=1.15, accent=1.0, solid=True, halo=8))
    c.lay(circle(306, y, 23), tone=0)
    return c
