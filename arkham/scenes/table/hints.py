"""Say what is possible and what is urgent, from what lies open only.

A hint of this kind names facts, never a best move, so it tells nothing that the player could not
have counted: it leaves a fair game fair. Nothing here looks at a hidden order.
"""

from __future__ import annotations

from dataclasses import dataclass

from arkham.files.texts import texts
from arkham.rules.areas import AREAS, BIG_PICTURE, DRAW, HAND, LEADS, STABILITY, TIME
from arkham.rules.basics import LEADS_SPACES, TYPE_BITS, TYPES_TO_CLOSE
from arkham.rules.cards import GAP, ClueType
from arkham.rules.choices import Prompt
from arkham.rules.closing import closable, most_scorable
from arkham.rules.moves import discard_area, hand_limit, time_limit
from arkham.rules.play import places_for
from arkham.rules.state import GameState, Line
from arkham.scenes.draw.icons import icon_info
from arkham.words import wording

_NEAR = 2  # that close to the stability limit it is worth a word


@dataclass(frozen=True, slots=True)
class Hint:
    """One fact worth knowing now."""

    text: str
    icon: str  # an id of data/icons.yaml
    urgent: bool = False


def hints_of(state: GameState) -> tuple[Hint, ...]:
    """Return what is urgent, then what is possible, at the question that waits."""
    choice = state.choice
    if choice is None:
        return ()
    found = [*_of_time(state), *_of_stability(state), *_of_the_stack(state)]
    if choice.prompt == Prompt.ACTION:
        found += [*_of_the_hand(state), *_of_plays(state)]
    else:
        icon = "mark.must" if choice.must else "mark.may"
        found.append(Hint(wording.prompt_line(state, choice), icon))
    found += [*_of_cases(state), *_of_the_goal(state), *_of_help(state)]
    return tuple(sorted(found, key=lambda hint: not hint.urgent))


def _say(key: str, icon: str, *, urgent: bool = False, **values: object) -> Hint:
    return Hint(texts()["hint"][key].format(**values), icon, urgent)


def _title(state: GameState, card: int) -> str:
    return state.rules.cards[card].title


def _trouble(state: GameState) -> tuple[str, int]:
    """Return the kind of card that comes when time is up, and how many are left."""
    stack = state.rules.trouble_stack().area
    return AREAS[stack].kind, len(state.areas[stack])


def _of_time(state: GameState) -> list[Hint]:
    """Warn where one more card brings trouble, above all the First lead."""
    have, limit = len(state.areas[TIME]), time_limit(state)
    name, left = _trouble(state)
    if have < limit - 1:
        return []
    lead = state.first_lead()
    costs = bool(lead) and discard_area(state, lead) == TIME
    key = "time_lead" if costs else "time_near"
    return [
        _say(
            f"{key}_{name}" if left else f"{key}_last",
            "mark.time",
            urgent=True,
            have=have,
            limit=limit,
            left=left,
        )
    ]


def _of_stability(state: GameState) -> list[Hint]:
    have, limit = len(state.areas[STABILITY]), state.rules.stability_limit
    if limit - have > _NEAR:
        return []
    values = {"have": have, "limit": limit, "more": limit - have}
    return [_say("stability", "mark.stability", urgent=limit - have <= 1, **values)]


def _of_the_stack(state: GameState) -> list[Hint]:
    """Warn where the refill of this turn will find too few cards."""
    leads = [card for card in state.areas[LEADS] if card != GAP]
    asked = state.choice is not None and state.choice.prompt == Prompt.ACTION
    missing = LEADS_SPACES - len(leads) + (1 if asked and leads else 0)
    count = len(state.areas[DRAW])
    if count >= missing:
        return []
    name, left = _trouble(state)
    key = f"stack_{name}" if left else "stack_last"
    return [_say(key, "effect.shuffle", urgent=True, count=count, missing=missing, left=left)]


def _of_the_hand(state: GameState) -> list[Hint]:
    have, limit = len(state.areas[HAND]), hand_limit(state)
    if have < limit or not state.first_lead():
        return []
    return [_say("hand_full", "area.take", have=have, limit=limit)]


def _of_plays(state: GameState) -> list[Hint]:
    """Tell which cards fit where now."""
    lead = state.first_lead()
    found = []
    for card in (lead, *state.areas[HAND]):
        places = places_for(state, card) if card else []
        if places:
            names = ", ".join(_title(state, anchor) for anchor in places)
            key, icon = ("lead_fits", "area.play") if card == lead else ("fits", "area.from-hand")
            found.append(_say(key, icon, card=_title(state, card), cases=names))
    if found:
        return found
    later = [card for card in state.areas[LEADS] if card not in (GAP, lead)]
    fitting = ", ".join(_title(state, card) for card in later if places_for(state, card))
    waiting = [_say("later_fits", "area.pass", cards=fitting)] if fitting else []
    return [_say("nothing_fits", "area.pass"), *waiting]


def _of_cases(state: GameState) -> list[Hint]:
    """Tell which cases can be closed, or nearly."""
    found = []
    for line in state.lines:
        name, types = _title(state, line[0]), state.rules.types_in(line)
        if closable(state, line):
            count = most_scorable(state, line)
            found.append(_say("closable", "area.close", case=name, count=count))
            if state.rules.reopens and len(state.lines) == 1:
                key = "last_case" if _trouble(state)[1] else "last_case_lost"
                found.append(_say(key, state.rules.trouble_stack().icon, urgent=True, case=name))
        elif types == TYPES_TO_CLOSE - 1:
            found.append(_one_short(state, line))
    return found


def _one_short(state: GameState, line: Line) -> Hint:
    """Tell what a case lacks, and which open cards that fit would bring it."""
    rules = state.rules
    have = {rules.type_bit[card] for card in line}
    cards = [card for card in (state.first_lead(), *state.areas[HAND]) if card]
    bring = [
        _title(state, card)
        for card in cards
        if rules.type_bit[card] not in have and line[0] in places_for(state, card)
    ]
    name = _title(state, line[0])
    if bring:
        return _say("one_short_with", "area.close", case=name, cards=", ".join(bring))
    return _say("one_short", "area.close", case=name)


def _of_the_goal(state: GameState) -> list[Hint]:
    """Tell what the big picture still lacks, where types are what wins."""
    rules = state.rules
    if rules.goals:
        return []
    scored = {rules.type_bit[card] for card in state.areas[BIG_PICTURE]}
    missing = rules.types_to_win - len(scored - {0})
    if missing <= 0:
        return []
    in_game = {card.type for card in rules.cards if card.type}
    types = [t for t in ClueType if t in in_game and TYPE_BITS[t] not in scored]
    names = [icon_info(f"type.{t}").name for t in types]
    return [_say("goal", "attribute.puzzle", missing=missing, types=", ".join(names))]


def _of_help(state: GameState) -> list[Hint]:
    """Name the outside help that can be used at this moment."""
    options = state.choice.options if state.choice else ()
    tools = dict.fromkeys(option.tool for option in options if option.free and option.tool)
    names = ", ".join(_title(state, card) for card in tools)
    icons = [f"kind.{state.rules.cards[card].kind}" for card in tools]
    return [_say("help", icons[0], tools=names)] if names else []
