"""The band: each player turns a pitch in Hz, seconds, loudness 0..1, rate and key into a wave."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from art.audio.synth import (
    Wave,
    band,
    bowed,
    clock,
    high,
    low,
    modes,
    noise,
    plucked,
    resonance,
    rng,
    swell,
)

Player = Callable[[float, float, float, int, object], Wave]


def _level(x: Wave, loud: float, crest: float = 1.0) -> Wave:
    top = np.max(np.abs(x))
    return x * (loud * crest / top) if top > 0 else x


def pluck_bass(f: float, d: float, v: float, sr: int, key: object = 0) -> Wave:
    """Double bass, finger: string, wooden body, the knock of the finger."""
    d = min(d, 3.2) + 0.25
    x = plucked(f, d, sr, ring=3.4 * (55 / f) ** 0.4, dull=0.34, where=0.21)
    for peak, q, gain in ((98, 2.5, 4), (190, 2.0, 3), (420, 1.5, 2)):
        x = resonance(x, peak, q, gain, sr)
    t = clock(d, sr)[: len(x)]
    x = low(x, 900 + 900 * v, sr) / np.max(np.abs(x))
    body = 0.35 * np.sin(2 * np.pi * f * t) * np.exp(-t / (0.5 * (60 / f) ** 0.3))
    knock = 0.10 * band(noise(len(x), "knock", f), 180, 900, sr) * np.exp(-t / 0.012)
    return high(_level((x + body + knock) * swell(len(x), 0.002, 0.22, sr), v), 28, sr)


def bow_bass(f: float, d: float, v: float, sr: int, key: object = 0) -> Wave:
    """Double bass, bow: dark. With less force or more speed it slips twice, an octave up."""
    x = low(bowed(f, d + 0.45, sr, force=0.85, speed=0.08 + 0.04 * v, fall=0.5), 200, sr, 1)
    for peak, q, gain in ((98, 2.5, 4), (190, 2.0, 3), (2600, 0.7, -8)):
        x = resonance(x, peak, q, gain, sr)
    x = low(x, 1100 + 600 * v, sr)
    return _level(x * swell(len(x), 0.22, 0.5, sr), v, 0.8)


def vibes(f: float, d: float, v: float, sr: int, key: object = 0) -> Wave:
    """Vibraphone, soft mallet: bar tuned 1 : 4 : 10, the tube keeps the first, the fan turns."""
    long = 1.25 * (440 / f) ** 0.35
    d = min(max(d, 0.9), 3.5) + 0.5
    t = clock(d, sr)
    x = modes(
        f,
        [
            (1, 0.7, long * 0.6),
            (1, 0.3, long * 1.6),
            (3.98, 0.13 * v, 0.22),
            (9.9, 0.035 * v, 0.06),
        ],
        t,
        sr,
    )
    x += 0.02 * v * band(noise(len(t), "felt", f), 500, 1800, sr) * np.exp(-t / 0.008)
    fan = 1 - 0.24 * (0.5 - 0.5 * np.cos(2 * np.pi * 4.6 * t + rng("fan", key).uniform(0, 6)))
    return _level(x * fan * swell(len(t), 0.004, 0.4, sr), v, 0.7)


def celesta(f: float, d: float, v: float, sr: int, key: object = 0) -> Wave:
    """Celesta gone glassy: two plates a hair apart, so every note beats slowly."""
    d = min(max(d, 0.8), 3.0) + 0.4
    t = clock(d, sr)
    plate = [(1, 1, 0.85), (2.0, 0.09, 0.4), (2.76, 0.06, 0.22), (5.4, 0.025, 0.07)]
    x = modes(f, plate, t, sr) + 0.6 * modes(f + 0.7, plate[:2], t, sr)
    x += 0.012 * band(noise(len(t), "key", f), 700, 2000, sr) * np.exp(-t / 0.006)
    return _level(x * swell(len(t), 0.003, 0.35, sr), v, 0.6)


def bell(f: float, d: float, v: float, sr: int, key: object = 0) -> Wave:
    """Church bell: hum, prime, minor tierce, quint, nominal."""
    d = max(d, 3.0) + 1.5
    t = clock(d, sr)
    x = modes(
        f,
        [
            (0.5, 0.55, 2.8),
            (1, 0.7, 1.9),
            (1.19, 0.5, 1.5),
            (1.5, 0.2, 1.0),
            (2, 0.55, 1.1),
            (2.51, 0.14, 0.5),
            (2.66, 0.12, 0.45),
            (3.01, 0.1, 0.35),
            (4.1, 0.06, 0.2),
        ],
        t,
        sr,
    )
    return _level(x * swell(len(t), 0.004, 1.4, sr), v, 0.8)


def prepared_piano(f: float, d: float, v: float, sr: int, key: object = 0) -> Wave:
    """Piano string with a bolt and a rubber: stiff partials, some of them choked, and a rattle."""
    d = min(max(d, 0.8), 2.4) + 0.6
    t = clock(d, sr)
    x = np.zeros(len(t))
    for k in range(1, 15):
        tone = f * k * np.sqrt(1 + 0.0006 * k * k) * (1 if k % 3 else 1.012)  # the bolt's weight
        if tone < 0.4 * sr:
            choked = 0.35 if k % 4 == 1 else 1.0  # the rubber sits where these swing widest
            ring = choked * 1.1 * (110 / f) ** 0.3 / (1 + 0.35 * k)
            hammer = abs(np.sin(np.pi * k / 7.3)) / k
            x += hammer * np.sin(2 * np.pi * tone * t) * np.exp(-t / ring)
    top = np.max(np.abs(x))
    rattle = band(noise(len(t), "bolt", f, key), 600, 2400, sr) * np.abs(x / top) ** 2
    knock = band(noise(len(t), "hammer", f), 120, 900, sr) * np.exp(-t / 0.01)
    x = x / top + 0.10 * v * rattle * np.exp(-t / 0.18) + 0.12 * knock
    return _level(x * swell(len(t), 0.002, 0.4, sr), v, 0.8)


def brass(f: float, d: float, v: float, sr: int, key: object = 0) -> Wave:
    """Low brass behind a mute: upper partials come late and go early, nasal hump near 700 Hz."""
    t = clock(d + 0.5, sr)
    n = len(t)
    air = swell(n, min(0.9, d * 0.35), min(1.1, d * 0.4), sr)
    wander = 1 + 0.0015 * low(noise(n, "lip", f, key), 3, sr, 1) * 12
    sway = 1 + 0.0022 * np.clip(t - 0.6, 0, 1) * np.sin(2 * np.pi * 4.8 * t)
    phase = 2 * np.pi * np.cumsum(f * wander * sway) / sr
    x = np.zeros(n)
    for k in range(1, 13):
        if f * k > 2600:
            break
        hump = 1 + 1.4 * np.exp(-(((f * k - 700) / 320) ** 2))
        x += np.sin(k * phase + k * k) * hump * k**-1.25 * air ** (1 + 0.22 * k)
    x += 0.05 * band(noise(n, "breath", f, key), 300, 1500, sr) * air
    return _level(low(x, 1500, sr) * swell(n, 0.1, 0.3, sr), v, 0.6)


def breath(f: float, d: float, v: float, sr: int, key: object = 0) -> Wave:
    """Breath pad: sine pairs a few cents apart under narrow bands of air."""
    t = clock(d + 0.9, sr)
    n = len(t)
    x = np.zeros(n)
    for k, loud in ((1, 1.0), (2, 0.22), (3, 0.09)):
        for cents in (-4, 4):
            x += 0.5 * loud * np.sin(2 * np.pi * f * k * 2 ** (cents / 1200) * t + k * cents)
        x += 0.5 * loud * band(noise(n, "air", f, k, key), f * k * 0.985, f * k * 1.015, sr) * 2
    return _level(x * swell(n, min(1.2, d * 0.4), 0.9, sr), v, 0.5)


def tom(f: float, d: float, v: float, sr: int, key: object = 0) -> Wave:
    """Low tom, felt beater: a membrane whose pitch sinks."""
    t = clock(1.6, sr)
    g = f * (1 + 0.25 * np.exp(-t / 0.04))
    phase = 2 * np.pi * np.cumsum(g) / sr
    x = sum(
        a * np.sin(r * phase) * np.exp(-t / q)
        for r, a, q in ((1, 1, 0.45), (1.59, 0.4, 0.22), (2.14, 0.25, 0.13), (2.65, 0.12, 0.09))
    )
    x += 0.12 * low(noise(len(t), "skin", key), 420, sr) * np.exp(-t / 0.02)
    return _level(x * swell(len(t), 0.005, 0.6, sr), v)


def heart(f: float, d: float, v: float, sr: int, key: object = 0) -> Wave:
    """Two beats, felt rather than heard; enough above 100 Hz for small loudspeakers."""
    out = np.zeros(int(0.95 * sr))
    for at, pitch, ring, loud in ((0.0, 58, 0.09, 1.0), (0.27, 70, 0.065, 0.66)):
        t = clock(0.5, sr)
        phase = 2 * np.pi * np.cumsum(pitch * (0.65 + 0.35 * np.exp(-t * 20))) / sr
        x = (
            np.sin(phase)
            + 0.6 * np.sin(2 * phase)
            + 0.4 * np.sin(3 * phase)
            + 0.15 * np.sin(4 * phase)
        ) * np.exp(-t / ring)
        valve = band(noise(len(t), "valve", at), 170, 420, sr)
        x += 0.5 * loud * valve * np.exp(-t / 0.022) * (1 - np.exp(-t / 0.006))
        i = int(at * sr)
        out[i : i + len(x)] += (
            x[: len(out) - i] * swell(len(x), 0.010, 0.2, sr)[: len(out) - i] * loud
        )
    return _level(low(out, 480, sr) * swell(len(out), 0.002, 0.05, sr), v)


def swirl(f: float, d: float, v: float, sr: int, key: object = 0) -> Wave:
    """A brush drawn in a circle on the snare."""
    t = clock(d, sr)
    x = band(noise(len(t), "swirl", key), 900, 3800, sr)
    turn = 0.35 + 0.65 * np.sin(np.pi * np.clip(t / d, 0, 1)) ** 2
    return x / 4 * v * turn * swell(len(t), d * 0.3, d * 0.4, sr)


def tap(f: float, d: float, v: float, sr: int, key: object = 0) -> Wave:
    """A brush laid on the snare."""
    t = clock(0.22, sr)
    x = band(noise(len(t), "tap", key), 700, 4200, sr) * np.exp(-t / 0.035)
    x += 0.5 * np.sin(2 * np.pi * 185 * t) * np.exp(-t / 0.04)
    return _level(x * swell(len(t), 0.005, 0.08, sr), v, 0.5)


def hat(f: float, d: float, v: float, sr: int, key: object = 0) -> Wave:
    """The pedal cymbal closes."""
    t = clock(0.12, sr)
    x = band(noise(len(t), "hat", key), 5200, 9500, sr, 2) * np.exp(-t / 0.022)
    return _level(x * swell(len(t), 0.004, 0.04, sr), v, 0.3)


def tick(f: float, d: float, v: float, sr: int, key: object = 0) -> Wave:
    """A clock somewhere in the room, wooden."""
    t = clock(0.12, sr)
    x = modes(
        980 if key and rng(key).random() < 0.5 else 860,
        [(1, 1, 0.016), (1.9, 0.5, 0.010), (3.1, 0.25, 0.006)],
        t,
        sr,
    )
    return _level(x * swell(len(t), 0.0015, 0.05, sr), v, 0.4)


PLAYERS: dict[str, Player] = {
    p.__name__: p
    for p in (
        pluck_bass,
        bow_bass,
        vibes,
        celesta,
        bell,
        prepared_piano,
        brass,
        breath,
        tom,
        heart,
        swirl,
        tap,
        hat,
        tick,
    )
}
