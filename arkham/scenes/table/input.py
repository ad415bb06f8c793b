"""Turn mouse and keys into commands of the table: drag, click-click and keyboard as equals.

A card is picked up, aimed at something and put down or back; what putting it down would do is
told on a ticket, what a card is, in the inspector, and what anything else is, in a tip. All three
wait for a steady hand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import pygame

from arkham.files.texts import texts
from arkham.rules.areas import LEADS
from arkham.rules.choices import Option, Prompt, Verb
from arkham.scenes.stack import Transition
from arkham.scenes.table import targets
from arkham.scenes.table.hud import ACTION_VERBS
from arkham.scenes.table.layout.table import ACTIONS, Spot
from arkham.scenes.table.paint.carry import held_beside
from arkham.scenes.table.paint.inspector import inspected
from arkham.scenes.table.paint.marks import TipLayout, tip_gap, tip_layout
from arkham.scenes.table.paint.overlay import fan_layout
from arkham.scenes.table.sight import Carried
from arkham.scenes.table.spots import ARROWS, STEPS, Walk, answers, card_at, focusable, place_zones
from arkham.scenes.table.targets import Place, Target, refused_lines
from arkham.scenes.table.ticket import ticket_of
from arkham.scenes.table.tips import CARD_SPOTS, HoverTimer, Seen, card_clauses, clauses_of, tip_of
from arkham.settings import keys
from arkham.words import wording

if TYPE_CHECKING:
    from arkham.scenes.table.scene import TableScene

DRAG_FROM = 6  # units the pointer must move before a press is a drag
INSPECT_AFTER_S = 0.06  # a card that the pointer only crosses is not worth a page
PREVIEW_AFTER_S = 0.15  # what a command will do, on a ticket or in a tip
TIP_AFTER_S = 0.3
AFTER_ANSWER_S = 0.5  # how long piles stay shut after a card of a fan was chosen
PREVIEWED = frozenset({"action", "header", "side", "bag", "skip", "do", "fan", *CARD_SPOTS})
EXPLAINED = ("odds", "mark", "time", "stability", "trouble", "hand_limit")


class _Press(NamedTuple):
    """Where the mouse button went down, and on which card."""

    pos: tuple[int, int]
    card: int


class TableInput:
    """The player's hands on one table."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self._press: _Press | None = None
        self._asked: int | None = None  # serial of the question that the last press saw
        self._answered_s = 0.0
        self._walk = Walk()
        self._goal: Target | None = None  # what the carried card is held over
        self._ticket_timer = HoverTimer()
        self._looked_at: Spot | None = None  # what a tip is or will be about
        self._tip_timer = HoverTimer()
        self._inspect_next = 0  # the card under the pointer
        self._inspect_timer = HoverTimer()

    def reset(self) -> None:
        """Let go of everything, aim at nothing and put the tip away."""
        self._press = None
        self._walk.reset()
        self._goal = None
        self._ticket_timer.off()
        self._inspect_timer.off()
        self._look_at_nothing()

    def handle(self, event: pygame.event.Event) -> Transition | None:
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self._asked = None if self.table.director.busy else self.table.session.state.serial
            self.table.finish_motion()
            if keys.action_of(event) != "rules":  # which tells more about what a notice said
                self.table.cues.toast = ""
        if self.table.session.outcome is not None and _reads_on(event):
            seen, self._asked = self._asked is not None, None
            return self.table.callbacks.on_end(self.table) if seen else None
        match event.type:
            case pygame.MOUSEMOTION:
                self._move(event.pos)
            case pygame.MOUSEBUTTONDOWN:
                return self._down(event)
            case pygame.MOUSEBUTTONUP if event.button == 1:
                return self._up(event.pos)
            case pygame.KEYDOWN:
                return self._key(event)
            case pygame.MOUSEWHEEL if event.y:
                self._leaf_through(-1 if event.y > 0 else 1)
            case pygame.WINDOWFOCUSLOST | pygame.WINDOWLEAVE:
                if self.table.cues.carried is not None and self.table.cues.carried.dragged:
                    self.table.reset_cues()
        return None

    @property
    def due(self) -> float | None:
        """Return in how many seconds a card, a ticket or a tip is to be shown."""
        waits = (self._inspect_timer.left, self._ticket_timer.left, self._tip_timer.left)
        return min((wait for wait in waits if wait is not None), default=None)

    def pass_time(self, dt: float) -> bool:
        """Show what a steady pointer or focus has waited for; return whether there is any."""
        self._answered_s = max(0.0, self._answered_s - dt)
        ticket_told = self._ticket_timer.is_due(dt) and self._tell(
            self._ticket_timer, self._show_ticket
        )
        tip_told = self._tip_timer.is_due(dt) and self._tell(self._tip_timer, self._show_tip)
        inspect_due = self._inspect_timer.is_due(dt)
        if inspect_due:
            self.table.cues.inspected = self._inspect_next
        return ticket_told or tip_told or inspect_due

    @property
    def reckons(self) -> bool:
        """Say whether a ticket or a tip is shown of which more is still to be found out."""
        return 0.0 in (self._ticket_timer.left, self._tip_timer.left)

    def _tell(self, timer: HoverTimer, show: Callable[[], None]) -> bool:
        """Show a ticket or a tip; return whether there is anything new on it.

        It does not wait for what takes long to find out: how likely a loss is follows later.
        """
        perils = self.table.perils
        is_first = not perils.asked
        if not is_first:
            perils.work()
        if not perils.asked:
            show()  # which may ask
        if perils.asked:
            timer.again()
            return is_first
        return True

    def _show_ticket(self) -> None:
        table = self.table
        if options := self._options_here():
            state, odds = table.session.state, table.preferences.odds
            table.cues.ticket = ticket_of(state, options[0], odds, table.perils)

    def _show_tip(self) -> None:
        cues, spot = self.table.cues, self._looked_at
        if spot is not None and self._is_there(spot):
            cues.tip, cues.tip_at = tip_of(self.seen(), spot), spot

    # The pointer

    def _move(self, pos: tuple[int, int]) -> None:
        if self._press is None and self._on_tip(pos):
            return
        self.table.cues.focused = None
        self.table.cues.hovered = self._spot_at(pos)
        self._look_at(self.table.cues.hovered)
        press = self._press
        if press is not None and self.table.cues.carried is None:
            far = max(abs(pos[0] - press.pos[0]), abs(pos[1] - press.pos[1]))
            if far >= self.table.layout.scale.u(DRAG_FROM):
                if targets.can_grip(self.table.session.state, press.card):
                    self.pick_up(press.card, pos, dragged=True)
                elif self._refuse_later_lead(press.card):
                    self._press = None
        self._carry_to(pos)
        card = self._card_under(pos) if self.table.cues.carried is None else 0
        if card in self.table.cues.fan:
            self.table.cues.inspected = card
        elif card:
            if card != self._inspect_next:
                self.table.expect_inspected(card)
            self._inspect_next = card
            self._inspect_timer.on(card, INSPECT_AFTER_S)
        else:
            self._inspect_timer.off()

    def look_away(self) -> None:
        """Point at nothing any more."""
        self.table.cues.hovered = None
        self._look_at(None)
        self._inspect_timer.off()

    def _card_under(self, pos: tuple[int, int]) -> int:
        spot = self._spot_at(pos)
        return self._card_at(spot) if spot else 0

    def _card_at(self, spot: Spot) -> int:
        """Return the card that a spot shows; a check shows the one it drew."""
        if spot.name == "fan":
            return self.table.cues.fan[spot.index]
        if spot.name == "checked":
            return self.table.hud.checks[-1][0] if self.table.hud.checks else 0
        return card_at(self.table.view, spot)

    def _spot_at(self, pos: tuple[int, int]) -> Spot | None:
        """Return what lies under a point; a fan covers what lies below it."""
        cues, layout = self.table.cues, self.table.layout
        if cues.fan and fan_layout(layout, cues).panel.collidepoint(pos):
            here = [i for i, (_, rect) in enumerate(self._fan()) if rect.collidepoint(pos)]
            return Spot("fan", here[-1]) if here else None
        return layout.spot_at(pos)

    def _fan(self) -> list[tuple[int, pygame.Rect]]:
        if not self.table.cues.fan:
            return []
        rects = fan_layout(self.table.layout, self.table.cues).cards
        return list(zip(self.table.cues.fan, rects, strict=True))

    def _turn_at(self, pos: tuple[int, int]) -> int:
        """Return which way the button under a point turns the pages of a fan, 0 if none does."""
        cues = self.table.cues
        turn = fan_layout(self.table.layout, cues).turn if cues.fan else None
        hit = [by for by, rect in zip((-1, 1), turn or (), strict=False) if rect.collidepoint(pos)]
        return hit[0] if hit else 0

    def _lifts_at(self, pos: tuple[int, int]) -> bool:
        """Say whether the button that lifts a fan off the leads is under a point."""
        cues = self.table.cues
        return bool(cues.fan) and fan_layout(self.table.layout, cues).lift.collidepoint(pos)

    def _down(self, event: pygame.event.Event) -> Transition | None:
        if event.button == 3:
            if self.table.cues.carried is not None:
                self.table.reset_cues()
            else:
                self.table.cues.inspected = self._card_under(event.pos) or self.table.cues.inspected
        elif event.button == 1:
            if clause := self._link_at(event.pos):
                return self.table.callbacks.on_rule((clause,), self.table)
            if (paper := self.table.tip_rect) and paper.collidepoint(event.pos):
                self.table.put_tip_away()  # whoever clicks on it cannot mean what it hides
                return None
            self._press = _Press(event.pos, self._card_under(event.pos))
        return None

    def _up(self, pos: tuple[int, int]) -> Transition | None:
        press, self._press = self._press, None
        if self.table.cues.carried is not None and (
            self.table.cues.carried.dragged or press is not None
        ):
            return self._drop(pos)
        if press is None:
            return None
        return self._click(pos)

    def _click(self, pos: tuple[int, int]) -> Transition | None:
        if self._lifts_at(pos):
            self.table.cues.fan_lifted = not self.table.cues.fan_lifted
            return None
        if by := self._turn_at(pos):
            self._turn_fan(by)
            return None
        spot = self._spot_at(pos)
        if spot is None and (ways := self._ways_at(pos)):
            return self._one_of(ways)
        return self.activate(spot, pos) if spot is not None else None

    def _ways_at(self, pos: tuple[int, int]) -> list[Option]:
        """Return what a click into the gaps of the lit bag means: all of it takes the card."""
        bag = place_zones(self.table.layout).get(Place.BAG)
        inside = bag is not None and bag.collidepoint(pos)
        return targets.ways_out(self.table.session.choice) if inside else []

    def activate(self, spot: Spot, pos: tuple[int, int] = (0, 0)) -> Transition | None:
        """Do what a spot is for: the same for click and key."""
        choice = self.table.session.choice
        match spot.name:
            case "action":
                return self._act(ACTIONS[spot.index], pos)
            case "tool":
                return self._use_tool_button(self.table.layout.inspector.tool_names[spot.index])
            case "skip":
                return self._press_verb(self.table.hud.skip)
            case "do":
                return self._press_verb("do" if self.table.hud.do else "")
            case "side":
                tool = card_at(self.table.view, spot)
                options = targets.tool_options(choice, tool) if tool else []
                wanted = [o for o in options if o.side == spot.index + 1]
                return self._one_of(wanted) if wanted else None
            case "bag":
                tool = card_at(self.table.view, spot)
                self.table.cues.inspected = tool or self.table.cues.inspected
                uses = targets.tool_options(choice, tool) if tool else []
                ways = targets.ways_out(choice)
                if uses:  # a click may be meant to read the card: what it does is asked first
                    return self.table.callbacks.on_choose([*ways, *uses], self.table)
                return self._one_of(ways) if ways else None
            case "header" | "slot":
                anchor = self.table.view.lines[spot.index][0]
                close = targets.option_of(choice, Verb.CLOSE, onto=anchor)
                if close is not None and spot.name == "header":
                    return self._close(close)
                return None
            case "fan" | "lead" | "hand" | "card" | "head" | "helper":
                card = self._card_at(spot)
                return self._use_card(card, pos) if card else None
            case "inspector":
                return self._open_rules(pos)
            case "checked":
                self.table.cues.inspected = self._card_at(spot) or self.table.cues.inspected
                return None
            case _:
                # The second of two quick clicks on a card falls on the pile that lay below it.
                return look_into(self.table, spot) if self._answered_s <= 0 else None

    def _use_card(self, card: int, pos: tuple[int, int]) -> Transition | None:
        """Answer with a card, or pick it up to choose where it goes."""
        self.table.cues.inspected = card
        pick = targets.answers_by_click(self.table.session.state, card)
        if pick is not None:
            return self._answer(pick)
        if targets.can_grip(self.table.session.state, card):
            self.pick_up(card, pos, dragged=False)
        else:
            self._refuse_later_lead(card)
        return None

    def _refuse_later_lead(self, card: int) -> bool:
        """Say of any lead but the first that it has to wait; return whether it is one."""
        state = self.table.session.state
        asked = state.choice is not None and state.choice.prompt == Prompt.ACTION
        if not asked or card not in state.areas[LEADS][1:]:
            return False
        self.table.refuse(texts()["hints"]["later_lead"], "T4")
        return True

    def _act(self, action: str, pos: tuple[int, int]) -> Transition | None:
        """Press one of the five actions; what needs a card or a case asks for it by lighting up."""
        verb = ACTION_VERBS[action]
        status = next(a for a in self.table.hud.actions if a.name == action)
        if not status.enabled:
            self.table.refuse(status.reason)
            return None
        options = [o for o in self.table.session.state.choice.options if o.verb is verb]  # type: ignore[union-attr]
        if len(options) == 1:
            return self._close(options[0]) if verb is Verb.CLOSE else self._answer(options[0])
        if verb is Verb.LEAD:
            self.pick_up(self.table.session.state.first_lead(), pos, dragged=False)
        elif verb is Verb.HAND:
            cards = {option.card for option in options}
            if len(cards) == 1:
                self.pick_up(cards.pop(), pos, dragged=False)
            else:
                hint = texts()["hints"]["choose_hand_card"]
                self.table.say(hint.format(confirm=keys.label("confirm")))
                self._focus_card(min(cards))
        else:
            self.table.say(texts()["hints"]["choose_case"])
        return None

    def _focus_card(self, card: int) -> None:
        """Give a card of the table the focus, so that the keys go on from there."""
        table = self.table
        for spot, _ in focusable(table.layout, table.view, table.cues, table.hud):
            if card_at(table.view, spot) == card:
                table.cues.focused = self._walk.spot = spot
                table.cues.inspected = card
                return

    def _close(self, option: Option) -> Transition | None:
        """Show what a closing would do; without anybody to show it, close."""
        shown = self.table.callbacks.on_close(option, self.table)
        return shown if shown is not None else self._answer(option)

    def _answer(self, option: Option) -> Transition | None:
        """Answer the question that was on screen, all of it, when the press began; no other.

        Whoever presses while cards still move has not seen what is asked now.
        """
        if self._asked == self.table.session.state.serial:
            self._asked = None  # one press, one answer
            self._answered_s = AFTER_ANSWER_S if self.table.cues.fan else 0.0
            self.table.do(option)
        return None

    def _use_tool_button(self, tool: str) -> Transition | None:
        if tool == "undo":
            self.table.undo()
        elif tool == "redo":
            self.table.redo()
        elif tool == "hint":
            return self._explain("hint", self._tool_spot(tool))
        else:
            return self.table.callbacks.on_tool(tool, self.table)
        return None

    def _open_rules(self, pos: tuple[int, int]) -> Transition | None:
        """Open the rules at the line of the inspector under a point, else at the whole card."""
        table = self.table
        clause = table.picture.inspector.clause_at(pos, table.sight(), table.theme)
        card = inspected(table.session.state, table.cues)
        found = (clause,) if clause else card_clauses(table.session.state, card)
        return table.callbacks.on_rule(found, table)

    def _tool_spot(self, tool: str) -> Spot | None:
        names = self.table.layout.inspector.tool_names
        return Spot("tool", names.index(tool)) if tool in names else None

    def _explain(self, topic: str, spot: Spot | None) -> Transition | None:
        """Ask for a sheet beside what it explains; what is not shown explains nothing."""
        return self.table.callbacks.on_explain(topic, spot, self.table) if spot else None

    def _press_verb(self, verb: str) -> Transition | None:
        if verb == Verb.SKIP and self.table.session.can_cancel():
            if self._asked == self.table.session.state.serial:
                self.table.cancel()
            return None
        option = targets.option_of(self.table.session.choice, Verb(verb)) if verb else None
        return self._answer(option) if option is not None else None

    def _one_of(self, options: list[Option]) -> Transition | None:
        """Do the only option, or let the player choose between several."""
        if len(options) == 1:
            return self._answer(options[0])
        return self.table.callbacks.on_choose(options, self.table) if options else None

    # The carried card

    def pick_up(self, card: int, pos: tuple[int, int], *, dragged: bool) -> None:
        """Take a card into the player's hand and light up where it can go."""
        state, cues = self.table.session.state, self.table.cues
        if state.choice is None:
            return
        cues.carried = Carried(card, pos, dragged)
        self.table.callbacks.on_moment("lift")
        cues.inspected = card
        cues.lit = targets.lit_lines(state.choice, card)
        cues.places = targets.lit_places(state.choice, card)
        cues.refused = targets.refusals_of(state, card)

    def _carry_to(self, pos: tuple[int, int]) -> None:
        """Follow the pointer."""
        carried = self.table.cues.carried
        if carried is not None:
            carried.pos = pos
            self._aim(self._target_at(pos))

    def _carry_beside(self, rect: pygame.Rect) -> None:
        """Follow the focus: the card is held beside what it would be put on."""
        carried = self.table.cues.carried
        if carried is not None:
            carried.pos = held_beside(self.table.layout, rect)
            self._aim(self._target_at(rect.center))

    def _target_at(self, pos: tuple[int, int]) -> Target | None:
        """Return what lies under the pointer as a target for a carried card."""
        row = self.table.layout.row_at(pos)
        if row is not None and row < len(self.table.view.lines):
            return Target(Place.LINE, self.table.view.lines[row][0])
        for place, rect in place_zones(self.table.layout).items():
            if rect.collidepoint(pos):
                return Target(place)
        return None

    def _aim(self, goal: Target | None) -> None:
        """Light what lies under the card; its ticket follows if the card stays."""
        if goal == self._goal:
            return
        self._goal, cues = goal, self.table.cues
        cues.ticket = None
        self.table.perils.asked.clear()
        cues.pointed = goal.ref if goal and goal.place is Place.LINE else 0
        cues.aimed = cues.pointed if cues.pointed in cues.lit else 0
        cues.aimed_place = goal.place.value if goal and goal.place.value in cues.places else ""
        if self._options_here():
            self._ticket_timer.on(goal, PREVIEW_AFTER_S)
        else:
            self._ticket_timer.off()

    def _options_here(self) -> list[Option]:
        carried, goal = self.table.cues.carried, self._goal
        if carried is None or goal is None:
            return []
        return targets.options_at(self.table.session.state, carried.card, goal)

    def _drop(self, pos: tuple[int, int]) -> Transition | None:
        """Put the carried card down: a command, or a reason why not."""
        table, goal = self.table, self._target_at(pos)
        assert table.cues.carried is not None
        card = table.cues.carried.card
        state = table.session.state
        options = targets.options_at(state, card, goal) if goal is not None else []
        if options:
            table.let_go()
            return self._one_of(options)
        refused = refused_lines(state, card).get(goal.ref, ()) if goal is not None else ()
        pick = targets.picks(state.choice).get(card)
        table.reset_cues()
        if refused:
            table.refuse(wording.reasons_line(refused), wording.reason_clause(refused[0]))
        elif goal is not None and pick is not None and goal.place is Place.HAND:
            return self._answer(pick)
        elif goal is not None and (why := targets.why_not_there(state, card, goal.place)):
            table.refuse(*why)
        return None

    # Keys

    def _key(self, event: pygame.event.Event) -> Transition | None:
        match keys.action_of(event):
            case "undo" | "redo" as tool:
                self._use_tool_button(tool)
            case "rules":
                return self.table.callbacks.on_rule(self._clauses(), self.table)
            case "hint" | "evidence" | "plan" | "log" as tool:
                return self._use_tool_button(tool)
            case "back":
                return self._back()
            case "skip":
                return self._press_verb(self.table.hud.skip)
            case "confirm" if self.table.cues.fan_lifted:
                self.table.cues.fan_lifted = False  # nobody means a card that is out of sight
            case "confirm":
                return self._enter()
            case "inspect":
                self._inspect()
            case action if action in ACTIONS:
                return self._act(action, self._first_lead_centre())
            case "page-up" | "page-down" as page:
                self._leaf_through(1 if page == "page-down" else -1)
            case action if action in ARROWS or action in STEPS:
                self._walk_on(action)
        return None

    def _back(self) -> Transition | None:
        """Leave one thing at a time: the tip, the carried card, then the table."""
        if self.table.cues.tip is not None:
            self.put_tip_away()
        elif self.table.cues.carried is not None:
            self.table.reset_cues()
        elif self.table.session.can_cancel():
            self.table.cancel()
        else:
            return self._use_tool_button("menu")
        return None

    def _inspect(self) -> None:
        """Show the card under the focus or the pointer large, as a right click does."""
        spot = self.table.cues.focused or self.table.cues.hovered
        card = self._card_at(spot) if spot else 0
        self.table.cues.inspected = card or self.table.cues.inspected

    def _first_lead_centre(self) -> tuple[int, int]:
        return self.table.layout.leads.cards[0].center

    def _turn_fan(self, by: int) -> bool:
        """Turn to another page of the cards to choose from; the focus goes to its first card."""
        focused, cues = self.table.cues.focused, self.table.cues
        if not cues.fan or not self.table.turn_fan(by):
            return False
        if focused is not None and focused.name == "fan":
            cues.focused = self._walk.spot = Spot("fan", 0 if by > 0 else len(cues.fan) - 1)
            cues.inspected = cues.fan[cues.focused.index]
        return True

    def _leaf_through(self, by: int) -> None:
        """Turn the pages of a fan; before the first one it is lifted off the leads."""
        cues = self.table.cues
        if by > 0 and cues.fan_lifted:
            cues.fan_lifted = False
        elif not self._turn_fan(by) and by < 0 and cues.fan:
            cues.fan_lifted = True

    def _walk_on(self, action: str) -> None:
        """Move the focus to the next thing that can be done."""
        table = self.table
        table.cues.fan_lifted = False
        here, ends = table.cues.focused, {"left": 0, "right": len(table.cues.fan) - 1}
        at_end = here is not None and here.name == "fan" and ends.get(action) == here.index
        if at_end and self._turn_fan(1 if action == "right" else -1):
            return
        spots = focusable(table.layout, table.view, table.cues, table.hud)
        spot = self._walk.step(action, spots, answers(spots, table.view, table.cues))
        self.table.cues.focused = spot
        self._look_at(spot)
        if spot is None:
            return
        rect = dict(spots)[spot]
        card = self._card_at(spot)
        self.table.cues.inspected = card or self.table.cues.inspected
        if self.table.cues.carried is not None:
            self._carry_beside(rect)

    def _enter(self) -> Transition | None:
        spot = self.table.cues.focused
        if spot is None:
            return self._press_verb("do" if self.table.hud.do else "")
        spots = dict(focusable(self.table.layout, self.table.view, self.table.cues, self.table.hud))
        rect = spots.get(spot)
        if rect is None:
            return None
        if self.table.cues.carried is not None:
            return self._drop(rect.center)
        return self.activate(spot, rect.center)

    # Tips

    def _look_at(self, spot: Spot | None) -> None:
        """Turn to another spot; a reason why something cannot be done is told at once."""
        if spot == self._looked_at:
            return
        self._look_at_nothing()
        self._looked_at = spot
        cues = self.table.cues
        if spot is None or cues.carried is not None or cues.fan and spot.name == "header":
            return
        wait = PREVIEW_AFTER_S if spot.name in PREVIEWED else TIP_AFTER_S
        self._tip_timer.on(spot, 0.0 if self._is_refused(spot) else wait)
        self.pass_time(0.0)

    def _is_refused(self, spot: Spot) -> bool:
        """Say whether a tip answers why something is not possible, or not worth it."""
        hud = self.table.hud
        if spot.name == "header":
            return hud.lines[spot.index].closable and not hud.lines[spot.index].puzzles
        return spot.name == "action" and bool(hud.actions[spot.index].reason)

    def _look_at_nothing(self) -> None:
        self._looked_at = None
        self._tip_timer.off()
        self.table.cues.tip = None
        self.table.perils.asked.clear()

    def put_tip_away(self) -> None:
        """Take away the tip that is shown or waited for."""
        self._tip_timer.off()
        self.table.cues.tip = None

    def _is_there(self, spot: Spot) -> bool:
        if spot.name == "fan":
            return spot.index < len(self.table.cues.fan)
        return any(found == spot for found, _ in self.table.layout.spots)

    def seen(self) -> Seen:
        """Return all that a tip may speak of now."""
        table = self.table
        return Seen(
            table.session.state,
            table.view,
            table.hud,
            table.layout,
            table.preferences.odds,
            table.cues.fan,
            table.perils,
        )

    def tip_layout(self) -> TipLayout | None:
        """Return where the tip lies that is shown now."""
        table = self.table
        return tip_layout(table.cues, table.layout, table.theme)

    def _on_tip(self, pos: tuple[int, int]) -> bool:
        """Say whether the pointer is on the tip, which then stays."""
        layout = self.tip_layout()
        return layout is not None and layout.holds(pos, tip_gap(self.table.layout.scale))

    def _link_at(self, pos: tuple[int, int]) -> str:
        """Return the clause whose link is under the pointer."""
        layout, tip = self.tip_layout(), self.table.cues.tip
        hit = layout is not None and layout.link is not None and layout.link.collidepoint(pos)
        return tip.clause if hit and tip is not None else ""

    def _clauses(self) -> tuple[str, ...]:
        """Return where the rules speak of what is said or looked at now, else of the question."""
        cues = self.table.cues
        if cues.toast and cues.toast_clause:
            return (cues.toast_clause,)
        if cues.tip is not None and cues.tip.clause:
            return (cues.tip.clause,)
        spot = cues.focused or cues.hovered
        found = clauses_of(self.seen(), spot) if spot is not None else ()
        choice = self.table.session.choice
        return found or ((wording.prompt_clause(choice),) if choice else ())


def _reads_on(event: pygame.event.Event) -> bool:
    """Say whether an input at the end of a game turns to its last page; Shift alone does not."""
    if event.type == pygame.KEYDOWN:
        return bool(keys.names_of(event))
    return event.type == pygame.MOUSEBUTTONUP


def look_into(table: TableScene, spot: Spot) -> Transition | None:
    """Open what a spot stands for: how a counter came about, or the cards of a pile."""
    if spot.name == "odds" and table.hud.next_cards:
        return table.callbacks.on_pile(Spot("stack"), table)
    if spot.name == "odds" and table.preferences.odds == "off":
        return None
    if spot.name in EXPLAINED:
        return table.callbacks.on_explain(spot.name, spot, table)
    return table.callbacks.on_pile(spot, table)
