"""Play a table as a player would, and take the time of every frame.

A player looks before each command. `pause` gives the game the time of a short look, and no more:
in it the real loop prints ahead what may come, so the bench lets it do as much. What a player who
never looks would see is measured as well, without any pause.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pygame

    from arkham.scenes.stack import SceneStack
    from arkham.scenes.table.scene import TableScene

Figures = dict[str, Any]
FRAME_S = 1 / 60
LOOK_S = 0.3  # shorter than anybody needs to read a card and choose
_STEPS_A_SWEEP = 60  # mouse motions from the uppermost line to the lowest


class Stopwatch:
    """Costs of frames, each with the input that came before it."""

    def __init__(self, stack: SceneStack, screen: pygame.Surface, *, paced: bool = False) -> None:
        self.stack = stack
        self.screen = screen
        self.costs: list[float] = []
        self.walls: list[float] = []
        self._paced = paced

    def frame(self, act: Callable[[], object] | None = None, dt: float = FRAME_S) -> bool:
        """Do what the loop of the game does once; return whether something still moves."""
        import pygame

        wall, start = time.perf_counter(), time.thread_time()
        if act is not None:
            act()
        moving = self.stack.update(dt)
        self.stack.draw(self.screen)
        pygame.display.flip()
        self.costs.append((time.thread_time() - start) * 1000)
        self.walls.append((time.perf_counter() - wall) * 1000)
        if self._paced:
            pygame.event.get()
            time.sleep(max(0.0, wall + FRAME_S - time.perf_counter()))
        return moving

    def pause(self, seconds: float) -> None:
        """Let the game do what it does while the player looks, for so long."""
        clock = time.perf_counter if self._paced else time.thread_time
        end = clock() + seconds
        while self.stack.wake_after() == 0 and clock() < end:
            self.stack.update(0.0)
        if self._paced:
            time.sleep(max(0.0, end - time.perf_counter()))

    def figures(self) -> Figures:
        return {
            "frames": len(self.costs),
            "p50_ms": percentile(self.costs, 50),
            "p99_ms": percentile(self.costs, 99),
            "worst_ms": max(self.costs),
            "wall_p99_ms": percentile(self.walls, 99),
        }


def animate(watch: Stopwatch, count: int, look_s: float = LOOK_S) -> None:
    """Play on at normal speed for so many frames; every one of them moves, or begins to."""
    from arkham.ai import PLAYERS

    table: TableScene = watch.stack.top  # type: ignore[assignment]
    decide = PLAYERS["greedy"](1)
    enough = len(watch.costs) + count
    while len(watch.costs) < enough:
        if table.session.choice is None:
            back_to_the_beginning(watch)
        option = decide(table.session.state)
        moving = watch.frame(lambda: table.do(option))  # noqa: B023 - called at once
        while moving:
            moving = watch.frame()
        watch.pause(look_s)
    back_to_the_beginning(watch)


def back_to_the_beginning(watch: Stopwatch) -> None:
    """Lay the table as it was; nobody waits for that in a game."""
    table: TableScene = watch.stack.top  # type: ignore[assignment]
    table.session.jump(table.session.root)
    table.refresh()
    watch.stack.update(0.0)
    watch.stack.draw(watch.screen)
    watch.pause(LOOK_S)


def carry(watch: Stopwatch, count: int) -> None:
    """Drag a card of the hand over all lines, up and down; the ticket follows."""
    import pygame

    stack = watch.stack
    table: TableScene = stack.top  # type: ignore[assignment]
    start = table.layout.bottom.hand[0].center
    rows = [row.slot.center for row in table.layout.lines.rows]
    stack.handle(mouse(pygame.MOUSEBUTTONDOWN, start))
    for i in range(count):
        share = abs((i / _STEPS_A_SWEEP) % 2 - 1)
        x = rows[0][0] - i % 7
        y = round(rows[0][1] + (rows[-1][1] - rows[0][1]) * share)
        event = mouse(pygame.MOUSEMOTION, (x, y))
        watch.frame(lambda: stack.handle(event), 0.0)  # noqa: B023 - called at once
    if table.cues.carried is None:
        raise RuntimeError("no card was carried")


def mouse(kind: int, pos: tuple[int, int]) -> pygame.event.Event:
    """Return an event of the left mouse button or of a motion with it held."""
    import pygame

    values = {"pos": pos, "rel": (0, 0), "buttons": (1, 0, 0), "button": 1, "touch": False}
    return pygame.event.Event(kind, values)


def percentile(values: list[float], percent: float) -> float:
    """Return the value that so many percent of all values do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]
