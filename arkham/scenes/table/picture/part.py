"""Parts of a picture: where each lies, the value it is painted from, and how.

A painter declares its parts. What is painted depends on the value alone (and on the theme and the
scale of the whole picture), so the value also decides whether a part has to be painted again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Any, NamedTuple, TypeVarTuple

import pygame

from arkham.scenes.draw.brush import Brush
from arkham.scenes.draw.theme import Scale, Theme

Value = TypeVarTuple("Value")


class Part(NamedTuple):
    """A part of a picture; two that are equal give the same pixels."""

    name: str
    rect: pygame.Rect  # it paints nothing beyond
    value: tuple[Any, ...]  # values that never change, so that they can be compared later
    paint: Callable[..., None]  # takes a brush and the value


def part(
    name: str, rect: pygame.Rect, paint: Callable[[Brush, *Value], None], *value: *Value
) -> Part:
    """Return a part that is painted by calling `paint` with a brush and exactly these values."""
    return Part(name, rect, value, paint)


class Layer:
    """A surface with parts on it, which is painted again only where one has come, gone, changed.

    It lies on another surface, the ground, that shows wherever no part is.
    """

    def __init__(self) -> None:
        self.surface = pygame.Surface((0, 0))
        self._ground: pygame.Surface | None = None
        self._parts: dict[str, Part] = {}

    def show(
        self,
        parts: Iterable[Part],
        ground: pygame.Surface,
        theme: Theme,
        scale: Scale,
        *,
        changed: Iterable[pygame.Rect] = (),
    ) -> list[pygame.Rect]:
        """Show these parts, the last uppermost; return where the surface is another one now.

        `changed` says where the ground differs from the last time; another one is all new.
        """
        before, self._parts = self._parts, {part.name: part for part in parts}
        window, now = ground.get_rect(), list(self._parts.values())
        laid_on = _laid_on(before, now)
        dirty = _merged([*changed, *_differences(before, now[: len(now) - len(laid_on)])], window)
        if ground is not self._ground:
            self.surface, self._ground = ground.copy(), ground
            dirty, laid_on = [window], []
        while (
            hit := next((p for p in laid_on if p.rect.collidelist(dirty) >= 0), None)
        ) is not None:
            laid_on.remove(hit)
            dirty = _merged([*dirty, hit.rect], window)
        brush = Brush(self.surface, theme, scale)
        for area in dirty:
            self.surface.set_clip(area)
            self.surface.blit(ground, area, area)
            for part in now:
                if part.rect.colliderect(area):
                    self.surface.set_clip(part.rect.clip(area))
                    part.paint(brush, *part.value)
        for part in laid_on:
            self.surface.set_clip(part.rect)
            part.paint(brush, *part.value)
        self.surface.set_clip(None)
        return [*dirty, *(part.rect for part in laid_on)]


def _laid_on(before: Mapping[str, Part], now: Sequence[Part]) -> list[Part]:
    """Return the uppermost parts as far as they are new: below them nothing is painted again."""
    new = list(takewhile(lambda part: part.name not in before, reversed(now)))
    return new[::-1]


def _differences(before: Mapping[str, Part], parts: Sequence[Part]) -> Iterator[pygame.Rect]:
    """Yield where a part has come, gone, changed, or lies in another order than before."""
    now = {part.name: part for part in parts}
    for name, part in now.items():
        was = before.get(name)
        if was != part:
            yield part.rect
            if was is not None:
                yield was.rect
    for name, was in before.items():
        if name not in now:
            yield was.rect
    if list(now) == list(before):
        return
    stay = (name for name in before if name in now)
    for name, was_name in zip((name for name in now if name in before), stay, strict=True):
        if name != was_name:
            yield now[name].rect


def _merged(rects: Iterable[pygame.Rect], window: pygame.Rect) -> list[pygame.Rect]:
    """Return rectangles that cover the given ones within a window.

    Two are joined where that leaves no more to paint; what they share is else painted twice.
    """
    done: list[pygame.Rect] = []
    for rect in rects:
        whole = rect.clip(window)
        if not whole:
            continue
        at = 0
        while at < len(done):
            joined = whole.union(done[at])
            if _area(joined) <= _area(whole) + _area(done[at]):
                whole, at = joined, 0
                done = [other for other in done if not whole.contains(other)]
            else:
                at += 1
        done.append(whole)
    return done


def _area(rect: pygame.Rect) -> int:
    return rect.width * rect.height
