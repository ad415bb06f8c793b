"""Let the lamp over the table answer: a short dimming when the mirror cracks, dusk when lost."""

from __future__ import annotations

import pygame

from arkham.scenes.motion import Tween, in_out_cubic, pulse

_DIP = 0.16  # of the light that a flicker takes away; far below what counts as a flash
_DIP_S = 0.34
_AGAIN_S = 0.5  # real seconds between two flickers, whatever the speed
_DUSK = 0.66
_STEPS = 64


class Lamplight:
    """How bright the table is, 1 being its usual light."""

    def __init__(self) -> None:
        self._dusk = Tween(1.0)
        self._since = _AGAIN_S

    @property
    def level(self) -> float:
        dip = _DIP * pulse(self._since / _DIP_S) if self._since < _DIP_S else 0.0
        return round((self._dusk.value - dip) * _STEPS) / _STEPS

    @property
    def moving(self) -> bool:
        return self._dusk.moving or self._since < _DIP_S

    def flicker(self) -> None:
        """Dim for a moment; at most twice a second."""
        if self._since >= _AGAIN_S:
            self._since = 0.0

    def fade(self, seconds: float) -> None:
        """Let dusk fall."""
        self._dusk.to(_DUSK, seconds, in_out_cubic)

    def reset(self) -> None:
        self._dusk.to(1.0, 0)
        self._since = _AGAIN_S

    def finish(self) -> None:
        self._dusk.finish()
        self._since = max(self._since, _DIP_S)

    def update(self, dt: float) -> None:
        self._dusk.update(dt)
        self._since += dt

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Dim a finished picture; return where."""
        level = self.level
        if level >= 1:
            return []
        grey = round(255 * level)
        return [surface.fill((grey, grey, grey), special_flags=pygame.BLEND_RGB_MULT)]
