"""Every card of the three cases prints at any size, and tells must from may without colour."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pygame
import pytest
from recorder import recording

from arkham.casefile import load_case
from arkham.rules.cards import Attribute, Card, ClueType, Effect, Kind, Technique
from arkham.scenes.cards import artwork
from arkham.scenes.cards.faces import CardFaces, Detail, face_size, tile_face
from arkham.scenes.cards.parts import (
    FULL,
    LARGE,
    MASTER,
    PICTURE_ONLY,
    effect_box,
    flag,
    pennant,
    seal,
    tab,
)
from arkham.scenes.cards.portrait import first_sentence, side_boxes
from arkham.scenes.cards.standard import flag_slots, flags_of, printed_effects, standard_face
from arkham.scenes.draw.text import capitals
from arkham.scenes.draw.theme import contrast, theme_for

CASES = (1, 2, 3)


@pytest.fixture(scope="module", params=CASES)
def deck(request) -> tuple[list[Card], CardFaces]:
    case = load_case(request.param)
    return list(case.cards[1:]), CardFaces(case.id, theme_for(case.accent))


def some_clue(**changes) -> Card:
    fields = dict(
        index=1,
        id="a-clue-without-a-picture",
        kind=Kind.CLUE,
        title="A Clue",
        type=ClueType.PERSON,
        left=Technique.ANY,
        right=(Technique.INTERVIEW, Technique.RESEARCH),
    )
    return Card(**{**fields, **changes})


def of_each_kind(cards: list[Card]) -> list[Card]:
    return [next(c for c in cards if c.kind == kind) for kind in {c.kind: 0 for c in cards}]


def test_every_card_prints_full(deck):
    cards, faces = deck
    for card in cards:
        assert faces.face(card, 150).get_size() == (150, 210)


@pytest.mark.parametrize("width", [79, 110, 136, 168, 232, 429])
def test_each_kind_prints_at_any_size(deck, width):
    cards, faces = deck
    for card in of_each_kind(cards):
        for detail in (Detail.MEDIUM, Detail.LARGE):
            assert faces.face(card, width, detail).get_size() == face_size(width)


def test_a_covered_card_is_all_picture_with_its_signs_at_the_left(deck):
    """No empty plate, no empty strip and no right technique that the next card would cut."""
    cards, faces = deck
    for card in of_each_kind(cards):
        covered = faces.face(card, 150, covered=True)
        assert covered.get_size() == (150, 210)
        if card.kind == Kind.CLUE:
            bare = replace(card, right=(), effects=(), time=False, stability=False)
            same = CardFaces(faces.folder, faces.theme).face(bare, 150, covered=True)
            assert pygame.image.tobytes(covered, "RGB") == pygame.image.tobytes(same, "RGB")
            for band in ((60, 8, 80, 14), (60, 180, 80, 20)):  # where plate and strip would be
                shade = pygame.transform.average_color(covered, pygame.Rect(band))[:3]
                assert shade != faces.theme.paper[:3], card.id


@pytest.mark.parametrize("width", [54, 62, 70, 84, 100, 126])
def test_a_title_stays_on_its_plate(deck, width):
    cards, faces = deck
    top, bottom = (y * width / MASTER[0] for y in (FULL.plate[1], sum(FULL.plate[1::2])))
    for card in (card for card in cards if card.kind == Kind.CLUE):
        with recording() as recorder:
            standard_face(faces.folder, card, width, faces.theme, large=False)
        words = [record for record in recorder.records if record.shown in card.title]
        assert " ".join(record.shown for record in words) == card.title
        for record in words:
            high = capitals(record.style).move(0, record.rect.top)
            assert top - 0.6 <= high.top and high.bottom <= bottom + 0.6, (card.title, high)
        if len(words) == 2:
            first, second = words
            assert second.rect.top - first.rect.top >= capitals(first.style).height


@pytest.mark.parametrize("size", [(150, 160), (112, 112), (69, 69), (37, 37), (62, 82)])
def test_each_kind_prints_small(deck, size):
    cards, faces = deck
    for card, end in itertools.product(of_each_kind(cards), (False, True)):
        assert faces.tile(card, size, size[1] / 112, open_end=end).get_size() == size


@pytest.mark.parametrize("number", CASES)
def test_every_card_prints_large_and_no_words_are_cut_on_it(number):
    case = load_case(number)
    faces = CardFaces(case.id, theme_for(case.accent))
    with recording() as recorder:
        for card in case.cards[1:]:
            assert faces.face(card, 348, Detail.LARGE).get_size() == face_size(348)
    assert not recorder.clipped, sorted({record.asked for record in recorder.clipped})


def test_a_face_is_composed_once_and_shared(deck):
    cards, faces = deck
    assert faces.face(cards[0], 150) is faces.face(cards[0], 150)
    assert faces.has(cards[0], 150) and not faces.has(cards[0], 151)


def test_memory_stays_within_its_budget(deck):
    cards, _ = deck
    faces = CardFaces("none", theme_for("red"), megabytes=2)
    for card in cards:
        faces.face(card, 150)
    assert faces.cache.bytes <= 2 * 1024 * 1024
    assert len(faces.cache) < len(cards)


def test_corners_are_transparent_and_the_middle_is_not(deck):
    cards, faces = deck
    for card in of_each_kind(cards):
        face = faces.face(card, 150)
        assert face.get_at((149, 209)).a == 0
        assert face.get_at((75, 150)).a == 255


def test_backs_differ_in_grey():
    faces = CardFaces("none", theme_for("red"))
    kinds = (Kind.CLUE, "victim", "storm", "menace", "case", "objective")
    shown = {kind: pygame.transform.grayscale(faces.back(kind, 112)) for kind in kinds}
    for one, other in itertools.combinations(kinds, 2):
        a, b = shown[one], shown[other]
        points = itertools.product(range(0, 112, 3), range(0, 156, 3))
        different = sum(abs(a.get_at(p).r - b.get_at(p).r) > 30 for p in points)
        assert different > 200, (one, other)


def test_must_is_square_and_may_has_cut_corners():
    theme = theme_for("red")
    must, may = (effect_box(Effect("check", m), 40, theme) for m in (True, False))
    assert must.get_at((2, 2)).a == 255
    assert may.get_at((2, 2)).a == 0
    assert must.get_at((20, 1))[:3] != may.get_at((20, 1))[:3]


def test_purple_icons_carry_three_dots():
    theme = theme_for("violet")
    plain, purple = (tab("research", 60, "l", theme, unseen=u) for u in (False, True))
    y = round(60 * 0.86)

    def runs(image: pygame.Surface) -> int:
        """Count the dark runs along the line of the dots."""
        dark = [sum(image.get_at((x, y))[:3]) < 500 for x in range(6, 52)]
        return sum(1 for a, b in itertools.pairwise([False, *dark]) if b and not a)

    assert runs(purple) >= 3 > runs(plain)


@pytest.mark.rule("C3-8")
def test_only_the_icon_by_which_a_clue_is_played_is_purple():
    """The right edge and the tile in a line look like those of any other clue."""
    theme = theme_for("red")
    plain = some_clue(left=Technique.RESEARCH)
    purple = replace(plain, attributes=("purple",))

    def violet(image: pygame.Surface, x: int) -> int:
        """Count the pixels of half an image that are printed in violet."""
        half = image.subsurface((x, 0, image.get_width() // 2, image.get_height()))
        return pygame.mask.from_threshold(half, theme.unseen, (1, 1, 1, 255)).count()

    for large in (False, True):
        one, other = (standard_face("none", c, 240, theme, large=large) for c in (plain, purple))
        assert violet(one, 0) == violet(one, 120) == violet(other, 120) == 0 < violet(other, 0)
    tile = tile_face("none", purple, (120, 90), 1, theme, open_end=True)
    assert violet(tile, 0) == violet(tile, 60) == 0


def test_seals_flags_and_pennants_have_their_size():
    theme = theme_for("amber")
    assert seal("time", 30, theme).get_size() == (30, 30)
    assert flag("attribute.lock", 27, theme).get_height() == 27
    wide = flag("attribute.puzzle", 27, theme, 0, "K").get_width()
    assert wide > flag("attribute.puzzle", 27, theme).get_width()
    assert pennant("kind.case", 44, theme, "1A").get_width() == 44


@pytest.mark.parametrize("count", range(7))
def test_flags_never_reach_the_tab_below(count):
    slots = flag_slots(count, 100, 250, 70)
    assert len(slots) == count
    for _, centre, height in slots:
        assert centre - height / 2 >= 100 and centre + height / 2 <= 250


def test_a_card_prints_all_its_attributes():
    card = some_clue(
        attributes=(Attribute.PUZZLE, "skeleton-lock", "purple"),
        minimum=3,
        letter="C",
    )
    assert flags_of(card) == [
        ("attribute.puzzle", 0, "C"),
        ("attribute.skeleton-lock", 0, ""),
        ("attribute.minimum", 3, ""),
    ]


def test_menaces_print_what_they_do_in_order():
    menace = Card(
        index=1,
        id="m",
        kind="menace",
        title="M",
        immediate=(Effect("access", True, 3),),
        ongoing=(Effect("time-limit", True, -1),),
        icons=(Effect("flip", True),),
        purple_icons=True,
    )
    printed = [(effect.name, purple) for effect, purple in printed_effects(menace)]
    assert printed == [("access", False), ("time-limit", False), ("flip", True)]


def test_a_missing_picture_is_replaced_by_rays():
    theme = theme_for("red")
    assert artwork._find("none", "nobody") is None
    image = artwork.picture("none", "nobody", (120, 80), theme, icon_id="type.monster")
    assert image.get_size() == (120, 80)
    assert len({tuple(image.get_at((x, 40))) for x in range(120)}) > 3


def test_a_picture_is_cut_around_its_focus():
    source = pygame.Surface((600, 440), 0, 32)
    source.fill((255, 0, 0), (0, 0, 200, 440))
    source.fill((0, 0, 255), (400, 0, 200, 440))
    left = artwork.cover(source, (50, 100), (0.1, 0.5))
    right = artwork.cover(source, (50, 100), (0.95, 0.5))
    assert left.get_at((25, 50)).r > 240
    assert right.get_at((25, 50)).b > 240


def test_high_contrast_reprints_the_cards(deck):
    cards, _ = deck
    faces = CardFaces("none", theme_for("red"))
    before = faces.face(cards[0], 150)
    faces.restyle(theme_for("red", high_contrast=True))
    assert faces.face(cards[0], 150) is not before


def test_sides_of_a_contact_lie_on_its_card():
    contact = next(c for c in load_case(1).cards[1:] if c.kind == "contact")
    for large in (False, True):
        for x, y, w, h in side_boxes(contact, large=large):
            assert x > 0 and x + w < 600 and y > 0 and y + h < 840


def test_first_sentence():
    assert first_sentence("It rained. It did not stop.") == "It rained."
    assert first_sentence("No stop") == "No stop"


def test_the_picture_takes_most_of_a_face_and_all_of_one_without_effects():
    width, height = MASTER
    assert FULL.art[3] >= 0.63 * height and LARGE.art[3] >= 0.63 * height
    assert PICTURE_ONLY.art[1] + PICTURE_ONLY.art[3] > height - 20
    assert FULL.art[2] == PICTURE_ONLY.art[2] > 0.94 * width


@pytest.mark.parametrize("accent", ["red", "amber", "violet"])
@pytest.mark.parametrize("high_contrast", [False, True])
def test_marks_part_from_any_picture(accent, high_contrast):
    """Paper outside, ink inside it: whatever lies behind, one of the two stands out by 3:1."""
    theme = theme_for(accent, high_contrast=high_contrast)
    for mark in (seal("time", 60, theme), flag("attribute.key", 60, theme)):
        row = [mark.get_at((x, 30))[:3] for x in range(mark.get_width() - 1, -1, -1)]
        solid = [tuple(colour) for colour in row]
        assert theme.paper in solid[:6] and theme.ink in solid[:9]
        assert solid.index(theme.paper) < solid.index(theme.ink)
    for level in range(0, 256, 5):
        behind = (level, level, level)
        assert max(contrast(theme.paper, behind), contrast(theme.ink, behind)) >= 3
