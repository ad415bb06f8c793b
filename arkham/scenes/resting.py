"""Keep the picture of all that lies still, and repaint only where it changed.

A table has some fifty cards and as many plates and words; painting them all costs several frames.
So the picture has two layers: the furniture, repainted by regions whose facts have changed, and
over it the cards, laid anew only where one has come or gone. While something moves, furniture is
painted within a budget of time, a few regions a frame: a word may change a frame later than a
card. A picture that is not `behind` looks as if it had been painted whole.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import pygame

from arkham.scenes.budget import Budget
from arkham.scenes.paint_table import TablePainter
from arkham.scenes.placements import Placement
from arkham.scenes.regions import Inset, Region, Sight, regions

_SHADOW = 24  # units that the shadow of a card reaches beyond it
_LONGEST_WAIT = 8  # frames that furniture waits while cards come and go
Cards = Iterable[tuple[int, Placement]]


@dataclass(frozen=True, slots=True)
class _Shown:
    """What the pixels of a region or an inset show."""

    rect: pygame.Rect
    facts: object


class RestingPicture:
    """Furniture and resting cards of one table in one theme."""

    def __init__(self, painter: TablePainter) -> None:
        self._painter = painter
        self._furniture: pygame.Surface | None = None
        self._surface: pygame.Surface | None = None
        self._shown: dict[str, _Shown] = {}
        self._insets: dict[str, _Shown] = {}
        self._beneath: dict[str, pygame.Surface] = {}  # the region below each inset
        self._over: dict[str, object] = {}
        self._lying: dict[int, Placement] = {}
        self._rough: set[int] = set()  # cards that are shown by another picture of theirs
        self._waited = 0
        self.behind = False  # whether something still shows old facts or a rough card
        self.changed: list[pygame.Rect] = []  # where the last call has changed the pixels

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
        furniture, surface = self._layers(like)
        found = regions(self._painter, sight, surface.get_rect())
        budget = budget if self._shown else None
        lying = dict(cards)
        moved = list(self._moved(lying))
        # A frame that lays cards has enough to do: furniture is painted in a later one.
        full = budget is not None and (bool(moved) or budget.crowded)
        if full and self._waited < _LONGEST_WAIT:
            self._waited += 1
            dirty: list[pygame.Rect] = []
            late = True
        else:
            self._waited = 0
            dirty, late = self._repaint(furniture, sight, found, budget)
        reach = 2 * sight.layout.scale.px(_SHADOW)
        dirty += [rect.inflate(reach, reach) for rect in moved]
        dirty += self._tied_anew(found)
        self._lying, self._rough = lying, set()
        self.changed = merged(dirty, surface.get_rect())
        for clip in self.changed:
            self._lay(clip, found, reach, budget)
        surface.set_clip(None)
        self.behind = late or bool(self._rough)
        return surface

    def _layers(self, like: pygame.Surface) -> tuple[pygame.Surface, pygame.Surface]:
        """Return both layers in the size that is wanted."""
        furniture, surface = self._furniture, self._surface
        if furniture is None or surface is None or surface.get_size() != like.get_size():
            furniture = self._furniture = pygame.Surface(like.get_size(), 0, like)
            surface = self._surface = pygame.Surface(like.get_size(), 0, like)
            self._shown, self._insets, self._beneath, self._lying = {}, {}, {}, {}
        return furniture, surface

    # Furniture

    def _repaint(
        self,
        furniture: pygame.Surface,
        sight: Sight,
        found: Mapping[str, Region],
        budget: Budget | None,
    ) -> tuple[list[pygame.Rect], bool]:
        """Paint what has new facts; return where, and whether something had to wait."""
        dirty: list[pygame.Rect] = []
        late = False
        for name, region in found.items():
            wanted = _Shown(region.rect, region.facts)
            if self._shown.get(name) != wanted:
                if budget is not None and not budget.grants():
                    late = True
                    continue
                held = self._held_insets(furniture, region) if budget is not None else {}
                self._forget_under(region.rect)
                self._paint_region(furniture, sight, region)
                self._shown[name] = wanted
                dirty.append(region.rect)
                self._put_back(furniture, held)
            for inset_name, inset in region.insets.items():
                place = inset.rect.clip(region.rect)
                if self._insets.get(inset_name) == _Shown(place, inset.facts):
                    continue
                # One of which nothing is left to be seen cannot wait.
                if (
                    budget is not None
                    and inset_name in self._insets
                    and ((inset.long and budget.moving) or not budget.grants())
                ):
                    late = True
                    continue
                self._paint_inset(furniture, region, inset_name, inset)
                dirty.append(place)
        for name in self._shown.keys() - found.keys():
            del self._shown[name]
        furniture.set_clip(None)
        return dirty, late

    def _forget_under(self, rect: pygame.Rect) -> None:
        """Forget what other regions showed where one of a new shape is painted over them."""
        gone = [name for name, shown in self._shown.items() if shown.rect.colliderect(rect)]
        for name in gone:
            del self._shown[name]
        covered = [name for name, shown in self._insets.items() if shown.rect.colliderect(rect)]
        for name in covered:
            del self._insets[name]
            self._beneath.pop(name, None)

    def _paint_region(self, furniture: pygame.Surface, sight: Sight, region: Region) -> None:
        furniture.set_clip(region.rect)
        self._painter.ground(furniture, sight.layout)
        region.paint(furniture)

    def _held_insets(
        self, furniture: pygame.Surface, region: Region
    ) -> dict[str, tuple[pygame.Rect, pygame.Surface]]:
        """Return the pixels of a region's insets, to be seen until they are painted anew."""
        found = {}
        for name, inset in region.insets.items():
            shown = self._insets.get(name)
            if shown is not None and shown.rect == inset.rect.clip(region.rect):
                found[name] = (shown.rect, furniture.subsurface(shown.rect).copy())
        return found

    def _put_back(
        self, furniture: pygame.Surface, held: Mapping[str, tuple[pygame.Rect, pygame.Surface]]
    ) -> None:
        """Lay insets over their repainted region as they were; they are out of date."""
        furniture.set_clip(None)
        for name, (rect, pixels) in held.items():
            self._beneath[name] = furniture.subsurface(rect).copy()
            furniture.blit(pixels, rect)
            self._insets[name] = _Shown(rect, None)

    def _paint_inset(
        self, furniture: pygame.Surface, region: Region, name: str, inset: Inset
    ) -> None:
        place = inset.rect.clip(region.rect)
        furniture.set_clip(place)
        before = self._insets.get(name)
        beneath = self._beneath.get(name)
        if beneath is None or before is None or before.rect != place:
            self._beneath[name] = furniture.subsurface(place).copy()
        else:
            furniture.blit(beneath, place)
        inset.paint(furniture)
        self._insets[name] = _Shown(place, inset.facts)

    # Cards

    def _moved(self, lying: Mapping[int, Placement]) -> Iterator[pygame.Rect]:
        """Yield where a card has come, gone, or is still shown by another picture."""
        before = self._lying
        for card, place in lying.items():
            was = before.get(card)
            if was is None or card in self._rough or was != place:
                yield place.rect
                if was is not None:
                    yield was.rect
        for card, was in before.items():
            if card not in lying:
                yield was.rect
        # Cards that stay must also stay in the same order, for they may overlap.
        ranks = {card: rank for rank, card in enumerate(before)}
        stay = [card for card in lying if card in ranks]
        kept = _longest_rise([ranks[card] for card in stay])
        if len(kept) < len(stay):
            yield from (lying[card].rect for card in stay if ranks[card] not in kept)

    def _tied_anew(self, found: Mapping[str, Region]) -> list[pygame.Rect]:
        """Return the regions in which something else lies over the cards."""
        over = {name: region.over for name, region in found.items()}
        changed = [r.rect for name, r in found.items() if self._over.get(name) != r.over]
        self._over = over
        return changed

    def _lay(
        self,
        clip: pygame.Rect,
        found: Mapping[str, Region],
        reach: int,
        budget: Budget | None,
    ) -> None:
        """Lay the cards anew within a rectangle."""
        surface, furniture = self._surface, self._furniture
        assert surface is not None and furniture is not None
        surface.set_clip(clip)
        surface.blit(furniture, clip, clip)
        near = clip.inflate(reach, reach)
        for card, place in self._lying.items():
            if near.colliderect(place.rect) and not self._painter.card(
                surface, card, place, budget=budget
            ):
                self._rough.add(card)
        for region in found.values():
            if region.rect.colliderect(clip):
                surface.set_clip(clip.clip(region.rect))
                region.finish(surface)


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
