"""Words shrink, wrap and shorten before they are cut, and the recorder tells when they are."""

from __future__ import annotations

import os
from itertools import groupby
from pathlib import Path

import pygame
import pytest
from recorder import recording

from arkham.scenes.draw import fonts
from arkham.scenes.draw.fonts import Face, face_of, font, font_path
from arkham.scenes.draw.text import (
    ELLIPSIS,
    Style,
    balanced,
    draw,
    draw_block,
    first_form,
    fit_block,
    fit_px,
    measure,
    render,
    shorten,
    wrap,
)

BODY = Style(Face.BODY, 20, (236, 226, 203))


def forget_fonts() -> None:
    """Drop every font object; call it after pygame.font.quit()."""
    fonts.font.cache_clear()
    fonts._uncut.clear()
    fonts._has.cache_clear()


@pytest.fixture
def sheet() -> pygame.Surface:
    surface = pygame.Surface((600, 200), 0, 32)
    surface.fill((20, 17, 16))
    return surface


@pytest.mark.parametrize("face", list(Face))
def test_every_face_has_its_file(face):
    assert font_path(face) is not None


def test_a_missing_package_falls_back_to_the_default_font(monkeypatch):
    monkeypatch.setattr(fonts, "find_spec", lambda name: None)
    font_path.cache_clear()
    font.cache_clear()
    try:
        assert font_path(Face.TITLE) is None
        assert font(Face.TITLE, 20).size("Arkham")[0] > 0
    finally:
        font_path.cache_clear()
        font.cache_clear()


def test_a_missing_face_is_replaced_by_another_of_the_game(monkeypatch):
    """The bundle has no font of pygame's to fall back on."""
    whole = fonts.font_path
    monkeypatch.setattr(fonts, "font_path", lambda f: None if f is Face.LABEL else whole(f))
    forget_fonts()
    try:
        assert fonts.stand_in() == whole(Face.BODY)
        assert font(Face.LABEL, 20).size("Arkham") == font(Face.BODY, 20).size("Arkham")
    finally:
        forget_fonts()


def test_fonts_are_kept_by_face_and_size():
    assert font(Face.BODY, 21) is font(Face.BODY, 21)
    assert font(Face.BODY, 21) is not font(Face.BODY, 22)


def test_a_character_a_face_lacks_comes_from_another():
    assert face_of(Face.TITLE, "→") is Face.BODY
    assert face_of(Face.TITLE, "é") is Face.TITLE
    arrow = Style(Face.TITLE, 20, (255, 255, 255))
    assert measure("4→5", arrow) > measure("45", arrow)
    assert render("4→5", arrow).get_width() >= measure("4→5", arrow)


def test_tracking_widens_a_line_and_is_drawn_whole():
    wide = Style(Face.LABEL, 20, (255, 255, 255), 2)
    image = render("STABILITY", wide)
    assert measure("STABILITY", wide) >= measure("STABILITY", Style(Face.LABEL, 20, (0, 0, 0))) + 12
    assert image.get_bounding_rect().right <= image.get_width() - 1


def test_wrapping_keeps_every_word_and_the_width():
    words = "The angles of that attic agree with no geometry taught at Miskatonic."
    lines = wrap(words, BODY, 180)
    assert " ".join(lines) == words
    assert all(measure(line, BODY) <= 180 for line in lines)
    assert wrap("one\ntwo", BODY, 500) == ("one", "two")


@pytest.mark.parametrize("face", [Face.BODY, Face.TYPE_BOLD, Face.LABEL])
@pytest.mark.parametrize("width", [30, 90, 170, 333, 2000])
def test_a_guess_breaks_lines_where_counting_words_one_by_one_would(face, width):
    style = Style(face, 19, (0, 0, 0))
    text = "WWW mmm, if it is a little ill: an extraordinarily\nlong-winded story ends — here…"
    lines = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split():
            longer = f"{line} {word}".strip()
            if line and measure(longer, style) > width:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    assert wrap(text, style, width) == tuple(lines)


@pytest.mark.parametrize("words", ["i", "Illicit filing", "WOMEN MOWING MEADOWS", ""])
@pytest.mark.parametrize("tracking", [0.0, 1.6])
def test_a_guess_finds_the_size_that_trying_all_of_them_would(words, tracking):
    style = Style(Face.LABEL, 26, (0, 0, 0), tracking)
    for width in range(4, 260, 9):
        fitting = [px for px in range(11, 27) if measure(words, style.at(px)) <= width]
        assert fit_px(words, style, width, 10) == max(fitting, default=10)


def test_letters_are_cut_once_for_each_font():
    forget_fonts()
    font(Face.BODY, fonts.SET_PX)
    assert len(list(fonts.cut_letters())) > 1
    assert not list(fonts.cut_letters())
    font(Face.BODY, fonts.SET_PX)
    assert not list(fonts.cut_letters())


def test_only_letters_that_words_are_set_from_are_cut_ahead():
    """Small words are set from large ones; a font of their own size tells how high it is."""
    forget_fonts()
    draw(pygame.Surface((200, 40)), "Unsigned", (0, 0), BODY.at(17))
    steps = len(list(fonts.cut_letters()))
    font(Face.BODY, 17)
    font(Face.BODY, 64)
    assert steps and not list(fonts.cut_letters())


def test_balanced_lines_are_about_equal():
    words = "Look into it long enough and something looks up at you."
    lines = balanced(words, BODY, 420)
    widths = [measure(line, BODY) for line in lines]
    assert len(lines) == len(wrap(words, BODY, 420))
    assert max(widths) - min(widths) < 0.4 * max(widths)


def test_a_line_shrinks_before_it_is_cut(sheet):
    room = measure("Unsigned Telegram", BODY.at(16))
    with recording() as recorder:
        draw(sheet, "Unsigned Telegram", (0, 0), BODY, width=room, least=12)
    assert recorder.records[0].style.px == 16
    assert not recorder.clipped


def test_a_line_that_cannot_shrink_is_cut_and_recorded(sheet):
    with recording() as recorder:
        draw(sheet, "Unsigned Telegram", (0, 0), BODY, width=60, least=18)
        draw(sheet, "Fits", (0, 40), BODY, width=200)
    assert [record.asked for record in recorder.clipped] == ["Unsigned Telegram"]
    assert recorder.clipped[0].shown.endswith(ELLIPSIS)
    assert recorder.clipped[0].rect.width <= 60


def test_text_outside_the_surface_counts_as_cut(sheet):
    with recording() as recorder:
        draw(sheet, "over the edge", (560, 10), BODY)
    assert recorder.clipped


def test_the_recorder_measures_contrast(sheet):
    sheet.fill((236, 226, 203), (0, 100, 600, 100))
    with recording() as recorder:
        draw(sheet, "on ink", (10, 10), BODY)
        draw(sheet, "on paper", (10, 120), BODY)
    assert [record.asked for record in recorder.below(4.5)] == ["on paper"]


def test_nothing_is_recorded_outside_the_block(sheet):
    with recording() as recorder:
        pass
    draw(sheet, "later", (0, 0), BODY)
    assert recorder.records == []


def test_the_first_form_that_fits_is_used():
    forms = ("Draw stack", "Stack")
    assert first_form(forms, BODY, 500) == "Draw stack"
    assert first_form(forms, BODY, measure("Stack", BODY)) == "Stack"
    assert first_form(forms, BODY, 3) == "Stack"


def test_shortening_ends_in_an_ellipsis_and_fits():
    shown = shorten("Lights over Providence", BODY, 90)
    assert shown.endswith(ELLIPSIS) and measure(shown, BODY) <= 90
    assert shorten("short", BODY, 500) == "short"


def test_fit_px_stops_at_the_least_size():
    assert fit_px("Lights over Providence", BODY, 10, 14) == 14
    assert fit_px("L", BODY, 100, 14) == 20


def test_a_block_fits_its_box_or_says_so(sheet):
    words = "Draw the top card of the stack and see what it has to say about you tonight. " * 3
    box = pygame.Rect(10, 10, 300, 90)
    with recording() as recorder:
        draw_block(sheet, words, box, BODY)
    assert recorder.clipped
    small = fit_block(words, BODY, box.size, 8)
    with recording() as recorder:
        where = draw_block(sheet, words, box, small)
    assert not recorder.clipped and box.contains(where)


@pytest.mark.parametrize("px", [12, 15, 18, 23, 30])
def test_letters_stand_evenly(px):
    """Ten stems in a row stand equally far apart, wherever whole pixels would put them."""
    style = Style(Face.BODY, px, (0, 0, 0))
    once, often = measure("l" * 20, style), measure("l" * 200, style)
    assert often == pytest.approx(10 * once, rel=0.03)
    line = render("l" * 10, style)
    row = [line.get_at((x, line.get_height() // 2)).a for x in range(line.get_width())]
    stems = [list(group) for inked, group in groupby(enumerate(row), lambda at: at[1] > 0) if inked]
    centres = [sum(x * a for x, a in stem) / sum(a for _, a in stem) for stem in stems]
    steps = [b - a for a, b in zip(centres, centres[1:], strict=False)]
    assert len(centres) == 10 and max(steps) - min(steps) < 0.5


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="counts open files as Linux does")
def test_many_sizes_of_letters_keep_few_files_open():
    forget_fonts()
    before = len(os.listdir("/proc/self/fd"))
    opened = [fonts.font(face, px) for face in fonts.Face for px in range(10, 60)]
    assert len(opened) > 500
    assert len(os.listdir("/proc/self/fd")) <= before + 2
