"""What the table shows at this moment: cards under way, gauges, string and light.

The rules are done before the first card moves. The director plays their events one after another,
as fast as the player likes: each is performed by a script (see `scripts`) that changes the stage
and yields how many seconds it then needs; skipping runs all scripts to their end.

The view is brought on by events and says where cards belong. The stage knows how far the picture
is: a card that is still flying lies on no pile yet, so counts, gauges and strings follow when it
lands. It knows nothing of the rules.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeAlias

import pygame

from arkham.rules.areas import STABILITY, TIME
from arkham.rules.cards import ATTRIBUTES
from arkham.rules.events import CardFlipped, CardMoved, CardsSwept, Event
from arkham.rules.ruleset import Ruleset
from arkham.scenes.draw.theme import Theme
from arkham.scenes.draw.tween import Easing, Tween, in_out_cubic, linear, out_cubic, out_elastic
from arkham.scenes.table.layout.table import Look, Placement, TableLayout, placements
from arkham.scenes.table.motion.beats import (
    AT_ONCE,
    CRACK_S,
    DEAL,
    EMPTY_S,
    FAN_S,
    LET_GO_S,
    MEND_S,
    SHATTER_S,
    SURGE_S,
    TICK_S,
    TIE_S,
    TIGHTEN_S,
    Beat,
)
from arkham.scenes.table.motion.effects import (
    Effect,
    Effects,
    Flicker,
    Glow,
    Lamplight,
    Ring,
    Shatter,
)
from arkham.scenes.table.motion.lights import Surge, Waves, desk_of
from arkham.scenes.table.motion.sprites import SpriteField
from arkham.scenes.table.paint.gauges import mirror_blow, mirror_oval
from arkham.scenes.table.view import TableView

Script: TypeAlias = Iterator[float]


class Director:
    """The queue of events that the picture has still to show."""

    def __init__(self, perform: Callable[[Event], Script]) -> None:
        self._perform = perform
        self._queue: deque[Event] = deque()
        self._script: Script = iter(())
        self._playing = False
        self._rushing = False
        self._wait = 0.0
        self.speed = 1.0  # 0 means at once

    @property
    def pace(self) -> float:
        """Return what a second of a script takes now; 0 while all is shown at once."""
        return 0.0 if self._rushing or self.speed <= 0 else 1 / self.speed

    @property
    def busy(self) -> bool:
        return bool(self._queue) or self._playing

    def feed(self, events: Iterable[Event]) -> None:
        """Take on what has happened; with speed 0 it is shown as done."""
        self._queue.extend(events)
        if self.speed <= 0:
            self.skip()

    def update(self, dt: float) -> bool:
        """Move on by `dt` seconds; return whether something is still to come."""
        self._wait -= dt
        while self.busy and self._wait <= 0:
            self._wait = self._step() * self.pace
        return self.busy

    def _step(self) -> float:
        """Go on with the script, or with the next event; return how long that takes."""
        if not self._playing:
            self._script = self._perform(self._queue.popleft())
            self._playing = True
        try:
            return next(self._script)
        except StopIteration:
            self._playing = False
            return 0.0

    def skip(self) -> None:
        """Show everything as done, because the player has moved on."""
        self._rushing = True
        while self.busy:
            self._step()
        self._rushing = False
        self._wait = 0.0


_NOTHING = -1


@dataclass(slots=True)
class Thread:
    """The string of one line, counted in pieces from pin to pin; the last runs to the slot.

    No piece is a pin alone, -1 not even that.
    """

    tied: int = _NOTHING  # pieces that lie still
    length: Tween = field(default_factory=lambda: Tween(_NOTHING))
    pulled: bool = False  # its line is being closed
    slack: Tween = field(default_factory=lambda: Tween(0.0))  # 1 to 0 while it is drawn tight

    @property
    def growing(self) -> bool:
        return self.length.moving or self.slack.moving


class Threads:
    """The strings of all open lines, by the first card of each."""

    def __init__(self) -> None:
        self._threads: dict[int, Thread] = {}

    def of(self, anchor: int) -> Thread:
        """Return the string of a line."""
        return self._threads[anchor]

    def follow(
        self,
        lines: Sequence[Sequence[int]],
        moving: Collection[int],
        seconds: float,
        tighten: float = 0.0,
    ) -> None:
        """Tie every line up to its first card that is under way, all of it once it rests.

        What was tied is then drawn tight.
        """
        known, self._threads = self._threads, {}
        for line in lines:
            thread = self._threads[line[0]] = known.get(line[0]) or Thread()
            first = next((i for i, card in enumerate(line) if card in moving), None)
            wanted = len(line) if first is None else first - 1
            if wanted == thread.length.goal or thread.pulled:
                continue
            grows = wanted > thread.length.value
            thread.length.to(wanted, seconds if grows else 0.0, out_cubic)
            thread.slack.to(1.0 if grows else 0.0, 0.0)
            if grows:
                thread.slack.to(0.0, seconds + tighten, linear)
            thread.tied = wanted if not thread.growing else min(thread.tied, wanted)

    def pull(self, anchor: int, seconds: float) -> None:
        """Pull the string of a line out, from its open end back to its first card."""
        thread = self._threads[anchor]
        thread.length.to(_NOTHING, seconds, out_cubic)
        thread.slack.to(0.0, 0.0)
        thread.tied, thread.pulled = _NOTHING, True

    @property
    def moving(self) -> bool:
        return any(thread.growing for thread in self._threads.values())

    def update(self, dt: float) -> None:
        for thread in self._threads.values():
            if thread.growing:
                thread.length.update(dt)
                thread.slack.update(dt)
                if not thread.growing:
                    thread.tied = int(thread.length.goal)

    def finish(self) -> None:
        for thread in self._threads.values():
            thread.length.finish()
            thread.slack.finish()
            thread.tied = int(thread.length.goal)


_TUMBLE = 21  # degrees that a falling card is turned before it comes to lie
Measure = Callable[[TableView], TableLayout]
Perform = Callable[["Stage", Event], Script]


class Stage:
    """The picture of one game, in time."""

    def __init__(
        self,
        rules: Ruleset,
        theme: Theme,
        view: TableView,
        measure: Measure,
        perform: Perform,
    ) -> None:
        self.rules = rules
        self.theme = theme
        self._measure = measure
        self.view = self.landed = view
        self._measure_anew()
        self.field = SpriteField()
        self.effects = Effects()
        self.threads = Threads()
        self.light = Lamplight()
        self.clock, self.mirror = Tween(0), Tween(0)
        self.fan = Tween(1.0)  # how far a pile is laid out to choose from
        self.detours: dict[int, Placement] = {}  # cards shown elsewhere than where they belong
        self.withheld: set[int] = set()  # cards that have arrived but are not counted yet
        self._arriving: set[int] = set()
        self.light_source = 0  # a card by whose light unseen things are seen
        self._reverses: dict[int, int] = {}  # what cards that were turned over showed before
        self.deals = False  # True: the next view is dealt out of its stacks, as a game begins
        self.on_moment: Callable[[str], None] = lambda name: None  # what no event tells
        self.director = Director(lambda event: perform(self, event))

    # What scripts do

    @property
    def pace(self) -> float:
        return self.director.pace

    def settle(self, event: Event) -> None:
        """Bring the view one event on; the cards follow with `send`."""
        self.view.settle(event)
        match event:
            case CardMoved(card):
                self._arriving.add(card)
            case CardsSwept(cards):
                self._arriving.update(cards)
            case CardFlipped(before, after):
                self._reverses[after] = before
        self._measure_anew()

    def _measure_anew(self) -> None:
        """Look where all cards of the view belong."""
        self.layout = self._measure(self.view)
        self._homes = placements(self.view, self.layout)

    def send(self, beat: Beat = AT_ONCE, *, unseen: Collection[int] = ()) -> None:
        """Let all cards travel to where they are to be seen now."""
        beat = self._at_pace(beat)
        goals = self._homes
        if self.detours:
            goals = {card: place for card, place in goals.items() if card not in self.detours}
            goals.update(self.detours)  # drawn last, over all others
        arc = self.layout.scale.u(beat.arc)
        self.field.send(
            goals,
            beat,
            arc=arc,
            reverses=self._reverses,
            unseen=unseen,
            arriving=self._arriving,
        )
        for card in [c for c in self._reverses if c in self.field.moving]:
            del self._reverses[card]
        self._arriving &= self.field.under_way()
        self._follow()

    def _at_pace(self, beat: Beat) -> Beat:
        pace = self.pace
        if pace == 1:
            return beat
        return replace(
            beat, travel=beat.travel * pace, wait=beat.wait * pace, stagger=beat.stagger * pace
        )

    def show(self, effect: Effect) -> None:
        """Add an effect at the pace of the table; at once it would not be seen."""
        if self.pace:
            effect.duration *= self.pace
            effect.delay *= self.pace
            self.effects.add(effect)

    def flash(self, effect: Effect) -> None:
        """Add an effect whose rhythm is the same at all speeds, for the eyes' sake."""
        if self.pace:
            self.effects.add(effect)

    def flicker(self) -> None:
        """Let the lamp dim for a moment."""
        self.flash(Flicker(centre=self.layout.leads.lamp))

    def _tick(self) -> None:
        """Let a ring run out from the clock whose hand jumps."""
        clock, colour = self.layout.rail.clock, self.theme.accent.light
        radius, reach = min(clock.size) * 0.5, self.layout.scale.u(30)
        ring = Ring(
            duration=2 * TICK_S, centre=clock.center, radius=radius, reach=reach, colour=colour
        )
        self.show(ring)

    def _crack(self, number: int) -> None:
        """Let the mirror spring, and the lamp dim for a moment."""
        self.flicker()
        glass = mirror_oval(self.layout.rail.mirror)
        where = mirror_blow(glass)
        self.show(Shatter(duration=SHATTER_S, point=where, half=glass.height / 2, number=number))

    def drop(self, card: int, place: Placement, height: float, beat: Beat) -> None:
        """Let a card fall on a place where it is held up, from so many times its size."""
        self.detours[card] = place
        above = place.rect.scale_by(height)
        above.center = (place.rect.centerx, place.rect.centery - place.rect.height // 3)
        self.field.placements[card] = Placement(above, Look.FACE, tilt=place.tilt + _TUMBLE)
        self.send(beat)

    def at_rest(self) -> Iterator[tuple[int, Placement]]:
        """Yield the cards that lie on the table one by one, in drawing order."""
        homes = (card for card in self.field.placements if card not in self.detours)
        return self.field.at_rest(homes)

    def held_up(self) -> Iterator[tuple[int, Placement]]:
        """Yield the cards that are held over the table to be seen."""
        return self.field.at_rest(self.detours)

    def release(self, cards: Collection[int]) -> None:
        """Count cards that were withheld."""
        self.withheld.difference_update(cards)
        self._follow()

    def _follow(self) -> None:
        """Let piles, gauges and strings show what has landed."""
        homes = self._homes
        aside = {c for c in self.detours if c in homes and homes[c].look.piled}
        self.landed = self.view.without(self._arriving | self.withheld | aside)
        pace, areas = self.pace, self.landed.areas
        late = len(areas[TIME])
        if late > self.clock.goal:
            self._tick()
        _follow(self.clock, late, TICK_S * pace, EMPTY_S * pace, out_elastic)
        harm = len(areas[STABILITY])
        if harm > self.mirror.goal:
            self._crack(harm)
        _follow(self.mirror, harm, CRACK_S * pace, MEND_S * pace, out_cubic)
        times = TIE_S * pace, TIGHTEN_S * pace
        self._burn(self._burning(self.view))
        self.threads.follow(self.view.lines, self.field.under_way(), *times)

    def _burning(self, view: TableView) -> int:
        return self.rules.light_source(view.areas, view.lines)

    def _burn(self, source: int) -> None:
        """Let a light shine that shows what is unseen, or go out."""
        if source in self.field.under_way():
            return  # it comes on when it is there, and burns on while it is carried elsewhere
        before, self.light_source = self.light_source, source
        if not source or before:
            return
        self.on_moment("unseen")
        desk, accent = desk_of(self.layout), self.theme.accent
        start = self.field.placements[source].rect.center
        self.show(Surge(duration=SURGE_S, desk=desk, colour=accent.fill))
        self.show(Waves(duration=SURGE_S, source=start, desk=desk, colour=accent.light))
        for card, place in self.at_rest():
            if any(ATTRIBUTES[a].tints_left for a in self.rules.cards[card].attributes):
                delay = SURGE_S * 0.3
                shown = Glow(duration=SURGE_S, delay=delay, rect=place.rect, colour=accent.light)
                self.show(shown)

    # Time

    def reset(self, view: TableView) -> None:
        """Show another view at once."""
        self.director.skip()
        self.view = view
        self._measure_anew()
        self.detours.clear()
        self.withheld.clear()
        self._reverses.clear()
        self.field.place(self._homes)
        self._arriving.clear()
        self.light_source = self._burning(view)  # it was switched on before
        self._follow()
        self.light.reset()
        self._rest()
        if self.deals:
            self.deals = False
            self._deal()

    def _deal(self) -> None:
        """Lay all cards that are seen out of their stacks, one after another."""
        leads, rail = self.layout.leads, self.layout.rail
        anchors = {line[0] for line in self.view.lines}
        goals = dict(self._homes)
        for card, goal in self._homes.items():
            if not goal.look.piled:
                stack = rail.trouble_back if card in anchors else leads.stack
                goals[card] = Placement(stack, Look.HIDDEN)
        self.field.place(goals)
        self.send(DEAL)

    def finish(self) -> None:
        """Show everything as done, because the player has moved on."""
        self.director.skip()
        self.field.finish()
        self._arriving.clear()
        self._follow()
        self._rest()

    def _rest(self) -> None:
        self.effects.clear()
        self.threads.finish()
        self.light.finish()
        self.fan.finish()
        self.clock.finish()
        self.mirror.finish()

    def let_go(self, card: int, rect: pygame.Rect) -> None:
        """Let a card that was carried glide back from there, or go on to where it was put."""
        self.field.throw(card, rect, LET_GO_S * self.pace, out_cubic)

    def open_fan(self) -> None:
        """Lay a pile out, once all that has happened is seen."""
        self.fan.to(0.0, 0)
        self.fan.to(1.0, FAN_S * self.pace)

    def update(self, dt: float) -> None:
        """Move on by `dt` seconds."""
        if not self.director.update(dt):
            self.fan.update(dt)
        if self.field.update(dt):
            self._arriving &= self.field.under_way()
            self._follow()
        self.threads.update(dt)
        self.effects.update(dt)
        self.light.update(dt)
        self.clock.update(dt)
        self.mirror.update(dt)

    @property
    def gauges_moving(self) -> bool:
        return self.clock.moving or self.mirror.moving

    @property
    def moving(self) -> bool:
        return (
            self.director.busy
            or bool(self.field.moving)
            or self.gauges_moving
            or self.threads.moving
            or self.effects.busy
            or self.light.moving
            or self.fan.moving
        )


def _follow(gauge: Tween, count: int, up: float, down: float, easing: Easing) -> None:
    if count != gauge.goal:
        more = count > gauge.goal
        gauge.to(count, up if more else down, easing if more else in_out_cubic)
