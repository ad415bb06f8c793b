"""The drawing kit: everything a recipe needs, under one name."""

from __future__ import annotations

from art.kit import textures
from art.kit.block import SOLID, STIPPLE, Block, Page, path_through
from art.kit.buildings import church, house, mansion, spire, window
from art.kit.engrave import engraving, linocut
from art.kit.figures import figure
from art.kit.layers import beam, blood, glow, silhouette, smoke, tree
from art.kit.lights import blinds, bulb, pane, slit, spot, sun
from art.kit.machines import car, machine
from art.kit.materials import define_material
from art.kit.noise import rng
from art.kit.papers import book, letter
from art.kit.people import bust, hand
from art.kit.places import (
    alley,
    arch,
    fence,
    gravestone,
    ground,
    hills,
    room,
    shelves,
    stairs,
    table,
    wall,
)
from art.kit.props import candle, crystal, key, lantern, skull
from art.kit.scene import Scene
from art.kit.shapes import (
    Group,
    Solid,
    both_sides,
    box,
    capsule,
    cone,
    cylinder,
    ellipsoid,
    extrude,
    lathe,
    plane,
    sphere,
    terrain,
    torus,
)
from art.kit.skies import aurora, backdrop, fog, lightning, moon, rain, sky, stars
from art.kit.tentacles import tube

__all__ = [
    "SOLID",
    "STIPPLE",
    "Block",
    "Group",
    "Page",
    "Scene",
    "Solid",
    "alley",
    "arch",
    "aurora",
    "backdrop",
    "beam",
    "blinds",
    "blood",
    "book",
    "both_sides",
    "box",
    "bulb",
    "bust",
    "candle",
    "capsule",
    "car",
    "church",
    "cone",
    "crystal",
    "cylinder",
    "define_material",
    "ellipsoid",
    "engraving",
    "extrude",
    "fence",
    "figure",
    "fog",
    "glow",
    "gravestone",
    "ground",
    "hand",
    "hills",
    "house",
    "key",
    "lantern",
    "lathe",
    "letter",
    "lightning",
    "linocut",
    "machine",
    "mansion",
    "moon",
    "pane",
    "path_through",
    "plane",
    "rain",
    "rng",
    "room",
    "shelves",
    "silhouette",
    "skull",
    "sky",
    "slit",
    "smoke",
    "sphere",
    "spire",
    "spot",
    "stairs",
    "stars",
    "sun",
    "table",
    "terrain",
    "textures",
    "torus",
    "tree",
    "tube",
    "wall",
    "window",
]
