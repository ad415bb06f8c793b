"""Read a settings file that anybody may have written: whatever is wrong is told with its line."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from arkham.files.texts import texts
from arkham.files.untrusted import SaveError, TooLong, read_bounded
from arkham.settings.keys import MOST_KEYS, KeyMap, Keys, defaults, key_label, spelled
from arkham.settings.settings import CHOICES, LEVELS, LONGEST, Value

_RENAMED = {"rain": "ambience"}
_YES_NO = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


@dataclass(slots=True)
class _Notices:
    file: str
    sentences: list[str] = field(default_factory=list)

    def add(self, line: int, kind: str, **names: str) -> None:
        sentence = texts()["settings_file"][kind].format(**names)
        self.sentences.append(f"{self.file}:{line}: {sentence}")


def read_settings(path: Path) -> tuple[dict[str, Any], list[str]]:
    """Return every setting that a file gives well, and a sentence on each mistake in it."""
    values: dict[str, Any] = {}
    notices = _Notices(path.name)
    try:
        _take(read_bounded(path, LONGEST), values, notices)
    except (FileNotFoundError, NotADirectoryError):
        pass  # nothing was ever set
    except TooLong:
        notices.add(1, "too_long")
    except (OSError, SaveError):
        notices.add(1, "unreadable")
    return values, notices.sentences


def _take(text: str, values: dict[str, Any], notices: _Notices) -> None:
    """Take every setting that a text gives well."""
    loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        node = yaml.compose(text, Loader=loader)
    except (yaml.YAMLError, RecursionError) as error:
        line = getattr(getattr(error, "problem_mark", None), "line", 0) + 1
        return notices.add(line, "unreadable")
    if node is None:
        return None
    if not isinstance(node, yaml.MappingNode):
        return notices.add(1, "unreadable")
    for key, value in node.value:
        line, name = key.start_mark.line + 1, _shown(key)
        name = _RENAMED.get(name, name)
        if name == "keys":
            values["keys"] = _keys(value, notices)
        elif name not in CHOICES and name not in LEVELS:
            notices.add(line, "unknown", name=name)
        elif (found := _value(name, value)) is None:
            notices.add(line, "value", name=name)
        else:
            values[name] = found
    return None


def _shown(node: yaml.Node) -> str:
    """Return a key of the file, short enough for a sentence."""
    return str(node.value)[:40] if isinstance(node, yaml.ScalarNode) else "?"


def _value(name: str, node: yaml.Node) -> Value | None:
    """Return what a setting is to be; None if it cannot be that."""
    if not isinstance(node, yaml.ScalarNode):
        return None
    text = str(node.value)
    if name in LEVELS:
        digits = text if text.isascii() and text.isdigit() and len(text) <= 3 else "999"
        return int(digits) if int(digits) <= 100 else None
    example = CHOICES[name][0]
    found: Value | None
    if isinstance(example, str):
        found = text  # a word stays a word, even where YAML reads off as no
    elif isinstance(example, bool):
        found = _YES_NO.get(text.lower())
    else:
        try:
            found = float(text)
        except ValueError:
            return None
    return found if found in CHOICES[name] else None


def _keys(node: yaml.Node, notices: _Notices) -> dict[str, list[str]]:
    """Return the keys of every action that has good ones which no other action has."""
    taken: dict[str, Keys] = {}
    lines: dict[str, int] = {}
    line = node.start_mark.line + 1
    if not isinstance(node, yaml.MappingNode):
        notices.add(line, "value", name="keys")
        return {}
    for key, value in node.value:
        line, action = key.start_mark.line + 1, _shown(key)
        held = value.value if isinstance(value, yaml.SequenceNode) else [value]
        keys = tuple(spelled(str(each.value)) for each in held if isinstance(each, yaml.ScalarNode))
        if action not in defaults():
            notices.add(line, "unknown_action", name=action)
        elif not keys or not all(keys) or len(held) > MOST_KEYS or len(keys) != len(held):
            notices.add(line, "no_key", name=action)
        else:
            lines[action], taken[action] = line, keys
    while (clash := KeyMap(taken).clash()) is not None:
        action, other = clash
        key = key_label(taken.pop(action)[0])
        notices.add(lines[action], "taken", name=action, other=other, key=key)
    return {action: list(keys) for action, keys in taken.items()}
