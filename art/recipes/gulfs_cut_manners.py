"""Bows, stares and other manners: Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

from art.kit.block import Page
from art.kit.cut_gulfs import box
from art.kit.cut_light import colour, ink, paper
from art.kit.woodcut import Woodcut, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("the-reporters-bones")
def the_reporters_bones(page: Page) -> Woodcut:
    """Forty years late with his copy, and still ready to take a note."""
    c = Woodcut(page)
    ink(c, box(0, 0, 600, 440))
    colour(c, [(610, -10), (610, 190), (330, 470), (90, 470), (480, -10)])
    c.lay(curve((40, 480), (60, 420), (150, 392), (240, 380), (370, 380), (470, 400), (540, 430),
        (560, 480), tension=0.4), tone=0, solid=True)
    paper(c, [(226, 388), (300, 450), (240, 470), (186, 410)], [(376, 384), (310, 450), (370, 470),
        (416, 404)])
    skull = curve((176, 130), (190, 100), (300, 84), (412, 104), (428, 150), (432, 214), (410, 250),
        (396, 262), (384, 300), (378, 352), (350, 388), (300, 398), (252, 388), (226, 350),
        (220, 300), (204, 262), (180, 240), (166, 190), tension=0.6)
    c.lay(skull, tone=0, solid=True, halo=8)
    paper(c, skull)
    ink(c, curve((200, 196), (222, 168), (268, 168), (288, 196), (276, 236), (236, 246), (204, 230),
        tension=0.7))
    ink(c, curve((328, 196), (350, 166), (394, 168), (412, 196), (402, 232), (366, 244), (334, 232),
        tension=0.7))
    ink(c, [(306, 230), (284, 278), (300, 284), (308, 272), (318, 284), (334, 276)])
    ink(c, curve((226, 300), (244, 272), (250, 300), (242, 340), (232, 346), tension=0.6))
    ink(c, curve((390, 300), (374, 274), (366, 300), (374, 340), (380, 330), tension=0.6))
    ink(c, curve((244, 314), (306, 300), (368, 312), (362, 350), (306, 362),
        (250, 352), tension=0.5))
    for k in range(7):
        x = 252 + k * 16
        paper(c, box(x, 304, x + 13, 328))
        paper(c, box(x, 336, x + 13, 356))
    ink(c, [(104, 366), (166, 326), (470, 302), (472, 350), (172, 374)])
    colour(c, [(176, 334), (410, 316), (412, 342), (178, 362)])
    paper(c, [(172, 334), (174, 362), (126, 357)], [(416, 315), (430, 314), (432, 340), (418, 341)])
    paper(c, [(436, 313), (460, 311), (462, 338), (438, 340)])
    ink(c, [(146, 346), (147, 359), (116, 358)])
    for k in range(6):
        x = 252 + k * 19
        paper(c, box(x, 300, x + 14, 318 - k))
    # the hole, run like candle grease
    ink(c, curve((318, 92), (392, 92), (404, 134), (394, 160), (388, 204), (376, 168), (364, 184),
        (352, 158), (340, 170), (328, 148), (312, 124), tension=0.7))
    colour(c, curve((330, 96), (384, 96), (392, 132), (384, 150), (362, 146), (344, 148),
        (324, 126), tension=0.7))
    # the hat
    crown = curve((176, 112), (196, 20), (236, -16), (300, 0), (350, -20), (404, 14), (424, 100),
        tension=0.4)
    crown = moved(crown, 0, -16)
    c.lay(crown, tone=0, solid=True, halo=-6)
    colour(c, moved([(178, 100), (186, 64), (300, 50), (416, 60), (424, 96), (300, 84)], 0, -16))
    c.lay(curve((90, 112), (170, 80), (300, 64), (430, 76), (520, 100), (440, 120), (300, 102),
        (170, 120), tension=0.6), tone=0, solid=True, halo=-6)
    c.gouge([(210, 40), (222, 16), (250, 6)], 9)
    c.gouge([(390, 20), (404, 36), (410, 54)], 7)
    card = moved(box(-44, -30, 44, 34), 250, 44, 1, -14)
    paper(c, card, halo=5)
    for k in range(3):
        ink(c, moved(box(-32, -18 + k * 15, 32 - 18 * (k == 2), -10 + k * 15), 250, 44, 1, -14))
    return c
