"""Pictures of the writings of Called Forth by Thunder, the Formula among them."""

from __future__ import annotations

import math

import numpy as np

from art.kit import (
    Page,
    Scene,
    Solid,
    backdrop,
    box,
    bulb,
    candle,
    capsule,
    cylinder,
    define_material,
    ellipsoid,
    extrude,
    glow,
    hand,
    letter,
    open_book,
    path_through,
    plane,
    rng,
    spot,
    sun,
    table,
    textures,
    torus,
)
from art.kit.elements_thunder_layers import flame, glyph, oval
from art.kit.sitters import sitter
from art.registry import Recipes

art = Recipes("thunder", accent="amber")

WALL = 9


@art("aklo-parchment")
def aklo_parchment(page: Page) -> Scene:
    s = Scene(page, cam=(0.1, 2.5, 2.9), look=(0.05, 0.16, 0.0), fov=36, roll=7)
    random = rng("torn")
    torn = [(-0.72 + random.uniform(-0.12, 0.12), -1.05 + 0.15 * i) for i in range(15)]
    sheet = [(1.0, 1.05), (1.02, 0.3), (0.97, -0.4), (1.0, -1.05), *torn]
    s.add(
        Solid([extrude(sheet, 0.012, 0.004, bend=(0.05, 0.0)).rx(90)], "paper")
        .ry(-6)
        .at(0.0, 0.05, 0.05)
    )
    s.add(table(5, 4, material="wood").dim(0.7))
    s.add(candle(0.5, 0.16).at(-1.18, 0, -0.55))
    s.add(Solid([ellipsoid(0.2, 0.12, 0.16).at(0.85, 0.12, 0.95)], "stone"))
    s.light(bulb((-1.0, 1.2, -0.3), 1.7, 2.2), bulb((0.6, 2.4, 2.0), 0.4, 4))
    s.render()
    x, y = s.project((-1.18, 0.72, -0.55))
    glow(s.block, x, y, 100, tone=0.6, keep=s.covered * 0.7)
    strokes, notes = [], []
    for row in range(4):
        for i in range(4):
            px, py = s.project((-0.4 + 0.34 * i, 0.1, -0.66 + 0.4 * row))
            strokes += glyph(px, py, 42 + 3 * row, row * 4 + i)
    for row in range(11):
        a, b = (
            s.project((0.86, 0.1, -0.8 + 0.15 * row)),
            s.project((0.98 - 0.04 * (row % 3), 0.1, -0.8 + 0.15 * row)),
        )
        notes.append(path_through(a, b, close=False))
    s.block.over(s.block.path(strokes, stroke=4.6), tone=1.3, accent=1, keyline=0.6)
    s.block.over(s.block.path(notes, stroke=2), tone=0)
    return s


@art("third-aklo-ritual")
def third_aklo_ritual(page: Page) -> Scene:
    s = Scene(page, cam=(0, -0.15, 4.2), look=(0.0, -0.15, 0), fov=34, roll=3)
    face = sitter(
        None, "short", dict(gaunt=0.6, jaw=1.25, nose=1.1, mouth="open"), "suit", yaw=0, pitch=-8,
        body_yaw=0, hunch=0.1, gaze=(0, 4), wide=0.9, mood=0.3, clothes_options={"tie": False},
    )  # fmt: skip
    maw = Solid([ellipsoid(0.1, 0.1, 0.08).at(0, -0.33, 0.36)], "black")
    s.add(face.scale(0.7).at(0, 0.0, -0.4), maw.scale(0.7).rx(-8).at(0, 0.0, -0.38))
    steps = np.linspace(0, 2 * math.pi, 41)[:-1]
    hole = [(0.78 * math.cos(a), 0.78 * math.sin(a)) for a in steps]
    s.add(Solid([box(6, 5, 0.05), extrude(hole, 1).cut()], "dark").at(0, -0.1, 0.2).group(WALL))
    s.add(Solid([torus(0.8, 0.07).rx(90).at(0, -0.1, 0.3)], "brass", hatch=(1, 1, 0.3)))
    s.add(Solid([box(3, 3, 0.05).at(0, 0, -1.4)], "black"))
    s.light(spot((-1.6, -0.7, 3.2), (0, -0.1, -0.3), 1.2, inner=26, outer=36, group=-WALL))
    s.render()
    x, y = s.project((0, -0.1, 0.3))
    strokes = []
    for k in range(14):
        a = 2 * math.pi * k / 14 + 0.1
        strokes += glyph(x + 190 * math.cos(a), y + 178 * math.sin(a), 54, 40 + k)
    s.block.over(s.block.path(strokes, stroke=5.5), tone=1.4, accent=1)
    drops = []
    random = rng("sweat")
    for _ in range(9):
        dx, dy = random.uniform(-95, 95), random.uniform(-80, 40)
        drops.append(
            path_through(
                (x + dx, y + dy), (x + dx + 1, y + dy + random.uniform(14, 44)), close=False
            )
        )
    s.block.over(s.block.path(drops, stroke=3.4), tone=1.3, accent=0)
    flame(s.block, 88, 424, 60)
    return s


@art("last-leaf-of-the-diary")
def last_leaf_of_the_diary(page: Page) -> Scene:
    written = define_material(
        "last leaf", albedo=1.0, ambient=0.05, axis=(1, 0.12, 0.5),
        texture=textures.text(13, -0.8, 0.7, -0.95, 0.42, hand=True, seed="typer"),
    )  # fmt: skip
    s = Scene(page, cam=(-0.2, 2.5, 3.1), look=(0.1, 0.2, 0.05), fov=38, roll=-9)
    s.add(
        letter(0.95, 1.12, written, 0.05).ry(8).at(-0.3, 0.04, -0.05),
        table(5, 4, material="wood").dim(0.6),
    )
    s.add(hand(30, 12, arm=1.3).scale(1.15).rx(8).ry(-128).at(1.12, 0.32, 0.5))
    pen = [capsule((0.62, 0.14, 0.3), (1.0, 0.5, 0.66), 0.02, 0.035)]
    s.add(
        Solid(pen, "black"),
        Solid([capsule((0.52, 0.06, 0.22), (0.64, 0.15, 0.31), 0.006, 0.02)], "thin-metal"),
    )
    s.add(Solid([box(1.2, 2, 0.5).at(2.9, 1, 1.5)], "black"))
    s.light(
        spot((-2.4, 2.4, -0.8), (0, 0, 0), 1.2, inner=30, outer=42, hardness=80),
        bulb((0.6, 2.0, 2.2), 0.35, 4),
    )
    s.render()
    line = [
        s.project(p)
        for p in ((-0.62, 0.08, 0.42), (-0.3, 0.08, 0.4), (0.1, 0.08, 0.44), (0.5, 0.08, 0.24))
    ]
    trail = [*line, s.project((0.95, 0.05, 0.62)), s.project((1.5, 0.05, 1.05)), (640, 430)]
    s.block.over(
        s.block.path(path_through(*trail, close=False, tension=0.9), stroke=6), tone=1.4, accent=1
    )
    strokes = []
    for k in range(5):
        x, y = s.project((-0.95 + 0.2 * k, 0.08, 0.66))
        strokes += glyph(x, y, 24, 60 + k)
    s.block.over(s.block.path(strokes, stroke=3), tone=0)
    return s


@art("martense-bible")
def martense_bible(page: Page) -> Scene:
    s = Scene(page, cam=(0.1, 2.6, 2.5), look=(0.02, 0.14, 0.05), fov=38, roll=5)
    s.add(open_book(1.2, 1.7, "paper").ry(-6), table(5, 4, material="wood").dim(0.5))
    s.add(Solid([box(0.05, 0.006, 1.05).ry(-6).at(0.06, 0.24, 0.3)], "black"))
    s.light(
        spot((-2.6, 2.6, -1.0), (0, 0, 0), 1.1, inner=30, outer=42), bulb((1.0, 2.4, 2.0), 0.4, 4)
    )
    s.render()
    block = s.block
    whites, lids, irises, ambers, lines = [], [], [], [], []
    for side in (-1, 1):
        for row in range(5):
            for i in range(3):
                x0 = side * 0.62 + (i - 1) * 0.34
                x, y = s.project((x0 + 0.02, 0.22, -0.6 + 0.29 * row))
                shape = path_through(
                    (x - 21, y), (x, y - 12), (x + 21, y), (x, y + 12), tension=0.6
                )
                whites.append(shape)
                lids.append(shape)
                mixed = row * 3 + i < 5 if side < 0 else False
                (irises if (mixed and i % 2) else ambers).append(oval(x, y, 8.5))
                lines.append(path_through((x - 17, y + 18), (x + 15, y + 18), close=False))
    block.over(block.path(whites), tone=1.3, accent=0)
    block.over(block.path(lids, stroke=3), tone=0)
    block.over(block.path(lines, stroke=1.8), tone=0)
    block.over(block.path(irises), tone=0.25, accent=0)
    block.over(block.path(ambers), tone=1.3, accent=1)
    block.over(block.path(ambers, stroke=1.6), tone=0)
    return s


@art("giffords-letter")
def giffords_letter(page: Page) -> Scene:
    s = Scene(page, cam=(0.2, 1.5, 3.6), look=(0.0, 0.72, 0), fov=38, roll=-7)
    backdrop(s.block, 0.85, center=(410, 120), falloff=190, mode="linear", angle=72)
    s.add(Solid([plane().rough(0.05, 2.2, 1)], "earth", hatch=(0.15, 0.5, 1)))
    blade = [
        (-0.36, 0.5),
        (0.36, 0.5),
        (0.36, 0.0),
        (0.24, -0.4),
        (0, -0.56),
        (-0.24, -0.4),
        (-0.36, 0.0),
    ]
    s.add(
        Solid(
            [extrude(blade, 0.025, 0.015, bend=(0.1, 0)).rz(7).rx(10).at(0.12, 0.62, -0.02)],
            "metal",
            hatch=(1, 0.2, 0.1),
        )
    )
    shaft = [capsule((0.06, 1.05, -0.1), (-0.12, 2.6, -0.4), 0.07)]
    s.add(Solid(shaft, "wood", hatch=(1, 0.1, 0.1)))
    s.add(letter(0.72, 0.95, "hand", 0.14).rx(30).ry(-16).at(-0.12, 0.36, 0.62))
    wax = [cylinder(0.16, 0.03, 0.02).rough(0.02, 9, 2), torus(0.09, 0.02).at(0, 0.03, 0)]
    s.add(Solid(wax, "lamp-accent").rx(30).ry(-16).at(0.16, 0.08, 1.2))
    s.light(
        spot((-2.8, 2.0, 2.4), (0, 0.5, 0.3), 1.2, inner=28, outer=40), sun((-0.8, -0.3, -0.3), 0.3)
    )
    return s.render()
