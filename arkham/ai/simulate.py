"""Play many games with a bot and say what came out: the measure of every deck.

>>> result = simulate(load_case(1), {}, "greedy", games=200, seed=1)
>>> f"{result.win_rate:.1%} ± {result.standard_error:.1%}, {result.mean_turns:.0f} turns"
"""

from __future__ import annotations

import signal
import threading
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from multiprocessing import Pool
from typing import Any

from arkham.ai import PLAYERS
from arkham.rules import CaseDef, GameState, Lost, Option, apply, legal, new_game, outcome
from arkham.rules.areas import LINE
from arkham.rules.choices import Choice, Prompt, Verb
from arkham.rules.events import CardMoved, EffectBegan, EffectMissed, Event, LineOpened
from arkham.rules.mechanisms.case_icons import MENACES
from arkham.rules.ruleset import Ruleset

REAL_CHOICE = 3
"""A turn offers a real choice if so many actions other than passing are legal."""

LONGEST_GAME = 5000
"""Answers after which a game is called endless: a bot that never gets on is a defect."""

_ACTIONS = frozenset({Verb.TAKE, Verb.LEAD, Verb.HAND, Verb.CLOSE})


@dataclass(slots=True)
class Result:
    """What a row of games showed. Results of the same row can be added up."""

    games: int = 0
    wins: int = 0
    turns: int = 0
    turns_with_choice: int = 0
    losses: Counter[str] = field(default_factory=Counter)  # cause -> games
    played: Counter[str] = field(default_factory=Counter)  # card id -> games it came into play
    effects: Counter[str] = field(default_factory=Counter)  # effect -> times carried out

    @property
    def win_rate(self) -> float:
        return self.wins / max(1, self.games)

    @property
    def standard_error(self) -> float:
        """Return the standard error of the win rate."""
        rate = self.win_rate
        return sqrt(rate * (1.0 - rate) / max(1, self.games))

    @property
    def mean_turns(self) -> float:
        return self.turns / max(1, self.games)

    @property
    def choice_share(self) -> float:
        """Return the share of turns that offered a real choice."""
        return self.turns_with_choice / max(1, self.turns)

    def loss_share(self, cause: str) -> float:
        """Return the share of one cause among the lost games."""
        return self.losses[cause] / max(1, self.losses.total())

    def played_share(self, card_id: str) -> float:
        """Return the share of games in which a card came into play."""
        return self.played[card_id] / max(1, self.games)

    def add(self, other: Result) -> None:
        """Count the games of another result in."""
        self.games += other.games
        self.wins += other.wins
        self.turns += other.turns
        self.turns_with_choice += other.turns_with_choice
        self.losses.update(other.losses)
        self.played.update(other.played)
        self.effects.update(other.effects)

    def to_json(self) -> dict[str, Any]:
        """Return the figures as plain data."""
        return {
            "games": self.games,
            "wins": self.wins,
            "win_rate": self.win_rate,
            "standard_error": self.standard_error,
            "mean_turns": self.mean_turns,
            "choice_share": self.choice_share,
            "losses": dict(sorted(self.losses.items())),
            "played": {card: n / max(1, self.games) for card, n in sorted(self.played.items())},
            "effects": dict(sorted(self.effects.items())),
        }


def simulate(
    case: CaseDef,
    options: dict[str, str],
    player: str,
    games: int,
    seed: int = 1,
    jobs: int = 1,
    progress: Callable[[Result], None] | None = None,
) -> Result:
    """Play games with the seeds from `seed` on and return what they showed.

    `player` is a name in `PLAYERS`; `jobs` processes share the games, and the result does not
    depend on how many. `progress` is called with the figures so far.
    """
    seeds = range(seed, seed + games)
    total = Result()
    if jobs <= 1:
        for part in _play_all(case, options, player, seeds):
            total.add(part)
            if progress is not None:
                progress(total)
        return total
    size = max(1, min(50, games // (4 * jobs)))
    parts = [seeds[i : i + size] for i in range(0, games, size)]
    with _interrupts_held() as let_through, Pool(jobs, _obey_only_the_parent) as pool:
        let_through()  # the end of the pool stops all work at once
        for part in pool.imap(partial(_play_part, case, options, player), parts):
            total.add(part)
            if progress is not None:
                progress(total)
    return total


@contextmanager
def _interrupts_held() -> Iterator[Callable[[], None]]:
    """Let Ctrl-C wait until what is yielded is called.

    A worker that is born at the moment of a Ctrl-C would not be known to its parent yet, nobody
    would end it, and whoever reads the output would wait for it for ever.
    """
    if threading.current_thread() is not threading.main_thread():
        yield lambda: None  # only the main thread hears of it
        return
    waiting: list[int] = []
    usual = signal.signal(signal.SIGINT, lambda number, frame: waiting.append(number))

    def let_through() -> None:
        signal.signal(signal.SIGINT, usual)
        if waiting:
            raise KeyboardInterrupt

    try:
        yield let_through
    finally:
        signal.signal(signal.SIGINT, usual)


def _obey_only_the_parent() -> None:
    """Leave Ctrl-C to the parent, and end when it says so.

    A process that has opened a window hands on SDL's own handler, which swallows the signal by
    which a pool ends its workers, and the pool would wait for them for ever.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)


def _play_part(case: CaseDef, options: dict[str, str], player: str, seeds: range) -> Result:
    total = Result()
    for part in _play_all(case, options, player, seeds):
        total.add(part)
    return total


def _play_all(
    case: CaseDef, options: dict[str, str], player: str, seeds: range
) -> Iterable[Result]:
    rules = Ruleset(case, options)
    make = PLAYERS[player]
    for seed in seeds:
        yield play_game(new_game(rules, seed=seed), make(seed))


def play_game(state: GameState, player: Callable[[GameState], Option]) -> Result:
    """Play one game to its end and return its figures."""
    result = Result(games=1)
    played: set[str] = set()
    seen_turn = 0
    answers = 0
    while (choice := legal(state)) is not None:
        if choice.prompt == Prompt.ACTION and state.turn != seen_turn:
            seen_turn = state.turn
            result.turns_with_choice += _offers_choice(choice)
        events = apply(state, player(state))
        _note(state, events, played, result.effects)
        answers += 1
        if answers > LONGEST_GAME:
            raise RuntimeError(f"no end after {answers} answers in turn {state.turn}")
    result.turns = state.turn
    result.played.update(played)
    end = outcome(state)
    if isinstance(end, Lost):
        result.losses[str(end.reason)] += 1
    else:
        result.wins = 1
    return result


def _offers_choice(choice: Choice) -> bool:
    return sum(option.verb in _ACTIONS for option in choice.options) >= REAL_CHOICE


def _note(state: GameState, events: list[Event], played: set[str], effects: Counter[str]) -> None:
    """Note the cards that came into play and the effects that were carried out."""
    cards = state.rules.cards
    for event in events:
        if isinstance(event, CardMoved):
            if event.target.area in (LINE, MENACES) or event.cause == "used":
                played.add(cards[event.card].id)
        elif isinstance(event, LineOpened):
            played.add(cards[event.anchor].id)
        elif isinstance(event, EffectBegan):
            effects[event.effect] += 1
        elif isinstance(event, EffectMissed) and event.why == "moot":
            effects[event.effect] -= 1
