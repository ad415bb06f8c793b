"""Prove that the compiled build plays like the sources: equal digests over many games.

    python -m bundle.compiled
    python -m tests.compare_builds

Both builds play the same games, all cases and option values mixed, by chance and with a bot, and
write a digest after every tenth answer and at the end. Exits with 1 at the first difference.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
BOT_SHARE = 20
"""Every so manieth game is played by the bot that looks one action ahead."""


def games(number: int) -> Iterator[tuple[str, list[str]]]:
    """Play games and yield their names and digests, with the build that runs this."""
    from arkham.ai import PLAYERS
    from arkham.rules import apply, load_case, new_game

    cases = [load_case(n) for n in (1, 2, 3)]
    for seed in range(number):
        chance = Random(seed)
        case = cases[seed % len(cases)]
        options = {o.id: o.values[int(chance.random() * len(o.values))].id for o in case.options}
        state = new_game(case, options, seed=seed)
        player = PLAYERS["random" if seed % BOT_SHARE else "greedy"](seed)
        digests = [state.digest()]
        while state.choice is not None:
            told = apply(state, player(state), record=seed % 2 == 0)
            if state.serial % 10 == 0:
                digests.append(f"{state.digest()} {len(told)}")
        yield f"{case.id} {options} seed {seed}", [*digests, state.digest()]


def play(number: int) -> None:
    """Print which build runs this, then the games."""
    from arkham.rules import IS_COMPILED

    print(json.dumps(["compiled" if IS_COMPILED else "pure", []]))
    for game in games(number):
        print(json.dumps(game))


def played_in(folder: Path, number: int) -> Iterator[tuple[str, list[str]]]:
    """Let the build of a folder play and yield what it prints."""
    code = f"import runpy; runpy.run_path({str(Path(__file__))!r})['play']({number})"
    run = subprocess.Popen(
        [sys.executable, "-c", code], cwd=folder, stdout=subprocess.PIPE, encoding="utf-8"
    )
    assert run.stdout is not None
    for line in run.stdout:
        name, digests = json.loads(line)
        yield name, digests
    if run.wait():
        raise SystemExit(f"the build in {folder} failed")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    number = parser.parse_args().games
    pure, compiled = played_in(ROOT, number), played_in(COMPILED, number)
    kinds = next(pure)[0], next(compiled)[0]
    if kinds != ("pure", "compiled"):
        print(f"these are {kinds[0]} and {kinds[1]}: `python -m bundle.compiled` first")
        return 1
    same = digests = 0
    for one, other in zip(pure, compiled, strict=True):
        if one != other:
            print(f"differs: {one[0]}")
            return 1
        same += 1
        digests += len(one[1])
    print(f"{same} games, {digests} digests: both builds play alike")
    return 0


if __name__ == "__main__":
    sys.exit(main())
