"""Cards beside the table that can be used at any time: one side, once, then the box (A1, C3-10).

Shared by the mechanisms that bring such cards.
"""

from __future__ import annotations

from typing import Final

from arkham.rules.areas import BOX, DRAW, HAND, LEADS, STABILITY, TIME, declare_area
from arkham.rules.basics import effect_key
from arkham.rules.cards import Card, declare_kind
from arkham.rules.choices import Option, Question, Step, Verb, declare_prompt
from arkham.rules.effects import asked
from arkham.rules.events import Log
from arkham.rules.moves import move, push, push_all
from arkham.rules.play import carry_out, fits, play
from arkham.rules.registry import effect, question, step
from arkham.rules.state import GameState

BRIEFCASE: Final = declare_area("briefcase")  # what can be used at any time
CONTACT: Final = declare_kind("contact", is_portrait=True)
PLAY_LOCK: Final = declare_prompt("play_lock")
LOCK_OPENERS: Final = {"key": False, "open-lock": True}
"""Effects that let a lock be played without its key -> whether skeleton locks too."""


Uses = tuple[tuple[Option, str], ...]
"""The sides of a card: how to use each, and the effect it is used for."""


def uses_of(card: Card) -> Uses:
    tool = card.index
    return tuple(
        (
            Option(Verb.USE, tool=tool, side=n, then=(use_tool(tool, n),), free=True),
            side.effects[-1].name,
        )
        for n, side in enumerate(card.sides, start=1)
    )


def use_options(state: GameState, uses: list[Uses]) -> list[Option]:
    """Return a free action for every side of every card at hand that could do something."""
    options = []
    for tool in state.areas[BRIEFCASE]:
        for option, purpose in uses[tool]:
            if _has_target(state, purpose):
                options.append(option)
    return options


def _has_target(state: GameState, name: str) -> bool:
    """Say whether an effect could do anything now; what it costs must not be spent in vain."""
    areas = state.areas
    if name in LOCK_OPENERS:
        return bool(_lock_plays(state, areas[HAND], LOCK_OPENERS[name]))
    if name == "exchange":
        return bool(areas[HAND] and (areas[TIME] or areas[STABILITY]))
    if name == "penalty":
        return bool(areas[TIME] or areas[STABILITY])
    if name == "stability":
        return bool(areas[STABILITY])
    if name == "search":
        return bool(areas[DRAW])
    return True


def lead_options(state: GameState, lead: int) -> list[Option]:
    """Return ways to play the First lead with a lock opened by a tool (A5)."""
    options: list[Option] = []
    if not state.rules.locks[lead]:
        return options
    for tool in state.areas[BRIEFCASE]:
        for number, side in enumerate(state.rules.cards[tool].sides, start=1):
            *before, last = side.effects
            if last.name not in LOCK_OPENERS:
                continue
            price: list[Step] = [spend_tool(tool)]
            price += [tool_effect(tool, *effect_key(e)) for e in before]
            for card, anchor in _lock_plays(state, (lead,), LOCK_OPENERS[last.name]):
                then = (*price, play(card, anchor, LEADS, True))
                options.append(Option(Verb.LEAD, card, anchor, tool, number, then))
    return options


def _lock_plays(state: GameState, cards: tuple[int, ...], skeletons: bool) -> list[tuple[int, int]]:
    """Return (card, anchor) for every lock Clue and line where only a key could be missing."""
    plays = []
    for card in cards:
        locks = state.rules.locks[card]
        if "lock" in locks or (skeletons and locks):
            for line in state.lines:
                if fits(state, card, line, waive=True):
                    plays.append((card, line[0]))
    return plays


@step
def use_tool(state: GameState, log: Log, tool: int, number: int) -> None:
    """Put the card into the box and carry out the effects of one of its sides (A1)."""
    side = state.rules.cards[tool].sides[number - 1]
    push_all(state, [tool_effect(tool, *effect_key(e)) for e in side.effects])
    move(state, log, tool, BRIEFCASE, BOX, "used")


@step
def spend_tool(state: GameState, log: Log, tool: int) -> None:
    """Put a used card into the box."""
    move(state, log, tool, BRIEFCASE, BOX, "used")


@step
def tool_effect(state: GameState, log: Log, tool: int, name: str, must: bool) -> None:
    """Carry out one effect of a tool; it belongs to no line."""
    carry_out(state, log, name, must, tool, 0, 0)


@effect("key")
def offer_key(state: GameState, log: Log, card: int, anchor: int, must: bool) -> None:
    push(state, play_lock(card, LOCK_OPENERS["key"], must))


@effect("open-lock")
def offer_open_lock(state: GameState, log: Log, card: int, anchor: int, must: bool) -> None:
    push(state, play_lock(card, LOCK_OPENERS["open-lock"], must))


@question
def play_lock(state: GameState, source: int, skeletons: bool, must: bool) -> Question | None:
    """Ask which lock Clue of the hand to play without its key, and where (A5)."""
    options = [
        Option(Verb.PLAY, card, anchor, then=(play(card, anchor, HAND, True),))
        for card, anchor in _lock_plays(state, state.areas[HAND], skeletons)
    ]
    return asked(PLAY_LOCK, options, source, must=must, area=HAND)
