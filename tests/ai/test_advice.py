"""Hints and reviews: what they say, that it adds up, and that no hidden card shows through."""

from __future__ import annotations

from dataclasses import replace

import pytest
from ai.test_players import SETTINGS, with_hidden_order_reversed
from ai.test_search import one_close_from_winning

from arkham.ai.advice import Advice, Why, advise, reason, risk
from arkham.ai.bots import Greedy
from arkham.ai.review import MOST_TURNING_POINTS, SURE, Review, review, stands_out
from arkham.ai.search import COMPLETE, ROLLOUTS, Effort
from arkham.rules import GameState, apply, legal, load_case, new_game, notation
from arkham.rules.areas import DRAW, LEADS, TIME
from arkham.rules.choices import Prompt, Verb
from arkham.rules.engine import resume
from arkham.rules.mechanisms.tools import BRIEFCASE
from arkham.rules.mechanisms.victims import VICTIMS
from arkham.rules.moves import time_limit
from arkham.words.advising import margin, points


def some_game(case: int, options: dict[str, str], most: int) -> tuple[GameState, list[str]]:
    """Return the first table of a game and its commands, played by a bot that errs now and then."""
    start = new_game(load_case(case), options, seed=31)
    state, bot, commands = start.clone(), Greedy(1), list[str]()
    while (choice := legal(state)) is not None and len(commands) < most:
        option = choice.options[0] if len(commands) % 7 == 3 else bot(state)
        commands.append(notation(state, option))
        apply(state, option, record=False)
    return start, commands


def without_options(advice: list[Advice]) -> list[Advice]:
    return [replace(a, option=a.option._replace(then=())) for a in advice]


@pytest.mark.parametrize(
    ("case", "options", "rollouts"),
    [
        *((*setting, 16) for setting in SETTINGS),
        (1, {}, ROLLOUTS + COMPLETE),  # with a second look
        *(pytest.param(*s, ROLLOUTS + COMPLETE, marks=pytest.mark.sweep) for s in SETTINGS[1:]),
    ],
)
def test_advice_is_the_same_whatever_the_hidden_order(
    case: int, options: dict[str, str], rollouts: int
) -> None:
    state = new_game(load_case(case), options, seed=21)
    guide = Greedy(4)
    for answer in range(24):
        if legal(state) is None:
            break
        if answer % 6 == 0 if rollouts <= ROLLOUTS else answer == 12:
            twin = with_hidden_order_reversed(state)
            found = [advise(s, seed=answer, effort=Effort(rollouts)) for s in (state, twin)]
            assert found[0] == found[1]
        apply(state, guide(state), record=False)


def test_advice_names_two_or_three_moves_with_their_estimates() -> None:
    state = new_game(load_case(1), seed=5)
    advice = advise(state, effort=Effort(60))
    assert 1 <= len(advice) <= 3
    assert state.choice is not None
    for a in advice:
        assert a.option in state.choice.options and notation(state, a.option) == a.notation
        assert 0.0 < a.chance < 1.0 and 0.0 <= a.error < 0.5 and a.worlds > 0
    assert advice[0].behind == 0.0


def test_a_win_is_called_a_win() -> None:
    state, _ = one_close_from_winning()
    assert state.choice is not None
    close = next(o for o in state.choice.options if o.verb is Verb.CLOSE)
    assert reason(state, close) == (Why.CLOSES, (("goals", 1), ("missing", 1)))


def test_the_risk_of_a_play_counts_its_checks_and_the_cards_that_frighten() -> None:
    for seed in range(40):
        state = new_game(load_case(1), seed=seed)
        assert state.choice is not None
        for option in state.choice.options:
            found = risk(state, option)
            if found is not None:
                assert found.checks == [e.name for e in _effects(state, option.card)].count("check")
                frights = [c for c in state.areas[DRAW] if state.rules.has_stability[c]]
                assert (found.frightening, found.unseen) == (len(frights), len(state.areas[DRAW]))
                return
    raise AssertionError("no play with a check in forty deals")


def _effects(state: GameState, card: int) -> tuple[object, ...]:
    return state.rules.cards[card].effects


def test_every_answer_of_a_game_has_a_reason() -> None:
    for case, options in SETTINGS:
        state = new_game(load_case(case), options, seed=3)
        guide, seen = Greedy(1), set()
        for _ in range(40):
            choice = legal(state)
            if choice is None:
                break
            for option in choice.options:
                seen.add(reason(state, option)[0])
            apply(state, guide(state), record=False)
        assert {Why.KEEPS_CARD, Why.BRINGS_TYPE} <= seen


# The review


def reviewed(start: GameState, commands: list[str], rollouts: int = 400) -> Review:
    return review(start, commands, Effort(rollouts), seed=1)


def test_luck_and_decisions_add_up_to_the_result() -> None:
    start, commands = some_game(1, {}, 12)
    found = reviewed(start, commands, 100)
    assert found.decisions and found.start == found.decisions[0].chance
    assert found.start + found.luck - found.lost == pytest.approx(found.end)
    for one, following in zip(found.decisions, found.decisions[1:], strict=False):
        assert one.chance - one.lost + one.luck == pytest.approx(following.chance)
        assert one.lost >= 0.0


def test_no_loss_is_larger_than_what_the_chance_fell_by_within_a_turn() -> None:
    start, commands = some_game(1, {}, 30)
    found = reviewed(start, commands, 300)
    for place, one in enumerate(found.decisions[:-1]):
        later = found.decisions[place + 1 :]
        turn = next((i for i, d in enumerate(later) if d.turn > one.turn), len(later) - 1)
        best = max(d.chance for d in later[: turn + 1])
        assert one.lost <= max(0.0, one.chance - best) + 1e-9
        assert not one.lost or one.lost > 0.0 and one.lost_error >= 0.0


@pytest.mark.sweep
def test_a_whole_game_ends_in_its_result() -> None:
    start, commands = some_game(1, {}, 500)
    found = reviewed(start, commands, 200)
    assert found.end in (0.0, 1.0)
    assert found.start + found.luck - found.lost == pytest.approx(found.end)


def last_hour(state: GameState) -> None:
    """Let the next hour that passes lose the game, and the First lead bring one."""
    areas, has_time = state.areas, state.rules.has_time
    areas[VICTIMS] = areas[BRIEFCASE] = ()
    late = next(c for c in areas[DRAW] if has_time[c])
    areas[DRAW] = tuple(c for c in areas[DRAW] if c != late)
    areas[LEADS] = (late, *areas[LEADS][1:])
    hours = time_limit(state) - 1
    areas[TIME], areas[DRAW] = areas[DRAW][:hours], areas[DRAW][hours:]
    resume(state)


def test_a_turning_point_is_sure_and_has_a_better_answer() -> None:
    state, _ = one_close_from_winning()
    last_hour(state)
    start = state.clone()
    assert state.choice is not None
    blunder = next(o for o in state.choice.options if o.verb is Verb.PASS)
    found = reviewed(start, [notation(state, blunder)], 200)
    assert len(found.turning_points) == 1
    point = found.turning_points[0]
    assert point.better.startswith("close") and point.why is Why.CLOSES
    assert point.decision.lost > SURE * point.decision.lost_error


def test_at_most_three_turning_points_in_the_order_of_play() -> None:
    start, commands = some_game(1, {}, 20)
    turning = reviewed(start, commands, 400).turning_points
    assert len(turning) <= MOST_TURNING_POINTS
    numbers = [p.decision.number for p in turning]
    assert numbers == sorted(numbers)
    for point in turning:
        assert stands_out(point.decision.lost, point.decision.lost_error)
        assert point.better != point.decision.chosen


def test_a_loss_that_stands_out_is_written_larger_than_its_error() -> None:
    for error in range(0, 60):
        for lost in range(0, 200):
            told = lost / 1000, error / 1000
            if stands_out(*told):
                assert points(told[0]) > margin(told[1]), told
    assert not stands_out(0.05, 0.024) and stands_out(0.08, 0.024)


def test_what_does_not_stand_out_is_no_turning_point(monkeypatch: pytest.MonkeyPatch) -> None:
    state, _ = one_close_from_winning()
    last_hour(state)
    assert state.choice is not None
    blunder = next(o for o in state.choice.options if o.verb is Verb.PASS)
    monkeypatch.setattr("arkham.ai.review.CLEAR", 1.01)
    assert not reviewed(state.clone(), [notation(state, blunder)], 200).turning_points


def test_a_decision_sees_no_card_that_was_hidden_then() -> None:
    """The order under the cards that a game has drawn must not change what is said about it."""
    start, commands = some_game(1, {}, 3)
    stack = start.areas[DRAW]
    twin = start.clone()
    twin.areas[DRAW] = stack[:10][::-1] + stack[10:]  # the bottom of the stack, never reached
    assert legal(start) is not None and start.choice.prompt is Prompt.ACTION
    one, other = reviewed(start, commands, 60), reviewed(twin, commands, 60)
    assert one.decisions == other.decisions and one.turning_points == other.turning_points
