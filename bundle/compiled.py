"""Compile the rules and the bots with mypyc: `python -m bundle.compiled` fills build/compiled.

What stands there is a whole tree that runs by itself (`cd build/compiled && python -m arkham …`),
two to four times as fast as pure Python. Nobody needs it: `pip install .` and the tests take the
sources as they are, and no compiled file ever lies beside them, where it would hide a change.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "compiled"
GROUP = "arkham_compiled"
"""What mypyc names the library after that all compiled modules share."""

_PARTS = ("arkham/rules", "arkham/ai")
_LEFT_ALONE = {"arkham/ai/__init__.py"}
_PROCESSES = {"simulate.py", "thinking.py"}  # nothing to gain: they start others


def sources(root: Path = ROOT) -> list[str]:
    """Return the files to compile, relative to the root of a tree."""
    files = [
        path.relative_to(root).as_posix()
        for part in _PARTS
        for path in sorted((root / part).rglob("*.py"))
        if path.name not in _PROCESSES
    ]
    return [file for file in files if file not in _LEFT_ALONE]


def hidden_imports(root: Path = ROOT) -> list[str]:
    """Return what a bundler cannot see from outside: who imports what inside compiled modules."""
    modules = [file.removesuffix(".py").removesuffix("/__init__") for file in sources(root)]
    return [f"{GROUP}__mypyc", *[module.replace("/", ".") for module in modules]]


def is_current(folder: Path = FOLDER, root: Path = ROOT) -> bool:
    """Say whether a compiled tree stands in the folder and was made of the program as it is now."""
    if not any(folder.glob(f"{GROUP}__mypyc.*")):
        return False
    files = {path.relative_to(root / "arkham") for path in (root / "arkham").rglob("*.py")}
    copies = {path.relative_to(folder / "arkham") for path in (folder / "arkham").rglob("*.py")}
    return files == copies and all(
        (root / "arkham" / file).read_bytes() == (folder / "arkham" / file).read_bytes()
        for file in files
    )


def build(folder: Path = FOLDER) -> None:
    """Copy the program and its data into a folder and compile what is worth it there."""
    from mypyc.build import mypycify
    from setuptools import setup

    shutil.rmtree(folder, ignore_errors=True)
    ignored = shutil.ignore_patterns("__pycache__")
    for part in ("arkham", "data", "tuning"):
        shutil.copytree(ROOT / part, folder / part, ignore=ignored)
    os.chdir(folder)
    # The stubs of setuptools and those of mypyc know different extensions.
    extensions: Any = mypycify(sources(folder), opt_level="3", group_name=GROUP)
    setup(
        name=GROUP,
        script_args=["--quiet", "build_ext", "--inplace", "--build-temp", "objects"],
        ext_modules=extensions,
    )
    for rubbish in ("objects", "build"):
        shutil.rmtree(folder / rubbish, ignore_errors=True)


if __name__ == "__main__":
    build()
    print(f"compiled into {FOLDER}", file=sys.stderr)
