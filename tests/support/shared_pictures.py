"""Decode every picture, print every card and light every desk once for all tests of a process.

A table of the game lives for hours and prints its cards once; tests lay hundreds of tables, and
would spend half their time on decoding the same pictures. Nothing is shared while texts are
recorded: words of a card are written down only when it is printed. Then it is the contrast of two
colours that is asked for over and over.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from threading import Lock
from typing import Any

import pygame
import recorder

from arkham.files.paths import asset
from arkham.scenes.cards import faces
from arkham.scenes.draw import backdrop, text
from arkham.scenes.draw.surfaces import SurfaceCache
from arkham.scenes.table.layout.table import TableLayout
from arkham.scenes.table.picture.table_picture import TablePicture

_PICTURES_MB, _FACES_MB, _DESKS_MB = 64, 64, 32
_CONTRASTS = 1 << 16


@contextmanager
def shared_pictures() -> Iterator[None]:
    """Share what is decoded and printed until the with-block ends."""
    pictures, printed = SurfaceCache(_PICTURES_MB), SurfaceCache(_FACES_MB)
    desks = SurfaceCache(_DESKS_MB)
    images, lock = str(asset("art", "images")), Lock()
    load = pygame.image.load

    def load_once(path: Any, *more: Any) -> pygame.Surface:
        if not str(path).startswith(images):
            return load(path, *more)
        with lock:  # pictures are decoded beside the game too, and locked while they are scaled
            return pictures.get(path, lambda: load(path, *more)).copy()

    def print_once(compose: Callable[..., pygame.Surface]) -> Callable[..., pygame.Surface]:
        def composed(*what: Any, **how: Any) -> pygame.Surface:
            if text.listener.get() is not None:
                return compose(*what, **how)
            key = (compose, what, tuple(how.items()))
            return printed.get(key, lambda: compose(*what, **how))

        return composed

    pygame.image.load = load_once  # type: ignore[assignment]
    replaced = [(faces, "standard_face"), (faces, "portrait_face"), (faces, "tile_face")]
    originals = [getattr(module, name) for module, name in replaced]
    for (module, name), original in zip(replaced, originals, strict=True):
        setattr(module, name, print_once(original))
    noise, light, contrast = backdrop._noise, backdrop._light, recorder.contrast
    backdrop._noise, backdrop._light = lru_cache(16)(noise), lru_cache(16)(light)
    recorder.contrast = lru_cache(_CONTRASTS)(contrast)
    lit_desk = TablePicture._lit_desk

    def light_once(
        picture: TablePicture, size: tuple[int, int], layout: TableLayout
    ) -> pygame.Surface:
        panels = (layout.rail.panel, layout.rail.rules, layout.inspector.panel)
        lights = (layout.leads.cards[0], layout.bottom.hand_zone.topleft)
        key = (picture._case_id, picture.theme, size, layout.scale, str((panels, lights)))
        return desks.get(key, lambda: lit_desk(picture, size, layout)).copy()

    TablePicture._lit_desk = light_once  # type: ignore[method-assign]
    yield
    TablePicture._lit_desk = lit_desk  # type: ignore[method-assign]
    pygame.image.load = load
    for (module, name), original in zip(replaced, originals, strict=True):
        setattr(module, name, original)
    backdrop._noise, backdrop._light, recorder.contrast = noise, light, contrast
