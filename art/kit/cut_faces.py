"""Draw the face of the family: half of it in the dark, and no two eyes alike."""

from __future__ import annotations

from art.kit.block import SOLID
from art.kit.cut_strokes import along, strokes
from art.kit.woodcut import Point, Woodcut, blade, circle, curve

# Outlines are lists of points and read as such.
# fmt: off


def unlike_face(c: Woodcut, x0: float, y0: float, s: float = 1.0) -> None:
    """Draw a woman's face about (x0, y0), 320 s high and lit from the right."""

    def at(*points: Point) -> list[Point]:
        return [(x0 + (x - 304) * s, y0 + (y - 232) * s) for x, y in points]

    face = curve(*at((206, 190), (222, 116), (268, 78), (316, 74), (372, 100), (398, 170),
        (396, 250), (374, 318), (336, 374), (304, 392), (268, 374), (230, 316), (210, 250)),
        tension=0.7)
    c.lay(face, tone=0)
    half = at((310, 60), (420, 60), (420, 420), (300, 420), (296, 372), (302, 346), (296, 326),
        (304, 304), (300, 290), (280, 276), (292, 230), (300, 180), (296, 130))
    skin = c.mask(face) * c.mask(c.rough(half, 0.8 * s, "half", 12))
    c.block.over(skin, tone=1.18, kind=SOLID)
    strokes(c, skin, along(135), cell=12 * s, length=34 * s, width=4.5 * s, tone=0, seed=8,
        weight=lambda x, y: (x - x0 - 46 * s) / (34 * s) if y > y0 - 12 * s else 0.0)
    strokes(c, skin, along(20), cell=12 * s, length=30 * s, width=4 * s, tone=0, seed=9,
        weight=lambda x, y: (y0 - 122 * s - y) / (24 * s))
    lines: list[tuple[list[Point], list[float]]] = [
        ([(314, 172), (346, 154), (390, 170)], [5, 11, 0]),     # brow
        ([(306, 286), (318, 279), (326, 284)], [0, 9, 0]),      # nostril
        ([(298, 330), (318, 325), (344, 332)], [8, 7, 0]),      # lips
        ([(300, 352), (314, 356), (326, 351)], [5, 7, 0]),
        ([(302, 224), (298, 250), (288, 272)], [0, 4, 4]),
        ([(322, 224), (346, 234), (372, 226)], [0, 3.4, 0]),
    ]
    for points, widths in lines:
        c.lay(blade(at(*points), [w * s for w in widths]), tone=0, keep=1 - skin)
    _eye(c, *at((348, 202))[0], s, 7 * s, accent=1.0)
    _eye(c, *at((252, 206))[0], s, 0, accent=0.0)
    for dark in ([(222, 178), (248, 164), (280, 174)], [(220, 250), (236, 282), (262, 300)],
            [(228, 306), (252, 346), (284, 376)]):
        c.gouge(at(*dark), max(6 * s, 3.4))


def _eye(c: Woodcut, x: float, y: float, s: float, look: float, *, accent: float) -> None:
    """One eye with its lid; `accent` colours it, `look` turns it to the light."""
    eye = curve(*((x + dx * s, y + dy * s) for dx, dy in ((-29, 6), (-8, -13), (16, -12), (30, 2),
        (10, 14), (-12, 14))), tension=0.8)
    c.lay(eye, tone=0, halo=5 * s)
    white = c.lay(eye, tone=1.18, solid=True)
    c.lay(circle(x + look, y, 15 * s), tone=1.15 if accent else 0.0, accent=accent, solid=True,
        keep=1 - white)
    c.lay(circle(x + look, y, 6.5 * s), tone=0)
    c.lay(circle(x + look + 5 * s, y - 5 * s, 3.2 * s), tone=1.2, solid=True)
    c.lay(blade([(x - 33 * s, y + 6 * s), (x - 4 * s, y - 16 * s), (x + 34 * s, y + 2 * s)],
        [3 * s, 8 * s, 2 * s]), tone=0)
