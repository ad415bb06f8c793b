"""The strongest bot: it plays every promising answer out in imagined worlds and compares them.

A world is the table with everything hidden shuffled anew. All answers are tried in the same
worlds, so that luck cancels out, and what is clearly worse than the best is dropped: the time goes
to the close decisions. A world is played on for some turns by a quick player and judged, on the way
and then, by the fitted chance to win. Effort beyond the usual goes to a second look, in which
worlds are played to their end as well: there the result counts as much as that judgement.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from math import hypot, sqrt
from random import Random
from typing import Final

from arkham.ai.bots import play_on
from arkham.ai.evaluation import WIN, evaluate
from arkham.ai.habits import PRACTISED, USUAL, Habits
from arkham.ai.knowledge import knowledge_of
from arkham.ai.settling import after, worth_a_look
from arkham.ai.value import win_chance
from arkham.rules import determinize
from arkham.rules.choices import Option, Prompt
from arkham.rules.state import GameState

TURNS_AHEAD: Final = 10
"""How far a world is played on. With five turns more worlds did not help, see docs/decks.md."""
SOON: Final = 3
"""After so many turns a world is judged, too. Luck has less to say by then, so that close answers
are told apart in fewer worlds; and what takes effect sooner is worth more. See docs/decks.md."""
FIRST_LOOK: Final = 3  # worlds in which every answer is judged at once, before any is played on
FINALISTS: Final = 3
"""How many answers are played on. With more, moves that only look good to the quick player of the
worlds win now and then: with eight, search lost what it is better than expert by in Case 3."""
OUT_OF_THE_RACE: Final = 5.0
"""An answer whose outcome is worth so much less at first look is not played on."""
ROUND: Final = 4  # worlds played between two looks at the standings
LEAST_WORLDS: Final = 8
CLEAR: Final = 2.0
"""Standard errors of the paired difference by which an answer must lag behind to be dropped."""
ENOUGH: Final = 4.0
"""Standard errors after which nobody needs to know a difference more exactly."""
SAME: Final = 0.001
"""A difference in the chance to win that is not worth any thought."""
ROLLOUTS: Final = 80
"""How many worlds are played on for one decision if no time is given: the same on all machines."""
TO_THE_END: Final = 300
"""Turns after which a world that has not ended is judged after all."""
COMPLETE: Final = 5
"""How many rollouts a world takes, in time, that is played to its end."""
FIRST_VERDICT: Final = 64
"""What the usual rollouts have shown counts on like so many complete worlds. With fewer the first
dozen of complete worlds, which scatter more than answers differ, would have the word."""
LEAST_COMPLETE: Final = 32
CLEAR_AT_THE_END: Final = 3.0
"""As `CLEAR`, in complete worlds: there is time to be surer before an answer is dropped."""
SIDE_QUESTION: Final = 0.5
"""The share of the effort that an answer between two actions gets."""
_SHORTEST_S: Final = 0.001


class Candidate:
    """An answer and how it fared in each of the worlds so far."""

    def __init__(self, option: Option, place: int) -> None:
        self.option = option
        self.place = place
        self.first_look = 0.0
        self.hope = float("-inf")  # its first look where that did not lose the game
        self.chances: list[float] = []
        self.earlier: list[float] = []  # before a second look, which begins with their verdict

    def look_at(self, tables: list[GameState]) -> None:
        """Judge the answer by the tables it leads to at once."""
        worths = [evaluate(table) for table in tables]
        self.first_look = sum(worths) / len(worths)
        alive = [worth for worth in worths if worth > -WIN]
        if alive:
            self.hope = sum(alive) / len(alive)

    @property
    def mean(self) -> float:
        """Return the chance to win after this answer, as estimated so far; 0 if never tried."""
        return sum(self.chances) / len(self.chances) if self.chances else 0.0

    @property
    def worlds(self) -> int:
        """Return in how many worlds it was tried."""
        return len(self.earlier) + len(self._at_the_end())

    @property
    def standard_error(self) -> float:
        """Return the error of the estimate that comes from having tried so few worlds."""
        ends = self._at_the_end()
        if not self.earlier or len(ends) < 2:
            return _error(self.earlier or ends)
        parts = FIRST_VERDICT * _error(self.earlier), len(ends) * _error(ends)
        return hypot(*parts) / len(self.chances)

    def _at_the_end(self) -> list[float]:
        """Return what was found since the second look began, or all if there was none."""
        return self.chances[FIRST_VERDICT:] if self.earlier else self.chances

    def lead_over(self, other: Candidate) -> tuple[float, float]:
        """Return by how much this is better in the worlds both were tried in, and the error."""
        pairs = zip(self.chances, other.chances, strict=False)
        differences = [mine - theirs for mine, theirs in pairs]
        if not differences:
            return 0.0, 1.0
        return sum(differences) / len(differences), _error(differences)


def _error(values: list[float]) -> float:
    number = len(values)
    if number < 2:
        return 1.0
    mean = sum(values) / number
    spread = 0.0
    for value in values:
        spread += (value - mean) * (value - mean)
    return sqrt(spread / (number - 1) / number)


class Effort:
    """How long a decision may be thought about: so many rollouts, or so many seconds.

    Seconds are those of the processor, the same on a busy machine, or of the clock on the wall,
    for somebody who waits.
    """

    def __init__(
        self, rollouts: int = ROLLOUTS, seconds: float = 0.0, *, on_the_wall: bool = False
    ) -> None:
        self.rollouts = rollouts
        self.seconds = seconds
        self.on_the_wall = on_the_wall
        self.until = self.now() + seconds
        self.used = 0

    def now(self) -> float:
        return time.monotonic() if self.on_the_wall else time.process_time()

    def part(self, share: float, among: int = 1) -> Effort:
        """Return a share of this effort, to be spent from now on.

        It is less where time has run away: what is left is for so many parts, this one included.
        """
        seconds = 0.0
        if self.seconds:
            seconds = min(self.seconds * share, (self.until - self.now()) / among)
            seconds = max(_SHORTEST_S, seconds)
        rollouts = max(1, int(self.rollouts * share))
        return Effort(rollouts, seconds, on_the_wall=self.on_the_wall)

    def is_ample(self) -> bool:
        """Say whether more can be done than what is usual."""
        return self.seconds > 0.0 or self.rollouts > ROLLOUTS

    def is_spent(self, soon: float = 0.0) -> bool:
        """Say whether the time, so many seconds from now, or the rollouts have run out."""
        if self.seconds:
            return self.now() + soon >= self.until
        return self.used >= self.rollouts


class Search:
    """Choose the answer with the best chance to win, as far as the effort lets one see."""

    def __init__(
        self,
        seed: int,
        rollouts: int = ROLLOUTS,
        seconds: float = 0.0,
    ) -> None:
        self.random = Random(seed)
        self.rollouts = rollouts
        self.seconds = seconds

    def __call__(self, state: GameState) -> Option:
        choice = state.choice
        assert choice is not None
        options = worth_a_look(choice)
        if len(options) == 1:
            return options[0]
        share = 1.0 if choice.prompt == Prompt.ACTION else SIDE_QUESTION
        effort = Effort(int(self.rollouts * share), self.seconds * share)
        return compare(state, options, self.random, effort)[0].option


def compare(
    state: GameState,
    options: list[Option],
    random: Random,
    effort: Effort,
    least: int = 0,
    kept: Option | None = None,
    goes_on: Callable[[], bool] | None = None,
) -> list[Candidate]:
    """Return the answers to a question from best to worst, with what was found out about them.

    The best is tried in at least `least` worlds, even where nothing comes near it; `kept` is an
    answer that is tried in all of them, however bad it is. `goes_on` is asked now and then
    whether anybody still waits for the result. With more effort than usual, and where no answer
    is to be kept, there is a second look.
    """
    is_thorough = kept is None and effort.is_ample()
    knowledge_of(state.rules).forget_lines_if_many()
    candidates = [Candidate(option, place) for place, option in enumerate(options)]
    worlds = [determinize(state, random.getrandbits(63)) for _ in range(FIRST_LOOK)]
    for candidate in candidates:
        candidate.look_at([after(world, candidate.option) for world in worlds])
    candidates.sort(key=_by_first_look)
    enough = candidates[0].first_look - OUT_OF_THE_RACE
    finalists = [c for c in candidates[:FINALISTS] if c.first_look >= enough]
    # That one of three worlds ends at once says little: what promises more is tried as well.
    boldest = min(candidates, key=_by_hope)
    if boldest not in finalists and boldest.hope > candidates[0].first_look:
        finalists.append(boldest)
    racing = finalists[:]
    racing += [c for c in candidates if c.option == kept and c not in racing]
    dropped = [c for c in candidates if c not in racing]
    while len(racing) > 1 or len(racing[0].chances) < least:
        if effort.is_spent() and racing[0].chances:  # one round is always played
            break
        if is_thorough and effort.used >= ROLLOUTS:
            break
        if goes_on is not None and not goes_on():
            break
        for _ in range(ROUND):
            world = determinize(state, random.getrandbits(63))
            for candidate in racing:
                chance, _ = _judged(after(world, candidate.option))
                candidate.chances.append(chance)
                effort.used += 1
        racing.sort(key=_by_mean)
        if kept is not None and len(racing) == 2 and _is_known(racing):
            break
        if len(racing[0].chances) >= LEAST_WORLDS:
            best = racing[0]
            still = [c for c in racing if c.option == kept or not _is_behind(c, best)]
            dropped = [c for c in racing if c not in still] + dropped
            racing = still
    if is_thorough and len(finalists) > 1 and racing[0].chances and not effort.is_spent():
        others = [c for c in candidates if c not in finalists]
        return _second_look(state, finalists, racing[0], random, effort, goes_on) + others
    return racing + dropped


def _second_look(
    state: GameState,
    finalists: list[Candidate],
    best: Candidate,
    random: Random,
    effort: Effort,
    goes_on: Callable[[], bool] | None,
) -> list[Candidate]:
    """Compare answers again, also dropped ones, in worlds that are played to their end."""
    verdicts = [best.mean - best.lead_over(candidate)[0] for candidate in finalists]
    for candidate, verdict in zip(finalists, verdicts, strict=True):
        candidate.earlier, candidate.chances = candidate.chances, [verdict] * FIRST_VERDICT
    racing = finalists
    dropped: list[Candidate] = []
    longest = 0.0
    while len(racing) > 1 and not effort.is_spent(longest) and (goes_on is None or goes_on()):
        began = effort.now()
        world = determinize(state, random.getrandbits(63))
        for candidate in racing:
            chance, later = _judged(after(world, candidate.option, PRACTISED), PRACTISED)
            end = play_on(later, TO_THE_END, PRACTISED)
            candidate.chances.append((chance + win_chance(end)) / 2)
            effort.used += COMPLETE
        longest = max(longest, effort.now() - began)
        racing = sorted(racing, key=_by_mean)
        if len(racing[0].chances) >= FIRST_VERDICT + LEAST_COMPLETE:
            lagging = [c for c in racing if _is_behind(c, racing[0], CLEAR_AT_THE_END)]
            racing = [c for c in racing if c not in lagging]
            dropped = lagging + dropped
    return racing + dropped


def _judged(table: GameState, habits: Habits = USUAL) -> tuple[float, GameState]:
    """Play a world on; return the chance to win as judged on the way and then, and the table."""
    soon = play_on(table, SOON, habits)
    later = play_on(soon, TURNS_AHEAD - SOON, habits)
    return (win_chance(soon) + win_chance(later)) / 2, later


def _is_known(racing: list[Candidate]) -> bool:
    """Say whether the difference between two answers is known well enough."""
    lead, error = racing[0].lead_over(racing[1])
    return len(racing[0].chances) >= LEAST_WORLDS and (
        lead > ENOUGH * error or lead + CLEAR * error < SAME
    )


def _is_behind(candidate: Candidate, best: Candidate, clear: float = CLEAR) -> bool:
    """Say whether an answer is clearly worse than another, or as good for all that is known."""
    lead, error = best.lead_over(candidate)
    return candidate is not best and (lead > clear * error or lead + clear * error < SAME)


def _by_first_look(candidate: Candidate) -> tuple[float, int]:
    return -candidate.first_look, candidate.place


def _by_hope(candidate: Candidate) -> tuple[float, int]:
    return -candidate.hope, candidate.place


def _by_mean(candidate: Candidate) -> tuple[float, int]:
    return -candidate.mean, candidate.place
