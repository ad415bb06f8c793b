"""Counts of the option tree from fixed positions: whatever changes what is legal changes them."""

from __future__ import annotations

import pytest
from rich_lab import rich_case
from table import Table

from arkham.rules import apply, new_game
from arkham.rules.state import GameState


def perft(state: GameState, depth: int) -> int:
    """Count the ways to answer the next questions; an ended game is one way."""
    if state.choice is None or depth == 0:
        return 1
    if depth == 1:
        return len(state.choice.options)
    total = 0
    for option in state.choice.options:
        trial = state.clone()
        apply(trial, option, record=False)
        total += perft(trial, depth - 1)
    return total


@pytest.mark.parametrize(("like", "seed"), [(1, 0), (1, 1), (2, 0), (2, 1), (3, 0), (3, 1)])
def test_openings(like: int, seed: int) -> None:
    state = new_game(rich_case(like), seed=seed)
    assert [perft(state, depth) for depth in (1, 2, 3, 4)] == OPENINGS[like, seed]


def middle_game(table: Table, like: int) -> GameState:
    """Deal a position with long lines, penalties and a hand that has something to do."""
    lines = {
        1: {"v1": "c00 c01 c02 c03 c04 c05 c10", "v2": "c11 c13 c14"},
        2: {"v1": "c00 c01 c02 c03 c04 storm1 c05", "v2": "c08 c10 c13"},
        3: {"case1a": "c00 c01 c02 c03 c04 c05 c10", "case5": "c11 c13 c14"},
    }[like]
    table.deal(
        rich_case(like),
        hand="c20 c27 c33",
        leads="c22 c23 c24 c25 c26",
        lines=lines,
        draw="c30 c31 c32 c34 c35",
        time="c37 c41 c29",
        stability="c42 c47 c12",
        discard="c43 c44 c45",
        closed="c46",
        big_picture="c16",
    )
    return table.state


@pytest.mark.parametrize("like", [1, 2, 3])
def test_middle_games(table: Table, like: int) -> None:
    state = middle_game(table, like)
    assert [perft(state, depth) for depth in (1, 2, 3, 4)] == MIDDLE_GAMES[like]


OPENINGS = {
    (1, 0): [8, 62, 305, 1542],
    (1, 1): [9, 63, 389, 1774],
    (2, 0): [4, 20, 108, 534],
    (2, 1): [4, 10, 38, 146],
    (3, 0): [10, 156, 1716, 19255],
    (3, 1): [11, 178, 2218, 29327],
}
MIDDLE_GAMES = {
    1: [8, 44, 235, 1119],
    2: [9, 101, 460, 2492],
    3: [9, 119, 1127, 10929],
}
