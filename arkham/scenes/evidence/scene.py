"""The evidence board over the table: choose a cell, see its cards, mark them on the table.

Large counts stand on paper, marks are flags, nought is a dot.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

import pygame

from arkham.play.evidence import ALL, Board, Cell, Place, board_of
from arkham.rules.areas import BIG_PICTURE, DRAW, STABILITY, TIME
from arkham.rules.basics import TYPE_BITS
from arkham.rules.cards import ClueType
from arkham.rules.state import GameState
from arkham.scenes.cards.faces import CardFaces, face_size
from arkham.scenes.cards.parts import ASPECT
from arkham.scenes.draw.backdrop import paper
from arkham.scenes.draw.brush import Brush, draw_count, forms, section
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.icons import icon_info
from arkham.scenes.draw.shapes import Edge, cast_shadow, disc, lay_notched, outline, rounded, shine
from arkham.scenes.draw.text import Style, fit_px, measure
from arkham.scenes.draw.theme import Scale, Theme
from arkham.scenes.stack import Pop, Scene, Transition
from arkham.scenes.table.layout.table import placements
from arkham.scenes.table.overlay import TableOverlay, Taken
from arkham.scenes.table.scene import TableScene
from arkham.scenes.table.ticket import percentages
from arkham.scenes.widgets.button import Button, Chosen, Look, Role, Widget
from arkham.scenes.widgets.focus import FocusGroup
from arkham.settings import keys

_MARGIN = 40
_SIDE = 436
_CARDS_ACROSS = (2, 3, 4, 5)
_LEAST_WIDTH = 0.16  # of the area: cards that would be narrower overlap instead
_LEAST_STEP = 0.34  # of a card's height that shows of each but the last where they overlap


class EvidenceLayout:
    """Every rectangle of the board, in pixels."""

    def __init__(
        self, size: tuple[int, int], scale: Scale, rows: int, columns: int, *, missing: bool
    ) -> None:
        """Lay out a board of rows and columns; `missing` asks for the row of missing types."""
        u, f, big = scale.u, scale.font, scale.big
        margin = u(24 if big else _MARGIN)
        side_width = u(_SIDE) * (1 + 0.22 * (scale.t - 1))
        above = 0 if big else f(_KICKER)  # the turn stands over the title
        self.title = title = pygame.Rect(round(margin), round(margin * 0.5) + above, 0, f(50))
        top = title.bottom + round(u(14))
        bottom = round(size[1] - margin)
        self.side = side = pygame.Rect(0, top, round(side_width), bottom - top)
        side.right = round(size[0] - margin)
        left = title.left
        self.sheet = pygame.Rect(left, top, side.left - round(u(20)) - left, bottom - top)
        title.width = self.sheet.width // 2
        self.legend = pygame.Rect(title.right, title.top, side.right - title.right, title.height)
        inner = self.sheet.inflate(-2 * round(u(16)), -2 * round(u(10)))
        label_width = round(u(64) if big else u(160))
        head_height = round(u(44) + f(24))
        note_height = f(30)
        column = (inner.width - label_width) / columns
        row = (inner.height - head_height - note_height) / rows

        def cell(i: int, j: int) -> pygame.Rect:
            x, y = inner.left + label_width + j * column, inner.top + head_height + i * row
            return pygame.Rect(
                round(x), round(y), round(x + column) - round(x), round(y + row) - round(y)
            )

        self.cells = [[cell(i, j) for j in range(columns)] for i in range(rows)]
        # A head for each place; a label for each type, the last for all of them.
        self.heads = [
            pygame.Rect(first.left, inner.top, first.width, head_height) for first in self.cells[0]
        ]
        self.labels = [
            pygame.Rect(inner.left, line[0].top, label_width, line[0].height) for line in self.cells
        ]
        self.note = pygame.Rect(inner.left, inner.bottom - note_height, inner.width, note_height)
        within = side.inflate(-2 * round(u(24)), -2 * round(u(18)))
        self.heading = pygame.Rect(within.left, within.top, within.width, f(40))
        self.words = pygame.Rect(within.left, self.heading.bottom, within.width, f(26) * 2)
        height = round(max(u(52), f(34)))
        close_width = round(within.width * 0.34)
        mark_width = within.width - close_width - round(u(12))
        self.mark = pygame.Rect(within.left, within.bottom - height, mark_width, height)
        self.close = pygame.Rect(within.right - close_width, self.mark.top, close_width, height)
        below = self.mark.top - round(u(14))
        self.missing: pygame.Rect | None = None
        if missing:
            height = f(26) + round(u(46))
            self.missing = pygame.Rect(within.left, below - height, within.width, height)
            below = self.missing.top - round(u(10))
        card_top = self.words.bottom + round(u(8))
        self.cards = pygame.Rect(within.left, card_top, within.width, below - card_top)

    def cell_at(self, pos: tuple[int, int]) -> tuple[int, int] | None:
        """Return row and column of the cell under a point."""
        for i, row in enumerate(self.cells):
            for j, rect in enumerate(row):
                if rect.collidepoint(pos):
                    return i, j
        return None


def card_rects(area: pygame.Rect, count: int, gap: float) -> list[pygame.Rect]:
    """Lay cards out in an area: as large as they can be, overlapping downwards if they must."""

    def whole(across: int) -> float:
        """Return how wide cards are so many of which lie side by side and cover none."""
        rows = max(1, -(-count // across))
        column = (area.width - gap * (across - 1)) / across
        return min(column, (area.height - gap * (rows - 1)) / rows / ASPECT)

    across = max(_CARDS_ACROSS, key=whole)
    width, height = face_size(whole(across))
    step = height + gap
    if width < area.width * _LEAST_WIDTH:
        for across in _CARDS_ACROSS[1:]:
            width, height = face_size((area.width - gap * (across - 1)) / across)
            step = (area.height - height) / max(1, -(-count // across) - 1)
            if height * _LEAST_STEP <= step:
                break
    beside = min(width + 3 * gap, (area.width - width) / (across - 1))
    return [
        pygame.Rect(
            round(area.left + i % across * beside),
            round(area.top + i // across * max(step, 0)),
            width,
            height,
        ).clamp(area)
        for i in range(count)
    ]


_KICKER = 20  # units of the words above the title
_FLAGS = (26, 22, 18)  # units of a flag's side; the smaller, the more there are
_MOST_ROWS = 2
_TINT = 110  # how strongly the unseen ones are set off, of 255


def place_words(place: Place) -> dict[str, str]:
    """Return name, icon and one sentence of a place."""
    found: dict[str, str] = section("evidence")["places"][place.name]
    return found


def draw_board(brush: Brush, scene: EvidenceScene) -> None:
    """Draw the whole page on the bare desk, but for its buttons."""
    scene.lay_desk(brush.surface)
    _head(brush, scene)
    _sheet(brush, scene)
    _side(brush, scene)


def _head(brush: Brush, scene: EvidenceScene) -> None:
    words, layout, theme = section("evidence"), scene.layout, brush.theme
    style = brush.style(Face.TITLE, 44, theme.paper)
    room = layout.title.width - brush.u(24)
    brush.write(words["title"], layout.title.midleft, style, room, valign="m")
    if not brush.scale.big:
        turn = forms("turn", turn=scene.state.turn)[0].upper()
        brush.write(turn, layout.title.topleft, brush.label(18, theme.accent.light), valign="b")
    x, y = float(layout.legend.left), layout.legend.centery
    label = brush.body(18, theme.paper)
    for mark in scene.board.marks:
        info = icon_info(f"attribute.{mark}")
        side = brush.px(_FLAGS[0])
        width = measure(info.name, label)
        if x + side + brush.u(8) + width > layout.legend.right:
            break  # the cards beside the sheet show their marks in any case
        brush.flag(info, pygame.Rect(round(x), y - side // 2, side, side))
        x += side + brush.u(8)
        brush.write(info.name, (x, y), label, valign="m")
        x += width + brush.u(22)


def _sheet(brush: Brush, scene: EvidenceScene) -> None:
    layout, theme, u = scene.layout, brush.theme, brush.u
    cast_shadow(brush.surface, layout.sheet, blur=u(20), alpha=210, drop=u(8), covered=True)
    brush.blit(paper(layout.sheet.size, theme.paper, "evidence"), layout.sheet)
    board = scene.board
    names, room = brush.bold(18, theme.ink), layout.heads[0].width - u(4)
    px = (fit_px(place_words(p)["name"], names, room, brush.px(15)) for p in board.places)
    names = names.at(min(px))  # a row in several sizes looks torn
    for j, place in enumerate(board.places):
        if place.area == DRAW:
            column = layout.cells[0][j].unionall([row[j] for row in layout.cells])
            tint = rounded(column.size, u(6), theme.paper_shade, alpha=_TINT)
            brush.blit(tint, column)
        _place(brush, place, layout.heads[j], names)
    for i, clue_type in enumerate(board.types):
        row = layout.labels[i].union(layout.cells[i][-1])
        heavy = clue_type == ALL
        width = round(brush.scale.line(2.4 if heavy else 1))
        colour = theme.ink if heavy else theme.edge
        pygame.draw.line(brush.surface, colour, row.topleft, row.topright, width)
        _label(brush, clue_type, layout.labels[i])
        for j, place in enumerate(board.places):
            chosen = (i, j) == scene.chosen
            _cell(brush, board.cell(clue_type, place.name), layout.cells[i][j], chosen=chosen)
    note = brush.style(Face.BODY_ITALIC, 18, theme.on_paper)
    where = (layout.note.left, layout.note.centery)
    brush.write(section("evidence")["note"], where, note, layout.note.width, valign="m")


def _place(brush: Brush, place: Place, rect: pygame.Rect, style: Style) -> None:
    """Draw the head of a column: its sign over its name."""
    words = place_words(place)
    info, u = icon_info(words["icon"]), brush.u
    centre = (rect.centerx, rect.top + u(22))
    if place.area in (TIME, STABILITY):
        brush.seal(info, centre, round(u(36)))
    else:
        brush.icon(info, centre, 34, brush.theme.ink)
    below = (rect.centerx, rect.bottom - u(4))
    brush.write(words["name"], below, style, rect.width - u(4), anchor="c", valign="b")


def _label(brush: Brush, clue_type: str, rect: pygame.Rect) -> None:
    """Draw the head of a row: the type in its disc, and its name where there is room."""
    theme, u = brush.theme, brush.u
    name_left = rect.left + u(60)
    if clue_type == ALL:
        words = section("evidence")["all"]
        where, room = (rect.left + u(8), rect.centery), rect.width - u(8)
        brush.write(words, where, brush.bold(19, theme.ink), room, valign="m")
        return
    info = icon_info(f"type.{clue_type}")
    centre = (rect.left + u(30), rect.centery)
    brush.centred(disc(u(48), theme.ink), centre)
    brush.icon(info, centre, 34, theme.paper)
    if not brush.scale.big:
        room = rect.right - name_left
        name = info.name.split()[0]
        brush.write(name, (name_left, rect.centery), brush.bold(19, theme.ink), room, valign="m")


def _cell(brush: Brush, cell: Cell, rect: pygame.Rect, *, chosen: bool) -> None:
    """Draw a count with its flags; the chosen one is framed and lit."""
    theme, u = brush.theme, brush.u
    if chosen:
        frame = rect.inflate(-round(u(6)), -round(u(6)))
        edge = Edge(theme.ink, brush.scale.line(3, 2))
        lay_notched(brush.surface, frame, u(6), theme.lamp, edge)
    if not cell.count:
        brush.centred(disc(u(6), theme.edge), rect.center)
        return
    height = brush.scale.font(38)
    for side in _FLAGS:
        rows = _flag_rows(cell, rect.width, u(side), u(4))
        if len(rows) * u(side) < rect.height * (0.4 if len(rows) < _MOST_ROWS else 0.55):
            break
    flags = (u(side) + u(4)) * len(rows)
    size = min(1.0, (rect.height - flags - u(4)) / height)
    number = brush.style(Face.NUMBER, 34 * max(0.5, size), theme.ink)
    # With or without flags: the numbers of a row stand at one height.
    y = rect.centery - max(flags, u(_FLAGS[0]) if rect.height > 2.4 * height else 0) / 2
    brush.write(str(cell.count), (rect.centerx, y), number, rect.width, anchor="c", valign="m")
    top = y + height * max(0.5, size) / 2 + u(1)
    for row in rows:
        _flags(brush, row, (rect.centerx, top), side)
        top += u(side) + u(4)


def _flag_rows(cell: Cell, width: float, side: float, gap: float) -> list[list[tuple[str, int]]]:
    """Break the flags of a cell into rows that fit; one with a number counts double."""
    rows: list[list[tuple[str, int]]] = []
    used = width
    for mark, count in cell.marks:
        need = (side + gap) * (1 if count == 1 else 1.7)
        if used + need > width:
            rows.append([])
            used = 0
        rows[-1].append((mark, count))
        used += need
    return rows


def _flags(
    brush: Brush, marks: list[tuple[str, int]], middle: tuple[float, float], units: float
) -> None:
    """Draw flags side by side around a middle; more than one of a kind get their number."""
    u, side = brush.u, brush.px(units)
    widths = [side + u(4) + (side * 0.7 if count > 1 else 0) for _, count in marks]
    x = middle[0] - sum(widths) / 2
    for (mark, count), width in zip(marks, widths, strict=True):
        rect = pygame.Rect(round(x), round(middle[1]), side, side)
        brush.flag(icon_info(f"attribute.{mark}"), rect)
        if count > 1:
            style = brush.style(Face.NUMBER, 18, brush.theme.ink)
            number = style.at(
                brush.px(min(18, units * 0.8))
            )  # it stands beside an icon, which does not grow
            brush.write(str(count), (rect.right + u(3), rect.centery), number, valign="m")
        x += width


def _side(brush: Brush, scene: EvidenceScene) -> None:
    """Draw what the chosen cell holds."""
    layout, theme, u = scene.layout, brush.theme, brush.u
    brush.panel(layout.side, alpha=240)
    heading = brush.style(Face.TITLE, 28, theme.paper)
    left = float(layout.heading.left)
    clue_type = scene.board.types[scene.chosen[0]]
    if clue_type != ALL:
        info = icon_info(f"type.{clue_type}")
        brush.icon(info, (left + u(18), layout.heading.centery), 34, theme.paper)
        left += u(48)
    room = layout.heading.right - left
    brush.write(scene.heading(), (left, layout.heading.centery), heading, room, valign="m")
    brush.block(scene.sentence(), layout.words, brush.body(18, theme.muted))
    _cards(brush, scene)
    if layout.missing is not None and scene.missing is not None:
        _missing(brush, layout.missing, scene.missing)


def _cards(brush: Brush, scene: EvidenceScene) -> None:
    catalogue, u = scene.state.rules.cards, brush.u
    rects = card_rects(scene.layout.cards, scene.cell.count, u(10))
    for card, rect in zip(scene.cell.cards, rects, strict=True):
        cast_shadow(brush.surface, rect, blur=u(4), alpha=140, drop=u(3), radius=u(6))
        brush.blit(scene.faces.face(catalogue[card], rect.width), rect)


def _missing(brush: Brush, rect: pygame.Rect, types: tuple[str, ...]) -> None:
    """Draw the types that no scored puzzle shows yet."""
    words, theme, u = section("evidence"), brush.theme, brush.u
    key = "missing" if types else "complete"
    brush.write(words[key].upper(), rect.topleft, brush.label(18), rect.width)
    side = min(u(44), rect.width / max(1, len(types)) - u(4))
    for i, clue_type in enumerate(types):
        centre = (rect.left + side / 2 + i * (side + u(10)), rect.bottom - u(22))
        brush.centred(disc(side, theme.panel_raised, Edge(theme.edge, 1.4)), centre)
        brush.icon(icon_info(f"type.{clue_type}"), centre, side / brush.scale.s * 0.7, theme.paper)


_ARROWS = {"left": (0, -1), "right": (0, 1), "up": (-1, 0), "down": (1, 0)}


@dataclass(slots=True, kw_only=True)
class CellGrid(Widget):
    """The cells as one control: arrows choose among them, using it marks the chosen one's cards."""

    content: str = ""  # what the chosen one holds
    role: Role = Role.LIST

    @property
    def value(self) -> str:
        return self.content

    def draw(self, brush: Brush, look: Look) -> None:
        """Draw nothing: the sheet frames the chosen cell itself."""


class EvidenceScene(Scene):
    """Types by places of one game; what is chosen can be marked on the table."""

    covers = False

    def __init__(
        self,
        state: GameState,
        faces: CardFaces,
        theme: Theme,
        on_mark: Callable[[tuple[int, ...]], None],
        *,
        odds: str = "full",
    ) -> None:
        self.state, self.faces, self.theme = state, faces, theme
        self.board: Board = board_of(state)
        self._on_mark, self._odds = on_mark, odds
        self.chosen = self._first()
        self.group = FocusGroup()
        self.on_resize((1280, 720))

    def _first(self) -> tuple[int, int]:
        """Return the first cell that holds a card, so that the page never begins empty."""
        filled = (
            (i, j)
            for i, clue_type in enumerate(self.board.types)
            for j, place in enumerate(self.board.places)
            if self.board.cell(clue_type, place.name).count
        )
        return next(filled, (0, 0))

    @property
    def missing(self) -> tuple[str, ...] | None:
        """Return the types that the big picture still lacks; None where goals take its place."""
        rules = self.state.rules
        if rules.goals:
            return None
        proved = {rules.type_bit[c] for c in self.state.areas[BIG_PICTURE]}
        return tuple(t for t in self.board.types if t and TYPE_BITS[ClueType(t)] not in proved)

    @property
    def place(self) -> Place:
        return self.board.places[self.chosen[1]]

    @property
    def cell(self) -> Cell:
        return self.board.cell(self.board.types[self.chosen[0]], self.place.name)

    def heading(self) -> str:
        """Name what the chosen cell holds."""
        return f"{self.cell.count} {place_words(self.place)['at']}"

    def sentence(self) -> str:
        """Say what the chosen cell means: for the unseen ones, their share of the next draw."""
        total, count = len(self.state.areas[DRAW]), self.cell.count
        if self.place.area != DRAW or not count or self._odds == "off":
            return str(place_words(self.place)["words"])
        words = section("evidence")
        if self._odds == "counts":
            return str(words["share_count"]).format(count=count, total=total)
        share = percentages((count, total - count))[0]
        return str(words["share"]).format(count=count, total=total, share=share)

    # Layout

    def on_resize(self, size: tuple[int, int]) -> None:
        super().on_resize(size)
        rows, columns = len(self.board.types), len(self.board.places)
        self.layout = EvidenceLayout(
            size, self.scale, rows, columns, missing=self.missing is not None
        )
        self._rebuild()

    def _rebuild(self) -> None:
        words = section("evidence")
        cells = self.layout.cells
        grid = cells[0][0].union(cells[-1][-1])
        self.group.replace(
            [
                CellGrid(id="cells", name=words["title"], rect=grid, content=self.heading()),
                Button(
                    id="mark",
                    name=words["mark"],
                    short=words["mark_short"],
                    rect=self.layout.mark,
                    key=keys.label("confirm"),
                    reason="" if self.cell.count else words["nothing"],
                ),
                Button(
                    id="close",
                    name=words["close"],
                    rect=self.layout.close,
                    key=keys.label("back"),
                ),
            ]
        )

    # Input

    def handle(self, event: pygame.event.Event) -> Transition | None:
        action = keys.action_of(event)
        if action in ("back", "evidence"):
            return Pop()
        if action in _ARROWS:
            self._step(*_ARROWS[action])
            self.group.focus("cells")
            return None
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.group.handle(event)
            return self._click(event.pos)
        answer = self.group.handle(event)
        if not isinstance(answer, Chosen):
            return None
        if answer.widget_id == "cells" and event.type != pygame.KEYDOWN:
            return None  # the press has done it
        return Pop() if answer.widget_id == "close" else self._mark()

    def _click(self, pos: tuple[int, int]) -> Transition | None:
        """Choose a cell; the second click on it marks its cards. A click beside the page leaves."""
        cell = self.layout.cell_at(pos)
        if cell is not None:
            if cell == self.chosen:
                return self._mark()
            self.choose(cell)
            return None
        on_page = self.layout.sheet.collidepoint(pos) or self.layout.side.collidepoint(pos)
        return None if on_page else Pop()

    def choose(self, cell: tuple[int, int]) -> None:
        self.chosen = cell
        self._rebuild()

    def _step(self, down: int, aside: int) -> None:
        rows, columns = len(self.board.types), len(self.board.places)
        self.choose(((self.chosen[0] + down) % rows, (self.chosen[1] + aside) % columns))

    def _mark(self) -> Transition | None:
        """Leave, with the cards of the cell lit on the table."""
        if not self.cell.count:
            return None
        self._on_mark(self.cell.cards)
        return Pop()

    def draw(self, surface: pygame.Surface) -> None:
        brush = self.brush(surface)
        draw_board(brush, self)
        self.group.draw(brush)


class EvidenceMarks(TableOverlay):
    """Rings around cards; they go with the next move, or with Esc."""

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards = cards

    def handle(self, event: pygame.event.Event, table: TableScene) -> Taken | None:
        carries = table.cues.carried is not None
        if not carries and keys.action_of(event) == "back":
            table.overlays.remove(self)
            return Taken()
        return None

    def changed(self, table: TableScene) -> None:
        table.overlays.remove(self)

    def rings(self, table: TableScene) -> list[tuple[pygame.Rect, int]]:
        """Return what is ringed, and how many of the cards lie there if it is a pile."""
        places = placements(table.view, table.layout)
        piles: Counter[tuple[int, ...]] = Counter()
        found = []
        for card in self.cards:
            place = places.get(card)
            if place is None:
                continue
            if place.look.piled:
                piles[tuple(place.rect)] += 1
            else:
                found.append((place.rect.move(0, -table.cues.lifts.get(card, 0)), 0))
        return found + [(pygame.Rect(rect), count) for rect, count in piles.items()]

    def draw(self, brush: Brush, table: TableScene) -> None:
        if table.director.busy:
            return
        theme, u = brush.theme, brush.u
        for rect, count in self.rings(table):
            ring = rect.inflate(round(u(12)), round(u(12)))
            shine(brush.surface, ring, theme.lamp, width=u(4), blur=u(8), radius=u(12))
            line = brush.scale.line(5, 3)
            brush.blit(outline(ring.size, u(11), theme.lamp, line), ring)
            if count:
                draw_count(brush.surface, ring.topright, u(40), str(count), theme)
