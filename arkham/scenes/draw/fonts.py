"""Load the typefaces of the game, one font object per face and pixel size.

The files come from the fontpkg packages. Where a package is missing the game still starts, with
another of its faces, or with pygame's own font if there is none at all (the bundle leaves that one
out). A character a face lacks is drawn from the next face of the chain.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from functools import cache, lru_cache
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path

import pygame


class Face(StrEnum):
    """What a typeface is for; the value is its package and file."""

    TITLE = "dm_serif_display/DMSerifDisplay-Regular"  # display and headings
    TITLE_ITALIC = "dm_serif_display/DMSerifDisplay-Italic"
    LABEL = "fjalla_one/FjallaOne-Regular"  # capitals with tracking, card titles
    BODY = "spectral/Spectral-Medium"
    BODY_BOLD = "spectral/Spectral-SemiBold"  # buttons, names
    BODY_ITALIC = "spectral/Spectral-MediumItalic"
    NUMBER = "abril_fatface/AbrilFatface-Regular"
    TYPE = "ibm_plex_mono/IBMPlexMono-Medium"  # prompt, casebook, case code
    TYPE_BOLD = "ibm_plex_mono/IBMPlexMono-SemiBold"
    FLAVOUR = "crimson_text/CrimsonText-Italic"  # on cards only
    SERIF = "crimson_text/CrimsonText-SemiBold"  # narrow stand-in for the typewriter


_CHAIN = (Face.BODY, Face.TYPE)
_MISSING = "\uffff"  # no font has it, so it renders as the face's empty box
_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:;'’!?-–/·…()"
_LETTERS_A_STEP = 27
SET_PX = 48  # the size at which small letters are drawn (see `text`)
_MOST_OPEN = 24  # fonts: most sizes are opened once, to learn how high their lines are
_uncut: list[pygame.font.Font] = []  # fonts whose letters have not been cut ahead


@cache
def font_path(face: Face) -> Path | None:
    """Return where the file of a face lies, or None without its package."""
    package, name = face.value.split("/")
    spec = find_spec(f"fontpkg_{package}")
    if spec is None or spec.origin is None:
        return None
    path = Path(spec.origin).parent / "files" / f"{name}.ttf"
    return path if path.exists() else None


def stand_in() -> Path | None:
    """Return the file of the first face that is there, for those that are not."""
    return next((path for face in (*_CHAIN, *Face) if (path := font_path(face))), None)


def missing_packages() -> list[str]:
    """Return the names of the font packages without which faces look other than they should."""
    return sorted({face.value.split("/")[0] for face in Face if font_path(face) is None})


@cache
def _content(path: Path) -> bytes:
    """Return a font file, read once: a font object keeps whatever it was opened from open."""
    return path.read_bytes()


@lru_cache(maxsize=_MOST_OPEN)
def font(face: Face, px: int) -> pygame.font.Font:
    """Return the font of a face at an exact pixel size."""
    if not pygame.font.get_init():
        pygame.font.init()
    path = font_path(face) or stand_in()
    opened = pygame.font.Font(None if path is None else BytesIO(_content(path)), max(6, px))
    if px == SET_PX:
        _uncut.append(opened)
    return opened


def cut_letters() -> Iterator[None]:
    """Cut the letters from which all small words are set, a few a step.

    A font takes its time over each letter it meets for the first time, and none later.
    """
    while _uncut:
        opened = _uncut.pop()
        for start in range(0, len(_LETTERS), _LETTERS_A_STEP):
            letters = _LETTERS[start : start + _LETTERS_A_STEP]
            opened.size(letters)
            opened.render(letters, True, (0, 0, 0))
            yield


@lru_cache(maxsize=4096)
def _has(face: Face, character: str) -> bool:
    probe = font(face, 16)
    shown, missing = (probe.render(c, True, (255, 255, 255)) for c in (character, _MISSING))
    return pygame.image.tobytes(shown, "RGBA") != pygame.image.tobytes(missing, "RGBA")


def face_of(face: Face, character: str) -> Face:
    """Return the first face of the chain that can draw a character."""
    if character.isascii():
        return face
    return next((f for f in (face, *_CHAIN) if _has(f, character)), face)
