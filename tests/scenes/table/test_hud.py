"""What the table says equals what the rules know (AC-05, AC-06, AC-12)."""

from __future__ import annotations

import random

import pytest
from playouts import some_or_all_seeds
from table import Table

from arkham.casefile import case_paths, load_case
from arkham.play.session import Mark, Session
from arkham.rules.areas import TIME
from arkham.rules.choices import Prompt, Verb
from arkham.rules.closing import closable, most_scorable, scorable
from arkham.rules.events import (
    CardMoved,
    Event,
    GameEnded,
    LineOpened,
    StackRanDry,
    TimeStruck,
)
from arkham.rules.foresight import foresee, reveals
from arkham.rules.moves import time_limit
from arkham.scenes.table.hud import (
    ACTION_VERBS,
    Danger,
    action_statuses,
    danger_of,
    fills_time,
    hud_of,
)
from arkham.scenes.table.scene import TablePreferences, TableScene
from arkham.scenes.table.ticket import ticket_of

CASES = [load_case(path) for path in case_paths()]


@pytest.mark.parametrize("case", CASES, ids=lambda c: c.id)
@some_or_all_seeds(2, 12)
def test_the_table_says_what_the_rules_know_at_every_moment(case, seeds):
    chance = random.Random(5)
    for seed in seeds:
        session = Session.new(case, seed=seed)
        while (choice := session.choice) is not None:
            hud = hud_of(session)
            assert hud.prompt
            assert [s.anchor for s in hud.lines] == [line[0] for line in session.state.lines]
            if choice.prompt == Prompt.ACTION:
                verbs = {option.verb for option in choice.options}
                for action in hud.actions:
                    assert action.enabled == (ACTION_VERBS[action.name] in verbs)
                    assert action.enabled or action.reason
                closable = {o.onto for o in choice.options if o.verb is Verb.CLOSE}
                assert closable == {s.anchor for s in hud.lines if s.closable}
            else:
                assert all(not action.enabled and action.reason for action in hud.actions)
            if not choice.must:
                assert hud.skip
            if hud.track:
                assert [e.stage for e in hud.track].count("now") <= 1
            session.do(chance.choice(choice.options))
        assert hud_of(session).prompt


def test_undo_says_in_advance_that_it_ends_a_fair_game():
    session = Session.new(CASES[0], seed=3)
    assert hud_of(session).undo.reason
    assert hud_of(session).redo.reason
    session.do("pass")  # the refill reveals a new lead
    hud = hud_of(session)
    assert hud.undo.enabled
    assert hud.undo.note
    session.undo()
    assert session.mark is Mark.PRACTICE
    assert hud_of(session).redo.enabled
    assert hud_of(session).redo.note  # straight back the run is fair again
    session.redo()
    assert hud_of(session).undo.note
    session.mark_as_practice()
    assert not hud_of(session).undo.note  # nothing fair is left to lose
    session.undo()
    assert not hud_of(session).redo.note


def test_an_iron_investigator_cannot_take_back_what_was_seen():
    session = Session.new(CASES[0], seed=3)
    session.do("pass")
    assert not hud_of(session, undo_reveals=False).undo.enabled
    assert hud_of(session, undo_reveals=True).undo.enabled


@pytest.mark.parametrize("case", CASES, ids=lambda c: c.id)
@some_or_all_seeds(1, 4)
def test_undo_is_announced_exactly_where_it_would_mark_the_run(case, seeds):
    chance = random.Random(9)
    for seed in seeds:
        session = Session.new(case, seed=seed)
        while (choice := session.choice) is not None:
            session.do(chance.choice(choice.options))
            announced = bool(hud_of(session).undo.note)
            here = session.here
            session.undo()
            assert (session.mark is Mark.PRACTICE) == announced
            session.mark = Mark.FAIR
            session.jump(here)


def danger_in(events: list[Event], stack: int) -> Danger:
    """Return the worst that happened before any card was shown that might have been another."""
    for event in events:
        if isinstance(event, GameEnded) and not event.won:
            return Danger.LOSS
        if isinstance(event, TimeStruck | StackRanDry):
            return Danger.TROUBLE
        if isinstance(event, LineOpened | CardMoved) and event.source.area == stack:
            return Danger.TROUBLE
        if reveals(event):
            return Danger.NONE
    return Danger.NONE


@pytest.mark.parametrize("case", CASES, ids=lambda c: c.id)
@some_or_all_seeds(4, 12)
def test_a_danger_that_is_shown_comes_true_and_none_is_kept_quiet(case, seeds):
    chance = random.Random(4)
    for seed in seeds:
        session = Session.new(case, seed=seed)
        while (choice := session.choice) is not None:
            option = chance.choice(choice.options)
            foreseen = danger_of(session.state, option)
            trouble = hud_of(session).trouble[1]
            stack = session.rules.trouble_stack().area
            waits = fills_time(session.state, option, foresee(session.state, option))
            averted = False
            events = session.do(option)
            assert foreseen >= danger_in(events, stack), option
            while (asked := session.choice) is not None and asked.prompt == Prompt.SCORE:
                events += session.do("done")
            while waits and (asked := session.choice) is not None and asked.prompt != Prompt.ACTION:
                averted |= len(session.state.areas[TIME]) < time_limit(session.state)
                events += session.do(chance.choice(asked.options))
            ended = any(isinstance(e, GameEnded) for e in events)
            lost = any(isinstance(e, GameEnded) and not e.won for e in events)
            if foreseen is Danger.LOSS:
                assert lost
            if foreseen is Danger.TROUBLE:
                assert lost or averted or waits and ended or hud_of(session).trouble[1] < trouble


def test_closing_the_last_case_without_a_victim_left_warns_of_the_loss():
    table = Table()
    table.deal(lines={"v1": "person1 threat1 artifact1 evidence1 location1"}, victims="")
    close = next(o for o in table.choice.options if o.verb is Verb.CLOSE)
    assert danger_of(table.state, close) is Danger.LOSS
    assert action_statuses(table.state)[3].danger is Danger.LOSS
    assert any(line.tone == "fatal" for line in ticket_of(table.state, close).lines)


@pytest.mark.parametrize("case", CASES, ids=lambda c: c.id)
def test_the_number_of_puzzles_is_what_can_be_scored_together(case):
    chance = random.Random(6)
    for seed in range(10):
        session = Session.new(case, seed=seed)
        while (choice := session.choice) is not None:
            for line in session.state.lines:
                if closable(session.state, line):
                    assert most_scorable(session.state, line) == _most(session.state, line)
            session.do(chance.choice(choice.options))


def _most(state, line, chosen=()):
    ways = scorable(state, line, chosen)
    return max((_most(state, line, (*chosen, c)) for c in ways), default=len(chosen))


def test_nothing_is_told_before_the_card_that_tells_it_is_turned_over():
    """While a check is shown, prompt, odds and effects are those of the question before it."""
    for case in CASES:
        session = Session.new(case, seed=2)
        scene = TableScene(session, TablePreferences(speed=0.5, auto_resolve=False))
        chance, seen = random.Random(3), 0
        while session.choice is not None and seen < 12:
            before = scene.hud
            scene.do(chance.choice(session.choice.options))
            if scene.director.busy:
                seen += 1
                told = scene.hud
                assert (told.prompt, told.odds, told.track) == (
                    before.prompt,
                    before.odds,
                    before.track,
                )
                scene.finish_motion()
            after = hud_of(session)
            assert (scene.hud.prompt, scene.hud.odds) == (after.prompt, after.odds)
        assert seen


def test_the_case_of_the_day_is_marked_on_the_table():
    session = Session.new(CASES[0], seed=1)
    assert hud_of(session).mark == "fair"
    session.journal.daily = "2026-11-17"
    assert hud_of(session).mark == "fair_daily"


def test_a_button_says_beforehand_whether_it_acts_at_once_or_asks():
    """Keys 2 and 3 do the only thing there is, and ask where there are several."""
    told: set[tuple[str, bool]] = set()
    chance = random.Random(3)
    for case in CASES:
        session = Session.new(case, seed=4)
        while session.choice is not None and len(session.path()) < 80:
            if session.choice.prompt == Prompt.ACTION:
                scene = TableScene(session, TablePreferences(speed=0))
                scene.on_resize((1280, 720))
                painter, sight = scene.picture.bottom, scene.sight()
                for status in scene.hud.actions:
                    if status.name not in ("play", "from-hand") or not status.enabled:
                        continue
                    if status.danger is not Danger.NONE:
                        continue
                    ways = [
                        o for o in session.choice.options if o.verb is ACTION_VERBS[status.name]
                    ]
                    notes = painter._notes(status, sight)
                    asks = len(ways) > 1
                    assert all(("choose" in note) == asks for note in notes), notes
                    assert all(("at once" in note) != asks for note in notes), notes
                    told.add((status.name, asks))
            session.do(chance.choice(session.choice.options))
    assert told == {(name, asks) for name in ("play", "from-hand") for asks in (True, False)}
