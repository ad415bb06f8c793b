"""Open a case; the game that is left for it stays within reach until the new one's first move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham.files.texts import menu_texts, texts
from arkham.scenes.stack import Replace, Transition

if TYPE_CHECKING:
    from arkham.flow.game import Game
    from arkham.play.session import Session
    from arkham.rules.cards import CaseDef


class NewGameFlow:
    """The way from one game to the next, and back.

    Until the first move of the new game the save still holds the one that was left: whoever
    quits now finds that again. With the first move it goes to the casebook as left open.
    """

    def __init__(self, game: Game) -> None:
        self._game = game
        self.left: Session | None = None
        self._fresh: Session | None = None  # the new game, while nobody has acted in it

    def open(
        self, case: CaseDef, options: dict[str, str], seed: int, *, open_deck: bool = False
    ) -> Transition:
        from arkham.play.session import Mark
        from arkham.records.bookkeeping import is_given_up

        game, running = self._game, self._game.session
        if running is not None and is_given_up(running):
            self.left = running
        self._fresh = game.books.begin(game.cases, case, options, seed, open_deck=open_deck)
        if self.left is not None and _deal_of(self.left) == _deal_of(self._fresh):
            self._fresh.mark_as_practice()
        if self.left is not None and game.books.has_seen_deck(self.left):
            self.left.mark_as_practice()  # whoever goes back to it has seen its cards
            game.storage.save(self.left)
        table = game.table(self._fresh)
        table.stage.deals = True
        game.soundtrack.moment("new_game")
        if open_deck:
            table.say(texts()["open_deck"]["begun"])
        elif game.books.has_seen_deck(self._fresh):
            table.say(texts()["open_deck"]["seen"])
        elif self._fresh.mark is Mark.PRACTICE:
            table.say(texts()["open_deck"]["played"])
        elif self.left is not None:
            table.say(texts()["pause"]["can_go_back"])
        return Replace(table)

    def holds_back(self, session: Session) -> bool:
        """Say whether a game must not be saved yet, because the save holds the one left for it."""
        if session is not self._fresh:
            self.left = self._fresh = None
        return self.left is not None

    def moved(self) -> None:
        """Take note of a move: what was left is given up now."""
        if self.left is not None:
            self._game.books.give_up(self.left)
        self.left = self._fresh = None

    def back(self) -> Transition:
        """Return to the game that was left; the new one was only a deal."""
        assert self.left is not None
        return Replace(self._game.table(self.left))

    def way_back(self) -> str:
        """Name the game that was left, or nothing."""
        if self.left is None:
            return ""
        state = self.left.state
        return menu_texts()["left"].format(number=self.left.case.number, turn=state.turn)


def _deal_of(session: Session) -> tuple[str, int, dict[str, str]]:
    return session.case.id, session.seed, session.options
