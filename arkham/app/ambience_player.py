"""Play what lies under a scene, round and round: a night, rain, a hum.

Like the music it runs on the thread of the sound device, while the mixer is open.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from arkham.app.music_player import fresh
from arkham.files.paths import asset

CHANNELS = 2  # one fades out while the other fades in
_SWELL_MS = 1500
_FADE_MS = 2500


@dataclass(slots=True)
class AmbiencePlayer:
    """The bed that sounds now."""

    first_channel: int = 0
    level: float = 0.0
    bed: str = ""  # that sounds
    _channel: int = 0  # 0 or 1

    def play(self, wanted: str) -> None:
        """Change to what is wanted, or to silence."""
        if wanted == self.bed:
            return
        self.leave()
        if wanted:
            sound = pygame.mixer.Sound(asset("art", "sounds", "ambience", f"{wanted}.ogg"))
            sound.set_volume(self.level)
            self._channel = 1 - self._channel
            channel = fresh(pygame.mixer.Channel(self.first_channel + self._channel))
            channel.play(sound, loops=-1, fade_ms=_SWELL_MS)
            self.bed = wanted

    def leave(self) -> None:
        """Fade out."""
        if self.bed:
            pygame.mixer.Channel(self.first_channel + self._channel).fadeout(_FADE_MS)
        self.bed = ""

    def set_level(self, level: float) -> None:
        """Change how loud it is, from 0 to 1."""
        if level == self.level:
            return
        self.level = level
        for number in range(self.first_channel, self.first_channel + CHANNELS):
            if (sound := pygame.mixer.Channel(number).get_sound()) is not None:
                sound.set_volume(level)
