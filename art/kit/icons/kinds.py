"""Icons of what a card is: clue types, techniques, kinds of cards, the two marks."""

from __future__ import annotations

from art.kit.icons.pen import Pen, icon, polar


@icon("person")
def person(pen: Pen) -> None:
    pen.poly(
        (8, 60), (11, 48), (24, 42), (26, 36), (38, 36), (40, 42), (53, 48), (56, 60), tension=0.35
    )
    pen.oval(32, 29, 10, 12)
    brim = [(12, 24), (20, 20.5), (22, 9), (28, 6), (32, 8.5), (36, 6), (42, 9), (44, 20.5)]
    pen.poly(*brim, (52, 24), (42, 26.5), (22, 26.5), tension=0.25)
    pen.line((21, 19), (43, 19), width=2, cut=True)
    pen.poly((29, 44), (35, 44), (33, 50), (36, 60), (28, 60), (31, 50), cut=True)


@icon("threat")
def threat(pen: Pen) -> None:
    """A dagger, and drops."""
    pen.poly((32, 62), (26, 40), (26, 24), (38, 24), (38, 40))
    pen.line((32, 28), (32, 48), width=2.2, cut=True)
    pen.rect(15, 18, 34, 7, 3)
    pen.rect(28, 5, 8, 15, 2)
    pen.circle(32, 5.5, 5)
    for x, y, r in ((13, 44, 5), (51, 49, 6)):
        pen.poly((x, y - r * 2), (x + r, y), (x, y + r), (x - r, y), tension=0.8)


@icon("artifact")
def artifact(pen: Pen) -> None:
    """A star with an eye."""
    pen.poly(*(polar(32, 34, 30 if i % 2 == 0 else 14, 36 * i - 90) for i in range(10)))
    pen.poly((18, 34), (32, 25), (46, 34), (32, 43), tension=0.8, cut=True)
    pen.circle(32, 34, 5.5)


@icon("evidence")
def evidence(pen: Pen) -> None:
    """A magnifying glass over a fingerprint."""
    pen.circle(27, 26, 22)
    pen.circle(27, 26, 16, cut=True)
    pen.line((43, 42), (56, 56), width=10)
    for radius in (4, 10):
        pen.arc(27, 29, radius, 190, 350, 3.4)
    pen.line((23, 31), (23, 36), width=3)
    pen.line((31, 31), (31, 36), width=3)


@icon("location")
def location(pen: Pen) -> None:
    """The gambrel house."""
    pen.poly((9, 60), (9, 34), (16, 19), (32, 6), (48, 19), (55, 34), (55, 60))
    pen.rect(43, 4, 8, 18)
    pen.rect(26, 43, 12, 17, cut=True)
    for x in (14, 42):
        pen.rect(x, 38, 8, 10, cut=True)
    pen.rect(26, 20, 12, 12, cut=True)


@icon("monster")
def monster(pen: Pen) -> None:
    """One eye, and tentacles."""
    pen.oval(32, 24, 21, 19)
    for x, side in ((15, -1), (26, -1), (38, 1), (49, 1)):
        curl = [(x, 34), (x + side * 3, 44), (x - side * 4, 51), (x + side * 4, 60)]
        pen.line(*curl, width=6.4, tension=0.9)
    pen.poly((15, 24), (32, 11), (49, 24), (32, 36), tension=0.8, cut=True)
    pen.circle(32, 24, 8.5)
    pen.oval(32, 24, 2.2, 6, cut=True)


@icon("formula")
def formula(pen: Pen) -> None:
    """A triangle in a circle, with a point in it."""
    pen.circle(32, 32, 27, width=5)
    pen.poly((32, 9), (52, 44), (12, 44), width=4.6)
    pen.circle(32, 33, 6.5)
    pen.line((32, 44), (32, 58), width=4.6)


@icon("collection")
def collection(pen: Pen) -> None:
    """A gloved hand that takes."""
    pen.rect(17, 3, 26, 9, 2)
    pen.poly((19, 14), (41, 14), (44, 26), (43, 36), (17, 36), (15, 26), tension=0.2)
    for x, tip, width in ((20, 52, 6.6), (27, 57, 6.8), (34, 56, 6.8), (40.5, 50, 6.4)):
        pen.line((x, 32), (x, tip), width=width)
    pen.line((44, 24), (52, 32), (53, 40), width=6.8, tension=0.6)
    for x in (23.6, 30.5, 37.3):
        pen.line((x, 36), (x, 46), width=2, cut=True)


@icon("surveillance")
def surveillance(pen: Pen) -> None:
    """An open eye with lashes."""
    lids = [(3, 34), (14, 22), (32, 15), (50, 22), (61, 34), (50, 46), (32, 53), (14, 46)]
    pen.poly(*lids, tension=0.55)
    pen.circle(32, 34, 13.5, cut=True)
    pen.circle(32, 34, 9)
    pen.circle(35.5, 30.5, 3, cut=True)
    for angle in (-125, -90, -55):
        pen.line(polar(32, 34, 24, angle), polar(32, 34, 31, angle), width=4)


@icon("interview")
def interview(pen: Pen) -> None:
    """Two balloons of speech."""
    pen.poly((58, 24), (61, 27), (61, 48), (56, 50), (56, 60), (45, 50), (30, 50), (30, 24))
    pen.poly(
        (6, 7), (46, 7), (49, 10), (49, 35), (46, 38), (26, 38), (14, 51), (15, 38), (6, 38),
        (3, 35), (3, 10), width=6, cut=True,
    )  # fmt: skip
    pen.poly(
        (6, 7), (46, 7), (49, 10), (49, 35), (46, 38), (26, 38), (14, 51), (15, 38), (6, 38),
        (3, 35), (3, 10),
    )  # fmt: skip
    for y, end in ((15, 42), (23, 42), (31, 30)):
        pen.line((11, y), (end, y), width=3.6, cut=True)


@icon("research")
def research(pen: Pen) -> None:
    """An open book."""
    left = [(32, 16), (20, 10), (4, 11), (4, 51), (20, 50)]
    pen.poly(*left, (32, 56), *((64 - x, y) for x, y in left[:0:-1]))
    pen.line((32, 18), (32, 53), width=3.2, cut=True)
    for y in (21, 30, 39):
        for side in (-1, 1):
            text = [(32 + side * 21, y - 1), (32 + side * 13, y - 1.5), (32 + side * 6, y + 2)]
            pen.line(*text, width=3, cut=True, tension=0.6)


@icon("any")
def any_technique(pen: Pen) -> None:
    """A compass rose: every direction."""
    for angle in range(0, 180, 45):
        reach = 30 if angle % 90 == 0 else 22
        pen.poly(
            polar(32, 32, reach, angle),
            polar(32, 32, 6.5, angle + 90),
            polar(32, 32, reach, angle + 180),
            polar(32, 32, 6.5, angle - 90),
        )
    pen.circle(32, 32, 10.5)
    pen.circle(32, 32, 4.6, cut=True)


@icon("victim")
def victim(pen: Pen) -> None:
    """A coffin with a cross."""
    pen.poly((22, 1), (42, 1), (54, 20), (43, 63), (21, 63), (10, 20))
    pen.line((32, 11), (32, 46), width=6.4, cut=True)
    pen.line((22, 22), (42, 22), width=6.4, cut=True)


@icon("storm-card")
def storm_card(pen: Pen) -> None:
    """A cloud, a bolt and rain."""
    for x, y, r in ((19, 24, 13), (34, 17, 15), (48, 26, 11)):
        pen.circle(x, y, r)
    pen.rect(7, 24, 51, 13, 6)
    bolt = [(33, 30), (20, 49), (29, 49), (24, 63), (45, 43), (34, 43), (41, 30)]
    pen.poly(*bolt, width=4.5, cut=True)
    pen.poly(*bolt)
    pen.line((12, 43), (8, 53), width=4.4)
    pen.line((55, 43), (51, 53), width=4.4)


@icon("menace")
def menace(pen: Pen) -> None:
    """The three-lobed burning eye."""
    for k in range(12):
        pen.line(polar(32, 33, 24, 30 * k), polar(32, 33, 30, 30 * k), width=3.8)
    lobes = [polar(32, 33, 9, angle) for angle in (-90, 30, 150)]
    for x, y in lobes:
        pen.circle(x, y, 11)
    for x, y in lobes:
        pen.circle(x, y, 4.6, cut=True)


@icon("case")
def case(pen: Pen) -> None:
    """A file, with a label."""
    pen.poly((4, 12), (25, 12), (30, 19), (60, 19), (60, 56), (4, 56))
    pen.line((9, 27), (55, 27), width=2.6, cut=True)
    pen.rect(16, 35, 32, 12, 1, cut=True)
    pen.rect(21, 39, 22, 4)


@icon("objective")
def objective(pen: Pen) -> None:
    """A target."""
    pen.circle(32, 32, 27, width=6)
    pen.circle(32, 32, 15, width=6)
    pen.circle(32, 32, 5)


@icon("contact")
def contact(pen: Pen) -> None:
    """A desk telephone."""
    pen.poly((20, 26), (44, 26), (58, 60), (6, 60), tension=0.12)
    pen.circle(32, 43, 11, cut=True)
    pen.circle(32, 43, 5.5)
    pen.line((6, 22), (10, 13), (22, 7), (42, 7), (54, 13), (58, 22), width=9.5, tension=0.6)
    for x in (3, 47):
        pen.rect(x, 18, 14, 10, 4)
    pen.rect(22, 16, 20, 8)


@icon("briefcase")
def briefcase(pen: Pen) -> None:
    pen.rect(21, 9, 22, 16, 4, width=6)
    pen.rect(4, 19, 56, 39, 5)
    pen.line((4, 38), (60, 38), width=3.2, cut=True)
    pen.rect(25, 32, 14, 12, 2, cut=True)
    pen.rect(28, 34, 8, 8, 1)


@icon("time-mark")
def time_mark(pen: Pen) -> None:
    """An hourglass."""
    pen.rect(9, 2, 46, 8, 2)
    pen.rect(9, 54, 46, 8, 2)
    glass = [(15, 10), (49, 10), (47, 22), (36, 32), (47, 42), (49, 54), (15, 54)]
    pen.poly(*glass, (17, 42), (28, 32), (17, 22), tension=0.25)
    pen.poly((21, 13), (43, 13), (42, 19), (22, 19), tension=0.2, cut=True)
    pen.poly((21, 50), (32, 38), (43, 50), cut=True)


@icon("stability-mark")
def stability_mark(pen: Pen) -> None:
    """A head in profile with a crack through it."""
    profile = [(20, 62), (21, 48), (12, 40), (8, 27), (15, 12), (31, 4), (46, 9), (54, 23)]
    profile += [(53, 28), (59, 38), (54, 41), (54, 48), (50, 54), (42, 54), (42, 62)]
    pen.poly(*profile, tension=0.45)
    crack = [(30, 1), (25, 14), (33, 21), (25, 30), (32, 38), (28, 49)]
    pen.poly(*crack, (41, 36), (34, 29), (42, 19), (34, 13), (38, 2), cut=True)


@icon("discard-pile")
def discard_pile(pen: Pen) -> None:
    """Cards thrown down anyhow."""
    for angle in (-24, 14):
        with pen.turned(angle, 32, 34):
            pen.rect(16, 8, 32, 48, 4)
    with pen.turned(-4, 32, 34):
        pen.rect(17, 10, 30, 46, 4, width=4, cut=True)
        pen.rect(17, 10, 30, 46, 4)
        pen.line((25, 25), (39, 39), width=5.5, cut=True)
        pen.line((39, 25), (25, 39), width=5.5, cut=True)


@icon("must")
def must(pen: Pen) -> None:
    """The square of an effect that has to happen."""
    pen.rect(5, 5, 54, 54, 3)


@icon("may")
def may(pen: Pen) -> None:
    """The octagon of an effect that may be left."""
    pen.poly((20, 3), (44, 3), (61, 20), (61, 44), (44, 61), (20, 61), (3, 44), (3, 20))
