"""Looking back on games: stepping, scrubbing, playing, and the picture of it."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pygame
import pytest
from grids import swept
from places import REPLAYS
from replay_kit import (
    FILES,
    SCALES,
    SIZES,
    click,
    key,
    long_game,
    mouse,
    recorded,
    shown,
    shows,
    words_of,
)

from arkham.play.savefile import load_text, save_text
from arkham.play.session import Mark
from arkham.rules.areas import LEADS
from arkham.scenes.replay.scene import ReplayScene
from arkham.scenes.table.scene import TablePreferences
from arkham.words.retelling import Sign, move_of


@pytest.mark.parametrize(
    "path", swept([(path,) for path in FILES], but=[(path,) for path in FILES[::3]])
)
def test_stepping_through_a_game_shows_each_of_its_tables(path: Path) -> None:
    session = recorded(path.stem)
    scene = shown(session)
    line = session.path()
    assert shows(scene, line[-1])
    for node in reversed(line[:-1]):
        key(scene, pygame.K_LEFT)
        assert shows(scene, node)
    key(scene, pygame.K_LEFT)
    assert shows(scene, line[0])
    for node in line[1:]:
        key(scene, pygame.K_RIGHT)
        assert shows(scene, node)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_decision_of_a_game_is_told(path: Path) -> None:
    session = recorded(path.stem)
    for node in session.path()[1:]:
        move = move_of(node)
        assert move.deed.endswith(".") and "{" not in move.deed and ": :" not in move.deed
        assert not move.deed.startswith(":")
        assert len(move.outcomes) == len(move.weights)
        telling = move.most_telling(1)
        assert telling == () or telling[0] in move.outcomes


def test_the_telling_outcomes_come_first_and_keep_their_order() -> None:
    moves = [move_of(node) for node in recorded("case1-lost-victims-1").path()[1:]]
    move = next(m for m in moves if len(set(m.weights)) > 1)
    for room in range(len(move.outcomes) + 1):
        kept = move.most_telling(room)
        assert len(kept) == room
        places = [move.outcomes.index(line) for line in kept]
        assert places == sorted(places)
    best = move.outcomes[move.weights.index(min(move.weights))]
    assert move.most_telling(1) == (best,)


def test_looking_changes_nothing() -> None:
    session = recorded()
    before = save_text(session), session.here
    scene = shown(session)
    for code in (pygame.K_HOME, pygame.K_SPACE, pygame.K_PAGEDOWN, pygame.K_LEFT, pygame.K_END):
        key(scene, code)
        scene.update(1.0)
    assert (save_text(session), session.here) == before
    assert session.mark is Mark.FAIR


def test_home_end_wheel_and_turns() -> None:
    scene = shown(recorded())
    key(scene, pygame.K_HOME)
    assert scene.timeline.at == 0
    scene.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1))
    assert scene.timeline.at == 1
    scene.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1))
    assert scene.timeline.at == 0
    for turn in (1, 2, 3):
        key(scene, pygame.K_PAGEDOWN)
        assert move_of(scene.here).turn == turn
    key(scene, pygame.K_PAGEUP)
    assert move_of(scene.here).turn == 2
    key(scene, pygame.K_END)
    assert scene.timeline.at == scene.timeline.last
    assert shows(scene, scene.line[-1])


def test_the_handle_is_dragged_to_any_moment() -> None:
    scene = shown(recorded())
    tape = scene.timeline
    y = tape.rect.centery
    mouse(scene, pygame.MOUSEMOTION, (round(tape.x_of(tape.last)), y))
    mouse(scene, pygame.MOUSEBUTTONDOWN, (round(tape.x_of(tape.last)), y))
    for place in (70, 41, 7, 0, 33):
        mouse(scene, pygame.MOUSEMOTION, (round(tape.x_of(place)), y + 200))
        assert shows(scene, scene.line[place])
    mouse(scene, pygame.MOUSEMOTION, (-500, y))
    assert shows(scene, scene.line[0])
    mouse(scene, pygame.MOUSEBUTTONUP, (-500, y))
    mouse(scene, pygame.MOUSEMOTION, (round(tape.x_of(50)), y))
    assert scene.timeline.at == 0


def test_scrubbing_opens_no_window() -> None:
    scene = shown(recorded())
    tape = scene.timeline
    for place in range(tape.last + 1):
        pos = (round(tape.x_of(place)), tape.rect.centery)
        for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            assert mouse(scene, kind, pos) is None
        assert scene.table.cues.fan == () and not scene.table.cues.picks


def test_the_buttons_step_and_play() -> None:
    scene = shown(recorded())
    click(scene, "back")
    assert scene.timeline.at == scene.timeline.last - 1
    click(scene, "forward")
    assert scene.timeline.at == scene.timeline.last
    click(scene, "play")
    assert scene.playing and scene.timeline.at == 0
    click(scene, "play")
    assert not scene.playing


@pytest.mark.parametrize("speed", swept([(0.0,), (4.0,)], but=[(4.0,)]))
def test_a_game_plays_to_its_end_and_stops(speed: float) -> None:
    scene = shown(recorded("case1-lost-stability-1"), speed=speed)
    key(scene, pygame.K_SPACE)
    seen = set()
    for _ in range(20_000):
        scene.update(0.1)
        seen.add(scene.timeline.at)
        if not scene.playing:
            break
    assert seen == set(range(len(scene.line)))
    while scene.update(0.1):
        pass
    assert shows(scene, scene.line[-1])


def test_a_step_during_play_pauses_and_shows_the_whole_move() -> None:
    scene = shown(recorded(), speed=0.5)
    key(scene, pygame.K_HOME)
    key(scene, pygame.K_SPACE)
    while scene.timeline.at < 3:
        scene.update(0.2)
    key(scene, pygame.K_RIGHT)
    assert not scene.playing and not scene.table.director.busy
    assert shows(scene, scene.line[4])


def test_while_it_waits_between_moves_it_sleeps() -> None:
    scene = shown(recorded())
    key(scene, pygame.K_HOME)
    key(scene, pygame.K_SPACE)
    scene.update(0.1)
    while scene.update(0.01):
        pass
    wait = scene.wake_after()
    assert wait is not None


def test_cards_are_inspected_by_pointer_and_by_keys() -> None:
    scene = shown(recorded())
    key(scene, pygame.K_HOME)
    lead = scene.table.layout.leads.visible[2]
    mouse(scene, pygame.MOUSEMOTION, lead.center)
    assert scene.table.cues.inspected == scene.table.view.areas[LEADS][2]
    seen = set()
    for _ in range(30):
        key(scene, pygame.K_DOWN)
        seen.add(scene.table.cues.inspected)
    assert len(seen) > 5
    assert scene.timeline.at == 0


def test_the_timeline_marks_what_happened() -> None:
    session = recorded()
    scene = shown(session)
    signs = [sign for moment in scene.timeline.moments for sign in moment.signs]
    assert signs[-1] is Sign.WON
    closings = sum(type(event).__name__ == "LineClosed" for event in session.events())
    assert signs.count(Sign.CLOSED) == closings
    checks = sum(type(event).__name__ == "CheckMade" for event in session.events())
    assert sum(s in (Sign.SHAKEN, Sign.DELAYED, Sign.UNHARMED) for s in signs) == checks
    turns = [scene.timeline.moments[place].turn for place in scene.timeline.turn_starts()]
    assert turns == sorted(set(turns)) and turns[0] == 1


def test_a_long_game_is_scrubbed_without_playing_it_again() -> None:
    session = long_game(300)
    assert session.here.depth >= 300
    scene = shown(session)
    for place in (0, 299, 17, 250, 300):
        scene.go(place)
        assert shows(scene, scene.line[place])


@pytest.mark.parametrize(
    ("size", "text_scale"),
    swept(product(SIZES, SCALES), but=[((1024, 640), 1.0), ((1280, 720), 2.0)]),
    ids=str,
)
def test_no_word_is_cut_and_no_control_overlaps(size: tuple[int, int], text_scale: float) -> None:
    turn = SIZES.index(size) * len(SCALES) + SCALES.index(text_scale)
    session = recorded(FILES[turn % len(FILES)].stem)
    scene = shown(session, text_scale=text_scale)
    scene.on_resize(size)
    for place in (0, len(scene.line) // 3, len(scene.line) // 2, len(scene.line) - 1):
        scene.go(place)
        assert words_of(scene, size) == []
        rects = [widget.rect for widget in scene.group.widgets]
        rects.append(scene.table.layout.bottom.ticket)
        for i, one in enumerate(rects):
            assert pygame.Rect((0, 0), size).contains(one)
            assert one.collidelist(rects[i + 1 :]) == -1
    assert not scene.timeline.rect.colliderect(scene.table.layout.lines.area)


def test_a_game_of_other_rules_is_shown_as_it_lay_and_says_so() -> None:
    text = (REPLAYS / "case1-won-1.json").read_text(encoding="utf-8")
    session, notice = load_text(
        text.replace('"rules": ', '"rules": 9').replace("take drifting", "take no-such")
    )
    assert notice
    scene = ReplayScene(session, TablePreferences(speed=0.0), notice=notice)
    scene.on_resize((1280, 720))
    assert shows(scene, session.root)
    assert scene.sheet().notice == notice
    assert "saved" in scene.sheet().move.deed
    assert words_of(scene, (1280, 720)) == []
    key(scene, pygame.K_SPACE)
    scene.update(1.0)
    assert scene.sheet().notice == notice
