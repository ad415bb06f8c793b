"""The table fits every window and text size: nothing overlaps, all is inside, all can be hit."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pygame
import pytest
from grids import swept

from arkham.scenes.cards.faces import Detail
from arkham.scenes.draw.theme import HIT
from arkham.scenes.table.layout.desk import pitch
from arkham.scenes.table.layout.table import (
    LEAST_WINDOW,
    Spot,
    TableLayout,
    TableShape,
    table_layout,
)

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (1920, 1200), (3440, 1440), (3840, 2160))
ODD_SIZES = ((1366, 768), (1280, 1024), (5120, 1440), (1080, 1920))
TEXT = (1.0, 1.5, 2.0)
MORE_TEXT = (1.15, 1.3, 1.31, 1.75)
SHAPES = {
    "case 1, early": TableShape(lines=(4, 3)),
    "case 1, six full lines": TableShape(lines=(13, 10, 13, 2, 2, 3)),
    "case 2": TableShape(lines=(9, 5, 2), types=7, extras=("storms", "formula")),
    "case 3, hardboiled": TableShape(
        lines=(6, 4, 3),
        hand=4,
        in_force=3,
        types=7,
        goals=(2, 3, 2, 3, 2),
        extras=("cases",),
        bag=3,
    ),
    "case 3, crowded": TableShape(
        lines=(5, 2, 2, 2, 2, 2, 2),
        hand=6,
        in_force=6,
        types=7,
        goals=(3,) * 5,
        extras=("cases",),
        bag=6,
    ),
}


def layouts():
    for size, text, name in itertools.product(SIZES, TEXT, SHAPES):
        yield size, text, name
    for size, text in itertools.product(ODD_SIZES, MORE_TEXT):
        yield size, text, "case 3, hardboiled"


SOME = [
    ((1024, 640), 2.0),
    ((1280, 720), 1.0),
    ((3440, 1440), 1.5),
    ((1366, 768), 1.31),
    ((1080, 1920), 1.75),
]  # what every run looks at, with all shapes


@pytest.fixture(
    params=swept([(cell,) for cell in layouts()], but=[(c,) for c in layouts() if c[:2] in SOME]),
    ids=lambda p: f"{p[0][0]}x{p[0][1]} {p[1]} {p[2]}",
)
def layout(request) -> TableLayout:
    size, text, name = request.param
    return table_layout(size, text, SHAPES[name])


def test_no_two_spots_overlap(layout):
    for (one, a), (other, b) in itertools.combinations(layout.spots, 2):
        assert not a.colliderect(b), (one, other)


def test_everything_is_inside_the_window(layout):
    window = pygame.Rect((0, 0), layout.window)
    for spot, rect in layout.spots:
        assert window.contains(rect), spot
    assert window.contains(layout.prompt.rect)
    assert layout.rail.panel.contains(layout.rail.closed)
    for row in layout.lines.rows:
        assert layout.lines.area.contains(row.rect)
        assert row.rect.contains(row.slot)


def test_everything_can_be_hit(layout):
    least = HIT * layout.scale.s - 1  # a pixel for rounding
    for spot, rect in layout.spots:
        # The hand's number and the last check are a line of text; the keys reach them as well.
        if spot.name not in ("card", "head", "lead", "hand", "hand_limit", "checked"):
            assert min(rect.size) >= least, spot
    assert all(rect.height >= 60 * layout.scale.s - 1 for rect in layout.bottom.actions)


def test_blocks_keep_apart(layout):
    blocks = [
        layout.rail.panel,
        layout.leads.area,
        layout.lines.area,
        layout.bottom.area,
        layout.inspector.panel,
        *layout.inspector.tools,
    ]
    if layout.strip:
        blocks.append(layout.strip.rect)
    for one, other in itertools.combinations(blocks, 2):
        assert not one.colliderect(other)


def test_the_slip_that_asks_lies_over_the_actions(layout):
    prompt, bottom = layout.prompt, layout.bottom
    helper = bottom.helper.rect if bottom.helper else bottom.bag.rect
    blocks = [prompt.rect, bottom.hand_zone, bottom.hand_label, helper, *bottom.actions]
    blocks += [rect for rect in (bottom.lead_heading, bottom.discard_heading) if rect.height]
    for one, other in itertools.combinations(blocks, 2):
        assert not one.colliderect(other), (one, other)
    assert all(bottom.area.contains(block) for block in blocks)
    block = bottom.actions[0].unionall(bottom.actions[1:])
    assert (prompt.rect.left, prompt.rect.right) == (block.left, block.right)
    assert prompt.rect.bottom <= block.top


def test_the_words_of_the_slip_do_not_meet(layout):
    prompt = layout.prompt
    parts = [prompt.chip, prompt.do, prompt.skip]
    parts += [prompt.text] if prompt.two_rows else []
    assert all(prompt.rect.contains(part) for part in [*parts, prompt.text, prompt.phase])
    for one, other in itertools.combinations(parts, 2):
        assert not one.colliderect(other), (one, other)
    assert prompt.two_rows == layout.scale.big
    assert not prompt.chip.colliderect(prompt.phase)


def test_words_of_the_rail_do_not_meet(layout):
    rail = layout.rail
    words = [rail.file, rail.turn, rail.flag, rail.time_label, rail.goal_label, rail.closed]
    words += [r for r in (rail.title, rail.time_note) if r]
    things = [rail.clock, rail.trouble, rail.mirror, *rail.goals, *rail.extras.values()]
    if rail.jigsaw:
        things.append(rail.jigsaw)
    for one, other in itertools.combinations([*words, *things], 2):
        assert not one.colliderect(other), (one, other)
    if rail.stability_note:
        assert not rail.stability_note.colliderect(rail.mirror)
    assert all(rail.panel.contains(rect) for rect in (*words, *things))


def test_headers_keep_their_words_inside(layout):
    for row in layout.lines.rows:
        header = row.header
        parts = [header.name, *header.pips]
        parts += [p for p in (header.kicker, header.badge, header.status, header.extra) if p]
        assert all(header.rect.contains(part) for part in parts)
        for one, other in itertools.combinations(parts, 2):
            assert not one.colliderect(other)


def test_the_inspector_shows_a_card_of_45_percent(layout):
    share = layout.inspector.card.height / layout.window[1]
    wide_enough = layout.window[0] / layout.window[1] >= 1.25
    assert share >= 0.45 or not wide_enough
    assert layout.inspector.panel.contains(layout.inspector.card)
    assert layout.inspector.panel.contains(layout.inspector.words)


def test_the_last_card_of_a_line_is_never_covered(layout):
    for row in layout.lines.rows:
        assert row.visible[-1] == row.cards[-1]
        assert row.slot.left >= row.cards[-1].right
        assert [card.left for card in row.cards] == sorted(card.left for card in row.cards)


@pytest.mark.parametrize("size", SIZES)
def test_twelve_clues_still_show_type_and_attributes(size):
    for text, rows in itertools.product(TEXT, range(1, 7)):
        layout = table_layout(size, text, TableShape(lines=(13,) + (2,) * (rows - 1)))
        strip = layout.lines.rows[0].visible[0].width
        assert strip >= 44 * layout.scale.s - 1, (text, rows)


def test_spots_are_found_under_the_pointer(layout):
    for spot, rect in layout.spots:
        assert layout.spot_at(rect.center) == spot
        assert layout.rect_of(spot) == rect
    assert layout.spot_at((-5, -5)) is None


def test_a_whole_row_takes_the_drop():
    layout = table_layout((1920, 1080), 1.0, TableShape(lines=(4, 3)))
    for i, row in enumerate(layout.lines.rows):
        for x in (row.rect.left + 2, row.rect.centerx, row.rect.right - 2):
            assert layout.row_at((x, row.rect.centery)) == i
    assert layout.row_at(layout.prompt.rect.center) is None


def test_the_figures_of_the_drawings_hold_at_1080p():
    layout = table_layout((1920, 1080), 1.0, TableShape(lines=(4, 3)))
    assert (layout.rail.panel.width, layout.inspector.panel.width) == (248, 376)
    assert round(layout.grid.width) == 1232
    assert layout.grid.card == (150, 210)
    assert layout.leads.cards[0].size == (158, 221)
    assert layout.lines.detail is Detail.MEDIUM


@pytest.mark.parametrize(("rows", "wide"), [(2, 58.8), (3, 61.6), (4, 67.0), (5, 68.8), (6, 70.0)])
def test_the_pitch_of_thirteen_cards(rows, wide):
    layout = table_layout((1920, 1080), 1.0, TableShape(lines=(13,) + (2,) * (rows - 1)))
    assert pitch(layout.grid, layout.lines.card[0], 13) == pytest.approx(wide, abs=0.8)


@pytest.mark.parametrize(
    ("lines", "card"),
    [
        ((1,), (180, 252)),
        ((4, 2), (180, 252)),
        ((5, 2), (162, 227)),  # still side by side
        ((6, 2), (150, 210)),  # as on the other cards of the table, then they overlap
        ((13, 13), (150, 210)),
        ((4, 2, 2), (150, 159)),
        ((13, 2, 2), (135, 159)),
    ],
)
def test_few_cases_have_large_cards(lines, card):
    layout = table_layout((1920, 1080), 1.0, TableShape(lines=lines))
    width, height = layout.lines.card
    assert (width, height) == (pytest.approx(card[0], abs=1), pytest.approx(card[1], abs=1))
    row = layout.lines.rows[0]
    assert (row.visible[0].width == width) == (lines[0] < 6)


@pytest.mark.parametrize(
    ("rows", "least"),
    [(2, (150, 210)), (3, (133, 142)), (4, (100, 100)), (5, (76, 76)), (6, (59, 59))],
)
@pytest.mark.parametrize("longest", [1, 5, 8, 13])
def test_no_number_of_cases_makes_cards_tiny(rows, least, longest):
    layout = table_layout((1920, 1080), 1.0, TableShape(lines=(longest,) + (2,) * (rows - 1)))
    assert all(side >= a - 1 for side, a in zip(layout.lines.card, least, strict=True))


def test_more_cases_mean_smaller_cards():
    heights = []
    for rows in range(1, 7):
        layout = table_layout((1920, 1080), 1.0, TableShape(lines=(2,) * rows))
        heights.append(layout.lines.card[1])
        assert (layout.lines.detail is Detail.MEDIUM) == (rows <= 2)
    assert heights == sorted(heights, reverse=True)


def test_small_windows_count_as_the_least():
    layout = table_layout((300, 200), 1.0, TableShape())
    assert layout.window == LEAST_WINDOW


def test_the_track_takes_the_place_of_the_actions():
    for text in TEXT:
        layout = table_layout((1920, 1080), text, SHAPES["case 3, hardboiled"])
        for steps in (1, 3, 5):
            rows = layout.track(steps)
            assert len(rows) == steps
            assert all(layout.bottom.area.contains(row) for row in rows)
            assert not any(a.colliderect(b) for a, b in itertools.combinations(rows, 2))


def test_a_wide_window_spreads_the_hand():
    crowded = replace(SHAPES["case 3, hardboiled"], hand=5)
    narrow, wide = (table_layout(size, 2.0, crowded) for size in ((1920, 1080), (3440, 1440)))
    assert narrow.bottom.hand_visible[0].width < narrow.bottom.hand[0].width
    assert wide.bottom.hand_visible[0].width == wide.bottom.hand[0].width


def test_spots_name_their_row_and_place():
    layout = table_layout((1920, 1080), 1.0, TableShape(lines=(3, 1)))
    names = [spot for spot, _ in layout.spots]
    assert Spot("head", 0, 0) in names and Spot("card", 0, 2) in names
    assert Spot("card", 1, 1) not in names


UNSEEN = (1913, 1077)
"""A window that no other test has laid out: what is kept of others may be half forgotten."""


def test_what_does_not_change_stays_the_same_object():
    shape = SHAPES["case 3, hardboiled"]
    here = table_layout(UNSEEN, 1.0, shape)
    after = table_layout(UNSEEN, 1.0, replace(shape, hand=3, lines=(6, 5, 3), in_force=4))
    fewer = table_layout(UNSEEN, 1.0, replace(shape, hand=2, lines=(6, 5, 3), in_force=4))
    assert fewer.prompt is after.prompt  # it lies over the actions, which a hand of 4 pushes
    assert after.prompt.rect.left < here.prompt.rect.left
    for part in ("grid", "rail", "leads", "inspector"):
        assert getattr(after, part) is getattr(here, part), part
    kept = [a is b for a, b in zip(after.lines.rows, here.lines.rows, strict=True)]
    assert kept == [True, False, True]
    assert len(after.bottom.hand) == 3
    assert len(after.strip.cells) == 4
