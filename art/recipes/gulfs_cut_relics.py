"""Things that should be left lying: Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

from art.kit.block import Page
from art.kit.cut_gulfs import box
from art.kit.woodcut import Point, Shape, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("the-bones-of-my-hand")
def the_bones_of_my_hand(page: Page) -> Woodcut:
    """Before the screen every knuckle shows from the inside, and one finger too many."""
    c = Woodcut(page)
    screen = moved(box(-210, -190, 190, 180), 350, 196, 1, 7)
    c.lay(moved(box(-226, -206, 206, 196), 350, 196, 1, 7), tone=1.15)
    c.lay(moved(box(-218, -198, 198, 188), 350, 196, 1, 7), tone=0)
    c.shine(c.lay(screen, tone=1.15, accent=1.0, solid=True))
    flesh: list[Shape] = [curve((238, 330), (216, 268), (232, 208), (270, 178), (330, 170),
        (384, 188), (402, 236), (380, 300), (350, 344), (330, 470), (190, 470), tension=0.6)]
    fingers: list[tuple[list[Point], float]] = [
        ([(244, 268), (198, 236), (160, 190), (136, 152)], 1.1),
        ([(258, 206), (232, 150), (214, 92), (204, 44)], 1.0),
        ([(292, 186), (282, 122), (276, 58), (274, 6)], 1.05),
        ([(326, 184), (334, 122), (342, 60), (348, 12)], 1.0),
        ([(356, 198), (378, 142), (396, 92), (408, 52)], 0.92),
        ([(380, 226), (416, 190), (446, 156), (468, 124)], 0.8),
    ]
    for joints, wide in fingers:
        tip = joints[-1]
        end = (tip[0] * 1.25 - joints[-2][0] * 0.25, tip[1] * 1.25 - joints[-2][1] * 0.25)
        flesh.append(blade([*joints, end], [w * wide for w in (60, 52, 46, 40, 8)]))
    c.lay(*flesh, tone=0, halo=3)
    for joints, wide in fingers:
        root = joints[0]
        wrist = (294 + (root[0] - 300) * 0.28, 316 + (root[1] - 220) * 0.1)
        _bone(c, wrist, (wrist[0] + (root[0] - wrist[0]) * 0.86, wrist[1] + (root[1] - wrist[1])
            * 0.86), 15 * wide)
        for a, b, w in zip(joints, joints[1:], (15, 13, 11), strict=False):
            _bone(c, a, (a[0] + (b[0] - a[0]) * 0.86, a[1] + (b[1] - a[1]) * 0.86), w * wide)
    for x, y, r in ((264, 336, 13), (290, 330, 13), (316, 336, 12), (276, 358, 12), (302, 358, 13)):
        c.lay(circle(x, y, r, r * 0.86), tone=1.15, halo=3)
    _bone(c, (268, 380), (250, 470), 25)
    _bone(c, (306, 380), (300, 470), 21)
    c.lit([(150, 440), (180, 402), (384, 414), (398, 440)], towards=(0.4, -1), reach=30, hard=1.5,
        halo=7, gap=0.6)
    return c


def _bone(c: Woodcut, a: Point, b: Point, wide: float) -> None:
    """Lay a bone from a to b: narrow in the middle, with knobs."""
    points = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
        for t in (0, 0.12, 0.3, 0.7, 0.88, 1)]
    c.lay(blade(points, [wide * w for w in (0.8, 1.15, 0.6, 0.52, 0.95, 0.7)]), tone=1.15, halo=2)
