"""The events alone rebuild the table: areas, lines, marks, turn and result."""

from __future__ import annotations

from playouts import every_case, playout, some_or_many_games
from replica import Replica

from arkham.rules.cards import CaseDef
from arkham.rules.events import OptionChosen, TurnBegan


@every_case
@some_or_many_games
def test_a_replica_fed_with_events_equals_the_table(case: CaseDef, seeds: range) -> None:
    for seed in seeds:
        replica = Replica()
        for state, events in playout(case, seed):
            for event in events:
                replica.hear(event)
            replica.check(state)


@every_case
@some_or_many_games
def test_every_command_is_told_first_and_turns_are_counted(case: CaseDef, seeds: range) -> None:
    for seed in seeds:
        turns = []
        for number, (_, events) in enumerate(playout(case, seed)):
            chosen = [i for i, e in enumerate(events) if isinstance(e, OptionChosen)]
            assert chosen == ([0] if number else []), seed
            turns += [e.turn for e in events if isinstance(e, TurnBegan)]
        assert turns == list(range(1, len(turns) + 1)), seed
