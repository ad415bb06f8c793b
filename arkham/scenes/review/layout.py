"""Lay out the review: head, the chart on paper, up to three cards, the way back."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from arkham.scenes.draw.theme import HIT, Scale

_EDGE = 40.0
_GAP = 22.0
MOST_CARDS = 3


@dataclass(frozen=True, slots=True)
class CardLayout:
    """One turning point: a cut-out of its table, its numbers, its words, its two buttons."""

    rect: pygame.Rect
    picture: pygame.Rect | None  # left out where letters are large
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


def review_layout(window: tuple[int, int], text_scale: float) -> ReviewLayout:
    """Lay the review out for a window and a text size."""
    scale = Scale.of(window, text_scale)
    u, f, big = scale.u, scale.font, scale.big
    left, width = u(_EDGE), window[0] - 2 * u(_EDGE)
    head = pygame.Rect(
        round(left), round(u(24)), round(width), round(u(66) * (1 + 0.34 * (scale.t - 1)) + f(24))
    )
    sums = pygame.Rect(head.left, head.bottom - round(f(40)), head.width, round(f(40)))
    if scale.t > 1.1:  # the sums need a line of their own
        sums.top = head.bottom + round(u(2))
    else:
        sums.left += round(width * 0.44)
        sums.width = head.right - sums.left
    row = max(u(54), f(36))
    foot_top = window[1] - u(16) - row
    cards_height = (u(330) + f(62)) if not big else u(150) + f(128)
    cards_top = foot_top - u(14) - cards_height
    chart_top = max(head.bottom, sums.bottom) + u(12)
    chart = pygame.Rect(
        round(left), round(chart_top), round(width), round(cards_top - u(16) - chart_top)
    )
    message = pygame.Rect(round(left), round(cards_top), round(width), round(cards_height))
    back = pygame.Rect(round(left), round(foot_top), round(f(120) + u(60)), round(row))
    replay = pygame.Rect(
        back.right + round(u(14)), back.top, round(f(150 if not big else 90) + u(80)), back.height
    )
    note = pygame.Rect(replay.right + round(u(24)), back.top, 0, back.height)
    note.width = round(left + width) - note.left
    step = (width + u(_GAP)) / MOST_CARDS
    cards = tuple(
        _card(
            scale,
            pygame.Rect(round(left + i * step), message.top, round(step - u(_GAP)), 0),
            message.height,
        )
        for i in range(MOST_CARDS)
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
    opened = pygame.Rect(better.left, words.top, better.width, better.bottom - words.top)
    if not scale.big:
        high = round(max(f(98), button))
        opened = pygame.Rect(better.left, better.bottom - high, better.width, high)
    return CardLayout(rect, picture, numbers, words, better, opened, branch)
