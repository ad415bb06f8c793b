"""A player who can be killed: plays through the real storage and says what it is about to keep.

Run as a program it loads everything once and forks a player for each line `FOLDER SEED LINES HOW`,
so that hundreds of processes can be killed in a minute. A player kills itself with SIGKILL after so
many lines of the code that writes; 0 leaves that to whoever watches. HOW is `now` for a storage
that writes at once, `behind` for one that writes on a thread, as the game in its window does: such
a player makes now several moves at once, now waits until all is written. Reports, one a line:

    pid N        a player has begun
    try STATE    a table is about to be saved; STATE is the game, its depth and its digest
    saved STATE  it surely is, as all that was tried before it
    end GAME     a game is about to be finished
    ended GAME
    dead         the player is gone
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

from arkham.casefile import load_case
from arkham.files import atomic, writer
from arkham.files.writer import BackgroundWriter, Writer
from arkham.play import storage
from arkham.play.journal import Journal
from arkham.play.savefile import load_text, save_text
from arkham.play.session import Session
from arkham.play.storage import Storage
from arkham.records.bookkeeping import Books
from arkham.settings.settings import Settings, SettingsFile

WATCHED = {atomic.__file__, storage.__file__, writer.__file__}


def state_of(session: Session) -> str:
    """Name one table of one game."""
    return f"{session.journal.id} {session.here.depth} {session.state.digest()}"


def report(line: str) -> None:
    """Say something in one write, so that a kill cannot cut it."""
    os.write(1, f"{line}\n".encode())


def die_after(lines: int) -> None:
    """Kill this process when so many lines of the writing code have run."""
    left = lines

    def count(frame: FrameType, event: str, argument: Any) -> Any:
        nonlocal left
        if event == "line":
            left -= 1
            if left <= 0:
                os.kill(os.getpid(), signal.SIGKILL)
        return count

    def watch(frame: FrameType, event: str, argument: Any) -> Any:
        return count if frame.f_code.co_filename in WATCHED else None

    sys.settrace(watch)
    threading.settrace(watch)


def play(folder: Path, seed: int, *, behind: bool) -> None:
    """Go on where the last player died, game after game."""
    chance = Random(seed)
    kept = Storage(folder, writer=BackgroundWriter() if behind else Writer())
    kept.claim()
    books, file = Books(kept), SettingsFile(folder / "settings.yaml")
    session = kept.resume()
    while True:
        if session is None:
            session = Session.new(
                load_case(chance.randrange(3) + 1), seed=chance.randrange(1 << 40)
            )
            session.journal = Journal.opened()
            report(f"try {state_of(session)}")
            kept.save(session)
            kept.writer.flush()
            report(f"saved {state_of(session)}")
        books.sit_down(session)
        while session.choice is not None:
            session.do(chance.choice(session.choice.options))
            report(f"try {state_of(session)}")
            books.keep(session)
            if not behind or chance.random() < 0.4:
                kept.writer.flush()
                report(f"saved {state_of(session)}")
            if chance.random() < 0.1:
                file.save(Settings(speed=chance.choice((0.5, 1.0, 2.0))))
        report(f"end {session.journal.id}")
        kept.finish(session)
        kept.writer.flush()
        report(f"ended {session.journal.id}")
        session = kept.resume()


def warm_up() -> None:
    """Load what a first game loads, so that players begin at once."""
    for number in (1, 2, 3):
        load_text(save_text(Session.new(load_case(number))))


def main() -> None:
    """Fork a player for every line that comes in."""
    warm_up()
    for line in sys.stdin:
        folder, seed, lines, how = line.rsplit(maxsplit=3)
        player = os.fork()
        if player == 0:
            report(f"pid {os.getpid()}")
            if int(lines):
                die_after(int(lines))
            play(Path(folder), int(seed), behind=how == "behind")
        os.waitpid(player, 0)
        report("dead")


if __name__ == "__main__":
    main()
