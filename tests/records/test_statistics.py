"""Figures are counted from the records, the same however often and in whatever order."""

from __future__ import annotations

import csv
import io
from datetime import UTC, date, datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st
from shelf import DAY, a_record, fill

from arkham.casefile import load_case
from arkham.play.journal import clean_note
from arkham.play.storage import Storage
from arkham.records.bookkeeping import NEVER, count_after, count_all, counted_after
from arkham.records.daily import DAYS_BACK, daily_case, daily_figures, day_of_deal
from arkham.records.export import COLUMNS, FIGURE_COLUMNS, export, games_csv
from arkham.records.records import ABANDONED, LOSSES, WON, Shelf, proved
from arkham.records.statistics import FORM, by_group, figures

CASES = [load_case(n) for n in (1, 2, 3)]
RESULTS = (WON, *LOSSES, ABANDONED)

games = st.lists(
    st.tuples(
        st.sampled_from(RESULTS),
        st.integers(1, 140),
        st.integers(0, 9),
        st.sampled_from(("fair", "practice")),
        st.sampled_from(("witch-cult", "thunder")),
    ),
    max_size=60,
).map(
    lambda rows: [
        a_record(n, result, turns=turns, puzzles=puzzles, mark=mark, case=case)
        for n, (result, turns, puzzles, mark, case) in enumerate(rows, 1)
    ]
)


@given(games, st.randoms())
def test_the_order_of_the_files_does_not_matter(records, chance):
    shuffled = list(records)
    chance.shuffle(shuffled)
    assert figures(shuffled) == figures(records)
    assert by_group(shuffled) == by_group(records)


@given(games)
def test_the_parts_add_up_to_the_whole(records):
    whole = figures(records)
    assert whole.games == len(records) == whole.won + whole.lost + whole.abandoned
    assert sum(count for _, count in whole.causes) == whole.games - whole.won
    assert sum(b.won + b.lost for b in whole.turns) == whole.games - whole.abandoned
    assert sum(b.won for b in whole.turns) == whole.won
    assert sum(f.games for f in by_group(records).values()) == whole.games
    assert len(whole.form) == min(FORM, whole.games)
    assert whole.streak <= whole.best_streak <= whole.won
    assert all(
        one.high + 1 == next_.low for one, next_ in zip(whole.turns, whole.turns[1:], strict=False)
    )


@given(games)
def test_a_copy_of_a_file_counts_nothing(records):
    assert figures(records + records) == figures(records)


def test_streaks_end_with_a_loss_and_with_a_game_given_up():
    run = [WON, WON, WON, "victims", WON, WON]
    assert figures(a_record(n, r) for n, r in enumerate(run, 1)).best_streak == 3
    assert figures(a_record(n, r) for n, r in enumerate(run, 1)).streak == 2
    assert figures(a_record(n, r) for n, r in enumerate([*run, ABANDONED], 1)).streak == 0


def test_no_games_have_no_share_and_no_average():
    nothing = figures([])
    assert (nothing.share, nothing.average_turns, nothing.turns) == (None, None, ())


def test_figures_from_heads_are_those_from_playing_every_game_again(tmp_path):
    storage = Storage(tmp_path)
    fill(storage, 36)
    listed = Shelf(storage).records()
    assert figures(listed) == figures(proved(record.path) for record in listed)
    assert by_group(listed) == by_group(Shelf(storage).records())


def test_a_reset_is_taken_back_and_a_damaged_one_is_none(tmp_path):
    assert counted_after(tmp_path) == NEVER
    count_after(tmp_path, 12)
    assert counted_after(tmp_path) == 12
    (tmp_path / "figures.json").write_text("{")
    assert counted_after(tmp_path) == NEVER
    count_all(tmp_path)
    count_all(tmp_path)
    assert counted_after(tmp_path) == NEVER


# The daily case

TODAY = date(2026, 11, 16)


def played(day: date, number: int, result: str = WON, on: date | None = None, **facts):
    moment = datetime.combine(on or day, datetime.min.time(), UTC).timestamp() + DAY / 2
    return a_record(number, result, daily=day.isoformat(), begun=int(moment), **facts)


def days(*back: int) -> list[date]:
    return [TODAY - timedelta(days=b) for b in back]


def test_days_in_a_row_make_a_streak_and_today_may_still_be_open():
    records = [played(day, n) for n, day in enumerate(days(5, 3, 2, 1), 1)]
    assert daily_figures(records, TODAY).streak == 3
    assert daily_figures([*records, played(TODAY, 9, "victims")], TODAY).streak == 4
    assert daily_figures(records, TODAY + timedelta(days=1)).streak == 0
    assert daily_figures(records, TODAY).best == 3


def test_only_the_first_fair_result_of_a_day_counts():
    lost, won = played(TODAY, 1, "stability"), played(TODAY, 2)
    practice = played(TODAY, 0, mark="practice")
    found = daily_figures([won, practice, lost], TODAY)
    assert found.results == {TODAY: lost}
    assert found.streak == 1


def test_an_earlier_day_played_later_adds_nothing():
    (yesterday,) = days(1)
    found = daily_figures([played(yesterday, 1, on=TODAY), played(TODAY, 2)], TODAY)
    assert list(found.results) == [TODAY]


def test_a_clock_set_back_adds_no_day_twice_and_changes_no_result():
    first = played(TODAY, 1, "stability", seconds=9)
    again = a_record(2, WON, daily=TODAY.isoformat(), begun=first.begun - 3600)
    found = daily_figures([again, first], TODAY)
    assert found.results == {TODAY: first}
    assert found.streak == found.best == 1


@given(st.lists(st.tuples(st.integers(0, 30), st.sampled_from(RESULTS)), max_size=60))
def test_a_streak_is_never_longer_than_the_days_played(rows):
    records = [played(TODAY - timedelta(days=b), n, r) for n, (b, r) in enumerate(rows, 1)]
    found = daily_figures(records, TODAY)
    assert found.streak <= found.best <= len({back for back, _ in rows})


def test_a_daily_deal_is_known_again_with_its_default_terms_only():
    for back in (0, 1, 30):
        day = TODAY - timedelta(days=back)
        case, seed = daily_case(CASES, day)
        assert day_of_deal(CASES, case, {}, seed, TODAY) == day
        option = case.options[0]
        other = next(v.id for v in option.values if v.id != option.default)
        assert day_of_deal(CASES, case, {option.id: other}, seed, TODAY) is None
    case, seed = daily_case(CASES, TODAY - timedelta(days=DAYS_BACK))
    assert day_of_deal(CASES, case, {}, seed, TODAY) is None
    case, seed = daily_case(CASES, TODAY + timedelta(days=1))
    assert day_of_deal(CASES, case, {}, seed, TODAY) is None


# The table for spreadsheets


SIGNS = ("=", "+", "-", "@", "\uff1d", "\uff0b", "\uff0d", "\uff20", "\t", "\r")
NASTY = (
    "=1+1", " @x", "-2", "a,b", '"', "x;=1+1", 'x;"=1+1"', "x|\uff1d1", "\uff0b1", "a; '=1", ";="
)  # fmt: skip


@given(st.text(max_size=60).map(clean_note) | st.sampled_from(NASTY) | st.text("=;,|\"' +1"))
def test_a_note_comes_back_from_the_table_and_is_never_a_formula(note):
    text = games_csv([a_record(1, note=note)], lambda record: "CODE")
    (row,) = list(csv.DictReader(io.StringIO(text, newline="")))
    assert row["note"].replace("'", "") == note.replace("'", "")
    for mark in (",", ";", "|", "\t"):  # as spreadsheets elsewhere split it
        for cells in csv.reader(io.StringIO(text, newline=""), delimiter=mark):
            assert not [cell for cell in cells if cell.lstrip(' "').startswith(SIGNS)]


def test_the_table_has_every_game_once_and_oldest_first(tmp_path):
    records = [a_record(n, r, note="=1+1") for n, r in enumerate(RESULTS, 1)]
    games, sums = export(records[::-1], tmp_path, lambda record: f"CODE-{record.number}")
    with games.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert tuple(rows[0]) == COLUMNS
    assert [row["result"] for row in rows] == list(RESULTS)
    assert [int(row["turns"]) for row in rows] == [record.turns for record in records]
    assert {row["note"] for row in rows} == {"'=1+1"}
    with sums.open(encoding="utf-8", newline="") as file:
        (row,) = list(csv.DictReader(file))
    assert tuple(row) == FIGURE_COLUMNS
    assert (row["games"], row["won"], row["left open"], row["lost by victims"]) == tuple("5111")
    assert row["share won"] == "20.00"
