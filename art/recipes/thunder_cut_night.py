"""Nights on the mountain, of Called Forth by Thunder."""

from __future__ import annotations

from art.kit.block import Page
from art.kit.cut_strokes import along, cast, joined, less, limb, strokes
from art.kit.woodcut import Woodcut, blade, circle, curve
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")


@art("empty-boots")
def empty_boots(page: Page) -> Woodcut:
    """Laced to the top, double bows: only the shadow is still in them, and not alone."""
    c = Woodcut(page)
    c.lay([(-10, -10), (610, -10), (610, 450), (-10, 450)], tone=1.15, solid=True)
    c.shine(c.lay([(-10, -10), (610, -10), (610, 84), (-10, 110)], tone=1.15, accent=1.0,
        solid=True))
    c.lay(curve((-20, 108), (60, 84), (150, 98), (230, 70), (360, 92), (480, 62), (620, 84),
        (620, 104), (-20, 124), tension=0.5), tone=0)
    man = joined(limb([(280, 196), (268, 130), (276, 60)], [40, 36, 44]), limb([(340, 190),
        (318, 130), (300, 60)], [40, 36, 44]),
        curve((250, 76), (244, 0), (250, -60), (300, -72), (346, -56), (340, 10), (328, 76),
            tension=0.5),
        limb([(258, -46), (210, -70), (180, -120)], [30, 24, 16]), limb([(338, -44), (380, -84),
            (376, -130)], [30, 24, 16]),
        circle(300, -100, 24, 28))
    c.lay(cast(man, 190, -0.3, 0.72), tone=0)
    for x, y in ((60, 200), (520, 190), (80, 350), (560, 260), (470, 150), (120, 150)):
        c.lay(blade([(x - 40, y + 4), (x, y), (x + 46, y - 5)], [0, 6, 0]), tone=0)
        c.lay(blade([(x - 14, y + 16), (x + 10, y + 13), (x + 34, y + 12)], [0, 4, 0]), tone=0)
    for x, y in ((258, 200), (340, 194)):
        boot = curve((x - 26, y - 136), (x + 32, y - 140), (x + 36, y - 72), (x + 48, y - 46),
            (x + 92, y - 30), (x + 100, y - 6), (x + 94, y + 6), (x - 28, y + 6),
                     (x - 30, y - 50), tension=0.35)
        c.lay(boot, tone=0, halo=-6)
        c.lay(circle(x + 3, y - 138, 30, 10), tone=0, halo=-5)
        c.lay(curve((x - 20, y - 140), (x - 16, y - 160), (x + 6, y - 154), (x + 24, y - 162),
            (x + 28, y - 140), (x + 4, y - 130), tension=0.5), tone=1.15,
              accent=1.0, solid=True, halo=4)
        c.lay(blade([(x - 24, y + 1), (x + 34, y - 1), (x + 96, y + 1)], [4, 4, 4]),
            tone=1.12, solid=True)
        strokes(c, [(x - 24, y - 128), (x - 8, y - 128), (x - 10, y - 10), (x - 26, y - 10)],
            along(86), cell=10, length=40, width=5, seed=int(x))
        for k in range(5):
            px, py = x + 18 + max(0, k - 3) * 12, y - 120 + k * 19
            for side in (-1, 1):
                c.lay(blade([(px - 14 * side, py), (px, py + 8), (px + 14 * side, py + 14)],
                    [4, 6, 4]), tone=1.15, solid=True, halo=2)
        for side in (-1, 1):
            c.lay(less(circle(x + 18 + side * 17, y - 128, 16, 10), circle(x + 18 + side * 18,
                y - 128, 9, 4)), tone=1.15, solid=True, halo=3)
    return c
