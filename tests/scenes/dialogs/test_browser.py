"""Looking through a pile, and reading the cheat sheet of what a card asks for."""

from __future__ import annotations

import pygame
import pytest
from recorder import recording

from arkham.casefile import load_case
from arkham.rules.cards import Card
from arkham.scenes.cards.faces import CardFaces
from arkham.scenes.dialogs.browser import BrowserScene
from arkham.scenes.dialogs.dialog import DialogScene
from arkham.scenes.dialogs.sheet import SheetScene
from arkham.scenes.draw.theme import theme_for
from arkham.scenes.stack import Pop, Push, Scene

SIZE = (1280, 720)
CASE = load_case(3)


def browser(cards: list[Card]) -> BrowserScene:
    theme = theme_for(CASE.accent)
    scene = BrowserScene("Pile", cards, CardFaces(CASE.id, theme), theme)
    scene.on_resize(SIZE)
    return scene


def objectives() -> list[Card]:
    return [card for card in CASE.cards if card.letters]


def pressed(key: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)


def clicked(scene: Scene, pos: tuple[int, int]) -> list[object]:
    motion = pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
    events = [motion]
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        events.append(pygame.event.Event(kind, pos=pos, button=1))
    return [answer for event in events if (answer := scene.handle(event)) is not None]


@pytest.mark.rule("C3-25")
def test_the_cheat_sheet_is_read_only_after_a_question() -> None:
    scene = browser(objectives())
    scene.handle(pressed(pygame.K_RIGHT))
    card = scene.cards[scene.chosen]
    assert card is objectives()[1] and card.words.paths
    (asked,) = clicked(scene, scene.group.widgets[0].rect.center)
    assert isinstance(asked, Push) and isinstance(asked.scene, DialogScene)
    asked.scene.on_resize(SIZE)
    assert asked.scene.handle(pressed(pygame.K_ESCAPE)) == Pop("leave")
    assert scene.on_resume("leave") is None
    read = asked.scene.group.find("read")
    assert read is not None
    assert clicked(asked.scene, read.rect.center) == [Pop("read")]
    told = scene.on_resume("read")
    assert isinstance(told, Push) and isinstance(told.scene, SheetScene)
    sheet = told.scene.explanation
    assert sheet.title == card.title
    rows = [row.text for row in sheet.rows]
    assert rows[1::2] == [path for _, path in card.words.paths]
    assert rows[0::2] == [f"Puzzle {letter}" for letter, _ in card.words.paths]
    told.scene.on_resize(SIZE)
    told.scene.draw(pygame.Surface(SIZE))


def test_enter_asks_too_and_other_keys_still_close() -> None:
    scene = browser(objectives())
    asked = scene.handle(pressed(pygame.K_RETURN))
    assert isinstance(asked, Push) and isinstance(asked.scene, DialogScene)
    assert scene.handle(pressed(pygame.K_SPACE)) == Pop()


def test_a_card_without_a_cheat_sheet_offers_none() -> None:
    scene = browser([CASE.cards[1], CASE.cards[2]])
    assert not scene.group.widgets
    assert scene.handle(pressed(pygame.K_RETURN)) == Pop()
    assert clicked(scene, (5, 5)) == [Pop()]


def test_no_face_or_pile_shows_what_the_cheat_sheet_says() -> None:
    """Neither words on the large face nor a hint: only the sheet itself tells it."""
    scene = browser(objectives())
    with recording() as drawn:
        scene.draw(pygame.Surface(SIZE))
    said = " ".join(record.shown for record in drawn.records)
    firsts = [path.split(",")[0] for card in objectives() for _, path in card.words.paths]
    assert said and not any(first in said for first in firsts)
