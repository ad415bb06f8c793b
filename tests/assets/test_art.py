"""The pictures that the game shows are there, belong to their recipes, and are not too heavy.

Needs no drawing library: recipes are read as text.
"""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest
import yaml
from places import ROOT

ART = ROOT / "art"
SECTIONS = (
    "clues",
    "victims",
    "storms",
    "outside_clues",
    "cases",
    "menaces",
    "objectives",
    "equipment",
)
MEGABYTE = 1_000_000


def _catalogue() -> ModuleType:
    """Load art/catalogue.py by its path: `art` is no part of the installed game."""
    spec = importlib.util.spec_from_file_location("art_catalogue", ART / "catalogue.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


catalogue = _catalogue()


def _cards() -> list[tuple[str, str]]:
    """List every card as the folder of its picture and its id."""
    cards = []
    for path in sorted((ROOT / "data" / "cases").glob("*.yaml")):
        case = yaml.safe_load(path.read_text(encoding="utf-8"))
        cards += [(case["id"], card["id"]) for name in SECTIONS for card in case.get(name, [])]
    contacts = yaml.safe_load((ROOT / "data" / "contacts.yaml").read_text(encoding="utf-8"))
    return cards + [("contacts", contact["id"]) for contact in contacts["contacts"]]


def test_every_card_has_its_picture() -> None:
    missing = [f"{f}/{c}" for f, c in _cards() if not catalogue.image_path(f, c).exists()]
    assert not missing


def test_every_picture_was_drawn_from_its_recipe_as_it_is_now() -> None:
    stale = [entry.key for entry in catalogue.all_entries() if not catalogue.is_current(entry)]
    assert not stale, "run python -m art"


def test_no_picture_is_without_a_recipe_and_no_recipe_without_a_use() -> None:
    recipes = {(entry.folder, entry.name) for entry in catalogue.all_entries()}
    assert set(catalogue.images()) == {catalogue.image_path(*recipe) for recipe in recipes}
    used = {*_cards()}
    unused = {key for key in recipes if key[0] not in ("screens", "backs")} - used
    assert not unused


def test_every_icon_of_the_table_has_its_mask() -> None:
    sections = yaml.safe_load((ROOT / "data" / "icons.yaml").read_text(encoding="utf-8"))
    icons = [entry for entries in sections.values() for entry in entries.items()]
    masks = [icon.get("mask", name) for name, icon in icons]
    names = [name for mask in masks for name in ([mask] if isinstance(mask, str) else mask)]
    named = {name.replace("{n}", str(n)) for name in names for n in range(1, 10)}
    drawn = {path.stem for path in (catalogue.IMAGES / "icons").glob("*.png")}
    assert named <= drawn


@pytest.mark.parametrize(("folder", "limit"), [(ART / "images", 20), (ART, 40)])
def test_the_pictures_are_not_too_heavy(folder: Path, limit: int) -> None:
    files = [path for path in folder.rglob("*") if path.is_file()]
    kept = [path for path in files if "__pycache__" not in path.parts]
    assert sum(path.stat().st_size for path in kept) < limit * MEGABYTE


def test_a_digest_sees_what_a_recipe_uses_and_nothing_else(tmp_path: Path) -> None:
    source = """
art = Recipes("folder", accent="red")
HEIGHT = {height}
OTHER = {other}

def helper(): return HEIGHT

@art("card")
def card(page): return helper()  # {comment}
"""

    def digest(**changes: object) -> str:
        path = tmp_path / "recipe.py"
        values = {"height": 1, "other": 1, "comment": "x", **changes}
        path.write_text(source.format(**values), encoding="utf-8")
        (entry,) = catalogue._read_module(path)
        assert entry.key == "folder/card"
        return str(entry.digest)

    assert digest() == digest(other=2) == digest(comment="y")
    assert digest() != digest(height=2)
