"""Pictures of the case cards of Infinite Gulfs of Darkness."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from art.kit import (
    Group,
    Page,
    Scene,
    Solid,
    beam,
    both_sides,
    box,
    bulb,
    candle,
    capsule,
    church,
    cylinder,
    fence,
    figure,
    glow,
    ground,
    hand,
    hills,
    house,
    lantern,
    lathe,
    metal_box,
    rng,
    shelves,
    sky,
    sphere,
    spire,
    spot,
    sun,
    table,
    torus,
)
from art.kit.elements_gulfs_beings import seated
from art.kit.elements_gulfs_sets import dory, tenement
from art.kit.sitters import sitter
from art.registry import Recipes

art = Recipes("gulfs", accent="violet")

WALL = 9


def _carter(**pose: Any) -> Group:
    return sitter(
        face=dict(gaunt=0.9, nose=1.3, jaw=1.05), moustache=True, hair_material="dark", **pose
    )


@art("carters-errand")
def carters_errand(page: Page) -> Scene:
    s = Scene(page, cam=(0, 0.15, 4.7), look=(0, -0.48, 0), fov=33, roll=3)
    dial = Group(
        Solid([cylinder(0.95, 0.05).rx(90)], "lamp-accent"),
        Solid([torus(0.98, 0.08).rx(90)], "metal"),
        Solid([box(0.035, 0.11, 0.03).at(0, 0.76, 0.07).rz(30 * i) for i in range(12)], "black"),
        Solid(
            [
                capsule((0, 0, 0.1), (0.36, 0.3, 0.1), 0.045),
                capsule((0, 0, 0.1), (-0.6, 0.22, 0.1), 0.03),
            ],
            "black",
        ),
    )
    s.add(dial.at(0.72, 0.16, -1.4))
    man = _carter(
        hat="fedora",
        clothes="trench",
        yaw=26,
        pitch=10,
        body_yaw=16,
        gaze=(-6, -2),
        mood=0.3,
        hat_options={"tilt": 2},
    )
    s.add(man.at(-0.42, 0.02, -0.2))
    s.add(table(3, 0.8, -1.5, "stone").at(0, 0, 1.0))
    s.add(Solid([box(0.4, 0.03, 0.25, 0.01)], "paper").ry(24).at(0.68, -1.44, 0.78))
    s.add(hand(14, 6, arm=1.2).scale(1.3).ry(58).at(-0.14, -1.4, 0.66))
    cup = Group(
        Solid(
            [
                lathe([(0, 0), (0.13, 0), (0.17, 0.2), (0.15, 0.2), (0.11, 0.03), (0, 0.03)]),
                cylinder(0.26, 0.015).at(0, -0.01, 0),
            ],
            "white",
        )
    )
    s.add(cup.at(1.15, -1.47, 0.75))
    s.light(
        spot((-3.4, 1.2, 2.8), (-0.2, -0.5, 0.2), 1.2, inner=30, outer=42),
        bulb((0.7, 0.4, -0.6), 0.5, 1.2, accent=True),
    )
    return s.render()


@art("carters-patience")
def carters_patience(page: Page) -> Scene:
    s = Scene(page, cam=(-0.5, 1.4, 5.4), look=(-0.05, 1.3, -0.4), fov=35, roll=-3)
    s.add(shelves(3.6, 7, 0.6, seed="carter").at(0, 0, -1.6).group(WALL), ground("planks"))
    cage = [capsule((x, 0.2, -1.15), (x, 3.2, -1.15), 0.03) for x in np.arange(0.35, 1.75, 0.2)]
    cage += [capsule((0.3, y, -1.15), (1.7, y, -1.15), 0.04) for y in (0.25, 1.7, 3.1)]
    s.add(
        Solid(cage, "metal"),
        Solid(
            [
                box(0.16, 0.2, 0.07, 0.03).at(1.0, 1.6, -1.05),
                torus(0.1, 0.03).rx(90).at(1.0, 1.84, -1.05),
            ],
            "lamp-accent",
        ),
    )
    wing = [
        box(0.5, 0.62, 0.1, 0.08).at(0, 0.95, -0.34),
        box(0.5, 0.2, 0.45, 0.08).at(0, 0.34, 0.0),
        *both_sides(
            [
                box(0.1, 0.34, 0.42, 0.06).at(0.5, 0.55, 0.0),
                box(0.09, 0.34, 0.22, 0.06).at(0.48, 1.2, -0.2),
            ]
        ),
    ]
    s.add(
        (Group(Solid(wing, "leather", hatch=(1, 0.3, 0.2))) + seated("tweed", hat=False))
        .scale(1.3)
        .ry(34)
        .at(-0.85, 0, 0.6)
    )
    lamp = Group(
        Solid([lathe([(0, 2.5), (0.14, 2.5), (0.4, 2.0), (0.36, 2.0), (0, 2.4)])], "lamp"),
        Solid([capsule((0, 0, 0), (0, 2.3, 0), 0.035), cylinder(0.25, 0.04)], "brass"),
    )
    s.add(lamp.at(-2.0, 0, -0.5))
    s.light(
        bulb((-1.8, 1.9, -0.1), 1.6, 1.9),
        spot((-2.8, 2.2, 4.2), (-0.8, 0.9, 0.5), 1.15, inner=14, outer=22, group=-WALL),
        spot((2.0, 3.2, 2.2), (1.0, 1.4, -1.6), 1.2, inner=18, outer=30),
        bulb((0.4, 1.4, 1.8), 0.4, 1.6),
    )
    return s.render()


@art("the-city-without-lamps")
def the_city_without_lamps(page: Page) -> Scene:
    s = Scene(page, cam=(0, 2.2, 11.6), look=(0, 2.35, 0), fov=38)
    sky(s.block, 0.0, 0.22, 330)
    random = rng("roofs")
    for i in range(13):
        x = -8.4 + i * 1.4 + random.normal(0, 0.1)
        z = -3.0 - (i * 5 % 4)
        if i % 4 == 2:
            s.add(tenement(0.9, 3.4 + random.uniform(0, 1.6), 0.8, 4, 2).dim(0.05).at(x, 0, z))
        else:
            s.add(
                house(0.8, 2.0 + random.uniform(0, 1.4), 0.8, 1.0, lit=(0, 0)).dim(0.05).at(x, 0, z)
            )
    s.add(
        spire(0.5, 3.6, 3.0, lit=None).dim(0.05).at(-3.4, 0, -6),
        spire(0.45, 3.2, 2.6, lit=None).dim(0.05).at(3.0, 0, -7),
    )
    people = (
        ("trench", "fedora", -1.9, 6.6, 1.0),
        ("dress", "cloche", -0.75, 7.2, 1.0),
        ("suit", "bowler", 0.5, 6.8, 1.0),
        ("dress", "cloche", 1.7, 7.0, 0.96),
        ("suit", None, 2.7, 6.2, 0.9),
        ("suit", None, -2.9, 6.0, 0.9),
    )
    s.add(ground("cobble"))
    for coat, hat, x, z, k in people:
        who = figure(coat, hat, female=coat == "dress", material="cloth")
        s.add(who.scale(k * 1.15).ry(-x * 10).at(x, 0, z))
        s.add(candle(0.2, 0.045, accent=1).at(x + 0.12, 1.28 * k, z + 0.36))
        s.light(bulb((x + 0.16, 1.55 * k, z + 0.75), 2.6, 0.5))
    s.render()
    for _, _, x, z, k in people:
        px, py = s.project((x + 0.12, 1.28 * k + 0.4, z + 0.36))
        glow(s.block, px, py, 30, accent=0.9, keep=s.covered * 0.7)
    return s


@art("the-starry-wisdom")
def the_starry_wisdom(page: Page) -> Scene:
    s = Scene(page, cam=(-0.9, 1.2, 7.4), look=(0.2, 2.9, 0), fov=42, roll=6)
    sky(s.block, 0.55, 1.05, 420, clouds=0.35, angle=-8)
    s.add(
        church(None).dim(0.12).scale(0.92).ry(24).at(0.5, 0.5, -4.5),
        hills(0.9, 0.2, 6, "grass", 0.0).dim(0.4),
    )
    s.add(fence(14, 0.3, 2.0).dim(0.05).at(0, -0.1, 3.4))
    chain = [
        torus(0.12, 0.035)
        .rx(90 if i % 2 else 0)
        .rz(30)
        .at(-0.42 + 0.17 * i, 1.85 - 0.05 * math.sin(i * 0.5) * 3, 3.62)
        for i in range(7)
    ]
    lock = Group(
        Solid([box(0.24, 0.26, 0.09, 0.05)], "metal", hatch=(0.3, 1, 0.1)),
        Solid([torus(0.17, 0.045).rx(90).at(0, 0.3, 0)], "metal"),
        Solid(
            [sphere(0.06).at(0, 0.02, 0.08), box(0.025, 0.1, 0.03).at(0, -0.07, 0.08)],
            "lamp-accent",
        ),
    )
    s.add(Solid(chain, "metal"), lock.scale(1.3).rz(-8).at(-0.05, 1.25, 3.8))
    s.light(
        spot((-3.0, 2.6, 7.5), (0, 1.5, 3.6), 1.5, inner=16, outer=26), sun((0.9, -0.4, -0.2), 0.7)
    )
    return s.render()


@art("soundings-in-the-bay")
def soundings_in_the_bay(page: Page) -> Scene:
    s = Scene(page, cam=(0.3, 1.6, 6.6), look=(-0.1, 1.15, 0), fov=33, roll=-4)
    sky(s.block, 0.0, 0.3, 200)
    beam(s.block, 118, 96, 3, 640, 20, 70, tone=1.0)
    s.add(
        Solid(
            [box(40, 0.1, 40, 0).at(0, -0.1, -20).rough(0.05, 2.2, 0)], "sea", hatch=(0.05, 0.3, 1)
        )
    )
    s.add(dory().ry(16).at(0.1, 0.0, 0.6))
    s.add(figure("trench", "fedora", arms="point").ry(-128).at(0.75, 0.12, 0.4))
    rower = seated("dark", hat=True).scale(0.95).ry(90)
    s.add(rower.at(-0.55, 0.0, 0.75))
    s.add(metal_box(0.3, 0.17, 0.22, lid=40).ry(24).rz(-8).at(-1.72, 0.42, 1.25))
    rope = [
        capsule((-1.7, 0.9, 1.25), (-0.05, 1.6, 0.75), 0.025),
        capsule((-1.7, 0.9, 1.25), (-1.98, 0.6, 1.35), 0.02),
        capsule((-1.7, 0.9, 1.25), (-1.45, 0.6, 1.15), 0.02),
    ]
    s.add(Solid(rope, "thin-bone"), lantern().scale(0.42).at(1.5, 0.36, 0.2))
    tower = [lathe([(0, 0), (0.4, 0), (0.26, 2.0), (0.34, 2.05), (0.34, 2.15), (0, 2.15)])]
    s.add(
        Solid(tower, "white").dim(0.3).at(-6.2, 0.3, -9),
        Solid([cylinder(0.2, 0.2).at(-6.2, 2.7, -9)], "lamp"),
        Solid([box(2.4, 0.5, 1).at(-7.2, 0, -9)], "stone").dim(0.1),
    )
    s.light(
        bulb((1.5, 0.9, 0.7), 1.6, 1.8),
        bulb((-1.75, 0.5, 1.9), 1.6, 1.1, accent=True),
        spot((-3.2, 2.2, 5.0), (0.2, 0.8, 0.5), 1.1, inner=20, outer=30),
    )
    s.render()
    x, y = s.project((-1.72, 0.62, 1.25))
    glow(s.block, x, y, 90, accent=1.0)
    return s
