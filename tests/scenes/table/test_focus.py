"""All that the pointer is told, the keys are told too: every tip has its place for the focus."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from arkham.ai import PLAYERS
from arkham.casefile import load_case
from arkham.play.session import Session
from arkham.scenes.table.scene import TablePreferences, TableScene
from arkham.scenes.table.spots import focusable
from arkham.scenes.table.tips import Tip

REST_S = 2.0  # longer than any hover takes
SIZE = (1280, 720)
DIALS = {"time", "stability", "odds", "trouble", "closed", "mark", "header", "stack", "discard"}


def table(case: int, turns: int) -> TableScene:
    session = Session.new(load_case(case), {}, 5)
    decide = PLAYERS["greedy"](5)
    while session.choice is not None and session.state.turn < turns:
        session.do(decide(session.state))
    scene = TableScene(session, TablePreferences(speed=0.0, auto_resolve=False))
    scene.on_resize(SIZE)
    return scene


def press_tab(scene: TableScene) -> None:
    values = {"key": pygame.K_TAB, "mod": 0, "unicode": "", "scancode": 0}
    scene.handle(pygame.event.Event(pygame.KEYDOWN, values))


def told_to_the_pointer(scene: TableScene) -> dict[tuple[str, int], Tip]:
    found = {}
    for spot, rect in scene.layout.spots:
        values = {"pos": rect.center, "rel": (1, 0), "buttons": (0, 0, 0), "touch": False}
        scene.handle(pygame.event.Event(pygame.MOUSEMOTION, {**values, "pos": (1, 1)}))
        scene.handle(pygame.event.Event(pygame.MOUSEMOTION, values))
        scene.update(REST_S)
        if scene.cues.tip is not None and scene.cues.tip_at == spot:
            found[(spot.name, spot.index)] = scene.cues.tip
    return found


def told_to_the_keys(scene: TableScene) -> dict[tuple[str, int], Tip]:
    found = {}
    for _ in scene.layout.spots:
        press_tab(scene)
        scene.update(REST_S)
        spot = scene.cues.focused
        if spot is not None and scene.cues.tip is not None:
            found[(spot.name, spot.index)] = scene.cues.tip
    return found


@pytest.mark.parametrize("case", [1, 2, 3])
def test_every_tip_of_the_pointer_is_one_of_the_focus(case: int) -> None:
    scene = table(case, 8)
    pointed = told_to_the_pointer(scene)
    assert {name for name, _ in pointed} >= DIALS
    scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(1, 1), rel=(1, 0), buttons=(0, 0, 0)))
    focused = told_to_the_keys(scene)
    for place, tip in pointed.items():
        if place[0] == "slot":  # the header of its line says it as well
            header = focused[("header", place[1])]
            assert any("left edge" in line.text for line in header.lines)
        elif place in {("skip", 0), ("do", 0)} and place not in focused:
            assert tip == focused[("prompt", 0)]  # no button is shown there now
        else:
            assert focused[place] == tip


@pytest.mark.parametrize("case", [1, 2, 3])
def test_tab_visits_everything_once_and_then_begins_again(case: int) -> None:
    scene = table(case, 10)
    wanted = [s for s, _ in focusable(scene.layout, scene.view, scene.cues, scene.hud)]
    assert len(set(wanted)) == len(wanted)
    press_tab(scene)
    start = scene.cues.focused
    seen = [start]
    for _ in wanted[1:]:
        press_tab(scene)
        seen.append(scene.cues.focused)
    assert len(set(seen)) == len(seen)
    assert set(seen) == set(wanted)
    press_tab(scene)
    assert scene.cues.focused == start


@pytest.mark.parametrize("case", [1, 2, 3])
def test_within_a_row_the_focus_goes_from_left_to_right(case: int) -> None:
    scene = table(case, 10)
    spots = focusable(scene.layout, scene.view, scene.cues, scene.hud)
    for (one, here), (two, there) in pairwise(spots):
        if one.name == two.name and one.name in ("lead", "hand", "card", "action", "tool"):
            same_row = abs(here.centery - there.centery) < here.height / 2
            assert here.left < there.left if same_row else here.top < there.top


def test_the_tips_of_the_odds_and_of_a_header_tell_every_row_and_type() -> None:
    tips = told_to_the_pointer(table(1, 8))
    odds = tips[("odds", 0)]
    assert len(odds.lines) == 4
    header = " ".join(line.text for line in tips[("header", 0)].lines)
    for name in ("Person of interest", "Threat", "Artifact", "Evidence", "Location", "Monster"):
        assert name in header
