"""The tree of a game: every table that was reached, every future that was tried.

A node knows whether its command showed a hidden card: the player cannot unsee that, so a Fair undo
must not cross it (AC-24).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from arkham.rules.areas import DRAW, UNSEEN
from arkham.rules.choices import Choice, Option, Verb
from arkham.rules.engine import apply
from arkham.rules.events import (
    AreaLaid,
    CardMoved,
    CardsSwept,
    CheckMade,
    Event,
    LineOpened,
    OptionChosen,
)
from arkham.rules.foresight import HIDDEN_STACKS
from arkham.rules.state import GameState, Outcome

FACE_DOWN = HIDDEN_STACKS | {UNSEEN}


def shows_hidden_card(event: Event) -> bool:
    """Say whether an event turned a face-down card over, whether drawn or searched for.

    Stricter than `foresight.reveals`, which asks what can be foreseen: there a card chosen in
    a search is no surprise, here it has left a stack whose cards were looked at.
    """
    match event:
        case CheckMade():
            return True
        case CardMoved(source=source, target=target):
            return source.area in FACE_DOWN and target.area not in FACE_DOWN
        case LineOpened(source=source):
            return source.area in FACE_DOWN
        case CardsSwept(source=before, target=after):
            return before in FACE_DOWN and after not in FACE_DOWN
        case AreaLaid(area=area):
            return area not in FACE_DOWN
        case _:
            return False


def moves_face_down(event: CardMoved) -> bool:
    """Say whether a card went from one face-down stack to another, so that nobody saw it."""
    return event.source.area in FACE_DOWN and event.target.area in FACE_DOWN


def reveals(events: Iterable[Event], choice: Choice | None) -> bool:
    """Say whether a command with these events, and this question after it, revealed anything."""
    if choice is not None and _looks_through_a_stack(choice):
        return True
    return any(shows_hidden_card(event) for event in events)


def _looks_through_a_stack(choice: Choice) -> bool:
    """Say whether a question shows cards of a stack from which some may have been put away unseen.

    Which these are is then seen, even if none is taken. The draw stack's cards are public, only
    their order is hidden.
    """
    is_private = choice.area in HIDDEN_STACKS and choice.area != DRAW
    return is_private and any(option.verb is Verb.PICK for option in choice.options)


@dataclass(slots=True, eq=False, repr=False)
class Node:
    """One moment of a game: the table after a command. Its state is never changed again."""

    state: GameState
    events: tuple[Event, ...]
    command: str = ""  # as notation; empty for the deal
    parent: Node | None = None
    reveals: bool = False  # whether the command turned hidden cards over
    children: list[Node] = field(default_factory=list)  # in the order they were first tried
    ahead: Node | None = None  # the child that redo leads to: the one visited last

    def __repr__(self) -> str:
        """Name the moment, not all the tables around it."""
        return f"<Node {self.depth}: {self.command or 'the beginning'}>"

    @property
    def depth(self) -> int:
        """Count the commands from the root to here."""
        return len(path_to(self)) - 1


@dataclass(frozen=True, slots=True)
class Branch:
    """One way the game went, from the root to a tip of the tree."""

    tip: Node
    first: Node | None  # where it leaves the current line; None for the current line itself
    turn: int
    outcome: Outcome | None

    @property
    def label(self) -> str:
        """Name the branch by its first own command, for example ``turn 7: lead joel-manton``."""
        if self.first is None or self.first.parent is None:
            return "current"
        return f"turn {self.first.parent.state.turn}: {self.first.command}"


def follow(node: Node, command: Option | str, *, serial: int | None = None) -> Node:
    """Return where a command leads from a node: a child tried before, or a new one.

    IllegalCommand leaves the tree as it was.
    """
    state = node.state.clone()
    events = apply(state, command, serial=serial)
    chosen = events[0]
    assert isinstance(chosen, OptionChosen)
    for child in node.children:
        if child.command == chosen.notation:
            return child
    shown = reveals(events, state.choice)
    child = Node(state, tuple(events), chosen.notation, node, shown)
    node.children.append(child)
    return child


def path_to(node: Node) -> list[Node]:
    """Return the nodes from the root to this one."""
    path = [node]
    while (parent := path[-1].parent) is not None:
        path.append(parent)
    path.reverse()
    return path


def line_from(node: Node) -> list[Node]:
    """Return this node and its future, as redo would walk it."""
    line = [node]
    while (ahead := line[-1].ahead) is not None:
        line.append(ahead)
    return line


def all_nodes(root: Node) -> Iterator[Node]:
    """Yield a node and everything below it, earlier branches first."""
    waiting = [root]
    while waiting:
        node = waiting.pop()
        yield node
        waiting.extend(reversed(node.children))


def branches(root: Node, current: list[Node]) -> list[Branch]:
    """Return one branch for every tip below the root; `current` is the line being played."""
    on_current = {id(node) for node in current}
    found = []
    for tip in all_nodes(root):
        if not tip.children:
            first = next((n for n in path_to(tip) if id(n) not in on_current), None)
            found.append(Branch(tip, first, tip.state.turn, tip.state.result))
    return found
