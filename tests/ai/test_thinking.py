"""The worker beside the game: answers, replacement, silence, and an end with the game."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from multiprocessing import active_children
from pathlib import Path

import pytest

from arkham.ai import thinking
from arkham.ai.advice import advise
from arkham.ai.search import Effort
from arkham.ai.thinking import Thinker, wait_for
from arkham.rules import GameState, load_case, new_game

ROOT = Path(__file__).parents[2]
PATIENCE_S = 60.0


@pytest.fixture(scope="module")
def state() -> GameState:
    return new_game(load_case(1), seed=5)


def worker_pids() -> list[int]:
    return [p.pid for p in active_children() if p.name == "thinker" and p.pid]


def until(condition: object) -> bool:
    """Wait until a condition holds; say whether it ever did."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        if condition():  # type: ignore[operator]
            return True
        time.sleep(0.01)
    return False


def test_it_answers_like_the_advice_itself_and_is_replaced_when_it_dies(state: GameState) -> None:
    thinker = Thinker()
    try:
        ticket = thinker.ask_advice(state, rollouts=24)
        answer = wait_for(thinker, ticket, PATIENCE_S)
        assert answer is not None
        expected = advise(state, effort=Effort(24))
        assert [a.notation for a in answer.advice] == [a.notation for a in expected]
        assert [a.chance for a in answer.advice] == [a.chance for a in expected]
        (pid,) = worker_pids()
        os.kill(pid, signal.SIGTERM if os.name != "posix" else signal.SIGKILL)
        again = wait_for(thinker, thinker.ask_advice(state, rollouts=24), PATIENCE_S)
        assert again is not None and again.advice == answer.advice
        assert thinker.deaths == 1 and worker_pids() != [pid]
        # A newer question replaces the one at work, and a cancelled one is not answered.
        thinker.ask_advice(state, rollouts=10_000_000)
        ticket = thinker.ask_advice(state, rollouts=24)
        assert wait_for(thinker, ticket, PATIENCE_S) is not None
        thinker.ask_advice(state, rollouts=10_000_000)
        thinker.cancel()
        ticket = thinker.ask_review(state, [], rollouts=24)
        found = wait_for(thinker, ticket, PATIENCE_S)
        assert found is not None and found.review is not None and not found.review.decisions
    finally:
        thinker.close()
    assert until(lambda: not worker_pids())


def test_it_is_silent_where_no_worker_can_be_born(
    state: GameState, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    class Stillborn:
        def __init__(self) -> None:
            raise OSError("no processes here")

    monkeypatch.setattr(thinking, "_Worker", Stillborn)
    thinker = Thinker()
    ticket = thinker.ask_advice(state)
    assert until(lambda: thinker.is_silent)
    assert wait_for(thinker, ticket, 1.0) is None and thinker.answers() == []
    thinker.ask_advice(state)  # and again, without a word
    thinker.close()
    assert capfd.readouterr().err == ""


@pytest.mark.skipif(os.name != "posix", reason="looks for a process by its number")
def test_it_ends_when_the_game_is_killed() -> None:
    program = """
import sys, time
from multiprocessing import active_children
from arkham.ai.thinking import Thinker
from arkham.rules import load_case, new_game
if __name__ == "__main__":
    thinker = Thinker()
    thinker.ask_advice(new_game(load_case(1), seed=5), rollouts=10_000_000)
    while not (born := [p.pid for p in active_children()]):
        time.sleep(0.01)
    print(born[0], flush=True)
    time.sleep(1000)
"""
    game = subprocess.Popen(
        [sys.executable, "-c", program], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    assert game.stdout is not None
    worker = int(game.stdout.readline())
    game.kill()
    game.wait()
    game.stdout.close()

    def is_gone() -> bool:
        try:
            os.kill(worker, 0)
        except ProcessLookupError:
            return True
        status = Path(f"/proc/{worker}/status")
        return status.exists() and "State:\tZ" in status.read_text()

    assert until(is_gone)
