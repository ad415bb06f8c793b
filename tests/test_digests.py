"""The digests of saves and cases are the official ones, whatever takes them."""

from __future__ import annotations

import hashlib

import pytest

from arkham.files import digests


@pytest.mark.parametrize("data", [b"", b"Arkham", bytes(range(256)) * 9])
def test_digests_are_those_of_hashlib(data: bytes) -> None:
    assert digests.sha256(data) == hashlib.sha256(data).hexdigest()


def test_a_python_without_its_own_code_uses_hashlib() -> None:
    assert digests._own("no_such_module", "json", "hashlib") is hashlib.sha256
