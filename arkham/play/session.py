"""One game being played: the only door through which commands reach the rules.

A session keeps every table it has seen, so going back is a lookup and nothing is ever lost: a
new move after an undo begins a branch beside the old future.
"""

from __future__ import annotations

from enum import StrEnum

from arkham.play.history import Branch, Node, branches, follow, line_from, path_to
from arkham.play.journal import Journal
from arkham.rules.cards import CaseDef
from arkham.rules.choices import Choice, IllegalCommand, Option
from arkham.rules.engine import new_game
from arkham.rules.events import Event
from arkham.rules.ruleset import Ruleset
from arkham.rules.state import GameState, Outcome


class Mark(StrEnum):
    """What a run counts as: once something hidden was seen and taken back, it is practice."""

    FAIR = "fair"
    PRACTICE = "practice"


class Session:
    """A game with its history, its branches and its mark."""

    def __init__(
        self, root: Node, seed: int, *, mark: Mark = Mark.FAIR, from_deal: bool = True
    ) -> None:
        self.root = root
        self.here = root
        self.seed = seed
        self.mark = mark
        self._left_fair: Node | None = None  # where an undo made the run practice
        self.from_deal = from_deal  # False if the root is a table found in a save
        self.open_deck = False  # the draw order is shown; always practice
        self.journal = Journal()  # blank until somebody keeps the game

    @classmethod
    def new(cls, case: CaseDef, options: dict[str, str] | None = None, seed: int = 0) -> Session:
        """Deal a new game."""
        events: list[Event] = []
        state = new_game(Ruleset(case, options), seed=seed, log=events)
        return cls(Node(state, tuple(events)), seed)

    # The table now

    @property
    def rules(self) -> Ruleset:
        return self.root.state.rules

    @property
    def case(self) -> CaseDef:
        return self.rules.case

    @property
    def options(self) -> dict[str, str]:
        """Return the chosen value of every option of the case."""
        return dict(self.rules.options)

    @property
    def state(self) -> GameState:
        """Return the table as it lies now; look, do not touch."""
        return self.here.state

    @property
    def choice(self) -> Choice | None:
        """Return the question that waits for the player, None when the game is over."""
        return self.here.state.choice

    @property
    def outcome(self) -> Outcome | None:
        return self.here.state.result

    # Playing

    def do(self, command: Option | str, *, serial: int | None = None) -> list[Event]:
        """Answer the waiting question; IllegalCommand leaves everything as it was.

        A command that was tried here before leads back into its branch.
        """
        node = follow(self.here, command, serial=serial)
        self._left_fair = None
        self.here.ahead = node
        self.here = node
        return list(node.events)

    # Going back and forth

    @property
    def can_undo(self) -> bool:
        return self.here.parent is not None

    @property
    def can_redo(self) -> bool:
        return self.here.ahead is not None

    def undo(self) -> None:
        """Take the last command back; its future stays and redo returns to it."""
        if self.here.parent is None:
            raise IllegalCommand("There is nothing to take back: this is where the game begins.")
        self.jump(self.here.parent)

    def redo(self) -> None:
        """Return to the future that was left last."""
        if self.here.ahead is None:
            raise IllegalCommand("There is nothing to do again: this is as far as the game went.")
        self.jump(self.here.ahead)

    def jump(self, node: Node) -> None:
        """Go to any moment of any branch; taking a reveal back makes the run practice.

        Whoever goes straight back to where that was done has gained nothing: the run is fair again.
        """
        path = path_to(node)
        if path[0] is not self.root:
            raise ValueError("the node belongs to another game")
        if self.crosses_reveal(node) and self.mark is Mark.FAIR:
            self.mark, self._left_fair = Mark.PRACTICE, self.here
        elif self._left_fair is not None and node is self._left_fair:
            self.mark, self._left_fair = Mark.FAIR, None
        for parent, child in zip(path, path[1:], strict=False):
            parent.ahead = child
        self.here = node

    def can_cancel(self) -> bool:
        """Say whether a tool was taken up and nothing has come of it: it can be laid back.

        The rules spend a contact or a piece of equipment when it is used; until something hidden
        was turned over or a choice made, taking it up was no more than asking what it offers.
        """
        here, choice = self.here, self.choice
        if here.parent is None or here.reveals or choice is None or not choice.source:
            return False
        words = here.command.split()
        return words[:2] == ["use", self.rules.cards[choice.source].id]

    def undo_crosses_reveal(self) -> bool:
        """Say whether the next undo takes back a command that revealed hidden cards."""
        return self.here.parent is not None and self.here.reveals

    def crosses_reveal(self, node: Node) -> bool:
        """Say whether a jump takes back a command that revealed hidden cards."""
        kept = {id(each) for each in path_to(node)}
        return any(each.reveals for each in self.path() if id(each) not in kept)

    def mark_as_practice(self) -> None:
        """Count this run as practice from now on, for example because of a hint."""
        self.mark, self._left_fair = Mark.PRACTICE, None

    @property
    def can_be_fair_again(self) -> bool:
        """Say whether redo, as far as it goes back, would undo what made the run practice."""
        return any(node is self._left_fair for node in line_from(self.here))

    def open_the_deck(self) -> None:
        """Show the draw order from now on; such a run is practice for good."""
        self.open_deck = True
        self.mark = Mark.PRACTICE

    # The record

    def path(self) -> list[Node]:
        """Return the moments from the root to now."""
        return path_to(self.here)

    def timeline(self) -> list[Node]:
        """Return the moments from the root to now and on, as far as redo leads."""
        return [*self.path(), *line_from(self.here)[1:]]

    def events(self) -> list[Event]:
        """Return everything that has happened up to now, the deal included."""
        return [event for node in self.path() for event in node.events]

    def branches(self) -> list[Branch]:
        """Return every way the game went so far; the current one among them."""
        return branches(self.root, self.timeline())
