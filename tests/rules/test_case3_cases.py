"""Case cards: closing them, their icons, and the Haunter (C3-11 to C3-14, C3-22, C3-27)."""

from __future__ import annotations

import pytest
from case3_cards import FIVE, MACHINE, SHADE, cases_with, menaces_with
from lab import case_card, clue, menace
from table import Table

from arkham.rules.events import CardFlipped, EffectMissed, LineClosed, LineOpened
from arkham.rules.moves import time_limit

PUZZLE = clue("puzzle", "monster", attributes="puzzle")
SHOT = clue("shot", "threat", "any>any", "", "must check must close 5")
DIVER = clue("diver", "person", "any>any", "puzzle", "must close 6")


@pytest.fixture
def lab(table: Table) -> Table:
    table.case_with(PUZZLE, SHOT, DIVER, MACHINE, SHADE, like=3)
    return table


# Closing


@pytest.mark.rule("C3-11")
def test_closing_scores_files_and_then_applies_the_icons(lab: Table) -> None:
    lab.deal(lines={"case1a": f"{FIVE} puzzle", "case2": "person2"})
    lab.close("case1a", score=["puzzle"])
    assert lab.big_picture == "puzzle"
    assert lab.closed == f"case1a {FIVE}"
    assert lab.lines == {"case2": "person2", "case4": ""}  # its icon: access 4
    lab.ready()


@pytest.mark.rule("C3-11")
def test_four_types_do_not_close_a_case(lab: Table) -> None:
    lab.deal(lines={"case1a": "person1 threat1 artifact1 evidence1 person2", "case2": ""})
    lab.refused("close", "", "case1a", "few_types", need=5, have=4)


@pytest.mark.rule("C3-11", "C3-27")
def test_six_types_earn_no_stability_bonus(lab: Table) -> None:
    lab.deal(lines={"case1a": f"{FIVE} monster1", "case2": ""}, stability="monster2")
    lab.close("case1a")
    assert lab.stability == "monster2"
    lab.ready()


@pytest.mark.rule("C3-11", "C3-27")
def test_without_an_open_case_nothing_is_shuffled_and_play_goes_on(table: Table) -> None:
    table.case_with(*cases_with(case_card("case2", 2)), like=3)
    table.deal(lines={"case2": FIVE}, discard="monster1", time="monster2", leads="lead1 lead2")
    table.close("case2")
    assert table.lines == {}
    assert (table.discard, table.time) == ("monster1 lead1", "monster2")
    table.ready()
    table.expect("action", only=["take lead2", "pass"])
    table.take()
    table.ready()


# Closing by effect


@pytest.mark.rule("C3-12", "C3-22")
def test_a_closing_effect_closes_its_case_with_fewer_than_five_types(lab: Table) -> None:
    lab.deal(hand="shot", lines={"case5": "person1 puzzle", "case2": ""}, draw="artifact1")
    lab.play("shot", "case5")
    assert lab.happened(LineClosed)[0].types == 3
    assert lab.big_picture == "puzzle"  # scored, though two types are left
    assert lab.closed == "case5 person1 shot"
    assert lab.discard == "lead1 artifact1"  # the check came first
    assert lab.lines == {"case2": "", "case6": ""}  # the icons of case 5: access 6
    lab.ready()


@pytest.mark.rule("C3-12")
def test_the_closing_clue_itself_scores_if_it_is_a_puzzle(lab: Table) -> None:
    lab.deal(hand="diver", lines={"case6": "", "case2": ""})
    lab.play("diver", "case6")
    assert lab.big_picture == "diver"
    assert lab.hand == "stone" and lab.menaces == "haunter"


@pytest.mark.rule("C3-12")
@pytest.mark.parametrize("line", ["case2", "case6"])
def test_a_closing_effect_does_nothing_in_another_case(lab: Table, line: str) -> None:
    lab.deal(hand="shot", lines={"case5": "puzzle", "case2": FIVE, "case6": ""})
    lab.play("shot", line)
    assert not lab.happened(LineClosed)
    assert EffectMissed(lab.card("shot").index, "close 5", "moot") in lab.events
    lab.ready()


@pytest.mark.rule("C3-12")
def test_all_puzzles_score_without_a_question(table: Table) -> None:
    more = clue("second", "monster", attributes="puzzle")
    table.case_with(PUZZLE, more, SHOT, like=3)
    table.deal(hand="shot", lines={"case5": "puzzle second", "case2": ""})
    table.play("shot", "case5")
    assert table.big_picture == "puzzle second"
    table.ready()


@pytest.mark.rule("C3-12")
def test_a_voluntary_closing_can_be_declined(table: Table) -> None:
    table.case_with(PUZZLE, clue("offer", "threat", effects="may close 5"), like=3)
    table.deal(hand="offer", lines={"case5": "puzzle"})
    table.play("offer", "case5")
    table.expect("case_icon", must=False, only=["do", "skip"], source="offer")
    table.skip()
    assert table.lines == {"case5": "puzzle offer"}
    table.deal(hand="offer", lines={"case5": "puzzle"})
    table.play("offer", "case5")
    table.yes()
    assert table.big_picture == "puzzle" and table.closed == "case5 offer"


# Icons


@pytest.mark.rule("C3-13")
def test_flip_and_hand_bring_the_clue_on_the_other_side(lab: Table) -> None:
    lab.deal(lines={"case4": FIVE, "case2": ""})
    lab.close("case4")
    assert [(e.before, e.after) for e in lab.happened(CardFlipped)] == [
        (lab.card("case4").index, lab.card("diary").index)
    ]
    assert lab.hand == "diary"
    assert lab.closed == FIVE  # not the Case card: an icon said otherwise
    assert lab.lines == {"case2": "", "case5": ""}
    lab.ready()


@pytest.mark.rule("C3-13")
def test_the_hand_limit_is_asked_between_two_icons(lab: Table) -> None:
    lab.deal(hand="person2 person3 person4", lines={"case4": FIVE})
    lab.close("case4")
    lab.expect("hand_limit", only=["person2", "person3", "person4", "diary"], need=1)
    assert lab.lines == {}  # access 5 is the next icon
    lab.pick("diary")
    assert lab.discard == "lead1 diary" and lab.lines == {"case5": ""}
    lab.ready()


@pytest.mark.rule("C3-13")
def test_icons_apply_from_top_to_bottom_and_stability_is_voluntary(lab: Table) -> None:
    lab.deal(lines={"case3": FIVE}, stability="monster1 monster2")
    lab.close("case3")
    lab.expect(
        "take", must=False, only=["monster1", "monster2", "skip"], source="case3", area="stability"
    )
    assert lab.lines == {}
    lab.pick("monster2")
    assert (lab.hand, lab.stability) == ("monster2", "monster1")
    assert lab.lines == {"case3": ""}
    lab.ready()


@pytest.mark.rule("C3-13")
def test_stability_relief_with_nothing_to_take_is_not_asked(lab: Table) -> None:
    lab.deal(lines={"case3": FIVE})
    lab.close("case3")
    assert lab.lines == {"case3": ""}
    lab.ready()


@pytest.mark.rule("C3-13", "C3-27")
def test_a_closed_case_that_is_accessed_again_comes_back_with_an_empty_line(lab: Table) -> None:
    lab.deal(lines={"case2": FIVE, "case1a": ""}, closed="case3 monster1")
    lab.close("case2")
    assert lab.lines == {"case1a": "", "case3": ""}
    assert lab.closed == f"monster1 case2 {FIVE}"


@pytest.mark.rule("C3-13")
def test_an_open_case_stays_as_it_is_when_accessed(lab: Table) -> None:
    lab.deal(lines={"case2": FIVE, "case3": "monster1"})
    lab.close("case2")
    assert lab.lines == {"case3": "monster1"}
    assert EffectMissed(lab.card("case2").index, "access 3", "moot") in lab.events


@pytest.mark.rule("C3-13")
def test_a_case_turned_into_its_clue_cannot_be_accessed(lab: Table) -> None:
    lab.deal(lines={"case1a": FIVE, "case2": ""}, hand="diary")
    lab.close("case1a")
    assert lab.lines == {"case2": ""}
    assert lab.hand == "diary"


@pytest.mark.rule("C3-13")
@pytest.mark.parametrize("answer", ["do", "skip"])
def test_brown_icons_can_be_declined(table: Table, answer: str) -> None:
    table.case_with(*cases_with(case_card("case2", 2, icons="may access 3")), like=3)
    table.deal(lines={"case2": FIVE})
    table.close("case2")
    table.expect("case_icon", must=False, only=["do", "skip"], source="case2")
    table.do(answer)
    assert ("case3" in table.lines) is (answer == "do")
    table.ready()


@pytest.mark.rule("C3-13")
def test_a_declined_flip_leaves_the_case_among_the_closed(table: Table) -> None:
    table.case_with(
        *cases_with(case_card("case4", 4, reverse="diary", icons="may flip must access 3")), like=3
    )
    table.deal(lines={"case4": FIVE})
    table.close("case4")
    table.skip()
    assert table.closed.startswith("case4")
    table.ready()


# The time limit of Case 1B


@pytest.mark.rule("C3-22")
def test_case_1b_raises_the_time_limit_while_it_is_open(table: Table) -> None:
    table.case_with(
        *cases_with(
            case_card(
                "case1b",
                1,
                side="B",
                reverse="case1a",
                icons="must access 4",
                ongoing="must time-limit 1",
            )
        ),
        like=3,
    )
    five = "monster1 monster2 monster3 monster4 monster5"
    table.deal(
        options={"help": "none"},
        lines={"case1b": FIVE, "case2": ""},
        time=five,
        menace_deck="i1 i2",
    )
    assert time_limit(table.state) == 6
    table.pass_()
    assert table.time == five and table.menaces == ""
    table.close("case1b")  # cancelled with the closing: five cards are enough this turn
    assert time_limit(table.state) == 5
    assert table.time == "" and table.menaces == "i1"
    table.ready()


@pytest.mark.rule("C3-22")
def test_case_1a_leaves_the_time_limit_alone(lab: Table) -> None:
    lab.deal()
    assert time_limit(lab.state) == 5


# The Haunter of the Dark


HAUNTER = case_card(
    "haunter",
    7,
    reverse="eye",
    icons="must flip must hand",
    purple=True,
    immediate="must reshuffle-all",
    ongoing="must time-limit -1 must darkness-time",
)


@pytest.fixture
def haunted(table: Table) -> Table:
    """Return a table whose case 6 leads to a Haunter with both kinds of printed effects."""
    table.case_with(DIVER, MACHINE, SHADE, *cases_with(HAUNTER), like=3)
    return table


@pytest.mark.rule("C3-14")
def test_accessed_without_the_machine_the_haunter_is_an_active_menace(haunted: Table) -> None:
    haunted.deal(
        hand="diver", lines={"case6": "", "case2": ""}, time="monster1", discard="monster2"
    )
    haunted.play("diver", "case6")
    assert haunted.menaces == "haunter"
    assert (haunted.time, haunted.discard) == ("", "")  # its immediate effect
    assert time_limit(haunted.state) == 4  # its ongoing effect
    assert haunted.hand == "stone"
    haunted.ready()


@pytest.mark.rule("C3-14")
@pytest.mark.parametrize("where", ["hand", "briefcase", "line"])
def test_accessed_with_the_machine_in_play_the_haunter_turns_over_at_once(
    haunted: Table, where: str
) -> None:
    machine = "tillinghasts-machine"
    haunted.deal(
        hand=["diver", machine] if where == "hand" else "diver",
        briefcase=machine if where == "briefcase" else "",
        lines={"case6": "", "case2": machine if where == "line" else ""},
        time="monster1",
    )
    haunted.play("diver", "case6")
    assert haunted.menaces == ""
    assert haunted.hand.endswith("stone eye")
    assert haunted.time == "monster1"  # the printed effects never take place
    assert time_limit(haunted.state) == 5
    haunted.ready()


@pytest.mark.rule("C3-14", "C3-8")
@pytest.mark.parametrize("where", ["closed", "box", "discard", "time", "stability", "leads"])
def test_a_machine_elsewhere_is_not_in_play(haunted: Table, where: str) -> None:
    row = "lead1 tillinghasts-machine" if where == "leads" else "lead1"
    places = {} if where == "leads" else {where: "tillinghasts-machine"}
    haunted.deal(hand="diver", lines={"case6": "", "case2": ""}, leads=row, areas=places)
    haunted.play("diver", "case6")
    assert haunted.menaces == "haunter"


@pytest.mark.rule("C3-14")
def test_the_machine_coming_into_play_later_turns_the_haunter_over_at_once(haunted: Table) -> None:
    haunted.deal(lines={"case2": ""}, menaces="haunter", leads="tillinghasts-machine lead1")
    assert time_limit(haunted.state) == 4
    haunted.take()
    assert haunted.hand == "tillinghasts-machine eye"
    assert haunted.menaces == "" and time_limit(haunted.state) == 5
    haunted.ready()


@pytest.mark.rule("C3-14")
def test_the_machine_played_from_the_leads_row_counts_at_once_too(haunted: Table) -> None:
    haunted.deal(lines={"case2": ""}, menaces="haunter", leads="tillinghasts-machine lead1")
    haunted.play_lead("case2")
    assert haunted.hand == "eye" and haunted.menaces == ""
    haunted.ready()


@pytest.mark.rule("C3-14")
def test_the_haunter_reacts_before_the_hand_limit_is_asked(haunted: Table) -> None:
    haunted.deal(
        hand="person1 person2 person3",
        lines={"case2": ""},
        menaces="haunter",
        briefcase="",
        leads="tillinghasts-machine lead1",
    )
    haunted.take()
    haunted.expect("hand_limit", need=2, free=["stow tillinghasts-machine"], options=["eye"])


@pytest.mark.rule("C3-14")
def test_bystanders_stay_active_when_the_haunter_turns_over(haunted: Table) -> None:
    haunted.deal(lines={"case2": ""}, menaces="i1 haunter ii2", leads="tillinghasts-machine")
    haunted.take()
    assert haunted.menaces == "i1 ii2"


@pytest.mark.rule("C3-14")
def test_the_haunter_is_no_menace_of_deck_i(table: Table) -> None:
    table.case_with(
        clue("egypt", "threat", effects="must menace-draw"),
        *cases_with(HAUNTER),
        *menaces_with(menace("ii2", "II", immediate="must remove-menaces")),
        like=3,
    )
    table.deal(hand="egypt", lines={"case2": ""}, menaces="haunter i1", menace_deck="ii2 ii3")
    table.play("egypt", "case2")
    assert table.menaces == "haunter ii2" and table.box.split() == [
        "i2",
        "i3",
        "nyarlathotep",
        "i1",
    ]


@pytest.mark.rule("C3-13", "C3-14")
def test_every_opened_case_is_told_with_its_cause(lab: Table) -> None:
    lab.deal(lines={"case1a": FIVE})
    lab.close("case1a")
    assert [event.cause for event in lab.happened(LineOpened)] == ["access"]
