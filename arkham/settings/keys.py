"""Say what a key means: every action has keys, and the player can give it others.

A key is named by what it types (a letter, a sign), because that is what its cap and our labels
show. Two things are taken by their place on the board instead: the row of digits, which types
signs on a French board, and letters of scripts that have no Latin ones, so that Ctrl+Z is where
a Russian or Greek player expects it. Escape always goes back, whatever else does.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import pygame

from arkham.files.texts import shipped

Keys = tuple[str, ...]
ALWAYS_BACK = "Escape"
MOST_KEYS = 4  # an action may have that many
_LAST_LATIN = 0x24F
_MODIFIERS = {
    "Ctrl": pygame.KMOD_CTRL | pygame.KMOD_META,
    "Alt": pygame.KMOD_ALT,
    "Shift": pygame.KMOD_SHIFT,
}
_ALT_GR = pygame.KMOD_RALT | pygame.KMOD_MODE
_NAMED = {
    "Escape": (pygame.K_ESCAPE,),
    "Return": (pygame.K_RETURN, pygame.K_KP_ENTER),
    "Space": (pygame.K_SPACE,),
    "Tab": (pygame.K_TAB,),
    "Backspace": (pygame.K_BACKSPACE,),
    "Delete": (pygame.K_DELETE,),
    "Insert": (pygame.K_INSERT,),
    "Home": (pygame.K_HOME,),
    "End": (pygame.K_END,),
    "PageUp": (pygame.K_PAGEUP,),
    "PageDown": (pygame.K_PAGEDOWN,),
    "Left": (pygame.K_LEFT,),
    "Right": (pygame.K_RIGHT,),
    "Up": (pygame.K_UP,),
    "Down": (pygame.K_DOWN,),
    **{f"F{number}": (getattr(pygame, f"K_F{number}"),) for number in range(1, 13)},
    **{str(number): (getattr(pygame, f"K_KP{number}"),) for number in range(10)},
    "+": (pygame.K_KP_PLUS,),
    "-": (pygame.K_KP_MINUS,),
    "*": (pygame.K_KP_MULTIPLY,),
    "/": (pygame.K_KP_DIVIDE,),
}
_BY_CODE = {code: name for name, codes in _NAMED.items() for code in codes}
_BY_LOWER = {name.lower(): name for name in (*_NAMED, *_MODIFIERS)}
_DIGIT_ROW = {pygame.KSCAN_1 + i: "1234567890"[i] for i in range(10)}
_LETTER_PLACES = {pygame.KSCAN_A + i: chr(ord("A") + i) for i in range(26)}


@cache
def _shipped() -> dict[str, dict[str, Any]]:
    data: dict[str, dict[str, Any]] = shipped("data", "keys.yaml")
    return data


@cache
def groups() -> dict[str, dict[str, Keys]]:
    """Return the actions with their first keys, in the groups the player sees."""
    return {
        group: {action: tuple(keys) for action, keys in _shipped()[group].items()}
        for group in ("table", "everywhere")
    }


@cache
def defaults() -> dict[str, Keys]:
    """Return the first keys of every action."""
    return {action: keys for group in groups().values() for action, keys in group.items()}


def key_name(text: str) -> str:
    """Return a key as we write it, Ctrl+Shift+Z, or nothing if there is no such key."""
    *held, key = text[:-1].split("+") if text.endswith("+") else text.split("+")
    key = "+" if text.endswith("+") else key
    key = _BY_LOWER.get(key.strip().lower(), key.strip())
    modifiers = {_BY_LOWER.get(name.strip().lower(), name) for name in held if name.strip()}
    is_sign = len(key) == 1 and key.isprintable() and ord(key) <= _LAST_LATIN
    if not modifiers <= set(_MODIFIERS) or not (key in _NAMED or is_sign):
        return ""
    return "+".join(
        [*(name for name in _MODIFIERS if name in modifiers), key.upper() if is_sign else key]
    )


def names_of(event: pygame.event.Event) -> Keys:
    """Return the names a pressed key goes by, the one to remember first."""
    held = [name for name, mask in _MODIFIERS.items() if event.mod & mask]
    base = _base(event)
    if not base:
        return ()
    sign, pressed = _sign(event), "+".join([*held, base])
    if not sign or sign == pressed:
        return (pressed,)
    return (sign, pressed) if held else (pressed, sign)


def _base(event: pygame.event.Event) -> str:
    """Return the key without what is held with it."""
    place = getattr(event, "scancode", 0)
    if place in _DIGIT_ROW:
        return _DIGIT_ROW[place]
    if event.key in _BY_CODE:
        return _BY_CODE[event.key]
    if 32 < event.key <= _LAST_LATIN and chr(event.key).isprintable():
        return chr(event.key).upper()
    return _LETTER_PLACES.get(place, "")


def _sign(event: pygame.event.Event) -> str:
    """Return the sign a key types, as ? does wherever it lies; letters and digits are keys."""
    typed = getattr(event, "unicode", "")
    if len(typed) != 1 or not "!" <= typed <= chr(_LAST_LATIN) or typed.isalnum():
        return ""
    command = event.mod & _MODIFIERS["Ctrl"] and not event.mod & _ALT_GR
    return typed if typed.isprintable() and not command else ""


def types_text(event: pygame.event.Event) -> bool:
    """Say whether a key writes something where one can write."""
    typed = getattr(event, "unicode", "")
    command = event.mod & _MODIFIERS["Ctrl"] and not event.mod & _ALT_GR
    return bool(typed) and typed.isprintable() and not command


@dataclass(slots=True)
class KeyMap:
    """The keys of one player; `changed` holds only what differs from the defaults."""

    changed: dict[str, Keys] = field(default_factory=dict)

    def keys_of(self, action: str) -> Keys:
        keys = self.changed.get(action, defaults()[action])
        return keys if action != "back" or ALWAYS_BACK in keys else (*keys, ALWAYS_BACK)

    def holder(self, key: str, besides: str = "") -> str:
        """Return which action has a key, nothing if none has."""
        actions = (action for action in defaults() if action != besides)
        return next((action for action in actions if key in self.keys_of(action)), "")

    def action_of(self, event: pygame.event.Event) -> str:
        """Return the action of a pressed key, nothing if it has none."""
        found = (self.holder(name) for name in names_of(event))
        return next((action for action in found if action), "")

    def give(self, action: str, keys: Keys) -> str:
        """Give an action other keys; return the action that has one already and keeps it."""
        taken = next((held for key in keys if (held := self.holder(key, action))), "")
        if not taken:
            self.changed[action] = keys
            if keys == defaults()[action]:
                del self.changed[action]
        return taken

    def reset(self, action: str) -> str:
        """Give an action its first keys back; return the action that has one meanwhile."""
        return self.give(action, defaults()[action])

    def clash(self) -> tuple[str, str] | None:
        """Return a changed action and another that has the same key, None if all is well."""
        for action in reversed(self.changed):
            for key in self.keys_of(action):
                if other := self.holder(key, action):
                    return action, other
        return None


_current = KeyMap()


def use(changed: dict[str, Keys]) -> None:
    """Take these keys from now on; the dictionary is kept and changed by the settings."""
    _current.changed = changed


def current() -> KeyMap:
    """Return the keys as they are now."""
    return _current


def action_of(event: pygame.event.Event, *, typing: bool = False) -> str:
    """Return what an event asks for; where one can type, letters only write."""
    if event.type != pygame.KEYDOWN or (typing and types_text(event)):
        return ""
    return _current.action_of(event)


def label(action: str) -> str:
    """Return the key of an action as a button shows it."""
    return key_label(_current.keys_of(action)[0])


def labels(action: str) -> list[str]:
    """Return all keys of an action as a page shows them."""
    return [key_label(key) for key in _current.keys_of(action)]


def key_label(key: str) -> str:
    """Return a key in the player's words: Esc, Ctrl+Z."""
    names: Mapping[str, str] = _shipped()["names"]
    held, joint, last = key.rpartition("+") if not key.endswith("+") else (key[:-1], "", "+")
    return held + joint + names.get(last, last)
