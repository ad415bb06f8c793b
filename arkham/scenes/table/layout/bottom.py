"""Place the lower edge of the table: prompt, hand, helper or bag, and the five actions."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

import pygame

from arkham.scenes.draw.theme import HIT
from arkham.scenes.table.layout.grid import ASPECT, Grid, TableShape, edges

_WIDEST_ACTIONS = 760
ACTIONS = ("take", "play", "from-hand", "close-case", "pass")


@dataclass(frozen=True, slots=True)
class PromptLayout:
    """The strip that always says what to do."""

    rect: pygame.Rect
    chip: pygame.Rect  # MUST or MAY
    text: pygame.Rect  # up to the skip button
    skip: pygame.Rect
    do: pygame.Rect  # left of it, where an offer can be taken up


@dataclass(frozen=True, slots=True)
class HelperLayout:
    """The one card that helps; its sides are buttons of their own."""

    rect: pygame.Rect
    picture: pygame.Rect
    name: pygame.Rect | None
    sides: tuple[pygame.Rect, ...]
    tag: pygame.Rect  # ANY TIME


@dataclass(frozen=True, slots=True)
class BagLayout:
    """Several cards that help."""

    rect: pygame.Rect
    label: pygame.Rect
    cells: tuple[pygame.Rect, ...]  # at least four places


@dataclass(frozen=True, slots=True)
class BottomLayout:
    """Hand, helper and actions."""

    area: pygame.Rect
    hand_label: pygame.Rect  # "Hand 2 of 3", in the gap above the hand
    hand_zone: pygame.Rect
    hand: tuple[pygame.Rect, ...]
    hand_visible: tuple[pygame.Rect, ...]
    helper: HelperLayout | None
    bag: BagLayout | None
    actions: tuple[pygame.Rect, ...]  # in the order of ACTIONS
    lead_heading: pygame.Rect  # "Use the First lead"
    discard_heading: pygame.Rect  # "Discard it, then", with what that costs
    ticket: pygame.Rect  # preview and effect track lie over the actions


@lru_cache(maxsize=16)
def place_prompt(grid: Grid) -> PromptLayout:
    """Return the prompt strip."""
    u, f = grid.u, grid.f
    rect = edges(grid.x, grid.prompt_top, grid.width, grid.prompt_height)
    chip = edges(rect.left + u(14), rect.centery - f(16), f(74), f(32))
    skip_height = min(rect.height - u(4), max(u(HIT), f(34)))
    skip_width = f(48) + u(50 if grid.scale.big else 112)
    skip = edges(
        rect.right - u(14) - skip_width, rect.centery - skip_height / 2, skip_width, skip_height
    )
    left = chip.right + u(14)
    text = edges(left, rect.top, skip.left - u(14) - left, rect.height)
    do = skip.move(-skip.width - round(u(10)), 0)
    return PromptLayout(rect, chip, text, skip, do)


@lru_cache(maxsize=16)
def place_bottom(grid: Grid, shape: TableShape) -> BottomLayout:
    """Return hand, helper and actions, from left to right."""
    u = grid.u
    hand_zone, hand = _place_hand(grid, shape)
    card_width, card_height = grid.card
    bottom = grid.bottom_top + grid.bottom_height
    helper = pygame.Rect(
        round(grid.x + hand_zone.width + u(18)),
        round(bottom - card_height),
        card_width,
        card_height,
    )
    block_left = helper.right + u(20)
    block_width = min(grid.x + grid.width - block_left, u(_WIDEST_ACTIONS))
    left = grid.x + grid.width - block_width
    actions, lead_heading, discard_heading = _place_actions(grid, left, block_width)
    visible = [card.copy() for card in hand]
    for strip, following in zip(visible, visible[1:], strict=False):
        strip.width = min(strip.width, following.left - strip.left)
    return BottomLayout(
        area=edges(grid.x, grid.bottom_top, grid.width, grid.bottom_height),
        hand_label=edges(
            grid.x, grid.bottom_top - u(8), hand_zone.width, u(26 if grid.scale.big else 20)
        ),
        hand_zone=hand_zone,
        hand=hand,
        hand_visible=tuple(visible),
        helper=_place_helper(grid, shape, helper) if shape.bag is None else None,
        bag=_place_bag(grid, shape, helper) if shape.bag is not None else None,
        actions=actions,
        lead_heading=lead_heading,
        discard_heading=discard_heading,
        ticket=edges(
            left - u(6), grid.bottom_top - u(4), block_width + u(6), grid.bottom_height + u(4)
        ),
    )


def _place_hand(grid: Grid, shape: TableShape) -> tuple[pygame.Rect, tuple[pygame.Rect, ...]]:
    u = grid.u
    card_width, card_height = grid.card
    zone_width = u(470)
    if grid.scale.big:
        zone_width = u(428)
    elif shape.hand > 3:
        zone_width = u(568)
        card_width = round(u(136))
        card_height = round(card_width * ASPECT)
    # In wide windows the actions do not need all the rest: the hand spreads first.
    spare = grid.width - zone_width - u(18) - grid.card[0] - u(20) - u(_WIDEST_ACTIONS)
    spread = shape.hand * (card_width + u(10)) - u(10)
    zone_width = max(zone_width, min(spread, zone_width + spare))
    bottom = grid.bottom_top + grid.bottom_height
    step = min(card_width + u(10), (zone_width - card_width) / max(1, shape.hand - 1))
    top = round(bottom - card_height)
    cards = tuple(
        pygame.Rect(round(grid.x + i * step), top, card_width, card_height)
        for i in range(shape.hand)
    )
    below_label = grid.bottom_top + grid.above_hand - u(4)
    zone = edges(grid.x, below_label, zone_width, bottom - below_label)
    return zone, cards


def _place_helper(grid: Grid, shape: TableShape, rect: pygame.Rect) -> HelperLayout:
    u = grid.u
    bar, gap, rim = u(HIT), u(4), u(8)
    bars_height = shape.helper_sides * (bar + gap)
    bars_top = rect.bottom - rim - bars_height + gap
    sides = tuple(
        edges(rect.left + rim, bars_top + i * (bar + gap), rect.width - 2 * rim, bar)
        for i in range(shape.helper_sides)
    )
    # Large letters leave no line for the name; speech and tooltip still say it.
    name_height = 0.0 if grid.scale.big else grid.f(24)
    picture_bottom = bars_top - name_height - u(4)
    return HelperLayout(
        rect=rect,
        picture=edges(
            rect.left + u(6), rect.top + u(6), rect.width - u(12), picture_bottom - rect.top - u(6)
        ),
        name=None
        if not name_height
        else edges(rect.left + u(7), picture_bottom + u(1), rect.width - u(14), name_height),
        sides=sides,
        tag=edges(rect.left + u(6), rect.top - u(8), rect.width - u(12), u(23)),
    )


def _place_bag(grid: Grid, shape: TableShape, rect: pygame.Rect) -> BagLayout:
    u = grid.u
    places = max(4, shape.bag or 0)
    columns = 2
    rows = math.ceil(places / columns)
    label_height = u(34)
    gap, rim = u(6), u(9)
    width = (rect.width - 2 * rim - (columns - 1) * gap) / columns
    height = (rect.height - label_height - rim - (rows - 1) * gap) / rows
    cells = tuple(
        edges(
            rect.left + rim + i % columns * (width + gap),
            rect.top + label_height + i // columns * (height + gap),
            width,
            height,
        )
        for i in range(places)
    )
    label = edges(rect.left + u(8), rect.top + u(3), rect.width - u(16), label_height - u(4))
    return BagLayout(rect, label, cells)


def _place_actions(
    grid: Grid, left: float, width: float
) -> tuple[tuple[pygame.Rect, ...], pygame.Rect, pygame.Rect]:
    u, f, big = grid.u, grid.f, grid.scale.big
    top, height = grid.bottom_top, grid.bottom_height
    heading = f(17) if big else f(24)
    gap = u(8 if big else 10)
    button = (height - 2 * heading - gap) / 2
    across = u(10)
    half, third = (width - across) / 2, (width - 2 * across) / 3
    upper = top + heading
    lower_heading = upper + button + gap
    lower = lower_heading + heading
    buttons = [edges(left + i * (half + across), upper, half, button) for i in range(2)]
    buttons += [edges(left + i * (third + across), lower, third, button) for i in range(3)]
    return (
        tuple(buttons),
        edges(left, top, width, heading),
        edges(left, lower_heading, width, heading),
    )


def track_rows(grid: Grid, bottom: BottomLayout, steps: int) -> tuple[pygame.Rect, ...]:
    """Return one row a step of a resolving card; they take the place of the actions."""
    u = grid.u
    block = pygame.Rect(bottom.actions[0].topleft, (0, 0)).unionall(list(bottom.actions))
    top, gap = bottom.lead_heading.bottom + u(2), u(7)
    room = block.bottom - top
    height = min(u(46 if grid.scale.big else 52), (room - gap * (steps - 1)) / max(1, steps))
    return tuple(
        edges(block.left, top + i * (height + gap), block.width, height) for i in range(steps)
    )
