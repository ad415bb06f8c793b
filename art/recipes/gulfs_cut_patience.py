"""Pictures of Infinite Gulfs of Darkness: faces, stones and depths that can wait."""

from __future__ import annotations

import math

from art.kit.block import SOLID, Page
from art.kit.cut_gulfs import box, form
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import along, near, strokes
from art.kit.woodcut import Point, Shape, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("tallow-faces")
def tallow_faces(page: Page) -> Woodcut:
    """One leans out from behind the nearest stone and smiles with what has run of its mouth."""
    c = Woodcut(page)
    ink(c, box(0, 0, 600, 440))
    c.shine(colour(c, curve((-20, -20), (620, -20), (620, 200), (470, 176), (300, 210), (120, 180),
        (-20, 214), tension=0.5)))
    hill = curve((-20, 216), (120, 184), (300, 214), (470, 180), (620, 204), (620, 460), (-20, 460),
        tension=0.5)
    ink(c, hill)
    strokes(c, curve((-20, 260), (300, 230), (620, 250), (620, 460), (-20, 460), tension=0.4),
        along(-6), cell=26, length=60, width=5, weight=near(60, 330, 260), seed=3)
    _peeper(c, 30, 250, 0.56, 12)
    _tallow_head(c)
    stone = curve((400, 470), (392, 216), (412, 156), (470, 118), (550, 110), (640, 136),
        (700, 190), (700, 470), tension=0.4)
    ink(c, stone, halo=-6)
    c.lit(stone, towards=(-1, -0.5), reach=46, hard=1.2, gap=0.8)
    for shape in (box(532, 172, 551, 306), box(490, 208, 593, 227)):
        paper(c, shape)
    for k in range(3):
        c.gouge([(480, 344 + k * 30), (540, 340 + k * 30), (596 - k * 20, 346 + k * 30)], 8)
    _fingers(c)
    return c


def _peeper(c: Woodcut, x: float, y: float, k: float, turn: float) -> None:
    """A small one, far off, beside its stone."""
    hood = curve((-70, 130), (-58, 0), (-30, -70), (4, -92), (36, -60), (54, 0), (66, 130),
        tension=0.7)
    face = curve((-30, -8), (-20, -46), (4, -58), (26, -40), (32, 0), (34, 60), (22, 34), (14, 80),
        (2, 40), (-10, 60), (-22, 26), tension=0.7)
    stone = curve((-58, 60), (-60, -90), (-30, -136), (30, -136), (60, -90), (58, 60), tension=0.4)
    ink(c, moved(hood, x + 66 * k, y - 60 * k, k * 1.2, turn), halo=-4)
    paper(c, moved(face, x + 66 * k, y - 60 * k, k * 1.2, turn))
    ink(c, *(moved(circle(ex, -14 + ex * 0.1, 8, 14), x + 66 * k, y - 60 * k, k * 1.2, turn)
        for ex in (-12, 16)))
    ink(c, moved(stone, x, y, k), halo=-4)


def _tallow_head(c: Woodcut) -> None:
    """A hood, and in it a face that has run like a candle."""
    def put(*points: Point, tension: float = 0.75) -> Shape:
        return moved(curve(*points, tension=tension), 252, 206, 1.12, -14)

    hood = put((-150, 330), (-146, 150), (-130, 0), (-104, -96), (-50, -164), (20, -186),
        (84, -150), (116, -70), (130, 60), (150, 330))
    ink(c, hood, halo=-6)
    c.lit(hood, towards=(-1, -0.3), reach=40, hard=1.1, gap=0.8)
    ink(c, put((-88, 190), (-100, 40), (-84, -70), (-44, -124), (16, -140), (66, -108), (90, -40),
        (98, 80), (90, 200)))
    face = put((-72, 20), (-70, -50), (-44, -98), (6, -114), (52, -88), (74, -30), (76, 30),
        (80, 96), (82, 150), (74, 168), (67, 148), (62, 104), (54, 112), (52, 196), (44, 214),
        (36, 196), (34, 132), (22, 124), (14, 150), (6, 164), (-2, 148), (-6, 122), (-20, 118),
        (-24, 178), (-31, 192), (-39, 178), (-42, 104), (-56, 92), (-62, 120), (-69, 118),
        (-72, 70), tension=0.6)
    paper(c, face)
    ink(c,
        put((-54, -22), (-40, -40), (-20, -38), (-8, -22), (-12, 2), (-18, 40), (-26, 44),
            (-30, 14), (-44, 6)),
        put((18, -26), (34, -38), (52, -30), (60, -8), (58, 30), (54, 66), (46, 68), (42, 26),
            (28, 4)),
        put((-2, 8), (4, 30), (12, 40), (4, 46), (-6, 42), (-6, 30)),
        put((-38, 66), (-16, 78), (14, 80), (40, 74), (58, 58), (50, 84), (24, 98), (22, 116),
            (14, 100), (-12, 98), (-18, 112), (-24, 92)))
    for points in ([(-60, 10), (-64, 44), (-56, 76)], [(66, -6), (70, 40), (70, 90)],
            [(-30, -84), (-4, -92), (24, -84)], [(-34, -66), (-6, -74), (30, -64)],
            [(-46, 50), (-44, 62), (-40, 92)], [(46, 100), (45, 140), (44, 180)],
            [(-31, 116), (-32, 140), (-31, 168)]):
        turned = [_turned(p) for p in points]
        c.gouge(turned, 6, tone=0)


def _turned(point: Point) -> Point:
    """Find the place of a point of the tallow face."""
    a = math.radians(-14)
    x, y = point[0] * 1.12, point[1] * 1.12
    return 252 + x * math.cos(a) - y * math.sin(a), 206 + x * math.sin(a) + y * math.cos(a)


def _fingers(c: Woodcut) -> None:
    """Four of them lie over the edge of the stone, and drip."""
    for k, y in enumerate((290, 320, 350, 378)):
        finger = blade([(374, y - 4), (412, y - 8), (444, y + 2), (458, y + 26 + k % 2 * 14)],
            (24, 27, 24, 8))
        paper(c, finger, halo=6)
        c.gouge([(414, y - 16), (420, y - 7), (415, y + 2)], 5, tone=0)


@art("the-harbour-diver")
def the_harbour_diver(page: Page) -> Woodcut:
    """In the glass of his helmet shines the lamp he left below, and what has picked it up."""
    c = Woodcut(page)
    ink(c, box(0, 0, 600, 440))
    light = (-0.6, -0.6, 0.5)
    hose = blade([(330, 60), (440, 20), (500, 60), (520, 160), (600, 220)], (34, 34, 34, 34, 34))
    ink(c, hose, halo=-5)
    form(c, hose, light=light, swell=17, angle=50)
    for k in range(7):
        x, y = 420 + k * 16, 26 + max(0, k - 3) * 14
        c.gouge([(x, y - 16), (x + 5, y), (x + 2, y + 18)], 5, tone=0)
    corselet = curve((20, 470), (40, 380), (110, 336), (250, 320), (400, 336), (480, 384),
        (510, 470), tension=0.5)
    ink(c, corselet, halo=-7)
    form(c, corselet, light=light, swell=60, hard=1.4, angle=12)
    for x, y in ((76, 404), (150, 372), (250, 360), (350, 370), (430, 402)):
        ink(c, circle(x, y, 13))
        paper(c, circle(x - 2, y - 2, 7))
    dome = curve((90, 330), (64, 240), (70, 140), (128, 52), (240, 12), (350, 48), (414, 140),
        (424, 240), (398, 330), (250, 352), tension=0.85)
    ink(c, dome, halo=-7)
    form(c, dome, light=light, swell=150, hard=1.45, angle=-30, bend=0.6)
    side = circle(396, 196, 26, 54)
    ink(c, side, halo=-6)
    for k in (-1, 0, 1):
        c.gouge([(376, 196 + k * 26), (396, 200 + k * 26), (418, 196 + k * 26)], 6)
    collar = curve((84, 322), (250, 346), (406, 322), (410, 346), (250, 374), (80, 346),
        tension=0.5)
    form(c, collar, light=light, swell=12, hard=1.8, halo=6, angle=0)
    _port(c, 222, 190, 112)
    for x, y, r in ((520, 300, 20), (556, 262, 12), (500, 360, 12), (560, 350, 8), (470, 322, 7)):
        paper(c, circle(x, y, r))
        ink(c, circle(x + 2, y + 2, r - 4))
    return c


def _port(c: Woodcut, x: float, y: float, r: float) -> None:
    """The front glass in its bolted ring, and what it mirrors."""
    ink(c, circle(x, y, r + 6))
    paper(c, circle(x, y, r))
    for k in range(8):
        a = math.radians(k * 45 + 22)
        ink(c, circle(x + math.cos(a) * (r - 13), y + math.sin(a) * (r - 13), 6))
    glass = circle(x, y, r - 26)
    ink(c, glass)
    inside = c.mask(circle(x, y, r - 31))
    floor = [(x - 100, y + 52), (x - 20, y + 44), (x + 40, y + 54), (x + 100, y + 42),
        (x + 100, y + 100), (x - 100, y + 100)]
    c.block.over(inside, tone=1.15, accent=1.0, kind=SOLID)
    c.shine(inside)
    arm = blade([(x + 110, y - 50), (x + 60, y - 30), (x + 30, y - 16)], (44, 34, 40))
    claws = [blade(points, (20, 18, 13, 2)) for points in (
        [(x + 34, y - 28), (x + 4, y - 54), (x - 28, y - 44), (x - 46, y - 4)],
        [(x + 24, y - 18), (x - 4, y - 26), (x - 24, y - 6), (x - 32, y + 24)],
        [(x + 26, y - 6), (x + 6, y + 2), (x - 8, y + 20), (x - 10, y + 42)],
        [(x + 40, y - 4), (x + 34, y + 16), (x + 22, y + 30), (x + 14, y + 48)])]
    c.block.over(c.mask(arm, *claws, floor) * inside, tone=0.0, accent=0.0, kind=SOLID)
    c.shine(paper(c, moved(box(-18, -12, 14, 13), x - 40, y + 44, 1, -16), halo=4))
    c.gouge([(x - 66, y - 20), (x - 56, y - 50), (x - 32, y - 70)], 8)
