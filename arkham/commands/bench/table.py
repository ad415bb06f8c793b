"""Lay the table that is hardest to draw: late in a game, four long lines, a hand and five leads."""

from __future__ import annotations

from arkham.play.history import Node
from arkham.play.session import Session
from arkham.rules.areas import AREAS, DRAW, STABILITY, TIME
from arkham.rules.cards import KINDS, CaseDef
from arkham.rules.engine import begin_turn_anew, new_game
from arkham.rules.ruleset import Ruleset

LINES = 4
CARDS_A_LINE = 9  # the Victim among them
_SEED = 7


def late_session(
    case: CaseDef,
    lengths: tuple[int, ...] = (CARDS_A_LINE,) * LINES,
    options: dict[str, str] | None = None,
) -> Session:
    """Return a game at its fullest, at the question for the turn's action.

    `lengths` says how many cards each line has, its first among them.

    No game is played so far: the cards are laid from the stacks, so that the table is as full
    whatever the rules become.
    """
    state = new_game(Ruleset(case, options), seed=_SEED)
    heads = {kind.name for kind in KINDS.values() if kind.heads_line}
    anchors_area = next(a.number for a in AREAS if a.kind in heads and state.areas[a.number])
    anchors, draw = list(state.areas[anchors_area]), list(state.areas[DRAW])
    lines = [*state.lines, *((anchors.pop(),) for _ in range(len(lengths) - len(state.lines)))]
    missing = [length - len(line) for length, line in zip(lengths, lines, strict=True)]
    state.lines = [
        (*line, *(draw.pop() for _ in range(count)))
        for line, count in zip(lines, missing, strict=True)
    ]
    state.areas[TIME] = (draw.pop(), draw.pop())
    state.areas[STABILITY] = (draw.pop(),)
    state.areas[anchors_area], state.areas[DRAW] = tuple(anchors), tuple(draw)
    state.turn = 30
    begin_turn_anew(state)
    return Session(Node(state, ()), _SEED, from_deal=False)
