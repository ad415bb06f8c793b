"""Keep the picture of all that lies still, and repaint only where it changed.

A table has some fifty cards and as many plates and words; painting them all costs several frames.
So the picture has two layers: the furniture, repainted by regions whose facts have changed, and
over it the cards with their strings, laid anew only where something has come or gone. While
something moves, furniture is painted within a budget of time, a few regions a frame: a word may
change a frame later than a card. A picture that is not `behind` looks as if it had been painted
whole.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence

import pygame

from arkham.scenes.draw.theme import Scale
from arkham.scenes.table.layout.placements import Placement
from arkham.scenes.table.paint.cards import touched_by
from arkham.scenes.table.paint.table import TablePainter
from arkham.scenes.table.picture.budget import Budget
from arkham.scenes.table.picture.parts import Part, alike, differences, merged
from arkham.scenes.table.picture.regions import Sight, over_cards, regions, slots

_LONGEST_WAIT = 8  # frames that furniture waits while cards come and go
_FEW = 2  # regions that are painted in the frame in which they are read
Cards = Iterable[tuple[int, Placement]]


class RestingPicture:
    """Furniture and resting cards of one table in one theme."""

    def __init__(self, painter: TablePainter) -> None:
        self._painter = painter
        self._furniture: pygame.Surface | None = None
        self._surface: pygame.Surface | None = None
        self._sight: Sight | None = None
        self._light: object = None  # what the desk was lit by
        self._regions: dict[str, Part] = {}  # as they are painted
        self._due: dict[str, Part] = {}  # regions with other facts than they show
        self._unread = False  # whether facts may have changed since they were read
        self._only_read = False  # whether nothing was painted since they were read
        self._slots: dict[str, Part] = {}
        self._over: dict[str, Part] = {}
        self._lying: dict[int, Placement] = {}
        self._moved: list[pygame.Rect] = []  # where something has come or gone
        self._rough: set[int] = set()  # cards that are shown by another picture of theirs
        self._waited = 0
        self.changed: list[pygame.Rect] = []  # where the last call has changed the pixels

    @property
    def behind(self) -> bool:
        """Say whether something still shows old facts, or a card another picture of its own."""
        return bool(self._unread or self._due or self._moved or self._rough)

    def composed(
        self,
        like: pygame.Surface,
        sight: Sight,
        cards: Cards,
        budget: Budget | None = None,
    ) -> pygame.Surface:
        """Return the picture as it is now; the surface is shared and changes with the next call.

        With a budget furniture and faces may be behind; cards come and go in time.
        """
        self._look(like, sight, dict(cards))
        return self.caught_up(budget if self._regions else None)

    def _look(self, like: pygame.Surface, sight: Sight, lying: dict[int, Placement]) -> None:
        """Find out what has to be painted anew."""
        self._layers(like, self._painter.light(sight.layout))
        self._sight, self._unread = sight, True
        over = over_cards(self._painter, sight, self._over)
        self._moved += differences(self._over, over)
        scale = sight.layout.scale
        self._moved += [touched_by(place, scale) for place in self._differences(lying)]
        self._over, self._lying = over, lying
        self._rough &= lying.keys()

    def caught_up(self, budget: Budget | None) -> pygame.Surface:
        """Paint what the last look has found, or what is left of it."""
        furniture, surface, sight = self._furniture, self._surface, self._sight
        assert furniture is not None and surface is not None and sight is not None
        scale = sight.layout.scale
        painted = list(self._repainted(furniture, sight, None)) if budget is None else []
        rough = [touched_by(self._lying[card], scale) for card in self._rough]
        dirty, self._moved, self._rough = [*painted, *self._moved, *rough], [], set()
        self.changed = merged(dirty, surface.get_rect())
        for clip in self.changed:
            self._lay(clip, scale, budget)
        # A frame that lays cards has enough to do: furniture is painted in a later one.
        if budget is not None and (dirty or budget.crowded) and self._waited < _LONGEST_WAIT:
            self._waited += 1
        elif budget is not None:
            self._waited = 0
            for region in self._repainted(furniture, sight, budget):
                self._lay(region, scale, budget)
                self.changed.append(region)
        surface.set_clip(None)
        return surface

    def _layers(self, like: pygame.Surface, light: object) -> None:
        """Have both layers in the size that is wanted; in another light all is painted anew."""
        if self._surface is None or self._surface.get_size() != like.get_size():
            self._furniture = pygame.Surface(like.get_size(), 0, like)
            self._surface = pygame.Surface(like.get_size(), 0, like)
            self._light = None
        if self._light != light:
            self._light = light
            self._regions, self._slots, self._over = {}, {}, {}
            self._lying, self._rough = {}, set()

    # Furniture

    def _repainted(
        self, furniture: pygame.Surface, sight: Sight, budget: Budget | None
    ) -> Iterator[pygame.Rect]:
        """Paint what is due, as far as the budget goes, and yield where."""
        if self._unread:
            self._read(sight, furniture.get_size())
            # To read takes about as long as to paint; but what moves must not wait for ever.
            many = budget is not None and len(self._due) > _FEW
            self._only_read = many and not self._only_read
            if self._only_read:
                return
        for name, region in list(self._due.items()):
            waits = region.long and name in self._regions
            if budget is not None and ((waits and budget.moving) or not budget.grants()):
                continue
            self._forget_under(region.rect)
            furniture.set_clip(region.rect)
            self._painter.ground(furniture, sight.layout)
            region.paint(furniture)
            self._regions[name] = region
            del self._due[name]
            yield region.rect
        furniture.set_clip(None)

    def _read(self, sight: Sight, size: tuple[int, int]) -> None:
        """Find out which regions and slots have other facts than they show."""
        self._unread = False
        found, places = regions(self._painter, sight, size), slots(self._painter, sight)
        self._due = {n: part for n, part in found.items() if not alike(self._regions.get(n), part)}
        for name in self._regions.keys() - found.keys():
            del self._regions[name]
        self._moved += differences(self._slots, places)
        self._slots = places

    def _forget_under(self, rect: pygame.Rect) -> None:
        """Forget what other regions showed where one of a new shape is painted over them.

        They are due as well: regions do not overlap, so those have another shape by now.
        """
        covered = [name for name, was in self._regions.items() if was.rect.colliderect(rect)]
        for name in covered:
            del self._regions[name]

    # Cards

    def _differences(self, lying: Mapping[int, Placement]) -> Iterator[Placement]:
        """Yield where a card has come, gone or changed."""
        before = self._lying
        for card, place in lying.items():
            was = before.get(card)
            if was is None or was != place:
                yield place
                if was is not None:
                    yield was
        for card, was in before.items():
            if card not in lying:
                yield was
        # Cards that stay must also stay in the same order, for they may overlap.
        ranks = {card: rank for rank, card in enumerate(before)}
        stay = [card for card in lying if card in ranks]
        kept = _longest_rise([ranks[card] for card in stay])
        if len(kept) < len(stay):
            yield from (lying[card] for card in stay if ranks[card] not in kept)

    def _lay(self, clip: pygame.Rect, scale: Scale, budget: Budget | None) -> None:
        """Lay the cards and their strings anew within a rectangle."""
        surface, furniture = self._surface, self._furniture
        assert surface is not None and furniture is not None
        surface.set_clip(clip)
        surface.blit(furniture, clip, clip)
        for slot in self._slots.values():
            if slot.rect.colliderect(clip):
                slot.paint(surface)
        for card, place in self._lying.items():
            if touched_by(place, scale).colliderect(clip) and not self._painter.card(
                surface, card, place, budget=budget
            ):
                self._rough.add(card)
        for part in self._over.values():
            if part.rect.colliderect(clip):
                part.paint(surface)


def _longest_rise(ranks: Sequence[int]) -> set[int]:
    """Return the most of different numbers that rise as they stand."""
    lasts: list[int] = []  # the least number that ends a rise of each length
    lengths = []
    for rank in ranks:
        place = bisect_left(lasts, rank)
        lasts[place : place + 1] = [rank]
        lengths.append(place + 1)
    rise: set[int] = set()
    wanted = len(lasts)
    for rank, length in zip(reversed(ranks), reversed(lengths), strict=True):
        if length == wanted:
            rise.add(rank)
            wanted -= 1
    return rise
