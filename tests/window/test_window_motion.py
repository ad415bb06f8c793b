"""A real window is never held up by what moves in it."""

from __future__ import annotations

import time

import pytest
from driving import wait_for

pytestmark = pytest.mark.window

_TURNS = 10


@pytest.mark.parametrize("how", ["speed: 0.5", "speed: 1.0", "speed: 1.0\nreduced_motion: true"])
def test_keys_in_quick_succession_are_all_taken_while_cards_fly(start, folder, how):
    (folder / "settings.yaml").write_text(f"{how}\nauto_resolve: false\n")
    window = start()
    window.open()
    for turn in range(1, _TURNS + 1):
        window.key("5")
        wait_for(lambda turn=turn: len(window.commands()) >= turn, 3)
    window.settle()
    at_rest = window.shot()
    time.sleep(0.5)
    assert window.shot() == at_rest
    assert len(window.commands()) == _TURNS
