"""Measure every rendered sound and write it down as tables, because nobody can listen here."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from art.audio import library, meters
from art.audio.effects import EFFECTS
from art.audio.score import Piece, notes, pieces
from art.audio.synth import RATE, Wave

_EFFECT_HEAD = (
    "| effect | variants | seconds | LUFS | peak dBTP | without < 150 Hz LU | centroid Hz | "
    "spread dB | KB |"
)
_MUSIC_HEAD = (
    "| sound | seconds | LUFS | peak dBTP | DC dBFS | side/mid dB | without < 150 Hz LU | "
    "2-5 kHz dB | join > 3 kHz dBFS | beat (acf) | roughness | KB |"
)


_LEGEND = (
    "Written by `python -m art sounds`. LUFS after ITU-R BS.1770; mono sounds (effects, the layers "
    "pressed and breaking) are heard 3 LU louder on two loudspeakers, and what is shorter than "
    "0.4 s is measured with silence after it. *Without < 150 Hz*: what a small loudspeaker takes "
    "away. *Spread*: how unlike the two most similar variants are (octaves over time). *Join*: "
    "what is heard where a loop begins again. *Beat*: the tempo found in the sound and how clearly."
    " *Roughness*: Sethares x100, of the layer with those below it, mean of all bars."
)


class Sounding(NamedTuple):
    """Something that is measured and drawn under one name."""

    name: str
    wave: Wave
    rate: int


def soundings() -> Iterator[tuple[Sounding, str]]:
    """Return music and ambience, and the row of each in the table."""
    for piece in sorted(pieces().values(), key=lambda p: (not p.bed, not p.loop, p.name)):
        rough = meters.dissonance_of_states(piece, notes(piece))
        for layer in piece.layers:
            x = library.read_layer(piece, layer)
            name = f"{piece.name} {layer}" if len(piece.layers) > 1 else piece.name
            files = (library.SOUNDS / "music" / piece.name).glob(f"{layer}-*.ogg")
            mean = sum(rough[layer]) / piece.bars
            row = _row(name, x, piece, loop=piece.loop, rough=mean, kb=_kilobytes(files))
            yield Sounding(name, x, RATE), row
        if piece.bed:
            x, path = library.read_bed(piece.bed), library.bed_path(piece.bed)
            row = _row(f"{piece.bed} (bed)", x, None, loop=True, kb=_kilobytes([path]))
            yield Sounding(f"{piece.bed} (bed)", x, RATE), row
            x, name = library.all_together(piece), f"{piece.name} all at once"
            yield Sounding(name, x, RATE), _row(name, x, None, loop=True)


def effect_row(name: str, variants: list[Wave]) -> str:
    rows = [meters.row(x, RATE, loop=False) for x in variants]

    def span(key: str, digits: int = 1) -> str:
        values = [row[key] for row in rows]
        low, high = f"{min(values):.{digits}f}", f"{max(values):.{digits}f}"
        return low if low == high else f"{low} … {high}"

    cells = [
        name,
        f"{len(variants)}",
        span("seconds", 2),
        span("lufs"),
        span("true_peak"),
        span("small"),
        span("centroid", 0),
        f"{meters.spread(variants, RATE):.1f}",
        f"{_kilobytes([library.effect_path(name, n + 1) for n in range(len(variants))]):.0f}",
    ]
    return f"| {' | '.join(cells)} |"


def tables(music_rows: list[str]) -> str:
    """Return the measurements as Markdown."""
    files = list(library.SOUNDS.rglob("*.ogg"))
    effect_rows = [effect_row(name, library.read_effect(name)) for name in EFFECTS]
    return "\n".join(
        [
            "# The sounds, measured",
            "",
            _LEGEND,
            "",
            f"{len(files)} files, {_kilobytes(files) / 1000:.2f} MB.",
            "",
            _EFFECT_HEAD,
            _rule(_EFFECT_HEAD),
            *effect_rows,
            "",
            _MUSIC_HEAD,
            _rule(_MUSIC_HEAD),
            *music_rows,
            "",
        ]
    )


def _row(
    name: str,
    x: Wave,
    piece: Piece | None,
    *,
    loop: bool,
    rough: float | None = None,
    kb: float | None = None,
) -> str:
    m = meters.row(x, RATE, loop=loop)
    width = "mono" if x.shape[1] == 1 else f"{m['width']:.0f}"
    beat = ""
    if piece is not None and loop:
        _, bpm, height = meters.grid(x, RATE, piece.bpm)
        beat = f"{bpm:.2f} ({height:.2f})"
    cells = [
        name,
        f"{m['seconds']:.0f}",
        f"{m['lufs']:.1f}",
        f"{m['true_peak']:.1f}",
        f"{m['dc']:.0f}",
        width,
        f"{m['small']:.1f}",
        f"{m['share_2_5k']:.0f}",
        f"{m['click']:.0f}" if loop else "",
        beat,
        "" if rough is None else f"{rough:.1f}",
        "" if kb is None else f"{kb:.0f}",
    ]
    return f"| {' | '.join(cells)} |"


def _rule(head: str) -> str:
    return "|---" * (head.count("|") - 1) + "|"


def _kilobytes(files: Iterator[Path] | list[Path]) -> float:
    return sum(path.stat().st_size for path in files) / 1000
