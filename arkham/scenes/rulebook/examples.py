"""Draw the examples of the rulebook and How to play from real cards and the table's own gauges.

Whether a card fits, the rules say, so the drawings follow every change of rules, cards and gauges.
Each drawing of How to play knows how much room it takes; `drawing_of` reads one from
data/how_to_play.yaml.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar, NamedTuple

import pygame

from arkham.casefile import load_case
from arkham.files.texts import texts
from arkham.rules.areas import HAND
from arkham.rules.cards import Card, ClueType, Kind
from arkham.rules.engine import new_game
from arkham.rules.play import why_not
from arkham.rules.ruleset import Ruleset
from arkham.scenes.cards.faces import CardFaces, face_size
from arkham.scenes.cards.parts import effect_box, medallion
from arkham.scenes.cards.standard import icon_of, tab_rects
from arkham.scenes.draw.brush import draw_tag, tag_width
from arkham.scenes.draw.canvas import Canvas
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.icons import draw_icon
from arkham.scenes.draw.jigsaw import draw_jigsaw, jigsaw_size, piece
from arkham.scenes.draw.shapes import Edge, cast_shadow, notched, rounded
from arkham.scenes.draw.strings import draw_cord, draw_pin
from arkham.scenes.draw.text import Style, draw, line_height
from arkham.scenes.draw.theme import Scale, Theme, theme_for
from arkham.scenes.rulebook.book import Example
from arkham.scenes.table.paint.gauges import MIRROR_ASPECT, draw_clock, draw_mirror
from arkham.words import wording

_CASES = (1, 2, 3)
_CARD = 150  # units of width
_OVERLAP = 0.52  # of a card that stays in sight under the next one
_TAG = 32
_ABOVE = 12  # room for the string
_BESIDE = 34  # between two lines


class Verdict(NamedTuple):
    """One line of an example: its cards, the card that is offered, and what the rules say."""

    cards: tuple[Card, ...]
    offered: Card
    refusal: str  # nothing if it fits


class Deck(NamedTuple):
    """The cards of a case and their printed faces."""

    rules: Ruleset
    faces: CardFaces

    def card(self, card_id: str) -> Card:
        return next(card for card in self.rules.cards[1:] if card.id == card_id)


@cache
def deck_of(number: int, *, strong: bool = False) -> Deck:
    """Return the cards of a case in one of the two contrasts; each case is read once."""
    case = load_case(number)
    theme = theme_for(case.accent, high_contrast=strong)
    return Deck(Ruleset(case), CardFaces(case.id, theme, megabytes=2))


def prints(card: Card, icon_id: str) -> bool:
    """Say whether a card shows an icon on its face."""
    kind, _, name = icon_id.partition(".")
    match kind:
        case "type":
            return card.type == name
        case "kind":
            return card.kind == name
        case "technique":
            return name in (card.left, *card.right)
        case "attribute":
            return name in card.attributes or name == "minimum" and bool(card.minimum)
        case "mark":
            return bool(getattr(card, name))
        case "effect":
            strip = (*card.effects, *card.icons, *card.immediate, *card.ongoing, *card.sides)
            return any(effect.name == name for effect in strip if hasattr(effect, "name"))
    return False


@cache
def card_that_prints(icon_id: str) -> tuple[int, Card] | None:
    """Return a case and one of its cards that shows an icon; clues come first."""
    for number in _CASES:
        cards = [c for c in deck_of(number).rules.cards[1:] if prints(c, icon_id)]
        if cards:
            return number, min(cards, key=lambda card: card.kind != Kind.CLUE)
    return None


def verdicts(example: Example) -> list[Verdict]:
    """Ask the rules whether the card of an example fits its lines."""
    rules = deck_of(example.case).rules
    index = {card.id: card.index for card in rules.cards[1:]}
    state = new_game(rules, seed=1)
    card = index[example.play]
    state.areas[HAND] = (card,)
    found = []
    for line in example.lines:
        cards = tuple(index[card_id] for card_id in line)
        state.lines = [cards]
        refused = why_not(state, card, cards)
        sentence = wording.reason_line(refused[0]) if refused else ""
        shown = tuple(rules.cards[i] for i in cards)
        found.append(Verdict(shown, rules.cards[card], sentence))
    return found


class ExamplePainter:
    """Draws examples on paper at one size of window and text."""

    def __init__(self, theme: Theme, scale: Scale, fits: str) -> None:
        self.theme, self.scale, self._fits = theme, scale, fits
        self.card = face_size(scale.u(_CARD))

    def height(self, example: Example) -> int:
        """Return how much room an example needs."""
        tag = self._tag() + self.scale.u(14) if example.play else 0
        return round(self.card[1] + self.scale.u(_ABOVE) + tag)

    def _tag(self) -> int:
        return round(max(self.scale.u(_TAG), self.scale.font(16) * 1.7))

    def draw(self, surface: pygame.Surface, example: Example, rect: pygame.Rect) -> None:
        """Draw an example from the left edge of a rectangle."""
        if example.find:
            found = card_that_prints(example.find)
            if found is not None:
                faces = deck_of(found[0], strong=self.theme.high_contrast).faces
                self._lay(surface, faces, found[1], rect.topleft)
            return
        left, shown = rect.left, verdicts(example)
        # What fits and what does not lie side by side: cards move together for that.
        gaps = self.scale.u(_BESIDE) * (len(shown) - 1)
        room = rect.width - gaps - len(shown) * self.card[0]
        step = min(self.card[0] * _OVERLAP, room / sum(len(verdict.cards) for verdict in shown))
        for verdict in shown:
            left = self._draw_line(surface, example.case, verdict, (left, rect.top), step)

    def _lay(
        self,
        surface: pygame.Surface,
        faces: CardFaces,
        card: Card,
        pos: tuple[float, float],
        *,
        covered: bool = False,
    ) -> pygame.Rect:
        below = (pos[0], pos[1] + self.scale.u(_ABOVE))
        return _lay(surface, faces, card, below, self.scale, self.card[0], covered=covered)

    def _draw_line(
        self,
        surface: pygame.Surface,
        number: int,
        verdict: Verdict,
        pos: tuple[int, int],
        step: float,
    ) -> int:
        u, theme, (left, top) = self.scale.u, self.theme, pos
        faces = deck_of(number, strong=theme.high_contrast).faces
        cards = [*verdict.cards, verdict.offered]
        rects = [
            self._lay(surface, faces, card, (left + i * step, top), covered=i < len(cards) - 1)
            for i, card in enumerate(cards)
        ]
        pins = [
            (r.left + step / 2, r.top - 1) for r in (rects if not verdict.refusal else rects[:-1])
        ]
        for start, end in zip(pins, pins[1:], strict=False):
            draw_cord(surface, start, end, theme, u(2.6))
        for pin in pins:
            draw_pin(surface, pin, u(9), theme.accent.light)
        if verdict.refusal:
            shade = pygame.Surface(self.card, pygame.SRCALPHA)
            shade.fill((*theme.paper, 120))
            surface.blit(shade, rects[-1])
        refused = bool(verdict.refusal)
        ink, fill = (theme.ink, theme.paper) if refused else (theme.paper, theme.ink)
        style = Style(Face.LABEL, self.scale.font(16), ink)
        words = verdict.refusal if refused else self._fits
        box = pygame.Rect(left, rects[0].bottom + round(u(10)), 0, self._tag())
        box.width = tag_width(words, style, box.height, marked=True)
        edge = Edge(theme.ink, self.scale.line(1.4))
        glyph = "cross" if refused else "check"
        draw_tag(surface, box, words, style, fill, edge=edge, glyph=glyph, broken=refused)
        return max(box.right, rects[-1].right) + round(u(_BESIDE))


_TYPES = tuple(t.value for t in ClueType)
_ACTIONS = ("take", "play", "from-hand", "close-case", "pass")
_FREE_ACTIONS = 2  # the first ones keep the First lead; the others throw it away
_GAP = 12
_RAISED = 18  # units that a puzzle is lifted out of its line
_GAUGE = 150
_SHOWN_TIME, _SHOWN_STABILITY, _LIMIT = 3, 2, 5
_PORTRAIT = ("screens", "investigator")

Size = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Paper:
    """What a drawing is drawn for: a case, a size of letters and cards, the width of a page."""

    case: int
    theme: Theme
    scale: Scale
    card: Size
    width: int

    def label(self, size: float = 18) -> Style:
        return Style(Face.LABEL, self.scale.font(size), self.theme.ink, round(self.scale.s, 2))

    @property
    def types(self) -> tuple[str, ...]:
        """Return the types of puzzle that this case's big picture can show."""
        return _TYPES if self.case == 2 else _TYPES[:6]


class Drawing(ABC):
    """One drawing; words stand beside it, or below it if it fills the page's width."""

    fills_page: ClassVar[bool] = False

    @abstractmethod
    def size(self, paper: Paper) -> Size:
        """Return the room it takes."""

    @abstractmethod
    def draw(self, surface: pygame.Surface, pos: Size, paper: Paper) -> None:
        """Draw it from its upper left corner."""


def drawing_of(entry: dict[str, Any]) -> Drawing:
    """Return the drawing that an entry of `draw` names."""
    ((name, value),) = entry.items()
    match name:
        case "jigsaw":
            return BigPicture(tuple(value))
        case "actions":
            return Actions()
        case "cards":
            return PrintedCards(tuple(value))
        case "link":
            return Link(*value)
        case "closing":
            return ClosedLine(tuple(value))
        case "effects":
            return EffectMarks(tuple(value))
        case "gauges":
            return Gauges()
    raise ValueError(f"data/how_to_play.yaml: nothing draws {name!r}")


@dataclass(frozen=True, slots=True)
class BigPicture(Drawing):
    """The jigsaw of the goal with the types that have been proved."""

    proved: tuple[str, ...]

    def size(self, paper: Paper) -> Size:
        width, height = self._jigsaw(paper)
        rim = paper.scale.px(24)
        return width + rim, height + rim

    def _jigsaw(self, paper: Paper) -> Size:
        return jigsaw_size(paper.scale.px(216), len(paper.types))

    def draw(self, surface: pygame.Surface, pos: Size, paper: Paper) -> None:
        box = pygame.Rect(pos, self.size(paper))
        surface.blit(rounded(box.size, paper.scale.u(6), paper.theme.ink), box)
        inside = pygame.Rect((0, 0), self._jigsaw(paper))
        inside.center = box.center
        draw_jigsaw(surface, inside, paper.types, self.proved, paper.theme)


@dataclass(frozen=True, slots=True)
class Actions(Drawing):
    """The five things that a turn can be spent on."""

    fills_page = True

    def size(self, paper: Paper) -> Size:
        u = paper.scale.u
        return paper.width, round(max(u(100), u(56) + paper.scale.font(19) * 2.2))

    def draw(self, surface: pygame.Surface, pos: Size, paper: Paper) -> None:
        u, theme, words = paper.scale.u, paper.theme, texts()["how_to_play"]
        gap, (room, height) = u(8), self.size(paper)
        width = (room - gap * (len(_ACTIONS) - 1)) / len(_ACTIONS)
        style = Style(Face.BODY_BOLD, paper.scale.font(18), theme.paper)
        for i, name in enumerate(_ACTIONS):
            cell = pygame.Rect(round(pos[0] + i * (width + gap)), pos[1], round(width), height)
            fill = theme.ink if i < _FREE_ACTIONS else theme.panel_hover
            surface.blit(notched(cell.size, u(8), fill), cell)
            draw_icon(surface, f"area.{name}", (cell.centerx, cell.top + u(34)), u(42), theme.paper)
            middle = (cell.centerx, (cell.top + u(56) + cell.bottom) / 2)
            label = words[f"action {name}"]
            draw(
                surface,
                label,
                middle,
                style,
                anchor="c",
                valign="m",
                width=cell.width - u(8),
                least=paper.scale.px(13),
            )


def _lay(
    surface: pygame.Surface,
    faces: CardFaces,
    card: Card,
    pos: tuple[float, float],
    scale: Scale,
    width: int,
    *,
    covered: bool = False,
) -> pygame.Rect:
    """Lay a card on the page and return where it lies."""
    rect = pygame.Rect((round(pos[0]), round(pos[1])), face_size(width))
    cast_shadow(surface, rect, blur=scale.u(7), alpha=120, drop=scale.u(3))
    surface.blit(faces.face(card, width, covered=covered), rect)
    return rect


@dataclass(frozen=True, slots=True)
class PrintedCards(Drawing):
    """A card for each of some icons that prints it."""

    icons: tuple[str, ...]

    def size(self, paper: Paper) -> Size:
        gaps = paper.scale.px(_GAP) * (len(self.icons) - 1)
        return len(self.icons) * paper.card[0] + gaps, paper.card[1]

    def draw(self, surface: pygame.Surface, pos: Size, paper: Paper) -> None:
        step = paper.card[0] + paper.scale.px(_GAP)
        for i, icon_id in enumerate(self.icons):
            found = card_that_prints(icon_id)
            assert found is not None, icon_id
            place = (pos[0] + i * step, pos[1])
            deck = deck_of(found[0], strong=paper.theme.high_contrast)
            _lay(surface, deck.faces, found[1], place, paper.scale, paper.card[0])


@dataclass(frozen=True, slots=True)
class Link(Drawing):
    """The last card of a line and one that fits it, with the icons ringed by which it does."""

    last: str
    next: str

    def size(self, paper: Paper) -> Size:
        return 2 * paper.card[0] + paper.scale.px(_GAP), paper.card[1] + paper.scale.px(_GAP)

    def draw(self, surface: pygame.Surface, pos: Size, paper: Paper) -> None:
        u, theme, width = paper.scale.u, paper.theme, paper.card[0]
        deck = deck_of(paper.case, strong=paper.theme.high_contrast)
        cards = [deck.card(card_id) for card_id in (self.last, self.next)]
        top = pos[1] + u(_GAP)
        step = width + paper.scale.px(_GAP)
        rects = [
            _lay(surface, deck.faces, card, (pos[0] + i * step, top), paper.scale, width)
            for i, card in enumerate(cards)
        ]
        pins = [(rect.centerx, rect.top - 1) for rect in rects]
        draw_cord(surface, pins[0], pins[1], theme, u(2.6))
        for pin in pins:
            draw_pin(surface, pin, u(10), theme.accent.light)
        match = cards[0].right.index(cards[1].left)
        leads_on = tab_rects(cards[0], width)[1][match].move(rects[0].topleft)
        follows = tab_rects(cards[1], width)[0][0].move(rects[1].topleft)
        for place in (leads_on, follows):
            ring = _ring(place.height * 1.5, theme, u(4))
            surface.blit(ring, ring.get_rect(center=place.center))


def _ring(px: float, theme: Theme, line: float) -> pygame.Surface:
    """Return a circle drawn with a thick pen, light outside so that it shows on any picture."""
    side = round(px + 2 * line)
    canvas = Canvas((side, side), theme.paper)
    middle = (side / 2, side / 2)
    canvas.ring(middle, px / 2, line * 1.9, theme.paper)
    canvas.ring(middle, px / 2, line, theme.accent.fill)
    return canvas.finish()


@dataclass(frozen=True, slots=True)
class ClosedLine(Drawing):
    """A line that is closed: types below it; its last card, a puzzle, goes to the jigsaw."""

    cards: tuple[str, ...]
    fills_page = True

    def _card_width(self, paper: Paper) -> int:
        pieces = len(self.cards) + 1  # the last place belongs to the piece of the jigsaw
        return round((paper.width - paper.scale.u(8) * (pieces - 1)) / pieces)

    def size(self, paper: Paper) -> Size:
        rows = face_size(self._card_width(paper))[1] + paper.scale.px(_RAISED + 48)
        return paper.width, rows

    def draw(self, surface: pygame.Surface, pos: Size, paper: Paper) -> None:
        u, theme = paper.scale.u, paper.theme
        deck = deck_of(paper.case, strong=theme.high_contrast)
        width = self._card_width(paper)
        for i, card_id in enumerate(self.cards):
            card, lifted = deck.card(card_id), i == len(self.cards) - 1
            place = (pos[0] + i * (width + u(8)), pos[1] + (0 if lifted else u(_RAISED)))
            rect = _lay(surface, deck.faces, card, place, paper.scale, width)
            if card.type:
                mark = medallion(icon_of(card), u(36), theme)
                below = (rect.centerx, pos[1] + rect.height + u(_RAISED + 26))
                surface.blit(mark, mark.get_rect(center=(round(below[0]), round(below[1]))))
        self._draw_piece(surface, rect, card, paper)

    def _draw_piece(
        self, surface: pygame.Surface, puzzle: pygame.Rect, card: Card, paper: Paper
    ) -> None:
        u, theme = paper.scale.u, paper.theme
        edge = Edge(theme.accent.fill, paper.scale.line(4))
        frame = puzzle.inflate(round(u(8)), round(u(8)))
        surface.blit(rounded(frame.size, u(8), theme.accent.fill, edge, alpha=0), frame)
        box = pygame.Rect(0, 0, puzzle.width, puzzle.width)
        box.midleft = (puzzle.right + round(u(8)), puzzle.centery)
        surface.blit(rounded(box.size, u(6), theme.ink), box)
        side = round(box.width * 0.56)
        image = piece(str(card.type), (side, side), paper.types, theme, filled=True)
        surface.blit(image, image.get_rect(center=box.center))


@dataclass(frozen=True, slots=True)
class EffectMarks(Drawing):
    """An effect that must be done beside one that may be done."""

    icons: tuple[str, ...]

    def size(self, paper: Paper) -> Size:
        side = paper.scale.px(96)
        gap = paper.scale.px(_GAP * 2)
        height = side + paper.scale.px(8) + line_height(paper.label())
        return len(self.icons) * side + gap * (len(self.icons) - 1), height

    def draw(self, surface: pygame.Surface, pos: Size, paper: Paper) -> None:
        side, gap = paper.scale.px(96), paper.scale.px(_GAP * 2)
        words = texts()["how_to_play"]
        for i, icon_id in enumerate(self.icons):
            found = card_that_prints(icon_id)
            assert found is not None, icon_id
            name = icon_id.partition(".")[2]
            effect = next(effect for effect in found[1].effects if effect.name == name)
            left = pos[0] + i * (side + gap)
            surface.blit(effect_box(effect, side, paper.theme), (left, pos[1]))
            below = (left + side / 2, pos[1] + side + paper.scale.px(8))
            label = words["must" if effect.must else "may"].upper()
            draw(surface, label, below, paper.label(), anchor="c", width=side + gap * 0.8, least=10)


@dataclass(frozen=True, slots=True)
class Gauges(Drawing):
    """The clock of Time and the mirror of Stability, as they stand on the table."""

    def size(self, paper: Paper) -> Size:
        px = paper.scale.px
        return px(_GAUGE) + px(_GAP * 2) + round(px(_GAUGE) * MIRROR_ASPECT), px(_GAUGE + 16)

    def draw(self, surface: pygame.Surface, pos: Size, paper: Paper) -> None:
        px = paper.scale.px
        clock = pygame.Rect(pos, (px(_GAUGE), px(_GAUGE)))
        draw_clock(surface, clock, _SHOWN_TIME, _LIMIT, paper.theme)
        mirror = pygame.Rect(0, pos[1], round(px(_GAUGE) * MIRROR_ASPECT), px(_GAUGE))
        mirror.left = clock.right + px(_GAP * 2)
        draw_mirror(surface, mirror, _SHOWN_STABILITY, _LIMIT, paper.theme, _PORTRAIT)
