"""Those who were lost on the mountain and those who looked for them, of Called Forth by Thunder."""

from __future__ import annotations

from art.kit.block import Page
from art.kit.cut_hands import hand
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_profiles import BackOfHead
from art.kit.cut_strokes import around, less, strokes
from art.kit.cut_weather import light_tree, rain, strike
from art.kit.woodcut import Woodcut, curve
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")


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
