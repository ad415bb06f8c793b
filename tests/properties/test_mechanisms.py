"""A mechanism is a file of its own: neither the core nor the scenes know any by name."""

from __future__ import annotations

from pathlib import Path

import pytest

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


@pytest.mark.parametrize("path", CORE + SCENES, ids=lambda p: str(p.relative_to(ROOT)))
def test_neither_core_nor_scenes_name_a_mechanism(path: Path) -> None:
    """Neither in code nor in words, so that a new one is no edit there."""
    text = path.read_text(encoding="utf-8").lower()
    assert {(path.name, word) for word in declared_words() if word in text} <= PRINTED


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
