"""The way back through a game: its replay, its branches, where it was lost; and on to the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from arkham.files.texts import advice_texts, texts
from arkham.play.history import Node, branches
from arkham.play.session import Mark, Session
from arkham.scenes.dialogs.dialog import DialogScene
from arkham.scenes.log.scene import LogCallbacks, LogScene
from arkham.scenes.replay.scene import ReplayCallbacks, ReplayScene
from arkham.scenes.replay.timeline import BranchScene, Way
from arkham.scenes.review.scene import ReviewCallbacks, ReviewInquiry, ReviewScene
from arkham.scenes.stack import Pop, Push, Replace, Transition
from arkham.scenes.table.scene import TableCallbacks, TableScene
from arkham.words.retelling import branch_end, branch_name

if TYPE_CHECKING:
    from arkham.ai.review import Review
    from arkham.flow.game import Game
    from arkham.scenes.draw.theme import Theme


class ReplayFlow:
    """What one player can do with the past of a game."""

    def __init__(self, game: Game, *, apart: Callable[[Node], Transition] | None = None) -> None:
        """`apart` opens a table that is no game of the player's, so that none is laid aside."""
        self._game = game
        self._apart = apart

    def replay(self, session: Session, *, at: Node | None = None, notice: str = "") -> ReplayScene:
        """Return the film of a game, at its end or at any moment."""
        callbacks = ReplayCallbacks(
            on_branches=self._branches,
            on_play=self._play,
            on_review=lambda replay: Push(self._game.reviews.review(replay.session, replay.line)),
            no_review=_no_review,
            table=TableCallbacks(on_pile=self._game.open_pile, on_explain=self._game.explain),
        )
        return ReplayScene(session, self._game.preferences, callbacks, at=at, notice=notice)

    def _branches(self, replay: ReplayScene) -> Transition:
        found = branches(replay.session.root, replay.line)
        found.sort(key=lambda branch: branch.first.depth if branch.first else 0)
        ways = [Way(branch.tip, branch_name(branch), branch_end(branch)) for branch in found]
        shown = next(i for i, branch in enumerate(found) if branch.first is None)
        return Push(BranchScene(ways, shown, replay.table.theme))

    def _play(self, replay: ReplayScene) -> Transition:
        return self.play_from(replay.session, replay.here, replay.table.theme)

    def play_from(self, session: Session, node: Node, theme: Theme) -> Transition:
        """Play on from a moment, after a word where something is at stake."""
        words = texts()["replay"]
        if self._is_barred(session, node):
            return Push(self._dialog(session, node, theme, texts()["log_page"]["barred"], []))
        warnings = []
        if session.mark is Mark.FAIR and becomes_practice(session, node):
            warnings.append(words["ask_practice"])
        if (running := self._other_game(session)) is not None:
            number, turn = running.case.number, running.state.turn
            warnings.append(words["ask_running"].format(number=number, turn=turn))
        if not warnings:
            return self._go_on(session, node)
        yes = [("yes", words["ask_yes"])]
        sentences = " ".join((words["ask_kept"], *warnings))
        return Push(self._dialog(session, node, theme, sentences, yes))

    def _dialog(
        self,
        session: Session,
        node: Node,
        theme: Theme,
        sentences: str,
        buttons: list[tuple[str, str]],
    ) -> DialogScene:
        words = texts()["replay"]
        return DialogScene(
            words["ask_title"],
            sentences,
            [*buttons, ("no", words["ask_no"])],
            lambda button: self._go_on(session, node) if button == "yes" else Pop(),
            theme,
        )

    def _is_barred(self, session: Session, node: Node) -> bool:
        """Say whether the settings keep the running game from going back to a moment."""
        barred = not self._game.settings.undo_reveals and not has_ended(session)
        return barred and session.crosses_reveal(node)

    def log(self, table: TableScene) -> LogScene:
        """Return everything that has happened in the running game, and the way back to it."""
        session, words = table.session, texts()["log_page"]

        def refusal(node: Node) -> str:
            if node is session.here:
                return words["here"]
            return words["barred"] if self._is_barred(session, node) else ""

        def note(node: Node) -> str:
            if session.mark is not Mark.FAIR:
                return ""
            return words["then_practice" if session.crosses_reveal(node) else "stays_fair"]

        def rewind(node: Node) -> Transition:
            session.jump(node)
            table.callbacks.on_change(session)
            return Pop()

        callbacks = LogCallbacks(
            on_look=lambda node: Push(self.replay(session, at=node)),
            on_rewind=rewind,
            note=note,
            refusal=refusal,
        )
        return LogScene(session, table.faces, table.theme, callbacks)

    def _other_game(self, session: Session) -> Session | None:
        """Return the running game if it is another one than this."""
        running = None if self._apart else self._game.session
        if running is None or running is session or running.outcome is not None:
            return None
        return running

    def _go_on(self, session: Session, node: Node) -> Transition:
        """Open the table at a moment; the future it had becomes a branch."""
        if self._apart is not None:
            return self._apart(node)
        if self._other_game(session) is not None:
            self._game.storage.shelve()
        if becomes_practice(session, node):
            session.mark_as_practice()
        session.jump(node)
        table = self._game.table(session)
        self._game.storage.clear_shelf_of(session)
        return Replace(table)


def _no_review(replay: ReplayScene) -> str:
    """Say why a game cannot be reviewed yet: while it runs that would be a hint unasked for."""
    is_over = has_ended(replay.session) or replay.line[-1].state.choice is None
    return "" if is_over else advice_texts()["review"]["running"]


def has_ended(session: Session) -> bool:
    """Say whether a game is over or was given up: what is played of it now is played again."""
    return session.outcome is not None or session.journal.endings > 0


def becomes_practice(session: Session, node: Node) -> bool:
    """Say whether playing from a moment is practice: its end, or a hidden card, has been seen."""
    return has_ended(session) or session.crosses_reveal(node)


class MadeReview:
    """A review that was made before: nobody has to be asked."""

    progress, is_silent = 1.0, False

    def __init__(self, review: Review) -> None:
        self.review: Review | None = review

    def look(self) -> bool:
        return False

    def drop(self) -> None:
        """Nobody is asked, so nobody has to be told."""


class ReviewFlow:
    """Where one player's games were lost; the last review is kept until another one is made."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._last: tuple[Node, Review] | None = None  # the end of the game it is about

    def known(self, end: Node) -> Review | None:
        """Return the review of the game that ends there, if it has been made."""
        return self._last[1] if self._last is not None and self._last[0] is end else None

    def review(self, session: Session, line: Sequence[Node]) -> ReviewScene:
        """Return the review of a game along one of its branches; push it."""
        game, end = self._game, line[-1]

        def found(review: Review) -> None:
            self._last = end, review

        callbacks = ReviewCallbacks(
            on_replay=lambda node: Push(game.replay(session, at=node)),
            on_try=lambda node: ReplayFlow(game).play_from(session, node, scene.theme),
            on_found=found,
        )
        scene = ReviewScene(session.case, line, self._asked(line), callbacks)
        return scene

    def _asked(self, line: Sequence[Node]) -> ReviewInquiry:
        if (review := self.known(line[-1])) is not None:
            return MadeReview(review)
        return self._game.mind.ask_review(line[0].state, [node.command for node in line[1:]])
