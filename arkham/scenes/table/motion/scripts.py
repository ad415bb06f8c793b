"""Perform events: each has a script, and most only let their cards travel.

A script changes the stage and yields seconds at normal speed. It settles its event exactly once,
whatever else it shows, so that running all scripts to their end gives the view of the state.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pygame

from arkham.rules.areas import DRAW, LINE, STABILITY, TIME
from arkham.rules.cards import Card
from arkham.rules.events import (
    ARRIVALS,
    CardMoved,
    CheckMade,
    Event,
    GameEnded,
    LineClosed,
    LineOpened,
    StackShuffled,
    StrainFelt,
    TimeStruck,
)
from arkham.rules.mechanisms.base import PanelKind
from arkham.scenes.cards.parts import ASPECT
from arkham.scenes.draw.brush import Brush, seal_picture, stamp_picture
from arkham.scenes.draw.canvas import Point
from arkham.scenes.draw.jigsaw import letter_piece, piece, piece_rects
from arkham.scenes.table.layout.desk import RowLayout
from arkham.scenes.table.layout.rails import letter_places
from arkham.scenes.table.layout.table import Look, Placement, TableLayout
from arkham.scenes.table.motion.beats import (
    ARRIVAL_HOLD,
    ARRIVE,
    CHECK_HOLD,
    CLOSE_UP,
    ENDING_S,
    FALL,
    FALLEN_HOLD,
    FILE,
    FLY,
    GATHER,
    PROVE_S,
    SET_IN_S,
    SHOW,
    SHUFFLE_S,
    SHUT_S,
    STAMP_S,
    STAMPED_S,
    STRAIN_S,
    STRIKE_S,
    THUD_S,
    beat_of,
)
from arkham.scenes.table.motion.effects import (
    LINGERS,
    SET_DOWN,
    Flight,
    Glow,
    Halo,
    Ring,
    SetIn,
    Stamp,
    Thud,
    Toll,
)
from arkham.scenes.table.motion.filing import ClosingFile, OpenFile, print_file
from arkham.scenes.table.motion.lights import SkyFlash, desk_of
from arkham.scenes.table.motion.stage import Script, Stage
from arkham.scenes.table.paint.gauges import clock_picture
from arkham.scenes.table.targets import names_of

_FALLEN = -4  # degrees a photograph is turned that fell on the desk
_HIGH = 1.65  # times its size: how near to the eye it is when it begins to fall
_SHOWN = 1.5  # times as large as a card of the hand
_STROKES = (0.0, 0.42)  # shares of the strike at which a ring sets off
_LANDS = {LINE: "pinned", TIME: "tick", STABILITY: "crack"}  # what is heard when it lands
_MARKS = {STABILITY: "mark.stability", TIME: "mark.time"}
_CHECKED = 1.15  # of a card of the hand: the card of a check
_STAMP = 0.5  # of the width of the card it falls on
_GATHER_ALL_S = 0.42  # the longest that a long line takes to gather
_GROWN = 2.0  # how much larger a piece is when it leaves the folder
_FOLDER_WIDTH = 1.34  # of its height
Goal = tuple[pygame.Surface, Point]  # a piece, and where its middle comes to lie


def perform(stage: Stage, event: Event) -> Script:
    """Return the script of an event."""
    if not isinstance(event, CheckMade):
        stage.detours.clear()
    match event:
        case CheckMade():
            return check(stage, event)
        case StrainFelt():
            return strain(stage, event)
        case TimeStruck():
            return strike(stage, event)
        case LineOpened():
            return open_line(stage, event)
        case LineClosed():
            return close(stage, event)
        case CardMoved(cause=cause) if cause in ARRIVALS:
            return arrive(stage, event)
        case CardMoved(card) if card in stage.rules.goals:
            return prove(stage, event)
        case StackShuffled(area=area) if area == DRAW:
            return _shuffle(stage, event)
        case GameEnded():
            return _end(stage, event)
    return _travel(stage, event)


def _travel(stage: Stage, event: Event) -> Script:
    """Let the cards of an event go where they belong."""
    beat = beat_of(event)
    stage.settle(event)
    stage.send(beat)
    yield beat.wait
    if isinstance(event, CardMoved) and event.target.area in _LANDS:
        stage.on_moment(_LANDS[event.target.area])


def _shuffle(stage: Stage, event: StackShuffled) -> Script:
    """Light up the draw stack, whose new order nobody sees."""
    stage.settle(event)
    stage.send()
    stack, light = stage.layout.leads.stack, stage.theme.accent.light
    stage.show(Glow(duration=SHUFFLE_S, rect=stack, colour=light))
    yield SHUFFLE_S / 3


def _end(stage: Stage, event: GameEnded) -> Script:
    """Light up the proof of a game that is won; let dusk fall over one that is lost."""
    stage.settle(event)
    stage.send()
    rail = stage.layout.rail
    if event.won:
        proof = rail.goal_label.unionall([r for r in (rail.jigsaw, *rail.goals) if r])
        stage.show(Glow(duration=ENDING_S, rect=proof, colour=stage.theme.lamp))
    else:
        stage.light.fade(ENDING_S * stage.pace)
    yield ENDING_S


# What changes the game is brought into the light before it goes to its place.


def shown_place(layout: TableLayout, size: float = _SHOWN) -> Placement:
    """Return the place over the lines where a card is held up to be seen."""
    width, height = layout.grid.card
    rect = pygame.Rect(0, 0, round(width * size), round(height * size))
    rect.center = layout.lines.area.center
    rect.top = max(rect.top, layout.leads.area.centery)
    return Placement(rect, Look.FACE)


def arrive(stage: Stage, event: CardMoved) -> Script:
    """Hold a card that comes into play up, then let it go where it belongs."""
    yield from _hold_up(stage, event.card, flash=ARRIVALS[event.cause])
    beat = beat_of(event)
    stage.settle(event)
    stage.send(ARRIVE)
    yield max(ARRIVE.wait, beat.wait)
    panel, strip = stage.rules.panel(PanelKind.STRIP), stage.layout.strip
    if strip and panel and event.target.area == panel.area:
        stage.show(Glow(duration=0.4, rect=strip.rect, colour=stage.theme.accent.light))


def open_line(stage: Stage, event: LineOpened) -> Script:
    """Let the photograph that begins a line fall on the desk, then pin it where it belongs."""
    place = replace(shown_place(stage.layout), tilt=_FALLEN)
    stage.show(Halo(duration=FALL.wait + FALLEN_HOLD + 0.12, rect=place.rect))
    stage.drop(event.anchor, place, _HIGH, FALL)
    yield FALL.wait
    stage.on_moment("thud")
    stage.show(Thud(duration=THUD_S, rect=place.rect))
    yield FALLEN_HOLD
    stage.detours.pop(event.anchor, None)
    stage.settle(event)
    stage.send(ARRIVE)
    yield ARRIVE.wait


def _hold_up(stage: Stage, card: int, *, flash: bool = False) -> Script:
    place = stage.detours[card] = shown_place(stage.layout)
    stage.on_moment("turn")
    stage.send(SHOW)
    stage.show(Halo(duration=SHOW.wait + ARRIVAL_HOLD + 0.12, rect=place.rect))
    if flash:
        desk = desk_of(stage.layout)
        stage.flash(SkyFlash(desk=desk, strikes=(place.rect.centerx, place.rect.top)))
    yield SHOW.wait + ARRIVAL_HOLD
    stage.detours.pop(card, None)


def strike(stage: Stage, event: TimeStruck) -> Script:
    """Let the clock strike twice: its dial and a ring run out from it."""
    stage.settle(event)
    stage.send()
    clock, theme = stage.layout.rail.clock, stage.theme
    side = min(clock.size)
    dial = clock_picture(side, event.count, event.limit, theme)
    for number, share in enumerate(_STROKES):
        delay = STRIKE_S * share
        stage.show(Toll(duration=STRIKE_S, delay=delay, dial=dial, centre=clock.center))
        stage.show(
            Ring(
                duration=STRIKE_S * 1.1,
                delay=delay,
                centre=clock.center,
                radius=clock.width * 0.5,
                reach=stage.layout.scale.u(64),
                colour=theme.lamp if number else theme.accent.light,
            )
        )
    yield STRIKE_S


# Checks


def check(stage: Stage, event: CheckMade) -> Script:
    """Turn the drawn card over where all can see it, and stamp its outcome on it."""
    stage.settle(event)
    stage.detours.clear()
    place = stage.detours[event.card] = shown_place(stage.layout, _CHECKED)
    stage.on_moment("turn")
    stage.send(SHOW)
    stage.show(Halo(duration=SHOW.wait + CHECK_HOLD + 0.12, rect=place.rect))
    stamped_after = SHOW.travel * 0.9
    stage.show(
        Stamp(
            duration=SHOW.wait + CHECK_HOLD - stamped_after,
            delay=stamped_after,
            centre=place.rect.center,
            side=place.rect.width * _STAMP,
            icon=_MARKS.get(event.fate, ""),
        )
    )
    yield SHOW.wait + CHECK_HOLD


def strain(stage: Stage, event: StrainFelt) -> Script:
    """Light the line up on which a card was one too many."""
    stage.settle(event)
    stage.send()
    for line, row in zip(stage.view.lines, stage.layout.lines.rows, strict=False):
        if line[0] == event.anchor:
            light = stage.theme.accent.light
            icon = _MARKS[STABILITY]
            stage.show(Glow(duration=STRAIN_S * 1.3, rect=row.rect, colour=light, icon=icon))
    yield STRAIN_S


def print_stamps(brush: Brush, layout: TableLayout) -> Iterator[None]:
    """Make the stamps of all outcomes, and the seal that strain shows, one by one."""
    side = shown_place(layout, _CHECKED).rect.width * _STAMP
    for icon in ("", *_MARKS.values()):
        stamp_picture(brush, side, icon)
        yield
    seal_picture(brush, _MARKS[STABILITY])
    yield


# Closing a case


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


def prove(stage: Stage, event: CardMoved) -> Script:
    """Light up the goal that has been met."""
    stage.settle(event)
    stage.send()
    rows = dict(zip(stage.rules.goals, stage.layout.rail.goals, strict=False))
    if event.card in rows:
        stage.show(Glow(duration=PROVE_S, rect=rows[event.card], colour=stage.theme.lamp))
    yield PROVE_S / 2


def _gather(stage: Stage, event: LineClosed, desk: pygame.Rect) -> float:
    """Send the cards into the folder, the last one first; return how long that takes."""
    line = stage.view.line_of(event.anchor)
    most = (_GATHER_ALL_S - GATHER.travel) / max(1, len(line) - 1)
    stagger = min(GATHER.stagger, most)
    lasts = GATHER.travel + stagger * (len(line) - 1)
    stage.show(OpenFile(duration=lasts + SHUT_S, rect=desk, grows=0.3))
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
    return print_file(brush, _folder_size(layout, layout.lines.rows[row]), names_of(anchor))


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
