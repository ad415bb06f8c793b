"""The benches: what they print and that it makes sense, and that a missed target is a finding.

How fast the game is depends on the machine and is no matter of tests: .ci/run runs the benches.
"""

from __future__ import annotations

import itertools
import json
from functools import cache
from typing import Any

import pytest

from arkham.ai.settling import worth_a_look
from arkham.casefile import load_case
from arkham.cli import main
from arkham.commands import FOUND, OK
from arkham.commands.bench import KINDS, idle, kit, mind, rules
from arkham.commands.bench.drive import Costs, percentile
from arkham.commands.bench.kit import BenchProcesses, Measured, Ratio, report
from arkham.commands.bench.table import CARDS_A_LINE, LINES, late_session
from arkham.rules import apply
from arkham.rules.areas import HAND, LEADS
from arkham.rules.choices import Prompt
from arkham.rules.engine import option_for


def figures(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    """Return what a bench says; its exit code must say the same."""
    code = main(["bench", *words, "--repetitions", "1", "--json"])
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    missed = any(ratio["verdict"] == "MISSED" for ratio in found["ratios"].values())
    assert code == (FOUND if missed else OK)
    return found


@pytest.fixture
def no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.setattr(kit.shutil, "which", lambda name: None)


@pytest.mark.parametrize("case", [1, 2, 3])
def test_the_late_table_is_full_and_can_be_played_on(case: int) -> None:
    session = late_session(load_case(case))
    assert [len(line) for line in session.state.lines] == [CARDS_A_LINE] * LINES
    assert len(session.state.areas[HAND]) == 3
    assert all(session.state.areas[LEADS])
    assert session.choice is not None and session.choice.prompt is Prompt.ACTION
    cards = [c for place in (*session.state.areas, *session.state.lines) for c in place if c]
    assert len(cards) == len(set(cards))
    session.do(session.choice.options[0])


# Judging


def measured(*values: float) -> Measured:
    return {"size": "small"}, [Ratio(f"row {value}", value, 9, 5, "M") for value in values]


def test_a_ratio_knows_whether_it_is_good() -> None:
    verdicts = [Ratio("x", value, 9, 5, "M").verdict for value in (5, 7, 9, 9.01, float("nan"))]
    assert verdicts == ["as aimed", "good", "good", "MISSED", "MISSED"]
    more = [Ratio("x", value, 1, 3, "×", at_least=True).verdict for value in (0.9, 1, 3)]
    assert more == ["MISSED", "good", "as aimed"]


@pytest.mark.parametrize("as_json", [False, True])
def test_a_must_that_is_missed_twice_is_a_finding(
    capsys: pytest.CaptureFixture[str], as_json: bool
) -> None:
    tries = [measured(4, 10), measured(4, 11)]
    assert report("Rows", lambda: tries.pop(0), as_json=as_json) == FOUND
    out = capsys.readouterr().out
    assert out.count("MISSED") == 2 and "row 10" in out and "row 11" in out


@pytest.mark.parametrize("as_json", [False, True])
def test_one_that_is_missed_once_is_measured_again_and_both_are_shown(
    capsys: pytest.CaptureFixture[str], as_json: bool
) -> None:
    tries = [measured(10), measured(8)]
    assert report("Rows", lambda: tries.pop(0), as_json=as_json) == OK
    out = capsys.readouterr().out
    assert "row 10" in out and "row 8" in out and not tries


@pytest.mark.parametrize("as_json", [False, True])
def test_what_meets_its_must_is_measured_once(
    capsys: pytest.CaptureFixture[str], as_json: bool
) -> None:
    tries = [measured(9)]
    assert report("Rows", lambda: tries.pop(0), as_json=as_json) == OK
    assert "MISSED" not in capsys.readouterr().out


FRAMES = {"frames": 9, "p50_ms": 1.0, "p99_ms": 2.0, "worst_ms": 3.0, "worst did": "frame 4 of x"}
GOOD: dict[str, dict[str, Any]] = {
    "frames": {
        "copy_ms": 0.5,
        **{kind: FRAMES for kind in ("animating", "input", "hurried", "slices")},
        "memory_mb": 100.0,
    },
    "window": {"memory_mb": 40.0},
    "natural": FRAMES
    | {
        "p99_ms": 16.9,
        "input p95_ms": 9.0,
        "input worst_ms": 12.0,
        "input worst did": "frame 1 of y",
    },
    "bare": {"ms": 60.0, "wall_ms": 70.0},
    "startup": {kind: {"ms": 90.0, "wall_ms": 99.0} for kind in ("menu", "prepared", "table")},
    "idle": {"cpu_percent": 0.1, "wakeups_per_s": 1.0, "driver": "x11", "sound": "closed"},
    "games": {"memory_mb": [90.0, *[100.0] * 9]},
}
MISSES: list[tuple[str, str, dict[str, Any], str]] = [
    ("frames", "frames", {"animating": FRAMES | {"p99_ms": 12.6}}, "animating frame p99"),
    ("frames", "frames", {"input": FRAMES | {"p99_ms": 6.1}}, "input to pixel p99"),
    ("frames", "frames", {"hurried": FRAMES | {"p99_ms": 20.1}}, "without any pause p99"),
    ("frames", "frames", {"slices": FRAMES | {"worst_ms": 8.1}}, "one slice"),
    ("frames", "frames", {"memory_mb": 201.0}, "memory at a full table"),
    ("window", "natural", {"p99_ms": 18.1}, "between two frames, p99"),
    ("window", "natural", {"worst_ms": 33.1}, "between two frames, worst"),
    ("window", "natural", {"input p95_ms": 10.1}, "input to frame, p95"),
    ("startup", "startup", {"menu": {"ms": 181.0, "wall_ms": 1}}, "start to the menu"),
    ("startup", "startup", {"table": {"ms": 301.0, "wall_ms": 1}}, "click to the table"),
    ("idle", "idle", {"cpu_percent": 0.6}, "idle in a window "),
    ("idle", "idle", {"wakeups_per_s": 11.0}, "wake-ups"),
    ("memory", "games", {"memory_mb": [90.0, *[100.0] * 8, 110.1]}, "growth over the games"),
]


@pytest.fixture
def faked(monkeypatch: pytest.MonkeyPatch) -> dict[str, dict[str, Any]]:
    """Return the figures that the processes which measure shall find."""
    found = dict(GOOD)
    monkeypatch.setenv("DISPLAY", ":7")
    monkeypatch.setattr(BenchProcesses, "run", lambda shop, work, **arguments: found[work])
    return found


@pytest.mark.parametrize("kind", [k for k in KINDS if k not in ("rules", "bundle", "mind")])
def test_a_bench_that_meets_its_musts_exits_with_0(
    capsys: pytest.CaptureFixture[str], faked: dict[str, dict[str, Any]], kind: str
) -> None:
    assert main(["bench", kind]) == OK
    assert "MISSED" not in capsys.readouterr().out


@pytest.mark.parametrize(("kind", "work", "change", "row"), MISSES, ids=lambda v: str(v)[:30])
@pytest.mark.parametrize("json_wanted", [[], ["--json"]])
def test_every_must_that_is_missed_makes_it_exit_with_1(
    capsys: pytest.CaptureFixture[str],
    faked: dict[str, dict[str, Any]],
    kind: str,
    work: str,
    change: dict[str, Any],
    row: str,
    json_wanted: list[str],
) -> None:
    faked[work] = faked[work] | change
    assert main(["bench", kind, *json_wanted]) == FOUND
    out = capsys.readouterr().out
    if json_wanted:
        ratios = json.loads(out)["ratios"]
        assert [n for n, r in ratios.items() if r["verdict"] == "MISSED"][0].count(row.strip())
    else:
        missed = [line for line in out.splitlines() if line.endswith("MISSED")]
        assert len(missed) == 2 and all(row in line for line in missed)


def test_the_worst_frame_is_told_with_what_it_did(
    capsys: pytest.CaptureFixture[str], faked: dict[str, dict[str, Any]]
) -> None:
    main(["bench", "frames"])
    assert "3.00 ms: frame 4 of x" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("turns", "clones", "code"), [(1.0, 0.5, OK), (0.9, 9, FOUND), (9, 0.4, FOUND)]
)
def test_rules_that_are_too_slow_are_a_finding(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    turns: float,
    clones: float,
    code: int,
) -> None:
    pytest.importorskip("chess")
    monkeypatch.setattr(rules, "IS_COMPILED", False)
    rates = itertools.cycle([100.0, 100.0, *[100 * turns, 100 * clones] * 3])
    monkeypatch.setattr(rules, "rate", lambda work, seconds: next(rates))
    assert main(["bench", "rules"]) == code
    assert ("MISSED" in capsys.readouterr().out) == (code == FOUND)


some_game = cache(mind.some_game)


@pytest.mark.parametrize(
    ("review_s", "look_s", "code"), [(9.9, 0.001, OK), (10.1, 0.001, FOUND), (1.0, 0.009, FOUND)]
)
def test_a_review_that_comes_late_or_holds_the_table_up_is_a_finding(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    review_s: float,
    look_s: float,
    code: int,
) -> None:
    monkeypatch.setattr(mind, "_waited", lambda ask, *question: (0.3, review_s, look_s))
    monkeypatch.setattr(mind, "some_game", some_game)
    assert main(["bench", "mind", "--repetitions", "1"]) == code
    assert ("MISSED" in capsys.readouterr().out) == (code == FOUND)


def test_the_game_that_is_reviewed_has_sixty_decisions() -> None:
    start, commands, table = mind.some_game(1, 0)
    decisions = 0
    for command in commands:
        assert start.choice is not None
        decisions += len(worth_a_look(start.choice)) > 1
        apply(start, option_for(start, command), record=False)
    assert decisions == mind.DECISIONS and table.choice is not None


# Real measurements, short ones


@pytest.mark.sweep
def test_frames_are_compared_with_a_copy_of_the_screen(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kit, "TRIES", 1)
    found = figures(capsys, "frames", "--frames", "30")
    assert found["copy_ms (M)"] > 0
    assert found["animating frames"] >= 30 and found["input frames"] >= 30
    assert found["slices frames"] > 0
    for kind in ("animating", "input", "hurried"):
        costs = [found[f"{kind} {name}_ms"] for name in ("p50", "p99", "worst")]
        assert costs == sorted(costs)
        assert found[f"{kind} wall worst_ms"] >= found[f"{kind} p50_ms"]
        assert "frame " in found[f"{kind} worst of all"]
    assert all(ratio["value"] > 0 for ratio in found["ratios"].values())


@pytest.mark.sweep
def test_the_first_frames_are_compared_with_an_import(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kit, "TRIES", 1)
    found = figures(capsys, "startup")
    ratios = found["ratios"]
    assert ratios["start to the menu's first frame"]["value"] > 1
    assert ratios["click to the table's first frame"]["value"] > 0
    assert found["start to menu ms"] > found["import pygame ms"] > 0


@pytest.mark.sweep
def test_idling_is_counted_without_a_window(
    capsys: pytest.CaptureFixture[str], no_display: None
) -> None:
    found = figures(capsys, "idle", "--seconds", "0.3", "--settle", "0.5")
    assert found["no window: driver"] == "dummy"
    assert found["no window: wake-ups a second"] >= 0
    assert found["ratios"] == {} and "not measured" in found["window"]


@pytest.mark.sweep
def test_memory_is_followed_over_the_games(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kit, "TRIES", 1)
    found = figures(capsys, "memory", "--games", "10")
    assert len(found["MB after each tenth"]) == 10


def test_a_window_is_not_measured_without_one(
    capsys: pytest.CaptureFixture[str], no_display: None
) -> None:
    assert main(["bench", "window"]) == 2
    assert "Xvfb" in capsys.readouterr().err


def test_idling_needs_a_system_that_counts(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(idle, "find_spec", lambda name: None)
    assert main(["bench", "idle"]) == 2
    assert "wakes up" in capsys.readouterr().err


def test_no_frame_is_left_out_of_the_costs() -> None:
    costs = Costs()
    for n in range(200):
        costs.add(float(n), n + 1.0, f"frame {n}")
    told = costs.figures()
    assert (told["frames"], told["worst_ms"], told["wall worst_ms"]) == (200, 199.0, 200.0)
    assert told["worst did"] == "frame 199" and told["p99_ms"] == 198.0


def test_percentiles() -> None:
    values = [float(n) for n in range(100)]
    assert percentile(values, 50) == 50
    assert percentile(values, 99) == 99
    assert percentile([3.0], 99) == 3
