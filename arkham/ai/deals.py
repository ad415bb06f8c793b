"""Deals that bots have tried: an easier, a fair or a harder one of the same terms.

`python -m tuning.grade_deals` lets a bot play each deal many times and writes data/deals. What a
deal is called is said by what happened ("expert solved 3 of 10"), and it stays a plain seed.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from arkham.ai.stored import values_name
from arkham.files.paths import asset
from arkham.rules.ruleset import Ruleset

_SHARE: Final = 0.25
"""The share of the deals, from either end, that are called easier or harder than the others."""


class Grade(StrEnum):
    EASIER = "easier"
    FAIR = "fair"
    HARDER = "harder"


@dataclass(frozen=True, slots=True)
class GradedDeal:
    """A deal and what a bot made of it."""

    seed: int
    solved: int
    tried: int
    player: str


def graded_deals(rules: Ruleset, grade: Grade) -> list[GradedDeal]:
    """Return the known deals of these terms that deserve a grade; none for unknown terms."""
    path = asset("data", "deals", f"{values_name(rules)}.json")
    if not path.exists():
        return []
    document = json.loads(path.read_text(encoding="utf-8"))
    if document["options"] != rules.options or document["content"] != rules.case.content_hash:
        return []  # of other terms, or of cards that have changed since
    deals = [
        GradedDeal(int(seed), solved, document["tried"], document["player"])
        for seed, solved in document["solved"].items()
    ]
    deals.sort(key=lambda deal: (-deal.solved, deal.seed))
    if len(deals) * _SHARE < 1:
        return []
    # Deals that fared alike are graded alike: no line is drawn through the middle of a result.
    results = sorted({deal.solved for deal in deals})
    easy = _line([[d for d in deals if d.solved >= solved] for solved in results[1:]], deals)
    hard = _line([[d for d in deals if d.solved <= solved] for solved in results[:-1]], deals)
    if grade is Grade.EASIER:
        return [deal for deal in easy if deal not in hard]
    if grade is Grade.HARDER:
        return [deal for deal in hard if deal not in easy]
    return [deal for deal in deals if (deal in easy) == (deal in hard)]


def _line(ends: list[list[GradedDeal]], deals: list[GradedDeal]) -> list[GradedDeal]:
    """Return the end of the deals that comes closest to the share of one grade; perhaps none."""
    wanted = len(deals) * _SHARE
    return min([[], *ends], key=lambda end: abs(len(end) - wanted))
