"""What is called lost is lost: proofs hold, need no luck to be true, and see no hidden order."""

from __future__ import annotations

import pytest
from ai.test_players import with_hidden_order_reversed

from arkham.ai.bots import Chance, Greedy
from arkham.play.hopeless import Hopeless, Proof, hopeless
from arkham.rules import GameState, Won, apply, determinize, legal, load_case, new_game
from arkham.rules.areas import BIG_PICTURE, BOX, CLOSED, DISCARD, DRAW, HAND, LEADS, TIME
from arkham.rules.cards import Attribute
from arkham.rules.choices import Prompt
from arkham.rules.mechanisms.tools import BRIEFCASE
from arkham.rules.mechanisms.victims import VICTIMS

GAMES = 8
MORE_GAMES = 150
WORLDS = 6


def with_effect(state: GameState, name: str) -> list[int]:
    cards = state.rules.cards[1:]
    return [c.index for c in cards if name in [e.name for e in c.effects]]


def move_to(state: GameState, area: int, cards: list[int]) -> None:
    """Lay cards into an area, wherever they lie now but for the open cases."""
    for number, lying in enumerate(state.areas):
        state.areas[number] = tuple(c for c in lying if c not in cards)
    state.areas[area] += tuple(cards)


def without_two_types() -> GameState:
    """Return a first table of Case 1 whose puzzles of two types lie unscored in closed cases."""
    state = new_game(load_case(1), seed=7)
    bits = state.rules.type_bit
    puzzles = [c.index for c in state.rules.cards if c.has(Attribute.PUZZLE)]
    gone = sorted({bits[c] for c in puzzles})[:2]
    move_to(state, CLOSED, [c for c in puzzles if bits[c] in gone])
    return state


def at_the_last_card() -> GameState:
    """Return a table of Case 1 with no Victim left, one card to draw and one puzzle to score."""
    state = new_game(load_case(1), seed=7)
    cards = state.rules.cards
    state.areas[BRIEFCASE] = ()
    state.areas[VICTIMS] = ()
    clues = [c for area in (DRAW, HAND, LEADS) for c in state.areas[area]]
    harmless = [c for c in clues if not {e.name for e in cards[c].effects} - {"check"}]
    puzzle = next(c for c in harmless if cards[c].has(Attribute.PUZZLE))
    plain = [c for c in harmless if not cards[c].has(Attribute.PUZZLE)][:6]
    solved = {cards[c].type: c for c in clues if cards[c].has(Attribute.PUZZLE)}
    del solved[cards[puzzle].type]
    move_to(state, DISCARD, clues)
    move_to(state, BIG_PICTURE, list(solved.values())[:4])
    move_to(state, HAND, [puzzle])
    move_to(state, LEADS, plain[:5])
    move_to(state, DRAW, plain[5:])
    return state


def test_nothing_is_proved_while_a_card_can_bring_the_puzzles_back() -> None:
    state = without_two_types()
    assert hopeless(state) is None
    *others, last = with_effect(state, "closed")
    move_to(state, CLOSED, others)
    assert hopeless(state) is None
    move_to(state, CLOSED, [last])
    numbers = (("missing", 5), ("possible", 4))
    assert hopeless(state) == Hopeless(Proof.TOO_FEW_PUZZLES, numbers)


def test_too_few_turns_are_proved_only_if_no_stack_can_be_formed() -> None:
    state = at_the_last_card()
    found = hopeless(state)
    assert found is not None
    assert found == Hopeless(Proof.TOO_FEW_TURNS, (("turns", 2), ("needed", 6)))
    shuffler = with_effect(state, "shuffle")[0]
    move_to(state, HAND, [shuffler])
    assert hopeless(state) is None


def test_what_can_fetch_a_shuffling_card_counts_as_one() -> None:
    state = at_the_last_card()
    shuffler = with_effect(state, "shuffle")[0]
    fetcher = with_effect(state, "time")[0]
    move_to(state, TIME, [shuffler])
    assert hopeless(state) is not None
    move_to(state, HAND, [fetcher])
    assert hopeless(state) is None


@pytest.mark.parametrize("left", [1, 2])
def test_a_victim_that_is_left_disproves_it(left: int) -> None:
    state = at_the_last_card()
    state.areas[VICTIMS] = new_game(load_case(1), seed=7).areas[VICTIMS][:left]
    assert hopeless(state) is None


@pytest.mark.parametrize("make", [without_two_types, at_the_last_card])
def test_a_proof_does_not_depend_on_the_hidden_order(make: object) -> None:
    assert callable(make)
    state = make()
    move_to(state, CLOSED, with_effect(state, "closed"))
    assert hopeless(state) is not None
    assert hopeless(state) == hopeless(with_hidden_order_reversed(state))


def test_what_an_open_case_holds_may_come_back_once_it_is_closed() -> None:
    state = at_the_last_card()
    *others, shuffler = with_effect(state, "shuffle")
    move_to(state, BOX, [*others, shuffler])
    state.areas[BOX] = tuple(c for c in state.areas[BOX] if c != shuffler)
    state.lines[0] += (shuffler,)
    assert hopeless(state) is not None
    move_to(state, HAND, [with_effect(state, "closed")[0]])
    assert hopeless(state) is None


def proved(case: int, seed: int, player: type[Greedy | Chance] = Greedy) -> int:
    """Play a deal; return in how many turns it was proved lost, after trying to win it then."""
    state, bot = new_game(load_case(case), seed=seed), player(seed)
    turns = 0
    while (choice := legal(state)) is not None:
        found = hopeless(state)
        if turns and choice.prompt == Prompt.ACTION:
            assert found is not None, "what is proved stays proved"
        if found is not None and not turns:
            assert hopeless(with_hidden_order_reversed(state)) == found
            for world in range(WORLDS):
                assert not wins(determinize(state, world), world)
        turns += found is not None
        apply(state, bot(state), record=False)
    assert not turns or not isinstance(state.result, Won)
    return turns


def wins(state: GameState, seed: int) -> bool:
    bot = Greedy(seed)
    while legal(state) is not None:
        apply(state, bot(state), record=False)
    return isinstance(state.result, Won)


@pytest.mark.parametrize("case", [1, 2])
def test_no_game_is_won_after_a_proof(case: int) -> None:
    for seed in range(GAMES):
        proved(case, seed)
        proved(case, seed, Chance)


@pytest.mark.sweep
@pytest.mark.parametrize("case", [1, 2])
def test_no_game_of_many_is_won_after_a_proof(case: int) -> None:
    seeds = range(1000, 1000 + MORE_GAMES)
    for player in (Greedy, Chance):  # proofs are rare, but a test without any would show nothing
        assert sum(proved(case, seed, player) > 0 for seed in seeds) > 0


def test_case_3_is_never_called_lost() -> None:
    state = new_game(load_case(3), seed=7)
    move_to(state, CLOSED, [c.index for c in state.rules.cards if c.has(Attribute.PUZZLE)])
    assert hopeless(state) is None
