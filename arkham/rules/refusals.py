"""Why not: every target the table could show but the rules refuse, with reasons and numbers."""

from __future__ import annotations

from typing import NamedTuple

from arkham.rules.areas import HAND, LEADS
from arkham.rules.basics import TYPES_TO_CLOSE
from arkham.rules.choices import Choice, Prompt, Reason, Refusal, Verb
from arkham.rules.closing import chosen_puzzles, scorable
from arkham.rules.moves import hand_limit
from arkham.rules.play import why_not
from arkham.rules.state import GameState

DISCARDS = frozenset({Prompt.DISCARD_HAND, Prompt.DISCARD_LEADS, Prompt.HAND_LIMIT})


class Unavailable(NamedTuple):
    """A command that is not among the options, and every reason why."""

    verb: Verb
    card: int
    onto: int
    refusals: tuple[Refusal, ...]


def refusals(state: GameState) -> list[Unavailable]:
    """Return what the player could try now and is refused; empty when the game is over."""
    choice = state.choice
    if choice is None:
        return []
    if choice.prompt == Prompt.ACTION:
        return _refused_actions(state)
    if choice.prompt == Prompt.HAND_LIMIT:
        pending = Refusal(Reason.HAND_LIMIT, hand_limit(state), len(state.areas[HAND]))
    else:
        pending = Refusal(Reason.PENDING, choice.need, 0)
    refused = [
        Unavailable(v, c, o, _why_not_played(state, choice, v, c, o) or (pending,))
        for v, c, o in _every_action(state)
    ]
    if choice.prompt in DISCARDS:
        refused += _bound_cards(state, choice)
    if choice.prompt == Prompt.SCORE:
        refused += _unscorable(state, choice)
    return refused


def _every_action(state: GameState) -> list[tuple[Verb, int, int]]:
    """Return all five actions on all their targets, possible or not."""
    lead = state.first_lead()
    anchors = [line[0] for line in state.lines]
    actions = [(Verb.TAKE, lead, 0)] if lead else []
    actions += [(Verb.LEAD, lead, anchor) for anchor in anchors if lead]
    actions += [(Verb.HAND, card, anchor) for card in state.areas[HAND] for anchor in anchors]
    actions += [(Verb.CLOSE, 0, anchor) for anchor in anchors]
    return [*actions, (Verb.PASS, 0, 0)]


def _why_not_played(
    state: GameState, choice: Choice, verb: Verb, card: int, anchor: int
) -> tuple[Refusal, ...]:
    """Return why a line takes no card of the hand that the question lets play to another one."""
    line = state.line_of(anchor)
    if verb is not Verb.HAND or line is None or not plays_without_key(choice, card):
        return ()
    return why_not(state, card, line, waive=True)


def plays_without_key(choice: Choice | None, card: int) -> bool:
    """Say whether the question is to play a card whose lock needs no key this time (A5)."""
    options = choice.options if choice else ()
    return any(option.verb is Verb.PLAY and option.card == card for option in options)


def _refused_actions(state: GameState) -> list[Unavailable]:
    refused = []
    for verb, card, anchor in _every_action(state):
        line = state.line_of(anchor)
        if line is None:
            continue
        if verb is Verb.CLOSE:
            have = state.rules.types_in(line)
            too_few = Refusal(Reason.FEW_TYPES, TYPES_TO_CLOSE, have)
            reasons: tuple[Refusal, ...] = (too_few,) if have < TYPES_TO_CLOSE else ()
        else:
            reasons = why_not(state, card, line)
        if reasons:
            refused.append(Unavailable(verb, card, anchor, reasons))
    lead = state.first_lead()
    for place, card in enumerate(state.areas[LEADS], start=1):
        if card and card != lead:
            not_first = (Refusal(Reason.NOT_FIRST_LEAD, 1, place),)
            refused.append(Unavailable(Verb.TAKE, card, 0, not_first))
            refused += [Unavailable(Verb.LEAD, card, line[0], not_first) for line in state.lines]
    return refused


def _bound_cards(state: GameState, choice: Choice) -> list[Unavailable]:
    """Return the cards that cannot be discarded while others can (C3-6)."""
    offered = {option.card for option in choice.options if option.verb is Verb.PICK}
    reason = (Refusal(Reason.BOUND, 0, len(offered)),)
    cards = [c for c in state.areas[choice.area] if c and c not in offered]
    return [Unavailable(Verb.PICK, card, 0, reason) for card in cards]


def _unscorable(state: GameState, choice: Choice) -> list[Unavailable]:
    """Return the puzzles whose scoring would leave too few types (X2)."""
    anchor = choice.source
    line = state.line_of(anchor)
    if line is None:
        return []
    chosen = chosen_puzzles(choice)
    left = [c for c in line if c not in chosen]
    possible = scorable(state, line, chosen)
    refused = []
    for card in left:
        if state.rules.is_puzzle[card] and card not in possible:
            have = state.rules.types_in(c for c in left if c != card)
            reason = (Refusal(Reason.SCORE_TYPES, TYPES_TO_CLOSE, have),)
            refused.append(Unavailable(Verb.PICK, card, anchor, reason))
    return refused


def refusal_of(state: GameState, verb: Verb, card: int, onto: int) -> tuple[Refusal, ...]:
    """Return why one command is refused; empty if it is possible or makes no sense at all."""
    for unavailable in refusals(state):
        if unavailable[:3] == (verb, card, onto):
            return unavailable.refusals
    return ()
