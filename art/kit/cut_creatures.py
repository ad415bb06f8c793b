"""Draw parts of creatures that more than one woodcut shows."""

from __future__ import annotations

import math

import skia

from art.kit.woodcut import Woodcut, blade, circle


def three_lobed_eye(c: Woodcut, x: float, y: float, size: float, *, burning: bool = False) -> None:
    """Three lobes that burn as one, each with its slit."""
    angles = [math.radians(-90 + k * 120) for k in range(3)]

    def lobe(a: float, grow: float) -> skia.Path:
        spine, widths = [], []
        for i in range(11):
            t = i / 10
            r = size * (-0.1 + 1.36 * t + (grow - 1) * (t - 0.3))
            spine.append((x + math.cos(a) * r, y + math.sin(a) * r))
            widths.append(1.0 * size * grow * math.sin(math.pi * t**0.86) ** 0.62)
        return blade(spine, widths)

    for a in angles if burning else ():  # what burns off them
        for k in range(9):
            b = a + math.radians((k - 4) * 13)
            near, far = size * (1.2 - abs(k - 4) * 0.03), size * (1.95 - abs(k - 4) * 0.13)
            tongue = [
                (x + math.cos(b + bend) * r, y + math.sin(b + bend) * r)
                for r, bend in ((near, 0), ((near + far) / 2, 0.05), (far, 0))
            ]
            c.gouge(tongue, size * 0.1, accent=1.0, ends=(0.9, 0))
    for grow, tone, accent in ((1.2, 0.0, 0.0), (1.0, 1.15, 1.0)):
        c.shine(
            c.lay(
                *(lobe(a, grow) for a in angles),
                circle(x, y, size * 0.3 * grow),
                tone=tone,
                accent=accent,
                solid=True,
            )
        )
    for a in angles:
        for half, tone in ((0.5, 1.15), (0.2, 0.0)):
            spine = [
                (x + math.cos(a) * size * t, y + math.sin(a) * size * t)
                for t in (0.14, 0.36, 0.64, 0.9, 1.16)
            ]
            c.lay(
                blade(spine, [0, size * half * 0.8, size * half, size * half * 0.8, 0]),
                tone=tone,
                solid=True,
            )
