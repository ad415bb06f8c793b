"""People and things of Arkham by lamp light, in The Witch Cult Murders."""

from __future__ import annotations

import numpy as np

from art.kit.block import Page
from art.kit.cut_hands import hand
from art.kit.cut_heads import Build, Head
from art.kit.cut_light import colour, ink, paper, strokes
from art.kit.cut_profiles import Profile
from art.kit.cut_relief import Relief, Skull, Turn, beard, eye, head, on
from art.kit.woodcut import Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")


@art("sergeant-kehoe")
def sergeant_kehoe(page: Page) -> Woodcut:
    """The captain is fond of cats. Under them hang the others."""
    c = Woodcut(page)
    wall = paper(c, [(-10, -10), (610, -10), (610, 450), (-10, 450)])
    strokes(c, wall, 84, gap=17, length=90, width=13, tone=0, seed=5,
            weight=np.clip(1 - (c.X + 30) / 200, 0, 1))
    for x, y, turn, who in ((352, 96, -5, "child"), (506, 250, 6, "child"), (520, 400, -4,
        "child"), (330, 330, -9, "child"), (430, 66, 6, "cat"),
        (540, 90, -8, "cat"),
                            (336, 214, 8, "cat"), (440, 196, -4, "cat"), (572, 330, -5, "cat"),
                                (428, 330, 7, "cat")):
        _notice(c, x, y, turn, who)
    t = Turn(196, 196, 122, yaw=10, pitch=-6, roll=3)
    ink(c, curve((190, 20), (290, 70), (310, 180), (290, 300), (390, 340), (430, 460), (-20, 460),
        (-10, 340), (110, 300), (84, 180), (100, 70), tension=0.6), halo=6)
    r = Relief(c)
    head(r, t, Skull(fat=1.2, jaw=1.4, nose=0.6, brow=1.0))
    r.cut((0.85, 0.05, 0.42), low=0.18, full=0.52, angle=-16)
    eye(c, t, 1, lid=0.045, gaze=(0.2, 0.0))
    eye(c, t, -1, lid=0.04, gaze=(0.2, 0.0))
    ink(c, curve(*on(t, (0, 0.31, 0.78), (0.26, 0.33, 0.66), (0.54, 0.6, 0.4), (0.26, 0.54, 0.66),
        (0, 0.5, 0.76), (-0.26, 0.54, 0.66), (-0.54, 0.6, 0.4), (-0.26, 0.33, 0.66)), tension=0.7))
    for k in range(5):
        u = 0.05 + k * 0.09
        c.gouge(on(t, (u, 0.36, 0.74), (u + 0.05, 0.44, 0.68), (u + 0.1, 0.54, 0.6)), 5)
    crown = curve(*on(t, (-0.66, -0.44, 0.4), (-0.98, -0.86, 0), (-0.6, -1.26, 0), (0.1, -1.36, 0),
        (0.8, -1.24, 0), (1.06, -0.84, 0), (0.7, -0.44, 0.4), (0, -0.54, 0.7)), tension=0.6)
    c.lit(crown, towards=(1, -0.2), reach=40, hard=1.0, halo=4)
    peak = curve(*on(t, (-0.62, -0.46, 0.5), (0, -0.6, 0.8), (0.66, -0.46, 0.5), (0.5, -0.26, 0.8),
        (0, -0.28, 1.0), (-0.5, -0.26, 0.8)), tension=0.7)
    c.lit(peak, towards=(0.7, 0.7), reach=14, hard=1.5, halo=4)
    badge = [(0.0, -1.14, 0.3), (0.2, -1.06, 0.3), (0.18, -0.86, 0.3), (0.02, -0.72, 0.3),
        (-0.14, -0.86, 0.3), (-0.18, -1.06, 0.3)]
    paper(c, curve(*on(t, *badge), tension=0.5), halo=4)
    ink(c, on(t, (-0.6, 0.98, 0), (-0.1, 1.2, 0.2), (0.0, 1.24, 0.2), (0.1, 1.2, 0.2), (0.6, 0.9,
        0), (0.8, 2.4, 0), (-0.8, 2.4, 0)))
    for side in (-1, 1):
        c.gouge(on(t, (0.04 * side, 1.3, 0.2), (0.34 * side, 1.14, 0.2), (0.6 * side, 0.98, 0)), 9)
    for k in range(3):
        c.shine(paper(c, circle(*on(t, (0.06 + k * 0.02, 1.5 + k * 0.3, 0))[0], 8), halo=3))
    return c


def _notice(c: Woodcut, x: float, y: float, turn: float, who: str) -> None:
    """A bill with a cat on it, or a child."""
    sheet = [(-48, -62), (48, -62), (48, 62), (-48, 62)]
    red = who == "child"
    ink(c, moved(sheet, x + 5, y + 6, 1, turn))
    (colour if red else paper)(c, moved(sheet, x, y, 1, turn), halo=4)
    if red:
        figure = curve((-20, 34), (-16, 0), (-7, -14), (-16, -30), (0, -48), (16, -30), (7, -14),
            (16, 0), (20, 34),
                       tension=0.5)
        ink(c, moved(figure, x, y, 1, turn))
    else:
        cat = curve((-22, 34), (-24, 6), (-14, -10), (-20, -26), (-22, -46), (-8, -36), (8, -36),
            (22, -46), (20, -26),
                    (14, -10), (24, 6), (22, 34), tension=0.35)
        ink(c, moved(cat, x, y, 1, turn), moved(blade([(18, 30), (36, 20), (34, -4)], [8, 7, 3]),
            x, y, 1, turn))
        paper(c, moved([(-12, -24), (-4, -22), (-10, -19)], x, y, 1, turn), moved([(12, -24), (4,
            -22), (10, -19)], x, y,
              1, turn))
    for k in range(2):
        ink(c, moved([(-30, 44 + k * 8), (30 - k * 14, 44 + k * 8), (30 - k * 14, 48 + k * 8),
            (-30, 48 + k * 8)], x, y,
                     1, turn))


@art("ephraim-waite")
def ephraim_waite(page: Page) -> Woodcut:
    """He takes his daughter's face down to speak for himself. His shadow still wears it."""
    c = Woodcut(page)
    wall = paper(c, [(-10, -10), (330, -10), (280, 450), (-10, 450)])
    strokes(c, wall, 78, gap=17, length=110, width=13, tone=0, seed=4,
            weight=np.clip(1 - (c.X + 10) / 90, 0, 1))
    girl = Profile(c, 150, 176, 124, flip=True, build=Build(nose=-0.4))
    colour(c, girl.shape(*girl.outline()), girl.shape((0.56, -0.7), (0.5, -1.0), (0.1, -1.2),
        (-0.5, -1.16), (-1.0, -0.7),
        (-1.1, 0.1), (-0.96, 0.72), (-0.4, 0.66), (0.1, 0.5), (0.3, -0.2)), curve((40, 470), (90,
            340), (160, 290),
        (250, 300), (330, 360), (340, 470), tension=0.6))
    t = Turn(344, 170, 130, yaw=14, pitch=0, roll=5)
    ink(c, curve((340, 30), (420, 60), (450, 160), (440, 300), (540, 350), (620, 460), (150, 460),
        (190, 350), (262, 300), (236, 160), (266, 60), tension=0.6), halo=6)
    r = Relief(c)
    head(r, t, Skull(gaunt=0.8, nose=0.9, brow=0.6), neck=False)
    r.cut((0.85, 0.1, 0.4), low=0.18, full=0.52, angle=-16)
    eye(c, t, 1, lid=0.045, gaze=(-0.6, 0.1))
    eye(c, t, -1, lid=0.04, gaze=(-0.6, 0.1))
    beard(c, t)
    _mask(c)
    return c


def _mask(c: Woodcut) -> None:
    """A young woman's face, empty, held by its edge."""
    m = Head(c, 488, 322, 86, tilt=22)
    paper(c, m.shape((0, -1.0), (0.5, -0.9), (0.72, -0.45), (0.68, 0.2), (0.48, 0.72), (0.14,
        1.02), (-0.14, 1.02),
                     (-0.48, 0.72), (-0.68, 0.2), (-0.72, -0.45), (-0.5, -0.9)), halo=9)
    ink(c, m.shape((-0.9, 0.5), (-0.92, -0.4), (-0.56, -1.1), (0.0, -1.2), (0.56, -1.1), (0.92,
        -0.4), (0.9, 0.5),
                   (0.62, 0.3), (0.6, -0.36), (0.2, -0.5), (-0.3, -0.5), (-0.6, -0.36), (-0.62,
                       0.3)), halo=-3)
    for side in (-1, 1):
        ink(c, m.shape((0.12 * side, -0.06), (0.3 * side, -0.18), (0.5 * side, -0.06), (0.3 * side,
            0.04)))
        m.stroke((0.1 * side, -0.26), (0.3 * side, -0.34), (0.54 * side, -0.24), width=0.05)
    m.stroke((0.03, -0.06), (-0.08, 0.24), (0.06, 0.3), width=0.05)
    colour(c, m.shape((-0.24, 0.54), (-0.08, 0.46), (0.0, 0.5), (0.08, 0.46), (0.24, 0.54), (0.08,
        0.66), (-0.08, 0.66)))
    m.stroke((-0.5, 0.2), (-0.4, 0.5), (-0.2, 0.82), width=0.05)
    sleeve = blade([(640, 480), (590, 440), (560, 400)], [110, 90, 60])
    c.lit(sleeve, towards=(-0.3, -1), reach=18, hard=1.2, halo=7)
    hand(c, "gripping", 560, 396, 46, turn=-40, flip=True, towards=(-0.4, -1), layer="over")
