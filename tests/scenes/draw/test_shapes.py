"""Shapes are exact in size, smooth at their edges and drawn once."""

from __future__ import annotations

import pygame
import pytest

from arkham.scenes.draw.canvas import Canvas, nine_slice, notched_points, rounded_points
from arkham.scenes.draw.canvas import dashed as cut_dashes
from arkham.scenes.draw.icons import _DRAWN, glyph
from arkham.scenes.draw.shapes import (
    Edge,
    cast_shadow,
    dashed,
    disc,
    gradient,
    lay_hatch,
    lay_notched,
    lay_outline,
    notched,
    outline,
    rounded,
    shine,
)
from arkham.scenes.draw.surfaces import SurfaceCache, blank, faded, tint

PAPER, INK, RED = (236, 226, 203), (20, 17, 16), (180, 38, 28)


@pytest.mark.parametrize("size", [(40, 30), (333, 61), (1200, 50), (248, 1040)])
def test_panels_have_exactly_the_size_asked_for(size):
    for image in (
        notched(size, 8, PAPER, Edge(INK, 1.3)),
        rounded(size, 8, PAPER),
        outline(size, 8, PAPER, 3, cut=True),
        dashed(size, 8, PAPER),
        gradient(size, INK, 255, 0),
    ):
        assert image.get_size() == size


def test_a_hatched_shadow_covers_its_place_and_nothing_else():
    surface = pygame.Surface((700, 90), 0, 32)
    rect = pygame.Rect(20, 10, 601, 61)
    lay_hatch(surface, rect, 9, RED, 255, PAPER, 255)
    assert {tuple(surface.get_at((x, 40))[:3]) for x in range(20, 621)} == {RED, PAPER}
    surface.fill((0, 0, 0), rect)
    assert not any(surface.get_buffer().raw)


def test_a_panel_is_filled_and_its_corners_are_cut():
    image = notched((120, 60), 12, PAPER, Edge(RED, 2))
    assert image.get_at((60, 30)) == (*PAPER, 255)
    assert image.get_at((60, 0))[:3] == RED
    assert image.get_at((0, 0)).a == 0


def test_an_outline_is_hollow():
    image = outline((80, 50), 8, PAPER, 3)
    assert image.get_at((40, 25)).a == 0
    assert image.get_at((40, 1)) == (*PAPER, 255)


def test_edges_are_smooth_and_without_dark_fringes():
    image = disc(40, PAPER)
    shades = {image.get_at((x, y)).a for x in range(40) for y in range(40)}
    assert len(shades) > 4
    for x in range(40):
        for y in range(40):
            pixel = image.get_at((x, y))
            assert tuple(pixel)[:3] == PAPER, "half covered pixels keep the colour of the shape"


def farthest(one: pygame.Color, other: pygame.Color) -> int:
    return max(abs(a - b) for a, b in zip(one, other, strict=True))


def test_a_stretched_panel_equals_a_drawn_one():
    large = Canvas((300, 90), RED)
    for by, colour in ((0, RED), (2, PAPER)):
        large.polygon(notched_points((by, by, 300 - 2 * by, 90 - 2 * by), 12 - by * 0.586), colour)
    drawn, stretched = large.finish(), notched((300, 90), 12, PAPER, Edge(RED, 2))
    different = [
        (x, y)
        for x in range(0, 300, 3)
        for y in range(0, 90, 3)
        if max(
            abs(a - b) for a, b in zip(drawn.get_at((x, y)), stretched.get_at((x, y)), strict=True)
        )
        > 40
    ]
    assert not different


def test_shapes_are_drawn_once():
    assert notched((90, 40), 8, PAPER) is notched((90, 40), 8, PAPER)
    assert glyph("undo", 28, PAPER) is glyph("undo", 28, PAPER)


def test_dashes_leave_gaps_and_turn_corners():
    pieces = list(cut_dashes(rounded_points((0, 0, 100, 60), 6), 10, 6))
    assert 10 < len(pieces) < 30
    image = dashed((100, 60), 6, PAPER, 2, 10, 6)
    top = [image.get_at((x, 1)).a > 128 for x in range(10, 90)]
    assert any(top) and not all(top)


def test_a_shadow_is_darkest_under_its_shape_and_fades():
    ground = pygame.Surface((200, 160), 0, 32)
    ground.fill((200, 200, 200))
    cast_shadow(ground, pygame.Rect(60, 50, 80, 50), blur=8, alpha=160, radius=8)
    centre, beside, far = (ground.get_at(p).r for p in ((100, 75), (50, 75), (10, 10)))
    assert centre < beside < far == 200


def test_a_glow_lies_around_and_not_on_the_middle():
    ground = pygame.Surface((200, 160), 0, 32)
    shine(ground, pygame.Rect(50, 40, 100, 80), (244, 213, 141), width=8, blur=5)
    assert ground.get_at((50, 80)).r > 60 > ground.get_at((100, 80)).r


@pytest.mark.parametrize("px", [14, 28, 60])
def test_signs_fill_their_square(px):
    for name in _DRAWN:
        image = glyph(name, px, PAPER)
        box = image.get_bounding_rect(min_alpha=60)
        assert image.get_size() == (px, px), name
        assert max(box.size) > px * 0.5, name


def test_the_cache_forgets_the_oldest_beyond_its_budget():
    cache = SurfaceCache(megabytes=0.1)  # room for two surfaces of 100 x 100
    for key in "abc":
        cache.get(key, lambda: blank((100, 100)))
    assert "a" not in cache and "c" in cache
    assert cache.bytes <= 0.1 * 1024 * 1024
    cache.get("b", lambda: pytest.fail("b is still held"))


def test_tinting_and_fading_leave_the_original():
    image = disc(20, PAPER)
    assert tint(image, RED).get_at((10, 10)) == (*RED, 255)
    assert 120 <= faded(image, 0.5).get_at((10, 10)).a <= 130
    assert image.get_at((10, 10)) == (*PAPER, 255)


def test_nine_slices_keep_their_corners():
    small = rounded((20, 20), 6, PAPER)
    large = nine_slice(small, (200, 80))
    for x in range(6):
        for y in range(6):
            assert large.get_at((x, y)) == small.get_at((x, y))
            assert large.get_at((199 - x, 79 - y)) == small.get_at((19 - x, 19 - y))


@pytest.mark.parametrize("size", [(40, 30), (130, 700), (900, 300)])
@pytest.mark.parametrize("alpha", [0, 200])
def test_a_panel_laid_in_pieces_looks_like_its_picture(size, alpha):
    edges = (Edge((200, 180, 140), 3), Edge((90, 80, 70), 1, 6))
    laid, blitted = (pygame.Surface((940, 740), 0, 32) for _ in range(2))
    rect = pygame.Rect((20, 20), size)
    lay_notched(laid, rect, 12, (26, 21, 18), *edges, alpha=alpha)
    blitted.blit(notched(size, 12, (26, 21, 18), *edges, alpha=alpha), rect)
    assert laid.get_buffer().raw == blitted.get_buffer().raw


def test_an_outline_laid_in_pieces_looks_like_its_picture():
    laid, blitted = (pygame.Surface((640, 440), 0, 32) for _ in range(2))
    rect = pygame.Rect(20, 20, 600, 400)
    lay_outline(laid, rect, 10, (244, 213, 141), 4, cut=True)
    blitted.blit(outline(rect.size, 10, (244, 213, 141), 4, cut=True), rect)
    assert laid.get_buffer().raw == blitted.get_buffer().raw


@pytest.mark.parametrize("size", [(40, 56), (168, 235), (112, 600)])
def test_a_covered_shadow_differs_only_where_it_is_covered(size):
    whole, covered = (pygame.Surface((300, 700), 0, 32) for _ in range(2))
    rect = pygame.Rect((60, 40), size)
    for surface, flag in ((whole, False), (covered, True)):
        surface.fill((120, 90, 60))
        cast_shadow(surface, rect, blur=8, alpha=165, drop=6, radius=9, covered=flag)
        surface.fill((0, 0, 0), rect)
    assert whole.get_buffer().raw == covered.get_buffer().raw
