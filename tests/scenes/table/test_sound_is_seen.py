"""No sound carries information alone: what data/sounds.yaml says is seen, is seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import TypeVar

import pytest

from arkham.app.sound import row_of, sound_table
from arkham.play.savefile import load_text
from arkham.play.session import Session
from arkham.rules.areas import HAND
from arkham.rules.events import CardMoved, CardsSwept, CheckMade, Event, LineClosed
from arkham.rules.mechanisms.tools import BRIEFCASE
from arkham.scenes.table.layout.placements import Look
from arkham.scenes.table.motion.effects import (
    Effect,
    Flight,
    Folder,
    Glow,
    Halo,
    Ring,
    SkyFlash,
    Stamp,
)
from arkham.scenes.table.motion.stage import Stage
from arkham.scenes.table.scene import TableScene

REPLAYS = Path(__file__).parents[2] / "replays"
GAMES = ("case1-won-1", "case2-won-2", "case2-lost-stability-1", "case3-hardboiled-won-1")
SHOWN_BY: dict[str, type[Effect]] = {
    "lightning": SkyFlash,
    "held up": Halo,
    "glow": Glow,
    "folder": Folder,
    "stamp": Stamp,
    "rings": Ring,
    "flight": Flight,
}
Kind = TypeVar("Kind", CheckMade, LineClosed)
ROWS: dict[str, dict[str, str]] = sound_table()["events"]


def cards_of(event: Event) -> set[int]:
    match event:
        case CardMoved(card):
            return {card}
        case CardsSwept(cards):
            return set(cards)
    return set()


def sights(stage: Stage, event: Event) -> set[str]:
    """Perform an event and return everything that could be seen of it."""
    shown: list[Effect] = []
    add = stage.effects.add
    stage.effects.add = lambda effect: (shown.append(effect), add(effect))[1]  # type: ignore
    found: set[str] = set()
    packed = tuple(stage.landed.areas[BRIEFCASE])
    stage.director.feed([event])
    while stage.moving:
        stage.update(0.04)
        if cards_of(event) & stage.field.moving.keys():
            found.add("card")
        for name, moves in (
            ("clock", stage.clock.moving),
            ("mirror", stage.mirror.moving),
            ("dusk", stage.light.moving),
        ):
            if moves:
                found.add(name)
    stage.effects.add = add  # type: ignore
    if tuple(stage.landed.areas[BRIEFCASE]) != packed:  # which the briefcase is painted from
        found.add("briefcase")
    kinds = {type(effect) for effect in shown}
    return found | {name for name, kind in SHOWN_BY.items() if kind in kinds}


def replayed(name: str) -> Iterator[tuple[TableScene, list[Event]]]:
    recorded, _ = load_text((REPLAYS / f"{name}.json").read_text(encoding="utf-8"))
    scene = TableScene(Session.new(recorded.case, recorded.options, recorded.seed))
    for node in recorded.path()[1:]:
        yield scene, scene.session.do(node.command)


@cache
def seen_in_games() -> dict[str, set[str]]:
    """Return what was seen of the first event of every row that the games have."""
    found: dict[str, set[str]] = {}
    for name in GAMES:
        for scene, events in replayed(name):
            if found.keys() == ROWS.keys():
                return found
            for event in events:
                row = row_of(event)
                if row and row not in found:
                    scene.stage.finish()
                    found[row] = sights(scene.stage, event)
                else:
                    scene.director.feed([event])
                    scene.director.skip()
    return found


@pytest.mark.parametrize("row", ROWS)
def test_what_is_heard_of_an_event_is_seen_as_well(row: str) -> None:
    seen = seen_in_games()
    assert row in seen, "no game has it"
    assert ROWS[row]["seen"] in seen[row], f"only {seen[row]} is seen"


@cache
def table() -> tuple[TableScene, list[str]]:
    """Return a table in the middle of a game, and the moments it tells of."""
    told: list[str] = []
    for scene, events in replayed("case1-won-1"):
        scene.stage.on_moment = scene.callbacks.on_moment = told.append
        scene.director.feed(events)
        if scene.session.choice and len(scene.session.state.areas[HAND]) > 1:
            scene.director.skip()
            if scene.session.state.turn > 4:
                break
    return scene, told


def lift() -> bool:
    scene, _ = table()
    scene.reset_cues()
    card = scene.session.state.first_lead()
    scene._input.pick_up(card, (100, 100), dragged=True)
    return scene.cues.carried is not None and scene.cues.carried.card == card


def put_back() -> bool:
    lift()
    scene, _ = table()
    card = scene.session.state.first_lead()
    scene.reset_cues()
    return scene.cues.carried is None and card in scene.field.moving


def refuse() -> bool:
    scene, _ = table()
    scene.cues.toast = ""
    scene.refuse("no")
    return scene.cues.toast == "no"


def turn() -> bool:
    """Make a check: the card that is drawn lies over the table with its face up."""
    stage, event = next_event(CheckMade)
    stage.director.feed([event])
    while stage.moving:
        stage.update(0.1)
        if event.card in stage.detours:
            return stage.detours[event.card].look is Look.FACE
    return False


def piece() -> bool:
    """Close a line that scores: a piece flies to its place, and a ring shows where it lands."""
    stage, event = next_event(LineClosed)
    return {"flight", "rings"} <= sights(stage, event)


def next_event(kind: type[Kind]) -> tuple[Stage, Kind]:
    """Play a game on a table that tells of its moments until something of this kind happens."""
    for scene, events in replayed("case1-won-1"):
        for event in events:
            if isinstance(event, kind):
                scene.stage.on_moment = table()[1].append
                return scene.stage, event
            scene.director.feed([event])
            scene.director.skip()
    raise AssertionError("it never happens")


MOMENTS: dict[str, Callable[[], bool]] = {
    "lift": lift,
    "put_back": put_back,
    "refuse": refuse,
    "turn": turn,
    "piece": piece,
}
SCREENS = ("new_game", "filed", "leaf")  # a whole screen opens: see test_soundtrack


@pytest.mark.parametrize("moment", MOMENTS)
def test_what_is_heard_of_a_moment_is_seen_as_well(moment: str) -> None:
    told = table()[1]
    told.clear()
    assert MOMENTS[moment](), sound_table()["moments"][moment]["seen"]
    assert moment in told


def test_every_moment_is_looked_at() -> None:
    assert sound_table()["moments"].keys() == {*MOMENTS, *SCREENS}
