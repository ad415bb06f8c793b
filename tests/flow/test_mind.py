"""The mind of a game: born on first need, one question at a time, closed with the game."""

from __future__ import annotations

import time
from multiprocessing import active_children

import pytest
from fake_mind import slow_mind

from arkham.ai.thinking import Answer
from arkham.casefile import load_case
from arkham.flow.crash import CrashFlow
from arkham.flow.game import Game
from arkham.flow.mind import Mind
from arkham.play.storage import Storage
from arkham.rules import new_game
from arkham.settings.settings import Settings


@pytest.fixture(scope="module")
def state():
    return new_game(load_case(1), seed=5)


def test_it_is_born_on_first_need_and_again_after_it_was_closed(state):
    born = []

    def make():
        born.append(slow_mind()[1])
        return born[-1]

    mind = Mind(make)
    mind.close()
    assert not born and not mind.is_silent
    mind.ask_advice(state)
    mind.ask_advice(state)
    assert len(born) == 1
    mind.close()
    assert born[0].closed
    mind.ask_advice(state)
    assert len(born) == 2


def test_an_answer_reaches_the_inquiry_that_asked_and_no_other(state):
    mind, thinker = slow_mind()
    first = mind.ask_advice(state)
    assert not first.look() and not first.is_done and not first.is_silent
    second = mind.ask_review(state, [])
    thinker.answer()
    assert second.look() and second.is_done and second.review is not None
    assert not first.advice and first.is_silent  # nobody will ever answer it


def test_progress_only_grows_and_a_last_answer_ends_it(state):
    mind, thinker = slow_mind()
    inquiry = mind.ask_review(state, [])
    ticket = thinker.asked[-1]
    for told, expected in ((0.3, 0.3), (0.2, 0.3), (0.7, 0.7)):
        thinker.give(Answer(ticket, is_last=False, progress=told))
        assert inquiry.look() and inquiry.progress == expected and not inquiry.is_done
    thinker.answer()
    assert inquiry.look() and inquiry.is_done
    assert not inquiry.look()


def test_dropping_cancels_only_what_is_still_being_thought(state):
    mind, thinker = slow_mind()
    old = mind.ask_advice(state)
    new = mind.ask_advice(state)
    old.drop()
    assert not thinker.cancelled
    new.drop()
    assert thinker.cancelled


def test_a_dead_worker_makes_every_inquiry_silent(state):
    mind, thinker = slow_mind()
    inquiry = mind.ask_advice(state)
    thinker.die()
    assert inquiry.is_silent and mind.is_silent and not inquiry.look()


def test_a_crash_ends_the_worker(state, tmp_path):
    game = Game(Storage(tmp_path), Settings())
    game.mind, thinker = slow_mind()
    game.mind.ask_advice(state)
    assert CrashFlow(game).page(ValueError("a mistake")) is not None
    assert thinker.closed


def test_a_real_worker_answers_without_anybody_waiting_and_ends_with_the_game(state):
    mind = Mind()
    inquiry = mind.ask_advice(state, seconds=0.2)
    end = time.monotonic() + 60
    while not inquiry.is_done and time.monotonic() < end:
        inquiry.look()
        time.sleep(0.01)
    mind.close()
    assert inquiry.advice
    while [p for p in active_children() if p.name == "thinker"] and time.monotonic() < end:
        time.sleep(0.01)
    assert not [p for p in active_children() if p.name == "thinker"]
