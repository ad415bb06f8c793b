"""Choose a case file, set its terms, open it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import pygame

from arkham.files.texts import advice_texts, texts
from arkham.play import casecode
from arkham.play.terms import Terms
from arkham.rules.cards import CaseDef, OptionDef
from arkham.scenes.draw.theme import theme_for
from arkham.scenes.setup.dossier import Dossier, HelpCards, same_size
from arkham.scenes.setup.paint import (
    PAGES,
    blurb_of,
    draw_message,
    setup_backdrop,
    setup_layout,
    signs_of,
)
from arkham.scenes.stack import Pop, Scene, Transition
from arkham.scenes.widgets.button import Button, Chosen, Headline, Refused, Widget
from arkham.scenes.widgets.choices import ExplainedRow, OptionRow
from arkham.scenes.widgets.focus import FocusGroup
from arkham.scenes.widgets.lists import Choice
from arkham.scenes.widgets.text_fields import CodeField, copy_text, paste_text
from arkham.settings import keys
from arkham.words import wording

_CODE_BUTTONS = ("shuffle", "copy", "paste", "daily")
_PAGE_STEPS = {"page-down": 1, "page-up": -1}


class GradedDeals(Protocol):
    """What is known of the deals of some terms."""

    def grades(self, terms: Terms) -> tuple[str, ...]:
        """Return the grades that these terms have deals of."""

    def deal(self, terms: Terms, grade: str) -> tuple[int, str]:
        """Return the seed of a deal of a grade and what is known of it."""


class SetupScene(Scene):
    """Three dossiers, the terms of the chosen one, its helpers, its case code and the way in."""

    def __init__(
        self,
        cases: Sequence[CaseDef],
        new_seed: Callable[[], int],
        daily: Callable[[], tuple[CaseDef, int]],
        open_case: Callable[[Terms], Transition],
        records: dict[str, str],
        *,
        deals: GradedDeals | None = None,
    ) -> None:
        self.cases = cases
        self.deals = deals
        self._message_room = pygame.Rect(0, 0, 0, 0)
        self._new_seed, self._daily, self._open_case = new_seed, daily, open_case
        self._records = records
        self.terms = Terms(cases[0], new_seed())
        self.page = PAGES[0]
        self.message = ""
        self.group = FocusGroup()
        self._field = CodeField(id="code", name=texts()["setup"]["code"])
        self._backdrop: pygame.Surface | None = None
        self.on_resize(self.size)

    def on_resize(self, size: tuple[int, int]) -> None:
        super().on_resize(size)
        self._rebuild()

    def _rebuild(self) -> None:
        """Make the controls anew, as after a resize or another choice."""
        self.theme = theme_for(self.terms.case.accent, high_contrast=self.theme.high_contrast)
        self.layout = setup_layout(self.size, self.scale, len(self.cases), self.page)
        self._backdrop = None
        self._field.show(self.terms.code)
        focus = self.group.focused.id if self.group.focused else "open"
        self.group.replace(
            [
                *self._tabs(),
                *self._dossiers(),
                *self._option_rows(),
                *self._helpers(),
                *self._code_row(),
                *self._ways_on(),
            ],
            focus,
        )

    # Controls

    def _tabs(self) -> list[Widget]:
        words = texts()["setup"]
        return [
            Button(
                id=f"page.{page}",
                name=words[f"page_{page}"],
                rect=rect,
                lit=page == self.page,
            )
            for page, rect in zip(PAGES, self.layout.tabs, strict=False)
        ]

    def _dossiers(self) -> list[Dossier]:
        words = texts()["setup"]
        dossiers = [
            Dossier(
                id=f"case{case.number}",
                name=case.title,
                number=case.number,
                folder=case.id,
                label=words["file"].format(number=case.number),
                blurb="" if self.layout.blurb else blurb_of(case),
                record=self._records.get(case.id, words["unopened"]),
                signs=signs_of(case, self.cases),
                chosen_word=words["selected"],
                chosen=case is self.terms.case,
                rect=rect,
            )
            for case, rect in zip(self.cases, self.layout.dossiers, strict=False)
        ]
        if dossiers:
            same_size(dossiers, self.scale, self.theme)
        return dossiers

    def _choices(self, option: OptionDef) -> list[Choice]:
        words = texts()["setup"]
        return [
            Choice(v.id, v.title, words[f"is {v.difficulty}"], words=v.text) for v in option.values
        ]

    def _option_rows(self) -> list[Widget]:
        options = self.terms.other_options()
        return [
            ExplainedRow(
                id=f"option.{option.id}",
                name=option.title,
                choices=self._choices(option),
                chosen=self.terms.chosen(option).id,
                foot=self.layout.option_foot,
                rect=rect,
            )
            for option, rect in zip(options, self.layout.option_rows(len(options)), strict=False)
        ]

    def _helpers(self) -> list[Widget]:
        """Return the cards to choose from; a helper that comes with the case only shows."""
        words, terms = texts()["setup"], self.terms
        options = terms.helper_options()
        given = terms.given()
        count = sum(len(option.values) for option in options) + (given is not None)
        places = self.layout.cards(count)
        if not places:
            return []
        taken = 1 if given else 0
        rows: list[Widget] = []
        for option in options:
            mine = places[taken : taken + len(option.values)]
            taken += len(option.values)
            cards = [terms.card_of(value) for value in option.values]
            reason = words["ruled_out"] if terms.idle(option) else ""
            choices = [
                Choice(
                    value.id,
                    card.title,
                    wording.either([side.title for side in card.sides]),
                    reason,
                    value.text,
                )
                for value, card in zip(option.values, cards, strict=True)
            ]
            rows.append(
                HelpCards(
                    id=f"option.{option.id}",
                    name=option.title,
                    choices=choices,
                    chosen=terms.chosen(option).id,
                    cards=cards,
                    folder=terms.case.id,
                    places=mine,
                    reason=reason,
                    rect=mine[0].unionall(mine[1:]),
                )
            )
        return rows

    def _code_row(self) -> list[Widget]:
        if self.layout.code is None:
            return []
        words = texts()["setup"]
        grades = self.deals.grades(self.terms) if self.deals else ()
        self._field.rect, (places, graded), self._message_room = self.layout.code_parts(
            len(_CODE_BUTTONS), len(grades)
        )
        buttons = [
            Button(id=name, name=words[name], rect=rect)
            for name, rect in zip(_CODE_BUTTONS, places, strict=True)
        ]
        told = advice_texts()["deals"]
        buttons += [
            Button(id=f"deal.{grade}", name=told[grade], rect=rect)
            for grade, rect in zip(grades, graded, strict=True)
        ]
        return [self._field, *buttons]

    def _ways_on(self) -> list[Widget]:
        words = texts()["setup"]
        return [
            Headline(
                id="open",
                name=words["open"],
                note=self._summary(),
                sheet=True,
                centred=True,
                size=52,
                rect=self.layout.open,
                key=keys.label("confirm"),
                default=True,
            ),
            Button(id="back", name=words["back"], rect=self.layout.back, key=keys.label("back")),
        ]

    def _summary(self) -> str:
        """Name the terms that differ from the default, or say that none does."""
        changed = [
            self.terms.chosen(option).title
            for option in self.terms.case.options
            if self.terms.chosen(option).id != option.default and not self.terms.idle(option)
        ]
        return " · ".join(changed) if changed else texts()["setup"]["all_default"]

    # Input

    def handle(self, event: pygame.event.Event) -> Transition | None:
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.message = ""
        action = keys.action_of(event, typing=self.typing)
        if action == "back":
            return Pop()
        if action in _PAGE_STEPS:
            self._turn_page(_PAGE_STEPS[action])
            return None
        if action == "confirm" and (
            self._shows_its_deal() if self.typing else not self.group.by_keyboard
        ):
            return self._open()
        if self._typing(event):
            return None
        answer = self.group.handle(event)
        if isinstance(answer, Refused):
            self.message = answer.reason
        return self._chosen(answer) if isinstance(answer, Chosen) else None

    def _turn_page(self, step: int) -> None:
        self.page = PAGES[(PAGES.index(self.page) + step) % len(PAGES)]
        self._rebuild()

    @property
    def typing(self) -> bool:  # type: ignore[override]
        """Say whether letters go into the code field."""
        return self.group.focused is self._field

    def _typing(self, event: pygame.event.Event) -> bool:
        """Take what belongs to the code field while it has the focus."""
        if not self.typing:
            return False
        if event.type == pygame.KEYDOWN and (deed := self._deed_of(event)) is not None:
            deed()
            return True
        taken = self._field.takes(event)
        if event.type == pygame.TEXTINPUT:
            self._read_code(quiet=True)
        return taken

    def _deed_of(self, event: pygame.event.Event) -> Callable[[], object] | None:
        """Return what a key does with the code, None where it types."""
        if event.key == pygame.K_DELETE:
            return self._field.clear
        if keys.action_of(event, typing=True) == "confirm":
            return self._read_code
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            of_letter = {pygame.K_a: self._field.select_all, pygame.K_v: self._paste}
            return (of_letter | {pygame.K_c: self._copy}).get(event.key)
        return None

    def _shows_its_deal(self) -> bool:
        """Say whether the code in the field is the one that would be opened."""
        return self._field.text in ("", self.terms.code)

    def _chosen(self, answer: Chosen) -> Transition | None:
        widget = answer.widget_id
        if widget.startswith("option."):
            row = self.group.find(widget)
            assert isinstance(row, OptionRow)
            self.terms.options[widget.removeprefix("option.")] = row.chosen
            self._rebuild()
        elif widget.startswith("page."):
            self.page = widget.removeprefix("page.")
            self._rebuild()
        elif widget.startswith("case"):
            number = int(widget.removeprefix("case"))
            case = next(c for c in self.cases if c.number == number)
            self.terms = Terms(case, self.terms.seed)
            self._rebuild()
        elif widget == "back":
            return Pop()
        elif widget == "open":
            return self._open()
        else:
            self._use_code(widget)
        return None

    def _open(self) -> Transition | None:
        """Open the case; a code that was typed but not yet taken comes first."""
        if not self._shows_its_deal() and not self._read_code():
            return None
        return self._open_case(self.terms)

    def _use_code(self, widget: str) -> None:
        """Do what a control of the code panel is for."""
        if widget == "shuffle":
            self._shuffle()
        elif widget == "daily":
            self._take_daily()
        elif widget == "copy":
            self._copy()
        elif widget == "paste":
            self._paste()
        elif widget.startswith("deal."):
            self._take_graded(widget.removeprefix("deal."))
        else:
            self._read_code()

    def _shuffle(self) -> None:
        self.terms.seed = self._new_seed()
        self._rebuild()
        self.message = texts()["setup"]["shuffled"]

    def _take_graded(self, grade: str) -> None:
        """Take a deal that bots have tried, and say what they made of it."""
        assert self.deals is not None
        self.terms.seed, told = self.deals.deal(self.terms, grade)
        self._rebuild()
        self.message = told

    def _take_daily(self) -> None:
        case, seed = self._daily()
        self.terms = Terms(case, seed)
        self._rebuild()
        self.message = texts()["setup"]["daily_dealt"]

    def _copy(self) -> None:
        self._field.show(self.terms.code)
        copied = copy_text(self.terms.code)
        self.message = texts()["setup"]["copied" if copied else "no_clipboard"]

    def _paste(self) -> None:
        text = paste_text().strip()
        if not text:
            self.message = texts()["setup"]["nothing_to_paste"]
            return
        self._field.clear()
        self._field.type(text)
        self._read_code()

    def _read_code(self, *, quiet: bool = False) -> bool:
        """Take case, options and deal from the typed code, or say what is wrong with it."""
        try:
            deal = casecode.decode(self._field.text)
        except casecode.CodeError as error:
            self.message = "" if quiet else str(error)
            return False
        case = next(c for c in self.cases if c.number == deal.case)
        self.terms = Terms(case, deal.seed, dict(deal.options))
        self._rebuild()
        self.message = texts()["setup"]["code_read"]
        return True

    # Picture

    def draw(self, surface: pygame.Surface) -> None:
        if self._backdrop is None:
            self._backdrop = setup_backdrop(self.layout, self.terms, self.theme)
        surface.blit(self._backdrop, (0, 0))
        brush = self.brush(surface)
        self.group.draw(brush)
        if self.layout.code is not None:
            draw_message(brush, self._message_room, self.message)
