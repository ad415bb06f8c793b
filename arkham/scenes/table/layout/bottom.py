"""Place the lower edge of the table: hand, helper or bag, the slip that asks, the five actions."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

import pygame

from arkham.scenes.draw.theme import HIT
from arkham.scenes.table.layout.desk import ASPECT, Grid, TableShape, edges

_WIDEST_ACTIONS = 760
_LEAST_ACTIONS = 400  # in windows taller than wide the cards of the hand overlap before
ACTIONS = ("take", "play", "from-hand", "close-case", "pass")


@dataclass(frozen=True, slots=True)
class PromptLayout:
    """The slip over the actions that always says what to do."""

    rect: pygame.Rect
    chip: pygame.Rect  # MUST or MAY
    text: pygame.Rect  # a short verb
    phase: pygame.Rect  # small: when this is asked, or what asks; the buttons take its place
    skip: pygame.Rect
    do: pygame.Rect  # left of it, where an offer can be taken up

    @property
    def two_rows(self) -> bool:
        """Say whether the verb has a row of its own, over chip, phase and buttons."""
        return self.chip.top >= self.text.bottom


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


_WIDE_SLIP = 560  # units: from here the button that declines has room for its key


@lru_cache(maxsize=16)
def place_prompt(grid: Grid, left: int, right: int) -> PromptLayout:
    """Return the slip over the actions; it begins and ends where they do."""
    u, f, big = grid.u, grid.f, grid.scale.big
    rect = edges(left, grid.bottom_top, right - left, grid.prompt_height)
    inner = rect.inflate(-2 * round(u(14)), 0)
    if big:
        text, low = inner.copy(), inner.copy()
        low.height = math.ceil(u(HIT))
        low.bottom = inner.bottom - round(u(6))
        text.height = low.top - text.top
    else:
        low = text = inner
    chip = pygame.Rect(inner.left, 0, round(f(74)), min(round(f(32)), low.height - round(u(4))))
    chip.centery = low.centery
    rest = low.copy()
    rest.left = chip.right + round(u(14))
    rest.width = inner.right - rest.left
    if not big:
        text = rest
    wide = big or rect.width >= u(_WIDE_SLIP)
    height = min(low.height, max(math.ceil(u(HIT)), round(f(34))))
    most = (rest.width - u(10)) / 2
    skip_width = min(most, f(48) + u(50) if big else f(48) + u(102 if wide else 64))
    do_width = min(most, skip_width if big else f(54) + u(64))
    skip = pygame.Rect(0, 0, int(skip_width), height)
    skip.midright = inner.right, low.centery
    do = pygame.Rect(0, 0, int(do_width), height)
    do.midright = skip.left - round(u(10)), low.centery
    return PromptLayout(rect, chip, text, rest, skip, do)


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
            grid.x, bottom - card_height - grid.above_hand, hand_zone.width, grid.f(20)
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
    zone_width = min(zone_width, grid.width - u(18) - grid.card[0] - u(20) - u(_LEAST_ACTIONS))
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
    below_label = bottom - grid.card[1] - u(4)
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
    u = grid.u
    top, heading = grid.below_prompt, grid.heading
    # Where letters are large the slip takes the room of the first heading.
    first_heading = 0.0 if grid.scale.big else heading
    gap = u(8)
    button = (grid.bottom_top + grid.bottom_height - top - first_heading - heading - gap) / 2
    across = u(10)
    half, third = (width - across) / 2, (width - 2 * across) / 3
    upper = top + first_heading
    lower_heading = upper + button + gap
    lower = lower_heading + heading
    buttons = [edges(left + i * (half + across), upper, half, button) for i in range(2)]
    buttons += [edges(left + i * (third + across), lower, third, button) for i in range(3)]
    return (
        tuple(buttons),
        edges(left, top, width, first_heading),
        edges(left, lower_heading, width, heading),
    )


def track_rows(grid: Grid, bottom: BottomLayout, steps: int) -> tuple[pygame.Rect, ...]:
    """Return one row a step of a resolving card; they take the place of the actions."""
    u = grid.u
    block = pygame.Rect(bottom.actions[0].topleft, (0, 0)).unionall(list(bottom.actions))
    top, gap = bottom.lead_heading.bottom + u(2), u(7 if steps < 4 else 4)
    room = block.bottom - top
    height = min(u(46 if grid.scale.big else 52), (room - gap * (steps - 1)) / max(1, steps))
    return tuple(
        edges(block.left, top + i * (height + gap), block.width, height) for i in range(steps)
    )
