"""The shoal and a game of patience: Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

from art.kit.block import Page
from art.kit.cut_gulfs import box, person
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import along, near, strokes
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("shapes-in-the-other-light")
def shapes_in_the_other_light(page: Page) -> Woodcut:
    """In the beam the small fry scatter all at once; then he sees from what."""
    c = Woodcut(page)
    ink(c, box(0, 0, 600, 440))
    lamp: Point = (24, 376)
    beam = [lamp, (250, -40), (660, -40), (660, 470), (330, 470)]
    c.shine(colour(c, beam))
    lit = c.mask(beam)
    fish = curve((660, -60), (520, -34), (420, 0), (340, 60), (286, 124), (276, 154), (330, 166),
        (420, 196), (456, 226), (420, 254), (330, 272), (256, 268), (250, 300), (300, 350),
        (400, 420), (520, 480), (660, 500), tension=0.45)
    body = ink(c, fish)
    strokes(c, body, along(28), cell=20, length=44, width=6,
        weight=lambda x, y: near(300, 80, 210)(x, y), seed=4)
    strokes(c, body, along(32), cell=22, length=40, width=5,
        weight=lambda x, y: 0.8 * near(320, 380, 120)(x, y), seed=5)
    for k in range(3):  # gills
        x = 520 + k * 30
        c.gouge([(x - 8, 130), (x + 22, 210), (x - 2, 300)], 11)
    for t, long in ((0.04, 60), (0.16, 42), (0.28, 66), (0.42, 36), (0.56, 50), (0.7, 28)):
        px, py = 284 + 150 * t, 148 + 56 * t
        paper(c, blade([(px, py - 6), (px + 8, py + long * 0.4), (px + 20, py + long)], (14, 9, 0)))
    for t, long in ((0.02, 72), (0.15, 48), (0.3, 60), (0.45, 34), (0.6, 44)):
        px, py = 262 + 150 * t, 272 - 4 * t
        paper(c, blade([(px, py + 6), (px + 4, py - long * 0.5), (px + 18, py - long)],
            (15, 10, 0)))
    ink(c, circle(412, 104, 58, 46))
    for x, y, turn, size in ((378, 110, 24, 1.2), (428, 76, -34, 1.0), (440, 124, 78, 1.0)):
        slit = moved(curve((-24, 0), (0, -13), (24, 0), (0, 13), tension=0.5), x, y, size, turn)
        c.shine(colour(c, slit))
        paper(c, moved(curve((-20, 0), (0, -5), (20, 0), (0, 5), tension=0.5), x, y, size, turn))
    for x, y, turn, size in (
            (232, 214, 184, 1.1), (208, 152, 214, 1.05), (236, 96, 238, 1.0), (196, 280, 160, 1.1),
            (262, 40, 256, 0.8), (150, 226, 186, 0.9),
            (230, 342, 128, 1.0), (176, 108, 226, 0.7), (280, 400, 112, 0.9), (196, 52, 240, 0.7),
            (340, 214, 180, 0.8)):
        _minnow(c, x, y, turn, 34 * size)
    c.block.over((1 - lit) * (c.X < 330), tone=0, accent=0.0)
    c.shine(paper(c, circle(22, 376, 16), [(4, 394), (40, 394), (46, 450), (-2, 450)]))
    person(c, "standing", 118, 436, 150, towards=(1, -0.3), reach=0.05)
    return c


def _minnow(c: Woodcut, x: float, y: float, turn: float, size: float) -> None:
    """A swimmer that is no fish: a lancet with a forked tail and a thread before it."""
    outline = curve((1, 0), (0.5, -0.28), (-0.2, -0.26), (-0.7, -0.06), (-1.25, -0.36),
        (-1.05, 0.02), (-1.25, 0.4), (-0.7, 0.1), (-0.2, 0.28), (0.5, 0.26), tension=0.55)
    paper(c, moved(outline, x, y, size, turn), halo=4)
    ink(c, moved(circle(0.55, 0, 0.11), x, y, size, turn))
    ink(c, moved([(0.2, -0.2), (0.28, -0.2), (0.2, 0.2), (0.12, 0.2)], x, y, size, turn))
