"""Look back on a game: its table at every moment, a tape to scrub along, its branches.

Looking changes nothing: the scene has a table of its own on which it lays any moment of the
game's tree. Only what lies behind the callbacks, such as playing on, touches the game itself.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

import pygame

from arkham.files.texts import texts
from arkham.play.history import Node, line_from, path_to
from arkham.play.session import Session
from arkham.rules.cards import Card, Kind
from arkham.scenes.dialogs.browser import PILES
from arkham.scenes.draw.brush import LEAST_WORDS, Brush
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.shapes import cast_shadow, notched
from arkham.scenes.draw.text import Style, block_height, draw_block, fit_block, fit_px, fits
from arkham.scenes.draw.theme import NOTCH_BUTTON
from arkham.scenes.replay.timeline import Timeline
from arkham.scenes.stack import Pop, Scene, Transition
from arkham.scenes.table.input import EXPLAINED, look_into
from arkham.scenes.table.layout.desk import edges
from arkham.scenes.table.layout.table import Spot, TableLayout
from arkham.scenes.table.scene import TableCallbacks, TablePreferences, TableScene
from arkham.scenes.table.spots import card_at
from arkham.scenes.widgets.button import Button, Chosen, Refused, Widget
from arkham.scenes.widgets.focus import FocusGroup
from arkham.settings import keys
from arkham.words.retelling import Move, moments, move_of

_RIM = 18  # units of air inside the sheet
_LARGEST_HEADING = 26  # units; in large letters the room belongs to the sentences
_DEED_SHARE = 0.6  # of the sheet's height, at most, for what was decided
_ONE_LINE = 0.8  # of its size that the deed keeps at least to stay on one line
_SHRUNK = 0.64  # of their size that outcomes keep at least; those without room are counted


@dataclass(frozen=True, slots=True)
class Sheet:
    """The words beside a moment."""

    heading: str
    move: Move
    notice: str = ""  # why the game is not all as it was; it stands in place of the outcomes


def draw_sheet(brush: Brush, rect: pygame.Rect, sheet: Sheet) -> None:
    """Draw the sheet; what it has no room for is counted, never cut."""
    theme, u = brush.theme, brush.u
    cast_shadow(brush.surface, rect, blur=u(10), alpha=170, drop=u(5), radius=u(8))
    brush.panel(rect, 10, 255)
    inner = rect.inflate(-2 * round(u(_RIM)), -2 * round(u(8)))
    least = brush.px(LEAST_WORDS)
    label = brush.label(18, theme.accent.light, 1)
    label = label.at(min(label.px, brush.px(_LARGEST_HEADING)))
    top = brush.write(sheet.heading.upper(), inner.topleft, label, inner.width).bottom
    room = (inner.width, (inner.bottom - top) * _DEED_SHARE)
    deed = _deed_style(sheet.move.deed, brush.style(Face.BODY_BOLD, 22, theme.paper), room, least)
    below = pygame.Rect(inner.left, top + round(u(2)), inner.width, inner.bottom - top)
    top = draw_block(brush.surface, sheet.move.deed, below, deed).bottom + round(u(4))
    rest = pygame.Rect(inner.left, top, inner.width, inner.bottom - top)
    if sheet.notice:
        brush.block(sheet.notice, rest, brush.body(19, theme.lamp))
    else:
        _draw_outcomes(brush, rest, sheet.move, deed.px)


def _deed_style(deed: str, style: Style, room: tuple[float, float], least: int) -> Style:
    """Return the deed a little smaller if that saves a line, else as large as has room."""
    narrow = style.at(fit_px(deed, style, room[0], round(style.px * _ONE_LINE)))
    return narrow if fits(deed, narrow, room[0]) else fit_block(deed, style, room, least)


def _draw_outcomes(brush: Brush, rest: pygame.Rect, move: Move, most: int) -> None:
    """Draw each consequence on lines of its own, smaller if need be, else the telling ones."""
    style = brush.body(19, brush.theme.muted)
    style = style.at(min(style.px, most))
    lines, shown = move.outcomes, len(move.outcomes)
    least = min(style.px, max(brush.px(17), round(style.px * _SHRUNK)))
    while style.px > least and not _fits(lines, style, rest):
        style = style.at(style.px - 1)
    while shown and not _fits(lines, style, rest):
        shown -= 1
        telling = move.most_telling(shown)
        more = texts()["replay"]["more"].format(count=len(move.outcomes) - shown)
        # Where there is room for one line only, it belongs to what happened.
        lines = (*telling, more) if shown != 1 or _fits((*telling, more), style, rest) else telling
    y = rest.top
    for line in lines if _fits(lines, style, rest) else ():
        place = pygame.Rect(rest.left, y, rest.width, rest.bottom - y)
        y = draw_block(brush.surface, line, place, style).bottom


def _fits(lines: tuple[str, ...], style: Style, rest: pygame.Rect) -> bool:
    return sum(block_height(line, style, rest.width) for line in lines) <= rest.height


PAUSE_S = 0.7  # between two moves while the game plays
TOOLS = ("back", "play", "forward", "branches", "review", "play_from", "leave")
COVERED = (
    "undo",
    "redo",
    "evidence",
    "log",
    "rules",
    "settings",
    "menu",
)  # the table's, under these
_GLYPHS = {
    "back": "left",
    "play": "play",
    "pause": "pause",
    "forward": "right",
    "branches": "fork",
    "review": "chart",
    "play_from": "arrow",
    "leave": "cross",
}
_STEPS = {"left": -1, "right": 1, "undo": -1, "redo": 1}
_CARDS = ("lead", "strip", "head", "card", "hand", "helper", "bag", "goals")
_WALKED = (*_CARDS, *EXPLAINED, *PILES)
_Opens = Callable[["ReplayScene"], Transition | None]


@dataclass(slots=True)
class ReplayCallbacks:
    """What lies behind the buttons of a replay."""

    on_branches: _Opens = lambda replay: None
    on_play: _Opens = lambda replay: None
    on_review: _Opens = lambda replay: None
    no_review: Callable[[ReplayScene], str] = lambda replay: ""  # why there is none
    table: TableCallbacks = field(default_factory=TableCallbacks)  # to its piles and explanations


class ReplayScene(Scene):
    """A game that was played, or is being played, as a film of its table."""

    def __init__(
        self,
        session: Session,
        preferences: TablePreferences | None = None,
        callbacks: ReplayCallbacks | None = None,
        *,
        at: Node | None = None,
        notice: str = "",
    ) -> None:
        self.session = session
        self.callbacks = callbacks or ReplayCallbacks()
        self.notice = notice
        # Nobody is asked, so nothing resolves itself and nothing is advised.
        self._preferences = replace(
            preferences or TablePreferences(), auto_resolve=False, hints=False
        )
        self._shown_session = Session(
            session.root, session.seed, mark=session.mark, from_deal=session.from_deal
        )
        self._shown_session.open_deck = session.open_deck
        self.table = TableScene(
            self._shown_session, self._preferences, self.callbacks.table, COVERED, tape=True
        )
        self.playing = False
        self._pause_s = 0.0
        self._unprinted: list[tuple[Card, int]] = []
        self._still_notice = bool(notice)
        self.line: list[Node] = []
        self.timeline = Timeline(id="timeline", name=texts()["replay"]["line"])
        self.group = FocusGroup()
        self.size = (1280, 720)
        self.follow(at or session.here, session.timeline()[-1] if at is None else None)

    # Which moment

    @property
    def here(self) -> Node:
        """Return the moment that is shown."""
        return self.line[self.timeline.at]

    def follow(self, node: Node, tip: Node | None = None) -> None:
        """Show a moment on the line that leads through it, as far as `tip` or as redo goes."""
        self.line = path_to(tip) if tip is not None else [*path_to(node), *line_from(node)[1:]]
        self.timeline.moments = moments(self.line)
        self._show(self.line.index(node))

    def go(self, place: int) -> None:
        """Show another moment of the line at once."""
        self.playing = False
        self._still_notice = False
        self._show(max(0, min(len(self.line) - 1, place)))

    def step(self, by: int) -> None:
        self.go(self.timeline.at + by)

    def go_turn(self, by: int) -> None:
        """Show the beginning of the turn before or after."""
        starts = [0, *self.timeline.turn_starts(), len(self.line) - 1]
        at = self.timeline.at
        later = [place for place in starts if place > at]
        earlier = [place for place in starts if place < at]
        if by > 0 and later:
            self.go(later[0])
        elif by < 0 and earlier:
            self.go(earlier[-1])

    def _show(self, place: int) -> None:
        self._turn_to(place)
        self.table.refresh()
        self._ask_nothing()

    def _turn_to(self, place: int) -> None:
        self.timeline.at = place
        self._shown_session.here = self.here
        self._move = move_of(self.here)

    def _ask_nothing(self) -> None:
        """Take away what asks for an answer: here nobody is asked."""
        cues = self.table.cues
        cues.picks, cues.chosen, cues.fan = frozenset(), frozenset(), ()
        self.group.replace(self._widgets())

    # Playing

    def toggle(self) -> None:
        """Play or pause; at its end the game plays from the beginning."""
        self.playing = not self.playing
        self._still_notice = False
        if self.playing:
            self._pause_s = 0.0
            if self.timeline.at == self.timeline.last:
                self._show(0)
                self._pause_s = self._pause()
        self._ask_nothing()

    def _pause(self) -> float:
        return PAUSE_S / max(0.5, self._preferences.speed)

    def _play_next(self) -> None:
        """Let the cards move as they did at the next decision."""
        if self.timeline.at >= self.timeline.last:
            self.playing = False
            self._ask_nothing()
            return
        self._turn_to(self.timeline.at + 1)
        self.table.follow(self.here.events)
        self._ask_nothing()
        self._pause_s = self._pause()

    def update(self, dt: float) -> bool:
        moving = self.table.update(dt)
        if self.playing and not moving:
            self._pause_s -= dt
            if self._pause_s <= 0:
                self._play_next()
                return True
        if not moving and self._unprinted:
            card, width = self._unprinted.pop()
            self.table.faces.face(card, width)
        return moving

    def wake_after(self) -> float | None:
        waits = [self.table.wake_after(), 0.0 if self._unprinted else None]
        if self.playing:
            waits.append(max(0.0, self._pause_s))
        return min((wait for wait in waits if wait is not None), default=None)

    def _print_ahead(self) -> list[tuple[Card, int]]:
        """Return the cards to print while nothing moves: scrubbing may show any of them."""
        width = self.table.layout.grid.card[0]
        clues = [card for card in self.session.rules.cards[1:] if card.kind == Kind.CLUE]
        return [(card, width) for card in clues if not self.table.faces.has(card, width)]

    # Layout

    def on_resize(self, size: tuple[int, int]) -> None:
        self.size = size
        self.table.on_resize(size)
        self._unprinted = self._print_ahead()
        self._ask_nothing()

    def on_resume(self, result: object) -> Transition | None:
        """Take another branch if one was chosen, at the decision with which it begins."""
        self.table.on_resume(None)
        self._ask_nothing()
        if isinstance(result, Node):
            shown = {id(node) for node in self.line}
            own = next((node for node in path_to(result) if id(node) not in shown), self.here)
            self.playing = False
            self.follow(own, result)
        return None

    def _widgets(self) -> list[Widget]:
        layout = self.table.layout
        self.timeline.rect = tape_rect(layout)
        tools = zip(TOOLS, layout.inspector.tools, strict=True)
        return [self.timeline, *(self._tool(name, rect) for name, rect in tools)]

    def _tool(self, name: str, rect: pygame.Rect) -> Button:
        words = texts()["replay"]
        shown = "pause" if name == "play" and self.playing else name
        reason = ""
        if name == "play_from" and self.here.state.choice is None:
            reason = words["over_here"]
        if name == "review":
            reason = self.callbacks.no_review(self)
        return Button(
            id=name,
            name=words[shown],
            glyph=_GLYPHS[shown],
            rect=rect,
            style="tool",
            reason=reason,
        )

    # Input

    def handle(self, event: pygame.event.Event) -> Transition | None:
        if event.type == pygame.KEYDOWN:
            if keys.action_of(event) == "back":
                return Pop()
            if self._steers(event):
                return None
            if keys.action_of(event) == "confirm" and self.table.cues.focused is not None:
                return self._look_into(self.table.cues.focused)
            self.table.cues.focused = None
        if event.type == pygame.MOUSEWHEEL:
            self.step(-event.y)
            return None
        if event.type == pygame.MOUSEMOTION:
            self._inspect(event.pos)
        answer = self.group.handle(event)
        if isinstance(answer, Chosen):
            return self._use(answer)
        if isinstance(answer, Refused):
            self.table.say(answer.reason, warns=True)
            return None
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._look_into(self._clicked(event.pos))
        return None

    def _steers(self, event: pygame.event.Event) -> bool:
        """Take the keys that lead through the game, whatever has the focus."""
        action = keys.action_of(event)
        if action in _STEPS:
            self.step(_STEPS[action])
        elif action in ("up", "down"):
            self._walk(1 if action == "down" else -1)
        elif action == "skip":
            self.toggle()
        elif action in ("page-up", "page-down"):
            self.go_turn(1 if action == "page-down" else -1)
        elif action in ("first", "last"):
            self.go(0 if action == "first" else len(self.line) - 1)
        else:
            return False
        return True

    def _use(self, answer: Chosen) -> Transition | None:
        match answer.widget_id:
            case "timeline":
                self.go(int(answer.value))
            case "back":
                self.step(-1)
            case "forward":
                self.step(1)
            case "play":
                self.toggle()
            case "branches":
                return self.callbacks.on_branches(self)
            case "review":
                return self.callbacks.on_review(self)
            case "play_from":
                return self.callbacks.on_play(self)
            case "leave":
                return Pop()
        return None

    # Looking at cards

    def _inspect(self, pos: tuple[int, int]) -> None:
        cues, spot = self.table.cues, self.table.layout.spot_at(pos)
        card = card_at(self.table.view, spot) if spot is not None else 0
        cues.focused = None
        cues.hovered = spot if card else None
        cues.inspected = card or cues.inspected

    def _walk(self, by: int) -> None:
        """Go to the next card, pile or counter of the table."""
        cues, view = self.table.cues, self.table.view
        names = [spot for spot, _ in self.table.layout.spots if spot.name in _WALKED]
        spots = [s for s in names if card_at(view, s) or s.name not in _CARDS]
        if spots:
            first = 0 if by > 0 else len(spots) - 1
            at = spots.index(cues.focused) + by if cues.focused in spots else first
            cues.focused = spots[at % len(spots)]
            cues.inspected = card_at(view, cues.focused) or cues.inspected

    def _look_into(self, spot: Spot | None) -> Transition | None:
        """Open a pile or the account of a counter; a card is inspected already."""
        if spot is None or (card_at(self.table.view, spot) and spot.name != "discard"):
            return None
        return look_into(self.table, spot)

    def _clicked(self, pos: tuple[int, int]) -> Spot | None:
        covered = self.group.at(pos) is not None or self._sheet_rect().collidepoint(pos)
        return None if covered else self.table.layout.spot_at(pos)

    # Drawing

    def _sheet_rect(self) -> pygame.Rect:
        """Return where the words lie: where the table would ask, and on its actions."""
        return self.table.layout.bottom.ticket

    def sheet(self) -> Sheet:
        """Return what is said about the moment shown."""
        words, move = texts()["replay"], self._move
        key = "heading" if self.timeline.at else "deal"
        heading = words[key].format(turn=move.turn, at=self.timeline.at, count=self.timeline.last)
        told = not self.timeline.at or self._still_notice
        return Sheet(heading, move, self.notice if told else "")

    def draw(self, surface: pygame.Surface) -> None:
        self.table.draw(surface)
        theme, scale = self.table.theme, self.table.layout.scale
        brush = Brush(surface, theme, scale)
        draw_sheet(brush, self._sheet_rect(), self.sheet())
        for rect in self.table.layout.inspector.tools:
            # A button that cannot be used is thin: the table's own must not show through.
            surface.blit(notched(rect.size, scale.u(NOTCH_BUTTON), theme.desk), rect)
        self.group.draw(brush)


def tape_rect(layout: TableLayout) -> pygame.Rect:
    """Return where the tape lies: between the lines and the hand."""
    grid = layout.grid
    return edges(grid.x, grid.tape_top, grid.width, grid.tape_height)
