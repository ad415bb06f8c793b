"""The painted table: every state at every size, no word cut, all of it readable."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, product
from random import Random

import pygame
import pytest
from grids import swept

from arkham.casefile import load_case
from arkham.play.session import Session
from arkham.rules.choices import Prompt, Verb
from arkham.scenes.draw.brush import LEAST_WORDS, Brush, forms, section
from arkham.scenes.draw.text import Recorder, recording
from arkham.scenes.table.callbacks import TablePreferences
from arkham.scenes.table.layout.table import ACTIONS, Spot, TableShape, table_layout
from arkham.scenes.table.paint.bottom import Answer, PromptWords
from arkham.scenes.table.paint.overlay import fan_layout, fan_rects
from arkham.scenes.table.scene import TableScene

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (2560, 1080))
SCALES = (1.0, 1.5, 2.0)
GAMES: tuple[tuple[int, dict[str, str]], ...] = (
    (1, {}),
    (2, {}),
    (3, {}),
    (3, {"mode": "classic"}),
)
PLAYS = (Verb.LEAD, Verb.HAND, Verb.PLAY)


def played(
    number: int, seed: int, until: Callable[[Session], bool], options: dict[str, str] | None = None
) -> Session:
    """Play clues wherever they fit, so that lines grow, until the table is as wanted."""
    session, chance = Session.new(load_case(number), options, seed=seed), Random(seed)
    while session.choice is not None and not until(session):
        here, offered = session.here, session.choice.options
        plays = [o for o in offered if o.verb in PLAYS and not o.tool]
        others = [o for o in offered if o.verb not in (Verb.CLOSE, Verb.USE)] or list(offered)
        session.do(chance.choice(plays or others))
        if session.outcome is not None:
            session.jump(here)
            break
    return session


def at_turn(turn: int) -> Callable[[Session], bool]:
    def reached(session: Session) -> bool:
        choice = session.choice
        asks = choice is not None and choice.prompt == Prompt.ACTION
        return asks and session.state.turn >= turn and bool(session.state.first_lead())

    return reached


def asks(prompt: Prompt) -> Callable[[Session], bool]:
    return lambda session: session.choice is not None and session.choice.prompt is prompt


def scene_of(session: Session, size: tuple[int, int], text_scale: float = 1.0) -> TableScene:
    preferences = TablePreferences(speed=0, auto_resolve=False, text_scale=text_scale)
    scene = TableScene(session, preferences)
    scene.on_resize(size)
    return scene


def carry(scene: TableScene) -> None:
    """Pick up the First lead and hold it over the first line that takes it."""
    scene._input.pick_up(scene.session.state.first_lead(), (0, 0), dragged=True)
    anchors = [line[0] for line in scene.view.lines]
    row = next((i for i, anchor in enumerate(anchors) if anchor in scene.cues.lit), 0)
    scene._input._move(scene.layout.lines.rows[row].slot.center)
    scene.update(0.2)  # the ticket waits for a steady hand


def words_on(scene: TableScene) -> Recorder:
    """Draw a scene twice and return what the table wrote the second time.

    The cards are printed by the first drawing; their small print has tests of its own.
    """
    surface = pygame.Surface(scene.size, 0, 32)
    scene.draw(surface)
    scene.repaint()
    with recording() as recorder:
        scene.draw(surface)
    return recorder


ONE_OF_EACH_GAME = [
    (SIZES[0], SCALES[0]),
    (SIZES[1], SCALES[2]),
    (SIZES[0], SCALES[2]),
    (SIZES[2], SCALES[1]),
]


@pytest.mark.parametrize(
    ("size", "text_scale"), swept(product(SIZES, SCALES), but=ONE_OF_EACH_GAME), ids=str
)
def test_no_word_is_cut_at_rest_or_while_carrying(size: tuple[int, int], text_scale: float) -> None:
    """All games take their turn over the twelve combinations."""
    turn = SIZES.index(size) * len(SCALES) + SCALES.index(text_scale)
    number, options = GAMES[turn % len(GAMES)]
    session = played(number, 20 + turn, at_turn(6 + 2 * turn), options)
    scene = scene_of(session, size, text_scale)
    clipped = words_on(scene).clipped
    if session.state.first_lead():
        carry(scene)
        clipped += words_on(scene).clipped
    assert [(record.asked, record.shown) for record in clipped] == []


@pytest.mark.parametrize("game", range(len(GAMES)))
def test_every_word_reads_well(game: int) -> None:
    number, options = GAMES[game]
    session = played(number, 5 + game, at_turn(12), options)
    dull = words_on(scene_of(session, (1920, 1080))).below(4.5)
    assert [(record.asked, round(record.contrast, 2)) for record in dull] == []


@pytest.mark.parametrize("prompt", [Prompt.TAKE, Prompt.SEARCH, Prompt.HAND_LIMIT])
def test_questions_are_painted_whole(prompt: Prompt) -> None:
    for seed in range(40):
        session = played(1, seed, asks(prompt))
        if asks(prompt)(session):
            break
    assert asks(prompt)(session)
    for size, text_scale in (((1280, 720), 1.0), ((1920, 1080), 2.0)):
        recorder = words_on(scene_of(session, size, text_scale))
        assert [record.asked for record in recorder.clipped] == []


def test_the_table_says_what_its_texts_say() -> None:
    scene = scene_of(played(1, 3, at_turn(7)), (1920, 1080))
    shown = {record.shown for record in words_on(scene).records}
    assert {scene.hud.verb, scene.hud.phase[0]} <= shown
    assert forms("turn", turn=scene.hud.turn)[0] in shown
    assert {section("actions")[name]["name"] for name in ACTIONS} <= shown
    assert {section("tools")[name] for name in section("tools")} <= shown


@pytest.mark.parametrize("text", [1.0, 1.3, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (1280, 1024), (1920, 1200), (2560, 1080)])
def test_the_slip_says_every_verb_whole(size: tuple[int, int], text: float) -> None:
    """The longest verb with both buttons, in letters that can be read."""
    scene = scene_of(Session.new(load_case(3), seed=3), size, text)
    painter, layout = scene.picture.bottom, scene.layout.prompt
    answer = Answer(("Skip",), "Space")
    for said in (
        PromptWords("Discard 1, or pack away", ("Turn 12 · maintenance", "Turn 12"), "must"),
        PromptWords("Discard 1, or pack away", ("Turn 12",), "must", answer),
        PromptWords("Shuffle the discards?", ("Turn 12",), "may", answer, answer),
    ):
        with recording() as words:
            brush = Brush(pygame.Surface(size), scene.theme, scene.layout.scale)
            painter._prompt(brush, layout, said)
        assert not words.clipped
        [verb] = [record for record in words.records if record.asked == said.verb]
        assert layout.rect.contains(verb.rect)
        assert verb.style.px >= scene.layout.scale.px(LEAST_WORDS)
        others = [layout.chip] if layout.two_rows or not said.do else []
        others += [layout.skip] if said.skip else []
        others += [layout.do] if said.do else []
        assert verb.rect.collidelist(others) < 0, said


def test_a_refused_line_says_why() -> None:
    for seed in range(20):
        scene = scene_of(played(1, seed, at_turn(10)), (1280, 720))
        carry(scene)
        if scene.cues.refused:
            break
    shown = {record.shown for record in words_on(scene).records}
    assert set(scene.cues.refused.values()) <= shown


def test_an_impossible_action_says_why_under_the_pointer() -> None:
    scene = scene_of(played(1, 3, at_turn(4)), (1280, 720))
    place = next(i for i, action in enumerate(scene.hud.actions) if not action.enabled)
    scene._input._move(scene.layout.rect_of(Spot("action", place)).center)
    shown = {record.asked for record in words_on(scene).records}
    assert scene.hud.actions[place].reason in shown


def test_carrying_lights_the_table() -> None:
    scene = scene_of(played(1, 11, at_turn(9)), (1280, 720))
    calm, lit = (pygame.Surface(scene.size, 0, 32) for _ in range(2))
    scene.draw(calm)
    carry(scene)
    scene.draw(lit)
    lamp = scene.theme.lamp
    row = next(
        row
        for row, line in zip(scene.layout.lines.rows, scene.view.lines, strict=True)
        if line[0] in scene.cues.lit
    )
    edge = (row.rect.centerx, row.rect.bottom - 2)
    assert lit.get_at(edge)[:3] == lamp != calm.get_at(edge)[:3]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 2, 7, 8, 20, 30, 45])
def test_fans_can_be_clicked_card_by_card(size: tuple[int, int], count: int) -> None:
    for text_scale in SCALES:
        layout = table_layout(size, text_scale, TableShape(in_force=2))
        rects = fan_rects(layout, count)
        panel = fan_layout(layout, count).panel
        assert len(rects) == count
        assert all(panel.contains(card) for card in fan_layout(layout, count).cards)
        assert all(rect.width >= layout.scale.u(43) for rect in rects)
        assert not any(a.colliderect(b) for a, b in combinations(rects, 2))


def test_moving_cards_are_drawn_from_few_pictures() -> None:
    scene = scene_of(played(1, 3, at_turn(5)), (1280, 720))
    scene.preferences.speed = scene.director.speed = 1.0
    surface = pygame.Surface(scene.size, 0, 32)
    assert scene.session.choice is not None
    scene.do(scene.session.choice.options[0])
    for _ in range(30):
        scene.update(1 / 60)
        scene.draw(surface)
    made = scene.picture.cards._scaled
    assert 0 < len(made) < 60
