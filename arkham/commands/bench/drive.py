"""Play a table as a player would without a window, and take the time of everything it does.

`Player.step` does what one turn of the game's loop does: input, then a frame if one is due, else a
slice of the work that waits for a still table (printing ahead, garbage). Time goes on in steps of a
frame, so that tickets and tips come to a steady hand. A player looks before each command: `look`
gives the game the time of a short look, and no more. What a player who never looks would see is
measured as well.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pygame

    from arkham.rules.events import Event
    from arkham.scenes.stack import SceneStack
    from arkham.scenes.table.scene import TableScene

Figures = dict[str, Any]
FRAME_S = 1 / 60
LOOK_S = 0.3  # shorter than anybody needs to read a card and choose
REST_S = 0.5  # longer than a ticket or a tip lets a steady hand wait
_STEPS_A_SWEEP = 20  # mouse motions from one place to the next
_CONTROLS = ("time", "stability", "draw", "discard", "action", "header", "odds", "mark", "tool")


@dataclass(slots=True)
class Costs:
    """What a row of frames cost, and what the worst of them did. None is left out."""

    cpu_ms: list[float] = field(default_factory=list)
    wall_ms: list[float] = field(default_factory=list)
    deeds: list[str] = field(default_factory=list)

    def add(self, cpu_ms: float, wall_ms: float, deed: str) -> None:
        self.cpu_ms.append(cpu_ms)
        self.wall_ms.append(wall_ms)
        self.deeds.append(deed)

    def figures(self) -> Figures:
        worst = max(range(len(self.cpu_ms)), key=self.cpu_ms.__getitem__)
        return {
            "frames": len(self.cpu_ms),
            "p50_ms": percentile(self.cpu_ms, 50),
            "p99_ms": percentile(self.cpu_ms, 99),
            "worst_ms": self.cpu_ms[worst],
            "worst did": self.deeds[worst],
            "wall p50_ms": percentile(self.wall_ms, 50),
            "wall p99_ms": percentile(self.wall_ms, 99),
            "wall worst_ms": max(self.wall_ms),
        }


class Player:
    """Somebody at a table, and a stopwatch for what the game does for them."""

    def __init__(self, stack: SceneStack, screen: pygame.Surface, costs: Costs) -> None:
        self.stack = stack
        self.screen = screen
        self.costs = costs
        self.slices = Costs()
        self._was_moving = False
        self._deed = "the first frame"
        self._frames_since = 0
        self._begun: list[str] = []
        callbacks = self.table.callbacks
        hear = callbacks.on_event

        def noted(event: Event) -> None:
            self._begun.append(type(event).__name__)
            hear(event)

        self.table.callbacks = replace(callbacks, on_event=noted)

    @property
    def table(self) -> TableScene:
        scene: TableScene = self.stack.top  # type: ignore[assignment]
        return scene

    def step(self, deed: str = "", act: Callable[[], object] | None = None) -> bool:
        """Do what the loop of the game does once; return whether something still moves."""
        import pygame

        from arkham.scenes.draw.memory import collect_garbage

        if act is not None:
            self._deed, self._frames_since = deed, 0
        self._begun.clear()
        wall, cpu = time.perf_counter(), time.thread_time()
        if act is not None:
            act()
        moving = self.stack.update(FRAME_S)
        drawn = act is not None or moving or self._was_moving
        if drawn:
            self.stack.draw(self.screen)
            pygame.display.flip()
        else:
            collect_garbage()
        spent = (time.thread_time() - cpu) * 1000, (time.perf_counter() - wall) * 1000
        self._was_moving = moving
        if drawn:
            self.costs.add(*spent, self._what_was_done())
            self._frames_since += 1
        else:
            self.slices.add(*spent, f"after {self._deed}")
        return moving

    def _what_was_done(self) -> str:
        begun = ", ".join(self._begun) or "no new event"
        return f"frame {self._frames_since} of {self._deed}: {begun}"

    def look(self, seconds: float) -> None:
        """Let the game do what it does while the player looks, for so long."""
        end = time.thread_time() + seconds
        while self.stack.wake_after() == 0 and time.thread_time() < end:
            self.step()

    def rest(self, seconds: float) -> None:
        """Keep the hand steady for so long."""
        for _ in range(round(seconds / FRAME_S)):
            self.step()


def animate(player: Player, count: int, look_s: float = LOOK_S) -> None:
    """Play on at normal speed for so many frames; every one of them moves, or begins to."""
    from arkham.ai import PLAYERS
    from arkham.rules.choices import notation

    table = player.table
    decide = PLAYERS["greedy"](1)
    enough = len(player.costs.cpu_ms) + count
    while len(player.costs.cpu_ms) < enough:
        if table.session.choice is None:
            back_to_the_beginning(player)
        option = decide(table.session.state)
        deed = f"{table.session.case.id}, {notation(table.session.state, option)!r}"
        moving = player.step(deed, lambda: table.do(option))  # noqa: B023 - called at once
        while moving:
            moving = player.step()
        player.look(look_s)
    back_to_the_beginning(player)


def back_to_the_beginning(player: Player) -> None:
    """Lay the table as it was; no game does that, so it is not measured."""
    table = player.table
    table.session.jump(table.session.root)
    table.refresh()
    player.stack.update(0.0)
    player.stack.draw(player.screen)
    player.look(LOOK_S)


def carry_and_point(player: Player, count: int) -> None:
    """Carry a card from line to line and point at the controls, resting at each of them."""
    import pygame

    table = player.table
    lines = [row.slot.center for row in table.layout.lines.rows]
    controls = [rect.center for spot, rect in table.layout.spots if spot.name in _CONTROLS]
    start = table.layout.bottom.hand[0].center
    enough = len(player.costs.cpu_ms) + count
    tickets = tips = 0
    while len(player.costs.cpu_ms) < enough:
        press = mouse(pygame.MOUSEBUTTONDOWN, start)
        player.step("a card is picked up", lambda: player.stack.handle(press))  # noqa: B023
        here = start
        for goal in lines:
            _glide(player, "a card is carried", here, goal)
            tickets += table.cues.ticket is not None
            here = goal
        escape = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="")
        player.step("a card is put back", lambda: player.stack.handle(escape))  # noqa: B023
        for goal in controls:
            _glide(player, "the pointer moves", here, goal)
            tips += table.cues.tip is not None
            here = goal
    if not tickets or not tips:
        raise RuntimeError(f"{tickets} tickets and {tips} tips were shown; there should be some")


def _glide(player: Player, deed: str, start: tuple[int, int], end: tuple[int, int]) -> None:
    """Move the pointer and let it rest."""
    import pygame

    for pos in path(start, end, _STEPS_A_SWEEP):
        event = mouse(pygame.MOUSEMOTION, pos)
        player.step(deed, lambda: player.stack.handle(event))  # noqa: B023 - called at once
    player.rest(REST_S)


def path(start: tuple[int, int], end: tuple[int, int], steps: int) -> Iterator[tuple[int, int]]:
    """Yield the points of a straight way, without its start."""
    for i in range(1, steps + 1):
        yield (
            round(start[0] + (end[0] - start[0]) * i / steps),
            round(start[1] + (end[1] - start[1]) * i / steps),
        )


def mouse(kind: int, pos: tuple[int, int]) -> pygame.event.Event:
    """Return an event of the left mouse button or of a motion with it held."""
    import pygame

    values = {"pos": pos, "rel": (1, 1), "buttons": (1, 0, 0), "button": 1, "touch": False}
    return pygame.event.Event(kind, values)


def percentile(values: list[float], percent: float) -> float:
    """Return the value that so many percent of all values do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]
