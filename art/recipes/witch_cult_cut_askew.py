"""Houses that lean and faces that do not fit: The Witch Cult Murders."""

from __future__ import annotations

import math

import cv2
import numpy as np
import skia

from art.kit.block import SOLID, Page
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_relief import Relief, Skull, Turn, eye, head
from art.kit.cut_strokes import along, joined, limb, strokes
from art.kit.noise import Image
from art.kit.woodcut import Point, Shape, Woodcut, as_path, blade, circle, curve
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


def _leaning(shape: Shape) -> skia.Path:
    """Tip a shape to the left, the more the higher it is."""
    matrix = skia.Matrix()
    matrix.setAll(1, 0.42, -0.42 * 440, 0, 1, 0, 0, 0, 1)
    path = skia.Path(as_path(shape))
    path.transform(matrix)
    return path


@art("witch-house")
def witch_house(page: Page) -> Woodcut:
    """It leans over the street, and the one lit window leans farthest."""
    c = Woodcut(page)
    sky = colour(c, PAGE)
    strokes(c, sky, along(24), cell=36, length=120, width=11, tone=0, seed=4,
        weight=lambda x, y: float(np.clip((x + y - 330) / 300, 0, 0.8)) * float(x > 250))
    ink(c, [(-10, 450), (-10, 250), (30, 226), (64, 262), (64, 450)])
    street = paper(c, [(-10, 404), (320, 404), (420, 450), (-10, 450)])
    strokes(c, street, along(0), cell=20, length=40, width=7, tone=0, seed=3,
        weight=lambda x, y: float(np.clip(abs(x - 170) / 120 - 0.4, 0, 1)))
    house: list[Point] = [(300, 450), (300, 316), (268, 316), (268, 196), (240, 200), (292, 84),
        (408, 4), (540, 80), (604, 196), (580, 196), (580, 316), (560, 316), (560, 450)]
    mass = ink(c, _leaning(house), halo=-6)
    _boards(c, mass)
    _windows(c)
    chimney: list[Point] = [(470, 40), (470, -40), (512, -40), (512, 66)]
    ink(c, _leaning(chimney))
    lamp = limb([(124, 420), (122, 300)], [8, 6])
    ink(c, lamp, curve((106, 300), (122, 276), (138, 300), tension=0.5))
    paper(c, circle(122, 290, 14, 15), halo=5)
    child = joined(circle(186, 336, 13, 14), curve((160, 404), (170, 360), (180, 350), (194, 350),
        (204, 360), (212, 404), tension=0.4), limb([(172, 362), (160, 392)], [9, 7]),
        limb([(202, 362), (222, 346), (232, 326)], [9, 8, 6]),
        limb([(178, 400), (177, 424)], [8, 8]), limb([(194, 400), (196, 424)], [8, 8]),
            curve((170, 334), (176, 316), (196, 316), (203, 336), tension=0.6))
    ink(c, child)
    ink(c, curve((166, 424), (204, 422), (330, 446), (280, 456), tension=0.3), keep=1 - street)
    return c


def _boards(c: Woodcut, mass: Image) -> None:
    """Clapboards on the walls and shingles on the roof, where the lamp and the sky reach them."""
    rows = []
    for k in range(13):
        y = 206 + k * 18
        left = 270 if y < 316 else 302
        right = left + (150 if y < 316 else 120) - (k * 29) % 60
        rows.append(_leaning(blade([(left, y), ((left + right) / 2, y + 1), (right, y + 2)],
            [6, 5, 0])))
    c.block.over(c.mask(*rows) * mass, tone=1.1, accent=0.0, kind=SOLID)
    roof = c.mask(_leaning([(252, 190), (296, 92), (408, 16), (470, 50), (420, 190)]))
    strokes(c, roof, lambda x, y: 1.9, cell=14, length=16, width=6, seed=8,
        weight=lambda x, y: float(np.clip(1.2 - (x - 120) / 260, 0, 1)))
    eaves = _leaning([(240, 200), (600, 196), (596, 206), (248, 212)])
    paper(c, eaves, halo=4)
    paper(c, _leaning([(264, 316), (582, 316), (580, 325), (268, 326)]), halo=4)


def _windows(c: Woodcut) -> None:
    """Shutters below; above them the garret is awake."""
    frame: list[Point] = [(330, 166), (330, 104), (368, 72), (408, 104), (408, 166)]
    ink(c, _leaning(frame), halo=9)
    c.block.over(c.mask(_leaning(frame), stroke=8), tone=1.15, accent=0.0, kind=SOLID)
    glow = paper(c, _leaning([(338, 160), (338, 110), (368, 84), (400, 110), (400, 160)]))
    c.shine(glow)
    crone = _leaning(curve((352, 162), (356, 140), (350, 132), (340, 128), (352, 122), (354, 108),
        (368, 98), (386, 104), (390, 124), (388, 140), (396, 162), tension=0.4))
    ink(c, crone, keep=1 - glow)
    for x, y in ((310, 236), (380, 240), (450, 236), (520, 240)):
        shutter: list[Point] = [(x, y), (x + 36, y), (x + 36, y + 54), (x, y + 54)]
        ink(c, _leaning(shutter), halo=5)
        c.block.over(c.mask(_leaning(shutter), stroke=4), tone=1.1, accent=0.0, kind=SOLID)
        for k in range(4):
            paper(c, _leaning(blade([(x + 6, y + 10 + k * 12), (x + 30, y + 9 + k * 12)], [4, 4])))
    door: list[Point] = [(352, 450), (352, 356), (374, 338), (398, 356), (398, 450)]
    ink(c, _leaning(door), halo=6)
    c.block.over(c.mask(_leaning(door), stroke=5), tone=1.1, accent=0.0, kind=SOLID)
    colour(c, _leaning(circle(390, 406, 5)))


@art("drifting-polyhedron")
def drifting_polyhedron(page: Page) -> Woodcut:
    """It has a face, but every facet has its own opinion of it."""
    c = Woodcut(page)
    ink(c, PAGE)
    t = Turn(300, 214, 158, yaw=-14, pitch=2, roll=4)
    r = Relief(c)
    head(r, t, Skull(gaunt=0.9, gape=0.3, brow=0.8, nose=0.7))
    r.cut((0.7, -0.45, 0.45), low=0.16, full=0.5, angle=-24, halo=0)
    for side in (-1, 1):
        eye(c, t, side, lid=0.09, iris=0.055)
    before = {name: getattr(c.block, name).copy() for name in _BUFFERS}
    gulf = ink(c, PAGE)
    strokes(c, gulf, lambda x, y: math.atan2(y - 200, x - 300) + 1.2, cell=25, length=90, width=5,
        seed=9,
        weight=lambda x, y: float(np.clip(math.hypot(x - 300, (y - 215) * 1.15) / 220 - 0.95, 0,
            0.9)))
    rim: list[Point] = [(196, 56), (306, 12), (420, 50), (492, 140), (482, 270), (408, 372),
        (296, 424), (186, 374), (118, 270), (124, 146)]
    inner: list[Point] = [(246, 132), (352, 116), (404, 214), (340, 306), (232, 292), (196, 204)]
    facets: list[tuple[list[Point], tuple[float, float, float, float], str]] = [
        ([rim[0], rim[1], inner[1], inner[0]], (10, 30, -16, 1.1), "paper"),
            ([rim[1], rim[2], inner[1]], (0, 0, 0, 1), "red"),
        ([rim[2], rim[3], inner[2], inner[1]], (70, -40, 22, 1.2), "face"),
            ([rim[3], rim[4], inner[2]], (0, 0, 0, 1), "ink"),
        ([rim[4], rim[5], inner[3], inner[2]], (60, 30, -26, 1.1), "face"),
            ([rim[5], rim[6], inner[3]], (0, 0, 0, 1), "red"),
        ([rim[6], rim[7], inner[4], inner[3]], (-10, 52, 14, 1.2), "face"),
            ([rim[7], rim[8], inner[4]], (0, 0, 0, 1), "ink"),
        ([rim[8], rim[9], inner[5], inner[4]], (-76, 20, 30, 1.15), "face"),
            ([rim[9], rim[0], inner[0], inner[5]], (-60, -44, -20, 1.25), "face"),
        ([inner[0], inner[1], (296, 210)], (14, 26, 12, 1.25), "face"),
            ([inner[1], inner[2], inner[3], (296, 210)], (24, -14, -10, 1.1), "face"),
        ([inner[3], inner[4], (296, 210)], (-6, -24, 16, 1.15), "face"),
            ([inner[4], inner[5], inner[0], (296, 210)], (-26, 10, -14, 1.15), "face")]
    ink(c, rim, halo=10)
    for k, (facet, way, kind) in enumerate(facets):
        if kind == "red":
            colour(c, facet)
        elif kind == "paper":
            mask = paper(c, facet)
            strokes(c, mask, along(60), cell=16, length=40, width=7, tone=0, seed=k,
                weight=lambda x, y: float(np.clip((260 - x) / 60, 0, 1)))
        elif kind == "ink":
            strokes(c, c.mask(facet), along(k * 40), cell=13, length=40, width=5, accent=1.0,
                tone=1.15, seed=k)
        else:
            _view(c, before, facet, way)
    for facet, _, _ in facets:
        c.block.over(c.mask(facet, stroke=7), tone=0.0, accent=0.0, kind=SOLID)
        c.block.over(c.mask(facet, stroke=3), tone=1.15, accent=0.0, kind=SOLID)
    return c


_BUFFERS = ("tone", "accent", "phase", "kind", "gap", "light", "facing")


def _view(c: Woodcut, before: dict[str, Image], facet: list[Point],
    way: tuple[float, float, float, float]) -> None:
    """Show in a facet what was drawn before: moved, turned and swollen, each facet otherwise."""
    dx, dy, turn, swell = way
    mask = c.mask(facet) > 0.5
    x, y = (sum(p[k] for p in facet) / len(facet) for k in (0, 1))
    s = c.block.scale
    matrix = cv2.getRotationMatrix2D(((x - dx) * s, (y - dy) * s), -turn, swell)
    matrix[:, 2] += (dx * s, dy * s)
    rows, columns = c.X.shape
    for name in _BUFFERS:
        old = before[name]
        how = cv2.INTER_NEAREST if name == "kind" else cv2.INTER_LINEAR
        new = cv2.warpAffine(old.astype(np.float32), matrix, (columns, rows), flags=how)
        setattr(c.block, name, np.where(mask, new, getattr(c.block, name)).astype(old.dtype))
