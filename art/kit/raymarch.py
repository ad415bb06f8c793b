"""Find what each pixel sees and how it is lit, by marching rays (compiled by numba)."""

from __future__ import annotations

import math

import numpy as np
from numba import njit, prange

from art.kit.distance import (
    choose_near,
    choose_on_ray,
    clamp,
    scene_distance,
    smoothstep,
    solid_distance,
    value_noise,
)
from art.kit.tables import END, FIRST, LIGHT_GROUP

# Columns of a light's row, in the order of the fields of `lights.Light`.
KIND, POSITION, DIRECTION, INTENSITY, FALLOFF = 0, 1, 4, 7, 8
INNER_COS, OUTER_COS, STENCIL, STENCIL_PARAMS = 9, 10, 11, 12
ACCENT, HARDNESS, WRAP, BEAM, CASTS, GROUP = 15, 16, 17, 18, 19, 20

FAR = 1e9
HIGHLIGHT_POWER = 40
UNSEEN = 0.006  # light too weak to print; no shadow is traced for it
AMBIENT_REACH = 0.8  # twice the farthest sample of the openness to the sky


@njit(fastmath=True, cache=True)
def _ray(i, j, width, height, forward, right, up, tan_half_fov):
    """Return the direction of the ray through pixel (i, j)."""
    u = (2 * (i + 0.5) / width - 1) * (width / height) * tan_half_fov
    v = (1 - 2 * (j + 0.5) / height) * tan_half_fov
    dx = forward[0] + right[0] * u + up[0] * v
    dy = forward[1] + right[1] * u + up[1] * v
    dz = forward[2] + right[2] * u + up[2] * v
    n = math.sqrt(dx * dx + dy * dy + dz * dz)
    return dx / n, dy / n, dz / n


@njit(fastmath=True, cache=True)
def _shadow(shapes, points, solids, chosen, x, y, z, lx, ly, lz, reach, hardness):
    """Return how much light passes towards (lx, ly, lz): 0 in shadow, 1 in the open."""
    count = choose_on_ray(solids, x, y, z, lx, ly, lz, reach, 1.0 / hardness, chosen)
    if count == 0:
        return 1.0
    t = 0.02
    passed = 1.0
    for _ in range(90):
        d, _number = scene_distance(
            shapes, points, solids, chosen, count, x + lx * t, y + ly * t, z + lz * t
        )
        if d < 0.0006:
            return 0.0
        passed = min(passed, hardness * d / t)
        t += clamp(d * 0.9, 0.006, 3.0)
        if t > reach:
            break
    return passed


@njit(parallel=True, fastmath=True, cache=True)
def march(
    shapes, points, solids, width, height, camera, forward, right, up, tan_half_fov, far
):  # fmt: skip
    """Return depth, solid number, normal, position and openness to the sky of every pixel."""
    depth = np.full((height, width), FAR)
    number = np.full((height, width), -1, np.int32)
    normal = np.zeros((height, width, 3))
    position = np.zeros((height, width, 3))
    openness = np.ones((height, width))
    for j in prange(height):
        chosen = np.empty(solids.shape[0], np.int32)
        for i in range(width):
            dx, dy, dz = _ray(i, j, width, height, forward, right, up, tan_half_fov)
            count = choose_on_ray(
                solids, camera[0], camera[1], camera[2], dx, dy, dz, far, 0.0, chosen
            )
            if count == 0:
                continue
            t = 0.02
            hit = -1
            for _ in range(160):
                x = camera[0] + dx * t
                y = camera[1] + dy * t
                z = camera[2] + dz * t
                d, b = scene_distance(shapes, points, solids, chosen, count, x, y, z)
                if d < 0.0004 * t + 0.0002:
                    hit = b
                    break
                t += d * 0.85
                if t > far:
                    break
            if hit < 0:
                continue
            depth[j, i] = t
            number[j, i] = hit
            first = int(solids[hit, FIRST])
            end = int(solids[hit, END])
            e = 0.0006 * t + 0.0004
            # four corners of a tetrahedron give the gradient, hence the normal
            a = solid_distance(shapes, points, first, end, x + e, y - e, z - e)
            b2 = solid_distance(shapes, points, first, end, x - e, y - e, z + e)
            c = solid_distance(shapes, points, first, end, x - e, y + e, z - e)
            d2 = solid_distance(shapes, points, first, end, x + e, y + e, z + e)
            nx = a - b2 - c + d2
            ny = -a - b2 + c + d2
            nz = -a + b2 - c + d2
            n = math.sqrt(nx * nx + ny * ny + nz * nz) + 1e-12
            nx /= n
            ny /= n
            nz /= n
            normal[j, i, 0] = nx
            normal[j, i, 1] = ny
            normal[j, i, 2] = nz
            position[j, i, 0] = x
            position[j, i, 1] = y
            position[j, i, 2] = z
            hidden = 0.0
            weight = 1.0
            count = choose_near(solids, x, y, z, AMBIENT_REACH, chosen)
            for s in range(1, 6):
                h = 0.03 * s * s * 0.5 + 0.02
                q, _number = scene_distance(
                    shapes, points, solids, chosen, count, x + nx * h, y + ny * h, z + nz * h
                )
                hidden += (h - q) * weight
                weight *= 0.7
            openness[j, i] = clamp(1.0 - 1.6 * hidden, 0.0, 1.0)
    return depth, number, normal, position, openness


@njit(fastmath=True, cache=True)
def _stencil(kind, g0, g1, g2, u, v):
    """Return what a stencil lets through at (u, v) on the plane before the light."""
    if kind == 1:  # blinds: period, duty, half size of the window
        if abs(u) > g2 or abs(v) > g2:
            return 0.0
        return 1.0 if v / g0 - math.floor(v / g0) < g1 else 0.0
    if kind == 2:  # pane: half width, half height, bar
        if abs(u) > g0 or abs(v) > g1 or abs(u) < g2 or abs(abs(v) - g1 * 0.33) < g2:
            return 0.0
        return 1.0
    if kind == 3:  # slit: half width, half height
        return 0.0 if abs(u) > g0 or abs(v) > g1 else 1.0
    n = value_noise(u * g0, v * g0, g2) + 0.5 * value_noise(u * g0 * 2.3, v * g0 * 2.3, g2 + 3)
    return smoothstep(g1, g1 + 0.08, n)


@njit(fastmath=True, cache=True)
def _light_at(lights, n, x, y, z):
    """Return the direction to light n, its distance and its strength, shadows left aside."""
    kind = int(lights[n, KIND])
    ax = lights[n, DIRECTION]
    ay = lights[n, DIRECTION + 1]
    az = lights[n, DIRECTION + 2]
    if kind == 0:
        return -ax, -ay, -az, 60.0, lights[n, INTENSITY]
    dx = lights[n, POSITION] - x
    dy = lights[n, POSITION + 1] - y
    dz = lights[n, POSITION + 2] - z
    r = math.sqrt(dx * dx + dy * dy + dz * dz) + 1e-9
    dx /= r
    dy /= r
    dz /= r
    strength = lights[n, INTENSITY]
    if lights[n, FALLOFF] > 0:
        q = r / lights[n, FALLOFF]
        strength = strength / (1.0 + q * q * q)
    if kind == 2:
        c = -(dx * ax + dy * ay + dz * az)
        strength *= smoothstep(lights[n, OUTER_COS], lights[n, INNER_COS], c)
        if lights[n, STENCIL] > 0 and strength > 0:
            rx = -az
            rz = ax
            length = math.sqrt(rx * rx + rz * rz) + 1e-9
            rx /= length
            rz /= length
            ux = -rz * ay
            uy = rz * ax - rx * az
            uz = rx * ay
            u = -(dx * rx + dz * rz) / max(c, 1e-4)
            v = -(dx * ux + dy * uy + dz * uz) / max(c, 1e-4)
            strength *= _stencil(
                int(lights[n, STENCIL]),
                lights[n, STENCIL_PARAMS],
                lights[n, STENCIL_PARAMS + 1],
                lights[n, STENCIL_PARAMS + 2],
                u,
                v,
            )
    return dx, dy, dz, r, strength


@njit(parallel=True, fastmath=True, cache=True)
def shade(shapes, points, solids, casting, lights, depth, number, normal, position, camera):
    """Return diffuse light and highlights of every pixel, each on two plates.

    `casting` are the rows of the solids that cast shadows: a lamp does not stand in its own light.
    """
    height, width = depth.shape
    diffuse = np.zeros((height, width, 2))
    highlight = np.zeros((height, width, 2))
    for j in prange(height):
        chosen = np.empty(casting.shape[0], np.int32)
        for i in range(width):
            if number[j, i] < 0:
                continue
            x = position[j, i, 0]
            y = position[j, i, 1]
            z = position[j, i, 2]
            nx = normal[j, i, 0]
            ny = normal[j, i, 1]
            nz = normal[j, i, 2]
            vx = camera[0] - x
            vy = camera[1] - y
            vz = camera[2] - z
            n = math.sqrt(vx * vx + vy * vy + vz * vz) + 1e-9
            vx /= n
            vy /= n
            vz /= n
            own_group = solids[number[j, i], LIGHT_GROUP]
            for k in range(lights.shape[0]):
                group = lights[k, GROUP]
                if group > 0 and own_group != group:
                    continue
                if group < 0 and own_group == -group:
                    continue
                lx, ly, lz, r, strength = _light_at(lights, k, x, y, z)
                if strength < 1e-4:
                    continue
                wrap = lights[k, WRAP]
                facing = (nx * lx + ny * ly + nz * lz + wrap) / (1 + wrap)
                if strength * facing < UNSEEN:
                    continue
                passed = 1.0
                if lights[k, CASTS] > 0:
                    e = 0.004 + 0.0008 * depth[j, i]
                    passed = _shadow(
                        shapes, points, casting, chosen, x + nx * e, y + ny * e, z + nz * e,
                        lx, ly, lz, r - 0.02, lights[k, HARDNESS],
                    )  # fmt: skip
                    if passed <= 0:
                        continue
                plate = int(lights[k, ACCENT])
                diffuse[j, i, plate] += strength * facing * passed
                hx = lx + vx
                hy = ly + vy
                hz = lz + vz
                n = math.sqrt(hx * hx + hy * hy + hz * hz) + 1e-9
                s = (nx * hx + ny * hy + nz * hz) / n
                if s > 0:
                    highlight[j, i, plate] += strength * passed * s**HIGHLIGHT_POWER
    return diffuse, highlight


@njit(parallel=True, fastmath=True, cache=True)
def light_in_air(
    shapes, points, solids, lights, width, height, camera, forward, right, up, tan_half_fov,
    depth, far, steps,
):  # fmt: skip
    """Return the light that beams scatter towards the camera, on two plates."""
    scattered = np.zeros((height, width, 2))
    for j in prange(height):
        chosen = np.empty(solids.shape[0], np.int32)
        for i in range(width):
            dx, dy, dz = _ray(i, j, width, height, forward, right, up, tan_half_fov)
            step = min(far, depth[j, i]) / steps
            offset = ((i * 7 + j * 13) % 17) / 17.0
            for s in range(steps):
                t = (s + offset) * step
                x = camera[0] + dx * t
                y = camera[1] + dy * t
                z = camera[2] + dz * t
                for k in range(lights.shape[0]):
                    if lights[k, BEAM] <= 0:
                        continue
                    lx, ly, lz, r, strength = _light_at(lights, k, x, y, z)
                    if strength < 1e-4:
                        continue
                    passed = 1.0
                    if lights[k, CASTS] > 0:
                        passed = _shadow(
                            shapes, points, solids, chosen, x, y, z, lx, ly, lz, r - 0.02, 60.0
                        )
                        if passed < 0.02:
                            continue
                    scattered[j, i, int(lights[k, ACCENT])] += (
                        strength * passed * lights[k, BEAM] * step
                    )
    return scattered
