"""What the thunder does and whom it calls, of Called Forth by Thunder."""

from __future__ import annotations

from art.kit.block import Page
from art.kit.cut_bodies import beast_gaunt, beast_standing
from art.kit.cut_light import colour, ink, paper
from art.kit.cut_weather import light_tree
from art.kit.woodcut import Point, Woodcut, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")
PAGE: list[Point] = [(-10, -10), (610, -10), (610, 450), (-10, 450)]


@art("dry-lightning")
def dry_lightning(page: Page) -> Woodcut:
    """The sky takes flash photographs of the ridge; in each the fellow is nearer."""
    c = Woodcut(page)
    ink(c, PAGE)
    frames = ((16, 190, 46, 1, beast_standing()), (204, 384, 104, 5, beast_gaunt()),
        (398, 584, 380, 9, beast_standing()))
    for left, right, tall, seed, body in frames:
        frame = [(left, 22), (right, 22), (right, 418), (left, 418)]
        inside = paper(c, frame)
        middle = (left + right) / 2
        ridge = curve((left - 10, 306), (middle - 40, 288), (middle + 30, 298), (right + 10, 280),
            (right + 10, 430), (left - 10, 430), tension=0.6)
        colour(c, ridge, keep=1 - inside)
        for k in range(3):  # the ground is cracked: no rain has come
            x = left + 24 + k * 62
            crack = light_tree((x + 14, 430), (x, 316 + k % 2 * 14), 9, seed + k, twigs=5, depth=1,
                spread=1.3)
            ink(c, *crack, keep=1 - c.mask(ridge) * inside)
        bolt = light_tree((middle + 30, 10), (middle - 46, 290), 17, seed, twigs=6, depth=1)
        ink(c, *bolt, keep=1 - inside)
        foot = 300 if tall < 200 else 500
        ink(c, moved(body, middle + (20 if tall < 200 else 4), foot, tall), keep=1 - inside)
    for x, y in ((478, 162), (496, 156)):
        colour(c, curve((x - 7, y + 2), (x, y - 4), (x + 7, y - 1), (x, y + 4), tension=0.8))
    return c
