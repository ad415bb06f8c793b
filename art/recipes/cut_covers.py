"""The covers of the dossiers of Cases 2 and 3, cut flat."""

from __future__ import annotations

import math

from art.kit.block import Page
from art.kit.woodcut import Point, Woodcut, blade, circle, curve
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("screens", accent="red")


@art("cover-thunder", accent="amber")
def cover_thunder(page: Page) -> Woodcut:
    """The mansion in the storm; what it stands on is hollow, and lived in."""
    c = Woodcut(page)
    _storm_sky(c)
    _tree_of_light(c)
    hill = c.lay(curve((-40, 330), (60, 292), (150, 250), (250, 226), (390, 222), (480, 246),
        (560, 296), (660, 330),
        (660, 480), (-40, 480), tension=0.6), tone=0, halo=4)
    for k in range(12):  # grass bends away from the wind, lit by the flash
        x = 34 + k * 50
        y = 262 + abs(x - 320) ** 1.6 * 0.0058
        c.gouge([(x, y + 26), (x + 8, y + 12), (x + 24, y + 4)], 5, within=hill)
    _mansion(c)
    _burrows(c)
    _bare_tree(c)
    return c


def _storm_sky(c: Woodcut) -> None:
    """Amber under the clouds, as when the whole sky is one flash; clouds roll over it."""
    c.lay([(0, 0), (600, 0), (600, 440), (0, 440)], tone=1.15, accent=1.0, solid=True)
    for bank, y in (
        (((-40, 0), (-40, 96), (40, 118), (92, 92), (150, 126), (220, 96), (270, 62), (330, 90),
            (372, 50), (430, 84),
          (500, 66), (560, 112), (640, 90), (640, 0)), 0.0),
        (((420, 300), (452, 196), (500, 176), (532, 140), (590, 152), (650, 110), (650, 320)), 1.0),
        (((-50, 330), (-50, 190), (0, 168), (46, 190), (70, 232), (104, 250), (90, 330)), 2.0),
    ):
        shape = curve(*bank, tension=0.9)
        mass = c.lit(shape, towards=(0.1, 1.0), reach=26, hard=1.5, angle=64 + y * 14, halo=4)
        for k in range(7):
            x = bank[1][0] + 70 + k * 84
            c.gouge([(x, 14 + (k % 3) * 16), (x + 30, 30 + (k % 2) * 12), (x + 66,
                22 + (k % 3) * 12)], 5,
                within=mass * (c.Y < 76))


def _tree_of_light(c: Woodcut) -> None:
    """One bolt with all its branches, white in the amber, down to the chimney."""
    limbs: list[tuple[list[Point], float]] = [
        ([(178, 20), (206, 70), (190, 78), (226, 118), (212, 124), (246, 154), (240, 160), (270,
            184)], 15),
        ([(206, 70), (160, 104), (166, 112), (118, 146), (126, 154), (84, 206)], 10),
        ([(140, 130), (146, 176), (134, 182), (142, 222)], 7),
        ([(226, 118), (204, 150), (210, 158), (186, 196)], 7),
        ([(196, 50), (232, 66), (230, 76), (262, 84)], 7),
        ([(118, 146), (86, 150), (80, 160), (52, 168)], 6),
    ]
    for grow, tone in ((9.0, 0.0), (0.0, 1.2)):
        for points, width in limbs:
            last = len(points) - 1
            widths = [width * (1 - 0.8 * i / last) + grow for i in range(last + 1)]
            left = [(x - w / 2, y - w / 5) for (x, y), w in zip(points, widths, strict=True)]
            right = [(x + w / 2, y + w / 5) for (x, y), w in zip(points, widths, strict=True)]
            mask = c.lay([*left, *right[::-1]], tone=tone, solid=True)
            if tone:
                c.shine(mask)


def _mansion(c: Woodcut) -> None:
    """Black against the flash: gables, a tower out of true, one window awake."""
    c.lay([(262, 232), (258, 198), (254, 198), (262, 186), (278, 184), (282, 232)], tone=0)
    house: list[Point] = [(236, 250), (240, 188), (228, 190), (262, 148), (268, 120), (262, 120),
        (262, 106), (284, 106), (284, 120),
        (280, 120), (286, 142), (300, 156), (318, 150), (320, 96), (312, 96), (336, 34), (342,
            36), (368, 92), (360, 94),
        (366, 148), (392, 124), (428, 168), (420, 168), (424, 250)]
    c.lay(house, tone=0)
    for x, y, w, h in ((334, 112, 9, 20), (284, 184, 8, 18), (312, 186, 8, 18), (396, 180, 9, 20)):
        lit = x == 334
        c.lay([(x - w, y + h), (x - w, y - h * 0.5), (x, y - h), (x + w, y - h * 0.5), (x + w,
            y + h)],
            tone=1.15 if lit else 0, solid=lit)
        if lit:  # somebody stands in it
            c.lay([(x - 4, y + h), (x - 5, y + 2), (x - 2, y - 6), (x + 3, y - 6), (x + 6, y + 2),
                (x + 5, y + h)], tone=0)
        else:
            c.gouge([(x - w, y + h), (x - w, y - h * 0.4), (x, y - h)], 3, ends=(1, 0.4))
    for points, width in ((((228, 190), (246, 170), (262, 150)), 5), (((312, 96), (322, 66), (337,
        36)), 5),
        (((366, 150), (380, 138), (392, 126)), 4), (((246, 250), (248, 220), (246, 196)), 4),
            (((326, 148), (325, 124), (326, 100)), 3)):
        c.gouge(points, width, ends=(0.8, 0.4))


def _burrows(c: Woodcut) -> None:
    """The ground is cut open: passages run down from the cellar, and in each of them something
    looks up."""
    passages: list[tuple[list[Point], tuple[float, ...]]] = [
        ([(330, 246), (322, 290), (262, 312), (190, 324), (120, 360), (60, 372)], (20, 22, 28, 36,
            48, 58)),
        ([(262, 312), (250, 356), (206, 396), (190, 460)], (24, 30, 44, 64)),
        ([(340, 262), (390, 300), (452, 316), (516, 350), (620, 366)], (20, 26, 34, 48, 64)),
        ([(390, 300), (376, 350), (404, 396), (392, 470)], (22, 32, 50, 70)),
    ]
    for points, widths in passages:
        c.lay(blade(points, [w + 12 for w in widths]), tone=0)
    for points, widths in passages:
        c.lay(blade(points, widths), tone=1.12, solid=True)
    for points, widths in passages:  # worn walls
        for k in range(len(points) - 1):
            (ax, ay), (bx, by) = points[k], points[k + 1]
            for t in (0.25, 0.6, 0.9):
                x, y, w = ax + (bx - ax) * t, ay + (by - ay) * t, widths[k] * 0.5
                c.gouge([(x - 16, y + w * 0.7), (x, y + w * 0.62), (x + 17, y + w * 0.72)], 3.4,
                    tone=0)
    for x, y, size, lean in ((84, 372, 17, -0.2), (214, 388, 19, 0.2), (470, 326, 15, 0.2), (394,
        398, 21, -0.1), (560, 364, 18, 0.1)):
        _dweller(c, x, y, size, lean)


def _dweller(c: Woodcut, x: float, y: float, size: float, lean: float) -> None:
    """A hunched thing with long arms, its two eyes amber."""
    def at(*points: Point) -> list[Point]:
        return [(x + (px + py * lean) * size, y + py * size) for px, py in points]

    c.lay(curve(*at((-1.1, 1.0), (-1.2, 0.2), (-0.7, -0.5), (-0.5, -0.9), (0.1, -1.0), (0.5,
        -0.6), (0.9, -0.3), (1.3, 0.3), (1.2, 1.0),
        (0.9, 1.0), (0.8, 0.5), (0.4, 0.4), (-0.4, 0.5), (-0.7, 1.0)), tension=0.5), tone=0)
    for side in (-1, 1):
        ex, ey = at((side * 0.24 - 0.1, -0.56))[0]
        c.shine(c.lay(blade([(ex - 0.2 * size, ey - 0.04 * size * side), (ex, ey),
            (ex + 0.2 * size, ey + 0.06 * size * side)],
            (0, 0.2 * size, 0)), tone=1.15, accent=1.0, solid=True))


def _bare_tree(c: Woodcut) -> None:
    """A dead oak at the picture's edge, near and huge, white where the flash strikes it."""
    limbs: tuple[tuple[list[Point], tuple[float, ...]], ...] = (
        ([(574, 470), (562, 372), (576, 292), (556, 220), (566, 140), (548, 84)], (70, 52, 42, 34,
            20, 8)),
        ([(568, 280), (520, 226), (500, 168), (462, 136)], (26, 18, 11, 0)),
        ([(508, 196), (474, 196), (446, 216)], (11, 7, 0)),
        ([(560, 160), (524, 124), (512, 86)], (15, 10, 0)),
    )
    for points, widths in limbs:
        c.lay(blade(points, widths), tone=0)
    for points, width in ((((544, 452), (540, 376), (558, 296)), 9), (((562, 446), (560, 390),
        (572, 330)), 5),
        (((546, 218), (556, 166), (550, 110)), 6), (((552, 262), (514, 216), (496, 172)), 5)):
        c.gouge(points, width)


@art("cover-gulfs", accent="violet")
def cover_gulfs(page: Page) -> Woodcut:
    """Somebody has opened the box; what the stone throws on the wall is not a shadow of anything
    here."""
    c = Woodcut(page)
    stone_x, stone_y = 226.0, 318.0
    _lit_wall(c, stone_x, stone_y)
    _visitor(c)
    _box(c, stone_x, stone_y)
    _trapezohedron(c, stone_x, stone_y)
    _opener(c)
    return c


def _lit_wall(c: Woodcut, x: float, y: float) -> None:
    """Violet light goes up from the stone and takes the whole wall; cracks run through the
    plaster."""
    c.lay([(-20, -20), (620, -20), (620, 420), (-20, 420)], tone=1.15, accent=1.0, solid=True)
    for a, b in ((-176, -168), (-158, -154), (-30, -27), (-17, -9)):
        one, two = math.radians(a), math.radians(b)
        c.lay([(x, y), (x + 700 * math.cos(one), y + 700 * math.sin(one)),
            (x + 700 * math.cos(two), y + 700 * math.sin(two))], tone=1.15, solid=True)


def _visitor(c: Woodcut) -> None:
    """It fills the light: ragged wings, no face, an eye in three parts."""
    wing: list[Point] = [(0, 60), (40, 20), (96, -2), (150, -58), (226, -78), (300, -150), (360,
        -120), (330, -70), (350, -6), (306, -2),
        (300, 50), (252, 40), (232, 92), (184, 66), (150, 122), (112, 92), (74, 142), (52, 108),
            (24, 150)]
    x, y = 292.0, 104.0
    for side, wide in ((-1, 0.94), (1, 1.0)):
        c.lay([(x + side * wide * px, y + py) for px, py in wing], tone=0)
        for tip in ((236, -66), (300, -2), (240, 44), (168, 72)):
            c.gouge([(x + side * 14, y + 66), (x + side * tip[0] * 0.5, y + tip[1] * 0.5 + 24),
                (x + side * wide * tip[0], y + tip[1])], 5,
                accent=1.0, ends=(0.8, 0))
    c.lay(curve((x - 40, y + 60), (x - 30, y - 30), (x, y - 52), (x + 30, y - 30), (x + 40,
        y + 60), (x + 16, y + 128), (x, y + 176), (x - 16, y + 128)), tone=0)
    for turn in (-90, 30, 150):
        a = math.radians(turn)
        near, middle, far = ((x + math.cos(a) * r, y + 16 + math.sin(a) * r) for r in (4, 22, 44))
        c.shine(c.lay(blade([near, middle, far], (0, 26, 0)), tone=1.2, solid=True))
        c.lay(blade([(near[0] * 0.6 + middle[0] * 0.4, near[1] * 0.6 + middle[1] * 0.4), middle,
            (middle[0] * 0.4 + far[0] * 0.6,
            middle[1] * 0.4 + far[1] * 0.6)], (0, 7, 0)), tone=0)


def _box(c: Woodcut, x: float, y: float) -> None:
    """Yellowed metal, its lid thrown back; it stands on a block of stone."""
    c.lay([(-20, 440), (-20, 396), (470, 384), (620, 404), (620, 460), (-20, 460)], tone=0, halo=4)
    c.gouge([(10, 400), (210, 392), (470, 387)], 5, ends=(1, 0.3))
    lid: list[Point] = [(x - 92, y + 14), (x - 118, y - 62), (x + 56, y - 84), (x + 92, y - 2)]
    c.lay(lid, tone=0, halo=5)
    c.lay([(x - 84, y + 8), (x - 106, y - 54), (x + 50, y - 74), (x + 80, y - 6)], tone=1.15,
        accent=1.0, solid=True)
    c.lay([(x - 108, y + 16), (x + 100, y - 6), (x + 132, y + 26), (x - 84, y + 54)], tone=0)
    c.lay([(x - 92, y + 20), (x + 92, y), (x + 114, y + 22), (x - 80, y + 44)], tone=1.15,
        solid=True)
    front: list[Point] = [(x - 84, y + 54), (x + 132, y + 26), (x + 120, y + 100), (x - 76,
        y + 120)]
    side: list[Point] = [(x - 108, y + 16), (x - 84, y + 54), (x - 76, y + 120), (x - 104, y + 84)]
    c.lay(front, side, tone=0, halo=5)
    c.lit(front, towards=(0.2, -1), reach=16, hard=1.4, angle=-8)
    for k in range(3):  # reliefs of things that never crawled on this earth
        px, py = x - 44 + k * 62, y + 84 - k * 7
        c.lay(circle(px, py, 20, 17), tone=1.1)
        c.lay(circle(px, py, 15, 12), tone=0)
        for turn in (0, 120, 240):
            a = math.radians(turn + k * 40)
            c.gouge([(px, py), (px + math.cos(a) * 7, py + math.sin(a) * 5),
                (px + math.cos(a + 0.9) * 13, py + math.sin(a + 0.9) * 10)], 4)
    c.gouge([(x - 84, y + 54), (x + 20, y + 40), (x + 132, y + 26)], 6, ends=(1, 1))


def _trapezohedron(c: Woodcut, x: float, y: float) -> None:
    """The stone, held by a band over the floor of the box: lit facets and black ones."""
    def at(*points: Point) -> list[Point]:
        return [(x + px * 1.05, y - 26 + py * 1.05) for px, py in points]

    c.lay(at((-58, -6), (-32, -56), (16, -66), (60, -30), (54, 24), (14, 58), (-36, 46)), tone=0,
        halo=8)
    for facet, tone, accent in (
        (((-52, -6), (-30, -50), (-12, -12)), 1.2, 0.0), (((-30, -50), (14, -60), (-12, -12)),
            1.15, 1.0), (((14, -60), (54, -28), (22, -14)), 1.2, 0.0),
        (((14, -60), (22, -14), (-12, -12)), 1.2, 0.0), (((54, -28), (48, 20), (22, -14)), 1.15,
            1.0), (((-52, -6), (-12, -12), (-34, 40)), 1.15, 1.0),
        (((22, -14), (48, 20), (14, 52)), 1.2, 0.0), (((-12, -12), (4, 22), (-34, 40)), 0.0, 0.0),
            (((4, 22), (14, 52), (-34, 40)), 1.15, 1.0),
        (((-12, -12), (22, -14), (4, 22)), 0.0, 0.0),
    ):
        middle = (sum(p[0] for p in facet) / 3, sum(p[1] for p in facet) / 3)
        inset = [(px + (middle[0] - px) * 0.1, py + (middle[1] - py) * 0.1) for px, py in facet]
        mask = c.lay(at(*inset), tone=tone, accent=accent, solid=True)
        if tone:
            c.shine(mask)


def _opener(c: Woodcut) -> None:
    """A man in hat and coat at the picture's edge, struck by the light; his arm comes too late to
    his eyes."""
    coat = curve((600, 470), (380, 470), (398, 402), (424, 360), (452, 330), (470, 322), (520,
        318), (572, 334), (620, 370), tension=0.5)
    c.lay(coat, tone=0, halo=6)
    c.lit(coat, towards=(-1, -0.5), reach=26, hard=1.4, angle=24)
    head = curve((470, 330), (462, 304), (452, 296), (458, 286), (456, 270), (468, 244), (520,
        240), (528, 300), (520, 332), tension=0.5)
    c.lay(head, tone=0, halo=5)
    c.lay([(462, 262), (458, 282), (450, 296), (460, 300), (458, 308), (464, 312), (464, 322),
        (478, 332), (490, 318), (484, 296), (480, 274)],
        tone=1.15, solid=True)
    c.gouge([(462, 274), (470, 270), (480, 274)], 6, tone=0)
    c.gouge([(458, 307), (466, 306), (474, 310)], 4, tone=0)
    crown = curve((462, 250), (466, 212), (484, 196), (506, 204), (530, 200), (540, 226), (540,
        252), tension=0.6)
    brim = curve((428, 262), (450, 246), (500, 244), (552, 250), (572, 266), (540, 266), (490,
        262), (450, 266), tension=0.7)
    c.lit(crown, towards=(-1, -0.2), reach=16, hard=1.5, halo=5)
    c.lay(curve((461, 236), (500, 242), (541, 236), (542, 250), (500, 254), (460, 250)),
        tone=1.15, accent=1.0, solid=True, halo=3)
    c.lit(brim, towards=(-1, -0.3), reach=9, hard=1.8, halo=4)
    sleeve = curve((430, 452), (396, 404), (384, 352), (404, 344), (432, 372), (470, 404),
        tension=0.5)
    c.lay(sleeve, tone=0, halo=6)
    c.lit(sleeve, towards=(-1, -0.3), reach=18, hard=1.5, angle=20)
    hand = curve((384, 356), (372, 334), (368, 306), (378, 302), (384, 322), (386, 290), (396,
        288), (398, 318), (406, 292), (416, 296), (412, 324),
        (422, 308), (430, 314), (420, 340), (408, 352), tension=0.4)
    c.lay(hand, tone=1.15, solid=True, halo=6)
    for points in (((386, 322), (388, 334), (386, 344)), ((398, 320), (399, 334), (397, 346)),
        ((411, 326), (409, 336), (405, 346))):
        c.gouge(points, 3.4, tone=0)
