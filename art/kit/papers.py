"""Build books, letters and photographs, about ten times their size."""

from __future__ import annotations

import math

import numpy as np

from art.kit.shapes import (
    Group,
    Solid,
    box,
    capsule,
    sphere,
    torus,
)


def book(
    w: float = 0.7,
    h: float = 0.95,
    t: float = 0.22,
    material: str = "leather",
    clasps: bool = True,
    emblem: str | None = None,
) -> Group:
    """Close a book and lay it flat, spine at -x; emblem: eye, star or None."""
    group = Group(
        Solid(
            [
                box(w, 0.032, h, 0.015).at(0, t * 2 - 0.03, 0),
                box(w, 0.032, h, 0.015).at(0, 0.03, 0),
                box(0.035, t, h, 0.02).at(-w, t, 0).blend(0.05),
            ],
            material,
        ),
        Solid(
            [box(w - 0.06, t - 0.05, h - 0.05).at(-0.0, t, 0).rough(0.006, 90, 3)],
            "paper",
            hatch=(0, 1, 0),
        ),
    )
    if clasps:
        for z in (-h * 0.5, h * 0.5):
            group += Solid(
                [
                    box(w * 0.34, 0.012, 0.07, 0.01).at(w * 0.68, t * 2 + 0.01, z),
                    box(0.014, t * 0.98, 0.07, 0.01).at(w + 0.01, t, z),
                    box(w * 0.34, 0.012, 0.07, 0.01).at(w * 0.68, 0.0, z),
                    sphere(0.05).at(w * 0.45, t * 2 + 0.02, z),
                ],
                "brass",
            )
        for z in (-1, 1):
            group += Solid(
                [
                    box(0.09, 0.012, 0.09, 0.01).at(sx * (w - 0.08), t * 2 + 0.01, z * (h - 0.08))
                    for sx in (-1, 1)
                ],
                "brass",
            )
    if emblem == "eye":
        group += Solid(
            [
                torus(0.24, 0.02).at(0, t * 2 + 0.01, 0),
                torus(0.11, 0.02).at(0, t * 2 + 0.01, 0),
                sphere(0.05).at(0, t * 2 + 0.01, 0),
            ]
            + [
                capsule(
                    (0.24 * math.cos(a), t * 2 + 0.01, 0.24 * math.sin(a)),
                    (0.38 * math.cos(a), t * 2 + 0.01, 0.38 * math.sin(a)),
                    0.018,
                )
                for a in np.arange(5) * 2 * math.pi / 5 - 0.3
            ],
            "brass",
        )
    elif emblem == "star":
        pts = [
            (0.34 * math.cos(a), 0.34 * math.sin(a))
            for a in (np.arange(5) * 2 * math.pi / 5 + math.pi / 2)
        ]
        group += Solid(
            [
                capsule(
                    (pts[i][0], t * 2 + 0.01, -pts[i][1]),
                    (pts[(i + 2) % 5][0], t * 2 + 0.01, -pts[(i + 2) % 5][1]),
                    0.02,
                )
                for i in range(5)
            ]
            + [torus(0.36, 0.02).at(0, t * 2 + 0.01, 0)],
            "brass",
        )
    return group


def letter(w: float = 0.62, h: float = 0.85, material: str = "hand", curl: float = 0.12) -> Group:
    """Lay a sheet flat; material "hand" or "text" writes on it."""
    return Group(Solid([box(w, 0.008, h, 0.004, bend=(curl, -curl * 0.5))], material))
