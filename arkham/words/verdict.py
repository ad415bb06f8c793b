"""Say in one sentence what a lost game hung on: by what lies on the table, or by a review."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham.files.texts import advice_texts
from arkham.rules.areas import BIG_PICTURE
from arkham.rules.basics import TYPES_TO_CLOSE
from arkham.rules.closing import closable, most_scorable
from arkham.rules.state import GameState, Lost
from arkham.words import advising

if TYPE_CHECKING:
    from arkham.ai.review import Review


def cause_of_loss(state: GameState, review: Review | None = None) -> str:
    """Return what a lost game hung on; nothing for any other."""
    if not isinstance(state.result, Lost):
        return ""
    return _by_table(state) if review is None else _by_review(review)


def _by_table(state: GameState) -> str:
    """Tell what was missing, and the case that came nearest."""
    words, rules = advice_texts()["hung"], state.rules
    missing = _missing(state)
    ready = [line for line in state.lines if closable(state, line) and most_scorable(state, line)]
    short = [line for line in state.lines if rules.types_in(line) == TYPES_TO_CLOSE - 1]
    key, nearest = ("ready", ready) if ready else ("one_type", short) if short else ("plain", [])
    case = rules.cards[nearest[0][0]].title if nearest else ""
    return str(words[key].format(missing=missing, case=case))


def _missing(state: GameState) -> str:
    words, rules = advice_texts()["hung"], state.rules
    scored = state.areas[BIG_PICTURE]
    if rules.goals:
        letters = {rules.cards[card].letter for card in scored}
        goals = [rules.cards[card].letters for card in rules.goals]
        key, count = "goals", sum(not set(wanted) <= letters for wanted in goals)
    else:
        types = {rules.type_bit[card] for card in scored} - {0}
        key, count = "types", max(0, rules.types_to_win - len(types))
    return str(words[f"{key}_one" if count == 1 else key].format(count=count))


def _by_review(review: Review) -> str:
    """Name the costliest turn, or say that there was none."""
    words = advice_texts()["hung"]
    if review.turning_points:
        worst = max((p.decision for p in review.turning_points), key=lambda d: d.lost)
        told = words["turning_point"]
        return str(told.format(turn=worst.turn, points=advising.points(worst.lost)))
    luck = -advising.points(review.luck)
    return str(words["luck"].format(luck=luck) if luck > 0 else words["none"])
