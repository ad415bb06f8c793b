"""Find a place for a sheet of paper: never over what has to stay free, and over little else."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame

from arkham.rules.choices import Verb
from arkham.scenes.table.layout.anchors import Surroundings, anchor_rects
from arkham.scenes.table.paint.overlay import FanLayout, fan_layout, fan_ring, tab_span
from arkham.scenes.table.spots import card_at, place_zones
from arkham.scenes.table.targets import Place, grip, target

if TYPE_CHECKING:
    from arkham.scenes.table.scene import TableScene

Box = tuple[int, int, int, int]
Size = tuple[int, int]
_AIR = 4  # units below the word on a card
_FINE = 110  # places that are tried side by side, at most
_ARROW = 600  # what covering one place of an arrow costs; they are small
_FAR = 0.6  # what the whole window's width between a sheet and its matter costs


class Soft(NamedTuple):
    """What is better not covered, and how much that matters."""

    box: Box
    weight: float


class Room(NamedTuple):
    """A table as a sheet of paper sees it."""

    window: Size
    hard: tuple[Box, ...]
    soft: tuple[Soft, ...]

    def sparing(self, arrow: Iterable[pygame.Rect]) -> Room:
        """Return the same room, with an arrow that had better not run under the sheet."""
        return self._replace(soft=(*self.soft, *(Soft(box, _ARROW) for box in _boxes(arrow))))

    def without(self, place: pygame.Rect) -> Room:
        """Return the same room, with one more place that has to stay free."""
        return self._replace(hard=(*self.hard, box_of(place)))


def surroundings(table: TableScene, card: int = 0, line: int = 0) -> Surroundings:
    """Return what anchors are looked for on."""
    fan, layout = _fan(table), table.layout
    laid_out = tuple(zip(table.cues.fan, fan.cards, strict=True)) if fan else ()
    panel = fan.panel if fan else None
    return Surroundings(layout, table.view, table.session.rules, card, line, panel, laid_out)


def _fan(table: TableScene) -> FanLayout | None:
    return fan_layout(table.layout, table.cues) if table.cues.fan else None


def fan_panel(table: TableScene) -> pygame.Rect | None:
    """Return where cards of a pile are laid out to choose from, if any are."""
    fan = _fan(table)
    return fan.panel if fan else None


def room_on(table: TableScene, *matter: pygame.Rect) -> Room:
    """Return what has to stay free on a table: prompt, hand, answers and what it is about."""
    layout = table.layout
    bottom = layout.bottom
    hard = [layout.prompt.rect, bottom.area, bottom.hand_label, *matter, *legal_places(table)]
    return Room(layout.window, _boxes(hard), tuple(_soft(table)))


def free_for_arrows(table: TableScene) -> Room:
    """Return what an arrow had better not cross: prompt, hand and answers, then other cards."""
    layout = table.layout
    bottom = layout.bottom
    hard = [layout.prompt.rect, bottom.hand_label, *bottom.hand, *legal_places(table)]
    return Room(layout.window, _boxes(hard), tuple(_soft(table)))


def with_tab(rect: pygame.Rect, table: TableScene) -> pygame.Rect:
    """Return a place with the raised card in it and the word that hangs on that, if any."""
    fan, scale = _fan(table), table.layout.scale
    for place in fan.cards if fan else ():
        if rect.contains(place):
            return rect.union(_with_word(fan_ring(place, scale), table))
    for spot, place in table.layout.spots:
        card = card_at(table.view, spot) if place.colliderect(rect) else 0
        if card in table.cues.picks and rect.contains(place):
            return rect.union(_with_word(place.move(0, -table.cues.lifts.get(card, 0)), table))
    return rect


def _with_word(raised: pygame.Rect, table: TableScene) -> pygame.Rect:
    """Return a raised card and the word that hangs on it."""
    scale = table.layout.scale
    top, height = tab_span(raised, scale, table.layout.window[1])
    return raised.union((raised.left, top, raised.width, height + scale.px(_AIR)))


def legal_places(table: TableScene) -> list[pygame.Rect]:
    """Return every card, button and place with which the question can be answered now."""
    choice, layout = table.session.choice, table.layout
    found = [panel] if (panel := fan_panel(table)) else []
    zones = place_zones(layout)
    for option in choice.options if choice else ():
        place = target(choice, option) if choice else None
        if card := grip(option):
            cards = anchor_rects("card", surroundings(table, card=card))
            found += [with_tab(rect, table) for rect in cards]
        if place is None:
            continue
        if place.place is Place.LINE:
            found += anchor_rects("line", surroundings(table, line=option.onto))
        elif place.place in zones:
            found.append(zones[place.place])
        elif option.verb is Verb.CLOSE:
            found += anchor_rects("meter", surroundings(table, line=option.onto))
    found += [rect for rect in (layout.prompt.skip, layout.prompt.do) if choice]
    return [*bottom_controls(table), *found]


def bottom_controls(table: TableScene) -> list[pygame.Rect]:
    """Return the buttons of the lower edge: the five actions, who helps, the hand."""
    bottom = table.layout.bottom
    found = [*bottom.actions, *bottom.hand]
    if bottom.helper:
        found += [bottom.helper.rect]
    if bottom.bag:
        found.append(bottom.bag.rect)
    return found


def _soft(table: TableScene) -> Iterator[Soft]:
    layout = table.layout
    rail, leads, inspector = layout.rail, layout.leads, layout.inspector
    weighted: list[tuple[float, Iterable[pygame.Rect]]] = [
        (1, (row.slot for row in layout.lines.rows)),
        (7, (card for row in layout.lines.rows for card in row.visible)),
        (4, (row.header.rect for row in layout.lines.rows)),
        (4, leads.visible),
        (3, (leads.stack, *leads.odds, leads.discard)),
        (2, (inspector.panel,)),
        (5, (inspector.card,)),
        (8, inspector.tools),
        (2, (rail.panel,)),
        (6, (rail.clock, rail.trouble, rail.mirror, rail.goal_label, *rail.goals)),
        (6, (rail.jigsaw,) if rail.jigsaw else ()),
        (6, (layout.strip.rect,) if layout.strip else ()),
    ]
    for weight, rects in weighted:
        yield from (Soft(box, weight) for box in _boxes(rects))


def _boxes(rects: Iterable[pygame.Rect]) -> tuple[Box, ...]:
    return tuple(box_of(rect) for rect in rects)


def box_of(rect: pygame.Rect) -> Box:
    """Return a place as a value that can be compared and kept."""
    return rect.left, rect.top, rect.width, rect.height


class Placed(NamedTuple):
    """A sheet's place: which of the forms it has, where, and what it costs."""

    choice: int
    rect: pygame.Rect
    cost: float


def placed(
    room: Room, forms: Sequence[tuple[Size, float]], gap: int, near: Box | None = None
) -> Generator[None, None, Placed | None]:
    """Return the best place for a sheet of several forms; None if there is none.

    A form is a size and what it costs: one that is worse to read is taken if it covers less.
    To try one takes milliseconds on a full table, so there is a pause after each.
    """
    best: Placed | None = None
    for number, (size, price) in sorted(enumerate(forms), key=lambda form: form[1][1]):
        if best is not None and best.cost <= price:
            break
        limit = best.cost - price if best is not None else float("inf")
        if (found := _best_of_size(room, size, gap, near, limit)) is not None:
            best = Placed(number, found[0], found[1] + price)
        yield
    return best


def _best_of_size(
    room: Room, size: Size, gap: int, near: Box | None, limit: float
) -> tuple[pygame.Rect, float] | None:
    """Return the best place for one size, if it costs less than the limit."""
    window = pygame.Rect((0, 0), room.window).inflate(-2 * gap, -2 * gap)
    hard = [pygame.Rect(box).inflate(gap, gap) for box in room.hard]
    soft = [pygame.Rect(each.box) for each in room.soft]
    edges = [*(pygame.Rect(box) for box in room.hard), *soft]
    step = max(4, room.window[0] // _FINE)
    across = _ends((window.left, window.right), size[0], [(r.left, r.right) for r in edges], gap)
    down = _ends((window.top, window.bottom), size[1], [(r.top, r.bottom) for r in edges], gap)
    wide, high = ((near[0], near[2]), (near[1], near[3])) if near else (None, None)
    far = _FAR * 10 / room.window[0]  # what a pixel of the way to its matter costs
    columns = sorted((far * _between(left, size[0], wide), left) for left in _apart(across, step))
    rows = sorted((far * _between(top, size[1], high), top) for top in _apart(down, step))
    best: tuple[float, int, int] = (limit, 0, 0)
    area = size[0] * size[1]
    # The nearest places first: once the way alone costs more than the best place, none is better.
    for below, top in rows:
        if below > best[0]:
            break
        row = pygame.Rect(0, top, room.window[0], size[1])
        closed = bytearray(room.window[0])  # where it cannot begin in this row
        for i in row.collidelistall(hard):
            first, end = max(0, hard[i].left - size[0] + 1), min(len(closed), hard[i].right)
            closed[first:end] = b"\x01" * (end - first)
        here = row.collidelistall(soft)
        soft_here = [soft[i] for i in here]
        weights = [room.soft[i].weight for i in here]
        for beside, left in columns:
            if closed[left]:
                continue
            cost = beside + below
            if cost > best[0]:
                break
            rect = pygame.Rect((left, top), size)
            for i in rect.collidelistall(soft_here):
                shared = rect.clip(soft_here[i])
                cost += weights[i] * shared.width * shared.height / area
                if cost > best[0]:
                    break
            else:
                best = min(best, (cost, top, left))
    return (pygame.Rect((best[2], best[1]), size), best[0]) if best[0] < limit else None


def _ends(
    span: tuple[int, int], size: int, spans: Sequence[tuple[int, int]], gap: int
) -> list[int]:
    """Return where a side can begin so that it touches something, in order."""
    low, high = span
    found = {low, high - size}
    for start, end in spans:
        found |= {end + gap, start - size - gap, start, end - size}
    return sorted(at for at in found if low <= at <= high - size)


def _apart(places: Sequence[int], step: int) -> list[int]:
    """Leave out places that hardly differ from the one before."""
    kept: list[int] = []
    for place in places:
        if not kept or place - kept[-1] >= step or place == places[-1]:
            kept.append(place)
    return kept


def _between(start: int, length: int, other: tuple[int, int] | None) -> int:
    """Return how far a side lies from another one, which is where it starts and how long it is."""
    if other is None:
        return 0
    return max(0, other[0] - start - length, start - other[0] - other[1])
