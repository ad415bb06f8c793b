"""The briefcase: contact, equipment and the Clues that can be carried in it (C3-5, C3-9, C3-10)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final

from arkham.rules.areas import HAND
from arkham.rules.cards import declare_attribute, declare_kind
from arkham.rules.choices import Option, Verb
from arkham.rules.events import EffectMissed, Log
from arkham.rules.mechanisms import tools
from arkham.rules.mechanisms.base import Mechanism, Panel, PanelKind
from arkham.rules.mechanisms.case_icons import do_or_offer
from arkham.rules.mechanisms.tools import BRIEFCASE
from arkham.rules.moves import clear_mark, lay, move, set_mark
from arkham.rules.registry import effect, step
from arkham.rules.state import GameState

if TYPE_CHECKING:
    from arkham.rules.ruleset import Ruleset

EQUIPMENT: Final = declare_kind("equipment", is_portrait=True)
PORTABLE: Final = declare_attribute("equipment", "briefcase")
PREVENT: Final = "prevent"
"""Mark: the next Clue played to the line of this card, or to any line if 0, has no effect."""
ANY_LINE: Final = 0


class Briefcase(Mechanism):
    panels: ClassVar[tuple[Panel, ...]] = (
        Panel(PanelKind.BAG, BRIEFCASE, "briefcase", "area.briefcase"),
    )
    defaults: ClassVar[Mapping[str, int | str]] = {"help": "both", "contact": "", "equipment": ""}

    def prepare(self, rules: Ruleset) -> None:
        allowed = rules.word("help")
        self.packed = [
            rules.index[rules.word(name)]
            for name in ("contact", "equipment")
            if allowed in ("both", name)
        ]
        self.uses = [tools.uses_of(card) for card in rules.cards]
        self.can_move = [rules.is_clue[c.index] and c.has(PORTABLE) for c in rules.cards]

    def set_up(self, state: GameState, log: Log) -> None:
        """Pack what the option allows (C3-5)."""
        lay(state, log, BRIEFCASE, self.packed)

    def free_actions(self, state: GameState) -> list[Option]:
        options = tools.use_options(state, self.uses)
        for card in state.areas[HAND]:
            if self.can_move[card]:
                options.append(_stow(card))
        for card in state.areas[BRIEFCASE]:
            if self.can_move[card]:
                options.append(_unpack(card))
        return options

    def lead_options(self, state: GameState, card: int) -> list[Option]:
        return tools.lead_options(state, card)

    def prevents(self, state: GameState, log: Log, card: int, anchor: int) -> bool:
        """Use up whatever waits for the next Clue of this line (C3-22)."""
        if not state.marks:
            return False
        waiting = [mark for mark in state.marks if mark in ((PREVENT, anchor), (PREVENT, ANY_LINE))]
        for name, line in waiting:
            clear_mark(state, log, name, line)
        return bool(waiting)


@cache
def _stow(card: int) -> Option:
    return Option(Verb.STOW, card, then=(stow(card),), free=True)


@cache
def _unpack(card: int) -> Option:
    return Option(Verb.UNPACK, card, then=(unpack(card),), free=True)


@step
def stow(state: GameState, log: Log, card: int) -> None:
    """Put a card of the hand into the briefcase (C3-9)."""
    move(state, log, card, HAND, BRIEFCASE, "stow")


@step
def unpack(state: GameState, log: Log, card: int) -> None:
    """Return a card of the briefcase to the hand (C3-9)."""
    move(state, log, card, BRIEFCASE, HAND, "unpack")


@effect("prevent")
def prevent_the_next(state: GameState, log: Log, card: int, anchor: int, must: bool) -> None:
    """Prevent the next Clue's effects: in this line, or in any if used from the briefcase."""
    if anchor != ANY_LINE and state.line_of(anchor) is None:
        if log is not None:
            log.append(EffectMissed(card, PREVENT, "moot"))
        return
    do_or_offer(state, card, prevent(anchor), must=must)


@step
def prevent(state: GameState, log: Log, anchor: int) -> None:
    """Remember that the next Clue of a line, or of any line, has no effect."""
    set_mark(state, log, PREVENT, anchor)
