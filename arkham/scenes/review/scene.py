"""Look at a game once more: where it was lost or won, and what would have been better."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

import pygame

from arkham.files.texts import advice_texts
from arkham.play.history import Node
from arkham.rules.cards import CaseDef
from arkham.rules.engine import option_for
from arkham.rules.state import Lost, Won
from arkham.scenes.cards.faces import CardFaces
from arkham.scenes.draw.backdrop import desk
from arkham.scenes.draw.brush import Brush
from arkham.scenes.draw.surfaces import SurfaceCache
from arkham.scenes.draw.theme import theme_for
from arkham.scenes.review.curve import OPEN, Curve, draw_turn_disc
from arkham.scenes.review.paint import (
    Cutout,
    TurnCard,
    draw_card,
    draw_head,
    draw_message,
    draw_note,
    draw_progress,
    review_layout,
)
from arkham.scenes.stack import Appearance, Pop, Scene, Transition
from arkham.scenes.widgets.button import Button, Chosen, Widget
from arkham.scenes.widgets.focus import FocusGroup
from arkham.settings import keys
from arkham.words import advising
from arkham.words.retelling import deed_of, gravest_blow, move_of

if TYPE_CHECKING:
    from arkham.ai.review import Review, TurningPoint

LOOK_EVERY_S = 0.1
_Door = Callable[[Node], Transition | None]


class ReviewInquiry(Protocol):
    """A review that was asked for; looking at it never waits."""

    review: Review | None
    progress: float

    @property
    def is_silent(self) -> bool:
        """Say whether no answer will come."""

    def look(self) -> bool:
        """Take in what was found out since the last look; return whether there is anything new."""

    def drop(self) -> None:
        """Say that nobody waits for the answer any more."""


@dataclass(slots=True)
class ReviewCallbacks:
    """What lies behind the buttons of a review."""

    on_replay: _Door = lambda node: None
    on_try: _Door = lambda node: None
    on_found: Callable[[Review], None] = lambda review: None


class ReviewScene(Scene):
    """One game, decision by decision."""

    covers = True

    def __init__(
        self,
        case: CaseDef,
        line: Sequence[Node],
        inquiry: ReviewInquiry,
        callbacks: ReviewCallbacks | None = None,
    ) -> None:
        self.case, self.line, self.inquiry = case, line, inquiry
        self.callbacks = callbacks or ReviewCallbacks()
        self.theme = theme_for(case.accent)
        self.faces = CardFaces(case.id, self.theme)
        self._printed = SurfaceCache(megabytes=4)  # the faces on the cut-outs
        self.group = FocusGroup()
        self.opened: set[int] = set()  # the turning points whose better move is shown
        self.cards: tuple[TurnCard, ...] = ()
        self._cutouts: list[Cutout] = []
        self._curve: Curve | None = None
        self._next_look_s = 0.0
        self._backdrop: pygame.Surface | None = None
        self._printing = False
        self.layout = review_layout(self.size, self.scale, 0)
        self.inquiry.look()
        self._read()

    @property
    def review(self) -> Review | None:
        return self.inquiry.review

    # What is known

    def _read(self) -> None:
        """Take a finished review in."""
        review = self.review
        if review is None or self._curve is not None:
            return
        words = advice_texts()["review"]
        self._curve = Curve(id="curve", name=words["curve"], review=review, caption=self.caption)
        self.cards = tuple(map(self._card_of, review.turning_points))
        self._cutouts = [
            Cutout(before.state, option_for(before.state, after.command), self.faces, self._printed)
            for before, after in map(self._around, review.turning_points)
        ]
        self._printing = bool(self._cutouts)
        self.callbacks.on_found(review)

    def caption(self, at: int) -> tuple[str, ...]:
        """Tell one decision: what was done, the chance before and after, whose part that was."""
        assert self.review is not None
        decision, *later = self.review.decisions[at:]
        first = decision.number + 1
        end = later[0].number + 1 if later else len(self.line)
        blow = gravest_blow(self.line[first:end])
        return advising.decision_line(decision, deed_of(self.line[first]), blow or "")

    def _around(self, point: TurningPoint) -> tuple[Node, Node]:
        """Return the moments before and after a decision."""
        return self.line[point.decision.number], self.line[point.decision.number + 1]

    def _card_of(self, point: TurningPoint) -> TurnCard:
        before, after = self._around(point)
        move = move_of(after)
        better, reason = advising.better_line(
            before.state, option_for(before.state, point.better), point
        )
        return TurnCard(
            point.decision.turn,
            advising.points(point.decision.lost),
            advising.margin(point.decision.lost_error),
            move.deed,
            " ".join(move.most_telling(1)),
            f"{better}. {reason}",
        )

    @property
    def key(self) -> str:
        """Return which words fit how the game ended: lost, won or open."""
        outcome = self.line[-1].state.result
        return (
            "won" if isinstance(outcome, Won) else "lost" if isinstance(outcome, Lost) else "open"
        )

    # Layout

    def on_resize(self, size: tuple[int, int]) -> None:
        super().on_resize(size)
        self.layout = review_layout(size, self.scale, len(self.cards))
        self._backdrop = None
        self._printing = bool(self._cutouts)
        self._rebuild()

    def restyle(self, appearance: Appearance) -> None:
        super().restyle(appearance)
        if self.faces.theme != self.theme:
            self.faces.restyle(self.theme)
            self._printed.clear()

    def _rebuild(self) -> None:
        words, layout = advice_texts()["review"], self.layout
        widgets: list[Widget] = []
        if self._curve is not None:
            self._curve.rect = layout.chart
            widgets.append(self._curve)
        for i, _ in enumerate(self.cards):
            place = layout.cards[i]
            if i not in self.opened:
                better = Button(id=f"better.{i}", name=words["better"], rect=place.better)
                better.glyph = "hint"
                widgets.append(better)
            wide = i in self.opened and layout.scale.big
            room = place.better.union(place.branch) if wide else place.branch
            branch = Button(id=f"try.{i}", name=words["try"], rect=room)
            branch.glyph, branch.short = "fork", words["try_short"]
            widgets.append(branch)
        back = Button(id="back", name=words["back"], rect=layout.back, glyph="left")
        back.key = keys.label("back")
        replay = Button(id="replay", name=words["replay"], rect=layout.replay, glyph="play")
        replay.short = words["replay_short"]
        widgets += [back, replay]
        self.group.replace(widgets)

    # Time

    def update(self, dt: float) -> bool:
        if self._curve is None:
            return self._wait(dt)
        if self._printing:
            scale, places = self.layout.scale, zip(self._cutouts, self.layout.cards, strict=True)
            shown = [(cutout, at.picture) for cutout, at in places if at.picture is not None]
            self._printing = any(cutout.print_next(scale, rect) for cutout, rect in shown)
            return True
        return False

    def _wait(self, dt: float) -> bool:
        self._next_look_s -= dt
        if self._next_look_s > 0:
            return False
        self._next_look_s = LOOK_EVERY_S
        is_new = self.inquiry.look()
        if self.review is not None:
            self._read()
            self.on_resize(self.layout.window)
            self.group.focus("curve", by_keyboard=False)
        return is_new or self.inquiry.is_silent

    def wake_after(self) -> float | None:
        if self._curve is not None:
            return 0.0 if self._printing else None
        return None if self.inquiry.is_silent else max(0.0, self._next_look_s)

    def on_leave(self) -> None:
        self.inquiry.drop()

    # Input

    def handle(self, event: pygame.event.Event) -> Transition | None:
        if keys.action_of(event) == "back":
            return Pop()
        answer = self.group.handle(event)
        if not isinstance(answer, Chosen):
            return None
        name, _, number = answer.widget_id.partition(".")
        match name:
            case "back":
                return Pop()
            case "replay":
                return self.callbacks.on_replay(self.line[0])
            case "curve" if answer.value == OPEN and self._curve is not None:
                return self._look_at(self._curve.at)
            case "better":
                self.opened.add(int(number))
                self._rebuild()
                self.group.focus(f"try.{number}", by_keyboard=self.group.by_keyboard)
            case "try":
                assert self.review is not None
                point = self.review.turning_points[int(number)]
                return self.callbacks.on_try(self.line[point.decision.number])
        return None

    def _look_at(self, at: int) -> Transition | None:
        assert self.review is not None
        return self.callbacks.on_replay(self.line[self.review.decisions[at].number])

    # Picture

    def draw(self, surface: pygame.Surface) -> None:
        if self._backdrop is None:
            size = self.layout.window
            self._backdrop = desk(size, (size[0] / 2, 0), size[0] * 0.6, self.theme)
        surface.blit(self._backdrop, (0, 0))
        brush, words = self.brush(surface), advice_texts()["review"]
        draw_head(brush, self.layout, self.case, words[self.key], self.review)
        if self._curve is None:
            silent = self.inquiry.is_silent
            told = words["silent" if silent else "thinking"]
            draw_progress(brush, self.layout.chart, told, None if silent else self.inquiry.progress)
        for i, card in enumerate(self.cards):
            place = self.layout.cards[i]
            draw_card(brush, place, card, opened=i in self.opened)
            if place.picture is not None:
                self._cutouts[i].draw(brush, place.picture)
        if self.review is not None and not self.cards:
            key = f"none_{self.key}" if self.review.decisions else ""
            told = words[key] if key else words["nothing"]
            more = words[f"{key}_more"] if key else ""
            draw_message(brush, self.layout.message, told, more)
        draw_note(brush, self.layout.note, words["honest"])
        self.group.draw(brush)
        for i, _ in enumerate(self.cards):
            self._draw_number(brush, i)

    def _draw_number(self, brush: Brush, i: int) -> None:
        corner = self.layout.cards[i].rect.topleft
        draw_turn_disc(brush, i + 1, (corner[0] + brush.u(8), corner[1] + brush.u(6)))
