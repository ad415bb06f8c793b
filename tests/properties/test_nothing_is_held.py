"""No key has to be held down (AC-36): what counts is that it is pressed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import arkham

ROOT = Path(arkham.__file__).parent
HOLDS = re.compile(r"KEYUP|get_pressed")
ALLOWED = {
    "app/key_repeat.py",  # lets a key that is held do more; pressing it again does the same
}


@pytest.mark.parametrize("path", sorted(ROOT.rglob("*.py")), ids=lambda p: str(p.relative_to(ROOT)))
def test_no_file_asks_whether_a_key_is_held(path: Path) -> None:
    name = str(path.relative_to(ROOT)).replace("\\", "/")
    if name not in ALLOWED:
        assert not HOLDS.search(path.read_text(encoding="utf-8"))
