"""The table of every case, early, late and crowded, fits every window and text size.

The places of the controls are checked for all tables at all sizes. The words, those printed on
the cards among them, are drawn for all tables where they have the least room; elsewhere the
tables take turns. The quick run looks at the smallest window, and draws the crowded tables in it.
"""

from __future__ import annotations

import itertools
from functools import cache

import pygame
import pytest
from grids import SIZES, TEXT, swept
from painted_table import GAMES, at_turn, played, scene_of
from recorder import recording

from arkham.casefile import load_case
from arkham.commands.bench.table import late_session
from arkham.play.session import Session

CROWDED = (13, 3, 2, 4, 2, 5)  # six open cases, twelve cards beside the Victim in one of them
LEAST = (SIZES[0], TEXT[0])
ROOMS = list(itertools.product(SIZES, TEXT))


@cache
def tables() -> dict[str, Session]:
    """Return the tables by name; they are looked at and not played on."""
    found: dict[str, Session] = {}
    for number, options in GAMES:
        name = f"case {number} {options.get('mode', '')}".strip()
        found[f"{name}, early"] = played(number, 3, at_turn(2), options)
        found[f"{name}, late"] = played(number, 7, at_turn(16), options)
    for number in (1, 2, 3):
        options = {} if number == 3 else {"victims": "six"}
        found[f"case {number}, crowded"] = late_session(load_case(number), CROWDED, options)
    return found


def in_turn() -> list[tuple[tuple[int, int], float, str]]:
    names = list(tables())
    drawn = [(*LEAST, name) for name in names]
    others = [room for room in ROOMS if room != LEAST]
    return drawn + [(*room, names[3 * i % len(names)]) for i, room in enumerate(others)]


@pytest.mark.parametrize(("size", "text"), swept(ROOMS, but=[LEAST, (SIZES[1], TEXT[-1])]), ids=str)
def test_controls_keep_apart_inside_the_window(size: tuple[int, int], text: float) -> None:
    window = pygame.Rect((0, 0), size)
    for name, session in tables().items():
        layout = scene_of(session, size, text).layout
        for spot, rect in layout.spots:
            assert window.contains(rect), (name, spot)
        for (one, a), (other, b) in itertools.combinations(layout.spots, 2):
            assert not a.colliderect(b), (name, one, other)


@pytest.mark.parametrize(
    ("size", "text", "name"),
    swept(in_turn(), but=[(*LEAST, name) for name in tables() if "crowded" in name]),
    ids=str,
)
def test_no_word_is_cut_on_the_table_or_its_cards(
    size: tuple[int, int], text: float, name: str
) -> None:
    scene = scene_of(tables()[name], size, text)
    with recording() as recorder:
        scene.draw(pygame.Surface(size, 0, 32))
    assert [(record.asked, record.shown, record.rect) for record in recorder.clipped] == []
