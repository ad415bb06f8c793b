"""The director paces events, and skipping shows everything at once."""

from __future__ import annotations

import pygame

from arkham.rules.events import CardMoved, Spot, TurnBegan
from arkham.scenes.director import AT_ONCE, Director
from arkham.scenes.motion import Tween, out_elastic
from arkham.scenes.placements import Look, Placement
from arkham.scenes.sprites import SpriteField

MOVE = CardMoved(3, Spot(0, 0), Spot(2, 0), "take")


def settled_by(director_speed: float = 1.0):
    seen = []
    director = Director(lambda event, beat: seen.append((event, beat)))
    director.speed = director_speed
    return director, seen


def test_the_next_event_waits_for_the_one_before():
    director, seen = settled_by()
    director.feed([MOVE, TurnBegan(2)])
    assert director.update(0.01)
    assert [event for event, _ in seen] == [MOVE]
    director.update(0.1)
    assert len(seen) == 1
    director.update(0.2)
    assert len(seen) == 2
    assert not director.update(0.01)


def test_speed_divides_every_wait():
    director, seen = settled_by(4.0)
    director.feed([MOVE, TurnBegan(2)])
    director.update(0.01)
    director.update(0.06)
    assert len(seen) == 2


def test_at_speed_zero_and_when_skipped_everything_is_settled_at_once():
    director, seen = settled_by(0)
    director.feed([MOVE, TurnBegan(2)])
    assert [beat for _, beat in seen] == [AT_ONCE, AT_ONCE]
    director, seen = settled_by()
    director.feed([MOVE, MOVE, TurnBegan(2)])
    director.update(0.01)
    director.skip()
    assert len(seen) == 3
    assert not director.busy


def at(x: int, look: Look = Look.FACE) -> Placement:
    return Placement(pygame.Rect(x, 0, 10, 14), look)


def test_a_card_travels_and_rests_where_it_belongs():
    field = SpriteField()
    field.place({1: at(0), 2: at(50)})
    field.send({1: at(100), 2: at(50)}, 0.2)
    assert set(field.moving) == {1}
    assert [card for card, _ in field.at_rest()] == [2]
    assert not field.update(0.1)
    assert 0 < field.moving[1].rect().x < 100
    assert field.update(0.1)
    assert [card for card, _ in field.at_rest()] == [1, 2]


def test_a_card_under_way_sets_off_again_from_where_it_is():
    field = SpriteField()
    field.place({1: at(0)})
    field.send({1: at(100)}, 0.2)
    field.update(0.1)
    here = field.moving[1].rect().x
    field.send({1: at(0)}, 0.2)
    assert field.moving[1].start.rect.x == here
    field.finish()
    assert field.resting[1].rect.x == 0
    assert not field.moving


def test_a_card_out_of_a_pile_turns_over_on_its_way():
    field = SpriteField()
    field.place({1: at(0, Look.INSIDE)})
    assert not list(field.at_rest())
    field.send({1: at(100)}, 0.2)
    assert field.moving[1].turns_over
    assert field.moving[1].shown.look is Look.BACK
    field.update(0.19)
    assert field.moving[1].shown.look is Look.FACE


def test_a_tween_starts_where_it_is_and_ends_at_its_goal():
    tween = Tween(1)
    tween.to(2, 0.5, out_elastic)
    assert tween.value == 1
    tween.update(0.25)
    assert tween.moving
    tween.to(0, 0.5)
    tween.finish()
    assert tween.value == 0
