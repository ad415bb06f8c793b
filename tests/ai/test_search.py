"""The searching bot: what it compares, drops and prefers; and the fitted chance to win."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from arkham.ai import PLAYERS
from arkham.ai.bots import play_on
from arkham.ai.evaluation import WIN
from arkham.ai.habits import PRACTISED, USUAL, Habits
from arkham.ai.knowledge import knowledge_of
from arkham.ai.search import (
    COMPLETE,
    FIRST_LOOK,
    FIRST_VERDICT,
    ROLLOUTS,
    SOON,
    TO_THE_END,
    TURNS_AHEAD,
    Candidate,
    Effort,
    Search,
    compare,
)
from arkham.ai.settling import after, worth_a_look
from arkham.ai.stored import values_name
from arkham.ai.value import FEATURES, features, win_chance
from arkham.files.paths import asset
from arkham.rules import GameState, Won, apply, determinize, legal, load_case, new_game
from arkham.rules.areas import BIG_PICTURE, DRAW, STABILITY
from arkham.rules.cards import Attribute
from arkham.rules.choices import Option, Prompt, Verb
from arkham.rules.engine import resume
from arkham.rules.mechanisms.victims import VICTIMS
from arkham.rules.ruleset import Ruleset
from arkham.rules.state import Loss, Lost

SETTINGS = [(1, {}), (2, {}), (3, {"mode": "hardboiled"}), (3, {"mode": "classic"})]


def candidate(*chances: float) -> Candidate:
    found = Candidate(Option(Verb.PASS), 0)
    found.chances = list(chances)
    return found


def one_close_from_winning() -> tuple[GameState, int]:
    """Return a table of Case 1 on which closing its first line wins, and that line's Victim."""
    state = new_game(load_case(1), seed=7)
    rules = state.rules
    puzzles: dict[int, int] = {}
    for card in rules.cards:
        if card.stacked and card.has(Attribute.PUZZLE):
            puzzles.setdefault(rules.type_bit[card.index], card.index)
    *scored, last = list(puzzles.values())[: rules.types_to_win]
    others: dict[int, int] = {}
    for card in rules.cards:
        if card.type and card.stacked and not card.has(Attribute.PUZZLE):
            others.setdefault(rules.type_bit[card.index], card.index)
    victim = state.lines[0][0]
    state.areas[BIG_PICTURE] = tuple(scored)
    line = (victim, *list(others.values())[:5], last)
    state.lines = [line, *state.lines[1:]]  # with none left open a Victim would have to come
    used = {*scored, *line}
    for area in range(len(state.areas)):
        if area != BIG_PICTURE:
            state.areas[area] = tuple(c for c in state.areas[area] if c not in used)
    state.agenda[:] = list(rules.turn)
    state.choice = None
    resume(state)
    return state, victim


def test_a_lead_is_measured_in_the_worlds_both_were_tried_in() -> None:
    one, other = candidate(0.5, 0.7, 0.6), candidate(0.4, 0.6)
    lead, error = one.lead_over(other)
    assert lead == pytest.approx(0.1) and error == pytest.approx(0.0)
    assert one.mean == pytest.approx(0.6)
    assert candidate().lead_over(one) == (0.0, 1.0)


def last_nerves(seed: int) -> Iterator[GameState]:
    """Yield the tables of a game of Case 2 on which one more fright drives the player mad."""
    state = new_game(load_case(2), seed=seed)
    play = PLAYERS["greedy"](seed)
    while (choice := legal(state)) is not None:
        to_spare = state.rules.stability_limit - len(state.areas[STABILITY])
        if choice.prompt == Prompt.ACTION and to_spare == 1:
            yield state
        apply(state, play(state), record=False)


def test_an_answer_that_may_drive_one_mad_is_tried_where_it_promises_more() -> None:
    """One world of the first look that ends in madness does not keep a bold answer out."""
    tables = (table for seed in range(1, 40) for table in last_nerves(seed))
    for table in tables:
        choice = legal(table)
        assert choice is not None
        found = compare(table, worth_a_look(choice), Random(1), Effort(rollouts=4))
        safest = max(found, key=lambda c: c.first_look)
        boldest = max(found, key=lambda c: c.hope)
        if boldest.first_look < -WIN / 4 and boldest.hope > safest.first_look:
            assert boldest.chances
            return
    pytest.fail("no table was found on which boldness promises more")


def test_it_takes_the_win() -> None:
    state, victim = one_close_from_winning()
    option = Search(1, rollouts=40)(state)
    assert (option.verb, option.onto) == (Verb.CLOSE, victim)
    apply(state, option, record=False)
    player = Search(2, rollouts=20)
    while legal(state) is not None:
        apply(state, player(state), record=False)
    assert isinstance(state.result, Won)


def test_rollouts_bound_the_effort_and_all_answers_come_back() -> None:
    state = new_game(load_case(1), seed=3)
    assert state.choice is not None
    options = worth_a_look(state.choice)
    effort = Effort(30)
    found = compare(state, options, Random(1), effort)
    assert sorted(c.place for c in found) == list(range(len(options)))
    assert 0 < effort.used <= 30 + 20
    assert found[0].mean >= max(c.mean for c in found if len(c.chances) == len(found[0].chances))


def test_a_world_is_judged_on_the_way_and_once_more_later() -> None:
    state = new_game(load_case(1), seed=3)
    assert state.choice is not None
    found = compare(state, worth_a_look(state.choice), Random(1), Effort(1))
    same = Random(1)
    bits = [same.getrandbits(63) for _ in range(FIRST_LOOK + 1)]
    world = determinize(state, bits[-1])
    for candidate in (c for c in found if c.chances):
        table = after(world, candidate.option)
        soon, later = play_on(table, SOON), play_on(table, TURNS_AHEAD)
        assert win_chance(soon) != win_chance(later)
        assert candidate.chances[0] == (win_chance(soon) + win_chance(later)) / 2


def test_an_answer_that_is_kept_is_tried_in_every_world() -> None:
    state = new_game(load_case(1), seed=3)
    assert state.choice is not None
    worst = state.choice.options[-1]
    options = [*worth_a_look(state.choice), worst]
    found = compare(state, options, Random(1), Effort(60), kept=worst)
    kept = next(c for c in found if c.option == worst)
    assert len(kept.chances) == max(len(c.chances) for c in found) > 0


def test_only_more_effort_than_usual_takes_a_second_look() -> None:
    state = new_game(load_case(1), seed=3)
    assert state.choice is not None
    options = worth_a_look(state.choice)
    usual = compare(state, options, Random(1), Effort(ROLLOUTS))
    effort = Effort(ROLLOUTS + 20 * COMPLETE)
    found = compare(state, options, Random(1), effort)
    assert ROLLOUTS < effort.used < effort.rollouts + 3 * COMPLETE
    best = usual[0]
    verdicts = {c.place: best.mean - best.lead_over(c)[0] for c in usual if c.chances}
    assert verdicts.keys() == {c.place for c in found if c.chances}
    for candidate in found[: len(verdicts)]:
        before, complete = candidate.chances[:FIRST_VERDICT], candidate.chances[FIRST_VERDICT:]
        assert before == [verdicts[candidate.place]] * FIRST_VERDICT
        assert len(complete) == len(found[0].chances) - FIRST_VERDICT > 0
        assert all(0.0 <= chance <= 1.0 for chance in complete)
    assert sorted(c.place for c in found) == list(range(len(options)))


def test_a_complete_world_is_judged_on_the_way_and_at_its_end() -> None:
    state = new_game(load_case(1), seed=3)
    assert state.choice is not None
    options = worth_a_look(state.choice)
    random = Random(1)
    compare(state, options, random, Effort(ROLLOUTS))
    world = determinize(state, random.getrandbits(63))  # the first of the second look
    found = compare(state, options, Random(1), Effort(ROLLOUTS + COMPLETE))
    looked_at = [c for c in found if c.earlier]
    assert len(looked_at) > 1
    for candidate in looked_at:
        table = after(world, candidate.option, PRACTISED)
        soon, later, end = (
            play_on(table, turns, PRACTISED) for turns in (SOON, TURNS_AHEAD, TO_THE_END)
        )
        assert end.result is not None and win_chance(soon) != win_chance(later)
        judged = ((win_chance(soon) + win_chance(later)) / 2 + win_chance(end)) / 2
        assert candidate.chances[FIRST_VERDICT] == judged


def test_an_estimate_counts_only_worlds_that_were_imagined() -> None:
    twice = candidate(*[0.5] * FIRST_VERDICT, 0.2, 0.8)
    twice.earlier = [0.3, 0.7, 0.5, 0.5]
    assert twice.worlds == 6
    alone = candidate(0.3, 0.7, 0.5, 0.5)
    assert twice.standard_error > alone.standard_error * FIRST_VERDICT / (FIRST_VERDICT + 2)
    begun = candidate(*[0.5] * FIRST_VERDICT)
    begun.earlier = [0.3, 0.7, 0.5, 0.5]
    assert (begun.worlds, begun.standard_error) == (4, alone.standard_error)


def test_a_review_takes_no_second_look() -> None:
    state = new_game(load_case(1), seed=3)
    assert state.choice is not None
    options = worth_a_look(state.choice)
    found = compare(state, options, Random(1), Effort(3 * ROLLOUTS), kept=options[0])
    assert len(set(found[0].chances[:FIRST_VERDICT])) > 1


def test_nobody_waiting_ends_the_thought() -> None:
    state = new_game(load_case(1), seed=3)
    assert state.choice is not None
    effort = Effort(10_000)
    compare(state, worth_a_look(state.choice), Random(1), effort, goes_on=lambda: False)
    assert effort.used == 0


def test_more_time_is_more_thought() -> None:
    state = new_game(load_case(1), seed=3)
    assert state.choice is not None
    used = []
    for seconds in (0.01, 0.1):
        effort = Effort(seconds=seconds)
        compare(state, worth_a_look(state.choice), Random(1), effort, least=10_000)
        used.append(effort.used)
    assert used[0] < used[1]


def test_no_world_is_begun_that_would_end_too_late(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]

    def slow(table: GameState, turns: int, habits: Habits = USUAL) -> GameState:
        clock[0] += 0.04 if turns == TO_THE_END else 0.0
        return play_on(table, turns, habits)

    monkeypatch.setattr("arkham.ai.search.play_on", slow)
    monkeypatch.setattr("arkham.ai.search.time.process_time", lambda: clock[0])
    state = new_game(load_case(1), seed=3)
    assert state.choice is not None
    compare(state, worth_a_look(state.choice), Random(1), Effort(seconds=0.5))
    assert 0.25 < clock[0] <= 0.5


def test_one_round_is_always_played_however_late_it_is() -> None:
    state = new_game(load_case(1), seed=3)
    assert state.choice is not None
    effort = Effort(seconds=1e-9, on_the_wall=True)
    found = compare(state, worth_a_look(state.choice), Random(1), effort)
    assert found[0].chances


def test_parts_get_smaller_where_time_has_run_away() -> None:
    effort = Effort(seconds=100.0, on_the_wall=True)
    assert effort.part(0.1, among=5).seconds == 10.0
    effort.until -= 80.0
    part = effort.part(0.1, among=5)
    assert part.seconds == pytest.approx(4.0, abs=0.5) and part.on_the_wall
    effort.until -= 80.0
    assert 0.0 < effort.part(0.1, among=5).seconds < 0.01
    assert Effort(300).part(0.1, among=5).rollouts == 30


def test_it_is_among_the_players() -> None:
    assert isinstance(PLAYERS["search"](1), Search)


@pytest.mark.parametrize(("case", "options"), SETTINGS)
def test_every_shipped_case_has_its_weights(case: int, options: dict[str, str]) -> None:
    rules = Ruleset(load_case(case), options)
    path = asset("data", "values", f"{values_name(rules)}.json")
    document = json.loads(path.read_text(encoding="utf-8"))
    assert set(document["weights"]) == set(FEATURES)
    assert document["made_by"]
    judged = document.get("kept_aside", {"log_loss_of_the_rate": 0.0})
    if judged["log_loss_of_the_rate"]:  # where nobody loses there is nothing to foretell
        assert judged["log_loss"] < judged["log_loss_of_the_rate"] and judged["auc"] > 0.6


@pytest.mark.parametrize(("case", "options"), SETTINGS)
def test_the_chance_points_the_right_way(case: int, options: dict[str, str]) -> None:
    state = new_game(load_case(case), options, seed=7)
    know = knowledge_of(state.rules)
    met = know.goals_in(state)
    assert len(features(state, know, met, know.still_to_meet(met))) == len(FEATURES)
    now = win_chance(state)
    assert 0.0 < now < 1.0
    shaken = state.clone()
    limit = state.rules.stability_limit - 1
    shaken.areas[STABILITY] = state.areas[DRAW][:limit]
    shaken.areas[DRAW] = state.areas[DRAW][limit:]
    assert win_chance(shaken) < now
    if know.has_victims:
        late = state.clone()
        late.areas[VICTIMS] = ()
        assert win_chance(late) < now


def test_a_case_that_nobody_has_fitted_is_judged_all_the_same() -> None:
    case = replace(load_case(1), id="unheard-of")
    state = new_game(case, seed=7)
    now = win_chance(state)
    state.areas[STABILITY], state.areas[DRAW] = state.areas[DRAW][:4], state.areas[DRAW][4:]
    assert 0.0 < win_chance(state) < now < 1.0


def test_a_game_that_is_over_has_its_result() -> None:
    state = new_game(load_case(1), seed=7)
    state.result = Won()
    assert win_chance(state) == 1.0
    state.result = Lost(Loss.STABILITY)
    assert win_chance(state) == 0.0
