"""Storms: the third Time icon of a line brings one, Tempest Mountain may (C2-1 to C2-8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from arkham.rules.areas import BOX, declare_area
from arkham.rules.cards import declare_kind
from arkham.rules.choices import Choice, Step, declare_prompt
from arkham.rules.effects import offer
from arkham.rules.events import EffectMissed, Log, declare_arrival
from arkham.rules.mechanisms.base import Mechanism, Panel, PanelKind
from arkham.rules.moves import has_time, lay, push, put_in_line, rehide, shuffle
from arkham.rules.play import effect_strip, resolve
from arkham.rules.registry import effect, step
from arkham.rules.state import GameState, Line

if TYPE_CHECKING:
    from arkham.rules.ruleset import Ruleset

STORM: Final = declare_kind("storm", joins_line=True, ground="slate", pattern="rain")
STORMS: Final = declare_area("storms", kind=STORM, is_hidden=True)
ARRIVES: Final = declare_arrival("storm", lights_sky=True)
REVEAL: Final = declare_prompt("storm")
TIME_ICONS_FOR_STORM: Final = 3


class Storms(Mechanism):
    panels: ClassVar[tuple[Panel, ...]] = (Panel(PanelKind.STACK, STORMS, "storms", "kind.storm"),)

    def prepare(self, rules: Ruleset) -> None:
        for card in rules.cards:
            if card.kind == STORM:
                rules.closing_area[card.index] = BOX  # C2-7

    def set_up(self, state: GameState, log: Log) -> None:
        cards = state.rules.cards
        lay(state, log, STORMS, [c.index for c in cards if c.kind == STORM])
        shuffle(state, log, STORMS)

    def after_play(self, state: GameState, card: int, anchor: int) -> Sequence[Step]:
        """Bring a Storm when the third Clue with a Time icon lies in a line (C2-2)."""
        if not state.rules.is_clue[card] or not has_time(state, card):
            return ()
        line = state.line_of(anchor)
        if (
            line is None
            or _time_icons(state, line) != TIME_ICONS_FOR_STORM
            or _has_storm(state, line)
        ):
            return ()
        return (bring_storm(anchor),)

    def is_foregone(self, state: GameState, choice: Choice) -> bool:
        """A Storm that is offered comes anyway after the third Time icon; none of none does not."""
        card = choice.source
        line = next((line for line in state.lines if card in line), None)
        if choice.prompt != REVEAL or line is None:
            return False
        strip, now = effect_strip(state, card)
        is_last = now == len(strip) - 1  # what follows would find the Storm there, or not yet
        due = is_last and bool(self.after_play(state, card, line[0]))
        return due or not state.areas[STORMS]

    def line_counts(self, state: GameState, line: Line) -> Sequence[tuple[str, int, int]]:
        if _has_storm(state, line) or not state.areas[STORMS]:
            return ()
        return (("mark.time", _time_icons(state, line), TIME_ICONS_FOR_STORM),)

    def rehide(self, state: GameState) -> None:
        rehide(state, STORMS)


def _time_icons(state: GameState, line: Line) -> int:
    return sum([state.rules.is_clue[c] and has_time(state, c) for c in line])


def _has_storm(state: GameState, line: Line) -> bool:
    return STORM in [state.rules.cards[c].kind for c in line]


@effect("storm")
def offer_storm(state: GameState, log: Log, card: int, anchor: int, must: bool) -> None:
    """Offer to reveal the first Storm, unless the line has one already (C2-3, C2-4)."""
    line = state.line_of(anchor)
    if line is None or _has_storm(state, line):
        if log is not None:
            log.append(EffectMissed(card, "storm", "moot"))
        return
    push(state, offer(card, REVEAL, (bring_storm(anchor),), STORMS, must))


@step
def bring_storm(state: GameState, log: Log, anchor: int) -> None:
    """Play the top Storm to a line and resolve it; an empty stack brings nothing (C2-8)."""
    stack = state.areas[STORMS]
    if stack:
        storm = stack[-1]
        put_in_line(state, log, storm, STORMS, anchor, ARRIVES)
        resolve(state, log, storm, anchor)
