"""The desk is lit in one place, dark elsewhere, and never stands in the way of words."""

from __future__ import annotations

import pygame
import pytest

from arkham.scenes.draw.backdrop import desk, paper
from arkham.scenes.draw.strings import cord, pin
from arkham.scenes.draw.theme import contrast, theme_for


def brightness(surface: pygame.Surface, centre: tuple[int, int]) -> float:
    area = pygame.Rect(0, 0, 40, 40)
    area.center = centre
    return sum(pygame.transform.average_color(surface, area)[:3])


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080), (3440, 1440)])
def test_light_falls_under_the_lamp(size):
    lamp = (size[0] * 0.3, size[1] * 0.3)
    surface = desk(size, lamp, size[1] * 0.5, theme_for("red"))
    assert surface.get_size() == size
    lit, dark = (
        brightness(surface, p) for p in ((int(lamp[0]), int(lamp[1])), (size[0] - 60, size[1] - 60))
    )
    assert lit > 2.5 * dark


@pytest.mark.parametrize(("strong", "least"), [(False, 4.5), (True, 7.0)])
def test_words_read_on_the_brightest_wood(strong, least):
    theme = theme_for("red", high_contrast=strong)
    surface = desk((1280, 720), (400, 200), 370, theme)
    spots = [surface.get_at((x, y)) for x in range(0, 1280, 8) for y in range(0, 720, 8)]
    ratios = sorted(contrast((c.r, c.g, c.b), theme.muted) for c in spots)
    assert ratios[len(ratios) // 50] >= least


@pytest.mark.parametrize("cut", ["plain", "notched", "torn"])
def test_paper_keeps_its_size_and_tone(cut):
    theme = theme_for("red")
    sheet = paper((600, 50), theme.paper, "prompt", cut=cut, notch=10)
    assert sheet.get_size() == (600, 50)
    assert contrast(tuple(sheet.get_at((300, 25)))[:3], theme.ink) >= 10
    assert sheet is paper((600, 50), theme.paper, "prompt", cut=cut, notch=10)
    assert (sheet.get_at((0, 0)).a == 255) == (cut == "plain")


def test_a_cord_runs_through_its_points():
    points = [(100, 50), (220, 54), (340, 50)]
    image, (left, top) = cord(points, theme_for("red"), 4)
    for x, y in points[1:-1]:
        assert image.get_at((x - round(left), y - round(top))).a > 200
    assert pin(10, (238, 115, 96)).get_at((10, 10)).a == 255
