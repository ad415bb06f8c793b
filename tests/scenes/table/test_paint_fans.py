"""Cards laid out to choose from: every one can be reached, and says where it fits."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pygame
import pytest
from painted_table import (
    SCALES,
    SIZES,
    asks,
    played,
    scene_of,
    words_on,
)
from recorder import recording

from arkham.rules.areas import DISCARD, DRAW
from arkham.rules.choices import Prompt
from arkham.rules.play import places_for, why_not
from arkham.scenes.draw.brush import Brush, forms, section
from arkham.scenes.table import targets
from arkham.scenes.table.layout.table import TableShape, table_layout
from arkham.scenes.table.paint.overlay import PAGE, draw_fan_cards, fan_layout, fan_of
from arkham.scenes.table.scene import TableScene
from arkham.scenes.table.sight import Cues


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 2, 7, 8, 9, 45])
def test_fans_can_be_clicked_card_by_card(size: tuple[int, int], count: int) -> None:
    for text_scale in SCALES:
        layout = table_layout(size, text_scale, TableShape(in_force=2))
        cues = Cues(fan=tuple(range(1, min(count, PAGE) + 1)), fan_count=count)
        fan = fan_layout(layout, cues)
        assert len(fan.cards) == min(count, PAGE)
        assert not fan.panel.colliderect(layout.lines.area)
        assert layout.strip is not None and not fan.panel.colliderect(layout.strip.rect)
        turn = fan.turn or ()
        assert bool(turn) == (count > PAGE)
        assert all(fan.panel.contains(rect) for rect in (*fan.cards, *turn, fan.title))
        assert all(rect.width >= layout.scale.u(84) for rect in fan.cards)
        assert all(min(rect.size) >= layout.scale.u(43) for rect in turn)
        rects = (*fan.cards, *turn, fan.title)
        assert not any(a.colliderect(b) for a, b in combinations(rects, 2))


def searched(size: tuple[int, int], text_scale: float = 1.0) -> TableScene:
    """Return a table that asks for one card of a draw stack of many pages."""
    for seed in range(40):
        session = played(1, seed, asks(Prompt.SEARCH))
        if asks(Prompt.SEARCH)(session) and len(session.state.areas[DRAW]) > 2 * PAGE:
            return scene_of(session, size, text_scale)
    raise AssertionError("no search in forty games")


def test_a_large_pile_is_looked_through_page_by_page() -> None:
    """By the wheel, by keys and by its buttons; every card is on exactly one page."""
    scene = searched((1280, 720))
    whole = targets.fan_of(scene.session.state)
    assert len(whole) > 2 * PAGE and scene.cues.fan == whole[:PAGE]

    def page_down() -> None:
        scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_PAGEDOWN, mod=0, unicode=""))

    def page_up() -> None:
        scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_PAGEUP, mod=0, unicode=""))

    seen = list(scene.cues.fan)
    for _ in range((len(whole) - 1) // PAGE):
        page_down()
        seen += scene.cues.fan
    assert tuple(seen) == whole
    last = scene.cues.fan
    page_down()
    assert scene.cues.fan == last
    page_up()
    assert scene.cues.fan_from % PAGE == 0 and scene.cues.fan != last
    scene.handle(pygame.event.Event(pygame.MOUSEWHEEL, y=-1, x=0))
    assert scene.cues.fan == last
    scene.handle(pygame.event.Event(pygame.MOUSEWHEEL, y=1, x=0))
    turn = fan_layout(scene.layout, scene.cues).turn
    assert turn is not None
    before = scene.cues.fan_from
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        scene.handle(pygame.event.Event(kind, pos=turn[0].center, button=1))
    assert scene.cues.fan_from == before - PAGE
    first, count = scene.cues.fan_from + 1, len(whole)
    assert f"{first}–{first + PAGE - 1} of {count}" in {r.shown for r in words_on(scene).records}


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("way", ["button", "keys", "wheel"])
def test_a_strip_is_lifted_off_the_leads_and_laid_down_again(size, way: str) -> None:
    scene = searched(size)
    surface, leads = pygame.Surface(size, 0, 32), scene.layout.leads
    scene.draw(surface)
    laid = fan_layout(scene.layout, scene.cues)
    below = [*leads.visible, leads.stack, *leads.odds, leads.discard]
    assert laid.panel.collidelistall(below)

    def change(up: bool) -> None:
        if way == "button":
            for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                scene.handle(pygame.event.Event(kind, pos=laid.lift.center, button=1))
        elif way == "keys":
            key = pygame.K_PAGEUP if up else pygame.K_PAGEDOWN
            scene.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
        else:
            scene.handle(pygame.event.Event(pygame.MOUSEWHEEL, y=1 if up else -1, x=0))

    change(up=True)
    lifted = fan_layout(scene.layout, scene.cues)
    assert lifted.panel.collidelist(below) < 0 and lifted.panel.contains(lifted.lift)
    shown = surface.copy()
    scene.draw(shown)
    assert (
        shown.subsurface(leads.stack).get_buffer().raw
        != surface.subsurface(leads.stack).get_buffer().raw
    )
    serial = scene.session.state.serial
    scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    assert scene.session.state.serial == serial, "no card is taken that is out of sight"
    change(up=True)
    change(up=False)
    scene.draw(shown)
    assert fan_layout(scene.layout, scene.cues) == laid


def test_arrows_walk_on_to_the_next_page() -> None:
    scene = searched((1280, 720))
    whole = targets.fan_of(scene.session.state)

    def press(key: int) -> int:
        scene.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
        spot = scene.cues.focused
        assert spot is not None and spot.name == "fan"
        return scene.cues.fan[spot.index]

    walked = [press(pygame.K_TAB)]
    walked += [press(pygame.K_RIGHT) for _ in range(PAGE + 1)]
    assert tuple(walked) == whole[: PAGE + 2]
    back = [press(pygame.K_LEFT) for _ in range(2)]
    assert tuple(back) == (whole[PAGE], whole[PAGE - 1])


def test_each_card_to_choose_says_which_cases_would_take_it() -> None:
    scene = searched((1920, 1080))
    state = scene.session.state
    fan = fan_of(scene.layout, scene.cues)
    for card, names in zip(fan.cards, fan.fits, strict=True):
        taking = [line for line in state.lines if not why_not(state, card, line)]
        assert bool(names) == bool(taking)
        assert all(
            name in state.rules.cards[line[0]].title
            for name, line in zip(names[0].split(", ") if names else (), taking, strict=True)
        )
    shown = {record.shown for record in words_on(scene).records}
    for names in fan.fits:
        assert shown & set(names or forms("fan_fits_none"))


def test_of_a_pile_those_come_first_that_fit() -> None:
    asked = asks(Prompt.SEARCH)
    session = next(s for n in range(99) if asked(s := played(1, n, asked)))
    whole = targets.fan_of(session.state)
    fit = [bool(places_for(session.state, card)) for card in whole]
    assert fit == sorted(fit, reverse=True) and len(set(fit)) == 2


def test_the_word_on_a_raised_card_of_a_fan_hides_no_other_words() -> None:
    asked = asks(Prompt.SEARCH)
    scene = scene_of(next(s for n in range(99) if asked(s := played(1, n, asked))), (1280, 720))
    place = fan_layout(scene.layout, scene.cues).cards[1]
    scene._input._move(place.center)
    words = words_on(scene).records
    tab = next(r for r in words if r.shown in section("answers")["search"]["pick"])
    others = [r.rect for r in words if r is not tab and r.shown in _said_of_fits(scene)]
    assert others and tab.rect.collidelist(others) < 0


def _said_of_fits(scene: TableScene) -> set[str]:
    return {form for forms_of in scene.cues.fan_fits for form in forms_of or forms("fan_fits_none")}


def test_the_last_checks_can_be_read_while_cards_are_laid_out() -> None:
    scene = searched((1280, 720))
    sight = scene.sight()
    told = replace(sight, hud=replace(sight.hud, checks=((1, DISCARD),)))
    panel = fan_layout(scene.layout, scene.cues).panel
    [beside] = [p for p in scene.picture.marks.parts(told) if p.name == "checks beside"]
    assert not panel.colliderect(beside.rect)
    assert not scene.layout.prompt.rect.colliderect(beside.rect)
    with recording() as words:
        beside.paint(
            Brush(pygame.Surface(scene.size), scene.theme, sight.layout.scale), *beside.value
        )
    assert any(scene.session.rules.cards[1].title in record.shown for record in words.records)
    assert not any(p.name == "checks beside" for p in scene.picture.marks.parts(sight))


def test_cards_come_off_a_pile_one_after_another(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = searched((1280, 720))
    fan, cards = fan_of(scene.layout, scene.cues), scene.picture.cards
    brush = Brush(pygame.Surface((1280, 720)), scene.theme, scene.layout.scale)
    printed: list[int] = []
    print_face = cards.face
    monkeypatch.setattr(cards, "face", lambda card, w: printed.append(card) or print_face(card, w))
    counts = []
    for share in (0.1, 0.5, 1.0):
        printed.clear()
        draw_fan_cards(brush, fan, cards, share)
        counts.append(len(set(printed)))
    front = 1 if fan.front >= 0 else 0
    assert 0 < counts[0] < counts[1] < counts[2] == len(fan.cards) - front
