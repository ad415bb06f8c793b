"""Keep games where the system keeps such things: the running one, its backups, finished ones.

The running game is `game.save`; each save moves the older ones on to `game.1.save` … `.3`, by
renaming only, once the new one is on the disk. Killed at any instruction, the first of the four
that exists holds the last or the last-but-one command. The order of the names says which is
newer, never a clock. What cannot be read is set aside under a new name, never deleted. A folder
that cannot be written costs one sentence; the game goes on in memory and every save tries anew.
The rules are loaded only when a game is: a summary does without.

The texts are made where the game is played, in a fifth of a millisecond. Everything that touches
the disk is a job for the writer, which the game in its window has on a thread of its own. Public
methods hand jobs in or pause the writer to read; those with an underscore are the work itself.
"""

from __future__ import annotations

import os
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from arkham.files.atomic import remove_leftovers, sealed, unsealed, write_atomically
from arkham.files.paths import NOWHERE, data_folder
from arkham.files.texts import texts
from arkham.files.untrusted import NewerSave, SaveError, listed, mapping, parse, read_bounded
from arkham.files.writer import Writer
from arkham.play.lock import Lock
from arkham.play.save_summary import SaveSummary, summary_of

if TYPE_CHECKING:
    from arkham.play.session import Session

BACKUPS = 3
_SHELVED = "shelved-"
_LONGEST_FAREWELL_S = 10.0  # for a disk that does not answer when the player leaves


class _Replay(NamedTuple):
    """A game that was ended, as it is to be written."""

    case: str
    game: str  # the id of its journal
    text: str


@dataclass(slots=True)
class Storage:
    """One player's games; `notices` collects what the player should be told."""

    folder: Path = field(default_factory=data_folder)
    notices: list[str] = field(default_factory=list)
    keeps: bool = True  # False: the folder is not ours to write, everything stays in memory
    writable: bool = field(default=True, init=False)  # whether the last attempt went well
    writer: Writer = field(default_factory=Writer)
    _lock: Lock | None = field(default=None, init=False)
    _wanted: str = field(default="", init=False)  # what `current` should hold
    _written: str = field(default="", init=False)  # what it holds, as far as we know
    _replays: list[_Replay] = field(default_factory=list, init=False)  # not on the disk yet

    @property
    def current(self) -> Path:
        return self.folder / "game.save"

    @property
    def _places(self) -> list[Path]:
        """Return where the running game and its backups lie, the newest first."""
        return [self.current, *(self.folder / f"game.{n}.save" for n in range(1, BACKUPS + 1))]

    def claim(self) -> None:
        """Make this process the one that keeps games here, and clear away what a kill left.

        If another window has the folder, this one plays in memory: it must not write over a game
        that is going on there, and a second set of games would only have to be merged later.
        """
        self._lock = Lock(self.folder)
        if not self._lock.take():
            self.keeps = False
            self.notices.append(texts()["storage"]["second"])
            return
        for folder in (self.folder, self.folder / "replays"):
            remove_leftovers(folder)

    def release(self) -> None:
        """Write what is still to be written, and let another process keep games here."""
        try:
            if self.writer.retry is not None:
                self.writer.do(self.writer.retry)
            self.writer.flush(_LONGEST_FAREWELL_S)
        finally:
            if self._lock is not None:
                self._lock.release()

    # The running game

    def save(self, session: Session) -> None:
        """Keep the running game; the older copies move one place on."""
        from arkham.play.savefile import save_text

        if not self.keeps:
            return
        text = save_text(session)
        self.writer.do(lambda: self._save(text), key="game")

    def _save(self, text: str) -> None:
        self._wanted = sealed(text)
        self._write()

    def _write(self) -> None:
        """Bring to the disk what is not there yet; tell the player when that begins to fail."""
        failures = [each for each in (self._write_replays(), self._write_game()) if each]
        failure = failures[0] if failures else None
        words = texts()["storage"]
        if failure is not None and self.writable:
            reason = words["no_home"] if self.folder == NOWHERE else failure.strerror or failure
            self.notices.append(words["cannot_write"].format(reason=reason))
        elif failure is None and not self.writable:
            self.notices.append(words["writes_again"])
        self.writable = failure is None
        self.writer.retry = None if self.writable else self._write

    def _write_game(self) -> OSError | None:
        """Write the running game, if it has changed; return why that was not possible."""
        if self._wanted != self._written:
            try:
                write_atomically(self.current, self._wanted, before=self._make_room)
            except OSError as error:
                return error
            self._written = self._wanted
        return None

    def _make_room(self) -> None:
        """Move the saves one place on, as far as there is one in the way."""
        places = self._places
        for path in places:
            if os.path.lexists(path) and not path.is_file():
                os.rename(path, self._free_name("unreadable"))  # nothing of ours, whatever it is
        free = next((i for i, path in enumerate(places) if not os.path.lexists(path)), BACKUPS)
        for i in range(free, 0, -1):
            os.replace(places[i - 1], places[i])

    def summary(self) -> SaveSummary | None:
        """Return what the running game says of itself, None if only `load` can tell."""
        if not self.keeps:
            return None
        try:
            with self.writer.paused():
                return summary_of(unsealed(read_bounded(self.current)))
        except (OSError, SaveError):
            return None

    def load(self) -> Session | None:
        """Return the newest game that can be read, or None; the rest is set aside."""
        with self.writer.paused():
            return self._load()

    def _load(self) -> Session | None:
        if not self.keeps:
            return None
        refused: list[tuple[str, SaveError | OSError]] = []
        found: Session | None = None
        for path in self._places:
            try:
                text = read_bounded(path)
                found, notice = _game_in(text)
            except (FileNotFoundError, NotADirectoryError):
                continue
            except (OSError, SaveError) as error:
                refused.append((self._set_aside(path, error), error))
                continue
            if notice:
                self.notices.append(notice)
                self._keep_copy(text)
            elif path == self.current:
                self._wanted = self._written = text
            break
        if refused:
            self._tell(refused, is_rescued=found is not None)
        if found is None and self._take_from_shelf():
            return self._load()
        return found

    def resume(self) -> Session | None:
        """Return the game to go on with; one that ended just before a bad exit is finished now."""
        with self.writer.paused():
            session = self._load()
            while session is not None and session.outcome is not None:
                self._finish(_ended(session))
                is_dropped = self.keeps and not os.path.lexists(self.current)
                session = self._load() if is_dropped else None  # perhaps from the shelf
        return session

    def shelve(self) -> None:
        """Lay the running game aside for another; `load` takes it up when that is finished."""
        if self.keeps:
            self.writer.do(self._shelve)

    def _shelve(self) -> None:
        number = 1 + max(map(_shelf_number, self._shelved()), default=0)
        self._wanted = self._written = ""
        with suppress(OSError):
            # The backups first: a kill in between leaves the running game where it was.
            self._forget(self._places[1:])
            os.replace(self.current, self.folder / f"{_SHELVED}{number:06d}.save")

    def shelved(self) -> list[Path]:
        """Return the games that were laid aside for others, the latest first."""
        with self.writer.paused():
            return sorted(self._shelved(), key=_shelf_number, reverse=True)

    def clear_shelf_of(self, session: Session) -> None:
        """Clear away what the shelf still holds of a game that is the running one again."""
        game = session.journal.id
        if self.keeps:
            self.writer.do(lambda: self._clear_shelf(game))

    def _clear_shelf(self, game: str) -> None:
        if not self._written or self._written != self._wanted:
            return  # until the game is on the disk, that is the only copy
        running = unsealed(self._written)
        for path in self._shelved():
            with suppress(OSError, SaveError):
                text = unsealed(read_bounded(path))
                if f'"id": "{game}"' in text and _moments(text) <= _moments(running):
                    path.unlink()

    def _take_from_shelf(self) -> bool:
        """Make the game laid aside last the running one; say whether there was any."""
        newest = max(self._shelved(), key=_shelf_number, default=None)
        if newest is None:
            return False
        try:
            os.replace(newest, self.current)
        except OSError:
            return False
        return True

    def _shelved(self) -> list[Path]:
        return listed(self.folder, f"{_SHELVED}*.save")

    # What cannot be read

    def _set_aside(self, path: Path, error: Exception) -> str:
        """Move a file out of the way under a name that nothing has; return that name."""
        kind = "newer" if isinstance(error, NewerSave) else "unreadable"
        aside = self._free_name(kind)
        try:
            os.rename(path, aside)
        except OSError:
            self.keeps = False  # whatever it is, later saves must not write over it
            return path.name
        return aside.name

    def _keep_copy(self, text: str) -> None:
        """Keep a save as it was before it goes on under other rules or other cards."""
        copies = listed(self.folder, "game.before-*.save")
        with suppress(OSError, SaveError):
            if all(read_bounded(copy) != text for copy in copies):
                write_atomically(self._free_name("before"), text)

    def _free_name(self, kind: str) -> Path:
        number = 1
        while os.path.lexists(path := self.folder / f"game.{kind}-{number}.save"):
            number += 1
        return path

    def _tell(self, refused: list[tuple[str, SaveError | OSError]], *, is_rescued: bool) -> None:
        """Say in one sentence what was set aside and what the player has instead."""
        key = "set_aside" if is_rescued else "set_aside_all"
        name, error = refused[0]
        sentence = texts()["storage"][key if self.keeps else "in_the_way"]
        self.notices.append(
            sentence.format(
                files=name if len(refused) == 1 else f"{name} + {len(refused) - 1}",
                reason=getattr(error, "strerror", "") or error,
            )
        )

    # Finished games

    def finish(self, session: Session) -> None:
        """Move a game that is over to the replays; none is running any more."""
        replay = _ended(session)
        if self.keeps:
            self.writer.do(lambda: self._finish(replay))

    def _finish(self, replay: _Replay) -> None:
        self._put_on_shelf(replay)
        if replay not in self._replays:
            self.forget()

    def give_up(self, session: Session) -> None:
        """Put a game among the replays; it stays the running one until another is saved.

        What a replay of it holds already, because it was only looked at, needs no second one.
        Replays are numbered, so their order holds whatever the clock says. Nothing ever deletes
        one. What cannot be written is tried again with every later save.
        """
        was_ended = session.journal.endings > 0
        replay = _ended(session)
        if self.keeps:
            self.writer.do(lambda: self._give_up(replay, was_ended))

    def _give_up(self, replay: _Replay, was_ended: bool) -> None:
        earlier = [path for path in self._listed() if path.stem.endswith(f"-{replay.game}")]
        if not was_ended or not any(_holds(path, replay.text) for path in earlier):
            self._put_on_shelf(replay)

    def _put_on_shelf(self, replay: _Replay) -> None:
        self._replays.append(replay)
        self._write()

    def _write_replays(self) -> OSError | None:
        """Write the ended games that are not on the disk yet; return why that was not possible."""
        while self._replays:
            # A kill between writing a replay and dropping the game leaves both.
            if not self._is_newest_replay(self._replays[0].text):
                try:
                    write_atomically(self._replay_path(self._replays[0]), self._replays[0].text)
                except OSError as error:
                    return error
            del self._replays[0]
        return None

    def _is_newest_replay(self, text: str) -> bool:
        """Say whether the last replay is this very game with this very ending."""
        # One that cannot be read is not, whatever it is: it must not stop later ones.
        with suppress(OSError, SaveError):
            return any(_ending(read_bounded(each)) == _ending(text) for each in self._listed()[:1])
        return False

    def _replay_path(self, replay: _Replay) -> Path:
        """Return a new name for a replay."""
        number = 1 + max(map(replay_number, self._listed()), default=0)
        stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
        name = f"{number:06d}-{stamp}-{replay.case}-{replay.game}.save"
        return self.folder / "replays" / name

    def forget(self) -> None:
        """Drop the running game and its backups, the newest last: a kill must not revive one."""
        self._wanted = self._written = ""
        self._forget(self._places)

    def _forget(self, places: list[Path]) -> None:
        for path in reversed(places):
            with suppress(OSError):
                path.unlink(missing_ok=True)

    def replays(self) -> list[Path]:
        """Return the finished games, newest first."""
        with self.writer.paused():
            return self._listed()

    def _listed(self) -> list[Path]:
        found = listed(self.folder / "replays", "*.save")
        return sorted(found, key=lambda path: (replay_number(path), path.name), reverse=True)


def replay_number(path: Path) -> int:
    """Return the number of a replay by its name, 0 for those from before there were numbers."""
    number, _, _ = path.name.partition("-")
    # An older name begins with its date, as 20261116.
    return int(number) if len(number) == 6 and number.isascii() and number.isdigit() else 0


def _ended(session: Session) -> _Replay:
    """Close the journal of a game and return it as it is to be written."""
    from arkham.play.savefile import save_text

    session.journal.close()
    return _Replay(session.case.id, session.journal.id, save_text(session))


def _game_in(text: str) -> tuple[Session, str | None]:
    """Return the game of a save, and a notice for the player if it is not all as it was."""
    from arkham.play.savefile import (
        load_text,  # here, because a folder without a game needs no rules
    )

    return load_text(unsealed(text))


def _holds(path: Path, text: str) -> bool:
    """Say whether a replay has every move of a game in it; one that cannot be read has none."""
    with suppress(OSError, SaveError):
        return _moments(text) <= _moments(read_bounded(path))
    return False


def _moments(text: str) -> set[int]:
    """Return a number for every moment of a saved game, the same for the same moves before it."""
    data = parse(text)
    moments = [hash(str(data.get("start")))]
    try:
        for line in ({"from": 0, "commands": data["commands"]}, *data["branches"]):
            moment = moments[line["from"]]
            for command in line["commands"]:
                moment = hash((moment, command))
                moments.append(moment)
    except (LookupError, TypeError):
        raise SaveError(texts()["storage"]["damaged"]) from None
    return set(moments)


def _shelf_number(path: Path) -> int:
    digits = path.stem.removeprefix(_SHELVED)
    return int(digits) if digits.isascii() and digits.isdigit() else 0


def _ending(text: str) -> tuple[object, object, dict[str, object]]:
    """Return what tells one ending of one game from all others: not when it was written down."""
    data = parse(text)
    journal = mapping(data.pop("journal", {}), "the journal")
    return journal.get("id"), journal.get("endings"), data
