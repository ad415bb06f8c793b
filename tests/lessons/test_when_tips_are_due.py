"""Tips of first use: well written, and each is due in real games of its cases."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from tip_moments import moments

from arkham.casefile import load_case
from arkham.lessons.tips import (
    TABLE_QUESTIONS,
    FirstTip,
    Subject,
    due_after_events,
    due_at_question,
    first_tips,
)
from arkham.rules import events
from arkham.rules.cards import ATTRIBUTES
from arkham.rules.choices import PROMPTS, REASONS
from arkham.rules.engine import new_game
from arkham.rules.events import CardMoved, Spot, TimeStruck
from arkham.rules.ruleset import Ruleset
from arkham.scenes.draw.icons import icon_table

TIPS = first_tips()
BY_ID = {tip.id: tip for tip in TIPS}
LONGEST = 140


@cache
def clauses() -> frozenset[str]:
    text = (Path(__file__).parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")
    return frozenset(re.findall(r"^- ([A-Z]\d*(?:-\d+|\d*)) ", text, re.MULTILINE))


def test_there_are_many_and_every_case_has_its_own():
    assert len(TIPS) >= 18 and len(BY_ID) == len(TIPS)
    for case in (1, 2, 3):
        assert len([tip for tip in TIPS if case in tip.cases]) >= 14
    assert all([tip for tip in TIPS if tip.cases == (case,)] for case in (2, 3))


@pytest.mark.parametrize("tip", TIPS, ids=lambda tip: tip.id)
def test_a_tip_is_short_and_names_only_what_there_is(tip: FirstTip):
    assert len(tip.text) <= LONGEST and tip.text.endswith((".", "?"))
    assert len(tip.title) <= 28
    assert tip.clause in clauses()
    assert tip.icon in icon_table()
    when = tip.when
    given = [bool(each) for each in (when.event, when.question, when.refusal, when.holds)]
    assert sum(given) + bool(when.table) == 1
    assert not when.event or hasattr(events, when.event)
    assert set(when.question) <= set(PROMPTS)
    assert not when.refusal or when.refusal in REASONS
    assert set(when.holds) <= set(ATTRIBUTES)
    assert not when.table or when.table in TABLE_QUESTIONS


def test_every_tip_is_due_in_games_of_each_of_its_cases():
    due = {(moment.tip.id, moment.case) for moment in moments()}
    assert due == {(tip.id, case) for tip in TIPS for case in tip.cases}


def test_an_event_must_have_the_fields_that_a_tip_asks_for():
    storm = BY_ID["storm"]
    moved = CardMoved(7, Spot(0, 0), Spot(0, 3, anchor=2), "play")
    assert due_after_events(storm, [moved, TimeStruck(5, 5)]) is None
    brought = CardMoved(7, Spot(0, 0), Spot(0, 3, anchor=2), "storm")
    assert due_after_events(storm, [moved, brought]) == Subject(7, 2)


def test_in_case_3_the_goal_is_told_first_then_the_lines_then_what_helps():
    """One at a time, in the order of need: darkness does nothing until a Menace comes."""
    state = new_game(Ruleset(load_case(3)), seed=5)
    due = [tip.id for tip, _ in due_at_question([t for t in TIPS if 3 in t.cases], state)]
    assert due[:3] == ["objectives", "numbered-cases", "bag"]
    order = [tip.id for tip in TIPS]
    assert order.index("bag") < order.index("darkness-mark") < order.index("darkness")
