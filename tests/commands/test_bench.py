"""The benches of the picture: what they print and that it makes sense; never how fast it is."""

from __future__ import annotations

import json
from typing import Any

import pytest

from arkham.casefile import load_case
from arkham.cli import main
from arkham.commands.bench import idle, kit
from arkham.commands.bench.drive import percentile
from arkham.commands.bench.kit import Ratio
from arkham.commands.bench.table import CARDS_A_LINE, LINES, late_session
from arkham.rules.areas import HAND, LEADS
from arkham.rules.choices import Prompt


def figures(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main(["bench", *words, "--repetitions", "1", "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


@pytest.mark.parametrize("case", [1, 2, 3])
def test_the_late_table_is_full_and_can_be_played_on(case: int) -> None:
    session = late_session(load_case(case))
    assert [len(line) for line in session.state.lines] == [CARDS_A_LINE] * LINES
    assert len(session.state.areas[HAND]) == 3
    assert all(session.state.areas[LEADS])
    assert session.choice is not None and session.choice.prompt == Prompt.ACTION
    cards = [c for place in (*session.state.areas, *session.state.lines) for c in place if c]
    assert len(cards) == len(set(cards))
    session.do(session.choice.options[0])


def test_frames_are_compared_with_a_copy_of_the_screen(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.setattr(kit.shutil, "which", lambda name: None)
    found = figures(capsys, "frames", "--frames", "30")
    assert found["window"] == "not measured: no display"
    assert found["without any pause p99 ÷ M"] > 0
    assert found["copy_ms (M)"] > 0
    assert found["animating frames"] >= 30 and found["input frames"] == 30
    assert found["animating p50_ms"] <= found["animating p99_ms"] <= found["animating worst_ms"]
    assert set(found["ratios"]) >= {"animating frame p99", "input to pixel p99"}
    assert all(ratio["value"] > 0 for ratio in found["ratios"].values())


def test_the_first_frames_are_compared_with_an_import(capsys: pytest.CaptureFixture[str]) -> None:
    found = figures(capsys, "startup")
    ratios = found["ratios"]
    assert ratios["start to the menu's first frame"]["value"] > 1
    assert ratios["click to the table's first frame"]["value"] > 0
    assert found["start to menu ms"] > found["import pygame ms"] > 0


def test_idling_is_counted_without_a_window(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.setattr(kit.shutil, "which", lambda name: None)
    found = figures(capsys, "idle", "--seconds", "0.3", "--settle", "0.5")
    assert found["no window: driver"] == "dummy"
    assert found["no window: wake-ups a second"] >= 0
    assert found["ratios"] == {} and "not measured" in found["window"]


def test_idling_needs_a_system_that_counts(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(idle, "find_spec", lambda name: None)
    assert main(["bench", "idle"]) == 2
    assert "wakes up" in capsys.readouterr().err


def test_a_ratio_knows_whether_it_is_good() -> None:
    verdicts = [Ratio("x", value, 9, 5, "M").verdict for value in (4, 7, 10)]
    assert verdicts == ["as aimed", "good", "MISSED"]


def test_percentiles() -> None:
    values = [float(n) for n in range(100)]
    assert percentile(values, 50) == 50
    assert percentile(values, 99) == 99
    assert percentile([3.0], 99) == 3
