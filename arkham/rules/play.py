"""Playing a Clue to a line: what fits, and what one play sets going (P1–P7, M1–M3, E1)."""

from __future__ import annotations

from arkham.rules.areas import DISCARD, DRAW, STABILITY
from arkham.rules.basics import STRAIN_FROM, effect_key
from arkham.rules.choices import Reason, Refusal
from arkham.rules.events import (
    CheckMade,
    EffectBegan,
    EffectMissed,
    Log,
    StackRanDry,
    StrainFelt,
)
from arkham.rules.moves import (
    discard_area,
    move,
    push,
    push_all,
    put_in_line,
    set_mark,
    shuffle,
    sweep,
)
from arkham.rules.registry import EFFECTS, QUESTIONS, step
from arkham.rules.state import GameState, Line


def fits(state: GameState, card: int, line: Line, *, waive: bool = False) -> bool:
    """Say whether a card may be played to a line; `waive` ignores missing keys."""
    rules = state.rules
    if not rules.left[card] & rules.right[line[-1]]:
        return False
    if len(line) <= rules.minimum[card]:  # too short for it, whatever the cards are
        return False
    for name, check in rules.requirements[card]:
        if waive and name in rules.key_checks:
            continue
        if check(state, card, line) is not None:
            return False
    return True


def places_for(state: GameState, card: int) -> list[int]:
    """Return the first cards of the lines to which a card may be played."""
    return [line[0] for line in state.lines if fits(state, card, line)]


def why_not(state: GameState, card: int, line: Line, *, waive: bool = False) -> tuple[Refusal, ...]:
    """Return every reason why a card may not be played to a line; `waive` ignores missing keys."""
    rules = state.rules
    reasons = []
    if not rules.left[card] & rules.right[line[-1]]:
        reasons.append(Refusal(Reason.TECHNIQUE, rules.left[card], rules.right[line[-1]]))
    for name, check in rules.requirements[card]:
        if waive and name in rules.key_checks:
            continue
        refusal = check(state, card, line)
        if refusal is not None:
            reasons.append(refusal)
    return tuple(reasons)


@step
def play(
    state: GameState, log: Log, card: int, anchor: int, source: int, waived: bool = False
) -> None:
    """Add a card to the right end of a line and set its consequences going (P3, P7)."""
    if waived:
        set_mark(state, log, "waived", card)  # A5: this lock spends no key of the line
    put_in_line(state, log, card, source, anchor, "play")
    prevented = False
    for mechanism in state.rules.preventers:
        prevented = prevented or mechanism.prevents(state, log, card, anchor)
    resolve(state, log, card, anchor, prevented=prevented)


def resolve(state: GameState, log: Log, card: int, anchor: int, *, prevented: bool = False) -> None:
    """Put on the agenda what a card just laid down brings: strain, effects, triggers (P7)."""
    line = state.line_of(anchor) or ()
    before = len(line) - 2  # neither this card nor the one the line began with
    if state.rules.after_play:
        push(state, after_play(card, anchor))
    if prevented:
        if log is not None:
            log.append(EffectMissed(card, "", "prevented"))
    elif state.rules.effects[card] or state.rules.effect_gains:
        push(state, effects(card, anchor, 0))
    if before >= STRAIN_FROM:
        if log is not None:
            log.append(StrainFelt(card, anchor, before))
        push(state, check(card))


@step
def effects(state: GameState, log: Log, card: int, anchor: int, position: int) -> None:
    """Carry out the printed effects of a card from a position on, left to right (E1)."""
    strip = state.rules.effects[card]
    if position + 1 < len(strip):
        push(state, effects(card, anchor, position + 1))
    elif state.rules.effect_gains:
        push(state, gained(card, anchor, ()))
    if position < len(strip):
        name, must = strip[position]
        carry_out(state, log, name, must, card, anchor, position)


@step
def gained(
    state: GameState, log: Log, card: int, anchor: int, done: tuple[tuple[int, str], ...]
) -> None:
    """Carry out the effects a card gains from others, each giver's once.

    Looked up anew after every one of them, because an effect may bring a giver or remove it.
    """
    for mechanism in state.rules.effect_gains:
        for giver, effect in mechanism.gained_effects(state, card):
            name, must = effect_key(effect)
            if (giver, name) not in done:
                push(state, gained(card, anchor, (*done, (giver, name))))
                position = len(state.rules.effects[card]) + len(done)
                carry_out(state, log, name, must, card, anchor, position)
                return


def effect_strip(state: GameState, card: int) -> tuple[list[tuple[str, bool]], int]:
    """Return what a card does in order, gained effects last, and the place of what is done now."""
    rules = state.rules
    printed = rules.effects[card]
    strip = [*printed]
    for mechanism in rules.effect_gains:
        strip += [effect_key(effect) for _, effect in mechanism.gained_effects(state, card)]
    now = len(strip) - 1
    for name, *arguments in state.agenda:
        if name == "effects" and arguments[0] == card:
            now = arguments[2] - 1
        elif name == "gained" and arguments[0] == card:
            now = len(printed) + len(arguments[2]) - 1
    return strip, now


def carry_out(
    state: GameState, log: Log, name: str, must: bool, card: int, anchor: int, position: int
) -> None:
    """Carry out one effect of a card and write down that it began, or that it was moot (E13)."""
    if log is not None:
        log.append(EffectBegan(card, name, must, position))
    depth = len(state.agenda)
    EFFECTS[name](state, log, card, anchor, must)
    if log is not None and len(state.agenda) > depth:
        asked = state.agenda[-1]
        ask = QUESTIONS.get(asked[0])
        if ask is not None and ask(state, *asked[1:]) is None:
            log.append(EffectMissed(card, name, "moot"))


@step
def after_play(state: GameState, log: Log, card: int, anchor: int) -> None:
    """Let the mechanisms react to a play once its effects are done (P7)."""
    steps = [s for m in state.rules.after_play for s in m.after_play(state, card, anchor)]
    push_all(state, steps)


@step
def check(state: GameState, log: Log, source: int, dry: bool = False) -> None:
    """Draw a card and see whether it costs Stability (M2, M3)."""
    stack = state.areas[DRAW]
    if not stack:
        if not dry:  # L3: once formed anew and still empty, this instruction draws nothing
            push_all(state, (run_dry("check"), check(source, True)))
        return
    card = stack[-1]
    fate = STABILITY if state.rules.has_stability[card] else discard_area(state, card)
    if log is not None:
        log.append(CheckMade(card, fate, source))
    move(state, log, card, DRAW, fate, "check")


@step
def run_dry(state: GameState, log: Log, cause: str) -> None:
    """Answer an empty draw stack: first the trouble, then a new stack of the discards (L1)."""
    if log is not None:
        log.append(StackRanDry(cause))
    push_all(state, (*state.rules.trouble("leads"), form_stack()))


@step
def form_stack(state: GameState, log: Log) -> None:
    """Shuffle the discard area into the draw stack."""
    sweep(state, log, DISCARD, DRAW, "shuffle")
    shuffle(state, log, DRAW)
