"""Icons of effects and of the icons on case and menace cards."""

from __future__ import annotations

from art.kit.icons.attributes import darkness, key, lock
from art.kit.icons.kinds import case, discard_pile, stability_mark, time_mark
from art.kit.icons.pen import Pen, icon, polar

UP, DOWN, LEFT, RIGHT = -90, 90, 180, 0


def _leads(pen: Pen, y: float) -> None:
    """A row of three cards; the first is the outlined one."""
    pen.card(2, y, 18, 24, full=False)
    pen.card(23, y, 18, 24, full=True)
    pen.card(44, y, 18, 24, full=True)


def _question(pen: Pen, x: float, y: float, k: float, *, cut: bool = True) -> None:
    hook = [(-5, -5), (-3, -8.5), (3, -8.5), (5, -4.5), (0.5, 0), (0, 3)]
    pen.line(*((x + px * k, y + py * k) for px, py in hook), width=4 * k, cut=cut, tension=0.7)
    pen.circle(x, y + 8.6 * k, 2.5 * k, cut=cut)


def _glass(pen: Pen, x: float, y: float) -> None:
    """A magnifying glass over what is drawn."""
    pen.circle(x, y, 17, cut=True)
    pen.line((x + 10, y + 10), (x + 18, y + 18), width=11, cut=True)
    pen.circle(x, y, 14)
    pen.circle(x, y, 8, cut=True)
    pen.line((x + 11, y + 11), (x + 18, y + 18), width=7.5)


def _hand_of_cards(pen: Pen, x: float, y: float, k: float) -> None:
    """Three cards fanned from (x, y)."""
    for angle in (-26, 26, 0):
        with pen.turned(angle, x, y):
            pen.rect(x - 10 * k, y - 40 * k, 20 * k, 32 * k, 3, width=3.2, cut=True)
            pen.rect(x - 10 * k, y - 40 * k, 20 * k, 32 * k, 3)
            if angle:
                pen.rect(x - 6 * k, y - 36 * k, 12 * k, 24 * k, 1, cut=True)


@icon("leads")
def leads(pen: Pen) -> None:
    """Take a card from the leads."""
    _leads(pen, 37)
    pen.arrow(32, 17, 31, UP, 9)


@icon("discard-leads")
def discard_leads(pen: Pen) -> None:
    """Discard a card from the leads."""
    _leads(pen, 3)
    pen.arrow(32, 47, 31, DOWN, 9)


@icon("discard")
def discard(pen: Pen) -> None:
    """Take a card from the discard pile."""
    pen.inset(discard_pile, -7, 14, 0.78)
    pen.arrow(51, 18, 32, UP, 9)


@icon("closed")
def closed(pen: Pen) -> None:
    """Take a card from the closed cases."""
    pen.poly((4, 28), (21, 28), (26, 34), (60, 34), (60, 62), (4, 62))
    pen.line((15, 48), (25, 55), (45, 42), width=5, cut=True)
    pen.arrow(43, 15, 27, UP, 9)


@icon("stability")
def stability(pen: Pen) -> None:
    """Take a card from the Stability area."""
    pen.inset(stability_mark, 0, 18, 0.72)
    pen.arrow(52, 17, 30, UP, 9)


@icon("time")
def time(pen: Pen) -> None:
    """Take a card from the Time area."""
    pen.inset(time_mark, -3, 18, 0.72)
    pen.arrow(51, 17, 30, UP, 9)


@icon("penalty")
def penalty(pen: Pen) -> None:
    """Take a card from either penalty area."""
    pen.inset(time_mark, -3, 30, 0.53)
    pen.inset(stability_mark, 29, 30, 0.54)
    pen.arrow(31, 14, 26, UP, 9)


@icon("search")
def search(pen: Pen) -> None:
    """Search the draw stack."""
    pen.rect(11, 3, 30, 42, 3)
    pen.rect(4, 9, 32, 44, 3, width=3.4, cut=True)
    pen.rect(4, 9, 30, 44, 3)
    _glass(pen, 41, 40)


@icon("shuffle")
def shuffle(pen: Pen) -> None:
    """Shuffle the discard pile into the draw stack."""
    pen.line((4, 46), (15, 46), (39, 18), (49, 18), width=7, tension=0.5)
    pen.line((15, 18), (39, 46), width=12, cut=True)
    pen.line((4, 18), (15, 18), (39, 46), (49, 46), width=7, tension=0.5)
    pen.poly((46, 6), (62, 18), (46, 30))
    pen.poly((46, 34), (62, 46), (46, 58))


@icon("exchange")
def exchange(pen: Pen) -> None:
    """Exchange two cards."""
    pen.card(4, 4, 22, 30, full=True)
    pen.card(38, 30, 22, 30)
    pen.line((34, 9), (46, 11), (51, 20), width=5, tension=0.7)
    pen.poly((43, 17), (60, 17), (51.5, 28))
    pen.line((30, 55), (18, 53), (13, 46), width=5, tension=0.7)
    pen.poly((4, 47), (21, 47), (12.5, 37))


@icon("storm")
def storm(pen: Pen) -> None:
    """Reveal the first Storm."""
    pen.rect(3, 8, 38, 53, 4)
    pen.poly((26, 13), (9, 36), (19, 36), (15, 56), (35, 29), (24, 29), cut=True)
    pen.arrow(53, 22, 36, UP, 8)


@icon("menace-draw")
def menace_draw(pen: Pen) -> None:
    """Draw a Menace."""
    pen.rect(3, 8, 38, 53, 4)
    for angle in (-90, 30, 150):
        pen.circle(*polar(22, 36, 8.6, angle), 8, cut=True)
    for angle in (-90, 30, 150):
        pen.circle(*polar(22, 36, 8.2, angle), 3.4)
    pen.arrow(53, 22, 36, UP, 8)


@icon("menace-search")
def menace_search(pen: Pen) -> None:
    """Search the Menaces."""
    pen.rect(3, 3, 36, 51, 4)
    for angle in (-90, 30, 150):
        pen.circle(*polar(20, 25, 8.6, angle), 8, cut=True)
    for angle in (-90, 30, 150):
        pen.circle(*polar(20, 25, 8.2, angle), 3.4)
    _glass(pen, 43, 42)


@icon("discard-hand")
def discard_hand(pen: Pen) -> None:
    """Discard a card from the hand: the fan over an arrow that points down, away from it."""
    _hand_of_cards(pen, 28, 49, 1.15)
    pen.line((50, 26), (50, 60), width=22, cut=True)
    pen.poly((36, 44), (64, 44), (50, 66), width=5, cut=True)
    pen.arrow(50, 43, 42, DOWN, 11)


@icon("check")
def check(pen: Pen) -> None:
    """Make a Stability check."""
    pen.inset(stability_mark, -3, -2, 0.88)
    pen.badge(47, 47, 15)
    _question(pen, 47, 46, 1.05)


@icon("prevent")
def prevent(pen: Pen) -> None:
    """Prevent an effect: a shield with a bar."""
    shield = [(32, 2), (57, 9), (55, 33), (46, 50), (32, 62), (18, 50), (9, 33), (7, 9)]
    pen.poly(*shield)
    pen.line((20, 18), (44, 42), width=6, cut=True)
    pen.line((44, 18), (20, 42), width=6, cut=True)


@icon("close")
def close(pen: Pen) -> None:
    """Close a case: a file with a tick."""
    pen.poly((4, 12), (25, 12), (30, 19), (60, 19), (60, 56), (4, 56))
    pen.line((18, 37), (28, 47), (47, 28), width=7, cut=True)


@icon("use-key")
def use_key(pen: Pen) -> None:
    """Play a locked clue from the hand without its key."""
    pen.rect(3, 4, 32, 44, 4)
    pen.rect(8, 9, 22, 34, 2, cut=True)
    pen.inset(lock, 10, 14, 0.28)
    pen.line((26, 52), (60, 52), width=15, cut=True)
    pen.inset(key, 17, 32, 0.72)


@icon("open-lock")
def open_lock(pen: Pen) -> None:
    """Play any locked clue: the shackle swings open."""
    with pen.turned(24, 45, 30):
        pen.arc(32, 21, 13, 180, 360, 7)
        pen.line((19, 21), (19, 26), width=7)
        pen.line((45, 21), (45, 34), width=7)
    pen.rect(9, 32, 46, 30, 4)
    pen.circle(32, 43, 5.4, cut=True)
    pen.poly((29, 45), (35, 45), (37.5, 56), (26.5, 56), cut=True)


@icon("flip")
def flip(pen: Pen) -> None:
    """Turn the card over."""
    pen.poly((6, 12), (28, 4), (28, 60), (6, 52))
    pen.rect(36, 8, 4, 9)
    pen.rect(36, 27, 4, 9)
    pen.rect(36, 46, 4, 9)
    for y in (8, 52):
        pen.rect(44, y, 8, 4)
    pen.rect(56, 8, 4, 9)
    pen.rect(56, 27, 4, 9)
    pen.rect(56, 46, 4, 9)


@icon("to-hand")
def to_hand(pen: Pen) -> None:
    """Put the card into the hand: the fan, and one more."""
    _hand_of_cards(pen, 28, 57, 1.25)
    pen.badge(48, 48, 15)
    pen.line((48, 40), (48, 56), width=5.4, cut=True)
    pen.line((40, 48), (56, 48), width=5.4, cut=True)


@icon("access")
def access(pen: Pen) -> None:
    """Open another case: a file with an arrow into it."""
    pen.inset(case, 4, 14, 0.9)
    pen.rect(10, 36, 50, 26, cut=True)
    pen.rect(8, 30, 54, 34, 3)
    pen.arrow(30, 19, 36, DOWN, 16)
    pen.line((19, 47), (50, 47), width=4, cut=True)


@icon("remove-menaces")
def remove_menaces(pen: Pen) -> None:
    """Remove the Menaces: the eye, and a cross."""
    for angle in (-90, 30, 150):
        pen.circle(*polar(25, 26, 12, angle), 13.5)
    for angle in (-90, 30, 150):
        pen.circle(*polar(25, 26, 12, angle), 5.6, cut=True)
    pen.badge(47, 47, 16)
    pen.line((41, 41), (53, 53), width=5.4, cut=True)
    pen.line((53, 41), (41, 53), width=5.4, cut=True)


@icon("reshuffle-all")
def reshuffle_all(pen: Pen) -> None:
    """Shuffle everything together again: a ring of two arrows round a card."""
    pen.rect(24, 20, 16, 24, 2)
    pen.arc(32, 32, 25, 195, 318, 7)
    pen.arc(32, 32, 25, 15, 138, 7)
    for angle in (325, 145):
        x, y = polar(32, 32, 25, angle)
        with pen.turned(angle + 90, x, y):
            pen.poly((x - 4, y - 11), (x + 13, y), (x - 4, y + 11))


@icon("darkness-time")
def darkness_time(pen: Pen) -> None:
    """Darkness counts as time."""
    pen.inset(darkness, -2, 0, 0.8)
    pen.badge(47, 45, 17)
    pen.canvas.save()
    pen.canvas.translate(37, 35)
    pen.canvas.scale(0.31, 0.31)
    pen.poly((8, 2), (56, 2), (38, 32), (56, 62), (8, 62), (26, 32), cut=True)
    pen.canvas.restore()


@icon("darkness-gains")
def darkness_gains(pen: Pen) -> None:
    """Darkness gains an effect."""
    pen.inset(darkness, -2, 0, 0.8)
    pen.badge(47, 45, 17)
    pen.line((47, 36), (47, 54), width=5.4, cut=True)
    pen.line((38, 45), (56, 45), width=5.4, cut=True)


@icon("hand-limit")
def hand_limit(pen: Pen) -> None:
    """The limit of the hand changes: the fan under a bar."""
    pen.rect(8, 3, 48, 7, 2)
    _hand_of_cards(pen, 32, 68, 1.12)


@icon("time-limit")
def time_limit(pen: Pen) -> None:
    """The limit of time changes: the hourglass under a bar."""
    pen.rect(4, 3, 56, 7, 2)
    pen.inset(time_mark, 8, 15, 0.75)
