"""How the second and the third case are won, cut flat."""

from __future__ import annotations

import math

import numpy as np

from art.kit.block import Page
from art.kit.cut_heads import Build
from art.kit.cut_profiles import BackOfHead, Profile
from art.kit.woodcut import Point, Woodcut, blade, circle, curve
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("screens", accent="red")

TALL = (1040, 1080)


@art("won-thunder", size=TALL, scale=1.0, accent="amber")
def won_thunder(page: Page) -> Woodcut:
    """The sun comes up behind the ruin; he watches until there is nothing left to watch."""
    c = Woodcut(page)
    c.coarse = 1.7
    c.lay([(0, 0), (1040, 0), (1040, 1080), (0, 1080)], tone=1.15)
    c.lay(circle(690, 560, 330), tone=1.15, accent=1.0, solid=True)
    for y, left, right, wide in ((70, -40, 560, 54), (150, 420, 1100, 62), (262, -40, 380, 44),
        (330, 760, 1100, 40), (410, 300, 760, 20), (470, 560, 1000, 22)):
        c.lay(blade([(left, y), ((left * 2 + right) / 3, y - 14), ((left + right * 2) / 3, y + 8),
            (right, y - 4)], (0 if left > 0 else wide, wide, wide * 0.8, 0 if right < 1040
            else wide)), tone=0)
    ruin = [(470, 660), (478, 470), (452, 470), (500, 400), (520, 404), (540, 350), (556, 356),
        (566, 420), (600, 430), (612, 520), (640, 500), (664, 540), (700, 530), (712, 470), (740,
        462),
        (742, 300), (728, 298), (732, 280), (800, 272), (802, 292), (790, 296), (796, 460), (850,
         452), (872, 500), (910, 540), (902, 660)]
    c.lay(ruin, tone=0, halo=-8)
    for x, y in ((520, 500), (566, 520), (770, 500), (836, 520), (836, 580), (520, 580)):
        c.lay([(x - 15, y - 24), (x + 15, y - 24), (x + 15, y + 24), (x - 15, y + 24)], tone=1.15,
            accent=1.0, solid=True)
    c.lay(curve((-40, 760), (160, 706), (420, 640), (700, 628), (940, 660), (1080, 700), (1080,
        1120), (-40, 1120), tension=0.7), tone=0)
    for k in range(26):  # the hill catches the sun
        x = 60 + (k * 173) % 940
        y = 720 + (k * 61) % 300
        c.gouge([(x, y), (x + 26, y - 14), (x + 60, y - 10)], 8)
    for x, tall, lean in ((980, 420, -0.16), (60, 300, 0.12)):  # trees that the storm has left
        foot = 760.0
        top = (x + lean * tall, foot - tall)
        c.lay(blade([(x, foot + 40), ((x + top[0]) / 2 - 8, foot - tall * 0.5), top], (54, 30, 4)),
            tone=0)
        for k in range(7):
            t = 0.3 + k * 0.1
            bx, by = x + lean * tall * t, foot - tall * t
            side = 1 if k % 2 else -1
            c.lay(blade([(bx, by), (bx + side * 56, by - 30), (bx + side * 96, by - 110)], (22, 14,
                0)), tone=0)
    h = BackOfHead(c, 322, 640, 128)
    c.lay(circle(322, 640, 100, 140), tone=0, halo=-10)
    h.collar(drop=3.6)
    h.draw(bald=True)
    h.hat("fedora", band_accent=True)
    return c


@art("won-gulfs", size=TALL, scale=1.0, accent="violet")
def won_gulfs(page: Page) -> Woodcut:
    """The lamps burn again under a sky that is only a sky; the steeple is dark and empty."""
    c = Woodcut(page)
    c.coarse = 1.7
    c.lay([(0, 0), (1040, 0), (1040, 700), (0, 700)], tone=1.15, accent=1.0, solid=True)
    random = np.random.default_rng(30)
    for _ in range(42):
        x, y = float(random.uniform(0, 1040)), float(random.uniform(0, 420))
        r = float(random.uniform(4, 9))
        star: list[Point] = []
        for k in range(8):
            a = math.tau * k / 8
            star.append((x + math.cos(a) * (r * 2 if k % 2 == 0 else r * 0.6),
                y + math.sin(a) * (r * 2 if k % 2 == 0 else r * 0.6)))
        c.lay(star, tone=1.15, solid=True)
    c.lay([(0, 1080), (0, 560), (70, 560), (110, 500), (150, 560), (176, 560), (176, 420), (164,
        420), (220, 120), (276, 420), (264, 420), (264, 580), (340, 580), (390, 520), (440,
        580), (560, 580),
        (560, 540), (640, 540), (690, 480), (740, 540), (820, 540), (820, 600), (1040, 600), (1040,
         1080)], tone=0)
    c.gouge([(220, 70), (220, 130)], 9, tone=0, ends=(1, 1))
    c.gouge([(200, 90), (240, 90)], 8, tone=0, ends=(1, 1))
    for x, y in ((60, 620), (118, 620), (60, 700), (380, 640), (420, 640), (380, 710), (120, 700),
        (600, 610), (640, 610), (600, 690)):
        c.shine(c.lay([(x - 14, y - 22), (x + 14, y - 22), (x + 14, y + 22), (x - 14, y + 22)],
            tone=1.15, solid=True))
        c.gouge([(x, y - 22), (x, y + 22)], 5, tone=0, ends=(1, 1))
    for x, y, k in ((330, 800, 0.62), (470, 850, 0.8), (110, 980, 1.2)):  # the lamps
        c.shine(c.lay([(x, y - 236 * k), (x + 120 * k, y + 20), (x - 120 * k, y + 20)], tone=1.15,
            solid=True))
        c.lay(blade([(x, y), (x, y - 240 * k)], (17 * k, 11 * k)), [(x - 24 * k, y),
            (x - 12 * k, y - 34 * k), (x + 12 * k, y - 34 * k), (x + 24 * k, y)], tone=0)
        c.shine(c.lay([(x - 20 * k, y - 240 * k), (x - 36 * k, y - 312 * k), (x + 36 * k,
            y - 312 * k), (x + 20 * k, y - 240 * k)], tone=1.15, solid=True, halo=9))
        c.lay([(x - 44 * k, y - 310 * k), (x, y - 344 * k), (x + 44 * k, y - 310 * k)], tone=0,
            halo=-6)
    for row in range(4):
        for k in range(12):
            x, y = k * 92 - (46 if row % 2 else 0), 1000 + row * 30
            c.lay(curve((x - 34, y), (x, y - 10), (x + 34, y), (x, y + 10)), tone=1.15)
    h = Profile(c, 760, 560, 196, flip=True, expression="calm", build=Build(jaw=0.6, nose=0.4))
    c.lay(h.shape(*h.outline()), tone=0, halo=12)
    h.collar(drop=3.2)
    h.draw()
    h.hair("short")
    h.hat("fedora", band_accent=True)
    c.lay(blade([h.at(0.66, 0.52), h.at(1.1, 0.6)], (15, 15)), tone=1.15, halo=6)
    c.shine(c.lay(circle(*h.at(1.12, 0.605), 13), tone=1.15, accent=1.0, solid=True, halo=5))
    smoke = [h.at(1.14, 0.5), h.at(1.22, 0.2), h.at(1.12, -0.2), h.at(1.28, -0.6), h.at(1.16,
        -1.1), h.at(1.3, -1.7)]
    c.lay(blade(smoke, (4, 12, 17, 21, 25, 30)), tone=1.15)
    return c
