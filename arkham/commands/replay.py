"""`arkham replay`: play a save again, also from a report, and prove that it leads where it says."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from arkham.commands import FOUND, OK, CommandError
from arkham.files.untrusted import SaveError, read_bounded
from arkham.play.report import game_text
from arkham.play.savefile import load_text
from arkham.play.session import Session
from arkham.play.trace import trace
from arkham.rules.state import Lost, Outcome

if TYPE_CHECKING:
    from arkham.commands import Subparsers


def add(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "replay",
        help="verify a save, a replay or a report and trace what happened",
        description="Play the commands of a saved game again and compare the table they lead to "
        "with the digest of the save. Exit code 1 if they differ, 2 if the file holds no game.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved game or a report")
    parser.add_argument(
        "--trace",
        type=Path,
        metavar="OUT.jsonl",
        help="write one JSON object for the deal and for every command: the command, its events "
        "and the table; of a game that is not over only what the player can see",
    )
    parser.add_argument(
        "--hidden", action="store_true", help="trace what is hidden too, though the game goes on"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Load the save, which replays it, and tell what it is."""
    try:
        session, notice = load_text(_text_of(arguments.file))
    except SaveError as error:
        raise CommandError(f"{arguments.file}: {error}") from None
    if arguments.trace is not None:
        is_over = session.outcome is not None
        _write_trace(arguments.trace, session, hidden=is_over or arguments.hidden)
    print(f"{session.case.title}, seed {session.seed}, {session.mark}")
    print(", ".join(f"{option}: {value}" for option, value in session.options.items()))
    state = session.state
    print(f"{session.here.depth} commands to turn {state.turn}, {_ending(session.outcome)}")
    print(f"digest {state.digest()}")
    if notice is not None:
        print(f"arkham: {arguments.file}: {notice}", file=sys.stderr)
        return FOUND
    return OK


def _text_of(path: Path) -> str:
    try:
        return game_text(read_bounded(path))
    except OSError as error:
        raise CommandError(f"{path}: {error.strerror}") from None


def _write_trace(path: Path, session: Session, *, hidden: bool) -> None:
    try:
        with path.open("w", encoding="utf-8", newline="\n") as file:
            for moment in trace(session, hidden=hidden):
                file.write(json.dumps(moment) + "\n")
    except OSError as error:
        raise CommandError(f"{path}: {error.strerror}") from None


def _ending(outcome: Outcome | None) -> str:
    if outcome is None:
        return "not over yet"
    return f"lost by {outcome.reason}" if isinstance(outcome, Lost) else "won"
