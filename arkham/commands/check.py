"""`arkham check`: say what is wrong with case files, by file and line."""

from __future__ import annotations

import argparse
import errno
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from arkham.casefile import check_file
from arkham.commands import FAILED, FOUND, OK
from arkham.files.untrusted import NoOrdinaryFile, TooLong, read_bytes

if TYPE_CHECKING:
    from arkham.commands import Subparsers


def add(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "check",
        help="say what is wrong with case files",
        description="Check case files, or files of contacts, and print every mistake as "
        "FILE:LINE: MESSAGE. Exit code 1 if there are mistakes, 2 if a file cannot be read.",
    )
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a YAML file")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Check all files, whatever is wrong with the first ones."""
    code, mistakes = OK, 0
    for path in arguments.files:
        try:
            read_bytes(path)
        except (OSError, NoOrdinaryFile) as error:
            folder = os.strerror(errno.EISDIR) if path.is_dir() else ""
            print(f"arkham: {path}: {folder or getattr(error, 'strerror', error)}", file=sys.stderr)
            code = FAILED
            continue
        except TooLong:
            pass  # the check says so
        for mistake in check_file(path):
            print(mistake)
            mistakes += 1
    if code == OK and not mistakes:
        print("No mistakes.")
    return code or (FOUND if mistakes else OK)
