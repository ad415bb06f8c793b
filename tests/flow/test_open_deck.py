"""A known deal with its draw order shown: always practice, marked everywhere, never forgotten."""

from __future__ import annotations

import json
from itertools import product
from random import Random

import pygame
import pytest
from grids import swept
from playouts import some_or_all_seeds
from random_play import CASES, play
from recorder import recording

from arkham.files.texts import texts
from arkham.flow.casebook import CasebookFlow
from arkham.flow.game import Game
from arkham.play.savefile import load_text, save_text
from arkham.play.session import Mark, Session
from arkham.play.storage import Storage
from arkham.records.daily import daily_case, daily_figures, today
from arkham.records.records import FAIR
from arkham.rules.areas import DRAW
from arkham.rules.events import CardMoved, StackShuffled
from arkham.scenes.dialogs.browser import BrowserScene
from arkham.scenes.stack import Push, Replace
from arkham.scenes.table.explain import explanation
from arkham.scenes.table.hud import NEXT_CARDS, hud_of
from arkham.scenes.table.layout.table import Spot
from arkham.settings.settings import Settings

SIZE = (1280, 720)


@pytest.fixture
def game(tmp_path) -> Game:
    return Game(Storage(tmp_path), Settings(speed=0))


def ended(game: Game, case: int = 1, seed: int = 3) -> Session:
    """Play a game to its end and file it."""
    table = game.deal(CASES[case - 1], {}, seed).scene
    play(table.session, Random(seed))
    game.books.keep(table.session)
    over = game._end(table)
    assert isinstance(over, Replace)
    return table.session


def an_open_table(game: Game, case: int = 1, seed: int = 3):
    transition = game.deal(CASES[case - 1], {}, seed, open_deck=True)
    transition.scene.on_resize(SIZE)
    return transition.scene


# Every way to it, and none is fair


def is_open(session: Session) -> bool:
    return session.open_deck and session.mark is Mark.PRACTICE and not session.journal.daily


def test_the_end_of_a_game_leads_to_its_open_deck(game):
    before = ended(game)
    plain = game.from_end(before, "again").scene.session
    assert not plain.open_deck and plain.mark is Mark.PRACTICE, "its cards are known"
    again = game.from_end(before, "open").scene.session
    assert is_open(again)
    assert (again.case, again.options, again.seed) == (before.case, before.options, before.seed)
    assert again.root.state.digest() == before.root.state.digest()


def test_the_casebook_leads_to_the_open_deck_of_a_game(game):
    before = ended(game)
    book = game.casebook()
    book.on_resize(SIZE)
    button = book.group.find("deck")
    assert button is not None and button.enabled
    book.group.focus("deck")
    pressed = book.handle(
        pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r", scancode=0)
    )
    session = pressed.scene.session
    assert is_open(session) and session.seed == before.seed


def test_beginning_it_again_keeps_the_deck_open(game):
    table = an_open_table(game)
    pause = game.pause(table)
    pause.on_resize(SIZE)
    pause.group.focus("restart")
    again = pause.handle(
        pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r", scancode=0)
    )
    assert is_open(again.scene.session)


def test_an_open_deck_of_a_days_case_is_no_days_case(game):
    case, seed = daily_case(game.cases, today())
    plain = game.deal(case, {}, seed).scene.session
    assert plain.journal.daily
    table = game.deal(case, {}, seed, open_deck=True).scene
    assert is_open(table.session)
    play(table.session, Random(1))
    game.books.keep(table.session)
    game._end(table)
    records = game.books.counted()
    assert len(records) == 1 and records[0].mark != FAIR
    assert not daily_figures(records, today()).results


def test_an_ended_open_game_counts_as_practice_only(game):
    table = an_open_table(game)
    play(table.session, Random(2))
    game.books.keep(table.session)
    over = game._end(table).scene
    (record,) = game.books.counted()
    assert record.mark == "practice" and not record.fair
    with recording() as written:
        over.on_resize(SIZE)
        over.draw(pygame.Surface(SIZE))
    assert any("open deck" in r.shown for r in written.records)


def test_a_running_game_of_the_same_deal_is_practice_once_its_deck_was_seen(game):
    for seed, mark in ((4, Mark.FAIR), (3, Mark.PRACTICE)):
        running = game.deal(CASES[0], {}, 3).scene
        running.do(running.session.choice.options[-1])
        an_open_table(game, seed=seed)
        back = game.new_game.back().scene.session
        assert back is running.session and back.mark is mark
        assert Storage(game.storage.folder).load().mark is mark
        game.session = None


# Once the order of a deal was seen, no way leads to a fair game of it


def by_code(game: Game, case, seed: int) -> Session:
    """Choose the deal on the set-up page, as its code or the day's button would."""
    return game.deal(case, {}, seed).scene.session


def by_casebook(game: Game, case, seed: int) -> Session:
    flow = CasebookFlow(game)
    flow.casebook()
    record = next(r for r in game.books.shelf.records() if r.seed == seed)
    return flow._play(record).scene.session


def by_day(game: Game, case, seed: int) -> Session:
    flow = CasebookFlow(game)
    flow.casebook()
    return flow._play_day(today()).scene.session


def by_end_page(game: Game, case, seed: int) -> Session:
    ended_before = Session.new(case, seed=seed)
    return game.from_end(ended_before, "again").scene.session


def by_way_back(game: Game, case, seed: int) -> Session:
    return game.new_game.back().scene.session


def by_shelf(game: Game, case, seed: int) -> Session:
    """Come back to a game that was set aside while another was replayed."""
    session = Session.new(case, seed=seed)
    session.do(session.choice.options[0])
    return game.table(session).session


WAYS = [by_code, by_casebook, by_day, by_end_page, by_way_back, by_shelf]


@pytest.mark.parametrize("restarts", [False, True])
@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_a_day_that_was_left_and_then_opened_is_practice(game, way, restarts):
    case, seed = daily_case(game.cases, today())
    left = game.deal(case, {}, seed).scene
    left.do(left.session.choice.options[-1])
    other = game.deal(case, {}, seed + 1).scene
    other.do(other.session.choice.options[-1])  # the day's game is in the casebook now
    if way is by_way_back:
        back = game.deal(case, {}, seed).scene
        back.do(back.session.choice.options[-1])
    game.deal(case, {}, seed, open_deck=True)
    if restarts and way is not by_way_back:
        game = Game(Storage(game.storage.folder), Settings(speed=0))
    assert way(game, case, seed).mark is Mark.PRACTICE
    assert by_code(game, case, seed + 2).mark is Mark.FAIR
    assert by_code(game, case, seed).mark is Mark.PRACTICE


def test_the_table_says_why_a_deal_whose_order_was_seen_is_practice(game):
    game.deal(CASES[0], {}, 3, open_deck=True)
    table = game.deal(CASES[0], {}, 3).scene
    assert table.cues.toast == texts()["open_deck"]["seen"]
    assert not table.session.open_deck


@pytest.mark.parametrize("found", ["", "[]", "{", '{"deals": 3}', '{"deals": [4]}', '{"a": "b"}'])
def test_a_damaged_list_of_opened_deals_counts_as_none(game, found):
    (game.storage.folder / "opened.json").write_text(found)
    assert by_code(game, CASES[0], 3).mark is Mark.FAIR
    game.deal(CASES[0], {}, 3, open_deck=True)
    again = Game(Storage(game.storage.folder), Settings(speed=0))
    assert by_code(again, CASES[0], 3).mark is Mark.PRACTICE


# A deal that was played before


@pytest.mark.parametrize("restarts", [False, True])
def test_a_deal_that_was_played_is_practice_the_next_time_and_says_so(game, restarts):
    before = ended(game)
    if restarts:
        game = Game(Storage(game.storage.folder), Settings(speed=0))
    for way in (by_code, by_casebook, by_end_page):
        assert way(game, before.case, before.seed).mark is Mark.PRACTICE, way
    table = game.from_end(before, "again").scene
    assert table.cues.toast == texts()["open_deck"]["played"]
    assert by_code(game, before.case, before.seed + 1).mark is Mark.FAIR
    assert by_code(game, CASES[1], before.seed).mark is Mark.FAIR
    other = game.deal(before.case, {"victims": "six"}, before.seed).scene.session
    assert other.mark is Mark.FAIR, "with other terms other cards are dealt"


def test_beginning_the_running_game_again_is_practice_and_leaves_that_one_fair(game):
    running = game.deal(CASES[0], {}, 3).scene
    again = game.deal(CASES[0], {}, 3).scene.session
    assert again.mark is Mark.FAIR, "nothing was done in it yet"
    running = game.table(again)
    running.do(again.choice.options[-1])
    assert game.deal(CASES[0], {}, 3).scene.session.mark is Mark.PRACTICE
    assert game.new_game.back().scene.session.mark is Mark.FAIR


# Kept


@pytest.mark.parametrize("case", [1, 2, 3])
def test_a_save_remembers_that_the_deck_is_open(case):
    session = Session.new(CASES[case - 1], seed=5)
    assert '"open"' not in save_text(session)
    session.open_the_deck()
    play(session, Random(5), 20)
    again, notice = load_text(save_text(session))
    assert notice is None and again.open_deck and again.mark is Mark.PRACTICE
    assert again.state.digest() == session.state.digest()
    for _ in range(3):
        again.undo()
    assert again.open_deck and again.mark is Mark.PRACTICE


def test_a_save_without_the_word_is_closed_and_a_forged_mark_does_not_help():
    session = Session.new(CASES[0], seed=5)
    session.open_the_deck()
    record = json.loads(save_text(session))
    record["mark"] = "fair"
    forged, _ = load_text(json.dumps(record))
    assert forged.open_deck and forged.mark is Mark.PRACTICE
    del record["open"]
    closed, _ = load_text(json.dumps(record))
    assert not closed.open_deck and closed.mark is Mark.FAIR
    record["open"] = "yes"
    assert not load_text(json.dumps(record))[0].open_deck


def test_a_game_left_in_the_middle_is_still_open_after_a_restart(game):
    table = an_open_table(game)
    table.do(table.session.choice.options[0])
    again = Game(Storage(game.storage.folder), Settings()).session
    assert again is not None and is_open(again)


# Shown


@some_or_all_seeds(5, 345)
@pytest.mark.parametrize("case", [1, 2, 3])
def test_the_order_shown_is_the_order_drawn(case, seeds):
    for seed in seeds:
        chance = Random(seed)
        session = Session.new(CASES[case - 1], seed=seed)
        session.open_the_deck()
        drawn = 0
        while session.choice is not None:
            shown = list(reversed(session.state.areas[DRAW]))
            assert hud_of(session).next_cards == tuple(shown[:NEXT_CARDS])
            for event in session.do(chance.choice(session.choice.options)):
                if isinstance(event, StackShuffled) and event.area == DRAW:
                    break
                if isinstance(event, CardMoved) and event.source.area == DRAW:
                    if event.cause == "take":  # searched for, not drawn
                        shown.remove(event.card)
                    else:
                        assert event.card == shown.pop(0)
                        drawn += 1
        assert drawn > 3


def test_the_pile_shows_the_order_only_of_an_open_deck(game):
    table = an_open_table(game)
    stack = table.session.state.areas[DRAW]
    for spot in (Spot("stack"), Spot("odds")):
        opened = table._input.activate(spot)
        assert isinstance(opened, Push) and isinstance(opened.scene, BrowserScene)
        assert [c.index for c in opened.scene.cards] == list(reversed(stack))
    plain = game.deal(CASES[0], {}, 3).scene
    plain.on_resize(SIZE)
    shown = plain._input.activate(Spot("stack")).scene.cards
    assert [c.index for c in shown] == sorted(plain.session.state.areas[DRAW])
    assert plain.hud.next_cards == ()


@pytest.mark.parametrize(
    ("case", "text"),
    swept(product((1, 2, 3), (1.0, 2.0)), but=[(1, 2.0), (2, 1.0), (3, 2.0)]),
)
def test_every_picture_of_an_open_table_is_marked(game, text, case):
    game.preferences.text_scale = text
    table = an_open_table(game, case)
    play(table.session, Random(case), 8)
    table.refresh()
    scenes = [table, game.replay(table.session)]
    if table.session.choice is not None:
        scenes.append(game.plan(table))
    for scene in scenes:
        scene.on_resize(SIZE)
        scene.update(0.0)
        game.preferences.text_scale = text
        with recording() as written:
            table.repaint()
            scene.draw(pygame.Surface(SIZE))
        assert any(r.shown in ("Open deck", "Open") for r in written.records), scene


def test_the_sheet_of_the_mark_says_why_it_is_practice():
    session = Session.new(CASES[0], seed=1)
    session.open_the_deck()
    said = [row.text for row in explanation("mark", session, "full").rows]
    assert any("lies open" in text for text in said)
