"""Gauges tell every state apart, also in grey, and move through fractions."""

from __future__ import annotations

import itertools

import pygame
import pytest

from arkham.scenes.draw.canvas import Canvas
from arkham.scenes.draw.jigsaw import draw_jigsaw, jigsaw_size, letter_piece, piece_rects
from arkham.scenes.draw.theme import theme_for
from arkham.scenes.table.paint.gauges import crack_box, draw_clock, draw_cracks, draw_mirror

SIX = ("person", "threat", "artifact", "evidence", "location", "monster")
SEVEN = (*SIX, "formula")


def picture(draw, *args, size=(160, 160), **options) -> pygame.Surface:
    surface = pygame.Surface(size, 0, 32)
    surface.fill((27, 21, 18))
    draw(surface, surface.get_rect().inflate(-30, -30), *args, **options)
    return surface


def grey_distance(one: pygame.Surface, other: pygame.Surface) -> int:
    """Count the pixels that differ visibly when all colour is taken away."""
    a, b = (pygame.transform.grayscale(s) for s in (one, other))
    width, height = a.get_size()
    return sum(
        abs(a.get_at((x, y)).r - b.get_at((x, y)).r) > 24
        for x in range(0, width, 2)
        for y in range(0, height, 2)
    )


@pytest.mark.parametrize("draw", [draw_clock, draw_mirror])
@pytest.mark.parametrize("limit", [4, 5, 6])
def test_every_state_differs_in_grey(draw, limit):
    theme = theme_for("red")
    shown = [picture(draw, n, limit, theme, numbers=False) for n in range(limit + 1)]
    for one, other in itertools.pairwise(shown):
        assert grey_distance(one, other) > 25


@pytest.mark.parametrize("draw", [draw_clock, draw_mirror])
def test_a_fraction_lies_between_its_neighbours(draw):
    theme = theme_for("violet")
    before, half, after = (picture(draw, n, 5, theme, numbers=False) for n in (2, 2.5, 3))
    assert 0 < grey_distance(before, half) < grey_distance(before, after)


@pytest.mark.parametrize("accent", ["red", "amber", "violet"])
@pytest.mark.parametrize("side", [60, 113, 320])
def test_gauges_are_drawn_at_any_size(accent, side):
    theme = theme_for(accent)
    for draw in (draw_clock, draw_mirror):
        image = picture(draw, 3, 5, theme, size=(side + 30, side + 60))
        assert image.get_at((side // 2 + 15, side // 2 + 30))[:3] != (27, 21, 18)


def test_counts_beyond_the_limit_show_a_full_gauge():
    theme = theme_for("red")
    full, over = (picture(draw_clock, n, 5, theme, numbers=False) for n in (5, 7))
    assert grey_distance(full, over) == 0


@pytest.mark.parametrize("types", [SIX, SEVEN])
def test_every_type_has_its_own_place(types):
    rect = pygame.Rect((40, 40), jigsaw_size(216, len(types)))
    places = piece_rects(rect, types)
    assert list(places) == list(types)
    for one, other in itertools.combinations(places.values(), 2):
        assert not one.colliderect(other)
    assert all(rect.contains(place) for place in places.values())


@pytest.mark.parametrize("types", [SIX, SEVEN])
def test_pieces_show_without_colour(types):
    theme = theme_for("red")
    for kind in types:
        empty = picture(draw_jigsaw, types, set(), theme, size=(250, 180))
        proved = picture(draw_jigsaw, types, {kind}, theme, size=(250, 180))
        assert grey_distance(empty, proved) > 100


def test_letters_of_objectives_are_present_or_dashed():
    theme = theme_for("violet")
    there, missing = (letter_piece("A", 34, theme, filled=f) for f in (True, False))
    middle = (there.get_width() // 2, there.get_height() // 3)
    assert there.get_at(middle).a > missing.get_at(middle).a


def test_a_crack_that_runs_stays_within_its_box():
    size = (120, 150)
    for number in range(5):
        glass = Canvas(size, (0, 0, 0), 2)
        draw_cracks(glass, size, number + 0.7, 5, theme_for("red"), first=number)
        drawn = glass.finish().get_bounding_rect()
        assert crack_box(size, number).contains(drawn)
