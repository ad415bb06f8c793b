"""Paint the right rail: one card large, all its icons in words, where it fits, and the tools."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from arkham.rules.areas import HAND, LEADS
from arkham.rules.basics import techniques_of
from arkham.rules.cards import ATTRIBUTES, Card
from arkham.rules.choices import Prompt, Verb
from arkham.rules.play import why_not
from arkham.rules.refusals import plays_without_key
from arkham.rules.ruleset import Ruleset
from arkham.rules.state import GameState
from arkham.scenes.draw.brush import Brush, forms, section
from arkham.scenes.draw.fonts import Face, font
from arkham.scenes.draw.icons import IconInfo, attribute_infos, draw_glyph, effect_info, icon_info
from arkham.scenes.draw.shapes import cast_shadow
from arkham.scenes.draw.text import Style, block_height, draw_block, line_step, measure
from arkham.scenes.draw.theme import Scale, Theme
from arkham.scenes.table.hud import TravelStatus
from arkham.scenes.table.layout.desk import edges
from arkham.scenes.table.paint.cards import CardPainter
from arkham.scenes.table.picture.part import Part, part
from arkham.scenes.table.sight import Cues, Sight
from arkham.scenes.table.targets import Forms, names_of
from arkham.scenes.widgets.button import Button, Look
from arkham.words import wording

_GLYPHS = {"evidence": "board", "rules": "book", "settings": "gear", "menu": "window"}
_LEAST_SIZE = 15  # units, whatever the text size
_LEADING = 1.24
_KEPT_PLANS = 128  # more than a case has cards
_LINK_CLAUSE = "P1"  # how one card follows another
_GAP = 3.5
_FIT_STEP, _FIT_HEADING = 1.36, 1.42  # of the font size
_Fit = tuple[tuple[str, ...], tuple[str, ...], bool]  # names of a case, why or why not, fits


@dataclass(frozen=True, slots=True)
class _Row:
    """One icon in words: on which ground it stands, MUST or MAY, its name and its rule."""

    ground: str  # plain, flag, must, may or seal
    info: IconInfo
    name: str
    gloss: str = ""
    rule: str = ""

    def words_at(self, depth: int) -> str:
        """Return its words: 2 the whole rule, 1 a few words, 0 its name."""
        return (depth > 1 and self.rule) or (depth > 0 and self.gloss) or self.name


class _Page(NamedTuple):
    """What is said of a card: beside what it bears, what it gains and where it fits."""

    card: int
    gained: tuple[_Row, ...]
    fits: tuple[_Fit, ...]
    heading: Forms


class InspectorPainter:
    """The right rail of one game."""

    def __init__(self, rules: Ruleset, cards: CardPainter) -> None:
        self._rules = rules
        self._cards = cards
        self._plans: dict[object, tuple[float, int]] = {}  # size and depth of each page written

    def parts(self, sight: Sight) -> Iterator[Part]:
        """Yield the inspected card, its words, and the tools."""
        layout, hud, cells = sight.layout.inspector, sight.hud, sight.cells
        card = inspected(sight.state, sight.cues)
        if card:
            page = self._page(sight.state, card)
            yield part("picture", cells["picture"], self._portrait, layout.card, card)
            yield part("words", cells["words"], self._words, layout.card, layout.words, page)
        travel = {"undo": hud.undo, "redo": hud.redo}
        ended = (
            TravelStatus(forms("ended")[0]) if hud.over else None
        )  # all that is left is to go on
        for name, rect in zip(layout.tool_names, layout.tools, strict=True):
            status = ended or travel.get(name, TravelStatus())
            yield part(f"tool {name}", cells[f"tool {name}"], self._tool, rect, name, status)

    def clause_at(self, pos: tuple[int, int], sight: Sight, theme: Theme) -> str:
        """Return the clause behind the line of words under a point, nothing if there is none."""
        card = inspected(sight.state, sight.cues)
        if not card:
            return ""
        brush = Brush(pygame.Surface((1, 1), 0, 32), theme, sight.layout.scale)  # to measure with
        lines = self._print(brush, sight.layout.inspector.words, self._page(sight.state, card))
        return next((clause for rect, clause in lines if rect.collidepoint(pos)), "")

    def _tool(self, brush: Brush, rect: pygame.Rect, name: str, status: TravelStatus) -> None:
        """Draw one of the buttons below the panel."""
        button = Button(
            id=name,
            name=section("tools")[name],
            rect=rect,
            style="tool",
            glyph=_GLYPHS.get(name, name),
            note=status.note,
            reason=status.reason,
            grave=bool(status.note) and name == "undo",
        )
        button.draw(brush, Look())

    def _shade(self, brush: Brush, rect: pygame.Rect) -> None:
        """Draw the shadow of the card on the panel."""
        u = brush.u
        cast_shadow(
            brush.surface, rect, blur=u(12), alpha=175, drop=u(6), radius=u(14), covered=True
        )

    def _portrait(self, brush: Brush, rect: pygame.Rect, card: int) -> None:
        self._shade(brush, rect)
        brush.blit(self._cards.large(card, rect.width), rect)

    def _words(
        self,
        brush: Brush,
        card_rect: pygame.Rect,
        area: pygame.Rect,
        page: _Page,
    ) -> None:
        """Draw what a card says and where it fits."""
        self._shade(brush, card_rect)
        self._print(brush, area, page)

    def _page(self, state: GameState, card: int) -> _Page:
        """Return all that is said of a card on this table."""
        fits, gained = self._fits(state, card), self._gained(state, card)
        return _Page(card, gained, fits, fits_heading(state, card))

    def _gained(self, state: GameState, card: int) -> tuple[_Row, ...]:
        """Return what cards in play add to a card that is not played yet, and who does."""
        rules = self._rules
        if any(card in line for line in state.lines):
            return ()
        rows = []
        for mechanism in rules.effect_gains:
            for giver, effect in mechanism.gained_effects(state, card):
                row = _row("must" if effect.must else "may", effect_info(effect), effect.number)
                told = forms("gained", words=row.gloss or row.name, giver=rules.cards[giver].title)
                rows.append(_Row(row.ground, row.info, told[-1], told[0]))
        if rules.left[card] and rules.shows_time(state.areas, card) and not rules.cards[card].time:
            rows.append(_Row("seal", icon_info("mark.time"), *forms("time_gained")[::-1]))
        return tuple(rows)

    def _plan(
        self, brush: Brush, room: tuple[int, int], card: Card, page: _Page
    ) -> tuple[float, int]:
        """Return the largest size and the depth in which a page fits its room."""
        key = (card.index, room, brush.scale, len(page.fits), page.gained)
        if key not in self._plans:
            if len(self._plans) >= _KEPT_PLANS:
                del self._plans[next(iter(self._plans))]
            rows = [*self._rows(card), *page.gained]
            self._plans[key] = self._found_plan(brush, room, card, rows, page.fits)
        return self._plans[key]

    def _found_plan(
        self,
        brush: Brush,
        room: tuple[int, int],
        card: Card,
        rows: Sequence[_Row],
        fits: Sequence[_Fit],
    ) -> tuple[float, int]:
        """Try one size and depth after another."""
        attempts = _attempts(brush.scale)
        for size, depth in attempts:
            if self._height(brush, card, rows, fits, room[0], size, depth) <= room[1]:
                return size, depth
        return attempts[-1]

    def open_fonts(self, scale: Scale) -> None:
        """Open the fonts of all sizes in which a page may have to be written."""
        for size, _ in _attempts(scale):
            for face in (Face.BODY, Face.BODY_BOLD):
                font(face, scale.font(size))

    def _fits(self, state: GameState, card: int) -> tuple[_Fit, ...]:
        """Return each open case, whether a card fits there, and why or why not."""
        rules = self._rules
        if not rules.left[card] or any(card in line for line in state.lines):
            return ()
        waive = plays_without_key(state.choice, card)
        found = []
        for line in state.lines:
            reasons = why_not(state, card, line, waive=waive)
            names = names_of(rules.cards[line[0]])[-1:]
            shared = rules.left[card] & rules.right[line[-1]]
            told = wording.short_reasons(reasons) if reasons else _techniques("fits_by", shared)
            found.append((names, told, not reasons))
        return tuple(found)

    def _height(
        self,
        brush: Brush,
        card: Card,
        rows: Sequence[_Row],
        fits: Sequence[_Fit],
        width: int,
        size: float,
        depth: int,
    ) -> float:
        u = brush.u
        style = brush.body(size)
        mark = _mark_side(brush, size)
        height = 0.0
        if card.left or card.right:
            height += _link_height(brush, card, width, size)
        for row in rows:
            lines = block_height(row.words_at(depth), style, width - mark - u(10), _LEADING)
            height += max(mark, lines) + u(_GAP)
        if fits:
            height += u(12) + brush.f(size * _FIT_HEADING) + len(fits) * brush.f(size * _FIT_STEP)
        return height

    def _print(
        self,
        brush: Brush,
        area: pygame.Rect,
        page: _Page,
    ) -> list[tuple[pygame.Rect, str]]:
        """Write a page; return where each line is, with its clause in the rules."""
        theme, u, card = brush.theme, brush.u, self._rules.cards[page.card]
        size, depth = self._plan(brush, area.size, card, page)
        style = brush.body(size, theme.paper)
        mark = _mark_side(brush, size)
        y = float(area.top)
        lines = []
        if card.left or card.right:
            height = self._link(brush, card, area, y, size)
            lines.append((edges(area.left, y, area.width, height), _LINK_CLAUSE))
            y += height
        for row in (*self._rows(card), *page.gained):
            box = pygame.Rect(area.left, round(y), mark, mark)
            self._ground(brush, row, box)
            left = box.right + u(10)
            words = row.words_at(depth)
            high = block_height(words, style, area.right - left, _LEADING)
            top = y + max(0.0, (mark - high) / 2)
            place = pygame.Rect(round(left), round(top), round(area.right - left), high)
            ink = {"must": theme.lamp, "may": theme.may_light}.get(row.ground, theme.paper)
            draw_block(brush.surface, words, place, style.inked(ink), leading=_LEADING)
            taken = max(mark, high) + u(_GAP)
            lines.append((edges(area.left, y, area.width, taken), row.info.clause))
            y += taken
        if page.fits:
            self._fit_list(brush, area, y, page.fits, page.heading, size)
        return lines

    def _rows(self, card: Card) -> list[_Row]:
        """Return every icon of a card in words, and what it makes possible while it is in play."""
        tints = [info.name for info in ATTRIBUTES.values() if info.tints_left]
        if not tints or not self._rules.is_light(card.index):
            return _rows(card)
        words = section("lights")
        icon = icon_info(f"attribute.{tints[0]}")
        return [_Row("flag", icon, words["name"], words["gloss"], words["rule"]), *_rows(card)]

    def _ground(self, brush: Brush, row: _Row, box: pygame.Rect) -> None:
        if row.ground in ("must", "may"):
            brush.effect(row.info.id, box, must=row.ground == "must")
        elif row.ground == "flag":
            brush.flag(row.info, box)
        elif row.ground == "seal":
            brush.seal(row.info, box.center, box.width)
        else:
            brush.icon(row.info, box.center, box.width / brush.scale.s, brush.theme.paper)

    def _link(self, brush: Brush, card: Card, area: pygame.Rect, y: float, size: float) -> float:
        """Draw what a card follows and what may follow it; return the height it took."""
        theme, side, row_height = brush.theme, _mark_side(brush, size), _link_row(brush, size)
        pieces = _link_pieces(brush, card, area.width, size)
        for piece in pieces:
            x, middle = area.left + piece.x, y + piece.row * row_height + side / 2
            if not piece.icon:
                draw_glyph(brush.surface, "arrow", (x + side * 0.4, middle), side * 0.8, theme.dim)
                continue
            brush.icon(
                icon_info(piece.icon), (x + side / 2, middle), side / brush.scale.s, theme.paper
            )
            brush.write(piece.words, (x + side + brush.u(6), middle), piece.style, valign="m")
        return (pieces[-1].row + 1) * row_height

    def _fit_list(
        self,
        brush: Brush,
        area: pygame.Rect,
        y: float,
        fits: Sequence[_Fit],
        heading: Forms,
        size: float,
    ) -> None:
        theme, u = brush.theme, brush.u
        y += u(5)
        pygame.draw.line(
            brush.surface, theme.hair, (area.left, round(y)), (area.right, round(y)), brush.px(1.2)
        )
        y += u(7)
        style = brush.label(min(18, size), theme.muted, 1.4)
        brush.write(tuple(form.upper() for form in heading), (area.left, y), style, area.width)
        y += brush.f(size * _FIT_HEADING)
        step = brush.f(size * _FIT_STEP)
        for names, told, possible in fits:
            middle = y + step / 2
            sign, ink = ("check", theme.lamp) if possible else ("cross", theme.dim)
            side = min(step * 0.75, u(24))
            draw_glyph(brush.surface, sign, (area.left + side / 2, middle), side, ink)
            left = area.left + side + u(9)
            name = brush.bold(size, theme.paper if possible else theme.muted)
            shown = brush.write(names, (left, middle), name, area.right - left, valign="m")
            room = area.right - shown.right - u(10)
            reason = brush.body(min(18, size), theme.muted)
            brush.write(told, (area.right, middle), reason, room, anchor="r", valign="m")
            y += step


def fits_heading(state: GameState, card: int) -> Forms:
    """Say when a card can be played where it fits: now, after a question about other things, or
    only if it were the First lead or in the hand."""
    choice = state.choice
    if card != state.first_lead() and card not in state.areas[HAND]:
        return forms("would_fit")
    if choice is None or choice.prompt == Prompt.ACTION:
        return forms("fits_now")
    plays = any(option.verb is Verb.PLAY for option in choice.options)
    return forms("fits_now" if plays else "fits_later")


def inspected(state: GameState, cues: Cues) -> int:
    """Return the card in the inspector: what was pointed at, who asks, else the first lead."""
    if cues.inspected:
        return cues.inspected
    if state.choice is not None and state.choice.source:
        return state.choice.source
    return next(
        (card for card in state.areas[LEADS] if card), state.lines[0][0] if state.lines else 0
    )


def _attempts(scale: Scale) -> list[tuple[float, int]]:
    """Return sizes and depths to try, the best first."""
    least = _LEAST_SIZE / scale.t
    sizes = [18.5]
    while sizes[-1] - 0.5 > least:
        sizes.append(sizes[-1] - 0.5)
    sizes.append(least)
    return [(18.5, 2), *((size, 1) for size in sizes), (least, 0)]


def _mark_side(brush: Brush, size: float) -> int:
    return round(min(brush.f(size * 1.36), brush.u(36)))


def _technique(name: str) -> str:
    return str(section("techniques")[name])


class _Piece(NamedTuple):
    """A technique or the arrow of the link, and where it stands."""

    icon: str  # nothing for the arrow
    words: str
    style: Style
    x: float
    row: int


def _link_row(brush: Brush, size: float) -> float:
    return max(_mark_side(brush, size), line_step(brush.body(size))) + brush.u(4)


def _link_pieces(brush: Brush, card: Card, width: int, size: float) -> list[_Piece]:
    """Place what a card follows, an arrow, and what may follow it.

    What does not fit one row is broken before the arrow, and further on below its first technique:
    nothing that follows ever stands below what is followed.
    """
    side, u = _mark_side(brush, size), brush.u
    bold, body = brush.bold(size, brush.theme.paper), brush.body(size, brush.theme.paper)

    def wide(name: str, style: Style) -> float:
        return side + u(6) + measure(_technique(name), style) + u(10)

    step = side + u(6)
    pieces: list[_Piece] = []
    x, row, indent = 0.0, 0, 0.0
    following = [wide(name, body) for name in card.right]
    if card.left:
        pieces.append(_Piece(f"technique.{card.left}", _technique(card.left), bold, x, row))
        x = wide(card.left, bold)
        if following:
            if x + step + sum(following) - u(10) > width:
                x, row = 0.0, 1
            pieces.append(_Piece("", "", body, x, row))
            x += step
            indent = x
    for name, each in zip(card.right, following, strict=True):
        if x > indent and x + each - u(10) > width:
            x, row = indent, row + 1
        pieces.append(_Piece(f"technique.{name}", _technique(name), body, x, row))
        x += each
    return pieces


def _link_height(brush: Brush, card: Card, width: int, size: float) -> float:
    pieces = _link_pieces(brush, card, width, size)
    return (pieces[-1].row + 1) * _link_row(brush, size) if pieces else 0.0


def _rows(card: Card) -> list[_Row]:
    """Return every icon of a card in words."""
    rows = [_row("flag", info, _number(card, info)) for info in attribute_infos(card)]
    for effect in (*card.effects, *card.immediate, *card.icons, *card.ongoing):
        rows.append(_row("must" if effect.must else "may", effect_info(effect), effect.number))
    for mark, is_there in (("time", card.time), ("stability", card.stability)):
        if is_there:
            key = f"{mark}_of_both" if card.time and card.stability else f"{mark}_icon"
            rows.append(_Row("seal", icon_info(f"mark.{mark}"), forms(key)[0]))
    for side in card.sides:
        info = effect_info(side.effects[-1]) if side.effects else icon_info(f"kind.{card.kind}")
        rows.append(_Row("may", info, side.title, "", f"{side.title}: {_lower(side.text)}"))
    if card.letters:
        words = forms("asks_for", letters=", ".join(card.letters))[0]
        rows.append(_Row("plain", icon_info("attribute.puzzle"), words))
    if not rows or not card.type:
        rows.append(_row("plain", icon_info(f"kind.{card.kind}"), 0))
    return rows


def _row(ground: str, info: IconInfo, number: int | str) -> _Row:
    """Return an icon in words; effects begin with MUST or MAY."""
    gloss = str(section("glosses").get(info.id, "")).format(n=number)
    if ground not in ("must", "may"):
        return _Row(ground, info, info.name, gloss, f"{info.name}: {_lower(info.rule)}")
    word = forms(ground)[0].upper()
    name, rule = f"{word} {_lower(info.name)}", f"{word} {_lower(info.rule)}"
    return _Row(ground, info, name, f"{word} {gloss}" if gloss else "", rule)


def _number(card: Card, info: IconInfo) -> int | str:
    return card.letter if info.id == "attribute.letter" else card.minimum


def _lower(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:].rstrip(".")


def _techniques(key: str, mask: int) -> tuple[str, ...]:
    """Name the techniques of a mask, or only count them."""
    return forms(key, names=wording.technique_names(mask), count=len(techniques_of(mask)))
