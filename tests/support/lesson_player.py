"""Play the first evening on its real table, as a player would: by mouse or by keys."""

from __future__ import annotations

from pathlib import Path

import pygame

from arkham.flow.game import Game
from arkham.lessons.script import Step
from arkham.play.storage import Storage
from arkham.scenes.lessons.placing import surroundings
from arkham.scenes.lessons.tutorial import TutorialOverlay
from arkham.scenes.stack import Appearance, SceneStack
from arkham.scenes.table.layout.anchors import anchor_rects
from arkham.scenes.table.scene import TableScene
from arkham.scenes.table.spots import card_at
from arkham.settings import keys
from arkham.settings.settings import Settings

FRAME_S = 1 / 60


class LessonPlayer:
    """One evening in a window of its own."""

    def __init__(
        self,
        folder: Path,
        size: tuple[int, int] = (1280, 720),
        *,
        text: float = 1.0,
        speed: float = 0.0,
    ) -> None:
        self.game = Game(Storage(folder), Settings(text_scale=text, speed=speed))
        self.stack = SceneStack(size, self.game.menu(), Appearance(text))
        self.stack.apply(self.game.tutorial.open())
        self.settle()

    @property
    def table(self) -> TableScene:
        scene = self.stack.top
        assert isinstance(scene, TableScene), scene
        return scene

    @property
    def overlay(self) -> TutorialOverlay:
        return next(o for o in self.table.overlays if isinstance(o, TutorialOverlay))

    @property
    def course(self):
        return self.overlay.course

    @property
    def step(self) -> Step | None:
        return self.course.step

    def settle(self, seconds: float = 0.0) -> None:
        """Let time pass until nothing moves, and so many seconds more."""
        for _ in range(600):
            if not self.stack.update(FRAME_S):
                break
        for _ in range(round(seconds / FRAME_S)):
            self.stack.update(FRAME_S)

    # The mouse

    def place(self, anchor: str) -> tuple[int, int]:
        rects = anchor_rects(anchor, surroundings(self.table))
        assert rects, f"{anchor} is not on the table"
        return rects[0].center

    def send(self, kind: int, **values: object) -> None:
        self.stack.handle(pygame.event.Event(kind, **values))

    def point(self, pos: tuple[int, int]) -> None:
        self.send(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))

    def click(self, pos: tuple[int, int]) -> None:
        self.point(pos)
        self.send(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)
        self.send(pygame.MOUSEBUTTONUP, pos=pos, button=1)
        self.settle()

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        self.point(start)
        self.send(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
        for share in (0.1, 0.5, 1.0):
            self.point(tuple(round(a + (b - a) * share) for a, b in zip(start, end, strict=True)))
        self.send(pygame.MOUSEBUTTONUP, pos=end, button=1)
        self.settle()

    def control(self, name: str) -> tuple[int, int]:
        """Return where a control of the note is."""
        return next(w.rect.center for w in self.overlay.widgets if w.id == name)

    def do_by_mouse(self) -> None:
        """Do what the step asks for with the mouse."""
        step = self.step
        assert step is not None
        if step.is_read:
            self.click(self.control("read"))
        elif step.goes_back:
            self.click(self.place("tool undo"))
            self.click(self.place("tool redo"))
        else:
            self.command_by_mouse(step.commands[0])

    def command_by_mouse(self, command: str) -> None:
        """Give one command; a closing is confirmed on its sheet."""
        verb, *of = command.split()
        match verb:
            case "lead":
                self.drag(self.place("lead"), self.place(f"line {of[0]}"))
            case "hand" | "play":
                self.click(self.place(f"hand {of[0]}"))
                self.click(self.place(f"line {of[1]}"))
            case "take":
                self.click(self.place("action take"))
            case "pass":
                self.click(self.place("action pass"))
            case "pick":
                self.click(self.place(f"card {of[0]}"))
            case "skip":
                self.click(self.place("answer skip"))
            case "use":
                self.click(self.place(f"helper {of[1]}"))
            case "close":
                self.click(self.place("action close-case"))
                self.click(self.stack.top.group.find("close").rect.center)
            case _:
                raise AssertionError(f"nobody has learnt to {command}")

    # The keys

    def press(self, action: str) -> None:
        """Press the key of an action."""
        code, mod = _PRESSED[action]
        letter = chr(code) if code < 128 else ""
        self.send(pygame.KEYDOWN, key=code, mod=mod, unicode=letter, scancode=0)
        self.settle()

    def walk_to(self, wanted) -> None:
        """Move the focus of the table with the keys until it is where it is wanted."""
        self.press("right")
        for _ in range(80):
            spot = self.table.cues.focused
            if spot is not None and wanted(spot):
                return
            self.press("next")
        raise AssertionError("the keys do not lead there")

    def carry_by_keys(self, card: str, line: str) -> None:
        table = self.table
        number, first = (table.session.rules.index[each] for each in (card, line))
        self.walk_to(lambda spot: card_at(table.view, spot) == number)
        self.press("confirm")
        self.walk_to(lambda spot: spot.name == "slot" and table.view.lines[spot.index][0] == first)
        self.press("confirm")

    def do_by_keys(self) -> None:
        """Do what the step asks for with the keys."""
        step, table = self.step, self.table
        assert step is not None
        if step.is_read:
            self.press("confirm")
            return
        if step.goes_back:
            self.press("undo")
            self.press("redo")
            return
        verb, *of = step.commands[0].split()
        rules = table.session.rules
        match verb:
            case "lead":
                first = table.session.state.first_lead()
                self.carry_by_keys(rules.cards[first].id, of[0])
            case "hand" | "play":
                self.carry_by_keys(of[0], of[1])
            case "take":
                self.press("take")
            case "pick" if table.cues.fan:
                self.walk_to(lambda spot: spot.name == "fan")
                self.press("confirm")
            case "pick":
                self.walk_to(lambda spot: card_at(table.view, spot) == rules.index[of[0]])
                self.press("confirm")
            case "skip":
                self.press("skip")
            case "use":
                side = int(of[1]) - 1
                self.walk_to(lambda spot: spot.name == "side" and spot.index == side)
                self.press("confirm")
            case "close":
                self.press("close-case")
                self.press("confirm")
            case _:
                raise AssertionError(f"nobody has learnt to {step.commands[0]}")


_CODES = {
    "confirm": pygame.K_RETURN,
    "back": pygame.K_ESCAPE,
    "next": pygame.K_TAB,
    "right": pygame.K_RIGHT,
    "skip": pygame.K_SPACE,
    "take": pygame.K_1,
    "close-case": pygame.K_4,
    "undo": pygame.K_z,
    "redo": pygame.K_y,
    "hint": pygame.K_h,
}
_PRESSED = {
    action: (code, pygame.KMOD_CTRL if action in ("undo", "redo") else 0)
    for action, code in _CODES.items()
}
assert all(action in keys.defaults() for action in _CODES)
