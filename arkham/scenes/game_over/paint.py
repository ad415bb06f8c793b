"""Lay out and paint the end of a game: picture, verdict, casebook, stamp, jigsaw and figures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame

from arkham.files.texts import texts
from arkham.play.figures import figures as figures_of
from arkham.play.session import Session
from arkham.rules.areas import BIG_PICTURE
from arkham.rules.state import Lost, Won
from arkham.scenes.cards.artwork import screen_picture
from arkham.scenes.draw.brush import Brush, rubber_stamp
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.jigsaw import draw_jigsaw, jigsaw_size, letter_piece
from arkham.scenes.draw.shapes import LEAF_MARGIN, cast_shadow, gradient, lay_leaf
from arkham.scenes.draw.text import (
    Style,
    block_height,
    draw,
    draw_block,
    line_height,
    line_step,
    wrap,
)
from arkham.scenes.draw.theme import Scale, Theme, mix, whole_rect
from arkham.scenes.table.hud import hud_of
from arkham.words import wording


@dataclass(frozen=True, slots=True)
class Line:
    """A line or a whole paragraph of the story, or the title of a chapter."""

    text: str = ""
    heading: bool = False


Page = list[Line]


def set_pages(
    paragraphs: Sequence[Line], style: Style, strong: Style, width: float, rooms: tuple[int, int]
) -> list[Page]:
    """Break a story into pages of lines; `rooms` are the lines of the first and of later pages.

    A heading never ends a page, a blank line never begins one, and a page ends between paragraphs
    where it is half full by then. A paragraph that must be parted leaves no single line alone on
    either side.
    """
    pages: list[Page] = [[]]

    def room() -> int:
        return rooms[0 if len(pages) == 1 else 1] - len(pages[-1])

    for lines, together in _wrapped(paragraphs, style, strong, width):
        used = len(pages[-1])
        left = room() - (1 if used else 0)
        could_wait = used >= room() and len(lines) <= rooms[1]  # half full, and whole on the next
        if used and (left < together or left < len(lines) and could_wait):
            pages.append([])
        elif used:
            pages[-1].append(Line())
        while lines:
            taken = _taken(len(lines), room())
            pages[-1] += lines[:taken]
            lines = lines[taken:]
            if lines:
                pages.append([])
    return pages


def _wrapped(
    paragraphs: Sequence[Line], style: Style, strong: Style, width: float
) -> Iterator[tuple[list[Line], int]]:
    """Yield each paragraph with the heading over it, and how many lines must not be parted."""
    heading: list[Line] = []
    for part in paragraphs:
        lines = wrap(part.text, strong if part.heading else style, width)
        heading += [Line(text, part.heading) for text in lines]
        if not part.heading:
            titles = sum(line.heading for line in heading)
            yield heading, titles + min(2, len(lines))
            heading = []


def _taken(lines: int, room: int) -> int:
    """Return how many lines of a paragraph go on this page: never all but one."""
    if lines <= room:
        return lines
    return room - 1 if lines == room + 1 and room > 2 else max(1, room)


LEADING = 1.4
_EMBLEMS = 200  # units at the foot of a page for the stamp and the big picture
_ACROSS = 5  # answers that have room in one row
_EDGE = 44


class GameOverLayout:
    """The rectangles of one window."""

    def __init__(self, window: tuple[int, int], scale: Scale, answers: int) -> None:
        self.scale, self.window = scale, window
        u, f = scale.u, scale.font
        width = min(window[0] * (0.5 if scale.big else 0.46), u(1100))
        left, top = round(window[0] - width - u(_EDGE)), round(u(40))
        row, gap = max(u(60), f(38)), u(12)
        columns = 2 if scale.big else answers if answers <= _ACROSS else 3
        rows = -(-answers // columns)
        figures = u(70) + f(19) * (2.6 if scale.big else 1.3)
        below = figures + rows * (row + gap) + row + gap + u(28)
        self.page = page = whole_rect(left, top, width, window[1] - top - below)
        self.figures = whole_rect(left, page.bottom, page.width, figures)
        self.code = code = whole_rect(left, page.bottom + figures, width * 0.56, row)
        self.mark = pygame.Rect(code.right, code.top, page.right - code.right, code.height)
        step, first = (width - gap * (columns - 1)) / columns + gap, code.bottom + gap
        self.answers = [
            whole_rect(
                left + i % columns * step, first + i // columns * (row + gap), step - gap, row
            )
            for i in range(answers)
        ]

    def text(self, *, emblems: bool) -> pygame.Rect:
        """Return the part of the page that is written on."""
        u, page = self.scale.u, self.page
        top = page.top + max(u(100), u(40) + self.scale.font(36))
        foot = u(_EMBLEMS) if emblems else u(34)
        width = page.width - u(78) - u(46)
        return whole_rect(page.left + u(78), top, width, page.bottom - foot - top)

    def lines(self, style: Style, *, emblems: bool) -> int:
        """Return how many lines a page takes."""
        return max(3, self.text(emblems=emblems).height // line_step(style, LEADING))

    def turners(self) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        """Return the way back, the number of the page, and the way on, in its upper corner."""
        u, f, page = self.scale.u, self.scale.font, self.page
        side = round(max(u(48), f(26)))
        middle = page.top + round(u(24)) + side // 2
        on = pygame.Rect(0, 0, side, side)
        on.midright = (page.right - round(u(40)), middle)
        number = pygame.Rect(0, 0, round(f(18) * 6.6), side)
        number.midright = (on.left - round(u(10)), middle)
        back = on.copy()
        back.midright = (number.left - round(u(10)), middle)
        return back, number, on


_ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII")


def letters(scale: Scale, theme: Theme) -> tuple[Style, Style]:
    """Return the typewriter of the casebook, for its story and for its headings."""
    px = scale.font(20)
    return Style(Face.TYPE, px, theme.ink), Style(Face.TYPE_BOLD, px, theme.ink)


class EndPainter:
    """What the end looks like at one size; the page and its number change, the rest is kept."""

    def __init__(
        self, session: Session, layout: GameOverLayout, theme: Theme, cause_of_loss: str = ""
    ) -> None:
        self.session, self.layout, self.theme = session, layout, theme
        self._cause_of_loss = cause_of_loss
        self.won = isinstance(session.outcome, Won)
        self._backdrop: pygame.Surface | None = None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw everything that does not change while the screen shows."""
        if self._backdrop is None:
            self._backdrop = self._composed(surface)
        surface.blit(self._backdrop, (0, 0))

    def _composed(self, surface: pygame.Surface) -> pygame.Surface:
        theme, u, window = self.theme, self.layout.scale.u, self.layout.window
        backdrop = pygame.Surface(window, 0, surface)
        brush = Brush(backdrop, theme, self.layout.scale)
        backdrop.fill(theme.ink)
        room = (self.layout.page.left + round(u(60)), window[1])
        name = "won" if self.won else "lost"
        picture = screen_picture("screens", f"{name}-{self.session.case.id}", room)
        if picture is not None:
            backdrop.blit(picture, (0, 0))
        veil = gradient((u(240), window[1]), theme.ink, 0, 255, across=True)
        backdrop.blit(veil, (room[0] - u(240), 0))
        self._draw_verdict(brush, room[0])
        self._draw_sheet(brush)
        self._draw_figures(brush)
        return backdrop

    def _draw_verdict(self, brush: Brush, width: int) -> None:
        """Say how it ended below the picture, on dark ground that the words bring along."""
        words, theme, u, surface = texts()["over"], brush.theme, brush.u, brush.surface
        left, case = round(u(64)), self.session.case
        room = round(self.layout.page.left - u(30)) - left
        result = self.session.outcome
        key = f"end_{result.reason}" if isinstance(result, Lost) else "end_won"
        told = words.get(key) or wording.ending_line(self.session.state)  # of a loss yet unknown
        ending = f"{told} {self._cause_of_loss}".strip()
        note = brush.style(Face.BODY_ITALIC, 26, theme.paper)
        title = Style(Face.TITLE, round(u(86)), theme.paper)
        label = Style(Face.LABEL, brush.scale.font(21), theme.accent.light, u(2))
        note_height = block_height(ending, note, room)
        note_top = round(surface.get_height() - u(64) - note_height)
        title_top = note_top - round(u(10)) - line_height(title)
        label_top = title_top - round(u(2)) - line_height(label)
        ground_top, rise = label_top - round(u(16)), round(u(150))
        surface.blit(gradient((width, rise), theme.ink, 0, 235), (0, ground_top - rise))
        ground = pygame.Surface((width, surface.get_height() - ground_top))
        ground.fill(theme.ink)
        ground.set_alpha(235)
        surface.blit(ground, (0, ground_top))
        heading = words["file"].format(number=case.number, title=case.title).upper()
        brush.write(heading, (left, label_top), label, room)
        said = words["won_title" if self.won else "lost_title"]
        brush.write(said, (left - 2, title_top), title, room, least=40)
        draw_block(surface, ending, pygame.Rect(left, note_top, room, note_height), note, even=True)

    def _draw_sheet(self, brush: Brush) -> None:
        """Draw the empty page: ruled, with a margin and three holes."""
        theme, scale, u, surface = brush.theme, brush.scale, brush.u, brush.surface
        page = self.layout.page
        cast_shadow(surface, page, blur=u(20), alpha=200, drop=u(10))
        under = page.move(round(u(8)), round(u(7)))
        surface.fill(theme.paper_shade, under)
        lay_leaf(surface, page, theme.paper_bright, "casebook", scale, theme)
        text = self.layout.text(emblems=False)
        step = line_step(letters(scale, theme)[0], LEADING)
        rule = mix(theme.paper_bright, theme.ink, 0.1)
        left, right = page.left + u(LEAF_MARGIN) + scale.px(1.4), page.right - u(24)
        for y in range(text.top + step, page.bottom - step // 2, step):
            pygame.draw.line(surface, rule, (left, y), (right, y))
        heading = Style(Face.TITLE_ITALIC, round(u(46)), theme.ink)
        where = (page.left + u(78), page.top + u(22))
        brush.write(texts()["over"]["casebook"], where, heading)

    # What changes

    def draw_page(self, brush: Brush, lines: Page) -> None:
        """Write a page of the story."""
        body, strong = letters(brush.scale, brush.theme)
        rect = self.layout.text(emblems=False)
        step = line_step(body, LEADING)
        for i, line in enumerate(lines):
            style = strong if line.heading else body
            brush.write(line.text, (rect.left, rect.top + i * step), style)

    def draw_number(self, brush: Brush, number: int, count: int) -> None:
        """Say which page this is, between the two ways to turn it."""
        words = texts()["over"]["page"].format(number=number, count=count)
        style = brush.body(18, brush.theme.on_paper)
        _, place, _ = self.layout.turners()
        brush.write(words, place.center, style, place.width, anchor="c", valign="m")

    def draw_mark(self, brush: Brush, message: str) -> None:
        """Say what the game counts as, or what the last button did."""
        words = (
            message
            or texts()["over"]["open_deck" if self.session.open_deck else self.session.mark.value]
        )
        room = self.layout.mark.inflate(-round(brush.u(28)), 0)
        room.right = self.layout.mark.right
        brush.block(words, room, brush.body(19), anchor="r", valign="m", even=True)

    # Emblems

    def draw_emblems(self, brush: Brush) -> None:
        """Draw the verdict as a stamp, and the big picture, at the foot of the page."""
        u, page = brush.u, self.layout.page
        word = texts()["over"]["solved" if self.won else "unsolved"]
        stamp = rubber_stamp(word, u(54), brush.theme.accent.on_paper)
        brush.surface.blit(stamp, (page.left + u(72), page.bottom - u(18) - stamp.get_height()))
        self._draw_big_picture(brush)

    def _draw_big_picture(self, brush: Brush) -> None:
        """Draw what was proved: the pieces of the picture, or the goals that replace them."""
        hud = hud_of(self.session)
        words = texts()["over"]
        page, u, theme, surface = self.layout.page, brush.u, brush.theme, brush.surface
        if hud.goals:
            met = [goal.met for goal in hud.goals]
            said = words["goals_met"].format(have=sum(met), need=len(met))
            side = round(u(46))
            size = (round(side * 1.28) * len(met), round(side * 1.5))
        else:
            rules = self.session.rules
            types = rules.types
            scored = {rules.cards[c].type for c in self.session.state.areas[BIG_PICTURE]}
            have = len(scored - {None})
            said = words["types_proved"].format(have=have, need=rules.types_to_win)
            size = jigsaw_size(round(u(72)) * (4 if len(types) > 6 else 3), len(types))
        rect = pygame.Rect(0, 0, *size)
        rect.bottomright = (page.right - round(u(50)), page.bottom - round(u(26)))
        plate = rect.inflate(round(u(20)), round(u(14)))
        surface.fill(theme.ink, plate)
        if hud.goals:
            for i, done in enumerate(met):
                image = letter_piece(_ROMAN[i], side, theme, filled=done)
                centre = (rect.left + round(side * 1.28 * (i + 0.5)), rect.centery)
                brush.centred(image, centre)
        else:
            draw_jigsaw(surface, rect, types, [t for t in types if t in scored], theme)
        style = brush.style(Face.TYPE_BOLD, 18, theme.ink)
        where = (plate.right, plate.top - u(6))
        draw(surface, said, where, style, anchor="r", valign="b", width=page.width * 0.8)

    # Figures

    def _draw_figures(self, brush: Brush) -> None:
        words, theme, u = texts()["over"], brush.theme, brush.u
        figures, room = figures_of(self.session), self.layout.figures
        minutes = round(self.session.journal.seconds / 60)
        shown = [
            (str(figures.turns), words["turns"]),
            (str(figures.scored), words["scored"]),
            (words["of"].format(have=figures.checks_failed, all=figures.checks), words["checks"]),
            (str(figures.closed), words["closed"]),
        ]
        if minutes:
            shown.append((words["minutes"].format(count=minutes), words["time"]))
        number = Style(Face.NUMBER, round(u(34)), theme.paper)
        step = room.width / len(shown)
        for i, (value, name) in enumerate(shown):
            x = room.left + step * (i + 0.5)
            drawn = brush.write(value, (x, room.top + u(16)), number, anchor="c")
            below = pygame.Rect(0, 0, round(step - u(16)), room.bottom - drawn.bottom)
            below.midtop = (round(x), drawn.bottom - round(u(2)))
            brush.block(name, below, brush.body(19), anchor="c", leading=1.1)
            if i:
                edge = round(room.left + step * i)
                ends = (edge, room.top + u(22)), (edge, drawn.bottom + u(20))
                pygame.draw.line(brush.surface, theme.edge, *ends)
