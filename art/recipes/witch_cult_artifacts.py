"""Pictures of the artifacts of The Witch Cult Murders."""

from __future__ import annotations

import math

from art.kit import (
    Page,
    Scene,
    Solid,
    backdrop,
    book,
    box,
    bulb,
    candle,
    capsule,
    cylinder,
    glow,
    ground,
    lathe,
    path_through,
    skull,
    slit,
    sphere,
    spot,
    table,
    torus,
)
from art.kit.elements_witch_cult import chain, cross
from art.kit.sitters import sitter
from art.registry import Recipes

art = Recipes("witch-cult", accent="red")


@art("necronomicon")
def necronomicon(page: Page) -> Scene:
    s = Scene(page, cam=(0.9, 2.75, 3.1), look=(0.1, 0.34, -0.02), fov=36, roll=-4)
    s.add(book(emblem="star").ry(24).at(-0.1, 0, 0.1), table(5, 3))
    s.add(candle(0.72, 0.14, accent=1).at(1.1, 0, -0.75))
    s.add(skull().scale(0.62).ry(42).rx(-8).at(-0.92, 0.34, -1.0))
    links = [
        (-0.55, 0.5, 0.55),
        (-0.75, 0.5, 0.85),
        (-0.95, 0.08, 1.2),
        (-0.3, 0.08, 1.5),
        (0.6, 0.08, 1.3),
        (1.25, 0.08, 1.35),
        (1.9, 0.08, 0.9),
    ]
    s.add(chain(links, 24, 0.12))
    s.light(bulb((1.1, 1.35, -0.35), 1.5, 2.6), bulb((0.9, 2.6, 2.2), 0.7, 5))
    s.render()
    x, y = s.project((1.1, 0.94, -0.75))
    glow(s.block, x, y, 250, accent=0.6, keep=s.covered)
    return s


@art("etched-bowl")
def etched_bowl(page: Page) -> Scene:
    s = Scene(page, cam=(0.3, 2.05, 2.9), look=(0.02, 0.38, 0), fov=36, roll=5)
    rim = [
        (0, 0.06),
        (0.3, 0.06),
        (0.75, 0.25),
        (1.02, 0.62),
        (1.1, 0.95),
        (1.17, 0.95),
        (1.09, 0.58),
        (0.8, 0.17),
        (0.3, 0.0),
        (0, 0.0),
    ]
    s.add(Solid([lathe(rim, 0.012)], "metal", hatch=(0.1, 1, 0.1)).named("bowl"))
    s.add(Solid([lathe([(0, 0), (0.36, 0), (0.3, 0.1), (0, 0.1)]).at(0, -0.06, 0)], "metal"))
    s.add(Solid([cylinder(0.99, 0.02).at(0, 0.6, 0)], "lamp-accent").named("blood"))
    marks = []
    for i in range(30):
        a = i * math.pi / 15
        c, n = math.cos(a), math.sin(a)
        up = 0.82 if i % 2 else 0.9
        marks.append(capsule((1.04 * c, 0.68, 1.04 * n), (1.085 * c, up, 1.085 * n), 0.014))
        if i % 3 == 0:
            b = a + 0.14
            marks.append(
                capsule(
                    (1.085 * c, up, 1.085 * n),
                    (1.06 * math.cos(b), 0.74, 1.06 * math.sin(b)),
                    0.012,
                )
            )
    s.add(Solid(marks[:22], "black"), Solid(marks[22:], "black"))
    s.add(table(5, 3, -0.06, "stone"))
    s.light(
        spot((-2.6, 2.6, 0.6), (0, 0.4, 0), 1.35, inner=26, outer=36),
        bulb((2.4, 1.4, 2.4), 0.3, 4),
    )
    s.render()
    drop = s.project((0.1, 0.62, 0.1))
    rings = [
        path_through(
            *[
                (drop[0] + r * math.cos(a), drop[1] + r * 0.6 * math.sin(a))
                for a in [k * 0.2618 for k in range(24)]
            ],
            tension=1,
        )
        for r in (14, 34, 58)
    ]
    s.block.over(s.block.path(rings, stroke=2.6) * s.mask_of("blood"), tone=0)
    return s


@art("nickel-crucifix")
def nickel_crucifix(page: Page) -> Scene:
    s = Scene(page, cam=(0, -1.0, 3.0), look=(-0.04, -1.08, 0), fov=34, roll=4)
    backdrop(s.block, 0.4, center=(120, 60), falloff=200, angle=60)
    man = sitter(
        None,
        None,
        dict(jaw=1.15),
        "trench",
        yaw=24,
        pitch=-4,
        body_yaw=8,
        hunch=0.02,
        gaze=None,
        mood=None,
        clothes_options={"tie_material": "lamp-accent"},
    )
    s.add(man.at(0, 0.12, 0))
    s.add(cross(0.82, "brass").rz(-5).ry(8).at(-0.06, -1.34, 0.54))
    beads = []
    for side in (-1, 1):
        for k in range(9):
            t = k / 8
            beads.append(
                sphere(0.022).at(-0.04 + side * 0.3 * (1 - t), -0.56 - 0.26 * t, 0.3 + 0.22 * t)
            )
    s.add(Solid(beads, "thin-bone"))
    s.light(
        spot((-2.8, 0.4, 2.6), (0, -1.1, 0.2), 1.15, inner=26, outer=36),
        spot((0.5, -1.0, 3.0), (-0.06, -1.25, 0.5), 0.5, inner=8, outer=13),
    )
    s.render()
    return s


@art("brass-latchkey")
def brass_latchkey(page: Page) -> Scene:
    s = Scene(page, cam=(-0.3, 1.0, 3.2), look=(0.02, 0.42, -0.2), fov=38, roll=-6)
    s.add(ground("planks"), Solid([box(4, 3, 0.06).at(0, 3.12, -1.1)], "upright-planks").group(9))
    s.add(Solid([box(4, 0.05, 0.1).at(0, 0.04, -1.4)], "lamp-accent"))
    bow = [
        torus(0.42, 0.055).rx(90).at(0.2, 0.5, 0),
        box(0.6, 0.3, 0.3).at(0.2, 0.86, 0).cut(),
        torus(0.26, 0.06).rx(90).at(-0.52, 0.9, 0),
        sphere(0.08).at(-0.37, 0.66, 0),
        capsule((-0.36, 0.64, 0), (-0.22, 0.5, 0), 0.055),
        capsule((0.6, 0.5, 0), (0.78, 1.05, 0), 0.055),
        box(0.12, 0.035, 0.03, 0.008).rz(70).at(0.88, 0.86, 0),
        box(0.16, 0.035, 0.03, 0.008).rz(-18).at(0.86, 0.98, 0),
        box(0.14, 0.035, 0.03, 0.008).rz(-18).at(0.82, 0.82, 0),
    ]
    s.add(
        Solid(bow, "brass", hatch=(0.4, 1, 0.1)).rx(-18).ry(-12).scale(1.15).at(-0.12, 0.02, 0.25)
    )
    s.light(
        spot((-2.6, 1.5, 2.4), (0, 0.4, 0), 1.3, inner=20, outer=28, group=-9),
        slit((-1.2, 0.4, -1.3), (0, 0.3, 0.3), 0.2, width=0.6, height=0.1),
        bulb((0, 0.12, -0.9), 1.6, 0.9, accent=True, casts=False),
        spot((-3, 3, 3), (0, 1.4, -1.1), 0.35, inner=16, outer=30, group=9),
    )
    return s.render()
