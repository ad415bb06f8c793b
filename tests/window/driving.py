"""Drive the game's own process in a real window: a real mouse, real keys."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from arkham.play.session import Session
from arkham.play.storage import Storage
from arkham.rules.state import GameState
from arkham.scenes.table.layout.table import TableLayout, shape_of, table_layout
from arkham.scenes.table.view import TableView

SIZE = (1280, 720)


def wait_for(look: Callable[[], Any], seconds: float = 20.0) -> Any:
    """Return what a look finds as soon as it finds something."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = look()
        if found:
            return found
        time.sleep(0.02)
    raise AssertionError("it did not happen in time")


class Window:
    """The game in its window, and a hand on the mouse."""

    def __init__(
        self,
        display_name: str,
        folder: Path,
        command: list[str],
        asked: tuple[int, int] | None = SIZE,
    ) -> None:
        from Xlib import X
        from Xlib import display as xdisplay

        self._x = X
        self.folder = folder
        environment = {n: v for n, v in os.environ.items() if n != "SDL_VIDEO_X11_WMCLASS"} | {
            "DISPLAY": display_name,
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
            "ARKHAM_DATA": str(folder),
            "ARKHAM_WINDOW": f"{asked[0]}x{asked[1]}" if asked else "",
        }
        self.process = subprocess.Popen(command, env=environment)
        self.display = xdisplay.Display(display_name)
        self.window = wait_for(lambda: self._find(self.display.screen().root))
        wait_for(self._is_drawn)
        self.window.set_input_focus(X.RevertToParent, X.CurrentTime)
        self.display.sync()

    def _find(self, window: Any) -> Any:
        from Xlib.error import XError

        try:
            if (window.get_wm_class() or ("",))[0] == "arkham-noir":
                return window
            children = window.query_tree().children
        except XError:
            return None
        return next((found for c in children if (found := self._find(c))), None)

    def _is_drawn(self) -> bool:
        size, pixels = self.shot()
        return len(set(pixels[:: max(1, len(pixels) // 997)])) > 3 and size[0] > 1

    def shot(self) -> tuple[tuple[int, int], bytes]:
        """Return the window's size and pixels."""
        from Xlib.error import XError

        try:
            geometry = self.window.get_geometry()
            # Without a window manager a full screen may hang over the edge of the real one.
            left, top = self.position()
            screen = self.display.screen()
            width = min(geometry.width, screen.width_in_pixels - left)
            height = min(geometry.height, screen.height_in_pixels - top)
            image = self.window.get_image(0, 0, width, height, self._x.ZPixmap, 0xFFFFFFFF)
        except XError:
            return (0, 0), b""
        return (geometry.width, geometry.height), bytes(image.data)

    def size(self) -> tuple[int, int]:
        geometry = self.window.get_geometry()
        return geometry.width, geometry.height

    def position(self) -> tuple[int, int]:
        corner = self.window.translate_coords(self.display.screen().root, 0, 0)
        return -corner.x, -corner.y

    def place(self, pos: tuple[int, int]) -> None:
        self.window.configure(x=pos[0], y=pos[1])
        self.display.sync()

    def settle(self) -> None:
        """Wait until the picture stays the same for a while."""
        before = None
        while (now := self.shot()) != before:
            before = now
            time.sleep(0.4)

    def resize(self, size: tuple[int, int]) -> None:
        self.window.configure(width=size[0], height=size[1])
        self.display.sync()

    def await_after(self, act: Callable[[], None]) -> None:
        """Do something that the picture must show, and wait until it has shown it and rests."""
        before = self.shot()
        act()
        wait_for(lambda: self.shot() != before)
        self.settle()

    def open(self) -> None:
        """Press Enter on what the menu has in focus, and wait for what it leads to."""
        self.settle()
        self.await_after(lambda: self.key("Return"))

    def _fake(self, kind: int, detail: int = 0, **where: int) -> None:
        from Xlib.ext import xtest

        xtest.fake_input(self.display, kind, detail, **where)
        self.display.sync()

    def move(self, pos: tuple[int, int]) -> None:
        corner = self.window.translate_coords(self.display.screen().root, 0, 0)
        self._fake(self._x.MotionNotify, x=pos[0] - corner.x, y=pos[1] - corner.y)

    def press(self, button: int = 1) -> None:
        self._fake(self._x.ButtonPress, button)

    def release(self, button: int = 1) -> None:
        self._fake(self._x.ButtonRelease, button)

    def click(self, pos: tuple[int, int]) -> None:
        self.move(pos)
        time.sleep(0.05)
        self.press()
        self.release()

    def carry(self, start: tuple[int, int], end: tuple[int, int], steps: int = 12) -> None:
        """Press and drag to a place, without letting go."""
        self.move(start)
        time.sleep(0.05)
        self.press()
        for i in range(1, steps + 1):
            self.move(
                (
                    start[0] + (end[0] - start[0]) * i // steps,
                    start[1] + (end[1] - start[1]) * i // steps,
                )
            )
            time.sleep(0.01)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        self.carry(start, end)
        self.release()

    def key(self, name: str) -> None:
        from Xlib import XK

        code = self.display.keysym_to_keycode(XK.string_to_keysym(name))
        self._fake(self._x.KeyPress, code)
        self._fake(self._x.KeyRelease, code)

    # What the game has saved

    def session(self) -> Session:
        session = Storage(self.folder).load()
        assert session is not None
        return session

    def commands(self) -> list[str]:
        """Return the commands given so far, from the save."""
        return [node.command for node in self.session().path()[1:]]

    def layout(self) -> TableLayout:
        session = self.session()
        return layout_of(session.state, self.size())

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(20)


def layout_of(state: GameState, size: tuple[int, int]) -> TableLayout:
    """Return where everything lies on the table of a state."""
    return table_layout(size, 1.0, shape_of(TableView.of(state), state.rules))
