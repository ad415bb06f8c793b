"""Skeleton locks and skeleton keys (C2-13, C3-7)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from arkham.rules.cards import Card, declare_attribute
from arkham.rules.choices import Refusal, declare_reason
from arkham.rules.mechanisms.base import Mechanism, Requirement
from arkham.rules.state import GameState, Line

if TYPE_CHECKING:
    from arkham.rules.ruleset import Ruleset

SKELETON_KEY: Final = declare_attribute("skeleton-key", "skeleton")
SKELETON_LOCK: Final = declare_attribute("skeleton-lock", "skeleton")
NO_SKELETON_KEY: Final = declare_reason("skeleton_lock")


class Skeleton(Mechanism):
    key_checks: tuple[str, ...] = (SKELETON_LOCK,)

    def prepare(self, rules: Ruleset) -> None:
        self.is_skeleton_key = [c.has(SKELETON_KEY) for c in rules.cards]
        self.is_skeleton_lock = [c.has(SKELETON_LOCK) for c in rules.cards]

    def requirements(self, card: Card) -> dict[str, Requirement]:
        return {SKELETON_LOCK: self._has_skeleton_key} if card.has(SKELETON_LOCK) else {}

    def free_keys(self, state: GameState, line: Line) -> int:
        """Count keys of either kind: a common lock can be opened by both."""
        common, skeleton = self._unused(state, line)
        return common + skeleton

    def _unused(self, state: GameState, line: Line) -> tuple[int, int]:
        """Return the common and the skeleton keys of a line that no lock needs.

        A common lock takes a common key where there is one, because only a skeleton key opens a
        skeleton lock; that leaves the most freedom, so matching in order finds every solution.
        """
        rules = state.rules
        common = skeleton = 0
        for card in line:
            locks = rules.locks[card]
            if locks and ("waived", card) not in state.marks:
                if self.is_skeleton_lock[card]:
                    skeleton -= 1
                if rules.is_lock[card]:
                    if common:
                        common -= 1
                    else:
                        skeleton -= 1
            common += rules.is_key[card]
            skeleton += self.is_skeleton_key[card]
        return common, skeleton

    def _has_skeleton_key(self, state: GameState, card: int, line: Line) -> Refusal | None:
        _, have = self._unused(state, line)
        return None if have > 0 else _no_key(have)


@cache
def _no_key(have: int) -> Refusal:
    return Refusal(NO_SKELETON_KEY, 1, have)
