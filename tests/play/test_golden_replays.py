"""Golden replays: finished games that every version must still replay to the same end (AC-28)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from make_replays import DEALS, FOLDER, OF_EACH, SETTINGS, ending, endings

from arkham.casefile import load_case
from arkham.play.casecode import decode
from arkham.play.savefile import load_text, save_text
from arkham.play.session import Session

FILES = sorted(FOLDER.glob("*.json"))


def test_every_setting_has_replays_of_every_ending() -> None:
    names = {path.stem for path in FILES}
    for setting in SETTINGS:
        for kind in endings(setting):
            assert {f"{setting}-{kind}-{n}" for n in range(1, OF_EACH + 1)} <= names


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_replay_reaches_its_digest_and_its_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    session, notice = load_text(text)  # which compares the digest
    assert notice is None, f"{notice} If that is meant: python -m tests.make_replays"
    assert path.stem.rsplit("-", 1)[0].endswith(ending(session.outcome))
    written, recorded = json.loads(save_text(session)), json.loads(text)
    if "summary" not in recorded:
        del written["summary"]  # which files made before there was one load without
    assert written == recorded


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_commands_alone_lead_to_the_same_game(path: Path) -> None:
    recorded, _ = load_text(path.read_text(encoding="utf-8"))
    played = Session.new(recorded.case, recorded.options, recorded.seed)
    for node in recorded.path()[1:]:
        played.do(node.command)
    assert played.events() == recorded.events()
    assert played.state.digest() == recorded.state.digest()


@pytest.mark.parametrize("line", DEALS.read_text(encoding="utf-8").splitlines())
def test_a_case_code_is_the_same_deal_everywhere(line: str) -> None:
    code, digest = line.split()
    deal = decode(code)
    session = Session.new(load_case(deal.case), deal.options, deal.seed)
    assert session.state.digest() == digest
