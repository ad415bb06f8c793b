"""The five actions as the table shows them: possible or why not, and which certainly bring harm."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum

from arkham.files.texts import texts
from arkham.rules.choices import Option, Prompt, Verb
from arkham.rules.events import CardMoved, LineOpened, StackRanDry, TimeStruck
from arkham.rules.foresight import Foresight, foresee
from arkham.rules.moves import time_limit
from arkham.rules.refusals import Unavailable, refusals
from arkham.rules.state import GameState
from arkham.scenes.table.layout.table import ACTIONS
from arkham.words import wording

ACTION_VERBS = dict(
    zip(ACTIONS, (Verb.TAKE, Verb.LEAD, Verb.HAND, Verb.CLOSE, Verb.PASS), strict=True)
)


class Danger(IntEnum):
    """How grave it is what a command brings unless an answer averts it; the larger the worse."""

    NONE = 0
    TROUBLE = 1  # what time costs comes
    LOSS = 2


def empties_the_table(state: GameState, option: Option) -> bool:
    """Say whether an option closes the last open case, so that trouble is due at once (X5)."""
    return state.rules.reopens and option.verb is Verb.CLOSE and len(state.lines) == 1


def fills_time(state: GameState, option: Option, seen: Foresight) -> bool:
    """Say whether Time is full when an action stops to ask, so that it strikes after the answer."""
    is_action = state.choice is not None and state.choice.prompt == Prompt.ACTION
    return is_action and not option.free and seen.time[1] >= time_limit(state)


def danger_of(state: GameState, option: Option, foresight: Foresight | None = None) -> Danger:
    """Return the worst that an option brings by itself, whatever the hidden order."""
    seen = foresight or foresee(state, option)
    if seen.ended is not None:
        return Danger.NONE if seen.ended.won else Danger.LOSS
    if empties_the_table(state, option):
        # The puzzles to score are asked first, so the foresight ends before trouble is due.
        return Danger.TROUBLE if state.areas[state.rules.trouble_stack().area] else Danger.LOSS
    if any(isinstance(event, TimeStruck | StackRanDry) for event in seen.events):
        return Danger.TROUBLE
    if fills_time(state, option, seen):
        return Danger.TROUBLE
    reveal, stack = seen.reveal, state.rules.trouble_stack().area
    if isinstance(reveal, CardMoved | LineOpened) and reveal.source.area == stack:
        return Danger.TROUBLE
    return Danger.NONE


@dataclass(frozen=True, slots=True)
class ActionStatus:
    """One of the five actions: possible, or why not."""

    name: str
    enabled: bool
    reason: str
    count: int = 0  # how many cases, or cards of the hand, it can be done with
    danger: Danger = Danger.NONE  # what it certainly brings, whichever of its targets is chosen


def action_statuses(state: GameState) -> tuple[ActionStatus, ...]:
    """Return the five actions; a disabled one gives the reason of its nearest target."""
    refused = tuple(refusals(state))
    statuses = []
    for name, verb in ACTION_VERBS.items():
        ways = _ways(state, verb)
        targets = {option.card if verb is Verb.HAND else option.onto for option in ways}
        reason = "" if targets else _why(refused, verb, state)
        danger = min(_dangers(state, ways), default=Danger.NONE)
        statuses.append(ActionStatus(name, bool(targets), reason, len(targets), danger))
    return tuple(statuses)


def closing_dangers(state: GameState) -> dict[int, Danger]:
    """Return what closing each closable case would bring, by the first card of its line."""
    return {option.onto: danger_of(state, option) for option in _ways(state, Verb.CLOSE)}


def _dangers(state: GameState, ways: Iterable[Option]) -> Iterator[Danger]:
    """Yield how grave ways to do an action are, up to the first that does no harm."""
    for way in ways:
        danger = danger_of(state, way)
        yield danger
        if danger is Danger.NONE:
            return


def _ways(state: GameState, verb: Verb) -> list[Option]:
    choice = state.choice
    if choice is None or choice.prompt != Prompt.ACTION:
        return []
    return [option for option in choice.options if option.verb is verb]


def _why(refused: Sequence[Unavailable], verb: Verb, state: GameState) -> str:
    lead = state.first_lead()
    concerned = [u for u in refused if u.verb is verb and (verb is not Verb.LEAD or u.card == lead)]
    if not concerned:
        return texts()["nothing"].get(verb.value, "")
    # Of the cases that cannot be closed, the one with the most types is the nearest.
    fewest = min(
        concerned,
        key=lambda u: (len(u.refusals), -u.refusals[0].have if verb is Verb.CLOSE else 0),
    )
    return wording.reasons_line(fewest.refusals)
