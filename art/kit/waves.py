"""Make sound out of numbers: noise, filters, envelopes, a room, and a few instruments.

A wave is an array of samples at RATE a second; stereo waves have two columns.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray
from scipy import signal

Wave = NDArray[np.float64]
RATE = 44_100


def clock(seconds: float) -> Wave:
    """Return the moments of a stretch of time, in seconds."""
    return np.arange(round(seconds * RATE)) / RATE


def band(wave: Wave, low: float, high: float, order: int = 2) -> Wave:
    """Keep what lies between two pitches."""
    sections = signal.butter(order, [low, high], "band", fs=RATE, output="sos")
    return np.asarray(signal.sosfilt(sections, wave))


def below(wave: Wave, pitch: float, order: int = 2) -> Wave:
    """Keep what lies below a pitch."""
    sections = signal.butter(order, pitch, "low", fs=RATE, output="sos")
    return np.asarray(signal.sosfilt(sections, wave))


def fading(t: Wave, seconds: float) -> Wave:
    """Return the envelope of something struck: it falls to a third in that time."""
    return np.asarray(np.exp(-t / seconds))


def bump(t: Wave, at: float, width: float) -> Wave:
    """Return the envelope of something that brushes by."""
    return np.asarray(np.exp(-(((t - at) / width) ** 2)))


def partials(t: Wave, tones: Sequence[tuple[float, float, float]]) -> Wave:
    """Return a struck body: each tone has a pitch, a loudness and how long it rings."""
    return np.asarray(
        sum(loud * np.sin(2 * np.pi * pitch * t) * fading(t, ring) for pitch, loud, ring in tones)
    )


def peak(wave: Wave, height: float = 0.8) -> Wave:
    """Return a wave as loud as that at its loudest moment."""
    return wave * (height / np.max(np.abs(wave)))


def soft_ends(wave: Wave, rise: float = 0.002, fall: float = 0.02) -> Wave:
    """Let a wave begin and end without a click."""
    shape = np.ones(len(wave))
    first, last = round(rise * RATE), round(fall * RATE)
    shape[:first] = np.linspace(0, 1, first)
    shape[-last:] = np.linspace(1, 0, last)
    return wave * shape


def mixed(seconds: float, parts: Sequence[tuple[float, Wave]]) -> Wave:
    """Lay waves over each other, each from its own moment on."""
    whole = np.zeros(round(seconds * RATE))
    for at, wave in parts:
        start = round(at * RATE)
        heard = wave[: max(0, len(whole) - start)]
        whole[start : start + len(heard)] += heard
    return whole


def in_a_room(rng: np.random.Generator, wave: Wave, wet: float, seconds: float) -> Wave:
    """Let a wave echo; it becomes longer by the echo's length."""
    t = clock(seconds)
    echo = band(rng.standard_normal(len(t)) * np.exp(-t * 6.9 / seconds), 200, 4500, 1)
    echo /= np.sqrt((echo**2).sum())
    heard = np.asarray(signal.fftconvolve(wave, echo)) * wet
    heard[: len(wave)] += wave * (1 - wet / 2)
    return heard


def endless_noise(rng: np.random.Generator, samples: int, spectrum: Callable[[Wave], Wave]) -> Wave:
    """Return noise of a colour that goes round without a seam."""
    pitches = np.fft.rfftfreq(samples, 1 / RATE)
    phases = np.exp(2j * np.pi * rng.random(len(pitches)))
    wave = np.fft.irfft(spectrum(pitches) * phases, samples)
    return np.asarray(wave / np.std(wave))


def pitch_of(note: float) -> float:
    """Return the pitch of a key of the piano; 69 is the A of the tuning fork."""
    return float(440 * 2 ** ((note - 69) / 12))


def piano(note: float, seconds: float, loud: float = 1.0) -> Wave:
    """Return a struck string whose overtones are a little too high, as on a real one."""
    t, pitch = clock(seconds), pitch_of(note)
    wave = np.zeros(len(t))
    for number in range(1, 14):
        tone = pitch * number * np.sqrt(1 + 0.00035 * number**2)
        if tone < 9000:
            ring = np.exp(-t * (0.8 + 0.22 * number) * (pitch / 220) ** 0.35)
            wave += np.sin(2 * np.pi * tone * t + number) * ring / number
    return soft_ends(wave * loud * 0.3, 0.003, 0.2)


def gong(seconds: float) -> Wave:
    """Return a large bronze disc, struck softly."""
    t = clock(seconds)
    tones = ((58, 1.0, 3.2), (87, 0.8, 2.6), (121, 0.7, 2.2), (163, 0.6, 1.8), (211, 0.5, 1.4))
    higher = ((287, 0.45, 1.2), (391, 0.35, 0.9), (530, 0.28, 0.7), (742, 0.2, 0.5))
    return partials(t, (*tones, *higher)) * (1 - fading(t, 0.03)) * 0.3
