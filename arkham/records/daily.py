"""The daily case: one deal a day, the same for everybody, found without asking anyone.

Days are days of UTC. A day counts for the streak when its case was begun on that very day and
ended fairly; only the first such game counts, so neither playing again nor setting the clock
back adds a day twice. Earlier days can be played too, but count for nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

from arkham.play.casecode import SEEDS
from arkham.play.journal import day_of
from arkham.records.records import ABANDONED, Record
from arkham.records.statistics import first_endings, longest_run
from arkham.rules.cards import CaseDef
from arkham.rules.rng import seeded
from arkham.rules.ruleset import chosen_options

DAYS_BACK = 60  # how old a daily case may be to be known again by its deal


def today() -> date:
    """Return the day it is in UTC."""
    return datetime.now(UTC).date()


def daily_case(cases: Sequence[CaseDef], day: date) -> tuple[CaseDef, int]:
    """Return the case and the deal of a day, the same for everybody."""
    number = day.toordinal()
    return cases[number % len(cases)], seeded(number) % SEEDS


def day_of_deal(
    cases: Sequence[CaseDef], case: CaseDef, options: dict[str, str], seed: int, last: date
) -> date | None:
    """Return the day whose case a deal is, None if it is no recent one's."""
    if chosen_options(case, options) != chosen_options(case, {}):
        return None
    for back in range(DAYS_BACK):
        day = last - timedelta(days=back)
        of_day, deal = daily_case(cases, day)
        if of_day.id == case.id and deal == seed:
            return day
    return None


@dataclass(frozen=True, slots=True)
class DailyFigures:
    """How the days went: the game that counts of each, and the days in a row."""

    results: dict[date, Record]
    streak: int
    best: int


def daily_figures(records: Iterable[Record], last: date) -> DailyFigures:
    """Return the results of the days and the streak as of a day, which may still be open."""
    results: dict[date, Record] = {}
    for record in first_endings(records):
        day = day_of(record.daily)
        begun = datetime.fromtimestamp(record.begun, UTC).date()
        if day == begun and record.fair and record.result != ABANDONED:
            results.setdefault(day, record)
    end = last if last in results else last - timedelta(days=1)
    streak = 0
    while end - timedelta(days=streak) in results:
        streak += 1
    first = min(results, default=last)
    days = (first + timedelta(days=i) for i in range((max(results, default=last) - first).days + 1))
    return DailyFigures(results, streak, longest_run(day in results for day in days))
