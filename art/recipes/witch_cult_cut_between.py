"""What is between, behind and under: The Witch Cult Murders."""

from __future__ import annotations

from art.kit.block import SOLID, Page
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_relief import Relief, Skull, Turn, eye, head
from art.kit.cut_strokes import limb
from art.kit.woodcut import Point, Woodcut, blade, circle, curve
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("witch-cult", accent="red")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("anastasia-wolejko")
def anastasia(page: Page) -> Woodcut:
    """She washes other people's sheets, and notices."""
    c = Woodcut(page)
    ink(c, PAGE)
    t = Turn(304, 236, 112, yaw=-4, pitch=0, roll=4)
    ink(c, circle(306, 210, 150, 200))
    r = Relief(c)
    head(r, t, Skull(gaunt=0.7, nose=0.3))
    r.cut((-0.7, -0.5, 0.5), low=0.15, full=0.5, angle=-30, halo=0)
    for side in (-1, 1):
        eye(c, t, side, lid=0.07, gaze=(-0.5, 0.1), iris=0.06)
    scarf = curve((196, 400), (190, 240), (214, 140), (256, 96), (304, 84), (354, 96), (398, 140),
        (420, 240), (414, 400), (360, 384), (376, 300), (378, 236), (352, 178), (304, 162), (254,
        178),
        (228, 236), (232, 300), (250, 384), tension=0.6)
    knot = curve((250, 360), (304, 384), (360, 360), (350, 410), (370, 460), (300, 430), (236,
        460), (258, 410), tension=0.5)
    ink(c, curve((190, 470), (196, 380), (304, 350), (414, 380), (420, 470), tension=0.4))
    colour(c, knot, halo=5)
    cloth = colour(c, scarf, halo=5)
    for x, y in ((304, 112), (256, 126), (352, 126), (280, 146), (328, 146), (388, 180), (222,
        180)):
        c.block.over(c.mask(circle(x, y, 9)) * cloth, tone=1.15, accent=0.0, kind=SOLID)
    left = curve((-20, 20), (110, 34), (220, 16), (236, 120), (216, 220), (236, 330), (226, 470),
        (-20, 470), tension=0.5)
    right = curve((620, 16), (490, 34), (386, 16), (372, 110), (392, 180), (398, 250), (388, 340),
        (380, 470), (620, 470), tension=0.5)
    for sheet in (left, right):
        paper(c, sheet, halo=9)
    for x in (16, 60, 96, 150, 176, 430, 462, 512, 548, 590):
        far = 120 + (x * 53) % 300
        ink(c, blade([(x, 30), (x + 5, far / 2), (x - 2, far)], [9, 7, 0]))
        ink(c, blade([(x - 16, 450), (x - 12, 450 - far / 4), (x - 18, 450 - far / 2.4)], [8, 6,
            0]))
    ink(c, [(-10, 10), (610, 6), (610, 13), (-10, 17)])
    for x in (30, 206, 402, 580):
        ink(c, [(x - 11, -6), (x + 11, -6), (x + 9, 40), (x - 9, 40)], halo=-4)
    for k in range(4):                                          # her hand on the sheet
        y = 262 + k * 27
        paper(c, limb([(382, y - 6), (414, y - 2), (444 - abs(k - 1.4) * 6, y + 8)], [22, 23,
            14]), halo=5)
    return c
