"""`arkham simulate`: let a bot play many games and print what came out."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from pathlib import Path

from arkham.ai import PLAYERS
from arkham.ai.simulate import REAL_CHOICE, Result, simulate
from arkham.casefile import CaseError, load_case
from arkham.commands import OK, CommandError, Subparsers, balance
from arkham.rules import RULES_VERSION, new_game
from arkham.rules.areas import BOX
from arkham.rules.cards import CaseDef
from arkham.rules.mechanisms.objectives import OBJECTIVES
from arkham.rules.ruleset import OptionError, chosen_options

SHIPPED = (1, 2, 3)
_BAR_WIDTH = 30
_RARE = 0.01
_MOST_JOBS = 60  # each needs open files, and Windows waits for no more processes at once


def add(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "simulate",
        help="let a bot play many games and print the figures",
        description="Let a bot play games with the seeds S, S+1, … on all cores. The figures "
        "depend on the case, the options, the player and the seeds only.",
    )
    parser.add_argument(
        "--case",
        metavar="N",
        help="number, id or file of a case (default: 1; with --report all of them)",
    )
    parser.add_argument(
        "--player",
        choices=PLAYERS,
        help="who plays (default: greedy; with --report random, greedy, expert, search)",
    )
    parser.add_argument(
        "--games", type=_positive, default=1000, metavar="N", help="how many (default: 1000)"
    )
    parser.add_argument(
        "--seed", type=int, default=1, metavar="S", help="the first deal (default: 1)"
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="ID=VALUE",
        help="an option of the case, for example victims=four; may be repeated",
    )
    parser.add_argument(
        "--jobs", type=_processes, metavar="N", help="processes to share the games (default: cores)"
    )
    parser.add_argument(
        "--seconds",
        type=float,
        default=0.0,
        metavar="S",
        help="let search think so long about a decision (default: so many worlds, on any machine)",
    )
    parser.add_argument(
        "--rollouts",
        type=_positive,
        default=0,
        metavar="N",
        help="let search try so many worlds for a decision (default: 80)",
    )
    parser.add_argument(
        "--report",
        type=Path,
        metavar="DIR",
        help="play every option of the cases instead and write a balance report; --games are "
        "those of expert and search, quicker players play more; begun again it goes on",
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.set_defaults(run=run)


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is not a number from 1 on")
    return number


def _processes(text: str) -> int:
    number = _positive(text)
    if number > _MOST_JOBS:
        raise argparse.ArgumentTypeError(f"{number} processes are too many; at most {_MOST_JOBS}")
    return number


def run(arguments: argparse.Namespace) -> int:
    """Play the games and print the figures."""
    try:
        if arguments.report is not None:
            return _write_report(arguments)
        case = load_case(arguments.case or "1")
        options = chosen_options(case, _options(arguments.option))
    except (CaseError, OptionError) as error:
        raise CommandError(str(error)) from None
    player = arguments.player or "greedy"
    if (arguments.seconds or arguments.rollouts) and player != "search":
        raise CommandError("only the player search thinks by the clock or counts its rollouts")
    if arguments.seconds and arguments.rollouts:
        raise CommandError("search thinks by the clock or counts its rollouts, not both")
    progress = Progress(arguments.games)
    result = simulate(
        case,
        options,
        player,
        arguments.games,
        seed=arguments.seed,
        jobs=min(arguments.jobs or os.cpu_count() or 1, arguments.games),
        progress=progress.show if sys.stderr.isatty() else None,
        seconds=arguments.seconds,
        rollouts=arguments.rollouts,
    )
    if arguments.json:
        head = {
            "case": case.id,
            "options": options,
            "player": player,
            "seed": arguments.seed,
            "rules": RULES_VERSION,
            "content": case.content_hash,
        }
        figures = result.to_json() | {"never_played": never_played(case, options, result)}
        print(json.dumps(head | figures, indent=2))
    else:
        print(f"{case.title}, {player} player, {options_in_words(options)}")
        print("\n".join(report(case, options, result)))
    return OK


def _write_report(arguments: argparse.Namespace) -> int:
    """Play the rows of the report that are still missing and write its pages."""
    cases = [load_case(name) for name in ([arguments.case] if arguments.case else SHIPPED)]
    players = [arguments.player] if arguments.player else list(balance.GAMES_SHARE)
    rows = balance.rows(
        cases, players, _options(arguments.option), arguments.seconds, arguments.rollouts
    )
    report = balance.Report(arguments.report, rows, arguments.games, arguments.seed)
    progress = Progress(report.games_wanted, report.games_done)
    is_seen = sys.stderr.isatty()
    for done in report.play(arguments.jobs or os.cpu_count() or 1):
        if is_seen:
            progress.show(done)
    print(report.write())
    return OK


def _options(pairs: list[str]) -> dict[str, str]:
    options = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise CommandError(f"an option is written ID=VALUE, not {pair!r}")
        options[name] = value
    return options


def options_in_words(options: dict[str, str]) -> str:
    return ", ".join(f"{option}: {value}" for option, value in options.items())


def report(case: CaseDef, options: dict[str, str], result: Result) -> list[str]:
    """Return the figures as lines for a person."""
    causes = ", ".join(f"{cause} {result.loss_share(cause):.0%}" for cause in result.losses)
    never = never_played(case, options, result)
    rare = [c for c in result.played if result.played_share(c) < _RARE]
    return [
        f"games         {result.games:,}",
        f"won           {result.win_rate:.1%} ± {result.standard_error:.1%}",
        f"lost by       {causes or 'nothing'}",
        f"turns         {result.mean_turns:.1f} a game",
        f"real choices  {result.choice_share:.0%} of turns "
        f"({REAL_CHOICE} or more actions besides passing)",
        f"never played  {', '.join(never) or 'none'}",
        f"in under 1 %  {', '.join(sorted(rare)) or 'none'}",
    ]


def never_played(case: CaseDef, options: dict[str, str], result: Result) -> list[str]:
    """Return the cards, either side, that are in the game with these options and never played."""
    deal = new_game(case, options)
    waiting = [area for n, area in enumerate(deal.areas) if n not in (BOX, OBJECTIVES)]
    dealt = {card for place in (*waiting, *deal.lines) for card in place}
    clue_sides = {case.cards[card].reverse for card in dealt}
    open_at_start = {line[0] for line in deal.lines}
    return [
        card.id
        for card in case.cards[1:]
        if (card.index in dealt - open_at_start or card.id in clue_sides and card.type)
        and not result.played[card.id]
    ]


class Progress:
    """Draws a bar and an estimate of the rest on standard error, a few times a second."""

    def __init__(self, games: int, done: int = 0) -> None:
        self._games = games
        self._done_before = done
        self._next_s = 0.0
        self._start_s = time.monotonic()

    def show(self, so_far: Result) -> None:
        now = time.monotonic()
        done = so_far.games == self._games
        if now < self._next_s and not done:
            return
        self._next_s = now + 0.2
        filled = _BAR_WIDTH * so_far.games // self._games
        bar = "█" * filled + "·" * (_BAR_WIDTH - filled)
        rest = "" if done else f", {self._rest(so_far.games, now)} left"
        print(
            f"\r{bar} {so_far.games:,}/{self._games:,}  {so_far.win_rate:.1%} won{rest} ",
            end="\n" if done else "",
            file=sys.stderr,
            flush=True,
        )

    def _rest(self, games: int, now: float) -> str:
        """Return how long the rest will take, if it goes on like this."""
        played = games - self._done_before
        seconds = (now - self._start_s) * (self._games - games) / max(1, played)
        minutes, seconds = divmod(round(seconds), 60)
        hours, minutes = divmod(minutes, 60)
        return f"{hours}:{minutes:02}:{seconds:02}"
