"""Let one window at a time keep games in a folder.

The lock is the system's own, held on an open file: it goes when the process goes, however that
ends, so there is never a stale one to clear away.
"""

from __future__ import annotations

import errno
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO

from arkham.files.untrusted import unblocked

_TAKEN = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        # A record lock and not flock: children of this process do not inherit it.
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lock:
    """Holds a folder from `take` until `release` or the end of the process."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "lock"
        self._file: IO[bytes] | None = None

    def take(self) -> bool:
        """Return False if another process holds the folder.

        A folder in which nothing can be locked counts as ours: either it cannot be written at
        all, which saving will find out, or its file system knows no locks.
        """
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._file = open(self._path, "ab", opener=unblocked)  # noqa: SIM115 (held until `release`)
        if self._file is None:
            return True
        try:
            _lock(self._file)
        except OSError as error:
            self.release()
            return error.errno not in _TAKEN
        return True

    def release(self) -> None:
        """Give the folder back."""
        if self._file is not None:
            self._file.close()
            self._file = None
