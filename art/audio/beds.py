"""What lies under a case: n samples, stereo, joining their own beginning."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from art.audio.synth import Wave, endless, hz, rng, swell, wave_in


def night(n: int, sr: int) -> Wave:
    """Case 1: a town behind fog - air, far iron, a sub drone on D and A."""
    t, loop = np.arange(n) / sr, n / sr
    sides = []
    for side in (0, 1):
        air = endless(
            n, sr, lambda f: (f > 40) * (f + 80.0) ** -1.1 * np.exp(-f / 1500), "air", side
        )
        air *= 0.6 + 0.4 * wave_in(n, 3, 0.2 * side)
        x = 0.5 * air
        for f, a, turns in (
            (hz(26), 0.5, 2),
            (hz(38), 0.6, 3),
            (hz(45), 0.35, 5),
            (hz(50), 0.16, 4),
        ):
            x += (
                a
                * np.sin(2 * np.pi * round(f * loop) / loop * t + side * 0.5)
                * (0.4 + 0.6 * wave_in(n, turns, 0.1 * side))
            )
        sides.append(x)
    return np.stack(sides, 1)


def rain_wind(n: int, sr: int) -> Wave:
    """Case 2: rain on slate, drops on the sill, wind in the chimney."""
    seconds, r = n / sr, rng("rain", n)
    drops = np.zeros((n, 2))
    for _ in range(int(seconds * 26)):
        f, m = r.uniform(700, 2600), int(0.03 * sr)
        t = np.arange(m) / sr
        q = (
            np.sin(2 * np.pi * (f * t + 3 * f * t * t))
            * np.exp(-t / r.uniform(0.002, 0.006))
            * swell(m, 0.001, 0.008, sr)
        )
        i, pan = np.arange(m) + r.integers(0, n), r.uniform(0.2, 0.8)
        drops[i % n] += np.outer(q, [1 - pan, pan]) * r.uniform(0.1, 1.0) ** 2 * 3
    sides = []
    for side in (0, 1):
        sheet = endless(
            n, sr, lambda f: (f > 60) * (f + 60.0) ** -0.55 * np.exp(-f / 4200), "sheet", side
        )
        x = 0.55 * sheet * (0.8 + 0.2 * wave_in(n, 4, 0.15 * side))
        for k, (f, turns) in enumerate(((190, 3), (310, 5), (520, 7))):
            gust = endless(
                n, sr, lambda g, f=f: np.exp(-(((g - f) / (0.16 * f)) ** 2)), "wind", k, side
            )
            x += 0.42 / (k + 1) * gust * wave_in(n, turns, 0.07 * side + 0.3 * k) ** 2
        sides.append(x)
    return np.stack(sides, 1) + 0.5 * drops


def hum(n: int, sr: int) -> Wave:
    """Case 3: mains at 50 and 60 Hz, a just minor third; each partial doubled, so it beats."""
    t, loop = np.arange(n) / sr, n / sr
    sides = []
    for side in (0, 1):
        x = 0.12 * endless(
            n, sr, lambda f: (f > 60) * (f + 100.0) ** -1.0 * np.exp(-f / 1800), "ozone", side
        )
        for base, share in ((50, 1.0), (60, 0.42)):
            for k, loud in (
                (1, 0.5),
                (2, 1.0),
                (3, 0.32),
                (4, 0.38),
                (5, 0.12),
                (6, 0.2),
                (8, 0.1),
                (10, 0.05),
                (12, 0.03),
            ):
                for off, part in ((0.0, 0.6), (0.11 * k, 0.4)):
                    f = round((base * k + off) * loop) / loop
                    x += share * loud * part * np.sin(2 * np.pi * f * t + k * k + side * 0.35 * k)
        sides.append(x * (0.75 + 0.25 * wave_in(n, 2, 0.1 * side)))
    return np.stack(sides, 1)


BEDS: dict[str, Callable[[int, int], Wave]] = {"night": night, "rain_wind": rain_wind, "hum": hum}
