"""What the player has set, in a small readable file; a mistake in it costs one setting only.

The file may have been written by hand or by anybody: it is read no further than a settings file
can be long, and whatever is wrong keeps its default and is told with its line. A file with
mistakes is laid aside under another name before the game writes over it.
"""

from __future__ import annotations

import contextlib
import os
import time
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

import yaml

from arkham.files.atomic import write_atomically
from arkham.files.paths import config_folder
from arkham.files.texts import texts
from arkham.files.untrusted import SaveError, TooLong, read_bounded
from arkham.settings.keys import MOST_KEYS, KeyMap, Keys, defaults, key_label, key_name

Value = float | bool | str

TABS: dict[str, tuple[str, ...]] = {
    "display": ("fullscreen", "scale", "text_scale", "high_contrast", "reduced_motion", "speed"),
    "sound": ("volume", "music", "ambience", "effects", "mute", "mute_in_background"),
    "play": ("auto_resolve", "odds", "hints", "hint_mark", "undo_reveals", "tips"),
    "keys": ("keys",),
}
"""Every setting by the page it stands on."""

CHOICES: dict[str, tuple[Value, ...]] = {
    "fullscreen": (False, True),
    "scale": ("own", "720", "900", "1080", "1440"),
    "text_scale": (1.0, 1.25, 1.5, 1.75, 2.0),
    "high_contrast": (False, True),
    "reduced_motion": (False, True),
    "speed": (0.5, 1.0, 2.0, 4.0, 0.0),
    "mute": (False, True),
    "mute_in_background": (True, False),
    "auto_resolve": (True, False),
    "odds": ("full", "counts", "off"),
    "hints": (True, False),
    "hint_mark": ("practice", "fair"),
    "undo_reveals": (True, False),
    "tips": (True, False),
}
"""The settings with a few values each, in the order they are offered."""

LEVELS = ("volume", "music", "ambience", "effects")
"""The settings that are a number from 0 to 100."""

LONGEST = 16_000  # bytes; with every setting changed the file has a tenth of it
_Dumper: Any = getattr(yaml, "CSafeDumper", yaml.SafeDumper)  # ten times as fast in C
_HEADER = "# Settings of Arkham Noir. The game writes this file anew when a setting changes.\n"


@dataclass(slots=True)
class Settings:
    """Everything the player can set, with its default."""

    fullscreen: bool = False
    scale: str = "own"  # the height of the window, which everything grows with; own: dragged
    text_scale: float = 1.0
    high_contrast: bool = False
    reduced_motion: bool = False
    speed: float = 1.0  # 0 means at once
    volume: int = 90  # of everything; 0 to 100
    music: int = 80
    ambience: int = 80
    effects: int = 90
    mute: bool = False
    mute_in_background: bool = True
    auto_resolve: bool = True
    odds: str = "full"  # chances of the next check, only the counts behind them, or nothing
    hints: bool = True  # whether the game may be asked what a good player would do
    hint_mark: str = "practice"  # what a run counts as once the best moves were shown
    undo_reveals: bool = True  # whether taking back goes beyond a card that was uncovered
    tips: bool = True  # whether what comes up for the first time is explained
    keys: dict[str, Keys] = field(default_factory=dict)  # only what differs from data/keys.yaml

    def reset(self, tab: str) -> None:
        """Give every setting of a page its default back."""
        fresh = Settings()
        for name in TABS[tab]:
            if name == "keys":
                self.keys.clear()
            else:
                setattr(self, name, getattr(fresh, name))


def default_path() -> Path:
    """Return where this player's settings lie."""
    return config_folder() / "settings.yaml"


@dataclass(slots=True)
class SettingsFile:
    """The file of one player's settings."""

    path: Path = field(default_factory=default_path)
    faulty: bool = False  # holds something that would be lost by writing over it

    def load(self) -> tuple[Settings, list[str]]:
        """Read the settings; what is wrong keeps its default and is told with file and line."""

        values, notices = read_settings(self.path)
        self.faulty = bool(notices)
        return settings_of(values), notices

    def save(self, settings: Settings) -> None:
        """Write the settings; OSError if that is not possible."""
        if self.faulty:
            self._lay_aside()
        values = {each.name: getattr(settings, each.name) for each in fields(settings)}
        values["keys"] = {action: list(keys) for action, keys in settings.keys.items()}
        text = yaml.dump(values, Dumper=_Dumper, sort_keys=False)
        write_atomically(self.path, _HEADER + text)
        self.faulty = False

    def _lay_aside(self) -> None:
        stamp = (
            f"{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}-{time.time_ns() // 1000 % 10**6:06d}"
        )
        aside = self.path.with_name(f"{self.path.stem}.mistakes-{stamp}{self.path.suffix}")
        with contextlib.suppress(FileNotFoundError):
            os.replace(self.path, aside)


def settings_of(values: dict[str, Any]) -> Settings:
    """Return the settings with these values; what is not among them keeps its default."""
    keys = {action: tuple(keys) for action, keys in values.get("keys", {}).items()}
    return Settings(**(values | {"keys": keys}))


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
        keys = tuple(
            key_name(str(each.value)) for each in held if isinstance(each, yaml.ScalarNode)
        )
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
