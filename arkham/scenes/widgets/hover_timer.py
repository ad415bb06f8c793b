"""Wait until the pointer or the focus has rested somewhere for a while."""

from __future__ import annotations


class HoverTimer:
    """One thing that is being looked at, and how long until that counts."""

    def __init__(self) -> None:
        self._subject: object = None
        self._left: float | None = None  # None: nothing is waited for

    @property
    def left(self) -> float | None:
        """Return how many seconds are still to wait, None if nothing is waited for."""
        return self._left

    def on(self, subject: object, seconds: float) -> None:
        """Begin to wait for a subject; one that is already looked at goes on as it was."""
        if subject != self._subject:
            self._subject, self._left = subject, seconds

    def off(self) -> None:
        """Look at nothing."""
        self._subject = self._left = None

    def is_due(self, dt: float) -> bool:
        """Let time pass; say once when the wait for the subject is over."""
        if self._left is None:
            return False
        self._left -= dt
        if self._left > 0:
            return False
        self._left = None
        return True
