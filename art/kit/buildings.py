"""Build houses, churches and schools; their fronts face +z, their feet stand at y = 0."""

from __future__ import annotations

from art.kit.shapes import Group, Solid, box, capsule, cone, cylinder, extrude, torus


def window(
    w: float = 0.3,
    h: float = 0.45,
    lit: str | None = None,
    panes: tuple[int, int] = (2, 3),
    frame: str = "wood",
    depth: float = 0.06,
) -> Group:
    """Set a window facing +z; lit: None, "paper" or "accent"."""
    group = Group(Solid([box(w + 0.06, h + 0.06, depth), box(w, h, depth * 2).cut()], frame))
    bars = [
        capsule(
            (-w + 2 * w * (i + 1) / panes[0], -h, 0), (-w + 2 * w * (i + 1) / panes[0], h, 0), 0.018
        )
        for i in range(panes[0] - 1)
    ]
    bars += [
        capsule(
            (-w, -h + 2 * h * (i + 1) / panes[1], 0), (w, -h + 2 * h * (i + 1) / panes[1], 0), 0.018
        )
        for i in range(panes[1] - 1)
    ]
    group += Solid(bars, "black")
    group += Solid(
        [box(w, h, 0.01).at(0, 0, -0.015)],
        {"paper": "window", "accent": "window-accent", None: "black"}[lit],
    )
    return group


def house(
    w: float = 1.4,
    h: float = 2.0,
    d: float = 1.4,
    pitch: float = 1.0,
    lit: tuple[float, ...] = (1, 0),
    material: str = "siding",
    roof: str = "shingle",
    lit_ink: str = "paper",
    chimney: bool = True,
    storeys: int = 2,
) -> Group:
    """Build a gabled house; `lit` says which windows glow, in turn."""
    prof = [(-w, 0), (-w, h), (0, h + pitch), (w, h), (w, 0)]
    rp = [
        (-w - 0.18, h - 0.18),
        (0, h + pitch + 0.1),
        (w + 0.18, h - 0.18),
        (w, h - 0.12),
        (0, h + pitch - 0.02),
        (-w, h - 0.12),
    ]
    group = Group(Solid([extrude(prof, d)], material), Solid([extrude(rp, d + 0.12)], roof))
    k = 0
    for s in range(storeys):
        for x in (-0.5, 0.5):
            glows = lit[k % len(lit)]
            k += 1
            group += window(w * 0.17, h / storeys * 0.26, lit_ink if glows else None).at(
                x * w, h * (s + 0.55) / storeys, d + 0.02
            )
    if chimney:
        group += Solid([box(0.16, 0.6, 0.16).at(w * 0.5, h + pitch * 0.8, 0)], "brick")
    return group


def spire(
    w: float = 0.8,
    h: float = 4.5,
    steeple: float = 3.6,
    lit: str | None = "accent",
    material: str = "stone",
    clock: bool = False,
) -> Group:
    """Build a tower with a steeple; `lit` is the belfry's light."""
    group = Group(
        Solid(
            [
                box(w, h / 2, w).at(0, h / 2, 0),
                box(w * 1.08, 0.1, w * 1.08).at(0, h * 0.62, 0),
                box(w * 1.12, 0.12, w * 1.12).at(0, h, 0),
            ]
            + [
                box(w * 0.16, h * 0.46, w * 0.16).at(sx * w, h * 0.46, sz * w)
                for sx in (-1, 1)
                for sz in (-1, 1)
            ],
            material,
        )
    )
    top = [cone(steeple / 2, w * 1.0, 0.02).at(0, h + steeple / 2 + 0.1, 0)] + [
        cone(0.55, w * 0.2, 0.01).at(sx * w, h * 0.92 + 0.6, sz * w)
        for sx in (-1, 1)
        for sz in (-1, 1)
    ]
    group += Solid(top, "roof")
    group += Solid(
        [
            capsule((0, h + steeple, 0), (0, h + steeple + 0.6, 0), 0.03),
            capsule((-0.2, h + steeple + 0.38, 0), (0.2, h + steeple + 0.38, 0), 0.03),
        ],
        "metal",
    )
    arch = [
        (-0.24 * w, -0.5),
        (-0.24 * w, 0.25),
        (-0.16 * w, 0.45),
        (0, 0.6),
        (0.16 * w, 0.45),
        (0.24 * w, 0.25),
        (0.24 * w, -0.5),
    ]
    for a in (0, 90):
        for sx in (-0.42, 0.42):
            group += Solid(
                [extrude(arch, 0.04).at(sx * w, h * 0.82, w + 0.01).ry(a)],
                {"accent": "window-accent", "paper": "window", None: "black"}[lit],
            )
            group += Solid(
                [
                    box(0.24 * w, 0.03, 0.03)
                    .repeat(sy=0.2, ny=2)
                    .rx(20)
                    .at(sx * w, h * 0.82, w + 0.05)
                    .ry(a)
                ],
                "wood",
            )
    if clock:
        group += Group(
            Solid([cylinder(w * 0.55, 0.05).rx(90).at(0, h * 0.5, w + 0.03)], "window"),
            Solid(
                [
                    torus(w * 0.55, 0.05).rx(90).at(0, h * 0.5, w + 0.05),
                    capsule((0, h * 0.5, w + 0.1), (0, h * 0.5 + w * 0.42, w + 0.1), 0.03),
                    capsule((0, h * 0.5, w + 0.1), (w * 0.26, h * 0.5 + w * 0.1, w + 0.1), 0.035),
                ],
                "black",
            ),
        )
    return group


def church(
    lit: str | None = "accent", nave: bool = True, material: str = "stone", wlit: str | None = None
) -> Group:
    """Build a church: a spire with a nave behind it."""
    group = spire(lit=lit, material=material)
    if nave:
        prof = [(-1.5, 0), (-1.5, 2.2), (0, 3.9), (1.5, 2.2), (1.5, 0)]
        group += Group(
            Solid([extrude(prof, 2.6).at(0, 0, -3.1)], material),
            Solid(
                [
                    extrude(
                        [(-1.7, 2.0), (0, 4.05), (1.7, 2.0), (1.5, 2.0), (0, 3.85), (-1.5, 2.0)],
                        2.7,
                    ).at(0, 0, -3.1)
                ],
                "shingle",
            ),
        )
        for i in range(4):
            group += Solid(
                [
                    extrude([(-0.2, -0.6), (-0.2, 0.3), (0, 0.62), (0.2, 0.3), (0.2, -0.6)], 0.04)
                    .ry(90)
                    .at(1.52, 1.25, -1.3 - i * 1.2)
                ],
                "black" if not wlit else "window-accent",
            )
    arch = [(-0.4, 0), (-0.4, 0.9), (-0.25, 1.25), (0, 1.45), (0.25, 1.25), (0.4, 0.9), (0.4, 0)]
    group += Solid([extrude(arch, 0.04).at(0, 0, 0.82)], "black")
    return group


def mansion(
    lit: tuple[float, ...] = (0, 0, 0, 0, 1), lit_ink: str = "accent", material: str = "siding"
) -> Group:
    """Build a mansion with tower, gable and porch; `lit` says which windows glow."""
    group = Group()
    # main block with mansard
    group += Group(
        Solid([box(2.4, 1.5, 1.3).at(0, 1.5, 0)], material),
        Solid([extrude([(-2.6, 3.0), (-2.1, 4.1), (2.1, 4.1), (2.6, 3.0)], 1.45)], "shingle"),
    )
    # tower
    group += Group(
        Solid([box(0.75, 2.6, 0.75).at(-1.3, 2.6, 0.9)], material),
        Solid([cone(0.95, 1.28, 0.03).at(-1.3, 6.1, 0.9)], "shingle"),
    )
    # gable
    group += Group(
        Solid(
            [
                extrude([(-0.95, 0), (-0.95, 3.1), (0, 4.7), (0.95, 3.1), (0.95, 0)], 0.5).at(
                    1.35, 0, 1.2
                )
            ],
            material,
        ),
        Solid(
            [
                extrude(
                    [(-1.15, 2.9), (0, 4.95), (1.15, 2.9), (0.95, 2.9), (0, 4.65), (-0.95, 2.9)],
                    0.6,
                ).at(1.35, 0, 1.2)
            ],
            "shingle",
        ),
    )
    for x in (-2.1, 1.9):
        group += Solid(
            [box(0.2, 0.9, 0.2).at(x, 4.6, -0.3), box(0.26, 0.07, 0.26).at(x, 5.5, -0.3)], "brick"
        )
    # porch
    group += Group(
        Solid(
            [box(1.0, 0.08, 0.5).at(-0.1, 1.35, 1.75)]
            + [capsule((x, 0, 2.15), (x, 1.35, 2.15), 0.05) for x in (-1, -0.35, 0.3, 0.8)],
            "wood",
        ),
        Solid([box(0.3, 0.6, 0.04).at(-0.1, 0.6, 1.32)], "black"),
    )
    ws = [
        (-1.3, 2.0, 1.68),
        (-1.3, 4.2, 1.68),
        (0.3, 2.2, 1.33),
        (1.35, 1.1, 1.73),
        (1.35, 2.7, 1.73),
        (-2.15, 2.2, 1.33),
        (-1.3, 3.1, 1.68),
    ]
    for i, (x, y, z) in enumerate(ws):
        group += window(0.2, 0.36, lit_ink if i < len(lit) and lit[i] else None).at(x, y, z)
    return group
