"""Cut the frames of cards and print the parts every card is made of, each once per size.

All measures are those of a master card 600 wide and 840 high; `Frame.k` turns them into pixels.
A frame has a hole where the picture shows. Frames and parts (tabs, flags, seals, effect boxes) are
surfaces of known size, so that a face is a handful of blits. Must and may differ by shape and
colour (square ink, octagon brown); unseen icons are violet over three dots.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Literal

import pygame

from arkham.rules.cards import Effect
from arkham.scenes.draw.canvas import Box, Canvas, Point, inset, inset_notch
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.icons import draw_icon, icon_info, signed
from arkham.scenes.draw.surfaces import Colour, SurfaceCache
from arkham.scenes.draw.text import Style, draw, measure, tell_of_icon
from arkham.scenes.draw.theme import Theme, contrast, mix

MASTER = (600, 840)
ASPECT = 1.4
_CORNER = 34  # of a round corner and the rim inside
_frames = SurfaceCache(megabytes=4)


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
# The inspector's card: words beside the icons, flavour, fine lines.
LARGE = StandardPlan(
    art=(14, 98, 572, 532),
    step=(160, 10, 12),
    plate=(72, 16, 514, 76),
    plate_notch=14,
    medallion=(58, 58, 108),
    title_px=46,
    flags=(114, 68),
    tabs=(78, 300, 300, 86),
    seals=(615, 84, 60),
    effects=(76, 24, 737),
    label=(643, 25),
    lines=True,
)
# Without effects its strip holds nothing but the flavour.
LARGE_PICTURE = replace(LARGE, art=(14, 98, 572, 602), seals=(685, 84, 60), label=(715, 25))


def standard_frame(width: int, plan: StandardPlan, ink: FrameInk, theme: Theme) -> pygame.Surface:
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


_parts = SurfaceCache(megabytes=4)
Side = Literal["l", "r"]

_TAB_RATIO = 1.06
_NUMBERED = {"access", "close", "hand-limit", "time-limit"}


def tab_size(height: float) -> tuple[int, int]:
    """Return the pixels that a technique tab of a height takes."""
    h = max(6, round(height))
    return round(h * _TAB_RATIO), h


def tab(
    technique: str, height: float, side: Side, theme: Theme, *, unseen: bool = False
) -> pygame.Surface:
    """Return a technique tab that is glued to the left or right edge of a card."""
    w, h = tab_size(height)

    def make() -> pygame.Surface:
        colour = theme.unseen if unseen else theme.ink
        canvas = Canvas((w, h), theme.ink)
        line = max(1.3, h * 0.07)
        canvas.polygon(_tab_points(w, h, 0, side), theme.ink)
        canvas.polygon(_tab_points(w, h, line, side), theme.paper)
        dot_y = h * 0.86
        if unseen:
            for i in (-1, 0, 1):
                canvas.circle((w / 2 + i * h * 0.17, dot_y), max(1.0, h * 0.05), colour)
        image = canvas.finish()
        size, y = (h * 0.68, h * 0.43) if unseen else (h * 0.78, h * 0.5)
        nudge = -line * 0.4 if side == "l" else line * 0.4
        draw_icon(image, f"technique.{technique}", (w / 2 + nudge, y), size, colour)
        return image

    return _parts.get(("tab", technique, h, side, theme, unseen), make)


def _tab_points(w: float, h: float, by: float, side: Side) -> list[Point]:
    k = inset_notch(h * 0.2, by)
    points = [(0.0, by), (w - by - k, by), (w - by, by + k), (w - by, h - by - k)]
    points += [(w - by - k, h - by), (0.0, h - by)]
    return points if side == "l" else [(w - x, y) for x, y in points]


def flag(
    icon_id: str, height: float, theme: Theme, number: int | str = 0, letter: str = ""
) -> pygame.Surface:
    """Return an attribute flag in the accent; a puzzle may carry its letter."""
    h = max(6, round(height))
    style = Style(Face.LABEL, max(6, round(h * 0.66)), theme.accent.on)
    extra = round(measure(letter, style) + h * 0.1) if letter else 0
    w = round(h * 1.02) + extra

    def make() -> pygame.Surface:
        line, rim = max(1.0, h * 0.06), max(1.0, h * 0.05)
        canvas = Canvas((w, h), theme.paper)
        # The paper rim parts it from dark pictures, the ink line from light ones.
        canvas.polygon(_tab_points(w, h, 0, "l"), theme.paper)
        canvas.polygon(_tab_points(w, h, rim, "l"), theme.ink)
        canvas.polygon(_tab_points(w, h, rim + line, "l"), theme.accent.fill)
        image = canvas.finish()
        if number:
            _print_number(image, icon_id, h, str(number), theme)
        else:
            draw_icon(image, icon_id, (h * 0.47, h / 2), h * 0.74, theme.accent.on)
        if letter:
            draw(image, letter, (h * 0.86, h * 0.5), style, valign="m")
        return image

    return _parts.get(("flag", icon_id, h, theme, number, letter), make)


def _page_points(h: float) -> list[Point]:
    """Return a page with a folded corner, as large as a flag can hold."""
    left, top, right, bottom, fold = h * 0.16, h * 0.12, h * 0.82, h * 0.88, h * 0.14
    return [
        (left, top),
        (right - fold, top),
        (right, top + fold),
        (right, bottom),
        (left, bottom),
    ]


def _print_number(image: pygame.Surface, icon_id: str, h: int, number: str, theme: Theme) -> None:
    """Set a number on the page of its flag, in letters: a drawn one is mistaken when small."""
    rect = pygame.Rect(round(h * 0.16), round(h * 0.12), round(h * 0.66), round(h * 0.76))
    tell_of_icon(image, icon_id, rect, theme.accent.on)
    page = Canvas(image.get_size(), theme.accent.on)
    page.polygon(_page_points(h), theme.accent.on)
    image.blit(page.finish(), (0, 0))
    is_light = contrast(theme.accent.on, theme.ink) > contrast(theme.accent.on, theme.paper)
    style = Style(
        Face.TYPE_BOLD, max(7, round(h * 0.86)), theme.ink if is_light else theme.accent.fill
    )
    draw(image, number, rect.center, style, anchor="c", valign="m")


def seal(mark: str, px: float, theme: Theme) -> pygame.Surface:
    """Return a wax seal: "time" or "stability"."""
    d = max(6, round(px))

    def make() -> pygame.Surface:
        canvas = Canvas((d, d), theme.paper)
        centre, r = (d / 2, d / 2), d / 2
        line, rim = max(1.0, d * 0.045), max(1.0, d * 0.04)
        canvas.circle(centre, r, theme.paper)
        canvas.circle(centre, r - rim, theme.ink)
        canvas.circle(centre, r - rim - line, theme.accent.fill)
        if d >= 44:
            canvas.ring(centre, r - rim - line * 2.1, max(1.0, d * 0.022), theme.accent.on)
        image = canvas.finish()
        draw_icon(image, f"mark.{mark}", centre, d * (0.56 if d >= 44 else 0.64), theme.accent.on)
        return image

    return _parts.get(("seal", mark, d, theme), make)


def medallion(icon_id: str, px: float, theme: Theme, shape: str = "circle") -> pygame.Surface:
    """Return the sign of a card's type: a paper disc, or a diamond."""
    d = max(6, round(px))

    def make() -> pygame.Surface:
        canvas = Canvas((d, d), theme.ink)
        line = max(1.3, d * 0.055)
        centre = (d / 2, d / 2)
        for by, colour in ((0.0, theme.ink), (line, theme.paper)):
            if shape == "diamond":
                r = d / 2 - by * 1.3
                canvas.polygon(_diamond(centre, r), colour)
            else:
                canvas.circle(centre, d / 2 - by, colour)
        if d >= 70 and shape != "diamond":
            canvas.ring(centre, d / 2 - line * 2, max(1.0, d * 0.022), theme.ink)
        image = canvas.finish()
        share = 0.5 if shape == "diamond" else 0.62 if d >= 70 else 0.68
        draw_icon(image, icon_id, centre, d * share, theme.ink)
        return image

    return _parts.get(("medallion", icon_id, d, theme, shape), make)


def _diamond(centre: Point, r: float) -> list[Point]:
    x, y = centre
    return [(x, y - r), (x + r, y), (x, y + r), (x - r, y)]


def pennant(icon_id: str, px: float, theme: Theme, number: str = "") -> pygame.Surface:
    """Return the shield in the corner of a portrait; `px` is its width."""
    w = max(8, round(px))
    h = round(w * 1.14)

    def make() -> pygame.Surface:
        line = max(1.5, w * 0.07)
        canvas = Canvas((w, h), theme.ink)
        shoulder = h * 0.74
        canvas.polygon([(0, 0), (w, 0), (w, shoulder), (w / 2, h), (0, shoulder)], theme.ink)
        canvas.polygon(
            [
                (line, line),
                (w - line, line),
                (w - line, shoulder - line * 0.5),
                (w / 2, h - line * 1.25),
                (line, shoulder - line * 0.5),
            ],
            theme.accent.fill,
        )
        image = canvas.finish()
        if not number:
            draw_icon(image, icon_id, (w / 2, h * 0.42), w * 0.66, theme.accent.on)
            return image
        draw_icon(image, icon_id, (w / 2, h * 0.28), w * 0.46, theme.accent.on)
        style = Style(Face.NUMBER, max(6, round(w * 0.42)), theme.accent.on)
        draw(
            image,
            number,
            (w / 2, h * 0.62),
            style,
            anchor="c",
            valign="m",
            width=w * 0.8,
            least=6,
        )
        return image

    return _parts.get(("pennant", icon_id, w, theme, number), make)


def effect_box(
    effect: Effect, px: float, theme: Theme, *, unseen: bool = False, ringed: bool = False
) -> pygame.Surface:
    """Return an effect: a square in ink for must, an octagon in brown for may.

    `unseen` prints it in violet with three dots; `ringed` adds a paper line for dark ground.
    """
    d = max(8, round(px))

    def make() -> pygame.Surface:
        fill = theme.unseen if unseen else theme.ink if effect.must else theme.may
        rim = theme.paper if ringed else fill
        canvas = Canvas((d, d), rim)
        line = max(1.0, d * 0.04) if ringed else 0.0
        box = (0.0, 0.0, float(d), float(d))
        for by, colour in ((0.0, rim), (line, fill)):
            if effect.must:
                canvas.rounded(inset(box, by), max(1.0, d * 0.05), colour)
            else:
                canvas.notched(inset(box, by), inset_notch(d * 0.22, by), colour)
        if unseen:
            for i in (-1, 0, 1):
                canvas.circle((d / 2 + i * d * 0.15, d * 0.9), max(1.0, d * 0.04), theme.paper)
        image = canvas.finish()
        y = d * (0.45 if unseen else 0.5)
        share = 0.68 if unseen else 0.76
        draw_icon(image, f"effect.{effect.name}", (d / 2, y), d * share, theme.paper, effect.number)
        _corner_disc(image, effect, theme, fill)
        return image

    return _parts.get(("effect", effect, d, theme, unseen, ringed), make)


def _corner_disc(image: pygame.Surface, effect: Effect, theme: Theme, ring: Colour) -> None:
    """Print the number or the second icon of an effect over its lower right corner."""
    corner = icon_info(f"effect.{effect.name}", effect.number).corner
    if effect.name not in _NUMBERED and not corner:
        return
    d = image.get_width()
    size = round(d * 0.5)
    canvas = Canvas((size, size), ring)
    canvas.circle((size / 2, size / 2), size / 2, ring)
    canvas.circle((size / 2, size / 2), size / 2 - max(1.0, d * 0.035), theme.paper)
    image.blit(canvas.finish(), (d - size, d - size))
    middle = (d - size / 2, d - size / 2)
    if corner:
        draw_icon(image, corner, middle, size * 0.72, theme.ink)
        return
    is_change = effect.name.endswith("-limit")
    words = signed(effect.number) if is_change else str(effect.number)
    style = Style(Face.NUMBER, max(6, round(size * (0.5 if is_change else 0.62))), theme.ink)
    draw(image, words, middle, style, anchor="c", valign="m", width=size * 0.9, least=6)


def drop_parts() -> None:
    """Forget every printed part, as after a change of theme."""
    _parts.clear()
