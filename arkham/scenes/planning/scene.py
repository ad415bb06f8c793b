"""Plan on the table: lay ghosts of open cards on the lines, by drag, by two clicks or by keys.

The game is not touched. The table's own picture is drawn with the ghosts in its lines; what the
plan needs and brings is asked of `play/plan.py` after every change.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import pygame

from arkham.play.plan import Fate, Ghost, Laid, Outlook, outlook, sources
from arkham.rules.areas import HAND, LEADS
from arkham.scenes.draw.brush import Brush, section
from arkham.scenes.draw.shapes import lay_outline
from arkham.scenes.planning.paint import (
    BUTTONS,
    GhostPainter,
    SheetLayout,
    draw_faults,
    draw_lost,
    draw_number,
    draw_reach,
    draw_sheet,
    draw_slip,
    draw_source,
    draw_veil,
    sheet_layout,
)
from arkham.scenes.planning.words import fault, figures, reason, sentences
from arkham.scenes.stack import Appearance, Pop, Scene, Transition
from arkham.scenes.table.hud import Hud, line_status
from arkham.scenes.table.layout.table import Look, Placement, Spot, TableLayout
from arkham.scenes.table.motion.scripts import perform
from arkham.scenes.table.motion.stage import Stage
from arkham.scenes.table.paint.carry import carried_width, held_beside
from arkham.scenes.table.scene import TableScene
from arkham.scenes.table.sight import Cues, Sight
from arkham.scenes.table.spots import ARROWS, STEPS, Places, Walk
from arkham.scenes.table.view import TableView
from arkham.scenes.widgets.button import Button
from arkham.scenes.widgets.button import Look as ButtonLook
from arkham.settings import keys

DRAG_FROM = 6  # units the pointer must move before a press is a drag
_KEYS = {"back": "plan-back", "clear": "plan-clear", "keep": "plan", "leave": "back"}
_SOURCES = {"lead": LEADS, "hand": HAND}


@dataclass(slots=True)
class _Held:
    """A ghost in the player's hand."""

    card: int
    pos: tuple[int, int]
    dragged: bool


class PlanningScene(Scene):
    """The table with a plan laid over it."""

    def __init__(
        self,
        table: TableScene,
        on_keep: Callable[[tuple[Ghost, ...]], None],
        plan: tuple[Ghost, ...] = (),
    ) -> None:
        self.table = table
        self.theme = table.theme
        self.state = table.session.state
        self.plan = plan
        self._on_keep = on_keep
        self._was_kept = bool(plan)  # then keeping none rubs the old one out
        self.outlook: Outlook = outlook(self.state, plan)
        self._cues = Cues(inspected=table.cues.inspected)
        self._stage = Stage(self.state.rules, self.theme, self._view(), table.layout_for, perform)
        self._ghosts = GhostPainter(table.picture.cards, self.theme)
        self._held: _Held | None = None
        self._press: tuple[tuple[int, int], Spot | None] | None = None
        self._walk = Walk()
        self._focus: Spot | None = None
        self._hover: Spot | None = None
        self._refresh()

    # What is shown

    def _view(self) -> TableView:
        """Return the table with the ghosts at the ends of their lines."""
        view = TableView.of(self.state)
        for line in view.lines:
            line += [one.ghost.card for one in self.shown if one.ghost.onto == line[0]]
        return view

    @property
    def shown(self) -> list[Laid]:
        """Return the ghosts that are drawn: those of open lines that are not played yet."""
        anchors = {line[0] for line in self.state.lines}
        return [
            one
            for one in self.outlook.laid
            if one.fate is not Fate.DONE and one.ghost.onto in anchors
        ]

    def _refresh(self) -> None:
        """Look at the plan anew."""
        self.outlook = outlook(self.state, self.plan)
        self._stage.reset(self._view())

    @property
    def layout(self) -> TableLayout:
        return self._stage.layout

    @property
    def sheet(self) -> SheetLayout:
        return sheet_layout(self.layout)

    def _place(self, card: int, area: int) -> pygame.Rect | None:
        """Return where a card of the leads or the hand lies."""
        cards = self._stage.view.areas[area]
        rects = self.layout.leads.cards if area == LEADS else self.layout.bottom.hand
        places = dict(zip(cards, rects, strict=False))
        return places.get(card)

    def _ghost_places(self) -> dict[int, Placement]:
        ghosts = {one.ghost.card for one in self.shown}
        return {card: place for card, place in self._stage.at_rest() if card in ghosts}

    def _buttons(self) -> list[Button]:
        words, none = section("plan"), "" if self.plan else section("plan")["nothing"]
        return [
            Button(
                id=name,
                name=words[name][0],
                short=words[name][-1],
                rect=rect,
                key=keys.label(_KEYS[name]),
                reason="" if name == "leave" or (name == "keep" and self._was_kept) else none,
                style="primary" if name == "leave" else "plain",
            )
            for name, rect in zip(BUTTONS, self.sheet.buttons, strict=True)
        ]

    # Changing the plan

    def lay(self, card: int, onto: int) -> None:
        """Lay a ghost at the end of a line; one that lies elsewhere is moved."""
        self.plan = (*(g for g in self.plan if g.card != card), Ghost(card, onto))
        self.table.callbacks.on_moment("lift")
        self._refresh()

    def take_back(self, card: int = 0) -> None:
        """Take a ghost back, the last one unless a card is named."""
        if self.plan:
            last = card or self.plan[-1].card
            self.plan = tuple(ghost for ghost in self.plan if ghost.card != last)
            self._refresh()

    def clear(self) -> None:
        self.plan = ()
        self._refresh()

    def _do(self, name: str) -> Transition | None:
        """Use one of the four buttons, or the key that does the same."""
        if name == "back":
            self.take_back()
        elif name == "clear":
            self.clear()
        else:
            if name == "keep":  # what does not fit is no plan
                self._on_keep(tuple(o.ghost for o in self.outlook.laid if o.fate is Fate.FITS))
            return Pop()
        return None

    # Input

    def handle(self, event: pygame.event.Event) -> Transition | None:
        match event.type:
            case pygame.KEYDOWN:
                return self._key(keys.action_of(event))
            case pygame.MOUSEMOTION:
                self._move(event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                self._press = (event.pos, self._spot_at(event.pos))
            case pygame.MOUSEBUTTONDOWN if event.button == 3:
                self._held = None
            case pygame.MOUSEBUTTONUP if event.button == 1:
                return self._up(event.pos)
            case pygame.WINDOWFOCUSLOST | pygame.WINDOWLEAVE:
                if self._held is not None and self._held.dragged:
                    self._held = None
        return None

    def _key(self, action: str) -> Transition | None:
        match action:
            case "back":
                if self._held is not None:
                    self._put_down()
                    return None
                return self._do("leave")
            case "plan-back" | "undo":
                return self._do("back")
            case "plan-clear":
                return self._do("clear")
            case "plan":
                return self._do("keep")
            case "confirm" | "skip":
                return self._enter()
            case "inspect":
                self._inspect(self._focus or self._hover)
            case _ if action in ARROWS or action in STEPS:
                self._walk_on(action)
        return None

    def spots(self) -> Places:
        """Return what can be pointed at or have the focus now, in reading order."""
        if self._held is not None:
            rows = self.layout.lines.rows
            return [(Spot("slot", i), row.rect) for i, row in enumerate(rows)]
        cards = set(sources(self.state))
        found: Places = []
        for name, area in _SOURCES.items():
            visible = (
                self.layout.leads.visible if area == LEADS else self.layout.bottom.hand_visible
            )
            for i, (card, rect) in enumerate(
                zip(self._stage.view.areas[area], visible, strict=False)
            ):
                if card in cards:
                    found.append((Spot(name, i), rect))
        places = self._ghost_places()
        for i, one in enumerate(self.shown):
            found.append((Spot("ghost", i), places[one.ghost.card].rect))
        found += [(Spot("button", i), rect) for i, rect in enumerate(self.sheet.buttons)]
        return found

    def _spot_at(self, pos: tuple[int, int]) -> Spot | None:
        """Return what lies under a point; ghosts that lie later cover the earlier ones."""
        hits = [spot for spot, rect in self.spots() if rect.collidepoint(pos)]
        return hits[-1] if hits else None

    def card_of(self, spot: Spot | None) -> int:
        """Return the card that a spot shows, 0 if it shows none."""
        if spot is None:
            return 0
        if spot.name == "ghost":
            return self.shown[spot.index].ghost.card
        area = _SOURCES.get(spot.name)
        return self._stage.view.areas[area][spot.index] if area is not None else 0

    def _inspect(self, spot: Spot | None) -> None:
        if card := self.card_of(spot):
            self._cues.inspected = card

    def _walk_on(self, action: str) -> None:
        spots = self.spots()
        self._focus = self._walk.step(action, spots)
        self._inspect(self._focus)
        if self._held is not None and self._focus is not None:
            self._held.pos = held_beside(self.layout, dict(spots)[self._focus])

    def _enter(self) -> Transition | None:
        spots = dict(self.spots())
        if self._focus is None or self._focus not in spots:
            return None
        return self._use(self._focus, spots[self._focus].center)

    def _use(self, spot: Spot, pos: tuple[int, int]) -> Transition | None:
        """Do what a spot is for: the same for a click and for the keys."""
        if spot.name == "button":
            button = self._buttons()[spot.index]
            return self._do(BUTTONS[spot.index]) if button.enabled else None
        if spot.name == "slot" and self._held is not None:
            card = self._held.card
            self._put_down()
            self.lay(card, self.state.lines[spot.index][0])
        elif spot.name == "ghost":
            self.take_back(self.card_of(spot))
        elif card := self.card_of(spot):
            self._held = _Held(card, pos, dragged=False)
            self._inspect(spot)
            if self._focus is not None:  # the keys go on to where it fits
                self._walk.reset()
                self._walk_on("next")
        return None

    def _put_down(self) -> None:
        """Open the hand; the focus goes back to the card."""
        held, self._held = self._held, None
        self._walk.reset()
        if self._focus is not None and held is not None:
            for spot, _ in self.spots():
                if spot.name in _SOURCES and self.card_of(spot) == held.card:
                    self._focus = self._walk.spot = spot

    def _move(self, pos: tuple[int, int]) -> None:
        self._focus = None
        if self._press is not None and self._held is None:
            start, spot = self._press
            far = max(abs(pos[0] - start[0]), abs(pos[1] - start[1]))
            card = self.card_of(spot)
            if card and far >= self.layout.scale.u(DRAG_FROM):
                self._held = _Held(card, pos, dragged=True)
        if self._held is not None:
            self._held.pos = pos
        self._hover = self._spot_at(pos)
        self._inspect(self._hover)

    def _up(self, pos: tuple[int, int]) -> Transition | None:
        press, self._press = self._press, None
        held = self._held
        if held is None:
            spot = self._spot_at(pos)
            pressed_here = press is not None and press[1] == spot
            return self._use(spot, pos) if spot is not None and pressed_here else None
        row = self.layout.row_at(pos)
        self._held = None
        if row is not None and row < len(self.state.lines):
            self.lay(held.card, self.state.lines[row][0])
        elif held.dragged and press is not None and press[1] and press[1].name == "ghost":
            self.take_back(held.card)  # a ghost that is dragged off the lines is gone
        return None

    # Around

    def on_resize(self, size: tuple[int, int]) -> None:
        self.table.on_resize(size)
        self._held = None
        self._refresh()

    def restyle(self, appearance: Appearance) -> None:
        self.table.restyle(appearance)
        self.theme = self.table.theme
        self._ghosts = GhostPainter(self.table.picture.cards, self.theme)

    # Drawing

    def _hud(self) -> Hud:
        """Return what the table says, with the lines as the plan would leave them."""
        lines = tuple(line_status(self.state, line.line) for line in self.outlook.lines)
        return replace(self.table.hud, lines=lines)

    def _sight(self) -> Sight:
        sight = Sight.of(self._stage, self._hud(), self._cues, self.state)
        ghosts = {one.ghost.card for one in self.shown}
        return replace(sight, cards=tuple(c for c in sight.cards if c[0] not in ghosts))

    def draw(self, surface: pygame.Surface) -> None:
        brush = Brush(surface, self.theme, self.layout.scale)
        self.table.picture.draw(surface, self._sight(), self._stage)
        for row, line in zip(self.layout.lines.rows, self.outlook.lines, strict=True):
            draw_reach(brush, row.header, line)
        draw_veil(brush, self.layout)
        self._draw_sources(brush)
        self._draw_ghosts(brush)
        words = section("plan")
        card = self.state.rules.cards[self._held.card].title if self._held else ""
        draw_slip(
            brush, self.layout, [f.format(card=card) for f in words["carry" if card else "prompt"]]
        )
        odds = self.table.preferences.odds
        draw_sheet(
            brush,
            self.sheet,
            figures(self.state, self.outlook),
            sentences(self.state, self.outlook, odds),
        )
        self._draw_buttons(brush)
        self._draw_held(brush)

    def _draw_sources(self, brush: Brush) -> None:
        """Draw the planned cards where they lie, and strike out the leads that are lost."""
        cards = self.table.picture.cards
        places = [
            (one, rect)
            for one in self.shown
            for area in _SOURCES.values()
            if (rect := self._place(one.ghost.card, area)) is not None
        ]
        for one, rect in places:
            draw_source(brush, cards.face(one.ghost.card, rect.width), rect)
        for lost in self.outlook.lost:
            rect = self._place(lost.card, LEADS) if lost.card else None
            if rect is not None:
                draw_lost(brush, rect, lost)
        for one, rect in places:
            draw_number(brush, (rect.left + brush.u(16), rect.bottom - brush.u(12)), one)

    def _draw_ghosts(self, brush: Brush) -> None:
        places = self._ghost_places()
        faults = []
        for order, one in enumerate(self.shown):
            place = places[one.ghost.card]
            self._ghosts.draw(brush, one.ghost.card, place, one, order)
            if words := fault(one):
                faults.append((place.rect, words))
        draw_faults(brush, faults, self.layout.lines.area)

    def _draw_buttons(self, brush: Brush) -> None:
        for i, button in enumerate(self._buttons()):
            spot = Spot("button", i)
            look = ButtonLook(
                focused=spot == self._focus,
                hovered=spot == self._hover and self._focus is None,
            )
            button.draw(brush, look)

    def _draw_held(self, brush: Brush) -> None:
        """Draw the focus, or the ghost in hand and what each line would say to it."""
        u = brush.u
        if self._focus is not None and self._focus.name != "button":
            rect = dict(self.spots()).get(self._focus)
            if rect is not None:
                ring = rect.inflate(round(u(10)), round(u(10)))
                stroke = brush.scale.line(3, 3)
                lay_outline(brush.surface, ring, u(11), self.theme.lamp, stroke)
        if self._held is None:
            return
        refused = []
        for row, line in zip(self.layout.lines.rows, self.state.lines, strict=True):
            *_, last = outlook(
                self.state,
                (
                    *(g for g in self.plan if g.card != self._held.card),
                    Ghost(self._held.card, line[0]),
                ),
            ).laid
            if last.fate is Fate.FITS:
                ring = row.slot.inflate(round(u(6)), round(u(6)))
                lay_outline(brush.surface, ring, u(9), self.theme.lamp, brush.scale.line(3, 3))
            else:
                words = reason(last.refusals[0]) if last.refusals else section("plan")["gone"]
                refused.append((row.slot, words))
        draw_faults(brush, refused, self.layout.lines.area)
        width = carried_width(self.layout)
        rect = pygame.Rect(0, 0, width, round(width * 1.4))
        rect.center = (self._held.pos[0], round(self._held.pos[1] + rect.height * 0.2))
        self._ghosts.carried(brush, self._held.card, Placement(rect, Look.FACE))
