"""What Menaces do for as long as they stay: darkness and moved limits (C3-18)."""

from __future__ import annotations

import pytest
from case3_cards import SHADE, menaces_with
from lab import clue, menace
from table import Table

from arkham.rules.cards import Card, Kind
from arkham.rules.events import EffectBegan
from arkham.rules.moves import hand_limit, time_limit

NERVE = clue("nerve", "person", effects="must check")
LATE = "monster1 monster2 monster3 monster4 monster5"


def darkened(table: Table, *made: Card) -> None:
    """Give the table these Clues, and these Menaces instead of the lab's own of the same ids."""
    clues = [card for card in made if card.kind == Kind.CLUE]
    menaces = [card for card in made if card.kind == "menace"]
    table.case_with(NERVE, SHADE, *clues, *menaces_with(*menaces), like=3)


@pytest.mark.rule("C3-18")
def test_darkness_clues_gain_the_time_icon_while_the_menace_is_in_play(table: Table) -> None:
    darkened(table, menace("i1", ongoing="must darkness-time"))
    for active, area in (("i1", "time"), ("", "discard")):
        table.deal(leads="shade person1", menaces=active)
        table.pass_()
        assert getattr(table, area) == "shade"
    table.deal(leads="person1 shade", menaces="i1")
    table.pass_()
    assert (table.time, table.discard) == ("", "person1")  # no darkness, no icon


@pytest.mark.rule("C3-18")
def test_a_gained_time_icon_counts_in_a_stability_check(table: Table) -> None:
    darkened(table, menace("i1", ongoing="must darkness-time"))
    table.deal(hand="nerve", draw="shade", menaces="i1")
    table.play("nerve", "case2")
    assert table.time == "shade"


@pytest.mark.rule("C3-18")
@pytest.mark.parametrize("gain", ["check", "discard-hand"])
def test_darkness_clues_gain_an_effect(table: Table, gain: str) -> None:
    darkened(table, menace("i1", ongoing=f"must darkness-gains-{gain}"))
    for card in ("shade", "person1"):
        table.deal(hand=f"{card} person2", draw="person3", menaces="i1")
        table.play(card, "case2")
        if card == "person1":
            table.ready()
        elif gain == "check":
            assert table.discard == "lead1 person3"
            table.ready()
        else:
            table.expect("discard_hand", must=True, only=["person2"], source="shade")


@pytest.mark.rule("C3-18")
def test_gained_effects_come_after_the_printed_ones_and_each_giver_counts(table: Table) -> None:
    dark = clue("dark", "monster", "any>any", "darkness", "may discard")
    darkened(
        table,
        menace("i1", ongoing="must darkness-gains-discard-hand"),
        menace("i2", ongoing="must darkness-gains-check"),
        dark,
    )
    table.deal(hand="dark person2", leads="person1", menaces="i1 i2")
    table.play("dark", "case2")
    table.expect("take", area="discard")
    table.skip()
    table.expect("discard_hand")
    table.pick("person2")
    began = [(e.effect, e.position) for e in table.happened(EffectBegan)]
    assert began == [("discard", 0), ("discard-hand", 1), ("check", 2)]
    table.ready()


@pytest.mark.rule("C3-18")
def test_a_menace_that_comes_with_a_darkness_clue_already_darkens_it(table: Table) -> None:
    dark = clue("dark", "monster", "any>any", "darkness", "must menace-draw")
    darkened(table, menace("i1", ongoing="must darkness-gains-check"), dark)
    table.deal(hand="dark", menace_deck="i1", draw="person1")
    table.play("dark", "case2")
    assert table.discard == "lead1 person1"
    table.ready()


@pytest.mark.rule("C3-18")
def test_a_menace_that_leaves_during_the_strip_gives_nothing_more(table: Table) -> None:
    dark = clue("dark", "monster", "any>any", "darkness", "must menace-draw")
    darkened(
        table,
        menace("i1", ongoing="must darkness-gains-check"),
        menace("ii2", "II", immediate="must remove-menaces"),
        dark,
    )
    table.deal(hand="dark", menaces="i1", menace_deck="ii2", draw="person1")
    table.play("dark", "case2")
    assert table.menaces == "ii2" and table.discard == "lead1"
    table.ready()


@pytest.mark.rule("C3-18")
def test_the_hand_limit_rises_while_the_menace_is_in_play(table: Table) -> None:
    darkened(table, menace("i1", ongoing="must hand-limit 1"))
    table.deal(hand="person1 person2 person3", menaces="i1")
    assert hand_limit(table.state) == 4
    table.take()
    assert table.hand == "person1 person2 person3 lead1"
    table.take()
    table.expect("hand_limit", need=1)


@pytest.mark.rule("C3-18")
@pytest.mark.parametrize(("late", "strikes"), [(3, False), (4, True)])
def test_the_time_limit_falls_while_the_menace_is_in_play(
    table: Table, late: int, strikes: bool
) -> None:
    darkened(table, menace("i1", ongoing="must time-limit -1"))
    cards = " ".join(LATE.split()[:late])
    table.deal(time=cards, menaces="i1", menace_deck="i2", briefcase="")
    assert time_limit(table.state) == 4
    table.pass_()
    assert (table.time == "") is strikes
    table.ready()


@pytest.mark.rule("C3-18")
def test_limits_add_up(table: Table) -> None:
    darkened(
        table,
        menace("i1", ongoing="must time-limit -1 must hand-limit 1"),
        menace("i2", ongoing="must time-limit -1 must hand-limit 1"),
    )
    table.deal(menaces="i1 i2", options={"limits": "six"})
    assert (time_limit(table.state), hand_limit(table.state)) == (4, 5)
