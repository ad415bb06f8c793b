"""Play many games with a bot and say what came out: the measure of every deck.

>>> result = simulate(load_case(1), {}, "greedy", games=200, seed=1)
>>> f"{result.win_rate:.1%} ± {result.standard_error:.1%}, {result.mean_turns:.0f} turns"
"""

from __future__ import annotations

import os
import signal
import threading
from collections import Counter
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field, fields
from math import sqrt
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, TypeAlias

from arkham.ai import PLAYERS
from arkham.ai.knowledge import knowledge_of
from arkham.ai.search import ROLLOUTS, Search
from arkham.ai.settling import after, worth_a_look
from arkham.ai.value import win_chance
from arkham.rules import CaseDef, GameState, Lost, Option, apply, determinize, legal, new_game
from arkham.rules.areas import BIG_PICTURE, LINE
from arkham.rules.choices import Choice, Prompt, Verb
from arkham.rules.events import CardMoved, EffectBegan, EffectMissed, Event, LineOpened
from arkham.rules.mechanisms.case_icons import MENACES
from arkham.rules.ruleset import Ruleset

REAL_CHOICE = 3
"""A turn offers a real choice if so many actions other than passing are legal."""

LONGEST_GAME = 5000
"""Answers after which a game is called endless: a bot that never gets on is a defect."""

DOUBT = 0.03
"""The second best action is a real doubt if it costs less than this of the chance to win."""
LOOKED_AT = 6
"""One turn in so many is asked whether its choice is a real doubt: asking takes time."""
_WORLDS_OF_DOUBT = 3
OPEN_GAME = (0.2, 0.8)
"""A game is undecided while its chance to win lies between these."""
TENTHS = 10
TURNS_A_BAR = 5

_ACTIONS = frozenset({Verb.TAKE, Verb.LEAD, Verb.HAND, Verb.CLOSE})


@dataclass(slots=True)
class Result:
    """What a row of games showed. Results of the same row can be added up."""

    games: int = 0
    wins: int = 0
    turns: int = 0
    turns_with_choice: int = 0
    turns_looked_at: int = 0
    turns_in_doubt: int = 0
    losses: Counter[str] = field(default_factory=Counter)  # cause -> games
    played: Counter[str] = field(default_factory=Counter)  # card id -> games it came into play
    scored: Counter[str] = field(default_factory=Counter)  # card id -> games it was scored in
    effects: Counter[str] = field(default_factory=Counter)  # effect -> times carried out
    missing: Counter[str] = field(default_factory=Counter)  # goals missing -> lost games
    lengths: Counter[str] = field(default_factory=Counter)  # turns, in fives -> games
    decided: Counter[str] = field(default_factory=Counter)  # tenth of the game -> games
    solved: Counter[str] = field(default_factory=Counter)  # seed of a deal -> games won

    @property
    def win_rate(self) -> float:
        return self.wins / max(1, self.games)

    @property
    def standard_error(self) -> float:
        rate = self.win_rate
        return sqrt(rate * (1.0 - rate) / max(1, self.games))

    @property
    def mean_turns(self) -> float:
        return self.turns / max(1, self.games)

    @property
    def choice_share(self) -> float:
        """Return the share of turns that offered a real choice."""
        return self.turns_with_choice / max(1, self.turns)

    @property
    def doubt_share(self) -> float:
        """Return the share of the turns looked at whose second best action was a real doubt."""
        return self.turns_in_doubt / max(1, self.turns_looked_at)

    def loss_share(self, cause: str) -> float:
        """Return the share of one cause among the lost games."""
        return self.losses[cause] / max(1, self.losses.total())

    def played_share(self, card_id: str) -> float:
        """Return the share of games in which a card came into play."""
        return self.played[card_id] / max(1, self.games)

    def add(self, other: Result) -> None:
        """Count the games of another result in."""
        for part in fields(self):
            mine, more = getattr(self, part.name), getattr(other, part.name)
            if isinstance(mine, Counter):
                mine.update(more)
            else:
                setattr(self, part.name, mine + more)

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

    def to_counts(self) -> dict[str, Any]:
        """Return everything that was counted as plain data, to be added up again later."""
        return {part.name: getattr(self, part.name) for part in fields(self)}


def result_from_counts(counts: dict[str, Any]) -> Result:
    """Return the result that was written with `to_counts`."""
    result = Result()
    for name, value in counts.items():
        setattr(result, name, Counter(value) if isinstance(value, dict) else value)
    return result


@dataclass(frozen=True, slots=True)
class Row:
    """Games to play: one case on one set of terms with one player."""

    case: CaseDef
    options: dict[str, str]
    player: str
    seconds: float = 0.0  # a decision, for a player that thinks by the clock
    in_depth: bool = False  # whether to ask how close the decisions were
    rollouts: int = 0  # a decision, for a player that counts them; 0 for as many as it likes


PlayedParts: TypeAlias = Generator[tuple[range, Result], None, None]


def simulate(
    case: CaseDef,
    options: dict[str, str],
    player: str,
    games: int,
    seed: int = 1,
    jobs: int = 1,
    progress: Callable[[Result], None] | None = None,
    seconds: float = 0.0,
    rollouts: int = 0,
) -> Result:
    """Play games with the seeds from `seed` on and return what they showed.

    `player` is a name in `PLAYERS`; `jobs` processes share the games, and the result does not
    depend on how many. `progress` is called with the figures so far. `seconds` a decision are for
    the player that can think by the clock; without them, or with a number of `rollouts`, its
    results are the same everywhere.
    """
    total = Result()
    row = Row(case, options, player, seconds, rollouts=rollouts)
    # Closed at once, whatever happens: a traceback would keep the workers alive with it.
    with closing(play_parts(row, range(seed, seed + games), jobs)) as parts:
        for _, part in parts:
            total.add(part)
            if progress is not None:
                progress(total)
    return total


def play_parts(row: Row, seeds: range, jobs: int = 1) -> PlayedParts:
    """Play games in parts, with one process or many, and yield each part and its result."""
    if jobs <= 1:
        rules = Ruleset(row.case, row.options)
        for seed in seeds:
            yield range(seed, seed + 1), _play(rules, row, seed)
        return
    size = max(1, min(50, len(seeds) // (8 * jobs)))
    parts = [seeds[i : i + size] for i in range(0, len(seeds), size)]
    with _workers(jobs, row) as pipes:
        idle, waiting = pipes[:], parts[::-1]
        at_work: dict[Connection, range] = {}
        played: dict[range, Result] = {}
        for part in parts:
            while part not in played:
                while idle and waiting:
                    pipe = idle.pop()
                    at_work[pipe] = waiting.pop()
                    _send(pipe, at_work[pipe])
                wait(list(at_work))
                for pipe in [pipe for pipe in at_work if pipe.poll()]:
                    played[at_work.pop(pipe)] = _receive(pipe)
                    idle.append(pipe)
            yield part, played.pop(part)


class WorkerDied(RuntimeError):
    """A process that played games has ended before its time."""


def _send(pipe: Connection, part: range) -> None:
    try:
        pipe.send(part)
    except OSError as error:
        raise WorkerDied from error


def _receive(pipe: Connection) -> Result:
    try:
        result: Result = pipe.recv()
    except (EOFError, OSError) as error:
        raise WorkerDied from error
    return result


@contextmanager
def _workers(jobs: int, row: Row) -> Iterator[list[Connection]]:
    """Yield a pipe to each of some processes that play games of a row; they end with the block.

    They are born anew, not forked: a copy of a process that has opened a window would inherit
    SDL's way with signals, and ask nobody who has threads to fork. Each has a pipe to itself and
    nothing waits for a lock, so that they can be killed at any moment. The pool of the standard
    library has threads and a pipe for all: killed while it wrote a result, or interrupted while
    it held a lock, it waited for ever.
    """
    context = get_context("spawn")
    pipes: list[Connection] = []
    born: list[BaseProcess] = []
    if os.name == "posix":
        # Python's own helper is born with the first process, and then lets interrupts through.
        resource_tracker.ensure_running()
    try:
        with _interrupts_held():
            for _ in range(jobs):
                mine, theirs = context.Pipe()
                worker = context.Process(target=_work, args=(row, theirs), daemon=True)
                worker.start()
                theirs.close()  # else nobody would hear that its worker has died
                pipes.append(mine)
                born.append(worker)
        yield pipes
    finally:
        with _interrupts_held():
            for process in born:
                process.kill()  # no handler can swallow this
                process.join()


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Let Ctrl-C wait; processes born meanwhile never hear of it and leave it to their parent.

    A worker that is born at the moment of a Ctrl-C would not be known to its parent yet, and
    nobody would end it.
    """
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread hears of it
        return
    waiting: list[int] = []
    usual = signal.signal(signal.SIGINT, lambda number, frame: waiting.append(number))
    mask = getattr(signal, "pthread_sigmask", None)  # what is blocked stays so in new processes
    usually_blocked = mask(signal.SIG_BLOCK, {signal.SIGINT}) if mask is not None else set()
    try:
        yield
    finally:
        if mask is not None:
            mask(signal.SIG_SETMASK, usually_blocked)
        signal.signal(signal.SIGINT, usual)
    if waiting:
        raise KeyboardInterrupt


def _work(row: Row, pipe: Connection) -> None:
    """Play parts of a row, one after the other, until the parent kills this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's
    threading.Thread(target=_end_with_the_parent, daemon=True).start()
    rules = Ruleset(row.case, row.options)
    while True:
        total = Result()
        for seed in pipe.recv():
            total.add(_play(rules, row, seed))
        pipe.send(total)


def _end_with_the_parent() -> None:
    """End this process when its parent has gone without a word, as one does that is killed."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _play(rules: Ruleset, row: Row, seed: int) -> Result:
    player: Callable[[GameState], Option] = PLAYERS[row.player](seed)
    if row.seconds or row.rollouts:
        player = Search(seed, row.rollouts or ROLLOUTS, row.seconds)
    result = play_game(new_game(rules, seed=seed), player, in_depth=row.in_depth)
    result.solved[str(seed)] = result.wins
    return result


def play_game(
    state: GameState, player: Callable[[GameState], Option], *, in_depth: bool = False
) -> Result:
    """Play one game to its end and return its figures."""
    result = Result(games=1)
    played: set[str] = set()
    chances: list[float] = []
    seen_turn = 0
    answers = 0
    while (choice := legal(state)) is not None:
        if choice.prompt == Prompt.ACTION and state.turn != seen_turn:
            seen_turn = state.turn
            result.turns_with_choice += _offers_choice(choice)
            if in_depth:
                chances.append(win_chance(state))
                if seen_turn % LOOKED_AT == 0:
                    result.turns_looked_at += 1
                    result.turns_in_doubt += _is_in_doubt(state, choice)
        events = apply(state, player(state))
        _note(state, events, played, result.effects)
        answers += 1
        if answers > LONGEST_GAME:
            raise RuntimeError(f"no end after {answers} answers in turn {state.turn}")
    result.turns = state.turn
    result.played.update(played)
    cards = state.rules.cards
    result.scored.update({cards[c].id for c in state.areas[BIG_PICTURE]})
    first = state.turn // TURNS_A_BAR * TURNS_A_BAR
    result.lengths[f"{first}–{first + TURNS_A_BAR - 1}"] += 1
    if chances:
        result.decided[str(_decided_at(chances))] += 1
    if isinstance(state.result, Lost):
        result.losses[str(state.result.reason)] += 1
        know = knowledge_of(state.rules)
        result.missing[str(know.still_to_meet(know.goals_in(state)))] += 1
    else:
        result.wins = 1
    return result


def _offers_choice(choice: Choice) -> bool:
    return sum(option.verb in _ACTIONS for option in choice.options) >= REAL_CHOICE


def _is_in_doubt(state: GameState, choice: Choice) -> bool:
    """Say whether the second best action comes close to the best, judged one action ahead."""
    worlds = [determinize(state, seed) for seed in range(_WORLDS_OF_DOUBT)]
    chances = sorted(
        sum(win_chance(after(world, option)) for world in worlds) / _WORLDS_OF_DOUBT
        for option in worth_a_look(choice)
    )
    return len(chances) > 1 and chances[-1] - chances[-2] < DOUBT


def _decided_at(chances: list[float]) -> int:
    """Return the tenth of the game after which its chance to win never was in doubt again."""
    low, high = OPEN_GAME
    last = max((n for n, chance in enumerate(chances, 1) if low <= chance <= high), default=0)
    return min(TENTHS - 1, TENTHS * last // len(chances))


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
