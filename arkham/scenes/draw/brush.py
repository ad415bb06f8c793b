"""Share what all painters need: a brush that knows theme, scale and surface, words and stamps.

The small words are those on chips of MUST and MAY, key caps, tags and counts. Stamps and seals are
pressed on something to say how it has ended.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from arkham.files.texts import texts
from arkham.scenes.draw import text
from arkham.scenes.draw.canvas import Canvas
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.icons import IconInfo, draw_glyph, draw_icon, icon_image, icon_info
from arkham.scenes.draw.shapes import (
    Edge,
    cast_shadow,
    dashed,
    disc,
    lay_notched,
    notched,
    outline,
    rounded,
)
from arkham.scenes.draw.surfaces import Colour, SurfaceCache, blank
from arkham.scenes.draw.text import (
    Anchor,
    Style,
    Valign,
    draw,
    fit_px,
    measure,
    render,
    tell_of_icon,
)
from arkham.scenes.draw.theme import NOTCH_PANEL, Scale, Theme, paper_theme


def draw_chip(
    surface: pygame.Surface, rect: pygame.Rect, theme: Theme, *, must: bool, px: int
) -> None:
    """Draw MUST as a solid square block, MAY as an outlined octagon."""
    words = "MUST" if must else "MAY"
    if must:
        surface.blit(rounded(rect.size, 2, theme.ink), rect)
    else:
        edge = Edge(theme.may, max(2.0, rect.height * 0.075))
        surface.blit(notched(rect.size, rect.height * 0.28, theme.paper, edge), rect)
    style = Style(Face.LABEL, px, theme.paper if must else theme.may, 1)
    width = rect.width - rect.height * 0.2
    draw(surface, words, rect.center, style, anchor="c", valign="m", width=width, least=6)


def keycap_width(words: str, height: float, px: int) -> int:
    """Return the width of a key cap."""
    style = Style(Face.LABEL, px, (0, 0, 0))
    return round(max(height, measure(words, style) + height * 0.5))


def draw_keycap(
    surface: pygame.Surface,
    pos: tuple[float, float],
    height: float,
    words: str,
    colour: Colour,
    px: int,
    edge: Colour | None = None,
) -> None:
    """Draw the name of a key in a small frame, of its own colour by default.

    `pos` is its right middle.
    """
    rect = pygame.Rect(0, 0, keycap_width(words, height, px), round(height))
    rect.midright = (round(pos[0]), round(pos[1]))
    edge = edge or colour
    surface.blit(rounded(rect.size, height * 0.2, edge, Edge(edge, 1.2), alpha=0), rect)
    draw(surface, words, rect.center, Style(Face.LABEL, px, colour), anchor="c", valign="m")


def draw_tag(
    surface: pygame.Surface,
    rect: pygame.Rect,
    words: str,
    style: Style,
    fill: Colour,
    *,
    edge: Edge | None = None,
    icon_id: str = "",
    glyph: str = "",
    broken: bool = False,
) -> None:
    """Draw a notched tag; `broken` dashes its edge, which means: not possible, and why."""
    notch = rect.height * 0.19
    if broken:
        line = edge.colour if edge else style.colour
        image = dashed(rect.size, notch, line, 1.6, 7, 4, cut=True, fill=fill)
    else:
        image = notched(rect.size, notch, fill, *((edge,) if edge else ()))
    surface.blit(image, rect)
    marked = bool(icon_id or glyph)
    least = min(style.px - 2, round(style.px * 0.88))
    style = style.at(fit_px(words, style, rect.width - _tag_spare(rect.height, marked), least))
    wide = measure(words, style) + _tag_spare(rect.height, marked)
    left = rect.left + max(0.0, (rect.width - wide) / 2)
    if marked:
        centre = (left + rect.height * 0.55, rect.centery)
        if icon_id:
            draw_icon(surface, icon_id, centre, rect.height * 0.66, style.colour)
        else:
            draw_glyph(surface, glyph, centre, rect.height * 0.56, style.colour)
    left += rect.height * (1.02 if marked else 0.36)
    room = rect.right - rect.height * 0.3 - left
    draw(surface, words, (left, rect.centery), style, valign="m", width=room)


def _tag_spare(height: float, marked: bool) -> float:
    return height * (1.38 if marked else 0.72)


def tag_width(words: str, style: Style, height: float, *, marked: bool) -> int:
    """Return the width a tag needs; `marked` if it starts with an icon or a sign."""
    return round(measure(words, style) + _tag_spare(height, marked))


def draw_count(
    surface: pygame.Surface, centre: tuple[float, float], px: float, words: str, theme: Theme
) -> None:
    """Draw a number in a dark disc, as on a stack."""
    line = max(1.2, px * 0.03)
    image = disc(px, theme.ink, Edge(theme.paper, line, px * 0.055))
    surface.blit(image, image.get_rect(center=(round(centre[0]), round(centre[1]))))
    style = Style(Face.NUMBER, max(6, round(px * 0.46)), theme.paper)
    draw(surface, words, centre, style, anchor="c", valign="m", width=px * 0.8, least=6)


def draw_must_mark(
    surface: pygame.Surface, rect: pygame.Rect, icon_id: str, theme: Theme, *, must: bool
) -> None:
    """Draw an icon on its must or may ground, for lists of effects."""
    if must:
        surface.blit(rounded(rect.size, 2, theme.ink, Edge(theme.paper, 1.2)), rect)
    else:
        surface.blit(notched(rect.size, rect.height * 0.22, theme.may), rect)
    draw_icon(surface, icon_id, rect.center, rect.height * 0.76, theme.paper)


def place_beside(
    size: tuple[int, int], anchor: pygame.Rect, window: pygame.Rect, gap: int
) -> pygame.Rect:
    """Return a place of that size next to an anchor: below, above, right or left, in the window."""
    rect = pygame.Rect((0, 0), size)
    below, above, right, left = rect.copy(), rect.copy(), rect.copy(), rect.copy()
    below.midtop = (anchor.centerx, anchor.bottom + gap)
    above.midbottom = (anchor.centerx, anchor.top - gap)
    right.midleft = (anchor.right + gap, anchor.centery)
    left.midright = (anchor.left - gap, anchor.centery)
    room = window.inflate(-2 * gap, -2 * gap)
    for place in (below, above, right, left):
        kept = place.clamp(room)
        if not kept.colliderect(anchor):
            return kept
    return below.clamp(room)


def draw_diamond_rule(
    surface: pygame.Surface, left: int, right: int, y: int, theme: Theme, u: float
) -> None:
    """Draw a dividing line with the accent's diamond in its middle."""
    pygame.draw.line(surface, theme.hair, (left, y), (right, y), max(1, round(1.2 * u)))
    side = max(5, round(8 * u))
    canvas = Canvas((side, side), theme.accent.fill)
    half = side / 2
    canvas.polygon([(half, 0), (side, half), (half, side), (0, half)], theme.accent.fill)
    image = canvas.finish()
    surface.blit(image, image.get_rect(center=((left + right) // 2, y)))


LEAST_WORDS = 15  # units; below that a word is cut rather than shrunk, whatever the text size
PANEL_ALPHA = 212


def forms(key: str, **values: object) -> tuple[str, ...]:
    """Return the wordings of the table for a key, longest first, filled in."""
    found: Any = texts()["table"][key]
    listed = found if isinstance(found, list) else [found]
    return tuple(form.format(**values) for form in listed)


def counted(key: str, count: int) -> str:
    """Return a number with its noun: 1 clue, 3 clues."""
    found: Any = texts()["table"][key]
    return str(found["one" if count == 1 else "many"]).format(count=count)


def section(name: str) -> dict[str, Any]:
    """Return another section of data/texts.yaml."""
    return texts()[name]


@dataclass(frozen=True, slots=True)
class Brush:
    """A surface with the theme and the scale to paint on it."""

    surface: pygame.Surface
    theme: Theme
    scale: Scale

    def on_paper(self) -> Brush:
        """Return the brush for controls that lie on paper."""
        return Brush(self.surface, paper_theme(self.theme), self.scale)

    def u(self, units: float) -> float:
        return self.scale.u(units)

    def px(self, units: float) -> int:
        return self.scale.px(units)

    def f(self, size: float) -> float:
        """Return a length that follows the text size."""
        return size * self.scale.s * self.scale.t

    def style(self, face: Face, size: float, colour: Colour, tracking: float = 0.0) -> Style:
        return Style(face, self.scale.font(size), colour, round(tracking * self.scale.s, 2))

    def label(self, size: float = 18, colour: Colour | None = None, tracking: float = 1.6) -> Style:
        return self.style(Face.LABEL, size, colour or self.theme.muted, tracking)

    def body(self, size: float = 18, colour: Colour | None = None) -> Style:
        return self.style(Face.BODY, size, colour or self.theme.muted)

    def bold(self, size: float = 19, colour: Colour | None = None) -> Style:
        return self.style(Face.BODY_BOLD, size, colour or self.theme.paper)

    def number(self, size: float = 26, colour: Colour | None = None) -> Style:
        return self.style(Face.NUMBER, size, colour or self.theme.paper)

    def write(
        self,
        words: str | Sequence[str],
        pos: tuple[float, float],
        style: Style,
        width: float | None = None,
        *,
        anchor: Anchor = "l",
        valign: Valign = "t",
        shrink: float = 1.0,
        least: float = LEAST_WORDS,
        shadow: Colour | None = None,
    ) -> pygame.Rect:
        """Draw the first wording that fits, the shortest one made smaller if none does.

        With `shrink` a wording may become that much smaller before a shorter one is taken; below
        `least` units it is cut.
        """
        options = (words,) if isinstance(words, str) else tuple(words)
        shown = options[0]
        if width is not None:
            shown = text.first_form(options, style.at(round(style.px * shrink)), width)
        return text.draw(
            self.surface,
            shown,
            pos,
            style,
            anchor=anchor,
            valign=valign,
            width=width,
            least=self.px(least),
            shadow=shadow,
        )

    def block(
        self,
        words: str,
        rect: pygame.Rect,
        style: Style,
        *,
        least: float = LEAST_WORDS,
        anchor: Anchor = "l",
        valign: Valign = "t",
        leading: float = text.LEADING,
        even: bool = False,
    ) -> pygame.Rect:
        """Write as many lines as a rectangle takes, smaller if need be, down to `least` units."""
        fitting = text.fit_block(words, style, rect.size, self.px(least), leading)
        return text.draw_block(
            self.surface,
            words,
            rect,
            fitting,
            anchor=anchor,
            valign=valign,
            leading=leading,
            even=even,
        )

    def blit(self, image: pygame.Surface, rect: pygame.Rect) -> None:
        self.surface.blit(image, rect)

    def centred(self, image: pygame.Surface, centre: tuple[float, float]) -> pygame.Rect:
        return self.surface.blit(image, image.get_rect(center=(round(centre[0]), round(centre[1]))))

    def tick(self, centre: tuple[float, float], side: float) -> None:
        """Mark what is chosen or fits: a check on a disc of lamp light."""
        ink = self.theme.ink
        self.centred(disc(side, self.theme.lamp, Edge(ink, self.scale.line(2))), centre)
        draw_glyph(self.surface, "check", centre, side * 0.62, ink)

    def panel(
        self, rect: pygame.Rect, notch: float = NOTCH_PANEL, alpha: int = PANEL_ALPHA
    ) -> None:
        """Draw a piece of dark furniture."""
        edge = Edge(self.theme.hair, self.scale.line(1.4))
        inner = Edge(self.theme.panel_raised, self.scale.line(1), self.u(4))
        lay_notched(self.surface, rect, self.u(notch), self.theme.panel, edge, inner, alpha=alpha)

    def panel_over(self, rect: pygame.Rect, light: int = 90) -> None:
        """Dim all that is there to so much of 255, and lay a panel on it."""
        self.dim(light)
        cast_shadow(self.surface, rect, blur=self.u(26), alpha=210, drop=self.u(12))
        edge = Edge(self.theme.edge, self.scale.line(1.6), self.u(6))
        self.blit(notched(rect.size, self.u(16), self.theme.panel, edge), rect)

    def dim(self, light: int) -> None:
        """Leave so much of 255 of all that is there, a little less of the cold colours."""
        warm = (light, light - 4, light - 8)
        self.surface.fill(warm, special_flags=pygame.BLEND_MULT)

    def icon(self, info: IconInfo, centre: tuple[float, float], units: float, ink: Colour) -> None:
        self._mark(info, centre, self.u(units), ink)

    def _mark(self, info: IconInfo, centre: tuple[float, float], px: float, ink: Colour) -> None:
        image = icon_image(info, px, ink)
        rect = image.get_rect(center=(round(centre[0]), round(centre[1])))
        tell_of_icon(self.surface, info.id, rect, ink)
        self.surface.blit(image, rect)

    def seal(self, info: IconInfo, centre: tuple[float, float], side: float) -> pygame.Rect:
        """Draw an icon on the round seal of the accent, as the marks of the cards."""
        accent = self.theme.accent
        touched = self.centred(disc(side, accent.fill), centre)
        self._mark(info, centre, side * 0.7, accent.on)
        return touched

    def flag(self, info: IconInfo, rect: pygame.Rect) -> None:
        """Draw an icon on the square flag of the accent, as the attributes of the cards."""
        accent = self.theme.accent
        self.blit(rounded(rect.size, rect.height * 0.16, accent.fill), rect)
        self._mark(info, rect.center, rect.height * 0.8, accent.on)

    def effect(self, icon_id: str, rect: pygame.Rect, *, must: bool) -> None:
        draw_must_mark(self.surface, rect, icon_id, self.theme, must=must)


_TURN = 7  # degrees a rubber stamp is askew
SEAL = 64  # units: the side of a seal
_kept = SurfaceCache(megabytes=0.4)


def even(length: float) -> int:
    """Round to an even number of pixels, so that few sizes are made and centres stay."""
    return max(2, round(length / 2) * 2)


def stamp_picture(brush: Brush, side: float, icon: str) -> pygame.Surface:
    side = even(side)

    def make() -> pygame.Surface:
        sheet = blank((side + 8, side + 8))
        own = Brush(sheet, brush.theme, brush.scale)
        middle = (sheet.get_width() / 2, sheet.get_height() / 2)
        own.centred(disc(side + 6, brush.theme.ink), middle)
        if icon:
            own.centred(disc(side + 2, brush.theme.paper), middle)
            own.seal(icon_info(icon), middle, side - 4)
        else:
            edge = Edge(brush.theme.paper, max(2.0, side / 16))
            own.centred(disc(side, brush.theme.panel, edge), middle)
            bar = pygame.Rect(0, 0, round(side * 0.46), max(3, round(side * 0.09)))
            bar.center = (round(middle[0]), round(middle[1]))
            sheet.fill(brush.theme.paper, bar)
        return sheet

    return _kept.get(("stamp", side, icon, brush.theme), make)


def seal_picture(brush: Brush, icon: str) -> pygame.Surface:
    """Return the seal that falls on something; its first moments are stretched from it."""
    side = even(brush.u(SEAL))

    def make() -> pygame.Surface:
        sheet = blank((side, side), brush.theme.accent.fill)
        Brush(sheet, brush.theme, brush.scale).seal(icon_info(icon), (side / 2, side / 2), side)
        return sheet

    return _kept.get(("seal", side, icon, brush.theme), make)


def rubber_stamp(word: str, px: float, ink: Colour) -> pygame.Surface:
    """Return a word in a double frame, pressed askew; `px` is the height of its letters."""
    text = render(word, Style(Face.LABEL, max(6, round(px)), ink, px / 9))
    size = (text.get_width() + round(px * 1.22), text.get_height() + round(px * 0.41))
    stamp = blank(size, ink)
    stamp.blit(outline(size, px * 0.185, ink, max(1.0, px * 0.093)), (0, 0))
    edge = round(px * 0.15)
    inner = (size[0] - 2 * edge, size[1] - 2 * edge)
    stamp.blit(outline(inner, px * 0.13, ink, max(1.0, px * 0.03)), (edge, edge))
    stamp.blit(text, text.get_rect(center=(size[0] // 2, size[1] // 2)))
    return pygame.transform.rotozoom(stamp, _TURN, 1)
