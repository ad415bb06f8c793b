"""The chance of losing by a command: counted like anybody could, whatever the hidden order."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

from playouts import CASES, every_case, some_or_all_seeds, some_or_many_games, tables

from arkham.rules import apply, determinize
from arkham.rules.areas import BOX, DRAW, STABILITY, TIME
from arkham.rules.choices import Prompt, Verb
from arkham.rules.events import CardMoved, CheckMade, GameEnded, StackShuffled
from arkham.rules.foresight import HIDDEN_STACKS, foresee, reveals
from arkham.rules.peril import can_lose, exchanged, loss_chance, next_cards
from arkham.rules.state import Lost

SOON_EMPTY = 3
"""With fewer cards the draw stack may be formed anew before a check draws from it."""
TRIALS = 300


def near_the_end(case, seeds, every=4):
    """Yield tables on which little more is needed to lose."""
    for state in tables(case, seeds, every=every):
        rules = state.rules
        short = rules.stability_limit - len(state.areas[STABILITY])
        if short <= 2 or not state.areas[rules.trouble_stack().area]:
            yield state


def others(events) -> list[tuple[int, int]]:
    """Return what came up from hidden stacks other than the Clues', to do something."""
    return [
        (e.source.area, e.card)
        for e in events
        if isinstance(e, CardMoved) and reveals(e) and e.source.area != DRAW
    ]


def sealed(state) -> bool | None:
    """Say whether a table is lost this turn whatever is answered; None if a card decides."""
    if state.result is not None:
        return isinstance(state.result, Lost)
    if state.choice.prompt == Prompt.ACTION:
        return False
    verdicts = []
    for option in state.choice.options:
        if option.verb in (Verb.STOW, Verb.UNPACK):
            continue
        trial = state.clone()
        if any(isinstance(event, CheckMade) for event in apply(trial, option)):
            return None
        verdicts.append(sealed(trial))
        if verdicts[-1] is False:
            return False
    return None if None in verdicts else True


@every_case
@some_or_many_games
def test_one_check_is_counted_card_by_card(case, seeds):
    seen: Counter = Counter()
    for state in near_the_end(case, seeds, every=9):
        for option in state.choice.options[:6]:
            told = loss_chance(state, option)
            if told is None:
                continue
            stack = state.areas[DRAW]
            lost = 0
            for card in stack:
                trial = state.clone()
                trial.areas[DRAW] = (*(c for c in stack if c != card), card)
                events = apply(trial, option)
                checks = [e.card for e in events if isinstance(e, CheckMade)]
                verdict = sealed(trial) if checks == [card] and not others(events) else None
                if verdict is None:
                    break
                lost += verdict
            else:
                if stack:
                    assert told == Fraction(lost, len(stack))
                    seen["certain" if told == 1 else "some" if told else "none"] += 1
    assert seen["some"] + seen["certain"] and seen["none"]


@every_case
@some_or_all_seeds(8, 40)
def test_no_chance_depends_on_the_hidden_order(case, seeds):
    chance = Random(5)
    for state in near_the_end(case, seeds, every=6):
        other = determinize(state, chance.getrandbits(30))
        for option in state.choice.options[:4]:
            assert loss_chance(state, option) == loss_chance(other, option)


@every_case
@some_or_all_seeds(10, 60)
def test_a_loss_without_any_hidden_card_is_certain(case, seeds):
    seen: Counter = Counter()
    for state in near_the_end(case, seeds, every=4):
        for option in state.choice.options:
            trial = state.clone()
            events = apply(trial, option)
            lost = any(isinstance(event, GameEnded) and not event.won for event in events)
            told, foreseen = loss_chance(state, option), foresee(state, option)
            if lost and foreseen.reveal is None:
                assert told == 1
                seen["certain"] += 1
            if lost and told == 0:  # then something else than a check has decided
                assert foreseen.reveal is not None
            if told == 1 and trial.result is None:
                assert trial.choice.prompt != Prompt.ACTION
    assert seen["certain"]


def frequency(state, option) -> float | None:
    """Return the share of lost games in many orders of the stacks; None if answers decide."""
    lost = 0
    for seed in range(TRIALS):
        trial = determinize(state, seed)
        apply(trial, option)
        verdict = sealed(trial)
        if verdict is None:
            return None
        lost += verdict
    return lost / TRIALS


def check_frequencies(answers, most) -> int:
    """Compare the chances that are told with the share of lost games; return how many were."""
    compared = 0
    for state, option in answers:
        told = loss_chance(state, option)
        if told is None or not 0 < told < 1:
            continue
        share = frequency(state, option)
        if share is not None:
            p = float(told)
            assert abs(share - p) <= 4 * (p * (1 - p) / TRIALS) ** 0.5, (p, share)
            compared += 1
            if compared == most:
                break
    return compared


def answers(states):
    return ((state, option) for state in states for option in state.choice.options)


def checks_a_new_stack(state, option) -> bool:
    """Say whether the draw stack is formed anew on the way, and a check draws from it then."""
    events = apply(determinize(state, 0), option)
    kinds = [type(e) for e in events if not isinstance(e, StackShuffled) or e.area == DRAW]
    return StackShuffled in kinds and CheckMade in kinds[kinds.index(StackShuffled) :]


def test_the_frequency_of_losses_is_the_chance():
    """Many orders of the same stack: the share of lost games is the one told."""
    assert check_frequencies(answers(near_the_end(CASES[0], range(60), every=5)), 12)


@every_case
@some_or_all_seeds(60, 560)
def test_the_chance_is_told_where_the_stack_is_formed_anew_on_the_way(case, seeds):
    endings = near_the_end(case, seeds, every=1)
    short = (state for state in endings if len(state.areas[DRAW]) < SOON_EMPTY)
    mixed = (answer for answer in answers(short) if checks_a_new_stack(*answer))
    assert check_frequencies(mixed, 8 if len(seeds) < 100 else 100) >= 4


def tops(state) -> list[tuple[int, int]]:
    """Return what may lie on the other hidden stacks: area and card, for each that has any."""
    return [
        (area, card) for area in sorted(HIDDEN_STACKS - {DRAW}) for card in next_cards(state, area)
    ]


def without_checks(state):
    """Put what asks for a check out of the other hidden stacks: it never decides alone."""
    for area in HIDDEN_STACKS - {DRAW}:
        stack = state.areas[area]
        asks = {c for c in stack if any(e.name == "check" for e in state.rules.cards[c].effects)}
        state.areas[BOX] += tuple(c for c in stack if c in asks)
        state.areas[area] = tuple(c for c in stack if c not in asks)
    return state


@every_case
@some_or_many_games
def test_a_card_of_another_hidden_stack_is_counted_too(case, seeds):
    """One such card and no check: every card that may lie on top is tried, and its share told."""
    seen: Counter = Counter()
    for state in map(without_checks, near_the_end(case, seeds, every=2)):
        for option in state.choice.options:
            told = loss_chance(state, option)
            lost, tried = 0, 0
            for area, card in tops(state):
                trial = exchanged(state, area, state.areas[area][-1], card)
                events = apply(trial, option)
                if (area, card) not in others(events):
                    continue
                is_alone = len(others(events)) == 1
                checked = any(isinstance(event, CheckMade) for event in events)
                verdict = sealed(trial) if is_alone and not checked else None
                if verdict is None:
                    break
                lost, tried = lost + verdict, tried + 1
            else:
                if tried:
                    assert told == Fraction(lost, tried)
                    seen["lost" if told else "safe"] += 1
    if case.number > 1:
        assert sum(seen.values())


def test_what_a_storm_may_bring_is_told_where_a_check_of_it_can_lose():
    """Storms that ask for a check and storms that do not: the chance is over both stacks."""
    seen = 0
    for state in near_the_end(CASES[1], range(120), every=3):
        if len(state.areas[STABILITY]) != state.rules.stability_limit - 1:
            continue
        for option in state.choice.options:
            reveal = foresee(state, option).reveal
            if isinstance(reveal, CardMoved) and reveal.source.area not in (DRAW, TIME):
                told = loss_chance(state, option)
                seen += told is not None and 0 < told < 1
    assert seen


@every_case
@some_or_all_seeds(6, 60)
def test_hardly_any_chance_stays_untold(case, seeds):
    told: Counter = Counter()
    for state in near_the_end(case, seeds, every=5):
        for option in state.choice.options:
            told[loss_chance(state, option) is None] += 1
    assert told[True] <= told[False] / 50, told


@every_case
@some_or_all_seeds(20, 200)
def test_a_loss_that_cannot_be_counted_is_found_in_imagined_worlds(case, seeds):
    """Cards of the table shuffled in on the way, and drawn from then: whether, not how likely."""
    untold: Counter = Counter()
    for state in near_the_end(case, seeds, every=3):
        for option in state.choice.options:
            if loss_chance(state, option) is None:
                told = can_lose(state, option)
                assert told == can_lose(determinize(state, 7), option), "whatever the order"
                untold[told] += 1
    if case.number > 1:
        assert untold[False] + untold[True]
