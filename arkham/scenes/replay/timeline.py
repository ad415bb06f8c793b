"""A game as a tape to scrub along, and the list of the other ways it went.

Above the line of the tape stand the fates of the cases, on it the checks as beads, below it the
turns. Every kind of bead has a shape of its own; colour only repeats it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame

from arkham.files.texts import texts
from arkham.play.history import Node
from arkham.scenes.draw.backdrop import paper
from arkham.scenes.draw.brush import Brush
from arkham.scenes.draw.canvas import Canvas
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.icons import draw_glyph, draw_icon
from arkham.scenes.draw.shapes import Edge, cast_shadow, notched
from arkham.scenes.draw.surfaces import Colour, SurfaceCache
from arkham.scenes.draw.text import Style, draw, measure
from arkham.scenes.draw.theme import HIT, Scale, Theme, whole_rect
from arkham.scenes.stack import Pop, Scene, Transition
from arkham.scenes.widgets.button import Answer, Chosen, Look, Role, Widget, draw_focus_ring
from arkham.scenes.widgets.focus import FocusGroup
from arkham.scenes.widgets.lists import Choice, ListBox
from arkham.settings import keys
from arkham.words.retelling import Moment, Sign

_ENDS, _HIGH = 34, 58  # of the tape's height, how far its line begins from its ends
_CLOSED = "area.close-case"
_GLYPHS: dict[str, str] = {Sign.WON: "check", Sign.LOST: "cross"}
_BEADS = (Sign.SHAKEN, Sign.DELAYED, Sign.UNHARMED)
_STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)  # turns from one number to the next

_beads = SurfaceCache(megabytes=1)


@dataclass(slots=True, kw_only=True)
class Timeline(Widget):
    """The tape; `at` is the moment shown, from 0."""

    moments: tuple[Moment, ...] = ()
    at: int = 0
    role: Role = Role.SLIDER
    _tape: tuple[object, pygame.Surface] | None = field(default=None, repr=False)

    @property
    def last(self) -> int:
        return len(self.moments) - 1

    @property
    def value(self) -> str:
        words = texts()["replay"]["at"]
        return words.format(turn=self.moments[self.at].turn, at=self.at, count=self.last)

    def _run(self) -> tuple[float, float]:
        """Return how far from the left end of the tape its line begins, and how long it is."""
        # From the height of the tape, so that pointing at it needs no scale.
        inset = min(self.rect.height * _ENDS / _HIGH, self.rect.width / 8)
        return inset, max(1.0, self.rect.width - 2 * inset)

    def _x(self, place: int) -> float:
        """Return how far from the left end of the tape a moment lies."""
        start, length = self._run()
        return start + length * place / max(1, self.last)

    def x_of(self, place: int) -> float:
        """Return where in the window a moment lies."""
        return self.rect.left + self._x(place)

    def place_at(self, x: float) -> int:
        """Return the moment nearest to a point of the window."""
        start, length = self._run()
        share = (x - self.rect.left - start) / length
        return max(0, min(self.last, round(share * self.last)))

    def press(self, pos: tuple[int, int] | None = None) -> Answer | None:
        return None if pos is None else self.drag(pos)

    def drag(self, pos: tuple[int, int]) -> Answer | None:
        return self._go(self.place_at(pos[0]))

    def turn(self, step: int) -> Answer | None:
        return self._go(max(0, min(self.last, self.at + step)))

    def _go(self, place: int) -> Answer | None:
        if place == self.at:
            return None
        self.at = place
        return Chosen(self.id, str(place))

    def turn_starts(self) -> list[int]:
        """Return the places at which a turn begins."""
        turns = [moment.turn for moment in self.moments]
        # The deal shows the first turn as well as the first command; one mark is enough.
        return [i for i in range(1, len(turns)) if i == 1 or turns[i] != turns[i - 1]]

    # Drawing

    def draw(self, brush: Brush, look: Look) -> None:
        theme, scale, rect = brush.theme, brush.scale, self.rect
        wanted = (rect.size, theme, scale, self.moments)
        if self._tape is None or self._tape[0] != wanted:
            self._tape = wanted, self._marked_tape(theme, scale)
        brush.blit(self._tape[1], rect)
        self._draw_way_come(brush.surface, theme, scale)
        self._draw_handle(brush, look)

    def _marked_tape(self, theme: Theme, scale: Scale) -> pygame.Surface:
        """Return the paper with everything that does not move."""
        tape = paper(self.rect.size, theme.paper, "timeline", cut="torn").copy()
        y = self._line_y(scale)
        ends = (self._x(0), y), (self._x(self.last), y)
        pygame.draw.line(tape, theme.on_paper, *ends, scale.px(2))
        self._draw_turns(tape, theme, scale)
        self._draw_beads(tape, (0, y), range(len(self.moments)), theme, scale)
        self._draw_signs(tape, theme, scale)
        return tape

    def _line_y(self, scale: Scale) -> int:
        """Return how far below the upper edge the line lies: the numbers need the rest."""
        return round(self.rect.height - scale.font(18) * 1.1 - scale.u(7))

    def _draw_turns(self, tape: pygame.Surface, theme: Theme, scale: Scale) -> None:
        starts = self.turn_starts()
        if not starts:
            return
        style = Style(Face.LABEL, scale.font(18), theme.on_paper)
        y = self._line_y(scale)
        room = measure("000", style) + scale.u(14)
        apart = self._run()[1] / len(starts)
        step = next((s for s in _STEPS if s * apart >= room), _STEPS[-1])
        free = 0.0
        for place in starts:
            x, turn = round(self._x(place)), self.moments[place].turn
            # Turns are of unequal length: a number that would touch the last one is left out.
            numbered = x >= free and (turn % step == 0 or turn == 1)
            length = scale.u(7 if numbered else 4)
            pygame.draw.line(
                tape,
                theme.on_paper,
                (x, y - length),
                (x, y + length),
                scale.px(2 if numbered else 1),
            )
            if numbered:
                free = x + room * 0.7
                draw(tape, str(turn), (x, y + scale.u(5)), style, anchor="c")

    def _draw_beads(
        self,
        surface: pygame.Surface,
        start: tuple[int, int],
        places: range,
        theme: Theme,
        scale: Scale,
    ) -> None:
        for place in places:
            for sign in self.moments[place].signs:
                if sign in _BEADS:
                    image = _bead(sign, scale.u(13), theme)
                    centre = start[0] + round(self._x(place)), start[1]
                    surface.blit(image, image.get_rect(center=centre))

    def _draw_signs(self, tape: pygame.Surface, theme: Theme, scale: Scale) -> None:
        y = self._line_y(scale)
        side = min(scale.u(30), y - scale.u(8))
        free = 0.0
        for place, moment in enumerate(self.moments):
            for sign in (s for s in moment.signs if s not in _BEADS):
                # Cases follow each other closely at times: the later sign steps aside.
                x = min(max(self._x(place), free), self.rect.width - side / 2)
                free = x + side * 0.86
                self._draw_sign(tape, sign, (x, y / 2 + scale.u(1)), side, theme)

    def _draw_sign(
        self,
        tape: pygame.Surface,
        sign: str,
        centre: tuple[float, float],
        side: float,
        theme: Theme,
    ) -> None:
        ink: Colour = theme.accent.on_paper if sign != Sign.CLOSED else theme.ink
        if sign in _GLYPHS:
            draw_glyph(tape, _GLYPHS[sign], centre, side * 0.8, ink)
        else:
            icon = _CLOSED if sign == Sign.CLOSED else f"kind.{sign}"
            draw_icon(tape, icon, centre, side, ink)

    def _draw_way_come(self, surface: pygame.Surface, theme: Theme, scale: Scale) -> None:
        """Draw the line thicker as far as the game is shown."""
        y, thick = self.rect.top + self._line_y(scale), scale.px(4)
        start, end = self.x_of(0), self.x_of(self.at)
        bar = pygame.Rect(round(start), y - thick // 2, max(1, round(end - start)), thick)
        surface.fill(theme.ink, bar)
        self._draw_beads(surface, (self.rect.left, y), range(self.at + 1), theme, scale)

    def _draw_handle(self, brush: Brush, look: Look) -> None:
        theme, scale = brush.theme, brush.scale
        grip = pygame.Rect(0, 0, scale.px(16), self.rect.height + scale.px(8))
        grip.center = (round(self.x_of(self.at)), self.rect.centery)
        cast_shadow(brush.surface, grip, blur=scale.u(4), alpha=120, drop=scale.u(2))
        edge = Edge(theme.ink, scale.line(2))
        brush.blit(notched(grip.size, scale.u(5), theme.accent.fill, edge), grip)
        for shift in (-5, 0, 5):
            y = grip.centery + scale.u(shift)
            inner = (grip.left + scale.px(4), y), (grip.right - scale.px(5), y)
            pygame.draw.line(brush.surface, theme.accent.on, *inner, scale.px(1.6))
        if look.focused:
            draw_focus_ring(brush, grip)


def _bead(sign: str, px: float, theme: Theme) -> pygame.Surface:
    """Return the bead of a check: a full diamond, an hourglass, or an empty ring."""
    side = max(5, round(px))
    wound, ink, ground = theme.accent.fill, theme.ink, theme.paper

    def make() -> pygame.Surface:
        canvas = Canvas((side, side), ink)
        k = side
        if sign == Sign.SHAKEN:
            diamond = [(k / 2, 0), (k, k / 2), (k / 2, k), (0, k / 2)]
            canvas.polygon(diamond, wound)
            canvas.stroke(diamond, ink, k * 0.1, closed=True)
        elif sign == Sign.DELAYED:
            canvas.polygon([(k * 0.1, 0), (k * 0.9, 0), (k / 2, k / 2)], ink)
            canvas.polygon([(k / 2, k / 2), (k * 0.9, k), (k * 0.1, k)], ink)
        else:
            canvas.circle((k / 2, k / 2), k * 0.42, ink)
            canvas.circle((k / 2, k / 2), k * 0.25, ground)
        return canvas.finish()

    return _beads.get((sign, side, wound, ink, ground), make)


@dataclass(frozen=True, slots=True)
class Way:
    """One branch of a game, as it is listed."""

    tip: Node
    name: str
    end: str


class BranchScene(Scene):
    """A list over the replay; it hands back the tip of the branch that was chosen."""

    covers = False

    def __init__(self, ways: Sequence[Way], shown: int, theme: Theme) -> None:
        self.ways = ways
        self.theme = theme
        choices = [Choice(str(i), way.name, way.end) for i, way in enumerate(ways)]
        self.list = ListBox(id="ways", name=self.title, choices=choices)
        self.list.move(shown)
        self.group = FocusGroup([self.list])
        self.group.focus("ways")
        self.panel = pygame.Rect(0, 0, 0, 0)

    @property
    def title(self) -> str:
        return texts()["replay"]["branches_title"].format(count=len(self.ways))

    def on_resize(self, size: tuple[int, int]) -> None:
        super().on_resize(size)
        u, f = self.scale.u, self.scale.font
        row = round(max(u(HIT), f(34)))
        frame = u(56) + f(44) + u(44) + f(26)
        height = min(size[1] - u(80), frame + row * len(self.ways))
        width = min(size[0] - u(120), u(1100) * (1 + 0.5 * (self.scale.t - 1)))
        self.panel = self.middle(width, height)
        self.list.row_height = row
        left, top = self.panel.left + u(30), self.panel.top + u(40) + f(44)
        room = self.panel.height - frame + u(2)
        self.list.rect = whole_rect(left, top, self.panel.width - u(60), room)
        self.list.reveal()

    def handle(self, event: pygame.event.Event) -> Transition | None:
        if keys.action_of(event) == "back":
            return Pop()
        if event.type == pygame.MOUSEBUTTONDOWN and not self.panel.collidepoint(event.pos):
            return Pop()
        if event.type == pygame.MOUSEWHEEL:
            self.list.scroll(-3 * event.y)
            return None
        answer = self.group.handle(event)
        return Pop(self.ways[int(answer.value)].tip) if isinstance(answer, Chosen) else None

    def draw(self, surface: pygame.Surface) -> None:
        brush, u, theme = self.brush(surface), self.scale.u, self.theme
        brush.panel_over(self.panel)
        left, width = self.panel.left + u(44), self.panel.width - u(88)
        title = brush.style(Face.TITLE, 34, theme.paper)
        brush.write(self.title, (left, self.panel.top + u(24)), title, width, least=20)
        self.group.draw(brush)
        shown = {"confirm": keys.label("confirm"), "back": keys.label("back")}
        said = texts()["replay"]["branches_help"].format(**shown)
        style = brush.style(Face.BODY_ITALIC, 18, theme.muted)
        brush.write(said, (left, self.panel.bottom - u(20)), style, width, valign="b")
