"""Take digests by Python's own code.

`hashlib` loads OpenSSL first: four milliseconds of a start and as many megabytes, for the same
sums. Python's own `random` reaches past it in the same way.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any


def _own(*modules: str) -> Callable[[bytes], Any]:
    """Return SHA-256 from the first of some modules that has it."""
    for module in modules:
        try:
            found: Callable[[bytes], Any] = import_module(module).sha256
        except (ImportError, AttributeError):
            continue
        return found
    raise ImportError("this Python has no SHA-256")


_sha256 = _own("_sha2", "_sha256", "hashlib")  # the second one before Python 3.12


def sha256(data: bytes) -> str:
    """Return the SHA-256 of some bytes, in hexadecimal digits."""
    digits: str = _sha256(data).hexdigest()
    return digits
