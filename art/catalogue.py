"""Read the recipes from their source text, without running them or importing a drawing library.

A picture is up to date when the manifest of its folder holds the digest of its recipe. The digest
covers the recipe, everything of its module that it uses, and `KIT_VERSION`; comments and layout do
not matter. Raise `KIT_VERSION` when a change of the kit changes pictures that exist.
"""

from __future__ import annotations

import ast
import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

KIT_VERSION = 1

ROOT = Path(__file__).parent
RECIPES = ROOT / "recipes"
IMAGES = ROOT / "images"
MANIFEST = "manifest.json"
# What the first frame waits for is a JPEG: twice the size, but decoded in a quarter of the time.
DECODED_FIRST = {("screens", "menu")}


class Entry(NamedTuple):
    """Name a recipe, the module that holds it and the digest of its source."""

    folder: str
    name: str
    module: str
    digest: str

    @property
    def key(self) -> str:
        return f"{self.folder}/{self.name}"


def _canonical(node: object) -> str:
    """Write a syntax tree in a form that is the same in every version of Python."""
    if isinstance(node, ast.AST):
        fields = (
            f"{name}={_canonical(value)}"
            for name, value in ast.iter_fields(node)
            if name not in ("ctx", "kind", "type_comment") and value not in (None, [])
        )
        return f"{type(node).__name__}({','.join(fields)})"
    if isinstance(node, list):
        return f"[{','.join(map(_canonical, node))}]"
    return repr(node)


def _defined(statement: ast.stmt) -> list[str]:
    """Return the names that a top-level statement of a module defines."""
    if isinstance(statement, ast.FunctionDef | ast.ClassDef):
        return [statement.name]
    if isinstance(statement, ast.Assign | ast.AnnAssign):
        targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
        return [n.id for t in targets for n in ast.walk(t) if isinstance(n, ast.Name)]
    return []


def _used(statement: ast.stmt) -> set[str]:
    return {node.id for node in ast.walk(statement) if isinstance(node, ast.Name)}


def _digest(statement: ast.stmt, by_name: dict[str, ast.stmt]) -> str:
    """Digest a statement with the statements of its module that it depends on."""
    needed: dict[str, ast.stmt] = {}
    waiting = sorted(_used(statement))
    while waiting:
        name = waiting.pop()
        if name in by_name and name not in needed and by_name[name] is not statement:
            needed[name] = by_name[name]
            waiting.extend(sorted(_used(by_name[name])))
    parts = [str(KIT_VERSION), _canonical(statement)]
    parts += [_canonical(needed[name]) for name in sorted(needed)]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]


def _call_name(node: ast.expr) -> tuple[str, str] | None:
    """Return the function and the first argument of a call like art("brown-jenkin")."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
        first = node.args[0]
        if isinstance(first, ast.Constant) and isinstance(first.value, str):
            return node.func.id, first.value
    return None


def _read_module(path: Path) -> Iterator[Entry]:
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    by_name = {name: statement for statement in tree.body for name in _defined(statement)}
    folders: dict[str, str] = {}
    for statement in tree.body:
        if isinstance(statement, ast.Assign):
            call = _call_name(statement.value)
            if call and call[0] == "Recipes":
                folders.update(dict.fromkeys(_defined(statement), call[1]))
        if isinstance(statement, ast.FunctionDef):
            for decorator in statement.decorator_list:
                call = _call_name(decorator)
                if call and call[0] in folders:
                    digest = _digest(statement, by_name)
                    yield Entry(folders[call[0]], call[1], f"art.recipes.{path.stem}", digest)


def all_entries() -> list[Entry]:
    """List every recipe, module by module in the order of the source."""
    paths = sorted(path for path in RECIPES.glob("*.py") if path.stem != "__init__")
    return [entry for path in paths for entry in _read_module(path)]


def read_manifest(folder: str) -> dict[str, str]:
    """Return the digests of the pictures that were rendered into a folder of `images`."""
    path = IMAGES / folder / MANIFEST
    if not path.exists():
        return {}
    manifest: dict[str, str] = json.loads(path.read_text(encoding="utf-8"))
    return manifest


def image_path(folder: str, name: str) -> Path:
    suffix = "jpg" if (folder, name) in DECODED_FIRST else "webp"
    return IMAGES / folder / f"{name}.{suffix}"


def images() -> list[Path]:
    """Return every rendered picture."""
    return sorted([*IMAGES.glob("*/*.webp"), *IMAGES.glob("*/*.jpg")])


def is_current(entry: Entry) -> bool:
    """Tell whether the picture of a recipe is there and was rendered from it as it is now."""
    rendered = read_manifest(entry.folder).get(entry.name)
    return rendered == entry.digest and image_path(entry.folder, entry.name).exists()
