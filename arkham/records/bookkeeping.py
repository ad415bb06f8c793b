"""Keep the books of one player: who begins, plays on or gives up a game comes through here."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from arkham.files.atomic import write_atomically
from arkham.files.texts import texts
from arkham.files.untrusted import SaveError, number, parse, read_bounded, value
from arkham.play.journal import Journal
from arkham.play.session import Session
from arkham.play.storage import Storage
from arkham.records.daily import daily_figures, day_of_deal, today
from arkham.records.opened import OpenedDeals
from arkham.records.records import Shelf
from arkham.records.statistics import figures

if TYPE_CHECKING:
    from arkham.records.records import Record
    from arkham.rules.cards import CaseDef


class Books:
    """The running game's clock and the shelf of the ended ones."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.shelf = Shelf(storage)
        self._opened = OpenedDeals(storage.folder)

    def begin(
        self,
        cases: Sequence[CaseDef],
        case: CaseDef,
        options: dict[str, str],
        seed: int,
        *,
        open_deck: bool = False,
    ) -> Session:
        """Deal a new game; with an open deck it is practice, and no day's case.

        A deal that was played before is practice as well: its cards are known.
        """
        session = Session.new(case, options, seed)
        day = day_of_deal(cases, case, options, seed, today())
        session.journal = Journal.opened(day.isoformat() if day and not open_deck else "")
        if open_deck:
            session.open_the_deck()
            self._opened.add(case, options, seed)
        elif self.has_played(session):
            session.mark_as_practice()
        return session

    def has_played(self, session: Session) -> bool:
        """Say whether the deal of a game stands in the casebook."""
        deal = (session.case.id, session.seed, tuple(sorted(session.options.items())))
        return any((r.case, r.seed, r.options) == deal for r in self.shelf.records())

    def has_seen_deck(self, session: Session) -> bool:
        """Say whether the draw order of a game's deal was shown, in this game or in another."""
        return self._opened.has(session.case, session.options, session.seed)

    def give_up(self, session: Session) -> None:
        """Put a game that is left for another on the shelf, if that is giving it up."""
        if is_given_up(session):
            self.storage.give_up(session)

    def sit_down(self, session: Session) -> None:
        """Start the clock of a game; one whose draw order was seen is practice."""
        if self.has_seen_deck(session):
            session.mark_as_practice()
        session.journal.sit_down(time.monotonic())

    def keep(self, session: Session) -> None:
        """Save a game after a move, with the time it took."""
        session.journal.tick(time.monotonic())
        self.storage.save(session)

    def counted(self) -> list[Record]:
        """Return the games that count, newest first: those after a reset of the figures."""
        after = counted_after(self.storage.folder)
        return [record for record in self.shelf.records() if record.number > after]

    def standing(self, session: Session) -> str:
        """Return a line on how games like this one went so far, this one included."""
        words, journal = texts()["over"], session.journal
        if journal.endings > 1:
            return words["ended_before"]
        if session.open_deck:
            return words["open_deck"]
        records = self.counted()
        daily = daily_figures(records, today())
        if any(record.game == journal.id for record in daily.results.values()):
            return words["daily_standing"].format(streak=daily.streak)
        options = tuple(sorted(session.options.items()))
        alike = (session.case.id, options, session.mark.value)
        so_far = figures(r for r in records if (r.case, r.options, r.mark) == alike)
        if not so_far.games:  # nothing could be kept
            return ""
        key = f"{session.mark.value}_standing"
        return words[key].format(games=so_far.games, won=so_far.won, streak=so_far.streak)

    def tallies(self, cases: Sequence[CaseDef]) -> dict[str, str]:
        """Return a line on how each case went so far, for the cases that were played."""
        records, lines = self.counted(), {}
        for case in cases:
            of_case = figures(r for r in records if r.case == case.id)
            if of_case.games:
                line = texts()["setup"]["played"]
                lines[case.id] = line.format(games=of_case.games, won=of_case.won)
        return lines


def is_given_up(session: Session) -> bool:
    """Say whether leaving this game is giving it up: acted in and not over."""
    return session.here.parent is not None and session.outcome is None


NEVER = -1  # every game counts
_NAME = "figures.json"
_MOST = 1_000_000


def counted_after(folder: Path) -> int:
    """Return the number of the last game that does not count, NEVER if all do."""
    try:
        data = parse(read_bounded(folder / _NAME))
        return number(value(data, "after"), "the number of the game", 0, _MOST)
    except (OSError, SaveError):
        return NEVER


def count_after(folder: Path, game: int) -> None:
    """Let only games after this one count; OSError if that cannot be written down."""
    write_atomically(folder / _NAME, f'{{"after": {game}}}\n')


def count_all(folder: Path) -> None:
    """Take a reset back."""
    (folder / _NAME).unlink(missing_ok=True)
