"""Pictures of Infinite Gulfs of Darkness, cut flat: clocks, meters, windows and doors."""

from __future__ import annotations

import math

import skia

from art.kit.block import Page
from art.kit.cut_gulfs import box
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import joined, less
from art.kit.woodcut import Point, Shape, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("the-thirteenth-stroke")
def the_thirteenth_stroke(page: Page) -> Woodcut:
    """An hour too many has split the dial of the clock."""
    c = Woodcut(page)
    cx, cy, R = 268, 330, 318
    m = skia.Matrix()
    m.setAll(0.98, -0.14, cx, 0.13, 0.92, cy, 0, 0, 1)

    def place(shape: Shape) -> skia.Path:
        p = skia.Path(shape if isinstance(shape, skia.Path) else curve(*shape, tension=0))
        p.transform(m)
        return p

    def polar(deg: float, r: float) -> Point:
        a = math.radians(deg - 90)
        return math.cos(a) * r, math.sin(a) * r

    c.lay(place(circle(0, 0, R)), tone=c.ramp((250, 190), (500, 420), 1.5, -0.3), phase=c.lines(43),
        gap=1.2)
    paper(c, place(less(circle(0, 0, R), circle(0, 0, R - 7))))
    ink(c, place(less(circle(0, 0, R - 10), circle(0, 0, R - 18))))
    half = 15.5
    wedge = [(0, 40), *(polar(-half + k * half / 4, R + 30) for k in range(9))]
    ink(c, place([(0, 60), *(polar(-half - 2.2 + k * (half + 2.2) / 4, R + 50) for k in range(9))]))
    c.shine(colour(c, place(wedge)))

    def numeral(text: str, deg: float, size: float, tone: float, accent: float = 0.0) -> None:
        widths = {"I": 0.32, "V": 0.7, "X": 0.74}
        total = sum(widths[ch] for ch in text)
        x = -total / 2
        shapes = []
        for ch in text:
            w = widths[ch]
            if ch == "I":
                shapes += [[(x + 0.06, -0.5), (x + w - 0.06, -0.5), (x + w - 0.06, 0.5),
                    (x + 0.06, 0.5)]]
            elif ch == "V":
                shapes += [[(x, -0.5), (x + 0.24, -0.5), (x + w / 2 + 0.08, 0.5),
                    (x + w / 2 - 0.08, 0.5)], [(x + w - 0.1, -0.5), (x + w, -0.5),
                    (x + w / 2 + 0.06, 0.5), (x + w / 2 - 0.04, 0.5)]]
            else:
                shapes += [[(x, -0.5), (x + 0.24, -0.5), (x + w, 0.5), (x + w - 0.24, 0.5)],
                    [(x + w - 0.1, -0.5), (x + w, -0.5), (x + 0.1, 0.5), (x, 0.5)]]
            x += w
        px, py = polar(deg, R - 66)
        c.lay(*(place(moved(s, px, py, size, deg)) for s in shapes), tone=tone, accent=accent,
            solid=True)

    names = ["I", "II", "III", "IIII", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"]
    gap = half + 13
    for k, t in enumerate(names):
        deg = gap + k * (360 - 2 * gap) / 11
        numeral(t, deg, 60, 0.0)
    numeral("XIII", 0, 78, 1.15)
    # cracks
    for side, way in ((-1, ((15, 150), (21, 158), (24, 146), (33, 160), (38, 152))),
        (1, ((15, 190), (20, 178), (25, 190), (31, 176), (40, 184))),
        (1, ((15, 96), (26, 104), (32, 92), (48, 100))), (-1, ((15, 70), (40, 84), (56, 66),
                (78, 74)))):
        p = [m.mapXY(*polar(side * d, r)) for d, r in way]
        n = len(p)
        up = [(q.x(), q.y() - 5 * (1 - i / (n - 1))) for i, q in enumerate(p)]
        down = [(q.x(), q.y() + 5 * (1 - i / (n - 1)) + 0.5) for i, q in enumerate(p)]
        ink(c, [*up, *down[::-1]])
    # hands
    for deg, long, w in ((4.5, 226, 30), (-6, 160, 40)):
        tip = polar(deg, long)
        spine = [polar(deg + 180, 50), polar(deg, 10), polar(deg, long * 0.62),
            polar(deg, long * 0.74), tip]
        ink(c, place(blade(spine, [w * 0.5, w * 0.4, w * 0.5, w * 1.1, 0])), halo=-4)
    ink(c, place(circle(0, 0, 34)), halo=-4)
    paper(c, place(circle(0, 0, 10)))
    return c


@art("study-on-college-street")
def study_on_college_street(page: Page) -> Woodcut:
    """The window draws its sight on the far hill, and lays the cross on the sheet
        in the machine."""
    c = Woodcut(page)
    win = box(120, -10, 480, 268)
    c.shine(colour(c, win))
    # hill and steeple, in the very middle
    ink(c, curve((110, 280), (120, 220), (190, 206), (250, 176), (300, 166), (360, 178), (420, 204),
        (490, 216), (490, 280), tension=0.8))
    ink(c, [(284, 180), (284, 128), (300, 62), (316, 128), (316, 180)])
    for x, y in ((206, 206), (228, 188), (256, 178), (344, 176), (372, 186), (398, 202)):
        ink(c, [(x - 12, y + 16), (x - 12, y - 4), (x, y - 16), (x + 12, y - 4), (x + 12, y + 16)])
    for x, y in ((206, 214), (258, 194), (350, 196), (396, 216), (236, 222), (320, 220)):
        c.shine(paper(c, box(x - 3, y - 4, x + 4, y + 5)))
    ring = less(circle(300, 116, 96), circle(300, 116, 86))
    ink(c, ring, box(295, -10, 305, 268), box(120, 111, 480, 121))
    paper(c, box(104, -10, 120, 284), box(480, -10, 496, 284), box(92, 268, 508, 288), halo=4)
    for side in (-1, 1):
        drape = [(300 + side * 196, -10), (300 + side * 310, -10), (300 + side * 310, 320),
            (300 + side * 210, 320), (300 + side * 232, 160)]
        c.lit(drape, towards=(-side, 0), reach=30, hard=1.1, angle=84)
        for k in range(3):
            c.gouge([(300 + side * (232 + k * 24), 0), (300 + side * (246 + k * 20), 140),
                (300 + side * (230 + k * 26), 320)], 5)
    # desk
    paper(c, [(60, 330), (540, 330), (620, 450), (-20, 450)])
    # typewriter
    sheet = [(226, 190), (374, 190), (378, 300), (222, 300)]
    c.shine(paper(c, sheet, halo=6))
    for k in range(3):
        c.gouge([(242, 280 - k * 15), (300, 280 - k * 15), (358 - k * 24 % 40, 280 - k * 15)], 5,
            tone=0, ends=(1, 1))
    body = joined([(176, 296), (424, 296), (430, 330), (462, 420), (138, 420), (170, 330)],
        box(158, 284, 442, 308), circle(156, 296, 17), circle(444, 296, 17))
    ink(c, body, halo=-6)
    paper(c, blade([(166, 290), (300, 288), (434, 290)], [5, 6, 5]))
    paper(c, circle(156, 296, 9), circle(444, 296, 9))
    c.gouge([(190, 318), (300, 340), (410, 318)], 6)
    for i in range(9):  # type bars
        a = math.radians(200 + i * 17.5)
        c.gouge([(300 + math.cos(a) * 70, 336 - math.sin(a) * -30), (300 + math.cos(a) * 24,
            330 + math.sin(a) * 8)], 4)
    for row in range(3):
        n = 9 + row
        y = 352 + row * 24
        for k in range(n):
            x = 300 + (k - (n - 1) / 2) * (25 + row * 1.6)
            c.shine(paper(c, circle(x, y, 9 + row * 0.6, 7 + row * 0.5)))
    return c
