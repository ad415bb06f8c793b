"""No page of a running game tells what lies face down: exchange it, and every word stays the same.

Two games that differ only in cards which nobody has seen, in every table and event of their past,
must read alike: log, search, copy, retelling, accounts, hints, tips, sheets, piles, replay, trace.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import fields, replace
from random import Random
from typing import Any

import pygame
import pytest
from playouts import CASES, chooser, every_case, rules_for, some_or_all_seeds

from arkham.ai.advice import advise
from arkham.ai.review import review
from arkham.ai.search import Effort
from arkham.commands.replay import trace
from arkham.flow.game import Game
from arkham.play.evidence import board_of
from arkham.play.history import Node, branches
from arkham.play.plan import Ghost, outlook, sources
from arkham.play.savefile import save_text
from arkham.play.session import Session
from arkham.play.storage import Storage
from arkham.rules import determinize
from arkham.rules.areas import BOX, DRAW, UNSEEN
from arkham.rules.cards import CaseDef
from arkham.rules.events import AreaLaid, CardMoved, CardsSwept, Event, StackShuffled
from arkham.rules.mechanisms.menaces import MENACE_DECK
from arkham.rules.mechanisms.storms import STORMS
from arkham.rules.mechanisms.victims import VICTIMS
from arkham.rules.state import GameState
from arkham.scenes.planning.scene import PlanningScene
from arkham.scenes.stack import Push, Scene
from arkham.scenes.table.explain import explanation, hints_of
from arkham.scenes.table.hud import hud_of
from arkham.scenes.table.scene import TableScene
from arkham.scenes.table.tips import Seen, tip_of
from arkham.settings.settings import Settings
from arkham.words import advising, gamelog, retelling, story
from arkham.words.counter_history import account
from arkham.words.verdict import cause_of_loss

DOWN = {DRAW, VICTIMS, STORMS, MENACE_DECK, UNSEEN}
SIZE = (1280, 720)
TOPICS = ("hint", "odds", "mark", "time", "stability", "trouble", "hand_limit")


# Two games that look alike


def unseen_cards(session: Session) -> set[int]:
    """Return the cards that have lain face down all the time and were never offered."""
    seen: set[int] = set()
    for node in session.path():
        state = node.state
        for area, cards in enumerate(state.areas):
            if area not in DOWN and area != BOX:
                seen.update(cards)
        seen.update(card for line in state.lines for card in line)
        if state.choice is not None:
            seen.update(c for o in state.choice.options for c in (o.card, o.onto, o.tool))
            if state.choice.area in DOWN:
                seen.update(state.areas[state.choice.area])
                seen.update(state.areas[UNSEEN])  # who looks through a stack sees what is missing
        for event in node.events:
            if isinstance(event, CardMoved):
                if not {event.source.area, event.target.area} <= DOWN:
                    seen.add(event.card)
            else:
                seen.update(gamelog.cards_of(event))
    down = {c for area in DOWN for c in session.state.areas[area]}
    return down - seen


def pools(session: Session) -> list[list[int]]:
    """Return the unseen cards by where each could as well be another."""
    cards, state = session.rules.cards, session.state
    unseen = unseen_cards(session)
    first, second = (
        [c for c in (*state.areas[MENACE_DECK], *state.areas[UNSEEN]) if cards[c].deck == deck]
        for deck in ("I", "II")
    )
    victims = [
        c for c in (*state.areas[VICTIMS], *state.areas[UNSEEN]) if cards[c].kind == "victim"
    ]
    found = [list(state.areas[DRAW]), list(state.areas[STORMS]), victims, first, second]
    return [[card for card in pool if card in unseen] for pool in found]


def exchanged(session: Session, chance: Random) -> Session:
    """Return the same game with its unseen cards in one another's places, now and in its past."""
    swaps: dict[int, int] = {}
    for pool in pools(session):
        swaps |= dict(zip(pool, chance.sample(pool, len(pool)), strict=True))

    def put(cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(swaps.get(card, card) for card in cards)

    def state_of(state: GameState) -> GameState:
        other = state.clone()
        other.areas = [put(cards) for cards in state.areas]
        other.rng = chance.getrandbits(64)
        return other

    def event_of(event: Event) -> Event:
        match event:
            case AreaLaid(_, cards) | CardsSwept(cards):
                return replace(event, cards=put(cards))
            case StackShuffled(_, order):
                return replace(event, order=put(order))
            case CardMoved(card):
                return replace(event, card=swaps.get(card, card))
        return event

    parent: Node | None = None
    nodes = []
    for node in session.path():
        copy = Node(
            state_of(node.state),
            tuple(map(event_of, node.events)),
            node.command,
            parent,
            node.reveals,
        )
        if parent is not None:
            parent.children.append(copy)
            parent.ahead = copy
        nodes.append(copy)
        parent = copy
    # What the table shows now may depend on no order of a stack at all, seen before or not.
    nodes[-1].state = determinize(nodes[-1].state, chance.getrandbits(32))
    other = Session(nodes[0], session.seed, mark=session.mark)
    other.here = nodes[-1]
    other.journal = session.journal
    return other


# Every word


def plain(value: Any) -> Any:
    """Return a value without the moments in it, which are different objects in both games."""
    return [getattr(value, f.name) for f in fields(value) if f.name != "node"]


def best_moves(state: GameState) -> list[tuple[str, str, str, int, str]]:
    """Return the second and third tier of a hint in words, from a few imagined worlds."""
    advice = advise(state, effort=Effort(8))
    return [
        (
            label,
            advising.move_line(state, move.option),
            advising.reason_line(state.rules, move.why, move.numbers, move.risk),
            move.worlds,
            advising.percent(move.chance),
        )
        for label, move in zip(advising.labels(advice), advice, strict=True)
    ]


def words_of(session: Session) -> Iterator[tuple[str, Any]]:
    """Yield every page of a game in words."""
    path, state = session.path(), session.state
    lines = gamelog.entries(path)
    yield "log", [plain(line) for line in lines]
    yield "copy", gamelog.as_text(lines)
    yield "retelling", [retelling.move_of(node) for node in path]
    yield "timeline", retelling.moments(path)
    yield "branches", [retelling.branch_name(b) for b in branches(session.root, path)]
    yield "story", story.chapters(session)
    counters = ["time", "stability", "hand_limit", "time_limit"]
    counters += [panel.label for panel in session.rules.panels]
    yield "accounts", [account(session, counter) for counter in counters]
    yield "hints", hints_of(state)
    yield "best moves", best_moves(state)
    yield "verdict", cause_of_loss(state)
    ghosts = [Ghost(card, line[0]) for card in sources(state) for line in state.lines]
    yield "plans", [outlook(state, (ghost,)) for ghost in ghosts]
    yield "evidence", board_of(state)
    yield "trace", list(map(json.dumps, trace(session, hidden=False)))
    yield "sheets", [explanation(topic, session, "full") for topic in TOPICS]
    head = json.loads(save_text(session))
    yield "casebook", [head["summary"], head["mark"], head.get("journal", "")]


def drawn(scene: Scene) -> bytes:
    """Return a screen as pixels, which hold every word of it and every face."""
    surface = pygame.Surface(SIZE, 0, 32)
    scene.on_resize(SIZE)
    scene.update(0.0)
    scene.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


def screens_of(session: Session, game: Game) -> Iterator[tuple[str, Any]]:
    """Yield every screen of a running game, and the tips over it."""
    table = game.table(session)
    yield "table", drawn(table)
    yield "hud", hud_of(session)
    seen = Seen(session.state, table.view, table.hud, table.layout, "full")
    spots = [spot for spot, _ in table.layout.spots]
    yield "tips", [(spot, tip_of(seen, spot)) for spot in spots]
    yield "evidence", drawn(game.evidence(table))
    if session.choice is not None:
        yield "planning", drawn(planned(table))
    log = game.log(table)
    yield "log screen", drawn(log)
    for node in (session.root, session.here):
        yield "replay", drawn(game.replay(session, at=node))
    for spot in spots:
        opened = game.open_pile(spot, table)
        if isinstance(opened, Push):
            yield f"pile {spot.name}", drawn(opened.scene)


def planned(table: TableScene) -> PlanningScene:
    """Return planning with every card that lies open laid on the first line."""
    state = table.session.state
    anchors = [line[0] for line in state.lines]
    plan = tuple(Ghost(card, anchors[0]) for card in sources(state) if anchors)
    return PlanningScene(table, lambda kept: None, plan)


def played(case: CaseDef, seed: int, moves: int) -> Session:
    rules = rules_for(case, seed)
    session = Session.new(case, rules.options, seed)
    choose = chooser(seed)
    while session.choice is not None and session.here.depth < moves:
        session.do(choose(session.choice))
    return session


def differing(one: Iterator[tuple[str, Any]], other: Iterator[tuple[str, Any]]) -> list[str]:
    return [page for (page, a), (_, b) in zip(one, other, strict=True) if a != b]


@every_case
@some_or_all_seeds(6, 500)
def test_no_sentence_depends_on_what_lies_face_down(case: CaseDef, seeds: range) -> None:
    for seed in seeds:
        chance = Random(seed)
        session = played(case, seed, chance.choice((0, 1, 4, 12, 40)))
        if session.outcome is None:
            other = exchanged(session, chance)
            assert session.state.digest() != other.state.digest()
            assert not differing(words_of(session), words_of(other)), seed


@every_case
@pytest.mark.parametrize(
    "seeds", [range(1), pytest.param(range(1, 12), marks=pytest.mark.sweep)], ids=["one", "many"]
)
def test_no_screen_depends_on_what_lies_face_down(
    case: CaseDef, seeds: range, tmp_path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(SIZE)
    for seed in seeds:
        chance = Random(seed)
        session = played(case, seed, chance.choice((2, 8, 25)))
        if session.outcome is None:
            game = Game(Storage(tmp_path, keeps=False), Settings(speed=0.0))
            pages = (screens_of(each, game) for each in (session, exchanged(session, chance)))
            assert not differing(*pages), seed


@pytest.mark.parametrize("case", CASES[:2], ids=lambda case: case.id)
def test_the_victim_that_was_put_away_unseen_is_named_nowhere(case: CaseDef) -> None:
    session = Session.new(case, {}, 3)
    (away,) = session.state.areas[UNSEEN]
    title = session.rules.cards[away].title
    log = gamelog.entries(session.path())
    assert title not in gamelog.as_text(log) and title not in json.dumps(
        list(trace(session, hidden=False))
    )
    assert all(away not in line.cards for line in log)
    assert sum("A card is laid out" in line.text for line in log) == 1


@every_case
@some_or_all_seeds(1, 3)
def test_no_word_of_a_review_depends_on_what_never_came_up(case: CaseDef, seeds: range) -> None:
    """Cards that lie face down from the deal to the end of a game may lie in any order."""
    for seed in seeds:
        session = played(case, seed, 7)
        commands = [node.command for node in session.path()[1:]]
        if any(isinstance(e, StackShuffled) for n in session.path()[1:] for e in n.events):
            continue  # another order would have been shuffled otherwise
        other = exchanged(session, Random(seed))
        found = [
            review(each.root.state, commands, Effort(120), seed=1) for each in (session, other)
        ]
        assert found[0] == found[1] and found[0].decisions
        for review_, each in zip(found, (session, other), strict=True):
            told = [
                advising.decision_line(d, retelling.deed_of(each.path()[d.number + 1]))
                for d in review_.decisions
            ]
            assert told == [
                advising.decision_line(d, retelling.deed_of(session.path()[d.number + 1]))
                for d in found[0].decisions
            ]
