"""Set up a case in a real window: a typed code, and the game that is left for it."""

from __future__ import annotations

import time

import pytest
from driving import SIZE, layout_of, wait_for

from arkham.casefile import case_paths, load_case
from arkham.play import casecode
from arkham.play.session import Session
from arkham.scenes.setup.scene import SetupScene
from arkham.scenes.stack import Quit

pytestmark = pytest.mark.window
CASES = [load_case(path) for path in case_paths()]


def place(widget_id: str) -> tuple[int, int]:
    """Return the middle of a control of the set-up."""
    scene = SetupScene(CASES, lambda: 0, lambda: (CASES[0], 0), lambda terms: Quit(), {})
    scene.on_resize(SIZE)
    return scene.group.find(widget_id).rect.center


def test_a_typed_code_opens_its_deal_and_the_first_move_gives_up_the_other_game(start):
    window = start()
    window.open()
    window.click(window.layout().bottom.actions[4].center)
    wait_for(lambda: window.commands() == ["pass"])
    window.kill()
    window = start()
    window.settle()
    window.key("Down")
    window.open()
    window.click(place("code"))
    window.key("Delete")
    for letter in casecode.encode(CASES[1], {"victims": "six"}, 12345):
        window.key("minus" if letter == "-" else letter.lower())
        time.sleep(0.05)  # the same letter twice is no held key
    window.settle()
    window.await_after(lambda: window.click(place("open")))
    assert window.session().case.number == 1, "until the first move the old game is the saved one"
    table = Session.new(CASES[1], {"victims": "six"}, 12345)
    window.click(layout_of(table.state, window.size()).bottom.actions[4].center)
    wait_for(lambda: window.session().case.number == 2)
    session = window.session()
    assert (session.seed, session.options["victims"]) == (12345, "six")
    assert window.commands() == ["pass"]
    assert len(list((window.folder / "replays").glob("*.save"))) == 1
