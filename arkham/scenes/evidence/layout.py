"""Place the evidence board: a sheet of rows and columns, and beside it what a cell holds."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from arkham.scenes.cards.faces import face_size
from arkham.scenes.draw.theme import Scale

_MARGIN = 40
_SIDE = 436
_CARDS_ACROSS = (2, 3, 4, 5)
_LEAST_STEP = 0.34  # of a card's height that shows of each but the last where they overlap


@dataclass(frozen=True, slots=True)
class EvidenceLayout:
    """Every rectangle of the board, in pixels."""

    scale: Scale
    title: pygame.Rect
    legend: pygame.Rect
    sheet: pygame.Rect
    heads: tuple[pygame.Rect, ...]  # one a place
    labels: tuple[pygame.Rect, ...]  # one a type, the last for all of them
    cells: tuple[tuple[pygame.Rect, ...], ...]  # rows of columns
    note: pygame.Rect
    side: pygame.Rect
    heading: pygame.Rect
    words: pygame.Rect
    cards: pygame.Rect
    missing: pygame.Rect | None
    mark: pygame.Rect  # the two buttons
    close: pygame.Rect

    def cell_at(self, pos: tuple[int, int]) -> tuple[int, int] | None:
        """Return row and column of the cell under a point."""
        for i, row in enumerate(self.cells):
            for j, rect in enumerate(row):
                if rect.collidepoint(pos):
                    return i, j
        return None


def evidence_layout(
    size: tuple[int, int], text_scale: float, rows: int, columns: int, *, missing: bool
) -> EvidenceLayout:
    """Return where everything of the board lies; `missing` asks for the row of missing types."""
    scale = Scale.of(size, text_scale)
    u, f, big = scale.u, scale.font, scale.big
    margin = u(24 if big else _MARGIN)
    side_width = u(_SIDE) * (1 + 0.22 * (scale.t - 1))
    title = pygame.Rect(round(margin), round(margin * 0.6), 0, f(52))
    top = title.bottom + round(u(14))
    bottom = round(size[1] - margin)
    side = pygame.Rect(0, top, round(side_width), bottom - top)
    side.right = round(size[0] - margin)
    left = title.left
    sheet = pygame.Rect(left, top, side.left - round(u(20)) - left, bottom - top)
    title.width = sheet.width // 2
    legend = pygame.Rect(title.right, title.top, side.right - title.right, title.height)

    inner = sheet.inflate(-2 * round(u(16)), -2 * round(u(10)))
    label_width = round(u(64) if big else u(160))
    head_height = round(u(44) + f(24))
    note_height = f(30)
    column = (inner.width - label_width) / columns
    room = inner.height - head_height - note_height
    row = room / rows

    def cell(i: int, j: int) -> pygame.Rect:
        x, y = inner.left + label_width + j * column, inner.top + head_height + i * row
        return pygame.Rect(
            round(x), round(y), round(x + column) - round(x), round(y + row) - round(y)
        )

    heads = tuple(
        pygame.Rect(cell(0, j).left, inner.top, cell(0, j).width, head_height)
        for j in range(columns)
    )
    labels = tuple(
        pygame.Rect(inner.left, cell(i, 0).top, label_width, cell(i, 0).height) for i in range(rows)
    )
    note = pygame.Rect(inner.left, inner.bottom - note_height, inner.width, note_height)

    pad = round(u(24))
    within = side.inflate(-2 * pad, -2 * round(u(18)))
    heading = pygame.Rect(within.left, within.top, within.width, f(40))
    words = pygame.Rect(within.left, heading.bottom, within.width, f(26) * 2)
    height = round(max(u(52), f(34)))
    mark = pygame.Rect(within.left, within.bottom - height, 0, height)
    close_width = round(within.width * 0.34)
    mark.width = within.width - close_width - round(u(12))
    close = pygame.Rect(within.right - close_width, mark.top, close_width, height)
    below = mark.top - round(u(14))
    row_of_types = None
    if missing:
        height = f(26) + round(u(46))
        row_of_types = pygame.Rect(within.left, below - height, within.width, height)
        below = row_of_types.top - round(u(10))
    card_top = words.bottom + round(u(8))
    cards = pygame.Rect(within.left, card_top, within.width, below - card_top)
    return EvidenceLayout(
        scale=scale,
        title=title,
        legend=legend,
        sheet=sheet,
        heads=heads,
        labels=labels,
        cells=tuple(tuple(cell(i, j) for j in range(columns)) for i in range(rows)),
        note=note,
        side=side,
        heading=heading,
        words=words,
        cards=cards,
        missing=row_of_types,
        mark=mark,
        close=close,
    )


def card_rects(area: pygame.Rect, count: int, gap: float) -> list[pygame.Rect]:
    """Lay cards out in an area: as large as they can be, overlapping downwards if they must."""
    for across in _CARDS_ACROSS:
        width, height = face_size((area.width - gap * (across - 1)) / across)
        rows = -(-count // across)
        step = min(height + gap, (area.height - height) / max(1, rows - 1))
        fits = height <= area.height and (rows < 2 or step >= height * _LEAST_STEP)
        if fits and (step > height or across >= 3) or across == _CARDS_ACROSS[-1]:
            break
    return [
        pygame.Rect(
            round(area.left + i % across * (width + gap)),
            round(area.top + i // across * max(step, 0)),
            width,
            height,
        ).clamp(area)
        for i in range(count)
    ]
