"""Offer the cross in the corner of a panel that is read, for a hand that is on the mouse."""

from __future__ import annotations

import pygame

from arkham.files.texts import texts
from arkham.scenes.draw.theme import Scale
from arkham.scenes.widgets.button import Button


def close_corner(panel: pygame.Rect, scale: Scale) -> pygame.Rect:
    """Return where a panel that is read has its close button: the upper right corner."""
    side = round(max(scale.u(44), scale.font(34)))
    return pygame.Rect(
        panel.right - round(scale.u(40)) - side, panel.top + round(scale.u(22)), side, side
    )


def close_button(rect: pygame.Rect) -> Button:
    """Return the cross that closes a panel."""
    return Button(
        id="close", name=texts()["pages"]["close"], style="sign", glyph="cross", rect=rect
    )
