"""Signs that somebody has been here: The Witch Cult Murders."""

from __future__ import annotations

import math

import skia

from art.kit.block import SOLID, Page
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_relief import Relief, Skull, Turn, head, on
from art.kit.cut_strokes import along, joined, less, limb, rounded_way, strokes
from art.kit.woodcut import Point, Shape, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


def _bone(a: Point, b: Point, wide: float) -> skia.Path:
    """A bone of a finger: waisted, with a knob at each end."""
    middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    return joined(blade([a, middle, b], [wide, wide * 0.62, wide * 0.86]), circle(*a, wide * 0.56),
        circle(*b, wide * 0.5))


@art("walter-gilman")
def walter_gilman(page: Page) -> Woodcut:
    """The doctor wrote heart; in a sense he was right."""
    c = Woodcut(page)
    ink(c, PAGE)

    def put(shape: Shape) -> Shape:
        return moved(shape, 300, 220, 1.0, -14)

    pillow = put(curve((-240, -210), (-140, -262), (80, -262), (200, -216), (196, -70), (170,
        -20), (0, 10), (-190, -20), (-236, -90), tension=0.5))
    paper(c, pillow)
    for pts in ([(-226, -200), (-180, -160), (-150, -100)], [(190, -200), (150, -160), (130,
        -110)], [(-220, -50), (-170, -70), (-130, -66)], [(180, -50), (150, -70), (120, -70)]):
        ink(c, put(blade(rounded_way(pts, 3), [0, 4, 8, 10, 8, 4, 0])))
    shirt = put(curve((-330, 330), (-250, 120), (-210, 40), (-120, -10), (0, 10), (100, -10),
        (190, 40), (236, 120), (320, 330), tension=0.45))
    paper(c, shirt, halo=9)
    ink(c, less(shirt, moved(shirt, -14, -4)))
    t = Turn(278, 120, 118, yaw=-24, pitch=0, roll=-18)
    ink(c, put(curve((-90, -160), (-40, -222), (30, -228), (84, -180), (92, -110), (70, -30), (30,
        0), (-10, -40), tension=0.6)))
    r = Relief(c)
    head(r, t, Skull(gaunt=1.1))
    r.cut((-0.85, -0.25, 0.5), low=0.2, full=0.55, angle=-30, halo=6)
    for side in (-1, 1):
        x = 0.25 * side
        c.gouge(on(t, (x - 0.16, -0.02, 0.52), (x, 0.06, 0.56), (x + 0.16, -0.02, 0.52)), 8, tone=0)
    hair = curve(*on(t, (-0.7, 0.1, 0.0), (-0.62, -0.3, 0.3), (-0.4, -0.5, 0.5), (-0.16, -0.42,
        0.66), (0.06, -0.62, 0.62), (0.34, -0.5, 0.56), (0.6, -0.3, 0.3), (0.74, 0.1, 0.0), (0.86,
        -0.4, -0.1), (0.66, -0.96, 0), (0.1, -1.2, 0), (-0.5, -1.06, -0.1), (-0.86, -0.5, -0.1)),
        tension=0.6)
    c.lit(hair, towards=(-0.8, -0.5), reach=30, hard=0.9, angle=50, halo=3)
    for k in range(5):
        c.gouge(on(t, (-0.6 + k * 0.22, -0.9 - 0.04 * k, 0.2), (-0.5 + k * 0.2, -0.7, 0.5),
            (-0.46 + k * 0.2, -0.5 - 0.05 * k, 0.6)), 7)
    for side in (-1, 1):
        flap = put([(-14, 34), (-14 + side * 36, 66), (-14 + side * 112, 16), (-14 + side * 86,
            -34)])
        paper(c, flap, halo=6)
    ink(c, put([(-13, 30), (-7, 30), (-6, 300), (-14, 300)]))
    for y in (70, 140):
        ink(c, put(circle(-34, y, 9)))
    heart = curve((70, 216), (16, 156), (2, 108), (22, 74), (54, 74), (74, 100), (96, 70), (130,
        68), (152, 100), (140, 152), (106, 190), tension=0.62)
    gnawed = put(c.rough(moved(heart, 22, -14, 1.0), 3.4, "gnawed", 15))
    colour(c, gnawed, halo=8)
    tail = rounded_way([(88, 150), (70, 186), (20, 206), (-40, 184), (-90, 140), (-140, 130),
        (-176, 160), (-170, 190)], 5)
    ink(c, put(blade(tail, [24 * (1 - i / len(tail)) + 3 for i in range(len(tail))])))
    rat = joined(curve((66, 150), (62, 112), (80, 88), (110, 84), (134, 104), (136, 140), (118,
        168), (102, 186), (84, 170), tension=0.6),
        circle(58, 98, 16, 19), circle(140, 92, 16, 19))
    ink(c, put(rat))
    for x, turn in ((84, 14), (116, -20)):
        paper(c, put(moved(curve((-13, 3), (-2, -7), (13, -4), (4, 6), tension=0.7), x, 126, 1,
            turn * 2, x > 100)))
    for x, y in ((40, 170), (144, 158)):
        for k in (-1, 0, 1):
            ink(c, put(limb([(x + k * 9, y), (x + k * 11, y + 22)], [11, 8])), halo=-3)
    return c


@art("bones-behind-the-lath")
def bones(page: Page) -> Woodcut:
    """They pried off one board and went home."""
    c = Woodcut(page)
    ink(c, PAGE)

    def put(shape: Shape) -> Shape:
        return moved(shape, 368, 236, 1.12, 10)

    dome = put(curve((-104, 16), (-118, -60), (-84, -134), (-10, -162), (70, -140), (116, -76),
        (112, 4), (92, 46), (74, 66), (66, 110),
        (40, 136), (0, 140), (-40, 134), (-62, 108), (-72, 66), (-92, 48), tension=0.65))
    paper(c, dome)
    ink(c, less(dome, moved(dome, -20, -4)))
    ink(c, put(curve((-84, 0), (-70, -28), (-30, -28), (-12, -4), (-16, 34), (-40, 52), (-72, 44),
        tension=0.7)),
        put(curve((84, 0), (70, -28), (32, -28), (14, -4), (18, 34), (42, 52), (74, 42),
            tension=0.7)),
        put(curve((0, 44), (14, 74), (4, 80), (0, 70), (-4, 80), (-14, 74), tension=0.3)))
    for k in range(7):
        ink(c, put([(-42 + k * 14 - 2.2, 100), (-42 + k * 14 + 2.2, 100), (-42 + k * 13.4 + 2,
            126), (-42 + k * 13.4 - 2, 126)]))
    ink(c, put(blade([(-54, 112), (0, 118), (54, 110)], [3, 6, 3])), put(blade([(-66, 72), (-50,
        84), (-52, 100)], [3, 10, 0])),
        put(blade([(66, 72), (52, 84), (54, 100)], [3, 10, 0])))
    ink(c, put(blade(rounded_way([(20, -150), (30, -120), (14, -96), (34, -70), (28, -52)], 3),
        [4] * 13)))
    for k, y, tall, lean in ((1, -34, 80, 1.5), (2, 52, 72, -2.0), (3, 378, 70, 1.0), (4, 456, 72,
        -1.4)):
        board = moved(c.rough([(-340, -tall / 2), (340, -tall / 2 + 4), (340, tall / 2), (-340,
            tall / 2 - 4)], 1.2, f"lath{k}", 30), 300, y, 1, lean)
        paper(c, board, halo=9)
        strokes(c, c.mask(board), along(lean), cell=24, length=150, width=5, tone=0, seed=k,
            weight=lambda x, y: 0.5)
        for x in (60, 540):
            ink(c, circle(x, y + (x - 300) * math.tan(math.radians(lean)), 7))
    for k in range(4):                                          # a small hand on the edge
        x = 124 + k * 40
        top = 326 - (18, 34, 30, 12)[k]
        knuckle, tip = (x + 2, 352), (x - 2, 392 + (0, 6, 4, -4)[k])
        for a, b, w in (((x + 8, top - 40), (x + 4, top + 14), 22), ((x + 3, top + 16), knuckle,
            21), ((x + 1, 356), tip, 18)):
            paper(c, _bone(a, b, w), halo=5)
    bow = [moved(curve((0, 0), (34, -34), (70, -40), (84, -8), (64, 26), (30, 18), tension=0.7),
        300, 130, 0.95, s, flip) for s, flip in ((-34, False), (-20, True))]
    tails = [blade([(298, 132), (262, 172), (258, 224)], [14, 30, 18]), blade([(300, 132), (306,
        176), (296, 220)], [14, 26, 16])]
    for shape in (*tails, *bow):
        colour(c, shape, halo=6)
    for shape in bow:
        c.block.over(c.mask(shape) * c.mask(moved(shape, 300 * 0.4, 130 * 0.4 + 6, 0.6)),
            tone=0.0, kind=SOLID)
    colour(c, circle(299, 131, 18, 17), halo=5)
    return c
