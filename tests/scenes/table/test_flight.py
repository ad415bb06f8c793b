"""Cards on their way: shown by what is printed, stretched only where nothing fits."""

from __future__ import annotations

import pygame
import pytest

from arkham.casefile import load_case
from arkham.rules.ruleset import Ruleset
from arkham.scenes.cards.faces import CardFaces
from arkham.scenes.draw.brush import Brush
from arkham.scenes.draw.theme import Scale, theme_for
from arkham.scenes.draw.tween import linear
from arkham.scenes.table.layout.table import Look, Placement
from arkham.scenes.table.motion.sprites import Sprite
from arkham.scenes.table.paint.cards import CardPainter

SCALE = Scale(1.0)
CARD = 9


@pytest.fixture
def painter() -> CardPainter:
    rules = Ruleset(load_case(1))
    theme = theme_for(rules.case.accent)
    return CardPainter(rules, theme, CardFaces(rules.case.id, theme))


def face(x: int, width: int = 100) -> Placement:
    return Placement(pygame.Rect(x, 200, width, round(width * 1.4)), Look.FACE)


def pile(look: Look) -> Placement:
    return Placement(pygame.Rect(700, 200, 100, 140), look)


def flight(start: Placement, goal: Placement, share: float = 0.5) -> Sprite:
    return Sprite(CARD, start, goal, 1.0, linear, elapsed=share)


def drawn(painter: CardPainter, sprite: Sprite) -> pygame.Surface:
    surface = pygame.Surface((900, 600), 0, 32)
    surface.fill((0, 0, 0))
    painter.moving(Brush(surface, painter.theme, SCALE), [sprite])
    return surface


def test_a_card_that_keeps_its_size_shows_the_picture_it_lies_there_with(painter):
    here, there = face(100), face(500)
    picture = painter.image(CARD, here, SCALE.s)
    sprite = flight(here, there)
    shown = drawn(painter, sprite)
    middle = sprite.rect()
    assert middle.size == picture.get_size()
    for x, y in ((20, 30), (50, 70), (80, 120)):
        assert shown.get_at((middle.x + x, middle.y + y)) == picture.get_at((x, y))


def test_a_card_turned_over_never_shows_its_face_in_the_second_half(painter):
    painter.image(CARD, face(100), SCALE.s)
    back = painter.image(CARD, Placement(pile(Look.HIDDEN).rect, Look.BACK), SCALE.s)
    away = flight(face(100), pile(Look.HIDDEN), share=0.99)
    shown = drawn(painter, away)
    assert shown.get_at(away.rect().center)[:3] == back.get_at(back.get_rect().center)[:3]


def test_a_card_is_seen_as_soon_as_it_leaves_its_pile(painter):
    assert _anything_on(drawn(painter, flight(pile(Look.INSIDE), face(100), share=0.3)))


def test_a_card_still_in_its_pile_is_not_drawn(painter):
    assert not _anything_on(drawn(painter, flight(pile(Look.INSIDE), face(100), share=-0.2)))


def _anything_on(surface: pygame.Surface) -> bool:
    return pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1, 255)).count() < 900 * 600
