"""Pictures of the evidence of Called Forth by Thunder."""

from __future__ import annotations

import math

import numpy as np
import skia

from art.kit import (
    Page,
    Scene,
    Solid,
    backdrop,
    box,
    bulb,
    capsule,
    cylinder,
    define_material,
    ellipsoid,
    glow,
    ground,
    hand,
    lantern,
    moon,
    path_through,
    plane,
    rng,
    skull,
    sky,
    sphere,
    spot,
    sun,
    table,
    textures,
    torus,
    tube,
)
from art.kit.elements_thunder import axe_head, boot, unlike_ghoul
from art.kit.elements_thunder_layers import cracks, oval
from art.registry import Recipes

art = Recipes("thunder", accent="amber")

WALL = 9


@art("jan-martenses-skull")
def jan_martenses_skull(page: Page) -> Scene:
    s = Scene(page, cam=(0.15, 1.35, 3.5), look=(0.0, 0.7, 0), fov=36, roll=6)
    backdrop(s.block, 0.3, center=(130, 80), falloff=170, angle=70)
    s.add(skull().scale(1.25).rx(-4).ry(20).rz(6).at(0.1, 0.72, 0))
    s.add(ground("earth"))
    palm = hand(20, 12, arm=1.4, sleeve="tweed").scale(1.9)
    s.add(palm.rz(180).rx(-6).ry(36).at(-0.65, 0.05, -0.1))
    s.add(lantern("lamp-accent").scale(0.62).at(-1.05, 0.02, -0.75))
    s.light(
        spot((2.8, 2.4, 2.2), (0.1, 0.7, 0), 1.2, inner=24, outer=36),
        bulb((-1.0, 0.6, -0.2), 1.2, 1.0, accent=True),
    )
    s.render()
    x, y = s.project((-1.05, 0.3, -0.75))
    glow(s.block, x, y, 120, accent=0.5, keep=s.covered)
    for place, r in (((0.36, 1.24, 0.42), 62), ((-0.1, 1.3, 0.36), 46)):
        px, py = s.project(place)
        cracks(s.block, px, py, r, seed=f"dent{r}", arms=7, width=5)
        s.block.over(s.block.path(oval(px, py, 17, 12)), tone=0)
    return s


def _survey() -> np.ndarray:
    """Draw contour lines and a creek on a survey sheet."""
    pixels = np.zeros((600, 800, 4), np.uint8)
    canvas = skia.Surface.MakeRasterDirect(
        skia.ImageInfo.MakeN32Premul(800, 600), pixels
    ).getCanvas()
    canvas.clear(0xFFFFFFFF)
    ink = skia.Paint(AntiAlias=True, Color=0xFF000000, StrokeWidth=4)
    ink.setStyle(skia.Paint.kStroke_Style)
    for k in range(8):
        r = 60 + 50 * k
        points = [
            (
                470 + r * 1.2 * (1 + 0.16 * math.sin(3 * a + k * 0.4)) * math.cos(a),
                230 + r * (1 + 0.14 * math.sin(2 * a + k)) * math.sin(a),
            )
            for a in np.arange(24) * 0.2618
        ]
        canvas.drawPath(path_through(*points, tension=1), ink)
    return 0.12 + 0.88 * pixels[..., 1].astype(np.float32) / 255


@art("map-of-the-mounds")
def map_of_the_mounds(page: Page) -> Scene:
    survey = define_material(
        "survey", albedo=1.0, ambient=0.05, axis=(1, 0.1, 0.4),
        texture=textures.picture(_survey(), 0, 0, 3.2, 2.4),
    )  # fmt: skip
    s = Scene(page, cam=(0.0, 3.2, 2.4), look=(0.0, 0.0, 0.1), fov=37, roll=-6)
    s.add(
        Solid([box(1.6, 0.012, 1.2, bend=(0.02, 0.0))], survey).at(0, 0.03, 0),
        table(6, 5, material="wood").dim(0.5),
    )
    s.add(Solid([box(1.1, 0.02, 0.07)], "brass").ry(-27).at(-0.5, 0.08, 0.42))
    s.add(
        lantern("lamp").scale(0.5).at(-1.75, 0, -1.0),
        Solid([sphere(0.12).at(1.45, 0.1, 1.0)], "glass"),
    )
    s.light(
        spot((-2.4, 3.0, -0.6), (0, 0, 0), 1.05, inner=34, outer=46), bulb((1.4, 2.2, 2.0), 0.25, 4)
    )
    s.render()
    block = s.block
    hub = (0.28, -0.28)
    lines, mounds = [], []
    for k in range(9):
        a = k * 0.7 + 0.2
        reach = 1.05 if k % 2 else 0.85
        ends = [
            (hub[0] + r * 1.15 * math.cos(a + 0.14 * r), 0.05, hub[1] + r * math.sin(a + 0.14 * r))
            for r in (0.14, 0.38, 0.62, reach)
        ]
        inside = [p for p in ends if abs(p[0]) < 1.5 and abs(p[2]) < 1.1]
        page_points = [s.project(p) for p in inside]
        if len(page_points) > 1:
            lines.append(path_through(*page_points, close=False, tension=0.8))
        mounds += [oval(x, y, 7.5, 6) for x, y in page_points[1:]]
    block.over(block.path(lines, stroke=3.4), tone=1.3, accent=1)
    block.over(block.path(mounds), tone=0, keyline=0.5)
    x, y = s.project((hub[0], 0.05, hub[1]))
    house = path_through(
        (x - 17, y + 14), (x - 17, y - 6), (x, y - 22), (x + 17, y - 6), (x + 17, y + 14)
    )
    block.over(block.path(house), tone=1.4, accent=1, keyline=1)
    block.over(
        block.path(path_through((x - 5, y + 14), (x - 5, y + 1), (x + 5, y + 1), (x + 5, y + 14))),
        tone=0,
    )
    return s


@art("gnawed-axe")
def gnawed_axe(page: Page) -> Scene:
    s = Scene(page, cam=(0.1, 0.9, 4.2), look=(0.0, 0.95, 0), fov=37, roll=5)
    sky(s.block, 0.0, 0.12, 420)
    moon(s.block, 372, 150, 112, accent=1, halo=1.5, tone=0.6, craters=False)
    stump = [
        cylinder(0.85, 0.42, 0.04).rough(0.03, 9, 2).at(0, 0.3, 0),
        ellipsoid(1.1, 0.2, 1.0).at(0, 0, 0).blend(0.2),
    ]
    s.add(Solid(stump, "wood", hatch=(1, 0.1, 0.2)), ground("grass").dim(0.6))
    s.add(Solid([torus(0.2 * k + 0.1, 0.012).at(0, 0.73, 0) for k in range(4)], "black"))
    axe = axe_head().scale(1.25).rz(112).at(-0.32, 1.5, 0.15)
    stub = tube(
        [(-0.5, 1.43, 0.15), (0.2, 1.7, 0.15), (0.6, 1.85, 0.15)],
        0.09,
        0.085,
        "grey",
        n=6,
        hatch=(1, 0.4, 0.2),
    )
    s.add(axe, stub)
    random = rng("gnaw")
    chips = [
        capsule(
            (0.56, 1.83, 0.15),
            (
                0.62 + random.uniform(0.02, 0.22),
                1.83 + random.uniform(-0.12, 0.2),
                0.15 + random.uniform(-0.08, 0.12),
            ),
            0.04,
            0.004,
        )
        for _ in range(9)
    ]
    bites = [sphere(0.06).at(0.2 + 0.1 * k, 1.72 + 0.04 * k, 0.24) for k in range(4)]
    s.add(Solid(chips, "thin-bone"), Solid(bites, "black"))
    hairs = [
        tube(
            [
                (-0.1 - 0.07 * k, 1.0, 0.26),
                (-0.14 - 0.08 * k, 0.86, 0.34),
                (-0.06 - 0.1 * k, 0.74, 0.42),
            ],
            0.014,
            0.005,
            "thin-bone",
            n=6,
        )
        for k in range(5)
    ]
    s.add(*hairs)
    s.light(
        spot((-2.8, 1.8, 2.8), (0, 1.0, 0), 1.2, inner=26, outer=38), sun((-0.9, -0.2, 0.0), 0.3)
    )
    return s.render()


def _knuckles(
    s: Scene, x: float, z: float, turn: float, side: int, shift: tuple[float, float], grow: float
) -> list[skia.Path]:
    """Print the knuckles of a small hand on the ground: four dents, a thumb, drag marks."""
    a = math.radians(turn)

    def at(u: float, v: float) -> tuple[float, float]:
        return s.project(
            (
                x + u * math.cos(a) + v * math.sin(a) + shift[0],
                0.0,
                z - u * math.sin(a) + v * math.cos(a) + shift[1],
            )
        )

    def blob(u: float, v: float, ru: float, rv: float) -> skia.Path:
        ring = [
            at(u + ru * grow * math.cos(k), v + rv * grow * math.sin(k))
            for k in np.arange(8) * 0.785
        ]
        return path_through(*ring, tension=1)

    marks = [blob(-0.2 + 0.13 * k, -0.06 * math.sin(k * 1.05), 0.058, 0.13) for k in range(4)]
    marks += [blob(-0.16 + 0.11 * k, 0.34, 0.026, 0.13) for k in range(4)]
    return [*marks, blob(side * 0.33, 0.16, 0.05, 0.15)]


@art("knuckle-tracks")
def knuckle_tracks(page: Page) -> Scene:
    s = Scene(page, cam=(0.0, 1.45, 3.6), look=(0.05, 0.3, -0.4), fov=42, roll=4)
    sky(s.block, 0.0, 0.1, 300)
    moon(s.block, 366, 62, 46, accent=1, halo=1.9, tone=0.7, craters=False)
    s.add(ground("earth"))
    banks = [ellipsoid(1.6, 0.7, 6).at(-3.2, 0, -2), ellipsoid(1.6, 0.6, 6).at(3.5, 0, -2)]
    s.add(
        Solid(banks, "grass").dim(0.5),
        Solid([ellipsoid(0.8, 0.26, 0.4).at(1.0, 0.05, -3.6)], "stone"),
    )
    s.light(
        spot((1.6, 3.2, -3.4), (0.0, 0, 0.4), 1.1, inner=34, outer=50), bulb((0, 2.4, 2.6), 0.35, 3)
    )
    s.render()
    steps = [
        (-0.62, 1.6, 10, 1),
        (0.44, 1.2, 4, -1),
        (-0.42, 0.0, 2, 1),
        (0.56, -0.6, -8, -1),
        (-0.12, -2.0, -10, 1),
        (0.8, -2.8, -14, -1),
    ]
    for shift, grow, tone in (((0.0, 0.045), 1.16, 1.2), ((0.0, 0.0), 1.0, 0.0)):
        marks = [m for step in steps for m in _knuckles(s, *step, shift, grow)]
        s.block.over(s.block.path(marks), tone=tone, accent=0)
    return s


@art("munroes-last-plate")
def munroes_last_plate(page: Page) -> Scene:
    s = Scene(page, cam=(0, 0.0, 4.2), look=(0.0, -0.02, 0), fov=37, roll=-8)
    beast = unlike_ghoul().at(0, -1.36, 0).scale(1.75).rx(4).ry(-12)
    s.add(beast.at(0.1, 0.12, -1.6))
    mat = [box(6, 5, 0.04), box(1.12, 0.88, 1).cut()]
    s.add(Solid(mat, "black").at(0, 0.12, 0.16))
    frame = [box(1.24, 1.0, 0.05, 0.01), box(1.1, 0.86, 1).cut()]
    s.add(Solid(frame, "white").at(0, 0.12, 0.24).group(WALL))
    grip = hand(64, 4, arm=1.2, sleeve="white").scale(1.5)
    held = grip.rx(-58).ry(30).at(-0.95, -1.12, 0.42) + grip.mirrored().rx(-58).ry(-30).at(
        0.95, -1.12, 0.42
    )
    s.add(held.group(WALL))
    s.light(
        spot((-1.4, -0.9, 1.8), (0.1, 0, -1.2), 1.7, inner=44, outer=60, accent=True, group=-WALL),
        spot((2.6, 1.6, 3.0), (0, -0.2, 0), 1.0, inner=30, outer=42, group=WALL),
    )
    return s.render()


@art("empty-boots")
def empty_boots(page: Page) -> Scene:
    s = Scene(page, cam=(0.0, 0.5, 4.4), look=(0.0, 0.66, 0), fov=34, roll=-4)
    backdrop(s.block, 1.1, center=(300, 215), falloff=150, mode="rays", accent=1)
    s.add(boot().ry(48).at(-0.42, 0, 0.4), boot().ry(40).at(0.4, 0, 0.2))
    road = [plane().rough(0.02, 3, 1)]
    s.add(Solid(road, "earth", hatch=(0.1, 0.5, 1)))
    ruts = [capsule((x, 0.0, 6), (x * 0.8, 0.0, -30), 0.12) for x in (-1.5, 1.5)]
    s.add(Solid(ruts, "earth").dim(0.5))
    s.light(
        spot((-2.8, 1.6, 2.6), (0, 0.5, 0.3), 1.15, inner=26, outer=38),
        sun((0.1, -0.22, 0.9), 0.7, accent=True),
    )
    return s.render()
