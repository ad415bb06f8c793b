"""More monsters of Called Forth by Thunder, cut flat."""

from __future__ import annotations

import numpy as np

from art.kit.block import Page
from art.kit.cut_heads import Build, Head
from art.kit.woodcut import Woodcut, blade, curve
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")


@art("faces-in-the-upper-windows")
def faces_in_the_upper_windows(page: Page) -> Woodcut:
    """Five windows, five faces; the stairs up there burned in '84."""
    c = Woodcut(page)
    for i in range(22):
        c.gouge([(-10, 14 + i * 21), (300, 16 + i * 21), (610, 13 + i * 21)], 4, ends=(1, 1))
    faces = ((128, 118, "grieving", "long"), (300, 108, "raging", "wild"),
        (472, 118, "sly", "receding"), (206, 318, "afraid", "short"), (396, 318, "stern", "long"))
    for k, (x, y, mood, hair) in enumerate(faces):
        c.lay([(x - 74, y - 100), (x + 74, y - 100), (x + 74, y + 92), (x - 74, y + 92)],
            tone=1.15, halo=6)
        pane = c.lay([(x - 62, y - 88), (x + 62, y - 88), (x + 62, y + 80), (x - 62, y + 80)],
            tone=1.15, accent=1.0, solid=True)
        tone, accent = c.block.tone.copy(), c.block.accent.copy()
        h = Head(c, x, y + 8, 62, flip=k % 2 == 0, expression=mood, tilt=(k - 2) * 4,
            build=Build(gaunt=1.2, age=float(k % 2), nose=(k % 3) - 0.6))
        c.lay(h.shape((-0.5, 0.8), (-1.1, 1.2), (-1.2, 2.0), (1.2, 2.0), (1.1, 1.2), (0.5, 0.8)),
            h.shape((0, -1.1), (0.6, -0.9), (0.8, -0.2), (0.7, 0.6), (0.2, 1.1), (-0.3, 1.08),
            (-0.74, 0.5), (-0.8, -0.2), (-0.6, -0.9)), tone=0)
        h.draw(bald=hair == "receding")
        h.hair(hair)
        c.block.tone = np.where(pane > 0.5, c.block.tone, tone)
        c.block.accent = np.where(pane > 0.5, c.block.accent, accent)
        c.lay([(x - 4, y - 88), (x + 4, y - 88), (x + 4, y - 62), (x - 4, y - 62)],
            [(x - 62, y - 66), (x + 62, y - 66), (x + 62, y - 58), (x - 62, y - 58)],
            tone=1.15, halo=3)
        c.lay([(x - 82, y + 88), (x + 82, y + 88), (x + 82, y + 100), (x - 82, y + 100)],
            tone=1.15, halo=4)
    return c


@art("shadow-on-the-chimney")
def shadow_on_the_chimney(page: Page) -> Woodcut:
    """The lightning put another beside mine."""
    c = Woodcut(page)
    c.lay([(70, -10), (530, -10), (560, 450), (40, 450)], tone=1.15, accent=1.0, solid=True)
    for row in range(15):
        y = row * 30
        c.lay([(30, y), (570, y), (570, y + 4), (30, y + 4)], tone=0)
        for k in range(9):
            x = 30 + k * 70 + (row % 2) * 35
            c.lay([(x, y), (x + 4, y), (x + 4, y + 30), (x, y + 30)], tone=0)
    man = curve((120, 460), (130, 330), (142, 270), (170, 246), (184, 230), (176, 196), (190, 168),
        (222, 166), (238, 194), (230, 230), (246, 246), (274, 268), (288, 330), (294, 460),
        tension=0.6)
    hat = [(146, 186), (176, 176), (180, 138), (206, 128), (232, 136), (238, 174), (270, 182),
        (268, 192), (150, 196)]
    beast = curve((300, 460), (306, 300), (322, 200), (300, 150), (296, 90), (316, 40), (336, 60),
        (334, 110), (352, 160), (376, 120), (372, 80), (396, 54), (432, 58), (450, 90), (440, 126),
        (460, 170), (476, 110), (470, 60), (488, 20), (512, 60), (506, 130),
                  (492, 220), (500, 320), (516, 460), tension=0.7)
    c.lay(man, hat, c.rough(beast, 2, "fur", 9), tone=0)
    for k in range(4):
        for x, y in ((316, 40), (488, 22)):
            c.lay(blade([(x, y + 10), (x - 14 + k * 9, y - 6), (x - 22 + k * 14, y - 28)],
                [9, 8, 0]), tone=0)
    return c
