"""The events that a counter lists add up to what the table shows (AC-16)."""

from __future__ import annotations

from random import Random

import pytest
from random_play import CASES, wandered

from arkham.play.session import Session
from arkham.scenes.table.hud import hud_of
from arkham.words.counter_history import account


@pytest.mark.parametrize("case", CASES, ids=lambda c: c.id)
def test_every_account_adds_up_to_what_the_table_shows(case):
    chance = Random(2)
    for seed in range(6):
        session = Session.new(case, seed=seed)
        while session.choice is not None:
            hud = hud_of(session)
            shown = {
                "time": hud.time[0],
                "time_limit": hud.time[1],
                "stability": hud.stability[0],
                hud.trouble[0]: hud.trouble[1],
                "hand_limit": hud.hand[1],
            }
            for counter, value in shown.items():
                entries = account(session, counter)
                assert sum(entry.change for entry in entries) == value, counter
                assert not entries or entries[-1].total == value
                assert all(entry.text for entry in entries)
            for _ in range(chance.randrange(1, 4)):
                if session.choice is not None:
                    session.do(chance.choice(session.choice.options))


@pytest.mark.parametrize("case", CASES, ids=lambda c: c.id)
def test_an_account_follows_the_branch_the_game_is_on(case):
    session = wandered(case, 5)
    assert sum(e.change for e in account(session, "time")) == hud_of(session).time[0]
