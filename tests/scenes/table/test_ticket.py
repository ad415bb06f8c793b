"""The ticket tells every option, without a glance at the hidden order (AC-11)."""

from __future__ import annotations

import itertools
import random

import pytest
from playouts import some_or_all_seeds

from arkham.casefile import case_paths, load_case
from arkham.rules.engine import apply, determinize, new_game
from arkham.rules.ruleset import Ruleset
from arkham.scenes.draw.icons import icon_table
from arkham.scenes.table.ticket import percentages, ticket_of

CASES = [Ruleset(load_case(path)) for path in case_paths()]


@pytest.mark.parametrize("rules", CASES, ids=lambda r: r.case.id)
@some_or_all_seeds(1, 4)
def test_every_option_has_a_ticket_that_does_not_depend_on_the_hidden_order(rules, seeds):
    chance = random.Random(8)
    for seed in seeds:
        state = new_game(rules, seed=seed)
        while (choice := state.choice) is not None:
            other = determinize(state, seed + 1)
            for option in choice.options:
                ticket = ticket_of(state, option)
                assert ticket.title
                assert all(line.icon == "" or line.icon in icon_table() for line in ticket.lines)
                assert ticket == ticket_of(other, option)
            apply(state, chance.choice(choice.options), record=False)


def test_percentages_add_up_to_a_hundred():
    for counts in itertools.product(range(8), repeat=3):
        if sum(counts):
            shares = percentages(counts)
            assert sum(shares) == 100
            assert all(
                abs(s - 100 * c / sum(counts)) < 1 for s, c in zip(shares, counts, strict=True)
            )
    assert percentages((4, 1, 1)) == (67, 17, 16)
    assert percentages((1, 1, 1)) == (34, 33, 33)
    assert percentages((7, 1, 0)) == (88, 12, 0)
    assert percentages((7, 16, 0)) == (30, 70, 0)
    assert percentages((0, 0, 0)) == (0, 0, 0)
