"""Cut the frames of cards: everything but the picture, with a hole where the picture shows.

All measures are those of a master card 600 wide and 840 high; `Frame.k` turns them into pixels.
A frame is drawn once per size and shared by all cards of its kind.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

import pygame

from arkham.scenes.draw.canvas import Box, Canvas, Point
from arkham.scenes.draw.surfaces import Colour, SurfaceCache
from arkham.scenes.draw.theme import Theme, mix

MASTER = (600, 840)
ASPECT = 1.4
_CORNER = 34  # of a round corner and the rim inside
_frames = SurfaceCache(megabytes=2)


@dataclass(frozen=True, slots=True)
class FrameInk:
    """The colours of a frame: its board, its title plate and the letters on that."""

    board: Colour
    plate: Colour
    letters: Colour


@dataclass(frozen=True, slots=True)
class StandardPlan:
    """Where the parts of a card that is no portrait lie on the master."""

    art: Box
    step: tuple[float, float, float]  # raised middle of the panel: left, slope, height
    plate: Box
    plate_notch: float
    medallion: tuple[float, float, float]  # centre and diameter
    title_px: float
    flags: tuple[float, float]  # top of the column, height of one flag
    tabs: tuple[float, float, float, float]  # height, left centre, right centre, right step
    seals: tuple[float, float, float]  # centre height, diameter, first centre from the right
    effects: tuple[float, float, float]  # size, gap, top
    label: tuple[float, float]  # centre height, size; size 0 leaves it out
    lines: bool  # thin lines inside plate and panel

    @property
    def has_panel(self) -> bool:
        """Say whether there is a strip of card stock below the picture."""
        return self.step != (0, 0, 0)

    @property
    def has_plate(self) -> bool:
        """Say whether there is a plate for the title above the picture."""
        return self.plate[2] > 0


# Full face for leads, hand and lines: icons half as large again as on the inspector's card, and
# no more card stock than the effects need.
FULL = StandardPlan(
    art=(16, 116, 568, 546),
    step=(192, 8, 16),
    plate=(64, 16, 520, 96),
    plate_notch=16,
    medallion=(72, 72, 144),
    title_px=68,
    flags=(146, 108),
    tabs=(120, 472, 316, 132),
    seals=(596, 116, 76),
    effects=(136, 24, 678),
    label=(0, 0),
    lines=False,
)
# A card without effects is all picture.
PICTURE_ONLY = replace(FULL, art=(16, 116, 568, 708), step=(0, 0, 0), seals=(758, 116, 76))
# A card that the next one lies over: no plate and no strip, which would be cut and empty.
COVERED = replace(PICTURE_ONLY, art=(16, 16, 568, 808), plate=(0, 0, 0, 0))
# The inspector's card: words under the icons, flavour, fine lines.
LARGE = StandardPlan(
    art=(14, 98, 572, 422),
    step=(160, 10, 12),
    plate=(72, 16, 514, 76),
    plate_notch=14,
    medallion=(58, 58, 108),
    title_px=46,
    flags=(114, 68),
    tabs=(78, 300, 300, 86),
    seals=(505, 84, 60),
    effects=(108, 44, 656),
    label=(535, 25),
    lines=True,
)


def standard_frame(width: int, plan: StandardPlan, ink: FrameInk, theme: Theme) -> pygame.Surface:
    """Return the frame of a standard card at a width in pixels."""
    height = round(width * ASPECT)
    key = ("standard", width, plan, ink, theme)
    return _frames.get(key, lambda: _standard(width, height, plan, ink, theme))


def _standard(
    width: int, height: int, plan: StandardPlan, ink: FrameInk, theme: Theme
) -> pygame.Surface:
    k = width / MASTER[0]
    rim = mix(ink.board, theme.paper, 0.34)
    x, y, w, h = plan.art
    step = plan.step[2] if plan.has_panel else 0
    canvas = Canvas((width, height), rim, alike=_beside(k, y, y + h - step))

    def at(*points: Point) -> list[Point]:
        return [(x * k, y * k) for x, y in points]

    edge = max(1.0, 4 * k)
    canvas.rounded((0, 0, width, height), 30 * k, rim)
    canvas.rounded((edge, edge, width - 2 * edge, height - 2 * edge), 30 * k - edge, ink.board)
    canvas.polygon(at((x, y), (x + w, y), (x + w, y + h), (x, y + h)), ink.board, 0)
    if plan.has_panel:
        canvas.polygon(at(*_panel(plan, 0)), theme.paper)
    if plan.has_plate:
        canvas.polygon(at(*_plate(plan, 0)), ink.plate)
    if plan.lines:
        line = max(0.8, 2.2 * k)
        canvas.stroke(at(*_panel(plan, 8)), theme.ink, line, closed=True)
        canvas.stroke(at(*_plate(plan, 8)), ink.letters, line, closed=True)
    return canvas.finish()


def _panel(plan: StandardPlan, by: float) -> list[Point]:
    x, _, w, _ = plan.art
    top = plan.art[1] + plan.art[3] + by
    left, slope, raised = plan.step
    right, bottom = MASTER[0] - left, MASTER[1] - 14 - by
    start, end, notch = x + by, x + w - by, 14 - by * 0.5
    return [
        (start, top),
        (left + by * 0.3, top),
        (left + slope + by * 0.3, top - raised),
        (right - slope - by * 0.3, top - raised),
        (right - by * 0.3, top),
        (end, top),
        (end, bottom - notch),
        (end - notch, bottom),
        (start + notch, bottom),
        (start, bottom - notch),
    ]


def _plate(plan: StandardPlan, by: float) -> list[Point]:
    x, y, w, h = plan.plate
    left, right, top, bottom = x + by, x + w - by, y + by, y + h - by
    notch = plan.plate_notch - by * 0.5
    return [
        (left, top),
        (right - notch, top),
        (right, top + notch),
        (right, bottom - notch),
        (right - notch, bottom),
        (left, bottom),
    ]


def portrait_frame(
    width: int, plate_top: float, theme: Theme, *, dark: bool, lines: bool
) -> pygame.Surface:
    """Return the paper frame of a portrait.

    The plate for words starts at `plate_top` of the master; `dark` prints it in ink.
    """
    height = round(width * ASPECT)

    def make() -> pygame.Surface:
        k = width / MASTER[0]
        rim = mix(theme.paper, theme.ink, 0.25)
        canvas = Canvas((width, height), rim, alike=_beside(k, 0, plate_top))
        canvas.rounded((0, 0, width, height), 30 * k, rim)
        edge = max(0.8, 2.5 * k)
        board = (edge, edge, width - 2 * edge, height - 2 * edge)
        canvas.rounded(board, 30 * k - edge, theme.paper)
        canvas.rounded((12 * k, 12 * k, 576 * k, 816 * k), 22 * k, theme.ink)
        canvas.polygon(
            _scaled(k, ((24, 24), (576, 24), (576, plate_top), (24, plate_top))), theme.ink, 0
        )
        if not dark:
            canvas.polygon(_scaled(k, _portrait_plate(plate_top + 8, 0)), theme.paper)
            if lines:
                plate = _scaled(k, _portrait_plate(plate_top + 8, 8))
                canvas.stroke(plate, theme.ink, max(0.8, 2.2 * k), closed=True)
        return canvas.finish()

    return _frames.get(("portrait", width, plate_top, theme, dark, lines), make)


def _portrait_plate(top: float, by: float) -> list[Point]:
    left, right, bottom, notch = 24 + by, 576 - by, 816 - by, 16 - by * 0.5
    return [
        (left, top + by),
        (right, top + by),
        (right, bottom - notch),
        (right - notch, bottom),
        (left + notch, bottom),
        (left, bottom - notch),
    ]


def _beside(k: float, top: float, bottom: float) -> tuple[int, int]:
    """Return the first and last row between these heights that show nothing but a straight rim."""
    bottom = min(bottom, MASTER[1] - _CORNER)
    first, last = math.ceil(max(top, _CORNER) * k) + 1, math.floor(bottom * k) - 2
    return (first, last) if last > first else (0, 0)


def _scaled(k: float, points: tuple[Point, ...] | list[Point]) -> list[Point]:
    return [(x * k, y * k) for x, y in points]


def drop_frames() -> None:
    """Forget every frame, as after a change of theme."""
    _frames.clear()
