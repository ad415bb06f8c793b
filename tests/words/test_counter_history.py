"""The events that a counter lists add up to what the table shows (AC-16)."""

from __future__ import annotations

from random import Random

import pytest
from random_play import CASES, wandered

from arkham.casefile import load_case
from arkham.play.session import Session
from arkham.rules.choices import Verb
from arkham.rules.events import TurnBegan
from arkham.scenes.table.hud import hud_of
from arkham.words import wording
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


@pytest.mark.parametrize("case", CASES, ids=lambda c: c.id)
def test_an_entry_names_the_turn_in_which_it_happened(case):
    """A command that ends a turn is still of that turn, its refill of the next one or the same."""
    session = wandered(case, 40)
    turns, turn = {}, 0
    for node in session.path():
        for event in node.events:
            if isinstance(event, TurnBegan) and node.parent is not None:
                turn = event.turn
            turns.setdefault(wording.log_line(session.rules, event), set()).add(turn or 1)
    for counter in ("time", "stability"):
        for entry in account(session, counter):
            assert entry.turn in turns[entry.text], entry


def test_a_card_discarded_to_time_counts_for_the_turn_that_discarded_it():
    session = Session.new(load_case(1), seed=7)
    while not account(session, "time"):
        turn = session.state.turn
        passing = [option for option in session.choice.options if option.verb is Verb.PASS]
        session.do((passing or session.choice.options)[0])
    assert account(session, "time")[-1].turn == turn
