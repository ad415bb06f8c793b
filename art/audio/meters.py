"""Measure sound: loudness, peaks, joins, grid, roughness; on the decoded OGG, not on its source."""

from __future__ import annotations

import numpy as np
from scipy import signal

from art.audio.mix import loudness
from art.audio.score import BEATS, LAYERS, Note, Piece
from art.audio.synth import Wave, db, hz

_UNPITCHED = ("swirl", "tap", "hat", "tick", "heart")
THIRDS = 1000 * 2 ** (np.arange(-15, 11) / 3)  # 31 Hz .. 10 kHz


def _mono(x: Wave) -> Wave:
    return x if x.ndim == 1 else x.mean(1)


def _dbfs(v: float) -> float:
    return float(20 * np.log10(max(v, 1e-9)))


def true_peak(x: Wave) -> float:
    return _dbfs(np.max(np.abs(signal.resample_poly(x, 4, 1, axis=0))))


def dc(x: Wave) -> float:
    return _dbfs(np.max(np.abs(np.mean(x, axis=0))))


def width(x: Wave) -> float:
    """Side against mid, dB."""
    if x.ndim == 1 or x.shape[1] == 1:
        return -90.0
    return _dbfs(np.std(x[:, 0] - x[:, 1]) / (np.std(x.sum(1)) + 1e-12))


def seam(x: Wave, sr: int) -> tuple[float, float, float]:
    """(step at the join against the 99th percentile of steps; bend at the join against the greatest

    bend met within 0.25 s of it; what is above 3 kHz within 4 ms of it, peak, dBFS). A click would
    make the first two much larger than 1 and the third louder than the brushes, about -45.
    """
    m = _mono(x)
    steps = np.abs(np.diff(m))
    step = abs(m[0] - m[-1]) / (np.percentile(steps, 99) + 1e-12)
    k = int(0.25 * sr)
    around = np.abs(np.diff(np.concatenate([m[-k:], m[:k]]), 3))
    middle = slice(k - 6, k + 4)
    rest = np.delete(around, np.arange(k - 6, k + 4))
    joined = np.concatenate([m[-k:], m[:k]])
    hiss = signal.sosfiltfilt(signal.butter(4, 3000, "high", fs=sr, output="sos"), joined)
    j = int(0.004 * sr)
    click = _dbfs(np.max(np.abs(hiss[k - j : k + j])))
    return float(step), float(np.max(around[middle]) / (np.max(rest) + 1e-12)), click


def small(x: Wave, sr: int) -> float:
    """What a small loudspeaker loses: loudness below 150 Hz taken away, LU."""
    cut = signal.sosfilt(signal.butter(4, 150, "high", fs=sr, output="sos"), x, axis=0)
    return float(loudness(cut, sr) - loudness(x, sr))


def thirds(x: Wave, sr: int) -> Wave:
    """Level of each third of an octave, dB against the loudest."""
    f, p = signal.welch(_mono(x), sr, nperseg=min(8192, len(x)))
    power = np.array([p[(f >= c / 2 ** (1 / 6)) & (f < c * 2 ** (1 / 6))].sum() for c in THIRDS])
    level = 10 * np.log10(power + 1e-16)
    return level - level.max()


def harsh(x: Wave, sr: int) -> tuple[float, float]:
    """(share of energy in 2-5 kHz in dB, how far any third there stands above its neighbours)."""
    f, p = signal.welch(_mono(x), sr, nperseg=min(8192, len(x)))
    share = 10 * np.log10(p[(f > 2000) & (f < 5000)].sum() / p.sum() + 1e-12)
    level = thirds(x, sr)
    inside = [i for i, c in enumerate(THIRDS) if 1900 < c < 5200]
    return float(share), float(max(level[i] - (level[i - 1] + level[i + 1]) / 2 for i in inside))


def centroid(x: Wave, sr: int) -> float:
    f, p = signal.welch(_mono(x), sr, nperseg=min(8192, len(x)))
    return float((f * p).sum() / (p.sum() + 1e-20))


def grid(x: Wave, sr: int, bpm: float) -> tuple[float, float, float]:
    """Onset autocorrelation: (strongest lag of 0.3 s to 4.5 s, in beats; the bpm it means if it

    is that many whole beats; its height, 0..1)."""
    hop = sr // 100
    f, _, s = signal.stft(
        _mono(x), sr, nperseg=1024, noverlap=1024 - hop, boundary=None, padded=False
    )
    edges = np.geomspace(40, 9000, 21)
    bands = np.stack(
        [
            np.abs(s[(f >= a - 12) & (f < b + 12)]).mean(0)
            for a, b in zip(edges, edges[1:], strict=False)
        ]
    )
    bands = np.sqrt(bands / bands.mean(1, keepdims=True))  # a quiet tom counts as much as a chord
    flux = np.maximum(0, np.diff(bands, axis=1)).sum(0)
    flux = np.convolve(flux, np.hanning(7), "same")
    flux -= signal.medfilt(flux, 61)
    flux = np.maximum(0, flux)
    flux -= flux.mean()
    n = len(flux)
    auto = np.fft.irfft(np.abs(np.fft.rfft(flux, 2 * n)) ** 2)[:n]
    auto /= auto[0]
    lags = np.arange(n) * hop / sr
    beat = 60 / bpm

    def top(lo: float, hi: float) -> tuple[float, float]:
        inside = np.where((lags >= lo) & (lags <= hi))[0]
        i = inside[np.argmax(auto[inside])]
        a, b, c = auto[i - 1 : i + 2]
        shift = 0.5 * (a - c) / (a - 2 * b + c) if abs(a - 2 * b + c) > 1e-12 else 0.0
        return (i + shift) * hop / sr, float(b)

    best, height = top(0.3, 4.5)
    return best / beat, 60 * max(1, round(best / beat)) / best, height


def _rough(freqs: Wave, amps: Wave) -> float:
    """Plomp-Levelt roughness in Sethares' form, against total energy."""
    if len(freqs) < 2:
        return 0.0
    f, g = np.minimum.outer(freqs, freqs), np.abs(np.subtract.outer(freqs, freqs))
    s = 0.24 / (0.0207 * f + 18.96)
    rough = np.exp(-3.51 * s * g) - np.exp(-5.75 * s * g)
    return float((np.multiply.outer(amps, amps) * rough).sum() / 2 / (amps**2).sum())


def dissonance(piece: Piece, score: list[Note], layers: tuple[str, ...]) -> list[float]:
    """Return the roughness of each bar of what these layers play together, x100."""
    pitched = [
        n
        for n in score
        if piece.voices[n.voice].layer in layers
        and piece.voices[n.voice].high != piece.voices[n.voice].low
        and piece.voices[n.voice].player not in _UNPITCHED
    ]
    out = []
    for bar in range(piece.bars):
        here = [n for n in pitched if n.bar == bar]
        moments = []
        for at in np.arange(0.1, BEATS, 0.5):
            t = bar * BEATS + at
            ringing = [n for n in here if n.beat <= t < n.beat + n.beats]
            partials = [(n, k) for n in ringing for k in range(1, 6)]
            freqs = np.array([hz(n.pitch) * k for n, k in partials])
            loud = [n.loud * db(piece.voices[n.voice].gain / 2) for n, _ in partials]
            moments.append(_rough(freqs, np.array(loud) * [0.6 ** (k - 1) for _, k in partials]))
        out.append(round(100 * float(np.mean(moments)), 1))
    return out


def dissonance_of_states(piece: Piece, score: list[Note]) -> dict[str, list[float]]:
    """Return the roughness of each bar for each state: its layer and those below it."""
    return {
        layer: dissonance(piece, score, LAYERS[: number + 1])
        for number, layer in enumerate(piece.layers)
    }


def spread(variants: list[Wave], sr: int) -> float:
    """Return how unlike the variants of an effect are at least, in dB.

    Compared are octaves over time, in steps of 25 ms, as far as 40 dB below the loudest.
    """
    longest, step = max(map(len, variants)), sr // 40
    pictures = []
    for x in variants:
        padded = np.concatenate([x, np.zeros(longest + 2 * step - len(x))])
        f, _, s = signal.stft(padded, sr, nperseg=2 * step, noverlap=step)
        octaves = [(f >= 44 * 2**k) & (f < 88 * 2**k) for k in range(8)]
        level = 10 * np.log10([np.sum(np.abs(s[o]) ** 2, axis=0) + 1e-14 for o in octaves])
        pictures.append(np.maximum(level - level.max(), -40.0))
    pairs = [(a, b) for i, a in enumerate(pictures) for b in pictures[:i]]
    return min(float(np.sqrt(np.mean((a - b)[(a > -40) | (b > -40)] ** 2))) for a, b in pairs)


def row(x: Wave, sr: int, *, loop: bool) -> dict[str, float]:
    """The common part of the table."""
    share, prominence = harsh(x, sr)
    out = {
        "seconds": len(x) / sr,
        "lufs": loudness(x, sr),
        "true_peak": true_peak(x),
        "dc": dc(x),
        "width": width(x),
        "small": small(x, sr),
        "centroid": centroid(x, sr),
        "share_2_5k": share,
        "bump_2_5k": prominence,
    }
    if loop:
        out["step"], out["bend"], out["click"] = seam(x, sr)
    return out
