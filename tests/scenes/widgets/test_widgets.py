"""Controls work by mouse and by keyboard alike, say what they are, and why they refuse."""

from __future__ import annotations

import pygame
import pytest
from recorder import recording

from arkham.scenes.draw.brush import Brush
from arkham.scenes.draw.theme import Scale, theme_for
from arkham.scenes.widgets.button import Button, Chosen, Look, Refused
from arkham.scenes.widgets.choices import OptionRow, Slider
from arkham.scenes.widgets.focus import FocusGroup
from arkham.scenes.widgets.lists import Choice, ListBox


def key(code: int, mod: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod)


def mouse(kind: int, pos: tuple[int, int]) -> pygame.event.Event:
    if kind == pygame.MOUSEMOTION:
        return pygame.event.Event(kind, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
    return pygame.event.Event(kind, pos=pos, button=1)


def click(group: FocusGroup, pos: tuple[int, int]):
    first = group.handle(mouse(pygame.MOUSEBUTTONDOWN, pos))
    return group.handle(mouse(pygame.MOUSEBUTTONUP, pos)) or first


def grid() -> FocusGroup:
    """Return three rows of two buttons; the last one cannot be used."""
    buttons = [
        Button(
            id=f"b{i}",
            name=f"Button {i}",
            rect=pygame.Rect(20 + i % 2 * 220, 20 + i // 2 * 80, 200, 60),
        )
        for i in range(6)
    ]
    buttons[5].reason = "best line: 3 of 5 types"
    return FocusGroup(buttons)


def three() -> OptionRow:
    choices = (
        Choice("six", "6", "easy"),
        Choice("five", "5", "default"),
        Choice("four", "4", reason="not here"),
    )
    return OptionRow(
        id="victims",
        name="Victims",
        choices=choices,
        chosen="five",
        rect=pygame.Rect(0, 0, 600, 90),
    )


def many(count: int = 30) -> ListBox:
    choices = [Choice(f"run{i}", f"Run {i}", "won") for i in range(count)]
    return ListBox(
        id="runs",
        name="Runs",
        choices=choices,
        chosen="run0",
        row_height=40,
        rect=pygame.Rect(0, 0, 400, 200),
    )


def test_tab_goes_round_both_ways():
    group = grid()
    seen = []
    for _ in range(7):
        seen.append(group.focused.id)
        group.handle(key(pygame.K_TAB))
    assert seen == ["b0", "b1", "b2", "b3", "b4", "b5", "b0"]
    group.focus("b0")
    group.handle(key(pygame.K_TAB, pygame.KMOD_SHIFT))
    assert group.focused.id == "b5"


@pytest.mark.parametrize(
    ("start", "code", "end"),
    [
        ("b0", pygame.K_RIGHT, "b1"),
        ("b0", pygame.K_DOWN, "b2"),
        ("b3", pygame.K_LEFT, "b2"),
        ("b3", pygame.K_UP, "b1"),
        ("b1", pygame.K_RIGHT, "b1"),  # nothing there: the focus stays
        ("b4", pygame.K_DOWN, "b4"),
    ],
)
def test_arrows_go_to_the_neighbour(start, code, end):
    group = grid()
    group.focus(start)
    group.handle(key(code))
    assert group.focused.id == end


@pytest.mark.parametrize("code", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_KP_ENTER])
def test_enter_and_space_use_what_has_the_focus(code):
    group = grid()
    group.focus("b2")
    assert group.handle(key(code)) == Chosen("b2")


def test_a_click_uses_and_hovering_focuses():
    group = grid()
    group.handle(mouse(pygame.MOUSEMOTION, (300, 50)))
    assert group.focused.id == "b1" and not group.by_keyboard
    assert click(group, (100, 130)) == Chosen("b2")


def test_letting_go_elsewhere_does_nothing():
    group = grid()
    group.handle(mouse(pygame.MOUSEBUTTONDOWN, (100, 50)))
    assert group.handle(mouse(pygame.MOUSEBUTTONUP, (300, 50))) is None


def test_a_disabled_button_takes_focus_and_says_why():
    group = grid()
    refused = Refused("b5", "best line: 3 of 5 types")
    assert click(group, group.find("b5").rect.center) == refused
    group.focus("b5")
    assert group.handle(key(pygame.K_RETURN)) == refused
    assert group.describe() == "Button 5, button, not available: best line: 3 of 5 types"


def test_new_widgets_keep_the_focus_where_they_can():
    group = grid()
    group.focus("b3")
    group.replace([Button(id="b3", name="Still here"), Button(id="x", name="New")])
    assert group.focused.name == "Still here"
    group.replace([Button(id="x", name="New")])
    assert group.focused.id == "x"


def test_an_option_row_is_one_stop_with_a_value():
    row = three()
    group = FocusGroup([row])
    assert group.describe() == "Victims, choice, 5, 2 of 3"
    assert group.handle(key(pygame.K_LEFT)) == Chosen("victims", "six")
    assert group.handle(key(pygame.K_LEFT)) is None
    assert click(group, (300, 60)) == Chosen("victims", "five")
    assert click(group, (500, 60)) == Refused("victims", "not here")
    assert row.chosen == "five"


def test_the_boxes_of_an_option_row_are_where_clicks_land():
    row = three()
    for choice, box in zip(row.choices, row.boxes(32, 8), strict=True):
        row.chosen = ""
        answer = row.press(box.center)
        assert answer == (
            Refused("victims", "not here") if choice.reason else Chosen("victims", choice.id)
        )


def test_a_slider_moves_in_steps_and_stops_at_its_ends():
    slider = Slider(
        id="music", name="Music", at=50, step=10, unit=" %", rect=pygame.Rect(0, 0, 400, 60)
    )
    group = FocusGroup([slider])
    assert group.handle(key(pygame.K_RIGHT)) == Chosen("music", "60")
    track = slider.track()
    group.handle(mouse(pygame.MOUSEBUTTONDOWN, (track.left, track.centery)))
    assert slider.at == 0
    group.handle(mouse(pygame.MOUSEMOTION, (track.right + 50, track.centery)))
    assert slider.at == 100
    group.handle(mouse(pygame.MOUSEBUTTONUP, (track.right, track.centery)))
    assert group.handle(key(pygame.K_RIGHT)) is None
    assert group.describe() == "Music, slider, 100 %"


def test_a_list_scrolls_to_what_is_chosen():
    runs = many()
    group = FocusGroup([runs])
    for _ in range(7):
        group.handle(key(pygame.K_DOWN))
    assert runs.chosen == "run7" and runs.top == 3
    group.handle(key(pygame.K_END))
    assert runs.chosen == "run29" and runs.top == 25
    group.handle(key(pygame.K_PAGEUP))
    assert runs.chosen == "run24" and runs.top == 24
    assert group.handle(key(pygame.K_RETURN)) == Chosen("runs", "run24")
    assert click(group, (100, 90)) == Chosen("runs", "run26")
    assert "Run 26" in group.describe() and "27 of 30" in group.describe()


def test_a_list_scrolls_by_wheel_within_its_ends():
    runs = many()
    assert not runs.scroll(-1)
    assert runs.scroll(100) and runs.top == 25
    assert not many(3).scroll(1)
    assert many(0).press() is None and not many(0).move(1)


def every_widget() -> list:
    widgets = [
        Button(id="a", name="Continue", note="turn 14", style="primary", key="Enter"),
        Button(
            id="b",
            name="Play to a case",
            short="Play",
            note="fits both cases",
            icon="area.play",
            key="2",
        ),
        Button(id="c", name="Close", reason="best: 3 of 5", icon="area.close-case", key="4"),
        Button(id="d", name="Undo", glyph="undo", style="tool"),
        Button(id="e", name="Settings", lit=True),
        three(),
        Slider(id="h", name="Music", at=40, unit=" %"),
        many(),
    ]
    return widgets


@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("accent", ["red", "amber"])
def test_widgets_draw_in_every_state(text_scale, accent):
    size = (1920, 1080)
    surface = pygame.Surface(size, 0, 32)
    scale, theme = Scale.of(size, text_scale), theme_for(accent)
    brush = Brush(surface, theme, scale)
    widgets = every_widget()
    for i, widget in enumerate(widgets):
        widget.rect = pygame.Rect(
            20 + i % 3 * 620, 20 + i // 3 * 180, 560, round(70 * text_scale**0.6)
        )
    widgets[3].rect.size = (120, 76)
    widgets[5].rect.height = widgets[7].rect.height = 160
    for look in (
        Look(),
        Look(hovered=True),
        Look(focused=True),
        Look(pressed=True),
    ):
        surface.fill(theme.panel)
        with recording() as recorder:
            for widget in widgets:
                widget.draw(brush, look)
        assert not recorder.clipped, [record.asked for record in recorder.clipped]


def test_focus_draws_a_ring_outside_the_shape():
    surface = pygame.Surface((400, 200), 0, 32)
    theme, scale = theme_for("red"), Scale(1.0)
    group = FocusGroup([Button(id="a", name="Pass", rect=pygame.Rect(100, 60, 200, 60))])
    group.focus("a")
    group.draw(Brush(surface, theme, scale))
    assert surface.get_at((200, 56))[:3] == theme.lamp
    group.handle(mouse(pygame.MOUSEMOTION, (150, 80)))
    surface.fill((0, 0, 0))
    group.draw(Brush(surface, theme, scale))
    assert surface.get_at((200, 56))[:3] != theme.lamp


def test_the_pointer_lights_one_value_of_a_row():
    row = OptionRow(
        id="row",
        name="Row",
        choices=[Choice("a", "A"), Choice("b", "B"), Choice("c", "C")],
        chosen="a",
        rect=pygame.Rect(0, 0, 300, 60),
    )
    group = FocusGroup([row])
    group.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(150, 40)))
    assert row.pointed == 1
