"""Pause a game: the way to everything that is not the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham.files.texts import advice_texts, texts
from arkham.flow.crash import report_page
from arkham.flow.hints import WatchFlow
from arkham.scenes.dialogs.dialog import DialogScene
from arkham.scenes.stack import Pop, Push, Quit, Replace, Transition

if TYPE_CHECKING:
    from arkham.flow.game import Game
    from arkham.scenes.table.scene import TableScene


def pause(game: Game, table: TableScene) -> DialogScene:
    """Return the sheet that Esc lays over the table."""
    words = texts()["pause"]
    way_back = game.new_game.way_back()
    window = "windowed" if game.settings.fullscreen else "fullscreen"
    watch = [("watch", advice_texts()["watch"]["button"])] if _can_watch(game, table) else []
    buttons = [
        ("resume", words["resume"]),
        *([("left", way_back)] if way_back else []),
        ("settings", words["settings"]),
        (window, words[window]),
        ("rules", words["rules"]),
        *watch,
        ("restart", words["restart"]),
        ("report", words["report"]),
        ("menu", words["menu"]),
        ("quit", words["quit"]),
    ]
    return DialogScene(
        words["title"],
        words["words"],
        buttons,
        lambda button: _chosen(game, table, button),
        table.theme,
        escape="resume",
    )


def _can_watch(game: Game, table: TableScene) -> bool:
    """Say whether a bot may play on: hints are allowed, and nothing else leads the game."""
    leads = any(overlay.leads for overlay in table.overlays)
    return game.settings.hints and table.session.choice is not None and not leads


def _chosen(game: Game, table: TableScene, button: str) -> Transition:
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
