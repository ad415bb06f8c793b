"""The second and third tier of a hint: the best moves on the table, then what each is worth.

It lies over the table until the game moves on. While the mind still thinks the table is as alive
as ever, and a quiet line in the rail says so.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

import pygame

from arkham.files.texts import advice_texts
from arkham.play.session import Mark
from arkham.scenes.advice.moves import ShownMove, ends_of, row_of
from arkham.scenes.advice.paint import (
    Estimate,
    Foot,
    draw_estimate,
    draw_foot,
    draw_moves,
    draw_paper,
    estimate_height,
    foot_height,
)
from arkham.scenes.advice.papers import place_papers
from arkham.scenes.draw.brush import Brush
from arkham.scenes.table.overlay import TableOverlay, Taken
from arkham.scenes.table.scene import TableScene
from arkham.settings import keys
from arkham.words import advising

if TYPE_CHECKING:
    from arkham.ai.advice import Advice


LOOK_EVERY_S = 0.05
"""How often a scene looks whether an answer has come; between two looks it sleeps."""


class Inquiry(Protocol):
    """A question that was asked; looking at it never waits."""

    advice: tuple[Advice, ...]
    is_done: bool

    @property
    def is_silent(self) -> bool:
        """Say whether no answer will come."""

    def look(self) -> bool:
        """Take in what was found out since the last look; return whether there is anything new."""

    def drop(self) -> None:
        """Say that nobody waits for the answer any more."""


MOVES, CHANCES = 2, 3


class HintOverlay(TableOverlay):
    """The best moves of one question, shown in tiers."""

    def __init__(
        self, inquiry: Inquiry, table: TableScene, on_shown: Callable[[], None] = lambda: None
    ) -> None:
        self.inquiry = inquiry
        self.tier = MOVES
        self._serial = table.session.state.serial
        self._on_shown = on_shown
        self._was_shown = False
        self._was_fair = table.session.mark is Mark.FAIR
        self._next_look_s = 0.0

    @property
    def is_thinking(self) -> bool:
        return not self.inquiry.is_done

    # Input and time

    def further(self, table: TableScene) -> None:
        """Show the next tier, or put everything away after the last."""
        if self.tier == MOVES and self.inquiry.advice:
            self.tier = CHANCES
        else:
            self.put_away(table)

    def put_away(self, table: TableScene) -> None:
        """Take the hint off the table; nobody waits for it any more."""
        if self in table.overlays:
            table.overlays.remove(self)
        self.inquiry.drop()

    def handle(self, event: pygame.event.Event, table: TableScene) -> Taken | None:
        is_free = table.cues.carried is None and table.cues.tip is None
        if keys.action_of(event) == "back" and is_free:
            self.put_away(table)
            return Taken()
        return None

    def changed(self, table: TableScene) -> None:
        self.put_away(table)

    def update(self, dt: float, table: TableScene) -> bool:
        if table.session.state.serial != self._serial:
            self.put_away(table)  # the game was moved behind the table's back, as by the log
            return True
        if not self.is_thinking:
            return False
        self._next_look_s -= dt
        if self._next_look_s > 0:
            return False
        self._next_look_s = LOOK_EVERY_S
        is_new = self.inquiry.look()
        if self.inquiry.advice and not self._was_shown:
            self._was_shown = True
            self._on_shown()
        if self.inquiry.is_silent:
            self.put_away(table)
            return True
        return is_new

    def wake_after(self) -> float | None:
        return max(0.0, self._next_look_s) if self.is_thinking else None

    # Picture

    def moves(self, table: TableScene) -> tuple[ShownMove, ...]:
        """Return the moves as they are shown, the best first."""
        state, advice = table.session.state, self.ranked()
        choice = state.choice
        if choice is None:
            return ()
        numbered = advising.labels(advice)
        found = []
        for label, move in zip(numbered, advice, strict=True):
            why = advising.reason_line(state.rules, move.why, move.numbers, move.risk)
            why = " ".join(filter(None, (why, advising.as_good_line(label, numbered))))
            ends = ends_of(table, choice, move.option)
            told = advising.move_line(state, move.option)
            found.append(ShownMove(label, ends, told, why, row_of(table, move.option)))
        return tuple(found)

    def ranked(self) -> list[Advice]:
        """Return the best move, then the others by how far they are behind it."""
        best, *others = self.inquiry.advice
        return [best, *sorted(others, key=lambda move: move.behind)]

    def estimate(self) -> Estimate:
        """Return what the third tier says."""
        advice = self.ranked()
        numbered = advising.labels(advice)
        best = advice[0]
        # What is behind was measured in the same imagined deals, so the bars can be compared.
        chances = [max(0.0, best.chance - max(0.0, move.behind)) for move in advice]
        bars = tuple(zip(numbered, chances, strict=True))
        return Estimate(best.chance, best.error, best.worlds, bars, advising.equal_line(numbered))

    def foot(self, table: TableScene) -> Foot:
        """Return the line that says what the key does next, or that it is being thought."""
        words = advice_texts()["hint"]
        key = keys.label("hint")
        is_marked = self._was_fair and table.session.mark is Mark.PRACTICE
        mark = tuple(words["practice"]) if is_marked else ()
        if not self.inquiry.advice:
            return Foot("", tuple(words["thinking"]))
        if self.tier == CHANCES:
            return Foot(key, tuple(words["away"]), mark)
        return Foot(key, tuple(words["refining" if self.is_thinking else "chances"]), mark)

    def draw(self, brush: Brush, table: TableScene) -> None:
        if table.director.busy:
            return  # the cards of which it speaks are still on their way
        layout, gap = table.layout, brush.px(8)
        rail = layout.inspector.panel.inflate(-2 * gap, -2 * gap)
        foot = pygame.Rect(rail.left, 0, rail.width, foot_height(brush))
        foot.bottom = rail.bottom
        draw_foot(brush, foot, self.foot(table))
        if not self.inquiry.advice:
            return
        rail.height -= foot.height + gap
        moves = self.moves(table)
        draw_moves(brush, layout, moves)
        estimate = self.estimate() if self.tier == CHANCES else None
        height = min(rail.height, estimate_height(brush, estimate)) + gap if estimate else 0
        area = pygame.Rect(rail.left, foot.top - height, rail.width, height)
        rail.height -= height
        papers = place_papers(brush, layout, moves, rail)
        card = layout.inspector.card
        upper = pygame.Rect(card.topleft, (card.width, round(card.height * 0.3)))
        if upper.collideobjects(papers, key=lambda paper: paper.rect):
            rest = pygame.Rect(rail.topleft, (rail.width, foot.top - gap - rail.top))
            brush.panel(rest, alpha=255)  # no scraps of the card between papers
        if estimate is not None:
            draw_estimate(brush, area, estimate)
        for paper in papers:
            draw_paper(brush, paper)
