"""Load the pictures of the cards, cut to any size around what matters in them.

A picture lies at art/images/<folder>/<card id>.webp (or .jpg, .png); the folder is the id of the
case, else one shared by all cases. The same picture, cut coarser for a card as small as it is
played, lies in the folder `play` beside it. `focus.yaml` beside them may name the point, as shares
of width and height, that a narrow cut keeps: `brown-jenkin: [0.5, 0.4]`. A card without a picture
shows rays of the accent and the icon of its kind, through the same door.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path
from threading import Lock, Thread

import pygame

from arkham.files.paths import asset
from arkham.files.texts import shipped
from arkham.scenes.draw.canvas import Canvas
from arkham.scenes.draw.icons import draw_icon
from arkham.scenes.draw.surfaces import SurfaceCache, window_growth
from arkham.scenes.draw.theme import Theme, mix

SHARED_FOLDERS = ("contacts", "common")
_SUFFIXES = (".webp", ".jpg", ".png")
PLAY_WIDTH = 170  # narrower than this, a picture is shown from its play plate
_HALF = (300, 220)  # half a plate: as sharp as the whole, unless it is enlarged
_BIG_WINDOW = 1.25  # of 1080p: in a larger window cards are wider than that
_sources = SurfaceCache(megabytes=1.2)
_small = SurfaceCache(megabytes=8.5)  # play plates and halves: most of a case
_expected: dict[str, pygame.Surface | None] = {}  # of screens; None until they are decoded
_decoding: dict[str, Thread] = {}  # the plate that is decoded for the inspector
_holding = Lock()  # what is kept and expected is also filled by threads
DECODER = "decoder"  # the name of every thread that decodes
Focus = tuple[float, float]


@cache
def _focus_points(folder: str) -> dict[str, Focus]:
    path = asset("art", "images", folder, "focus.yaml")
    if not path.exists():
        return {}
    points = shipped("art", "images", folder, "focus.yaml") or {}
    return {card_id: (float(x), float(y)) for card_id, (x, y) in points.items()}


@cache
def _find(folder: str, card_id: str) -> tuple[str, str] | None:
    """Return the folder and path of a picture, or None while it does not exist."""
    for place in (folder, *SHARED_FOLDERS):
        for suffix in _SUFFIXES:
            path = asset("art", "images", place, card_id + suffix)
            if path.exists():
                return place, str(path)
    return None


def _kept(
    cache: SurfaceCache, path: str, decode: Callable[[str], pygame.Surface]
) -> pygame.Surface:
    """Return a picture from its cache, decoded now if it is not there; any thread may ask."""
    with _holding:
        if path in cache:
            return cache.get(path, lambda: decode(path))
    decoded = decode(path)
    with _holding:
        return cache.get(path, lambda: decoded)


def _source(path: str) -> pygame.Surface:
    return _kept(_sources, path, _whole)


def _whole(path: str) -> pygame.Surface:
    loaded = pygame.image.load(path)
    return _opaque(loaded, loaded.get_rect())


@cache
def _play_plate(path: str) -> str | None:
    play = Path(path).parent / "play" / f"{Path(path).stem}.webp"
    return str(play) if play.exists() else None


def _plate(path: str, size: tuple[float, float]) -> pygame.Surface:
    """Return the smallest plate that covers a size: play plate, half or all of the large one.

    The small ones are kept, because decoding is what costs.
    """
    if play := _play_plate(path) if size[0] < PLAY_WIDTH else None:
        small = _kept(_small, play, _compact)
    elif _covers(_HALF, size):
        small = _kept(_small, path, _halved)
    else:
        return _source(path)
    return small if _covers(small.get_size(), size) else _source(path)


def _is_kept(path: str, size: tuple[float, float]) -> bool:
    """Say whether no plate has to be decoded for a size."""
    play = _play_plate(path) if size[0] < PLAY_WIDTH else None
    with _holding:
        small = play if play in _small else path if path in _small else None
        if small is not None and _covers(_small.peek(small).get_size(), size):
            return True
        return path in _sources


def _covers(plate: tuple[int, int], size: tuple[float, float]) -> bool:
    return size[0] <= plate[0] and size[1] <= plate[1]


def _compact(path: str) -> pygame.Surface:
    return _three_bytes(pygame.image.load(path))


def _halved(path: str) -> pygame.Surface:
    loaded = pygame.image.load(path)
    size = loaded.get_width() // 2, loaded.get_height() // 2
    return _three_bytes(pygame.transform.smoothscale(loaded, size))


def _three_bytes(source: pygame.Surface) -> pygame.Surface:
    """Return it with three bytes a pixel: it is only ever scaled, and a whole case is kept."""
    compact = pygame.Surface(source.get_size(), 0, 24)
    compact.blit(source, (0, 0))
    return compact


def decode_ahead(folder: str, card_ids: Iterable[str], screen: str = "") -> Thread:
    """Decode pictures beside the game, so that no frame has to wait; return who does it.

    `screen` names one that is going to be asked for with them, once.
    """
    paths = [found[1] for card_id in card_ids if (found := _find(folder, card_id))]
    card_width = PLAY_WIDTH if window_growth() > _BIG_WINDOW else 0
    whole = _find("screens", screen) if screen else None
    if whole is not None:
        _expected[whole[1]] = None

    def decode() -> None:
        # Whoever draws a picture that cannot be read will say what is wrong with it.
        if whole is not None:
            with suppress(pygame.error, OSError):
                _deliver(whole[1], pygame.image.load(whole[1]))
        for path in paths:
            with suppress(pygame.error, OSError):
                _plate(path, (card_width, 0))

    thread = Thread(target=decode, name=DECODER, daemon=True)
    thread.start()
    return thread


def decode_beside(folder: str, card_id: str, size: tuple[int, int]) -> Thread | None:
    """Decode a picture for that size beside the game; return who does it, None if nobody has to.

    Only the last whole one is kept, so it has to be used before the next is asked for.
    """
    found = _find(folder, card_id)
    if found is None or _is_kept(found[1], size):
        return None
    path = found[1]

    def decode() -> None:
        with suppress(pygame.error, OSError):
            _plate(path, size)

    thread = Thread(target=decode, name=DECODER, daemon=True)
    _decoding.clear()
    _decoding[path] = thread
    thread.start()
    return thread


def _deliver(path: str, loaded: pygame.Surface) -> None:
    """Keep a decoded picture for who asks for it, unless that was too long ago."""
    with _holding:
        if path in _expected:
            _expected[path] = loaded


def picture(
    folder: str,
    card_id: str,
    size: tuple[float, float],
    theme: Theme,
    *,
    icon_id: str,
    zoom: float = 1.0,
) -> pygame.Surface:
    """Return the picture of a card, covering exactly that size, opaque.

    `icon_id` is what stands in the rays while there is no picture.
    """
    whole = (max(1, round(size[0])), max(1, round(size[1])))
    found = _find(folder, card_id)
    if found is None:
        return _rays(whole, icon_id, theme)
    place, path = found
    focus = _focus_points(place).get(card_id, (0.5, 0.5))
    decoder = _decoding.pop(path, None)
    if decoder is not None:
        decoder.join()
    return cover(_plate(path, (whole[0] * zoom, whole[1] * zoom)), whole, focus, zoom)


def screen_picture(folder: str, name: str, size: tuple[int, int]) -> pygame.Surface | None:
    """Return a picture covering a size, or None; for screens, and for the mirror's portrait.

    It is decoded each time: a window asks for it once, and a screen weighs as much as a case.
    """
    found = _find(folder, name)
    if found is None:
        return None
    with _holding:
        loaded = _expected.pop(found[1], None)
    plate = _play_plate(found[1]) if size[0] < PLAY_WIDTH else None
    return cover(loaded or pygame.image.load(plate or found[1]), size)


def cut_out(folder: str, name: str, height: int) -> pygame.Surface | None:
    """Return a picture with transparent ground at a height, or None, such as the logo."""
    found = _find(folder, name)
    if found is None:
        return None
    loaded = pygame.image.load(found[1])
    return pygame.transform.smoothscale_by(loaded, height / loaded.get_height())


def cover(
    source: pygame.Surface, size: tuple[int, int], focus: Focus = (0.5, 0.5), zoom: float = 1.0
) -> pygame.Surface:
    """Scale a picture to cover a size, keeping its focus as near the middle as it can."""
    width, height = source.get_size()
    k = max(size[0] / width, size[1] / height) * zoom
    cut = pygame.Rect(0, 0, min(width, round(size[0] / k)), min(height, round(size[1] / k)))
    cut.center = (round(width * focus[0]), round(height * focus[1]))
    cut.clamp_ip(source.get_rect())
    return pygame.transform.smoothscale(_opaque(source, cut), size)


def _opaque(source: pygame.Surface, cut: pygame.Rect) -> pygame.Surface:
    """Return a part of a picture with four bytes a pixel, which scale faster than three."""
    if source.get_bytesize() == 4 and not source.get_masks()[3]:
        return source.subsurface(cut)
    part = pygame.Surface(cut.size, 0, 32)
    part.blit(source, (0, 0), cut)
    return part


def _rays(size: tuple[int, int], icon_id: str, theme: Theme) -> pygame.Surface:
    width, height = size
    canvas = Canvas(size, theme.ink, samples=2)
    canvas.polygon([(0, 0), (width, 0), (width, height), (0, height)], theme.ink)
    centre = (width / 2, height * 0.52)
    reach = math.hypot(width, height)
    disc = min(width, height) * 0.3
    ray = mix(theme.ink, theme.accent.fill, 0.85)
    for i in range(40):
        angle = math.tau * i / 40
        spread = 0.026 if i % 2 else 0.012
        points = [
            (centre[0] + r * math.cos(angle + s), centre[1] + r * math.sin(angle + s))
            for r, s in ((disc * 1.25, 0.0), (reach, spread), (reach, -spread))
        ]
        canvas.polygon(points, ray)
    canvas.circle(centre, disc * 1.12, theme.accent.fill)
    canvas.circle(centre, disc * 1.05, theme.ink)
    canvas.circle(centre, disc, theme.paper_shade)
    image = canvas.finish()
    draw_icon(image, icon_id, centre, disc * 1.35, theme.ink)
    opaque = pygame.Surface(size, 0, 32)
    opaque.blit(image, (0, 0))
    return opaque
