"""Damage files as bad disks, clumsy hands and strangers do, the same way for the same seed."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from copy import deepcopy
from random import Random
from typing import Any

import yaml

from arkham.files.atomic import is_sealed, sealed
from arkham.rules.state import digest_of

PIECES: Sequence[bytes] = [
    *(piece.encode() for piece in (
        "&a ", "*a", "!!int ", "!!python/object/apply:os.system [echo]", "[", "]", "{", "}", ": ",
        "- ", "\n", "\t", "'", '"', "|", ">", "#", "---\n", "...", "<<: *a\n", "? ", "%", "@", "\0",
        "\x1b[31m", "\u2028", "\u202e", "\ufeff", "é", "💀", "1e999", ".nan", "NaN", "-0", "null",
        "~", "true", "0x1", "2024-01-01", "12:30:45", "=", " ", "\\ud800", "\\u0000", "../../etc",
        "/etc/passwd", "9" * 400, "9" * 5000, "[" * 5000, '{"a":' * 5000, "{a: " * 3000, "&a [*a,",
        "a: &a [x,x]\nb: &b [*a,*a]\nc: [*b,*b]\n", "x" * 70_000,
    )),
    b"\xff", b"\xfe\xff", b"\xc3", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\x89PNG\r\n",
]  # fmt: skip
_NUMBER = re.compile(rb"-?\d+")
_WORD = re.compile(rb"[A-Za-z][A-Za-z0-9-]+")
_DUMPER: Any = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def mutated(data: bytes, others: Sequence[bytes], chance: Random) -> bytes:
    """Return a file with one to three things wrong, often under a seal that is right again."""
    ways = (_bytes, _bytes, _lines, _pieces, _numbers, _words, _tree, _tree)
    was_sealed = is_sealed(data.decode())
    for _ in range(chance.choice((1, 1, 2, 3))):
        data = chance.choice(ways)(data, others, chance)
    if was_sealed and chance.random() < 0.7:
        data = sealed(data.decode("utf-8", "replace").rpartition("\n#")[0]).encode()
    return data


def _bytes(data: bytes, others: Sequence[bytes], chance: Random) -> bytes:
    """Flip, cut, double or splice bytes."""
    at, end = sorted(chance.randrange(len(data) + 1) for _ in range(2))
    match chance.randrange(6):
        case 0:
            return data[:at]
        case 1:
            return data[:at] + data[min(end, at + 60) :]
        case 2:
            return data[:end] + data[at:]
        case 3:
            other = chance.choice(others)
            return data[:at] + other[chance.randrange(len(other) + 1) :]
        case 4:
            return data[:at] + chance.randbytes(chance.randrange(1, 40)) + data[at:]
    damaged = bytearray(data)
    for _ in range(chance.choice((1, 1, 4, 30))):
        if damaged:
            damaged[chance.randrange(len(damaged))] ^= 1 << chance.randrange(8)
    return bytes(damaged)


def _lines(data: bytes, others: Sequence[bytes], chance: Random) -> bytes:
    """Drop, double or swap lines, or take one from another file."""
    lines = data.splitlines(keepends=True) or [b""]
    one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    match chance.randrange(4):
        case 0:
            del lines[one]
        case 1:
            lines[other:other] = [lines[one]] * chance.choice((1, 1, 2, 300))
        case 2:
            lines[one], lines[other] = lines[other], lines[one]
        case 3:
            lines.insert(one, chance.choice(chance.choice(others).splitlines(True) or [b""]))
    return b"".join(lines)


def _pieces(data: bytes, others: Sequence[bytes], chance: Random) -> bytes:
    """Put something nasty in the place of a few bytes."""
    at = chance.randrange(len(data) + 1)
    return data[:at] + chance.choice(PIECES) + data[at + chance.choice((0, 0, 1, 5, 40)) :]


def _numbers(data: bytes, others: Sequence[bytes], chance: Random) -> bytes:
    """Make a number another one, perhaps an absurd one."""
    instead = chance.choice((b"0", b"-1", b"1", b"7", b"99", b"1000000", b"1.5", b"1e9",
                             b"18446744073709551616", b"9" * 300, b"9" * 4500))  # fmt: skip
    return _one_replaced(_NUMBER, data, instead, chance)


def _words(data: bytes, others: Sequence[bytes], chance: Random) -> bytes:
    """Put a word where another one was."""
    words = _WORD.findall(chance.choice((data, chance.choice(others))))
    return _one_replaced(_WORD, data, chance.choice(words or [b"x"]), chance)


def _one_replaced(pattern: re.Pattern[bytes], data: bytes, instead: bytes, chance: Random) -> bytes:
    found = list(pattern.finditer(data))
    if not found:
        return data + instead
    place = chance.choice(found)
    return data[: place.start()] + instead + data[place.end() :]


# Files that are still JSON or YAML, but say something else


def _tree(data: bytes, others: Sequence[bytes], chance: Random) -> bytes:
    """Replace, remove, double or move values, and make seals and digests right again."""
    text = data.decode("utf-8", "replace")
    body, seal = text, is_sealed(text)
    if seal:
        body = text.rstrip("\n").rpartition("\n")[0]
    try:
        tree = json.loads(body)
    except (ValueError, RecursionError):
        return data if seal else _yaml_tree(data, chance)
    if not isinstance(tree, dict):
        return data
    within = tree
    if isinstance(tree.get("snapshot"), dict) and chance.random() < 0.4:
        within = tree["snapshot"]
    for _ in range(chance.randrange(1, 4)):
        _change(within, chance)
    _set_right(tree, chance)
    body = json.dumps(tree)
    return (sealed(body) if seal else body).encode()


def _set_right(tree: dict[str, Any], chance: Random) -> None:
    """Do what someone would who knows how a save guards itself."""
    snapshot = tree.get("snapshot")
    if not isinstance(snapshot, dict) or chance.random() < 0.3:
        return
    if chance.random() < 0.3:
        tree |= {"start": snapshot, "commands": [], "branches": [], "at": 0}
    tree["digest"] = digest_of(snapshot)


def _yaml_tree(data: bytes, chance: Random) -> bytes:
    try:
        tree = yaml.load(data, Loader=_LOADER)
    except Exception:  # what was damaged before can fail there in any way: that is the point
        return data
    if not isinstance(tree, dict) or not tree:
        return data
    for _ in range(chance.randrange(1, 4)):
        _change(tree, chance)
    dumped: bytes = yaml.dump(
        tree, Dumper=_DUMPER, allow_unicode=True, sort_keys=False, encoding="utf-8"
    )
    return dumped


def _change(tree: Any, chance: Random) -> None:
    """Change one value somewhere in a tree, deep places as likely as shallow ones."""
    holder, key = tree, None
    for _ in range(chance.randrange(1, 7)):
        keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        if not keys:
            break
        inside, key = holder, chance.choice(keys)
        if not isinstance(inside[key], dict | list) or not inside[key]:
            break
        holder = inside[key]
    else:
        inside = holder
        keys = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
        key = chance.choice(keys) if keys else None
    if key is None:
        return
    how = chance.randrange(4)
    if how == 0:
        inside[key] = _value(tree, chance)
    elif how == 1:
        del inside[key]
    elif isinstance(inside, list):
        value = inside[key] if how == 2 else inside.pop(key)
        inside.insert(chance.randrange(len(inside) + 1), value)
    else:
        inside[chance.choice(list(inside))] = inside[key]


def _value(tree: Any, chance: Random) -> Any:
    """Return a value of any kind: a plain one, one of the file's own, or a nest."""
    own = list(tree.values()) if isinstance(tree, dict) else list(tree)
    value = chance.choice(
        [None, True, False, 0, -1, 1, 70, 1 << 70, 1.5, "", " ", "x", "won", "pass", "hand",
         "witch-cult", "é\u202e", "x" * 300, [], {}, [[]], {"a": {}}, [1, "a", None],
         *(own[:8] or [0])]
    )  # fmt: skip
    return deepcopy(value)  # the tree must not come to hold itself
