"""Paint the review: the sums, the turning points on their cards, the progress, what is honest."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from arkham.files.texts import advice_texts
from arkham.rules.cards import CaseDef
from arkham.scenes.draw.backdrop import paper
from arkham.scenes.draw.brush import LEAST_WORDS, Brush
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.shapes import Edge, cast_shadow, lay_notched
from arkham.scenes.draw.text import Style, block_height, draw_block, fit_block, measure
from arkham.scenes.review.layout import CardLayout, ReviewLayout
from arkham.words import advising

if TYPE_CHECKING:
    from arkham.ai.review import Review


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
        deed = fit_block(card.deed, deed, area.size, least)
        drawn = draw_block(brush.surface, card.deed, area, deed)
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
        style = fit_block(card.better, brush.bold(18, theme.ink), inner.size, least)
        draw_block(brush.surface, card.better, inner, style, valign="m")


def _draw_numbers(brush: Brush, place: CardLayout, card: TurnCard) -> None:
    theme, u, words = brush.theme, brush.u, advice_texts()["review"]
    rect = place.numbers
    turn = words["turn"].format(turn=card.turn).upper()
    cost = words["minus"].format(points=card.points)
    error = [form.format(error=card.error) for form in words["card_error"]]
    if place.picture is None:
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
    style = fit_block(told, style, rect.size, brush.px(LEAST_WORDS))
    draw_block(brush.surface, told, rect, style, anchor="r", valign="m")
