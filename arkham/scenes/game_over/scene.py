"""The end of a game, won or lost: the last page, the story of the closed cases, the figures."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from arkham.files.texts import texts
from arkham.play import casecode
from arkham.play.session import Session
from arkham.rules.state import Won
from arkham.scenes.draw.theme import theme_for
from arkham.scenes.game_over.paint import (
    EndPainter,
    GameOverLayout,
    Line,
    Page,
    letters,
    set_pages,
)
from arkham.scenes.stack import Scene, Transition
from arkham.scenes.widgets.button import Button, Chosen, Widget
from arkham.scenes.widgets.focus import FocusGroup
from arkham.scenes.widgets.text_fields import copy_text
from arkham.settings import keys
from arkham.words import story

ANSWERS = ("again", "open", "new", "review", "replay", "menu")
_LEAST_LINES = 6  # with less room beside them, stamp and big picture have a page of their own
_TURNS = {"page-down": 1, "page-up": -1}

FRESH_AFTER_S = 0.7
"""Keys that came on the heels of the last command do not answer the end of the game."""


class GameOverScene(Scene):
    """The casebook that can be turned page by page, and what to do next."""

    def __init__(
        self,
        session: Session,
        choose: Callable[[str], Transition | None],
        *,
        standing: str = "",  # how games like this one went so far
        cause_of_loss: Callable[[], str] = lambda: "",  # what a lost game hung on, as known by now
        leads_back: str = "menu",  # the answer that leaves the page: to the menu or the casebook
    ) -> None:
        self.session = session
        self.standing = standing
        self._cause_of_loss = cause_of_loss
        self._choose = choose
        self._answers = (*ANSWERS[:-1], leads_back)
        self.won = isinstance(session.outcome, Won)
        self.theme = theme_for(session.case.accent)
        self.group = FocusGroup()
        self.code = (
            casecode.encode(session.case, session.options, session.seed)
            if session.from_deal
            else ""
        )
        self.message = ""
        self.page = 0
        self.pages: list[Page] = []
        self._emblem_page = 0
        self._story = [Line(text, heading) for text, heading in story.paragraphs(session)]
        self._unread_s = FRESH_AFTER_S

    # Layout

    def on_resize(self, size: tuple[int, int]) -> None:
        super().on_resize(size)
        self.layout = GameOverLayout(size, self.scale, len(ANSWERS))
        self._painter = EndPainter(self.session, self.layout, self.theme, self._cause_of_loss())
        self._set_pages()
        self.page = min(self.page, len(self.pages) - 1)
        first = "on" if len(self.pages) > 1 else ANSWERS[0]  # the story before the next game
        self._rebuild("" if self.group.widgets else first)

    def _set_pages(self) -> None:
        body, strong = letters(self.layout.scale, self.theme)
        first, later = (self.layout.lines(body, emblems=emblems) for emblems in (True, False))
        apart = first < _LEAST_LINES
        width = self.layout.text(emblems=False).width
        rooms = (later if apart else first, later)
        self.pages = set_pages(self._story, body, strong, width, rooms)
        if apart:
            self.pages.append([])
        self._emblem_page = len(self.pages) - 1 if apart else 0

    def _rebuild(self, focus: str = "") -> None:
        words = texts()["over"]
        widgets: list[Widget] = []
        if len(self.pages) > 1:
            back, _, on = self.layout.turners()
            first = "" if self.page else words["first_page"]
            last = "" if self.page < len(self.pages) - 1 else words["last_page"]
            for way, glyph, rect in (("back", "left", back), ("on", "right", on)):
                reason = first if way == "back" else last
                turner = Button(id=way, name=words[f"page_{way}"], rect=rect, reason=reason)
                turner.style, turner.glyph = "sign", glyph
                widgets.append(turner)
        if self.code:
            widgets.append(
                Button(id="copy", name=self.code, note=words["copy"], rect=self.layout.code)
            )
        for answer, rect in zip(self._answers, self.layout.answers, strict=True):
            widgets.append(
                Button(
                    id=answer,
                    name=words[answer],
                    note=texts()["over_notes"][answer],
                    rect=rect,
                    style="primary" if answer == ANSWERS[0] else "plain",
                )
            )
        self.group.replace(widgets, focus)

    def update(self, dt: float) -> bool:
        self._unread_s = max(0.0, self._unread_s - dt)
        return False

    def wake_after(self) -> float | None:
        return self._unread_s or None

    def on_resume(self, result: object) -> Transition | None:
        self.on_resize(self.size)  # a review may have told more about the loss
        return None

    # Input

    def handle(self, event: pygame.event.Event) -> Transition | None:
        if event.type == pygame.MOUSEWHEEL:
            self._turn(-event.y)
            return None
        action = keys.action_of(event)
        if self._unread_s > 0 and action in ("confirm", "skip", "back"):
            return None  # pressed before anybody can have seen the end
        if action in _TURNS:
            self._turn(_TURNS[action])
            return None
        if action == "skip" and not self.group.by_keyboard:
            self._turn(1)  # it went on all game, and nobody has chosen an answer with the keys yet
            return None
        if action == "back":
            return self._choose(self._answers[-1])
        if action == "rules":  # the letter of the review, on a screen without rules
            return self._choose("review")
        answer = self.group.handle(event)
        if not isinstance(answer, Chosen):
            return None
        if answer.widget_id in ("back", "on"):
            self._turn(1 if answer.widget_id == "on" else -1)
            return None
        if answer.widget_id == "copy":
            copied = copy_text(self.code)
            self.message = texts()["setup"]["copied" if copied else "no_clipboard"]
            return None
        return self._choose(answer.widget_id)

    def _turn(self, step: int) -> None:
        """Turn the page, never beyond the first or the last."""
        self.page = max(0, min(len(self.pages) - 1, self.page + (step > 0) - (step < 0)))
        self._rebuild()

    # Picture

    def _unwritten(self) -> str:
        """Return what the focused answer does, where large letters leave no room on the button."""
        focused = self.group.focused
        # Where the first has the focus from the start, how games went so far is to be seen.
        if not isinstance(focused, Button) or focused.id not in self._answers[1:]:
            return ""
        return "" if focused.has_second_line(self.layout.scale) else focused.note

    def draw(self, surface: pygame.Surface) -> None:
        brush = self.brush(surface)
        self._painter.draw(surface)
        if self.page == self._emblem_page:
            self._painter.draw_emblems(brush)
        self._painter.draw_page(brush, self.pages[self.page])
        if len(self.pages) > 1:
            self._painter.draw_number(brush, self.page + 1, len(self.pages))
        self._painter.draw_mark(brush, self.message or self._unwritten() or self.standing)
        self.group.draw(brush)
