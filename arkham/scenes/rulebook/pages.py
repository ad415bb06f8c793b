"""Pages to read over another screen, such as the credits. Type to search, scroll, Esc closes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from arkham.files.texts import shipped, texts
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.shapes import LEAF_MARGIN, Edge, cast_shadow, lay_leaf, notched
from arkham.scenes.draw.text import Style, draw, line_step, wrap
from arkham.scenes.draw.theme import Theme, whole_rect
from arkham.scenes.stack import Pop, Scene, Transition
from arkham.scenes.widgets.button import Look, close_button, close_corner
from arkham.scenes.widgets.lists import draw_scrollbar
from arkham.settings import keys

_SCROLLS = {
    "down": 1,
    "up": -1,
    "page-down": 10,
    "page-up": -10,
    "last": 1_000_000,
    "first": -1_000_000,
}


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One paragraph, or the heading of those below it; also a line of either on the page."""

    text: str
    heading: bool = False


class PageScene(Scene):
    """A panel of paragraphs that can be scrolled and searched."""

    covers = False
    typing = True

    def __init__(self, title: str, paragraphs: Sequence[Paragraph], theme: Theme) -> None:
        self.title, self.paragraphs, self.theme = title, paragraphs, theme
        self.query = ""
        self._pressed = False  # the letter of the key that opened the page is no search
        self._on_close = False  # the pointer is
        self._top = 0
        self._found = 0  # paragraphs that match the search
        self._lines: list[Paragraph] = []
        self.panel = pygame.Rect(0, 0, 0, 0)

    def on_resize(self, size: tuple[int, int]) -> None:
        super().on_resize(size)
        u = self.scale.u
        width = min(size[0] - u(120), u(1240))
        self.panel = self.middle(width, size[1] - u(80))
        self._fill()
        self._top = 0

    @property
    def shown(self) -> list[str]:
        """Return the lines on the page now."""
        return [line.text for line in self._lines[self._top : self._top + self._room()]]

    def _body(self) -> Style:
        return Style(Face.BODY, self.scale.font(20), self.theme.ink)

    def _heading(self) -> Style:
        return Style(Face.TITLE, self.scale.font(26), self.theme.accent.on_paper)

    def _text(self) -> pygame.Rect:
        u = self.scale.u
        top = self.panel.top + u(44) + self.scale.font(44)
        height = self.panel.bottom - u(36) - self.scale.font(26) - top
        left, width = self.panel.left + u(LEAF_MARGIN + 30), self.panel.width - u(LEAF_MARGIN + 78)
        return whole_rect(left, top, width, height)

    def _room(self) -> int:
        return max(1, self._text().height // line_step(self._body(), 1.32))

    def _fill(self) -> None:
        """Wrap what matches the search."""
        width = self._text().width
        wanted = self.query.lower()
        self._lines, self._found = [], 0
        for paragraph in self.paragraphs:
            if wanted and wanted not in paragraph.text.lower():
                continue
            self._found += 1
            style = self._heading() if paragraph.heading else self._body()
            if paragraph.heading and self._lines:
                self._lines.append(Paragraph(""))
            wrapped = wrap(paragraph.text, style, width)
            self._lines += [Paragraph(line, paragraph.heading) for line in wrapped]
        self._scroll(0)

    def _scroll(self, lines: int) -> None:
        last = max(0, len(self._lines) - self._room())
        self._top = max(0, min(last, self._top + lines))

    def handle(self, event: pygame.event.Event) -> Transition | None:
        if event.type == pygame.MOUSEWHEEL:
            self._scroll(-3 * event.y)
        elif event.type == pygame.MOUSEMOTION:
            self._on_close = self._close_rect().collidepoint(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            on_page = self.panel.collidepoint(event.pos)
            return None if on_page and not self._close_rect().collidepoint(event.pos) else Pop()
        elif event.type == pygame.TEXTINPUT and self._pressed:
            self._search(self.query + event.text)
        elif event.type == pygame.KEYDOWN:
            self._pressed = True
            return self._key(event)
        return None

    def _key(self, event: pygame.event.Event) -> Transition | None:
        action = keys.action_of(event, typing=True)
        if action == "back":
            if not self.query:
                return Pop()
            self._search("")
        elif event.key == pygame.K_BACKSPACE:
            self._search(self.query[:-1])
        elif action in _SCROLLS:
            self._scroll(_SCROLLS[action])
        return None

    def _search(self, query: str) -> None:
        self.query, self._top = query[:40], 0
        self._fill()

    def draw(self, surface: pygame.Surface) -> None:
        u, theme = self.scale.u, self.theme
        brush = self.brush(surface)
        brush.dim(90)
        cast_shadow(surface, self.panel, blur=u(26), alpha=210, drop=u(12))
        lay_leaf(surface, self.panel, theme.paper, "page", self.scale, theme)
        text = self._text()
        title = brush.style(Face.TITLE, 36, theme.ink)
        brush.write(
            self.title,
            (text.left, self.panel.top + u(26)),
            title,
            self._search_field().left - u(20) - text.left,
            least=22,
        )
        self._draw_search(surface)
        close = close_button(self._close_rect())
        close.draw(brush, Look(hovered=self._on_close))
        step = line_step(self._body(), 1.32)
        for i, line in enumerate(self._lines[self._top : self._top + self._room()]):
            style, top = self._heading() if line.heading else self._body(), text.top + i * step
            if line.heading:  # the blank line above makes room for the taller letters
                top -= round(step * 0.3)
            draw(surface, line.text, (text.left, top), style, width=text.width)
        beside = text.inflate(2 * round(u(24)), 0)
        draw_scrollbar(brush, beside, self._room(), len(self._lines), self._top)
        self._draw_foot(surface, text)

    def _search_field(self) -> pygame.Rect:
        u = self.scale.u
        width, height = min(u(420), self.panel.width * 0.42), max(u(44), self.scale.font(34))
        left = self._close_rect().left - u(16) - width
        return pygame.Rect(round(left), round(self.panel.top + u(26)), round(width), round(height))

    def _close_rect(self) -> pygame.Rect:
        return close_corner(self.panel, self.scale)

    def _draw_search(self, surface: pygame.Surface) -> None:
        """Draw the field that shows what is searched for and how many paragraphs have it."""
        u, theme, rect = self.scale.u, self.theme, self._search_field()
        edge = Edge(theme.lamp if self.query else theme.edge, self.scale.line(1.6))
        surface.blit(notched(rect.size, u(7), theme.ink, edge), rect)
        words = texts()["pages"]
        count = str(self._found) if self.query else ""
        small = Style(Face.BODY, self.scale.font(18), theme.muted)
        place = (rect.right - u(12), rect.centery)
        right = draw(surface, count, place, small, anchor="r", valign="m") if count else None
        room = (right.left if right else rect.right) - u(12) - rect.left - u(14)
        style = Style(Face.TYPE, self.scale.font(20), theme.paper) if self.query else small
        said = f"{self.query}_" if self.query else words["search"]
        where = (rect.left + u(14), rect.centery)
        draw(surface, said, where, style, valign="m", width=room, least=self.scale.px(15))

    def _draw_foot(self, surface: pygame.Surface, text: pygame.Rect) -> None:
        words = texts()["pages"]
        style = Style(Face.BODY_ITALIC, self.scale.font(18), self.theme.on_paper)
        said = words["clears"] if self.query else words["help"]
        said = said.format(back=keys.label("back"))
        where = (text.left, self.panel.bottom - self.scale.u(20))
        draw(surface, said, where, style, valign="b", width=text.width, least=self.scale.px(15))


def credit_page() -> list[Paragraph]:
    """Return data/credits.yaml as paragraphs: who and what this game is made of."""
    sections = shipped("data", "credits.yaml")
    paragraphs = []
    for heading, lines in sections.items():
        paragraphs.append(Paragraph(heading, heading=True))
        paragraphs += [Paragraph(line) for line in lines]
    return paragraphs
