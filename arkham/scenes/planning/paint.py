"""Paint a plan over the table: tracing paper, ghosts, what is lost, and the sheet of figures.

A ghost is told from a card without colour: grey, pale, hatched, with a drawn edge, and turned.
A plan that was kept (`PencilMarks`) leaves only its numbers on the table of the game, struck
through where that has moved on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import pygame

from arkham.play.plan import Fate, Ghost, Laid, LineOutlook, LostLead, outlook
from arkham.rules.areas import HAND, LEADS
from arkham.rules.basics import TYPES_TO_CLOSE
from arkham.scenes.draw.backdrop import paper
from arkham.scenes.draw.brush import Brush, draw_count, draw_tag, section, tag_width
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.icons import draw_glyph, icon_info
from arkham.scenes.draw.shapes import (
    Edge,
    cast_shadow,
    dashed,
    dashed_ring,
    disc,
    lay_hatch,
    lay_notched,
    outline,
    rounded,
)
from arkham.scenes.draw.surfaces import SurfaceCache, faded
from arkham.scenes.draw.text import block_height, draw_block, fit_px
from arkham.scenes.draw.theme import HIT, Scale, Theme, columns
from arkham.scenes.planning.words import Figure, Sentence
from arkham.scenes.table.layout.desk import HeaderLayout
from arkham.scenes.table.layout.table import Placement, TableLayout, placements
from arkham.scenes.table.overlay import TableOverlay
from arkham.scenes.table.paint.cards import CardPainter
from arkham.scenes.table.scene import TableScene

BUTTONS = ("back", "clear", "keep", "leave")
_SHARES = (1.0, 1.0, 1.0, 1.4)  # of the buttons; the last one's key is drawn as a cap
_FIGURES = 3
_GAP = 8


@dataclass(frozen=True, slots=True)
class SheetLayout:
    """The sheet over the actions: three figures, some sentences, four buttons."""

    rect: pygame.Rect
    figures: tuple[pygame.Rect, ...]
    words: pygame.Rect
    buttons: tuple[pygame.Rect, ...]  # in the order of BUTTONS


def sheet_layout(layout: TableLayout) -> SheetLayout:
    """Return where the sheet of a plan lies on a table."""
    scale = layout.scale
    u, f = scale.u, scale.font
    rect = layout.bottom.ticket.copy()
    slip = layout.prompt.rect
    if rect.colliderect(slip) and not scale.big:  # the slip, as far as there is room for both
        rect.height = rect.bottom - slip.bottom - round(u(4))
        rect.top = slip.bottom + round(u(4))
    inner = rect.inflate(-2 * round(u(16)), -2 * round(u(10)))
    high = round(u(HIT))
    top = inner.bottom - high
    buttons = columns(pygame.Rect(inner.left, top, inner.width, high), _SHARES, u(_GAP))
    figure = f(30) if scale.big else f(32) + f(24)
    third = inner.width / _FIGURES
    figures = tuple(
        pygame.Rect(round(inner.left + i * third), inner.top, round(third - u(10)), figure)
        for i in range(_FIGURES)
    )
    words_top = inner.top + figure + round(u(2))
    words = pygame.Rect(inner.left, words_top, inner.width, top - round(u(6)) - words_top)
    return SheetLayout(rect, figures, words, tuple(buttons))


_TURNS = (1.4, -1.1, 0.8, -1.6)  # degrees, by the order of the ghosts
_PALE = (150, 150, 148), (84, 82, 77)  # how a face is washed out: times, plus
_FAINT = 0.7  # of a ghost that cannot lie where it was laid
_VEIL = 26  # of 255: the tracing paper over the lines
_NUMBER = 40  # units of the disc with a ghost's number


class GhostPainter:
    """Ghosts of the cards of one game; each is washed out and turned once."""

    def __init__(self, cards: CardPainter, theme: Theme) -> None:
        self._cards, self._theme = cards, theme
        self._kept = SurfaceCache(megabytes=6)

    def draw(self, brush: Brush, card: int, place: Placement, laid: Laid, order: int) -> None:
        """Draw one ghost with its number, or the cross that says it does not fit."""
        rect, fits = place.rect, laid.fate is Fate.FITS
        brush.centred(self._image(card, place, brush.scale, order, faint=not fits), rect.center)
        draw_number(brush, (rect.right - brush.u(20), rect.bottom - brush.u(16)), laid)

    def carried(self, brush: Brush, card: int, place: Placement) -> None:
        """Draw the ghost in the player's hand."""
        brush.centred(self._image(card, place, brush.scale, 0, faint=False), place.rect.center)

    def _image(
        self, card: int, place: Placement, scale: Scale, order: int, *, faint: bool
    ) -> pygame.Surface:
        turn = _TURNS[order % len(_TURNS)]
        key = (card, place.look, place.rect.size, place.open_end, turn, faint)

        def make() -> pygame.Surface:
            face = pygame.transform.grayscale(self._cards.image(card, place, scale.s))
            face.fill(_PALE[0], special_flags=pygame.BLEND_RGB_MULT)
            face.fill(_PALE[1], special_flags=pygame.BLEND_RGB_ADD)
            whole = face.get_rect()
            lay_hatch(face, whole, scale.u(9), self._theme.ink, 70, self._theme.paper, 0)
            edge = outline(
                whole.size, whole.width * 0.055, self._theme.paper_bright, scale.line(3, 2)
            )
            face.blit(edge, whole)
            return pygame.transform.rotozoom(faded(face, _FAINT) if faint else face, turn, 1.0)

        return self._kept.get(key, make)


def draw_number(brush: Brush, centre: tuple[float, float], laid: Laid) -> None:
    """Draw the number of a ghost, or the cross if it does not fit."""
    u, theme = brush.u, brush.theme
    if laid.fate is Fate.FITS:
        draw_count(brush.surface, centre, u(_NUMBER), str(laid.number), theme)
        return
    brush.centred(disc(u(36), theme.ink, Edge(theme.accent.light, brush.scale.line(2))), centre)
    draw_glyph(brush.surface, "cross", centre, u(20), theme.paper)


def draw_veil(brush: Brush, layout: TableLayout) -> None:
    """Lay tracing paper over the lines, with a pencilled frame."""
    area, theme, u = layout.lines.area, brush.theme, brush.u
    sheet = area.inflate(round(u(8)), round(u(10)))
    lay_notched(brush.surface, sheet, u(4), theme.paper, alpha=_VEIL)
    frame = dashed(sheet.size, u(4), theme.paper_shade, brush.scale.line(2), u(26), u(4))
    brush.blit(frame, sheet)
    for rect in layout.inspector.tools:
        dark = rounded(rect.size, u(8), theme.ink, alpha=150)
        brush.blit(dark, rect)


def draw_source(brush: Brush, image: pygame.Surface, rect: pygame.Rect) -> None:
    """Draw a card that is planned with where it lies."""
    brush.blit(image, rect)
    edge = outline(rect.size, rect.width * 0.055, brush.theme.paper_bright, brush.scale.line(3, 2))
    brush.blit(edge, rect)


def draw_lost(brush: Brush, rect: pygame.Rect, lost: LostLead) -> None:
    """Strike a lead out that the plan discards, and say what that costs."""
    words, theme, u = section("plan"), brush.theme, brush.u
    brush.blit(rounded(rect.size, rect.width * 0.055, theme.ink, alpha=150), rect)
    inside = rect.inflate(-round(u(10)), -round(u(10)))
    stroke = max(2, brush.px(3))
    pygame.draw.line(brush.surface, theme.paper, inside.bottomleft, inside.topright, stroke)
    text = words["costs" if lost.costs_time else "free"]
    height = round(u(34) * (1 + 0.4 * (brush.scale.t - 1)))
    room = rect.width - u(4)
    style = brush.bold(18, theme.paper)
    icon = "mark.time" if lost.costs_time else ""
    spare = tag_width("", style, height, marked=bool(icon))
    style = style.at(fit_px(text, style, room - spare, brush.px(12)))
    width = round(min(room, tag_width(text, style, height, marked=bool(icon))))
    tag = pygame.Rect(0, 0, width, height)
    tag.midbottom = (rect.centerx, rect.bottom - round(u(6)))
    edge = Edge(theme.accent.light if lost.costs_time else theme.edge, brush.scale.line(1.6))
    draw_tag(brush.surface, tag, text, style, theme.ink, edge=edge, icon_id=icon)


def draw_faults(brush: Brush, tags: Iterable[tuple[pygame.Rect, str]], area: pygame.Rect) -> None:
    """Hang a dashed tag at every ghost that does not fit, over all of them."""
    theme, u = brush.theme, brush.u
    taken: list[pygame.Rect] = []
    for rect, words in tags:
        style = brush.bold(18, theme.paper)
        height = round(brush.f(34))
        spare = tag_width("", style, height, marked=True)
        style = style.at(fit_px(words, style, area.width - spare, brush.px(15)))
        tag = pygame.Rect(0, 0, tag_width(words, style, height, marked=True), height)
        tag.center = (rect.centerx, rect.top + round(rect.height * 0.72))
        tag.clamp_ip(area)
        while any(tag.colliderect(other) for other in taken) and tag.top > area.top + height:
            tag.move_ip(0, -height - round(u(4)))
        taken.append(tag.copy())
        cast_shadow(brush.surface, tag, blur=u(6), alpha=160, drop=u(3), radius=u(6))
        edge = Edge(theme.accent.light)
        draw_tag(brush.surface, tag, words, style, theme.ink, edge=edge, glyph="cross", broken=True)


def draw_reach(brush: Brush, header: HeaderLayout, line: LineOutlook) -> None:
    """Write over the header of a line how many types it has and would have."""
    if header.status is None or line.types[0] == line.types[1]:
        return
    words = section("plan")["types"]
    before, after = line.types
    told = tuple(form.format(before=before, after=after, need=TYPES_TO_CLOSE) for form in words)
    rect = header.status
    brush.surface.fill(brush.theme.panel, rect)
    style = brush.bold(18, brush.theme.paper)
    brush.write(told, rect.midleft, style, rect.width, valign="m")


def draw_slip(brush: Brush, layout: TableLayout, words: Sequence[str]) -> None:
    """Lay a slip over the prompt that says that nothing is played; of large letters, a tag."""
    rect, theme = layout.prompt.rect, brush.theme
    chip = layout.prompt.chip.copy()
    if brush.scale.big:
        rect = chip
        chip.bottomright = layout.lines.area.bottomright
    brush.blit(paper(rect.size, theme.paper, "plan", cut="torn"), rect)
    frame = dashed(chip.size, brush.u(3), theme.ink, brush.scale.line(2), brush.u(8), brush.u(5))
    brush.blit(frame, chip)
    label = brush.label(19, theme.ink, 1)
    label = label.at(min(label.px, round(chip.height * 0.7)))
    room = chip.width - brush.u(8)
    text = section("plan")["chip"]
    brush.write(text, chip.center, label, room, anchor="c", valign="m")
    if brush.scale.big:
        return
    style = brush.style(Face.TYPE_BOLD, 21, theme.ink)
    where = (layout.prompt.text.left, rect.centery)
    brush.write(words, where, style, rect.right - brush.u(16) - where[0], valign="m")


def draw_sheet(
    brush: Brush,
    layout: SheetLayout,
    figures: Sequence[Figure],
    sentences: Sequence[Sentence],
) -> None:
    """Draw what the plan needs and brings, but for the buttons."""
    lay_notched(
        brush.surface,
        layout.rect,
        brush.u(12),
        brush.theme.panel,
        Edge(brush.theme.edge, brush.scale.line(1.4)),
    )
    for figure, rect in zip(figures, layout.figures, strict=True):
        _figure(brush, figure, rect)
    _sentences(brush, sentences, layout.words)


def _figure(brush: Brush, figure: Figure, rect: pygame.Rect) -> None:
    """Draw a large number with what it counts: below it, or beside it in large letters."""
    theme, u = brush.theme, brush.u
    number = brush.number(24 if brush.scale.big else 28, theme.paper)
    drawn = brush.write(figure.number, rect.topleft, number, rect.width)
    left = drawn.right + u(8)
    if figure.icon:
        side = u(26)
        brush.seal(icon_info(figure.icon), (left + side / 2, drawn.centery), round(side))
        left += side + u(6)
    if brush.scale.big:
        where, room = (left, drawn.centery), rect.right - left
        if not figure.icon:  # which says it where letters are large
            brush.write(figure.words, where, brush.body(18), room, valign="m")
    else:
        brush.write(figure.words, (rect.left, rect.bottom), brush.body(18), rect.width, valign="b")


def _sentences(brush: Brush, sentences: Sequence[Sentence], area: pygame.Rect) -> None:
    """Write sentences one below the other, smaller if they must be, as far as there is room."""
    least, size = brush.px(13), brush.body(18).px

    def height(px: int) -> int:
        styles = (brush.body(18).at(px) for _ in sentences)
        told = zip(sentences, styles, strict=True)
        return sum(block_height(one.text, style, area.width) for one, style in told)

    while size > least and height(size) > area.height:
        size -= 1
    y = area.top
    for one in sentences:
        colour = brush.theme.accent.light if one.grave else brush.theme.paper
        style = (brush.bold if one.grave else brush.body)(18, colour).at(size)
        high = block_height(one.text, style, area.width)
        if y + high > area.bottom + 1 and y > area.top:
            break
        room = pygame.Rect(area.left, y, area.width, max(high, 1))
        draw_block(brush.surface, one.text, room, style)
        y += high


_SIDE = 38  # units of a pencilled number


class PencilMarks(TableOverlay):
    """The numbers of a plan, at its cards and at the lines they are meant for."""

    def __init__(self, plan: tuple[Ghost, ...], table: TableScene) -> None:
        self.plan = plan
        self.laid: tuple[Laid, ...] = ()
        self.changed(table)

    def changed(self, table: TableScene) -> None:
        """Look again what has become of the plan."""
        self.laid = outlook(table.session.state, self.plan).laid

    @property
    def is_over(self) -> bool:
        """Say whether nothing is left of the plan; taking a move back can bring it back."""
        return not any(one.fate in (Fate.FITS, Fate.REFUSED) for one in self.laid)

    def marks(self, table: TableScene) -> list[tuple[pygame.Rect, int, Laid]]:
        """Return every pencilled number: where it stands, and which ghost it is of."""
        if self.is_over:
            return []
        side = table.layout.scale.px(_SIDE)
        places = placements(table.view, table.layout)
        at_hand = {*table.view.areas[LEADS], *table.view.areas[HAND]}
        found = []
        for number, one in enumerate(self.laid, start=1):
            place = places.get(one.ghost.card)
            if place is not None and (one.ghost.card in at_hand or one.fate is Fate.DONE):
                rect = pygame.Rect(0, 0, side, side)
                lift = table.cues.lifts.get(one.ghost.card, 0)
                rect.bottomleft = (
                    place.rect.left - side // 5,
                    place.rect.bottom + side // 6 - lift,
                )
                found.append((rect, number, one))
        rows = zip(table.view.lines, table.layout.lines.rows, strict=False)
        for line, row in rows:
            meant = [
                (number, one)
                for number, one in enumerate(self.laid, start=1)
                if one.ghost.onto == line[0] and one.fate is not Fate.DONE
            ]
            step = min(side + 4, (row.slot.width - side) / max(1, len(meant) - 1))
            for i, (number, one) in enumerate(meant):
                rect = pygame.Rect(0, 0, side, side)
                rect.bottomleft = (round(row.slot.left + i * step), row.slot.bottom - side // 8)
                found.append((rect, number, one))
        return found

    def draw(self, brush: Brush, table: TableScene) -> None:
        if table.director.busy or table.cues.fan:
            return
        for rect, number, one in self.marks(table):
            _pencilled(brush, rect, number, one.fate)


def _pencilled(brush: Brush, rect: pygame.Rect, number: int, fate: Fate) -> None:
    """Draw a number in a dashed ring: plain, ticked off when done, struck through when lost."""
    theme, side = brush.theme, rect.width
    brush.centred(disc(side, theme.ink, alpha=215), rect.center)
    ink = theme.paper_bright if fate is Fate.FITS else theme.muted
    brush.blit(dashed_ring(side, ink, brush.scale.line(2), 6, 3), rect)
    style = brush.style(Face.TYPE_BOLD, 20, ink).at(round(side * 0.52))
    brush.write(str(number), rect.center, style, anchor="c", valign="m")
    if fate is Fate.DONE:
        draw_glyph(brush.surface, "check", (rect.right, rect.top), side * 0.55, theme.paper_bright)
    elif fate is not Fate.FITS:
        away = max(1, side // 8)
        ends = ((rect.left - away, rect.bottom), (rect.right + away, rect.top))
        pygame.draw.line(brush.surface, theme.paper_bright, *ends, max(2, round(side / 9)))
