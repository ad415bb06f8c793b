"""The rulebook says every rule, finds it by a player's own words, and draws what is legal."""

from __future__ import annotations

import re

import pygame
import pytest
from places import ROOT
from recorder import recording

from arkham.app.screenshot import picture_of
from arkham.files.texts import shipped, texts
from arkham.scenes.draw.icons import icon_info
from arkham.scenes.draw.theme import theme_for
from arkham.scenes.rulebook.book import every_clause, icon_index, pieces, rulebook, search
from arkham.scenes.rulebook.examples import card_that_prints, prints, verdicts
from arkham.scenes.rulebook.scene import MOST_LETTERS, RulebookScene
from arkham.scenes.stack import Appearance, Pop

PRINTED = re.findall(r"^- ((?:C\d-|[A-Z])\d+) ", (ROOT / "docs/rules.md").read_text(), re.M)
CLAUSES = {clause.id: clause for clause in every_clause()}


def key(code: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0)


def test_every_clause_of_the_rules_stands_in_the_book_once():
    assert sorted(CLAUSES) == sorted(PRINTED)
    assert len(CLAUSES) == sum(len(group.clauses) for group in rulebook())


def test_what_the_rules_call_a_ruling_is_marked_as_one():
    text = (ROOT / "docs/rules.md").read_text()
    rulings = {i for i in PRINTED if "**Ruling**" in re.search(rf"^- {i} .*", text, re.M)[0]}
    assert rulings and {clause.id for clause in CLAUSES.values() if clause.ruling} == rulings


def test_no_link_is_dead():
    """From clauses, icons, prompts, refusals and tips: each leads to a clause of the book."""
    words = texts()
    named = [other for clause in CLAUSES.values() for other in clause.more]
    named += [clause.more[0] for clause in icon_index().clauses]
    named += [*words["prompt_clauses"].values(), *words["reason_clauses"].values()]
    named += [tip["clause"] for tip in words["tips"].values() if tip.get("clause")]
    named += [c for entry in shipped("data", "synonyms.yaml")["synonyms"] for c in entry["clauses"]]
    assert not [clause_id for clause_id in named if clause_id not in CLAUSES]


def test_every_icon_in_a_text_exists():
    for clause in (*CLAUSES.values(), *icon_index().clauses):
        for piece in pieces(clause.text):
            if piece.startswith("["):
                assert icon_info(piece[1:-1]).name


@pytest.mark.parametrize(
    ("words", "clause"),
    [
        ("win", "G1"),
        ("winning", "G1"),
        ("sanity", "M2"),
        ("P4", "P4"),
        ("wild", "P2"),
        ("deck", "S3"),
        ("heal", "E5"),
        ("hand limit", "D1"),
    ],
)
def test_the_search_knows_other_words(words, clause):
    assert clause in [found.id for found in search(words)][:3]


def test_a_search_for_nothing_finds_nothing():
    assert not search("") and not search("zeppelin")


def test_examples_are_real_cards_and_what_the_rules_say_of_them():
    said = []
    for clause in CLAUSES.values():
        if clause.example is None:
            continue
        if clause.example.find:
            found = card_that_prints(clause.example.find)
            assert found is not None and prints(found[1], clause.example.find), clause.id
        else:
            said += [bool(verdict.refusal) for verdict in verdicts(clause.example)]
    assert said.count(False) >= 3 and said.count(True) >= 2


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("clause", ["S1", "P5", "C3-25", "C2-13"])
def test_the_book_opens_at_the_clause_asked_for_and_stays_there_when_resized(clause, scale):
    scene = RulebookScene(theme_for("red"), at=(clause,))
    scene.restyle(Appearance(scale))
    for size in ((1280, 720), (1920, 1080)):
        scene.on_resize(size)
        block = next(block for block in scene.blocks if block.clause.id == clause)
        assert scene.page.colliderect(scene._on_screen(block.rect))


def test_lines_are_short_enough_to_follow():
    scene = RulebookScene(theme_for("red"))
    for number in range(len(scene.groups)):
        scene.turn_to(number)
        for block in scene.blocks:
            for line in block.lines:
                assert sum(2 if p[0] == "[" else len(p) for p in line) <= MOST_LETTERS


def test_links_are_followed_by_mouse_and_by_keys():
    by_mouse, by_keys = RulebookScene(theme_for("red")), RulebookScene(theme_for("red"))
    wanted = by_mouse.links[0]
    pos = by_mouse._on_screen(wanted.rect).center
    by_mouse.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
    by_keys.handle(key(pygame.K_TAB))
    by_keys.handle(key(pygame.K_RETURN))
    assert by_mouse.group == by_keys.group
    assert wanted.clause in {block.clause.id for block in by_mouse.blocks}


def test_typing_searches_and_escape_leaves_step_by_step():
    scene = RulebookScene(theme_for("red"))
    scene.handle(key(pygame.K_k))
    for letter in "key":
        scene.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))
    assert "P4" in [block.clause.id for block in scene.blocks]
    assert scene.handle(key(pygame.K_ESCAPE)) is None and not scene.query
    assert isinstance(scene.handle(key(pygame.K_ESCAPE)), Pop)


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 1.0), ((1280, 720), 2.0)])
def test_nothing_on_a_page_is_cut(size, text):
    scene = RulebookScene(theme_for("red"), at=("P4",))
    with recording() as recorder:
        picture_of(scene, size, appearance=Appearance(text))
    inside = [record for record in recorder.clipped if scene.page.contains(record.rect)]
    assert not [record.asked for record in inside]


def test_select_all_lets_the_next_letter_begin_another_search():
    scene = RulebookScene(theme_for("red"))
    scene.handle(key(pygame.K_k))
    scene._search("key")
    event = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=pygame.KMOD_CTRL, unicode="")
    scene.handle(event)
    scene.handle(pygame.event.Event(pygame.TEXTINPUT, text="w"))
    assert scene.query == "w"
