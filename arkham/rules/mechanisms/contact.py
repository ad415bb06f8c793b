"""The Professional Contact of Cases 1 and 2 (S6, A1–A5): any contact of the series."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from arkham.rules.choices import Option
from arkham.rules.events import Log
from arkham.rules.mechanisms import tools
from arkham.rules.mechanisms.base import Mechanism, Panel, PanelKind
from arkham.rules.mechanisms.tools import BRIEFCASE
from arkham.rules.moves import lay
from arkham.rules.state import GameState

if TYPE_CHECKING:
    from arkham.rules.ruleset import Ruleset


class Contact(Mechanism):
    panels: ClassVar[tuple[Panel, ...]] = (
        Panel(PanelKind.HELPER, BRIEFCASE, "contact", "kind.contact"),
    )
    defaults: ClassVar[Mapping[str, int | str]] = {"contact": ""}

    def prepare(self, rules: Ruleset) -> None:
        self.uses = [tools.uses_of(card) for card in rules.cards]

    def set_up(self, state: GameState, log: Log) -> None:
        """Place the chosen contact beside the open cases (S6)."""
        rules = state.rules
        lay(state, log, BRIEFCASE, [rules.index[rules.word("contact")]])

    def free_actions(self, state: GameState) -> list[Option]:
        return tools.use_options(state, self.uses)

    def lead_options(self, state: GameState, card: int) -> list[Option]:
        return tools.lead_options(state, card)
