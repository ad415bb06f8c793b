"""What is empty and should not be: Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

from art.kit.block import SOLID, Page
from art.kit.cut_gulfs import box
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import rounded_way
from art.kit.woodcut import Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("the-flute-player")
def the_flute_player(page: Page) -> Woodcut:
    """No lips that I could make out, nor fingers; the tune gets played regardless."""
    c = Woodcut(page)
    ink(c, box(0, 0, 600, 440))
    for k in range(9):
        x = -6 + k * 70
        top = 20 + 34 * abs(k - 4)
        paper(c, [(x, top - 60), (x + 50, top - 60), (x + 50, 470), (x, 470)])
        ink(c, [(x + 36, top - 60), (x + 50, top - 60), (x + 50, 470), (x + 36, 470)])
    robe = curve((300, 10), (392, 40), (432, 130), (428, 196), (500, 250), (560, 340), (580, 470),
        (40, 470), (60, 340), (112, 250), (176, 200), (170, 130), (212, 40), tension=0.5)
    c.lay(robe, tone=0, solid=True, halo=-8)
    hood = curve((300, 52), (356, 74), (382, 140), (366, 200), (326, 236), (300, 244), (274, 236),
        (234, 200), (218, 140), (244, 74), tension=0.6)
    for grow, width in ((1.0, 10),):
        c.block.over(c.mask(moved(hood, 0, 0, grow), stroke=width), tone=1.15, accent=0.0,
            kind=SOLID)
    for points, w in (([(250, 30), (200, 80), (190, 170)], 9), ([(350, 30), (400, 80),
        (412, 170)], 6), ([(150, 270), (110, 340), (96,
            430)], 9), ([(450, 270), (500, 340), (520, 430)], 7), ([(250, 320), (240, 380),
            (246, 434)], 7), ([(350, 320), (362, 380), (356, 434)], 6)):
        c.gouge(points, w)
    flute = [(96, 306), (104, 280), (470, 198), (482, 228)]
    paper(c, flute, halo=7)
    ink(c, moved(circle(0, 0, 16, 9), 300, 252, 1, -13))
    for k in range(5):
        ink(c, circle(146 + k * 26, 284 - k * 5.9, 6))
    ink(c, blade([(120, 300), (112, 284)], [5, 5]), blade([(404, 242), (398, 218)], [6, 6]))
    arms = (([(60, 440), (90, 380), (170, 360), (190, 310), (168, 262), (146, 274),
        (150, 292)], 40),
        ([(150, 450), (200, 390), (250, 350), (246, 290), (216, 250), (196, 262), (204, 282)], 38),
        ([(480, 440), (470, 350), (420, 300), (428, 240), (396, 200), (372, 212), (376, 236)], 40))
    for way, wide in arms:
        line = rounded_way(way, 6)
        n = len(line)
        c.shine(colour(c, blade(line, [wide * (1 - 0.82 * i / n) for i in range(n)]), halo=6))
        for i in range(4, n - 12, 4):
            x, y = line[i]
            paper(c, circle(x, y, wide * (1 - 0.82 * i / n) * 0.2))
    return c
