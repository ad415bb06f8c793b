"""Change over time, measured in seconds: easings, tweens of numbers, one picture into another."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

import pygame

Easing = Callable[[float], float]


def linear(x: float) -> float:
    return x


def in_quad(x: float) -> float:
    """Fall: slowly at first, and halt all at once."""
    return x * x


def out_cubic(x: float) -> float:
    return 1 - (1 - x) ** 3


def in_out_cubic(x: float) -> float:
    return 4 * x**3 if x < 0.5 else 1 - (2 - 2 * x) ** 3 / 2


def out_quint(x: float) -> float:
    return 1 - (1 - x) ** 5


def out_back(x: float) -> float:
    """Overshoot a little, then come to rest."""
    return 1 + 2.70158 * (x - 1) ** 3 + 1.70158 * (x - 1) ** 2


def out_elastic(x: float) -> float:
    """Swing once around the goal."""
    return 1 - (1 - x) ** 3 * cos(3 * pi * x)


def pulse(x: float) -> float:
    """Rise from nothing to 1 and fall back."""
    return sin(pi * x)


class Tween:
    """A number on its way to a goal."""

    __slots__ = ("_easing", "_elapsed", "_start", "duration", "goal")

    def __init__(self, value: float) -> None:
        self._start = self.goal = value
        self._elapsed = self.duration = 0.0
        self._easing: Easing = linear

    @property
    def value(self) -> float:
        if not self.moving:
            return self.goal
        share = self._easing(self._elapsed / self.duration)
        return self._start + (self.goal - self._start) * share

    @property
    def moving(self) -> bool:
        return self._elapsed < self.duration

    def to(self, goal: float, duration: float, easing: Easing = out_cubic) -> None:
        """Set off for a goal from wherever the number is now."""
        self._start, self.goal = self.value, goal
        self._elapsed, self.duration, self._easing = 0.0, duration, easing

    def update(self, dt: float) -> None:
        self._elapsed = min(self.duration, self._elapsed + dt)

    def finish(self) -> None:
        self._elapsed = self.duration


FADE_S = 0.14


class CrossFade:
    """The picture before a change, vanishing over the one after it.

    Reduced motion shows every change like this, and so does taking back: nothing moves.
    """

    def __init__(self) -> None:
        self._before: pygame.Surface | None = None
        self._elapsed = 0.0

    @property
    def moving(self) -> bool:
        return self._before is not None

    def start(self, before: pygame.Surface) -> None:
        """Begin with a picture as it is; a fade under way goes on from there."""
        self._before = before.copy()
        self._elapsed = 0.0

    def finish(self) -> None:
        self._before = None

    def update(self, dt: float) -> None:
        self._elapsed += dt
        if self._elapsed >= FADE_S:
            self.finish()

    def draw(self, surface: pygame.Surface) -> None:
        """Lay what is left of the old picture over the new one."""
        if self._before is not None and self._before.get_size() == surface.get_size():
            self._before.set_alpha(round(255 * (1 - self._elapsed / FADE_S)))
            surface.blit(self._before, (0, 0))
