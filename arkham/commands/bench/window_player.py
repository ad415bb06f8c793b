"""Play the real game in its real window at a natural pace, and take the time on the wall.

Nothing is replaced but the hand: the loop, the pacing, the saves and the sound are the game's own.
Where the loop waits for input, `Hand` gives it some when it is due, so that what is late counts:
the time from the moment of an input to the end of the frame that answers it, and the time between
two frames while something moves.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any

from arkham.commands.bench.drive import mouse, path, percentile

if TYPE_CHECKING:
    import pygame

    from arkham.app.loop import App

Figures = dict[str, Any]
Input = tuple[float, "pygame.event.Event"]
"""How long after the last one it comes, and what it is."""

_MOTION_S = 1 / 125  # between two motions of a mouse
_GLIDE_S = 0.35  # from one place to another
_LOOK_S = (0.5, 1.5)  # before a command
_BEFORE_S = 2.0  # nobody moves sooner on a table just opened


class Hand:
    """A player's hand on the mouse, and a stopwatch for what it makes the game do."""

    def __init__(self, app: App, seconds: float) -> None:
        self.app = app
        self.intervals: list[tuple[float, str]] = []  # ms between frames of one motion
        self.answers: list[tuple[float, str]] = []  # ms from an input to its frame
        self._seconds = seconds
        self._watching = False  # opening the table is told by `bench startup`
        self._inputs = self._play()
        self._at = (0, 0)
        self._doing = "the menu"
        self._due, self._next = time.perf_counter(), next(self._inputs)
        self._given: list[float] = []  # moments of inputs that no frame has answered yet
        self._last_frame: float | None = None  # None: nothing moved after it
        self._wait, self._present, self._patience = self._hook()

    def _hook(self) -> tuple[Any, Any, Any]:
        from arkham.app import sdl

        found = sdl.wait, self.app.present, self.app._patience
        sdl.wait = self._wait_for_input
        self.app.present = self._frame  # type: ignore[method-assign]
        self.app._patience = self._how_long  # type: ignore[method-assign]
        return found

    def _how_long(self, moving: bool) -> float:
        if not moving:
            self._last_frame = None
        return float(self._patience(moving))

    def _wait_for_input(self, seconds: float) -> None:
        import pygame

        due = self._due + self._next[0]
        self._wait(max(0.0, min(seconds, due - time.perf_counter())))
        if time.perf_counter() >= due:
            self._given.append(due)
            pygame.event.post(self._next[1])
            self._due = max(due, time.perf_counter() - _MOTION_S)  # a hand does not catch up
            following = next(self._inputs, None)
            if following is None:
                self.app.stack.close()
            else:
                self._next = following

    def _frame(self) -> None:
        began, cpu = time.perf_counter(), time.thread_time()
        self._present()
        now = time.perf_counter()
        worked = (time.thread_time() - cpu) * 1000
        did = f"{self._doing}; the frame took {(now - began) * 1000:.1f} ms, {worked:.1f} of work"
        if self._watching and self._last_frame is not None:
            self.intervals.append(((now - self._last_frame) * 1000, did))
        if self._watching:
            self.answers += [((now - moment) * 1000, did) for moment in self._given]
        self._last_frame = now
        self._given.clear()

    # What the hand does

    def _play(self) -> Iterator[Input]:
        """Yield the inputs of a player who goes from the menu to the table and plays."""
        import pygame

        from arkham.ai import PLAYERS
        from arkham.commands.pilot import Pilot, Way
        from arkham.rules.choices import notation
        from arkham.scenes.table.scene import TableScene

        stack, chance = self.app.stack, Random(1)
        button = stack.top.group.find("continue")  # type: ignore[union-attr]
        yield from self._click(button.rect.center)
        yield _BEFORE_S, mouse(pygame.MOUSEMOTION, self._at)
        decide, pilot = PLAYERS["greedy"](1), Pilot(stack, Way.DRAG)
        end = time.perf_counter() + self._seconds
        self._watching = True
        while time.perf_counter() < end:
            table = stack.top
            if not isinstance(table, TableScene):
                yield from self._answer_sheet()
                continue
            if table.stage.moving:
                yield _MOTION_S, mouse(pygame.MOUSEMOTION, self._at)
                continue
            yield chance.uniform(*_LOOK_S), mouse(pygame.MOUSEMOTION, self._at)
            if table.session.choice is None:
                table.session.jump(table.session.root)
                table.refresh()
                continue
            option = decide(table.session.state)
            self._doing = f"{notation(table.session.state, option)!r}"
            start, goal = pilot.gesture(option)
            yield from self._glide(start)
            yield 0.05, mouse(pygame.MOUSEBUTTONDOWN, start)
            if goal != start:
                yield from self._glide(goal)
            yield 0.1, mouse(pygame.MOUSEBUTTONUP, goal)
            yield 0.05, mouse(pygame.MOUSEMOTION, goal)

    def _answer_sheet(self) -> Iterator[Input]:
        """Press what a sheet over the table offers: to close a case, or the first way."""
        group = self.app.stack.top.group  # type: ignore[union-attr]
        button = group.find("close") or next(w for w in group.widgets if w.enabled)
        self._doing = f"{button.id!r} on a sheet"
        yield from self._click(button.rect.center)

    def _click(self, pos: tuple[int, int]) -> Iterator[Input]:
        import pygame

        yield from self._glide(pos)
        yield 0.05, mouse(pygame.MOUSEBUTTONDOWN, pos)
        yield 0.1, mouse(pygame.MOUSEBUTTONUP, pos)
        yield 0.4, mouse(pygame.MOUSEMOTION, pos)

    def _glide(self, pos: tuple[int, int]) -> Iterator[Input]:
        import pygame

        for point in path(self._at, pos, round(_GLIDE_S / _MOTION_S)):
            yield _MOTION_S, mouse(pygame.MOUSEMOTION, point)
        self._at = pos

    def figures(self) -> Figures:
        between, answers = ([ms for ms, _ in costs] for costs in (self.intervals, self.answers))
        return {
            "frames": len(between),
            "p50_ms": percentile(between, 50),
            "p99_ms": percentile(between, 99),
            "worst_ms": max(between),
            "worst did": max(self.intervals)[1],
            "inputs": len(answers),
            "input p50_ms": percentile(answers, 50),
            "input p95_ms": percentile(answers, 95),
            "input p99_ms": percentile(answers, 99),
            "input worst_ms": max(answers),
            "input worst did": max(self.answers)[1],
        }
