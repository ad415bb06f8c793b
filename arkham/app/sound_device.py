"""Hold the sound device open while something is to be heard, and only then.

An open device wakes the machine some forty times a second even in silence, and pausing it does not
change that: only closing it does. So it is opened, on a thread of its own, as soon as the player
touches anything, which is before anything can sound, and closed after a few seconds of silence.
The rain fades out when nothing has been touched for a while and comes back with the next touch.

The thread lives as long as the device is open. A sound played on a closed mixer would take the
whole program down, so nothing reaches the mixer but under the lock, while `_open` says so.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass

import pygame

from arkham.files.paths import asset
from arkham.files.texts import texts

RAIN = "rain"
_RATE = 44_100
_BUFFER = 1024  # samples: a fortieth of a second
_RAIN_CHANNEL = 0
_TOO_LATE_S = 0.4  # a sound that comes later than this after what is seen had better not come
_LOOK_S = 0.5  # how often an open device is asked whether it still sounds
_STEP_S = 0.05  # of the rain while it fades
_LEAVING_S = 2.0  # as long as a device that does not even open is waited for at the end


@dataclass(frozen=True, slots=True)
class SilenceTimer:
    """How long the device waits for the player, in seconds."""

    quiet_s: float = 4.0  # of silence until it is closed
    rain_s: float = 30.0  # without a touch until the rain begins to fade
    swell_s: float = 0.8
    fade_s: float = 4.0


class SoundDevice:
    """The device, its sounds and their levels; every method returns at once, but for the waits."""

    def __init__(self, tell: Callable[[str], None], patience: SilenceTimer | None = None) -> None:
        self._tell = tell
        self._patience = patience or SilenceTimer()
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self._stir = threading.Event()  # something for the thread to look at before its time
        self._settled = threading.Event()  # the device is open, or it is known that it is not
        self._settled.set()
        self._open = self._broken = self._told = self._leaving = False
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self._asked: list[tuple[str, float]] = []  # sounds to come once the device is open
        self._effects = self._rain = 0.0
        self._gain = 0.0  # how far the rain has swelled, 0 to 1
        self._touched = time.monotonic()

    def touch(self) -> None:
        """Learn that the player is there: be open when something sounds."""
        with self._lock:
            self._touched = time.monotonic()
            self._wake()

    def play(self, name: str) -> None:
        """Sound once, or as soon as the device is open, if that is soon enough."""
        with self._lock:
            if self._open:
                self._sound(name)
            elif self._effects:
                self._asked.append((name, time.monotonic()))
                self._wake()

    def set_levels(self, effects: float, rain: float) -> None:
        """Change at once how loud everything is, from 0 to 1."""
        with self._lock:
            self._effects, self._rain = effects, rain
            if self._open:
                self._follow_levels()
            self._stir.set()

    def try_again(self) -> None:
        """Give a device that was not there another chance, now that the player asks for sound."""
        with self._lock:
            self._broken = False
            self._wake()

    def wait(self, seconds: float | None = None) -> None:
        """Return once the device is open, or has turned out not to be there."""
        self._settled.wait(seconds)

    def close(self) -> None:
        """Give the device back for good; one that does not even open is not waited for long."""
        with self._lock:
            self._leaving = True
            thread = self._thread
        self._stir.set()
        if thread is not None:
            thread.join(_LEAVING_S)

    def _wake(self) -> None:
        """Open the device unless nobody would hear it; the lock is held."""
        if self._thread is not None:
            if self._fading():
                self._stir.set()
        elif (self._effects or self._rain) and not self._broken and not self._leaving:
            self._settled.clear()
            self._thread = threading.Thread(target=self._live, name="sound", daemon=True)
            self._thread.start()

    # What follows runs on the thread, or with the lock held

    def _live(self) -> None:
        """Open the device, serve it until it has been silent for a while, and close it."""
        try:
            self._begin()
        except (pygame.error, OSError) as error:
            pygame.mixer.quit()
            with self._lock:
                self._broken, self._thread = True, None
                self._asked.clear()
                told, self._told = self._told, True
            if not told:
                self._tell(texts()["sound"]["no_device"].format(reason=error))
            self._settled.set()
            return
        self._serve()
        pygame.mixer.quit()  # takes a while; whoever wants a sound meanwhile asks for it
        with self._lock:
            self._thread = None
            if self._asked or time.monotonic() - self._touched < self._patience.quiet_s:
                self._wake()

    def _begin(self) -> None:
        # No other rate or width than this: sounds once read stay good for a device opened anew.
        pygame.mixer.init(_RATE, -16, 2, _BUFFER, allowedchanges=0)
        pygame.mixer.set_reserved(_RAIN_CHANNEL + 1)
        if not self._sounds:
            paths = sorted(asset("art", "sounds").glob("*.ogg"))
            self._sounds = {path.stem: pygame.mixer.Sound(path) for path in paths}
        with self._lock:
            self._open, self._gain = True, 0.0
            self._follow_levels()
            latest = time.monotonic() - _TOO_LATE_S
            for name in [name for name, asked in self._asked if asked > latest]:
                self._sound(name)
            self._asked.clear()
        self._settled.set()

    def _serve(self) -> None:
        """Let the rain come and go; return with the device shut to all, once it is silent."""
        heard = last = time.monotonic()
        while True:
            self._stir.wait(_STEP_S if self._fading() else _LOOK_S)
            self._stir.clear()
            with self._lock:
                now = time.monotonic()
                self._rain_on(min(now - last, _STEP_S))
                last = now
                if pygame.mixer.get_busy():
                    heard = now
                silent = now - max(heard, self._touched) >= self._patience.quiet_s
                if silent or self._leaving:
                    self._open = False
                    return

    def _fading(self) -> bool:
        return self._gain != self._wanted_gain()

    def _wanted_gain(self) -> float:
        present = time.monotonic() - self._touched < self._patience.rain_s
        return float(present and self._rain > 0 and RAIN in self._sounds)

    def _rain_on(self, seconds: float) -> None:
        """Bring the rain a step nearer to where it should be."""
        if self._wanted_gain():
            self._gain = min(1.0, self._gain + seconds / self._patience.swell_s)
        else:
            fall = seconds / self._patience.fade_s
            self._gain = max(0.0, self._gain - fall) if self._rain else 0.0
        channel = pygame.mixer.Channel(_RAIN_CHANNEL)
        if not self._gain:
            channel.stop()
            return
        # A channel begins at its full volume, so the sound itself is made softer.
        self._sounds[RAIN].set_volume(self._rain * self._gain)
        if not channel.get_busy():
            channel.play(self._sounds[RAIN], loops=-1)

    def _follow_levels(self) -> None:
        for name, sound in self._sounds.items():
            if name != RAIN:
                sound.set_volume(self._effects)
        self._rain_on(_STEP_S)

    def _sound(self, name: str) -> None:
        if name in self._sounds and self._effects:
            self._sounds[name].play()
