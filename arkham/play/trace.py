"""Write commands, events and tables as plain data with card ids, for outside tools."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any

from arkham.play.history import Node
from arkham.rules import events
from arkham.rules.areas import AREA_NAMES, LINE
from arkham.rules.choices import notation
from arkham.rules.events import Event, Spot
from arkham.rules.ruleset import Ruleset

_CARDS = frozenset({"card", "onto", "anchor", "cards", "scored", "filed", "boxed", "order"})
_AREAS = frozenset({"area", "fate"})
# Fields whose name means a card or an area in some events only.
_CARDS_IN: dict[type, set[str]] = {
    events.CardFlipped: {"before", "after"},
    events.LeadsSlid: {"before", "after"},
    events.CheckMade: {"source"},
}
_AREAS_IN: dict[type, set[str]] = {events.CardsSwept: {"source", "target"}}


def moment_to_json(node: Node) -> dict[str, Any]:
    """Return a command with its events, the table after it and the question it led to."""
    state = node.state
    choice = state.choice
    question = None
    if choice is not None:
        options = [notation(state, option) for option in choice.options]
        question = {"prompt": choice.prompt, "must": choice.must, "options": options}
    return {
        "command": node.command,
        "events": [event_to_json(event, state.rules) for event in node.events],
        "state": state.to_json(),
        "digest": state.digest(),
        "question": question,
    }


def event_to_json(event: Event, rules: Ruleset) -> dict[str, Any]:
    """Return an event as its name and its fields, cards and areas by their names."""
    kind = type(event)
    written: dict[str, Any] = {"event": kind.__name__}
    for field in fields(event):
        name, value = field.name, getattr(event, field.name)
        if isinstance(value, Spot):
            value = _spot(value, rules)
        elif name in _CARDS or name in _CARDS_IN.get(kind, ()):
            value = _named(value, lambda card: rules.cards[card].id)
        elif name in _AREAS or name in _AREAS_IN.get(kind, ()):
            value = _named(value, _area)
        written[name] = value
    return written


def _spot(spot: Spot, rules: Ruleset) -> dict[str, Any]:
    written: dict[str, Any] = {"area": _area(spot.area), "place": spot.place}
    if spot.anchor:
        written["anchor"] = rules.cards[spot.anchor].id
    return written


def _area(area: int) -> str:
    return "line" if area == LINE else AREA_NAMES[area]


def _named(value: Any, name: Callable[[int], str]) -> Any:
    return [name(each) for each in value] if isinstance(value, tuple) else name(value)
