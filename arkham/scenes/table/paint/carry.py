"""Paint the table while a card is carried: lit and refused lines, its ghost, the card, its label.

All of it is drawn with every frame: to take a light away costs more than to draw it, because the
cards under it would have to be painted again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import pygame

from arkham.rules.areas import HAND, LEADS
from arkham.rules.basics import techniques_of
from arkham.rules.ruleset import Ruleset
from arkham.scenes.cards.faces import Detail
from arkham.scenes.draw.brush import Brush, draw_tag, forms, tag_width
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.icons import draw_glyph, icon_info
from arkham.scenes.draw.shapes import (
    Edge,
    cast_shadow,
    dashed,
    lay_hatch,
    lay_notched,
    lay_outline,
    outline,
    rounded,
)
from arkham.scenes.draw.shapes import shine as glow
from arkham.scenes.draw.strings import draw_cord, draw_pin
from arkham.scenes.draw.text import Style, fit_px, fits
from arkham.scenes.table.layout.desk import ASPECT, RowLayout
from arkham.scenes.table.layout.table import Look, Placement, TableLayout
from arkham.scenes.table.paint.cards import CardPainter
from arkham.scenes.table.paint.overlay import TAB_HANGS, draw_tab
from arkham.scenes.table.picture.part import Part, part
from arkham.scenes.table.sight import Sight
from arkham.scenes.table.spots import place_zones
from arkham.scenes.table.targets import Forms, Place

_SMALL, _LARGE = 0.74, 0.9  # of a card in the hand
_HELD_AT = (0.24, 0.36)  # where the middle of the card is from the pointer, of its size
_GLOW = 22  # units that the light around a goal reaches beyond it
_SHADE = (8, 6, 5)  # what lies over a line that does not take the card
_GHOST = 165  # opacity of 255


def carried_width(layout: TableLayout) -> int:
    """Return how wide a carried card is: smaller where the cards of the lines are."""
    share = _LARGE if layout.lines.detail is Detail.MEDIUM else _SMALL
    return round(layout.grid.card[0] * share)


def carried_rect(layout: TableLayout, pos: tuple[int, int]) -> pygame.Rect:
    """Return what a carried card covers, its shadow excepted."""
    width = carried_width(layout)
    rect = pygame.Rect(0, 0, width, round(width * ASPECT))
    rect.center = (
        round(pos[0] + rect.width * _HELD_AT[0]),
        round(pos[1] + rect.height * _HELD_AT[1]),
    )
    return rect.inflate(rect.width // 8, rect.width // 8)  # it is turned a little


def held_beside(layout: TableLayout, rect: pygame.Rect) -> tuple[int, int]:
    """Return where to hold a card so that it lies beside a place and leaves it free."""
    width = carried_width(layout)
    height = width * ASPECT
    right = rect.right + width * 0.1
    if right + width > layout.window[0]:
        right = rect.left - width * 1.1
    x = right + width * (0.5 - _HELD_AT[0])
    y = min(rect.centery, layout.window[1] - height * 0.5) - height * _HELD_AT[1]
    return round(x), round(y)


class CarryPainter:
    """Light and shade around a carried card."""

    def __init__(self, rules: Ruleset, cards: CardPainter) -> None:
        self._rules = rules
        self._cards = cards

    def hole(self, sight: Sight) -> Iterator[Part]:
        """Yield the place that the carried card came from."""
        layout, view = sight.layout, sight.view
        card = sight.cues.carried.card if sight.cues.carried else 0
        for area, rects in ((LEADS, layout.leads.cards), (HAND, layout.bottom.hand)):
            if card in view.areas[area]:
                rect = rects[view.areas[area].index(card)]
                yield part("hole", rect, self._hole, rect)

    def place(self, layout: TableLayout, place: Place, words: Forms) -> Iterator[Part]:
        """Yield the light on a place that takes a card which nobody carries."""
        rect = place_zones(layout).get(place)
        if rect is not None:
            reach = 2 * layout.scale.px(_GLOW + TAB_HANGS)
            whole = rect.inflate(reach, reach)
            yield part(f"place {place}", whole, self._lit_place, rect, words, False)

    def draw_lines(self, brush: Brush, sight: Sight, card: int) -> Iterator[None]:
        """Light the lines that take the card, and shade those that do not, one a step."""
        layout, cues = sight.layout, sight.cues
        rows = zip(layout.lines.rows, sight.view.lines, sight.hud.lines, strict=False)
        for row, line, status in rows:
            aimed = cues.aimed == line[0]
            if line[0] in cues.lit:
                fitting = self._rules.left[card] & status.ends_in
                self._lit(brush, row, fitting, status.strain, aimed)
            elif line[0] in cues.refused:
                self._refuse(brush, row, cues.refused[line[0]] if cues.pointed != line[0] else ())
            if aimed:
                self._ghost(brush, row, card, layout.lines.detail, layout.lines.card)
            yield

    def draw_places(self, brush: Brush, sight: Sight) -> None:
        """Light the other places that take the card."""
        cues, zones = sight.cues, place_zones(sight.layout)
        for place, words in cues.places.items():
            if (rect := zones.get(Place(place))) is not None:
                self._lit_place(brush, rect, words, cues.aimed_place == place)

    def draw_card(self, brush: Brush, sight: Sight, card: int, pos: tuple[int, int]) -> None:
        """Draw the card, and the label of what lies under it where it does not cover it."""
        layout, cues = sight.layout, sight.cues
        carried = carried_rect(layout, pos)
        self._cards.carried(brush, card, carried.center, carried_width(layout))
        covered = [carried]
        rows = zip(layout.lines.rows, sight.view.lines, sight.hud.lines, strict=False)
        for row, line, status in rows:
            if cues.pointed != line[0]:
                continue
            if line[0] in cues.lit:
                words = forms("play_check") if status.strain else forms("play_here")
                self._slot_tag(brush, row, words, covered)
            elif line[0] in cues.refused:
                self._reason(brush, row, cues.refused[line[0]], covered)
        if cues.aimed_place:
            rect = place_zones(layout)[Place(cues.aimed_place)]
            self._place_tag(brush, rect, cues.places[cues.aimed_place], covered)

    def _lit(self, brush: Brush, row: RowLayout, fitting: int, strain: bool, aimed: bool) -> None:
        theme, u, slot = brush.theme, brush.u, row.slot
        if aimed:
            glow(
                brush.surface, row.rect, theme.lamp, width=u(8), blur=u(8), alpha=125, radius=u(10)
            )
        open_end = pygame.Rect(slot.left - brush.px(6), row.rect.top, 0, row.rect.height)
        open_end.width = row.rect.right - open_end.left
        lay_notched(brush.surface, open_end, u(10), theme.lamp, alpha=30 if aimed else 14)
        ring = brush.scale.line(5 if aimed else 3, 2)
        lay_outline(brush.surface, row.rect, u(10), theme.lamp, ring, cut=True)
        edge = Edge(theme.lamp, brush.scale.line(3, 2))
        brush.blit(rounded(slot.size, u(7), (66, 54, 36), edge), slot)
        if aimed:
            return
        techniques = techniques_of(fitting)[:1]
        side = min(u(34), slot.height * 0.4)
        gap = side * 0.62 if techniques else 0.0
        y = slot.top + slot.height * (0.32 if slot.height > u(60) else 0.3)
        draw_glyph(brush.surface, "check", (slot.centerx - gap, y), side, theme.lamp)
        for technique in techniques:
            info = icon_info(f"technique.{technique}")
            brush.icon(info, (slot.centerx + gap, y), side / brush.scale.s, theme.lamp)
        style = brush.bold(19, theme.white)
        room = slot.width - u(8)
        words = forms("check") if strain else forms("play_here")
        ink = theme.accent.light if strain else theme.white
        y = min(slot.bottom - style.px * 0.66, slot.top + slot.height * 0.74)
        brush.write(words, (slot.centerx, y), style.inked(ink), room, anchor="c", valign="m")

    def _ghost(
        self, brush: Brush, row: RowLayout, card: int, detail: Detail, size: tuple[int, int]
    ) -> None:
        """Show the card pale where it would lie, and the string that would tie it."""
        last, slot = row.cards[-1], row.slot
        rect = pygame.Rect(slot.left, last.top, *size)
        look = Look.FACE if detail is Detail.MEDIUM else Look.TILE
        image = self._cards.image(card, Placement(rect, look, open_end=True), brush.scale.s)
        pale = image.copy()
        pale.set_alpha(_GHOST)
        brush.blit(pale, rect)
        line = outline(rect.size, brush.u(8), brush.theme.lamp, brush.scale.line(2, 2))
        brush.blit(line, rect)
        pin = (rect.left + rect.width * 0.5, row.pins[-1][1])
        draw_cord(brush.surface, row.pins[-1], pin, brush.theme, max(2.0, brush.u(3.4)))
        draw_pin(brush.surface, pin, brush.u(11), brush.theme.accent.light)

    def _refuse(self, brush: Brush, row: RowLayout, reasons: Sequence[Forms]) -> None:
        """Lay a line into shadow and say why; the reason of the line under the card is a label."""
        theme, u = brush.theme, brush.u
        left = row.header.rect.right
        shade = pygame.Rect(left, row.rect.top, row.rect.right - left, row.rect.height)
        lay_hatch(brush.surface, shade, u(9), theme.edge, 46, _SHADE, 168)
        lay_notched(brush.surface, row.header.rect, u(10), _SHADE, alpha=105)
        if reasons:
            self._reason(brush, row, reasons, [])

    def _reason(
        self, brush: Brush, row: RowLayout, reasons: Sequence[Forms], covered: list[pygame.Rect]
    ) -> None:
        """Say why a line will not take the card: at its right end, unless that is covered.

        Each reason has a tag, in the longest form that fits at the size of the other words.
        """
        style = brush.bold(19, brush.theme.paper)
        shown = reasons[: max(1, int(row.rect.height // brush.f(36)))]
        height = min(row.rect.height // len(shown), round(brush.f(36)))
        spare = tag_width("", style, height, marked=True)
        words, widths = [], []
        for forms_of in shown:
            fitting = [form for form in forms_of if fits(form, style, row.tag.width - spare)]
            words.append(fitting[0] if fitting else forms_of[-1])
            widths.append(min(row.tag.width, tag_width(words[-1], style, height, marked=True)))
        block = pygame.Rect(0, 0, max(widths), height * len(shown))
        places = [block.copy() for _ in range(5)]
        places[0].midright = (row.tag.right, row.rect.centery)
        places[1].midleft = (row.tag.left, row.rect.centery)
        places[2].bottomright = (row.tag.right, row.rect.bottom - brush.px(4))
        places[3].topright = (row.tag.right, row.rect.top + brush.px(4))
        places[4].midleft = (row.rect.left + brush.px(8), row.rect.centery)
        block = _free(places, covered)
        for i, (text, width) in enumerate(zip(words, widths, strict=True)):
            tag = pygame.Rect(block.right - width, block.top + i * height, width, height)
            own = style.at(fit_px(text, style, width - spare, brush.px(15)))
            self._tag(brush, tag, text, own, fill=False)

    def _tag(
        self, brush: Brush, rect: pygame.Rect, words: str, style: Style, *, fill: bool
    ) -> None:
        """Hang a tag: lamp-lit for what is possible, dashed for what is not."""
        theme, u = brush.theme, brush.u
        cast_shadow(brush.surface, rect, blur=u(6), alpha=160, drop=u(3), radius=u(6))
        if fill:
            draw_tag(brush.surface, rect, words, style, theme.lamp, glyph="check")
        else:
            edge = Edge(theme.paper)
            draw_tag(
                brush.surface, rect, words, style, theme.ink, edge=edge, glyph="cross", broken=True
            )

    def _slot_tag(
        self, brush: Brush, row: RowLayout, words: Forms, covered: list[pygame.Rect]
    ) -> None:
        """Say beside the slot what dropping does, or on it where the line leaves no room."""
        slot, tag, style = row.slot, *self._sized(brush, words, row.rect.width)
        places = [tag.copy() for _ in range(5)]
        away = brush.px(8)
        places[0].midtop = (slot.centerx, slot.top + away)
        places[1].midbottom = (slot.centerx, slot.bottom - away)
        places[2].midright = (slot.left - away, slot.centery)
        places[3].midleft = (slot.right + away, slot.centery)
        places[4].midleft = (row.header.rect.left + away, slot.centery)
        if places[3].right <= row.rect.right:
            places.insert(0, places.pop(3))
        for place in places:
            place.clamp_ip(row.rect)
        self._tag(brush, _free(places, covered), words[0], style, fill=True)

    def _place_tag(
        self, brush: Brush, rect: pygame.Rect, words: Forms, covered: list[pygame.Rect]
    ) -> None:
        tag, style = self._sized(brush, words, brush.surface.get_width())
        places = [tag.copy() for _ in range(4)]
        places[0].midbottom = rect.midbottom
        places[1].midtop = rect.midtop
        places[2].midright = (rect.left, rect.centery)
        places[3].midleft = (rect.right, rect.centery)
        for place in places:
            place.clamp_ip(brush.surface.get_rect())
        self._tag(brush, _free(places, covered), words[0], style, fill=True)

    def _sized(self, brush: Brush, words: Forms, room: int) -> tuple[pygame.Rect, Style]:
        style = brush.bold(19, brush.theme.ink)
        height = round(brush.u(32) * (1 + 0.5 * (brush.scale.t - 1)))
        style = style.at(min(style.px, round(height * 0.66)))
        width = min(room, tag_width(words[0], style, height, marked=True))
        return pygame.Rect(0, 0, width, height), style

    def _hole(self, brush: Brush, rect: pygame.Rect) -> None:
        """Leave a dashed place where the carried card came from."""
        theme, u = brush.theme, brush.u
        frame = dashed(rect.size, u(8), theme.dim, 1.6, 6, 5, fill=theme.ink, fill_alpha=120)
        brush.blit(frame, rect)
        style = brush.style(Face.BODY_ITALIC, 19, theme.paper_shade)
        room = rect.width - u(12)
        brush.write(forms("carried"), rect.center, style, room, anchor="c", valign="m")

    def _lit_place(self, brush: Brush, rect: pygame.Rect, words: Forms, aimed: bool) -> None:
        """Ring a place that takes the card; its tab moves to the label once it is aimed at."""
        theme, u = brush.theme, brush.u
        ring = rect.inflate(2 * brush.px(5), 2 * brush.px(5))
        alpha, line = (125, 5) if aimed else (90, 3)
        glow(brush.surface, ring, theme.lamp, width=u(5), blur=u(6), alpha=alpha, radius=u(10))
        lay_outline(brush.surface, ring, u(10), theme.lamp, brush.scale.line(line, 2))
        if not aimed:
            draw_tab(brush, ring, words)


def _free(places: Iterable[pygame.Rect], covered: list[pygame.Rect]) -> pygame.Rect:
    """Return the first place that nothing covers, or the first of all."""
    tried = list(places)
    return next((p for p in tried if p.collidelist(covered) < 0), tried[0])
