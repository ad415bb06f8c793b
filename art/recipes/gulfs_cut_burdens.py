"""What is carried, pawned and pasted up: Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

import math

from art.kit.block import Page
from art.kit.cut_gulfs import box
from art.kit.cut_hands import hand
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import along, away, joined, less, limb, near, quad, strokes
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("violet-vacuum-tube")
def violet_vacuum_tube(page: Page) -> Woodcut:
    """Wired to nothing and lit; what is in it feels along the glass."""
    c = Woodcut(page)
    ink(c, box(0, 0, 600, 440))
    x, shelf = 280, 372
    strokes(c, c.mask(box(0, 0, 600, shelf)), away(x, 160), cell=21, length=70, width=8,
        weight=near(x, 160, 260, 150), seed=3)
    top = paper(c, box(0, shelf, 600, 450))
    strokes(c, top, away(x, 320), cell=15, length=70, width=7, tone=0, seed=5,
        weight=lambda px, py: min(1.0, abs(px - x) / 220))
    glass = curve((x, -4), (x + 9, 8), (x + 50, 18), (x + 78, 50), (x + 86, 92), (x + 122, 130),
        (x + 128, 170), (x + 104, 232), (x + 84, 276), (x + 80, 310), (x - 80, 310), (x - 84, 276),
        (x - 104, 232), (x - 128, 170), (x - 122, 130), (x - 86, 92), (x - 78, 50), (x - 50, 18),
        (x - 9, 8), tension=0.6)
    c.shine(colour(c, glass, halo=15))
    for side in (-1, 1):                                                # the posts of the grid
        c.shine(paper(c, blade([(x + side * 62, 316), (x + side * 62, 180), (x + side * 62, 50)],
            (7, 7, 7))))
    for k in range(9):
        c.shine(paper(c, blade([(x - 62, 66 + k * 27), (x, 74 + k * 27), (x + 62, 66 + k * 27)],
            (4, 5, 4))))
    c.shine(paper(c, blade([(x + 106, 206), (x + 115, 166), (x + 100, 130)], (0, 13, 0))))
    hand(c, "open", x + 8, 294, 104, towards=(-0.7, -0.5), lean=0.72, claw=0.26, dark=True)
    ink(c, curve((x - 92, 304), (x + 92, 304), (x + 96, shelf), (x - 96, shelf), tension=0.2),
        halo=-5)
    for k in range(11):
        c.gouge([(x - 80 + k * 16, 314), (x - 81 + k * 16.2, 340), (x - 80 + k * 16, 366)], 7)
    for px in (-66, -22, 22, 66):                                       # pins, and their shadows
        ink(c, box(x + px - 9, shelf, x + px + 9, 404))
        ink(c, [(x + px - 9, 402), (x + px + 9, 402), (x + px * 1.6 + 14, 450),
            (x + px * 1.6 - 10, 450)])
    return c


@art("the-sextons-keys")
def the_sextons_keys(page: Page) -> Woodcut:
    """The old man bears one of the other six, as one bears a cross."""
    c = Woodcut(page)
    lx, ly, floor = 168, 318, 388
    glow = paper(c, curve((20, 390), (24, 250), (80, 150), (170, 100), (290, 100), (410, 170),
        (470, 290), (474, 390), tension=0.7))
    strokes(c, c.mask(box(0, 0, 600, floor)), away(lx, ly), cell=15, length=70, width=7,
        weight=near(lx, ly, 420, 170), seed=4)
    strokes(c, glow, away(lx, ly), cell=17, length=52, width=6, tone=0, seed=6,
        weight=lambda px, py: max(0.0, min(1.0, (math.hypot(px - lx, py - ly) - 190) / 150)))
    for px, wide in ((22, 44), (508, 66)):                              # the pillars of the nave
        ink(c, box(px - wide / 2, 0, px + wide / 2, floor),
            box(px - wide * 0.66, 340, px + wide * 0.66, floor))
        side = 1 if px < lx else -1
        for k in range(12):
            edge = px + side * wide / 2
            c.gouge([(edge, 20 + k * 30), (edge - side * 12, 23 + k * 30),
                (edge - side * (20 + k % 3 * 6), 28 + k * 30)], 6, ends=(1, 0))
    ground = paper(c, box(0, floor, 600, 440))
    strokes(c, ground, along(2), cell=13, length=80, width=7, tone=0, seed=9,
        weight=lambda px, py: min(1.0, abs(px - lx) / 190))
    ink(c, [(226, floor), (360, floor), (610, 424), (610, 450), (420, 450)])        # his shadow
    turn = math.degrees(math.atan2(288, 372))
    ring = less(joined(circle(0, -46, 40), circle(0, 46, 40), circle(-50, 0, 44), circle(6, 0, 30)),
        circle(0, -46, 20), circle(0, 46, 20), circle(-50, 0, 22))
    key = joined(ring, box(20, -13, 430, 13), box(40, -22, 62, 22), box(78, -19, 92, 19),
        less(box(352, 8, 424, 92), box(376, 48, 388, 92), box(398, 26, 424, 40)))
    colour(c, moved(key, 196, 92, 1, turn), halo=8)
    c.gouge([(226, 106), (330, 186), (500, 318)], 5)
    coat = curve((238, 214), (272, 184), (318, 186), (352, 218), (366, 280), (384, 352), (392, 380),
        (346, 374), (300, 384), (262, 376), (250, 330), (246, 280), tension=0.6)
    legs = joined(limb([(290, 366), (262, 386), (242, 402)], (30, 24, 18)),
        limb([(352, 366), (370, 388), (384, 402)], (30, 24, 18)),
        curve((206, 404), (226, 394), (252, 394), (254, 410), (210, 410)),
        curve((366, 410), (370, 394), (396, 394), (400, 410)))
    ink(c, joined(coat, legs), halo=6)
    strokes(c, c.mask(coat), lambda px, py: math.radians(82 + (px - 300) * 0.16), cell=12,
        length=56,
        width=6, weight=lambda px, py: max(0.0, 1 - (px - 240) / 62), seed=11)
    head = curve((206, 216), (214, 198), (236, 190), (258, 202), (262, 228), (250, 246), (240, 262),
        (230, 292), (212, 306), (214, 282), (206, 272), (211, 264), (203, 260), (207, 252),
        (192, 250), (203, 232), tension=0.5)
    ink(c, head, halo=-5)
    c.gouge([(206, 216), (203, 232), (195, 248), (205, 252)], 5)
    c.gouge([(212, 222), (219, 226), (226, 224)], 4)
    for k in range(4):                                                  # his beard
        c.gouge([(214 + k * 8, 262), (214 + k * 7, 278), (217 + k * 3, 294)], 4)
    ink(c, limb([(262, 226), (222, 284), (184, 282)], (40, 32, 22)), halo=5)    # the lantern's arm
    c.gouge([(246, 236), (222, 272), (196, 275)], 7)
    paper(c, limb([(184, 282), (170, 284)], (20, 17)), halo=4)
    ink(c, limb([(282, 214), (262, 190), (280, 164)], (36, 28, 20)), halo=4)    # and the key's
    c.gouge([(262, 206), (254, 190), (268, 172)], 6)
    for k in range(4):
        paper(c, limb([(270 + k * 11, 140 + k * 9), (280 + k * 11, 160 + k * 8)], (11, 11)), halo=3)
    ink(c, box(150, 292, 190, 350), [(150, 292), (170, 276), (190, 292)], box(144, 346, 196, 358),
        halo=8)
    c.shine(c.lay(box(156, 298, 184, 344), tone=1.25, solid=True))
    ink(c, blade([(170, 340), (162, 326), (171, 306)], (14, 10, 0)))
    return c


@art("handbill-still-wet")
def handbill_still_wet(page: Page) -> Woodcut:
    """The bill runs down the hoarding, and whoever was printed on it has walked off."""
    c = Woodcut(page)
    light = near(300, 120, 360, 190)
    for k in range(11):                                                 # boards, lit from above
        bx = -20 + k * 60
        paper(c, [(bx + 4, 0), (bx + 56, 0), (bx + 54, 288), (bx + 6, 288)])
    strokes(c, c.mask(box(0, 0, 600, 290)), along(90), cell=12, length=60, width=6, tone=0, seed=3,
        weight=lambda px, py: 0.95 - light(px, py) * 1.3)
    ink(c, box(0, 284, 600, 300))
    ground = paper(c, [(0, 300), (600, 300), (600, 440), (0, 440)])
    strokes(c, ground, along(0), cell=13, length=70, width=6, tone=0, seed=5,
        weight=lambda px, py: max(0.0, abs(px - 280) / 170 - 0.7))
    at = quad((196, -6), (424, 12), (416, 262), (184, 246))
    ink(c, [at(-0.03, -0.01), at(1.05, 0.0), at(1.06, 1.06), at(-0.01, 1.05)])
    paper(c, [at(0, 0), at(1, 0), at(1, 1), at(0, 1)])
    field = colour(c, [at(0.06, 0.05), at(0.94, 0.05), at(0.94, 0.84), at(0.06, 0.84)])
    for k in range(9):                                                  # words in large type
        u = 0.1 + k * 0.092
        ink(c, [at(u, 0.88), at(u + 0.06, 0.88), at(u + 0.055, 0.96), at(u + 0.005, 0.96)])
    man: list[Point] = [(0.36, 0.08), (0.54, 0.1), (0.52, 0.22), (0.6, 0.235), (0.59, 0.26),
        (0.51, 0.26),
        (0.5, 0.34), (0.62, 0.38), (0.76, 0.22), (0.83, 0.1), (0.9, 0.14), (0.84, 0.28), (0.68,
            0.5),
        (0.66, 0.84), (0.26, 0.84), (0.26, 0.6), (0.16, 0.72), (0.1, 0.68), (0.22, 0.44), (0.38,
            0.35),
        (0.37, 0.26), (0.29, 0.25), (0.29, 0.225), (0.37, 0.215)]
    paper(c, [at(u, v) for u, v in man], keep=1 - field)
    for u, long, wide in ((0.1, 70, 12), (0.2, 30, 9), (0.29, 84, 15), (0.42, 48, 10),
                          (0.55, 96, 17), (0.66, 40, 9), (0.76, 78, 13), (0.88, 56, 11)):
        dx, dy = at(u, 0.83)
        colour(c, joined(blade([(dx, dy), (dx + 1, dy + long * 0.6), (dx, dy + long)],
            (wide, wide * 0.6, wide * 0.5)), circle(dx, dy + long, wide * 0.62)))
    colour(c, curve((272, 294), (330, 290), (404, 292), (396, 310), (340, 316), (286, 310)))
    for px, py, size, turn in ((366, 326, 0.46, 24), (322, 330, 0.54, 40), (322, 352, 0.68, 30),
            (258, 352, 0.8, 46), (250, 386, 1.0, 36), (170, 384, 1.16, 52), (150, 426, 1.4, 44)):
        sole = curve((-15, -4), (15, -4), (22, 24), (14, 48), (0, 54), (-14, 46), (-19, 24),
            tension=0.7)
        heel = curve((-13, -36), (0, -40), (13, -36), (13, -14), (-13, -14), tension=0.4)
        colour(c, moved(joined(sole, heel), px, py, size * 0.74, turn))
    ink(c, [(444, 320), (520, 320), (510, 402), (454, 402)], circle(482, 320, 38, 11), halo=6)
    paper(c, [(452, 338), (464, 340), (470, 392), (462, 392)])
    colour(c, circle(482, 320, 30, 7))
    ink(c, blade([(466, 326), (500, 240), (522, 170)], (11, 11, 9)))
    c.gouge([(468, 318), (499, 238), (520, 174)], 4)
    return c
