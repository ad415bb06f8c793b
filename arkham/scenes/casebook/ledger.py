"""The list of games as a ruled page: date, case, a stamp for the result, turns, time, code."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

import pygame

from arkham.files.texts import texts
from arkham.play.journal import day_of
from arkham.records.casebook import Casebook, result_key
from arkham.records.records import ABANDONED, Entry, Unreadable
from arkham.scenes.draw.brush import Brush
from arkham.scenes.draw.canvas import Canvas, Point
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.jigsaw import piece_points
from arkham.scenes.draw.shapes import notched, outline, rounded
from arkham.scenes.draw.surfaces import Colour, SurfaceCache, blank
from arkham.scenes.draw.text import Anchor, Style, measure, render
from arkham.scenes.draw.theme import Scale, Theme
from arkham.scenes.widgets.button import Look
from arkham.scenes.widgets.lists import ListBox

_signs = SurfaceCache(megabytes=4)
_GRID = 24


def sign(result: str, px: float, ink: Colour, fill: Colour) -> pygame.Surface:
    """Show how a game ended; `fill` inks the piece of a solved case, `ink` all other lines."""
    side = max(8, round(px))
    return _signs.get((result, side, ink, fill), lambda: _drawn(result, side, ink, fill))


def _drawn(result: str, side: int, ink: Colour, fill: Colour) -> pygame.Surface:
    canvas = Canvas((side, side), fill if result == "won" else ink)
    k = side / _GRID

    def at(*points: Point) -> list[Point]:
        return [(x * k, y * k) for x, y in points]

    if result == "won":
        canvas.polygon(piece_points((16 * k, 16 * k), (1, 1, 0, -1), (2.5 * k, 5.5 * k)), fill)
    elif result == "stability":
        canvas.ring((12 * k, 12 * k), 10.4 * k, 2 * k, ink)
        for line in (
            ((14, 9), (9.5, 4.6)),
            ((14, 9), (20, 6.6)),
            ((14, 9), (12.4, 13.4), (14.2, 16), (12, 21)),
            ((12.4, 13.4), (4.4, 15.4)),
        ):
            canvas.stroke(at(*line), ink, 1.7 * k)
    elif result == ABANDONED:
        outline = at((2.5, 6), (9, 6), (11, 8.5), (21.5, 8.5), (21.5, 19.5), (2.5, 19.5))
        canvas.dashes(outline, ink, 1.8 * k, 3.2 * k, 2 * k)
    else:
        for y in (2.6, 21.4):
            canvas.stroke(at((4.5, y), (19.5, y)), ink, 2.2 * k)
        glass = at((6.4, 3.5), (17.6, 3.5), (12.9, 12), (17.6, 20.5), (6.4, 20.5), (11.1, 12))
        canvas.stroke(glass, ink, 1.6 * k, closed=True)
        canvas.polygon(at((12, 14.4), (16.2, 20), (7.8, 20)), ink)
    return canvas.finish()


def draw_paper_ring(brush: Brush, rect: pygame.Rect, look: Look) -> None:
    """Show on paper what has the focus: ink for the pointer, a broad accent for the keyboard."""
    if not (look.focused or look.hovered):
        return
    theme, scale = brush.theme, brush.scale
    colour = theme.accent.on_paper if look.focused else theme.on_paper
    width = scale.line(3.4, 2) if look.focused else scale.line(1.4)
    brush.blit(outline(rect.size, scale.u(7), colour, width, cut=True), rect)


Column = Literal["date", "case", "result", "turns", "time", "code"]
_stamps = SurfaceCache(megabytes=4)
_TURNED = (2.2, -1.6, 1.1, -2.4, 0.7)  # degrees; no hand presses two stamps alike

_SHARES: dict[Column, float] = {
    "date": 0.14,
    "case": 0.31,
    "result": 0.15,
    "turns": 0.07,
    "time": 0.1,
    "code": 0.23,
}
_RIGHT = ("turns", "time")
SIGN = 74  # units left of the first column
_WHEEL = 3  # lines that one notch of the wheel scrolls


@dataclass(frozen=True, slots=True)
class Line:
    """What one line of the ledger says; a damaged file has a reason instead of a game."""

    id: str
    date: str
    case: str
    result: str  # as records name it; empty for a damaged file
    stamp: str
    turns: str = ""
    time: str = ""
    code: str = ""
    faint: bool = False  # practice, or an ending that does not count


def columns(scale: Scale) -> list[Column]:
    """Return the columns that have room at this text size."""
    return ["date", "case", "result", "turns"] if scale.big else list(_SHARES)


def column_rects(row: pygame.Rect, scale: Scale) -> dict[Column, pygame.Rect]:
    """Return where the columns of a row lie."""
    shown = columns(scale)
    left, gap = row.left + scale.u(SIGN), scale.u(14)
    room = row.right - scale.u(26) - left
    whole = sum(_SHARES[column] for column in shown)
    rects = {}
    for column in shown:
        width = room * _SHARES[column] / whole
        rects[column] = pygame.Rect(round(left), row.top, round(width - gap), row.height)
        left += width
    return rects


@dataclass(slots=True, kw_only=True)
class Ledger(ListBox):
    """The lines of the page; the paper itself belongs to the scene."""

    lines: Sequence[Line] = ()

    def scroll(self, step: int) -> bool:
        return ListBox.scroll(self, step * _WHEEL)

    def draw(self, brush: Brush, look: Look) -> None:
        theme, scale = brush.theme, brush.scale
        for place in range(self.top, min(len(self.lines), self.top + self.shown)):
            self._draw_line(brush, place, look)
        if len(self.lines) > self.shown:
            width = scale.px(8)
            height = max(scale.px(28), round(self.rect.height * self.shown / len(self.lines)))
            share = self.top / max(1, len(self.lines) - self.shown)
            y = self.rect.top + round((self.rect.height - height) * share)
            bar = pygame.Rect(self.rect.right - width - scale.px(6), y, width, height)
            brush.blit(rounded(bar.size, width / 2, theme.on_paper), bar)

    def _draw_line(self, brush: Brush, place: int, look: Look) -> None:
        theme, scale, u = brush.theme, brush.scale, brush.scale.u
        line, row = self.lines[place], self.row(place)
        if line.id == self.chosen:
            plate = row.inflate(-round(u(24)), -round(u(4)))
            brush.blit(notched(plate.size, u(7), theme.paper_shade), plate)
            edge = outline(plate.size, u(7), theme.ink, scale.line(1.6), cut=True)
            brush.blit(edge, plate)
            if look.focused:
                draw_paper_ring(brush, plate, look)
        ink = theme.on_paper if line.faint else theme.ink
        rects = column_rects(row, scale)
        if line.result:
            accent = theme.accent.on_paper
            centre = (row.left + u(34), row.centery)
            brush.centred(sign(line.result, u(28), ink, accent), centre)
        self._write(brush, line.date, rects["date"], brush.style(Face.TYPE, 18, ink))
        title = brush.bold(20, ink)
        if not line.result:
            room = rects["case"].union(rects["turns"] if scale.big else rects["code"])
            self._write(brush, line.case, room, brush.body(19, ink))
            return
        self._write(brush, line.case, rects["case"], title)
        image = _stamp(line, place, rects["result"].size, theme, scale)
        box = rects["result"]
        brush.surface.blit(image, image.get_rect(midleft=(box.left - round(u(8)), box.centery)))
        number = brush.style(Face.TYPE, 19, ink)
        for column in ("turns", "time"):
            if column in rects:
                self._write(brush, getattr(line, column), rects[column], number, "r")
        if "code" in rects:
            code = brush.style(Face.TYPE, 18, ink)
            self._write(brush, line.code, rects["code"].move(round(u(14)), 0), code)

    def _write(
        self,
        brush: Brush,
        words: str,
        rect: pygame.Rect,
        style: Style,
        anchor: Anchor = "l",
    ) -> None:
        where = (rect.right if anchor == "r" else rect.left, rect.centery)
        brush.write(words, where, style, rect.width, anchor=anchor, valign="m")


def draw_headings(brush: Brush, row: pygame.Rect) -> None:
    """Write what the columns mean above a ruled line."""
    u, words = brush.u, texts()["casebook"]
    style = Style(Face.LABEL, brush.scale.font(18), brush.theme.on_paper, u(1))
    for column, rect in column_rects(row, brush.scale).items():
        left = rect.left + (u(14) if column == "code" else 0)
        anchor: Anchor = "r" if column in _RIGHT else "l"
        where = (rect.right if anchor == "r" else left, row.bottom - u(10))
        heading = words[f"column_{column}"].upper()
        brush.write(heading, where, style, rect.width + u(10), anchor=anchor, valign="b")


def _stamp(
    line: Line, place: int, room: tuple[int, int], theme: Theme, scale: Scale
) -> pygame.Surface:
    """Return the verdict, pressed a little askew."""
    ink = theme.accent.on_paper if line.result == "won" else theme.ink
    if line.faint or line.result == ABANDONED:
        ink = theme.on_paper
    turn = _TURNED[place % len(_TURNED)]
    key = (line.stamp, ink, room, turn, scale)

    def make() -> pygame.Surface:
        # Drawn large and turned while it is made smaller: a turned line stays smooth.
        k = 3
        u = scale.u
        style = Style(Face.LABEL, min(scale.font(18), round(room[1] * 0.5)), ink, u(1.5))
        while style.px > 6 and measure(line.stamp, style) > room[0] - u(16):
            style = style.at(style.px - 1)
        word = render(line.stamp, Style(style.face, style.px * k, ink, style.tracking * k))
        size = (word.get_width() + round(u(20) * k), word.get_height() + round(u(2) * k))
        image = blank(size, ink)
        if line.result != ABANDONED:
            broad = 2.6 if line.result == "won" else 1.3
            image.blit(outline(size, u(4) * k, ink, scale.line(broad) * k), (0, 0))
        image.blit(word, word.get_rect(center=(size[0] // 2, size[1] // 2)))
        turned = pygame.transform.rotozoom(image, turn, 1)
        small = (round(turned.get_width() / k), round(turned.get_height() / k))
        return pygame.transform.smoothscale(turned, small)

    return _stamps.get(key, make)


def line_of(book: Casebook, entry: Entry, first: set[str]) -> Line:
    """Return an entry as a line of the ledger; `first` names the files that count."""
    words = texts()["casebook"]
    if isinstance(entry, Unreadable):
        return Line(entry.path.name, words["damaged"], entry.reason, "", "")
    case = book.case_of(entry)
    title = f"{case.number}  {case.title}" if case else entry.case
    moment = entry.ended or entry.begun
    return Line(
        id=entry.path.name,
        date=f"{datetime.fromtimestamp(moment):%d %b %Y}" if moment else words["undated"],
        case=title,
        result=entry.result,
        stamp=words[result_key(entry)],
        turns=str(entry.turns),
        time=duration(entry.seconds),
        code=book.code(entry),
        faint=not entry.fair or entry.path.name not in first,
    )


def duration(seconds: int) -> str:
    """Return a playing time as 23 min or 1 h 05; nothing if none was kept."""
    if seconds <= 0:
        return ""
    minutes = max(1, round(seconds / 60))
    return f"{minutes} min" if minutes < 60 else f"{minutes // 60} h {minutes % 60:02d}"


def summary_line(book: Casebook, entry: Entry) -> str:
    """Tell a game in two or three short sentences."""
    words = texts()["casebook"]
    if isinstance(entry, Unreadable):
        return f"{entry.path.name}: {entry.reason}"
    template = words["told_one"] if entry.puzzles == 1 else words["told"]
    parts = [
        template.format(
            cause=words[f"cause_{entry.result}"], terms=book.terms(entry), puzzles=entry.puzzles
        )
    ]
    if (day := day_of(entry.daily)) is not None:
        parts.append(words["told_daily"].format(day=f"{day:%d %b %Y}"))
    if entry.ending > 1:
        parts.append(words["told_ending"].format(ending=entry.ending))
    return " ".join(parts)
