"""Cards on their way: each knows where it is, where it belongs and how it gets there.

A card that can be used is raised a little where it lies (`Lifts`). Only its picture rises: where it
can be pointed at never changes, so nothing flickers under a pointer at its edge.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field

import pygame

from arkham.scenes.draw.tween import Easing, Tween, in_out_cubic, out_cubic
from arkham.scenes.table.layout.table import Look, Placement
from arkham.scenes.table.motion.beats import AT_ONCE, Beat

_Side = tuple[int, Placement]  # a card, and how it looks
_SWAYS = 2.5  # half circles of a card that settles
_NARROWEST = 0.06  # of its width: a card that stands on edge while it turns over


@dataclass(slots=True)
class Sprite:
    """One card in motion from `start` to `goal`."""

    card: int
    start: Placement
    goal: Placement
    duration: float
    easing: Easing = in_out_cubic
    arc: float = 0.0  # how far the path bows upwards, in pixels
    elapsed: float = 0.0  # below 0: it has still to set off
    reverse: int = 0  # the card it shows until it has turned over, if not its back
    wobble: float = 0.0  # degrees that it sways before it settles
    share: float = field(init=False, default=0.0)  # how much of the way is done, eased
    turns_over: bool = field(init=False)  # it shows its other side from the middle of the way on
    _sides: tuple[_Side, _Side] = field(init=False)  # what is seen before the middle, and after

    def __post_init__(self) -> None:
        start, goal = self.start, self.goal
        turned = (start.look is Look.HIDDEN) != (goal.look is Look.HIDDEN)
        self.turns_over = bool(self.reverse) or turned
        after = (self.card, _seen(goal))
        if self.reverse:
            self._sides = (self.reverse, Placement(goal.rect, Look.FACE)), after
        else:
            self._sides = (self.card, _seen(start)) if turned else after, after
        self.advance(0.0)

    def advance(self, dt: float) -> None:
        """Go on by `dt` seconds."""
        self.elapsed += dt
        if self.elapsed >= self.duration:
            self.share = 1.0 if self.duration <= 0 else self.easing(1.0)
        elif self.elapsed > 0:
            self.share = self.easing(self.elapsed / self.duration)

    @property
    def done(self) -> bool:
        return self.elapsed >= self.duration

    @property
    def shown(self) -> tuple[int, Placement]:
        """Return which card is seen now, and how it looks."""
        return self._sides[self.share >= 0.5]

    def now(self) -> Placement:
        """Return the place where it would lie if it were halted."""
        look = (self.start if self.share < 0.5 else self.goal).look
        return Placement(self.rect(), look, tilt=round(self.tilt))

    @property
    def tilt(self) -> float:
        """Return how many degrees it is turned to the left now."""
        turned = self.start.tilt + (self.goal.tilt - self.start.tilt) * self.share
        if self.wobble and 0 < self.elapsed < self.duration:
            time = self.elapsed / self.duration
            turned += self.wobble * math.sin(_SWAYS * math.pi * time) * (1 - time)
        return turned

    @property
    def rise(self) -> int:
        """Return how far it still is over the place on which it falls, in pixels."""
        falls = self.start.tilt != self.goal.tilt
        return max(0, self.rect().width - self.goal.rect.width) if falls else 0

    def rect(self) -> pygame.Rect:
        """Return where it is now."""
        a, b, share = self.start.rect, self.goal.rect, self.share
        width = a.width + (b.width - a.width) * share
        if self.turns_over:
            width *= max(_NARROWEST, abs(1 - 2 * share))
        height = a.height + (b.height - a.height) * share
        x = a.centerx + (b.centerx - a.centerx) * share
        y = a.centery + (b.centery - a.centery) * share - self.arc * 4 * share * (1 - share)
        rect = pygame.Rect(0, 0, max(1, round(width)), max(1, round(height)))
        rect.center = (round(x), round(y))
        return rect


def _seen(place: Placement) -> Placement:
    """Return how a card looks when it is seen on its way from or to a place."""
    return Placement(place.rect, Look.BACK) if place.look is Look.HIDDEN else place


class SpriteField:
    """Where all cards rest, and which of them are moving."""

    def __init__(self) -> None:
        self.placements: dict[int, Placement] = {}
        self.moving: dict[int, Sprite] = {}

    def place(self, goals: Mapping[int, Placement]) -> None:
        """Put every card where it belongs, at once."""
        self.placements = dict(goals)
        self.moving.clear()

    def send(
        self,
        goals: Mapping[int, Placement],
        beat: Beat = AT_ONCE,
        *,
        arc: float = 0.0,
        reverses: Mapping[int, int] | None = None,
        unseen: Collection[int] = (),
        arriving: Collection[int] = (),
    ) -> None:
        """Let every card whose place has changed set off for its new one, as the beat says.

        `reverses` names the other side of cards that turn over on their way; those `unseen` are
        within something else that travels, and are put where they belong at once. Those `arriving`
        settle where they come to lie; all others only make room.
        """
        before, self.placements = self.placements, dict(goals)
        others = reverses or {}
        setting_off = 0
        for card, goal in goals.items():
            sprite = self.moving.get(card)
            if sprite is None:
                start = before.get(card)
                if start is goal and card not in others:
                    continue
            elif sprite.goal == goal and card not in unseen:
                continue
            else:
                start = sprite.now()
                del self.moving[card]
            if start is None or card in unseen or beat.travel <= 0:
                continue
            reverse = others.get(card, 0)
            turned = reverse and not goal.look.piled
            if start.rect == goal.rect and start.tilt == goal.tilt and not turned:
                continue
            delay = setting_off * beat.stagger
            wobble = beat.wobble if card in arriving else 0.0
            self.moving[card] = Sprite(
                card, start, goal, beat.travel, beat.easing, arc, -delay, reverse, wobble
            )
            setting_off += 1
        for card in [c for c in self.moving if c not in goals]:
            del self.moving[card]

    def throw(self, card: int, start: pygame.Rect, duration: float, easing: Easing) -> None:
        """Let a card that was held there go back where it belongs."""
        goal = self.placements.get(card)
        if goal is not None and duration > 0:
            begin = Placement(start, Look.FACE)
            self.moving[card] = Sprite(card, begin, goal, duration, easing)

    def update(self, dt: float) -> bool:
        """Move on; return whether any card arrived, so that the resting picture changed."""
        for sprite in self.moving.values():
            sprite.advance(dt)
        arrived = [card for card, sprite in self.moving.items() if sprite.done]
        for card in arrived:
            del self.moving[card]
        return bool(arrived)

    def finish(self) -> None:
        """Let every card arrive."""
        self.moving.clear()

    def under_way(self) -> set[int]:
        """Return the cards that have not yet come to the pile or line they go to."""
        return set(self.moving)

    def at_rest(self, cards: Iterable[int] | None = None) -> Iterator[tuple[int, Placement]]:
        """Yield those of some or all cards that lie still and are shown one by one, in order."""
        for card in self.placements if cards is None else cards:
            placement = self.placements.get(card)
            if placement and card not in self.moving and not placement.look.piled:
                yield card, placement


_LIFT_S = 0.09  # seconds that a card takes to rise


class Lifts:
    """How high each card is raised now."""

    def __init__(self) -> None:
        self._tweens: dict[int, Tween] = {}

    def want(self, heights: Mapping[int, float], *, at_once: bool = False) -> None:
        """Let cards rise to these heights, and all others sink back."""
        for card in heights:
            self._tweens.setdefault(card, Tween(0.0))
        for card, tween in self._tweens.items():
            height = heights.get(card, 0.0)
            if tween.goal != height:
                tween.to(height, 0.0 if at_once else _LIFT_S, out_cubic)

    def update(self, dt: float) -> None:
        for tween in self._tweens.values():
            tween.update(dt)
        low = [card for card, tween in self._tweens.items() if not (tween.goal or tween.moving)]
        for card in low:
            del self._tweens[card]

    @property
    def moving(self) -> bool:
        return any(tween.moving for tween in self._tweens.values())

    def pixels(self, scale: float) -> dict[int, int]:
        """Return how many pixels each raised card is raised."""
        found = {card: round(tween.value * scale) for card, tween in self._tweens.items()}
        return {card: height for card, height in found.items() if height}
