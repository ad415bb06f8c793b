"""`arkham replay`: play a save again, also from a report, and prove that it leads where it says.

A trace is plain data with card ids, for outside tools. Whoever traces a game that is not over may
be playing it. Unless everything is asked for, such a trace tells no more than the table does:
face-down cards are `?`, and what could be worked out from the seed, the state of chance or a digest
is left out.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

from arkham.commands import FOUND, OK, CommandError, Subparsers
from arkham.files.untrusted import SaveError, read_bounded
from arkham.play.history import FACE_DOWN, Node, moves_face_down
from arkham.play.report import game_text
from arkham.play.savefile import load_text
from arkham.play.session import Session
from arkham.rules import RULES_VERSION, events
from arkham.rules.areas import AREA_NAMES, LINE
from arkham.rules.choices import notation
from arkham.rules.events import AreaLaid, CardMoved, CardsSwept, Event, Spot, StackShuffled
from arkham.rules.ruleset import Ruleset
from arkham.rules.state import Lost, Outcome


def add(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "replay",
        help="verify a save, a replay or a report and trace what happened",
        description="Play the commands of a saved game again and compare the table they lead to "
        "with the digest of the save. Exit code 1 if they differ, 2 if the file holds no game.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved game or a report")
    parser.add_argument(
        "--trace",
        type=Path,
        metavar="OUT.jsonl",
        help="write one JSON object for the deal and for every command: the command, its events "
        "and the table; of a game that is not over only what the player can see",
    )
    parser.add_argument(
        "--hidden", action="store_true", help="trace what is hidden too, though the game goes on"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Load the save, which replays it, and tell what it is."""
    try:
        session, notice = load_text(_text_of(arguments.file))
    except SaveError as error:
        raise CommandError(f"{arguments.file}: {error}") from None
    if arguments.trace is not None:
        is_over = session.outcome is not None
        _write_trace(arguments.trace, session, hidden=is_over or arguments.hidden)
    print(f"{session.case.title}, seed {session.seed}, {session.mark}")
    print(", ".join(f"{option}: {value}" for option, value in session.options.items()))
    state = session.state
    print(f"{session.here.depth} commands to turn {state.turn}, {_ending(session.outcome)}")
    print(f"digest {state.digest()}")
    if notice is not None:
        print(f"arkham: {arguments.file}: {notice}", file=sys.stderr)
        return FOUND
    return OK


def _text_of(path: Path) -> str:
    try:
        return game_text(read_bounded(path))
    except OSError as error:
        raise CommandError(f"{path}: {error.strerror}") from None


def _write_trace(path: Path, session: Session, *, hidden: bool) -> None:
    try:
        with path.open("w", encoding="utf-8", newline="\n") as file:
            for moment in trace(session, hidden=hidden):
                file.write(json.dumps(moment) + "\n")
    except OSError as error:
        raise CommandError(f"{path}: {error.strerror}") from None


def _ending(outcome: Outcome | None) -> str:
    if outcome is None:
        return "not over yet"
    return f"lost by {outcome.reason}" if isinstance(outcome, Lost) else "won"


_CARDS = frozenset({"card", "onto", "anchor", "cards", "scored", "filed", "boxed", "order"})
_AREAS = frozenset({"area", "fate"})
# Fields whose name means a card or an area in some events only.
_CARDS_IN: dict[type, set[str]] = {
    events.CardFlipped: {"before", "after"},
    events.LeadsSlid: {"before", "after"},
    events.CheckMade: {"source"},
}
_AREAS_IN: dict[type, set[str]] = {events.CardsSwept: {"source", "target"}}


UNKNOWN = "?"
_FACE_DOWN_NAMES = frozenset(AREA_NAMES[area] for area in FACE_DOWN)


def trace(session: Session, *, hidden: bool) -> Iterator[dict[str, Any]]:
    """Yield the moments of a game, the deal first; `hidden` tells what the player cannot see."""
    case = session.case
    deal: dict[str, Any] = {
        "case": case.id,
        "content": case.content_hash,
        "options": session.options,
        "rules": RULES_VERSION,
        "dealt": session.from_deal,
    }
    if hidden:
        deal["seed"] = session.seed
    for node in session.path():
        moment = moment_to_json(node) if hidden else _without_hidden(node)
        yield {"deal": deal, **moment} if node is session.root else moment


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


def _without_hidden(node: Node) -> dict[str, Any]:
    """Return a moment as far as the player can see it."""
    moment = moment_to_json(node)
    moment["events"] = [
        _seen(event, written) for event, written in zip(node.events, moment["events"], strict=True)
    ]
    areas = {
        name: [UNKNOWN] * len(cards) if name in _FACE_DOWN_NAMES else cards
        for name, cards in moment["state"]["areas"].items()
    }
    moment["state"] |= {"rng": None, "areas": areas}
    moment["digest"] = None
    return moment


def _seen(event: Event, written: dict[str, Any]) -> dict[str, Any]:
    """Return an event as it was written, without the cards that nobody saw."""
    match event:
        case AreaLaid(area, cards) if area in FACE_DOWN:
            return written | {"cards": [UNKNOWN] * len(cards)}
        case StackShuffled(area, order) if area in FACE_DOWN:
            return written | {"order": [UNKNOWN] * len(order)}
        case CardMoved() if moves_face_down(event):
            return written | {"card": UNKNOWN}
        case CardsSwept(cards, source, target) if source in FACE_DOWN and target in FACE_DOWN:
            return written | {"cards": [UNKNOWN] * len(cards)}
    return written


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
