"""Sort the cards of a new game into exactly the places that a test wants."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from arkham.rules.areas import AREA_NAMES, BOX, DRAW, HAND, LEADS, LINE, UNSEEN
from arkham.rules.basics import LEADS_SPACES
from arkham.rules.cards import Card, Kind
from arkham.rules.mechanisms.case_icons import CASE_DECK
from arkham.rules.mechanisms.menaces import MENACE_DECK
from arkham.rules.mechanisms.storms import STORMS
from arkham.rules.mechanisms.victims import VICTIMS
from arkham.rules.state import GameState

Wanted: TypeAlias = str | Callable[[Card], bool]
"""A card by its id, or whatever card not named otherwise answers to this."""
Cards: TypeAlias = str | Sequence[Wanted]

STACKS = frozenset({DRAW, VICTIMS, STORMS, MENACE_DECK, CASE_DECK})
"""Areas whose top is their last card, so that a reader wants them the other way round."""


class Layout:
    """The cards of a new game while they are sorted into the places a test wants."""

    def __init__(self, state: GameState) -> None:
        self.state = state
        self.rules = state.rules
        self.physical = physical_name(state)
        self.home = {c: number for number, area in enumerate(state.areas) for c in area}
        self.home |= {c: LINE for line in state.lines for c in line}
        self.sides = {self.physical(card): card for card in self.home}
        self.named: dict[int, list[int]] = {}
        self.lines: dict[int, list[int]] = {}
        self.taken: set[int] = set()

    def claim(self, area: int, cards: Cards, *, by_id: bool) -> None:
        places = self.named.setdefault(area, [])
        self._place(places, cards, by_id=by_id)

    def claim_line(self, anchor: str, cards: Cards, *, by_id: bool) -> None:
        if by_id:
            self.lines[self.rules.index[anchor]] = []
            self._take(self.rules.index[anchor])
        self._place(self.lines[self.rules.index[anchor]], cards, by_id=by_id)

    def _place(self, places: list[int], cards: Cards, *, by_id: bool) -> None:
        words: Sequence[Wanted] = cards.split() if isinstance(cards, str) else cards
        if by_id:
            # A predicate keeps its place with a 0 until the ids are all given out.
            places += [self._take(self.rules.index[w]) if isinstance(w, str) else 0 for w in words]
            return
        for place, word in enumerate(words):
            if not isinstance(word, str):
                places[place] = self._take(self._found(word))

    def _found(self, answers: Callable[[Card], bool]) -> int:
        for card in self.rules.cards[1:]:
            if self.physical(card.index) not in self.taken and answers(card):
                return card.index
        raise AssertionError("no card left answers to a predicate")

    def _take(self, card: int) -> int:
        physical = self.physical(card)
        assert physical not in self.taken, f"{self.rules.cards[card].id} is named twice"
        assert physical in self.sides, f"{self.rules.cards[card].id} is not in this game"
        self.taken.add(physical)
        return card

    def settle(
        self, *, rest: int, fill_row: bool, fixed: set[int], lines: list[str] | None
    ) -> None:
        """Lay the named cards out and all others where they belong."""
        state, cards = self.state, self.rules.cards
        areas: dict[int, list[int]] = {number: [] for number in range(len(AREA_NAMES))}
        for number, named in self.named.items():
            areas[number] = list(named)
        left = [card for physical, card in self.sides.items() if physical not in self.taken]
        left.sort()
        loose: list[int] = []  # Clues of the draw stack, in catalogue order
        open_lines = [line for line in state.lines if lines is None]
        for card in left:
            home, kind = self.home[card], cards[card].kind
            if kind == Kind.CLUE and cards[card].stacked:
                loose.append(card)
            elif kind == "victim":
                self._victim(areas, card, fixed)
            elif home == LINE and lines is None:
                continue
            elif home == LINE:
                areas[CASE_DECK].append(card)
            elif home in fixed:
                areas[BOX].append(card)
        for number in areas:
            stays = [c for c in state.areas[number] if self.physical(c) not in self.taken]
            if number not in fixed and number not in (DRAW, LEADS, HAND, VICTIMS, UNSEEN):
                areas[number] += [c for c in stays if c not in loose and c not in areas[number]]
        if fill_row:
            areas[LEADS], loose = loose[:LEADS_SPACES], loose[LEADS_SPACES:]
        areas[rest] += loose
        for number, laid in areas.items():
            top_first = number in (DRAW, VICTIMS) or (number in STACKS and number in fixed)
            state.areas[number] = tuple(reversed(laid)) if top_first else tuple(laid)
        state.lines = open_lines
        if lines is not None:
            state.lines = [(anchor, *line) for anchor, line in self.lines.items()]

    def _victim(self, areas: dict[int, list[int]], card: int, fixed: set[int]) -> None:
        """Put a Victim into the stack while the option's number is not used up, else away."""
        room = self.rules.number("victims") - len(self.lines) - len(areas[VICTIMS])
        areas[VICTIMS if VICTIMS not in fixed and room > 0 else UNSEEN].append(card)


def physical_name(state: GameState) -> Callable[[int], int]:
    """Return a function that names a card the same whichever of its sides is up."""
    rules = state.rules

    def physical(card: int) -> int:
        other = rules.cards[card].reverse
        return min(card, rules.index[other]) if other else card

    return physical


def cards_on(state: GameState) -> list[int]:
    return [c for place in (*state.areas, *state.lines) for c in place if c]
