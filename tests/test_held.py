"""A held key goes on where one erases, writes or walks, and gives no command twice."""

from __future__ import annotations

import pygame
import pytest

from arkham.held import HeldKeys


def down(key: int, unicode: str = "") -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=unicode)


def up(key: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYUP, key=key, mod=0)


@pytest.fixture
def held() -> HeldKeys:
    pygame.display.init()
    return HeldKeys()


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_1, pygame.K_F11])
def test_a_held_command_is_given_once(held, key):
    assert held.lets_pass(down(key), typing=False)
    assert not held.lets_pass(down(key), typing=False)


def test_a_command_pressed_again_is_given_again(held):
    for _ in range(3):
        assert held.lets_pass(down(pygame.K_RETURN), typing=False)
        assert held.lets_pass(up(pygame.K_RETURN), typing=False)


@pytest.mark.parametrize("key", [pygame.K_LEFT, pygame.K_DOWN, pygame.K_TAB, pygame.K_PAGEDOWN])
def test_a_held_arrow_walks_on(held, key):
    assert all(held.lets_pass(down(key), typing=False) for _ in range(5))


def test_a_held_backspace_erases_on_where_one_types(held):
    assert all(held.lets_pass(down(pygame.K_BACKSPACE), typing=True) for _ in range(5))


def test_a_key_whose_release_got_lost_works_after_the_window_came_back(held):
    assert held.lets_pass(down(pygame.K_RETURN), typing=False)
    held.lets_pass(pygame.event.Event(pygame.WINDOWFOCUSLOST), typing=False)
    assert held.lets_pass(down(pygame.K_RETURN), typing=False)
