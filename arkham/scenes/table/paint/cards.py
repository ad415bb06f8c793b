"""Lay cards on the table: at rest with their shadow, on their way, and in the player's hand."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

import pygame

from arkham.rules.ruleset import Ruleset
from arkham.scenes.cards.faces import CardFaces, Detail, face_size
from arkham.scenes.cards.parts import ASPECT
from arkham.scenes.draw.brush import Brush
from arkham.scenes.draw.shapes import cast_shadow, outline
from arkham.scenes.draw.surfaces import SurfaceCache, blank
from arkham.scenes.draw.theme import Scale, Theme
from arkham.scenes.table.layout.table import Look, Placement
from arkham.scenes.table.motion.sprites import Sprite

MAX_FLYING_SHADOWS = 8  # in a larger swarm of cards nobody would see them
_STEP = 4  # pixels: sizes of a moving card are rounded to this, so that few pictures are made
_TURN = -4  # degrees a carried card is turned
_SHADOW, _RAISED_SHADOW = 24, 36  # units that the shadow of a card reaches beyond it
_RADIUS = 0.055  # of the width: the round corners of a card
_UPRIGHT = 150  # units: the width of a whole face on its way into a line


class CardPainter:
    """Cards as pictures of exact size; what moves or is turned is kept for the next frame."""

    def __init__(self, rules: Ruleset, theme: Theme, faces: CardFaces) -> None:
        self._rules = rules
        self.theme = theme
        self._faces = faces
        self._scaled = SurfaceCache(megabytes=2)

    def image(self, card: int, placement: Placement, s: float) -> pygame.Surface:
        """Return a card as it looks where it lies."""
        printed = self._rules.cards[card]
        rect = placement.rect
        if placement.look is Look.TILE:
            shows = {"open_end": placement.open_end, "covered": placement.covered}
            return self._faces.tile(printed, rect.size, s, **shows)
        if placement.look is Look.BACK:
            return self._faces.back(printed.kind, rect.width, printed.deck)
        return self._faces.face(printed, rect.width, covered=placement.covered)

    def face(self, card: int, width: int) -> pygame.Surface:
        return self._faces.face(self._rules.cards[card], width)

    def at_rest(self, brush: Brush, card: int, placement: Placement) -> None:
        rect = placement.rect.move(0, -placement.lift)
        _shadow(brush.surface, rect, brush.scale, raised=bool(placement.lift))
        image = self.image(card, placement, brush.scale.s)
        if placement.tilt:
            image = self._tilted(card, image, placement.tilt)
            rect = image.get_rect(center=rect.center)
        brush.blit(image, rect)

    def _tilted(self, card: int, image: pygame.Surface, degrees: int) -> pygame.Surface:
        """Return a card turned to the left, with a clear rim so that its edges stay smooth."""

        def make() -> pygame.Surface:
            sheet = blank((image.get_width() + 4, image.get_height() + 4))
            sheet.blit(image, (2, 2))
            return pygame.transform.rotozoom(sheet, degrees, 1.0)

        return self._scaled.get(("tilted", card, image.get_size(), degrees), make)

    def printed(self, card: int, placement: Placement, s: float) -> bool:
        """Say whether the picture of a card for its place is at hand."""
        printed, rect = self._rules.cards[card], placement.rect
        if placement.look is Look.TILE:
            shows = {"open_end": placement.open_end, "covered": placement.covered}
            return self._faces.has_tile(printed, rect.size, s, **shows)
        if placement.look is Look.BACK:
            return self._faces.has_back(printed.kind, rect.width, printed.deck)
        return self._faces.has(printed, rect.width, covered=placement.covered)

    def moving(self, brush: Brush, sprites: Collection[Sprite]) -> None:
        """Draw the cards on their way, each as large as it is by now; a swarm has no shadows."""
        for sprite in sprites:
            if sprite.elapsed < 0 and sprite.start.look.piled:
                continue
            where = sprite.rect()
            if sprite.rise:
                self._falling(brush, sprite, where)
                continue
            image = self._in_flight(sprite, where, brush.scale)
            rect = image.get_rect(center=where.center)
            if len(sprites) <= MAX_FLYING_SHADOWS:
                flying_shadow(brush.surface, rect, brush.scale)
            if tilt := round(sprite.tilt):
                image = self._tilted(sprite.card, image, tilt)
                rect = image.get_rect(center=rect.center)
            brush.blit(image, rect)

    def _falling(self, brush: Brush, sprite: Sprite, where: pygame.Rect) -> None:
        """Draw a card that falls: turned and made larger in one step, high over its shadow."""
        _falling_shadow(brush.surface, where, brush.scale, sprite.rise)
        face = self.face(sprite.card, sprite.goal.rect.width)
        large = where.width / face.get_width()
        brush.centred(pygame.transform.rotozoom(face, round(sprite.tilt), large), where.center)

    def _in_flight(self, sprite: Sprite, where: pygame.Rect, scale: Scale) -> pygame.Surface:
        """Return how a card looks on its way."""
        card, placement = sprite.shown
        places = (placement,) if sprite.turns_over else (sprite.start, placement)
        return self._near(card, places, where, scale) or self._stretched(
            card, placement, where, scale
        )

    def _at_hand(self, card: int) -> tuple[pygame.Surface | None, pygame.Surface | None]:
        """Return the face and the tile of a card that were printed last."""
        printed = self._rules.cards[card]
        return self._faces.last_face(printed), self._faces.last_tile(printed)

    def _near(
        self, card: int, places: Iterable[Placement], where: pygame.Rect, scale: Scale
    ) -> pygame.Surface | None:
        """Return a card as it is printed for one of its places, if it is about as large now."""
        for place in places:
            if (
                abs(where.width - place.rect.width) <= _STEP
                and abs(where.height - place.rect.height) <= _STEP
                and not place.look.piled
                and self.printed(card, place, scale.s)
            ):
                return self.image(card, place, scale.s)
        return None

    def _stretched(
        self, card: int, placement: Placement, where: pygame.Rect, scale: Scale
    ) -> pygame.Surface:
        """Return a card on its way: stretched from what is printed, if it is of the right kind."""
        face, tile = self._at_hand(card)
        square = placement.look is Look.TILE and where.height < where.width * 1.2
        square = square or (face is None and tile is not None)
        if square or where.height > where.width * ASPECT * 1.05:  # narrow: it is turning over
            size = (_rounded(where.width), _rounded(where.height))
        else:
            size = face_size(_rounded(min(where.width, where.height / ASPECT)))
        if placement.look is Look.BACK:
            whole = self.turning_back(card, scale)
        elif self.printed(card, placement, scale.s):
            whole = self.image(card, placement, scale.s)
        elif square and tile is not None:
            whole = tile
        else:
            whole = face or self._upright(card, scale)
        key = (card, placement.look, placement.open_end, size)
        return self._scaled.get(key, lambda: _scaled_to(whole, size))

    def carried(self, brush: Brush, card: int, centre: tuple[int, int], width: int) -> None:
        """Draw the card in the player's hand: turned, ringed by the lamp, with a deep shadow."""
        key = ("carried", card, width)
        brush.centred(self._scaled.get(key, lambda: self._turned(card, width, brush.scale)), centre)

    def _turned(self, card: int, width: int, scale: Scale) -> pygame.Surface:
        face = self._faces.face(self._rules.cards[card], width)
        pad = scale.px(46)
        sheet = blank((face.get_width() + 2 * pad, face.get_height() + 2 * pad))
        body = face.get_rect(topleft=(pad, pad))
        _carried_shadow(sheet, body, scale)
        sheet.blit(face, body)
        ring = body.inflate(2 * scale.px(3), 2 * scale.px(3))
        corner = width * _RADIUS + scale.u(3)
        sheet.blit(outline(ring.size, corner, self.theme.lamp, scale.line(3, 2)), ring)
        return pygame.transform.rotozoom(sheet, _TURN, 1.0)

    def large(self, card: int, width: int) -> pygame.Surface:
        """Return the card as the inspector shows it."""
        return self._faces.face(self._rules.cards[card], width, Detail.LARGE)

    def decode_large(self, card: int, width: int) -> None:
        """Decode the picture of a card for the inspector beside the game, if that is missing."""
        self._faces.decode(self._rules.cards[card], width, Detail.LARGE)

    def print_large(self, card: int, width: int) -> Iterator[None]:
        """Print a card for the inspector in steps."""
        return self._faces.print_face(self._rules.cards[card], width, Detail.LARGE)

    def print_face(self, card: int, width: int) -> Iterator[None]:
        return self._faces.print_face(self._rules.cards[card], width)

    def print_resting(self, card: int, placement: Placement, s: float) -> Iterator[None]:
        """Print a card for a place where it is going to lie."""
        if placement.look is Look.FACE:
            return self.print_face(card, placement.rect.width)
        self.image(card, placement, s)
        return iter((None,))

    def _upright(self, card: int, scale: Scale) -> pygame.Surface:
        """Return the face of a card of which nothing else is at hand."""
        return self.face(card, scale.px(_UPRIGHT))

    def turning_back(self, card: int, scale: Scale) -> pygame.Surface:
        """Return the back of a card as large as it gets while it turns over."""
        printed = self._rules.cards[card]
        return self._faces.back(printed.kind, scale.px(_UPRIGHT), printed.deck)

    def print_flying(self, card: int, width: int) -> Iterator[None]:
        """Print a card that only shows on its way, unless any face of it is at hand."""
        if self._faces.last_face(self._rules.cards[card]) is None:
            yield from self.print_face(card, width)

    def draw_shadows(self, brush: Brush, rests: Iterable[pygame.Rect]) -> Iterator[None]:
        """Draw the shadows of cards at rest, raised, and on their way, one after another."""
        for rect in rests:
            for raised in (False, True):
                _shadow(brush.surface, rect, brush.scale, raised=raised)
                yield
        _carried_shadow(brush.surface, pygame.Rect(0, 0, *face_size(brush.px(150))), brush.scale)
        yield
        for units in (150, 64, 32):
            rect = pygame.Rect(0, 0, *face_size(brush.px(units)))
            flying_shadow(brush.surface, rect, brush.scale)
            yield


def _carried_shadow(surface: pygame.Surface, card: pygame.Rect, scale: Scale) -> None:
    """Draw the shadow of the card in the player's hand."""
    where = card.move(scale.px(5), scale.px(12))
    cast_shadow(surface, where, blur=scale.u(14), alpha=210, radius=8)


def touched_by(place: Placement, scale: Scale) -> pygame.Rect:
    """Return all that a card at rest touches, its shadow included."""
    reach = 2 * scale.px(_RAISED_SHADOW if place.lift else _SHADOW)
    return place.rect.move(0, -place.lift).inflate(reach, reach)


def _shadow(surface: pygame.Surface, rect: pygame.Rect, scale: Scale, *, raised: bool) -> None:
    blur = scale.u(12 if raised else 8)
    cast_shadow(
        surface,
        rect,
        blur=blur,
        alpha=165,
        drop=blur * 0.7,
        radius=rect.width * _RADIUS,
        covered=True,
    )


def _falling_shadow(surface: pygame.Surface, rect: pygame.Rect, scale: Scale, rise: int) -> None:
    """Draw the shadow of a card high over the desk: paler, softer and further away."""
    below = rect.scale_by(0.92).move(rise // 6, rise // 4)
    blur = scale.u(16)
    cast_shadow(
        surface, below, blur=blur, alpha=120, drop=blur * 0.7, radius=scale.u(10), covered=True
    )


def flying_shadow(surface: pygame.Surface, rect: pygame.Rect, scale: Scale) -> None:
    """Draw the shadow of something on its way; few kinds will do, small ones for small things."""
    least = min(rect.width, rect.height)
    for share in (1.0, 0.5, 0.25):
        blur, radius = scale.u(12 * share), scale.u(8 * share)
        if least > 4 * blur + 2 * radius + 4:
            drop = blur * 0.7
            cast_shadow(surface, rect, blur=blur, alpha=150, drop=drop, radius=radius, covered=True)
            return


def _scaled_to(image: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    return image if image.get_size() == size else pygame.transform.smoothscale(image, size)


def _rounded(length: float) -> int:
    return max(_STEP, round(length / _STEP) * _STEP)
