"""The painted table: every state at every size, no word cut, all of it readable."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations, product
from random import Random

import pygame
import pytest
from grids import swept
from places import REPLAYS
from playouts import some_or_all_seeds

from arkham.casefile import load_case
from arkham.play.history import Node
from arkham.play.savefile import load_text
from arkham.play.session import Session
from arkham.rules import apply
from arkham.rules.areas import DISCARD, DRAW, HAND, LEADS, STABILITY, TIME
from arkham.rules.cards import Kind
from arkham.rules.choices import Prompt, Verb
from arkham.rules.events import CardMoved, CheckMade, EffectMissed
from arkham.rules.events import Spot as EventSpot
from arkham.rules.mechanisms.tools import BRIEFCASE
from arkham.rules.play import places_for, why_not
from arkham.scenes.draw.brush import LEAST_WORDS, Brush, forms, section
from arkham.scenes.draw.text import Recorder, capitals, measure, recording
from arkham.scenes.table import targets
from arkham.scenes.table.hud import Danger, checks_of
from arkham.scenes.table.layout.table import ACTIONS, Spot, TableShape, placements, table_layout
from arkham.scenes.table.paint.bottom import Answer, PromptWords
from arkham.scenes.table.paint.inspector import _link_pieces, _mark_side, fits_heading
from arkham.scenes.table.paint.overlay import PAGE, fan_layout, fan_of, tab_span
from arkham.scenes.table.scene import TablePreferences, TableScene
from arkham.scenes.table.sight import Cues
from arkham.scenes.table.targets import refused_lines
from arkham.scenes.table.tips import Seen, tip_of
from arkham.settings import keys
from arkham.words import wording

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (2560, 1080))
SCALES = (1.0, 1.5, 2.0)
GAMES: tuple[tuple[int, dict[str, str]], ...] = (
    (1, {}),
    (2, {}),
    (3, {}),
    (3, {"mode": "classic"}),
)
PLAYS = (Verb.LEAD, Verb.HAND, Verb.PLAY)


def played(
    number: int, seed: int, until: Callable[[Session], bool], options: dict[str, str] | None = None
) -> Session:
    """Play clues wherever they fit, so that lines grow, until the table is as wanted."""
    session, chance = Session.new(load_case(number), options, seed=seed), Random(seed)
    while session.choice is not None and not until(session):
        here, offered = session.here, session.choice.options
        plays = [o for o in offered if o.verb in PLAYS and not o.tool]
        others = [o for o in offered if o.verb not in (Verb.CLOSE, Verb.USE)] or list(offered)
        session.do(chance.choice(plays or others))
        if session.outcome is not None:
            session.jump(here)
            break
    return session


def at_turn(turn: int) -> Callable[[Session], bool]:
    def reached(session: Session) -> bool:
        choice = session.choice
        asks = choice is not None and choice.prompt == Prompt.ACTION
        return asks and session.state.turn >= turn and bool(session.state.first_lead())

    return reached


def asks(prompt: Prompt) -> Callable[[Session], bool]:
    return lambda session: session.choice is not None and session.choice.prompt is prompt


def scene_of(session: Session, size: tuple[int, int], text_scale: float = 1.0) -> TableScene:
    preferences = TablePreferences(speed=0, auto_resolve=False, text_scale=text_scale)
    scene = TableScene(session, preferences)
    scene.on_resize(size)
    return scene


def carry(scene: TableScene) -> None:
    """Pick up the First lead and hold it over the first line that takes it."""
    scene._input.pick_up(scene.session.state.first_lead(), (0, 0), dragged=True)
    anchors = [line[0] for line in scene.view.lines]
    row = next((i for i, anchor in enumerate(anchors) if anchor in scene.cues.lit), 0)
    scene._input._move(scene.layout.lines.rows[row].slot.center)
    scene.update(0.2)  # the ticket waits for a steady hand


def words_on(scene: TableScene) -> Recorder:
    """Draw a scene twice and return what the table wrote the second time.

    The cards are printed by the first drawing; their small print has tests of its own.
    """
    surface = pygame.Surface(scene.size, 0, 32)
    scene.draw(surface)
    scene.repaint()
    with recording() as recorder:
        scene.draw(surface)
    return recorder


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


@pytest.mark.parametrize("prompt", [Prompt.TAKE, Prompt.SEARCH, Prompt.HAND_LIMIT])
def test_questions_are_painted_whole(prompt: Prompt) -> None:
    for seed in range(40):
        session = played(1, seed, asks(prompt))
        if asks(prompt)(session):
            break
    assert asks(prompt)(session)
    for size, text_scale in (((1280, 720), 1.0), ((1920, 1080), 2.0)):
        recorder = words_on(scene_of(session, size, text_scale))
        assert [record.asked for record in recorder.clipped] == []


def test_the_table_says_what_its_texts_say() -> None:
    scene = scene_of(played(1, 3, at_turn(7)), (1920, 1080))
    shown = {record.shown for record in words_on(scene).records}
    assert {scene.hud.verb, scene.hud.phase[0]} <= shown
    assert forms("turn", turn=scene.hud.turn)[0] in shown
    assert {section("actions")[name]["name"] for name in ACTIONS} <= shown
    assert {section("tools")[name] for name in section("tools")} <= shown


@pytest.mark.parametrize("text", [1.0, 1.3, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (1280, 1024), (1920, 1200), (2560, 1080)])
def test_the_slip_says_every_verb_whole(size: tuple[int, int], text: float) -> None:
    """The longest verb with both buttons, in letters that can be read."""
    scene = scene_of(Session.new(load_case(3), seed=3), size, text)
    painter, layout = scene.picture.bottom, scene.layout.prompt
    answer = Answer(("Skip",), "Space")
    for said in (
        PromptWords("Discard 1, or pack away", ("Turn 12 · maintenance", "Turn 12"), "must"),
        PromptWords("Discard 1, or pack away", ("Turn 12",), "must", answer),
        PromptWords("Shuffle the discards?", ("Turn 12",), "may", answer, answer),
    ):
        with recording() as words:
            brush = Brush(pygame.Surface(size), scene.theme, scene.layout.scale)
            painter._prompt(brush, layout, said)
        assert not words.clipped
        [verb] = [record for record in words.records if record.asked == said.verb]
        assert layout.rect.contains(verb.rect)
        assert verb.style.px >= scene.layout.scale.px(LEAST_WORDS)
        others = [layout.chip] if layout.two_rows or not said.do else []
        others += [layout.skip] if said.skip else []
        others += [layout.do] if said.do else []
        assert verb.rect.collidelist(others) < 0, said


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


@some_or_all_seeds(4, 20)
def test_the_inspector_names_every_reason_or_says_how_many(seeds: range) -> None:
    most = 0
    for seed in seeds:
        session = played(1, seed, at_turn(10))
        scene, rules = scene_of(session, (1280, 720)), session.rules
        for card in (session.state.first_lead(), *session.state.areas[HAND]):
            scene.cues.inspected = card
            shown = {record.shown for record in words_on(scene).records}
            for line in session.state.lines:
                reasons = why_not(session.state, card, line)
                if len(reasons) > 1:
                    told = shown & set(wording.short_reasons(reasons))
                    assert told, (rules.cards[card].title, reasons)
                    most = max(most, len(reasons))
    assert most > 1


@pytest.mark.parametrize("time", [True, False])
@pytest.mark.parametrize("stability", [True, False])
def test_an_hourglass_says_what_a_check_makes_of_it(time: bool, stability: bool) -> None:
    session = Session.new(load_case(1), seed=1)
    scene = scene_of(session, (1920, 1080))
    card = next(c for c in session.rules.cards[1:] if (c.time, c.stability) == (time, stability))
    scene.cues.inspected = card.index
    said = " ".join(record.asked for record in words_on(scene).records)
    assert ("discarded, or drawn by a check: to the Time area" in said) == (time and not stability)
    assert ("to the Stability area, not to Time" in said) == (time and stability)


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


def test_an_impossible_action_says_why_under_the_pointer() -> None:
    scene = scene_of(played(1, 3, at_turn(4)), (1280, 720))
    place = next(i for i, action in enumerate(scene.hud.actions) if not action.enabled)
    scene._input._move(scene.layout.rect_of(Spot("action", place)).center)
    shown = {record.asked for record in words_on(scene).records}
    assert scene.hud.actions[place].reason in shown


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


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 2, 7, 8, 9, 45])
def test_fans_can_be_clicked_card_by_card(size: tuple[int, int], count: int) -> None:
    for text_scale in SCALES:
        layout = table_layout(size, text_scale, TableShape(in_force=2))
        cues = Cues(fan=tuple(range(1, min(count, PAGE) + 1)), fan_count=count)
        fan = fan_layout(layout, cues)
        assert len(fan.cards) == min(count, PAGE)
        assert not fan.panel.colliderect(layout.lines.area)
        assert layout.strip is not None and not fan.panel.colliderect(layout.strip.rect)
        turn = fan.turn or ()
        assert bool(turn) == (count > PAGE)
        assert all(fan.panel.contains(rect) for rect in (*fan.cards, *turn, fan.title))
        assert all(rect.width >= layout.scale.u(84) for rect in fan.cards)
        assert all(min(rect.size) >= layout.scale.u(43) for rect in turn)
        rects = (*fan.cards, *turn, fan.title)
        assert not any(a.colliderect(b) for a, b in combinations(rects, 2))


def searched(size: tuple[int, int], text_scale: float = 1.0) -> TableScene:
    """Return a table that asks for one card of a draw stack of many pages."""
    for seed in range(40):
        session = played(1, seed, asks(Prompt.SEARCH))
        if asks(Prompt.SEARCH)(session) and len(session.state.areas[DRAW]) > 2 * PAGE:
            return scene_of(session, size, text_scale)
    raise AssertionError("no search in forty games")


def test_a_large_pile_is_looked_through_page_by_page() -> None:
    """By the wheel, by keys and by its buttons; every card is on exactly one page."""
    scene = searched((1280, 720))
    whole = targets.fan_of(scene.session.state)
    assert len(whole) > 2 * PAGE and scene.cues.fan == whole[:PAGE]

    def page_down() -> None:
        scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_PAGEDOWN, mod=0, unicode=""))

    def page_up() -> None:
        scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_PAGEUP, mod=0, unicode=""))

    seen = list(scene.cues.fan)
    for _ in range((len(whole) - 1) // PAGE):
        page_down()
        seen += scene.cues.fan
    assert tuple(seen) == whole
    last = scene.cues.fan
    page_down()
    assert scene.cues.fan == last
    page_up()
    assert scene.cues.fan_from % PAGE == 0 and scene.cues.fan != last
    scene.handle(pygame.event.Event(pygame.MOUSEWHEEL, y=-1, x=0))
    assert scene.cues.fan == last
    scene.handle(pygame.event.Event(pygame.MOUSEWHEEL, y=1, x=0))
    turn = fan_layout(scene.layout, scene.cues).turn
    assert turn is not None
    before = scene.cues.fan_from
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        scene.handle(pygame.event.Event(kind, pos=turn[0].center, button=1))
    assert scene.cues.fan_from == before - PAGE
    first, count = scene.cues.fan_from + 1, len(whole)
    assert f"{first}–{first + PAGE - 1} of {count}" in {r.shown for r in words_on(scene).records}


def test_arrows_walk_on_to_the_next_page() -> None:
    scene = searched((1280, 720))
    whole = targets.fan_of(scene.session.state)

    def press(key: int) -> int:
        scene.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
        spot = scene.cues.focused
        assert spot is not None and spot.name == "fan"
        return scene.cues.fan[spot.index]

    walked = [press(pygame.K_TAB)]
    walked += [press(pygame.K_RIGHT) for _ in range(PAGE + 1)]
    assert tuple(walked) == whole[: PAGE + 2]
    back = [press(pygame.K_LEFT) for _ in range(2)]
    assert tuple(back) == (whole[PAGE], whole[PAGE - 1])


def test_each_card_to_choose_says_which_cases_would_take_it() -> None:
    scene = searched((1920, 1080))
    state = scene.session.state
    fan = fan_of(scene.layout, scene.cues)
    for card, names in zip(fan.cards, fan.fits, strict=True):
        taking = [line for line in state.lines if not why_not(state, card, line)]
        assert bool(names) == bool(taking)
        assert all(
            name in state.rules.cards[line[0]].title
            for name, line in zip(names[0].split(", ") if names else (), taking, strict=True)
        )
    shown = {record.shown for record in words_on(scene).records}
    for names in fan.fits:
        assert shown & set(names or forms("fan_fits_none"))


def test_numbered_cases_are_named_and_a_count_says_what_it_counts() -> None:
    for seed in range(20):
        state = played(3, seed, at_turn(6)).state
        found = targets.fan_fits(state, tuple(state.areas[DRAW]))
        several = [names for names in found if names and "," in names[0]]
        if several:
            break
    for long, short, *counts in several:
        assert short == long.replace("Case ", "")
        assert all("cases" in count for count in counts)
    assert several


def test_the_inspector_does_not_promise_a_place_before_the_question_is_answered() -> None:
    session = played(1, 3, at_turn(5))
    state = session.state
    for card in (state.first_lead(), *state.areas[HAND]):
        assert fits_heading(state, card) == forms("fits_now")
    for card in (*state.areas[LEADS][1:], *state.areas[DISCARD]):
        assert fits_heading(state, card) == forms("would_fit")  # nobody can play it now
    for seed in range(40):
        session = played(1, seed, asks(Prompt.HAND_LIMIT))
        if asks(Prompt.HAND_LIMIT)(session):
            break
    scene = scene_of(session, (1280, 720))
    scene.cues.inspected = session.state.areas[HAND][0]
    shown = {record.asked for record in words_on(scene).records}
    assert shown & {form.upper() for form in forms("fits_later")}
    assert not shown & {form.upper() for form in forms("fits_now")}


def has_a_use_for_a_key(session: Session) -> bool:
    options = session.choice.options if session.choice else ()
    return any(option.verb is Verb.USE and option.side == 1 for option in options)


def test_with_help_that_waives_a_key_the_inspector_does_not_ask_for_one() -> None:
    """The contact's Key is chosen: where its locked clue can be played now, it fits."""
    session = next(
        s for n in range(99) if has_a_use_for_a_key(s := played(1, n, has_a_use_for_a_key))
    )
    assert session.choice is not None
    session.do(next(o for o in session.choice.options if o.verb is Verb.USE and o.side == 1))
    scene, choice = scene_of(session, (1920, 1080)), session.choice
    assert choice is not None and choice.prompt == "play_lock"
    for option in choice.options:
        if option.verb is Verb.PLAY:
            fits = scene.picture.inspector._fits(session.state, option.card)
            anchors = [line[0] for line in session.state.lines]
            names, told, possible = fits[anchors.index(option.onto)]
            assert possible and "key" not in " ".join(told)


def could_pack(session: Session) -> bool:
    choice = session.choice
    return asks(Prompt.HAND_LIMIT)(session) and bool(targets.ways_out(choice))


def test_the_briefcase_says_that_equipment_can_be_packed_away() -> None:
    session = next(s for seed in range(200) if could_pack(s := played(3, seed, could_pack)))
    scene, packing = scene_of(session, (1280, 720)), set(section("answers")["any"]["stow"])

    def said() -> bool:
        assert scene.layout.bottom.bag
        near = scene.layout.bottom.bag.rect.inflate(20, 80)
        return any(r.asked in packing and near.colliderect(r.rect) for r in words_on(scene).records)

    assert said()
    ways = targets.ways_out(session.choice)
    assert len(ways) == 1 and scene.layout.bottom.bag
    place = scene.layout.bottom.bag.cells[len(scene.view.areas[BRIEFCASE])].center
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        scene.handle(pygame.event.Event(kind, {"pos": place, "button": 1, "touch": False}))
    assert ways[0].card in session.state.areas[BRIEFCASE]
    assert not could_pack(session) and not said()


def test_the_last_checks_can_be_read_while_cards_are_laid_out() -> None:
    scene = searched((1280, 720))
    sight = scene.sight()
    told = replace(sight, hud=replace(sight.hud, checks=((1, DISCARD),)))
    panel = fan_layout(scene.layout, scene.cues).panel
    [beside] = [p for p in scene.picture.marks.parts(told) if p.name == "checks beside"]
    assert not panel.colliderect(beside.rect)
    assert not scene.layout.prompt.rect.colliderect(beside.rect)
    with recording() as words:
        beside.paint(
            Brush(pygame.Surface(scene.size), scene.theme, sight.layout.scale), *beside.value
        )
    assert any(scene.session.rules.cards[1].title in record.shown for record in words.records)
    assert not any(p.name == "checks beside" for p in scene.picture.marks.parts(sight))


@some_or_all_seeds(3, 6)
def test_taking_into_a_full_hand_says_that_a_discard_follows(seeds: range) -> None:
    seen = set()
    for seed, turn in product(seeds, (2, 4, 6)):
        session = played(1, seed, at_turn(turn))
        if not at_turn(turn)(session):
            continue
        scene = scene_of(session, (1280, 720))
        hud, told = scene.hud, section("actions")["take"]
        [take] = [action for action in hud.actions if action.name == "take"]
        have, limit = hud.hand
        assert hud.over_by_one_more == max(0, have + 1 - limit)
        if not take.enabled or take.danger:
            continue
        key = "full" if have >= limit else "note"
        numbers = {"count": have, "limit": limit, "over": have + 1 - limit}
        expected = {form.format(**numbers) for form in told[key]}
        assert expected & {record.asked for record in words_on(scene).records}
        why = section("ticket")["hand_over"].format(limit=limit, over=have + 1 - limit)
        seen_now = Seen(session.state, scene.view, hud, scene.layout, "full")
        tip = tip_of(seen_now, Spot("action", ACTIONS.index("take")))
        assert tip is not None
        assert (why in {line.text for line in tip.lines}) == (key == "full")
        seen.add(key)
    assert seen == {"full", "note"}


def test_short_reasons_name_what_is_needed() -> None:
    """ "no Surveillance" would read as if Surveillance were in the way."""
    for forms_of in section("short_reasons").values():
        assert not any(form.split()[0] == "no" for form in forms_of)


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


@pytest.mark.parametrize("name", ["case1-won-1", "case3-hardboiled-lost-menaces-1"])
def test_the_end_of_a_game_leads_on_and_offers_nothing_else(name: str) -> None:
    session = load_text((REPLAYS / f"{name}.json").read_text(encoding="utf-8"))[0]
    scene = scene_of(session, (1280, 720))
    slip = scene.layout.prompt.rect
    shown = [r.shown for r in words_on(scene).records if slip.colliderect(r.rect)]
    assert f"The game is {'won' if 'won' in name else 'lost'}" in shown
    assert set(shown) & set(forms("go_on")) and keys.label("skip") in shown
    parts = {p.name: p for p in scene.picture.inspector.parts(scene.sight())}
    for tool in scene.layout.inspector.tool_names:
        assert not parts[f"tool {tool}"].value[-1].enabled, tool


def test_a_check_that_sends_a_needed_puzzle_away_says_which() -> None:
    def lost(session: Session) -> str:
        cards = session.rules.cards
        found = [cards[card].letter for card, fate in checks_of(session.here) if fate == DISCARD]
        return found[-1] if found else ""

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


def foregone_storm() -> Session:
    def wanted(session: Session) -> bool:
        return targets.foregone(session.state) is not None

    for seed in range(60):
        session = played(2, seed, wanted)
        if session.choice is not None and wanted(session):
            return session
    raise AssertionError("no such question in sixty games")


def test_a_question_that_makes_no_difference_is_not_asked() -> None:
    """And what comes anyway is shown in the inspector, with a word on why nobody asked."""
    session = foregone_storm()
    source = session.choice.source
    scene = TableScene(session, TablePreferences(speed=0, auto_resolve=True))
    scene.on_resize((1280, 720))
    scene.update(0.1)
    line = next(line for line in session.state.lines if source in line)
    assert session.rules.cards[line[-1]].kind != Kind.CLUE
    assert scene.cues.inspected == line[-1]
    assert scene.cues.toast


def test_a_player_who_answers_everything_is_asked_all_the_same() -> None:
    session = foregone_storm()
    scene = scene_of(session, (1280, 720))
    asked = session.state.serial
    scene.update(5.0)
    assert session.state.serial == asked


@pytest.mark.parametrize("text_scale", SCALES)
@pytest.mark.parametrize("number", [1, 2, 3])
def test_what_follows_never_stands_below_what_is_followed(number: int, text_scale: float) -> None:
    """Of a card's techniques only the left one may stand at the left edge of the inspector."""
    scene = scene_of(Session.new(load_case(number), seed=1), (1280, 720), text_scale)
    brush = Brush(pygame.Surface((1, 1)), scene.theme, scene.layout.scale)
    width = scene.layout.inspector.words.width
    for card in scene.session.rules.cards[1:]:
        if not card.left or not card.right:
            continue
        first, arrow, *following = _link_pieces(brush, card, width, 18.5)
        assert (first.icon, first.x, first.row) == (f"technique.{card.left}", 0, 0)
        assert not arrow.icon
        assert [piece.icon for piece in following] == [f"technique.{t}" for t in card.right]
        assert all(piece.x > arrow.x and piece.row >= arrow.row for piece in following)
        for piece in following:
            side = _mark_side(brush, 18.5) + brush.u(6)
            assert piece.x + side + measure(piece.words, piece.style) <= width + 1


def test_the_inspector_says_what_a_light_makes_possible() -> None:
    scene = scene_of(Session.new(load_case(3), seed=1), (1920, 1080))
    rules = scene.session.rules
    lights = [card.index for card in rules.cards[1:] if rules.is_light(card.index)]
    assert [rules.cards[card].id for card in lights] == ["tillinghasts-machine"]
    scene.cues.inspected = lights[0]
    said = {record.asked for record in words_on(scene).records}
    assert said & set(section("lights").values())
    scene.cues.inspected = lights[0] - 1
    said = {record.asked for record in words_on(scene).records}
    assert not said & set(section("lights").values())


def test_the_table_says_what_was_switched_on() -> None:
    """When the card comes into play, and not before."""
    session = Session.new(load_case(3), seed=1)
    rules, state = session.rules, session.state
    light = next(card.index for card in rules.cards[1:] if rules.is_light(card.index))
    for number, area in enumerate(state.areas):
        kept = tuple(card for card in area if card != light)
        state.areas[number] = (*kept, light) if number == LEADS else kept
    scene = scene_of(session, (1280, 720))
    scene.preferences.speed = 1.0
    assert not scene.cues.toast
    view = scene.stage.view
    spot = view.areas[LEADS].index(light)
    moved = CardMoved(light, EventSpot(LEADS, spot), EventSpot(HAND, 0), "take")
    scene.follow((moved,))
    for _ in range(60):
        scene.update(0.1)
        if scene.cues.toast:
            break
    assert rules.cards[light].title in scene.cues.toast


def test_a_side_of_the_contact_that_cannot_be_used_looks_so() -> None:
    """As soon as the question changes; a usable one has a whole edge, another a broken one."""
    scene = scene_of(played(1, 3, at_turn(6)), (1280, 720))
    helper, choice = scene.layout.bottom.helper, scene.session.choice
    assert helper is not None and choice is not None
    part = next(p for p in scene.picture.furniture(scene.sight()) if p.name == "helper")
    usable = part.value[-1]
    tool = scene.view.areas[BRIEFCASE][0]
    offered = {(o.tool, o.side) for o in choice.options if o.verb is Verb.USE}
    assert usable == offered
    looks = []
    for sides in (frozenset({(tool, 1), (tool, 2)}), frozenset({(tool, 2)})):
        surface = pygame.Surface(scene.size)
        brush = Brush(surface, scene.theme, scene.layout.scale)
        part.paint(brush, *part.value[:-1], sides)
        looks.append([surface.subsurface(bar).copy() for bar in helper.sides])
    assert looks[0][0].get_buffer().raw != looks[1][0].get_buffer().raw
    assert looks[0][1].get_buffer().raw == looks[1][1].get_buffer().raw


def test_a_raised_lead_leaves_its_label_free() -> None:
    for size in SIZES:
        layout = table_layout(size, 1.0, TableShape())
        label = layout.leads.label
        assert label is not None and label.height >= layout.scale.u(20)
        assert label.bottom <= min(card.top for card in layout.leads.cards[1:]) - layout.scale.u(9)


def test_actions_show_their_keys_in_large_letters_where_they_fit() -> None:
    scene = scene_of(played(1, 3, at_turn(6)), (1920, 1080), 2.0)
    shown = [record.shown for record in words_on(scene).records]
    assert {"1", "2"} <= set(shown)
    assert "Bag" not in shown


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_large_letters_leave_every_action_its_key(size) -> None:
    scene = scene_of(played(1, 3, at_turn(4)), size, text_scale=2.0)
    shown = {record.asked for record in words_on(scene).records}
    assert {keys.label(action) for action in ACTIONS} <= shown


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_the_tabs_of_the_hand_leave_its_count_whole(size) -> None:
    for seed in range(60):
        session = played(1, seed, at_turn(5))
        take = [o for o in session.choice.options if o.verb is Verb.TAKE] if session.choice else []
        if not take:
            continue
        session.do(take[0])
        if session.choice is None or session.choice.prompt != Prompt.HAND_LIMIT:
            continue
        scene = scene_of(session, size)
        records = words_on(scene).records
        [count] = [r for r in records if r.asked.startswith("Hand ")]
        ink = capitals(count.style)
        bottom = count.rect.top + ink.top + ink.height
        for card in session.state.areas[HAND]:
            place = placements(scene.view, scene.layout)[card].rect
            raised = place.move(0, -scene.cues.lifts.get(card, 0))
            top, _ = tab_span(raised, scene.layout.scale, size[1])
            assert top >= bottom
        return
    raise AssertionError("no such table")


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


@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_heading_and_the_lines_have_a_word_each(number: int) -> None:
    scene = scene_of(Session.new(load_case(number), seed=1), (1280, 720))
    told = {record.asked for record in words_on(scene).records}
    assert ("CASE 1A" in told) == (number == 3)
    assert f"INVESTIGATION {number}" in told


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


def test_of_a_pile_those_come_first_that_fit() -> None:
    asked = asks(Prompt.SEARCH)
    session = next(s for n in range(99) if asked(s := played(1, n, asked)))
    whole = targets.fan_of(session.state)
    fit = [bool(places_for(session.state, card)) for card in whole]
    assert fit == sorted(fit, reverse=True) and len(set(fit)) == 2


def test_the_word_on_a_raised_card_of_a_fan_hides_no_other_words() -> None:
    asked = asks(Prompt.SEARCH)
    scene = scene_of(next(s for n in range(99) if asked(s := played(1, n, asked))), (1280, 720))
    place = fan_layout(scene.layout, scene.cues).cards[1]
    scene._input._move(place.center)
    words = words_on(scene).records
    tab = next(r for r in words if r.shown in section("answers")["search"]["pick"])
    others = [r.rect for r in words if r is not tab and r.shown in _said_of_fits(scene)]
    assert others and tab.rect.collidelist(others) < 0


def _said_of_fits(scene: TableScene) -> set[str]:
    return {form for forms_of in scene.cues.fan_fits for form in forms_of or forms("fan_fits_none")}


def notes_on(scene: TableScene) -> list[list[str]]:
    bottom, sight = scene.picture.bottom, scene.sight()
    return [bottom._notes(status, sight) for status in scene.hud.actions]


@pytest.mark.parametrize(
    "seeds",
    [
        pytest.param(range(77, 95), id="some"),  # all that is looked at comes up in them
        pytest.param(range(120), id="many", marks=pytest.mark.sweep),
    ],
)
def test_what_comes_by_any_action_is_said_once(seeds: range) -> None:
    """Then every button says what it is good for, as usual."""
    told = {"heading": 0, "any way": 0}
    for seed in seeds:
        session = played(1, seed, at_turn(5 + seed % 30))
        state = session.state
        if session.choice is None or session.choice.prompt != Prompt.ACTION:
            continue
        have = len(state.areas[TIME])
        spare = [card for card in state.areas[DRAW] if session.rules.cards[card].time]
        wanted = 4 + seed % 2 - have
        if not 0 < wanted <= len(spare):
            continue
        moved = set(spare[:wanted])
        state.areas[DRAW] = tuple(card for card in state.areas[DRAW] if card not in moved)
        state.areas[TIME] = (*state.areas[TIME], *moved)
        scene = scene_of(session, (1920, 1080))
        dangers = {action.danger for action in scene.hud.actions if action.enabled}
        notes, trouble = notes_on(scene), section("actions")["victims"]
        said = " ".join(record.shown for record in words_on(scene).records)
        if dangers == {Danger.TROUBLE}:
            assert trouble not in notes and "Whatever you do: a new victim" in said
            told["any way"] += 1
        elif scene.hud.actions[4].danger is Danger.TROUBLE:
            assert trouble not in notes[2:] and "a new victim" in said
            told["heading"] += 1
    assert all(told.values()), told


def test_a_card_says_what_the_cards_in_play_add_to_it_and_which_of_them_does(table) -> None:
    for menaces in ("", "the-sleepwalkers", "the-sleepwalkers the-lights-go-out"):
        table.deal(3, leads="the-flute-player", menaces=menaces)
        scene = scene_of(Session(Node(table.state, ()), 0), (1280, 720))
        scene.cues.inspected = table.state.rules.index["the-flute-player"]
        told = " ".join(record.asked for record in words_on(scene).records)
        assert ("by The Sleepwalkers" in told) == ("the-sleepwalkers" in menaces)
        assert ("now with an hourglass" in told) == ("the-lights-go-out" in menaces)
        assert "Darkness: " in told
