"""Deals that bots have tried, for the set-up: which grades there are, and one of a grade."""

from __future__ import annotations

from random import SystemRandom
from typing import TYPE_CHECKING

from arkham.ai.deals import Grade, GradedDeal, graded_deals
from arkham.files.texts import advice_texts
from arkham.rules.ruleset import Ruleset

if TYPE_CHECKING:
    from arkham.play.terms import Terms

_Key = tuple[str, tuple[tuple[str, str], ...]]


class DealFlow:
    """What is known of the deals of the terms that are chosen."""

    def __init__(self) -> None:
        self._known: dict[_Key, dict[str, list[GradedDeal]]] = {}

    def grades(self, terms: Terms) -> tuple[str, ...]:
        """Return the grades that these terms have deals of; none where no bot has tried any."""
        return tuple(grade for grade, deals in self._of(terms).items() if deals)

    def deal(self, terms: Terms, grade: str) -> tuple[int, str]:
        """Return the seed of a deal of a grade, another one than now, and what is known of it."""
        deals = self._of(terms)[grade]
        others = [deal for deal in deals if deal.seed != terms.seed]
        found = SystemRandom().choice(others or deals)
        words = advice_texts()["deals"]
        told = words["told"].format(
            grade=words[grade], player=found.player, solved=found.solved, tried=found.tried
        )
        return found.seed, told

    def _of(self, terms: Terms) -> dict[str, list[GradedDeal]]:
        key = terms.case.id, tuple(sorted(terms.options.items()))
        if key not in self._known:
            rules = Ruleset(terms.case, terms.options)
            self._known[key] = {grade.value: graded_deals(rules, grade) for grade in Grade}
        return self._known[key]
