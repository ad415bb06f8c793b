"""A sheet of paper over a table: its place, its pointer and its keys, whatever stands on it.

Tab goes through its controls before it goes on to the table, Enter does what the sheet asks for
unless the table has the focus. The pointer on the sheet is no pointer on what lies below it.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import pygame

from arkham.play.history import Node
from arkham.scenes.draw.brush import Brush
from arkham.scenes.draw.shapes import cast_shadow
from arkham.scenes.draw.theme import Theme
from arkham.scenes.lessons.placing import Box, Room, box_of, placed, room_on
from arkham.scenes.lessons.sheet import (
    FULL,
    PARAGRAPH,
    SENTENCE,
    SMALLER,
    TURN,
    Form,
    Sheet,
    forms_of,
    pages_of,
    picture_of,
    widgets_of,
)
from arkham.scenes.table.layout.anchors import Rects
from arkham.scenes.table.layout.table import TableLayout
from arkham.scenes.table.overlay import TableOverlay, Taken
from arkham.scenes.widgets.button import Button, Look, Widget
from arkham.settings import keys

if TYPE_CHECKING:
    from arkham.scenes.table.scene import TableScene

_SPARE = 8  # units that stay free around a sheet
_PAGES = ((PARAGRAPH, 0.4), (SENTENCE, 1.2))  # letters on a page, and what turning it costs
_Way = tuple[Sequence[Sheet], float]  # pages, and what it costs to read them so
_Attempt = tuple[Room, Sequence[_Way], Sequence[float]]  # what stays free, ways, sizes of letters
_POINTS = ("next", "previous")
_ARROWS = ("left", "right", "up", "down")


@dataclass(frozen=True, slots=True)
class _LaidSheet:
    """A sheet that has found its place."""

    whole: Sheet
    page: int
    sheet: Sheet  # what is shown of it
    theme: Theme
    form: Form
    rect: pygame.Rect
    picture: pygame.Surface
    widgets: list[Widget]


class PaperOverlay(TableOverlay):
    """One sheet over a table. Subclasses say what stands on it and what its controls do."""

    widths: tuple[float, ...] = (500, 600, 410, 720)

    def __init__(self) -> None:
        self._laid_sheet: _LaidSheet | None = None
        self._laid_on: tuple[TableLayout, Node, tuple[int, ...], Theme] | None = None
        self._page = 0  # of a sheet that does not find room as a whole
        self._focus = ""  # the control that the keys are on
        self._hovered = ""
        self._pressed = ""

    # What subclasses say

    def chosen(self, control: str, table: TableScene) -> Taken:
        """Do what a control of the sheet is for."""
        raise NotImplementedError

    def confirms(self) -> str:
        """Return the control that Enter means while nothing has the focus, if any."""
        return ""

    def _chosen(self, control: str, table: TableScene) -> Taken:
        """Turn the page, or do what the subclass says."""
        if control != TURN:
            return self.chosen(control, table)
        self._page += 1
        return Taken()

    # Where it lies

    @property
    def rect(self) -> pygame.Rect | None:
        """Return where the sheet lies now."""
        return self._laid_sheet.rect if self._laid_sheet else None

    @property
    def widgets(self) -> list[Widget]:
        return self._laid_sheet.widgets if self._laid_sheet else []

    def laying(
        self,
        sheet: Sheet,
        matter: Rects,
        table: TableScene,
        near: pygame.Rect | None = None,
        arrow: Sequence[pygame.Rect] = (),
    ) -> Iterator[None]:
        """Lay a sheet on the table if there is a place for it, with pauses in the search."""
        theme = table.theme
        if self._laid_sheet is None or self._laid_sheet.whole != sheet:
            self._page = 0
        elif self._laid_sheet.page == self._page and self._is_same(table):
            return
        self._laid_on = table.layout, table.session.here, table.cues.fan, theme
        room = room_on(table, *matter).sparing(arrow)
        box = box_of(near) if near else None
        found = yield from self._searched(sheet, room, table, box)
        if found is None:
            self.take_away()
            return
        yield  # to draw it takes as long again
        shown, form, rect = found
        self._laid_sheet = _LaidSheet(
            sheet,
            self._page,
            shown,
            theme,
            form,
            rect,
            picture_of(shown, form, theme),
            widgets_of(shown, form, rect.topleft),
        )
        if self._focus not in [control.id for control in shown.controls]:
            self._focus = ""

    def _searched(
        self, sheet: Sheet, room: Room, table: TableScene, near: Box | None
    ) -> Generator[None, None, tuple[Sheet, Form, pygame.Rect] | None]:
        """Return what of a sheet is shown, in which form and where: off the large card if it can.

        Large letters turn pages rather than lie over it, and become smaller only at last.
        """
        theme, scale = table.theme, table.layout.scale
        ways: list[_Way] = [((sheet,), 0.0)]
        if scale.t > 1:
            paged = [(pages_of(sheet, most), price) for most, price in _PAGES]
            ways += [(pages, price) for pages, price in paged if len(pages) > 1]
        inspector = table.layout.inspector
        spared = room.without(inspector.panel if scale.big else inspector.card)
        attempts: list[_Attempt] = [(spared, ways, FULL), (room, ways, FULL)]
        if scale.t > 1:
            attempts.append((room, ways[:1], SMALLER))
        for free, shown, shares in attempts:
            best: tuple[float, Sheet, Form, pygame.Rect] | None = None
            for pages, price in shown:
                at = self._page % len(pages)
                forms = forms_of(pages, self.widths, theme, scale, shares)
                sizes = tuple((each[0].layout.size, each[0].price + price) for each in forms)
                place = yield from placed(free, sizes, scale.px(_SPARE), near)
                if place is not None and (best is None or place.cost < best[0]):
                    best = place.cost, pages[at], forms[place.choice][at], place.rect
            if best is not None:
                return best[1:]
        return None

    def _is_same(self, table: TableScene) -> bool:
        """Say whether the table is the one that the sheet has found its place on."""
        now = table.layout, table.session.here, table.cues.fan, table.theme
        return self._laid_on is not None and all(
            one is other or one == other for one, other in zip(self._laid_on, now, strict=True)
        )

    def take_away(self) -> None:
        self._laid_sheet = None
        self._focus = self._hovered = self._pressed = ""

    # Input

    def handle(self, event: pygame.event.Event, table: TableScene) -> Taken | None:
        if self._laid_sheet is None:
            return None
        match event.type:
            case pygame.MOUSEMOTION:
                return self._move(event.pos, table)
            case pygame.MOUSEBUTTONDOWN if self._is_on(event.pos, table):
                self._pressed = self._control_at(event.pos) if event.button == 1 else ""
                return Taken()
            case pygame.MOUSEBUTTONUP if event.button == 1:
                return self._up(event.pos, table)
            case pygame.KEYDOWN:
                return self._key(event, table)
        return None

    def _is_on(self, pos: tuple[int, int], table: TableScene) -> bool:
        """Say whether the pointer is on the sheet; a carried card passes over it."""
        rect = self.rect
        return rect is not None and rect.collidepoint(pos) and table.cues.carried is None

    def _control_at(self, pos: tuple[int, int]) -> str:
        return next((w.id for w in self.widgets if w.rect.collidepoint(pos)), "")

    def _move(self, pos: tuple[int, int], table: TableScene) -> Taken | None:
        if not self._is_on(pos, table):
            self._hovered = ""
            return None
        self._hovered, self._focus = self._control_at(pos), ""
        table.look_away()
        return Taken()

    def _up(self, pos: tuple[int, int], table: TableScene) -> Taken | None:
        pressed, self._pressed = self._pressed, ""
        if not pressed:
            return Taken() if self._is_on(pos, table) else None
        return self._chosen(pressed, table) if self._control_at(pos) == pressed else Taken()

    def _key(self, event: pygame.event.Event, table: TableScene) -> Taken | None:
        action = keys.action_of(event)
        busy = table.cues.carried is not None or table.cues.focused is not None
        if action in _POINTS and not busy and self._walk(1 if action == "next" else -1):
            return Taken()
        if action in _ARROWS:
            self._focus = ""
        elif action == "back" and self._focus:
            self._focus = ""
            return Taken()
        elif action in ("confirm", "skip") and self._focus:
            return self._chosen(self._focus, table)
        elif action == "confirm" and not busy and (control := self.confirms()):
            return self.chosen(control, table)
        return None

    def _walk(self, step: int) -> bool:
        """Move the keys to the next control; behind the last one the table is next."""
        ids = [widget.id for widget in self.widgets]
        at = ids.index(self._focus) + step if self._focus else (0 if step > 0 else -1)
        self._focus = ids[at] if 0 <= at < len(ids) else ""
        return bool(self._focus)

    # Picture

    def draw_sheet(self, brush: Brush, *, listens: bool = True) -> None:
        """Draw the sheet where it lies; one that hears no key shows none."""
        now = self._laid_sheet
        if now is None:
            return
        u = brush.u
        cast_shadow(brush.surface, now.rect, blur=u(16), alpha=210, drop=u(8), covered=True)
        brush.blit(now.picture, now.picture.get_rect(center=now.rect.center))
        for widget in now.widgets:
            look = Look(
                focused=widget.id == self._focus,
                hovered=widget.id == self._hovered,
                pressed=widget.id == self._pressed,
            )
            if not listens and isinstance(widget, Button):
                widget = replace(widget, key="")
            widget.draw(Brush(brush.surface, now.theme, now.form.scale), look)
