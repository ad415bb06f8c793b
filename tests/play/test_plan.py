"""A plan foresees what playing it brings, asks the rules, and knows nothing hidden."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from playouts import CASES, every_case, some_or_all_seeds, some_or_many_games, tables

from arkham.play.plan import Fate, Ghost, Outlook, outlook, sources
from arkham.rules import apply, determinize
from arkham.rules.areas import DRAW, HAND, LEADS, TIME
from arkham.rules.choices import Option, Prompt, Verb
from arkham.rules.events import CardMoved, Event, StrainFelt, TimeStruck
from arkham.rules.odds import stability_spread
from arkham.rules.play import why_not
from arkham.rules.state import GameState

_DECLINES = (Verb.SKIP, Verb.DONE, Verb.PROCEED)


def some_plan(state: GameState, chance: Random, most: int = 3) -> tuple[Ghost, ...]:
    """Return a plan with cards in any order; half the time each goes where it fits now."""
    cards = list(sources(state))
    chance.shuffle(cards)
    plan = []
    for card in cards[: chance.randrange(1, most + 1)]:
        fitting = [line[0] for line in state.lines if not why_not(state, card, line)]
        anchors = fitting if fitting and chance.random() < 0.7 else [x[0] for x in state.lines]
        if anchors:
            plan.append(Ghost(card, chance.choice(anchors)))
    return tuple(plan)


def waiting(case, seeds, every=3):
    """Yield tables that ask for an action."""
    for state in tables(case, seeds, every=every):
        if state.choice.prompt == Prompt.ACTION and state.lines:
            yield state


class Interfered(Exception):
    """Something came in between that no plan can know."""


def do(state: GameState, option: Option) -> list[Event]:
    """Give a command and decline every offer, up to the next turn's action."""
    events = apply(state, option)
    while state.choice is not None and state.choice.prompt != Prompt.ACTION:
        no = [o for o in state.choice.options if o.verb in _DECLINES]
        if not no:
            raise Interfered
        events += apply(state, no[0])
    if state.choice is None:
        raise Interfered
    return events


def option(state: GameState, *wanted) -> Option:
    return next(
        o for o in state.choice.options if (o.verb, o.card, o.onto) == wanted and not o.tool
    )


def play_out(state: GameState, plan: tuple[Ghost, ...], told: Outlook) -> tuple[GameState, Counter]:
    """Really play what the plan says; return the table, and what happened on the way."""
    seen: Counter = Counter()
    table = state.clone()
    for one in told.laid:
        card, onto = one.ghost
        if one.fate is Fate.REFUSED:
            line = table.line_of(onto)
            assert one.refusals == why_not(table, card, line)
            assert not [
                o
                for o in table.choice.options
                if (o.card, o.onto) == one.ghost and o.verb in (Verb.LEAD, Verb.HAND) and not o.tool
            ]
            continue
        if one.fate is Fate.GONE:
            assert card not in table.areas[LEADS] + table.areas[HAND]
            continue
        events: list[Event] = []
        while card in table.areas[LEADS] and table.first_lead() != card:
            events += do(table, option(table, Verb.PASS, 0, 0))
            seen["turns"] += 1
        verb = Verb.HAND if card in table.areas[HAND] else Verb.LEAD
        events += do(table, option(table, verb, card, onto))
        seen["turns"] += 1
        seen["strains"] += sum(isinstance(e, StrainFelt) for e in events)
        seen["strikes"] += sum(isinstance(e, TimeStruck) for e in events)
        for event in events:
            if isinstance(event, CardMoved) and event.cause == "first lead":
                seen["lost"] += 1
                seen["lost to time"] += event.target.area == TIME
    return table, seen


def is_foreseeable(told: Outlook) -> bool:
    """Say whether nothing hidden decides anything: no check, no card that stirs, no unseen lead."""
    return not (
        told.checks
        or told.others
        or told.strikes
        or told.dry
        or any(one.stirs for one in told.laid)
        or any(not lead.card for lead in told.lost)
    )


@every_case
@some_or_many_games
def test_what_a_plan_says_is_what_happens(case, seeds):
    chance, compared = Random(4), 0
    for state in waiting(case, seeds, every=5):
        plan = some_plan(state, chance)
        told = outlook(state, plan)
        if not is_foreseeable(told):
            continue
        try:
            table, seen = play_out(state, plan, told)
        except Interfered:
            continue
        compared += 1
        assert seen["turns"] == told.turns
        assert seen["strains"] == sum(one.strain for one in told.laid)
        assert seen["lost"] == len(told.lost)
        assert seen["lost to time"] == sum(lead.costs_time for lead in told.lost)
        assert len(table.areas[TIME]) == told.time[1]
        rules = table.rules
        for line, foreseen in zip(table.lines, told.lines, strict=True):
            assert line == foreseen.line
            assert rules.types_in(line) == foreseen.types[1]
            assert max(0, rules.free_keys(table, line)) == foreseen.free_keys
            assert sum(rules.is_clue[c] for c in line) == foreseen.clues
    assert compared > 20


@every_case
@some_or_all_seeds(4, 40)
def test_strain_and_strikes_are_those_of_the_rules(case, seeds):
    """Plans of one step, whatever follows: the events up to the first hidden card agree."""
    seen: Counter = Counter()
    for state in waiting(case, seeds, every=2):
        for card in sources(state):
            for line in state.lines:
                told = outlook(state, (Ghost(card, line[0]),))
                (one,) = told.laid
                if one.fate is not Fate.FITS or one.turn != 1:
                    continue
                table = state.clone()
                verb = Verb.HAND if card in state.areas[HAND] else Verb.LEAD
                events = apply(table, option(table, verb, card, line[0]))
                strained = [e.card for e in events if isinstance(e, StrainFelt)]
                assert (card in strained) == one.strain
                seen["strain"] += one.strain
                seen["strikes"] += told.strikes
                seen["checks"] += one.checks
                if not (one.checks or one.others or one.stirs) and table.choice is not None:
                    struck = any(isinstance(e, TimeStruck) for e in events)
                    if table.choice.prompt == Prompt.ACTION:
                        assert struck == bool(told.strikes)
    assert seen["strikes"] and seen["checks"]


@every_case
def test_a_plan_changes_nothing_and_knows_no_hidden_order(case):
    chance = Random(9)
    for state in tables(case, range(12), every=6):
        plan = some_plan(state, chance, most=6)
        before = state.digest()
        told = outlook(state, plan)
        assert state.digest() == before
        assert told == outlook(determinize(state, chance.getrandbits(20)), plan)


@every_case
def test_the_chance_of_calm_is_that_of_so_many_checks(case):
    chance, seen = Random(2), 0
    for state in waiting(case, range(30)):
        told = outlook(state, some_plan(state, chance, most=5))
        assert told.checks == sum(one.checks for one in told.laid)
        if told.no_loss is not None:
            assert told.checks + told.turns <= len(state.areas[DRAW]) or not told.turns
            assert told.no_loss == stability_spread(state, told.checks)[0]
            seen += told.checks > 1
    assert seen


@pytest.mark.parametrize("seed", range(6))
def test_a_ghost_that_was_played_is_done_and_one_that_went_elsewhere_is_gone(seed):
    chance = Random(seed)
    for state in waiting(CASES[0], range(seed, seed + 1)):
        plays = [o for o in state.choice.options if o.verb in (Verb.LEAD, Verb.HAND)]
        if not plays:
            continue
        chosen = chance.choice(plays)
        ghost = Ghost(chosen.card, chosen.onto)
        lead = state.first_lead()
        (before,) = outlook(state, (ghost,)).laid
        assert before.fate is Fate.FITS and before.number == 1
        table = state.clone()
        apply(table, chosen)
        told = outlook(table, (ghost, *[Ghost(lead, chosen.onto)] * (chosen.verb is Verb.HAND)))
        assert told.laid[0].fate is Fate.DONE
        assert all(one.fate in (Fate.GONE, Fate.FITS, Fate.REFUSED) for one in told.laid[1:])
        if chosen.verb is Verb.HAND and lead not in table.areas[LEADS] + table.areas[HAND]:
            assert told.laid[1].fate is Fate.GONE
        return
    pytest.skip("this game has nothing to play")
