"""The evidence board counts what the rules hold, in every state, and knows no hidden order."""

from __future__ import annotations

from collections import Counter

import pytest
from playouts import every_case, some_or_many_games, tables

from arkham.play.evidence import ALL, ASIDE, board_of, shown_marks
from arkham.rules import determinize
from arkham.rules.areas import DRAW, LINE


@every_case
@some_or_many_games
def test_totals_equal_those_of_the_rules(case, seeds):
    for state in tables(case, seeds, every=20):
        rules, board = state.rules, board_of(state)
        clues = [c.index for c in rules.cards if rules.is_clue[c.index]]
        shown = [c for place in board.places for c in board.cell(ALL, place.name).cards]
        assert sorted(shown) == clues  # each once, none twice
        for place in board.places:
            whole = board.cell(ALL, place.name)
            rows = [board.cell(t, place.name) for t in board.types if t != ALL]
            assert sum(row.count for row in rows) == whole.count
            assert sorted(c for row in rows for c in row.cards) == sorted(whole.cards)
            if place.area == LINE:
                held = [c for line in state.lines for c in line]
            elif place.area != ASIDE:
                held = list(state.areas[place.area])
            else:
                continue
            assert whole.count == sum(rules.is_clue[c] for c in held)
        assert board.cell(ALL, "unseen").count == len(state.areas[DRAW])
        for (clue_type, _), cell in board.cells.items():
            assert clue_type == ALL or {rules.cards[c].type for c in cell.cards} <= {clue_type}
            marks = Counter(m for c in cell.cards for m in rules.cards[c].attributes)
            assert dict(cell.marks) == {m: marks[m] for m in shown_marks() if marks[m]}


@every_case
@pytest.mark.parametrize("seed", range(4))
def test_the_board_is_the_same_whatever_the_hidden_order(case, seed):
    for state in tables(case, range(seed, seed + 3), every=9):
        assert board_of(state) == board_of(determinize(state, seed + 1))
