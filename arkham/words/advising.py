"""Advice in sentences: good moves and why, what a game hung on. Templates: data/advice.yaml.

What it is told comes from `ai`, as plain codes and numbers; nothing here looks at a game beyond
the cards an answer names, so no sentence can tell more than the advice does.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from arkham.files.texts import advice_texts
from arkham.rules.areas import TIME
from arkham.rules.choices import Option, Verb
from arkham.rules.events import CardMoved
from arkham.rules.foresight import foresee
from arkham.rules.play import places_for
from arkham.rules.state import GameState
from arkham.words import wording

if TYPE_CHECKING:
    from arkham.ai.advice import Advice, Risk, Why
    from arkham.ai.review import Decision, TurningPoint
    from arkham.rules.ruleset import Ruleset

SURE = 2.0
"""Standard errors within which two estimates are told as one."""
_LEAST_DIFFERENCE = 0.01  # what no percentage shows is no difference
Numbers = Sequence[tuple[str, int]]


def move_line(state: GameState, option: Option) -> str:
    """Say a move as advice."""
    words, rules, choice = advice_texts()["moves"], state.rules, state.choice
    special = f"{option.verb}_{choice.prompt}" if choice else ""
    onto = option.onto
    if option.verb is Verb.TAKE:
        special, onto = _kept_for(state, option.card)
    template = words.get(special) or words.get(option.verb.value)
    if template is None or option.verb == "lead" and option.tool:
        return wording.option_line(rules, option)
    tool = rules.cards[option.tool] if option.tool else None
    sentence: str = template.format(
        card=rules.cards[option.card].title,
        onto=rules.cards[onto].title,
        time=words["time"] if _lead_costs_time(state, option) else "",
        tool=tool.title if tool else "",
        side=tool.sides[option.side - 1].title if tool and option.side else "",
    )
    return sentence


def _kept_for(state: GameState, card: int) -> tuple[str, int]:
    """Return how a card is told that is taken, and the case it fits now or by its technique."""
    if places := places_for(state, card):
        return "take_now", places[0]
    rules = state.rules
    later = [line[0] for line in state.lines if rules.left[card] & rules.right[line[-1]]]
    return ("take_later", later[0]) if later else ("take", 0)


def _lead_costs_time(state: GameState, option: Option) -> bool:
    """Say whether an answer discards the First lead to the Time area."""
    if option.verb not in (Verb.HAND, Verb.CLOSE, Verb.PASS):
        return False
    return any(
        isinstance(event, CardMoved) and event.cause == "first lead" and event.target.area == TIME
        for event in foresee(state, option).events
    )


def reason_line(rules: Ruleset, why: Why, numbers: Numbers, risk: Risk | None) -> str:
    """Say why a move is good in at most twelve words, with its risk if it has one."""
    words, told = advice_texts(), dict(numbers)
    voice = words["reasons" if risk is None else "short_reasons"]
    card = rules.cards[told.get("drop", 0)].title
    reason = voice[_reason_key(why.value, told)].format(**told, card=card)
    keys = told.get("keys", 0)
    if risk is not None:
        key = "risk_last" if risk.left <= 1 else "risk"
        values = {"frightening": risk.frightening, "unseen": risk.unseen}
        reason = words[key].format(reason=reason, **values)
    elif keys:
        reason = words["keeps_key" if keys == 1 else "keeps_keys"].format(reason=reason, keys=keys)
    return f"{reason[0].upper()}{reason[1:]}."


def _reason_key(why: str, told: dict[str, int]) -> str:
    """Return which sentence tells a reason: some numbers make it another one."""
    if why == "closes" and not told["goals"]:
        return "closes_none"
    if why == "keeps_card" and told["hand"] > told["limit"]:
        return "keeps_card_for" if "drop" in told else "keeps_card_over"
    return why


def labels(advice: Sequence[Advice]) -> tuple[str, ...]:
    """Number moves from the best on; those within each other's error share one number.

    They are told apart by a letter: 1a and 1b are about equal, 2 is worse than both.
    """
    groups: list[list[Advice]] = []
    for move in advice:
        if groups and _about_equal(groups[-1][0], move):
            groups[-1].append(move)
        else:
            groups.append([move])
    found = []
    for number, group in enumerate(groups, start=1):
        letters = "abc" if len(group) > 1 else " "
        found += [f"{number}{letter}".strip() for letter, _ in zip(letters, group, strict=False)]
    return tuple(found)


def _about_equal(one: Advice, other: Advice) -> bool:
    error = max(one.behind_error, other.behind_error)
    return other.behind - one.behind <= max(SURE * error, _LEAST_DIFFERENCE)


def as_good_line(label: str, numbered: Sequence[str]) -> str:
    """Say which moves are about as good as one that shares its number; nothing if none does."""
    words = advice_texts()["hint"]
    others = [other for other in numbered if other[0] == label[0] and other != label]
    return str(words["as_good"].format(labels=words["and"].join(others))) if others else ""


def equal_line(numbered: Sequence[str]) -> str:
    """Say which moves are about equal; nothing if every number is taken once."""
    words = advice_texts()["hint"]
    shared = [label for label in numbered if len(label) > 1]
    first = [label for label in shared if label[0] == shared[0][0]] if shared else []
    if not first:
        return ""
    listed = words["comma"].join(first[:-1]) + words["and"] + first[-1]
    return str(words["equal"].format(labels=listed))


def percent(chance: float) -> str:
    """Return a chance in whole percent; what is neither impossible nor certain does not look so."""
    share = round(chance * 100)
    if share <= 0 and chance > 0:
        return "<1"
    return ">99" if share >= 100 and chance < 1 else str(share)


def margin(error: float) -> int:
    """Return the error of an estimate in points: two standard errors, never nought."""
    return max(1, math.ceil(SURE * error * 100))


def points(part: float) -> int:
    """Return a part of the chance to win in points of a hundred."""
    return round(part * 100)


def signed(part: float) -> str:
    """Return a part of the chance with its sign."""
    words, whole = advice_texts()["review"], points(part)
    return str(words["minus" if whole < 0 else "plus"].format(points=abs(whole)))


def better_line(state: GameState, option: Option, point: TurningPoint) -> tuple[str, str]:
    """Say what would have been better and why."""
    move = move_line(state, option)
    words = advice_texts()["review"]["better_open"]
    told = words.format(move=move[0].lower() + move[1:])
    return told, reason_line(state.rules, point.why, point.numbers, point.risk)


def decision_line(decision: Decision, deed: str, blow: str = "") -> tuple[str, ...]:
    """Tell one decision of a review: what was done, the chance before and after, whose part.

    A harm that came of it is told last, so that good luck beside it does not look wrong.
    """
    words: dict[str, Any] = advice_texts()["review"]
    after = decision.chance - decision.lost + decision.luck
    lost = points(decision.lost)
    harm = words["blows"][blow] if blow else ""
    if harm and points(decision.luck) > 0:
        harm = words["here_though"].format(harm=harm)
    told = (
        words["here"].format(turn=decision.turn, deed=deed),
        words["here_numbers"].format(
            before=percent(decision.chance), after=percent(max(0.0, min(1.0, after)))
        ),
        words["here_decision"].format(points=lost) if lost else words["here_even"],
        words["here_luck"].format(points=signed(decision.luck)),
    )
    return (*told, harm) if harm else told
