"""One spread a case: short, drawn from real cards, and never showing what the rules refuse."""

from __future__ import annotations

import pygame
import pytest

from arkham.app.screenshot import picture_of
from arkham.scenes.draw.icons import icon_info
from arkham.scenes.draw.text import recording
from arkham.scenes.rulebook.book import pieces
from arkham.scenes.rulebook.examples import card_that_prints, verdicts
from arkham.scenes.rulebook.how_to_play import CASES, HowToPlayScene, spread
from arkham.scenes.stack import Pop, Push, Scene

MOST_WORDS = 290


def opened(case: int = 1, text: float = 1.0) -> HowToPlayScene:
    return HowToPlayScene(lambda name: Push(Scene()), case=case, text_scale=text)


def key(code: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0)


@pytest.mark.parametrize("case", CASES)
def test_a_spread_is_short_begins_with_the_goal_and_shows_real_cards(case):
    blocks = spread(case)
    assert blocks[0].title == "The goal"
    words = [piece for block in blocks for piece in pieces(f"{block.title} {block.text}")]
    assert len([word for word in words if not word.startswith("[")]) <= MOST_WORDS
    for word in words:
        assert not word.startswith("[") or icon_info(word[1:-1]).name
    for example in (example for block in blocks for example in block.examples):
        if example.find:
            assert card_that_prints(example.find) is not None, example.find
        else:
            assert [verdict.refusal for verdict in verdicts(example)] == [""]


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_nothing_of_a_spread_is_cut_on_any_of_its_pages(case, text):
    scene = opened(case, text)
    seen = set()
    for _ in range(6):
        with recording() as recorder:
            picture_of(scene, (1280, 720))
        assert not [record.asked for record in recorder.clipped]
        seen |= {record.asked for record in recorder.records}
        scene.turn(1)
    assert {block.title for block in spread(case)} <= seen


def test_the_case_is_changed_and_the_book_closed_by_keys():
    scene = opened()
    scene.group.focus("case2")
    scene.handle(key(pygame.K_RETURN))
    assert scene.case == 2
    scene.group.focus("rules")
    assert isinstance(scene.handle(key(pygame.K_RETURN)), Push)
    assert isinstance(scene.handle(key(pygame.K_ESCAPE)), Pop)
