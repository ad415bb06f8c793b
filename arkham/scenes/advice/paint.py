"""Paint advice: discs on the table, reasons on paper, the estimate as a half-ring with bars.

Reasons find room at the free end of a line, else at another's, else in the rail.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from arkham.files.texts import advice_texts
from arkham.scenes.advice.moves import ShownMove, disc_centres, disc_side
from arkham.scenes.draw.backdrop import paper as paper_sheet
from arkham.scenes.draw.brush import LEAST_WORDS, Brush, draw_keycap, keycap_width
from arkham.scenes.draw.canvas import Canvas
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.icons import draw_glyph
from arkham.scenes.draw.shapes import Edge, cast_shadow, disc, lay_notched, lay_outline
from arkham.scenes.draw.surfaces import Colour, SurfaceCache
from arkham.scenes.draw.text import Style, block_height, draw_block, measure
from arkham.scenes.draw.theme import NOTCH_PANEL
from arkham.scenes.table.layout.table import TableLayout
from arkham.words import advising

_WIDTHS = (460, 600)  # units: how wide a paper is, and how wide it may become to find room
_NARROWEST = 204
_PAD = 16
_GAP = 8
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
    return round(max(words + brush.u(4), disc_side(brush.scale)) + 2 * brush.u(8))


def place_papers(
    brush: Brush, layout: TableLayout, moves: tuple[ShownMove, ...], rail: pygame.Rect
) -> list[Paper]:
    """Return a paper a move; what finds no free end of a line is stacked in the rail.

    Where there is no room below the rail's card papers become wider and all of them a little
    smaller, then the card's own is taken, then letters become much smaller, and at last papers lie
    over the names of the cases.
    """
    below = rail.clip(layout.inspector.words)
    wide = _WIDTHS[-1]
    for sizes in _sizes(brush):
        tries = [(below, letters, width) for letters in sizes for width in _WIDTHS]
        tries += [(rail, letters, wide) for letters in sizes]
        for part, letters, width in tries:
            found = _all_placed(brush, moves, _free_ends(brush, layout), part, letters, width)
            if len(found) == len(moves):
                return found
    names = {-2 - i: row.header.rect for i, row in enumerate(layout.lines.rows)}
    return _all_placed(brush, moves, _free_ends(brush, layout) | names, rail, letters, wide)


def _all_placed(
    brush: Brush,
    moves: tuple[ShownMove, ...],
    rooms: dict[int, pygame.Rect],
    rail: pygame.Rect,
    letters: Letters,
    widest: float,
) -> list[Paper]:
    """Place every paper that finds room; who has a free end of their own comes first."""
    found: dict[int, Paper] = {}
    stacked: list[int] = []
    at_home = [i for i, move in enumerate(moves) if move.row in rooms]
    guests = [i for i in range(len(moves)) if i not in at_home]
    for i in (*at_home, *guests):
        paper = _at_free_end(brush, moves[i], rooms, letters, widest)
        paper = paper or _in_rail(brush, moves[i], rail, letters)
        if paper is None:
            continue
        found[i] = paper
        if rail.contains(paper.rect):
            stacked.append(i)
            rail = rail.copy()
            rail.height = max(0, paper.rect.top - brush.px(_GAP) - rail.top)
    top = min((found[i].rect.top for i in stacked), default=0)
    for i in sorted(stacked):  # the best move on top
        rect = found[i].rect
        found[i] = replace(found[i], rect=pygame.Rect((rect.left, top), rect.size))
        top += rect.height + brush.px(_GAP)
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
    brush: Brush,
    move: ShownMove,
    rooms: dict[int, pygame.Rect],
    letters: Letters,
    widest: float,
) -> Paper | None:
    """Take room at the line of a move first, then at the line with the most room left."""
    for i in sorted(rooms, key=lambda i: (i != move.row, -rooms[i].width * rooms[i].height)):
        room = rooms[i]
        width = min(room.width, round(brush.u(widest) * (1 + 0.4 * (brush.scale.t - 1))))
        height = _height(brush, move, letters, width)
        longest = max(measure(word, letters.title) for word in move.title.split())
        is_wide = longest <= width - words_left(brush) - pad(brush)
        if height <= room.height and is_wide:
            rect = pygame.Rect(room.left, room.top, width, height)
            taken = height + brush.px(_GAP)
            rooms[i] = pygame.Rect(
                room.left, room.top + taken, room.width, max(0, room.height - taken)
            )
            return Paper(move, rect, letters)
    return None


def _in_rail(brush: Brush, move: ShownMove, rail: pygame.Rect, letters: Letters) -> Paper | None:
    """Stack a paper from below into the rail."""
    height = _height(brush, move, letters, rail.width)
    if height > rail.height:
        return None
    rect = pygame.Rect(rail.left, rail.bottom - height, rail.width, height)
    return Paper(move, rect, letters)


_RING = 128  # units, its outer radius where there is room
_LEAST_RING = 76
_BAND = 26
_BAR = 10
_BAR_STEP = 34
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
        brush,
        move.label,
        (rect.left + edge + side / 2, rect.top + brush.u(10) + side / 2),
        dark=True,
    )
    left = rect.left + round(words_left(brush))
    area = pygame.Rect(left, rect.top + brush.px(8), rect.right - edge - left, rect.height)
    title, reason = paper.letters.title, paper.letters.reason
    area.height = block_height(move.title, title, area.width, LEADING)
    draw_block(brush.surface, move.title, area, title, leading=LEADING)
    if move.reason:
        area.top = area.bottom + brush.px(4)
        area.height = rect.bottom - brush.px(4) - area.top
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


def _ringless(brush: Brush, estimate: Estimate) -> float:
    """Return how high the estimate is below its ring."""
    lines = brush.f(24) + len(estimate.bars) * _bar_step(brush) + brush.u(18)
    return lines + (brush.f(26) if estimate.equal else 0)


def _ring_radius(brush: Brush, estimate: Estimate, height: float) -> float:
    """Return how large a ring finds room at that height; nought if it would be too small."""
    if brush.scale.big:  # the heading would reach into it
        return 0.0
    radius = min(brush.u(_RING), height - brush.u(12) - _ringless(brush, estimate))
    return radius if radius >= brush.u(_LEAST_RING) else 0.0


def estimate_height(brush: Brush, estimate: Estimate, room: float) -> int:
    """Return how high the estimate is where so much room is free for it."""
    radius = _ring_radius(brush, estimate, room)
    head = radius + brush.u(12) if radius else brush.f(28)
    return math.ceil(head + _ringless(brush, estimate))


def _bar_step(brush: Brush) -> float:
    return max(brush.u(_BAR_STEP), disc_side(brush.scale) * 0.86, brush.f(24))


def draw_estimate(brush: Brush, rect: pygame.Rect, estimate: Estimate) -> None:
    """Draw the win estimate with its error, and a bar a move, on dark ground."""
    theme, u, words = brush.theme, brush.u, advice_texts()["hint"]
    edge = Edge(theme.hair, brush.scale.line(1.4))
    lay_notched(brush.surface, rect, u(NOTCH_PANEL), theme.panel, edge)
    spare = rect.height - estimate_height(brush, estimate, rect.height)
    left, right, y = rect.left + u(18), rect.right - u(18), rect.top + u(8) + spare / 2
    share = words["percent"].format(share=advising.percent(estimate.chance))
    error = words["error"].format(error=advising.margin(estimate.error))
    radius = _ring_radius(brush, estimate, rect.height)
    heading = brush.write(words["estimate"].upper(), (left, y), brush.label(18), right - left)
    if radius:
        # The arc bends away from the heading, so both begin at the same height.
        ring = half_ring(brush, radius, estimate.chance, advising.margin(estimate.error) / 100)
        drawn = brush.surface.blit(ring, ring.get_rect(midtop=(rect.centerx, round(y + u(8)))))
        room = 1.3 * (radius - u(_BAND))
        number = Style(Face.NUMBER, round(radius * 0.34), theme.paper)
        middle = (rect.centerx, drawn.bottom - radius * 0.2)
        brush.write(share, middle, number, room, anchor="c", valign="b")
        style = Style(Face.BODY, max(brush.px(18), round(radius * 0.19)), theme.paper)
        brush.write(error, (rect.centerx, drawn.bottom), style, room, anchor="c", valign="b")
        y = drawn.bottom + u(4)
    else:
        told = (f"{share} {error}", share)
        room = right - heading.right - u(8)
        brush.write(told, (right, y), brush.number(20, theme.paper), room, anchor="r")
        y += brush.f(28)
    key = "sample_one" if estimate.worlds == 1 else "sample"
    sample = [form.format(count=estimate.worlds) for form in words[key]]
    brush.write(sample, (rect.centerx, y), brush.body(18), right - left, anchor="c")
    y += brush.f(24)
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


def half_ring(brush: Brush, radius: float, chance: float, error: float) -> pygame.Surface:
    """Return half a ring filled as far as the chance goes, its error a band of the accent."""
    theme, band = brush.theme, brush.u(_BAND)
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
