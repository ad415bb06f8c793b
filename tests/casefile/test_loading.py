"""Case files become cases: cards in order, contacts, options, a hash of what matters to play."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest
import yaml
from casefile_example import CONTACTS, CONTACTS_TEXT, EXAMPLE, EXAMPLE_TEXT, broken

from arkham.casefile import CaseError, case_paths, check_file, contacts_path, load_case
from arkham.rules.cards import Attribute, ClueType, Effect, Kind, Technique


def test_the_example_becomes_a_case() -> None:
    case = load_case(EXAMPLE, contacts=CONTACTS)
    assert (case.id, case.number, case.title, case.accent) == (
        "night-ferry", 7, "The Night Ferry", "amber",
    )  # fmt: skip
    assert case.turn == ("action", "last_chance", "victory", "stability", "time", "refill")
    assert case.parameters == (("hand_limit", 3), ("contact", "ward-sister"))
    assert dict(case.texts)["won"].startswith("The harbour kept its bell")
    assert [option.default for option in case.options] == ["five", "two", "both"]
    assert case.options[0].values[1].sets == (("types_to_win", 5), ("must_score", "drowned-bell"))


def test_cards_lie_in_the_order_of_the_sections_behind_the_gap() -> None:
    cards = load_case(EXAMPLE, contacts=CONTACTS).cards
    assert [card.index for card in cards] == list(range(len(cards)))
    assert (cards[0].id, cards[0].title, cards[0].stacked) == ("", "", False)
    kinds = [card.kind for card in cards[1:]]
    order = [Kind.CLUE, "victim", "storm", "case", "menace", "objective",
             "equipment", "contact"]  # fmt: skip
    assert kinds == sorted(kinds, key=order.index)
    stacked = [card.stacked for card in cards[1:] if card.kind == Kind.CLUE]
    assert stacked == [True, True, True, True, False, False]


def test_a_clue_carries_all_that_is_printed_on_it() -> None:
    bell = load_case(EXAMPLE, contacts=CONTACTS).card("drowned-bell")
    assert (bell.type, bell.left) == (ClueType.ARTIFACT, Technique.COLLECTION)
    assert bell.right == (Technique.INTERVIEW, Technique.ANY)
    assert bell.attributes == (Attribute.PUZZLE, Attribute.LOCK)
    assert (bell.minimum, bell.letter, bell.time, bell.stability) == (3, "A", True, True)
    assert bell.effects == (Effect("check", True), Effect("leads", False))
    assert bell.words.flavour == "It rings with its mouth full."


def test_case_three_cards_carry_numbers_sides_and_effects() -> None:
    case = load_case(EXAMPLE, contacts=CONTACTS)
    assert case.card("pier-b").ongoing == (Effect("time-limit", True, 1),)
    assert (case.card("pier-a").side, case.card("pier-a").reverse) == ("A", "pier-b")
    assert case.card("pilot-hat").reverse == "pilot-house"
    assert case.card("tide-table").reverse == ""
    assert case.card("long-dark").ongoing[1] == Effect("hand-limit", True, -1)
    assert case.card("undertow").immediate[0] == Effect("access", True, 4)
    objective = case.card("who-rang")
    assert objective.letters == ("A", "B")
    assert dict(objective.words.paths)["B"] == "Ask for the tide."
    assert case.card("ferry-master").sides[0].effects[1] == Effect("open-lock", False)


def test_only_the_contacts_a_briefcase_needs_are_packed(tmp_path: Path) -> None:
    path = tmp_path / "case.yaml"
    lone = broken("[victims, contact,", "[victims,")

    def packed(text: str) -> list[str]:
        path.write_text(text, encoding="utf-8")
        cards = load_case(path, contacts=CONTACTS).cards
        return [card.id for card in cards if card.kind == "contact"]

    assert packed(EXAMPLE_TEXT) == ["ward-sister", "ferry-master"]
    assert packed(lone) == ["ward-sister"]  # its own number
    named = lone.replace("contact: ward-sister", "contact: ferry-master")
    assert packed(named) == ["ward-sister", "ferry-master"]


@pytest.fixture
def content_hash(tmp_path: Path) -> Callable[..., str]:
    def of(text: str, contacts: str = CONTACTS_TEXT) -> str:
        (tmp_path / "case.yaml").write_text(text, encoding="utf-8")
        (tmp_path / "contacts.yaml").write_text(contacts, encoding="utf-8")
        case = load_case(tmp_path / "case.yaml", contacts=tmp_path / "contacts.yaml")
        assert re.fullmatch("[0-9a-f]{16}", case.content_hash)
        return case.content_hash

    return of


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("title: The Slipway", "title: The Old Slipway"),
        ("note: Whatever", "note: What ever"),
        ("tagline: Nobody", "tagline: No one"),
        ("accent: amber", "accent: red"),
        ("{hand_limit: 3, contact: ward-sister}", "{contact: ward-sister, hand_limit: 3}"),
        ("# A small case", "# A tiny case"),
        ("title: Five types", "title: Five kinds"),
        ("{title: Light,", "{title: Glow,"),
    ],
)
def test_mending_words_keeps_the_hash(content_hash: Callable[..., str], old: str, new: str) -> None:
    assert content_hash(broken(old, new)) == content_hash(EXAMPLE_TEXT)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("may leads", "must leads"),
        ("minimum 3", "minimum 4"),
        ("time: true", "time: false"),
        ("[collection, research]", "[collection]"),
        ("hand_limit: 3", "hand_limit: 4"),
        ("set: {time_limit: 6,", "set: {time_limit: 7,"),
        ("turn: [action, last_chance, ", "turn: [action, "),
        ("deck: II,", "deck: I,"),
        ("letters: [A, B], paths: {A: Look under the water., B", "letters: [B], paths: {B"),
        (
            "{title: Light, text: Search the draw stack., effects: [may search]}",
            "{title: Light, text: Search the draw stack., effects: [may shuffle]}",
        ),
    ],
)
def test_changing_the_mechanics_changes_the_hash(
    content_hash: Callable[..., str], old: str, new: str
) -> None:
    assert content_hash(broken(old, new)) != content_hash(EXAMPLE_TEXT)


def test_contacts_are_part_of_the_hash(content_hash: Callable[..., str]) -> None:
    plain = content_hash(EXAMPLE_TEXT)
    words = CONTACTS_TEXT.replace("Sister Amory", "Sister Amery")
    assert content_hash(EXAMPLE_TEXT, words) == plain
    rules = CONTACTS_TEXT.replace("may exchange", "may penalty")
    assert content_hash(EXAMPLE_TEXT, rules) != plain


def test_an_unknown_case_is_refused_by_name() -> None:
    for source in (0, -1, 99, "no-such-case", "99"):
        with pytest.raises(CaseError, match="there is no case"):
            load_case(source)


def test_a_case_is_loaded_once_until_its_file_changes(tmp_path: Path) -> None:
    path = tmp_path / "case.yaml"
    path.write_text(EXAMPLE_TEXT, encoding="utf-8")
    first = load_case(path, contacts=CONTACTS)
    assert load_case(path, contacts=CONTACTS) is first
    path.write_text(broken("hand_limit: 3", "hand_limit: 10"), encoding="utf-8")
    assert dict(load_case(path, contacts=CONTACTS).parameters)["hand_limit"] == 10


def test_a_path_may_be_written_in_words() -> None:
    assert load_case(str(EXAMPLE), contacts=CONTACTS).id == "night-ferry"


def test_the_series_has_three_cases() -> None:
    assert [load_case(path).number for path in case_paths()] == [1, 2, 3]


@pytest.mark.parametrize("path", case_paths(), ids=lambda path: path.stem)
def test_shipped_cases_are_clean(path: Path) -> None:
    assert "\n".join(map(str, check_file(path))) == ""


def test_shipped_contacts_are_clean() -> None:
    assert "\n".join(map(str, check_file(contacts_path()))) == ""


@pytest.mark.parametrize("path", case_paths(), ids=lambda path: path.stem)
def test_a_shipped_case_answers_to_its_number_and_its_id(path: Path) -> None:
    case = load_case(path)
    assert load_case(case.number) is case
    assert load_case(str(case.number)) is case
    assert load_case(case.id) is case


@pytest.mark.parametrize("path", case_paths(), ids=lambda path: path.stem)
def test_checking_a_shipped_case_costs_little_more_than_reading_it(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

    def least(work: Callable[[], object]) -> float:
        costs = []
        for _ in range(5):
            begin = time.process_time()
            work()
            costs.append(time.process_time() - begin)
        return min(costs)

    reading = least(lambda: yaml.load(text, Loader=loader))
    assert least(lambda: check_file(path)) < 5 * reading
