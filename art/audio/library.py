"""The rendered sounds: where each file lies, how it is read, what the game must know of a piece."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import soundfile

from art.audio import effects, mix
from art.audio.score import Piece, pieces
from art.audio.synth import Wave

SOUNDS = Path(__file__).parent.parent / "sounds"
CUES = SOUNDS / "music.json"
_MUSIC_QUALITY = 0.05  # Vorbis; below it files grow again
_EFFECT_QUALITY = 0.2


def effect_path(name: str, number: int) -> Path:
    return SOUNDS / "effects" / f"{name}-{number}.ogg"


def phrase_path(piece: str, layer: str, number: int) -> Path:
    return SOUNDS / "music" / piece / f"{layer}-{number:02}.ogg"


def bed_path(name: str) -> Path:
    return SOUNDS / "ambience" / f"{name}.ogg"


def cue(piece: Piece) -> dict[str, object]:
    """Return what the game must know to play a piece."""
    return {
        "bar_s": round(piece.bar_s, 6),
        "lead_s": mix.LEAD_S,
        "phrase_bars": piece.phrase_bars,
        "phrases": piece.bars // piece.phrase_bars,
        "layers": list(piece.layers),
        "loop": piece.loop,
    }


def write_cues() -> None:
    cues = {name: cue(piece) for name, piece in pieces().items()}
    CUES.write_text(json.dumps(cues, indent=1) + "\n", encoding="utf-8")


def write_effect(name: str) -> None:
    for old in SOUNDS.glob(f"effects/{name}-*.ogg"):
        old.unlink()
    for number, x in enumerate(effects.rendered(name), 1):
        mix.write(effect_path(name, number), x, _EFFECT_QUALITY)


def write_piece(piece: Piece) -> None:
    for old in SOUNDS.glob(f"music/{piece.name}/*.ogg"):
        old.unlink()
    for layer, phrases in mix.render(piece).items():
        for number, x in enumerate(phrases):
            mix.write(phrase_path(piece.name, layer, number), x, _MUSIC_QUALITY)
    if piece.bed:
        bed = mix.render_bed(piece.bed, mix.BED_BARS * piece.bar_s)
        mix.write(bed_path(piece.bed), bed, _MUSIC_QUALITY)


def read_effect(name: str) -> list[Wave]:
    return [_read(effect_path(name, n + 1))[:, 0] for n in range(effects.EFFECTS[name].variants)]


def read_layer(piece: Piece, layer: str) -> Wave:
    """Return a layer as the game plays it, phrase after phrase."""
    count = piece.bars // piece.phrase_bars
    phrases = [_read(phrase_path(piece.name, layer, number)) for number in range(count)]
    return mix.joined(piece, phrases)


def read_bed(name: str) -> Wave:
    return _read(bed_path(name))


def all_together(piece: Piece) -> Wave:
    """Return everything a case can play at once, stereo."""
    layers = [read_layer(piece, layer) for layer in piece.layers]
    length = min(map(len, layers))
    whole = sum((np.broadcast_to(x[:length], (length, 2)) for x in layers), np.zeros((length, 2)))
    if piece.bed:
        bed = read_bed(piece.bed)
        whole = whole + bed[np.arange(length) % len(bed)]
    return whole


def _read(path: Path) -> Wave:
    return np.asarray(soundfile.read(path, always_2d=True)[0])
