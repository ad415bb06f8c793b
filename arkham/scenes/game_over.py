"""The end of a game, won or lost: the last page, the story of the closed cases, the figures."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from arkham import casecode, keys, story, wording
from arkham.rules.areas import BIG_PICTURE
from arkham.rules.cards import ClueType
from arkham.rules.state import Won
from arkham.scenes.artwork import cover, whole_picture
from arkham.scenes.backdrop import paper
from arkham.scenes.focus import FocusGroup
from arkham.scenes.fonts import Face
from arkham.scenes.jigsaw import draw_jigsaw, jigsaw_size
from arkham.scenes.shapes import cast_shadow, gradient, outline
from arkham.scenes.stack import Scene, Transition
from arkham.scenes.text import Style, draw, line_step, render, wrap
from arkham.scenes.theme import Scale, theme_for
from arkham.scenes.widgets import Button, Chosen, Widget
from arkham.session import Session

ANSWERS = ("again", "new", "replay", "menu")


class GameOverScene(Scene):
    """One page of the casebook that can be turned, and what to do next."""

    covers = True

    def __init__(
        self,
        session: Session,
        choose: Callable[[str], Transition | None],
        *,
        standing: str = "",  # how games like this one went so far
        text_scale: float = 1.0,
    ) -> None:
        self.session = session
        self.standing = standing
        self._choose = choose
        self._text_scale = text_scale
        self.won = isinstance(session.outcome, Won)
        self.theme = theme_for(session.case.accent)
        self.group = FocusGroup()
        self.figures = story.figures(session)
        self.code = (
            casecode.encode(session.case, session.options, session.seed)
            if session.from_deal
            else ""
        )
        self._paragraphs = self._told()
        self._first_line = 0
        self._backdrop: pygame.Surface | None = None
        self.size = (1280, 720)
        self.scale = Scale.of(self.size, text_scale)

    def _told(self) -> list[str]:
        """Return the casebook's paragraphs: the last page first, then every closed case."""
        told = [p.strip() for p in story.last_page(self.session).split("\n") if p.strip()]
        for chapter in story.chapters(self.session):
            told += ["", f"{chapter.title}."]
            told += [part for part in (chapter.opening, chapter.notes, chapter.closing) if part]
        return told

    # Layout

    def on_resize(self, size: tuple[int, int]) -> None:
        self.size = size
        self.scale = Scale.of(size, self._text_scale)
        self._backdrop = None
        self._first_line = 0
        self.group.replace(self._buttons(), "again")

    @property
    def _page(self) -> pygame.Rect:
        """Return the sheet of paper on the right."""
        u = self.scale.u
        width = min(self.size[0] * 0.46, u(1000))
        return pygame.Rect(
            round(self.size[0] - width - u(44)),
            round(u(40)),
            round(width),
            round(self.size[1] - u(336)),
        )

    def _buttons(self) -> list[Widget]:
        words, u, page = wording.texts()["over"], self.scale.u, self._page
        top, height = page.bottom + u(112), max(u(60), self.scale.font(38))
        copy = pygame.Rect(page.left, round(top), round(page.width * 0.56), round(height))
        buttons: list[Widget] = []
        if self.code:
            buttons.append(Button(id="copy", name=self.code, note=words["copy"], rect=copy))
        top += height + u(14)
        width = (page.width - u(12) * (len(ANSWERS) - 1)) / len(ANSWERS)
        for i, answer in enumerate(ANSWERS):
            rect = pygame.Rect(
                round(page.left + i * (width + u(12))), round(top), round(width), round(height)
            )
            style = "primary" if i == 0 else "plain"
            buttons.append(
                Button(
                    id=answer,
                    name=words[answer],
                    rect=rect,
                    style="primary" if style == "primary" else "plain",
                )
            )
        return buttons

    # Input

    def handle(self, event: pygame.event.Event) -> Transition | None:
        if event.type == pygame.MOUSEWHEEL:
            self._turn(-3 * event.y)
            return None
        if event.type == pygame.KEYDOWN:
            if keys.action_of(event) == "back":
                return self._choose("menu")
            if event.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
                self._turn(8 if event.key == pygame.K_PAGEDOWN else -8)
                return None
        answer = self.group.handle(event)
        if not isinstance(answer, Chosen):
            return None
        if answer.widget_id == "copy":
            pygame.scrap.put_text(self.code)
            return None
        return self._choose(answer.widget_id)

    def _turn(self, lines: int) -> None:
        """Scroll the page, never beyond its ends."""
        last = max(0, len(self._lines()) - self._room())
        self._first_line = max(0, min(last, self._first_line + lines))

    def _style(self) -> Style:
        return Style(Face.TYPE, self.scale.font(20), self.theme.ink)

    def _text_rect(self) -> pygame.Rect:
        u, page = self.scale.u, self._page
        return pygame.Rect(
            round(page.left + u(78)),
            round(page.top + u(96)),
            round(page.width - u(78) - u(46)),
            round(page.height - u(96) - u(196)),
        )

    def _room(self) -> int:
        return max(1, self._text_rect().height // line_step(self._style(), 1.4))

    def _lines(self) -> list[str]:
        style, width = self._style(), self._text_rect().width
        lines: list[str] = []
        for paragraph in self._paragraphs:
            lines += wrap(paragraph, style, width) if paragraph else [""]
            if paragraph and not paragraph.endswith("."):
                continue
            lines.append("")
        return lines

    # Picture

    def draw(self, surface: pygame.Surface) -> None:
        if self._backdrop is None:
            self._backdrop = self._composed(surface)
        surface.blit(self._backdrop, (0, 0))
        self._draw_text(surface)
        self.group.draw(surface, self.theme, self.scale)

    def _composed(self, surface: pygame.Surface) -> pygame.Surface:
        theme, u = self.theme, self.scale.u
        backdrop = pygame.Surface(self.size, 0, surface)
        backdrop.fill(theme.ink)
        page = self._page
        left_room = (page.left + round(u(60)), self.size[1])
        name = "won" if self.won else "lost"
        picture = whole_picture("screens", f"{name}-{self.session.case.id}")
        if picture is None:
            picture = whole_picture("screens", name)
        if picture is not None:
            backdrop.blit(cover(picture, left_room), (0, 0))
        backdrop.blit(
            gradient((left_room[0], u(560)), theme.ink, 0, 245), (0, self.size[1] - u(560))
        )
        veil = gradient((u(240), self.size[1]), theme.ink, 0, 255, across=True)
        backdrop.blit(veil, (left_room[0] - u(240), 0))
        self._draw_verdict(backdrop)
        self._draw_page(backdrop)
        self._draw_figures(backdrop)
        return backdrop

    def _draw_verdict(self, surface: pygame.Surface) -> None:
        words, theme, scale, u = wording.texts()["over"], self.theme, self.scale, self.scale.u
        room = self._page.left - u(64) - u(30)
        case = self.session.case
        label = Style(Face.LABEL, scale.font(21), theme.accent.light, u(2))
        heading = words["file"].format(number=case.number, title=case.title).upper()
        y = self.size[1] - u(290)
        draw(surface, heading, (u(64), y), label, width=room, least=scale.px(15))
        title = Style(Face.TITLE, round(u(86)), theme.paper)
        key = "won_title" if self.won else "lost_title"
        drawn = draw(
            surface,
            words[key],
            (u(62), y + scale.font(30)),
            title,
            width=room,
            least=scale.px(40),
            shadow=theme.ink,
        )
        note = Style(Face.BODY_ITALIC, scale.font(26), theme.paper)
        ending = wording.ending_line(self.session.state)
        draw(surface, ending, (u(64), drawn.bottom + u(6)), note, width=room, least=scale.px(18))

    def _draw_page(self, surface: pygame.Surface) -> None:
        words, theme, scale, u = wording.texts()["over"], self.theme, self.scale, self.scale.u
        page = self._page
        cast_shadow(surface, page, blur=u(20), alpha=200, drop=u(10))
        surface.blit(paper(page.size, theme.paper_bright, "casebook"), page)
        margin = round(page.left + u(54))
        pygame.draw.line(
            surface, theme.accent.light, (margin, page.top), (margin, page.bottom), scale.px(1.4)
        )
        heading = Style(Face.TITLE_ITALIC, round(u(46)), theme.ink)
        draw(surface, words["casebook"], (page.left + u(78), page.top + u(24)), heading)
        self._draw_stamp(surface)
        self._draw_big_picture(surface)

    def _draw_big_picture(self, surface: pygame.Surface) -> None:
        page, u = self._page, self.scale.u
        rules = self.session.rules
        types = [t for t in ClueType if any(c.type is t for c in rules.cards)]
        picture = self.session.state.areas[BIG_PICTURE]
        scored = {rules.cards[c].type for c in picture}
        width = round(u(216))
        size = jigsaw_size(width, len(types))
        rect = pygame.Rect(page.right - size[0] - round(u(40)), 0, *size)
        rect.bottom = page.bottom - round(u(28))
        plate = rect.inflate(round(u(22)), round(u(22)))
        surface.fill(self.theme.ink, plate)
        draw_jigsaw(surface, rect, types, [t for t in types if t in scored], self.theme)

    def _draw_stamp(self, surface: pygame.Surface) -> None:
        """Press the verdict onto the page, a little askew."""
        words, theme, scale, u = wording.texts()["over"], self.theme, self.scale, self.scale.u
        ink = theme.accent.fill
        word = render(
            words["solved" if self.won else "unsolved"],
            Style(Face.LABEL, round(u(56)), ink, u(6)),
        )
        size = (word.get_width() + round(u(70)), word.get_height() + round(u(24)))
        stamp = pygame.Surface(size, pygame.SRCALPHA)
        stamp.blit(outline(size, u(10), ink, scale.line(5)), (0, 0))
        inner = (size[0] - round(u(16)), size[1] - round(u(16)))
        stamp.blit(outline(inner, u(7), ink, scale.line(1.6)), (round(u(8)), round(u(8))))
        stamp.blit(word, ((size[0] - word.get_width()) // 2, (size[1] - word.get_height()) // 2))
        turned = pygame.transform.rotozoom(stamp, 7, 1)
        place = (self._page.left + u(70), self._page.bottom - turned.get_height() - u(22))
        surface.blit(turned, place)

    def _draw_figures(self, surface: pygame.Surface) -> None:
        words, theme, scale, u = wording.texts()["over"], self.theme, self.scale, self.scale.u
        figures, page = self.figures, self._page
        shown = (
            (str(figures.turns), words["turns"]),
            (str(figures.scored), words["scored"]),
            (f"{figures.checks_failed} / {figures.checks}", words["checks"]),
            (str(figures.closed), words["closed"]),
        )
        number = Style(Face.NUMBER, round(u(34)), theme.paper)
        label = Style(Face.BODY, scale.font(19), theme.muted)
        step = page.width / len(shown)
        for i, (value, name) in enumerate(shown):
            x = page.left + step * (i + 0.5)
            draw(surface, value, (x, page.bottom + u(18)), number, anchor="c")
            draw(
                surface,
                name,
                (x, page.bottom + u(62)),
                label,
                anchor="c",
                width=step - u(8),
                least=scale.px(15),
            )
        mark = self.standing or words[self.session.mark.value]
        where = (page.right, page.bottom + u(112) + max(u(60), scale.font(38)) / 2)
        least = scale.px(15)
        room = page.width * 0.42
        draw(surface, mark, where, label, anchor="r", valign="m", width=room, least=least)

    def _draw_text(self, surface: pygame.Surface) -> None:
        """Draw the lines of the page that show now."""
        style, rect = self._style(), self._text_rect()
        step = line_step(style, 1.4)
        lines = self._lines()
        shown = lines[self._first_line : self._first_line + self._room()]
        for i, line in enumerate(shown):
            draw(surface, line, (rect.left, rect.top + i * step), style)
        if self._first_line + len(shown) < len(lines):
            more = Style(Face.BODY_ITALIC, self.scale.font(18), self.theme.on_paper)
            below = (rect.centerx, rect.bottom + self.scale.u(2))
            draw(surface, wording.texts()["over"]["more"], below, more, anchor="c")
