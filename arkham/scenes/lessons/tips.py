"""Tips of first use over a table: one at a time, beside what it is about, gone with any move.

An arrow from its sheet ends at its matter, however far away that is. It goes straight or around one
corner, whichever crosses least of what has to stay free.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from arkham.files.texts import texts
from arkham.lessons.tips import FirstTip, Subject, due_after_events, due_at_question
from arkham.play.history import Node, path_to
from arkham.scenes.draw.brush import Brush
from arkham.scenes.draw.canvas import Canvas
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.shapes import Edge, disc, lay_outline, shine
from arkham.scenes.draw.theme import Scale, Theme
from arkham.scenes.lessons.paper_overlay import PaperOverlay
from arkham.scenes.lessons.placing import (
    Box,
    Room,
    box_of,
    fan_panel,
    free_for_arrows,
    surroundings,
)
from arkham.scenes.lessons.sheet import Control, Sheet, Voice
from arkham.scenes.lessons.spotlight import arrow_head
from arkham.scenes.table.layout.anchors import Rects, anchor_rects
from arkham.scenes.table.overlay import Taken
from arkham.settings import keys

if TYPE_CHECKING:
    from arkham.scenes.table.scene import TableScene


Point = tuple[int, int]
Way = tuple[Point, ...]
_PLACES = 5  # on each edge, where an arrow may begin or end
_HARD, _SOFT = 12.0, 0.8  # what a pixel over them costs, in pixels of way
_CARD = 3  # the weight from which on something counts as soft here
_CORNER = 40  # what a corner costs
_HEAD = 22
_MARGIN = 20  # units around the way, for its head


@lru_cache(maxsize=8)
def way_to(sheet: Box, matter: Box, room: Room) -> Way:
    """Return the best way from the edge of a sheet to the edge of its matter."""
    start, end = pygame.Rect(sheet), pygame.Rect(matter)
    own = (start.inflate(-4, -4), end.inflate(-4, -4))
    crossed = [(box, _HARD) for box in set(room.hard)]
    crossed += [(each.box, _SOFT) for each in set(room.soft) if each.weight >= _CARD]
    rects = [(pygame.Rect(box), price) for box, price in crossed]
    priced = [(rect, price) for rect, price in rects if not _is_of(rect, end)]
    best: Way = (start.center, end.center)
    least = float("inf")
    # The shortest first: no way costs less than its length.
    for cost, way in sorted(_ways(start, end)):
        if cost >= least:
            break
        if any(_inside(way, rect) for rect in own):
            continue
        for rect, price in priced:
            cost += price * _inside(way, rect)
            if cost >= least:
                break
        else:
            best, least = way, cost
    return best


def _is_of(rect: pygame.Rect, matter: pygame.Rect) -> bool:
    """Say whether something is the matter itself, a part of it, or what it lies on."""
    return bool(rect.contains(matter) or matter.contains(rect))


def _ways(start: pygame.Rect, end: pygame.Rect) -> Iterator[tuple[float, Way]]:
    """Yield ways, straight and with one corner, and what they cost over free ground."""
    for one in _edge_points(start):
        for other in _edge_points(end):
            yield math.dist(one, other), (one, other)
            around = abs(other[0] - one[0]) + abs(other[1] - one[1]) + _CORNER
            yield around, (one, (one[0], other[1]), other)
            yield around, (one, (other[0], one[1]), other)


def _edge_points(rect: pygame.Rect) -> Iterator[Point]:
    for i in range(1, _PLACES + 1):
        x = rect.left + rect.width * i // (_PLACES + 1)
        y = rect.top + rect.height * i // (_PLACES + 1)
        yield from ((x, rect.top), (x, rect.bottom), (rect.left, y), (rect.right, y))


def _inside(way: Way, rect: pygame.Rect) -> float:
    """Return how much of a way lies on something."""
    clipped = (rect.clipline(one, other) for one, other in pairwise(way))
    return sum(length_of(part) + 1 for part in clipped if part)


def distance(one: pygame.Rect, other: pygame.Rect) -> float:
    """Return how far apart two places are: no way between them is shorter."""
    across = max(0, other.left - one.right, one.left - other.right)
    down = max(0, other.top - one.bottom, one.top - other.bottom)
    return math.hypot(across, down)


def length_of(way: Way) -> float:
    """Return how long a way is, in pixels."""
    return sum(math.dist(one, other) for one, other in pairwise(way))


@lru_cache(maxsize=4)
def pointer_picture(way: Way, theme: Theme, scale: Scale) -> tuple[pygame.Surface, Point]:
    """Return an arrow along a way, and where it is laid."""
    u = scale.u
    corners = [pygame.Rect(point, (1, 1)) for point in way]
    box = corners[0].unionall(corners[1:]).inflate(2 * scale.px(_MARGIN), 2 * scale.px(_MARGIN))
    points = [(float(x - box.left), float(y - box.top)) for x, y in way]
    last = pygame.Vector2(points[-1]) - pygame.Vector2(points[-2])
    size = min(u(_HEAD), max(1.0, last.length()))
    back = pygame.Vector2(points[-1]) - last.normalize() * size if last else points[-1]
    stem = [*points[:-1], (back[0], back[1])]
    head = arrow_head(points[-2], points[-1], size)
    canvas = Canvas(box.size, theme.lamp)
    canvas.stroke(stem, theme.ink, u(8))
    canvas.stroke(head, theme.ink, u(4), closed=True)
    canvas.stroke(stem, theme.lamp, u(4))
    canvas.polygon(head, theme.lamp)
    return canvas.finish(), box.topleft


AFTER_S = 0.35  # a still table waits this long for its tip
_POINTER = 26  # units from the sheet to its point
_LONGEST = 120  # units of an arrow; what lies further away has the same mark as its tip
_MARK = 34
_RING = 5
_Due = tuple[FirstTip, Subject]


class TipOverlay(PaperOverlay):
    """The tips of one table; what was shown once is not shown again."""

    widths = (448, 540, 380, 640)

    def __init__(
        self,
        tips: Sequence[FirstTip],
        seen: set[str],
        *,
        wanted: Callable[[], bool] = lambda: True,
        on_seen: Callable[[], None] = lambda: None,
        on_never: Callable[[], None] = lambda: None,
    ) -> None:
        super().__init__()
        self._tips = tips
        self._seen = seen
        self._wanted = wanted
        self._on_seen, self._on_never = on_seen, on_never
        self._here: Node | None = None
        self._waiting: list[_Due] = []  # what has happened and was not told yet
        self._search: Iterator[None] | None = None  # for the tip of this question
        self._looked = False  # whether that search has ended
        self._still_s = 0.0
        self.shown: _Due | None = None
        self._never = False
        self.way: Way = ()  # of the arrow, from the tip to the frame of what it is about

    # When

    def changed(self, table: TableScene) -> None:
        self._follow(table)

    def _follow(self, table: TableScene) -> None:
        """Take note of what a move brought; the tip before it is over."""
        here, before = table.session.here, self._here
        if here is before:
            return
        self._here = here
        self._dismiss()
        self._looked, self._search, self._still_s = False, None, 0.0
        path = path_to(here)
        if before is None or not any(node is before for node in path):
            self._waiting.clear()  # at the beginning, or taken back
            return
        places = [i for i, node in enumerate(path) if node is before]
        events = [event for node in path[places[0] + 1 :] for event in node.events]
        for tip in self._unseen():
            if tip.when.event and (subject := due_after_events(tip, events)) is not None:
                self._waiting.append((tip, subject))

    def _unseen(self) -> Iterator[FirstTip]:
        return (tip for tip in self._tips if tip.id not in self._seen)

    def update(self, dt: float, table: TableScene) -> bool:
        before = self._seen_sheet()
        self._follow(table)
        if table.cues.toast:
            self._dismiss()  # the answer to something the player did needs the room
        if not self._wanted():
            self.shown = None
            self.take_away()
        elif self.shown is None and not self._looked:
            if self._is_still(table):
                self._still_s += dt
            else:
                self._still_s, self._search = 0.0, None
                self.take_away()
            if self._still_s >= AFTER_S:
                self._search = self._search or self._look_for_one(table)
                self._looked = next(self._search, "done") == "done"
        if self.shown is not None and self._is_still(table):
            self._lay(self.shown, table)
        return before is not self._seen_sheet()

    def _seen_sheet(self) -> object:
        """Return the sheet that the player sees; one that is being prepared is none."""
        return self._laid_sheet if self.shown is not None else None

    def wake_after(self) -> float | None:
        unseen = any(tip.id not in self._seen for tip in self._tips)
        if self._looked or not unseen or not self._wanted():
            return None
        return max(0.0, AFTER_S - self._still_s)

    def _is_still(self, table: TableScene) -> bool:
        led = any(overlay.leads for overlay in table.overlays)
        free = table.cues.carried is None and table.is_on_top and not table.cues.toast
        return not table.stage.moving and free and not led

    def _look_for_one(self, table: TableScene) -> Iterator[None]:
        """Show the first tip that is due, can be pointed at and finds a place."""
        found = self._waiting
        for due in (*found, *due_at_question(list(self._unseen()), table.session.state)):
            if due[0].id in self._seen:
                continue
            yield from self._laying(due, table)
            if self._laid_sheet is not None:
                yield
                # The frame that shows it finds all that it needs.
                self.draw_sheet(Brush(pygame.Surface((1, 1)), table.theme, table.layout.scale))
                self.shown = due
                self._seen.add(due[0].id)
                self._on_seen()
                self._waiting = [each for each in found if each is not due]
                return
        self._waiting = [due for due in found if self._is_covered(due, table)]

    # Where

    def matter(self, due: _Due, table: TableScene) -> Rects:
        """Return what a tip points at; nothing while cards are laid out over it."""
        tip, subject = due
        around = surroundings(table, subject.card, subject.line)
        rects = anchor_rects(tip.anchor, around)
        on_top = [around.fan, *(rect for _, rect in around.laid_out)]
        covered = around.fan is not None and around.fan.collidelist(rects) >= 0
        return () if covered and rects[0] not in on_top else rects

    def _is_covered(self, due: _Due, table: TableScene) -> bool:
        """Say whether a tip has to wait because cards are laid out over its matter."""
        return fan_panel(table) is not None and not self.matter(due, table)

    def _lay(self, due: _Due, table: TableScene) -> None:
        for _ in self._laying(due, table):
            pass

    def _laying(self, due: _Due, table: TableScene) -> Iterator[None]:
        """Lay a tip beside what it is about, if there is a place, with pauses in the search."""
        rects = self.matter(due, table)
        if not rects:
            self.take_away()
            return
        reach = 2 * table.layout.scale.px(_POINTER)  # room for the pointer
        around = tuple(rect.inflate(reach, reach) for rect in rects)
        before = self._laid_sheet
        yield from self.laying(self._sheet(due[0]), around, table, near=rects[0])
        if self.rect is not None and self._laid_sheet is not before:
            yield
            ring = _ring(rects[0], table.layout.scale)
            far = distance(self.rect, ring) > table.layout.scale.u(_LONGEST)
            room = free_for_arrows(table)
            self.way = () if far else way_to(box_of(self.rect), box_of(ring), room)

    def _sheet(self, tip: FirstTip) -> Sheet:
        words = texts()["first_tips"]
        return Sheet(
            tip.title,
            ((Voice.WHY, tip.text),),
            (
                Control("cross", words["close"], "cross"),
                Control("never", words["never"], "box", ticked=self._never),
                Control("got", words["got_it"], "primary", keys.label("confirm")),
            ),
            kicker=words["kicker"],
            icon=tip.icon,
        )

    def points(self, table: TableScene) -> bool:
        """Say whether the arrow is drawn: one across the table would be in everybody's way."""
        return 0 < length_of(self.way) <= table.layout.scale.u(_LONGEST)

    # Input

    def confirms(self) -> str:
        return "got"

    def handle(self, event: pygame.event.Event, table: TableScene) -> Taken | None:
        if self.shown is None or self._laid_sheet is None:
            return None
        if keys.action_of(event) == "back" and table.cues.carried is None:
            self._dismiss()
            return Taken()
        if keys.action_of(event) == "hint":
            self._dismiss()  # the answer needs the room
        if keys.action_of(event) == "rules":
            return Taken(table.callbacks.on_rule((self.shown[0].clause,), table))
        return super().handle(event, table)

    def chosen(self, control: str, table: TableScene) -> Taken:
        if control == "never":
            self._never = not self._never
            if self.shown is not None:
                self._lay(self.shown, table)
        else:
            self._dismiss()
        return Taken()

    def _dismiss(self) -> None:
        if self.shown is not None and self._never:
            self._on_never()
        self.shown, self._never = None, False
        self.take_away()

    # Picture

    def draw(self, brush: Brush, table: TableScene) -> None:
        is_carrying = table.cues.carried is not None  # then it would only be in the way
        if self.shown is None or self.rect is None or is_carrying or not table.is_on_top:
            return
        rects = self.matter(self.shown, table)
        if not rects:
            return
        u, theme = brush.u, brush.theme
        ring = _ring(rects[0], brush.scale)
        shine(brush.surface, ring, theme.lamp, width=u(3), blur=u(8), alpha=130, radius=u(8))
        line = brush.scale.line(3, 2)
        lay_outline(brush.surface, ring, u(6), theme.lamp, line, cut=True)
        self.draw_sheet(brush)
        if self.points(table):
            brush.surface.blit(*pointer_picture(self.way, theme, brush.scale))
        else:
            draw_mark(brush, ring.topright)
            draw_mark(brush, self.rect.topleft)


def draw_mark(brush: Brush, corner: Point) -> None:
    """Pin the mark that a tip and what it is about have in common to a corner of them."""
    side = brush.px(_MARK)
    room = brush.surface.get_rect()
    place = pygame.Rect(0, 0, side, side)
    place.center = corner
    place.clamp_ip(room)
    brush.blit(disc(side, brush.theme.lamp, Edge(brush.theme.ink, brush.scale.line(2))), place)
    style = brush.style(Face.BODY_BOLD, 24, brush.theme.ink)
    brush.write(texts()["first_tips"]["mark"], place.center, style, side, anchor="c", valign="m")


def _ring(rect: pygame.Rect, scale: Scale) -> pygame.Rect:
    """Return the frame around what a tip points at."""
    return rect.inflate(2 * scale.px(_RING), 2 * scale.px(_RING))
