"""Let a bot play deals many times and write down how often it solved them, to data/deals.

    python -m tuning.grade_deals --deals 40 --tries 10

The case codes that the set-up screen offers as easier, fair or harder come from there. Begun again
on the same terms it goes on where it was.
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
from typing import Any

from arkham.ai import PLAYERS
from arkham.ai.stored import values_name
from arkham.files.atomic import write_atomically
from arkham.rules import Won, apply, load_case, new_game
from arkham.rules.ruleset import Ruleset
from tuning.settings import SETTINGS


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


def _known(path: Path, head: dict[str, Any]) -> dict[str, int]:
    """Return what an interrupted run on the same terms has written down, to go on from there."""
    if not path.exists():
        return {}
    document: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    same = {name: document.get(name) for name in head if name != "made_by"}
    is_same = same == {name: value for name, value in head.items() if name != "made_by"}
    return dict(document["solved"]) if is_same else {}


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
            head = {
                "made_by": f"python -m tuning.grade_deals --deals {arguments.deals} "
                f"--tries {arguments.tries} --player {arguments.player}",
                "content": rules.case.content_hash,
                "options": rules.options,
                "player": arguments.player,
                "tried": arguments.tries,
            }
            path = arguments.out / f"{name}.json"
            wins = _known(path, head)
            missing = [seed for seed in seeds if str(seed) not in wins]
            play = partial(solved, number, options, arguments.player, arguments.tries)
            for seed, won in zip(missing, pool.map(play, missing), strict=True):
                wins[str(seed)] = won
                document = head | {"made_on": date.today().isoformat(), "solved": wins}
                write_atomically(path, json.dumps(document, indent=2) + "\n")
            print(name, sorted(wins.values()), file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
