"""Those who were lost on the mountain and those who looked for them, of Called Forth by Thunder."""

from __future__ import annotations

from art.kit.block import Page
from art.kit.cut_bodies import man_standing
from art.kit.cut_hands import hand
from art.kit.cut_light import colour, fringe, ink, paper
from art.kit.cut_profiles import BackOfHead
from art.kit.cut_strokes import along, around, less, strokes
from art.kit.cut_things import flame
from art.kit.cut_weather import light_tree, rain, strike
from art.kit.woodcut import Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")


@art("iron-door")
def iron_door(page: Page) -> Woodcut:
    """The bolts are on this side; so are the bulges."""
    c = Woodcut(page)
    door = [(196, -10), (610, -10), (610, 420), (196, 420)]
    c.lay(door, tone=1.15, solid=True)
    strokes(c, door, along(92), cell=22, length=70, width=7, tone=0, seed=5,
        weight=lambda x, y: (x - 330) / 300 + (200 - y) / 300)
    for x in (206, 592):
        ink(c, [(x - 4, -10), (x + 4, -10), (x + 4, 420), (x - 4, 420)])
        for y in range(20, 420, 66):
            for side in (-15, 15):
                ink(c, circle(x + side, y, 6.5))
                paper(c, circle(x + side - 2, y - 2, 2.6))
    _bulge(c)
    for y in (36, 384):
        bar = [(140, y - 15), (566, y - 15), (566, y + 15), (140, y + 15)]
        c.lay(moved(bar, 8, 12), tone=0)
        c.lit(bar, towards=(-0.2, -1), reach=18, hard=1.5, halo=5, angle=90)
        for x in (232, 540):
            ink(c, [(x - 16, y - 26), (x + 16, y - 26), (x + 16, y + 26),
                (x - 16, y + 26)], halo=-4)
    ink(c, [(-10, 416), (610, 416), (610, 450), (-10, 450)])
    ink(c, [(-10, -10), (140, -10), (140, 450), (-10, 450)])
    man = moved(man_standing(), 108, 434, 286)
    c.shine(colour(c, circle(196, 336, 58)))
    ink(c, man, halo=-4)
    c.lit(man, towards=(1, 0.1), reach=20, hard=1.3)
    lamp = [(178, 312), (214, 312), (218, 366), (174, 366)]
    c.shine(paper(c, lamp, halo=6))
    flame(c, 196, 362, 40)
    ink(c, [(170, 364), (222, 364), (222, 374), (170, 374)], [(176, 304), (216, 304), (212, 314),
        (180, 314)])
    return c


def _bulge(c: Woodcut) -> None:
    """Iron pressed out from behind by a face: the lamp below shows brow, snout and gape."""
    face = curve((408, 74), (344, 92), (318, 160), (324, 230), (352, 300), (402, 346), (456, 326),
        (492, 256), (500, 176), (474, 98), tension=0.8)
    c.lay(face, tone=1.15, solid=True)
    ink(c, less(moved(face, 26, -14), face))
    swell = curve((408, 50), (322, 70), (286, 150), (292, 246), (330, 330), (404, 376), (474, 346),
        (520, 256), (524, 160), (490, 74), tension=0.8)
    strokes(c, less(swell, face), around(410, 212), cell=13, length=50, width=5, tone=0, seed=8)
    fringe(c, [(490, 84), (520, 160), (516, 240), (480, 318)], (60, -20), gap=13, width=13, seed=4)
    strokes(c, face, around(410, 210), cell=15, length=44, width=6, tone=0, seed=6,
        weight=lambda x, y: (x - 440) / 60)
    ink(c, curve((340, 168), (362, 150), (394, 164), (398, 186), (366, 192),
        (346, 188), tension=0.7),
        curve((428, 166), (462, 140), (488, 156), (482, 186), (446, 196), (430, 188), tension=0.7))
    ink(c, curve((412, 172), (420, 200), (440, 232), (420, 244), (398, 238), (412, 226),
        tension=0.6))
    mouth = curve((366, 268), (388, 254), (420, 258), (450, 248), (462, 272), (446, 314),
        (410, 330),
        (380, 312), tension=0.7)
    ink(c, mouth)
    for x, y, low in ((382, 258, 290), (402, 256, 282), (424, 258, 292), (444, 252, 280)):
        paper(c, blade([(x, y), (x + 1, (y + low) / 2), (x - 2, low)], [13, 10, 0]))
    for k in range(3):
        c.gouge([(392 + k * 22, 326 - k * 3), (398 + k * 20, 312), (404 + k * 18, 300)], 9)
    for points in ([(352, 130), (384, 132), (404, 148)], [(430, 146), (452, 126), (486, 122)],
            [(350, 214), (362, 240), (360, 262)]):
        c.gouge(points, 6, tone=0)


@art("man-at-the-window")
def man_at_the_window(page: Page) -> Woodcut:
    """Carter talked to his back for an hour; the pane knew better."""
    c = Woodcut(page)
    view = [(210, 26), (520, 26), (520, 330), (210, 330)]
    colour(c, view)
    strike(c, light_tree((474, 20), (430, 330), 16, 12, twigs=6, depth=1), halo=5)
    rain(c, -0.3, 60, seed=4, width=4, tone=0, keep=1 - c.mask(view))
    for x in (200, 512):
        paper(c, [(x, 10), (x + 18, 10), (x + 18, 340), (x, 340)], halo=5)
    paper(c, [(200, 10), (530, 10), (530, 28), (200, 28)], [(184, 328), (546, 328), (546, 348),
        (184, 348)], halo=5)
    _pane(c)
    man = BackOfHead(c, 352, 178, 92)
    man.collar(drop=3.2)
    man.draw()
    hand(c, "open", 520, 420, 92, turn=-44, towards=(-1, -0.5), cuff=True)
    return c


def _pane(c: Woodcut) -> None:
    """The open casement: it mirrors him from the front, and there is no face."""
    frame = [(20, 60), (200, 14), (200, 340), (20, 392)]
    paper(c, frame, halo=5)
    glass = [(36, 76), (186, 38), (186, 326), (36, 370)]
    ink(c, glass)
    inside = c.mask(glass)
    head = curve((112, 92), (76, 108), (62, 160), (72, 220), (108, 262), (148, 226), (162, 168),
        (148, 108), tension=0.8)
    paper(c, head)
    gone = c.rough(curve((112, 128), (86, 146), (82, 190), (96, 228), (112, 240), (132, 222),
        (144, 182), (138, 144), tension=0.7), 4, "gone", 9)
    colour(c, gone, halo=4)
    strokes(c, gone, around(112, 184), cell=12, length=24, width=4, tone=0, seed=3)
    collar = curve((36, 350), (50, 290), (96, 262), (130, 260), (172, 282), (186, 326), tension=0.5)
    c.lay(less(collar, head), tone=0, halo=-4, keep=1 - inside)
    for x in (60, 150):
        c.gouge([(x, 96), (x - 24, 130)], 5, within=inside)
