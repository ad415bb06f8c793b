"""Measure the table, and place what lies on the desk: leads row, cards in force, open cases.

All measures come from the size of window and text. An open case is a row: its header, its cards,
and the slot at its open end.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

import pygame

from arkham.scenes.cards.faces import Detail
from arkham.scenes.draw.theme import HIT, Scale

MARGIN = GUTTER = 16
_INSPECTOR_SHARE = 0.4515  # of the window's height: the card is always at least 45 %
_LEAST_CENTRE = 980  # units; in windows taller than wide the inspector gives way to the play
ASPECT = 1.4
TOOLS = ("undo", "redo", "hint", "evidence", "plan", "log", "rules", "settings", "menu")
_LEAST_BUTTON = 60  # units of height of an action
_ABOVE_BOTTOM = 7  # units between the lines, or the tape, and the lower edge of the table


@dataclass(frozen=True, slots=True)
class TableShape:
    """What lies on a table, as counts; the layout depends on nothing else.

    `lines` are the cards of each open case, the first included. `in_force` are the cards in
    the strip. `extras` names further stacks in the left rail. `bag` is the number of cards in it;
    None means the case has one helper, a card with `helper_sides` bars. `goals` are the letters
    each goal asks for; without any the jigsaw is shown.
    `tools` names the buttons below the inspector, `tape` says whether one lies below the lines.
    """

    lines: tuple[int, ...] = (1, 1)
    hand: int = 3
    leads: int = 5
    types: int = 6
    in_force: int = 0
    goals: tuple[int, ...] = ()
    extras: tuple[str, ...] = ()
    helper_sides: int = 2
    bag: int | None = None
    tools: tuple[str, ...] = TOOLS
    tape: bool = False

    def only(self, *counts: str) -> TableShape:
        """Return a shape that, of all that comes and goes in a game, knows only these counts."""
        gone = {name: value for name, value in _NOTHING.items() if name not in counts}
        return replace(self, **gone)

    @property
    def named_cases(self) -> bool:
        """Say whether lines begin with Case cards, which have a number and a title."""
        return "cases" in self.extras


_NOTHING: dict[str, Any] = {"lines": (), "hand": 0, "in_force": 0, "bag": None}


def edges(x: float, y: float, w: float, h: float) -> pygame.Rect:
    """Return a rectangle in whole pixels; neighbours that touch never overlap by rounding."""
    left, top = round(x), round(y)
    return pygame.Rect(left, top, max(0, round(x + w) - left), max(0, round(y + h) - top))


@dataclass(frozen=True, slots=True, eq=False)
class Grid:
    """The measures every part of the table shares, in pixels; the same ones are one object."""

    window: tuple[int, int]
    scale: Scale
    left: pygame.Rect
    right: pygame.Rect
    x: float  # left end and width of the centre
    width: float
    card: tuple[int, int]
    first: tuple[int, int]
    leads_top: float
    leads_height: float
    strip_height: float
    tape_height: float
    bottom_top: float
    bottom_height: float
    prompt_height: float  # of the slip over the actions
    heading: float  # of the words over a row of actions
    above_hand: float  # where the hand is counted; its cards rise into it

    def u(self, units: float) -> float:
        return units * self.scale.s

    def f(self, size: float) -> float:
        """Return a length that follows the text size."""
        return size * self.scale.s * self.scale.t

    @property
    def lines_top(self) -> float:
        strip = self.strip_height + self.u(10) if self.strip_height else 0.0
        return self.leads_top + self.leads_height + self.u(14) + strip

    @property
    def lines_height(self) -> float:
        return self.tape_top - self.u(_ABOVE_BOTTOM) - self.lines_top

    @property
    def tape_top(self) -> float:
        tape = self.tape_height + self.u(_ABOVE_BOTTOM) if self.tape_height else 0.0
        return self.bottom_top - tape

    @property
    def below_prompt(self) -> float:
        """Return where the actions begin, their first heading included."""
        return self.bottom_top + self.prompt_height + self.u(4)


@lru_cache(maxsize=8)
def make_grid(
    window: tuple[int, int], text_scale: float, with_strip: bool, with_tape: bool = False
) -> Grid:
    """Work out the measures of a table."""
    width, height = window
    scale = Scale.of(window, text_scale)
    t, big = scale.t, scale.big

    def u(units: float) -> float:
        return units * scale.s

    left_width = u(248) * (1 + 0.18 * (t - 1))
    wanted = max(u(376) * (1 + 0.12 * (t - 1)), _INSPECTOR_SHARE * height / ASPECT + u(28))
    room = width - 2 * u(MARGIN) - 2 * u(GUTTER) - left_width - u(_LEAST_CENTRE)
    right_width = min(wanted, max(u(376), room))
    x = u(MARGIN) + left_width + u(GUTTER)
    card_width, first_width = (136, 144) if big else (150, 158)
    card = (round(u(card_width)), round(round(u(card_width)) * ASPECT))
    first = (round(u(first_width)), round(round(u(first_width)) * ASPECT))
    # Large letters need a second row for the answers: the upper heading gives way to it.
    prompt_height = max(u(HIT), u(26) * t) + u(HIT + 8) if big else u(50) * max(1.0, t * 0.9)
    heading, headings = (u(17) * t, 1) if big else (u(24) * t, 2)
    actions = headings * heading + 2 * u(_LEAST_BUTTON) + u(16)
    above_hand = u(20) * t + u(8)
    bottom_height = max(card[1] + above_hand, prompt_height + u(4) + actions)
    bottom_top = height - u(MARGIN) - bottom_height
    return Grid(
        window=window,
        scale=scale,
        left=edges(u(MARGIN), u(MARGIN), left_width, height - 2 * u(MARGIN)),
        right=edges(
            width - u(MARGIN) - right_width, u(MARGIN), right_width, height - 2 * u(MARGIN)
        ),
        x=x,
        width=width - u(MARGIN) - right_width - u(GUTTER) - x,
        card=card,
        first=first,
        leads_top=u(MARGIN),
        leads_height=first[1] + u(38) if big else u(238),
        strip_height=u(44) * (1 + 0.36 * (t - 1)) if with_strip else 0.0,
        tape_height=u(58) * max(1.0, t * 0.9) if with_tape else 0.0,
        bottom_top=bottom_top,
        bottom_height=bottom_height,
        prompt_height=prompt_height,
        heading=heading,
        above_hand=above_hand,
    )


@dataclass(frozen=True, slots=True)
class LeadsLayout:
    """The upper edge of the table."""

    area: pygame.Rect
    cards: tuple[pygame.Rect, ...]  # the First lead, which is larger, and the others
    visible: tuple[pygame.Rect, ...]
    first_tag: pygame.Rect
    label: pygame.Rect | None  # "Leads"; left out where texts are large
    stack: pygame.Rect
    stack_label: pygame.Rect
    odds: tuple[pygame.Rect, pygame.Rect, pygame.Rect]  # stability, time, nothing
    odds_label: pygame.Rect
    discard: pygame.Rect
    discard_label: pygame.Rect
    checked: pygame.Rect  # over the stacks: the cards that the last checks drew
    lamp: tuple[int, int]  # where its light falls


@dataclass(frozen=True, slots=True)
class StripLayout:
    """The strip of cards in force: a word, then one cell each."""

    rect: pygame.Rect
    label: pygame.Rect
    cells: tuple[pygame.Rect, ...]


@lru_cache(maxsize=16)
def place_leads(grid: Grid, shape: TableShape) -> LeadsLayout:
    """Return the leads row; the stacks stand at its right end."""
    u, f, big = grid.u, grid.f, grid.scale.big
    x, y, width, height = grid.x, grid.leads_top, grid.width, grid.leads_height
    bottom = y + height
    first_width, first_height = grid.first
    card_width, card_height = grid.card
    stacks_width = u(392 if big else 398)
    first = pygame.Rect(round(x), round(bottom - first_height - u(2)), first_width, first_height)
    start = x + first_width + u(22)
    others = shape.leads - 1
    room = width - first_width - u(22) - stacks_width - u(14) - card_width
    step = min(card_width + u(10), room / max(1, others - 1))
    top = round(bottom - card_height)
    cards = [first] + [
        pygame.Rect(round(start + i * step), top, card_width, card_height) for i in range(others)
    ]
    visible = [card.copy() for card in cards]
    for strip, following in zip(visible, visible[1:], strict=False):
        strip.width = min(strip.width, following.left - strip.left)
    tag_height = first.top - y + u(12)  # it hangs above the face and covers nothing of it
    # Draw stack, odds and discards share the right end, their labels one line above them.
    left, pile_width = x + width - stacks_width, round(u(104 if big else 112))
    pile_height = round(pile_width * ASPECT)
    pile_top = bottom - pile_height - u(2)
    odds_left, odds_width = left + pile_width + u(20), u(146)
    label_top, label_height = pile_top - f(18) - u(20), f(18) + u(12)
    third = (pile_height + u(6)) / 3
    odds = [edges(odds_left, pile_top - u(6) + i * third, odds_width, third) for i in range(3)]
    return LeadsLayout(
        area=edges(x, y, width, height),
        cards=tuple(cards),
        visible=tuple(visible),
        first_tag=edges(first.left, first.top - tag_height - u(1), first_width, tag_height),
        # High enough that a lead that is raised below it leaves it free.
        label=None if big else edges(start, u(4), u(200), bottom - card_height - u(14) - u(4)),
        stack=pygame.Rect(round(left), round(pile_top), pile_width, pile_height),
        stack_label=edges(left, label_top, pile_width + u(8), label_height),
        odds=(odds[0], odds[1], odds[2]),
        odds_label=edges(odds_left, label_top, odds_width, label_height),
        discard=pygame.Rect(
            round(x + width) - pile_width, round(pile_top), pile_width, pile_height
        ),
        discard_label=edges(x + width - pile_width, label_top, pile_width, label_height),
        checked=edges(left, u(8), stacks_width, label_top - u(8)),
        lamp=first.center,
    )


@lru_cache(maxsize=16)
def place_strip(grid: Grid, shape: TableShape) -> StripLayout | None:
    """Return the strip of cards in force, or None while there is none."""
    if not shape.in_force:
        return None
    top = grid.leads_top + grid.leads_height + grid.u(14)
    strip = edges(grid.x, top, grid.width, grid.strip_height)
    label_width = grid.f(84) + grid.u(26)
    cell = (grid.width - label_width - grid.u(8)) / shape.in_force
    start = grid.x + label_width
    return StripLayout(
        rect=strip,
        label=edges(grid.x + grid.u(14), top, label_width - grid.u(20), grid.strip_height),
        cells=tuple(
            edges(start + i * cell, top, cell, grid.strip_height) for i in range(shape.in_force)
        ),
    )


_ROW_GAP = 8
_BETWEEN_CARDS = 8
_NARROWEST = {Detail.MEDIUM: 0.83, Detail.SMALL: 0.9}
"""Share of its width that a card keeps; then the cards of a long line overlap."""
_TALLEST_ROW = 276
_TALLEST_CARD = 252
_FULL_FACE_FROM = 186  # units of card height for the full face
_SQUARE_BELOW = 128
_ABOVE_CARDS = 16  # units between a row's edge and its cards, where the string runs
_BELOW_CARDS = 3
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class HeaderLayout:
    """Where the words about a case stand; what does not fit is None or empty."""

    rect: pygame.Rect
    kicker: pygame.Rect | None  # "Case 4", above a name of two lines
    name: pygame.Rect
    name_size: float  # font size in units
    badge: pygame.Rect | None  # compact rows: n/5, or closable with its puzzles
    pips: tuple[pygame.Rect, ...]
    status: pygame.Rect | None  # "3 of 5 types", or CLOSABLE and its puzzles
    extra: pygame.Rect | None  # "3 clues · 2 free keys"


@dataclass(frozen=True, slots=True)
class RowLayout:
    """One open case: the whole row takes the drop."""

    rect: pygame.Rect
    header: HeaderLayout
    cards: tuple[pygame.Rect, ...]  # the head first; later cards lie on top
    visible: tuple[pygame.Rect, ...]  # the part of each card no later one covers
    slot: pygame.Rect
    pins: tuple[Point, ...]  # where the string is pinned, one a card
    string_end: Point
    tag: pygame.Rect  # room for the reason why nothing fits here


@dataclass(frozen=True, slots=True)
class LinesLayout:
    area: pygame.Rect
    rows: tuple[RowLayout, ...]
    detail: Detail  # MEDIUM: full faces; SMALL: tiles of `card` size
    card: tuple[int, int]


@lru_cache(maxsize=16)
def place_lines(grid: Grid, shape: TableShape) -> LinesLayout:
    """Return all rows; the more cases are open, or the longer one is, the smaller their cards."""
    count = max(1, len(shape.lines))
    top, room, gap = grid.lines_top, grid.lines_height, grid.u(_ROW_GAP)
    height = min(grid.u(_TALLEST_ROW), (room - gap * (count - 1)) / count)
    detail, card = _card_size(grid, height, max(shape.lines, default=1))
    lasting = shape.only()
    rows = tuple(
        _place_row(grid, lasting, top + i * (height + gap), height, cards, detail, card)
        for i, cards in enumerate(shape.lines)
    )
    return LinesLayout(edges(grid.x, top, grid.width, room), rows, detail, card)


def _card_size(grid: Grid, row_height: float, longest: int) -> tuple[Detail, tuple[int, int]]:
    """Return faces as large as the row is high; a long line makes them a little narrower."""
    inner = row_height - grid.u(_ABOVE_CARDS + _BELOW_CARDS)
    if inner >= grid.u(_FULL_FACE_FROM):
        full = min(grid.u(_TALLEST_CARD), inner) / ASPECT
        full = round(_side_by_side(grid, full, longest, full * _NARROWEST[Detail.MEDIUM]))
        return Detail.MEDIUM, (full, round(full * ASPECT))
    width = inner if inner < grid.u(_SQUARE_BELOW) else inner * 0.94
    width = _side_by_side(grid, width, longest, width * _NARROWEST[Detail.SMALL])
    return Detail.SMALL, (round(width), round(inner))


def _side_by_side(grid: Grid, width: float, longest: int, least: float) -> float:
    """Return the width at which a line lies side by side with its slot, if it can."""
    room = grid.width - header_width(grid) - grid.u(10) - grid.u(10)
    fitting = (room - grid.u(_BETWEEN_CARDS) * (longest - 1)) / (longest + 1)
    return max(least, min(width, fitting))


def header_width(grid: Grid) -> float:
    return grid.u(206) * (1 + 0.22 * (grid.scale.t - 1))


def pitch(grid: Grid, card_width: int, cards: int) -> float:
    """Return the distance between the left edges of two neighbours; less than a card: overlap."""
    slot = max(card_width, grid.u(100))
    room = grid.width - header_width(grid) - grid.u(10) - slot - grid.u(10) - card_width
    return min(card_width + grid.u(_BETWEEN_CARDS), room / max(1, cards - 1))


@lru_cache(maxsize=64)
def _place_row(
    grid: Grid,
    shape: TableShape,
    top: float,
    height: float,
    count: int,
    detail: Detail,
    card: tuple[int, int],
) -> RowLayout:
    u = grid.u
    rect = edges(grid.x, top, grid.width, height)
    step = pitch(grid, card[0], count)
    start = grid.x + header_width(grid) + u(10)
    spare = height - card[1]
    card_top = round(top + max(min(u(_ABOVE_CARDS), spare), spare / 2))
    cards = tuple(
        pygame.Rect(round(start + i * step), card_top, *card) for i in range(max(1, count))
    )
    last = cards[-1]
    slot_height = card[1] if detail is Detail.MEDIUM else min(card[1], u(118))
    slot = edges(
        last.right + u(10),
        card_top + (card[1] - slot_height) / 2,
        max(card[0], u(100)),
        slot_height,
    ).clip(rect)
    # Where cards overlap the pin moves into the strip that stays visible.
    to_pin = card[0] * 0.5 if step >= card[0] else min(card[0] * 0.5, step * 0.62)
    pins = [(c.left + to_pin, card_top - u(3)) for c in cards[:-1]]
    pins.append((last.left + card[0] * 0.5, card_top - u(3)))
    tag_left = cards[0].right + u(14)
    tag_height = max(u(44), grid.f(34))
    return RowLayout(
        rect=rect,
        header=_place_header(grid, shape, rect),
        cards=cards,
        visible=tuple(_visible(cards)),
        slot=slot,
        pins=tuple(pins),
        string_end=(slot.left + u(14), card_top - u(2)),
        tag=edges(
            tag_left,
            rect.centery - min(tag_height, height) / 2,
            rect.right - u(14) - tag_left,
            min(tag_height, height),
        ),
    )


def _visible(cards: tuple[pygame.Rect, ...]) -> list[pygame.Rect]:
    strips = []
    for card, following in zip(cards, (*cards[1:], None), strict=True):
        strip = card.copy()
        if following is not None and following.left < card.right:
            strip.width = following.left - card.left
        strips.append(strip)
    return strips


def _place_header(grid: Grid, shape: TableShape, row: pygame.Rect) -> HeaderLayout:
    u, f, big = grid.u, grid.f, grid.scale.big
    height = row.height
    rect = edges(row.left, row.top, header_width(grid), height)
    left, width = rect.left + u(14), rect.width - u(28)
    tall = height > u(150)
    line = f(23) + (u(6) if tall else 0)
    pip = min(u(36 if big else 28), (width - (shape.types - 1) * u(3)) / shape.types)
    blocks = line + pip + f(22) + u(8) + (f(22) + u(4) if tall else 0)
    compact = height < u(86) * (1.9 if big else 1.0) or blocks > height - u(4)
    name_size = 24.0 if tall and not big else 21.0
    if compact and big:
        # Two lines must fit: the pips give way first, below 20 units n/5 speaks alone.
        line, name_size = f(19.5), 18.5
        pip = min(pip, height - line - u(10))
    show_pips = not compact or pip >= u(20)
    y = rect.top + max(u(3), (height - blocks) / 2)
    if compact:
        y = rect.top + max(u(1), (height - line - (pip + u(5) if show_pips else 0)) / 2 - u(1))
    kicker = None
    # The names of Case cards are long: a second line and the number above it, where they fit.
    if shape.named_cases and not compact and blocks + f(20) + f(24) <= height - u(4):
        y -= (f(20) + f(24)) / 2
        kicker = edges(left, y, width, f(20))
        y, line, name_size = y + f(20), line + f(24), 21.0
    badge_width = u(58) + f(11) if compact else 0.0
    name = edges(left, y, width - badge_width, line)
    badge = edges(left + width - badge_width, y, badge_width, line) if compact else None
    y += line + u(5 if compact else 3)
    pips = _place_pips(left, y, width, pip, shape.types) if show_pips else ()
    status = extra = None
    if not compact:
        y += pip + u(10 if tall else 4)
        status = edges(left, y, width, f(24))
        y += f(26)
        if tall and y + f(24) <= rect.bottom - u(3):
            extra = edges(left, y, width, f(24))
    return HeaderLayout(rect, kicker, name, name_size, badge, pips, status, extra)


def _place_pips(
    left: float, top: float, width: float, size: float, count: int
) -> tuple[pygame.Rect, ...]:
    step = (width - size) / max(1, count - 1)
    side = round(size)
    return tuple(pygame.Rect(round(left + i * step), round(top), side, side) for i in range(count))
