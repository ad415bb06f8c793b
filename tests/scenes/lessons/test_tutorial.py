"""The first evening on the real table: to its end by mouse and by keys, astray, back and away."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from grids import swept
from lesson_player import LessonPlayer
from recorder import recording

from arkham.files.texts import menu_texts, texts
from arkham.lessons.script import ANY, first_evening
from arkham.play.session import Session
from arkham.rules.choices import notation
from arkham.scenes.draw.brush import Brush
from arkham.scenes.game_over.scene import GameOverScene
from arkham.scenes.lessons.placing import legal_places, surroundings
from arkham.scenes.lessons.sheet import picture_of
from arkham.scenes.lessons.spotlight import arrow_places
from arkham.scenes.lessons.tutorial import BACK_AFTER_S, TWICE_S
from arkham.scenes.menu.scene import MenuScene
from arkham.scenes.table.layout.anchors import anchor_rects
from arkham.scenes.table.paint.overlay import fan_layout, fan_ring, tab_span
from arkham.scenes.table.scene import TableScene
from arkham.settings import keys

SCRIPT = first_evening()
TWO_SIZES = [((1280, 720),), ((1920, 1080),)]
SCREENS = [((1280, 720), 1.0), ((1920, 1080), 1.0), ((1280, 720), 2.0), ((1920, 1080), 2.0)]


@pytest.mark.parametrize("way", ["do_by_mouse", "do_by_keys"])
def test_it_is_played_to_its_end(way: str, tmp_path: Path):
    player = LessonPlayer(tmp_path)
    for place, step in enumerate(SCRIPT.steps):
        assert player.course.at == place, step.name
        getattr(player, way)()
    assert player.step is None and player.overlay.rect is None
    assert player.game.tutorial.progress.finished
    player.click(player.place("action take"))
    assert player.course.session.state.turn > 10, "the table can be played on"


@pytest.mark.parametrize(("size", "text"), swept(SCREENS, but=[((1280, 720), 2.0)]), ids=str)
def test_the_note_lies_free_at_every_step(size, text, tmp_path: Path):
    player = LessonPlayer(tmp_path, size, text=text)
    window = pygame.Rect((0, 0), size)
    for step in SCRIPT.steps:
        table, rect = player.table, player.overlay.rect
        assert rect is not None and window.contains(rect), step.name
        touched = [anchor_rects(anchor, surroundings(table)) for anchor in step.touch]
        assert all(touched), (step.name, "something it is about is not on the table")
        free = [table.layout.prompt.rect, table.layout.bottom.area, *legal_places(table)]
        free += [r for rects in touched for r in rects]
        assert rect.collidelist(free) < 0, step.name
        for widget in player.overlay.widgets:
            assert rect.contains(widget.rect), (step.name, widget.id)
        assert not cut_words(player), step.name
        player.do_by_mouse()


def cut_words(player: LessonPlayer) -> list[str]:
    """Return what of the note does not fit where it stands."""
    now, surface = player.overlay._laid_sheet, pygame.Surface(player.table.size)
    with recording() as recorder:
        picture_of(now.sheet, now.form, now.theme)
        player.overlay.draw_sheet(Brush(surface, now.theme, player.table.layout.scale))
    return [record.asked for record in recorder.clipped]


def test_another_legal_move_is_played_answered_and_taken_back(tmp_path: Path):
    player = LessonPlayer(tmp_path)
    for _ in range(2):
        player.do_by_mouse()
    before = player.course.session.here
    player.click(player.place("action pass"))
    assert player.course.astray and player.course.session.here is not before
    assert player.course.answer == SCRIPT.steps[2].wrong["pass"]
    player.settle(BACK_AFTER_S + 0.1)
    assert player.course.session.here is before and not player.course.astray
    said = [words for _, words in player.overlay._laid_sheet.sheet.words]
    assert said[0] == SCRIPT.steps[2].wrong["pass"], "the answer stays while it is tried again"
    player.do_by_mouse()
    assert player.course.at == 3 and not player.course.answer


def test_whoever_presses_on_gets_the_move_back_at_once(tmp_path: Path):
    player = LessonPlayer(tmp_path)
    for _ in range(2):
        player.do_by_mouse()
    before = player.course.session.here
    player.click(player.place("action pass"))
    player.click(player.place("action pass"))
    assert player.course.session.here is before, "the press puts it back and does no more"


@pytest.mark.sweep
def test_every_other_move_of_every_step_is_put_back(tmp_path: Path):
    player = LessonPlayer(tmp_path)
    for step in SCRIPT.steps:
        table, here = player.table, player.course.session.here
        for option in here.state.choice.options:
            command = notation(here.state, option)
            if command in (*step.commands, *step.also) or ANY in step.also:
                continue
            table.do(option)
            player.settle(BACK_AFTER_S + 0.1)
            assert player.course.session.here is here, (step.name, command)
            assert player.course.answer == SCRIPT.answer(step, command)
        player.do_by_mouse()


def test_what_a_move_brings_is_told_only_when_it_is_seen(tmp_path: Path):
    """The note of the next step names the card that a check has drawn."""
    player = LessonPlayer(tmp_path, speed=1.0)
    while player.step.name != "lock-and-check 1":
        player.do_by_mouse()
    hand = player.table.session.rules.index["witch-house"]
    option = next(o for o in player.course.session.choice.options if o.card == hand)
    player.table.do(option)
    player.stack.update(0.1)
    assert player.step.name == "lock-and-check 2"
    assert player.overlay._step.name == "lock-and-check 1"
    assert player.overlay.rect is None, "nothing lies over what moves"
    player.settle()
    assert player.overlay._step.name == "lock-and-check 2"


def test_back_leads_one_step_back_by_mouse_and_keys(tmp_path: Path):
    player = LessonPlayer(tmp_path)
    for _ in range(4):
        player.do_by_mouse()
    player.settle(TWICE_S)
    player.click(player.control("back"))
    assert player.course.at == 3
    player.press("next")  # Tab goes to the note first
    player.press("confirm")
    assert player.course.at == 2 and player.course.commands == []
    player.do_by_mouse()
    assert player.course.at == 3


def test_it_is_left_and_taken_up_again_after_a_restart(tmp_path: Path):
    player = LessonPlayer(tmp_path)
    for _ in range(7):
        player.do_by_mouse()
    player.press("back")
    player.click(player.stack.top.group.find("menu").rect.center)
    assert isinstance(player.stack.top, MenuScene)
    assert "5" in player.stack.top.items[0].note
    again = LessonPlayer(tmp_path)
    assert again.course.at == 7
    assert again.course.commands == player.game.tutorial.progress.commands


def test_skipping_keeps_the_table_and_the_menu_has_the_lessons_again(tmp_path: Path):
    player = LessonPlayer(tmp_path)
    for _ in range(3):
        player.do_by_mouse()
    player.click(player.control("leave"))
    assert player.step is None and player.course.commands == ["lead walter-gilman"]
    player.click(player.place("action pass"))
    assert player.course.commands[-1] == "pass"
    ids = [item.id for item in player.game.menu().items]
    assert ids.index("lessons") > ids.index("new")
    player.stack.apply(player.game.tutorial.again())
    assert player.course.at == 0 and player.course.commands == []


def test_a_running_game_and_the_books_stay_untouched(tmp_path: Path):
    player = LessonPlayer(tmp_path)
    game = player.game
    session = Session.new(game.cases[1], {}, 5)
    game.table(session).do(session.choice.options[0])
    files = {p.name: p.read_bytes() for p in tmp_path.rglob("*") if p.name != "lessons.json"}
    player.stack.apply(game.tutorial.open())
    player.settle()
    while player.step is not None:
        player.do_by_mouse()
    while player.course.session.outcome is None:
        player.table.do(player.course.session.choice.options[-1])
    player.settle()
    player.press("confirm")
    player.press("confirm")
    assert isinstance(player.stack.top, GameOverScene)
    assert game.session is session
    assert not game.books.counted()
    now = {p.name: p.read_bytes() for p in tmp_path.rglob("*") if p.name != "lessons.json"}
    assert now == files


def test_it_is_the_first_thing_a_new_player_is_offered(tmp_path: Path):
    player = LessonPlayer(tmp_path)
    assert player.game.menu().items[0].id == "lessons"


def test_the_log_of_the_evening_leads_back_into_it(tmp_path: Path):
    player = LessonPlayer(tmp_path)
    for _ in range(9):
        player.do_by_mouse()
    flow = player.game.tutorial._replays(player.course)
    node = player.course.session.path()[1]
    replay = flow.replay(player.course.session, at=node)
    player.stack.apply(flow._play(replay))
    assert player.step.name == "from-hand 1"
    assert player.game.__dict__.get("session") is None


def keycaps(table) -> list[str]:
    """Return the keys that the table with its overlays shows for Enter."""
    with recording() as recorder:
        table.draw(pygame.Surface(table.size))
    return [record.asked for record in recorder.records if record.asked == keys.label("confirm")]


def test_under_another_sheet_the_note_shows_no_key(tmp_path: Path):
    player = LessonPlayer(tmp_path)
    while player.step.name != "when-to-close 1":
        player.do_by_mouse()
    table = player.table
    assert len(keycaps(table)) == 1
    player.click(player.place("meter walter-gilman"))
    assert player.stack.top is not table
    assert not keycaps(table), "Enter is for the sheet above"
    player.press("back")
    assert player.stack.top is table and len(keycaps(table)) == 1


def test_the_table_after_the_lessons_is_kept_and_says_so(tmp_path: Path):
    player = LessonPlayer(tmp_path)
    words = texts()["lessons"]
    player.press("back")
    assert words["pause_words"] in shown_by(player)
    player.press("back")
    player.click(player.control("leave"))
    assert not player.table.cues.toast_warns, "news is no warning"
    player.click(player.place("action pass"))
    turn = player.course.session.state.turn
    player.press("back")
    assert words["pause_over"] in shown_by(player)
    player.click(player.stack.top.group.find("menu").rect.center)
    item = next(item for item in player.stack.top.items if item.id == "lessons")
    assert item.title == menu_texts()["lessons_table"]
    again = LessonPlayer(tmp_path)
    assert again.step is None and again.course.session.state.turn == turn


def shown_by(player: LessonPlayer) -> str:
    """Return everything that is written on the screen."""
    with recording() as recorder:
        player.stack.draw(pygame.Surface(player.stack.size))
    return " ".join(record.asked for record in recorder.records)


def test_only_a_refusal_wears_the_warning_sign(tmp_path: Path):
    table = LessonPlayer(tmp_path).table
    table.refuse("No.")
    assert table.cues.toast_warns
    table.say("Well done.")
    assert not table.cues.toast_warns


def test_frames_leave_words_whole(tmp_path: Path):
    """The word that hangs on a card to choose lies within its frame and free of the note."""
    player = LessonPlayer(tmp_path)
    while player.step.name != "may 2":
        player.do_by_mouse()
    overlay, table = player.overlay, player.table
    card = anchor_rects("leads unnamable", surroundings(table))[0]
    ring = pygame.Rect(overlay._light_of(player.step, table).rings[0])
    raised = card.move(0, -table.cues.lifts[table.session.rules.index["unnamable"]])
    top, height = tab_span(raised, table.layout.scale, table.size[1])
    tab = pygame.Rect(card.left, top, card.width, height)
    assert ring.contains(card) and ring.bottom >= tab.bottom
    assert not overlay.rect.colliderect(tab)
    rail = table.layout.rail
    framed = anchor_rects("stability", surroundings(table))[0]
    assert framed.contains(rail.stability_label) and framed.contains(rail.mirror)


def test_the_note_gives_way_to_a_reason(tmp_path: Path):
    player = LessonPlayer(tmp_path)
    while player.step.name != "lock-and-check 1":
        player.do_by_mouse()
    assert not player.overlay.hides_reason(player.table)
    player.click(player.place("hand witch-house"))
    table = player.table
    row = next(r for r in table.layout.lines.rows if r.tag.colliderect(player.overlay.rect))
    assert row and table.cues.refused and player.overlay.hides_reason(table)
    with recording() as recorder:
        player.overlay.draw(
            Brush(pygame.Surface(table.size), table.theme, table.layout.scale), table
        )
    assert not recorder.records
    player.press("back")
    assert not player.overlay.hides_reason(table)


@pytest.mark.parametrize("size", swept(TWO_SIZES, but=TWO_SIZES[:1]), ids=str)
def test_no_arrow_runs_under_the_note(size, tmp_path: Path):
    player, arrows = LessonPlayer(tmp_path, size), 0
    for step in SCRIPT.steps:
        ends = player.overlay._arrow(step, player.table)
        if ends is not None:
            way = arrow_places(*ends, player.table.layout.scale)
            note = player.overlay.rect.inflate(8, 8)
            assert not [place for place in way if note.collidepoint(place.center)], step.name
            arrows += 1
        player.do_by_mouse()
    assert arrows > 5


def test_a_step_that_is_read_waits_for_the_reader(tmp_path: Path):
    """Pointing at what it shows does not end it; the tip of that is gone when the next begins."""
    player = LessonPlayer(tmp_path)
    assert player.step.name == "goal 1"
    player.point(player.place("goal"))
    player.settle(20)
    assert player.step.name == "goal 1" and player.table.tip_rect is not None
    player.press("confirm")
    assert player.step.name == "goal 2" and player.table.tip_rect is None


@pytest.mark.parametrize("way", ["key", "button"])
def test_asking_for_a_hint_ends_the_step_about_hints(way: str, tmp_path: Path):
    player = LessonPlayer(tmp_path)
    while not player.step.asks_for_a_hint:
        player.do_by_mouse()
    at, course = player.course.at, player.course
    player.press("hint") if way == "key" else player.click(player.place("tool hint"))
    assert not isinstance(player.stack.top, TableScene), "the hint is shown"
    assert course.at == at + 1
    player.press("back")
    assert player.overlay.rect is not None and player.step is SCRIPT.steps[at + 1]


def test_every_other_discard_of_a_must_is_answered(tmp_path: Path):
    player = LessonPlayer(tmp_path)
    while player.step.name != "when-to-close 3":
        player.do_by_mouse()
    state, asked = player.course.session.state, player.step.commands
    others = [notation(state, o) for o in state.choice.options if notation(state, o) not in asked]
    for other in others:
        assert not player.step.stands(other), other
        assert SCRIPT.answer(player.step, other) != SCRIPT.taken_back


@pytest.mark.parametrize(
    ("size", "most"),
    [
        (*TWO_SIZES[0], 9),
        *(pytest.param(*size, len(SCRIPT.steps), marks=pytest.mark.sweep) for size in TWO_SIZES),
    ],
    ids=str,
)
def test_large_letters_stay_large_and_turn_the_page_where_room_is_scarce(
    size, most: int, tmp_path: Path
):
    """The quick run reads the first steps, the sweep all."""
    player, paged = LessonPlayer(tmp_path, size, text=2.0), 0
    for step in SCRIPT.steps[:most]:
        assert player.overlay._laid_sheet.form.scale.t == 2.0, step.name
        if any(widget.id == "turn" for widget in player.overlay.widgets):
            paged += 1
            read, first = [], player.overlay._laid_sheet.sheet
            while not read or player.overlay._laid_sheet.sheet != first:
                assert not cut_words(player), step.name
                read.append(player.overlay._laid_sheet.sheet.words[0][1])
                player.click(player.control("turn"))
            assert len(read) > 1, step.name
            labels = {name: keys.label(name) for name in ("hint", "plan", "rules", "undo", "redo")}
            assert " ".join(read) == f"{step.say} {step.why}".format(**labels)
        player.do_by_mouse()
    assert paged


def test_the_card_that_a_step_is_about_is_shown_large(tmp_path: Path):
    player, seen = LessonPlayer(tmp_path), 0
    for step in SCRIPT.steps:
        named = [a.partition(" ")[2] for a in step.touch if a.startswith(("hand ", "leads "))]
        if named:
            cards = player.course.session.rules.cards
            assert cards[player.table.cues.inspected].id == named[0], step.name
            seen += 1
        player.do_by_mouse()
    assert seen > 5


def test_the_second_of_two_quick_clicks_on_go_on_does_not_lead_back(tmp_path: Path):
    player = LessonPlayer(tmp_path)
    player.click(player.control("read"))
    player.settle(TWICE_S)
    go_on = player.control("read")
    for _ in range(2):
        player.click(go_on)
    player.click(player.control("back"))  # wherever it lies now
    assert player.course.at == 2 and not player.step.is_read
    player.settle(TWICE_S)
    player.click(player.control("back"))
    assert player.course.at == 1


def test_the_note_hides_neither_the_large_card_nor_a_line(tmp_path: Path):
    player = LessonPlayer(tmp_path)
    for step in SCRIPT.steps:
        layout, note = player.table.layout, player.overlay.rect
        assert not note.colliderect(layout.inspector.card), step.name
        cards = [card for row in layout.lines.rows for card in row.visible]
        piles = [layout.leads.stack, *layout.leads.odds, layout.leads.discard]
        assert note.collidelist([*cards, *piles]) < 0, step.name
        player.do_by_mouse()


def test_the_note_is_pinned_askew_with_all_its_letters_and_buttons_on_paper(tmp_path: Path):
    overlay = LessonPlayer(tmp_path).overlay
    now, paper = overlay._laid_sheet, overlay._laid_sheet.picture
    place = paper.get_rect(center=now.rect.center)
    assert place.width > now.rect.width and place.height > now.rect.height
    assert paper.get_at((0, 0)).a == 0 and paper.get_at((paper.get_width() - 1, 0)).a == 0
    on_paper = [rect.move(now.rect.topleft) for rect in now.form.layout.words]
    for rect in [*on_paper, *(widget.rect for widget in now.widgets)]:
        for corner in (rect.topleft, rect.topright, rect.bottomleft, rect.bottomright):
            assert paper.get_at((corner[0] - place.left, corner[1] - place.top)).a == 255


@pytest.mark.parametrize("size", swept(TWO_SIZES, but=TWO_SIZES[:1]), ids=str)
def test_a_note_in_large_letters_leaves_the_large_card_and_its_words_open(size, tmp_path: Path):
    player = LessonPlayer(tmp_path, size, text=2.0)
    for step in SCRIPT.steps:
        panel = player.table.layout.inspector.panel
        assert not player.overlay.rect.colliderect(panel), step.name
        player.do_by_mouse()


def test_an_arrow_begins_at_the_card_that_is_to_be_laid_and_crosses_no_other_lead(tmp_path: Path):
    player, seen = LessonPlayer(tmp_path), 0
    for step in SCRIPT.steps:
        ends = player.overlay._arrow(step, player.table)
        leads = player.table.layout.leads.cards
        if ends is not None and ends[0] == leads[0]:
            way = arrow_places(*ends, player.table.layout.scale)
            assert leads[0].left < way[0].centerx and way[0].centery > leads[0].bottom
            assert not [p for p in way for card in leads if card.collidepoint(p.center)]
            seen += 1
        player.do_by_mouse()
    assert seen > 3


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_no_frame_cuts_the_word_on_a_card_that_is_laid_out(size, tmp_path: Path):
    player = LessonPlayer(tmp_path, size)
    while not player.table.cues.fan:
        player.do_by_mouse()
    table = player.table
    ring = fan_ring(fan_layout(table.layout, table.cues).cards[0], table.layout.scale)
    top, height = tab_span(ring, table.layout.scale, size[1])
    tab = pygame.Rect(ring.left, top, ring.width, height)
    frames = [pygame.Rect(box) for box in player.overlay._light_of(player.step, table).rings]
    assert any(frame.contains(tab) for frame in frames)
    assert all(frame.contains(tab) or not frame.colliderect(tab) for frame in frames)
