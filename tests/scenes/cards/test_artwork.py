"""Each size gets its plate; pictures are decoded ahead, those of screens once for who asks once."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from arkham.scenes.cards import artwork
from arkham.scenes.draw.surfaces import fit_caches
from arkham.scenes.draw.theme import theme_for

SIZE = (192, 108)
BOARDS = "table-gulfs"
OMEN = "omen-of-these-tests"


def forget_pictures() -> None:
    """Look for the files again, as after new ones were rendered."""
    artwork._find.cache_clear()
    artwork._play_plate.cache_clear()
    artwork._focus_points.cache_clear()
    artwork._sources.clear()
    artwork._expected.clear()
    artwork._decoding.clear()
    with artwork._holding:
        artwork._small.clear()


@pytest.fixture(autouse=True)
def nothing_expected() -> None:
    """Wait for the pictures that tables of other tests still decode, and forget them."""
    for thread in threading.enumerate():
        if "decode" in thread.name:
            thread.join(10)
    forget_pictures()


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


@pytest.fixture
def big_window() -> Iterator[None]:
    fit_caches((2560, 1440))
    yield
    fit_caches((1280, 720))


@pytest.fixture
def omen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Put the two plates of a picture where the game looks for pictures."""
    for folder, size in (("gulfs", (600, 440)), ("gulfs/play", (300, 220))):
        path = tmp_path / "art" / "images" / folder / OMEN
        path.parent.mkdir(parents=True)
        pygame.image.save(pygame.Surface(size), str(path.with_suffix(".png")))
        path.with_suffix(".png").rename(path.with_suffix(".webp"))
    monkeypatch.setattr(artwork, "asset", lambda *parts: tmp_path.joinpath(*parts))
    forget_pictures()
    yield
    forget_pictures()


def expect(screen: str, cards: tuple[str, ...] = ()) -> None:
    """Decode pictures ahead and wait until that is done."""
    artwork.decode_ahead("gulfs", cards, screen=screen).join(60)


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


def plates(loads: list[str]) -> list[str]:
    """Name the folders that the files lie in."""
    return [Path(path).parent.name for path in loads]


def shown(size: tuple[int, int], zoom: float = 1.0) -> pygame.Surface:
    theme = theme_for("violet")
    return artwork.picture("gulfs", OMEN, size, theme, icon_id="type.book", zoom=zoom)


@pytest.mark.parametrize(
    ("size", "zoom", "plate"),
    [
        ((110, 154), 1, "play"),
        ((150, 132), 1, "play"),
        ((169, 210), 1, "play"),
        ((150, 110), 1.25, "gulfs"),
        ((170, 210), 1, "gulfs"),
        ((280, 205), 1, "gulfs"),
        ((500, 400), 1, "gulfs"),
    ],
)
@pytest.mark.usefixtures("omen")
def test_small_cards_show_the_play_plate_and_large_ones_the_large(
    loads: list[str], size: tuple[int, int], zoom: float, plate: str
) -> None:
    assert shown(size, zoom).get_size() == size
    assert set(plates(loads)) == {plate}


@pytest.mark.parametrize("size", [(150, 132), (200, 180), (332, 245)])
@pytest.mark.usefixtures("omen")
def test_no_card_decodes_more_than_one_plate(loads: list[str], size: tuple[int, int]) -> None:
    shown(size)
    shown(size)
    assert len(loads) == 1


@pytest.mark.usefixtures("omen")
def test_a_narrow_tall_card_does_not_enlarge_its_play_plate(loads: list[str]) -> None:
    shown((160, 260))
    assert plates(loads)[-1] == "gulfs"


@pytest.mark.usefixtures("omen")
def test_the_table_decodes_ahead_what_its_cards_show(loads: list[str]) -> None:
    expect("", (OMEN,))
    assert plates(loads) == ["play"]
    shown((150, 132))
    assert len(loads) == 1


@pytest.mark.usefixtures("omen", "big_window")
def test_a_big_window_decodes_the_large_plates_ahead(loads: list[str]) -> None:
    expect("", (OMEN,))
    assert plates(loads) == ["gulfs"]
    shown((200, 180))
    assert len(loads) == 1


def test_a_screens_picture_is_the_play_plate_where_it_is_small(loads: list[str]) -> None:
    for width in (120, 400):
        assert artwork.screen_picture("screens", "investigator", (width, width)) is not None
    assert plates(loads) == ["play", "screens"]
