"""Every mistake in a case file is named once, with its line and a guess at what was meant."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from casefile_example import CONTACTS, CONTACTS_TEXT, EXAMPLE, broken

from arkham.casefile import CaseError, Mistake, check_file, load_case
from arkham.casefile.mistakes import MOST_MISTAKES

Check = Callable[[str], list[str]]


@pytest.fixture
def check(tmp_path: Path) -> Check:
    """Check a text as a case file and return its mistakes as `line: message`."""

    def run(text: str) -> list[str]:
        path = tmp_path / "case.yaml"
        path.write_text(text, encoding="utf-8")
        found = check_file(path, contacts=CONTACTS)
        assert all(mistake.path == path for mistake in found)
        return [f"{mistake.line}: {mistake.message}" for mistake in found]

    return run


def line_of(piece: str, text: str) -> int:
    assert piece in text, piece
    return text.count("\n", 0, text.index(piece)) + 1


# Each row: what is replaced, by what, where the mistake is seen, and the whole message.
BROKEN = [
    # keys
    ("accent: amber\n", "", "id: night-ferry", "the key 'accent' is missing"),
    ("accent: amber", "acent: amber", "acent", "unknown key 'acent'; did you mean 'accent'?"),
    ("    left: any\n    right: [research]\n", "    right: [research]\n", "id: wet-ledger",
     "clue wet-ledger: the key 'left' is missing"),
    ("    time: true\n", "    tiem: true\n", "tiem",
     "clue drowned-bell: unknown key 'tiem'; did you mean 'time'?"),
    ("    time: true\n", "    zzz: true\n", "zzz", "clue drowned-bell: unknown key 'zzz'; known: "
     "attributes, type, left, id, title, right, time, stability, effects, flavour, note"),
    ("  won: The", "  wonn: The", "wonn", "texts: unknown key 'wonn'; did you mean 'won'?"),
    ("  lost-victims: There was no one left on the passenger list to ask.\n", "", "tagline",
     "texts: the key 'lost-victims' is missing"),
    ("text: Two to save.,", 'text: Two, to save.,', "text: Two,", "option passengers: value two: "
     "'to save.' comes after a comma; put the whole text in quotes"),
    # types of values
    ("time: true", "time: yes", "time: yes",
     "clue drowned-bell: time should be true or false, not 'yes'"),
    ("time: true", 'time: "true"', "time:",
     "clue drowned-bell: time should be true or false, not 'true'"),
    ("title: The Slipway", "title: 1925", "1925",
     "clue slipway: title should be text; put '1925' in quotes"),
    ("title: The Slipway", "title: [The, Slipway]", "title: [",
     "clue slipway: title should be a single value, not a list or a mapping"),
    ("title: The Slipway", 'title: "The\\nSlipway"', "title: \"The",
     "clue slipway: title should be one line"),
    ("title: The Slipway", f"title: {'x' * 81}", "xxx",
     "clue slipway: title is longer than 80 characters"),
    ("right: [collection, research]", "right: collection", "right: coll",
     "clue slipway: right should be a list"),
    ("right: [collection, research]", "right: [[collection]]", "right: [[",
     "clue slipway: right should be a list of words"),
    ("  - id: slipway\n", "  - nonsense\n  - id: slipway\n", "nonsense",
     "clue 3 should be a mapping, key: value"),
    ("number: 7", "number: 7.0", "7.0", "number should be a whole number, not '7.0'"),
    ("number: 7", "number: .nan", ".nan", "number should be a whole number, not '.nan'"),
    ("number: 7", "number: -.inf", ".inf", "number should be a whole number, not '-.inf'"),
    ("number: 7", "number: 0x7", "0x7", "number should be a whole number, not '0x7'"),
    ("number: 7", 'number: "7"', '"7"', "number should be a whole number, not '7'"),
    ("number: 7", "number: 0", "number: 0", "number is 0; it should be 1 to 99"),
    ("number: 7", "number: 100", "number: 100", "number is 100; it should be 1 to 99"),
    ("number: 7", "number: 1" + "0" * 5000, "number: 1",
     f"number should be a whole number, not '1{'0' * 38}…'"),
    # words
    ("flavour: It rings with its mouth full.", "flavour:", "flavour:\n",
     "clue drowned-bell: flavour is empty"),
    ("flavour: It rings with its mouth full.", 'flavour: "  "', 'flavour: "',
     "clue drowned-bell: flavour is empty"),
    ("flavour: It rings with its mouth full.", "flavour: …", "flavour: …",
     "clue drowned-bell: flavour is still the placeholder '…'"),
    ("flavour: It rings with its mouth full.", 'flavour: "It \\a rings."', 'flavour: "It',
     "clue drowned-bell: flavour holds the control character '\\x07'"),
    ("    note: The bell was heard where no bell hangs.\n", "", "id: drowned-bell",
     "clue drowned-bell: the key 'note' is missing"),
    (", opening: She missed one sailing.", "", "id: ada-moll",
     "victim ada-moll: the key 'opening' is missing"),
    ("    closing: I lashed it fast.\n", "", "id: pilot-house",
     "case pilot-house: the key 'closing' is missing"),
    (", revelation: The sea keeps its own hours.", "", "id: who-rang",
     "objective who-rang: the key 'revelation' is missing"),
    # known words
    ("accent: amber", "accent: green", "green",
     "unknown accent 'green'; known: red, amber, violet"),
    ("left: surveillance", "left: surveilance", "surveilance",
     "clue slipway: unknown technique 'surveilance'; did you mean 'surveillance'?"),
    ("type: location", "type: Location", "Location",
     "clue slipway: unknown clue type 'Location'; did you mean 'location'?"),
    ("[collection, research]", "[research, research]", "[research, research]",
     "clue slipway: right names 'research' twice"),
    ("right: [collection, research]", "right: []", "right: []", "clue slipway: right is empty"),
    ("right: [collection, any]", "right: []", "tom-pell", "victim tom-pell: right is empty"),
    ("title: Squall, right: [any]", "title: Squall, right: []", "squall",
     "storm squall: right is empty"),
    ("title: The Pier, number: 1, side: A, reverse: pier-b, right: [research]",
     "title: The Pier, number: 1, side: A, reverse: pier-b", "id: pier-a",
     "case pier-a: the key 'right' is missing"),
    ("refill]", "refil]", "refil]", "unknown turn step 'refil'; did you mean 'refill'?"),
    ("turn: [action, ", "turn: [", "turn:", "the turn has no step 'action'"),
    ("   briefcase, purple", "   briefcase, purple, storm", "   briefcase",
     "unknown mechanism 'storm'; did you mean 'storms'?"),
    ("   briefcase, purple", "   briefcase, purple, purple", "   briefcase",
     "mechanisms names 'purple' twice"),
    ("deck: II", "deck: III", "deck: III", "menace undertow: unknown menace deck 'III'; "
     "known: I, II"),
    # attributes
    ("[formula-right, darkness]", "[formula-right, darknes]", "darknes]",
     "clue slipway: unknown attribute 'darknes'; did you mean 'darkness'?"),
    ("minimum 3", "minimum 0", "minimum 0",
     "clue drowned-bell: 'minimum 0' should be 'minimum N', with N from 1 to 9"),
    ("minimum 3", "minimum 10", "minimum 10",
     "clue drowned-bell: 'minimum 10' should be 'minimum N', with N from 1 to 9"),
    ("minimum 3", "minimum 3, minimum 2", "minimum 3",
     "clue drowned-bell: attributes names 'minimum' twice"),
    ("[puzzle, lock, min", "[puzzle, puzzle, min", "puzzle, puzzle",
     "clue drowned-bell: attributes names 'puzzle' twice"),
    ("letter A", "letter A, letter Ab", "letter Ab",
     "clue drowned-bell: 'letter Ab' should be 'letter X', with X a single capital"),
    ("attributes: [puzzle, letter B]", "attributes: [letter B]", "attributes: [letter B]",
     "clue tide-table: a Clue with a letter should be a puzzle"),
    ("attributes: [puzzle, skeleton-lock]", "attributes: [puzzle, letter B]",
     "attributes: [puzzle, letter B]\n    flavour: Dry",
     "clue pilot-hat: letter B stands twice, first on 'tide-table'"),
    ("attributes: [lightning]", "attributes: [puzzle]", "id: squall",
     "storm squall: unknown attribute of a storm 'puzzle'; known: lightning"),
    # effects
    ("may leads", "may laeds", "may laeds",
     "clue drowned-bell: unknown effect 'laeds'; did you mean 'leads'?"),
    ("may leads", "leads", "check, leads",
     "clue drowned-bell: effect 'leads' should begin with must or may"),
    ("may leads", "might leads", "might",
     "clue drowned-bell: effect 'might leads' should read 'must NAME' or 'may NAME'"),
    ("may leads", "may leads 2", "may leads 2",
     "clue drowned-bell: effect 'leads' takes no number"),
    ("must close 4", "must close", "must close",
     "clue slipway: effect 'close' needs a number"),
    ("must close 4", "must close 10", "must close 10",
     "clue slipway: effect 'close' takes a number from 1 to 9, not 10"),
    ("must close 4", "must close 5", "must close 5",
     "clue slipway: 'must close 5': there is no case 5"),
    ("      - may stability\n", "      - may access 9\n", "- may access 9",
     "case pilot-house: 'may access 9': there is no case 9"),
    ("      - may stability\n", "      - may leads\n", "- may leads",
     "case pilot-house: unknown effect 'leads'; known: flip, hand, access, stability"),
    ("must hand-limit -1", "must hand-limit 0", "must hand-limit 0",
     "menace long-dark: effect 'hand-limit' takes a number from -3 to 3, not 0"),
    ("must hand-limit -1", "must hand-limits 1", "must hand-limits",
     "menace long-dark: unknown effect 'hand-limits'; did you mean 'hand-limit'?"),
    ("Light, text: Search the draw stack., effects: [may search]",
     "Light, text: Search the draw stack., effects: []", "id: lantern",
     "equipment lantern: side 1: effects is empty"),
    # ids and titles
    ("id: slipway", "id: wet-ledger", "id: wet-ledger\n    title: The Slip",
     "clue wet-ledger: the id 'wet-ledger' stands twice, first at line 54"),
    ("id: tom-pell", "id: slipway", "id: slipway, title: Tom",
     "victim slipway: the id 'slipway' stands twice, first at line 62"),
    ("id: tom-pell", "id: ferry-master", "id: ferry-master",
     "victim ferry-master: the id 'ferry-master' stands twice, first at contacts.yaml, line 12"),
    ("id: slipway", "id: Slip_way", "Slip_way",
     "clue 3: id 'Slip_way' should be made of a-z, 0-9 and single dashes"),
    ("title: The Slipway", "title: The Wet Ledger", "title: The Wet Ledger\n    type: loc",
     "clue slipway: the title 'The Wet Ledger' stands twice, first at line 55"),
    # the other side of a card
    ("reverse: pilot-hat", "reverse: pilot-hut", "pilot-hut", "case pilot-house: reverse names "
     "'pilot-hut', but there is no such card; did you mean 'pilot-hat'?"),
    ("reverse: pilot-hat", "reverse: pilot-house", "reverse: pilot-house",
     "case pilot-house: reverse names the card itself"),
    ("reverse: pilot-hat", "reverse: slipway", "reverse: slipway", "case pilot-house: reverse "
     "names 'slipway', which is in the draw stack; move it to outside_clues"),
    ("reverse: pilot-hat", "reverse: undertow", "reverse: undertow", "case pilot-house: reverse "
     "names 'undertow', but that card names 'none' as its reverse"),
    ("deck: II,", "deck: II, reverse: pilot-hat,", "id: undertow",
     "menace undertow: reverse names 'pilot-hat', which is the back of 'pilot-house'"),
    # numbers of cards
    ("side: B", "side: A", "id: pier-b", "case pier-b: number 1 stands twice, first on 'pier-a'; "
     "two sides need side A and side B, and each other as reverse"),
    # objectives
    ("letters: [A, B]", "letters: [A, B, b]", "id: who-rang",
     "objective who-rang: letter 'b' should be a single capital"),
    ("letters: [A, B]", "letters: [A, B, A]", "id: who-rang",
     "objective who-rang: letters names 'A' twice"),
    ("letter B", "letter C", "id: who-rang", "objective who-rang: no Clue has the letter B"),
    ("A: Look under the water., ", "", "id: who-rang",
     "objective who-rang: paths: the key 'A' is missing"),
    ("A: Look under the water., ", "A: Look under the water., C: Swim., ", "id: who-rang",
     "objective who-rang: paths: unknown key 'C'; known: A, B"),
    # options and parameters
    ("difficulty: easy", "difficulty: default", "id: limits",
     "option passengers: value limits: a second default; 'two' is the default already"),
    ("Two to save., difficulty: default", "Two to save., difficulty: easy",
     "values:\n      - {id: two",
     "option passengers: no value has the difficulty 'default'"),
    ("difficulty: easy", "difficulty: esay", "esay", "option passengers: value limits: "
     "unknown difficulty 'esay'; did you mean 'easy'?"),
    ("id: limits", "id: two", "id: two, title: Calm", "option passengers: value two: the id 'two' "
     "stands twice, first on line 35"),
    ("id: passengers", "id: victory", "id: victory\n    title: Pass", "option victory: the id "
     "'victory' stands twice, first on line 23"),
    ("set: {victims: 2}", "set: {victms: 2}", "victms", "option passengers: value two: set: "
     "unknown parameter 'victms'; did you mean 'victims'?"),
    ("set: {victims: 2}", "set: {victims: many}", "victims: many",
     "option passengers: value two: set: victims should be a whole number, not 'many'"),
    ("set: {victims: 2}", "set: {victims: 3}", "victims: 3", "option passengers: value two: set: "
     "victims is 3, but the case has 2"),
    ("set: {victims: 2}", "set: {victims: 1}", "victims: 1", "option passengers: value two: set: "
     "victims is 1; it should be 2 to 20"),
    ("hand_limit: 3", 'hand_limit: 3, "\\n": []', "parameters:", "parameters: unknown parameter "
     "'\\n'; known: types_to_win, victims, stability_limit, time_limit, hand_limit, contact, "
     "must_score, mode, menaces, help, equipment"),
    ("hand_limit: 3", "hand_limit: 11", "11", "parameters: hand_limit is 11; it should be 1 to 10"),
    ("hand_limit: 3", "hand_limit: [3]", "[3]", "parameters: hand_limit should be a single "
     "value, not a list or a mapping"),
    ("contact: ward-sister", "contact: ward-sitser", "sitser", "parameters: contact: there is no "
     "contact 'ward-sitser'; did you mean 'ward-sister'?"),
    ("equipment: lantern", "equipment: slipway", "equipment: slipway", "option help: value both: "
     "set: equipment: there is no equipment 'slipway'; known: lantern"),
    ("must_score: drowned-bell", "must_score: slipway", "must_score: slipway", "option victory: "
     "value bell: set: must_score: 'slipway' is no puzzle, so it is never scored"),
    ("mode: classic", "mode: clasic", "clasic", "option help: value alone: set: unknown mode "
     "'clasic'; did you mean 'classic'?"),
    # mechanisms and what they need
    ("   briefcase, purple, darkness]", "   briefcase, purple]", "[formula-right, darkness]",
     "clue slipway: attribute 'darkness' needs the mechanism 'darkness', "
     "which the case does not list"),
    ("[victims, contact, storms,", "[victims, contact,", "storms:\n",
     "section 'storms' needs the mechanism 'storms', which the case does not list"),
    ("[key, formula-left, lightning]", "[key, lightning]", "[victims",
     "the mechanism 'formula' needs one Clue with 'formula-left', not 0"),
    # what YAML can do and a case file must not
    ("left: surveillance", "left: &x surveillance", "&x",
     "the anchor '&x' is not allowed in a case file"),
    ("left: surveillance", "left: *x", "*x", "the alias '*x' is not allowed in a case file"),
    ("left: surveillance", "left: !!str surveillance", "!!str",
     "the tag 'tag:yaml.org,2002:str' is not allowed in a case file"),
    ("left: surveillance", "left: ! surveillance", "left: !",
     "the tag '!' is not allowed in a case file"),
    ("left: surveillance", "left: surveillance\n    left: any", "left: any\n    right: [collection",
     "the key 'left' stands twice, first on line 65"),
    ("left: surveillance", "left: surveillance\n    ? [a, b]\n    : c", "? [a",
     "a key should be one word, not a list or a mapping"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "place", "message"), BROKEN)
def test_a_mistake_is_named_once_with_its_line(
    check: Check, old: str, new: str, place: str, message: str
) -> None:
    text = broken(old, new)
    assert check(text) == [f"{line_of(place, text)}: {message}"]


# Each row: a change at the edge of what is allowed.
ALLOWED = [
    ("number: 7", "number: 99"),
    ("minimum 3", "minimum 1"),
    ("minimum 3", "minimum 9"),
    ("attributes: [puzzle, skeleton-lock]", "attributes: []"),
    ("hand_limit: 3", "hand_limit: 1"),
    ("hand_limit: 3", "hand_limit: 10"),
    ("must hand-limit -1", "must hand-limit +3"),
    ("title: The Slipway", f"title: {'x' * 80}"),
    ("title: The Slipway", 'title: "1925"'),
    ("title: The Slipway", "title: Café Œdipe, 2 a.m."),
    ("title: The Night Ferry", 'title: "No"'),
    ("time: true", "time: false"),
    ("    effects: [must check, may leads]\n", ""),
    ("    effects: [must check, may leads]\n", "    effects: []\n"),
    ("    type: person\n", "    type: person\n    reverse: pilot-house\n"),
    (", subtitle: purser", ""),
    ("right: [any]\n    icons", "right: [any]\n    purple_icons: true\n    icons"),
    ("    right: [any]\n    icons", "    purple_icons: true\n    icons"),
]


@pytest.mark.parametrize(("old", "new"), ALLOWED)
def test_the_edge_of_what_is_allowed_is_allowed(check: Check, old: str, new: str) -> None:
    assert check(broken(old, new)) == []


def test_a_number_used_twice_also_leaves_its_references_hanging(check: Check) -> None:
    text = broken("number: 4", "number: 1")
    found = check(text)
    assert len(found) == 4
    place = line_of("number: 1\n    reverse: pilot-hat", text)
    assert any(
        each.startswith(f"{place}: case pilot-house: number 1 stands twice, first on 'pier-a'")
        for each in found
    )
    assert sum(each.endswith("there is no case 4") for each in found) == 3


def test_all_mistakes_are_told_at_once_and_in_line_order(tmp_path: Path) -> None:
    text = broken("type: location", "type: locaton")
    text = text.replace("accent: amber", "accent: green").replace("deck: II,", "deck: 2,")
    path = tmp_path / "case.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(CaseError) as refusal:
        load_case(path, contacts=CONTACTS)
    lines = str(refusal.value).splitlines()
    assert len(lines) == 3 == len(refusal.value.mistakes)
    assert [mistake.line for mistake in refusal.value.mistakes] == [5, 64, 118]
    assert lines[1] == (
        f"{path}:64: clue slipway: unknown clue type 'locaton'; did you mean 'location'?"
    )


def test_mistakes_of_the_contacts_are_told_with_their_own_file(tmp_path: Path) -> None:
    contacts = tmp_path / "contacts.yaml"
    contacts.write_text(CONTACTS_TEXT.replace("may key", "may kye"), encoding="utf-8")
    (mistake,) = check_file(EXAMPLE, contacts=contacts)
    expected = (
        f"{contacts}:10: contact ward-sister: side 1: unknown effect 'kye'; did you mean 'key'?"
    )
    assert str(mistake) == expected
    assert check_file(contacts) == [mistake]


def test_a_file_of_contacts_is_checked_but_is_no_case() -> None:
    assert check_file(CONTACTS) == []
    with pytest.raises(CaseError, match="holds contacts, not a case"):
        load_case(CONTACTS)


def test_contacts_with_one_id_are_refused(tmp_path: Path) -> None:
    contacts = tmp_path / "contacts.yaml"
    text = CONTACTS_TEXT.replace("id: ferry-master", "id: ward-sister")
    contacts.write_text(text, encoding="utf-8")
    (mistake,) = check_file(contacts)
    assert (mistake.line, mistake.message[-12:]) == (12, "first at line 3"[-12:])


def test_a_flood_of_mistakes_is_cut_short(check: Check) -> None:
    found = check("".join(f"key{number}: 1\n" for number in range(5_000)))
    assert len(found) == MOST_MISTAKES + 1
    assert found[-1] == "0: there may be more mistakes; mend these first"


def test_a_mistake_without_a_line_names_the_file_alone() -> None:
    assert str(Mistake(Path("a.yaml"), 3, "wrong")) == "a.yaml:3: wrong"
    assert str(Mistake(Path("a.yaml"), 0, "wrong")) == "a.yaml: wrong"
