"""Pictures of Infinite Gulfs of Darkness: what is left of people, and who looks for them."""

from __future__ import annotations

from collections.abc import Callable

from art.kit.block import Page
from art.kit.cut_gulfs import box, bricks
from art.kit.cut_heads import Build, Expression, Head
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import joined, less, limb
from art.kit.woodcut import Shape, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")

Place = Callable[[Shape], Shape]


@art("six-suits-of-clothes")
def six_suits_of_clothes(page: Page) -> Woodcut:
    """Flat on the carpet, every button done up; where the heads were lie spectacles and a cap."""
    c = Woodcut(page)
    ink(c, box(0, 0, 600, 440))
    carpet = [(96, -10), (520, -10), (690, 450), (-60, 450)]
    c.shine(colour(c, carpet))
    for a, b in (((110, -10), (-40, 450)), ((506, -10), (670, 450))):
        c.lay(blade([a, ((a[0] + b[0]) / 2, 220), b], (5, 8, 12)), tone=0)
    for x, y, k, turn, maid in ((214, 36, 0.3, 6, True), (302, 32, 0.3, -8, False),
            (390, 34, 0.3, 5, False), (484, 38, 0.32, 8, True)):
        _lay_out(c, x, y, k, turn, maid)
    _lay_out(c, 442, 214, 1.0, 5, True)
    _lay_out(c, 156, 190, 1.12, -8, False)
    return c


def _lay_out(c: Woodcut, x: float, y: float, k: float, turn: float, maid: bool) -> None:
    """Lay a suit on the floor, the middle of its empty collar at (x, y)."""
    def put(shape: Shape) -> Shape:
        return moved(shape, x, y, k, turn)

    edge = 4 + 3 * k
    for arm in ([(-88, 44), (-132, 120), (-108, 204)], [(88, 44), (134, 122), (122, 208)]):
        bx, by = arm[2]
        sleeve = put(limb(arm, (60, 54, 44)))
        ink(c, sleeve, halo=-edge)
        paper(c, put(circle(bx, by, 27, 25)), halo=3 * k)
        ink(c, put(circle(bx, by + 3, 18, 16)))
    if maid:
        _dress(c, put, k, edge)
    else:
        _livery(c, put, k, edge)
    ring = less(circle(0, -6, 44, 25), circle(0, -9, 31, 15))
    ink(c, put(circle(0, -6, 44, 25)), halo=3 * k)
    paper(c, put(ring))


def _livery(c: Woodcut, put: Place, k: float, edge: float) -> None:
    """A butler's coat and shirt front, with his spectacles."""
    coat = put(curve((-36, 0), (-100, 24), (-116, 60), (-98, 180), (-104, 330), (104, 330),
        (98, 180), (116, 60), (100, 24), (36, 0), tension=0.4))
    ink(c, coat, halo=-edge)
    ink(c, coat)
    paper(c, put([(-40, 0), (0, 190), (40, 0)]))
    ink(c, put([(0, 30), (-30, 16), (-30, 46)]), put([(0, 30), (30, 16), (30, 46)]))
    ink(c, *(put(circle(0, yy, 5)) for yy in (64, 92, 120)))
    paper(c, *(put(circle(side * 26, yy, 7)) for side in (-1, 1) for yy in (204, 240)))
    for side in (-1, 1):
        paper(c, put(blade([(side * 66, 26), (side * 60, 110), (side * 14, 196)], (0, 7, 0))))
    glasses = [less(circle(side * 25, -58, 20), circle(side * 25, -58, 14)) for side in (-1, 1)]
    ink(c, *(put(circle(side * 25, -58, 24)) for side in (-1, 1)))
    paper(c, put(joined(*glasses, box(-8, -62, 8, -56))))


def _dress(c: Woodcut, put: Place, k: float, edge: float) -> None:
    """A maid's dress and apron, with her cap."""
    dress = put(curve((-36, 0), (-94, 24), (-108, 60), (-72, 130), (-70, 160), (-140, 340),
        (140, 340), (70, 160), (72, 130), (108, 60), (94, 24), (36, 0), tension=0.4))
    ink(c, dress, halo=-edge)
    ink(c, dress)
    paper(c, put([(-44, 44), (44, 44), (48, 140), (58, 160), (100, 340), (-100, 340), (-58, 160),
        (-48, 140)]))
    ink(c, put([(-66, 140), (66, 140), (70, 160), (-70, 160)]))
    for side in (-1, 1):
        paper(c, put(blade([(side * 62, 14), (side * 56, 60), (side * 52, 130)], (16, 20, 14))))
        ink(c, put(blade([(side * 30, 180), (side * 40, 240), (side * 56, 330)], (0, 7, 4))))
    ink(c, *(put(circle(0, yy, 5)) for yy in (66, 92, 118)))
    cap = curve((-50, -66), (-54, -90), (-34, -92), (-24, -112), (0, -104), (24, -112), (34, -92),
        (54, -90), (50, -66), (0, -56), tension=0.8)
    paper(c, put(cap), halo=5 * k)
    ink(c, put(blade([(-46, -74), (0, -66), (46, -74)], (6, 10, 6))))


@art("patrolman-monahan")
def patrolman_monahan(page: Page) -> Woodcut:
    """His back to the wall, collar up, whistle in his teeth; the steeple's shadow lies beside."""
    c = Woodcut(page)
    wall = paper(c, box(0, 0, 600, 440))
    shadow = [(400, 450), (410, 260), (392, 254), (404, 222), (424, 216), (486, 14), (540, 216),
        (560, 222), (572, 254), (554, 260), (566, 320), (620, 330), (620, 450)]
    c.shine(colour(c, shadow))
    bricks(c, wall, tall=40, wide=92, line=5, slope=0.02)
    coat = curve((-20, 470), (10, 380), (70, 336), (150, 310), (290, 310), (370, 336), (424, 380),
        (450, 470), tension=0.5)
    ink(c, coat, halo=-8)
    ink(c, coat)
    head = Head(c, 218, 196, 128, expression=Expression(0.05, -0.04, 0.07, 0.95, 0.03),
        build=Build(jaw=1.3, age=0.6, fat=0.5))
    ink(c, head.shape((0, -1.0), (0.7, -0.6), (0.84, 0.1), (0.74, 0.6), (0.4, 1.0), (-0.4, 1.0),
        (-0.74, 0.5), (-0.74, -0.5)), halo=-7)
    head.draw()
    head.beard("moustache")
    _cap_with_badge(c)
    for side, points in ((-1, ((-128, 250), (-92, 236), (-30, 330), (-44, 400), (-150, 350))),
            (1, ((124, 240), (92, 236), (46, 330), (58, 400), (160, 350)))):
        flap = curve(*((218 + x, y) for x, y in points), tension=0.25)
        ink(c, flap, halo=-6)
        c.lit(flap, towards=(side, -0.4), reach=22, hard=1.3, gap=0.7)
    for y in (392, 432):
        paper(c, circle(268, y, 12), circle(178, y, 12))
    _whistle(c)
    return c


def _cap_with_badge(c: Woodcut) -> None:
    """A peaked cap from the front, its shield in the middle."""
    crown = curve((116, 132), (84, 66), (110, 30), (218, 8), (330, 28), (358, 66), (324, 132),
        tension=0.5)
    ink(c, crown, halo=-7)
    c.lit(crown, towards=(1, -0.5), reach=34, hard=1.3, gap=0.7)
    ink(c, curve((112, 100), (218, 84), (328, 100), (330, 150), (218, 132), (110, 150),
        tension=0.5))
    peak = curve((104, 152), (130, 128), (218, 116), (308, 128), (336, 152), (300, 176), (218, 164),
        (138, 178), tension=0.7)
    ink(c, peak, halo=-5)
    c.gouge([(124, 152), (218, 134), (318, 152)], 8)
    shield = curve((218, 40), (236, 48), (250, 46), (250, 76), (238, 98), (218, 110), (198, 98),
        (186, 76), (186, 46), (200, 48), tension=0.4)
    c.shine(colour(c, shield, halo=6))
    ink(c, moved(circle(0, 0, 9), 218, 72))


def _whistle(c: Woodcut) -> None:
    tube = curve((206, 262), (262, 270), (292, 266), (312, 282), (308, 306), (284, 316), (262, 304),
        (256, 290), (204, 280), tension=0.5)
    paper(c, tube, halo=7)
    ink(c, circle(286, 290, 9), box(248, 266, 258, 278))
    for k in range(6):
        paper(c, circle(304 + k * 5, 322 + k * 15, 5), halo=3)
