"""Lay out the table of a save whose record of commands no longer holds.

The rules or the cards have changed since, so nothing in the snapshot is taken on trust: cards
are found by their ids, each must lie where its kind can lie, and the turn begins anew, because
half-resolved effects of other rules mean nothing under these.
"""

from __future__ import annotations

from typing import Any

from arkham.files.untrusted import SaveError, listing, mapping, number, value, word, words
from arkham.rules.areas import AREA_NAMES, AREAS, BOX, LEADS
from arkham.rules.basics import LEADS_SPACES
from arkham.rules.cards import GAP, KINDS
from arkham.rules.engine import begin_turn_anew, new_game
from arkham.rules.ruleset import Ruleset
from arkham.rules.state import LOSSES, GameState, state_from_json

_RESULTS = ("", "won", *(f"lost {loss}" for loss in LOSSES))
_MOST_TURNS = 1_000_000
_ANCHORS = tuple(kind.name for kind in KINDS.values() if kind.heads_line)
_IN_LINES = tuple(kind.name for kind in KINDS.values() if kind.joins_line)


def salvaged(rules: Ruleset, seed: int, snapshot: dict[str, Any], card_ids: list[str]) -> GameState:
    """Return the table of a snapshot under these rules; SaveError if it makes no sense.

    Cards that the case no longer has are left out; those without a place go to the box.
    `card_ids` is the catalogue of the time of saving.
    """
    table = _Table(rules, seed)
    areas = mapping(value(snapshot, "areas"), "the areas")
    lines = [words(line, "a line") for line in listing(value(snapshot, "lines"), "the lines")]
    for name in areas:
        if name not in AREA_NAMES:
            raise SaveError(f"The save is damaged: there is no area {word(name, 'an area')!r}.")
    result = word(value(snapshot, "result"), "the result")
    if result not in _RESULTS:
        raise SaveError(f"The save is damaged: no game ends with {result!r}.")
    laid = {name: table.area(name, words(areas.get(name, []), name)) for name in AREA_NAMES}
    laid_lines = [line for line in map(table.line, lines) if line]
    laid[AREA_NAMES[BOX]] += table.missing()
    state = state_from_json(
        rules,
        {
            "rng": number(value(snapshot, "rng"), "the state of chance", 0, (1 << 64) - 1),
            "serial": number(value(snapshot, "serial"), "the serial", 1, _MOST_TURNS),
            "turn": number(value(snapshot, "turn"), "the turn", 1, _MOST_TURNS),
            "agenda": [],
            "result": result,
            "areas": laid,
            "lines": laid_lines,
            "marks": _marks(rules, value(snapshot, "marks"), card_ids),
        },
    )
    begin_turn_anew(state)
    return state


class _Table:
    """Finds the cards of a snapshot in a case, each of them once."""

    def __init__(self, rules: Ruleset, seed: int) -> None:
        self._rules = rules
        fresh = new_game(rules, seed=seed)
        dealt = [card for place in (*fresh.areas, *fresh.lines) for card in place if card != GAP]
        self._absent = {self._physical(card): rules.cards[card].id for card in dealt}

    def area(self, name: str, card_ids: list[str]) -> list[str]:
        """Return what of an area can still be laid out."""
        area = AREA_NAMES.index(name)
        if area == LEADS and len(card_ids) > LEADS_SPACES:
            raise SaveError("The save is damaged: the leads row has more cards than spaces.")
        only = AREAS[area].kind
        return [
            card_id
            for card_id in card_ids
            if (card_id == "" and area == LEADS) or self._find(card_id, (only,) if only else ())
        ]

    def line(self, card_ids: list[str]) -> list[str]:
        """Return what of a line can still be laid out; nothing if its first card is gone."""
        if not card_ids:
            raise SaveError("The save is damaged: an open case has no card.")
        anchor, *played = card_ids
        if not self._find(anchor, _ANCHORS):
            return []
        return [anchor, *(card_id for card_id in played if self._find(card_id, _IN_LINES))]

    def missing(self) -> list[str]:
        """Return the cards of the case that have found no place yet."""
        return list(self._absent.values())

    def _physical(self, card: int) -> int:
        """Return one number for both sides of a card."""
        reverse = self._rules.cards[card].reverse
        return min(card, self._rules.index[reverse]) if reverse else card

    def _find(self, card_id: str, kinds: tuple[str, ...]) -> bool:
        """Say whether the case has this card, and take note of it."""
        index = self._rules.index.get(card_id)
        if index is None:
            return False
        if kinds and self._rules.cards[index].kind not in kinds:
            raise SaveError(f"The save is damaged: {card_id!r} cannot lie where it lies.")
        if self._absent.pop(self._physical(index), None) is None:
            raise SaveError(f"The save is damaged: {card_id!r} should not be there, or only once.")
        return True


def _marks(rules: Ruleset, found: Any, card_ids: list[str]) -> list[tuple[str, int]]:
    """Return the marks with their cards as they are numbered now."""
    known = [card.id for card in rules.cards]
    marks = []
    for pair in listing(found, "the marks"):
        name, index = [*listing(pair, "a mark"), None, None][:2]
        marked = number(index, "a mark", 0, len(card_ids) - 1)
        if card_ids[marked] in known:
            marks.append((word(name, "a mark"), known.index(card_ids[marked])))
    return marks
