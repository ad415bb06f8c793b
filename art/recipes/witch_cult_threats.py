"""Pictures of the threats of The Witch Cult Murders."""

from __future__ import annotations

import numpy as np
import skia

from art.kit import (
    Group,
    Page,
    Scene,
    Solid,
    alley,
    backdrop,
    blinds,
    both_sides,
    box,
    bulb,
    capsule,
    car,
    cone,
    define_material,
    ellipsoid,
    figure,
    glow,
    ground,
    hand,
    house,
    lathe,
    moon,
    pane,
    sphere,
    spot,
    stars,
    sun,
    table,
    telephone,
    textures,
    torus,
    tube,
    wall,
)
from art.kit.elements_witch_cult import cradle, oval_frame, umbrella
from art.kit.noise import Image
from art.kit.sitters import sitter
from art.registry import Recipes

art = Recipes("witch-cult", accent="red")

WALL = 9


@art("meadow-hill-coven")
def meadow_hill_coven(page: Page) -> Scene:
    s = Scene(page, cam=(0.2, 1.0, 7.6), look=(0, 1.62, 0), fov=38)
    backdrop(s.block, 1.1, center=(300, 262), falloff=250, accent=1, mode="rays")
    ring = ((-2.5, 0.5), (-1.75, -0.7), (-0.95, -1.4), (0.95, -1.4), (1.75, -0.7), (2.5, 0.5))
    for x, z in ring:
        s.add(figure("robe", "hood").ry(-x * 16).at(x, 0, z))
    for x, z, big in ((-1.45, 2.0, 1.05), (1.55, 1.9, 1.1)):
        s.add(figure("robe", "hood", arms="raised").scale(big).ry(180 - x * 14).at(x, 0, z))
    s.add(figure("robe", "hood", arms="raised").scale(1.35).at(0, 0.25, -2.2))
    logs = [
        capsule((-0.5, 0.1, 0.2), (0.5, 0.2, -0.2), 0.1),
        capsule((-0.4, 0.1, -0.3), (0.45, 0.25, 0.3), 0.1),
    ]
    s.add(Solid(logs, "wood"), ground("earth"))
    flames = [
        cone(0.75, 0.42, 0.0, 0.05).at(0, 0.75, 0).rough(0.06, 7, 0),
        cone(0.5, 0.26, 0.0, 0.05).rz(10).at(-0.32, 0.5, 0.1).blend(0.12),
        cone(0.5, 0.24, 0.0, 0.05).rz(-12).at(0.34, 0.5, 0.05).blend(0.12),
    ]
    s.add(Solid(flames, "lamp"))
    s.light(bulb((0, 0.9, 0.2), 1.5, 2.1, casts=False), bulb((0, 0.5, 0.6), 0.8, 1.6))
    return s.render()


@art("wrong-reflection")
def wrong_reflection(page: Page) -> Scene:
    s = Scene(page, cam=(-0.2, 0.0, 4.6), look=(0.12, -0.08, 0), fov=34, roll=-3)
    backdrop(s.block, 1.0, center=(370, 190), falloff=130, mode="rings", accent=1)
    hole = lathe([(0, -1), (0.86, -1), (0.86, 1), (0, 1)]).rx(90)
    s.add(Solid([box(6, 5, 0.08), hole.cut()], "wall").at(0.5, 0, 0).group(WALL))
    s.add(oval_frame(0.86, 0.86, 0.1, 0.13).at(0.5, 0, 0.1))
    old = sitter(
        None,
        "receding",
        dict(gaunt=0.9, nose=1.4, brow=1.4),
        "suit",
        yaw=-22,
        pitch=8,
        gaze=(0, 0),
        wide=0.3,
        mood=-0.8,
        beard=2.0,
        hair_material="grey",
        brow_material="grey",
    )
    s.add(old.scale(0.92).at(0.56, 0.05, -0.9).group(5))
    her = sitter(
        None,
        "bob",
        dict(female=True),
        "dress",
        yaw=158,
        pitch=2,
        body_yaw=165,
        hunch=0.1,
        gaze=None,
        mood=None,
        clothes_options={"material": "dark"},
    )
    s.add(her.scale(0.9).at(-0.62, -0.32, 1.0))
    s.light(
        spot((-2.6, 0.9, 1.2), (0.5, 0, -0.9), 1.2, inner=30, outer=40, group=5, casts=False),
        spot((-1.8, 1.4, 3.0), (0.5, 0, 0.1), 0.5, inner=16, outer=24, group=-WALL),
        spot((-3.0, 1.4, 2.8), (-0.6, -0.3, 1.0), 1.0, inner=18, outer=28, group=-WALL),
        spot((-3.5, 2.6, 3.6), (0.4, 0, 0), 0.3, inner=20, outer=30, group=WALL),
    )
    return s.render()


def _calendar(width: int = 300, height: int = 380) -> Image:
    """Print a leaf of a tear-off calendar: a bar, a number, a few lines."""
    pixels = np.zeros((height, width, 4), np.uint8)
    info = skia.ImageInfo.MakeN32Premul(width, height)
    canvas = skia.Surface.MakeRasterDirect(info, pixels).getCanvas()
    ink = skia.Paint(AntiAlias=True, Color=0xFFFFFFFF)
    canvas.drawRect(skia.Rect.MakeXYWH(20, 18, width - 40, 52), ink)
    pen = skia.Paint(AntiAlias=True, Color=0xFFFFFFFF, StrokeWidth=22)
    pen.setStyle(skia.Paint.kStroke_Style)
    three = skia.Path()
    three.addArc(skia.Rect.MakeXYWH(72, 134, 62, 62), -160, 245)
    three.addArc(skia.Rect.MakeXYWH(68, 198, 70, 72), -85, 245)
    canvas.drawPath(three, pen)
    canvas.drawOval(skia.Rect.MakeXYWH(166, 134, 62, 136), pen)
    for k in range(2):
        canvas.drawRect(skia.Rect.MakeXYWH(60, 322 + k * 24, width - 120 - 40 * k, 9), ink)
    return 1.0 - 0.97 * pixels[..., 3].astype(np.float32) / 255


@art("thirtieth-of-april")
def thirtieth_of_april(page: Page) -> Scene:
    leaf = define_material(
        "calendar",
        albedo=1.0,
        ambient=0.03,
        axis=(1, 0.15, 0),
        texture=textures.picture(_calendar(), 0, 0, 1.5, 1.9, axes=(0, 1), upside_down=True),
    )
    s = Scene(page, cam=(0.5, 0.2, 4.6), look=(0.02, 0.0, 0), fov=36, roll=-6)
    s.add(wall(-0.12, "wall"))
    for x, y, big, tilt in (
        (0.05, -0.02, 0.98, 3),
        (-1.42, 0.42, 0.5, -7),
        (1.42, -0.42, 0.58, 8),
        (1.3, 0.95, 0.42, -4),
        (-1.2, -0.9, 0.44, 6),
    ):
        pad = Solid([box(0.75, 0.95, 0.03, 0.01, bend=(0, 0.03))], leaf)
        board = Solid([box(0.82, 1.12, 0.02, 0.01).at(0, 0.1, -0.04)], "dark")
        ring = Solid(
            [torus(0.58, 0.04).rx(90).rough(0.02, 3, 0).at(0.0, -0.06, 0.06)], "lamp-accent"
        )
        nail = Solid([sphere(0.05).at(0, 1.12, 0.03)], "metal")
        for part in (pad, board, ring, nail):
            s.add(part.scale(big).rz(tilt).at(x, y, 0.0))
    s.light(
        blinds((-3.4, 1.8, 3.6), (0, 0, 0), 1.05, period=0.1, duty=0.72, half=0.6),
        spot((-3.4, 1.8, 3.6), (0, 0, 0), 0.35, inner=14, outer=24, group=-WALL),
    )
    return s.render()


@art("empty-cradle")
def empty_cradle(page: Page) -> Scene:
    s = Scene(page, cam=(0.9, 1.35, 4.6), look=(0.05, 0.95, 0), fov=38, roll=-5)
    s.add(ground("planks"), wall(-1.6, "upright-planks"))
    s.add(cradle().rx(9).ry(-22).scale(1.05).at(-0.1, 0, 0.3))
    cover = [
        ellipsoid(0.5, 0.14, 0.36).rough(0.02, 9, 0).at(0.34, 0.8, 0),
        box(0.26, 0.24, 0.02, 0.02).at(0.42, 0.62, 0.5).blend(0.1),
    ]
    s.add(Solid(cover, "lamp-accent").rx(9).ry(-22).scale(1.05).at(-0.1, 0, 0.3))
    s.light(
        pane((2.9, 3.4, 3.8), (-0.2, 1.0, -0.6), 1.25, width=0.27, height=0.36, bar=0.02),
        bulb((-0.4, 2.6, 2.6), 0.22, 4),
    )
    return s.render()


@art("sleepwalker")
def sleepwalker(page: Page) -> Scene:
    s = Scene(page, cam=(0.3, 3.4, 8.4), look=(0.1, 4.0, 0), fov=34, roll=6)
    backdrop(s.block, 0.55, center=(300, 180), falloff=260, mode="rings", accent=1)
    stars(s.block, 40, 300)
    moon(s.block, 318, 168, 118, tone=0.6, halo=1.3, craters=True)
    s.add(house(2.4, 1.6, 3.2, 1.9, lit=(0, 0, 0, 0)).ry(90).dim(0.3).at(0, 0, 0))
    s.add(house(1.6, 0.6, 1.4, 1.7, lit=(0, 0)).ry(20).dim(0.2).at(-3.4, 0.4, -2))
    s.add(house(1.5, 0.4, 1.4, 1.8, lit=(0, 1)).ry(-12).dim(0.2).at(3.6, 0.4, -2.5))
    shirt = lathe([(0, 0.28), (0.27, 0.28), (0.2, 0.8), (0.2, 1.3), (0.08, 1.48), (0, 1.48)], 0.01)
    man = [
        shirt.rough(0.015, 8, 2),
        capsule((0.17, 1.34, 0.02), (0.16, 1.3, 0.62), 0.085, 0.06).blend(0.05),
        capsule((-0.17, 1.34, 0.02), (-0.16, 1.26, 0.62), 0.085, 0.06).blend(0.05),
    ]
    body = Solid(man, "white", hatch=(1, 0.15, 0.1))
    skin = Solid(
        [
            ellipsoid(0.11, 0.14, 0.13).at(0, 1.64, 0.0),
            capsule((0.09, 0.35, 0.05), (0.1, 0.03, 0.2), 0.06, 0.045),
            capsule((-0.09, 0.35, -0.05), (-0.1, 0.05, -0.2), 0.06, 0.045),
            capsule((0.16, 1.3, 0.66), (0.15, 1.28, 0.76), 0.05, 0.03),
            capsule((-0.16, 1.26, 0.66), (-0.15, 1.22, 0.76), 0.05, 0.03),
        ],
        "skin",
    )
    hair = Solid([ellipsoid(0.118, 0.12, 0.13).at(0, 1.7, -0.03)], "hair")
    for part in (body, skin, hair):
        s.add(part.scale(1.05).ry(72).dim(0.45).at(-0.15, 3.58, 0.0))
    s.light(sun((-0.8, -0.3, -0.3), 1.1), sun((0.4, -0.5, 0.7), 0.5))
    return s.render()


@art("runaway-packard")
def runaway_packard(page: Page) -> Scene:
    s = Scene(page, cam=(-0.85, 0.5, 6.0), look=(-0.06, 1.0, 0), fov=37, roll=-11)
    backdrop(s.block, 0.35, center=(300, 140), falloff=220, angle=80)
    s.add(alley(3.2, 4, 12).dim(0.5).at(0, 0, -1), ground("cobble"))
    s.add(car().scale(1.12).ry(-12).at(0.05, 0, 0.9))
    eyes = [sphere(0.05).at(x, 1.46, 0.3) for x in (-0.3, -0.12)]
    s.add(Solid(eyes, "lamp-accent").ry(-12).at(0.05, 0, 0.9))
    s.light(
        spot((-2.6, 3.0, 4.2), (0, 1.1, 0.8), 1.5, inner=18, outer=28),
        bulb((0.6, 0.5, 4.2), 0.55, 1.6),
    )
    s.render()
    for side in (-1, 1):
        angle = np.radians(-12)
        lx, lz = side * 0.36 * 1.12, 1.6 * 1.12
        x, z = lx * np.cos(angle) + lz * np.sin(angle), -lx * np.sin(angle) + lz * np.cos(angle)
        px, py = s.project((x + 0.05, 0.95 * 1.12, z + 0.9))
        glow(s.block, px, py, 150, tone=1.1, power=2.6)
    return s


@art("call-at-midnight")
def call_at_midnight(page: Page) -> Scene:
    s = Scene(page, cam=(-0.5, 1.15, 3.9), look=(0.02, 0.78, 0), fov=36, roll=5)
    backdrop(s.block, 1.0, center=(208, 265), falloff=175, mode="rings", accent=1, gap=1.6)
    stand = telephone().ry(-58).scale(1.08).at(0.3, 0, -0.1)
    s.add(*stand[:2], *stand[3:])
    s.add(table(5, 2, material="wood"))
    earpiece = [
        capsule((0, 0, 0), (0, 0.6, 0), 0.07),
        cone(0.12, 0.18, 0.075, 0.01).at(0, -0.1, 0),
    ]
    s.add(Solid(earpiece, "glass").rz(-64).ry(-24).at(-0.78, 0.2, 0.45))
    cord = [
        (-0.2, 0.45, 0.3),
        (0.1, 0.06, 0.7),
        (0.5, 0.05, 0.75),
        (0.62, 0.06, 0.3),
        (0.3, 0.1, 0.05),
    ]
    s.add(tube(cord, 0.03, 0.03, "thin-metal", n=24))
    pool = [
        ellipsoid(0.42, 0.02, 0.2).at(-1.02, 0.02, 0.6),
        ellipsoid(0.2, 0.02, 0.12).at(-0.62, 0.02, 0.85),
    ]
    bubbles = [
        sphere(r).at(x, y, 0.55)
        for x, y, r in (
            (-1.08, 0.28, 0.09),
            (-1.2, 0.5, 0.06),
            (-1.02, 0.62, 0.045),
            (-1.16, 0.78, 0.07),
            (-1.05, 0.98, 0.04),
        )
    ]
    s.add(Solid(pool + bubbles, "glass", hatch=(0.3, 1, 0.2)))
    s.light(
        spot((3.0, 2.6, 2.6), (0, 0.6, 0.2), 1.25, inner=24, outer=34),
        spot((-2.4, 1.2, 2.6), (-0.7, 0.3, 0.5), 0.5, inner=14, outer=22),
    )
    return s.render()


@art("two-men-from-innsmouth")
def two_men_from_innsmouth(page: Page) -> Scene:
    s = Scene(page, cam=(0, -0.25, 5.2), look=(0.0, -0.08, 0), fov=34, roll=-3)
    backdrop(s.block, 0.75, center=(300, 250), falloff=200, angle=86)
    fish = dict(fat=1.0, jaw=0.55, nose=0.45, brow=0.45)
    options = {"tie": False, "width": 0.92}
    gape = both_sides([capsule((0, -0.285, 0.425), (0.21, -0.335, 0.27), 0.017, 0.012)])
    mouth = Group(Solid(gape, "black"))
    tall = sitter(
        "fedora",
        None,
        fish,
        "trench",
        yaw=10,
        pitch=6,
        hunch=0.32,
        gaze=(-6, 0),
        wide=1.4,
        mood=None,
        on_head=[mouth],
        clothes_options=options,
        hat_options={"tilt": -9},
    )
    short = sitter(
        "bowler", None, dict(fish, fat=1.8), "trench", yaw=-14, pitch=6, hunch=0.38, gaze=(4, 0),
        wide=1.5, mood=None, on_head=[mouth], clothes_options=options, hat_options={"tilt": -8},
    )  # fmt: skip
    s.add(tall.scale(0.9).at(-0.52, -0.1, 0), short.scale(0.86).at(0.62, -0.34, 0.15))
    s.add(umbrella(1.75).rz(-3).at(0.05, 0.62, 0.1))
    s.add(hand(80, 2, arm=0.9).scale(1.1).rx(-70).ry(180).at(0.06, -1.12, 0.35))
    s.light(
        spot((-3.6, -0.3, 1.9), (0, -0.3, 0), 1.0, inner=30, outer=40),
        sun((-0.3, -0.5, -0.8), 0.75),
    )
    return s.render()
