"""Write files without anybody waiting for the disk.

`Writer` does at once whatever it is given: the tools and the tests have it so. The game in its
window has a `BackgroundWriter`, which does the same on a thread of its own, in order. Who reads
what was written pauses it first, so that no file is ever older than what was said before.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

RETRY_S = 5.0

Job = Callable[[], None]


class Writer:
    """Does every job as soon as it comes."""

    def __init__(self) -> None:
        self.retry: Job | None = None  # what has failed; a writer that can, does it again later

    def do(self, job: Job, key: str = "") -> None:
        """Do a job; one that still waits under the same key is out of date, and left out."""
        job()

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Let nothing be written in here that was not written before."""
        yield

    def flush(self, timeout_s: float | None = None) -> bool:
        """Wait until every job is done; say whether that was in time."""
        return True


class _Waiting(NamedTuple):
    key: str
    job: Job


class BackgroundWriter(Writer):
    """Does jobs one after another on a thread of its own.

    The thread dies with the program, so whoever ends that calls `flush` first.
    """

    def __init__(self) -> None:
        super().__init__()
        self._turn = threading.RLock()  # held while a job is done, or while there is a pause
        self._changed = threading.Condition()
        self._jobs: deque[_Waiting] = deque()
        self._busy = False
        self._error: Exception | None = None
        self._thread: threading.Thread | None = None

    def do(self, job: Job, key: str = "") -> None:
        """Do a job when those before it are done; only the newest of a key is.

        A job without a key keeps its place among all others.
        """
        with self._changed:
            place = self._place(key)
            if place is None:
                self._jobs.append(_Waiting(key, job))
            else:
                self._jobs[place] = _Waiting(key, job)
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
                self._thread.start()
            self._changed.notify_all()
        self._raise_mistake()

    def _raise_mistake(self) -> None:
        """Raise what went wrong in a job, here where somebody can tell the player."""
        error, self._error = self._error, None
        if error is not None:
            raise error

    def _place(self, key: str) -> int | None:
        """Return where the job waits that a new one of this key takes the place of."""
        for place in range(len(self._jobs) - 1, -1, -1):
            if not key or not self._jobs[place].key:
                return None
            if self._jobs[place].key == key:
                return place
        return None

    def _run(self) -> None:
        while True:
            job = self._next()
            try:
                with self._turn:
                    job()
            except Exception as error:
                self._error = error
            with self._changed:
                self._busy = False
                self._changed.notify_all()

    def _next(self) -> Job:
        """Wait for a job, or until it is time to try again what has failed."""
        with self._changed:
            job: Job | None = None
            while job is None:
                if self._jobs:
                    job = self._jobs.popleft().job
                elif not self._changed.wait(RETRY_S if self.retry else None):
                    job = self.retry
            self._busy = True
            return job

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Wait until all is written, then let nothing be written until this is left."""
        self.flush()
        with self._turn:
            yield

    def flush(self, timeout_s: float | None = None) -> bool:
        """Wait until every job is done; say whether that was in time."""
        with self._changed:
            done = self._changed.wait_for(lambda: not self._jobs and not self._busy, timeout_s)
        self._raise_mistake()
        return done
