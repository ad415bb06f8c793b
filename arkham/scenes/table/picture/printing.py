"""Print ahead while the player thinks, so that no frame has to wait for a face or a word.

The next command is not known, but all that are possible are: each is rehearsed on a copy of the
game, and whatever its table would show is printed: faces and tiles in the sizes of its layouts,
words, plates, the fan of its question. Nothing of it is shown, and nothing of the game changes.
The work is done in small steps, one a call; what is kept is bounded by the caches it fills.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass

import pygame

from arkham.play.history import Node
from arkham.play.session import Session
from arkham.rules.areas import BRIEFCASE, HAND, LEADS, STABILITY, TIME
from arkham.rules.choices import Option
from arkham.rules.closing import closable
from arkham.rules.engine import apply
from arkham.rules.events import Event
from arkham.rules.state import GameState
from arkham.scenes.draw.brush import Brush
from arkham.scenes.draw.fonts import cut_letters
from arkham.scenes.draw.memory import collect_garbage
from arkham.scenes.table import gestures
from arkham.scenes.table.cues import Carried, Cues
from arkham.scenes.table.hud import Hud
from arkham.scenes.table.layout.placements import FACE_DOWN, Placement
from arkham.scenes.table.layout.table import TableLayout
from arkham.scenes.table.motion.effects import print_pool
from arkham.scenes.table.motion.script_checks import print_stamps
from arkham.scenes.table.motion.script_closing import print_folder
from arkham.scenes.table.motion.scripts import perform
from arkham.scenes.table.motion.stage import Stage
from arkham.scenes.table.paint.inspector import worth_a_look
from arkham.scenes.table.paint.mirror import STEPS
from arkham.scenes.table.paint.table import TablePainter
from arkham.scenes.table.picture.regions import Sight, over_cards, regions, slots
from arkham.scenes.table.targets import grips
from arkham.scenes.table.view import TableView

_MOST_COMMANDS = 12  # rehearsed a question; beyond that the commonest have been seen
_LONG_S = 60.0  # longer than any part of a performance
_OVERSHOOT = 4  # stages that the hand of the clock swings beyond its goal
_MOST_FORCED = 4  # answers that follow a command by themselves


@dataclass(frozen=True, slots=True)
class Scenery:
    """What a rehearsal needs to know of its table."""

    painter: TablePainter
    session: Session
    layout: TableLayout
    layout_of: Callable[[TableView], TableLayout]
    hud_of: Callable[[Session, TableView], Hud]


class PrintAhead:
    """The work that is left to do while the player thinks about one question."""

    def __init__(self) -> None:
        self._work: Iterator[None] = iter(())
        self._about: object = None

    def pending(self, about: object) -> bool:
        """Say whether something is left to print for a question, given with its looks."""
        return self._about != about or self._work is not _NOTHING

    def step(self, about: object, scenery: Callable[[], Scenery]) -> None:
        """Do one small piece of work; a new question begins anew."""
        if self._about != about:
            self._about, self._work = about, rehearsal(scenery())
        if next(self._work, _DONE) is _DONE:
            self._work = _NOTHING


_NOTHING: Iterator[None] = iter(())
_DONE = object()


@dataclass(frozen=True, slots=True)
class _Outcome:
    """A table to come, as far as it has been rehearsed."""

    state: GameState
    view: TableView
    layout: TableLayout


def rehearsal(scenery: Scenery) -> Iterator[None]:
    """Print what every frame needs, then what may come, then what may be looked at.

    A face takes longest to print and is missed most, so all that may come into sight are printed
    before the first word.
    """
    painter, layout, state = scenery.painter, scenery.layout, scenery.session.state
    # Its pixels go nowhere: on a surface this small everything is cut off but made all the same.
    nowhere = pygame.Surface((1, 1), 0, 32)
    collect_garbage()
    yield
    painter.print_shadows(layout)
    yield
    brush = Brush(nowhere, painter.theme, layout.scale)
    print_stamps(brush, layout)
    print_pool(brush)
    yield
    for stack in FACE_DOWN:
        top = state.areas[stack][-1:]
        if top and painter.print_back(top[0], layout):
            yield
    yield from _folders(state, brush, layout)
    outcomes = []
    for option in state.choice.options[:_MOST_COMMANDS] if state.choice else ():
        outcomes.append((yield from _performed(scenery, option, nowhere)))
    for outcome in outcomes:
        if (card := worth_a_look(outcome.state)) and painter.print_large(card, layout):
            yield
    yield from _gauges(scenery, outcomes, nowhere)
    painter.open_fonts(layout)
    yield
    yield from cut_letters()
    yield from _picked_up(scenery, nowhere)
    for outcome in outcomes:
        yield from _furniture(scenery, outcome, nowhere)
    yield from _inspected(scenery, state)


def _folders(state: GameState, brush: Brush, layout: TableLayout) -> Iterator[None]:
    """Print the folders of the cases that can be closed now."""
    for row, line in enumerate(state.lines):
        if closable(state, line):
            print_folder(brush, layout, row, state.rules.cards[line[0]])
            yield


def _inspected(scenery: Scenery, state: GameState) -> Iterator[None]:
    """Print large the cards that are near at hand."""
    near = [card for area in (LEADS, HAND, BRIEFCASE) for card in state.areas[area]]
    for card in near:
        if card and scenery.painter.print_large(card, scenery.layout):
            yield


def _picked_up(scenery: Scenery, nowhere: pygame.Surface) -> Iterator[None]:
    """Draw what the table shows while a card is carried."""
    state = scenery.session.state
    if state.choice is None:
        return
    view = TableView.of(state)
    hud = scenery.hud_of(scenery.session, view)
    cards = [*grips(state.choice), *state.areas[HAND], state.first_lead()]
    for card in dict.fromkeys(cards):
        if not gestures.can_grip(state, card):
            continue
        cues = Cues(
            carried=Carried(card, (0, 0), True),
            inspected=card,
            lit=gestures.lit_lines(state.choice, card),
            places=gestures.lit_places(state.choice, card),
            refused=gestures.refusals_of(state, card),
        )
        scenery.painter.carried(nowhere, scenery.layout, view, hud, cues)
        yield
        for part in scenery.painter.marks(scenery.layout, view, hud, cues).values():
            part.paint(nowhere)
        scenery.painter.prompt(nowhere, scenery.layout, hud, cues)
        yield
        scenery.painter.words(nowhere, scenery.layout, state, card)
        yield


def _performed(
    scenery: Scenery, option: Option, nowhere: pygame.Surface
) -> Generator[None, None, _Outcome]:
    """Print the cards and effects that a command brings into sight; return its outcome."""
    painter = scenery.painter
    state, events = _outcome(scenery.session.state, option)
    view = TableView.of(scenery.session.state)
    stage = Stage(state.rules, painter.theme, view, scenery.layout_of, perform, _nothing_changes)
    stage.reset(view)
    stage.director.feed(events)
    yield
    before = dict(stage.field.resting)
    while stage.director.busy:
        stage.director.update(_LONG_S)
        yield from _cards(scenery, before, stage)
        before = dict(stage.field.resting)
        for under in (True, False):
            painter.effects(nowhere, stage.layout, stage.effects, under=under)
        for number in (0, 1):  # all but the First are alike
            painter.missing_lead(nowhere, stage.layout, number)
        painter.discard(nowhere, stage.layout, stage.view)
        stage.update(_LONG_S)
        yield
    painter.print_shadows(stage.layout)
    return _Outcome(state, stage.view, stage.layout)


def _cards(scenery: Scenery, before: Mapping[int, Placement], stage: Stage) -> Iterator[None]:
    """Print what a step of a performance shows: cards in their places, and those in flight."""
    painter, layout = scenery.painter, stage.layout
    for card, place in stage.field.resting.items():
        if not place.look.piled:
            new = painter.print_card(card, place, layout)
        else:
            flies = card in before and before[card].rect != place.rect
            new = flies and painter.print_flying(card, layout)
        if new:
            yield


def _nothing_changes() -> None:
    """Tell nobody: a rehearsal has no audience."""


def _outcome(state: GameState, option: Option) -> tuple[GameState, list[Event]]:
    """Return the table after a command and all that answers itself, and what happened."""
    after = state.clone()
    events = apply(after, option)
    for _ in range(_MOST_FORCED):
        forced = gestures.forced(after.choice)
        if forced is None:
            break
        events += apply(after, forced)
    return after, events


def _gauges(
    scenery: Scenery, outcomes: Sequence[_Outcome], nowhere: pygame.Surface
) -> Iterator[None]:
    """Draw the gauges on their way to one more card, where a command may bring one."""
    state, painter, layout = scenery.session.state, scenery.painter, scenery.layout
    view = TableView.of(state)
    hud = scenery.hud_of(scenery.session, view)
    for area in (TIME, STABILITY):
        now = len(state.areas[area])
        if all(len(outcome.state.areas[area]) == now for outcome in outcomes):
            continue
        for stage in range(now * STEPS + 1, (now + 1) * STEPS + _OVERSHOOT + 1):
            cues = Cues(time=stage / STEPS, stability=stage / STEPS)
            if area == TIME:
                painter.time(nowhere, layout, view, hud, cues)
            elif stage <= (now + 1) * STEPS:
                painter.stability(nowhere, layout, hud, cues)
            yield


def _furniture(scenery: Scenery, outcome: _Outcome, nowhere: pygame.Surface) -> Iterator[None]:
    """Draw plates, words and marks of a table to come."""
    painter, state, view, layout = scenery.painter, outcome.state, outcome.view, outcome.layout
    hud = scenery.hud_of(Session(Node(state, ()), scenery.session.seed), view)
    cues = Cues(
        picks=frozenset(gestures.picks(state.choice)),
        fan=gestures.fan_of(state),
        fan_title=hud.prompt,
        time=hud.time[0],
        stability=hud.stability[0],
    )
    yield
    sight = Sight(layout, view, lambda: hud, cues, state)
    parts = regions(painter, sight, layout.window) | slots(painter, sight)
    for part in (parts | over_cards(painter, sight, {})).values():
        part.paint(nowhere)
        yield
    for part in painter.marks(layout, view, hud, cues).values():
        part.paint(nowhere)
        yield
