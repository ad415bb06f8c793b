"""Where a game was lost: the chance to win at every decision, luck and decisions told apart.

The chance before a decision is that of its best answer. What the chosen answer costs against it,
beyond the error of that estimate and as far as it is still gone a turn later, is the decision's
part; what the chance has become at the next decision, against that, is luck's. Both together lead
from the first chance to the result, and nothing is left over.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final

from arkham.ai.advice import Risk, Why, reason, risk
from arkham.ai.search import Candidate, Effort, compare
from arkham.ai.settling import worth_a_look
from arkham.ai.value import win_chance
from arkham.rules import apply, notation
from arkham.rules.choices import Option
from arkham.rules.engine import option_for
from arkham.rules.state import GameState, Won
from arkham.rules.travel import travel_by_fields

MOST_TURNING_POINTS: Final = 3
SURE: Final = 2.0
"""Standard errors beyond which a better answer is told."""
CLEAR: Final = 0.02
"""How far beyond that: in whole points a loss is then written larger than its error."""
SUSPECTS: Final = 6
"""How many decisions are looked at again, in worlds that were not used to pick them out."""
FIRST_PASS: Final = 0.6
"""The share of the effort that goes to looking at every decision once."""
WORLDS_FOR_SURE: Final = 8
LEAST: Final = 12


@dataclass(frozen=True, slots=True)
class Decision:
    """One answer of the player and what it was worth."""

    number: int  # of the command in the game, from 0
    turn: int
    chosen: str  # notation
    chance: float  # to win before it, if answered best
    error: float  # standard error of that chance
    lost: float  # what the chosen answer cost, 0 or more
    lost_error: float
    luck: float  # what came after it, good or bad


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A decision that cost much for sure, and the better answer."""

    decision: Decision
    better: str  # notation
    why: Why
    numbers: tuple[tuple[str, int], ...]
    risk: Risk | None


@dataclass(frozen=True, slots=True)
class Review:
    """A finished or broken-off game, decision by decision."""

    decisions: tuple[Decision, ...]
    start: float  # the chance at the first decision
    end: float  # the result, or the chance now
    luck: float  # start + luck - lost = end
    lost: float
    turning_points: tuple[TurningPoint, ...]


travel_by_fields(Decision, TurningPoint, Review)


def review(
    start: GameState,
    commands: list[str],
    effort: Effort,
    seed: int = 0,
    goes_on: Callable[[], bool] | None = None,
    tell: Callable[[float], None] = lambda progress: None,
) -> Review:
    """Look at a game again: its first table and the commands from there on, as notation.

    `tell` hears from 0 to 1 how much of it is done.
    """
    state = start.clone()
    chance = Random(seed)
    places = _decisions(start, commands)
    looks: list[_Look] = []
    first_pass = effort.part(FIRST_PASS)
    for number, command in enumerate(commands):
        option = option_for(state, command)
        if number in places:
            part = first_pass.part(1.0 / len(places), among=len(places) - len(looks))
            looks.append(_look(state, option, number, chance, part, goes_on))
            tell(FIRST_PASS * len(looks) / len(places))
        apply(state, option, record=False)
    suspects = sorted(looks, key=_suspicion, reverse=True)[:SUSPECTS]
    suspects = [look for look in suspects if look.lost > look.lost_error]
    for seen, look in enumerate(suspects, start=1):
        share = (1.0 - FIRST_PASS) / len(suspects)
        part = effort.part(share, among=len(suspects) - seen + 1)
        look.look_again(chance, part, goes_on)
        tell(FIRST_PASS + (1.0 - FIRST_PASS) * seen / len(suspects))
    end = _end(state)
    return _told(looks, end)


class _Look:
    """What is known about one decision while the review is made."""

    def __init__(self, state: GameState, option: Option, number: int) -> None:
        self.state = state
        self.option = option
        self.number = number
        self.best = self.chosen = Candidate(option, 0)
        self.is_sure = False

    @property
    def lost(self) -> float:
        return max(0.0, self.best.lead_over(self.chosen)[0])

    @property
    def lost_error(self) -> float:
        return 0.0 if self.best is self.chosen else self.best.lead_over(self.chosen)[1]

    @property
    def sure_loss(self) -> float:
        """Return what the answer cost; nought within the error, or noise would add up to blame."""
        return self.lost if self.lost > SURE * self.lost_error else 0.0

    @property
    def before(self) -> float:
        """Return the chance before the decision: of the better answer only if it surely is one."""
        return self.best.mean if self.sure_loss else self.chosen.mean

    def take(self, candidates: list[Candidate]) -> None:
        tried = [c for c in candidates if c.chances] or candidates
        self.chosen = next(c for c in tried if c.option == self.option)
        self.best = max(tried, key=lambda c: (c.lead_over(self.chosen)[0], -c.place))

    def look_again(
        self, chance: Random, effort: Effort, goes_on: Callable[[], bool] | None
    ) -> None:
        """Compare the two answers in new worlds: the old ones were chosen for their verdict."""
        options = [self.best.option, self.option]
        self.take(
            compare(
                self.state, options, chance, effort, least=LEAST, kept=self.option, goes_on=goes_on
            )
        )
        self.is_sure = (
            len(self.chosen.chances) >= WORLDS_FOR_SURE and self.lost > SURE * self.lost_error
        )


def _suspicion(look: _Look) -> float:
    return look.lost - look.lost_error


def _look(
    state: GameState,
    option: Option,
    number: int,
    chance: Random,
    effort: Effort,
    goes_on: Callable[[], bool] | None,
) -> _Look:
    """Compare the chosen answer with the others."""
    choice = state.choice
    assert choice is not None
    look = _Look(state.clone(), option, number)
    options = worth_a_look(choice)
    if option not in options:
        options = [*options, option]
    look.take(compare(state, options, chance, effort, least=LEAST, kept=option, goes_on=goes_on))
    return look


def _decisions(start: GameState, commands: list[str]) -> set[int]:
    """Return which commands answered a question that left a choice."""
    state = start.clone()
    found = set()
    for number, command in enumerate(commands):
        choice = state.choice
        assert choice is not None
        option = option_for(state, command)
        options = worth_a_look(choice)
        if len(options) > 1 or option not in options:
            found.add(number)
        apply(state, option, record=False)
    return found


def _end(state: GameState) -> float:
    if state.result is not None:
        return 1.0 if isinstance(state.result, Won) else 0.0
    return win_chance(state)


def _told(looks: list[_Look], end: float) -> Review:
    """Put the decisions together so that the parts add up."""
    decisions: list[Decision] = []
    for place, look in enumerate(looks):
        after = looks[place + 1].before if place + 1 < len(looks) else end
        before = look.before
        lost = min(look.sure_loss, max(0.0, before - _still_there(looks, place, end)))
        luck = after - (before - lost)
        decisions.append(
            Decision(
                look.number,
                look.state.turn,
                notation(look.state, look.option),
                before,
                look.best.standard_error,
                lost,
                look.lost_error,
                luck,
            )
        )
    start = decisions[0].chance if decisions else end
    sure = [
        (d, look)
        for d, look in zip(decisions, looks, strict=True)
        if look.is_sure and stands_out(d.lost, d.lost_error)
    ]
    sure.sort(key=lambda pair: pair[0].lost, reverse=True)
    points = sorted(sure[:MOST_TURNING_POINTS], key=lambda pair: pair[0].number)
    return Review(
        tuple(decisions),
        start,
        end,
        sum(d.luck for d in decisions),
        sum(d.lost for d in decisions),
        tuple(_turning_point(decision, look) for decision, look in points),
    )


def stands_out(lost: float, error: float) -> bool:
    """Say whether a loss is clearly more than its error, also to who reads both rounded."""
    return lost >= SURE * error + CLEAR


def _still_there(looks: list[_Look], place: int, end: float) -> float:
    """Return the best chance of the decisions after one, up to the first of the next turn.

    What was missed may be done a turn later. Only what is gone by then is a loss, or the same
    missed chance would be counted turn after turn, and luck would seem to give it back.
    """
    best = 0.0
    for look in looks[place + 1 :]:
        best = max(best, look.before)
        if look.state.turn > looks[place].state.turn:
            return best
    return max(best, end)


def _turning_point(decision: Decision, look: _Look) -> TurningPoint:
    better = look.best.option
    why, numbers = reason(look.state, better)
    return TurningPoint(
        decision, notation(look.state, better), why, numbers, risk(look.state, better)
    )
