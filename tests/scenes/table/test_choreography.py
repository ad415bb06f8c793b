"""What is seen while events are played, and that it always ends with the table as it is."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import pairwise, product

import pygame
import pytest
from flashes import AREA, CHANGE, cells_of, flashing_area, most_flashes
from grids import swept
from recorder import recording

from arkham.ai import PLAYERS
from arkham.casefile import load_case
from arkham.play.history import Node
from arkham.play.session import Session
from arkham.rules.areas import DISCARD, LEADS, LINE, STABILITY, TIME
from arkham.rules.events import (
    CardMoved,
    CardsSwept,
    CheckMade,
    Event,
    GameEnded,
    LineClosed,
    LineOpened,
    StrainFelt,
    TimeStruck,
)
from arkham.scenes.draw.brush import Brush
from arkham.scenes.draw.tween import FADE_S
from arkham.scenes.table.layout.table import placements
from arkham.scenes.table.motion.effects import Effects
from arkham.scenes.table.motion.ending import Verdict
from arkham.scenes.table.motion.lights import FLASH_S, FLASHES, SkyFlash, desk_of, sky_light
from arkham.scenes.table.scene import TablePreferences, TableScene
from arkham.scenes.table.view import TableView

FRAME_S = 1 / 60
SIZE = (1024, 640)
Wanted = Callable[[Event], bool]


def caused(cause: str) -> Wanted:
    return lambda event: isinstance(event, CardMoved) and event.cause == cause


def is_a(kind: type) -> Wanted:
    return lambda event: isinstance(event, kind)


def comes_to(area: int) -> Wanted:
    return lambda event: isinstance(event, CardMoved) and event.target.area == area


def switches_on(event: Event) -> bool:
    machine = next(c.index for c in load_case(3).cards if c.id == "tillinghasts-machine")
    return isinstance(event, CardMoved) and event.card == machine and event.cause == "take"


MOMENTS: dict[str, tuple[int, int, Wanted]] = {
    "a card is pinned": (1, 0, comes_to(LINE)),
    "a card of time comes": (1, 0, comes_to(TIME)),
    "the mirror cracks": (1, 0, comes_to(STABILITY)),
    "the machine is switched on": (3, 7, switches_on),
    "a case is closed": (1, 1, is_a(LineClosed)),
    "a case of case 3 is closed": (3, 0, is_a(LineClosed)),
    "time strikes": (1, 0, is_a(TimeStruck)),
    "a victim comes": (1, 0, is_a(LineOpened)),
    "a menace comes": (3, 0, caused("menace")),
    "a storm breaks": (2, 0, caused("storm")),
    "a check is made": (1, 0, is_a(CheckMade)),
    "a line is strained": (1, 0, is_a(StrainFelt)),
    "an objective is met": (3, 0, caused("objective")),
    "a game is lost": (1, 0, is_a(GameEnded)),
    "a game is won": (1, 103, is_a(GameEnded)),
    "the stack is shuffled": (1, 0, is_a(CardsSwept)),
    "a card is dealt": (1, 0, caused("deal")),
}

PACED = ("a case is closed", "a victim comes", "a storm breaks", "a line is strained")


@cache
def before(moment: str) -> tuple[Session, Node, int]:
    """Play on until the next command brings that moment; return the game, the place, the option."""
    case, seed, wanted = MOMENTS[moment]
    session = Session.new(load_case(case), {}, seed)
    decide = PLAYERS["greedy"](seed)
    while session.choice is not None:
        here, option = session.here, decide(session.state)
        number = session.choice.options.index(option)
        if any(wanted(event) for event in session.do(option)):
            session.jump(here)
            return session, here, number
    raise LookupError(moment)


def table_before(moment: str, **preferences: object) -> tuple[TableScene, Callable[[], None]]:
    """Return a table at that moment, and what makes it happen."""
    session, here, number = before(moment)
    session.jump(here)
    scene = TableScene(session, TablePreferences(auto_resolve=False, **preferences))  # type: ignore[arg-type]
    scene.on_resize(SIZE)

    def happen() -> None:
        session.jump(here)
        scene.refresh()
        assert session.choice is not None
        scene.do(session.choice.options[number])

    return scene, happen


def assert_settled(scene: TableScene) -> None:
    assert scene.view == TableView.of(scene.session.state)
    assert scene.stage.landed == scene.view
    assert scene.field.placements == placements(scene.view, scene.layout)
    assert not scene.field.moving
    assert not scene.stage.detours
    assert not scene.stage.withheld
    assert scene.stage.clock.value == scene.hud.time[0]
    assert scene.stage.mirror.value == scene.hud.stability[0]
    for line in scene.view.lines:
        assert scene.stage.threads.of(line[0]).tied == len(line)


def play(scene: TableScene, seconds: float = 20.0) -> float:
    """Let time pass until nothing moves any more; return how long that took."""
    clock = 0.0
    while scene.update(FRAME_S) and clock < seconds:
        clock += FRAME_S
    return clock


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_moment_ends_with_the_table_as_it_is(moment: str) -> None:
    scene, happen = table_before(moment)
    happen()
    assert scene.stage.moving
    assert play(scene) < 10
    assert_settled(scene)


@pytest.mark.parametrize("moment", MOMENTS)
def test_input_at_any_time_finishes_it(moment: str) -> None:
    scene, happen = table_before(moment)
    for frames in range(0, 120, 17):
        happen()
        for _ in range(frames):
            scene.update(FRAME_S)
        scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F15, mod=0, unicode=""))
        assert not scene.stage.moving
        assert_settled(scene)


@pytest.mark.parametrize("skipped", [False, True])
@pytest.mark.parametrize("moment", MOMENTS)
def test_every_event_of_a_moment_is_settled_once(moment: str, skipped: bool) -> None:
    scene, happen = table_before(moment)
    settled: list[Event] = []
    settle = scene.stage.settle
    scene.stage.settle = lambda event: (settled.append(event), settle(event))[1]  # type: ignore
    happened: list[Event] = []
    follow = scene.follow
    scene.follow = lambda events: (happened.extend(events), follow(events))[1]  # type: ignore
    happen()
    if skipped:
        scene.update(0.3)
        scene.finish_motion()
    play(scene)
    assert settled == happened


@pytest.mark.parametrize("moment", ["a game is won", "a game is lost"])
def test_the_end_is_a_file_that_falls_on_the_desk_and_is_stamped(moment: str) -> None:
    scene, happen = table_before(moment)
    heard: list[str] = []
    scene.stage.on_moment = heard.append
    with recording() as recorder:
        happen()
        shown = []
        while scene.update(FRAME_S):
            shown += [e for e in scene.stage.effects.live if isinstance(e, Verdict)]
    assert scene.session.case.title in [record.asked for record in recorder.records]
    assert len(shown) * FRAME_S > 2 and heard[-2:] == ["thud", "stamped"]
    desk = desk_of(scene.layout)
    assert desk.contains(shown[0].rect), "rails, hand and prompt stay in sight"


def heard_at(moment: str, **preferences: object) -> list[str]:
    scene, happen = table_before(moment, **preferences)
    told: list[str] = []
    scene.stage.on_moment = told.append
    happen()
    play(scene)
    return [name for name in told if name in LANDINGS]


LANDINGS = ("pinned", "tick", "crack", "thud", "stamped", "piece", "unseen")


@pytest.mark.parametrize("moment", MOMENTS)
def test_what_is_heard_is_the_same_however_fast_it_is_shown(moment: str) -> None:
    assert heard_at(moment) == heard_at(moment, speed=0.0) == heard_at(moment, reduced_motion=True)


def test_the_light_comes_on_when_the_machine_is_there_and_only_once() -> None:
    scene, happen = table_before("the machine is switched on")
    told: list[str] = []
    scene.stage.on_moment = told.append
    happen()
    source = scene.session.rules.light_source(scene.view.areas, scene.view.lines)
    assert not scene.stage.light_source
    while scene.field.moving or scene.director.busy:
        assert not scene.stage.light_source or source not in scene.field.moving
        scene.update(FRAME_S)
    play(scene)
    assert told.count("unseen") == 1
    assert scene.sight().unseen
    stow = next(o for o in scene.session.choice.options if o.verb == "stow")  # type: ignore[union-attr]
    scene.do(stow)
    play(scene)
    scene.undo()
    scene.refresh()
    assert told.count("unseen") == 1
    assert scene.sight().unseen
    for _ in range(3):
        scene.session.undo()
    scene.refresh()
    assert not scene.sight().unseen
    assert told.count("unseen") == 1


def test_a_light_that_goes_out_leaves_the_desk_as_it_was() -> None:
    scene, happen = table_before("the machine is switched on")
    surface = pygame.Surface(SIZE, 0, 32)

    def desk(shown: TableScene) -> bytes:
        shown.draw(surface)
        return shown.picture._desk.get_buffer().raw

    dark = desk(scene)
    happen()
    play(scene)
    assert desk(scene) != dark
    scene.session.undo()
    scene.refresh()
    assert desk(scene) == dark


@pytest.mark.parametrize("case", swept([(1,), (2,), (3,)], but=[(2,)]))
def test_whole_games_settle_after_every_command(case: int) -> None:
    session = Session.new(load_case(case), {}, 4)
    scene = TableScene(session, TablePreferences(speed=4.0, auto_resolve=False))
    scene.on_resize(SIZE)
    decide = PLAYERS["greedy"](4)
    for _ in range(90):
        if session.choice is None:
            break
        scene.do(decide(session.state))
        play(scene)
        assert_settled(scene)


@pytest.mark.parametrize("moment", PACED)
def test_speeds_scale_everything_and_instant_shows_it_at_once(moment: str) -> None:
    lasts = []
    for speed in (0.5, 1.0, 4.0):
        scene, happen = table_before(moment, speed=speed)
        happen()
        scene.update(0)
        clock = 0.0
        while scene.director.busy:
            scene.update(FRAME_S / 4)
            clock += FRAME_S / 4
        lasts.append(clock)
    assert lasts[0] / lasts[1] == pytest.approx(2, rel=0.1)
    assert lasts[1] / lasts[2] == pytest.approx(4, rel=0.2)
    scene, happen = table_before(moment, speed=0.0)
    happen()
    assert not scene.stage.moving
    assert_settled(scene)


@pytest.mark.parametrize("moment", MOMENTS)
def test_reduced_motion_only_fades_and_not_for_long(moment: str) -> None:
    scene, happen = table_before(moment, reduced_motion=True)
    surface = pygame.Surface(SIZE, 0, 32)
    scene.draw(surface)
    happen()
    assert not scene.field.moving
    assert not scene.stage.moving
    assert not scene.stage.effects.busy
    scene.draw(surface)
    assert play(scene) <= FADE_S + FRAME_S <= 0.16
    assert_settled(scene)


def test_reduced_motion_begins_with_the_picture_before() -> None:
    scene, happen = table_before("time strikes", reduced_motion=True)
    old, first, new = (pygame.Surface(SIZE, 0, 32) for _ in range(3))
    happen()
    scene.session.undo()
    scene.refresh()
    scene.finish_motion()
    scene.draw(old)
    happen()
    scene.draw(first)
    play(scene)
    scene.draw(new)
    assert first.get_buffer().raw == old.get_buffer().raw != new.get_buffer().raw


def test_closing_a_case_is_a_moment_but_a_short_one() -> None:
    scene, happen = table_before("a case is closed")
    happen()
    clock, closed_after = 0.0, 0.0
    while scene.director.busy:
        scene.update(FRAME_S)
        clock += FRAME_S
        if not closed_after and scene.hud.counts["closed"] and not scene.stage.withheld:
            closed_after = clock
    assert 0.5 < closed_after <= 1.5  # gathered, shut, stamped, filed, the piece set in


@pytest.mark.parametrize("case", [1, 2, 3])
def test_a_new_game_is_dealt_out_of_its_stacks(case: int) -> None:
    session = Session.new(load_case(case), {}, 3)
    scene = TableScene(session, TablePreferences(auto_resolve=False))
    scene.stage.deals = True
    scene.on_resize(SIZE)
    assert set(scene.view.areas[LEADS]) <= set(scene.field.moving)
    assert scene.stage.threads.of(scene.view.lines[0][0]).tied < 0
    assert play(scene) < 2
    assert_settled(scene)
    scene.on_resize((1600, 900))
    assert not scene.field.moving


def test_a_pile_grows_when_the_card_lands() -> None:
    session = Session.new(load_case(1), {}, 1)
    scene = TableScene(session, TablePreferences(auto_resolve=False))
    scene.on_resize(SIZE)
    scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_5, mod=0, unicode="5"))
    flying = 0
    while not scene.view.areas[DISCARD]:
        scene.update(FRAME_S)
    while any(card in scene.field.moving for card in scene.view.areas[DISCARD]):
        assert scene.hud.counts["discard"] == 0
        assert not scene.stage.landed.areas[DISCARD]
        flying += 1
        scene.update(FRAME_S)
    assert flying > 3
    assert scene.hud.counts["discard"] == 1


def test_a_raised_card_is_pointed_at_where_it_lies() -> None:
    scene = TableScene(Session.new(load_case(1), {}, 1), TablePreferences(auto_resolve=False))
    scene.on_resize(SIZE)
    lead = scene.layout.leads.cards[0]
    edge = (lead.centerx, lead.bottom - 1)
    spots = scene.layout.spots
    move = {"pos": edge, "rel": (0, 0), "buttons": (0, 0, 0), "touch": False}
    scene.handle(pygame.event.Event(pygame.MOUSEMOTION, move))
    play(scene)
    assert scene.cues.lifts.get(scene.session.state.first_lead(), 0) > 3
    scene.handle(pygame.event.Event(pygame.MOUSEMOTION, move))
    assert scene.layout.spots == spots
    assert scene.layout.spot_at(edge) == scene.cues.hovered


def lightning() -> SkyFlash:
    return SkyFlash(desk=pygame.Rect((0, 0), SIZE), strikes=(SIZE[0] / 2, SIZE[1] / 3))


@pytest.mark.parametrize(
    ("moment", "speed"),
    swept(product(MOMENTS, (1.0, 4.0)), but=[(moment, 4.0) for moment in [*MOMENTS][::2]]),
)
def test_nothing_flashes_more_than_three_times_a_second(moment: str, speed: float) -> None:
    scene, happen = table_before(moment, speed=speed)
    surface = pygame.Surface(SIZE, 0, 32)
    film: list[list[float]] = []
    for _ in range(3 if speed > 1 else 1):  # as fast as a player can make it happen again
        happen()
        while scene.update(1 / 30):
            scene.draw(surface)
            film.append(cells_of(surface))
    assert flashing_area(film, 30) <= AREA


def test_flashes_are_counted() -> None:
    dark, bright = [0.1], [0.5]
    slow = ([dark] * 15 + [bright] * 15) * 3
    quick = ([dark] * 3 + [bright] * 3) * 10
    faint = ([[0.3]] * 3 + [[0.38]] * 3) * 10
    assert flashing_area(slow, 30) == 0
    assert flashing_area(quick, 30) == 1
    assert flashing_area(faint, 30) == 0
    assert most_flashes(quick, 30) == 5


def test_a_storm_flashes_twice_and_the_next_one_waits() -> None:
    bright = [sky_light(i / 100) > 0 for i in range(200)]
    starts = sum(now and not before for before, now in pairwise([False, *bright]))
    assert starts == len(FLASHES) == 2
    assert FLASHES[1] - FLASHES[0] > 1 / 3
    assert FLASH_S < 0.2
    effects = Effects()
    effects.add(lightning())
    effects.clear()
    effects.add(lightning())
    assert not effects.busy
    effects.update(SkyFlash.again)
    effects.add(lightning())
    assert effects.busy


def test_lightning_is_bright_in_a_small_part_of_the_screen_only() -> None:
    scene, _ = table_before("a storm breaks")
    surface = pygame.Surface(SIZE, 0, 32)
    scene.draw(surface)
    dark = surface.copy()
    effects = Effects()
    effects.add(lightning())
    effects.draw(Brush(surface, scene.theme, scene.layout.scale), under=False)
    same = pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1, 255), dark)
    assert same.count() < 0.6 * SIZE[0] * SIZE[1]  # it is seen all over the desk
    changes = [abs(a - b) for a, b in zip(cells_of(dark), cells_of(surface), strict=True)]
    bright = sum(change >= CHANGE for change in changes)
    assert bright <= AREA / 4 * len(changes)
