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
from arkham.scenes.draw.theme import Scale, columns, whole_rect
from arkham.scenes.widgets.button import Answer, Look, draw_focus_ring, draw_plate
from arkham.scenes.widgets.choices import OptionRow
from arkham.scenes.widgets.lists import Choice

_MARGIN = 56
_GAP = 18
_SHEET = 650  # units: the page of the figures
_FILTERS = (0.2, 0.28, 0.24, 0.28)  # shares of the bar
_BIG_FILTERS = (0.27, 0.29, 0.22, 0.22)


class CasebookLayout:
    """The rectangles of one window."""

    def __init__(self, size: tuple[int, int], scale: Scale) -> None:
        u, font = scale.u, scale.font
        width, height = size
        margin, gap = u(_MARGIN), u(_GAP)
        button = max(u(54), font(36))
        bar_height = u(30) + font(32) + max(u(48), font(34))
        self.bar = whole_rect(margin, u(112), width - 2 * margin, bar_height)
        top, bottom = self.bar.bottom + gap, height - u(32)
        sheet_width = min(u(_SHEET) * (1.1 if scale.big else 1.0), width * 0.42)
        left_width = width - 2 * margin - sheet_width - gap
        summary_height = font(26) if scale.big else font(20) * 2.5  # two lines where there is room
        desk_height = u(16) + summary_height + u(10) + button + u(12) + button + u(16)
        # The panel below the ledger, and above it the ledger's paper.
        self.desk = whole_rect(margin, bottom - desk_height, left_width, desk_height)
        self.page = page = whole_rect(margin, top, left_width, self.desk.top - gap - top)
        self.row_height = round(max(u(46), font(38)))
        self.headings = whole_rect(page.left, page.top + u(8), page.width, font(26) + u(16))
        lines_top = self.headings.bottom + u(4)
        count = max(1, int((page.bottom - u(12) - lines_top) // self.row_height))
        self.lines = whole_rect(page.left, lines_top, page.width, count * self.row_height)
        left, inner = self.desk.left + u(22), self.desk.width - u(44)
        self.summary = whole_rect(left, self.desk.top + u(16), inner, summary_height)
        self.note = whole_rect(left, self.summary.bottom + u(10), inner, button)
        self.game_buttons = whole_rect(left, self.note.bottom + u(12), inner, button)
        # The figures' paper; `more` turns its page.
        self.sheet = sheet = whole_rect(
            width - margin - sheet_width, top, sheet_width, bottom - top
        )
        foot = font(18) * 1.3 * 3 + u(12)
        self.foot = whole_rect(
            sheet.left + u(34), sheet.bottom - foot - u(8), sheet.width - u(68), foot
        )
        figures_top = sheet.top + u(14) + max(u(44), font(29))
        figures_height = self.foot.top - u(10) - figures_top
        self.figures = whole_rect(self.foot.left, figures_top, self.foot.width, figures_height)
        more = u(190) * (1.3 if scale.big else 1)
        self.more = whole_rect(self.figures.right - more - u(34), sheet.top + u(10), more, u(46))
        shares = _BIG_FILTERS if scale.big else _FILTERS
        self.filters = columns(self.bar.inflate(-2 * u(24), -u(28)), shares, u(28))
        head = u(640 if not scale.big else 760)
        self.head_buttons = whole_rect(width - margin - head, u(38), head, u(54))


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
