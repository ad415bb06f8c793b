"""The casebook without its looks: which games are listed, what is counted, what can be done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from arkham.files.texts import texts
from arkham.files.untrusted import SaveError, read_bounded
from arkham.play import casecode
from arkham.play.figures import result_word
from arkham.play.report import game_text
from arkham.play.savefile import load_text
from arkham.play.session import Session
from arkham.records.bookkeeping import NEVER, Books, count_after, count_all, counted_after
from arkham.records.daily import DailyFigures, daily_figures
from arkham.records.export import export
from arkham.records.records import ABANDONED, FAIR, Entry, Record, Unreadable, write_note
from arkham.records.statistics import Figures, figures, first_endings
from arkham.rules.cards import CaseDef

MOST_LISTED = 1000
ALL = "all"
SHOWN = (ALL, "won", "lost", "daily")


@dataclass(frozen=True, slots=True)
class Filter:
    """Which games are meant; the figures heed all of it but `shown`."""

    case: str = ALL
    terms: str = ALL  # options as `terms_id` writes them
    mark: str = ALL
    shown: str = ALL

    def counts(self, record: Record) -> bool:
        """Say whether a record belongs to these figures."""
        return (
            self.case in (ALL, record.case)
            and self.terms in (ALL, terms_id(record))
            and self.mark in (ALL, record.mark)
        )

    def lists(self, entry: Entry) -> bool:
        """Say whether an entry belongs to this list; damaged files stand in the whole list only."""
        if isinstance(entry, Unreadable):
            return (self.case, self.terms, self.shown) == (ALL, ALL, ALL)
        wanted = {
            ALL: True,
            "won": entry.won,
            "lost": not entry.won,
            "daily": bool(entry.daily),
        }
        return wanted[self.shown] and self.counts(entry)


def terms_id(record: Record) -> str:
    """Write the options of a game as one word."""
    return " ".join(f"{option}={chosen}" for option, chosen in record.options)


class Casebook:
    """All ended games of a player, and the pen to write in them."""

    def __init__(self, books: Books, cases: Sequence[CaseDef]) -> None:
        self._books = books
        self.cases = {case.id: case for case in cases}
        self.entries: list[Entry] = []
        self.waiting: list[Entry] = []  # laid aside for others, to be taken up again
        self.after = NEVER
        self.refresh()

    def refresh(self) -> None:
        """Look at the shelf again."""
        self.entries = self._books.shelf.entries()
        self.waiting = self._books.shelf.waiting()
        self.after = counted_after(self._books.storage.folder)

    @property
    def records(self) -> list[Record]:
        return [entry for entry in self.entries if isinstance(entry, Record)]

    # What is shown

    def first_filter(self) -> Filter:
        """Return the games that count like the one played last; the fair ones before any."""
        return Filter(mark=self.records[0].mark if self.records else FAIR)

    def listed(self, wanted: Filter) -> list[Entry]:
        """Return the games of a filter: those that wait to be gone on with, then the newest."""
        every = (*self.waiting, *self.entries)
        return [entry for entry in every if wanted.lists(entry)][:MOST_LISTED]

    def counted(self, wanted: Filter) -> list[Record]:
        """Return the games whose figures are asked for."""
        return [r for r in self.records if r.number > self.after and wanted.counts(r)]

    def figures(self, wanted: Filter) -> Figures:
        return figures(self.counted(wanted))

    def daily(self, day: date) -> DailyFigures:
        """Return how the daily cases went; a reset of the figures leaves them alone."""
        return daily_figures(self.records, day)

    def counts_once(self) -> set[str]:
        """Return the files of the games' first endings."""
        return {record.path.name for record in first_endings(self.records)}

    # Words about a game

    def case_of(self, record: Record) -> CaseDef | None:
        return self.cases.get(record.case)

    def title(self, record: Record) -> str:
        """Return the title of a game's case; its id where the case is not installed."""
        case = self.case_of(record)
        return case.title if case else record.case

    def terms(self, record: Record) -> str:
        """Name the terms that differ from the default, or say that none does."""
        case = self.case_of(record)
        if case is None:
            return terms_id(record)
        chosen = dict(record.options)
        changed = [
            value.title
            for option in case.options
            for value in option.values
            if value.id == chosen.get(option.id, option.default) != option.default
        ]
        return ", ".join(changed) or texts()["casebook"]["default_terms"]

    def terms_played(self, case: str) -> dict[str, str]:
        """Return the terms a case was played with, the most played first."""
        played = [record for record in self.records if record.case == case]
        names = {terms_id(record): self.terms(record) for record in played}
        return {t: names[t] for t, _ in Counter(map(terms_id, played)).most_common()}

    def code(self, record: Record) -> str:
        """Return the code of a game's deal; empty if no code deals it any more."""
        case = self.case_of(record)
        if case is None or not record.dealt or case.content_hash != record.content:
            return ""
        try:
            return casecode.encode(case, dict(record.options), record.seed)
        except ValueError:  # options or seeds that this version of the case does not have
            return ""

    def replayed(self, record: Record) -> tuple[Session, str]:
        """Return a game to look back on, and what the player should know of it.

        OSError or SaveError if the file is no longer what it was.
        """
        session, notice = load_text(game_text(read_bounded(record.path)))
        shown = (record.result, record.turns)
        if notice is None and shown != (result_word(session) or ABANDONED, session.state.turn):
            notice = texts()["casebook"]["head_wrong"]
        return session, notice or ""

    # What can be done; each returns the sentence that says so

    def note(self, record: Record, note: str) -> str:
        """Write a note on a game."""
        words = texts()["casebook"]
        try:
            write_note(record, note)
        except (OSError, SaveError) as error:
            return words["not_written"].format(reason=error)
        self.refresh()
        return words["noted"]

    def export(self) -> str:
        """Write all games and their figures into tables for spreadsheets."""
        words, folder = texts()["casebook"], self._books.storage.folder
        try:
            games, sums = export(self.records, folder, self.code)
        except OSError as error:
            return words["not_written"].format(reason=error)
        return words["exported"].format(games=games.name, figures=sums.name, folder=folder)

    def reset(self) -> str:
        """Let the figures begin anew, or count all games again."""
        words = texts()["casebook"]
        folder = self._books.storage.folder
        again = self.after != NEVER
        try:
            if again:
                count_all(folder)
            else:
                count_after(folder, max((r.number for r in self.records), default=0))
        except OSError as error:
            return words["not_written"].format(reason=error)
        self.refresh()
        return words["reset_undone" if again else "reset_done"]


def result_key(record: Record) -> str:
    """Return which word stamps a game: solved, unsolved or left open."""
    if record.result == ABANDONED:
        return "left_open"
    return "solved" if record.won else "unsolved"
