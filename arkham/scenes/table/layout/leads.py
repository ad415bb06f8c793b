"""Place the leads row, the draw stack, the odds of the next check, discards, cards in force."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import pygame

from arkham.scenes.table.layout.grid import ASPECT, Grid, TableShape, edges


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
