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
from arkham.rules.foresight import reveals
from arkham.rules.moves import discard_area
from arkham.rules.state import GameState, Lost

_MOST_COMMANDS: Final = 3000
_WORLDS: Final = 24
_MOST_CHECKS: Final = 4  # of one command: strain, the card's own, and those of what it brings
_TRIALS_A_SLICE: Final = 12  # about a millisecond
_TO_AND_FRO: Final = (Verb.STOW, Verb.UNPACK)  # they could be done for ever, and save nobody

Shown = tuple[int, int]
"""A hidden card that came up: the stack it lay on, and the card."""

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
    """The chance depends on too much, or on a shuffle in between."""


def loss_chance(state: GameState, option: Option) -> Fraction | None:
    """Return the chance that an option has lost the game before the next turn's action.

    None if it cannot be told, as where a stack is shuffled on the way and drawn from again.
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


def put_on_top(state: GameState, area: int, cards: Sequence[int]) -> GameState:
    """Return a copy in which these cards come up first from a hidden stack.

    One that the player cannot tell from those in the stack, because it was removed unseen, changes
    places with a card of it.
    """
    new = state.clone()
    stack, away = list(state.areas[area]), list(state.areas[UNSEEN])
    for place, card in enumerate(cards, 1):
        other = stack[-place]
        if card in stack:
            stack[stack.index(card)] = other
        else:
            away[away.index(card)] = other
        stack[-place] = card
    new.areas[area], new.areas[UNSEEN] = tuple(stack), tuple(away)
    return new


def _shown(events: Sequence[Event], chosen: int) -> list[Shown]:
    """Return the hidden cards that decide something as they come up, in their order.

    A new lead does not, nor a card that begins a line, is put away or was chosen.
    """
    shown: list[Shown] = []
    shuffled: set[int] = set()
    for event in events:
        if isinstance(event, StackShuffled):
            shuffled.add(event.area)
            continue
        if isinstance(event, CheckMade):
            came = (DRAW, event.card)
        elif isinstance(event, CardMoved) and event.card != chosen and _acts(event):
            came = (event.source.area, event.card)
        else:
            continue
        if came[0] in shuffled:
            raise _Untold  # it was formed anew on the way
        shown.append(came)
    return shown


def _acts(event: CardMoved) -> bool:
    return reveals(event) and event.source.area != DRAW and event.target.area != BOX


def _put_away(events: Sequence[Event], area: int, before: int) -> set[int]:
    """Return the cards of a hidden stack that were put into the box before one came up."""
    gone: set[int] = set()
    for event in events:
        if isinstance(event, CardMoved) and event.source.area == area:
            if event.card == before:
                break
            if event.target.area == BOX:
                gone.add(event.card)
    return gone


class _Reckoning:
    """One question of how likely a loss is; it gives up after so many trials."""

    def __init__(self) -> None:
        self._left = _MOST_COMMANDS
        self._asked = 0

    def chance(self, state: GameState, option: Option, first: tuple[Shown, ...] = ()) -> Chance:
        """Return the chance of a loss if these are the first hidden cards that come up."""
        yield
        self._left -= 1
        if self._left < 0:
            raise _Untold
        pinned = state.clone()
        for area in dict.fromkeys(area for area, _ in first):
            pinned = put_on_top(pinned, area, [card for where, card in first if where == area])
        trial = pinned.clone()
        events = apply(trial, option)
        shown = _shown(events, option.card)
        if tuple(shown[: len(first)]) != first:
            raise _Untold  # something else was drawn from the stack in between
        if len(shown) > len(first):
            area, card = shown[len(first)]
            drawn = sum(where == area for where, _ in first)
            below, gone = pinned.areas[area], _put_away(events, area, card)
            pinned.areas[area] = tuple(c for c in below[: len(below) - drawn] if c not in gone)
            pool = next_cards(pinned, area)
            if card not in pool:
                raise _Untold
            return (yield from self._over_the_stack(state, option, first, area, pool))
        if trial.result is not None:
            return Fraction(isinstance(trial.result, Lost))
        return (yield from self._least(trial))

    def _over_the_stack(
        self,
        state: GameState,
        option: Option,
        first: tuple[Shown, ...],
        area: int,
        pool: Sequence[int],
    ) -> Chance:
        """Return the mean over all cards that may come up next from a hidden stack.

        Checks that end alike are tried once, unless an answer is asked for afterwards: then it
        may matter which card lies where.
        """
        kinds: dict[tuple[bool, int, int], list[int]] = {}
        for other in pool:
            fate = (state.rules.has_stability[other], discard_area(state, other))
            kinds.setdefault((*fate, 0 if area == DRAW else other), []).append(other)
        total = Fraction(0)
        for one, *others in kinds.values():
            before = self._asked
            chance = yield from self.chance(state, option, (*first, (area, one)))
            total += chance
            if self._asked == before:
                total += chance * len(others)
                continue
            for card in others:
                total += yield from self.chance(state, option, (*first, (area, card)))
        return total / len(pool)

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
