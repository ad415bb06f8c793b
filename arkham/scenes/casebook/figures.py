"""The figures of the casebook as small charts on paper; each tells how it is counted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta

import pygame

from arkham.files.texts import texts
from arkham.records.casebook import Casebook, Filter
from arkham.records.daily import DailyFigures, daily_case
from arkham.records.records import Record
from arkham.records.statistics import FORM, Bin, Figures
from arkham.scenes.casebook.layout import pages
from arkham.scenes.casebook.ledger import draw_paper_ring, sign
from arkham.scenes.draw.brush import Brush
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.shapes import dashed, lay_hatch, notched, outline
from arkham.scenes.draw.text import Style
from arkham.scenes.draw.theme import Scale, columns
from arkham.scenes.widgets.button import Answer, Button, Chosen, Look, Role, Widget


@dataclass(slots=True, kw_only=True)
class Figure(Widget):
    """Something counted, with its name, a word beside it, and its definition for the foot."""

    aside: str = ""
    definition: str = ""
    role: Role = Role.FIGURE

    @property
    def value(self) -> str:
        return self.aside

    def press(self, pos: tuple[int, int] | None = None) -> Answer | None:
        return None

    def _body(self, brush: Brush, look: Look) -> pygame.Rect:
        """Draw the heading and the ring; return the room below the heading."""
        theme, scale, u = brush.theme, brush.scale, brush.scale.u
        frame = self.rect.inflate(round(u(20)), round(u(10)))
        draw_paper_ring(brush, frame, look)
        heading = Style(Face.LABEL, scale.font(19), theme.ink, u(1))
        y = self.rect.top + scale.font(11)
        left = brush.write(
            self.name.upper(), (self.rect.left, y), heading, self.rect.width, valign="m"
        )
        aside = brush.style(Face.BODY_ITALIC, 19, theme.on_paper)
        room = self.rect.right - left.right - u(14)
        if self.aside and room > u(60):
            brush.write(self.aside, (self.rect.right, y), aside, room, anchor="r", valign="m")
        top = self.rect.top + head_height(scale)
        return pygame.Rect(self.rect.left, top, self.rect.width, self.rect.bottom - top)


def head_height(scale: Scale) -> int:
    return scale.font(22) + scale.px(6)


@dataclass(slots=True, kw_only=True)
class Tile(Figure):
    """One large number over its name."""

    def draw(self, brush: Brush, look: Look) -> None:
        theme, scale = brush.theme, brush.scale
        draw_paper_ring(brush, self.rect, look)
        number = brush.style(Face.NUMBER, 36, theme.ink)
        width = self.rect.width - scale.u(8)
        y = self.rect.top + scale.font(24)
        x = self.rect.centerx
        brush.write(self.aside, (x, y), number, width, anchor="c", valign="m")
        label = brush.bold(19, theme.on_paper)
        below = (x, y + scale.font(34))
        brush.write(self.name, below, label, width, anchor="c", valign="m")

    @staticmethod
    def height(scale: Scale) -> int:
        return scale.font(72)


@dataclass(slots=True, kw_only=True)
class Form(Figure):
    """The last games as a row of signs, the latest on the right."""

    results: Sequence[str] = ()

    def draw(self, brush: Brush, look: Look) -> None:
        theme, u = brush.theme, brush.scale.u
        body = self._body(brush, look)
        step = body.width / FORM
        px = min(step - u(3), u(30))
        y = body.centery
        # The latest stands at the right end; places without a game are dots.
        first = FORM - len(self.results)
        for place in range(FORM):
            x = body.left + step * (place + 0.5)
            if place < first:
                pygame.draw.circle(
                    brush.surface, theme.paper_shade, (round(x), y), max(2, round(u(4)))
                )
                continue
            result = self.results[place - first]
            brush.centred(sign(result, px, theme.ink, theme.accent.on_paper), (x, y))
        y = body.bottom - brush.px(1)
        ends = (body.left, y), (body.right, y)
        pygame.draw.line(brush.surface, theme.paper_shade, *ends, brush.px(1.4))

    @staticmethod
    def height(scale: Scale) -> int:
        return head_height(scale) + scale.px(38)


@dataclass(slots=True, kw_only=True)
class Causes(Figure):
    """Why games were not won: a bar a cause."""

    causes: Sequence[tuple[str, str, int]] = ()  # result, its name, how often

    @property
    def value(self) -> str:
        return ", ".join(f"{name} {count}" for _, name, count in self.causes)

    def draw(self, brush: Brush, look: Look) -> None:
        theme, scale, u = brush.theme, brush.scale, brush.scale.u
        body = self._body(brush, look)
        step = body.height / max(1, len(self.causes))
        most = max((count for _, _, count in self.causes), default=0)
        words = brush.bold(19, theme.ink)
        number = brush.style(Face.TYPE_BOLD, 20, theme.ink)
        start = body.left + u(200 if not scale.big else 280)
        room = body.right - u(56 if not scale.big else 76) - start
        for i, (result, name, count) in enumerate(self.causes):
            y = body.top + step * (i + 0.5)
            brush.centred(sign(result, u(24), theme.ink, theme.ink), (body.left + u(14), y))
            left = body.left + u(38)
            width = start - left - u(10)
            brush.write(name, (left, y), words, width, valign="m")
            bar = pygame.Rect(round(start), round(y - u(9)), round(room), round(u(18)))
            rule = (bar.left, bar.bottom - brush.px(1)), (bar.right, bar.bottom - brush.px(1))
            pygame.draw.line(brush.surface, theme.paper_shade, *rule, brush.px(2))
            if count:
                bar.width = max(scale.px(6), round(room * count / most))
                brush.blit(notched(bar.size, u(3), theme.ink), bar)
            brush.write(str(count), (body.right, y), number, anchor="r", valign="m")

    @staticmethod
    def height(scale: Scale) -> int:
        return head_height(scale) + 4 * max(scale.px(29), scale.font(25))


@dataclass(slots=True, kw_only=True)
class Turns(Figure):
    """How long games lasted: solved below in solid ink, unsolved above it hatched."""

    bins: Sequence[Bin] = ()

    @property
    def value(self) -> str:
        bars = (f"{b.low} to {b.high}: {b.won + b.lost}" for b in self.bins)
        return ", ".join((self.aside, *bars)) if self.bins else ""

    def draw(self, brush: Brush, look: Look) -> None:
        theme, scale, u = brush.theme, brush.scale, brush.scale.u
        body = self._body(brush, look)
        axis = body.bottom - scale.font(24)
        pygame.draw.line(
            brush.surface, theme.ink, (body.left, axis), (body.right, axis), scale.px(1.8)
        )
        if not self.bins:
            return
        # A few games must not make bars as broad as doors.
        step = min(body.width / len(self.bins), u(120))
        left = body.centerx - step * len(self.bins) / 2
        most = max(b.won + b.lost for b in self.bins)
        number = brush.style(Face.TYPE_BOLD, 18, theme.ink)
        label = brush.style(Face.TYPE, 18, theme.on_paper)
        tallest = axis - body.top - scale.font(22)
        width = round(min(step * 0.7, u(62)))
        for i, each in enumerate(self.bins):
            x = round(left + step * (i + 0.5))
            y = axis
            parts = ((each.won, True), (each.lost, False))
            for count, won in parts:
                height = round(tallest * count / most)
                if not height:
                    continue
                y -= height
                bar = pygame.Rect(x - width // 2, y, width, height)
                if won:
                    brush.surface.fill(theme.accent.on_paper, bar)
                else:
                    lay_hatch(brush.surface, bar, u(7), theme.ink, 255, theme.paper_shade, 255)
                brush.blit(outline(bar.size, 0, theme.ink, scale.line(1.4)), bar)
            total = each.won + each.lost
            if total:
                brush.write(str(total), (x, y - u(2)), number, anchor="c", valign="b")
            words = f"{each.low}–{each.high}" if step >= label.px * 3.4 else str(each.low)
            below = (x, axis + u(4))
            brush.write(words, below, label, step - u(4), anchor="c")

    @staticmethod
    def height(scale: Scale) -> int:
        return head_height(scale) + scale.px(84) + scale.font(42)


@dataclass(frozen=True, slots=True)
class Day:
    """One daily case: the day, its number in the month, its result, and it all in words."""

    id: str
    number: str
    result: str
    words: str


@dataclass(slots=True, kw_only=True)
class Days(Figure):
    """The last daily cases; one of them can be chosen and played."""

    days: Sequence[Day] = ()
    chosen: str = ""
    role: Role = Role.CHOICE

    @property
    def value(self) -> str:
        return self.day.words

    @property
    def day(self) -> Day:
        return next((d for d in self.days if d.id == self.chosen), self.days[-1])

    def press(self, pos: tuple[int, int] | None = None) -> Answer | None:
        if pos is None:
            return Chosen(self.id, self.chosen)
        place = (pos[0] - self.rect.left) * len(self.days) // max(1, self.rect.width)
        self.chosen = self.days[max(0, min(len(self.days) - 1, place))].id
        return None

    def turn(self, step: int) -> Answer | None:
        place = self.days.index(self.day) + step
        if not 0 <= place < len(self.days):
            return None
        self.chosen = self.days[place].id
        return Chosen(f"{self.id}.moved", self.chosen)

    def draw(self, brush: Brush, look: Look) -> None:
        theme, scale, u = brush.theme, brush.scale, brush.scale.u
        body = self._body(brush, look)
        step = body.width / len(self.days)
        side = round(min(step - u(4), u(38)))
        number = brush.style(Face.TYPE, 18, theme.on_paper)
        for i, day in enumerate(self.days):
            box = pygame.Rect(0, body.top + scale.px(2), side, side)
            box.centerx = round(body.left + step * (i + 0.5))
            frame = dashed(box.size, u(5), theme.on_paper, scale.line(1.2), u(4), u(4), cut=True)
            brush.blit(frame, box)
            if day.result:
                drawn = sign(day.result, side * 0.72, theme.ink, theme.accent.on_paper)
                brush.centred(drawn, box.center)
            if day.id == self.chosen:
                ring = outline(box.size, u(5), theme.ink, scale.line(3, 2), cut=True)
                brush.blit(ring, box)
            bold = number if day.id != self.chosen else Style(Face.TYPE_BOLD, number.px, theme.ink)
            where = (box.centerx, box.bottom + u(3))
            brush.write(day.number, where, bold, step, anchor="c")

    @staticmethod
    def height(scale: Scale) -> int:
        return head_height(scale) + scale.px(44) + scale.font(24)


def days_of(book: Casebook, daily: DailyFigures, last: date, count: int) -> list[Day]:
    """Return the latest daily cases, today on the right."""
    words = texts()["casebook"]
    days = []
    for back in range(count - 1, -1, -1):
        day = last - timedelta(days=back)
        case, _ = daily_case(list(book.cases.values()), day)
        record: Record | None = daily.results.get(day)
        said = {"day": f"{day:%d %b}", "case": case.title}
        if record is None:
            sentence = words["daily_open"].format(**said)
        else:
            result = words["daily_solved" if record.won else "daily_unsolved"]
            sentence = words["daily_done"].format(**said, result=result)
        days.append(Day(day.isoformat(), str(day.day), record.result if record else "", sentence))
    return days


_GAP = 14
_TALLER = 150  # units that the bars of the turns may grow by
_PLAY = 190  # units: the button beside the days
_DAYS, _BIG_DAYS = 10, 6  # daily cases that show


@dataclass(slots=True)
class Block:
    """Widgets that stand side by side, and how high they are."""

    widgets: list[Widget]
    height: int


def blocks(book: Casebook, wanted: Filter, today: date, day: str, scale: Scale) -> list[Block]:
    """Return everything that is counted, from the first to be read to the last."""
    figures = book.figures(wanted)
    return [
        Block(_tiles(figures), Tile.height(scale)),
        Block([_form(figures)], Form.height(scale)),
        Block([_causes(figures)], Causes.height(scale)),
        Block([_turns(figures)], Turns.height(scale)),
        Block(_days(book, today, day, scale), Days.height(scale)),
    ]


def set_page(found: list[Block], room: pygame.Rect, page: int, scale: Scale) -> list[Widget]:
    """Lay out one page of the blocks; spare height goes between them."""
    gap = scale.px(_GAP)
    sheets = pages([block.height for block in found], room.height, gap)
    shown = [found[i] for i in sheets[page % len(sheets)]]
    spare = max(0, room.height - sum(block.height for block in shown) - gap * len(shown))
    wider = min(gap, spare * 2 // 3 // max(1, len(shown) - 1))
    gap, spare = gap + wider, spare - wider * (len(shown) - 1)
    for block in shown:
        if isinstance(block.widgets[0], Turns):  # its bars have a use for the rest
            block.height += min(spare, scale.px(_TALLER))
    y = room.top if isinstance(shown[0].widgets[0], Tile) else room.top + gap
    widgets = []
    for block in shown:
        row = pygame.Rect(room.left, y, room.width, min(block.height, room.bottom - y))
        if isinstance(block.widgets[0], Days):
            days, play = block.widgets
            width = scale.u(_PLAY) * (1.3 if scale.big else 1)
            days.rect = pygame.Rect(row.left, y, round(row.width - width - scale.u(24)), row.height)
            high = max(scale.px(48), scale.font(32))
            play.rect = pygame.Rect(0, 0, round(width), high)
            play.rect.midright = (row.right, row.centery)
        else:
            places = columns(row, [1.0] * len(block.widgets), scale.u(6))
            for widget, rect in zip(block.widgets, places, strict=True):
                widget.rect = rect
        widgets += block.widgets
        y += block.height + gap
    return widgets


def page_count(found: list[Block], room: pygame.Rect, scale: Scale) -> int:
    """Return how many pages the blocks take."""
    return len(pages([block.height for block in found], room.height, scale.px(_GAP)))


def _tiles(figures: Figures) -> list[Widget]:
    words = texts()["casebook"]
    share = figures.share
    shown = {
        "games": str(figures.games),
        "won": str(figures.won),
        "share": words["nothing"] if share is None else words["per_cent"].format(share=share),
        "streak": str(figures.streak),
        "best": str(figures.best_streak),
    }
    return [
        Tile(id=f"figure.{key}", name=words[key], aside=value, definition=words[f"define_{key}"])
        for key, value in shown.items()
    ]


def _form(figures: Figures) -> Figure:
    words = texts()["casebook"]
    note = words["form_note"].format(won=figures.form_won, games=len(figures.form))
    return Form(
        id="figure.form",
        name=words["form"],
        aside=note if figures.form else "",
        definition=words["define_form"],
        results=figures.form,
    )


def _causes(figures: Figures) -> Figure:
    words = texts()["casebook"]
    return Causes(
        id="figure.causes",
        name=words["causes"],
        definition=words["define_causes"],
        causes=[(cause, words[f"causes_{cause}"], count) for cause, count in figures.causes],
    )


def _turns(figures: Figures) -> Figure:
    words = texts()["casebook"]
    note = ""
    if figures.average_turns is not None and figures.average_puzzles is not None:
        note = words["turns_note"].format(
            turns=f"{figures.average_turns:.0f}", puzzles=f"{figures.average_puzzles:.1f}"
        )
    return Turns(
        id="figure.turns",
        name=words["turns"],
        aside=note,
        definition=words["define_turns"],
        bins=figures.turns,
    )


def _days(book: Casebook, today: date, day: str, scale: Scale) -> list[Widget]:
    words = texts()["casebook"]
    daily = book.daily(today)
    days = Days(
        id="figure.daily",
        name=words["daily"],
        aside=words["daily_note"].format(streak=daily.streak, best=daily.best),
        definition=words["define_daily"],
        days=days_of(book, daily, today, _BIG_DAYS if scale.big else _DAYS),
        chosen=day,
    )
    return [days, Button(id="day", name=words["daily_play"], style="primary")]
