"""The offered actions against a second, slow reading of the rules, straight from the cards.

The oracle shares no code with the rules: no masks, no requirement checks, no counters.
"""

from __future__ import annotations

from itertools import permutations

from playouts import every_case, some_or_many_games, tables

from arkham.rules.areas import HAND, LEADS
from arkham.rules.cards import Attribute, Card, CaseDef, Kind, Technique
from arkham.rules.choices import Prompt, Verb
from arkham.rules.mechanisms.tools import BRIEFCASE
from arkham.rules.state import GameState


def actions(state: GameState) -> set[tuple[Verb, int, int]]:
    """Return the turn's actions by the ledger, tools left aside: (verb, card, line)."""
    cards = state.rules.cards
    found = {(Verb.PASS, 0, 0)}
    row = [card for card in state.areas[LEADS] if card]
    if row:
        found.add((Verb.TAKE, row[0], 0))
    for line in state.lines:
        for card in row[:1]:
            if is_playable(state, card, line):
                found.add((Verb.LEAD, card, line[0]))
        for card in state.areas[HAND]:
            if is_playable(state, card, line):
                found.add((Verb.HAND, card, line[0]))
        if len({cards[c].type for c in line} - {None}) >= 5:
            found.add((Verb.CLOSE, 0, line[0]))
    return found


def is_playable(state: GameState, card_index: int, line: tuple[int, ...]) -> bool:
    """P1, P2, P4–P6, C2-6, C2-13, C3-8."""
    cards = state.rules.cards
    card = cards[card_index]
    there = [cards[c] for c in line]
    last = there[-1]
    links = card.left is Technique.ANY or Technique.ANY in last.right or card.left in last.right
    clues = [c for c in there if c.kind == Kind.CLUE]
    if not links or len(clues) < card.minimum:
        return False
    if "lightning" in card.attributes:
        storms = [c for c in there if c.kind == "storm"]
        if not any("lightning" in c.attributes for c in storms):
            return False
        if any("lightning" in c.attributes for c in clues):
            return False
    if "purple" in card.attributes and not is_machine_running(state):
        return False
    locks = {Attribute.LOCK, "skeleton-lock"} & set(card.attributes)
    return not locks or has_keys_for_all(state, line, card)


def has_keys_for_all(state: GameState, line: tuple[int, ...], new: Card) -> bool:
    """Try every way to give each lock a key of its own that lay there before it."""
    keys: list[tuple[int, Attribute]] = []
    locks: list[tuple[int, Attribute]] = []
    for place, index in enumerate((*line, new.index)):
        for attribute in state.rules.cards[index].attributes:
            if attribute in (Attribute.KEY, "skeleton-key"):
                keys.append((place, attribute))
            elif attribute in (Attribute.LOCK, "skeleton-lock"):
                is_waived = index in line and ("waived", index) in state.marks
                if not is_waived:
                    locks.append((place, attribute))
    return any(
        all(
            key_place < lock_place and (lock == Attribute.LOCK or key == "skeleton-key")
            for (key_place, key), (lock_place, lock) in zip(given, locks, strict=True)
        )
        for given in permutations(keys, len(locks))
    )


def is_machine_running(state: GameState) -> bool:
    cards = state.rules.cards
    places = [state.areas[HAND], state.areas[BRIEFCASE], *state.lines]
    return any(cards[c].id == "tillinghasts-machine" for place in places for c in place)


@every_case
@some_or_many_games
def test_the_turn_offers_what_the_ledger_allows_and_nothing_else(
    case: CaseDef, seeds: range
) -> None:
    seen = 0
    for state in tables(case, seeds):
        choice = state.choice
        if choice is None or choice.prompt != Prompt.ACTION:
            continue
        offered = {option[:3] for option in choice.options if not option.free and not option.tool}
        assert offered == actions(state)
        seen += 1
    assert seen > 1000
