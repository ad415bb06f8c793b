"""A mechanism is a file of its own: neither the core nor the scenes know any by name."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from arkham.files.texts import texts
from arkham.rules.areas import AREAS, UNSEEN
from arkham.rules.cards import ATTRIBUTES, KINDS, Kind
from arkham.rules.choices import PROMPTS, REASONS, Prompt, Reason
from arkham.rules.mechanisms import MECHANISMS, PANELS
from arkham.rules.mechanisms.base import PanelKind
from arkham.rules.state import LOSSES, Loss
from arkham.scenes.draw.icons import icon_info

ROOT = Path(__file__).parents[2] / "arkham"
CORE = sorted((ROOT / "rules").glob("*.py"))
SCENES = sorted((ROOT / "scenes").rglob("*.py"))
PRINTED = {
    ("cards.py", "formula"),  # a type of Clue, which Case 3 has without the mechanism
    ("cards.py", "purple"),  # a field of Card, which is in the fingerprint of every case
    ("standard.py", "purple"),
    ("portrait.py", "purple"),
    ("artwork.py", "contact"),  # a folder of pictures
}


def declared_words() -> set[str]:
    """Return the names of all mechanisms and of what they declare, in the singular."""
    names = {
        *MECHANISMS,
        *(area.name for area in AREAS if area.number > UNSEEN),
        *(set(KINDS) - set(Kind)),
        *(name for name, info in ATTRIBUTES.items() if info.mechanism),
        *(set(PROMPTS) - set(Prompt)),
        *(set(REASONS) - set(Reason)),
        *(set(LOSSES) - set(Loss)),
    }
    assert len(names) > 30
    return {name.removesuffix("s") for name in names} - {"case"}  # which is the game's own word


def test_neither_core_nor_scenes_name_a_mechanism() -> None:
    """Neither in code nor in words, so that a new one is no edit there."""
    declared, named = declared_words(), set()
    for path in CORE + SCENES:
        text = path.read_text(encoding="utf-8").lower()
        named |= {(path.name, word) for word in declared if word in text}
    assert named <= PRINTED


def test_only_the_ruleset_imports_mechanisms_into_the_core() -> None:
    """And it takes them by their names from the case."""
    named = [p.name for p in CORE if "arkham.rules.mechanisms" in p.read_text(encoding="utf-8")]
    assert named == ["ruleset.py"]


def test_whatever_a_mechanism_declares_has_its_words_and_its_icon() -> None:
    words = texts()
    for area in AREAS:
        assert words["areas"][area.name]
    for prompt in PROMPTS:
        assert words["prompts"][prompt] and words["prompt_clauses"][prompt]
        assert words["verbs"][prompt]
    for reason in REASONS:
        assert words["reasons"][reason] and words["reason_clauses"][reason]
    for loss in LOSSES:
        assert words["log"][f"lost_{loss}"]
    for name in KINDS:
        assert icon_info(f"kind.{name}").rule
    for name in ATTRIBUTES:
        assert icon_info(f"attribute.{name}").rule
    for panel in PANELS:
        assert icon_info(panel.icon).rule
        if panel.kind is not PanelKind.HELPER:  # which shows the card's own name
            assert words["table"][panel.label]
        if panel.kind in (PanelKind.TROUBLE, PanelKind.STACK):
            assert words["tips"][panel.label]


def test_every_area_is_shown_in_a_panel() -> None:
    """What a mechanism lays out can be seen; a case file without it has no such panel."""
    shown = {panel.area for panel in PANELS}
    assert shown == {area.number for area in AREAS if area.number > UNSEEN}


WORDS: dict[str, dict[str, object]] = {
    "areas": {"tides": "the tides"},
    "prompts": {"ebb": "{source}: let 1 of {count} tides turn?"},
    "verbs": {"ebb": "Let 1 tide turn?"},
    "prompt_clauses": {"ebb": "P7"},
    "reasons": {"flood": "The tide is {have} high, at most {need} lets a wet clue be played"},
    "reason_clauses": {"flood": "P6"},
    "short_reasons": {"flood": ["flood"]},
    "log": {"lost_drowned": "The sea has come in. The case is lost."},
    "causes": {"tide": "turns"},
    "table": {"tides": ["Tides"]},
    "tips": {"tides": {"name": "Tides", "words": "They turn as you play.", "clause": "P7"}},
}
ICONS: dict[str, dict[str, object]] = {
    "kind": {"tide": {"mask": "storm-card", "name": "Tide", "rule": "It turns.", "clause": "P7"}},
    "attribute": {"wet": {"mask": "key", "name": "Wet", "rule": "Ebb only.", "clause": "P6"}},
}


@pytest.mark.sweep
def test_a_new_mechanism_is_one_file_its_words_and_its_icons(tmp_path: Path) -> None:
    """In a copy of the game nothing but these is added, and its games are played and drawn."""
    data = Path(__file__).parents[1] / "data" / "mechanism"
    for part in ("arkham", "data", "art/images", "docs"):
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT.parent / part, tmp_path / part, ignore=ignored)
    home = tmp_path / "arkham" / "rules" / "mechanisms"
    shutil.copy(data / "tides.py", home)
    table = home / "__init__.py"
    text = table.read_text(encoding="utf-8")
    text = text.replace(
        "\nMECHANISMS:", "from arkham.rules.mechanisms.tides import Tides\n\nMECHANISMS:"
    )
    text = text.replace(
        '    "darkness": Darkness,\n', '    "darkness": Darkness,\n    "tides": Tides,\n'
    )
    table.write_text(text, encoding="utf-8")
    for name, added in (("texts.yaml", WORDS), ("icons.yaml", ICONS)):
        path = tmp_path / "data" / name
        said = yaml.safe_load(path.read_text(encoding="utf-8"))
        for section, words in added.items():
            said[section] |= words
        path.write_text(yaml.safe_dump(said), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(data / "play_tides.py")],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path), "SDL_VIDEODRIVER": "dummy"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0 and "played" in done.stdout, done.stderr
