"""Share the measures of the table: rails, centre, card sizes, all from window and text size."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

import pygame

from arkham.scenes.draw.theme import HIT, Scale

MARGIN = GUTTER = 16
_INSPECTOR_SHARE = 0.4515  # of the window's height: the card is always at least 45 %
_LEAST_CENTRE = 980  # units; in windows taller than wide the inspector gives way to the play
ASPECT = 1.4
TOOLS = ("undo", "redo", "hint", "evidence", "plan", "log", "rules", "settings", "menu")
_LEAST_BUTTON = 60  # units of height of an action
_ABOVE_BOTTOM = 7  # units between the lines, or the tape, and the lower edge of the table


@dataclass(frozen=True, slots=True)
class TableShape:
    """What lies on a table, as counts; the layout depends on nothing else.

    `lines` are the cards of each open case, the first included. `in_force` are the cards in
    the strip. `extras` names further stacks in the left rail. `bag` is the number of cards in it;
    None means the case has one helper, a card with `helper_sides` bars. `goals` are the letters
    each goal asks for; without any the jigsaw is shown.
    `tools` names the buttons below the inspector, `tape` says whether one lies below the lines.
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
    tape: bool = False

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
    tape_height: float
    bottom_top: float
    bottom_height: float
    prompt_height: float  # of the slip over the actions
    heading: float  # of the words over a row of actions
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
        return self.tape_top - self.u(_ABOVE_BOTTOM) - self.lines_top

    @property
    def tape_top(self) -> float:
        tape = self.tape_height + self.u(_ABOVE_BOTTOM) if self.tape_height else 0.0
        return self.bottom_top - tape

    @property
    def below_prompt(self) -> float:
        """Return where the actions begin, their first heading included."""
        return self.bottom_top + self.prompt_height + self.u(4)


@lru_cache(maxsize=8)
def make_grid(
    window: tuple[int, int], text_scale: float, with_strip: bool, with_tape: bool = False
) -> Grid:
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
    # Large letters need a second row for the answers: the upper heading gives way to it.
    prompt_height = max(u(HIT), u(26) * t) + u(HIT + 8) if big else u(50) * max(1.0, t * 0.9)
    heading, headings = (u(17) * t, 1) if big else (u(24) * t, 2)
    actions = headings * heading + 2 * u(_LEAST_BUTTON) + u(16)
    above_hand = u(20) * t + u(8)
    bottom_height = max(card[1] + above_hand, prompt_height + u(4) + actions)
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
        tape_height=u(58) * max(1.0, t * 0.9) if with_tape else 0.0,
        bottom_top=bottom_top,
        bottom_height=bottom_height,
        prompt_height=prompt_height,
        heading=heading,
        above_hand=above_hand,
    )
