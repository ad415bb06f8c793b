"""What the inspector says of a card: reasons, links, and what it is good for now."""

from __future__ import annotations

import pytest
from painted_table import (
    asks,
    at_turn,
    played,
    scene_of,
    words_on,
)
from playouts import some_or_all_seeds

from arkham.casefile import load_case
from arkham.play.history import Node
from arkham.play.session import Session
from arkham.rules.areas import DISCARD, DRAW, HAND, LEADS
from arkham.rules.choices import Prompt, Verb
from arkham.rules.play import why_not
from arkham.scenes.draw.brush import forms, section
from arkham.scenes.table import targets
from arkham.scenes.table.paint.inspector import fits_heading
from arkham.words import wording


@some_or_all_seeds(4, 20)
def test_the_inspector_names_every_reason_or_says_how_many(seeds: range) -> None:
    most = 0
    for seed in seeds:
        session = played(1, seed, at_turn(10))
        scene, rules = scene_of(session, (1280, 720)), session.rules
        for card in (session.state.first_lead(), *session.state.areas[HAND]):
            scene.cues.inspected = card
            shown = {record.shown for record in words_on(scene).records}
            for line in session.state.lines:
                reasons = why_not(session.state, card, line)
                if len(reasons) > 1:
                    told = shown & set(wording.short_reasons(reasons))
                    assert told, (rules.cards[card].title, reasons)
                    most = max(most, len(reasons))
    assert most > 1


@pytest.mark.parametrize("time", [True, False])
@pytest.mark.parametrize("stability", [True, False])
def test_an_hourglass_says_what_a_check_makes_of_it(time: bool, stability: bool) -> None:
    session = Session.new(load_case(1), seed=1)
    scene = scene_of(session, (1920, 1080))
    card = next(c for c in session.rules.cards[1:] if (c.time, c.stability) == (time, stability))
    scene.cues.inspected = card.index
    said = " ".join(record.asked for record in words_on(scene).records)
    assert ("discarded, or drawn by a check: to the Time area" in said) == (time and not stability)
    assert ("to the Stability area, not to Time" in said) == (time and stability)


def test_numbered_cases_are_named_and_a_count_says_what_it_counts() -> None:
    for seed in range(20):
        state = played(3, seed, at_turn(6)).state
        found = targets.fan_fits(state, tuple(state.areas[DRAW]))
        several = [names for names in found if names and "," in names[0]]
        if several:
            break
    for long, short, *counts in several:
        assert short == long.replace("Case ", "")
        assert all("cases" in count for count in counts)
    assert several


def test_the_inspector_does_not_promise_a_place_before_the_question_is_answered() -> None:
    session = played(1, 3, at_turn(5))
    state = session.state
    for card in (state.first_lead(), *state.areas[HAND]):
        assert fits_heading(state, card) == forms("fits_now")
    for card in (*state.areas[LEADS][1:], *state.areas[DISCARD]):
        assert fits_heading(state, card) == forms("would_fit")  # nobody can play it now
    for seed in range(40):
        session = played(1, seed, asks(Prompt.HAND_LIMIT))
        if asks(Prompt.HAND_LIMIT)(session):
            break
    scene = scene_of(session, (1280, 720))
    scene.cues.inspected = session.state.areas[HAND][0]
    shown = {record.asked for record in words_on(scene).records}
    assert shown & {form.upper() for form in forms("fits_later")}
    assert not shown & {form.upper() for form in forms("fits_now")}


def has_a_use_for_a_key(session: Session) -> bool:
    options = session.choice.options if session.choice else ()
    return any(option.verb is Verb.USE and option.side == 1 for option in options)


def test_with_help_that_waives_a_key_the_inspector_does_not_ask_for_one() -> None:
    """The contact's Key is chosen: where its locked clue can be played now, it fits."""
    session = next(
        s for n in range(99) if has_a_use_for_a_key(s := played(1, n, has_a_use_for_a_key))
    )
    assert session.choice is not None
    session.do(next(o for o in session.choice.options if o.verb is Verb.USE and o.side == 1))
    scene, choice = scene_of(session, (1920, 1080)), session.choice
    assert choice is not None and choice.prompt == "play_lock"
    for option in choice.options:
        if option.verb is Verb.PLAY:
            fits = scene.picture.inspector._fits(session.state, option.card)
            anchors = [line[0] for line in session.state.lines]
            names, told, possible = fits[anchors.index(option.onto)]
            assert possible and "key" not in " ".join(told)


def test_short_reasons_name_what_is_needed() -> None:
    """ "no Surveillance" would read as if Surveillance were in the way."""
    for forms_of in section("short_reasons").values():
        assert not any(form.split()[0] == "no" for form in forms_of)


def test_the_inspector_says_what_a_light_makes_possible() -> None:
    scene = scene_of(Session.new(load_case(3), seed=1), (1920, 1080))
    rules = scene.session.rules
    lights = [card.index for card in rules.cards[1:] if rules.is_light(card.index)]
    assert [rules.cards[card].id for card in lights] == ["tillinghasts-machine"]
    scene.cues.inspected = lights[0]
    said = {record.asked for record in words_on(scene).records}
    assert said & set(section("lights").values())
    scene.cues.inspected = lights[0] - 1
    said = {record.asked for record in words_on(scene).records}
    assert not said & set(section("lights").values())


def test_a_card_says_what_the_cards_in_play_add_to_it_and_which_of_them_does(table) -> None:
    for menaces in ("", "the-sleepwalkers", "the-sleepwalkers the-lights-go-out"):
        table.deal(3, leads="the-flute-player", menaces=menaces)
        scene = scene_of(Session(Node(table.state, ()), 0), (1280, 720))
        scene.cues.inspected = table.state.rules.index["the-flute-player"]
        told = " ".join(record.asked for record in words_on(scene).records)
        assert ("by The Sleepwalkers" in told) == ("the-sleepwalkers" in menaces)
        assert ("now with an hourglass" in told) == ("the-lights-go-out" in menaces)
        assert "Darkness: " in told
