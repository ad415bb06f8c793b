"""Pictures of the persons of Infinite Gulfs of Darkness."""

from __future__ import annotations

import numpy as np
import skia

from art.kit import (
    Group,
    Page,
    Scene,
    Solid,
    backdrop,
    beam,
    both_sides,
    bulb,
    capsule,
    cylinder,
    define_material,
    ellipsoid,
    glow,
    halo,
    hand,
    lathe,
    letter,
    moon,
    path_through,
    polyp,
    revolver,
    silhouette,
    sky,
    spire,
    spot,
    stairs,
    sun,
    table,
    textures,
    torus,
)
from art.kit.elements_gulfs import drawn, oval, pen
from art.kit.elements_gulfs_beings import diving_helmet
from art.kit.elements_gulfs_sets import organ_pipes
from art.kit.elements_gulfs_things import torch, tuning_fork
from art.kit.sitters import bow_tie, brows, lips, sitter
from art.registry import Recipes

art = Recipes("gulfs", accent="violet")

WALL = 9  # the light group of walls


def _studio(page: Page, *, y: float = -0.25, zoom: float = 1.0, roll: float = 0) -> Scene:
    return Scene(page, cam=(0, y + 0.05, 4.2 / zoom), look=(0, y, 0), fov=30, roll=roll)


@art("crawford-tillinghast")
def crawford_tillinghast(page: Page) -> Scene:
    s = _studio(page, roll=-4)
    backdrop(s.block, 0.9, center=(455, 175), falloff=150, mode="rings", accent=1)
    man = sitter(
        None,
        "wild",
        dict(gaunt=1.0, nose=1.3, brow=1.3, jaw=0.9),
        "suit",
        yaw=16,
        pitch=4,
        roll=-5,
        body_yaw=8,
        hunch=0.2,
        gaze=(34, 4),
        wide=1.0,
        mood=0.8,
        hair_material="grey",
        clothes_options={"width": 0.78, "tie": False},
    )
    s.add(man.at(-0.42, 0.02, 0))
    s.add(polyp(3, 0.34, 8).rz(10).at(0.82, 0.28, 0.1))
    s.light(
        spot((-3.4, -0.35, 1.5), (-0.3, -0.2, 0), 1.15, inner=30, outer=40),
        bulb((1.1, 0.1, 0.9), 0.7, 0.9, accent=True),
    )
    return s.render()


@art("the-maid-who-gave-notice")
def the_maid(page: Page) -> Scene:
    s = _studio(page, y=-0.3, zoom=0.9)
    maid = sitter(
        None,
        "bob",
        dict(female=True, nose=0.8, brow=0.4, jaw=0.9),
        "dress",
        yaw=-24,
        pitch=6,
        body_yaw=-30,
        hunch=0.12,
        gaze=(30, 2),
        wide=0.35,
        mood=None,
        on_head=[brows(0.8, thick=0.011), lips("dark")],
        clothes_options={"width": 0.82, "material": "dark"},
    )
    cap = Solid(
        [
            torus(0.37, 0.075).rx(-20).at(0, 0.43, 0.0).rough(0.03, 16, 2),
            ellipsoid(0.34, 0.2, 0.32).rx(-20).at(0, 0.50, -0.06).blend(0.05),
        ],
        "white",
    )
    collar = Solid(both_sides([ellipsoid(0.2, 0.06, 0.16).rz(-24).at(0.16, -0.86, 0.12)]), "white")
    s.add(
        maid.at(-0.42, 0.0, 0.1),
        cap.ry(-24).at(-0.42, 0.0, 0.1),
        collar.ry(-30).at(-0.42, 0.1, 0.1),
    )
    grip = hand(62, 3, arm=1.2, sleeve="dark").scale(1.25).rx(-58).ry(-24).at(-0.5, -1.2, 0.62)
    s.add(grip)
    flight = stairs(12, 0.26, 0.3, 0.75, "wood").ry(-12).at(1.0, -1.9, -0.8)
    rail = [
        capsule((0, 0.9 + 0.26 * i, -0.3 * i), (0, 0.05 + 0.26 * i, -0.3 * i), 0.025)
        for i in range(11)
    ]
    rail.append(capsule((0, 0.9, 0), (0, 3.76, -3.3), 0.05))
    s.add(flight.group(WALL), Solid(rail, "wood").ry(-12).at(0.34, -1.8, -0.9).group(WALL))
    s.light(
        spot((-3.2, 1.0, 2.4), (-0.4, -0.3, 0), 1.15, inner=30, outer=40, group=-WALL),
        bulb((1.0, 1.3, -0.9), 2.2, 1.8, accent=True, group=WALL),
    )
    s.render()
    glow(s.block, 440, 70, 170, accent=0.9, keep=s.covered)
    return s


@art("the-blind-organ-tuner")
def the_blind_organ_tuner(page: Page) -> Scene:
    s = _studio(page)
    man = sitter(
        None,
        "receding",
        dict(gaunt=0.5, nose=1.35, brow=1.1, jaw=1.1),
        "suit",
        yaw=82,
        pitch=-7,
        body_yaw=62,
        gaze=None,
        mood=0.3,
        beard=1.2,
        hair_material="grey",
        brow_material="grey",
    )
    spectacles = Solid(
        [
            *both_sides([cylinder(0.105, 0.012).rx(90).at(0.14, 0.02, 0.44)]),
            *both_sides([capsule((0.22, 0.03, 0.42), (0.38, 0.03, 0.02), 0.016)]),
            capsule((-0.05, 0.03, 0.45), (0.05, 0.03, 0.45), 0.014),
        ],
        "black",
    )
    s.add(man.at(-0.5, 0.0, 0), spectacles.rx(-7).ry(82).at(-0.5, 0, 0))
    s.add(organ_pipes(9, 0.5, 2.6, 0.0).at(0.2, -2.6, -1.7).group(WALL))
    s.add(tuning_fork().scale(0.85).rz(-8).at(0.52, -0.62, 0.3))
    s.add(hand(70, 2, arm=1.2).scale(1.25).rx(-70).ry(110).at(0.38, -0.98, 0.3))
    s.light(
        spot((3.2, 0.9, 2.4), (0, -0.3, 0), 1.15, inner=30, outer=40, group=-WALL),
        spot((-3.5, 2.4, 2.0), (-0.8, 0.4, -1.7), 0.9, inner=22, outer=36, group=WALL),
    )
    s.render()
    x, y = s.project((0.62, 0.08, 0.3))
    ring = np.hypot(s.block.X - x, s.block.Y - y)
    for r in (34, 56, 80, 106):
        waves = np.clip(1 - np.abs(ring - r) / 3.2, 0, 1)
        behind = (s.block.solid_id < 0) | (s.mask_of("wall") > 0) | (y + 40 > s.block.Y)
        s.block.over((waves > 0.35).astype(np.float32) * behind, tone=1.3, accent=1.0)
    return s


@art("patrolman-monahan")
def patrolman_monahan(page: Page) -> Scene:
    s = _studio(page, y=-0.2, zoom=0.92, roll=5)
    sky(s.block, 0.02, 0.16, 400)
    moon(s.block, 452, 150, 92, accent=1.0, halo=2.0, tone=0.6, craters=False)
    man = sitter(
        "police",
        "short",
        dict(fat=0.5, jaw=1.25, nose=1.2, brow=1.2),
        "trench",
        yaw=54,
        pitch=8,
        body_yaw=150,
        hunch=0.3,
        gaze=(24, 2),
        wide=0.5,
        mood=0.5,
        moustache=True,
        clothes_options={"material": "dark", "tie": False},
    )
    whistle = Group(
        Solid(
            [
                capsule((0.02, -0.31, 0.43), (0.06, -0.315, 0.6), 0.035),
                cylinder(0.075, 0.045, 0.01).rz(90).at(0.065, -0.34, 0.66).blend(0.02),
            ],
            "thin-metal",
        )
    )
    s.add(man.at(-0.38, 0.02, 0), whistle.rx(8).ry(54).at(-0.38, 0.02, 0))
    collar = lathe([(0.42, -1.1), (0.5, -1.05), (0.46, -0.6), (0.40, -0.6)], 0.02)
    s.add(Solid([collar], "cloth", hatch=(1, 0.2, 0.1)).at(-0.38, 0.12, -0.14))
    s.add(spire(0.5, 2.6, 2.4, lit=None).dim(0.05).scale(0.9).at(1.28, -3.2, -2.4))
    s.light(
        spot((3.4, 0.9, 2.4), (-0.2, -0.1, 0), 1.2, inner=30, outer=40), sun((0.9, -0.4, 0.1), 0.4)
    )
    return s.render()


@art("edmund-fiske")
def edmund_fiske(page: Page) -> Scene:
    def names(canvas: skia.Canvas) -> None:
        canvas.clear(0xFFFFFFFF)
        for i in range(7):
            y = 70 + i * 78
            for k in range(5 + i % 3):
                canvas.drawLine(60 + k * 46, y, 92 + k * 46, y - 10 + 8 * (k % 3), pen(13, 0.05))
            if i != 4:
                canvas.drawLine(40, y + 10, 360, y - 14, pen(7, 0.0))
                canvas.drawLine(40, y - 12, 360, y + 8, pen(7, 0.0))

    sheet = define_material(
        "list",
        albedo=1.0,
        ambient=0.06,
        axis=(1, 0.12, 0.5),
        texture=textures.picture(drawn(420, 620, names), 0, 0, 1.1, 1.6),
    )
    s = Scene(page, cam=(-0.1, 2.55, 2.1), look=(0.02, 0.05, -0.02), fov=38, roll=-9)
    s.add(table(5, 4), letter(0.55, 0.8, sheet, 0.04).ry(-14).at(-0.42, 0.03, -0.2))
    s.add(revolver().scale(0.95).rx(-86).ry(152).at(0.2, 0.1, 0.2))
    s.add(hand(46, 4, arm=1.4).scale(1.75).ry(232).at(1.02, 0.2, 0.62))
    glass = lathe([(0, 0), (0.2, 0), (0.25, 0.5), (0.22, 0.5), (0.18, 0.06), (0, 0.06)])
    s.add(Solid([glass], "glass").at(0.72, 0, -0.82))
    s.add(Solid([cylinder(0.2, 0.1).at(0.72, 0.15, -0.82)], "accent"))
    s.light(
        spot((-1.8, 3.2, -1.6), (0, 0, 0.1), 1.4, inner=17, outer=22),
        bulb((0.5, 2.6, 2.2), 0.2, 5),
    )
    s.render()
    x, y = s.project((-0.42 + 0.03, 0.06, -0.05))
    mark = path_through(
        (x - 66, y + 20), (x + 10, y + 12), (x + 62, y - 2), close=False, tension=0.8
    )
    s.block.over(s.block.path(mark, stroke=7), tone=1.2, accent=1.0)
    s.block.keyline *= 1 - s.block.path(mark, stroke=9)
    return s


@art("the-usherette")
def the_usherette(page: Page) -> Scene:
    s = _studio(page, y=-0.34, zoom=0.86)
    girl = sitter(
        None,
        "bob",
        dict(female=True, nose=0.85, brow=0.5),
        "uniform",
        yaw=-30,
        pitch=2,
        body_yaw=-18,
        hunch=0.06,
        gaze=(20, 6),
        wide=0.3,
        mood=None,
        on_head=[brows(0.6, thick=0.011), lips("dark")],
    )
    pillbox = Group(
        Solid([cylinder(0.3, 0.12, 0.02).rz(-14).at(0.08, 0.63, -0.02)], "cloth"),
        Solid([torus(0.31, 0.02).rz(-14).at(0.06, 0.55, -0.02)], "brass"),
        Solid(
            [
                capsule((0.34, 0.5, 0.1), (0.3, -0.42, 0.2), 0.014),
                capsule((-0.3, 0.58, 0.1), (-0.3, -0.42, 0.2), 0.014),
            ],
            "black",
        ),
    )
    s.add(girl.at(0.42, 0.0, 0), pillbox.rx(2).ry(-30).at(0.42, 0.0, 0))
    s.add(torch("lamp-accent").scale(1.05).rx(10).ry(-58).at(-0.42, -0.86, 0.9))
    s.add(hand(66, 3, arm=1.2, sleeve="dark").scale(1.2).rx(-8).ry(-66).at(0.12, -0.84, 0.72))
    s.light(
        spot((-2.6, -0.9, 2.9), (0.3, -0.2, 0), 1.15, inner=30, outer=40),
        sun((-0.9, -0.3, 0.1), 0.3),
        bulb((0.1, -0.3, 2.0), 0.9, 0.8),
    )
    x, y = s.project((-0.72, -0.92, 1.1))
    beam(s.block, x, y, 10, -130, 90, 190, accent=2.4, soften=3)
    rows = []
    for row, (base, r) in enumerate(((320, 15), (372, 19), (430, 24))):
        for i in range(7):
            cx = -10 + i * r * 3.6 + row * 14
            if cx < 330:
                rows += [oval(cx, base - r * 2.3, r * 0.8, r), oval(cx, base, r * 1.6, r * 1.6)]
    silhouette(s.block, rows, rim=0.8, rim_width=4, light=(0.4, -1))
    return s.render()


@art("the-harbour-diver")
def the_harbour_diver(page: Page) -> Scene:
    s = _studio(page, y=-0.24, zoom=0.82, roll=4)
    backdrop(s.block, 0.75, center=(420, 60), falloff=230, mode="rings", accent=1)
    face = sitter(
        None,
        "short",
        dict(jaw=1.2, nose=1.1, gaunt=0.4),
        None,
        yaw=0,
        pitch=4,
        gaze=None,
        mood=0.7,
        moustache=True,
    )
    suit = Solid(
        [
            capsule((0, -1.3, -0.1), (0, -2.6, -0.1), 0.9, 1.0),
            *both_sides([capsule((0.8, -1.4, -0.1), (1.15, -2.6, 0.1), 0.36, 0.34).blend(0.2)]),
        ],
        "cloth",
        hatch=(1, 0.2, 0.1),
    )
    s.add((face.scale(1.0).at(0, 0.02, 0.18) + diving_helmet() + suit).ry(-20).at(-0.1, 0.0, 0))
    hose = [
        capsule(
            (-0.5 - 0.16 * i, 0.9 + 0.13 * i * i * 0.4, -0.4),
            (-0.66 - 0.16 * i, 0.9 + 0.13 * (i + 1) ** 2 * 0.4, -0.4),
            0.075,
        )
        for i in range(5)
    ]
    s.add(Solid(hose, "leather", hatch=(1, 1, 0)))
    s.light(
        spot((-3.2, 1.6, 2.6), (0, -0.2, 0), 1.15, inner=30, outer=42),
        spot((-1.6, 0.2, 2.6), (-0.2, 0, 0.4), 1.1, inner=8, outer=14),
        sun((-0.8, 0.4, 0.1), 0.5, accent=True),
    )
    s.render()
    for x, y, r in (
        (150, 120, 9),
        (132, 84, 14),
        (160, 52, 7),
        (470, 300, 8),
        (486, 262, 12),
        (470, 224, 6),
    ):
        s.block.over(s.block.path(oval(x, y, r), stroke=2.6), tone=1.3, accent=0.0)
    return s


@art("dr-ambrose-dexter")
def dr_ambrose_dexter(page: Page) -> Scene:
    define_material("tan", albedo=0.58, ambient=0.02, axis=(0.35, 1, 0.25), spec=0.35)
    s = _studio(page, y=-0.3, zoom=0.95)
    man = sitter(
        None,
        "short",
        dict(jaw=1.1, nose=1.1, gaunt=0.25, brow=1.1),
        "suit",
        yaw=-8,
        pitch=10,
        body_yaw=-6,
        gaze=(4, 8),
        mood=-0.7,
        skin="tan",
        iris="lamp-accent",
        clothes_options={"tie": False, "material": "dark"},
        worn=[bow_tie("black")],
    )
    s.add(man.at(0.12, 0.12, -0.2))
    s.add(
        hand(12, 6, "tan", arm=1.5, sleeve="dark")
        .scale(1.75)
        .rz(-70)
        .rx(-4)
        .ry(-20)
        .at(-0.32, -0.98, 0.9)
    )
    lamp = Group(
        Solid([lathe([(0, 0.7), (0.2, 0.7), (0.42, 0.25), (0.38, 0.25), (0, 0.6)])], "dark"),
        Solid(
            [capsule((0, -0.6, 0), (0, 0.6, 0), 0.035), cylinder(0.25, 0.05).at(0, -0.6, 0)], "dark"
        ),
    )
    s.add(lamp.at(-1.25, -0.9, -0.3))
    s.light(
        spot((3.0, 1.0, 2.6), (0, -0.3, 0), 1.5, inner=30, outer=42),
        sun((0.9, -0.1, 0.2), 0.4),
        bulb((-0.6, -0.4, 2.2), 0.9, 1.0),
    )
    s.render()
    halo(s.block, 92, accent=1.15)
    return s
