"""Menaces: when they come, what they do at once and for as long as they stay (C3-15 to C3-22)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from case3_cards import SHADE, menaces_with
from lab import clue, menace
from table import Table

from arkham.rules import determinize
from arkham.rules.areas import MENACE_DECK, UNSEEN
from arkham.rules.cards import Card
from arkham.rules.events import CardMoved, EffectBegan, StackRanDry, TimeStruck
from arkham.rules.moves import hand_limit, time_limit

EGYPT = clue("egypt", "threat", effects="must menace-draw")
FISKE = clue("fiske", "person", effects="may menace-search")
NERVE = clue("nerve", "person", effects="must check")
FIVE_LATE = "monster1 monster2 monster3 monster4 monster5"


@pytest.fixture
def lab(table: Table) -> Table:
    table.case_with(EGYPT, FISKE, NERVE, SHADE, like=3)
    return table


def with_menace(table: Table, *made: Card, clues: Sequence[Card] = ()) -> None:
    """Give the table these Menaces instead of the lab's own of the same ids."""
    table.case_with(EGYPT, FISKE, NERVE, SHADE, *clues, *menaces_with(*made), like=3)


# Entering play


@pytest.mark.rule("C3-16", "C3-20")
def test_the_time_limit_brings_the_top_menace_and_then_empties_the_area(lab: Table) -> None:
    lab.deal(time=FIVE_LATE, briefcase="", menace_deck="i2 i1 ii2", discard="monster6")
    lab.pass_()
    assert [(e.count, e.limit) for e in lab.happened(TimeStruck)] == [(5, 5)]
    assert lab.menaces == "i2" and lab.menace_deck == "i1 ii2"
    assert lab.time == "" and lab.discard == f"monster6 lead1 {FIVE_LATE}"
    lab.ready()


@pytest.mark.rule("C3-20")
def test_one_card_below_the_time_limit_nothing_comes(lab: Table) -> None:
    lab.deal(time="monster1 monster2 monster3 monster4", briefcase="")
    lab.pass_()
    assert lab.menaces == "" and lab.time != ""
    lab.ready()


@pytest.mark.rule("C3-20")
def test_the_time_limit_without_a_menace_loses_at_once(lab: Table) -> None:
    lab.deal(time=FIVE_LATE, briefcase="", menace_deck="")
    lab.pass_()
    lab.over("lost menaces")
    assert lab.time == FIVE_LATE  # lost before the area was emptied


@pytest.mark.rule("C3-16", "C3-21")
def test_an_empty_draw_stack_brings_a_menace_then_the_discards(lab: Table) -> None:
    lab.deal(
        draw="",
        rest="box",
        leads="lead1 lead2 lead3 lead4 lead5",
        discard="person1",
        menace_deck="i2 i1",
        briefcase="",
    )
    lab.pass_()
    assert [e.cause for e in lab.happened(StackRanDry)] == ["refill"]
    assert lab.menaces == "i2" and lab.discard == ""
    assert lab.leads.startswith("lead2 lead3 lead4 lead5 ")
    assert {lab.leads.split()[-1], lab.draw} == {"person1", "lead1"}
    lab.ready()


@pytest.mark.rule("C3-21")
def test_without_discards_the_menace_comes_and_play_goes_on_with_fewer_leads(lab: Table) -> None:
    lab.deal(
        draw="", rest="box", leads="lead1 lead2", discard="", menace_deck="i2 i1", briefcase=""
    )
    lab.take()
    assert lab.menaces == "i2" and lab.leads == "lead2"
    lab.ready()


@pytest.mark.rule("C3-21")
def test_an_empty_draw_stack_without_a_menace_loses_even_with_discards(lab: Table) -> None:
    lab.deal(draw="", rest="discard", leads="lead1 lead2", menace_deck="", briefcase="")
    lab.pass_()
    lab.over("lost menaces")


@pytest.mark.rule("C3-21")
def test_the_last_menace_itself_is_no_loss(lab: Table) -> None:
    lab.deal(draw="", rest="discard", leads="lead1 lead2", menace_deck="ii3", briefcase="")
    lab.pass_()
    assert lab.menaces == "ii3" and lab.menace_deck == ""
    lab.ready()


@pytest.mark.rule("C3-16", "C3-22")
def test_an_effect_draws_the_top_menace(lab: Table) -> None:
    lab.deal(hand="egypt", menace_deck="i3 i1")
    lab.play("egypt", "case2")
    assert lab.menaces == "i3" and lab.menace_deck == "i1"
    lab.ready()


@pytest.mark.rule("C3-22", "C3-16")
def test_an_effect_that_must_draw_from_an_empty_deck_loses_at_once(lab: Table) -> None:
    lab.deal(hand="egypt", menace_deck="")
    lab.play("egypt", "case2")
    lab.over("lost menaces")


@pytest.mark.rule("C3-22")
def test_the_menace_deck_can_be_searched(lab: Table) -> None:
    lab.deal(hand="fiske", menace_deck="i3 i1 ii3 nyarlathotep")
    lab.play("fiske", "case2")
    lab.expect(
        "menace_search",
        must=False,
        only=["i1", "i3", "nyarlathotep", "ii3", "skip"],
        source="fiske",
        area="menace_deck",
    )
    lab.pick("ii3")
    assert lab.menaces == "ii3" and lab.menace_deck == "i3 i1 nyarlathotep"
    lab.ready()


@pytest.mark.rule("C3-22")
def test_a_search_of_the_menaces_can_be_declined(lab: Table) -> None:
    lab.deal(hand="fiske", menace_deck="i3 i1")
    lab.play("fiske", "case2")
    lab.skip()
    assert lab.menaces == "" and lab.menace_deck == "i3 i1"
    lab.ready()


@pytest.mark.rule("C3-22")
def test_an_empty_menace_deck_is_not_searched(lab: Table) -> None:
    lab.deal(hand="fiske", menace_deck="")
    lab.play("fiske", "case2")
    lab.ready()


@pytest.mark.rule("C3-22")
def test_a_search_does_not_tell_the_order_of_the_deck(lab: Table) -> None:
    orders = []
    for deck in ("i1 i2 i3 ii2", "i3 i2 i1 ii2"):
        lab.deal(hand="fiske", menace_deck=deck)
        lab.play("fiske", "case2")
        orders.append([option.card for option in lab.choice.options])
    assert orders[0] == orders[1]


@pytest.mark.rule("C3-22", "C3-24")
def test_while_the_deck_is_searched_its_cards_are_known(lab: Table) -> None:
    """A bot's clone must not put the removed Menace among those that can be picked."""
    lab.deal(hand="fiske", menace_deck="i3 i1 ii2 ii3", unseen="i2")
    lab.play("fiske", "case2")
    for seed in range(20):
        clone = determinize(lab.state, seed)
        assert sorted(clone.areas[MENACE_DECK]) == sorted(lab.state.areas[MENACE_DECK])
        assert clone.areas[UNSEEN] == lab.state.areas[UNSEEN]
    lab.skip()
    assert {determinize(lab.state, seed).areas[UNSEEN] for seed in range(40)} == {
        (lab.card(name).index,) for name in ("i1", "i2", "i3")
    }


@pytest.mark.rule("C3-22", "E14")
def test_exchange_is_an_effect_of_case_3_too(table: Table) -> None:
    table.case_with(clue("canvas", "artifact", effects="may exchange"), like=3)
    table.deal(hand="canvas person1", stability="monster1", time="monster2")
    table.play("canvas", "case2")
    table.expect("exchange_area", only=["monster1", "monster2", "skip"])
    table.pick("monster1")
    table.pick("person1")
    assert (table.hand, table.stability, table.time) == ("monster1", "person1", "monster2")
    table.ready()


@pytest.mark.rule("C3-16")
def test_menaces_stay_active_together(lab: Table) -> None:
    lab.deal(hand="egypt", menaces="i1 ii2", menace_deck="i3")
    lab.play("egypt", "case2")
    assert lab.menaces == "i1 ii2 i3"


# Nyarlathotep


@pytest.mark.rule("C3-15")
@pytest.mark.parametrize("way", ["drawn", "searched", "time"])
def test_nyarlathotep_turns_over_and_comes_to_the_hand(lab: Table, way: str) -> None:
    lab.deal(
        hand="egypt fiske",
        menace_deck="nyarlathotep",
        time=FIVE_LATE if way == "time" else "",
        briefcase="",
    )
    if way == "drawn":
        lab.play("egypt", "case2")
    elif way == "searched":
        lab.play("fiske", "case2")
        lab.pick("nyarlathotep")
    else:
        lab.pass_()
    assert lab.hand.endswith("dexter")
    assert lab.menaces == "" and lab.menace_deck == ""
    lab.ready()


@pytest.mark.rule("C3-15")
def test_nyarlathotep_with_a_full_hand_asks_for_a_discard(lab: Table) -> None:
    lab.deal(hand="person1 person2 person3", leads="egypt lead1", menace_deck="nyarlathotep")
    lab.play_lead("case2")
    lab.expect("hand_limit", only=["person1", "person2", "person3", "dexter"], need=1)
    lab.pick("person2")
    assert lab.hand == "person1 person3 dexter"
    lab.ready()


# Immediate effects


@pytest.mark.rule("C3-17")
def test_a_menace_can_access_a_case(table: Table) -> None:
    with_menace(table, menace("i1", immediate="must access 3"))
    table.deal(hand="egypt", menace_deck="i1")
    table.play("egypt", "case2")
    assert table.lines == {"case1a": "", "case2": "egypt", "case3": ""}
    assert table.menaces == "i1"
    table.ready()


@pytest.mark.rule("C3-17")
def test_remove_menaces_takes_all_i_from_the_deck_and_from_play(table: Table) -> None:
    with_menace(table, menace("ii2", "II", immediate="must remove-menaces"))
    table.deal(hand="fiske", menaces="i1 ii3", menace_deck="i2 i3 nyarlathotep ii2")
    table.play("fiske", "case2")
    table.pick("ii2")
    assert table.menaces == "ii3 ii2"
    assert table.menace_deck == "nyarlathotep"
    assert sorted(table.box.split()) == ["i1", "i2", "i3"]
    table.ready()


@pytest.mark.rule("C3-17")
def test_reshuffle_all_makes_one_new_draw_stack(table: Table) -> None:
    with_menace(table, menace("i1", immediate="must reshuffle-all"))
    table.deal(
        hand="egypt",
        menace_deck="i1",
        leads="lead1 lead2 lead3 lead4 lead5",
        draw="person1 person2",
        discard="threat1",
        time="threat2",
        stability="threat3",
        rest="box",
    )
    table.play("egypt", "case2")
    assert table.time == table.discard == ""
    assert table.stability == "threat3"  # the bystander
    stack = [*table.draw.split(), *table.leads.split()]
    wanted = "lead1 lead2 lead3 lead4 lead5 person1 person2 threat1 threat2"
    assert " ".join(sorted(stack)) == wanted
    table.ready()


@pytest.mark.rule("C3-17", "C3-20")
def test_reshuffling_at_the_time_limit_leaves_nothing_for_the_discard_area(table: Table) -> None:
    with_menace(table, menace("i1", immediate="must reshuffle-all"))
    table.deal(menace_deck="i1", time=FIVE_LATE, briefcase="")
    table.pass_()
    assert table.time == table.discard == ""
    table.ready()


# Ongoing effects


@pytest.mark.rule("C3-18")
def test_darkness_clues_gain_the_time_icon_while_the_menace_is_in_play(table: Table) -> None:
    with_menace(table, menace("i1", ongoing="must darkness-time"))
    for active, area in (("i1", "time"), ("", "discard")):
        table.deal(leads="shade person1", menaces=active)
        table.pass_()
        assert getattr(table, area) == "shade"
    table.deal(leads="person1 shade", menaces="i1")
    table.pass_()
    assert (table.time, table.discard) == ("", "person1")  # no darkness, no icon


@pytest.mark.rule("C3-18")
def test_a_gained_time_icon_counts_in_a_stability_check(table: Table) -> None:
    with_menace(table, menace("i1", ongoing="must darkness-time"))
    table.deal(hand="nerve", draw="shade", menaces="i1")
    table.play("nerve", "case2")
    assert table.time == "shade"


@pytest.mark.rule("C3-18")
@pytest.mark.parametrize("gain", ["check", "discard-hand"])
def test_darkness_clues_gain_an_effect(table: Table, gain: str) -> None:
    with_menace(table, menace("i1", ongoing=f"must darkness-gains-{gain}"))
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
    with_menace(
        table,
        menace("i1", ongoing="must darkness-gains-discard-hand"),
        menace("i2", ongoing="must darkness-gains-check"),
        clues=[dark],
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
    with_menace(table, menace("i1", ongoing="must darkness-gains-check"), clues=[dark])
    table.deal(hand="dark", menace_deck="i1", draw="person1")
    table.play("dark", "case2")
    assert table.discard == "lead1 person1"
    table.ready()


@pytest.mark.rule("C3-18")
def test_a_menace_that_leaves_during_the_strip_gives_nothing_more(table: Table) -> None:
    dark = clue("dark", "monster", "any>any", "darkness", "must menace-draw")
    with_menace(
        table,
        menace("i1", ongoing="must darkness-gains-check"),
        menace("ii2", "II", immediate="must remove-menaces"),
        clues=[dark],
    )
    table.deal(hand="dark", menaces="i1", menace_deck="ii2", draw="person1")
    table.play("dark", "case2")
    assert table.menaces == "ii2" and table.discard == "lead1"
    table.ready()


@pytest.mark.rule("C3-18")
def test_the_hand_limit_rises_while_the_menace_is_in_play(table: Table) -> None:
    with_menace(table, menace("i1", ongoing="must hand-limit 1"))
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
    with_menace(table, menace("i1", ongoing="must time-limit -1"))
    cards = " ".join(FIVE_LATE.split()[:late])
    table.deal(time=cards, menaces="i1", menace_deck="i2", briefcase="")
    assert time_limit(table.state) == 4
    table.pass_()
    assert (table.time == "") is strikes
    table.ready()


@pytest.mark.rule("C3-18")
def test_limits_add_up(table: Table) -> None:
    with_menace(
        table,
        menace("i1", ongoing="must time-limit -1 must hand-limit 1"),
        menace("i2", ongoing="must time-limit -1 must hand-limit 1"),
    )
    table.deal(menaces="i1 i2", options={"limits": "six"})
    assert (time_limit(table.state), hand_limit(table.state)) == (4, 5)


@pytest.mark.rule("C3-16")
def test_a_menace_enters_where_the_table_can_see_it(lab: Table) -> None:
    lab.deal(hand="egypt", menace_deck="i3 i1")
    lab.play("egypt", "case2")
    moved = [e for e in lab.happened(CardMoved) if e.card == lab.card("i3").index]
    assert [(e.source.area, e.cause) for e in moved] == [(MENACE_DECK, "menace")]
