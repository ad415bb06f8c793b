"""What a bot works out once about a ruleset: goals, limits and tables by card."""

from __future__ import annotations

from typing import Final

from arkham.ai.stored import stored_fear
from arkham.rules.areas import BIG_PICTURE
from arkham.rules.cards import Attribute, Kind
from arkham.rules.mechanisms.case_icons import CASE
from arkham.rules.mechanisms.formula import LEFT_HALF, RIGHT_HALF
from arkham.rules.mechanisms.lightning import LIGHTNING
from arkham.rules.mechanisms.menaces import MENACE
from arkham.rules.mechanisms.purple import MACHINE, PURPLE
from arkham.rules.mechanisms.skeleton import SKELETON_KEY, SKELETON_LOCK
from arkham.rules.mechanisms.storms import STORM
from arkham.rules.ruleset import Ruleset
from arkham.rules.state import GameState, Line

_LETTERS_FROM: Final = 8  # goal bits below stand for clue types
_SPECIAL_GOAL: Final = 1 << 7  # the one card that a hard victory asks for by name
_LINE_MEMORY: Final = 20_000  # lines remembered before the memory starts anew

LinePlan = tuple[float, int]
"""The worth of a line, and the goals that its best plan scores."""


class LineMemory:
    """What was worked out about one line, so that it is looked up once for all questions."""

    __slots__ = ("line", "links", "met", "plans", "worths")

    def __init__(self, line: Line) -> None:
        self.line = line
        self.plans: dict[int, LinePlan] = {}  # by goals met and missing
        self.links: dict[int, list[float]] = {}  # by goals met: by card, negative if not known
        self.met = -1
        self.worths: list[float] = []  # of `links`, for the goals that were met the last time

    def turn_to(self, met: int, cards: int) -> list[float]:
        """Return what cards are worth to the line with these goals met, as far as it is known."""
        worths = self.links.get(met)
        if worths is None:
            worths = self.links[met] = [-1.0] * cards
        self.met = met
        self.worths = worths
        return worths


class Knowledge:
    """The tables of one ruleset, shared by all bots that play it."""

    def __init__(self, rules: Ruleset) -> None:
        cards = rules.cards
        self.rules = rules
        names = rules.case.mechanisms
        self.has_victims = "victims" in names
        self.has_storms = "storms" in names
        self.has_formula = "formula" in names
        self.has_machine = "purple" in names
        self.has_graph = "case_graph" in names
        self.by_letter = "objectives" in names and rules.word("mode") == "hardboiled"
        self.type_bit = rules.type_bit
        self.left = rules.left
        self.right = rules.right
        self.minimum = [c.minimum for c in cards]
        self.is_lock = [c.has(Attribute.LOCK) for c in cards]
        self.is_key = [c.has(Attribute.KEY) or c.has(SKELETON_KEY) for c in cards]
        self.needs_skeleton = [c.has(SKELETON_LOCK) for c in cards]
        self.is_skeleton_key = [c.has(SKELETON_KEY) for c in cards]
        self.needs_lightning = [c.kind == Kind.CLUE and c.has(LIGHTNING) for c in cards]
        self.storm_has_lightning = [c.kind == STORM and c.has(LIGHTNING) for c in cards]
        self.is_storm = [c.kind == STORM for c in cards]
        self.clue_behind = [
            c.kind in (CASE, MENACE) and bool(c.reverse) and rules.is_clue[rules.index[c.reverse]]
            for c in cards
        ]
        self.has_time = rules.has_time
        self.machine = rules.index.get(MACHINE, 0)
        self.half = [1 if c.has(LEFT_HALF) else 2 if c.has(RIGHT_HALF) else 0 for c in cards]
        self.goal = self._goals()
        self.goals_to_win = self._number_of_goals()
        self.purple_goals = self._goals_of([c.has(PURPLE) for c in cards])
        self.lightning_goals = self._goals_of(self.needs_lightning)
        self.puzzles_of_goal = {
            bit: [c for c, goal in enumerate(self.goal) if goal & bit]
            for bit in (1 << i for i in range(24))
            if any(goal & bit for goal in self.goal)
        }
        puzzles = [c for c, goal in enumerate(self.goal) if goal]
        self._puzzle_bit = [1 << puzzles.index(c) if c in puzzles else 0 for c in range(len(cards))]
        self._bits_of_goal = [
            (goal, sum(self._puzzle_bit[c] for c in of_goal))
            for goal, of_goal in self.puzzles_of_goal.items()
        ]
        self.fear = stored_fear(rules)
        self.weights: list[float] = []  # of the fitted chance to win, read on first use
        self.lines: dict[Line, LineMemory] = {}
        # What was last looked at. Areas are tuples that clones share until a card moves.
        self._picture: tuple[int, ...] = ()
        self._met = 0
        self._gone: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
        self._reachable = self._goals_of([True for _ in cards])

    def _goals(self) -> list[int]:
        """Return the goals a card meets once it lies in the big picture, as bits."""
        goals = []
        for card in self.rules.cards:
            goal = 0
            if card.kind == Kind.CLUE and card.has(Attribute.PUZZLE):
                if not self.by_letter:
                    goal = self.rules.type_bit[card.index]
                elif card.letter:
                    goal = 1 << (_LETTERS_FROM + ord(card.letter) - ord("A"))
            if card.index and card.index == self.rules.must_score:
                goal |= _SPECIAL_GOAL
            goals.append(goal)
        return goals

    def _goals_of(self, chosen: list[bool]) -> int:
        """Return the goals that some of the chosen cards meet."""
        goals = 0
        for goal, is_chosen in zip(self.goal, chosen, strict=True):
            if is_chosen:
                goals |= goal
        return goals

    def _number_of_goals(self) -> int:
        if self.by_letter:
            return len({goal for goal in self.goal if goal})
        return self.rules.types_to_win + (1 if self.rules.must_score else 0)

    def goals_in(self, state: GameState) -> int:
        """Return the goals met by the big picture, as bits."""
        picture = state.areas[BIG_PICTURE]
        if picture is not self._picture:
            met = 0
            for card in picture:
                met |= self.goal[card]
            self._picture, self._met = picture, met
        return self._met

    def reachable(self, closed: tuple[int, ...], box: tuple[int, ...]) -> int:
        """Return the goals of which a puzzle lies neither in closed cases nor in the box."""
        if closed is not self._gone[0] or box is not self._gone[1]:
            gone = 0
            for card in closed:
                gone |= self._puzzle_bit[card]
            for card in box:
                gone |= self._puzzle_bit[card]
            reachable = 0
            for goal, puzzles in self._bits_of_goal:
                if puzzles & ~gone:
                    reachable |= goal
            self._gone, self._reachable = (closed, box), reachable
        return self._reachable

    def still_to_meet(self, met: int) -> int:
        """Return how many goals are missing; a type too many does not stand for a named card."""
        special = 1 if met & _SPECIAL_GOAL else 0
        if not self.rules.must_score:
            return max(0, self.goals_to_win - met.bit_count())
        types = (met & ~_SPECIAL_GOAL).bit_count()
        return max(0, self.rules.types_to_win - types) + 1 - special

    def forget_lines_if_many(self) -> None:
        """Keep the memory of evaluated lines within bounds."""
        if len(self.lines) > _LINE_MEMORY:
            self.lines.clear()

    def memories(self, state: GameState) -> list[LineMemory]:
        """Return what is remembered about the open lines, in their order."""
        lines = self.lines
        found = []
        for line in state.lines:
            memory = lines.get(line)
            if memory is None:
                memory = lines[line] = LineMemory(line)
            found.append(memory)
        return found


def knowledge_of(rules: Ruleset) -> Knowledge:
    """Return the tables of a ruleset, built on first use."""
    known: Knowledge | None = rules.worked_out.get("bots")
    if known is None:
        known = rules.worked_out["bots"] = Knowledge(rules)
    return known
