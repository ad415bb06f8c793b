"""Rooms where somebody else is: Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

import skia

from art.kit.block import Page
from art.kit.cut_gulfs import boards, box, figure, form, person
from art.kit.cut_heads import Build
from art.kit.cut_profiles import Profile
from art.kit.cut_strokes import cast
from art.kit.woodcut import Point, Shape, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("tillinghasts-machine")
def tillinghasts_machine(page: Page) -> Woodcut:
    """It lights a man from below: on the wall his shadow is not alone."""
    c = Woodcut(page)
    wall = c.lay(curve((-20, -20), (640, -20), (640, 250), (520, 330), (260, 356), (40, 300),
        (-20, 200), tension=0.5), tone=1.15, accent=1.0, solid=True)
    c.shine(wall)
    thing: list[Shape] = [curve((404, 84), (424, 26), (486, -6), (556, 6), (604, 60), (600, 120),
        (560, 150), (500, 140), (440, 150), (404, 120), tension=0.8)]
    for points, widths in ((((430, 120), (360, 96), (318, 50), (268, 64)), (60, 26, 18, 0)),
                           (((440, 130), (380, 168), (330, 150), (276, 172)), (56, 28, 18, 0)),
                           (((470, 130), (448, 210), (470, 260), (440, 330)), (50, 30, 22, 8)),
                           (((510, 130), (506, 210), (536, 270), (516, 340)), (44, 30, 22, 8)),
                           (((560, 130), (572, 200), (560, 260), (590, 330)), (50, 34, 26, 10))):
        thing.append(blade(points, widths))
    c.lay(*thing, tone=0)
    skull = Profile(c, 206, 104, 92)
    c.lay(skull.shape(*skull.outline()), tone=0)  # his own shadow, and it has seen the other
    c.lay(curve((170, 150), (240, 160), (250, 210), (340, 250), (350, 370), (60, 370), (90, 230),
        tension=0.4), tone=0)
    floor = c.lay(box(0, 346, 600, 440), tone=0)
    boards(c, floor, (340, 190), count=12, width=5, tone=1.1)
    c.lit(curve((-20, 470), (-10, 390), (40, 340), (110, 330), (176, 352), (216, 400), (226, 470),
        tension=0.5), towards=(1, -0.4), reach=34, hard=1.5, halo=-5, gap=0.6)
    man = Profile(c, 104, 268, 84, expression="afraid", build=Build(gaunt=1.0))
    c.lay(man.shape(*man.outline()), tone=0, halo=-6)
    man.draw()
    man.hair("wild")
    _machine(c, 366, 440)
    return c


def _machine(c: Woodcut, x: float, y: float) -> None:
    """Stand coils, a bulb and a box with dials on (x, y)."""
    c.lay([(x - 120, y), (x - 100, y - 74), (x + 150, y - 86), (x + 180, y)], tone=0, halo=7)
    c.lit([(x - 112, y), (x - 94, y - 66), (x + 142, y - 78), (x + 168, y)], towards=(0.1, -1),
        reach=22, hard=1.8, angle=4, gap=0.6)
    for k, r in enumerate((17, 15, 13)):
        cx, cy = x - 52 + k * 52, y - 34 - k * 2
        c.lay(circle(cx, cy, r + 5), tone=0)
        c.lay(circle(cx, cy, r), tone=1.15)
        c.gouge([(cx, cy + 3), (cx + (k - 1.2) * 9, cy - r * 0.8)], 5, tone=0, ends=(1, 0.3))
    for side, tall in ((-70, 128), (118, 104)):
        c.lay(box(x + side - 22, y - 74 - tall, x + side + 22, y - 74), tone=0, halo=5)
        for k in range(int(tall / 15)):
            top = y - 88 - k * 15
            c.lit(curve((x + side - 24, top), (x + side, top + 7), (x + side + 24, top - 3),
                (x + side + 24, top + 7), (x + side, top + 17), (x + side - 24, top + 10),
                tension=0.5), towards=(1, 0) if side < 0 else (-1, 0), reach=34, hard=1.6, gap=0.6)
        form(c, circle(x + side, y - 84 - tall, 20, 17), swell=18, halo=4,
            light=(0.7 if side < 0 else -0.7, 0.2, 0.5))
    bulb = curve((x + 2, y - 76), (x - 4, y - 116), (x - 34, y - 150), (x - 30, y - 200),
        (x + 22, y - 222), (x + 72, y - 198), (x + 76, y - 150), (x + 48, y - 116),
        (x + 42, y - 78), tension=0.8)
    c.shine(c.lay(bulb, tone=1.15, halo=9))
    heart = curve((x + 20, y - 118), (x + 2, y - 150), (x + 10, y - 186), (x + 34, y - 196),
        (x + 44, y - 164), (x + 32, y - 142), tension=0.7)
    c.shine(c.lay(heart, tone=1.15, accent=1.0, solid=True))
    c.gouge([(x + 20, y - 78), (x + 14, y - 130), (x + 26, y - 176)], 6, tone=0, ends=(1, 0.2))
    c.gouge([(x - 70, y - 216), (x - 40, y - 250), (x - 4, y - 214)], 6, ends=(0.8, 0.8))
    c.lay(box(x - 4, y - 92, x + 48, y - 72), tone=0)


@art("the-attic-laboratory")
def the_attic_laboratory(page: Page) -> Woodcut:
    """The rafters go on, and turn as they go, a good deal farther than the house."""
    c = Woodcut(page)
    far: Point = (396, 150)
    gable: list[Point] = [(-210, 220), (-210, -40), (0, -230), (210, -40), (210, 220)]
    inner: list[Point] = [(-186, 200), (-186, -28), (0, -198), (186, -28), (186, 200)]
    scale, turn = 1.9, -6.0
    for k in range(11):
        x = far[0] + (264 - far[0]) * (scale / 1.9)
        y = far[1] + (262 - far[1]) * (scale / 1.9)
        c.lay(moved(gable, x, y, scale, turn), tone=1.15, accent=float(k % 2 and k < 9),
            solid=True)
        c.lay(moved(inner, x, y, scale, turn), tone=0)
        if k < 5:  # boards of the floor and the laths of the roof, cut by the light from within
            room = c.mask(moved(inner, x, y, scale, turn))
            for side in (-1, 1):
                for j in range(4):
                    a = moved([(side * 186, 190 - j * 54), (side * 186, 184 - j * 54), (side * 130,
                        136 - j * 42)], x, y, scale, turn)
                    c.block.over(c.mask(a) * room, tone=1.1, accent=0.0)
        scale *= 0.72
        turn += 9.5
    c.shine(c.lay(circle(far[0], far[1], 9), tone=1.2))
    man = figure("standing", 214, 420, 210)
    shade = [cast(part, 420, -0.75, 0.5) for part in man]
    floor = c.lay([(-10, 450), (90, 404), (420, 396), (620, 430), (620, 450)], tone=1.15)
    c.block.over(c.mask(*shade) * floor, tone=0, accent=0.0)
    person(c, "standing", 214, 420, 210, towards=(1, -0.6), reach=0.08, halo=-5)
    return c


@art("the-waiting-room")
def the_waiting_room(page: Page) -> Woodcut:
    """The doctor's door has opened: a plain man, and his shadow wears a crown."""
    c = Woodcut(page)
    c.lay(box(0, 0, 600, 440), tone=0)
    light = c.lay([(420, 460), (-30, 460), (-30, 316), (410, 250), (490, 262), (600, 320),
        (600, 460)], tone=1.15)
    c.shine(c.lay([(410, 10), (510, -20), (510, 280), (410, 250)], tone=1.15, accent=1.0,
        solid=True))
    for k in range(9):  # boards
        c.gouge([(-60 + k * 90, 470), (408 + k * 12, 252)], 4, tone=0, within=light, ends=(1, 0.2))
    shadow = skia.Matrix()
    shadow.setAll(0.7, 3.1, 458, 1.25, -1.5, 270, 0, 0, 1)
    for part in _PHARAOH:
        path = skia.Path(part)
        path.transform(shadow)
        c.lay(path, tone=0)
    person(c, "bareheaded", 460, 272, 214, towards=(-1, 0), reach=0.0)
    c.lay([(510, -20), (600, -50), (600, 340), (510, 280)], tone=0)
    c.lay([(510, -20), (522, -24), (522, 288), (510, 280)], tone=1.15)
    for x, y, k in ((300, 208, 0.6), (226, 212, 0.86), (122, 222, 1.2)):
        _chair(c, x, y, k)
    hat = curve((70, 202), (96, 198), (102, 164), (122, 156), (144, 166), (150, 196), (176, 206),
        (150, 220), (96, 218), tension=0.5)
    c.lit(hat, towards=(1, -0.2), reach=34, hard=1.7, halo=5, gap=0.6)
    return c


_PHARAOH = (  # 100 high, feet at (0, 0)
    curve((-16, 2), (-15, -30), (-22, -56), (-24, -66), (-8, -72), (8, -72), (24, -66), (22, -56),
        (15, -30), (16, 2), tension=0.3),
    curve((-24, -62), (-18, -84), (-12, -97), (0, -102), (12, -97), (18, -84), (24, -62), (12, -60),
        (0, -66), (-12, -60), tension=0.35),
    curve((-4, -98), (-5, -108), (2, -112), (5, -106), (3, -98), tension=0.5),
)


def _chair(c: Woodcut, x: float, y: float, k: float) -> None:
    """Stand a chair on the floor, its seat at (x, y), lit from the right."""
    def at(*points: Point) -> list[Point]:
        return [(x + px * k, y + py * k) for px, py in points]

    for px, low in ((-34, 92), (16, 82), (44, 98)):
        c.lay(at((px - 5, 0), (px + 5, 0), (px + 4, low), (px - 4, low)), tone=0, halo=-4)
        c.lay(at((px + 1, 6), (px + 5, 6), (px + 4, low), (px + 1, low)), tone=1.15)
    back = curve(*at((-36, 0), (-38, -70), (-30, -96), (-6, -102), (16, -96), (24, -70), (20, -6)),
        tension=0.5)
    c.lit(back, towards=(1, -0.4), reach=24 * k, hard=1.8, gap=0.6, halo=4)
    for px in (-18, 2):
        c.gouge(at((px, -82), (px - 2, -50), (px, -14)), 7 * k, ends=(0.4, 0.4))
    c.lit(at((-40, -4), (22, -6), (50, 6), (48, 18), (-30, 16)), towards=(0.7, -1), reach=26 * k,
        hard=2, halo=4, gap=0.6)


@art("butler-hospital")
def butler_hospital(page: Page) -> Woodcut:
    """The gates throw their bars over the lawn, and over whoever signs in as a visitor."""
    c = Woodcut(page)
    c.lay(box(0, 0, 600, 440), tone=1.15, accent=1.0, solid=True)
    c.lay(box(0, 236, 600, 440), tone=1.15)
    hall: list[Point] = [(150, 240), (150, 150), (196, 122), (244, 150), (244, 160), (268, 160),
        (268, 96), (300,
        40), (332, 96), (332, 160), (356, 160), (356, 150), (404, 122), (450, 150), (450, 240)]
    c.lay(hall, tone=0, halo=-5)
    for row in range(2):
        for k in range(9):
            x = 162 + k * 32
            if 268 < x + 8 < 332 and row == 0:
                continue
            c.lay(box(x, 176 + row * 32, x + 11, 194 + row * 32), tone=1.15)
    c.shine(c.lay(box(290, 104, 310, 130), tone=1.2))
    c.lay(box(0, 234, 600, 242), tone=0)
    lawn = c.mask(box(0, 242, 600, 440))
    for k in range(-6, 7):  # the shadows of the bars run to us
        a = 300 + k * 46
        low = 300 + k * 132
        if k == 0:
            continue
        c.block.over(c.mask([(a - 5, 300), (a + 5, 300), (low + 17, 450), (low - 17,
            450)]) * lawn, tone=0,
            accent=0.0, kind=2)
    for k in range(-6, 7):
        x = 300 + k * 46
        if abs(k) < 2:
            continue
        c.lay([(x - 6, 310), (x - 6, 92), (x, 64), (x + 6, 92), (x + 6, 310)], tone=0)
        c.gouge([(x - 2, 104), (x - 2, 200), (x - 2, 300)], 3, ends=(1, 1))
    for y in (112, 286):
        c.lay(box(-10, y, 214, y + 12), box(386, y, 610, y + 12), tone=0)
    for side in (-1, 1):  # the two leaves stand open
        x = 300 + side * 86
        c.lay([(x, 330), (x, 62), (x - side * 34, 40), (x - side * 34, 366)], tone=0)
        for j in range(2):
            gx = x - side * (10 + j * 12)
            c.lay([(gx - 3, 326 + j * 10), (gx - 3, 76 - j * 8), (gx + 3, 76 - j * 8), (gx + 3,
                328 + j * 10)],
                tone=1.15)
        c.lay(box(x - 14, 30, x + 14, 318), tone=0, halo=-4)
        c.lay(circle(x, 22, 17), tone=0, halo=-4)
    shadow = [cast(part, 348, 0, 0.9) for part in figure("gown", 300, 348, 104)]
    for part in shadow:
        c.lay(part, tone=0)
    for k in range(3):  # the shadow's arms are tied
        c.gouge([(276, 384 + k * 13), (300, 390 + k * 13), (324, 384 + k * 13)], 6)
    person(c, "standing", 300, 350, 108, towards=(-1, -0.4), reach=0.06, halo=-4)
    return c
