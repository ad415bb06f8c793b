"""Paint a tip on paper beside what it explains; its clause is a link into the rules."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from arkham.scenes.draw.badges import place_beside
from arkham.scenes.draw.brush import Brush, forms
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.shapes import Edge, cast_shadow, lay_notched
from arkham.scenes.draw.text import Style, block_height, draw_block, measure
from arkham.scenes.draw.theme import Scale, Theme
from arkham.scenes.table.layout.table import TableLayout
from arkham.scenes.table.paint.fan import fan_layout
from arkham.scenes.table.sight import Cues
from arkham.scenes.table.tips import Tip
from arkham.settings import keys

_WIDTH = 460  # units
_PAD = 20
_TOGETHER = {
    "side": ("side", "helper"),
    "bag": ("bag",),
    "action": ("action", "prompt", "skip", "do"),
    "skip": ("prompt", "skip", "do"),
    "do": ("prompt", "skip", "do"),
    "tool": ("tool",),
}
"""Controls that lie together: a tip of one must not cover the others, nor take their clicks."""
_GAP = 6  # between a tip and what it explains; the pointer crosses it without losing the tip
_LEADING = 1.22


@dataclass(frozen=True, slots=True)
class TipLayout:
    """Where a tip lies and where its link is."""

    rect: pygame.Rect
    link: pygame.Rect | None
    link_words: str

    def holds(self, pos: tuple[int, int], gap: int) -> bool:
        """Say whether the pointer is on the tip or on its way there."""
        return self.rect.inflate(2 * gap, 2 * gap).collidepoint(pos)


def tip_gap(scale: Scale) -> int:
    return scale.px(_GAP)


def tip_layout(cues: Cues, layout: TableLayout, theme: Theme) -> TipLayout | None:
    """Return where the tip lies that is shown now, None if there is none."""
    anchor = _anchor(cues, layout)
    if cues.tip is None or anchor is None:
        return None
    return _placed(cues.tip, anchor, layout.window, theme, layout.scale)


def _anchor(cues: Cues, layout: TableLayout) -> pygame.Rect | None:
    """Return what a tip lies beside: of a card to choose from, its share of the whole strip."""
    at = cues.tip_at
    if at is not None and at.name == "fan":
        fan = fan_layout(layout, cues)
        inside = at.index < len(fan.cards)
        shares = [pygame.Rect(r.left, fan.panel.top, r.width, fan.panel.height) for r in fan.cards]
        return shares[at.index] if inside else None
    own = next((rect for spot, rect in layout.spots if spot == at), None)
    if own is None or at is None:
        return None
    # What stands above and below it is pressed next: the tip lies beyond all of that.
    group = _TOGETHER.get(at.name, ())
    beside = [rect for spot, rect in layout.spots if spot.name in group]
    whole = own.unionall(beside)
    return pygame.Rect(own.left, whole.top, own.width, whole.height)


def _placed(
    tip: Tip, anchor: pygame.Rect, window: tuple[int, int], theme: Theme, scale: Scale
) -> TipLayout:
    """Lay a tip out beside its anchor: as narrow as its words let it be."""
    brush = Brush(pygame.Surface((1, 1)), theme, scale)
    pad = scale.u(_PAD)
    most = min(scale.u(_WIDTH) * min(1.6, scale.t), window[0] * 0.45)
    widest = max(
        measure(tip.name, _name(brush)),
        *(measure(line.text, _style(brush, line.grave)) for line in tip.lines),
        0,
    )
    link_words = _link_words(tip)
    room = min(most - 2 * pad, max(widest, measure(link_words, _small(brush))) + 2)
    height = 2 * scale.u(14) + block_height(tip.name, _name(brush), room, _LEADING)
    for line in tip.lines:
        height += block_height(line.text, _style(brush, line.grave), room, _LEADING) + scale.u(4)
    foot = _small(brush).px * 1.5 if tip.clause else 0.0
    size = (round(room + 2 * pad), round(height + foot))
    area = pygame.Rect((0, 0), window)
    rect = place_beside(size, anchor, area, tip_gap(scale))
    link = None
    if tip.clause:
        top = round(rect.bottom - scale.u(12) - foot)
        link = pygame.Rect(rect.left, top, rect.width, rect.bottom - top)
    return TipLayout(rect, link, link_words)


def draw_tip(brush: Brush, tip: Tip, layout: TipLayout) -> None:
    """Draw a tip where its layout says."""
    theme, u, rect = brush.theme, brush.u, layout.rect
    blur, drop = u(14), u(6)
    cast_shadow(brush.surface, rect, blur=blur, alpha=200, drop=drop, radius=u(8), covered=True)
    edge = Edge(theme.ink, max(1.0, u(1.2)), u(5))
    lay_notched(brush.surface, rect, u(10), theme.paper_bright, edge)
    pad = round(u(_PAD))
    area = pygame.Rect(rect.left + pad, round(rect.top + u(14)), rect.width - 2 * pad, rect.height)
    area.height = block_height(tip.name, _name(brush), area.width, _LEADING)
    draw_block(brush.surface, tip.name, area, _name(brush), leading=_LEADING)
    for line in tip.lines:
        style = _style(brush, line.grave)
        area.top = area.bottom + round(u(4))
        area.height = block_height(line.text, style, area.width, _LEADING)
        draw_block(brush.surface, line.text, area, style, leading=_LEADING)
    if layout.link:
        where = (area.left, layout.link.bottom - u(14))
        brush.write(layout.link_words, where, _small(brush), area.width, valign="b")


def _link_words(tip: Tip) -> str:
    words = forms("tip_link", button=keys.label("rules"))
    return words[0] if tip.clause else ""


def _name(brush: Brush) -> Style:
    return brush.style(Face.BODY_BOLD, 20, brush.theme.ink)


def _style(brush: Brush, grave: bool) -> Style:
    if grave:
        return brush.style(Face.BODY_BOLD, 18.5, brush.theme.accent.on_paper)
    return brush.style(Face.BODY, 18.5, brush.theme.ink)


def _small(brush: Brush) -> Style:
    return brush.style(Face.TYPE, 18, brush.theme.accent.on_paper)
