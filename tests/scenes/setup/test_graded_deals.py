"""Graded deals on the set-up: offered where bots tried some, told by what happened."""

from __future__ import annotations

import pygame
import pytest
from ai.test_deals import lay

from arkham.files.texts import advice_texts
from arkham.flow.game import Game
from arkham.play import casecode
from arkham.play.storage import Storage
from arkham.play.terms import Terms
from arkham.rules.ruleset import Ruleset
from arkham.scenes.stack import SceneStack
from arkham.settings.settings import Settings

SOLVED = [9, 1, 5, 6, 9, 4, 1, 5]
SEEDS = {"easier": {1, 5}, "fair": {3, 4, 6, 8}, "harder": {2, 7}}
ENTER = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r", scancode=40)


@pytest.fixture
def setup(tmp_path, monkeypatch):
    game = Game(Storage(tmp_path, keeps=False), Settings())
    lay(tmp_path, monkeypatch, Ruleset(game.cases[0]), SOLVED)
    scene = game.setup()
    SceneStack((1280, 720), scene)
    return scene


def offered(scene) -> list[str]:
    ids = [widget.id for widget in scene.group.widgets]
    return [name.removeprefix("deal.") for name in ids if name.startswith("deal.")]


@pytest.mark.parametrize("grade", SEEDS)
def test_a_grade_is_asked_for_by_a_button_and_told_by_what_happened(setup, grade):
    for _ in range(12):
        before = setup.terms.seed
        setup.group.focus(f"deal.{grade}")
        setup.handle(ENTER)
        seed = setup.terms.seed
        assert seed in SEEDS[grade] and seed != before
        assert setup.message.startswith(advice_texts()["deals"][grade])
        assert f"expert solved {SOLVED[seed - 1]} of 10" in setup.message


def test_the_code_stays_a_plain_case_code(setup):
    setup.group.focus("deal.harder")
    setup.handle(ENTER)
    read = casecode.decode(setup.terms.code)
    assert read.seed == setup.terms.seed and read.case == 1
    assert setup._field.text == setup.terms.code


def test_terms_of_which_nothing_is_known_offer_nothing(setup):
    assert offered(setup) == list(SEEDS)
    setup.terms = Terms(setup.cases[1], 7)
    setup._rebuild()
    assert offered(setup) == []
    setup.terms = Terms(setup.cases[0], 7, {"victims": "four"})
    setup._rebuild()
    assert offered(setup) == []


def test_a_grade_without_deals_is_not_offered(tmp_path, monkeypatch):
    game = Game(Storage(tmp_path, keeps=False), Settings())
    lay(tmp_path, monkeypatch, Ruleset(game.cases[0]), [5] * 8)
    scene = game.setup()
    assert offered(scene) == ["fair"]
