"""The director paces events, and skipping shows everything at once."""

from __future__ import annotations

import pygame
import pytest

from arkham.rules.events import CardMoved, Spot, TurnBegan
from arkham.scenes.draw.tween import Tween, out_elastic
from arkham.scenes.table.layout.table import Look, Placement
from arkham.scenes.table.motion.beats import Beat
from arkham.scenes.table.motion.sprites import SpriteField
from arkham.scenes.table.motion.stage import Director

MOVE = CardMoved(3, Spot(0, 0), Spot(2, 0), "take")
GLIDE = Beat(0.2, 0.2)


def directed(speed: float = 1.0):
    """Return a director whose scripts take 0.2 seconds a move, and what they have shown."""
    seen = []

    def perform(event):
        seen.append(event)
        yield 0.2 if event is MOVE else 0.0
        seen.append("end")

    director = Director(perform)
    director.speed = speed
    return director, seen


def test_the_next_event_waits_for_the_one_before():
    director, seen = directed()
    director.feed([MOVE, TurnBegan(2)])
    assert director.update(0.01)
    assert seen == [MOVE]
    director.update(0.1)
    assert seen == [MOVE]
    director.update(0.1)
    assert seen == [MOVE, "end", TurnBegan(2), "end"]
    assert not director.update(0.01)


@pytest.mark.parametrize("speed", [0.5, 1, 2, 4])
def test_speed_divides_every_wait(speed):
    director, seen = directed(speed)
    director.feed([MOVE, TurnBegan(2)])
    director.update(0.0)
    director.update(0.19 / speed)
    assert seen == [MOVE]
    director.update(0.02 / speed)
    assert seen[-2:] == [TurnBegan(2), "end"]
    assert director.pace == 1 / speed


def test_at_speed_zero_everything_is_shown_at_once():
    director, seen = directed(0)
    director.feed([MOVE, TurnBegan(2)])
    assert seen == [MOVE, "end", TurnBegan(2), "end"]
    assert director.pace == 0
    assert not director.busy


def test_skipping_runs_every_script_to_its_end_at_no_pace():
    paces = []

    def perform(event):
        yield 1.0
        paces.append(director.pace)

    director = Director(perform)
    director.feed([MOVE, MOVE, TurnBegan(2)])
    director.update(0.01)
    director.skip()
    assert paces == [0, 0, 0]
    assert not director.busy
    assert director.pace == 1


def at(x: int, look: Look = Look.FACE) -> Placement:
    return Placement(pygame.Rect(x, 0, 10, 14), look)


def test_a_card_travels_and_rests_where_it_belongs():
    field = SpriteField()
    field.place({1: at(0), 2: at(50)})
    field.send({1: at(100), 2: at(50)}, GLIDE)
    assert set(field.moving) == {1}
    assert [card for card, _ in field.at_rest()] == [2]
    assert not field.update(0.1)
    assert 0 < field.moving[1].rect().x < 100
    assert field.update(0.1)
    assert [card for card, _ in field.at_rest()] == [1, 2]


def test_a_card_under_way_sets_off_again_from_where_it_is():
    field = SpriteField()
    field.place({1: at(0)})
    field.send({1: at(100)}, GLIDE)
    field.update(0.1)
    here = field.moving[1].rect().x
    field.send({1: at(0)}, GLIDE)
    assert field.moving[1].start.rect.x == here
    field.finish()
    assert field.placements[1].rect.x == 0
    assert not field.moving


def test_a_card_out_of_a_face_down_stack_turns_over_on_its_way():
    field = SpriteField()
    field.place({1: at(0, Look.HIDDEN)})
    assert not list(field.at_rest())
    field.send({1: at(100)}, GLIDE)
    assert field.moving[1].shown[1].look is Look.BACK
    field.update(0.19)
    assert field.moving[1].shown[1].look is Look.FACE


def test_a_card_out_of_an_open_pile_shows_its_face_all_the_way():
    field = SpriteField()
    field.place({1: at(0, Look.INSIDE)})
    assert not list(field.at_rest())
    field.send({1: at(100)}, GLIDE)
    assert not field.moving[1].turns_over
    assert field.moving[1].shown == (1, at(100))


def test_a_card_that_was_turned_over_shows_its_other_side_first():
    field = SpriteField()
    field.place({1: at(0)})
    field.send({1: at(100)}, GLIDE, reverses={1: 7})
    assert field.moving[1].shown[0] == 7
    field.update(0.15)
    assert field.moving[1].shown[0] == 1


def test_cards_that_set_off_together_follow_each_other():
    field = SpriteField()
    field.place({1: at(0), 2: at(0), 3: at(0)})
    field.send({1: at(100), 2: at(100), 3: at(0)}, Beat(0.2, stagger=0.1))
    field.update(0.1)
    assert field.moving[1].share > 0 == field.moving[2].share
    field.update(0.1)
    assert set(field.moving) == {2}


def test_cards_within_something_that_travels_are_not_seen():
    field = SpriteField()
    field.place({1: at(0), 2: at(0)})
    field.send({1: at(100), 2: at(100)}, GLIDE, unseen=[2])
    assert set(field.moving) == {1}


def test_a_tween_starts_where_it_is_and_ends_at_its_goal():
    tween = Tween(1)
    tween.to(2, 0.5, out_elastic)
    assert tween.value == 1
    tween.update(0.25)
    assert tween.moving
    tween.to(0, 0.5)
    tween.finish()
    assert tween.value == 0
