"""Paint advice: discs on the table, reasons on paper, the estimate as a half-ring with bars."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from arkham.files.texts import advice_texts
from arkham.scenes.advice.moves import ShownMove, disc_centres, disc_side
from arkham.scenes.advice.papers import LEADING, Paper, pad, words_left
from arkham.scenes.draw.backdrop import paper as paper_sheet
from arkham.scenes.draw.brush import Brush, draw_keycap, keycap_width
from arkham.scenes.draw.canvas import Canvas
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.icons import draw_glyph
from arkham.scenes.draw.shapes import Edge, cast_shadow, disc, lay_notched, lay_outline
from arkham.scenes.draw.surfaces import Colour, SurfaceCache
from arkham.scenes.draw.text import block_height, draw_block
from arkham.scenes.draw.theme import NOTCH_PANEL
from arkham.scenes.table.layout.table import TableLayout
from arkham.words import advising

_RING = 128  # units, its outer radius is half of the width it takes
_BAND = 26
_BAR = 10
_BAR_STEP = 36
PLAYS = "play"
"""The label of a move that is about to be made: a sign instead of a number."""

_rings = SurfaceCache(megabytes=1)


@dataclass(frozen=True, slots=True)
class Estimate:
    """What the third tier says: the chance after the best move, and of each move."""

    chance: float
    error: float
    worlds: int
    bars: tuple[tuple[str, float], ...]  # label and chance of every move
    equal: str  # which moves are about equal


@dataclass(frozen=True, slots=True)
class Foot:
    """The line at the foot of the rail: which key does what, and what the run counts as."""

    key: str
    words: tuple[str, ...]
    mark: tuple[str, ...] = ()


def draw_disc(brush: Brush, label: str, centre: tuple[float, float], *, dark: bool = False) -> None:
    """Draw a number in a disc: lamp on the table, ink on paper."""
    theme, side = brush.theme, disc_side(brush.scale)
    fill: Colour = theme.ink if dark else theme.lamp
    ink: Colour = theme.paper if dark else theme.ink
    rim = Edge(theme.lamp if dark else theme.ink, brush.scale.line(3 if not dark else 0.1))
    brush.centred(disc(side, fill, None if dark else rim), centre)
    if label == PLAYS:
        draw_glyph(brush.surface, "play", (centre[0], centre[1]), side * 0.5, ink)
        return
    style = brush.style(Face.NUMBER, 24, ink)
    style = style.at(max(6, round(side * (0.58 if len(label) == 1 else 0.46))))
    brush.write(label, centre, style, anchor="c", valign="m")


def draw_moves(brush: Brush, layout: TableLayout, moves: tuple[ShownMove, ...]) -> None:
    """Ring both ends of every move and hang its disc on them."""
    width = brush.scale.line(4, 3)
    for move in moves:
        for end in move.ends:
            ring = end.rect.inflate(brush.px(6), brush.px(6))
            lay_outline(brush.surface, ring, brush.u(10), brush.theme.lamp, width)
    for label, centre in disc_centres(moves, layout):
        draw_disc(brush, label, centre)


def draw_paper(brush: Brush, paper: Paper) -> None:
    """Draw one move and its reason on paper."""
    rect, move = paper.rect, paper.move
    cast_shadow(brush.surface, rect, blur=brush.u(12), alpha=170, drop=brush.u(5))
    brush.blit(paper_sheet(rect.size, brush.theme.paper, "advice"), rect)
    side, edge = disc_side(brush.scale), pad(brush)
    draw_disc(
        brush, move.label, (rect.left + edge + side / 2, rect.top + edge + side / 2), dark=True
    )
    left = rect.left + round(words_left(brush))
    area = pygame.Rect(left, rect.top + brush.px(12), rect.right - edge - left, rect.height)
    title, reason = paper.letters.title, paper.letters.reason
    area.height = block_height(move.title, title, area.width, LEADING)
    draw_block(brush.surface, move.title, area, title, leading=LEADING)
    if move.reason:
        area.top = area.bottom + brush.px(4)
        area.height = rect.bottom - brush.px(6) - area.top
        draw_block(brush.surface, move.reason, area, reason, leading=LEADING)


def foot_height(brush: Brush) -> int:
    return round(max(brush.u(44), brush.f(32)))


def draw_foot(brush: Brush, rect: pygame.Rect, foot: Foot) -> None:
    """Draw the line that says what the key does next."""
    theme, u = brush.theme, brush.u
    lay_notched(
        brush.surface, rect, u(6), theme.panel_raised, Edge(theme.edge, brush.scale.line(1.2))
    )
    left, right = rect.left + u(12), rect.right - u(12)
    if foot.key:
        height, px = brush.f(24), brush.scale.font(17)
        width = keycap_width(foot.key, height, px)
        right_end = (round(left) + width, rect.centery)
        draw_keycap(brush.surface, right_end, height, foot.key, theme.paper, px, theme.muted)
        left += width + u(10)
    if foot.mark:
        style = brush.style(Face.BODY_ITALIC, 18, theme.accent.light)
        room = (right - left) * 0.45
        drawn = brush.write(foot.mark, (right, rect.centery), style, room, anchor="r", valign="m")
        right = drawn.left - u(8)
    style = brush.bold(18, theme.paper)
    brush.write(foot.words, (left, rect.centery), style, right - left, valign="m")


def estimate_height(brush: Brush, estimate: Estimate) -> int:
    """Return how high the estimate is, from its heading to the last bar."""
    lines = brush.f(26) + brush.u(_RING + 14) + brush.f(24) * 2 + brush.u(10)
    lines += len(estimate.bars) * _bar_step(brush)
    return round(lines + (brush.f(26) if estimate.equal else 0) + brush.u(14))


def _bar_step(brush: Brush) -> float:
    return max(brush.u(_BAR_STEP), disc_side(brush.scale) * 0.92, brush.f(25))


def draw_estimate(brush: Brush, rect: pygame.Rect, estimate: Estimate) -> None:
    """Draw the win estimate with its error, and a bar a move, on dark ground."""
    theme, u, words = brush.theme, brush.u, advice_texts()["hint"]
    edge = Edge(theme.hair, brush.scale.line(1.4))
    lay_notched(brush.surface, rect, u(NOTCH_PANEL), theme.panel, edge)
    left, right, y = rect.left + u(18), rect.right - u(18), rect.top + u(10)
    brush.write(words["estimate"].upper(), (left, y), brush.label(18), right - left)
    y += brush.f(26)
    ring = half_ring(brush, estimate.chance, advising.margin(estimate.error) / 100)
    brush.surface.blit(ring, ring.get_rect(midtop=(rect.centerx, round(y))))
    share = words["percent"].format(share=advising.percent(estimate.chance))
    middle = y + u(_RING) - u(8)
    number = brush.style(Face.NUMBER, 40 / max(1.0, brush.scale.t * 0.75), theme.paper)
    brush.write(share, (rect.centerx, middle), number, u(150), anchor="c", valign="b")
    y += u(_RING) + u(10)
    error = words["error"].format(error=advising.margin(estimate.error))
    brush.write(error, (rect.centerx, y), brush.body(18, theme.paper), anchor="c")
    y += brush.f(24)
    key = "sample_one" if estimate.worlds == 1 else "sample"
    sample = [form.format(count=estimate.worlds) for form in words[key]]
    brush.write(sample, (rect.centerx, y), brush.body(18), right - left, anchor="c")
    y += brush.f(24) + u(10)
    for label, chance in estimate.bars:
        _draw_bar(brush, pygame.Rect(round(left), round(y), round(right - left), 0), label, chance)
        y += _bar_step(brush)
    if estimate.equal:
        style = brush.style(Face.BODY_ITALIC, 18, theme.muted)
        brush.write(estimate.equal, (left, y), style, right - left)


def _draw_bar(brush: Brush, row: pygame.Rect, label: str, chance: float) -> None:
    theme, u = brush.theme, brush.u
    side = disc_side(brush.scale)
    middle = row.top + _bar_step(brush) / 2
    draw_disc(brush, label, (row.left + side / 2, middle))
    style = brush.number(20, theme.paper)
    share = advice_texts()["hint"]["percent"].format(share=advising.percent(chance))
    drawn = brush.write(share, (row.right, middle), style, anchor="r", valign="m")
    start, end = row.left + side + u(10), min(drawn.left, row.right - brush.f(56)) - u(10)
    bar = pygame.Rect(round(start), round(middle - u(_BAR) / 2), round(end - start), brush.px(_BAR))
    brush.surface.fill(theme.bronze, bar)
    bar.width = round(bar.width * max(0.0, min(1.0, chance)))
    brush.surface.fill(theme.paper, bar)


def half_ring(brush: Brush, chance: float, error: float) -> pygame.Surface:
    """Return half a ring filled as far as the chance goes, its error a band of the accent."""
    theme, radius, band = brush.theme, brush.u(_RING), brush.u(_BAND)
    colours = (theme.paper, theme.bronze, theme.accent.fill, theme.lamp)

    def make() -> pygame.Surface:
        canvas = Canvas((2 * radius, radius), theme.panel)
        centre = (radius, radius)
        fill, ground, doubt, mark = colours

        def piece(start: float, end: float, colour: Colour, wider: float = 0.0) -> None:
            low, high = max(0.0, min(1.0, start)), max(0.0, min(1.0, end))
            if high > low:
                canvas.sector(
                    centre,
                    radius - band - wider,
                    radius - brush.u(6) + wider,
                    180 + 180 * low,
                    180 * (high - low),
                    colour,
                )

        piece(0.0, 1.0, ground)
        piece(0.0, chance, fill)
        piece(chance - error, chance + error, doubt, brush.u(4))
        piece(chance - 0.006, chance + 0.006, mark, brush.u(6))
        return canvas.finish()

    key = (round(radius), round(chance, 3), round(error, 3), colours, theme.panel)
    return _rings.get(key, make)


def draw_banner(brush: Brush, rect: pygame.Rect, forms: Sequence[str]) -> None:
    """Draw a sentence on lamp-coloured paper where the question stands."""
    theme = brush.theme
    cast_shadow(brush.surface, rect, blur=brush.u(10), alpha=150, drop=brush.u(4))
    edge = Edge(theme.ink, brush.scale.line(1.4), brush.u(4))
    lay_notched(brush.surface, rect, brush.u(8), theme.lamp, edge)
    style = brush.style(Face.TYPE_BOLD, 22, theme.ink)
    brush.write(forms, rect.center, style, rect.width - brush.u(40), anchor="c", valign="m")
