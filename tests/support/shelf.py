"""Make replays and records for tests, without playing whole games where none is needed."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from places import REPLAYS

from arkham.play.journal import Journal
from arkham.play.savefile import load_text, save_text
from arkham.play.storage import Storage
from arkham.records.records import Record

DAY = 86_400
FIRST_DAY = 1_790_000_000  # some moment of 2026


def a_record(number: int = 1, result: str = "won", **facts: object) -> Record:
    """Return the record of a game that was never played."""
    values: dict[str, object] = {
        "path": Path(f"{number:06d}-x.save"),
        "number": number,
        "case": "witch-cult",
        "content": "",
        "options": (("victory", "five"),),
        "seed": number,
        "mark": "fair",
        "result": result,
        "turns": 30 + number,
        "puzzles": 4,
        "dealt": True,
        "begun": FIRST_DAY + number * 3600,
        "game": f"{number:x}",
    }
    return Record(**(values | facts))  # type: ignore[arg-type]


def fill(storage: Storage, count: int) -> list[str]:
    """Put that many replays on a shelf, made from the golden ones; return the golden names."""
    folder = storage.folder / "replays"
    folder.mkdir(parents=True, exist_ok=True)
    golden = golden_saves()
    names = []
    for number in range(1, count + 1):
        name, save = golden[number % len(golden)]
        text = save.replace('"a0"', f'"{number:04x}"')
        (folder / f"{number:06d}-x-{number:04x}.save").write_text(text, encoding="utf-8")
        names.append(name)
    return names


@cache
def golden_saves() -> list[tuple[str, str]]:
    """Return the names of the golden games and how each is saved once it has ended."""
    saves = []
    for path in sorted(REPLAYS.glob("*.json")):
        session, _ = load_text(path.read_text(encoding="utf-8"))
        session.journal = Journal("a0", FIRST_DAY, FIRST_DAY + 900, 900, endings=1)
        saves.append((path.stem, save_text(session)))
    return saves
