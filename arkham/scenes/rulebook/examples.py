"""Draw the examples of the rulebook from real cards; whether one fits, the rules say."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import pygame

from arkham.casefile import load_case
from arkham.rules.areas import HAND
from arkham.rules.cards import Card, Kind
from arkham.rules.engine import new_game
from arkham.rules.play import why_not
from arkham.rules.ruleset import Ruleset
from arkham.scenes.cards.faces import CardFaces, face_size
from arkham.scenes.draw.brush import draw_tag, tag_width
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.shapes import Edge, cast_shadow
from arkham.scenes.draw.strings import draw_cord, draw_pin
from arkham.scenes.draw.text import Style
from arkham.scenes.draw.theme import Scale, Theme, theme_for
from arkham.scenes.rulebook.book import Example
from arkham.words import wording

_CASES = (1, 2, 3)
_CARD = 150  # units of width
_OVERLAP = 0.52  # of a card that stays in sight under the next one
_TAG = 32
_ABOVE = 12  # room for the string


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
        tag = self.scale.u(_TAG + 14) if example.play else 0
        return round(self.card[1] + self.scale.u(_ABOVE) + tag)

    def draw(self, surface: pygame.Surface, example: Example, rect: pygame.Rect) -> None:
        """Draw an example from the left edge of a rectangle."""
        if example.find:
            found = card_that_prints(example.find)
            if found is not None:
                faces = deck_of(found[0], strong=self.theme.high_contrast).faces
                self._lay(surface, faces, found[1], rect.left, rect.top)
            return
        left = rect.left
        for verdict in verdicts(example):
            if left > rect.left and left + self._width(verdict) > rect.right:
                break
            left = self._draw_line(surface, example.case, verdict, left, rect.top)

    def _width(self, verdict: Verdict) -> int:
        return round(self.card[0] * (1 + _OVERLAP * len(verdict.cards)))

    def _lay(
        self,
        surface: pygame.Surface,
        faces: CardFaces,
        card: Card,
        left: float,
        top: float,
        *,
        covered: bool = False,
    ) -> pygame.Rect:
        rect = pygame.Rect((round(left), round(top + self.scale.u(_ABOVE))), self.card)
        cast_shadow(surface, rect, blur=self.scale.u(7), alpha=120, drop=self.scale.u(3))
        surface.blit(faces.face(card, self.card[0], covered=covered), rect)
        return rect

    def _draw_line(
        self, surface: pygame.Surface, number: int, verdict: Verdict, left: int, top: int
    ) -> int:
        u, theme = self.scale.u, self.theme
        faces = deck_of(number, strong=theme.high_contrast).faces
        step = self.card[0] * _OVERLAP
        cards = [*verdict.cards, verdict.offered]
        rects = [
            self._lay(surface, faces, card, left + i * step, top, covered=i < len(cards) - 1)
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
        box = pygame.Rect(left, rects[0].bottom + round(u(10)), 0, round(u(_TAG)))
        box.width = tag_width(words, style, box.height, marked=True)
        edge = Edge(theme.ink, self.scale.line(1.4))
        glyph = "cross" if refused else "check"
        draw_tag(surface, box, words, style, fill, edge=edge, glyph=glyph, broken=refused)
        return max(box.right, rects[-1].right) + round(u(34))
