"""A display without a window, for all tests that draw."""

from __future__ import annotations

import os
from collections.abc import Iterator

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
import pytest
from shared_pictures import shared_pictures


@pytest.fixture(autouse=True, scope="session")
def display() -> Iterator[None]:
    """Keep one dummy display for the whole run; surfaces need its pixel format."""
    if pygame.display.get_init():  # another room of the tests has opened it
        yield
        return
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1280, 720))
    with shared_pictures():
        yield
    pygame.display.quit()
