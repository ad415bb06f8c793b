"""The settings: four folders in a drawer of the desk; every change works at once and is kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from arkham.files.texts import texts
from arkham.scenes.cards.artwork import screen_picture
from arkham.scenes.draw.backdrop import paper
from arkham.scenes.draw.brush import Brush
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.shapes import (
    LEAF_MARGIN,
    Edge,
    cardboard,
    cast_shadow,
    disc,
    lay_leaf,
    lay_outline,
    notched,
)
from arkham.scenes.draw.surfaces import Colour, SurfaceCache, blank
from arkham.scenes.draw.text import Style, draw, draw_block
from arkham.scenes.draw.theme import Scale, mix, theme_for
from arkham.scenes.stack import Appearance, Pop, Scene, Transition
from arkham.scenes.widgets.button import Answer, Button, Chosen, Widget
from arkham.scenes.widgets.choices import KeyRow, OptionRow, Slider, TabBar
from arkham.scenes.widgets.focus import FocusGroup
from arkham.scenes.widgets.lists import Choice, draw_scrollbar
from arkham.settings import keys
from arkham.settings.keys import groups
from arkham.settings.settings import CHOICES, LEVELS, TABS, Settings

ButtonActions = dict[str, Callable[[], str]]
"""Buttons of a page that do something and say what."""
ACTIONS_TAB = "play"

WIDTH = 1280  # units
_MARGIN = 56
_LIT: Colour = (40, 26, 15)  # how much lighter the drawer is that was pulled into the lamp's light
_BRASS: Colour = (142, 110, 60)


_HEAD = 104  # units over the first row, for the name of the page
_PHOTOGRAPH = (300, 224)  # units
# A cover, where it lies (across: in the bare part of the desk at the left, from 1 on at the right;
# down: of the window), how far it is turned.
_PHOTOGRAPHS = (
    ("cover-witch-cult", 0.42, 0.3, 7.0),
    ("cover-gulfs", 0.36, 0.62, -9.0),
    ("cover-thunder", 1.6, 0.44, -6.0),
)
_OUT_OF_LIGHT: Colour = (128, 122, 116)  # of 255: what is left of their light beside the drawer
_kept = SurfaceCache(megabytes=2)


def _photograph(name: str, size: tuple[int, int], turn: float) -> pygame.Surface:
    """Return a cover as a photograph with a white rim, turned, out of the lamp's light."""

    def make() -> pygame.Surface:
        print_ = blank(size)
        print_.fill((236, 226, 203))
        rim = round(size[0] * 0.03)
        cover = screen_picture("screens", name, (size[0] - 2 * rim, size[1] - 2 * rim))
        if cover is not None:
            print_.blit(cover, (rim, rim))
        print_.fill(_OUT_OF_LIGHT, special_flags=pygame.BLEND_RGB_MULT)
        return pygame.transform.rotozoom(print_, turn, 1.0)

    return _kept.get((name, size, turn), make)


class OptionsScene(Scene):
    """One row a setting, one page a matter, one sentence for the row that has the focus."""

    covers = False

    def __init__(
        self,
        settings: Settings,
        changed: Callable[[], None],
        tab: str = "display",
        actions: ButtonActions | None = None,
    ) -> None:
        self.settings = settings
        self._changed = changed
        self._actions = actions or {}  # what is done rather than set, by the name of its button
        self.tab = tab
        self.group = FocusGroup()
        self.panel = pygame.Rect(0, 0, 0, 0)
        self.theme = theme_for("red")
        self._capturing = ""  # the action that waits for its new key
        self._message = ""
        self.restyle(Appearance(settings.text_scale, settings.high_contrast))
        self.scale = Scale.of(self.size, self._text_scale)
        self.rows = RowRoom.of(tab, settings, self.panel, self.scale, self._actions)

    @property
    def takes_all_keys(self) -> bool:  # type: ignore[override]
        """Say whether the next key is to be learnt, whatever it means now."""
        return bool(self._capturing)

    # Layout

    def on_resize(self, size: tuple[int, int]) -> None:
        super().on_resize(size)
        u = self.scale.u
        width = min(size[0] - u(110), u(WIDTH) * (1 + 0.35 * (self.scale.t - 1)))
        self.panel = self.middle(width, min(size[1] - u(40), u(1050)))
        self._fill()

    def _fill(self, *, from_top: bool = False) -> None:
        """Make the widgets anew, as after a resize, a change or another page."""
        first = 0 if from_top else self.rows.first
        self.rows = RowRoom.of(self.tab, self.settings, self._room(), self.scale, self._actions)
        self.rows.scroll_to(first)
        for row in self.rows.rows:
            if isinstance(row, KeyRow) and row.id == KEY + self._capturing:
                row.waiting = texts()["settings"]["press_key"]
        focus = "" if self.group.widgets else self.rows.rows[0].id
        self.group.replace([self._tabs(), *self.rows.rows, *self._buttons()], focus)

    def _inner(self) -> pygame.Rect:
        return self.panel.inflate(-2 * round(self.scale.u(_MARGIN)), 0)

    def _tabs(self) -> TabBar:
        words, inner = texts()["settings"], self._inner()
        height = round(max(self.scale.u(52), self.scale.font(34)))
        rect = pygame.Rect(inner.left, self.panel.top, inner.width, height)
        tabs = [Choice(tab, words[tab]) for tab in TABS]
        return TabBar(id="tabs", name=words["title"], tabs=tabs, open=self.tab, rect=rect)

    def _sheet(self) -> pygame.Rect:
        """Return the sheet in the open folder; both stand in the drawer."""
        u, top = self.scale.u, self._tabs().rect.bottom + round(self.scale.u(12))
        inset = round(u(_MARGIN / 2))
        bottom = self._drawer().top + round(u(8))
        return pygame.Rect(self.panel.left + inset, top, self.panel.width - 2 * inset, bottom - top)

    def _drawer(self) -> pygame.Rect:
        """Return the front of the drawer, a little wider than what stands in it."""
        top = self._button_rects()[0].top - round(self.scale.u(18))
        front = pygame.Rect(self.panel.left, top, self.panel.width, self.panel.bottom - top)
        return front.inflate(2 * round(self.scale.u(20)), 0)

    def _room(self) -> pygame.Rect:
        """Return where the rows of the page go."""
        u, inner = self.scale.u, self._leaf()
        headings = self.tab == "keys" and not self.scale.big
        top = self._sheet().top + round(u(14 if self.scale.big else 44 if headings else _HEAD))
        return pygame.Rect(inner.left, top, inner.width, self._help_rect().top - round(u(8)) - top)

    def _leaf(self) -> pygame.Rect:
        """Return what of the sheet can be written on: beside its margin, if it has one."""
        inner = self._inner()
        if self.scale.big:
            return inner
        left = self._sheet().left + round(self.scale.u(LEAF_MARGIN + 22))
        return pygame.Rect(left, inner.top, inner.right - left, inner.height)

    def _help_rect(self) -> pygame.Rect:
        u, inner = self.scale.u, self._leaf()
        height = self.scale.font(52)
        bottom = self._drawer().top - round(u(4))
        return pygame.Rect(inner.left, bottom - height, inner.width, height)

    def _button_rects(self) -> list[pygame.Rect]:
        u, inner = self.scale.u, self._inner()
        height = round(max(u(56), self.scale.font(36)))
        top = self.panel.bottom - round(u(22)) - height
        width = round(min(inner.width / 2 - u(10), u(300) * (0.4 + 0.6 * self.scale.t)))
        back = pygame.Rect(inner.left, top, width, height)
        reset = pygame.Rect(inner.right - width, top, width, height)
        return [back, reset]

    def _buttons(self) -> list[Widget]:
        words = texts()["settings"]
        back, reset = self._button_rects()
        return [
            Button(
                id="back", name=words["back"], style="primary", rect=back, key=keys.label("back")
            ),
            Button(id="reset", name=words["reset"], rect=reset),
        ]

    def turn_to(self, tab: str) -> None:
        """Open a page; the keys stay on the tabs if they were there."""
        self.tab, self._capturing, self._message = tab, "", ""
        on_tabs = self.group.focused is not None and self.group.focused.id == "tabs"
        self._fill(from_top=True)
        if not on_tabs:
            self.group.focus(self.rows.rows[0].id, by_keyboard=self.group.by_keyboard)

    # Input

    def handle(self, event: pygame.event.Event) -> Transition | None:
        if self._capturing:
            self._capture(event)
            return None
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self._message = ""
        action = keys.action_of(event)
        if action == "back":
            return Pop()
        if event.type == pygame.MOUSEWHEEL:
            self.rows.scroll_to(self.rows.first - event.y)
        elif action in ("up", "down"):
            self._step(1 if action == "down" else -1)
        elif action in ("page-up", "page-down"):
            pages = list(TABS)
            step = 1 if action == "page-down" else -1
            self.turn_to(pages[(pages.index(self.tab) + step) % len(pages)])
        elif event.type == pygame.KEYDOWN and event.key in (pygame.K_DELETE, pygame.K_BACKSPACE):
            self._reset_focused_key()
        else:
            answer = self.group.handle(event)
            if event.type == pygame.KEYDOWN and self.group.focused is not None:
                self.rows.keep_in_sight(self.group.focused.id)
            return self._answered(answer)
        return None

    def _step(self, step: int) -> None:
        """Move the focus to the row below or above, scrolling where that is out of sight."""
        ids = [widget.id for widget in self.group.widgets]
        focused = self.group.focused
        place = ids.index(focused.id) + step if focused else 0
        self.group.focus(ids[max(0, min(len(ids) - 1, place))])
        self.rows.keep_in_sight(ids[max(0, min(len(ids) - 1, place))])

    def _answered(self, answer: Answer | None) -> Transition | None:
        if not isinstance(answer, Chosen):
            return None
        widget = self.group.find(answer.widget_id)
        if answer.widget_id == "back":
            return Pop()
        if answer.widget_id == "reset":
            self.settings.reset(self.tab)
            self._apply()
        elif deed := self._actions.get(answer.widget_id):
            said = deed()
            self._apply()
            self._message = said
        elif isinstance(widget, TabBar):
            self.turn_to(answer.value)
        elif isinstance(widget, KeyRow):
            action = widget.id.removeprefix(KEY)
            if answer.value == "reset":
                self._reset_key(action)
            else:
                self._capturing = action
                self._fill()
        elif isinstance(widget, Slider):
            setattr(self.settings, widget.id, widget.at)
            self._apply()
        elif isinstance(widget, OptionRow):
            value = next(v for v in CHOICES[widget.id] if str(v) == widget.chosen)
            setattr(self.settings, widget.id, value)
            self._apply()
        return None

    def _apply(self) -> None:
        """Let the change work now, here and on the screens below."""
        self._changed()
        self.restyle(Appearance(self.settings.text_scale, self.settings.high_contrast))
        self.on_resize(self.size)

    # Keys

    def _capture(self, event: pygame.event.Event) -> None:
        """Learn the next key for an action; Escape and the mouse leave it as it was."""
        action = self._capturing
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._capturing = ""
        elif event.type == pygame.KEYDOWN and event.key not in _MODIFIER_KEYS:
            self._capturing = ""
            self._learn(action, keys.names_of(event))
        self._fill()

    def _learn(self, action: str, names: keys.Keys) -> None:
        words, current = texts()["settings"], keys.current()
        if names == (keys.ALWAYS_BACK,) or names == current.keys_of(action)[:1]:
            return
        if not names:
            self._message = words["no_key"]
            return
        taken = next((name for name in names if current.holder(name, action)), "")
        if taken:
            other = texts()["keys"][current.holder(taken, action)]
            self._message = words["taken"].format(key=keys.key_label(taken), other=other)
            return
        current.give(action, names[:1])
        self._apply()

    def _reset_focused_key(self) -> None:
        if isinstance(self.group.focused, KeyRow):
            self._reset_key(self.group.focused.id.removeprefix(KEY))

    def _reset_key(self, action: str) -> None:
        holder = keys.current().reset(action)
        if holder:
            first = next(k for k in keys.defaults()[action] if k in keys.current().keys_of(holder))
            words = texts()["settings"]["reset_taken"]
            self._message = words.format(key=keys.key_label(first), other=texts()["keys"][holder])
        self._apply()

    # Picture

    def draw(self, surface: pygame.Surface) -> None:
        brush = self.brush(surface)
        self.lay_desk(surface)
        drawer = self._drawer()
        wood = surface.subsurface(drawer).copy()
        brush.dim(190)
        self._draw_photographs(brush)
        self._draw_folder(brush)
        self._draw_drawer(brush, drawer, wood)
        self._draw_headings(surface)
        lines = (self.rows.shown, self.rows.lines, self.rows.first)
        draw_scrollbar(brush.on_paper(), self.rows.room, *lines)
        self._draw_help(surface)
        self.group.draw(brush)

    def _draw_photographs(self, brush: Brush) -> None:
        """Lay the covers of the three games on the desk beside the drawer, where it is bare."""
        for name, across, down, turn in _PHOTOGRAPHS:
            side = self.panel.left - brush.px(20)
            if side < brush.px(_PHOTOGRAPH[0] * 0.7):
                return
            image = _photograph(name, (brush.px(_PHOTOGRAPH[0]), brush.px(_PHOTOGRAPH[1])), turn)
            x = side * across if across < 1 else self.size[0] - side * (2 - across)
            place = image.get_rect(center=(round(x), round(self.size[1] * down)))
            shadow = place.inflate(-place.width // 8, -place.height // 8)
            cast_shadow(brush.surface, shadow, blur=brush.u(16), alpha=230, drop=brush.u(8))
            brush.blit(image, place)

    def _draw_folder(self, brush: Brush) -> None:
        """Draw the open folder with a ruled sheet in it."""
        u, theme, sheet = brush.u, self.theme, self._sheet()
        top = self._tabs().rect.bottom
        body = pygame.Rect(self.panel.left, top, self.panel.width, sheet.bottom - top)
        cast_shadow(brush.surface, body, blur=u(26), alpha=210, drop=u(6))
        brush.blit(paper(body.size, cardboard(theme, worn=False), "drawer"), body)
        cast_shadow(brush.surface, sheet, blur=u(5), alpha=110, drop=u(2), radius=2)
        if self.scale.big:
            brush.blit(paper(sheet.size, theme.paper, "settings"), sheet)
        else:
            lay_leaf(brush.surface, sheet, theme.paper, "settings", self.scale, theme)
        if not self.scale.big and not self.rows.is_keys:
            style = brush.style(Face.TITLE, 42, theme.ink)
            top = sheet.top + round(u(24))
            brush.write(texts()["settings"][self.tab], (self._leaf().left, top), style)
        rule = mix(theme.paper, theme.on_paper, 0.3)
        tops = [row.rect.top for row in self.rows.rows if row.rect.top > self.rows.room.top]
        for top in () if self.rows.is_keys else tops:
            y = top - (self.rows.step - self.rows.rows[0].rect.height) // 2
            left = self.rows.room.left
            brush.surface.fill(rule, (left, y, sheet.right - left, 1))

    def _draw_drawer(self, brush: Brush, front: pygame.Rect, wood: pygame.Surface) -> None:
        """Draw the front of the drawer, with what is in it on a brass plate."""
        u, theme = brush.u, self.theme
        cast_shadow(brush.surface, front, blur=u(14), alpha=230, drop=-u(4))
        wood.fill(_LIT, special_flags=pygame.BLEND_RGB_ADD)
        brush.blit(wood, front)
        lay_outline(brush.surface, front, u(4), theme.ink, brush.scale.line(2))
        panel = front.inflate(-2 * brush.px(12), -2 * brush.px(8))
        lay_outline(brush.surface, panel, u(4), theme.bronze, brush.scale.line(2))
        back, reset = (widget.rect for widget in self.group.widgets[-2:])
        plate = pygame.Rect(0, 0, reset.left - back.right - brush.px(60), back.height)
        plate.width = min(plate.width, round(brush.f(300)))
        if plate.width < brush.f(130):
            return
        plate.center = (front.centerx, back.centery)
        brush.blit(notched(plate.size, u(6), _BRASS, Edge(theme.ink, brush.scale.line(1.4))), plate)
        for x in (plate.left + u(14), plate.right - u(14)):
            brush.centred(disc(brush.px(9), theme.bronze), (x, plate.centery))
        card = plate.inflate(-2 * brush.px(28), -2 * brush.px(7))
        brush.blit(paper(card.size, theme.paper_bright, "label"), card)
        style = brush.style(Face.TITLE, 27, theme.ink)
        style = style.at(min(style.px, round(card.height * 0.62)))
        title = texts()["settings"]["title"]
        brush.write(title, card.center, style, card.width - u(12), anchor="c", valign="m")

    def _draw_headings(self, surface: pygame.Surface) -> None:
        """Say over each column of keys where they work."""
        if self.rows.columns == 1:
            return
        style = Style(Face.LABEL, self.scale.font(18), self.theme.accent.on_paper, self.scale.u(2))
        for group, actions in keys.groups().items():
            row = next(row for row in self.rows.rows if row.id == KEY + next(iter(actions)))
            where = (row.rect.left + self.scale.u(14), self.rows.room.top - self.scale.u(6))
            draw(surface, texts()["keys"][group].upper(), where, style, valign="b")

    def _draw_help(self, surface: pygame.Surface) -> None:
        """Write what the focused row is for, or what was wrong."""
        rect = self._help_rect()
        surface.fill(
            self.theme.accent.light, (rect.left, rect.top - self.scale.px(6), rect.width, 1)
        )
        is_urgent = self._message or self._capturing
        ink = self.theme.accent.on_paper if is_urgent else self.theme.on_paper
        style = Style(Face.BODY_ITALIC, self.scale.font(20), ink)
        draw_block(surface, self._message or self._help(), rect, style)

    def _help(self) -> str:
        sentences = texts()["settings_help"]
        focused = self.group.focused
        if self._capturing:
            sentence = sentences["capture"]
        elif isinstance(focused, KeyRow):
            sentence = sentences["key"]
        else:
            sentence = sentences[focused.id] if focused else ""
        labels = {action: keys.label(action) for action in ("confirm", "mute", "fullscreen")}
        return sentence.format(**labels)


_MODIFIER_KEYS = (
    pygame.K_LSHIFT,
    pygame.K_RSHIFT,
    pygame.K_LCTRL,
    pygame.K_RCTRL,
    pygame.K_LALT,
    pygame.K_RALT,
    pygame.K_LMETA,
    pygame.K_RMETA,
    pygame.K_MODE,
    pygame.K_CAPSLOCK,
    pygame.K_NUMLOCK,
)


NAME_SHARE = 0.34  # of a row, for the name of a setting, where letters are not large
KEY = "key."  # before the action in the id of its row
OUT_OF_SIGHT = -100_000


@dataclass(slots=True)
class RowRoom:
    """The rows of a page in their room: whole lines only, the rest waits above or below."""

    room: pygame.Rect
    scale: Scale
    rows: list[Widget]
    cells: list[tuple[int, int]]  # the column and the line of every row
    first: int = 0  # the line on top

    @classmethod
    def of(
        cls, tab: str, settings: Settings, room: pygame.Rect, scale: Scale, actions: ButtonActions
    ) -> RowRoom:
        """Return the rows of a page from its top."""
        rows = _key_rows() if tab == "keys" else _setting_rows(tab, settings, scale)
        if tab == ACTIONS_TAB:
            words = texts()["settings"]
            rows += [Button(id=name, name=words[name]) for name in actions]
        if tab == "keys" and not scale.big:
            cells = [
                (i, line) for i, each in enumerate(groups().values()) for line in range(len(each))
            ]
        else:
            cells = [(0, line) for line in range(len(rows))]
        for row in rows:
            row.on_paper = True
        return cls(room, scale, rows, cells)

    @property
    def columns(self) -> int:
        return self.cells[-1][0] + 1

    @property
    def is_keys(self) -> bool:
        return isinstance(self.rows[0], KeyRow)

    @property
    def step(self) -> int:
        """Return the height of a line with the gap below it."""
        u, font = self.scale.u, self.scale.font
        if self.is_keys:
            return round(max(min(u(48), self.room.height / self.lines), u(44), font(36)))
        if self.scale.big:
            return round(font(32) + max(u(48), font(34)) + u(18))
        return int(max(u(74), min(u(122), self.room.height / len(self.rows))))

    @property
    def lines(self) -> int:
        return max(line for _, line in self.cells) + 1

    @property
    def shown(self) -> int:
        """Return how many lines fit."""
        return max(1, min(self.lines, self.room.height // self.step))

    def scroll_to(self, first: int) -> None:
        """Bring a line to the top, as far as there are lines."""
        self.first = max(0, min(self.lines - self.shown, first))
        self.place()

    def keep_in_sight(self, row_id: str) -> None:
        """Scroll no further than it takes to show a row."""
        for row, (_, line) in zip(self.rows, self.cells, strict=True):
            if row.id == row_id:
                self.scroll_to(max(line - self.shown + 1, min(self.first, line)))

    def place(self) -> None:
        """Give every row its rectangle; those out of sight get one out of reach."""
        u = self.scale.u
        gap = round(u(40)) if self.columns > 1 else 0
        bar = round(u(26)) if self.lines > self.shown else 0
        width = (self.room.width - bar - gap * (self.columns - 1)) // self.columns
        height = self.step - (0 if self.is_keys else round(u(18)))
        if not self.is_keys and not self.scale.big:
            height = round(u(58))
        for row, (column, line) in zip(self.rows, self.cells, strict=True):
            visible = self.first <= line < self.first + self.shown
            top = self.room.top + (line - self.first) * self.step if visible else OUT_OF_SIGHT
            row.rect = pygame.Rect(self.room.left + column * (width + gap), top, width, height)


def _setting_rows(tab: str, settings: Settings, scale: Scale) -> list[Widget]:
    words = texts()["settings"]
    beside = 0.0 if scale.big else NAME_SHARE
    rows: list[Widget] = []
    for name in TABS[tab]:
        value = getattr(settings, name)
        if name in LEVELS:
            rows.append(Slider(id=name, name=words[name], at=value, unit=" %", beside=beside))
            continue
        choices = [Choice(str(each), words[f"{name}_{each}".lower()]) for each in CHOICES[name]]
        rows.append(
            OptionRow(id=name, name=words[name], choices=choices, chosen=str(value), beside=beside)
        )
    return rows


def _key_rows() -> list[Widget]:
    words, changed = texts()["keys"], keys.current().changed
    return [
        KeyRow(
            id=KEY + action,
            name=words[action],
            keys=keys.labels(action),
            changed=action in changed,
        )
        for action in keys.defaults()
    ]
