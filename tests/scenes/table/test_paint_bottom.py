"""The prompt, the actions, the hand and the help beside it say what can be done, and why not."""

from __future__ import annotations

from itertools import product

import pygame
import pytest
from painted_table import (
    SCALES,
    asks,
    at_turn,
    played,
    scene_of,
    words_on,
)
from places import REPLAYS
from playouts import some_or_all_seeds
from recorder import recording

from arkham.casefile import load_case
from arkham.play.savefile import load_text
from arkham.play.session import Session
from arkham.rules.areas import DRAW, HAND, LEADS, TIME
from arkham.rules.cards import Kind
from arkham.rules.choices import Prompt, Verb
from arkham.rules.events import CardMoved
from arkham.rules.events import Spot as EventSpot
from arkham.rules.mechanisms.tools import BRIEFCASE
from arkham.scenes.draw.brush import LEAST_WORDS, Brush, forms, section
from arkham.scenes.draw.text import capitals, measure
from arkham.scenes.table import targets
from arkham.scenes.table.hud import Danger
from arkham.scenes.table.layout.table import ACTIONS, Spot, placements
from arkham.scenes.table.paint.bottom import Answer, PromptWords
from arkham.scenes.table.paint.inspector import _link_pieces, _mark_side
from arkham.scenes.table.paint.overlay import tab_span
from arkham.scenes.table.scene import TablePreferences, TableScene
from arkham.scenes.table.tips import Seen, tip_of
from arkham.settings import keys


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


def test_an_impossible_action_says_why_under_the_pointer() -> None:
    scene = scene_of(played(1, 3, at_turn(4)), (1280, 720))
    place = next(i for i, action in enumerate(scene.hud.actions) if not action.enabled)
    scene._input._move(scene.layout.rect_of(Spot("action", place)).center)
    shown = {record.asked for record in words_on(scene).records}
    assert scene.hud.actions[place].reason in shown


def could_pack(session: Session) -> bool:
    choice = session.choice
    return asks(Prompt.HAND_LIMIT)(session) and bool(targets.ways_out(choice))


def test_the_briefcase_says_that_equipment_can_be_packed_away() -> None:
    session = next(s for seed in range(200) if could_pack(s := played(3, seed, could_pack)))
    scene, packing = scene_of(session, (1280, 720)), set(section("answers")["any"]["stow"])

    def said() -> bool:
        assert scene.layout.bottom.bag
        near = scene.layout.bottom.bag.rect.inflate(20, 80)
        return any(r.asked in packing and near.colliderect(r.rect) for r in words_on(scene).records)

    assert said()
    ways = targets.ways_out(session.choice)
    assert len(ways) == 1 and scene.layout.bottom.bag
    place = scene.layout.bottom.bag.cells[len(scene.view.areas[BRIEFCASE])].center
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        scene.handle(pygame.event.Event(kind, {"pos": place, "button": 1, "touch": False}))
    assert ways[0].card in session.state.areas[BRIEFCASE]
    assert not could_pack(session) and not said()


@some_or_all_seeds(3, 6)
def test_taking_into_a_full_hand_says_that_a_discard_follows(seeds: range) -> None:
    seen = set()
    for seed, turn in product(seeds, (2, 4, 6)):
        session = played(1, seed, at_turn(turn))
        if not at_turn(turn)(session):
            continue
        scene = scene_of(session, (1280, 720))
        hud, told = scene.hud, section("actions")["take"]
        [take] = [action for action in hud.actions if action.name == "take"]
        have, limit = hud.hand
        assert hud.over_by_one_more == max(0, have + 1 - limit)
        if not take.enabled or take.danger:
            continue
        key = "full" if have >= limit else "note"
        numbers = {"count": have, "limit": limit, "over": have + 1 - limit}
        expected = {form.format(**numbers) for form in told[key]}
        assert expected & {record.asked for record in words_on(scene).records}
        why = section("ticket")["hand_over"].format(limit=limit, over=have + 1 - limit)
        seen_now = Seen(session.state, scene.view, hud, scene.layout, "full")
        tip = tip_of(seen_now, Spot("action", ACTIONS.index("take")))
        assert tip is not None
        assert (why in {line.text for line in tip.lines}) == (key == "full")
        seen.add(key)
    assert seen == {"full", "note"}


@pytest.mark.parametrize("name", ["case1-won-1", "case3-hardboiled-lost-menaces-1"])
def test_the_end_of_a_game_leads_on_and_offers_nothing_else(name: str) -> None:
    session = load_text((REPLAYS / f"{name}.json").read_text(encoding="utf-8"))[0]
    scene = scene_of(session, (1280, 720))
    slip = scene.layout.prompt.rect
    shown = [r.shown for r in words_on(scene).records if slip.colliderect(r.rect)]
    assert f"The game is {'won' if 'won' in name else 'lost'}" in shown
    assert set(shown) & set(forms("go_on")) and keys.label("skip") in shown
    parts = {p.name: p for p in scene.picture.inspector.parts(scene.sight())}
    for tool in scene.layout.inspector.tool_names:
        assert not parts[f"tool {tool}"].value[-1].enabled, tool


def foregone_storm() -> Session:
    def wanted(session: Session) -> bool:
        return targets.foregone(session.state) is not None

    for seed in range(60):
        session = played(2, seed, wanted)
        if session.choice is not None and wanted(session):
            return session
    raise AssertionError("no such question in sixty games")


def test_a_question_that_makes_no_difference_is_not_asked() -> None:
    """And what comes anyway is shown in the inspector, with a word on why nobody asked."""
    session = foregone_storm()
    source = session.choice.source
    scene = TableScene(session, TablePreferences(speed=0, auto_resolve=True))
    scene.on_resize((1280, 720))
    scene.update(0.1)
    line = next(line for line in session.state.lines if source in line)
    assert session.rules.cards[line[-1]].kind != Kind.CLUE
    assert scene.cues.inspected == line[-1]
    assert scene.cues.toast


def test_a_player_who_answers_everything_is_asked_all_the_same() -> None:
    session = foregone_storm()
    scene = scene_of(session, (1280, 720))
    asked = session.state.serial
    scene.update(5.0)
    assert session.state.serial == asked


@pytest.mark.parametrize("text_scale", SCALES)
@pytest.mark.parametrize("number", [1, 2, 3])
def test_what_follows_never_stands_below_what_is_followed(number: int, text_scale: float) -> None:
    """Of a card's techniques only the left one may stand at the left edge of the inspector."""
    scene = scene_of(Session.new(load_case(number), seed=1), (1280, 720), text_scale)
    brush = Brush(pygame.Surface((1, 1)), scene.theme, scene.layout.scale)
    width = scene.layout.inspector.words.width
    for card in scene.session.rules.cards[1:]:
        if not card.left or not card.right:
            continue
        first, arrow, *following = _link_pieces(brush, card, width, 18.5)
        assert (first.icon, first.x, first.row) == (f"technique.{card.left}", 0, 0)
        assert not arrow.icon
        assert [piece.icon for piece in following] == [f"technique.{t}" for t in card.right]
        assert all(piece.x > arrow.x and piece.row >= arrow.row for piece in following)
        for piece in following:
            side = _mark_side(brush, 18.5) + brush.u(6)
            assert piece.x + side + measure(piece.words, piece.style) <= width + 1


def test_the_table_says_what_was_switched_on() -> None:
    """When the card comes into play, and not before."""
    session = Session.new(load_case(3), seed=1)
    rules, state = session.rules, session.state
    light = next(card.index for card in rules.cards[1:] if rules.is_light(card.index))
    for number, area in enumerate(state.areas):
        kept = tuple(card for card in area if card != light)
        state.areas[number] = (*kept, light) if number == LEADS else kept
    scene = scene_of(session, (1280, 720))
    scene.preferences.speed = 1.0
    assert not scene.cues.toast
    view = scene.stage.view
    spot = view.areas[LEADS].index(light)
    moved = CardMoved(light, EventSpot(LEADS, spot), EventSpot(HAND, 0), "take")
    scene.follow((moved,))
    for _ in range(60):
        scene.update(0.1)
        if scene.cues.toast:
            break
    assert rules.cards[light].title in scene.cues.toast


def test_a_side_of_the_contact_that_cannot_be_used_looks_so() -> None:
    """As soon as the question changes; a usable one has a whole edge, another a broken one."""
    scene = scene_of(played(1, 3, at_turn(6)), (1280, 720))
    helper, choice = scene.layout.bottom.helper, scene.session.choice
    assert helper is not None and choice is not None
    part = next(p for p in scene.picture.furniture(scene.sight()) if p.name == "helper")
    usable = part.value[-1]
    tool = scene.view.areas[BRIEFCASE][0]
    offered = {(o.tool, o.side) for o in choice.options if o.verb is Verb.USE}
    assert usable == offered
    looks = []
    for sides in (frozenset({(tool, 1), (tool, 2)}), frozenset({(tool, 2)})):
        surface = pygame.Surface(scene.size)
        brush = Brush(surface, scene.theme, scene.layout.scale)
        part.paint(brush, *part.value[:-1], sides)
        looks.append([surface.subsurface(bar).copy() for bar in helper.sides])
    assert looks[0][0].get_buffer().raw != looks[1][0].get_buffer().raw
    assert looks[0][1].get_buffer().raw == looks[1][1].get_buffer().raw


def test_actions_show_their_keys_in_large_letters_where_they_fit() -> None:
    scene = scene_of(played(1, 3, at_turn(6)), (1920, 1080), 2.0)
    shown = [record.shown for record in words_on(scene).records]
    assert {"1", "2"} <= set(shown)
    assert "Bag" not in shown


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_large_letters_leave_every_action_its_key(size) -> None:
    scene = scene_of(played(1, 3, at_turn(4)), size, text_scale=2.0)
    shown = {record.asked for record in words_on(scene).records}
    assert {keys.label(action) for action in ACTIONS} <= shown


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_the_tabs_of_the_hand_leave_its_count_whole(size) -> None:
    for seed in range(60):
        session = played(1, seed, at_turn(5))
        take = [o for o in session.choice.options if o.verb is Verb.TAKE] if session.choice else []
        if not take:
            continue
        session.do(take[0])
        if session.choice is None or session.choice.prompt != Prompt.HAND_LIMIT:
            continue
        scene = scene_of(session, size)
        records = words_on(scene).records
        [count] = [r for r in records if r.asked.startswith("Hand ")]
        ink = capitals(count.style)
        bottom = count.rect.top + ink.top + ink.height
        for card in session.state.areas[HAND]:
            place = placements(scene.view, scene.layout)[card].rect
            raised = place.move(0, -scene.cues.lifts.get(card, 0))
            top, _ = tab_span(raised, scene.layout.scale, size[1])
            assert top >= bottom
        return
    raise AssertionError("no such table")


@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_heading_and_the_lines_have_a_word_each(number: int) -> None:
    scene = scene_of(Session.new(load_case(number), seed=1), (1280, 720))
    told = {record.asked for record in words_on(scene).records}
    assert ("CASE 1A" in told) == (number == 3)
    assert f"INVESTIGATION {number}" in told


def notes_on(scene: TableScene) -> list[list[str]]:
    bottom, sight = scene.picture.bottom, scene.sight()
    return [bottom._notes(status, sight) for status in scene.hud.actions]


@pytest.mark.parametrize(
    "seeds",
    [
        pytest.param(range(77, 95), id="some"),  # all that is looked at comes up in them
        pytest.param(range(120), id="many", marks=pytest.mark.sweep),
    ],
)
def test_what_comes_by_any_action_is_said_once(seeds: range) -> None:
    """Then every button says what it is good for, as usual."""
    told = {"heading": 0, "any way": 0}
    for seed in seeds:
        session = played(1, seed, at_turn(5 + seed % 30))
        state = session.state
        if session.choice is None or session.choice.prompt != Prompt.ACTION:
            continue
        have = len(state.areas[TIME])
        spare = [card for card in state.areas[DRAW] if session.rules.cards[card].time]
        wanted = 4 + seed % 2 - have
        if not 0 < wanted <= len(spare):
            continue
        moved = set(spare[:wanted])
        state.areas[DRAW] = tuple(card for card in state.areas[DRAW] if card not in moved)
        state.areas[TIME] = (*state.areas[TIME], *moved)
        scene = scene_of(session, (1920, 1080))
        dangers = {action.danger for action in scene.hud.actions if action.enabled}
        notes, trouble = notes_on(scene), section("actions")["victims"]
        said = " ".join(record.shown for record in words_on(scene).records)
        if dangers == {Danger.TROUBLE}:
            assert trouble not in notes and "Whatever you do: a new victim" in said
            told["any way"] += 1
        elif scene.hud.actions[4].danger is Danger.TROUBLE:
            assert trouble not in notes[2:] and "a new victim" in said
            told["heading"] += 1
    assert all(told.values()), told
