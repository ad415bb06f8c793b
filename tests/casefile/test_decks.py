"""The facts about the decks that the rulebooks print: card data may change, these may not."""

from __future__ import annotations

from collections import Counter

import pytest

from arkham.rules import CaseDef, load_case
from arkham.rules.cards import Attribute, Card, ClueType, Kind, Technique

COMMON_TYPES = [t for t in ClueType if t is not ClueType.FORMULA]

EFFECTS = {
    1: {
        "leads": 9,
        "discard": 4,
        "closed": 2,
        "stability": 2,
        "time": 4,
        "search": 2,
        "shuffle": 2,
        "discard-hand": 3,
        "discard-leads": 5,
        "check": 19,
    },
    2: {
        "leads": 9,
        "discard": 4,
        "closed": 2,
        "stability": 2,
        "time": 4,
        "search": 2,
        "shuffle": 2,
        "exchange": 1,
        "storm": 1,
        "discard-hand": 4,
        "discard-leads": 5,
        "check": 20,
    },
}
VOLUNTARY = {
    "leads",
    "discard",
    "closed",
    "stability",
    "time",
    "search",
    "shuffle",
    "exchange",
    "storm",
    "menace-search",
}
MANDATORY = {"discard-hand", "discard-leads", "check", "menace-draw", "prevent", "close"}


@pytest.fixture(params=[1, 2, 3])
def case(request: pytest.FixtureRequest) -> CaseDef:
    return load_case(request.param)


def cards_of(case: CaseDef, kind: str) -> list[Card]:
    return [card for card in case.cards[1:] if card.kind == kind]


def stack_of(case: CaseDef) -> list[Card]:
    return [card for card in cards_of(case, Kind.CLUE) if card.stacked]


def printed_in(case: CaseDef) -> list[Card]:
    """Return the cards whose effect strips the rulebooks count."""
    return cards_of(case, Kind.CLUE) + cards_of(case, "storm")


def titled(case: CaseDef, title: str) -> Card:
    return next(card for card in case.cards[1:] if card.title == title)


# All cases


def test_every_clue_has_its_own_title_and_texts(case: CaseDef) -> None:
    clues = cards_of(case, Kind.CLUE)
    for words in (
        [c.title for c in clues],
        [c.words.flavour for c in clues],
        [c.words.note for c in clues],
    ):
        assert all(words)
        assert len(set(words)) == len(words)


def test_effects_are_mandatory_or_voluntary_as_the_rulebooks_say(case: CaseDef) -> None:
    for card in printed_in(case):
        for effect in card.effects:
            assert effect.must == (effect.name in MANDATORY), (card.id, effect)
            assert effect.must != (effect.name in VOLUNTARY), (card.id, effect)


def test_every_card_of_the_stack_can_be_linked(case: CaseDef) -> None:
    for card in stack_of(case):
        assert card.type is not None and card.left is not None and card.right, card.id


def test_no_technique_is_a_dead_end(case: CaseDef) -> None:
    clues = stack_of(case)
    for technique in Technique:
        if technique is not Technique.ANY:
            assert sum(c.left is technique for c in clues) >= 8, technique
            assert sum(technique in c.right for c in clues) >= 8, technique


@pytest.mark.parametrize("number", [1, 2])
def test_fifty_clues_and_six_victims_with_two_techniques_each(number: int) -> None:
    case = load_case(number)
    assert len(stack_of(case)) == 50
    victims = cards_of(case, "victim")
    assert len(victims) == 6
    for victim in victims:
        assert victim.words.subtitle
        assert len(set(victim.right)) == 2 and Technique.ANY not in victim.right, victim.id


@pytest.mark.parametrize("number", [1, 2])
def test_effect_totals(number: int) -> None:
    case = load_case(number)
    counted = Counter(e.name for card in printed_in(case) for e in card.effects)
    assert counted == EFFECTS[number]


@pytest.mark.parametrize("number", [1, 2])
def test_types_are_as_even_as_fifty_allows(number: int) -> None:
    counted = Counter(c.type for c in stack_of(load_case(number)))
    assert set(counted) == set(COMMON_TYPES)
    assert set(counted.values()) <= {8, 9}


@pytest.mark.parametrize("number", [1, 2])
def test_every_type_has_two_puzzles_and_few_are_free(number: int) -> None:
    puzzles = [c for c in stack_of(load_case(number)) if c.has(Attribute.PUZZLE)]
    counted = Counter(c.type for c in puzzles)
    assert all(counted[t] >= 2 for t in COMMON_TYPES)
    guarded = [
        c
        for c in puzzles
        if c.minimum or c.has(Attribute.LOCK) or c.has("skeleton-lock") or c.has("lightning")
    ]
    assert guarded == puzzles


# Case 1


def test_the_victims_of_case_1() -> None:
    victims = {c.title: c.words.subtitle for c in cards_of(load_case(1), "victim")}
    assert victims == {
        "Walter Gilman": "student",
        "Frank Elwood": "student",
        "Ladislas Wolejko": "child",
        "Asenath Waite": "student",
        "Edward Pickman Derby": "poet",
        "Joel Manton": "teacher",
    }


def test_the_necronomicon_is_an_artifact_of_case_1() -> None:
    card = titled(load_case(1), "The Necronomicon")
    assert card.kind == Kind.CLUE and card.type is ClueType.ARTIFACT


def test_the_contact_of_case_1() -> None:
    case = load_case(1)
    assert dict(case.parameters)["contact"] == "dr-armitage"
    armitage = case.card("dr-armitage")
    assert armitage.title == "Dr. Armitage"
    assert [[e.name for e in side.effects] for side in armitage.sides] == [["key"], ["exchange"]]


HARDNESS = {"easy": "Easier", "difficult": "Harder", "most difficult": "Hardest"}


@pytest.mark.parametrize("number", [1, 2, 3])
def test_terms_say_in_words_what_their_label_says(number: int) -> None:
    for option in load_case(number).options:
        for value in option.values:
            said = [word for word in HARDNESS.values() if word in value.text]
            label = HARDNESS.get(value.difficulty)
            assert said == ([label] if label else []), (option.id, value.id)
            assert value.difficulty == "different" or "As hard" not in value.text


# Case 2


def test_the_helpers_of_case_2_are_labelled_by_what_play_shows() -> None:
    (contact,) = (o for o in load_case(2).options if o.id == "contact")
    assert {v.id: v.difficulty for v in contact.values} == {
        "randolph-carter": "default",
        "dr-armitage": "difficult",
        "father-merluzzo": "different",
    }


def test_four_storms_of_which_two_carry_lightning() -> None:
    storms = cards_of(load_case(2), "storm")
    assert len(storms) == 4
    assert sum(storm.has("lightning") for storm in storms) == 2


def test_the_formula_waits_outside_the_stack() -> None:
    formula = titled(load_case(2), "Third Aklo Ritual")
    assert formula.type is ClueType.FORMULA and not formula.stacked
    assert formula.has(Attribute.PUZZLE) and formula.has("skeleton-key")


def test_the_clues_of_case_2_known_by_name() -> None:
    case = load_case(2)
    mountain = titled(case, "Tempest Mountain")
    assert [e.name for e in mountain.effects] == ["storm"] and not mountain.effects[0].must
    assert titled(case, "Called Forth by Thunder").has("lightning")
    ancient = titled(case, "Ancient Forgotten One")
    assert ancient.has("skeleton-lock") and ancient.has(Attribute.PUZZLE)
    locked = [c for c in stack_of(case) if c.has("skeleton-lock")]
    assert locked == [ancient]


def test_two_clues_carry_the_halves_of_the_formula() -> None:
    clues = stack_of(load_case(2))
    assert sum(c.has("formula-left") for c in clues) == 1
    assert sum(c.has("formula-right") for c in clues) == 1


def test_the_contact_of_case_2() -> None:
    case = load_case(2)
    assert dict(case.parameters)["contact"] == "randolph-carter"
    carter = case.card("randolph-carter")
    assert [[e.name for e in side.effects] for side in carter.sides] == [
        ["check", "open-lock"],
        ["penalty"],
    ]


# Case 3


def test_the_clues_of_case_3() -> None:
    case = load_case(3)
    assert len(stack_of(case)) == 45
    sides = {c.reverse for c in case.cards[1:] if c.reverse}
    outside = [c for c in cards_of(case, Kind.CLUE) if not c.stacked]
    assert len(outside) == 5
    of_cases = {c.reverse for c in cards_of(case, "case") if c.reverse} - {
        c.id for c in cards_of(case, "case")
    }
    of_menaces = {c.reverse for c in cards_of(case, "menace") if c.reverse}
    assert len(of_cases) == 4 and len(of_menaces) == 1
    assert {c.id for c in outside} == of_cases | of_menaces
    assert of_cases | of_menaces <= sides
    assert any(c.type is ClueType.FORMULA for c in cards_of(case, Kind.CLUE))


def test_seven_case_cards_of_which_one_has_two_sides() -> None:
    cards = cards_of(load_case(3), "case")
    assert sorted({c.number for c in cards}) == [1, 2, 3, 4, 5, 6, 7]
    assert [(c.number, c.side) for c in cards if c.side] == [(1, "A"), (1, "B")]
    assert len(cards) == 8
    assert titled(load_case(3), "Haunter of the Dark").kind == "case"


def test_six_menaces_in_two_decks() -> None:
    case = load_case(3)
    menaces = cards_of(case, "menace")
    assert len(menaces) == 6
    assert {c.deck for c in menaces} == {"I", "II"}
    aurora = titled(case, "Aurora Borealis")
    assert [(e.name, e.number) for e in aurora.ongoing] == [("hand-limit", 1)]
    assert titled(case, "Nyarlathotep").reverse


def test_five_objectives_share_out_the_lettered_puzzles() -> None:
    case = load_case(3)
    objectives = cards_of(case, "objective")
    assert len(objectives) == 5
    letters = [letter for o in objectives for letter in o.letters]
    lettered = [c for c in cards_of(case, Kind.CLUE) if c.letter]
    assert sorted(letters) == sorted(c.letter for c in lettered) == list("ABCDEFGHIJKL")
    assert all(c.has(Attribute.PUZZLE) for c in lettered)
    assert all(len(o.letters) in (2, 3) for o in objectives)
    assert sum(c.stacked for c in lettered) == 7


def test_every_objective_tells_the_way_to_each_of_its_puzzles() -> None:
    for objective in cards_of(load_case(3), "objective"):
        assert tuple(letter for letter, _ in objective.words.paths) == objective.letters
        assert all(path for _, path in objective.words.paths)
        assert objective.words.revelation


def test_equipment_of_case_3() -> None:
    case = load_case(3)
    assert {c.title for c in cards_of(case, "equipment")} == {
        "Necronomicon",
        "Third Aklo Ritual",
    }
    equipped = {c.title for c in cards_of(case, Kind.CLUE) if c.has("equipment")}
    assert equipped == {"Tillinghast's Machine", "Elder Sign"}


def test_one_clue_searches_the_menace_deck() -> None:
    case = load_case(3)
    effects = [e.name for c in cards_of(case, Kind.CLUE) for e in c.effects]
    assert effects.count("menace-search") == 1
