"""Case files: from YAML written by people to the CaseDef the rules play with.

A file is data and never runs code. Whatever is wrong with it is said at the door, with file,
line and a guess at what was meant. It may import rules and files.
"""

from arkham.casefile.loading import case_paths, check_file, contacts_path, load_case
from arkham.casefile.mistakes import CaseError, Mistake
from arkham.casefile.vocabulary import MECHANISMS, TURN_STEPS

__all__ = [
    "MECHANISMS",
    "TURN_STEPS",
    "CaseError",
    "Mistake",
    "case_paths",
    "check_file",
    "contacts_path",
    "load_case",
]
