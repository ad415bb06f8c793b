"""Pictures of the three professional contacts, each in the accent of its case."""

from __future__ import annotations

from art.kit import (
    Page,
    Scene,
    Solid,
    backdrop,
    book,
    box,
    bulb,
    candle,
    clerical_collar,
    glow,
    hand,
    key,
    moon,
    shelves,
    spot,
    stars,
    sun,
    wall,
)
from art.kit.sitters import sitter
from art.registry import Recipes

art = Recipes("contacts", accent="red")

WALL = 9


@art("dr-armitage")
def dr_armitage(page: Page) -> Scene:
    s = Scene(page, cam=(0, -0.2, 4.3), look=(0.1, -0.3, 0), fov=31)
    sage = sitter(
        None,
        "wild",
        dict(gaunt=0.5, nose=1.25, brow=1.3, fat=0.2),
        "suit",
        yaw=-24,
        pitch=10,
        body_yaw=-14,
        hunch=0.18,
        gaze=(4, 0),
        mood=-0.2,
        brow_material="grey",
        glasses=True,
        beard=1.7,
        hair_material="grey",
        clothes_options={"tie_material": "lamp-accent"},
    )
    s.add(
        sage.at(-0.02, 0.06, 0),
        shelves(3.4, 7, 0.55, seed="armitage").at(0.6, -2.1, -1.9).group(WALL),
    )
    s.add(book(0.42, 0.58, 0.12, emblem="eye").rx(70).ry(-24).rz(-6).at(0.6, -0.98, 0.75))
    s.add(hand(52, 5, arm=1.0).scale(1.25).rx(-36).ry(-150).at(0.98, -1.3, 0.9))
    s.light(
        spot((-3.4, 0.8, 2.2), (0.1, -0.3, 0), 1.1, inner=32, outer=42, group=-WALL),
        spot((3.5, 2, 2), (1.5, 0, -2), 1.0, inner=14, outer=26, group=WALL),
    )
    return s.render()


@art("randolph-carter", accent="amber")
def randolph_carter(page: Page) -> Scene:
    s = Scene(page, cam=(0, -0.2, 4.2), look=(0.14, -0.26, 0), fov=30, roll=-3)
    backdrop(s.block, 0.5, center=(410, 130), falloff=220, mode="rings")
    stars(s.block, 60, 380)
    moon(s.block, 425, 128, 74, accent=1, halo=1.9, tone=0.8, craters=False)
    dreamer = sitter(
        None,
        "short",
        dict(gaunt=1.0, nose=1.2, jaw=1.25, brow=1.0),
        "trench",
        yaw=38,
        pitch=-6,
        body_yaw=20,
        hunch=0.12,
        gaze=(10, 12),
        wide=0.3,
        mood=0.4,
    )
    s.add(dreamer.at(-0.16, -0.02, 0))
    s.add(key(material="lamp").scale(0.62).rx(90).rz(72).at(0.72, -0.48, 0.7))
    s.add(hand(58, 4, arm=1.1).scale(1.25).rx(-70).ry(-160).at(0.76, -1.2, 0.58))
    s.light(
        spot((3.2, 0.8, 2.4), (0, -0.3, 0), 1.1, inner=30, outer=40),
        sun((0.9, 0.1, -0.2), 0.2),
    )
    return s.render()


@art("father-merluzzo", accent="violet")
def father_merluzzo(page: Page) -> Scene:
    s = Scene(page, cam=(0, -0.3, 4.3), look=(-0.12, -0.34, 0), fov=31)
    priest = sitter(
        None,
        "receding",
        dict(fat=0.9, jaw=1.15, nose=1.35, brow=1.2),
        "uniform",
        yaw=16,
        pitch=8,
        body_yaw=8,
        hunch=0.2,
        gaze=(6, 0),
        mood=0.4,
        hair_material="grey",
        worn=[clerical_collar().at(0, 0.06, 0)],
    )
    s.add(priest.at(-0.12, 0.06, 0), wall(-1.9, "brick"))
    s.add(candle(0.6, 0.13, accent=1).at(0.62, -1.38, 0.85))
    s.add(hand(60, 4, arm=1.0, sleeve="dark").scale(1.25).rx(-58).ry(-165).at(0.72, -1.5, 0.62))
    crucifix = [box(0.06, 0.62, 0.04), box(0.34, 0.06, 0.04).at(0, 0.2, 0)]
    s.add(Solid(crucifix, "lamp-accent").at(-1.22, 0.28, -1.7))
    s.light(
        spot((2.2, -0.65, 3.0), (-0.1, -0.3, 0), 1.1, inner=28, outer=38, group=-WALL),
        bulb((-0.9, 0.2, -1.0), 1.0, 1.2, accent=True, group=WALL),
    )
    s.render()
    x, y = s.project((0.62, -0.58, 0.85))
    glow(s.block, x, y, 70, accent=0.6, keep=s.covered * 0.6)
    return s
