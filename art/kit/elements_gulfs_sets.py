"""Build the sets of Infinite Gulfs of Darkness: furniture, windows, tenements, vehicles."""

from __future__ import annotations

from art.kit.shapes import (
    Group,
    Solid,
    both_sides,
    box,
    capsule,
)


def chair(material: str = "wood", back: float = 0.62) -> Group:
    """Set a plain chair, facing +z; its seat is at 0.46."""
    parts = [box(0.21, 0.025, 0.21, 0.01).at(0, 0.46, 0)]
    parts += both_sides(
        [
            capsule((0.18, 0, 0.18), (0.18, 0.45, 0.18), 0.024),
            capsule((0.18, 0, -0.2), (0.18, 0.46 + back, -0.24), 0.024),
            capsule((0.06, 0.5, -0.21), (0.06, 0.42 + back, -0.235), 0.016),
        ]
    )
    parts += [
        box(0.2, 0.06, 0.018, 0.01).at(0, 0.42 + back, -0.235),
        capsule((-0.18, 0.2, 0.18), (0.18, 0.2, 0.18), 0.016),
    ]
    return Group(Solid(parts, material, hatch=(0.2, 1, 0.2)))
