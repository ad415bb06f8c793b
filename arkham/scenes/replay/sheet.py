"""Paint the sheet of a replay: which move is shown, what was decided, what came of it."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from arkham.files.texts import texts
from arkham.scenes.draw.brush import LEAST_WORDS, Brush
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.shapes import cast_shadow
from arkham.scenes.draw.text import Style, block_height, draw, draw_block, fit_block, fit_px, fits
from arkham.words.retelling import Move

_RIM = 18  # units of air inside the sheet
_LARGEST_HEADING = 26  # units; in large letters the room belongs to the sentences
_DEED_SHARE = 0.6  # of the sheet's height, at most, for what was decided
_ONE_LINE = 0.8  # of its size that the deed keeps at least to stay on one line
_SHRUNK = 0.64  # of their size that outcomes keep at least; those without room are counted


@dataclass(frozen=True, slots=True)
class Sheet:
    """The words beside a moment."""

    heading: str
    move: Move
    notice: str = ""  # why the game is not all as it was; it stands in place of the outcomes


def draw_sheet(brush: Brush, rect: pygame.Rect, sheet: Sheet) -> None:
    """Draw the sheet; what it has no room for is counted, never cut."""
    theme, u = brush.theme, brush.u
    cast_shadow(brush.surface, rect, blur=u(10), alpha=170, drop=u(5), radius=u(8))
    brush.panel(rect, 10, 255)
    inner = rect.inflate(-2 * round(u(_RIM)), -2 * round(u(8)))
    least = brush.px(LEAST_WORDS)
    label = brush.label(18, theme.accent.light, 1)
    label = label.at(min(label.px, brush.px(_LARGEST_HEADING)))
    top = draw(
        brush.surface,
        sheet.heading.upper(),
        inner.topleft,
        label,
        width=inner.width,
        least=least,
    ).bottom
    room = (inner.width, (inner.bottom - top) * _DEED_SHARE)
    deed = _deed_style(sheet.move.deed, brush.style(Face.BODY_BOLD, 22, theme.paper), room, least)
    below = pygame.Rect(inner.left, top + round(u(2)), inner.width, inner.bottom - top)
    top = draw_block(brush.surface, sheet.move.deed, below, deed).bottom + round(u(4))
    rest = pygame.Rect(inner.left, top, inner.width, inner.bottom - top)
    if sheet.notice:
        body = fit_block(sheet.notice, brush.body(19, theme.lamp), rest.size, least)
        draw_block(brush.surface, sheet.notice, rest, body)
    else:
        _draw_outcomes(brush, rest, sheet.move, deed.px)


def _deed_style(deed: str, style: Style, room: tuple[float, float], least: int) -> Style:
    """Return the deed a little smaller if that saves a line, else as large as has room."""
    narrow = style.at(fit_px(deed, style, room[0], round(style.px * _ONE_LINE)))
    return narrow if fits(deed, narrow, room[0]) else fit_block(deed, style, room, least)


def _draw_outcomes(brush: Brush, rest: pygame.Rect, move: Move, most: int) -> None:
    """Draw each consequence on lines of its own, smaller if need be, else the telling ones."""
    style = brush.body(19, brush.theme.muted)
    style = style.at(min(style.px, most))
    lines, shown = move.outcomes, len(move.outcomes)
    least = min(style.px, max(brush.px(17), round(style.px * _SHRUNK)))
    while style.px > least and not _fits(lines, style, rest):
        style = style.at(style.px - 1)
    while shown and not _fits(lines, style, rest):
        shown -= 1
        telling = move.most_telling(shown)
        more = texts()["replay"]["more"].format(count=len(move.outcomes) - shown)
        # Where there is room for one line only, it belongs to what happened.
        lines = (*telling, more) if shown != 1 or _fits((*telling, more), style, rest) else telling
    y = rest.top
    for line in lines if _fits(lines, style, rest) else ():
        place = pygame.Rect(rest.left, y, rest.width, rest.bottom - y)
        y = draw_block(brush.surface, line, place, style).bottom


def _fits(lines: tuple[str, ...], style: Style, rest: pygame.Rect) -> bool:
    return sum(block_height(line, style, rest.width) for line in lines) <= rest.height
