"""Build what flies."""

from __future__ import annotations

import math

from art.kit.noise import rng
from art.kit.shapes import Group, Solid, capsule, ellipsoid, extrude, sphere
from art.kit.tentacles import tube


def wing(span: float = 3.0, material: str = "dark", fingers: int = 4) -> Group:
    """Spread a bat wing in the xy plane from the origin to +x."""
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
    """Hang a winged, tentacled thing in the air; its eyes are tagged "eye"."""
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
    """Hang a ragged thing of smoke and wings in the air, with a three-lobed burning eye."""

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
