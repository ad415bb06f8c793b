"""What is chosen at the set-up: a case file, and who or what helps in it.

A case file is a folder with its cover picture, title, what it is about and how it went so far. A
helper is a small card with picture, name and what it does.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from arkham.rules.cards import Card
from arkham.scenes.cards.artwork import picture, screen_picture
from arkham.scenes.cards.standard import icon_of
from arkham.scenes.draw.brush import Brush
from arkham.scenes.draw.canvas import Canvas, Point
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.icons import draw_glyph, icon_info
from arkham.scenes.draw.shapes import (
    cardboard,
    cast_shadow,
    folder,
    notched,
    outline,
)
from arkham.scenes.draw.surfaces import SurfaceCache
from arkham.scenes.draw.text import (
    Style,
    block_height,
    draw_block,
    fit_block,
    line_height,
    line_step,
    measure,
    wrap,
)
from arkham.scenes.draw.theme import NOTCH_BUTTON, Scale, Theme
from arkham.scenes.widgets.button import Look, Role, Widget, draw_focus_ring
from arkham.scenes.widgets.choices import OptionRow
from arkham.scenes.widgets.lists import Choice

TAB, TAB_WIDTH = 34, 190  # units
_SIGN_STEP = 42
_folders = SurfaceCache(megabytes=10)


@dataclass(frozen=True, slots=True)
class _Parts:
    """Where a folder's picture and words lie."""

    picture: pygame.Rect
    title: Style
    lines: tuple[str, ...]
    blurb: pygame.Rect
    foot: int


@dataclass(slots=True, kw_only=True)
class Dossier(Widget):
    """One folder of the three."""

    number: int = 1
    folder: str = ""  # of the case's pictures
    blurb: str = ""
    record: str = ""  # "Played 12, solved 5"
    label: str = ""  # "Investigation 1"
    signs: tuple[str, ...] = ()  # icons of what it is played with
    chosen_word: str = ""
    chosen: bool = False
    blurb_px: int = 0  # see `same_size`
    picture_height: int = 0  # see `same_size`
    role: Role = Role.CHOICE

    @property
    def state(self) -> str:
        return self.chosen_word if self.chosen else ""

    def draw(self, brush: Brush, look: Look) -> None:
        u, theme, rect = brush.scale.u, brush.theme, self.rect
        cast_shadow(brush.surface, rect, blur=u(20 if self.chosen else 10), alpha=190, drop=u(10))
        parts = self.parts(brush.scale, theme)
        brush.blit(self._folder(brush), rect)
        self._draw_label(brush)
        self._draw_print(brush, parts.picture)
        self._draw_words(brush, parts, told=look.hovered or look.focused)
        if self.chosen:
            frame = rect.inflate(round(u(16)), round(u(16)))
            brush.surface.blit(
                outline(frame.size, u(12), theme.lamp, brush.scale.line(4), cut=True), frame
            )
            self._draw_chosen_tag(brush)
        elif look.hovered:
            frame = rect.inflate(round(u(10)), round(u(10)))
            brush.surface.blit(
                outline(frame.size, u(12), theme.paper, brush.scale.line(3), cut=True), frame
            )
        if look.focused:
            draw_focus_ring(brush, rect)

    def parts(self, scale: Scale, theme: Theme) -> _Parts:
        """Divide the folder: the words take what they need, the picture the rest."""
        u, rect = scale.u, self.rect
        left, width = round(rect.left + u(24)), round(rect.width - u(48))
        title = Style(Face.TITLE, scale.font(33), theme.ink)
        title = title.at(min(title.px, round(u(50))))
        lines = wrap(self.name, title, width)
        body = self._body(scale, theme)
        foot = round(rect.bottom - self._tag_height(scale) / 2 - scale.font(30) - u(8))
        top = rect.top + u(TAB + 26)
        told = block_height(self.blurb, body, width) if self.blurb else 0
        words = len(lines) * line_step(title, 1.12) + told
        spare = foot - top - u(26) - u(14) - words
        most = rect.height * (0.4 if self.blurb else 0.6)
        height = round(max(u(72), min(width * 0.7, most, spare)))
        picture = pygame.Rect(left, round(top), width, self.picture_height or height)
        below = round(picture.bottom + u(16) + len(lines) * line_step(title, 1.12) + u(10))
        blurb = pygame.Rect(left, below, width, round(foot - below - u(6)))
        return _Parts(picture, title, lines, blurb, foot)

    def _body(self, scale: Scale, theme: Theme) -> Style:
        return Style(Face.BODY_BOLD, self.blurb_px or scale.font(19.5), theme.ink)

    def _folder(self, brush: Brush) -> pygame.Surface:
        """Return the cardboard with its tab, cut out of a sheet."""
        u, size = brush.scale.u, self.rect.size
        tone = cardboard(brush.theme, worn=not self.chosen)
        tab = (self._tab_left(u), u(TAB_WIDTH), u(TAB))
        return _folders.get(
            (size, tone, self.number, brush.scale.s),
            lambda: folder(size, tone, tab, f"folder{self.number}"),
        )

    def _tab_left(self, u: Callable[[float], float]) -> float:
        """Return where the tab begins: each folder's a step further, as in a drawer."""
        spare = self.rect.width - u(22 + TAB_WIDTH + 22)
        return u(22) + max(0.0, min(u(54), spare / 2)) * (self.number - 1)

    def _draw_label(self, brush: Brush) -> None:
        u = brush.scale.u
        style = Style(Face.LABEL, brush.scale.font(21), brush.theme.ink, u(2))
        style = style.at(min(style.px, round(u(TAB * 0.84))))
        middle = (self.rect.left + self._tab_left(u) + u(TAB_WIDTH) / 2, self.rect.top + u(19))
        brush.write(self.label.upper(), middle, style, u(TAB_WIDTH), anchor="c", valign="m")

    def _draw_print(self, brush: Brush, inner: pygame.Rect) -> None:
        """Draw the cover picture, clipped to the folder like a photograph."""
        u, theme = brush.scale.u, brush.theme
        frame = inner.inflate(round(u(14)), round(u(14)))
        cast_shadow(brush.surface, frame, blur=u(6), alpha=140, drop=u(4), radius=2)
        brush.surface.fill(theme.paper if self.chosen else theme.paper_shade, frame)
        key = ("cover", self.folder, inner.size)
        brush.blit(_folders.get(key, lambda: self._print(inner.size, theme)), inner)
        size = (round(u(30)), round(u(58)))
        clip = _folders.get(("clip", size), lambda: _paper_clip(size, theme))
        brush.blit(
            clip, clip.get_rect(midtop=(frame.right - round(u(50)), frame.top - size[1] // 3))
        )

    def _print(self, size: tuple[int, int], theme: Theme) -> pygame.Surface:
        """Return the cover picture, or bare ink without one."""
        shown = screen_picture("screens", f"cover-{self.folder}", size)
        if shown is None:
            shown = pygame.Surface(size, 0, 32)
            shown.fill(theme.ink)
        return shown

    def _draw_words(self, brush: Brush, parts: _Parts, *, told: bool) -> None:
        """Write on the folder; pointed at, it tells what its signs are instead of its record."""
        theme, scale, u = brush.theme, brush.scale, brush.scale.u
        left, width = parts.picture.left, parts.picture.width
        y = float(parts.picture.bottom + u(16))
        for line in parts.lines:
            brush.write(line, (left, y), parts.title, width, least=20)
            y += line_step(parts.title, 1.12)
        if self.blurb:
            draw_block(brush.surface, self.blurb, parts.blurb, self._body(scale, theme))
        foot = parts.foot
        pygame.draw.line(
            brush.surface, theme.on_paper, (left, foot), (left + width, foot), scale.px(1.4)
        )
        small = brush.bold(19, theme.ink)
        middle = foot + u(8) + line_height(small) / 2
        room = width - len(self.signs) * u(_SIGN_STEP)
        if measure(self.record, small) > room:  # words before signs
            brush.write(self.record, (left, middle), small, width, valign="m")
            return
        names = ", ".join(icon_info(sign).name.partition(":")[0] for sign in self.signs)
        words, style = (names, brush.body(19, theme.ink)) if told else (self.record, small)
        brush.write(words, (left + width, middle), style, room, anchor="r", valign="m", least=15)
        for i, sign in enumerate(self.signs):
            centre = (left + u(14) + i * u(_SIGN_STEP), middle)
            brush.icon(icon_info(sign), centre, 30, theme.ink)

    def _tag_height(self, scale: Scale) -> int:
        return round(max(scale.u(38), scale.font(20) * 1.6))

    def _draw_chosen_tag(self, brush: Brush) -> None:
        u, theme = brush.scale.u, brush.theme
        style = brush.bold(20, theme.ink)
        tag = pygame.Rect(0, 0, round(u(60) + style.px * 4.6), self._tag_height(brush.scale))
        tag.center = (self.rect.centerx, self.rect.bottom)
        brush.blit(notched(tag.size, u(8), theme.lamp), tag)
        draw_glyph(brush.surface, "check", (tag.left + u(24), tag.centery), u(22), theme.ink)
        where = (tag.centerx + u(12), tag.centery)
        brush.write(self.chosen_word, where, style, tag.width - u(52), anchor="c", valign="m")


def same_size(dossiers: Sequence[Dossier], scale: Scale, theme: Theme) -> None:
    """Give all folders the picture and the letters that suit the fullest."""
    for dossier in dossiers:
        dossier.blurb_px = dossier.picture_height = 0
    height = min(dossier.parts(scale, theme).picture.height for dossier in dossiers)
    style = Style(Face.BODY_BOLD, scale.font(19.5), theme.ink)
    sizes = []
    for dossier in dossiers:
        dossier.picture_height = height
        room = dossier.parts(scale, theme).blurb.size
        sizes.append(fit_block(dossier.blurb, style, room, scale.px(15)).px)
    for dossier in dossiers:
        dossier.blurb_px = min(sizes)


def _paper_clip(size: tuple[int, int], theme: Theme) -> pygame.Surface:
    """Return a clip of bent wire, its light edge over a dark one."""
    width, height = size
    wire: list[Point] = [(0.92, 0.3)]
    for middle, reach, below in ((0.84, 0.42, True), (0.22, 0.42, False), (0.7, 0.24, True)):
        sign = 1 if below else -1
        turn = [math.pi * i / 10 for i in range(11)]
        wire += [
            (0.5 + sign * reach * math.cos(a), middle + sign * reach * 0.34 * math.sin(a))
            for a in turn
        ]
    wire.append((0.26, 0.34))
    canvas = Canvas(size, theme.ink)
    for ink, line, drop in ((theme.ink, 0.16, 0.04), (theme.paper, 0.09, 0.0)):
        shown = [(x * width * 0.84 + width * 0.08, (y + drop * 0.4) * height) for x, y in wire]
        canvas.stroke(shown, ink, line * width)
    return canvas.finish()


_pictures = SurfaceCache(megabytes=6)


@dataclass(slots=True, kw_only=True)
class HelpCards(OptionRow):
    """A row of cards, one of them chosen; one stop for the keyboard, like any option."""

    cards: Sequence[Card] = ()
    folder: str = ""  # of the case's pictures
    places: Sequence[pygame.Rect] = ()

    def boxes(self, label_height: float = 0, gap: float = 0) -> list[pygame.Rect]:
        """Return the rectangle of every card."""
        return list(self.places)

    def draw(self, brush: Brush, look: Look) -> None:
        rows = zip(self.choices, self.cards, self.places, strict=True)
        for place, (choice, card, box) in enumerate(rows):
            chosen = choice.id == self.chosen and self.enabled
            at = look._replace(hovered=look.hovered and place == self.pointed)
            draw_help_card(brush, box, card, self.folder, choice, at, chosen=chosen)
            if look.focused and choice.id == self.chosen:
                draw_focus_ring(brush, box.inflate(brush.px(8), brush.px(8)))


def draw_help_card(
    brush: Brush,
    rect: pygame.Rect,
    card: Card,
    folder: str,
    choice: Choice,
    look: Look,
    *,
    chosen: bool,
) -> None:
    """Draw one helper: lamp ring and check if chosen, in the dark with the reason if ruled out."""
    theme, scale, u = brush.theme, brush.scale, brush.scale.u
    cast_shadow(brush.surface, rect, blur=u(6), alpha=130, drop=u(4), radius=u(NOTCH_BUTTON))
    brush.blit(notched(rect.size, u(NOTCH_BUTTON), theme.ink), rect)
    words = scale.font(21) * 1.3 + scale.font(18) * 1.3 + u(8)
    size = (rect.width, max(1, round(rect.height - words)))
    art = _pictures.get(
        (card.id, size, theme),
        lambda: picture(folder, card.id, size, theme, icon_id=icon_of(card)),
    )
    brush.blit(art, rect)
    if choice.reason:
        shade = pygame.Surface(size)
        shade.fill(theme.ink)
        shade.set_alpha(170)
        brush.blit(shade, rect)
    name = brush.style(Face.LABEL, 21, theme.dim if choice.reason else theme.paper)
    note = brush.body(18, theme.dim if choice.reason else theme.muted)
    top = rect.top + size[1] + u(4)
    for text, style, y in (
        (choice.title, name, top + name.px * 0.62),
        (choice.reason or choice.note, note, top + name.px * 1.3 + note.px * 0.55),
    ):
        brush.write(text, (rect.centerx, y), style, rect.width - u(14), anchor="c", valign="m")
    colour = theme.lamp if chosen else theme.paper if look.hovered else theme.edge
    line = scale.line(4 if chosen else 2)
    brush.blit(outline(rect.size, u(NOTCH_BUTTON), colour, line, cut=True), rect)
    if chosen:
        brush.tick((rect.right - scale.px(14), rect.top + scale.px(14)), scale.px(34))
