"""Closing a case: which puzzles are scored, and where the cards go (X1–X3)."""

from __future__ import annotations

from collections import Counter

from arkham.rules.areas import BIG_PICTURE, BOX, CLOSED
from arkham.rules.basics import TYPES_TO_CLOSE
from arkham.rules.choices import Choice, Option, Prompt, Question, Verb
from arkham.rules.events import LineClosed, Log
from arkham.rules.moves import clear_mark, push, push_all
from arkham.rules.registry import question, step
from arkham.rules.state import GameState, Line


def closable(state: GameState, line: Line) -> bool:
    """Say whether a line shows enough different types to be closed (X1)."""
    bits = state.rules.type_bit
    types = 0
    for card in line:  # asked so often that a plain loop over a line pays
        types |= bits[card]
    return types.bit_count() >= TYPES_TO_CLOSE


def scorable(state: GameState, line: Line, chosen: tuple[int, ...] = ()) -> list[int]:
    """Return the puzzles that can still be scored beside those chosen (X2)."""
    rules = state.rules
    left = [c for c in line if c not in chosen]
    return [
        puzzle
        for puzzle in left
        if rules.is_puzzle[puzzle]
        and rules.types_in(c for c in left if c != puzzle) >= TYPES_TO_CLOSE
    ]


def most_scorable(state: GameState, line: Line) -> int:
    """Return how many puzzles closing a line could score at most, all of them together (X2)."""
    rules = state.rules
    others = {rules.type_bit[c] for c in line if rules.type_bit[c] and not rules.is_puzzle[c]}
    puzzles = Counter(rules.type_bit[c] for c in line if rules.is_puzzle[c])
    # A type that only puzzles show is lost with the last of them, and only so many may be lost.
    alone = [count for bit, count in puzzles.items() if bit not in others]
    spare = max(0, rules.types_in(line) - TYPES_TO_CLOSE)
    return sum(puzzles.values()) - max(0, len(alone) - spare)


@step
def close(state: GameState, log: Log, anchor: int, chosen: tuple[int, ...] = ()) -> None:
    """Ask for puzzles while any can be scored, then close the line."""
    line = state.line_of(anchor)
    assert line is not None
    if scorable(state, line, chosen):
        push(state, choose_puzzle(anchor, chosen))
    else:
        push(state, close_line(anchor, chosen, "action"))


@question
def choose_puzzle(state: GameState, anchor: int, chosen: tuple[int, ...]) -> Question | None:
    """Ask which puzzle of the line to score next, or to leave it at those chosen."""
    line = state.line_of(anchor)
    if line is None:  # a free action has closed it meanwhile (A4)
        return None
    puzzles = scorable(state, line, chosen)
    options = [Option(Verb.PICK, c, anchor, then=(close(anchor, (*chosen, c)),)) for c in puzzles]
    options.append(Option(Verb.DONE, then=(close_line(anchor, chosen, "action"),)))
    return Question(Prompt.SCORE, options, anchor, must=False, need=len(chosen))


def chosen_puzzles(choice: Choice) -> tuple[int, ...]:
    """Return the puzzles chosen so far where a question asks which to score, else none."""
    done = next((option for option in choice.options if option.verb is Verb.DONE), None)
    chosen: tuple[int, ...] = done.then[0][2] if done is not None else ()
    return chosen


@step
def close_line(
    state: GameState, log: Log, anchor: int, scored: tuple[int, ...], cause: str
) -> None:
    """Move the line's cards to where they belong (X3) and let the mechanisms follow up."""
    rules = state.rules
    line = state.line_of(anchor)
    assert line is not None
    types = rules.types_in(line)
    kept = [c for c in line if c not in scored]
    filed = tuple(c for c in kept if rules.closing_area[c] == CLOSED)
    boxed = tuple(c for c in kept if rules.closing_area[c] == BOX)
    state.lines.remove(line)
    state.areas[BIG_PICTURE] += scored
    state.areas[CLOSED] += filed
    state.areas[BOX] += boxed
    state.unsettled = True
    if log is not None:
        log.append(LineClosed(anchor, line, types, scored, filed, boxed, cause))
    for name, card in state.marks:  # what was remembered about the line's cards goes with it
        if card in line:
            clear_mark(state, log, name, card)
    steps = [s for m in rules.after_close for s in m.after_close(state, anchor, types)]
    push_all(state, steps)
