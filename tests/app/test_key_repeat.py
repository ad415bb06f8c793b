"""A held key goes on where one erases or walks, and gives no command twice."""

from __future__ import annotations

import pygame
import pytest

from arkham.app import key_repeat as held_module
from arkham.app.key_repeat import AFTER_S, EVERY_S, KeyRepeat


@pytest.fixture
def clock(monkeypatch) -> list[float]:
    now = [100.0]
    monkeypatch.setattr(held_module.time, "monotonic", lambda: now[0])
    return now


@pytest.fixture
def held(clock) -> KeyRepeat:
    pygame.display.init()
    return KeyRepeat()


def down(key: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)


def up(key: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0)


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_5, pygame.K_ESCAPE])
def test_a_held_command_is_given_once(held, clock, key):
    held.follow(down(key), typing=False)
    clock[0] += 5
    assert held.due is None
    assert held.again() is None


@pytest.mark.parametrize("key", [pygame.K_LEFT, pygame.K_DOWN, pygame.K_PAGEUP, pygame.K_TAB])
def test_a_held_arrow_walks_on(held, clock, key):
    press = down(key)
    held.follow(press, typing=False)
    assert held.again() is None, "not yet"
    clock[0] += AFTER_S
    assert held.again() is press
    assert held.again() is None, "one at a time"
    clock[0] += EVERY_S
    assert held.again() is press


def test_a_held_backspace_erases_on_only_where_one_types(held, clock):
    for typing in (True, False):
        held.follow(down(pygame.K_BACKSPACE), typing=typing)
        clock[0] += AFTER_S
        assert (held.again() is not None) is typing


@pytest.mark.parametrize(
    "event",
    [up(pygame.K_LEFT), down(pygame.K_RETURN), pygame.event.Event(pygame.WINDOWFOCUSLOST)],
)
def test_letting_go_pressing_another_key_or_leaving_ends_it(held, clock, event):
    held.follow(down(pygame.K_LEFT), typing=False)
    held.follow(event, typing=False)
    clock[0] += 1
    assert held.again() is None
