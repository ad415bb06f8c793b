"""Set-up (S1–S6) and the options that every case knows (O1–O3)."""

from __future__ import annotations

import pytest
from lab import clue, lab_case
from table import Table

from arkham.casefile import load_case
from arkham.rules import apply, legal, new_game
from arkham.rules.areas import DRAW, HAND, LEADS, UNSEEN
from arkham.rules.cards import Attribute, Card, CaseDef, Kind, Technique
from arkham.rules.choices import Prompt
from arkham.rules.events import Event, StackShuffled, TurnBegan
from arkham.rules.mechanisms.tools import BRIEFCASE
from arkham.rules.mechanisms.victims import VICTIMS
from arkham.rules.ruleset import OptionError, Ruleset

LAB = lab_case()
CONTACT_IDS = [c.id for c in load_case(1).cards[1:] if c.kind == "contact"]


@pytest.mark.rule("S1", "O1", "O2", "O3")
def test_every_combination_of_options_can_be_chosen_and_stays() -> None:
    """Options are independent: each sets its own figures whatever the others say."""
    types = {"five": 5, "six": 6}
    victims = {"four": 4, "five": 5, "six": 6}
    limits = {"five": 5, "six": 6}
    for victory, need in types.items():
        for count, number in victims.items():
            for bound, limit in limits.items():
                options = {"victory": victory, "victims": count, "limits": bound}
                state = new_game(LAB, options, seed=1)
                rules = state.rules
                assert rules.types_to_win == need
                assert rules.number("victims") == number
                assert (rules.stability_limit, rules.base_time_limit) == (limit, limit)
                while (choice := legal(state)) is not None:
                    apply(state, choice.options[0])
                assert state.rules is rules and rules.options == options | {"contact": "armitage"}


@pytest.mark.rule("S1", "O1", "O2", "O3")
def test_defaults_hold_where_nothing_is_chosen() -> None:
    rules = Ruleset(LAB)
    assert rules.options == {
        "victory": "five",
        "victims": "five",
        "limits": "five",
        "contact": "armitage",
    }
    assert (rules.types_to_win, rules.stability_limit, rules.base_time_limit) == (5, 5, 5)


@pytest.mark.rule("S1")
@pytest.mark.parametrize(
    ("options", "said"),
    [({"weather": "wet"}, "no option 'weather'"), ({"victory": "two"}, "can be five, six")],
)
def test_an_unknown_option_or_value_is_refused_by_name(options: dict[str, str], said: str) -> None:
    with pytest.raises(OptionError, match=said):
        new_game(LAB, options)


@pytest.mark.rule("S2", "O2")
@pytest.mark.parametrize(("value", "number"), [("four", 4), ("five", 5), ("six", 6)])
def test_two_victims_are_open_and_the_chosen_number_is_in_the_game(value: str, number: int) -> None:
    opened, removed = set(), set()
    for seed in range(60):
        state = new_game(LAB, {"victims": value}, seed=seed)
        assert [len(line) for line in state.lines] == [1, 1]
        assert len(state.areas[VICTIMS]) == number - 2
        assert len(state.areas[UNSEEN]) == 6 - number
        opened |= {line[0] for line in state.lines}
        removed |= set(state.areas[UNSEEN])
    # Shuffled: each of the six is open in some deal and, if any is, removed in some other.
    assert len(opened) == 6
    assert len(removed) == (6 if number < 6 else 0)


@pytest.mark.rule("S3")
def test_the_stack_holds_all_clues_that_belong_to_it_in_an_order_of_the_seed() -> None:
    outside = clue("sealed", stacked=False)
    case = lab_case(outside)
    clues = {c.index for c in case.cards if c.kind == Kind.CLUE and c.stacked}
    orders = set()
    for seed in range(20):
        state = new_game(case, seed=seed)
        dealt = state.areas[LEADS] + state.areas[HAND]
        assert {*state.areas[DRAW], *dealt} == clues
        assert len(state.areas[DRAW]) + len(dealt) == len(clues)
        assert new_game(case, seed=seed).areas == state.areas
        orders.add(state.areas[DRAW])
    assert len(orders) == 20


@pytest.mark.rule("S4", "S5")
def test_the_row_is_dealt_from_right_to_left_and_then_the_hand() -> None:
    log: list[Event] = []
    state = new_game(LAB, seed=3, log=log)
    order = next(e.order for e in log if isinstance(e, StackShuffled) and e.area == DRAW)
    drawn = order[::-1]  # a stack's top is its last card
    assert state.areas[LEADS] == drawn[:5][::-1]
    assert state.first_lead() == drawn[4]
    assert state.areas[HAND] == drawn[5:8]
    assert state.areas[DRAW] == order[:-8]


@pytest.mark.rule("T1", "T2")
@pytest.mark.parametrize("like", [1, 2, 3])
def test_a_new_game_waits_at_the_action_of_its_first_turn(like: int) -> None:
    log: list[Event] = []
    state = new_game(lab_case(like=like), seed=1, log=log)
    choice = legal(state)
    assert choice is not None and choice.prompt == Prompt.ACTION
    assert (state.turn, state.serial) == (1, 1) and log[-1] == TurnBegan(1)


@pytest.mark.rule("S6")
@pytest.mark.parametrize("case_number", [1, 2])
@pytest.mark.parametrize("contact", CONTACT_IDS)
def test_any_contact_of_the_series_works_in_this_case(
    table: Table, case_number: int, contact: str
) -> None:
    """Both sides can be used in a position that has something for every one of them."""
    case = load_case(case_number)
    lock, before, link = _a_lock_without_its_key(case)
    sides = case.card(contact).sides
    assert len(sides) == 2
    for number in (1, 2):
        table.deal(
            case,
            options={"contact": contact},
            hand=[lock.id, _bystander],
            lines={_first_victim(case): [*(c.id for c in before), link.id]},
            time=[_bystander],
            stability=[_bystander],
        )
        assert table.briefcase == contact
        table.use(contact, number)
        assert (table.briefcase, table.box.split()) == ("", [contact])
        assert table.choice.prompt != "action", "the side asks for something"


@pytest.mark.rule("S6")
def test_the_contacts_of_the_series_are_all_in_reach() -> None:
    series = load_case(1)
    assert {c.number for c in series.cards[1:] if c.kind == "contact"} == {1, 2, 3}
    for number in (1, 2):
        case = load_case(number)
        option = next(o for o in case.options if o.id == "contact")
        assert sorted(v.id for v in option.values) == sorted(CONTACT_IDS)
        state = new_game(case, seed=1)
        own = next(c for c in case.cards[1:] if c.kind == "contact" and c.number == number)
        assert state.areas[BRIEFCASE] == (own.index,), "by default the case's own contact"


def _bystander(card: Card) -> bool:
    return card.kind == Kind.CLUE and card.stacked and not card.attributes and not card.minimum


def _first_victim(case: CaseDef) -> str:
    return next(c.id for c in case.cards[1:] if c.kind == "victim")


def _a_lock_without_its_key(case: CaseDef) -> tuple[Card, list[Card], Card]:
    """Find a lock, a Clue it links to and enough keyless Clues before that one."""
    bystanders = [c for c in case.cards[1:] if _bystander(c)]
    lock = next(c for c in case.cards[1:] if c.has(Attribute.LOCK))
    link = next(
        c
        for c in bystanders
        if lock.left is Technique.ANY or lock.left in c.right or Technique.ANY in c.right
    )
    before = [c for c in bystanders if c is not link][: max(lock.minimum - 1, 0)]
    return lock, before, link
