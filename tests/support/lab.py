"""Small cases made for tests, so that no test hangs on the figures of a shipped deck.

A lab case has bland Clues (``lead1`` … ``lead5`` and ``person1`` … ``monster7``, ANY on both
edges, nothing else), Victims ``v1`` … ``v6`` with a right ANY, and the cards a test makes up:

>>> rat = clue("rat", "monster", "research>interview,any", "puzzle lock min3", "must check")
>>> case = lab_case(rat, like=1)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from arkham.rules.cards import (
    ATTRIBUTES,
    Card,
    CaseDef,
    ClueType,
    Effect,
    Kind,
    OptionDef,
    OptionValue,
    Side,
    Technique,
)

TURN = ("action", "last_chance", "victory", "stability", "time", "refill")
MECHANISMS = {
    1: ("victims", "contact"),
    2: ("victims", "contact", "storms", "formula", "lightning", "skeleton"),
    3: ("case_graph", "menaces", "objectives", "briefcase", "skeleton", "purple", "darkness"),
}
KIND_ORDER = ("clue", "victim", "storm", "case", "menace", "objective", "contact", "equipment")
COMMON_TYPES = tuple(t for t in ClueType if t is not ClueType.FORMULA)
BLAND_OF_A_TYPE = 7


def clue(
    card_id: str,
    clue_type: str = "person",
    icons: str = "any>any",
    attributes: str = "",
    effects: str = "",
    *,
    time: bool = False,
    stability: bool = False,
    stacked: bool = True,
    reverse: str = "",
    sides: Sequence[str] = (),
) -> Card:
    """Make a Clue: icons as ``left>right,right``, attributes as ``puzzle min3 letterA``."""
    left, right = icons.split(">")
    found: list[str] = []
    minimum, letter = 0, ""
    for word in attributes.split():
        if word.startswith("min"):
            minimum = int(word.removeprefix("min"))
        elif word.startswith("letter"):
            letter = word.removeprefix("letter")
        else:
            assert word in ATTRIBUTES, f"there is no attribute {word!r}"
            found.append(word)
    return Card(
        index=0,
        id=card_id,
        kind=Kind.CLUE,
        title=_title(card_id),
        type=ClueType(clue_type),
        left=Technique(left),
        right=_techniques(right),
        attributes=tuple(found),
        minimum=minimum,
        letter=letter,
        time=time,
        stability=stability,
        effects=strip(effects),
        reverse=reverse,
        stacked=stacked and not reverse,
        sides=_sides(sides),
    )


def victim(card_id: str, right: str = "any") -> Card:
    return Card(0, card_id, "victim", _title(card_id), right=_techniques(right))


def storm(card_id: str, right: str = "any", effects: str = "", *, lightning: bool = False) -> Card:
    marks = ("lightning",) if lightning else ()
    return Card(
        0,
        card_id,
        "storm",
        _title(card_id),
        right=_techniques(right),
        attributes=marks,
        effects=strip(effects),
    )


def case_card(
    card_id: str,
    number: int,
    right: str = "any",
    *,
    icons: str = "",
    side: str = "",
    reverse: str = "",
    purple: bool = False,
    immediate: str = "",
    ongoing: str = "",
) -> Card:
    """Make a Case card; with `purple` its icons wait for Tillinghast's Machine."""
    return Card(
        0,
        card_id,
        "case",
        _title(card_id),
        right=() if purple else _techniques(right),
        reverse=reverse,
        number=number,
        side=side,
        icons=strip(icons),
        purple_icons=purple,
        immediate=strip(immediate),
        ongoing=strip(ongoing),
    )


def menace(
    card_id: str,
    deck: str = "I",
    *,
    immediate: str = "",
    ongoing: str = "",
    icons: str = "",
    reverse: str = "",
) -> Card:
    return Card(
        0,
        card_id,
        "menace",
        _title(card_id),
        reverse=reverse,
        deck=deck,
        icons=strip(icons),
        immediate=strip(immediate),
        ongoing=strip(ongoing),
    )


def objective(card_id: str, number: int, letters: str) -> Card:
    """Make an Objective that asks for the puzzles of these letters, as ``ABC``."""
    return Card(0, card_id, "objective", _title(card_id), number=number, letters=tuple(letters))


def equipment(card_id: str, *sides: str) -> Card:
    """Make an equipment card; each side is an effect strip."""
    return Card(0, card_id, "equipment", _title(card_id), sides=_sides(sides))


def contact(card_id: str, *sides: str) -> Card:
    """Make a contact; each side is an effect strip."""
    return Card(0, card_id, "contact", _title(card_id), sides=_sides(sides))


def strip(text: str) -> tuple[Effect, ...]:
    """Read an effect strip such as ``must check may leads must access 4``."""
    found: list[Effect] = []
    words = text.split()
    while words:
        word = words.pop(0)
        assert word in ("must", "may"), f"{word!r} in {text!r} should be must or may"
        name = words.pop(0)
        number = int(words.pop(0)) if words and words[0].lstrip("-").isdigit() else 0
        found.append(Effect(name, word == "must", number))
    return tuple(found)


def _title(card_id: str) -> str:
    return card_id.replace("-", " ").capitalize()


def _techniques(words: str) -> tuple[Technique, ...]:
    return tuple(Technique(word) for word in words.split(",") if word)


def _sides(strips: Sequence[str]) -> tuple[Side, ...]:
    return tuple(Side(f"Side {n}", "", strip(text)) for n, text in enumerate(strips, start=1))


CONTACTS = (
    contact("armitage", "may key", "may exchange"),
    contact("carter", "must check may open-lock", "may penalty"),
    contact("merluzzo", "may search", "may stability"),
)
VICTIMS = tuple(victim(f"v{n}") for n in range(1, 7))
STORMS = (
    storm("storm1", lightning=True),
    storm("storm2", lightning=True),
    storm("storm3"),
    storm("storm4"),
)
FORMULA = clue("aklo", "formula", "any>any", "puzzle skeleton-key", stacked=False)
CASES = (
    case_card("case1a", 1, side="A", reverse="case1b", icons="must access 4"),
    case_card("case1b", 1, side="B", reverse="case1a", icons="must access 4"),
    case_card("case2", 2, icons="must access 3"),
    case_card("case3", 3, icons="may stability must access 3"),
    case_card("case4", 4, reverse="diary", icons="must flip must hand must access 5"),
    case_card("case5", 5, icons="must access 6"),
    case_card("case6", 6, reverse="stone", icons="must flip must hand must access 7"),
    case_card("haunter", 7, reverse="eye", icons="must flip must hand", purple=True),
)
REVERSE_CLUES = (
    clue("diary", "evidence", reverse="case4"),
    clue("stone", "artifact", reverse="case6"),
    clue("eye", "monster", reverse="haunter"),
    clue("dexter", "person", reverse="nyarlathotep"),
)
MENACES = (
    menace("i1"),
    menace("i2"),
    menace("i3"),
    menace("nyarlathotep", "II", icons="must flip must hand", reverse="dexter"),
    menace("ii2", "II"),
    menace("ii3", "II"),
)
OBJECTIVES = tuple(
    objective(f"goal{n}", n, letters) for n, letters in enumerate(("AB", "C", "DE", "F", "G"), 1)
)
EQUIPMENT = (equipment("tome", "may search"), equipment("ritual", "may open-lock"))
STAND_INS = {
    1: (*VICTIMS, *CONTACTS),
    2: (FORMULA, *VICTIMS, *STORMS, *CONTACTS),
    3: (*REVERSE_CLUES, *CASES, *MENACES, *OBJECTIVES, *EQUIPMENT, *CONTACTS),
}


def bland_clues(of_a_type: int = BLAND_OF_A_TYPE) -> list[Card]:
    """Return Clues that fit everywhere and do nothing."""
    leads = [clue(f"lead{n}", COMMON_TYPES[n - 1]) for n in range(1, 6)]
    rest = [clue(f"{t}{n}", t) for n in range(1, of_a_type + 1) for t in COMMON_TYPES]
    return leads + rest


def lab_case(
    *made: Card,
    like: int = 1,
    mechanisms: tuple[str, ...] | None = None,
    turn: tuple[str, ...] = TURN,
    parameters: dict[str, int | str] | None = None,
    bland: int = BLAND_OF_A_TYPE,
) -> CaseDef:
    """Make a case like one of the series from the cards of a test and bland ones.

    Cards a test makes stand in for the lab's own of that kind, except that Clues and Victims
    are added; a card with the id of one of the lab's own always replaces it.
    """
    ids = {card.id for card in made}
    kinds = {card.kind for card in made} - {Kind.CLUE, "victim"}
    own = [c for c in STAND_INS[like] if c.id not in ids and c.kind not in kinds]
    kept = {card.id for card in own} | ids
    own = [c for c in own if not c.reverse or c.reverse in kept]
    cards = [c for c in bland_clues(bland) if c.id not in ids] + [*made, *own]
    cards.sort(key=lambda card: KIND_ORDER.index(card.kind))  # stable: only kinds are grouped
    gap = Card(index=0, id="", kind=Kind.CLUE, title="", stacked=False)
    return CaseDef(
        id=f"lab{like}",
        number=like,
        title=f"Lab case like {like}",
        cards=(gap, *(replace(card, index=i) for i, card in enumerate(cards, start=1))),
        options=_options(like, [c.id for c in cards if c.kind == "contact"]),
        mechanisms=MECHANISMS[like] if mechanisms is None else mechanisms,
        turn=turn,
        parameters=tuple((_PARAMETERS[like] | (parameters or {})).items()),
        accent="red",
        texts=(),
        content_hash="lab",
    )


_PARAMETERS: dict[int, dict[str, int | str]] = {
    1: {"contact": "armitage"},
    2: {"contact": "carter"},
    3: {"contact": "merluzzo", "equipment": "tome", "mode": "hardboiled"},
}


def _option(option_id: str, default: str, **values: dict[str, int | str]) -> OptionDef:
    made = tuple(
        OptionValue(
            name.replace("_", "-"),
            name,
            "",
            "default" if name == default else "difficult",
            tuple(sets.items()),
        )
        for name, sets in values.items()
    )
    return OptionDef(option_id, option_id, made, default)


def _options(like: int, contact_ids: list[str]) -> tuple[OptionDef, ...]:
    limits = _option(
        "limits",
        "five",
        five={"stability_limit": 5, "time_limit": 5},
        six={"stability_limit": 6, "time_limit": 6},
    )
    if like == 3:
        return (
            _option(
                "mode", "hardboiled", hardboiled={"mode": "hardboiled"}, classic={"mode": "classic"}
            ),
            limits,
            _option(
                "menaces",
                "all",
                all={"menaces": "all"},
                random={"menaces": "random"},
                no_aurora={"menaces": "no-aurora"},
            ),
            _option(
                "help",
                "both",
                both={"help": "both"},
                contact={"help": "contact"},
                equipment={"help": "equipment"},
                none={"help": "none"},
            ),
        )
    numbers: dict[str, dict[str, int | str]] = {
        "four": {"victims": 4},
        "five": {"victims": 5},
        "six": {"victims": 6},
    }
    contacts: dict[str, dict[str, int | str]] = {c: {"contact": c} for c in contact_ids}
    own = str(_PARAMETERS[like]["contact"])
    return (
        _option("victory", "five", five={"types_to_win": 5}, six={"types_to_win": 6}),
        _option("victims", "five", **numbers),
        limits,
        _option("contact", own if own in contacts else contact_ids[0], **contacts),
    )
