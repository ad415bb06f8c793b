"""People who talked, by lamp and by lightning, of Called Forth by Thunder."""

from __future__ import annotations

from art.kit.block import Page
from art.kit.cut_hands import hand
from art.kit.cut_heads import Build, Head
from art.kit.cut_profiles import Profile
from art.kit.cut_strokes import along, joined, limb, strokes
from art.kit.cut_weather import rain
from art.kit.woodcut import Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")


@art("trooper-on-the-road")
def trooper_on_the_road(page: Page) -> Woodcut:
    """Twenty-two years old, with orders to let nobody by: in my headlights."""
    c = Woodcut(page)
    rain(c, -0.3, 80, seed=2, length=(40, 110))
    c.shine(c.lay([(-10, 128), (610, 96), (610, 240), (-10, 240)], tone=1.15, accent=1.0,
        solid=True))
    c.lay(curve((-20, 214), (120, 176), (250, 200), (420, 150), (620, 190), (620, 330), (-20, 330),
        tension=0.6), tone=0)
    road = [(250, 230), (330, 230), (560, 460), (-60, 460)]
    c.shine(c.lay(road, tone=1.15, accent=1.0, solid=True))
    coat = curve((366, 190), (300, 206), (268, 260), (256, 360), (250, 470), (560, 470), (548, 350),
        (530, 256), (490, 206), (430, 190), tension=0.5)
    c.lay(coat, tone=0, halo=-6)
    strokes(c, coat, lambda x, y: 1.57 + (x - 400) / 500, cell=20, length=60, width=6, seed=4,
        weight=lambda x, y: (350 - x) / 90 + 0.1)
    for side in (-1, 1):
        for k in range(4):
            c.lay(circle(404 + side * 34, 262 + k * 52, 8), tone=1.15, accent=1.0, solid=True,
                halo=3)
    c.lay(blade([(318, 214), (400, 300), (500, 420)], [15, 16, 16]), tone=1.15, solid=True, halo=4)
    c.lay([(252, 408), (556, 396), (558, 424), (250, 436)], tone=0, halo=-4)
    c.lay([(388, 400), (424, 398), (424, 426), (388, 428)], tone=1.15, accent=1.0, solid=True,
        halo=3)
    head = Head(c, 396, 128, 66, flip=True, expression="afraid", build=Build(jaw=-0.4))
    head.collar()
    head.draw()
    # a campaign hat
    brim = curve((300, 96), (340, 76), (396, 84), (452, 74), (496, 92), (450, 108), (396, 106),
        (342, 112), tension=0.6)
    crown = curve((344, 88), (348, 30), (372, 8), (394, 18), (418, 6), (440, 30), (448, 88),
        tension=0.45)
    c.lay(joined(brim, crown), tone=0, halo=-5)
    c.lay(blade([(346, 74), (396, 84), (446, 72)], [9, 10, 9]), tone=1.15, accent=1.0, solid=True)
    c.gouge([(360, 34), (356, 52), (356, 66)], 8)
    bar = [(-10, 372), (610, 330), (610, 372), (-10, 418)]
    gate = c.lay(bar, tone=1.18, solid=True, halo=6)
    for k in range(9):
        x = -10 + k * 76
        c.lay([(x, 430), (x + 38, 430), (x + 74, 320), (x + 36, 320)], tone=0, keep=1 - gate)
    arm = limb([(300, 250), (236, 330), (200, 330)], [74, 64, 56])
    c.lay(arm, tone=0, halo=-6)
    c.gouge([(292, 236), (246, 296), (214, 306)], 9)
    hand(c, "open", 194, 306, 104, turn=-6, towards=(-0.6, 0.5), cuff=True)
    return c


@art("coffin-maker")
def coffin_maker(page: Page) -> Woodcut:
    """Lately he lines them with boiler plate, along the bottom."""
    c = Woodcut(page)
    c.shine(c.lay([(216, 60), (284, 60), (470, 330), (30, 330)], tone=1.15, accent=1.0, solid=True))
    # customers, upright
    for x, y, s, t in ((70, 330, 1.0, -4), (520, 320, 1.1, 6), (590, 326, 0.9, 10)):
        lid = moved([(-34, 0), (-52, -190), (-26, -250), (26, -250), (52, -190), (34, 0)],
            x, y, s, t)
        c.lay(lid, tone=0, halo=-6)
        strokes(c, lid, along(88 + t), cell=18, length=80, width=4.5, seed=int(x),
            weight=lambda px, py: 0.5)
    c.lay([(-10, 326), (610, 316), (610, 450), (-10, 450)], tone=0)
    c.lay(blade([(250, -10), (250, 20), (250, 46)], [4, 4, 4]), tone=1.12, solid=True)
    c.lay([(206, 66), (228, 40), (272, 40), (294, 66)], tone=0, halo=-4)
    c.shine(c.lay(circle(250, 70, 17, 12), tone=1.2, solid=True))
    man = joined(curve((210, 330), (196, 240), (214, 182), (262, 160), (320, 176), (350, 230),
        (344, 330), tension=0.5), limb([(236, 200), (200, 256), (244, 292)], [50, 38, 26]))
    c.lay(man, tone=0, halo=-5)
    for k in range(4):
        c.gouge([(216 + k * 16, 200 - k * 6), (214 + k * 17, 240), (224 + k * 16, 312)], 6)
    face = Profile(c, 318, 142, 54, tilt=26, expression="grieving", build=Build(age=1.2, gaunt=0.8))
    face.draw()
    face.hair("receding")
    face.beard("moustache")
    arm = limb([(318, 196), (396, 190), (420, 122)], [50, 38, 26])
    c.lit(arm, towards=(-1, -0.6), reach=12, hard=1.4, halo=5)
    c.lay(blade([(396, 140), (436, 96), (462, 66)], [11, 11, 11]), tone=1.15, solid=True, halo=5)
    c.lay(moved([(-36, -16), (34, -18), (40, -4), (34, 18), (-36, 16)], 464, 62, 1, 48),
        tone=0, halo=-5)
    for k in range(4):
        c.lit(limb([(404 + k * 7, 132 - k * 8), (418 + k * 7, 136 - k * 8),
            (424 + k * 6, 126 - k * 8)], [11, 11, 7]), towards=(-0.8, -0.6),
            reach=8, hard=2, halo=2)
    box = [(70, 350), (200, 300), (470, 292), (560, 330), (470, 390), (180, 408)]
    c.lay(box, tone=1.15, solid=True, halo=6)
    inner = [(104, 350), (212, 312), (462, 304), (528, 332), (456, 376), (192, 392)]
    c.lay(inner, tone=0)
    iron = [(140, 354), (222, 326), (456, 320), (496, 336), (440, 366), (204, 378)]
    c.lay(iron, tone=1.18, accent=0.0, solid=True)
    strokes(c, iron, along(-3), cell=18, length=60, width=5, tone=0, seed=9, weight=lambda x, y:
        (x - 220) / 260)
    for k in range(8):
        c.lay(circle(232 + k * 32, 334 - k * 0.8, 5, 4), tone=0)
        c.lay(circle(214 + k * 32, 370 - k * 1.6, 6, 4.5), tone=0)
    side = [(70, 350), (180, 408), (470, 390), (560, 330), (556, 380), (474, 446), (186, 466),
        (76, 404)]
    c.lay(side, tone=0, halo=-4)
    strokes(c, side, along(-4), cell=20, length=90, width=6, seed=4, weight=lambda x, y: 0.7)
    return c
