"""Show how far a list or a page is scrolled, where not all of it is in sight."""

from __future__ import annotations

import pygame

from arkham.scenes.draw.shapes import rounded
from arkham.scenes.draw.theme import Scale, Theme


def draw_scrollbar(
    surface: pygame.Surface,
    beside: pygame.Rect,
    shown: int,
    total: int,
    first: int,
    theme: Theme,
    scale: Scale,
) -> None:
    """Draw a grip at the right edge of what shows so many of all lines, from the first on."""
    if total <= shown:
        return
    width = scale.px(6)
    height = max(scale.px(24), round(beside.height * shown / total))
    top = beside.top + round((beside.height - height) * first / (total - shown))
    grip = pygame.Rect(beside.right - width, top, width, height)
    surface.blit(rounded(grip.size, width / 2, theme.edge), grip)
