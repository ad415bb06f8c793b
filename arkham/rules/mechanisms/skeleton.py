"""Skeleton locks and skeleton keys (C2-13, C3-7)."""

from __future__ import annotations

from arkham.rules.cards import Attribute, Card
from arkham.rules.choices import Reason, Refusal
from arkham.rules.mechanisms.base import Mechanism, Requirement
from arkham.rules.state import GameState, Line


class Skeleton(Mechanism):
    def requirements(self, card: Card) -> dict[str, Requirement]:
        checks: dict[str, Requirement] = {}
        if card.has(Attribute.LOCK):
            checks["lock"] = _has_key_of_either_kind
        if card.has(Attribute.SKELETON_LOCK):
            checks["skeleton-lock"] = _has_skeleton_key
        return checks


def free_keys(state: GameState, line: Line) -> tuple[int, int]:
    """Return the common and the skeleton keys of a line that no lock needs.

    A common lock takes a common key where there is one, because only a skeleton key opens a
    skeleton lock; that leaves the most freedom, so matching in order finds every solution.
    """
    rules = state.rules
    common = skeleton = 0
    for card in line:
        locks = rules.locks[card]
        if locks and ("waived", card) not in state.marks:
            if "skeleton-lock" in locks:
                skeleton -= 1
            if "lock" in locks:
                if common:
                    common -= 1
                else:
                    skeleton -= 1
        common += rules.is_key[card]
        skeleton += rules.is_skeleton_key[card]
    return common, skeleton


def _has_key_of_either_kind(state: GameState, card: int, line: Line) -> Refusal | None:
    have = sum(free_keys(state, line))
    return None if have > 0 else Refusal(Reason.NO_KEY, 1, have)


def _has_skeleton_key(state: GameState, card: int, line: Line) -> Refusal | None:
    _, have = free_keys(state, line)
    return None if have > 0 else Refusal(Reason.SKELETON_LOCK, 1, have)
