"""Everything the table says besides its cards, as plain values: one look at a session.

The painter only draws what stands here, and tests compare these values with the rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, fields
from enum import IntEnum

from arkham.files.texts import texts
from arkham.play.history import Node
from arkham.play.session import Mark, Session
from arkham.rules.areas import (
    BIG_PICTURE,
    CLOSED,
    DISCARD,
    DRAW,
    HAND,
    STABILITY,
    TIME,
)
from arkham.rules.basics import STRAIN_FROM, TYPE_BITS, TYPES_TO_CLOSE
from arkham.rules.cards import ClueType
from arkham.rules.choices import Choice, Option, Prompt, Verb
from arkham.rules.closing import most_scorable
from arkham.rules.events import CardMoved, CheckMade, LineOpened, StackRanDry, TimeStruck
from arkham.rules.foresight import Foresight, foresee
from arkham.rules.mechanisms.base import PanelKind
from arkham.rules.moves import hand_limit, time_limit
from arkham.rules.odds import CheckOdds, check_odds
from arkham.rules.play import effect_strip
from arkham.rules.refusals import Unavailable, refusals
from arkham.rules.ruleset import Ruleset
from arkham.rules.state import GameState, Line
from arkham.scenes.table.layout.table import ACTIONS
from arkham.scenes.table.targets import Forms, forced, foregone, label_of
from arkham.scenes.table.view import TableView
from arkham.words import wording

ACTION_VERBS = dict(
    zip(ACTIONS, (Verb.TAKE, Verb.LEAD, Verb.HAND, Verb.CLOSE, Verb.PASS), strict=True)
)


class Danger(IntEnum):
    """How grave it is what a command brings unless an answer averts it; the larger the worse."""

    NONE = 0
    TROUBLE = 1  # what time costs comes
    LOSS = 2


def empties_the_table(state: GameState, option: Option) -> bool:
    """Say whether an option closes the last open case, so that trouble is due at once (X5)."""
    return state.rules.reopens and option.verb is Verb.CLOSE and len(state.lines) == 1


def fills_time(state: GameState, option: Option, seen: Foresight) -> bool:
    """Say whether Time is full when an action stops to ask, so that it strikes after the answer."""
    is_action = state.choice is not None and state.choice.prompt == Prompt.ACTION
    return is_action and not option.free and seen.time[1] >= time_limit(state)


def danger_of(state: GameState, option: Option, foresight: Foresight | None = None) -> Danger:
    """Return the worst that an option brings by itself, whatever the hidden order."""
    seen = foresight or foresee(state, option)
    if seen.ended is not None:
        return Danger.NONE if seen.ended.won else Danger.LOSS
    if empties_the_table(state, option):
        # The puzzles to score are asked first, so the foresight ends before trouble is due.
        return Danger.TROUBLE if state.areas[state.rules.trouble_stack().area] else Danger.LOSS
    if any(isinstance(event, TimeStruck | StackRanDry) for event in seen.events):
        return Danger.TROUBLE
    if fills_time(state, option, seen):
        return Danger.TROUBLE
    reveal, stack = seen.reveal, state.rules.trouble_stack().area
    if isinstance(reveal, CardMoved | LineOpened) and reveal.source.area == stack:
        return Danger.TROUBLE
    return Danger.NONE


@dataclass(frozen=True, slots=True)
class ActionStatus:
    """One of the five actions: possible, or why not."""

    name: str
    enabled: bool
    reason: str
    count: int = 0  # how many cases, or cards of the hand, it can be done with
    asks: bool = False  # there are several ways: pressing it asks which
    danger: Danger = Danger.NONE  # what it certainly brings, whichever of its targets is chosen


def action_statuses(state: GameState) -> tuple[ActionStatus, ...]:
    """Return the five actions; a disabled one gives the reason of its nearest target."""
    refused = tuple(refusals(state))
    statuses = []
    for name, verb in ACTION_VERBS.items():
        ways = _ways(state, verb)
        targets = {option.card if verb is Verb.HAND else option.onto for option in ways}
        reason = "" if targets else _why(refused, verb, state)
        danger = min(_dangers(state, ways), default=Danger.NONE)
        asks = len(ways) > 1
        statuses.append(ActionStatus(name, bool(targets), reason, len(targets), asks, danger))
    return tuple(statuses)


def closing_dangers(state: GameState) -> dict[int, Danger]:
    """Return what closing each closable case would bring, by the first card of its line."""
    return {option.onto: danger_of(state, option) for option in _ways(state, Verb.CLOSE)}


def _dangers(state: GameState, ways: Iterable[Option]) -> Iterator[Danger]:
    """Yield how grave ways to do an action are, up to the first that does no harm."""
    for way in ways:
        danger = danger_of(state, way)
        yield danger
        if danger is Danger.NONE:
            return


def _ways(state: GameState, verb: Verb) -> list[Option]:
    choice = state.choice
    if choice is None or choice.prompt != Prompt.ACTION:
        return []
    return [option for option in choice.options if option.verb is verb]


def _why(refused: Sequence[Unavailable], verb: Verb, state: GameState) -> str:
    lead = state.first_lead()
    concerned = [u for u in refused if u.verb is verb and (verb is not Verb.LEAD or u.card == lead)]
    if not concerned:
        return texts()["nothing"].get(verb.value, "")
    # Of the cases that cannot be closed, the one with the most types is the nearest.
    fewest = min(
        concerned,
        key=lambda u: (len(u.refusals), -u.refusals[0].have if verb is Verb.CLOSE else 0),
    )
    return wording.reasons_line(fewest.refusals)


Check = tuple[int, int]
"""A card that was drawn by a Stability check, and the area where it went."""

NEXT_CARDS = 3  # that lie beside an open deck
_BITS = tuple(TYPE_BITS[clue_type] for clue_type in ClueType)
_COUNTED = (("draw", DRAW), ("discard", DISCARD), ("closed", CLOSED))


@dataclass(frozen=True, slots=True)
class LineStatus:
    """How far one open case is."""

    anchor: int
    types: tuple[bool, ...]  # which types it shows, in the order of ClueType
    lasting: tuple[bool, ...]  # the same without its puzzles, which leave it when they are scored
    closable: bool
    puzzles: int  # how many puzzles closing it could score at most
    held: int  # how many more lie in it: scored, they would leave too few types
    clues: int
    free_keys: int
    strain: bool  # the next card costs a check
    ends_in: int  # technique mask of its open end
    counts: tuple[tuple[str, int, int], ...]  # what it gathers: icon, how many, how many it takes
    danger: Danger = Danger.NONE  # what closing it would certainly bring

    @property
    def count(self) -> int:
        return sum(self.types)


@dataclass(frozen=True, slots=True)
class TravelStatus:
    """Undo or redo: possible, or why not; `note` says in advance what it would cost."""

    reason: str = ""
    note: str = ""

    @property
    def enabled(self) -> bool:
        return not self.reason


@dataclass(frozen=True, slots=True)
class EffectStatus:
    """One effect of the card being resolved; `stage` is done, now or next."""

    name: str
    must: bool
    stage: str


@dataclass(frozen=True, slots=True)
class GoalStatus:
    card: int
    letters: tuple[tuple[str, bool], ...]  # each letter, and whether its puzzle is scored

    @property
    def met(self) -> bool:
        return all(done for _, done in self.letters)


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """What is told of a question, however far the picture has come."""

    time_limit: int
    hand_limit: int
    odds: CheckOdds
    prompt: str
    verb: str  # the same in a few words
    phase: Forms  # when it is asked
    must: bool
    skip: str  # the verb of the button in the prompt strip, "" if there is none
    skip_label: Forms
    do: bool  # whether the question offers something to do or leave
    do_label: Forms
    pick_label: Forms  # what a card that answers the question is picked for
    track: tuple[EffectStatus, ...]
    track_source: str  # the card whose effects those are
    actions: tuple[ActionStatus, ...]
    checks: tuple[Check, ...]  # since the last action
    answers_itself: bool  # there is one answer only, or all come to the same
    closing: dict[int, Danger]  # what closing each closable case would bring, by its first card


@dataclass(frozen=True, slots=True, kw_only=True)
class Hud(Question):
    """The words and numbers of a table: those of its question, and what its picture shows."""

    turn: int
    mark: str  # fair or practice, and whether it is the case of a day
    time: tuple[int, int]  # cards in the area, limit
    stability: tuple[int, int]
    trouble: tuple[str, int]  # what time costs, and how many are left
    scored: tuple[bool, ...]  # types in the big picture, in the order of ClueType
    types_to_win: int
    goals: tuple[GoalStatus, ...]
    counts: dict[str, int]  # cards in piles, by the name of the pile
    odds_shown: str  # full, counts or off
    next_cards: tuple[int, ...]  # the top of the draw stack, where the deck is open
    over: bool  # the game has ended: nothing is asked any more
    lines: tuple[LineStatus, ...]
    hand: tuple[int, int]  # cards in the hand, limit
    undo: TravelStatus
    redo: TravelStatus

    @property
    def over_by_one_more(self) -> int:
        """Return how many cards one more in the hand would have to be paid with."""
        have, limit = self.hand
        return max(0, have + 1 - limit)


_ASKED = tuple(field.name for field in fields(Question))


def checks_of(node: Node) -> tuple[Check, ...]:
    """Return the Stability checks since the last action: which card, and where it went."""
    found: list[Check] = []
    here: Node | None = node
    while here is not None and here.parent is not None:
        found[:0] = [(e.card, e.fate) for e in here.events if isinstance(e, CheckMade)]
        asked = here.parent.state.choice
        if asked is not None and asked.prompt == Prompt.ACTION:
            break
        here = here.parent
    return tuple(found)


def question_of(state: GameState, checks: tuple[Check, ...] = ()) -> Question:
    """Read a question, once a command; while the picture catches up the hud needs it often."""
    choice = state.choice
    track = _track(state, choice)
    skip = skip_verb(choice)
    return Question(
        time_limit=time_limit(state),
        hand_limit=hand_limit(state),
        odds=check_odds(state),
        prompt=wording.prompt_line(state, choice) if choice else wording.ending_line(state),
        verb=wording.prompt_verb(state, choice) if choice else wording.ending_verb(state),
        phase=wording.prompt_phase(state, choice),
        must=choice.must if choice else True,
        skip=skip,
        skip_label=label_of(choice, Verb(skip or Verb.SKIP)),
        do=any(o.verb is Verb.DO for o in choice.options) if choice else False,
        do_label=label_of(choice, Verb.DO),
        pick_label=label_of(choice, Verb.PICK),
        track=track,
        track_source=state.rules.cards[choice.source].title if choice and track else "",
        actions=action_statuses(state),
        checks=checks,
        answers_itself=forced(choice) is not None or foregone(state) is not None,
        closing=closing_dangers(state),
    )


def hud_of(
    session: Session,
    view: TableView | None = None,
    *,
    question: Question | None = None,
    undo_reveals: bool = True,
    odds: str = "full",
) -> Hud:
    """Look at a session; the numbers are those of a view that has still to catch up.

    Without `undo_reveals` nothing hidden that was seen can be taken back. `odds` says how much
    of the next check is told: full, counts or off.
    """
    state = session.state
    rules, shown = state.rules, view or TableView.of(state)
    areas = shown.areas
    told = question or question_of(state)
    stack = rules.trouble_stack()
    asked = {name: getattr(told, name) for name in _ASKED}
    return Hud(
        **(asked | {"skip_label": _skip_label(session, told)}),
        turn=shown.turn,
        mark=_mark_of(session),
        time=(len(areas[TIME]), told.time_limit),
        stability=(len(areas[STABILITY]), rules.stability_limit),
        trouble=(stack.label, len(areas[stack.area])),
        scored=_types(state, areas[BIG_PICTURE]),
        types_to_win=rules.types_to_win,
        goals=_goals(state, areas[BIG_PICTURE]),
        counts={name: len(areas[area]) for name, area in _counted(rules)},
        odds_shown=odds,
        next_cards=tuple(areas[DRAW][: -NEXT_CARDS - 1 : -1]) if session.open_deck else (),
        over=state.choice is None,
        lines=tuple(
            line_status(state, tuple(line), told.closing.get(line[0], Danger.NONE))
            for line in shown.lines
        ),
        hand=(len(areas[HAND]), told.hand_limit),
        undo=_undo_status(session, undo_reveals),
        redo=_redo_status(session),
    )


def _skip_label(session: Session, told: Question) -> Forms:
    """Name what declining does; where it lays a tool back or spends it, the button says so."""
    choice = session.choice
    source = session.rules.cards[choice.source] if choice and choice.source else None
    if told.skip != Verb.SKIP or source is None or not source.sides:
        return told.skip_label
    key = "cancel" if session.can_cancel() else "spend"
    return tuple(form.format(tool=source.title) for form in texts()["answers"][key])


def _counted(rules: Ruleset) -> list[tuple[str, int]]:
    """Return the piles whose cards are counted, and the names under which they are."""
    stacks = [(p.label, p.area) for p in rules.panels if p.kind is PanelKind.STACK]
    return [*_COUNTED, *stacks]


def _undo_status(session: Session, undo_reveals: bool) -> TravelStatus:
    """Say whether the last command can be taken back, and that this ends a fair game (AC-24)."""
    words = texts()["travel"]
    if not session.can_undo:
        return TravelStatus(words["no_undo"])
    if not session.undo_crosses_reveal():
        return TravelStatus()
    if not undo_reveals:
        return TravelStatus(words["iron"])
    return TravelStatus(note=words["ends_fair"] if session.mark is Mark.FAIR else "")


def _redo_status(session: Session) -> TravelStatus:
    """Say whether something can be done again, and that this makes the run fair again."""
    words = texts()["travel"]
    if not session.can_redo:
        return TravelStatus(words["no_redo"])
    return TravelStatus(note=words["back_to_fair"] if session.can_be_fair_again else "")


def skip_verb(choice: Choice | None) -> str:
    """Return the verb that declines, ends or goes on, where the question has one."""
    wanted = (Verb.SKIP, Verb.DONE, Verb.PROCEED)
    options = choice.options if choice else ()
    return next((o.verb.value for o in options if o.verb in wanted), "")


def _types(state: GameState, cards: Sequence[int]) -> tuple[bool, ...]:
    bits = 0
    for card in cards:
        bits |= state.rules.type_bit[card]
    return tuple([bool(bits & bit) for bit in _BITS])


def line_status(state: GameState, line: Line, danger: Danger = Danger.NONE) -> LineStatus:
    """Say how far an open case is from being closed, and what it could take."""
    rules = state.rules
    types = _types(state, line)
    closable = sum(types) >= TYPES_TO_CLOSE
    lasting = [card for card in line if not rules.is_puzzle[card]]
    scored = most_scorable(state, line) if closable else 0
    return LineStatus(
        anchor=line[0],
        types=types,
        lasting=_types(state, lasting),
        closable=closable,
        puzzles=scored,
        held=len(line) - len(lasting) - scored if closable else 0,
        clues=sum(rules.is_clue[c] for c in line),
        free_keys=max(0, rules.free_keys(state, line)),
        strain=len(line) - 1 >= STRAIN_FROM,
        ends_in=rules.right[line[-1]],
        counts=tuple(c for m in rules.mechanisms for c in m.line_counts(state, line)),
        danger=danger,
    )


def _mark_of(session: Session) -> str:
    """Return what a run counts as, in the key of its words."""
    if session.open_deck:
        return "open_deck"
    return f"{session.mark}_daily" if session.journal.daily else session.mark.value


def _goals(state: GameState, picture: Sequence[int]) -> tuple[GoalStatus, ...]:
    rules = state.rules
    goals = [rules.cards[card] for card in rules.goals]
    scored = {rules.cards[c].letter for c in picture} if goals else set()
    return tuple(
        GoalStatus(card.index, tuple((letter, letter in scored) for letter in card.letters))
        for card in goals
    )


def _track(state: GameState, choice: Choice | None) -> tuple[EffectStatus, ...]:
    """Return the effect strip of the card that asks, with its progress."""
    if choice is None or not choice.source:
        return ()
    strip, now = effect_strip(state, choice.source)
    return tuple(
        EffectStatus(name, must, "done" if i < now else "now" if i == now else "next")
        for i, (name, must) in enumerate(strip)
    )
