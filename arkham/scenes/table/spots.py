"""Walk over the table with the keys: what can have the focus, and what lies where."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from arkham.rules.areas import DISCARD, HAND, LEADS
from arkham.rules.mechanisms import PANELS
from arkham.rules.mechanisms.base import PanelKind
from arkham.rules.state import GameState
from arkham.scenes.table.hud import Hud
from arkham.scenes.table.layout.table import Spot, TableLayout
from arkham.scenes.table.paint.overlay import fan_layout
from arkham.scenes.table.sight import Cues
from arkham.scenes.table.targets import Place, can_grip
from arkham.scenes.table.view import TableView

Places = list[tuple[Spot, pygame.Rect]]
_SILENT = frozenset({"slot"})  # nothing to do there without a card
ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
STEPS = {"next": 1, "previous": -1}
_CARDS = ("lead", "hand", "card", "head")
_RISES_POINTED, _RISES_ASKED, _RISES_BOTH = 9.0, 8.0, 15.0  # units
_PANELS = (PanelKind.STRIP, PanelKind.GOALS, PanelKind.BAG, PanelKind.HELPER)
AREAS_OF_SPOTS = {"lead": LEADS, "hand": HAND} | {
    panel.kind.value: panel.area for panel in PANELS if panel.kind in _PANELS
}
"""Where the cards lie that a spot shows, by the name of the spot: a panel's is its kind."""


def card_at(view: TableView, spot: Spot) -> int:
    if spot.name in ("card", "head"):
        line = view.lines[spot.index] if spot.index < len(view.lines) else []
        return line[spot.card] if spot.card < len(line) else 0
    if spot.name in ("helper", "side"):
        return _nth(view.areas[AREAS_OF_SPOTS["helper"]], 0)
    if spot.name == "discard":
        return _nth(view.areas[DISCARD], -1)
    if spot.name in AREAS_OF_SPOTS:
        return _nth(view.areas[AREAS_OF_SPOTS[spot.name]], spot.index)
    return 0


def _nth(cards: Sequence[int], index: int) -> int:
    return cards[index] if -len(cards) <= index < len(cards) else 0


def heights_for(cues: Cues, view: TableView, state: GameState) -> dict[int, float]:
    """Return how high each card is to be raised: what answers, and what can be used here."""
    if cues.carried is not None:
        return {}
    heights = dict.fromkeys(cues.picks, _RISES_ASKED)
    spot = cues.focused or cues.hovered
    card = card_at(view, spot) if spot and spot.name in _CARDS else 0
    if card in cues.picks:
        heights[card] = _RISES_BOTH
    elif card and not cues.fan and can_grip(state, card):
        heights[card] = _RISES_POINTED
    return heights


def focusable(layout: TableLayout, view: TableView, cues: Cues, hud: Hud) -> Places:
    """Return what the keys can reach now, in reading order; only what is drawn."""
    if cues.carried is not None:
        return _targets(layout, view, cues)
    hidden = _not_drawn(hud)
    spots = [(spot, rect) for spot, rect in layout.spots if spot.name not in hidden]
    if cues.fan:
        fan = fan_layout(layout, cues)
        laid_out = [(Spot("fan", i), rect) for i, rect in enumerate(fan.cards)]
        return laid_out + [(s, r) for s, r in spots if not fan.panel.colliderect(r)]
    return spots


def _not_drawn(hud: Hud) -> frozenset[str]:
    """Return the names of the spots that have nothing to show at this question."""
    gone = set(_SILENT)
    if hud.track:  # the effects being resolved take the place of the actions
        gone.add("action")
    if not hud.skip and not hud.over:
        gone.add("skip")
    if not hud.do:
        gone.add("do")
    if not hud.checks:
        gone.add("checked")
    return frozenset(gone)


def answers(spots: Places, view: TableView, cues: Cues) -> list[Spot]:
    """Return the spots whose cards answer the question, in reading order."""
    return [
        spot for spot, _ in spots if spot.name == "fan" or card_at(view, spot) in (cues.picks or ())
    ]


def _targets(layout: TableLayout, view: TableView, cues: Cues) -> Places:
    """Return where a carried card can go, and the lines that say why not."""
    found: Places = []
    for index, (line, row) in enumerate(zip(view.lines, layout.lines.rows, strict=False)):
        if line[0] in cues.lit or line[0] in cues.refused:
            found.append((Spot("slot", index), row.slot.clip(row.rect)))
    for place, rect in place_zones(layout).items():
        if place.value in cues.places:
            found.append((Spot("place", list(Place).index(place)), rect))
    return found


def place_zones(layout: TableLayout) -> dict[Place, pygame.Rect]:
    """Return where a card can be put down besides the lines."""
    rail = layout.rail
    zones = {
        Place.HAND: layout.bottom.hand_zone,
        Place.DISCARD: layout.leads.discard,
        Place.PENALTY: rail.mirror,
        Place.BIG_PICTURE: rail.jigsaw or rail.goal_label,
        Place.STRIP: layout.strip.rect if layout.strip else rail.trouble,
    }
    if layout.bottom.bag:
        zones[Place.BAG] = layout.bottom.bag.rect
    return zones


class Walk:
    """The focus of the keys: Tab goes round, arrows go to the nearest thing that way."""

    def __init__(self) -> None:
        self.spot: Spot | None = None

    def reset(self) -> None:
        self.spot = None

    def step(self, action: str, spots: Places, first: Sequence[Spot] = ()) -> Spot | None:
        """Move on among these spots as an arrow or Tab asks, and return the new one.

        `first` are those among which the walk begins.
        """
        if not spots:
            self.spot = None
            return None
        order = [spot for spot, _ in spots]
        if self.spot not in order:
            self.spot = next(iter(first), order[0])
        elif action in STEPS:
            self.spot = order[(order.index(self.spot) + STEPS[action]) % len(order)]
        else:
            self.spot = _nearest(self.spot, spots, ARROWS[action])
        return self.spot


def _nearest(here: Spot, spots: Places, way: tuple[int, int]) -> Spot:
    """Return the closest spot in a direction; sideways distance counts double."""
    start = next(rect for spot, rect in spots if spot == here)
    best, cost = here, float("inf")
    for spot, rect in spots:
        dx, dy = rect.centerx - start.centerx, rect.centery - start.centery
        ahead = dx * way[0] + dy * way[1]
        aside = abs(dx * way[1]) + abs(dy * way[0])
        if spot != here and ahead > 0 and ahead + 2 * aside < cost:
            best, cost = spot, ahead + 2 * aside
    return best
