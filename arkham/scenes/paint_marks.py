"""Paint light and shade over the table: what may be chosen now, what not, and why."""

from __future__ import annotations

import pygame

from arkham.rules.areas import HAND, LEADS
from arkham.rules.basics import techniques_of
from arkham.rules.ruleset import Ruleset
from arkham.scenes.badges import draw_tag, tag_width
from arkham.scenes.cues import Cues
from arkham.scenes.fonts import Face
from arkham.scenes.glyphs import draw_glyph
from arkham.scenes.hud import Hud
from arkham.scenes.icons import icon_info
from arkham.scenes.layout import ACTIONS, Spot, TableLayout
from arkham.scenes.layout_lines import RowLayout
from arkham.scenes.paint_cards import CardPainter
from arkham.scenes.paint_kit import Brush, forms
from arkham.scenes.paint_overlay import draw_note
from arkham.scenes.placements import Placement, placements
from arkham.scenes.shapes import Edge, cast_shadow, dashed, disc, hatch, notched, outline, rounded
from arkham.scenes.shapes import shine as glow
from arkham.scenes.spots import card_at, place_zones
from arkham.scenes.targets import Place
from arkham.scenes.text import first_form, fits, measure
from arkham.scenes.view import TableView

_CARDS = ("lead", "hand", "card", "head")
_CONTROLS = ("action", "tool", "side", "contact", "briefcase", "skip", "do", "menace")
_QUIET = ("inspector", "odds", "slot")


class MarksPainter:
    """Rings, slots, tags and shade of one game."""

    def __init__(self, rules: Ruleset, cards: CardPainter) -> None:
        self._rules = rules
        self._cards = cards

    def draw(
        self, brush: Brush, layout: TableLayout, view: TableView, hud: Hud, cues: Cues
    ) -> None:
        """Draw all marks, from shade to focus."""
        self._rows(brush, layout, view, hud, cues)
        if cues.carried is not None:
            self._hole(brush, layout, view, cues.carried.card)
            self._lit_places(brush, layout, cues)
        self._picks(brush, layout, view, hud, cues)
        if cues.carried is None:
            self._hover(brush, layout, view, hud, cues)
        self._focus(brush, layout, cues)

    def _rows(
        self, brush: Brush, layout: TableLayout, view: TableView, hud: Hud, cues: Cues
    ) -> None:
        if cues.carried is None:
            return
        rows = zip(layout.lines.rows, view.lines, hud.lines, strict=False)
        for row, line, status in rows:
            if line[0] in cues.lit:
                fitting = self._rules.left[cues.carried.card] & status.ends_in
                self._lit(brush, row, fitting, status.strain, aimed=cues.aimed == line[0])
            elif line[0] in cues.refused:
                self._refused(brush, row, cues.refused[line[0]])

    def _lit(
        self, brush: Brush, row: RowLayout, fitting: int, strain: bool, *, aimed: bool
    ) -> None:
        theme, u, slot = brush.theme, brush.u, row.slot
        if aimed:
            glow(
                brush.surface, row.rect, theme.lamp, width=u(8), blur=u(8), alpha=125, radius=u(10)
            )
        open_end = pygame.Rect(slot.left - brush.px(6), row.rect.top, 0, row.rect.height)
        open_end.width = row.rect.right - open_end.left
        veil = notched(open_end.size, u(10), theme.lamp, alpha=30 if aimed else 14)
        brush.blit(veil, open_end)
        ring = brush.scale.line(5 if aimed else 3, 2)
        brush.blit(outline(row.rect.size, u(10), theme.lamp, ring, cut=True), row.rect)
        edge = Edge(theme.lamp, brush.scale.line(3, 2))
        brush.blit(rounded(slot.size, u(7), (66, 54, 36), edge, alpha=248), slot)
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

    def _refused(self, brush: Brush, row: RowLayout, reason: str) -> None:
        theme, u = brush.theme, brush.u
        left = row.header.rect.right
        shade = pygame.Rect(left, row.rect.top, row.rect.right - left, row.rect.height)
        brush.blit(hatch(shade.size, u(9), theme.edge, 46, (8, 6, 5), 168), shade)
        veil = notched(row.header.rect.size, u(10), (8, 6, 5), alpha=105)
        brush.blit(veil, row.header.rect)
        style = brush.bold(19, theme.paper)
        tag = row.tag.copy()
        height = min(tag.height, round(brush.f(36)))
        width = min(tag.width, tag_width(reason, style, height, marked=True))
        tag = pygame.Rect(tag.right - width, row.rect.centery - height // 2, width, height)
        spare = tag_width("", style, height, marked=True)
        while style.px > brush.px(15) and measure(reason, style) > width - spare:
            style = style.at(style.px - 1)
        cast_shadow(brush.surface, tag, blur=u(6), alpha=160, drop=u(3), radius=u(6))
        draw_tag(
            brush.surface,
            tag,
            reason,
            style,
            theme.ink,
            edge=Edge(theme.paper),
            glyph="cross",
            broken=True,
        )

    def _hole(self, brush: Brush, layout: TableLayout, view: TableView, card: int) -> None:
        """Leave a dashed place where the carried card came from."""
        theme, u = brush.theme, brush.u
        for area, rects in ((LEADS, layout.leads.cards), (HAND, layout.bottom.hand)):
            if card not in view.areas[area]:
                continue
            rect = rects[view.areas[area].index(card)]
            frame = dashed(rect.size, u(8), theme.dim, 1.6, 6, 5, fill=theme.ink, fill_alpha=120)
            brush.blit(frame, rect)
            style = brush.style(Face.BODY_ITALIC, 19, theme.paper_shade)
            room = rect.width - u(12)
            brush.write(forms("carried"), rect.center, style, room, anchor="c", valign="m")

    def _lit_places(self, brush: Brush, layout: TableLayout, cues: Cues) -> None:
        theme, u = brush.theme, brush.u
        for place, rect in place_zones(layout).items():
            if place.value not in cues.places:
                continue
            ring = rect.inflate(2 * brush.px(5), 2 * brush.px(5))
            glow(brush.surface, ring, theme.lamp, width=u(5), blur=u(6), alpha=90, radius=u(10))
            brush.blit(outline(ring.size, u(10), theme.lamp, brush.scale.line(3, 2)), ring)
            self._tab(brush, ring, cues.places[place.value])

    def _tab(self, brush: Brush, rect: pygame.Rect, words: tuple[str, ...]) -> None:
        """Hang a lamp-yellow tab on the lower edge of a ring; a check where no word fits."""
        theme, u = brush.theme, brush.u
        style = brush.bold(19, theme.ink)
        height = round(u(30) * (1 + 0.4 * (brush.scale.t - 1)))
        style = style.at(min(style.px, round(height * 0.72)))
        room = rect.width - (tag_width("", style, height, marked=False))
        word = first_form(words, style, room)
        if not fits(word, style, room):
            side = min(u(30), rect.width * 0.6)
            centre = (rect.centerx, rect.bottom - side * 0.35)
            brush.centred(disc(side, theme.lamp, Edge(theme.ink, 1.4)), centre)
            draw_glyph(brush.surface, "check", centre, side * 0.6, theme.ink)
            return
        tab = pygame.Rect(0, 0, tag_width(word, style, height, marked=False), height)
        tab.midbottom = (rect.centerx, round(rect.bottom + height * 0.38))
        tab.bottom = min(tab.bottom, brush.surface.get_height() - brush.px(7))
        draw_tag(brush.surface, tab, word, style, theme.lamp)

    def _picks(
        self, brush: Brush, layout: TableLayout, view: TableView, hud: Hud, cues: Cues
    ) -> None:
        theme, u = brush.theme, brush.u
        wanted = cues.picks | cues.chosen
        if not wanted:
            return
        for spot, rect in layout.spots:
            card = card_at(view, spot) if spot.name in _CARDS else 0
            if card not in wanted:
                continue
            ring = rect.inflate(2 * brush.px(3), 2 * brush.px(3))
            brush.blit(outline(ring.size, u(10), theme.lamp, brush.scale.line(4, 3)), ring)
            if card in cues.chosen:
                side = min(u(40), rect.width * 0.7)
                centre = (rect.centerx, rect.top + rect.height * 0.34)
                brush.centred(disc(side, theme.lamp, Edge(theme.ink, 2)), centre)
                draw_glyph(brush.surface, "check", centre, side * 0.62, theme.ink)
            self._tab(brush, ring, forms("chosen") if card in cues.chosen else hud.pick_label)

    def _hover(
        self, brush: Brush, layout: TableLayout, view: TableView, hud: Hud, cues: Cues
    ) -> None:
        spot = cues.hovered
        if spot is None or spot.name in _QUIET or cues.fan:
            return
        rect = _rect_of(layout, spot)
        if (
            rect is None
            or (spot.name == "skip" and not hud.skip)
            or (spot.name == "do" and not hud.do)
        ):
            return
        theme, u = brush.theme, brush.u
        if spot.name in _CARDS:
            card = card_at(view, spot)
            place = placements(view, layout).get(card) if card else None
            if place is not None:
                self._raised(brush, card, place, first=spot == Spot("lead"))
            return
        if spot.name == "action":
            if hud.track or cues.ticket:
                return
            status = hud.actions[spot.index]
            if not status.enabled:
                return
        corner = u(8)
        brush.blit(outline(rect.size, corner, theme.paper, brush.scale.line(2, 2), cut=True), rect)

    def note(self, brush: Brush, layout: TableLayout, hud: Hud, cues: Cues) -> None:
        """Say why the action under pointer or focus is not possible."""
        spot = cues.focused or cues.hovered
        if spot is None or spot.name != "action" or hud.track or cues.ticket or cues.carried:
            return
        reason = hud.actions[spot.index].reason
        if reason:
            draw_note(brush, reason, layout.rect_of(spot))

    def _raised(self, brush: Brush, card: int, place: Placement, *, first: bool) -> None:
        """Show a card whole, over its neighbours, with the paper ring of the pointer."""
        if not first:
            self._cards.at_rest(brush.surface, card, place, brush.scale)
        ring = place.rect.inflate(2 * brush.px(3), 2 * brush.px(3))
        line = brush.scale.line(3, 2)
        brush.blit(outline(ring.size, brush.u(10), brush.theme.paper, line), ring)

    def _focus(self, brush: Brush, layout: TableLayout, cues: Cues) -> None:
        spot = cues.focused
        if spot is None or spot.name == "fan":
            return
        rect = _rect_of(layout, spot)
        if rect is None:
            return
        away = 2 * brush.px(5)
        ring = rect.inflate(away, away)
        line = brush.scale.line(3, 3)
        cut = spot.name in _CONTROLS or spot.name == "header"
        corner = brush.u(11)
        brush.blit(outline(ring.size, corner, brush.theme.lamp, line, cut=cut), ring)


def _rect_of(layout: TableLayout, spot: Spot) -> pygame.Rect | None:
    if spot.name == "place":
        return place_zones(layout).get(list(Place)[spot.index])
    if spot.name == "action" and spot.index >= len(ACTIONS):
        return None
    try:
        return layout.rect_of(spot)
    except KeyError:
        return None
