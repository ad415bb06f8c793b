"""Go on after a mistake of our own: write it down, keep the game, offer a way back to the table."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from arkham.files.texts import texts
from arkham.scenes.draw.theme import theme_for
from arkham.scenes.stack import Pop, Quit, Replace, Scene, Transition

if TYPE_CHECKING:
    from arkham.flow.game import Game
    from arkham.play.session import Session
    from arkham.play.storage import Storage
    from arkham.scenes.dialogs.dialog import CrashScene, DialogScene
    from arkham.scenes.draw.theme import Theme

_LONGEST_WAIT_S = 5.0  # for a disk that does not answer
_Place = tuple[type, str, int | None]


class CrashFlow:
    """What the game does when the loop meets an exception that nobody expected."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._error: Exception | None = None
        self._last: tuple[_Place, str] | None = None  # where it broke before, at which table
        self._page: CrashScene | None = None

    def page(self, error: Exception) -> Scene | None:
        """Return the page to show after a crash, None if it is that page that crashed."""
        from arkham.files import logfile
        from arkham.scenes.dialogs.dialog import CrashScene

        logfile.start()
        logfile.log.error("crash: %s", logfile.traceback_text(error))
        if self._page is not None:
            return None
        self._error = error
        self._game.mind.close()  # nobody waits for its answers any more
        self._keep()
        words = texts()["crash"]
        session = self._session()
        here = (_place(error), "" if session is None else session.state.digest())
        again, self._last = here == self._last, here
        back = "menu" if again or session is None else "continue"
        file = logfile.NAME if logfile.is_written() else words["nowhere"]
        self._page = CrashScene(
            words["title"],
            words["again" if again else "words"].format(file=file),
            [(name, words[name]) for name in (back, "report", "quit")],
            self._chosen,
            theme_for("red"),
        )
        return self._page

    def _chosen(self, button: str) -> Transition | None:
        page = self._page
        if button == "report" and page is not None:
            page.say(self._game.report(self._error), without="report")
            return None
        self._page = None  # from here on a crash is a new one
        if button == "quit":
            return Quit()
        session = self._rebuilt() if button == "continue" else None
        return Replace(self._game.menu() if session is None else self._game.table(session))

    def _session(self) -> Session | None:
        """Return the running game, if one was loaded; nothing is loaded for a crash."""
        session: Session | None = self._game.__dict__.get("session")
        return session

    def _keep(self) -> None:
        """Save once more: the crash may have come between a move and its save."""
        session = self._session()
        if session is None or session.outcome is not None or self._is_held_back(session):
            return
        with suppress(Exception):  # saving may be what crashed
            self._game.storage.save(session)
            self._game.storage.writer.flush(_LONGEST_WAIT_S)

    def _is_held_back(self, session: Session) -> bool:
        """Say whether the save holds another game, left for this one in which nobody has moved."""
        return session.here.parent is None and self._game.new_game.holds_back(session)

    def _rebuilt(self) -> Session | None:
        """Return the game as a new start would find it; in memory if nothing is on the disk."""
        from arkham.files.untrusted import SaveError
        from arkham.play.savefile import load_text, save_text

        running = self._session()
        if running is not None and self._is_held_back(running):
            return running
        session = self._game.storage.load() if self._game.storage.writable else None
        if session is None and running is not None:
            with suppress(SaveError):
                session, _ = load_text(save_text(running))
        return session


def _place(error: Exception) -> _Place:
    """Return what went wrong and on which line, to know the same mistake again."""
    import traceback  # not before there is something to trace

    frames = traceback.extract_tb(error.__traceback__)
    return type(error), frames[-1].filename if frames else "", frames[-1].lineno if frames else 0


def written_report(
    storage: Storage, session: Session | None, error: Exception | None = None
) -> str:
    """Write a capsule and return the sentence that says where it is, or why there is none."""
    from arkham.play.report import write_capsule

    words = texts()["report"]
    folder = storage.folder / "reports"
    try:
        path = write_capsule(folder, session, error)
    except OSError as failure:
        return words["failed"].format(reason=failure.strerror or failure)
    return words["written"].format(file=path.name, folder=folder)


def report_page(sentence: str, theme: Theme) -> DialogScene:
    """Return a page that says what became of a report."""
    from arkham.scenes.dialogs.dialog import DialogScene

    words = texts()["report"]
    return DialogScene(
        words["title"], sentence, [("back", words["back"])], lambda button: Pop(), theme
    )
