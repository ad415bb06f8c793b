"""Every option of every question can be reached by carrying a card or pressing a button."""

from __future__ import annotations

import random

import pytest

from arkham.casefile import case_paths, load_case
from arkham.rules.choices import Prompt, Verb
from arkham.rules.engine import apply, new_game
from arkham.rules.ruleset import Ruleset
from arkham.scenes.table.targets import Place, buttons, grips, refused_lines, targets_of

CASES = [Ruleset(load_case(path)) for path in case_paths()]


@pytest.mark.parametrize("rules", CASES, ids=lambda r: r.case.id)
def test_grips_and_buttons_reach_exactly_the_options(rules):
    chance = random.Random(3)
    for seed in range(30):
        state = new_game(rules, seed=seed)
        while (choice := state.choice) is not None:
            reached = set(buttons(choice).values())
            for card in grips(choice):
                for options in targets_of(choice, card).values():
                    reached.update(options)
            assert reached == set(choice.options)
            apply(state, chance.choice(choice.options), record=False)


@pytest.mark.parametrize("rules", CASES, ids=lambda r: r.case.id)
def test_every_line_either_takes_a_card_of_the_action_or_says_why_not(rules):
    chance = random.Random(4)
    for seed in range(30):
        state = new_game(rules, seed=seed)
        while (choice := state.choice) is not None:
            if choice.prompt == Prompt.ACTION:
                for card in grips(choice):
                    if any(o.verb in (Verb.STOW, Verb.UNPACK) for o in choice.options):
                        continue
                    lit = {t.ref for t in targets_of(choice, card) if t.place is Place.LINE}
                    plain = {
                        o.onto for o in choice.options if o.card == card and o.onto and not o.tool
                    }
                    refused = set(refused_lines(state, card))
                    assert plain <= lit
                    assert plain | refused == {line[0] for line in state.lines}
                    assert not plain & refused
            apply(state, chance.choice(choice.options), record=False)
