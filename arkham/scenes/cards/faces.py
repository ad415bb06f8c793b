"""Hand out card faces at exact pixel size, in three levels of detail, within a memory budget.

`CardFaces` is the one door to printed cards: it knows the case (for its pictures) and the theme,
composes a face the first time it is asked for, and keeps what was used last. Returned surfaces
are shared; copy one before drawing on it.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from enum import StrEnum
from threading import Thread

import pygame

from arkham.rules.cards import KINDS, Card
from arkham.scenes.cards.artwork import decode_ahead, decode_beside
from arkham.scenes.cards.back import card_back
from arkham.scenes.cards.frame import ASPECT, drop_frames
from arkham.scenes.cards.parts import drop_parts
from arkham.scenes.cards.portrait import frame_of_portrait, portrait_face, portrait_room
from arkham.scenes.cards.standard import frame_of_standard, standard_face, standard_room
from arkham.scenes.cards.tile import tile_face
from arkham.scenes.draw.surfaces import SurfaceCache
from arkham.scenes.draw.theme import Theme

_LOOK_AGAIN_S = 0.001  # whether a picture has been decoded meanwhile


class Detail(StrEnum):
    """How much a face shows: L words and flavour, M all icons, S what a line needs."""

    LARGE = "L"
    MEDIUM = "M"
    SMALL = "S"


def face_size(width: float) -> tuple[int, int]:
    """Return the size of a full face at a width: five by seven."""
    return round(width), round(round(width) * ASPECT)


def _face_key(card: Card, width: int, covered: bool) -> Hashable:
    return ("face", card.id, card.index, width, covered)


def _tile_key(
    card: Card, size: tuple[int, int], s: float, open_end: bool, covered: bool
) -> Hashable:
    return ("tile", card.id, card.index, size, round(s, 4), open_end, covered)


class CardFaces:
    """The printed cards of one case in one theme."""

    def __init__(self, folder: str, theme: Theme, *, megabytes: float = 7) -> None:
        self.folder = folder
        self.theme = theme
        self.cache = SurfaceCache(megabytes * 0.92)
        self._backs = SurfaceCache(megabytes * 0.08)  # few, and any may be turned over next
        self.large = SurfaceCache(megabytes * 0.8)  # what the inspector shows
        self._last: dict[tuple[int, bool], Hashable] = {}  # by card, and whether it is a tile

    def face(
        self,
        card: Card,
        width: int,
        detail: Detail = Detail.MEDIUM,
        *,
        covered: bool = False,
    ) -> pygame.Surface:
        """Return a card's face at a width; the height follows (`face_size`).

        The inspector asks for `Detail.LARGE`, everything else on the table for MEDIUM. A covered
        card shows only what lies at its left edge: the rest would be cut.
        """
        large = detail is Detail.LARGE
        compose = portrait_face if KINDS[card.kind].is_portrait else standard_face
        key = _face_key(card, width, covered)
        if not large:
            self._last[card.index, False] = key
        return self._shelf(detail).get(
            key,
            lambda: compose(self.folder, card, width, self.theme, large=large, covered=covered),
        )

    def _shelf(self, detail: Detail) -> SurfaceCache:
        return self.large if detail is Detail.LARGE else self.cache

    def tile(
        self,
        card: Card,
        size: tuple[int, int],
        s: float,
        *,
        open_end: bool = False,
        covered: bool = False,
    ) -> pygame.Surface:
        """Return a card's small face for a line; only the last card of a line has an open end."""
        key = _tile_key(card, size, s, open_end, covered)
        self._last[card.index, True] = key
        shows = {"open_end": open_end, "covered": covered}
        return self.cache.get(
            key, lambda: tile_face(self.folder, card, size, s, self.theme, **shows)
        )

    def back(self, kind: str, width: int, mark: str = "") -> pygame.Surface:
        """Return the back of a deck; `mark` is I or II where there are two."""
        return self._backs.get(
            (kind, width, mark), lambda: card_back(kind, width, self.theme, mark)
        )

    def has(
        self, card: Card, width: int, detail: Detail = Detail.MEDIUM, *, covered: bool = False
    ) -> bool:
        """Say whether a face is printed."""
        return _face_key(card, width, covered) in self._shelf(detail)

    def has_tile(
        self,
        card: Card,
        size: tuple[int, int],
        s: float,
        *,
        open_end: bool,
        covered: bool = False,
    ) -> bool:
        """Say whether a small face is printed."""
        return _tile_key(card, size, s, open_end, covered) in self.cache

    def has_back(self, kind: str, width: int, mark: str = "") -> bool:
        """Say whether a back is printed."""
        return (kind, width, mark) in self._backs

    def last_face(self, card: Card) -> pygame.Surface | None:
        """Return the full face of a card that was asked for last, if it is still held."""
        return self._last_of(card, tile=False)

    def last_tile(self, card: Card) -> pygame.Surface | None:
        """Return the small face of a card that was asked for last, if it is still held."""
        return self._last_of(card, tile=True)

    def _last_of(self, card: Card, *, tile: bool) -> pygame.Surface | None:
        key = self._last.get((card.index, tile))
        return self.cache.peek(key) if key is not None and key in self.cache else None

    def decode(self, card: Card, width: int, detail: Detail = Detail.MEDIUM) -> Thread | None:
        """Decode the picture of a face beside the game, if it has to be printed yet."""
        if self.has(card, width, detail):
            return None
        room_of = portrait_room if KINDS[card.kind].is_portrait else standard_room
        size = room_of(card, width, large=detail is Detail.LARGE)
        return decode_beside(self.folder, card.id, size)

    def print_face(self, card: Card, width: int, detail: Detail = Detail.MEDIUM) -> Iterator[None]:
        """Print a face in steps, none of them long."""
        decoding = self.decode(card, width, detail)
        while decoding is not None and decoding.is_alive():
            decoding.join(_LOOK_AGAIN_S)
            yield
        if not self.has(card, width, detail):
            frame_of = frame_of_portrait if KINDS[card.kind].is_portrait else frame_of_standard
            frame_of(card, width, self.theme, large=detail is Detail.LARGE)
            yield
            self.face(card, width, detail)
            yield

    def decode_ahead(self, cards: Iterable[Card]) -> None:
        """Decode the pictures of these cards beside the game."""
        decode_ahead(self.folder, [card.id for card in cards])

    def forget(self) -> None:
        """Free all printed cards."""
        self.cache.clear()
        self._backs.clear()
        self.large.clear()

    def restyle(self, theme: Theme) -> None:
        """Print everything anew in another theme."""
        self.theme = theme
        self.forget()
        drop_frames()
        drop_parts()
