"""Share what all painters of the table need: a brush that knows theme, scale and surface."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from arkham.files.texts import texts
from arkham.scenes.draw import text
from arkham.scenes.draw.badges import draw_must_mark
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.icons import IconInfo, icon_image
from arkham.scenes.draw.shapes import Edge, disc, lay_notched, rounded
from arkham.scenes.draw.surfaces import Colour
from arkham.scenes.draw.text import Anchor, Style, Valign, record_icon
from arkham.scenes.draw.theme import NOTCH_PANEL, Scale, Theme

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
    ) -> pygame.Rect:
        """Draw the first wording that fits, the shortest one made smaller if none does.

        With `shrink` a wording may become that much smaller before a shorter one is taken.
        """
        options = (words,) if isinstance(words, str) else tuple(words)
        if width is None:
            return text.draw(self.surface, options[0], pos, style, anchor=anchor, valign=valign)
        shown = text.first_form(options, style.at(round(style.px * shrink)), width)
        return text.draw(
            self.surface,
            shown,
            pos,
            style,
            anchor=anchor,
            valign=valign,
            width=width,
            least=min(style.px, self.px(LEAST_WORDS)),
        )

    def blit(self, image: pygame.Surface, rect: pygame.Rect) -> None:
        self.surface.blit(image, rect)

    def centred(self, image: pygame.Surface, centre: tuple[float, float]) -> pygame.Rect:
        return self.surface.blit(image, image.get_rect(center=(round(centre[0]), round(centre[1]))))

    def panel(
        self, rect: pygame.Rect, notch: float = NOTCH_PANEL, alpha: int = PANEL_ALPHA
    ) -> None:
        """Draw a piece of dark furniture."""
        edge = Edge(self.theme.hair, self.scale.line(1.4))
        inner = Edge(self.theme.panel_raised, self.scale.line(1), self.u(4))
        lay_notched(self.surface, rect, self.u(notch), self.theme.panel, edge, inner, alpha=alpha)

    def icon(self, info: IconInfo, centre: tuple[float, float], units: float, ink: Colour) -> None:
        self._mark(info, centre, self.u(units), ink)

    def _mark(self, info: IconInfo, centre: tuple[float, float], px: float, ink: Colour) -> None:
        image = icon_image(info, px, ink)
        rect = image.get_rect(center=(round(centre[0]), round(centre[1])))
        record_icon(self.surface, info.id, rect, ink)
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
