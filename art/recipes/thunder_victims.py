"""Pictures of the six people of the hollows in Called Forth by Thunder."""

from __future__ import annotations

import math

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
    ellipsoid,
    glow,
    hand,
    hills,
    lantern,
    lightning,
    rain,
    rng,
    scarf,
    sky,
    smoke,
    sphere,
    spot,
    sun,
    table,
    torus,
    tree,
    wall,
)
from art.kit.elements_thunder import basket, fiddle, jaw_trap, martense
from art.kit.sitters import headscarf, sitter
from art.registry import Recipes

art = Recipes("thunder", accent="amber")

WALL = 9


@art("hannah-ten-broeck")
def hannah_ten_broeck(page: Page) -> Scene:
    s = Scene(page, cam=(0.0, 0.1, 4.8), look=(0.05, -0.5, 0), fov=34, roll=3)
    old = sitter(
        None, None, dict(female=True, gaunt=1.0, nose=1.4, jaw=1.15, brow=0.8), "dress", yaw=22,
        pitch=22, body_yaw=12, hunch=0.22, lean=10, gaze=(0, -16), mood=0.6,
        on_head=[headscarf("tweed")], clothes_options={"width": 0.95, "material": "cloth"},
    )  # fmt: skip
    s.add(old.at(-0.28, 0.16, -0.25), wall(-1.9, "upright-planks"))
    s.add(basket(0.95, 0.62, 0.72).rx(8).at(0.34, -1.56, 0.85))
    right = hand(40, 8, sleeve="cloth", arm=1.0).scale(1.25)
    s.add(
        right.rx(-10).ry(60).at(-0.5, -1.0, 0.75),
        right.mirrored().rx(-6).ry(-96).at(1.28, -0.98, 0.5),
    )
    s.add(table(4, 0.9, -1.56, "wood").at(0, 0, 0.8))
    stove = [box(0.4, 0.5, 0.3, 0.04).at(0, 0, 0), cylinder(0.12, 1.2).at(0.1, 1.5, 0)]
    s.add(Solid(stove, "dark").dim(0.8).at(1.25, -0.6, -1.3))
    s.add(
        Solid(
            [box(0.045, 0.2, 0.02).at(1.05 + 0.13 * i, -0.62, -0.98) for i in range(4)],
            "lamp-accent",
        )
    )
    s.light(
        spot((-2.6, 0.7, 3.2), (0, -0.6, 0), 1.15, inner=30, outer=42, group=-WALL),
        bulb((1.1, -0.4, -0.9), 1.0, 1.0, accent=True, group=WALL),
    )
    return s.render()


@art("joost-slingerland")
def joost_slingerland(page: Page) -> Scene:
    s = Scene(page, cam=(0, -0.5, 4.3), look=(-0.1, -0.35, 0), fov=33, roll=-4)
    backdrop(s.block, 0.3, center=(150, 80), falloff=200, angle=70)
    burner = sitter(
        "fedora", "short", dict(jaw=1.3, nose=1.5, brow=1.4, fat=0.5), "suit", yaw=-26, pitch=10,
        body_yaw=-12, hunch=0.24, gaze=(0, -10), mood=-0.2, beard=1.8,
        clothes_options={"tie": False, "material": "dark"}, worn=[scarf("tweed")],
        hat_options={"tilt": -4, "brim": 1.0, "material": "felt"},
    )  # fmt: skip
    s.add(burner.at(0.22, 0.12, 0))
    heap = [ellipsoid(1.1, 0.62, 0.8).at(-0.75, -1.5, 0.9)]
    s.add(Solid(heap, "earth", hatch=(0.6, 1, 0.3)))
    random = rng("embers")
    coals = []
    for _ in range(26):
        a, lift = random.uniform(0.5, 2.6), random.uniform(0.15, 1.2)
        x, y, z = math.cos(a) * math.cos(lift), math.sin(lift), math.sin(a) * math.cos(lift)
        coals.append(
            sphere(random.uniform(0.03, 0.07)).at(-0.75 + 1.1 * x, -1.5 + 0.62 * y, 0.9 + 0.8 * z)
        )
    s.add(Solid(coals, "lamp-accent"))
    s.light(
        spot((-1.9, -1.2, 2.6), (0.1, -0.2, 0), 1.15, inner=36, outer=48, accent=False),
        bulb((-1.0, -0.4, 2.4), 0.9, 1.2, accent=True, casts=False),
    )
    s.render()
    smoke(s.block, 128, 350, 330, 40, 46, seed="pit", tone=0.7)
    return s


@art("maritje-decker")
def maritje_decker(page: Page) -> Scene:
    s = Scene(page, cam=(0.3, 0.95, 4.4), look=(-0.02, 1.08, 0), fov=31, roll=5)
    sky(s.block, 0.02, 0.28, 380, clouds=0.5)
    gown = [
        capsule((0, 0.1, 0), (0, 1.25, 0), 0.46, 0.26).rough(0.02, 9, 2),
        box(2, 0.3, 2).at(0, -0.3, 0).cut(),
    ]
    arms = [
        capsule((0.24, 1.3, 0), (0.5, 1.02, 0.2), 0.11, 0.1).blend(0.06),
        capsule((0.5, 1.02, 0.2), (0.62, 1.26, 0.42), 0.09, 0.07).blend(0.04),
        capsule((-0.24, 1.3, 0), (-0.42, 0.96, 0.08), 0.11, 0.09).blend(0.06),
        capsule((-0.42, 0.96, 0.08), (-0.46, 0.68, 0.2), 0.085, 0.065).blend(0.04),
    ]
    s.add(Solid([*gown, *arms], "cloth", hatch=(1, 0.15, 0.1)).ry(10))
    head = sitter(
        "shawl", "bun", dict(female=True, fat=0.6, jaw=1.1, nose=1.1), None, yaw=26, pitch=4,
        gaze=(6, 0), wide=0.4, mood=0.5, hair_material="grey", hat_options={"material": "tweed"},
    )  # fmt: skip
    s.add(head.scale(0.33).at(0.02, 1.68, 0.06))
    bag = [box(0.34, 0.22, 0.14, 0.06).at(0, 0, 0), torus(0.16, 0.03).rx(90).at(0, 0.26, 0)]
    s.add(Solid(bag, "tweed", hatch=(0.2, 1, 0.1)).ry(14).at(-0.46, 0.42, 0.4))
    s.add(Solid([box(0.3, 0.025, 0.16).at(0, 0.2, 0)], "brass").ry(14).at(-0.46, 0.42, 0.4))
    s.add(lantern("lamp-accent").scale(0.42).at(0.7, 0.92, 0.42))
    s.add(hills(0.35, 0.35, 5, "grass", -0.1))
    s.light(
        bulb((0.95, 1.2, 0.9), 0.8, 1.2),
        bulb((0.7, 0.8, 0.9), 1.2, 1.1, accent=True, casts=False),
        spot((-2.4, 1.6, 3.2), (-0.3, 0.6, 0), 0.7, inner=14, outer=24),
    )
    s.render()
    x, y = s.project((0.7, 1.1, 0.42))
    glow(s.block, x, y, 150, accent=0.6, keep=s.covered)
    rain(s.block, 190, 18, mask=1 - s.covered)
    return s


@art("abram-quackenbos")
def abram_quackenbos(page: Page) -> Scene:
    s = Scene(page, cam=(0, -0.2, 4.2), look=(0.0, -0.16, 0), fov=32, roll=-3)
    backdrop(s.block, 0.8, center=(430, 110), falloff=190, mode="linear", angle=76)
    cap = Group(
        Solid([ellipsoid(0.46, 0.34, 0.5).at(0, 0.42, -0.06).rough(0.05, 18, 1)], "fur"),
        Solid([torus(0.43, 0.12).rx(-6).at(0, 0.26, -0.04).rough(0.04, 20, 1)], "grey"),
    )
    trapper = sitter(
        None, None, dict(gaunt=0.8, jaw=1.2, nose=1.5, brow=1.4), "suit", yaw=10, pitch=8,
        body_yaw=6, hunch=0.26, gaze=(-4, -4), mood=-0.6, beard=2.0, on_head=[cap],
        clothes_options={"tie": False, "shirt": False, "material": "fur"},
    )  # fmt: skip
    s.add(trapper.at(0.0, 0.12, -0.3))
    s.add(jaw_trap(0.72, 14).rz(-4).at(0.0, -0.2, 0.72))
    fist = hand(76, 3, sleeve="fur", arm=1.0).scale(1.15)
    s.add(
        fist.rx(-62).ry(60).at(-1.12, -0.42, 0.62),
        fist.mirrored().rx(-62).ry(-60).at(1.12, -0.42, 0.62),
    )
    s.light(
        spot((-3.2, 0.6, 2.4), (0, -0.3, 0), 1.1, inner=32, outer=42),
        sun((-0.7, 0.5, -0.5), 0.6, accent=True),
    )
    return s.render()


@art("cornelius-krom")
def cornelius_krom(page: Page) -> Scene:
    s = Scene(page, cam=(0, -0.1, 4.2), look=(0.1, -0.2, 0), fov=33, roll=4)
    sky(s.block, 0.04, 0.2, 400)
    lightning(
        s.block, 428, -10, 384, 190, 6, seed="krom", glow_radius=330, glow_tone=1.1, branches=3
    )
    krom = sitter(
        None, "short", dict(jaw=1.1, nose=1.1, fat=0.5, brow=0.8), "suit", yaw=58, pitch=-10,
        body_yaw=40, hunch=0.12, gaze=(10, 8), wide=0.2, mood=0.3, moustache=True,
        clothes_options={"tie": False, "material": "tweed"}, worn=[scarf("dark")],
    )  # fmt: skip
    s.add(krom.at(-0.5, -0.06, 0.1))
    slope = Solid([box(6, 1, 0.6).rz(20).at(0.9, -1.72, -2.2)], "grass", hatch=(1, 0.4, 0.2)).dim(
        0.5
    )
    s.add(slope)
    s.add(
        martense(eyes=0, gape=False, material="black")
        .scale(0.5)
        .rz(8)
        .ry(-62)
        .at(0.86, -0.62, -2.0)
    )
    s.light(
        spot((2.6, 0.7, 3.0), (-0.4, -0.2, 0), 1.15, inner=30, outer=42),
        sun((-0.6, -0.4, 0.4), 0.3),
    )
    s.render()
    tree(s.block, 540, 330, 420, "hemlock2", -0.08, depth=6, spread=0.4)
    return s


@art("pieter-vosburgh")
def pieter_vosburgh(page: Page) -> Scene:
    s = Scene(page, cam=(0.0, -0.2, 4.3), look=(-0.06, -0.26, 0), fov=34, roll=-5)
    backdrop(s.block, 0.9, center=(430, 150), falloff=190, mode="rings", dark=0.0)
    player = sitter(
        None, "wild", dict(jaw=1.0, nose=1.15, gaunt=0.4, brow=0.8), "suit", yaw=-24, pitch=14,
        roll=-20, body_yaw=-6, hunch=0.1, gaze=None, mood=0.9, hair_material="hair",
        clothes_options={"tie": False, "width": 0.95, "material": "dark"},
    )  # fmt: skip
    s.add(player.at(0.3, 0.2, -0.2))
    s.add(fiddle("accent").scale(1.05).rz(64).rx(-14).at(-0.14, -0.78, 0.72))
    s.add(hand(70, 4, arm=0.9, sleeve="dark").scale(1.05).rx(-50).ry(36).at(-1.08, -0.74, 0.6))
    bow = [
        capsule((-0.62, -1.22, 1.06), (0.5, 0.5, 0.9), 0.024),
        capsule((-0.55, -1.26, 1.08), (0.56, 0.46, 0.92), 0.01),
    ]
    s.add(Solid(bow, "thin-bone"))
    s.add(hand(66, 4, arm=1.1, sleeve="dark").scale(1.1).rx(-30).ry(-80).at(0.78, 0.38, 0.7))
    s.light(
        spot((-3.0, 1.0, 2.6), (0, -0.3, 0), 1.15, inner=30, outer=42),
        sun((-0.9, 0, -0.2), 0.25),
    )
    return s.render()
