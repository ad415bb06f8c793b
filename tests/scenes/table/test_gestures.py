"""A carried card shows where it would lie, hides no label, and its ticket waits (AC-01, AC-11)."""

from __future__ import annotations

from random import Random

import pygame
import pytest
from random_play import CASES, play
from recorder import recording

from arkham.ai import PLAYERS
from arkham.casefile import load_case
from arkham.files.texts import texts
from arkham.play.history import Node
from arkham.play.session import Mark, Session
from arkham.rules.areas import BOX, DRAW, HAND, LEADS, STABILITY, TIME
from arkham.rules.choices import Verb
from arkham.rules.mechanisms.briefcase import PORTABLE
from arkham.rules.mechanisms.tools import BRIEFCASE
from arkham.scenes.stack import Push, Scene
from arkham.scenes.table import targets
from arkham.scenes.table.layout.desk import TableShape
from arkham.scenes.table.layout.table import Spot, table_layout
from arkham.scenes.table.paint.carry import carried_rect, held_beside
from arkham.scenes.table.paint.inspector import inspected
from arkham.scenes.table.paint.marks import notice_slip
from arkham.scenes.table.paint.overlay import fan_layout, tab_span
from arkham.scenes.table.scene import TableCallbacks, TablePreferences, TableScene
from arkham.scenes.table.sight import Cues
from arkham.scenes.table.spots import card_at, focusable, place_zones
from arkham.scenes.table.targets import Place


def at_action(case, seed: int) -> TableScene:
    """Return a table that waits for an action with a card that fits somewhere."""
    chance, session = Random(seed), Session.new(case, seed=seed)
    while not _fitting(session):
        play(session, chance, 1)
    scene = TableScene(session, TablePreferences(speed=0, auto_resolve=False))
    scene.on_resize((1280, 720))
    return scene


def _fitting(session: Session) -> int:
    state = session.state
    if state.choice is None or state.choice.prompt != "action" or state.turn < 4:
        return 0
    cards = (*state.areas[HAND], state.first_lead())
    return next((c for c in cards if c and targets.lit_lines(state.choice, c)), 0)


def moved(scene: TableScene, pos: tuple[int, int]) -> None:
    values = {"pos": pos, "rel": (0, 0), "buttons": (0, 0, 0), "touch": False}
    scene.handle(pygame.event.Event(pygame.MOUSEMOTION, values))


def words_on(scene: TableScene):
    surface = pygame.Surface(scene.size)
    scene.draw(surface)
    with recording() as recorder:
        scene.draw(surface)
    return recorder


@pytest.mark.parametrize("case", CASES, ids=lambda c: c.id)
def test_the_ticket_comes_only_to_a_steady_hand(case):
    scene = at_action(case, 3)
    scene._input.pick_up(_fitting(scene.session), (0, 0), dragged=True)
    row = next(i for i, line in enumerate(scene.view.lines) if line[0] in scene.cues.lit)
    moved(scene, scene.layout.lines.rows[row].slot.center)
    scene.update(0.1)
    assert scene.cues.ticket is None
    assert scene.wake_after() is not None
    scene.update(0.1)
    assert scene.cues.ticket is not None
    moved(scene, (1, 1))
    assert scene.cues.ticket is None


@pytest.mark.parametrize("case", CASES, ids=lambda c: c.id)
def test_the_label_of_the_goal_is_not_under_the_card(case):
    scene = at_action(case, 5)
    scene._input.pick_up(_fitting(scene.session), (0, 0), dragged=True)
    for index, line in enumerate(scene.view.lines):
        if line[0] not in scene.cues.lit | set(scene.cues.refused):
            continue
        row = scene.layout.lines.rows[index]
        for pos in (row.slot.center, row.slot.topleft, row.rect.center, row.tag.midright):
            pos = (min(pos[0], row.rect.right - 1), min(pos[1], row.rect.bottom - 1))
            moved(scene, pos)
            label = scene.cues.refused.get(line[0], (("Play here",),))[0]
            covered = carried_rect(scene.layout, pos)
            said = [r for r in words_on(scene).records if r.asked.startswith(label)]
            assert said
            assert any(not r.rect.colliderect(covered) for r in said)


def test_the_keys_hold_the_card_beside_its_goal():
    scene = at_action(CASES[0], 4)
    for rect in (row.slot for row in scene.layout.lines.rows):
        held = carried_rect(scene.layout, held_beside(scene.layout, rect))
        assert held.clip(rect).width * held.clip(rect).height < rect.width * rect.height * 0.2


def test_a_carried_card_stays_in_the_inspector():
    scene = at_action(CASES[0], 4)
    card = _fitting(scene.session)
    scene._input.pick_up(card, (0, 0), dragged=True)
    moved(scene, scene.layout.lines.rows[0].cards[0].center)
    assert scene.cues.inspected == card


def with_a_tool_in_hand(contact: str, side: int) -> TableScene:
    """Take up one side of a contact, at the first moment at which it can be used."""
    case, seed = load_case(1), 0
    session, decide = Session.new(case, {"contact": contact}, seed), PLAYERS["greedy"](4)
    for _ in range(2000):
        if session.choice is None:
            seed += 1
            session = Session.new(case, {"contact": contact}, seed)
        uses = [o for o in session.choice.options if o.verb is Verb.USE and o.side == side]
        if uses:
            session.do(uses[0])
            if session.choice is not None and session.choice.source == uses[0].tool:
                return TableScene(session, TablePreferences(speed=0.0))
            session.undo()
        plain = [o for o in session.choice.options if o.verb is not Verb.USE]
        wanted = decide(session.state)
        session.do(wanted if wanted in plain else plain[0])
    raise AssertionError("the contact could never be used")


@pytest.mark.parametrize(("contact", "side"), [("father-merluzzo", 1), ("dr-armitage", 2)])
def test_a_contact_that_was_only_asked_can_be_laid_back(contact, side):
    scene = with_a_tool_in_hand(contact, side)
    before = scene.session.here.parent.state.digest()
    assert "Cancel" in scene.hud.skip_label[0]
    scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" "))
    assert scene.session.state.digest() == before
    assert scene.session.mark is Mark.FAIR


def test_a_contact_that_has_turned_a_card_over_is_spent_and_the_button_says_so():
    scene = with_a_tool_in_hand("randolph-carter", 1)
    tool = scene.session.choice.source
    assert scene.session.here.reveals and "spent" in scene.hud.skip_label[0]
    scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" "))
    assert tool in scene.session.state.areas[BOX]


def test_a_question_for_few_cards_leaves_every_line_in_sight():
    layout = table_layout((1280, 720), 1.0, TableShape(lines=(4, 6)))
    for count in (1, 6, 8):
        fan = fan_layout(layout, Cues(fan=tuple(range(count)), fan_count=count))
        assert not fan.panel.colliderect(layout.lines.area)
        assert all(fan.panel.contains(card) for card in fan.cards)
    one = fan_layout(layout, Cues(fan=(1,), fan_count=1))
    assert one.panel.width < layout.lines.area.width / 2


def test_cards_from_several_areas_say_which_is_which():
    session = Session.new(load_case(1), seed=3)
    state = session.state
    cards = state.areas[DRAW][:2]
    state.areas[TIME], state.areas[STABILITY] = (cards[0],), (cards[1],)
    state.areas[DRAW] = state.areas[DRAW][2:]
    assert targets.fan_areas(state, cards) == ("Time", "Stability")
    assert targets.fan_areas(state, cards[:1]) == ()


def test_the_area_of_a_card_stands_above_its_name():
    layout = table_layout((1280, 720), 1.0, TableShape(lines=(4, 6)))
    plain = fan_layout(layout, Cues(fan=(1, 2), fan_count=2))
    tagged = fan_layout(layout, Cues(fan=(1, 2), fan_count=2, fan_areas=("Time", "Stability")))
    above = layout.scale.px(30)
    assert all(card.top - above >= tagged.title.bottom for card in tagged.cards)
    assert tagged.cards[0].bottom <= plain.cards[0].bottom + 1


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_the_keys_begin_among_the_answers_reach_each_and_nothing_that_is_not_drawn(case):
    """At every question of a random game; while effects are resolved no action is drawn."""
    chance, asked = Random(8), 0
    session = Session.new(case, seed=8)
    scene = TableScene(session, TablePreferences(speed=0, auto_resolve=False))
    scene.on_resize((1280, 720))
    while session.choice is not None and asked < 25:
        spots = focusable(scene.layout, scene.view, scene.cues, scene.hud)
        names = {spot.name for spot, _ in spots}
        assert not (scene.hud.track and "action" in names)
        assert ("skip" in names) == bool(scene.hud.skip)
        wanted = scene.cues.picks
        if wanted:
            asked += 1
            reached = {card_at(scene.view, spot) for spot, _ in spots if spot.name != "fan"}
            reached |= {scene.cues.fan[spot.index] for spot, _ in spots if spot.name == "fan"}
            assert wanted - set(targets.fan_of(session.state)) | set(scene.cues.fan) <= reached
            scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode=""))
            here = scene.cues.focused
            card = scene.cues.fan[here.index] if here.name == "fan" else card_at(scene.view, here)
            assert card in wanted
        scene.do(chance.choice(session.choice.options))


def test_the_inspector_forgets_a_card_that_has_left_the_table():
    scene = at_action(CASES[0], 3)
    scene.cues.inspected = scene.session.state.areas[DRAW][0]
    scene.reset_cues()
    assert not scene.cues.inspected


def test_a_new_turn_shows_its_first_lead_unless_the_pointer_rests_on_a_card():
    for rests in (True, False):
        scene = at_action(CASES[0], 3)
        state = scene.session.state
        turn, kept = state.turn, state.areas[HAND][0]
        scene.cues.inspected = kept
        scene.cues.hovered = Spot("hand", 0) if rests else Spot("time")
        scene.do(next(o for o in state.choice.options if o.verb is Verb.PASS))
        state = scene.session.state
        assert state.turn == turn + 1
        assert inspected(state, scene.cues) == (kept if rests else state.areas[LEADS][0])


def test_escape_lays_a_tool_back_before_it_opens_the_menu():
    scene = with_a_tool_in_hand("dr-armitage", 2)
    before = scene.session.here.parent.state.digest()
    scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))
    assert scene.session.state.digest() == before


def test_a_second_quick_click_opens_no_pile_below_the_card_that_was_chosen():
    scene = with_a_tool_in_hand("father-merluzzo", 1)
    opened = []
    scene.callbacks.on_pile = lambda spot, table: opened.append(spot)
    scene.on_resize((1280, 720))
    pile = scene.layout.leads.discard.center
    place = fan_layout(scene.layout, scene.cues).cards[0].center
    for pos in (place, pile):
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            scene.handle(pygame.event.Event(kind, pos=pos, button=1))
    assert not scene.cues.fan and not opened
    scene.update(0.6)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        scene.handle(pygame.event.Event(kind, pos=pile, button=1))
    assert opened


@pytest.mark.parametrize("drags", [False, True])
def test_a_later_lead_says_that_it_has_to_wait(drags):
    scene = at_action(CASES[0], 3)
    lead, slot = scene.layout.leads.cards[2], scene.layout.lines.rows[0].slot
    down = {"pos": lead.center, "button": 1, "touch": False}
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, down))
    if drags:
        moved(scene, slot.center)
    end = slot.center if drags else lead.center
    up = {"pos": end, "button": 1, "touch": False}
    before = scene.session.state.serial
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, up))
    assert "First lead" in scene.cues.toast
    assert scene.cues.carried is None and scene.session.state.serial == before


def test_a_click_on_a_card_of_the_briefcase_shows_it_and_uses_it_only_when_asked_to():
    scene = at_action(CASES[2], 3)
    asked: list[object] = []
    scene.callbacks.on_choose = lambda options, table: asked.append(options)  # type: ignore[func-returns-value]
    state, bag = scene.session.state, scene.layout.bottom.bag
    before, tried = scene.session.here, 0
    for place, card in enumerate(scene.view.areas[BRIEFCASE]):
        click(scene, bag.cells[place].center)
        assert scene.cues.inspected == card and scene.session.here is before
        tried += bool(targets.tool_options(state.choice, card))
    assert tried and len(asked) == tried


def click(scene: TableScene, pos: tuple[int, int]) -> None:
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        scene.handle(pygame.event.Event(kind, {"pos": pos, "button": 1, "touch": False}))


@pytest.mark.parametrize("portable", [True, False])
def test_a_card_that_cannot_be_put_down_beside_the_lines_says_why(portable: bool):
    games = (Session.new(CASES[2], seed=seed) for seed in range(60))
    session = next(
        s for s in games if s.rules.cards[s.state.first_lead()].has(PORTABLE) is portable
    )
    lead = session.state.first_lead()
    scene = TableScene(session, TablePreferences(speed=0, auto_resolve=False))
    scene.on_resize((1280, 720))

    def said(card: int, place: Place) -> str:
        before = session.here
        scene._input.pick_up(card, (0, 0), dragged=True)
        scene._input._drop(place_zones(scene.layout)[place].center)
        assert session.here is before and scene.cues.carried is None
        return scene.cues.toast

    words = texts()["not_there"]
    assert said(lead, Place.BAG) == words["bag"]
    assert said(lead, Place.BIG_PICTURE) == words["score"]
    assert said(session.state.areas[HAND][0], Place.DISCARD) == words["discard"]


@pytest.mark.parametrize("at", ["gap", "label", "tool"])
def test_all_of_the_lit_briefcase_takes_the_card(table, at):
    """C3-9: where equipment may be packed away for the hand limit, gaps and tools take it too."""
    hand = "tillinghasts-machine the-flute-player congregation-1876"
    table.deal(3, hand=hand, leads="tallow-faces")
    session, chosen = Session(Node(table.state, ()), 0), []
    callbacks = TableCallbacks(on_choose=lambda options, _: chosen.extend(options))
    scene = TableScene(session, TablePreferences(speed=0), callbacks)
    scene.on_resize((1280, 720))
    scene.do(targets.option_of(session.choice, Verb.TAKE))
    [way] = targets.ways_out(session.choice)
    bag = scene.layout.bottom.bag
    beside_first = (bag.cells[0].right + 1, bag.cells[0].centery)
    spots = {"gap": beside_first, "label": bag.label.center, "tool": bag.cells[0].center}
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        scene.handle(pygame.event.Event(kind, {"pos": spots[at], "button": 1}))
    machine = session.rules.index["tillinghasts-machine"]
    assert way in chosen if at == "tool" else machine in session.state.areas[BRIEFCASE]


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_what_a_place_takes_stands_over_no_card_of_the_hand(text):
    scene = at_action(CASES[0], 3)
    scene.preferences.text_scale = text
    scene.on_resize((1280, 720))
    scale, bottom = scene.layout.scale, scene.layout.bottom
    ring = bottom.hand_zone.inflate(2 * scale.px(5), 2 * scale.px(5))
    top, height = tab_span(ring, scale, scene.size[1])
    assert all(top + height <= card.top for card in bottom.hand)


def test_no_tip_and_no_notice_stays_behind_another_page():
    """A page over the table, or a sheet that leaves it in sight, is not to lie on old words."""
    scene = at_action(CASES[0], 3)
    scene.callbacks.on_tool = lambda tool, table: Push(Scene())
    for key in (pygame.K_l, pygame.K_ESCAPE):
        moved(scene, (0, 0))
        moved(scene, scene.layout.rect_of(Spot("stability")).center)
        scene.update(0.5)
        assert scene.cues.tip is not None
        scene.say("Some news.")
        for _ in range(2):  # Esc puts the tip away first
            values = {"key": key, "mod": 0, "unicode": "", "scancode": 0}
            left = scene.handle(pygame.event.Event(pygame.KEYDOWN, values))
        assert left is not None
        assert scene.cues.tip is None and not scene.cues.toast


def test_no_tip_comes_up_behind_another_page():
    scene = at_action(CASES[0], 3)
    scene.callbacks.on_tool = lambda tool, table: Push(Scene())
    moved(scene, (0, 0))
    moved(scene, scene.layout.rect_of(Spot("stability")).center)
    values = {"key": pygame.K_l, "mod": 0, "unicode": "", "scancode": 0}
    assert scene.handle(pygame.event.Event(pygame.KEYDOWN, values)) is not None
    scene.update(0.5)
    assert scene.cues.tip is None


def test_a_notice_covers_no_card_where_another_line_leaves_room():
    seen = 0
    for case in CASES:
        for seed in range(1, 5):
            scene = at_action(case, seed)
            scene.refuse("Needs Collection: the line ends in Surveillance, Interview")
            slip, rows = notice_slip(scene.cues, scene.layout), scene.layout.lines.rows
            cards = [card for row in rows for card in (*row.visible, row.slot)]
            assert slip.collidelist(cards) < 0
            seen += 1
    assert seen
