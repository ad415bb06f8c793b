"""Share what tests of looking back need: recorded games, a replay, hands to touch it."""

from __future__ import annotations

from random import Random

import pygame
from places import REPLAYS
from recorder import recording

from arkham.casefile import load_case
from arkham.flow.game import Game
from arkham.play.history import Node
from arkham.play.savefile import load_text
from arkham.play.session import Session
from arkham.rules.choices import Verb
from arkham.scenes.replay.scene import ReplayScene
from arkham.scenes.stack import SceneStack
from arkham.scenes.table.scene import TablePreferences
from arkham.scenes.table.view import TableView

FILES = sorted(REPLAYS.glob("*-1.json"))
SIZES = ((1024, 640), (1280, 720), (1920, 1080), (3840, 2160))
SCALES = (1.0, 1.5, 2.0)


def recorded(name: str = "case1-won-1") -> Session:
    session, notice = load_text((REPLAYS / f"{name}.json").read_text(encoding="utf-8"))
    assert notice is None
    return session


def shown(session: Session, **preferences: object) -> ReplayScene:
    scene = ReplayScene(session, TablePreferences(**{"speed": 0.0} | preferences))  # type: ignore[arg-type]
    scene.on_resize((1280, 720))
    return scene


def key(scene: ReplayScene, code: int, mod: int = 0) -> object:
    return scene.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=""))


def mouse(scene: ReplayScene, kind: int, pos: tuple[int, int]) -> object:
    values = {"pos": pos, "rel": (0, 0), "buttons": (0, 0, 0), "button": 1, "touch": False}
    return scene.handle(pygame.event.Event(kind, values))


def click(scene: ReplayScene, widget_id: str) -> object:
    widget = scene.group.find(widget_id)
    assert widget is not None
    for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
        mouse(scene, kind, widget.rect.center)
    return mouse(scene, pygame.MOUSEBUTTONUP, widget.rect.center)


def shows(scene: ReplayScene, node: Node) -> bool:
    return scene.here is node and scene.table.view == TableView.of(node.state)


def long_game(decisions: int) -> Session:
    """Pack and unpack the briefcase, which costs nothing, then play on, for that many decisions."""
    session = Session.new(load_case(3), seed=2)
    while session.here.depth < decisions:
        offered = session.choice.options  # type: ignore[union-attr]
        packing = [o for o in offered if o.verb in (Verb.STOW, Verb.UNPACK)]
        often = packing and session.here.depth < decisions - 20
        session.do(packing[0] if often else offered[0])
    return session


def branched(ways: int) -> Session:
    """Return a finished game that went so many ways."""
    session, chance = recorded(), Random(1)
    tip = session.here
    while len(session.branches()) < ways:
        at = chance.choice(session.path()[:-1])
        session.jump(at)
        untried = [o for o in session.choice.options]  # type: ignore[union-attr]
        session.do(chance.choice(untried))
        session.jump(tip)
    return session


def opened(game: Game, session: Session) -> tuple[SceneStack, ReplayScene]:
    """Return a stack with a replay over the menu."""
    stack = SceneStack((1280, 720), game.menu())
    scene = game.replay(session)
    assert isinstance(scene, ReplayScene)
    stack._push(scene)
    return stack, scene


def press(stack: SceneStack, code: int) -> None:
    stack.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))


def use(stack: SceneStack, widget_id: str) -> None:
    """Use a button of the top scene with the keys."""
    stack.top.group.focus(widget_id)  # type: ignore[union-attr]
    press(stack, pygame.K_RETURN)


def words_of(scene: ReplayScene, size: tuple[int, int]) -> list[tuple[str, str]]:
    surface = pygame.Surface(size, 0, 32)
    scene.draw(surface)
    scene.table.repaint()
    with recording() as recorder:
        scene.draw(surface)
    return [(record.asked, record.shown) for record in recorder.clipped]
