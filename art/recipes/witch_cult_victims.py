"""Pictures of the six names on the list of The Witch Cult Murders."""

from __future__ import annotations

import math

from art.kit import (
    Group,
    Page,
    Scene,
    Solid,
    alley,
    backdrop,
    box,
    bulb,
    capsule,
    ellipsoid,
    ground,
    hand,
    lathe,
    path_through,
    rat,
    silhouette,
    sphere,
    spot,
    sun,
    torus,
    wall,
)
from art.kit.sitters import bandage, bow_tie, lips, sitter
from art.registry import Recipes

art = Recipes("witch-cult", accent="red")

WALL = 9


@art("walter-gilman")
def walter_gilman(page: Page) -> Scene:
    s = Scene(page, cam=(0, -0.55, 4.2), look=(-0.08, -0.24, 0), fov=31, roll=5)
    block = s.block
    backdrop(block, 0.55, center=(190, 160), falloff=230, mode="rings", dark=0.0)
    corner = (190.0, 165.0)
    lines = []
    for k in range(7):  # angles that open one out of the other
        a, r = math.radians(120 + k * 34), 34 + k * 16
        tip = (corner[0] + math.cos(a) * r, corner[1] + math.sin(a) * r)
        b = a + math.radians(52)
        end = (corner[0] + math.cos(b) * (r + 22), corner[1] + math.sin(b) * (r + 22))
        lines.append(path_through(corner, tip, end, close=False))
    block.over(block.path(lines, stroke=5.5), tone=1.2, accent=1, phase=block.X)
    gilman = sitter(
        None,
        "short",
        dict(gaunt=0.8, nose=1.1, brow=0.8, mouth="open"),
        "suit",
        yaw=-58,
        pitch=-16,
        body_yaw=-34,
        hunch=0.1,
        gaze=(8, 10),
        wide=0.7,
        mood=0.9,
        clothes_options={"tie": False},
    )
    s.add(gilman.at(0.36, -0.08, 0))
    s.light(
        spot((-3.0, 1.3, 2.2), (0.2, -0.2, 0), 1.1, inner=30, outer=40),
        sun((-0.9, 0.1, -0.2), 0.2),
    )
    return s.render()


@art("frank-elwood")
def frank_elwood(page: Page) -> Scene:
    s = Scene(page, cam=(0, -0.1, 3.3), look=(-0.2, -0.22, 0), fov=32, roll=-4)
    elwood = sitter(
        None,
        "short",
        dict(nose=0.95, brow=0.7, mouth="open", fat=0.2),
        "suit",
        yaw=10,
        pitch=4,
        body_yaw=6,
        hunch=0.16,
        gaze=(-14, 0),
        wide=0.9,
        mood=0.8,
        clothes_options={"tie": False},
    )
    s.add(elwood.at(0.12, 0.0, 0), wall(-1.6, "wall"))
    s.add(rat().paint("black").scale(0.5).ry(62).at(-1.5, -0.95, -0.9))
    s.light(
        spot((3.0, 0.5, 2.2), (0.1, -0.2, 0), 1.1, inner=32, outer=42, group=-WALL),
        spot(
            (-2.4, -1.2, 2.6), (-0.9, 0.0, -1.6), 1.3, inner=24, outer=27, accent=True, group=WALL
        ),
    )
    return s.render()


def _toddler() -> Group:
    """Stand a child of two in a nightshirt, one arm up, looking back over the shoulder."""
    shirt = [(0, 0.12), (0.22, 0.12), (0.17, 0.4), (0.11, 0.58), (0, 0.6)]
    head = [
        ellipsoid(0.135, 0.145, 0.14).at(0, 0.72, 0),
        ellipsoid(0.1, 0.08, 0.1).at(0, 0.655, 0.045).blend(0.05),
        sphere(0.02).at(0, 0.69, 0.145).blend(0.02),
    ]
    curls = ellipsoid(0.145, 0.13, 0.145).at(0, 0.765, -0.03).rough(0.02, 26)
    face = ellipsoid(0.11, 0.1, 0.12).at(0, 0.69, 0.11).cut(0.03)
    dots = [ellipsoid(0.014, 0.02, 0.012).at(x, 0.715, 0.128) for x in (-0.05, 0.05)]
    dots += [ellipsoid(0.016, 0.016, 0.02).at(0, 0.63, 0.135)]
    looking = Group(Solid(head, "skin"), Solid([curls, face], "hair"), Solid(dots, "black"))
    arms = [
        capsule((0.09, 0.52, 0), (0.24, 0.68, 0.02), 0.05, 0.04),
        capsule((0.24, 0.68, 0.02), (0.33, 0.86, 0.02), 0.042, 0.036).blend(0.02),
        capsule((-0.09, 0.52, 0), (-0.2, 0.34, 0.04), 0.05, 0.04).blend(0.02),
    ]
    legs = [capsule((x, 0.16, 0), (x, 0.04, 0.0), 0.05) for x in (-0.08, 0.08)]
    body = Solid([lathe(shirt, 0.01).rough(0.012, 7, 2), *arms], "white", hatch=(1, 0.2, 0.1))
    return Group(body, Solid(legs, "skin")) + looking.ry(-28)


@art("ladislas-wolejko")
def ladislas_wolejko(page: Page) -> Scene:
    s = Scene(page, cam=(0.1, 0.42, 3.5), look=(0.12, 0.72, 0), fov=36, roll=4)
    s.add(alley(1.7, 5, 12), ground("cobble"))
    s.add(_toddler().at(-0.12, 0, 0.9))
    crone = lathe([(0, 0), (0.62, 0), (0.46, 0.8), (0.3, 1.5), (0.34, 1.9), (0, 2.2)], 0.02)
    s.add(
        Solid([crone.rough(0.03, 9, 2)], "cloth", hatch=(1, 0.15, 0.1)).dim(0.5).at(0.86, 0, 0.62)
    )
    s.add(Solid([capsule((0.72, 1.55, 0.7), (0.42, 1.15, 0.86), 0.16, 0.11)], "cloth").dim(0.6))
    s.add(hand(30, 12, claw=1.2, arm=0).scale(0.72).rx(60).ry(-30).at(0.42, 1.16, 0.86))
    s.add(Solid([box(3, 6, 0.1).at(0, 5, -11)], "black"))
    s.add(rat().scale(0.36).ry(38).dim(0.7).at(0.36, 0, 1.35))
    s.add(Solid([sphere(0.13), torus(0.131, 0.006)], "accent").at(-0.52, 0.13, 1.35))
    s.light(
        spot((-1.3, 1.5, 3.6), (0.1, 0.5, 0.8), 1.25, inner=20, outer=28),
        bulb((-0.4, 2.2, -2.6), 2.4, 2.6),
    )
    return s.render()


@art("asenath-waite")
def asenath_waite(page: Page) -> Scene:
    s = Scene(page, cam=(0, -0.12, 3.3), look=(0.0, -0.16, 0), fov=32)
    backdrop(s.block, 1.1, center=(300, 190), falloff=215, mode="rings", accent=1, gap=1.5)
    her = sitter(
        None,
        "bob",
        dict(female=True, nose=0.8, brow=0.5, jaw=1.05),
        "dress",
        yaw=5,
        pitch=12,
        body_yaw=4,
        hunch=0.08,
        gaze=(-3, 8),
        wide=1.1,
        mood=-0.3,
        on_head=[lips("black")],
        clothes_options={"width": 0.74, "material": "dark"},
    )
    s.add(her.at(0, 0.02, 0))
    s.light(spot((1.7, -0.7, 3.2), (0, -0.15, 0), 1.15, inner=26, outer=36))
    return s.render()


@art("edward-pickman-derby")
def edward_pickman_derby(page: Page) -> Scene:
    s = _cell(page)
    derby = sitter(
        None,
        "short",
        dict(fat=1.0, jaw=0.85, nose=0.9, brow=0.6),
        "suit",
        yaw=22,
        pitch=10,
        roll=7,
        body_yaw=10,
        hunch=0.22,
        gaze=(6, 6),
        wide=0.4,
        mood=1,
        clothes_options={"tie": False},
        worn=[bow_tie("lamp-accent").scale(1.25).at(0, 0.2, 0.02)],
    )
    s.add(derby.at(-0.12, 0.02, -0.15))
    bars = capsule((0, -3, 0), (0, 3, 0), 0.05).repeat(sx=0.6, nx=4)
    s.add(Solid([bars], "metal").at(0.22, 0, 0.75))
    s.add(Solid([box(4, 0.06, 0.05).at(0, -1.05, 0.75)], "metal"))
    fist = hand(78, 3, arm=1.0).scale(1.2).rx(-55).ry(176)
    s.add(fist.at(-0.36, -0.86, 0.55), fist.mirrored().at(0.86, -0.7, 0.55))
    s.light(
        spot((3.6, 0.9, 3.6), (0, -0.2, 0), 1.15, inner=30, outer=40, group=-WALL),
        spot((-3.5, 2.2, 2), (-1.0, 0, -1.9), 0.8, inner=13, outer=17, group=WALL),
    )
    return s.render()


def _cell(page: Page) -> Scene:
    s = Scene(page, cam=(0, -0.2, 4.2), look=(-0.12, -0.26, 0), fov=30)
    return s.add(wall(-1.9, "brick"))


@art("joel-manton")
def joel_manton(page: Page) -> Scene:
    s = Scene(page, cam=(0.2, 0.35, 4.5), look=(0.05, -0.5, 0), fov=34, roll=-15)
    manton = sitter(
        None,
        None,
        dict(jaw=1.2, nose=1.2, fat=0.5, mouth="open"),
        None,
        yaw=-10,
        pitch=-6,
        gaze=(0, 4),
        wide=0.6,
        mood=0.6,
        beard=1.1,
        on_head=[bandage()],
    )
    s.add(manton)
    pillow = ellipsoid(1.25, 0.8, 0.32).at(0, 0.15, -0.5).rough(0.02, 7, 0)
    s.add(Solid([pillow], "white", hatch=(1, 0.25, 0.2)).group(8))
    blanket = [
        ellipsoid(1.25, 0.9, 0.42).at(0, -1.75, -0.22),
        ellipsoid(0.8, 0.5, 0.5).at(0, -1.2, -0.2).blend(0.3),
        box(1.9, 0.7, 0.06, 0.05).at(0, -1.8, -0.2).blend(0.3),
    ]
    s.add(Solid([p.rough(0.015, 6, 0) for p in blanket], "white", hatch=(0.25, 1, 0.5)))
    rails = capsule((0, -1, -0.9), (0, 0.95, -0.9), 0.04).repeat(sx=0.42, nx=4)
    s.add(Solid([rails, capsule((-1.75, 0.95, -0.9), (1.75, 0.95, -0.9), 0.06)], "metal"))
    s.light(
        spot((-2.4, 0.9, 3.4), (0, -0.3, 0), 1.0, inner=30, outer=40, group=-8),
        spot((-2.8, 2.4, 1.6), (0, 0.1, -0.4), 0.6, inner=30, outer=40, group=8),
    )
    s.render()
    for side in (-1, 1):
        toe = [(0.05, -0.28), (0.24, -0.12), (0.22, 0.16), (0.06, 0.26)]
        points = [s.project((side * x + 0.02, y - 1.42, 0.3)) for x, y in toe]
        silhouette(s.block, path_through(*points, tension=0.7), tone=1.2, accent=1)
    return s
