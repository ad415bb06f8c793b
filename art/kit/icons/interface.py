"""Icons of the buttons and labels around the table."""

from __future__ import annotations

from art.kit.icons.attributes import lock
from art.kit.icons.kinds import case, research, surveillance
from art.kit.icons.pen import ICONS, Pen, icon


def _back_arrow(pen: Pen) -> None:
    pen.line((24, 52), (40, 52), (54, 38), (40, 24), (18, 24), width=7.5, tension=0.6)
    pen.poly((4, 24), (25, 6), (25, 42))


@icon("undo")
def undo(pen: Pen) -> None:
    _back_arrow(pen)


@icon("redo")
def redo(pen: Pen) -> None:
    pen.canvas.save()
    pen.canvas.translate(64, 0)
    pen.canvas.scale(-1, 1)
    _back_arrow(pen)
    pen.canvas.restore()


@icon("log")
def log(pen: Pen) -> None:
    """Lines with a bullet each."""
    for y in (13, 32, 51):
        pen.circle(9, y, 6)
        pen.line((24, y), (58, y), width=7.5)


@icon("plan")
def plan(pen: Pen) -> None:
    """A way from a ring to a cross."""
    pen.circle(13, 50, 8, width=6)
    route = [(22, 50), (38, 48), (34, 32), (22, 24), (32, 13)]
    for start, end in zip(route, route[1:], strict=False):
        pen.line(start, end, width=5.4)
    for end in ((42, 4), (60, 4)):
        pen.line((51, 13), end, width=6.4)
        pen.line((51, 13), (102 - end[0], 22), width=6.4)


@icon("hint")
def hint(pen: Pen) -> None:
    """A light bulb."""
    bulb = [(22, 44), (21, 36), (11, 26), (14, 9), (32, 2), (50, 9), (53, 26), (43, 36), (42, 44)]
    pen.poly(*bulb, tension=0.6)
    pen.rect(22, 47, 20, 6, 2)
    pen.rect(25, 56, 14, 6, 3)
    pen.line((25, 22), (32, 30), (39, 22), width=3.8, cut=True)
    pen.line((32, 30), (32, 42), width=3.8, cut=True)


@icon("settings")
def settings(pen: Pen) -> None:
    """A cog."""
    for k in range(8):
        with pen.turned(45 * k):
            pen.poly((25, 14), (27, 2), (37, 2), (39, 14))
    pen.circle(32, 32, 22)
    pen.circle(32, 32, 9, cut=True)


@icon("menu")
def menu(pen: Pen) -> None:
    for y in (13, 32, 51):
        pen.line((8, y), (56, y), width=8.5)


@icon("tick")
def tick(pen: Pen) -> None:
    pen.line((8, 34), (24, 51), (56, 13), width=10.5)


@icon("cross")
def cross(pen: Pen) -> None:
    pen.line((12, 12), (52, 52), width=10.5)
    pen.line((52, 12), (12, 52), width=10.5)


@icon("info")
def info(pen: Pen) -> None:
    pen.circle(32, 32, 30)
    pen.circle(32, 16, 5.5, cut=True)
    pen.line((32, 29), (32, 49), width=8.5, cut=True)


@icon("warning")
def warning(pen: Pen) -> None:
    pen.poly((32, 6), (60, 56), (4, 56), width=6)
    pen.poly((32, 6), (60, 56), (4, 56))
    pen.line((32, 23), (32, 38), width=7, cut=True)
    pen.circle(32, 49, 4.4, cut=True)


@icon("left")
def left(pen: Pen) -> None:
    pen.line((42, 8), (18, 32), (42, 56), width=10.5)


@icon("right")
def right(pen: Pen) -> None:
    pen.line((22, 8), (46, 32), (22, 56), width=10.5)


@icon("arrow-right")
def arrow_right(pen: Pen) -> None:
    pen.arrow(32, 32, 58, 0, 14)


@icon("play")
def play(pen: Pen) -> None:
    pen.poly((14, 6), (56, 32), (14, 58))


@icon("pause")
def pause(pen: Pen) -> None:
    pen.rect(12, 7, 14, 50, 2)
    pen.rect(38, 7, 14, 50, 2)


@icon("fullscreen")
def fullscreen(pen: Pen) -> None:
    for x, y, dx, dy in ((7, 7, 1, 1), (57, 7, -1, 1), (7, 57, 1, -1), (57, 57, -1, -1)):
        pen.line((x + 15 * dx, y), (x, y), (x, y + 15 * dy), width=8)


def _speaker(pen: Pen) -> None:
    pen.poly((3, 23), (15, 23), (31, 9), (31, 55), (15, 41), (3, 41))


@icon("sound")
def sound(pen: Pen) -> None:
    _speaker(pen)
    pen.arc(30, 32, 13, -45, 45, 6)
    pen.arc(30, 32, 26, -45, 45, 6)


@icon("mute")
def mute(pen: Pen) -> None:
    _speaker(pen)
    pen.line((42, 23), (59, 41), width=7)
    pen.line((59, 23), (42, 41), width=7)


@icon("copy")
def copy(pen: Pen) -> None:
    """Two sheets, one over the other."""
    pen.rect(6, 4, 36, 42, 3)
    pen.rect(18, 16, 40, 46, 4, cut=True)
    pen.rect(21, 19, 36, 42, 3)
    for y in (32, 42, 51):
        pen.line((29, y), (49, y), width=3.4, cut=True)


@icon("paste")
def paste(pen: Pen) -> None:
    """A clipboard."""
    pen.rect(8, 8, 48, 54, 4)
    pen.rect(15, 17, 34, 38, 1, cut=True)
    pen.rect(21, 2, 22, 13, 3, cut=True)
    pen.rect(23, 2, 18, 11, 3)
    pen.arrow(32, 36, 30, 90, 8)


@icon("dice")
def dice(pen: Pen) -> None:
    """A die, on one corner."""
    with pen.turned(12):
        pen.rect(8, 8, 48, 48, 8)
        for x, y in ((19, 19), (45, 19), (32, 32), (19, 45), (45, 45)):
            pen.circle(x, y, 5.2, cut=True)


@icon("calendar")
def calendar(pen: Pen) -> None:
    pen.rect(5, 10, 54, 51, 4)
    pen.rect(11, 26, 42, 29, cut=True)
    for x in (19, 45):
        pen.line((x, 4), (x, 15), width=10, cut=True)
        pen.line((x, 4), (x, 14), width=5.5)
    for x, y in ((16, 30), (28, 30), (40, 30), (16, 43), (28, 43)):
        pen.rect(x, y, 8, 8)


@icon("stats")
def stats(pen: Pen) -> None:
    for x, top in ((7, 36), (21, 22), (35, 29), (49, 8)):
        pen.rect(x, top, 10, 48 - top)
    pen.rect(3, 52, 58, 7, 2)


@icon("pin")
def pin(pen: Pen) -> None:
    """A drawing pin, seen from the side."""
    with pen.turned(35):
        pen.rect(18, 2, 28, 9, 4)
        pen.poly((23, 9), (41, 9), (43, 26), (21, 26))
        pen.rect(13, 25, 38, 9, 4)
        pen.poly((29, 34), (35, 34), (32, 64))


@icon("draw-stack")
def draw_stack(pen: Pen) -> None:
    """Cards stacked neatly, face down."""
    for shift in (14, 7, 0):
        pen.rect(7 + shift, 17 - shift, 36, 44, 4, width=4, cut=True)
        pen.rect(7 + shift, 17 - shift, 36, 44, 4)
    pen.poly((25, 26), (36, 39), (25, 52), (14, 39), cut=True)


@icon("hand")
def hand(pen: Pen) -> None:
    """Three cards held as a fan."""
    for angle in (-28, 28, 0):
        with pen.turned(angle, 32, 66):
            pen.rect(20, 10, 24, 40, 3, width=4, cut=True)
            pen.rect(20, 10, 24, 40, 3)
            if angle:
                pen.rect(25, 15, 14, 30, 1, cut=True)


ICONS["folder"] = case
ICONS["book"] = research
ICONS["eye"] = surveillance
ICONS["lock-closed"] = lock


@icon("search-glass")
def search_glass(pen: Pen) -> None:
    pen.circle(26, 26, 18, width=8.5)
    pen.line((41, 41), (56, 56), width=11)
