"""Streets at night and who waits in them: Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

from art.kit.block import Page
from art.kit.cut_gulfs import box, bricks, form
from art.kit.woodcut import Point, Woodcut, blade, curve
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("handbill-still-wet")
def handbill_still_wet(page: Page) -> Woodcut:
    """The poster runs down the bricks, and comes off on the glove that touched it."""
    c = Woodcut(page)
    wall = c.lay(box(0, 0, 600, 440), tone=0)
    bricks(c, wall, tall=30, wide=74, line=4, tone=1.1, slope=-0.1)
    bill = [(92, 34), (344, 6), (356, 366), (112, 398)]
    c.lay(bill, tone=1.15, halo=10)
    c.lay([(112, 60), (328, 36), (330, 84), (114, 108)], tone=1.15, accent=1.0, solid=True)
    for k in range(6):  # the letters of one night only
        x, y = 126 + k * 34, 71 - k * 3.8
        c.lay([(x, y), (x + 22, y - 2), (x + 22, y + 24), (x, y + 27)], tone=0)
        c.lay(box(x + 8, y + 7, x + 14, y + 28) if k % 2 else box(x + 8, y - 4, x + 14, y + 16),
            tone=1.15, accent=1.0, solid=True)
    nemes = curve((222, 118), (178, 134), (160, 186), (148, 262), (192, 268), (206, 240),
        (254, 236), (266, 260), (308, 250), (290, 178), (268, 128), tension=0.4)
    c.lay(nemes, tone=0)
    face = curve((188, 160), (226, 148), (264, 154), (264, 202), (246, 236), (230, 244), (208, 238),
        (190, 206), tension=0.6)
    c.lay(face, tone=1.15)
    c.lay(curve((228, 152), (262, 154), (264, 202), (246, 236), (230, 244), (232, 210), (222, 206),
        (230, 180), tension=0.4), tone=0)
    c.lay([(196, 178), (220, 174), (218, 186), (200, 190)], [(204, 220), (232, 218), (228, 226)],
        tone=0)
    for k in range(5):
        c.gouge([(172 - k * 3, 162 + k * 22), (186 - k, 158 + k * 22)], 6, ends=(1, 1))
        c.gouge([(270 + k * 3, 152 + k * 21), (288 + k * 3, 148 + k * 22)], 6, ends=(1, 1))
    c.lay([(120, 288), (344, 262), (346, 330), (124, 358)], tone=1.15, accent=1.0, solid=True)
    c.lay([(140, 306), (326, 284), (327, 300), (141, 322)], [(150, 332), (300, 314), (300, 324),
        (150, 342)], tone=0)
    for x, top, low, w in ((132, 350, 424, 9), (168, 346, 396, 7), (206, 338, 450, 12),
                           (246, 336, 404, 8), (292, 328, 450, 11), (326, 326, 382, 7),
                           (150, 100, 136, 6), (318, 80, 150, 7)):
        run = blade([(x, top), (x + 1, (top + low) / 2), (x, low - 5), (x, low)], (w, w * 0.7, w *
            1.25, w * 0.6))
        c.lay(run, tone=1.15, accent=1.0, solid=True, halo=2)
    _wet_glove(c)
    return c


def _wet_glove(c: Woodcut) -> None:
    """Hold a gloved hand up before the bill, finger tips wet."""
    c.lit(curve((440, 470), (448, 384), (520, 372), (600, 400), (600, 470), tension=0.4),
        towards=(-1, -0.4), reach=30, hard=1.5, halo=9, gap=0.6)
    fingers: tuple[tuple[list[Point], float], ...] = (
        ([(452, 262), (430, 196), (416, 150), (408, 118)], 1.0),
        ([(484, 248), (474, 176), (466, 122), (462, 84)], 1.06),
        ([(516, 252), (518, 184), (520, 134), (522, 100)], 1.0),
        ([(546, 272), (562, 218), (572, 180), (580, 152)], 0.86),
        ([(446, 342), (404, 314), (380, 276), (368, 244)], 1.1))
    for joints, wide in fingers:
        form(c, blade(joints, [w * wide for w in (44, 42, 40, 30)]), light=(-0.8, -0.4, 0.35),
            swell=19, hard=1.5, halo=6, angle=80)
    form(c, curve((434, 396), (428, 320), (436, 258), (484, 240), (548, 258), (566, 320),
        (544, 392), tension=0.6), light=(-0.8, -0.4, 0.3), swell=46, hard=1.4, angle=80)
    for joints, wide in fingers[:3]:
        (ax, ay), (bx, by) = joints[2], joints[3]
        form(c, blade([(ax, ay + 2), (bx, by)], (41 * wide, 30 * wide)), light=(-0.8, -0.4, 0.6),
            swell=19, hard=2.2, base=0.2, accent=1.0, angle=80)
    c.lay(blade([(410, 150), (408, 190), (410, 214), (410, 220)], (10, 8, 13, 6)), tone=1.15,
        accent=1.0, solid=True, halo=3)
    for x in (462, 492, 520):
        c.gouge([(x, 262), (x + 3, 300), (x + 2, 336)], 5, tone=0)
