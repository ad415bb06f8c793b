"""Lay out and paint the review: the sums, the turning points with their cards, the progress."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import pygame

from arkham.files.texts import advice_texts
from arkham.rules.areas import HAND, LEADS
from arkham.rules.cards import GAP, Card, CaseDef
from arkham.rules.choices import Option
from arkham.rules.state import GameState
from arkham.scenes.cards.faces import CardFaces, face_size
from arkham.scenes.cards.parts import ASPECT
from arkham.scenes.draw.backdrop import desk, paper
from arkham.scenes.draw.brush import LEAST_WORDS, Brush
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.shapes import Edge, cast_shadow, lay_notched, lay_outline
from arkham.scenes.draw.surfaces import SurfaceCache
from arkham.scenes.draw.text import Style, block_height, draw_block, fit_block, measure
from arkham.scenes.draw.theme import HIT, Scale, whole_rect
from arkham.words import advising

if TYPE_CHECKING:
    from arkham.ai.review import Review


_EDGE = 40.0
_GAP = 22.0
_WIDE = 700.0  # of a turning point: large letters leave room for a picture beside them


@dataclass(frozen=True, slots=True)
class CardLayout:
    """One turning point: a cut-out of its table, its numbers, its words, its two buttons."""

    rect: pygame.Rect
    picture: pygame.Rect | None  # left out where large letters leave it no room
    numbers: pygame.Rect
    words: pygame.Rect
    better: pygame.Rect  # the button, closed
    better_open: pygame.Rect  # the paper that takes its place, with more room
    branch: pygame.Rect


@dataclass(frozen=True, slots=True)
class ReviewLayout:
    """The rectangles of one window."""

    scale: Scale
    window: tuple[int, int]
    head: pygame.Rect
    sums: pygame.Rect
    chart: pygame.Rect
    cards: tuple[CardLayout, ...]
    message: pygame.Rect  # the place of all cards, where there is none
    back: pygame.Rect
    replay: pygame.Rect
    note: pygame.Rect


def review_layout(window: tuple[int, int], scale: Scale, points: int) -> ReviewLayout:
    """Lay the review out for a window, a text size and so many turning points."""
    u, f, big = scale.u, scale.font, scale.big
    left, width = u(_EDGE), window[0] - 2 * u(_EDGE)
    kicker = 0 if big else f(24)  # large letters rather leave their room to the curve
    title = u(66) * (1 + 0.34 * (scale.t - 1))
    head = whole_rect(left, u(14 if big else 24), width, title + kicker)
    sums = pygame.Rect(head.left, head.bottom - round(f(40)), head.width, round(f(40)))
    if scale.t > 1.1:  # the sums need a line of their own
        sums.top = head.bottom + round(u(2))
    else:
        sums.left += round(width * 0.44)
        sums.width = head.right - sums.left
    row = max(u(54), f(36))
    foot_top = window[1] - u(16) - row
    cards_height = (u(330) + f(62)) if not big else u(150) + f(112)
    cards_top = foot_top - u(14) - cards_height
    chart_top = max(head.bottom, sums.bottom) + u(12)
    chart = whole_rect(left, chart_top, width, cards_top - u(16) - chart_top)
    message = whole_rect(left, cards_top, width, cards_height)
    back = whole_rect(left, foot_top, f(120) + u(60), row)
    replay = pygame.Rect(
        back.right + round(u(14)), back.top, round(f(150 if not big else 90) + u(80)), back.height
    )
    note = pygame.Rect(replay.right + round(u(24)), back.top, 0, back.height)
    note.width = round(left + width) - note.left
    step = (width + u(_GAP)) / max(1, points)
    cards = tuple(
        _card(
            scale,
            pygame.Rect(round(left + i * step), message.top, round(step - u(_GAP)), 0),
            message.height,
        )
        for i in range(points)
    )
    return ReviewLayout(scale, window, head, sums, chart, cards, message, back, replay, note)


def _card(scale: Scale, rect: pygame.Rect, height: int) -> CardLayout:
    u, f = scale.u, scale.font
    rect = pygame.Rect(rect.left, rect.top, rect.width, height)
    pad = round(u(16))
    inner = rect.inflate(-2 * pad, -2 * pad)
    button = round(max(u(HIT + 8), f(38)))
    apart = round(u(10))
    branch_width = round(inner.width * (0.4 if not scale.big else 0.36))
    branch = pygame.Rect(inner.right - branch_width, inner.bottom - button, branch_width, button)
    better = pygame.Rect(inner.left, branch.top, branch.left - apart - inner.left, button)
    picture = None
    numbers = pygame.Rect(inner.left, inner.top, inner.width, round(f(36)))
    if not scale.big:
        picture = pygame.Rect(inner.left, inner.top, round(inner.width * 0.62), 0)
        picture.height = round(height - 2 * pad - button - apart - f(62) - u(10))
        left = picture.right + round(u(16))
        numbers = pygame.Rect(left, inner.top, inner.right - left, picture.height)
    top = (picture.bottom if picture else numbers.bottom) + round(u(8))
    words = pygame.Rect(inner.left, top, inner.width, branch.top - round(u(8)) - top)
    if scale.big and inner.width > u(_WIDE):
        picture = pygame.Rect(inner.left, inner.top, round(inner.width * 0.4), 0)
        picture.height = words.bottom - inner.top
        picture.right = inner.right
        numbers.width = words.width = picture.left - round(u(16)) - inner.left
    opened = words.copy()  # the button's room goes to the other one
    if not scale.big:
        high = round(max(f(86), button))
        opened = pygame.Rect(better.left, better.bottom - high, better.width, high)
    return CardLayout(rect, picture, numbers, words, better, opened, branch)


@dataclass(frozen=True, slots=True)
class TurnCard:
    """A turning point in words and numbers."""

    turn: int
    points: int
    error: int
    deed: str
    outcome: str
    better: str


def draw_head(
    brush: Brush, layout: ReviewLayout, case: CaseDef, title: str, review: Review | None
) -> None:
    """Draw the title, and the two sums that add up to the way of the curve."""
    theme, u, words = brush.theme, brush.u, advice_texts()["review"]
    head = layout.head
    kicker = brush.label(20, theme.accent.light)
    file = words["file"].format(number=case.number, title=case.title).upper()
    shared = layout.sums.top < head.bottom
    room = head.width if not shared else layout.sums.left - u(20) - head.left
    if not brush.scale.big:
        brush.write(file, head.topleft, kicker, head.width)
    big = Style(Face.TITLE, round(u(56) * (1 + 0.3 * (brush.scale.t - 1))), theme.paper)
    brush.write(title, (head.left, head.bottom), big, room, valign="b")
    if review is not None:
        _draw_sums(brush, layout.sums, review)


def _draw_sums(brush: Brush, rect: pygame.Rect, review: Review) -> None:
    """Write from the right: from where to where, luck, decisions; their shapes are the chart's."""
    theme, u, words = brush.theme, brush.u, advice_texts()["review"]
    start, end = advising.points(review.start), advising.points(review.end)
    lost = -advising.points(review.lost)
    luck = end - start - lost  # of the rounded ones, so that they add up as written
    body, number = brush.body(20, theme.muted), brush.number(28, theme.paper)
    x, y = float(rect.right), rect.centery
    parts = [
        (words["from_to"].format(start=start), words["percent"].format(share=end), ""),
        (words["luck"], _signed(luck), "hollow"),
        (words["decisions"], _signed(lost), "solid"),
    ]
    widths = [measure(w, body) + measure(n, number) + u(30 if s else 8) for w, n, s in parts]
    gap = max(u(14), min(u(56), (rect.width - sum(widths)) / 2))
    if sum(widths) + 2 * gap > rect.width:
        shrunk = max(0.6, (rect.width - 2 * gap) / sum(widths))
        body, number = body.at(round(body.px * shrunk)), number.at(round(number.px * shrunk))
    for told, value, shape in parts:
        x = brush.write(value, (x, y), number, anchor="r", valign="m").left - u(8)
        x = brush.write(told, (x, y), body, anchor="r", valign="m").left - u(10)
        if shape:
            box = pygame.Rect(0, 0, brush.px(12), brush.px(22))
            box.midright = (round(x), y)
            if shape == "solid":
                brush.surface.fill(theme.accent.fill, box)
            else:
                pygame.draw.rect(brush.surface, theme.paper, box, brush.px(2))
            x = box.left
        x -= gap


def _signed(points: int) -> str:
    words = advice_texts()["review"]
    return str(words["minus" if points < 0 else "plus"].format(points=abs(points)))


def draw_progress(brush: Brush, rect: pygame.Rect, told: str, progress: float | None) -> None:
    """Draw the empty sheet on which the chart will be, and how far that is."""
    theme, u = brush.theme, brush.u
    cast_shadow(brush.surface, rect, blur=u(18), alpha=180, drop=u(8))
    brush.blit(paper(rect.size, theme.paper, "review"), rect)
    style = brush.style(Face.TYPE_BOLD, 24, theme.ink)
    room = rect.width - u(80)
    height = block_height(told, style, room)
    place = pygame.Rect(rect.left + round(u(40)), 0, round(room), height)
    place.bottom = rect.centery - round(u(10))
    draw_block(brush.surface, told, place, style, anchor="c")
    if progress is None:
        return
    bar = pygame.Rect(0, 0, round(min(u(640), room)), brush.px(16))
    bar.midtop = (rect.centerx, rect.centery + round(u(10)))
    pygame.draw.rect(brush.surface, theme.ink, bar, brush.px(2))
    bar.width = round(bar.width * max(0.0, min(1.0, progress)))
    brush.surface.fill(theme.ink, bar)
    done = advice_texts()["review"]["done"].format(share=round(progress * 100))
    where = (rect.centerx, bar.bottom + u(10))
    brush.write(done, where, brush.body(20, theme.on_paper), anchor="c")


def draw_card(brush: Brush, place: CardLayout, card: TurnCard, *, opened: bool) -> None:
    """Draw one turning point; its better move only where it was asked for."""
    theme, u = brush.theme, brush.u
    brush.panel(place.rect, alpha=235)
    _draw_numbers(brush, place, card)
    area = place.words.copy()
    if opened:
        area.height = max(0, place.better_open.top - round(u(6)) - area.top)
    least = brush.px(LEAST_WORDS)
    deed = brush.bold(20, theme.paper)
    if area.height >= least:
        drawn = brush.block(card.deed, area, deed)
        rest = pygame.Rect(area.left, drawn.bottom, area.width, area.bottom - drawn.bottom)
        body = brush.body(18, theme.muted)
        fits = block_height(card.outcome, body, rest.width) <= rest.height
        if card.outcome and fits and not opened:
            draw_block(brush.surface, card.outcome, rest, body)
    if opened:
        box = place.better_open
        edge = Edge(theme.ink, brush.scale.line(1.2), u(4))
        lay_notched(brush.surface, box, u(8), theme.lamp, edge)
        inner = box.inflate(-round(u(24)), -round(u(12)))
        brush.block(card.better, inner, brush.bold(18, theme.ink), valign="m")


def _draw_numbers(brush: Brush, place: CardLayout, card: TurnCard) -> None:
    theme, u, words = brush.theme, brush.u, advice_texts()["review"]
    rect = place.numbers
    turn = words["turn"].format(turn=card.turn).upper()
    cost = words["minus"].format(points=card.points)
    error = [form.format(error=card.error) for form in words["card_error"]]
    if brush.scale.big:
        left = rect.left + u(34)
        x = brush.write(turn, (left, rect.centery), brush.label(18), valign="m").right + u(16)
        number = brush.number(28, theme.paper)
        x = brush.write(cost, (x, rect.centery), number, valign="m").right + u(8)
        style = brush.body(18, theme.muted)
        brush.write([*error], (x, rect.centery), style, rect.right - x, valign="m")
        return
    y = rect.top + u(2)
    y = brush.write(turn, (rect.left, y), brush.label(19), rect.width).bottom
    number = Style(Face.NUMBER, round(u(64)), theme.paper)
    y = brush.write(cost, (rect.left, y), number, rect.width).bottom
    y = brush.write(words["points"], (rect.left, y), brush.body(20, theme.paper)).bottom
    brush.write(error, (rect.left, y + u(2)), brush.body(18), rect.width)


def draw_message(brush: Brush, rect: pygame.Rect, told: str, more: str) -> None:
    """Say that nothing stands out, where that is so."""
    theme, u = brush.theme, brush.u
    brush.panel(rect, alpha=235)
    inner = rect.inflate(-round(u(120)), -round(u(40)))
    title = brush.style(Face.TITLE, 36, theme.paper)
    title = fit_block(told, title, (inner.width, inner.height * 0.5), brush.px(LEAST_WORDS))
    high = block_height(told, title, inner.width)
    body = brush.body(21, theme.muted)
    rest = (inner.width, inner.height - high)
    body = fit_block(more, body, rest, brush.px(LEAST_WORDS)) if more else body
    below = block_height(more, body, inner.width) if more else 0
    top = inner.top + (inner.height - high - below) // 2
    area = pygame.Rect(inner.left, top, inner.width, high)
    draw_block(brush.surface, told, area, title, anchor="c")
    if more:
        area = pygame.Rect(inner.left, area.bottom, inner.width, below)
        draw_block(brush.surface, more, area, body, anchor="c")


def draw_note(brush: Brush, rect: pygame.Rect, told: str) -> None:
    """Say what the numbers are worth."""
    style = brush.style(Face.BODY_ITALIC, 18, brush.theme.muted)
    brush.block(told, rect, style, anchor="r", valign="m")


_MOST = 7  # cards of a row
_PAD = 14  # units around the cards
_RAISED = 12  # units by which the card in question is held up


class Cutout:
    """The row of cards that a decision was about, the card in question held up and ringed.

    Printing a face takes a while, so the faces are printed one at a time while nothing else
    happens, and the cut-out shows what there is.
    """

    def __init__(
        self, state: GameState, option: Option, faces: CardFaces, printed: SurfaceCache
    ) -> None:
        self._faces = faces
        self._printed = printed
        leads = tuple(c for c in state.areas[LEADS] if c != GAP)
        self._chosen = option.card or (0 if option.onto or not leads else leads[0])
        line = state.line_of(option.onto) if option.onto else None
        row = line or next((a for a in (leads, state.areas[HAND]) if self._chosen in a), ())
        if self._chosen and self._chosen not in row:
            row = (*row, self._chosen)
        if len(row) > _MOST:
            row = (row[0], *row[1 - _MOST :])
        self._row = [state.rules.cards[c] for c in row]
        self._ground: pygame.Surface | None = None

    def _places(self, scale: Scale, rect: pygame.Rect) -> Iterator[tuple[Card, pygame.Rect, bool]]:
        """Yield each card, where it lies and whether the next covers it; the chosen one last."""
        pad, raised = scale.px(_PAD), scale.px(_RAISED)
        width = round((rect.height - 2 * pad - raised) / ASPECT)
        apart, last = width + pad * 0.6, len(self._row) - 1
        whole = [card.index == self._chosen for card in self._row[:-1]]  # the last one always is
        room = rect.width - 2 * pad - width - apart * sum(whole)
        step = min(apart, room / max(1, last - sum(whole)))
        left, held = float(rect.left + pad), []
        for i, card in enumerate(self._row):
            place = pygame.Rect((round(left), rect.top + pad + raised), face_size(width))
            is_held = card.index == self._chosen
            if is_held:
                held.append((card, place.move(0, -raised), False))
            else:
                yield card, place, i < last and step < width
            left += apart if is_held else step
        yield from held

    def print_next(self, scale: Scale, rect: pygame.Rect) -> bool:
        """Print one face that is missing; return whether there was any."""
        for card, place, covered in self._places(scale, rect):
            key = (card.index, place.width, covered)
            if key not in self._printed:
                make = partial(self._faces.face, card, place.width, covered=covered)
                self._printed.get(key, make)
                return True
        return False

    def draw(self, brush: Brush, rect: pygame.Rect) -> None:
        """Draw the cut-out in its frame."""
        theme, u = brush.theme, brush.u
        if self._ground is None or self._ground.get_size() != rect.size:
            self._ground = desk(rect.size, (rect.width * 0.4, 0), rect.width * 0.6, theme)
        brush.blit(self._ground, rect)
        for card, place, covered in self._places(brush.scale, rect):
            cast_shadow(brush.surface, place, blur=u(6), alpha=150, drop=u(3), radius=u(8))
            key = (card.index, place.width, covered)
            if key in self._printed:
                brush.blit(self._printed.peek(key), place)
            else:
                brush.surface.fill(theme.panel_raised, place)
            if card.index == self._chosen:
                ring = place.inflate(brush.px(8), brush.px(8))
                lay_outline(brush.surface, ring, u(10), theme.lamp, brush.scale.line(4, 3))
        pygame.draw.rect(brush.surface, theme.paper, rect, brush.px(2.5))
