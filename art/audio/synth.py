"""Building blocks of sound: noise, filters, modes, strings, space. Mono float arrays unless said.

Every random thing takes a key, so the same score gives the same samples.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable

import numpy as np
from scipy import signal

RATE = 22050  # as the game's mixer, which has to stop while it reads a file of another rate
Wave = np.ndarray


def rng(*key: object) -> np.random.Generator:
    """A generator that depends on nothing but the key."""
    return np.random.default_rng(zlib.crc32(repr(key).encode()))


def clock(seconds: float, sr: int) -> Wave:
    """The time of each sample, in seconds."""
    return np.arange(int(round(seconds * sr))) / sr


def hz(midi: float) -> float:
    return 440.0 * 2 ** ((midi - 69) / 12)


def db(level: float) -> float:
    return 10 ** (level / 20)


def noise(n: int, *key: object) -> Wave:
    return rng("noise", n, *key).standard_normal(n)


def low(x: Wave, f: float, sr: int, order: int = 2) -> Wave:
    return signal.sosfilt(signal.butter(order, min(f, 0.45 * sr), "low", fs=sr, output="sos"), x)


def high(x: Wave, f: float, sr: int, order: int = 2) -> Wave:
    return signal.sosfilt(signal.butter(order, f, "high", fs=sr, output="sos"), x)


def band(x: Wave, lo: float, hi: float, sr: int, order: int = 1) -> Wave:
    edges = [lo, min(hi, 0.45 * sr)]
    return signal.sosfilt(signal.butter(order, edges, "band", fs=sr, output="sos"), x)


def resonance(x: Wave, f: float, q: float, gain_db: float, sr: int) -> Wave:
    """One broad peak (RBJ peaking equaliser)."""
    a, w = db(gain_db / 2), 2 * np.pi * f / sr
    alpha = np.sin(w) / (2 * q)
    b = [1 + alpha * a, -2 * np.cos(w), 1 - alpha * a]
    return signal.lfilter(b, [1 + alpha / a, -2 * np.cos(w), 1 - alpha / a], x)


def swell(n: int, rise: float, fall: float, sr: int) -> Wave:
    """1 in the middle, raised-cosine ends: nothing made with it can click."""
    shape = np.ones(n)
    a, b = min(n // 2, int(rise * sr)), min(n // 2, int(fall * sr))
    if a:
        shape[:a] = 0.5 - 0.5 * np.cos(np.pi * np.arange(a) / a)
    if b:
        shape[n - b :] *= 0.5 + 0.5 * np.cos(np.pi * (np.arange(b) + 1) / b)
    return shape


def bump(t: Wave, at: float, width: float) -> Wave:
    return np.exp(-(((t - at) / width) ** 2))


def modes(f: float, table: list[tuple[float, float, float]], t: Wave, sr: int) -> Wave:
    """Struck body: (ratio, loudness, decay in seconds) each; starts at zero crossing."""
    out = np.zeros(len(t))
    for ratio, loud, decay in table:
        if f * ratio < 0.45 * sr:
            out += loud * np.sin(2 * np.pi * f * ratio * t) * np.exp(-t / decay)
    return out


def plucked(f: float, seconds: float, sr: int, ring: float, dull: float, where: float) -> Wave:
    """Karplus-Strong: pulse, its echo from the bridge, a damped delay line.

    ring: seconds to -60 dB; dull: 0..0.5 share of the older sample; where: plucking point 0..0.5.
    """
    n, period = int(seconds * sr), sr / f
    whole = int(period - dull - 0.02)
    part = period - dull - whole
    loss = 10 ** (-3 / (ring * f))
    taps = loss * np.convolve([1 - dull, dull], [1 - part, part])
    width = max(4, int(0.0028 * sr))
    pulse = np.hanning(width + 2)[1:-1] * (1 + 0.12 * noise(width, f, where))
    start = np.zeros(n)
    start[:width] += pulse
    echo = int(where * period)
    start[echo : echo + width] -= pulse
    line = np.zeros(whole + len(taps))
    line[0] = 1
    line[whole:] -= taps
    return signal.lfilter([1.0], line, start)


def bowed(f: float, seconds: float, sr: int, force: float, speed: float, fall: float) -> Wave:
    """Waveguide string with stick-slip friction, computed a bridge-delay at a time.

    The bow is at 1/8: what it meets left it at least one bridge delay ago, so a block of that many
    samples has no inner feedback, and numpy can do it at once.
    """
    n, pole = int(seconds * sr), 0.55
    period = sr / f - pole / (1 - pole) - 0.5
    near = max(8, int(period * 0.125))
    far = period - near
    whole = int(far)
    part = far - whole
    pad = whole + 2
    bridge, neck = np.zeros(n + pad + near), np.zeros(n + pad + near)
    push = speed * swell(n, 0.12, fall, sr)
    push *= 1 + 0.04 * low(noise(n, "bow", f), 9, sr, 1) * 3
    state, out = np.zeros(1), np.zeros(n)
    slope = 5.0 - 4.0 * force
    for at in range(0, n, near):
        m = min(near, n - at)
        i = pad + at
        back, state = signal.lfilter(
            [0.97 * (1 - pole)], [1, -pole], bridge[i - near : i - near + m], zi=state
        )
        a, b = neck[i - whole : i - whole + m], neck[i - whole - 1 : i - whole - 1 + m]
        nut = -0.985 * ((1 - part) * a + part * b)
        slip = push[at : at + m] - (nut - back)
        grip = np.clip((np.abs(slip * slope) + 0.75) ** -4, 0.01, 0.98)
        new = slip * grip
        neck[i : i + m] = -back + new
        bridge[i : i + m] = nut + new
        out[at : at + m] = bridge[i - near : i - near + m]
    return high(out, 25, sr)


def endless(n: int, sr: int, shape: Callable[[Wave], Wave], *key: object) -> Wave:
    """Noise of spectrum shape(f) that joins its own beginning: random phases, one period."""
    f = np.fft.rfftfreq(n, 1 / sr)
    x = np.fft.irfft(shape(f) * np.exp(2j * np.pi * rng("endless", *key).random(len(f))), n)
    return x / np.std(x)


def wave_in(n: int, turns: int, phase: float = 0.0) -> Wave:
    """0..1, a whole number of turns in n samples."""
    return 0.5 - 0.5 * np.cos(2 * np.pi * (turns * np.arange(n) / n + phase))


def room(seconds: float, sr: int, bright: float, *key: object) -> Wave:
    """Stereo impulse response: decaying noise, highs die first, a little late, no direct sound."""
    n = int(seconds * 1.1 * sr)
    t = np.arange(n) / sr
    sides = []
    for side in (0, 1):
        x = noise(n, "room", side, *key)
        dark = band(x, 160, bright * 0.4, sr) * np.exp(-6.9 * t / seconds)
        light = band(x, bright * 0.4, bright, sr) * np.exp(-6.9 * t / (seconds * 0.55)) * 0.6
        sides.append((dark + light) * (1 - np.exp(-t / 0.012)))
    h = np.stack(sides, 1)
    h = np.vstack([np.zeros((int(0.014 * sr), 2)), h * swell(n, 0, 0.1, sr)[:, None]])
    return h / np.sqrt((h**2).sum(0))


def in_room(dry: Wave, h: Wave) -> Wave:
    """Return only the echo, as long as the dry sound."""
    return np.stack([signal.fftconvolve(dry[:, s], h[:, s])[: len(dry)] for s in (0, 1)], 1)


def put(bus: Wave, x: Wave, at: int, gain: float, pan: float) -> None:
    """Add mono x to a stereo bus, as far as it fits."""
    at = max(0, at)
    heard = x[: max(0, len(bus) - at)] * gain
    angle = (pan + 1) * np.pi / 4
    bus[at : at + len(heard)] += np.outer(heard, [np.cos(angle), np.sin(angle)])
