"""Menaces: when they come, what they do at once (C3-15 to C3-17, C3-20 to C3-22)."""

from __future__ import annotations

import pytest
from case3_cards import menaces_with
from lab import clue, menace
from table import Table

from arkham.rules import determinize
from arkham.rules.areas import UNSEEN
from arkham.rules.cards import Card
from arkham.rules.events import CardMoved, StackRanDry, TimeStruck
from arkham.rules.mechanisms.menaces import MENACE_DECK

EGYPT = clue("egypt", "threat", effects="must menace-draw")
FISKE = clue("fiske", "person", effects="may menace-search")
FIVE_LATE = "monster1 monster2 monster3 monster4 monster5"


@pytest.fixture
def lab(table: Table) -> Table:
    table.case_with(EGYPT, FISKE, like=3)
    return table


def with_menace(table: Table, made: Card) -> None:
    """Give the table this Menace instead of the lab's own of the same id."""
    table.case_with(EGYPT, FISKE, *menaces_with(made), like=3)


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


@pytest.mark.rule("C3-16")
def test_a_menace_enters_where_the_table_can_see_it(lab: Table) -> None:
    lab.deal(hand="egypt", menace_deck="i3 i1")
    lab.play("egypt", "case2")
    moved = [e for e in lab.happened(CardMoved) if e.card == lab.card("i3").index]
    assert [(e.source.area, e.cause) for e in moved] == [(MENACE_DECK, "menace")]
