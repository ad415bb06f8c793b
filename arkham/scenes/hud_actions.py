"""The five actions as the table shows them: possible or why not, and what they would bring."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from arkham import wording
from arkham.rules.choices import Choice, Option, Prompt, Verb
from arkham.rules.refusals import Unavailable, refusals
from arkham.rules.state import GameState
from arkham.scenes.dangers import Danger, danger_of
from arkham.scenes.layout import ACTIONS
from arkham.texts import texts

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


@lru_cache(maxsize=4)
def action_statuses(state: GameState, serial: int) -> tuple[ActionStatus, ...]:
    """Return the five actions at a question; a disabled one gives the reason of its nearest target.

    The serial number of the question tells two questions of one table apart; while the picture
    catches up with the game the same question is looked at for every event.
    """
    options = _options(state.choice)
    refused = refusals(state)
    statuses = []
    for name, verb in ACTION_VERBS.items():
        ways = [option for option in options if option.verb is verb]
        targets = {option.card if verb is Verb.HAND else option.onto for option in ways}
        reason = "" if targets else _why(refused, verb, state)
        danger = min((danger_of(state, way) for way in ways), default=Danger.NONE)
        statuses.append(ActionStatus(name, bool(targets), reason, len(targets), danger))
    return tuple(statuses)


@lru_cache(maxsize=4)
def closing_dangers(state: GameState, serial: int) -> dict[int, Danger]:
    """Return what closing each closable case would bring, by the first card of its line."""
    closings = [option for option in _options(state.choice) if option.verb is Verb.CLOSE]
    return {option.onto: danger_of(state, option) for option in closings}


def _options(choice: Choice | None) -> tuple[Option, ...]:
    return choice.options if choice and choice.prompt is Prompt.ACTION else ()


def _why(refused: list[Unavailable], verb: Verb, state: GameState) -> str:
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
