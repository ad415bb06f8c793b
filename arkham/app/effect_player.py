"""Short sounds in several variants, so that nothing repeats mechanically.

What is short stays in memory once it was read, 6 MB for all of it; a thunder is read when it is
due and forgotten when it is over.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from pathlib import Path

import pygame

from arkham.files.paths import asset

_KEPT_BYTES = 8_500  # of a file: about a second and a half


def variants_of_effects() -> dict[str, list[Path]]:
    """Return the files of every effect."""
    found: dict[str, list[Path]] = {}
    for path in sorted(asset("art", "sounds", "effects").glob("*.ogg")):
        found.setdefault(path.stem.rpartition("-")[0], []).append(path)
    return found


@dataclass(slots=True)
class EffectPlayer:
    """The effects, and which variant was heard last."""

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
