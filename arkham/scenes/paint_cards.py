"""Lay cards on the table: at rest with their shadow, on their way, and in the player's hand."""

from __future__ import annotations

import pygame

from arkham.rules.ruleset import Ruleset
from arkham.scenes.budget import Budget
from arkham.scenes.card_face import CardFaces, Detail, face_size
from arkham.scenes.card_frame import ASPECT
from arkham.scenes.placements import Look, Placement
from arkham.scenes.shapes import cast_shadow, outline
from arkham.scenes.surfaces import SurfaceCache, blank
from arkham.scenes.theme import Scale, Theme

_STEP = 4  # pixels: sizes of a moving card are rounded to this, so that few pictures are made
_TURN = -4  # degrees a carried card is turned
_RADIUS = 0.055  # of the width: the round corners of a card
_UPRIGHT = 150  # units: the width of a whole face on its way into a line
_FLYING_RADIUS = 8  # units: shadows on their way are so soft that one corner does for all


class CardPainter:
    """Cards as pictures of exact size; what moves or is turned is kept for the next frame."""

    def __init__(self, rules: Ruleset, theme: Theme, faces: CardFaces) -> None:
        self._rules = rules
        self._theme = theme
        self._faces = faces
        self._scaled = SurfaceCache(megabytes=8)

    def image(self, card: int, placement: Placement, s: float) -> pygame.Surface:
        """Return a card as it looks where it lies."""
        printed = self._rules.cards[card]
        rect = placement.rect
        if placement.look is Look.TILE:
            return self._faces.tile(printed, rect.size, s, open_end=placement.open_end)
        if placement.look is Look.BACK:
            return self._faces.back(printed.kind, rect.width, printed.deck)
        return self._faces.face(printed, rect.width)

    def at_rest(
        self,
        surface: pygame.Surface,
        card: int,
        placement: Placement,
        scale: Scale,
        budget: Budget | None = None,
    ) -> bool:
        """Draw a card with its shadow; return whether it is printed for this place.

        When the budget is spent, another picture of the card stands in.
        """
        rect = placement.rect.move(0, -placement.lift)
        _shadow(surface, rect, scale, 12 if placement.lift else 8, 165, rect.width * _RADIUS)
        exact = budget is None or self.printed(card, placement, scale.s) or budget.grants()
        if exact:
            surface.blit(self.image(card, placement, scale.s), rect)
        else:
            surface.blit(self._stand_in(card, placement, rect.size, scale), rect)
        return exact

    def printed(self, card: int, placement: Placement, s: float) -> bool:
        """Say whether the picture of a card for its place is at hand."""
        printed, rect = self._rules.cards[card], placement.rect
        if placement.look is Look.TILE:
            return self._faces.has_tile(printed, rect.size, s, open_end=placement.open_end)
        if placement.look is Look.BACK:
            return self._faces.has_back(printed.kind, rect.width, printed.deck)
        return self._faces.has(printed, rect.width)

    def moving(
        self,
        surface: pygame.Surface,
        card: int,
        placement: Placement,
        where: pygame.Rect,
        scale: Scale,
        budget: Budget | None = None,
    ) -> bool:
        """Draw a card on its way, as large as `where` lets it be; return whether it is printed."""
        square = placement.look is Look.TILE and where.height < where.width * 1.2
        if square or where.height > where.width * ASPECT * 1.05:  # narrow: it is turning over
            size = (_rounded(where.width), _rounded(where.height))
        else:
            size = face_size(_rounded(min(where.width, where.height / ASPECT)))
        rect = pygame.Rect((0, 0), size)
        rect.center = where.center
        key = (card, placement.look, placement.open_end, size)
        plain = square or placement.look in (Look.FACE, Look.BACK)
        source = placement if plain else self._upright(scale)
        exact = (
            budget is None
            or key in self._scaled
            or self.printed(card, source, scale.s)
            or budget.grants()
        )
        if exact:
            image = self._scaled.get(key, lambda: self._stretched(card, source, size, scale))
        else:
            image = self._stand_in(card, placement, size, scale)
        _shadow(surface, rect, scale, 12, 150, scale.u(_FLYING_RADIUS))
        surface.blit(image, rect)
        return exact

    def _upright(self, scale: Scale) -> Placement:
        """Return how a card of a line looks while it is too tall for its tile: its whole face."""
        return Placement(pygame.Rect((0, 0), face_size(scale.px(_UPRIGHT))), Look.FACE)

    def _stretched(
        self, card: int, placement: Placement, size: tuple[int, int], scale: Scale
    ) -> pygame.Surface:
        return _scaled_to(self.image(card, placement, scale.s), size)

    def _stand_in(
        self, card: int, placement: Placement, size: tuple[int, int], scale: Scale
    ) -> pygame.Surface:
        """Return some picture of a card at a size until its own is printed.

        That is the picture last made of it; a card never seen before shows its back.
        """
        printed = self._rules.cards[card]
        found = self._faces.any_of(printed, tile=placement.look is Look.TILE)
        if found is None:
            found = self._faces.back(printed.kind, scale.px(_UPRIGHT), printed.deck)
        key = ("stand-in", card, placement.look, size, found.get_size())
        return self._scaled.get(key, lambda: _scaled_to(found, size))

    def carried(
        self, surface: pygame.Surface, card: int, centre: tuple[int, int], width: int, scale: Scale
    ) -> None:
        """Draw the card in the player's hand: turned, ringed by the lamp, with a deep shadow."""
        image = self._scaled.get(("carried", card, width), lambda: self._turned(card, width, scale))
        surface.blit(image, image.get_rect(center=centre))

    def _turned(self, card: int, width: int, scale: Scale) -> pygame.Surface:
        face = self._faces.face(self._rules.cards[card], width)
        pad = scale.px(46)
        sheet = blank((face.get_width() + 2 * pad, face.get_height() + 2 * pad))
        body = face.get_rect(topleft=(pad, pad))
        cast_shadow(
            sheet, body.move(scale.px(5), scale.px(12)), blur=scale.u(14), alpha=210, radius=8
        )
        sheet.blit(face, body)
        ring = body.inflate(2 * scale.px(3), 2 * scale.px(3))
        corner = width * _RADIUS + scale.u(3)
        sheet.blit(outline(ring.size, corner, self._theme.lamp, scale.line(3, 2)), ring)
        return pygame.transform.rotozoom(sheet, _TURN, 1.0)

    def large(self, card: int, width: int) -> pygame.Surface:
        """Return the card as the inspector shows it."""
        return self._faces.face(self._rules.cards[card], width, Detail.LARGE)

    def forget(self) -> None:
        self._scaled.clear()


def _shadow(
    surface: pygame.Surface,
    rect: pygame.Rect,
    scale: Scale,
    blur: float,
    alpha: int,
    radius: float,
) -> None:
    """Draw the shadow of a card that will lie in the rectangle."""
    drop = scale.u(blur * 0.7)
    blur = scale.u(blur)
    cast_shadow(surface, rect, blur=blur, alpha=alpha, drop=drop, radius=radius, covered=True)


def _scaled_to(image: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    return image if image.get_size() == size else pygame.transform.smoothscale(image, size)


def _rounded(length: float) -> int:
    return max(_STEP, round(length / _STEP) * _STEP)
