"""No meaning hangs on hue alone: seen grey, or by eyes that lack one kind of cone.

Each pair of things that mean different things is drawn and must differ in lightness, by its shape
or its tone, in enough pixels; what a word tells is looked for as a word.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import combinations

import pygame
import pytest
from colour_vision import VISIONS, apart, seen_as
from recorder import recording

from arkham.ai import PLAYERS
from arkham.casefile import load_case
from arkham.play.session import Session
from arkham.rules.cards import ATTRIBUTES, ClueType
from arkham.scenes.cards.faces import CardFaces
from arkham.scenes.cards.standard import tab_rects
from arkham.scenes.draw.brush import Brush, draw_must_mark
from arkham.scenes.draw.icons import draw_glyph, icon, icon_info, icon_table
from arkham.scenes.draw.jigsaw import letter_piece, piece
from arkham.scenes.draw.shapes import dashed_ring, disc
from arkham.scenes.draw.theme import ACCENTS, Scale, Theme, theme_for
from arkham.scenes.table import targets
from arkham.scenes.table.paint.gauges import draw_clock, draw_mirror
from arkham.scenes.table.scene import TablePreferences, TableScene

THEMES = [theme_for(name, high_contrast=strong) for name in ACCENTS for strong in (False, True)]
SIZE = (1280, 720)
FAMILIES = ("type", "technique", "attribute", "mark", "effect", "area", "kind")
SAME = (  # one picture on purpose
    {"attribute.puzzle", "attribute.letter"},  # a puzzle, which then shows its letter
    {"effect.darkness-gains-check", "effect.darkness-gains-discard-hand"},  # cards add a corner
    {"area.close", "area.close-case"},  # a pile of closed files, and the deed that makes one
)
TYPES = [str(t) for t in ClueType]


def sheet(theme: Theme, side: int = 40) -> Brush:
    surface = pygame.Surface((side, side), 0, 32)
    surface.fill(theme.panel)
    return Brush(surface, theme, Scale(1.0))


def on_sheet(theme: Theme, image: pygame.Surface) -> pygame.Surface:
    surface = sheet(theme, max(image.get_size())).surface
    surface.blit(image, (0, 0))
    return surface


def must(theme: Theme, *, is_must: bool) -> pygame.Surface:
    brush = sheet(theme)
    draw_must_mark(brush.surface, pygame.Rect(4, 4, 32, 32), "effect.check", theme, must=is_must)
    return brush.surface


def seal(theme: Theme, name: str) -> pygame.Surface:
    brush = sheet(theme)
    brush.seal(icon_info(name), (20, 20), 30)
    return brush.surface


def sign(theme: Theme, name: str) -> pygame.Surface:
    brush = sheet(theme, 24)
    draw_glyph(brush.surface, name, (12, 12), 18, theme.paper)
    return brush.surface


def clock(theme: Theme, count: int) -> pygame.Surface:
    surface = sheet(theme, 120).surface
    draw_clock(surface, surface.get_rect(), count, 5, theme, numbers=False)
    return surface


def mirror(theme: Theme, count: int) -> pygame.Surface:
    surface = sheet(theme, 120).surface
    draw_mirror(surface, surface.get_rect(), count, 5, theme, numbers=False)
    return surface


PAIRS = {
    "must and may": (lambda t: must(t, is_must=True), lambda t: must(t, is_must=False), 0.02),
    "time and stability": (
        lambda t: seal(t, "mark.time"),
        lambda t: seal(t, "mark.stability"),
        0.04,
    ),
    "fits and does not": (lambda t: sign(t, "check"), lambda t: sign(t, "cross"), 0.04),
    "a type that is there and one that is missing": (
        lambda t: on_sheet(t, disc(24, t.paper)),
        lambda t: on_sheet(t, dashed_ring(24, t.dim, 1.3, 3.2, 2.4)),
        0.3,
    ),
    "a piece that is proved and one that is not": (
        lambda t: on_sheet(t, piece("person", (48, 48), TYPES, t, filled=True)),
        lambda t: on_sheet(t, piece("person", (48, 48), TYPES, t, filled=False)),
        0.2,
    ),
    "a letter that is proved and one that is not": (
        lambda t: on_sheet(t, letter_piece("A", 36, t, filled=True)),
        lambda t: on_sheet(t, letter_piece("A", 36, t, filled=False)),
        0.2,
    ),
    "one card of time more": (lambda t: clock(t, 2), lambda t: clock(t, 3), 0.04),
    "one crack more": (lambda t: mirror(t, 2), lambda t: mirror(t, 3), 0.01),
}


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("pair", PAIRS)
def test_what_differs_in_meaning_differs_in_lightness(pair: str, vision: str) -> None:
    one, other, least = PAIRS[pair]
    for theme in THEMES:
        assert apart(one(theme), other(theme), vision) >= least, (theme.accent.name, theme)


@pytest.mark.parametrize("family", FAMILIES)
def test_no_two_icons_of_a_family_look_alike(family: str) -> None:
    theme = Theme()
    names = [name for name in icon_table() if name.startswith(f"{family}.")]
    drawn = {name: on_sheet(theme, icon(name, 24, theme.paper)) for name in names}
    for one, other in combinations(names, 2):
        if {one, other} in SAME:
            continue
        assert apart(drawn[one], drawn[other], "greyscale") >= 0.05, (one, other)


def test_hue_alone_would_be_noticed() -> None:
    """Two reds and greens that only differ in hue count as the same."""
    red, green = pygame.Surface((8, 8), 0, 32), pygame.Surface((8, 8), 0, 32)
    red.fill((200, 40, 40))
    green.fill((40, 122, 40))
    assert apart(red, green, "greyscale") == 0
    assert seen_as("protan", (128, 128, 128)) == (128, 128, 128)
    one, other = seen_as("deutan", (200, 40, 40)), seen_as("deutan", (110, 100, 40))
    assert max(abs(a - b) for a, b in zip(one, other, strict=True)) < 70


@pytest.mark.parametrize("vision", VISIONS)
def test_icons_that_need_a_light_of_their_own_show_that_by_their_ground(vision: str) -> None:
    case = load_case(3)
    card = next(c for c in case.cards if any(ATTRIBUTES[a].tints_left for a in c.attributes))
    plain = replace(card, attributes=())
    for theme in (theme_for("violet"), theme_for("violet", high_contrast=True)):
        faces = [CardFaces(case.id, theme).face(c, 150) for c in (card, plain)]
        tab = tab_rects(card, 150)[0][0].clip(faces[0].get_rect())
        assert apart(*(face.subsurface(tab) for face in faces), vision) >= 0.2  # type: ignore[call-arg]


@cache
def carried() -> tuple[TableScene, pygame.Surface, pygame.Surface]:
    """Return a table on which a card fits one line and not another, before and while it is held."""
    for seed in range(40):
        session = Session.new(load_case(1), {}, seed)
        decide = PLAYERS["greedy"](seed)
        while session.choice is not None and session.state.turn < 20:
            first = session.state.first_lead()
            lit = targets.lit_lines(session.choice, first)
            if first and lit and targets.refusals_of(session.state, first):
                scene = TableScene(session, TablePreferences(auto_resolve=False))
                scene.on_resize(SIZE)
                before = pygame.Surface(SIZE, 0, 32)
                scene.draw(before)
                scene._input.pick_up(first, (10, 10), dragged=True)
                held = pygame.Surface(SIZE, 0, 32)
                scene.draw(held)
                return scene, before, held
            session.do(decide(session.state))
    raise LookupError("no card fits one line only")


@pytest.mark.parametrize("vision", VISIONS)
def test_lines_that_take_a_card_and_lines_that_do_not_differ(vision: str) -> None:
    scene, before, held = carried()
    rows = {
        line[0]: row for line, row in zip(scene.view.lines, scene.layout.lines.rows, strict=False)
    }
    for anchor in scene.cues.lit:
        slot = rows[anchor].slot
        assert apart(before.subsurface(slot), held.subsurface(slot), vision) >= 0.03
    scene.repaint()
    with recording() as told:
        scene.draw(pygame.Surface(SIZE, 0, 32))
    for anchor in scene.cues.refused:
        row = rows[anchor].rect
        written = [r.shown for r in told.records if row.contains(r.rect) and r.sheet == SIZE]
        headed = rows[anchor].header.rect
        said = [r.shown for r in told.records if headed.contains(r.rect)]
        assert len(written) > len(said), "a refused line says why"


@pytest.mark.parametrize("vision", VISIONS)
def test_cards_that_answer_a_question_are_marked_by_lightness(vision: str) -> None:
    session = Session.new(load_case(1), {}, 3)
    decide = PLAYERS["greedy"](3)
    scene = TableScene(session, TablePreferences(auto_resolve=False, speed=0.0))
    scene.on_resize(SIZE)
    while not (scene.cues.picks and not scene.cues.fan):
        scene.do(decide(session.state))
    lit, dark = pygame.Surface(SIZE, 0, 32), pygame.Surface(SIZE, 0, 32)
    scene.draw(lit)
    picks = scene.cues.picks
    scene.cues.picks = frozenset()
    scene.draw(dark)
    for card in picks:
        rect = scene.field.placements[card].rect.inflate(12, 12).clip(lit.get_rect())
        assert apart(lit.subsurface(rect), dark.subsurface(rect), vision) >= 0.03


def test_every_row_of_the_odds_has_a_sign_and_a_number() -> None:
    scene = TableScene(Session.new(load_case(1), {}, 3), TablePreferences())
    scene.on_resize(SIZE)
    with recording() as told:
        scene.draw(pygame.Surface(SIZE, 0, 32))
    rows = scene.layout.leads.odds
    for row in rows:
        near = row.inflate(8, 4)
        assert [r.shown for r in told.records if near.contains(r.rect) and r.sheet == SIZE]
    signs = [
        name for name, rect in told.icons if any(r.inflate(60, 8).contains(rect) for r in rows)
    ]
    assert signs[:2] == ["mark.stability", "mark.time"]
