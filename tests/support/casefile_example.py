"""The small complete case that the tests of case files break in many ways."""

from __future__ import annotations

from places import DATA

EXAMPLE = DATA / "example-case.yaml"
CONTACTS = DATA / "contacts.yaml"
EXAMPLE_TEXT = EXAMPLE.read_text(encoding="utf-8")
CONTACTS_TEXT = CONTACTS.read_text(encoding="utf-8")


def broken(old: str, new: str) -> str:
    """Return the example with one piece replaced; the piece must be there exactly once."""
    assert EXAMPLE_TEXT.count(old) == 1, old
    return EXAMPLE_TEXT.replace(old, new)
