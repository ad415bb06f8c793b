"""The end of a game: its story set in pages, its figures, its picture."""

from __future__ import annotations

import pygame
import pytest
from places import REPLAYS
from recorder import recording

from arkham.files.texts import texts
from arkham.play.figures import result_word
from arkham.play.savefile import load_text
from arkham.play.session import Session
from arkham.scenes.cards.artwork import _find
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.text import Style
from arkham.scenes.game_over.paint import Line, set_pages
from arkham.scenes.game_over.scene import ANSWERS, FRESH_AFTER_S, GameOverScene
from arkham.scenes.stack import Appearance
from arkham.words import story

BODY, STRONG = Style(Face.TYPE, 20, (0, 0, 0)), Style(Face.TYPE_BOLD, 20, (0, 0, 0))


def ended(name: str) -> Session:
    return load_text((REPLAYS / f"{name}.json").read_text(encoding="utf-8"))[0]


def at_the_end(name: str, text: float = 1.0) -> GameOverScene:
    scene = GameOverScene(ended(name), lambda answer: None)
    scene.restyle(Appearance(text))
    scene.on_resize((1280, 720))
    return scene


def words(count: int) -> str:
    return " ".join(f"word{i}" for i in range(count))


@pytest.mark.parametrize("first", [4, 5, 6, 7, 9])
@pytest.mark.parametrize("length", [6, 13, 20, 27, 41])
def test_pages_begin_and_end_well(first, length):
    parts = [Line(words(length)), Line("A heading", heading=True), Line(words(length)), Line("End")]
    pages = set_pages(parts, BODY, STRONG, 260, (first, 9))
    assert all(pages)
    for number, page in enumerate(pages):
        assert len(page) <= (first if number == 0 else 9)
        assert page[0].text and page[-1].text and not page[-1].heading
    told = " ".join(line.text for page in pages for line in page if line.text)
    assert told == " ".join(part.text for part in parts)


def test_no_paragraph_leaves_its_last_line_alone_on_the_next_page():
    page = set_pages([Line(words(60))], BODY, STRONG, 260, (9, 9))
    assert all(len(lines) > 1 for lines in page)


def test_a_page_ends_between_paragraphs_where_it_is_half_full():
    parts = [Line(words(6)), Line(words(6)), Line("A heading", heading=True), Line(words(24))]
    pages = set_pages(parts, BODY, STRONG, 260, (9, 9))
    told = [" ".join(line.text for line in page if line.text) for page in pages]
    assert told == [f"{words(6)} {words(6)}", f"A heading {words(24)}"]


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_the_whole_story_is_on_the_pages(text):
    scene = at_the_end("case1-won-1", text)
    shown = " ".join(line.text for page in scene.pages for line in page if line.text)
    assert shown == " ".join(" ".join(part.split()) for part, _ in story.paragraphs(scene.session))


@pytest.mark.parametrize("text", [1.0, 1.25, 1.5, 2.0])
def test_what_looks_alike_is_told_apart_on_the_button_or_when_it_is_pointed_at(text):
    scene = at_the_end("case1-won-1", text)
    notes = texts()["over_notes"]
    assert set(notes) == {*ANSWERS, "casebook"}
    for answer in ANSWERS:
        note = notes[answer]
        if answer == ANSWERS[0] and text > 1:
            continue  # it has the focus from the start, when the standing is shown
        scene.group.focus(answer)
        with recording() as recorder:
            scene.draw(pygame.Surface((1280, 720), 0, 32))
        assert note in " ".join(record.asked for record in recorder.records), answer
        assert not [r.asked for r in recorder.clipped]


def test_pages_turn_by_wheel_key_and_button_and_stop_at_both_ends():
    scene = at_the_end("case1-won-1")
    last = len(scene.pages) - 1
    scene.handle(pygame.event.Event(pygame.MOUSEWHEEL, y=1, x=0))
    assert scene.page == 0
    scene.handle(pygame.event.Event(pygame.MOUSEWHEEL, y=-1, x=0))
    scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_PAGEDOWN, mod=0, unicode=""))
    assert scene.page == 2
    scene.group.focus("on")
    scene.update(FRESH_AFTER_S)
    for _ in range(last):
        scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"))
    assert scene.page == last
    assert not scene.group.find("on").enabled and scene.group.find("back").enabled


def test_objectives_that_were_met_reveal_their_story():
    told = [text for text, _ in story.paragraphs(ended("case3-hardboiled-won-1"))]
    objectives = [c for c in ended("case3-hardboiled-won-1").rules.cards if c.words.revelation]
    assert len(objectives) == 5
    assert all(card.words.revelation in told for card in objectives)
    classic = [text for text, _ in story.paragraphs(ended("case3-classic-won-1"))]
    assert not any(card.words.revelation in classic for card in objectives)


@pytest.mark.parametrize("path", sorted(REPLAYS.glob("*-1.json")), ids=lambda path: path.stem)
def test_every_ending_has_its_picture_and_its_words(path):
    session = ended(path.stem)
    result = "won" if result_word(session) == "won" else "lost"
    assert _find("screens", f"{result}-{session.case.id}")
    assert story.last_page(session)


@pytest.mark.parametrize("name", ["case1-won-1", "case2-lost-victims-1", "case1-lost-stability-1"])
def test_whether_the_game_is_won_is_the_headline(name):
    scene, said = at_the_end(name), texts()["over"]
    with recording() as recorder:
        scene.draw(pygame.Surface((1280, 720), 0, 32))
    largest = max(recorder.records, key=lambda record: record.rect.height)
    assert largest.shown == said["won_title" if "won" in name else "lost_title"]
    assert said["won_title"] == "The game is won"
    why = said[f"end_{name.rsplit('-', 2)[1]}"]
    assert why in " ".join(record.asked for record in recorder.records)


def test_a_key_that_was_pressed_before_the_end_was_seen_does_nothing():
    answers = []
    scene = GameOverScene(ended("case1-won-1"), answers.append)
    scene.on_resize((1280, 720))
    for wait, page, expected in ((0.0, 0, []), (FRESH_AFTER_S, 1, ["menu"])):
        scene.update(wait)
        for key in (pygame.K_SPACE, pygame.K_ESCAPE):
            scene.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
        assert (scene.page, answers) == (page, expected)


@pytest.mark.parametrize("key", [pygame.K_SPACE, pygame.K_RETURN])
def test_the_key_that_went_on_all_game_turns_the_pages_and_deals_no_new_game(key):
    chosen: list[str] = []
    scene = GameOverScene(ended("case1-won-1"), chosen.append)
    scene.on_resize((1280, 720))
    scene.update(FRESH_AFTER_S)
    for _ in range(len(scene.pages) + 2):
        scene.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
    assert not chosen
    assert scene.page == len(scene.pages) - 1 > 0
