"""Turn mouse and keys into commands of the table: drag, click-click and keyboard as equals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from arkham.files.texts import texts
from arkham.rules.areas import BRIEFCASE
from arkham.rules.choices import Option, Verb
from arkham.scenes.stack import Transition
from arkham.scenes.table import gestures
from arkham.scenes.table.carrier import Carrier
from arkham.scenes.table.hud_actions import ACTION_VERBS
from arkham.scenes.table.layout.table import ACTIONS, Spot
from arkham.scenes.table.paint.overlay import fan_rects
from arkham.scenes.table.spots import ARROWS, STEPS, Walk, card_at, focusable
from arkham.scenes.table.tip_timer import Tips
from arkham.scenes.table.tips import card_clauses
from arkham.settings import keys

if TYPE_CHECKING:
    from arkham.scenes.table.scene import TableScene

DRAG_FROM = 6  # units the pointer must move before a press is a drag
EXPLAINED = ("odds", "mark", "time", "stability", "trouble", "hand_limit")


@dataclass(slots=True)
class _Press:
    pos: tuple[int, int]
    card: int


class TableInput:
    """The player's hands on one table."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self._press: _Press | None = None
        self._walk = Walk()
        self.carrier = Carrier(table, self._one_of)
        self.tips = Tips(table)

    def reset(self) -> None:
        """Let go of everything."""
        self._press = None
        self._walk.reset()
        self.carrier.reset()
        self.tips.reset()

    def handle(self, event: pygame.event.Event) -> Transition | None:
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self.table.finish_motion()
        if self.table.session.outcome is not None and _reads_on(event):
            return self.table.callbacks.on_end(self.table)
        match event.type:
            case pygame.MOUSEMOTION:
                self._move(event.pos)
            case pygame.MOUSEBUTTONDOWN:
                return self._down(event)
            case pygame.MOUSEBUTTONUP if event.button == 1:
                return self._up(event.pos)
            case pygame.KEYDOWN:
                return self._key(event)
            case pygame.WINDOWFOCUSLOST | pygame.WINDOWLEAVE:
                if self.table.cues.carried is not None and self.table.cues.carried.dragged:
                    self.carrier.put_back()
        return None

    @property
    def due(self) -> float | None:
        """Return in how many seconds something is to be shown that waits for a steady hand."""
        waits = [due for due in (self.carrier.due, self.tips.due) if due is not None]
        return min(waits, default=None)

    def pass_time(self, dt: float) -> None:
        """Show what a steady pointer or focus has waited for."""
        self.carrier.pass_time(dt)
        self.tips.pass_time(dt)

    def _move(self, pos: tuple[int, int]) -> None:
        if self._press is None and self.tips.holds(pos):
            return
        self.table.cues.focused = None
        self.table.cues.hovered = self.table.layout.spot_at(pos)
        self.tips.look(self.table.cues.hovered)
        press = self._press
        if press is not None and self.table.cues.carried is None:
            far = max(abs(pos[0] - press.pos[0]), abs(pos[1] - press.pos[1]))
            if far >= self.table.layout.scale.u(DRAG_FROM) and gestures.can_grip(
                self.table.session.state, press.card
            ):
                self.carrier.pick_up(press.card, pos, dragged=True)
        self.carrier.move(pos)
        if self.table.cues.carried is None and (hovered_card := self._card_under(pos)):
            self.table.cues.inspected = hovered_card

    def _card_under(self, pos: tuple[int, int]) -> int:
        for card, rect in reversed(self._fan()):
            if rect.collidepoint(pos):
                return card
        spot = self.table.layout.spot_at(pos)
        return card_at(self.table.view, spot) if spot else 0

    def _fan(self) -> list[tuple[int, pygame.Rect]]:
        if not self.table.cues.fan:
            return []
        rects = fan_rects(self.table.layout, len(self.table.cues.fan))
        return list(zip(self.table.cues.fan, rects, strict=True))

    def _down(self, event: pygame.event.Event) -> Transition | None:
        if event.button == 3:
            if self.table.cues.carried is not None:
                self.carrier.put_back()
            else:
                self.table.cues.inspected = self._card_under(event.pos) or self.table.cues.inspected
        elif event.button == 1:
            if clause := self.tips.link_at(event.pos):
                return self.table.callbacks.on_rule((clause,), self.table)
            self._press = _Press(event.pos, self._card_under(event.pos))
        return None

    def _up(self, pos: tuple[int, int]) -> Transition | None:
        press, self._press = self._press, None
        if self.table.cues.carried is not None and (
            self.table.cues.carried.dragged or press is not None
        ):
            return self.carrier.drop(pos)
        if press is None:
            return None
        return self._click(pos)

    def _click(self, pos: tuple[int, int]) -> Transition | None:
        for card, rect in reversed(self._fan()):
            if rect.collidepoint(pos):
                return self._use_card(card, pos)
        spot = self.table.layout.spot_at(pos)
        if spot is None:
            return None
        return self.activate(spot, pos)

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
                tools = self.table.view.areas[BRIEFCASE]
                options = gestures.tool_options(choice, tools[0]) if tools else []
                wanted = [o for o in options if o.side == spot.index + 1]
                return self._one_of(wanted) if wanted else None
            case "briefcase":
                tools = self.table.view.areas[BRIEFCASE]
                if spot.index < len(tools):
                    return self._one_of(gestures.tool_options(choice, tools[spot.index]))
                return None
            case "header" | "slot":
                anchor = self.table.view.lines[spot.index][0]
                close = gestures.option_of(choice, Verb.CLOSE, onto=anchor)
                if close is not None and spot.name == "header":
                    self.table.do(close)
                return None
            case "lead" | "hand" | "card" | "head" | "contact":
                card = card_at(self.table.view, spot)
                return self._use_card(card, pos) if card else None
            case "inspector":
                return self._open_rules(pos)
            case _:
                return look_into(self.table, spot)

    def _use_card(self, card: int, pos: tuple[int, int]) -> Transition | None:
        """Answer with a card, or pick it up to choose where it goes."""
        self.table.cues.inspected = card
        pick = gestures.answers_by_click(self.table.session.state, card)
        if pick is not None:
            self.table.do(pick)
        elif gestures.can_grip(self.table.session.state, card):
            self.carrier.pick_up(card, pos, dragged=False)
        return None

    def _act(self, action: str, pos: tuple[int, int]) -> Transition | None:
        """Press one of the five actions; what needs a card or a case asks for it by lighting up."""
        verb = ACTION_VERBS[action]
        status = next(a for a in self.table.hud.actions if a.name == action)
        if not status.enabled:
            self.table.say(status.reason)
            return None
        options = [o for o in self.table.session.state.choice.options if o.verb is verb]  # type: ignore[union-attr]
        if len(options) == 1:
            self.table.do(options[0])
        elif verb is Verb.LEAD:
            self.carrier.pick_up(self.table.session.state.first_lead(), pos, dragged=False)
        elif verb is Verb.HAND:
            cards = {option.card for option in options}
            if len(cards) == 1:
                self.carrier.pick_up(cards.pop(), pos, dragged=False)
            else:
                self.table.say(texts()["hints"]["choose_hand_card"])
        else:
            self.table.say(texts()["hints"]["choose_case"])
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
        clause = table.painter.clause_at(pos)
        card = table.painter.inspected(table.session.state, table.cues)
        found = (clause,) if clause else card_clauses(table.session.state, card)
        return table.callbacks.on_rule(found, table)

    def _tool_spot(self, tool: str) -> Spot | None:
        names = self.table.layout.inspector.tool_names
        return Spot("tool", names.index(tool)) if tool in names else None

    def _explain(self, topic: str, spot: Spot | None) -> Transition | None:
        """Ask for a sheet beside what it explains; what is not shown explains nothing."""
        return self.table.callbacks.on_explain(topic, spot, self.table) if spot else None

    def _press_verb(self, verb: str) -> Transition | None:
        option = gestures.option_of(self.table.session.choice, Verb(verb)) if verb else None
        if option is not None:
            self.table.do(option)
        return None

    def _one_of(self, options: list[Option]) -> Transition | None:
        """Do the only option, or let the player choose between several."""
        if len(options) == 1:
            self.table.do(options[0])
        elif options:
            return self.table.callbacks.on_choose(options, self.table)
        return None

    # Keys

    def _key(self, event: pygame.event.Event) -> Transition | None:
        match keys.action_of(event):
            case "undo" | "redo" as tool:
                self._use_tool_button(tool)
            case "rules":
                return self.table.callbacks.on_rule(self.tips.clauses(), self.table)
            case "hint" | "log" as tool:
                return self._use_tool_button(tool)
            case "back":
                return self._back()
            case "skip":
                return self._press_verb(self.table.hud.skip)
            case "confirm":
                return self._enter()
            case "inspect":
                self._inspect()
            case action if action in ACTIONS:
                return self._act(action, self._first_lead_centre())
            case action if action in ARROWS or action in STEPS:
                self._walk_on(action)
        return None

    def _back(self) -> Transition | None:
        """Leave one thing at a time: the tip, the carried card, then the table."""
        if self.table.cues.tip is not None:
            self.table.cues.tip = None
        elif self.table.cues.carried is not None:
            self.carrier.put_back()
        else:
            return self._use_tool_button("menu")
        return None

    def _inspect(self) -> None:
        """Show the card under the focus or the pointer large, as a right click does."""
        spot = self.table.cues.focused or self.table.cues.hovered
        card = card_at(self.table.view, spot) if spot else 0
        self.table.cues.inspected = card or self.table.cues.inspected

    def _first_lead_centre(self) -> tuple[int, int]:
        return self.table.layout.leads.cards[0].center

    def _walk_on(self, action: str) -> None:
        """Move the focus to the next thing that can be done."""
        spots = focusable(self.table.layout, self.table.view, self.table.cues)
        spot = self._walk.step(action, spots)
        self.table.cues.focused = spot
        self.tips.look(spot)
        if spot is None:
            return
        rect = dict(spots)[spot]
        card = (
            card_at(self.table.view, spot)
            if spot.name != "fan"
            else self.table.cues.fan[spot.index]
        )
        self.table.cues.inspected = card or self.table.cues.inspected
        if self.table.cues.carried is not None:
            self.carrier.walk(rect)

    def _enter(self) -> Transition | None:
        spot = self.table.cues.focused
        if spot is None:
            return self._press_verb("do" if self.table.hud.do else "")
        spots = dict(focusable(self.table.layout, self.table.view, self.table.cues))
        rect = spots.get(spot)
        if rect is None:
            return None
        if self.table.cues.carried is not None:
            return self.carrier.drop(rect.center)
        if spot.name == "fan":
            return self._use_card(self.table.cues.fan[spot.index], rect.center)
        return self.activate(spot, rect.center)


def _reads_on(event: pygame.event.Event) -> bool:
    """Say whether an input at the end of a game turns to its last page; Shift alone does not."""
    if event.type == pygame.KEYDOWN:
        return bool(keys.names_of(event))
    return event.type == pygame.MOUSEBUTTONUP


def look_into(table: TableScene, spot: Spot) -> Transition | None:
    """Open what a spot stands for: how a counter came about, or the cards of a pile."""
    if spot.name == "odds" and table.preferences.odds == "off":
        return None
    if spot.name in EXPLAINED:
        return table.callbacks.on_explain(spot.name, spot, table)
    return table.callbacks.on_pile(spot, table)
