"""Play a session with random commands, for tests that care for tables and not for skill."""

from __future__ import annotations

from random import Random

from arkham.casefile import load_case
from arkham.play.session import Session
from arkham.rules.cards import CaseDef

CASES: list[CaseDef] = [load_case(number) for number in (1, 2, 3)]


def play(session: Session, chance: Random, commands: int = 100_000) -> Session:
    """Play on with random options, to the end of the game or for so many commands."""
    for _ in range(commands):
        if session.choice is None:
            break
        session.do(chance.choice(session.choice.options))
    return session


def wandered(case: CaseDef, seed: int, rounds: int = 12) -> Session:
    """Return a game that was played, taken back and played differently many times."""
    chance = Random(seed)
    session = Session.new(case, seed=seed)
    for _ in range(rounds):
        play(session, chance, chance.randrange(1, 15))
        for _ in range(chance.randrange(8)):
            if session.can_undo:
                session.undo()
    return session
