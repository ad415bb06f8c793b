"""Parts of a picture: where each lies, what it depends on, how it is painted.

A picture made of parts is repainted only where a part is new, has gone, or has other facts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

import pygame

Paint = Callable[[pygame.Surface], None]


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a picture; as long as its facts stay the same, its pixels do."""

    rect: pygame.Rect  # all that it may touch
    facts: object
    paint: Paint
    long: bool = False  # takes longer than a frame has: it waits until nothing moves


def alike(one: Part | None, two: Part) -> bool:
    """Say whether two parts give the same pixels."""
    return one is two or (one is not None and one.rect == two.rect and one.facts == two.facts)


def differences(before: Mapping[str, Part], now: Mapping[str, Part]) -> Iterator[pygame.Rect]:
    """Yield where a part has come, gone, or has changed."""
    for name, part in now.items():
        was = before.get(name)
        if not alike(was, part):
            yield part.rect
            if was is not None and was.rect != part.rect:
                yield was.rect
    for name, was in before.items():
        if name not in now:
            yield was.rect


def merged(rects: Iterable[pygame.Rect], window: pygame.Rect) -> list[pygame.Rect]:
    """Return rectangles that cover the given ones within a window and do not overlap."""
    done: list[pygame.Rect] = []
    for rect in rects:
        whole = rect.clip(window)
        if not whole:
            continue
        while (hit := whole.collidelist(done)) >= 0:
            whole.union_ip(done.pop(hit))
        done.append(whole)
    return done
