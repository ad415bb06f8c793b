"""Lessons and tips: the first evening at a table of its own, and what is told once elsewhere.

The session of the evening is never the running game: nothing of it is saved, shelved or counted.
How far it has come, and which tips were seen, is written into a file of its own.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from arkham.files.texts import menu_texts, texts
from arkham.lessons.progress import Progress, load_progress, writing
from arkham.scenes.menu.scene import MenuItem
from arkham.scenes.stack import Push, Replace, Scene, Transition

if TYPE_CHECKING:
    from arkham.flow.game import Game
    from arkham.flow.replay import ReplayFlow
    from arkham.lessons.course import Course
    from arkham.play.history import Node
    from arkham.scenes.dialogs.dialog import DialogScene
    from arkham.scenes.table.layout.table import Spot
    from arkham.scenes.table.scene import TableScene

_BEFORE = ("rules", "settings")  # once they are done, the lessons stand before these


class TutorialFlow:
    """The way into the lessons, through them and out of them."""

    def __init__(self, game: Game) -> None:
        self._game = game

    @cached_property
    def progress(self) -> Progress:
        """Return how far this player has come; every table and the settings look here."""
        return load_progress(self._game.storage.folder)

    def keep(self) -> None:
        """Write down how far it is."""
        storage = self._game.storage
        if storage.keeps:
            storage.writer.do(writing(storage.folder, self.progress), key="lessons")

    def offer(self, items: list[MenuItem]) -> None:
        """Put the lessons into the menu: first until they are done, unless a game waits."""
        words, progress = menu_texts(), self.progress
        if progress.step:
            note = words["lessons_on"].format(number=progress.lesson, count=progress.lessons)
        else:
            note = words["lessons_note"]
        ids = [item.id for item in items]
        if progress.finished:
            place = min(ids.index(name) for name in _BEFORE if name in ids)
            label = words["lessons_table" if progress.is_over else "lessons_again"]
            items.insert(place, MenuItem("lessons", label))
        else:
            place = ids.index("new") + (ids[0] != "new")
            items.insert(place, MenuItem("lessons", words["lessons"], note))

    # Tips

    def give_tips(self, table: TableScene) -> None:
        """Lay the tips over a table, unless the player wants none; what was seen stays seen."""
        if not self._game.settings.tips:
            return
        from arkham.lessons.tips import first_tips
        from arkham.scenes.lessons.tips import TipOverlay

        case = table.session.case.number
        table.overlays.append(
            TipOverlay(
                [tip for tip in first_tips() if case in tip.cases],
                self.progress.tips,
                wanted=lambda: self._game.settings.tips,
                on_seen=self.keep,
                on_never=self._no_more_tips,
            )
        )

    def tips_wanted(self, shown: list[Scene]) -> None:
        """Follow a change of the settings: a table that has no tips gets them now."""
        from arkham.scenes.lessons.tips import TipOverlay
        from arkham.scenes.table.scene import TableScene

        tables = [scene for scene in shown if isinstance(scene, TableScene)]
        for table in tables:
            has_tips = any(isinstance(overlay, TipOverlay) for overlay in table.overlays)
            if table.session is self._game.session and not has_tips:
                self.give_tips(table)

    def _no_more_tips(self) -> None:
        self._game.settings.tips = False
        self._game.live.changed()

    def show_tips_again(self) -> str:
        """Forget which tips were seen; return what the player is told."""
        self.progress.tips.clear()
        self.keep()
        if not self._game.settings.tips:
            self._game.settings.tips = True
            self._game.live.changed()
        return texts()["settings"]["tips_fresh"]

    # The table

    def open(self) -> Transition:
        """Sit down to the lessons, where they were left."""
        from arkham.lessons.course import Course
        from arkham.lessons.script import first_evening

        progress = self.progress
        course = Course.begun(first_evening(), progress.commands, progress.step)
        return Replace(self.table(course))

    def again(self) -> Transition:
        """Begin the evening anew."""
        self.progress.put_away()
        self.keep()
        return self.open()

    def table(self, course: Course) -> TableScene:
        """Return the table of the evening with its note."""
        from arkham.lessons.tips import covered_by
        from arkham.scenes.lessons.tutorial import TutorialOverlay
        from arkham.scenes.table.scene import TableScene

        game = self._game
        callbacks = game.callbacks(lambda: scene)
        callbacks.on_tool = lambda tool, table: self._from_tool(tool, table, course)
        callbacks.on_end = lambda table: self._end(course)
        callbacks.on_explain = lambda topic, spot, table: explain(topic, spot)
        scene = TableScene(course.session, game.preferences, callbacks)

        def reached() -> None:
            was_over = self.progress.is_over
            self.progress.reached(course)
            if not was_over:  # a tip about what was just learnt would only repeat it
                self.progress.tips |= covered_by(course.lessons_done)
            self.keep()
            if self.progress.is_over and not was_over:
                scene.say(texts()["lessons"]["over"])

        def explain(topic: str, spot: Spot) -> Transition | None:
            if topic == "hint":
                course.asked_for_hint()
                reached()
            return game.explain(topic, spot, scene)

        def skip() -> None:
            self._skip(course, scene)

        reached()
        scene.stage.deals = not course.commands
        scene.overlays.append(TutorialOverlay(course, reached, skip))
        game.soundtrack.sit_down(scene)
        return scene

    def _skip(self, course: Course, table: TableScene) -> None:
        """Put the lessons away; the table stays and can be played on."""
        course.skip()
        self.progress.reached(course)
        self.keep()
        table.say(texts()["lessons"]["skipped"])

    def _from_tool(self, tool: str, table: TableScene, course: Course) -> Transition | None:
        if tool == "menu":
            return Push(self._pause(table, course))
        if tool == "log":
            return Push(self._replays(course).log(table))
        return self._game.from_tool(tool, table)

    def _replays(self, course: Course) -> ReplayFlow:
        """Return the way back through the evening, which leads to its own table."""
        from arkham.flow.replay import ReplayFlow

        def play_on(node: Node) -> Transition:
            course.session.jump(node)
            course.moved()
            return Replace(self.table(course))

        return ReplayFlow(self._game, apart=play_on)

    def _pause(self, table: TableScene, course: Course) -> DialogScene:
        """Return the sheet that Esc lays over the table of the evening."""
        from arkham.flow.pause import sheet

        words = texts()["lessons"]
        is_over = course.step is None
        own = {"skip": "" if is_over else words["skip"], "restart": words["restart"]}
        told = words["pause_over" if is_over else "pause_words"]
        return sheet(self._game, table, own, lambda b: self._paused(b, table, course), told)

    def _paused(self, button: str, table: TableScene, course: Course) -> Transition:
        from arkham.flow.pause import chosen
        from arkham.scenes.stack import Pop

        if button == "restart":
            return self.again()
        if button == "skip":
            self._skip(course, table)
            return Pop()
        return chosen(self._game, table, button)

    def _end(self, course: Course) -> Transition:
        """Show how an evening that was played on has ended; nobody counts it."""
        from arkham.rules.state import Won
        from arkham.scenes.game_over.scene import GameOverScene

        game, session = self._game, course.session
        self.progress.put_away()
        self.keep()
        game.soundtrack.show("won" if isinstance(session.outcome, Won) else "lost")
        return Replace(
            GameOverScene(
                session,
                lambda answer: self._from_end(answer, course),
                standing=texts()["lessons"]["not_counted"],
            )
        )

    def _from_end(self, answer: str, course: Course) -> Transition:
        if answer == "again":
            return self.again()
        if answer == "new":
            return Push(self._game.setup())
        if answer == "replay":
            return Push(self._replays(course).replay(course.session))
        return Replace(self._game.menu())
