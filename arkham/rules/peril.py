"""How likely a command loses the game before the next turn, from what the player can know.

Every hidden card that may come up and decide it is counted: what a Stability check draws, and what
lies on any other stack. The player is taken to choose, where asked on the way, what loses least
often. Nothing here depends on the order of a hidden stack.

It may take thousands of trials: `Perils` makes a few at a time, while the player looks.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from arkham.rules.areas import BOX, DRAW, STABILITY, UNSEEN
from arkham.rules.choices import Option, Prompt, Verb
from arkham.rules.engine import apply, determinize
from arkham.rules.events import CardMoved, CheckMade, Event, StackShuffled
from arkham.rules.foresight import HIDDEN_STACKS, reveals
from arkham.rules.moves import discard_area
from arkham.rules.state import GameState, Lost

_MOST_COMMANDS: Final = 3000
_WORLDS: Final = 24
_MOST_CHECKS: Final = 4  # of one command: strain, the card's own, and those of what it brings
_TRIALS_A_SLICE: Final = 12  # about a millisecond
_TO_AND_FRO: Final = (Verb.STOW, Verb.UNPACK)  # they could be done for ever, and save nobody

Shown = tuple[int, int]
"""A hidden card that came up: the stack it lay on, and the card."""


class Draw(NamedTuple):
    """A hidden card that came up, and what lay in its stack just then."""

    area: int
    card: int
    stack: tuple[int, ...]


Chance = Generator[None, None, Fraction]
"""A chance that is found in the end; between two trials there is a pause."""


class Peril(NamedTuple):
    """How likely an option loses; of one whose chance cannot be told, whether it can."""

    chance: Fraction | None
    can_lose: bool


class Perils:
    """How likely the answers to one question lose, as far as that has been found out."""

    def __init__(self, state: GameState) -> None:
        self._state = state
        self._trials: Iterator[None] = iter(())
        self.known: dict[Option, Peril] = {}
        self.asked: list[Option] = []  # those that somebody waits for

    def all_of(self, options: Sequence[Option]) -> list[Peril] | None:
        """Return what is known of all of these; None if one is not, which is then asked for."""
        missing = [option for option in options if option not in self.known]
        self.asked += missing
        return None if missing else [self.known[option] for option in options]

    def work(self) -> None:
        """Make a few trials for what is asked for."""
        for _ in range(_TRIALS_A_SLICE):
            while next(self._trials, "done") == "done":
                self.asked = [option for option in self.asked if option not in self.known]
                if not self.asked:
                    return
                self._trials = self.ahead(self.asked[:1])

    def ahead(self, options: Iterable[Option]) -> Iterator[None]:
        """Find out about options, one trial at a time."""
        for option in options:
            if option not in self.known:
                self.known[option] = yield from _reckoned(self._state, option)

    def find(self, options: Iterable[Option]) -> None:
        """Find out about options, however long it takes."""
        for _ in self.ahead(options):
            pass


class _Untold(Exception):
    """The chance depends on too much, or on cards that were shuffled in on the way."""


def loss_chance(state: GameState, option: Option) -> Fraction | None:
    """Return the chance that an option has lost the game before the next turn's action.

    None if it cannot be told, as where cards of the table are shuffled in on the way.
    """
    perils = Perils(state)
    perils.find((option,))
    return perils.known[option].chance


def can_lose(state: GameState, option: Option) -> bool:
    """Say whether an option loses at once in one of a few imagined worlds.

    For those whose chance cannot be told; the same worlds are imagined whatever the hidden order.
    """
    for seed in range(_WORLDS):
        world = determinize(state, seed)
        apply(world, option, record=False)
        if isinstance(world.result, Lost):
            return True
    return False


def _reckoned(state: GameState, option: Option) -> Generator[None, None, Peril]:
    if not _is_near(state, option):
        return Peril(Fraction(0), can_lose=False)
    try:
        chance = yield from _Reckoning().chance(determinize(state, 0), option)
    except _Untold:
        return Peril(None, can_lose(state, option))
    return Peril(chance, chance > 0)


def _is_near(state: GameState, option: Option) -> bool:
    """Say whether a loss is in reach at all; most of the time none is, and nothing is tried."""
    rules = state.rules
    checks = _MOST_CHECKS + len(rules.effects[option.card])
    stack = state.areas[rules.trouble_stack().area]
    return len(state.areas[STABILITY]) + checks >= rules.stability_limit or len(stack) <= 1


def next_cards(state: GameState, area: int) -> Sequence[int]:
    """Return the cards that may lie on top of a hidden stack, each as likely as the others."""
    for mechanism in state.rules.mechanisms:
        found = mechanism.next_cards(state, area)
        if found:
            return found
    return state.areas[area]


def exchanged(state: GameState, area: int, one: int, other: int) -> GameState | None:
    """Return a copy in which two cards that may come up from a hidden stack have changed places.

    Those of the stack may, and those removed unseen; and those that will be shuffled in and lie in
    one area now. None for others: somebody could tell, or had them in hand.
    """
    new = state.clone()
    places = {one: other, other: one}
    touched = [at for at, cards in enumerate(state.areas) if one in cards or other in cards]
    is_within = len(touched) == 1 and {one, other} <= {*state.areas[touched[0]]}
    if not is_within and {*touched} != {area, UNSEEN}:
        return None
    for at in touched:
        new.areas[at] = tuple(places.get(card, card) for card in state.areas[at])
    return new


def _draws(state: GameState, events: Sequence[Event], chosen: int) -> Iterator[Draw]:
    """Yield the hidden cards that decide something as they come up, in their order.

    A new lead does not, nor a card that begins a line, is put away or was chosen. Leads come at
    the end of a turn, when no check can follow, so that what is left is known.
    """
    stacks = {area: state.areas[area] for area in HIDDEN_STACKS}
    for event in events:
        if isinstance(event, StackShuffled):
            stacks[event.area] = event.order
        elif isinstance(event, CheckMade):
            yield Draw(DRAW, event.card, stacks[DRAW])
        elif isinstance(event, CardMoved) and event.source.area in stacks:
            area, card = event.source.area, event.card
            if card != chosen and _acts(event):
                yield Draw(area, card, stacks[area])
            stacks[area] = tuple(c for c in stacks[area] if c != card)


def _acts(event: CardMoved) -> bool:
    return reveals(event) and event.source.area != DRAW and event.target.area != BOX


def _may_come_up(state: GameState, draw: Draw) -> Sequence[int]:
    """Return the cards of which one came up, each as likely as the others."""
    before = state.clone()
    before.areas[draw.area] = draw.stack
    pool = next_cards(before, draw.area)
    if draw.card not in pool:
        raise _Untold
    return pool


class _Reckoning:
    """One question of how likely a loss is; it gives up after so many trials."""

    def __init__(self) -> None:
        self._left = _MOST_COMMANDS
        self._asked = 0

    def chance(self, state: GameState, option: Option, first: tuple[Shown, ...] = ()) -> Chance:
        """Return the chance of a loss on a table where these hidden cards come up first."""
        yield
        self._left -= 1
        if self._left < 0:
            raise _Untold
        trial = state.clone()
        draws = list(_draws(state, apply(trial, option), option.card))
        if [draw[:2] for draw in draws[: len(first)]] != [*first]:
            raise _Untold  # something else has come up in between
        if len(draws) > len(first):
            return (yield from self._over_the_stack(state, option, first, draws[len(first)]))
        if trial.result is not None:
            return Fraction(isinstance(trial.result, Lost))
        return (yield from self._least(trial))

    def _over_the_stack(
        self, state: GameState, option: Option, first: tuple[Shown, ...], draw: Draw
    ) -> Chance:
        """Return the mean over all cards that may come up instead of the one that did.

        Checks that end alike are tried once, unless an answer is asked for afterwards: then it
        may matter which card lies where. Cards that cannot change places come last of their kind.
        """
        pool = _may_come_up(state, draw)
        neighbours = next((cards for cards in state.areas if draw.card in cards), ())
        kinds: dict[tuple[bool, int, int], list[int]] = {}
        for other in sorted(pool, key=lambda card: card not in neighbours):
            fate = (state.rules.has_stability[other], discard_area(state, other))
            kinds.setdefault((*fate, 0 if draw.area == DRAW else other), []).append(other)
        total = Fraction(0)
        for one, *others in kinds.values():
            before = self._asked
            chance = yield from self._with(one, draw, state, option, first)
            total += chance
            if self._asked == before:
                total += chance * len(others)
                continue
            for card in others:
                total += yield from self._with(card, draw, state, option, first)
        return total / len(pool)

    def _with(
        self, card: int, draw: Draw, state: GameState, option: Option, first: tuple[Shown, ...]
    ) -> Chance:
        """Return the chance of a loss if this card comes up instead of the one that did."""
        table = exchanged(state, draw.area, draw.card, card)
        if table is None:
            raise _Untold
        return (yield from self.chance(table, option, (*first, (draw.area, card))))

    def _least(self, state: GameState) -> Chance:
        """Return the chance of a loss for a player who answers as well as can be."""
        choice = state.choice
        assert choice is not None
        if choice.prompt == Prompt.ACTION:
            return Fraction(0)  # the turn is over, and it is not lost
        self._asked += 1
        least = Fraction(1)
        options = sorted(choice.options, key=lambda o: o.free)
        for option in options:
            if option.verb not in _TO_AND_FRO:
                least = min(least, (yield from self.chance(state, option)))
                if not least:
                    break
        return least
