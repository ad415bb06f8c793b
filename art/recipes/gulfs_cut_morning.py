"""What was found in the morning: Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

from art.kit.block import Page
from art.kit.cut_gulfs import boards, box
from art.kit.cut_hands import hand
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import away, joined, limb, near, strokes
from art.kit.cut_weather import light_tree, strike
from art.kit.woodcut import Point, Shape, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("blakes-last-canvas")
def blakes_last_canvas(page: Page) -> Woodcut:
    """A bedsheet was hung over it, and by morning the paint had come through."""
    c = Woodcut(page)
    ink(c, box(0, 0, 600, 440))
    c.shine(colour(c, [(-10, -10), (610, -10), (610, 330), (-10, 352)]))
    floor = paper(c, [(-10, 356), (610, 332), (610, 450), (-10, 450)], halo=5)
    for k in range(3):
        c.gouge([(-10, 378 + k * 26), (300, 366 + k * 27), (610, 354 + k * 28)], 4, tone=0,
            ends=(0.6, 0.6), within=floor)
    for a, b in (((214, 440), (262, 250)), ((520, 430), (456, 250)), ((372, 400), (366, 300))):
        ink(c, blade([a, b], (16, 16)), halo=-3)
    _sheet(c)
    _stain(c)
    _brushes(c, 92, 414)
    return c


def _sheet(c: Woodcut) -> None:
    """Linen over a canvas on its easel, held up by the easel's head."""
    linen = curve((344, -14), (380, -12), (400, 20), (486, 36), (500, 60), (516, 180), (530, 330),
        (500, 352), (470, 336), (436, 362), (396, 342), (352, 368), (310, 346), (268, 374),
        (232, 350), (200, 364), (206, 220), (218, 64), (232, 44), (322, 22), tension=0.3)
    ink(c, linen, halo=6)
    paper(c, linen)
    for points, width in ((((226, 60), (216, 200), (214, 350)), 9),
                          (((244, 250), (240, 310), (248, 362)), 7),
                          (((496, 60), (506, 190), (512, 340)), 10),
                          (((470, 240), (480, 290), (474, 338)), 7),
                          (((330, 26), (280, 50), (232, 58)), 6),
                          (((398, 24), (440, 46), (488, 50)), 6)):
        c.gouge(points, width, tone=0, ends=(0.2, 0.6))


def _stain(c: Woodcut) -> None:
    """The tower soaks through, its black runs down and leaves by the hem."""
    tower: list[Shape] = [
        [(362, 34), (396, 138), (406, 138), (406, 150), (396, 152), (400, 280), (324, 280),
         (328, 152), (318, 150), (318, 138), (328, 138)],
        curve((218, 284), (262, 268), (330, 274), (420, 262), (500, 274), (506, 290), (430, 300),
            (350, 304), (280, 302), (220, 298), tension=0.5)]
    for x, end, wide in ((248, 330, 9), (280, 356, 12), (312, 322, 8), (346, 452, 20),
                         (378, 334, 10), (408, 412, 15), (446, 326, 8), (478, 344, 10)):
        tower.append(limb([(x, 284), (x + 1, (284 + end) / 2), (x, end)],
            [wide * 1.4, wide * 0.62, wide]))
    black = joined(*tower)
    strokes(c, c.mask(circle(362, 158, 104, 108)), away(362, 168), cell=15, length=34, width=5,
        tone=0, seed=4, weight=near(362, 168, 112, 30))
    c.block.over(c.mask(c.rough(black, 0.9, step=7)), tone=0, accent=0.0, kind=2)
    ink(c, curve((290, 440), (330, 416), (372, 420), (404, 398), (450, 412), (470, 436), (440, 460),
        (300, 460), tension=0.6))
    for side in (-1, 1):  # two arches without glass
        c.gouge([(362 + side * 12, 236), (362 + side * 12, 202)], 7, ends=(1, 0.6))
    c.gouge([(350, 132), (358, 92), (362, 62)], 5)


def _brushes(c: Woodcut, x: float, y: float) -> None:
    """A jar of brushes on a box, black against the wall."""
    ink(c, [(x - 66, y - 62), (x + 62, y - 68), (x + 66, y + 40), (x - 70, y + 40)], halo=-4)
    for dx, top, bend in ((-22, 208, -30), (-6, 190, -6), (10, 216, 12), (24, 198, 38)):
        ink(c, blade([(x + dx * 0.5, y - 100), (x + dx + bend * 0.4, top + 40), (x + dx + bend,
            top)], (6, 6, 8)))
        ink(c, blade([(x + dx + bend, top + 4), (x + dx + bend * 1.15, top - 14), (x + dx
            + bend * 1.3, top - 34)], (10, 15, 0)))
    paper(c, curve((x - 34, y - 128), (x + 32, y - 130), (x + 28, y - 66), (x - 28, y - 64),
        tension=0.2), halo=5)
    ink(c, curve((x - 27, y - 104), (x, y - 98), (x + 26, y - 106), (x + 23, y - 72), (x - 23,
        y - 70), tension=0.3))


@art("the-man-at-the-window")
def the_man_at_the_window(page: Page) -> Woodcut:
    """He sits as they found him; the flash that lights the room brings a shadow with wings."""
    c = Woodcut(page)
    ink(c, box(0, 0, 600, 440))
    pane = [(150, -10), (440, -10), (440, 236), (150, 236)]
    c.shine(colour(c, pane))
    strike(c, light_tree((196, -20), (226, 240), 12, seed=7, twigs=5))
    for bar in (box(270, -10, 284, 236), box(150, 76, 440, 88)):
        ink(c, bar)
    for side in (box(136, -10, 150, 244), box(440, -10, 454, 244), box(124, 236, 466, 250)):
        paper(c, side)
    floor = paper(c, [(118, 296), (472, 296), (640, 470), (-50, 470)])
    boards(c, floor, (295, 130), count=12, spread=1300, low=450, width=5)
    _winged_shadow(c)
    _dead_man(c, 338, 330)
    return c


def _winged_shadow(c: Woodcut) -> None:
    """On the floor: the man and his chair, and wings that are not theirs."""
    for side in (-1, 1):
        wing = [(338 + side * dx, y) for dx, y in ((30, 330), (76, 318), (150, 308), (196, 330),
            (262, 390), (214, 384), (208, 424), (160, 396), (138, 446), (96, 402), (60, 440),
            (24, 410))]
        ink(c, wing)


def _dead_man(c: Woodcut, x: float, y: float) -> None:
    """Upright in his chair before the panes, hair on end, one arm let fall."""
    shoulders = curve((x - 92, y), (x - 88, y - 104), (x - 66, y - 138), (x - 26, y - 152),
        (x + 26, y - 152), (x + 66, y - 138), (x + 88, y - 104), (x + 92, y), tension=0.45)
    neck = [(x - 20, y - 172), (x + 20, y - 172), (x + 26, y - 140), (x - 26, y - 140)]
    skull = curve((0, -94), (30, -84), (40, -54), (34, -24), (20, 4), (-20, 4), (-34, -24),
        (-40, -54), (-30, -84), tension=0.8)
    hair = curve((-42, -36), (-48, -62), (-38, -90), (-10, -104), (6, -102), (20, -112), (18, -100),
        (38, -86), (48, -60), (42, -36), tension=0.6)
    ears = joined(circle(-40, -40, 8, 13), circle(40, -40, 8, 13))
    head = moved(joined(skull, hair, ears), x + 2, y - 166, 1, 13)  # it has sunk to one side
    ink(c, joined(shoulders, neck, head), halo=-4)
    c.lit(shoulders, towards=(0.5, -1), reach=16, hard=1.3)
    paper(c, [(x - 24, y - 156), (x + 24, y - 156), (x + 30, y - 142), (x - 30, y - 142)])
    for dx, tall in ((-30, 30), (-20, 42), (-9, 34), (3, 46), (14, 30)):
        c.gouge([(x + dx + 14, y - 250), (x + dx + 8, y - 250 + tall * 0.5), (x + dx + 6,
            y - 250 + tall)], 5)
    rails: list[Shape] = [limb([(x - 84, y + 60), (x - 82, y - 84)], [13, 13]),
        limb([(x + 84, y + 60), (x + 82, y - 84)], [13, 13]),
        curve((x - 92, y - 84), (x, y - 104), (x + 92, y - 84), (x + 92, y - 60), (x, y - 80),
            (x - 92, y - 60), tension=0.4)]
    for dx in (-50, -17, 17, 50):
        rails.append(box(x + dx - 4, y - 86, x + dx + 4, y + 4))
    rails.append(box(x - 96, y, x + 96, y + 18))
    paper(c, *rails, halo=4)
    c.lit(limb([(x - 78, y - 108), (x - 108, y - 50), (x - 112, y + 14)], [40, 32, 24]),
        towards=(-0.8, -0.6), reach=14, hard=1.4, halo=4)
    hand(c, "open", x - 112, y + 22, 34, turn=184, towards=(-1, -0.4), cuff=True)
    pen: list[Point] = [(x - 178, y + 92), (x - 116, y + 104)]
    ink(c, blade(pen, (7, 4)), halo=-3)
