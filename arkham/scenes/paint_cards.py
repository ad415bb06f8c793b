"""Lay cards on the table: at rest with their shadow, on their way, and in the player's hand."""

from __future__ import annotations

import pygame

from arkham.rules.ruleset import Ruleset
from arkham.scenes.card_face import CardFaces, Detail, face_size
from arkham.scenes.card_frame import ASPECT
from arkham.scenes.placements import Look, Placement
from arkham.scenes.shapes import cast_shadow, outline
from arkham.scenes.surfaces import SurfaceCache, blank
from arkham.scenes.theme import Scale, Theme

_STEP = 4  # pixels: sizes of a moving card are rounded to this, so that few pictures are made
_SHADOW_STEP = 24  # the same for its shadow
_TURN = -4  # degrees a carried card is turned
_RADIUS = 0.055  # of the width: the round corners of a card


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
        self, surface: pygame.Surface, card: int, placement: Placement, scale: Scale
    ) -> None:
        """Draw a card with its shadow."""
        rect = placement.rect
        self._shadow(surface, rect, scale, 8, 165)
        surface.blit(self.image(card, placement, scale.s), rect)

    def _shadow(
        self, surface: pygame.Surface, rect: pygame.Rect, scale: Scale, blur: float, alpha: int
    ) -> None:
        cast_shadow(
            surface,
            rect,
            blur=scale.u(blur),
            alpha=alpha,
            drop=scale.u(blur * 0.7),
            radius=rect.width * _RADIUS,
        )

    def moving(
        self,
        surface: pygame.Surface,
        card: int,
        placement: Placement,
        where: pygame.Rect,
        scale: Scale,
    ) -> None:
        """Draw a card on its way, as large as `where` lets it be."""
        square = placement.look is Look.TILE and where.height < where.width * 1.2
        if square or where.height > where.width * ASPECT * 1.05:  # narrow: it is turning over
            size = (_rounded(where.width), _rounded(where.height))
        else:
            width = _rounded(min(where.width, where.height / ASPECT))
            size = face_size(width)
        rect = pygame.Rect((0, 0), size)
        rect.center = where.center
        image = self._scaled.get(
            (card, placement.look, placement.open_end, size),
            lambda: self._stretched(card, placement, size, scale, square),
        )
        # A shadow is soft: few sizes will do, and each is made only once.
        below = rect.inflate(-rect.width % _SHADOW_STEP, -rect.height % _SHADOW_STEP)
        self._shadow(surface, below, scale, 12, 150)
        surface.blit(image, rect)

    def _stretched(
        self,
        card: int,
        placement: Placement,
        size: tuple[int, int],
        scale: Scale,
        square: bool,
    ) -> pygame.Surface:
        if square or placement.look in (Look.FACE, Look.BACK):
            whole = self.image(card, placement, scale.s)
        else:
            whole = self._faces.face(self._rules.cards[card], scale.px(150))
        return whole if whole.get_size() == size else pygame.transform.smoothscale(whole, size)

    def carried(
        self, surface: pygame.Surface, card: int, pos: tuple[int, int], width: int, scale: Scale
    ) -> None:
        """Draw the card in the player's hand: turned, ringed by the lamp, with a deep shadow."""
        image = self._scaled.get(("carried", card, width), lambda: self._turned(card, width, scale))
        height = width * ASPECT
        centre = (round(pos[0] + width * 0.24), round(pos[1] + height * 0.36))
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


def _rounded(length: float) -> int:
    return max(_STEP, round(length / _STEP) * _STEP)
