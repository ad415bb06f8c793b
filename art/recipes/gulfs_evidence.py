"""Pictures of the evidence of Infinite Gulfs of Darkness."""

from __future__ import annotations

import math

import numpy as np

from art.kit import (
    Page,
    Scene,
    Solid,
    arch,
    backdrop,
    box,
    figure,
    ground,
    path_through,
    rng,
    spot,
    stairs,
)
from art.kit.elements_gulfs import oval, polygon
from art.kit.skies import ribbon
from art.registry import Recipes

art = Recipes("gulfs", accent="violet")

WALL = 9


@art("the-bones-of-my-hand")
def the_bones_of_my_hand(page: Page) -> Scene:
    s = Scene(page, cam=(0, 0, 5), look=(0, 0, 0), fov=40)
    block = s.block
    s.render()
    backdrop(block, 0.4, center=(300, 190), falloff=230, mode="rings", accent=1)
    flesh, bones, joints = [], [], []
    for angle, length, start in (
        (-62, 128, 62),
        (-26, 178, 92),
        (-9, 200, 98),
        (8, 190, 98),
        (25, 160, 92),
        (56, 140, 74),
    ):
        a = math.radians(angle - 90)
        ux, uy = math.cos(a), math.sin(a)
        base = (300 + angle * 0.62, 330 - 10 * math.cos(math.radians(angle)))
        knuckle = (base[0] + ux * start, base[1] + uy * start)
        p1 = (knuckle[0] + ux * length * 0.42, knuckle[1] + uy * length * 0.42)
        b = a + math.radians(angle * -0.12)
        p2 = (p1[0] + math.cos(b) * length * 0.28, p1[1] + math.sin(b) * length * 0.28)
        p3 = (p2[0] + math.cos(b) * length * 0.2, p2[1] + math.sin(b) * length * 0.2)
        flesh.append(ribbon([base, knuckle, p1, p2, p3], 60, 32))
        flesh.append(oval(*p3, 16))
        for p, q, w in ((base, knuckle, 15), (knuckle, p1, 13), (p1, p2, 11), (p2, p3, 9)):
            dx, dy = (q[0] - p[0]) * 0.1, (q[1] - p[1]) * 0.1
            p_, q_ = (p[0] + dx, p[1] + dy), (q[0] - dx, q[1] - dy)
            mid = ((p_[0] + q_[0]) / 2, (p_[1] + q_[1]) / 2)
            bones += [ribbon([p_, mid], w, w * 0.62), ribbon([mid, q_], w * 0.62, w * 0.92)]
            joints += [oval(*p_, w * 0.62), oval(*q_, w * 0.56)]
    flesh.append(
        path_through((236, 350), (300, 300), (362, 350), (352, 470), (252, 470), tension=0.7)
    )
    for i in range(7):
        joints.append(oval(266 + (i % 4) * 22 + (i // 4) * 10, 352 + (i // 4) * 20, 11, 9))
    bones += [ribbon([(282, 396), (276, 460)], 22, 26), ribbon([(322, 396), (326, 460)], 18, 22)]
    inside = block.path(flesh, soften=1.0)
    grow = block.path(flesh, soften=9)
    block.over((grow > 0.12).astype(np.float32), tone=0.0)
    block.over(
        (inside > 0.5).astype(np.float32),
        tone=0.5,
        accent=1.0,
        phase=block.Y * 0.9 + block.X * 0.25,
    )
    edge = block.path(flesh, soften=3)
    block.over(((edge > 0.3) & (edge < 0.56)).astype(np.float32), tone=1.3, accent=1.0)
    block.over((block.path(bones + joints, soften=1.6) > 0.28).astype(np.float32), tone=0.0)
    block.over(block.path(bones + joints), tone=1.4, accent=0.0)
    return s


@art("congregation-1876")
def congregation_1876(page: Page) -> Scene:
    s = Scene(page, cam=(0, 1.7, 7.6), look=(0, 1.55, 0), fov=33)
    s.add(
        stairs(6, 0.26, 0.7, 4, "stone").at(0, -0.4, 1.6),
        arch(0.9, 2.9, W=6, H=7).dim(0.8).at(0, 1.1, -2.6),
        ground("cobble", -0.4),
    )
    s.add(Solid([box(2, 3, 0.05).at(0, 3, -3.0)], "black"))
    random = rng("congregation")
    for row, (y, z, count) in enumerate(((-0.1, 1.3, 5), (0.4, -0.1, 6), (0.92, -1.5, 7))):
        for i in range(count):
            x = (i - (count - 1) / 2) * 0.72 + random.normal(0, 0.05)
            lady = (i + row) % 3 == 1 and (row, i) != (0, 3)
            person = (
                figure("dress", "cloche", female=True, material="dark")
                if lady
                else figure("suit", ("bowler", None, "bowler")[(i * 2 + row) % 3], material="dark")
            )
            s.add(person.ry(float(random.normal(0, 8))).at(x, y, z))
    s.light(spot((-3.6, 4.2, 6.5), (0, 1.3, 0), 1.25, inner=26, outer=36))
    s.render()
    block = s.block
    x0, y0 = s.project((0.72, 1.56, 1.3))
    random = rng("moved")
    streaks = []
    for k in range(15):
        y = y0 - 34 + k * 6.2 + random.normal(0, 1)
        reach = (20 + 62 * math.exp(-(((k - 6) / 5.5) ** 2))) * random.uniform(0.8, 1.15)
        middle = x0 + random.normal(0, 5)
        streaks += [
            ribbon([(middle, y), (middle - reach, y + 2)], 6.5, 0.6),
            ribbon([(middle, y), (middle + reach, y - 2)], 6.5, 0.6),
        ]
    for k in range(12):
        y = y0 + 62 + k * 11
        reach = random.uniform(38, 62)
        streaks += [
            ribbon([(x0 - 22, y), (x0 - reach, y + 1)], 4, 0.5),
            ribbon([(x0 + 22, y), (x0 + reach, y - 1)], 4, 0.5),
        ]
    block.over(block.path(streaks), tone=1.4, accent=1.0)
    block.keyline *= 1 - block.path(streaks)
    frame = block.path(polygon((0, 0), (600, 0), (600, 440), (0, 440))) - block.path(
        path_through(
            (70, 40),
            (300, 18),
            (530, 40),
            (544, 220),
            (530, 404),
            (300, 424),
            (70, 404),
            (56, 220),
            tension=0.55,
        )
    )
    block.over(np.clip(frame, 0, 1), tone=0.0)
    block.keyline *= 1 - np.clip(frame, 0, 1)
    block.silhouette *= 1 - np.clip(frame, 0, 1)
    return s
