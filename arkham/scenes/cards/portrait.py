"""Compose the faces of portraits: a tall picture in a paper frame."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from arkham.rules.cards import KINDS, Card, Effect
from arkham.scenes.cards.artwork import picture
from arkham.scenes.cards.parts import MASTER, effect_box, pennant, portrait_frame, tab
from arkham.scenes.cards.standard import SHADED, Sheet, draw_centred, icon_of
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.icons import draw_icon, effect_info
from arkham.scenes.draw.shapes import Edge, notched
from arkham.scenes.draw.surfaces import blank
from arkham.scenes.draw.text import Style, draw, draw_block, fit_block, fit_px
from arkham.scenes.draw.theme import Theme


@dataclass(frozen=True, slots=True)
class _Plan:
    """Where the words of a portrait start, and how large its parts are, on the master."""

    plate_top: float
    pennant: float
    tab: tuple[float, float, float]  # height, centre, step
    icon: tuple[float, float]  # size and step of the icon column
    title_px: float
    subtitle_px: float


_FULL = _Plan(632, 176, (120, 312, 132), (104, 112), 68, 52)
_LARGE = _Plan(560, 124, (78, 300, 86), (70, 78), 46, 26)
_COVERED_TOP = 816.0  # the picture goes down to the rim: no plate


def subtitle_of(card: Card) -> str:
    """Return the line under the name: an occupation, or which case it is."""
    if case_number(card):
        return f"case {case_number(card)}"
    return card.words.subtitle


def case_number(card: Card) -> str:
    """Return the number of a card that a line begins with, "" if it has none."""
    is_numbered = KINDS[card.kind].heads_line and card.number
    return f"{card.number}{card.side}" if is_numbered else ""


def portrait_face(
    folder: str, card: Card, width: int, theme: Theme, *, large: bool, covered: bool = False
) -> pygame.Surface:
    """Return the face of a portrait; covered, only what lies at its left edge."""
    plan = _LARGE if large else _FULL
    helper = bool(card.sides)
    plate_top = _COVERED_TOP if covered else _plate_top(card, large)
    frame = portrait_frame(width, plate_top, theme, dark=helper or covered, lines=large)
    k = width / MASTER[0]
    surface = blank(frame.get_size(), theme.paper)
    sheet = Sheet(surface, k, card, theme)
    room = _room(width, plate_top)
    art = picture(folder, card.id, room, theme, icon_id=icon_of(card))
    surface.blit(art, (round(24 * k), round(24 * k)))
    if covered:
        surface.fill(SHADED, special_flags=pygame.BLEND_RGB_MULT)
    surface.blit(frame, (0, 0))
    shield = pennant(icon_of(card), plan.pennant * k, theme, case_number(card))
    inside = round(12 * k) if large else 0  # a large frame is seen whole
    surface.blit(shield, (inside, inside))
    if not covered:
        _tabs(sheet, plan)
    _columns(sheet, plan, plate_top, closing=not large)
    if helper:
        _sides(sheet, plate_top, large)
    elif large:
        _large_words(sheet, plate_top)
    elif not covered:
        _name(sheet, plan)
    return surface


def portrait_room(card: Card, width: int, *, large: bool) -> tuple[int, int]:
    """Return the size of the picture on a portrait."""
    return _room(width, _plate_top(card, large))


def _room(width: int, plate_top: float) -> tuple[int, int]:
    k = width / MASTER[0]
    return round(552 * k) + 1, round((plate_top - 24) * k) + 1


def frame_of_portrait(card: Card, width: int, theme: Theme, *, large: bool) -> pygame.Surface:
    top = _plate_top(card, large)
    return portrait_frame(width, top, theme, dark=bool(card.sides), lines=large)


def _plate_top(card: Card, large: bool) -> float:
    return _helper_top(card, large) if card.sides else (_LARGE if large else _FULL).plate_top


def _helper_top(card: Card, large: bool) -> float:
    """Return where the dark plate starts: each usable side needs its bar."""
    bars = max(1, len(card.sides))
    return 816 - 92 - bars * (_bar_height(large) + 12)


def _bar_height(large: bool) -> float:
    return 156.0 if large else 164.0


def _name(sheet: Sheet, plan: _Plan) -> None:
    k, theme = sheet.k, sheet.theme
    style = Style(Face.LABEL, sheet.px(plan.title_px), theme.ink)
    sheet.write(sheet.card.title, 684, style, 528, round(style.px * 0.62))
    style = Style(Face.LABEL, sheet.px(plan.subtitle_px), theme.accent.on_paper, 8 * k)
    sheet.write(subtitle_of(sheet.card).upper(), 764, style, 528)


def _tabs(sheet: Sheet, plan: _Plan) -> None:
    height, centre, step = (v * sheet.k for v in plan.tab)
    count = len(sheet.card.right)
    for i, technique in enumerate(sheet.card.right):
        image = tab(technique, height, "r", sheet.theme)
        y = centre + (i - (count - 1) / 2) * step
        right = sheet.surface.get_width()
        sheet.surface.blit(image, image.get_rect(midright=(right, round(y))))


def _columns(sheet: Sheet, plan: _Plan, plate_top: float, *, closing: bool) -> None:
    """Print closing icons down the left edge and lasting effects up the right one."""
    card, k = sheet.card, sheet.k
    icons = card.icons if closing else ()
    top = plan.pennant * 1.14 + 14
    size, step = plan.icon
    if icons:
        step = min(step, (plate_top - top) / len(icons))
        size = min(size, step * 0.94)
    for i, effect in enumerate(icons):
        image = _on_dark(effect, size * k, sheet.theme, unseen=card.purple_icons)
        sheet.surface.blit(image, (round(30 * k), round((top + i * step) * k)))
    lasting = (*card.immediate, *card.ongoing)
    size, step = plan.icon
    for i, effect in enumerate(reversed(lasting)):
        image = _on_dark(effect, size * k, sheet.theme, unseen=False)
        right, bottom = round(570 * k), round((plate_top - 10 - i * step) * k)
        sheet.surface.blit(image, image.get_rect(bottomright=(right, bottom)))


def _on_dark(effect: Effect, px: float, theme: Theme, *, unseen: bool) -> pygame.Surface:
    return effect_box(effect, px, theme, unseen=unseen, ringed=True)


def _large_words(sheet: Sheet, plate_top: float) -> None:
    k, theme, card = sheet.k, sheet.theme, sheet.card
    top = plate_top + 8
    style = Style(Face.TITLE, sheet.px(46), theme.ink)
    sheet.write(card.title, top + 48, style, 520, round(style.px * 0.6))
    style = Style(Face.LABEL, sheet.px(26), theme.accent.on_paper, 3 * k)
    sheet.write(subtitle_of(card).upper(), top + 92, style, 520)
    if card.icons:
        _closing_row(sheet, top + 122)
        return
    words = card.words.flavour or first_sentence(card.words.opening)
    box = pygame.Rect(round(48 * k), round((top + 114) * k), round(504 * k), round(116 * k))
    style = fit_block(
        words, Style(Face.FLAVOUR, sheet.px(30), theme.ink), box.size, sheet.px(20), 1.08
    )
    draw_block(sheet.surface, words, box, style, anchor="c", valign="m", leading=1.08, even=True)


def _closing_row(sheet: Sheet, top: float) -> None:
    k, theme, icons = sheet.k, sheet.theme, sheet.card.icons
    size = 92.0
    step = min(140.0, 540 / len(icons))
    x = 300 - step * (len(icons) - 1) / 2
    for effect in icons:
        image = effect_box(effect, size * k, theme, unseen=sheet.card.purple_icons)
        sheet.surface.blit(image, image.get_rect(midtop=(round(x * k), round(top * k))))
        ink = theme.ink if effect.must else theme.may
        style = Style(Face.LABEL, sheet.px(21), ink, 0.6 * k)
        words = effect_info(effect).name.upper()
        centre = (x * k, (top + size + 20) * k)
        draw_centred(sheet.surface, words, centre, style, (step - 8) * k, two_lines=0.86)
        x += step


def first_sentence(words: str) -> str:
    """Return a text up to its first full stop."""
    text = " ".join(words.split())
    ends = [text.find(mark) for mark in (". ", "! ", "? ", ".” ") if mark in text]
    return text[: min(ends) + 1] if ends else text


def side_boxes(card: Card, *, large: bool) -> list[tuple[float, float, float, float]]:
    """Return the bars of a helper's usable sides on the master: x, y, width, height."""
    height = _bar_height(large)
    top = _helper_top(card, large) + 92
    count = max(1, len(card.sides))
    return [(32, top + i * (height + 12), 536, height) for i in range(count)]


def _sides(sheet: Sheet, plate_top: float, large: bool) -> None:
    """Print a helper's name and one octagonal bar for each side that can be used."""
    k, theme, card = sheet.k, sheet.theme, sheet.card
    face, px = (Face.TITLE, 46) if large else (Face.LABEL, 68)
    style = Style(face, sheet.px(px), theme.paper)
    sheet.write(card.title, plate_top + 44, style, 528, round(style.px * 0.6))
    for side, (x, y, w, h) in zip(card.sides, side_boxes(card, large=large), strict=False):
        box = pygame.Rect(round(x * k), round(y * k), round(w * k), round(h * k))
        edge = Edge(theme.may_light, max(1.0, 5 * k))
        sheet.surface.blit(notched(box.size, 22 * k, theme.panel_raised, edge), box)
        size = 84 * k if large else 104 * k
        icon_x = box.left + size * 0.5 + 22 * k
        if side.effects:
            effect = side.effects[0]
            draw_icon(
                sheet.surface,
                f"effect.{effect.name}",
                (icon_x, box.centery),
                size,
                theme.paper,
                effect.number,
            )
        text_left = icon_x + size * 0.5 + 18 * k
        room = box.right - 20 * k - text_left
        if large:
            _side_words(sheet, side.title, side.text, box, text_left, room)
            continue
        style = Style(Face.BODY_BOLD, sheet.px(68), theme.paper)
        style = style.at(fit_px(side.title, style, room, sheet.px(40)))
        draw(sheet.surface, side.title, (text_left, box.centery), style, valign="m", width=room)


def _side_words(
    sheet: Sheet, title: str, words: str, box: pygame.Rect, left: float, room: float
) -> None:
    k, theme = sheet.k, sheet.theme
    style = Style(Face.BODY_BOLD, sheet.px(30), theme.may_light)
    draw(sheet.surface, title, (left, box.top + 8 * k), style, width=room, least=6)
    below = pygame.Rect(
        round(left), box.top + round(46 * k), round(room), box.height - round(50 * k)
    )
    small = fit_block(words, Style(Face.BODY, sheet.px(26), theme.paper), below.size, 6, 1.1)
    draw_block(sheet.surface, words, below, small, leading=1.1)
