"""Start the game in its window, whatever the day is like."""

from __future__ import annotations

import atexit
import os
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from arkham.app.loop import App, AppCallbacks, NoDisplay
from arkham.files.atomic import remove_leftovers
from arkham.files.texts import texts
from arkham.files.writer import BackgroundWriter
from arkham.flow.crash import CrashFlow
from arkham.flow.game import Game
from arkham.play.storage import Storage
from arkham.settings.settings import Settings, SettingsFile
from arkham.settings.window_state import WindowState

if TYPE_CHECKING:
    from arkham.app.sound import Sound


def main() -> int:
    """Run the game; a mistake that even the crash page cannot show ends it with a sentence."""
    try:
        return open_app().run()
    except NoDisplay:
        raise
    except Exception as error:
        from arkham.files import logfile

        logfile.start()
        logfile.log.critical("end: %s", logfile.traceback_text(error))
        print(f"{logfile.traceback_text(error)}\n{texts()['crash']['end']}", file=sys.stderr)
        return 1


def open_app() -> App:
    """Return the game with its window open, before the first frame."""
    file = SettingsFile()
    settings, notices = file.load()
    storage = Storage(writer=BackgroundWriter())
    atexit.register(storage.release)  # whatever ends the program, the last move is written first
    storage.claim()
    if storage.keeps:
        remove_leftovers(file.path.parent)
    storage.notices += notices
    game = Game(storage, settings, file)
    live = game.live

    def after_first_frame() -> None:
        live.sound = open_sound(settings, live.tell)
        game.soundtrack.follow()
        game.prepare()

    def leave() -> None:
        game.mind.close()
        live.close_sound()
        storage.release()

    callbacks = AppCallbacks(
        after_first_frame=after_first_frame,
        on_window=live.window_changed,
        on_focus=live.focus_changed,
        on_touch=live.touched,
        on_sound_lost=live.sound_lost,
        on_action=game.do_on_every_screen,
        on_leave=leave,
        on_crash=CrashFlow(game).page,
    )
    window = _first_window(live.window())
    live.app = App(game.menu(), window, callbacks=callbacks, appearance=live.appearance)
    return live.app


def open_sound(settings: Settings, tell: Callable[[str], None]) -> Sound:
    """Let the game be heard, now that the player sees something."""
    from arkham.app.sound import Sound
    from arkham.app.sound_device import SoundDevice

    sound = Sound(settings, SoundDevice(tell))
    sound.begin()
    return sound


def _first_window(remembered: WindowState) -> WindowState:
    """Return the window to open; ARKHAM_WINDOW=1280x720 asks for a size, as tests do."""
    width, _, height = os.environ.get("ARKHAM_WINDOW", "").partition("x")
    if width.isdigit() and height.isdigit():
        return remembered._replace(size=(int(width), int(height)))
    return remembered
