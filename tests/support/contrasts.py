"""Measure how well words and marks stand out, on the pixels of rendered screens.

The recorder measures each text and icon against what it is drawn on.
Texts that are written straight onto the screen are looked for in the finished picture as well: what
was painted later must not have dimmed them. Their ink is then measured against the middle of all
pixels around the letters.
"""

from __future__ import annotations

import argparse
import tempfile
from collections import Counter
from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple

import pygame
from recorder import Recorder, TextRecord, recording

from arkham.app.screenshot import picture_of
from arkham.commands.screenshot import scene_for
from arkham.scenes.draw.surfaces import Colour
from arkham.scenes.draw.theme import contrast
from arkham.scenes.stack import Appearance, Scene

WORDS, WORDS_STRONG, MARKS = 4.5, 7.0, 3.0
_NEAR = 40  # how much a channel of an inked pixel may differ from the ink
_PICTURE = 80  # pixels: a smaller sheet is a picture of a card, or an icon
_ICON = 40  # pixels: a number on a smaller sheet is part of an icon
_INKED = 0.015  # of a text's box: fewer inked pixels, and something else lies over the text


class Seen(NamedTuple):
    """A screen as it was rendered, and all that was written and drawn on it."""

    picture: pygame.Surface
    recorder: Recorder
    scene: Scene


def see(
    name: str,
    case: int = 1,
    *,
    strong: bool = False,
    size: tuple[int, int] = (1280, 720),
    text: float = 1.0,
    turns: int = 12,
) -> Seen:
    """Render a screen that `arkham screenshot` knows, in one of the two contrasts."""
    arguments = argparse.Namespace(
        scene=name,
        case=case,
        seed=7,
        turns=turns,
        text=text,
        contrast="high" if strong else "usual",
        tier=3,
    )
    appearance = Appearance(text, strong)
    with tempfile.TemporaryDirectory() as folder:
        scene, below = scene_for(arguments, Path(folder))
        picture = pygame.Surface(size, 0, 32)
        if below is not None:  # what it says is measured by itself
            picture = picture_of(below, size, appearance=appearance)
        scene.restyle(appearance)
        scene.on_resize(size)
        scene.update(0.0)
        with recording() as recorder:
            scene.draw(picture)
    return Seen(picture, recorder, scene)


def colours(picture: pygame.Surface, rect: pygame.Rect) -> Counter[Colour]:
    """Count the colours in a rectangle of a picture."""
    inside = rect.clip(picture.get_rect())
    if not inside.width or not inside.height:
        return Counter()
    data = pygame.image.tobytes(picture.subsurface(inside), "RGB")
    return Counter(zip(data[::3], data[1::3], data[2::3], strict=True))


def contrast_in(picture: pygame.Surface, record: TextRecord) -> float | None:
    """Return how well a text reads in a finished picture, nothing if it is not to be seen."""
    found = colours(picture, record.rect)
    ink = record.style.colour
    others = {colour: count for colour, count in found.items() if not _near(colour, ink)}
    all_of_it, around = found.total(), sum(others.values())
    if all_of_it - around < max(3, _INKED * all_of_it) or not others:
        return None
    ratios = sorted((contrast(colour, ink), count) for colour, count in others.items())
    up_to = accumulate(count for _, count in ratios)
    return next(r for (r, _), so_far in zip(ratios, up_to, strict=True) if so_far > around // 2)


def _near(one: Colour, other: Colour) -> bool:
    return all(abs(a - b) <= _NEAR for a, b in zip(one, other, strict=True))


def words(seen: Seen, *, finished: bool = True) -> Iterator[tuple[str, float]]:
    """Yield every text with its contrast: in the picture if it is there, else as it was drawn.

    Without `finished` all count as they were drawn, as where sheets lie over other words.
    """
    for record in seen.recorder.records:
        if min(record.sheet) < _PICTURE:
            continue
        shown = None
        if finished and record.sheet == seen.picture.get_size():
            shown = contrast_in(seen.picture, record)
        yield record.shown, record.contrast if shown is None else shown


def marks(seen: Seen) -> Iterator[tuple[str, float]]:
    """Yield every icon, and every number that is part of one, with its contrast as it was drawn."""
    for mark in seen.recorder.marks:
        yield mark.id, mark.contrast
    for record in seen.recorder.records:
        if min(record.sheet) < _ICON:
            yield record.shown, record.contrast


def dull(found: Iterator[tuple[str, float]], least: float) -> list[tuple[str, float]]:
    """Return what reads worse than it must, the worst first."""
    poor = {(what, round(ratio, 2)) for what, ratio in found if ratio < least}
    return sorted(poor, key=lambda pair: pair[1])
