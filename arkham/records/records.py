"""The record of every game that was ended, read from the replays and from nothing else.

A replay says in its head, before the commands, what became of the game; only the head is read
here, so a thousand games list at once. The head is a summary, the commands are the proof:
`proved` plays them again and must come to the same record. Replays from before there were
summaries are always read that way. There is no index on disk that could be wrong.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from arkham.files.atomic import is_sealed, sealed, unsealed, write_atomically
from arkham.files.texts import texts
from arkham.files.untrusted import SaveError, mapping, number, parse, read_bounded, value, word
from arkham.play.journal import Journal, clean_note, new_id, read_journal
from arkham.play.save_summary import FORMAT, GAME
from arkham.play.storage import Storage, replay_number
from arkham.rules import state
from arkham.rules.mechanisms import MECHANISMS

WON, ABANDONED = "won", "abandoned"
_ORDER = ("", *MECHANISMS)
LOSSES = tuple(sorted(state.LOSSES, key=lambda loss: _ORDER.index(state.LOSSES[loss])))
"""Why a game can be lost: by the core, then by mechanisms in the order of the series."""
FAIR, PRACTICE = "fair", "practice"
_COMMANDS = '\n"commands"'


@dataclass(frozen=True, slots=True)
class Record:
    """One game that was ended or given up."""

    path: Path
    number: int  # games in the order in which they were ended; 0 from before there were numbers
    case: str
    content: str  # fingerprint of the case's cards
    options: tuple[tuple[str, str], ...]
    seed: int
    mark: str
    result: str  # WON, one of LOSSES, or ABANDONED
    turns: int
    puzzles: int
    dealt: bool  # whether its code deals it again
    begun: int = 0
    ended: int = 0
    seconds: int = 0
    daily: str = ""
    note: str = ""
    game: str = ""  # the same for all endings of one game
    ending: int = 1  # only the first counts

    @property
    def won(self) -> bool:
        return self.result == WON

    @property
    def fair(self) -> bool:
        return self.mark == FAIR

    @property
    def order(self) -> tuple[int, str]:
        """Sort games by when they were ended, whatever the clock said then."""
        return self.number, self.path.name


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A file among the replays that is no replay, and why."""

    path: Path
    reason: str


Entry = Record | Unreadable


@dataclass(slots=True)
class Shelf:
    """All replays of a player; what was read once is not read again until the file changes."""

    storage: Storage
    _read: dict[str, tuple[tuple[int, int] | None, Entry]] = field(default_factory=dict)

    def entries(self) -> list[Entry]:
        """Return the record of every replay, newest first; unreadable files among them."""
        found: list[Entry] = []
        for path in self.storage.replays():
            version = _version(path)
            known = self._read.get(path.name)
            if known is None or known[0] != version or version is None:
                known = self._read[path.name] = (version, read_entry(path))
            found.append(known[1])
        return found

    def waiting(self) -> list[Entry]:
        """Return the games that were laid aside for others and are not ended, latest first."""
        return [read_entry(path) for path in self.storage.shelved()]

    def records(self) -> list[Record]:
        """Return the record of every replay that can be read, newest first."""
        return [entry for entry in self.entries() if isinstance(entry, Record)]


def _version(path: Path) -> tuple[int, int] | None:
    """Return what tells whether a file has changed, None if not even that can be asked."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_size, status.st_mtime_ns


def read_entry(path: Path) -> Entry:
    """Return the record of a replay, or why there is none."""
    try:
        head = _head(_unsealed(read_bounded(path)))
        return proved(path) if head is None else _record(path, head)
    except OSError as error:
        return Unreadable(path, texts()["casebook"]["unreadable"].format(reason=error))
    except SaveError as error:
        return Unreadable(path, str(error))


def proved(path: Path) -> Record:
    """Return the record of a replay by playing it again; SaveError if that is not possible."""
    from arkham.play.savefile import load_text, save_text

    session, _ = load_text(_unsealed(read_bounded(path)))
    return _record(path, parse(save_text(session)))


def write_note(record: Record, note: str) -> Record:
    """Write a note onto a replay; OSError or SaveError leave the file as it was."""
    found = read_bounded(record.path)
    data = parse(_unsealed(found))
    journal = read_journal(data["journal"]) if "journal" in data else Journal(new_id(), endings=1)
    journal.note = clean_note(note)
    data["journal"] = journal.to_json()
    # The journal stands before the commands, where lists of games look for it.
    first = [key for key in data if key != "journal"]
    place = first.index("commands") if "commands" in first else len(first)
    keys = [*first[:place], "journal", *first[place:]]
    lines = [f"{json.dumps(key)}: {json.dumps(data[key])}" for key in keys]
    text = "{\n" + ",\n".join(lines) + "\n}\n"
    write_atomically(record.path, sealed(text) if is_sealed(found) else text)
    return replace(record, note=journal.note)


def _unsealed(text: str) -> str:
    """Return a save without its seal; replays have none."""
    return unsealed(text) if is_sealed(text) else text


def _head(text: str) -> dict[str, Any] | None:
    """Return what stands before the commands of a replay; None if that does not say enough."""
    before, commands, _ = text.partition(_COMMANDS)
    if not commands:
        return None
    if not text.rstrip().endswith("}"):
        raise SaveError(texts()["casebook"]["cut_off"])
    head = parse(before.rstrip().rstrip(",") + "}")
    return head if "result" in mapping(head.get("summary", {}), "the summary") else None


def _record(path: Path, data: dict[str, Any]) -> Record:
    """Return a record from the head of a save, every part of it checked."""
    if data.get("game") != GAME:
        raise SaveError(texts()["casebook"]["no_replay"])
    if number(value(data, "format"), "the format", 1, 1_000_000) > FORMAT:
        raise SaveError(texts()["casebook"]["newer"])
    summary = mapping(value(data, "summary"), "the summary")
    result = word(value(summary, "result"), "the result") or ABANDONED
    if result not in (WON, ABANDONED, *LOSSES):
        raise SaveError(texts()["casebook"]["no_result"])
    mark = word(value(data, "mark"), "the mark")
    if mark not in (FAIR, PRACTICE):
        raise SaveError(texts()["casebook"]["no_result"])
    journal = read_journal(data["journal"]) if "journal" in data else Journal(endings=1)
    options = mapping(value(data, "options"), "the options")
    return Record(
        path=path,
        number=replay_number(path),
        case=word(value(data, "case"), "the case"),
        content=word(value(data, "content"), "the fingerprint of the case"),
        options=tuple(
            sorted((word(key, "an option"), word(to, "an option")) for key, to in options.items())
        ),
        seed=number(value(data, "seed"), "the seed", -(1 << 64), 1 << 64),
        mark=mark,
        result=result,
        turns=number(value(summary, "turn"), "the turn", 0, 1_000_000),
        puzzles=number(value(summary, "puzzles"), "the puzzles", 0, 1_000_000),
        dealt=value(summary, "dealt") is True,
        begun=journal.begun,
        ended=journal.ended,
        seconds=int(journal.seconds),
        daily=journal.daily,
        note=journal.note,
        game=journal.id or path.name,
        ending=max(1, journal.endings),
    )
