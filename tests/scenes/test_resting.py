"""The resting picture: painted in parts, it must look as if painted whole."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from arkham.ai import PLAYERS
from arkham.casefile import load_case
from arkham.play.session import Session
from arkham.scenes.table.callbacks import TablePreferences
from arkham.scenes.table.picture.budget import Budget
from arkham.scenes.table.picture.regions import Sight, over_cards, regions, slots
from arkham.scenes.table.picture.resting import RestingPicture
from arkham.scenes.table.scene import TableScene

SIZE = (1280, 720)


def scene_of(case: int) -> TableScene:
    session = Session.new(load_case(case), {}, 11)
    scene = TableScene(session, TablePreferences(speed=0.0, auto_resolve=False))
    scene.on_resize(SIZE)
    return scene


def sight_of(scene: TableScene) -> Sight:
    return Sight(scene.layout, scene.view, lambda: scene.hud, scene.cues, scene.session.state)


def composed(picture: RestingPicture, scene: TableScene, like: pygame.Surface) -> pygame.Surface:
    return picture.composed(like, sight_of(scene), scene.field.at_rest())


@pytest.mark.parametrize("case", [1, 2, 3])
def test_parts_painted_over_many_commands_look_like_a_fresh_picture(case: int) -> None:
    scene = scene_of(case)
    like = pygame.Surface(SIZE, 0, 32)
    picture = RestingPicture(scene.painter)
    decide = PLAYERS["greedy"](3)
    for number in range(48):
        if scene.session.choice is None:
            break
        shown = composed(picture, scene, like)
        if number % 6 == 5:
            fresh = composed(RestingPicture(scene.painter), scene, like)
            assert shown.get_buffer().raw == fresh.get_buffer().raw, f"after {number} commands"
        scene.do(decide(scene.session.state))


@pytest.mark.parametrize("size", [(1024, 640), SIZE, (2560, 1080), (3840, 2160)])
@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("case", [1, 2, 3])
def test_the_regions_cover_the_window_once(
    case: int, text_scale: float, size: tuple[int, int]
) -> None:
    scene = scene_of(case)
    scene.preferences.text_scale = text_scale
    scene.on_resize(size)
    window = pygame.Rect((0, 0), size)
    rects = [part.rect for part in regions(scene.painter, sight_of(scene), size).values()]
    assert sum(r.width * r.height for r in rects) == window.width * window.height
    for i, rect in enumerate(rects):
        assert window.contains(rect)
        assert rect.collidelist(rects[i + 1 :]) == -1


def test_the_borders_of_the_regions_do_not_show() -> None:
    """Painting everything at once, without borders, gives the same picture but for rounding.

    The soft end of the prompt's shadow stops at the borders of its region.
    """
    scene = scene_of(1)
    like = pygame.Surface(SIZE, 0, 32)
    shown = composed(RestingPicture(scene.painter), scene, like)
    whole = pygame.Surface(SIZE, 0, like)
    scene.painter.ground(whole, scene.layout)
    for part in regions(scene.painter, sight_of(scene), SIZE).values():
        whole.set_clip(part.rect)
        part.paint(whole)
    whole.set_clip(None)
    for part in slots(scene.painter, sight_of(scene)).values():
        part.paint(whole)
    for card, placement in scene.field.at_rest():
        scene.painter.card(whole, card, placement)
    for part in over_cards(scene.painter, sight_of(scene), {}).values():
        part.paint(whole)
    pairs = zip(shown.get_buffer().raw, whole.get_buffer().raw, strict=True)
    assert max(abs(a - b) for a, b in pairs) <= 6


def test_with_a_spent_budget_words_beside_the_play_catch_up() -> None:
    scene = scene_of(1)
    like = pygame.Surface(SIZE, 0, 32)
    picture = RestingPicture(scene.painter)
    composed(picture, scene, like)
    counts = scene.hud.counts | {"draw": 3}
    hud = replace(scene.hud, turn=17, counts=counts, prompt="Hm.")
    sight = replace(sight_of(scene), told=lambda: hud)
    rounds, shown = 0, like
    budget = Budget(0.0, clock=lambda: 0.0)
    while picture.behind or not rounds:
        budget.begin()
        if rounds:
            shown = picture.caught_up(budget)
        else:
            shown = picture.composed(like, sight, scene.field.at_rest(), budget)
        assert budget.granted == (1 if rounds else 0)
        rounds += 1
    assert rounds == 4  # to read, then rail, leads and the prompt, one at a time
    fresh = RestingPicture(scene.painter).composed(like, sight, scene.field.at_rest())
    assert shown.get_buffer().raw == fresh.get_buffer().raw
