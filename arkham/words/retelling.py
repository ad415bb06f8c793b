"""A game told move by move: what was decided, what came of it, what a timeline marks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from arkham.files.texts import texts
from arkham.play.history import Branch, Node
from arkham.rules.areas import STABILITY, TIME
from arkham.rules.choices import Choice, Option, notation
from arkham.rules.events import (
    CardMoved,
    CheckMade,
    EffectMissed,
    Event,
    GameEnded,
    LineClosed,
    LineOpened,
    OptionChosen,
    StackRanDry,
    StrainFelt,
    TimeStruck,
)
from arkham.rules.mechanisms.base import PanelKind
from arkham.rules.ruleset import Ruleset
from arkham.rules.state import Lost, Outcome
from arkham.words import wording


class Sign(StrEnum):
    """What a timeline marks at a moment."""

    CLOSED = "closed"  # a case was closed
    SHAKEN = "shaken"  # a check cost Stability
    DELAYED = "delayed"  # a check cost Time
    UNHARMED = "unharmed"  # a check did no harm
    WON = "won"
    LOST = "lost"


class Harm(StrEnum):
    """A harm that came of a decision, the gravest first."""

    TROUBLE = "trouble"  # a new case was opened
    SHAKEN = "shaken"  # a check cost Stability
    DELAYED = "delayed"  # a check cost Time


@dataclass(frozen=True, slots=True)
class Moment:
    """One point of a timeline."""

    turn: int
    signs: tuple[str, ...]  # a Sign, or the kind of a card that opened a case or entered play


@dataclass(frozen=True, slots=True)
class Move:
    """One decision in sentences, and its consequences in the order in which they came."""

    turn: int
    deed: str
    outcomes: tuple[str, ...]
    weights: tuple[int, ...]  # how much each consequence matters; 0 is the most

    def most_telling(self, room: int) -> tuple[str, ...]:
        """Return as many consequences as there is room for, the lesser ones left out."""
        by_weight = sorted(range(len(self.outcomes)), key=lambda i: (self.weights[i], i))
        return tuple(self.outcomes[i] for i in sorted(by_weight[: max(0, room)]))


def moments(line: Sequence[Node]) -> tuple[Moment, ...]:
    """Return a line as points of a timeline; the deal is marked by nothing."""
    return tuple(Moment(_turn_of(node), _signs(node) if node.parent else ()) for node in line)


def _turn_of(node: Node) -> int:
    """Return the turn in which the command was given that led to a moment."""
    return node.parent.state.turn if node.parent is not None else node.state.turn


def _signs(node: Node) -> tuple[str, ...]:
    rules = node.state.rules
    return tuple(sign for event in node.events if (sign := _sign(rules, event)) is not None)


def _sign(rules: Ruleset, event: Event) -> str | None:
    match event:
        case LineClosed():
            return Sign.CLOSED
        case LineOpened(anchor):
            return rules.cards[anchor].kind
        case CardMoved(card, target=target) if _is_in_force(rules, target.area):
            return rules.cards[card].kind
        case CheckMade(fate=fate):
            return {STABILITY: Sign.SHAKEN, TIME: Sign.DELAYED}.get(fate, Sign.UNHARMED)
        case GameEnded(won):
            return Sign.WON if won else Sign.LOST
    return None


def _is_in_force(rules: Ruleset, area: int) -> bool:
    strip = rules.panel(PanelKind.STRIP)
    return strip is not None and strip.area == area


def move_of(node: Node) -> Move:
    """Tell one moment: the decision that led to it and what came of it."""
    rules = node.state.rules
    if node.parent is None:
        opened = [e for e in node.events if isinstance(e, LineOpened)]
        lines = tuple(wording.log_line(rules, event) for event in opened)
        # A game whose moves no longer hold begins with the table it was saved with.
        deed = texts()["deeds"]["deal" if node.events else "found"]
        return Move(node.state.turn, deed, lines, (0,) * len(lines))
    chosen = node.events[0]
    card = chosen.card if isinstance(chosen, OptionChosen) else 0
    told = [(wording.log_line(rules, e), w) for e in node.events if (w := _weight(e, card)) >= 0]
    return Move(
        _turn_of(node),
        deed_of(node),
        tuple(line for line, _ in told),
        tuple(weight for _, weight in told),
    )


def _weight(event: Event, chosen: int) -> int:
    """Return how much an event matters to who looks back, -1 for what goes without saying."""
    match event:
        case GameEnded() | LineClosed() | TimeStruck() | LineOpened():
            return 0
        case CheckMade(fate=fate):
            return 1 if fate in (STABILITY, TIME) else 2
        case StrainFelt() | EffectMissed() | StackRanDry():
            return 2
        case CardMoved(card, cause=cause) if card != chosen and cause not in ("deal", "check"):
            return 2
        case CardMoved(cause="deal"):
            return 3
    return -1


def gravest_harm(nodes: Sequence[Node]) -> Harm | None:
    """Return the gravest harm that came in some moments; None where there was none."""
    found = {_harm(event) for node in nodes for event in node.events}
    return next((harm for harm in Harm if harm in found), None)


def _harm(event: Event) -> Harm | None:
    match event:
        case LineOpened():
            return Harm.TROUBLE
        case CheckMade(fate=fate):
            return {STABILITY: Harm.SHAKEN, TIME: Harm.DELAYED}.get(fate)
    return None


def deed_of(node: Node) -> str:
    """Tell in a few words what was decided to come to a moment."""
    assert node.parent is not None
    state, choice = node.parent.state, node.parent.state.choice
    assert choice is not None
    option = next(o for o in choice.options if notation(state, o) == node.command)
    tool = state.rules.cards[option.tool] if option.tool else None
    return texts()["deeds"][_deed_key(option, choice)].format(
        card=state.rules.cards[option.card].title,
        onto=state.rules.cards[option.onto].title,
        source=state.rules.cards[choice.source].title,
        tool=tool.title if tool else "",
        side=tool.sides[option.side - 1].title if tool and option.side else "",
    )


def _deed_key(option: Option, choice: Choice) -> str:
    """Return which sentence tells a decision: the special one where there is one."""
    words = texts()["deeds"]
    for key in (f"{option.verb}_{choice.prompt}", f"{option.verb}_with" if option.tool else ""):
        if key in words:
            return key
    return option.verb.value


def branch_name(branch: Branch) -> str:
    """Name a branch by the decision with which it leaves the line being shown."""
    words = texts()["replay"]
    if branch.first is None:
        return words["this_branch"]
    return words["branch"].format(turn=_turn_of(branch.first), deed=deed_of(branch.first))


def branch_end(branch: Branch) -> str:
    """Say how far a branch goes and how it ends."""
    return texts()["replay"][_end_key(branch.outcome)].format(turn=branch.turn)


def _end_key(outcome: Outcome | None) -> str:
    if outcome is None:
        return "end_open"
    return f"end_{outcome.reason}" if isinstance(outcome, Lost) else "end_won"
