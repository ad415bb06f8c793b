"""Table talk: set up exactly the position that matters, then play it through real commands.

    table.case_with(clue("rat", "monster", "research>any", "", "may leads"), like=1)
    table.deal(hand="rat", lines={"v1": "person1"}, leads="lead1 lead2")
    table.play("rat", "v1")
    table.expect("take", must=False, only=["lead2", "skip"])
    table.pick("lead2")
    table.ready()

Cards are named by their ids, several in one string. Stacks (draw, victims, storms, menace_deck)
are written top first, everything else in the order in which it lies.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from lab import lab_case
from position import STACKS, Cards, Layout, cards_on, physical_name

from arkham.rules import load_case
from arkham.rules.areas import AREA_NAMES, DRAW, HAND, LEADS
from arkham.rules.basics import LEADS_SPACES, technique_mask
from arkham.rules.cards import Card, CaseDef, Technique
from arkham.rules.choices import (
    PROMPTS,
    REASONS,
    Choice,
    IllegalCommand,
    Option,
    Prompt,
    Refusal,
    Verb,
)
from arkham.rules.choices import notation as notation_of
from arkham.rules.engine import apply, new_game, resume
from arkham.rules.events import Event
from arkham.rules.moves import hand_limit
from arkham.rules.refusals import refusal_of
from arkham.rules.ruleset import Ruleset
from arkham.rules.state import GameState, Won

E = TypeVar("E")


class Table:
    """A game in a position of the test's making, and the words to play it."""

    def __init__(self) -> None:
        self.case: CaseDef | None = None
        self.state: GameState
        self.events: list[Event] = []  # of the last command
        self.log: list[Event] = []  # of all commands
        self._in_game: frozenset[int] = frozenset()

    # Setting up

    def case_with(self, *cards: Card, like: int = 1, **other: object) -> CaseDef:
        """Make a lab case of these cards (see lab.lab_case); `deal` uses it from now on."""
        self.case = lab_case(*cards, like=like, **other)  # type: ignore[arg-type]
        return self.case

    def deal(
        self,
        case: int | str | CaseDef | None = None,
        *,
        options: dict[str, str] | None = None,
        seed: int = 7,
        hand: Cards = "",
        leads: Cards | None = None,
        draw: Cards = "",
        lines: Mapping[str, Cards] | None = None,
        victims: Cards | None = None,
        rest: str = "draw",
        turn: int = 1,
        marks: Sequence[tuple[str, str]] = (),
        areas: Mapping[str, Cards] | None = None,
        **named: Cards,
    ) -> None:
        """Put a real game into exactly this position, at the action question.

        Areas are given by their names (``time=``, ``stability=``, ``closed=``, ``menaces=``, …,
        or in `areas`) and then hold just these cards. Not given: the hand is empty, the row has
        the first five Clues left, the open cases are the first two Victims (or what the case
        opens). All other Clues lie below the named ones in the draw stack, in catalogue order,
        or go to the area `rest`, so that the stack can run out.
        """
        rules = Ruleset(self._case(case), options)
        state = new_game(rules, seed=seed)
        layout = Layout(state)
        self._in_game = frozenset(layout.sides)
        wanted = dict(areas or {}) | named | {"hand": hand, "draw": draw}
        if victims is not None:
            wanted["victims"] = victims
        if leads is not None:
            wanted["leads"] = leads
        for name in wanted:
            assert name in AREA_NAMES, f"there is no area {name!r}"
        if lines is None and "victim" in {card.kind for card in rules.cards[1:]}:
            lines = {c.id: "" for c in [c for c in rules.cards if c.kind == "victim"][:2]}
        # Cards named by id first, so that a predicate finds only what nobody else asked for.
        for by_id in (True, False):
            for name, cards in wanted.items():
                layout.claim(AREA_NAMES.index(name), cards, by_id=by_id)
            for anchor, cards in (lines or {}).items():
                layout.claim_line(anchor, cards, by_id=by_id)
        layout.settle(
            rest=AREA_NAMES.index(rest),
            fill_row=leads is None,
            fixed={AREA_NAMES.index(name) for name in wanted},
            lines=None if lines is None else list(lines),
        )
        state.marks = tuple((name, rules.index[card]) for name, card in marks)
        state.turn = turn
        state.agenda = list(rules.turn)
        resume(state)
        self.state = state
        self.events, self.log = [], []
        assert len(state.areas[HAND]) <= hand_limit(state), "the hand is over its limit"
        self._check_cards()

    def _case(self, case: int | str | CaseDef | None) -> CaseDef:
        if isinstance(case, CaseDef):
            return case
        if case is not None:
            return load_case(case)
        return self.case or self.case_with()

    # Playing

    def do(self, command: str) -> list[Event]:
        """Give a command in notation, as the game's log writes it."""
        self.events = apply(self.state, command)
        self.log += self.events
        self._check_cards()
        return self.events

    def take(self) -> None:
        """Take the First lead (T3)."""
        self.do(f"take {self._first_lead()}")

    def play_lead(self, line: str, using: str = "") -> None:
        """Play the First lead (T4), where `using` is a tool and its side, as ``armitage 1``."""
        self.do(f"lead {line} {using}".strip())

    def play(self, card: str, line: str) -> None:
        """Play a card of the hand (T5), or a lock where a key-like side asks for one."""
        verb = "play" if self.choice.prompt == "play_lock" else "hand"
        self.do(f"{verb} {card} {line}")

    def close(self, line: str, score: Iterable[str] | None = None) -> None:
        """Close a line (T6); with `score` also answer which puzzles to score, if asked."""
        self.do(f"close {line}")
        if score is None:
            return
        for card in score:
            self.do(f"pick {card} {line}")
        if self.state.choice is not None and self.choice.prompt == Prompt.SCORE:
            self.done()

    def pass_(self) -> None:
        """Pass (T7)."""
        self.do("pass")

    def pick(self, card: str) -> None:
        """Pick a card that the question offers."""
        for option in self.choice.options:
            if option.verb is Verb.PICK and self._id(option.card) == card:
                self.do(notation_of(self.state, option))
                return
        raise AssertionError(f"{card} cannot be picked; {self._asked()}")

    def skip(self) -> None:
        self.do("skip")

    def yes(self) -> None:
        """Do what is offered."""
        self.do("do")

    def done(self) -> None:
        """End the scoring of puzzles."""
        self.do("done")

    def proceed(self) -> None:
        """Go on to maintenance without a free action."""
        self.do("proceed")

    def use(self, tool: str, side: int) -> None:
        self.do(f"use {tool} {side}")

    def stow(self, card: str) -> None:
        self.do(f"stow {card}")

    def unpack(self, card: str) -> None:
        self.do(f"unpack {card}")

    # Looking

    def expect(
        self,
        prompt: str,
        *,
        must: bool | None = None,
        options: Iterable[str] | None = None,
        only: Iterable[str] | None = None,
        never: Iterable[str] = (),
        free: Iterable[str] | None = None,
        need: int | None = None,
        source: str | None = None,
        area: str | None = None,
    ) -> None:
        """Check the waiting question.

        `options` are offered (among others), `only` is all that is offered besides free actions,
        `never` is not offered, `free` is all the free actions. A card id alone stands for
        picking it.
        """
        choice = self.state.choice
        assert choice is not None, f"no question: the game is over, {self.state.result}"
        asked = self._asked()
        assert prompt in PROMPTS and choice.prompt == prompt, asked
        if must is not None:
            assert choice.must is must, asked
        if need is not None:
            assert choice.need == need, asked
        if source is not None:
            assert self._id(choice.source) == source, asked
        if area is not None:
            assert AREA_NAMES[choice.area] == area, asked
        offered = [o for o in choice.options if not o.free]
        for word in options or ():
            assert any(self._names(word, o) for o in choice.options), f"no {word!r}; {asked}"
        for word in never:
            assert not any(self._names(word, o) for o in choice.options), f"{word!r}; {asked}"
        if only is not None:
            only = list(only)
            unasked = [o for o in offered if not any(self._names(word, o) for word in only)]
            missing = [w for w in only if not any(self._names(w, o) for o in offered)]
            assert not unasked and not missing, f"missing {missing}; {asked}"
            assert len(only) == len(offered), asked
        if free is not None:
            found = sorted(notation_of(self.state, o) for o in choice.options if o.free)
            assert found == sorted(free), asked

    def refused(
        self,
        verb: str,
        card: str = "",
        onto: str = "",
        reason: str = "",
        *,
        need: int | str | None = None,
        have: int | str | None = None,
    ) -> None:
        """Check that a command is refused for this reason, and that trying it leaves no trace.

        For the reason ``technique`` the numbers are given in words, as ``research,interview``.
        """
        assert reason in REASONS, f"there is no reason {reason!r}"
        index = self.state.rules.index
        numbers = (index[card] if card else 0, index[onto] if onto else 0)
        found = refusal_of(self.state, Verb(verb), *numbers)
        said = ", ".join(f"{r.reason} need {r.need} have {r.have}" for r in found) or "nothing"
        match = [r for r in found if r.reason == reason]
        assert match, f"{verb} {card} {onto} should be refused for {reason}; said: {said}"
        _check_number(match[0], need, match[0].need, said)
        _check_number(match[0], have, match[0].have, said)
        said = f"{verb} {card} {onto}"
        offered = [o[:3] for o in self.choice.options if not o.tool]
        assert (Verb(verb), *numbers) not in offered, f"{said} was possible"
        before = self.state.digest()
        try:
            apply(self.state, Option(Verb(verb), *numbers))
        except IllegalCommand:
            assert self.state.digest() == before, f"{said} left a trace"
        else:
            raise AssertionError(f"{said} was carried out")

    def ready(self) -> None:
        """Check that the table is at rest: a new turn's question and nothing left over."""
        state = self.state
        assert state.choice is not None, f"the game is over: {state.result}"
        assert state.choice.prompt == Prompt.ACTION, self._asked()
        assert state.agenda == state.rules.turn, f"left on the agenda: {state.agenda}"
        assert len(state.areas[HAND]) <= hand_limit(state)
        row = state.areas[LEADS]
        assert 0 not in row and len(row) <= LEADS_SPACES, self.leads
        assert len(row) == LEADS_SPACES or not state.areas[DRAW], "the row was not refilled"
        self._check_cards()

    def over(self, how: str) -> None:
        """Check that the game ended like this: ``won``, ``lost victims``, ``lost stability`` …"""
        result = self.state.result
        assert result is not None, f"the game goes on; {self._asked()}"
        said = "won" if isinstance(result, Won) else f"lost {result.reason}"
        assert said == how
        assert self.state.choice is None
        self._check_cards()

    def happened(self, kind: type[E]) -> list[E]:
        """Return the events of one type since the last deal."""
        return [event for event in self.log if isinstance(event, kind)]

    @property
    def choice(self) -> Choice:
        assert self.state.choice is not None, f"the game is over: {self.state.result}"
        return self.state.choice

    @property
    def lines(self) -> dict[str, str]:
        """Return the open cases: the Victim or Case card, and the cards played to it."""
        return {self._id(line[0]): self.ids(line[1:]) for line in self.state.lines}

    def __getattr__(self, name: str) -> str:
        """Return an area by its name, as ids: ``table.hand == "rat lead1"``, a gap as ``-``."""
        if name not in AREA_NAMES:
            raise AttributeError(name)
        number = AREA_NAMES.index(name)
        cards = self.state.areas[number]
        return self.ids(reversed(cards) if number in STACKS else cards)

    def ids(self, cards: Iterable[int]) -> str:
        return " ".join(self._id(card) or "-" for card in cards)

    def card(self, card_id: str) -> Card:
        return self.state.rules.case.card(card_id)

    def _id(self, card: int) -> str:
        return self.state.rules.cards[card].id

    def _first_lead(self) -> str:
        return self._id(self.state.first_lead())

    def _names(self, word: str, option: Option) -> bool:
        if option.verb is Verb.PICK and self._id(option.card) == word:
            return True
        return notation_of(self.state, option) == word

    def _asked(self) -> str:
        choice = self.choice
        offered = ", ".join(notation_of(self.state, o) for o in choice.options)
        return f"asked: {choice.prompt} (must={choice.must}, need={choice.need}): {offered}"

    def _check_cards(self) -> None:
        """No card is lost or doubled; the two sides of one card are one."""
        state = self.state
        seen = Counter(map(physical_name(state), cards_on(state)))
        doubled = [self._id(card) for card, count in seen.items() if count > 1]
        assert not doubled, f"doubled: {doubled}"
        lost = [self._id(card) for card in self._in_game ^ frozenset(seen)]
        assert not lost, f"lost or new: {lost}"


def _check_number(refusal: Refusal, wanted: int | str | None, found: int, said: str) -> None:
    if isinstance(wanted, str):
        wanted = technique_mask(Technique(word) for word in wanted.split(","))
    assert wanted is None or wanted == found, f"{refusal.reason}: wanted {wanted}; said: {said}"
