"""Case cards: the open cases of Case 3, and how one leads to the next (C3-2, C3-11 to C3-14)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from arkham.rules.areas import LINE
from arkham.rules.basics import ongoing_number
from arkham.rules.cards import Card
from arkham.rules.choices import Step
from arkham.rules.closing import close_line
from arkham.rules.events import EffectMissed, Log
from arkham.rules.mechanisms.base import Mechanism, Panel, PanelKind
from arkham.rules.mechanisms.case_icons import (
    CASE,
    CASE_DECK,
    CASE_NUMBERS,
    MENACES,
    do_or_offer,
    icons,
)
from arkham.rules.mechanisms.purple import machine_in_play
from arkham.rules.mechanisms.tools import BRIEFCASE
from arkham.rules.moves import lay, open_line, push
from arkham.rules.registry import effect, step
from arkham.rules.state import GameState

if TYPE_CHECKING:
    from arkham.rules.ruleset import Ruleset

OPEN_AT_START = (1, 2)
HELP_WITH_EQUIPMENT = frozenset({"both", "equipment"})


class CaseGraph(Mechanism):
    panels: ClassVar[tuple[Panel, ...]] = (Panel(PanelKind.STACK, CASE_DECK, "cases", "kind.case"),)
    watched: tuple[int, ...] = (MENACES, BRIEFCASE, LINE)

    def prepare(self, rules: Ruleset) -> None:
        side = "A" if rules.word("help") in HELP_WITH_EQUIPMENT else "B"
        cases = [c for c in rules.cards if c.kind == CASE and c.side in ("", side)]
        self.deck = [c.index for c in sorted(cases, key=lambda c: c.number)]
        self.time_limit = [ongoing_number(c, "time-limit") for c in rules.cards]
        # A card that waits for the Machine lies among the Menaces, where they count it.
        if not any(self.time_limit[c.index] for c in cases if not c.purple_icons):
            self.unused = ("time_limit_change",)
        self.veiled = frozenset(c.index for c in cases if _waits_for_the_machine(c))

    def set_up(self, state: GameState, log: Log) -> None:
        """Lay out the case deck and open the first cases (C3-2)."""
        cards = state.rules.cards
        lay(state, log, CASE_DECK, self.deck)
        for card in self.deck:
            if cards[card].number in OPEN_AT_START:
                open_line(state, log, card, CASE_DECK, "set-up")

    def time_limit_change(self, state: GameState) -> int:
        """Count what open cases add to the time limit, as Case 1B does (C3-22)."""
        return sum([self.time_limit[line[0]] for line in state.lines])

    def after_close(self, state: GameState, anchor: int, types: int) -> Sequence[Step]:
        return (icons(anchor),)

    def standing_order(self, state: GameState) -> Step | None:
        """Apply purple icons as soon as the Machine is in play (C3-14)."""
        for card in state.areas[MENACES]:
            if card in self.veiled and machine_in_play(state):
                due = icons(card)
                applied = any(step[:2] == due for step in state.agenda)
                return None if applied else due
        return None


def _waits_for_the_machine(card: Card) -> bool:
    """Say whether purple icons turn the card over, which is what ends the waiting."""
    return card.purple_icons and any(icon.name == "flip" and icon.must for icon in card.icons)


def _closing(number: int) -> None:
    """Register the effect that closes the case of a number."""

    @effect(f"close {number}")
    def close_this_case(state: GameState, log: Log, card: int, anchor: int, must: bool) -> None:
        if state.line_of(anchor) is None or state.rules.cards[anchor].number != number:
            if log is not None:
                log.append(EffectMissed(card, f"close {number}", "moot"))
            return
        do_or_offer(state, card, close_by_effect(anchor), must=must)


for _number in CASE_NUMBERS:
    _closing(_number)


@step
def close_by_effect(state: GameState, log: Log, anchor: int) -> None:
    """Close a case whatever its types; all its puzzles are scored (C3-12)."""
    line = state.line_of(anchor)
    if line is not None:  # a free action may have closed it while the effect was offered
        puzzles = tuple(c for c in line if state.rules.is_puzzle[c])
        push(state, close_line(anchor, puzzles, "effect"))
