"""Menaces: what time costs in Case 3, at once and while they lie there (C3-15 to C3-21)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final

from arkham.rules import rng
from arkham.rules.areas import BOX, DISCARD, DRAW, TIME, UNSEEN, declare_area
from arkham.rules.basics import ongoing_number
from arkham.rules.cards import declare_kind
from arkham.rules.choices import Option, Question, Step, Verb, declare_prompt
from arkham.rules.effects import asked
from arkham.rules.events import Log
from arkham.rules.mechanisms.base import Mechanism, Panel, PanelKind
from arkham.rules.mechanisms.case_icons import ENTERS, MENACES, do_or_offer, icons, immediate
from arkham.rules.moves import lay, lose, move, push, push_all, shuffle, sweep
from arkham.rules.registry import effect, question, step
from arkham.rules.state import GameState, declare_loss

if TYPE_CHECKING:
    from arkham.rules.ruleset import Ruleset

MENACE: Final = declare_kind("menace", ground="plum", pattern="rings", sign="diamond")
MENACE_DECK: Final = declare_area("menace_deck", kind=MENACE, is_hidden=True)
SEARCH: Final = declare_prompt("menace_search", goal=MENACES)
NO_MENACE_LEFT: Final = declare_loss("menaces", "menaces")
AURORA: Final = "aurora-borealis"
FIRST, SECOND = "I", "II"


class Menaces(Mechanism):
    panels: ClassVar[tuple[Panel, ...]] = (
        Panel(PanelKind.TROUBLE, MENACE_DECK, "menaces", "kind.menace"),
        Panel(PanelKind.STRIP, MENACES, "active_menaces", "kind.menace"),
    )
    defaults: ClassVar[Mapping[str, int | str]] = {"menaces": "all"}
    watched: tuple[int, ...] = (MENACES,)

    def prepare(self, rules: Ruleset) -> None:
        self.hand_limit = [ongoing_number(c, "hand-limit") for c in rules.cards]
        self.time_limit = [ongoing_number(c, "time-limit") for c in rules.cards]
        limits = {"hand_limit_change": self.hand_limit, "time_limit_change": self.time_limit}
        self.unused = tuple(hook for hook, limit in limits.items() if not any(limit))

    def set_up(self, state: GameState, log: Log) -> None:
        """Shuffle both decks, lay I on II, and remove what the option says (C3-3, C3-24)."""
        rules = state.rules
        deck: tuple[int, ...] = ()
        for name in (SECOND, FIRST):
            cards = [c.index for c in rules.cards if c.kind == MENACE and c.deck == name]
            state.rng, order = rng.shuffled(state.rng, cards)
            deck += order
        lay(state, log, MENACE_DECK, deck)
        if rules.word("menaces") == "random":
            move(state, log, deck[-1], MENACE_DECK, UNSEEN, "set-up")
        elif rules.word("menaces") == "no-aurora":
            move(state, log, rules.index[AURORA], MENACE_DECK, BOX, "set-up")

    def trouble(self, cause: str) -> Sequence[Step]:
        return (new_menace(cause),)

    def hand_limit_change(self, state: GameState) -> int:
        return _total(self.hand_limit, state.areas[MENACES])

    def time_limit_change(self, state: GameState) -> int:
        return _total(self.time_limit, state.areas[MENACES])

    def rehide(self, state: GameState) -> None:
        """Shuffle I and II separately, I together with what was removed unseen."""
        deck = state.areas[MENACE_DECK]
        first = tuple(c for c in deck if _is_first(state, c))
        state.rng, second = rng.shuffled(state.rng, sorted(c for c in deck if c not in first))
        away = _away(state)
        state.rng, pool = rng.shuffled(state.rng, sorted(first + away))
        state.areas[MENACE_DECK] = second + pool[: len(first)]
        if away:
            state.areas[UNSEEN] = pool[len(first) :]

    def next_cards(self, state: GameState, area: int) -> Sequence[int]:
        """I lies on II; of I one may have been removed unseen."""
        deck = state.areas[MENACE_DECK] if area == MENACE_DECK else ()
        first = tuple(c for c in deck if _is_first(state, c))
        return first + _away(state) if first else deck


def _away(state: GameState) -> tuple[int, ...]:
    """Return what was removed unseen; who looks through the deck sees which card is missing."""
    is_searching = state.choice is not None and state.choice.area == MENACE_DECK
    return () if is_searching else state.areas[UNSEEN]


def _total(numbers: list[int], cards: tuple[int, ...]) -> int:
    total = 0
    for card in cards:  # asked so often that a list for `sum` would cost more than the adding
        total += numbers[card]
    return total


def _is_first(state: GameState, card: int) -> bool:
    return state.rules.cards[card].deck == FIRST


@step
def new_menace(state: GameState, log: Log, cause: str) -> None:
    """Turn over the top Menace and play it; lost at once if there is none (C3-20, C3-21)."""
    deck = state.areas[MENACE_DECK]
    if not deck:
        lose(state, log, NO_MENACE_LEFT)
        return
    push(state, enter_play(deck[-1]))


@step
def enter_play(state: GameState, log: Log, card: int) -> None:
    """Put a Menace beside the active ones; what it does at once comes first (C3-15 to C3-17)."""
    move(state, log, card, MENACE_DECK, MENACES, ENTERS)
    push_all(state, (immediate(card), icons(card)))


@effect("remove-menaces")
def remove_menaces(state: GameState, log: Log, card: int, anchor: int, must: bool) -> None:
    """Remove all I menaces from the game, those in the deck and those in play (C3-17)."""
    for area in (MENACE_DECK, MENACES):
        for menace in state.areas[area]:
            if _is_first(state, menace):
                move(state, log, menace, area, BOX, "removed")


@effect("reshuffle-all")
def reshuffle_all(state: GameState, log: Log, card: int, anchor: int, must: bool) -> None:
    """Form a new draw stack of time penalty area, discard area and draw stack (C3-17)."""
    sweep(state, log, TIME, DRAW, "shuffle")
    sweep(state, log, DISCARD, DRAW, "shuffle")
    shuffle(state, log, DRAW)


@effect("menace-draw")
def draw_a_menace(state: GameState, log: Log, card: int, anchor: int, must: bool) -> None:
    do_or_offer(state, card, new_menace("effect"), must=must)


@effect("menace-search")
def search_the_menaces(state: GameState, log: Log, card: int, anchor: int, must: bool) -> None:
    push(state, menace_search(card, must))


@question
def menace_search(state: GameState, source: int, must: bool) -> Question | None:
    """Ask which Menace of the deck to put into play (C3-22); the order is not shown."""
    options = [_enter_option(c) for c in sorted(state.areas[MENACE_DECK])]
    return asked(SEARCH, options, source, must=must, area=MENACE_DECK)


@cache
def _enter_option(card: int) -> Option:
    return Option(Verb.PICK, card, then=(enter_play(card),))
