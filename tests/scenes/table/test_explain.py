"""Sheets tell only what lies open, and their figures are those of the rules (AC-10, AC-21)."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import combinations

import pygame
import pytest
from ai.test_search import one_close_from_winning
from play.test_hopeless import at_the_last_card
from playouts import some_or_all_seeds
from random_play import CASES

from arkham.play.session import Mark, Session
from arkham.rules.areas import BIG_PICTURE, DRAW, HAND, STABILITY, TIME
from arkham.rules.choices import Prompt
from arkham.rules.engine import determinize
from arkham.rules.moves import hand_limit, time_limit
from arkham.rules.odds import stability_spread
from arkham.scenes.dialogs.sheet import SheetScene
from arkham.scenes.draw.icons import icon_table
from arkham.scenes.draw.theme import theme_for
from arkham.scenes.stack import Appearance, Pop
from arkham.scenes.table.explain import explanation, hint_sheet, hints_of, odds_sheet
from arkham.scenes.table.hud import hud_of
from arkham.scenes.table.layout.table import Spot
from arkham.scenes.table.scene import TableCallbacks, TablePreferences, TableScene


@pytest.mark.parametrize("case", CASES, ids=lambda c: c.id)
@some_or_all_seeds(2, 8)
def test_no_word_of_hints_and_odds_depends_on_the_hidden_order(case, seeds):
    chance = random.Random(3)
    for seed in seeds:
        session = Session.new(case, seed=seed)
        while (choice := session.choice) is not None:
            for other in (determinize(session.state, seed), determinize(session.state, 77)):
                assert hint_sheet(other) == hint_sheet(session.state)
                assert odds_sheet(other, "full") == odds_sheet(session.state, "full")
            session.do(chance.choice(choice.options))


@pytest.mark.parametrize("case", CASES, ids=lambda c: c.id)
@some_or_all_seeds(2, 8)
def test_hints_name_what_is_urgent_and_leave_the_game_fair(case, seeds):
    chance = random.Random(5)
    for seed in seeds:
        session = Session.new(case, seed=seed)
        while (choice := session.choice) is not None:
            state = session.state
            hints = hints_of(state)
            said = " ".join(hint.text for hint in hints)
            assert hints
            assert all(hint.icon in icon_table() for hint in hints)
            assert [h.urgent for h in hints] == sorted((h.urgent for h in hints), reverse=True)
            if len(state.areas[TIME]) == time_limit(state) - 1:
                assert f"Time {len(state.areas[TIME])} of {time_limit(state)}" in said
            if choice.prompt == Prompt.ACTION and len(state.areas[HAND]) >= hand_limit(state):
                assert "hand is full" in said
            for status in hud_of(session).lines:
                title = session.rules.cards[status.anchor].title
                assert (f"{title} can be closed. Puzzles" in said) == status.closable
            session.do(chance.choice(choice.options))
        assert session.mark is Mark.FAIR


def test_the_spread_of_checks_in_a_row_equals_counting_every_draw():
    session = Session.new(CASES[0], seed=2)
    chance = random.Random(1)
    while len(session.state.areas[DRAW]) > 11:
        session.do(chance.choice(session.choice.options))
    state = session.state
    marks = [state.rules.has_stability[card] for card in state.areas[DRAW]]
    for checks in range(1, 5):
        hands = list(combinations(marks, checks))
        counted = [Fraction(sum(sum(h) == k for h in hands), len(hands)) for k in range(checks + 1)]
        assert list(stability_spread(state, checks)) == counted


def test_the_odds_are_told_as_the_settings_want():
    session = Session.new(CASES[0], seed=2)
    full, counts = (odds_sheet(session.state, detail) for detail in ("full", "counts"))
    assert any("%" in row.value for row in full.rows)
    assert not any("%" in row.value for row in counts.rows)
    asked = []
    callbacks = TableCallbacks(on_explain=lambda topic, spot, table: asked.append(topic))
    for odds in ("full", "counts", "off"):
        scene = TableScene(session, TablePreferences(odds=odds), callbacks)
        scene.on_resize((1280, 720))
        scene._input.activate(Spot("odds"))
        scene.draw(pygame.Surface(scene.size))
    assert asked == ["odds", "odds"]


def test_without_hints_there_is_neither_button_nor_key():
    asked = []
    callbacks = TableCallbacks(on_explain=lambda topic, spot, table: asked.append(topic))
    press = pygame.event.Event(
        pygame.KEYDOWN, {"key": pygame.K_h, "mod": 0, "unicode": "h", "scancode": 0}
    )
    for hints in (True, False):
        session = Session.new(CASES[0], seed=2)
        scene = TableScene(session, TablePreferences(hints=hints), callbacks)
        scene.on_resize((1280, 720))
        assert ("hint" in scene.layout.inspector.tool_names) == hints
        scene.handle(press)
    assert asked == ["hint"]


@pytest.mark.parametrize("topic", ["hint", "odds", "mark", "time", "stability", "trouble"])
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_sheet_lies_in_the_window_and_goes_away(topic, size, scale):
    session = Session.new(CASES[0], seed=2)
    chance = random.Random(1)
    while session.state.turn < 12 and session.choice is not None:
        session.do(chance.choice(session.choice.options))
    sheet = SheetScene(
        explanation(topic, session, "full"),
        pygame.Rect(20, 20, 60, 60),
        theme_for("red"),
    )
    sheet.restyle(Appearance(scale))
    sheet.on_resize(size)
    sheet.draw(pygame.Surface(size))
    assert pygame.Rect((0, 0), size).contains(sheet.panel)
    escape = {"key": pygame.K_ESCAPE, "mod": 0, "unicode": "", "scancode": 0}
    assert isinstance(sheet.handle(pygame.event.Event(pygame.KEYDOWN, escape)), Pop)
    assert len(session.state.areas[STABILITY]) == hud_of(session).stability[0]


def test_a_closing_that_wins_is_told_before_every_danger():
    state, victim = one_close_from_winning()
    hints = hints_of(state)
    title = state.rules.cards[victim].title
    assert hints[0].text == f"Closing {title} wins the game." and hints[0].urgent
    state.areas[BIG_PICTURE] = ()
    assert not any("wins" in hint.text for hint in hints_of(state))


def test_a_game_that_is_proved_lost_is_called_so_first_with_the_proof():
    hints = hints_of(at_the_last_card())
    assert hints[0].urgent and "can no longer be won" in hints[0].text
    assert "2, needed at least: 6." in hints[0].text
    assert not any("no longer" in hint.text for hint in hints_of(Session.new(CASES[0]).state))


def test_the_letters_that_objectives_still_lack_are_told_and_where_one_lies_open():
    session = Session.new(CASES[2], seed=7)
    state = session.state
    cards = state.rules.cards
    f = next(card.index for card in cards if card.letter == "F")
    state.areas[BIG_PICTURE] = tuple(card.index for card in cards if card.letter == "A")
    state.areas[HAND] = (f,)
    said = [hint.text for hint in hints_of(state)]
    assert "The Objectives still need these lettered puzzles: B, C, D, E, F" in " ".join(said)
    near = next(line for line in said if "among the leads" in line)
    assert f"{cards[f].title} (F)" in near
