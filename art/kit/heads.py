"""Build heads: chin at -0.55, crown at +0.55, the face looks towards +z."""

from __future__ import annotations

from art.kit.shapes import (
    Group,
    Shape,
    Solid,
    both_sides,
    box,
    capsule,
    cylinder,
    ellipsoid,
    sphere,
    torus,
)


def head_shapes(
    jaw: float = 1.0,
    nose: float = 1.0,
    gaunt: float = 0.0,
    brow: float = 1.0,
    female: bool = False,
    fat: float = 0.0,
    mouth: str = "shut",
) -> list[Shape]:
    """Shape a head; 1 is the usual measure of jaw, nose and brow, 0 of gaunt and fat."""
    w = 1.0 + 0.10 * fat - 0.03 * gaunt
    j = jaw * (0.86 if female else 1.0)
    shapes = [
        ellipsoid(0.355 * w, 0.43, 0.44).at(0, 0.13, -0.07),
        ellipsoid(0.285 * w, 0.40, 0.29).at(0, -0.12, 0.09).blend(0.14),
        ellipsoid(0.17 * j + 0.03 * fat, 0.12 * j, 0.13).at(0, -0.44, 0.22).blend(0.14),
    ]
    shapes += both_sides(
        [ellipsoid(0.14 * j + 0.05 * fat, 0.16, 0.18).at(0.15, -0.31, 0.06).blend(0.12)]
    )  # jaw angle
    shapes += both_sides(
        [ellipsoid(0.11, 0.075 + 0.02 * fat, 0.10).at(0.185, -0.09, 0.235).blend(0.10)]
    )  # cheekbone
    if gaunt:
        shapes += both_sides(
            [ellipsoid(0.08, 0.13, 0.09).at(0.235, -0.27, 0.27).cut(0.10 * gaunt + 0.02)]
        )
    shapes += both_sides(
        [capsule((0.03, 0.115, 0.372), (0.23, 0.115, 0.29), 0.05 * brow, 0.036).blend(0.07)]
    )  # brow
    shapes += both_sides(
        [ellipsoid(0.105, 0.062, 0.085).at(0.145, 0.015, 0.40).cut(0.06)]
    )  # sockets
    shapes += both_sides([sphere(0.070).at(0.140, 0.008, 0.305).blend(0.012)])  # eyeball
    # lids
    shapes += both_sides([ellipsoid(0.085, 0.028, 0.05).rz(-4).at(0.142, 0.052, 0.345).blend(0.02)])
    shapes += both_sides([ellipsoid(0.080, 0.020, 0.045).at(0.142, -0.045, 0.335).blend(0.02)])
    n = nose
    shapes += [
        capsule(
            (0, 0.075, 0.375),
            (0, -0.14, 0.375 + 0.115 * n),
            0.034,
            0.052 * (0.9 if female else 1.05),
        ).blend(0.06)
    ]
    shapes += both_sides(
        [ellipsoid(0.042, 0.035, 0.05).at(0.052, -0.165, 0.40 + 0.02 * n).blend(0.035)]
    )
    shapes += [ellipsoid(0.030, 0.018, 0.03).at(0, -0.19, 0.44 + 0.05 * n).cut(0.02)]
    # mouth
    shapes += [ellipsoid(0.118, 0.060, 0.08).at(0, -0.305, 0.325).blend(0.08)]
    if mouth == "open":
        shapes += [ellipsoid(0.085, 0.055, 0.12).at(0, -0.315, 0.40).cut(0.02)]
    else:
        shapes += [
            ellipsoid(0.098 if not female else 0.082, 0.024, 0.045)
            .at(0, -0.277, 0.388)
            .blend(0.02),
            ellipsoid(0.080 if not female else 0.068, 0.030, 0.045)
            .at(0, -0.330, 0.378)
            .blend(0.02),
            capsule((-0.10, -0.302, 0.405), (0, -0.300, 0.436), 0.010).cut(0.012),
            capsule((0.10, -0.302, 0.405), (0, -0.300, 0.436), 0.010).cut(0.012),
        ]
    shapes += both_sides(
        [ellipsoid(0.045, 0.125, 0.085).rz(-6).rx(-10).at(0.372 * w, -0.01, -0.03).blend(0.03)]
    )  # ear
    shapes += both_sides([ellipsoid(0.03, 0.07, 0.05).at(0.405 * w, 0, 0.0).cut(0.02)])
    return shapes


def neck_shapes(r: float = 0.2, female: bool = False) -> list[Shape]:
    """Shape a neck that reaches down into the collar."""
    rr = r * (0.8 if female else 1)
    return [capsule((0, -0.32, -0.08), (0, -0.95, -0.14), rr, rr * 1.12).blend(0.09)] + (
        [] if female else [ellipsoid(0.05, 0.07, 0.05).at(0, -0.62, 0.10).blend(0.06)]
    )


def hair_short(recede: float = 0.0, material: str = "hair") -> Group:
    """Comb short hair; `recede` > 0 bares the forehead."""
    shapes = [
        ellipsoid(0.395, 0.46, 0.475).at(0, 0.165, -0.09).rough(0.012, 34),
        box(0.6, 0.5, 0.4).rx(-14).at(0, -0.16, 0.42).cut(0.08),
        box(0.6, 0.4, 0.6).at(0, -0.52, -0.1).cut(0.1),
    ]
    shapes += [
        ellipsoid(0.30, 0.34 + 0.1 * recede, 0.25)
        .at(0, 0.05 + 0.08 * recede, 0.42 - 0.08 * recede)
        .cut(0.08)
    ]
    shapes += both_sides([ellipsoid(0.10, 0.16, 0.12).at(0.39, 0.0, 0.02).cut(0.05)])
    return Group(Solid(shapes, material))


def hair_bob(material: str = "hair") -> Group:
    """Cut a bob."""
    shapes = [ellipsoid(0.43, 0.50, 0.49).at(0, 0.13, -0.07)] + both_sides(
        [ellipsoid(0.16, 0.34, 0.26).at(0.33, -0.17, -0.02).blend(0.12)]
    )
    shapes += [
        ellipsoid(0.27, 0.36, 0.34).at(0, -0.12, 0.36).cut(0.10),
        box(0.6, 0.3, 0.6).at(0, -0.75, 0).cut(0.05),
        ellipsoid(0.20, 0.35, 0.2).at(0, -0.35, 0.2).cut(0.1),
    ]
    return Group(
        Solid(
            [p.rough(0.008, 40, 2) if p.op in (0, 1) else p for p in shapes],
            material,
            hatch=(1, 0.1, 0.5),
        )
    )


def hair_bun(material: str = "hair") -> Group:
    """Tie hair to a bun."""
    shapes = [
        ellipsoid(0.395, 0.45, 0.47).at(0, 0.155, -0.08),
        ellipsoid(0.30, 0.33, 0.30).at(0, -0.02, 0.38).cut(0.08),
        box(0.6, 0.4, 0.6).at(0, -0.55, -0.05).cut(0.1),
        sphere(0.2).at(0, 0.22, -0.52).blend(0.05),
    ]
    return Group(Solid(shapes, material))


def hair_wild(material: str = "white", k: float = 1.0) -> Group:
    """Let hair stand out wildly."""
    shapes = [ellipsoid(0.42 * k, 0.44, 0.48).at(0, 0.18, -0.12).rough(0.05, 13, 1)] + both_sides(
        [ellipsoid(0.22, 0.26, 0.28).at(0.36 * k, 0.05, -0.12).rough(0.06, 15, 1).blend(0.06)]
    )
    shapes += [
        ellipsoid(0.31, 0.42, 0.32).at(0, -0.02, 0.36).cut(0.06),
        box(0.7, 0.4, 0.6).at(0, -0.62, 0).cut(0.1),
    ]
    return Group(Solid(shapes, material, hatch=(1, 0.6, 0.3)))


def full_beard(size: float = 1.0, material: str = "hair") -> Group:
    """Grow a full beard with its moustache."""
    shapes = [
        ellipsoid(0.24, 0.20 * size, 0.20).at(0, -0.42 - 0.06 * size, 0.17).rough(0.02, 26, 1)
    ] + both_sides([capsule((0.31, -0.12, 0.02), (0.17, -0.42, 0.20), 0.06, 0.11).blend(0.1)])
    shapes += [
        capsule((-0.12, -0.235, 0.40), (0, -0.215, 0.43), 0.035, 0.04).blend(0.04),
        capsule((0.12, -0.235, 0.40), (0, -0.215, 0.43), 0.035, 0.04).blend(0.04),
        ellipsoid(0.07, 0.03, 0.08).at(0, -0.295, 0.42).cut(0.03),
    ]
    return Group(Solid(shapes, material, hatch=(1, 0.2, 0.2)))


def handlebar(material: str = "hair") -> Group:
    """Grow a moustache."""
    return Group(
        Solid(
            both_sides([capsule((0.01, -0.225, 0.425), (0.125, -0.25, 0.36), 0.036, 0.016)]),
            material,
        )
    )


def spectacles() -> Group:
    """Put on round glasses."""
    frame = both_sides(
        [
            torus(0.092, 0.013).rx(90).at(0.14, 0.01, 0.435),
            capsule((0.23, 0.03, 0.42), (0.38, 0.03, 0.05), 0.011),
        ]
    )
    frame += [capsule((-0.05, 0.03, 0.44), (0.05, 0.03, 0.44), 0.012)]
    lenses = both_sides([cylinder(0.088, 0.004, 0.003).rx(90).at(0.14, 0.01, 0.435)])
    return Group(Solid(frame, "metal"), Solid(lenses, "lens"))
