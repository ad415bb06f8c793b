"""Fit the chance to win to the results of many games and write it to data/values.

    python -m tuning.fit_values --games 1500 --seed 200000

plays games of every case and mode with a bot, remembers what the features of `arkham.ai.value`
were at some of its turns, and finds the weights under which the results are most likely (logistic
regression with a little ridge). A tenth of the games is kept aside to say how good the fit is.
Needs numpy; `build/compiled` (see CONTRIBUTING.md) plays twice as fast.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from multiprocessing import get_context
from pathlib import Path
from random import Random

import numpy as np

from arkham.ai import PLAYERS
from arkham.ai.knowledge import knowledge_of
from arkham.ai.stored import values_name
from arkham.ai.value import FEATURES, features
from arkham.rules import Won, apply, load_case, new_game
from arkham.rules.choices import Prompt
from arkham.rules.ruleset import Ruleset
from tuning.settings import SETTINGS

RIDGE = 3.0
WORSE = frozenset({"goals missing", "missing per runway", "frights in the stack"})
"""The features of which more is worse."""
EVERY = 3
"""One position in so many is remembered: neighbours are alike."""

Sample = tuple[int, bool, list[float]]


def positions(number: int, options: dict[str, str], player: str, seeds: range) -> list[Sample]:
    """Play games and return (seed, won, features) of some of their turns."""
    case = load_case(number)
    found: list[Sample] = []
    for seed in seeds:
        chance = Random(seed)
        # Half of the games are played on other terms than the default, so that the weights of
        # limits and Victims are learnt from what they change.
        terms = dict(options)
        for option in case.options:
            if option.id not in terms and chance.random() < 0.25:
                terms[option.id] = option.values[int(chance.random() * len(option.values))].id
        state = new_game(Ruleset(case, terms), seed=seed)
        know = knowledge_of(state.rules)
        bot = PLAYERS[player](seed)
        seen = []
        while (choice := state.choice) is not None:
            if choice.prompt == Prompt.ACTION and chance.random() < 1 / EVERY:
                met = know.goals_in(state)
                missing = know.still_to_meet(met)
                if missing:
                    seen.append(features(state, know, met, missing))
            apply(state, bot(state), record=False)
        won = isinstance(state.result, Won)
        found += [(seed, won, row) for row in seen]
    return found


def fit(rows: np.ndarray, won: np.ndarray) -> np.ndarray:
    """Return the weights under which the results are most likely, and which make sense.

    A feature whose weight points the wrong way is told by others already; it is left out, the one
    that points there most first, and the rest fitted anew.
    """
    signs = np.array([0.0, *[-1.0 if name in WORSE else 1.0 for name in FEATURES[1:]]])
    used = np.ones(rows.shape[1], dtype=bool)
    while True:
        weights = np.zeros(rows.shape[1])
        weights[used] = _most_likely(rows[:, used], won)
        wrong = weights * signs * rows.std(axis=0)
        worst = int(wrong.argmin())
        if wrong[worst] >= 0.0:
            return weights
        used[worst] = False


def _most_likely(rows: np.ndarray, won: np.ndarray) -> np.ndarray:
    """Return the weights under which the results are most likely (Newton's method)."""
    spread = rows.std(axis=0)
    spread[spread == 0.0] = 1.0
    scaled = rows / spread
    weights = np.zeros(rows.shape[1])
    penalty = np.full(rows.shape[1], RIDGE)
    penalty[0] = 0.0
    for _ in range(25):
        chance = 1.0 / (1.0 + np.exp(-scaled @ weights))
        slope = scaled.T @ (won - chance) - penalty * weights
        bend = (scaled * (chance * (1.0 - chance))[:, None]).T @ scaled + np.diag(penalty + 1e-6)
        change = np.linalg.solve(bend, slope)
        weights += change
        if np.abs(change).max() < 1e-6:
            break
    result: np.ndarray = weights / spread
    return result


def quality(rows: np.ndarray, won: np.ndarray, weights: np.ndarray) -> dict[str, float]:
    """Return how well weights foretell results: log loss, and that of knowing only the rate."""
    chance = np.clip(1.0 / (1.0 + np.exp(-rows @ weights)), 1e-6, 1 - 1e-6)
    rate = min(max(won.mean(), 1e-6), 1 - 1e-6)
    loss = -(won * np.log(chance) + (1 - won) * np.log(1 - chance)).mean()
    blind = -(rate * np.log(rate) + (1 - rate) * np.log(1 - rate))
    order = np.argsort(chance)
    ranks = np.empty(len(order))
    ranks[order] = np.arange(1, len(order) + 1)
    wins, losses = won.sum(), (1 - won).sum()
    auc = (ranks[won == 1].sum() - wins * (wins + 1) / 2) / max(1, wins * losses)
    return {
        "log_loss": round(float(loss), 4),
        "log_loss_of_the_rate": round(float(blind), 4),
        "auc": round(float(auc), 4),
    }


def parts(seeds: range, size: int = 50) -> Iterator[range]:
    for first in range(0, len(seeds), size):
        yield seeds[first : first + size]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1500, help="of each case and mode")
    parser.add_argument("--seed", type=int, default=200_000)
    parser.add_argument("--player", default="expert", choices=PLAYERS)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=Path("data/values"))
    parser.add_argument("--only", default="", help="fit only the file of this name")
    arguments = parser.parse_args()
    seeds = range(arguments.seed, arguments.seed + arguments.games)
    arguments.out.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(arguments.jobs, get_context("spawn")) as pool:
        for number, options in SETTINGS:
            name = values_name(Ruleset(load_case(number), options))
            if arguments.only not in name:
                continue
            tasks = [
                pool.submit(positions, number, options, arguments.player, part)
                for part in parts(seeds)
            ]
            samples = [sample for task in tasks for sample in task.result()]
            rows = np.array([row for _, _, row in samples])
            won = np.array([1.0 if win else 0.0 for _, win, _ in samples])
            kept = np.array([seed % 10 == 0 for seed, _, _ in samples])
            weights = fit(rows[~kept], won[~kept])
            judged = quality(rows[kept], won[kept], weights)
            print(name, len(samples), "positions", judged, file=sys.stderr)
            path = arguments.out / f"{name}.json"
            known = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
            document = {
                "fear": known.get("fear", 1.0),  # tuned by hand, see docs/decks.md
                "made_by": f"python -m tuning.fit_values --games {arguments.games} "
                f"--seed {arguments.seed} --player {arguments.player}",
                "made_on": date.today().isoformat(),
                "positions": len(samples),
                "kept_aside": judged,
                "weights": {
                    feature: round(float(weight), 5)
                    for feature, weight in zip(FEATURES, weights, strict=True)
                },
            }
            path.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
