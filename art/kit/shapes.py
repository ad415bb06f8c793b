"""Model a scene as signed-distance shapes.

A `Shape` is one primitive, a `Solid` is a list of shapes of one material, a `Group` is a list of
solids. All three are moved by the same fluent calls, applied in reading order:
``box(1, 1, 1).ry(30).at(0, 2, 0)`` turns the box first and lifts it then. One unit is about one
metre in a set and about one head in a portrait; y is up, the camera usually looks towards -z.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

Matrix = NDArray[np.float64]
Point = Sequence[float] | NDArray[Any]


class Kind(IntEnum):
    """Name the primitives; the numbers are those of `distance.primitive_distance`."""

    SPHERE = 0
    ELLIPSOID = 1
    BOX = 2
    CYLINDER = 3
    CONE = 4
    CAPSULE = 5
    TORUS = 6
    PLANE = 7
    EXTRUSION = 8
    LATHE = 9
    TERRAIN = 10


class Op(IntEnum):
    """Name the ways a shape joins the shapes before it in its solid."""

    UNION = 0
    BLEND = 1
    CUT = 2
    SOFT_CUT = 3
    CLIP = 4
    SOFT_CLIP = 5


class Rough(IntEnum):
    """Name the ways `Shape.rough` disturbs a surface."""

    RIPPLE = 0
    NOISE = 1
    FOLDS = 2
    RIDGES = 3


def translation(x: float = 0, y: float = 0, z: float = 0) -> Matrix:
    matrix = np.eye(4)
    matrix[:3, 3] = (x, y, z)
    return matrix


def scaling(factor: float) -> Matrix:
    return np.diag([factor, factor, factor, 1.0])


def _rotation(degrees: float, first: int, second: int) -> Matrix:
    angle = math.radians(degrees)
    matrix = np.eye(4)
    matrix[first, first] = matrix[second, second] = math.cos(angle)
    matrix[second, first] = math.sin(angle)
    matrix[first, second] = -math.sin(angle)
    return matrix


def rotation_x(degrees: float) -> Matrix:
    return _rotation(degrees, 1, 2)


def rotation_y(degrees: float) -> Matrix:
    return _rotation(degrees, 2, 0)


def rotation_z(degrees: float) -> Matrix:
    return _rotation(degrees, 0, 1)


MIRROR_X = np.diag([-1.0, 1.0, 1.0, 1.0])


class Movable:
    """Give a shape, solid or group the fluent transforms; `moved` does the work."""

    def moved(self, matrix: Matrix) -> Self:
        raise NotImplementedError

    def at(self, x: float = 0, y: float = 0, z: float = 0) -> Self:
        return self.moved(translation(x, y, z))

    def rx(self, degrees: float) -> Self:
        return self.moved(rotation_x(degrees))

    def ry(self, degrees: float) -> Self:
        return self.moved(rotation_y(degrees))

    def rz(self, degrees: float) -> Self:
        return self.moved(rotation_z(degrees))

    def scale(self, factor: float) -> Self:
        return self.moved(scaling(factor))

    def mirrored(self) -> Self:
        """Reflect left and right."""
        return self.moved(MIRROR_X)


class Shape(Movable):
    """Hold one primitive, its place and how it joins the shapes before it."""

    def __init__(
        self,
        kind: Kind,
        params: Iterable[float],
        *,
        outline: Sequence[Point] | None = None,
        bend: tuple[float, float] = (0, 0),
        bend_side: float = 0.0,
        twist: float = 0.0,
        taper: float = 0.0,
    ) -> None:
        self.kind = kind
        self.params = list(params)
        self.outline = None if outline is None else np.asarray(outline, float)
        self.bend = bend
        self.bend_side = bend_side
        self.twist = twist
        self.taper = taper
        self.matrix = np.eye(4)
        self.op = Op.UNION
        self.blend_radius = 0.0
        self.noise: tuple[float, float] = (0, 1)
        self.noise_kind = Rough.RIPPLE
        self.repetition: tuple[float, ...] = (0, 0, 0, 0, 0, 0)

    def _with(self, **changes: object) -> Self:
        copy = type(self).__new__(type(self))
        copy.__dict__.update(self.__dict__, **changes)
        return copy

    def moved(self, matrix: Matrix) -> Self:
        return self._with(matrix=matrix @ self.matrix)

    def blend(self, radius: float) -> Self:
        """Melt into the shapes before it, with a fillet of about this radius."""
        return self._with(op=Op.BLEND, blend_radius=radius)

    def cut(self, radius: float = 0.0) -> Self:
        """Cut this shape out of the shapes before it."""
        return self._with(op=Op.SOFT_CUT if radius else Op.CUT, blend_radius=radius)

    def clip(self, radius: float = 0.0) -> Self:
        """Keep only what the shapes before it share with this one."""
        return self._with(op=Op.SOFT_CLIP if radius else Op.CLIP, blend_radius=radius)

    def rough(self, depth: float, frequency: float, kind: int = Rough.RIPPLE) -> Self:
        """Disturb the surface: 0 ripple, 1 noise (fur, rock; slow), 2 cloth folds, 3 ridges."""
        return self._with(noise=(depth, frequency), noise_kind=Rough(kind))

    def repeat(
        self,
        sx: float = 0,
        nx: int = 0,
        sy: float = 0,
        ny: int = 0,
        sz: float = 0,
        nz: int = 0,
    ) -> Self:
        """Repeat at spacing s, n times to either side, in the shape's own space."""
        return self._with(repetition=(sx, nx, sy, ny, sz, nz))


def sphere(radius: float) -> Shape:
    return Shape(Kind.SPHERE, [radius])


def ellipsoid(x: float, y: float, z: float) -> Shape:
    return Shape(Kind.ELLIPSOID, [x, y, z])


def box(
    x: float,
    y: float,
    z: float,
    rounding: float = 0.0,
    *,
    bend: tuple[float, float] = (0, 0),
    bend_side: float = 0.0,
    taper: float = 0.0,
    twist: float = 0.0,
) -> Shape:
    """Make a box of half sizes x, y, z."""
    return Shape(
        Kind.BOX, [x, y, z, rounding], bend=bend, bend_side=bend_side, taper=taper, twist=twist
    )


def cylinder(
    radius: float, half_height: float, rounding: float = 0.0, bend: tuple[float, float] = (0, 0)
) -> Shape:
    return Shape(Kind.CYLINDER, [radius, half_height, rounding], bend=bend)


def cone(half_height: float, bottom: float, top: float, rounding: float = 0.0) -> Shape:
    return Shape(Kind.CONE, [half_height, bottom, top, rounding])


def capsule(a: Point, b: Point, radius_a: float, radius_b: float | None = None) -> Shape:
    """Make a round rod from a to b, tapering from one radius to the other."""
    return Shape(Kind.CAPSULE, [*a, radius_a, *b, radius_a if radius_b is None else radius_b])


def torus(radius: float, tube: float) -> Shape:
    """Make a ring lying in the xz plane."""
    return Shape(Kind.TORUS, [radius, tube])


def plane() -> Shape:
    """Make the half-space under y = 0."""
    return Shape(Kind.PLANE, [0])


def extrude(
    points: Sequence[Point],
    half_depth: float,
    rounding: float = 0.0,
    bend: tuple[float, float] = (0, 0),
) -> Shape:
    """Pull a polygon of the xy plane along z."""
    return Shape(Kind.EXTRUSION, [half_depth, rounding], outline=points, bend=bend)


def lathe(points: Sequence[Point], rounding: float = 0.0) -> Shape:
    """Turn a polygon of (radius, y) points round the y axis."""
    return Shape(Kind.LATHE, [0, rounding], outline=points)


def terrain(height: float, frequency: float, seed: float = 0.0, ridge: float = 0.0) -> Shape:
    """Make hilly ground; `ridge` > 0 sharpens the hills to crests."""
    return Shape(Kind.TERRAIN, [height, frequency, seed, ridge])


def both_sides(shapes: Iterable[Shape]) -> list[Shape]:
    """Pair every shape with its mirror image across x = 0."""
    return [side for shape in shapes for side in (shape, shape.mirrored())]


class Solid(Movable):
    """Join shapes into one body of one material; lines are engraved along its own axes."""

    def __init__(
        self, shapes: Iterable[Shape], material: str, hatch: Sequence[float] | None = None
    ) -> None:
        self.shapes = list(shapes)
        self.material = material
        self.hatch = hatch
        self.matrix = np.eye(4)
        self.tag: str | None = None
        self.light_group = 0
        self.brightness = 1.0

    def moved(self, matrix: Matrix) -> Self:
        copy = type(self).__new__(type(self))
        copy.__dict__.update(self.__dict__)
        copy.shapes = [shape.moved(matrix) for shape in self.shapes]
        copy.matrix = matrix @ self.matrix
        return copy

    def named(self, tag: str) -> Self:
        """Tag the solid so that `Scene.mask_of` finds its pixels."""
        self.tag = tag
        return self

    def group(self, number: int) -> Self:
        """Join a light group: lights with group=n light only it, with group=-n all but it."""
        self.light_group = number
        return self

    def dim(self, factor: float) -> Self:
        """Darken the material: 0.15 to 0.3 makes a black mass with a thin lit edge."""
        self.brightness *= factor
        return self


class Group(list[Solid], Movable):
    """Hold solids that move, dim and take light together."""

    def __init__(self, *solids: Solid) -> None:
        super().__init__(solids)

    def moved(self, matrix: Matrix) -> Self:
        return type(self)(*(solid.moved(matrix) for solid in self))

    def __add__(self, other: Iterable[Solid] | Solid) -> Group:  # type: ignore[override]
        return Group(*self, *([other] if isinstance(other, Solid) else other))

    def __iadd__(self, other: Iterable[Solid] | Solid) -> Self:  # type: ignore[override]
        self.extend([other] if isinstance(other, Solid) else other)
        return self

    def named(self, tag: str) -> Self:
        for solid in self:
            solid.named(tag)
        return self

    def group(self, number: int) -> Self:
        for solid in self:
            solid.group(number)
        return self

    def dim(self, factor: float) -> Self:
        for solid in self:
            solid.dim(factor)
        return self

    def paint(self, material: str, only: str | None = None) -> Self:
        """Change the material of all solids, or only of those of one material."""
        for solid in self:
            if only is None or solid.material == only:
                solid.material = material
        return self
