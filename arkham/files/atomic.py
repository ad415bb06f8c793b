"""Write files so that whatever happens, the old or the new content is there, whole.

The new content goes to a part file in the same folder and to the disk before it takes the place
of the old. A process killed in between leaves a part file, which the next start removes.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from arkham.files.texts import texts
from arkham.files.untrusted import SaveError, listed

_PARTS = ".*.part"


def write_atomically(path: Path, text: str, before: Callable[[], None] = lambda: None) -> None:
    """Replace a file in one step; OSError leaves the old one untouched.

    `before` is called when the new content is safe and about to take the old one's place.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with part.open("wb") as file:
            file.write(text.encode("utf-8"))
            file.flush()
            os.fsync(file.fileno())
        before()
        os.replace(part, path)
        _sync_folder(path.parent)
    except BaseException:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise


def _sync_folder(folder: Path) -> None:
    """Bring the names of a folder to the disk too, where the system lets us."""
    if os.name != "posix":
        return
    # Some file systems refuse to sync a folder; the content itself is safe by now.
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def remove_leftovers(folder: Path) -> None:
    """Remove what killed processes left half written."""
    for part in listed(folder, _PARTS):
        with suppress(OSError):
            part.unlink(missing_ok=True)


def sealed(text: str) -> str:
    """Add a last line by which a truncated or edited file is known."""
    return f"{text}\n#{_seal_of(text)}\n"


def unsealed(text: str) -> str:
    """Return a text without its seal; SaveError if it is not as it was written."""
    inner, _, seal = text.rstrip("\n").rpartition("\n#")
    if not inner or _seal_of(inner) != seal:
        raise SaveError(texts()["storage"]["damaged"])
    return inner


def is_sealed(text: str) -> bool:
    """Say whether a text ends as sealed ones do, whether or not the seal is right."""
    return text.rstrip("\n").rpartition("\n")[2].startswith("#")


def _seal_of(text: str) -> str:
    # A lone surrogate cannot come from a file, but it can come from a damaged JSON text.
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]
