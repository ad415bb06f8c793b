"""Pictures of the threats of Infinite Gulfs of Darkness."""

from __future__ import annotations

import math

import numpy as np

from art.kit import (
    Page,
    Scene,
    path_through,
    silhouette,
    spot,
    wall,
)
from art.kit.elements_gulfs import oval, polygon
from art.kit.skies import ribbon
from art.registry import Recipes

art = Recipes("gulfs", accent="violet")


@art("handbill-still-wet")
def handbill_still_wet(page: Page) -> Scene:
    s = Scene(page, cam=(0, 0, 5), look=(0, 0, 0), fov=38, roll=0)
    s.add(wall(0, "upright-planks"))
    s.light(spot((-2.8, 2.4, 2.6), (0.1, 0, 0), 1.0, inner=16, outer=34))
    s.render()
    block = s.block
    for dx, dy, k in ((-16, 12, 0.35), (0, 0, 1.1)):
        sheet = polygon(
            (178 + dx, 34 + dy), (424 + dx, 22 + dy), (438 + dx, 398 + dy), (166 + dx, 410 + dy)
        )
        block.over(block.path(sheet), tone=k, accent=0.0, keyline=1.0, phase=block.X + 40)
    band = polygon((196, 52), (410, 42), (412, 92), (194, 102))
    block.over(block.path(band), tone=1.3, accent=1.0)
    letters = [
        polygon((206 + i * 22, 60), (222 + i * 22, 59), (222 + i * 22, 88), (206 + i * 22, 89))
        for i in range(9)
    ]
    block.over(block.path([p for i, p in enumerate(letters) if i != 3]), tone=0.0)
    rays = [
        polygon(
            (304, 232),
            (304 + 220 * math.cos(a), 232 + 220 * math.sin(a)),
            (304 + 220 * math.cos(a + 0.11), 232 + 220 * math.sin(a + 0.11)),
        )
        for a in np.arange(0, 6.28, 0.262)
    ]
    inside = block.path(polygon((192, 114), (414, 104), (422, 338), (182, 346)))
    block.over(block.path(rays) * inside, tone=0.0)
    cowl = path_through(
        (304, 128),
        (338, 150),
        (352, 208),
        (382, 262),
        (404, 338),
        (204, 342),
        (226, 262),
        (256, 208),
        (270, 150),
        tension=0.6,
    )
    block.over(block.path(cowl) * inside, tone=0.0)
    mask = path_through(
        (304, 150), (326, 168), (328, 206), (304, 240), (280, 206), (282, 168), tension=0.8
    )
    block.over(block.path(mask), tone=1.3, accent=0.0)
    features = [
        path_through((286, 186), (298, 190), (288, 194)),
        path_through((322, 186), (310, 190), (320, 194)),
        path_through((304, 186), (308, 208), (300, 208)),
        path_through((294, 219), (314, 219), (304, 224)),
    ]
    block.over(block.path(features), tone=0.0)
    foot = polygon((190, 352), (420, 344), (422, 388), (186, 396))
    block.over(block.path(foot), tone=1.3, accent=1.0)
    lines = [
        polygon((206 + i * 30, 362), (228 + i * 30, 361), (228 + i * 30, 380), (206 + i * 30, 381))
        for i in range(7)
        if i != 2
    ]
    block.over(block.path(lines), tone=0.0)
    drips = []
    for x, y, length in (
        (214, 100, 46),
        (262, 97, 84),
        (340, 93, 62),
        (392, 90, 110),
        (236, 394, 30),
        (300, 391, 44),
        (372, 388, 36),
    ):
        drips += [ribbon([(x, y - 4), (x, y + length)], 6, 4), oval(x, y + length, 5, 8)]
    block.over(block.path(drips), tone=1.4, accent=1.0)
    curl = path_through((438, 398), (372, 402), (392, 372), (434, 342), tension=0.3)
    block.over(block.path(curl), tone=0.75, accent=0.0, phase=block.X - block.Y, keyline=1.0)
    glove = path_through(
        (640, 470),
        (560, 440),
        (480, 404),
        (428, 388),
        (398, 378),
        (396, 392),
        (432, 408),
        (404, 408),
        (388, 418),
        (396, 430),
        (440, 428),
        (470, 452),
        (500, 480),
        tension=0.7,
    )
    silhouette(block, glove, rim=1.0, rim_width=6, light=(-0.4, -1))
    return s
