"""Build things one can hold or put on a table, at about ten times their size."""

from __future__ import annotations

import math

import numpy as np

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
    """closed book lying flat (y up), spine at -x"""
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


def open_book(
    w: float = 0.75, h: float = 1.0, material: str = "hand", cover: str = "leather"
) -> Group:
    group = Group()
    for sx in (-1, 1):
        group += Group(
            Solid(
                [
                    box(w / 2, 0.07, h / 2, 0.012).at(sx * w / 2, 0.07, 0),
                    box(w * 0.44, 0.04, h * 0.49, 0.03)
                    .rz(sx * -4)
                    .at(sx * w * 0.46, 0.16, 0)
                    .blend(0.08),
                    box(w * 0.2, 0.03, h * 0.49, 0.02)
                    .rz(sx * 14)
                    .at(sx * w * 0.22, 0.16, 0)
                    .blend(0.08),
                ],
                material,
            )
        )
    group += Solid([box(w * 1.05, 0.025, h * 0.54, 0.01).at(0, -0.01, 0)], cover)
    return group


def dagger(L: float = 1.6, material: str = "metal", wavy: float = 0.0) -> Group:
    """lying along +x, blade tip at +x, flat in xz plane"""
    n = 24
    top, bot = [], []
    for i in range(n + 1):
        t = i / n
        x = 0.25 + L * 0.68 * t
        w = 0.105 * (1 - t**2.2) + 0.004
        o = wavy * math.sin(t * 11) * (1 - t * 0.5)
        top.append((x, w + o))
        bot.append((x, -w + o))
    group = Group(
        Solid([extrude(top + bot[::-1], 0.03, 0.012).rx(90)] + [], material, hatch=(1, 0.5, 0.35)),
        Solid([capsule((0.27, 0.03, 0), (0.25 + L * 0.62, 0.03, 0), 0.012, 0.004)], "black"),
    )
    group += Solid(
        [
            capsule((0.22, 0, -0.28), (0.22, 0, 0.28), 0.05, 0.05),
            sphere(0.075).at(0.22, 0, 0.29),
            sphere(0.075).at(0.22, 0, -0.29),
        ],
        "brass",
    )
    group += Group(
        Solid(
            [capsule((0.2, 0, 0), (-0.34, 0, 0), 0.06, 0.075)]
            + [torus(0.068, 0.016).rz(90).at(-0.28 + i * 0.085, 0, 0) for i in range(6)],
            "leather",
            hatch=(1, 0.5, 0),
        ),
        Solid([sphere(0.11).at(-0.42, 0, 0), sphere(0.05).at(-0.53, 0, 0)], "brass"),
    )
    return group


def key(L: float = 1.1, material: str = "brass") -> Group:
    group = Group(
        Solid(
            [
                torus(0.22, 0.05).at(-0.42, 0, 0),
                sphere(0.07).at(-0.18, 0, 0),
                capsule((-0.2, 0, 0), (0.72, 0, 0), 0.045),
                torus(0.06, 0.025).rz(90).at(-0.1, 0, 0),
                torus(0.05, 0.02).rz(90).at(0.4, 0, 0),
                box(0.035, 0.03, 0.14, 0.008).at(0.52, 0, 0.14),
                box(0.035, 0.03, 0.18, 0.008).at(0.62, 0, 0.17),
                box(0.03, 0.03, 0.11, 0.008).at(0.70, 0, 0.11),
                box(0.11, 0.03, 0.03, 0.008).at(0.6, 0, 0.24),
            ],
            material,
        )
    )
    return group


def candle(h: float = 0.8, r: float = 0.13, lit: bool = True, accent: float = 0) -> Group:
    group = Group(
        Solid(
            [
                cylinder(r, h / 2, 0.02).at(0, h / 2, 0),
                torus(r * 0.8, 0.035).at(0, h, 0).blend(0.03),
                capsule((r * 0.9, h * 0.96, 0.02), (r * 1.02, h * 0.55, 0.03), 0.03, 0.045).blend(
                    0.03
                ),
                capsule(
                    (-r * 0.6, h * 0.96, r * 0.75), (-r * 0.7, h * 0.7, r * 0.85), 0.025, 0.04
                ).blend(0.03),
                ellipsoid(r * 1.5, 0.05, r * 1.5).at(0, 0.03, 0).blend(0.06),
            ],
            "white",
        ),
        Solid([capsule((0, h, 0), (0.01, h + 0.09, 0), 0.012)], "black"),
    )
    if lit:
        group += Group(
            Solid(
                [
                    ellipsoid(0.055, 0.13, 0.055).at(0, h + 0.17, 0),
                    capsule((0, h + 0.2, 0), (0.01, h + 0.36, 0), 0.04, 0.005).blend(0.05),
                ],
                "lamp-accent" if accent else "lamp",
            ).named("flame")
        )
    return group


def candlestick() -> Group:
    return Group(
        Solid(
            [
                lathe(
                    [
                        (0, 0),
                        (0.3, 0),
                        (0.28, 0.06),
                        (0.08, 0.12),
                        (0.05, 0.3),
                        (0.1, 0.36),
                        (0.05, 0.44),
                        (0.16, 0.5),
                        (0.18, 0.56),
                        (0, 0.56),
                    ]
                )
            ],
            "brass",
        )
    ) + candle(0.5, 0.1).at(0, 0.54, 0)


def lantern(lit: str = "lamp") -> Group:
    group = Group(
        Solid(
            [
                lathe([(0, 0), (0.30, 0), (0.32, 0.06), (0.26, 0.14), (0.24, 0.2), (0, 0.2)]),
                lathe(
                    [
                        (0, 0.74),
                        (0.22, 0.74),
                        (0.27, 0.78),
                        (0.16, 0.92),
                        (0.06, 0.98),
                        (0.06, 1.04),
                        (0, 1.04),
                    ]
                ),
                torus(0.20, 0.018).rx(90).at(0, 1.18, 0),
            ]
            + [
                capsule(
                    (0.22 * math.cos(a), 0.18, 0.22 * math.sin(a)),
                    (0.20 * math.cos(a), 0.76, 0.20 * math.sin(a)),
                    0.014,
                )
                for a in np.arange(6) * math.pi / 3
            ],
            "metal",
        ),
        Solid(
            [lathe([(0, 0.2), (0.12, 0.22), (0.17, 0.4), (0.12, 0.62), (0.09, 0.74), (0, 0.74)])],
            lit,
        ).named("flame"),
    )
    return group


def letter(w: float = 0.62, h: float = 0.85, material: str = "hand", curl: float = 0.12) -> Group:
    return Group(Solid([box(w, 0.008, h, 0.004, bend=(curl, -curl * 0.5))], material))


def photo(w: float = 0.6, h: float = 0.75, material: str = "photo", curl: float = 0.06) -> Group:
    return Group(Solid([box(w, 0.012, h, 0.004, bend=(curl, 0))], material))


def skull() -> Group:
    shapes = [
        ellipsoid(0.40, 0.42, 0.50).at(0, 0.12, -0.08),
        ellipsoid(0.27, 0.26, 0.26).at(0, -0.20, 0.20).blend(0.12),
        ellipsoid(0.24, 0.14, 0.22).at(0, -0.42, 0.16).blend(0.06),
    ]
    shapes += both_sides([ellipsoid(0.10, 0.06, 0.14).at(0.27, -0.10, 0.18).blend(0.06)])
    shapes += both_sides([ellipsoid(0.125, 0.115, 0.16).at(0.155, 0.0, 0.38).cut(0.04)])
    shapes += [
        extrude(
            [(-0.06, -0.05), (0, 0.09), (0.06, -0.05), (0.03, -0.07), (0, -0.04), (-0.03, -0.07)],
            0.2,
            0.01,
        )
        .at(0, -0.19, 0.42)
        .cut(0.02),
        ellipsoid(0.10, 0.16, 0.2).at(0.34, -0.3, 0.05).cut(0.04),
        ellipsoid(0.10, 0.16, 0.2).at(-0.34, -0.3, 0.05).cut(0.04),
    ]
    shapes += [box(0.2, 0.012, 0.3).at(0, -0.385, 0.38).cut(0.008)]
    shapes += [
        box(0.008, 0.07, 0.1).at(x, -0.37, 0.42).cut(0.006)
        for x in (-0.15, -0.1, -0.05, 0, 0.05, 0.1, 0.15)
    ]
    return Group(
        Solid(shapes, "bone"), Solid([ellipsoid(0.3, 0.2, 0.3).at(0, 0.02, 0.02)], "black")
    )


def telephone() -> Group:
    return Group(
        Solid(
            [
                lathe(
                    [
                        (0, 0),
                        (0.42, 0),
                        (0.42, 0.06),
                        (0.34, 0.12),
                        (0.12, 0.18),
                        (0.075, 0.3),
                        (0.07, 1.3),
                        (0.11, 1.36),
                        (0, 1.4),
                    ]
                )
            ],
            "glass",
        ),
        Solid([cone(0.14, 0.07, 0.17, 0.01).rx(80).at(0, 1.42, 0.2)], "metal"),
        Solid(
            [
                capsule((0.36, 1.32, 0.0), (0.36, 0.72, 0.0), 0.055),
                cone(0.09, 0.14, 0.06, 0.01).at(0.36, 0.62, 0),
                capsule((0.1, 1.2, 0), (0.34, 1.2, 0), 0.02),
            ],
            "glass",
        ),
        Solid([cylinder(0.15, 0.02).rx(62).at(0, 0.14, 0.3)], "brass"),
    )


def bottle(material: str = "glass", h: float = 1.2) -> Group:
    return Group(
        Solid(
            [
                lathe(
                    [
                        (0, 0),
                        (0.2, 0),
                        (0.2, h * 0.6),
                        (0.16, h * 0.7),
                        (0.07, h * 0.8),
                        (0.07, h * 0.97),
                        (0.09, h * 0.97),
                        (0.09, h),
                        (0, h),
                    ],
                    0.01,
                )
            ],
            material,
        ),
        Solid(
            [lathe([(0.195, h * 0.15), (0.215, h * 0.15), (0.215, h * 0.5), (0.195, h * 0.5)])],
            "paper",
        ),
    )


def revolver() -> Group:
    group = Group(
        Solid(
            [
                capsule((0, 0.0, 0), (1.0, 0, 0), 0.055),
                box(0.36, 0.1, 0.06, 0.03).at(-0.05, -0.02, 0),
                cylinder(0.14, 0.17, 0.02).rz(90).at(0.05, -0.02, 0),
                box(0.03, 0.04, 0.02).at(0.96, 0.07, 0),
            ],
            "metal",
        ),
        Solid([box(0.12, 0.34, 0.055, 0.05).rz(-22).at(-0.46, -0.32, 0)], "wood"),
        Solid(
            [
                torus(0.11, 0.018).rx(90).at(-0.14, -0.2, 0),
                capsule((-0.12, -0.12, 0), (-0.16, -0.24, 0), 0.02),
            ],
            "metal",
        ),
    )
    return group


def pocket_watch() -> Group:
    return Group(
        Solid([torus(0.5, 0.06), cylinder(0.5, 0.05).at(0, -0.04, 0)], "brass"),
        Solid([cylinder(0.46, 0.01).at(0, 0.03, 0)], "white"),
        Solid(
            [
                capsule((0, 0.05, 0), (0, 0.05, -0.3), 0.014),
                capsule((0, 0.05, 0), (0.2, 0.05, 0.08), 0.02),
            ]
            + [
                capsule(
                    (0.38 * math.cos(a), 0.045, 0.38 * math.sin(a)),
                    (0.43 * math.cos(a), 0.045, 0.43 * math.sin(a)),
                    0.013,
                )
                for a in np.arange(12) * math.pi / 6
            ],
            "black",
        ),
        Solid(
            [cylinder(0.06, 0.07).rx(90).at(0, 0, -0.6), torus(0.1, 0.022).at(0, 0, -0.72)], "brass"
        ),
    )


def crystal(material: str = "gem") -> Group:
    """trapezohedron-like convex polyhedron"""
    shapes = [sphere(0.62)]
    for k in range(8):
        a = k * 45
        shapes.append(plane().at(0, 0.40, 0).rx(62 if k % 2 else 52).ry(a).clip())
        shapes.append(plane().at(0, 0.40, 0).rx(118 if k % 2 else 128).ry(a + 22).clip())
    shapes += [plane().at(0, 0.5, 0).rx(6).clip(), plane().at(0, 0.5, 0).rx(174).clip()]
    return Group(Solid(shapes, material, hatch=(0.4, 1, 0.7)).named("gem"))


def metal_box(w: float = 0.8, h: float = 0.42, d: float = 0.6, lid: float = 112) -> Group:
    group = Group(
        Solid(
            [
                box(w, h, d, 0.03).at(0, h, 0),
                box(w - 0.08, h, d - 0.08, 0.02).at(0, h + 0.1, 0).cut(0.01),
            ],
            "brass",
            hatch=(0.2, 1, 0.1),
        ),
        Solid(
            [box(w, 0.06, d, 0.03).at(0, 0, d).rx(-lid).at(0, h * 2, -d)],
            "brass",
            hatch=(0.2, 0.4, 1),
        ),
    )
    group += Solid(
        [torus(0.1, 0.02).rx(90).at(x, h, d + 0.01) for x in (-w * 0.6, 0, w * 0.6)]
        + [
            capsule((-w, h * 0.35, d), (w, h * 0.35, d), 0.025),
            capsule((-w, h * 1.65, d), (w, h * 1.65, d), 0.025),
        ],
        "brass",
    )
    return group


def machine() -> Group:
    """Tillinghast's resonator: cabinet, dials, coils, tubes"""
    group = Group(
        Solid([box(1.3, 0.5, 0.6, 0.03).at(0, 0.5, 0)], "wood", hatch=(0.1, 1, 0.1)),
        Solid(
            [
                box(1.36, 0.05, 0.66, 0.02).at(0, 1.02, 0),
                box(1.36, 0.05, 0.66, 0.02).at(0, 0.02, 0),
            ],
            "wood",
            hatch=(0, 0.2, 1),
        ),
    )
    for i, x in enumerate((-0.85, -0.3, 0.3)):
        group += Group(
            Solid([cylinder(0.2, 0.03).rx(90).at(x, 0.6, 0.62)], "white"),
            Solid([torus(0.2, 0.035).rx(90).at(x, 0.6, 0.63)], "brass"),
            Solid(
                [
                    capsule(
                        (x, 0.6, 0.68),
                        (
                            x + 0.13 * math.cos(1 + i * 1.3),
                            0.6 + 0.13 * math.sin(1 + i * 1.3),
                            0.68,
                        ),
                        0.016,
                    )
                ],
                "black",
            ),
        )
    for i in range(4):
        group += Solid(
            [
                cylinder(0.055, 0.06, 0.01)
                .rx(90)
                .at(0.72 + 0.14 * (i % 2) * 2 - 0.07, 0.45 + 0.3 * (i // 2), 0.64)
            ],
            "metal",
        )
    # coils
    for x in (-0.85, 0.85):
        group += Group(
            Solid([cylinder(0.16, 0.55).at(x, 1.6, 0)], "dark"),
            Solid([torus(0.19, 0.028).repeat(sy=0.085, ny=6).at(x, 1.6, 0)], "brass"),
            Solid([sphere(0.17).at(x, 2.32, 0)], "metal"),
        )
    # vacuum tubes
    for x in (-0.36, 0, 0.36):
        hh = 1.45 if x == 0 else 1.3
        group += Group(
            Solid([cylinder(0.1, 0.08).at(x, 1.12, 0.12)], "metal"),
            Solid(
                [
                    ellipsoid(0.15, 0.28, 0.15).at(x, hh + 0.1, 0.12),
                    capsule((x, hh + 0.3, 0.12), (x, hh + 0.46, 0.12), 0.05, 0.02).blend(0.06),
                ],
                "tube",
            ).named("tube"),
            Solid(
                [
                    capsule((x, hh - 0.1, 0.27), (x, hh + 0.16, 0.27), 0.03),
                    torus(0.05, 0.018).rx(90).at(x, hh + 0.18, 0.26),
                ],
                "black",
            ),
        )
    # arch ring
    group += Group(
        Solid([torus(0.62, 0.045).rx(90).at(0, 2.15, -0.18)], "brass"),
        Solid([torus(0.46, 0.025).rx(90).at(0, 2.15, -0.18)], "metal"),
        Solid([capsule((0, 1.05, -0.18), (0, 1.55, -0.18), 0.05)], "metal"),
    )
    return group


def car() -> Group:
    """1920s saloon, nose toward +z"""
    group = Group(
        Solid(
            [
                box(0.62, 0.34, 0.75, 0.08).at(0, 1.22, -0.55),
                box(0.50, 0.26, 0.62, 0.10).at(0, 0.78, 0.75).blend(0.06),
                box(0.62, 0.22, 1.1, 0.06).at(0, 0.72, -0.3).blend(0.05),
                box(0.68, 0.05, 0.85, 0.05).at(0, 1.58, -0.55),
            ],
            "glass",
            hatch=(0.1, 1, 0.2),
        ),
        Solid(
            [box(0.48, 0.2, 0.02).at(0, 1.28, 0.215)]
            + both_sides(
                [
                    box(0.02, 0.2, 0.28).at(0.625, 1.28, -0.2),
                    box(0.02, 0.2, 0.28).at(0.625, 1.28, -0.9),
                ]
            ),
            "black",
        ),
    )
    for sx in (-1, 1):
        for z in (0.95, -1.1):
            group += Solid(
                [
                    torus(0.33, 0.085).rz(90).at(sx * 0.66, 0.40, z),
                    cylinder(0.10, 0.06).rz(90).at(sx * 0.66, 0.40, z),
                ]
                + [
                    capsule(
                        (sx * 0.66, 0.40, z),
                        (sx * 0.66, 0.40 + 0.3 * math.sin(a), z + 0.3 * math.cos(a)),
                        0.02,
                    )
                    for a in np.arange(8) * math.pi / 4
                ],
                "dark",
            )
        group += Group(
            Solid(
                [
                    ellipsoid(0.16, 0.05, 0.52).at(sx * 0.70, 0.80, 0.95),
                    ellipsoid(0.16, 0.05, 0.5).at(sx * 0.70, 0.80, -1.1),
                    box(0.14, 0.03, 0.5).at(sx * 0.72, 0.38, -0.1),
                ],
                "glass",
            ),
            Solid([sphere(0.15).at(sx * 0.36, 0.95, 1.42)], "metal"),
            Solid([cylinder(0.13, 0.02).rx(90).at(sx * 0.36, 0.95, 1.56)], "lamp"),
        )
    group += Group(
        Solid([box(0.26, 0.25, 0.03, 0.03).at(0, 0.80, 1.39)], "metal"),
        Solid([box(0.012, 0.22, 0.02).repeat(sx=0.07, nx=3).at(0, 0.80, 1.42)], "black"),
        Solid([box(0.74, 0.04, 0.04).at(0, 0.50, 1.62)], "metal"),
    )
    return group


def footprint(material: str = "earth") -> Group:
    """three-toed clawed print pressed in mud"""
    shapes = [
        plane().rough(0.06, 2.0, 1),
        ellipsoid(0.42, 0.24, 0.52).at(0, 0.06, 0.15).cut(0.10),
        ellipsoid(0.26, 0.20, 0.26).at(0, 0.06, 0.80).cut(0.10),
    ]
    for a in (-30, 0, 30):
        x = math.sin(math.radians(a))
        z = math.cos(math.radians(a))
        shapes += [
            capsule((x * 0.55, 0.04, -z * 0.42), (x * 1.0, 0.06, -z * 0.95), 0.19, 0.12).cut(0.07),
            capsule((x * 1.02, 0.05, -z * 1.0), (x * 1.30, 0.07, -z * 1.36), 0.07, 0.015).cut(0.03),
        ]
    return Group(Solid(shapes, material, hatch=(0.12, 0.55, 1)))
