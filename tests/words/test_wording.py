"""Every question, refusal and event has its sentence (AC-02, AC-06, AC-16)."""

from __future__ import annotations

import inspect
import random
import re
import typing

import pytest
from lab import clue

from arkham.casefile import case_paths, load_case
from arkham.files.paths import asset
from arkham.files.texts import texts
from arkham.rules.areas import AREAS, DISCARD, HAND, LEADS
from arkham.rules.choices import PROMPTS, REASONS, Prompt, Reason, Refusal
from arkham.rules.engine import apply, new_game
from arkham.rules.events import Event
from arkham.rules.refusals import refusals
from arkham.rules.ruleset import Ruleset
from arkham.scenes.draw.icons import icon_info
from arkham.words import wording

PROMPT_LIMIT, VERB_LIMIT = 90, 24  # letters

CASES = [Ruleset(load_case(path)) for path in case_paths()]


@pytest.mark.parametrize("rules", CASES, ids=lambda r: r.case.id)
def test_whatever_happens_in_random_games_can_be_said(rules):
    chance = random.Random(7)
    for seed in range(25):
        log = []
        state = new_game(rules, seed=seed, log=log)
        while (choice := state.choice) is not None:
            prompt = wording.prompt_line(state, choice)
            assert prompt and len(prompt) <= PROMPT_LIMIT
            assert "1 of 1 " not in prompt
            verb = wording.prompt_verb(state, choice)
            assert verb[0].isupper() and len(verb) <= VERB_LIMIT
            assert all(wording.prompt_phase(state, choice))
            for unavailable in refusals(state):
                assert unavailable.refusals
                assert all(wording.reason_line(r) for r in unavailable.refusals)
            log += apply(state, chance.choice(choice.options))
        assert all(wording.log_line(rules, event) for event in log)


@pytest.mark.parametrize("name", ["prompts", "verbs"])
def test_what_counts_things_has_words_for_a_single_one(name):
    words = wording.texts()[name]
    plural = [key for key, text in words.items() if re.search(r"{count} [a-zA-Z ]*s\b", text)]
    assert plural or name == "verbs"
    asked_of_several = {"hand_limit", "hand_limit_stow", "score"}  # never of one card alone
    missing = [key for key in plural if f"{key}_one" not in words]
    assert set(missing) <= asked_of_several


def test_every_prompt_and_reason_has_a_sentence():
    plain = {key.removesuffix("_one").removesuffix("_stow") for key in wording.texts()["prompts"]}
    assert plain == set(PROMPTS) <= set(wording.texts()["prompts"])
    assert set(wording.texts()["reasons"]) == set(REASONS)
    areas = tuple(f"_{area.name}" for area in AREAS)
    verbs = set(wording.texts()["verbs"]) - {"won", "lost"}
    assert set(PROMPTS) <= verbs
    assert all(
        key in PROMPTS
        or key.endswith((*areas, "_stow", "_full"))
        and key.rpartition("_")[0] in PROMPTS
        for key in verbs
    )
    others = {"effect", "over", "carrying", "won"}
    assert set(wording.texts()["phases"]) <= {*PROMPTS, *others}


@pytest.mark.parametrize("reason", [reason for reason in REASONS if reason != Reason.PENDING])
def test_a_reason_says_its_numbers(reason):
    line = wording.reason_line(Refusal(reason, 4, 2))
    numbers = "Interview" if reason == Reason.TECHNIQUE else ("4" if "4" in line else "2")
    assert numbers in line


def test_every_prompt_stays_short_with_the_longest_title():
    longest = max((card.title for rules in CASES for card in rules.cards), key=len)
    for line in wording.texts()["prompts"].values():
        area = max(wording.texts()["areas"].values(), key=len)
        values = {"turn": 99, "need": 9, "limit": 9, "count": 44, "offer": "add it to your hand"}
        filled = line.format(source=longest, area=area, **values)
        assert len(filled) <= PROMPT_LIMIT, filled


def test_every_verb_is_short():
    offers = [words.format(n=12) for words in wording.texts()["offers"].values()]
    for line in wording.texts()["verbs"].values():
        for offer in offers:
            filled = line.format(need=9, count=44, offer=offer)
            assert len(filled) <= VERB_LIMIT, filled


@pytest.mark.parametrize(
    ("prompt", "area", "verb"),
    [
        (Prompt.TAKE, DISCARD, "Take 1 discard"),
        (Prompt.TAKE, LEADS, "Take 1 lead"),
        (Prompt.ACTION, -1, "Choose an action"),
        (Prompt.HAND_LIMIT, HAND, "Discard 2 from hand"),
    ],
)
def test_a_verb_names_its_area_and_number(prompt, area, verb):
    state = new_game(CASES[0], seed=1)
    choice = state.choice._replace(prompt=prompt, area=area, need=2)
    assert wording.prompt_verb(state, choice) == verb
    [turn] = {form.partition(" · ")[0] for form in wording.prompt_phase(state, choice)}
    assert turn == "Turn 1"


def test_every_event_type_is_told():
    source = inspect.getsource(wording)
    for event_type in typing.get_args(Event):
        assert f"case {event_type.__name__}(" in source


@pytest.mark.parametrize("rules", CASES, ids=lambda r: r.case.id)
def test_every_question_names_its_source_and_how_many_of_how_many(rules):
    chance = random.Random(11)
    for seed in range(25):
        state = new_game(rules, seed=seed)
        while (choice := state.choice) is not None:
            line = wording.prompt_line(state, choice)
            source = rules.cards[choice.source].title
            assert source in line
            if not choice.source:
                assert line.startswith(("Turn", "Hand limit", "Before maintenance"))
            cards = {o.card for o in choice.options if o.verb in ("pick", "play") and not o.free}
            if cards and choice.prompt not in (Prompt.SCORE, Prompt.HAND_LIMIT):
                said = [f" of {len(cards)} "] + ["the only "] * (len(cards) == 1)
                assert any(words in line for words in said), line
            apply(state, chance.choice(choice.options), record=False)


def test_a_full_hand_is_told_of_the_briefcase_where_that_would_help():
    """C3-9: equipment that is packed away does not count for the hand limit."""
    rules, chance = CASES[2], random.Random(4)
    told = set()
    for seed in range(60):
        state = new_game(rules, seed=seed)
        while (choice := state.choice) is not None:
            if choice.prompt == Prompt.HAND_LIMIT:
                can_stow = any(option.verb == "stow" for option in choice.options)
                assert ("equipment" in wording.prompt_line(state, choice)) == can_stow
                told.add(can_stow)
            apply(state, chance.choice(choice.options), record=False)
    assert told == {True, False}


@pytest.mark.parametrize("name", ["texts", "icons", "rulebook", "contacts"])
def test_a_thing_has_one_name(name):
    """Time and Stability are written alike wherever their areas and checks are spoken of."""
    words = asset("data", f"{name}.yaml").read_text(encoding="utf-8")
    for wrong in ("time area", "stability area", "penalty area", "stability check"):
        assert wrong not in words, wrong


def test_no_word_of_a_case_with_objectives_speaks_of_a_big_picture():
    """Case 3 shows Objectives in its place, so what its cards say has to hold without one."""
    rows = {"attribute.puzzle", "attribute.letter", "kind.objective", "type.formula"}
    said = [icon_info(row).rule for row in rows] + [texts()["glosses"]["attribute.puzzle"]]
    assert not [words for words in said if "big picture" in words]


def test_several_short_reasons_are_all_named_or_at_last_one_and_how_many_more():
    key, minimum = Refusal(Reason.NO_KEY, 1, 0), Refusal(Reason.MINIMUM, 4, 2)
    assert wording.short_reasons([key]) == wording.short_reason(key)
    assert wording.short_reasons([key, minimum]) == (
        "lacks a free key, 2 of 4 clues",
        "lacks a key, 2 of 4 clues",
        "lacks a key + 1 more",
    )


def test_a_question_that_overfills_the_hand_says_that_a_discard_follows(table):
    rat = clue("rat", "monster", effects="may leads")
    table.case_with(rat, like=1)
    table.deal(hand="rat person1 person2", leads="lead1 lead2 lead3")
    table.play("rat", "v1")
    assert wording.prompt_verb(table.state, table.choice) == "Take 1 lead"
    table.deal(hand="person1 person2 person3", leads="rat lead2 lead3")
    table.play_lead("v1")
    assert wording.prompt_verb(table.state, table.choice) == "Take 1, then discard 1"
    assert wording.prompt_line(table.state, table.choice).endswith("; then discard 1.")


@pytest.mark.parametrize("rules", CASES, ids=lambda r: r.case.id)
def test_only_a_case_with_a_briefcase_speaks_of_one(rules):
    """In Cases 1 and 2 the contact lies beside the table."""
    chance, told = random.Random(3), []
    for seed in range(8):
        log = []
        state = new_game(rules, seed=seed, log=log)
        while (choice := state.choice) is not None:
            used = [option for option in choice.options if option.tool]
            log += apply(state, chance.choice(used or choice.options))
        told += [wording.log_line(rules, event) for event in log]
    assert any("briefcase" in line for line in told) == (rules.case.id == "gulfs")
