"""The random games see enough of the game for the properties to mean something."""

from __future__ import annotations

from collections import Counter
from typing import get_args

from playouts import CASES, GAMES, playout, rules_for

from arkham.rules import events
from arkham.rules.choices import PROMPTS, Verb
from arkham.rules.state import Won

UNUSED = {"case_icon"}
"""No shipped card offers an icon that takes a yes or no; the lab cases do."""


def test_together_they_ask_every_question_and_tell_every_event() -> None:
    prompts: Counter[str] = Counter()
    verbs: Counter[str] = Counter()
    told: Counter[type] = Counter()
    ends: Counter[str] = Counter()
    options: set[tuple[str, str, str]] = set()
    for case in CASES:
        for seed in range(GAMES):
            options |= {(case.id, *o) for o in rules_for(case, seed).options.items()}
            for state, happened in playout(case, seed):
                told.update(map(type, happened))
                if state.choice is not None:
                    prompts[state.choice.prompt] += 1
                    verbs.update(option.verb for option in state.choice.options)
            result = state.result
            ends["won" if isinstance(result, Won) else f"lost {result.reason}"] += 1  # type: ignore[union-attr]
    assert set(prompts) == set(PROMPTS) - UNUSED, set(PROMPTS) - set(prompts)
    assert set(verbs) == set(Verb), set(Verb) - set(verbs)
    assert set(told) == set(get_args(events.Event)), set(get_args(events.Event)) - set(told)
    assert {"lost stability", "lost victims", "lost menaces"} <= set(ends), ends
    every = {(c.id, o.id, v.id) for c in CASES for o in c.options for v in o.values}
    assert options == every, every - options
