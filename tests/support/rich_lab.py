"""A lab deck with a bit of everything, fixed for ever, for goldens and counts of options."""

from __future__ import annotations

from functools import cache

from lab import COMMON_TYPES, clue, lab_case

from arkham.rules.cards import Card, CaseDef

TECHNIQUES = ("collection", "surveillance", "interview", "research")
STRIPS = (
    "",
    "may leads",
    "must check",
    "may discard",
    "must discard-leads",
    "must check may time",
    "may stability",
    "must discard-hand",
    "may search",
    "may closed",
    "may shuffle",
    "may exchange",
    "must check must discard-hand may leads",
)
MARKS = ("", "key", "puzzle", "lock", "puzzle min2", "puzzle lock min3", "min1")
CASE_MARKS = {
    1: MARKS,
    2: (*MARKS, "lightning", "formula-left", "formula-right", "skeleton-lock", "skeleton-key"),
    3: (*MARKS, "darkness", "bound", "skeleton-lock", "puzzle letterA", "puzzle letterB", "purple"),
}
CASE_STRIPS = {
    1: STRIPS,
    2: (*STRIPS, "may storm"),
    3: (*STRIPS, "must menace-draw", "may menace-search", "may prevent", "must close 5"),
}


@cache
def rich_case(like: int) -> CaseDef:
    """Return a case like one of the series with 48 mixed Clues and a few bland ones."""
    clues: list[Card] = []
    for n in range(48):
        left = "any" if n % 11 == 0 else TECHNIQUES[n % 4]
        right = (
            TECHNIQUES[n // 4 % 4] if n % 3 else f"{TECHNIQUES[n % 4]},{TECHNIQUES[(n + 1) % 4]}"
        )
        clues.append(
            clue(
                f"c{n:02d}",
                COMMON_TYPES[n % 6],
                f"{left}>{right}",
                CASE_MARKS[like][n % len(CASE_MARKS[like])],
                CASE_STRIPS[like][n % len(CASE_STRIPS[like])],
                time=n % 4 == 1,
                stability=n % 5 == 2,
            )
        )
    if like == 3:
        clues.append(
            clue("tillinghasts-machine", "artifact", "any>any", "equipment", sides=("may prevent",))
        )
    return lab_case(*clues, like=like, bland=1)
