"""The log over the table: find a line, see its card, look at its moment, or rewind to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import pygame

from arkham.files.texts import texts
from arkham.play.history import Node
from arkham.play.session import Session
from arkham.scenes.cards.faces import CardFaces, Detail, face_size
from arkham.scenes.draw.brush import Brush
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.shapes import LEAF_MARGIN, cast_shadow, lay_leaf, notched
from arkham.scenes.draw.text import Style, line_step, wrap
from arkham.scenes.draw.theme import Scale, Theme, whole_rect
from arkham.scenes.stack import Pop, Scene, Transition
from arkham.scenes.widgets.button import (
    Answer,
    Button,
    Chosen,
    Look,
    Role,
    Widget,
    close_button,
    close_corner,
    draw_focus_ring,
)
from arkham.scenes.widgets.choices import OptionRow
from arkham.scenes.widgets.focus import FocusGroup
from arkham.scenes.widgets.lists import Choice, draw_scrollbar
from arkham.scenes.widgets.text_fields import copy_text
from arkham.settings import keys
from arkham.words.gamelog import Entry, Topic, as_text, entries

_SIZE, _LEADING = 20, 1.34


@dataclass(slots=True, kw_only=True)
class LogList(Widget):
    """Lines of any length; arrows choose a whole entry, the wheel scrolls by lines."""

    entries: Sequence[Entry] = ()
    chosen: int = 0
    role: Role = Role.LIST
    _rows: list[tuple[str, int]] = field(default_factory=list)  # wrapped line, its entry
    _firsts: list[int] = field(default_factory=list)  # first row of every entry
    _step: int = 24
    _top: int = 0

    @property
    def value(self) -> str:
        return self.entries[self.chosen].text if self.entries else ""

    @property
    def state(self) -> str:
        return f"{self.chosen + 1} of {len(self.entries)}" if self.entries else ""

    @property
    def shown(self) -> int:
        """Return how many rows fit."""
        return max(1, self.rect.height // max(1, self._step))

    def fill(self, entries: Sequence[Entry], chosen: int, scale: Scale, theme: Theme) -> None:
        """Take other entries, or the same at another size, and show the chosen one."""
        self.entries, self.chosen = entries, max(0, min(chosen, len(entries) - 1))
        self._step = line_step(Style(Face.BODY, scale.font(_SIZE), theme.paper), _LEADING)
        self._rows, self._firsts = [], []
        for number, entry in enumerate(entries):
            if entry.heading and self._rows:
                self._rows.append(("", number))
            self._firsts.append(len(self._rows))
            width = self.rect.width - scale.u(30) - _indent(entry, scale)
            rows = wrap(entry.text, _style(entry, scale, theme), width)
            self._rows += [(row, number) for row in rows]
        self._reveal()

    def _span(self, number: int) -> tuple[int, int]:
        """Return the rows of an entry."""
        last = self._firsts[number + 1] if number + 1 < len(self._firsts) else len(self._rows)
        while last > self._firsts[number] + 1 and not self._rows[last - 1][0]:
            last -= 1
        return self._firsts[number], last

    def _reveal(self) -> None:
        if not self.entries:
            self._top = 0
            return
        first, last = self._span(self.chosen)
        self._top = max(0, last - self.shown, min(self._top, first))

    def move(self, step: int) -> None:
        """Choose another entry."""
        if self.entries:
            self.chosen = max(0, min(len(self.entries) - 1, self.chosen + step))
            self._reveal()

    def scroll(self, step: int) -> bool:
        top = max(0, min(len(self._rows) - self.shown, self._top + step))
        moved, self._top = top != self._top, top
        return moved

    def press(self, pos: tuple[int, int] | None = None) -> Answer | None:
        if not self.entries:
            return None
        if pos is not None:
            row = self._top + (pos[1] - self.rect.top) // self._step
            if not 0 <= row < len(self._rows):
                return None
            self.chosen = self._rows[row][1]
            return None
        return Chosen(self.id, str(self.chosen))

    def row_of(self, number: int) -> pygame.Rect:
        """Return where an entry is shown; parts of it may be scrolled out of sight."""
        first, last = self._span(number)
        top = self.rect.top + (first - self._top) * self._step
        return pygame.Rect(self.rect.left, top, self.rect.width, (last - first) * self._step)

    def draw(self, brush: Brush, look: Look) -> None:
        theme, scale = brush.theme, brush.scale
        if self.entries:
            around = self.row_of(self.chosen).clip(self.rect)
            around.width -= scale.px(16)
            if around.height:
                brush.blit(notched(around.size, scale.u(6), theme.paper_shade), around)
                if look.focused:
                    draw_focus_ring(brush, around.inflate(-scale.px(8), -scale.px(8)))
        for i, (words, number) in enumerate(self._rows[self._top : self._top + self.shown]):
            entry = self.entries[number]
            left = self.rect.left + _indent(entry, scale)
            middle = self.rect.top + i * self._step + self._step / 2
            brush.write(words, (left, middle), _style(entry, scale, theme), valign="m")
        draw_scrollbar(brush, self.rect, self.shown, len(self._rows), self._top)


def _indent(entry: Entry, scale: Scale) -> float:
    """Return how far a line is moved in: what was decided stands out, what came of it follows."""
    return scale.u(12 if entry.heading or entry.topic is Topic.MOVES else 36)


def _style(entry: Entry, scale: Scale, theme: Theme) -> Style:
    if entry.heading:
        return Style(Face.TITLE, scale.font(23), theme.ink)
    if entry.topic is Topic.MOVES:
        return Style(Face.BODY_BOLD, scale.font(_SIZE), theme.ink)
    return Style(Face.BODY, scale.font(_SIZE), theme.on_paper)


ALL = "all"
_CARD = 300  # units of width of the card beside the lines
_PAGE = 10


@dataclass(slots=True)
class LogCallbacks:
    """What the log leads to, and whether it may."""

    on_look: Callable[[Node], Transition | None] = lambda node: None
    on_rewind: Callable[[Node], Transition | None] = lambda node: None
    note: Callable[[Node], str] = lambda node: ""  # what rewinding would mean
    refusal: Callable[[Node], str] = lambda node: ""  # why it cannot be done


class LogScene(Scene):
    """Everything that has happened; type to search, Esc closes."""

    covers = False
    typing = True

    def __init__(
        self,
        session: Session,
        faces: CardFaces,
        theme: Theme,
        callbacks: LogCallbacks | None = None,
    ) -> None:
        self.session, self.faces, self.theme = session, faces, theme
        self.callbacks = callbacks or LogCallbacks()
        self.all = entries(session.path())
        self.query, self.topic, self.copied = "", ALL, False
        self.list = LogList(id="lines", name=texts()["pages"]["log"])
        self.group = FocusGroup([self.list])
        self.panel = pygame.Rect(0, 0, 0, 0)
        told = (entry for entry in reversed(self.all) if not entry.heading)
        self._chosen: Entry | None = next(told, None)

    @property
    def chosen(self) -> Entry | None:
        """Return the entry that is chosen, None where a search finds none."""
        found = self.list.entries
        return found[self.list.chosen] if found else None

    def found(self) -> Sequence[Entry]:
        """Return the lines of the topic that hold what was typed."""
        wanted = self.query.lower()
        return [
            entry
            for entry in self.all
            if (self.topic == ALL or entry.topic == self.topic or entry.heading)
            and (not wanted or wanted in entry.text.lower())
        ]

    # Layout

    def on_resize(self, size: tuple[int, int]) -> None:
        super().on_resize(size)
        u = self.scale.u
        width = min(size[0] - u(120), u(1560))
        self.panel = self.middle(width, size[1] - u(64))
        leaf = self._leaf_rect()
        right = self._card_rect().left - u(30) if self._has_card() else leaf.right - u(14)
        left, top = leaf.left + round(u(LEAF_MARGIN + 12)), leaf.top + round(u(14))
        bottom = leaf.bottom - round(u(14))
        self.list.rect = pygame.Rect(left, top, round(right) - left, bottom - top)
        self._fill()

    def _has_card(self) -> bool:
        """Say whether a card fits beside the lines; large letters need all the room."""
        return not self.scale.big

    def _topics_rect(self) -> pygame.Rect:
        u, f = self.scale.u, self.scale.font
        top, height = self.panel.top + u(24) + f(46), f(32) + max(u(46), f(32))
        return whole_rect(self.panel.left + u(48), top, self.panel.width - u(96), height)

    def _leaf_rect(self) -> pygame.Rect:
        """Return the paper that the lines are written on."""
        u, topics = self.scale.u, self._topics_rect()
        rect = topics.move(0, topics.height + round(u(16)))
        rect.height = self._button_top() - round(u(16)) - rect.top
        return rect

    def _card_rect(self) -> pygame.Rect:
        leaf, aside = self._leaf_rect(), round(self.scale.u(28))
        rect = pygame.Rect((0, 0), face_size(self.scale.u(_CARD)))
        rect.topright = (leaf.right - aside, leaf.top + aside)
        return rect

    def _button_top(self) -> int:
        foot = self.scale.u(28) + self.scale.font(26)
        return round(self.panel.bottom - foot - self._button_height())

    def _button_height(self) -> float:
        return max(self.scale.u(62), self.scale.font(52))

    def _fill(self) -> None:
        """Show what is found and keep the chosen line where it is still there."""
        found = self.found()
        places = [i for i, entry in enumerate(found) if entry is self._chosen]
        at = places[0] if places else len(found) - 1
        self.list.fill(found, at, self.scale, self.theme)
        self._refresh()

    def _refresh(self) -> None:
        """Bring the buttons up to date with the chosen line."""
        self._chosen = self.chosen or self._chosen
        self.group.replace(
            [self._topics(), self.list, *self._buttons(), self._close()], self._focus_id()
        )

    def _focus_id(self) -> str:
        focused = self.group.focused
        return focused.id if focused is not None else "lines"

    def _topics(self) -> OptionRow:
        words = texts()["log_page"]
        choices = [Choice(topic, words[topic]) for topic in (ALL, *Topic)]
        rect = self._topics_rect()
        return OptionRow(
            id="topics", name=words["show"], choices=choices, chosen=self.topic, rect=rect
        )

    def _buttons(self) -> list[Widget]:
        words, u = texts()["log_page"], self.scale.u
        entry = self.chosen
        reason = words["no_line"] if entry is None else self.callbacks.refusal(entry.node)
        note = "" if entry is None or reason else self.callbacks.note(entry.node)
        buttons: list[Widget] = [
            Button(id="look", name=words["look"], reason="" if entry else words["no_line"]),
            Button(id="rewind", name=words["rewind"], note=note, reason=reason),
            Button(id="copy", name=words["copied" if self.copied else "copy"]),
        ]
        left, top, height = self.panel.left + u(48), self._button_top(), self._button_height()
        width = self.panel.width - u(96) - 2 * u(14)
        for button, share in zip(buttons, (0.3, 0.44, 0.26), strict=True):
            button.rect = whole_rect(left, top, width * share, height)
            left += width * share + u(14)
        return buttons

    def _close(self) -> Button:
        return close_button(close_corner(self.panel, self.scale))

    # Input

    def handle(self, event: pygame.event.Event) -> Transition | None:
        if event.type == pygame.MOUSEWHEEL:
            self.list.scroll(-3 * event.y)
            return None
        if event.type == pygame.MOUSEBUTTONDOWN and not self.panel.collidepoint(event.pos):
            return Pop()
        if event.type == pygame.TEXTINPUT:
            self._search(self.query + event.text)
            return None
        if event.type == pygame.KEYDOWN:
            if keys.action_of(event, typing=True) == "back":
                if not self.query:
                    return Pop()
                self._search("")
                return None
            if keys.types_text(event) or self._moves(event):
                return None
        return self._use(self.group.handle(event))

    def _moves(self, event: pygame.event.Event) -> bool:
        """Take the keys that lead through the lines, whatever has the focus."""
        end = len(self.list.entries)
        steps = {
            "up": -1,
            "down": 1,
            "page-up": -_PAGE,
            "page-down": _PAGE,
            "first": -end,
            "last": end,
        }
        action = keys.action_of(event)
        if step := steps.get(action, 0):
            self.list.move(step)
            self._refresh()
            return True
        if event.key == pygame.K_BACKSPACE:
            self._search(self.query[:-1])
            return True
        if action in ("left", "right"):
            return self._turn_topic(1 if action == "right" else -1)
        return False

    def _turn_topic(self, step: int) -> bool:
        topics = [ALL, *Topic]
        self.topic = topics[(topics.index(self.topic) + step) % len(topics)]
        self._fill()
        return True

    def _search(self, query: str) -> None:
        self.query = query[:40]
        self._fill()

    def _use(self, answer: object) -> Transition | None:
        if not isinstance(answer, Chosen):
            self._refresh()
            return None
        entry = self.chosen
        match answer.widget_id:
            case "close":
                return Pop()
            case "topics":
                self.topic = answer.value
                self._fill()
            case "copy":
                self.copied = copy_text(as_text(self.list.entries))
                self._refresh()
            case "look" | "lines" if entry is not None:
                return self.callbacks.on_look(entry.node)
            case "rewind" if entry is not None:
                return self.callbacks.on_rewind(entry.node)
        return None

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        brush, u, theme = self.brush(surface), self.scale.u, self.theme
        brush.panel_over(self.panel)
        title = brush.style(Face.TITLE, 36, theme.paper)
        left, width = self.panel.left + u(48), self.panel.width - u(96)
        where = (left, self.panel.top + u(18))
        room = self._close().rect.left - u(16) - left
        brush.write(self.list.name, where, title, room, least=22)
        lay_leaf(surface, self._leaf_rect(), theme.paper, "log", self.scale, theme)
        self.group.draw(brush)
        self._draw_card(surface)
        said = self._said()
        foot = brush.style(Face.BODY_ITALIC, 18, theme.muted)
        below = (left, self.panel.bottom - u(16))
        brush.write(said, below, foot, width, valign="b")

    def _said(self) -> str:
        """Return the line at the foot: the search, else how to use the log."""
        if self.query:
            return texts()["pages"]["searching"].format(query=self.query, back=keys.label("back"))
        entry = self.chosen
        if self.scale.big and entry is not None:
            # In large letters the button has no second line for what rewinding means.
            told = self.callbacks.refusal(entry.node) or self.callbacks.note(entry.node)
            if told:
                return told
        return texts()["log_page"]["help"].format(back=keys.label("back"))

    def _draw_card(self, surface: pygame.Surface) -> None:
        """Show the card a line is about."""
        entry = self.chosen
        if entry is None or not entry.cards or not self._has_card():
            return
        rect, u = self._card_rect(), self.scale.u
        card = self.session.rules.cards[entry.cards[0]]
        cast_shadow(surface, rect, blur=u(10), alpha=170, drop=u(6), radius=u(10))
        surface.blit(self.faces.face(card, rect.width, Detail.LARGE), rect)
