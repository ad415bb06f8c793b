"""The picture follows the events and ends where the game is."""

from __future__ import annotations

import random

import pytest

from arkham.casefile import case_paths, load_case
from arkham.rules.engine import apply, new_game
from arkham.rules.ruleset import Ruleset
from arkham.scenes.table.view import TableView

CASES = [Ruleset(load_case(path)) for path in case_paths()]


@pytest.mark.parametrize("rules", CASES, ids=lambda r: r.case.id)
def test_settling_every_event_equals_looking_at_the_state(rules):
    chance = random.Random(11)
    for seed in range(30):
        log = []
        state = new_game(rules, seed=seed, log=log)
        view = TableView()
        while True:
            for event in log:
                view.settle(event)
            assert view == TableView.of(state)
            if state.choice is None:
                break
            log = apply(state, chance.choice(state.choice.options))
