"""Let the table be heard: the sound device, its levels, and what sounds when.

The device is opened, and the sounds are read, on a thread of their own once the first frame
stands: neither can make the player wait. A machine without a device costs one sentence. Nothing
is told by sound alone: every event that is heard moves something on the table.
"""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Callable
from functools import cache
from typing import Any

import pygame
import yaml

from arkham.paths import asset
from arkham.rules.areas import AREA_NAMES, LINE
from arkham.rules.events import CardMoved, Event, GameEnded
from arkham.settings import Settings
from arkham.texts import texts

RAIN = "rain"
SAMPLE = "snap"  # heard when a level changes
_BUFFER = 1024  # samples: a fortieth of a second
_AGAIN_S = 0.07  # the same sound sooner than this is one sound
_RAIN_CHANNEL = 0
_PATIENCE_S = 2.0


@cache
def table_of_sounds() -> dict[str, str]:
    """Return which sound belongs to which event."""
    loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    text = asset("data", "sounds.yaml").read_text(encoding="utf-8")
    sounds: dict[str, str] = yaml.load(text, Loader=loader)
    return sounds


def sound_of(event: Event) -> str:
    """Return what is heard at an event, nothing if it is silent."""
    kind = re.sub(r"(?<!^)(?=[A-Z])", "_", type(event).__name__).lower()
    sounds = table_of_sounds()
    for detail in (*_details(event), ""):
        name = f"{kind}.{detail}" if detail else kind
        if name in sounds:
            return sounds[name]
    return ""


def _details(event: Event) -> tuple[str, ...]:
    if isinstance(event, CardMoved):
        area = event.target.area
        return event.cause, "line" if area == LINE else AREA_NAMES[area]
    if isinstance(event, GameEnded):
        return ("won" if event.won else "lost",)
    return ()


class Sound:
    """What the player hears, as loud as the settings say."""

    def __init__(self, settings: Settings, tell: Callable[[str], None]) -> None:
        self._settings = settings
        self._tell = tell
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self._opening: threading.Thread | None = None
        self._has_focus = True
        self._played: dict[str, float] = {}
        self._levels = self._level("effects"), self._level("rain")

    @property
    def silent(self) -> bool:
        """Say whether nothing is to be heard now."""
        settings = self._settings
        behind = settings.mute_in_background and not self._has_focus
        return settings.mute or behind or settings.volume == 0

    def _level(self, name: str) -> float:
        """Return a level for the device; squared, because ears count in steps of loudness."""
        if self.silent:
            return 0.0
        return float((self._settings.volume * getattr(self._settings, name) / 10_000) ** 2)

    def open(self) -> None:
        """Open the device in the background, unless nobody would hear it."""
        if self._opening is None and not self.silent:
            self._opening = threading.Thread(target=self._open, name="sound", daemon=True)
            self._opening.start()

    def _open(self) -> None:
        try:
            pygame.mixer.init(44_100, -16, 2, _BUFFER)
            pygame.mixer.set_reserved(_RAIN_CHANNEL + 1)
            for path in sorted(asset("art", "sounds").glob("*.ogg")):
                self._sounds[path.stem] = pygame.mixer.Sound(path)
        except pygame.error as error:
            self._sounds.clear()
            self._tell(texts()["sound"]["no_device"].format(reason=error))
            return
        self._follow_levels()

    def wait(self, seconds: float | None = None) -> None:
        """Return once the device is open, or has turned out not to be there."""
        if self._opening is not None:
            self._opening.join(seconds)

    def close(self) -> None:
        """Give the device back; one that does not even open is not waited for long."""
        self.wait(_PATIENCE_S)
        self._sounds.clear()
        pygame.mixer.quit()

    def settings_changed(self) -> None:
        """Let new levels be heard at once, with a sample."""
        before = self._levels
        self._follow_levels()
        self.open()
        if self._levels[0] != before[0]:
            self.play(SAMPLE)

    def focus_changed(self, has_focus: bool) -> None:
        """Learn that the player looks at the game, or at something else."""
        self._has_focus = has_focus
        self._follow_levels()

    def _follow_levels(self) -> None:
        self._levels = effects, rain = self._level("effects"), self._level("rain")
        for name, sound in list(self._sounds.items()):
            sound.set_volume(rain if name == RAIN else effects)
        if RAIN not in self._sounds:
            return
        channel = pygame.mixer.Channel(_RAIN_CHANNEL)
        if rain and not channel.get_busy():
            channel.play(self._sounds[RAIN], loops=-1, fade_ms=800)
        elif not rain:
            channel.stop()

    def heard(self, event: Event) -> None:
        """Sound what belongs to an event of the table."""
        if name := sound_of(event):
            self.play(name)

    def play(self, name: str) -> None:
        """Sound once; silence, and sounds that are not there, are no matter."""
        now = time.monotonic()
        if name not in self._sounds or not self._levels[0]:
            return
        if now - self._played.get(name, -1.0) >= _AGAIN_S:
            self._played[name] = now
            self._sounds[name].play()
