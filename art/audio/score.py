"""What a score is, and how it is read from `scores/*.yaml`.

A section names its chords, one a bar, and a line for each voice: bars parted by "|", each with
events "beat:what*beats!loud", the last two optional. A line that is no line but a word is one of
the score's `patterns`; `groups` are lines that several sections share, later groups win.

what: a degree of the bar's chord (1 3 5 7 9 11 13, "#"/"b" before it), "^" / "_" a semitone above /
below the next bass note, "chord" rootless voicing, "dyad" third and seventh, "cluster" semitones
around the fifth, "hit" for what has no pitch. A line shorter than its section starts again.
Octaves are not written: a note goes to the octave nearest the last one, inside the voice's range.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import yaml

SCORES = Path(__file__).parent / "scores"
LAYERS = ("calm", "pressed", "breaking")
BEATS = 4  # a bar
PHRASE_BARS = 4  # what the game loads and starts at a time

_QUALITY = {  # semitones of degrees 1 3 5 7 9 11 13
    "m9": (0, 3, 7, 10, 14, 17, 21),
    "m7": (0, 3, 7, 10, 14, 17, 20),
    "m6": (0, 3, 7, 9, 14, 17, 21),
    "mM7": (0, 3, 7, 11, 14, 17, 21),
    "m7b5": (0, 3, 6, 10, 13, 17, 20),
    "maj7": (0, 4, 7, 11, 14, 18, 21),
    "69": (0, 4, 7, 9, 14, 18, 21),
    "9": (0, 4, 7, 10, 14, 18, 21),
    "7b9": (0, 4, 7, 10, 13, 18, 20),
    "sus": (0, 5, 7, 10, 13, 17, 20),  # Phrygian
}
_DEGREES = (1, 3, 5, 7, 9, 11, 13)
_PITCH = dict(C=0, Db=1, D=2, Eb=3, E=4, F=5, Gb=6, G=7, Ab=8, A=9, Bb=10, B=11)
_CHORD = re.compile(r"([A-G]b?)(\w+?)(?:/([A-G]b?))?$")
_EVENT = re.compile(r"([\d.]+):([^*!]+)(?:\*([\d.]+))?(?:!([\d.]+))?$")


class ScoreError(ValueError):
    """A mistake in a score; the message says where."""


@dataclass(frozen=True, slots=True)
class Chord:
    root: int
    tones: tuple[int, ...]
    bass: int

    @classmethod
    def read(cls, name: str) -> Chord:
        found = _CHORD.match(name)
        if found is None or found[2] not in _QUALITY:
            raise ScoreError(f"unknown chord {name!r}; kinds: {', '.join(_QUALITY)}")
        root, quality, bass = found.groups()
        return cls(_PITCH[root], _QUALITY[quality], _PITCH[bass or root])

    def degree(self, what: str) -> int:
        """Return the pitch class of "5", "b9", "#1"."""
        shift = what.count("#") - what.count("b")
        number = int(what.strip("#b"))
        if number == 1 and not shift:
            return self.bass
        return (self.root + self.tones[_DEGREES.index(number)] + shift) % 12


@dataclass(frozen=True, slots=True)
class Voice:
    """Who plays a line, in which layer, how high, how loud (dB), where (-1..1), how far (send)."""

    layer: str
    player: str
    low: int = 40
    high: int = 76
    gain: float = 0.0
    pan: float = 0.0
    send: float = 0.25
    loose: float = 0.006  # seconds of human error


@dataclass(frozen=True, slots=True)
class Section:
    name: str
    chords: tuple[str, ...]
    lines: dict[str, tuple[str, ...]]  # a voice's bars


@dataclass(frozen=True, slots=True)
class Piece:
    name: str
    title: str
    bpm: float
    sections: tuple[Section, ...]
    voices: dict[str, Voice]
    loop: bool = True
    bed: str = ""  # what is heard under it, from `beds`
    room: tuple[float, float] = (2.0, 4200.0)  # seconds, brightness in Hz
    drift: tuple[float, ...] = (0.0,)  # cents at evenly spaced points of the piece
    tail: float = 0.0  # seconds after the last bar, when not a loop

    @property
    def chords(self) -> list[str]:
        return [chord for section in self.sections for chord in section.chords]

    @property
    def bars(self) -> int:
        return len(self.chords)

    @property
    def phrase_bars(self) -> int:
        return PHRASE_BARS if self.loop else self.bars

    @property
    def layers(self) -> tuple[str, ...]:
        found = {voice.layer for voice in self.voices.values()}
        return tuple(name for name in LAYERS if name in found)

    @property
    def bar_s(self) -> float:
        return BEATS * 60 / self.bpm

    @property
    def seconds(self) -> float:
        return self.bars * self.bar_s + (0 if self.loop else self.tail)


@dataclass(frozen=True, slots=True)
class Note:
    voice: str
    bar: int
    beat: float  # from the beginning of the piece, from 0
    beats: float
    pitch: int
    loud: float
    index: int


@cache
def pieces() -> dict[str, Piece]:
    """Return every score by its name."""
    return {path.stem: read_piece(path) for path in sorted(SCORES.glob("*.yaml"))}


def read_piece(path: Path) -> Piece:
    """Read a score; ScoreError names what is wrong with it."""
    score: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    patterns, groups = score.get("patterns", {}), score.get("groups", {})
    voices = {name: Voice(**voice) for name, voice in score["voices"].items()}
    sections = []
    for each in score["sections"]:
        written: dict[str, str] = {}
        for group in each.get("groups", ()):
            written |= groups[group]
        written |= each["lines"]
        if strangers := written.keys() - voices.keys():
            raise ScoreError(f"{path.name}: {each['name']}: no voice {', '.join(strangers)}")
        lines = {v: _bars(line if ":" in line else patterns[line]) for v, line in written.items()}
        sections.append(Section(each["name"], _bars(each["chords"]), lines))
    piece = Piece(
        path.stem,
        score["title"],
        score["bpm"],
        tuple(sections),
        voices,
        score.get("loop", True),
        score.get("bed", ""),
        tuple(score["room"]),
        tuple(score.get("drift", (0.0,))),
        score.get("tail", 0.0),
    )
    if piece.bars % piece.phrase_bars:
        raise ScoreError(f"{path.name}: {piece.bars} bars are no whole number of phrases")
    return piece


def _bars(line: str) -> tuple[str, ...]:
    return tuple(bar.strip() for bar in line.split("|"))


def notes(piece: Piece) -> list[Note]:
    """Return the whole score as notes, in time."""
    out: list[Note] = []
    for name, voice in piece.voices.items():
        _write_voice(piece, name, voice, out)
    return sorted(out, key=lambda n: (n.beat, n.voice, n.pitch))


def _write_voice(piece: Piece, name: str, voice: Voice, out: list[Note]) -> None:
    bars = [
        (section, within, Chord.read(chord))
        for section in piece.sections
        for within, chord in enumerate(section.chords)
    ]
    middle = (voice.low + voice.high) // 2
    last, voiced = middle, [middle]
    for number, (section, within, chord) in enumerate(bars):
        cells = section.lines.get(name, ("",))
        for token in cells[within % len(cells)].split():
            event = _EVENT.match(token)
            if event is None:
                raise ScoreError(f"{piece.name}: {section.name}: {name}: {token!r} is no event")
            at, what, beats, loud = event.groups()
            if what == "hit":
                pitches = [voice.low]
            elif what in ("chord", "dyad"):
                degrees = ("3", "5", "7", "9") if what == "chord" else ("3", "7")
                around = round(sum(voiced) / len(voiced))  # small steps, no leaps
                voiced = sorted({_near(chord.degree(d), around, voice) for d in degrees})
                pitches = voiced
            elif what == "cluster":
                pitches = sorted(_near(chord.degree(d), middle, voice) for d in ("b5", "5", "#5"))
            elif what in "^_":
                step = 1 if what == "^" else -1
                last = _near(bars[(number + 1) % len(bars)][2].bass + step, last, voice, step)
                pitches = [last]
            else:
                last = _near(chord.degree(what), last, voice)
                pitches = [last]
            beat = number * BEATS + float(at) - 1
            for pitch in pitches:
                length, strength = float(beats or 1), float(loud or 0.8)
                out.append(Note(name, number, beat, length, pitch, strength, len(out)))


def _near(pitch_class: int, last: int, voice: Voice, step: int = 0) -> int:
    """Return the octave nearest the last note; an approach (step) only where its goal fits too."""
    span = range(voice.low, voice.high + 1)
    options = [p for p in span if p % 12 == pitch_class % 12 and p - step in span]
    return min(options, key=lambda p: (abs(p - last), p))
