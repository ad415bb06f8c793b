"""Every card has its picture, and every picture is what its recipe says. No drawing library."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from arkham.casefile import case_paths, load_case
from arkham.rules.cards import Kind
from arkham.scenes.artwork import has_picture

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # the art folder is beside the package, not in it

from art.catalogue import all_entries, is_current  # noqa: E402

CASES = [load_case(path) for path in case_paths()]
SCREENS = ("menu", *(f"{kind}-{c.id}" for c in CASES for kind in ("cover", "won", "lost")))


@pytest.mark.parametrize("case", CASES, ids=lambda c: c.id)
def test_every_card_has_a_picture(case):
    missing = [card.id for card in case.cards[1:] if not has_picture(case.id, card.id)]
    assert not missing
    assert {card.kind for card in case.cards[1:]} <= set(Kind)


@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_has_its_picture(screen):
    assert has_picture("screens", screen)


def test_every_picture_is_what_its_recipe_says():
    stale = [f"{entry.folder}/{entry.name}" for entry in all_entries() if not is_current(entry)]
    assert not stale


def test_pictures_stay_within_their_budget():
    def megabytes(folder: Path) -> float:
        return sum(f.stat().st_size for f in folder.rglob("*") if f.is_file()) / 1e6

    assert megabytes(ROOT / "art" / "images") < 20
    assert megabytes(ROOT / "art") < 40


def test_the_drawing_libraries_are_not_needed():
    assert not {"numba", "skia", "cv2"} & set(sys.modules)
