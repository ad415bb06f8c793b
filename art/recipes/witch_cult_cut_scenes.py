"""Threats and evidence of The Witch Cult Murders, cut flat."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_hands import hand
from art.kit.cut_heads import Build, Head
from art.kit.noise import smoothstep
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")


@art("three-knocks-and-two")
def three_knocks_and_two(page: Page) -> Woodcut:
    """Three raps, a pause, two more."""
    c = Woodcut(page)
    c.lay([(60, -10), (330, -10), (330, 450), (60, 450)], tone=c.ramp((330, 0), (60, 0),
        0.75, 0.35), phase=c.lines(91) + c.noise(60, "grain", 3) * 26, gap=1.3)
    for y0, y1 in ((20, 196), (232, 430)):
        c.block.over(c.mask([(96, y0), (280, y0), (280, y1), (96, y1)], stroke=9), tone=0)
    c.lay([(326, -10), (352, -10), (352, 450), (326, 450)], tone=0)
    for radius in (50, 80, 110, 172, 202):  # three, a pause, two
        arc = [(330 - math.cos(a) * radius, 226 + math.sin(a) * radius) for a in np.linspace(-0.9,
            0.9, 9)]
        c.gouge(arc, 20, tone=0, ends=(0.6, 0.6))
        c.gouge(arc, 13, accent=1.0, ends=(0.5, 0.5))
    fist(c, 336, 226, 96)
    return c


def fist(c: Woodcut, x: float, y: float, s: float) -> None:
    """A fist from the side; its knuckles strike at (x, y), the arm comes from the right."""

    def at(*points: Point) -> list[Point]:
        return [(x + px * s, y + py * s) for px, py in points]

    lit = (-0.5, -1)
    c.lit(blade(at((1.2, 0.5), (2.2, 0.9), (3.4, 1.5)), [0.8 * s, 1.0 * s, 1.3 * s]),
        towards=(-0.3, -1), reach=0.3 * s, hard=1.1, halo=6)
    c.lay(at((1.12, 0.02), (1.5, 0.2), (1.22, 1.0), (0.86, 0.86)), tone=1.15, halo=5)
    c.lit(curve(*at((0.1, -0.42), (0.5, -0.56), (0.94, -0.36), (1.26, 0.1), (1.1, 0.84),
        (0.7, 0.98), (0.3, 0.9),
        (0.1, 0.4)), tension=0.7), towards=lit, reach=0.9 * s, hard=1.6, halo=6)
    for k, (fy, long) in enumerate(((-0.36, 0.44), (-0.06, 0.5), (0.24, 0.48), (0.52, 0.4))):
        knuckle = curve(*at((0.46, fy - 0.13), (0.12, fy - 0.17), (-0.06, fy - 0.06),
            (-0.06, fy + 0.1), (0.12, fy + 0.16), (long, fy + 0.14)), tension=0.8)
        c.lit(knuckle, towards=lit, reach=0.28 * s, hard=1.7, halo=5)
        c.gouge(at((0.3 + (k % 2) * 0.03, fy - 0.11), (0.34, fy), (0.3, fy + 0.1)), 4, tone=0)
    c.lit(blade(at((0.86, 0.6), (0.56, 0.42), (0.4, 0.1), (0.42, -0.14)),
        [0.3 * s, 0.34 * s, 0.3 * s, 0.16 * s]), towards=lit, reach=0.26 * s, hard=1.6, halo=5)


@art("face-in-the-pane")
def face_in_the_pane(page: Page) -> Woodcut:
    """The glass has learned it by heart."""
    c = Woodcut(page)
    for i in range(14):
        y = 12 + i * 32
        c.gouge([(-10, y), (60, y + 4), (128, y)], 6, ends=(1, 0.3))
        c.gouge([(610, y), (540, y + 4), (474, y)], 4, ends=(1, 0.3))
    c.lay([(120, -10), (480, -10), (480, 450), (120, 450)], tone=1.15, halo=6)
    c.lay([(140, -10), (460, -10), (460, 450), (140, 450)], tone=0)
    red = c.lay([(150, -10), (450, -10), (450, 450), (150, 450)], tone=1.15, accent=1.0, solid=True)
    before = c.block.tone.copy()
    h = Head(c, 300, 236, 186, expression="afraid", tilt=3, build=Build(gaunt=1.4, age=0.8))
    c.lay(h.shape((0, -1.1), (0.5, -1.0), (0.8, -0.5), (0.8, 0.2), (0.6, 0.9), (0, 1.1),
        (-0.6, 0.9), (-0.8, 0.2), (-0.8, -0.5), (-0.5, -1.0)), tone=0)
    h.draw()
    h.hair("long")
    c.block.tone = np.where(red > 0.5, c.block.tone, before)
    c.block.accent = np.maximum(c.block.accent, red)  # it is in the glass, not behind it
    for bar in ([(286, -10), (298, -10), (298, 450), (286, 450)], [(140, 116), (460, 116),
        (460, 128), (140, 128)]):
        c.lay(bar, tone=1.15, halo=4)
    return c


@art("sleepwalker")
def sleepwalker(page: Page) -> Woodcut:
    """Forty feet of air on either side, and he is late."""
    c = Woodcut(page)
    c.lay([(-10, 450), (-10, 380), (96, 330), (96, 296), (120, 296), (120, 320), (330, 230),
        (610, 350), (610, 450)], tone=0)
    sky = c.noise(140, "sky", 3)
    over = 1 - c.mask([(-10, 460), (-10, 380), (330, 226), (610, 350), (610, 460)])
    c.block.over(over, tone=0.05 + 0.95 * smoothstep(60, 380, c.Y + (sky - 0.5) * 170),
        accent=1.0, phase=c.lines(-4) + sky * 60, gap=1.3)
    roof = [(330, 226), (-10, 384), (-10, 450), (610, 450), (610, 352)]
    mask = c.lay(roof, tone=0, halo=4)
    for row in range(6):
        for k in range(22):
            x = 330 + (k - 11) * 34 + (row % 2) * 17
            y = 256 + abs(x - 330) * 0.44 + row * 30
            c.gouge([(x - 14, y), (x, y + 7), (x + 14, y)], 4, within=mask)
    gown = curve((286, 92), (314, 90), (330, 116), (336, 170), (352, 222), (330, 236), (300, 230),
        (262, 236), (266, 200), (276, 150), (274, 112), tension=0.5)
    c.lay(gown, tone=1.15, halo=7)
    for i in range(3):
        c.gouge([(292 + i * 10, 150), (292 + i * 13, 190), (290 + i * 18, 228)], 4, tone=0)
    for y0, y1 in ((112, 104), (120, 124)):
        c.lay(blade([(308, y0), (360, y1 - 4), (412, y1 - 6)], [25, 19, 11]), tone=1.15, halo=4)
        c.lay(blade([(406, y1 - 6), (424, y1 - 7), (440, y1 - 4)], [10, 11, 4]), tone=1.15, halo=3)
    c.lay(curve((270, 230), (286, 230), (280, 252), (252, 258), (256, 246)), curve((318, 228),
        (334, 226), (346, 236), (352, 250), (330, 246)), tone=1.15, halo=4)
    c.lay(curve((298, 34), (322, 38), (332, 56), (336, 64), (330, 70), (330, 80), (316, 90),
        (296, 90), (278, 72), (280, 46)), tone=1.15, halo=6)
    c.lay(curve((300, 30), (326, 38), (312, 50), (306, 62), (292, 84), (272, 74), (274, 44)),
        tone=0)
    c.gouge([(318, 58), (324, 60), (329, 58)], 4, tone=0)
    return c


@art("call-at-midnight")
def call_at_midnight(page: Page) -> Woodcut:
    """No voice: water runs out of the receiver."""
    c = Woodcut(page, view=(44, 0, 600))
    c.lay([(-10, 372), (660, 372), (660, 384), (-10, 384)], tone=1.15)  # the desk
    c.lay(curve((168, 376), (176, 348), (214, 336), (286, 336), (324, 348), (332, 376),
        tension=0.4),
        tone=1.15, halo=7)
    c.lay([(234, 340), (238, 150), (262, 150), (266, 340)], tone=1.15, halo=7)
    c.lay([(218, 196), (146, 184), (132, 160), (146, 154), (158, 170), (238, 172), (238, 196)],
        tone=1.15, halo=6)  # the hook is empty
    c.lay(circle(250, 112, 50), tone=1.15, halo=7)
    c.lay([(270, 84), (330, 58), (330, 166), (270, 140)], tone=1.15)
    c.lay(circle(330, 112, 20, 56), tone=1.15, halo=6)
    c.lay(circle(332, 112, 11, 42), tone=0)
    c.lay(circle(250, 112, 22), tone=0)
    c.lay(circle(250, 112, 10), tone=1.15)
    c.lay(circle(250, 358, 40, 9), tone=0)
    stream = curve((392, 236), (470, 236), (458, 290), (462, 340), (476, 374), (540, 388), (560,
        404),
        (520, 424), (420, 430), (330, 424), (300, 404), (330, 390), (392, 376), (404, 330),
        (404, 280), tension=0.6)
    c.shine(c.lay(stream, tone=1.15, accent=1.0, solid=True, halo=7))
    for x in (420, 444):
        c.gouge([(x, 250), (x + 2, 310), (x - 2, 372)], 6)
    c.lay([(418, 20), (444, 20), (452, 180), (484, 236), (486, 256), (376, 256), (378, 236), (410,
        180)], tone=1.15, halo=8)
    c.lay([(378, 238), (484, 238), (484, 244), (378, 244)], tone=0)
    c.lit(blade([(690, 84), (570, 102), (510, 120)], (110, 92, 66)), towards=(-0.2, -1), reach=22,
        hard=1.2, halo=6)
    hand(c, "gripping", 496, 122, 66, turn=-84, towards=(-0.4, -1), cuff=True)
    return c


@art("wrong-reflection")
def wrong_reflection(page: Page) -> Woodcut:
    """She brushes her hair; he strokes his beard."""
    c = Woodcut(page)
    frame = circle(344, 196, 166, 196)
    c.lay(frame, tone=1.15, halo=6)
    glass = c.lay(circle(344, 196, 148, 178), tone=1.15, accent=1.0, solid=True)
    c.block.over(c.mask(circle(344, 196, 157, 187), stroke=5), tone=0)
    h = Head(c, 368, 176, 104, expression="sly", tilt=-4, build=Build(gaunt=1.2, nose=1.2, age=1.4))
    c.block.over(glass * c.mask(h.shape((-0.5, 1.0), (-1.3, 1.5), (-1.5, 2.4), (1.5, 2.4),
        (1.3, 1.5), (0.5, 1.0))), tone=0, accent=0)
    h.draw(bald=True)
    h.hair("receding")
    h.beard("full")
    bob = curve((176, 150), (232, 164), (256, 220), (262, 300), (254, 344), (210, 352), (150, 350),
        (110, 336), (104, 260), (120, 190), tension=0.7)
    c.lit(curve((86, 350), (130, 336), (230, 336), (292, 370), (330, 470), (20, 470), tension=0.6),
        towards=(1, -0.6), reach=24, hard=1.1, halo=7)
    c.lit(bob, towards=(1, -0.6), reach=34, hard=1.1, halo=7, angle=82)
    for i in range(5):
        c.gouge([(150 + i * 16, 190), (140 + i * 22, 260), (134 + i * 24, 336)], 5)
    return c


@art("meadow-hill-coven")
def meadow_hill_coven(page: Page) -> Woodcut:
    """Nine robes round the fire; I know the shoes."""
    c = Woodcut(page)
    glow = np.hypot((c.X - 300) * 0.8, c.Y - 300)
    c.block.over(np.ones_like(c.X),
        tone=1.0 * smoothstep(330, 120, glow + (c.noise(60, "g", 3) - 0.5) * 90),
        accent=1.0, phase=c.rings(300, 300), gap=1.3)
    for x, y, s in ((208, 250, 0.6), (392, 250, 0.6), (300, 238, 0.56), (126, 290, 0.8),
        (474, 290, 0.8)):
        _robe(c, x, y, s, lit=True)
    for k, (x, top, w) in enumerate(((262, 300, 26), (300, 236, 40), (340, 290, 28))):
        c.shine(c.lay(blade([(x, 400), (x + 12, 350), (x - 12 + k * 8, (top + 350) / 2),
            (x + 4, top)], [w, w * 1.3, w * 0.8, 0]), tone=1.15, halo=4, solid=True))
    c.lay(blade([(230, 408), (300, 398), (372, 412)], [14, 18, 14]), blade([(240, 394), (300, 408),
        (366, 392)], [12, 16, 12]), tone=0, halo=-3)
    for x, y, s in ((64, 360, 1.25), (536, 360, 1.25), (196, 410, 1.35), (412, 412, 1.35)):
        _robe(c, x, y, s, lit=False)
    return c


def _robe(c: Woodcut, x: float, y: float, s: float, *, lit: bool) -> None:
    hood = curve((0, -130), (22, -112), (34, -84), (40, -40), (56, 20), (62, 90), (-62, 90),
        (-56, 20), (-40, -40), (-34, -84), (-22, -112), tension=0.5)
    shape = moved(hood, x, y, s)
    side = -1.0 if x > 300 else 1.0
    c.lay(shape, tone=0, halo=-3 if lit else 0)
    c.lit(shape, towards=(side, 0.4) if lit else (side, -0.6),
        reach=(12 if lit else 16) * s, hard=1.2)
    if lit:
        for side in (-1, 1):
            c.shine(c.lay(moved(circle(side * 8, -88, 4, 3), x, y, s), tone=1.15, solid=True))
