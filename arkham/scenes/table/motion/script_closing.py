"""Close a case: its cards go into a folder, the folder to the closed cases, the proof home."""

from __future__ import annotations

from dataclasses import replace

import pygame

from arkham.rules.cards import Card, ClueType
from arkham.rules.events import CardMoved, LineClosed
from arkham.scenes.cards.frame import ASPECT
from arkham.scenes.draw.brush import Brush
from arkham.scenes.draw.canvas import Point
from arkham.scenes.draw.jigsaw import letter_piece, piece, piece_rects
from arkham.scenes.table.layout.lines import RowLayout
from arkham.scenes.table.layout.placements import Look, Placement
from arkham.scenes.table.layout.rails import letter_places
from arkham.scenes.table.layout.table import TableLayout
from arkham.scenes.table.motion.beats import CLOSE_UP, FILE, FLY, GATHER, PROVE_S, SNAP_S
from arkham.scenes.table.motion.director import Script
from arkham.scenes.table.motion.effects import Flight, Folder, Glow, Ring, named_folder
from arkham.scenes.table.motion.stage import Stage
from arkham.scenes.table.paint.lines import names_of

_GATHER_ALL_S = 0.42  # the longest that a long line takes to gather
_GROWN = 2.0  # how much larger a piece is when it leaves the folder
_FOLDER_WIDTH = 1.34  # of its height
Goal = tuple[pygame.Surface, Point]  # a piece, and where its middle comes to lie


def close(stage: Stage, event: LineClosed) -> Script:
    """Pull the string, gather the cards, file the folder, and prove what was scored."""
    desk = _folder_rect(stage, event.anchor)
    goals = {card: _goals(stage, card) for card in event.scored}
    yield _gather(stage, event, desk)
    travelling = (*event.filed, *event.scored)
    stage.detours.clear()
    stage.withheld.update(travelling)
    stage.settle(event)
    stage.send(CLOSE_UP, unseen=travelling)
    _fly(stage, desk, [goal for card in event.scored for goal in goals[card]])
    yield FILE.travel
    stage.release(event.filed)
    waited = FILE.travel
    for number, card in enumerate(event.scored):
        lands = FLY.travel + number * FLY.stagger
        if lands > waited:
            yield lands - waited
            waited = lands
        stage.release([card])
        for image, centre in goals[card]:
            _snap(stage, image, centre)
    if event.scored:
        yield SNAP_S


def prove(stage: Stage, event: CardMoved) -> Script:
    """Light up the Objective that has been met."""
    stage.settle(event)
    stage.send()
    met = [card.index for card in stage.rules.cards if card.letters]
    rows = dict(zip(met, stage.layout.rail.objectives, strict=False))
    if event.card in rows:
        stage.show(Glow(duration=PROVE_S, rect=rows[event.card], colour=stage.theme.lamp))
    yield PROVE_S / 2


def _gather(stage: Stage, event: LineClosed, desk: pygame.Rect) -> float:
    """Send the cards into the folder, the last one first; return how long that takes."""
    line = stage.view.line_of(event.anchor)
    most = (_GATHER_ALL_S - GATHER.travel) / max(1, len(line) - 1)
    stagger = min(GATHER.stagger, most)
    lasts = GATHER.travel + stagger * (len(line) - 1)
    whole = lasts + FILE.travel
    closed = stage.layout.rail.closed
    filed = pygame.Rect(0, 0, round(closed.height * _FOLDER_WIDTH * 0.6), 0)
    filed.height = round(filed.width / _FOLDER_WIDTH)
    filed.midleft = closed.midleft
    stage.show(
        Folder(
            duration=whole,
            start=desk,
            goal=filed,
            label=names_of(stage.rules.cards[event.anchor]),
            grows=lasts * 0.5 / whole,
            leaves=lasts / whole,
            arc=stage.layout.scale.u(FILE.arc),
            under=True,
        )
    )
    stage.threads.pull(event.anchor, lasts * 0.6 * stage.pace)
    inside = pygame.Rect(0, 0, round(desk.height * 0.5), round(desk.height * 0.5 * ASPECT))
    inside.center = desk.center
    for card in reversed(line):
        stage.detours[card] = Placement(inside, Look.INSIDE)
    stage.send(replace(GATHER, stagger=stagger))
    return lasts


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


def print_folder(brush: Brush, layout: TableLayout, row: int, anchor: Card) -> None:
    """Make the folder of an open case before it is closed."""
    named_folder(brush, _folder_size(layout, layout.lines.rows[row]), names_of(anchor))


def _goals(stage: Stage, card: int) -> list[Goal]:
    """Return which pieces a scored card proves, and where they go."""
    rail, rules, theme = stage.layout.rail, stage.rules, stage.theme
    printed = rules.cards[card]
    if rail.jigsaw:
        types = [t.value for t in ClueType if any(c.type is t for c in rules.cards)]
        if printed.type is None:
            return []
        place = piece_rects(rail.jigsaw, types)[printed.type.value]
        image = piece(printed.type.value, place.size, types, theme, filled=True)
        return [(image, place.center)]
    found: list[Goal] = []
    objectives = [c.letters for c in rules.cards if c.letters]
    for letters, row in zip(objectives, rail.objectives, strict=False):
        side, centres = letter_places(row, len(letters), stage.layout.scale)
        for letter, centre in zip(letters, centres, strict=True):
            if letter == printed.letter:
                found.append((letter_piece(letter, side, theme, filled=True), centre))
    return found


def _fly(stage: Stage, desk: pygame.Rect, goals: list[Goal]) -> None:
    for number, (image, centre) in enumerate(goals):
        stage.show(
            Flight(
                duration=FLY.travel,
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
            duration=SNAP_S * 1.4,
            centre=centre,
            radius=image.get_width() * 0.34,
            reach=image.get_width() * 0.36,
            colour=stage.theme.lamp,
        )
    )
