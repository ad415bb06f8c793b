"""Cards on their way: each knows where it is, where it belongs and how it gets there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import pygame

from arkham.scenes.motion import Easing, in_out_cubic
from arkham.scenes.placements import Look, Placement

GLIDE_S = 0.22


@dataclass(slots=True)
class Sprite:
    """One card in motion from `start` to `goal`."""

    card: int
    start: Placement
    goal: Placement
    duration: float
    easing: Easing
    arc: float  # how far the path bows upwards, in pixels
    elapsed: float = 0.0

    @property
    def share(self) -> float:
        """Return how much of the way is done, eased."""
        return self.easing(min(1.0, self.elapsed / self.duration)) if self.duration > 0 else 1.0

    @property
    def done(self) -> bool:
        return self.elapsed >= self.duration

    @property
    def turns_over(self) -> bool:
        """Say whether it shows its face only from the middle of the way on."""
        return self.start.look is Look.INSIDE and self.goal.look is not Look.INSIDE

    @property
    def shown(self) -> Placement:
        """Return how it looks now: its back until it has turned over."""
        if self.turns_over and self.share < 0.5:
            return Placement(self.goal.rect, Look.BACK)
        return self.goal

    def rect(self) -> pygame.Rect:
        """Return where it is now."""
        a, b, share = self.start.rect, self.goal.rect, self.share
        width = a.width + (b.width - a.width) * share
        if self.turns_over:
            width *= max(0.06, abs(1 - 2 * share))
        height = a.height + (b.height - a.height) * share
        x = a.centerx + (b.centerx - a.centerx) * share
        y = a.centery + (b.centery - a.centery) * share - self.arc * 4 * share * (1 - share)
        rect = pygame.Rect(0, 0, max(1, round(width)), max(1, round(height)))
        rect.center = (round(x), round(y))
        return rect


class SpriteField:
    """Where all cards rest, and which of them are moving."""

    def __init__(self) -> None:
        self.resting: dict[int, Placement] = {}
        self.moving: dict[int, Sprite] = {}

    def place(self, goals: Mapping[int, Placement]) -> None:
        """Put every card where it belongs, at once."""
        self.resting = dict(goals)
        self.moving.clear()

    def send(
        self,
        goals: Mapping[int, Placement],
        duration: float = GLIDE_S,
        easing: Easing = in_out_cubic,
        *,
        arc: float = 0.0,
        origins: Mapping[int, Placement] | None = None,
    ) -> None:
        """Let every card whose place has changed set off for its new one.

        `origins` says where cards come from that the table did not show before, such as the
        other side of a card that was turned over.
        """
        before = {card: self._now(card) for card in self.resting} | dict(origins or {})
        self.resting = dict(goals)
        for card, goal in goals.items():
            start = before.get(card)
            moving = self.moving.get(card)
            if moving is not None and moving.goal.same_as(goal):
                continue
            if start is None or start.rect == goal.rect or duration <= 0:
                self.moving.pop(card, None)
            else:
                self.moving[card] = Sprite(card, start, goal, duration, easing, arc)
        for card in [c for c in self.moving if c not in goals]:
            del self.moving[card]

    def _now(self, card: int) -> Placement:
        """Return where a card is at this moment, under way or at rest."""
        sprite = self.moving.get(card)
        if sprite is None:
            return self.resting[card]
        look = sprite.start.look if sprite.share < 0.5 else sprite.goal.look
        return Placement(sprite.rect(), look)

    def update(self, dt: float) -> bool:
        """Move on; return whether any card arrived, so that the resting picture changed."""
        for sprite in self.moving.values():
            sprite.elapsed += dt
        arrived = [card for card, sprite in self.moving.items() if sprite.done]
        for card in arrived:
            del self.moving[card]
        return bool(arrived)

    def finish(self) -> None:
        """Let every card arrive."""
        self.moving.clear()

    def at_rest(self) -> Iterator[tuple[int, Placement]]:
        """Yield the cards that lie still and are shown one by one, in drawing order."""
        for card, placement in self.resting.items():
            if card not in self.moving and placement.look is not Look.INSIDE:
                yield card, placement
