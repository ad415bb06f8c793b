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
from arkham.rules.areas import HAND, LINE, STABILITY, TIME
from arkham.rules.events import CardMoved, CardsSwept, CheckMade, Event, LineClosed, LineOpened
from arkham.rules.mechanisms.tools import BRIEFCASE
from arkham.scenes.table.layout.table import Look
from arkham.scenes.table.motion.effects import (
    Effect,
    Flight,
    Glow,
    Halo,
    Ring,
    Shatter,
    Stamp,
    Thud,
)
from arkham.scenes.table.motion.filing import ClosingFile
from arkham.scenes.table.motion.lights import SkyFlash, Surge, Waves
from arkham.scenes.table.motion.stage import Stage
from arkham.scenes.table.scene import TableScene

REPLAYS = Path(__file__).parents[2] / "replays"
GAMES = (
    "case1-won-1",
    "case2-won-2",
    "case2-lost-stability-1",
    "case3-hardboiled-won-1",
    "case3-hardboiled-won-3",
)
SHOWN_BY: dict[str, type[Effect]] = {
    "lightning": SkyFlash,
    "held up": Halo,
    "glow": Glow,
    "folder": ClosingFile,
    "stamp": Stamp,
    "rings": Ring,
    "flight": Flight,
}
Kind = TypeVar("Kind", CheckMade, LineClosed, LineOpened, CardMoved)
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


def effects_at(moment: str, cause: Callable[[], tuple[Stage, Event]]) -> tuple[Stage, set[type]]:
    """Perform something; return the stage and what was shown in the frame after a moment."""
    stage, event = cause()
    tell, seen = stage.on_moment, set[type]()
    heard: list[str] = []
    stage.on_moment = lambda name: (heard.append(name), tell(name))[1]  # type: ignore[func-returns-value]
    stage.director.feed([event])
    while moment not in heard and stage.moving:
        stage.update(0.02)
    stage.update(0.02)
    seen |= {type(effect) for effect in stage.effects.live}
    return stage, seen


def pinned() -> bool:
    stage, _ = effects_at("pinned", lambda: next_move(LINE))
    threads = [stage.threads.of(line[0]) for line in stage.view.lines]
    return any(0 < thread.slack.value < 1 for thread in threads)


def tick() -> bool:
    return effects_at("tick", lambda: next_move(TIME))[0].clock.moving


def crack() -> bool:
    stage, seen = effects_at("crack", lambda: next_move(STABILITY))
    return stage.mirror.moving and Shatter in seen


def thud() -> bool:
    stage, seen = effects_at("thud", lambda: next_event(LineOpened))
    return Thud in seen and any(place.tilt for place in stage.detours.values())


def stamped() -> bool:
    stage, seen = effects_at("stamped", lambda: next_event(LineClosed))
    file = next(effect for effect in stage.effects.live if isinstance(effect, ClosingFile))
    return file.stamped <= file.share <= file.leaves


def unseen() -> bool:
    """Take the thing by whose light more is seen."""
    for scene, events in replayed("case3-hardboiled-won-1"):
        for event in events:
            before = scene.stage.light_source
            scene.stage.on_moment = table()[1].append
            scene.director.feed([event])
            while scene.stage.moving:
                scene.stage.update(0.02)
                if scene.stage.light_source and not before:
                    return {Surge, Waves} <= {type(e) for e in scene.stage.effects.live}
    return False


def next_move(area: int) -> tuple[Stage, Event]:
    """Play a game until a card is about to come to an area, or to a line."""
    return next_event(CardMoved, lambda event: event.target.area == area)


def next_event(
    kind: type[Kind], wanted: Callable[[Kind], bool] = lambda event: True
) -> tuple[Stage, Kind]:
    """Play a game on a table that tells of its moments until something of this kind happens."""
    for scene, events in replayed("case1-won-1"):
        for event in events:
            if isinstance(event, kind) and wanted(event):
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
    "pinned": pinned,
    "tick": tick,
    "crack": crack,
    "thud": thud,
    "stamped": stamped,
    "unseen": unseen,
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
