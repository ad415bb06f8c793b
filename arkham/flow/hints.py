"""The way through the tiers of a hint, and to the bot that plays on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham.files import logfile
from arkham.files.texts import advice_texts
from arkham.play.session import Mark
from arkham.rules.choices import notation
from arkham.scenes.advice.hint import HintOverlay, WatchOverlay
from arkham.scenes.dialogs.dialog import DialogScene
from arkham.scenes.dialogs.sheet import Further
from arkham.scenes.stack import Pop, Push, Transition

if TYPE_CHECKING:
    from arkham.flow.game import Game
    from arkham.rules.state import GameState
    from arkham.scenes.table.layout.table import Spot
    from arkham.scenes.table.scene import TableScene

WATCH_SECONDS = 0.6
"""How long the bot thinks about a move while somebody watches."""
PRACTICE = "practice"
"""The setting under which a shown move ends a fair run."""


class HintFlow:
    """What one player can be told about the move to make."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def ask(self, spot: Spot, table: TableScene) -> Transition | None:
        """Show the first tier, or the next one of the hint that lies on the table."""
        for overlay in table.overlays:
            if isinstance(overlay, HintOverlay):
                overlay.further(table)
                return None
        return Push(self._game.sheet("hint", spot, table, self._further(table)))

    def _further(self, table: TableScene) -> Further | None:
        """Return the way to the second tier, which says before what it costs the run."""
        if table.session.choice is None or self._game.mind.is_silent:
            return None
        words = advice_texts()["hint"]
        is_fair = table.session.mark is Mark.FAIR
        ends_fair = is_fair and self._ends_fair()
        note = "further_note" if ends_fair else "further_fair" if is_fair else "further_practice"
        return Further(
            words["further"],
            words[note],
            "hint",
            lambda: self._show_moves(table),
            grave=ends_fair,
        )

    def _ends_fair(self) -> bool:
        return self._game.settings.hint_mark == PRACTICE

    def _show_moves(self, table: TableScene) -> Transition:
        inquiry = self._game.mind.ask_advice(table.session.state)
        table.overlays.append(HintOverlay(inquiry, table, lambda: self._was_shown(table)))
        return Pop()

    def _was_shown(self, table: TableScene) -> None:
        """Mark the run now that there is something to see; who got no answer has paid nothing."""
        session = table.session
        logfile.log.info("hint: turn %d, move %d", session.state.turn, session.here.depth)
        if self._ends_fair() and session.mark is Mark.FAIR:
            session.mark_as_practice()
            if not self._game.new_game.holds_back(session):
                self._game.storage.save(session)


class WatchFlow:
    """The way to a bot that plays on, and what that costs the run."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def ask(self, table: TableScene) -> Transition:
        """Let the bot play; a fair run hears before that it ends by that."""
        words = advice_texts()["watch"]
        if table.session.mark is not Mark.FAIR:
            self._begin(table)
            return Pop()
        # The pause lies below: both are left by one button.
        return Push(
            DialogScene(
                words["title"],
                words["words"],
                [("watch", words["begin"]), ("no", words["no"])],
                lambda button: self._chosen(table, button),
                table.theme,
            )
        )

    def _chosen(self, table: TableScene, button: str) -> Transition:
        if button != "watch":
            return Pop()
        self._begin(table)
        return Pop(Pop())

    def _begin(self, table: TableScene) -> None:
        for overlay in tuple(table.overlays):
            if isinstance(overlay, HintOverlay):
                overlay.put_away(table)
        mind = self._game.mind
        overlay = WatchOverlay(
            lambda state: mind.ask_advice(state, WATCH_SECONDS),
            _quick_move,
            lambda: self._moves(table),
        )
        table.overlays.append(overlay)

    def _moves(self, table: TableScene) -> None:
        """Mark the run with the first move that is not the player's."""
        if table.session.mark is Mark.FAIR:
            logfile.log.info("watch: from turn %d", table.session.state.turn)
            table.session.mark_as_practice()


def _quick_move(state: GameState) -> str:
    """Return a good move without a worker, at once."""
    from arkham.ai.bots import Expert

    return notation(state, Expert(0)(state))


def show_hint(game: Game, table: TableScene, *, tier: int) -> HintOverlay:
    """Lay a hint over a table as if it had been asked for; of pictures and tests."""
    HintFlow(game)._show_moves(table)
    overlay = table.overlays[-1]
    assert isinstance(overlay, HintOverlay)
    overlay.update(0.0, table)
    overlay.tier = tier
    return overlay
