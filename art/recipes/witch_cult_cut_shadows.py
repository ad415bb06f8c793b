"""What lamps and windows show, and what is gone from under them, in The Witch Cult Murders."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_hands import hand
from art.kit.cut_heads import Build, Head
from art.kit.cut_light import colour, ink, paper, scrawl, strokes
from art.kit.cut_profiles import Profile
from art.kit.cut_relief import Relief, Skull, Turn, eye, head, on
from art.kit.cut_strokes import joined, limb, rounded_way
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("edward-pickman-derby")
def edward_pickman_derby(page: Page) -> Woodcut:
    """He holds on to the bars. The shadow on the wall is not holding on to anything."""
    c = Woodcut(page)
    wall = colour(c, PAGE)
    strokes(c, wall, 78, gap=18, length=110, width=13, tone=0, seed=3,
            weight=np.clip((60 - c.X) / 90, 0, 1) + np.clip((c.X - 560) / 50, 0, 1))
    her = Profile(c, 452, 176, 118, expression="calm")
    ink(c, her.shape(*her.outline()),
        curve((340, 470), (320, 300), (330, 120), (380, 40), (450, 30), (520, 66), (500, 90),
              (450, 150), (460, 290), (476, 320), (560, 360), (600, 470), tension=0.6))
    h = Head(c, 250, 236, 138, tilt=-7, expression="afraid", build=Build(gaunt=0.5))
    ink(c, h.shape((0, -1.1), (0.7, -0.8), (0.8, 0.2), (0.5, 1.0), (-0.5, 1.0), (-0.8, 0.2),
                   (-0.7, -0.8)), halo=5)
    h.collar(drop=2.4)
    h.draw()
    h.hair("wild")
    for x in (20, 130, 392, 594):
        ink(c, [(x - 15, -10), (x + 15, -10), (x + 15, 450), (x - 15, 450)], halo=-4)
        c.gouge([(x + 7, -30), (x + 8, 220), (x + 7, 470)], 6, ends=(1, 1))
    ink(c, [(-10, 30), (610, 30), (610, 52), (-10, 52)], keep=c.mask([(160, 0), (366, 0), (366, 80),
        (160, 80)]))
    hand(c, "gripping", 118, 352, 84, towards=(1, -0.4))
    hand(c, "gripping", 404, 372, 84, flip=True, towards=(1, -0.4))
    return c


@art("wedding-photograph")
def wedding_photograph(page: Page) -> Woodcut:
    """Groom, bride; and under the lens it is not the bride who smiles."""
    c = Woodcut(page)
    ink(c, PAGE)
    card = moved([(-230, -230), (230, -230), (230, 210), (-230, 210)], 240, 216, 1, -5)
    paper(c, card)
    print_ = moved([(-206, -206), (206, -206), (206, 160), (-206, 160)], 240, 216, 1, -5)
    view = c.mask(print_)
    c.block.over(c.mask(print_, stroke=6), tone=0, kind=2)
    scrawl(c, (150, 410), (330, 394), 9, seed=4, width=5)
    strokes(c, view, 84, gap=17, length=90, width=12, tone=0, seed=6,
            weight=np.clip(np.abs(c.X - 230) / 130 - 0.8, 0, 1))
    t = Turn(140, 160, 82, yaw=22, pitch=2, roll=-5)
    ink(c, curve((36, 396), (40, 300), (76, 262), (140, 244), (200, 258), (230, 300), (236, 384),
                 tension=0.5), keep=1 - view)
    ink(c, circle(140, 148, 66, 88))
    r = Relief(c)
    head(r, t, Skull(gaunt=0.5, gape=0.16))
    r.cut((0.8, -0.1, 0.42), low=0.16, full=0.5, angle=-14, within=view)
    for side in (-1, 1):
        eye(c, t, side, lid=0.1, gaze=(0.8, 0), iris=0.05)
    hair = curve(*on(t, (-0.6, -0.2, 0.2), (-0.4, -0.6, 0.5), (0.2, -0.62, 0.6), (0.56, -0.5, 0.4),
        (0.7, -0.2, 0.1), (0.76, -0.7, 0), (0.3, -1.14, 0), (-0.4, -1.12, 0), (-0.8, -0.6,
            0)), tension=0.6)
    c.lit(hair, towards=(0.9, -0.4), reach=16, hard=1.0, halo=2)
    paper(c, [(112, 250), (160, 246), (140, 320)], halo=3)
    ink(c, [(132, 254), (144, 253), (144, 312), (136, 312)])
    gown = curve((238, 376), (252, 300), (262, 230), (330, 200), (400, 230), (430, 300), (440, 360),
                 tension=0.5)
    cloth = paper(c, gown, halo=5, keep=1 - view)
    strokes(c, cloth, lambda x, y: 90 + (340 - x) * 0.2, gap=20, length=80, width=6, tone=0, seed=3)
    _lens(c, 380, 156, 132)
    return c


def _lens(c: Woodcut, x: float, y: float, r: float) -> None:
    """Brass, glass, and in the glass somebody else's smile in her veil."""
    grip = [(x + r * 0.7, y + r * 0.7), (x + r * 1.1, y + r * 1.15), (x + r * 1.9, y + r * 2)]
    handle = blade(grip, [30, 40, 52])
    c.lit(handle, towards=(-0.6, -1), reach=16, hard=1.4, halo=-5)
    ink(c, circle(x, y, r + 16), halo=-5)
    tone, accent, kind = c.block.tone.copy(), c.block.accent.copy(), c.block.kind.copy()
    glass = circle(x, y, r)
    colour(c, glass)
    veil = curve((x - 130, y + 150), (x - 112, y - 20), (x - 70, y - 110), (x + 6, y - 134),
                 (x + 80, y - 104), (x + 116, y - 10), (x + 140, y + 150), tension=0.6)
    lace = paper(c, veil)
    strokes(c, lace, lambda px, py: 92 + (x - px) * 0.2, gap=14, length=70, width=6, tone=0, seed=7)
    t = Turn(x - 2, y + 4, 112, yaw=-22, pitch=-4, roll=5)
    ink(c, circle(x, y - 4, 90, 118))
    face = Relief(c)
    head(face, t, Skull(gaunt=0.9, nose=1.0, brow=1.0), neck=False)
    face.cut((-0.8, 0.1, 0.42), low=0.16, full=0.5, angle=14)
    for side in (-1, 1):
        eye(c, t, side, lid=0.05, gaze=(-0.7, 0), accent=1.0, iris=0.04)
    grin = curve(*on(t, (-0.28, 0.42, 0.5), (-0.1, 0.5, 0.66), (0.1, 0.5, 0.66), (0.3, 0.4, 0.5),
        (0.14, 0.6, 0.62), (-0.1, 0.6, 0.62)), tension=0.7)
    ink(c, grin)
    for k in range(5):
        tooth = on(t, (-0.17 + 0.07 * k, 0.49, 0.66), (-0.11 + 0.07 * k, 0.49, 0.66),
            (-0.13 + 0.07 * k, 0.565, 0.66))
        paper(c, tooth)
    inside = c.mask(glass) > 0.5
    c.block.tone = np.where(inside, c.block.tone, tone)
    c.block.accent = np.where(inside, c.block.accent, accent)
    c.block.kind = np.where(inside, c.block.kind, kind)
    c.gouge([(x - r - 8, y + 20), (x - r * 0.86, y - r * 0.62), (x - 20, y - r - 8)], 6)


@art("prints-in-the-flour")
def prints_in_the_flour(page: Page) -> Woodcut:
    """A sleeper's bare feet went one way. Something with palms followed him."""
    c = Woodcut(page)
    floor = paper(c, PAGE)
    for x in (-120, 60, 250, 450, 680):
        c.gouge([(300 + (x - 300) * 0.55, 70), (300 + (x - 300) * 0.8, 240), (x, 450)], 6, tone=0,
                ends=(0.7, 1))
    strokes(c, floor, lambda x, y: 92 - (x - 300) * 0.1, gap=16, length=70, width=13, tone=0,
            seed=5, weight=np.clip(np.abs(c.X - 300 + (c.Y - 220) * 0.3) / 130 - 1.35, 0, 1))
    colour(c, [(-10, -10), (610, -10), (610, 142), (-10, 142)])
    ink(c, [(-10, 136), (610, 136), (610, 148), (-10, 148)])
    _walker(c)
    _follower(c)
    for x, y, size, turn, flip in ((186, 388, 1.0, 8, False), (298, 300, 0.78, 6, True),
                                   (226, 252, 0.56, 4, False)):
        _bare_foot(c, x, y, size, turn, flip)
    trail = ((482, 410, 1.3, -14), (396, 392, 1.25, 8), (462, 322, 1.05, -10), (390, 310, 1.0, 10),
             (446, 252, 0.8, -6), (392, 244, 0.76, 8))
    for k, (x, y, size, turn) in enumerate(trail):
        _palm(c, x, y, size, turn, bloody=k < 3, flip=bool(k % 2))
    return c


def _walker(c: Woodcut) -> None:
    """The hem of a nightshirt and two bare legs that go away from us."""
    for shin, heel in (([(214, 60), (220, 112), (214, 158)], (213, 168)),
                       ([(284, 60), (290, 100), (286, 134)], (286, 142))):
        leg = joined(limb(shin, [58, 52, 32]), circle(*heel, 24, 22))
        ink(c, leg, halo=6)
        skin = paper(c, leg)
        strokes(c, skin, 84, gap=9, length=34, width=7, tone=0, seed=3,
                weight=np.clip((shin[0][0] - 2 - c.X) / 20, 0, 1))
        c.gouge([(shin[2][0] + 6, shin[2][1] - 34), (shin[2][0] + 8, shin[2][1] - 10),
                 (shin[2][0] + 2, shin[2][1] + 6)], 5, tone=0)
    shirt = curve((150, -20), (158, 40), (150, 84), (196, 78), (250, 90), (304, 76), (346, 84),
                  (336, 40), (340, -20), tension=0.4)
    ink(c, shirt, halo=6)
    cloth = paper(c, shirt)
    strokes(c, cloth, 88, gap=15, length=60, width=8, tone=0, seed=6,
            weight=np.clip((240 - c.X) / 90, 0.1, 1))


def _follower(c: Woodcut) -> None:
    """A rat that walks upright after him."""
    tail = rounded_way([(446, 182), (500, 190), (520, 226), (494, 262), (526, 296)], 6)
    ink(c, blade(tail, [13 - i * 0.5 for i in range(len(tail))]))
    body = curve((378, 190), (370, 150), (378, 108), (398, 84), (424, 82), (446, 104), (456, 150),
                 (450, 190), (414, 200), tension=0.7)
    skull = curve((386, 96), (384, 66), (396, 48), (412, 42), (428, 48), (440, 66), (438, 96),
                  tension=0.7)
    ears = [curve((412 + s * 16, 62), (412 + s * 26, 42), (412 + s * 42, 44), (412 + s * 38, 62),
                  (412 + s * 24, 72), tension=0.6) for s in (-1, 1)]
    fur = ink(c, joined(body, skull, *ears, limb([(380, 120), (352, 106), (344, 78)],
                                                 [20, 14, 10])))
    strokes(c, fur, lambda x, y: 90 + (x - 414) * 0.7, gap=13, length=26, width=4, seed=4,
            weight=np.clip((c.X - 404) / 40, 0, 0.9))
    paper(c, *(blade([(344, 80), (338 + k * 6, 66), (330 + k * 10, 54 - abs(k - 1.5) * -3)],
                     [6, 5, 0]) for k in range(4)))


def _bare_foot(c: Woodcut, x: float, y: float, size: float, turn: float, flip: bool) -> None:
    """The print of a man's foot: heel, edge, ball and five toes."""
    sole = curve((-22, 66), (0, 84), (22, 66), (20, 20), (38, -26), (24, -46), (-12, -56),
                 (-36, -38), (-18, 14), tension=0.7)
    toes = [circle(-30 + k * 18, -78 + k * k * 1.9, 11 - k * 1.4) for k in range(5)]
    ink(c, *(moved(part, x, y, size, turn, flip) for part in (sole, *toes)))


def _palm(
    c: Woodcut, x: float, y: float, size: float, turn: float, *, bloody: bool, flip: bool
) -> None:
    """The print of a hand no larger than a child's, with long fingers."""
    parts = [circle(0, 6, 17, 19)]
    for a, long in ((-62, 30), (-26, 42), (0, 46), (26, 40), (96, 28)):
        r = math.radians(a)
        tip = (math.sin(r) * long, 2 - math.cos(r) * long)
        parts.append(blade([(0, 4), (tip[0] * 0.6, 4 + (tip[1] - 4) * 0.6), tip], [11, 10, 3]))
    (colour if bloody else ink)(c, *(moved(p, x, y, size, turn, flip) for p in parts),
                                **({"halo": 4} if bloody else {}))


PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]
