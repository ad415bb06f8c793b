"""Keep the books of one player: who begins, plays on or gives up a game comes through here."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from arkham.files.atomic import write_atomically
from arkham.files.texts import texts
from arkham.files.untrusted import SaveError, number, parse, read_bounded, value, words
from arkham.play.journal import Journal
from arkham.play.session import Session
from arkham.play.storage import Storage
from arkham.records.daily import daily_figures, day_of_deal, today
from arkham.records.records import Record, Shelf
from arkham.records.statistics import figures
from arkham.rules.cards import CaseDef
from arkham.rules.ruleset import chosen_options

_OPENED = "opened.json"


class OpenedDeals:
    """The deals of which one player has seen the order: whoever knows it plays them as practice.

    A list that cannot be read counts as none, and where nothing can be written it lasts as long
    as the game runs.
    """

    def __init__(self, folder: Path) -> None:
        self._path = folder / _OPENED
        self._deals: dict[str, None] | None = None  # in the order in which they were opened

    def add(self, case: CaseDef, options: dict[str, str], seed: int) -> None:
        """Note a deal, here and in the file."""
        self._known()[_fingerprint(case, options, seed)] = None
        with suppress(OSError):
            write_atomically(self._path, json.dumps({"deals": list(self._known())}) + "\n")

    def has(self, case: CaseDef, options: dict[str, str], seed: int) -> bool:
        return _fingerprint(case, options, seed) in self._known()

    def _known(self) -> dict[str, None]:
        if self._deals is None:
            try:
                found = words(parse(read_bounded(self._path)).get("deals", []), "the deals")
            except (OSError, SaveError):
                found = []
            self._deals = dict.fromkeys(found)
        return self._deals


def _fingerprint(case: CaseDef, options: dict[str, str], seed: int) -> str:
    told = [case.id, seed, sorted(chosen_options(case, options).items())]
    return sha256(json.dumps(told).encode()).hexdigest()[:16]


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
_FIGURES = "figures.json"
_MOST = 1_000_000


def counted_after(folder: Path) -> int:
    """Return the number of the last game that does not count, NEVER if all do."""
    try:
        data = parse(read_bounded(folder / _FIGURES))
        return number(value(data, "after"), "the number of the game", 0, _MOST)
    except (OSError, SaveError):
        return NEVER


def count_after(folder: Path, game: int) -> None:
    """Let only games after this one count; OSError if that cannot be written down."""
    write_atomically(folder / _FIGURES, f'{{"after": {game}}}\n')


def count_all(folder: Path) -> None:
    """Take a reset back."""
    (folder / _FIGURES).unlink(missing_ok=True)
