"""The command line: `arkham` is the game, `arkham COMMAND` a tool (see arkham.commands)."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from arkham import __version__
from arkham.commands import FAILED, FOUND, CommandError

if TYPE_CHECKING:
    import argparse

COMMANDS = ("simulate", "check", "replay", "bench", "screenshot", "selftest")

_NO_DISPLAY = "there is no display to open a window on; `arkham selftest` plays without one."
_INTERRUPTED = 130  # what shells expect after Ctrl-C
_DESCRIPTION = """\
Arkham Noir, a desktop edition of the solo card game series.
Without a command the game starts; the commands are tools for players of numbers, authors of
cases and developers."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the game or one of its tools and return the exit code."""
    if getattr(sys, "frozen", False):
        # In a bundle this executable is also what worker processes start as.
        import_module("multiprocessing").freeze_support()
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        code = _run(words) if words else _play()
        if sys.stdout is not None:  # a windowed bundle has none
            sys.stdout.flush()
    except CommandError as error:
        print(f"arkham: {error}", file=sys.stderr)
        return FAILED
    except KeyboardInterrupt:
        return _INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has gone; Python must not complain once more while it exits.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FOUND
    return code


def _run(words: list[str]) -> int:
    arguments = parser(words[0]).parse_args(words)
    code: int = arguments.run(arguments)
    return code


def parser(command: str = "") -> argparse.ArgumentParser:
    """Return the parser, with just the subcommand that is called if it is a known one."""
    import argparse  # here, because the game starts without

    from arkham.rules import IS_COMPILED

    root = argparse.ArgumentParser(
        prog="arkham",
        description=_DESCRIPTION,
        epilog="`arkham COMMAND --help` says more about a command.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    version = f"Arkham Noir {__version__}, {'compiled' if IS_COMPILED else 'pure Python'}"
    root.add_argument("--version", action="version", version=version)
    subparsers = root.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name in [command] if command in COMMANDS else COMMANDS:
        import_module(f"arkham.commands.{name}").add(subparsers)
    return root


def _play() -> int:
    """Start the game; the window's libraries are loaded only now."""
    if not _has_display():
        raise CommandError(_NO_DISPLAY)
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # pygame greets when it is imported
    start, app = import_module("arkham.app.start"), import_module("arkham.app.loop")
    try:
        code: int = start.main()
    except app.NoDisplay:
        raise CommandError(_NO_DISPLAY) from None
    return code


def _has_display() -> bool:
    """Say whether a window can be hoped for; SDL would open an invisible one without asking."""
    if not sys.platform.startswith(("linux", "freebsd", "openbsd", "netbsd")):
        return True
    wanted = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    return any(os.environ.get(name) for name in wanted)
