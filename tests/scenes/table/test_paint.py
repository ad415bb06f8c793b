"""The painted table: every state at every size, no word cut, all of it readable."""

from __future__ import annotations

from itertools import product

import pygame
import pytest
from grids import swept
from painted_table import (
    GAMES,
    SCALES,
    SIZES,
    asks,
    at_turn,
    carry,
    played,
    scene_of,
    words_on,
)
from playouts import some_or_all_seeds
from recorder import recording

from arkham.play.session import Session
from arkham.rules import apply
from arkham.rules.areas import DISCARD, HAND, LEADS, STABILITY, TIME
from arkham.rules.choices import Prompt, Verb
from arkham.rules.events import CheckMade, EffectMissed
from arkham.rules.play import places_for
from arkham.scenes.draw.brush import forms, section
from arkham.scenes.table.hud import checks_of
from arkham.scenes.table.layout.table import ACTIONS, TableShape, placements, table_layout
from arkham.scenes.table.paint.overlay import tab_span
from arkham.scenes.table.scene import TableScene
from arkham.scenes.table.targets import refused_lines
from arkham.words import wording

ONE_OF_EACH_GAME = [
    (SIZES[0], SCALES[0]),
    (SIZES[1], SCALES[2]),
    (SIZES[0], SCALES[2]),
    (SIZES[2], SCALES[1]),
]


@pytest.mark.parametrize(
    ("size", "text_scale"), swept(product(SIZES, SCALES), but=ONE_OF_EACH_GAME), ids=str
)
def test_no_word_is_cut_at_rest_or_while_carrying(size: tuple[int, int], text_scale: float) -> None:
    """All games take their turn over the twelve combinations."""
    turn = SIZES.index(size) * len(SCALES) + SCALES.index(text_scale)
    number, options = GAMES[turn % len(GAMES)]
    session = played(number, 20 + turn, at_turn(6 + 2 * turn), options)
    scene = scene_of(session, size, text_scale)
    clipped = words_on(scene).clipped
    if session.state.first_lead():
        carry(scene)
        clipped += words_on(scene).clipped
    assert [(record.asked, record.shown) for record in clipped] == []


@pytest.mark.parametrize("game", range(len(GAMES)))
def test_every_word_reads_well(game: int) -> None:
    number, options = GAMES[game]
    session = played(number, 5 + game, at_turn(12), options)
    dull = words_on(scene_of(session, (1920, 1080))).below(4.5)
    assert [(record.asked, round(record.contrast, 2)) for record in dull] == []


def test_the_table_says_what_its_texts_say() -> None:
    scene = scene_of(played(1, 3, at_turn(7)), (1920, 1080))
    shown = {record.shown for record in words_on(scene).records}
    assert {scene.hud.verb, scene.hud.phase[0]} <= shown
    assert forms("turn", turn=scene.hud.turn)[0] in shown
    assert {section("actions")[name]["name"] for name in ACTIONS} <= shown
    assert {section("tools")[name] for name in section("tools")} <= shown


@some_or_all_seeds(4, 20)
def test_a_refused_line_says_why(seeds: range) -> None:
    most = 0
    for seed in seeds:
        scene = scene_of(played(1, seed, at_turn(10)), (1280, 720))
        carry(scene)
        shown = {record.shown for record in words_on(scene).records}
        for reasons in scene.cues.refused.values():
            assert all(shown.intersection(forms_of) for forms_of in reasons)
            most = max(most, len(reasons))
    assert most > 1, "all reasons of several"


def test_a_refusal_by_dropping_names_every_reason() -> None:
    for seed in range(40):
        scene = scene_of(played(1, seed, at_turn(8)), (1280, 720))
        for card in (scene.session.state.first_lead(), *scene.session.state.areas[HAND]):
            for index, line in enumerate(scene.view.lines):
                reasons = refused_lines(scene.session.state, card).get(line[0], ())
                if len(reasons) > 1:
                    told = wording.reasons_line(reasons)
                    assert all(wording.short_reason(r)[0] in told for r in reasons[1:])
                    scene._input.pick_up(card, (0, 0), dragged=False)
                    scene._input._drop(scene.layout.lines.rows[index].rect.center)
                    assert scene.cues.toast == told
                    return
    raise AssertionError("no such table")


def test_an_effect_that_finds_nothing_says_so() -> None:
    for seed in range(200):
        session = played(1, seed, at_turn(3))
        options = session.choice.options if session.choice else ()
        for option in options:
            trial = session.state.clone()
            events = apply(trial, option)
            moot = [e for e in events if isinstance(e, EffectMissed) and e.why == "moot"]
            if moot and trial.choice is not None:
                scene = scene_of(session, (1280, 720))
                scene.do(option)
                assert session.rules.cards[moot[-1].card].title in scene.cues.toast
                assert "finds nothing to do" in scene.cues.toast
                told = [wording.log_line(session.rules, event) for event in moot]
                assert all("finds nothing to do" in line for line in told)
                return
    raise AssertionError("no such table")


def test_carrying_lights_the_table() -> None:
    scene = scene_of(played(1, 11, at_turn(9)), (1280, 720))
    calm, lit = (pygame.Surface(scene.size, 0, 32) for _ in range(2))
    scene.draw(calm)
    carry(scene)
    scene.draw(lit)
    lamp = scene.theme.lamp
    row = next(
        row
        for row, line in zip(scene.layout.lines.rows, scene.view.lines, strict=True)
        if line[0] in scene.cues.lit
    )
    edge = (row.rect.centerx, row.rect.bottom - 2)
    assert lit.get_at(edge)[:3] == lamp != calm.get_at(edge)[:3]


def test_moving_cards_are_drawn_from_few_pictures() -> None:
    scene = scene_of(played(1, 3, at_turn(5)), (1280, 720))
    scene.preferences.speed = scene.director.speed = 1.0
    surface = pygame.Surface(scene.size, 0, 32)
    assert scene.session.choice is not None
    scene.do(scene.session.choice.options[0])
    for _ in range(30):
        scene.update(1 / 60)
        scene.draw(surface)
    made = scene.picture.cards._scaled
    assert 0 < len(made) < 60


def checked(number: int, fate: int) -> Session:
    """Return a game whose last action made a check that sent its card there."""
    for seed in range(60):
        session = played(number, seed, lambda s: any(f == fate for _, f in checks_of(s.here)))
        if any(where == fate for _, where in checks_of(session.here)):
            return session
    raise AssertionError("no such check in sixty games")


@pytest.mark.parametrize(
    ("fate", "words"), [(STABILITY, "to Stability"), (TIME, "to Time"), (DISCARD, "no harm")]
)
def test_a_check_leaves_its_card_and_result_to_read(fate: int, words: str) -> None:
    session = checked(1, fate)
    made = [e for e in session.here.events if isinstance(e, CheckMade)]
    scene = scene_of(session, (1920, 1080))
    assert scene.hud.checks[-len(made) :] == tuple((e.card, e.fate) for e in made)
    title = session.rules.cards[made[-1].card].title
    shown = {record.shown for record in words_on(scene).records}
    told = {f"Check: {title}, {words}", f"{title}, {words}", title}
    assert shown & told
    scene._input._move(scene.layout.leads.checked.center)
    scene.update(1.0)
    assert scene.cues.inspected == made[-1].card
    assert scene.cues.tip is not None and any(title in line.text for line in scene.cues.tip.lines)


def test_a_check_that_sends_a_needed_puzzle_away_says_which() -> None:
    def lost(session: Session) -> str:
        checks = checks_of(session.here)
        if len(checks) != 1 or checks[0][1] != DISCARD:  # several are told in fewer words
            return ""
        return session.rules.cards[checks[0][0]].letter

    games = (played(3, seed, lambda s: bool(lost(s))) for seed in range(60))
    session = next(session for session in games if lost(session))
    letter = lost(session)
    shown = [record.shown for record in words_on(scene_of(session, (1920, 1080))).records]
    assert any(f"puzzle {letter} " in words and "discard" in words for words in shown)
    told = [
        wording.log_line(session.rules, e) for e in session.here.events if isinstance(e, CheckMade)
    ]
    assert any(f"puzzle {letter} lies in the discards now" in line for line in told)


def test_the_result_of_a_check_goes_with_the_next_action() -> None:
    session = checked(1, STABILITY)
    while not at_turn(0)(session):
        assert checks_of(session.here)
        session.do(session.choice.options[-1])
    assert checks_of(session.here)  # it stays while an action is chosen
    takes = [o for o in session.choice.options if o.verb in (Verb.TAKE, Verb.PASS)]
    session.do(takes[0])
    assert not any(isinstance(e, CheckMade) for e in session.here.events)
    assert not checks_of(session.here)


def test_a_raised_lead_leaves_its_label_free() -> None:
    for size in SIZES:
        layout = table_layout(size, 1.0, TableShape())
        label = layout.leads.label
        assert label is not None and label.height >= layout.scale.u(20)
        assert label.bottom <= min(card.top for card in layout.leads.cards[1:]) - layout.scale.u(9)


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("case", [1, 2, 3])
@some_or_all_seeds(2, 12)
def test_a_covered_card_shows_no_cut_title_and_no_half_icon(case, text, seeds) -> None:
    """Its type, its left technique and its keys stay; the pointer shows it whole."""
    seen = 0
    for seed in seeds:
        session = played(case, seed, at_turn(40))
        scene = scene_of(session, (1280, 720), text_scale=text)
        places = placements(scene.view, scene.layout)
        for line, row in zip(scene.view.lines, scene.layout.lines.rows, strict=True):
            for card, strip in zip(line, row.visible, strict=True):
                is_covered = strip.width < row.cards[0].width
                assert places[card].covered == is_covered
                with recording() as written:
                    scene.picture.cards._faces.forget()
                    scene.picture.cards.image(card, places[card], scene.layout.scale.s)
                title = session.rules.cards[card].title.split()[0]
                is_named = any(title in record.asked for record in written.records)
                if is_covered:
                    assert not is_named, title
                    seen += 1
    assert seen


def test_a_raised_card_does_not_cover_its_own_tab() -> None:
    for seed in range(80):
        session = played(1, seed, at_turn(6))
        play = [o for o in session.choice.options if o.verb is Verb.LEAD] if session.choice else []
        if play:
            session.do(play[0])
        if session.choice is not None and session.choice.prompt == Prompt.DISCARD_LEADS:
            break
    scene = scene_of(session, (1280, 720))
    for _ in range(40):
        scene.update(1 / 60)
    scene._input._move(scene.layout.leads.visible[1].center)
    for _ in range(40):
        scene.update(1 / 60)
    card, scale = scene.view.areas[LEADS][1], scene.layout.scale
    raised = placements(scene.view, scene.layout)[card].rect.move(0, -scene.cues.lifts[card])
    top, height = tab_span(raised, scale, 720)
    surface = pygame.Surface((1280, 720))
    scene.draw(surface)
    tab = pygame.Rect(raised.left, top, raised.width, height)
    lamp = pygame.mask.from_threshold(surface.subsurface(tab), scene.theme.lamp, (12, 12, 12, 255))
    assert lamp.count() > tab.width * tab.height * 0.2


def marked_as_fitting(scene: TableScene) -> set[int]:
    parts = scene.picture.marks.parts(scene.sight())
    return {int(p.name.split()[1]) for p in parts if p.name.startswith("fits ")}


@some_or_all_seeds(3, 20)
def test_every_card_that_fits_a_case_has_its_mark_and_no_other(seeds: range) -> None:
    seen: set[tuple[bool, bool]] = set()
    for seed in seeds:
        for number in (1, 2, 3):
            session = played(number, seed, at_turn(4 + seed))
            if session.choice is None or session.choice.prompt != Prompt.ACTION:
                continue  # it was lost before that turn
            state, scene = session.state, scene_of(session, (1280, 720))
            cards = (state.first_lead(), *state.areas[HAND])
            expected = {card for card in cards if card and places_for(state, card)}
            assert marked_as_fitting(scene) == expected
            seen.add((bool(expected), len(expected) < len(cards)))
            scene._input.pick_up(state.first_lead(), (0, 0), dragged=True)
            assert not marked_as_fitting(scene), "then the lines are lit"
    assert (True, True) in seen


def test_at_another_question_no_card_is_marked_as_fitting() -> None:
    session = next(s for n in range(99) if asks(Prompt.TAKE)(s := played(1, n, asks(Prompt.TAKE))))
    assert not marked_as_fitting(scene_of(session, (1280, 720)))
