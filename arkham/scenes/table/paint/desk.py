"""Paint the desk: leads, draw stack, odds, discards, cards in force, and the open cases.

An open case has a row plate, a header, a slot at its open end, and its string.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

import pygame

from arkham.rules.areas import AREA_NAMES, DISCARD, LEADS, STABILITY, TIME
from arkham.rules.basics import TYPES_TO_CLOSE, techniques_of
from arkham.rules.cards import Card, ClueType, Kind
from arkham.rules.mechanisms.base import Panel, PanelKind
from arkham.rules.odds import CheckOdds
from arkham.rules.ruleset import Ruleset
from arkham.scenes.cards.faces import CardFaces, face_size
from arkham.scenes.draw.brush import (
    LEAST_WORDS,
    Brush,
    counted,
    draw_count,
    draw_tag,
    forms,
    tag_width,
)
from arkham.scenes.draw.canvas import Point
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.icons import effect_info, icon_info
from arkham.scenes.draw.shapes import (
    Edge,
    cast_shadow,
    dashed,
    dashed_ring,
    disc,
    lamp_pool,
    lay_notched,
    notched,
    outline,
    rounded,
    shine,
)
from arkham.scenes.draw.strings import draw_cord, draw_loose, draw_pin
from arkham.scenes.draw.text import draw_block, first_form, fit_block, fit_px, fits, measure
from arkham.scenes.draw.theme import Scale, mix
from arkham.scenes.table.hud import NEXT_CARDS, Check, Danger, LineStatus
from arkham.scenes.table.layout.desk import HeaderLayout, LeadsLayout, RowLayout, StripLayout
from arkham.scenes.table.picture.part import Part, part
from arkham.scenes.table.sight import Sight
from arkham.scenes.table.targets import Forms, names_of
from arkham.scenes.table.ticket import percentages

_TAG_REACH = 8  # units that the ring and the tag of the First lead reach beyond it
_FATE_ICONS = {STABILITY: "mark.stability", TIME: "mark.time"}
_NEXT_WIDTH = 0.55  # of the room beside an open deck
_ODDS_ICONS = (*_FATE_ICONS.values(), "")


class LeadsPainter:
    """Leads row and stacks of one case."""

    def __init__(self, rules: Ruleset, faces: CardFaces) -> None:
        self._rules = rules
        self._faces = faces

    def parts(self, sight: Sight) -> Iterator[Part]:
        """Yield the row of the leads, what stands beside it, and the cards in force."""
        layout, hud, cells, areas = sight.layout, sight.hud, sight.cells, sight.landed.areas
        leads, pile = layout.leads, areas[DISCARD]
        yield part("leads", cells["leads"], self._row, leads)
        yield part("checked", cells["checked"], self._checks, leads.checked, hud.checks)
        yield part("stack", cells["stack"], self._stack, leads, hud.counts["draw"])
        if hud.next_cards:
            yield part("odds", cells["odds"], self._next_cards, leads, hud.next_cards)
        else:
            yield part("odds", cells["odds"], self._odds, leads, hud.odds, hud.odds_shown)
        top = pile[-1] if pile else 0
        yield part("discard", cells["discard"], self._discard, leads, top, len(pile))
        if layout.strip:
            panel = self._rules.panel(PanelKind.STRIP)
            assert panel is not None, "a strip shows a panel"
            shown = (panel, tuple(areas[panel.area]))
            yield part("strip", cells["strip"], self._strip, layout.strip, *shown)

    def checks_beside(self, sight: Sight) -> Iterator[Part]:
        """Yield the last checks once more, over the prompt, while a strip covers their place."""
        if sight.hud.checks:
            scale, prompt, usual = sight.layout.scale, sight.layout.prompt.rect, sight.layout.leads
            rect = pygame.Rect(prompt.left, 0, prompt.width, usual.checked.height)
            rect.bottom = prompt.top - scale.px(2)
            yield part("checks beside", rect, self._checks, rect, sight.hud.checks)

    def missing(self, sight: Sight) -> Iterator[Part]:
        """Yield the places of the leads that are missing."""
        leads, lying = sight.layout.leads, sight.landed.areas[LEADS]
        for number, rect in enumerate(leads.cards):
            if number >= len(lying) or not lying[number]:
                yield part(f"missing lead {number}", rect, self._place, rect, not number)

    def first_tag(self, name: str, sight: Sight) -> Part:
        """Return the ring and the tag of the First lead, raised as much as it is."""
        lying = sight.view.areas[LEADS]
        lift = sight.cues.lifts.get(lying[0], 0) if lying else 0
        leads, reach = sight.layout.leads, 2 * sight.layout.scale.px(_TAG_REACH)
        rect = leads.cards[0].union(leads.first_tag).inflate(reach, reach).move(0, -lift)
        return part(name, rect, self._first_tag, leads, lift)

    def _row(self, brush: Brush, leads: LeadsLayout) -> None:
        """Draw the row without the leads themselves."""
        if leads.label:
            words = tuple(form.upper() for form in forms("leads"))
            style = brush.label(18, brush.theme.white, 2)  # it lies in the light
            brush.write(words, leads.label.midleft, style, leads.label.width, valign="m")

    def light(self, brush: Brush, leads: LeadsLayout) -> None:
        """Light the desk around the First lead."""
        theme, u, first = brush.theme, brush.u, leads.cards[0]
        if not theme.high_contrast:
            lamp_pool(brush.surface, first.center, u(360), theme.lamp, 125)
        shine(brush.surface, first, theme.lamp, width=u(7), blur=u(9), alpha=120, radius=u(10))

    def _place(self, brush: Brush, rect: pygame.Rect, first: bool) -> None:
        theme, u = brush.theme, brush.u
        if not first:
            brush.blit(dashed(rect.size, u(8), theme.dim, 1.4, 6, 5), rect)
            return
        brush.blit(rounded(rect.size, u(9), theme.ink, alpha=200), rect)
        style = brush.style(Face.BODY_ITALIC, 19, theme.muted)
        room = rect.width - u(12)
        brush.write(forms("played"), rect.center, style, room, anchor="c", valign="m")

    def _first_tag(self, brush: Brush, leads: LeadsLayout, lift: int) -> None:
        """Frame the First lead and tag it; drawn over the card."""
        theme, u = brush.theme, brush.u
        ring = leads.cards[0].inflate(2 * brush.px(3), 2 * brush.px(3)).move(0, -lift)
        brush.blit(outline(ring.size, u(11), theme.lamp, brush.scale.line(3, 2)), ring)
        style = brush.label(18, theme.ink, 1.2)
        tag = leads.first_tag.move(0, -lift)
        tag.top = max(tag.top, brush.px(2))  # a raised card may reach the edge of the window
        words = first_form([f.upper() for f in forms("first_lead")], style, tag.width - u(42))
        draw_tag(brush.surface, tag, words, style, theme.lamp, icon_id="area.first-lead")

    def _heading(self, brush: Brush, rect: pygame.Rect, key: str) -> None:
        words = tuple(form.upper() for form in forms(key))
        style = brush.label(18, brush.theme.paper_shade, 1.4)
        brush.write(words, rect.midleft, style, rect.width, valign="m")

    def _stack(self, brush: Brush, leads: LeadsLayout, count: int) -> None:
        """Draw the draw stack, as high as it is, with its count."""
        theme, u, rect = brush.theme, brush.u, leads.stack
        self._heading(brush, leads.stack_label, "draw")
        if not count:
            self._empty(brush, rect)
            return
        cast_shadow(brush.surface, rect, blur=u(8), alpha=160, drop=u(6), radius=u(7))
        image = self._faces.back(Kind.CLUE, rect.width)
        layers = min(4, 1 + count // 8)
        for i in range(layers):
            brush.blit(image, rect.move(round(u(2.2) * i), -round(u(2.2) * i)))
        lift = u(2.2) * (layers - 1)
        centre = (rect.centerx + lift, rect.centery - lift)
        draw_count(brush.surface, centre, u(58), str(count), theme)

    def _empty(self, brush: Brush, rect: pygame.Rect) -> None:
        theme = brush.theme
        frame = dashed(rect.size, brush.u(8), theme.dim, 1.4, 6, 5, fill=theme.ink, fill_alpha=130)
        brush.blit(frame, rect)
        style = brush.style(Face.BODY_ITALIC, 18, theme.muted)
        room = rect.width - brush.u(10)
        brush.write(forms("empty"), rect.center, style, room, anchor="c", valign="m")

    def _next_cards(self, brush: Brush, leads: LeadsLayout, cards: tuple[int, ...]) -> None:
        """Draw the cards of an open deck that come next: the first in front, titles above it."""
        self._heading(brush, leads.odds_label, "next_cards")
        area, u = leads.odds[0].unionall(leads.odds[1:]), brush.u
        area.height = leads.stack.bottom - area.top
        width, height = face_size(area.width * _NEXT_WIDTH)
        step = (area.height - height) / max(1, NEXT_CARDS - 1)
        for i, card in reversed(list(enumerate(cards))):
            rect = pygame.Rect(area.left, round(area.bottom - height - i * step), width, height)
            cast_shadow(brush.surface, rect, blur=u(5), alpha=160, drop=u(3), radius=u(5))
            brush.blit(self._faces.face(self._rules.cards[card], width), rect)
            centre = (rect.right + u(22), rect.top + min(step, height) / 2)
            draw_count(brush.surface, centre, min(u(32), step), str(i + 1), brush.theme)

    def _odds(self, brush: Brush, leads: LeadsLayout, odds: CheckOdds, detail: str) -> None:
        """Draw the three outcomes of the next check with their share of the stack."""
        theme, u = brush.theme, brush.u
        if detail == "off":
            return
        self._heading(brush, leads.odds_label, "odds")
        counts, total = tuple(odds), max(1, odds.total)
        rows = zip(_ODDS_ICONS, counts, percentages(counts), leads.odds, strict=True)
        for icon_id, count, share, rect in rows:
            side = min(u(34), rect.height - u(10))
            y = rect.centery - u(4)
            centre = (rect.left + side / 2, y)
            self._outcome(brush, centre, side, icon_id)
            left = rect.left + side + u(9)
            style = brush.bold(20 if brush.scale.big else 24, theme.paper)
            full = detail == "full"
            words = f"{share} %" if full else str(count)
            shown = brush.write(words, (left, y), style, rect.right - left, valign="m")
            fraction, small = f"{count}/{odds.total}" if full else "", brush.body(18, theme.muted)
            if fits(fraction, small, rect.right - shown.right - u(6)):
                brush.write(fraction, (rect.right, y), small, anchor="r", valign="m")
            track = pygame.Rect(rect.left, rect.bottom - brush.px(8), rect.width, brush.px(4))
            if not full:
                continue
            brush.blit(rounded(track.size, 2, theme.hair), track)
            if count:
                track.width = max(brush.px(4), round(track.width * count / total))
                brush.blit(rounded(track.size, 2, theme.paper if icon_id else theme.dim), track)

    def _checks(self, brush: Brush, rect: pygame.Rect, checks: tuple[Check, ...]) -> None:
        """Say which cards the last checks drew, and what each did, until the next action."""
        if not checks:
            return
        theme, u = brush.theme, brush.u
        plate = rect.inflate(0, -brush.px(4))
        edge = Edge(theme.edge, brush.scale.line(1.3))
        brush.blit(notched(plate.size, u(7), theme.panel_raised, edge, alpha=235), plate)
        side = min(u(30), plate.height - u(6))
        style = brush.bold(18, theme.paper)
        style = style.at(min(style.px, round(plate.height * 0.72)))
        words = [self._told(check) for check in checks]
        least = style.at(min(style.px, brush.px(LEAST_WORDS)))

        def room(named: int) -> float:
            """Return what each of the newest has for its words, if the older ones have none."""
            return (plate.width - u(16) - (len(checks) - named) * (side + u(6))) / named

        named = next(
            (
                count
                for count in range(len(checks), 1, -1)
                if all(fits(told[-1], least, room(count) - side - u(14)) for told in words[-count:])
            ),
            1,
        )
        x = plate.left + u(8)
        for i, (_, fate) in enumerate(checks):
            self._outcome(brush, (x + side / 2, plate.centery), side, _FATE_ICONS.get(fate, ""))
            if i < len(checks) - named:
                x += side + u(6)
                continue
            left = x + side + u(8)
            width = room(named) - side - u(14)
            brush.write(words[i], (left, plate.centery), style, width, valign="m")
            x += room(named)

    def _told(self, check: Check) -> tuple[str, ...]:
        """Say in long and in short what a check drew."""
        card, fate = check
        key = AREA_NAMES[fate] if fate in _FATE_ICONS else "harmless"
        drawn = self._rules.cards[card]
        if drawn.letter in self._rules.asked_letters:
            key = f"{key}_letter"  # a goal needs it: that it is gone is harm enough
        return forms(f"drawn_{key}", card=drawn.title, letter=drawn.letter)

    def _outcome(
        self, brush: Brush, centre: tuple[float, float], side: float, icon_id: str
    ) -> None:
        """Draw what a check does: the seal of an area, or a bare disc if it does nothing."""
        theme = brush.theme
        if icon_id:
            brush.seal(icon_info(icon_id), centre, side)
            return
        brush.centred(disc(side, theme.ink, Edge(theme.dim, 1.6)), centre)
        bar = pygame.Rect(0, 0, round(side * 0.46), max(2, brush.px(2.4)))
        bar.center = (round(centre[0]), round(centre[1]))
        brush.surface.fill(theme.muted, bar)

    def _discard(self, brush: Brush, leads: LeadsLayout, top: int, count: int) -> None:
        """Draw the discards: the card on top, and how many there are."""
        theme, u, rect = brush.theme, brush.u, leads.discard
        self._heading(brush, leads.discard_label, "discard")
        if not count:
            self._empty(brush, rect)
            return
        cast_shadow(brush.surface, rect, blur=u(8), alpha=160, drop=u(6), radius=u(7))
        below = self._faces.back(Kind.CLUE, rect.width)
        for i in range(min(2, count - 1), 0, -1):
            brush.blit(below, rect.move(round(u(2.4) * i), -round(u(2.4) * i)))
        brush.blit(self._faces.face(self._rules.cards[top], rect.width), rect)
        brush.blit(rounded(rect.size, rect.width * 0.055, (10, 8, 7), alpha=118), rect)
        draw_count(brush.surface, rect.center, u(52), str(count), theme)

    def _strip(
        self, brush: Brush, strip: StripLayout, panel: Panel, in_force: tuple[int, ...]
    ) -> None:
        """Draw the cards in force: name and what each changes."""
        theme, u = brush.theme, brush.u
        light = theme.accent.light
        edge = Edge(light, brush.scale.line(1.3))
        fill = mix(theme.plum, theme.ink, 0.25)
        brush.blit(notched(strip.rect.size, u(8), fill, edge, alpha=242), strip.rect)
        words = forms(panel.label)[0].upper()
        room = strip.label.width
        brush.write(words, strip.label.midleft, brush.label(18, light), room, valign="m")
        cards = [self._rules.cards[card] for card in in_force]
        rooms = list(zip(cards, strip.cells, strict=False))
        detail = min((self._detail(brush, card, cell) for card, cell in rooms), default=0)
        for card, cell in rooms:
            self._in_force(brush, card, cell, detail)

    def _detail(self, brush: Brush, card: Card, cell: pygame.Rect) -> int:
        """Return how much of a card fits its cell: 2 name and rule, 1 name and gist, 0 less."""
        told, whole = _ongoing(card)
        if not told:
            return 2
        name = brush.bold(18.5, brush.theme.paper)
        room = cell.right - brush.u(10) - self._words_left(brush, cell)
        fitting = (
            d for d, form in ((2, whole), (1, told)) if fits(f"{card.title}  {form}", name, room)
        )
        return next(fitting, 0)

    def _words_left(self, brush: Brush, cell: pygame.Rect) -> float:
        return cell.left + min(cell.height - brush.u(8), brush.u(34)) + brush.u(12)

    def _in_force(self, brush: Brush, card: Card, cell: pygame.Rect, detail: int) -> None:
        """Draw one card in as much detail as all of them have room for."""
        theme, u = brush.theme, brush.u
        side = min(cell.height - u(8), u(34))
        centre = (cell.left + side / 2 + u(2), cell.centery)
        brush.centred(disc(side, theme.ink, Edge(theme.accent.light, 1.2)), centre)
        brush.icon(icon_info(f"kind.{card.kind}"), centre, side / brush.scale.s * 0.68, theme.paper)
        left = self._words_left(brush, cell)
        name = brush.bold(18.5, theme.paper)
        rule = brush.body(18.5, mix(theme.paper, theme.accent.light, 0.5))
        told, whole = _ongoing(card)
        room = cell.right - u(10) - left
        if told and detail:
            rect = brush.write(card.title, (left, cell.centery), name, valign="m")
            words = whole if detail == 2 else told
            brush.write(words, (rect.right + u(9), cell.centery), rule, valign="m")
        else:  # only what it does, or only its name where it does nothing lasting
            style = rule if told else name
            brush.write(told or card.title, (left, cell.centery), style, room, valign="m")


def _ongoing(card: Card) -> tuple[str, str]:
    """Return what a card does as long as it lies there: the gist, and the whole rule."""
    infos = [effect_info(effect) for effect in card.ongoing]
    return " · ".join(info.name.lower() for info in infos), " ".join(info.rule for info in infos)


_ROW_NOTCH = 10
_STRING_REACH = 22  # units around a string that its sag, its shadow and its pins may touch
_PRESS = 0.4  # of the time in which a string is drawn tight: the pins come first
_LOOSE = 6.0  # times the usual sag: how a string hangs before it is drawn tight
_SWINGS = 3.0
_NAME_SHRINKS = 0.78  # so that 24 units stay above 18


class LinesPainter:
    """The open cases of one game."""

    def __init__(self, rules: Ruleset) -> None:
        self._rules = rules
        self._types = rules.types

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
        lay_notched(brush.surface, rect, brush.u(_ROW_NOTCH), (0, 0, 0), alpha=92)

    def _header(
        self, brush: Brush, rect: pygame.Rect, header: HeaderLayout, status: LineStatus
    ) -> None:
        """Draw what is said of a case, on the plate of its line."""
        self._plate(brush, rect)
        theme, u, anchor = brush.theme, brush.u, self._rules.cards[status.anchor]
        edge = Edge(theme.hair, brush.scale.line(1.2))
        plate = notched(header.rect.size, u(_ROW_NOTCH), theme.panel, edge, alpha=232)
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
            taken = self._counts(brush, header.extra, status.counts)
            scores_none = status.closable and not status.puzzles
            style = brush.body(colour=theme.accent.light) if scores_none else brush.body()
            room = header.extra.width - taken
            brush.write(_extra_words(status), header.extra.topleft, style, room)

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
        lasting = dict(zip(ClueType, status.lasting, strict=True))
        for kind, rect in zip(self._types, pips, strict=False):
            side = rect.width
            if lasting[kind]:
                brush.blit(disc(side, theme.paper), rect)
                ink, share = theme.ink, 0.7
            elif shown[kind]:  # it goes with its puzzle
                brush.blit(disc(side, theme.ink, Edge(theme.paper, brush.scale.line(1.8))), rect)
                ink, share = theme.paper, 0.66
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


def _extra_words(status: LineStatus) -> Forms:
    """Return the last row of a header: why closing scores nothing, else clues and keys."""
    if status.closable and not status.puzzles:
        return forms("scores_held" if status.held else "scores_none")
    clues, keys = counted("clues", status.clues), status.free_keys
    return f"{clues} · {counted('free_keys', keys)}", f"{clues}, {counted('keys', keys)}"


def _string_rect(scale: Scale, points: Sequence[Point]) -> pygame.Rect:
    """Return all that the string over some pins may touch."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    reach = scale.px(_STRING_REACH)
    rect = pygame.Rect(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)
    return rect.inflate(2 * reach, 2 * reach)
