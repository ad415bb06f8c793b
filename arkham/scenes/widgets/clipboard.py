"""Copy and paste text; a system without a clipboard costs nothing but the text."""

from __future__ import annotations

from contextlib import suppress

import pygame


def copy(text: str) -> bool:
    """Put a text on the clipboard; return whether there is one."""
    with suppress(pygame.error):
        pygame.scrap.put_text(text)
        return True
    return False


def paste() -> str:
    """Return the text on the clipboard, or nothing."""
    with suppress(pygame.error):
        return pygame.scrap.get_text()
    return ""
