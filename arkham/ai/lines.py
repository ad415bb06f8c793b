"""How far the open cases have come: what each could score, and how soon."""

from __future__ import annotations

from typing import Final

from arkham.ai.knowledge import Knowledge, LineMemory, LinePlan
from arkham.rules.areas import HAND, LEADS
from arkham.rules.basics import STRAIN_FROM, TYPES_TO_CLOSE
from arkham.rules.state import GameState, Line

GOAL: Final = 10.0
"""What a goal in the big picture is worth; everything else is measured against it."""

# The worth of a line that could score so many goals, if it could be closed at once: always less
# than those goals in the big picture, or nobody would close it.
SCORES: Final[tuple[float, ...]] = (0.2, 1.0, 1.9, 2.75, 3.55)
# What is left of that worth when so many types are still missing.
READY: Final[tuple[float, ...]] = (1.0, 0.79, 0.62, 0.49, 0.39, 0.31)
STRAIN_COST: Final = 1.2
# A second line is worth less than the first: the plays go to one at a time.
SHARES: Final[tuple[float, ...]] = (1.0, 0.82, 0.67, 0.55, 0.45, 0.37, 0.3)
FREE_KEY: Final = 0.65
FULL_LINE: Final = 0.45  # six types take a card out of the stability area
# A card is worth having if it can be played: by where it lies (hand, then leads from the left).
HAND_LINK: Final = 0.35
LEAD_LINKS: Final[tuple[float, ...]] = (0.25, 0.2, 0.16, 0.13, 0.1)
DEAD_CARD: Final = 0.07
PUZZLE_LINK: Final = 1.6
TYPE_LINK: Final = 1.0
KEY_LINK: Final = 0.55
_LEAST_WORTHS: Final = 2
_MISSING_FROM: Final = 24  # bits above all goals
LOCKED_AWAY: Final = 0.35  # what is left of a puzzle's worth while its line cannot take it yet


def progress(worths: list[float]) -> float:
    """Value the open cases together, the best first."""
    total = 0.0
    for place in range(min(len(SHARES), len(worths))):
        total += SHARES[place] * worths[place]
    return total


def best_plans(memories: list[LineMemory], know: Knowledge, met: int, missing: int) -> list[float]:
    """Return the worths of open cases, the best first, no goal counted twice; at least two."""
    found = [
        (_plan(memory, know, met, missing), memory.line, number)
        for number, memory in enumerate(memories)
    ]
    found.sort(reverse=True)
    worths = []
    taken = met
    for plan, _, number in found:
        worth, goals = plan if taken == met else _plan(memories[number], know, taken, missing)
        worths.append(worth)
        taken |= goals
    while len(worths) < _LEAST_WORTHS:
        worths.append(0.0)
    return worths


def _plan(memory: LineMemory, know: Knowledge, met: int, missing: int) -> LinePlan:
    key = met | missing << _MISSING_FROM
    plan = memory.plans.get(key)
    if plan is None:
        plan = memory.plans[key] = _best_plan(memory.line, know, met, missing)
    return plan


def _best_plan(line: Line, know: Knowledge, met: int, missing: int) -> LinePlan:
    """Return the worth of the best set of puzzles to score in a line, and its goals."""
    type_bit, goal = know.type_bit, know.goal
    counts: dict[int, int] = {}
    keys = locks = 0
    puzzles: dict[int, int] = {}  # goal bits -> type bit
    for card in line:
        bit = type_bit[card]
        if bit:
            counts[bit] = counts.get(bit, 0) + 1
        keys += know.is_key[card]
        locks += know.is_lock[card] or know.needs_skeleton[card]
        new = goal[card] & ~met
        if new:
            puzzles[new] = bit
    played = len(line) - 1
    best = -100.0
    best_goals = 0
    chosen = list(puzzles.items())[-4:]
    for subset in range(1 << len(chosen)):
        left = dict(counts) if subset else counts
        goals = 0
        number = 0
        for i, (new, bit) in enumerate(chosen):
            if subset >> i & 1:
                goals |= new
                number += new.bit_count()
                left[bit] -= 1
        types = sum(1 for n in left.values() if n > 0)
        lacking = max(0, TYPES_TO_CLOSE - types)
        worth = SCORES[min(number, missing, 4)] * READY[lacking] * GOAL
        strain = played + lacking + (0 if number else 1) - STRAIN_FROM
        if strain > 0:
            worth -= STRAIN_COST * min(strain, lacking + (0 if number else 1))
        if worth > best:
            best, best_goals = worth, goals
    if keys > locks:
        best += FREE_KEY
    if len(counts) >= 6:
        best += FULL_LINE
    return best, best_goals


def links(state: GameState, memories: list[LineMemory], know: Knowledge, met: int) -> float:
    """Value the cards at hand and in the leads row by the lines they could go to."""
    total = 0.0
    for card in state.areas[HAND]:
        total += HAND_LINK * best_link(card, memories, know, met)
    place = 0
    for card in state.areas[LEADS]:
        if card:
            total += LEAD_LINKS[place] * best_link(card, memories, know, met)
            place += 1
    return total


def best_link(card: int, memories: list[LineMemory], know: Knowledge, met: int) -> float:
    """Return what a card is worth for the line that needs it most."""
    best = DEAD_CARD
    for memory in memories:
        worths = memory.worths if memory.met == met else memory.turn_to(met, len(know.goal))
        worth = worths[card]
        if worth < 0.0:
            worth = worths[card] = _link(card, memory.line, know, met)
        if worth > best:
            best = worth
    return best


def _link(card: int, line: Line, know: Knowledge, met: int) -> float:
    """Value a card for one line: a goal or a type it lacks, if it fits now or later."""
    bit = know.type_bit[card]
    types = 0
    keys = locks = 0
    lightning = skeleton = False
    for c in line:
        types |= know.type_bit[c]
        keys += know.is_key[c]
        locks += know.is_lock[c] or know.needs_skeleton[c]
        lightning = lightning or know.storm_has_lightning[c]
        skeleton = skeleton or know.is_skeleton_key[c]
    worth = 0.0
    if know.goal[card] & ~met:
        worth += PUZZLE_LINK
    if bit and not bit & types:
        worth += TYPE_LINK
    if know.is_key[card] and keys <= locks:
        worth += KEY_LINK
    if (
        len(line) - 1 < know.minimum[card]
        or (know.is_lock[card] and keys <= locks)
        or (know.needs_skeleton[card] and not skeleton)
        or (know.needs_lightning[card] and not lightning)
    ):
        return worth * LOCKED_AWAY
    return worth if know.left[card] & know.right[line[-1]] else worth * LOCKED_AWAY
