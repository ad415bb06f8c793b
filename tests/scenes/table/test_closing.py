"""The sheet of a closing: whether it wins is said, and nothing is offered that is not there."""

from __future__ import annotations

import pygame
import pytest
from ai.test_search import one_close_from_winning
from recorder import recording

from arkham.ai import PLAYERS
from arkham.app.screenshot import picture_of
from arkham.casefile import load_case
from arkham.commands.bench.table import late_session
from arkham.files.texts import texts
from arkham.flow.game import Game
from arkham.play.history import Node
from arkham.play.session import Session
from arkham.play.storage import Storage
from arkham.rules.areas import BIG_PICTURE, DRAW, STABILITY
from arkham.rules.choices import Prompt, Verb
from arkham.rules.engine import apply, resume
from arkham.rules.mechanisms.victims import VICTIMS
from arkham.rules.state import GameState
from arkham.scenes.draw.theme import theme_for
from arkham.scenes.stack import Appearance, Pop
from arkham.scenes.table import closing
from arkham.scenes.table.closing import ClosingScene
from arkham.scenes.table.targets import picks
from arkham.settings.settings import Settings
from arkham.words import wording

WORDS = texts()["closing"]
BRINGS = texts()["closing_brings"]
WINS = texts()["ticket"]["wins"]


def sheet_of(state: GameState, victim: int) -> ClosingScene:
    option = next(o for o in state.choice.options if o.verb is Verb.CLOSE and o.onto == victim)
    return ClosingScene(state, option, theme_for(state.rules.case.accent))


def said_on(sheet: ClosingScene) -> list[str]:
    with recording() as recorder:
        sheet.draw(pygame.Surface((1280, 720), 0, 32))
    return [record.asked for record in recorder.records]


def is_told(sentence: str, sheet: ClosingScene) -> bool:
    return sentence in " ".join(said_on(sheet))


def test_a_closing_that_wins_says_so_until_the_puzzle_is_left_out():
    state, victim = one_close_from_winning()
    sheet = sheet_of(state, victim)
    assert is_told(WINS, sheet) and is_told(WORDS["leave_out"], sheet)
    (puzzle,) = sheet.scored
    sheet.toggle(puzzle)
    assert not is_told(WINS, sheet) and not is_told(WORDS["leave_out"], sheet)
    sheet.toggle(puzzle)
    assert is_told(WINS, sheet)


def test_the_last_open_case_wins_too_though_a_victim_comes_first():
    state, victim = one_close_from_winning()
    state.lines = [state.line_of(victim)]
    state.choice = None
    state.agenda[:] = list(state.rules.turn)
    resume(state)
    assert state.areas[VICTIMS]
    assert is_told(WINS, sheet_of(state, victim))


def test_a_closing_that_leaves_the_picture_open_promises_nothing():
    state, victim = one_close_from_winning()
    state.areas[BIG_PICTURE] = state.areas[BIG_PICTURE][1:]
    assert not is_told(WINS, sheet_of(state, victim))


def test_without_a_puzzle_there_is_none_to_leave_out():
    state, victim = one_close_from_winning()
    line = tuple(c for c in state.line_of(victim) if not state.rules.is_puzzle[c])
    state.lines = [line, *state.lines[1:]]
    sheet = sheet_of(state, victim)
    assert not sheet.scored and not is_told(WORDS["leave_out"], sheet)

    enter = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r", scancode=0)
    assert sheet.handle(enter) == Pop(), "nobody means to close a case for nothing"


def test_the_bonus_for_six_types_is_told_before_the_case_is_closed():
    state, victim = one_close_from_winning()
    rules, line = state.rules, state.line_of(victim)
    state.areas[BIG_PICTURE] = state.areas[BIG_PICTURE][1:]
    sixth = next(c for c in state.areas[DRAW] if rules.types_in((*line, c)) == 6)
    shock, *rest = (c for c in state.areas[DRAW] if c != sixth)
    state.areas[DRAW] = tuple(rest)
    state.areas[STABILITY] = (shock,)
    assert not is_told(WORDS["gives_back"], sheet_of(state, victim)), "five types"
    state.lines = [(*line, sixth), *state.lines[1:]]
    assert is_told(WORDS["gives_back"], sheet_of(state, victim))
    state.areas[STABILITY] = ()
    assert not is_told(WORDS["gives_back"], sheet_of(state, victim)), "nothing to take back"


def six_types_and_won() -> tuple[GameState, int]:
    """Return a table on which closing a line of six types wins, with a card in Stability."""
    state, victim = one_close_from_winning()
    rules, line = state.rules, state.line_of(victim)
    sixth = next(c for c in state.areas[DRAW] if rules.types_in((*line, c)) == 6)
    shock, *rest = (c for c in state.areas[DRAW] if c != sixth)
    state.areas[DRAW], state.areas[STABILITY] = tuple(rest), (shock,)
    state.lines = [(*line, sixth), *state.lines[1:]]
    return state, victim


def test_a_closing_that_wins_after_one_more_question_says_so_too():
    assert is_told(WINS, sheet_of(*six_types_and_won()))


def test_a_question_after_the_goal_is_reached_says_that_it_is():
    state, victim = six_types_and_won()
    apply(state, next(o for o in state.choice.options if o.verb is Verb.CLOSE and o.onto == victim))
    while state.choice.prompt is Prompt.SCORE:
        assert "goal" not in wording.prompt_phase(state, state.choice)[0]
        apply(state, next(iter(picks(state.choice).values()), state.choice.options[-1]))
    assert state.choice.area == STABILITY
    assert "the goal is reached" in wording.prompt_phase(state, state.choice)[0]


def test_where_goals_ask_for_letters_a_puzzle_shows_its_own():
    session = late_session(load_case(3), (9, 9))
    state = session.state
    close = next((o for o in state.choice.options if o.verb is Verb.CLOSE), None)
    assert close is not None and state.rules.goals
    sheet = ClosingScene(state, close, theme_for(state.rules.case.accent))
    line = state.line_of(close.onto)
    puzzles = [state.rules.cards[c] for c in line if state.rules.is_puzzle[c]]
    said = said_on(sheet)
    assert puzzles and all(f"{card.letter}: {card.title}" in said for card in puzzles)


def test_where_goals_are_asked_for_the_sheet_shows_them_as_they_will_be():
    session = Session.new(load_case(3), {}, 7)
    decide, sheet = PLAYERS["greedy"](7), None
    while sheet is None or not sheet.scored:
        session.do(decide(session.state))
        state = session.state
        close = next((o for o in state.choice.options if o.verb is Verb.CLOSE), None)
        sheet = sheet_of(state, close.onto) if close else None
    letters = {state.rules.cards[card].letter for card in sheet.scored}
    asked = {x for goal in state.rules.goals for x in state.rules.cards[goal].letters}
    assert letters & asked and sheet._has_picture and is_told(WORDS["goals"], sheet)
    filled = shown_letters(sheet)
    assert letters & asked <= filled
    for card in sheet.scored:
        sheet.toggle(card)
    assert not letters & shown_letters(sheet)


def shown_letters(sheet: ClosingScene) -> set[str]:
    """Return the letters that the goals of a sheet show as scored."""
    shown: list[tuple[str, bool]] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(closing, "draw_goal_row", lambda brush, letters, *rest: shown.extend(letters))
        picture_of(sheet, (1280, 720))
    return {letter for letter, done in shown if done}


def test_what_stays_in_the_line_is_told_with_and_without_room_for_its_picture():
    state, victim = one_close_from_winning()
    sheet = sheet_of(state, victim)
    assert sheet._has_types and is_told(WORDS["left"], sheet)
    sheet.restyle(Appearance(text_scale=2.0))
    sheet.on_resize((1280, 720))
    assert not sheet._has_types and is_told(WORDS["left"], sheet)


def closing_a_case_card(number: int) -> ClosingScene:
    """Return the sheet of a Case card as if it headed the line that can be closed."""
    state = late_session(load_case(3), (9, 9)).state.clone()
    close = next(o for o in state.choice.options if o.verb is Verb.CLOSE)
    rules = state.rules
    head = next(c.index for c in rules.cards if c.kind == "case" and c.number == number)
    state.lines = [
        (head, *line[1:]) if line[0] == close.onto else line
        for line in state.lines
        if line[0] == close.onto or line[0] != head
    ]
    state.choice = None
    state.agenda[:] = list(rules.turn)
    resume(state)
    return sheet_of(state, head)


def test_a_case_card_says_which_case_clue_and_relief_its_closing_brings():
    assert is_told("Case 5 comes into play: The House That Hummed.", closing_a_case_card(1))
    diary = closing_a_case_card(2)
    told = " ".join(said_on(diary))
    for sentence in (
        "turns over to Blake's Diary",
        BRINGS["hand"],
        "Case 4 comes into play: The Starry Wisdom.",
    ):
        assert sentence in told
    relief = " ".join(said_on(closing_a_case_card(4)))
    assert relief.count(BRINGS["stability"]) == 1
    assert WORDS["gives_back"] not in relief, "what its own icon gives is told once"
    assert WORDS["then"] in relief


def test_a_case_that_is_open_or_a_relief_without_need_is_not_promised():
    sheet = closing_a_case_card(4)
    state = sheet._state
    assert is_told(BRINGS["stability"], sheet) and is_told("Case 3 comes into play", sheet)
    kept = [area if i != STABILITY else () for i, area in enumerate(state.areas)]
    state.areas[:] = kept
    assert not is_told(BRINGS["stability"], sheet)
    third = next(c.index for c in state.rules.cards if c.kind == "case" and c.number == 3)
    state.areas[:] = [tuple(c for c in area if c != third) for area in state.areas]
    assert not is_told("Case 3 comes into play", sheet)


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("number", [1, 2, 4, 5])
def test_what_a_case_card_brings_never_runs_into_the_buttons(number, text):
    sheet = closing_a_case_card(number)
    sheet.restyle(Appearance(text_scale=text))
    sheet.on_resize((1280, 720))
    words = sheet._words_top + sheet._height_of_words(sheet.panel.width - 2 * sheet.scale.u(28))
    assert words <= sheet.group.widgets[-1].rect.top


def test_a_case_that_opens_again_when_it_is_closed_is_told():
    sheet = closing_a_case_card(3)
    state = sheet._state
    head = sheet._option.onto
    state.areas[:] = [tuple(c for c in area if c != head) for area in state.areas]
    assert is_told("Case 3 comes into play: The City Without Lamps.", sheet)


def test_a_victim_brings_nothing_of_its_own():
    assert not is_told(WORDS["then"], sheet_of(*one_close_from_winning()))


def test_the_line_is_lit_and_a_click_on_a_raised_puzzle_leaves_it_out(tmp_path):
    state, victim = one_close_from_winning()
    game = Game(Storage(tmp_path), Settings(tips=False, speed=0.0))
    session = Session.new(state.rules.case, {}, 1)
    session.here = Node(state, ())
    table = game.table(session)
    option = next(o for o in state.choice.options if o.verb is Verb.CLOSE and o.onto == victim)
    sheet = ClosingScene(state, option, table.theme, table=table)
    picture = picture_of(sheet, (1280, 720), over=table)
    alone = picture_of(table, (1280, 720))
    row = table.layout.lines.rows[table.view.lines.index(list(state.line_of(victim)))]
    header, hand = row.header.rect.inflate(-20, -20), table.layout.bottom.hand_label
    lit, before = (p.subsurface(header).copy() for p in (picture, alone))
    assert pygame.image.tobytes(lit, "RGB") == pygame.image.tobytes(before, "RGB")
    dark, light = (pygame.transform.average_color(p, hand) for p in (picture, alone))
    assert sum(dark[:3]) < 0.7 * sum(light[:3])

    ((puzzle, place),) = [(c, p) for c, p in sheet._laid() if p.lift]
    assert sheet.scored == (puzzle,)
    pos = (place.rect.left + 6, place.rect.top + 6)
    sheet.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
    assert not sheet.scored and not any(p.lift for _, p in sheet._laid())
