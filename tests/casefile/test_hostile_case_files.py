"""Files that no honest author writes are refused quickly and with a sentence."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest
import yaml
from casefile_example import CONTACTS, EXAMPLE, EXAMPLE_TEXT

from arkham.casefile import CaseError, case_paths, check_file, load_case, reader
from arkham.files import untrusted


@pytest.fixture(params=["fast", "pure"])
def any_parser(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run a test with the parser in C, if there is one, and with the one in Python."""
    if request.param == "pure":
        monkeypatch.setattr(reader, "_Loader", yaml.SafeLoader)


def nested(depth: int) -> str:
    return "a: " + "[" * (depth - 1) + "]" * (depth - 1) + "\n"


HOSTILE = {
    "empty": (b"", "1: the file is empty"),
    "only a comment": (b"# nothing\n", "1: the file is empty"),
    "only a blank line": (b"\n\n", "1: the file is empty"),
    "not UTF-8": (b"id: a\ntitle: \xff\xfe\n", "2: this is not UTF-8 text"),
    "UTF-16": ("id: a\n".encode("utf-16"), "1: this is not UTF-8 text"),
    "null bytes": (b"id: a\ntitle: b\x00c\n", "2: control character '\\x00' in the text"),
    "escape": (b"id: \x1b[31mred\n", "1: control character '\\x1b' in the text"),
    "direction mark": ("id: a\u202eb\n".encode(), "1: control character '\\u202e' in the text"),
    "a list": (b"- a\n- b\n", "1: the file should be a mapping, key: value"),
    "a word": (b"case\n", "1: the file should be a mapping, key: value"),
    "a number": (b"42\n", "1: the file should be a mapping, key: value"),
    "deep lists": (nested(13).encode(), "1: lists and mappings are nested deeper than 12"),
    "abyss": (b"[" * 1_000_000, "1: lists and mappings are nested deeper than 12"),
    "deep mappings": (b"{a: " * 100_000, "1: lists and mappings are nested deeper than 12"),
    "two documents": (b"id: a\n---\nid: b\n", "2: a second document begins; a file holds one case"),
    "too many values": (b"[" + b"1," * 900_000, "1: the file holds more than 20000 values"),
    "object": (b"!!python/object/apply:os.system [echo]\n",
               "1: the tag 'tag:yaml.org,2002:python/object/apply:o…' is not allowed"),
    "laughs": (b"a: &a [1,1]\nb: [*a,*a]\n", "1: the anchor '&a' is not allowed in a case file"),
    "merge": (b"id: a\n<<: {title: b}\n", "2: unknown key '<<'"),
}  # fmt: skip


@pytest.mark.usefixtures("any_parser")
@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_files_are_refused_with_a_sentence(tmp_path: Path, name: str) -> None:
    content, expected = HOSTILE[name]
    path = tmp_path / "case.yaml"
    path.write_bytes(content)
    begin = time.process_time()
    found = [f"{mistake.line}: {mistake.message}" for mistake in check_file(path)]
    assert time.process_time() - begin < 2
    assert any(line.startswith(expected) for line in found), found


@pytest.mark.usefixtures("any_parser")
@pytest.mark.parametrize(
    "text",
    ["a: [b\n", "a: b: c\n", "\ta: b\n", "a: 'b\n", "{", "%YAML 9.9\n---\na: b\n", "a: @b\n",
     'a: "\\U99999999"\n', 'a: "\\q"\n', "- a\nb: c\n"],
)  # fmt: skip
def test_what_is_not_yaml_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "case.yaml"
    path.write_text(text, encoding="utf-8")
    (mistake,) = check_file(path)
    assert mistake.message.startswith("this is not YAML")
    assert mistake.line >= 1


@pytest.mark.usefixtures("any_parser")
def test_nesting_up_to_the_limit_is_no_mistake_by_itself(tmp_path: Path) -> None:
    path = tmp_path / "case.yaml"
    path.write_text(nested(12), encoding="utf-8")
    assert not any("nested" in mistake.message for mistake in check_file(path))


@pytest.mark.parametrize("path", [EXAMPLE, *case_paths()], ids=lambda path: path.stem)
def test_both_parsers_read_the_same_case(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    contacts = CONTACTS if path is EXAMPLE else None
    fast = load_case(path, contacts=contacts)
    monkeypatch.setattr(reader, "_Loader", yaml.SafeLoader)
    copy = tmp_path / "case.yaml"
    copy.write_bytes(path.read_bytes())
    assert load_case(copy, contacts=contacts) == fast


def test_size_is_judged_before_reading(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "case.yaml"
    text = EXAMPLE_TEXT + "#"
    path.write_text(text + "x" * (reader.MOST_BYTES - len(text.encode())), encoding="utf-8")
    assert check_file(path, contacts=CONTACTS) == []
    with path.open("a", encoding="utf-8") as file:
        file.write("x")
    monkeypatch.setattr(untrusted, "unblocked", lambda *_: pytest.fail("the file was opened"))
    assert [str(each) for each in check_file(path)] == [f"{path}: the file is too large: over 2 MB"]


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    assert [mistake.message for mistake in check_file(tmp_path)] == ["this is a folder, not a file"]
    missing = tmp_path / "nowhere.yaml"
    assert [str(each) for each in check_file(missing)] == [f"{missing}: there is no such file"]
    assert "cannot be read" in check_file("a\0b")[0].message
    with pytest.raises(CaseError, match="no such file"):
        load_case(str(missing))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_a_pipe_is_refused_without_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (mistake,) = check_file(tmp_path / "pipe")
    assert mistake.message == "this is not an ordinary file"


@pytest.mark.sweep
@pytest.mark.parametrize(
    "piece",
    [b"a: ", b"- ", b"? ", b"[a, ", b"{a: ", b"{a,", b"'", b'"', b"a\n", b"a: |\n", b"a:\n b:\n",
     b"!!a ", b"&a ", b"&a a: *a\n", b"#", b" ", b"\n", b"a: >\n \n", b"- - - ", b"x", b": ",
     b"? - ", b"%TAG ! a\n", b"\\x", b"a: b\n---\n", b"title: zzz\n", b"- {id: a}\n"],
)  # fmt: skip
def test_two_megabytes_of_anything_are_refused_in_time(tmp_path: Path, piece: bytes) -> None:
    path = tmp_path / "case.yaml"
    for before, after in ((b"", b""), (b"clues: [", b""), (b"id: ", b""), (b'a: "', b'"\n')):
        path.write_bytes(before + piece * (1_980_000 // len(piece)) + after)
        begin = time.process_time()
        assert check_file(path, contacts=CONTACTS)
        assert time.process_time() - begin < 2
