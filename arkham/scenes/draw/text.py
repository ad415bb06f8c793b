"""Draw words: tracking, wrapping, shrinking, short forms.

Every text has a place and a width. `draw` shrinks it to a least size and only then cuts it
with an ellipsis; `first_form` picks the longest wording that fits; `block` wraps. A
`listener` hears of whatever is drawn, so that a test can ask what was cut and how well it reads.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Sequence
from contextvars import ContextVar
from functools import lru_cache
from typing import Literal, NamedTuple, Protocol

import pygame

from arkham.scenes.draw.fonts import SET_PX, Face, face_of, font
from arkham.scenes.draw.surfaces import Colour, SurfaceCache, blank

Anchor = Literal["l", "c", "r"]
Valign = Literal["t", "m", "b"]

ELLIPSIS = "…"
LEADING = 1.28
_HEAD = 3  # letters to a width as wide as one letter is high: more than fit, in any face

# pygame places letters on whole pixels, which tears small words apart ("fre e"). Text up to
# _EVEN_PX is therefore set at SET_PX, where a pixel is a small part of a letter, and scaled down.
_SEEN = 48  # least opacity of a pixel that counts as ink: scaling leaves a faint fringe
_EVEN_PX = 32

_lines = SurfaceCache(megabytes=2)
_blocks = SurfaceCache(megabytes=3)


class Style(NamedTuple):
    """How a text looks: typeface, pixel size, colour and letter spacing in pixels."""

    face: Face
    px: int
    colour: Colour
    tracking: float = 0.0

    def at(self, px: int) -> Style:
        return self._replace(px=px)

    def inked(self, colour: Colour) -> Style:
        return self._replace(colour=colour)


class Listener(Protocol):
    """Hears of every text and icon just before it is drawn: so tests look at a layout."""

    def on_text(
        self,
        surface: pygame.Surface,
        asked: str,
        shown: str,
        rect: pygame.Rect,
        style: Style,
        image: pygame.Surface,
        cut: bool,
    ) -> None:
        """Learn that of a text so much is shown there."""

    def on_icon(
        self, surface: pygame.Surface, icon_id: str, rect: pygame.Rect, ink: Colour
    ) -> None:
        """Learn that an icon is shown there."""


listener: ContextVar[Listener | None] = ContextVar("listener", default=None)


def tell_of_icon(surface: pygame.Surface, icon_id: str, rect: pygame.Rect, ink: Colour) -> None:
    """Say that an icon is about to be drawn."""
    if (hears := listener.get()) is not None:
        hears.on_icon(surface, icon_id, rect, ink)


def measure(text: str, style: Style) -> int:
    """Return the width of a line in pixels."""
    return _measure(text, style.face, style.px, style.tracking)


@lru_cache(maxsize=16384)
def _measure(text: str, face: Face, px: int, tracking: float) -> int:
    runs = _runs(text, face)
    if not tracking:
        return math.ceil(sum(_advance(run, run_face, px) for run, run_face in runs))
    letters = sum(_advance(c, run_face, px) for run, run_face in runs for c in run)
    return math.ceil(letters + tracking * max(0, len(text) - 1))


def _advance(text: str, face: Face, px: int) -> float:
    """Return how far a run of letters of one face reaches, in parts of a pixel."""
    if px > _EVEN_PX:
        return font(face, px).size(text)[0]
    return font(face, SET_PX).size(text)[0] * px / SET_PX


def line_height(style: Style) -> int:
    return _line_height(style.face, style.px)


@lru_cache(maxsize=512)
def _line_height(face: Face, px: int) -> int:
    return font(face, px).get_height()


def capitals(style: Style) -> pygame.Rect:
    """Return where the ink of a capital letter lies in the line box of a face."""
    return render("H", style).get_bounding_rect(min_alpha=_SEEN)


def _runs(text: str, face: Face) -> list[tuple[str, Face]]:
    """Split a text where a character has to come from another face."""
    if text.isascii():
        return [(text, face)]
    runs: list[tuple[str, Face]] = []
    for character in text:
        character_face = face_of(face, character)
        if runs and runs[-1][1] is character_face:
            runs[-1] = (runs[-1][0] + character, character_face)
        else:
            runs.append((character, character_face))
    return runs


def render(text: str, style: Style) -> pygame.Surface:
    """Return a line as a surface, from the cache if it was drawn before."""
    return _lines.get((text, style), lambda: _rendered(text, style))


def _rendered(text: str, style: Style) -> pygame.Surface:
    runs = _runs(text, style.face)
    if style.px > _EVEN_PX and not style.tracking and len(runs) == 1:
        return font(runs[0][1], style.px).render(text, True, style.colour)
    px = SET_PX if style.px <= _EVEN_PX else style.px
    line = _set_line(runs, style, px)
    if px == style.px:
        return line
    size = (math.ceil(line.get_width() * style.px / px), line_height(style))
    return pygame.transform.smoothscale(line, size)


def _set_line(runs: list[tuple[str, Face]], style: Style, px: int) -> pygame.Surface:
    """Set a line at another size than its own, letter by letter where it is tracked."""
    tracking = style.tracking * px / style.px
    fonts = [(run, font(face, px)) for run, face in runs]
    parts = [(part, f) for run, f in fonts for part in (run if tracking else (run,))]
    width = sum(f.size(part)[0] + tracking for part, f in parts)
    main = font(style.face, px)
    # The same share of the line box at both sizes, or the scaled line would stand off its base.
    height = round(line_height(style) * px / style.px)
    surface = blank((width + px * 0.2, height), style.colour)
    x = 0.0
    for part, f in parts:
        top = main.get_ascent() - f.get_ascent()
        surface.blit(f.render(part, True, style.colour), (round(x), top))
        x += f.size(part)[0] + tracking
    return surface


def fit_px(text: str, style: Style, width: float, least: int) -> int:
    """Return the largest size from `style.px` down to `least` at which a line fits the width."""
    most = style.px
    if most <= least or (wide := measure(text, style)) <= width:
        return most
    # Widths follow the size closely: one guess saves most sizes from being opened at all.
    px = max(least, min(most - 1, int(most * width / wide)))
    while px > least and measure(text, style.at(px)) > width:
        px -= 1
    while px + 1 < most and measure(text, style.at(px + 1)) <= width:
        px += 1
    return px


def fits(text: str, style: Style, width: float) -> bool:
    """Say whether a line fits the width at its own size."""
    return measure(text, style) <= width


def first_form(forms: Sequence[str], style: Style, width: float) -> str:
    """Return the first wording that fits the width, or the last one if none does."""
    return next((form for form in forms if fits(form, style, width)), forms[-1])


def shorten(text: str, style: Style, width: float) -> str:
    """Cut a line with an ellipsis until it fits the width."""
    if fits(text, style, width):
        return text
    kept = text
    while len(kept) > 1 and measure(kept + ELLIPSIS, style) > width:
        kept = kept[:-1].rstrip()
    return kept + ELLIPSIS


def draw(
    surface: pygame.Surface,
    text: str,
    pos: tuple[float, float],
    style: Style,
    *,
    anchor: Anchor = "l",
    valign: Valign = "t",
    width: float | None = None,
    least: int | None = None,
    shadow: Colour | None = None,
) -> pygame.Rect:
    """Draw one line and return where it lies.

    `width` is the room there is: the line shrinks to `least` pixels (its own size by default)
    and is then cut. `pos` is the left, middle or right end by `anchor`, and the top, middle or
    bottom of the line box by `valign`.
    """
    shown = text
    if width is not None:
        style = style.at(fit_px(text, style, width, style.px if least is None else least))
        shown = shorten(text, style, width)
    image = render(shown, style)
    drawn_width, height = measure(shown, style), image.get_height()
    left = pos[0] - {"l": 0.0, "c": drawn_width / 2, "r": drawn_width}[anchor]
    top = pos[1] - {"t": 0.0, "m": height / 2, "b": height}[valign]
    rect = pygame.Rect(round(left), round(top), drawn_width, height)
    if (hears := listener.get()) is not None:
        hears.on_text(surface, text, shown, rect, style, image, shown != text)
    if shadow is not None:
        dark = render(shown, style.inked(shadow))
        surface.blit(dark, rect.move(0, max(1, style.px // 30)))
    surface.blit(image, rect)
    return rect


def wrap(text: str, style: Style, width: float) -> tuple[str, ...]:
    """Break a text into lines at spaces; a line break in the text is kept."""
    return _wrap(text, style.face, style.px, style.tracking, int(width))


@lru_cache(maxsize=2048)
def _wrap(text: str, face: Face, px: int, tracking: float, width: int) -> tuple[str, ...]:
    lines: list[str] = []
    for paragraph in text.split("\n"):
        rest = " ".join(paragraph.split())
        while (line := _first_line(rest, face, px, tracking, width)) != rest:
            lines.append(line)
            rest = rest[len(line) + 1 :]
        lines.append(rest)
    return tuple(lines)


def _first_line(text: str, face: Face, px: int, tracking: float, width: int) -> str:
    """Return the words of a text that fit the width, at least one of them."""
    head = text[: 8 + _HEAD * width // px]  # of many lines: longer than the first, so it will do
    wide = _measure(head, face, px, tracking)
    if wide <= width or " " not in head:
        head, wide = text, _measure(text, face, px, tracking)
    ends = [i for i, letter in enumerate(head) if letter == " "]
    if wide <= width or not ends:
        return text

    def fits_to(number: int) -> bool:
        return _measure(text[: ends[number]], face, px, tracking) <= width

    # Letters are about equally wide: the guess is hardly ever more than a word off.
    number = max(0, bisect_right(ends, len(head) * width / wide) - 1)
    while number > 0 and not fits_to(number):
        number -= 1
    while number + 1 < len(ends) and fits_to(number + 1):
        number += 1
    return text[: ends[number]]


def balanced(text: str, style: Style, width: float) -> tuple[str, ...]:
    """Wrap a short text so that its lines are about equally long."""
    lines = wrap(text, style, width)
    if len(lines) < 2:
        return lines
    narrow, wide = int(width * 0.5), int(width)
    while wide - narrow > 4:
        middle = (narrow + wide) // 2
        if len(wrap(text, style, middle)) > len(lines):
            narrow = middle
        else:
            wide = middle
    return wrap(text, style, wide)


def line_step(style: Style, leading: float = LEADING) -> int:
    """Return the distance between two baselines."""
    return round(style.px * leading)


def block_height(text: str, style: Style, width: float, leading: float = LEADING) -> int:
    """Return the height a wrapped text needs."""
    return _height(len(wrap(text, style, width)), style, leading)


def _height(lines: int, style: Style, leading: float) -> int:
    return line_step(style, leading) * (lines - 1) + line_height(style) if lines else 0


def draw_block(
    surface: pygame.Surface,
    text: str,
    rect: pygame.Rect,
    style: Style,
    *,
    anchor: Anchor = "l",
    valign: Valign = "t",
    leading: float = LEADING,
    even: bool = False,
) -> pygame.Rect:
    """Draw a wrapped text inside a rectangle; what does not fit below is cut and recorded.

    `even` balances the lines, as flavour texts on cards want it.
    """
    lines = (balanced if even else wrap)(text, style, rect.width)
    step = line_step(style, leading)
    room = max(1, (rect.height - line_height(style)) // max(1, step) + 1)
    shown = lines[:room]
    if len(lines) > room:
        shown = (*shown[:-1], shorten(shown[-1] + ELLIPSIS, style, rect.width))
    image = _blocks.get(
        (shown, style, rect.width, anchor, leading),
        lambda: _rendered_block(shown, style, rect.width, anchor, step),
    )
    spare = rect.height - image.get_height()
    top = rect.top + {"t": 0, "m": spare // 2, "b": spare}[valign]
    where = pygame.Rect(rect.left, top, rect.width, image.get_height())
    if (hears := listener.get()) is not None:
        cut = len(lines) > room or any(measure(line, style) > rect.width for line in shown)
        hears.on_text(surface, text, " ".join(shown), where, style, image, cut)
    surface.blit(image, where)
    return where


def fit_block(
    text: str, style: Style, size: tuple[float, float], least: int, leading: float = LEADING
) -> Style:
    """Return the style at the largest size, down to `least`, at which a wrapped text fits."""
    while style.px > least:
        lines = wrap(text, style, size[0])
        wide = max(measure(line, style) for line in lines)
        if wide <= size[0] and _height(len(lines), style, leading) <= size[1]:
            break
        style = style.at(style.px - 1)
    return style


def _rendered_block(
    lines: tuple[str, ...], style: Style, width: int, anchor: Anchor, step: int
) -> pygame.Surface:
    printed = [_rendered(line, style) for line in lines]
    if anchor == "l":  # what is right of the longest line would only take room
        width = min(width, max((line.get_width() for line in printed), default=0))
    surface = blank((width, step * (len(lines) - 1) + line_height(style)), style.colour)
    for row, (line, image) in enumerate(zip(lines, printed, strict=True)):
        spare = width - measure(line, style)
        left = {"l": 0, "c": spare // 2, "r": spare}[anchor]
        surface.blit(image, (left, row * step))
    return surface
