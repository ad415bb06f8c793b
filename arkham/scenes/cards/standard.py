"""Compose the faces of clues, and of other cards that are no portraits, on the standard frame."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from arkham.rules.cards import ATTRIBUTES, KINDS, Attribute, Card, Effect
from arkham.scenes.cards.artwork import picture
from arkham.scenes.cards.parts import (
    COVERED,
    FULL,
    LARGE,
    LARGE_PICTURE,
    MASTER,
    PICTURE_ONLY,
    FrameInk,
    StandardPlan,
    effect_box,
    flag,
    medallion,
    seal,
    standard_frame,
    tab,
    tab_size,
)
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.icons import effect_info, icon_info
from arkham.scenes.draw.jigsaw import letter_piece
from arkham.scenes.draw.surfaces import blank
from arkham.scenes.draw.text import (
    Style,
    balanced,
    capitals,
    draw,
    draw_block,
    fit_block,
    fit_px,
    fits,
    measure,
)
from arkham.scenes.draw.theme import Theme

SHADED = (176, 170, 160)  # how much of a covered picture is seen: its marks count, not the picture
_FLAVOUR_LEADING = 1.06
_LEAST_ONE_LINE = 0.7  # of its size; longer words stand in two lines
_LEAST_PX = 5  # of a title on the smallest cards
_TIGHTEST_FLAG = 0.76  # of its size, before flags stand in two columns


@dataclass(frozen=True, slots=True)
class Sheet:
    """A face in the making: the surface, its scale, and whose it is."""

    surface: pygame.Surface
    k: float
    card: Card
    theme: Theme

    def px(self, master: float) -> int:
        return max(6, round(master * self.k))

    def write(self, words: str, y: float, style: Style, width: float, least: int = 6) -> None:
        """Print one line in the middle of the card; height and width are those of the master."""
        where, room = (300 * self.k, y * self.k), width * self.k
        draw(self.surface, words, where, style, anchor="c", valign="m", width=room, least=least)


def icon_of(card: Card) -> str:
    """Return the icon that stands for a card: its clue type, else its kind."""
    return f"type.{card.type}" if card.type else f"kind.{card.kind}"


def label_of(card: Card) -> str:
    """Return the word of a card's type or kind, with its deck or number."""
    name = icon_info(icon_of(card)).name
    if card.deck:
        return f"{name} {card.deck}"
    return name


def standard_face(
    folder: str, card: Card, width: int, theme: Theme, *, large: bool, covered: bool = False
) -> pygame.Surface:
    """Return the face of a card that is no portrait; covered, only what lies at its left edge."""
    plan = COVERED if covered else _plan_of(card, large=large)
    ink = _ink(card, theme)
    frame = standard_frame(width, plan, ink, theme)
    k = width / MASTER[0]
    surface = blank(frame.get_size(), ink.board)
    sheet = Sheet(surface, k, card, theme)
    room = _room(plan, width)
    art = picture(folder, card.id, room, theme, icon_id=icon_of(card))
    surface.blit(art, (round(plan.art[0] * k), round(plan.art[1] * k)))
    if covered:
        surface.fill(SHADED, special_flags=pygame.BLEND_RGB_MULT)
    surface.blit(frame, (0, 0))
    _medallion(sheet, plan)
    _flags(sheet, plan)
    _left_tab(sheet, plan)
    if covered:
        return surface
    _right_tabs(sheet, plan)
    _title(sheet, plan, ink)
    if plan.has_panel:
        _panel(sheet, plan, large)
    _seals(sheet, plan)
    return surface


def standard_room(card: Card, width: int, *, large: bool) -> tuple[int, int]:
    """Return the size of the picture on a card that is no portrait."""
    return _room(_plan_of(card, large=large), width)


def _room(plan: StandardPlan, width: int) -> tuple[int, int]:
    k, (_, _, w, h) = width / MASTER[0], plan.art
    return round(w * k) + 1, round(h * k) + 1


def frame_of_standard(card: Card, width: int, theme: Theme, *, large: bool) -> pygame.Surface:
    """Return the frame of a card that is no portrait."""
    return standard_frame(width, _plan_of(card, large=large), _ink(card, theme), theme)


def _plan_of(card: Card, *, large: bool) -> StandardPlan:
    if printed_effects(card) or card.letters:
        return LARGE if large else FULL
    return LARGE_PICTURE if large else PICTURE_ONLY


def _ink(card: Card, theme: Theme) -> FrameInk:
    ground = KINDS[card.kind].ground
    if ground in ("slate", "plum"):
        dark = theme.slate if ground == "slate" else theme.plum
        return FrameInk(dark, dark, theme.paper)
    if ground == "paper":
        return FrameInk(theme.ink, theme.paper_shade, theme.ink)
    return FrameInk(theme.ink, theme.paper, theme.ink)


def _medallion(sheet: Sheet, plan: StandardPlan) -> None:
    cx, cy, diameter = (v * sheet.k for v in plan.medallion)
    image = medallion(icon_of(sheet.card), diameter, sheet.theme, KINDS[sheet.card.kind].sign)
    sheet.surface.blit(image, image.get_rect(center=(round(cx), round(cy))))


def _title(sheet: Sheet, plan: StandardPlan, ink: FrameInk) -> None:
    cx, _, diameter = (v * sheet.k for v in plan.medallion)
    left = cx + diameter / 2 + 4 * sheet.k
    right = (plan.plate[0] + plan.plate[2] - (16 if plan.lines else 8)) * sheet.k
    face = Face.TITLE if plan.lines else Face.LABEL
    centre = ((left + right) / 2, (plan.plate[1] + plan.plate[3] / 2) * sheet.k)
    style = Style(face, sheet.px(plan.title_px), ink.letters)
    draw_centred(
        sheet.surface,
        sheet.card.title,
        centre,
        style,
        right - left,
        height=plan.plate[3] * sheet.k,
    )


def draw_centred(
    surface: pygame.Surface,
    words: str,
    centre: tuple[float, float],
    style: Style,
    width: float,
    *,
    two_lines: float = 0.6,
    height: float = math.inf,
) -> None:
    """Draw words in one line if they fit nearly at their size, else in two smaller ones.

    `two_lines` is the size of two lines as a share of the style's own, `height` the room that
    their capitals must stay within.
    """
    # On the smallest cards two lines are higher than their plate: one small line reads better.
    cramped = 2 * capitals(style.at(6)).height > height
    least = _LEAST_PX if cramped else max(6, round(style.px * _LEAST_ONE_LINE))
    one = style.at(fit_px(words, style, width, least))
    if fits(words, one, width) or " " not in words:
        draw(surface, words, centre, one, anchor="c", valign="m", width=width, least=6)
        return
    small = style.at(max(6, round(style.px * two_lines)))
    pieces = words.split()
    halves = [(" ".join(pieces[:i]), " ".join(pieces[i:])) for i in range(1, len(pieces))]
    lines = min(halves, key=lambda pair: max(measure(line, small) for line in pair))
    small = small.at(min(fit_px(line, small, width, _LEAST_PX) for line in lines))
    while small.px > _LEAST_PX and 2 * capitals(small).height > height:
        small = small.at(small.px - 1)
    high = capitals(small)
    step = min(small.px * 1.04, max(high.height, height - high.height))
    # By the capitals, not by the line box: it has more air above them than below.
    first = centre[1] - (step + high.height) / 2 - high.top
    for i, line in enumerate(lines):
        where = (centre[0], first + i * step)
        draw(surface, line, where, small, anchor="c", width=width)


def flag_slots(
    count: int, top: float, bottom: float, height: float
) -> list[tuple[int, float, float]]:
    """Return (column, centre, height) of attribute flags between two heights."""
    if not count:
        return []
    gap = height * 0.07
    room = (bottom - top) / count - gap
    rows = count
    if room < height * _TIGHTEST_FLAG:
        rows = math.ceil(count / 2)
        room = (bottom - top) / rows - gap
    each = min(height, room)
    return [(i // rows, top + each / 2 + i % rows * (each + gap), each) for i in range(count)]


def flags_of(card: Card) -> list[tuple[str, int, str]]:
    """Return (icon id, number, letter) of every attribute a card prints."""
    flags = [
        (f"attribute.{a}", 0, card.letter if a == Attribute.PUZZLE else "")
        for a in card.attributes
        if not ATTRIBUTES[a].tints_left
    ]
    if card.minimum:
        flags.append(("attribute.minimum", card.minimum, ""))
    return flags


def _flags(sheet: Sheet, plan: StandardPlan) -> None:
    flags = flags_of(sheet.card)
    tab_height, left_tab = plan.tabs[0], plan.tabs[1]
    bottom = left_tab - tab_height / 2 - 6
    slots = flag_slots(len(flags), plan.flags[0], bottom, plan.flags[1])
    left, reach = (plan.art[0] - 6) * sheet.k, 0
    for (icon_id, number, letter), (column, centre, height) in zip(flags, slots, strict=True):
        image = flag(icon_id, height * sheet.k, sheet.theme, number, letter)
        x = round(left) if column == 0 else reach
        where = image.get_rect(midleft=(x, round(centre * sheet.k)))
        sheet.surface.blit(image, where)
        if column == 0:
            reach = max(reach, where.right + 1)


def tab_rects(card: Card, width: int) -> tuple[list[pygame.Rect], list[pygame.Rect]]:
    """Return where the left and the right techniques of a card stand on its face of a width."""
    return _tab_rects(card, width, _plan_of(card, large=False))


def _tab_rects(
    card: Card, width: int, plan: StandardPlan
) -> tuple[list[pygame.Rect], list[pygame.Rect]]:
    height, left_y, right_y, step = (v * width / MASTER[0] for v in plan.tabs)
    size = tab_size(height)
    left = pygame.Rect((0, 0), size)
    left.midleft = (0, round(left_y))
    right = []
    for i in range(len(card.right)):
        rect = pygame.Rect((0, 0), size)
        rect.midright = (width, round(right_y + (i - (len(card.right) - 1) / 2) * step))
        right.append(rect)
    return [left] if card.left else [], right


def _left_tab(sheet: Sheet, plan: StandardPlan) -> None:
    card = sheet.card
    if card.left:
        left, _ = _tab_rects(card, sheet.surface.get_width(), plan)
        unseen = any(ATTRIBUTES[name].tints_left for name in card.attributes)
        image = tab(card.left, plan.tabs[0] * sheet.k, "l", sheet.theme, unseen=unseen)
        sheet.surface.blit(image, left[0])


def _right_tabs(sheet: Sheet, plan: StandardPlan) -> None:
    _, right = _tab_rects(sheet.card, sheet.surface.get_width(), plan)
    for technique, rect in zip(sheet.card.right, right, strict=True):
        sheet.surface.blit(tab(technique, plan.tabs[0] * sheet.k, "r", sheet.theme), rect)


def _seals(sheet: Sheet, plan: StandardPlan) -> None:
    y, diameter, from_right = (v * sheet.k for v in plan.seals)
    x = sheet.surface.get_width() - from_right
    for mark, shown in (("stability", sheet.card.stability), ("time", sheet.card.time)):
        if shown:
            image = seal(mark, diameter, sheet.theme)
            sheet.surface.blit(image, image.get_rect(center=(round(x), round(y))))
            x -= diameter * 1.04


def _panel(sheet: Sheet, plan: StandardPlan, large: bool) -> None:
    """Print what stands on the paper: label, flavour, effects or the letters asked for."""
    card, theme, k = sheet.card, sheet.theme, sheet.k
    label_y, label_px = plan.label
    if label_px:
        style = Style(Face.LABEL, sheet.px(label_px), theme.ink, label_px * 0.12 * k)
        sheet.write(label_of(card).upper(), label_y, style, 250)
    if large and card.words.flavour:
        box = pygame.Rect(round(44 * k), round((label_y + 20) * k), round(512 * k), round(72 * k))
        style = Style(Face.FLAVOUR, sheet.px(31), theme.ink)
        style = fit_block(card.words.flavour, style, box.size, sheet.px(22), _FLAVOUR_LEADING)
        draw_block(
            sheet.surface,
            card.words.flavour,
            box,
            style,
            anchor="c",
            valign="m",
            leading=_FLAVOUR_LEADING,
            even=True,
        )
    if card.letters:
        _letters(sheet, plan)
    else:
        _effects(sheet, plan, large)


def printed_effects(card: Card) -> tuple[tuple[Effect, bool], ...]:
    """Return the effects a standard card prints in order, each with whether it waits."""
    rest = (*card.immediate, *card.ongoing, *card.effects)
    return tuple((e, False) for e in rest) + tuple((e, card.purple_icons) for e in card.icons)


def _effects(sheet: Sheet, plan: StandardPlan, large: bool) -> None:
    effects = printed_effects(sheet.card)
    size, gap, top = (v * sheet.k for v in plan.effects)
    if not effects:
        return
    room = 540 * sheet.k
    shrink = min(1.0, room / (len(effects) * size + (len(effects) - 1) * gap))
    top += size * (1 - shrink) / 2
    size, gap = size * shrink, gap * shrink
    names = [
        _name_of(sheet, effect, room / len(effects) - size - gap, size) for effect, _ in effects
    ]
    wide = [size + (words.width + gap / 3 if large else 0) for words in names]
    x = 300 * sheet.k - (sum(wide) + (len(effects) - 1) * gap) / 2
    for (effect, waits), words, width in zip(effects, names, wide, strict=True):
        image = effect_box(effect, size, sheet.theme, unseen=waits)
        sheet.surface.blit(image, (round(x), round(top)))
        if large:
            left = round(x + size + gap / 3)
            area = pygame.Rect(left, round(top), math.ceil(words.width) + 1, round(size))
            draw_block(
                sheet.surface, words.text, area, words.style, valign="m", leading=1.0, even=True
            )
        x += width + gap


class _Name(NamedTuple):
    """The name of an effect beside its icon, in one line or more."""

    text: str
    style: Style
    width: float


def _name_of(sheet: Sheet, effect: Effect, room: float, height: float) -> _Name:
    ink = sheet.theme.ink if effect.must else sheet.theme.may
    words = effect_info(effect).name.upper()
    style = Style(Face.LABEL, sheet.px(26), ink, 0.6 * sheet.k)
    style = fit_block(words, style, (round(room), round(height)), sheet.px(18), 1.0)
    return _Name(words, style, max(measure(line, style) for line in balanced(words, style, room)))


def _letters(sheet: Sheet, plan: StandardPlan) -> None:
    letters = sheet.card.letters
    size, gap = min(118, plan.effects[0]) * sheet.k, 34 * sheet.k
    top = plan.effects[2] * sheet.k
    x = 300 * sheet.k - (len(letters) * size + (len(letters) - 1) * gap) / 2
    for letter in letters:
        image = letter_piece(letter, round(size), sheet.theme, filled=True)
        sheet.surface.blit(
            image, image.get_rect(center=(round(x + size / 2), round(top + size / 2)))
        )
        x += size + gap
