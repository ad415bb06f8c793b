"""How to play: one spread a case, made of real cards, with what wins it first.

The blocks of a spread stand in data/how_to_play.yaml. Where letters are large a spread takes more
than two pages; Left and Right turn them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import pygame

from arkham.files.texts import shipped, texts
from arkham.scenes.cards.faces import face_size
from arkham.scenes.draw.backdrop import paper
from arkham.scenes.draw.brush import Brush
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.shapes import Edge, cast_shadow, disc, gradient, rounded
from arkham.scenes.draw.text import Style, draw, line_height, measure
from arkham.scenes.draw.theme import Scale, Theme, mix, theme_for
from arkham.scenes.rulebook.book import Line, draw_text, text_height, wrapped
from arkham.scenes.rulebook.examples import Drawing, Paper, drawing_of
from arkham.scenes.stack import Pop, Scene, Transition
from arkham.scenes.widgets.button import Button, Chosen
from arkham.scenes.widgets.focus import FocusGroup
from arkham.settings import keys

CASES = (1, 2, 3)
_ACCENTS = {1: "red", 2: "amber", 3: "violet"}
_CARDS = (184, 172, 160, 148, 136, 118)  # units of width: the largest that fills two pages
# How a page of large letters is filled: drawings so much larger, over their words or beside them.
_FILLS = ((1.6, True), (1.3, True), (1.0, True), (1.6, False), (1.3, False), (1.0, False))
_LEAST_GAP, _MOST_GAP = 20, 46  # units between two blocks
_MARGIN = 46
_FOLD = (40, 26, 12)
_LEATHER = (64, 41, 26)
_LEAVES = 3  # that show at the edge, below the open ones


class Block(NamedTuple):
    """One point of a spread: its words, and what is drawn beside them."""

    title: str
    text: str
    drawing: Drawing


@cache
def spread(number: int) -> tuple[Block, ...]:
    return tuple(
        Block(entry["title"], entry["text"], drawing_of(entry["draw"]))
        for entry in shipped("data", "how_to_play.yaml")[number]
    )


class _Placed(NamedTuple):
    """A block at its place on a page."""

    number: int
    block: Block
    rect: pygame.Rect
    lines: tuple[Line, ...]
    paper: Paper  # what its drawing is drawn for
    above: bool  # whether the drawing stands over the words, not beside them


class HowToPlayScene(Scene):
    """A book that lies open at the spread of one case."""

    covers = False

    def __init__(self, choose: Callable[[str], Transition | None], *, case: int = 1) -> None:
        """`choose` is told of "rules" when the player wants to know more."""
        self.case = case
        self._choose = choose
        self.theme = self._theme()
        self.leaf = 0  # which pair of pages lies open
        self.group = FocusGroup()
        self.on_resize((1280, 720))

    def _theme(self) -> Theme:
        return theme_for(_ACCENTS[self.case], high_contrast=self.theme.high_contrast)

    # Where everything lies

    def on_resize(self, size: tuple[int, int]) -> None:
        super().on_resize(size)
        u = self.scale.u
        foot = round(max(u(56), self.scale.font(40)))
        room = pygame.Rect(0, 0, *size).inflate(-2 * round(u(60)), -2 * round(u(32)))
        self.book = pygame.Rect(room.left, room.top, room.width, room.height - foot - round(u(28)))
        half = self.book.width // 2
        self.pages = [
            pygame.Rect(self.book.left, self.book.top, half, self.book.height),
            pygame.Rect(self.book.left + half, self.book.top, half, self.book.height),
        ]
        self._foot = pygame.Rect(room.left, room.bottom - foot, room.width, foot)
        self._set()

    def _body(self) -> Style:
        return Style(Face.BODY, self.scale.font(22), self.theme.ink)

    def _title(self) -> Style:
        return Style(Face.TITLE, self.scale.font(30), self.theme.ink)

    def _set(self) -> None:
        """Set the spread of the chosen case, on as many leaves as it needs."""
        u = self.scale.u
        rooms = [page.inflate(-2 * round(u(_MARGIN)), -2 * round(u(30))) for page in self.pages]
        top = round(self.scale.font(50) + u(10))
        rooms[0].top, rooms[0].height = rooms[0].top + top, rooms[0].height - top
        for card in _CARDS:
            blocks = self._measure_all(card, rooms[0].width)
            split = self._even_split(blocks, rooms)
            if split is not None:
                left, right = blocks[:split], blocks[split:]
                self._leaves = [_stacked(left, rooms[0], u) + _stacked(right, rooms[1], u)]
                break
        else:
            self._leaves = self._leaves_of_large_letters(rooms)
        self.leaf = min(self.leaf, len(self._leaves) - 1)
        self._set_buttons()

    def _measure_all(self, card: float, width: int) -> list[_Placed]:
        """Return all blocks with cards of a width, in units."""
        paper = self._paper_for(card, width)
        return [self._measured(*entry, paper) for entry in enumerate(spread(self.case), start=1)]

    def _paper_for(self, card: float, width: int, grown: float = 1.0) -> Paper:
        """Return what drawings are drawn for; they may be larger than letters ask for."""
        scale = Scale(self.scale.s * grown, self.scale.t / grown)
        return Paper(self.case, self.theme, scale, face_size(scale.u(card)), width)

    def _measured(self, number: int, block: Block, paper: Paper, *, above: bool = False) -> _Placed:
        """Return a block with the room it needs, not yet at its place."""
        u, width = self.scale.u, paper.width
        drawn = block.drawing.size(paper)
        above = above or block.drawing.fills_page
        lines = wrapped(block.text, self._body(), width - (0 if above else drawn[0] + round(u(24))))
        words = text_height(lines, self._body())
        height = words + drawn[1] + round(u(10)) if above else max(words, drawn[1])
        head = line_height(self._title()) + round(u(10))
        rect = pygame.Rect(0, 0, width, head + height)
        return _Placed(number, block, rect, lines, paper, above)

    def _leaves_of_large_letters(self, rooms: list[pygame.Rect]) -> list[list[_Placed]]:
        """Fill page after page, and as many leaves as are needed; drawings take what is left."""
        u = self.scale.u
        gap, width = round(u(_LEAST_GAP)), rooms[0].width
        pages = _in_order(self._measure_all(_CARDS[0], width), rooms, gap)
        leaves: list[list[_Placed]] = [[] for _ in pages[::2]]
        for i, page in enumerate(pages):
            room = rooms[i % 2]
            for grown, above in _FILLS:
                paper = self._paper_for(_CARDS[0], width, grown)
                blocks = [
                    self._measured(each.number, each.block, paper, above=above) for each in page
                ]
                if _height(blocks, gap) <= room.height:
                    break
            leaves[i // 2] += _stacked(blocks, room, u)
        return leaves

    def _even_split(self, blocks: list[_Placed], rooms: list[pygame.Rect]) -> int | None:
        """Return how many blocks the left page takes so that both are filled alike."""
        least = round(self.scale.u(_LEAST_GAP))
        spare = {}
        for split in range(1, len(blocks)):
            parts = (blocks[:split], blocks[split:])
            left = [
                room.height - _height(part, least) for part, room in zip(parts, rooms, strict=True)
            ]
            if min(left) >= 0:
                spare[split] = abs(left[0] - left[1])
        return min(spare, key=lambda split: spare[split]) if spare else None

    def _set_buttons(self) -> None:
        words, u = texts()["how_to_play"], self.scale.u
        turning = [("turn", words["turn"])] if len(self._leaves) > 1 else []
        wanted = [
            *((f"case{number}", words["case"].format(number=number)) for number in CASES),
            *turning,
            ("rules", words["rules"]),
            ("close", words["close"]),
        ]
        width = round((self._foot.width - u(10) * (len(wanted) - 1)) / len(wanted))
        width = min(width, round(u(290)))
        buttons = []
        for i, (name, label) in enumerate(wanted):
            rect = pygame.Rect(0, self._foot.top, width, self._foot.height)
            rect.left = self._foot.left + round(i * (width + u(10)))
            if i >= len(CASES):  # the cases at the left, what leads away at the right
                rect.right = self._foot.right - round((len(wanted) - 1 - i) * (width + u(10)))
            chosen = name == f"case{self.case}"
            key = keys.label("back") if name == "close" else ""
            button = Button(id=name, name=label, rect=rect, key=key)
            button.style = "primary" if chosen else "plain"
            buttons.append(button)
        self.group.replace(buttons, focus=f"case{self.case}")

    # Input

    def handle(self, event: pygame.event.Event) -> Transition | None:
        action = keys.action_of(event)
        if action == "back":
            return Pop()
        if action in ("page-down", "page-up"):
            self.turn(1 if action == "page-down" else -1)
            return None
        answer = self.group.handle(event)
        return self._chosen(answer.widget_id) if isinstance(answer, Chosen) else None

    def turn(self, by: int) -> None:
        """Turn the pages of a spread that has more than two."""
        self.leaf = (self.leaf + by) % len(self._leaves)

    def show(self, case: int) -> None:
        """Open the spread of another case."""
        self.case, self.leaf = case, 0
        self.theme = self._theme()
        self._set()

    def _chosen(self, name: str) -> Transition | None:
        if name == "close":
            return Pop()
        if name == "turn":
            self.turn(1)
        elif name.startswith("case"):
            self.show(int(name.removeprefix("case")))
        else:
            return self._choose(name)
        return None

    # Picture

    def draw(self, surface: pygame.Surface) -> None:
        brush, u, theme = self.brush(surface), self.scale.u, self.theme
        self.lay_desk(surface)
        self._draw_cover(brush)
        for name, page in zip(("left", "right"), self.pages, strict=True):
            surface.blit(paper(page.size, theme.paper, f"how to play, {name}"), page)
        fold, middle = round(u(64)), self.pages[0].right
        dark = gradient((fold, self.book.height), _FOLD, 0, 95, across=True)
        surface.blit(dark, (middle - fold, self.book.top))
        light = gradient((fold, self.book.height), _FOLD, 95, 0, across=True)
        surface.blit(light, (middle, self.book.top))
        self._draw_head(surface)
        for placed in self._leaves[self.leaf]:
            self._draw_block(surface, placed)
        self.group.draw(brush)

    def _draw_cover(self, brush: Brush) -> None:
        """Draw the leather of the book, and the leaves below the open ones."""
        cover = self.book.inflate(2 * brush.px(18), 2 * brush.px(14))
        cast_shadow(brush.surface, cover, blur=brush.u(26), alpha=230, drop=brush.u(14))
        rim = Edge(mix(_LEATHER, self.theme.ink, 0.5), brush.scale.line(2), brush.u(4))
        brush.blit(rounded(cover.size, brush.u(8), _LEATHER, rim), cover)
        for depth in range(_LEAVES, 0, -1):
            leaf = self.book.inflate(2 * brush.px(3 * depth), 0).move(0, brush.px(2 * depth))
            brush.surface.fill(mix(self.theme.paper_shade, _LEATHER, 0.18 * depth), leaf)

    def _draw_head(self, surface: pygame.Surface) -> None:
        u, page, words = self.scale.u, self.pages[0], texts()["how_to_play"]
        style = Style(Face.TITLE, self.scale.font(44), self.theme.ink)
        left, room = page.left + u(46), page.width - u(92)
        title = words["title"].format(number=self.case)
        draw(surface, title, (left, page.top + u(18)), style, width=room, least=14)

    def _draw_block(self, surface: pygame.Surface, placed: _Placed) -> None:
        u, theme, rect, block = self.scale.u, self.theme, placed.rect, placed.block
        title, high = self._title(), line_height(self._title())
        badge = disc(high * 0.86, theme.ink)
        where = badge.get_rect(midleft=(rect.left, rect.top + high // 2))
        surface.blit(badge, where)
        number = Style(Face.NUMBER, max(8, round(where.height * 0.56)), theme.paper)
        draw(surface, str(placed.number), where.center, number, anchor="c", valign="m")
        left = round(where.right + u(12))
        draw(surface, block.title, (left, rect.top), title, width=rect.right - left, least=12)
        start = left + measure(block.title, title) + round(u(16))
        if start < rect.right:
            rule = pygame.Rect(start, where.centery, rect.right - start, self.scale.line(1.4))
            surface.fill(theme.ink, rule)
        top = rect.top + high + round(u(10))
        drawn = block.drawing.size(placed.paper)
        block.drawing.draw(surface, (rect.left, top), placed.paper)
        if placed.above:
            words = (rect.left, top + drawn[1] + round(u(10)))
        else:
            spare = max(0, drawn[1] - text_height(placed.lines, self._body()))
            words = (rect.left + drawn[0] + round(u(24)), top + spare // 2)
        draw_text(surface, placed.lines, words, self._body())


def _height(blocks: list[_Placed], gap: int) -> int:
    return sum(placed.rect.height for placed in blocks) + gap * (len(blocks) - 1)


def _stacked(
    blocks: list[_Placed], room: pygame.Rect, u: Callable[[float], float]
) -> list[_Placed]:
    """Place blocks below each other on one page, with as much air between them as there is."""
    spare = room.height - _height(blocks, 0)
    gap = min(round(u(_MOST_GAP)), spare // max(1, len(blocks) - 1))
    placed, y = [], room.top
    for block in blocks:
        placed.append(block._replace(rect=block.rect.move(room.left, y)))
        y += block.rect.height + gap
    return placed


def _in_order(blocks: list[_Placed], rooms: list[pygame.Rect], gap: int) -> list[list[_Placed]]:
    """Return the blocks page by page."""
    pages: list[list[_Placed]] = [[]]
    for block in blocks:
        room = rooms[(len(pages) - 1) % 2]
        if pages[-1] and _height([*pages[-1], block], gap) > room.height:
            pages.append([])
        pages[-1].append(block)
    return pages
