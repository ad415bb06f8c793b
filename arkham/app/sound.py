"""Let the game be heard: what sounds when, and how loud.

`data/sounds.yaml` says what belongs to an event, a screen and a state of the game. Nothing is told
by sound alone: the same table says what is seen. When the device is open at all is the matter of
`arkham.app.sound_device`.
"""

from __future__ import annotations

import re
import time
from collections import deque
from collections.abc import Mapping
from functools import cache
from typing import Any

from arkham.app.sound_device import Levels, SoundDevice, WantedSound
from arkham.files.texts import shipped
from arkham.rules.areas import AREA_NAMES, LINE
from arkham.rules.events import CardMoved, Event, GameEnded, LineOpened, StackShuffled
from arkham.settings.settings import Settings

SAMPLE = "place"  # heard when a level changes
_AGAIN_S = 0.07  # the same sound sooner than this is one sound
_TOGETHER_S = 0.12  # in which no more than so many sounds begin, as when motion is skipped
_MOST_TOGETHER = 4
_ANY_CASE = "case"


@cache
def sound_table() -> dict[str, Any]:
    """Return when what is heard."""
    table: dict[str, Any] = shipped("data", "sounds.yaml")
    return table


def row_of(event: Event) -> str:
    """Return the row of the table that an event belongs to, nothing if it is silent."""
    kind = re.sub(r"(?<!^)(?=[A-Z])", "_", type(event).__name__).lower()
    names = [*(f"{kind}.{detail}" for detail in _details(event)), kind]
    return next((name for name in names if name in sound_table()["events"]), "")


def sounds_of(event: Event, screen: str = "") -> list[str]:
    """Return what is heard at an event on a screen."""
    row, table = row_of(event), sound_table()
    heard = [table["events"][row]["sound"]] if row else []
    more = table["more"].get(screen, {}).get(row)
    return [*heard, more] if more else heard


def _details(event: Event) -> tuple[str, ...]:
    if isinstance(event, CardMoved):
        area = event.target.area
        return event.cause, "line" if area == LINE else AREA_NAMES[area]
    if isinstance(event, StackShuffled):
        return (AREA_NAMES[event.area],)
    if isinstance(event, LineOpened):
        return (event.cause,)
    if isinstance(event, GameEnded):
        return ("won" if event.won else "lost",)
    return ()


def mood_of(tension: Mapping[str, float]) -> int:
    """Return how many layers of music a tension asks for besides the lowest one."""
    wanted = [
        number
        for number, limits in enumerate(sound_table()["moods"].values(), 1)
        if any(tension.get(name, 0.0) >= share for name, share in limits.items())
    ]
    return max(wanted, default=0)


class Sound:
    """What the player hears, as loud as the settings say."""

    def __init__(self, settings: Settings, device: SoundDevice) -> None:
        self._settings = settings
        self._device = device
        self._has_focus = True
        self._screen = ""
        self._played: dict[str, float] = {}
        self._lately: deque[float] = deque(maxlen=_MOST_TOGETHER)
        self._levels = self._current_levels()

    @property
    def silent(self) -> bool:
        """Say whether nothing is to be heard now."""
        settings = self._settings
        behind = settings.mute_in_background and not self._has_focus
        return settings.mute or behind or settings.volume == 0

    def _current_levels(self) -> Levels:
        """Return the levels for the device; squared, because ears count in steps of loudness."""
        if self.silent:
            return Levels()
        settings = self._settings
        shares = (settings.effects, settings.music, settings.ambience)
        return Levels(*((settings.volume * share / 10_000) ** 2 for share in shares))

    def begin(self) -> None:
        """Let the game be heard from now on."""
        self._device.set_levels(self._levels)
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
        if self._levels.effects != before.effects:
            self.play(SAMPLE)

    def focus_changed(self, has_focus: bool) -> None:
        """Learn that the player looks at the game, or at something else."""
        self._has_focus = has_focus
        self._follow_levels()
        if has_focus:
            self._device.touch()

    def device_lost(self) -> None:
        """Learn that a device was unplugged; another one takes its place, or silence."""
        self._device.lose()

    def _follow_levels(self) -> None:
        self._levels = self._current_levels()
        self._device.set_levels(self._levels)

    def show(self, screen: str, tension: Mapping[str, float]) -> None:
        """Play what belongs to a screen, as tense as the game is; nothing on a nameless one."""
        screens = sound_table()["screens"]
        here = screens.get(screen, screens[_ANY_CASE]) if screen else {}
        self._screen = screen
        wish = WantedSound(here.get("music", ""), mood_of(tension), here.get("ambience", ""))
        self._device.want(wish)

    def heard(self, event: Event) -> None:
        """Sound what belongs to an event of the table."""
        for name in sounds_of(event, self._screen):
            self.play(name)

    def moment(self, name: str) -> None:
        """Sound what belongs to something the rules know nothing of, as a card that is lifted."""
        self.play(sound_table()["moments"][name]["sound"])

    def play(self, name: str) -> None:
        """Sound once; of the same only one at a time, and of many not all."""
        now = time.monotonic()
        if not self._levels.effects or now - self._played.get(name, -1.0) < _AGAIN_S:
            return
        if len(self._lately) == _MOST_TOGETHER and now - self._lately[0] < _TOGETHER_S:
            return
        self._played[name] = now
        self._lately.append(now)
        self._device.play(name)
