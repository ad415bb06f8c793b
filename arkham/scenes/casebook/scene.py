"""The casebook: every ended game in a ledger, and beside it what they add up to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date

import pygame

from arkham.files.texts import texts
from arkham.files.untrusted import SaveError
from arkham.play.session import Session
from arkham.records.bookkeeping import NEVER
from arkham.records.casebook import ALL, MOST_LISTED, Casebook
from arkham.records.records import ABANDONED, Entry, Record
from arkham.scenes.casebook.figures import Days, Figure, blocks, page_count, set_page
from arkham.scenes.casebook.layout import CasebookLayout, filter_rows
from arkham.scenes.casebook.ledger import (
    Ledger,
    draw_headings,
    line_of,
    summary_line,
)
from arkham.scenes.draw.backdrop import desk, paper
from arkham.scenes.draw.brush import Brush
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.shapes import Edge, cast_shadow, notched
from arkham.scenes.draw.strings import draw_pin
from arkham.scenes.draw.text import Style
from arkham.scenes.draw.theme import columns, theme_for
from arkham.scenes.stack import Pop, Scene, Transition
from arkham.scenes.widgets.button import Button, Chosen, Refused, Widget
from arkham.scenes.widgets.choices import OptionRow
from arkham.scenes.widgets.focus import FocusGroup
from arkham.scenes.widgets.lists import Choice
from arkham.scenes.widgets.text_fields import NoteField
from arkham.settings import keys


@dataclass(frozen=True, slots=True)
class CasebookCallbacks:
    """Where the casebook leads to."""

    on_open: Callable[[Session, str], Transition]  # a game to look back on, and a notice
    on_story: Callable[[Session], Transition]  # its last page
    on_play: Callable[[Record], Transition | None]
    on_day: Callable[[date], Transition]
    on_open_deck: Callable[[Record], Transition | None] = lambda record: None


class CasebookScene(Scene):
    """Filters above, games left, figures right; each figure says how it is counted."""

    def __init__(self, book: Casebook, today: date, callbacks: CasebookCallbacks) -> None:
        self.book, self.today, self._callbacks = book, today, callbacks
        self.theme = theme_for("red")
        self.filter = book.first_filter()
        self.message = ""
        self.page = 0  # of the figures, where they need several
        self.group = FocusGroup()
        self.listed: list[Entry] = []
        words = texts()["casebook"]
        self.ledger = Ledger(id="games", name=words["title"])
        self.note = NoteField(id="note", name=words["note"], hint=words["note_hint"])
        self._day = today.isoformat()
        self._backdrop: pygame.Surface | None = None
        self._relist()

    # What is shown

    @property
    def chosen(self) -> Entry | None:
        """Return the entry the ledger points at."""
        return next((e for e in self.listed if e.path.name == self.ledger.chosen), None)

    def _relist(self) -> None:
        """Fill the ledger anew and lay everything out."""
        self.listed = self.book.listed(self.filter)
        first = self.book.counts_once()
        self.ledger.lines = [line_of(self.book, entry, first) for entry in self.listed]
        self.ledger.choices = [Choice(line.id, line.case) for line in self.ledger.lines]
        names = [line.id for line in self.ledger.lines]
        if self.ledger.chosen not in names:
            self.ledger.chosen, self.ledger.top = (names[0] if names else ""), 0
        self._take_note()
        self.on_resize(self.size)

    def _take_note(self) -> None:
        words, chosen = texts()["casebook"], self.chosen
        known = isinstance(chosen, Record)
        self.note.text = chosen.note if isinstance(chosen, Record) else ""
        self.note.reason = "" if known else words["none_chosen"]

    def on_resize(self, size: tuple[int, int]) -> None:
        super().on_resize(size)
        case = self.book.cases.get(self.filter.case)
        accent = case.accent if case else "red"
        self.theme = theme_for(accent, high_contrast=self.theme.high_contrast)
        self.layout = CasebookLayout(size, self.scale)
        self._backdrop = None
        self.ledger.rect = self.layout.lines
        self.ledger.row_height = self.layout.row_height
        self.ledger.reveal()
        self.note.rect = self.layout.note
        self._rebuild()

    def _rebuild(self) -> None:
        """Make the controls anew, as after another choice."""
        layout, focus = self.layout, self.group.focused
        days = self.group.find("figure.daily")
        self._day = days.day.id if isinstance(days, Days) else self._day
        filters = filter_rows(self.book, self.filter, big=self.scale.big)
        for row, rect in zip(filters, layout.filters, strict=True):
            row.rect = rect
        found = blocks(self.book, self.filter, self.today, self._day, self.scale)
        several = page_count(found, layout.figures, self.scale) > 1
        figures = set_page(found, layout.figures, self.page, self.scale)
        widgets: list[Widget] = [
            *filters,
            self.ledger,
            self.note,
            *self._game_buttons(),
            *figures,
            *self._head_buttons(),
        ]
        if several:
            more = Button(id="more", name=texts()["casebook"]["more"], rect=layout.more)
            widgets.insert(len(filters) + 7, more)
        self.group.replace(widgets, focus.id if focus else "games")

    def _game_buttons(self) -> list[Widget]:
        words, chosen = texts()["casebook"], self.chosen
        known = isinstance(chosen, Record)
        code = self.book.code(chosen) if isinstance(chosen, Record) else ""
        no_game = "" if known else words["none_chosen"]
        no_deal = no_game or ("" if code else words["no_code"])
        is_over = isinstance(chosen, Record) and chosen.result != ABANDONED
        refusals = {
            "open": no_game,
            "story": no_game or ("" if is_over else words["no_story"]),
            "play": no_deal,
            "deck": no_deal,
            "copy": no_deal,
        }
        rects = columns(self.layout.game_buttons, (1, 1, 1.25, 1.1, 1), self.scale.u(12))
        return [
            Button(
                id=key,
                name=words[key],
                short=words.get(f"{key}_short", ""),
                style="primary" if key == "open" and known else "plain",
                reason=reason,
                rect=rect,
            )
            for (key, reason), rect in zip(refusals.items(), rects, strict=True)
        ]

    def _head_buttons(self) -> list[Widget]:
        words = texts()["casebook"]
        reset = "reset" if self.book.after == NEVER else "reset_undo"
        names = {"export": "export", "reset": reset, "back": "back"}
        rects = columns(self.layout.head_buttons, (1.2, 1.35, 1), self.scale.u(12))
        return [
            Button(
                id=key,
                name=words[name],
                short=words.get(f"{name}_short", ""),
                rect=rect,
                key=keys.label("back") if key == "back" else "",
            )
            for (key, name), rect in zip(names.items(), rects, strict=True)
        ]

    # Input

    def handle(self, event: pygame.event.Event) -> Transition | None:
        if keys.action_of(event, typing=self.typing) == "back":
            return Pop()
        if self._typing(event):
            return None
        chosen, writing = self.ledger.chosen, self.group.focused is self.note
        answer = self.group.handle(event)
        if writing and self.group.focused is not self.note:
            self._keep_note(chosen)
        if self.ledger.chosen != chosen:
            self._take_note()
            self._rebuild()
        if event.type == pygame.KEYDOWN:
            self.message = ""
        if isinstance(answer, Refused):
            self.message = answer.reason[:1].upper() + answer.reason[1:] + "."
        if not isinstance(answer, Chosen):
            return None
        by_key = event.type == pygame.KEYDOWN
        return self._answer(answer, by_key)

    @property
    def typing(self) -> bool:  # type: ignore[override]
        """Say whether letters go into the note."""
        return self.group.focused is self.note and self.note.enabled

    def _typing(self, event: pygame.event.Event) -> bool:
        """Take what belongs to the note while it has the focus."""
        if not self.typing:
            return False
        if keys.action_of(event, typing=True) == "confirm":
            self._keep_note()
            return True
        return self.note.takes(event)

    def _keep_note(self, name: str = "") -> None:
        """Write the note onto its game if it has changed."""
        wanted = name or self.ledger.chosen
        entry = next((e for e in self.listed if e.path.name == wanted), None)
        if isinstance(entry, Record) and self.note.text != entry.note:
            self.message = self.book.note(entry, self.note.text)
            self._relist()

    def on_leave(self) -> None:
        self._keep_note()

    def _answer(self, answer: Chosen, by_key: bool) -> Transition | None:
        widget, chosen = answer.widget_id, self.chosen
        if widget in ("case", "terms", "mark", "shown"):
            self._set_filter(widget)
        elif widget == "back":
            return Pop()
        elif widget == "export":
            self.message = self.book.export()
        elif widget == "reset":
            self.message = self.book.reset()
            self._relist()
        elif widget == "more":
            self.page += 1
            self._rebuild()
        elif widget in ("day", "figure.daily"):
            days = self.group.find("figure.daily")
            assert isinstance(days, Days)
            return self._callbacks.on_day(date.fromisoformat(days.day.id))
        elif isinstance(chosen, Record):
            return self._use(widget, chosen, by_key)
        return None

    def _use(self, widget: str, record: Record, by_key: bool) -> Transition | None:
        """Do something with the chosen game; a click on a line only chooses it."""
        if widget == "open" or (widget == "games" and by_key):
            return self._open(record)
        if widget == "story":
            return self._open(record, story=True)
        if widget == "play":
            return self._callbacks.on_play(record)
        if widget == "deck":
            return self._callbacks.on_open_deck(record)
        if widget == "copy":
            pygame.scrap.put_text(self.book.code(record))
            self.message = texts()["casebook"]["copied"]
        return None

    def _open(self, record: Record, *, story: bool = False) -> Transition | None:
        """Play a game again to look back on it or read its end; a damaged one costs a sentence."""
        try:
            session, notice = self.book.replayed(record)
        except (OSError, UnicodeDecodeError, SaveError) as error:
            self.message = str(error)
            return None
        if story and session.outcome is not None:
            return self._callbacks.on_story(session)
        return self._callbacks.on_open(session, notice)

    def _set_filter(self, name: str) -> None:
        row = self.group.find(name)
        assert isinstance(row, OptionRow)
        self.filter = replace(self.filter, **{name: row.chosen})
        if name == "case":
            self.filter = replace(self.filter, terms=ALL)
        self.page = 0
        self._relist()

    def on_resume(self, result: object) -> Transition | None:
        """Come back from a replay or a question."""
        self.book.refresh()
        self._relist()
        return None

    # Picture

    def draw(self, surface: pygame.Surface) -> None:
        brush = self.brush(surface)
        if self._backdrop is None:
            self._backdrop = self._composed()
        surface.blit(self._backdrop, (0, 0))
        self.group.draw(brush)
        self._draw_summary(brush)
        self._draw_definition(brush)

    def _composed(self) -> pygame.Surface:
        """Return desk, papers and headings; the controls are drawn over them."""
        lamp = (self.size[0] * 0.36, self.size[1] * 0.4)
        surface = desk(self.size, lamp, self.scale.u(720), self.theme).copy()
        brush, theme, layout, u = self.brush(surface), self.theme, self.layout, self.scale.u
        title = Style(Face.TITLE, round(u(58)), theme.paper)
        drawn = brush.write(self.ledger.name, (u(58), u(24)), title, shadow=theme.ink)
        note = Style(Face.BODY_ITALIC, min(self.scale.font(23), round(u(32))), theme.muted)
        room = layout.head_buttons.left - drawn.right - u(70)
        where = (drawn.right + u(36), layout.head_buttons.centery + u(4))
        brush.write(self._subtitle(), where, note, room, valign="m")
        edge = Edge(theme.hair, self.scale.line(1.3))
        for panel in (layout.bar, layout.desk):
            brush.blit(notched(panel.size, u(14), theme.panel, edge, alpha=240), panel)
        self._draw_ledger(brush)
        self._draw_sheet(brush)
        return surface

    def _subtitle(self) -> str:
        words, count = texts()["casebook"], len(self.book.entries)
        if count <= MOST_LISTED:
            return words["subtitle"]
        return words["newest"].format(count=MOST_LISTED, all=count)

    def _draw_ledger(self, brush: Brush) -> None:
        """Draw the ledger's paper with its rules, and a kind word if nothing is on it."""
        theme, layout, u, surface = brush.theme, self.layout, brush.u, brush.surface
        page = layout.page
        cast_shadow(surface, page, blur=u(18), alpha=190, drop=u(8))
        brush.blit(paper(page.size, theme.paper_bright, "ledger"), page)
        for place in range(layout.lines.height // layout.row_height + 1):
            y = layout.lines.top + place * layout.row_height
            line = theme.on_paper if place == 0 else theme.paper_shade
            start, end = (page.left + u(10), y), (page.right - u(10), y)
            pygame.draw.line(surface, line, start, end, brush.px(1.4))
        margin = round(page.left + u(58))
        ends = (margin, page.top), (margin, page.bottom)
        pygame.draw.line(surface, theme.accent.light, *ends, brush.px(1.4))
        draw_pin(surface, (page.left + u(30), page.top + u(30)), u(20), theme.accent.light)
        draw_headings(brush, layout.headings)
        if not self.listed:
            words = texts()["casebook"]["empty_filter" if self.book.entries else "empty"]
            style = brush.style(Face.TITLE_ITALIC, 28, theme.on_paper)
            room = layout.lines.inflate(-round(u(200)), -round(u(40)))
            brush.block(words, room, style, least=18, anchor="c", valign="m", even=True)

    def _draw_sheet(self, brush: Brush) -> None:
        """Draw the paper of the figures, its heading and the rule above the definitions."""
        theme, layout, u, sheet = brush.theme, self.layout, brush.u, self.layout.sheet
        cast_shadow(brush.surface, sheet, blur=u(18), alpha=190, drop=u(8))
        brush.blit(paper(sheet.size, theme.paper, "figures", cut="notched", notch=u(12)), sheet)
        pin = (sheet.right - u(32), sheet.top + u(32))
        draw_pin(brush.surface, pin, u(20), theme.accent.light)
        heading = texts()["casebook"]["heading" if self.book.after == NEVER else "heading_after"]
        style = Style(Face.TITLE, min(self.scale.font(32), round(u(44))), theme.ink)
        where = (layout.figures.left, sheet.top + u(14))
        room = layout.more.left - layout.figures.left - u(16)
        brush.write(heading, where, style, room, least=20)
        ends = layout.foot.topleft, layout.foot.topright
        pygame.draw.line(brush.surface, theme.on_paper, *ends, brush.px(1.2))

    def _draw_summary(self, brush: Brush) -> None:
        """Say what just happened, else what became of the chosen game."""
        room, chosen = self.layout.summary, self.chosen
        words = self.message or (summary_line(self.book, chosen) if chosen else "")
        style = brush.body(20, brush.theme.lamp if self.message else brush.theme.paper)
        brush.block(words, room, style, valign="m")

    def _draw_definition(self, brush: Brush) -> None:
        """Say how the figure that has the focus is counted."""
        focused = self.group.focused
        words = texts()["casebook"]["define"]
        if isinstance(focused, Days):
            words = f"{focused.day.words} {focused.definition}"
        elif isinstance(focused, Figure):
            words = focused.definition
        room = self.layout.foot.move(0, round(brush.u(10)))
        brush.block(words, room, brush.body(18, brush.theme.ink))
