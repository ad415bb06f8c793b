"""The pictures that the game shows are there, belong to their recipes, and are not too heavy.

Needs no drawing library: recipes are read as text.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
import yaml
from places import ROOT

from art import catalogue

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


@cache
def _entries() -> list[catalogue.Entry]:
    return catalogue.all_entries()


@cache
def _cards() -> list[tuple[str, str]]:
    """List every card as the folder of its picture and its id."""
    cards = []
    for path in sorted((ROOT / "data" / "cases").glob("*.yaml")):
        case = yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader)
        cards += [(case["id"], card["id"]) for name in SECTIONS for card in case.get(name, [])]
    contacts = yaml.safe_load((ROOT / "data" / "contacts.yaml").read_text(encoding="utf-8"))
    return cards + [("contacts", contact["id"]) for contact in contacts["contacts"]]


def test_every_card_has_its_picture_for_looking_at_and_for_play() -> None:
    missing = [
        str(path.relative_to(catalogue.IMAGES))
        for card in _cards()
        for path in (catalogue.image_path(*card), catalogue.play_path(*card))
        if not path.exists()
    ]
    assert not missing, "run python -m art"


def test_every_picture_was_drawn_from_its_recipe_as_it_is_now() -> None:
    stale = [entry.key for entry in _entries() if not catalogue.is_current(entry)]
    assert not stale, "run python -m art"


def test_no_picture_is_without_a_recipe_and_no_recipe_without_a_use() -> None:
    entries = _entries()
    assert set(catalogue.images()) == {path for e in entries for path in catalogue.plates(e)}
    recipes = {(entry.folder, entry.name) for entry in entries}
    unused = {key for key in recipes if key[0] not in ("screens", "backs")} - {*_cards()}
    assert not unused


def test_every_icon_of_the_table_has_its_mask() -> None:
    sections = yaml.safe_load((ROOT / "data" / "icons.yaml").read_text(encoding="utf-8"))
    icons = [entry for entries in sections.values() for entry in entries.items()]
    masks = [icon.get("mask", name) for name, icon in icons]
    names = [name for mask in masks for name in ([mask] if isinstance(mask, str) else mask)]
    named = {name.replace("{n}", str(n)) for name in names for n in range(1, 10)}
    drawn = {path.stem for path in (catalogue.IMAGES / "icons").glob("*.png")}
    assert named <= drawn


@pytest.mark.parametrize(("folder", "limit"), [(ART / "images", 24), (ART, 44)])
def test_the_pictures_are_not_too_heavy(folder: Path, limit: int) -> None:
    files = [path for path in folder.rglob("*") if path.is_file()]
    kept = [path for path in files if "__pycache__" not in path.parts]
    assert sum(path.stat().st_size for path in kept) < limit * MEGABYTE


KIT = {
    "__init__.py": "from art.kit.lamps import lamp\nfrom art.kit.walls import wall\n",
    "lamps.py": """
from art.kit import tables
from art.kit.materials import MATERIALS
HEIGHT = 1
SHADE = 1
def lamp(): return HEIGHT, tables.table(), MATERIALS["brass"]
def shade(): return SHADE
""",
    "materials.py": "MATERIALS = {}\ndef define(n, k): MATERIALS[n] = k\ndefine('brass', 1)\n",
    "tables.py": "LEGS = 4\ndef table(): return LEGS\ndef chair(): return 3\n",
    "walls.py": "def wall(): return 1\n",
}
RECIPE = """
from art.kit import lamp
from art.registry import Recipes
art = Recipes("folder", accent="red")
OTHER = 1

def helper(page: int): return lamp()

@art("card")
def card(page):
    "Say what is seen."
    return helper(page)  # as it is
"""


@pytest.mark.parametrize(
    ("file", "old", "new", "stale"),
    [
        ("recipes/cards.py", "return helper(page)", "return helper(page + 1)", True),
        ("recipes/cards.py", "return lamp()", "return lamp(), 2", True),
        ("recipes/cards.py", 'accent="red"', 'accent="amber"', True),
        ("kit/lamps.py", "HEIGHT = 1", "HEIGHT = 2", True),
        ("kit/tables.py", "LEGS = 4", "LEGS = 3", True),
        ("kit/materials.py", "'brass', 1", "'brass', 2", True),
        ("registry.py", "SIZE = 1", "SIZE = 2", True),
        ("render.py", "print_it()", "print_it(2)", True),
        ("kit/lamps.py", "SHADE = 1", "SHADE = 2", False),
        ("kit/tables.py", "return 3", "return 4", False),
        ("kit/walls.py", "return 1", "return 2", False),
        ("render.py", "count()", "count(2)", False),
        ("recipes/cards.py", "OTHER = 1", "OTHER = 2", False),
        ("recipes/cards.py", "as it is", "as it was", False),
        ("recipes/cards.py", "Say what is seen.", "Say it.", False),
        ("recipes/cards.py", "page: int", "page: float", False),
    ],
)
def test_a_picture_is_stale_when_what_it_uses_was_edited_and_only_then(
    tmp_path: Path, file: str, old: str, new: str, stale: bool
) -> None:
    art = tmp_path / "art"
    sources = {f"kit/{name}": text for name, text in KIT.items()}
    sources["recipes/cards.py"] = RECIPE
    sources["registry.py"] = "SIZE = 1\nclass Recipes:\n    size = SIZE\n"
    sources["render.py"] = "def draw(): print_it()\ndef save(): pass\ndef all(): count()\n"
    for name, text in sources.items():
        (art / name).parent.mkdir(parents=True, exist_ok=True)
        (art / name).write_text(text, encoding="utf-8")
    (before,) = catalogue.all_entries(art)
    assert before.key == "folder/card"
    assert old in sources[file]
    (art / file).write_text(sources[file].replace(old, new), encoding="utf-8")
    (after,) = catalogue.all_entries(art)
    assert (after.digest != before.digest) == stale
