"""Write down every text and icon that is drawn: what was cut, and how well it reads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import NamedTuple

import pygame

from arkham.scenes.draw import text
from arkham.scenes.draw.surfaces import Colour
from arkham.scenes.draw.text import Style
from arkham.scenes.draw.theme import contrast

_SEEN = 48  # least opacity of a pixel that counts as ink: scaling leaves a faint fringe
_OPAQUE = 128  # least opacity of a pixel that counts as what lies behind a text


class TextRecord(NamedTuple):
    """One text as it reached the surface."""

    asked: str
    shown: str
    rect: pygame.Rect
    style: Style
    clipped: bool
    contrast: float  # against the least favourable tenth of what lies behind it
    sheet: tuple[int, int] = (0, 0)  # the size of the surface it was written on


class MarkRecord(NamedTuple):
    """One icon as it reached the surface."""

    id: str
    rect: pygame.Rect
    contrast: float
    sheet: tuple[int, int]


@dataclass(slots=True)
class Recorder:
    """Everything written, and every icon drawn, while `recording()` was open."""

    records: list[TextRecord] = field(default_factory=list)
    marks: list[MarkRecord] = field(default_factory=list)

    @property
    def icons(self) -> list[tuple[str, pygame.Rect]]:
        """Return the ids of all icons, and where they lie."""
        return [(mark.id, mark.rect) for mark in self.marks]

    @property
    def clipped(self) -> list[TextRecord]:
        return [record for record in self.records if record.clipped]

    def below(self, ratio: float) -> list[TextRecord]:
        """Return the texts whose contrast is worse than `ratio`."""
        return [record for record in self.records if record.contrast < ratio]

    def on_text(self, surface, asked, shown, rect, style, image, cut) -> None:
        if not shown.strip():
            return
        # What is printed: a line box may well stand out.
        printed = image.get_bounding_rect(_SEEN).move(rect.topleft)
        outside = not surface.get_rect().contains(printed)
        ratio = _contrast_behind(surface, printed, style.colour)
        size = surface.get_size()
        self.records.append(TextRecord(asked, shown, rect, style, cut or outside, ratio, size))

    def on_icon(self, surface, icon_id, rect, ink) -> None:
        within = rect.scale_by(0.8)  # its corners may stand out from the seal it is printed on
        ratio = _contrast_behind(surface, within, ink)
        self.marks.append(MarkRecord(icon_id, rect, ratio, surface.get_size()))


@contextmanager
def recording() -> Iterator[Recorder]:
    """Write down every text drawn inside the with-block."""
    recorder = Recorder()
    token = text.listener.set(recorder)
    try:
        yield recorder
    finally:
        text.listener.reset(token)


def _contrast_behind(surface: pygame.Surface, rect: pygame.Rect, colour: Colour) -> float:
    inside = rect.clip(surface.get_rect())
    if not inside.width or not inside.height:
        return 21.0
    columns = range(inside.left, inside.right, max(1, inside.width // 24))
    rows = range(inside.top, inside.bottom, max(1, inside.height // 6))
    behind = Counter(surface.get_at_mapped((x, y)) for x in columns for y in rows)
    ratios = []
    for pixel, times in behind.items():  # most grounds have few colours
        red, green, blue, alpha = surface.unmap_rgb(pixel)
        if alpha >= _OPAQUE:
            ratios += [contrast((red, green, blue), colour)] * times
    ratios.sort()
    return ratios[len(ratios) // 10] if ratios else 21.0
