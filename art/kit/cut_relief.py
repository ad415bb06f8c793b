"""Carve rounded things in relief and let one hard lamp decide: what it reaches is paper.

A `Relief` is a height over the page, made of bones (bands of spheres) and eggs, one blended into
the next. `cut` lights it from one side, throws its own shadows, parts near from far with ink and
leaves lines only where light grazes. `hand` and `head` build the two hardest
things, turned any way.
Places are in page units, y downwards, z towards the eye.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np

from art.kit.block import SOLID
from art.kit.noise import Image, blur
from art.kit.woodcut import Point, Woodcut, circle, curve

# Outlines are lists of points and read as such.
# fmt: off
Spot = tuple[float, float, float]  # a place in space
Ball = tuple[float, float, float, float]  # a place and the radius there
FAR = -1e4


class Turn:
    """Put a model on the page: turn it (degrees), scale it, move it; `near` swells what is near."""

    def __init__(
        self, x: float, y: float, size: float, *, yaw: float = 0, pitch: float = 0, roll: float = 0,
        flip: bool = False, near: float = 0.0, z: float = 0.0,
    ) -> None:
        self.x, self.y, self.size, self.near, self.z = x, y, size, near, z
        a, b, g = (math.radians(t) for t in (yaw, pitch, roll))
        about_y = np.array([[math.cos(a), 0, math.sin(a)], [0, 1, 0], [-math.sin(a), 0,
            math.cos(a)]])
        about_x = np.array([[1, 0, 0], [0, math.cos(b), -math.sin(b)], [0, math.sin(b),
            math.cos(b)]])
        about_z = np.array([[math.cos(g), -math.sin(g), 0], [math.sin(g), math.cos(g), 0], [0, 0,
            1]])
        self.matrix = about_z @ about_x @ about_y @ np.diag([-1.0 if flip else 1.0, 1, 1])

    def at(self, spot: Spot) -> Ball:
        """Return where a place of the model lies, and how large things are there."""
        x, y, z = self.matrix @ np.array(spot)
        swell = self.size / max(0.2, 1 - z * self.near)
        return self.x + x * swell, self.y + y * swell, self.z + z * self.size, swell


class Relief:
    """Heap rounded forms on a page."""

    def __init__(self, c: Woodcut) -> None:
        self.c = c
        self.high: Image = np.full(c.X.shape, FAR, np.float32)
        self.cover: Image = np.zeros(c.X.shape, np.float32)

    def heap(self, *forms: Image, blend: float = 0.0) -> Image:
        """Melt forms together over `blend` units and lay them with what is there already."""
        whole = forms[0]
        for form in forms[1:]:
            whole = melt(whole, form, blend)
        self.high = np.maximum(self.high, whole)
        return whole

    def band(self, *balls: Ball) -> Image:
        """Make a bone: spheres along a way, close enough to be one form."""
        scale = self.c.block.scale
        left, top = float(self.c.X[0, 0]), float(self.c.Y[0, 0])
        form = np.full(self.c.X.shape, FAR, np.float32)
        rows, columns = form.shape
        for a, b in zip(balls, balls[1:], strict=False):
            length = math.dist(a[:3], b[:3])
            count = max(2, int(length / (0.12 * max(min(a[3], b[3]), 2))))
            for i in range(count + 1):
                x, y, z, r = (p + (q - p) * i / count for p, q in zip(a, b, strict=True))
                wide = r * 1.6
                x0, x1 = int((x - wide - left) * scale), int((x + wide - left) * scale) + 2
                y0, y1 = int((y - wide - top) * scale), int((y + wide - top) * scale) + 2
                x0, y0, x1, y1 = max(x0, 0), max(y0, 0), min(x1, columns), min(y1, rows)
                if x0 >= x1 or y0 >= y1:
                    continue
                part = (slice(y0, y1), slice(x0, x1))
                off = np.hypot(self.c.X[part] - x, self.c.Y[part] - y)
                # Beyond its edge a sphere falls away steeply, so that forms melt without a cliff.
                ball = z + np.where(off < r, np.sqrt(np.maximum(r * r - off * off, 0)),
                    (r - off) * 5)
                form[part] = np.maximum(form[part], ball)
                self.cover[part] = np.maximum(self.cover[part], np.clip((r - off) * scale + 0.5, 0,
                    1))
        return form

    def egg(self, turn: Turn, at: Spot, radii: Spot) -> Image:
        """Make an egg that turns with its model."""
        x0, y0, z0, swell = turn.at(at)
        spread = turn.matrix @ np.diag([1 / (r * swell) ** 2 for r in radii]) @ turn.matrix.T
        dx, dy = self.c.X - x0, self.c.Y - y0
        a = spread[2, 2]
        b = 2 * (spread[0, 2] * dx + spread[1, 2] * dy)
        k = spread[0, 0] * dx**2 + spread[1, 1] * dy**2 + 2 * spread[0, 1] * dx * dy - 1
        under = b * b - 4 * a * k
        high = (-b + np.sqrt(np.maximum(under, 0))) / (2 * a) + z0
        self.cover = np.maximum(self.cover, (under > 0).astype(np.float32))
        return np.where(under > 0, high, FAR).astype(np.float32)

    def dent(self, form: Image, turn: Turn, at: Spot, wide: float, deep: float,
        tall: float = 1) -> Image:
        """Press a hollow into a form."""
        x, y, _, swell = turn.at(at)
        off = ((self.c.X - x) / (wide * swell)) ** 2 + ((self.c.Y - y) / (wide * tall * swell)) ** 2
        return form - (deep * swell * np.exp(-off * off)).astype(np.float32)

    def mask(self) -> Image:
        """Return what is covered."""
        return self.cover

    def lamp(self, light: Spot, reach: float = 260, bias: float = 2.5) -> Image:
        """Return 1 where nothing stands between the form and the lamp."""
        return self._unblocked(self.high, light, reach, bias)

    def shadow(self, ground: float, light: Spot, reach: float = 400) -> Image:
        """Return the shadow that it throws on a wall behind it, at the height `ground`."""
        plain = np.full_like(self.high, ground)
        return (1 - self._unblocked(plain, light, reach, 0.0)) * (1 - self.mask())

    def _unblocked(self, floor: Image, light: Spot, reach: float, bias: float) -> Image:
        scale = self.c.block.scale
        flat = math.hypot(light[0], light[1])
        ux, uy, rise = light[0] / flat, light[1] / flat, light[2] / flat
        free = np.ones_like(floor)
        solid = np.where(self.cover > 0.5, self.high, FAR).astype(np.float32)
        size = (floor.shape[1], floor.shape[0])
        far = 3.0
        while far < reach:
            shift = np.array([[1, 0, -ux * far * scale], [0, 1, -uy * far * scale]], np.float32)
            there = cv2.warpAffine(solid, shift, size, flags=cv2.INTER_NEAREST,
                borderMode=cv2.BORDER_CONSTANT, borderValue=FAR)
            free[there > floor + far * rise + bias] = 0
            far += max(2.0, far * 0.04)
        return free

    def cut(
        self, light: Spot = (0.8, -0.5, 0.5), *, low: float = 0.25, full: float = 0.7,
        angle: float = 0.0, bend: float = 1.0, gap: float = 0.8, line: float = 3.0,
        step: float = 7.0, halo: float = 6.0, shade: float = 0.0, accent: Any = 0.0,
            within: Any = None,
        cast: bool = True, smooth: float = 1.6, reach: float = 260,
    ) -> Image:
        """Print the relief: ink below `low` of the light, paper above `full`, lines between.

        `line` and `step`: ink that wide runs where the height falls by more than `step`.
        """
        c, scale = self.c, self.c.block.scale
        mask = self.mask()
        if within is not None:
            mask = mask * within
        rise_x, rise_y = (_slope(self.high, axis) * scale for axis in (1, 0))
        soft = smooth * scale
        weight = blur(mask, soft) + 1e-4
        rise_x, rise_y = blur(rise_x * mask, soft) / weight, blur(rise_y * mask, soft) / weight
        lx, ly, lz = np.array(light) / math.sqrt(sum(v * v for v in light))
        facing = (-rise_x * lx - rise_y * ly + lz) / np.sqrt(rise_x**2 + rise_y**2 + 1)
        lit = np.clip((facing - low) / (full - low), 0, 1)
        if cast:
            lit = lit * blur(self.lamp(light, reach), 0.9 * scale)
        tone = shade + (1.12 - shade) * lit
        wide = max(1, round(line * scale))
        kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * wide + 1, 2 * wide + 1))
        near = cv2.dilate(np.where(mask > 0.5, self.high, FAR).astype(np.float32), kernel)
        edge = blur(((near - self.high > step) & (mask > 0)).astype(np.float32), 0.5 * scale)
        tone = tone * (1 - edge)
        if halo:
            c._ring(mask, halo, None)
        phase = c.lines(angle) + np.where(mask > 0, self.high, 0) * bend
        c.block.over(mask, tone=tone.astype(np.float32), accent=accent, phase=phase, gap=gap,
            kind=0)
        return mask


def melt(a: Image, b: Image, blend: float) -> Image:
    """Join two forms, with a fillet where they are within `blend` of each other."""
    if blend <= 0:
        return np.maximum(a, b)
    close = np.maximum(blend - np.abs(a - b), 0) / blend
    return np.maximum(a, b) + close * close * blend / 4


def _slope(high: Image, axis: int) -> Image:
    """Return the gentler of the slopes to both sides: edges to what lies deeper do not count."""
    step = np.diff(high, axis=axis)
    pad = [(0, 0), (0, 0)]
    pad[axis] = (1, 1)
    wide = np.pad(step, pad, mode="edge")
    cut = [slice(None), slice(None)]
    cut[axis] = slice(0, -1)
    before = wide[tuple(cut)]
    cut[axis] = slice(1, None)
    after = wide[tuple(cut)]
    gentle = np.where(np.abs(before) < np.abs(after), before, after)
    return np.clip(gentle, -6, 6).astype(np.float32)


@dataclass(frozen=True)
class Grip:
    """Say how a hand is held: three bends and a spread (degrees) for index to little finger.

    `thumb` gives each of its bones two angles: out from the fingers, and down under the palm.
    """

    fingers: tuple[tuple[float, float, float, float], ...]
    thumb: tuple[tuple[float, float], ...]


GRIPS = {
    "open": Grip(((5, 8, 5, -12), (2, 6, 4, -2), (4, 8, 5, 8), (6, 10, 6, 20)),
                 ((50, 15), (38, 12), (30, 10))),
    "reach": Grip(((-8, 38, 28, -20), (-12, 34, 26, -5), (-8, 38, 28, 8), (-4, 42, 30, 24)),
                  ((62, 30), (50, 20), (20, 25))),
    "fist": Grip(((78, 98, 55, -3), (82, 100, 55, 0), (84, 100, 55, 2), (86, 98, 55, 5)),
                 ((30, 20), (-38, 44), (-83, 10))),
    "point": Grip(((2, 4, 2, -4), (80, 98, 55, 0), (84, 100, 55, 2), (86, 98, 55, 5)),
                  ((30, 20), (-38, 44), (-83, 10))),
    "grasp": Grip(((48, 62, 34, -6), (50, 66, 36, -1), (54, 66, 36, 4), (58, 66, 36, 10)),
                  ((48, 52), (22, 66), (0, 62))),
    "pinch": Grip(((52, 46, 26, -4), (46, 42, 22, 2), (36, 34, 20, 8), (26, 28, 18, 16)),
                  ((44, 48), (24, 44), (14, 40))),
    "limp": Grip(((22, 26, 14, -6), (28, 30, 16, -1), (34, 32, 18, 4), (38, 34, 20, 10)),
                 ((40, 22), (26, 20), (18, 22))),
}
_KNUCKLES: tuple[Spot, ...] = ((-0.33, -0.97, 0.0), (-0.09, -1.02, 0.05), (0.14, -0.97, 0.03),
    (0.35, -0.86, -0.04))
_LENGTHS = ((0.47, 0.28, 0.22), (0.52, 0.33, 0.23), (0.48, 0.31, 0.23), (0.37, 0.22, 0.20))
_THICK = ((0.155, 0.138, 0.125, 0.098), (0.16, 0.142, 0.128, 0.1), (0.15, 0.134, 0.12, 0.095),
    (0.132, 0.116, 0.104, 0.085))


def hand(
    relief: Relief, turn: Turn, grip: str | Grip, *, lean: float = 1.0, long: float = 1.0,
    arm: float = 1.2, knobs: float = 0.0,
) -> list[list[Ball]]:
    """Heap a right hand, its back to the eye, fingers up; `lean` thins, `knobs` thickens joints.

    Wrist at (0, 0), knuckles 1 above it. Returns the joints of the fingers and the thumb, with the
    size of the hand there.
    """
    held = GRIPS[grip] if isinstance(grip, str) else grip

    def ball(spot: Spot, radius: float) -> Ball:
        x, y, z, swell = turn.at(spot)
        return x, y, z, radius * swell

    palm, fingers, joints = [], [], []
    for i, knuckle in enumerate(_KNUCKLES):
        wrist = (-0.17 + 0.12 * i, -0.05, 0.0)
        mid = tuple((a + b) / 2 for a, b in zip(wrist, knuckle, strict=True))
        palm.append(relief.band(ball(wrist, 0.17), ball((mid[0], mid[1], mid[2] - 0.02), 0.165),
            ball(knuckle, 0.15 * (0.5 + 0.5 * lean))))
        mcp, pip, dip, spread = held.fingers[i]
        s = math.radians(spread)
        across = (math.sin(s), -math.cos(s))
        x, y, z = knuckle
        bent = 0.0
        spots = [knuckle]
        for length, bend in zip(_LENGTHS[i], (mcp, pip, dip), strict=True):
            bent += math.radians(bend)
            step = length * long
            x += across[0] * math.cos(bent) * step
            y += across[1] * math.cos(bent) * step
            z -= math.sin(bent) * step
            spots.append((x, y, z))
        thick = [t * lean for t in _THICK[i]]
        way: list[Ball] = []
        for j in range(3):
            a, b = spots[j], spots[j + 1]
            half = tuple((p + q) / 2 for p, q in zip(a, b, strict=True))
            way.append(ball(a, thick[j] * (1 + knobs * (j > 0))))
            way.append(ball(half, (thick[j] + thick[j + 1]) / 2 * (0.93 - 0.3 * knobs)))
        way.append(ball(spots[3], thick[3]))
        fingers.append(relief.band(*way))
        joints.append([turn.at(s) for s in spots])
    x, y, z = -0.22, -0.16, -0.1
    spots = [(x, y, z)]
    for (out, down), step in zip(held.thumb, (0.44, 0.36, 0.29), strict=True):
        o, d = math.radians(out), math.radians(down)
        x -= math.sin(o) * math.cos(d) * step * long
        y -= math.cos(o) * math.cos(d) * step * long
        z -= math.sin(d) * step * long
        spots.append((x, y, z))
    palm.append(relief.band(ball(spots[0], 0.2), ball(spots[1], 0.155 * lean)))
    thumb = relief.band(ball(spots[1], 0.16 * lean * (1 + knobs * 0.6)), ball(spots[2],
        0.145 * lean * (1 + knobs * 0.6)), ball(spots[3], 0.11 * lean))
    joints.append([turn.at(s) for s in spots])
    if arm:
        for side in (-1, 1):
            palm.append(relief.band(ball((0.13 * side, -0.3, -0.01), 0.16),
                ball((0.13 * side, 0.1, -0.02), 0.19 * (0.4 + 0.6 * lean)), ball((0.17 * side,
                max(arm, 0.2), -0.05), 0.27 * (0.4 + 0.6 * lean))))
    blend = 0.16 * turn.size
    whole = palm[0]
    for part in palm[1:]:
        whole = melt(whole, part, blend)
    for finger in (*fingers, thumb):
        relief.high = np.maximum(relief.high, melt(whole, finger, blend * 0.6))
    return joints


@dataclass(frozen=True)
class Skull:
    """Say how a head is built; 0 is usual."""

    gaunt: float = 0.0
    nose: float = 0.0
    jaw: float = 0.0
    brow: float = 0.0
    fat: float = 0.0
    gape: float = 0.0  # how far the mouth is open


def head(relief: Relief, turn: Turn, skull: Skull | None = None, *, ears: bool = True,
    neck: bool = True) -> None:
    """Heap a bald head that looks at the eye: 2 high, its middle between the eyes and the nose."""
    k = skull or Skull()
    egg, band = relief.egg, relief.band
    open_ = k.gape

    def ball(x: float, y: float, z: float, r: float) -> Ball:
        px, py, pz, swell = turn.at((x, y, z))
        return px, py, pz, r * swell

    size = turn.size
    face = egg(turn, (0, -0.3, -0.14), (0.68, 0.7, 0.82))
    wide = 0.48 + 0.09 * k.fat - 0.05 * k.gaunt
    face = melt(face, egg(turn, (0, 0.22 + open_ * 0.1, 0.1), (wide, 0.72 + open_ * 0.15, 0.52)),
        0.1 * size)
    for side in (-1, 1):
        face = melt(face, egg(turn, (0.39 * side, 0.12, 0.32), (0.17, 0.13, 0.18)), 0.17 * size)
        face = melt(face, band(ball(0.5 * side, 0.3, -0.1, 0.12),
            ball((0.38 + 0.06 * k.jaw) * side, 0.7 + open_ * 0.2, 0.18, 0.11 + 0.03 * k.jaw),
            ball(0.12 * side, 0.9 + open_ * 0.4, 0.42, 0.1)), 0.12 * size)
        face = relief.dent(face, turn, (0.25 * side, -0.06, 0.5), 0.17, 0.17, 0.72)
        if k.gaunt:
            face = relief.dent(face, turn, (0.38 * side, 0.42, 0.3), 0.15, 0.14 * k.gaunt, 1.6)
    face = melt(face, egg(turn, (0, 0.84 + open_ * 0.42, 0.44), (0.18 + 0.04 * k.jaw, 0.15,
        0.17)), 0.09 * size)
    face = melt(face, egg(turn, (0, 0.47 + open_ * 0.15, 0.46), (0.25, 0.2 + open_ * 0.2, 0.15)),
        0.1 * size)
    for side in (-1, 1):
        face = melt(face, band(ball(0.06 * side, -0.17, 0.6, 0.075), ball(0.26 * side,
            -0.235 - 0.02 * k.brow, 0.565, 0.085 + 0.02 * k.brow),
            ball(0.46 * side, -0.15, 0.4, 0.06)), 0.05 * size)
        face = melt(face, egg(turn, (0.25 * side, -0.03, 0.43), (0.125, 0.1, 0.12)), 0.02 * size)
    length = 0.24 + 0.07 * k.nose
    face = melt(face, band(ball(0, -0.14, 0.58, 0.065), ball(0, 0.06, 0.7, 0.07 + 0.02 * k.nose),
        ball(0, length, 0.8 + 0.1 * k.nose, 0.085)), 0.06 * size)
    for side in (-1, 1):
        face = melt(face, band(ball(0.04 * side, length + 0.02, 0.7, 0.06), ball(0.11 * side,
            length + 0.02, 0.62, 0.065)), 0.05 * size)
    if open_ > 0.05:
        face = relief.dent(face, turn, (0, 0.52 + open_ * 0.3, 0.55), 0.15 + 0.05 * open_, 0.5,
            0.5 + open_ * 1.3)
    for y, r, out in ((0.445, 0.035, 0.0), (0.525 + open_ * 0.62, 0.045, -0.02)):
        face = melt(face, band(ball(-0.2, 0.49 + open_ * 0.3, 0.5, 0.02), ball(-0.08, y,
            0.6 + out, r), ball(0.08, y, 0.6 + out, r), ball(0.2, 0.49 + open_ * 0.3, 0.5, 0.02)),
                0.04 * size)
    if neck:
        face = melt(face, band(ball(0, 0.5, -0.22, 0.4), ball(0, 1.7, -0.4, 0.44)), 0.06 * size)
    relief.heap(face)
    if ears:
        for side in (-1, 1):
            relief.heap(egg(turn, (0.67 * side, 0.06, -0.12), (0.08, 0.2, 0.12)))


def on(turn: Turn, *spots: Spot) -> list[Point]:
    """Return where places of a model lie on the page."""
    return [turn.at(s)[:2] for s in spots]


def eye(
    c: Woodcut, turn: Turn, side: float, *, lid: float = 0.055, gaze: Point = (0,
        0), iris: float = 0.06,
    accent: float = 0.0, tone: float = 1.15,
) -> None:
    """Open an eye of a head; `gaze` moves what it looks with, in parts of the eye."""
    x, y, z = 0.25 * side, -0.03, 0.54
    lens = curve(*on(turn, (x - 0.125, y + 0.01, z - 0.04), (x - 0.05, y - lid, z), (x + 0.05,
        y - lid, z), (x + 0.125, y, z - 0.04),
        (x + 0.04, y + lid * 0.8, z), (x - 0.05, y + lid * 0.8, z)), tension=0.8)
    inside = c.lay(lens, tone=tone, accent=accent, solid=True)
    px, py, _, swell = turn.at((x + gaze[0] * 0.08, y + gaze[1] * 0.05 - 0.005, z))
    c.block.over(c.mask(circle(px, py, iris * swell)) * inside, tone=0.0, accent=0.0, kind=SOLID)
    c.gouge(on(turn, (x - 0.14, y + 0.012, z - 0.04), (x, y - lid * 1.25, z), (x + 0.14, y,
        z - 0.04)), 0.045 * turn.size, tone=0)


def beard(c: Woodcut, turn: Turn, lit: float = 1.0, *, long: float = 1.0) -> None:
    """Hang a full beard on a head; its strands are bright on the side `lit` (-1 or 1)."""
    low = 0.9 + 0.65 * long
    ring = [(0.0, 0.32, 0.76), (0.22, 0.35, 0.64), (0.42, 0.34, 0.48), (0.56, 0.06, 0.16),
            # fmt: skip
            (0.66, 0.5, 0.06), (0.56, 0.8 + 0.2 * long, 0.2), (0.34, low - 0.2, 0.3), (0.1, low,
                0.36)]
    outline = [*ring, *((-x, y, z) for x, y, z in reversed(ring[1:]))]
    c.lay(curve(*on(turn, *outline), tension=0.6), tone=0)
    random = np.random.default_rng(5)
    for row, count in ((0.6, 5), (0.78, 6), (0.98, 5), (1.16, 3)):  # locks, one row over the next
        for i in range(count):
            u = (i + 0.5) / count * 2 - 1 + random.uniform(-0.1, 0.1)
            x, far = u * 0.46 * (1.5 - 0.5 * row), (0.2 + 0.14 * long) * random.uniform(0.8, 1.3)
            sway = random.uniform(-0.05, 0.05)
            bright = 0.45 + 0.55 * u * lit
            way = on(turn, (x, row - 0.08 * abs(u), 0.5), (x * 1.04 + sway, row + far * 0.5, 0.46),
                (x * 0.8 - sway, row + far, 0.42), (x * 0.66 + sway, row + far * 1.4, 0.38))
            c.gouge(way, (0.02 + 0.075 * max(bright, 0)) * turn.size)
    for side in (-1, 1):
        for k in range(3):
            way = on(turn, (0.03 * side, 0.35 + 0.03 * k, 0.78), (0.2 * side, 0.38 + 0.05 * k,
                0.68),
                (0.36 * side, 0.52 + 0.07 * k, 0.54))
            c.gouge(way, (0.06 if side == lit else 0.03) * turn.size)


def fedora(c: Woodcut, turn: Turn, towards: Point, *, band: float = 1.0) -> None:
    """Put a hat on a head, its brim over the brow; `band` is the accent of the ribbon."""
    s = turn.size
    crown = on(turn, (-0.7, -0.5, 0.2), (-0.66, -1.1, 0), (-0.52, -1.46, 0), (-0.2, -1.52, 0.1),
        (0.04, -1.36, 0.2), (0.3, -1.52, 0.1), (0.56, -1.44, 0), (0.68, -1.1, 0), (0.72, -0.5, 0.2))
    c.lit(curve(*crown, tension=0.5), towards=towards, reach=0.34 * s, hard=1.15, halo=0.04 * s)
    ribbon = on(turn, (-0.7, -0.5, 0.2), (-0.69, -0.8, 0.2), (0, -0.72, 0.6), (0.71, -0.8, 0.2),
        (0.72, -0.5, 0.2), (0, -0.46, 0.6))
    c.lay(curve(*ribbon, tension=0.4), tone=1.2 if band else 0.0, accent=band, solid=True)
    brim = on(turn, (-1.24, -0.4, 0), (-0.9, -0.62, 0.1), (-0.4, -0.58, 0.5), (0, -0.55, 0.66),
        (0.4, -0.58, 0.5), (0.9, -0.66, 0.1), (1.26, -0.5, 0), (0.86, -0.34, 0.5),
        (0.3, -0.3, 0.86), (-0.3, -0.28, 0.86), (-0.86, -0.28, 0.5))
    c.lit(curve(*brim, tension=0.7), towards=towards, reach=0.13 * s, hard=1.5, halo=0.04 * s)
