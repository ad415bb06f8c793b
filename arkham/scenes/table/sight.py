"""What the player is doing and what the still table shows, at one moment.

The painters take the values of their parts from it.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from arkham.rules.choices import Verb
from arkham.rules.state import GameState
from arkham.scenes.table import targets
from arkham.scenes.table.hud import Hud
from arkham.scenes.table.layout.table import Cells, Placement, Spot, TableLayout, cells
from arkham.scenes.table.targets import Forms
from arkham.scenes.table.ticket import Ticket
from arkham.scenes.table.view import TableView
from arkham.words import wording

if TYPE_CHECKING:
    from arkham.scenes.table.motion.stage import Stage
    from arkham.scenes.table.tips import Tip


@dataclass(slots=True)
class Carried:
    """A card in the player's hand, by drag, by click or by key."""

    card: int
    pos: tuple[int, int]  # where the pointer holds it
    dragged: bool  # False: it was picked up with a click or a key and goes with the pointer


@dataclass(slots=True)
class Cues:
    """Hover, focus, what is lit and why the rest is not."""

    hovered: Spot | None = None
    focused: Spot | None = None  # only while the keyboard leads
    carried: Carried | None = None
    lit: frozenset[int] = frozenset()  # first cards of the lines that would take the carried card
    pointed: int = 0  # first card of the line under the carried card, whether it takes it or not
    aimed: int = 0  # the same if it takes it
    aimed_place: str = ""  # the other place under it that would take it
    refused: dict[int, tuple[Forms, ...]] = field(default_factory=dict)  # the others: why not
    picks: frozenset[int] = frozenset()  # cards of the table that answer the question
    playable: frozenset[int] = frozenset()  # cards that fit a case now
    chosen: frozenset[int] = frozenset()  # puzzles already chosen to be scored
    places: dict[str, Forms] = field(default_factory=dict)  # other places for it, and what for
    inspected: int = 0
    tip: Tip | None = None
    tip_at: Spot | None = None  # what the tip explains
    ticket: Ticket | None = None
    toast: str = ""  # a refusal or news, for some seconds
    toast_clause: str = ""  # where the rules say so
    toast_warns: bool = False  # a refusal or something amiss: it wears the warning sign
    toast_beside: bool = True  # it may lie at the free end of a line
    fan: tuple[int, ...] = ()  # cards of a pile laid out to choose from, one page of them
    fan_from: int = 0  # the place of the first of them in the pile
    fan_count: int = 0  # how many there are on all pages
    fan_fits: tuple[tuple[str, ...], ...] = ()  # the cases that would take each now, longest first
    fan_title: str = ""
    fan_areas: tuple[str, ...] = ()  # where each comes from, if not all come from one place
    fan_piles: tuple[tuple[str, int, bool], ...] = ()  # name, count, whether the question offers it
    fan_label: Forms = ()  # what one of them is picked for
    fan_lifted: bool = False  # off the leads, to look at what it lies on
    lifts: dict[int, int] = field(default_factory=dict)  # cards raised a little, in pixels

    def ask(self, state: GameState) -> None:
        """Mark the cards of the table that answer the question."""
        self.picks = frozenset(targets.picks(state.choice))
        self.playable = targets.playable(state.choice)

    def lay_out_fan(self, state: GameState, start: int = 0) -> None:
        """Lay out the cards of a pile that answer the question, a page from one place on."""
        whole, choice = targets.fan_of(state), state.choice
        page = slice(start, start + targets.PAGE)
        self.fan, self.fan_from, self.fan_count = whole[page], start, len(whole)
        self.fan_lifted = False
        self.fan_areas = targets.fan_areas(state, whole)[page]
        self.fan_piles = targets.fan_piles(state, whole)
        self.fan_fits = targets.fan_fits(state, self.fan)
        self.fan_title = wording.prompt_line(state, choice) if self.fan and choice else ""
        self.fan_label = targets.label_of(choice, Verb.PICK)


@dataclass(frozen=True, slots=True)
class Sight:
    """One moment of a table, but for what moves over it."""

    layout: TableLayout
    view: TableView  # where every card belongs
    landed: TableView  # the same as far as cards have come there
    hud: Hud
    cues: Cues
    state: GameState
    cards: tuple[tuple[int, Placement], ...]  # those that lie still, in drawing order
    tied: tuple[int, ...]  # pieces of each line's string
    clock: float  # fractions while they move
    mirror: float
    fan_open: float  # 0 to 1, how far a pile is laid out
    unseen: bool  # what is unseen is shown by a light of its own
    busy: bool  # events are still shown, so nothing can be answered yet

    @classmethod
    def of(cls, stage: Stage, hud: Hud, cues: Cues, state: GameState) -> Sight:
        """Look at a stage."""
        held = cues.carried.card if cues.carried else 0
        return cls(
            stage.layout,
            stage.view,
            stage.landed,
            hud,
            cues,
            state,
            tuple(
                (card, replace(place, lift=cues.lifts[card]) if card in cues.lifts else place)
                for card, place in stage.at_rest()
                if card != held
            ),
            tuple(stage.threads.of(line[0]).tied for line in stage.view.lines),
            stage.clock.value,
            stage.mirror.value,
            stage.fan.value,
            bool(stage.light_source),
            stage.director.busy,
        )

    @property
    def cells(self) -> Cells:
        """Return the piece of the window that each part of the furniture fills."""
        return cells(self.layout, self.layout.window)
