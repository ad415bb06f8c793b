"""Monsters of Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

from art.kit.block import Page
from art.kit.cut_hands import hand
from art.kit.cut_heads import Build, Head
from art.kit.woodcut import Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


def _tallow(c: Woodcut, x: float, y: float, s: float, tilt: float) -> None:
    """A hood, and a face that has run."""
    hood = curve((0, -1.5), (0.7, -1.2), (1.0, -0.4), (1.1, 1.6), (-1.1, 1.6), (-1.0, -0.4),
        (-0.7, -1.2), tension=0.7)
    c.lay(moved(hood, x, y, s, tilt), tone=0, halo=-4)
    face = curve((0, -1.0), (0.5, -0.8), (0.66, -0.2), (0.62, 0.4), (0.56, 1.0), (0.46, 0.7),
        (0.3, 1.3), (0.16, 0.86), (0, 1.15), (-0.2, 0.8), (-0.34, 1.4), (-0.48, 0.7), (-0.6, 0.9),
        (-0.64, 0.2), (-0.64, -0.3), (-0.46, -0.8), tension=0.6)
    c.lay(moved(face, x, y, s, tilt), tone=1.15)
    for side in (-1, 1):
        socket = curve((0.14 * side, -0.3), (0.3 * side, -0.46), (0.48 * side, -0.3),
            (0.44 * side, 0.0), (0.34 * side, 0.3), (0.26 * side, 0.0))
        c.lay(moved(socket, x, y, s, tilt), tone=0)
        c.shine(c.lay(moved(circle(0.32 * side, -0.22, 0.07), x, y, s, tilt),
            tone=1.15, accent=1.0, solid=True))
    c.lay(moved(curve((-0.16, 0.4), (0, 0.34), (0.16, 0.4), (0.1, 0.7), (-0.1, 0.74)),
        x, y, s, tilt), tone=0)


def _mouth(c: Woodcut, x: float, y: float, s: float, turn: float) -> None:
    lips = curve((-1, 0), (-0.5, -0.5), (-0.12, -0.56), (0, -0.48), (0.12, -0.56), (0.5, -0.5),
        (1, 0), (0.5, 0.52), (0, 0.62), (-0.5, 0.52), tension=0.8)
    c.lay(moved(lips, x, y, s, turn), tone=1.15, halo=4)
    inside = curve((-0.84, 0), (-0.4, -0.34), (0, -0.32), (0.4, -0.34), (0.84, 0), (0.4, 0.36),
        (0, 0.42), (-0.4, 0.36), tension=0.8)
    m = c.lay(moved(inside, x, y, s, turn), tone=0)
    for k in range(7):
        dx = -0.54 + k * 0.18
        c.lay(moved([(dx - 0.08, -0.4), (dx + 0.08, -0.4), (dx + 0.06, -0.12), (dx - 0.06, -0.12)],
            x, y, s, turn), tone=1.15, keep=1 - m)
        c.lay(moved([(dx - 0.07, 0.46), (dx + 0.07, 0.46), (dx + 0.05, 0.24), (dx - 0.05, 0.24)],
            x, y, s, turn), tone=1.15, keep=1 - m)
    if s > 36:
        tongue = curve((-0.34, 0.3), (-0.2, 0.04), (0.2, 0.04), (0.34, 0.3), (0, 0.4))
        c.lay(moved(tongue, x, y, s, turn), tone=1.15, accent=1.0, keep=1 - m, solid=True)


@art("the-gentleman-from-egypt")
def the_gentleman_from_egypt(page: Page) -> Woodcut:
    """He lectures, he prescribes; his shadow wears something else."""
    c = Woodcut(page)
    c.lay([(-10, -10), (610, -10), (610, 450), (-10, 450)], tone=1.15, accent=1.0, solid=True)
    nemes = curve((420, 10), (462, 24), (486, 80), (508, 170), (530, 230), (490, 250), (560, 300),
        (590, 460), (310, 460), (350, 250), (314, 232), (334, 170), (356, 80), (380, 24),
        tension=0.6)
    c.lay(nemes, blade([(420, 20), (412, -4), (424, -20)], [10, 14, 0]), tone=0)
    h = Head(c, 214, 206, 100, flip=True, tilt=-4, expression="sly",
        build=Build(gaunt=0.8, nose=0.8))
    c.lay(h.shape((-0.5, 0.8), (-1.3, 1.2), (-1.6, 2.6), (1.6, 2.6), (1.3, 1.2), (0.5, 0.8)),
        h.shape((0, -1.1), (0.6, -0.9), (0.8, -0.2), (0.7, 0.6), (0.2, 1.1), (-0.3, 1.08),
        (-0.74, 0.5), (-0.8, -0.2), (-0.6, -0.9)), tone=0)
    h.collar(drop=2.5)
    h.draw()
    h.hat("top")
    c.lay(h.shape((-0.6, -0.86), (0, -0.8), (0.64, -0.88), (0.63, -0.62), (0, -0.54),
        (-0.59, -0.6)), tone=1.15, accent=1.0, solid=True)
    c.lit(blade([(330, 470), (350, 410), (330, 360)], [80, 64, 46]), towards=(-0.6, -0.8),
        reach=18, hard=1.1, halo=6)
    hand(c, "open", 330, 366, 56, turn=22, flip=True, towards=(-0.8, -0.6), lean=0.85)
    return c
