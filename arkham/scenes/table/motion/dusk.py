"""Let dusk fall over the table when a case is lost."""

from __future__ import annotations

import pygame

from arkham.scenes.draw.tween import Tween, in_out_cubic

_DUSK = 0.66
_STEPS = 64


class Lamplight:
    """How bright the table is, 1 being its usual light."""

    def __init__(self) -> None:
        self._light = Tween(1.0)

    @property
    def level(self) -> float:
        return round(self._light.value * _STEPS) / _STEPS

    @property
    def moving(self) -> bool:
        return self._light.moving

    def fade(self, seconds: float) -> None:
        """Let dusk fall."""
        self._light.to(_DUSK, seconds, in_out_cubic)

    def reset(self) -> None:
        self._light.to(1.0, 0)

    def finish(self) -> None:
        self._light.finish()

    def update(self, dt: float) -> None:
        self._light.update(dt)

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Dim a finished picture; return where."""
        level = self.level
        if level >= 1:
            return []
        grey = round(255 * level)
        return [surface.fill((grey, grey, grey), special_flags=pygame.BLEND_RGB_MULT)]
