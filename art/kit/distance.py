"""Measure how far a point is from shapes, solids and the scene (compiled by numba).

numba keeps compiled code beside each file and looks only at that file's time: after a change here
or in `tables`, delete `__pycache__`, or `raymarch` goes on with what it had compiled in.
"""

from __future__ import annotations

import math

from numba import njit

from art.kit.tables import (
    BEND_SIDE,
    BEND_X,
    BEND_Z,
    BLEND,
    BOUND_CENTRE,
    BOUND_RADIUS,
    CENTRE,
    END,
    FIRST,
    INVERSE,
    KIND,
    NOISE_DEPTH,
    NOISE_FREQUENCY,
    NOISE_KIND,
    OP,
    PARAMS,
    RADIUS,
    REPEAT,
    SCALE,
    TAPER,
    TWIST,
    UNBOUNDED,
)


@njit(fastmath=True, cache=True)
def clamp(x, low, high):
    return low if x < low else (high if x > high else x)


@njit(fastmath=True, cache=True)
def smoothstep(a, b, x):
    t = clamp((x - a) / (b - a), 0.0, 1.0)
    return t * t * (3 - 2 * t)


@njit(fastmath=True, cache=True)
def _hash(ix, iy, iz):
    n = (ix * 374761393 + iy * 668265263 + iz * 1274126177) & 0x7FFFFFFF
    n = ((n ^ (n >> 13)) * 1274126177) & 0x7FFFFFFF
    n = n ^ (n >> 16)
    return (n & 0xFFFF) / 65535.0


@njit(fastmath=True, cache=True)
def value_noise(x, y, z):
    """Interpolate hashed lattice values smoothly; 0 to 1."""
    fx, fy, fz = math.floor(x), math.floor(y), math.floor(z)
    ix, iy, iz = int(fx), int(fy), int(fz)
    x -= fx
    y -= fy
    z -= fz
    x = x * x * (3 - 2 * x)
    y = y * y * (3 - 2 * y)
    z = z * z * (3 - 2 * z)
    a = _hash(ix, iy, iz) * (1 - x) + _hash(ix + 1, iy, iz) * x
    b = _hash(ix, iy + 1, iz) * (1 - x) + _hash(ix + 1, iy + 1, iz) * x
    c = _hash(ix, iy, iz + 1) * (1 - x) + _hash(ix + 1, iy, iz + 1) * x
    d = _hash(ix, iy + 1, iz + 1) * (1 - x) + _hash(ix + 1, iy + 1, iz + 1) * x
    a = a * (1 - y) + b * y
    c = c * (1 - y) + d * y
    return a * (1 - z) + c * z


@njit(fastmath=True, cache=True)
def _polygon_distance(points, first, end, x, y):
    """Measure the signed distance to the polygon points[first:end]."""
    nearest = 1e18
    sign = 1.0
    j = end - 1
    for i in range(first, end):
        ex = points[j, 0] - points[i, 0]
        ey = points[j, 1] - points[i, 1]
        wx = x - points[i, 0]
        wy = y - points[i, 1]
        length2 = ex * ex + ey * ey
        t = clamp((wx * ex + wy * ey) / length2, 0.0, 1.0) if length2 > 0 else 0.0
        bx = wx - ex * t
        by = wy - ey * t
        d2 = bx * bx + by * by
        if d2 < nearest:
            nearest = d2
        above = y >= points[i, 1]
        below = y < points[j, 1]
        left = ex * wy > ey * wx
        if (above and below and left) or ((not above) and (not below) and (not left)):
            sign = -sign
        j = i
    return sign * math.sqrt(nearest)


@njit(fastmath=True, cache=True)
def _cone_distance(lx, ly, lz, h, bottom, top):
    qx = math.sqrt(lx * lx + lz * lz)
    k2x = top - bottom
    k2y = 2.0 * h
    cax = qx - min(qx, bottom if ly < 0 else top)
    cay = abs(ly) - h
    t = clamp(((top - qx) * k2x + (h - ly) * k2y) / (k2x * k2x + k2y * k2y), 0.0, 1.0)
    cbx = qx - top + k2x * t
    cby = ly - h + k2y * t
    sign = -1.0 if (cbx < 0 and cay < 0) else 1.0
    return sign * math.sqrt(min(cax * cax + cay * cay, cbx * cbx + cby * cby))


@njit(fastmath=True, cache=True)
def _terrain_distance(lx, ly, lz, height, frequency, seed, ridge):
    total = 0.0
    weight = 1.0
    for octave in range(4):
        n = value_noise(lx * frequency + seed * 17.3, seed * 3.1 + octave * 7.7, lz * frequency)
        if ridge > 0:
            n = 1.0 - abs(2 * n - 1)
        total += weight * n
        weight *= 0.5
        frequency *= 2.03
    return (ly - height * (total - 0.9)) * 0.55


@njit(fastmath=True, cache=True)
def _roughness(kind, depth, f, lx, ly, lz):
    if kind == 0:
        return depth * math.sin(lx * f) * math.sin(ly * f + 1.3) * math.sin(lz * f + 0.7)
    if kind == 1:
        fine = value_noise(lx * f * 2.1, ly * f * 2.1, lz * f * 2.1)
        return depth * (value_noise(lx * f, ly * f, lz * f) + 0.5 * fine - 0.75)
    if kind == 2:
        a = math.atan2(lz, lx)
        return depth * math.sin(a * f + 1.7 * math.sin(a * 2.0) + 0.6 * ly)
    return depth * math.sin(ly * f)


@njit(fastmath=True, cache=True)
def primitive_distance(shapes, i, points, x, y, z):
    """Measure the distance to one shape: move into its space, deform, measure, roughen."""
    m = INVERSE
    lx = shapes[i, m] * x + shapes[i, m + 1] * y + shapes[i, m + 2] * z + shapes[i, m + 3]
    ly = shapes[i, m + 4] * x + shapes[i, m + 5] * y + shapes[i, m + 6] * z + shapes[i, m + 7]
    lz = shapes[i, m + 8] * x + shapes[i, m + 9] * y + shapes[i, m + 10] * z + shapes[i, m + 11]
    if shapes[i, REPEAT + 1] > 0:
        count = shapes[i, REPEAT + 1]
        lx -= shapes[i, REPEAT] * clamp(float(round(lx / shapes[i, REPEAT])), -count, count)
    if shapes[i, REPEAT + 3] > 0:
        count = shapes[i, REPEAT + 3]
        ly -= shapes[i, REPEAT + 2] * clamp(float(round(ly / shapes[i, REPEAT + 2])), -count, count)
    if shapes[i, REPEAT + 5] > 0:
        count = shapes[i, REPEAT + 5]
        lz -= shapes[i, REPEAT + 4] * clamp(float(round(lz / shapes[i, REPEAT + 4])), -count, count)
    if shapes[i, BEND_X] != 0:
        ly -= shapes[i, BEND_X] * lx * lx
    if shapes[i, BEND_Z] != 0:
        ly -= shapes[i, BEND_Z] * lz * lz
    if shapes[i, BEND_SIDE] != 0:
        lx -= shapes[i, BEND_SIDE] * ly * ly
    if shapes[i, TWIST] != 0:
        c = math.cos(shapes[i, TWIST] * ly)
        s = math.sin(shapes[i, TWIST] * ly)
        tx = c * lx - s * lz
        lz = s * lx + c * lz
        lx = tx
    if shapes[i, TAPER] != 0:
        f = 1.0 / max(0.15, 1.0 - shapes[i, TAPER] * ly)
        lx *= f
        lz *= f
    kind = int(shapes[i, KIND])
    d = 0.0
    a0 = shapes[i, PARAMS]
    a1 = shapes[i, PARAMS + 1]
    a2 = shapes[i, PARAMS + 2]
    a3 = shapes[i, PARAMS + 3]
    if kind == 0:
        d = math.sqrt(lx * lx + ly * ly + lz * lz) - a0
    elif kind == 1:
        ux = lx / a0
        uy = ly / a1
        uz = lz / a2
        k0 = math.sqrt(ux * ux + uy * uy + uz * uz)
        ux /= a0
        uy /= a1
        uz /= a2
        k1 = math.sqrt(ux * ux + uy * uy + uz * uz)
        d = k0 * (k0 - 1.0) / k1 if k1 > 1e-9 else -min(a0, min(a1, a2))
    elif kind == 2:
        qx = abs(lx) - a0 + a3
        qy = abs(ly) - a1 + a3
        qz = abs(lz) - a2 + a3
        mx = max(qx, 0.0)
        my = max(qy, 0.0)
        mz = max(qz, 0.0)
        d = math.sqrt(mx * mx + my * my + mz * mz) + min(max(qx, max(qy, qz)), 0.0) - a3
    elif kind == 3:
        dx = math.sqrt(lx * lx + lz * lz) - a0 + a2
        dy = abs(ly) - a1 + a2
        mx = max(dx, 0.0)
        my = max(dy, 0.0)
        d = min(max(dx, dy), 0.0) + math.sqrt(mx * mx + my * my) - a2
    elif kind == 4:
        d = _cone_distance(lx, ly, lz, a0, a1, a2) - a3
    elif kind == 5:
        bx = shapes[i, PARAMS + 4] - a0
        by = shapes[i, PARAMS + 5] - a1
        bz = shapes[i, PARAMS + 6] - a2
        px = lx - a0
        py = ly - a1
        pz = lz - a2
        length2 = bx * bx + by * by + bz * bz
        h = clamp((px * bx + py * by + pz * bz) / length2, 0.0, 1.0) if length2 > 1e-12 else 0.0
        px -= bx * h
        py -= by * h
        pz -= bz * h
        d = math.sqrt(px * px + py * py + pz * pz) - (a3 + (shapes[i, PARAMS + 7] - a3) * h)
    elif kind == 6:
        q = math.sqrt(lx * lx + lz * lz) - a0
        d = math.sqrt(q * q + ly * ly) - a1
    elif kind == 7:
        d = ly
    elif kind == 8:
        flat = _polygon_distance(points, int(a2), int(a3), lx, ly) + a1
        deep = abs(lz) - a0 + a1
        mx = max(flat, 0.0)
        my = max(deep, 0.0)
        d = min(max(flat, deep), 0.0) + math.sqrt(mx * mx + my * my) - a1
    elif kind == 9:
        radius = math.sqrt(lx * lx + lz * lz)
        d = _polygon_distance(points, int(a2), int(a3), radius, ly) - a1
    elif kind == 10:
        d = _terrain_distance(lx, ly, lz, a0, a1, a2, a3)
    if shapes[i, NOISE_DEPTH] != 0:
        d += _roughness(
            shapes[i, NOISE_KIND],
            shapes[i, NOISE_DEPTH],
            shapes[i, NOISE_FREQUENCY],
            lx,
            ly,
            lz,
        )
    return d * shapes[i, SCALE]


@njit(fastmath=True, cache=True)
def solid_distance(shapes, points, first, end, x, y, z):
    """Join the distances of a solid's shapes by their operations.

    A shape whose bounding sphere is too far to change the result is not measured.
    """
    d = 1e9
    for i in range(first, end):
        op = int(shapes[i, OP])
        k = shapes[i, BLEND]
        if op < 4:
            dx = x - shapes[i, BOUND_CENTRE]
            dy = y - shapes[i, BOUND_CENTRE + 1]
            dz = z - shapes[i, BOUND_CENTRE + 2]
            limit = shapes[i, BOUND_RADIUS] + k + (d if op < 2 else -d)
            if limit < 0 or dx * dx + dy * dy + dz * dz > limit * limit:
                continue
        q = primitive_distance(shapes, i, points, x, y, z)
        if op == 0:
            d = min(d, q)
        elif op == 1:
            if k <= 0:
                d = min(d, q)
            else:
                h = max(k - abs(d - q), 0.0) / k
                d = min(d, q) - h * h * k * 0.25
        elif op == 2:
            d = max(d, -q)
        elif op == 3:
            h = max(k - abs(d + q), 0.0) / k
            d = max(d, -q) + h * h * k * 0.25
        elif op == 4:
            d = max(d, q)
        else:
            h = max(k - abs(d - q), 0.0) / k
            d = max(d, q) + h * h * k * 0.25
    return d


@njit(fastmath=True, cache=True)
def choose_on_ray(solids, x, y, z, dx, dy, dz, reach, spread, chosen):
    """Write the solids that a ray, `spread` wider a unit of way, may meet; return how many."""
    count = 0
    for o in range(solids.shape[0]):
        radius = solids[o, RADIUS]
        if radius < UNBOUNDED / 10:
            cx = solids[o, CENTRE] - x
            cy = solids[o, CENTRE + 1] - y
            cz = solids[o, CENTRE + 2] - z
            along = cx * dx + cy * dy + cz * dz
            if along < -radius or along > reach + radius:
                continue
            nearest = clamp(along, 0.0, reach)
            radius += spread * (along + radius) + 0.01
            cx -= dx * nearest
            cy -= dy * nearest
            cz -= dz * nearest
            if cx * cx + cy * cy + cz * cz > radius * radius:
                continue
        chosen[count] = o
        count += 1
    return count


@njit(fastmath=True, cache=True)
def choose_near(solids, x, y, z, reach, chosen):
    """Write the solids that may be nearer than `reach` to a point; return how many."""
    count = 0
    for o in range(solids.shape[0]):
        radius = solids[o, RADIUS] + reach
        dx = x - solids[o, CENTRE]
        dy = y - solids[o, CENTRE + 1]
        dz = z - solids[o, CENTRE + 2]
        if dx * dx + dy * dy + dz * dz < radius * radius:
            chosen[count] = o
            count += 1
    return count


@njit(fastmath=True, cache=True)
def scene_distance(shapes, points, solids, chosen, count, x, y, z):
    """Return the distance to the nearest of the chosen solids and its number.

    A solid whose bounding sphere is far away answers with the distance to that sphere.
    """
    nearest = 1e9
    number = -1
    for c in range(count):
        o = chosen[c]
        radius = solids[o, RADIUS]
        if radius < UNBOUNDED / 10:
            dx = x - solids[o, CENTRE]
            dy = y - solids[o, CENTRE + 1]
            dz = z - solids[o, CENTRE + 2]
            outside = math.sqrt(dx * dx + dy * dy + dz * dz) - radius
            if outside > nearest:
                continue
            if outside > 0.12 * radius + 0.05:
                nearest = outside + 0.02
                number = o
                continue
        d = solid_distance(shapes, points, int(solids[o, FIRST]), int(solids[o, END]), x, y, z)
        if d < nearest:
            nearest = d
            number = o
    return nearest, number
