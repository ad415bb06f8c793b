"""The balance report: every row is played once, an interrupted one goes on, the pages are sound."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

from arkham.ai.simulate import Result, Row, play_parts, result_from_counts
from arkham.cli import main
from arkham.commands.balance import Report, rows
from arkham.rules import load_case


def few_rows() -> list[Row]:
    return [Row(load_case(1), {}, "random", in_depth=True), Row(load_case(1), {}, "greedy")]


def played(report: Report) -> int:
    """Play what a report misses and return how many games that were."""
    before = report.games_done
    for _ in report.play(jobs=1):
        pass
    return report.games_done - before


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Report:
    """Return a report of which every game was played."""
    report = Report(tmp_path_factory.mktemp("whole"), few_rows(), games=2, seed=5)
    assert report.games_wanted == 2 + 10  # the quick player plays more
    assert played(report) == 12
    return report


def test_a_report_is_written_with_its_plots(whole: Report) -> None:
    page = whole.write().read_text(encoding="utf-8")
    assert "Case 1 random" in page and "Case 1 greedy" in page
    plots = sorted(whole.folder.glob("*.svg"))
    assert len(plots) == 6
    for plot in plots:
        ElementTree.parse(plot)
        assert f'src="{plot.name}"' in page
    figures = json.loads((whole.folder / "report.json").read_text(encoding="utf-8"))
    assert [row["games"] for row in figures["rows"]] == [2, 10]
    assert figures["rows"][0]["goals_missing_at_the_loss"]
    assert sum(figures["rows"][0]["tenth_of_the_decision"].values()) == 2


def test_a_report_goes_on_where_it_was_cut_off(whole: Report, tmp_path: Path) -> None:
    cut = Report(tmp_path / "cut", few_rows(), games=2, seed=5)
    for number, _ in enumerate(cut.play(jobs=1)):
        if number == 4:
            break
    log = tmp_path / "cut" / "games.jsonl"
    log.write_text(log.read_text(encoding="utf-8") + '{"row": "torn', encoding="utf-8")
    again = Report(tmp_path / "cut", few_rows(), games=2, seed=5)
    assert again.games_done == 5
    assert played(again) == 7
    assert again.results == whole.results


def test_other_seeds_or_cards_are_other_games(tmp_path: Path) -> None:
    assert played(Report(tmp_path, few_rows()[:1], games=2, seed=5)) == 2
    assert Report(tmp_path, few_rows()[:1], games=2, seed=9).games_done == 0
    other = [Row(load_case(1), {"victims": "six"}, "random")]
    assert Report(tmp_path, other, games=2, seed=5).games_done == 0


def test_the_rows_cover_every_value_of_every_option() -> None:
    cases = [load_case(3)]
    found = rows(cases, ["greedy", "expert"], {}, 0.0)
    modes = [row.options for row in found if row.player == "greedy"]
    assert modes == [{"mode": "hardboiled"}, {"mode": "classic"}]
    for option in cases[0].options:
        for value in option.values:
            if value.id != option.default:
                assert any(row.options.get(option.id) == value.id for row in found), value.id
    fixed = rows(cases, ["greedy"], {"mode": "classic"}, 0.0)
    assert [row.options["mode"] for row in fixed] == ["classic"]


def test_no_two_rows_look_alike(tmp_path: Path) -> None:
    """Six types, six Victims and limits of six are three rows."""
    every = rows([load_case(number) for number in (1, 2, 3)], ["greedy", "expert"], {}, 0.0)
    page = Report(tmp_path, every, games=1, seed=5).write().read_text(encoding="utf-8")
    labels = re.findall("<tr><td>(Case [^<]*)", page)
    assert len(labels) >= len(every) and set(Counter(labels).values()) == {1}


@pytest.mark.sweep
def test_only_search_is_told_how_much_to_try_and_another_effort_is_another_row(
    tmp_path: Path,
) -> None:
    cases = [load_case(2)]
    found = rows(cases, ["greedy", "search"], {}, rollouts=1)
    assert [(row.player, row.rollouts) for row in found] == [("greedy", 0), ("search", 1)]
    assert played(Report(tmp_path, found[1:], games=1, seed=5)) == 1
    more = rows(cases, ["search"], {}, rollouts=2)
    assert Report(tmp_path, more, games=2, seed=5).games_done == 0


def test_all_players_try_the_ends_of_case_1_and_the_slow_one_comes_last() -> None:
    found = rows([load_case(1)], ["search", "expert"], {})
    easiest = {"victims": "six", "limits": "six"}
    hardest = {"victory": "six", "victims": "four"}
    for player in ("search", "expert"):
        tried = [row.options for row in found if row.player == player]
        assert {} in tried and easiest in tried and hardest in tried
    assert [row.player for row in found[-3:]] == ["search"] * 3


def test_rows_are_compared_on_the_deals_both_have_played(tmp_path: Path) -> None:
    case = load_case(1)
    easy = {"victims": "six"}
    terms = [Row(case, {}, "greedy"), Row(case, {}, "expert"), Row(case, easy, "expert")]
    report = Report(tmp_path, terms, games=2, seed=5)
    report.results = [
        Result(solved=Counter({"5": 0, "6": 0, "7": 1, "8": 0})),
        Result(solved=Counter({"5": 1, "6": 0, "7": 1})),
        Result(solved=Counter({"5": 1, "6": 1})),
    ]
    report.write()
    figures = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))["rows"]
    assert figures[0]["against"] == []
    (lead,) = figures[1]["against"]
    assert (lead["row"], lead["deals"]) == ("Case 1 greedy", 3)
    assert lead["lead"] == pytest.approx(1 / 3) and lead["standard_error"] == pytest.approx(1 / 3)
    (lead,) = figures[2]["against"]
    assert (lead["row"], lead["deals"], lead["lead"]) == ("Case 1 expert", 2, 0.5)


def test_counts_survive_being_written() -> None:
    total = Result()
    for _, part in play_parts(few_rows()[0], range(3)):
        total.add(part)
    assert result_from_counts(json.loads(json.dumps(total.to_counts()))) == total


def test_the_command_says_where_the_page_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--case", "2", "--player", "random", "--games", "1", "--jobs", "1"]
    assert main(["simulate", "--report", str(tmp_path), *words]) == 0
    assert capsys.readouterr().out == f"{tmp_path / 'index.html'}\n"
