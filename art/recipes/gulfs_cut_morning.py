"""What was found in the morning: Infinite Gulfs of Darkness, cut flat."""

from __future__ import annotations

from art.kit.block import Page
from art.kit.cut_gulfs import boards, box
from art.kit.cut_hands import hand
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_strokes import joined, limb
from art.kit.cut_weather import light_tree, strike
from art.kit.woodcut import Point, Shape, Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("gulfs", accent="violet")


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
