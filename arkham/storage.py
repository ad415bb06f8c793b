"""Keep games where the system keeps such things: the running one, its backups, finished ones.

Every write goes to a temporary file in the same folder, is flushed to the disk and then takes
the old file's place, so a crash leaves either the old or the new game. What cannot be read is
set aside under a new name, never deleted. A folder that cannot be written costs the player one
sentence and nothing else. The rules are loaded only when a game is: a glimpse does without.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import tempfile
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import platformdirs

from arkham.glimpse import Glimpse, glimpse_of
from arkham.texts import texts
from arkham.untrusted import SaveError

if TYPE_CHECKING:
    from arkham.session import Session

APP = "arkham-noir"
BACKUPS = 3
_SHELVED = "shelved-"
_LONGEST = 4_000_000  # bytes; a longer file is no save of ours


def default_folder() -> Path:
    """Return the folder of this player's games."""
    override = os.environ.get("ARKHAM_DATA")
    return Path(override) if override else Path(platformdirs.user_data_dir(APP, appauthor=False))


def write_atomically(path: Path, text: str) -> None:
    """Replace a file in one step; OSError leaves the old one untouched."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise


def _sealed(text: str) -> str:
    """Add a last line by which a truncated or edited file is known."""
    return f"{text}\n#{hashlib.sha256(text.encode()).hexdigest()[:16]}\n"


def _read_sealed(path: Path) -> str:
    """Return what a file of ours holds; SaveError if it is not as it was written."""
    if path.stat().st_size > _LONGEST:
        raise SaveError(texts()["storage"]["too_long"])
    text, _, seal = path.read_text(encoding="utf-8").rstrip("\n").rpartition("\n#")
    if not text or hashlib.sha256(text.encode()).hexdigest()[:16] != seal:
        raise SaveError(texts()["storage"]["damaged"])
    return text


@dataclass(slots=True)
class Storage:
    """One player's games; `notices` collects what the player should be told."""

    folder: Path = field(default_factory=default_folder)
    notices: list[str] = field(default_factory=list)
    writable: bool = True

    @property
    def current(self) -> Path:
        return self.folder / "game.save"

    def _backup(self, number: int) -> Path:
        return self.folder / f"game.{number}.save"

    def save(self, session: Session) -> None:
        """Keep the running game; the older copies move one place on."""
        from arkham.savefile import save_text

        if not self.writable:
            return
        try:
            for number in range(BACKUPS, 1, -1):
                if self._backup(number - 1).exists():
                    os.replace(self._backup(number - 1), self._backup(number))
            if self.current.exists():
                # Copied, not moved: a crash here must not leave us without a current game.
                write_atomically(self._backup(1), self.current.read_text(encoding="utf-8"))
            write_atomically(self.current, _sealed(save_text(session)))
        except OSError as error:
            self.writable = False
            self.notices.append(
                texts()["storage"]["cannot_write"].format(reason=error.strerror or error)
            )

    def glimpse(self) -> Glimpse | None:
        """Return what the running game says of itself, None if only `load` can tell."""
        try:
            return glimpse_of(_read_sealed(self.current))
        except (OSError, UnicodeDecodeError, SaveError):
            return None

    def load(self) -> Session | None:
        """Return the newest game that can be read, or None; what cannot is set aside."""
        from arkham.savefile import load_text

        for path in (self.current, *(self._backup(n) for n in range(1, BACKUPS + 1))):
            if not path.exists():
                continue
            try:
                session, notice = load_text(_read_sealed(path))
            except (OSError, UnicodeDecodeError, SaveError) as error:
                self._set_aside(path, str(error))
                continue
            if notice:
                self.notices.append(notice)
            return session
        return self.load() if self._take_from_shelf() else None

    def shelve(self) -> None:
        """Lay the running game aside for another; `load` takes it up when that is finished."""
        stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
        with contextlib.suppress(OSError):
            os.replace(self.current, self.folder / f"{_SHELVED}{stamp}.save")
            self.forget()

    def _take_from_shelf(self) -> bool:
        """Make the game laid aside last the running one; say whether there was any."""
        newest = max(self.folder.glob(f"{_SHELVED}*.save"), default=None)
        if newest is None:
            return False
        try:
            os.replace(newest, self.current)
        except OSError:
            return False
        return True

    def _set_aside(self, path: Path, reason: str) -> None:
        stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
        aside = path.with_name(f"{path.stem}.unreadable-{stamp}{path.suffix}")
        with contextlib.suppress(OSError):
            os.replace(path, aside)
        text = texts()["storage"]["set_aside"]
        self.notices.append(text.format(file=aside.name, reason=reason))

    def finish(self, session: Session) -> None:
        """Move a game that is over, or given up, to the replays; none is running any more.

        Replays are numbered, so their order holds whatever the clock says. Nothing ever deletes
        one.
        """
        from arkham.savefile import save_text

        session.journal.close()
        if not self.writable:
            return
        stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
        number = 1 + max((replay_number(path) for path in self.replays()), default=0)
        name = f"{number:06d}-{stamp}-{session.case.id}-{session.journal.id}.save"
        try:
            write_atomically(self.folder / "replays" / name, save_text(session))
            self.forget()
        except OSError as error:
            self.notices.append(
                texts()["storage"]["cannot_write"].format(reason=error.strerror or error)
            )

    def forget(self) -> None:
        """Drop the running game and its backups."""
        for path in (self.current, *(self._backup(n) for n in range(1, BACKUPS + 1))):
            path.unlink(missing_ok=True)

    def replays(self) -> list[Path]:
        """Return the finished games, newest first."""
        found = (self.folder / "replays").glob("*.save")
        return sorted(found, key=lambda path: (replay_number(path), path.name), reverse=True)


def replay_number(path: Path) -> int:
    """Return the number of a replay by its name, 0 for those from before there were numbers."""
    number, _, _ = path.name.partition("-")
    # An older name begins with its date, as 20261116.
    return int(number) if len(number) == 6 and number.isascii() and number.isdigit() else 0
