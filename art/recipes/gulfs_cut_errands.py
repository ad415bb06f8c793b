"""What is handed over, found and fled from: Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

from art.kit.block import Page
from art.kit.cut_grips import bent
from art.kit.cut_gulfs import box
from art.kit.cut_heads import Build
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_profiles import Profile
from art.kit.cut_strokes import joined
from art.kit.woodcut import Point, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


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
