"""Share the measures of the table: rails, centre, card sizes, all from window and text size."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

import pygame

from arkham.scenes.draw.theme import Scale

MARGIN = GUTTER = 16
_INSPECTOR_SHARE = 0.4515  # of the window's height: the card is always at least 45 %
_LEAST_CENTRE = 980  # units; in windows taller than wide the inspector gives way to the play
ASPECT = 1.4
TOOLS = ("undo", "redo", "hint", "evidence", "plan", "log", "rules", "settings", "menu")
_BELOW_PROMPT = 12  # units between the prompt and the lower edge of the table


@dataclass(frozen=True, slots=True)
class TableShape:
    """What lies on a table, as counts; the layout depends on nothing else.

    `lines` are the cards of each open case, the first included. `in_force` are the cards in
    the strip. `extras` names further stacks in the left rail. `bag` is the number of cards in it;
    None means the case has one helper, a card with `helper_sides` bars. `goals` are the letters
    each goal asks for; without any the jigsaw is shown.
    `tools` names the buttons below the inspector.
    """

    lines: tuple[int, ...] = (1, 1)
    hand: int = 3
    leads: int = 5
    types: int = 6
    in_force: int = 0
    goals: tuple[int, ...] = ()
    extras: tuple[str, ...] = ()
    helper_sides: int = 2
    bag: int | None = None
    tools: tuple[str, ...] = TOOLS

    def only(self, *counts: str) -> TableShape:
        """Return a shape that, of all that comes and goes in a game, knows only these counts."""
        gone = {name: value for name, value in _NOTHING.items() if name not in counts}
        return replace(self, **gone)

    @property
    def named_cases(self) -> bool:
        """Say whether lines begin with Case cards, which have a number and a title."""
        return "cases" in self.extras


_NOTHING: dict[str, Any] = {"lines": (), "hand": 0, "in_force": 0, "bag": None}


def edges(x: float, y: float, w: float, h: float) -> pygame.Rect:
    """Return a rectangle in whole pixels; neighbours that touch never overlap by rounding."""
    left, top = round(x), round(y)
    return pygame.Rect(left, top, max(0, round(x + w) - left), max(0, round(y + h) - top))


@dataclass(frozen=True, slots=True, eq=False)
class Grid:
    """The measures every part of the table shares, in pixels; the same ones are one object."""

    window: tuple[int, int]
    scale: Scale
    left: pygame.Rect
    right: pygame.Rect
    x: float  # left end and width of the centre
    width: float
    card: tuple[int, int]
    first: tuple[int, int]
    leads_top: float
    leads_height: float
    strip_height: float
    prompt_top: float
    prompt_height: float
    bottom_top: float
    bottom_height: float
    above_hand: float  # where the hand is counted; its cards rise into it

    def u(self, units: float) -> float:
        return units * self.scale.s

    def f(self, size: float) -> float:
        """Return a length that follows the text size."""
        return size * self.scale.s * self.scale.t

    @property
    def lines_top(self) -> float:
        strip = self.strip_height + self.u(10) if self.strip_height else 0.0
        return self.leads_top + self.leads_height + self.u(14) + strip

    @property
    def lines_height(self) -> float:
        return self.prompt_top - self.u(14) - self.lines_top


@lru_cache(maxsize=8)
def make_grid(window: tuple[int, int], text_scale: float, with_strip: bool) -> Grid:
    """Work out the measures of a table."""
    width, height = window
    scale = Scale.of(window, text_scale)
    t, big = scale.t, scale.big

    def u(units: float) -> float:
        return units * scale.s

    left_width = u(248) * (1 + 0.18 * (t - 1))
    wanted = max(u(376) * (1 + 0.12 * (t - 1)), _INSPECTOR_SHARE * height / ASPECT + u(28))
    room = width - 2 * u(MARGIN) - 2 * u(GUTTER) - left_width - u(_LEAST_CENTRE)
    right_width = min(wanted, max(u(376), room))
    x = u(MARGIN) + left_width + u(GUTTER)
    card_width, first_width = (136, 144) if big else (150, 158)
    card = (round(u(card_width)), round(round(u(card_width)) * ASPECT))
    first = (round(u(first_width)), round(round(u(first_width)) * ASPECT))
    prompt_height = u(21) * t * 2.45 if big else u(50) * max(1.0, t * 0.9)
    above_hand = u(28 if big else 20)
    bottom_height = card[1] + above_hand
    bottom_top = height - u(MARGIN) - bottom_height
    return Grid(
        window=window,
        scale=scale,
        left=edges(u(MARGIN), u(MARGIN), left_width, height - 2 * u(MARGIN)),
        right=edges(
            width - u(MARGIN) - right_width, u(MARGIN), right_width, height - 2 * u(MARGIN)
        ),
        x=x,
        width=width - u(MARGIN) - right_width - u(GUTTER) - x,
        card=card,
        first=first,
        leads_top=u(MARGIN),
        leads_height=first[1] + u(38) if big else u(238),
        strip_height=u(44) * (1 + 0.36 * (t - 1)) if with_strip else 0.0,
        prompt_top=bottom_top - u(_BELOW_PROMPT) - prompt_height,
        prompt_height=prompt_height,
        bottom_top=bottom_top,
        bottom_height=bottom_height,
        above_hand=above_hand,
    )
