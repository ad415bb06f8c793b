"""Colours must read: the ratios of the palette, in both themes and all accents."""

from __future__ import annotations

import pytest

from arkham.scenes.draw.theme import ACCENTS, Scale, Theme, contrast, mix, theme_for

ACCENT_NAMES = tuple(ACCENTS)


def text_pairs(theme: Theme) -> dict[str, tuple]:
    return {
        "paper on panel": (theme.paper, theme.panel),
        "muted on panel": (theme.muted, theme.panel),
        "dim on panel": (theme.dim, theme.panel),
        "lamp on panel": (theme.lamp, theme.panel),
        "ink on paper": (theme.ink, theme.paper),
        "second voice on paper": (theme.on_paper, theme.paper),
        "ink on lamp": (theme.ink, theme.lamp),
        "accent words on panel": (theme.accent.light, theme.panel),
        "accent words on paper": (theme.accent.on_paper, theme.paper),
        "print on accent": (theme.accent.on, theme.accent.fill),
        "paper on may": (theme.paper, theme.may),
        "may on panel": (theme.may_light, theme.panel),
        "purple icon on paper": (theme.unseen, theme.paper),
        "paper on slate": (theme.paper, theme.slate),
        "paper on plum": (theme.paper, theme.plum),
    }


@pytest.mark.parametrize("accent", ACCENT_NAMES)
@pytest.mark.parametrize(("strong", "least"), [(False, 4.5), (True, 7.0)])
def test_words_have_enough_contrast(accent, strong, least):
    for what, (ink, ground) in text_pairs(theme_for(accent, high_contrast=strong)).items():
        assert contrast(ink, ground) >= least, what


@pytest.mark.parametrize("strong", [False, True])
def test_edges_and_rings_stand_out(strong):
    theme = theme_for("red", high_contrast=strong)
    assert contrast(theme.edge, theme.panel) >= 3.0
    assert contrast(theme.lamp, theme.desk) >= 3.0


def test_paper_is_never_printed_on_amber():
    theme = theme_for("amber")
    assert theme.accent.on == theme.ink
    assert contrast(theme.paper, theme.accent.fill) < 3  # the bystander: why that is a rule


def test_a_scale_turns_units_into_pixels():
    scale = Scale.of((1280, 720), 1.5)
    assert scale.u(300) == pytest.approx(200)
    assert scale.font(18) == 18  # two thirds of the window, one and a half of the text
    assert scale.big and not Scale.of((1280, 720), 1.0).big
    assert scale.line(1, least=3) == 3


def test_mixing_ends_at_both_colours():
    assert mix((0, 0, 0), (200, 100, 50), 0) == (0, 0, 0)
    assert mix((0, 0, 0), (200, 100, 50), 1) == (200, 100, 50)
