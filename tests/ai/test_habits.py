"""How questions between two actions are answered in worlds that are played to their end."""

from __future__ import annotations

from arkham.ai.bots import play_on
from arkham.ai.habits import PRACTISED, USUAL, Habits
from arkham.ai.knowledge import knowledge_of
from arkham.ai.lines import best_link
from arkham.rules import GameState, Won, load_case, new_game
from arkham.rules.areas import CLOSED, DRAW, HAND, LEADS
from arkham.rules.choices import Choice, Option, Prompt, Verb
from arkham.rules.mechanisms.purple import MACHINE, machine_in_play
from arkham.rules.ruleset import Ruleset

RULES = Ruleset(load_case(3), {"mode": "hardboiled"})
KNOW = knowledge_of(RULES)
DEALS = 30


def question(prompt: str, area: int, cards: list[int], *free: Option) -> Choice:
    picks = [Option(Verb.PICK, card) for card in cards]
    return Choice(prompt, 0, True, area, 1, (*picks, *free))


def chosen(habits: Habits, state: GameState, choice: Choice) -> tuple[Verb, int]:
    option = habits[choice.prompt](state, choice, KNOW)
    return option.verb, option.card


def table_without_machine() -> GameState:
    """Return a first table with the Machine in the draw stack."""
    machine = RULES.index[MACHINE]
    for seed in range(20):
        state = new_game(RULES, seed=seed)
        if machine in state.areas[DRAW]:
            return state
    raise AssertionError


def move_up(state: GameState, area: int, *cards: int) -> None:
    """Lay cards of the draw stack into an area."""
    state.areas[DRAW] = tuple(card for card in state.areas[DRAW] if card not in cards)
    state.areas[area] = (*state.areas[area], *cards)


def show_as_leads(state: GameState, *cards: int) -> None:
    """Let cards of the draw stack be the first leads, and the others go back to it."""
    rest = [card for card in (*state.areas[LEADS], *state.areas[DRAW]) if card not in cards]
    state.areas[LEADS], state.areas[DRAW] = cards, tuple(rest)


def test_what_the_briefcase_carries_is_stowed_before_anything_is_given_up() -> None:
    state = table_without_machine()
    machine = RULES.index[MACHINE]
    move_up(state, HAND, machine)
    stow = Option(Verb.STOW, machine, free=True)
    choice = question(Prompt.HAND_LIMIT, HAND, list(state.areas[HAND]), stow)
    assert chosen(PRACTISED, state, choice) == (Verb.STOW, machine)
    assert chosen(USUAL, state, choice)[0] is Verb.PICK


def test_a_puzzle_whose_goal_is_lost_is_taken_back_before_a_better_link() -> None:
    state = table_without_machine()
    memories, met = KNOW.memories(state), KNOW.goals_in(state)
    stack = sorted(
        state.areas[DRAW], key=lambda card: best_link(card, memories, KNOW, met), reverse=True
    )
    link = next(card for card in stack if not KNOW.goal[card])
    worth = best_link(link, memories, KNOW, met)
    puzzle = next(
        card for card in stack if KNOW.goal[card] and best_link(card, memories, KNOW, met) < worth
    )
    move_up(state, CLOSED, puzzle, link)
    choice = question(Prompt.TAKE, CLOSED, [puzzle, link])
    assert chosen(PRACTISED, state, choice) == (Verb.PICK, puzzle)
    assert chosen(USUAL, state, choice) == (Verb.PICK, link)


def test_the_machine_is_taken_from_the_leads_before_a_better_link() -> None:
    state = table_without_machine()
    machine = RULES.index[MACHINE]
    memories, met = KNOW.memories(state), KNOW.goals_in(state)
    best = max(state.areas[DRAW], key=lambda card: best_link(card, memories, KNOW, met))
    show_as_leads(state, machine, best)
    choice = question(Prompt.TAKE, LEADS, [machine, best])
    assert not machine_in_play(state)
    assert chosen(PRACTISED, state, choice) == (Verb.PICK, machine)
    assert chosen(USUAL, state, choice) == (Verb.PICK, best)


def test_a_lead_that_counts_where_it_lies_is_left_for_one_that_does_not() -> None:
    state = table_without_machine()
    memories, met = KNOW.memories(state), KNOW.goals_in(state)
    stack = sorted(state.areas[DRAW], key=lambda card: best_link(card, memories, KNOW, met))
    first = stack[-1]
    most = best_link(first, memories, KNOW, met)
    last = max(
        (card for card in stack if best_link(card, memories, KNOW, met) < most), key=stack.index
    )
    show_as_leads(state, first, *stack[:3], last)
    choice = question(Prompt.TAKE, LEADS, [first, last])
    assert chosen(PRACTISED, state, choice) == (Verb.PICK, last)
    assert chosen(USUAL, state, choice) == (Verb.PICK, first)


def test_hardboiled_worlds_are_won_now_and_then() -> None:
    """Else their ends say nothing about the answers they began with."""
    won = {"usual": 0, "practised": 0}
    for seed in range(DEALS):
        state = new_game(RULES, seed=seed)
        for name, habits in (("usual", USUAL), ("practised", PRACTISED)):
            won[name] += isinstance(play_on(state, 300, habits).result, Won)
    assert won["practised"] >= 4 + won["usual"]
