"""What is handed over, found and fled from: Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

from art.kit.block import Page
from art.kit.cut_grips import bent, resting, wrapped
from art.kit.cut_gulfs import box
from art.kit.cut_heads import Build
from art.kit.cut_light import colour, ink, paper, scrawl
from art.kit.cut_profiles import Profile
from art.kit.cut_strokes import joined
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("a-scarab-cufflink")
def a_scarab_cufflink(page: Page) -> Woodcut:
    """It holds the cuff, and it holds on."""
    c = Woodcut(page)
    ink(c, box(0, 0, 600, 440))
    paper(c, [(-20, 70), (104, 92), (104, 360), (-20, 380)])
    ink(c, [(-20, 78), (96, 98), (96, 354), (-20, 372)])
    for k in range(6):
        c.gouge([(4 + k * 16, 120 + k * 6), (14 + k * 14, 220), (2 + k * 16, 340 - k * 6)], 3)
    resting(c, 352, 214, 108, turn=84, spread=1.35)
    paper(c, curve((104, 92), (250, 100), (362, 122), (374, 220), (362, 318), (250, 342),
        (104, 358), tension=0.2), halo=7)
    ink(c, blade([(340, 128), (352, 220), (340, 312)], [4, 5, 4]))
    bx, by, turn = 226, 214, 24
    for side in (-1, 1):
        for hip, knee, foot in (((40, -44), (84, -70), (104, -112)), ((50, 4), (104, 0), (136, 32)),
                ((40, 46), (84, 78), (92, 124))):
            leg = [(side * x, y) for x, y in (hip, knee, foot)]
            ink(c, moved(blade(leg, [17, 13, 4]), bx, by, 1, turn))
            kx, ky = leg[1]
            for t in (0.35, 0.65):
                px, py = kx + (leg[2][0] - kx) * t, ky + (leg[2][1] - ky) * t
                ink(c, moved(blade([(px, py), (px + side * 8, py - 9),
                    (px + side * 14, py - 14)], [7, 4, 0]), bx, by, 1, turn))
    shell = curve((0, -60), (44, -52), (66, -8), (62, 52), (32, 96), (0, 106), (-32, 96),
        (-62, 52), (-66, -8), (-44, -52), tension=0.8)
    neck = curve((-48, -52), (-40, -88), (0, -98), (40, -88), (48, -52), (0, -44), tension=0.7)
    skull = joined(curve((-28, -90), (-22, -116), (0, -122), (22, -116), (28, -90), tension=0.6),
        blade([(-20, -108), (-34, -128), (-22, -142)], [14, 10, 0]), blade([(20, -108), (34, -128),
        (22, -142)], [14, 10, 0]))
    ink(c, *(moved(s, bx, by, 1.08, turn) for s in (shell, neck, skull)))
    colour(c, moved(shell, bx, by, 1, turn), moved(neck, bx, by, 0.96, turn))
    ink(c, moved(curve((-50, -54), (0, -44), (50, -54), (52, -46), (0, -34),
        (-52, -46), tension=0.6), bx, by, 1,
        turn), moved(blade([(0, -44), (0, 30), (0, 108)], [7, 8, 4]), bx, by, 1, turn))
    for side in (-1, 1):
        for x in (22, 42):
            ink(c, moved(blade([(side * x, -34), (side * (x + 4), 20),
                (side * x * 0.8, 80)], [0, 6, 0]), bx, by, 1, turn))
    paper(c, moved(blade([(-44, -30), (-54, 6), (-46, 44)], [0, 13, 0]), bx, by, 1, turn),
        moved(blade([(-30, -78), (-10, -86), (8, -86)], [0, 8, 0]), bx, by, 1, turn))
    return c


@art("the-maid-who-gave-notice")
def the_maid_who_gave_notice(page: Page) -> Woodcut:
    """She did not wait for her wages; what lives on the back stairs sees her off."""
    c = Woodcut(page)
    colour(c, box(0, 0, 600, 440))
    # the shadow that comes down after her
    shade = joined(bent([(70, 300), (90, 200), (170, 110), (214, 92)], [190, 150, 110, 70]),
        circle(204, 84, 46, 52),
        bent([(130, 150), (230, 190), (296, 150), (330, 120)], [46, 34, 26, 18]),
        bent([(110, 190), (190, 270), (262, 268), (306, 236)], [46, 34, 26, 18]))
    claws = [blade([(330, 120), (352 + dx, 108 + dy), (366 + dx * 1.5, 104 + dy * 2.3)], [13, 10,
        0])
        for dx, dy in ((-12, -22), (6, -12), (10, 6), (-4, 20))]
    claws += [blade([(306, 236), (330 + dx, 226 + dy), (342 + dx * 1.5, 222 + dy * 2.3)], [13, 10,
        0])
        for dx, dy in ((-12, -20), (6, -10), (10, 6), (-4, 18))]
    ink(c, shade, *claws)
    # stairs
    steps: list[Point] = [(-20, 460), (-20, 250)]
    for k in range(8):
        steps += [(-20 + k * 84, 250 + k * 36), (64 + k * 84, 250 + k * 36)]
    ink(c, [*steps, (640, 460)])
    for k in range(6):
        paper(c, box(-20 + k * 84, 250 + k * 36, 66 + k * 84, 261 + k * 36))
    # she
    ink(c, bent([(402, 320), (440, 366), (470, 416)], [52, 30, 24]), curve((456, 404), (484, 402),
        (520, 424), (458, 430), tension=0.4), halo=-4)
    ink(c, bent([(350, 320), (300, 346), (252, 330)], [52, 30, 24]), curve((262, 316), (240, 308),
        (226, 346), (246, 350), tension=0.4))
    paper(c, blade([(360, 214), (300, 206), (262, 222)], [6, 18, 4]), blade([(360, 220),
        (310, 236), (280, 264)], [6, 16, 4]))
    ink(c, curve((352, 150), (384, 138), (414, 150), (408, 212), (446, 290), (470, 344),
        (420, 352), (380, 330),
        (330, 352), (292, 340), (330, 280), (356, 214), tension=0.4), halo=-4)
    paper(c, curve((392, 148), (412, 152), (406, 212), (440, 286), (462, 340), (418, 340),
        (394, 280), (388, 214), tension=0.3))
    c.gouge([(398, 240), (414, 290), (430, 330)], 6, tone=0)
    head = Profile(c, 380, 90, 50, flip=True, expression="afraid", build=Build(nose=-0.4))
    head.draw()
    head.hair("bun")
    paper(c, curve((352, 46), (366, 20), (400, 18), (430, 40), (432, 62),
        (400, 48), tension=0.7), halo=4)
    ink(c, bent([(404, 160), (446, 190), (486, 180)], [34, 26, 20]), halo=-4)
    paper(c, bent([(480, 182), (494, 178)], [22, 20]), halo=3)
    ink(c, curve((446, 208), (538, 194), (552, 262), (458, 276), tension=0.2), halo=-5)
    paper(c, moved(box(-44, -4, 44, 4), 498, 222, 1, -8))
    return c


@art("blakes-diary")
def blakes_diary(page: Page) -> Woodcut:
    """He raises his voice in ink until the pen goes through the paper."""
    c = Woodcut(page)
    ink(c, box(0, 0, 600, 440))
    paper(c, [(84, 116), (440, 62), (560, 460), (10, 460)])
    ink(c, blade([(104, 112), (70, 290), (44, 460)], [5, 6, 7]))
    for k, (y, size, end) in enumerate(((140, 8, 380), (170, 12, 346), (214, 18, 330),
        (284, 28, 262))):
        scrawl(c, (100 - k * 12, y + 4), (end, y + 4 - 0.15 * (end - 100)), size, seed=4 + k,
            width=4 + 2 * k)
    blot = curve((232, 330), (262, 300), (270, 262), (290, 300), (330, 296), (372, 276),
        (350, 318), (400, 340),
        (352, 352), (340, 392), (306, 366), (256, 402), (258, 362), (190, 360), tension=0.5)
    colour(c, blot, circle(206, 322, 10), circle(404, 300, 9), circle(388, 384, 12), circle(226,
        404, 8))
    ink(c, [(276, 330), (300, 312), (312, 336)])
    pen = [(286, 334), (318, 244), (466, -40), (500, -24), (352, 262)]
    c.lay(pen, tone=0, solid=True, halo=-5)
    paper(c, [(294, 322), (322, 258), (344, 270)])
    ink(c, blade([(300, 312), (322, 280)], [3, 4]), circle(323, 280, 5))
    c.lit(bent([(660, 60), (570, 96), (460, 136)], [190, 160, 130]), towards=(-0.3, 1), reach=18,
        hard=1.7, gap=0.6, halo=5)
    paper(c, moved(box(-20, -66, 20, 66), 470, 130, 1, -14), halo=6)
    wrapped(c, 392, 172, 80, turn=-62, halo=7)
    return c
