"""Icons of a clue's attributes."""

from __future__ import annotations

from art.kit.icons.kinds import briefcase, formula
from art.kit.icons.pen import ICONS, Draw, Pen, icon, polar


@icon("puzzle")
def puzzle(pen: Pen) -> None:
    pen.rect(7, 19, 38, 38, 3)
    pen.circle(26, 16, 9)
    pen.circle(48, 38, 9)
    pen.circle(8, 38, 8, cut=True)
    pen.circle(26, 58, 8, cut=True)


@icon("key")
def key(pen: Pen) -> None:
    pen.circle(17, 32, 14)
    pen.circle(17, 32, 6.4, cut=True)
    pen.rect(28, 28, 33, 8, 2)
    pen.rect(43, 33, 6.5, 15, 1)
    pen.rect(53.5, 33, 6.5, 11, 1)


@icon("lock")
def lock(pen: Pen) -> None:
    pen.arc(32, 26, 13, 180, 360, 7)
    pen.line((19, 26), (19, 34), width=7)
    pen.line((45, 26), (45, 34), width=7)
    pen.rect(9, 30, 46, 31, 4)
    pen.circle(32, 42, 5.4, cut=True)
    pen.poly((29, 44), (35, 44), (37.5, 55), (26.5, 55), cut=True)


def _minimum_badge(number: str) -> Draw:
    def draw(pen: Pen) -> None:
        """A sheet with a folded corner; the number is cut out of it."""
        pen.poly((9, 3), (43, 3), (55, 15), (55, 61), (9, 61))
        pen.poly((43, 3), (43, 15), (55, 15), width=2.6, cut=True)
        if number:
            pen.number(number, 32, 54, 46, cut=True)

    return draw


ICONS["minimum"] = _minimum_badge("")
for _n in range(1, 10):
    ICONS[f"min{_n}"] = _minimum_badge(str(_n))


@icon("lightning")
def lightning(pen: Pen) -> None:
    pen.poly((40, 1), (10, 38), (27, 38), (21, 63), (54, 23), (36, 23))


def _skull(pen: Pen, x: float, y: float, k: float) -> None:
    """A skull centred on (x, y), about 40 wide at k = 1."""
    pen.oval(x, y, 20 * k, 17 * k)
    pen.rect(x - 11 * k, y + 8 * k, 22 * k, 16 * k, 3 * k)
    for side in (-1, 1):
        pen.oval(x + side * 8 * k, y, 6 * k, 6.6 * k, cut=True)
    pen.poly((x, y + 6 * k), (x - 3.4 * k, y + 12 * k), (x + 3.4 * k, y + 12 * k), cut=True)
    for tooth in (-4, 4):
        pen.line((x + tooth * k, y + 17 * k), (x + tooth * k, y + 25 * k), width=2.4 * k, cut=True)


@icon("skeleton-key")
def skeleton_key(pen: Pen) -> None:
    pen.rect(28, 24, 34, 8, 2)
    pen.rect(44, 29, 6.5, 15, 1)
    pen.rect(54.5, 29, 6.5, 11, 1)
    _skull(pen, 18, 26, 0.88)


@icon("skeleton-lock")
def skeleton_lock(pen: Pen) -> None:
    pen.arc(32, 18, 12, 180, 360, 6.6)
    pen.line((20, 18), (20, 26), width=6.6)
    pen.line((44, 18), (44, 26), width=6.6)
    _skull(pen, 32, 37, 1.06)


@icon("formula-left")
def formula_left(pen: Pen) -> None:
    with pen.clipped(0, 0, 33, 64):
        pen.inset(formula, 0, 0, 1)
    pen.line((32, 3), (36, 15), (28, 27), (36, 39), (28, 51), (33, 61), width=3.6)


@icon("formula-right")
def formula_right(pen: Pen) -> None:
    with pen.clipped(31, 0, 33, 64):
        pen.inset(formula, 0, 0, 1)
    pen.line((32, 3), (36, 15), (28, 27), (36, 39), (28, 51), (33, 61), width=3.6)


@icon("darkness")
def darkness(pen: Pen) -> None:
    """A thin moon and a star."""
    pen.circle(29, 33, 28)
    pen.circle(42, 24, 23, cut=True)
    pen.poly(*(polar(46, 22, 13 if i % 2 == 0 else 4.6, 45 * i) for i in range(8)))


@icon("equipment")
def equipment(pen: Pen) -> None:
    """A briefcase with a plus on it."""
    pen.inset(briefcase, 0, -2, 0.86)
    pen.badge(47, 46, 15)
    pen.line((47, 38), (47, 54), width=5, cut=True)
    pen.line((39, 46), (55, 46), width=5, cut=True)


@icon("bound")
def bound(pen: Pen) -> None:
    """Two links of a chain: it cannot be discarded."""
    pen.oval(20, 32, 15, 12, width=7.5)
    pen.oval(44, 32, 15, 12, width=7.5)


@icon("purple")
def purple(pen: Pen) -> None:
    """Three dots, the sign of the purple techniques that needs no colour."""
    for angle in (-90, 30, 150):
        pen.circle(*polar(32, 35, 17, angle), 11)
