"""The way to where a case was lost, and from there back to the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from arkham.flow.replay import ReplayFlow
from arkham.play.history import Node
from arkham.play.session import Session
from arkham.scenes.review.scene import ReviewCallbacks, ReviewInquiry, ReviewScene
from arkham.scenes.stack import Push

if TYPE_CHECKING:
    from arkham.ai.review import Review
    from arkham.flow.game import Game


class Known:
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
        scene = ReviewScene(
            session.case,
            line,
            self._asked(line),
            callbacks,
            text_scale=game.settings.text_scale,
            high_contrast=game.settings.high_contrast,
        )
        return scene

    def _asked(self, line: Sequence[Node]) -> ReviewInquiry:
        if (review := self.known(line[-1])) is not None:
            return Known(review)
        return self._game.mind.ask_review(line[0].state, [node.command for node in line[1:]])
