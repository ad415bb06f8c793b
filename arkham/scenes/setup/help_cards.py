"""Choose who or what helps in a case: small cards with their picture, name and what they do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from arkham.rules.cards import Card
from arkham.scenes.cards.artwork import picture
from arkham.scenes.cards.standard import icon_of
from arkham.scenes.draw.brush import Brush
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.icons import draw_glyph
from arkham.scenes.draw.shapes import Edge, cast_shadow, disc, notched, outline
from arkham.scenes.draw.surfaces import SurfaceCache
from arkham.scenes.draw.theme import NOTCH_BUTTON
from arkham.scenes.widgets.button import Look, draw_focus_ring
from arkham.scenes.widgets.choices import OptionRow
from arkham.scenes.widgets.lists import Choice

_pictures = SurfaceCache(megabytes=6)


@dataclass(slots=True, kw_only=True)
class HelpCards(OptionRow):
    """A row of cards, one of them chosen; one stop for the keyboard, like any option."""

    cards: Sequence[Card] = ()
    folder: str = ""  # of the case's pictures
    places: Sequence[pygame.Rect] = ()

    def boxes(self, label_height: float = 0, gap: float = 0) -> list[pygame.Rect]:
        """Return the rectangle of every card."""
        return list(self.places)

    def draw(self, brush: Brush, look: Look) -> None:
        rows = zip(self.choices, self.cards, self.places, strict=True)
        for place, (choice, card, box) in enumerate(rows):
            chosen = choice.id == self.chosen and self.enabled
            at = look._replace(hovered=look.hovered and place == self.pointed)
            draw_help_card(brush, box, card, self.folder, choice, at, chosen=chosen)
            if look.focused and choice.id == self.chosen:
                draw_focus_ring(brush, box.inflate(brush.px(8), brush.px(8)))


def draw_help_card(
    brush: Brush,
    rect: pygame.Rect,
    card: Card,
    folder: str,
    choice: Choice,
    look: Look,
    *,
    chosen: bool,
) -> None:
    """Draw one helper: lamp ring and check if chosen, in the dark with the reason if ruled out."""
    theme, scale, u = brush.theme, brush.scale, brush.scale.u
    cast_shadow(brush.surface, rect, blur=u(6), alpha=130, drop=u(4), radius=u(NOTCH_BUTTON))
    brush.blit(notched(rect.size, u(NOTCH_BUTTON), theme.ink), rect)
    words = scale.font(21) * 1.3 + scale.font(18) * 1.3 + u(8)
    size = (rect.width, max(1, round(rect.height - words)))
    art = _pictures.get(
        (card.id, size, theme),
        lambda: picture(folder, card.id, size, theme, icon_id=icon_of(card)),
    )
    brush.blit(art, rect)
    if choice.reason:
        shade = pygame.Surface(size)
        shade.fill(theme.ink)
        shade.set_alpha(170)
        brush.blit(shade, rect)
    name = brush.style(Face.LABEL, 21, theme.dim if choice.reason else theme.paper)
    note = brush.body(18, theme.dim if choice.reason else theme.muted)
    top = rect.top + size[1] + u(4)
    for text, style, y in (
        (choice.title, name, top + name.px * 0.62),
        (choice.reason or choice.note, note, top + name.px * 1.3 + note.px * 0.55),
    ):
        brush.write(text, (rect.centerx, y), style, rect.width - u(14), anchor="c", valign="m")
    colour = theme.lamp if chosen else theme.paper if look.hovered else theme.edge
    line = scale.line(4 if chosen else 2)
    brush.blit(outline(rect.size, u(NOTCH_BUTTON), colour, line, cut=True), rect)
    if chosen:
        badge = disc(scale.px(34), theme.lamp, Edge(theme.ink, scale.line(1.5)))
        centre = (rect.right - scale.px(14), rect.top + scale.px(14))
        brush.surface.blit(badge, badge.get_rect(center=centre))
        draw_glyph(brush.surface, "check", centre, u(20), theme.ink)
