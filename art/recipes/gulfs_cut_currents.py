"""Pictures of Infinite Gulfs of Darkness, cut flat: gas, lamps, wires and other lights."""

from __future__ import annotations

from art.kit.block import SOLID, Page
from art.kit.cut_gulfs import box, figure, person
from art.kit.cut_hands import hand
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import cast
from art.kit.woodcut import Woodcut, blade, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


@art("the-lights-go-out")
def the_lights_go_out(page: Page) -> Woodcut:
    """Something puts the street lamps out, one after the other, between finger and thumb."""
    c = Woodcut(page)
    colour(c, box(0, 0, 600, 440))
    ink(c, [(0, 440), (0, 250), (60, 250), (60, 220), (100, 220), (100, 262), (150, 262),
        (150, 280), (210, 280), (210, 440)])
    ink(c, [(600, 440), (600, 190), (560, 170), (520, 190), (520, 230), (470, 230), (470, 205),
        (430, 205), (430, 260), (370, 260), (370, 440)])
    for x, y in ((536, 216), (568, 216), (536, 258), (486, 256), (446, 236), (446, 280), (568, 300),
            (400, 290)):
        paper(c, box(x, y, x + 16, y + 24))
    pool = paper(c, curve((110, 450), (150, 380), (260, 356), (380, 370), (470, 410), (500, 450)))
    ink(c, box(0, 430, 110, 440), box(500, 430, 600, 440))
    for x, y, s in ((120, 372, 0.62), (52, 366, 0.42), (8, 360, 0.3)):
        ink(c, moved([(-6, 0), (-4, -230), (4, -230), (6, 0)], x, y, s),
            moved([(-20, -232), (-28, -290), (28, -290), (20, -232)], x, y, s),
            moved([(-32, -290), (0, -320), (32, -290)], x, y, s), halo=-3)
        c.gouge([(x, y - 330 * s), (x + 16 * s, y - 370 * s), (x - 14 * s, y - 410 * s),
            (x + 10 * s, y - 460 * s)], 10 * s, tone=0)
    post = [(246, 416), (248, 262), (264, 262), (266, 416)]
    ink(c, post, box(236, 404, 276, 418), box(232, 254, 280, 264), halo=-4)
    # glass and flame
    glass = [(232, 254), (220, 176), (292, 176), (280, 254)]
    c.shine(paper(c, glass, halo=6))
    c.shine(colour(c, curve((256, 244), (240, 222), (252, 196), (256, 172), (266, 200),
        (274, 224))))
    ink(c, blade([(232, 254), (220, 176)], [5, 5]), blade([(280, 254), (292, 176)], [5, 5]))
    shadow = [cast(p, 408, -0.9, 0.5) for p in figure("striding", 360, 404, 74)]
    c.block.over(c.mask(*shadow) * pool, tone=0, accent=0.0, kind=SOLID)
    person(c, "striding", 360, 404, 78, towards=(-1, -0.2), reach=0.05, halo=-3)
    hand(c, "holding", 322, -40, 140, turn=204, towards=(-0.5, 1), lean=0.92, dark=True, claw=0.2)
    return c
