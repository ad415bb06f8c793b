"""Play music, ambience and effects, on the thread of the sound device, while the mixer is open."""

from __future__ import annotations

import json
import math
import random
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import pygame

from arkham.files.paths import asset

RATE = 22_050
MUSIC_CHANNELS = 6  # two a layer, because a phrase rings out while the next one sounds
AHEAD_S = 1.5  # how long before its time a phrase is read
_SOONEST_S = 0.25  # a bar line that is nearer passes unused
_LEAVE_S = 1.6  # in which a piece fades out when another one is wanted, or none
_GAP_S = 0.2  # of silence between two pieces
_LATE_S = 0.1  # a phrase that begins later than this sets the beat anew
_BREATH_S = 0.01  # between two files: while SDL_mixer reads one, 10 ms or less, nothing plays on
_FRAME_BYTES = 4  # 16 bits, stereo


class Cue(NamedTuple):
    """What must be known of a piece to play it."""

    bar_s: float
    phrase_bars: int
    phrases: int
    layers: tuple[str, ...]
    loop: bool


class Entry(NamedTuple):
    """What begins and ends at a bar line."""

    at: float
    piece: str
    phrase: int
    bar: int  # of the phrase
    sounds: dict[str, pygame.mixer.Sound]
    layers: frozenset[str]  # that sound from then on


def read_cues() -> dict[str, Cue]:
    """Return the pieces there are, as they were rendered."""
    cues = json.loads(asset("art", "sounds", "music.json").read_text(encoding="utf-8"))
    return {
        name: Cue(c["bar_s"], c["phrase_bars"], c["phrases"], tuple(c["layers"]), c["loop"])
        for name, c in cues.items()
    }


def read_phrase(piece: str, layer: str, number: int, skip_s: float) -> pygame.mixer.Sound:
    """Read a phrase, or what is left of it after some seconds."""
    sound = pygame.mixer.Sound(asset("art", "sounds", "music", piece, f"{layer}-{number:02}.ogg"))
    time.sleep(_BREATH_S)
    if not skip_s:
        return sound
    skipped = round(skip_s * RATE) * _FRAME_BYTES
    return pygame.mixer.Sound(buffer=memoryview(sound.get_raw())[skipped:])


def fresh(channel: pygame.mixer.Channel) -> pygame.mixer.Channel:
    """Return a channel ready for another sound: one that fades would let it begin as low."""
    channel.stop()
    channel.set_volume(1.0)
    return channel


@dataclass(slots=True)
class MusicPlayer:
    """A piece of music in phrases, layer over layer, changed on bar lines: what sounds, what comes.

    Every layer of a piece lies in files of four bars each. A file holds what begins in those bars
    and rings out over the next, so phrases are simply started one after another, and nothing is
    ever cut. Only the phrases that sound and those to come are in memory: a megabyte and a half a
    layer, where a whole piece would take fifty. The layers add up: calm, pressed, breaking. One
    that joins or leaves does so at a bar line, faded over a bar.
    """

    first_channel: int = 0
    cues: dict[str, Cue] = field(default_factory=read_cues)
    read: Callable[[str, str, int, float], pygame.mixer.Sound] = read_phrase
    level: float = 0.0
    piece: str = ""  # that sounds
    layers: frozenset[str] = frozenset()  # of it that sound
    _phrase: int = 0
    _started: float = 0.0  # when the phrase began
    _entry: Entry | None = None
    _free_at: float = 0.0  # when another piece may begin
    _resume: dict[str, int] = field(default_factory=dict)  # the phrase a piece goes on with
    _ended: str = ""  # the piece that has been played to its end

    # Two steps, because reading takes its time and the rest must not be disturbed

    def prepare(self, now: float, wanted: str, mood: int) -> None:
        """Read what sounds next: `mood` layers above the lowest one of the piece."""
        if wanted != self._ended:
            self._ended = ""
        if self.piece and wanted != self.piece:
            self.leave(now)
        if not self.piece:
            self._prepare_piece(now, wanted, mood)
            return
        cue = self.cues[self.piece]
        layers = frozenset(cue.layers[: mood + 1])
        if self._entry is not None and self._entry.layers != layers:
            self._entry = None
        if self._entry is None and layers != self.layers:
            self._prepare_change(now, cue, layers)
        if self._entry is None and now >= self._phrase_end(cue) - AHEAD_S:
            self._prepare_phrase(now, cue, layers)

    def _prepare_piece(self, now: float, wanted: str, mood: int) -> None:
        if self._entry is not None and self._entry.piece != wanted:
            self._entry = None
        if self._entry is None and wanted in self.cues and wanted != self._ended:
            layers = frozenset(self.cues[wanted].layers[: mood + 1])
            phrase = self._resume.get(wanted, 0)
            self._entry = self._read(max(now, self._free_at), wanted, phrase, 0, layers, layers)

    def _prepare_change(self, now: float, cue: Cue, layers: frozenset[str]) -> None:
        """Let layers join or leave at the next bar line inside the phrase, if there is one."""
        bar = max(1, math.ceil((now + _SOONEST_S - self._started) / cue.bar_s))
        if bar < cue.phrase_bars:
            at = self._started + bar * cue.bar_s
            joining = layers - self.layers
            self._entry = self._read(at, self.piece, self._phrase, bar, joining, layers)

    def _prepare_phrase(self, now: float, cue: Cue, layers: frozenset[str]) -> None:
        following = self._phrase + 1
        if following < cue.phrases or cue.loop:
            at, phrase = self._phrase_end(cue), following % cue.phrases
            self._entry = self._read(at, self.piece, phrase, 0, layers, layers)
        elif now >= self._phrase_end(cue):  # it rings out by itself
            self._ended, self.piece, self.layers = self.piece, "", frozenset()
            self._resume.pop(self._ended, None)

    def _read(
        self,
        at: float,
        piece: str,
        phrase: int,
        bar: int,
        beginning: frozenset[str],
        layers: frozenset[str],
    ) -> Entry:
        skip_s = bar * self.cues[piece].bar_s
        sounds = {layer: self.read(piece, layer, phrase, skip_s) for layer in sorted(beginning)}
        return Entry(at, piece, phrase, bar, sounds, layers)

    def play(self, now: float) -> float:
        """Start what is due; return when to come again."""
        entry = self._entry
        if entry is not None and now >= entry.at:
            self._entry = None
            self._enter(entry, now)
        if self._entry is not None:
            return self._entry.at
        if not self.piece:
            return math.inf
        end = self._phrase_end(self.cues[self.piece])
        return end - AHEAD_S if now < end - AHEAD_S else end

    def _enter(self, entry: Entry, now: float) -> None:
        cue = self.cues[entry.piece]
        if not entry.bar:
            self._phrase = entry.phrase
            self._started = entry.at if now - entry.at < _LATE_S else now
        fade_ms = round(1000 * cue.bar_s)
        for layer in self.layers - entry.layers if entry.bar else ():
            for channel in self._pair(cue, layer):
                channel.fadeout(fade_ms)
        for layer, sound in entry.sounds.items():
            sound.set_volume(self.level)
            first, second = self._pair(cue, layer)
            channel = fresh(second if first.get_busy() else first)
            joins = bool(self.layers) and layer not in self.layers
            channel.play(sound, fade_ms=fade_ms if joins else 0)
        self.piece, self.layers = entry.piece, entry.layers

    def leave(self, now: float) -> None:
        """Fade out; the piece goes on with its next phrase when it is wanted again."""
        if not self.piece:
            return
        cue = self.cues[self.piece]
        self._resume[self.piece] = (self._phrase + 1) % cue.phrases
        for channel in self._channels():
            channel.fadeout(round(1000 * _LEAVE_S))
        self.piece, self.layers, self._entry = "", frozenset(), None
        self._free_at = now + _LEAVE_S + _GAP_S

    def set_level(self, level: float) -> None:
        """Change how loud it is, from 0 to 1."""
        if level != self.level:
            self.level = level
            _set_volume(self._channels(), level)

    def _phrase_end(self, cue: Cue) -> float:
        return self._started + cue.phrase_bars * cue.bar_s

    def _pair(self, cue: Cue, layer: str) -> tuple[pygame.mixer.Channel, pygame.mixer.Channel]:
        first = self.first_channel + 2 * cue.layers.index(layer)
        return pygame.mixer.Channel(first), pygame.mixer.Channel(first + 1)

    def _channels(self) -> list[pygame.mixer.Channel]:
        channels = range(self.first_channel, self.first_channel + MUSIC_CHANNELS)
        return [pygame.mixer.Channel(number) for number in channels]


AMBIENCE_CHANNELS = 2  # one fades out while the other fades in
_SWELL_MS = 1500
_FADE_MS = 2500


@dataclass(slots=True)
class AmbiencePlayer:
    """What lies under a scene, round and round: a night, rain, a hum."""

    first_channel: int = 0
    level: float = 0.0
    playing: str = ""  # the name of what sounds now
    _channel: int = 0  # 0 or 1

    def play(self, wanted: str) -> None:
        """Change to what is wanted, or to silence."""
        if wanted == self.playing:
            return
        self.leave()
        if wanted:
            sound = pygame.mixer.Sound(asset("art", "sounds", "ambience", f"{wanted}.ogg"))
            sound.set_volume(self.level)
            self._channel = 1 - self._channel
            channel = fresh(pygame.mixer.Channel(self.first_channel + self._channel))
            channel.play(sound, loops=-1, fade_ms=_SWELL_MS)
            self.playing = wanted

    def leave(self) -> None:
        """Fade out."""
        if self.playing:
            pygame.mixer.Channel(self.first_channel + self._channel).fadeout(_FADE_MS)
        self.playing = ""

    def set_level(self, level: float) -> None:
        """Change how loud it is, from 0 to 1."""
        if level != self.level:
            self.level = level
            channels = range(self.first_channel, self.first_channel + AMBIENCE_CHANNELS)
            _set_volume(map(pygame.mixer.Channel, channels), level)


def _set_volume(channels: Iterable[pygame.mixer.Channel], level: float) -> None:
    for channel in channels:
        if (sound := channel.get_sound()) is not None:
            sound.set_volume(level)


_KEPT_BYTES = 8_500  # of a file: about a second and a half


def variants_of_effects() -> dict[str, list[Path]]:
    """Return the files of every effect."""
    found: dict[str, list[Path]] = {}
    for path in sorted(asset("art", "sounds", "effects").glob("*.ogg")):
        found.setdefault(path.stem.rpartition("-")[0], []).append(path)
    return found


@dataclass(slots=True)
class EffectPlayer:
    """Short sounds in several variants, so that nothing repeats mechanically.

    What is short stays in memory once it was read, 6 MB for all of it; a thunder is read when it
    is due and forgotten when it is over.
    """

    variants: dict[str, list[Path]] = field(default_factory=variants_of_effects)
    level: float = 0.0
    _kept: dict[Path, pygame.mixer.Sound] = field(default_factory=dict)
    _last: dict[str, Path] = field(default_factory=dict)

    def choose(self, name: str) -> Path | None:
        """Return a variant of an effect, another one than the last time."""
        paths = self.variants.get(name, [])
        fresh = [path for path in paths if path != self._last.get(name)] or paths
        if not fresh:
            return None
        self._last[name] = random.choice(fresh)
        return self._last[name]

    def read_short_ones(self) -> None:
        """Read what is heard often, so that it sounds without delay."""
        for paths in self.variants.values():
            for path in paths:
                if path not in self._kept and path.stat().st_size <= _KEPT_BYTES:
                    self._kept[path] = pygame.mixer.Sound(path)

    def play(self, name: str) -> None:
        """Sound once, on a channel that is free."""
        if (path := self.choose(name)) is not None:
            sound = self._kept.get(path) or pygame.mixer.Sound(path)
            sound.set_volume(self.level)
            sound.play()

    def set_level(self, level: float) -> None:
        """Change how loud they are, from 0 to 1; a thunder that rolls rolls on."""
        if level == self.level:
            return
        self.level = level
        for sound in self._kept.values():
            sound.set_volume(level)
