"""Build small full-length people, 1.8 units tall, seen from mid-distance."""

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
    lathe,
)

_Profile = list[tuple[float, float]]


def _body(coat: str, female: bool, hem: float) -> Shape:
    if coat == "robe":
        profile: _Profile = [(0, 0), (0.46, 0), (0.36, 0.5), (0.25, 1.05), (0.22, 1.3)]
        profile += [(0.25, 1.42), (0.10, 1.52), (0, 1.52)]
        return lathe(profile, 0.01).rough(0.02, 9, 2)
    if female:
        profile = [(0, 0.5), (0.27, 0.5), (0.23, 0.85), (0.16, 1.08), (0.19, 1.3)]
        profile += [(0.20, 1.38), (0.07, 1.48), (0, 1.48)]
        return lathe(profile, 0.01).rough(0.012, 8, 2)
    profile = [(0, hem), (0.31, hem), (0.25, 0.75), (0.215, 1.05), (0.25, 1.32)]
    profile += [(0.22, 1.44), (0.09, 1.52), (0, 1.52)]
    return lathe(profile, 0.01).rough(0.012, 7, 2)


def _arms(pose: str, robed: bool) -> list[Shape]:
    match pose:
        case "down" if robed:
            return both_sides(
                [
                    capsule((0.22, 1.36, 0.02), (0.34, 1.08, 0.05), 0.10, 0.10).blend(0.06),
                    capsule((0.34, 1.08, 0.05), (0.08, 0.98, 0.24), 0.10, 0.12).blend(0.05),
                ]
            )
        case "down":
            return both_sides(
                [
                    capsule((0.23, 1.38, 0), (0.33, 1.05, -0.02), 0.085, 0.075).blend(0.05),
                    capsule((0.33, 1.05, -0.02), (0.29, 0.74, 0.1), 0.075, 0.06).blend(0.03),
                ]
            )
        case "pockets":
            return both_sides(
                [
                    capsule((0.23, 1.38, 0), (0.38, 1.08, -0.06), 0.085, 0.075).blend(0.05),
                    capsule((0.38, 1.08, -0.06), (0.22, 0.86, 0.12), 0.075, 0.06).blend(0.03),
                ]
            )
        case "raised":
            return both_sides(
                [
                    capsule((0.22, 1.38, 0), (0.46, 1.62, 0.05), 0.09, 0.08).blend(0.05),
                    capsule((0.46, 1.62, 0.05), (0.40, 1.98, 0.12), 0.09, 0.11).blend(0.03),
                ]
            )
        case "point":
            return [
                capsule((0.23, 1.38, 0), (0.5, 1.36, 0.25), 0.085, 0.075).blend(0.05),
                capsule((0.5, 1.36, 0.25), (0.75, 1.40, 0.5), 0.07, 0.05).blend(0.03),
                capsule((-0.23, 1.38, 0), (-0.33, 1.05, 0), 0.085, 0.075).blend(0.05),
                capsule((-0.33, 1.05, 0), (-0.29, 0.74, 0.1), 0.075, 0.06).blend(0.03),
            ]
    raise ValueError(f"arms {pose!r}: known are down, pockets, raised, point")


def _hands(pose: str, robed: bool) -> Group:
    if pose == "raised":
        shapes = both_sides([ellipsoid(0.05, 0.09, 0.03).at(0.40, 2.09, 0.14)])
    elif pose == "point":
        shapes = [ellipsoid(0.06, 0.05, 0.05).at(0.80, 1.41, 0.54)]
    elif pose == "down" and not robed:
        shapes = both_sides([ellipsoid(0.05, 0.08, 0.04).at(0.285, 0.68, 0.12)])
    else:
        return Group()
    return Group(Solid(shapes, "skin"))


def _legs(female: bool, hem: float, stride: float) -> Group:
    if female:
        return Group(
            Solid(both_sides([capsule((0.09, 0.55, 0), (0.08, 0.10, 0), 0.06, 0.04)]), "skin"),
            Solid(both_sides([ellipsoid(0.05, 0.05, 0.12).at(0.08, 0.05, 0.05)]), "black"),
        )
    sides = ((0.1, 0.11, stride), (-0.1, -0.11, -stride))
    legs = [capsule((hip, hem + 0.2, 0), (x, 0.08, z), 0.10, 0.07) for hip, x, z in sides]
    shoes = [ellipsoid(0.07, 0.06, 0.15).at(x, 0.06, z + 0.06) for _, x, z in sides]
    return Group(Solid(legs, "dark", hatch=(1, 0.1, 0)), Solid(shoes, "black"))


def _hooded_head(material: str) -> Group:
    hood = [
        ellipsoid(0.175, 0.20, 0.19).at(0, 1.64, -0.03),
        capsule((0, 1.76, -0.04), (0, 1.90, -0.10), 0.09, 0.02).blend(0.08),
        capsule((0, 1.5, -0.02), (0, 1.42, -0.02), 0.15, 0.2).blend(0.06),
        ellipsoid(0.11, 0.155, 0.2).at(0, 1.615, 0.13).cut(0.02),
    ]
    return Group(
        Solid(hood, material, hatch=(0.3, 1, 0.2)),
        Solid([ellipsoid(0.13, 0.16, 0.13).at(0, 1.62, -0.01)], "black"),
    )


def _head(hat: str | None, hat_material: str) -> Group:
    head = [
        ellipsoid(0.105, 0.135, 0.125).at(0, 1.66, 0.01),
        ellipsoid(0.085, 0.10, 0.09).at(0, 1.60, 0.05).blend(0.05),
        capsule((0, 1.5, 0), (0, 1.58, 0), 0.07).blend(0.03),
        ellipsoid(0.02, 0.035, 0.03).at(0, 1.63, 0.135).blend(0.02),
    ]
    match hat:
        case "fedora":
            crown = [(0, 1.73), (0.128, 1.73), (0.118, 1.83), (0.09, 1.865), (0, 1.85)]
            brim = cylinder(0.215, 0.008, 0.006, bend=(-0.5, 0.4)).at(0, 1.735, 0.01)
            top = Solid([brim, lathe(crown, 0.005)], hat_material)
        case "cloche":
            top = Solid(
                [
                    ellipsoid(0.135, 0.14, 0.145).at(0, 1.70, -0.01),
                    box(0.3, 0.1, 0.3).at(0, 1.57, 0.03).cut(0.01),
                    cylinder(0.15, 0.008, 0.006, bend=(0.6, 0.6)).at(0, 1.67, 0.02),
                ],
                hat_material,
            )
        case "bowler":
            top = Solid(
                [
                    ellipsoid(0.125, 0.12, 0.135).at(0, 1.75, 0),
                    cylinder(0.175, 0.008, 0.006, bend=(-1.4, 0.2)).at(0, 1.735, 0),
                ],
                hat_material,
            )
        case None:
            top = Solid([ellipsoid(0.118, 0.12, 0.135).at(0, 1.70, -0.02)], "hair")
        case _:
            raise ValueError(f"hat {hat!r}: known are fedora, cloche, bowler, hood, None")
    return Group(Solid(head, "skin"), top)


def figure(
    coat: str = "trench",
    hat: str | None = "fedora",
    *,
    arms: str = "down",
    stride: float = 0.0,
    material: str = "cloth",
    hat_material: str = "felt",
    female: bool = False,
) -> Group:
    """Stand someone up, facing +z.

    coat: trench, suit (short), dress or robe.  hat: fedora, cloche, bowler, hood or None.
    arms: down, pockets, raised or point.
    """
    robed = coat == "robe"
    hem = 0.35 if coat == "trench" else 0.78
    group = Group(
        Solid([_body(coat, female, hem), *_arms(arms, robed)], material, hatch=(1, 0.15, 0.1))
    )
    group += _hands(arms, robed)
    if not robed:
        group += _legs(female, hem, stride)
    group += _hooded_head(material) if robed or hat == "hood" else _head(hat, hat_material)
    return group
