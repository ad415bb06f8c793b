"""Advice in words: short, with the right numbers, equal moves told as equal."""

from __future__ import annotations

from dataclasses import replace

import pytest
from ai.test_players import SETTINGS

from arkham.ai.advice import Advice, Risk, Why, reason, risk
from arkham.ai.bots import Greedy
from arkham.rules import Option, apply, determinize, legal, load_case, new_game
from arkham.rules.areas import HAND, LEADS
from arkham.rules.choices import Reason, Verb
from arkham.rules.play import why_not
from arkham.rules.ruleset import Ruleset
from arkham.words import advising

MOST_WORDS = 12  # a reason is read at a glance

RULES = Ruleset(load_case(1))
LAST, EARLY = Risk(1, 3, 19, 1), Risk(2, 20, 33, 4)


def move(behind: float, error: float = 0.0, chance: float = 0.5) -> Advice:
    option = Option(Verb.PASS)
    return Advice("pass", option, chance, 0.02, behind, error, 100, Why.LETS_PASS, (), None)


@pytest.mark.parametrize(
    ("moves", "labels"),
    [
        ([], ()),
        ([move(0)], ("1",)),
        ([move(0), move(0.05, 0.02), move(0.2, 0.02)], ("1", "2", "3")),
        ([move(0), move(0.03, 0.02), move(0.2, 0.02)], ("1a", "1b", "2")),
        ([move(0), move(0.1, 0.02), move(0.12, 0.02)], ("1", "2a", "2b")),
        ([move(0), move(0.03, 0.02), move(0.04, 0.02)], ("1a", "1b", "1c")),
        ([move(0), move(0.004, 0.0001)], ("1a", "1b")),
    ],
)
def test_moves_within_each_others_error_share_a_number(moves, labels):
    assert advising.labels(moves) == labels


def test_what_is_about_equal_is_said():
    assert advising.equal_line(("1", "2", "3")) == ""
    assert advising.equal_line(("1a", "1b", "2")) == "1a and 1b: about equal"
    assert advising.equal_line(("1a", "1b", "1c")) == "1a, 1b and 1c: about equal"
    assert advising.equal_line(("1", "2a", "2b")) == "2a and 2b: about equal"


@pytest.mark.parametrize(
    ("chance", "told"), [(0, "0"), (0.002, "<1"), (0.546, "55"), (0.998, ">99"), (1, "100")]
)
def test_percentages_never_call_certain_what_is_not(chance, told):
    assert advising.percent(chance) == told


def test_the_error_is_two_standard_errors_and_never_nought():
    assert [advising.margin(e) for e in (0, 0.001, 0.02, 0.021)] == [1, 1, 4, 5]


def test_every_reason_has_its_numbers_in_at_most_twelve_words():
    numbers = {"goals": 2, "missing": 3, "types": 4, "needed": 5, "keys": 2}
    numbers |= {"hand": 3, "limit": 3, "hours": 2}
    for why in Why:
        for given in (None, LAST, EARLY):
            line = advising.reason_line(RULES, why, tuple(numbers.items()), given)
            assert len(line.split()) <= MOST_WORDS, line
            assert "{" not in line and line.endswith(".") and line[0].isupper() or line[0].isdigit()
            if given is LAST:
                assert "3 of 19 unseen break you" in line
            if given is EARLY:
                assert "20 of 33 unseen cost Stability" in line
            if given is None and why is Why.BRINGS_TYPE:
                assert line == "A new type, 4 of 5; keeps 2 keys."


def test_numbers_choose_the_words():
    def told(why, **numbers):
        return advising.reason_line(RULES, why, tuple(numbers.items()), None)

    assert told(Why.CLOSES, goals=0, missing=2).startswith("Clears")
    assert "2 of 3" in told(Why.CLOSES, goals=2, missing=3)
    assert "hand 3 of 3" in told(Why.KEEPS_CARD, hand=3, limit=3)
    assert "discard to 3" in told(Why.KEEPS_CARD, hand=4, limit=3)
    last = len(RULES.cards) - 1
    assert RULES.cards[last].title in told(Why.KEEPS_CARD, hand=4, limit=3, drop=last)
    assert "keeps 1 key." in told(Why.BRINGS_TYPE, types=1, needed=5, keys=1)
    assert "key" not in told(Why.BRINGS_TYPE, types=1, needed=5, keys=0)


@pytest.mark.parametrize(("case", "options"), SETTINGS)
def test_every_answer_of_a_game_can_be_advised(case, options):
    state = new_game(load_case(case), options, seed=3)
    guide = Greedy(1)
    for _ in range(60):
        if (choice := legal(state)) is None:
            break
        for option in choice.options:
            line = advising.move_line(state, option)
            assert line and "{" not in line
            for card in (option.card if option.verb is not Verb.PASS else 0, option.tool):
                assert not card or state.rules.cards[card].title in line, (option, line)
            why, numbers = reason(state, option)
            told = advising.reason_line(state.rules, why, numbers, risk(state, option))
            assert len(told.split()) <= MOST_WORDS, told
        apply(state, guide(state), record=False)


def test_a_bad_move_is_never_numbered_before_a_better_one():
    found = advising.labels([replace(move(b / 20, 0.001)) for b in range(3)])
    assert found == ("1", "2", "3")


def test_a_taken_card_names_the_case_it_is_kept_for():
    seen = set()
    for seed in range(40):
        state = new_game(load_case(1), {}, seed=seed)
        take = next(o for o in legal(state).options if o.verb is Verb.TAKE)
        played = [o.onto for o in legal(state).options if o.verb is Verb.LEAD]
        told = advising.move_line(state, take)
        title = state.rules.cards[take.card].title
        if played:
            case = state.rules.cards[played[0]].title
            assert told == f"Take {title} to your hand for {case}"
        elif "later" in told:
            (line,) = [n for n in state.lines if told.endswith(state.rules.cards[n[0]].title)]
            assert why_not(state, take.card, line)
            assert all(r.reason != Reason.TECHNIQUE for r in why_not(state, take.card, line))
        else:
            assert told == f"Take {title} to your hand"
        seen.add("now" if played else "later" if "later" in told else "none")
    assert seen == {"now", "later", "none"}


def test_a_first_lead_with_an_hourglass_costs_time():
    seen = set()
    for seed in range(10):
        state = new_game(load_case(1), {}, seed=seed)
        costs = state.rules.has_time[state.areas[LEADS][0]]
        for option in legal(state).options:
            if option.verb in (Verb.PASS, Verb.HAND):
                told = advising.move_line(state, option)
                assert ("(costs 1 Time)" in told) == costs
                assert told.startswith("Discard the First lead")
                seen.add((option.verb, costs))
            elif option.verb is Verb.LEAD:
                assert "costs" not in advising.move_line(state, option)
    assert len(seen) == 4


def test_moves_that_share_a_number_say_that_they_are_as_good():
    assert advising.as_good_line("1a", ("1a", "1b", "2")) == "About as good as 1b."
    assert advising.as_good_line("2", ("1a", "1b", "2")) == ""


def test_a_card_taken_to_a_full_hand_names_the_one_that_goes_for_it():
    named = 0
    for seed in range(12):
        state = new_game(load_case(1), {}, seed=seed)
        guide = Greedy(1)
        for _ in range(25):
            if (choice := legal(state)) is None:
                break
            for option in choice.options:
                numbers = dict(reason(state, option)[1])
                if option.verb is Verb.TAKE and numbers["hand"] > numbers["limit"]:
                    other = determinize(state, 99)
                    assert numbers["drop"] in (*state.areas[HAND], option.card)
                    assert dict(reason(other, option)[1]) == numbers, "whatever the hidden order"
                    named += 1
            apply(state, guide(state), record=False)
    assert named
