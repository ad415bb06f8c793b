"""Place what planning adds to the table: the slip over the prompt, and the sheet of the plan."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from arkham.scenes.draw.theme import HIT
from arkham.scenes.table.layout.table import TableLayout

BUTTONS = ("back", "clear", "keep", "leave")
_SHARES = {"back": 1.0, "clear": 1.0, "keep": 1.0, "leave": 1.4}  # its key is drawn as a cap
_FIGURES = 3
_GAP = 8


@dataclass(frozen=True, slots=True)
class SheetLayout:
    """The sheet over the actions: three figures, some sentences, four buttons."""

    rect: pygame.Rect
    figures: tuple[pygame.Rect, ...]
    words: pygame.Rect
    buttons: tuple[pygame.Rect, ...]  # in the order of BUTTONS


def sheet_layout(layout: TableLayout) -> SheetLayout:
    """Return where the sheet of a plan lies on a table."""
    scale = layout.scale
    u, f = scale.u, scale.font
    rect = layout.bottom.ticket.copy()
    slip = layout.prompt.rect
    if rect.colliderect(slip) and not scale.big:  # the slip, as far as there is room for both
        rect.height = rect.bottom - slip.bottom - round(u(4))
        rect.top = slip.bottom + round(u(4))
    inner = rect.inflate(-2 * round(u(16)), -2 * round(u(10)))
    high = round(u(HIT))
    top = inner.bottom - high
    room = inner.width - u(_GAP) * (len(BUTTONS) - 1)
    buttons, left = [], float(inner.left)
    for name in BUTTONS:
        width = room * _SHARES[name] / sum(_SHARES.values())
        buttons.append(pygame.Rect(round(left), top, round(width), high))
        left += width + u(_GAP)
    figure = f(30) if scale.big else f(32) + f(24)
    third = inner.width / _FIGURES
    figures = tuple(
        pygame.Rect(round(inner.left + i * third), inner.top, round(third - u(10)), figure)
        for i in range(_FIGURES)
    )
    words_top = inner.top + figure + round(u(2))
    words = pygame.Rect(inner.left, words_top, inner.width, top - round(u(6)) - words_top)
    return SheetLayout(rect, figures, words, tuple(buttons))
