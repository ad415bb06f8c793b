"""Say in words what the casebook holds: a line a game, a sentence on the chosen one, the days."""

from __future__ import annotations

from datetime import date, datetime, timedelta

from arkham.files.texts import texts
from arkham.play.journal import day_of
from arkham.records.casebook import Casebook, result_key
from arkham.records.daily import DailyFigures, daily_case
from arkham.records.records import Entry, Record, Unreadable
from arkham.scenes.casebook.figures import Day
from arkham.scenes.casebook.ledger import Line


def line_of(book: Casebook, entry: Entry, first: set[str]) -> Line:
    """Return an entry as a line of the ledger; `first` names the files that count."""
    words = texts()["casebook"]
    if isinstance(entry, Unreadable):
        return Line(entry.path.name, words["damaged"], entry.reason, "", "")
    case = book.case_of(entry)
    title = f"{case.number}  {case.title}" if case else entry.case
    moment = entry.ended or entry.begun
    return Line(
        id=entry.path.name,
        date=f"{datetime.fromtimestamp(moment):%d %b %Y}" if moment else words["undated"],
        case=title,
        result=entry.result,
        stamp=words[result_key(entry)],
        turns=str(entry.turns),
        time=duration(entry.seconds),
        code=book.code(entry),
        faint=not entry.fair or entry.path.name not in first,
    )


def duration(seconds: int) -> str:
    """Return a playing time as 23 min or 1 h 05; nothing if none was kept."""
    if seconds <= 0:
        return ""
    minutes = max(1, round(seconds / 60))
    return f"{minutes} min" if minutes < 60 else f"{minutes // 60} h {minutes % 60:02d}"


def summary_line(book: Casebook, entry: Entry) -> str:
    """Tell a game in two or three short sentences."""
    words = texts()["casebook"]
    if isinstance(entry, Unreadable):
        return f"{entry.path.name}: {entry.reason}"
    template = words["told_one"] if entry.puzzles == 1 else words["told"]
    parts = [
        template.format(
            cause=words[f"cause_{entry.result}"], terms=book.terms(entry), puzzles=entry.puzzles
        )
    ]
    if (day := day_of(entry.daily)) is not None:
        parts.append(words["told_daily"].format(day=f"{day:%d %b %Y}"))
    if entry.ending > 1:
        parts.append(words["told_ending"].format(ending=entry.ending))
    return " ".join(parts)


def days_of(book: Casebook, daily: DailyFigures, last: date, count: int) -> list[Day]:
    """Return the latest daily cases, today on the right."""
    words = texts()["casebook"]
    days = []
    for back in range(count - 1, -1, -1):
        day = last - timedelta(days=back)
        case, _ = daily_case(list(book.cases.values()), day)
        record: Record | None = daily.results.get(day)
        said = {"day": f"{day:%d %b}", "case": case.title}
        if record is None:
            sentence = words["daily_open"].format(**said)
        else:
            result = words["daily_solved" if record.won else "daily_unsolved"]
            sentence = words["daily_done"].format(**said, result=result)
        days.append(Day(day.isoformat(), str(day.day), record.result if record else "", sentence))
    return days
