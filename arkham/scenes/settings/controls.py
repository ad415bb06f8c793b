"""Offer the controls that only the settings have: tabs, and an action with its keys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from arkham.scenes.draw.brush import Brush, draw_keycap, keycap_width
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.icons import draw_glyph
from arkham.scenes.draw.shapes import Edge, notched
from arkham.scenes.draw.theme import NOTCH_BUTTON
from arkham.scenes.widgets.button import (
    Answer,
    Chosen,
    Look,
    Role,
    Widget,
    draw_focus_ring,
)
from arkham.scenes.widgets.lists import Choice


@dataclass(slots=True, kw_only=True)
class TabBar(Widget):
    """A row of pages to turn to; one stop for the keyboard, the open page underlined."""

    tabs: Sequence[Choice] = ()
    open: str = ""
    pointed: int = -1  # the tab under the pointer, -1 if none is
    role: Role = Role.CHOICE

    @property
    def value(self) -> str:
        return self.tabs[self._place].title

    @property
    def state(self) -> str:
        return f"{self._place + 1} of {len(self.tabs)}"

    @property
    def _place(self) -> int:
        return next(i for i, tab in enumerate(self.tabs) if tab.id == self.open)

    def boxes(self) -> list[pygame.Rect]:
        """Return the rectangle of every tab."""
        width = self.rect.width / len(self.tabs)
        edges = [self.rect.left + round(i * width) for i in range(len(self.tabs) + 1)]
        return [
            pygame.Rect(left, self.rect.top, right - left, self.rect.height)
            for left, right in zip(edges, edges[1:], strict=False)
        ]

    def press(self, pos: tuple[int, int] | None = None) -> Answer | None:
        if pos is None:
            return self._turn_to((self._place + 1) % len(self.tabs))
        place = self._place_at(pos)
        return None if place < 0 else self._turn_to(place)

    def point(self, pos: tuple[int, int]) -> None:
        self.pointed = self._place_at(pos)

    def _place_at(self, pos: tuple[int, int]) -> int:
        """Return the number of the tab at a point, -1 beside them all."""
        hit = (i for i, box in enumerate(self.boxes()) if box.collidepoint(pos))
        return next(hit, -1)

    def turn(self, step: int) -> Answer | None:
        return self._turn_to(self._place + step)

    def _turn_to(self, place: int) -> Answer | None:
        if not 0 <= place < len(self.tabs) or place == self._place:
            return None
        self.open = self.tabs[place].id
        return Chosen(self.id, self.open)

    def draw(self, brush: Brush, look: Look) -> None:
        theme, scale = brush.theme, brush.scale
        hair = pygame.Rect(self.rect.left, self.rect.bottom, self.rect.width, scale.px(2))
        brush.surface.fill(theme.hair, hair)
        for place, (tab, box) in enumerate(zip(self.tabs, self.boxes(), strict=True)):
            is_open = tab.id == self.open
            pointed = look.hovered and place == self.pointed
            ink = theme.paper if is_open or pointed else theme.muted
            brush.write(
                tab.title,
                box.center,
                brush.style(Face.BODY_BOLD if is_open else Face.BODY, 23, ink),
                box.width - scale.u(12),
                anchor="c",
                valign="m",
            )
            if pointed and not is_open:
                brush.surface.fill(theme.muted, (box.left, box.bottom, box.width, scale.px(3)))
            if is_open:
                mark = pygame.Rect(box.left, box.bottom - scale.px(3), box.width, scale.px(6))
                brush.surface.fill(theme.accent.light, mark)
                if look.focused:
                    draw_focus_ring(brush, box.inflate(-scale.px(14), -scale.px(14)))


@dataclass(slots=True, kw_only=True)
class KeyRow(Widget):
    """An action with its keys; pressed, it waits for a new one."""

    keys: Sequence[str] = ()  # as they are shown
    changed: bool = False  # by the player: it can be reset
    waiting: str = ""  # what stands there while the new key is awaited

    @property
    def value(self) -> str:
        return ", ".join(self.keys)

    def reset_zone(self) -> pygame.Rect:
        """Return where a click gives the first keys back."""
        side = self.rect.height
        return pygame.Rect(self.rect.right - side, self.rect.top, side, side)

    def press(self, pos: tuple[int, int] | None = None) -> Answer | None:
        if self.changed and pos is not None and self.reset_zone().collidepoint(pos):
            return Chosen(self.id, "reset")
        return Chosen(self.id, "capture")

    def draw(self, brush: Brush, look: Look) -> None:
        theme, scale = brush.theme, brush.scale
        inside = self.rect.inflate(0, -scale.px(4))
        if look.focused or look.hovered or self.waiting:
            edge = Edge(theme.lamp if self.waiting else theme.edge, scale.line(1.4))
            fill = notched(inside.size, scale.u(NOTCH_BUTTON), theme.panel_hover, edge)
            brush.blit(fill, inside)
        if look.focused:
            draw_focus_ring(brush, inside.inflate(-scale.px(8), -scale.px(8)))
        zone = self.reset_zone()
        if self.changed:
            draw_glyph(brush.surface, "undo", zone.center, scale.u(24), theme.lamp)
        right = self._draw_keys(brush, zone.left, look)
        left = self.rect.left + scale.u(14)
        brush.write(
            self.name,
            (left, self.rect.centery),
            brush.body(20, theme.paper),
            right - left - scale.u(12),
            valign="m",
        )

    def _draw_keys(self, brush: Brush, right: int, look: Look) -> int:
        """Draw the key caps from the right and return where they begin."""
        theme, scale = brush.theme, brush.scale
        if self.waiting:
            style = brush.style(Face.BODY_ITALIC, 19, theme.lamp)
            where = (right, self.rect.centery)
            drawn = brush.write(
                self.waiting, where, style, self.rect.width * 0.5, anchor="r", valign="m"
            )
            return drawn.left
        height, px = min(self.rect.height - scale.px(12), scale.font(28)), scale.font(18)
        ink = theme.lamp if self.changed else theme.muted
        for key in reversed(self.keys):
            width = keycap_width(key, height, px)
            draw_keycap(brush.surface, (right, self.rect.centery), height, key, ink, px)
            right -= width + scale.px(8)
        return right
