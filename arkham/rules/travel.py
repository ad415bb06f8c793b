"""How frozen values travel between processes: made anew from their fields.

Pickling by default fills an empty object field by field, which a frozen class refuses once it is
compiled.
"""

from __future__ import annotations

import copyreg
from dataclasses import fields
from typing import Any


def travel_by_fields(*classes: type[Any]) -> None:
    """Let the values of frozen dataclasses be pickled as a call of their class."""
    for each in classes:
        copyreg.pickle(each, _by_fields)


def _by_fields(value: Any) -> tuple[type[Any], tuple[Any, ...]]:
    return type(value), tuple([getattr(value, field.name) for field in fields(value)])
