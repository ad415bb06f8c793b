"""How to play: one spread a case, made of real cards, with what wins it first.

The blocks of a spread stand in data/how_to_play.yaml. Where letters are large a spread takes more
than two pages; Left and Right turn them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import pygame

from arkham.files.shipped import shipped
from arkham.files.texts import texts
from arkham.rules.cards import ClueType
from arkham.scenes.draw.backdrop import paper
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.icons import draw_icon
from arkham.scenes.draw.jigsaw import draw_jigsaw, jigsaw_size
from arkham.scenes.draw.shapes import cast_shadow, disc, gradient, notched, rounded
from arkham.scenes.draw.text import Style, draw, line_height
from arkham.scenes.draw.theme import Scale, Theme, theme_for
from arkham.scenes.rulebook.book import Example
from arkham.scenes.rulebook.examples import ExamplePainter
from arkham.scenes.rulebook.icon_text import Line, draw_text, text_height, wrapped
from arkham.scenes.stack import Pop, Scene, Transition
from arkham.scenes.widgets.button import Button, Chosen
from arkham.scenes.widgets.focus import FocusGroup
from arkham.settings import keys

CASES = (1, 2, 3)
_ACCENTS = {1: "red", 2: "amber", 3: "violet"}
_TYPES = tuple(t.value for t in ClueType)
_ACTIONS = ("take", "play", "from-hand", "close-case", "pass")
_CARD = 118  # units of width
_FOLD = (40, 26, 12)


class Block(NamedTuple):
    """One point of a spread: its words, and what is drawn beside them."""

    title: str
    text: str
    jigsaw: tuple[str, ...]
    actions: bool
    icons: tuple[str, ...]
    examples: tuple[Example, ...]


@cache
def spread(number: int) -> tuple[Block, ...]:
    """Return the blocks of a case's spread."""
    return tuple(_block(number, entry) for entry in shipped("data", "how_to_play.yaml")[number])


def _block(number: int, entry: dict[str, Any]) -> Block:
    drawn = entry["draw"]
    examples = [Example(find=icon_id, case=number) for icon_id in drawn.get("find", ())]
    if "line" in drawn:
        examples.append(Example("", number, (tuple(drawn["line"]),), drawn["play"]))
    return Block(
        entry["title"],
        entry["text"],
        tuple(drawn.get("jigsaw", ())),
        drawn.get("actions", False),
        tuple(drawn.get("icons", ())),
        tuple(examples),
    )


class _Placed(NamedTuple):
    """A block at its place on a page."""

    number: int
    block: Block
    rect: pygame.Rect
    lines: tuple[Line, ...]


class HowToPlayScene(Scene):
    """A book that lies open at the spread of one case."""

    covers = False

    def __init__(
        self,
        choose: Callable[[str], Transition | None],
        *,
        case: int = 1,
        text_scale: float = 1.0,
        high_contrast: bool = False,
    ) -> None:
        """`choose` is told of "rules" when the player wants to know more."""
        self.case = case
        self._choose = choose
        self._text_scale, self._high_contrast = text_scale, high_contrast
        self.theme = self._theme()
        self.leaf = 0  # which pair of pages lies open
        self.group = FocusGroup()
        self.on_resize((1280, 720))

    def _theme(self) -> Theme:
        return theme_for(_ACCENTS[self.case], high_contrast=self._high_contrast)

    # Where everything lies

    def on_resize(self, size: tuple[int, int]) -> None:
        self.scale = Scale.of(size, self._text_scale)
        u = self.scale.u
        foot = round(max(u(56), self.scale.font(40)))
        room = pygame.Rect(0, 0, *size).inflate(-2 * round(u(60)), -2 * round(u(36)))
        self.book = pygame.Rect(room.left, room.top, room.width, room.height - foot - round(u(20)))
        half = self.book.width // 2
        self.pages = [
            pygame.Rect(self.book.left, self.book.top, half, self.book.height),
            pygame.Rect(self.book.left + half, self.book.top, half, self.book.height),
        ]
        self._foot = pygame.Rect(room.left, room.bottom - foot, room.width, foot)
        self._examples = ExamplePainter(self.theme, self.scale, texts()["pages"]["fits"], _CARD)
        self._set()

    def _body(self) -> Style:
        return Style(Face.BODY, self.scale.font(22), self.theme.ink)

    def _title(self) -> Style:
        return Style(Face.TITLE, self.scale.font(30), self.theme.ink)

    def _set(self) -> None:
        """Set the spread of the chosen case, on as many leaves as it needs."""
        u = self.scale.u
        margin = round(u(46))
        self._leaves: list[list[_Placed]] = [[]]
        inner = [page.inflate(-2 * margin, -2 * round(u(30))) for page in self.pages]
        top = round(self.scale.font(50) + u(10))
        inner[0].top, inner[0].height = inner[0].top + top, inner[0].height - top
        page, y = 0, inner[0].top
        for number, block in enumerate(spread(self.case), start=1):
            placed = self._place(number, block, inner[page], y)
            if placed.rect.bottom > inner[page].bottom and y > inner[page].top:
                page, y = 1 - page, inner[1 - page].top
                if page == 0:
                    self._leaves.append([])
                placed = self._place(number, block, inner[page], y)
            self._leaves[-1].append(placed)
            y = placed.rect.bottom + round(u(22))
        self.leaf = min(self.leaf, len(self._leaves) - 1)
        self._set_buttons()

    def _place(self, number: int, block: Block, page: pygame.Rect, top: int) -> _Placed:
        u = self.scale.u
        width = page.width - (0 if block.actions else self._drawn_width(block) + round(u(24)))
        lines = wrapped(block.text, self._body(), width)
        words = text_height(lines, self._body())
        drawn = self._drawn_height(block)
        height = words + drawn if block.actions else max(words, drawn)
        head = line_height(self._title()) + round(u(10))
        return _Placed(number, block, pygame.Rect(page.left, top, page.width, head + height), lines)

    def _drawn_width(self, block: Block) -> int:
        u, card = self.scale.u, self._examples.card[0]
        if block.jigsaw:
            return jigsaw_size(round(u(190)), len(self._types()))[0] + round(u(20))
        if block.icons:
            return len(block.icons) * round(u(90))
        lines = [example for example in block.examples if example.play]
        if lines:
            return round(card * (1 + 0.52 * len(lines[0].lines[0])))
        return len(block.examples) * (card + round(u(12)))

    def _drawn_height(self, block: Block) -> int:
        u = self.scale.u
        if block.jigsaw:
            return jigsaw_size(round(u(190)), len(self._types()))[1] + round(u(20))
        if block.actions:
            return round(max(u(96), u(52) + self.scale.font(19) * 2.2) + u(12))
        if block.icons:
            return round(u(90))
        return max(self._examples.height(example) for example in block.examples)

    def _types(self) -> tuple[str, ...]:
        return _TYPES if self.case == 2 else _TYPES[:6]

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
        buttons = []
        for i, (name, label) in enumerate(wanted):
            rect = pygame.Rect(0, self._foot.top, width, self._foot.height)
            rect.left = self._foot.left + round(i * (width + u(10)))
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
        self._examples = ExamplePainter(self.theme, self.scale, texts()["pages"]["fits"], _CARD)
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
        u, theme = self.scale.u, self.theme
        surface.fill((60, 56, 52), special_flags=pygame.BLEND_MULT)
        cast_shadow(surface, self.book, blur=u(26), alpha=230, drop=u(14))
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
        self.group.draw(surface, theme, self.scale)

    def _draw_head(self, surface: pygame.Surface) -> None:
        u, page, words = self.scale.u, self.pages[0], texts()["how_to_play"]
        style = Style(Face.TITLE, self.scale.font(44), self.theme.ink)
        left, room = page.left + u(46), page.width - u(92)
        title = words["title"].format(number=self.case)
        draw(surface, title, (left, page.top + u(18)), style, width=room, least=14)

    def _draw_block(self, surface: pygame.Surface, placed: _Placed) -> None:
        u, theme, rect = self.scale.u, self.theme, placed.rect
        badge = disc(line_height(self._title()) * 0.86, theme.ink)
        where = badge.get_rect(midleft=(rect.left, rect.top + line_height(self._title()) // 2))
        surface.blit(badge, where)
        number = Style(Face.NUMBER, max(8, round(where.height * 0.56)), theme.paper)
        draw(surface, str(placed.number), where.center, number, anchor="c", valign="m")
        left, room = where.right + u(12), rect.right - where.right - u(12)
        draw(surface, placed.block.title, (left, rect.top), self._title(), width=room, least=12)
        y = rect.top + line_height(self._title()) + round(u(10))
        if placed.block.actions:
            self._draw_actions(surface, pygame.Rect(rect.left, y, rect.width, 0))
            below = y + self._drawn_height(placed.block)
            draw_text(surface, placed.lines, (rect.left, below), self._body())
            return
        beside = self._draw_drawing(surface, placed.block, rect.left, y)
        draw_text(surface, placed.lines, (beside, y), self._body())

    def _draw_drawing(self, surface: pygame.Surface, block: Block, left: int, top: int) -> int:
        """Draw what a block shows and return where its words begin."""
        u, theme = self.scale.u, self.theme
        if block.jigsaw:
            size = jigsaw_size(round(u(190)), len(self._types()))
            box = pygame.Rect(left, top, size[0] + round(u(20)), size[1] + round(u(20)))
            surface.blit(rounded(box.size, u(6), theme.ink), box)
            inside = pygame.Rect((0, 0), size)
            inside.center = box.center
            draw_jigsaw(surface, inside, self._types(), block.jigsaw, theme)
        for i, icon_id in enumerate(block.icons):
            centre = (left + u(90) * i + u(38), top + u(42))
            surface.blit(*_centred(disc(u(78), theme.accent.fill), centre))
            draw_icon(surface, icon_id, centre, u(50), theme.accent.on)
        for i, example in enumerate(block.examples):
            step = self._examples.card[0] + round(u(12))
            room = pygame.Rect(left + i * step, top, self.book.width, 0)
            self._examples.draw(surface, example, room)
        return left + self._drawn_width(block) + round(u(24))

    def _draw_actions(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        u, theme, words = self.scale.u, self.theme, texts()["how_to_play"]
        gap = u(8)
        width = (room.width - gap * (len(_ACTIONS) - 1)) / len(_ACTIONS)
        height = max(u(96), u(52) + self.scale.font(19) * 2.2)
        for i, name in enumerate(_ACTIONS):
            left = room.left + i * (width + gap)
            cell = pygame.Rect(round(left), room.top, round(width), round(height))
            fill = theme.ink if i < 2 else theme.panel_hover
            surface.blit(notched(cell.size, u(8), fill), cell)
            draw_icon(surface, f"area.{name}", (cell.centerx, cell.top + u(30)), u(38), theme.paper)
            style = Style(Face.BODY_BOLD, self.scale.font(18), theme.paper)
            middle = (cell.centerx, (cell.top + u(52) + cell.bottom) / 2)
            label = words[f"action {name}"]
            draw(
                surface,
                label,
                middle,
                style,
                anchor="c",
                valign="m",
                width=cell.width - u(8),
                least=self.scale.px(13),
            )


def _centred(
    image: pygame.Surface, centre: tuple[float, float]
) -> tuple[pygame.Surface, pygame.Rect]:
    return image, image.get_rect(center=(round(centre[0]), round(centre[1])))
