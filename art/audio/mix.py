"""From notes to finished files: place, echo, clean, set the loudness.

The layers of a piece add up, and each is cut into phrases of four bars. A phrase holds what begins
in it and rings out over the next, so no note is ever cut, nothing joins, and the game holds only
the phrase that sounds and the one to come.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import numpy as np
import pyloudnorm
import soundfile

from art.audio.beds import BEDS
from art.audio.instruments import PLAYERS
from art.audio.score import BEATS, Note, Piece, notes
from art.audio.synth import RATE, Wave, db, hz, in_room, put, rng, room, swell

LEAD_S = 0.04  # before a phrase's first downbeat, for whoever plays a little early
TARGET = {"calm": -24.0, "pressed": -27.0, "breaking": -27.0}  # LUFS as heard
CODA_TARGET, MENU_TARGET = -21.0, -23.0
BED_TARGET = {"night": -38.0, "rain_wind": -33.0, "hum": -37.0}
MONO_GAIN = -3.0  # a mono file, played on two loudspeakers, measures 3 LU less than it sounds
MONO = frozenset({"pressed", "breaking"})
TOP = {"calm": 7500.0, "pressed": 4000.0, "breaking": 3200.0, "bed": 7000.0}  # Hz: dread is dark
BED_BARS = 6
_RING_S = 9.0  # the longest that anything rings after its phrase
_BEFORE_S = 1.0  # thrown away again: `clean` rings a little before what it cleans
_SILENCE = db(-68.0)  # below it a tail is cut
_NOISY = frozenset({"swirl", "tap", "hat", "tick", "tom", "heart"})
_BLOCK = 8192  # samples; the Vorbis encoder takes no more at once


@lru_cache(maxsize=4096)
def _played(player: str, pitch: float, seconds: float, loud: float, take: int) -> Wave:
    return PLAYERS[player](hz(pitch), seconds, loud, RATE, take)


def _cents(piece: Piece, beat: float) -> float:
    """Return how far the band has drifted at this beat."""
    points = np.linspace(0, piece.bars * BEATS, len(piece.drift))
    return float(np.interp(beat, points, piece.drift))


def _sound(piece: Piece, note: Note) -> Wave:
    voice = piece.voices[note.voice]
    seconds = round(note.beats * 60 / piece.bpm, 2)
    if voice.player in _NOISY:
        return _played(voice.player, voice.low, seconds, note.loud, note.index % 12)
    pitch = round(note.pitch + _cents(piece, note.beat) / 100, 2)
    return _played(voice.player, pitch, seconds, note.loud, note.pitch % 3)


def clean(x: Wave, top: float, edge: float = 24.0) -> Wave:
    """Take away DC and what is below hearing or above top; zero phase, in a circle."""
    f = np.fft.rfftfreq(len(x), 1 / RATE)
    keep = 1 / np.sqrt((1 + (edge / np.maximum(f, 1e-9)) ** 8) * (1 + (f / top) ** 10))
    keep[0] = 0
    return np.fft.irfft(np.fft.rfft(x, axis=0) * keep[:, None], len(x), axis=0)


def loudness(x: Wave, sr: int) -> float:
    """Return LUFS; a sound shorter than the meter's window is measured with silence after it."""
    short = int(0.4 * sr) + 1 - len(x)
    if short > 0:
        x = np.concatenate([x, np.zeros((short, *x.shape[1:]))])
    return float(pyloudnorm.Meter(sr).integrated_loudness(x))


def to_loudness(x: Wave, sr: int, target: float) -> Wave:
    return x * db(target - loudness(x, sr))


def narrowed(x: Wave, side: float) -> Wave:
    """Return x with less of what differs between left and right."""
    mid, diff = x.mean(1, keepdims=True), (x[:, :1] - x[:, 1:]) / 2 * side
    return np.hstack([mid + diff, mid - diff])


def _phrases(piece: Piece, layer: str, score: list[Note]) -> Iterator[Wave]:
    """Render what begins in each phrase of a layer, dry and echo, loudness not yet set."""
    sr, per_phrase = RATE, piece.phrase_bars * BEATS
    lead_s = _BEFORE_S + LEAD_S
    n = round((lead_s + piece.phrase_bars * piece.bar_s + _RING_S) * sr)
    response = room(piece.room[0], sr, piece.room[1], piece.name)
    for first in range(0, piece.bars * BEATS, per_phrase):
        dry, send = np.zeros((n, 2)), np.zeros((n, 2))
        for note in score:
            voice = piece.voices[note.voice]
            if voice.layer != layer or not first <= note.beat < first + per_phrase:
                continue
            late = rng("late", piece.name, note.index).normal(0, voice.loose) if voice.loose else 0
            beat_s = (note.beat - first) * 60 / piece.bpm
            at = round((lead_s + beat_s + np.clip(late, -0.02, 0.02)) * sr)
            x, gain = _sound(piece, note), db(voice.gain)
            put(dry, x, at, gain, voice.pan)
            put(send, x, at, gain * voice.send, voice.pan * 0.5)
        heard = clean(narrowed(dry + in_room(send, response), 0.8), TOP[layer])
        yield heard[round(_BEFORE_S * sr) :]


def joined(piece: Piece, phrases: list[Wave]) -> Wave:
    """Return phrases one after another as the game plays them, a loop's end in its beginning."""
    step = piece.phrase_bars * piece.bar_s
    n = round(piece.bars * piece.bar_s * RATE) if piece.loop else len(phrases[0])
    out = np.zeros((n, phrases[0].shape[1]))
    for number, x in enumerate(phrases):
        at = round(number * step * RATE)
        out[(at + np.arange(len(x))) % n] += x
    return out


def _closed(x: Wave) -> Wave:
    """Cut a phrase where it has fallen silent, and close its ends."""
    loud = np.flatnonzero(np.max(np.abs(x), axis=1) > _SILENCE)
    x = x[: min(len(x), loud[-1] + round(0.1 * RATE))]
    return x * swell(len(x), 0.003, 0.25, RATE)[:, None]


def render(piece: Piece) -> dict[str, list[Wave]]:
    """Return the phrases of every layer of a piece, at their loudness."""
    score, done = notes(piece), {}
    for layer in piece.layers:
        phrases = list(_phrases(piece, layer, score))
        target = TARGET[layer] if piece.bed else (MENU_TARGET if piece.loop else CODA_TARGET)
        if layer in MONO:
            phrases = [x.mean(1, keepdims=True) for x in phrases]
            target += MONO_GAIN
        gain = db(target - loudness(joined(piece, phrases), RATE))
        done[layer] = [_closed(x * gain) for x in phrases]
    return done


def render_bed(name: str, seconds: float) -> Wave:
    """Return an endless bed at its loudness."""
    n = round(seconds * RATE)
    bed = clean(narrowed(BEDS[name](n, RATE), 0.6), TOP["bed"])
    return to_loudness(bed, RATE, BED_TARGET[name])


def write(path: Path, x: Wave, quality: float) -> None:
    """Write OGG Vorbis, quality 0..1."""
    path.parent.mkdir(parents=True, exist_ok=True)
    channels = 1 if x.ndim == 1 else x.shape[1]
    with soundfile.SoundFile(
        path, "w", RATE, channels, format="OGG", subtype="VORBIS", compression_level=1 - quality
    ) as file:
        for at in range(0, len(x), _BLOCK):
            file.write(x[at : at + _BLOCK])
