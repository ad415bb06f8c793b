"""The one door: a command goes in, events come out; nothing else changes a game."""

from __future__ import annotations

from functools import partial
from typing import Final

from arkham.rules import closing, effects, play, rng, turn
from arkham.rules.areas import DRAW, HAND, LEADS
from arkham.rules.basics import HAND_DEALT, LEADS_SPACES
from arkham.rules.cards import CaseDef
from arkham.rules.choices import Choice, IllegalCommand, Option, Verb, notation
from arkham.rules.events import EffectMissed, Event, Log, OptionChosen, TurnBegan
from arkham.rules.moves import hand_limit, lay, move, rehide, shuffle
from arkham.rules.registry import QUESTIONS, STEPS
from arkham.rules.ruleset import Ruleset
from arkham.rules.state import GameState, Outcome, empty_table

# Importing these modules registers their steps; they are named so that no linter drops them.
STEP_MODULES: Final = (closing, effects, play, turn)

_OVER_LIMIT: Final = turn.over_hand_limit()

# Made as a plain tuple is: a named one's own way takes twice as long.
_choice_of: Final = partial(tuple.__new__, Choice)


def new_game(
    case: CaseDef | Ruleset,
    options: dict[str, str] | None = None,
    *,
    seed: int = 0,
    log: Log = None,
) -> GameState:
    """Set up a game (S1–S6) and ask its first question."""
    rules = case if isinstance(case, Ruleset) else Ruleset(case, options)
    state = empty_table(rules, seed)
    for mechanism in rules.mechanisms:
        mechanism.set_up(state, log)
    _deal(state, log)
    advance(state, log)
    return state


def _deal(state: GameState, log: Log) -> None:
    rules = state.rules
    clues = [c.index for c in rules.cards if rules.is_clue[c.index] and c.stacked]
    lay(state, log, DRAW, clues)
    shuffle(state, log, DRAW)
    # S4: the row is filled from right to left, so the last card drawn is the First lead.
    drawn = state.areas[DRAW][-LEADS_SPACES:]
    state.areas[DRAW] = state.areas[DRAW][:-LEADS_SPACES]
    lay(state, log, DRAW, state.areas[DRAW])
    lay(state, log, LEADS, drawn)
    for _ in range(HAND_DEALT):
        move(state, log, state.areas[DRAW][-1], DRAW, HAND, "deal")


def legal(state: GameState) -> Choice | None:
    """Return the question that waits for the player, None when the game is over."""
    return state.choice


def outcome(state: GameState) -> Outcome | None:
    """Return how the game ended, None while it goes on."""
    return state.result


def apply(
    state: GameState,
    command: Option | str,
    *,
    serial: int | None = None,
    record: bool = True,
) -> list[Event]:
    """Answer the waiting question and run the rules up to the next one.

    The command is an option of `legal(state)` or its notation. A refused command raises
    IllegalCommand and leaves no trace. `serial` refuses an answer to an older question;
    `record=False` skips the events.
    """
    choice = state.choice
    if choice is None:
        raise IllegalCommand("The game is over; nothing more can be played.")
    if serial is not None and serial != state.serial:
        raise IllegalCommand("That answers an earlier question; look at the table again.")
    option = option_for(state, command) if isinstance(command, str) else command
    if not _is_offered(option, choice.options):
        raise IllegalCommand(f"{choice.prompt}: {option.verb} is not possible here.")
    log: Log = [] if record else None
    if log is not None:
        log.append(OptionChosen(notation(state, option), option.verb, option.card, option.onto))
        if option.verb is Verb.SKIP:
            log.append(EffectMissed(choice.source, choice.prompt, "declined"))
    if not option.free:
        state.agenda.pop()  # the question is answered
    for step in reversed(option.then):
        state.agenda.append(step)
    advance(state, log)
    return log or []


def _is_offered(option: Option, options: tuple[Option, ...]) -> bool:
    """Say whether an option is among others: mostly it is one of them, which is seen at once."""
    for offered in options:
        if offered is option:
            return True
    return option in options


def option_for(state: GameState, text: str) -> Option:
    """Return the option of the waiting question that a notation names."""
    choice = state.choice
    options = choice.options if choice else ()
    for option in options:
        if notation(state, option) == text:
            return option
    possible = ", ".join(notation(state, o) for o in options[:8])
    raise IllegalCommand(f"{text!r} is not possible now; possible: {possible}")


def advance(state: GameState, log: Log) -> None:
    """Run the agenda up to the next question or the end of the game."""
    rules = state.rules
    agenda = state.agenda
    excess = _excess(state)
    state.unsettled = False
    state.choice = None
    while state.result is None:
        if not agenda:
            agenda.extend(rules.turn)
            state.turn += 1
            if log is not None:
                log.append(TurnBegan(state.turn))
        next_step = agenda.pop()
        run = STEPS.get(next_step[0])
        if run is not None:
            # Most steps have few arguments or none, and calling them plainly is quicker.
            if len(next_step) == 1:
                run(state, log)
            elif len(next_step) == 2:
                run(state, log, next_step[1])
            elif len(next_step) == 3:
                run(state, log, next_step[1], next_step[2])
            elif len(next_step) == 4:
                run(state, log, next_step[1], next_step[2], next_step[3])
            else:
                run(state, log, *next_step[1:])
            if state.unsettled:
                state.unsettled = False
                excess = _follow_standing_orders(state, excess)
            continue
        ask = QUESTIONS[next_step[0]]
        if len(next_step) == 1:
            question = ask(state)
        elif len(next_step) == 4:
            question = ask(state, next_step[1], next_step[2], next_step[3])
        else:
            question = ask(state, *next_step[1:])
        if question is None:
            continue
        agenda.append(next_step)  # where it stays until it is answered
        options = question.options
        for mechanism in rules.free_actions:
            free = mechanism.free_actions(state)
            if free:
                options += free
        state.serial += 1
        state.choice = _choice_of(
            (
                question.prompt,
                question.source,
                question.must,
                question.area,
                question.need,
                tuple(options),
            )
        )
        return


def _excess(state: GameState) -> int:
    """Return by how many cards the hand exceeds its limit, negative while it does not."""
    return len(state.areas[HAND]) - hand_limit(state)


def _follow_standing_orders(state: GameState, before: int) -> int:
    """Put on the agenda what is due at once because of how the cards lie now.

    `before` is the excess of the hand as it was; the excess there is now is returned.
    """
    rules = state.rules
    agenda = state.agenda
    # D1. A limit question that waits below a free action is asked at once if the excess grows;
    # if it does not, what the free action still has to do comes first.
    excess = _excess(state)
    is_pending = before > 0 and _OVER_LIMIT in agenda  # it waits only while there is an excess
    if is_pending and (excess <= 0 or excess > before):
        agenda.remove(_OVER_LIMIT)
        is_pending = False
    if excess > 0 and not is_pending:
        agenda.append(_OVER_LIMIT)
    for mechanism in rules.standing_orders:
        due = mechanism.standing_order(state)
        if due is not None and due not in agenda:
            agenda.append(due)
    return excess


def resume(state: GameState) -> None:
    """Ask again the question of a state that came back from its saved form."""
    if state.result is None:
        state.serial -= 1
        advance(state, None)


def begin_turn_anew(state: GameState) -> None:
    """Ask for the turn's action on a table whose agenda is lost; what is due at once comes first.

    Such a table comes from a save that the rules have outgrown.
    """
    state.agenda = list(state.rules.turn)
    _follow_standing_orders(state, 0)
    resume(state)


def determinize(state: GameState, seed: int) -> GameState:
    """Return a clone in which everything hidden from the player is reshuffled.

    Bots and hints see only such clones, so that nothing they say depends on the real order: two
    tables that differ in it alone give the same clone for the same seed.
    """
    new = state.clone()
    new.rng = rng.seeded(seed)
    rehide(new, DRAW)
    for mechanism in new.rules.mechanisms:
        mechanism.rehide(new)
    return new
