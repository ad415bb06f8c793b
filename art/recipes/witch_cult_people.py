"""Pictures of the persons of The Witch Cult Murders."""

from __future__ import annotations

import numpy as np
import skia

from art.kit import (
    Page,
    Scene,
    Solid,
    backdrop,
    blinds,
    box,
    bulb,
    candle,
    capsule,
    define_material,
    glow,
    hand,
    path_through,
    revolver,
    scarf,
    sphere,
    spot,
    sun,
    table,
    textures,
    wall,
)
from art.kit.noise import Image
from art.kit.sitters import (
    bow_tie,
    fallen_face,
    sitter,
    stringy_hair,
)
from art.registry import Recipes

art = Recipes("witch-cult", accent="red")

WALL = 9  # the light group of walls


def _studio(page: Page, look_x: float = 0.0, zoom: float = 1.0, roll: float = 0) -> Scene:
    """Set the camera for head and shoulders; the sitter stands at -look_x."""
    return Scene(page, cam=(0, -0.2, 4.2 / zoom), look=(look_x, -0.25, 0), fov=30, roll=roll)


def _open_corner(scene: Scene, x: float, y: float) -> None:
    """Paint the corner where two walls and the ceiling meet, as if light came through it."""
    backdrop(scene.block, 1.05, center=(x, y), falloff=185, mode="rays", accent=1, dark=0.0)
    block = scene.block
    seams = [
        path_through((x - 5, y), (x + 5, y), (x + 16, 460), (x - 16, 460)),
        path_through((x, y - 5), (x, y + 5), (-30, -60), (-10, -90)),
        path_through((x, y + 5), (x, y - 5), (640, -90), (660, -60)),
    ]
    block.over(block.path(seams), tone=0)
    ceiling = path_through((x, y), (-20, -75), (650, -75))
    block.over(block.path(ceiling), tone=block.tone * 0.45)


@art("keziah-mason")
def keziah_mason(page: Page) -> Scene:
    s = _studio(page, 0.16)
    _open_corner(s, 205, 150)
    crone = sitter(
        "shawl",
        None,
        dict(gaunt=1.0, nose=2.1, brow=1.3, jaw=1.25),
        "robe",
        yaw=-32,
        pitch=14,
        roll=-8,
        body_yaw=-24,
        hunch=0.34,
        lean=14,
        gaze=(-6, 14),
        wide=0.5,
        mood=-0.9,
        brow_material="white",
        on_head=[stringy_hair("grey", 0.9)],
    )
    claw = hand(22, 15, claw=1.0, sleeve="dark").scale(1.7).rx(-74).ry(-18).at(-0.42, -1.12, 0.8)
    s.add(crone.scale(1.12).at(0.42, -0.06, 0), claw)
    s.light(
        spot((-3.2, -0.5, 3.0), (0.1, -0.3, 0), 1.1, inner=32, outer=42),
        sun((-0.9, -0.15, 0.2), 0.35),
    )
    return s.render()


@art("ephraim-waite")
def ephraim_waite(page: Page) -> Scene:
    s = _studio(page, 0.12, 1.06)
    backdrop(s.block, 0.5, center=(430, 120), falloff=170, angle=70)
    old = sitter(
        None,
        "wild",
        dict(gaunt=0.9, nose=1.5, brow=1.5, jaw=1.1),
        "trench",
        yaw=20,
        pitch=12,
        body_yaw=10,
        hunch=0.2,
        gaze=(6, -6),
        wide=0.25,
        mood=-1,
        beard=2.6,
        hair_material="grey",
        brow_material="grey",
    )
    s.add(old.at(-0.22, 0.0, 0))
    s.add(fallen_face().scale(0.92).rz(-9).ry(-16).at(0.74, -0.2, 0.62))
    grip = hand(38, 6, sleeve="dark", arm=1.0).scale(1.35).rx(-78).ry(160).at(0.92, -1.02, 0.42)
    s.add(grip)
    s.light(
        spot((-3.4, 0.9, 2.2), (-0.2, -0.2, 0), 1.15, inner=30, outer=40),
        spot((2.6, 1.6, 3.6), (0.74, -0.2, 0.6), 0.75, inner=10, outer=16),
    )
    return s.render()


@art("joe-mazurewicz")
def joe_mazurewicz(page: Page) -> Scene:
    s = _studio(page, -0.1, 1.0)
    joe = sitter(
        None,
        "short",
        dict(jaw=1.15, nose=1.25, gaunt=0.3, brow=1.2),
        "suit",
        yaw=-80,
        pitch=28,
        body_yaw=-62,
        hunch=0.2,
        lean=10,
        gaze=(0, -30),
        mood=0.7,
        moustache=True,
        clothes_options={"tie": False, "shirt": False, "material": "tweed"},
        worn=[scarf("dark")],
    )
    s.add(joe.at(0.34, 0.08, 0), wall(-1.9, "upright-planks"))
    left = hand(12, 3, sleeve="tweed", arm=1.2).scale(1.55).rx(-62).ry(-98)
    s.add(left.at(-0.06, -1.0, 0.42), left.at(-0.09, -1.0, 0.2))
    beads = [
        sphere(0.032).at(-0.42 + 0.06 * np.sin(t * 5), -0.5 - 0.085 * t * 1.2, 0.5)
        for t in range(9)
    ]
    cross = [
        box(0.022, 0.11, 0.015).at(-0.4, -1.42, 0.5),
        box(0.06, 0.02, 0.015).at(-0.4, -1.38, 0.5),
    ]
    s.add(Solid(beads, "white"), Solid(cross, "white"))
    s.add(candle(0.5, 0.13, accent=1).at(-1.12, -1.42, 0.1))
    s.light(
        spot((-3.0, -0.35, 2.0), (0, -0.4, 0), 1.15, inner=30, outer=40, group=-WALL),
        bulb((-1.1, -0.6, -1.0), 1.0, 1.1, accent=True, group=WALL),
    )
    s.render()
    x, y = s.project((-1.12, -0.72, 0.1))
    glow(s.block, x, y, 60, accent=0.5, keep=s.covered * 0.5)
    return s


def _chalk(width: int = 900, height: int = 560) -> Image:
    """Draw the sums of a blackboard: a hypercube, angles, a curve, rows of figures."""
    pixels = np.zeros((height, width, 4), np.uint8)
    info = skia.ImageInfo.MakeN32Premul(width, height)
    canvas = skia.Surface.MakeRasterDirect(info, pixels).getCanvas()
    pen = skia.Paint(AntiAlias=True, Color=0xFFFFFFFF, StrokeWidth=7)
    pen.setStyle(skia.Paint.kStroke_Style)
    for k in (0, 1):
        x, y, r = (150, 190, 110) if k == 0 else (185, 165, 52)
        canvas.drawRect(skia.Rect.MakeLTRB(x - r, y - r, x + r, y + r), pen)
    for dx in (-1, 1):
        for dy in (-1, 1):
            canvas.drawLine(150 + dx * 110, 190 + dy * 110, 185 + dx * 52, 165 + dy * 52, pen)
    canvas.drawPath(path_through((320, 300), (420, 80), (560, 290), close=True), pen)
    canvas.drawPath(path_through((380, 300), (440, 190), (620, 60), close=False), pen)
    canvas.drawCircle(450, 205, 86, pen)
    pen.setStrokeWidth(5)
    for row in range(4):
        for i in range(11):
            x, y = 60 + i * 34, 370 + row * 42
            if (i * 7 + row * 5) % 4:
                canvas.drawLine(x, y, x + 16, y + (10 if i % 2 else -12), pen)
                canvas.drawLine(x + 3, y + 8, x + 18, y + 8, pen)
    return 0.06 + 0.94 * pixels[..., 3].astype(np.float32) / 255


@art("professor-upham")
def professor_upham(page: Page) -> Scene:
    board = define_material(
        "blackboard",
        albedo=1.0,
        ambient=0.0,
        axis=(1, 0.3, 0),
        texture=textures.picture(
            _chalk(), 0, 0, 4.6, 2.9, axes=(0, 1), upside_down=True, outside=0.06
        ),
    )
    s = _studio(page, -0.1, 0.98, roll=-4)
    s.add(Solid([box(2.3, 1.45, 0.05).at(0, 0, 0)], board).at(-0.12, 0.12, -1.6).group(WALL))
    s.add(Solid([box(2.4, 0.07, 0.1).at(-0.12, -1.38, -1.55)], "wood"))
    door = [
        box(0.022, 0.62, 0.02).at(-0.34, 0, 0),
        box(0.022, 0.62, 0.02).at(0.34, 0, 0),
        box(0.36, 0.022, 0.02).at(0, 0.62, 0),
    ]
    s.add(Solid(door, "lamp-accent").at(-0.62, -0.42, -1.5))
    prof = sitter(
        None,
        "receding",
        dict(nose=1.35, gaunt=0.4, jaw=0.95),
        "suit",
        yaw=-66,
        pitch=2,
        body_yaw=-40,
        gaze=(14, 0),
        wide=0.3,
        mood=0.7,
        moustache=True,
        glasses=True,
        hair_material="grey",
    )
    s.add(prof.at(0.62, -0.12, 0))
    s.add(hand(40, 4, arm=1.2).scale(1.35).rx(-58).ry(-74).at(-0.12, -1.12, 0.45))
    s.add(Solid([capsule((-0.52, -0.56, 0.45), (-0.62, -0.42, 0.45), 0.032)], "white"))
    s.light(
        spot((-3.0, 0.5, 3.0), (0.5, -0.2, 0), 0.95, inner=30, outer=40, group=-WALL),
        spot((-1.5, 2.8, 2.4), (-0.5, 0, -1.6), 1.15, inner=34, outer=50, group=WALL),
        sun((-0.9, -0.1, -0.1), 0.45, group=-WALL),
    )
    return s.render()


@art("daniel-upton")
def daniel_upton(page: Page) -> Scene:
    s = Scene(page, cam=(0, 0.15, 4.9), look=(0.06, -0.5, 0), fov=32)
    upton = sitter(
        None,
        "short",
        dict(jaw=1.1, nose=1.05, gaunt=0.35),
        "suit",
        yaw=-12,
        pitch=14,
        body_yaw=-4,
        gaze=(8, 10),
        mood=0.35,
        moustache=True,
        worn=[bow_tie("black")],
        clothes_options={"tie": False},
    )
    s.add(upton.at(-0.1, 0.16, -0.2), wall(-1.9))
    s.add(table(3, 0.9, -1.3, material="wood").at(0, 0, 1.0))
    gun = revolver().scale(0.85).rx(24).ry(166).at(0.42, -0.98, 1.1)
    s.add(gun)
    s.add(hand(16, 9, arm=1.0).scale(1.25).ry(40).at(-1.0, -1.2, 0.7))
    s.light(
        blinds(
            (-3.2, 1.5, 3.0), (-0.1, -0.2, 0), 1.2, period=0.06, duty=0.62, half=0.5, group=-WALL
        ),
        spot((3.6, 2.4, 2.6), (1.0, 0.1, -1.9), 1.1, inner=11, outer=12.5, accent=True, group=WALL),
        bulb((0.6, 0.2, 2.6), 0.7, 1.3),
    )
    return s.render()
