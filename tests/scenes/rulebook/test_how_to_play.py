"""One spread a case: short, drawn from real cards, and never showing what the rules refuse."""

from __future__ import annotations

from itertools import product
from typing import Any

import pygame
import pytest
from grids import swept
from recorder import recording

from arkham.app.screenshot import picture_of
from arkham.rules.basics import TYPES_TO_CLOSE
from arkham.scenes.cards.parts import tab
from arkham.scenes.cards.standard import tab_rects
from arkham.scenes.draw.icons import icon_info
from arkham.scenes.rulebook.book import Example, pieces, text_height
from arkham.scenes.rulebook.examples import (
    ClosedLine,
    Drawing,
    Link,
    card_that_prints,
    deck_of,
    verdicts,
)
from arkham.scenes.rulebook.how_to_play import CASES, HowToPlayScene, spread
from arkham.scenes.stack import Appearance, Pop, Push, Scene

MOST_WORDS = 290


def opened(case: int = 1, text: float = 1.0) -> HowToPlayScene:
    scene = HowToPlayScene(lambda name: Push(Scene()), case=case)
    scene.restyle(Appearance(text))
    scene.on_resize((1280, 720))
    return scene


def key(code: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0)


@pytest.mark.parametrize("case", CASES)
def test_a_spread_is_short_begins_with_the_goal_and_shows_real_cards(case):
    blocks = spread(case)
    assert blocks[0].title == "The goal"
    words = [piece for block in blocks for piece in pieces(f"{block.title} {block.text}")]
    assert len([word for word in words if not word.startswith("[")]) <= MOST_WORDS
    for word in words:
        assert not word.startswith("[") or icon_info(word[1:-1]).name
    for block in blocks:
        for icon_id in getattr(block.drawing, "icons", ()):
            assert card_that_prints(icon_id) is not None, icon_id


def refusals(line: tuple[str, ...], card_id: str) -> list[str]:
    """Ask the rules whether a card fits a line of Case 1."""
    return [v.refusal for v in verdicts(Example("", 1, (line,), card_id))]


def drawings(kind: type[Drawing]) -> list[Any]:
    return [
        (case, block.drawing)
        for case in CASES
        for block in spread(case)
        if isinstance(block.drawing, kind)
    ]


def test_the_two_cards_of_a_link_fit_and_their_ringed_icons_are_the_same():
    found = drawings(Link)
    assert found
    for case, link in found:
        deck = deck_of(case)
        assert refusals(("ladislas-wolejko", link.last), link.next) == [""]
        assert deck.card(link.next).left in deck.card(link.last).right


def test_the_line_that_is_closed_was_legal_and_leaves_five_types_when_its_puzzle_is_lifted():
    ((case, closing),) = drawings(ClosedLine)
    deck = deck_of(case)
    for i in range(1, len(closing.cards)):
        assert refusals(closing.cards[:i], closing.cards[i]) == [""], closing.cards[i]
    *kept, puzzle = (deck.card(card_id) for card_id in closing.cards)
    assert "puzzle" in puzzle.attributes
    assert len({card.type for card in kept if card.type}) == TYPES_TO_CLOSE
    assert puzzle.type not in {card.type for card in kept}  # six types, as the words say


def test_a_ring_lies_on_the_technique_that_is_printed_there():
    deck = deck_of(1)
    card = deck.card("shunned-island")
    width = 184
    face = deck.faces.face(card, width)
    for technique, rect in zip(card.right, tab_rects(card, width)[1], strict=True):
        printed = face.subsurface(rect)
        alone = tab(technique, rect.height, "r", deck.faces.theme)
        middle = rect.width // 2, rect.height // 2
        assert printed.get_at(middle)[:3] == alone.get_at(middle)[:3]


@pytest.mark.parametrize(
    ("case", "text"), swept(product(CASES, (1.0, 2.0)), but={(1, 1.0), (2, 1.0), (3, 2.0)})
)
def test_nothing_of_a_spread_is_cut_on_any_of_its_pages(case, text):
    scene = opened(case, text)
    seen = set()
    for _ in range(6):
        with recording() as recorder:
            picture_of(scene, (1280, 720))
        assert not [record.asked for record in recorder.clipped]
        seen |= {record.asked for record in recorder.records}
        scene.turn(1)
    assert {block.title for block in spread(case)} <= seen


@pytest.mark.parametrize("case", CASES)
def test_no_column_of_large_letters_stands_beside_a_small_drawing(case):
    scene = opened(case, 2.0)
    for placed in (block for leaf in scene._leaves for block in leaf):
        drawn = placed.block.drawing.size(placed.paper)[1]
        words = text_height(placed.lines, scene._body())
        assert placed.above or words < 2.5 * drawn, placed.block.title


def test_the_case_is_changed_and_the_book_closed_by_keys():
    scene = opened()
    scene.group.focus("case2")
    scene.handle(key(pygame.K_RETURN))
    assert scene.case == 2
    scene.group.focus("rules")
    assert isinstance(scene.handle(key(pygame.K_RETURN)), Push)
    assert isinstance(scene.handle(key(pygame.K_ESCAPE)), Pop)
