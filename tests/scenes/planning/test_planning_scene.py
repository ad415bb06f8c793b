"""Planning lays ghosts by every way of input, says why a link fails, and never touches the game."""

from __future__ import annotations

from random import Random

import pygame
import pytest
from grids import swept
from random_play import CASES, play
from recorder import recording

from arkham.files.paths import NOWHERE
from arkham.flow.game import Game
from arkham.play.plan import Fate, Ghost, outlook, sources
from arkham.play.session import Session
from arkham.play.storage import Storage
from arkham.rules.areas import HAND, LEADS
from arkham.rules.choices import Prompt, Verb
from arkham.scenes.planning.paint import BUTTONS, PencilMarks
from arkham.scenes.planning.scene import PlanningScene
from arkham.scenes.planning.words import fault, figures, sentences
from arkham.scenes.stack import Pop, Push
from arkham.scenes.table.layout.table import Spot, placements
from arkham.settings.settings import Settings

SIZE = (1280, 720)
PLACES = [((1024, 640), 1.0), ((1280, 720), 2.0), ((1920, 1080), 1.0), ((1280, 720), 1.5)]


def key(code: int, mod: int = 0) -> pygame.event.Event:
    sign = chr(code) if 32 <= code < 127 else ""
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=sign, scancode=0)


def mouse(scene, kind, pos):
    if kind == pygame.MOUSEMOTION:
        return scene.handle(pygame.event.Event(kind, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
    return scene.handle(pygame.event.Event(kind, pos=pos, button=1))


def click(scene, pos):
    mouse(scene, pygame.MOUSEMOTION, pos)
    mouse(scene, pygame.MOUSEBUTTONDOWN, pos)
    return mouse(scene, pygame.MOUSEBUTTONUP, pos)


def a_table(case: int = 1, seed: int = 3, commands: int = 14, size=SIZE, **settings):
    """Return a game and its table, some way in and waiting for an action."""
    session = play(Session.new(CASES[case - 1], seed=seed), Random(seed), commands)
    while session.choice is not None and session.choice.prompt != Prompt.ACTION:
        session.do(session.choice.options[-1])
    assert session.choice is not None
    game = Game(Storage(NOWHERE, keeps=False), Settings(tips=False, **settings))
    table = game.table(session)
    table.on_resize(size)
    table.finish_motion()
    return game, table


def planning(**kind):
    game, table = a_table(**kind)
    scene = game.plan(table)
    scene.on_resize(kind.get("size", SIZE))
    return game, table, scene


def source_centre(scene, card):
    spots = dict(scene.spots())
    return next(
        r.center for s, r in spots.items() if s.name != "ghost" and scene.card_of(s) == card
    )


def by_drag(scene, card, row):
    start = source_centre(scene, card)
    mouse(scene, pygame.MOUSEMOTION, start)
    mouse(scene, pygame.MOUSEBUTTONDOWN, start)
    mouse(scene, pygame.MOUSEMOTION, (start[0] + 30, start[1] + 30))
    goal = scene.layout.lines.rows[row].rect.center
    mouse(scene, pygame.MOUSEMOTION, goal)
    mouse(scene, pygame.MOUSEBUTTONUP, goal)


def by_clicks(scene, card, row):
    click(scene, source_centre(scene, card))
    click(scene, scene.layout.lines.rows[row].rect.center)


def by_keys(scene, card, row):
    for _ in range(60):
        scene.handle(key(pygame.K_TAB))
        if scene.card_of(scene._focus) == card and scene._focus.name != "ghost":
            break
    scene.handle(key(pygame.K_RETURN))
    for _ in range(10):
        if scene._focus == Spot("slot", row):
            break
        scene.handle(key(pygame.K_TAB))
    scene.handle(key(pygame.K_RETURN))


WAYS = pytest.mark.parametrize("lay", [by_drag, by_clicks, by_keys])


@WAYS
@pytest.mark.parametrize("case", [1, 2, 3])
def test_every_way_lays_the_same_ghosts(lay, case):
    _, table, scene = planning(case=case)
    state = table.session.state
    before = state.digest()
    cards, last = sources(state), len(state.lines) - 1
    lay(scene, cards[0], 0)
    lay(scene, cards[-1], last)
    lay(scene, cards[1], 0)
    wanted = (Ghost(cards[0], state.lines[0][0]), Ghost(cards[-1], state.lines[last][0]))
    assert scene.plan == (*wanted, Ghost(cards[1], state.lines[0][0]))
    lay(scene, cards[0], last)  # a card that is laid again is moved to the end of the plan
    assert scene.plan[-1] == Ghost(cards[0], state.lines[last][0])
    assert len(scene.plan) == 3
    scene.draw(pygame.Surface(SIZE))
    assert scene.handle(key(pygame.K_ESCAPE)) == Pop()
    assert state.digest() == before
    assert table.session.state is state
    assert not table.overlays


def test_the_key_and_the_button_open_planning():
    _, table = a_table()
    names = table.layout.inspector.tool_names
    assert isinstance(table.handle(key(pygame.K_p)), Push)
    pressed = click(table, table.layout.inspector.tools[names.index("plan")].center)
    assert isinstance(pressed, Push) and isinstance(pressed.scene, PlanningScene)


def test_the_last_ghost_is_taken_back_one_by_one_and_all_are_cleared():
    _, table, scene = planning()
    cards, anchor = sources(table.session.state), table.session.state.lines[0][0]
    for card in cards[:3]:
        scene.lay(card, anchor)
    scene.handle(key(pygame.K_z))
    assert [g.card for g in scene.plan] == list(cards[:2])
    scene.handle(key(pygame.K_z, pygame.KMOD_CTRL))
    assert [g.card for g in scene.plan] == [cards[0]]
    scene.lay(cards[1], anchor)
    scene.handle(key(pygame.K_DELETE))
    assert scene.plan == ()
    scene.handle(key(pygame.K_z))  # nothing to take back
    for name, left in (("back", 1), ("clear", 0)):
        scene.lay(cards[0], anchor)
        scene.lay(cards[1], anchor)
        click(scene, scene.sheet.buttons[BUTTONS.index(name)].center)
        assert len(scene.plan) == left
        scene.clear()


def test_a_ghost_is_taken_back_by_a_click_or_by_dragging_it_away():
    _, table, scene = planning()
    cards, anchor = sources(table.session.state), table.session.state.lines[0][0]
    for card in cards[:2]:
        scene.lay(card, anchor)
    rects = {s.index: r for s, r in scene.spots() if s.name == "ghost"}
    click(scene, (rects[1].right - 4, rects[1].centery))
    assert [g.card for g in scene.plan] == [cards[0]]
    start = scene._ghost_places()[cards[0]].rect.center
    mouse(scene, pygame.MOUSEBUTTONDOWN, start)
    mouse(scene, pygame.MOUSEMOTION, (start[0], start[1] - 40))
    mouse(scene, pygame.MOUSEMOTION, scene.layout.leads.stack.center)
    mouse(scene, pygame.MOUSEBUTTONUP, scene.layout.leads.stack.center)
    assert scene.plan == ()


def test_escape_opens_the_hand_before_it_leaves():
    _, table, scene = planning()
    click(scene, source_centre(scene, sources(table.session.state)[0]))
    assert scene.handle(key(pygame.K_ESCAPE)) is None
    assert scene.plan == ()
    assert scene.handle(key(pygame.K_ESCAPE)) == Pop()


@pytest.mark.parametrize("case", [1, 2, 3])
@pytest.mark.parametrize(("size", "text"), swept(PLACES, but=PLACES[1:3]))
def test_numbers_reasons_and_costs_are_painted_and_no_word_is_cut(case, size, text):
    _, table, scene = planning(case=case, size=size, text_scale=text)
    state = table.session.state
    chance = Random(case)
    for card in sources(state):
        fitting = [
            line[0]
            for line in state.lines
            if outlook(state, (*scene.plan, Ghost(card, line[0]))).laid[-1].fate is Fate.FITS
        ]
        anchor = chance.choice(fitting or [line[0] for line in state.lines])
        if len(scene.plan) < 5:
            scene.lay(card, anchor)
    surface = pygame.Surface(size)
    with recording() as written:
        scene.draw(surface)
    shown = [record.shown for record in written.records]
    for one in scene.outlook.laid:
        if one.fate is Fate.FITS:
            assert shown.count(str(one.number)) >= 2  # at its source and at its ghost
        else:
            assert fault(one) in shown
    numbers = [figure.number for figure in figures(state, scene.outlook)]
    before, after = scene.outlook.time
    assert numbers == [
        str(scene.outlook.turns),
        str(len(scene.outlook.lost)),
        f"{before} → {after}",
    ]
    assert set(numbers) <= set(shown)
    first = sentences(state, scene.outlook, "full")[0].text
    assert any(first.startswith(words[:12]) for words in shown if len(words) >= 12)
    marks = [n for n, r in written.icons if n == "mark.time"]
    assert len(marks) >= sum(lead.costs_time for lead in scene.outlook.lost if lead.card)
    own = scene.sheet.rect
    assert not [r for r in written.clipped if own.contains(r.rect)]


def test_a_refused_link_says_what_would_be_missing():
    found = set()
    for seed in range(3, 9):
        _, table, scene = planning(seed=seed, commands=6)
        state = table.session.state
        for card in sources(state):
            for line in state.lines:
                (one,) = outlook(state, (Ghost(card, line[0]),)).laid
                if one.refusals:
                    refusal = one.refusals[0]
                    found.add(refusal.reason)
                    if refusal.reason == "minimum":
                        words = f"needs {refusal.need} clues, would have {refusal.have}"
                        assert fault(one) == words
    assert {"technique", "minimum"} <= found


# The plan in pencil


def kept(**kind):
    """Return a table on which a plan of something that can be played now is kept."""
    _, table, scene = planning(**kind)
    choice = table.session.choice
    options = [o for o in choice.options if o.verb in (Verb.LEAD, Verb.HAND) and not o.tool]
    for option in options[:1]:
        scene.lay(option.card, option.onto)
    assert scene.handle(key(pygame.K_p)) == Pop()
    (marks,) = table.overlays
    assert isinstance(marks, PencilMarks)
    return table, marks, options[0]


def a_playable():
    for seed in range(2, 30):
        try:
            return kept(seed=seed)
        except (AssertionError, IndexError, ValueError):
            continue
    raise AssertionError("no table with something to play")


def test_a_kept_plan_stands_at_card_and_line_and_goes_when_it_is_done():
    table, marks, option = a_playable()
    assert [number for _, number, _ in marks.marks(table)] == [1, 1]
    assert marks.laid[0].fate is Fate.FITS
    table.draw(pygame.Surface(SIZE))
    table.do(option)
    assert marks.is_over and not marks.marks(table)  # played: nothing is left of the plan
    table.undo()
    assert [number for _, number, _ in marks.marks(table)] == [1, 1], (
        "taken back, it is a plan again"
    )


def test_a_ticked_number_stays_on_the_card_that_was_played():
    """The end of the line has moved on; the number has not."""
    for seed in range(60):
        _, table = a_table(seed=seed)
        state = table.session.state
        plays = [o for o in state.choice.options if o.verb is Verb.LEAD]
        hand = state.areas[HAND]
        if not plays or not hand:
            continue
        plan = (Ghost(plays[0].card, plays[0].onto), Ghost(hand[0], plays[0].onto))
        marks = PencilMarks(plan, table)
        table.overlays.append(marks)
        table.do(plays[0])
        table.finish_motion()
        if marks.is_over or marks.laid[0].fate is not Fate.DONE:
            continue
        place = placements(table.view, table.layout)[plays[0].card].rect
        rows = table.layout.lines.rows
        own = [rect for rect, number, _ in marks.marks(table) if number == 1]
        assert len(own) == 1 and place.inflate(20, 20).contains(own[0])
        row = rows[[line[0] for line in table.view.lines].index(plays[0].onto)]
        others = [rect for rect, number, _ in marks.marks(table) if number == 2]
        assert any(row.slot.inflate(20, 20).contains(rect) for rect in others)
        return
    raise AssertionError("no such table")


def test_a_kept_plan_is_struck_through_where_the_table_has_moved_on():
    table, marks, option = a_playable()
    state = table.session.state
    others = [c for c in (*state.areas[LEADS], *state.areas[HAND]) if c and c != option.card]
    marks.plan = (*marks.plan, Ghost(others[0], option.onto), Ghost(others[1], option.onto))
    marks.changed(table)
    table.session.do(next(o for o in table.session.choice.options if o.verb is Verb.PASS))
    marks.changed(table)
    lead = state.first_lead()
    fates = {one.ghost.card: one.fate for one in marks.laid}
    for card, fate in fates.items():
        there = (*table.session.state.areas[LEADS], *table.session.state.areas[HAND])
        assert (fate is Fate.GONE) == (card not in there), (card, lead)
    table.undo()
    assert all(one.fate is not Fate.GONE for one in marks.laid)  # undo brings it back


def test_a_kept_plan_is_opened_again_and_leaving_leaves_it():
    table, marks, _ = a_playable()
    game = Game(Storage(NOWHERE, keeps=False), Settings(tips=False))
    again = game.plan(table)
    assert again.plan == marks.plan
    again.handle(key(pygame.K_ESCAPE))
    assert table.overlays == [marks]
    again = game.plan(table)
    again.handle(key(pygame.K_DELETE))
    again.handle(key(pygame.K_p))  # keeping nothing rubs it out
    assert table.overlays == []


def test_there_is_nothing_to_plan_when_the_game_is_over():
    session = play(Session.new(CASES[0], seed=1), Random(1))
    game = Game(Storage(NOWHERE, keeps=False), Settings(tips=False))
    table = game.table(session)
    assert game.plan(table) is None
    assert table.cues.toast
