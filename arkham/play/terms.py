"""The terms of a new case: which case, which options, which deal, and how hard that makes it."""

from __future__ import annotations

from dataclasses import dataclass, field

from arkham.play import casecode
from arkham.rules.cards import Card, CaseDef, OptionDef, OptionValue

HELPERS = ("contact", "equipment")
"""The parameters that name a card which helps; such an option is chosen by its card."""
LEVELS = ("gentle", "easy", "standard", "difficult", "merciless")
_STANDARD = LEVELS.index("standard")
_WEIGHTS = {"easy": -1, "default": 0, "different": 0, "difficult": 1, "most difficult": 2}


@dataclass(slots=True)
class Terms:
    """What is chosen so far."""

    case: CaseDef
    seed: int
    options: dict[str, str] = field(default_factory=dict)

    @property
    def code(self) -> str:
        return casecode.encode(self.case, self.options, self.seed)

    def chosen(self, option: OptionDef) -> OptionValue:
        wanted = self.options.get(option.id, option.default)
        return next(value for value in option.values if value.id == wanted)

    def parameter(self, name: str) -> int | str:
        """Return what a parameter of the rules would be under these terms."""
        set_here = dict(self.case.parameters)
        for option in self.case.options:
            set_here |= dict(self.chosen(option).sets)
        return set_here.get(name, "")

    # Helpers: a contact, an equipment card

    def helper_options(self) -> list[OptionDef]:
        """Return the options that choose a card."""
        return [option for option in self.case.options if _helper_of(option)]

    def other_options(self) -> list[OptionDef]:
        """Return the options that are chosen by words."""
        return [option for option in self.case.options if not _helper_of(option)]

    def card_of(self, value: OptionValue) -> Card:
        """Return the card a value of a helper option brings."""
        name = next(name for key, name in value.sets if key in HELPERS)
        return self.case.card(str(name))

    def given(self) -> Card | None:
        """Return the helper that comes with the case and cannot be chosen, if there is one."""
        chosen = {_helper_of(option) for option in self.helper_options()}
        for name in HELPERS:
            card_id = str(self.parameter(name))
            if card_id and name not in chosen:
                return self.case.card(card_id)
        return None

    def brings(self, helper: str) -> bool:
        """Say whether outside help of that sort is allowed at all."""
        return self.parameter("help") in ("", "both", helper)

    def idle(self, option: OptionDef) -> bool:
        """Say whether an option has no use because another one rules its card out."""
        helper = _helper_of(option)
        return bool(helper) and not self.brings(helper)

    # Difficulty

    def easier(self) -> list[str]:
        """Name what makes the case easier than its default."""
        return self._weighted(-1)

    def harder(self) -> list[str]:
        """Name what makes the case harder than its default."""
        return self._weighted(1)

    def _weighted(self, sign: int) -> list[str]:
        found = []
        for option in self.case.options:
            value = self.chosen(option)
            if not self.idle(option) and _WEIGHTS[value.difficulty] * sign > 0:
                found.append(f"{option.title}: {value.title}")
        return found

    @property
    def level(self) -> int:
        """Return the place of these terms among LEVELS: a step for every easier or harder one."""
        weights = [
            _WEIGHTS[self.chosen(option).difficulty]
            for option in self.case.options
            if not self.idle(option)
        ]
        return max(0, min(len(LEVELS) - 1, _STANDARD + sum(weights)))


def _helper_of(option: OptionDef) -> str:
    """Return which helper all values of an option name, or nothing."""
    names = {key for value in option.values for key, _ in value.sets}
    return next((name for name in HELPERS if names == {name}), "")
