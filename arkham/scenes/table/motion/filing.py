"""Closing a case: its script, and the file that lies open for its cards, is shut and put away."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace

import pygame

from arkham.rules.cards import Card
from arkham.rules.events import LineClosed
from arkham.scenes.cards.parts import ASPECT
from arkham.scenes.draw.backdrop import paper
from arkham.scenes.draw.brush import Brush, even, forms, rubber_stamp
from arkham.scenes.draw.canvas import Point
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.jigsaw import letter_piece, piece, piece_rects
from arkham.scenes.draw.shapes import MANILA, Tab, folder, outline
from arkham.scenes.draw.surfaces import SurfaceCache, blank
from arkham.scenes.draw.text import Style
from arkham.scenes.draw.theme import mix
from arkham.scenes.draw.tween import Easing, in_out_cubic, in_quad, out_back
from arkham.scenes.table.layout.desk import RowLayout
from arkham.scenes.table.layout.rails import letter_places
from arkham.scenes.table.layout.table import Look, Placement, TableLayout
from arkham.scenes.table.motion.beats import (
    CLOSE_UP,
    FILE,
    FLY,
    GATHER,
    SET_IN_S,
    SHUT_S,
    STAMP_S,
    STAMPED_S,
)
from arkham.scenes.table.motion.effects import (
    LINGERS,
    SET_DOWN,
    Effect,
    Flight,
    Ring,
    SetIn,
    blit_faded,
)
from arkham.scenes.table.motion.stage import Script, Stage
from arkham.scenes.table.paint.cards import flying_shadow
from arkham.scenes.table.targets import names_of

_kept = SurfaceCache(megabytes=2.5)
_TAB = 0.12  # of the height of a folder
_STAMP = 0.2  # of the height of a folder: the letters of its stamp
_FROM = 1.9  # how much larger the stamp is before it comes down
_SHUT_STEPS = 12  # pictures of a cover that swings over
Size = tuple[int, int]
_GATHER_ALL_S = 0.42  # the longest that a long line takes to gather
_GROWN = 2.0  # how much larger a piece is when it leaves the folder
_FOLDER_WIDTH = 1.34  # of its height
Goal = tuple[pygame.Surface, Point]  # a piece, and where its middle comes to lie


@dataclass(slots=True, kw_only=True)
class OpenFile(Effect):
    """The lower half of a file, which lies there for cards to be put in."""

    rect: pygame.Rect
    grows: float = 0.3  # share of its time in which it appears
    under: bool = True

    def draw(self, brush: Brush, share: float) -> None:
        shown = min(1.0, share / self.grows)
        image = _inside(self.rect.size)
        flying_shadow(brush.surface, self.rect, brush.scale)
        if shown < 1:
            rect = self.rect.scale_by(0.82 + 0.18 * out_back(shown))
            small = pygame.transform.scale(image, rect.size)
            blit_faded(brush.surface, small, rect, round(255 * shown))
        else:
            brush.surface.blit(image, self.rect)


@dataclass(slots=True, kw_only=True)
class ClosingFile(Effect):
    """A file whose cover swings over; it is stamped, and travels to where it is kept."""

    start: pygame.Rect
    goal: pygame.Rect
    label: tuple[str, ...]  # what the case is called, longest first
    shut: float  # share of its time after which the cover lies on it
    stamped: float  # share after which the stamp has come down
    leaves: float  # share from which on it travels
    arc: float = 0.0
    easing: Easing = in_out_cubic

    def draw(self, brush: Brush, share: float) -> None:
        if share < self.shut:
            self._swing(brush, share / self.shut)
            return
        if share <= self.leaves:
            sinks = self._struck(share) * brush.u(5)
            rect = self.start.move(0, round(sinks))
            flying_shadow(brush.surface, rect, brush.scale)
            stamped = share >= self.stamped
            brush.surface.blit(closed_file(brush, rect.size, self.label, stamped=stamped), rect)
            if not stamped:
                self._stamp(brush, (share - self.shut) / (self.stamped - self.shut))
            return
        self._travel(brush, self.easing((share - self.leaves) / (1 - self.leaves)))

    def _struck(self, share: float) -> float:
        """Return how far the blow of the stamp presses the file down, 1 to 0."""
        since = (share - self.stamped) / max(1e-6, self.leaves - self.stamped)
        return (1 - since) ** 2 if 0 <= since <= 1 else 0.0

    def _swing(self, brush: Brush, share: float) -> None:
        """Draw the cover, hinged at the left edge, on its way over."""
        step = round(in_out_cubic(share) * _SHUT_STEPS)
        turn = math.cos(math.pi * (1 - step / _SHUT_STEPS))  # -1: lies open to the left, 1: shut
        back = _inside(self.start.size)
        flying_shadow(brush.surface, self.start, brush.scale)
        brush.surface.blit(back, self.start)
        if step in (0, _SHUT_STEPS // 2):
            return
        front = closed_file(brush, self.start.size, self.label, stamped=False)
        leaf = front if turn > 0 else _leaf(self.start.size)
        width = max(2, round(self.start.width * abs(turn)))
        image = pygame.transform.scale(leaf, (width, self.start.height))
        if turn > 0:
            brush.surface.blit(image, self.start)
        else:
            brush.surface.blit(image, (self.start.left - width, self.start.top))

    def _stamp(self, brush: Brush, share: float) -> None:
        """Draw the stamp that comes down."""
        down = in_quad(share)
        stamp = file_stamp(brush, self.start.height)
        large = _FROM - (_FROM - 1) * down
        size = even(stamp.get_width() * large), even(stamp.get_height() * large)
        image = pygame.transform.smoothscale(stamp, size)
        blit_faded(brush.surface, image, None, round(235 * down), _stamp_point(self.start))

    def _travel(self, brush: Brush, moved: float) -> None:
        a, b = self.start, self.goal
        width = even(a.width + (b.width - a.width) * moved)
        rect = pygame.Rect(0, 0, width, even(width * a.height / a.width))
        rect.center = (
            round(a.centerx + (b.centerx - a.centerx) * moved),
            round(a.centery + (b.centery - a.centery) * moved - self.arc * 4 * moved * (1 - moved)),
        )
        flying_shadow(brush.surface, rect, brush.scale)
        whole = closed_file(brush, a.size, self.label, stamped=True)
        brush.surface.blit(pygame.transform.smoothscale(whole, rect.size), rect)


def _stamp_point(rect: pygame.Rect) -> tuple[float, float]:
    return rect.centerx, rect.top + rect.height * 0.72


def file_stamp(brush: Brush, height: int) -> pygame.Surface:
    """Return the stamp of a closed case for a file of that height."""
    theme = brush.theme

    def make() -> pygame.Surface:
        return rubber_stamp(forms("file_closed")[0].upper(), height * _STAMP, theme.accent.on_paper)

    return _kept.get(("stamp", height, theme), make)


def closed_file(
    brush: Brush, size: Size, label: tuple[str, ...], *, stamped: bool
) -> pygame.Surface:
    """Return the file of one case, its name on it, with or without its stamp."""
    theme = brush.theme

    def make() -> pygame.Surface:
        image = folder(size, MANILA, _tab(size), "closing")
        tab = round(size[1] * _TAB)
        body = pygame.Rect(0, tab, size[0], size[1] - tab)
        frame = body.inflate(-round(size[1] * 0.09), -round(size[1] * 0.09))
        line = max(1.0, size[1] * 0.008)
        image.blit(outline(frame.size, size[1] * 0.03, theme.on_paper, line, cut=True), frame)
        own = Brush(image, theme, brush.scale)
        style = Style(Face.TITLE, max(8, round(size[1] * 0.12)), theme.ink)
        where = (frame.centerx, frame.top + frame.height * 0.26)
        own.write(label, where, style, frame.width * 0.92, anchor="c", valign="m")
        if stamped:
            point = _stamp_point(pygame.Rect((0, 0), size))
            own.centred(file_stamp(brush, size[1]), point)
        return image

    return _kept.get(("file", size, label, stamped, theme), make)


def _tab(size: Size) -> Tab:
    return size[0] * 0.1, size[0] * 0.36, size[1] * _TAB


def _inside(size: Size) -> pygame.Surface:
    """Return the open file: a darker leaf with sheets of paper on it."""

    def make() -> pygame.Surface:
        image = _leaf(size).copy()
        for turn, tone in ((-3, 0.86), (2, 1.0)):
            sheet = blank((size[0] * 0.78, size[1] * 0.74))
            colour = mix((40, 30, 20), (236, 226, 202), tone)
            sheet.blit(paper(sheet.get_size(), colour, "sheet"), (0, 0))
            askew = pygame.transform.rotozoom(sheet, turn, 1)
            image.blit(askew, askew.get_rect(center=(size[0] // 2, round(size[1] * 0.57))))
        return image

    return _kept.get(("inside", size), make)


def _leaf(size: Size) -> pygame.Surface:
    tone = mix(MANILA, (0, 0, 0), 0.28)
    return _kept.get(("leaf", size), lambda: folder(size, tone, _tab(size), "leaf"))


# The script


def close(stage: Stage, event: LineClosed) -> Script:
    """Pull the string, gather the cards, file the folder, and prove what was scored."""
    desk = _folder_rect(stage, event.anchor)
    goals = {card: _goals(stage, card) for card in event.scored}
    yield _gather(stage, event, desk)
    _shut(stage, event, desk)
    yield SHUT_S
    travelling = (*event.filed, *event.scored)
    stage.detours.clear()
    stage.withheld.update(travelling)
    stage.settle(event)
    stage.send(CLOSE_UP, unseen=travelling)
    yield STAMP_S
    stage.on_moment("stamped")
    _fly(stage, desk, [goal for card in event.scored for goal in goals[card]])
    waited = STAMPED_S + FILE.travel
    yield waited
    stage.release(event.filed)
    for number, card in enumerate(event.scored):
        lands = FLY.travel + number * FLY.stagger
        if lands > waited:
            yield lands - waited
            waited = lands
        for image, centre in goals[card]:
            stage.show(SetIn(duration=SET_IN_S, image=image, centre=centre))
        yield SET_IN_S * SET_DOWN
        waited += SET_IN_S * SET_DOWN
        stage.release([card])
        stage.on_moment("piece")
        for image, centre in goals[card]:
            _snap(stage, image, centre)
    if event.scored:
        yield SET_IN_S * (1 - SET_DOWN) / 2


def _gather(stage: Stage, event: LineClosed, desk: pygame.Rect) -> float:
    """Send the cards into the folder, the last one first; return how long that takes."""
    line = stage.view.line_of(event.anchor)
    most = (_GATHER_ALL_S - GATHER.travel) / max(1, len(line) - 1)
    stagger = min(GATHER.stagger, most)
    lasts = GATHER.travel + stagger * (len(line) - 1)
    stage.show(OpenFile(duration=lasts + SHUT_S, rect=desk))
    stage.threads.pull(event.anchor, lasts * 0.6 * stage.pace)
    inside = pygame.Rect(0, 0, round(desk.height * 0.5), round(desk.height * 0.5 * ASPECT))
    inside.center = desk.center
    for card in reversed(line):
        stage.detours[card] = Placement(inside, Look.INSIDE)
    stage.send(replace(GATHER, stagger=stagger))
    return lasts


def _shut(stage: Stage, event: LineClosed, desk: pygame.Rect) -> None:
    """Close the file, stamp it and send it to the closed cases."""
    closed = stage.layout.rail.closed
    filed = pygame.Rect(0, 0, round(closed.height * _FOLDER_WIDTH * 0.6), 0)
    filed.height = round(filed.width / _FOLDER_WIDTH)
    filed.midleft = closed.midleft
    whole = SHUT_S + STAMP_S + STAMPED_S + FILE.travel
    stage.show(
        ClosingFile(
            duration=whole,
            start=desk,
            goal=filed,
            label=names_of(stage.rules.cards[event.anchor]),
            shut=SHUT_S / whole,
            stamped=(SHUT_S + STAMP_S) / whole,
            leaves=(whole - FILE.travel) / whole,
            arc=stage.layout.scale.u(FILE.arc),
        )
    )


def _folder_rect(stage: Stage, anchor: int) -> pygame.Rect:
    """Return where the folder lies: over the first cards of the line."""
    index = next(i for i, line in enumerate(stage.view.lines) if line[0] == anchor)
    row = stage.layout.lines.rows[index]
    rect = pygame.Rect((0, 0), _folder_size(stage.layout, row))
    rect.midleft = row.cards[0].midleft
    return rect


def _folder_size(layout: TableLayout, row: RowLayout) -> tuple[int, int]:
    height = max(row.cards[0].height, round(layout.scale.u(150)))
    return round(height * _FOLDER_WIDTH), height


def print_folder(brush: Brush, layout: TableLayout, row: int, anchor: Card) -> Iterator[None]:
    """Make the folder of an open case before it is closed."""
    size, label = _folder_size(layout, layout.lines.rows[row]), names_of(anchor)
    for make in (_leaf, _inside):
        make(size)
        yield
    for stamped in (False, True):
        closed_file(brush, size, label, stamped=stamped)
        yield


def _goals(stage: Stage, card: int) -> list[Goal]:
    """Return which pieces a scored card proves, and where they go."""
    rail, rules, theme = stage.layout.rail, stage.rules, stage.theme
    printed = rules.cards[card]
    if rail.jigsaw:
        types = rules.types
        if printed.type is None:
            return []
        place = piece_rects(rail.jigsaw, types)[printed.type.value]
        image = piece(printed.type.value, place.size, types, theme, filled=True)
        return [(image, place.center)]
    found: list[Goal] = []
    asked = [rules.cards[goal].letters for goal in rules.goals]
    for letters, row in zip(asked, rail.goals, strict=False):
        side, centres = letter_places(row, len(letters), stage.layout.scale)
        for letter, centre in zip(letters, centres, strict=True):
            if letter == printed.letter:
                found.append((letter_piece(letter, side, theme, filled=True), centre))
    return found


def _fly(stage: Stage, desk: pygame.Rect, goals: list[Goal]) -> None:
    for number, (image, centre) in enumerate(goals):
        stage.show(
            Flight(
                duration=FLY.travel * (1 + LINGERS),
                delay=number * FLY.stagger,
                image=image,
                start=desk.center,
                goal=centre,
                grown=_GROWN,
                arc=stage.layout.scale.u(FLY.arc),
                easing=FLY.easing,
            )
        )


def _snap(stage: Stage, image: pygame.Surface, centre: Point) -> None:
    stage.show(
        Ring(
            duration=SET_IN_S * 0.6,
            centre=centre,
            radius=image.get_width() * 0.34,
            reach=image.get_width() * 0.36,
            colour=stage.theme.lamp,
        )
    )
