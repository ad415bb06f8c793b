"""Start the game in its window, whatever the day is like."""

from __future__ import annotations

import os
import sys

from arkham.app import App, AppDoors, NoDisplay
from arkham.atomic import remove_leftovers
from arkham.game import Game
from arkham.paths import cache_folder
from arkham.rescue import Rescue
from arkham.settings import SettingsFile
from arkham.shipped import remember_in
from arkham.storage import Storage
from arkham.texts import texts
from arkham.window import WindowState


def main() -> int:
    """Run the game; a mistake that even the crash page cannot show ends it with a sentence."""
    try:
        return open_app().run()
    except NoDisplay:
        raise
    except Exception as error:
        from arkham import logbook

        logbook.start()
        logbook.log.critical("end: %s", logbook.told(error))
        print(f"{logbook.told(error)}\n{texts()['crash']['end']}", file=sys.stderr)
        return 1


def open_app() -> App:
    """Return the game with its window open, before the first frame."""
    remember_in(cache_folder())
    file = SettingsFile()
    settings, notices = file.load()
    storage = Storage()
    storage.claim()
    if storage.keeps:
        remove_leftovers(file.path.parent)
    storage.notices += notices
    game = Game(storage, settings, file)
    live = game.live
    doors = AppDoors(
        after_first_frame=game.prepare,
        on_window=live.window_changed,
        on_focus=live.focus_changed,
        on_touch=live.touched,
        on_action=game.everywhere,
        on_leave=live.close_sound,
        on_crash=Rescue(game).page,
    )
    live.app = App(game.menu(), _first_window(live.window()), doors=doors, taste=live.taste)
    return live.app


def _first_window(remembered: WindowState) -> WindowState:
    """Return the window to open; ARKHAM_WINDOW=1280x720 asks for a size, as tests do."""
    width, _, height = os.environ.get("ARKHAM_WINDOW", "").partition("x")
    if width.isdigit() and height.isdigit():
        return remembered._replace(size=(int(width), int(height)))
    return remembered
