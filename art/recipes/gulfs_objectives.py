"""Pictures of the objectives of Infinite Gulfs of Darkness."""

from __future__ import annotations

import math

import numpy as np

from art.kit import (
    Page,
    Scene,
    path_through,
    rng,
)
from art.kit.elements_gulfs import oval
from art.kit.skies import ribbon
from art.registry import Recipes

art = Recipes("gulfs", accent="violet")


@art("what-tillinghast-saw")
def what_tillinghast_saw(page: Page) -> Scene:
    s = Scene(page, cam=(0, 0, 5), look=(0, 0, 0), fov=38)
    s.render()
    block = s.block
    x, y = 300.0, 222.0
    dx, dy = block.X - x, block.Y - y
    lid = np.abs(dy + 0.0011 * dx * dx * np.sign(-dy) * 1.4)
    skin = np.clip(0.62 - 0.35 * (dx / 260) + 0.12 * np.sin(lid / 13), 0, 1) * np.clip(
        1.25 - np.abs(dx) / 330, 0, 1
    )
    block.over(
        np.ones_like(block.tone), tone=skin, accent=0.0, phase=dy + 0.0016 * dx * dx * np.sign(dy)
    )
    creases = [
        ribbon(
            [
                (60 + 4 * k, 120 - 16 * k),
                (190, 62 - 15 * k),
                (310, 44 - 15 * k),
                (430, 66 - 14 * k),
                (546, 128 - 14 * k),
            ],
            3,
            7,
        )
        for k in range(2)
    ]
    creases += [
        ribbon(
            [(110, 322 + 20 * k), (220, 366 + 20 * k), (340, 378 + 20 * k), (470, 340 + 18 * k)],
            2,
            5,
        )
        for k in range(3)
    ]
    block.over(block.path(creases), tone=0.0)
    opening = path_through(
        (66, 236),
        (130, 160),
        (228, 104),
        (318, 94),
        (420, 126),
        (500, 190),
        (546, 240),
        (468, 300),
        (372, 340),
        (270, 344),
        (160, 304),
        tension=0.85,
    )
    block.over(block.path(opening, soften=0), tone=0.0)
    white = path_through(
        (80, 236),
        (138, 170),
        (230, 116),
        (318, 106),
        (416, 138),
        (490, 196),
        (532, 240),
        (462, 290),
        (370, 328),
        (270, 332),
        (166, 294),
        tension=0.85,
    )
    ball = block.path(white)
    d = np.hypot(dx, dy)
    block.over(
        ball,
        tone=np.clip(1.3 - d / 330, 0, 2) - 0.7 * np.clip(1 - (block.Y - 100) / 60, 0, 1),
        accent=0.0,
        phase=d,
    )
    veins = []
    random = rng("veins")
    for a in (0.3, -0.25, 2.9, 3.4, 0.05, 3.1):
        x1, y1 = x + 220 * math.cos(a), y + 120 * math.sin(a)
        points = [(x1, y1)]
        for _ in range(5):
            x1 += (x - x1) * 0.14 + random.normal(0, 6)
            y1 += (y - y1) * 0.14 + random.normal(0, 6)
            points.append((x1, y1))
        veins.append(ribbon(points, 3, 0.5))
    block.over(block.path(veins) * ball, tone=0.0)
    iris = block.path(oval(x, y - 4, 122)) * ball
    turn = np.arctan2(dy + 4, dx)
    streaks = (
        0.62 + 0.3 * np.sin(turn * 46 + 3 * np.sin(d / 9)) - 0.5 * np.clip((d - 100) / 22, 0, 1)
    )
    block.over(iris, tone=np.clip(streaks, 0.05, 1.2), accent=1.0, phase=turn * 90)
    block.over(block.path(oval(x, y - 4, 124), stroke=5) * ball, tone=0.0)
    pupil = oval(x, y - 4, 74)
    block.over(block.path(pupil), tone=0.0)
    shapes = []
    for px, py, r in (
        (x - 18, y - 30, 26),
        (x + 34, y + 4, 17),
        (x - 36, y + 22, 13),
        (x + 10, y + 40, 11),
    ):
        shapes.append(
            path_through(
                (px - r, py),
                (px - r * 0.8, py - r * 0.62),
                (px, py - r * 0.9),
                (px + r * 0.8, py - r * 0.62),
                (px + r, py),
                (px + r * 0.5, py - r * 0.12),
                (px, py + r * 0.06),
                (px - r * 0.5, py - r * 0.12),
                tension=0.7,
            )
        )
        for k in range(5):
            sx = px + (k - 2) * r * 0.36
            shapes.append(
                ribbon(
                    [
                        (sx, py - r * 0.1),
                        (sx + r * 0.15, py + r * 0.5),
                        (sx - r * 0.12, py + r),
                        (sx + r * 0.1, py + r * 1.45),
                    ],
                    r * 0.15,
                    0.7,
                )
            )
    block.over(block.path(shapes) * block.path(pupil), tone=1.4, accent=0.0)
    lashes = []
    for t in np.linspace(0.06, 0.94, 17):
        px = 80 + 452 * t
        py = 236 - 134 * math.sin(math.pi * t) ** 0.8
        lashes.append(
            ribbon(
                [(px, py + 6), (px + (t - 0.5) * 30, py - 18), (px + (t - 0.5) * 84, py - 34)], 7, 1
            )
        )
    block.over(block.path(lashes), tone=0.0)
    return s
