"""Every icon of the game has a picture, a name, a sentence and a clause that exists."""

from __future__ import annotations

import re

import pygame
import pytest

from arkham.casefile import load_case
from arkham.files.paths import asset
from arkham.rules.cards import KINDS, Attribute, ClueType, Effect, Technique
from arkham.scenes.draw.brush import place_beside
from arkham.scenes.draw.icons import (
    attribute_infos,
    effect_info,
    icon,
    icon_info,
    icon_table,
    signed,
)

CASES = (1, 2, 3)


def words_of_the_format() -> set[str]:
    """Return every effect, case icon and menace effect that docs/case-files.md names."""
    text = asset("docs", "case-files.md").read_text(encoding="utf-8")
    after = text[text.index("Effects, each after") :]
    listed = after[: after.index("Other cards:")]
    named = re.findall(r"`([a-z]+(?:-[a-z]+)*)(?: \d)?`", listed)
    printed = re.findall(r"[\[`,] ?(?:must|may) ([a-z-]+)", after)
    return {*named, *printed} - {"must", "may"}


@pytest.mark.parametrize(
    ("section", "names"),
    [
        ("type", list(ClueType)),
        ("technique", list(Technique)),
        ("attribute", [*Attribute, "minimum", "letter"]),
        ("kind", list(KINDS)),
        ("mark", ["time", "stability", "must", "may"]),
    ],
)
def test_the_table_covers_the_vocabulary(section, names):
    assert {f"{section}.{name}" for name in names} <= set(icon_table())


def test_every_effect_of_the_format_is_explained():
    wanted = words_of_the_format()
    assert {"leads", "check", "close", "hand-limit", "remove-menaces", "penalty"} <= wanted
    assert {f"effect.{name}" for name in wanted} <= set(icon_table())


@pytest.mark.parametrize("number", CASES)
def test_every_icon_the_cards_print_is_explained(number):
    for card in load_case(number).cards[1:]:
        strips = (card.effects, card.icons, card.immediate, card.ongoing)
        sides = tuple(side.effects for side in card.sides)
        for effect in (e for strip in (*strips, *sides) for e in strip):
            info = effect_info(effect)
            assert info.name and "{n}" not in info.name + info.rule


def test_an_icon_has_words_a_clause_of_the_rules_and_a_picture():
    rules = asset("docs", "rules.md").read_text(encoding="utf-8")
    for icon_id in icon_table():
        info = icon_info(icon_id, 3)
        assert info.rule.endswith(".") and len(info.rule) <= 120, icon_id
        assert 1 <= len(info.name.split()) <= 4, icon_id
        assert re.search(rf"^- {re.escape(info.clause)} ", rules, re.MULTILINE), info.clause
        assert not info.corner or info.corner in icon_table(), icon_id
        assert asset("art", "images", "icons", f"{info.mask}.png").exists(), info.mask


@pytest.mark.parametrize("px", [18, 33, 80])
def test_icons_are_inked_at_exact_size(px):
    image = icon("effect.check", px, (200, 10, 20))
    assert image.get_size() == (px, px)
    solid = [image.get_at((x, y)) for x in range(px) for y in range(px)]
    assert any(pixel.a > 200 for pixel in solid)
    assert {tuple(pixel)[:3] for pixel in solid if pixel.a} == {(200, 10, 20)}
    assert icon("effect.check", px, (200, 10, 20)) is image


def test_a_missing_mask_shows_letters(monkeypatch):
    from arkham.scenes.draw import icons

    monkeypatch.setattr(icons, "_mask", lambda name: None)
    image = icons._inked(icon_info("effect.check"), 40, (255, 255, 255))
    assert image.get_bounding_rect().width >= 36


def test_numbers_are_filled_in():
    assert icon_info("attribute.minimum", 4).name == "Minimum 4"
    assert effect_info(Effect("time-limit", True, -1)).name == "Time limit −1"
    assert signed(1) == "+1" and signed(-2) == "−2"


def test_all_attributes_of_a_card_are_put_into_words():
    cards = load_case(3).cards[1:]
    card = next(c for c in cards if c.letter and c.minimum)
    names = [info.name for info in attribute_infos(card)]
    assert names[0] == "Puzzle" and names[-2:] == [
        f"Minimum {card.minimum}",
        f"Puzzle {card.letter}",
    ]
    purple = next(c for c in cards if "purple" in c.attributes)
    assert "Purple technique" in [info.name for info in attribute_infos(purple)]


def test_icons_differ_from_each_other_without_colour():
    """Compare silhouettes: no two techniques, types or attributes may look alike."""
    seen: dict[str, tuple[int, ...]] = {}
    ids = [i for i in icon_table() if i.split(".")[0] in ("technique", "type", "attribute")]
    same_picture = {"attribute.letter"}  # a puzzle with its letter printed beside it
    for icon_id in ids:
        if icon_id in same_picture:
            continue
        image = icon(icon_id, 24, (255, 255, 255), 3)
        shape = tuple(image.get_at((x, y)).a for x in range(24) for y in range(24))
        for other, known in seen.items():
            distance = sum(abs(a - b) for a, b in zip(shape, known, strict=True)) / (255 * 576)
            assert distance > 0.04, (icon_id, other)
        seen[icon_id] = shape


def test_a_tip_never_covers_what_it_explains():
    window = pygame.Rect(0, 0, 1280, 720)
    size = (333, 130)
    for x in range(0, 1240, 155):
        for y in range(0, 680, 85):
            anchor = pygame.Rect(x, y, 40, 40)
            assert not place_beside(size, anchor, window, 8).colliderect(anchor)
