"""Every change in the settings works at once, is kept, and can be made with keys alone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pygame
import pytest
from grids import swept
from recorder import recording

from arkham.app.loop import App, AppCallbacks
from arkham.files.texts import texts
from arkham.flow.game import Game
from arkham.play.storage import Storage
from arkham.scenes.draw.shapes import LEAF_MARGIN
from arkham.scenes.menu.scene import MenuScene
from arkham.scenes.settings.scene import OptionsScene
from arkham.scenes.stack import Appearance, Push, SceneStack
from arkham.scenes.widgets.choices import KeyRow
from arkham.settings import keys
from arkham.settings.settings import CHOICES, TABS, Settings, SettingsFile
from arkham.settings.window_state import WindowState

SIZES = [(1024, 640), (1280, 720), (1920, 1080), (3840, 1080)]


def press(code: int, mod: int = 0, unicode: str = "") -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=unicode)


@pytest.fixture(autouse=True)
def own_keys() -> Iterator[None]:
    yield
    keys.use({})


@pytest.fixture
def game(tmp_path) -> Game:
    return Game(Storage(tmp_path), Settings(), SettingsFile(tmp_path / "settings.yaml"))


@pytest.fixture
def app(game) -> App:
    """Return the game in a window, with its settings open over the menu."""
    callbacks = AppCallbacks(on_window=game.live.window_changed, on_action=game.do_on_every_screen)
    app = App(
        game.menu(),
        WindowState((1280, 720)),
        callbacks=callbacks,
        appearance=game.live.appearance,
        fade_s=0,
    )
    game.live.app = app
    app.stack.apply(Push(game.options()))
    return app


def options_of(app: App) -> OptionsScene:
    top = app.stack.top
    assert isinstance(top, OptionsScene)
    return top


def kept(game: Game) -> Settings:
    settings, notices = SettingsFile(game.live.file.path).load()
    assert not notices
    return settings


def focus(app: App, widget_id: str) -> None:
    """Walk down to a row, as a player without a mouse does."""
    for _ in range(60):
        focused = options_of(app).group.focused
        if focused is not None and focused.id == widget_id:
            return
        app.dispatch(press(pygame.K_TAB))
    raise AssertionError(f"the keys do not reach {widget_id}")


def test_keys_reach_and_change_every_setting(app, game):
    for tab, names in TABS.items():
        options_of(app).turn_to(tab)
        for name in names:
            if name == "keys":
                continue
            before = getattr(game.settings, name)
            focus(app, name)
            app.dispatch(press(pygame.K_RIGHT))
            if getattr(game.settings, name) == before:
                app.dispatch(press(pygame.K_LEFT))
            assert getattr(game.settings, name) != before
            assert kept(game) == game.settings


def test_the_screen_below_follows_at_once(app, game):
    menu = app.stack.visible[0]
    assert isinstance(menu, MenuScene)
    focus(app, "text_scale")
    for _ in CHOICES["text_scale"]:
        app.dispatch(press(pygame.K_RIGHT))
    focus(app, "high_contrast")
    app.dispatch(press(pygame.K_RIGHT))
    assert menu.scale.t == 2.0 and menu.theme.high_contrast
    assert options_of(app).scale.t == 2.0 and options_of(app).theme.high_contrast


def test_the_table_below_follows_at_once(app, game):
    from arkham.casefile import load_case
    from arkham.play.session import Session

    table = game.table(Session.new(load_case(1), seed=3))
    app.stack.apply(Push(table))
    app.dispatch(press(pygame.K_s, unicode="s"))
    for name in ("text_scale", "high_contrast", "speed"):
        focus(app, name)
        app.dispatch(press(pygame.K_RIGHT))
    assert table.layout.scale.t == 1.25
    assert table.theme.high_contrast and table.preferences.speed == 2.0


def test_full_screen_works_at_once_and_the_key_changes_the_setting(app, game):
    focus(app, "fullscreen")
    app.dispatch(press(pygame.K_RIGHT))
    assert app.fullscreen and kept(game).fullscreen
    app.dispatch(press(pygame.K_F11))
    assert not app.fullscreen and not kept(game).fullscreen
    row = options_of(app).group.find("fullscreen")
    assert row is not None and row.value == texts()["settings"]["fullscreen_false"]


def test_escape_leads_out_of_a_full_screen(app, game):
    from arkham.casefile import load_case
    from arkham.play.session import Session

    app.stack.apply(Push(game.table(Session.new(load_case(1), seed=3))))
    app.set_fullscreen(True)
    app.dispatch(press(pygame.K_ESCAPE))
    pause = app.stack.top
    assert [button.id for button in pause.group.widgets][2] == "windowed"
    pause.group.focus("windowed")
    app.dispatch(press(pygame.K_RETURN))
    assert not app.fullscreen and not kept(game).fullscreen


def test_a_page_is_reset_alone(app, game):
    game.settings.odds, game.settings.text_scale = "off", 1.5
    options_of(app).turn_to("play")
    focus(app, "reset")
    app.dispatch(press(pygame.K_RETURN))
    assert game.settings == Settings(text_scale=1.5)


def test_a_click_and_a_drag_set_a_level(app, game):
    options_of(app).turn_to("sound")
    row = options_of(app).group.find("effects")
    track = row.track()
    app.dispatch(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=track.midleft))
    assert game.settings.effects == 0
    middle = {"pos": track.center, "rel": (0, 0), "buttons": (1, 0, 0)}
    app.dispatch(pygame.event.Event(pygame.MOUSEMOTION, middle))
    app.dispatch(pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=track.center))
    assert game.settings.effects == 50 == kept(game).effects


def test_mute_works_on_every_screen_but_not_where_one_types(app, game):
    app.dispatch(press(pygame.K_m, unicode="m"))
    assert kept(game).mute
    app.stack.apply(Push(game.rules()))
    app.dispatch(press(pygame.K_m, unicode="m"))
    assert game.settings.mute, "the letter was typed into the search"


def test_settings_that_cannot_be_kept_are_told_once(app, game, tmp_path):
    game.live.file.path = tmp_path / "settings.yaml" / "below-a-file"
    (tmp_path / "settings.yaml").write_text("")
    focus(app, "speed")
    app.dispatch(press(pygame.K_RIGHT))
    app.dispatch(press(pygame.K_RIGHT))
    assert game.settings.speed == 4.0
    assert len(game.storage.notices) == 1


# Keys


def give_key(app: App, action: str, event: pygame.event.Event) -> OptionsScene:
    options_of(app).turn_to("keys")
    focus(app, f"key.{action}")
    app.dispatch(press(pygame.K_RETURN))
    app.dispatch(event)
    return options_of(app)


def test_a_new_key_works_at_once_and_is_kept(app, game):
    give_key(app, "hint", press(pygame.K_j, unicode="j"))
    assert keys.action_of(press(pygame.K_j)) == "hint"
    assert kept(game).keys == {"hint": ("J",)}


def test_while_a_key_is_learnt_it_does_nothing_else(app, game):
    options = give_key(app, "hint", press(pygame.K_F11))
    assert not app.fullscreen and options.tab == "keys"
    assert game.settings.keys == {}


def test_a_taken_key_is_refused_by_the_name_of_its_action(app, game):
    options = give_key(app, "hint", press(pygame.K_i, unicode="i"))
    assert texts()["keys"]["inspect"] in options._message
    assert game.settings.keys == {}


def test_shift_alone_is_no_key_and_escape_leaves_all_as_it_was(app, game):
    options = give_key(app, "hint", press(pygame.K_LSHIFT, pygame.KMOD_LSHIFT))
    assert options.takes_all_keys
    app.dispatch(press(pygame.K_ESCAPE))
    assert app.stack.top is options and not options.takes_all_keys
    assert game.settings.keys == {}


def test_delete_and_a_click_give_an_action_its_first_key_back(app, game):
    give_key(app, "hint", press(pygame.K_j, unicode="j"))
    app.dispatch(press(pygame.K_DELETE))
    assert game.settings.keys == {}
    options = give_key(app, "hint", press(pygame.K_j, unicode="j"))
    row = options.group.find("key.hint")
    assert isinstance(row, KeyRow)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.dispatch(pygame.event.Event(kind, button=1, pos=row.reset_zone().center))
    assert game.settings.keys == {} == kept(game).keys


def test_all_keys_are_reset_with_their_page(app, game):
    give_key(app, "hint", press(pygame.K_j, unicode="j"))
    give_key(app, "back", press(pygame.K_BACKSPACE))
    focus(app, "reset")
    app.dispatch(press(pygame.K_RETURN))
    assert keys.current().changed == {} == kept(game).keys


def test_a_question_mark_shows_the_keys_from_anywhere(app, game):
    app.dispatch(press(pygame.K_ESCAPE))
    assert isinstance(app.stack.top, MenuScene)
    app.dispatch(press(pygame.K_SLASH, pygame.KMOD_LSHIFT, "?"))
    assert options_of(app).tab == "keys"
    shown = {row.id.removeprefix("key.") for row in options_of(app).rows.rows}
    assert shown == set(keys.defaults())


def test_labels_show_the_keys_as_they_are_now(app, game):
    give_key(app, "back", press(pygame.K_BACKSPACE))
    back = options_of(app).group.find("back")
    assert back is not None and back.key == "Backspace"


# Layout


GRID = [*product(SIZES, CHOICES["text_scale"], TABS)]


@pytest.mark.parametrize(
    ("size", "text_scale", "tab"),
    swept(GRID, but=[cell for cell in GRID if cell[0] in (SIZES[0], SIZES[-1])]),
)
def test_nothing_overlaps_and_every_row_can_be_scrolled_to(game, size, text_scale, tab):
    game.settings.text_scale = text_scale
    options = game.options(tab)
    stack = SceneStack(size, options, Appearance(text_scale))
    seen = set()
    for row in options.rows.rows:
        options.rows.keep_in_sight(row.id)
        rects = [w.rect for w in options.group.widgets if w.rect.top > -1000]
        assert all(options.panel.contains(rect) for rect in rects)
        assert all(
            not one.colliderect(other) for i, one in enumerate(rects) for other in rects[i + 1 :]
        )
        assert not any(options._help_rect().colliderect(rect) for rect in rects)
        assert row.rect.top >= 0
        seen.add(row.id)
    assert len(seen) == len(options.rows.rows)
    stack.draw(pygame.Surface(size))


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("tab", TABS)
def test_a_page_stands_whole_on_its_sheet_under_its_name(game, size, tab):
    options = game.options(tab)
    stack = SceneStack(size, options, Appearance(1.0))
    assert options.rows.shown == options.rows.lines
    margin = options._sheet().left + options.scale.u(LEAF_MARGIN)
    assert all(row.rect.left > margin for row in options.rows.rows)
    with recording() as recorder:
        stack.draw(pygame.Surface(size))
    assert tab == "keys" or texts()["settings"][tab] in [each.asked for each in recorder.records]


def test_the_letter_that_opens_a_page_is_not_searched_for(app, game):
    from arkham.casefile import load_case
    from arkham.play.session import Session

    app.stack.apply(Push(game.table(Session.new(load_case(1), seed=3))))
    for letter, query in (("r", ""), ("e", "e")):
        app.dispatch(press(ord(letter), unicode=letter))
        app.dispatch(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        assert app.stack.top.query == query
