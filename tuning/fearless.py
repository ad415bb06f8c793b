"""Let expert play deals as it is and without any fear of frights, and compare.

    python -m tuning.fearless --games 400 --seed 900000

A deck makes sanity a real threat if the bot that ignores it wins clearly less on the same deals.
"""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from multiprocessing import get_context

from arkham.ai import PLAYERS
from arkham.ai.knowledge import knowledge_of
from arkham.ai.stored import values_name
from arkham.rules import Won, apply, load_case, new_game
from arkham.rules.ruleset import Ruleset
from tuning.settings import SETTINGS


def won(case: int, options: dict[str, str], player: str, seed: int) -> tuple[int, int]:
    """Return whether a deal is won with the usual fear of frights, and with none."""
    found = []
    for is_fearless in (False, True):
        rules = Ruleset(load_case(case), options)
        if is_fearless:
            knowledge_of(rules).fear = 0.0
        state, bot = new_game(rules, seed=seed), PLAYERS[player](seed)
        while state.choice is not None:
            apply(state, bot(state), record=False)
        found.append(int(isinstance(state.result, Won)))
    return found[0], found[1]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=900_000)
    parser.add_argument("--player", default="expert", choices=PLAYERS)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", default="", help="only the case and mode of this name")
    arguments = parser.parse_args()
    seeds = range(arguments.seed, arguments.seed + arguments.games)
    with ProcessPoolExecutor(arguments.jobs, get_context("spawn")) as pool:
        for case, options in SETTINGS:
            name = values_name(Ruleset(load_case(case), options))
            if arguments.only not in name:
                continue
            pairs = list(pool.map(partial(won, case, options, arguments.player), seeds))
            number = len(pairs)
            mean = sum(brave - usual for usual, brave in pairs) / number
            spread = sum((brave - usual - mean) ** 2 for usual, brave in pairs)
            error = sqrt(spread / max(1, number - 1) / number)
            usual, brave = (sum(pair[i] for pair in pairs) / number for i in (0, 1))
            print(
                f"{name}: {usual:.1%} with fear, {brave:.1%} without, "
                f"{100 * mean:+.1f} ± {100 * error:.1f} points, {number} deals"
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
