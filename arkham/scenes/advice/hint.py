"""The best moves on the table: as a hint, or made by a bot while the player watches.

The second tier of a hint shows them, the third what each is worth. It lies over the table until the
game moves on. While the mind still thinks the table is as alive as ever, and a quiet line in the
rail says so.

A bot that plays on knows what the player could know. What it is about to do is marked on the table
long enough to be read; the cards move at the player's own speed, until somebody takes over.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

import pygame

from arkham.files.texts import advice_texts
from arkham.play.session import Mark
from arkham.rules.engine import option_for
from arkham.rules.state import GameState
from arkham.scenes.advice.moves import ShownMove, ends_of, row_of
from arkham.scenes.advice.paint import (
    PLAYS,
    Estimate,
    Foot,
    draw_banner,
    draw_estimate,
    draw_foot,
    draw_moves,
    draw_paper,
    estimate_height,
    foot_height,
    place_papers,
)
from arkham.scenes.draw.brush import Brush
from arkham.scenes.table import targets
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

    lays_paper = True

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
            if self.tier == MOVES:  # the chances say themselves which are about equal
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
        card, height = layout.inspector.card, 0
        estimate = self.estimate() if self.tier == CHANCES else None
        if estimate is not None:
            room = foot.top - 2 * gap - card.bottom
            height = min(rail.height, estimate_height(brush, estimate, room)) + gap
        area = pygame.Rect(rail.left, foot.top - height, rail.width, height - gap)
        rail.height -= height
        papers = place_papers(brush, layout, moves, rail)
        if estimate is not None and not card.collideobjects(papers, key=lambda paper: paper.rect):
            area.height += area.top - card.bottom - gap
            area.bottom = foot.top - gap
        upper = pygame.Rect(card.topleft, (card.width, round(card.height * 0.3)))
        if upper.collideobjects(papers, key=lambda paper: paper.rect):
            rest = pygame.Rect(rail.topleft, (rail.width, foot.top - gap - rail.top))
            brush.panel(rest, alpha=255)  # no scraps of the card between papers
        elif estimate is not None:  # nor of its words above and below the estimate
            scraps = pygame.Rect(rail.left, area.top - gap, rail.width, foot.top + gap - area.top)
            brush.surface.fill(brush.theme.panel, scraps)
        if estimate is not None:
            draw_estimate(brush, area, estimate)
        for paper in papers:
            draw_paper(brush, paper)


READ_S = 1.5  # how long a move is shown before it is made, at normal speed
LEAST_READ_S = 0.35  # whatever the speed: nobody could take over otherwise
_TAKES_OVER = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN)


class WatchOverlay(TableOverlay):
    """One bot at one table."""

    leads = True
    lays_paper = True

    def __init__(
        self,
        ask: Callable[[GameState], Inquiry],
        quick: Callable[[GameState], str],
        on_move: Callable[[], None] = lambda: None,
    ) -> None:
        self._ask = ask
        self._quick = quick  # a move without much thought, should no worker be had
        self._on_move = on_move
        self._inquiry: Inquiry | None = None
        self.notation = ""  # the move that is shown now
        self._reason = ""
        self._left_s = 0.0

    # Input

    def handle(self, event: pygame.event.Event, table: TableScene) -> Taken | None:
        if event.type not in _TAKES_OVER:
            return None
        table.finish_motion()
        self.end(table)
        table.say(advice_texts()["watch"]["taken"])
        return Taken()  # the press that takes over does nothing else

    def end(self, table: TableScene) -> None:
        """Leave the table; the game goes on by hand."""
        if self in table.overlays:
            table.overlays.remove(self)
        self._forget()

    def _forget(self) -> None:
        if self._inquiry is not None:
            self._inquiry.drop()
        self._inquiry, self.notation, self._reason = None, "", ""

    def changed(self, table: TableScene) -> None:
        self._forget()

    # Time

    def update(self, dt: float, table: TableScene) -> bool:
        state = table.session.state
        if state.choice is None:
            self.end(table)
            return True
        if table.director.busy or self._resolves_itself(table):
            return False
        if self.notation:
            self._left_s -= dt
            if self._left_s <= 0:
                self._move(table)
            return self._left_s <= 0
        if self._inquiry is None:
            self._inquiry = self._ask(state)
            return False
        self._inquiry.look()
        if self._inquiry.is_done and self._inquiry.advice:
            best = self._inquiry.advice[0]
            told = advising.reason_line(state.rules, best.why, best.numbers, best.risk)
            self._show(table, best.notation, told)
        elif self._inquiry.is_done or self._inquiry.is_silent:
            self._show(table, self._quick(state), "")
        return bool(self.notation)

    def _resolves_itself(self, table: TableScene) -> bool:
        """Say whether the table is about to do the only thing there is to do."""
        forced = targets.forced(table.session.choice)
        return table.preferences.auto_resolve and forced is not None

    def _show(self, table: TableScene, notation: str, reason: str) -> None:
        self.notation, self._reason = notation, reason
        speed = table.preferences.speed
        self._left_s = max(LEAST_READ_S, READ_S / speed if speed > 0 else 0.0)

    def _move(self, table: TableScene) -> None:
        move, self.notation = self.notation, ""
        self._on_move()
        table.do(option_for(table.session.state, move))

    def wake_after(self) -> float | None:
        if self.notation:
            return max(0.0, self._left_s)
        return LOOK_EVERY_S

    # Picture

    def moves(self, table: TableScene) -> tuple[ShownMove, ...]:
        """Return the move that is about to be made."""
        state = table.session.state
        if not self.notation or state.choice is None:
            return ()
        option = option_for(state, self.notation)
        title = advising.move_line(state, option)
        ends = ends_of(table, state.choice, option)
        return (ShownMove(PLAYS, ends, title, self._reason, row_of(table, option)),)

    def draw(self, brush: Brush, table: TableScene) -> None:
        layout = table.layout
        moves = () if table.director.busy else self.moves(table)
        draw_moves(brush, layout, moves)
        rail = layout.inspector.panel.inflate(-brush.px(16), -brush.px(16))
        for paper in place_papers(brush, layout, moves, rail):
            draw_paper(brush, paper)
        draw_banner(brush, layout.prompt.rect, advice_texts()["watch"]["banner"])
