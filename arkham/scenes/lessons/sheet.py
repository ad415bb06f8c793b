"""A sheet of paper with a few words and buttons: the note of a lesson, or a tip.

Its picture is made from a frozen value, once; only the buttons are drawn every frame.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache

import pygame

from arkham.files.texts import texts
from arkham.scenes.draw.backdrop import paper
from arkham.scenes.draw.brush import Brush, keycap_width
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.icons import draw_glyph, icon_info
from arkham.scenes.draw.shapes import Edge, disc, notched, rounded
from arkham.scenes.draw.strings import draw_pin
from arkham.scenes.draw.surfaces import blank
from arkham.scenes.draw.text import Style, block_height, draw_block, line_height, measure
from arkham.scenes.draw.theme import HIT, Scale, Theme
from arkham.scenes.lessons.placing import Size
from arkham.scenes.widgets.button import Button, Look, Role, Widget, draw_focus_ring

BOX = 26  # units of the box to tick
LETTERS = 19


@dataclass(slots=True, kw_only=True)
class Link(Widget):
    """Underlined words on paper."""

    def draw(self, brush: Brush, look: Look) -> None:
        theme, rect = brush.theme, self.rect
        lit = look.focused or look.hovered
        ink = theme.ink if lit else theme.on_paper
        style = brush.style(Face.BODY_BOLD if lit else Face.BODY, LETTERS, ink)
        words = brush.write(self.name, rect.center, style, anchor="c", valign="m")
        line = pygame.Rect(words.left, words.bottom, words.width, max(1, brush.px(1.4)))
        brush.surface.fill(ink, line)
        if look.focused:
            draw_focus_ring(brush, rect)


@dataclass(slots=True, kw_only=True)
class TickBox(Widget):
    """A box to tick, with its words beside it."""

    ticked: bool = False
    role: Role = Role.CHOICE

    @property
    def value(self) -> str:
        return "on" if self.ticked else "off"

    def draw(self, brush: Brush, look: Look) -> None:
        theme, u, rect = brush.theme, brush.scale.u, self.rect
        side = round(u(BOX))
        box = pygame.Rect(rect.left + round(u(4)), 0, side, side)
        box.centery = rect.centery
        edge = Edge(theme.ink, brush.scale.line(2.4 if look.hovered else 1.6))
        brush.blit(notched(box.size, u(4), theme.paper_bright, edge), box)
        if self.ticked:
            draw_glyph(brush.surface, "check", box.center, side * 0.8, theme.ink)
        style = brush.body(LETTERS, theme.ink)
        brush.write(self.name, (box.right + u(10), rect.centery), style, valign="m")
        if look.focused:
            draw_focus_ring(brush, rect)


PAD = 24
_GAP = 10
_LEADING = 1.24
_ASKEW = 0.9  # degrees that the paper of a pinned note is turned
_ICON = 46
_CROSS = "cross"
_MUST = "mark.must"
_MOST_HEADING = 1.4  # times that headings become larger
_ANY_NUMBER = 4  # for a sign that is a number
TURN = "turn"  # the control that turns the page
PARAGRAPH, SENTENCE = 100, 0  # how many letters a page takes besides its first sentence
FULL = (1.0,)
SMALLER = (0.86, 0.74, 0.64, 0.55)  # of large letters, where not even one sentence finds room
_SENTENCE = re.compile(r"(?<=[.?:;]) ")
_WIDER, _SMALLER = 0.12, 1.2  # prices of another width and of the next smaller letters


class Voice(StrEnum):
    SAY = "say"  # what to do, typed
    WHY = "why"  # the reason, or what a tip has to tell
    ANSWER = "answer"  # to a move that was not asked for


@dataclass(frozen=True, slots=True)
class Control:
    """One control of a sheet; `kind` is button, primary, link, box or cross."""

    id: str
    name: str
    kind: str = "button"
    key: str = ""
    ticked: bool = False


@dataclass(frozen=True, slots=True)
class Sheet:
    """Everything that stands on a sheet."""

    title: str
    words: tuple[tuple[Voice, str], ...]
    controls: tuple[Control, ...]
    kicker: str = ""
    icon: str = ""
    dots: tuple[int, int] | None = None  # which of how many
    pinned: bool = False


@dataclass(frozen=True, slots=True)
class SheetLayout:
    """Where everything on a sheet lies, from its upper left corner."""

    size: Size
    kicker: pygame.Rect
    title: pygame.Rect
    words: tuple[pygame.Rect, ...]
    controls: tuple[pygame.Rect, ...]

    def as_high(self, height: int) -> SheetLayout:
        """Return the same sheet so high, with its controls at the lower edge of it."""
        more = height - self.size[1]
        below = self.words[-1].bottom if self.words else 0
        controls = tuple(r.move(0, more if r.top >= below else 0) for r in self.controls)
        return replace(self, size=(self.size[0], height), controls=controls)


@dataclass(frozen=True, slots=True)
class Form:
    """One way to set a sheet, and how much worse that is than the first."""

    layout: SheetLayout
    scale: Scale  # of its letters
    price: float


def pages_of(sheet: Sheet, most: int) -> tuple[Sheet, ...]:
    """Return the pages of a sheet whose words are too many for their place, each with a way on.

    The way out of the lessons is left to the menu: it would take a row of its own. Where not more
    than a sentence finds room, its lesson's number has to do for a title.
    """
    pages = _pages(sheet, most)
    title = "" if sheet.dots and most == SENTENCE else sheet.title
    others = [control for control in sheet.controls if control.kind != "link"]
    told = texts()["lessons"]["turn"]
    turns = [Control(TURN, told.format(page=i + 1, pages=len(pages))) for i in range(len(pages))]
    return tuple(
        replace(sheet, title=title, words=(words,), controls=(*others, turn))
        for words, turn in zip(pages, turns, strict=True)
    )


def _pages(sheet: Sheet, most: int) -> list[tuple[Voice, str]]:
    """Return the words page by page: sentences, together as long as they have so many letters."""
    pages: list[tuple[Voice, str]] = []
    for voice, text in sheet.words:
        for part in _SENTENCE.split(text):
            if pages and pages[-1][0] is voice and len(pages[-1][1]) + len(part) < most:
                pages[-1] = voice, f"{pages[-1][1]} {part}"
            else:
                pages.append((voice, part))
    return pages


def forms_of(
    pages: Sequence[Sheet],
    widths: Sequence[float],
    theme: Theme,
    scale: Scale,
    shares: Sequence[float],
) -> tuple[tuple[Form, ...], ...]:
    """Return all pages in several widths, with letters of these shares of their size.

    Pages of one width are equally high, so that they lie in one place with their buttons.
    """
    found = []
    for smaller, share in enumerate(shares):
        letters = Scale(scale.s, max(1.0, scale.t * share))
        for number, width in enumerate(widths):
            wide = round(scale.u(width) * (1 + 0.3 * (letters.t - 1)))
            price = _WIDER * number + _SMALLER * smaller
            layouts = [sheet_layout(page, wide, theme, letters) for page in pages]
            high = max(layout.size[1] for layout in layouts)
            found.append(tuple(Form(layout.as_high(high), letters, price) for layout in layouts))
    return tuple(found)


@lru_cache(maxsize=64)
def sheet_layout(sheet: Sheet, width: int, theme: Theme, scale: Scale) -> SheetLayout:
    """Lay a sheet of this width out; its height follows from its words."""
    u = scale.u
    brush = Brush(pygame.Surface((1, 1)), theme, scale)
    pad, gap = round(u(PAD)), round(u(_GAP))
    inner = width - 2 * pad
    cross = round(u(HIT)) if any(c.kind == _CROSS for c in sheet.controls) else 0
    beside = round(u(_ICON) + u(14)) if sheet.icon else 0
    y = pad
    kicker = pygame.Rect(pad + beside, y, inner - beside - cross, line_height(_kicker(brush)))
    y = kicker.bottom + round(u(2))
    room = inner - beside - (cross if sheet.icon else 0)
    high = block_height(sheet.title, _title(brush), room, 1.1) if sheet.title else 0
    title = pygame.Rect(pad + beside, y, room, high)
    y = title.bottom + round(u(8))
    words = []
    for voice, text in sheet.words:
        height = block_height(text, _style(brush, voice), inner, _LEADING)
        words.append(pygame.Rect(pad, y, inner, height))
        y += height + round(u(7))
    controls, y = _place_controls(sheet, brush, pygame.Rect(pad, y + gap // 2, inner, 0), width)
    return SheetLayout((width, y + pad), kicker, title, tuple(words), controls)


def _place_controls(
    sheet: Sheet, brush: Brush, row: pygame.Rect, width: int
) -> tuple[tuple[pygame.Rect, ...], int]:
    """Return the controls side by side, the last one at the right; a new row where it is full."""
    u = brush.u
    height = round(max(u(HIT), brush.f(34)))
    gap = round(u(12))
    x, y = row.left, row.top
    found: list[pygame.Rect] = []
    standing = [control for control in sheet.controls if control.kind != _CROSS]
    for control in sheet.controls:
        if control.kind == _CROSS:
            side = round(u(HIT))
            found.append(pygame.Rect(width - side - round(u(8)), round(u(8)), side, side))
            continue
        wide = min(row.width, _control_width(control, brush))
        if x > row.left and x + wide > row.right:
            x, y = row.left, y + height + gap
        rect = pygame.Rect(x, y, wide, height)
        if control is standing[-1] and len(standing) > 1:
            rect.right = row.right
        found.append(rect)
        x = rect.right + gap
    return tuple(found), y + height if standing else row.top


def _control_width(control: Control, brush: Brush) -> int:
    u = brush.u
    if control.kind == "link":
        return round(measure(control.name, brush.style(Face.BODY_BOLD, LETTERS, (0, 0, 0))) + u(12))
    if control.kind == "box":
        words = measure(control.name, brush.style(Face.BODY, LETTERS, (0, 0, 0)))
        return round(words + u(BOX + 22))
    words = measure(control.name, brush.style(Face.BODY_BOLD, 19.5, (0, 0, 0)))
    shown = control.key and not brush.scale.big
    cap = keycap_width(control.key, u(30), brush.scale.font(18)) + u(22) if shown else 0
    return round(words + cap + u(40))


def widgets_of(sheet: Sheet, form: Form, at: tuple[int, int]) -> list[Widget]:
    """Return the controls of a sheet that lies there."""
    return [
        _widget(replace(control, key="") if form.scale.big else control, place.move(at))
        for control, place in zip(sheet.controls, form.layout.controls, strict=True)
    ]


def _widget(control: Control, rect: pygame.Rect) -> Widget:
    name, label = control.id, control.name
    match control.kind:
        case "link":
            return Link(id=name, name=label, rect=rect)
        case "box":
            return TickBox(id=name, name=label, rect=rect, ticked=control.ticked)
        case "cross":
            return Button(id=name, name=label, rect=rect, style="sign", glyph="cross")
        case "primary":
            return Button(id=name, name=label, rect=rect, key=control.key, style="primary")
    return Button(id=name, name=label, rect=rect, key=control.key)


def picture_of(sheet: Sheet, form: Form, theme: Theme) -> pygame.Surface:
    """Return a sheet with all that stands on it but its controls.

    A pinned one hangs askew: its paper reaches a little over its place, its letters stand straight.
    """
    layout, scale = form.layout, form.scale
    ground = paper(layout.size, theme.paper_bright, sheet.title, cut="notched", notch=8)
    if sheet.pinned:
        ground = pygame.transform.rotozoom(ground, _ASKEW, 1.0)
    whole = blank(ground.get_size())
    whole.blit(ground, (0, 0))
    place = pygame.Rect((0, 0), layout.size)
    place.center = whole.get_rect().center
    surface = whole.subsurface(place)
    brush = Brush(surface, theme, scale)
    u = brush.u
    if sheet.icon:
        side = u(_ICON)
        centre = (u(PAD) + side / 2, layout.kicker.top + side / 2 + u(4))
        if sheet.icon == _MUST:  # the sign is the ground itself, as on the cards
            brush.centred(rounded((side, side), u(3), theme.ink), centre)
        else:
            brush.seal(icon_info(sheet.icon, _ANY_NUMBER), centre, side)
    if sheet.dots:
        _draw_dots(brush, layout.kicker, *sheet.dots)
    if sheet.kicker:
        right = sheet.dots is not None
        where = (layout.kicker.right if right else layout.kicker.left, layout.kicker.centery)
        style = _kicker(brush)
        brush.write(
            sheet.kicker,
            where,
            style,
            layout.kicker.width,
            anchor="r" if right else "l",
            valign="m",
        )
    draw_block(surface, sheet.title, layout.title, _title(brush), leading=1.1)
    for (voice, text), rect in zip(sheet.words, layout.words, strict=True):
        draw_block(surface, text, rect, _style(brush, voice), leading=_LEADING)
    if sheet.pinned:
        draw_pin(surface, (layout.size[0] / 2, u(11)), u(20), theme.accent.light)
    return whole


def _draw_dots(brush: Brush, row: pygame.Rect, at: int, of: int) -> None:
    """Draw one dot a lesson: full behind, in the accent and larger now, hollow ahead."""
    theme, step = brush.theme, brush.u(17)
    for i in range(of):
        centre = (row.left + brush.u(6) + i * step, row.centery)
        if i == at:
            brush.centred(disc(brush.u(15), theme.accent.fill), centre)
        elif i < at:
            brush.centred(disc(brush.u(9), theme.ink), centre)
        else:
            radius = max(2, round(brush.u(4.5)))
            pygame.draw.circle(brush.surface, theme.on_paper, centre, radius, brush.px(1.3))


def _kicker(brush: Brush) -> Style:
    return brush.style(Face.LABEL, 18 * _grown(brush), brush.theme.accent.on_paper, 1.2)


def _title(brush: Brush) -> Style:
    return brush.style(Face.TITLE, 27 * _grown(brush), brush.theme.ink)


def _grown(brush: Brush) -> float:
    """Return the share of large letters that headings take: the words below need the room."""
    return min(_MOST_HEADING, brush.scale.t) / brush.scale.t


def _style(brush: Brush, voice: Voice) -> Style:
    theme = brush.theme
    match voice:
        case Voice.SAY:
            return brush.style(Face.TYPE_BOLD, 20, theme.ink)
        case Voice.ANSWER:
            return brush.style(Face.BODY_BOLD, 20, theme.accent.on_paper)
        case _:
            return brush.style(Face.BODY, 20, theme.ink)
