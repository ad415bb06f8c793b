"""Find what words speak of: anchors as lessons, tips and hints write them, as places on the table.

    lead                the First lead                leads X, hand X    a card there, by its id
    line V, end V, meter V    next place, last card and header of a line, by its first card's id
    action A, tool T    a button, by its name         answer skip|do     of the prompt
    helper, helper 1    who helps, or one side        goal               jigsaw or list of goals
    hand, strip, prompt, fan, extra X, or the name of any other spot: time, odds, stack …

`card X` is a card wherever it can be seen. A bare `line` or `card` is the one concerned, which
the caller knows. What is not on the table has no place, and that is no mistake: words may wait
for another time.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from arkham.rules.areas import HAND, LEADS
from arkham.rules.ruleset import Ruleset
from arkham.scenes.table.layout.table import ACTIONS, TableLayout
from arkham.scenes.table.view import TableView

Rects = tuple[pygame.Rect, ...]


@dataclass(frozen=True, slots=True)
class Surroundings:
    """The table on which an anchor is looked for, and what has just happened there."""

    layout: TableLayout
    view: TableView
    rules: Ruleset
    card: int = 0
    line: int = 0  # the first card of the line concerned
    fan: pygame.Rect | None = None  # where cards of a pile are laid out, if any are
    laid_out: tuple[tuple[int, pygame.Rect], ...] = ()  # those cards


def anchor_rects(anchor: str, around: Surroundings) -> Rects:
    """Return where an anchor is, nothing if it is not on the table now."""
    name, _, of = anchor.partition(" ")
    if find := _FINDERS.get(name):
        return find(around, of)
    found = [rect for spot, rect in around.layout.spots if spot.name == name]
    return tuple(found[:1])


def _card_id(around: Surroundings, of: str) -> int:
    return around.rules.index.get(of, 0) if of else around.card


def _nth(rects: Rects, index: int) -> Rects:
    return rects[index : index + 1] if index >= 0 else ()


def _lead(around: Surroundings, of: str) -> Rects:
    return around.layout.leads.cards[:1]


def _leads(around: Surroundings, of: str) -> Rects:
    return _place(around.view.areas[LEADS], _card_id(around, of), around.layout.leads.visible)


def _hand(around: Surroundings, of: str) -> Rects:
    bottom = around.layout.bottom
    if not of:
        return (bottom.hand_zone,)
    return _place(around.view.areas[HAND], _card_id(around, of), bottom.hand_visible)


def _place(cards: list[int], card: int, rects: Rects) -> Rects:
    return _nth(rects, cards.index(card)) if card and card in cards else ()


def _row(around: Surroundings, of: str) -> int:
    first = around.rules.index.get(of, 0) if of else around.line
    firsts = [line[0] for line in around.view.lines]
    return firsts.index(first) if first in firsts else -1


def _line(around: Surroundings, of: str) -> Rects:
    return _nth(tuple(row.slot for row in around.layout.lines.rows), _row(around, of))


def _end(around: Surroundings, of: str) -> Rects:
    """Return the last card of a line, whose right edge the next one has to fit."""
    return _nth(tuple(row.cards[-1] for row in around.layout.lines.rows), _row(around, of))


def _meter(around: Surroundings, of: str) -> Rects:
    return _nth(tuple(row.header.rect for row in around.layout.lines.rows), _row(around, of))


def _card(around: Surroundings, of: str) -> Rects:
    """Return where a card lies: laid out to choose from, in the leads, the hand or a line."""
    card = _card_id(around, of)
    if not card:
        return ()
    view, layout = around.view, around.layout
    if card in dict(around.laid_out):
        return (dict(around.laid_out)[card],)
    found = _place(view.areas[LEADS], card, layout.leads.visible)
    found = found or _place(view.areas[HAND], card, layout.bottom.hand_visible)
    for line, row in zip(view.lines, layout.lines.rows, strict=False):
        found = found or _place(line, card, row.visible)
    return found


def _action(around: Surroundings, of: str) -> Rects:
    return _nth(around.layout.bottom.actions, ACTIONS.index(of))


def _answer(around: Surroundings, of: str) -> Rects:
    prompt = around.layout.prompt
    return (prompt.do,) if of == "do" else (prompt.skip,)


def _tool(around: Surroundings, of: str) -> Rects:
    inspector = around.layout.inspector
    names = inspector.tool_names
    return _nth(inspector.tools, names.index(of) if of in names else -1)


def _helper(around: Surroundings, of: str) -> Rects:
    bottom = around.layout.bottom
    if bottom.helper is None:
        return (bottom.bag.rect,) if bottom.bag else ()
    return _nth(bottom.helper.sides, int(of) - 1) if of else (bottom.helper.rect,)


def _goal(around: Surroundings, of: str) -> Rects:
    rail = around.layout.rail
    if rail.jigsaw is not None:
        return (rail.jigsaw,)
    return (rail.goals[0].unionall(list(rail.goals[1:])),) if rail.goals else ()


def _stability(around: Surroundings, of: str) -> Rects:
    """Return the mirror with its word and its plate, so that no frame cuts through them."""
    rail = around.layout.rail
    plate = pygame.Rect(rail.mirror.bottomleft, (rail.mirror.width, rail.mirror.height // 12))
    words = [rail.stability_label, *([rail.stability_note] if rail.stability_note else [])]
    return (rail.mirror.unionall([plate, *words]),)


def _strip(around: Surroundings, of: str) -> Rects:
    return (around.layout.strip.rect,) if around.layout.strip else ()


def _prompt(around: Surroundings, of: str) -> Rects:
    return (around.layout.prompt.rect,)


def _extra(around: Surroundings, of: str) -> Rects:
    found = around.layout.rail.extras.get(of)
    return (found,) if found else ()


def _fan(around: Surroundings, of: str) -> Rects:
    return (around.fan,) if around.fan else ()


_FINDERS: dict[str, Callable[[Surroundings, str], Rects]] = {
    "lead": _lead,
    "leads": _leads,
    "hand": _hand,
    "line": _line,
    "end": _end,
    "meter": _meter,
    "card": _card,
    "action": _action,
    "answer": _answer,
    "tool": _tool,
    "helper": _helper,
    "goal": _goal,
    "stability": _stability,
    "strip": _strip,
    "prompt": _prompt,
    "extra": _extra,
    "fan": _fan,
}
