"""What more thought is worth: search's decisions with more and more time, played on to the end.

    python -m tuning.decisions --seed 960000 --deals 100 --seconds 0.1 0.5 2

Whole games tell five points only after hundreds of them. So some turns of each deal are drawn by
lot; search plays with its usual rollouts and answers at those turns with each span of time as well.
Where answers differ each is played on to the end of the game in the same imagined worlds by
two judges, who play otherwise than search, though `careful` has the habits of its complete worlds;
where they are the same the difference is nought and costs nothing. What was found out is kept in
the folder, and begun again it goes on there.

Seconds are those of the processor; on a busy machine they are up to twice as many as on a calm one.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from itertools import pairwise, product
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

from arkham.ai.bots import Expert, play_on
from arkham.ai.evaluation import evaluate
from arkham.ai.habits import PRACTISED
from arkham.ai.knowledge import knowledge_of
from arkham.ai.search import ROLLOUTS, Candidate, Effort, Search, compare
from arkham.ai.settling import after, worth_a_look
from arkham.ai.stored import values_name
from arkham.commands.balance import intervals
from arkham.rules import GameState, Won, apply, determinize, legal, load_case, new_game
from arkham.rules.choices import Option, Prompt, notation
from arkham.rules.ruleset import Ruleset
from tuning.settings import SETTINGS

TURNS_A_DEAL = 6
LAST_TURN = 60
"""Turns are drawn by lot up to this one; most games end before it or soon after."""
LONGEST_GAME = 300
BUCKETS = 5
USUAL_EFFORT = "usual"
"""What search does where no time is given: `ROLLOUTS` rollouts."""


def careful(world: GameState, option: Option, seed: int) -> int:
    """Say whether a player wins that foresees two turns of its world.

    It is not blind, but its games cost less than expert's and agree better in the same world: it
    tells smaller differences.
    """
    table = after(world, option, PRACTISED)
    while table.result is None and table.turn < LONGEST_GAME:
        choice = table.choice
        assert choice is not None
        found = [after(table, o, PRACTISED) for o in worth_a_look(choice) if not o.free]
        found.sort(key=evaluate, reverse=True)
        enough = evaluate(found[0]) - 3.0
        close = [t for t in found[:3] if evaluate(t) > enough]
        table = max(close, key=_prospect) if close[1:] else found[0]
    return int(isinstance(table.result, Won))


def _prospect(table: GameState) -> float:
    return evaluate(play_on(table, 2, PRACTISED))


def expert(world: GameState, option: Option, seed: int) -> int:
    """Say whether expert wins after an answer: it is blind, and none of search's own players."""
    table = world.clone()
    apply(table, option, record=False)
    player = Expert(seed)
    while legal(table) is not None:
        apply(table, player(table), record=False)
    return int(isinstance(table.result, Won))


JUDGES: dict[str, Callable[[GameState, Option, int], int]] = {"expert": expert, "careful": careful}


def judged(
    state: GameState, option: Option, judges: list[str], worlds: int
) -> dict[str, list[int]]:
    """Say in which of some imagined worlds each judge wins after an answer: always in the same."""
    return {
        judge: [JUDGES[judge](determinize(state, world), option, world) for world in range(worlds)]
        for judge in judges
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, nargs="+", default=[0.1, 0.5, 2.0, 8.0])
    parser.add_argument("--deals", type=int, default=100, help="of each case")
    parser.add_argument("--seed", type=int, default=960_000)
    parser.add_argument("--judges", choices=JUDGES, nargs="+", default=[*JUDGES])
    parser.add_argument("--worlds", type=int, default=100, help="in which each judge plays on")
    parser.add_argument("--out", type=Path, default=Path("build/decisions"))
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    path = arguments.out / "decisions.jsonl"
    deals = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
    seen = {(deal["case"], deal["seed"]) for deal in deals}
    rulesets = [Ruleset(load_case(number), options) for number, options in SETTINGS[:3]]
    for seed in range(arguments.seed, arguments.seed + arguments.deals):
        for rules in rulesets:
            if (values_name(rules), seed) not in seen:
                deals.append(look_at(rules, seed, arguments))
                with path.open("a") as file:
                    file.write(json.dumps(deals[-1]) + "\n")
    marks = []
    cases = ("", *(values_name(rules) for rules in rulesets))
    for judge, case in product(arguments.judges, cases):
        chosen = [deal for deal in deals if case in deal["case"]]
        title = f"{case or 'all cases'}, judged by {judge}"
        for seconds in arguments.seconds:
            mean, error, number, differing, spent = gain(chosen, judge, str(seconds))
            print(
                f"{title}, {seconds:g} s: {100 * mean:+.2f} ± {100 * error:.2f} points a decision, "
                f"{number} decisions, {differing} answered otherwise, {spent:.2f} s on average"
            )
            marks.append((f"{title}, {seconds:g} s", mean, error))
        for less, more in pairwise(arguments.seconds):
            mean, error, number, *_ = gain(chosen, judge, str(more), str(less))
            print(f"  {more:g} s over {less:g} s: {100 * mean:+.2f} ± {100 * error:.2f} ({number})")
    for effort in (USUAL_EFFORT, *map(str, arguments.seconds)):
        print(f"{effort}: estimated, won, decisions:", calibration(deals, effort))
    plot = intervals(
        "Points that a decision gains against 80 rollouts, with two standard errors",
        marks,
        (-0.05, 0.05),
    )
    (arguments.out / "decisions.svg").write_text(plot, encoding="utf-8")
    return 0


def look_at(rules: Ruleset, seed: int, arguments: argparse.Namespace) -> dict[str, Any]:
    """Return what each effort answers at some turns of a deal, and who wins after each answer."""
    lot = Random(seed)
    turns = sorted(lot.sample(range(1, LAST_TURN + 1), TURNS_A_DEAL))
    state = new_game(rules, seed=seed)
    player = Search(seed)
    decisions = []
    while (choice := legal(state)) is not None:
        if turns and choice.prompt == Prompt.ACTION and state.turn >= turns[0]:
            usual = think(state, Effort(ROLLOUTS), seed)
            if sum(bool(candidate.chances) for candidate in usual) > 1:  # it is a question at all
                decisions.append(decide(state, seed, arguments))
                turns.pop(0)
        apply(state, player(state), record=False)
    solved = int(isinstance(state.result, Won))
    return {"case": values_name(rules), "seed": seed, "solved": solved, "decisions": decisions}


def think(state: GameState, effort: Effort, seed: int) -> list[Candidate]:
    assert state.choice is not None
    return compare(state, worth_a_look(state.choice), Random(seed), effort)


def decide(state: GameState, seed: int, arguments: argparse.Namespace) -> dict[str, Any]:
    """Answer one question with every effort, and play the different answers on."""
    options: dict[str, Option] = {}
    decision: dict[str, Any] = {"turn": state.turn, "answers": {}, "chances": {}, "seconds": {}}
    for name, seconds in [(USUAL_EFFORT, 0.0), *((str(s), s) for s in arguments.seconds)]:
        began = time.process_time()
        best = think(state, Effort(seconds=seconds), seed)[0]
        spent = time.process_time() - began
        answer = notation(state, best.option)
        options[answer] = best.option
        decision["answers"][name] = answer
        decision["chances"][name] = best.mean
        decision["seconds"][name] = spent
    if len(options) > 1:
        knowledge_of(state.rules).forget_lines_if_many()
        decision["won"] = {
            answer: judged(state, option, arguments.judges, arguments.worlds)
            for answer, option in options.items()
        }
    return decision


def gain(
    deals: list[dict[str, Any]], judge: str, effort: str, over: str = USUAL_EFFORT
) -> tuple[float, float, int, int, float]:
    """Return what an effort gains a decision, its error, how many were looked at and differ, and s.

    Decisions of one deal are no independent tries, so the error is that of the deals.
    """
    gains: list[list[float]] = []
    differing = 0
    seconds = 0.0
    for deal in deals:
        gains.append([])
        for decision in deal["decisions"]:
            answers = decision["answers"]
            if effort not in answers or over not in answers:
                continue
            before, now = answers[over], answers[effort]
            if before == now:
                gains[-1].append(0.0)
            elif judge in decision["won"][now]:  # else an earlier run asked another judge
                mine, theirs = (decision["won"][answer][judge] for answer in (now, before))
                gains[-1].append((sum(mine) - sum(theirs)) / len(mine))
            else:
                continue
            differing += before != now
            seconds += decision["seconds"][effort]
    number = max(1, sum(map(len, gains)))
    mean = sum(map(sum, gains)) / number
    error = sqrt(sum((sum(some) - mean * len(some)) ** 2 for some in gains)) / number
    return mean, error, number, differing, seconds / number


def calibration(deals: list[dict[str, Any]], effort: str) -> list[str]:
    """Return for estimates from low to high how many of their games search went on to win."""
    buckets: list[list[tuple[float, int]]] = [[] for _ in range(BUCKETS)]
    for deal in deals:
        for decision in deal["decisions"]:
            chance = decision["chances"].get(effort)
            if chance is not None:
                place = min(BUCKETS - 1, int(BUCKETS * chance))
                buckets[place].append((chance, deal["solved"]))
    return [
        f"{sum(c for c, _ in b) / len(b):.0%} {sum(s for _, s in b) / len(b):.0%} {len(b)}"
        for b in buckets
        if b
    ]


if __name__ == "__main__":
    sys.exit(main())
