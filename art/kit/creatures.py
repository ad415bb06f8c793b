"""Build what should not be."""

from __future__ import annotations

import math

import numpy as np

from art.kit.noise import rng
from art.kit.people import hand
from art.kit.shapes import Group, Solid, both_sides, capsule, ellipsoid, extrude, lathe, sphere


def tube(
    pts,
    r0,
    r1,
    material: str = "slime",
    n: int = 14,
    k: float = 0.06,
    noise: tuple[float, ...] = (0, 1),
    hatch: str | None = None,
    taper: float = 1.0,
) -> Solid:
    """tentacle through control points (catmull-rom)"""
    pts = np.asarray(pts, float)
    q = np.vstack([2 * pts[0] - pts[1], pts, 2 * pts[-1] - pts[-2]])
    out = []
    m = len(pts) - 1
    for i in range(n + 1):
        u = i / n * m
        j = min(int(u), m - 1)
        t = u - j
        p0, p1, p2, p3 = q[j], q[j + 1], q[j + 2], q[j + 3]
        out.append(
            0.5
            * (
                (2 * p1)
                + (-p0 + p2) * t
                + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t
                + (-p0 + 3 * p1 - 3 * p2 + p3) * t**3
            )
        )
    shapes = []
    for i in range(n):
        ra = r0 + (r1 - r0) * (i / n) ** taper
        rb = r0 + (r1 - r0) * ((i + 1) / n) ** taper
        shapes.append(
            capsule(out[i], out[i + 1], ra, rb).blend(k)
            if i
            else capsule(out[i], out[i + 1], ra, rb)
        )
    # hatch rings: direction along the tube is not constant; use end-to-end axis
    d = pts[-1] - pts[0]
    return Solid(shapes, material, hatch=hatch if hatch is not None else d + 1e-6)


def eyeball(r: float = 0.2, pupil: bool = True, accent: bool = True) -> Group:
    group = Group(Solid([sphere(r)], "lamp-accent" if accent else "window"))
    if pupil:
        group += Solid([ellipsoid(r * 0.22, r * 0.75, r * 0.3).at(0, 0, r * 0.82)], "black")
    return group


def rat() -> Group:
    """Brown Jenkin: rat body, bearded half-human face, long tail, tiny hands"""
    body = [
        ellipsoid(0.46, 0.44, 0.75).at(0, 0.46, -0.35).rough(0.035, 20, 1),
        ellipsoid(0.34, 0.34, 0.45).at(0, 0.50, 0.30).rough(0.03, 22, 1).blend(0.2),
        ellipsoid(0.30, 0.28, 0.34).at(0.34, 0.28, -0.62).rough(0.02, 20, 1).blend(0.12),
        ellipsoid(0.30, 0.28, 0.34).at(-0.34, 0.28, -0.62).rough(0.02, 20, 1).blend(0.12),
    ]
    body += [ellipsoid(0.27, 0.25, 0.27).at(0, 0.72, 0.70).rough(0.03, 24, 1).blend(0.12)]
    group = Group(Solid(body, "fur", hatch=(0.35, 0.6, 1)))
    hd = [
        ellipsoid(0.215, 0.235, 0.22).at(0, 0.655, 0.84),
        ellipsoid(0.13, 0.11, 0.16).at(0, 0.545, 1.03).blend(0.10),
        capsule((0, 0.70, 1.03), (0, 0.60, 1.17), 0.035, 0.055).blend(0.05),
    ]
    hd += both_sides(
        [
            ellipsoid(0.08, 0.052, 0.08).rz(14).at(0.105, 0.685, 1.055).cut(0.03),
            ellipsoid(0.10, 0.045, 0.08).rz(-18).at(0.13, 0.60, 0.99).blend(0.04),
            capsule((0.03, 0.735, 1.075), (0.19, 0.79, 0.98), 0.038, 0.022).blend(0.03),
            ellipsoid(0.025, 0.02, 0.03).at(0.035, 0.575, 1.19).blend(0.015),
        ]
    )
    hd += [
        ellipsoid(0.105, 0.035, 0.12).at(0, 0.475, 1.12).cut(0.015),
        ellipsoid(0.085, 0.04, 0.085).at(0, 0.43, 1.07).blend(0.03),
    ]
    hd += both_sides([capsule((0.16, 0.56, 0.98), (0.10, 0.45, 1.08), 0.008).cut(0.02)])
    group += Group(
        Solid(hd, "skin", hatch=(0.25, 1, 0.35)),
        Solid(both_sides([sphere(0.040).at(0.105, 0.683, 1.035)]), "lamp-accent").named("eye"),
        Solid(both_sides([ellipsoid(0.010, 0.026, 0.012).at(0.103, 0.683, 1.072)]), "black"),
    )
    group += Solid(
        both_sides(
            [
                ellipsoid(0.13, 0.17, 0.03).rz(-32).ry(24).at(0.24, 0.97, 0.70),
                ellipsoid(0.095, 0.13, 0.05).rz(-32).ry(24).at(0.245, 0.965, 0.735).cut(0.02),
            ]
        ),
        "skin",
        hatch=(1, 0.3, 0.1),
    )
    group += Solid(
        both_sides(
            [
                extrude([(0, 0), (0.030, 0), (0.018, -0.085)], 0.012).at(0.006, 0.497, 1.15),
                extrude([(0, 0), (0.024, 0), (0.010, -0.05)], 0.012).at(0.05, 0.495, 1.13),
            ]
        ),
        "white",
    )
    group += Solid(
        [
            capsule(
                (0.10 * math.cos(a), 0.45 - 0.02 * abs(math.cos(a)), 1.0 + 0.05 * math.sin(a)),
                (
                    0.15 * math.cos(a) + 0.01,
                    0.22 + 0.05 * abs(math.cos(a)),
                    0.97 + 0.08 * math.sin(a),
                ),
                0.036,
                0.004,
            )
            for a in np.linspace(-0.5, 3.6, 11)
        ],
        "hair",
        hatch=(1, 0.1, 0.3),
    )
    for sx in (-1, 1):
        shapes = [
            capsule((sx * 0.24, 0.42, 0.60), (sx * 0.30, 0.15, 0.95), 0.085, 0.05).rough(
                0.012, 25, 1
            )
        ]
        group += Solid(shapes, "fur", hatch=(0.2, 0.6, 1))
        paw = hand(14, 16, arm=0, claw=0.8).scale(0.95)
        group += paw.ry(sx * 14).at(sx * 0.30, 0.06, 0.93)
    group += tube(
        [
            (0, 0.3, -0.9),
            (0.4, 0.1, -1.5),
            (1.0, 0.06, -1.4),
            (1.35, 0.06, -0.7),
            (1.5, 0.08, 0.0),
            (1.3, 0.1, 0.5),
        ],
        0.09,
        0.012,
        "skin",
        n=18,
    )
    return group


def ghoul() -> Group:
    """hunched white ape-thing (Martense)"""
    body = [
        ellipsoid(0.55, 0.62, 0.5).rx(35).at(0, 1.0, 0).rough(0.05, 13, 1),
        ellipsoid(0.44, 0.44, 0.42).at(0, 0.58, -0.35).rough(0.04, 13, 1).blend(0.2),
        capsule((0, 1.35, 0.2), (0, 1.40, 0.5), 0.30, 0.27).rough(0.05, 14, 1).blend(0.2),
        ellipsoid(0.34, 0.36, 0.26).at(0, 1.50, 0.48).rough(0.05, 14, 1).blend(0.1),
    ]
    group = Group(Solid(body, "fur", hatch=(0.25, 1, 0.7)))
    hd = [
        ellipsoid(0.235, 0.27, 0.26).at(0, 1.47, 0.64),
        ellipsoid(0.19, 0.13, 0.20).at(0, 1.35, 0.82).blend(0.08),
        ellipsoid(0.155, 0.09, 0.16).at(0, 1.165, 0.80).blend(0.06),
        capsule((-0.19, 1.575, 0.80), (0, 1.535, 0.90), 0.055, 0.05).blend(0.05),
        capsule((0.19, 1.575, 0.80), (0, 1.535, 0.90), 0.055, 0.05).blend(0.05),
    ]
    hd += both_sides(
        [
            ellipsoid(0.08, 0.05, 0.09).rz(16).at(0.115, 1.48, 0.91).cut(0.03),
            ellipsoid(0.10, 0.05, 0.08).rz(-20).at(0.15, 1.40, 0.82).blend(0.04),
            ellipsoid(0.03, 0.022, 0.05).at(0.035, 1.395, 1.03).cut(0.012),
        ]
    )
    hd += [ellipsoid(0.145, 0.085, 0.22).at(0, 1.245, 0.98).cut(0.02)]
    group += Group(
        Solid(hd, "flesh", hatch=(0.25, 1, 0.3)),
        Solid([ellipsoid(0.12, 0.075, 0.12).at(0, 1.245, 0.80)], "black"),
        Solid(both_sides([sphere(0.034).at(0.112, 1.478, 0.868)]), "lamp-accent").named("eye"),
    )
    T_ = []
    for x, L in (
        (-0.115, 0.085),
        (-0.07, 0.05),
        (-0.03, 0.05),
        (0.01, 0.05),
        (0.05, 0.05),
        (0.10, 0.085),
    ):
        z = 1.0 - abs(x) * 0.55
        T_ += [
            extrude([(-0.017, 0), (0.017, 0), (0, -L)], 0.012).at(x, 1.318, z - 0.02),
            extrude([(-0.016, 0), (0.016, 0), (0, L * 0.8)], 0.012).at(x * 0.9, 1.172, z - 0.05),
        ]
    group += Solid(T_, "white")
    for sx in (-1, 1):
        shapes = [
            capsule((sx * 0.45, 1.25, 0.1), (sx * 0.82, 0.80, 0.42), 0.18, 0.12),
            capsule((sx * 0.82, 0.80, 0.42), (sx * 0.70, 0.16, 0.80), 0.12, 0.085).blend(0.06),
        ]
        L = [
            capsule((sx * 0.32, 0.5, -0.4), (sx * 0.62, 0.55, 0.1), 0.2, 0.15),
            capsule((sx * 0.62, 0.55, 0.1), (sx * 0.55, 0.08, -0.15), 0.14, 0.09).blend(0.06),
            capsule((sx * 0.55, 0.06, -0.15), (sx * 0.6, 0.05, 0.15), 0.09, 0.05).blend(0.05),
        ]
        group += Group(
            Solid([p.rough(0.02, 18, 1) for p in shapes], "fur", hatch=(0.3, 1, 0.3)),
            Solid([p.rough(0.02, 18, 1) for p in L], "fur", hatch=(0.3, 1, 0.3)),
        )
        group += (
            hand(12, 16, "flesh", arm=0, claw=1.1).scale(1.6).ry(sx * 8).at(sx * 0.70, 0.07, 0.80)
        )
    return group


def wing(span: float = 3.0, material: str = "dark", fingers: int = 4, seed: int = 1) -> Group:
    """bat wing in the xy plane, root at origin, reaching +x"""
    tips = [
        (span * 1.0, span * 0.32),
        (span * 0.98, -span * 0.12),
        (span * 0.70, -span * 0.42),
        (span * 0.36, -span * 0.46),
    ][:fingers]
    wrist = (span * 0.42, span * 0.42)
    pts = [(0, 0.12), wrist, (wrist[0] + 0.08, wrist[1] + 0.10), tips[0]]
    for a, b in zip(tips, tips[1:], strict=False):
        mx, my = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
        d = (wrist[0] * 0.8 - mx, wrist[1] * 0.8 - my)
        pts += [
            (a[0] * 0.9 + mx * 0.1 + d[0] * 0.1, a[1] * 0.9 + my * 0.1 + d[1] * 0.1),
            (mx + d[0] * 0.30, my + d[1] * 0.30),
            b,
        ]
    pts += [(span * 0.16, -span * 0.26), (0, -0.3)]
    group = Group(
        Solid([extrude(pts, 0.02, 0.008, bend=(0, 0))], material, hatch=(0.5, 1, 0)),
        Solid(
            [capsule((0, 0.05, 0), (*wrist, 0.03), 0.09, 0.06)]
            + [capsule((*wrist, 0.03), (*t, 0.0), 0.05, 0.015) for t in tips],
            "flesh" if material != "black" else "black",
        ),
    )
    return group


def winged_thing(span: float = 3.2, eye: bool = True, material: str = "dark") -> Group:
    group = (
        wing(span, material).ry(-18).at(0.3, 0.6, 0)
        + wing(span, material).ry(-18).at(0.3, 0.6, 0).mirrored()
    )
    body = [
        ellipsoid(0.55, 0.9, 0.5).at(0, 0.2, 0).rough(0.05, 8, 1),
        ellipsoid(0.42, 0.4, 0.4).at(0, 1.1, 0.15).rough(0.04, 9, 1).blend(0.3),
    ]
    group += Solid(body, "slime", hatch=(0.2, 1, 0.2))
    r = rng("wt")
    for i in range(7):
        a = -1.2 + i * 0.4
        x = 0.25 * math.sin(a)
        group += tube(
            [
                (x, -0.5, 0.1),
                (x * 2.5, -1.2, 0.25),
                (x * 3.5 + r.normal(0, 0.2), -1.9, 0.1 + r.normal(0, 0.2)),
                (x * 4 + r.normal(0, 0.4), -2.5 - r.random() * 0.5, 0.2),
            ],
            0.15,
            0.02,
            "slime",
            n=10,
        )
    if eye:
        for a in (90, 210, 330):
            x, y = 0.17 * math.cos(math.radians(a)), 1.12 + 0.17 * math.sin(math.radians(a))
            group += Group(
                Solid([ellipsoid(0.16, 0.16, 0.07).at(x, y, 0.52)], "lamp-accent").named("eye")
            )
        group += Solid([sphere(0.06).at(0, 1.12, 0.60)], "black")
    return group


def haunter(span: float = 3.6) -> Group:
    """the Haunter of the Dark: ragged wings, smoke-like trunk, three-lobed burning eye"""

    def w(span):
        wr = (span * 0.34, span * 0.54)
        tips = [
            (span * 1.02, span * 0.66),
            (span * 1.04, span * 0.14),
            (span * 0.82, -span * 0.26),
            (span * 0.48, -span * 0.40),
            (span * 0.2, -span * 0.40),
        ]
        pts = [
            (0, 0.25),
            (span * 0.2, span * 0.34),
            wr,
            (wr[0] + 0.10, wr[1] + 0.22),
            (wr[0] + 0.2, wr[1] + 0.02),
            tips[0],
        ]
        for a, b in zip(tips, tips[1:], strict=False):
            for t in (0.2, 0.4, 0.5, 0.6, 0.8):
                x = a[0] + (b[0] - a[0]) * t
                y = a[1] + (b[1] - a[1]) * t
                k = 0.42 * math.sin(math.pi * t) + (0.05 if t == 0.4 else 0)
                pts.append((x + (wr[0] * 0.7 - x) * k, y + (wr[1] * 0.4 - y) * k))
            pts.append(b)
        pts += [(0.1, -0.9)]
        return Group(
            Solid([extrude(pts, 0.025, 0.008)], "dark", hatch=(1, 0.25, 0)),
            Solid(
                [capsule((0, 0.2, 0.04), (*wr, 0.08), 0.12, 0.07)]
                + [capsule((*wr, 0.07), (*t, 0.03), 0.05, 0.008) for t in tips],
                "thin-slime",
            ),
        )

    group = w(span).ry(-14).at(0.2, 0.5, -0.1) + w(span).ry(-14).at(0.2, 0.5, -0.1).mirrored()
    body = [
        ellipsoid(0.52, 0.66, 0.44).at(0, 0.75, 0).rough(0.14, 4, 1),
        ellipsoid(0.50, 0.42, 0.40).at(0, 1.45, 0.10).rough(0.12, 5, 1).blend(0.35),
        capsule((0, 0.5, 0), (0.1, -1.2, 0.1), 0.46, 0.2).rough(0.14, 4, 1).blend(0.3),
    ]
    q = rng("ha")
    for i in range(7):
        a = math.radians(20 + i * 23)
        body.append(
            capsule(
                (0.3 * math.cos(a), 1.5 + 0.25 * math.sin(a), 0),
                (
                    0.75 * math.cos(a) + q.normal(0, 0.1),
                    1.5 + 0.72 * math.sin(a) + q.normal(0, 0.08),
                    -0.1,
                ),
                0.12,
                0.01,
            ).blend(0.1)
        )
    group += Group(Solid(body, "slime", hatch=(0.25, 1, 0.2)).dim(0.5))
    for i in range(9):
        x = -0.5 + i * 0.125
        group += tube(
            [
                (x * 0.7, 0.0, 0.05),
                (x * 1.7, -0.8, 0.2),
                (x * 2.2 + q.normal(0, 0.25), -1.6, q.normal(0, 0.2)),
                (x * 2.9 + q.normal(0, 0.35), -2.3 - q.random() * 0.9, 0.2),
            ],
            0.17,
            0.012,
            "thin-slime",
            n=10,
        ).dim(0.6)
    for a in (90, 210, 330):
        x, y = 0.20 * math.cos(math.radians(a)), 1.46 + 0.20 * math.sin(math.radians(a))
        group += Group(
            Solid([ellipsoid(0.235, 0.235, 0.08).at(x, y, 0.50)], "lamp-accent").named("eye")
        )
    group += Solid([sphere(0.085).at(0, 1.46, 0.56)], "black")
    return group


def polyp(seed: int = 1, r: float = 0.5, n: int = 9, material: str = "slime") -> Group:
    """jelly thing from beyond: ribbed bell + trailing solid strands"""
    q = rng(f"poly{seed}")
    group = Group(
        Solid(
            [
                ellipsoid(r, r * 0.78, r).rough(r * 0.04, 9, 2),
                ellipsoid(r * 0.86, r * 0.62, r * 0.86).at(0, -r * 0.55, 0).cut(r * 0.12),
            ],
            material,
            hatch=(0.1, 1, 0.3),
        )
    )
    group += Solid(
        [
            sphere(r * 0.16).at(r * 0.3 * math.cos(a), r * 0.28, r * 0.78 * abs(math.sin(a)) + 0.02)
            for a in (0.5, 1.4, 2.4)
        ],
        "lamp-accent",
    )
    for i in range(n):
        a = 2 * math.pi * i / n
        x, z = r * 0.72 * math.cos(a), r * 0.72 * math.sin(a)
        L = r * q.uniform(1.6, 3.0)
        w = q.uniform(-0.5, 0.5)
        group += tube(
            [
                (x, -r * 0.1, z),
                (x * 1.2 + w * r * 0.5, -r * 0.2 - L * 0.35, z * 1.1),
                (x * 1.0 - w * r * 0.8, -r * 0.2 - L * 0.7, z),
                (x * 1.3 + w * r, -r * 0.2 - L, z),
            ],
            r * 0.10,
            r * 0.02,
            "thin-slime",
            n=9,
        )
    return group


def tentacle(
    L: float = 3.0,
    r: float = 0.24,
    tilt: float = 18,
    curl: float = 300,
    twist: float = 0,
    n: int = 18,
    material: str = "slime",
    suckers: bool = True,
    seed: int = 1,
) -> Group:
    """Raise one tentacle from the origin, in the xy plane, curling outwards to +x at its tip."""
    x = y = 0.0
    pts = [(0.0, 0.0)]
    hd = []
    for i in range(n):
        t = (i + 0.5) / n
        th = math.radians(
            90
            - tilt * math.sin(min(1, t * 2.2) * math.pi * 0.5) * 1.6
            + curl * max(0, t - 0.28) ** 2.1 * 1.9
            + 8 * math.sin(t * 7 + seed)
        )
        hd.append(th)
        ds = L / n * (1.15 - 0.45 * t)
        x += math.cos(th) * ds
        y += math.sin(th) * ds
        pts.append((x, y))
    shapes, Scene = [], []
    for i in range(n):
        ra = r * (1 - i / n) ** 0.8 + r * 0.06
        rb = r * (1 - (i + 1) / n) ** 0.8 + r * 0.06
        z0, z1 = twist * (i / n) ** 2, twist * ((i + 1) / n) ** 2
        c = capsule((*pts[i], z0), (*pts[i + 1], z1), ra, rb)
        shapes.append(c.blend(0.05) if i else c)
        if suckers and i < n - 1:
            nx, ny = math.cos(hd[i] + math.pi / 2), math.sin(hd[i] + math.pi / 2)
            mx, my = (pts[i][0] + pts[i + 1][0]) / 2, (pts[i][1] + pts[i + 1][1]) / 2
            for sz in (-0.45, 0.45):
                Scene.append(
                    ellipsoid(ra * 0.30, ra * 0.30, ra * 0.30).at(
                        mx + nx * ra * 0.86, my + ny * ra * 0.86, (z0 + z1) / 2 + sz * ra
                    )
                )
    group = Group(Solid(shapes, material, hatch=(0.25, 1, 0.25)))
    if suckers:
        group += Solid(Scene, "thin-bone")
    return group


def tentacles(
    n: int = 6,
    seed: str = "te",
    h: float = 2.5,
    r: float = 0.24,
    spread: float = 1.2,
    material: str = "slime",
    curl: float = 1.0,
) -> Group:
    """ring of tentacles rising from y=0"""
    q = rng(seed)
    group = Group()
    for i in range(n):
        a = 360 * i / n + q.normal(0, 12)
        group += (
            tentacle(
                h * q.uniform(0.9, 1.35),
                r * q.uniform(0.8, 1.2),
                q.uniform(12, 30),
                curl * q.uniform(250, 380),
                q.normal(0, 0.3),
                material=material,
                seed=int(q.integers(1, 99)),
            )
            .at(spread * 0.5, -0.2, 0)
            .ry(a)
        )
    return group


def pharaoh() -> Group:
    """tall robed figure with nemes-like headdress; face is a void"""
    group = Group(
        Solid(
            [
                lathe(
                    [
                        (0, 0),
                        (0.62, 0),
                        (0.46, 0.7),
                        (0.30, 1.5),
                        (0.27, 1.9),
                        (0.34, 2.2),
                        (0.2, 2.38),
                        (0, 2.4),
                    ],
                    0.01,
                ).rough(0.025, 11, 2)
            ]
            + both_sides(
                [
                    capsule((0.30, 2.18, 0), (0.62, 1.72, 0.1), 0.13, 0.11).blend(0.08),
                    capsule((0.62, 1.72, 0.1), (0.86, 2.16, 0.28), 0.11, 0.17).blend(0.04),
                ]
            ),
            "cloth",
            hatch=(1, 0.1, 0.1),
        )
    )
    group += Solid(both_sides([ellipsoid(0.05, 0.12, 0.04).rz(-20).at(0.93, 2.36, 0.3)]), "skin")
    nem = [
        ellipsoid(0.26, 0.30, 0.26).at(0, 2.66, -0.03),
        extrude(
            [
                (-0.20, 2.75),
                (-0.40, 2.20),
                (-0.30, 2.10),
                (-0.16, 2.4),
                (0.16, 2.4),
                (0.30, 2.10),
                (0.40, 2.20),
                (0.20, 2.75),
            ],
            0.13,
            0.05,
        )
        .at(0, 0, -0.02)
        .blend(0.06),
        capsule((0, 2.86, 0.0), (0, 3.10, -0.18), 0.17, 0.10).blend(0.12),
        ellipsoid(0.15, 0.21, 0.2).at(0, 2.60, 0.18).cut(0.02),
    ]
    group += Group(
        Solid(nem, "stone", hatch=(0.1, 1, 0.25)),
        Solid([ellipsoid(0.17, 0.2, 0.14).at(0, 2.6, 0.0)], "black"),
        Solid(
            both_sides([ellipsoid(0.026, 0.012, 0.01).at(0.06, 2.64, 0.145)]), "lamp-accent"
        ).named("eye"),
    )
    return group
