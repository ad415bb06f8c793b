"""Hints as data: the best answers to a question with a reason and an estimate each.

Screens turn the codes and numbers into words. Nothing here looks at a hidden order: what is
certain comes from `foresee`, odds come from compositions, estimates from imagined worlds.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import Final

from arkham.ai.evaluation import evaluate
from arkham.ai.knowledge import Knowledge, knowledge_of
from arkham.ai.search import Candidate, Effort, compare
from arkham.ai.settling import after, worth_a_look
from arkham.rules import apply, determinize
from arkham.rules.areas import HAND, STABILITY, TIME
from arkham.rules.basics import STRAIN_FROM, TYPES_TO_CLOSE
from arkham.rules.choices import Option, Prompt, Verb, notation
from arkham.rules.foresight import foresee
from arkham.rules.moves import hand_limit, time_limit
from arkham.rules.odds import check_odds
from arkham.rules.state import GameState, Line
from arkham.rules.travel import travel_by_fields

MOST_MOVES: Final = 3
LEAST: Final = 32  # worlds behind an estimate that is shown
_CHECK: Final = "check"


class Why(StrEnum):
    """Why a move is good: one reason each, the weightiest that is true."""

    WINS = "wins"
    CLOSES = "closes"  # goals, missing
    SETS_PUZZLE = "sets_puzzle"  # types, needed, keys (free ones that stay)
    BRINGS_TYPE = "brings_type"  # types, needed, keys
    BRINGS_KEY = "brings_key"
    LINKS = "links"  # types, needed, keys: it only leads on to other techniques
    KEEPS_CARD = "keeps_card"  # hand, limit, drop (the card that goes for it)
    USES_TOOL = "uses_tool"
    SAVES_HOUR = "saves_hour"  # hours, limit
    TAKES_BACK = "takes_back"  # from a penalty area
    LOSES_LEAST = "loses_least"  # of what must be given up
    SCORES = "scores"  # goals, missing
    LETS_PASS = "lets_pass"


@dataclass(frozen=True, slots=True)
class Risk:
    """What the checks of a move can do: so many, and how many unseen cards cost Stability."""

    checks: int
    frightening: int
    unseen: int
    left: int  # how many more frights can be borne, the last of which loses


@dataclass(frozen=True, slots=True)
class Advice:
    """One good move: its estimate, and why it is good."""

    notation: str
    option: Option
    chance: float  # to win, from 0 to 1
    error: float  # standard error of the chance
    behind: float  # how much worse than the best move, in the worlds both were tried in
    behind_error: float
    worlds: int
    why: Why
    numbers: tuple[tuple[str, int], ...]
    risk: Risk | None


travel_by_fields(Risk, Advice)


def advise(
    state: GameState,
    seed: int = 0,
    effort: Effort | None = None,
    goes_on: Callable[[], bool] | None = None,
) -> list[Advice]:
    """Return the best two or three answers to the waiting question, the best first."""
    choice = state.choice
    if choice is None:
        return []
    options = worth_a_look(choice)
    effort = effort or Effort()
    candidates = compare(state, options, Random(seed), effort, least=LEAST, goes_on=goes_on)
    tried = [c for c in candidates if c.chances] or candidates[:1]
    return [_advice(state, c, tried[0]) for c in tried[:MOST_MOVES]]


def _advice(state: GameState, candidate: Candidate, best: Candidate) -> Advice:
    option = candidate.option
    why, numbers = reason(state, option)
    behind, error = (0.0, 0.0) if candidate is best else best.lead_over(candidate)
    return Advice(
        notation(state, option),
        option,
        candidate.mean,
        candidate.standard_error,
        behind,
        error,
        candidate.worlds,
        why,
        numbers,
        risk(state, option),
    )


def reason(state: GameState, option: Option) -> tuple[Why, tuple[tuple[str, int], ...]]:
    """Return the weightiest reason for an answer, with its numbers."""
    know = knowledge_of(state.rules)
    ended = foresee(state, option).ended
    if ended is not None and ended.won:
        return Why.WINS, ()
    if option.verb is Verb.CLOSE:
        line = state.line_of(option.onto) or ()
        goals, missing = _goals_of_closing(state, know, line)
        return Why.CLOSES, (("goals", goals), ("missing", missing))
    if option.verb in (Verb.LEAD, Verb.HAND, Verb.PLAY):
        return _why_play(state, know, option)
    if option.verb is Verb.TAKE:
        return Why.KEEPS_CARD, _keeping(state, option)
    if option.verb is Verb.USE:
        return Why.USES_TOOL, ()
    if option.verb is Verb.PICK:
        return _why_pick(state, know, option)
    return Why.LETS_PASS, ()


def _why_play(
    state: GameState, know: Knowledge, option: Option
) -> tuple[Why, tuple[tuple[str, int], ...]]:
    line = state.line_of(option.onto) or ()
    before = state.rules.types_in(line)
    longer = (*line, option.card)
    types = state.rules.types_in(longer)
    keys = max(0, state.rules.free_keys(state, longer))
    numbers = (("types", types), ("needed", TYPES_TO_CLOSE), ("keys", keys))
    if know.goal[option.card] & ~know.goals_in(state):
        return Why.SETS_PUZZLE, numbers
    if types > before:
        return Why.BRINGS_TYPE, numbers
    if know.is_key[option.card]:
        return Why.BRINGS_KEY, ()
    return Why.LINKS, numbers


def _why_pick(
    state: GameState, know: Knowledge, option: Option
) -> tuple[Why, tuple[tuple[str, int], ...]]:
    choice = state.choice
    assert choice is not None
    areas = state.areas
    if choice.prompt == Prompt.SCORE:
        met = know.goals_in(state)
        goals = (know.goal[option.card] & ~met).bit_count()
        return Why.SCORES, (("goals", goals), ("missing", know.still_to_meet(met)))
    if option.card in areas[TIME]:
        return Why.SAVES_HOUR, (("hours", len(areas[TIME]) - 1), ("limit", time_limit(state)))
    if option.card in areas[STABILITY]:
        return Why.TAKES_BACK, ()
    if choice.prompt in (Prompt.DISCARD_HAND, Prompt.DISCARD_LEADS, Prompt.HAND_LIMIT):
        return Why.LOSES_LEAST, ()
    return Why.KEEPS_CARD, _keeping(state, option)


def _keeping(state: GameState, option: Option) -> tuple[tuple[str, int], ...]:
    """Return what keeping a card makes of the hand, and which card had best go for it."""
    hand = (("hand", len(state.areas[HAND]) + 1), ("limit", hand_limit(state)))
    table = determinize(state, 0)
    apply(table, option, record=False)
    choice = table.choice
    if choice is None or choice.prompt != Prompt.HAND_LIMIT:
        return hand
    picks = [answer for answer in choice.options if answer.verb is Verb.PICK]
    best = max(picks, key=lambda answer: (evaluate(after(table, answer)), -answer.card))
    return (*hand, ("drop", best.card))


def _goals_of_closing(state: GameState, know: Knowledge, line: Line) -> tuple[int, int]:
    """Return how many new goals closing a line can meet at most, and how many are missing now."""
    met = know.goals_in(state)
    missing = know.still_to_meet(met)
    best = 0
    puzzles = [card for card in line if know.goal[card] & ~met]
    for subset in range(1, 1 << len(puzzles)):
        scored = [card for place, card in enumerate(puzzles) if subset >> place & 1]
        rest = [card for card in line if card not in scored]
        if state.rules.types_in(rest) >= TYPES_TO_CLOSE:
            goals = 0
            for card in scored:
                goals |= know.goal[card] & ~met
            best = max(best, min(missing, goals.bit_count()))
    return best, missing


def risk(state: GameState, option: Option) -> Risk | None:
    """Return what the checks of a play can do; None where it brings none."""
    if option.verb not in (Verb.LEAD, Verb.HAND, Verb.PLAY):
        return None
    line = state.line_of(option.onto) or ()
    checks = sum(1 for name, _ in state.rules.effects[option.card] if name == _CHECK)
    if len(line) - 1 >= STRAIN_FROM:
        checks += 1
    if not checks:
        return None
    odds = check_odds(state)
    left = state.rules.stability_limit - len(state.areas[STABILITY])
    return Risk(checks, odds.stability, odds.total, left)
