"""Paint the open cases: row plates, headers, the slot at each open end, and the string."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

import pygame

from arkham.rules.basics import TYPES_TO_CLOSE, techniques_of
from arkham.rules.cards import ClueType
from arkham.rules.ruleset import Ruleset
from arkham.scenes.draw.badges import draw_tag, tag_width
from arkham.scenes.draw.brush import Brush, counted, forms
from arkham.scenes.draw.canvas import Point
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.icons import icon_info
from arkham.scenes.draw.shapes import Edge, dashed, dashed_ring, disc, lay_notched, notched
from arkham.scenes.draw.strings import draw_cord, draw_loose, draw_pin
from arkham.scenes.draw.text import draw_block, fit_block, fit_px, fits, measure
from arkham.scenes.draw.theme import Scale
from arkham.scenes.table.hud import Danger, LineStatus
from arkham.scenes.table.layout.desk import HeaderLayout, RowLayout
from arkham.scenes.table.picture.part import Part, part
from arkham.scenes.table.sight import Sight
from arkham.scenes.table.targets import names_of

_NOTCH = 10
_STRING_REACH = 22  # units around a string that its sag, its shadow and its pins may touch
_PRESS = 0.4  # of the time in which a string is drawn tight: the pins come first
_LOOSE = 6.0  # times the usual sag: how a string hangs before it is drawn tight
_SWINGS = 3.0
_NAME_SHRINKS = 0.78  # so that 24 units stay above 18


class LinesPainter:
    """The open cases of one game."""

    def __init__(self, rules: Ruleset) -> None:
        self._rules = rules
        self._types = [t for t in ClueType if any(c.type is t for c in rules.cards)]

    def parts(self, sight: Sight) -> Iterator[Part]:
        """Yield header and plate of every open case."""
        lines = zip(sight.layout.lines.rows, sight.hud.lines, strict=False)
        for i, (row, status) in enumerate(lines):
            place = (row.rect, row.header)
            yield part(f"header {i}", sight.cells[f"header {i}"], self._header, *place, status)
            yield part(f"plate {i}", sight.cells[f"plate {i}"], self._plate, row.rect)

    def slots(self, sight: Sight) -> Iterator[Part]:
        """Yield the places for the next cards; they lie below the cards that come there."""
        for i, (row, status) in enumerate(
            zip(sight.layout.lines.rows, sight.hud.lines, strict=False)
        ):
            yield part(f"slot {i}", row.slot, self._slot, row.slot, status.ends_in, status.strain)

    def strings(self, sight: Sight) -> Iterator[Part]:
        """Yield the strings over the cards of every line, as far as they are tied."""
        for i, (row, tied) in enumerate(zip(sight.layout.lines.rows, sight.tied, strict=False)):
            if tied >= 0:
                points = (*row.pins, row.string_end)
                rect = _string_rect(sight.layout.scale, points[: tied + 1])
                yield part(f"string {i}", rect, self._string, points, tied)

    def _plate(self, brush: Brush, rect: pygame.Rect) -> None:
        """Draw what a line lies on."""
        lay_notched(brush.surface, rect, brush.u(_NOTCH), (0, 0, 0), alpha=92)

    def _header(
        self, brush: Brush, rect: pygame.Rect, header: HeaderLayout, status: LineStatus
    ) -> None:
        """Draw what is said of a case, on the plate of its line."""
        self._plate(brush, rect)
        theme, u, anchor = brush.theme, brush.u, self._rules.cards[status.anchor]
        edge = Edge(theme.hair, brush.scale.line(1.2))
        plate = notched(header.rect.size, u(_NOTCH), theme.panel, edge, alpha=232)
        brush.blit(plate, header.rect)
        room = float(header.name.width)
        if header.badge:
            room = self._badge(brush, header.badge, status) - u(8) - header.name.left
        style = brush.style(Face.TITLE, header.name_size, theme.paper)
        names = names_of(anchor)
        if header.kicker:
            label = brush.label(18, theme.accent.light, 1.4)
            brush.write(names[-1].upper(), header.kicker.midleft, label, room, valign="m")
            style = fit_block(anchor.title, style, header.name.size, brush.px(18), 1.1)
            place = header.name
            draw_block(brush.surface, anchor.title, place, style, valign="m", leading=1.1)
        else:
            brush.write(names, header.name.midleft, style, room, valign="m", shrink=_NAME_SHRINKS)
        self._pips(brush, header.pips, status)
        if header.status:
            self._status(brush, header.status, status)
        if header.extra:
            clues, keys = counted("clues", status.clues), status.free_keys
            words = (f"{clues} · {counted('free_keys', keys)}", f"{clues}, {counted('keys', keys)}")
            taken = self._counts(brush, header.extra, status.counts)
            brush.write(words, header.extra.topleft, brush.body(), header.extra.width - taken)

    def _counts(
        self, brush: Brush, rect: pygame.Rect, counts: tuple[tuple[str, int, int], ...]
    ) -> float:
        """Draw what a line gathers at the right end of a rectangle; return how much that takes."""
        right = float(rect.right)
        for icon_id, have, needed in counts:
            near = have == needed - 1
            style = brush.body(colour=brush.theme.paper if near else brush.theme.muted)
            words = f"{have}/{needed}"
            drawn = brush.write(words, (right, rect.top), style, anchor="r")
            side = brush.u(22)
            centre = (drawn.left - side * 0.66, drawn.centery)
            brush.icon(icon_info(icon_id), centre, 22, style.colour)
            right = centre[0] - side * 0.66
        return rect.right - right + (brush.u(6) if counts else 0)

    def _badge(self, brush: Brush, rect: pygame.Rect, status: LineStatus) -> float:
        """Draw n/5, or the folder with the puzzles it would score; return its left end."""
        theme, u = brush.theme, brush.u
        if not status.closable:
            words = f"{status.count}/{TYPES_TO_CLOSE}"
            style = brush.bold(18.5, theme.muted)
            return brush.write(words, rect.midright, style, anchor="r", valign="m").left
        style = brush.label(18, theme.ink, 0)
        words = str(status.puzzles)
        height = min(rect.height, round(u(26) * (1 + 0.42 * (brush.scale.t - 1))))
        width = round(u(48) + measure(words, style) + u(8))
        tag = pygame.Rect(0, 0, width, height)
        tag.midright = rect.midright
        brush.blit(notched(tag.size, u(5), theme.paper), tag)
        brush.icon(icon_info("area.close"), (tag.left + u(15), tag.centery), 20, theme.ink)
        brush.icon(icon_info("attribute.puzzle"), (tag.left + u(36), tag.centery), 18, theme.ink)
        brush.write(words, (tag.right - u(6), tag.centery), style, anchor="r", valign="m")
        return tag.left

    def _pips(self, brush: Brush, pips: Sequence[pygame.Rect], status: LineStatus) -> None:
        theme = brush.theme
        shown = dict(zip(ClueType, status.types, strict=True))
        for kind, rect in zip(self._types, pips, strict=False):
            side = rect.width
            if shown[kind]:
                brush.blit(disc(side, theme.paper), rect)
                ink, share = theme.ink, 0.7
            else:
                brush.blit(dashed_ring(side, theme.dim, brush.scale.line(1.3), 3.2, 2.4), rect)
                ink, share = theme.dim, 0.62
            units = side * share / brush.scale.s
            brush.icon(icon_info(f"type.{kind}"), rect.center, units, ink)

    def _status(self, brush: Brush, rect: pygame.Rect, status: LineStatus) -> None:
        theme, u = brush.theme, brush.u
        if not status.closable:
            words = forms("types", have=status.count, need=TYPES_TO_CLOSE)
            brush.write(words, rect.midleft, brush.body(), rect.width, valign="m")
            return
        puzzles, number = str(status.puzzles), brush.number(20, theme.paper)
        height = min(rect.height, round(u(26) * (1 + 0.6 * (brush.scale.t - 1))))
        key = "closing_loses" if status.danger is Danger.LOSS else "closable"
        word, style = forms(key)[0].upper(), brush.label(18, theme.ink, 1)
        room = rect.width - measure(puzzles, number) - u(38)
        style = style.at(fit_px(word, style, room - height * 1.4, brush.px(16)))
        if fits(word, style, room - height * 1.4):
            tag = pygame.Rect(0, 0, tag_width(word, style, height, marked=True), height)
            tag.midleft = rect.midleft
            draw_tag(brush.surface, tag, word, style, theme.paper, icon_id="area.close")
        else:
            tag = pygame.Rect(0, 0, round(height * 1.5), height)
            tag.midleft = rect.midleft
            brush.blit(notched(tag.size, u(5), theme.paper), tag)
            brush.icon(icon_info("area.close"), tag.center, height / brush.scale.s * 0.8, theme.ink)
        right = brush.write(puzzles, rect.midright, number, anchor="r", valign="m")
        centre = (right.left - u(16), rect.centery)
        brush.icon(icon_info("attribute.puzzle"), centre, 24, theme.paper)

    def _slot(self, brush: Brush, rect: pygame.Rect, ends_in: int, strain: bool) -> None:
        """Draw the place after the last card: what may follow, and what it costs."""
        theme, u = brush.theme, brush.u
        frame = dashed(rect.size, u(7), theme.dim, brush.scale.line(1.4), u(7), u(6))
        brush.blit(frame, rect)
        techniques = techniques_of(ends_in)
        icons = [icon_info(f"technique.{t}") for t in techniques]
        side = min(u(32), rect.height * 0.4, (rect.width - u(12)) / max(1, len(icons)) - u(6))
        gap = side + u(12)
        y = rect.centery - (brush.f(10) if strain else 0)
        y = max(rect.top + side * 0.6, y)
        left = rect.centerx - gap * (len(icons) - 1) / 2
        for i, info in enumerate(icons):
            brush.icon(info, (left + i * gap, y), side / brush.scale.s, theme.paper_shade)
        if strain:
            style = brush.bold(18, theme.accent.light)
            centre = (rect.centerx, min(rect.bottom - style.px * 0.62, y + side * 0.5 + style.px))
            room = rect.width - u(8)
            brush.write(forms("check"), centre, style, room, anchor="c", valign="m")

    def _string(self, brush: Brush, points: tuple[Point, ...], tied: int) -> None:
        """Tie a line together over its cards; piece 0 runs from the first pin to the second."""
        self._cords(brush, points, 0, tied)
        self._pins(brush, points[:-1][: tied + 1])

    def growing(
        self, brush: Brush, row: RowLayout, tied: int, length: float, slack: float = 0.0
    ) -> None:
        """Draw the piece of a string that is just being tied and drawn tight, or pulled out.

        `slack` runs from 1 to 0: first the pins are pressed in, then the string swings out.
        """
        points = (*row.pins, row.string_end)
        if slack:
            self._swing(brush, points, tied, length, slack)
        else:
            self._cords(brush, points, tied, length)
        last = max(tied, math.ceil(length) - 1)  # the pin at its end comes with the next piece
        self._pins(brush, row.pins[max(0, tied) : max(0, tied + 1)])
        pressed = min(1.0, (1 - slack) / _PRESS)
        for point in row.pins[max(0, tied + 1) : last + 1]:
            self._press(brush, point, pressed)

    def _swing(
        self, brush: Brush, points: Sequence[Point], start: int, end: float, slack: float
    ) -> None:
        """Draw the pieces of a string that still swing."""
        sag = 1 + _LOOSE * slack * slack * math.cos(_SWINGS * math.pi * (1 - slack))
        for number, (one, two) in enumerate(pairwise(points)):
            share = min(1.0, end - number)
            if number >= start and share > 0:
                width = max(2.0, brush.u(3.4))
                draw_loose(brush.surface, one, two, brush.theme, width, share, sag)

    def _press(self, brush: Brush, point: Point, share: float) -> None:
        """Draw a pin that comes down on a card: large and high, then pressed in."""
        above = 1 - share * share
        size = brush.u(11) * (1 + 0.9 * above)
        where = (point[0], point[1] - brush.u(40) * above)
        draw_pin(brush.surface, where, size, brush.theme.accent.light)

    def _cords(self, brush: Brush, points: Sequence[Point], start: int, end: float) -> None:
        width = max(2.0, brush.u(3.4))
        for number, (one, two) in enumerate(pairwise(points)):
            share = min(1.0, end - number)
            if number >= start and share > 0:
                draw_cord(brush.surface, one, two, brush.theme, width, share)

    def _pins(self, brush: Brush, points: Sequence[Point]) -> None:
        for point in points:
            draw_pin(brush.surface, point, brush.u(11), brush.theme.accent.light)


def _string_rect(scale: Scale, points: Sequence[Point]) -> pygame.Rect:
    """Return all that the string over some pins may touch."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    reach = scale.px(_STRING_REACH)
    rect = pygame.Rect(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)
    return rect.inflate(2 * reach, 2 * reach)
