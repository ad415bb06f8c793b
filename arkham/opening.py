"""Open a case; who leaves another one for it is asked first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arkham.bookkeeping import is_given_up
from arkham.scenes.dialog import DialogScene
from arkham.scenes.stack import Pop, Push, Replace, Transition
from arkham.scenes.theme import theme_for
from arkham.texts import texts

if TYPE_CHECKING:
    from arkham.game import Game
    from arkham.rules.cards import CaseDef


def open_case(game: Game, case: CaseDef, options: dict[str, str], seed: int) -> Transition:
    """Begin a game; one that is running goes to the casebook as left open, after a question."""

    def begin() -> Transition:
        session = game.books.begin(game.session, game.cases, case, options, seed)
        table = game.table(session)
        table.stage.deals = True
        return Replace(table)

    running = game.session
    if running is None or not is_given_up(running):
        return begin()
    words = texts()["casebook"]
    number, turn = running.case.number, running.state.turn
    return Push(
        DialogScene(
            words["given_up_title"],
            words["given_up"].format(number=number, turn=turn),
            [("yes", words["given_up_yes"]), ("no", words["given_up_no"])],
            lambda button: begin() if button == "yes" else Pop(),
            theme_for(running.case.accent, high_contrast=game.settings.high_contrast),
            text_scale=game.settings.text_scale,
        )
    )
