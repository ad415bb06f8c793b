"""What `arkham bench` runs in processes of its own, so that nothing warmed up or left over counts.

`python -m arkham.commands.bench.worker WORK [JSON]` does one piece of work and prints its figures
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
    from arkham.scenes.table.scene import TableScene

SIZE = (1920, 1080)
_COPIES = 60
_LOOK_AT_FIRST_S = 1.0  # nobody moves sooner on a table just opened

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
    from arkham.app.start import open_app

    app = open_app()
    app.present()
    menu = _since(started)
    before = time.process_time()
    app.callbacks.after_first_frame()
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
    """Draw full tables while cards move and while one is carried, beside copies of a screen.

    All three cases are played. What is told of memory is the first of them, without the copies.
    """
    from arkham.commands.bench.drive import Stopwatch, animate, carry

    stack, screen = _open_table(1)
    copies = [copy_of_a_screen(screen)]
    moving, carrying = Stopwatch(stack, screen), Stopwatch(stack, screen)
    moving.pause(_LOOK_AT_FIRST_S)
    animate(moving, count)
    carry(carrying, count)
    memory = _memory_mb()
    copies.append(copy_of_a_screen(screen))
    for number in (2, 3):
        moving.stack, _ = _open_table(number)
        moving.pause(_LOOK_AT_FIRST_S)
        animate(moving, count // 2)
    hurried = Stopwatch(_open_table(1)[0], screen)
    animate(hurried, count // 2, look_s=0.0)
    copies.append(copy_of_a_screen(screen))
    return {
        "copy_ms": median(copies),
        "animating": moving.figures(),
        "input": carrying.figures(),
        "hurried": hurried.figures(),
        "memory_mb": memory,
    }


def paced(count: int) -> Figures:
    """Play a full table in a window at sixty frames a second, and take the time on the wall.

    The copies of a screen are paced as well: after a pause as long as that between two frames a
    copy takes twice as long as one of many in a row, and so does all else.
    """
    from arkham.commands.bench.drive import FRAME_S, Stopwatch, animate

    stack, screen = _open_table(1)
    watch = Stopwatch(stack, screen, paced=True)
    watch.pause(_LOOK_AT_FIRST_S)
    copies = [copy_of_a_screen(screen, FRAME_S)]
    animate(watch, count)
    copies.append(copy_of_a_screen(screen, FRAME_S))
    return {
        "copy_ms": median(copies),
        "hot_copy_ms": copy_of_a_screen(screen),
        "paced": watch.figures(),
    }


def idle(settle_s: float, seconds: float) -> Figures:
    """Leave a full table alone in the real loop and count what the process does meanwhile."""
    import os
    import resource
    import threading

    import pygame

    from arkham.app.loop import App, AppCallbacks
    from arkham.app.start import open_sound
    from arkham.flow.live_settings import LiveSettings
    from arkham.settings.settings import Settings
    from arkham.settings.window_state import WindowState

    live = LiveSettings(Settings())
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
            "sound": "closed" if pygame.mixer.get_init() is None else "open",
        }
        print(json.dumps(figures), flush=True)
        os._exit(0)  # the loop sleeps and must not be woken to be told

    def begin() -> None:
        live.sound = open_sound(live.settings, live.tell)
        threading.Timer(settle_s, look).start()
        threading.Timer(settle_s + seconds, end).start()

    callbacks = AppCallbacks(begin, on_touch=live.touched)
    App(_late_table(), WindowState(size=SIZE), callbacks=callbacks).run()
    return {}


def _let_threads_end() -> None:
    """Wait for what goes on beside the game, as long as a player would look at the screen."""
    import threading

    for thread in threading.enumerate():
        if thread is not threading.current_thread():
            thread.join(5)


# The table


def _late_table(number: int = 1) -> TableScene:
    from arkham.casefile import load_case
    from arkham.commands.bench.table import late_session
    from arkham.scenes.table.scene import TableScene

    return TableScene(late_session(load_case(number)))


def _open_table(number: int) -> tuple[SceneStack, pygame.Surface]:
    """Show a table; its pictures are decoded, as they are when a player has looked at it once."""
    import gc

    import pygame

    from arkham.app.loop import prepare_environment
    from arkham.scenes.stack import SceneStack

    gc.disable()  # as in the loop of the game
    prepare_environment()
    pygame.display.init()
    pygame.font.init()
    screen = pygame.display.get_surface() or pygame.display.set_mode(SIZE)
    stack = SceneStack(SIZE, _late_table(number))
    stack.draw(screen)
    _let_threads_end()
    return stack, screen


def _click(give: Callable[[pygame.event.Event], None], pos: tuple[int, int]) -> None:
    import pygame

    from arkham.commands.bench.drive import mouse

    for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        give(mouse(kind, pos))


# Figures


def copy_of_a_screen(screen: pygame.Surface, pause_s: float = 0.0) -> float:
    """Return the milliseconds it takes to copy all pixels of a screen once, after a pause."""
    size = screen.get_pitch() * screen.get_height()
    # Filled with something: pages that hold only zeros may be one and the same.
    source, goal = b"\x55" * size, memoryview(bytearray(b"\xaa" * size))
    costs = []
    for _ in range(_COPIES):
        time.sleep(pause_s)
        start = time.thread_time()
        goal[:] = source
        costs.append(_ms(time.thread_time, start))
    return median(costs)


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
    "paced": paced,
    "idle": idle,
}

if __name__ == "__main__":
    print(json.dumps(WORKS[sys.argv[1]](**json.loads(sys.argv[2] if sys.argv[2:] else "{}"))))
