"""Say what every region of the table shows, so that only what changed is painted.

The regions lie in the cells of the window: the parts of both rails, the leads and the stacks
beside them, header and plate of every open case, prompt, hand, helper, and the actions or the
effects of the card that is being resolved. What is tied and tagged over the cards are parts of
their own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

import pygame

from arkham.rules.areas import BRIEFCASE, DISCARD, HAND, LEADS, MENACE_DECK, MENACES
from arkham.rules.state import GameState
from arkham.scenes.table.cues import Cues
from arkham.scenes.table.hud import Hud
from arkham.scenes.table.layout.table import TableLayout
from arkham.scenes.table.paint.mirror import stage_of
from arkham.scenes.table.paint.table import TablePainter
from arkham.scenes.table.picture.cells import Cells, cells
from arkham.scenes.table.picture.parts import Part
from arkham.scenes.table.view import TableView

Parts = dict[str, Part]


@dataclass(frozen=True, slots=True)
class Sight:
    """All that the resting picture depends on besides its cards."""

    layout: TableLayout
    view: TableView
    told: Callable[[], Hud]  # to read the table takes its time, so that is done when needed
    cues: Cues
    state: GameState
    tied: tuple[int, ...] | None = None  # pieces of each line's string; all of them without it
    lift: int = 0  # how much the First lead is raised, and its tag with it

    @property
    def hud(self) -> Hud:
        return self.told()


def regions(painter: TablePainter, sight: Sight, window: tuple[int, int]) -> Parts:
    """Return all regions of a window."""
    places = cells(sight.layout, window)
    return {
        **_rail(painter, sight, places),
        **_inspector(painter, sight, places),
        **_upper(painter, sight, places),
        **_lines(painter, sight, places),
        **_lower(painter, sight, places),
    }


def over_cards(painter: TablePainter, sight: Sight, before: Mapping[str, Part]) -> Parts:
    """Return what lies over and beside the cards: missing leads, the strings piece by piece.

    What stays as it was `before` is taken from there: of all the pieces few are ever new.
    """
    layout = sight.layout
    lift = sight.lift
    leads, lying = layout.leads, sight.view.areas[LEADS]
    found: Parts = {}
    for number, rect in enumerate(leads.cards):
        if number >= len(lying) or not lying[number]:
            paint = partial(painter.missing_lead, layout=layout, number=number)
            found[f"missing lead {number}"] = Part(rect, None, paint)
    found["first tag"] = painter.first_tag(layout, lift)
    for i, row in enumerate(layout.lines.rows[: len(sight.view.lines)]):
        tied = sight.tied[i] if sight.tied else len(row.pins)
        for number in range(min(tied + 1, len(row.pins))):
            name, end = f"string {i}.{number}", min(number + 1, tied)
            facts = (row.pins[number], (*row.pins, row.string_end)[end], end)
            was = before.get(name)
            if was is not None and was.facts == facts:
                found[name] = was
                continue
            found[name] = Part(
                painter.string_rect(layout, i, number, end),
                facts,
                partial(painter.string, layout=layout, index=i, start=number, end=end),
            )
    return found


def slots(painter: TablePainter, sight: Sight) -> Parts:
    """Return the places for the next cards; they lie below the cards that come there."""
    layout = sight.layout
    return {
        f"slot {i}": Part(
            row.slot,
            (status.ends_in, status.strain),
            partial(painter.slot, layout=layout, index=i, status=status),
        )
        for i, (row, status) in enumerate(zip(layout.lines.rows, sight.hud.lines, strict=False))
    }


def _rail(painter: TablePainter, sight: Sight, places: Cells) -> Parts:
    """Return the left edge from the name of the case to the closed cases."""
    layout, view, hud, cues = sight.layout, sight.view, sight.hud, sight.cues
    rail, deck = layout.rail, view.areas[MENACE_DECK]
    counts = [hud.counts[name] for name in ("closed", *rail.extras)]
    clock = stage_of(cues.time, hud.time[1])
    mirror = stage_of(cues.stability, hud.stability[1])
    return {
        "heading": Part(
            places["heading"],
            (rail, hud.turn, hud.mark),
            lambda s: painter.heading(s, layout, hud),
        ),
        "time": Part(
            places["time"],
            (rail, hud.time, hud.trouble, deck[-1:], clock),
            lambda s: painter.time(s, layout, view, hud, cues),
        ),
        "stability": Part(
            places["stability"],
            (rail, hud.stability, mirror),
            lambda s: painter.stability(s, layout, hud, cues),
        ),
        "goal": Part(
            places["goal"],
            (rail, hud.scored, hud.types_to_win, hud.objectives),
            lambda s: painter.goal(s, layout, hud),
        ),
        "piles": Part(places["piles"], (rail, counts), lambda s: painter.piles(s, layout, hud)),
    }


def _inspector(painter: TablePainter, sight: Sight, places: Cells) -> Parts:
    """Return the right edge: the inspected card, its words, and the tools."""
    layout, state, hud = sight.layout, sight.state, sight.hud
    inspector, card = layout.inspector, painter.inspected(state, sight.cues)
    facts = (tuple(state.lines), state.areas[MENACES], state.marks)
    late = bool(card) and not painter.has_large(card, layout)  # words wait for their picture
    found = {
        "picture": Part(
            places["picture"],
            (inspector, card),
            lambda s: painter.portrait(s, layout, card),
            late,
        ),
        "words": Part(
            places["words"],
            (inspector, card, facts),
            lambda s: painter.words(s, layout, state, card),
            late,
        ),
    }
    travel = {"undo": hud.undo, "redo": hud.redo}
    for index, tool in enumerate(inspector.tool_names):
        name = f"tool {tool}"
        paint = partial(painter.tool, layout=layout, hud=hud, index=index)
        found[name] = Part(places[name], (inspector, travel.get(tool)), paint)
    return found


def _upper(painter: TablePainter, sight: Sight, places: Cells) -> Parts:
    """Return the leads and what stands beside them, and the menaces."""
    layout, view, hud = sight.layout, sight.view, sight.hud
    leads, pile = layout.leads, view.areas[DISCARD]
    found = {
        "leads": Part(
            places["leads"],
            leads,
            lambda s: painter.leads(s, layout),
        ),
        "stack": Part(
            places["stack"],
            (leads, hud.counts["draw"]),
            lambda s: painter.stack(s, layout, hud),
        ),
        "odds": Part(
            places["odds"],
            (leads, hud.odds, hud.odds_shown),
            lambda s: painter.odds(s, layout, hud),
        ),
        "discard": Part(
            places["discard"],
            (leads, len(pile), pile[-1:]),
            lambda s: painter.discard(s, layout, view),
        ),
    }
    if layout.menaces:
        found["menaces"] = Part(
            places["menaces"],
            (layout.menaces, tuple(view.areas[MENACES])),
            lambda s: painter.menaces(s, layout, view),
        )
    return found


def _lines(painter: TablePainter, sight: Sight, places: Cells) -> Parts:
    """Return header and plate of every open case; the view may still lack the last one."""
    layout, view, hud = sight.layout, sight.view, sight.hud
    found: Parts = {}
    for i, row in enumerate(layout.lines.rows):
        header, plate = f"header {i}", f"plate {i}"
        if i >= min(len(view.lines), len(hud.lines)):
            found[header] = Part(places[header], None, _nothing)
            found[plate] = Part(places[plate], None, _nothing)
            continue
        status, anchor = hud.lines[i], view.lines[i][0]
        found[header] = Part(
            places[header],
            (row.rect, row.header, anchor, status),
            partial(painter.header, layout=layout, index=i, anchor=anchor, status=status),
        )
        paint = partial(painter.plate, layout=layout, index=i)
        found[plate] = Part(places[plate], row.rect, paint)
    return found


def _nothing(surface: pygame.Surface) -> None:
    """Leave the desk bare."""


def _lower(painter: TablePainter, sight: Sight, places: Cells) -> Parts:
    """Return prompt, hand, helper, and the actions or the track."""
    layout, view, hud, cues = sight.layout, sight.view, sight.hud, sight.cues
    bottom, areas = layout.bottom, sight.view.areas
    carried = cues.carried.card if cues.carried else 0
    said = (cues.toast, carried, bool(cues.lit or cues.places))
    found = {
        "prompt": Part(
            places["prompt"],
            (hud.prompt, hud.must, hud.skip, hud.do, said),
            lambda s: painter.prompt(s, layout, hud, cues),
        ),
        "hand": Part(
            places["hand"],
            (bottom.hand_zone, bottom.hand_label, hud.hand, bool(areas[HAND])),
            lambda s: painter.hand(s, layout, view, hud),
        ),
        "helper": Part(
            places["helper"],
            (bottom.contact, bottom.briefcase, tuple(areas[BRIEFCASE])),
            lambda s: painter.helper(s, layout, view),
        ),
    }
    if not hud.track:
        return found | _actions(painter, sight, places)
    track = (hud.track, hud.track_source)
    found["track"] = Part(places["track"], track, lambda s: painter.track(s, layout, hud))
    return found


def _actions(painter: TablePainter, sight: Sight, places: Cells) -> Parts:
    """Return the five actions, one by one, and the words over them."""
    layout, view, hud = sight.layout, sight.view, sight.hud
    bottom, areas = layout.bottom, view.areas
    costs = (areas[LEADS][:1], hud.time, hud.trouble, tuple(areas[MENACES]))
    found = {
        "lead heading": Part(
            places["lead heading"],
            bottom.lead_heading,
            lambda s: painter.lead_heading(s, layout),
        ),
        "discard heading": Part(
            places["discard heading"],
            (bottom.discard_heading, costs),
            lambda s: painter.discard_heading(s, layout, view, hud),
        ),
    }
    lines = [(line.closable, line.count) for line in hud.lines]
    common = (any(a.enabled for a in hud.actions), hud.trouble[0], len(areas[HAND]), lines)
    for status, rect in zip(hud.actions, bottom.actions, strict=True):
        name = f"action {status.name}"
        paint = partial(painter.action, layout=layout, name=status.name, view=view, hud=hud)
        found[name] = Part(places[name], (rect, status, common), paint)
    return found
