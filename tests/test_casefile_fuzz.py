"""Whatever a file holds, loading it ends soon: in a case or in a CaseError."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from casefile_example import CONTACTS, EXAMPLE_TEXT
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from arkham.casefile import CaseError, case_paths, check_file, load_case
from arkham.casefile.vocabulary import MECHANISMS, PARAMETERS, STRIP_EFFECTS, TURN_STEPS
from arkham.rules.cards import Attribute, CaseDef, ClueType, Technique

LONGEST_S = 2.0
DUMPER: Any = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
EXAMPLE_TREE = yaml.safe_load(EXAMPLE_TEXT)

QUICK = settings(max_examples=40, deadline=None, database=None)
LONG = settings(
    max_examples=1_500, deadline=None, database=None, suppress_health_check=list(HealthCheck)
)


@pytest.fixture(scope="module")
def path() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder) / "case.yaml"


def survive(path: Path, content: bytes, contacts: Path | None = CONTACTS) -> None:
    """Load the content; either there is a whole case, or there are mistakes that can be said."""
    path.write_bytes(content)
    begin = time.perf_counter()
    mistakes = check_file(path, contacts=contacts)
    assert time.perf_counter() - begin < LONGEST_S
    last_line = len(content.splitlines()) + 1
    assert all(0 <= mistake.line <= last_line for mistake in mistakes)
    assert all("\n" not in mistake.message for mistake in mistakes)
    try:
        case = load_case(path, contacts=contacts)
    except CaseError as refusal:
        assert list(refusal.mistakes) == mistakes or not mistakes
        assert str(refusal)
    else:
        assert mistakes == []
        assert isinstance(case, CaseDef)
        assert [card.index for card in case.cards] == list(range(len(case.cards)))


# --- characters and lines of a real file

PIECES = st.sampled_from(
    ["&a ", "*a", "!!int ", "[", "]", "{", "}", ": ", "- ", "\n", "\t", "'", '"', "|", ">", "#",
     "---\n", "...", "<<: ", "? ", "%", "@", "\0", "\x1b", "\u2028", "\ufeff", "é", "💀",
     "1e999", ".nan", "9" * 400, "null", "~", "true", "0x1", "2024-01-01", "12:30:45", "=", " "]
) | st.text(max_size=4)  # fmt: skip
CUTS = st.tuples(st.floats(0, 1), st.integers(0, 40), PIECES)
MOVES = st.tuples(st.floats(0, 1), st.floats(0, 1), st.sampled_from(["drop", "double", "swap"]))


def cut(text: str, cuts: list[tuple[float, int, str]]) -> bytes:
    for place, length, piece in cuts:
        at = int(place * len(text))
        text = text[:at] + piece + text[at + length :]
    return text.encode("utf-8", errors="surrogatepass")


def move(text: str, moves: list[tuple[float, float, str]]) -> bytes:
    lines = text.splitlines(keepends=True)
    for from_, to, how in moves:
        one, other = int(from_ * (len(lines) - 1)), int(to * (len(lines) - 1))
        if how == "drop" and len(lines) > 1:
            del lines[one]
        elif how == "double":
            lines.insert(other, lines[one])
        else:
            lines[one], lines[other] = lines[other], lines[one]
    return "".join(lines).encode()


@QUICK
@given(cuts=st.lists(CUTS, min_size=1, max_size=4))
def test_cut_and_pasted_text_is_survived(path: Path, cuts: list[tuple[float, int, str]]) -> None:
    survive(path, cut(EXAMPLE_TEXT, cuts))


@QUICK
@given(moves=st.lists(MOVES, min_size=1, max_size=4))
def test_moved_lines_are_survived(path: Path, moves: list[tuple[float, float, str]]) -> None:
    survive(path, move(EXAMPLE_TEXT, moves))


@QUICK
@given(content=st.binary(max_size=300))
def test_arbitrary_bytes_are_survived(path: Path, content: bytes) -> None:
    survive(path, content)


# --- any YAML, and a real case with any values in it

WORDS = st.sampled_from(
    [*MECHANISMS, *TURN_STEPS, *PARAMETERS, *STRIP_EFFECTS, *Attribute, *ClueType, *Technique,
     "must check", "may close 9", "minimum 9", "letter Z", "drowned-bell", "ward-sister", "none",
     "default", "", " ", "A", "I"]
).map(str)  # fmt: skip
SCALARS = (
    WORDS
    | st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=12)
    | st.dates()
)
KEYS = st.sampled_from(
    ["id", "number", "title", "clues", "cases", "options", "values", "set", "texts", "sides",
     "right", "left", "type", "effects", "icons", "reverse", "letters", "paths", "contacts"]
) | st.text(max_size=8)  # fmt: skip
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=12,
)
REPLACEMENTS = st.tuples(st.lists(st.integers(0, 30), max_size=5), KEYS, VALUES)


def replaced(tree: Any, way: list[int], key: str, value: Any) -> Any:
    """Return the tree with something put in place of, or beside, what a way of turns leads to."""
    if not way:
        return {**tree, key: value} if isinstance(tree, dict) and len(key) < 8 else value
    if isinstance(tree, list) and tree:
        at = way[0] % len(tree)
        return [*tree[:at], replaced(tree[at], way[1:], key, value), *tree[at + 1 :]]
    if isinstance(tree, dict) and tree:
        name = list(tree)[way[0] % len(tree)]
        return {**tree, name: replaced(tree[name], way[1:], key, value)}
    return value


def dumped(tree: Any) -> bytes:
    text: bytes = yaml.dump(
        tree, Dumper=DUMPER, allow_unicode=True, sort_keys=False, encoding="utf-8"
    )
    return text


@QUICK
@given(value=VALUES)
def test_arbitrary_yaml_is_survived(path: Path, value: Any) -> None:
    survive(path, dumped(value))


@QUICK
@given(replacements=st.lists(REPLACEMENTS, min_size=1, max_size=3))
def test_wrong_values_are_survived(path: Path, replacements: list[Any]) -> None:
    tree = EXAMPLE_TREE
    for way, key, value in replacements:
        tree = replaced(tree, way, key, value)
    survive(path, dumped(tree))


# --- the same at length, on the shipped files


@pytest.mark.sweep
@LONG
@given(data=st.data())
def test_mutations_of_shipped_cases_are_survived(path: Path, data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(case_paths())).read_text(encoding="utf-8")
    how = data.draw(st.sampled_from(["cut", "move"]))
    if how == "cut":
        content = cut(text, data.draw(st.lists(CUTS, min_size=1, max_size=6)))
    else:
        content = move(text, data.draw(st.lists(MOVES, min_size=1, max_size=6)))
    survive(path, content, contacts=None)


@pytest.mark.sweep
@LONG
@given(replacements=st.lists(REPLACEMENTS, min_size=1, max_size=6))
def test_many_wrong_values_are_survived(path: Path, replacements: list[Any]) -> None:
    tree = EXAMPLE_TREE
    for way, key, value in replacements:
        tree = replaced(tree, way, key, value)
    survive(path, dumped(tree))


@pytest.mark.sweep
@LONG
@given(content=st.binary(max_size=2_000) | VALUES.map(dumped))
def test_much_arbitrary_content_is_survived(path: Path, content: bytes) -> None:
    survive(path, content)


@pytest.mark.sweep
@pytest.mark.parametrize(
    "piece",
    [b"a: ", b"- ", b"? ", b"[a, ", b"{a: ", b"{a,", b"'", b'"', b"a\n", b"a: |\n", b"a:\n b:\n",
     b"!!a ", b"&a ", b"&a a: *a\n", b"#", b" ", b"\n", b"a: >\n \n", b"- - - ", b"x", b": ",
     b"? - ", b"%TAG ! a\n", b"\\x", b"a: b\n---\n", b"title: zzz\n", b"- {id: a}\n"],
)  # fmt: skip
def test_two_megabytes_of_anything_are_survived(path: Path, piece: bytes) -> None:
    survive(path, piece * (1_990_000 // len(piece)))
    survive(path, b"clues: [" + piece * (1_990_000 // len(piece)))
    survive(path, b"id: " + piece * (1_990_000 // len(piece)))
    survive(path, b'clues:\n- title: "' + piece * (1_980_000 // len(piece)) + b'"\n')
