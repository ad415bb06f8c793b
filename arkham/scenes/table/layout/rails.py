"""Place the two rails: what kills and wins on the left, what a card says on the right."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import pygame

from arkham.scenes.draw.jigsaw import jigsaw_size
from arkham.scenes.draw.theme import HIT, Scale
from arkham.scenes.table.layout.desk import ASPECT, Grid, TableShape, edges
from arkham.scenes.table.paint.gauges import MIRROR_ASPECT

_INSPECTOR_SHARE = 0.4515
_LEAST_AIR = 4
_FEW_TOOLS = 7
_WORD_FITS_BESIDE = 1.1  # text size up to which STABILITY stands beside its mirror


@dataclass(frozen=True, slots=True)
class RailLayout:
    """The left rail, from the name of the case down to the closed cases."""

    panel: pygame.Rect
    file: pygame.Rect  # CASE FILE 1
    title: pygame.Rect | None  # two lines; left out where texts are large
    turn: pygame.Rect
    flag: pygame.Rect  # Fair or Practice
    rules: tuple[tuple[int, int, int], ...]  # dividing lines: left, right, height
    time_label: pygame.Rect
    clock: pygame.Rect
    trouble: pygame.Rect  # the stack of what time costs
    trouble_back: pygame.Rect
    trouble_count: pygame.Rect
    time_note: pygame.Rect | None
    stability_label: pygame.Rect
    mirror: pygame.Rect
    stability_note: pygame.Rect | None
    goal_label: pygame.Rect  # Big picture, or what is asked for instead
    jigsaw: pygame.Rect | None
    goals: tuple[pygame.Rect, ...]  # one row each
    extras: dict[str, pygame.Rect]
    closed: pygame.Rect


@dataclass(frozen=True, slots=True)
class InspectorLayout:
    """The right rail: one card, its words, and the tools."""

    panel: pygame.Rect
    card: pygame.Rect
    words: pygame.Rect
    tools: tuple[pygame.Rect, ...]
    tool_names: tuple[str, ...]  # in the same order


def letter_places(
    row: pygame.Rect, letters: int, scale: Scale
) -> tuple[int, list[tuple[float, float]]]:
    """Return the side of a goal's pieces and the middle of each, after its number."""
    side = round(min(row.height - scale.u(8), scale.u(36)))
    gap = scale.u(14)
    step = min(side + gap, (row.width - side - gap) / max(1, letters))
    first = row.left + side + gap + side / 2
    return side, [(first + i * step, row.centery) for i in range(letters)]


class _Column:
    """A pen that moves down the rail and remembers where it drew a dividing line."""

    def __init__(self, left: float, width: float, top: float) -> None:
        self.left, self.width, self.y = left, width, top
        self.air = 0.0
        self.rules: list[tuple[int, int, int]] = []

    def take(self, height: float) -> pygame.Rect:
        rect = edges(self.left, self.y, self.width, height)
        self.y += height
        return rect

    def rule(self) -> None:
        self.y += self.air
        self.rules.append((round(self.left), round(self.left + self.width), round(self.y)))
        self.y += self.air


@lru_cache(maxsize=16)
def place_rail(grid: Grid, shape: TableShape) -> RailLayout:
    """Return the left rail; what height is left over becomes air between its parts."""
    u, f, big = grid.u, grid.f, grid.scale.big
    panel = grid.left
    column = _Column(panel.left + u(16), panel.width - u(32), panel.top + u(12))
    file = column.take(f(25))
    title = None if big else column.take(f(66))  # two lines
    column.y += u(3)
    turn, flag = _turn_and_flag(column, f(27), big)
    label = f(25 if big else 29)
    clock_side = 2 * u(52 if big else 80)
    mirror_height = 2 * u(58 if big else 84)
    note = 0.0 if big else f(53)  # two lines
    jig_width = column.width - u(4)
    if big:
        jig_width = min(jig_width, u(66) * (3 if shape.types <= 6 else 4))
    jig = jigsaw_size(round(jig_width), shape.types)
    goal = len(shape.goals) * u(HIT) if shape.goals else jig[1]
    extras_height = u(64) if shape.extras else 0.0
    word = 0.0 if grid.scale.t <= _WORD_FITS_BESIDE else label
    rest = [
        label + u(8) + note,
        word + u(18 if big else 14),
        label + u(4) + goal + u(4),
        extras_height,
        u(HIT),
    ]
    sections = 5 if shape.extras else 4
    room = panel.bottom - u(6) - column.y - sum(rest)
    # Large letters and five goals leave less: the gauges shrink before anything overlaps.
    short = max(0.0, clock_side + mirror_height + 2 * sections * u(_LEAST_AIR) - room)
    clock_side, mirror_height = clock_side - short / 2, mirror_height - short / 2
    column.air = (room - clock_side - mirror_height) / (2 * sections)
    column.rule()
    time_label = column.take(label)
    clock = edges(column.left, column.y, clock_side, clock_side)
    trouble, trouble_back, trouble_count = _place_trouble(grid, column, clock)
    column.y += clock_side + u(8)
    time_note = column.take(note) if note else None
    column.rule()
    stability_label, mirror, stability_note = _place_stability(grid, column, label, mirror_height)
    column.rule()
    goal_label = column.take(label)
    column.y += u(4)
    jigsaw: pygame.Rect | None = None
    goals: tuple[pygame.Rect, ...] = ()
    if shape.goals:
        goals = tuple(column.take(u(HIT)) for _ in shape.goals)
    else:
        jigsaw = pygame.Rect(0, 0, *jig)
        jigsaw.midtop = (round(column.left + column.width / 2), round(column.y))
        column.y += jig[1]
    column.y += u(4)
    column.rule()
    extras: dict[str, pygame.Rect] = {}
    if shape.extras:
        row = column.take(extras_height)
        cell = row.width / len(shape.extras)
        for i, name in enumerate(shape.extras):
            extras[name] = edges(row.left + i * cell, row.top, cell, row.height)
        column.rule()
    return RailLayout(
        panel=panel,
        file=file,
        title=title,
        turn=turn,
        flag=flag,
        rules=tuple(column.rules),
        time_label=time_label,
        clock=clock,
        trouble=trouble,
        trouble_back=trouble_back,
        trouble_count=trouble_count,
        time_note=time_note,
        stability_label=stability_label,
        mirror=mirror,
        stability_note=stability_note,
        goal_label=goal_label,
        jigsaw=jigsaw,
        goals=goals,
        extras=extras,
        closed=column.take(u(HIT)),
    )


def _turn_and_flag(column: _Column, height: float, big: bool) -> tuple[pygame.Rect, pygame.Rect]:
    """Return turn and Fair/Practice: side by side, or one below the other in large letters."""
    if big:
        return column.take(height), column.take(height)
    row = column.take(height)
    half = row.width // 2
    return (
        pygame.Rect(row.left, row.top, half, row.height),
        pygame.Rect(row.left + half, row.top, row.width - half, row.height),
    )


def _place_trouble(
    grid: Grid, column: _Column, clock: pygame.Rect
) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
    """Return the stack beside the clock, the back on it, and its number."""
    u, f, big = grid.u, grid.f, grid.scale.big
    area = edges(
        clock.right + u(4), clock.top, column.left + column.width - clock.right - u(4), clock.height
    )
    back = pygame.Rect(0, 0, round(u(42)), round(u(42) * ASPECT))
    if big:
        back.midleft = (round(area.left + u(10)), area.centery)
        left = back.right + u(6)
        return area, back, edges(left, area.top, area.right - left, area.height)
    back.midtop = (area.centerx, round(area.centery - u(54)))
    return area, back, edges(area.left, back.bottom + u(4), area.width, f(31) + f(24))


def _place_stability(
    grid: Grid, column: _Column, label: float, height: float
) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect | None]:
    """Return label, mirror and note; the mirror's number plate hangs below its oval."""
    u, f = grid.u, grid.f
    width = round(height * MIRROR_ASPECT)
    if grid.scale.big:
        word = column.take(label)
        mirror = pygame.Rect(0, 0, width, round(height))
        mirror.midtop = (round(column.left + column.width / 2), round(column.y))
        column.y += height + u(18)
        return word, mirror, None
    word = edges(column.left, column.y, column.width, label)
    beside = grid.scale.t <= _WORD_FITS_BESIDE
    if not beside:
        column.y += label
    mirror = pygame.Rect(0, 0, width, round(height))
    mirror.topright = (round(column.left + column.width), round(column.y))
    room = mirror.left - u(4) - column.left
    if beside:
        # The word ends where the oval has not yet come out to it.
        word.width = round(column.width * 0.48)
    skip = f(32) if beside else u(4)
    note = edges(column.left, column.y + skip, room, height - skip)
    column.y += height + u(14)
    return word, mirror, note


def _tool_rows(count: int, big: bool) -> tuple[int, float]:
    """Return in how many rows so many tools lie, and how high one is, in units."""
    few = count <= _FEW_TOOLS
    if big:  # signs without words
        return (1, 70) if few else (2, 46)
    return (2, 76) if few else (3, 56)


@lru_cache(maxsize=16)
def place_inspector(grid: Grid, shape: TableShape) -> InspectorLayout:
    """Return the right rail: its card fills at least 45 % of the window's height if it can."""
    u, big = grid.u, grid.scale.big
    rail = grid.right
    names = shape.tools
    rows, units = _tool_rows(len(names), big)
    height = u(units)
    tools_height = rows * height + (rows - 1) * u(8)
    panel = edges(rail.left, rail.top, rail.width, rail.height - tools_height - u(12))
    card_width = round(min(_INSPECTOR_SHARE * grid.window[1] / ASPECT, rail.width - u(24)))
    card = pygame.Rect(0, 0, card_width, round(card_width * ASPECT))
    card.midtop = (panel.centerx, round(panel.top + u(14)))
    words_top = card.bottom + u(12)
    words = edges(
        panel.left + u(18), words_top, panel.width - u(36), panel.bottom - u(8) - words_top
    )
    # The upper rows have one tool less if they cannot all have the same.
    parts = [(len(names) + row) // rows for row in range(rows)]
    tools = []
    for row, count in enumerate(parts):
        width = (rail.width - u(8) * (count - 1)) / count
        top = panel.bottom + u(12) + row * (height + u(8))
        tools += [edges(rail.left + i * (width + u(8)), top, width, height) for i in range(count)]
    return InspectorLayout(panel, card, words, tuple(tools), names)
