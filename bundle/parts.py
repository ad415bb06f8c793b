"""What the bundle carries beside the program: version, licences, a place in the menus.

Used by build_exe.spec; kept apart from it so that it can be tested without building anything.
"""

from __future__ import annotations

import shutil
import sys
import sysconfig
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path

NAME = "Arkham Noir"
PROGRAM = "arkham-noir"
SUMMARY = "A solo card game of investigation"
NOTICE = "Unofficial fan adaptation. Game by Yves Tourigny, published by Ludonova."
IDENTIFIER = "org.arkham-noir.game"

FONTS = (
    "abril_fatface",
    "crimson_text",
    "dm_serif_display",
    "fjalla_one",
    "ibm_plex_mono",
    "spectral",
)
DISTRIBUTIONS = (
    "pygame-ce",
    "PyYAML",
    "platformdirs",
    *(f"fontpkg-{font.replace('_', '-')}" for font in FONTS),
)
_LICENCE_WORDS = ("licen", "lgpl", "copying", "notice")


def version_resource(version: str) -> str:
    """Return what Windows shows in the properties of the program, in PyInstaller's notation."""
    numbers = [int(part) for part in version.split(".")]
    four = (*numbers, 0, 0, 0, 0)[:4]
    facts = {
        "FileDescription": f"{NAME}: {SUMMARY.lower()}",
        "FileVersion": version,
        "InternalName": PROGRAM,
        "LegalCopyright": NOTICE,
        "OriginalFilename": f"{PROGRAM}.exe",
        "ProductName": NAME,
        "ProductVersion": version,
    }
    lines = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in facts.items())
    english, unicode_page = 0x0409, 1200
    return (
        "VSVersionInfo("
        f"ffi=FixedFileInfo(filevers={four}, prodvers={four}, mask=0x3F, flags=0, OS=0x40004, "
        "fileType=1, subtype=0, date=(0, 0)), kids=["
        f"StringFileInfo([StringTable('{english:04X}{unicode_page:04X}', [{lines}])]), "
        f"VarFileInfo([VarStruct('Translation', [{english}, {unicode_page}])])])\n"
    )


def info_plist(version: str) -> dict[str, object]:
    """Return what macOS wants to know about the program."""
    return {
        "CFBundleDisplayName": NAME,
        "CFBundleName": NAME,
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": "11.0",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": NOTICE,
        "NSSupportsAutomaticGraphicsSwitching": True,
    }


def licence_files() -> Iterator[tuple[str, str]]:
    """Yield the licence files of everything that goes into the bundle, and where they go."""
    for name in DISTRIBUTIONS:
        files = [
            file
            for file in distribution(name).files or []
            if any(word in file.name.lower() for word in _LICENCE_WORDS)
            and file.suffix in ("", ".txt", ".md", ".rst")
        ]
        for file in files:
            yield str(file.locate()), f"licences/{name}"
    for folder in (Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix)):
        if (folder / "LICENSE.txt").exists():
            yield str(folder / "LICENSE.txt"), "licences/python"
            break


def add_to_folder(folder: Path, root: Path) -> None:
    """Put what a Linux desktop needs beside the program: entry, icon, and a way to install them."""
    shutil.copy(root / "bundle" / f"{PROGRAM}.desktop", folder)
    shutil.copy(root / "art" / "images" / "app" / "icon.png", folder / f"{PROGRAM}.png")
    script = folder / "add-to-menu.sh"
    shutil.copy(root / "bundle" / script.name, script)
    script.chmod(0o755)
