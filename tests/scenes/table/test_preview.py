"""What a command will do is told before it is given, by pointer and by focus alike (AC-11)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pygame
import pytest
from playouts import every_case, some_or_many_games, tables
from random_play import CASES, play

from arkham.play.session import Session
from arkham.rules import apply, determinize
from arkham.rules.areas import DRAW, STABILITY, TIME
from arkham.rules.choices import Prompt
from arkham.rules.events import CardMoved, CardsSwept, GameEnded
from arkham.rules.foresight import reveals
from arkham.rules.peril import loss_chance
from arkham.scenes.table.input import PREVIEW_AFTER_S, PREVIEWED
from arkham.scenes.table.scene import TablePreferences, TableScene
from arkham.scenes.table.spots import focusable
from arkham.scenes.table.ticket import ticket_of

SIZE = (1280, 720)


def change(state, events, area: int) -> tuple[int, int]:
    """Count an area before a command, and when the first hidden card shows."""
    before = now = len(state.areas[area])
    for event in events:
        if isinstance(event, CardMoved):
            now += (event.target.area == area) - (event.source.area == area)
        elif isinstance(event, CardsSwept) and event.source == area:
            break
    return before, now


@every_case
@some_or_many_games
def test_what_the_preview_says_is_what_happens(case, seeds):
    seen: Counter = Counter()
    for state in tables(case, seeds, every=37):
        for option in state.choice.options:
            told = [line.text for line in ticket_of(state, option).lines]
            table = state.clone()
            events = []
            for event in apply(table, option):
                if reveals(event):
                    break
                events.append(event)
            for name, area in (("Time", TIME), ("Stability", STABILITY)):
                before, after = change(state, events, area)
                said = [text for text in told if f"{name} {before}→" in text]
                if before < after:
                    assert said and f"{name} {before}→{after}" in said[0]
                    seen[name] += 1
            ended = next((e for e in events if isinstance(e, GameEnded)), None)
            if ended is not None:
                assert ("This wins the case" if ended.won else "This loses the case") in told
                seen["ends"] += 1
            chance = loss_chance(state, option)
            if chance is not None and 0 < chance < 1 and ended is None:
                total = len(state.areas[DRAW])
                count = chance * total
                if count.denominator == 1:
                    assert f"This can lose the case: {count} of {total}" in told
                else:
                    assert any(text.startswith("This can lose the case: ") for text in told)
                seen["can lose"] += 1
            elif chance == 0:
                assert not any(text.startswith("This can lose") for text in told)
    assert seen["Time"] and seen["can lose"]


@every_case
def test_the_preview_is_the_same_whatever_the_hidden_order(case):
    chance = Random(1)
    for state in tables(case, range(14), every=23):
        other = determinize(state, chance.getrandbits(20))
        for option in state.choice.options:
            for odds in ("full", "counts", "off"):
                assert ticket_of(state, option, odds) == ticket_of(other, option, odds)


def test_without_odds_a_possible_loss_is_still_told():
    for state in tables(CASES[0], range(60), every=7):
        for option in state.choice.options:
            chance = loss_chance(state, option)
            if chance is not None and 0 < chance < 1:
                told = [line.text for line in ticket_of(state, option, "off").lines]
                if "This loses the case" not in told:
                    assert "This can lose the case" in told
                    return
    raise AssertionError("no such table")


# By pointer and by focus


def a_scene(case: int, seed: int, commands: int) -> TableScene:
    session = play(Session.new(CASES[case - 1], seed=seed), Random(seed), commands)
    scene = TableScene(session, TablePreferences(speed=0, auto_resolve=False))
    scene.on_resize(SIZE)
    scene.update(0.0)
    return scene


def rest(scene: TableScene):
    """Let time pass until what a command does is due."""
    scene.update(PREVIEW_AFTER_S + 0.01)
    return scene.cues.tip, scene.cues.ticket


def point(scene: TableScene, pos):
    values = {"pos": pos, "rel": (0, 0), "buttons": (0, 0, 0), "touch": False}
    scene.handle(pygame.event.Event(pygame.MOUSEMOTION, values))


def press(scene: TableScene, code: int):
    values = {"key": code, "mod": 0, "unicode": "", "scancode": 0}
    return scene.handle(pygame.event.Event(pygame.KEYDOWN, values))


@pytest.mark.parametrize("case", [1, 2, 3])
def test_pointer_and_focus_tell_the_same_of_every_button_and_card(case):
    told = 0
    for seed in range(4):
        scene = a_scene(case, seed, 9 + 7 * seed)
        if scene.session.choice is None:
            continue
        spots = focusable(scene.layout, scene.view, scene.cues, scene.hud)
        for _ in spots:
            press(scene, pygame.K_TAB)
            spot = scene.cues.focused
            if spot is None or spot.name not in PREVIEWED:
                continue
            by_focus = rest(scene)
            rect = dict(spots)[spot]
            point(scene, (0, 0))
            point(scene, rect.center)
            if scene.cues.hovered == spot:
                assert rest(scene) == by_focus, spot
                told += by_focus[0] is not None
            scene._input._walk.spot = spot  # where the keys were
    assert told > 10


@pytest.mark.parametrize("case", [1, 2, 3])
def test_a_carried_card_is_previewed_by_pointer_and_by_keys(case):
    told = 0
    for seed in range(8):
        scene = a_scene(case, seed, 6 + 5 * seed)
        choice = scene.session.choice
        if choice is None or choice.prompt != Prompt.ACTION:
            continue
        lead = scene.session.state.first_lead()
        scene._input.pick_up(lead, (0, 0), dragged=False)
        tickets = {}
        for _ in range(8):
            press(scene, pygame.K_TAB)
            spot = scene.cues.focused
            _, ticket = rest(scene)
            if spot is not None and ticket is not None:
                tickets[spot] = ticket
        for spot, ticket in tickets.items():
            places = dict(focusable(scene.layout, scene.view, scene.cues, scene.hud))
            point(scene, (1, 1))
            point(scene, places[spot].center)
            assert rest(scene)[1] == ticket
            told += 1
    assert told
