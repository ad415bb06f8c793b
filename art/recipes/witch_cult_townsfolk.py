"""Pictures of the townsfolk of The Witch Cult Murders: they saw something."""

from __future__ import annotations

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
    ellipsoid,
    hand,
    key,
    lathe,
    shelves,
    sphere,
    spot,
    table,
    torus,
    wall,
)
from art.kit.sitters import (
    flat_cap,
    headscarf,
    sitter,
)
from art.registry import Recipes

art = Recipes("witch-cult", accent="red")

WALL = 9  # the light group of walls


def _studio(page: Page, look_x: float = 0.0, zoom: float = 1.0, roll: float = 0) -> Scene:
    """Set the camera for head and shoulders; the sitter stands at -look_x."""
    return Scene(page, cam=(0, -0.2, 4.2 / zoom), look=(look_x, -0.25, 0), fov=30, roll=roll)


@art("anastasia-wolejko")
def anastasia_wolejko(page: Page) -> Scene:
    s = Scene(page, cam=(0, -0.1, 4.7), look=(0.05, -0.42, 0), fov=32)
    mother = sitter(
        None,
        None,
        dict(female=True, nose=0.95, gaunt=0.55, brow=0.7),
        "dress",
        yaw=-22,
        pitch=18,
        roll=-5,
        body_yaw=-12,
        hunch=0.16,
        gaze=(-4, -16),
        mood=1,
        on_head=[headscarf("tweed")],
        clothes_options={"width": 0.86, "material": "dark"},
    )
    s.add(mother.at(-0.12, 0.12, -0.1))
    for x, turn in ((-1.9, 8), (0.0, -4), (1.95, 6)):
        sheet = box(0.9, 1.3, 0.02, 0.01, bend=(0.05, 0)).rough(0.03, 7, 0)
        s.add(Solid([sheet], "white", hatch=(1, 0.06, 0.1)).ry(turn).at(x, 0.1, -1.9).group(WALL))
    s.add(Solid([capsule((-4, 1.35, -1.85), (4, 1.28, -1.85), 0.02)], "thin-bone"))
    cap = flat_cap("accent").scale(0.62).rx(6).ry(64).at(-0.1, -1.3, 0.8)
    s.add(cap)
    right = hand(34, 6, sleeve="dark", arm=1.0).scale(1.25)
    s.add(right.rx(-38).ry(58).at(-0.66, -1.34, 0.72))
    s.add(right.mirrored().rx(-38).ry(-58).at(0.52, -1.34, 0.72))
    s.light(
        spot((-3.2, 1.3, 2.4), (0, -0.4, 0), 1.15, inner=30, outer=40, group=-WALL),
        spot((3.2, 2.6, 1.6), (1.2, 0, -1.9), 0.9, inner=26, outer=40, group=WALL),
    )
    return s.render()


@art("landlord-dombrowski")
def landlord_dombrowski(page: Page) -> Scene:
    s = _studio(page, 0.08)
    backdrop(s.block, 0.9, center=(400, 150), falloff=190, mode="linear", angle=64)
    lord = sitter(
        "bowler",
        "short",
        dict(fat=1.6, jaw=1.35, nose=1.3, brow=1.2),
        "suit",
        yaw=26,
        pitch=8,
        body_yaw=16,
        hunch=0.3,
        gaze=(12, -2),
        mood=-0.6,
        moustache=True,
        clothes_options={"tie": False, "width": 1.15},
    )
    s.add(lord.at(-0.42, 0.02, -0.25))
    ring = Group(Solid([torus(0.46, 0.035).rx(90)], "metal"))
    for i in range(7):
        angle = -66 + i * 22
        bright = i == 3
        one = key(material="lamp-accent" if bright else "brass").scale(0.72 if bright else 0.56)
        ring += (
            one.rx(90)
            .at(0.3, 0, 0.012 * (i % 3))
            .rz(-90 + angle * 0.62)
            .at(
                0.46 * np.sin(np.radians(angle)),
                -0.46 * np.cos(np.radians(angle)),
                0.16 if bright else 0.03 * (i % 2),
            )
        )
    s.add(ring.ry(-10).at(0.56, -0.22, 0.75))
    s.add(hand(74, 2, arm=1.2, sleeve="tweed").scale(1.3).rx(-20).ry(-150).at(0.75, 0.42, 0.45))
    s.light(
        spot((-3.5, 0.35, 1.9), (-0.2, -0.2, 0), 1.05, inner=30, outer=40),
        spot((0.2, -0.6, 4.2), (0.5, -0.5, 0.7), 0.5, inner=12, outer=20),
    )
    return s.render()


@art("sergeant-kehoe")
def sergeant_kehoe(page: Page) -> Scene:
    s = Scene(page, cam=(0.1, -0.95, 4.0), look=(-0.22, -0.22, 0), fov=34, roll=-5)
    kehoe = sitter(
        "police",
        "short",
        dict(fat=1.2, jaw=1.35, nose=1.15, brow=1.3),
        "uniform",
        yaw=24,
        pitch=4,
        body_yaw=10,
        hunch=0.24,
        gaze=(-14, -16),
        mood=-0.3,
        moustache=True,
    )
    s.add(kehoe.at(0.05, 0.05, 0), wall(-1.9, "brick"))
    globe = Group(
        Solid([sphere(0.34)], "lamp-accent"),
        Solid(
            [torus(0.345, 0.02), torus(0.345, 0.02).rx(90), torus(0.345, 0.02).rz(90).ry(90)],
            "black",
        ),
        Solid([cylinder(0.16, 0.09).at(0, 0.4, 0), cylinder(0.16, 0.09).at(0, -0.4, 0)], "metal"),
    )
    s.add(globe.at(-1.28, 0.42, -1.2))
    s.light(
        spot((3.2, 0.6, 2.6), (0, -0.2, 0), 1.15, inner=30, outer=40, group=-WALL),
        bulb((-1.28, 0.42, -1.0), 1.3, 1.0, accent=True, casts=False, group=WALL),
    )
    return s.render()


@art("night-librarian")
def night_librarian(page: Page) -> Scene:
    s = Scene(page, cam=(0, -0.3, 4.3), look=(-0.16, -0.36, 0), fov=32)
    her = sitter(
        None,
        "bun",
        dict(female=True, gaunt=0.5, nose=1.0, brow=0.6),
        "dress",
        yaw=-6,
        pitch=8,
        body_yaw=-4,
        hunch=0.1,
        gaze=(-4, 4),
        mood=-0.2,
        glasses=True,
        clothes_options={"width": 0.8, "material": "dark"},
    )
    collar = Solid(
        [lathe([(0.17, -0.80), (0.24, -0.82), (0.21, -0.62), (0.17, -0.62)], 0.01).at(0, 0, -0.10)],
        "white",
    )
    s.add(her.at(0.12, 0.12, -0.1), collar.at(0.12, 0.12, -0.1))
    finger = Group(
        Solid(
            [
                capsule((0.0, -0.62, 0.52), (0.02, -0.24, 0.53), 0.05, 0.04),
                ellipsoid(0.13, 0.13, 0.11).at(0.05, -0.70, 0.50).blend(0.05),
                capsule((0.13, -0.66, 0.54), (0.13, -0.56, 0.54), 0.05).blend(0.02),
                capsule((0.06, -0.72, 0.58), (0.14, -0.74, 0.58), 0.05).blend(0.02),
            ],
            "skin",
        ),
        Solid([capsule((0.08, -0.80, 0.48), (0.62, -1.7, 0.35), 0.12, 0.2)], "dark"),
        Solid([capsule((0.06, -0.78, 0.49), (0.12, -0.87, 0.48), 0.115, 0.12)], "white"),
    )
    s.add(finger.at(0.10, 0.10, -0.06))
    s.add(shelves(3.6, 7, 0.55, seed="night").at(0, -2.1, -1.9).group(WALL))
    lamp = Group(
        Solid(
            [cylinder(0.24, 0.4, 0.04).rz(90).at(0, 0.42, 0), box(1, 0.5, 1).at(0, -0.08, 0).cut()],
            "lamp-accent",
        ),
        Solid(
            [capsule((0, -0.6, 0), (0, 0.6, 0), 0.035), cylinder(0.25, 0.05).at(0, -0.6, 0)],
            "brass",
        ),
    )
    s.add(lamp.ry(12).at(-0.9, -0.95, 0.5), table(3, 0.8, -1.6, "wood").at(0, 0, 0.8))
    s.light(
        bulb((-1.0, -0.72, 0.75), 1.5, 1.5, group=-WALL),
        spot((3.5, 2.2, 2), (1.6, 0, -2), 0.7, inner=12, outer=24, group=WALL),
        spot((-3.2, -0.4, 2.8), (0.1, -0.3, 0), 0.6, inner=20, outer=30, group=-WALL),
    )
    return s.render()
