"""Where the parts of the casebook lie: filters above, the ledger left, the figures right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from arkham.files.texts import texts
from arkham.records.casebook import ALL, SHOWN, Casebook, Filter
from arkham.records.records import FAIR, PRACTICE
from arkham.scenes.draw.brush import Brush
from arkham.scenes.draw.icons import draw_glyph
from arkham.scenes.draw.theme import Scale
from arkham.scenes.widgets.button import Answer, Look, draw_focus_ring, draw_plate
from arkham.scenes.widgets.choices import OptionRow
from arkham.scenes.widgets.lists import Choice

_MARGIN = 56
_GAP = 18
_SHEET = 650  # units: the page of the figures
_FILTERS = (0.2, 0.28, 0.24, 0.28)  # shares of the bar
_BIG_FILTERS = (0.27, 0.29, 0.22, 0.22)


@dataclass(frozen=True, slots=True)
class Layout:
    """The rectangles of one window."""

    bar: pygame.Rect
    filters: tuple[pygame.Rect, ...]
    page: pygame.Rect  # the ledger's paper
    headings: pygame.Rect
    lines: pygame.Rect
    row_height: int
    desk: pygame.Rect  # the panel below the ledger
    summary: pygame.Rect
    note: pygame.Rect
    game_buttons: pygame.Rect
    sheet: pygame.Rect  # the figures' paper
    figures: pygame.Rect
    foot: pygame.Rect
    more: pygame.Rect  # turns the page of the figures
    head_buttons: pygame.Rect


def lay_out(size: tuple[int, int], scale: Scale) -> Layout:
    """Return where everything lies in a window."""
    u, font = scale.u, scale.font
    width, height = size
    margin, gap = u(_MARGIN), u(_GAP)
    button = max(u(54), font(36))
    bar = _rect(margin, u(112), width - 2 * margin, u(30) + font(32) + max(u(48), font(34)))
    top, bottom = bar.bottom + gap, height - u(32)
    sheet_width = min(u(_SHEET) * (1.1 if scale.big else 1.0), width * 0.42)
    left_width = width - 2 * margin - sheet_width - gap
    summary_height = font(26) if scale.big else font(20) * 2.5  # two lines where there is room
    desk_height = u(16) + summary_height + u(10) + button + u(12) + button + u(16)
    desk = _rect(margin, bottom - desk_height, left_width, desk_height)
    page = _rect(margin, top, left_width, desk.top - gap - top)
    row_height = round(max(u(46), font(38)))
    headings = _rect(page.left, page.top + u(8), page.width, font(26) + u(16))
    lines_top = headings.bottom + u(4)
    count = max(1, int((page.bottom - u(12) - lines_top) // row_height))
    lines = _rect(page.left, lines_top, page.width, count * row_height)
    inner_left, inner_width = desk.left + u(22), desk.width - u(44)
    summary = _rect(inner_left, desk.top + u(16), inner_width, summary_height)
    note = _rect(inner_left, summary.bottom + u(10), inner_width, button)
    game_buttons = _rect(inner_left, note.bottom + u(12), inner_width, button)
    sheet = _rect(width - margin - sheet_width, top, sheet_width, bottom - top)
    foot_height = font(18) * 1.3 * 3 + u(12)
    foot = _rect(
        sheet.left + u(34), sheet.bottom - foot_height - u(8), sheet.width - u(68), foot_height
    )
    figures_top = sheet.top + u(14) + max(u(44), font(29))
    figures = _rect(foot.left, figures_top, foot.width, foot.top - u(10) - figures_top)
    inset = u(24)
    shares = _BIG_FILTERS if scale.big else _FILTERS
    filters = beside(bar.inflate(-2 * inset, -u(28)), shares, u(28))
    head_width = u(640 if not scale.big else 760)
    head_buttons = _rect(width - margin - head_width, u(38), head_width, u(54))
    more_width = u(190) * (1.3 if scale.big else 1)
    more = _rect(figures.right - more_width - u(34), sheet.top + u(10), more_width, u(46))
    return Layout(
        bar=bar,
        filters=tuple(filters),
        page=page,
        headings=headings,
        lines=lines,
        row_height=row_height,
        desk=desk,
        summary=summary,
        note=note,
        game_buttons=game_buttons,
        sheet=sheet,
        figures=figures,
        foot=foot,
        more=more,
        head_buttons=head_buttons,
    )


def beside(rect: pygame.Rect, shares: Sequence[float], gap: float) -> list[pygame.Rect]:
    """Cut a rectangle into columns of these shares."""
    room = rect.width - gap * (len(shares) - 1)
    whole, left = sum(shares), float(rect.left)
    columns = []
    for share in shares:
        width = room * share / whole
        columns.append(_rect(left, rect.top, width, rect.height))
        left += width + gap
    return columns


def pages(heights: Sequence[int], room: int, gap: int) -> list[list[int]]:
    """Sort blocks, given by their heights, onto pages in order; each page has at least one."""
    found: list[list[int]] = [[]]
    left = room
    for block, height in enumerate(heights):
        if found[-1] and height > left:
            found.append([])
            left = room
        found[-1].append(block)
        left -= height + gap
    return found


def _rect(x: float, y: float, w: float, h: float) -> pygame.Rect:
    return pygame.Rect(round(x), round(y), round(w), round(h))


@dataclass(slots=True, kw_only=True)
class Stepper(OptionRow):
    """A name above one value with an arrow at either side; it goes round."""

    def press(self, pos: tuple[int, int] | None = None) -> Answer | None:
        back = pos is not None and pos[0] < self.rect.left + self.rect.width * 0.3
        return OptionRow.turn(self, -1 if back else 1, around=True)

    def turn(self, step: int, *, around: bool = True) -> Answer | None:
        return OptionRow.turn(self, step, around=True)

    def draw(self, brush: Brush, look: Look) -> None:
        theme, scale, u = brush.theme, brush.scale, brush.scale.u
        label = brush.bold(21, theme.paper if self.enabled else theme.dim)
        brush.write(self.name, self.rect.topleft, label, self.rect.width)
        top = self.rect.top + scale.font(32)
        box = pygame.Rect(self.rect.left, top, self.rect.width, self.rect.bottom - top)
        draw_plate(brush, box, look, primary=False, enabled=self.enabled)
        ink = theme.paper if self.enabled else theme.dim
        several = self.enabled and len(self.choices) > 1
        if several:
            for name, x in (("left", box.left + u(22)), ("right", box.right - u(22))):
                draw_glyph(brush.surface, name, (x, box.centery), u(20), ink)
        room = box.width - (u(88) if several else u(20))
        words = self.value if self.enabled else self.reason
        value = brush.bold(20, ink)
        brush.write(words, box.center, value, room, anchor="c", valign="m")
        if look.focused:
            draw_focus_ring(brush, box)


def filter_rows(book: Casebook, wanted: Filter, *, big: bool) -> list[OptionRow]:
    """Return the four filters with what is chosen, not yet laid out.

    Where letters are large, values that would not stand side by side are shown one at a time.
    """
    narrow = Stepper if big else OptionRow
    words = texts()["casebook"]
    cases = [Choice(ALL, words["case_all"])]
    cases += [Choice(case.id, str(case.number)) for case in book.cases.values()]
    terms = {ALL: words["terms_all"]} | book.terms_played(wanted.case)
    return [
        OptionRow(id="case", name=words["case"], choices=cases, chosen=wanted.case),
        Stepper(
            id="terms",
            name=words["terms"],
            choices=[Choice(key, name) for key, name in terms.items()],
            chosen=wanted.terms,
            reason=words["terms_first"] if wanted.case == ALL else "",
        ),
        narrow(
            id="mark",
            name=words["mark"],
            choices=[Choice(m, words[f"mark_{m}"]) for m in (FAIR, PRACTICE, ALL)],
            chosen=wanted.mark,
        ),
        narrow(
            id="shown",
            name=words["shown"],
            choices=[Choice(s, words[f"shown_{s}"]) for s in SHOWN],
            chosen=wanted.shown,
        ),
    ]
