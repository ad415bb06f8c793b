"""Where a move begins and ends on the table, and where its disc goes so that it hides no icon."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

import pygame

from arkham.rules.choices import Choice, Option, Verb
from arkham.scenes.draw.theme import Scale
from arkham.scenes.table.layout.table import ACTIONS, TableLayout
from arkham.scenes.table.paint.overlay import fan_layout
from arkham.scenes.table.scene import TableScene
from arkham.scenes.table.spots import card_at, place_zones
from arkham.scenes.table.targets import Place, grip, target

DISC = 42  # units
_STEP = 1.04  # from one disc to the next, in discs
_ROUND_THE_CORNER = ((0, 0), (0, 1), (1, 0))
"""Where the discs of one card lie, to the right and up: its effects in the middle stay free."""
_CARDS = ("lead", "hand", "card", "head", "strip", "helper", "bag")
_ACTIONS = {Verb.TAKE: "take", Verb.PASS: "pass"}
_PRESSED = {Verb.SKIP: "skip", Verb.DONE: "skip", Verb.PROCEED: "skip", Verb.DO: "do"}


class Corner(StrEnum):
    """Where on an end the disc hangs, so that it hides no icon and no word."""

    CARD = "card"  # on the lower left corner, which holds no icon
    SLOT = "slot"  # in the upper left corner of an empty place
    BUTTON = "button"  # on the lower right corner: words begin at the left, the key stands above
    SIDE = "side"  # on the right edge of what is too narrow for it


@dataclass(frozen=True, slots=True)
class End:
    """One end of a move: the card that is taken, or where it goes."""

    rect: pygame.Rect
    corner: Corner


@dataclass(frozen=True, slots=True)
class ShownMove:
    """A move as it is shown: its number, its ends, its words, its row if it goes to a line."""

    label: str
    ends: tuple[End, ...]
    title: str
    reason: str
    row: int = -1


def disc_side(scale: Scale) -> float:
    """Return how large a disc is; it grows a little with the letters."""
    return scale.u(DISC) * (1 + 0.3 * (scale.t - 1))


def ends_of(table: TableScene, choice: Choice, option: Option) -> tuple[End, ...]:
    """Return what a move takes and where it puts it, as far as the table shows it."""
    found = []
    held = grip(option)
    if held and (rect := _card_rect(table, held)) is not None:
        found.append(End(rect, Corner.CARD))
    if (goal := _goal(table, choice, option)) is not None:
        found.append(goal)
    return tuple(found)


def row_of(table: TableScene, option: Option) -> int:
    """Return the row of the line that a move is about, -1 if it is about none."""
    firsts = [line[0] for line in table.view.lines]
    return firsts.index(option.onto) if option.onto in firsts else -1


def _card_rect(table: TableScene, card: int) -> pygame.Rect | None:
    fan = table.cues.fan
    if card in fan:
        return fan_layout(table.layout, table.cues).cards[fan.index(card)]
    for spot, rect in table.layout.spots:
        if spot.name in _CARDS and card_at(table.view, spot) == card:
            return rect
    return None


def _goal(table: TableScene, choice: Choice, option: Option) -> End | None:
    layout, row = table.layout, row_of(table, option)
    if option.verb in _ACTIONS:
        return End(layout.bottom.actions[ACTIONS.index(_ACTIONS[option.verb])], Corner.BUTTON)
    place = target(choice, option).place
    if place is Place.LINE:
        return End(layout.lines.rows[row].slot, Corner.SLOT) if row >= 0 else None
    if place is not Place.BUTTON:
        zone = place_zones(layout).get(place)
        # A card that answers by a click needs no second disc on a pile or a full hand.
        return End(zone, Corner.SIDE) if zone is not None and place is Place.BAG else None
    if option.verb is Verb.CLOSE:
        return End(layout.lines.rows[row].header.rect, Corner.BUTTON) if row >= 0 else None
    if option.verb is Verb.USE:
        return _tool(table, option)
    name = _PRESSED.get(option.verb)
    rect = next((r for spot, r in layout.spots if spot.name == name), None)
    return End(rect, Corner.SIDE) if rect is not None else None


def _tool(table: TableScene, option: Option) -> End | None:
    for spot, rect in table.layout.spots:
        is_side = spot.name == "side" and spot.index + 1 == option.side
        if (is_side or spot.name == "bag") and card_at(table.view, spot) == option.tool:
            return End(rect, Corner.SIDE)
    return None


def disc_centres(
    moves: tuple[ShownMove, ...], layout: TableLayout
) -> list[tuple[str, tuple[float, float]]]:
    """Return where the disc of every end lies; several at one place lie side by side."""
    side, u = disc_side(layout.scale), layout.scale.u
    taken: dict[tuple[int, ...], int] = {}
    width, height = layout.window
    found = []
    for move in moves:
        for end in move.ends:
            rect = end.rect
            before = taken.get(tuple(rect), 0)
            taken[tuple(rect)] = before + 1
            inset, (right, up) = side / 2 + u(8), (before, 0)
            match end.corner:
                case Corner.CARD:
                    x, y = rect.left + side * 0.2, rect.bottom - side * 0.12
                    right, up = _ROUND_THE_CORNER[min(before, len(_ROUND_THE_CORNER) - 1)]
                case Corner.SLOT:
                    x, y = rect.left + inset, rect.top + min(inset, rect.height / 2)
                case Corner.BUTTON:
                    x, y = rect.right - side * 0.2, rect.bottom - side * 0.12
                    right = -before
                case Corner.SIDE:
                    x, y = rect.right - side * 0.1, float(rect.centery)
            x += right * side * _STEP
            y -= up * side * _STEP
            x = min(max(x, side / 2), width - side / 2)
            y = min(max(y, side / 2), height - side / 2)
            found.append((move.label, (x, y)))
    return found
