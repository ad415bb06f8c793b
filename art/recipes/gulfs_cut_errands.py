"""What is handed over, found and fled from: Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

import skia

from art.kit.block import SOLID, Page
from art.kit.cut_grips import bent, resting, wrapped
from art.kit.cut_gulfs import box
from art.kit.cut_heads import Build
from art.kit.cut_light import colour, fringe, ink, paper
from art.kit.cut_profiles import Profile
from art.kit.cut_strokes import along, joined, strokes
from art.kit.woodcut import Point, Shape, Woodcut, beside, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("carters-errand")
def carters_errand(page: Page) -> Woodcut:
    """A loan from his private shelf, well tied up; it looks at whom it goes to."""
    c = Woodcut(page)
    ink(c, box(0, 0, 600, 440))
    for k in range(7):
        c.gouge([(-10, 60 + k * 62), (300, 50 + k * 62), (610, 64 + k * 62)], 3)
    def put(shape: Shape) -> skia.Path:
        return moved(shape, 298, 214, 1.22, -9)

    ink(c, put(box(-150, -100, 166, 122)))
    colour(c, put(box(-140, -100, 140, 100)))
    for way in ([(-140, 48), (-100, 36), (-70, 50)], [(40, -80), (80, -90),
        (136, -76)], [(136, 30), (120, 50), (126, 90)]):
        ink(c, put(blade(way, [0, 8, 0])))
    ink(c, put(curve((-60, 4), (-30, -50), (20, -72), (82, -52), (108, -4), (80, 46), (26, 62),
        (-30, 46), tension=0.2)))
    lid = c.mask(put(curve((-44, 2), (-6, -38), (36, -46), (74, -30), (98, 0), (66, 32), (26, 42),
        (-14, 32), tension=0.8)))
    c.block.over(lid, tone=1.15, accent=0.0, kind=SOLID)
    for shape, accent in ((circle(26, -2, 36), 0.0), (circle(26, -2, 28), 1.0)):
        c.lay(put(shape), tone=1.15 * accent, accent=accent, solid=True, keep=1 - lid)
    c.lay(put(blade([(26, -40), (26, -2), (26, 36)], [0, 20, 0])), tone=0, solid=True, keep=1 - lid)
    paper(c, put(circle(37, -14, 7)))
    for string in (box(-143, -78, 143, -70), box(-143, 70, 143, 78), box(-96, -103, -88, 103)):
        paper(c, put(string), halo=4)
    for dx, dy in ((-26, -30), (24, -34), (-30, 14)):
        paper(c, put(bent([(-92, -74), (-92 + dx, -74 + dy), (-92 + dx * 0.2, -74 + dy * 0.9),
            (-92, -74)], [6, 7, 7, 5])), halo=3)
    # he gives, I take
    c.lit(bent([(-60, 40), (30, 100), (96, 150)], [150, 124, 104]), towards=(0.4, -1), reach=16,
        hard=1.7, gap=0.6, halo=6)
    paper(c, moved(box(-58, -15, 58, 15), 92, 152, 1, 124), halo=5)
    resting(c, 94, 156, 78, turn=114, flip=True)
    c.lit(bent([(660, 440), (590, 396), (526, 352)], [150, 124, 100]), towards=(-0.4, -1),
        reach=16, hard=1.7, gap=0.6, halo=6)
    paper(c, moved(box(-52, -13, 52, 13), 526, 350, 1, -60), halo=5)
    resting(c, 522, 346, 74, turn=-64, flip=True, spread=1.3)
    return c




@art("rubbing-of-a-stela")
def rubbing_of_a_stela(page: Page) -> Woodcut:
    """Charcoal finds the king whom they hacked off every wall, and what did the hacking."""
    c = Woodcut(page)
    ink(c, box(0, 0, 600, 440))
    sheet = moved([(-230, -240), (214, -230), (226, 236), (-222, 244)], 290, 216, 1, -5)
    page_mask = paper(c, sheet)
    area: list[Point] = [(84, 30), (452, 12), (476, 300), (350, 400), (120, 430)]
    rubbed = c.mask(area)
    strokes(c, rubbed, along(-38), cell=17, length=120, width=30, tone=0, seed=3)
    strokes(c, rubbed, along(-38), cell=20, length=110, width=22, tone=0, seed=6)
    for edge, far in (([(452, 12), (476, 300), (350, 400)], (38, -30)), ([(84, 30), (120, 430)],
        (-38, 30)), ([(350, 400), (120, 430)], (-30, 24))):
        fringe(c, edge, far, gap=13, width=14, seed=4, within=page_mask)
    x0 = 268
    cloth = curve(*beside(x0, 1, (0, 28), (70, 36), (112, 84), (130, 170), (160, 290), (92, 306),
        (86, 250)),
        *beside(x0, -1, (86, 250), (92, 306), (160, 290), (130, 170), (112, 84),
        (70, 36)), tension=0.4)
    chest = curve(*beside(x0, 1, (44, 270), (66, 310), (170, 340), (190, 460)), *beside(x0, -1,
        (190, 460), (170, 340), (66, 310), (44, 270)), tension=0.3)
    c.block.over(c.mask(cloth, chest) * page_mask, tone=1.15, accent=0.0, kind=SOLID)
    for side in (-1, 1):
        for k in range(9):
            y = 96 + k * 24
            far = 112 + k * 5.6
            near = 78 if k < 7 else 92
            ink(c, [(x0 + side * near, y + 4), (x0 + side * far, y - 6 + k),
                (x0 + side * far, y + 6 + k), (x0
                + side * near, y + 14)])
    for k in range(3):
        ink(c, bent([(x0 - 120 + k * 16, 340 + k * 30), (x0, 366 + k * 30),
            (x0 + 120 - k * 16, 340 + k * 30)], [9, 11, 9]))
    face = curve(*beside(x0, 1, (0, 92), (66, 96), (76, 150), (66, 220), (36, 262),
        (0, 274)), *beside(x0, -1, (36, 262), (66, 220), (76, 150), (66, 96)), tension=0.7)
    ink(c, moved(face, 0, 0), halo=6)
    paper(c, face)
    for side in (-1, 1):
        ink(c, blade([(x0 + side * 12, 142), (x0 + side * 36, 132),
            (x0 + side * 68, 146)], [5, 9, 3]),
            blade([(x0 + side * 14, 162), (x0 + side * 38, 160),
            (x0 + side * 74, 166)], [3, 17, 3]))
    ink(c, [(x0 - 6, 150), (x0 + 4, 150), (x0 + 14, 206), (x0 - 14, 206)], blade([(x0 - 30, 234),
        (x0, 228), (x0
        + 30, 234)], [3, 12, 3]))
    paper(c, box(x0 - 13, 272, x0 + 13, 340), halo=5)
    ink(c, circle(x0, 60, 13))
    for k in range(4):
        x = 150 + k * 64
        slash = blade([(x + 116, 44 + 10 * k), (x + 70, 160 + 8 * k),
            (x - 4, 300 + 6 * k)], [2, 24, 2])
        ink(c, moved(slash, 5, 5))
        colour(c, slash, halo=3)
    c.lit(bent([(640, 470), (570, 430), (520, 396)], [130, 110, 92]), towards=(-0.3, -1), reach=14,
        hard=1.7, gap=0.6)
    ink(c, moved(box(-17, -110, 17, 60), 440, 350, 1, -38), halo=-5)
    wrapped(c, 462, 366, 62, turn=52, thumb=False)
    return c


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
