"""Pictures of the case cards of Infinite Gulfs of Darkness."""

from __future__ import annotations

import math

from art.kit import (
    Group,
    Page,
    Scene,
    Solid,
    beam,
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
    hills,
    house,
    lantern,
    lathe,
    metal_box,
    rng,
    sky,
    sphere,
    spire,
    spot,
    sun,
    torus,
)
from art.kit.elements_gulfs_beings import seated
from art.kit.elements_gulfs_sets import dory, tenement
from art.registry import Recipes

art = Recipes("gulfs", accent="violet")


@art("the-city-without-lamps")
def the_city_without_lamps(page: Page) -> Scene:
    s = Scene(page, cam=(0, 2.2, 11.6), look=(0, 2.35, 0), fov=38)
    sky(s.block, 0.02, 1.0, 215)
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
