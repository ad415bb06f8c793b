"""A real window is never held up by what moves in it."""

from __future__ import annotations

import time
from contextlib import suppress

import pytest
from driving import wait_for

pytestmark = pytest.mark.window

_TURNS = 10


@pytest.mark.parametrize("how", ["speed: 0.5", "speed: 1.0", "speed: 1.0\nreduced_motion: true"])
def test_a_key_while_cards_fly_shows_the_rest_and_the_next_one_answers(start, folder, how):
    """Whatever the motion, two presses are enough for a turn, and none answers twice."""
    (folder / "settings.yaml").write_text(f"{how}\nauto_resolve: false\n")
    window = start()
    window.open()
    for turn in range(1, _TURNS + 1):
        window.key("5")
        with suppress(AssertionError):
            wait_for(lambda turn=turn: len(window.commands()) >= turn, 1)
        if len(window.commands()) < turn:  # it only showed the rest of the motion
            window.key("5")
        wait_for(lambda turn=turn: len(window.commands()) >= turn, 10)
        assert len(window.commands()) == turn
    window.settle()
    at_rest = window.shot()
    time.sleep(0.5)
    assert window.shot() == at_rest
    assert len(window.commands()) == _TURNS
