"""`arkham check`: say what is wrong with case files, and prove by play that nothing is."""

from __future__ import annotations

import argparse
import errno
import os
import sys
import time
from itertools import islice, product
from pathlib import Path
from typing import NamedTuple

from arkham.ai import PLAYERS
from arkham.casefile import CaseError, check_file, load_case
from arkham.casefile.options import MOST_TERMS
from arkham.commands import FAILED, FOUND, OK, Subparsers
from arkham.files.untrusted import NoOrdinaryFile, TooLong, read_bytes
from arkham.rules import CaseDef, Won, apply, legal, new_game, outcome
from arkham.rules.basics import LEADS_SPACES
from arkham.rules.cards import Kind
from arkham.rules.mechanisms.victims import OPEN_AT_START, VICTIM
from arkham.rules.ruleset import Ruleset

PROOF_S = 3.0  # for the games of one file
LONGEST_GAME = 5000  # answers; no game of a sound case comes near it
_MOST_ROUNDS = 20


def add(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "check",
        help="say what is wrong with case files",
        description="Check case files, or files of contacts, and print every mistake as "
        "FILE:LINE: MESSAGE. A case without mistakes is dealt and played by bots to its end, with "
        "all its options, for a few seconds. Exit code 1 if there are mistakes, 2 if a file "
        "cannot be read.",
    )
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a YAML file")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Check all files, whatever is wrong with the first ones."""
    code, mistakes = OK, 0
    for path in arguments.files:
        try:
            read_bytes(path)
        except (OSError, NoOrdinaryFile) as error:
            folder = os.strerror(errno.EISDIR) if path.is_dir() else ""
            print(f"arkham: {path}: {folder or getattr(error, 'strerror', error)}", file=sys.stderr)
            code = FAILED
            continue
        except TooLong:
            pass  # the check says so
        found = [str(mistake) for mistake in check_file(path)] or _proved(path)
        mistakes += len(found)
        for sentence in found:
            print(sentence)
    if code == OK and not mistakes:
        print("No mistakes.")
    return code or (FOUND if mistakes else OK)


def _proved(path: Path) -> list[str]:
    """Play the case of a file; return why that is not possible, and tell how the games went."""
    try:
        case = load_case(path)
    except CaseError:
        return []  # a file of contacts
    proof = prove(case)
    if not proof.mistakes:
        won = f"{proof.won} of them won" if proof.won else "none of them was won"
        print(f"arkham: {path}: {proof.games} games played to their end, {won}", file=sys.stderr)
    return [f"{path}: {mistake}" for mistake in proof.mistakes]


class Proof(NamedTuple):
    """What came of playing a case."""

    mistakes: list[str]
    games: int = 0
    won: int = 0


def prove(case: CaseDef) -> Proof:
    """Deal a case with all its options and let bots play it to its end, some seconds long."""
    names = [option.id for option in case.options]
    every = product(*([value.id for value in option.values] for option in case.options))
    terms = [dict(zip(names, chosen, strict=True)) for chosen in islice(every, MOST_TERMS)]
    mistakes = [said for chosen in terms for said in _too_few(Ruleset(case, chosen))]
    if mistakes:
        return Proof(list(dict.fromkeys(mistakes)))
    end = time.monotonic() + PROOF_S
    games = won = 0
    for seed in range(_MOST_ROUNDS):
        for chosen in terms:
            # The first round is dealt whole; who plays at random sees more than who plays well.
            player = "greedy" if seed % 4 else "random"
            if seed and time.monotonic() > end:
                return Proof([], games, won)
            try:
                won += _is_won(case, chosen, player, seed)
            except Exception as error:  # whatever the file has brought about, its author must know
                options = ", ".join(f"{option}: {value}" for option, value in chosen.items())
                what = f"{type(error).__name__}: {error}"
                return Proof([f"a game cannot be played ({options}; seed {seed}): {what}"])
            games += 1
    return Proof([], games, won)


def _too_few(rules: Ruleset) -> list[str]:
    """Say which cards a deal would miss."""
    cards = rules.cards[1:]
    clues = sum(card.kind == Kind.CLUE and card.stacked for card in cards)
    needed = LEADS_SPACES + rules.base_hand_limit
    victims = sum(card.kind == VICTIM for card in cards)
    found = []
    if clues < needed:
        found.append(f"a deal needs {needed} clues for the leads and the hand, there are {clues}")
    if "victims" in rules.case.mechanisms and victims < OPEN_AT_START:
        found.append(f"a game begins with {OPEN_AT_START} victims, there are {victims}")
    return found


def _is_won(case: CaseDef, options: dict[str, str], player: str, seed: int) -> bool:
    """Play one game to its end; RuntimeError if it has none."""
    state = new_game(case, options, seed=seed)
    decide = PLAYERS[player](seed)
    for _ in range(LONGEST_GAME):
        if legal(state) is None:
            return isinstance(outcome(state), Won)
        apply(state, decide(state))
    raise RuntimeError(f"it does not end within {LONGEST_GAME} answers")
