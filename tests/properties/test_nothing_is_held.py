"""No key has to be held down (AC-36): what counts is that it is pressed."""

from __future__ import annotations

import re
from pathlib import Path

import arkham

ROOT = Path(arkham.__file__).parent
HOLDS = re.compile(r"KEYUP|get_pressed")
ALLOWED = {
    "app/key_repeat.py",  # lets a key that is held do more; pressing it again does the same
}


def test_no_file_asks_whether_a_key_is_held() -> None:
    asking = [p for p in ROOT.rglob("*.py") if HOLDS.search(p.read_text(encoding="utf-8"))]
    assert {path.relative_to(ROOT).as_posix() for path in asking} <= ALLOWED
