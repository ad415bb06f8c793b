"""What the player has set, in a small readable file; a mistake in it costs one setting only."""

from __future__ import annotations

import os
from dataclasses import dataclass, fields
from pathlib import Path

import platformdirs
import yaml

from arkham.storage import APP, write_atomically
from arkham.texts import texts

Value = float | bool | str

CHOICES: dict[str, tuple[Value, ...]] = {
    "speed": (0.5, 1.0, 2.0, 4.0, 0.0),
    "reduced_motion": (False, True),
    "auto_resolve": (True, False),
    "text_scale": (1.0, 1.25, 1.5, 2.0),
    "high_contrast": (False, True),
    "fullscreen": (False, True),
    "odds": ("full", "counts", "off"),
    "hints": (True, False),
    "undo_reveals": (True, False),
}
"""Every setting and the values it can have, the default first but for speed."""


@dataclass(slots=True)
class Settings:
    speed: float = 1.0  # 0 means at once
    reduced_motion: bool = False
    auto_resolve: bool = True
    text_scale: float = 1.0
    high_contrast: bool = False
    fullscreen: bool = False
    odds: str = "full"  # chances of the next check, only the counts behind them, or nothing
    hints: bool = True  # whether the game may be asked what a good player would do
    undo_reveals: bool = True  # whether taking back goes beyond a card that was uncovered


def default_path() -> Path:
    """Return where this player's settings lie."""
    override = os.environ.get("ARKHAM_DATA")
    folder = override or platformdirs.user_config_dir(APP, appauthor=False)
    return Path(folder) / "settings.yaml"


def load_settings(path: Path) -> tuple[Settings, list[str]]:
    """Read the settings; what is wrong keeps its default and is told with file and line."""
    settings, notices = Settings(), []
    try:
        node = yaml.compose(path.read_text(encoding="utf-8"), Loader=yaml.SafeLoader)
    except FileNotFoundError:
        return settings, []
    except (OSError, UnicodeDecodeError, yaml.YAMLError) as error:
        line = getattr(getattr(error, "problem_mark", None), "line", 0) + 1
        return settings, [_notice(path, line, "unreadable")]
    pairs = node.value if isinstance(node, yaml.MappingNode) else []
    for key, value in pairs:
        line = key.start_mark.line + 1
        name = str(key.value)
        if name not in CHOICES:
            notices.append(_notice(path, line, "unknown", name))
            continue
        found = _scalar(value, CHOICES[name][0])
        if found not in CHOICES[name] or isinstance(found, bool) != isinstance(
            CHOICES[name][0], bool
        ):
            notices.append(_notice(path, line, "value", name))
            continue
        setattr(settings, name, found)
    return settings, notices


def _scalar(node: yaml.Node, example: Value) -> Value | None:
    """Return what a node holds; a word stays a word, even where YAML reads off as no."""
    if not isinstance(node, yaml.ScalarNode):
        return None
    text = str(node.value)
    found: Value | None = text if isinstance(example, str) else yaml.safe_load(text)
    return found


def _notice(path: Path, line: int, kind: str, name: str = "") -> str:
    sentence = texts()["settings_file"][kind].format(name=name)
    return f"{path.name}:{line}: {sentence}"


def save_settings(path: Path, settings: Settings) -> None:
    """Write the settings; OSError if that is not possible."""
    values = {field.name: getattr(settings, field.name) for field in fields(settings)}
    write_atomically(path, yaml.safe_dump(values, sort_keys=False))
