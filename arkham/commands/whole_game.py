"""Whole games for the self-test and the tests: from the menu to the last page, by one way."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pygame

from arkham.ai import PLAYERS, Player
from arkham.commands.pilot import Pilot, PilotError, Way
from arkham.flow.game import Game
from arkham.play.storage import Storage
from arkham.rules import GameState, Option, apply
from arkham.rules.choices import Prompt, Verb
from arkham.scenes.draw.memory import return_memory_early
from arkham.scenes.game_over.scene import GameOverScene
from arkham.scenes.menu.scene import MenuScene
from arkham.scenes.setup.scene import SetupScene
from arkham.scenes.stack import SceneStack
from arkham.scenes.table.view import TableView
from arkham.scenes.widgets.choices import OptionRow
from arkham.settings.settings import Settings

__all__ = ["PilotError", "Playthrough", "Way", "play_through"]

MOST_COMMANDS: Final = 3000
"""Many times as many as any game needs."""


@dataclass(frozen=True, slots=True)
class Playthrough:
    """How a whole game went."""

    commands: int
    ending: str


def play_through(
    case: int,
    options: dict[str, str],
    way: Way,
    seed: int,
    folder: Path,
    *,
    size: tuple[int, int] = (1280, 720),
    player: str = "greedy",
    draw: bool = True,
) -> Playthrough:
    """Play one game from the menu to its end and check the picture after every command."""
    _open_screen(size)
    settings = Settings(speed=0.0, auto_resolve=False)
    game = Game(Storage(folder / f"{case}-{way}-{seed}"), settings)
    stack = SceneStack(size, game.menu())
    surface = pygame.Surface(size, 0, 32)
    pilot = Pilot(stack, way)
    _begin(stack, pilot, case, options, seed)
    table = pilot.table
    session = table.session
    decide = PLAYERS[player](seed)
    commands = 0
    laid_back: set[int] = set()
    while (choice := session.choice) is not None:
        if commands == MOST_COMMANDS:
            raise PilotError("the game does not end")
        option = decide(session.state)
        if option.verb is Verb.SKIP and session.can_cancel():
            # The hands lay a tool back where the rules would spend it: once is enough.
            if choice.source in laid_back:
                option = next(o for o in choice.options if not o.free)
            laid_back.add(choice.source)
        if option.verb is Verb.CLOSE:
            pilot.close(option, _scored(session.state, option, decide))
        else:
            pilot.perform(option)
        commands += 1
        if table.view != TableView.of(session.state):
            raise PilotError("the picture does not show the game")
        if draw and commands % 16 == 1:
            stack.draw(surface)
    pilot.key(pygame.K_RETURN)
    if not isinstance(stack.top, GameOverScene):
        raise PilotError("the game is over, but no last page came")
    stack.draw(surface)
    ending = table.hud.prompt
    stack.close()
    return Playthrough(commands, ending)


def _scored(state: GameState, close: Option, decide: Player) -> list[int]:
    """Return the puzzles that a player would score in a closing."""
    state, scored = state.clone(), []
    apply(state, close)
    while (choice := state.choice) is not None and choice.prompt is Prompt.SCORE:
        option = decide(state)
        if option.verb is Verb.PICK:
            scored.append(option.card)
        apply(state, option)
    return scored


def _open_screen(size: tuple[int, int]) -> None:
    return_memory_early()
    if not pygame.display.get_init():
        pygame.display.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode(size)
    if not pygame.font.get_init():
        pygame.font.init()


def _begin(stack: SceneStack, pilot: Pilot, case: int, options: dict[str, str], seed: int) -> None:
    """Go from the menu through the set-up to the table."""
    menu = stack.top
    assert isinstance(menu, MenuScene)
    _press(pilot, menu, "new")
    setup = stack.top
    assert isinstance(setup, SetupScene)
    setup.terms.seed = seed
    _press(pilot, setup, f"case{case}")
    for name, value in options.items():
        _set_option(pilot, setup, name, value)
    terms = setup.terms
    if terms.case.number != case or terms.options != options:
        found = f"case {terms.case.number} with {terms.options}"
        raise PilotError(f"the set-up has {found}, not case {case} with {options}")
    _press(pilot, setup, "open")


def _press(pilot: Pilot, scene: MenuScene | SetupScene, widget_id: str) -> None:
    widget = scene.group.find(widget_id)
    if widget is None:
        raise PilotError(f"there is no {widget_id}")
    if pilot.way is not Way.KEYS:
        pilot.click(widget.rect.center)
        return
    _walk_to(pilot, scene, widget_id)
    pilot.key(pygame.K_RETURN)


def _walk_to(pilot: Pilot, scene: MenuScene | SetupScene, widget_id: str) -> None:
    for _ in range(len(scene.group.widgets)):
        if scene.group.focused is not None and scene.group.focused.id == widget_id:
            return
        pilot.key(pygame.K_TAB)
    raise PilotError(f"the keys do not reach {widget_id}")


def _set_option(pilot: Pilot, scene: SetupScene, name: str, value: str) -> None:
    """Choose one value of an option row."""
    row = scene.group.find(f"option.{name}")
    assert isinstance(row, OptionRow)
    place = [choice.id for choice in row.choices].index(value)
    if pilot.way is Way.KEYS:
        _walk_to(pilot, scene, row.id)
        current = [choice.id for choice in row.choices].index(row.chosen)
        for _ in range(abs(place - current)):
            pilot.key(pygame.K_RIGHT if place > current else pygame.K_LEFT)
        return
    box = row.boxes(0, 0)[place]
    pilot.click((box.centerx, box.bottom - 8))
