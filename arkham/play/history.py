"""The tree of a game: every table that was reached, every future that was tried."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from arkham.play.reveals import reveals
from arkham.rules.choices import Option
from arkham.rules.engine import apply
from arkham.rules.events import Event, OptionChosen
from arkham.rules.state import GameState, Outcome


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
