"""Forget what is kept for as long as the program runs, which only tests outlive."""

from __future__ import annotations

from arkham.scenes.cards import artwork
from arkham.scenes.draw import fonts


def forget_pictures() -> None:
    """Look for the files again, as after new ones were rendered."""
    artwork._find.cache_clear()
    artwork._play_plate.cache_clear()
    artwork._focus_points.cache_clear()
    artwork._sources.clear()
    artwork._expected.clear()
    artwork._decoding.clear()
    with artwork._holding:
        artwork._small.clear()


def forget_fonts() -> None:
    """Drop every font object; call it after pygame.font.quit()."""
    fonts.font.cache_clear()
    fonts._uncut.clear()
    fonts._has.cache_clear()
