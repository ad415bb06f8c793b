"""The five actions as the table shows them: possible or why not, and what they would bring."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from arkham.files.texts import texts
from arkham.rules.choices import Option, Prompt, Verb
from arkham.rules.refusals import Unavailable, refusals
from arkham.rules.state import GameState
from arkham.scenes.table.dangers import Danger, danger_of
from arkham.scenes.table.layout.table import ACTIONS
from arkham.words import wording

ACTION_VERBS = dict(
    zip(ACTIONS, (Verb.TAKE, Verb.LEAD, Verb.HAND, Verb.CLOSE, Verb.PASS), strict=True)
)


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
    return wording.reason_line(fewest.refusals[0])
