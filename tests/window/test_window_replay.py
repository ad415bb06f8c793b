"""Looking back in a real window: the log, the tape, and playing on from another moment."""

from __future__ import annotations

import pytest
from driving import Window, wait_for

from arkham.play.session import Mark
from arkham.scenes.replay.scene import COVERED, TOOLS, tape_rect
from arkham.scenes.replay.timeline import Timeline
from arkham.scenes.table.layout.table import shape_of, table_layout
from arkham.scenes.table.view import TableView
from arkham.words.retelling import moments

pytestmark = pytest.mark.window


def played(start, turns: int) -> Window:
    """Return a window in which that many turns were passed."""
    window = start()
    window.open()
    for turn in range(1, turns + 1):
        window.settle()
        window.key("5")
        wait_for(lambda turn=turn: len(window.commands()) == turn)
    window.settle()
    return window


def test_a_game_is_looked_back_on_and_played_again_from_its_beginning(start):
    window = played(start, 3)
    session = window.session()
    assert session.mark is Mark.FAIR
    window.key("l")
    window.settle()
    window.key("Return")  # shows the moment of the last line on the table
    window.settle()
    before = window.shot()
    shape = shape_of(TableView.of(session.state), session.rules, tools=COVERED, tape=True)
    layout = table_layout(window.size(), 1.0, shape)
    line = session.timeline()
    tape = Timeline(id="", name="", moments=moments(line), rect=tape_rect(layout))
    y = tape.rect.centery
    window.drag((round(tape.x_of(tape.last)), y), (round(tape.x_of(0)), y))
    window.settle()
    assert window.shot() != before
    assert len(window.commands()) == 3  # looking changes nothing
    window.click(layout.inspector.tools[TOOLS.index("play_from")].center)
    window.settle()
    window.key("Return")  # yes
    wait_for(lambda: window.commands() == [])
    again = window.session()
    assert again.mark is Mark.PRACTICE
    assert len(again.timeline()) == len(line)
    window.settle()
    window.key("1")
    wait_for(lambda: window.commands())
    assert len(window.session().branches()) == 2
