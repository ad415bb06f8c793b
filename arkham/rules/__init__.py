"""The rules of Arkham Noir, pure: standard library only, no files, no clock, no chance but its own.

>>> from arkham.rules import load_case, new_game, legal, apply, outcome
>>> state = new_game(load_case(1), seed=7)
>>> while (choice := legal(state)) is not None:
...     events = apply(state, choice.options[0])
>>> outcome(state) is not None
True
"""

from __future__ import annotations

from pathlib import Path

from arkham.rules.cards import CaseDef
from arkham.rules.choices import Choice, IllegalCommand, Option, Refusal, notation
from arkham.rules.engine import apply, determinize, legal, new_game, outcome
from arkham.rules.state import GameState, Lost, Outcome, Won

RULES_VERSION = 1
"""Raised whenever a change of the rules could make an old command log mean something else."""

IS_COMPILED = not __file__.endswith((".py", ".pyc"))
"""Whether these are the rules as mypyc has compiled them (CONTRIBUTING.md)."""


def load_case(source: int | str | Path) -> CaseDef:
    """Load a case by number, id or path.

    The rules themselves read no files; this is a convenience for scripts, so that one import
    is enough to play.
    """
    from arkham.casefile import load_case as load

    return load(source)


__all__ = [
    "IS_COMPILED",
    "RULES_VERSION",
    "CaseDef",
    "Choice",
    "GameState",
    "IllegalCommand",
    "Lost",
    "Option",
    "Outcome",
    "Refusal",
    "Won",
    "apply",
    "determinize",
    "legal",
    "load_case",
    "new_game",
    "notation",
    "outcome",
]
