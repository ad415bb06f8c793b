"""Faces, hands and things seen from near by, of Called Forth by Thunder."""

from __future__ import annotations

from art.kit.block import Page
from art.kit.cut_hands import hand
from art.kit.cut_heads import Build, Expression
from art.kit.cut_light import colour, fringe, ink, paper
from art.kit.cut_profiles import Profile
from art.kit.cut_strokes import along, joined, less, limb, strokes
from art.kit.woodcut import Woodcut, blade, circle, curve, moved
from art.registry import Recipes

# Outlines are lists of points and read as such.
# fmt: off
art = Recipes("thunder", accent="amber")


@art("alonzo-typer")
def alonzo_typer(page: Page) -> Woodcut:
    """A student of doors meets one that is studying him."""
    c = Woodcut(page)
    strokes(c, [(300, -10), (610, -10), (610, 450), (300, 450)], along(90), cell=24, length=90,
        width=3.4, seed=4)
    plate = curve((356, 40), (440, 16), (526, 40), (548, 220), (526, 404), (440, 428), (356, 404),
        (334, 220), tension=0.35)
    ink(c, plate, halo=9)
    paper(c, less(plate, moved(plate, 440 * 0.05, 220 * 0.05, 0.95)))
    for x, y in ((440, 44), (440, 400)):
        paper(c, circle(x, y, 11))
        ink(c, [(x - 9, y - 2), (x + 9, y - 5), (x + 9, y - 1), (x - 9, y + 3)])
    keyhole = joined(circle(440, 168, 84), [(414, 220), (466, 220), (496, 372), (384, 372)])
    fringe(c, [(384, 372), (340, 250), (356, 168), (400, 96), (480, 96)], (-26, 0), gap=10, width=5,
        tone=1.12, within=c.mask(plate), seed=3)
    c.shine(colour(c, keyhole, halo=7))
    _eye_behind(c, 440, 168)
    _bent_scholar(c)
    return c


def _eye_behind(c: Woodcut, x: float, y: float) -> None:
    """An eye that fills the keyhole and looks to the left."""
    white = curve((x - 74, y + 8), (x - 38, y - 36), (x + 18, y - 44), (x + 70, y - 4),
        (x + 30, y + 36), (x - 32, y + 38), tension=0.8)
    ink(c, blade([(x - 78, y + 4), (x - 30, y - 56), (x + 30, y - 60), (x + 78, y - 8)],
        [0, 12, 16, 0]))
    paper(c, white, halo=7)
    inside = c.mask(white)
    colour(c, circle(x - 16, y, 38), keep=1 - inside)
    ink(c, less(circle(x - 16, y, 40), circle(x - 16, y, 33)), keep=1 - inside)
    ink(c, blade([(x - 20, y - 34), (x - 20, y), (x - 20, y + 34)], [0, 19, 0]))
    paper(c, circle(x - 4, y - 14, 6))
    for k in range(5):
        ink(c, blade([(x + 66 - k * 5, y - 20 + k * 3), (x + 52 - k * 6, y - 4 + k * 6),
            (x + 36 - k * 2, y + 2 + k * 7)], [0, 3, 0]), keep=1 - inside)


def _bent_scholar(c: Woodcut) -> None:
    """The old man bends to the keyhole, spectacles on his brow, and shades his eye."""
    for k in range(4):  # light along the bent back
        c.gouge([(96 - k * 20, 262 + k * 22), (40 - k * 16, 300 + k * 26), (-10 - k * 6,
            350 + k * 34)], 9 - k * 2)
    old = Profile(c, 168, 170, 112, tilt=10, expression=Expression(-0.12, 0.0, 0.085, 0, 0.05),
        build=Build(gaunt=1, nose=1.4, age=1.5))
    old.draw(bald=True)
    old.hair("receding")
    old.beard("goatee")
    x, y = old.at(0.46, -0.06)
    ring = less(circle(x, y, 26), circle(x, y, 19))
    colour(c, ring, halo=3)
    ink(c, limb([(x - 24, y - 2), (x - 80, y - 18)], [5, 5]))
    hand(c, "holding", 236, 420, 82, turn=26, towards=(1, -0.5), cuff=True)
