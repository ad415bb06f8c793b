"""Pictures of screens are decoded once for who asks once, ahead of that if they are expected."""

from __future__ import annotations

import threading

import pygame
import pytest

from arkham.scenes.cards import artwork

SIZE = (192, 108)
BOARDS = "table-gulfs"


@pytest.fixture(autouse=True)
def nothing_expected() -> None:
    """Wait for the pictures that tables of other tests still decode, and forget them."""
    for thread in threading.enumerate():
        if "decode" in thread.name:
            thread.join(10)
    artwork.forget_pictures()


@pytest.fixture
def loads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the files that are decoded from now on, whatever other tests were about to decode."""
    for thread in threading.enumerate():
        if thread.name == artwork.DECODER:
            thread.join(60)
    monkeypatch.setattr(artwork, "_expected", {})
    found: list[str] = []
    load = pygame.image.load

    def noted(path: str) -> pygame.Surface:
        found.append(path)
        return load(path)

    monkeypatch.setattr(pygame.image, "load", noted)
    return found


def expect(screen: str) -> None:
    """Decode a picture ahead and wait until that is done."""
    artwork.decode_ahead("gulfs", [], screen=screen).join(60)


def pixels(surface: pygame.Surface | None) -> bytes:
    assert surface is not None
    return pygame.image.tobytes(surface, "RGB")


def test_an_expected_picture_is_there_when_it_is_asked_for(loads: list[str]) -> None:
    plain = pixels(artwork.screen_picture("screens", BOARDS, SIZE))
    expect(BOARDS)
    loads.clear()
    assert pixels(artwork.screen_picture("screens", BOARDS, SIZE)) == plain
    assert loads == []


def test_an_expected_picture_is_kept_for_one_use_only(loads: list[str]) -> None:
    expect(BOARDS)
    artwork.screen_picture("screens", BOARDS, SIZE)
    artwork.screen_picture("screens", BOARDS, SIZE)
    assert len(loads) == 2
    assert not artwork._expected


def test_a_picture_that_comes_too_late_is_not_kept() -> None:
    artwork._deliver("late.webp", pygame.Surface((4, 4)))
    assert "late.webp" not in artwork._expected


def test_a_screen_without_a_picture_is_none() -> None:
    expect("no-such-screen")
    assert artwork.screen_picture("screens", "no-such-screen", SIZE) is None
