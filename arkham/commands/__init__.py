"""The subcommands of `arkham`, one module each.

To add one, write `arkham/commands/NAME.py` with a function `add(subparsers)` that adds a parser
called NAME and sets its default `run` to a function of the parsed arguments that returns the exit
code, then list NAME in `arkham.cli.COMMANDS`. A module is imported only when its command is
called, so it may import whatever it needs. Results go to standard output, everything else to
standard error. Exit codes: 0 all is well, 1 a finding (a mistake in a file, a replay that does
not hold), 2 the command could not be carried out, which it says by raising CommandError.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    import argparse

Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
OK = 0
FOUND = 1
FAILED = 2


class CommandError(Exception):
    """Ends a command that cannot be carried out; the sentence goes to standard error."""
