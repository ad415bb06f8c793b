"""What `arkham bench` runs in processes of its own, so that nothing warmed up or left over counts.

`python -m arkham.commands.bench_worker WORK [JSON]` does one piece of work and prints its figures
as JSON. Costs are taken in processor time, which other processes hardly disturb; where a wall
clock is shown as well, its name says so. Nothing is imported before the work that needs it.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pygame

    from arkham.scenes.stack import SceneStack
    from arkham.scenes.table import TableScene

SIZE = (1920, 1080)
_DT = 1 / 60
_STEPS_A_SWEEP = 60  # mouse motions from the uppermost line to the lowest
_COPIES = 60

Figures = dict[str, Any]


def bare(started: float) -> Figures:
    """Import pygame and do nothing else."""
    import pygame  # noqa: F401

    return _since(started)


def window() -> Figures:
    """Open a window of pygame's and nothing else; tell its memory."""
    import pygame

    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(SIZE).fill((20, 20, 20))
    pygame.display.flip()
    return {"memory_mb": _memory_mb()}


def startup(started: float) -> Figures:
    """Start the game, show the menu, click Continue and show the table."""
    import arkham.cli  # noqa: F401 - the way in, as for a player
    from arkham.start import open_app

    app = open_app()
    app.present()
    menu = _since(started)
    before = time.process_time()
    app.doors.after_first_frame()
    _let_threads_end()
    prepared = {"ms": _ms(time.process_time, before)}
    button = app.stack.top.group.find("continue")  # type: ignore[union-attr]
    wall, before = time.perf_counter(), time.process_time()
    _click(app.dispatch, button.rect.center)
    app.present()
    table = {"wall_ms": _ms(time.perf_counter, wall), "ms": _ms(time.process_time, before)}
    if type(app.stack.top).__name__ != "TableScene":
        raise RuntimeError("the click did not lead to the table")
    return {"menu": menu, "prepared": prepared, "table": table}


def frames(count: int) -> Figures:
    """Draw a full table while cards move and while one is carried, beside copies of a screen."""
    stack, screen = _open_table()
    copies = [copy_of_a_screen(screen)]
    animating = _animate(stack, screen, count)
    copies.append(copy_of_a_screen(screen))
    carrying = _carry(stack, screen, count)
    copies.append(copy_of_a_screen(screen))
    return {
        "copy_ms": median(copies),
        "animating": animating,
        "input": carrying,
        "memory_mb": _memory_mb(),
    }


def idle(settle_s: float, seconds: float) -> Figures:
    """Leave a full table alone in the real loop and count what the process does meanwhile."""
    import os
    import resource
    import threading

    import pygame

    from arkham.app import App, AppDoors
    from arkham.window import WindowState

    usages: list[tuple[float, float, int]] = []

    def look() -> None:
        usage = resource.getrusage(resource.RUSAGE_SELF)
        usages.append((time.monotonic(), usage.ru_utime + usage.ru_stime, usage.ru_nvcsw))

    def end() -> None:
        look()
        (start, busy, wakes), (now, busy_then, wakes_then) = usages
        figures = {
            "cpu_percent": 100 * (busy_then - busy) / (now - start),
            "wakeups_per_s": (wakes_then - wakes) / (now - start),
            "driver": pygame.display.get_driver(),
        }
        print(json.dumps(figures), flush=True)
        os._exit(0)  # the loop sleeps and must not be woken to be told

    def begin() -> None:
        threading.Timer(settle_s, look).start()
        threading.Timer(settle_s + seconds, end).start()

    App(_late_table(), WindowState(size=SIZE), doors=AppDoors(begin)).run()
    return {}


def _let_threads_end() -> None:
    """Wait for what goes on beside the game, as long as a player would look at the screen."""
    import threading

    for thread in threading.enumerate():
        if thread is not threading.current_thread():
            thread.join(5)


# The table


def _late_table() -> TableScene:
    from arkham.casefile import load_case
    from arkham.commands.bench_table import late_session
    from arkham.scenes.table import TableScene

    return TableScene(late_session(load_case(1)))


def _open_table() -> tuple[SceneStack, pygame.Surface]:
    import pygame

    from arkham.app import prepare_environment
    from arkham.scenes.stack import SceneStack

    prepare_environment()
    pygame.display.init()
    pygame.font.init()
    screen = pygame.display.set_mode(SIZE)
    stack = SceneStack(SIZE, _late_table())
    stack.draw(screen)
    _think(stack)
    return stack, screen


def _think(stack: SceneStack) -> None:
    """Let the game do what it does while the player thinks."""
    _let_threads_end()
    while stack.wake_after() == 0:
        stack.update(0.0)


class _Stopwatch:
    """Costs of frames, each with the input that came before it."""

    def __init__(self, stack: SceneStack, screen: pygame.Surface) -> None:
        self._stack = stack
        self._screen = screen
        self.costs: list[float] = []
        self.walls: list[float] = []

    def frame(self, act: Callable[[], None] | None = None, dt: float = _DT) -> bool:
        """Do what the loop of the game does once; return whether something still moves."""
        import pygame

        wall, start = time.perf_counter(), time.thread_time()
        if act is not None:
            act()
        moving = self._stack.update(dt)
        self._stack.draw(self._screen)
        pygame.display.flip()
        self.costs.append(_ms(time.thread_time, start))
        self.walls.append(_ms(time.perf_counter, wall))
        return moving

    def figures(self) -> Figures:
        return {
            "frames": len(self.costs),
            "p50_ms": percentile(self.costs, 50),
            "p99_ms": percentile(self.costs, 99),
            "worst_ms": max(self.costs),
            "wall_p99_ms": percentile(self.walls, 99),
        }


def _animate(stack: SceneStack, screen: pygame.Surface, count: int) -> Figures:
    """Play on at normal speed until enough frames were drawn; every one of them moves."""
    from arkham.ai import PLAYERS

    table: TableScene = stack.top  # type: ignore[assignment]
    decide = PLAYERS["greedy"](1)
    watch = _Stopwatch(stack, screen)
    while len(watch.costs) < count:
        if table.session.choice is None:
            table.session.jump(table.session.root)
            table.refresh()
            stack.draw(screen)
        option = decide(table.session.state)
        moving = watch.frame(lambda: table.do(option))  # noqa: B023 - called at once
        while moving:
            moving = watch.frame()
        _think(stack)
    table.session.jump(table.session.root)
    table.refresh()
    return watch.figures()


def _carry(stack: SceneStack, screen: pygame.Surface, count: int) -> Figures:
    """Drag a card of the hand over all lines, up and down; the ticket follows."""
    import pygame

    table: TableScene = stack.top  # type: ignore[assignment]
    stack.draw(screen)
    start = table.layout.bottom.hand[0].center
    rows = [row.slot.center for row in table.layout.lines.rows]
    stack.handle(_mouse(pygame.MOUSEBUTTONDOWN, start))
    watch = _Stopwatch(stack, screen)
    for i in range(count):
        share = abs((i / _STEPS_A_SWEEP) % 2 - 1)
        x = rows[0][0] - i % 7
        y = round(rows[0][1] + (rows[-1][1] - rows[0][1]) * share)
        event = _mouse(pygame.MOUSEMOTION, (x, y))
        watch.frame(lambda: stack.handle(event), 0.0)  # noqa: B023 - called at once
    if table.cues.carried is None:
        raise RuntimeError("no card was carried")
    return watch.figures()


def _click(give: Callable[[pygame.event.Event], None], pos: tuple[int, int]) -> None:
    import pygame

    for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        give(_mouse(kind, pos))


def _mouse(kind: int, pos: tuple[int, int]) -> pygame.event.Event:
    import pygame

    values = {"pos": pos, "rel": (0, 0), "buttons": (1, 0, 0), "button": 1, "touch": False}
    return pygame.event.Event(kind, values)


# Figures


def copy_of_a_screen(screen: pygame.Surface) -> float:
    """Return the milliseconds it takes to copy all pixels of a screen once."""
    size = screen.get_pitch() * screen.get_height()
    # Filled with something: pages that hold only zeros may be one and the same.
    source, goal = b"\x55" * size, memoryview(bytearray(b"\xaa" * size))
    costs = []
    for _ in range(_COPIES):
        start = time.thread_time()
        goal[:] = source
        costs.append(_ms(time.thread_time, start))
    return median(costs)


def percentile(values: list[float], percent: float) -> float:
    """Return the value that so many percent of all values do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]


def _since(started: float) -> Figures:
    """Return the time since the parent began to start this process, and the time it worked."""
    return {"wall_ms": _ms(time.monotonic, started), "ms": _ms(time.process_time, 0.0)}


def _ms(clock: Callable[[], float], start: float) -> float:
    return (clock() - start) * 1000


def _memory_mb() -> float | None:
    """Return the most memory the process has had, or None where the system does not tell."""
    try:
        import resource
    except ImportError:
        return None
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / 2**20 if sys.platform == "darwin" else peak / 2**10


WORKS: dict[str, Callable[..., Figures]] = {
    "bare": bare,
    "window": window,
    "startup": startup,
    "frames": frames,
    "idle": idle,
}

if __name__ == "__main__":
    print(json.dumps(WORKS[sys.argv[1]](**json.loads(sys.argv[2] if sys.argv[2:] else "{}"))))
