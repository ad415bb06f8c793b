"""The way through the casebook: to a game's replay, to its deal, to the case of a day."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from arkham.records.casebook import Casebook
from arkham.records.daily import daily_case, today
from arkham.records.records import Record
from arkham.scenes.casebook.scene import CasebookCallbacks, CasebookScene
from arkham.scenes.stack import Pop, Push, Transition

if TYPE_CHECKING:
    from arkham.flow.game import Game
    from arkham.play.session import Session


class CasebookFlow:
    """What one player can do with the games of the past."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def casebook(self) -> CasebookScene:
        """Return the casebook, opened at the latest game."""
        game = self._game
        self._book = Casebook(game.books, game.cases)
        return CasebookScene(
            self._book,
            today(),
            CasebookCallbacks(
                on_open=self._open,
                on_story=self._story,
                on_play=self._play,
                on_day=self._play_day,
                on_open_deck=lambda record: self._play(record, open_deck=True),
            ),
        )

    def _open(self, session: Session, notice: str) -> Transition:
        return Push(self._game.replay(session, notice=notice))

    def _story(self, session: Session) -> Transition:
        """Open the last page of a game again; leaving it leads back to the casebook."""

        def choose(answer: str) -> Transition | None:
            return Pop() if answer == "casebook" else self._game.from_end(session, answer)

        return Push(self._game.end_page(session, choose, "casebook"))

    def _play(self, record: Record, *, open_deck: bool = False) -> Transition | None:
        """Deal a game's cards once more."""
        case = self._book.case_of(record)
        if case is None:
            return None
        return self._game.deal(case, dict(record.options), record.seed, open_deck=open_deck)

    def _play_day(self, day: date) -> Transition:
        case, seed = daily_case(self._game.cases, day)
        return self._game.deal(case, {}, seed)
