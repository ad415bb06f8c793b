"""A case made ready to play: the catalogue as lookup tables, the options, the hooks.

Built once per case and set of options and shared by all its states. Everything a game asks for
often is a list indexed by card or a plain number here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from arkham.rules.areas import AREA_NAMES, CLOSED, DISCARD, HAND, LINE, TIME
from arkham.rules.basics import TYPE_BITS, effect_key, technique_mask
from arkham.rules.cards import GAP, KINDS, Attribute, Card, CaseDef, ClueType, Kind
from arkham.rules.choices import Reason, Refusal, Step
from arkham.rules.mechanisms import MECHANISMS
from arkham.rules.mechanisms.base import Mechanism, Panel, PanelKind, Requirement
from arkham.rules.state import GameState, Line
from arkham.rules.turn import actions_for

DEFAULTS: dict[str, int | str] = {
    "hand_limit": 3,
    "stability_limit": 5,
    "time_limit": 5,
    "types_to_win": 5,
    "must_score": "",
}
for _mechanism in MECHANISMS.values():
    DEFAULTS.update(_mechanism.defaults)


class OptionError(ValueError):
    """An option or value that the case does not have."""


class Ruleset:
    """The rules of one case with one set of options."""

    def __init__(self, case: CaseDef, options: dict[str, str] | None = None) -> None:
        self.case = case
        self.worked_out: dict[str, Any] = {}  # what players keep about it; the rules do not look
        self.cards = case.cards
        self.options = chosen_options(case, options or {})
        self.parameters = dict(DEFAULTS) | dict(case.parameters)
        for option in case.options:
            value = next(v for v in option.values if v.id == self.options[option.id])
            self.parameters |= dict(value.sets)

        cards = case.cards
        self.index = {card.id: card.index for card in cards[1:]}
        self.left = [technique_mask([c.left] if c.left else []) for c in cards]
        self.right = [technique_mask(c.right) for c in cards]
        self.type_bit = [TYPE_BITS[c.type] if c.type else 0 for c in cards]
        self.is_clue = [c.kind == Kind.CLUE and c.index != GAP for c in cards]
        self.minimum = [c.minimum for c in cards]
        self.is_puzzle = [c.has(Attribute.PUZZLE) for c in cards]
        self.is_key = [c.has(Attribute.KEY) for c in cards]
        self.is_lock = [c.has(Attribute.LOCK) for c in cards]
        self.is_bound = [c.has(Attribute.BOUND) for c in cards]
        self.has_time = [c.time for c in cards]
        self.has_stability = [c.stability for c in cards]
        self.effects = [tuple(effect_key(e) for e in c.effects) for c in cards]
        self.closing_area = [CLOSED for _ in cards]

        self.base_hand_limit = self.number("hand_limit")
        self.stability_limit = self.number("stability_limit")
        self.base_time_limit = self.number("time_limit")
        self.types_to_win = self.number("types_to_win")
        self.types = tuple(t for t in ClueType if any(c.type is t for c in self.cards))
        self.must_score = self.index.get(self.word("must_score"), 0)

        self.mechanisms = tuple(MECHANISMS[name]() for name in case.mechanisms)
        for mechanism in self.mechanisms:
            mechanism.prepare(self)
        self.standing_orders = self._overriding("standing_order")
        self.preventers = self._overriding("prevents")
        self.after_play = self._overriding("after_play")
        self.after_close = self._overriding("after_close")
        self.free_actions = self._overriding("free_actions")
        self.lead_options = self._overriding("lead_options")
        self.hand_limit_changes = self._overriding("hand_limit_change")
        self.time_limit_changes = self._overriding("time_limit_change")
        self.time_gains = self._overriding("gains_time")
        self.effect_gains = self._overriding("gained_effects")
        self.victories = self._overriding("victory")
        # Only a change of the hand or of what a mechanism watches can make anything due at once;
        # what is rarer than a move of one card counts as one anyway. LINE is -1, the last.
        watched = {HAND, *[area for m in self.mechanisms for area in m.watched]}
        self.is_watched = [area in watched for area in [*range(len(AREA_NAMES)), LINE]]
        self.requirements = [self._requirements_of(card) for card in cards]
        # The requirements that a key meets, or what serves as one.
        self.key_checks = frozenset(["lock", *[c for m in self.mechanisms for c in m.key_checks]])
        self.locks = [
            tuple(name for name, _ in checks if name in self.key_checks)
            for checks in self.requirements
        ]
        self.panels = tuple(panel for m in self.mechanisms for panel in m.panels)
        self.goals = tuple(card for m in self.mechanisms for card in m.goals(self))
        self.asked_letters = frozenset(x for goal in self.goals for x in self.cards[goal].letters)
        anchors = tuple(c.index for c in cards[1:] if KINDS[c.kind].heads_line)
        self.actions = actions_for(len(cards), anchors, True)
        self.actions_without_lead = actions_for(len(cards), anchors, False)
        self.reopens = any(m.reopens for m in self.mechanisms)
        self._key_counts = self._overriding("free_keys")
        self._troubles = self._overriding("trouble")
        self._light_sources = self._overriding("light_source")
        # The agenda's end is the next step, so the script is kept the wrong way round.
        self.turn: list[Step] = [(name,) for name in reversed(case.turn)]

    def number(self, name: str) -> int:
        return int(self.parameters[name])

    def word(self, name: str) -> str:
        return str(self.parameters[name])

    def trouble(self, cause: str) -> Sequence[Step]:
        """Return what time and a dry draw stack bring in this case."""
        return self._troubles[0].trouble(cause) if self._troubles else ()

    def panel(self, kind: PanelKind) -> Panel | None:
        """Return the first panel of a kind, None if the case has none."""
        return next((panel for panel in self.panels if panel.kind is kind), None)

    def trouble_stack(self) -> Panel:
        """Return where the stack is shown from which time and a dry draw stack bring trouble."""
        panel = self.panel(PanelKind.TROUBLE)
        assert panel is not None, "a case has something that time costs"
        return panel

    def shows_time(self, areas: Sequence[Sequence[int]], card: int) -> bool:
        """Say whether a card has a Time icon while the areas are so, printed or gained."""
        shows = self.has_time[card]
        for mechanism in self.time_gains:
            shows = shows or mechanism.gains_time(areas, card)
        return shows

    def light_source(self, areas: Sequence[Sequence[int]], lines: Sequence[Sequence[int]]) -> int:
        """Return a card in play by whose light unseen things are seen, 0 if none is."""
        found = (mechanism.light_source(areas, lines) for mechanism in self._light_sources)
        return next((card for card in found if card), 0)

    def is_light(self, card: int) -> bool:
        """Say whether a card in play lets unseen things be seen."""
        in_hand = [[card] if area == HAND else [] for area in range(len(AREA_NAMES))]
        return self.light_source(in_hand, ()) == card

    def discard_area(self, areas: Sequence[Sequence[int]], card: int) -> int:
        """Return where a discarded card goes: to the time penalty or to the discard area (D2)."""
        # C3-6: a card that cannot be discarded but must be goes to the discard area, Time or not.
        return TIME if self.shows_time(areas, card) and not self.is_bound[card] else DISCARD

    def free_keys(self, state: GameState, line: Line) -> int:
        """Count the keys of a line that no lock needs; a waived lock spent none (P4, A5)."""
        for mechanism in self._key_counts:
            return mechanism.free_keys(state, line)
        keys = locks = 0
        for c in line:
            keys += self.is_key[c]
            locks += self.is_lock[c] and ("waived", c) not in state.marks
        return keys - locks

    def types_in(self, cards: Iterable[int]) -> int:
        """Count the different Clue types among cards."""
        bits = self.type_bit
        mask = 0
        for card in cards:
            mask |= bits[card]
        return mask.bit_count()

    def _overriding(self, hook: str) -> tuple[Mechanism, ...]:
        base = getattr(Mechanism, hook)
        return tuple(
            m
            for m in self.mechanisms
            if getattr(type(m), hook) is not base and hook not in m.unused
        )

    def _requirements_of(self, card: Card) -> tuple[tuple[str, Requirement], ...]:
        checks: dict[str, Requirement] = {}
        if card.minimum:
            checks["minimum"] = _minimum_reached
        if card.has(Attribute.LOCK):
            checks["lock"] = _has_free_key
        for mechanism in self.mechanisms:
            checks |= mechanism.requirements(card)
        return tuple(checks.items())


def _minimum_reached(state: GameState, card: int, line: Line) -> Refusal | None:
    """P5: only Clues count, never the line's first card or another that is no Clue."""
    is_clue = state.rules.is_clue
    need = state.rules.minimum[card]
    have = 0
    for c in line:
        have += is_clue[c]
    return None if have >= need else _too_short(need, have)


@cache
def _too_short(need: int, have: int) -> Refusal:
    return Refusal(Reason.MINIMUM, need, have)


def _has_free_key(state: GameState, card: int, line: Line) -> Refusal | None:
    """P4: keys in the line > locks in the line."""
    have = state.rules.free_keys(state, line)
    return None if have > 0 else _no_key(have)


@cache
def _no_key(have: int) -> Refusal:
    return Refusal(Reason.NO_KEY, 1, have)


def chosen_options(case: CaseDef, options: dict[str, str]) -> dict[str, str]:
    """Return a value for every option of the case, defaults where none is given."""
    known = {option.id: option for option in case.options}
    for option_id in options:
        if option_id not in known:
            names = ", ".join(known)
            raise OptionError(f"{case.title} has no option {option_id!r}; it has {names}")
    result = {}
    for option_id, option in known.items():
        value = options.get(option_id, option.default)
        if value not in [v.id for v in option.values]:
            names = ", ".join(v.id for v in option.values)
            raise OptionError(f"option {option_id!r} can be {names}, not {value!r}")
        result[option_id] = value
    return result
