"""Render the pictures of the game: `python -m art --help`; its sounds: `python -m art sounds`."""

from __future__ import annotations

import argparse
import sys
from difflib import get_close_matches
from pathlib import Path
from random import Random

from art.catalogue import Entry, all_entries, image_path, is_current, play_path
from art.render import PREVIEWS, Rendered, prune, render_all

SHEETS = Path("docs/art")


def parse(arguments: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m art", description=__doc__)
    parser.add_argument("names", nargs="*", help="cards or folders; everything if left out")
    parser.add_argument("--all", action="store_true", help="also what has not changed")
    parser.add_argument(
        "--preview", action="store_true", help=f"quick and coarse, to {PREVIEWS}, for composing"
    )
    parser.add_argument("--list", action="store_true", help="say what there is and what is stale")
    parser.add_argument(
        "--sheet", action="store_true", help=f"contact sheets of the named folders, to {SHEETS}"
    )
    parser.add_argument(
        "--blind", action="store_true", help=f"with --sheet: numbers for titles, to {PREVIEWS}"
    )
    parser.add_argument(
        "--icons", action="store_true", help="the icons, to images/icons and images/app"
    )
    parser.add_argument("--jobs", type=int, default=None, help="worker processes; a core each")
    return parser.parse_args(arguments)


def chosen(names: list[str], entries: list[Entry]) -> list[Entry]:
    """Return the recipes that the names mean: a folder, a card, or folder/card."""
    picked: list[Entry] = []
    for name in names:
        found = [entry for entry in entries if name in (entry.folder, entry.name, entry.key)]
        if not found:
            known = {part for entry in entries for part in (entry.folder, entry.name)}
            near = get_close_matches(name, sorted(known), n=3)
            hint = f"; did you mean {', '.join(near)}?" if near else ""
            raise SystemExit(f"no recipe and no folder is called {name!r}{hint}")
        picked += [entry for entry in found if entry not in picked]
    return picked if names else entries


def show_progress(done: int, total: int, last: Rendered) -> None:
    """Draw the progress bar, or a line a picture where there is no terminal."""
    bar = "#" * (24 * done // total)
    line = f"[{bar:<24}] {done}/{total}  {last.entry.key}  {last.seconds:.1f} s"
    if sys.stderr.isatty():
        print(f"\r\x1b[K{line}", end="\n" if done == total else "", file=sys.stderr, flush=True)
    else:
        print(line, file=sys.stderr, flush=True)
    if last.error:
        print(f"\n{last.entry.key} failed:\n{last.error}", file=sys.stderr)


def write_sheets(entries: list[Entry], *, blind: bool) -> None:
    """Lay out the pictures of each folder, for looking at and as they are played."""
    from art.sheet import INSPECTED, PLAYED, contact_sheet

    place = PREVIEWS if blind else SHEETS
    place.mkdir(parents=True, exist_ok=True)
    for folder in sorted({entry.folder for entry in entries}):
        large = [(e.name, image_path(*e[:2])) for e in entries if e.folder == folder]
        small = [(e.name, play_path(*e[:2])) for e in entries if e.folder == folder]
        for pictures, width, ending in ((large, INSPECTED, ""), (small, PLAYED, "-play")):
            there = [(name, path) for name, path in pictures if path.exists()]
            if blind:
                Random(folder).shuffle(there)
            if there:
                path = place / f"{'blind-' * blind}{folder}{ending}.jpg"
                contact_sheet(there, width=width, numbered=blind).save(path, quality=72)
                print(path)


def main() -> int:
    if sys.argv[1:2] == ["sounds"]:
        from art.audio.command import main as sounds

        return sounds(sys.argv[2:])
    options = parse()
    if options.icons:
        from art.app_icon import write_app_icon
        from art.kit.icons import write_icons

        write_icons()
        write_app_icon()
        return 0
    entries = all_entries()
    picked = chosen(options.names, entries)
    if options.list:
        for entry in picked:
            print(f"{'current' if is_current(entry) else 'stale  '}  {entry.key}")
        return 0
    if options.sheet:
        write_sheets(picked, blind=options.blind)
        return 0
    todo = [e for e in picked if options.all or options.preview or not is_current(e)]
    finished: list[Rendered] = []
    if todo:
        for rendered in render_all(todo, preview=options.preview, workers=options.jobs):
            finished.append(rendered)
            show_progress(len(finished), len(todo), rendered)
    failed = [rendered for rendered in finished if rendered.error]
    if options.preview and len(finished) > len(failed):
        from art.sheet import contact_sheet

        order = {entry.key: number for number, entry in enumerate(todo)}
        good = sorted((r for r in finished if not r.error), key=lambda r: order[r.entry.key])
        sheet = contact_sheet([(r.entry.name, r.path) for r in good])
        together = PREVIEWS / f"sheet-{todo[0].folder}.png"
        sheet.save(together)
        print(f"{len(good)} previews in {PREVIEWS}, together in {together}")
    if not options.names and not options.preview:
        for path in prune(entries):
            print(f"removed {path}: it has no recipe any more")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
