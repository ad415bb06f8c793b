"""Every control says what it is and where the rules say so (AC-05, AC-14)."""

from __future__ import annotations

import random

import pygame
import pytest
from lab import clue
from playouts import some_or_all_seeds
from random_play import CASES, play

from arkham.files.texts import texts
from arkham.play.history import Node
from arkham.play.session import Session
from arkham.rules.areas import DRAW
from arkham.rules.cards import ClueType
from arkham.rules.choices import PROMPTS
from arkham.scenes.draw.icons import icon_table
from arkham.scenes.rulebook.book import every_clause
from arkham.scenes.stack import Push
from arkham.scenes.table.explain import COUNTER_CLAUSES
from arkham.scenes.table.layout.table import Spot
from arkham.scenes.table.overlay import TableOverlay
from arkham.scenes.table.paint.marks import notice_slip
from arkham.scenes.table.scene import TableCallbacks, TablePreferences, TableScene
from arkham.scenes.table.spots import card_at
from arkham.scenes.table.targets import answers_by_click
from arkham.scenes.table.tips import CARD_SPOTS, Seen, clauses_of, tip_of
from arkham.words import wording

CLAUSES = {"", *(clause.id for clause in every_clause())}


def scene_of(session: Session, callbacks: TableCallbacks | None = None, **settings) -> TableScene:
    scene = TableScene(session, TablePreferences(speed=0, **settings), callbacks)
    scene.on_resize((1280, 720))
    return scene


def seen_by(scene: TableScene) -> Seen:
    odds = scene.preferences.odds
    return Seen(scene.session.state, scene.view, scene.hud, scene.layout, odds)


def pointed(scene: TableScene, pos: tuple[int, int]) -> None:
    values = {"pos": pos, "rel": (0, 0), "buttons": (0, 0, 0), "touch": False}
    scene.handle(pygame.event.Event(pygame.MOUSEMOTION, values))


def pressed(scene: TableScene, key: int):
    values = {"key": key, "mod": 0, "unicode": "", "scancode": 0}
    return scene.handle(pygame.event.Event(pygame.KEYDOWN, values))


def test_no_link_into_the_rules_is_dead():
    links = {info.clause for info in icon_table().values()}
    links |= set(texts()["reason_clauses"].values()) | set(texts()["prompt_clauses"].values())
    links |= {tip["clause"] for name, tip in texts()["tips"].items() if name != "tools"}
    links |= {*COUNTER_CLAUSES.values(), "A1", "C3-10", "C3-18", "X1", "M2", ""}
    assert links <= CLAUSES


def test_every_question_has_its_clause():
    assert set(PROMPTS) <= set(texts()["prompt_clauses"])
    assert set(texts()["reason_clauses"]) == set(texts()["reasons"])


@pytest.mark.parametrize("case", CASES, ids=lambda c: c.id)
@some_or_all_seeds(2, 6)
def test_every_control_has_a_name_and_a_sentence(case, seeds):
    chance = random.Random(2)
    for seed in seeds:
        session = play(Session.new(case, seed=seed), chance, 5 + 8 * seed)
        while session.choice is not None and chance.random() > 0.02:
            scene = scene_of(session)
            seen = seen_by(scene)
            for spot, _ in scene.layout.spots:
                tip = tip_of(seen, spot)
                if spot.name in CARD_SPOTS and tip is None:
                    continue
                if spot.name in CARD_SPOTS:  # only what a click on it does
                    assert answers_by_click(session.state, card_at(scene.view, spot))
                elif tip is not None:
                    assert tip.name and all(line.text for line in tip.lines)
                    assert tip.clause in CLAUSES
                else:
                    unseen = spot.name in ("skip", "do", "side", "helper")
                    unseen |= spot.name == "checked" and not scene.hud.checks
                    assert unseen or (spot.name == "action" and scene.hud.track)
                assert set(clauses_of(seen, spot)) <= CLAUSES
            play(session, chance, 9)


def test_a_tip_comes_to_a_steady_hand_and_esc_puts_it_away():
    scene = scene_of(Session.new(CASES[0], seed=1))
    pointed(scene, scene.layout.rect_of(Spot("time")).center)
    scene.update(0.1)
    assert scene.cues.tip is None
    assert scene.wake_after() is not None
    scene.update(0.3)
    assert scene.cues.tip is not None
    assert pressed(scene, pygame.K_ESCAPE) is None
    assert scene.cues.tip is None


def test_a_tip_stays_while_the_pointer_is_on_it_and_covers_not_what_it_explains():
    scene = scene_of(Session.new(CASES[0], seed=1))
    for spot, rect in scene.layout.spots:
        pointed(scene, rect.center)
        scene.update(0.4)
        layout = scene._input.tip_layout()
        if layout is None:
            continue
        assert not layout.rect.colliderect(rect), spot
        assert pygame.Rect((0, 0), scene.size).contains(layout.rect), spot
        tip = scene.cues.tip
        pointed(scene, layout.rect.center)
        assert scene.cues.tip is tip
        pointed(scene, (0, 0))


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_a_tip_of_an_objective_covers_nothing_of_its_rail(text):
    scene, told = scene_of(Session.new(CASES[2], seed=1), text_scale=text), 0
    rail = scene.layout.rail
    rows = [*rail.goals, *rail.extras.values(), rail.closed]
    for rect in rail.goals:
        pointed(scene, rect.center)
        scene.update(0.4)
        if (layout := scene._input.tip_layout()) is not None:
            assert layout.rect.collidelist(rows) < 0
            told += 1
        pointed(scene, (0, 0))
    assert told == len(rail.goals)


def test_the_keys_find_tips_too():
    scene = scene_of(Session.new(CASES[0], seed=1))
    found = set()
    for _ in range(80):
        pressed(scene, pygame.K_TAB)
        scene.update(0.4)
        if scene.cues.tip is not None and scene.cues.focused is not None:
            found.add(scene.cues.focused.name)
    assert {"action", "tool", "header", "time", "stability", "odds", "mark", "prompt"} <= found


@pytest.mark.parametrize("case", CASES, ids=lambda c: c.id)
def test_the_rules_are_one_key_away_from_everything(case):
    asked = []
    callbacks = TableCallbacks(on_rule=lambda at, table: asked.append(at))
    session = play(Session.new(case, seed=4), random.Random(4), 12)
    scene = scene_of(session, callbacks)
    for spot, rect in scene.layout.spots:
        pointed(scene, rect.center)
        pressed(scene, pygame.K_r)
        assert asked[-1] and set(asked[-1]) <= CLAUSES, spot
        pointed(scene, (0, 0))
    assert session.choice is not None
    pressed(scene, pygame.K_r)
    assert asked[-1] == (wording.prompt_clause(session.choice),)


def test_a_line_of_the_inspector_opens_its_rule():
    asked = []
    callbacks = TableCallbacks(on_rule=lambda at, table: asked.append(at) or Push(scene))
    scene = scene_of(Session.new(CASES[0], seed=1), callbacks)
    scene.draw(pygame.Surface(scene.size))
    words = scene.layout.inspector.words
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        values = {"pos": (words.left + 30, words.top + 8), "button": 1, "touch": False}
        scene.handle(pygame.event.Event(kind, values))
    assert asked == [("P1",)]


def test_the_open_end_of_a_long_line_says_why_the_next_card_costs_a_check():
    session = Session.new(CASES[0], seed=1)
    told = []
    for clues in (6, 7):
        drawn = session.state.areas[DRAW][:clues]
        session.state.lines[0] = (session.state.lines[0][0], *drawn)
        told.append(tip_of(seen_by(scene_of(session)), Spot("slot", 0)))
    short, long = told
    assert "check" not in " ".join(line.text for line in short.lines)
    assert long.lines[-1].text.startswith("+ check is mental strain: with 7 cards")
    assert long.clause == "M1"


def test_a_click_on_a_tip_puts_it_away_and_presses_nothing_that_it_hides():
    scene, hidden = scene_of(Session.new(CASES[0], seed=3)), 0
    here = scene.session.here
    for _, rect in scene.layout.spots:
        for corner in ("topleft", "topright", "midtop"):
            pointed(scene, (1, 1))
            pointed(scene, rect.center)
            scene.update(0.5)
            if (paper := scene.tip_rect) is None:
                continue
            pos = getattr(paper.inflate(-4, -4), corner)
            hidden += scene.layout.spot_at(pos) is not None
            for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                assert scene.handle(pygame.event.Event(kind, pos=pos, button=1)) is None
            assert scene.cues.tip is None and scene.cues.carried is None
            assert scene.session.here is here
    assert hidden > 20


@pytest.mark.parametrize("case", CASES, ids=lambda c: c.id)
def test_no_tip_lies_on_a_notice(case):
    scene, moved = scene_of(Session.new(case, seed=3)), 0
    for _, rect in scene.layout.spots:
        scene.cues.toast = ""
        pointed(scene, (1, 1))
        pointed(scene, rect.center)
        scene.update(0.5)
        if (before := scene.tip_rect) is None:
            continue
        scene.say("A notice that stands over the prompt for a while.", warns=True)
        slip = notice_slip(scene.cues, scene.layout)
        assert not scene.tip_rect.colliderect(slip)
        moved += scene.tip_rect != before
    assert moved


def test_a_notice_lies_over_a_sheet_of_the_lessons():
    class Sheet(TableOverlay):
        def draw(self, brush, table):
            brush.surface.fill("red")

    scene = scene_of(Session.new(CASES[0], seed=3))
    scene.overlays.append(Sheet())
    scene.say("Something that must be read.")
    surface = pygame.Surface(scene.size)
    scene.draw(surface)
    slip = notice_slip(scene.cues, scene.layout)
    assert surface.get_at((slip.left + 8, slip.centery))[:3] != (255, 0, 0)


@pytest.mark.parametrize(
    ("line", "reason", "held"),
    [
        ("person1 threat1 artifact1 evidence1 monster1", "scores_none", ()),
        ("person1 threat1 artifact1 evidence1 puzzle", "scores_none_held", ("location",)),
        ("person1 threat1 artifact1 evidence1 location1 puzzle", "", ()),
    ],
)
def test_a_case_that_can_be_closed_says_at_once_why_it_would_score_nothing(
    table, line, reason, held
):
    table.case_with(clue("puzzle", "location", attributes="puzzle"), like=1)
    table.deal(lines={"v1": line})
    scene = scene_of(Session(Node(table.state, ()), 0))
    [status] = scene.hud.lines
    assert status.closable
    gone = [k for k, a, b in zip(ClueType, status.types, status.lasting, strict=True) if a != b]
    assert tuple(gone) == held
    pointed(scene, scene.layout.rect_of(Spot("header")).center)
    scene.update(0.0 if reason else 0.4)
    assert scene.cues.tip is not None
    said = [tip_line.text for tip_line in scene.cues.tip.lines]
    wanted = texts()["tips_now"][reason].format(need=5) if reason else ""
    assert (said[0] == wanted) == bool(reason)
    assert any(words.startswith("Only on a puzzle") for words in said) == bool(held)


@pytest.mark.parametrize("case", CASES, ids=lambda c: c.id)
def test_what_time_costs_says_what_it_does_and_how_many_are_left(case):
    scene = scene_of(play(Session.new(case, seed=2), random.Random(2), 12))
    label, left = scene.hud.trouble
    tip = tip_of(seen_by(scene), Spot("trouble"))
    assert str(left) in tip.name and "Time is full" in tip.lines[0].text
    have, limit = scene.hud.time
    tip = tip_of(seen_by(scene), Spot("time"))
    assert f"{have} of {limit}" in tip.name
    assert f"{label[:-1]} comes ({left} left)" in tip.lines[0].text
