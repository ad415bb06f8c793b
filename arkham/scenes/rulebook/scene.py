"""The rulebook: groups on the left, a page of clauses with drawn examples, and a search.

Typing searches, the wheel and the arrows scroll, Left and Right turn to another group, Tab walks
over the links of a page and Enter follows one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from arkham.files.texts import texts
from arkham.scenes.draw.backdrop import paper
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.icons import draw_icon, icon_info
from arkham.scenes.draw.shapes import LEAF_MARGIN, Edge, cast_shadow, disc, lay_leaf, notched
from arkham.scenes.draw.text import Style, draw, line_height, measure
from arkham.scenes.draw.theme import Theme, mix
from arkham.scenes.rulebook.book import (
    LEADING,
    Clause,
    Group,
    draw_pieces,
    group_of,
    icon_index,
    rulebook,
    search,
    wrapped,
)
from arkham.scenes.rulebook.examples import ExamplePainter
from arkham.scenes.stack import Pop, Scene, Transition
from arkham.scenes.widgets.button import Look, close_button, close_corner
from arkham.scenes.widgets.lists import draw_scrollbar
from arkham.settings import keys

MOST_LETTERS = 70  # of one line: longer ones are hard to follow
_LONGEST_QUERY = 40
_GROUPS_TO_TEXT = 1.4  # with larger letters the list of groups gives its room to the page
_SCROLLS = {"down": 60, "up": -60, "page-down": 500, "page-up": -500}


@dataclass(frozen=True, slots=True)
class Link:
    """A word that leads to another clause, at its place on the page."""

    clause: str
    words: str
    rect: pygame.Rect


@dataclass(frozen=True, slots=True)
class Block:
    """One clause as it stands on the page; `rect` and links count from the top of the page."""

    clause: Clause
    rect: pygame.Rect
    lines: tuple[tuple[str, ...], ...]
    example: pygame.Rect | None
    links: tuple[Link, ...]


class RulebookScene(Scene):
    """All rules, to leaf through and to search."""

    covers = False
    typing = True

    def __init__(self, theme: Theme, *, at: Sequence[str] = ()) -> None:
        """Open the book at the first of the clauses asked for, which are marked."""
        self.theme = theme
        self.groups: tuple[Group, ...] = (*rulebook(), icon_index())
        self._asked = frozenset(at)
        self.group = group_of(at[0]) if at else 0
        self.query = ""
        self.focused: int | None = None  # which link of the page
        self._all_selected = False  # of the query: the next letter replaces it
        self._pressed = False  # the letter of the key that opened the book is no search
        self._pointer = (-1, -1)
        self._top = 0
        self.blocks: list[Block] = []
        self.on_resize((1280, 720))
        if at:
            self._show(at[0])

    # Where everything lies

    def on_resize(self, size: tuple[int, int]) -> None:
        super().on_resize(size)
        u = self.scale.u
        has_groups = self.scale.t <= _GROUPS_TO_TEXT
        widest = u(1840) if has_groups else u(630) + self.scale.font(800)  # what a page can use
        width = round(min(size[0] - u(70), widest))
        self.panel = self.middle(width, size[1] - u(70))
        head = round(self.scale.font(40) + u(34))
        left, column = (round(u(324)), round(u(400))) if has_groups else (0, 0)
        top = self.panel.top + (0 if has_groups else head)
        self.page = pygame.Rect(
            self.panel.left + left, top, width - left - column, self.panel.bottom - top
        )
        # The places of the page stand beside it, below the search.
        self._places = pygame.Rect(
            self.page.right + round(u(30)), self.panel.top + head, max(0, column - round(u(30))), 0
        )
        self._places.height = self.panel.bottom - round(self.scale.font(30)) - self._places.top
        row = round(max(u(46), self.scale.font(20) + u(14)))
        shown = self.groups if has_groups else ()
        self.tabs = [
            pygame.Rect(self.panel.left, self.panel.top + head + i * row, left, row - 4)
            for i in range(len(shown))
        ]
        fits = texts()["pages"]["fits"]
        self._examples = ExamplePainter(self.theme, self.scale, fits)
        reading = next((b.clause.id for b in self.blocks if b.rect.bottom > self._top), "")
        self._set_page()
        self._scroll_to(reading)

    def _text(self) -> pygame.Rect:
        """Return the part of the page that is written on."""
        u = self.scale.u
        left, top = self.page.left + round(u(LEAF_MARGIN + 30)), self.page.top + round(u(26))
        letters = measure("n" * 58, self._body())  # about MOST_LETTERS of an ordinary text
        beside = self._examples.card[0] + round(u(76))
        width = min(self.page.right - beside - left, letters)
        return pygame.Rect(left, top, width, self.page.bottom - round(u(26)) - top)

    def _body(self) -> Style:
        return Style(Face.BODY, self.scale.font(22), self.theme.ink)

    def _headline(self) -> Style:
        return Style(Face.TITLE, self.scale.font(40), self.theme.ink)

    def _title(self) -> Style:
        return Style(Face.TITLE, self.scale.font(27), self.theme.ink)

    def _small(self) -> Style:
        return Style(Face.LABEL, self.scale.font(16), self.theme.on_paper)

    @property
    def clauses(self) -> tuple[Clause, ...]:
        """Return what the page shows: the group, or what the search has found."""
        return tuple(search(self.query)) if self.query else self.groups[self.group].clauses

    def _set_page(self) -> None:
        """Set the page anew, from its top."""
        self.blocks, width = [], self._text().width
        y = 0 if self.query else round(line_height(self._headline()) + self.scale.u(16))
        for clause in self.clauses:
            block = self._set_block(clause, y, width)
            self.blocks.append(block)
            y = block.rect.bottom + round(self.scale.u(40))
        self._height = y
        self._top, self.focused = 0, None

    def places(self) -> list[tuple[Block, pygame.Rect]]:
        """Return the clauses that are listed beside the page, from the one that is read on."""
        u, room = self.scale.u, self._places
        step = round(max(u(50), self.scale.font(20) + u(20)))
        top, count = room.top + round(self.scale.font(32)), max(0, room.height // step - 1)
        read = sum(1 for block in self.blocks if block.rect.bottom <= self._top)
        first = max(0, min(read, len(self.blocks) - count))
        return [
            (block, pygame.Rect(room.left, top + i * step, room.width, step - round(u(6))))
            for i, block in enumerate(self.blocks[first : first + count] if room.width else ())
        ]

    def _set_block(self, clause: Clause, top: int, width: int) -> Block:
        u, body = self.scale.u, self._body()
        step = round(body.px * LEADING)
        y = top + line_height(self._title()) + round(u(6))
        lines = wrapped(clause.text, body, width, MOST_LETTERS)
        y += step * len(lines)
        example = None
        if clause.example is not None:
            height = self._examples.height(clause.example)
            if clause.example.find:  # one card stands beside the words, a line below them
                example = pygame.Rect(width + round(u(32)), top, self._examples.card[0], height)
            else:
                room = width + round(u(32)) + self._examples.card[0]
                example = pygame.Rect(0, y + round(u(10)), room, height)
                y = example.bottom
        links = tuple(self._set_links(clause, y + round(u(10)), width))
        y = links[-1].rect.bottom if links else y
        y = max(y, example.bottom if example else y)
        return Block(clause, pygame.Rect(0, top, width, y - top), lines, example, links)

    def _set_links(self, clause: Clause, top: int, width: int) -> list[Link]:
        style, u = self._small(), self.scale.u
        height = round(max(u(30), style.px * 1.5))
        titles = {c.id: c.title for group in self.groups for c in group.clauses}
        links: list[Link] = []
        x, y = 0, top
        for other in clause.more:
            words = f"{titles.get(other, other)}  {other}"
            wide = round(measure(words, style) + u(24))
            if x and x + wide > width:
                x, y = 0, y + height + round(u(6))
            links.append(Link(other, words, pygame.Rect(x, y, min(wide, width), height)))
            x += wide + round(u(8))
        return links

    # Going through the book

    @property
    def links(self) -> list[Link]:
        return [link for block in self.blocks for link in block.links]

    def turn_to(self, group: int) -> None:
        self.query = ""
        self.group = group % len(self.groups)
        self._set_page()

    def _show(self, clause_id: str) -> None:
        """Open the book at a clause and mark it."""
        self.query, self._asked = "", frozenset({*self._asked, clause_id})
        self.group = group_of(clause_id)
        self._set_page()
        self._scroll_to(clause_id)

    def _scroll_to(self, clause_id: str) -> None:
        block = next((b for b in self.blocks if b.clause.id == clause_id), None)
        if block is not None:  # the first one with the headline above it
            self._scroll((block.rect.top if block is not self.blocks[0] else 0) - self._top)

    def follow(self, clause_id: str) -> None:
        """Go on to a clause that another one names; it alone is marked then."""
        self._asked = frozenset()
        self._show(clause_id)

    def _scroll(self, by: int) -> None:
        last = max(0, self._height - self._text().height)
        self._top = max(0, min(last, self._top + by))

    def _search(self, query: str) -> None:
        self._all_selected = False
        self.query = query[:_LONGEST_QUERY]
        self._set_page()

    # Input

    def handle(self, event: pygame.event.Event) -> Transition | None:
        if event.type == pygame.MOUSEWHEEL:
            self._scroll(round(-event.y * self.scale.u(70)))
        elif event.type == pygame.MOUSEMOTION:
            self._pointer = event.pos
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._click(event.pos)
        elif event.type == pygame.TEXTINPUT and self._pressed:
            self._search(("" if self._all_selected else self.query) + event.text)
        elif event.type == pygame.KEYDOWN:
            self._pressed = True
            return self._key(event)
        return None

    def _click(self, pos: tuple[int, int]) -> Transition | None:
        if not self.panel.collidepoint(pos) or self._close_rect().collidepoint(pos):
            return Pop()
        for number, rect in enumerate(self.tabs):
            if rect.collidepoint(pos):
                self.turn_to(number)
        for block, rect in self.places():
            if rect.collidepoint(pos):
                self._scroll_to(block.clause.id)
        if self.page.collidepoint(pos):
            for link in self.links:
                if self._on_screen(link.rect).collidepoint(pos):
                    self.follow(link.clause)
                    break
        return None

    def _key(self, event: pygame.event.Event) -> Transition | None:
        action = keys.action_of(event, typing=True)
        if action == "back":
            if not self.query:
                return Pop()
            self._search("")
        elif event.key == pygame.K_a and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self._all_selected = bool(self.query)
        elif event.key == pygame.K_BACKSPACE:
            self._search("" if self._all_selected else self.query[:-1])
        elif action in _SCROLLS:
            self._scroll(round(self.scale.u(_SCROLLS[action])))
        elif action in ("left", "right"):
            self.turn_to(self.group + (1 if action == "right" else -1))
        elif action in ("next", "previous"):
            self._walk(1 if action == "next" else -1)
        elif action in ("first", "last"):
            self._scroll(self._height if action == "last" else -self._height)
        elif action == "confirm":
            self._confirm()
        return None

    def _walk(self, step: int) -> None:
        """Move the focus to another link and scroll it into sight."""
        links = self.links
        if not links:
            return
        before = -1 if step > 0 else 0
        self.focused = ((self.focused if self.focused is not None else before) + step) % len(links)
        rect, room = links[self.focused].rect, self._text().height
        if not self._top <= rect.top <= self._top + room - rect.height:
            self._scroll(rect.centery - room // 2 - self._top)

    def _confirm(self) -> None:
        if self.focused is not None:
            self.follow(self.links[self.focused].clause)
        elif self.query and self.blocks:
            self.follow(self.blocks[0].clause.id)

    # Picture

    def _on_screen(self, rect: pygame.Rect) -> pygame.Rect:
        text = self._text()
        return rect.move(text.left, text.top - self._top)

    def _close_rect(self) -> pygame.Rect:
        rect = close_corner(self.panel, self.scale)
        return rect.move(self.panel.right - rect.right, self.panel.top - rect.top)

    def draw(self, surface: pygame.Surface) -> None:
        brush, theme, u = self.brush(surface), self.theme, self.scale.u
        self.lay_desk(surface)
        brush.dim(150)
        self._draw_head(surface)
        self._draw_places(surface)
        cast_shadow(surface, self.page, blur=u(20), alpha=210, drop=u(8))
        self._draw_tabs(surface)
        lay_leaf(surface, self.page, theme.paper, "rulebook", self.scale, theme)
        surface.set_clip(self.page)
        headline = self._on_screen(pygame.Rect(0, 0, self._text().width, 1))
        if not self.query and self._is_on_page(headline.top, line_height(self._headline())):
            title = self.groups[self.group].title
            draw(surface, title, headline.topleft, self._headline(), width=headline.width, least=12)
        for block in self.blocks:
            if self._on_screen(block.rect).inflate(0, 60).colliderect(self.page):
                self._draw_block(surface, block)
        if not self.blocks:
            self._say(surface, texts()["pages"]["nothing"].format(query=self.query))
        surface.set_clip(None)
        beside = self.page.inflate(-round(u(24)), -round(u(20)))
        draw_scrollbar(brush, beside, self._text().height, self._height, self._top)

    def _say(self, surface: pygame.Surface, words: str) -> None:
        text = self._text()
        draw(surface, words, text.topleft, self._body(), width=text.width)

    def _draw_head(self, surface: pygame.Surface) -> None:
        brush, u, theme, words = self.brush(surface), self.scale.u, self.theme, texts()["pages"]
        style = brush.style(Face.TITLE, 40, theme.paper)
        rect = self._search_field()
        left = self.panel.left + round(u(10))
        room = (self.page.left if self._places.width else rect.left) - left - u(20)
        draw(surface, words["rules"], (left, self.panel.top), style, width=room)
        edge = Edge(theme.lamp if self.query else theme.edge, self.scale.line(1.6))
        surface.blit(notched(rect.size, u(7), theme.ink, edge), rect)
        said = f"{self.query}_" if self.query else words["search"]
        ink = theme.paper if self.query else theme.muted
        style = brush.style(Face.TYPE if self.query else Face.BODY, 20, ink)
        room, where = rect.width - u(28), (rect.left + u(14), rect.centery)
        brush.write(said, where, style, room, valign="m", least=14)
        close = close_button(self._close_rect())
        over = self._close_rect().collidepoint(self._pointer)
        close.draw(brush, Look(hovered=over))

    def _draw_places(self, surface: pygame.Surface) -> None:
        """List what the page tells, or what the search has found."""
        brush, u, theme, words = self.brush(surface), self.scale.u, self.theme, texts()["pages"]
        room = self._places
        if not room.width:
            return
        count = len(self.blocks)
        key = "on_page" if not self.query else "place" if count == 1 else "places"
        heading = words[key].format(count=count).upper()
        brush.write(heading, room.topleft, brush.label(18, theme.muted), room.width)
        read = next((b for b in self.blocks if b.rect.bottom > self._top), None)
        for block, rect in self.places():
            over = rect.collidepoint(self._pointer)
            colour = theme.lamp if block is read else theme.paper if over else theme.hair
            edge = Edge(colour, self.scale.line(1.6))
            surface.blit(notched(rect.size, u(7), theme.panel, edge, alpha=225), rect)
            left, right = rect.left + u(16), rect.right - u(14)
            if block.clause.icon:
                draw_icon(
                    surface, block.clause.icon, (left + u(12), rect.centery), u(28), theme.paper
                )
            if self.query:
                shown = brush.label(17, theme.muted)
                at = (right, rect.centery)
                right = brush.write(self._reference(block), at, shown, anchor="r", valign="m").left
            left += u(36)
            style = brush.bold(19, theme.paper if block is read or over else theme.muted)
            room_left = right - u(8) - left
            brush.write(block.clause.title, (left, rect.centery), style, room_left, valign="m")
        said = words["clears" if self.query else "help"].format(back=keys.label("back"))
        style = brush.style(Face.BODY_ITALIC, 18, theme.muted)
        brush.write(said, (room.left, self.panel.bottom), style, room.width, valign="b", least=12)

    def _search_field(self) -> pygame.Rect:
        u, close = self.scale.u, self._close_rect()
        width = min(u(460), self.panel.width * 0.4)
        left = self._places.left if self._places.width else close.left - u(16) - width
        width = close.left - u(12) - left
        return pygame.Rect(round(left), close.top, round(width), close.height)

    def _draw_tabs(self, surface: pygame.Surface) -> None:
        u, theme = self.scale.u, self.theme
        for number, rect in enumerate(self.tabs):
            chosen = number == self.group and not self.query
            over = rect.collidepoint(self._pointer)
            if chosen:  # it joins the page
                surface.blit(paper(rect.size, theme.paper, "tab"), rect)
            ink = theme.ink if chosen else theme.paper if over else theme.muted
            group = self.groups[number]
            centre = (rect.left + u(28), rect.centery)
            draw_icon(surface, group.icon, centre, u(26), ink)
            style = Style(Face.BODY_BOLD if chosen else Face.BODY, self.scale.font(20), ink)
            where, room = (rect.left + u(54), rect.centery), rect.width - u(64)
            draw(surface, group.title, where, style, valign="m", width=room, least=10)

    def _draw_block(self, surface: pygame.Surface, block: Block) -> None:
        u, theme, body = self.scale.u, self.theme, self._body()
        rect = self._on_screen(block.rect)
        if block.clause.id in self._asked:
            bar = pygame.Rect(rect.left - round(u(20)), rect.top, round(u(6)), rect.height)
            surface.fill(theme.accent.fill, bar)
        if block is not self.blocks[0]:
            rule = pygame.Rect(rect.left, rect.top - round(u(20)), rect.width, 1)
            surface.fill(mix(theme.paper, theme.on_paper, 0.35), rule)
        if self._is_on_page(rect.top, line_height(self._title())):
            self._draw_title(surface, block, rect)
        y = rect.top + line_height(self._title()) + round(u(6))
        for line in block.lines:
            if self._is_on_page(y, line_height(body)):
                draw_pieces(surface, line, (rect.left, y), body)
            y += round(body.px * LEADING)
        if block.example is not None and block.clause.example is not None:
            self._examples.draw(surface, block.clause.example, self._on_screen(block.example))
        for link in block.links:
            if self._is_on_page(self._on_screen(link.rect).top, link.rect.height):
                self._draw_link(surface, link)

    def _is_on_page(self, top: int, height: int) -> bool:
        """Say whether a line can be read: half lines at the edge of the page are left out."""
        return self.page.top <= top and top + height <= self.page.bottom

    def _draw_title(self, surface: pygame.Surface, block: Block, rect: pygame.Rect) -> None:
        u, small, brush = self.scale.u, self._small(), self.brush(surface)
        reference = self._reference(block)
        if block.clause.ruling:
            reference = f"{texts()['pages']['ruling']}  {reference}"
        right = draw(surface, reference, (rect.right, rect.top + u(6)), small, anchor="r")
        left, side = rect.left, line_height(self._title())
        kind, _, _ = block.clause.icon.partition(".")
        if reference and block.clause.icon:
            box = pygame.Rect(left, rect.top, side, side)
            info = icon_info(block.clause.icon)
            if kind == "attribute":
                brush.flag(info, box)
            elif kind == "mark":
                brush.seal(info, box.center, side)
            else:
                brush.centred(disc(side, self.theme.ink), box.center)
                brush.icon(info, box.center, side * 0.7 / self.scale.s, self.theme.paper)
            left += side + round(u(12))
        room = right.left - u(12) - left
        draw(surface, block.clause.title, (left, rect.top), self._title(), width=room, least=12)

    def _reference(self, block: Block) -> str:
        return "" if "." in block.clause.id else block.clause.id

    def _draw_link(self, surface: pygame.Surface, link: Link) -> None:
        u, theme, rect = self.scale.u, self.theme, self._on_screen(link.rect)
        focused = self.focused is not None and self.links[self.focused] is link
        over = focused or rect.collidepoint(self._pointer)
        fill, ink = (theme.ink, theme.paper) if over else (theme.paper_bright, theme.ink)
        edge = Edge(theme.ink, self.scale.line(1.2))
        surface.blit(notched(rect.size, u(5), fill, edge), rect)
        style = self._small().inked(ink)
        draw(
            surface,
            link.words,
            rect.center,
            style,
            anchor="c",
            valign="m",
            width=rect.width - u(12),
            least=9,
        )
