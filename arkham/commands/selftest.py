"""`arkham selftest`: play a game of every case through the real scenes, without a window."""

from __future__ import annotations

import argparse
import os
import tempfile
from pathlib import Path

from arkham.commands import FOUND, OK, Subparsers

PATIENCE_S = 60.0
"""How long a worker process may take to be born and to answer."""


def add(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "selftest",
        help="play a game of every case through the scenes, headless",
        description="Plays whole games by clicks, drags and keys through the scenes of the game "
        "and asks for a hint, without a window and without touching your saves.",
    )
    parser.add_argument("--seed", type=_deal, default=7, help="the deal (default: 7)")
    parser.add_argument(
        "--first-frame", action="store_true", help="only start as usual, draw the menu and leave"
    )
    parser.set_defaults(run=run)


def _deal(text: str) -> int:
    from arkham.play.casecode import SEEDS

    number = int(text)
    if not 0 <= number < SEEDS:
        raise argparse.ArgumentTypeError(f"{number} is no deal; they go from 0 to {SEEDS - 1}")
    return number


def run(arguments: argparse.Namespace) -> int:
    """Play and report; the exit code says whether all went well."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    return _draw_the_menu() if arguments.first_frame else _play(arguments.seed)


def _draw_the_menu() -> int:
    from arkham.app.start import open_app

    open_app().present()
    return OK


def _play(seed: int) -> int:
    from arkham.commands.whole_game import PilotError, Way, play_through

    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        for number, options in ((1, {}), (2, {}), (3, {}), (3, {"mode": "classic"})):
            for way in Way:
                name = f"case {number}{' classic' if options else ''} by {way}"
                try:
                    result = play_through(number, options, way, seed, Path(folder))
                except (PilotError, AssertionError) as error:
                    print(f"FAILED {name}: {error}")
                    failed += 1
                else:
                    print(f"ok {name}: {result.commands} commands, {result.ending}")
    failed += not _hint(seed)
    return FOUND if failed else OK


def _hint(seed: int) -> bool:
    """Ask a worker process for a hint; in a bundle that is this program once more."""
    from arkham.ai.thinking import Thinker, wait_for
    from arkham.casefile import load_case
    from arkham.rules import new_game

    thinker = Thinker()
    answer = wait_for(thinker, thinker.ask_advice(new_game(load_case(1), seed=seed)), PATIENCE_S)
    thinker.close()
    if answer is None or not answer.advice:
        print("FAILED a hint: no worker process has answered")
        return False
    best = answer.advice[0]
    print(f"ok a hint: {best.notation}, {best.chance:.0%}, {best.worlds} imagined deals")
    return True
