"""The evidence board shows what the rules hold, by mouse and keys alike, and marks cards."""

from __future__ import annotations

from random import Random

import pygame
import pytest
from random_play import CASES, play
from recorder import recording

from arkham.files.paths import NOWHERE
from arkham.flow.game import Game
from arkham.play.evidence import ALL
from arkham.play.session import Session
from arkham.play.storage import Storage
from arkham.rules.areas import DISCARD, DRAW, HAND, LEADS
from arkham.scenes.evidence.scene import EvidenceMarks, card_rects
from arkham.scenes.stack import Pop, Push
from arkham.scenes.table.layout.table import placements
from arkham.settings.settings import Settings

SIZE = (1280, 720)


def key(code: int) -> pygame.event.Event:
    sign = chr(code) if 32 <= code < 127 else ""
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=sign, scancode=0)


def click(scene, pos):
    found = None
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        found = scene.handle(pygame.event.Event(kind, pos=pos, button=1)) or found
    return found


def opened(case: int = 1, seed: int = 5, commands: int = 25, **settings):
    """Return a table some way into a game, and the board over it."""
    session = play(Session.new(CASES[case - 1], seed=seed), Random(seed), commands)
    game = Game(Storage(NOWHERE, keeps=False), Settings(tips=False, **settings))
    table = game.table(session)
    table.on_resize(SIZE)
    table.finish_motion()
    board = game.evidence(table)
    board.on_resize(SIZE)
    return table, board


@pytest.mark.parametrize("case", [1, 2, 3])
@pytest.mark.parametrize("commands", [0, 15, 40])
def test_every_count_and_flag_of_the_board_is_painted_in_its_cell(case, commands):
    _, scene = opened(case, commands=commands)
    with recording() as written:
        scene.draw(pygame.Surface(SIZE))
    for i, clue_type in enumerate(scene.board.types):
        for j, place in enumerate(scene.board.places):
            cell, rect = scene.board.cell(clue_type, place.name), scene.layout.cells[i][j]
            inside = [r for r in written.records if rect.collidepoint(r.rect.center)]
            numbers = [r.shown for r in sorted(inside, key=lambda r: (r.rect.top, r.rect.left))]
            counts = [str(count) for _, count in cell.marks if count > 1]
            assert numbers[:1] == ([str(cell.count)] if cell.count else [])
            assert sorted(numbers[1:]) == sorted(counts)
            flags = [name for name, at in written.icons if rect.contains(at)]
            assert flags == [f"attribute.{mark}" for mark, _ in cell.marks]


def test_the_key_and_the_button_open_the_same_board():
    table, _ = opened()
    spot = table.layout.inspector.tools[table.layout.inspector.tool_names.index("evidence")]
    assert isinstance(table.handle(key(pygame.K_e)), Push)
    assert isinstance(click(table, spot.center), Push)


def test_arrows_and_clicks_reach_every_cell():
    _, scene = opened()
    rows, columns = len(scene.board.types), len(scene.board.places)
    by_key = set()
    for _ in range(rows):
        for _ in range(columns):
            by_key.add(scene.chosen)
            scene.handle(key(pygame.K_RIGHT))
        scene.handle(key(pygame.K_DOWN))
    assert len(by_key) == rows * columns
    for i in range(rows):
        for j in range(columns):
            if (i, j) != scene.chosen:
                click(scene, scene.layout.cells[i][j].center)
                assert scene.chosen == (i, j)


def choose(scene, clue_type: str, place: str) -> None:
    names = [p.name for p in scene.board.places]
    scene.choose((scene.board.types.index(clue_type), names.index(place)))


@pytest.mark.parametrize("way", ["key", "click", "button"])
def test_what_is_chosen_is_ringed_on_the_table_until_the_next_move(way):
    table, scene = opened()
    choose(scene, ALL, "leads")
    row, column = scene.chosen
    if way == "key":
        left = scene.handle(key(pygame.K_RETURN))
    elif way == "click":
        left = click(scene, scene.layout.cells[row][column].center)
    else:
        left = click(scene, scene.layout.mark.center)
    assert left == Pop()
    (marks,) = table.overlays
    assert isinstance(marks, EvidenceMarks)
    places = placements(table.view, table.layout)
    leads = [c for c in table.session.state.areas[LEADS] if c]
    assert sorted(r.topleft for r, _ in marks.rings(table)) == sorted(
        places[c].rect.topleft for c in leads
    )
    table.draw(pygame.Surface(SIZE))
    table.do(table.session.choice.options[0])
    assert not table.overlays


def test_cards_in_piles_are_shown_by_their_pile_and_their_number():
    table, scene = opened()
    for place, area in (("discard", DISCARD), ("unseen", DRAW)):
        choose(scene, ALL, place)
        marks = EvidenceMarks(scene.cell.cards)
        ((_, count),) = marks.rings(table)
        assert count == len(table.session.state.areas[area]) > 1


def test_escape_takes_the_marks_away_before_it_leaves_the_table():
    table, scene = opened()
    choose(scene, ALL, "hand")
    if scene.cell.count:
        scene.handle(key(pygame.K_RETURN))
    assert len(table.overlays) == bool(table.session.state.areas[HAND])
    table.overlays[:] = [EvidenceMarks(scene.cell.cards)]
    assert table.handle(key(pygame.K_ESCAPE)) is None
    assert not table.overlays
    assert isinstance(table.handle(key(pygame.K_ESCAPE)), Push)  # the pause


def test_an_empty_cell_marks_nothing_and_says_so():
    table, scene = opened(commands=0)
    choose(scene, ALL, "closed")
    assert scene.handle(key(pygame.K_RETURN)) is None
    assert not table.overlays
    assert scene.group.find("mark").reason


@pytest.mark.parametrize(
    ("odds", "told"), [("full", "≈"), ("counts", "of the"), ("off", "draw stack")]
)
def test_the_share_of_the_next_draw_follows_the_settings(odds, told):
    table, scene = opened(odds=odds)
    total = len(table.session.state.areas[DRAW])
    for clue_type in scene.board.types[:-1]:
        choose(scene, clue_type, "unseen")
        count = scene.cell.count
        if count:
            assert told in scene.sentence()
            assert (f"{count}/{total}" in scene.sentence()) == (odds == "full")
            assert (f"{count} of the {total}" in scene.sentence()) == (odds == "counts")


@pytest.mark.parametrize("closes", [pygame.K_ESCAPE, pygame.K_e])
def test_the_board_closes_and_changes_nothing(closes):
    table, scene = opened()
    before = table.session.state.digest()
    assert scene.handle(key(closes)) == Pop()
    assert table.session.state.digest() == before
    assert not table.overlays


@pytest.mark.parametrize("count", [0, 1, 2, 4, 5, 9, 14, 35, 50])
@pytest.mark.parametrize("size", [(260, 380), (240, 200), (390, 560)])
def test_cards_of_a_cell_stay_in_their_area(count, size):
    area = pygame.Rect((10, 20), size)
    rects = card_rects(area, count, 6)
    assert len(rects) == count == len({rect.topleft for rect in rects})
    assert all(rect.width <= area.width and area.contains(rect) for rect in rects)
