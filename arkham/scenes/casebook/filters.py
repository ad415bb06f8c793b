"""The filters of the casebook: rows of choices, and a stepper where a row has too many."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from arkham.files.texts import texts
from arkham.records.casebook import ALL, SHOWN, Casebook, Filter
from arkham.records.records import FAIR, PRACTICE
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.glyphs import draw_glyph
from arkham.scenes.draw.text import Style, draw
from arkham.scenes.widgets.button import LEAST_WORDS, Answer, Look, draw_focus_ring, draw_plate
from arkham.scenes.widgets.choices import OptionRow
from arkham.scenes.widgets.lists import Choice


@dataclass(slots=True, kw_only=True)
class Stepper(OptionRow):
    """A name above one value with an arrow at either side; it goes round."""

    def press(self, pos: tuple[int, int] | None = None) -> Answer | None:
        back = pos is not None and pos[0] < self.rect.left + self.rect.width * 0.3
        return OptionRow.turn(self, -1 if back else 1, around=True)

    def turn(self, step: int, *, around: bool = True) -> Answer | None:
        return OptionRow.turn(self, step, around=True)

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        theme, scale, u = look.theme, look.scale, look.scale.u
        label = Style(Face.BODY_BOLD, scale.font(21), theme.paper if self.enabled else theme.dim)
        least = scale.px(LEAST_WORDS)
        draw(surface, self.name, self.rect.topleft, label, width=self.rect.width, least=least)
        top = self.rect.top + scale.font(32)
        box = pygame.Rect(self.rect.left, top, self.rect.width, self.rect.bottom - top)
        draw_plate(surface, box, look, primary=False, enabled=self.enabled)
        ink = theme.paper if self.enabled else theme.dim
        several = self.enabled and len(self.choices) > 1
        if several:
            for name, x in (("left", box.left + u(22)), ("right", box.right - u(22))):
                draw_glyph(surface, name, (x, box.centery), u(20), ink)
        room = box.width - (u(88) if several else u(20))
        words = self.value if self.enabled else self.reason
        value = Style(Face.BODY_BOLD, scale.font(20), ink)
        draw(surface, words, box.center, value, anchor="c", valign="m", width=room, least=least)
        if look.focused:
            draw_focus_ring(surface, box, look)


def filter_rows(book: Casebook, wanted: Filter) -> list[OptionRow]:
    """Return the four filters with what is chosen, not yet laid out."""
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
        OptionRow(
            id="mark",
            name=words["mark"],
            choices=[Choice(m, words[f"mark_{m}"]) for m in (FAIR, PRACTICE, ALL)],
            chosen=wanted.mark,
        ),
        OptionRow(
            id="shown",
            name=words["shown"],
            choices=[Choice(s, words[f"shown_{s}"]) for s in SHOWN],
            chosen=wanted.shown,
        ),
    ]
