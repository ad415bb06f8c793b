"""Let the table be heard: what sounds when, and how loud.

Nothing is told by sound alone: every event that is heard moves something on the table. When the
device is open at all is the matter of `arkham.app.sound_device`.
"""

from __future__ import annotations

import re
import time
from functools import cache

from arkham.app.sound_device import SoundDevice
from arkham.files.shipped import shipped
from arkham.rules.areas import AREA_NAMES, LINE
from arkham.rules.events import CardMoved, Event, GameEnded
from arkham.settings.settings import Settings

SAMPLE = "snap"  # heard when a level changes
_AGAIN_S = 0.07  # the same sound sooner than this is one sound


@cache
def table_of_sounds() -> dict[str, str]:
    """Return which sound belongs to which event."""
    sounds: dict[str, str] = shipped("data", "sounds.yaml")
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

    def __init__(self, settings: Settings, device: SoundDevice) -> None:
        self._settings = settings
        self._device = device
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

    def begin(self) -> None:
        """Let the game be heard from now on."""
        self._device.set_levels(*self._levels)
        self._device.touch()

    def end(self) -> None:
        """Give the device back before the program ends."""
        self._device.close()

    def touched(self) -> None:
        """Learn that the player has moved the mouse or pressed something."""
        self._device.touch()

    def settings_changed(self) -> None:
        """Let new levels be heard at once, with a sample."""
        before = self._levels
        self._follow_levels()
        self._device.try_again()
        if self._levels[0] != before[0]:
            self.play(SAMPLE)

    def focus_changed(self, has_focus: bool) -> None:
        """Learn that the player looks at the game, or at something else."""
        self._has_focus = has_focus
        self._follow_levels()
        if has_focus:
            self._device.touch()

    def _follow_levels(self) -> None:
        self._levels = self._level("effects"), self._level("rain")
        self._device.set_levels(*self._levels)

    def heard(self, event: Event) -> None:
        """Sound what belongs to an event of the table."""
        if name := sound_of(event):
            self.play(name)

    def play(self, name: str) -> None:
        """Sound once; of many at once only one."""
        now = time.monotonic()
        if self._levels[0] and now - self._played.get(name, -1.0) >= _AGAIN_S:
            self._played[name] = now
            self._device.play(name)
