"""What the bundle carries beside the program is complete and well-formed."""

from __future__ import annotations

import ast
import subprocess
import sys
from configparser import ConfigParser
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from places import ROOT

from arkham import __version__
from arkham.app.loop import WM_CLASS
from bundle import compiled, parts


def _desktop_entry(path: Path) -> dict[str, str]:
    parser = ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(path, encoding="utf-8")
    return dict(parser["Desktop Entry"])


def test_every_part_of_the_bundle_brings_its_licence() -> None:
    found = {place for _, place in parts.licence_files()}
    assert found == {f"licences/{name}" for name in (*parts.DISTRIBUTIONS, "python")}
    assert all(Path(source).stat().st_size > 500 for source, _ in parts.licence_files())


def test_windows_is_told_name_and_version() -> None:
    def struct(*args: Any, **named: Any) -> SimpleNamespace:
        return SimpleNamespace(args=args, **named)

    names = "VSVersionInfo FixedFileInfo StringFileInfo StringTable StringStruct VarFileInfo"
    known = {name: struct for name in [*names.split(), "VarStruct"]}
    resource = eval(parts.version_resource("1.2"), {"__builtins__": {}}, known)
    assert resource.ffi.filevers == (1, 2, 0, 0)
    table = resource.kids[0].args[0][0]
    facts = dict(entry.args for entry in table.args[1])
    assert facts["ProductName"] == "Arkham Noir"
    assert facts["ProductVersion"] == "1.2"
    assert table.args[0] == "040904B0"


def test_macos_is_told_name_and_version() -> None:
    plist = parts.info_plist(__version__)
    assert plist["CFBundleShortVersionString"] == __version__
    assert plist["NSHighResolutionCapable"] is True


def test_the_desktop_entry_finds_the_window_of_the_game() -> None:
    entry = _desktop_entry(ROOT / "bundle" / "arkham-noir.desktop")
    assert entry["StartupWMClass"] == WM_CLASS
    assert entry["Type"] == "Application"
    assert entry["Name"] == parts.NAME


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux desktops only")
def test_the_game_can_be_added_to_the_menu_from_any_folder(tmp_path: Path) -> None:
    folder = tmp_path / "my games" / "arkham-noir"
    folder.mkdir(parents=True)
    parts.add_to_folder(folder, ROOT)
    subprocess.run([folder / "add-to-menu.sh"], env={"HOME": str(tmp_path)}, check=True)
    entry = _desktop_entry(tmp_path / ".local" / "share" / "applications" / "arkham-noir.desktop")
    assert entry["Exec"] == f'"{folder}/arkham-noir"'
    assert Path(entry["Icon"]).exists()


def test_nothing_imports_what_the_bundle_leaves_out() -> None:
    """The sources would run, and the program that is shipped would not start."""
    spec = ast.parse((ROOT / "build_exe.spec").read_text(encoding="utf-8"))
    lists = [node for node in spec.body if isinstance(node, ast.Assign)]
    excluded = next(
        ast.literal_eval(node.value) for node in lists if ast.unparse(node.targets[0]) == "EXCLUDED"
    )
    assert "ssl" in excluded
    for path in sorted((ROOT / "arkham").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            left_out = [n for n in names if n in excluded or n.split(".")[0] in excluded]
            assert not left_out, f"{path.relative_to(ROOT)}: {left_out}"


def test_a_compiled_tree_is_current_only_while_it_is_made_of_the_same_sources(
    tmp_path: Path,
) -> None:
    root, folder = tmp_path / "root", tmp_path / "compiled"
    for tree in (root, folder):
        (tree / "arkham").mkdir(parents=True)
        (tree / "arkham" / "rules.py").write_text("LIMIT = 5\n", encoding="utf-8")
    assert not compiled.is_current(folder, root)  # a copy, but nothing is compiled in it
    (folder / f"{compiled.GROUP}__mypyc.so").touch()
    assert compiled.is_current(folder, root)
    (root / "arkham" / "rules.py").write_text("LIMIT = 6\n", encoding="utf-8")
    assert not compiled.is_current(folder, root)
    (folder / "arkham" / "rules.py").write_text("LIMIT = 6\n", encoding="utf-8")
    (root / "arkham" / "new.py").touch()
    assert not compiled.is_current(folder, root)
