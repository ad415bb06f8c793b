"""Paint what lies behind the controls of the set-up: desk, panels, headings, how hard it is."""

from __future__ import annotations

import pygame

from arkham.files.texts import texts
from arkham.play.terms import LEVELS, Terms
from arkham.rules.cards import CaseDef
from arkham.scenes.draw.backdrop import desk
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.shapes import Edge, notched
from arkham.scenes.draw.text import Style, draw, draw_block, fit_block
from arkham.scenes.draw.theme import Scale, Theme
from arkham.scenes.setup.help_cards import draw_help_card
from arkham.scenes.setup.layout import SetupLayout
from arkham.scenes.widgets.button import LEAST_WORDS, Look
from arkham.scenes.widgets.lists import Choice
from arkham.words import wording


def blurb_of(case: CaseDef) -> str:
    """Return what a case is about, in two or three sentences."""
    return dict(case.texts).get("blurb", "")


def setup_backdrop(layout: SetupLayout, terms: Terms, theme: Theme) -> pygame.Surface:
    """Return everything that changes only with a choice."""
    scale, u = layout.scale, layout.scale.u
    words = texts()["setup"]
    lamp = (layout.window[0] * 0.4, layout.window[1] * 0.3)
    surface = desk(layout.window, lamp, u(640), theme).copy()
    title = Style(Face.TITLE, round(u(58)), theme.paper)
    drawn = draw(surface, words["title"], (u(64), u(34)), title, shadow=theme.ink)
    note = Style(Face.BODY_ITALIC, scale.font(23), theme.muted)
    room = layout.back.left - drawn.right - u(96)
    where = (drawn.right + u(48), drawn.centery + u(6))
    draw(
        surface, words["subtitle"], where, note, valign="m", width=room, least=scale.px(LEAST_WORDS)
    )
    headings = ((layout.terms, "terms"), (layout.help, "help"), (layout.code, "code"))
    for panel, name in headings:
        if panel is not None:
            _draw_panel(surface, layout, panel, words[name], theme)
    if layout.blurb is not None:
        _draw_blurb(surface, layout.blurb, terms, theme, scale)
    else:
        _draw_difficulty(surface, layout, terms, theme)
    if layout.help is not None:
        _draw_help(surface, layout, terms, theme)
    return surface


def _draw_panel(
    surface: pygame.Surface, layout: SetupLayout, panel: pygame.Rect, heading: str, theme: Theme
) -> None:
    scale, u = layout.scale, layout.scale.u
    edge = Edge(theme.hair, scale.line(1.3))
    surface.blit(notched(panel.size, u(14), theme.panel, edge, alpha=235), panel)
    if not layout.paged:
        label = Style(Face.LABEL, scale.font(22), theme.accent.light, u(2))
        draw(surface, heading.upper(), (panel.left + u(28), panel.top + u(14)), label)


def _draw_blurb(
    surface: pygame.Surface, rect: pygame.Rect, terms: Terms, theme: Theme, scale: Scale
) -> None:
    """Tell what the chosen case is about."""
    said = blurb_of(terms.case)
    style = Style(Face.BODY_BOLD, scale.font(19.5), theme.paper)
    style = fit_block(said, style, rect.size, scale.px(LEAST_WORDS), 1.2)
    draw_block(surface, said, rect, style, valign="m", leading=1.2)


def _draw_difficulty(
    surface: pygame.Surface, layout: SetupLayout, terms: Terms, theme: Theme
) -> None:
    """Say in a word, in bars and in a sentence how hard these terms are, and why."""
    words, scale, u = texts()["setup"], layout.scale, layout.scale.u
    rect = layout.difficulty
    name = Style(Face.BODY_BOLD, scale.font(21), theme.paper)
    value = Style(Face.TITLE, scale.font(26), theme.lamp)
    middle = rect.top + value.px * 0.6
    level = draw(
        surface, words[LEVELS[terms.level]], (rect.right, middle), value, anchor="r", valign="m"
    )
    draw(
        surface,
        words["difficulty"],
        (rect.left, middle),
        name,
        valign="m",
        width=level.left - rect.left - u(20),
        least=scale.px(LEAST_WORDS),
    )
    gap, top = u(8), round(rect.top + value.px * 1.25 + u(2))
    width = (rect.width - gap * (len(LEVELS) - 1)) / len(LEVELS)
    for i in range(len(LEVELS)):
        bar = pygame.Rect(round(rect.left + i * (width + gap)), top, round(width), scale.px(14))
        fill = theme.lamp if i <= terms.level else theme.panel_raised
        surface.blit(notched(bar.size, u(4), fill, Edge(theme.edge, scale.line(1.2))), bar)
    below = top + scale.px(14) + scale.px(6)
    room = pygame.Rect(rect.left, below, rect.width, rect.bottom - below)
    said = _why(terms)
    style = Style(Face.BODY, scale.font(18), theme.muted)
    style = fit_block(said, style, room.size, scale.px(LEAST_WORDS), 1.2)
    draw_block(surface, said, room, style, leading=1.2)


def _why(terms: Terms) -> str:
    """Name the terms that make the case easier or harder than its default."""
    words = texts()["setup"]
    parts = [
        words[key].format(terms=", ".join(names))
        for key, names in (("harder_by", terms.harder()), ("easier_by", terms.easier()))
        if names
    ]
    return " ".join(parts) or words["no_change"]


def _draw_help(surface: pygame.Surface, layout: SetupLayout, terms: Terms, theme: Theme) -> None:
    """Draw the helper that comes with the case, and what the chosen ones do."""
    words, scale = texts()["setup"], layout.scale
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
        look = Look(theme, scale)
        draw_help_card(surface, place, given, terms.case.id, choice, look, chosen=packed)
    chosen = [terms.chosen(option) for option in options if not terms.idle(option)]
    said = [f"{value.title}: {value.text}" for value in chosen]
    if given is not None and terms.brings(given.kind):
        said.insert(0, words["comes_along"].format(name=given.title))
    lines = " ".join(said) or words["no_help"]
    room = layout.helper_words()
    style = Style(Face.BODY, scale.font(18), theme.muted)
    style = fit_block(lines, style, room.size, scale.px(LEAST_WORDS), 1.2)
    draw_block(surface, lines, room, style, leading=1.2)


def draw_message(
    surface: pygame.Surface, room: pygame.Rect, message: str, scale: Scale, theme: Theme
) -> None:
    """Answer below the code: what a button did, what is wrong with a code."""
    said = message or texts()["setup"]["same_code"]
    style = Style(Face.BODY, scale.font(18), theme.paper if message else theme.muted)
    style = fit_block(said, style, room.size, scale.px(LEAST_WORDS), 1.2)
    draw_block(surface, said, room, style, leading=1.2)
