"""What a command will do is told before it is given, by pointer and by focus alike (AC-11)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pygame
import pytest
from grids import swept
from lab import clue, equipment
from playouts import every_case, some_or_all_seeds, some_or_many_games, tables
from random_play import CASES, play
from table import Table

from arkham.play.history import Node
from arkham.play.session import Session
from arkham.rules import apply, determinize
from arkham.rules.areas import DRAW, HAND, STABILITY, TIME
from arkham.rules.choices import PROMPTS, Prompt
from arkham.rules.events import CardMoved, CardsSwept, GameEnded, TimeStruck
from arkham.rules.foresight import foresee, reveals
from arkham.rules.moves import hand_limit, time_limit
from arkham.rules.peril import loss_chance
from arkham.scenes.table.hud import ACTION_VERBS, Danger, danger_of
from arkham.scenes.table.input import PREVIEW_AFTER_S, PREVIEWED
from arkham.scenes.table.layout.table import Spot
from arkham.scenes.table.paint.overlay import fan_layout
from arkham.scenes.table.scene import TablePreferences, TableScene
from arkham.scenes.table.spots import focusable
from arkham.scenes.table.ticket import peril_of, ticket_of

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
                assert ("This wins the game" if ended.won else "This loses the game") in told
                seen["ends"] += 1
            chance = loss_chance(state, option)
            if chance is not None and 0 < chance < 1 and ended is None:
                total = len(state.areas[DRAW])
                count = chance * total
                if count.denominator == 1:
                    assert f"This can lose the game: {count} of {total}" in told
                else:
                    assert any(text.startswith("This can lose the game: ") for text in told)
                seen["can lose"] += 1
            elif chance == 0:
                assert not any(text.startswith("This can lose") for text in told)
    assert seen["Time"] and seen["can lose"]


@every_case
@some_or_all_seeds(3, 14)
def test_the_preview_is_the_same_whatever_the_hidden_order(case, seeds):
    chance = Random(1)
    for state in tables(case, seeds, every=23):
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
                if "This loses the game" not in told:
                    assert "This can lose the game" in told
                    return
    raise AssertionError("no such table")


# By pointer and by focus


def a_game(case: int, seed: int, commands: int) -> Session:
    return play(Session.new(CASES[case - 1], seed=seed), Random(seed), commands)


def a_scene(case: int, seed: int, commands: int) -> TableScene:
    return scene_of(a_game(case, seed, commands))


def scene_of(session: Session) -> TableScene:
    scene = TableScene(session, TablePreferences(speed=0, auto_resolve=False))
    scene.on_resize(SIZE)
    scene.update(0.0)
    return scene


def rest(scene: TableScene):
    """Let time pass until what a command does is told in full."""
    scene.update(PREVIEW_AFTER_S + 0.01)
    while scene.perils.asked:
        scene.update(0.0)
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


def tables_with_a_fan(case: int, seeds: range) -> list[TableScene]:
    found = []
    for seed in seeds:
        for commands in (12, 24, 36):
            session = a_game(case, seed, commands)
            if session.choice is None or session.choice.prompt == Prompt.ACTION:
                continue  # what can be done is on the table then, not in a fan
            scene = scene_of(session)
            if scene.cues.fan:
                found.append(scene)
    return found


@pytest.mark.parametrize(
    ("case", "seeds"),
    swept(
        [(1, range(24)), (1, range(24, 40)), (2, range(40)), (3, range(40))], but=[(1, range(24))]
    ),
)
def test_a_card_to_choose_from_is_previewed_by_pointer_and_by_focus(case, seeds):
    told = 0
    for scene in tables_with_a_fan(case, seeds):
        state, fan = scene.session.state, scene.cues.fan
        places = fan_layout(scene.layout, scene.cues)
        for index, card in enumerate(fan):
            option = next(o for o in state.choice.options if o.card == card)
            said = [line.text for line in ticket_of(state, option).lines]
            press(scene, pygame.K_TAB)
            while scene.cues.focused != Spot("fan", index):
                press(scene, pygame.K_TAB)
            by_focus = rest(scene)[0]
            point(scene, (1, 1))
            point(scene, places.cards[index].center)
            by_pointer = rest(scene)[0]
            assert by_pointer == by_focus
            assert (by_focus is not None) == bool(said)
            if by_focus is not None:
                assert {line.text for line in by_focus.lines} <= set(said)
                where = scene._input.tip_layout().rect
                assert not any(where.colliderect(rect) for rect in places.cards)
                told += 1
    assert told


# Several targets


@every_case
@some_or_all_seeds(8, 90)
def test_a_button_with_several_targets_says_how_likely_it_loses(case, seeds):
    told: Counter = Counter()
    for state in tables(case, seeds, every=5):
        ways: dict = {}
        if state.choice.prompt == Prompt.ACTION:
            for option in state.choice.options:
                ways.setdefault(option.verb, []).append(option)
        for options in ways.values():
            chances = [loss_chance(state, option) for option in options]
            if len(options) < 2 or None in chances:
                continue
            line = peril_of(state, options, "full")
            if max(chances) == 0:
                assert line is None
            elif min(chances) == 1:
                assert line.text == "This loses the game"
                told["certain"] += 1
            elif min(chances) == max(chances):
                assert line.text.startswith("This can lose the game: ")
                told["same"] += 1
            else:
                assert line.text.startswith("This can lose the game, by where it goes: ")
                told["differs"] += 1
            other = determinize(state, 77)
            assert peril_of(other, options, "full") == line
    assert told["same"] + told["differs"]


def losing_buttons():
    """Yield tables with a button of several targets that can lose, its place and what is told."""
    for seed in range(200):
        scene = a_scene(1, seed, 60)
        state = scene.session.state
        if state.choice is None or state.choice.prompt != Prompt.ACTION:
            continue
        for index, action in enumerate(scene.hud.actions):
            ways = [o for o in state.choice.options if o.verb is ACTION_VERBS[action.name]]
            line = peril_of(state, ways, "full") if len(ways) > 1 else None
            if line is not None:
                point(scene, (1, 1))
                yield scene, scene.layout.bottom.actions[index].center, line.text


def test_the_button_of_an_action_shows_it():
    scene, pos, text = next(losing_buttons())
    point(scene, pos)
    tip, _ = rest(scene)
    assert text in [said.text for said in tip.lines]


def a_long_reckoning():
    """Return a table whose tip has just come and does not tell yet that the game can be lost."""
    for scene, pos, text in losing_buttons():
        point(scene, pos)
        assert scene.update(PREVIEW_AFTER_S + 0.01), "a tip is to be drawn"
        if scene.perils.asked:
            return scene, text
    raise AssertionError("no such table")


def test_a_tip_does_not_wait_for_a_chance_that_takes_long(monkeypatch):
    """It comes at once, and the sentence follows; no slice makes more than a few trials."""
    made: Counter = Counter()

    def counted(*values, **names):
        made["slice"] += 1
        return apply(*values, **names)

    monkeypatch.setattr("arkham.rules.peril.apply", counted)
    scene, text = a_long_reckoning()
    assert text not in [said.text for said in scene.cues.tip.lines]
    while scene.perils.asked:
        assert scene.wake_after() == 0
        made.clear()
        drawn = scene.update(0.0)
        assert made["slice"] <= 30
        assert drawn == (not scene.perils.asked), "only what is new is drawn"
    assert text in [said.text for said in scene.cues.tip.lines]


def test_a_tip_that_is_put_away_does_not_come_back_with_its_chance():
    scene, _ = a_long_reckoning()
    press(scene, pygame.K_ESCAPE)
    for _ in range(200):
        scene.update(0.02)
    assert scene.cues.tip is None


def test_what_answers_lose_is_known_after_a_while_without_being_asked():
    for scene, pos, text in losing_buttons():
        for _ in range(100_000):
            scene.update(0.0)
            if scene.wake_after() is None:
                break
        assert set(scene.perils.known) == set(scene.session.choice.options)
        point(scene, pos)
        scene.update(PREVIEW_AFTER_S + 0.01)
        assert text in [said.text for said in scene.cues.tip.lines]
        return


# Time that is full


@every_case
@some_or_all_seeds(12, 120)
def test_a_full_time_is_told_before_the_turn_ends_by_a_question(case, seeds):
    """Playing or closing asks something first, so the clock strikes after it: told all the same."""
    seen: Counter = Counter()
    for state in tables(case, seeds, every=3):
        limit = time_limit(state)
        if state.choice.prompt != Prompt.ACTION:
            continue
        for option in state.choice.options:
            foresight = foresee(state, option)
            struck = any(isinstance(event, TimeStruck) for event in foresight.events)
            if option.free or foresight.ended or struck or foresight.time[1] < limit:
                continue
            told = [line for line in ticket_of(state, option).lines if "Time is full" in line.text]
            assert told and told[0].tone in ("warning", "fatal")
            assert danger_of(state, option, foresight) is not Danger.NONE
            seen[option.verb] += 1
    assert seen


@some_or_all_seeds(8, 40)
def test_a_ticket_says_that_the_hand_will_be_too_full(seeds):
    for scene in tables_with_a_fan(1, seeds):
        state = scene.session.state
        have, limit = len(state.areas[HAND]), hand_limit(state)
        option = next(o for o in state.choice.options if o.card == scene.cues.fan[0])
        told = [line.text for line in ticket_of(state, option).lines]
        if scene.session.choice.area != HAND and PROMPTS[state.choice.prompt] == HAND:
            over = f"Hand limit {limit}: after this {have + 1 - limit} must be discarded"
            assert (over in told) == (have + 1 > limit)


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
@every_case
def test_a_tip_covers_no_control_beside_the_one_it_tells_of(case, size, text):
    session = Session.new(case, seed=3)
    scene = TableScene(session, TablePreferences(speed=0, auto_resolve=False, text_scale=text))
    scene.on_resize(size)
    told = set()
    helpers = "side" if any(spot.name == "side" for spot, _ in scene.layout.spots) else "bag"
    for name in (helpers, "action", "tool"):
        group = [rect for spot, rect in scene.layout.spots if spot.name == name]
        for rect in group:
            point(scene, (1, 1))
            point(scene, rect.center)
            scene.update(0.5)
            shown = scene.tip_rect
            if shown is not None:
                assert shown.collidelist(group) < 0, name
                told.add(name)
    assert told == {helpers, "action", "tool"}


# The briefcase


@pytest.fixture
def packed(table: Table) -> TableScene:
    """Show a full hand that must discard, with Stability one card from its limit."""
    shaky = [clue(f"shaky{n}", stability=True) for n in range(1, 8)]
    coat = clue("coat", "artifact", attributes="equipment", sides=["must prevent"])
    table.case_with(*shaky, coat, equipment("tome", "must check"), like=3)
    table.deal(
        hand="person1 person2 person3",
        briefcase="tome coat",
        stability="shaky1 shaky2 shaky3 shaky4",
    )
    return scene_of(Session(Node(table.state, ()), 7, from_deal=False))


def told_of_the_bag(scene: TableScene, place: int) -> list[str]:
    """Return what pointer and focus tell of a place of the briefcase: the same."""
    spot = Spot("bag", place)
    press(scene, pygame.K_TAB)
    while scene.cues.focused != spot:
        press(scene, pygame.K_TAB)
    by_focus = rest(scene)[0]
    point(scene, (1, 1))
    point(scene, scene.layout.rect_of(spot).center)
    assert rest(scene)[0] == by_focus
    return [line.text for line in by_focus.lines]


def test_a_card_of_the_briefcase_says_what_using_it_does_and_how_likely_it_loses(packed):
    assert "This can lose the game" not in " ".join(told_of_the_bag(packed, 0))
    packed.do(packed.session.choice.options[0])
    state = packed.session.state
    assert state.choice.prompt == Prompt.HAND_LIMIT
    stack = state.areas[DRAW]
    shaky = sum(state.rules.has_stability[card] for card in stack)
    assert f"This can lose the game: {shaky} of {len(stack)}" in told_of_the_bag(packed, 0)


def test_a_card_of_the_briefcase_says_what_taking_it_out_does(packed):
    told = told_of_the_bag(packed, 1)
    assert "Hand limit 3: after this 1 must be discarded" in told
    assert "Once used, it leaves the game." in told


def test_an_empty_place_of_the_briefcase_says_what_it_is_for(packed):
    assert any("equipment sign" in text for text in told_of_the_bag(packed, 3))


def test_help_that_finds_nothing_to_do_says_so(table):
    table.case_with(like=3, parameters={"equipment": "ritual"})
    table.deal(hand="person1", briefcase="ritual")
    scene = scene_of(Session(Node(table.state, ()), 7, from_deal=False))
    assert any("Nothing to use it on" in text for text in told_of_the_bag(scene, 0))
    assert "Once used, it leaves the game." not in told_of_the_bag(scene, 0)
    table.case_with(like=3)
    table.deal(hand="person1", briefcase="merluzzo")
    scene = scene_of(Session(Node(table.state, ()), 7, from_deal=False))
    search, console, *_ = told_of_the_bag(scene, 0)
    assert "Nothing to use it on" in console and "Nothing" not in search, "Stability is empty"
