"""Show a closing before it happens: which puzzles it scores, what it costs, one button.

Nothing has been spent while this sheet lies on the table. The line is lit, and the puzzles that
can be scored together are raised out of it; a click on one leaves it out. The answer is a
`Closing`, which the table carries out in one go.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import TYPE_CHECKING

import pygame

from arkham.files.texts import texts
from arkham.rules.areas import BIG_PICTURE, STABILITY
from arkham.rules.basics import TYPES_TO_CLOSE
from arkham.rules.cards import Card
from arkham.rules.choices import Option, Prompt, Verb
from arkham.rules.closing import scorable
from arkham.rules.engine import apply, determinize
from arkham.rules.state import GameState, Line, Won
from arkham.rules.turn import will_win
from arkham.scenes.draw.backdrop import paper
from arkham.scenes.draw.brush import LEAST_WORDS, Brush
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.icons import IconInfo, draw_glyph, draw_icon, effect_info, icon_info
from arkham.scenes.draw.jigsaw import draw_jigsaw, jigsaw_size
from arkham.scenes.draw.shapes import (
    Edge,
    cast_shadow,
    dashed_ring,
    disc,
    lay_outline,
    notched,
)
from arkham.scenes.draw.text import Style, block_height, draw, draw_block
from arkham.scenes.draw.theme import Theme, mix
from arkham.scenes.stack import Pop, Scene, Transition
from arkham.scenes.table import targets
from arkham.scenes.table.layout.table import Placement, placements
from arkham.scenes.table.paint.rail import draw_goal_row
from arkham.scenes.table.ticket import ticket_of
from arkham.scenes.widgets.button import Button, Chosen, Look, Role, Widget, draw_focus_ring
from arkham.scenes.widgets.focus import FocusGroup
from arkham.settings import keys

if TYPE_CHECKING:
    from arkham.scenes.table.scene import TableScene

_WIDTH = 376  # units, as wide as the rail it covers
_HEIGHT = 850
_PAD = 28
_GOAL = 34  # units: a row of goals, where those are asked for instead
_GOALS_ACROSS = 2
_PLATE = 12  # units of its ground around the picture
_TYPES = 80  # units: a disc for each type that stays, and its heading
# Whether there is the big picture, and a disc for each type: as much as finds room.
_PARTS = ((True, True), (True, False), (False, True), (False, False))
_MOST_AIR = 18  # units between two parts of the sheet, of what is left over
_SECTIONS = 4
_RAISED = 22  # units that a puzzle is lifted out of its line
_DIMMED = 150  # of 255: the light that is left beside the line
_ORDERS = 3  # of the hidden cards in which a closing is tried before it is said to win


@dataclass(frozen=True, slots=True)
class Closing:
    """The answer: the command that closes a line, and the puzzles to score."""

    option: Option
    scored: tuple[int, ...]


def best_scoring(state: GameState, line: Line) -> tuple[int, ...]:
    """Return the largest set of puzzles that can be scored together, with most that is new (X2).

    New are types, or letters where goals ask for those.
    """
    rules = state.rules
    puzzles = [card for card in line if rules.is_puzzle[card]]

    def shown(cards: Sequence[int]) -> set[object]:
        return {rules.cards[c].letter if rules.goals else rules.type_bit[c] for c in cards}

    proved = {"", *shown(state.areas[BIG_PICTURE])}

    def worth(chosen: Sequence[int]) -> tuple[int, int]:
        return len(chosen), len(shown(chosen) - proved)

    legal = [
        chosen
        for count in range(len(puzzles) + 1)
        for chosen in combinations(puzzles, count)
        if leaves_enough(state, line, chosen)
    ]
    return max(legal, key=worth, default=())


def leaves_enough(state: GameState, line: Line, chosen: Sequence[int]) -> bool:
    """Say whether the clues left behind still show five types (X2)."""
    left = [card for card in line if card not in chosen]
    return state.rules.types_in(left) >= TYPES_TO_CLOSE


def solves(state: GameState, closing: Closing) -> bool:
    """Say whether a closing wins the game, whatever the order of the hidden cards."""
    return all(_always_wins(_after(state, closing, order)) for order in range(_ORDERS))


def _always_wins(state: GameState) -> bool:
    """Say whether a turn ends with victory whatever is answered until then (X4 may still ask)."""
    if state.result is not None:
        return isinstance(state.result, Won)
    choice = state.choice
    if choice is None or choice.prompt is Prompt.ACTION or not will_win(state):
        return False
    for option in choice.options:
        trial = state.clone()
        apply(trial, option, record=False)
        if not _always_wins(trial):
            return False
    return True


def gives_back(state: GameState, closing: Closing) -> bool:
    """Say whether a closing offers a card of Stability, as one with all six types does (X4)."""
    choice = _after(state, closing, 0).choice
    return choice is not None and choice.area == STABILITY and not choice.must


def _after(state: GameState, closing: Closing, order: int) -> GameState:
    """Return a table like this one, in some order of the hidden cards, after a closing."""
    trial = determinize(state, order)
    apply(trial, closing.option, record=False)
    for card in (*closing.scored, 0):
        choice = trial.choice
        if choice is None or choice.prompt is not Prompt.SCORE:
            break
        answer = targets.picks(choice)[card] if card else targets.option_of(choice, Verb.DONE)
        assert answer is not None
        apply(trial, answer, record=False)
    return trial


@dataclass(slots=True, kw_only=True)
class PuzzleRow(Widget):
    """A puzzle of the line with a box to tick."""

    card: Card
    ticked: bool
    role: Role = Role.CHOICE

    @property
    def value(self) -> str:
        return "on" if self.ticked else "off"

    def draw(self, brush: Brush, look: Look) -> None:
        theme, u, rect = brush.theme, brush.scale.u, self.rect
        box = pygame.Rect(rect.left, 0, round(u(30)), round(u(30)))
        box.centery = rect.centery
        fill = theme.ink if self.ticked else theme.paper_bright
        brush.surface.blit(
            notched(box.size, u(4), fill, Edge(theme.ink, brush.scale.line(1.6))), box
        )
        if self.ticked:
            draw_glyph(brush.surface, "check", box.center, u(22), theme.paper)
        centre = (box.right + u(26), rect.centery)
        draw_icon(brush.surface, f"type.{self.card.type}", centre, u(28), theme.ink)
        style = brush.bold(20, theme.ink)
        left = box.right + u(50)
        brush.write(self.name, (left, rect.centery), style, rect.right - left, valign="m", least=13)
        if look.focused or look.hovered:
            draw_focus_ring(brush, rect.inflate(round(u(10)), 0))


class ClosingScene(Scene):
    """The sheet of one closing."""

    covers = False

    def __init__(
        self,
        state: GameState,
        option: Option,
        theme: Theme,
        *,
        odds: str = "full",
        table: TableScene | None = None,
    ) -> None:
        line = state.line_of(option.onto)
        assert line is not None
        self.theme = theme
        self._state, self._option, self._line = state, option, line
        self._table = table  # on which the line lies
        # What it scores is ticked on the sheet, and needs no words.
        lines = ticket_of(state, option, odds).lines
        self._costs = tuple(line for line in lines if line.icon != "area.close")
        self._score(best_scoring(state, line))
        self.message = ""
        self.group = FocusGroup()
        self.on_resize((1280, 720))
        self.group.focus(self._default)

    def _score(self, puzzles: tuple[int, ...]) -> None:
        self.scored = puzzles
        closing = Closing(self._option, puzzles)
        self._solves = solves(self._state, closing)
        # What a card's own icons give is told icon by icon.
        own = self._state.rules.cards[self._option.onto].icons
        told = any(effect.name == "stability" for effect in own)
        self._gives_back = not told and gives_back(self._state, closing)

    # Where everything lies

    def on_resize(self, size: tuple[int, int]) -> None:
        super().on_resize(size)
        u, font = self.scale.u, self.scale.font
        wide = min(u(_WIDTH) * (1 + 0.35 * (self.scale.t - 1)), size[0] - u(40))
        inner = wide - 2 * u(_PAD)
        self._row = round(max(u(40), font(20) * 1.5))
        self._button = round(max(u(60), font(36)))
        self._size = font(19)  # of the sentences
        self._picture_height = font(22) * 1.4 + self._plate_height(inner) + u(12)
        bare = u(_PAD) + font(22) + font(36) * 1.3 + len(self._puzzles()) * self._row + u(30)
        bare += 2 * (self._button + u(10)) + u(_PAD)
        for self._has_picture, self._has_types in _PARTS:
            height = bare + self._height_of_words(inner)
            height += self._picture_height if self._has_picture else 0
            height += u(_TYPES) if self._has_types else 0
            if height <= u(_HEIGHT):
                break
        self._air = round(max(0, min(u(_MOST_AIR), (u(_HEIGHT) - height) / _SECTIONS)))
        height = min(max(height, u(_HEIGHT)), size[1] - u(20))
        # It lies over the rail at the right edge, which the lines do not reach.
        self.panel = pygame.Rect(0, 0, round(wide), round(height))
        self.panel.right = size[0] - round(u(16))
        self.panel.top = min(round(u(16)), (size[1] - self.panel.height) // 2)
        self._rebuild()

    def _plate_height(self, width: float) -> int:
        """Return how high the ground of the big picture is, or that of the goals."""
        u, rules = self.scale.u, self._state.rules
        rows = math.ceil(len(rules.goals) / _GOALS_ACROSS)
        picture = jigsaw_size(round(width - 2 * u(_PLATE)), len(rules.types))
        return round((rows * u(_GOAL) if rules.goals else picture[1]) + 2 * u(_PLATE))

    def _puzzles(self) -> list[int]:
        return [card for card in self._line if self._state.rules.is_puzzle[card]]

    def _rebuild(self) -> None:
        u, pad = self.scale.u, round(self.scale.u(_PAD))
        inner = self.panel.inflate(-2 * pad, -2 * pad)
        top = inner.top + round(self.scale.font(22) + self.scale.font(36) * 1.3)
        self._picture = pygame.Rect(inner.left, top, inner.width, 0)
        top += round(self._picture_height) + self._air if self._has_picture else 0
        widgets: list[Widget] = []
        for number, card in enumerate(self._puzzles()):
            rect = pygame.Rect(inner.left, top + number * self._row, inner.width, self._row)
            shown = self._state.rules.cards[card]
            letter = f"{shown.letter}: " if self._state.rules.goals else ""  # goals ask for it
            row = PuzzleRow(
                id=str(card),
                name=f"{letter}{shown.title}",
                card=shown,
                ticked=card in self.scored,
                rect=rect,
            )
            widgets.append(row)
        self._types_top = top + len(widgets) * self._row + round(u(10)) + self._air
        self._words_top = self._types_top + round(u(4))
        self._words_top += round(u(_TYPES)) + self._air if self._has_types else 0
        step = self._button + round(u(10))
        for number, name in enumerate(("not-yet", "close")):
            rect = pygame.Rect(inner.left, 0, inner.width, self._button)
            rect.bottom = inner.bottom - number * step
            key = keys.label("confirm" if name == self._default else "back")
            key = key if self.scored or name == self._default else ""
            button = Button(id=name, name=self._label(name), rect=rect, key=key)
            button.style = "primary" if name == self._default else "plain"
            widgets.append(button)
        self.group.replace(widgets)
        room = widgets[-1].rect.top - round(u(10)) - self._words_top
        least = self.scale.px(LEAST_WORDS)
        self._size = self.scale.font(19)
        while self._size > least and self._height_of_words(inner.width) > room:
            self._size -= 1

    @property
    def _default(self) -> str:
        """Return what Enter does at first: nobody means to close a case for nothing."""
        return "close" if self.scored else "not-yet"

    def _label(self, name: str) -> str:
        words, count = texts()["closing"], len(self.scored)
        if name == "not-yet":
            return words["not_yet"]
        return words["button_one" if count == 1 else "button"].format(count=count or words["none"])

    def _body(self) -> Style:
        return Style(Face.BODY, self._size, self.theme.ink)

    def _sentences(self) -> list[tuple[str, str]]:
        """Tell whether it wins, what closing costs, and what a click said or does.

        Each with its icon, if it has one.
        """
        words = texts()["closing"]
        left = ("", f"{words['left']}: {self._types_left()[0]}.")
        sentences = [] if self._has_types else [left]
        sentences += [(line.icon, line.text) for line in self._costs]
        if self._gives_back:
            sentences.append(("mark.stability", words["gives_back"]))
        wins = texts()["ticket"]["wins"]
        if self._solves and all(text != wins for _, text in sentences):
            sentences.insert(0, ("attribute.puzzle", wins))
        said = self.message or (words["leave_out"] if self.scored else "")
        return [*sentences, ("", said)] if said else sentences

    def _types_left(self) -> tuple[str, ...]:
        """Tell how many types stay behind, longest form first."""
        left = [card for card in self._line if card not in self.scored]
        types = self._state.rules.types_in(left)
        return tuple(
            form.format(types=types, needed=TYPES_TO_CLOSE) for form in texts()["closing"]["types"]
        )

    def _brought(self) -> list[tuple[IconInfo, str]]:
        """Tell what the icons of the card at the head do once it is closed, top to bottom.

        An icon that finds nothing to do is left out, and so are all of them at the end of a game.
        """
        words, state = texts()["closing_brings"], self._state
        rules = state.rules
        head = rules.cards[self._option.onto]
        other = rules.cards[rules.index[head.reverse]].title if head.reverse else ""
        # The card itself may come back too: it lies in no area until it is closed.
        waiting = {head.index, *(card for area in state.areas for card in area)}
        told = []
        for effect in head.icons if not self._solves else ():
            numbered = (c for c in rules.cards if c.kind == head.kind and c.number == effect.number)
            case = next((card for card in numbered if card.index in waiting), None)
            is_moot = {
                "access": case is None,
                "stability": not state.areas[STABILITY],
            }
            if is_moot.get(effect.name):
                continue
            info = effect_info(effect)
            said = words.get(effect.name) or texts()["ticket"]["must" if effect.must else "may"]
            title = case.title if case else ""
            told.append(
                (info, said.format(effect=info.name, n=effect.number, case=title, other=other))
            )
        return told

    def _height_of_words(self, width: float) -> float:
        """Return how much room the sentences take, and what the icons bring with its heading."""
        u, body = self.scale.u, self._body()
        height = sum(
            block_height(text, body, width - (self._indent if icon else 0)) + u(6)
            for icon, text in self._sentences()
        )
        brought = [block_height(text, body, width - self._indent) for _, text in self._brought()]
        if brought:
            heading = block_height(texts()["closing"]["then"], self._bold(), width)
            height += u(6) + sum(each + u(6) for each in (heading, *brought))
        return height

    def _bold(self) -> Style:
        return Style(Face.BODY_BOLD, self._size, self.theme.ink)

    @property
    def _indent(self) -> float:
        return self._size * 1.8

    # Input

    def handle(self, event: pygame.event.Event) -> Transition | None:
        if keys.action_of(event) == "back":
            return Pop()
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            for card, place in reversed(self._laid()):
                if place.rect.move(0, -place.lift).collidepoint(event.pos):
                    if self._state.rules.is_puzzle[card]:
                        self.toggle(card)
                    return None
        answer = self.group.handle(event)
        if not isinstance(answer, Chosen):
            return None
        if answer.widget_id == "not-yet":
            return Pop()
        if answer.widget_id == "close":
            return Pop(Closing(self._option, self.scored))
        self.toggle(int(answer.widget_id))
        return None

    def toggle(self, card: int) -> None:
        """Leave a puzzle out, or take it in again where five types stay behind."""
        words = texts()["closing"]
        self.message = ""
        if card in self.scored:
            self._score(tuple(c for c in self.scored if c != card))
        elif card in scorable(self._state, self._line, self.scored):
            self._score((*self.scored, card))
        else:
            name = icon_info(f"type.{self._state.rules.cards[card].type}").name
            self.message = words["breaks"].format(type=name, needed=TYPES_TO_CLOSE)
        self._rebuild()

    # Picture

    def draw(self, surface: pygame.Surface) -> None:
        brush, theme, u = self.brush(surface), self.theme, self.scale.u
        self._draw_line(brush)
        cast_shadow(surface, self.panel, blur=u(26), alpha=220, drop=u(10))
        surface.blit(paper(self.panel.size, theme.paper_bright, "closing"), self.panel)
        left, width = self.panel.left + u(_PAD), self.panel.width - 2 * u(_PAD)
        words = texts()["closing"]
        ink = mix(theme.accent.on_paper, theme.ink, 0.16)  # pale on the grain otherwise
        small = Style(Face.LABEL, self.scale.font(18), ink, u(1))
        draw(surface, words["title"], (left, self.panel.top + u(_PAD)), small, width=width)
        title = brush.style(Face.TITLE, 34, theme.ink)
        top = self.panel.top + u(_PAD) + self.scale.font(22)
        name = self._state.rules.cards[self._option.onto].title
        brush.write(name, (left, top), title, width, least=16)
        if self._has_picture:
            self._draw_picture(brush)
        if self._has_types:
            self._draw_types(brush)
        y = self._words_top
        for icon, text in self._sentences():
            y = self._draw_sentence(brush, icon_info(icon) if icon else None, text, y)
        self._draw_brought(brush, y + round(u(6)))
        self.group.draw(brush)

    def _draw_sentence(self, brush: Brush, info: IconInfo | None, text: str, y: int) -> int:
        """Draw a sentence, behind its icon if it has one; return where the next begins."""
        u, indent = brush.u, self._indent if info else 0.0
        left, width = self.panel.left + u(_PAD), self.panel.width - 2 * u(_PAD)
        height = block_height(text, self._body(), width - indent)
        area = pygame.Rect(round(left + indent), y, round(width - indent), height)
        draw_block(brush.surface, text, area, self._body())
        if info is not None:
            side = indent * 0.76
            brush.icon(info, (left + side / 2, y + self._size * 0.7), side / u(1), self.theme.ink)
        return y + height + round(u(6))

    def _draw_brought(self, brush: Brush, y: int) -> None:
        """Draw what the card at the head does when it is closed, each with its icon."""
        brought, u = self._brought(), brush.u
        left, width = self.panel.left + u(_PAD), self.panel.width - 2 * u(_PAD)
        if brought:
            heading = texts()["closing"]["then"]
            high = block_height(heading, self._bold(), width)
            area = pygame.Rect(round(left), y, round(width), high)
            draw_block(brush.surface, heading, area, self._bold())
            y = area.bottom + round(u(6))
        for info, text in brought:
            y = self._draw_sentence(brush, info, text, y)

    def _laid(self) -> list[tuple[int, Placement]]:
        """Return the cards of the line where they lie, those that are scored raised out of it."""
        if self._table is None:
            return []
        places = placements(self._table.view, self._table.layout)
        lift = self.scale.px(_RAISED)
        return [
            (card, replace(places[card], lift=lift if card in self.scored else 0))
            for card in self._line
        ]

    def _draw_line(self, brush: Brush) -> None:
        """Leave only the line in the light, its puzzles raised and ticked."""
        laid = self._laid()
        if self._table is None or not laid:
            brush.dim(_DIMMED)
            return
        u = brush.u
        row = self._table.layout.lines.rows[self._table.view.lines.index(list(self._line))]
        light = brush.surface.subsurface(row.rect.clip(brush.surface.get_rect())).copy()
        brush.dim(_DIMMED)
        brush.surface.blit(light, row.rect)
        frame = row.rect.unionall([place.rect for _, place in laid])
        frame.width -= row.header.rect.right + brush.px(4) - frame.left
        frame.left = row.header.rect.right + brush.px(4)
        lay_outline(brush.surface, frame, u(12), self.theme.lamp, brush.scale.line(4, 3), cut=True)
        cards, side = self._table.picture.cards, u(34)
        for card, place in laid:
            cards.at_rest(brush, card, place)
            if place.lift:
                ring = place.rect.move(0, -place.lift).inflate(2 * brush.px(3), 2 * brush.px(3))
                line = brush.scale.line(4, 3)
                lay_outline(brush.surface, ring, u(11), self.theme.lamp, line)
                brush.tick((ring.left + side * 0.66, ring.bottom - side * 0.66), side)

    def _draw_types(self, brush: Brush) -> None:
        """Draw a disc for each type, dashed where none would stay in the line."""
        theme, rules, u = self.theme, self._state.rules, brush.u
        left = [rules.cards[card].type for card in self._line if card not in self.scored]
        start, width = self.panel.left + u(_PAD), self.panel.width - 2 * u(_PAD)
        self._draw_rule(brush, self._types_top)
        self._draw_rule(brush, self._words_top - round(u(6)))
        head = self._types_top + u(10)
        heading = brush.bold(19, theme.ink)
        said = brush.write(texts()["closing"]["left"], (start, head), heading, width * 0.56)
        room = start + width - said.right - u(8)
        told = brush.body(18, theme.on_paper)
        brush.write(self._types_left(), (start + width, head + u(1)), told, room, anchor="r")
        step, y = width / len(rules.types), self._types_top + u(_TYPES - 25)
        side = min(step - u(6), u(36))
        for i, kind in enumerate(rules.types):
            centre = (start + (i + 0.5) * step, y)
            stays = kind in left
            ring = dashed_ring(side, theme.on_paper, brush.scale.line(1.4), 3.2, 2.4)
            brush.centred(disc(side, theme.ink) if stays else ring, centre)
            units = side * 0.66 / brush.scale.s
            ink = theme.paper if stays else theme.on_paper
            brush.icon(icon_info(f"type.{kind}"), centre, units, ink)

    def _draw_rule(self, brush: Brush, y: int) -> None:
        width = self.panel.width - 2 * brush.px(_PAD)
        line = pygame.Rect(self.panel.left + brush.px(_PAD), y, width, max(1, brush.px(1)))
        brush.surface.fill(mix(self.theme.on_paper, self.theme.paper, 0.4), line)

    def _draw_picture(self, brush: Brush) -> None:
        """Draw the big picture, or the goals, as the closing will leave them."""
        theme, u, rules, area = self.theme, self.scale.u, self._state.rules, self._picture
        words = texts()["closing"]
        before, after = (self._reached(cards) for cards in ((), self.scored))
        said = words["then_has"].format(before=before, after=after, need=self._needed)
        number = brush.style(Face.NUMBER, 22, theme.ink)
        told = brush.write(said, area.topright, number, area.width * 0.5, anchor="r")
        name = words["goals" if rules.goals else "picture"]
        where = (area.left, told.centery)
        brush.write(name, where, brush.bold(19, theme.ink), told.left - area.left, valign="m")
        pad = round(u(_PLATE))
        plate = pygame.Rect(area.left, told.bottom + round(u(6)), area.width, 0)
        plate.height = self._plate_height(area.width)
        picture = pygame.Rect((0, 0), jigsaw_size(area.width - 2 * pad, len(rules.types)))
        rows = math.ceil(len(rules.goals) / _GOALS_ACROSS)
        brush.blit(notched(plate.size, u(6), theme.ink), plate)
        if not rules.goals:
            picture.center = plate.center
            proved = [t for t in rules.types if t in self._proved(self.scored)]
            draw_jigsaw(brush.surface, picture, rules.types, proved, theme)
        width = (plate.width - 2 * pad) // _GOALS_ACROSS
        for i, goal in enumerate(rules.goals):
            column, row = divmod(i, rows)
            rect = pygame.Rect(plate.left + pad, plate.top + pad, width, round(u(_GOAL)))
            rect.move_ip(column * (width + pad), row * rect.height)
            rect.width -= pad if column else 0
            card = rules.cards[goal]
            letters = [(letter, letter in self._proved(self.scored)) for letter in card.letters]
            draw_goal_row(brush, letters, rect, card.number)

    def _proved(self, scored: Sequence[int]) -> set[object]:
        """Return the types, or letters where goals ask for those, that are in the big picture."""
        cards = [self._state.rules.cards[c] for c in (*self._state.areas[BIG_PICTURE], *scored)]
        return {card.letter if self._state.rules.goals else card.type for card in cards}

    def _reached(self, scored: Sequence[int]) -> int:
        """Return how many types are proved, or goals met, with these puzzles scored too."""
        rules, proved = self._state.rules, self._proved(scored)
        if rules.goals:
            return sum(all(x in proved for x in rules.cards[goal].letters) for goal in rules.goals)
        return sum(kind in proved for kind in rules.types)

    @property
    def _needed(self) -> int:
        rules = self._state.rules
        return len(rules.goals) or rules.types_to_win
