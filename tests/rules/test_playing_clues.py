"""What fits a line and what one play sets going (P1–P7)."""

from __future__ import annotations

import pytest
from lab import clue, victim
from table import Table

from arkham.rules.cards import Technique
from arkham.rules.events import CardMoved, CheckMade, EffectBegan, StrainFelt

TECHNIQUES = [t.value for t in Technique if t is not Technique.ANY]
EIGHT = "person1 person2 person3 person4 threat1 threat2 threat3 threat4"


@pytest.mark.rule("P1")
@pytest.mark.parametrize("left", TECHNIQUES)
@pytest.mark.parametrize("right", TECHNIQUES)
def test_a_clue_links_if_its_left_icon_is_a_right_icon_of_the_last_card(
    table: Table, left: str, right: str
) -> None:
    table.case_with(clue("new", "person", f"{left}>any"), clue("last", "threat", f"any>{right}"))
    table.deal(hand="new", lines={"v1": "last"})
    if left == right:
        table.expect("action", options=["hand new v1"])
    else:
        table.refused("hand", "new", "v1", "technique", need=left, have=right)


@pytest.mark.rule("P1")
def test_one_of_several_right_icons_is_enough(table: Table) -> None:
    table.case_with(
        clue("hit", "person", "interview>any"),
        clue("miss", "person", "collection>any"),
        clue("last", "threat", "any>research,interview"),
    )
    table.deal(hand="hit miss", lines={"v1": "last"})
    table.expect("action", options=["hand hit v1"], never=["hand miss v1"])
    table.refused("hand", "miss", "v1", "technique", need="collection", have="research,interview")


@pytest.mark.rule("P1")
def test_only_the_last_card_counts_neither_the_victim_nor_earlier_clues(table: Table) -> None:
    table.case_with(
        clue("new", "person", "interview>any"),
        clue("early", "threat", "any>interview"),
        clue("last", "threat", "any>research"),
        victim("talker", "interview"),
    )
    table.deal(hand="new", lines={"talker": "early last"})
    table.refused("hand", "new", "talker", "technique", need="interview", have="research")


@pytest.mark.rule("P1")
def test_the_first_clue_of_a_line_links_to_the_victim(table: Table) -> None:
    table.case_with(
        clue("new", "person", "interview>any"),
        victim("talker", "interview,collection"),
        victim("reader", "research"),
    )
    table.deal(hand="new", lines={"talker": "", "reader": ""})
    table.expect("action", options=["hand new talker"], never=["hand new reader"])
    table.play("new", "talker")
    assert table.lines == {"talker": "new", "reader": ""}
    table.ready()


@pytest.mark.rule("P2")
@pytest.mark.parametrize("technique", TECHNIQUES)
def test_any_matches_every_technique_on_either_edge(table: Table, technique: str) -> None:
    table.case_with(
        clue("wild", "person", "any>any"),
        clue("strict", "person", f"{technique}>any"),
        victim("strict-victim", technique),
        victim("wild-victim", "any"),
    )
    table.deal(hand="wild strict", lines={"strict-victim": "", "wild-victim": ""})
    table.expect(
        "action", options=[f"hand {c} {v}" for c in ("wild", "strict") for v in table.lines]
    )


@pytest.mark.rule("P2")
def test_any_among_other_right_icons_still_takes_every_card(table: Table) -> None:
    table.case_with(clue("new", "person", "interview>any"), victim("open", "research,any"))
    table.deal(hand="new", lines={"open": ""})
    table.expect("action", options=["hand new open"])


@pytest.mark.rule("P3")
def test_a_played_clue_lies_at_the_right_end_of_its_line_only(table: Table) -> None:
    table.deal(hand="monster1", lines={"v1": "person1 person2", "v2": "threat1"})
    table.play("monster1", "v1")
    assert table.lines == {"v1": "person1 person2 monster1", "v2": "threat1"}
    table.ready()


@pytest.mark.rule("P4")
def test_a_lock_needs_a_key_in_its_own_line(table: Table) -> None:
    table.case_with(
        clue("door", "location", "any>any", "lock"), clue("key", "artifact", "any>any", "key")
    )
    table.deal(hand="door", lines={"v1": "key", "v2": "person1"})
    table.expect("action", options=["hand door v1"])
    table.refused("hand", "door", "v2", "no_key", need=1, have=0)
    table.play("door", "v1")
    assert table.lines == {"v1": "key door", "v2": "person1"}
    table.ready()


@pytest.mark.rule("P4")
def test_the_key_need_not_lie_next_to_the_lock(table: Table) -> None:
    table.case_with(
        clue("door", "location", "any>any", "lock"), clue("key", "artifact", "any>any", "key")
    )
    table.deal(hand="door", lines={"v1": "key person1 threat1 person2"})
    table.play("door", "v1")
    assert table.lines == {"v1": "key person1 threat1 person2 door"}
    table.ready()


@pytest.mark.rule("P4")
def test_a_key_in_the_hand_or_in_the_row_opens_nothing(table: Table) -> None:
    table.case_with(
        clue("door", "location", "any>any", "lock"),
        clue("key", "artifact", "any>any", "key"),
        clue("spare", "artifact", "any>any", "key"),
    )
    table.deal(hand="door key", leads="spare lead1", lines={"v1": ""})
    table.refused("hand", "door", "v1", "no_key", need=1, have=0)


@pytest.mark.rule("P4")
def test_every_lock_spends_one_key(table: Table) -> None:
    table.case_with(
        *[clue(f"door{n}", "location", "any>any", "lock") for n in (1, 2, 3)],
        *[clue(f"key{n}", "artifact", "any>any", "key") for n in (1, 2)],
    )
    table.deal(hand="door1 door2 door3", lines={"v1": "key1", "v2": ""})
    table.play("door1", "v1")
    table.refused("hand", "door2", "v1", "no_key", need=1, have=0)
    table.deal(hand="door2 door3", lines={"v1": "key1 door1 key2"})
    table.play("door2", "v1")
    table.refused("hand", "door3", "v1", "no_key", need=1, have=0)
    table.deal(hand="door2 door3", lines={"v1": "key1 key2 person1 door1"})
    table.play("door3", "v1")
    assert table.lines == {"v1": "key1 key2 person1 door1 door3"}
    table.ready()


@pytest.mark.rule("P4")
def test_a_clue_with_key_and_lock_opens_the_next_lock_but_not_itself(table: Table) -> None:
    table.case_with(
        clue("chest", "artifact", "any>any", "lock key"),
        clue("door", "location", "any>any", "lock"),
        clue("key", "artifact", "any>any", "key"),
    )
    table.deal(hand="chest door", lines={"v1": "", "v2": "key"})
    table.refused("hand", "chest", "v1", "no_key", need=1, have=0)
    table.play("chest", "v2")
    table.play("door", "v2")
    assert table.lines["v2"] == "key chest door"
    table.ready()


@pytest.mark.rule("P5")
def test_a_minimum_counts_the_clues_already_there(table: Table) -> None:
    table.case_with(clue("deep", "monster", "any>any", "min3"))
    table.deal(hand="deep", lines={"v1": "person1 person2", "v2": "person3 person4 threat1"})
    table.refused("hand", "deep", "v1", "minimum", need=3, have=2)
    table.expect("action", options=["hand deep v2"])
    table.play("deep", "v2")
    assert table.lines["v2"] == "person3 person4 threat1 deep"
    table.ready()


@pytest.mark.rule("P5")
def test_the_victim_is_no_clue_for_a_minimum(table: Table) -> None:
    table.case_with(clue("deep", "monster", "any>any", "min1"))
    table.deal(hand="deep", lines={"v1": "", "v2": "person1"})
    table.refused("hand", "deep", "v1", "minimum", need=1, have=0)
    table.expect("action", options=["hand deep v2"])


@pytest.mark.rule("P6")
def test_all_requirements_of_a_card_must_hold_and_all_failures_are_told(table: Table) -> None:
    table.case_with(
        clue("vault", "location", "research>any", "lock min2"),
        clue("key", "artifact", "any>research", "key"),
        clue("page", "evidence", "any>research"),
        clue("talk", "person", "any>interview"),
        *[victim(f"w{n}", "research") for n in range(1, 5)],
    )
    table.deal(hand="vault", lines={"w1": "talk", "w2": "key", "w3": ""})
    table.refused("hand", "vault", "w1", "technique", need="research", have="interview")
    table.refused("hand", "vault", "w1", "minimum", need=2, have=1)
    table.refused("hand", "vault", "w1", "no_key", need=1, have=0)
    table.refused("hand", "vault", "w2", "minimum", need=2, have=1)
    table.refused("hand", "vault", "w3", "no_key", need=1, have=0)
    table.deal(hand="vault", lines={"w1": "key page", "w2": "talk"})
    table.expect("action", options=["hand vault w1"], never=["hand vault w2"])
    table.play("vault", "w1")
    assert table.lines == {"w1": "key page vault", "w2": "talk"}
    table.ready()


@pytest.mark.rule("P6")
def test_the_first_lead_meets_the_same_requirements_as_a_card_of_the_hand(table: Table) -> None:
    table.case_with(
        clue("vault", "location", "any>any", "lock min2"), clue("key", "artifact", "any>any", "key")
    )
    table.deal(leads="vault lead1", lines={"v1": "key", "v2": "person1 person2", "v3": "person3"})
    table.expect("action", never=["lead v1", "lead v2", "lead v3"])
    table.refused("lead", "vault", "v1", "minimum", need=2, have=1)
    table.refused("lead", "vault", "v2", "no_key", need=1, have=0)
    table.refused("lead", "vault", "v3", "no_key", need=1, have=0)


@pytest.mark.rule("P7", "M1", "E1")
def test_one_play_is_placing_then_strain_then_effects_from_left_to_right(table: Table) -> None:
    table.case_with(
        clue("clock", "monster", "any>any", "", "must check may leads must discard-hand")
    )
    table.deal(hand="clock person5", leads="lead1 lead2 lead3 lead4 lead5", lines={"v1": EIGHT})
    table.play("clock", "v1")
    told = [
        (type(e).__name__, e.effect if isinstance(e, EffectBegan) else "")
        for e in table.log
        if isinstance(e, CardMoved | StrainFelt | CheckMade | EffectBegan)
    ]
    assert told == [
        ("CardMoved", ""),  # the First lead
        ("CardMoved", ""),  # the play
        ("StrainFelt", ""),
        ("CheckMade", ""),  # the strain
        ("CardMoved", ""),
        ("EffectBegan", "check"),
        ("CheckMade", ""),  # the first effect
        ("CardMoved", ""),
        ("EffectBegan", "leads"),
    ]
    table.skip()
    table.pick("person5")
    table.ready()


@pytest.mark.rule("P7")
def test_a_card_is_in_its_line_before_its_own_effects(table: Table) -> None:
    """The card just played cannot be discarded from the hand by its own effect."""
    table.case_with(clue("mishap", "threat", "any>any", "", "must discard-hand"))
    table.deal(hand="mishap person1")
    table.play("mishap", "v1")
    table.expect("discard_hand", must=True, only=["person1"], source="mishap")
    table.pick("person1")
    table.ready()
