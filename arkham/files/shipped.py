"""Read the YAML files that ship with the game; a later start reads them faster.

To load PyYAML and to read the sentences with it takes a fifth of the time to the first frame. So
the game keeps what a file said as JSON, among what can be made again at any time, beside the text
it was read from. It counts only for exactly that text: a file that has changed, or a note that was
cut off, is read anew. The tools keep nothing, because nobody has asked them to (`remember_in`).
"""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

from arkham.files.paths import asset

_folder: Path | None = None


def remember_in(folder: Path | None) -> None:
    """Keep what files said in a folder from now on, or no longer."""
    global _folder
    _folder = folder


def shipped(*parts: str) -> Any:
    """Return what a file of the game says: shipped("data", "texts.yaml")."""
    text = asset(*parts).read_text(encoding="utf-8")
    name = "-".join(parts)
    said = recall(name, text)
    if said is None:
        import yaml  # here, because a start that remembers does without it

        # The loader written in C takes a seventh of the time.
        said = yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
        remember(name, text, said)
    return said


def recall(name: str, text: str) -> Any:
    """Return what a text was found to say when it was read before, None if that is not known."""
    if _folder is None:
        return None
    try:
        noted = json.loads((_folder / f"{name}.json").read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return None
    if not isinstance(noted, list) or len(noted) != 2 or noted[0] != text:
        return None
    return noted[1]


def remember(name: str, text: str, said: Any) -> None:
    """Keep what a text says for the next start, if the folder lets us and JSON can say it."""
    if _folder is None:
        return
    with suppress(OSError, TypeError, ValueError):
        note = json.dumps([text, said], ensure_ascii=False)
        if json.loads(note) == [text, said]:
            _folder.mkdir(parents=True, exist_ok=True)
            # Nothing is lost by a note that a kill leaves half written.
            (_folder / f"{name}.json").write_text(note, encoding="utf-8")
