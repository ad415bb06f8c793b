"""A tip lies beside its matter, over nothing that is needed, once, and goes with any move."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from lesson_player import LessonPlayer
from random_play import CASES
from recorder import recording
from tip_moments import Moment, moments

from arkham.files.texts import texts
from arkham.flow.game import Game
from arkham.lessons.progress import load_progress
from arkham.lessons.script import first_evening
from arkham.lessons.tips import first_tips
from arkham.play.session import Session
from arkham.play.storage import Storage
from arkham.rules.choices import Verb
from arkham.scenes.draw import icons
from arkham.scenes.draw.brush import Brush
from arkham.scenes.draw.surfaces import SurfaceCache
from arkham.scenes.draw.theme import Scale, theme_for
from arkham.scenes.lessons import placing
from arkham.scenes.lessons.placing import Room, fan_panel, legal_places
from arkham.scenes.lessons.sheet import forms_of, picture_of
from arkham.scenes.lessons.tips import AFTER_S, TipOverlay, way_to
from arkham.scenes.stack import Pop, Push, Scene, SceneStack
from arkham.scenes.table.scene import TablePreferences, TableScene
from arkham.settings import keys
from arkham.settings.settings import Settings

MARGIN = 0.2
"""At most so much of the large card's panel is ever covered, where letters are twice as large."""

SCREENS = [((1280, 720), 1.0), ((1920, 1080), 1.0), ((1280, 720), 2.0)]


def key(code: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0)


def table_at(moment: Moment, size, text: float) -> tuple[TableScene, TipOverlay]:
    """Return a table at a moment, as it comes there from the one before, and its only tip."""
    before = moment.node.parent
    session = Session(moment.session.root, moment.session.seed)
    session.here = before or moment.node
    preferences = TablePreferences(speed=0, auto_resolve=False, text_scale=text)
    table = TableScene(session, preferences)
    table.on_resize(size)
    overlay = TipOverlay([moment.tip], set())
    table.overlays.append(overlay)
    table.update(0.0)
    if before is not None:
        events = session.do(moment.node.command)
        table.follow(events)
    wait(table)
    while overlay._is_covered((moment.tip, moment.subject), table):  # it comes once they are gone
        table.follow(session.do(session.choice.options[0]))
        wait(table)
    return table, overlay


@pytest.mark.parametrize(
    ("size", "text", "step"),
    [
        *((*screen, 9) for screen in SCREENS),
        *(pytest.param(*screen, 1, marks=pytest.mark.sweep) for screen in SCREENS),
    ],
    ids=str,
)
def test_every_tip_finds_a_free_place_beside_its_matter(size, text, step):
    """The quick run looks at every ninth of them, the sweep at all."""
    window = pygame.Rect((0, 0), size)
    for moment in moments()[::step]:
        table, overlay = table_at(moment, size, text)
        name = f"{moment.tip.id} in case {moment.case}"
        assert overlay.shown is not None, name
        matter, rect = overlay.matter(overlay.shown, table), overlay.rect
        assert matter and rect is not None and window.contains(rect), name
        assert window.contains(matter[0]), name
        free = [table.layout.prompt.rect, *table.layout.bottom.hand, *legal_places(table), *matter]
        assert rect.collidelist(free) < 0, name
        inspector = table.layout.inspector
        if text > 1:  # a full table may leave no place beside it
            assert rect.clip(inspector.panel).width <= MARGIN * inspector.panel.width, name
        else:
            assert not rect.colliderect(inspector.card), name
        if overlay.points(table):  # what is far away has a mark instead
            check_arrow(overlay.way, rect, matter[0], free, name)
        now = overlay._laid_sheet
        with recording() as recorder:
            picture_of(now.sheet, now.form, now.theme)
            surface = pygame.Surface(size)
            overlay.draw_sheet(Brush(surface, now.theme, table.layout.scale))
        assert not [record.asked for record in recorder.clipped], name


def check_arrow(way, sheet: pygame.Rect, matter: pygame.Rect, free, name: str) -> None:
    """The arrow goes from the tip's edge to the frame's, over nothing that has to stay free."""
    ring = matter.inflate(40, 40)
    assert ring.collidepoint(way[-1]) and not matter.inflate(-4, -4).collidepoint(way[-1]), name
    assert sheet.inflate(4, 4).collidepoint(way[0]), name
    others = [r for r in free if not ring.contains(r) and not r.contains(matter)]
    for part in pairwise(way):
        assert not sheet.inflate(-6, -6).clipline(*part), name
        assert not [r for r in others if r.clipline(*part)], name


def test_an_arrow_is_as_long_as_the_way_and_goes_around_what_stays_free():
    sheet, matter = (400, 100, 200, 100), (50, 120, 60, 300)
    empty = Room((800, 600), (), ())
    way = way_to(sheet, matter, empty)
    assert way[0][0] == 400 and way[-1][0] == 110, "from edge to edge"
    wall = pygame.Rect(200, 50, 50, 200)
    around = way_to(sheet, matter, Room((800, 600), ((200, 50, 50, 200),), ()))
    assert around != way and around[-1][0] == 110
    assert not any(wall.clipline(*part) for part in pairwise(around))


def test_a_tip_waits_while_cards_are_laid_out_over_its_matter():
    moment = next(m for m in moments() if m.tip.id == "search")
    table, overlay = table_at(moment, (1280, 720), 1.0)
    panel = fan_panel(table)
    assert overlay.matter(overlay.shown, table) == (panel,), "its own matter is what is laid out"
    tip, subject = overlay.shown
    stack = replace(tip, id="stack-empty", anchor="stack")
    overlay.shown, overlay._seen = None, set()
    overlay._waiting, overlay._looked = [(stack, subject)], False
    overlay._tips = [stack]
    wait(table)
    assert overlay.shown is None and overlay._waiting == [(stack, subject)]
    skip = next(o for o in table.session.choice.options if o.verb is Verb.SKIP)
    table.do(skip)
    wait(table)
    assert overlay.shown is not None and overlay.shown[0] is stack, "the strip has gone"


def test_no_frame_tries_more_than_one_form_of_a_tip(monkeypatch):
    """To try one takes milliseconds where the table is full."""
    tried = []
    best_of_size = placing._best_of_size
    monkeypatch.setattr(
        placing, "_best_of_size", lambda *args: tried.append(args) or best_of_size(*args)
    )
    moment = moments()[0]
    table, overlay = table_at(moment, (1280, 720), 1.0)
    assert overlay.shown is not None and len(tried) > 1
    overlay.shown, overlay._seen, overlay._looked = None, set(), False
    overlay._waiting, overlay._search = [(moment.tip, moment.subject)], None
    while overlay.shown is None:
        before = len(tried)
        table.update(AFTER_S)
        assert len(tried) <= before + 1


def seated(folder: Path, **settings) -> tuple[Game, TableScene, TipOverlay]:
    """Return a table of the game with its tips, after the first one has come."""
    game = Game(Storage(folder), Settings(speed=0.0, **settings))
    table = game.table(Session.new(CASES[2], {}, 7))
    table.on_resize((1280, 720))
    overlay = next(o for o in table.overlays if isinstance(o, TipOverlay))
    wait(table)
    return game, table, overlay


def wait(table: TableScene) -> None:
    """Let a tip come: after a notice and its time, and as many looks as its search takes."""
    while table.cues.toast:
        table.update(AFTER_S)
    for _ in range(4):
        table.update(AFTER_S / 2)
    while any(overlay.wake_after() == 0 for overlay in table.overlays):
        table.update(0.0)


def click(table: TableScene, overlay: TipOverlay, control: str) -> None:
    pos = next(w.rect.center for w in overlay.widgets if w.id == control)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        table.handle(pygame.event.Event(kind, pos=pos, button=1))


def test_one_tip_a_question_and_each_only_once(tmp_path: Path):
    game, table, overlay = seated(tmp_path)
    first = overlay.shown[0].id
    table.handle(key(pygame.K_RETURN))
    assert overlay.shown is None and table.session.here.parent is None, "Enter was for the tip"
    wait(table)
    assert overlay.shown is None, "not two at one question"
    shown = {first}
    for _ in range(12):
        table.do(table.session.choice.options[0])
        wait(table)
        if overlay.shown is not None:
            assert overlay.shown[0].id not in shown
            shown.add(overlay.shown[0].id)
    assert len(shown) > 3
    assert load_progress(tmp_path).tips == shown == game.tutorial.progress.tips


@pytest.mark.parametrize("way", ["enter", "escape", "got", "cross", "a move"])
def test_it_is_put_away_in_every_way(way: str, tmp_path: Path):
    _, table, overlay = seated(tmp_path)
    assert overlay.rect is not None
    if way == "enter":
        table.handle(key(pygame.K_RETURN))
    elif way == "escape":
        assert table.handle(key(pygame.K_ESCAPE)) is None
    elif way == "a move":
        table.do(table.session.choice.options[0])
    else:
        click(table, overlay, way)
    assert overlay.shown is None and overlay.rect is None


def test_what_was_seen_stays_seen_after_a_restart(tmp_path: Path):
    _, _, overlay = seated(tmp_path)
    first = overlay.shown[0].id
    _, _, again = seated(tmp_path)
    assert again.shown is None or again.shown[0].id != first


def test_no_more_tips_switches_them_off_and_the_settings_bring_them_back(tmp_path: Path):
    game, table, overlay = seated(tmp_path)
    first = overlay.shown[0].id
    click(table, overlay, "never")
    assert game.settings.tips, "only when it is put away"
    click(table, overlay, "got")
    assert not game.settings.tips
    table.do(table.session.choice.options[0])
    wait(table)
    assert overlay.shown is None
    settings = game.options("play")
    settings.on_resize((1280, 720))
    settings.group.focus("tips_again")
    settings.handle(key(pygame.K_RETURN))
    assert game.settings.tips and not load_progress(tmp_path).tips
    _, _, again = seated(tmp_path)
    assert again.shown[0].id == first


def test_a_table_without_tips_gets_them_when_the_settings_change(tmp_path: Path):
    game = Game(Storage(tmp_path), Settings(speed=0.0, tips=False))
    table = game.table(Session.new(CASES[2], {}, 7))
    lessons = game.tutorial.open().scene
    assert not table.overlays
    game.tutorial.tips_wanted([table, lessons])
    assert not table.overlays, "still switched off"
    game.settings.tips = True
    for _ in range(2):
        game.tutorial.tips_wanted([table, lessons])
    assert [type(overlay) for overlay in table.overlays] == [TipOverlay]
    assert len(lessons.overlays) == 1


def test_tab_reaches_its_controls_and_then_the_table(tmp_path: Path):
    _, table, overlay = seated(tmp_path)
    for control in ("cross", "never", "got"):
        table.handle(key(pygame.K_TAB))
        assert overlay._focus == control
    table.handle(key(pygame.K_TAB))
    assert overlay._focus == "" and table.cues.focused is not None


def test_it_waits_until_nothing_moves(tmp_path: Path):
    game = Game(Storage(tmp_path), Settings(speed=1.0))
    table = game.table(Session.new(CASES[2], {}, 7))
    table.on_resize((1280, 720))
    overlay = table.overlays[0]
    table.do(table.session.choice.options[0])
    while table.stage.moving:
        table.update(1 / 60)
        assert overlay.shown is None
    wait(table)
    assert overlay.shown is not None


def test_bare_tables_and_the_lessons_have_none(tmp_path: Path):
    game = Game(Storage(tmp_path), Settings())
    assert not TableScene(Session.new(CASES[0], seed=3)).overlays
    lessons = game.tutorial.open().scene
    assert not [o for o in lessons.overlays if isinstance(o, TipOverlay)]
    assert first_tips()


def test_a_tip_is_not_drawn_and_none_comes_under_another_sheet(tmp_path: Path):
    _, table, overlay = seated(tmp_path)
    stack = SceneStack((1280, 720), table)

    def words() -> set[str]:
        with recording() as recorder:
            table.draw(pygame.Surface((1280, 720)))
        return {record.asked for record in recorder.records}

    caps = keys.label("confirm")
    assert caps in words()
    stack.apply(Push(Scene()))
    assert caps not in words(), "Enter is for the sheet above"
    stack.apply(Pop())
    assert caps in words()
    stack.apply(Push(Scene()))
    table.do(table.session.choice.options[0])
    wait(table)
    assert overlay.shown is None
    stack.apply(Pop())
    wait(table)
    assert overlay.shown is not None


def test_the_tip_on_black_squares_shows_one():
    moment = next(m for m in moments() if m.tip.id == "must-discard")
    _, overlay = table_at(moment, (1280, 720), 1.0)
    now = overlay._laid_sheet
    picture = picture_of(now.sheet, now.form, now.theme)
    corner = now.form.layout.kicker
    seal = [picture.get_at((x, corner.top + 8))[:3] for x in range(corner.left)]
    assert seal.count(now.theme.ink) > 20, "it reaches its corners: it is no disc"
    accent = now.theme.accent.fill
    assert accent not in seal


def picture_of_tip(table: TableScene, overlay: TipOverlay) -> pygame.Surface:
    surface = pygame.Surface(table.layout.window)
    overlay.draw(Brush(surface, table.theme, table.layout.scale), table)
    return surface


def is_black(surface: pygame.Surface) -> bool:
    dark = pygame.mask.from_threshold(surface, (0, 0, 0), (30, 30, 30, 255))
    return dark.count() == surface.get_width() * surface.get_height()


def test_no_arrow_crosses_the_table():
    """What lies far from its tip has a ring and the same mark as the tip instead."""
    seen = set()
    for moment in moments()[::7]:
        table, overlay = table_at(moment, (1280, 720), 1.0)
        seen.add(overlay.points(table))
        with recording() as written:
            surface = picture_of_tip(table, overlay)
        marks = [r for r in written.records if r.asked == texts()["first_tips"]["mark"]]
        assert len(marks) == (0 if overlay.points(table) else 2)
        if not overlay.points(table):
            around = table.layout.scale.px(70)
            for rect in (overlay.rect, overlay.matter(overlay.shown, table)[0]):
                surface.fill((0, 0, 0), rect.inflate(around, around))
            assert is_black(surface), moment.tip.id
    assert seen == {True, False}


def test_a_tip_is_out_of_the_way_while_a_card_is_carried():
    moment = next(m for m in moments() if m.tip.id == "closable")
    table, overlay = table_at(moment, (1280, 720), 1.0)
    assert not is_black(picture_of_tip(table, overlay))
    table._input.pick_up(table.session.state.first_lead(), (640, 300), dragged=True)
    assert is_black(picture_of_tip(table, overlay))
    table.reset_cues()
    assert not is_black(picture_of_tip(table, overlay))


def test_a_tip_whose_lesson_was_done_is_not_due(tmp_path: Path):
    ids = {step.lesson_id for step in first_evening().steps}
    told = [tip for tip in first_tips() if tip.lesson]
    assert {tip.lesson for tip in told} <= ids and len(told) >= 6
    player = LessonPlayer(tmp_path)
    while player.step.lesson_id != "strain-and-friend":
        player.do_by_mouse()
    tutorial = player.game.tutorial
    assert {"hand-limit", "closable", "must-discard"} <= tutorial.progress.tips
    tutorial._skip(player.course, player.table)
    tutorial.open()  # an evening that was skipped teaches nothing when it is opened again
    assert not tutorial.progress.tips & {"strain", "clock-strikes", "bonus"}
    tutorial.show_tips_again()
    assert not tutorial.progress.tips


def test_what_is_pointed_at_is_told_over_the_tip():
    """The words of a button that lie below a tip are read over it."""
    for moment in moments()[::5]:
        table, overlay = table_at(moment, (1280, 720), 1.0)
        for index in range(len(table.layout.bottom.actions)):
            pos = table.layout.bottom.actions[index].center
            table.handle(
                pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
            )
            table.update(0.5)
            shown = table.tip_rect
            if shown is None or overlay.rect is None or not shown.colliderect(overlay.rect):
                continue
            with recording() as written:
                table.draw(pygame.Surface(table.layout.window))
            names = [record.asked for record in written.records]
            assert max(i for i, name in enumerate(names) if name == table.cues.tip.name) > max(
                i for i, name in enumerate(names) if name == texts()["first_tips"]["got_it"]
            )
            return
    raise AssertionError("no tip lies there")


def test_a_tip_makes_room_for_what_the_table_answers():
    moment = next(m for m in moments() if m.tip.id == "closable")
    table, overlay = table_at(moment, (1280, 720), 1.0)
    assert overlay.shown is not None
    table.say("Choose the case to close: click its name.")
    table.update(0.1)
    assert overlay.shown is None and overlay.rect is None


def test_no_tip_has_a_sign_that_is_only_letters(monkeypatch):
    """An icon without a picture would print the first letters of its name."""
    lettered = []
    monkeypatch.setattr(icons, "_lettered", lambda name, side, colour: lettered.append(name))
    monkeypatch.setattr(icons, "_icons", SurfaceCache(megabytes=1))
    theme, scale = theme_for(CASES[0].accent), Scale.of((1280, 720), 1.0)
    for tip in first_tips():
        sheet = TipOverlay([], set())._sheet(tip)
        ((form,),) = forms_of((sheet,), (448,), theme, scale, (1.0,))
        with suppress(AttributeError):  # of the picture that was not made
            picture_of(sheet, form, theme)
    assert not lettered


def test_a_tip_waits_until_the_notice_on_the_table_is_gone():
    moment = next(m for m in moments() if m.node.parent is None)
    session = Session(moment.session.root, moment.session.seed)
    table = TableScene(session, TablePreferences(speed=0, auto_resolve=False))
    table.on_resize((1280, 720))
    overlay = TipOverlay([moment.tip], set())
    table.overlays.append(overlay)
    table.say("A word before the tip.")
    for _ in range(30):
        table.update(0.1)
        assert overlay.shown is None, "they would lie over each other"
    for _ in range(30):
        table.update(0.1)
    assert not table.cues.toast and overlay.shown is not None
