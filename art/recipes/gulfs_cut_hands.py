"""Hands and what they do by lamplight: Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

from art.kit.block import Page
from art.kit.cut_gulfs import box
from art.kit.woodcut import Woodcut, blade, curve
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("the-gentleman-from-egypt")
def the_gentleman_from_egypt(page: Page) -> Woodcut:
    """Where the light leaves his face, another face begins, and is a good deal older."""
    c = Woodcut(page)
    c.lay(box(0, 0, 600, 440), tone=0)
    c.shine(c.lay([(300, -20), (640, -20), (640, 460), (300, 460)], tone=1.15, accent=1.0,
        solid=True))
    c.lay([(306, -30), (420, -14), (476, 60), (520, 200), (560, 330), (500, 344), (470, 460),
        (306, 460)], tone=0)
    for k in range(8):  # the cloth of the crown
        c.lay(blade([(440 + k * 10, 70 + k * 34), (468 + k * 10, 66 + k * 33), (492 + k * 8,
            78 + k * 33)], (6, 15, 4)),
            tone=1.15, accent=1.0, solid=True)
        c.lay(blade([(326 + k * 15, 14 + k * 4 - 16), (330 + k * 15, 34 + k * 5)], (9, 6)),
            tone=1.15, accent=1.0,
            solid=True)
    stone = curve((300, 90), (366, 94), (412, 120), (428, 180), (420, 250), (396, 310), (350,
        352), (300, 364),
        tension=0.6)
    c.lay(stone, tone=1.15, accent=1.0, solid=True)
    c.lay(curve((324, 176), (364, 160), (408, 176), (440, 176), (410, 190), (364, 196),
        tension=0.5), tone=0)
    c.gouge([(318, 150), (362, 134), (414, 152)], 9, tone=0)
    c.lay(blade([(340, 180), (364, 174), (390, 181)], (2, 9, 2)), tone=1.15)
    c.lay(curve((300, 262), (326, 258), (340, 246), (344, 262), (324, 274), (300, 276),
        tension=0.5), tone=0)
    c.lay(curve((300, 304), (326, 298), (352, 304), (326, 318), (300, 320), tension=0.5), tone=0)
    c.lay([(300, 360), (330, 358), (324, 440), (300, 446)], tone=0)
    for k in range(4):
        c.gouge([(300, 376 + k * 17), (328, 370 + k * 17)], 6, accent=1.0, tone=1.15, ends=(1, 1))
    face = curve((300, 96), (248, 102), (204, 126), (190, 180), (196, 246), (220, 310), (256,
        350), (300, 364),
        tension=0.6)
    c.lay(face, tone=1.15, halo=8)
    c.lay([(230, 232), (206, 262), (216, 316), (256, 352), (238, 300)], tone=0)
    c.lay(curve((288, 178), (252, 158), (210, 166), (204, 184), (232, 202), (270, 200),
        tension=0.5), tone=0)
    c.lay(blade([(226, 182), (246, 176), (270, 184)], (2, 8, 2)), tone=1.15)
    c.lay([(300, 150), (286, 196), (290, 236), (272, 262), (300, 268)], tone=0)
    c.lay(curve((300, 300), (272, 294), (240, 288), (262, 310), (300, 318), tension=0.5), tone=0)
    c.lay(blade([(300, 284), (270, 278), (240, 288), (222, 276)], (10, 9, 6, 0)), tone=0)
    c.gouge([(262, 338), (284, 346), (300, 344)], 5, tone=0)
    hat = [(300, -30), (196, -30), (190, 84), (300, 84)]
    c.lay(hat, tone=0)
    c.gouge([(200, -20), (198, 20), (200, 60)], 9, ends=(1, 0.4))
    c.gouge([(214, -20), (213, 10), (214, 40)], 4, ends=(1, 0.2))
    c.lay(box(190, 50, 300, 72), tone=1.15)
    c.lay(curve((300, 74), (190, 78), (132, 64), (120, 78), (180, 106), (300, 112), tension=0.5),
        tone=0, halo=-5)
    c.lay(curve((300, 364), (256, 352), (244, 380), (150, 400), (96, 470), (300, 470),
        tension=0.4), tone=0, halo=-5)
    c.lay([(300, 372), (262, 366), (240, 404), (300, 452)], tone=1.15)
    c.lay([(300, 400), (276, 388), (276, 424), (300, 412)], tone=0)
    return c
