"""Find room for the reasons: at the free end of a line, else at another's, else in the rail."""

from __future__ import annotations

import itertools
from dataclasses import dataclass

import pygame

from arkham.scenes.advice.moves import ShownMove, disc_side
from arkham.scenes.draw.brush import LEAST_WORDS, Brush
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.text import Style, block_height
from arkham.scenes.table.layout.table import TableLayout

_WIDEST = 460  # units
_NARROWEST = 204
_PAD = 16
_GAP = 12
_SIZES = (20.0, 18.5, 17.0)
_SHARES = (1.0, 0.85, 0.7, 0.6)  # of the letters asked for
LEADING = 1.2


@dataclass(frozen=True, slots=True)
class Letters:
    """The two voices of a paper."""

    title: Style
    reason: Style


@dataclass(frozen=True, slots=True)
class Paper:
    """Where the words of a move stand, and in which letters."""

    move: ShownMove
    rect: pygame.Rect
    letters: Letters


def pad(brush: Brush) -> int:
    return brush.px(_PAD)


def words_left(brush: Brush) -> float:
    """Return how far from the left edge of a paper its words begin: its disc comes first."""
    return pad(brush) + disc_side(brush.scale) + brush.u(12)


def _letters(brush: Brush, size: float) -> Letters:
    least = brush.px(LEAST_WORDS)
    title = brush.style(Face.BODY_BOLD, size, brush.theme.ink)
    reason = brush.style(Face.BODY, size - 1.0, brush.theme.on_paper)
    return Letters(title.at(max(least, title.px)), reason.at(max(least, reason.px)))


def _sizes(brush: Brush) -> list[list[Letters]]:
    """Return the letters to try, the largest first; at last none is larger than without a wish."""
    shares = [share for share in _SHARES if share * brush.scale.t > 1] + [1 / brush.scale.t]
    return [[_letters(brush, size * share) for size in _SIZES] for share in shares]


def _height(brush: Brush, move: ShownMove, letters: Letters, width: float) -> int:
    room = width - words_left(brush) - pad(brush)
    words = block_height(move.title, letters.title, room, LEADING)
    words += block_height(move.reason, letters.reason, room, LEADING) if move.reason else 0
    return round(max(words + brush.u(4), disc_side(brush.scale)) + 2 * brush.u(12))


def place_papers(
    brush: Brush, layout: TableLayout, moves: tuple[ShownMove, ...], rail: pygame.Rect
) -> list[Paper]:
    """Return a paper a move; what finds no free end of a line is stacked in the rail.

    Where there is no room below the rail's card its own is taken, then letters become smaller,
    and at last papers lie over the names of the cases.
    """
    below = rail.clip(layout.inspector.words)
    for sizes, part in itertools.product(_sizes(brush), (below, rail)):
        found = _all_placed(brush, moves, _free_ends(brush, layout), part, sizes)
        if len(found) == len(moves):
            return found
    names = {-2 - i: row.header.rect for i, row in enumerate(layout.lines.rows)}
    return _all_placed(brush, moves, _free_ends(brush, layout) | names, rail, sizes)


def _all_placed(
    brush: Brush,
    moves: tuple[ShownMove, ...],
    rooms: dict[int, pygame.Rect],
    rail: pygame.Rect,
    sizes: list[Letters],
) -> list[Paper]:
    """Place every paper that finds room; who has a free end of their own comes first."""
    found: dict[int, Paper] = {}
    at_home = [i for i, move in enumerate(moves) if move.row in rooms]
    guests = [i for i in range(len(moves)) if i not in at_home]
    for i in (*at_home, *guests):
        paper = _at_free_end(brush, moves[i], rooms, sizes) or _in_rail(
            brush, moves[i], rail, sizes
        )
        if paper is None:
            continue
        found[i] = paper
        if rail.contains(paper.rect):
            rail = rail.copy()
            rail.height = max(0, paper.rect.top - brush.px(_GAP) - rail.top)
    return [found[i] for i in sorted(found)]


def _free_ends(brush: Brush, layout: TableLayout) -> dict[int, pygame.Rect]:
    """Return what is free to the right of every line's slot, and below the last line."""
    rooms = {}
    gap = brush.px(_GAP)
    for i, row in enumerate(layout.lines.rows):
        left = row.slot.right + gap
        rooms[i] = pygame.Rect(left, row.rect.top, row.rect.right - gap - left, row.rect.height)
    area, rows = layout.lines.area, layout.lines.rows
    if rows:
        top = rows[-1].rect.bottom + gap
        rooms[-1] = pygame.Rect(area.left, top, area.width, area.bottom - top)
    return {i: room for i, room in rooms.items() if room.width >= brush.u(_NARROWEST)}


def _at_free_end(
    brush: Brush, move: ShownMove, rooms: dict[int, pygame.Rect], sizes: list[Letters]
) -> Paper | None:
    """Take room at the line of a move first, then at the line with the most room left."""
    order = sorted(rooms, key=lambda i: -rooms[i].width * rooms[i].height)
    tries = [(letters, move.row) for letters in sizes if move.row in rooms]
    tries += [(letters, i) for letters in sizes for i in order]
    for letters, i in tries:
        room = rooms[i]
        width = min(room.width, round(brush.u(_WIDEST) * (1 + 0.4 * (brush.scale.t - 1))))
        height = _height(brush, move, letters, width)
        if height <= room.height:
            rect = pygame.Rect(room.left, room.top, width, height)
            taken = height + brush.px(_GAP)
            rooms[i] = pygame.Rect(
                room.left, room.top + taken, room.width, max(0, room.height - taken)
            )
            return Paper(move, rect, letters)
    return None


def _in_rail(
    brush: Brush, move: ShownMove, rail: pygame.Rect, sizes: list[Letters]
) -> Paper | None:
    """Stack a paper from below into the rail."""
    for letters in sizes:
        height = _height(brush, move, letters, rail.width)
        if height <= rail.height:
            rect = pygame.Rect(rail.left, rail.bottom - height, rail.width, height)
            return Paper(move, rect, letters)
    return None
