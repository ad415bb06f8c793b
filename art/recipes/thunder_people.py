"""Pictures of the persons of Called Forth by Thunder."""

from __future__ import annotations

import math

import numpy as np

from art.kit import (
    Group,
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
    hand,
    hills,
    key,
    lantern,
    lathe,
    lightning,
    path_through,
    sky,
    sphere,
    spot,
    sun,
    table,
    torus,
    tube,
    wall,
)
from art.kit.elements_thunder import coffin
from art.kit.elements_thunder_layers import flame, oval
from art.kit.sitters import flat_cap, lips, sitter, stringy_hair
from art.registry import Recipes

art = Recipes("thunder", accent="amber")

WALL = 9  # the light group of walls


@art("night-clerk")
def night_clerk(page: Page) -> Scene:
    s = Scene(page, cam=(0, -0.15, 4.5), look=(0.05, -0.28, 0), fov=33, roll=-3)
    rack = Group(Solid([box(2.6, 1.5, 0.06)], "wood", hatch=(0.1, 1, 0.1)).dim(0.4))
    for row in range(3):
        for i in range(7):
            x, y = -1.5 + 0.5 * i, 0.95 - 0.62 * row
            rack += Solid([capsule((x, y, 0.05), (x, y, 0.16), 0.035)], "thin-metal")
            if (row, i) == (0, 4):
                rack += Solid([box(0.15, 0.1, 0.02).at(x, y + 0.17, 0.07)], "lamp-accent")
                rack += Solid([torus(0.13, 0.02).rx(90).at(x, y, 0.12)], "lamp-accent")
            else:
                hung = key("thin-bone").scale(0.4).rx(90).rz(-90 + 5 * math.sin(i * 3 + row))
                rack += hung.at(x, y - 0.16, 0.12)
    s.add(rack.at(0.1, 0.0, -1.4).group(WALL))
    clerk = sitter(
        None, "short", dict(fat=0.7, jaw=0.95, nose=1.2, brow=0.8), "suit", yaw=14, pitch=18,
        roll=34, body_yaw=6, hunch=0.3, lean=12, gaze=(-10, 10), mood=0.2, moustache=True,
        clothes_options={"tie": False}, worn=[_bow()],
    )  # fmt: skip
    lid = Solid([ellipsoid(0.1, 0.075, 0.06).at(0.142, 0.012, 0.35)], "skin")
    s.add(clerk.at(-0.2, -0.36, 0))
    s.add(lid.rz(34).rx(18).ry(14).at(-0.2, -0.36, 0.02))
    s.add(hand(66, 3, arm=1.1).scale(1.3).rx(-64).ry(150).at(-0.78, -1.1, 0.3))
    s.add(table(4, 0.7, -1.22, "wood").at(0, 0, 0.8))
    bell = [lathe([(0, 0.2), (0.1, 0.19), (0.19, 0.1), (0.22, 0.0), (0, 0)], 0.01)]
    s.add(Solid([*bell, sphere(0.04).at(0, 0.22, 0)], "brass").at(0.82, -1.2, 0.9))
    s.light(
        spot((-3.2, 1.1, 2.6), (-0.1, -0.4, 0), 1.15, inner=30, outer=40, group=-WALL),
        spot((0.6, 2.4, 1.6), (0.4, 0.2, -1.4), 1.3, inner=26, outer=44, group=WALL),
    )
    return s.render()


def _bow() -> Group:
    knot = [ellipsoid(0.05, 0.06, 0.05).at(0, -0.92, 0.27)]
    knot += [ellipsoid(0.12, 0.08, 0.045).at(x, -0.92, 0.25) for x in (-0.15, 0.15)]
    return Group(Solid(knot, "black"))


@art("widow-behind-the-counter")
def widow_behind_the_counter(page: Page) -> Scene:
    s = Scene(page, cam=(0.1, 0.1, 5.0), look=(0.06, -0.55, 0), fov=33)
    shelf = [box(3, 0.05, 0.2).at(0, y, -1.7) for y in (0.85, 0.1)]
    s.add(Solid(shelf, "wood"), wall(-1.9, "upright-planks"))
    for i, x in enumerate((-1.6, -1.2, -0.75, 0.75, 1.15, 1.6)):
        jar = lathe([(0, 0), (0.15, 0), (0.15, 0.36), (0.1, 0.42), (0.1, 0.5), (0, 0.5)], 0.01)
        s.add(Solid([jar], "glass" if i % 2 else "white").at(x, 0.15, -1.65).group(WALL))
    widow = sitter(
        None, "bun", dict(female=True, fat=0.7, nose=1.0, jaw=1.15, brow=0.6), "dress", yaw=-20,
        pitch=12, body_yaw=-10, hunch=0.14, gaze=(-4, -8), mood=0.5, hair_material="grey",
        on_head=[lips("skin")], clothes_options={"width": 0.95, "material": "dark"},
    )  # fmt: skip
    apron = Solid([box(0.42, 0.5, 0.05, 0.03).rx(-8).at(0, -1.62, 0.42)], "white").ry(-10)
    s.add(widow.at(0.12, 0.16, -0.2), apron.at(0.12, 0.1, -0.2))
    s.add(table(4, 0.8, -1.35, "wood").at(0, 0, 0.9))
    pot = [
        lathe([(0, 0), (0.3, 0), (0.24, 0.5), (0.17, 0.66), (0.1, 0.72), (0, 0.76)], 0.01),
        capsule((-0.22, 0.3, 0), (-0.44, 0.6, 0), 0.07, 0.035).blend(0.03),
        torus(0.2, 0.035).rx(90).at(0.28, 0.36, 0),
    ]
    s.add(Solid(pot, "metal", hatch=(0.2, 1, 0.1)).at(-0.72, -1.32, 0.75))
    plate = Solid([lathe([(0, 0), (0.34, 0.02), (0.42, 0.07), (0.3, 0.06), (0, 0.04)])], "white")
    eggs = [
        ellipsoid(0.14, 0.07, 0.13).at(0.08, 0.08, 0.05),
        ellipsoid(0.14, 0.06, 0.12).at(-0.14, 0.07, -0.04),
    ]
    s.add(plate.at(0.15, -1.33, 1.1), Solid(eggs, "lamp-accent").at(0.15, -1.33, 1.1))
    right = hand(14, 8, sleeve="dark", arm=1.0).scale(1.2)
    s.add(right.ry(24).at(-0.28, -1.26, 0.5), right.mirrored().ry(-40).at(0.98, -1.26, 0.4))
    s.light(
        spot((-3.2, 0.9, 2.8), (0, -0.4, 0), 1.15, inner=30, outer=40, group=-WALL),
        spot((2.8, 2.2, 1.0), (1.0, 0.2, -1.9), 0.8, inner=20, outer=36, group=WALL),
    )
    return s.render()


@art("trooper-on-the-road")
def trooper_on_the_road(page: Page) -> Scene:
    s = Scene(page, cam=(0.1, -0.95, 4.6), look=(0.05, -0.2, 0), fov=36, roll=4)
    sky(s.block, 0.02, 0.25, 420, clouds=0.4)
    trooper = sitter(
        "fedora", "short", dict(jaw=1.1, nose=0.9, brow=0.8), "uniform", yaw=-14, pitch=2,
        body_yaw=-6, hunch=0.12, gaze=(2, -12), wide=0.3, mood=0.4,
        hat_options={"tilt": 6, "brim": 1.12, "material": "tweed", "band": "dark"},
    )  # fmt: skip
    s.add(trooper.at(0.3, 0.1, -0.2))
    s.add(hand(6, 10, sleeve="dark", arm=1.2).scale(2.1).rx(-82).ry(8).at(-0.72, -0.95, 1.0))
    s.add(lantern("lamp-accent").scale(0.72).at(1.05, -1.05, 0.75))
    s.add(hand(80, 2, sleeve="dark", arm=1.0).scale(1.1).rx(30).ry(-165).at(1.06, -0.12, 0.7))
    stripes = define_material(
        "barrier", albedo=1.0, ambient=0.0, texture=_stripes, axis=(1, 0.6, 0)
    )
    s.add(Solid([box(3.4, 0.17, 0.04)], stripes).rz(3).at(0, -1.32, 0.9))
    s.light(
        spot((2.6, -0.7, 3.0), (0.2, -0.2, 0), 1.1, inner=34, outer=46),
        sun((0.9, -0.2, 0.1), 0.25),
    )
    s.render()
    x, y = s.project((1.05, -0.7, 0.75))
    glow(s.block, x, y, 120, accent=0.5, keep=s.covered * 0.75)
    return s


def _stripes(position: np.ndarray, normal: np.ndarray) -> np.ndarray:
    """Paint slanting bars on a road block."""
    return np.where((position[:, 0] + position[:, 1] * 0.8) % 0.7 < 0.35, 1.0, 0.05)


@art("boy-who-counts")
def boy_who_counts(page: Page) -> Scene:
    s = Scene(page, cam=(-0.3, 0.75, 4.4), look=(0.0, 1.05, 0), fov=37, roll=4)
    sky(s.block, 0.02, 0.3, 380)
    lightning(s.block, 205, -10, 168, 330, 8, seed="count", glow_radius=300, branches=4)
    rails = [capsule((-4, y, 0), (4, y + 0.1, 0), 0.07) for y in (0.32, 0.72)]
    posts = [capsule((x, -0.3, 0), (x, 0.95, 0), 0.09) for x in (-1.3, 1.25)]
    s.add(Solid([*rails, *posts], "wood", hatch=(1, 0.3, 0.3)), hills(0.3, 0.3, 4, "grass", -0.35))
    body = [
        capsule((0, 0.9, 0), (0, 1.28, 0.02), 0.19, 0.16),
        capsule((-0.1, 0.86, 0.1), (-0.14, 0.74, 0.44), 0.11, 0.09).blend(0.05),
        capsule((0.1, 0.86, 0.1), (0.16, 0.74, 0.44), 0.11, 0.09).blend(0.05),
        capsule((-0.14, 0.74, 0.44), (-0.16, 0.3, 0.4), 0.08, 0.06).blend(0.03),
        capsule((0.16, 0.74, 0.44), (0.2, 0.3, 0.36), 0.08, 0.06).blend(0.03),
        capsule((0.15, 1.24, 0), (0.36, 1.02, 0.16), 0.075, 0.06).blend(0.04),
        capsule((-0.15, 1.24, 0), (-0.4, 1.14, 0.2), 0.075, 0.06).blend(0.04),
        capsule((-0.4, 1.14, 0.2), (-0.46, 1.42, 0.3), 0.06, 0.05).blend(0.03),
        capsule((0.36, 1.02, 0.16), (0.2, 1.12, 0.42), 0.06, 0.05).blend(0.03),
    ]
    feet = [ellipsoid(0.06, 0.05, 0.12).at(x, 0.24, 0.46) for x in (-0.16, 0.2)]
    head = sitter(
        None, "short", dict(fat=0.4, jaw=0.8, nose=0.7, brow=0.5, mouth="open"), None, yaw=-24,
        pitch=-10, gaze=(-14, 12), wide=0.8, mood=0.6, on_head=[flat_cap("tweed")],
    )  # fmt: skip
    s.add(Solid(body, "tweed", hatch=(1, 0.2, 0.1)).ry(-16), Solid(feet, "skin").ry(-16))
    s.add(head.scale(0.36).at(0.02, 1.62, 0.06))
    s.add(hand(4, 16, arm=0).scale(0.72).rx(-84).ry(-6).at(-0.52, 1.46, 0.22))
    s.add(hand(60, 4, arm=0).scale(0.6).rx(-60).ry(-40).at(0.06, 1.08, 0.5))
    s.light(
        sun((0.85, -0.35, -0.1), 0.9),
        spot((-2.2, 1.8, 3.4), (0, 1.2, 0), 0.7, inner=16, outer=26),
    )
    return s.render()


@art("dowser")
def dowser(page: Page) -> Scene:
    s = Scene(page, cam=(0.1, -0.35, 5.0), look=(0.0, -0.5, 0), fov=37, roll=-5)
    backdrop(s.block, 0.7, center=(440, 110), falloff=210, mode="linear", angle=78)
    man = sitter(
        "fedora", "short", dict(gaunt=0.9, nose=1.5, jaw=1.15, brow=1.1), "trench", yaw=14,
        pitch=24, body_yaw=4, hunch=0.2, gaze=(0, -22), wide=0.4, mood=0.9, beard=1.4,
        hair_material="grey", hat_options={"tilt": -18, "brim": 1.05},
        clothes_options={"tie": False},
    )  # fmt: skip
    s.add(man.scale(0.85).at(0.02, 0.42, -0.5))
    for side in (-1, 1):
        grip = (side * 0.62, -0.62, 0.8)
        s.add(
            tube(
                [(side * 0.66, -0.46, 0.72), grip, (side * 0.3, -0.86, 1.0), (0, -0.98, 1.08)],
                0.055,
                0.06,
                "thin-bone",
                n=12,
            )
        )
        fist = hand(78, 3, arm=1.2).scale(1.15).rx(-30).ry(28)
        s.add((fist if side < 0 else fist.mirrored()).at(side * 0.8, -0.78, 0.62))
    s.add(
        tube(
            [(0, -0.96, 1.08), (0.02, -1.2, 1.16), (0.0, -1.5, 1.2)], 0.065, 0.03, "thin-bone", n=8
        )
    )
    s.light(
        spot((-3.2, 0.9, 2.8), (0, -0.2, 0), 1.1, inner=32, outer=44),
        bulb((0.0, -1.75, 1.6), 1.3, 0.9, accent=True),
    )
    s.render()
    x, y = s.project((0, -1.62, 1.2))
    seam = path_through(
        (x - 150, 446), (x - 60, y + 4), (x, y - 8), (x + 66, y + 5), (x + 160, 446), tension=0.5
    )
    glow(s.block, x, y + 16, 130, accent=0.7, keep=s.covered * 0.6)
    s.block.over(s.block.path(seam), tone=1.4, accent=1)
    return s


@art("coffin-maker")
def coffin_maker(page: Page) -> Scene:
    s = Scene(page, cam=(0.2, 0.35, 5.0), look=(0.02, -0.45, 0), fov=36, roll=3)
    s.add(wall(-2.2, "dark"))
    for i, (x, tilt) in enumerate(((-1.75, 5), (-0.95, -3), (1.3, 4), (2.1, -6))):
        s.add(
            coffin(2.4, "grey")
            .rx(90)
            .rz(-90 + tilt)
            .at(x, -0.05 + 0.08 * (i % 2), -1.9)
            .group(WALL)
        )
    maker = sitter(
        None, "receding", dict(gaunt=0.7, jaw=1.1, nose=1.3, brow=1.2), "suit", yaw=24, pitch=26,
        body_yaw=10, hunch=0.2, lean=16, gaze=(0, -14), mood=0.8, moustache=True,
        clothes_options={"tie": False, "lapel": False, "material": "tweed"},
    )  # fmt: skip
    s.add(maker.at(-0.1, 0.2, -0.5))
    s.add(coffin(3.0).scale(1.05).ry(-8).at(0.2, -1.72, 0.75))
    s.add(Solid([box(0.5, 0.012, 0.34).at(-0.5, -1.18, 0.75)], "metal").ry(-8))
    s.add(hand(70, 3, arm=1.0).scale(1.2).rx(-20).ry(150).at(0.72, -0.44, 0.5))
    hammer = [capsule((0.55, -0.85, 0.65), (0.72, -0.28, 0.4), 0.035)]
    steel = [cylinder(0.1, 0.2, 0.01).rz(74).at(0.52, -0.92, 0.66)]
    s.add(Solid(hammer, "wood"), Solid(steel, "metal"))
    nails = [
        capsule((-0.05 + 0.22 * i, -1.16, 0.98), (-0.05 + 0.22 * i, -1.0, 0.98), 0.018)
        for i in range(4)
    ]
    s.add(Solid(nails, "thin-bone"))
    s.add(lantern("lamp-accent").scale(0.8).at(-1.05, -1.22, 0.55))
    s.light(
        spot((-2.8, 0.3, 2.6), (0, -0.4, 0), 1.1, inner=32, outer=44, group=-WALL),
        bulb((-1.0, -0.5, 0.9), 0.9, 1.1, accent=True),
        spot((2.2, 2.2, 2.4), (0.2, 0.2, -2), 1.1, inner=34, outer=50, group=WALL),
    )
    s.render()
    x, y = s.project((-1.05, -0.85, 0.55))
    glow(s.block, x, y, 90, accent=0.5, keep=s.covered * 0.7)
    return s


@art("woman-with-unlike-eyes")
def woman_with_unlike_eyes(page: Page) -> Scene:
    s = Scene(page, cam=(0, -0.1, 2.7), look=(0.05, -0.08, 0), fov=30, roll=-6)
    her = sitter(
        "shawl",
        None,
        dict(female=True, gaunt=0.6, nose=0.9, brow=0.6, jaw=1.05),
        "robe",
        yaw=-6,
        pitch=4,
        body_yaw=-4,
        gaze=None,
        mood=0.1,
        on_head=[lips("skin"), _unlike_eyes(), stringy_hair("dark", 0.8)],
        hat_options={"material": "cloth"},
    )
    s.add(her.at(0.02, 0.0, 0))
    s.add(flame_lamp().scale(0.5).at(-0.66, -0.88, 0.62))
    s.light(
        spot((-2.2, -0.55, 2.2), (0, -0.1, 0), 1.15, inner=34, outer=44),
        sun((-0.9, 0.0, -0.1), 0.25),
    )
    s.render()
    x, y = s.project((-0.66, -0.66, 0.62))
    flame(s.block, x, y + 26, 66)
    glow(s.block, x, y, 130, accent=0.35, keep=s.covered)
    return s


def flame_lamp() -> Group:
    """Stand an oil lamp without chimney."""
    bowl = [
        lathe(
            [(0, 0), (0.4, 0), (0.34, 0.1), (0.36, 0.24), (0.14, 0.34), (0.1, 0.42), (0, 0.42)],
            0.01,
        )
    ]
    return Group(Solid(bowl, "brass"))


def _unlike_eyes() -> Group:
    """Set one amber and one pale eye, wide open."""
    group = Group()
    for x, material in ((-0.142, "lamp-accent"), (0.142, "lamp")):
        group += Solid([sphere(0.086).at(x, 0.008, 0.306)], material)
        group += Solid([sphere(0.034).at(x, 0.008, 0.372)], "black")
    return group


@art("alonzo-typer")
def alonzo_typer(page: Page) -> Scene:
    s = Scene(page, cam=(0, -0.15, 3.9), look=(0.0, -0.2, 0), fov=31)
    backdrop(s.block, 1.3, center=(300, 240), falloff=330, mode="rays", accent=1)
    typer = sitter(
        None, "receding", dict(gaunt=0.3, nose=1.3, jaw=1.0, brow=0.9), "suit", yaw=-16, pitch=4,
        body_yaw=-8, hunch=0.1, gaze=(10, 0), wide=0.7, mood=0.8, moustache=True,
        hair_material="grey", clothes_options={"width": 0.8, "material": "dark"},
    )  # fmt: skip
    s.add(typer.scale(0.72).at(0.0, 0.2, 0))
    s.light(spot((2.6, 0.5, 2.6), (0, 0.1, 0), 1.15, inner=30, outer=40), sun((0.9, 0, -0.1), 0.2))
    s.render()
    block = s.block
    hole = np.maximum(
        block.path(oval(300, 158, 122, 122)),
        block.path(path_through((244, 240), (356, 240), (410, 410), (190, 410))),
    )
    plate = block.path(oval(300, 226, 208, 262))
    rim = np.clip(plate - hole, 0, 1)
    outside = (1 - plate) * (1 - hole)
    block.over(outside, tone=0.03, accent=0, phase=block.X)
    tone = np.clip(0.85 - block.X / 640, 0.05, 1)
    block.over(rim, tone=tone, accent=0, phase=np.hypot(block.X - 300, (block.Y - 226) * 0.8))
    covered = outside + rim > 0.5
    block.keyline = np.where(covered, 0, block.keyline)
    block.silhouette = np.where(covered, 0, block.silhouette)
    edge = [path_through((244, 262), (190, 410), (410, 410), (356, 262), close=False)]
    block.over(block.path(edge, stroke=5) * rim, tone=0)
    block.over(block.path([oval(300, 18, 10), oval(300, 428, 9)]), tone=0)
    return s
