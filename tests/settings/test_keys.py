"""Keys mean what the player says they mean, on any board."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from arkham.files.texts import texts
from arkham.settings import keys
from arkham.settings.keys import KeyMap


def press(code: int, mod: int = 0, scancode: int = 0, unicode: str = "") -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, scancode=scancode, unicode=unicode)


@pytest.fixture(autouse=True)
def own_map() -> Iterator[None]:
    keys.use({})
    yield
    keys.use({})


def test_no_two_actions_share_a_key_at_first():
    every = [key for keyset in keys.defaults().values() for key in keyset]
    assert len(every) == len(set(every))
    assert every == [keys.key_name(key) for key in every]


def test_every_action_has_a_key_and_a_name():
    assert all(keys.defaults().values())
    assert set(keys.defaults()) | set(keys.groups()) <= set(texts()["keys"])


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("ctrl+z", "Ctrl+Z"),
        ("Shift + Ctrl + z", "Ctrl+Shift+Z"),
        ("return", "Return"),
        ("f11", "F11"),
        ("?", "?"),
        ("+", "+"),
        ("Ctrl++", "Ctrl++"),
        ("ü", "Ü"),
        ("Hyper+Z", ""),
        ("nothing", ""),
        ("", ""),
        ("я", ""),
        ("\n", ""),
    ],
)
def test_a_key_is_spelled_in_one_way(written, meant):
    assert keys.key_name(written) == meant


@pytest.mark.parametrize(
    ("event", "action"),
    [
        (press(pygame.K_z, pygame.KMOD_LCTRL), "undo"),
        (press(pygame.K_z, pygame.KMOD_LMETA), "undo"),
        (press(pygame.K_z, pygame.KMOD_CTRL | pygame.KMOD_SHIFT), "redo"),
        (press(pygame.K_z), "plan-back"),
        (press(pygame.K_x), ""),
        (press(pygame.K_KP_ENTER), "confirm"),
        (press(pygame.K_TAB, pygame.KMOD_LSHIFT), "previous"),
        (press(pygame.K_RETURN, pygame.KMOD_RALT), "fullscreen"),
        (press(pygame.K_KP1), "take"),
        # Caps lock and num lock are no modifiers.
        (press(pygame.K_h, pygame.KMOD_CAPS | pygame.KMOD_NUM, unicode="H"), "hint"),
        # The question mark of an American, a German and a French board.
        (press(pygame.K_SLASH, pygame.KMOD_LSHIFT, pygame.KSCAN_SLASH, "?"), "help"),
        (press(ord("ß"), pygame.KMOD_LSHIFT, pygame.KSCAN_MINUS, "?"), "help"),
        (press(pygame.K_COMMA, pygame.KMOD_LSHIFT, pygame.KSCAN_M, "?"), "help"),
        # The first key of the row of digits types & in France, and 1 only with Shift.
        (press(pygame.K_AMPERSAND, 0, pygame.KSCAN_1, "&"), "take"),
        # A Russian board types я where Z is; a German one has Y and Z exchanged.
        (press(0x44F, pygame.KMOD_LCTRL, pygame.KSCAN_Z, ""), "undo"),
        (press(pygame.K_z, pygame.KMOD_LCTRL, pygame.KSCAN_Y, ""), "undo"),
        (press(0x440, 0, pygame.KSCAN_H, "р"), "hint"),
    ],
)
def test_a_key_means_the_same_on_every_board(event, action):
    assert keys.action_of(event) == action


def test_a_given_key_replaces_the_old_ones():
    own = keys.current()
    assert own.give("redo", ("Ctrl+R",)) == ""
    assert keys.action_of(press(pygame.K_r, pygame.KMOD_LCTRL)) == "redo"
    assert keys.action_of(press(pygame.K_y, pygame.KMOD_LCTRL)) == ""
    assert keys.label("redo") == "Ctrl+R"


def test_a_taken_key_is_refused_and_names_its_holder():
    own = keys.current()
    assert own.give("hint", ("I",)) == "inspect"
    assert own.keys_of("hint") == ("H",) and own.changed == {}


def test_a_reset_is_refused_while_another_action_has_the_key():
    own = KeyMap()
    own.give("hint", ("J",))
    own.give("inspect", ("H",))
    assert own.reset("hint") == "inspect"
    assert own.reset("inspect") == "" and own.reset("hint") == ""
    assert own.changed == {}


def test_escape_goes_back_whatever_else_does():
    own = KeyMap()
    assert own.give("back", ("Backspace",)) == ""
    assert own.keys_of("back") == ("Backspace", "Escape")
    assert own.give("hint", ("Escape",)) == "back"


def test_two_actions_that_exchange_their_keys_do_not_clash():
    assert KeyMap({"hint": ("I",), "inspect": ("H",)}).clash() is None
    assert KeyMap({"hint": ("I",)}).clash() == ("hint", "inspect")


def test_where_one_can_type_letters_only_write():
    letter = press(pygame.K_m, unicode="m")
    assert keys.action_of(letter) == "mute"
    assert keys.action_of(letter, typing=True) == ""
    assert keys.action_of(press(pygame.K_ESCAPE, unicode="\x1b"), typing=True) == "back"
    assert keys.action_of(press(pygame.K_z, pygame.KMOD_LCTRL, unicode="\x1a"), typing=True)


def test_a_key_let_go_is_no_action():
    released = pygame.event.Event(pygame.KEYUP, key=pygame.K_m, mod=0)
    assert keys.action_of(released) == ""


def test_labels_use_the_words_of_key_caps():
    assert keys.label("back") == "Esc"
    assert keys.label("confirm") == "Enter"
    assert keys.labels("fullscreen") == ["F11", "Alt+Enter"]


def test_screens_ask_for_actions_and_not_for_keys():
    """Only writing, and learning a key, look at the keys themselves."""
    writing = {"BACKSPACE", "DELETE", "v", "c", "x", "a"}
    learning = {"LSHIFT", "RSHIFT", "LCTRL", "RCTRL", "LALT", "RALT", "LMETA", "RMETA", "MODE"}
    allowed = writing | learning | {"CAPSLOCK", "NUMLOCK"}
    for path in Path(keys.__file__).parents[1].joinpath("scenes").rglob("*.py"):
        named = set(re.findall(r"pygame\.K_(\w+)", path.read_text(encoding="utf-8")))
        assert named <= allowed, f"{path.name} compares keys by itself: {named - allowed}"
