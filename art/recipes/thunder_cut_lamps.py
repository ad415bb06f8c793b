"""People who talked, by lamp and by lightning, of Called Forth by Thunder."""

from __future__ import annotations

from art.kit.block import Page
from art.kit.cut_heads import Build
from art.kit.cut_profiles import Profile
from art.kit.cut_strokes import along, joined, limb, strokes
from art.kit.woodcut import Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")


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
