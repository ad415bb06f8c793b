"""Set the figures of the casebook onto their sheet, on as many pages as the text size needs."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

import pygame

from arkham.files.texts import texts
from arkham.records.casebook import Casebook, Filter
from arkham.records.statistics import Figures
from arkham.scenes.casebook.figures import Causes, Days, Figure, Form, Tile, Turns
from arkham.scenes.casebook.layout import beside, pages
from arkham.scenes.casebook.words import days_of
from arkham.scenes.draw.theme import Scale
from arkham.scenes.widgets.button import Button, Widget

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
            columns = beside(row, [1.0] * len(block.widgets), scale.u(6))
            for widget, rect in zip(block.widgets, columns, strict=True):
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
