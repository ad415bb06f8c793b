"""Case codes: a deal as a short text that can be read aloud, typed and checked (AC-26).

A code holds the case, its options, the version of the rules, a fingerprint of the case file and
the seed, so the same code is the same deal everywhere or is refused. Written in digits of base
31, without characters that look alike (0 O, 1 I L), the last two of them a checksum: the number
before it modulo a prime. A wrong digit changes the number by d · 31^k with 0 < d < 31, two
swapped neighbours by d · 30 · 31^k, and neither can be a multiple of the prime.
"""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import NamedTuple

from arkham.casefile import CaseError, load_case
from arkham.rules import RULES_VERSION
from arkham.rules.cards import CaseDef
from arkham.rules.ruleset import chosen_options

ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
SEEDS = 1 << 40

_BASE = len(ALPHABET)
_CHECK_DIGITS = 2
_CHECK_PRIME = 953  # the largest below 31²
_GROUPS = (4, 4, 4, 5)
_DIGITS = sum(_GROUPS)
# How many different values each part can have; together they must fit into the digits.
_CASES, _RULES, _OPTIONS, _CONTENTS = 1000, 32, 1024, 512
assert _CASES * _RULES * _OPTIONS * _CONTENTS * SEEDS <= _BASE ** (_DIGITS - _CHECK_DIGITS)


class CodeError(ValueError):
    """Refuses a case code; the sentence is meant for the player."""


class Deal(NamedTuple):
    """What a case code stands for."""

    case: int
    options: dict[str, str]
    seed: int


def encode(case: CaseDef, options: dict[str, str] | None, seed: int) -> str:
    """Return the code of a deal, 20 characters long."""
    if not 0 <= seed < SEEDS:
        raise CodeError(f"A deal code can hold seeds from 0 to {SEEDS - 1}, not {seed}.")
    if not 0 <= case.number < _CASES:
        raise CodeError(f"A deal code can hold cases from 0 to {_CASES - 1}, not {case.number}.")
    packed = case.number
    packed = packed * _RULES + RULES_VERSION % _RULES
    packed = packed * _OPTIONS + _options_number(case, options or {})
    packed = packed * _CONTENTS + _content_number(case)
    packed = packed * SEEDS + seed
    digits = _digits(packed, _DIGITS - _CHECK_DIGITS) + _digits(packed % _CHECK_PRIME, 2)
    groups, start = [], 0
    for length in _GROUPS:
        groups.append(digits[start : start + length])
        start += length
    return "-".join(groups)


def decode(text: str, find_case: Callable[[int], CaseDef] = load_case) -> Deal:
    """Return the deal of a code; dashes, spaces and the case of letters do not matter.

    CodeError says in a sentence what is wrong with a text or why its deal cannot be played.
    """
    digits = "".join(text.split()).replace("-", "")
    strange = next((c for c in digits if not c.isascii() or c.upper() not in ALPHABET), "")
    if strange:
        hint = " (codes have no 0, O, 1, I or L)" if strange in "0Oo1IiLl" else ""
        raise CodeError(f"A deal code has no {strange!r}{hint}.")
    digits = digits.upper()
    if len(digits) != _DIGITS:
        raise CodeError(f"A deal code has {_DIGITS} letters and digits; this has {len(digits)}.")
    packed = _number(digits[:-_CHECK_DIGITS])
    if packed % _CHECK_PRIME != _number(digits[-_CHECK_DIGITS:]):
        raise CodeError("This deal code has a wrong character somewhere; compare it once more.")
    packed, seed = divmod(packed, SEEDS)
    packed, content = divmod(packed, _CONTENTS)
    packed, options = divmod(packed, _OPTIONS)
    number, version = divmod(packed, _RULES)
    if version != RULES_VERSION % _RULES:
        raise CodeError(
            f"This deal code belongs to rules {version}; this game plays rules {RULES_VERSION}."
        )
    try:
        case = find_case(number)
    except CaseError:
        sentence = f"This deal code belongs to Investigation {number}, which is not here."
        raise CodeError(sentence) from None
    if content != _content_number(case):
        raise CodeError(f"This deal code belongs to another edition of {case.title}.")
    return Deal(case.number, _options_of(case, options), seed)


def _digits(number: int, count: int) -> str:
    digits = ""
    for _ in range(count):
        number, digit = divmod(number, _BASE)
        digits = ALPHABET[digit] + digits
    return digits


def _number(digits: str) -> int:
    number = 0
    for digit in digits:
        number = number * _BASE + ALPHABET.index(digit)
    return number


def _content_number(case: CaseDef) -> int:
    return int(case.content_hash or "0", 16) % _CONTENTS


def _options_number(case: CaseDef, options: dict[str, str]) -> int:
    """Number the combinations of options, the values of each in the order of the case file."""
    if prod(len(option.values) for option in case.options) > _OPTIONS:
        raise CodeError(f"{case.title} has too many options for a deal code.")
    chosen = chosen_options(case, options)
    packed = 0
    for option in case.options:
        values = [each.id for each in option.values]
        packed = packed * len(values) + values.index(chosen[option.id])
    return packed


def _options_of(case: CaseDef, packed: int) -> dict[str, str]:
    options = {}
    for option in reversed(case.options):
        packed, place = divmod(packed, len(option.values))
        options[option.id] = option.values[place].id
    if packed:
        raise CodeError(f"This deal code names options that {case.title} does not have.")
    return {option.id: options[option.id] for option in case.options}
