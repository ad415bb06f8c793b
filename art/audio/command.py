"""`python -m art sounds`: render the sounds, measure them, draw their contact sheet."""

from __future__ import annotations

import argparse
import time
from difflib import get_close_matches
from pathlib import Path

from art.audio import library, report
from art.audio.effects import EFFECTS
from art.audio.score import pieces

TABLES = Path("docs/art/sounds.md")
SHEET = Path("docs/art/sounds.jpg")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m art sounds",
        description=f"Measure the rendered sounds: tables to {TABLES}, contact sheet to {SHEET}.",
    )
    parser.add_argument(
        "--render",
        nargs="*",
        metavar="NAME",
        help="first render these effects and pieces to art/sounds; everything if none is named",
    )
    options = parser.parse_args(arguments)
    if options.render is not None:
        _render(options.render or [*EFFECTS, *pieces()])
    music = list(report.soundings())
    tables = report.tables([row for _, row in music])
    TABLES.write_text(tables, encoding="utf-8")
    print(tables)
    from art.audio.sheet import draw_sheet  # here, because it is slow to load

    draw_sheet([sounding for sounding, _ in music], SHEET)
    print(SHEET)
    return 0


def _render(names: list[str]) -> None:
    for name in names:
        if name not in EFFECTS and name not in pieces():
            near = get_close_matches(name, [*EFFECTS, *pieces()], n=3)
            hint = f"; did you mean {', '.join(near)}?" if near else ""
            raise SystemExit(f"no effect and no piece is called {name!r}{hint}")
    for name in names:
        start = time.monotonic()
        if name in EFFECTS:
            library.write_effect(name)
        else:
            library.write_piece(pieces()[name])
        print(f"{name:16} {time.monotonic() - start:5.1f} s", flush=True)
    library.write_cues()
