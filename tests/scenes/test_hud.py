"""What the table says equals what the rules know (AC-05, AC-06, AC-12)."""

from __future__ import annotations

import random

import pytest

from arkham.casefile import case_paths, load_case
from arkham.rules.choices import Prompt, Verb
from arkham.scenes.hud import ACTION_VERBS, hud_of
from arkham.session import Session

CASES = [load_case(path) for path in case_paths()]


@pytest.mark.parametrize("case", CASES, ids=lambda c: c.id)
def test_the_table_says_what_the_rules_know_at_every_moment(case):
    chance = random.Random(5)
    for seed in range(12):
        session = Session.new(case, seed=seed)
        while (choice := session.choice) is not None:
            hud = hud_of(session)
            assert hud.prompt
            assert [s.anchor for s in hud.lines] == [line[0] for line in session.state.lines]
            if choice.prompt is Prompt.ACTION:
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
