"""The casebook through its scene: by keys, by mouse, at every size, with any files."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from itertools import product

import pygame
import pytest
from grids import swept
from recorder import recording
from shelf import fill

from arkham.flow.game import Game
from arkham.play.session import Session
from arkham.play.storage import Storage
from arkham.records.bookkeeping import Books
from arkham.records.daily import daily_case
from arkham.records.records import ABANDONED, Shelf
from arkham.scenes.casebook.figures import Days, Figure
from arkham.scenes.casebook.layout import pages
from arkham.scenes.casebook.scene import CasebookScene
from arkham.scenes.game_over.scene import FRESH_AFTER_S, GameOverScene
from arkham.scenes.menu.scene import MenuScene
from arkham.scenes.replay.scene import ReplayScene
from arkham.scenes.stack import Appearance, SceneStack
from arkham.scenes.table.scene import TableScene
from arkham.settings.settings import Settings

SIZE = (1280, 720)
SIZES = [(1024, 640), (1280, 720), (1920, 1080), (2560, 1080), (1920, 1200)]
SCALES = [1.0, 1.5, 2.0]


class Reader:
    """Somebody who sits before the casebook."""

    def __init__(self, folder, games: int = 40, size=SIZE, text_scale: float = 1.0) -> None:
        self.storage = Storage(folder)
        if games:
            fill(self.storage, games)
        self.game = Game(self.storage, Settings(text_scale=text_scale))
        self.stack = SceneStack(size, self.game.menu(), Appearance(text_scale))
        self.stack.apply(self.game._from_menu("casebook"))

    @property
    def scene(self) -> CasebookScene:
        assert isinstance(self.stack.top, CasebookScene)
        return self.stack.top

    def key(self, key: int, mod: int = 0) -> None:
        values = {"key": key, "mod": mod, "unicode": "", "scancode": 0}
        self.stack.handle(pygame.event.Event(pygame.KEYDOWN, values))

    def type(self, letters: str) -> None:
        self.stack.handle(pygame.event.Event(pygame.TEXTINPUT, {"text": letters}))

    def click(self, pos: tuple[int, int]) -> None:
        values = {"pos": pos, "button": 1, "touch": False}
        self.stack.handle(
            pygame.event.Event(
                pygame.MOUSEMOTION, {"pos": pos, "rel": (0, 0), "buttons": (0, 0, 0)}
            )
        )
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.stack.handle(pygame.event.Event(kind, values))

    def press(self, widget_id: str) -> None:
        widget = self.scene.group.find(widget_id)
        assert widget is not None
        self.click(widget.rect.center)

    def tab_to(self, widget_id: str) -> None:
        for _ in range(60):
            if self.scene.group.focused.id == widget_id:
                return
            self.key(pygame.K_TAB)
        pytest.fail(f"the keyboard does not reach {widget_id}")

    def draw(self) -> pygame.Surface:
        surface = pygame.Surface(self.stack.size)
        self.stack.draw(surface)
        return surface


@pytest.fixture
def reader(tmp_path):
    return Reader(tmp_path / "games")


def test_the_menu_leads_to_the_casebook_and_escape_back(reader):
    reader.draw()
    reader.key(pygame.K_ESCAPE)
    assert isinstance(reader.stack.top, MenuScene)


def test_without_a_game_there_is_a_kind_word_and_nothing_to_press(tmp_path):
    reader = Reader(tmp_path, games=0)
    with recording() as seen:
        reader.draw()
    assert any("No page is written yet" in record.asked for record in seen.records)
    for button in ("open", "play", "copy"):
        assert reader.scene.group.find(button).reason
        reader.press(button)
        assert reader.scene.message


def test_every_control_is_reached_by_tab_and_says_what_it_is(reader):
    seen = set()
    for _ in range(len(reader.scene.group.widgets)):
        focused = reader.scene.group.focused
        assert focused.describe()
        if isinstance(focused, Figure):
            assert focused.definition
        seen.add(focused.id)
        reader.draw()
        reader.key(pygame.K_TAB)
    assert seen == {widget.id for widget in reader.scene.group.widgets}


def test_the_figure_in_focus_says_how_it_is_counted(reader):
    for figure in ("share", "streak", "form", "causes", "turns"):
        reader.tab_to(f"figure.{figure}")
        with recording() as seen:
            reader.draw()
        definition = reader.scene.group.focused.definition
        assert any(record.asked == definition for record in seen.records)


def test_the_list_scrolls_by_keys_and_by_wheel(tmp_path, monkeypatch):
    reader = Reader(tmp_path, games=500)
    ledger = reader.scene.ledger
    assert len(ledger.lines) == 500
    reader.tab_to("games")
    reader.key(pygame.K_END)
    assert ledger.chosen == ledger.lines[-1].id
    assert ledger.top == 500 - ledger.shown
    reader.key(pygame.K_HOME)
    assert ledger.top == 0
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: ledger.rect.center)
    wheel = {"x": 0, "y": -2, "flipped": False, "precise_y": -2.0}
    reader.stack.handle(pygame.event.Event(pygame.MOUSEWHEEL, wheel))
    assert ledger.top > 1
    assert ledger.chosen == ledger.lines[0].id
    reader.draw()


def test_a_filter_narrows_the_list_and_the_figures(reader):
    scene = reader.scene
    everything = len(scene.listed)
    row = scene.group.find("case")
    reader.click((row.rect.left + row.rect.width * 3 // 8, row.rect.bottom - 4))
    assert scene.filter.case == "witch-cult"
    assert 0 < len(scene.listed) < everything
    assert {entry.case for entry in scene.listed} == {"witch-cult"}
    reader.tab_to("shown")
    reader.key(pygame.K_RIGHT)
    assert all(entry.won for entry in scene.listed)
    games = scene.group.find("figure.games").aside
    assert int(games) > len(scene.listed)  # what is listed does not change what is counted
    reader.tab_to("mark")
    reader.key(pygame.K_RIGHT)
    assert scene.filter.mark == "practice"
    assert not scene.listed
    reader.draw()


def test_the_terms_of_a_case_can_be_told_apart(reader):
    reader.tab_to("terms")
    reader.key(pygame.K_RETURN)
    assert "an investigation first" in reader.scene.message
    reader.tab_to("case")
    reader.key(pygame.K_LEFT)
    for _ in range(3):
        reader.key(pygame.K_RIGHT)
    reader.tab_to("terms")
    reader.key(pygame.K_RIGHT)
    scene = reader.scene
    assert scene.filter.terms != "all"
    assert len({entry.options for entry in scene.listed}) == 1


def test_a_click_chooses_a_game_and_enter_looks_back_on_it(reader):
    scene = reader.scene
    reader.click(scene.ledger.row(3).center)
    assert scene.ledger.chosen == scene.ledger.lines[3].id
    assert reader.stack.top is scene
    reader.key(pygame.K_RETURN)
    assert isinstance(reader.stack.top, ReplayScene)
    wanted = scene.listed[3]
    assert reader.stack.top.session.seed == wanted.seed
    reader.key(pygame.K_ESCAPE)
    assert reader.stack.top is scene
    assert scene.ledger.chosen == wanted.path.name


@pytest.mark.parametrize("how", ["enter", "tab", "mouse", "escape"])
def test_a_note_is_kept_however_the_field_is_left(reader, how):
    scene = reader.scene
    name = scene.ledger.chosen
    reader.tab_to("note")
    for letters in ("T", "he lamp, again!", "?"):
        reader.type(letters)
    reader.key(pygame.K_BACKSPACE)
    if how == "mouse":
        reader.click(scene.ledger.row(2).center)
    else:
        reader.key({"enter": pygame.K_RETURN, "tab": pygame.K_TAB, "escape": pygame.K_ESCAPE}[how])
    notes = {record.path.name: record.note for record in Shelf(reader.storage).records()}
    assert notes.pop(name) == "The lamp, again!"
    assert set(notes.values()) == {""}


def test_the_end_of_a_game_can_be_read_again_and_leads_back(reader):
    scene = reader.scene
    assert scene.group.find("story").enabled
    reader.press("story")
    page = reader.stack.top
    assert isinstance(page, GameOverScene) and page.pages[0]
    page.update(FRESH_AFTER_S)
    reader.key(pygame.K_ESCAPE)
    assert reader.scene is scene
    scene.listed = [replace(entry, result=ABANDONED) for entry in scene.listed]
    scene._rebuild()
    assert not scene.group.find("story").enabled  # left before its end, it has none


def test_a_damaged_file_stands_in_the_list_with_its_reason(tmp_path):
    reader = Reader(tmp_path, games=5)
    reader.storage.replays()[0].write_text("{")
    reader.scene.on_resume(None)
    reader.tab_to("games")
    reader.key(pygame.K_HOME)
    assert reader.scene.group.find("open").reason
    reader.key(pygame.K_RETURN)
    assert isinstance(reader.stack.top, CasebookScene)
    with recording() as seen:
        reader.draw()
    assert any(record.asked.startswith("The file is") for record in seen.records)


def test_a_file_that_breaks_while_it_is_listed_costs_a_sentence(reader):
    for path in reader.storage.replays():
        path.write_text("{")
    reader.press("open")
    assert isinstance(reader.stack.top, CasebookScene)
    assert reader.scene.message.endswith(".")


def test_a_head_that_tells_another_end_than_the_moves_is_found_out(reader):
    path = reader.storage.replays()[0]
    text = path.read_text(encoding="utf-8")
    result = Shelf(reader.storage).records()[0].result
    forged = "won" if result != "won" else "victims"
    path.write_text(text.replace(f'"result": "{result}"', f'"result": "{forged}"'))
    reader.scene.on_resume(None)
    _, notice = reader.scene.book.replayed(reader.scene.listed[0])
    assert "the moves are right" in notice


def test_a_chosen_day_stays_chosen_when_the_list_changes(reader):
    reader.tab_to("figure.daily")
    reader.key(pygame.K_LEFT)
    chosen = reader.scene.group.focused.chosen
    reader.press("shown")
    assert reader.scene.group.find("figure.daily").chosen == chosen


def test_the_code_is_copied(reader, monkeypatch):
    copied = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    reader.press("copy")
    assert copied == [reader.scene.ledger.lines[0].code]


def test_the_same_deal_is_played_again(reader):
    record = reader.scene.chosen
    reader.press("play")
    table = reader.stack.top
    assert isinstance(table, TableScene)
    assert (table.session.seed, table.session.case.id) == (record.seed, record.case)
    assert not table.session.journal.endings


def test_a_game_that_was_acted_in_is_given_up_by_the_first_move_of_the_next(tmp_path):
    storage = Storage(tmp_path)
    fill(storage, 3)
    game = Game(storage, Settings())
    running = Books(storage).begin(game.cases, game.cases[0], {}, 9)
    running.do(running.choice.options[-1])
    storage.save(running)
    stack = SceneStack(SIZE, game.casebook())
    reader = Reader.__new__(Reader)
    reader.storage, reader.game, reader.stack = storage, game, stack
    reader.press("play")
    table = stack.top
    assert isinstance(table, TableScene)
    assert len(storage.replays()) == 3
    table.session.do(table.session.choice.options[-1])
    table.callbacks.on_change(table.session)
    assert Shelf(storage).records()[0].result == ABANDONED


def test_the_case_of_an_earlier_day_is_played(reader):
    reader.tab_to("figure.daily")
    days = reader.scene.group.focused
    assert isinstance(days, Days)
    reader.key(pygame.K_LEFT)
    reader.key(pygame.K_LEFT)
    wanted = date.fromisoformat(days.days[-3].id)
    assert days.chosen == days.days[-3].id
    reader.draw()
    reader.press("day")
    table = reader.stack.top
    assert isinstance(table, TableScene)
    case, seed = daily_case(reader.game.cases, wanted)
    assert (table.session.case.id, table.session.seed) == (case.id, seed)
    assert table.session.journal.daily == wanted.isoformat()


def test_a_reset_empties_the_figures_not_the_list_and_is_undone(reader):
    scene = reader.scene
    before = scene.group.find("figure.games").aside
    reader.press("reset")
    assert scene.group.find("figure.games").aside == "0"
    assert len(scene.listed) == 40
    reader.press("reset")
    assert scene.group.find("figure.games").aside == before
    assert len(reader.storage.replays()) == 40


def test_the_export_says_where_the_file_is(reader):
    reader.press("export")
    files = list(reader.storage.folder.glob("*.csv"))
    assert len(files) == 2
    assert all(path.name in reader.scene.message for path in files)
    assert str(reader.storage.folder) in reader.scene.message


def test_a_folder_that_cannot_be_written_costs_a_sentence(reader, monkeypatch):
    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    for module in ("records", "bookkeeping", "export"):
        monkeypatch.setattr(f"arkham.records.{module}.write_atomically", refuse)
    for button in ("export", "reset"):
        reader.press(button)
        assert "No space" in reader.scene.message
    reader.tab_to("note")
    reader.type("lost")
    reader.key(pygame.K_RETURN)
    assert "No space" in reader.scene.message


@pytest.mark.parametrize(
    ("size", "text_scale"),
    swept(product(SIZES, SCALES), but=[((1024, 640), 1.0), ((1280, 720), 2.0)]),
    ids=str,
)
def test_every_size_shows_all_words_and_overlaps_nothing(tmp_path, size, text_scale):
    reader = Reader(tmp_path, games=40, size=size, text_scale=text_scale)
    scene = reader.scene
    count = 0
    while True:
        with recording() as seen:
            surface = reader.draw()
        assert not [record.asked for record in seen.clipped]
        if text_scale == 1.0:  # larger letters stand in the same colours, with taller line boxes
            assert not [(r.asked, r.contrast) for r in seen.below(4.5)]
        least = 18 if text_scale == 1.0 and size[1] >= 1080 else 9
        assert not [(r.asked, r.style.px) for r in seen.records if r.style.px < least * 0.99]
        rects = [(w.id, w.rect) for w in scene.group.widgets]
        for place, (name, rect) in enumerate(rects):
            assert surface.get_rect().contains(rect), name
            assert rect.width > 0 and rect.height > 0, name
            others = [other for other, r in rects[place + 1 :] if r.colliderect(rect)]
            assert not others, (name, others)
        if scene.group.find("more") is None or count == 3:
            break
        reader.press("more")
        count += 1
    assert (count == 0) == (text_scale == 1.0)


def test_blocks_go_onto_pages_in_order_and_none_is_lost():
    assert pages([10, 10, 10], 35, 2) == [[0, 1, 2]]
    assert pages([10, 10, 10], 25, 2) == [[0, 1], [2]]
    assert pages([99, 10], 25, 2) == [[0], [1]]


def test_the_last_page_of_a_game_says_how_such_games_went(tmp_path):
    game = Game(Storage(tmp_path), Settings())
    session = game.books.begin(game.cases, game.cases[0], {}, 4)
    assert isinstance(session, Session)
    while session.choice is not None:
        session.do(session.choice.options[-1])
    game.storage.finish(session)
    assert game.books.standing(session) == "Fair: 0 of 1 solved, streak 0"
    session.undo()
    game.storage.finish(session)
    assert "not counted" in game.books.standing(session)


def test_the_folders_of_a_new_investigation_tell_how_it_went(reader):
    setup = reader.game.setup()
    assert all("Played" in setup._records[case.id] for case in reader.game.cases)


def test_the_filters_keep_large_letters_large(tmp_path):
    reader = Reader(tmp_path, games=3, text_scale=2.0)
    with recording() as recorder:
        reader.scene.draw(pygame.Surface(SIZE))
    filters = [w.rect for w in reader.scene.group.widgets if w.id in ("case", "mark", "shown")]
    assert len(filters) == 3
    written = [r for r in recorder.records if any(f.contains(r.rect) for f in filters)]
    assert {"All", "Fair"} <= {record.asked for record in written}
    least = reader.scene.scale.font(20) * 0.9
    assert [record.asked for record in written if record.style.px < least] == []
