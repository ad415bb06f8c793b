"""Offer controls that hold a choice: a row of options, a slider, tabs, an action with its keys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from arkham.scenes.draw.brush import LEAST_WORDS, Brush, draw_keycap, keycap_width
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.icons import draw_glyph
from arkham.scenes.draw.shapes import Edge, cardboard, disc, folder, notched, rounded
from arkham.scenes.draw.text import Style, fit_px
from arkham.scenes.draw.theme import NOTCH_BUTTON
from arkham.scenes.widgets.button import (
    Answer,
    Chosen,
    Look,
    Refused,
    Role,
    Widget,
    draw_focus_ring,
    draw_plate,
)
from arkham.scenes.widgets.lists import Choice


@dataclass(slots=True, kw_only=True)
class OptionRow(Widget):
    """A name above or beside a row of values, one of them chosen; one stop for the keyboard."""

    choices: Sequence[Choice] = ()
    chosen: str = ""
    beside: float = 0.0  # the share of the width that the name takes; 0 = it stands above
    pointed: int = -1  # the value under the pointer, -1 if none is
    role: Role = Role.CHOICE

    @property
    def value(self) -> str:
        return next((c.title for c in self.choices if c.id == self.chosen), "")

    @property
    def state(self) -> str:
        place = next((i for i, c in enumerate(self.choices, 1) if c.id == self.chosen), 0)
        if not self.enabled:
            return f"not available: {self.reason}"
        return f"{place} of {len(self.choices)}"

    def boxes(self, label_height: float, gap: float) -> list[pygame.Rect]:
        """Return the rectangle of every value."""
        room = right_of(self.rect, self.beside)
        top = room.top + (0 if self.beside else round(label_height))
        width = (room.width - gap * (len(self.choices) - 1)) / max(1, len(self.choices))
        lefts = [room.left + i * (width + gap) for i in range(len(self.choices))]
        height = room.bottom - top
        return [pygame.Rect(round(x), top, round(x + width) - round(x), height) for x in lefts]

    def press(self, pos: tuple[int, int] | None = None) -> Answer | None:
        if pos is None:
            return self.turn(1, around=True)
        place = self._place_at(pos)
        return None if place < 0 else self._choose(place)

    def point(self, pos: tuple[int, int]) -> None:
        self.pointed = self._place_at(pos)

    def _place_at(self, pos: tuple[int, int]) -> int:
        """Return the number of the value in whose column a point lies, -1 beside them all."""
        columns, room = len(self.choices), right_of(self.rect, self.beside)
        if pos[0] < room.left:
            return -1
        return min(columns - 1, (pos[0] - room.left) * columns // max(1, room.width))

    def turn(self, step: int, *, around: bool = False) -> Answer | None:
        ids = [choice.id for choice in self.choices]
        place = ids.index(self.chosen) + step if self.chosen in ids else 0
        if around:
            place %= len(ids)
        return self._choose(place) if 0 <= place < len(ids) else None

    def _choose(self, place: int) -> Answer | None:
        choice = self.choices[place]
        reason = self.reason or choice.reason
        if reason:
            return Refused(self.id, reason)
        if choice.id == self.chosen:
            return None
        self.chosen = choice.id
        return Chosen(self.id, choice.id)

    def draw(self, brush: Brush, look: Look) -> None:
        theme, scale = brush.theme, brush.scale
        label = brush.bold(21, theme.paper if self.enabled else theme.dim)
        if self.beside:
            draw_name_beside(brush, self, self.beside, label)
        else:
            brush.write(self.name, self.rect.topleft, label, self.rect.width)
        boxes = self.boxes(scale.font(32), scale.u(8))
        title = self._title_style(brush, boxes)
        for place, (choice, box) in enumerate(zip(self.choices, boxes, strict=True)):
            at = look._replace(hovered=look.hovered and place == self.pointed)
            self._draw_choice(brush, box, choice, at, title)
            if look.focused and choice.id == self.chosen:
                draw_focus_ring(brush, box)

    def _title_style(self, brush: Brush, boxes: Sequence[pygame.Rect]) -> Style:
        """Return letters in which every value fits, for a row in several sizes looks torn."""
        style, least = brush.bold(20), brush.px(LEAST_WORDS)
        sizes = [
            fit_px(choice.title, style, self._room(brush, choice, box), least)
            for choice, box in zip(self.choices, boxes, strict=True)
        ]
        return style.at(min(sizes, default=style.px))

    def _room(self, brush: Brush, choice: Choice, box: pygame.Rect) -> float:
        """Return how wide the words of a value may be, beside the check of the chosen one."""
        return box.width - brush.u(52 if choice.id == self.chosen else 14)

    def _draw_choice(
        self,
        brush: Brush,
        box: pygame.Rect,
        choice: Choice,
        look: Look,
        title: Style,
    ) -> None:
        theme, scale = brush.theme, brush.scale
        chosen = choice.id == self.chosen
        usable = self.enabled and not choice.reason
        quiet = Look(hovered=look.hovered and usable and not chosen)
        draw_plate(brush, box, quiet, primary=chosen and usable, enabled=usable)
        first = theme.dim if not usable else theme.ink if chosen else theme.paper
        second = theme.dim if not usable else theme.on_paper if chosen else theme.muted
        shift = 0.0
        if chosen:
            draw_glyph(
                brush.surface, "check", (box.left + scale.u(22), box.centery), scale.u(20), first
            )
            shift = scale.u(14)
        room = self._room(brush, choice, box)
        note = choice.reason or choice.note
        two = bool(note) and box.height >= scale.font(46)
        centre = (box.centerx + shift, box.centery - (box.height * 0.17 if two else 0))
        brush.write(choice.title, centre, title.inked(first), room, anchor="c", valign="m")
        if two:
            below = (box.centerx + shift, box.centery + box.height * 0.21)
            brush.write(note, below, brush.body(18, second), room, anchor="c", valign="m")


def right_of(rect: pygame.Rect, share: float) -> pygame.Rect:
    """Return what is left of a row when its name takes a share of the width."""
    left = rect.left + round(rect.width * share)
    return pygame.Rect(left, rect.top, rect.right - left, rect.height)


def draw_name_beside(brush: Brush, widget: Widget, share: float, style: Style) -> None:
    """Write a widget's name at the left of its row."""
    room = widget.rect.width * share - brush.u(16)
    brush.write(widget.name, widget.rect.midleft, style, room, valign="m")


@dataclass(slots=True, kw_only=True)
class Slider(Widget):
    """A number between two ends, with its name and its figure."""

    at: int = 0
    least: int = 0
    most: int = 100
    step: int = 5
    unit: str = ""
    beside: float = 0.0  # the share of the width that the name takes; 0 = it stands above
    role: Role = Role.SLIDER

    @property
    def value(self) -> str:
        return f"{self.at}{self.unit}"

    def track(self) -> pygame.Rect:
        """Return the line the knob runs on: the lower half of the rectangle, or its right."""
        inset = max(6, self.rect.height // 4)
        if self.beside:
            room = right_of(self.rect, self.beside)
            return pygame.Rect(
                room.left + inset, room.top, round(room.width * 0.88) - 2 * inset, room.height
            )
        width, height = self.rect.width - 2 * inset, self.rect.height // 2
        return pygame.Rect(self.rect.left + inset, self.rect.centery, width, height)

    def press(self, pos: tuple[int, int] | None = None) -> Answer | None:
        if self.reason:
            return Refused(self.id, self.reason)
        return None if pos is None else self.drag(pos)

    def drag(self, pos: tuple[int, int]) -> Answer | None:
        track = self.track()
        share = (pos[0] - track.left) / max(1, track.width)
        exact = self.least + share * (self.most - self.least)
        return self._set(self.least + round((exact - self.least) / self.step) * self.step)

    def turn(self, step: int) -> Answer | None:
        return self._set(self.at + step * self.step)

    def _set(self, value: int) -> Answer | None:
        if self.reason:
            return Refused(self.id, self.reason)
        value = max(self.least, min(self.most, value))
        if value == self.at:
            return None
        self.at = value
        return Chosen(self.id, str(value))

    def draw(self, brush: Brush, look: Look) -> None:
        theme, scale = brush.theme, brush.scale
        ink = theme.paper if self.enabled else theme.dim
        y = self.rect.centery if self.beside else self.rect.top + self.rect.height * 0.25
        number = brush.bold(21 if self.beside else 20, ink)
        figure = brush.write(self.value, (self.rect.right, y), number, anchor="r", valign="m")
        if self.beside:
            draw_name_beside(brush, self, self.beside, number)
        else:
            room = figure.left - self.rect.left - scale.u(10)
            brush.write(self.name, (self.rect.left, y), number, room, valign="m")
        track = self.track()
        bar = pygame.Rect(track.left, track.centery - scale.px(3), track.width, scale.px(6))
        brush.blit(rounded(bar.size, bar.height / 2, theme.hair), bar)
        share = (self.at - self.least) / max(1, self.most - self.least)
        filled = pygame.Rect(
            bar.left, bar.top, max(bar.height, round(bar.width * share)), bar.height
        )
        brush.blit(rounded(filled.size, bar.height / 2, ink), filled)
        size = scale.px(26)
        edge = Edge(theme.lamp if look.focused else theme.ink, scale.line(3 if look.focused else 2))
        knob = disc(size, theme.white if look.hovered else ink, edge)
        centre = (round(bar.left + bar.width * share), bar.centery)
        brush.surface.blit(knob, knob.get_rect(center=centre))
        if look.focused:
            ring = pygame.Rect(0, 0, size, size)
            ring.center = centre
            draw_focus_ring(brush, ring)


@dataclass(slots=True, kw_only=True)
class ExplainedRow(OptionRow):
    """An option row that keeps the foot of its rectangle for words."""

    foot: float = 0.0  # pixels

    def boxes(self, label_height: float, gap: float) -> list[pygame.Rect]:
        """Return the rectangle of every value."""
        boxes = OptionRow.boxes(self, label_height, gap)
        for box in boxes:
            box.height -= round(self.foot)
        return boxes

    def press(self, pos: tuple[int, int] | None = None) -> Answer | None:
        if pos is not None and pos[1] > self.rect.bottom - self.foot:
            return None
        return OptionRow.press(self, pos)

    def point(self, pos: tuple[int, int]) -> None:
        OptionRow.point(self, pos)
        if pos[1] > self.rect.bottom - self.foot:
            self.pointed = -1

    def draw(self, brush: Brush, look: Look) -> None:
        OptionRow.draw(self, brush, look)
        words = next((c.words for c in self.choices if c.id == self.chosen), "")
        gap = brush.px(3)
        top = round(self.rect.bottom - self.foot) + gap
        room = pygame.Rect(self.rect.left, top, self.rect.width, round(self.foot) - gap)
        brush.block(words, room, brush.body(18), leading=1.2, even=True)


@dataclass(slots=True, kw_only=True)
class TabBar(Widget):
    """The tabs of folders to turn to; one stop for the keyboard, the open one in front."""

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
        boxes = self.boxes()
        # The open one last: it lies before the others, of one piece with the folder below.
        for place in sorted(range(len(boxes)), key=lambda place: self.tabs[place].id == self.open):
            self._draw_tab(brush, place, boxes[place], look)

    def _draw_tab(self, brush: Brush, place: int, box: pygame.Rect, look: Look) -> None:
        theme, tab = brush.theme, self.tabs[place]
        is_open = tab.id == self.open
        pointed = look.hovered and place == self.pointed and not is_open
        slope, drop = box.height * 0.41, 0 if is_open or pointed else brush.px(6)
        size = (round(box.width + slope), box.height)
        tone = cardboard(theme, worn=not (is_open or pointed))
        image = folder(size, tone, (slope, size[0] - 2 * slope, size[1]), tab.id)
        where = image.get_rect(midtop=(box.centerx, box.top + drop))
        brush.surface.blit(image, where, (0, 0, size[0], size[1] - drop))
        style = brush.style(Face.LABEL, 22 if is_open else 20, theme.ink, 2)
        middle = (box.centerx, box.centery + drop / 2)
        room = box.width - slope
        brush.write(tab.title.upper(), middle, style, room, anchor="c", valign="m")
        if is_open and look.focused:
            draw_focus_ring(brush, box.inflate(-brush.px(40), -brush.px(18)))


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
