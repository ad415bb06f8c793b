"""What a plan needs and brings: cards that lie open, laid on the lines in thought.

A plan is a row of ghosts, each a visible lead or a card of the hand and the line it would go to.
The rules themselves carry it out on a copy of the table, one action a turn, without any effect: so
links, keys, Time and strain are theirs. What a hidden card would decide is counted, never guessed.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import NamedTuple

from arkham.rules.areas import DISCARD, DRAW, HAND, LEADS, TIME
from arkham.rules.basics import TYPES_TO_CLOSE
from arkham.rules.choices import Prompt, Refusal
from arkham.rules.closing import most_scorable
from arkham.rules.events import EffectMissed, Event, StrainFelt, TimeStruck
from arkham.rules.odds import runs_dry, stability_spread
from arkham.rules.play import effect_strip, why_not
from arkham.rules.registry import STEPS
from arkham.rules.state import GameState, Line

_CHECK = "check"  # the effect that draws a card for Stability


class Ghost(NamedTuple):
    """A card and the first card of the line it would be played to."""

    card: int
    onto: int


class Fate(StrEnum):
    FITS = "fits"
    REFUSED = "refused"  # a link fails
    GONE = "gone"  # card or line is not there any more, or will not be
    DONE = "done"  # it lies there by now


@dataclass(frozen=True, slots=True)
class Laid:
    """What becomes of one ghost."""

    ghost: Ghost
    fate: Fate
    number: int = 0  # its place among those that fit
    turn: int = 0  # in which turn from now it is played, from 1
    refusals: tuple[Refusal, ...] = ()
    strain: bool = False
    checks: int = 0  # how many cards it would draw for Stability, strain included
    others: tuple[str, ...] = ()  # what else it must do; the plan does not reckon with it
    stirs: bool = False  # a hidden card follows its play


class LostLead(NamedTuple):
    """A First lead that the plan discards; card 0 is one that nobody has seen yet."""

    card: int
    turn: int
    costs_time: bool


@dataclass(frozen=True, slots=True)
class LineOutlook:
    """A line as the plan would leave it."""

    line: Line
    types: tuple[int, int]  # before and after
    clues: int
    free_keys: int
    puzzles: int  # what closing it could then score; 0 while it cannot be closed


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a whole plan needs and brings."""

    laid: tuple[Laid, ...]
    lost: tuple[LostLead, ...]
    lines: tuple[LineOutlook, ...]  # all open ones, in their order
    turns: int
    time: tuple[int, int]  # cards in the area, now and when the plan is done
    strikes: int  # how often Time brings trouble on the way
    loses: bool  # trouble would come and find nothing left
    checks: int
    no_loss: Fraction | None  # the chance that no check costs Stability; None if it cannot be told
    dry: bool  # the draw stack runs out on the way

    @property
    def others(self) -> tuple[str, ...]:
        """Return what the cards must do besides checks, each once."""
        return tuple(dict.fromkeys(name for laid in self.laid for name in laid.others))


def sources(state: GameState) -> tuple[int, ...]:
    """Return the cards that can be planned with: the visible leads, then the hand."""
    return tuple(card for card in (*state.areas[LEADS], *state.areas[HAND]) if card)


def outlook(state: GameState, plan: tuple[Ghost, ...]) -> Outlook:
    """Carry a plan out on a copy of the table; the table itself is not touched."""
    trial = _Trial(state)
    laid = tuple(trial.lay(ghost) for ghost in plan)
    checks = sum(one.checks for one in laid)
    dry = runs_dry(state, checks + trial.turns) if trial.turns else False
    exact = not dry and not any(one.others for one in laid)
    stack = state.areas[state.rules.trouble_stack().area]
    return Outlook(
        laid=laid,
        lost=tuple(trial.lost),
        lines=tuple(_line(state, trial.state, line) for line in trial.state.lines),
        turns=trial.turns,
        time=(len(state.areas[TIME]), len(trial.state.areas[TIME])),
        strikes=trial.strikes,
        loses=trial.strikes > len(stack),
        checks=checks,
        no_loss=stability_spread(state, checks)[0] if exact else None,
        dry=dry,
    )


def _line(before: GameState, after: GameState, line: Line) -> LineOutlook:
    rules = after.rules
    types = rules.types_in(line)
    return LineOutlook(
        line=line,
        types=(rules.types_in(before.line_of(line[0]) or ()), types),
        clues=sum(rules.is_clue[card] for card in line),
        free_keys=max(0, rules.free_keys(after, line)),
        puzzles=most_scorable(after, line) if types >= TYPES_TO_CLOSE else 0,
    )


class _Trial:
    """A copy of the table on which a plan is carried out."""

    def __init__(self, state: GameState) -> None:
        self._start = state
        self.state = state.clone()
        self.turns = self.strikes = self._played = 0
        self.lost: list[LostLead] = []
        choice = state.choice
        if choice is None or choice.prompt != Prompt.ACTION:
            self._end_turn()  # this turn's action is spent, so the plan begins with the next

    def lay(self, ghost: Ghost) -> Laid:
        """Play one ghost, and whatever has to go before it."""
        card, state = ghost.card, self.state
        planned_on = self._start.line_of(ghost.onto)
        if planned_on is not None and card in planned_on:
            return Laid(ghost, Fate.DONE)
        line = state.line_of(ghost.onto)
        source = next((area for area in (LEADS, HAND) if card in state.areas[area]), None)
        if line is None or source is None:
            return Laid(ghost, Fate.GONE)
        if refusals := why_not(state, card, line):
            return Laid(ghost, Fate.REFUSED, refusals=refusals)
        while source == LEADS and state.first_lead() != card:
            self.turns += 1
            self._lose_lead()
            self._end_turn()
        self.turns += 1
        if source == HAND:
            self._lose_lead()
        told = self._play(ghost, source)
        self._end_turn()
        return told

    def _play(self, ghost: Ghost, source: int) -> Laid:
        """Let the rules play a card, and read what they would do next instead of doing it."""
        state, rules = self.state, self.state.rules
        log: list[Event] = []
        STEPS["play"](state, log, ghost.card, ghost.onto, source)
        state.agenda.clear()
        self._played += 1
        strain = any(isinstance(event, StrainFelt) for event in log)
        prevented = any(isinstance(event, EffectMissed) for event in log)
        strip = [] if prevented else effect_strip(state, ghost.card)[0]
        musts = [name for name, must in strip if must]
        return Laid(
            ghost,
            Fate.FITS,
            number=self._played,
            turn=self.turns,
            strain=strain,
            checks=strain + musts.count(_CHECK),
            others=tuple(name for name in musts if name != _CHECK),
            stirs=any(m.after_play(state, ghost.card, ghost.onto) for m in rules.after_play),
        )

    def _lose_lead(self) -> None:
        """Discard the First lead as every action but taking or playing it does (T2)."""
        state = self.state
        lead = state.first_lead()
        if lead:
            STEPS["discard_lead"](state, None)
            self.lost.append(LostLead(lead, self.turns, lead in state.areas[TIME]))
        elif state.areas[DRAW] or state.areas[DISCARD]:
            self.lost.append(LostLead(0, self.turns, False))

    def _end_turn(self) -> None:
        """Close the gaps of the leads row, and empty the Time area where it is full."""
        state = self.state
        state.agenda.clear()
        log: list[Event] = []
        STEPS["time"](state, log)
        state.agenda.clear()
        if any(isinstance(event, TimeStruck) for event in log):
            self.strikes += 1
            STEPS["empty_time"](state, None)
        state.areas[LEADS] = tuple(card for card in state.areas[LEADS] if card)
