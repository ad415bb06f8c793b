"""Looking back on games: stepping, scrubbing, playing, branches, and playing on ."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest

from arkham.branches import Node
from arkham.casefile import load_case
from arkham.game import Game
from arkham.looking_back import becomes_practice
from arkham.retelling import Sign, deed_of, move_of
from arkham.rules.areas import LEADS
from arkham.rules.choices import Verb
from arkham.savefile import load_text, save_text
from arkham.scenes.branch_list import BranchScene
from arkham.scenes.browser import BrowserScene
from arkham.scenes.dialog import DialogScene
from arkham.scenes.game_over import GameOverScene
from arkham.scenes.layout import Spot
from arkham.scenes.menu import MenuScene
from arkham.scenes.replay import ReplayScene
from arkham.scenes.sheet import SheetScene
from arkham.scenes.stack import SceneStack
from arkham.scenes.table import TableScene
from arkham.scenes.table_doors import TablePreferences
from arkham.scenes.text import recording
from arkham.scenes.view import TableView
from arkham.session import Mark, Session
from arkham.settings import Settings
from arkham.storage import Storage

REPLAYS = Path(__file__).parents[1] / "replays"
FILES = sorted(REPLAYS.glob("*-1.json"))
SIZES = ((1024, 640), (1280, 720), (1920, 1080), (3840, 2160))
SCALES = (1.0, 1.5, 2.0)


def recorded(name: str = "case1-won-1") -> Session:
    session, notice = load_text((REPLAYS / f"{name}.json").read_text(encoding="utf-8"))
    assert notice is None
    return session


def shown(session: Session, **preferences: object) -> ReplayScene:
    scene = ReplayScene(session, TablePreferences(**{"speed": 0.0} | preferences))  # type: ignore[arg-type]
    scene.on_resize((1280, 720))
    return scene


def key(scene: ReplayScene, code: int, mod: int = 0) -> object:
    return scene.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=""))


def mouse(scene: ReplayScene, kind: int, pos: tuple[int, int]) -> object:
    values = {"pos": pos, "rel": (0, 0), "buttons": (0, 0, 0), "button": 1, "touch": False}
    return scene.handle(pygame.event.Event(kind, values))


def click(scene: ReplayScene, widget_id: str) -> object:
    widget = scene.group.find(widget_id)
    assert widget is not None
    for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
        mouse(scene, kind, widget.rect.center)
    return mouse(scene, pygame.MOUSEBUTTONUP, widget.rect.center)


def shows(scene: ReplayScene, node: Node) -> bool:
    return scene.here is node and scene.table.view == TableView.of(node.state)


def long_game(decisions: int) -> Session:
    """Pack and unpack the briefcase, which costs nothing, then play on, for that many decisions."""
    session = Session.new(load_case(3), seed=2)
    while session.here.depth < decisions:
        offered = session.choice.options  # type: ignore[union-attr]
        packing = [o for o in offered if o.verb in (Verb.STOW, Verb.UNPACK)]
        often = packing and session.here.depth < decisions - 20
        session.do(packing[0] if often else offered[0])
    return session


def branched(ways: int) -> Session:
    """Return a finished game that went so many ways."""
    session, chance = recorded(), Random(1)
    tip = session.here
    while len(session.branches()) < ways:
        at = chance.choice(session.path()[:-1])
        session.jump(at)
        untried = [o for o in session.choice.options]  # type: ignore[union-attr]
        session.do(chance.choice(untried))
        session.jump(tip)
    return session


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_stepping_through_a_game_shows_each_of_its_tables(path: Path) -> None:
    session = recorded(path.stem)
    scene = shown(session)
    line = session.path()
    assert shows(scene, line[-1])
    for node in reversed(line[:-1]):
        key(scene, pygame.K_LEFT)
        assert shows(scene, node)
    key(scene, pygame.K_LEFT)
    assert shows(scene, line[0])
    for node in line[1:]:
        key(scene, pygame.K_RIGHT)
        assert shows(scene, node)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_decision_of_a_game_is_told(path: Path) -> None:
    session = recorded(path.stem)
    for node in session.path()[1:]:
        move = move_of(node)
        assert move.deed.endswith(".") and "{" not in move.deed and ": :" not in move.deed
        assert not move.deed.startswith(":")
        assert len(move.outcomes) == len(move.weights)
        telling = move.most_telling(1)
        assert telling == () or telling[0] in move.outcomes


def test_the_telling_outcomes_come_first_and_keep_their_order() -> None:
    moves = [move_of(node) for node in recorded("case1-lost-victims-1").path()[1:]]
    move = next(m for m in moves if len(set(m.weights)) > 1)
    for room in range(len(move.outcomes) + 1):
        kept = move.most_telling(room)
        assert len(kept) == room
        places = [move.outcomes.index(line) for line in kept]
        assert places == sorted(places)
    best = move.outcomes[move.weights.index(min(move.weights))]
    assert move.most_telling(1) == (best,)


def test_looking_changes_nothing() -> None:
    session = recorded()
    before = save_text(session), session.here
    scene = shown(session)
    for code in (pygame.K_HOME, pygame.K_SPACE, pygame.K_PAGEDOWN, pygame.K_LEFT, pygame.K_END):
        key(scene, code)
        scene.update(1.0)
    assert (save_text(session), session.here) == before
    assert session.mark is Mark.FAIR


def test_home_end_wheel_and_turns() -> None:
    scene = shown(recorded())
    key(scene, pygame.K_HOME)
    assert scene.timeline.at == 0
    scene.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1))
    assert scene.timeline.at == 1
    scene.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1))
    assert scene.timeline.at == 0
    for turn in (1, 2, 3):
        key(scene, pygame.K_PAGEDOWN)
        assert move_of(scene.here).turn == turn
    key(scene, pygame.K_PAGEUP)
    assert move_of(scene.here).turn == 2
    key(scene, pygame.K_END)
    assert scene.timeline.at == scene.timeline.last
    assert shows(scene, scene.line[-1])


def test_the_handle_is_dragged_to_any_moment() -> None:
    scene = shown(recorded())
    tape = scene.timeline
    y = tape.rect.centery
    mouse(scene, pygame.MOUSEMOTION, (round(tape.x_of(tape.last)), y))
    mouse(scene, pygame.MOUSEBUTTONDOWN, (round(tape.x_of(tape.last)), y))
    for place in (70, 41, 7, 0, 33):
        mouse(scene, pygame.MOUSEMOTION, (round(tape.x_of(place)), y + 200))
        assert shows(scene, scene.line[place])
    mouse(scene, pygame.MOUSEMOTION, (-500, y))
    assert shows(scene, scene.line[0])
    mouse(scene, pygame.MOUSEBUTTONUP, (-500, y))
    mouse(scene, pygame.MOUSEMOTION, (round(tape.x_of(50)), y))
    assert scene.timeline.at == 0


def test_scrubbing_opens_no_window() -> None:
    scene = shown(recorded())
    tape = scene.timeline
    for place in range(tape.last + 1):
        pos = (round(tape.x_of(place)), tape.rect.centery)
        for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            assert mouse(scene, kind, pos) is None
        assert scene.table.cues.fan == () and not scene.table.cues.picks


def test_the_buttons_step_and_play() -> None:
    scene = shown(recorded())
    click(scene, "back")
    assert scene.timeline.at == scene.timeline.last - 1
    click(scene, "forward")
    assert scene.timeline.at == scene.timeline.last
    click(scene, "play")
    assert scene.playing and scene.timeline.at == 0
    click(scene, "play")
    assert not scene.playing


@pytest.mark.parametrize("speed", [0.0, 4.0])
def test_a_game_plays_to_its_end_and_stops(speed: float) -> None:
    scene = shown(recorded("case1-lost-stability-1"), speed=speed)
    key(scene, pygame.K_SPACE)
    seen = set()
    for _ in range(20_000):
        scene.update(0.1)
        seen.add(scene.timeline.at)
        if not scene.playing:
            break
    assert seen == set(range(len(scene.line)))
    while scene.update(0.1):
        pass
    assert shows(scene, scene.line[-1])


def test_a_step_during_play_pauses_and_shows_the_whole_move() -> None:
    scene = shown(recorded(), speed=0.5)
    key(scene, pygame.K_HOME)
    key(scene, pygame.K_SPACE)
    while scene.timeline.at < 3:
        scene.update(0.2)
    key(scene, pygame.K_RIGHT)
    assert not scene.playing and not scene.table.director.busy
    assert shows(scene, scene.line[4])


def test_while_it_waits_between_moves_it_sleeps() -> None:
    scene = shown(recorded())
    key(scene, pygame.K_HOME)
    key(scene, pygame.K_SPACE)
    scene.update(0.1)
    while scene.update(0.01):
        pass
    wait = scene.wake_after()
    assert wait is not None


def test_cards_are_inspected_by_pointer_and_by_keys() -> None:
    scene = shown(recorded())
    key(scene, pygame.K_HOME)
    lead = scene.table.layout.leads.visible[2]
    mouse(scene, pygame.MOUSEMOTION, lead.center)
    assert scene.table.cues.inspected == scene.table.view.areas[LEADS][2]
    seen = set()
    for _ in range(30):
        key(scene, pygame.K_DOWN)
        seen.add(scene.table.cues.inspected)
    assert len(seen) > 5
    assert scene.timeline.at == 0


def test_the_timeline_marks_what_happened() -> None:
    session = recorded()
    scene = shown(session)
    signs = [sign for moment in scene.timeline.moments for sign in moment.signs]
    assert signs[-1] is Sign.WON
    closings = sum(type(event).__name__ == "LineClosed" for event in session.events())
    assert signs.count(Sign.CLOSED) == closings
    checks = sum(type(event).__name__ == "CheckMade" for event in session.events())
    assert sum(s in (Sign.SHAKEN, Sign.DELAYED, Sign.UNHARMED) for s in signs) == checks
    turns = [scene.timeline.moments[place].turn for place in scene.timeline.turn_starts()]
    assert turns == sorted(set(turns)) and turns[0] == 1


def test_a_long_game_is_scrubbed_without_playing_it_again() -> None:
    session = long_game(300)
    assert session.here.depth >= 300
    scene = shown(session)
    for place in (0, 299, 17, 250, 300):
        scene.go(place)
        assert shows(scene, scene.line[place])


# Branches


@pytest.fixture
def game(tmp_path: Path) -> Game:
    return Game(Storage(tmp_path), Settings(speed=0.0))


def opened(game: Game, session: Session) -> tuple[SceneStack, ReplayScene]:
    """Return a stack with a replay over the menu."""
    stack = SceneStack((1280, 720), game.menu())
    scene = game.replay(session)
    assert isinstance(scene, ReplayScene)
    stack._push(scene)
    return stack, scene


def press(stack: SceneStack, code: int) -> None:
    stack.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))


def use(stack: SceneStack, widget_id: str) -> None:
    """Use a button of the top scene with the keys."""
    stack.top.group.focus(widget_id)  # type: ignore[union-attr]
    press(stack, pygame.K_RETURN)


def test_a_hundred_branches_are_listed_and_every_one_can_be_shown(game: Game) -> None:
    session = branched(110)
    before = save_text(session)
    stack, scene = opened(game, session)
    for _ in range(3):
        use(stack, "branches")
        listed = stack.top
        assert isinstance(listed, BranchScene)
        assert len(listed.ways) >= 110
        assert all(way.name and way.end for way in listed.ways)
        assert listed.ways[0].name == "The way shown now"
        assert sum(way.name == "The way shown now" for way in listed.ways) == 1
        for _ in range(37):
            press(stack, pygame.K_DOWN)
        line = listed.list.row(listed.list.place)
        assert listed.list.rect.contains(line)
        wanted = listed.ways[listed.list.place].tip
        press(stack, pygame.K_RETURN)
        assert stack.top is scene
        assert scene.line[-1] is wanted
        assert shows(scene, scene.here)
        press(stack, pygame.K_END)
        assert shows(scene, wanted)
    assert save_text(session) == before


def test_a_branch_begins_with_the_decision_that_made_it(game: Game) -> None:
    session = branched(3)
    stack, scene = opened(game, session)
    old = list(scene.line)
    use(stack, "branches")
    listed = stack.top
    assert isinstance(listed, BranchScene)
    way = next(way for way in listed.ways if way.tip not in old)
    stack.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(0, 0)))
    place = listed.list.row(listed.ways.index(way)).center
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        stack.handle(pygame.event.Event(kind, pos=place, button=1))
    assert scene.here not in old and scene.here.parent in old
    assert deed_of(scene.here) in way.name


def test_escape_leads_back_from_everywhere(game: Game) -> None:
    stack, _ = opened(game, recorded())
    menu = stack._scenes[0]
    use(stack, "branches")
    press(stack, pygame.K_ESCAPE)
    press(stack, pygame.K_ESCAPE)
    assert stack.top is menu


def test_piles_and_counters_open_by_click_and_by_keys(game: Game) -> None:
    stack, scene = opened(game, recorded())
    scene.go(40)
    click(scene, "timeline")
    layout = scene.table.layout
    for spot, kind in ((Spot("discard"), BrowserScene), (Spot("time"), SheetScene)):
        place = layout.rect_of(spot).center
        for event in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            stack.handle(pygame.event.Event(event, pos=place, button=1))
        assert isinstance(stack.top, kind)
        press(stack, pygame.K_ESCAPE)
        assert stack.top is scene
    for _ in range(80):
        press(stack, pygame.K_DOWN)
        if scene.table.cues.focused == Spot("stability"):
            break
    press(stack, pygame.K_RETURN)
    assert isinstance(stack.top, SheetScene)
    press(stack, pygame.K_ESCAPE)
    press(stack, pygame.K_TAB)
    assert scene.table.cues.focused is None


# Playing on


def test_playing_on_from_a_finished_game_is_practice_and_keeps_its_old_future(
    game: Game, tmp_path: Path
) -> None:
    session = recorded()
    end, line = session.here, session.path()
    stack, scene = opened(game, session)
    scene.go(30)
    use(stack, "play_from")
    assert isinstance(stack.top, DialogScene)
    assert "Practice" in stack.top.words
    press(stack, pygame.K_RETURN)
    table = stack.top
    assert isinstance(table, TableScene)
    assert table.session.here is line[30] and table.session.mark is Mark.PRACTICE
    other = next(o for o in table.session.choice.options if o.verb.value != "lead")  # type: ignore[union-attr]
    table.do(other)
    assert end in {branch.tip for branch in table.session.branches()}
    assert len(table.session.branches()) == 2
    assert game.session is table.session
    kept = Storage(tmp_path).load()
    assert kept is not None and kept.mark is Mark.PRACTICE
    assert len(kept.branches()) == 2


def test_a_finished_practice_run_is_a_record_of_its_own(game: Game, tmp_path: Path) -> None:
    session = recorded()
    game.storage.finish(session)
    (first,) = game.storage.replays()
    text = first.read_text(encoding="utf-8")
    stack, scene = opened(game, session)
    scene.go(scene.timeline.last - 1)
    use(stack, "play_from")
    press(stack, pygame.K_RETURN)
    table = stack.top
    assert isinstance(table, TableScene)
    chance = Random(2)
    while table.session.choice is not None:
        table.do(chance.choice(table.session.choice.options))
    game.storage.folder.joinpath("replays", first.name).rename(tmp_path / "kept.save")
    press(stack, pygame.K_RETURN)
    (second,) = game.storage.replays()
    again, _ = load_text(second.read_text(encoding="utf-8"))
    assert again.mark is Mark.PRACTICE
    assert (tmp_path / "kept.save").read_text(encoding="utf-8") == text


def test_the_running_game_is_set_aside_and_comes_back(game: Game, tmp_path: Path) -> None:
    running = Session.new(load_case(2), seed=5)
    game.table(running)
    digest = running.state.digest()
    stack, scene = opened(game, recorded())
    scene.go(80)
    use(stack, "play_from")
    assert isinstance(stack.top, DialogScene)
    assert "set aside" in stack.top.words
    press(stack, pygame.K_RETURN)
    table = stack.top
    assert isinstance(table, TableScene)
    assert Storage(tmp_path).load().case.number == 1  # type: ignore[union-attr]
    chance = Random(4)
    while table.session.choice is not None:
        table.do(chance.choice(table.session.choice.options))
    press(stack, pygame.K_RETURN)  # to its last page
    use(stack, "again")  # which must not cost the game that waits
    again = stack.top
    assert isinstance(again, TableScene)
    while again.session.choice is not None:
        again.do(chance.choice(again.session.choice.options))
    press(stack, pygame.K_RETURN)
    press(stack, pygame.K_ESCAPE)  # to the menu
    assert isinstance(stack.top, MenuScene)
    assert stack.top.items[0].id == "continue"
    assert game.session is not None and game.session.state.digest() == digest


def test_who_bars_the_way_past_hidden_cards_is_told(game: Game) -> None:
    game.settings.undo_reveals = False
    session = Session.new(load_case(1), seed=6)
    while not session.crosses_reveal(session.root):
        session.do(session.choice.options[0])  # type: ignore[union-attr]
    here = session.here
    game.session = session
    stack, scene = opened(game, session)
    press(stack, pygame.K_HOME)
    use(stack, "play_from")
    assert isinstance(stack.top, DialogScene)
    assert [widget.id for widget in stack.top.group.widgets] == ["no"]
    press(stack, pygame.K_RETURN)
    assert stack.top is scene and session.here is here


def test_the_last_page_opens_the_replay_and_comes_back(game: Game) -> None:
    session = recorded()
    table = game.table(session)
    stack = SceneStack((1280, 720), table)
    press(stack, pygame.K_RETURN)
    last_page = stack.top
    assert isinstance(last_page, GameOverScene)
    use(stack, "replay")
    assert isinstance(stack.top, ReplayScene)
    assert shows(stack.top, session.here)
    press(stack, pygame.K_LEFT)
    press(stack, pygame.K_ESCAPE)
    assert stack.top is last_page


def test_keeping_to_look_changes_nothing(game: Game) -> None:
    session = recorded()
    stack, scene = opened(game, session)
    scene.go(10)
    use(stack, "play_from")
    press(stack, pygame.K_ESCAPE)
    assert stack.top is scene
    assert session.mark is Mark.FAIR and session.outcome is not None


def test_at_the_end_there_is_nothing_to_play(game: Game) -> None:
    stack, scene = opened(game, recorded())
    use(stack, "play_from")
    assert stack.top is scene
    assert "over" in scene.group.find("play_from").reason  # type: ignore[union-attr]


def test_a_running_game_stays_fair_where_no_hidden_card_was_seen(game: Game) -> None:
    session = Session.new(load_case(1), seed=6)
    while not (session.can_undo and not session.here.reveals):
        session.do(session.choice.options[0])  # type: ignore[union-attr]
    before = session.here.parent
    assert before is not None and not becomes_practice(session, before)
    assert becomes_practice(session, session.root) == session.crosses_reveal(session.root)
    stack, scene = opened(game, session)
    game.session = session
    scene.step(-1)
    use(stack, "play_from")
    table = stack.top
    assert isinstance(table, TableScene)
    assert table.session.here is before and table.session.mark is Mark.FAIR


def test_a_game_that_was_given_up_is_played_on_as_practice(game: Game) -> None:
    session = Session.new(load_case(1), seed=6)
    session.do(session.choice.options[0])  # type: ignore[union-attr]
    game.storage.finish(session)
    (path,) = game.storage.replays()
    again, _ = load_text(path.read_text(encoding="utf-8"))
    assert again.outcome is None and becomes_practice(again, again.here)
    stack, _ = opened(game, again)
    use(stack, "play_from")
    press(stack, pygame.K_RETURN)
    table = stack.top
    assert isinstance(table, TableScene)
    assert table.session.mark is Mark.PRACTICE


def test_a_game_of_other_rules_is_shown_as_it_lay_and_says_so() -> None:
    text = (REPLAYS / "case1-won-1.json").read_text(encoding="utf-8")
    session, notice = load_text(
        text.replace('"rules": ', '"rules": 9').replace("take drifting", "take no-such")
    )
    assert notice
    scene = ReplayScene(session, TablePreferences(speed=0.0), notice=notice)
    scene.on_resize((1280, 720))
    assert shows(scene, session.root)
    assert scene.sheet().notice == notice
    assert "saved" in scene.sheet().move.deed
    assert words_of(scene, (1280, 720)) == []
    key(scene, pygame.K_SPACE)
    scene.update(1.0)
    assert scene.sheet().notice == notice


# The picture


def words_of(scene: ReplayScene, size: tuple[int, int]) -> list[tuple[str, str]]:
    surface = pygame.Surface(size, 0, 32)
    scene.draw(surface)
    scene.table.repaint()
    with recording() as recorder:
        scene.draw(surface)
    return [(record.asked, record.shown) for record in recorder.clipped]


@pytest.mark.parametrize("text_scale", SCALES)
@pytest.mark.parametrize("size", SIZES)
def test_no_word_is_cut_and_no_control_overlaps(size: tuple[int, int], text_scale: float) -> None:
    turn = SIZES.index(size) * len(SCALES) + SCALES.index(text_scale)
    session = recorded(FILES[turn % len(FILES)].stem)
    scene = shown(session, text_scale=text_scale)
    scene.on_resize(size)
    for place in (0, len(scene.line) // 3, len(scene.line) // 2, len(scene.line) - 1):
        scene.go(place)
        assert words_of(scene, size) == []
        rects = [widget.rect for widget in scene.group.widgets]
        rects.append(scene.table.layout.bottom.ticket)
        for i, one in enumerate(rects):
            assert pygame.Rect((0, 0), size).contains(one)
            assert one.collidelist(rects[i + 1 :]) == -1
    assert not scene.timeline.rect.colliderect(scene.table.layout.lines.area)


@pytest.mark.parametrize("text_scale", SCALES)
@pytest.mark.parametrize("size", SIZES)
def test_the_list_of_branches_fits(size: tuple[int, int], text_scale: float, game: Game) -> None:
    game.settings.text_scale = text_scale
    session = branched(12)
    stack = SceneStack(size, game.replay(session))
    use(stack, "branches")
    listed = stack.top
    assert isinstance(listed, BranchScene)
    surface = pygame.Surface(size, 0, 32)
    with recording() as recorder:
        listed.draw(surface)
    assert [record.asked for record in recorder.clipped] == []
    assert pygame.Rect((0, 0), size).contains(listed.panel)
    assert listed.panel.contains(listed.list.rect)
