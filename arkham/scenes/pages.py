"""Pages to read over the table: the rulebook and the log. Type to search, scroll, Esc closes."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from arkham import keys, wording
from arkham.paths import asset
from arkham.scenes.fonts import Face
from arkham.scenes.shapes import Edge, cast_shadow, notched
from arkham.scenes.stack import Pop, Scene, Transition
from arkham.scenes.text import Style, draw, line_step, wrap
from arkham.scenes.theme import Scale, Theme
from arkham.session import Session

_SCROLL_KEYS = {
    pygame.K_DOWN: 1,
    pygame.K_UP: -1,
    pygame.K_PAGEDOWN: 10,
    pygame.K_PAGEUP: -10,
    pygame.K_END: 1_000_000,
    pygame.K_HOME: -1_000_000,
}


@dataclass(frozen=True, slots=True)
class Paragraph:
    text: str
    heading: bool = False


class PageScene(Scene):
    """A panel of paragraphs that can be scrolled and searched."""

    covers = False
    typing = True

    def __init__(
        self,
        title: str,
        paragraphs: Sequence[Paragraph],
        theme: Theme,
        *,
        from_end: bool = False,
        text_scale: float = 1.0,
    ) -> None:
        self.title, self.paragraphs, self.theme = title, paragraphs, theme
        self.query = ""
        self._text_scale = text_scale
        self._from_end = from_end
        self._top = 0
        self._lines: list[tuple[str, bool]] = []
        self.panel = pygame.Rect(0, 0, 0, 0)
        self.scale = Scale.of((1280, 720), text_scale)

    def on_resize(self, size: tuple[int, int]) -> None:
        self.scale = Scale.of(size, self._text_scale)
        u = self.scale.u
        width = min(size[0] - u(120), u(1240))
        self.panel = pygame.Rect(0, 0, round(width), round(size[1] - u(80)))
        self.panel.center = (size[0] // 2, size[1] // 2)
        self._fill()
        self._top = max(0, len(self._lines) - self._room()) if self._from_end else 0

    def _body(self) -> Style:
        return Style(Face.BODY, self.scale.font(20), self.theme.paper)

    def _heading(self) -> Style:
        return Style(Face.TITLE, self.scale.font(26), self.theme.lamp)

    def _text(self) -> pygame.Rect:
        u = self.scale.u
        top = self.panel.top + u(44) + self.scale.font(44)
        return pygame.Rect(
            round(self.panel.left + u(48)),
            round(top),
            round(self.panel.width - u(96)),
            round(self.panel.bottom - u(36) - self.scale.font(26) - top),
        )

    def _room(self) -> int:
        return max(1, self._text().height // line_step(self._body(), 1.32))

    def _fill(self) -> None:
        """Wrap what matches the search."""
        width = self._text().width
        wanted = self.query.lower()
        self._lines = []
        for paragraph in self.paragraphs:
            if wanted and wanted not in paragraph.text.lower():
                continue
            style = self._heading() if paragraph.heading else self._body()
            if paragraph.heading and self._lines:
                self._lines.append(("", False))
            self._lines += [
                (line, paragraph.heading) for line in wrap(paragraph.text, style, width)
            ]
        self._scroll(0)

    def _scroll(self, lines: int) -> None:
        last = max(0, len(self._lines) - self._room())
        self._top = max(0, min(last, self._top + lines))

    def handle(self, event: pygame.event.Event) -> Transition | None:
        if event.type == pygame.MOUSEWHEEL:
            self._scroll(-3 * event.y)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return None if self.panel.collidepoint(event.pos) else Pop()
        elif event.type == pygame.TEXTINPUT:
            self._search(self.query + event.text)
        elif event.type == pygame.KEYDOWN:
            return self._key(event)
        return None

    def _key(self, event: pygame.event.Event) -> Transition | None:
        if keys.action_of(event, typing=True) == "back":
            if not self.query:
                return Pop()
            self._search("")
        elif event.key == pygame.K_BACKSPACE:
            self._search(self.query[:-1])
        elif event.key in _SCROLL_KEYS:
            self._scroll(_SCROLL_KEYS[event.key])
        return None

    def _search(self, query: str) -> None:
        self.query, self._top = query[:40], 0
        self._fill()

    def draw(self, surface: pygame.Surface) -> None:
        u, theme = self.scale.u, self.theme
        surface.fill((90, 86, 82), special_flags=pygame.BLEND_MULT)
        cast_shadow(surface, self.panel, blur=u(26), alpha=210, drop=u(12))
        edge = Edge(theme.edge, self.scale.line(1.6), u(6))
        surface.blit(notched(self.panel.size, u(16), theme.panel, edge), self.panel)
        text = self._text()
        title = Style(Face.TITLE, self.scale.font(36), theme.paper)
        draw(
            surface,
            self.title,
            (text.left, self.panel.top + u(26)),
            title,
            width=text.width,
            least=self.scale.px(22),
        )
        step = line_step(self._body(), 1.32)
        for i, (line, heading) in enumerate(self._lines[self._top : self._top + self._room()]):
            style = self._heading() if heading else self._body()
            draw(surface, line, (text.left, text.top + i * step), style, width=text.width)
        self._draw_foot(surface, text)

    def _draw_foot(self, surface: pygame.Surface, text: pygame.Rect) -> None:
        words = wording.texts()["pages"]
        style = Style(Face.BODY_ITALIC, self.scale.font(18), self.theme.muted)
        said = words["searching"] if self.query else words["help"]
        said = said.format(query=self.query, back=keys.label("back"))
        where = (text.left, self.panel.bottom - self.scale.u(20))
        draw(surface, said, where, style, valign="b", width=text.width, least=self.scale.px(15))


def rulebook() -> list[Paragraph]:
    """Return docs/rules.md as paragraphs, its marks taken off."""
    paragraphs = []
    for line in asset("docs", "rules.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            paragraphs.append(Paragraph(line.lstrip("# "), heading=True))
        elif line.strip():
            plain = re.sub(r"\*\*|`", "", line)
            paragraphs.append(Paragraph(re.sub(r"^- ", "", plain)))
    return paragraphs


def game_log(session: Session) -> list[Paragraph]:
    """Return everything that has happened, one line an event, a heading a turn."""
    lines = []
    for event in session.events():
        said = wording.log_line(session.rules, event)
        lines.append(Paragraph(said, heading=type(event).__name__ == "TurnBegan"))
    return lines
