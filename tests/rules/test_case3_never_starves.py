"""Proof that Case 3 cannot starve: always a case to play to, always a way to every letter (C3-27).

Two proofs that meet: a search over the graph of the shipped case finds every set of open cases
that can come about, and games played at random never leave what the search has found.
"""

from __future__ import annotations

import random
from collections import Counter
from itertools import product
from typing import NamedTuple

import pytest

from arkham.rules import apply, load_case, new_game
from arkham.rules.cards import Card
from arkham.rules.choices import Prompt, Verb
from arkham.rules.mechanisms.tools import BRIEFCASE
from arkham.rules.play import fits
from arkham.rules.ruleset import Ruleset
from arkham.rules.state import GameState, Line

CASE = load_case(3)
CASES = {c.number: c for c in CASE.cards if c.kind == "case"}  # both sides of 1 lead on alike
MENACES = [c for c in CASE.cards if c.kind == "menace"]
OPEN_AT_START = frozenset({1, 2})
LINE_LENGTH = 8
WAYS = [
    dict(zip([o.id for o in CASE.options], values, strict=True))
    for values in product(*[[v.id for v in o.values] for o in CASE.options])
]
KEENNESS = {
    Verb.CLOSE: 60.0,
    Verb.LEAD: 12.0,
    Verb.HAND: 8.0,
    Verb.PICK: 4.0,
    Verb.TAKE: 2.0,
    Verb.USE: 0.15,
    Verb.UNPACK: 0.5,
}
"""How gladly the random player does something (1 where nothing is said), so that cases close."""


class Situation(NamedTuple):
    """Which cases are open, and which have turned into their Clues."""

    open: frozenset[int]
    turned: frozenset[int] = frozenset()
    waiting: frozenset[int] = frozenset()  # accessed, but with purple icons


def after_access(now: Situation, number: int) -> Situation:
    if number in now.open | now.turned | now.waiting:
        return now
    if CASES[number].purple_icons:
        return now._replace(waiting=now.waiting | {number})
    return now._replace(open=now.open | {number})


def after_icons(now: Situation, card: Card) -> Situation:
    for icon in card.icons:
        assert icon.must or icon.name == "stability", "a path that can be declined is no path"
        if icon.name == "flip":
            gone = frozenset({card.number})
            now = Situation(now.open - gone, now.turned | gone, now.waiting - gone)
        elif icon.name == "access":
            now = after_access(now, icon.number)
    return now


def next_situations(now: Situation) -> list[Situation]:
    """Return what closing a case, the Machine or a Menace can make of a situation."""
    found = [after_icons(now._replace(open=now.open - {n}), CASES[n]) for n in sorted(now.open)]
    found += [after_icons(now, CASES[n]) for n in sorted(now.waiting)]  # the Machine is in play
    for menace in MENACES:
        for effect in menace.immediate:
            if effect.name == "access":
                found.append(after_access(now, effect.number))
    return found


def reachable(start: Situation) -> set[Situation]:
    seen, todo = {start}, [start]
    while todo:
        for situation in next_situations(todo.pop()):
            if situation not in seen:
                seen.add(situation)
                todo.append(situation)
    return seen


EVERY_SITUATION = reachable(Situation(OPEN_AT_START))
LETTERED_CASES = {CASE.card(c.reverse).number for c in CASE.cards if c.letter and c.reverse} - {0}


@pytest.mark.rule("C3-27")
def test_some_case_is_open_in_every_situation() -> None:
    assert len(EVERY_SITUATION) > 20
    assert all(situation.open for situation in EVERY_SITUATION)


@pytest.mark.rule("C3-27")
def test_from_every_situation_every_letter_on_a_case_card_can_still_be_reached() -> None:
    assert len(LETTERED_CASES) == 4
    for start in EVERY_SITUATION:
        ends = reachable(start)
        for number in LETTERED_CASES:
            assert any(number in end.turned for end in ends), (start, number)


@pytest.mark.rule("C3-27", "C3-15")
def test_every_other_letter_is_in_the_draw_stack_or_turns_up_with_a_menace() -> None:
    for card in CASE.cards:
        if card.letter and not card.stacked:
            front = CASE.card(card.reverse)
            names = [icon.name for icon in front.icons if icon.must]
            assert names[:2] == ["flip", "hand"], front.id
    asked = {letter for c in CASE.cards for letter in c.letters}
    assert asked == {c.letter for c in CASE.cards if c.letter}


def with_machine() -> GameState:
    state = new_game(CASE, seed=1)
    state.areas[BRIEFCASE] = (state.rules.index["tillinghasts-machine"],)
    return state


def scoring_line(state: GameState, puzzle: int, line: Line) -> Line | None:
    """Search for a line from which the puzzle can be scored, by the game's own test of fit."""
    rules = state.rules
    types = rules.types_in(c for c in line if c != puzzle)
    if puzzle in line and types >= 5:
        return line
    missing = max(0, 5 - types) + (puzzle not in line)
    if len(line) + missing > LINE_LENGTH:
        return None
    used = line + state.areas[BRIEFCASE]
    clues = [c for c in range(1, len(rules.cards)) if rules.is_clue[c] and c not in used]
    # New types first, and the puzzle as soon as it fits: the search then never goes far astray.
    clues.sort(key=lambda c: (c != puzzle, -rules.types_in((*line, c))))
    for card in clues:
        if card != puzzle and rules.is_puzzle[card]:
            continue
        if fits(state, card, line):
            found = scoring_line(state, puzzle, (*line, card))
            if found is not None:
                return found
    return None


@pytest.mark.rule("C3-27")
@pytest.mark.parametrize("letter", sorted(c.letter for c in CASE.cards if c.letter))
def test_every_letter_can_be_scored_in_the_case_that_always_comes_back(letter: str) -> None:
    state = with_machine()
    puzzle = next(c.index for c in CASE.cards if c.letter == letter)
    again = [n for n, card in CASES.items() if any(i.number == n for i in card.icons)]
    assert again == [3]
    line = scoring_line(state, puzzle, (CASES[3].index,))
    assert line is not None


def play_and_watch(rules: Ruleset, seed: int, seen: Counter[frozenset[int]]) -> None:
    """Play a game at random and check that it never runs out of options or of cases."""
    chance = random.Random(seed)
    state = new_game(rules, seed=seed)
    while (choice := state.choice) is not None:
        assert choice.options, seed
        if choice.prompt == Prompt.ACTION:
            seen[frozenset(rules.cards[line[0]].number for line in state.lines)] += 1
        weights = [KEENNESS.get(option.verb, 1.0) for option in choice.options]
        apply(state, chance.choices(choice.options, weights)[0], record=False)


def watch(games: int) -> Counter[frozenset[int]]:
    seen: Counter[frozenset[int]] = Counter()
    rules = [Ruleset(CASE, way) for way in WAYS]
    for seed in range(games):
        play_and_watch(rules[seed % len(rules)], seed, seen)
    assert set(seen) <= {situation.open for situation in EVERY_SITUATION}
    assert frozenset() not in seen
    return seen


@pytest.mark.rule("C3-27")
def test_random_games_with_every_set_of_options_never_starve() -> None:
    seen = watch(2 * len(WAYS))
    assert len(seen) > 15


@pytest.mark.sweep
@pytest.mark.rule("C3-27")
def test_twenty_thousand_random_games_never_starve_and_see_every_situation() -> None:
    seen = watch(20_000)
    assert set(seen) == {situation.open for situation in EVERY_SITUATION}
