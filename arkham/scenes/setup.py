"""Choose a case file, set its terms, open it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import pygame

from arkham import casecode, keys, wording
from arkham.rules.cards import CaseDef, OptionDef
from arkham.scenes.backdrop import desk
from arkham.scenes.codefield import CodeField
from arkham.scenes.dossier import Dossier
from arkham.scenes.focus import FocusGroup
from arkham.scenes.fonts import Face
from arkham.scenes.headline import Headline
from arkham.scenes.shapes import Edge, notched
from arkham.scenes.stack import Pop, Scene, Transition
from arkham.scenes.text import Style, draw, draw_block
from arkham.scenes.theme import Scale, theme_for
from arkham.scenes.widget_choices import Choice, OptionRow
from arkham.scenes.widgets import Button, Chosen, Widget

_WEIGHTS = {"easy": -1, "default": 0, "difficult": 1, "most difficult": 2}
_LEVELS = ("gentle", "standard", "difficult", "merciless")


@dataclass(slots=True)
class Terms:
    """What is chosen so far: the case, its options and the deal."""

    case: CaseDef
    seed: int
    options: dict[str, str] = field(default_factory=dict)

    @property
    def code(self) -> str:
        return casecode.encode(self.case, self.options, self.seed)

    def value(self, option: OptionDef) -> str:
        return self.options.get(option.id, option.default)


class SetupScene(Scene):
    """Three dossiers, the terms of the chosen one, its case code and the way in."""

    covers = True

    def __init__(
        self,
        cases: Sequence[CaseDef],
        new_seed: Callable[[], int],
        daily: Callable[[], tuple[CaseDef, int]],
        open_case: Callable[[Terms], Transition],
        records: dict[str, str],
        *,
        text_scale: float = 1.0,
    ) -> None:
        self.cases = cases
        self._new_seed, self._daily, self._open_case = new_seed, daily, open_case
        self._records = records
        self._text_scale = text_scale
        self.terms = Terms(cases[0], new_seed())
        self.message = ""
        self.group = FocusGroup()
        self._field = CodeField(id="code", name=wording.texts()["setup"]["code"])
        self._backdrop: pygame.Surface | None = None
        self.size = (1280, 720)
        self.on_resize(self.size)

    def on_resize(self, size: tuple[int, int]) -> None:
        self.size = size
        self.scale = Scale.of(size, self._text_scale)
        self._rebuild()

    def _rebuild(self, *, keep_code: bool = False) -> None:
        """Make the controls anew, as after a resize or another choice."""
        self.theme = theme_for(self.terms.case.accent, high_contrast=self.theme.high_contrast)
        self._backdrop = None
        if not keep_code:
            self._field.text = self.terms.code
        focus = self.group.focused.id if self.group.focused else "open"
        self.group.replace(
            [*self._dossiers(), *self._option_rows(), *self._code_row(), *self._doors()], focus
        )

    # Layout, in units of a 1920 x 1080 window; surplus width goes to the middle

    def _rect(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        u = self.scale.u
        return pygame.Rect(round(u(x)), round(u(y)), round(u(w)), round(u(h)))

    @property
    def _width(self) -> float:
        """Return the window's width in units."""
        return self.size[0] / self.scale.s

    @property
    def _height(self) -> float:
        return self.size[1] / self.scale.s

    @property
    def _right(self) -> pygame.Rect:
        """Return the panel of the terms."""
        return self._rect(self._width - 650, 130, 586, self._height - 130 - 262)

    @property
    def _lower(self) -> pygame.Rect:
        """Return the panel of the case code."""
        return self._rect(64, self._height - 252, self._width - 64 - 650 - 44, 204)

    def _dossiers(self) -> list[Widget]:
        words = wording.texts()["setup"]
        gap = 26.0
        room = self._width - 64 - 650 - 30
        width = (room - gap * (len(self.cases) - 1)) / len(self.cases)
        height = self._height - 150 - 282
        return [
            Dossier(
                id=f"case{case.number}",
                name=case.title,
                number=case.number,
                folder=case.id,
                label=words["file"].format(number=case.number),
                blurb=dict(case.texts).get("blurb", ""),
                record=self._records.get(case.id, words["unopened"]),
                chosen_word=words["selected"],
                chosen=case is self.terms.case,
                rect=self._rect(64 + i * (width + gap), 140, width, height),
            )
            for i, case in enumerate(self.cases)
        ]

    def _option_rows(self) -> list[Widget]:
        options = self.terms.case.options
        panel = self._right
        u = self.scale.u
        top = panel.top + u(58)
        step = (panel.bottom - u(128) - top) / len(options)
        height = min(step - u(8), u(32) + self.scale.font(58))
        return [
            OptionRow(
                id=f"option.{option.id}",
                name=option.title,
                choices=[Choice(v.id, v.title, v.difficulty) for v in option.values],
                chosen=self.terms.value(option),
                rect=pygame.Rect(
                    panel.left + round(u(28)),
                    round(top + i * step),
                    panel.width - round(u(56)),
                    round(height),
                ),
            )
            for i, option in enumerate(options)
        ]

    def _code_row(self) -> list[Widget]:
        words, panel, u = wording.texts()["setup"], self._lower, self.scale.u
        y, height = panel.top + u(58), max(u(60), self.scale.font(40))
        self._field.rect = pygame.Rect(
            round(panel.left + u(28)), round(y), round(panel.width * 0.42), round(height)
        )
        left = self._field.rect.right + u(14)
        names = ("shuffle", "copy", "paste", "daily")
        width = (panel.right - u(28) - left - u(10) * (len(names) - 1)) / len(names)
        buttons = [
            Button(
                id=name,
                name=words[name],
                rect=pygame.Rect(
                    round(left + i * (width + u(10))), round(y), round(width), round(height)
                ),
            )
            for i, name in enumerate(names)
        ]
        return [self._field, *buttons]

    def _doors(self) -> list[Widget]:
        words = wording.texts()["setup"]
        panel = self._right
        rect = pygame.Rect(
            panel.left, self._lower.top - round(self.scale.u(4)), panel.width, self._lower.height
        )
        back = self._rect(self._width - 64 - 150, 44, 150, 52)
        return [
            Headline(
                id="open",
                name=words["open"],
                note=self._summary(),
                sheet=True,
                centred=True,
                size=56,
                rect=rect,
                key=keys.label("confirm"),
            ),
            Button(id="back", name=words["back"], rect=back, key=keys.label("back")),
        ]

    def _summary(self) -> str:
        """Name the terms that differ from the default, or say that none does."""
        changed = [
            next(v.title for v in option.values if v.id == self.terms.value(option))
            for option in self.terms.case.options
            if self.terms.value(option) != option.default
        ]
        return " · ".join(changed) if changed else wording.texts()["setup"]["all_default"]

    # Input

    def handle(self, event: pygame.event.Event) -> Transition | None:
        self.message = "" if event.type == pygame.KEYDOWN else self.message
        if keys.action_of(event, typing=self.typing) == "back":
            return Pop()
        if self._typing(event):
            return None
        answer = self.group.handle(event)
        return self._chosen(answer) if isinstance(answer, Chosen) else None

    @property
    def typing(self) -> bool:  # type: ignore[override]
        """Say whether letters go into the code field."""
        return self.group.focused is self._field

    def _typing(self, event: pygame.event.Event) -> bool:
        """Take what belongs to the code field while it has the focus."""
        if not self.typing:
            return False
        if event.type == pygame.TEXTINPUT:
            self._field.type(event.text)
            self._read_code(quiet=True)
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if event.key == pygame.K_BACKSPACE:
            self._field.erase()
            return True
        if event.key == pygame.K_v and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self._paste()
            return True
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self._read_code()
            return True
        return bool(event.unicode) and event.unicode.isalnum()

    def _chosen(self, answer: Chosen) -> Transition | None:
        widget, value = answer.widget_id, answer.value
        if widget.startswith("option."):
            self._set_option(widget.removeprefix("option."), value)
        elif widget.startswith("case"):
            number = int(widget.removeprefix("case"))
            case = next(c for c in self.cases if c.number == number)
            self.terms = Terms(case, self.terms.seed)
            self._rebuild()
        elif widget == "shuffle":
            self.terms.seed = self._new_seed()
            self._rebuild()
        elif widget == "daily":
            case, seed = self._daily()
            self.terms = Terms(case, seed)
            self._rebuild()
        elif widget == "copy":
            pygame.scrap.put_text(self.terms.code)
            self.message = wording.texts()["setup"]["copied"]
        elif widget == "paste":
            self._paste()
        elif widget == "back":
            return Pop()
        elif widget == "open":
            return self._open_case(self.terms)
        return None

    def _set_option(self, option_id: str, title: str) -> None:
        option = next(o for o in self.terms.case.options if o.id == option_id)
        row = self.group.find(f"option.{option_id}")
        assert isinstance(row, OptionRow)
        self.terms.options[option.id] = row.chosen
        self._rebuild()

    def _paste(self) -> None:
        try:
            text = pygame.scrap.get_text()
        except pygame.error:
            text = ""
        self._field.text = ""
        self._field.type(text.strip())
        self._read_code()

    def _read_code(self, *, quiet: bool = False) -> None:
        """Take case, options and deal from the typed code, or say what is wrong with it."""
        try:
            deal = casecode.decode(self._field.text)
        except casecode.CodeError as error:
            self.message = "" if quiet else str(error)
            return
        case = next(c for c in self.cases if c.number == deal.case)
        self.terms = Terms(case, deal.seed, dict(deal.options))
        self.message = wording.texts()["setup"]["code_read"]
        self._rebuild()

    # Picture

    def draw(self, surface: pygame.Surface) -> None:
        if self._backdrop is None:
            self._backdrop = self._composed()
        surface.blit(self._backdrop, (0, 0))
        self.group.draw(surface, self.theme, self.scale)
        self._draw_message(surface)

    def _composed(self) -> pygame.Surface:
        theme, scale, u = self.theme, self.scale, self.scale.u
        words = wording.texts()["setup"]
        lamp = (self.size[0] * 0.4, self.size[1] * 0.3)
        backdrop = desk(self.size, lamp, u(640), theme).copy()
        title = Style(Face.TITLE, round(u(58)), theme.paper)
        drawn = draw(backdrop, words["title"], (u(64), u(34)), title, shadow=theme.ink)
        note = Style(Face.BODY_ITALIC, scale.font(23), theme.muted)
        draw(
            backdrop,
            words["subtitle"],
            (drawn.right + u(48), u(64)),
            note,
            width=self.size[0] - drawn.right - u(300),
            least=scale.px(18),
        )
        label = Style(Face.LABEL, scale.font(22), theme.accent.light, u(2))
        for panel, heading in ((self._right, words["terms"]), (self._lower, words["code"])):
            edge = Edge(theme.hair, scale.line(1.3))
            backdrop.blit(notched(panel.size, u(14), theme.panel, edge, alpha=235), panel)
            draw(backdrop, heading.upper(), (panel.left + u(28), panel.top + u(16)), label)
        self._draw_difficulty(backdrop)
        return backdrop

    def _draw_difficulty(self, surface: pygame.Surface) -> None:
        """Say in words and five bars how hard these terms are."""
        words, theme, scale, u = wording.texts()["setup"], self.theme, self.scale, self.scale.u
        weight = 0
        for option in self.terms.case.options:
            value = next(v for v in option.values if v.id == self.terms.value(option))
            weight += _WEIGHTS[value.difficulty]
        level = max(0, min(3, weight + 1))
        panel = self._right
        y = panel.bottom - u(104)
        left, right = panel.left + u(28), panel.right - u(28)
        name = Style(Face.BODY_BOLD, scale.font(21), theme.paper)
        draw(surface, words["difficulty"], (left, y), name)
        value_style = Style(Face.TITLE, scale.font(26), theme.lamp)
        draw(surface, words[_LEVELS[level]], (right, y - u(3)), value_style, anchor="r")
        width = (right - left - u(8) * 3) / 4
        for i in range(4):
            bar = pygame.Rect(
                round(left + i * (width + u(8))),
                round(y + scale.font(40)),
                round(width),
                scale.px(16),
            )
            fill = theme.lamp if i <= level else theme.panel_raised
            surface.blit(notched(bar.size, u(4), fill, Edge(theme.edge, scale.line(1.2))), bar)

    def _draw_message(self, surface: pygame.Surface) -> None:
        theme, scale, panel = self.theme, self.scale, self._lower
        style = Style(Face.BODY, scale.font(19), theme.paper if self.message else theme.muted)
        top = self._field.rect.bottom + round(scale.u(14))
        room = pygame.Rect(
            self._field.rect.left, top, panel.width - round(scale.u(56)), panel.bottom - top
        )
        draw_block(surface, self.message or wording.texts()["setup"]["same_code"], room, style)
