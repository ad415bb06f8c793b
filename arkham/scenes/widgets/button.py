"""Offer the controls of menus and the table: each can be seen, focused, pressed and spoken.

A widget knows its name, role, state and value (for speech), and why it cannot be used (`reason`;
empty = usable). It never acts: `press` and `turn` return a `Chosen` that the scene reads, or a
`Refused` with the reason. `focus.FocusGroup` moves focus and feeds events.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Literal, NamedTuple

import pygame

from arkham.files.texts import texts
from arkham.scenes.draw.backdrop import paper
from arkham.scenes.draw.brush import LEAST_WORDS, Brush, draw_keycap, keycap_width
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.icons import draw_glyph, draw_icon
from arkham.scenes.draw.shapes import Edge, cast_shadow, dashed, notched, outline
from arkham.scenes.draw.surfaces import Colour
from arkham.scenes.draw.text import Anchor, Style, first_form, measure
from arkham.scenes.draw.theme import NOTCH_BUTTON, Scale, Theme

_STACKED_FROM = 64  # units of height from which a tool has its word below its sign


class Role(StrEnum):
    BUTTON = "button"
    CHOICE = "choice"
    SLIDER = "slider"
    LIST = "list"
    FIGURE = "figure"


class Chosen(NamedTuple):
    """The player used a widget; `value` is what it now says."""

    widget_id: str
    value: str = ""


class Refused(NamedTuple):
    """The player tried a widget that cannot be used, and why."""

    widget_id: str
    reason: str


Answer = Chosen | Refused


class Look(NamedTuple):
    """In which state a widget is drawn."""

    focused: bool = False  # by the keyboard: lamp ring
    hovered: bool = False  # by the pointer: paper ring
    pressed: bool = False
    keys_lead: bool = True  # False: the pointer was used last


@dataclass(slots=True, kw_only=True)
class Widget:
    """What all controls share."""

    id: str
    name: str
    rect: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))
    reason: str = ""  # why it cannot be used; empty = it can
    key: str = ""  # the key that does the same, for its cap
    on_paper: bool = False  # it lies on paper: dark on light

    role: Role = Role.BUTTON

    @property
    def enabled(self) -> bool:
        return not self.reason

    @property
    def state(self) -> str:
        return "" if self.enabled else f"not available: {self.reason}"

    @property
    def value(self) -> str:
        return ""

    def describe(self) -> str:
        """Return what speech says when the widget gets the focus."""
        parts = (self.name, self.role.value, self.value, self.state)
        return ", ".join(part for part in parts if part)

    def press(self, pos: tuple[int, int] | None = None) -> Answer | None:
        """Use the widget; `pos` is where the pointer pressed it, None for the keyboard."""
        if self.reason:
            return Refused(self.id, self.reason)
        return Chosen(self.id, self.value)

    def turn(self, step: int) -> Answer | None:
        """Take a left (-1) or right (+1) arrow; None if the widget has no use for it."""
        return None

    def point(self, pos: tuple[int, int]) -> None:
        """Note where the pointer rests, if the widget has several parts to point at."""

    def scroll(self, step: int) -> bool:
        """Take a wheel step (+1 = down); return whether it moved anything."""
        return False

    def drag(self, pos: tuple[int, int]) -> Answer | None:
        """Follow a held pointer; None if the widget has no use for it."""
        return None

    def draw(self, brush: Brush, look: Look) -> None:
        raise NotImplementedError


ButtonStyle = Literal["plain", "primary", "tool", "sign"]


@dataclass(slots=True, kw_only=True)
class Button(Widget):
    """A button with a first line, maybe a second, an icon or a sign.

    plain: furniture; primary: paper, one a screen; tool: sign above word; sign: nothing else.
    `short` stands in for the name where letters are large. A disabled button is dashed and says
    its reason in the second line.
    """

    style: ButtonStyle = "plain"
    note: str = ""
    short: str = ""
    icon: str = ""
    glyph: str = ""
    lit: bool = False  # what may be chosen now is framed in lamp yellow
    grave: bool = False  # the second line is a warning

    def draw(self, brush: Brush, look: Look) -> None:
        rect = self.rect.move(0, brush.px(2)) if look.pressed and self.enabled else self.rect
        draw_plate(brush, rect, look, primary=self.style == "primary", enabled=self.enabled)
        if self.lit and self.enabled:
            line = brush.scale.line(3, 3)
            brush.blit(
                outline(rect.size, brush.u(NOTCH_BUTTON), brush.theme.lamp, line, cut=True), rect
            )
        if look.focused:
            draw_focus_ring(brush, rect)
        if self.style == "sign":
            ink = self._ink(brush.theme)
            draw_glyph(brush.surface, self.glyph, rect.center, rect.height * 0.56, ink)
        elif self.style == "tool":
            self._draw_tool(brush, rect)
        else:
            self._draw_words(brush, rect)

    def _ink(self, theme: Theme) -> Colour:
        if not self.enabled:
            return theme.dim
        return theme.ink if self.style == "primary" else theme.paper

    def _second_voice(self, theme: Theme) -> Colour:
        if not self.enabled:
            return theme.dim
        if self.grave:
            return theme.accent.on_paper if self.style == "primary" else theme.accent.light
        return theme.on_paper if self.style == "primary" else theme.muted

    def _draw_tool(self, brush: Brush, rect: pygame.Rect) -> None:
        ink, scale = self._ink(brush.theme), brush.scale
        if scale.big:
            draw_glyph(brush.surface, self.glyph, rect.center, scale.u(40), ink)
            if self.note:  # no room for words: a sign says that there are some
                corner = (rect.right - scale.u(13), rect.top + scale.u(13))
                draw_glyph(brush.surface, "warn", corner, scale.u(22), brush.theme.accent.light)
            return
        if rect.height < scale.u(_STACKED_FROM):
            self._draw_flat_tool(brush, rect)
            return
        sign, line = (0.24, 0.54) if self.note else (0.33, 0.73)
        centre = (rect.centerx, rect.top + rect.height * sign)
        draw_glyph(brush.surface, self.glyph, centre, scale.u(24 if self.note else 28), ink)
        self._draw_tool_line(brush, rect, self.name, line, brush.bold(18, ink))
        if self.note:
            voice = brush.body(18, self._second_voice(brush.theme))
            self._draw_tool_line(brush, rect, self.note, 0.82, voice)

    def _draw_flat_tool(self, brush: Brush, rect: pygame.Rect) -> None:
        """Draw the sign beside the word, and what it costs below both."""
        ink, scale = self._ink(brush.theme), brush.scale
        middle = rect.top + rect.height * (0.31 if self.note else 0.5)
        draw_glyph(brush.surface, self.glyph, (rect.left + scale.u(22), middle), scale.u(23), ink)
        left = rect.left + scale.u(38)
        room = rect.right - scale.u(5) - left
        brush.write(self.name, (left, middle), brush.bold(18, ink), room, valign="m")
        if self.note:
            voice = brush.body(18, self._second_voice(brush.theme))
            self._draw_tool_line(brush, rect, self.note, 0.73, voice)

    def _draw_tool_line(
        self, brush: Brush, rect: pygame.Rect, words: str, at: float, style: Style
    ) -> None:
        """Write one centred line of a tool at a share of its height."""
        where = (rect.centerx, rect.top + rect.height * at)
        brush.write(words, where, style, rect.width - brush.u(8), anchor="c", valign="m")

    def _draw_words(self, brush: Brush, rect: pygame.Rect) -> None:
        theme, scale = brush.theme, brush.scale
        ink = self._ink(theme)
        first = brush.bold(19.5, ink)
        marked = self._has_room_for_sign(rect, first, scale)
        left = rect.left + scale.u(27 if marked else 12 if self.icon or self.glyph else 16)
        if marked and self.icon:
            draw_icon(brush.surface, self.icon, (left, rect.centery), scale.u(32), ink)
        elif marked:
            draw_glyph(brush.surface, self.glyph, (left, rect.centery), scale.u(26), ink)
        if marked:
            left += scale.u(23)
        note = self.reason or self.note
        two_lines = bool(note) and self.has_second_line(scale)
        cap = 0
        if self.key and self._has_room_for_key(rect, left, first, scale):
            cap = self._draw_key(brush, rect, two_lines)
        room = rect.right - scale.u(12) - cap - left
        least = scale.px(LEAST_WORDS)
        small = first.at(min(first.px, least))
        words = first_form((self.name, self.short) if self.short else (self.name,), small, room)
        if self.short and scale.big:
            words = self.short
        middle = rect.centery - (scale.font(12) if two_lines else 0)
        if not marked and not two_lines and not self.key:
            brush.write(words, rect.center, first, rect.width - scale.u(16), anchor="c", valign="m")
            return
        brush.write(words, (left, middle), first, room, valign="m")
        if two_lines:
            face = Face.BODY_BOLD if self.grave else Face.BODY
            second = brush.style(face, 18, self._second_voice(theme))
            where = (left, rect.centery + scale.font(12))
            brush.write(note, where, second, rect.right - scale.u(10) - left, valign="m")

    def has_second_line(self, scale: Scale) -> bool:
        """Say whether there is room for one; large letters keep it for a warning."""
        return self.rect.height >= scale.font(52) and (self.grave or not scale.big)

    def _has_room_for_sign(self, rect: pygame.Rect, style: Style, scale: Scale) -> bool:
        """Say whether icon or sign is drawn; large letters rather leave it out than the key."""
        if not (self.icon or self.glyph):
            return False
        beside, alone = rect.left + scale.u(50), rect.left + scale.u(12)
        takes_room = self.key and not self._has_room_for_key(rect, beside, style, scale)
        return not (takes_room and self._has_room_for_key(rect, alone, style, scale))

    def _has_room_for_key(self, rect: pygame.Rect, left: float, style: Style, scale: Scale) -> bool:
        """Say whether large letters leave room for the key; small ones always do."""
        if not scale.big:
            return True
        height, px = _key_size(scale)
        if self.style == "primary":
            key = keycap_width(self.key, height, px) + scale.px(14)
        else:
            key = measure(self.key, Style(Face.LABEL, px, style.colour)) + scale.px(8)
        return left + measure(self.short or self.name, style) + key + scale.u(14) <= rect.right

    def _draw_key(self, brush: Brush, rect: pygame.Rect, two_lines: bool) -> int:
        """Draw the key that does the same and return the room it takes."""
        theme, scale = brush.theme, brush.scale
        ink = theme.ink if self.style == "primary" else theme.muted
        height, px = _key_size(scale)
        if self.style == "primary":
            right = (rect.right - scale.u(14), rect.centery)
            draw_keycap(brush.surface, right, height, self.key, ink, px)
            return keycap_width(self.key, height, px) + scale.px(14)
        style = Style(Face.LABEL, px, ink)
        y = rect.centery - (scale.font(12) if two_lines else 0)
        drawn = brush.write(self.key, (rect.right - scale.u(14), y), style, anchor="r", valign="m")
        return drawn.width + scale.px(8)


def _key_size(scale: Scale) -> tuple[int, int]:
    """Return the height of a key's cap and of its letters; they grow less than words do."""
    t = min(1.4, scale.t) / scale.t
    return scale.font(26 * t), scale.font(18 * t)


def draw_plate(
    brush: Brush, rect: pygame.Rect, look: Look, *, primary: bool, enabled: bool
) -> None:
    """Draw the body of a control in its state: rest, hover, pressed, disabled or primary."""
    theme, u = brush.theme, brush.u
    notch = u(NOTCH_BUTTON)
    if not enabled:
        frame = dashed(
            rect.size,
            notch,
            theme.hair,
            brush.scale.line(1.4),
            u(5),
            u(4),
            cut=True,
            fill=theme.ink,
            fill_alpha=150,
        )
        brush.blit(frame, rect)
        return
    if not look.pressed:
        cast_shadow(brush.surface, rect, blur=u(6), alpha=130, drop=u(4), radius=notch)
    if primary:
        edge = Edge(theme.ink, brush.scale.line(1.2), u(4))
        brush.blit(notched(rect.size, notch, theme.paper, edge), rect)
        return
    raised = look.hovered or look.focused
    fill = theme.ink if look.pressed else theme.panel_hover if raised else theme.panel_raised
    colour = theme.paper if raised or look.pressed else theme.edge
    edge = Edge(colour, brush.scale.line(1.8 if raised or look.pressed else 1.4))
    brush.blit(notched(rect.size, notch, fill, edge), rect)


def draw_focus_ring(brush: Brush, rect: pygame.Rect) -> None:
    """Draw the lamp ring, five units outside the shape and never thinner than three pixels."""
    away = 2 * brush.px(5)
    ring = rect.inflate(away, away)
    notch = brush.u(NOTCH_BUTTON + 3)
    image = outline(ring.size, notch, brush.theme.lamp, brush.scale.line(3, 3), cut=True)
    brush.blit(image, ring)


def close_corner(panel: pygame.Rect, scale: Scale) -> pygame.Rect:
    """Return where a panel that is read has its close button: the upper right corner."""
    side = round(max(scale.u(44), scale.font(34)))
    return pygame.Rect(
        panel.right - round(scale.u(40)) - side, panel.top + round(scale.u(22)), side, side
    )


def close_button(rect: pygame.Rect) -> Button:
    """Return the cross that closes a panel."""
    return Button(
        id="close", name=texts()["pages"]["close"], style="sign", glyph="cross", rect=rect
    )


@dataclass(slots=True, kw_only=True)
class Headline(Widget):
    """Words on a sheet of paper (`sheet`), or bare on the desk; a note below."""

    note: str = ""
    sheet: bool = False
    centred: bool = False
    size: float = 34
    default: bool = False  # Enter comes here while the pointer leads

    def draw(self, brush: Brush, look: Look) -> None:
        rect = self.rect.move(0, brush.px(2)) if look.pressed else self.rect
        has_focus = look.focused or look.hovered
        if self.sheet:
            self._draw_sheet(brush, rect, look)
        elif look.focused:
            draw_focus_ring(brush, rect)
        theme, scale, u = brush.theme, brush.scale, brush.u
        ink = theme.ink if self.sheet else theme.lamp if has_focus else theme.paper
        title = brush.style(Face.TITLE, self.size, ink)
        title = title.at(min(title.px, round(rect.height * (0.5 if self.note else 0.72))))
        y = rect.centery - (title.px * 0.36 if self.note else 0)
        left = rect.centerx if self.centred else rect.left + u(34)
        anchor: Anchor = "c" if self.centred else "l"
        cap = u(96) if self.key else u(34)
        brush.write(
            self.name,
            (left, y),
            title,
            rect.width - (2 * cap if self.centred else cap + u(34)),
            anchor=anchor,
            valign="m",
            shadow=None if self.sheet else theme.ink,
            least=20,
        )
        if self.note:
            note = brush.bold(20, theme.on_paper if self.sheet else theme.muted)
            below = (left, y + title.px * 0.86)
            brush.write(self.note, below, note, rect.width - u(60), anchor=anchor, valign="m")
        hears_key = has_focus or self.default and not look.keys_lead
        if self.key and hears_key and not scale.big:
            cap_ink = theme.ink if self.sheet else theme.lamp
            corner = (rect.right - u(22), rect.top + u(32) if self.centred else rect.centery)
            draw_keycap(brush.surface, corner, u(32), self.key, cap_ink, scale.px(18))

    def _draw_sheet(self, brush: Brush, rect: pygame.Rect, look: Look) -> None:
        theme, u = brush.theme, brush.u
        cast_shadow(brush.surface, rect, blur=u(16), alpha=190, drop=u(8))
        sheet = paper(rect.size, theme.paper, self.id, cut="notched", notch=u(12))
        brush.blit(sheet, rect)
        inner = rect.inflate(-round(u(12)), -round(u(12)))
        line = brush.scale.line(1.4)
        brush.blit(outline(inner.size, u(9), theme.ink, line, cut=True), inner)
        if look.focused or look.hovered:
            ring = rect.inflate(round(u(12)), round(u(12)))
            line = brush.scale.line(3)
            brush.blit(outline(ring.size, u(15), theme.lamp, line, cut=True), ring)
