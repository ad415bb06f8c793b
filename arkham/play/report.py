"""Put a game and what is needed to find a mistake into one file that opens on another machine.

A capsule is JSON under a seal: the save, the end of the log, the versions, the case code and the
last exception. Nothing in it names a folder or a person, and nothing in it is followed as a path.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from arkham.files import logfile
from arkham.files.atomic import is_sealed, sealed, unsealed, write_atomically
from arkham.files.untrusted import NewerSave, SaveError, number, parse, value
from arkham.play.save_summary import GAME

if TYPE_CHECKING:
    from arkham.play.session import Session

FORMAT = 1


def capsule_text(session: Session | None, error: BaseException | None = None) -> str:
    """Return a capsule of this moment; without a game it still holds the rest."""
    from arkham.play.savefile import save_text

    record: dict[str, Any] = {
        "capsule": GAME,
        "format": FORMAT,
        "versions": logfile.versions(),
        "code": _code(session),
        "exception": "" if error is None else logfile.traceback_text(error),
        "log": logfile.tail(),
        "save": None if session is None else save_text(session),
    }
    return sealed(json.dumps(record, indent=1))


def _code(session: Session | None) -> str:
    """Return the case code of a game, nothing if its deal has none."""
    from arkham.play.casecode import CodeError, encode

    if session is None:
        return ""
    try:
        return encode(session.case, session.options, session.seed)
    except CodeError:
        return ""


def write_capsule(
    folder: Path, session: Session | None, error: BaseException | None = None
) -> Path:
    """Write a capsule under a name of its own and return where; OSError if that is impossible."""
    text = capsule_text(session, error)
    number = 1
    while os.path.lexists(path := folder / f"arkham-noir-report-{number}.txt"):
        number += 1
    write_atomically(path, text)
    return path


def game_text(text: str) -> str:
    """Return the save in any file of ours: a save, a replay or a capsule.

    SaveError says what is wrong with it; the save itself is for `load_text` to judge.
    """
    if is_sealed(text):
        text = unsealed(text)
    data = parse(text)
    if "capsule" not in data:
        return text
    if data["capsule"] != GAME:
        raise SaveError("The file is no report of Arkham Noir.")
    if number(value(data, "format"), "the format", 1, 1_000_000) > FORMAT:
        raise NewerSave("The report was made by a newer version of the game; please update.")
    save = value(data, "save")
    if not isinstance(save, str):
        raise SaveError("The report holds no game.")
    return save
