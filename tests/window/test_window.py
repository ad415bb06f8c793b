"""The game in a real window, played with a real mouse."""

from __future__ import annotations

import time

import pytest
from driving import SIZE, wait_for

from arkham.rules.play import fits

pytestmark = pytest.mark.window


@pytest.fixture
def table(start):
    """Return a window with the table of a waiting game: Enter takes Continue."""
    window = start()
    window.open()
    return window


def test_the_window_has_the_size_it_was_asked_for(start):
    assert start().size() == SIZE


def test_a_drag_to_the_hand_takes_the_first_lead(table):
    layout = table.layout()
    table.drag(layout.leads.cards[0].center, layout.bottom.hand_zone.center)
    wait_for(lambda: table.commands())
    assert table.commands()[0].startswith("take ")


def test_a_drag_to_a_line_plays_a_card_where_it_fits_and_nowhere_else(table):
    state = table.session().state
    layout = table.layout()
    lead = state.first_lead()
    rows = list(zip(state.lines, layout.lines.rows, strict=True))
    refusing = [row for line, row in rows if not fits(state, lead, line)]
    for row in refusing:
        table.drag(layout.leads.cards[0].center, row.rect.center)
        time.sleep(0.4)
        assert table.commands() == []
    hand = [
        (place, line, row)
        for place, card in enumerate(state.areas[2])
        for line, row in rows
        if fits(state, card, line)
    ]
    taking = [(layout.leads.cards[0], row) for line, row in rows if fits(state, lead, line)]
    taking += [(layout.bottom.hand[place], row) for place, _, row in hand]
    assert taking, "the deal of this test must have a card that fits"
    card, row = taking[0]
    table.drag(card.center, row.rect.center)
    wait_for(lambda: table.commands())
    assert table.commands()[0].split()[0] in ("lead", "hand")


def test_a_drag_out_of_the_window_changes_nothing(table):
    layout = table.layout()
    table.drag(layout.leads.cards[0].center, (SIZE[0] + 150, 300))
    time.sleep(0.5)
    assert table.commands() == []
    assert table.process.poll() is None


def test_a_resize_during_a_drag_puts_the_card_back(table):
    layout = table.layout()
    table.carry(layout.leads.cards[0].center, layout.lines.rows[0].rect.center)
    table.await_after(lambda: table.resize((1440, 900)))
    table.release()
    table.settle()
    assert table.commands() == []
    again = table.layout()
    table.drag(again.leads.cards[0].center, again.bottom.hand_zone.center)
    wait_for(lambda: table.commands())


def test_killed_and_started_again_the_game_goes_on(table, start):
    layout = table.layout()
    table.click(layout.bottom.actions[4].center)
    wait_for(lambda: table.commands() == ["pass"])
    digest = table.session().state.digest()
    table.kill()
    window = start()
    window.open()
    assert window.session().state.digest() == digest
    window.click(window.layout().bottom.actions[4].center)
    wait_for(lambda: window.commands() == ["pass", "pass"])


def test_closing_the_window_ends_the_game_without_a_question(table):
    table.close()
    assert table.process.returncode == 0
