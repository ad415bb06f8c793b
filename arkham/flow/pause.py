"""Pause a game: the way to everything that is not the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from arkham.files.texts import advice_texts, texts
from arkham.flow.crash import report_page
from arkham.flow.hints import WatchFlow
from arkham.scenes.dialogs.dialog import DialogScene
from arkham.scenes.stack import Pop, Push, Quit, Replace, Transition

if TYPE_CHECKING:
    from arkham.flow.game import Game
    from arkham.scenes.table.scene import TableScene


ORDER = (
    *("resume", "left", "skip", "settings", "windowed", "fullscreen", "rules", "watch"),
    *("restart", "report", "menu", "quit"),
)
"""Every button that a pause can have: wherever one stands, it stands in this order."""


def pause(game: Game, table: TableScene) -> DialogScene:
    """Return the sheet that Esc lays over the table."""
    watch = advice_texts()["watch"]["button"] if _can_watch(game, table) else ""
    own = {"left": game.new_game.way_back(), "watch": watch}
    return sheet(game, table, own, lambda button: chosen(game, table, button))


def sheet(
    game: Game,
    table: TableScene,
    own: Mapping[str, str],
    choose: Callable[[str], Transition],
    told: str = "",
) -> DialogScene:
    """Return a pause; `own` are the buttons of this table, those without a name left out."""
    words = texts()["pause"]
    names = {name: words[name] for name in ORDER if name in words} | dict(own)
    names["fullscreen" if game.settings.fullscreen else "windowed"] = ""
    buttons = [(name, names[name]) for name in ORDER if names.get(name)]
    told = told or words["words"]
    return DialogScene(words["title"], told, buttons, choose, table.theme, escape="resume")


def _can_watch(game: Game, table: TableScene) -> bool:
    """Say whether a bot may play on: hints are allowed, and nothing else leads the game."""
    leads = any(overlay.leads for overlay in table.overlays)
    return game.settings.hints and table.session.choice is not None and not leads


def chosen(game: Game, table: TableScene, button: str) -> Transition:
    """Do what a button of the pause is for."""
    session = table.session
    match button:
        case "watch":
            return WatchFlow(game).ask(table)
        case "settings":
            return Push(game.options())
        case "rules":
            return Push(game.rules())
        case "restart":
            again = (session.case, session.options, session.seed)
            return game.deal(*again, open_deck=session.open_deck)
        case "report":
            return Push(report_page(game.report(), table.theme))
        case "left":
            return game.new_game.back()
        case "menu":
            return Replace(game.menu())
        case "quit":
            return Quit()
        case "windowed" | "fullscreen":
            game.live.toggle_fullscreen()
    return Pop()
