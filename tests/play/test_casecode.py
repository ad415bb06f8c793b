"""Case codes: short, checked, and the same deal everywhere (AC-26)."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arkham.casefile import load_case
from arkham.play import casecode
from arkham.play.casecode import ALPHABET, SEEDS, CodeError, decode, encode
from arkham.rules.cards import CaseDef
from arkham.rules.ruleset import chosen_options

CASES = [load_case(number) for number in (1, 2)]
WITCHES = CASES[0]
SAMPLES = [
    (WITCHES, {}, 0),
    (WITCHES, {"victory": "six", "victims": "four"}, 7),
    (CASES[1], {"victims": "six"}, 123_456_789_012),
    (CASES[1], {}, SEEDS - 1),
]


def every_combination(case: CaseDef) -> list[dict[str, str]]:
    ids = [option.id for option in case.options]
    values = [[value.id for value in option.values] for option in case.options]
    return [dict(zip(ids, chosen, strict=True)) for chosen in product(*values)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_every_combination_of_options_comes_back(case: CaseDef) -> None:
    codes = set()
    for options in every_combination(case):
        code = encode(case, options, 99)
        assert decode(code) == (case.number, options, 99)
        codes.add(code)
    assert len(codes) == len(every_combination(case))


@given(seed=st.integers(0, SEEDS - 1))
def test_every_seed_comes_back_in_twenty_clear_characters(seed: int) -> None:
    code = encode(WITCHES, None, seed)
    assert len(code) <= 20
    assert set(code) <= set(ALPHABET) | {"-"}
    assert not set(code) & set("01OIL")
    assert decode(code).seed == seed


def test_options_left_out_are_the_defaults() -> None:
    assert decode(encode(WITCHES, {}, 1)).options == chosen_options(WITCHES, {})


def test_dashes_spaces_and_small_letters_do_not_matter() -> None:
    code = encode(WITCHES, None, 42)
    for written in (code.lower(), code.replace("-", ""), f"  {code.replace('-', ' ')}\n"):
        assert decode(written) == decode(code)


@pytest.mark.parametrize(("case", "options", "seed"), SAMPLES)
def test_every_wrong_character_is_found(case: CaseDef, options: dict[str, str], seed: int) -> None:
    code = encode(case, options, seed)
    digits = code.replace("-", "")
    for place, right in enumerate(digits):
        for wrong in "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-*?ſß":
            if wrong != right:
                with pytest.raises(CodeError):
                    decode(digits[:place] + wrong + digits[place + 1 :])


@pytest.mark.parametrize(("case", "options", "seed"), SAMPLES)
def test_every_two_swapped_neighbours_are_found(
    case: CaseDef, options: dict[str, str], seed: int
) -> None:
    digits = encode(case, options, seed).replace("-", "")
    for place in range(len(digits) - 1):
        a, b = digits[place : place + 2]
        if a != b:
            with pytest.raises(CodeError):
                decode(digits[:place] + b + a + digits[place + 2 :])


@pytest.mark.parametrize(("case", "options", "seed"), SAMPLES)
def test_a_missing_or_doubled_character_is_found(
    case: CaseDef, options: dict[str, str], seed: int
) -> None:
    digits = encode(case, options, seed).replace("-", "")
    for place in range(len(digits)):
        for wrong in (digits[:place] + digits[place + 1 :], digits[:place] + digits[place:] * 2):
            with pytest.raises(CodeError, match="17 letters and digits"):
                decode(wrong)


@settings(max_examples=300)
@given(text=st.text(max_size=40) | st.text(ALPHABET, min_size=17, max_size=17))
def test_no_text_is_worse_than_refused(text: str) -> None:
    try:
        decode(text)
    except CodeError as refusal:
        assert str(refusal).endswith(".")


def test_refusals_help() -> None:
    code = encode(WITCHES, None, 42)
    with pytest.raises(CodeError, match="no 'O'.*no 0, O, 1, I or L"):
        decode("O" + code[1:])
    with pytest.raises(CodeError, match="this has 0"):
        decode("")
    wrong = code[:-1] + next(c for c in ALPHABET if c != code[-1])
    with pytest.raises(CodeError, match="wrong character"):
        decode(wrong)


def test_a_code_of_other_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    code = encode(WITCHES, None, 42)
    old = casecode.RULES_VERSION
    monkeypatch.setattr(casecode, "RULES_VERSION", old + 1)
    with pytest.raises(CodeError, match=f"belongs to rules {old}; this game plays rules {old + 1}"):
        decode(code)


def test_a_code_of_another_edition_or_case_is_refused() -> None:
    edited = replace(WITCHES, content_hash=f"{int(WITCHES.content_hash, 16) ^ 1:016x}")
    with pytest.raises(CodeError, match="another edition of The Witch Cult Murders"):
        decode(encode(edited, None, 42))
    with pytest.raises(CodeError, match="belongs to Investigation 77, which is not here"):
        decode(encode(replace(WITCHES, number=77), None, 42))


def test_a_code_with_options_the_case_lacks_is_refused() -> None:
    fewer = replace(WITCHES, options=WITCHES.options[:1])
    code = encode(WITCHES, {"victory": "six"}, 42)
    with pytest.raises(CodeError, match="names options that"):
        decode(code, find_case=lambda number: fewer)


@pytest.mark.parametrize("seed", [-1, SEEDS])
def test_a_seed_that_does_not_fit_is_refused(seed: int) -> None:
    with pytest.raises(CodeError, match="seeds from 0 to"):
        encode(WITCHES, None, seed)


def test_a_number_or_options_that_do_not_fit_are_refused() -> None:
    with pytest.raises(CodeError, match="cases from 0 to 999"):
        encode(replace(WITCHES, number=1000), None, 0)
    with pytest.raises(CodeError, match="too many options"):
        encode(replace(WITCHES, options=WITCHES.options * 9), None, 0)
