"""Lay out the set-up and paint what lies behind its controls: desk, panels, headings.

Everything is shown at once, or one page at a time where letters are large. All lengths are units of
a 1920 x 1080 window; surplus width goes to the folders, surplus height to the panels.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from arkham.files.texts import texts
from arkham.play.terms import LEVELS, Terms
from arkham.rules.cards import ATTRIBUTES, CaseDef, Side
from arkham.scenes.draw.backdrop import desk
from arkham.scenes.draw.brush import Brush
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.shapes import Edge, notched
from arkham.scenes.draw.text import Style
from arkham.scenes.draw.theme import Scale, Theme, columns, whole_rect
from arkham.scenes.setup.dossier import draw_help_card
from arkham.scenes.widgets.button import Look
from arkham.scenes.widgets.lists import Choice
from arkham.words import wording

PAGES = ("cases", "terms", "help", "code")
_PAGED_FROM = 1.15  # text size above which not everything fits at once
_EDGE = 64.0
_RIGHT = 650.0  # from the window's edge to the panel of the terms
_TERMS = 586.0
_FOOT = 48.0
_INSET = 28.0
_SIGNS = 3  # icons on a folder
WORDS = 18.0  # font size of what an option does


@dataclass(frozen=True, slots=True)
class SetupLayout:
    """The rectangles of one window; a panel that does not show now is None."""

    scale: Scale
    window: tuple[int, int]
    paged: bool
    dossiers: tuple[pygame.Rect, ...]
    terms: pygame.Rect | None
    difficulty: pygame.Rect
    help: pygame.Rect | None
    code: pygame.Rect | None
    open: pygame.Rect
    back: pygame.Rect
    tabs: tuple[pygame.Rect, ...]

    @property
    def blurb(self) -> pygame.Rect | None:
        """Return where the chosen case is told of, if its folder has room for the picture only."""
        return self.difficulty if self.dossiers and self.scale.big else None

    def inner(self, panel: pygame.Rect) -> pygame.Rect:
        """Return a panel without its margin and its heading; a page has its tab for a heading."""
        u = self.scale.u
        head = u(24) if self.paged else u(48)
        side, foot = u(_INSET), u(16)
        left, top = panel.left + side, panel.top + head
        return whole_rect(left, top, panel.width - 2 * side, panel.height - head - foot)

    def option_rows(self, count: int) -> list[pygame.Rect]:
        """Return the places of the options chosen by words: a column, on a page two."""
        if self.terms is None:
            return []
        u, room = self.scale.u, self.inner(self.terms)
        if not self.paged:
            room.height = self.difficulty.top - room.top
        columns = 2 if self.paged and count > 2 else 1
        lines = -(-count // columns)
        gap = u(48)
        width = (room.width - gap * (columns - 1)) / columns
        step = room.height / max(1, lines)
        height = min(step - u(8), u(152) * max(1.0, self.scale.t))
        return [
            whole_rect(
                room.left + i // lines * (width + gap), room.top + i % lines * step, width, height
            )
            for i in range(count)
        ]

    @property
    def option_foot(self) -> float:
        """Return the height of the words below an option's values: two lines."""
        return self.scale.font(WORDS) * 3.0

    def cards(self, count: int) -> list[pygame.Rect]:
        """Return the places of the helpers' cards, side by side."""
        if self.help is None:
            return []
        u, room = self.scale.u, self.inner(self.help)
        gap = u(18)
        width = min((room.width - gap * (count - 1)) / max(1, count), u(420))
        height = room.height - self.option_foot - u(8)
        return [
            pygame.Rect(round(room.left + i * (width + gap)), room.top, round(width), round(height))
            for i in range(count)
        ]

    def helper_words(self) -> pygame.Rect:
        """Return the place of what the chosen helper does."""
        assert self.help is not None
        room = self.inner(self.help)
        top = round(room.bottom - self.option_foot)
        return pygame.Rect(room.left, top, room.width, room.bottom - top)

    def code_parts(self, *rows: int) -> tuple[pygame.Rect, list[list[pygame.Rect]], pygame.Rect]:
        """Return the code's field, rows of so many buttons below it and the place of a message."""
        assert self.code is not None
        u, f, room = self.scale.u, self.scale.font, self.inner(self.code)
        field = pygame.Rect(room.left, room.top, room.width, round(max(u(60), f(44))))
        gap, height = u(10), round(max(u(52), f(38)))
        top = field.bottom + round(u(14))
        placed = []
        for buttons in rows:
            row = pygame.Rect(room.left, top, room.width, height)
            placed.append(columns(row, [1] * buttons, gap))
            top += height + round(u(10)) if buttons else 0
        below = top + round(u(4))
        message = pygame.Rect(room.left, below, room.width, room.bottom - below)
        return field, placed, message


def setup_layout(window: tuple[int, int], scale: Scale, cases: int, page: str) -> SetupLayout:
    """Lay the set-up out for a window, a text size and the page that shows."""
    if scale.t > _PAGED_FROM:
        return _one_page(window, scale, cases, page)
    return _all_at_once(window, scale, cases)


def _rect(scale: Scale, x: float, y: float, w: float, h: float) -> pygame.Rect:
    return whole_rect(scale.u(x), scale.u(y), scale.u(w), scale.u(h))


def _side_by_side(
    scale: Scale, box: Sequence[float], count: int, gap: float
) -> tuple[pygame.Rect, ...]:
    left, top, room, height = box
    width = (room - gap * (count - 1)) / count
    return tuple(_rect(scale, left + i * (width + gap), top, width, height) for i in range(count))


def _all_at_once(window: tuple[int, int], scale: Scale, cases: int) -> SetupLayout:
    width, height = window[0] / scale.s, window[1] / scale.s
    lower, t = 316.0, scale.t
    open_height = 140.0
    region = width - _EDGE - _RIGHT - 26
    helpers = region * 0.61
    top = height - _FOOT - lower
    terms_height = height - 130 - _FOOT - open_height - 14
    terms = _rect(scale, width - _RIGHT, 130, _TERMS, terms_height)
    meter = 34 + 76 * t
    return SetupLayout(
        scale=scale,
        window=window,
        paged=False,
        dossiers=_side_by_side(scale, (_EDGE, 140, region, top - 140 - 30), cases, 26),
        terms=terms,
        difficulty=_rect(
            scale,
            width - _RIGHT + _INSET,
            130 + terms_height - 16 - meter,
            _TERMS - 2 * _INSET,
            meter,
        ),
        help=_rect(scale, _EDGE, top, helpers, lower),
        code=_rect(scale, _EDGE + helpers + 26, top, region - helpers - 26, lower),
        open=_rect(scale, width - _RIGHT, height - _FOOT - open_height, _TERMS, open_height),
        back=_rect(scale, width - _EDGE - 150, 44, 150, 52),
        tabs=(),
    )


def _one_page(window: tuple[int, int], scale: Scale, cases: int, page: str) -> SetupLayout:
    width, height = window[0] / scale.s, window[1] / scale.s
    t = scale.t
    room = width - 2 * _EDGE
    tab_height = max(56.0, 40 * t)
    top = 124 + tab_height + 18
    foot_height = 30 + 58 * t
    bottom = height - 40 - foot_height - 20
    panel = _rect(scale, _EDGE, top, room, bottom - top)
    open_width = max(_TERMS, room * 0.4)
    back_width = 100 + 60 * t
    return SetupLayout(
        scale=scale,
        window=window,
        paged=True,
        dossiers=_side_by_side(scale, (_EDGE, top + 6, room, bottom - top - 24), cases, 32)
        if page == "cases"
        else (),
        terms=panel if page == "terms" else None,
        difficulty=_rect(
            scale, _EDGE, height - 40 - foot_height, room - open_width - 40, foot_height
        ),
        help=panel if page == "help" else None,
        code=panel if page == "code" else None,
        open=_rect(
            scale, width - _EDGE - open_width, height - 40 - foot_height, open_width, foot_height
        ),
        back=_rect(scale, width - _EDGE - back_width, 36, back_width, max(52.0, 34 * t)),
        tabs=_side_by_side(scale, (_EDGE, 124, room, tab_height), len(PAGES), 14),
    )


def signs_of(case: CaseDef, cases: Sequence[CaseDef]) -> tuple[str, ...]:
    """Return icons of what a case is played with, first those that not every case has."""
    everywhere = set.intersection(*(set(_played_with(other)) for other in cases))
    signs = _played_with(case)
    own = [sign for sign in signs if sign not in everywhere]
    return (*own, *(sign for sign in signs if sign.startswith("attribute.")))[:_SIGNS]


def _played_with(case: CaseDef) -> list[str]:
    """Return the icons of a case's kinds of cards, and of what they bear."""
    kinds = [f"kind.{card.kind}" for card in case.cards[1:]]
    borne = {str(name) for card in case.cards[1:] for name in card.attributes}
    return [*dict.fromkeys(kinds), *(f"attribute.{n}" for n in ATTRIBUTES if str(n) in borne)]


def blurb_of(case: CaseDef) -> str:
    """Return what a case is about, in two or three sentences."""
    return dict(case.texts).get("blurb", "")


def setup_backdrop(layout: SetupLayout, terms: Terms, theme: Theme) -> pygame.Surface:
    """Return everything that changes only with a choice."""
    scale, u = layout.scale, layout.scale.u
    words = texts()["setup"]
    lamp = (layout.window[0] * 0.4, layout.window[1] * 0.3)
    surface = desk(layout.window, lamp, u(640), theme).copy()
    brush = Brush(surface, theme, scale)
    title = Style(Face.TITLE, round(u(58)), theme.paper)
    drawn = brush.write(words["title"], (u(64), u(34)), title, shadow=theme.ink)
    note = brush.style(Face.BODY_ITALIC, 23, theme.muted)
    room = layout.back.left - drawn.right - u(96)
    where = (drawn.right + u(48), drawn.centery + u(6))
    brush.write(words["subtitle"], where, note, room, valign="m")
    headings = ((layout.terms, "terms"), (layout.help, "help"), (layout.code, "code"))
    for panel, name in headings:
        if panel is not None:
            _draw_panel(brush, layout, panel, words[name])
    if layout.blurb is not None:
        _draw_blurb(brush, layout.blurb, terms)
    else:
        _draw_difficulty(brush, layout.difficulty, terms)
    if layout.help is not None:
        _draw_help(brush, layout, terms)
    return surface


def _draw_panel(brush: Brush, layout: SetupLayout, panel: pygame.Rect, heading: str) -> None:
    theme, scale, u = brush.theme, brush.scale, brush.u
    edge = Edge(theme.hair, scale.line(1.3))
    brush.blit(notched(panel.size, u(14), theme.panel, edge, alpha=235), panel)
    if not layout.paged:
        label = Style(Face.LABEL, scale.font(22), theme.accent.light, u(2))
        brush.write(heading.upper(), (panel.left + u(28), panel.top + u(14)), label)


def _draw_blurb(brush: Brush, rect: pygame.Rect, terms: Terms) -> None:
    """Tell what the chosen case is about."""
    said = blurb_of(terms.case)
    brush.block(said, rect, brush.bold(19.5), valign="m", leading=1.2, even=True)


def _draw_difficulty(brush: Brush, rect: pygame.Rect, terms: Terms) -> None:
    """Say in a word, in bars and in a sentence how hard these terms are, and why."""
    words, theme, scale, u = texts()["setup"], brush.theme, brush.scale, brush.u
    value = brush.style(Face.TITLE, 26, theme.lamp)
    middle = rect.top + value.px * 0.6
    level = words[LEVELS[terms.level]]
    shown = brush.write(level, (rect.right, middle), value, anchor="r", valign="m")
    room = shown.left - rect.left - u(20)
    brush.write(words["difficulty"], (rect.left, middle), brush.bold(21), room, valign="m")
    gap, top = u(8), round(rect.top + value.px * 1.25 + u(2))
    width = (rect.width - gap * (len(LEVELS) - 1)) / len(LEVELS)
    for i in range(len(LEVELS)):
        bar = pygame.Rect(round(rect.left + i * (width + gap)), top, round(width), scale.px(14))
        fill = theme.lamp if i <= terms.level else theme.panel_raised
        brush.blit(notched(bar.size, u(4), fill, Edge(theme.edge, scale.line(1.2))), bar)
    below = top + scale.px(14) + scale.px(6)
    area = pygame.Rect(rect.left, below, rect.width, rect.bottom - below)
    brush.block(_why(terms), area, brush.body(18), leading=1.2, even=True)


def _why(terms: Terms) -> str:
    """Name the terms that make the case easier or harder than its default."""
    words = texts()["setup"]
    parts = [
        words[key].format(terms=", ".join(names))
        for key, names in (("harder_by", terms.harder()), ("easier_by", terms.easier()))
        if names
    ]
    return " ".join(parts) or words["no_change"]


def _draw_help(brush: Brush, layout: SetupLayout, terms: Terms) -> None:
    """Draw the helper that comes with the case, and what the chosen ones do."""
    words = texts()["setup"]
    given, options = terms.given(), terms.helper_options()
    if given is not None:
        count = 1 + sum(len(option.values) for option in options)
        packed = terms.brings(given.kind)
        choice = Choice(
            given.id,
            given.title,
            wording.either([side.title for side in given.sides]),
            "" if packed else words["ruled_out"],
        )
        place = layout.cards(count)[0]
        draw_help_card(brush, place, given, terms.case.id, choice, Look(), chosen=packed)
    chosen = [terms.chosen(option) for option in options if not terms.idle(option)]
    said = [f"{value.title}: {value.text}" for value in chosen]
    if given is not None and terms.brings(given.kind):
        sides = wording.either([_gist(side) for side in given.sides])
        said.insert(0, words["comes_along"].format(name=given.title, sides=sides))
    lines = " ".join(said) or words["no_help"]
    brush.block(lines, layout.helper_words(), brush.body(18), leading=1.2, even=True)


def _gist(side: Side) -> str:
    """Say in a few words what a side does: "take a card from the Stability area"."""
    told = side.text.partition(".")[0].partition(",")[0]
    return f"{told[:1].lower()}{told[1:]}"


def draw_message(brush: Brush, room: pygame.Rect, message: str) -> None:
    """Answer below the code: what a button did, what is wrong with a code."""
    said = message or texts()["setup"]["same_code"]
    style = brush.body(18, brush.theme.paper if message else brush.theme.muted)
    brush.block(said, room, style, leading=1.2, even=True)
