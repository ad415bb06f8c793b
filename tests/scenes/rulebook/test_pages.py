"""Pages over the table can be left by the mouse alone."""

from __future__ import annotations

import pygame
import pytest

from arkham.scenes.draw.theme import theme_for
from arkham.scenes.rulebook.pages import PageScene, Paragraph
from arkham.scenes.stack import Pop
from arkham.scenes.widgets.button import close_corner


@pytest.fixture
def page() -> PageScene:
    scene = PageScene("The rules", [Paragraph("One."), Paragraph("Two.")], theme_for("red"))
    scene.on_resize((1280, 720))
    return scene


def click(page: PageScene, pos: tuple[int, int]) -> object:
    return page.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))


def test_the_cross_closes_a_page(page):
    assert isinstance(click(page, close_corner(page.panel, page.scale).center), Pop)


def test_a_click_on_the_words_leaves_a_page_open(page):
    assert click(page, page.panel.center) is None


def test_a_click_beside_a_page_closes_it(page):
    assert isinstance(click(page, (2, 2)), Pop)
