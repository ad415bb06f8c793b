"""Settings survive a restart, and a mistake in their file costs one setting only."""

from __future__ import annotations

import pytest
import yaml

from arkham.files.texts import texts
from arkham.settings.settings import CHOICES, LEVELS, LONGEST, TABS, Settings, SettingsFile


@pytest.fixture
def file(tmp_path) -> SettingsFile:
    return SettingsFile(tmp_path / "settings.yaml")


def write(file: SettingsFile, text: str) -> tuple[Settings, list[str]]:
    file.path.write_text(text, encoding="utf-8")
    return file.load()


def test_without_a_file_everything_has_its_default(file):
    assert file.load() == (Settings(), [])


def test_every_default_is_a_value_that_is_offered():
    fresh = Settings()
    assert all(getattr(fresh, name) in values for name, values in CHOICES.items())
    assert all(0 <= getattr(fresh, name) <= 100 for name in LEVELS)


def test_every_setting_stands_on_one_page_and_has_its_words():
    names = [name for page in TABS.values() for name in page]
    assert sorted(names) == sorted([*CHOICES, *LEVELS, "keys"])
    words = texts()["settings"]
    assert set(TABS) | set(names) <= set(words)
    for name, values in CHOICES.items():
        assert {f"{name}_{value}".lower() for value in values} <= set(words)
    assert set(names) - {"keys"} <= set(texts()["settings_help"])


def test_what_was_set_is_there_after_a_restart(file):
    settings = Settings(
        text_scale=1.75, odds="off", volume=0, effects=100, mute=True, keys={"hint": ("J",)}
    )
    file.save(settings)
    assert SettingsFile(file.path).load() == (settings, [])


@pytest.mark.parametrize("name", CHOICES)
def test_every_value_of_a_setting_can_be_kept(file, name):
    for value in CHOICES[name]:
        settings = Settings()
        setattr(settings, name, value)
        file.save(settings)
        assert file.load() == (settings, [])


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("speed: 3", "speed"),
        ("speed: fast", "speed"),
        ("speed: nan", "speed"),
        ("speed: true", "speed"),
        ("mute: 1", "mute"),
        ("odds: sometimes", "odds"),
        ("volume: 101", "volume"),
        ("volume: -1", "volume"),
        ("volume: 5.5", "volume"),
        ("volume: ٣", "volume"),
        ("volume: [50]", "volume"),
        ('high_contrast: "[1"', "high_contrast"),
        ("hints: {a: b}", "hints"),
        ("colour: red", "colour"),
        ("keys: none", "keys"),
        ("keys: {dance: D}", "dance"),
        ("keys: {hint: Hyper+Z}", "hint"),
        ("keys: {hint: []}", "hint"),
        ("keys: {hint: [[A]]}", "hint"),
        ("keys: {hint: [A, B, C, D, E]}", "hint"),
        ("keys: {hint: I}", "inspect"),
    ],
)
def test_a_mistake_costs_one_setting_and_is_told_with_its_line(file, line, told):
    settings, notices = write(file, f"text_scale: 1.5\n{line}\nreduced_motion: yes\n")
    assert settings == Settings(text_scale=1.5, reduced_motion=True)
    assert len(notices) == 1
    assert notices[0].startswith("settings.yaml:2: ") and told in notices[0]


@pytest.mark.parametrize(
    "text",
    [
        "speed: [",
        "- a list",
        "just words",
        "\t",
        "[" * 8000,
        "- " * 7000,
        "x" * (LONGEST + 1),
        "a: &a [*a, *a]\nb: *a",
        "? [1, 2]\n: 3\n",
    ],
)
def test_a_file_that_is_no_settings_is_told_and_does_no_harm(file, text):
    settings, notices = write(file, text)
    assert settings == Settings() and notices


def test_a_file_that_is_no_text_is_told(file):
    file.path.write_bytes(b"\xff\xfe\x00speed")
    settings, notices = file.load()
    assert settings == Settings() and len(notices) == 1


def test_an_empty_file_is_no_mistake(file):
    assert write(file, "# nothing yet\n") == (Settings(), [])


def test_off_is_a_word_where_words_are_asked_for(file):
    assert write(file, "odds: off\nhints: off\n")[0] == Settings(odds="off", hints=False)


def test_keys_may_be_exchanged_in_the_file(file):
    settings, notices = write(file, "keys:\n  hint: i\n  inspect: [h]\n")
    assert settings.keys == {"hint": ("I",), "inspect": ("H",)} and not notices


def test_a_file_with_mistakes_is_laid_aside_before_it_is_written_over(file):
    text = "speed: quick\nodds: counts\n"
    settings, _ = write(file, text)
    file.save(settings)
    file.save(settings)
    aside = [path for path in file.path.parent.iterdir() if "mistakes" in path.name]
    assert [path.read_text(encoding="utf-8") for path in aside] == [text]
    assert file.load() == (Settings(odds="counts"), [])


def test_a_good_file_leaves_nothing_beside_it(file):
    settings, _ = write(file, "odds: counts\n")
    file.save(settings)
    assert [path.name for path in file.path.parent.iterdir()] == ["settings.yaml"]


def test_a_setting_that_was_renamed_is_still_read(file):
    settings, notices = write(file, "rain: 30\n")
    assert settings.ambience == 30 and not notices


def test_a_page_can_be_reset_without_the_others():
    settings = Settings(volume=3, mute=True, odds="off", keys={"hint": ("J",)})
    held = settings.keys
    settings.reset("sound")
    assert settings == Settings(odds="off", keys={"hint": ("J",)})
    settings.reset("keys")
    settings.reset("play")
    assert settings == Settings() and settings.keys is held


def test_the_file_can_be_read_by_a_person(file):
    file.save(Settings())
    text = file.path.read_text(encoding="utf-8")
    assert text.startswith("# Settings of Arkham Noir")
    assert yaml.safe_load(text)["odds"] == "full" and len(text.splitlines()) < 25
