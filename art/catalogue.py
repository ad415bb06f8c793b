"""Read the recipes from their source text, without running them or importing a drawing library.

A picture is up to date when the manifest of its folder holds the digest of its recipe. The digest
covers the recipe and whatever it uses of its module, of the kit and of the print (`sources`): after
an edit of an element the pictures that show it are stale, and no others.
"""

from __future__ import annotations

import ast
import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from art.sources import Module, Place, Sources, defined

ROOT = Path(__file__).parent
IMAGES = ROOT / "images"
MANIFEST = "manifest.json"
PLAY = "play"  # the folder of the plates for small cards, beside the large ones
PRINTED_BY = (("art.render", "draw"), ("art.render", "save"))  # what every picture goes through
# What the first frame waits for is in a format that is decoded in a quarter of the time.
DECODED_FIRST = {("screens", "menu"): "jpg", ("screens", "logo"): "png"}


class Entry(NamedTuple):
    """Name a recipe, the module that holds it and the digest of its source.

    A picture of the size of a card's also has a plate for cards as small as they are played.
    """

    folder: str
    name: str
    module: str
    digest: str
    has_play_plate: bool

    @property
    def key(self) -> str:
        return f"{self.folder}/{self.name}"


def _call_name(node: ast.expr) -> tuple[str, str] | None:
    """Return the function and the first argument of a call like art("brown-jenkin")."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
        first = node.args[0]
        if isinstance(first, ast.Constant) and isinstance(first.value, str):
            return node.func.id, first.value
    return None


def _digest(sources: Sources, recipe: Place) -> str:
    used = sources.used_by(recipe, *PRINTED_BY)
    parts = [sources.text(recipe), *sorted(map(sources.text, used - {recipe}))]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]


def _entries_of(module: Module, sources: Sources) -> Iterator[Entry]:
    folders: dict[str, str] = {}
    for statement in module.tree.body:
        if isinstance(statement, ast.Assign):
            call = _call_name(statement.value)
            if call and call[0] == "Recipes":
                folders.update(dict.fromkeys(defined(statement), call[1]))
        if isinstance(statement, ast.FunctionDef):
            for decorator in statement.decorator_list:
                call = _call_name(decorator)
                if call and call[0] in folders:
                    digest = _digest(sources, (module.name, statement.name))
                    own_size = "size" in ast.unparse(decorator)
                    yield Entry(folders[call[0]], call[1], module.name, digest, not own_size)


def all_entries(root: Path = ROOT) -> list[Entry]:
    """List every recipe, module by module in the order of the source."""
    sources = Sources(root)
    recipes = f"{root.name}.recipes."
    modules = [module for name, module in sources.modules.items() if name.startswith(recipes)]
    return [entry for module in modules for entry in _entries_of(module, sources)]


def read_manifest(folder: str) -> dict[str, str]:
    """Return the digests of the pictures that were rendered into a folder of `images`."""
    path = IMAGES / folder / MANIFEST
    if not path.exists():
        return {}
    manifest: dict[str, str] = json.loads(path.read_text(encoding="utf-8"))
    return manifest


def image_path(folder: str, name: str) -> Path:
    return IMAGES / folder / f"{name}.{DECODED_FIRST.get((folder, name), 'webp')}"


def play_path(folder: str, name: str) -> Path:
    return IMAGES / folder / PLAY / f"{name}.webp"


def plates(entry: Entry) -> list[Path]:
    """Return the files of a recipe, the large plate first."""
    large = image_path(entry.folder, entry.name)
    return [large, play_path(entry.folder, entry.name)] if entry.has_play_plate else [large]


def images() -> list[Path]:
    """Return every rendered plate."""
    kinds = ("*/*.webp", "*/*.jpg", "screens/*.png", f"*/{PLAY}/*.webp")
    return sorted(path for kind in kinds for path in IMAGES.glob(kind))


def is_current(entry: Entry) -> bool:
    """Tell whether the plates of a recipe are there and were rendered from it as it is now."""
    rendered = read_manifest(entry.folder).get(entry.name)
    return rendered == entry.digest and all(path.exists() for path in plates(entry))
