"""Keep the materials by name; a recipe may define its own with `define_material`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from art.kit import textures
from art.kit.block import LINES, SOLID

Texture = Callable[[Any, Any], Any]


@dataclass(frozen=True)
class Material:
    """Say how a surface takes light and in which direction its lines are cut."""

    albedo: float = 0.8
    ambient: float = 0.03
    spec: float = 0.0
    emit: float = 0.0
    emit_accent: float = 0.0
    axis: tuple[float, float, float] = (0.25, 1, 0.12)
    gap: float = 1.0
    kind: int = LINES
    texture: Texture | None = None
    rim: float = 0.0
    accent: float = 0.0
    keyline: float = 1.0
    wobble: float = 1.0
    casts_no_shadow: bool = False
    rounded_glow: bool = False


MATERIALS: dict[str, Material] = {}


def define_material(name: str, **properties: Any) -> str:
    """Register a material under a name and return the name."""
    MATERIALS[name] = Material(**properties)
    return name


@contextmanager
def own_materials() -> Iterator[None]:
    """Forget, at the end, the materials that were defined or changed inside."""
    before = dict(MATERIALS)
    try:
        yield
    finally:
        MATERIALS.clear()
        MATERIALS.update(before)


# People
define_material("skin", albedo=1.0, ambient=0.02, axis=(0.35, 1, 0.25), wobble=0.25)
define_material("eye", albedo=1.25, ambient=0.0, kind=SOLID, keyline=0.6)
define_material("cloth", albedo=0.46, ambient=0.02, axis=(1, 0.35, 0.15))
define_material("tweed", albedo=0.62, ambient=0.02, axis=(1, 0.35, 0.15))
define_material("dark", albedo=0.22, ambient=0.0, axis=(1, 0.3, 0.1))
define_material("black", albedo=0.0, ambient=0)
define_material("felt", albedo=0.5, ambient=0.01, axis=(0.1, 1, 0.25))
define_material("hair", albedo=0.45, ambient=0.01, axis=(1, 0.15, 0.3), gap=0.8, spec=0.3)
define_material("grey", albedo=0.72, ambient=0.01, axis=(1, 0.25, 0.3), gap=0.8)
define_material("lens", albedo=0.15, ambient=0.0, spec=2.0, axis=(1, 0.6, 0.1))

# Things
define_material("white", albedo=1.0, ambient=0.1, axis=(0.3, 1, 0.2))
define_material("paper", albedo=1.0, ambient=0.05, axis=(1, 0.1, 0.4))
define_material("photo", albedo=1.0, ambient=0.05, axis=(1, 0.12, 0.5))
define_material(
    "text",
    albedo=1.0,
    ambient=0.05,
    axis=(1, 0.12, 0.5),
    texture=textures.text(16, -0.62, 0.62, -0.85, 0.85),
    gap=0.9,
)
define_material(
    "hand",
    albedo=1.0,
    ambient=0.05,
    axis=(1, 0.12, 0.5),
    texture=textures.text(15, -0.62, 0.62, -0.85, 0.85, hand=True, seed="h"),
    gap=0.9,
)
define_material("wood", albedo=0.6, ambient=0.02, axis=(0.12, 0.05, 1))
define_material("metal", albedo=0.55, ambient=0.02, spec=0.9, axis=(0.2, 1, 0.1))
define_material("brass", albedo=0.7, ambient=0.03, spec=0.9, axis=(0.2, 1, 0.1), gap=0.85)
define_material("glass", albedo=0.25, ambient=0.02, spec=1.4, axis=(0.2, 1, 0.1))
define_material("leather", albedo=0.4, ambient=0.015, axis=(0.9, 0.4, 0.2), spec=0.15)
define_material("accent", albedo=0.9, ambient=0.06, accent=1.0, axis=(0.3, 1, 0.2))
define_material("gem", albedo=0.5, ambient=0.04, accent=1.0, spec=1.0, axis=(0.5, 1, 0.3), gap=0.9)

# Creatures
define_material("flesh", albedo=0.8, ambient=0.02, axis=(0.4, 1, 0.2), spec=0.35, wobble=0.4)
define_material("slime", albedo=0.55, ambient=0.015, axis=(0.4, 1, 0.2), spec=0.9)
define_material("panther", albedo=0.2, ambient=0.0, spec=0.5, axis=(1, 0.35, 0.3))
define_material("fur", albedo=0.45, ambient=0.01, axis=(1, 0.3, 0.5), gap=0.8)
define_material("bone", albedo=1.0, ambient=0.04, axis=(0.3, 1, 0.2), wobble=0.4)

# Things too thin to be hatched: printed solid
define_material("thin-slime", albedo=0.9, ambient=0.0, kind=SOLID, spec=0.8)
define_material("thin-metal", albedo=0.9, ambient=0.0, kind=SOLID, spec=0.8)
define_material("thin-bone", albedo=1.0, ambient=0.05, kind=SOLID)

# Lights one sees
define_material("lamp", emit=1.2, albedo=0, casts_no_shadow=True, keyline=0)
define_material("lamp-accent", emit_accent=1.2, albedo=0, casts_no_shadow=True, keyline=0)
define_material(
    "tube",
    emit_accent=1.1,
    albedo=0,
    casts_no_shadow=True,
    keyline=0.6,
    rounded_glow=True,
    axis=(0.1, 1, 0.1),
    gap=0.8,
)
define_material("window", emit=1.0, albedo=0, keyline=0)
define_material("window-accent", emit_accent=1.0, albedo=0, keyline=0)

# Buildings and ground
define_material("stone", albedo=0.7, ambient=0.03, axis=(0.3, 1, 0.2))
define_material("wall", albedo=0.6, ambient=0.02, axis=(0.08, 1, 0.08))
define_material("roof", albedo=0.4, ambient=0.01, axis=(0.1, 1, 0.3))
define_material("brick", albedo=0.6, ambient=0.02, axis=(0.05, 1, 0.05), texture=textures.bricks())
define_material(
    "planks",
    albedo=0.62,
    ambient=0.02,
    axis=(1, 0.04, 0.2),
    texture=textures.planks(0.34, 0, 0.05, other=2),
)
define_material(
    "upright-planks",
    albedo=0.6,
    ambient=0.02,
    axis=(0.02, 1, 0.02),
    texture=textures.planks(0.30, 0, 0.06, other=1),
)
define_material("siding", albedo=0.6, ambient=0.02, axis=(0.1, 1, 0.1), texture=textures.siding())
define_material(
    "shingle", albedo=0.5, ambient=0.02, axis=(0.1, 1, 0.1), texture=textures.shingles()
)
define_material("cobble", albedo=0.75, ambient=0.03, axis=(0.1, 0.2, 1), texture=textures.cobbles())
define_material("tiles", albedo=0.9, ambient=0.03, axis=(0.1, 0.2, 1), texture=textures.tiles())
define_material("ground", albedo=0.6, ambient=0.02, axis=(0.06, 0.2, 1))
define_material("earth", albedo=0.5, ambient=0.02, axis=(0.15, 0.3, 1), gap=1.1)
define_material("grass", albedo=0.4, ambient=0.02, axis=(1, 0.25, 0.3))
define_material("sea", albedo=0.5, ambient=0.02, axis=(0.05, 0.2, 1))
define_material("cloud", albedo=0.8, ambient=0.0, axis=(0.12, 1, 0.3), keyline=0)
