"""The table: play one game with mouse or keys.

Input goes in, a command comes out, and the picture follows at its own pace: the rules are done
before the first card moves, and any input shows the rest of the motion at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from arkham.rules.areas import BRIEFCASE, HAND, LEADS, STABILITY, TIME
from arkham.rules.cards import Card
from arkham.rules.choices import IllegalCommand, Option, Verb
from arkham.rules.events import CardFlipped, CardMoved, CheckMade, Event
from arkham.scenes import carrying
from arkham.scenes.budget import Budget
from arkham.scenes.card_face import CardFaces, Detail
from arkham.scenes.cues import Cues
from arkham.scenes.director import Beat, Director
from arkham.scenes.hud import Hud, TravelStatus, hud_of
from arkham.scenes.layout import Spot, TableLayout, table_layout
from arkham.scenes.motion import Tween, out_elastic
from arkham.scenes.paint_table import TablePainter
from arkham.scenes.placements import Look, Placement, placements, shape_of
from arkham.scenes.regions import Sight
from arkham.scenes.resting import RestingPicture
from arkham.scenes.sprites import SpriteField
from arkham.scenes.stack import Scene, Taste, Transition
from arkham.scenes.table_input import TableInput
from arkham.scenes.theme import Theme, theme_for
from arkham.scenes.view import TableView
from arkham.session import Session

TOAST_S = 4.0
FORCED_AFTER_S = 0.45
FLASHES = (0.0, 0.38)  # seconds after a Storm came; never more than three a second
FLASH_S = 0.12
PRINT_S = 0.0006  # how long a frame may print while something moves


@dataclass(slots=True)
class TablePreferences:
    """What the player has chosen about the table; the settings write here."""

    speed: float = 1.0
    reduced_motion: bool = False
    auto_resolve: bool = True
    text_scale: float = 1.0
    high_contrast: bool = False
    odds: str = "full"
    hints: bool = True
    undo_reveals: bool = True


@dataclass(slots=True)
class TableDoors:
    """What lies behind the table's buttons; the app opens the doors, the table only knocks."""

    on_change: Callable[[Session], None] = lambda session: None
    on_event: Callable[[Event], None] = lambda event: None  # as it is shown
    on_tool: Callable[[str, TableScene], Transition | None] = lambda tool, table: None
    on_pile: Callable[[Spot, TableScene], Transition | None] = lambda spot, table: None
    on_explain: Callable[[str, Spot, TableScene], Transition | None] = lambda topic, spot, table: (
        None
    )
    on_rule: Callable[[tuple[str, ...], TableScene], Transition | None] = lambda at, table: None
    on_choose: Callable[[list[Option], TableScene], Transition | None] = lambda options, table: None
    on_end: Callable[[TableScene], Transition | None] = lambda table: None


class TableScene(Scene):
    """One game on the table."""

    covers = True

    def __init__(
        self,
        session: Session,
        preferences: TablePreferences | None = None,
        doors: TableDoors | None = None,
    ) -> None:
        self.session = session
        self.preferences = preferences or TablePreferences()
        self.doors = doors or TableDoors()
        self.theme: Theme = theme_for(
            session.case.accent, high_contrast=self.preferences.high_contrast
        )
        self.faces = CardFaces(session.case.id, self.theme)
        self.faces.decode_ahead(session.rules.cards[1:])
        self.painter = TablePainter(session.rules, self.theme, self.faces)
        self.view = TableView.of(session.state)
        self.field = SpriteField()
        self.director = Director(self._settle)
        self.cues = Cues()
        self._clock, self._mirror = Tween(0), Tween(0)
        self._input = TableInput(self)
        self._toast_s = 0.0
        self._waiting_s = 0.0  # how long a forced choice has been shown
        self._since_flash = 10.0
        self._was_moving = False
        self._printed: set[tuple[int, int]] = set()  # cards printed large ahead, and how wide
        self._resting = RestingPicture(self.painter)
        self._calm: pygame.Surface | None = None
        self._over: pygame.Surface | None = None  # the resting picture with marks over it
        self._shown: object = None  # what the calm picture shows; None if that is not known
        self._budget = Budget(PRINT_S)
        self.size = (1280, 720)
        self.layout: TableLayout
        self._hud: Hud | None = None
        self.refresh()

    # The picture

    def refresh(self) -> None:
        """Show the table as it is now, at once: after a jump in time, a resize, new settings."""
        self.director.skip()
        self.director.speed = self._speed()
        self.view = TableView.of(self.session.state)
        self._measure()
        self.field.place(placements(self.view, self.layout))
        for tween, area in ((self._clock, TIME), (self._mirror, STABILITY)):
            tween.to(len(self.view.areas[area]), 0)
        self.reset_cues()

    def _speed(self) -> float:
        return 0.0 if self.preferences.reduced_motion else self.preferences.speed

    def _measure(self) -> None:
        shape = shape_of(self.view, self.session.rules, hints=self.preferences.hints)
        self.layout = table_layout(self.size, self.preferences.text_scale, shape)
        self._hud = None
        self.touch()

    @property
    def hud(self) -> Hud:
        """Return what the table says besides its cards, looked up when someone asks."""
        if self._hud is None:
            reveals = self.preferences.undo_reveals
            self._hud = hud_of(self.session, self.view, undo_reveals=reveals)
        return self._hud

    def reset_cues(self) -> None:
        """Leave every passing mode; what remains is the question and its answers."""
        self._input.reset()
        self._waiting_s = 0.0
        state = self.session.state
        self.cues.carried = None
        self.cues.ticket = None
        self.cues.aimed, self.cues.lit, self.cues.refused = 0, frozenset(), {}
        self.cues.pointed, self.cues.aimed_place = 0, ""
        self.cues.places = {}
        self.cues.picks = frozenset(carrying.picks(state.choice))
        self.cues.fan = carrying.fan_of(state)
        self.cues.fan_title = self.hud.prompt if self.cues.fan else ""
        self.cues.chosen = self._chosen_puzzles()
        self.cues.focused = None
        self.touch()

    def _chosen_puzzles(self) -> frozenset[int]:
        done = carrying.option_of(self.session.choice, Verb.DONE)
        return frozenset(done.then[0][2]) if done is not None else frozenset()

    def _settle(self, event: Event, beat: Beat) -> None:
        """Bring the picture one event on; its cards travel as the beat says."""
        self.doors.on_event(event)
        origins: dict[int, Placement] = {}
        if isinstance(event, CardFlipped) and event.before in self.field.resting:
            origins[event.after] = self.field.resting[event.before]
        if isinstance(event, CheckMade):
            self.cues.spotlight = event.card
        elif self.cues.spotlight:
            self.cues.spotlight = 0
        if isinstance(event, CardMoved) and event.cause == "storm" and beat.wait:
            self._since_flash = 0.0
        self.view.settle(event)
        self._measure()
        goals = placements(self.view, self.layout)
        if self.cues.spotlight:
            goals[self.cues.spotlight] = self._spotlit()
        arc = self.layout.scale.u(beat.arc)
        self.field.send(goals, beat.travel, beat.easing, arc=arc, origins=origins)
        for tween, area in ((self._clock, TIME), (self._mirror, STABILITY)):
            count = len(self.view.areas[area])
            if tween.goal != count:
                tween.to(count, 0.26 if beat.wait else 0, out_elastic)

    def _spotlit(self) -> Placement:
        """Return where a card drawn for a check is shown for a moment."""
        rect = self.layout.leads.cards[-1].copy()
        rect.midbottom = self.layout.lines.area.midtop
        rect.bottom = self.layout.lines.area.top + rect.height
        return Placement(rect, Look.FACE)

    def update(self, dt: float) -> bool:
        self.director.update(dt)
        if self.field.update(dt):
            self.touch()
        self._clock.update(dt)
        self._mirror.update(dt)
        self._since_flash += dt
        self.cues.flash = lightning(self._since_flash)
        self._pass_time(dt)
        was_moving, self._was_moving = self._was_moving, self._moving()
        if not was_moving and not self._was_moving and (card := self._next_to_print()) is not None:
            width = self.layout.inspector.card.width
            self.faces.face(card, width, Detail.LARGE)
            self._printed.add((card.index, width))
        return self._was_moving

    def _moving(self) -> bool:
        return (
            self.director.busy
            or bool(self.field.moving)
            or self._clock.moving
            or self._mirror.moving
            or self._since_flash < FLASHES[-1] + FLASH_S
            or self._waits_for_forced()
            or self._resting.behind
        )

    def _pass_time(self, dt: float) -> None:
        self._input.pass_time(dt)
        if self.cues.toast:
            self._toast_s -= dt
            if self._toast_s <= 0:
                self.cues.toast = ""
        if self._waits_for_forced() and not self.director.busy:
            self._waiting_s += dt
            if self._waiting_s >= FORCED_AFTER_S:
                forced = carrying.forced(self.session.choice)
                if forced is not None:
                    self.do(forced)

    def _waits_for_forced(self) -> bool:
        return self.preferences.auto_resolve and carrying.forced(self.session.choice) is not None

    def wake_after(self) -> float | None:
        """Ask for one more look when a toast or a hover runs out."""
        waits = [self._toast_s] if self.cues.toast else []
        if (due := self._input.due) is not None:
            waits.append(due)
        if self._next_to_print() is not None:
            waits.append(0.0)
        return min(waits, default=None)

    def _next_to_print(self) -> Card | None:
        """Return a card that may be inspected soon and is not printed large yet."""
        width = self.layout.inspector.card.width
        heads = [line[0] for line in self.view.lines]
        near = [card for area in (LEADS, HAND, BRIEFCASE) for card in self.view.areas[area]]
        wanted = (card for card in (*near, *heads) if card and (card, width) not in self._printed)
        card = next(wanted, 0)
        return self.session.rules.cards[card] if card else None

    def draw(self, surface: pygame.Surface) -> None:
        painter, layout, cues = self.painter, self.layout, self.cues
        cues.time, cues.stability = self._clock.value, self._mirror.value
        self._budget.begin()
        # While frames follow each other anyway, what takes long may come a frame later.
        budget = self._budget if self._was_moving else None
        surface.blit(self._calm_picture(surface, budget), (0, 0))
        for card, sprite in self.field.moving.items():
            painter.card(surface, card, sprite.goal, scale_to=sprite.rect(), budget=budget)
        if cues.carried is not None:
            painter.carried(surface, layout, self.view, self.hud, cues)
        painter.flash(surface, cues)

    def _calm_picture(self, surface: pygame.Surface, budget: Budget | None) -> pygame.Surface:
        """Return all that waits for the next event or gesture, drawn anew only when it changed."""
        wanted = self.cues.still(), self.director.busy, surface.get_size()
        if self._calm is None or self._shown != wanted or self._resting.behind:
            self._calm = self._drawn_calm(surface, budget)
            self._shown = wanted
        return self._calm

    def _drawn_calm(self, surface: pygame.Surface, budget: Budget | None) -> pygame.Surface:
        """Draw everything but what moves and what is carried."""
        painter, layout, hud, cues = self.painter, self.layout, self.hud, self.cues
        held = cues.carried.card if cues.carried else 0
        cards = ((card, place) for card, place in self.field.at_rest() if card != held)
        sight = Sight(layout, self.view, hud, cues, self.session.state)
        resting = self._resting.composed(surface, sight, cards, budget)
        if not (cues.marked or hud.track):
            return resting
        if self._over is None or self._over.get_size() != surface.get_size():
            self._over = pygame.Surface(surface.get_size(), 0, surface)
        over = self._over
        over.blit(resting, (0, 0))
        painter.marks(over, layout, self.view, hud, cues)
        painter.note(over, layout, hud, cues)
        if cues.ticket is not None:
            painter.ticket(over, layout, cues)
        elif hud.track:
            painter.track(over, layout, hud, cues)
        if cues.fan and not self.director.busy:
            painter.fan(over, layout, cues)
        return over

    def on_resize(self, size: tuple[int, int]) -> None:
        self.size = size
        self.refresh()

    def on_resume(self, result: object) -> Transition | None:
        if isinstance(result, Option):
            self.do(result)
        else:
            self._restyle()
            self.refresh()
        return None

    def restyle(self, taste: Taste) -> None:
        self._restyle()  # its preferences say the same, and more

    def _restyle(self) -> None:
        """Follow the contrast setting, which may have changed meanwhile."""
        strong = self.preferences.high_contrast
        if self.theme.high_contrast != strong:
            self.theme = theme_for(self.session.case.accent, high_contrast=strong)
            self.faces.restyle(self.theme)
            self.repaint()

    def repaint(self) -> None:
        """Begin a new picture, as after a change of theme."""
        self.painter = TablePainter(self.session.rules, self.theme, self.faces)
        self._resting = RestingPicture(self.painter)
        self.touch()

    def touch(self) -> None:
        """Look at everything anew at the next frame."""
        self._shown = None

    def handle(self, event: pygame.event.Event) -> Transition | None:
        return self._input.handle(event)

    # Commands

    def do(self, option: Option) -> None:
        """Give a command and let the picture follow."""
        try:
            events = self.session.do(option, serial=self.session.state.serial)
        except IllegalCommand as refusal:
            self.say(str(refusal))
            return
        self.doors.on_change(self.session)
        self.follow(events)

    def follow(self, events: Sequence[Event]) -> None:
        """Let the picture follow what has happened in the session."""
        self.director.feed(events)
        self._measure()
        self.reset_cues()

    def say(self, sentence: str, clause: str = "") -> None:
        """Show a sentence in the prompt strip for some seconds; a clause says more about it."""
        self.cues.toast, self.cues.toast_clause, self._toast_s = sentence, clause, TOAST_S

    def undo(self) -> None:
        """Take the last command back, if the settings allow it, or say why not."""
        self._travel(self.hud.undo, self.session.undo)

    def redo(self) -> None:
        self._travel(self.hud.redo, self.session.redo)

    def _travel(self, status: TravelStatus, go: Callable[[], None]) -> None:
        if not status.enabled:
            self.say(status.reason)
            return
        go()
        self.doors.on_change(self.session)
        self.refresh()


def lightning(since: float) -> float:
    """Return how bright the lightning of a Storm is, some seconds after it came."""
    for start in FLASHES:
        if 0 <= since - start < FLASH_S:
            return 1 - (since - start) / FLASH_S
    return 0.0
