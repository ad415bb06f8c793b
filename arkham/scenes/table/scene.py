"""The table: play one game with mouse or keys.

Input goes in, a command comes out, and the picture follows at its own pace: the rules are done
before the first card moves, and any input shows the rest of the motion at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import pygame

from arkham.files.texts import texts
from arkham.play.history import Node
from arkham.play.session import Mark, Session
from arkham.rules.areas import BOX, DRAW
from arkham.rules.choices import IllegalCommand, Option, Prompt, Verb
from arkham.rules.events import ARRIVALS, CardMoved, EffectMissed, Event, TurnBegan
from arkham.rules.moves import area_of
from arkham.rules.peril import Perils
from arkham.rules.state import GameState
from arkham.scenes.cards.faces import CardFaces
from arkham.scenes.draw.brush import Brush
from arkham.scenes.draw.memory import give_memory_back
from arkham.scenes.draw.theme import Theme, theme_for
from arkham.scenes.draw.tween import CrossFade
from arkham.scenes.stack import Appearance, Scene, Transition
from arkham.scenes.table import targets
from arkham.scenes.table.closing import Closing
from arkham.scenes.table.hud import Hud, Question, TravelStatus, checks_of, hud_of, question_of
from arkham.scenes.table.input import PREVIEWED, TableInput
from arkham.scenes.table.layout.table import TOOLS, Spot, TableLayout, shape_of, table_layout
from arkham.scenes.table.motion.scripts import perform
from arkham.scenes.table.motion.sprites import Lifts, SpriteField
from arkham.scenes.table.motion.stage import Director, Script, Stage
from arkham.scenes.table.overlay import TableOverlay
from arkham.scenes.table.paint.carry import carried_rect
from arkham.scenes.table.paint.inspector import inspected
from arkham.scenes.table.paint.marks import draw_notice, draw_tip, notice_slip
from arkham.scenes.table.picture.print_ahead import PrintAhead, Rehearsal, print_tips
from arkham.scenes.table.picture.table_picture import TablePicture
from arkham.scenes.table.sight import Cues, Sight
from arkham.scenes.table.spots import card_at, heights_for
from arkham.scenes.table.targets import PAGE
from arkham.scenes.table.view import TableView
from arkham.settings import keys
from arkham.words import wording


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
class TableCallbacks:
    """What the buttons of the table do beyond it; the flow of the game fills these in."""

    on_change: Callable[[Session], None] = lambda session: None
    on_event: Callable[[Event], None] = lambda event: None  # as it is shown
    on_moment: Callable[[str], None] = lambda name: (
        None
    )  # what no event tells: see data/sounds.yaml
    on_tool: Callable[[str, TableScene], Transition | None] = lambda tool, table: None
    on_pile: Callable[[Spot, TableScene], Transition | None] = lambda spot, table: None
    on_explain: Callable[[str, Spot, TableScene], Transition | None] = lambda topic, spot, table: (
        None
    )
    on_rule: Callable[[tuple[str, ...], TableScene], Transition | None] = lambda at, table: None
    on_choose: Callable[[list[Option], TableScene], Transition | None] = lambda options, table: None
    on_close: Callable[[Option, TableScene], Transition | None] = lambda option, table: None
    on_end: Callable[[TableScene], Transition | None] = lambda table: None


TOAST_S = 4.0
FORCED_AFTER_S = 0.45


class TableScene(Scene):
    """One game on the table."""

    def __init__(
        self,
        session: Session,
        preferences: TablePreferences | None = None,
        callbacks: TableCallbacks | None = None,
        tools: tuple[str, ...] = TOOLS,
        *,
        tape: bool = False,
    ) -> None:
        self.session = session
        self._with_tape = tape
        self.preferences = preferences or TablePreferences()
        self.callbacks = callbacks or TableCallbacks()
        self._tools = tools
        self.theme: Theme = theme_for(
            session.case.accent, high_contrast=self.preferences.high_contrast
        )
        self.faces = CardFaces(session.case.id, self.theme)
        self.faces.decode_ahead(session.rules.cards[1:])
        self.picture = TablePicture(session.rules, self.theme, self.faces)
        self.size = (1280, 720)
        view = TableView.of(session.state)
        self.stage = Stage(session.rules, self.theme, view, self.layout_for, self._perform)
        self.stage.on_moment = self._on_moment
        self.cues = Cues()
        self.overlays: list[TableOverlay] = []
        self._lifts = Lifts()
        self._fade = CrossFade()
        self._input = TableInput(self)
        self._toast_s = 0.0
        self._fan_asked = -1  # serial of the question whose cards are laid out
        self._waiting_s = 0.0  # how long a forced choice has been shown
        self._was_moving = False
        self._was_touched = False  # the answer to an input comes before any work ahead
        self._question = self._question_before = question_of(session.state, checks_of(session.here))
        self._print_ahead: PrintAhead | None = None  # None: still to begin for this question
        self.perils = Perils(session.state)  # of the answers to this question
        self.refresh()

    # The picture

    @property
    def view(self) -> TableView:
        return self.stage.view

    @property
    def layout(self) -> TableLayout:
        return self.stage.layout

    @property
    def field(self) -> SpriteField:
        return self.stage.field

    @property
    def director(self) -> Director:
        return self.stage.director

    def refresh(self) -> None:
        """Show the table as it is now, at once: after a jump in time, a resize, new settings."""
        self.cues.carried = None
        self._ask()
        self.stage.reset(TableView.of(self.session.state))
        self.director.speed = self._speed()
        self.reset_cues()

    def _ask(self) -> None:
        """Read the question that the game has come to."""
        self._question_before = self._question
        self._question = question_of(self.session.state, checks_of(self.session.here))
        self._print_ahead = None
        self.perils = Perils(self.session.state)

    def _speed(self) -> float:
        return 0.0 if self.preferences.reduced_motion else self.preferences.speed

    def layout_for(self, view: TableView) -> TableLayout:
        """Return where everything lies while the table shows this view."""
        tools = [name for name in self._tools if name != "hint" or self.preferences.hints]
        shape = shape_of(view, self.session.rules, tools=tuple(tools), tape=self._with_tape)
        return table_layout(self.size, self.preferences.text_scale, shape)

    def _perform(self, stage: Stage, event: Event) -> Script:
        self.callbacks.on_event(event)
        if isinstance(event, CardMoved) and event.cause in ARRIVALS:
            self.cues.inspected = event.card  # it changes the game: all its words are shown
        return perform(stage, event)

    def _on_moment(self, name: str) -> None:
        self.callbacks.on_moment(name)
        if name == "unseen":
            card = self.session.rules.cards[self.stage.light_source]
            self.say(texts()["hints"]["lit"].format(card=card.title))

    def finish_motion(self) -> None:
        """Show all that is under way as done, because the player has moved on."""
        if self.stage.moving or self._fade.moving:
            self.stage.finish()
            self._fade.finish()

    def let_go(self) -> None:
        """Open the player's hand: its card glides back, or on to where it was put."""
        carried, self.cues.carried = self.cues.carried, None
        if carried is not None:
            self.stage.let_go(carried.card, carried_rect(self.layout, carried.pos))

    @property
    def hud(self) -> Hud:
        """Return what the table says besides its cards, as far as the picture has come.

        While events are still shown that is the question before them: prompt, odds and the
        effects that are done would give away what a card is that is only being turned over.
        """
        question = self._question_before if self.director.busy else self._question
        return self._told(self.session, self.stage.landed, question)

    def _told(self, session: Session, view: TableView, question: Question) -> Hud:
        chosen = self.preferences
        return hud_of(
            session, view, question=question, undo_reveals=chosen.undo_reveals, odds=chosen.odds
        )

    def reset_cues(self) -> None:
        """Leave every passing mode; what remains is the question and its answers."""
        self._input.reset()
        self._waiting_s = 0.0
        state = self.session.state
        if self.cues.carried is not None:
            self.callbacks.on_moment("put_back")
        self.let_go()
        self.cues.ticket = None
        self.cues.aimed, self.cues.lit, self.cues.refused = 0, frozenset(), {}
        self.cues.pointed, self.cues.aimed_place = 0, ""
        self.cues.places = {}
        self.cues.ask(state)
        if self.cues.inspected and area_of(state, self.cues.inspected) in (DRAW, BOX):
            self.cues.inspected = 0  # it has left the table
        same = targets.fan_of(state) and self._fan_asked == state.serial
        self._lay_out_fan(self.cues.fan_from if same else 0)
        self._fan_asked = state.serial
        self.cues.chosen = self._chosen_puzzles()
        self.cues.focused = None

    def turn_fan(self, by: int) -> bool:
        """Lay out the page before or after; return whether there is one."""
        start = self.cues.fan_from + by * PAGE
        if not 0 <= start < self.cues.fan_count:
            return False
        self._lay_out_fan(start)
        return True

    def _lay_out_fan(self, start: int) -> None:
        """Lay out the cards of a pile that answer the question, from one place on."""
        before = self.cues.fan
        self.cues.lay_out_fan(self.session.state, start)
        if self.cues.fan and self.cues.fan != before:
            self.stage.open_fan()

    def _chosen_puzzles(self) -> frozenset[int]:
        done = targets.option_of(self.session.choice, Verb.DONE)
        return frozenset(done.then[0][2]) if done is not None else frozenset()

    def update(self, dt: float) -> bool:
        self.stage.update(dt)
        self._raise_cards(dt)
        self._fade.update(dt)
        wants_frame = self._pass_time(dt)
        for overlay in tuple(self.overlays):
            wants_frame |= overlay.update(dt, self)
        was_moving, self._was_moving = self._was_moving, self._moving()
        busy = was_moving or self._was_moving or wants_frame or self._was_touched
        self._was_touched = False
        if not busy and not self._input.reckons:
            if self._print_ahead is None:
                self._print_ahead = PrintAhead(self._work_ahead())
            self._print_ahead.work()
        return self._was_moving or wants_frame

    def _work_ahead(self) -> Iterator[None]:
        """Do what the next frames may need: what they show, and what is told of the answers."""
        yield from self._rehearsal().work()
        yield from self.perils.ahead(self.session.choice.options if self.session.choice else ())
        yield from print_tips(self._input.seen(), self.theme, (*PREVIEWED, "odds"))

    def _rehearsal(self) -> Rehearsal:
        seed, is_open = self.session.seed, self.session.open_deck

        def hud(state: GameState, view: TableView) -> Hud:
            trial = Session(Node(state, ()), seed)
            trial.open_deck = is_open
            return self._told(trial, view, question_of(state))

        return Rehearsal(self.picture, self.session.state, self.layout_for, hud)

    def _moving(self) -> bool:
        return (
            self.stage.moving or self._lifts.moving or self._fade.moving or self._waits_for_forced()
        )

    def _raise_cards(self, dt: float) -> None:
        """Raise what answers the question, and what can be used under pointer or focus."""
        still = self.preferences.reduced_motion or self.director.busy
        heights = {} if still else heights_for(self.cues, self.view, self.session.state)
        self._lifts.want(heights, at_once=self.preferences.speed <= 0)
        self._lifts.update(dt)
        self.cues.lifts = self._lifts.pixels(self.layout.scale.s)

    def _pass_time(self, dt: float) -> bool:
        """Show or take away what only waits for its time; return whether that has come."""
        passed = self._input.pass_time(dt)
        if self.cues.toast:
            self._toast_s -= dt
            if self._toast_s <= 0:
                self.cues.toast, passed = "", True
        if self._waits_for_forced() and not self.director.busy:
            self._waiting_s += dt
            speed = self.preferences.speed
            if speed <= 0 or self._waiting_s >= FORCED_AFTER_S / speed:
                foregone = targets.foregone(self.session.state)
                forced = targets.forced(self.session.choice) or foregone
                if forced is not None:
                    self.do(forced)
                if foregone is not None:
                    self.say(texts()["hints"]["foregone"])
        return passed

    def _waits_for_forced(self) -> bool:
        return self.preferences.auto_resolve and self._question.answers_itself

    def wake_after(self) -> float | None:
        """Ask for one more look when a toast or a hover runs out."""
        waits = [self._toast_s] if self.cues.toast else []
        if (due := self._input.due) is not None:
            waits.append(due)
        waits += [due for o in self.overlays if (due := o.wake_after()) is not None]
        if self._print_ahead is None or self._print_ahead.pending:
            waits.append(0.0)
        return min(waits, default=None)

    def draw(self, surface: pygame.Surface) -> None:
        self.picture.draw(surface, self.sight(), self.stage)
        brush = Brush(surface, self.theme, self.layout.scale)
        for overlay in self.overlays:
            overlay.draw(brush, self)
        # Over all of that, and no part of the picture: they come and go with every look.
        tip, slip = self._input.tip_layout(), notice_slip(self.cues, self.layout)
        if tip is not None and self.cues.tip is not None and not self.director.busy:
            draw_tip(brush, self.cues.tip, tip)
        if slip is not None:
            draw_notice(brush, slip, self.cues.toast, self.cues.toast_warns)
        self._fade.draw(surface)

    def sight(self) -> Sight:
        """Return what the table shows at this moment, but for what moves."""
        return Sight.of(self.stage, self.hud, self.cues, self.session.state)

    def on_resize(self, size: tuple[int, int]) -> None:
        self.size = size
        self.refresh()

    def on_resume(self, result: object) -> Transition | None:
        if isinstance(result, Option):
            self.do(result)
        elif isinstance(result, Closing):
            self._close(result)
        else:
            self._restyle()
            self.refresh()
        return None

    def restyle(self, appearance: Appearance) -> None:
        self._restyle()  # its preferences say the same, and more

    def _restyle(self) -> None:
        """Follow the contrast setting, which may have changed meanwhile."""
        strong = self.preferences.high_contrast
        if self.theme.high_contrast != strong:
            self.theme = theme_for(self.session.case.accent, high_contrast=strong)
            self.stage.theme = self.theme
            self.faces.restyle(self.theme)
            self.repaint()

    def repaint(self) -> None:
        """Begin a new picture, as after a change of theme."""
        self.picture = TablePicture(self.session.rules, self.theme, self.faces)

    def on_leave(self) -> None:
        """Free the pictures now: they weigh more than all that waits for the garbage."""
        self.faces.forget()
        self.repaint()
        self._print_ahead = None
        give_memory_back()

    def handle(self, event: pygame.event.Event) -> Transition | None:
        self._was_touched = True
        for overlay in reversed(tuple(self.overlays)):
            if (taken := overlay.handle(event, self)) is not None:
                return self._leaving(taken.transition)
        return self._leaving(self._input.handle(event))

    def _leaving(self, transition: Transition | None) -> Transition | None:
        """Take tip and notice off the table before another page lies over it."""
        if transition is not None:
            self.put_tip_away()
            self.cues.toast = ""
        return transition

    # Commands

    def do(self, option: Option) -> None:
        """Give a command and let the picture follow."""
        self.cues.toast = ""
        try:
            events = self.session.do(option, serial=self.session.state.serial)
        except IllegalCommand as refusal:
            self.refuse(str(refusal))
            return
        self.callbacks.on_change(self.session)
        self.follow(events)
        self._say_what_was_moot(events)

    def _say_what_was_moot(self, events: Sequence[Event]) -> None:
        """Tell of an effect that found nothing to do: nothing moves that would show it."""
        moot = [e for e in events if isinstance(e, EffectMissed) and e.why == "moot"]
        if moot and not self.cues.toast:
            card = self.session.rules.cards[moot[-1].card].title
            told = wording.effect_gloss(moot[-1].effect)
            self.say(texts()["hints"]["moot"].format(card=card, effect=told), "E13")

    def _close(self, closing: Closing) -> None:
        """Close a case and score what was ticked, as one deed of the player."""
        session = self.session
        events = list(session.do(closing.option))
        for card in (*closing.scored, 0):
            choice = session.choice
            if choice is None or choice.prompt is not Prompt.SCORE:
                break
            answer = targets.picks(choice)[card] if card else targets.option_of(choice, Verb.DONE)
            assert answer is not None
            events += session.do(answer)
        self.callbacks.on_change(session)
        self.follow(events)
        self._say_what_was_moot(events)

    def follow(self, events: Sequence[Event]) -> None:
        """Let the picture follow what has happened in the session."""
        if self.preferences.reduced_motion:
            self._fade_from_here()
        self._ask()
        if any(isinstance(event, TurnBegan) for event in events):
            self._leave_old_card()
        self.director.feed(events)
        self.reset_cues()
        if card := inspected(self.session.state, self.cues):
            self.expect_inspected(card)
        self._tell_overlays()

    def _leave_old_card(self) -> None:
        """Let a turn begin with its First lead large, unless the pointer rests on another card."""
        spot, now = self.cues.hovered, TableView.of(self.session.state)
        if spot is None or card_at(now, spot) != self.cues.inspected:
            self.cues.inspected = 0

    def expect_inspected(self, card: int) -> None:
        """Decode the picture of a card that the inspector is about to show."""
        self.picture.cards.decode_large(card, self.layout.inspector.card.width)

    def _tell_overlays(self) -> None:
        for overlay in tuple(self.overlays):
            overlay.changed(self)

    def _fade_from_here(self) -> None:
        """Let the picture of this moment fade into the one that comes."""
        if self.preferences.speed > 0:
            self._fade.start(self.picture.last_still)

    def last_used(self) -> pygame.Rect:
        """Return the spot under the focus or the pointer, else the open cases."""
        spot = self.cues.focused or self.cues.hovered
        rects = [rect for found, rect in self.layout.spots if found == spot]
        return rects[0] if rects else self.layout.lines.area

    def look_away(self) -> None:
        """Point at nothing, because something over the table is pointed at."""
        self._input.look_away()

    def put_tip_away(self) -> None:
        """Take the tip off the table; pointing at another thing brings the next."""
        self._input.put_tip_away()

    @property
    def tip_rect(self) -> pygame.Rect | None:
        """Return where the tip lies that is shown now."""
        layout = self._input.tip_layout()
        return layout.rect if layout is not None else None

    def say(self, sentence: str, clause: str = "", *, warns: bool = False) -> None:
        """Show a sentence beside the prompt until the next input; a clause says more about it."""
        self.cues.toast, self.cues.toast_clause, self._toast_s = sentence, clause, TOAST_S
        self.cues.toast_warns = warns
        self.cues.toast_beside = not any(overlay.lays_paper for overlay in self.overlays)

    def cancel(self) -> None:
        """Lay a tool back that was taken up and not used."""
        self.session.undo()
        self.callbacks.on_change(self.session)
        self.refresh()
        self._tell_overlays()

    def refuse(self, sentence: str, clause: str = "") -> None:
        """Say why something cannot be done."""
        self.callbacks.on_moment("refuse")
        self.say(sentence, clause, warns=True)

    def undo(self) -> None:
        """Take the last command back, if the settings allow it, or say why not."""
        self._travel(self.hud.undo, self._step_back)

    def redo(self) -> None:
        self._travel(self.hud.redo, self._step_on)

    def _step_back(self) -> None:
        """Take one deed back; a closing and its puzzles are one."""
        self.session.undo()
        while self._scores() and self.session.here.parent is not None:
            self.session.undo()

    def _step_on(self) -> None:
        self.session.redo()
        while self._scores() and self.session.here.ahead is not None:
            self.session.redo()

    def _scores(self) -> bool:
        choice = self.session.choice
        return choice is not None and choice.prompt is Prompt.SCORE

    def _travel(self, status: TravelStatus, go: Callable[[], None]) -> None:
        if not status.enabled:
            self.refuse(status.reason)
            return
        was_fair = self.session.mark is Mark.FAIR
        go()
        self._arrive()
        if was_fair and self.session.can_be_fair_again:
            self.say(texts()["travel"]["fair_again"].format(redo=keys.label("redo")))

    def jump(self, node: Node) -> None:
        """Show another moment of the game, as a lesson does that takes a move back."""
        self.session.jump(node)
        self._arrive()

    def _arrive(self) -> None:
        """Show the moment to which the session has gone."""
        self.callbacks.on_change(self.session)
        self._fade_from_here()
        self.refresh()
        self._tell_overlays()
