"""Tell whether two versions of a case play alike, whatever their words are."""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass
from hashlib import sha256
from typing import Any

from arkham.rules.cards import CaseDef

_LENGTH = 16
# Fields of any dataclass of a case that no rule reads.
_WORDS = frozenset({"title", "text", "words", "texts", "accent", "difficulty", "content_hash"})
# Fields whose order in the file has no meaning.
_UNORDERED = frozenset({"parameters", "sets"})


def content_hash(case: CaseDef) -> str:
    """Return a digest of all that matters to play, so that mending a typo keeps saves valid."""
    canonical = json.dumps(_mechanics(case), sort_keys=True, separators=(",", ":"))
    return sha256(canonical.encode("ascii")).hexdigest()[:_LENGTH]


def _mechanics(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_mechanics(member) for member in value]
    if not is_dataclass(value):
        return value
    found = {}
    for field in fields(value):
        content = getattr(value, field.name)
        # Empty fields stay out, so that a field which a later version adds changes no digest.
        if content and field.name not in _WORDS:
            found[field.name] = _mechanics(
                tuple(sorted(content)) if field.name in _UNORDERED else content
            )
    return found
