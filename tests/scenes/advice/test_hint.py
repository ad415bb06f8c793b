"""Hints in tiers: what is shown, what it costs, what puts it away; the table stays alive."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pygame
import pytest
from fake_mind import quick_mind, slow_mind
from grids import SIZES, TEXT, swept
from places import REPLAYS
from random_play import CASES
from recorder import recording

from arkham.ai.thinking import Answer
from arkham.app.screenshot import picture_of
from arkham.flow.game import Game
from arkham.play.savefile import load_text
from arkham.play.session import Mark, Session
from arkham.play.storage import Storage
from arkham.rules.engine import determinize
from arkham.scenes.advice.hint import CHANCES, MOVES, HintOverlay
from arkham.scenes.advice.moves import Corner, End, ShownMove, disc_centres, disc_side
from arkham.scenes.advice.paint import place_papers
from arkham.scenes.dialogs.sheet import READ_AFTER_S, SheetScene
from arkham.scenes.draw.brush import Brush
from arkham.scenes.stack import Appearance, SceneStack
from arkham.settings.settings import Settings
from arkham.words import advising

H = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_h, mod=0, unicode="h", scancode=11)
ESC = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=41)
SIZE = (1280, 720)


class Desk:
    """A game at its table, with a mind that answers when told to."""

    def __init__(self, tmp_path, case=0, seed=3, **settings) -> None:
        self.game = Game(
            Storage(tmp_path), Settings(tips=False, speed=0.0, auto_resolve=False, **settings)
        )
        self.game.mind, self.thinker = slow_mind()
        self.table = self.game.table(Session.new(CASES[case], seed=seed))
        self.stack = SceneStack(SIZE, self.table, Appearance(self.game.settings.text_scale))

    def press(self, *events) -> None:
        for event in events:
            self.stack.handle(event)
            if isinstance(self.stack.top, SheetScene):
                self.pass_time(READ_AFTER_S)

    def pass_time(self, seconds: float = 0.2) -> bool:
        return self.stack.update(seconds)

    @property
    def hint(self) -> HintOverlay | None:
        return next((o for o in self.table.overlays if isinstance(o, HintOverlay)), None)

    @property
    def mark(self) -> Mark:
        return self.table.session.mark

    def answered(self) -> None:
        self.thinker.answer()
        self.pass_time()


@pytest.fixture
def desk(tmp_path) -> Desk:
    return Desk(tmp_path)


def words_on(scene_or_stack) -> str:
    with recording() as recorder:
        scene_or_stack.draw(pygame.Surface(SIZE, 0, 32))
    return " ".join(record.asked for record in recorder.records)


def test_the_three_tiers_follow_one_key_and_the_fourth_press_puts_all_away(desk):
    desk.press(H)
    assert isinstance(desk.stack.top, SheetScene) and not desk.thinker.asked
    desk.press(H)
    assert desk.stack.top is desk.table and desk.hint.tier == MOVES
    assert "Thinking" in words_on(desk.stack)
    desk.answered()
    titles = [m.title for m in desk.hint.moves(desk.table)]
    said = words_on(desk.stack)
    assert titles and all(title in said for title in titles)
    assert "WIN ESTIMATE" not in said
    desk.press(H)
    assert desk.hint.tier == CHANCES and "WIN ESTIMATE" in words_on(desk.stack)
    desk.press(H)
    assert desk.hint is None and "WIN ESTIMATE" not in words_on(desk.stack)


def test_the_button_does_the_same_by_mouse(desk):
    desk.press(H)
    sheet = desk.stack.top
    where = sheet.further_rect().center
    desk.press(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=where))
    assert desk.hint is not None
    desk.answered()
    names = desk.table.layout.inspector.tool_names
    at = desk.table.layout.inspector.tools[names.index("hint")].center
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        desk.press(pygame.event.Event(kind, button=1, pos=at))
    assert desk.hint.tier == CHANCES


def test_the_run_is_marked_when_moves_are_shown_and_it_is_said_before(desk):
    desk.press(H)
    assert "practice" in words_on(desk.stack).lower()
    desk.press(H)
    assert desk.mark is Mark.FAIR
    desk.answered()
    assert desk.mark is Mark.PRACTICE
    saved = Storage(desk.game.storage.folder).load()
    assert saved.mark is Mark.PRACTICE
    assert "practice now" in words_on(desk.stack)
    assert not desk.table.cues.toast, "a notice would lie over the moves"
    desk.press(H, H, H)
    assert isinstance(desk.stack.top, SheetScene)
    said = words_on(desk.stack)
    assert "then practice" not in said and "practice already" in said  # nothing left to lose
    desk.press(H)
    desk.answered()
    assert "practice now" not in words_on(desk.stack)  # it was so before


@pytest.mark.parametrize("text", TEXT)
def test_the_warning_stands_on_the_button_at_every_text_size(tmp_path, text):
    desk = Desk(tmp_path, text_scale=text)
    desk.press(H)
    with recording() as recorder:
        desk.stack.top.draw(pygame.Surface(SIZE, 0, 32))
    assert any("then practice" in record.asked for record in recorder.records)
    assert not recorder.clipped


def test_two_quick_presses_do_not_skip_the_warning(desk):
    desk.stack.handle(H)
    desk.pass_time(READ_AFTER_S * 0.9)
    desk.stack.handle(H)
    assert isinstance(desk.stack.top, SheetScene) and not desk.thinker.asked
    assert "then practice" in words_on(desk.stack)
    assert 0 < desk.stack.top.wake_after() < READ_AFTER_S
    desk.pass_time(READ_AFTER_S * 0.2)
    assert desk.stack.top.wake_after() is None
    desk.stack.handle(H)
    assert desk.hint is not None and desk.thinker.asked


def test_where_the_setting_allows_it_the_run_stays_fair(tmp_path):
    desk = Desk(tmp_path, hint_mark="fair")
    desk.press(H)
    assert "stays fair" in words_on(desk.stack)
    desk.press(H)
    desk.answered()
    assert desk.hint.inquiry.advice and desk.mark is Mark.FAIR


def test_the_first_tier_alone_costs_nothing(desk):
    desk.press(H, ESC)
    assert desk.mark is Mark.FAIR and not desk.thinker.asked


def test_any_action_puts_it_away_and_nobody_waits_any_more(desk):
    desk.press(H, H)
    assert not desk.thinker.cancelled
    desk.table.do(desk.table.session.choice.options[0])
    assert desk.hint is None and desk.thinker.cancelled
    desk.thinker.answer()
    desk.pass_time()
    assert desk.mark is Mark.FAIR  # it never saw a move


def test_escape_puts_it_away_before_it_leads_to_the_pause(desk):
    desk.press(H, H)
    desk.press(ESC)
    assert desk.hint is None and desk.stack.top is desk.table


def test_undo_and_a_jump_behind_its_back_put_it_away(desk):
    session = desk.table.session
    desk.table.do(session.choice.options[0])
    desk.press(H, H)
    desk.table.undo()
    assert desk.hint is None
    desk.press(H, H)
    session.do(session.choice.options[0])
    desk.pass_time()
    assert desk.hint is None


def test_without_a_worker_the_first_tier_stays_and_nothing_is_said(desk):
    desk.press(H, H)
    desk.thinker.die()
    desk.pass_time()
    assert desk.hint is None and desk.mark is Mark.FAIR and not desk.table.cues.toast
    desk.press(H)
    assert isinstance(desk.stack.top, SheetScene) and desk.stack.top.further is None
    desk.press(H)
    assert desk.hint is None


def test_a_better_answer_replaces_a_quick_one(desk):
    desk.press(H, H)
    desk.answered()
    final = desk.hint.inquiry.advice
    desk.press(H, H)
    desk.press(H, H)
    ticket = desk.thinker.asked[-1]
    desk.thinker.give(Answer(ticket, is_last=False, advice=final[:1]))
    desk.pass_time()
    assert desk.hint.inquiry.advice == final[:1] and desk.hint.is_thinking
    desk.answered()
    assert desk.hint.inquiry.advice == final and not desk.hint.is_thinking


def test_it_sleeps_between_two_looks_and_for_good_once_it_knows(desk):
    desk.press(H, H)
    desk.pass_time()
    assert 0 < desk.hint.wake_after() <= 0.05
    desk.answered()
    assert desk.hint.wake_after() is None
    assert not desk.hint.update(10.0, desk.table)


# Where everything lies


def hinted(name: str, share: float, text: float, size, tier=CHANCES):
    session, _ = load_text((REPLAYS / f"{name}.json").read_text(encoding="utf-8"))
    path = session.path()
    session.here = path[round((len(path) - 1) * share)]
    game = Game(Storage(keeps=False), Settings(tips=False, text_scale=text, speed=0.0))
    game.mind = quick_mind(24)
    table = game.table(session)
    table.on_resize(size)
    overlay = HintOverlay(game.mind.ask_advice(session.state), table)
    overlay.tier = tier
    table.overlays.append(overlay)
    overlay.update(0.0, table)
    return table, overlay


SHORT_LINE = 7  # cards, after which sheets of advice find room in its row
MOMENTS = [
    (name, share)
    for name in ("case1-won-1", "case2-lost-victims-1", "case3-hardboiled-won-1")
    for share in (0.2, 0.5, 0.8)
]


@pytest.mark.parametrize(
    ("moment", "size", "text"),
    swept(
        itertools.product(MOMENTS, SIZES[::4], TEXT),
        but=[(MOMENTS[0], SIZES[0], TEXT[0]), (MOMENTS[4], SIZES[0], TEXT[-1])],
    ),
    ids=str,
)
def test_discs_and_papers_lie_inside_the_window_and_nothing_is_cut(moment, size, text):
    table, overlay = hinted(*moment, text, size)
    moves = overlay.moves(table)
    window = pygame.Rect((0, 0), table.layout.window)
    side = disc_side(table.layout.scale)
    centres = [centre for _, centre in disc_centres(moves, table.layout)]
    for x, y in centres:
        assert window.contains(pygame.Rect(round(x - side / 2), round(y - side / 2), 1, 1))
        assert window.collidepoint(x + side / 2 - 1, y + side / 2 - 1)
    for one, other in itertools.combinations(centres, 2):
        assert abs(one[0] - other[0]) > side * 0.9 or abs(one[1] - other[1]) > side * 0.9
    brush = Brush(pygame.Surface(size), table.theme, table.layout.scale)
    rail = table.layout.inspector.panel
    papers = [p.rect for p in place_papers(brush, table.layout, moves, rail)]
    for paper in papers:
        assert window.contains(paper)
        assert not any(paper.colliderect(row.slot) for row in table.layout.lines.rows)
    for one, other in itertools.combinations(papers, 2):
        assert not one.colliderect(other)
    stacked = [paper.top for paper in papers if rail.contains(paper)]
    assert stacked == sorted(stacked), "the best move lies on top"
    with recording() as recorder:
        overlay.draw(brush, table)
    assert not [r.asked for r in recorder.clipped]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_the_chances_leave_the_card_of_the_rail_in_sight_while_lines_are_short(size):
    looked_at = 0
    for moment in [(name, share) for name, _ in MOMENTS[::3] for share in (0.1, 0.2)]:
        table, overlay = hinted(*moment, 1.0, size)
        if max(map(len, table.session.state.lines)) > SHORT_LINE:
            continue
        looked_at += 1
        with recording() as recorder:
            overlay.draw(Brush(pygame.Surface(size), table.theme, table.layout.scale), table)
        card = table.layout.inspector.card
        assert not [r.asked for r in recorder.records if r.rect.colliderect(card)], moment
    assert looked_at >= 3


def test_every_move_is_marked_at_its_card_and_at_its_target():
    for moment in MOMENTS:
        table, overlay = hinted(*moment, 1.0, SIZE)
        for shown, move in zip(overlay.moves(table), overlay.inquiry.advice, strict=True):
            assert shown.ends, move
            row = table.layout.lines.rows[shown.row] if shown.row >= 0 else None
            if move.option.verb in ("lead", "hand") and row is not None:
                assert [end.corner for end in shown.ends] == ["card", "slot"]
                assert shown.ends[1].rect == row.slot
                first = table.layout.leads.cards[0]
                assert (shown.ends[0].rect == first) == (move.option.verb == "lead")


def test_the_estimate_is_that_of_the_advice():
    table, overlay = hinted("case1-won-1", 0.3, 1.0, SIZE)
    best = overlay.inquiry.advice[0]
    said = words_on(table)
    assert f"{advising.percent(best.chance)} %" in said
    assert f"± {advising.margin(best.error)}" in said
    assert f"{best.worlds} imagined deals" in said


def test_the_bars_fall_from_the_best_move_on_by_what_each_is_behind():
    table, overlay = hinted("case1-won-1", 0.3, 1.0, SIZE)
    best = overlay.inquiry.advice[0]
    worse = [replace(best, notation=f"{b}", behind=b, behind_error=0.001) for b in (0.2, 0.1)]
    overlay.inquiry.advice = (best, *worse)
    bars = overlay.estimate().bars
    assert [label for label, _ in bars] == ["1", "2", "3"]
    assert [chance for _, chance in bars] == pytest.approx(
        [best.chance, best.chance - 0.1, best.chance - 0.2]
    )


# Blind to the hidden order


@pytest.mark.parametrize("case", range(3))
def test_no_word_and_no_pixel_of_a_hint_depends_on_the_hidden_order(case, tmp_path):
    session = Session.new(CASES[case], seed=11)
    for _ in range(6):
        session.do(session.choice.options[0])
    pictures = []
    for order in (1, 2):
        game = Game(
            Storage(tmp_path, keeps=False), Settings(tips=False, speed=0.0, auto_resolve=False)
        )
        game.mind = quick_mind(24)
        twin = Session.new(CASES[case], seed=11)
        for node in session.path()[1:]:
            twin.do(node.command)
        twin.here.state = determinize(twin.state, order)
        table = game.table(twin)
        overlay = HintOverlay(game.mind.ask_advice(twin.state), table)
        overlay.tier = CHANCES
        table.overlays.append(overlay)
        overlay.update(0.0, table)
        pixels = pygame.image.tobytes(picture_of(table, SIZE), "RGB")
        pictures.append((overlay.moves(table), overlay.estimate(), pixels))
    assert pictures[0] == pictures[1]


def test_the_number_of_a_move_leaves_the_key_of_its_button_free(desk):
    desk.press(H, H)
    desk.answered()
    layout = desk.table.layout
    side = disc_side(layout.scale)
    ends = (("1", End(button, Corner.BUTTON)) for button in layout.bottom.actions)
    for label, end in ends:
        move = ShownMove(label, (end,), "", "", -1)
        [(_, (x, y))] = disc_centres((move,), layout)
        disc = pygame.Rect(0, 0, round(side), round(side))
        disc.center = (round(x), round(y))
        key = pygame.Rect(0, 0, end.rect.width // 3, round(end.rect.height * 0.4))
        key.topright = end.rect.topright
        assert not disc.colliderect(key)
