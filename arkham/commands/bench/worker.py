"""What `arkham bench` runs in processes of its own, so that nothing warmed up or left over counts.

`python -m arkham.commands.bench.worker WORK [JSON]` does one piece of work and prints its figures
as JSON. Costs are taken in processor time, which other processes hardly disturb; where a wall
clock is shown as well, its name says so. Nothing is imported before the work that needs it.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pygame

    from arkham.app.sound import Sound
    from arkham.flow.game import Game
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
    from arkham.app.start import open_sound
    from arkham.commands.bench.drive import Costs, Player, animate, carry_and_point
    from arkham.settings.settings import Settings

    screen = _screen()
    sound = open_sound(Settings(), lambda sentence: None)
    copies = [copy_of_a_screen(screen)]
    moving, pointing, hurried = Costs(), Costs(), Costs()
    player = Player(_open_table(1, screen, sound), screen, moving)
    slices = player.slices
    player.look(_LOOK_AT_FIRST_S)
    animate(player, count)
    player.costs = pointing
    carry_and_point(player, count)
    memory = _memory_mb()
    copies.append(copy_of_a_screen(screen))
    player.stack.close()
    for number in (2, 3):
        player = Player(_open_table(number, screen, sound), screen, moving)
        player.slices = slices
        player.look(_LOOK_AT_FIRST_S)
        animate(player, count // 2)
        player.stack.close()
    animate(Player(_open_table(1, screen, sound), screen, hurried), count // 2, look_s=0.0)
    copies.append(copy_of_a_screen(screen))
    sound.end()
    return {
        "copy_ms": median(copies),
        "animating": moving.figures(),
        "input": pointing.figures(),
        "hurried": hurried.figures(),
        "slices": slices.figures(),
        "memory_mb": memory,
    }


def natural(seconds: float) -> Figures:
    """Play the game in its window for so long, from the menu's Continue on."""
    from arkham.app.start import open_app
    from arkham.commands.bench.window_player import Hand

    app = open_app()
    hand = Hand(app, seconds)
    app.run()
    return hand.figures()


def games(count: int) -> Figures:
    """Play whole games through the scenes; tell the memory after each tenth of them."""
    from pathlib import Path
    from tempfile import TemporaryDirectory

    from arkham.commands.whole_game import Way, play_through

    ways = tuple(Way)
    memory = []
    with TemporaryDirectory() as folder:
        for number in range(count):
            case, way = 1 + number % 3, ways[number // 3 % len(ways)]
            play_through(case, {}, way, number, Path(folder), player="random")
            if (number + 1) % max(1, count // 10) == 0:
                memory.append(_memory_now_mb())
    return {"memory_mb": memory}


def idle(settle_s: float, seconds: float) -> Figures:
    """Leave a full table alone in the real loop and count what the process does meanwhile."""
    import resource
    import threading

    import pygame

    from arkham.app.loop import App, AppCallbacks
    from arkham.app.start import open_sound
    from arkham.settings.window_state import WindowState

    game, table = _late_game()
    live = game.live
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
    App(table, WindowState(size=SIZE), callbacks=callbacks).run()
    return {}


def _let_threads_end(work: str = "") -> None:
    """Wait for what goes on beside the game, as long as a player would look at the screen."""
    import threading

    for thread in threading.enumerate():
        if thread is not threading.current_thread() and work in thread.name:
            thread.join(5)


# The table


def _late_game(number: int = 1) -> tuple[Game, TableScene]:
    """Return a full table that is saved after every move, as in the game."""
    import atexit

    from arkham.casefile import load_case
    from arkham.commands.bench.table import late_session
    from arkham.files.writer import BackgroundWriter
    from arkham.flow.game import Game
    from arkham.play.storage import Storage
    from arkham.settings.settings import Settings

    storage = Storage(writer=BackgroundWriter())
    atexit.register(storage.release)
    game = Game(storage, Settings())
    return game, game.table(late_session(load_case(number)))


def _screen() -> pygame.Surface:
    """Open the screen and load what the menu loads, as the game does before any table."""
    import gc

    import pygame

    from arkham.app.loop import prepare_environment
    from arkham.flow.game import Game
    from arkham.play.storage import Storage
    from arkham.scenes.draw.memory import keep_for_good
    from arkham.settings.settings import Settings

    prepare_environment()
    pygame.display.init()
    pygame.font.init()
    screen = pygame.display.set_mode(SIZE)
    gc.disable()
    Game(Storage(), Settings()).prepare()
    keep_for_good()
    return screen


def _open_table(number: int, screen: pygame.Surface, sound: Sound) -> SceneStack:
    """Show a table that is heard; its pictures are decoded, as after a first look at it."""
    from arkham.scenes.stack import SceneStack

    game, table = _late_game(number)
    stack = SceneStack(SIZE, table)
    stack.draw(screen)
    _let_threads_end("decode")
    game.live.sound = sound
    return stack


def _click(give: Callable[[pygame.event.Event], None], pos: tuple[int, int]) -> None:
    import pygame

    from arkham.commands.bench.drive import mouse

    for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        give(mouse(kind, pos))


# Figures


def copy_of_a_screen(screen: pygame.Surface) -> float:
    """Return M: the milliseconds of the median copy of all pixels of a screen, many in a row."""
    size = screen.get_pitch() * screen.get_height()
    # Filled with something: pages that hold only zeros may be one and the same.
    source, goal = b"\x55" * size, memoryview(bytearray(b"\xaa" * size))
    costs = []
    for _ in range(_COPIES):
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


def _memory_now_mb() -> float | None:
    """Return the memory the process has now, or None where the system does not tell."""
    try:
        with open("/proc/self/statm", encoding="ascii") as told:
            return int(told.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20
    except OSError:
        return None


WORKS: dict[str, Callable[..., Figures]] = {
    "bare": bare,
    "window": window,
    "startup": startup,
    "frames": frames,
    "natural": natural,
    "games": games,
    "idle": idle,
}

if __name__ == "__main__":
    print(json.dumps(WORKS[sys.argv[1]](**json.loads(sys.argv[2] if sys.argv[2:] else "{}"))))
