"""Hold the sound device open while something is to be heard, and only then.

An open device wakes the machine some forty times a second even in silence, and pausing it does not
change that: only closing it does. So it is opened, on a thread of its own, as soon as the player
touches anything, which is before anything can sound, and closed after a few seconds of silence.
Music and ambience fade out when nothing has been touched for a while and come back with the next
touch.

The thread lives as long as the device is open, and nobody else touches the mixer: SDL_mixer lets
everybody wait who starts a sound while it reads a file, and a sound started on a closed mixer would
take the whole program down. All others say what they wish, under a lock that is held for a moment.
"""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from arkham.app.players import (
    AMBIENCE_CHANNELS,
    MUSIC_CHANNELS,
    RATE,
    AmbiencePlayer,
    EffectPlayer,
    MusicPlayer,
)
from arkham.files.texts import texts

_BUFFER = 512  # samples: a fortieth of a second
_RESERVED = MUSIC_CHANNELS + AMBIENCE_CHANNELS
_EFFECT_CHANNELS = 16
_TOO_LATE_S = 0.4  # a sound that comes later than this after what is seen had better not come
_LOOK_S = 0.5  # how often an open device is asked whether it still sounds
_LEAVING_S = 2.0  # as long as a device that does not even open is waited for at the end


class Levels(NamedTuple):
    """How loud everything is, from 0 to 1."""

    effects: float = 0.0
    music: float = 0.0
    ambience: float = 0.0


class WantedSound(NamedTuple):
    """What is to sound besides effects; nothing where a name is empty."""

    piece: str = ""
    mood: int = 0  # how many layers above the lowest one
    ambience: str = ""


@dataclass(frozen=True, slots=True)
class SilenceTimer:
    """How long the device waits for the player, in seconds."""

    quiet_s: float = 4.0  # of silence until it is closed
    rest_s: float = 90.0  # without a touch until music and ambience fade


class SoundDevice:
    """The device and what it plays; every method returns at once, but for the waits."""

    def __init__(
        self, tell: Callable[[str], None], silence_timer: SilenceTimer | None = None
    ) -> None:
        self._tell = tell
        self._silence_timer = silence_timer or SilenceTimer()
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self._stir = threading.Event()  # something for the thread to look at before its time
        self._settled = threading.Event()  # the device is open, or it is known that it is not
        self._settled.set()
        self._broken = self._told = self._leaving = self._lost = False
        self._asked: list[tuple[str, float]] = []  # effects to come, and when they were asked for
        self._levels = Levels()
        self._wish = WantedSound()
        self._resting = False
        self._touched = time.monotonic()
        # Only the thread uses these
        self._effects = EffectPlayer({})  # until the files have been looked for
        self._music = MusicPlayer(AMBIENCE_CHANNELS, {})
        self._ambience = AmbiencePlayer(0)

    def touch(self) -> None:
        """Learn that the player is there: be open when something sounds."""
        with self._lock:
            self._touched = time.monotonic()
            if self._resting:
                self._stir.set()
            self._wake()

    def play(self, name: str) -> None:
        """Sound once, as soon as the thread gets to it, if that is soon enough."""
        with self._lock:
            if self._levels.effects and not self._broken:
                self._asked.append((name, time.monotonic()))
                self._stir.set()
                self._wake()

    def set_levels(self, levels: Levels) -> None:
        """Change how loud everything is."""
        with self._lock:
            self._levels = levels
            self._stir.set()

    def want(self, wish: WantedSound) -> None:
        """Change what is to sound besides effects."""
        with self._lock:
            if wish != self._wish:
                self._wish = wish
                self._stir.set()
                self._wake()

    def try_again(self) -> None:
        """Give a device that was not there another chance, now that the player asks for sound."""
        with self._lock:
            self._broken = False
            self._wake()

    def lose(self) -> None:
        """Learn that a device was unplugged: close it and look for another one."""
        with self._lock:
            self._lost = self._thread is not None
            self._stir.set()

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
        if self._thread is None and any(self._levels) and not self._broken and not self._leaving:
            self._settled.clear()
            self._thread = threading.Thread(target=self._live, name="sound", daemon=True)
            self._thread.start()

    # What follows runs on the thread

    def _live(self) -> None:
        """Open the device, serve it until it has been silent for a while, and close it."""
        try:
            self._begin()
            while (wait_s := self._step()) is not None:
                if self._stir.wait(wait_s):
                    self._stir.clear()
        except (pygame.error, OSError) as error:
            self._give_up(error)
            return
        self._music.leave(time.monotonic())
        self._ambience.leave()
        pygame.mixer.quit()  # takes a while; whoever wants a sound meanwhile asks for it
        with self._lock:
            self._thread = None
            wanted = self._lost or self._stir.is_set() or bool(self._asked)
            self._lost = False
            if wanted or time.monotonic() - self._touched < self._silence_timer.quiet_s:
                self._wake()

    def _give_up(self, error: Exception) -> None:
        pygame.mixer.quit()
        with self._lock:
            self._broken, self._thread, self._lost = True, None, False
            self._asked.clear()
            told, self._told = self._told, True
        if not told:
            self._tell(texts()["sound"]["no_device"].format(reason=error))
        self._settled.set()

    def _begin(self) -> None:
        # No other rate or width than this: sounds once read stay good for a device opened anew.
        pygame.mixer.init(RATE, -16, 2, _BUFFER, allowedchanges=0)
        pygame.mixer.set_num_channels(_RESERVED + _EFFECT_CHANNELS)
        pygame.mixer.set_reserved(_RESERVED)
        if not self._effects.variants:
            self._effects, self._music = EffectPlayer(), MusicPlayer(AMBIENCE_CHANNELS)
            self._effects.read_short_ones()
        self._heard = time.monotonic()
        self._settled.set()

    def _step(self) -> float | None:
        """Start what is due; return for how long nothing else is, None to close the device."""
        with self._lock:
            wish, levels = self._wanted_now(time.monotonic()), self._levels
            asked, self._asked = self._asked, []
        self._effects.set_level(levels.effects)
        self._music.set_level(levels.music)
        self._ambience.set_level(levels.ambience)
        for name, since in asked:
            if time.monotonic() - since <= _TOO_LATE_S:
                self._effects.play(name)
        self._ambience.play(wish.ambience)
        self._music.prepare(time.monotonic(), wish.piece, wish.mood)
        now = time.monotonic()
        due = self._music.play(now)
        if pygame.mixer.get_busy():
            self._heard = now
        with self._lock:
            silent = now - max(self._heard, self._touched) >= self._silence_timer.quiet_s
            if (silent and math.isinf(due)) or self._leaving or self._lost:
                return None
            plays_on = not math.isinf(due) or bool(self._ambience.playing)
            look_s = self._touched + self._silence_timer.rest_s - now if plays_on else _LOOK_S
        return max(0.0, min(due - now, look_s))

    def _wanted_now(self, now: float) -> WantedSound:
        """Return what is to sound at this moment, while the player is there and wants to hear."""
        self._resting = now - self._touched >= self._silence_timer.rest_s
        if self._resting:
            return WantedSound()
        wish, levels = self._wish, self._levels
        piece = wish.piece if levels.music else ""
        return WantedSound(piece, wish.mood, wish.ambience if levels.ambience else "")
