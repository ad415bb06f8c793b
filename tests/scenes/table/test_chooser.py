"""Where one gesture has several meanings, each is a row with its card and what it will do."""

from __future__ import annotations

import random

import pygame
import pytest
from random_play import CASES
from recorder import recording

from arkham.play.session import Session
from arkham.rules.choices import Verb
from arkham.scenes.cards.faces import CardFaces
from arkham.scenes.draw.theme import theme_for
from arkham.scenes.stack import Appearance, Pop
from arkham.scenes.table.chooser import ChooserScene, WayRow
from arkham.words import wording


def several_ways(case) -> tuple[Session, list]:
    """Play until one tool can be used in two ways."""
    for seed in range(30):
        session, chance = Session.new(case, seed=seed), random.Random(seed)
        while session.choice is not None:
            uses = [o for o in session.choice.options if o.verb is Verb.USE]
            same = [o for o in uses if o.tool == uses[0].tool]
            if len(same) > 1:
                return session, same
            spared = [o for o in session.choice.options if not o.tool]
            session.do(chance.choice(spared or session.choice.options))
    raise AssertionError("no such table was found")


def chooser_of(case, size=(1280, 720), text_scale=1.0) -> tuple[ChooserScene, list, Session]:
    session, options = several_ways(case)
    theme = theme_for(case.accent)
    scene = ChooserScene(
        session.state,
        options,
        pygame.Rect(500, 500, 80, 120),
        CardFaces(case.id, theme),
        theme,
    )
    scene.restyle(Appearance(text_scale))
    scene.on_resize(size)
    return scene, options, session


@pytest.mark.parametrize("case", CASES, ids=lambda c: c.id)
def test_every_way_is_a_row_that_gives_its_command(case):
    scene, options, session = chooser_of(case)
    rows = [widget for widget in scene.group.widgets if isinstance(widget, WayRow)]
    assert [row.name for row in rows] == [wording.option_line(session.rules, o) for o in options]
    assert all(row.consequences for row in rows)
    for row, option in zip(rows, options, strict=True):
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            values = {"pos": row.rect.center, "button": 1, "touch": False}
            answer = scene.handle(pygame.event.Event(kind, values))
        assert answer == Pop(option)


def test_escape_and_a_click_beside_choose_nothing():
    scene, _, _ = chooser_of(CASES[0])
    escape = {"key": pygame.K_ESCAPE, "mod": 0, "unicode": "", "scancode": 0}
    assert scene.handle(pygame.event.Event(pygame.KEYDOWN, escape)) == Pop()
    beside = {"pos": (1, 1), "button": 1, "touch": False}
    assert scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, beside)) == Pop()


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
def test_the_rows_lie_in_the_window_and_no_word_is_cut(size, text_scale):
    scene, _, _ = chooser_of(CASES[2], size, text_scale)
    assert pygame.Rect((0, 0), size).contains(scene.panel)
    scene.draw(pygame.Surface(size))
    with recording() as written:
        scene.draw(pygame.Surface(size))
    assert [record.asked for record in written.clipped] == []
