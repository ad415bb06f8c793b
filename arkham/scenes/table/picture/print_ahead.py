"""Print ahead while the player thinks, so that no frame has to wait for a face or a word.

The next command is not known, but all that are possible are: each is performed on a copy of the
game, and what its table would show is painted on a surface of one pixel. Nothing of it is seen and
nothing of the game changes, but faces, words and plates are then in the caches they come from.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass

import pygame

from arkham.rules.areas import HAND, STABILITY, TIME
from arkham.rules.choices import Option
from arkham.rules.closing import closable
from arkham.rules.engine import apply
from arkham.rules.events import Event
from arkham.rules.peril import Perils
from arkham.rules.state import GameState
from arkham.scenes.draw.brush import Brush
from arkham.scenes.draw.fonts import cut_letters
from arkham.scenes.draw.theme import Theme
from arkham.scenes.table import targets
from arkham.scenes.table.hud import Hud
from arkham.scenes.table.layout.table import FACE_DOWN
from arkham.scenes.table.motion.effects import print_pool
from arkham.scenes.table.motion.filing import print_folder
from arkham.scenes.table.motion.scripts import perform, print_stamps
from arkham.scenes.table.motion.stage import Measure, Stage
from arkham.scenes.table.paint.carry import carried_width
from arkham.scenes.table.paint.gauges import STEPS
from arkham.scenes.table.paint.inspector import inspected
from arkham.scenes.table.paint.marks import draw_tip, tip_layout
from arkham.scenes.table.paint.overlay import fan_layout
from arkham.scenes.table.picture.part import Part
from arkham.scenes.table.picture.table_picture import TablePicture
from arkham.scenes.table.sight import Carried, Cues, Sight
from arkham.scenes.table.targets import grips
from arkham.scenes.table.ticket import ticket_of
from arkham.scenes.table.tips import Seen, tip_of
from arkham.scenes.table.view import TableView

SLICE_S = 0.001  # input waits no longer than for this and one more piece of work
MAX_COMMANDS = 12  # performed a question; beyond that the commonest have been seen
_MAX_FORCED = 4  # answers that follow a command by themselves
_LONG_S = 60.0  # longer than any part of a performance
_OVERSHOOT = 4  # stages that the hand of the clock swings beyond its goal


class PrintAhead:
    """The work that is left while the player thinks about one question."""

    def __init__(self, work: Iterator[None]) -> None:
        self._work = work
        self.pending = True

    def work(self, clock: Callable[[], float] = time.perf_counter) -> None:
        end = clock() + SLICE_S
        while self.pending and clock() < end:
            self.pending = next(self._work, "done") is None


@dataclass(frozen=True, slots=True)
class Rehearsal:
    """What is needed to perform a game that nobody sees."""

    picture: TablePicture
    state: GameState
    measure: Measure
    hud_of: Callable[[GameState, TableView], Hud]

    def work(self) -> Iterator[None]:
        """Print what every move needs, then what may come, then what may be looked at.

        A face takes longest to print and is missed most, so all that may come into sight are
        printed before the first word.
        """
        here = self._stage(self.state, ())
        brush = Brush(pygame.Surface((1, 1), 0, 32), self.picture.theme, here.layout.scale)
        yield from self._for_every_move(brush, here)
        outcomes, shown = [], []
        for option in self.state.choice.options[:MAX_COMMANDS] if self.state.choice else ():
            states, events = _after(self.state, option)
            stage = self._stage(states[-1], events)
            yield from self._perform(brush, stage)
            outcomes.append((states[-1], stage))
            shown += [inspected(state, Cues()) for state in states]
        large = here.layout.inspector.card.width
        yield from self._large(shown, large)
        yield from self._gauges(brush, here, [state for state, _ in outcomes])
        self.picture.inspector.open_fonts(brush.scale)
        yield from cut_letters()
        # No more than are kept: the others are decoded as soon as the pointer is on them.
        yield from self._large((*self.state.areas[HAND], self.state.first_lead()), large)
        for state, stage in outcomes:
            cues = _asked(state)
            if cues.fan:
                places = fan_layout(stage.layout, cues).cards
                for card, place in zip(cues.fan, places, strict=True):
                    yield from self.picture.cards.print_face(card, place.width)
            yield from _paint(brush, self._parts(state, stage, cues))
        # Last, because it is needed first: what was used longest ago is not kept.
        yield from self._carried(brush, here)

    def _stage(self, state: GameState, events: tuple[Event, ...]) -> Stage:
        """Return a stage on which some events are still to be performed."""
        view = TableView.of(self.state)
        theme = self.picture.theme
        stage = Stage(state.rules, theme, view, self.measure, perform)
        stage.reset(view)
        stage.director.feed(events)
        return stage

    def _parts(self, state: GameState, stage: Stage, cues: Cues) -> Iterator[Part]:
        sight = Sight.of(stage, self.hud_of(state, stage.landed), cues, state)
        yield from self.picture.furniture(sight)
        yield from self.picture.over_furniture(sight)

    def _for_every_move(self, brush: Brush, stage: Stage) -> Iterator[None]:
        """Draw shadows, stamps, the backs of the stacks and the folders of closable cases."""
        yield from self._shadows(brush, stage)
        yield from print_stamps(brush, stage.layout)
        print_pool(brush)
        yield
        for stack in FACE_DOWN:
            for top in self.state.areas[stack][-1:]:
                self.picture.cards.turning_back(top, brush.scale)
                yield
        for row, line in enumerate(self.state.lines):
            if closable(self.state, line):
                anchor = self.state.rules.cards[line[0]]
                yield from print_folder(brush, stage.layout, row, anchor)

    def _large(self, cards: Iterable[int], width: int) -> Iterator[None]:
        for card in dict.fromkeys(card for card in cards if card):
            yield from self.picture.cards.print_large(card, width)

    def _shadows(self, brush: Brush, stage: Stage) -> Iterator[None]:
        layout = stage.layout
        tiles = [tile for row in layout.lines.rows for tile in row.cards[:2]]
        rests = (*layout.leads.cards[:2], *layout.bottom.hand[:1], *tiles)
        yield from self.picture.cards.draw_shadows(brush, rests)

    def _perform(self, brush: Brush, stage: Stage) -> Iterator[None]:
        """Print the cards and effects that a performance brings into sight."""
        cards = self.picture.cards
        before = dict(stage.field.placements)
        while stage.director.busy:
            stage.director.update(_LONG_S)
            for card, place in stage.field.placements.items():
                if not place.look.piled:
                    yield from cards.print_resting(card, place, brush.scale.s)
                elif card in before and before[card].rect != place.rect:
                    yield from cards.print_flying(card, stage.layout.leads.cards[0].width)
            before = dict(stage.field.placements)
            for under in (True, False):
                stage.effects.draw(brush, under=under)
                yield
            stage.update(_LONG_S)
        yield from self._shadows(brush, stage)

    def _gauges(self, brush: Brush, stage: Stage, after: list[GameState]) -> Iterator[None]:
        """Draw the gauges on their way to one more card, where a command may bring one."""
        hud = self.hud_of(self.state, stage.landed)
        for area, gauge in ((TIME, stage.clock), (STABILITY, stage.mirror)):
            now = len(self.state.areas[area])
            if all(len(state.areas[area]) == now for state in after):
                continue
            for step in range(now * STEPS + 1, (now + 1) * STEPS + _OVERSHOOT + 1):
                gauge.to(step / STEPS, 0)
                sight = Sight.of(stage, hud, Cues(), self.state)
                yield from _paint(brush, self.picture.rail.gauges(sight))

    def _carried(self, brush: Brush, stage: Stage) -> Iterator[None]:
        """Paint what the table shows while a card is carried."""
        state, choice = self.state, self.state.choice
        if choice is None:
            return
        hud = self.hud_of(state, stage.landed)
        cards = (*grips(choice), *state.areas[HAND], state.first_lead())
        for card in dict.fromkeys(card for card in cards if targets.can_grip(state, card)):
            yield from self.picture.cards.print_face(card, carried_width(stage.layout))
            lit = targets.lit_lines(choice, card)
            cues = Cues(
                carried=Carried(card, (0, 0), True),
                inspected=card,
                lit=lit,
                aimed=min(lit, default=0),
                places=targets.lit_places(choice, card),
                refused=targets.refusals_of(state, card),
                ticket=next(
                    (
                        ticket_of(state, option, perils=Perils(state))
                        for option in choice.options
                        if option.card == card
                    ),
                    None,
                ),
            )
            yield
            sight = Sight.of(stage, hud, cues, state)
            yield from self.picture.marks.draw_carried(brush, sight)
            yield
            parts = (*self.picture.furniture(sight), *self.picture.marks.parts(sight))
            yield from _paint(brush, parts)


def print_tips(seen: Seen, theme: Theme, names: Collection[str]) -> Iterator[None]:
    """Print the words of the tips that spots of these names have now."""
    brush = Brush(pygame.Surface((1, 1), 0, 32), theme, seen.layout.scale)
    for spot in [spot for spot, _ in seen.layout.spots if spot.name in names]:
        tip = tip_of(seen, spot)
        where = tip_layout(Cues(tip=tip, tip_at=spot), seen.layout, theme)
        yield
        if tip is not None and where is not None:
            draw_tip(brush, tip, where)
            yield


def _paint(brush: Brush, parts: Iterable[Part]) -> Iterator[None]:
    """Paint parts one by one, but for the large card, whose picture is decoded beside the game."""
    for part in parts:
        if part.name != "picture":
            part.paint(brush, *part.value)
            yield


def _asked(state: GameState) -> Cues:
    """Return what is marked when a question is asked."""
    cues = Cues()
    cues.ask(state)
    cues.lay_out_fan(state)
    return cues


def _after(state: GameState, option: Option) -> tuple[list[GameState], tuple[Event, ...]]:
    """Return the game after a command and after each answer that gives itself, and the events."""
    answer: Option | None = option
    states, events = [state], list[Event]()
    while answer is not None and len(states) <= _MAX_FORCED + 1:
        states.append(states[-1].clone())
        events += apply(states[-1], answer)
        answer = targets.forced(states[-1].choice)
    return states[1:], tuple(events)
