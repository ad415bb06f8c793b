"""The meter, the blind room, the drill hall and the curtains: Infinite Gulfs of Darkness."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_gulfs import boards, box
from art.kit.cut_hands import hand
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import joined, limb, strokes
from art.kit.cut_things import flame
from art.kit.woodcut import Point, Shape, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("the-meter-spins")
def the_meter_spins(page: Page) -> Woodcut:
    """Cobwebs of two years, and behind the glass a disc that will not stand still."""
    c = Woodcut(page)
    ink(c, box(0, 0, 600, 440))
    _cobweb(c, (-6, -6), 250)
    x, y = 396.0, 200.0
    for pipe in (box(326, 380, 352, 450), box(446, 380, 472, 450)):
        c.lit(pipe, towards=(-1, 0), reach=12, hard=1.5)
    paper(c, circle(x, y, 206))
    ink(c, circle(x, y, 190))
    plate = c.mask(circle(x, y, 178)) * (c.Y < 218)
    c.block.over(plate, tone=1.15, accent=0.0)
    glow = c.mask(circle(x, y, 178)) * (c.Y > 232)
    c.block.over(glow, tone=1.15, accent=1.0, kind=2)
    c.shine(glow)
    for dial, (dx, dy, turn) in enumerate(((-112, -24, 200), (-40, -86, 320), (44, -86, 80),
                                           (114, -24, 150))):
        _dial(c, x + dx, y + dy, 44, turn, blurred=dial > 1)
    ink(c, box(x - 62, 164, x + 62, 204))  # the figures of the count
    for k in range(4):
        paper(c, box(x - 56 + k * 29, 169, x - 32 + k * 29, 199))
        c.gouge([(x - 50 + k * 29, 178), (x - 38 + k * 29, 182), (x - 48 + k * 29, 192)], 6, tone=0,
            ends=(0.7, 0.7))
    _spinning_disc(c, x, 304)
    match: list[Point] = [(76, 296), (146, 214)]
    paper(c, blade([match[0], match[1]], (8, 7)), halo=4)
    flame(c, 148, 216, 84, lean=0.25)
    sleeve = curve((-20, 470), (24, 398), (150, 404), (176, 470), tension=0.4)
    c.lit(sleeve, towards=(0.6, -1), reach=22, hard=1.4)
    hand(c, "holding", 100, 424, 82, turn=6, towards=(0.5, -1), cuff=True)
    return c


def _cobweb(c: Woodcut, corner: Point, size: float) -> None:
    """A web in a corner: threads from it, and arcs that sag between them."""
    x, y = corner
    angles = [math.radians(a) for a in (4, 22, 40, 58, 76, 92)]
    lengths = [1.2, 1.0, 0.9, 0.95, 0.86, 1.1]

    def at(k: int, t: float) -> Point:
        return (x + math.cos(angles[k]) * size * lengths[k] * t,
                y + math.sin(angles[k]) * size * lengths[k] * t)

    for k in range(len(angles)):
        c.gouge([at(k, 0), at(k, 0.5), at(k, 1)], 3, ends=(1, 0.6))
    for t in (0.3, 0.5, 0.72, 0.94):
        for k in range(len(angles) - 1):
            (ax, ay), (bx, by) = at(k, t), at(k + 1, t)
            sag = ((ax + bx) / 2 * 0.86 + x * 0.14, (ay + by) / 2 * 0.86 + y * 0.14)
            c.gouge([(ax, ay), sag, (bx, by)], 2.6, ends=(0.8, 0.8))


def _dial(c: Woodcut, x: float, y: float, r: float, turn: float, *, blurred: bool) -> None:
    """A small dial; the quick ones show their pointer in many places."""
    ink(c, circle(x, y, r * 0.94))
    paper(c, circle(x, y, r * 0.82))
    for k in range(10):
        a = math.radians(k * 36)
        c.gouge([(x + math.cos(a) * r * 0.62, y + math.sin(a) * r * 0.62),
            (x + math.cos(a) * r * 0.84, y + math.sin(a) * r * 0.84)], 4, tone=0, ends=(1, 1))
    for k in range(7 if blurred else 1):
        a = math.radians(turn - k * 17)
        wide = 9.0 - k
        tip, tail = (math.cos(a) * r * 0.66, math.sin(a) * r * 0.66), (math.cos(a), math.sin(a))
        ink(c, blade([(x - tail[0] * r * 0.2, y - tail[1] * r * 0.2), (x, y),
            (x + tip[0], y + tip[1])], (wide * 0.6, wide, 1)))


def _spinning_disc(c: Woodcut, x: float, y: float) -> None:
    """The disc, edge on; its haste is thrown off sideways."""
    ink(c, box(x - 5, 232, x + 5, 376))
    ink(c, circle(x, y, 138, 34), circle(x, y + 12, 138, 34))
    paper(c, circle(x, y, 132, 28))
    for k in range(4):
        rx, ry = 112 - k * 26, 22 - k * 5
        start = 200 + k * 37
        arc = [(x + math.cos(math.radians(start + i * 22)) * rx,
                y + math.sin(math.radians(start + i * 22)) * ry) for i in range(9)]
        c.gouge(arc, 6, tone=0)
    ink(c, circle(x, y, 12, 4))
    for dx, dy, long in ((-150, 8, 128), (-166, 30, 90), (-140, -18, 74)):
        c.gouge([(x + dx, y + dy), (x + dx - long * 0.5, y + dy + 9), (x + dx - long, y + dy + 26)],
            8, ends=(1, 0))


@art("the-windowless-steeple")
def the_windowless_steeple(page: Page) -> Woodcut:
    """Seven empty chairs round a lantern, and on the blind walls the shadows of who sits there."""
    c = Woodcut(page)
    ink(c, box(0, 0, 600, 440))
    apex: Point = (300, -190)
    feet = (-60, 76, 218, 382, 524, 660)
    floor_line = 262.0

    def up(x: float, t: float) -> Point:
        return x + (apex[0] - x) * t, floor_line + (apex[1] - floor_line) * t

    for left, right in zip(feet, feet[1:], strict=False):
        wall = [up(left + 5, 0), up(right - 5, 0), up(right - 5, 0.7), up(left + 5, 0.7)]
        c.lay(wall, tone=c.ramp((300, 150), (300, -20), 1.15, 0), phase=c.rays(*apex), gap=1.0)
    for x, size, turn, flip in ((10, 1.5, 18, False), (590, 1.5, -18, True), (150, 1.3, 11, False),
                                (450, 1.3, -11, True)):
        c.shine(colour(c, _sitter(x, floor_line + 6, size, turn, flip), halo=-4))
    _barred_shutter(c)
    lamp: Point = (300, 408)
    away = np.hypot(c.X - lamp[0], (c.Y - lamp[1]) * 1.3)
    c.lay(curve((-80, floor_line + 30), (40, floor_line + 2), (300, floor_line - 4),
        (560, floor_line + 2), (680, floor_line + 30), (680, 470), (-80, 470), tension=0.3),
        tone=np.clip(2.1 - away / 150, 0, 1.15), phase=c.rays(*lamp), gap=1.1, halo=4)
    seats = ((300, 290, 0.9, 1.0), (152, 302, 1.0, 0.84), (448, 302, 1.0, 0.84),
             (52, 362, 1.2, 0.7), (548, 362, 1.2, 0.7), (220, 474, 1.5, 1.0), (380, 474, 1.5, 1.0))
    for x, y, size, narrow in seats[1:]:
        _chair_shadow(c, lamp, x, y, 22 * size * narrow)
    for seat in seats[:5]:
        _chair(c, *seat, lamp=lamp)
    _lantern(c, *lamp)
    for seat in seats[5:]:
        _chair(c, *seat, lamp=lamp)
    return c


def _sitter(x: float, y: float, size: float, turn: float, flip: bool) -> Shape:
    """The shadow of somebody who sits upright in a pointed chair."""
    body = curve((-44, 0), (-46, -62), (-34, -88), (-15, -98), (-19, -116), (-14, -136), (4, -144),
        (18, -132), (19, -122), (27, -114), (19, -110), (15, -98), (34, -88), (46, -62), (44, 0),
        tension=0.5)
    return moved(body, x, y, size, turn, flip)


def _barred_shutter(c: Woodcut) -> None:
    """The one opening: boarded, strapped and bolted."""
    arch = curve((250, 172), (250, 96), (266, 52), (300, 14), (334, 52), (350, 96), (350, 172),
        tension=0.25)
    ink(c, arch, halo=6)
    inside = c.mask(arch)
    for k in range(4):
        x = 254 + k * 24
        c.block.over(c.mask(box(x, 10, x + 19, 168)) * inside, tone=1.15, accent=0.0)
    for y in (66, 142):
        ink(c, box(250, y, 350, y + 16))
        for k in range(4):
            paper(c, circle(264 + k * 24, y + 8, 3.5))
    ink(c, box(238, 100, 362, 122), halo=-4)


def _chair_shadow(c: Woodcut, lamp: Point, x: float, y: float, half: float) -> None:
    """What a chair takes from the floor behind it."""
    dx, dy = x - lamp[0], y - lamp[1]
    length = math.hypot(dx, dy) + 1e-9
    ux, uy = dx / length, dy / length
    nx, ny = -uy * half, ux * half * 0.5
    ink(c, [(x + nx, y + ny - 4), (x - nx, y - ny - 4), (x - nx * 2 + ux * 170,
        y - ny * 2 + uy * 90), (x + nx * 2 + ux * 170, y + ny * 2 + uy * 90)])


def _chair(c: Woodcut, x: float, y: float, size: float, narrow: float, lamp: Point) -> None:
    """A ladder-backed chair; those nearest to us turn their backs to the eye."""
    def at(*points: Point) -> list[Point]:
        return [(x + px * size * narrow, y + py * size) for px, py in points]

    def bar(left: float, top: float, right: float, bottom: float) -> list[Point]:
        return at((left, top), (right, top), (right, bottom), (left, bottom))

    parts: list[Shape] = [bar(-23, -112, -16, 0), bar(16, -112, 23, 0)]
    for top in (-108, -88, -68):
        parts.append(curve(*at((-20, top), (0, top - 5), (20, top), (20, top + 11), (0, top + 7),
            (-20, top + 11)), tension=0.4))
    for side in (-19.5, 19.5):
        parts.append(circle(*at((side, -116))[0], 5.5 * size))
    if y > lamp[1]:
        parts += [bar(-20, -48, 20, -36), bar(-20, -20, 20, -15)]
    else:
        parts += [at((-22, -48), (22, -48), (28, -34), (-28, -34)), bar(-28, -36, -21, 8),
                  bar(21, -36, 28, 8)]
    ink(c, *parts, halo=-2.5)
    if y <= lamp[1]:
        paper(c, at((-18, -45), (18, -45), (21, -40), (-21, -40)))


def _lantern(c: Woodcut, x: float, y: float) -> None:
    """The light of it all, put down on the boards."""
    ink(c, box(x - 21, y - 44, x + 21, y + 14), halo=-6)
    c.shine(paper(c, box(x - 14, y - 34, x - 3, y + 4), box(x + 3, y - 34, x + 14, y + 4)))
    ink(c, [(x - 25, y - 42), (x, y - 64), (x + 25, y - 42)], box(x - 25, y + 6, x + 25, y + 16))
    handle = curve((x - 16, y - 50), (x - 12, y - 78), (x + 12, y - 78), (x + 16, y - 50),
        close=False)
    c.block.over(c.mask(handle, stroke=5), tone=0, accent=0.0)


@art("infantry-hall")
def infantry_hall(page: Page) -> Woodcut:
    """Two scorched soles in the chalk; what stood in them has not quite left."""
    c = Woodcut(page)
    ink(c, box(0, 0, 600, 440))
    _rifle_rack(c)
    floor = c.lay([(-10, 236), (610, 236), (610, 450), (-10, 450)], tone=0, halo=-4)
    boards(c, floor, (300, 90), count=18, spread=1700, low=450, width=3.4, tone=1.15)
    x, y = 300.0, 348.0
    ink(c, circle(x, y, 236, 84))
    for rx, ry, wide in ((232, 80, 13), (176, 58, 7)):
        ring = [(x + math.cos(a) * rx, y + math.sin(a) * ry) for a in np.linspace(-1.4, 4.7, 40)]
        c.block.over(c.mask(curve(*ring, close=False), stroke=wide) * floor, tone=1.15,
            accent=0.0, kind=2)
    for k in range(12):  # signs that are no dance steps
        a = math.radians(k * 30 + 12)
        px, py = x + math.cos(a) * 205, y + math.sin(a) * 69
        s = 10 + 5 * math.sin(a)
        c.gouge([(px - s, py - s * 0.4), (px + s * 0.2, py + s * 0.5 * (-1) ** k),
            (px + s, py - s * 0.2)], 5, ends=(0.7, 0.7))
        if k % 3:
            c.gouge([(px, py - s * 0.7), (px, py + s * 0.6)], 4, ends=(0.7, 0.7))
    _smoke_lecturer(c, x, y)
    for side in (-1, 1):
        _scorched_sole(c, x + side * 30, y + 4, side)
    return c


def _rifle_rack(c: Woodcut) -> None:
    """Rifles with bayonets stand along the wall, lit from the middle of the floor."""
    for k in range(13):
        x = 10 + k * 48.5
        barrel: list[Shape] = [
            [(x - 2.5, 20), (x, -6), (x + 2.5, 20), (x + 3, 60), (x - 3, 60)],
            box(x - 3.5, 56, x + 3.5, 130),
            curve((x - 6, 92), (x + 6, 92), (x + 7, 160), (x + 13, 222), (x - 7, 222), (x - 8, 160),
                tension=0.3)]
        paper(c, *barrel)
        ink(c, box(x + 2, 96, x + 5, 160), circle(x - 1, 152, 4))
    ink(c, box(-10, 84, 610, 92), box(-10, 190, 610, 200))
    paper(c, box(-10, 86, 610, 90), box(-10, 193, 610, 197))


def _smoke_lecturer(c: Woodcut, x: float, y: float) -> None:
    """Smoke from two soles that keeps the shape of a tall man in a headcloth."""
    parts: list[Shape] = [
        blade([(x - 30, y), (x - 44, y - 34), (x - 14, y - 70), (x - 18, y - 120)],
            (14, 24, 34, 50)),
        blade([(x + 30, y), (x + 50, y - 34), (x + 22, y - 70), (x + 14, y - 120)],
            (14, 22, 34, 50)),
        curve((x - 38, y - 110), (x - 48, y - 150), (x - 76, y - 190), (x - 66, y - 210),
            (x - 20, y - 220), (x + 20, y - 220), (x + 68, y - 210), (x + 76, y - 188),
            (x + 46, y - 150), (x + 36, y - 110), (x, y - 84), tension=0.5),
        limb([(x + 62, y - 196), (x + 112, y - 178), (x + 122, y - 250)], [32, 25, 16]),
        blade([(x + 122, y - 246), (x + 122, y - 270), (x + 126, y - 304)], (18, 12, 4)),
        blade([(x + 126, y - 250), (x + 140, y - 264), (x + 144, y - 276)], (14, 10, 4)),
        blade([(x - 60, y - 196), (x - 92, y - 146), (x - 88, y - 96), (x - 126, y - 78),
            (x - 150, y - 96)], (32, 26, 18, 12, 0)),
        blade([(x + 34, y - 116), (x + 66, y - 104), (x + 78, y - 84), (x + 66, y - 70)],
            (20, 14, 9, 0))]
    smoke = joined(*parts)
    ink(c, smoke, halo=8)
    c.shine(colour(c, smoke))
    cloth = curve((x, y - 312), (x + 26, y - 306), (x + 34, y - 280), (x + 60, y - 222),
        (x + 34, y - 214), (x + 26, y - 170), (x + 12, y - 172), (x + 12, y - 216), (x, y - 212),
        (x - 12, y - 216), (x - 12, y - 172), (x - 26, y - 170), (x - 34, y - 214),
        (x - 60, y - 222), (x - 34, y - 280), (x - 26, y - 306), tension=0.25)
    ink(c, cloth, halo=6)
    c.shine(colour(c, cloth))
    ink(c, curve((x, y - 296), (x + 18, y - 288), (x + 19, y - 256), (x, y - 226),
        (x - 19, y - 256), (x - 18, y - 288), tension=0.6))
    for side in (-1, 1):
        for k in range(4):
            top = y - 280 + k * 15
            c.gouge([(x + side * 23, top), (x + side * (36 + k * 6), top + 9)], 5, tone=0,
                ends=(0.5, 1))
        c.gouge([(x + side * 19, y - 196), (x + side * 19, y - 172)], 3, tone=0, ends=(1, 1))
    for points in (((x - 28, y - 60), (x - 32, y - 36), (x - 26, y - 14)),
                   ((x + 32, y - 60), (x + 38, y - 36), (x + 30, y - 14))):
        c.gouge(points, 6, tone=0)


def _scorched_sole(c: Woodcut, x: float, y: float, side: float) -> None:
    """A shoe's sole and heel, burnt into the board and still hot."""
    sole = curve((x - 15, y + 16), (x - 17, y - 4), (x - 8 + side * 3, y - 22),
        (x + 8 + side * 3, y - 22), (x + 17, y - 4), (x + 14, y + 16), tension=0.6)
    heel = curve((x - 13, y + 23), (x + 12, y + 23), (x + 11, y + 40), (x - 11, y + 40),
        tension=0.6)
    ink(c, sole, heel, halo=7)
    c.shine(paper(c, sole, heel))
    colour(c, moved(sole, x * 0.28, y * 0.28, 0.72), moved(heel, x * 0.28, (y + 31) * 0.28, 0.72))


@art("aurora-borealis")
def aurora_borealis(page: Page) -> Woodcut:
    """Curtains hang over the roofs at midnight, and a man on a ridge reads the small print."""
    c = Woodcut(page)
    ink(c, box(0, 0, 600, 440))
    random = np.random.default_rng(12)
    for _ in range(26):
        x, y = random.uniform(0, 600), random.uniform(0, 200)
        paper(c, circle(x, y, random.uniform(1.4, 2.6)))
    far: list[Point] = [(250, 40), (310, 66), (390, 70), (470, 96), (560, 90), (660, 50)]
    near: list[Point] = [(-40, 236), (60, 214), (150, 250), (204, 310), (150, 338), (100, 306),
            (190, 262), (330, 250), (430, 300), (520, 330), (640, 270)]
    _curtain(c, far, 80, seed=3)
    _curtain(c, near, 184, seed=5)
    _roofs(c)
    _reader(c, 452, 336, 1.36)
    return c


def _curtain(c: Woodcut, hem: list[Point], tall: float, seed: int) -> None:
    """A curtain of light: rays stand on a hem that folds back on itself and thin out upwards."""
    random = np.random.default_rng(seed)
    line: list[Point] = []
    count = len(hem) - 1
    for i in range(count):  # a rounded way through the hem
        p0, p1, p2, p3 = (hem[min(max(i + k, 0), count)] for k in (-1, 0, 1, 2))
        for t in np.linspace(0, 1, 9)[:-1]:
            line.append(tuple(0.5 * (2 * b + (q - a) * t + (2 * a - 5 * b + 4 * q - d) * t**2
                + (3 * b - a - 3 * q + d) * t**3)
                for a, b, q, d in zip(p0, p1, p2, p3, strict=True)))
    rays: list[Shape] = []
    folds: list[Shape] = []
    for (x, y), (bx, by) in zip(line, line[1:], strict=False):
        step = math.hypot(bx - x, by - y)
        high = tall * random.uniform(0.6, 1.15)
        lean = (300 - x) * 0.0006 * high
        wide = max(abs(bx - x) * 1.16, 5)
        ray = blade([(x, y), (x + lean * 0.5, y - high * 0.55), (x + lean, y - high)],
            (wide, wide * 0.8, 0))
        rays.append(ray)
        if bx < x or random.uniform() < 0.2:
            long = high * random.uniform(0.4, 0.7)
            folds.append(blade([(x, y - 8), (x + lean * 0.3, y - long * 0.5), (x + lean * 0.6,
                y - long)], (min(step, 5), 4, 0)))
    edge = curve(*line, close=False)
    c.block.over(c.mask(edge, stroke=18), tone=0, accent=0.0)
    c.shine(colour(c, *rays))
    ink(c, *folds)
    c.block.over(c.mask(edge, stroke=7), tone=1.15, accent=0.0, kind=2)


def _roofs(c: Woodcut) -> None:
    """The town in black, lit along its ridges."""
    town = [(-10, 450), (-10, 352), (40, 322), (92, 352), (92, 366), (118, 366), (118, 262),
            (140, 222), (162, 262), (162, 372), (196, 372), (236, 344), (278, 372), (278, 384),
            (330, 384), (330, 350), (352, 350), (352, 366), (610, 330), (610, 450)]
    ink(c, town, halo=5)
    c.lit(town, towards=(0.1, -1), reach=9, hard=1.6)
    paper(c, circle(140, 284, 15))
    c.gouge([(140, 286), (140, 272)], 4.5, tone=0, ends=(1, 1))  # midnight
    roof = paper(c, [(352, 372), (610, 336), (610, 450), (310, 450)], halo=5)
    strokes(c, roof, lambda x, y: math.radians(98), cell=26, length=40, width=6, seed=9, tone=0,
        weight=lambda x, y: float(np.clip((x - 400) / 160, 0.2, 1)))


def _reader(c: Woodcut, x: float, y: float, s: float) -> None:
    """A man in shirt and hat on the ridge, his paper to the sky."""
    def at(*points: Point) -> list[Point]:
        return [(x + px * s, y + py * s) for px, py in points]

    torso = curve(*at((-4, -76), (10, -78), (24, -64), (28, -34), (26, 6), (-14, 8), (-16, -26),
        (-14, -60)), tension=0.5)
    leg = limb(at((10, -4), (-52, -14), (-50, 44)), [26 * s, 20 * s, 13 * s])
    shoe = curve(*at((-56, 38), (-44, 38), (-43, 52), (-76, 53), (-74, 47)), tension=0.4)
    head = curve(*at((-15, -98), (-16, -90), (-19, -87), (-15, -84), (-14, -77), (-6, -75),
        (-4, -70), (9, -70), (10, -86), (8, -98)), tension=0.45)
    hat = curve(*at((-27, -95), (-15, -98), (-14, -112), (-8, -117), (-2, -114), (5, -116),
        (11, -110), (12, -98), (22, -93), (10, -91), (-14, -92)), tension=0.4)
    sheet = at((-104, -98), (-54, -106), (-44, -38), (-92, -28))
    for part in (leg, shoe, torso, head, hat):
        ink(c, part, halo=4)
    for part in (leg, shoe, torso, head, hat):
        c.lit(part, towards=(-0.5, -1), reach=6, hard=1.2)
    c.shine(paper(c, sheet, halo=5))
    ink(c, at((-98, -90), (-58, -96), (-57, -88), (-97, -82)))
    for k in range(5):
        top = -76 + k * 9
        for left, right in ((-96, -78), (-73, -55)):
            c.gouge(at((left + k * 1.3, top + (left + 96) * -0.14), (right + k * 1.3,
                top - (right + 96) * 0.14)), 3.4, tone=0, ends=(0.9, 0.9))
    arm = limb(at((8, -60), (-16, -34), (-46, -50)), [20 * s, 15 * s, 9 * s])
    ink(c, arm, halo=4)
    c.lit(arm, towards=(-0.3, -1), reach=6, hard=1.4)
    paper(c, circle(*at((-47, -51))[0], 7 * s), halo=3)
