"""Let a bot play deals many times and write down how often it solved them, to data/deals.

    python -m tuning.grade_deals --deals 40 --tries 10

The case codes that the set-up screen offers as easier, fair or harder come from there.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from arkham.ai import PLAYERS
from arkham.ai.stored import values_name
from arkham.rules import Won, apply, load_case, new_game
from arkham.rules.ruleset import Ruleset
from tuning.fit_values import SETTINGS


def solved(case: int, options: dict[str, str], player: str, tries: int, seed: int) -> int:
    """Return how often a bot wins a deal, with another mind each time."""
    rules = Ruleset(load_case(case), options)
    wins = 0
    for mind in range(tries):
        state, bot = new_game(rules, seed=seed), PLAYERS[player](mind)
        while state.choice is not None:
            apply(state, bot(state), record=False)
        wins += isinstance(state.result, Won)
    return wins


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=40, help="of each case and mode")
    parser.add_argument("--tries", type=int, default=10, help="games on each deal")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--player", default="expert", choices=PLAYERS)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=Path("data/deals"))
    parser.add_argument("--only", default="", help="grade only the file of this name")
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    seeds = range(arguments.seed, arguments.seed + arguments.deals)
    with ProcessPoolExecutor(arguments.jobs, get_context("spawn")) as pool:
        for number, options in SETTINGS:
            rules = Ruleset(load_case(number), options)
            name = values_name(rules)
            if arguments.only not in name:
                continue
            play = partial(solved, number, options, arguments.player, arguments.tries)
            wins = dict(zip(map(str, seeds), pool.map(play, seeds), strict=True))
            document = {
                "made_by": f"python -m tuning.grade_deals --deals {arguments.deals} "
                f"--tries {arguments.tries} --player {arguments.player}",
                "made_on": date.today().isoformat(),
                "content": rules.case.content_hash,
                "options": rules.options,
                "player": arguments.player,
                "tried": arguments.tries,
                "solved": wins,
            }
            text = json.dumps(document, indent=2)
            (arguments.out / f"{name}.json").write_text(text + "\n", encoding="utf-8")
            print(name, sorted(wins.values()), file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
