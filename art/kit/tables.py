"""Compile solids to the number tables that the ray-marcher reads."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from art.kit.shapes import Kind, Op, Shape, Solid

# Columns of a shape's row.
KIND, OP, BLEND, SCALE = 0, 1, 2, 3
INVERSE = 4  # 12 columns: the upper three rows of the inverse transform
PARAMS = 16  # up to 12 columns
NOISE_DEPTH, NOISE_FREQUENCY = 28, 29
REPEAT = 30  # spacing and count for x, y, z
BEND_X, BEND_Z, TWIST, TAPER, NOISE_KIND, BEND_SIDE = 36, 37, 38, 39, 40, 41
BOUND_CENTRE, BOUND_RADIUS = 42, 45
SHAPE_COLUMNS = 46

# Columns of a solid's row.
FIRST, END, CENTRE, RADIUS, LIGHT_GROUP = 0, 1, 2, 5, 6
UNBOUNDED = 1e9


class Tables(NamedTuple):
    """Hold a scene as arrays: a row a shape, the polygon points, a row a solid."""

    shapes: NDArray[np.float64]
    points: NDArray[np.float64]
    solids: NDArray[np.float64]


def _size_of(shape: Shape) -> float:
    """Find by how much a shape's transform enlarges it."""
    return float(abs(np.linalg.det(shape.matrix[:3, :3])) ** (1 / 3))


def _local_bound(shape: Shape) -> tuple[NDArray[np.float64], float]:
    """Find a sphere round the undisturbed primitive, in its own space."""
    q = shape.params
    outline = np.zeros((1, 2)) if shape.outline is None else shape.outline
    centre = np.zeros(3)
    match shape.kind:
        case Kind.SPHERE:
            radius = q[0]
        case Kind.ELLIPSOID:
            radius = max(q[:3])
        case Kind.BOX:
            radius = math.hypot(*q[:3])
        case Kind.CYLINDER:
            radius = math.hypot(q[0], q[1])
        case Kind.CONE:
            radius = math.hypot(max(q[1], q[2]), q[0])
        case Kind.CAPSULE:
            a, b = np.array(q[0:3]), np.array(q[4:7])
            centre = (a + b) / 2
            radius = float(np.linalg.norm(b - a)) / 2 + max(q[3], q[7])
        case Kind.TORUS:
            radius = q[0] + q[1]
        case Kind.EXTRUSION:
            low, high = outline.min(0), outline.max(0)
            centre = np.array([*(low + high) / 2, 0])
            radius = math.hypot(float(np.linalg.norm(high - low)) / 2, q[0])
        case Kind.LATHE:
            low_y, high_y = outline[:, 1].min(), outline[:, 1].max()
            centre = np.array([0, (low_y + high_y) / 2, 0])
            radius = math.hypot(outline[:, 0].max(), (high_y - low_y) / 2)
        case _:
            raise ValueError(f"{shape.kind!r} has no bound")
    return centre, radius


def _bound(shape: Shape) -> tuple[NDArray[np.float64], float] | None:
    """Find a sphere round a shape in the world, or None if it has no end."""
    if shape.kind in (Kind.PLANE, Kind.TERRAIN):
        return None
    centre, radius = _local_bound(shape)
    radius += max(abs(shape.bend[0]), abs(shape.bend[1]), abs(shape.bend_side)) * radius * radius
    sx, nx, sy, ny, sz, nz = shape.repetition
    radius += math.sqrt((sx * nx) ** 2 + (sy * ny) ** 2 + (sz * nz) ** 2)
    radius += abs(shape.noise[0])
    return shape.matrix[:3, :3] @ centre + shape.matrix[:3, 3], radius * _size_of(shape)


def _solid_bound(solid: Solid) -> tuple[NDArray[np.float64], float]:
    """Find the sphere that lets the marcher skip a solid; it is the main lever of speed."""
    bounds = [_bound(shape) for shape in solid.shapes if shape.op in (Op.UNION, Op.BLEND)]
    finite = [bound for bound in bounds if bound is not None]
    if not finite or len(finite) < len(bounds):
        return np.zeros(3), UNBOUNDED
    low = np.min([centre - radius for centre, radius in finite], axis=0)
    high = np.max([centre + radius for centre, radius in finite], axis=0)
    middle = (low + high) / 2
    reach = max(float(np.linalg.norm(centre - middle)) + radius for centre, radius in finite)
    return middle, reach * 1.02 + 0.01


def _shape_row(shape: Shape, first_point: int) -> NDArray[np.float64]:
    row = np.zeros(SHAPE_COLUMNS)
    row[KIND], row[OP], row[BLEND], row[SCALE] = (
        shape.kind,
        shape.op,
        shape.blend_radius,
        _size_of(shape),
    )
    row[INVERSE : INVERSE + 12] = np.linalg.inv(shape.matrix)[:3, :4].ravel()
    params = list(shape.params)
    if shape.outline is not None:
        params += [first_point, first_point + len(shape.outline)]
    row[PARAMS : PARAMS + len(params)] = params
    row[NOISE_DEPTH], row[NOISE_FREQUENCY] = shape.noise
    row[REPEAT : REPEAT + 6] = shape.repetition
    row[BEND_X], row[BEND_Z] = shape.bend
    row[TWIST], row[TAPER] = shape.twist, shape.taper
    row[NOISE_KIND], row[BEND_SIDE] = shape.noise_kind, shape.bend_side
    bound = _bound(shape)
    row[BOUND_CENTRE : BOUND_RADIUS + 1] = (
        (0, 0, 0, UNBOUNDED) if bound is None else (*bound[0], bound[1])
    )
    return row


def compile_solids(solids: Sequence[Solid]) -> Tables:
    """Turn solids into the tables."""
    shape_rows: list[NDArray[np.float64]] = []
    points: list[NDArray[np.float64]] = []
    solid_rows: list[list[float]] = []
    point_count = 0
    for solid in solids:
        first = len(shape_rows)
        for shape in solid.shapes:
            shape_rows.append(_shape_row(shape, point_count))
            if shape.outline is not None:
                points.append(shape.outline)
                point_count += len(shape.outline)
        centre, radius = _solid_bound(solid)
        solid_rows.append([first, len(shape_rows), *centre, radius, solid.light_group])
    return Tables(
        np.array(shape_rows, np.float64).reshape(-1, SHAPE_COLUMNS),
        np.vstack(points) if points else np.zeros((1, 2)),
        np.array(solid_rows, np.float64).reshape(-1, LIGHT_GROUP + 1),
    )
