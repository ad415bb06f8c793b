"""Look at a game once more: where it was lost or won, and what would have been better.

A chart shows the chance to win as a curve, and below it every decision with its luck. What the
player decided is solid and in the accent, what the cards did is hollow: told apart by shape before
colour. The curve is a control: pointing, Left and Right walk over the decisions, and Enter opens
the table of one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

import pygame

from arkham.files.texts import advice_texts
from arkham.play.history import Node
from arkham.rules.cards import CaseDef
from arkham.rules.engine import option_for
from arkham.rules.state import Lost, Won
from arkham.scenes.cards.faces import CardFaces
from arkham.scenes.draw.backdrop import paper
from arkham.scenes.draw.brush import Brush
from arkham.scenes.draw.canvas import Canvas
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.shapes import Edge, cast_shadow, disc, lay_hatch
from arkham.scenes.draw.surfaces import SurfaceCache
from arkham.scenes.draw.text import measure
from arkham.scenes.draw.theme import Scale, Theme, mix, theme_for
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
from arkham.scenes.widgets.button import Answer, Button, Chosen, Look, Role, Widget, draw_focus_ring
from arkham.scenes.widgets.focus import FocusGroup
from arkham.settings import keys
from arkham.words import advising
from arkham.words.retelling import deed_of, gravest_harm, move_of

if TYPE_CHECKING:
    from arkham.ai.review import Review, TurningPoint

_STEP = 0.2  # of the chance, from one line of the chart to the next
_LEAST_BAR = 0.1  # a chart of small parts is not blown up to look like large ones
_DROP = 0.35  # of the way to the next decision: how far the player's own part leads
_NUMBERS = 3  # of a caption, before the harm that is left out where there is no room
OPEN = "open"


@dataclass(frozen=True, slots=True)
class _Plot:
    """Where the curve and the bars lie, seen from the corner of the chart."""

    curve: pygame.Rect
    bars: pygame.Rect
    caption: pygame.Rect
    highest: float
    largest: float
    count: int

    def x(self, place: float) -> float:
        return self.curve.left + self.curve.width * place / max(1, self.count)

    def y(self, chance: float) -> float:
        share = max(0.0, min(1.0, chance / self.highest))
        return self.curve.bottom - self.curve.height * share

    def bar(self, part: float) -> float:
        """Return how high the bar of a part is, downwards if it is a loss."""
        return -part / self.largest * self.bars.height / 2


@dataclass(slots=True, kw_only=True)
class Curve(Widget):
    """The chart of one review; `at` is the decision that is looked at."""

    review: Review
    caption: Callable[[int], tuple[str, ...]]
    at: int = 0
    walked: bool = False  # whether the player has pointed at a decision yet
    role: Role = Role.SLIDER
    _sheet: tuple[object, pygame.Surface] | None = field(default=None, repr=False)
    _plotted: _Plot | None = field(default=None, repr=False)

    @property
    def last(self) -> int:
        return len(self.review.decisions) - 1

    @property
    def value(self) -> str:
        return ", ".join(self.caption(self.at)) if self.review.decisions else ""

    def press(self, pos: tuple[int, int] | None = None) -> Answer | None:
        if pos is not None:
            self.point(pos)
        return Chosen(self.id, OPEN) if self.review.decisions else None

    def turn(self, step: int) -> Answer | None:
        self.walked = True
        self.at = max(0, min(self.last, self.at + step))
        return Chosen(self.id, str(self.at))

    def point(self, pos: tuple[int, int]) -> None:
        if self._plotted is not None and self.review.decisions:
            curve = self._plotted.curve
            share = (pos[0] - self.rect.left - curve.left) / max(1, curve.width)
            self.at = max(0, min(self.last, int(share * self._plotted.count)))
            self.walked = True

    # Drawing

    def draw(self, brush: Brush, look: Look) -> None:
        wanted = (self.rect.size, brush.theme, brush.scale, self.review)
        if self._sheet is None or self._sheet[0] != wanted:
            self._plotted = self._plot(brush.scale)
            self._sheet = wanted, self._drawn(brush.theme, brush.scale, self._plotted)
        u = brush.scale.u
        cast_shadow(brush.surface, self.rect, blur=u(18), alpha=180, drop=u(8))
        brush.surface.blit(self._sheet[1], self.rect)
        if self._plotted is not None and self.review.decisions:
            self._draw_walk(Brush(brush.surface, brush.theme, brush.scale), self._plotted)
        if look.focused:
            draw_focus_ring(brush, self.rect)

    def _plot(self, scale: Scale) -> _Plot:
        u, f, review = scale.u, scale.font, self.review
        width, height = self.rect.size
        chances = [review.start, review.end, *(d.chance for d in review.decisions)]
        highest = min(1.0, max(_STEP, _STEP * -(-max(chances) // _STEP)))
        parts = [abs(d.luck) for d in review.decisions] + [d.lost for d in review.decisions]
        left, right = f(62) + u(18), u(34)
        caption = pygame.Rect(round(left), 0, round(width - left - right), round(f(30)))
        caption.bottom = height - round(u(8))
        bars = pygame.Rect(caption.left, 0, caption.width, round(max(u(50), height * 0.2)))
        bars.bottom = caption.top - round(u(4))
        top = round(u(30) + f(10))
        label = round(f(22))
        curve = pygame.Rect(caption.left, top, caption.width, bars.top - label - round(u(8)) - top)
        return _Plot(
            curve, bars, caption, highest, max(_LEAST_BAR, *parts, 0.0), len(review.decisions)
        )

    def _drawn(self, theme: Theme, scale: Scale, plot: _Plot) -> pygame.Surface:
        """Return the chart with everything that does not follow the pointer."""
        sheet = paper(self.rect.size, theme.paper, "review").copy()
        brush = Brush(sheet, theme, scale)
        words = advice_texts()["review"]
        style, rule = brush.body(18, theme.on_paper), mix(theme.paper, theme.ink, 0.25)
        steps = round(plot.highest / _STEP)
        for i in range(steps + 1):
            y = round(plot.y(i * _STEP))
            pygame.draw.line(sheet, rule, (plot.curve.left, y), (plot.curve.right, y))
            told = words["percent"].format(share=round(i * _STEP * 100))
            if i in (0, steps) or plot.curve.height / steps > brush.f(20):
                brush.write(told, (plot.curve.left - brush.u(10), y), style, anchor="r", valign="m")
        self._draw_curve(brush, plot)
        label = brush.label(17, theme.on_paper)
        where = (plot.bars.left, plot.bars.top - brush.u(2))
        brush.write(words["each"].upper(), where, label, valign="b")
        self._draw_bars(brush, plot)
        return sheet

    def _points(self, plot: _Plot) -> list[tuple[float, float]]:
        """Return the curve: before each decision, after it, and at the end."""
        points = []
        for i, decision in enumerate(self.review.decisions):
            points.append((plot.x(i), plot.y(decision.chance)))
            points.append((plot.x(i + _DROP), plot.y(decision.chance - decision.lost)))
        points.append((plot.x(len(self.review.decisions)), plot.y(self.review.end)))
        return points

    def _draw_curve(self, brush: Brush, plot: _Plot) -> None:
        theme, scale = brush.theme, brush.scale
        points = self._points(plot)
        foot = plot.curve.bottom
        if len(points) > 1:
            area = [(points[0][0], foot), *points, (points[-1][0], foot)]
            self._hatch(brush, area)
            canvas = Canvas(self.rect.size, theme.ink, samples=2)
            canvas.stroke(points, theme.ink, scale.line(3, 2))
            turning = {p.decision.number: i for i, p in enumerate(self.review.turning_points)}
            for i, decision in enumerate(self.review.decisions):
                if decision.number in turning:
                    canvas.stroke(points[2 * i : 2 * i + 2], theme.accent.fill, scale.line(7, 4))
            brush.surface.blit(canvas.finish(), (0, 0))
        pygame.draw.line(
            brush.surface, theme.ink, (plot.curve.left, foot), (plot.curve.right, foot), scale.px(2)
        )
        self._draw_flags(brush, plot)

    def _hatch(self, brush: Brush, area: list[tuple[float, float]]) -> None:
        """Hatch what lies under the curve."""
        shade = pygame.Surface(self.rect.size, pygame.SRCALPHA, 32)
        theme = brush.theme
        lay_hatch(shade, shade.get_rect(), brush.u(9), theme.ink, 60, theme.ink, 12)
        mask = pygame.Surface(self.rect.size, pygame.SRCALPHA, 32)
        pygame.draw.polygon(mask, (255, 255, 255, 255), area)
        shade.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        brush.surface.blit(shade, (0, 0))

    def _draw_flags(self, brush: Brush, plot: _Plot) -> None:
        """Number the turning points on the curve and say what each cost."""
        numbers = {d.number: i for i, d in enumerate(self.review.decisions)}
        side, style = turn_disc_side(brush), brush.bold(18, brush.theme.ink)
        centres: list[tuple[float, float]] = []
        for point in self.review.turning_points:
            x, y = (
                plot.x(numbers[point.decision.number] + _DROP),
                plot.y(point.decision.chance) - side * 0.8,
            )
            before = centres[-1][0] + side * 1.05 if centres else 0.0
            centres.append((max(x, before), max(side / 2 + brush.u(4), y)))
        ends = [x - side / 2 for x, _ in centres[1:]] + [float(plot.curve.right)]
        template = advice_texts()["review"]["marked"]
        for i, (point, (x, y)) in enumerate(zip(self.review.turning_points, centres, strict=True)):
            draw_turn_disc(brush, i + 1, (x, y))
            cost = template.format(points=advising.points(point.decision.lost))
            left = x + side / 2 + brush.u(8)
            if left + measure(cost, style) + brush.u(8) < ends[i]:
                brush.write(cost, (left, y), style, valign="m")

    def _draw_bars(self, brush: Brush, plot: _Plot) -> None:
        theme, scale = brush.theme, brush.scale
        middle = plot.bars.centery
        step = plot.curve.width / max(1, plot.count)
        width = max(2, round(min(brush.u(12), step * 0.34)))
        for i, decision in enumerate(self.review.decisions):
            x = round(plot.x(i) + step * 0.5)
            if advising.points(decision.lost):
                high = round(plot.bar(-decision.lost))
                brush.surface.fill(theme.accent.fill, (x - width, middle, width, max(2, high)))
            if advising.points(abs(decision.luck)):
                high = round(plot.bar(decision.luck))
                box = pygame.Rect(x + 1, middle + min(0, high), width, max(2, abs(high)))
                pygame.draw.rect(brush.surface, theme.ink, box, max(1, scale.px(1.2)))
        ends = (plot.bars.left, middle), (plot.bars.right, middle)
        pygame.draw.line(brush.surface, theme.ink, *ends, scale.px(2))

    def _draw_walk(self, brush: Brush, plot: _Plot) -> None:
        """Draw the line at the decision that is looked at, and what came of it."""
        theme, corner = brush.theme, self.rect.topleft
        area = plot.caption.move(corner)
        if not self.walked:
            words = advice_texts()["review"]
            style = brush.body(18, theme.on_paper)
            brush.write(
                words["curve_help"], (area.left, area.centery), style, area.width, valign="m"
            )
            return
        x = round(corner[0] + plot.x(self.at))
        top, bottom = corner[1] + plot.curve.top, corner[1] + plot.bars.bottom
        pygame.draw.line(brush.surface, theme.ink, (x, top), (x, bottom), brush.px(2))
        y = round(corner[1] + plot.y(self.review.decisions[self.at].chance))
        pygame.draw.circle(brush.surface, theme.ink, (x, y), brush.px(6))
        deed, *numbers = self.caption(self.at)
        told = brush.write(
            ["   ".join(numbers), "   ".join(numbers[:_NUMBERS])],
            (area.right, area.centery),
            brush.bold(18, theme.ink),
            area.width * 0.6,
            anchor="r",
            valign="m",
        )
        room = told.left - brush.u(16) - area.left
        brush.write(deed, (area.left, area.centery), brush.body(18, theme.ink), room, valign="m")


def turn_disc_side(brush: Brush) -> float:
    return brush.u(38) * (1 + 0.3 * (brush.scale.t - 1))


def draw_turn_disc(brush: Brush, number: int, centre: tuple[float, float]) -> None:
    side, theme = turn_disc_side(brush), brush.theme
    rim = Edge(theme.paper_bright, brush.scale.line(2.5))
    brush.centred(disc(side, theme.accent.fill, rim), centre)
    style = brush.style(Face.NUMBER, 20, theme.accent.on).at(max(6, round(side * 0.56)))
    brush.write(str(number), centre, style, anchor="c", valign="m")


LOOK_EVERY_S = 0.1
_Opens = Callable[[Node], Transition | None]


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

    on_replay: _Opens = lambda node: None
    on_try: _Opens = lambda node: None
    on_found: Callable[[Review], None] = lambda review: None


class ReviewScene(Scene):
    """One game, decision by decision."""

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
        blow = gravest_harm(self.line[first:end])
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
        self.lay_desk(surface)
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
