"""Name the colours and lengths of the game: one accent ink a case, one quiet rest.

Colours mean something: lamp = may be chosen now, paper = the game speaks, muted = second
voice, dim = furniture. `Theme.accent.fill` is for areas, `Theme.accent.light` for words on
dark ground, `Theme.accent.on` for anything printed on the fill.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from arkham.scenes.draw.surfaces import Colour

NOTCH_BUTTON, NOTCH_PANEL = 8, 12
LEAST_WINDOW = (1024, 640)  # in real pixels
HIT = 44  # the least side of anything that can be pressed, in units


def hex_colour(text: str) -> Colour:
    """Turn "#EE7360" into its three channels."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


INK = hex_colour("#141110")
PAPER = hex_colour("#ECE2CB")


class Accent(NamedTuple):
    """The one coloured ink of a case."""

    name: str
    fill: Colour
    light: Colour  # its twin for words and lines on dark ground
    on: Colour  # what may be printed on the fill
    on_paper: Colour  # its form as text on paper; amber is too pale there and turns to ink
    string: Colour


ACCENTS = {
    "red": Accent(
        "red",
        hex_colour("#B4261C"),
        hex_colour("#EE7360"),
        PAPER,
        hex_colour("#B4261C"),
        hex_colour("#C22A1E"),
    ),
    "amber": Accent(
        "amber", hex_colour("#D89A1E"), hex_colour("#F0B94A"), INK, INK, hex_colour("#D89A1E")
    ),
    "violet": Accent(
        "violet",
        hex_colour("#7A4FB0"),
        hex_colour("#BC98EE"),
        PAPER,
        hex_colour("#6A3FA0"),
        hex_colour("#7A4FB0"),
    ),
}
STRONG_ACCENTS = {
    "red": Accent(
        "red",
        hex_colour("#8E130B"),
        hex_colour("#FF9E8E"),
        hex_colour("#FFF8E6"),
        hex_colour("#7C0F08"),
        hex_colour("#E2493C"),
    ),
    "amber": Accent(
        "amber",
        hex_colour("#EBAF35"),
        hex_colour("#FFD070"),
        hex_colour("#000000"),
        hex_colour("#000000"),
        hex_colour("#EBAF35"),
    ),
    "violet": Accent(
        "violet",
        hex_colour("#54288C"),
        hex_colour("#D8BEFF"),
        hex_colour("#FFF8E6"),
        hex_colour("#46207A"),
        hex_colour("#9C6FD6"),
    ),
}


class Theme(NamedTuple):
    """Every colour a scene may use."""

    accent: Accent = ACCENTS["red"]
    high_contrast: bool = False
    ink: Colour = INK
    paper: Colour = PAPER
    paper_bright: Colour = hex_colour("#F1E6CC")  # tickets, tooltips, fields
    paper_shade: Colour = hex_colour("#D3C5A6")
    on_paper: Colour = hex_colour("#4A3F33")  # second voice on paper
    desk: Colour = hex_colour("#1B1512")
    panel: Colour = hex_colour("#1A1512")
    panel_raised: Colour = hex_colour("#2A231D")
    panel_hover: Colour = hex_colour("#3B3128")
    edge: Colour = hex_colour("#6E614F")
    hair: Colour = hex_colour("#463C32")
    muted: Colour = hex_colour("#BDB098")
    dim: Colour = hex_colour("#A3977F")
    lamp: Colour = hex_colour("#F4D58D")
    may: Colour = hex_colour("#8A4A1C")
    may_light: Colour = hex_colour("#D99A5B")
    white: Colour = hex_colour("#FFFAEE")
    bronze: Colour = hex_colour("#3A2F24")  # rims of clock and mirror
    unseen: Colour = hex_colour("#6A3FA0")  # icons that work only while something is in play
    slate: Colour = hex_colour("#22303A")
    plum: Colour = hex_colour("#2B1B3D")


_STRONG = Theme(
    high_contrast=True,
    ink=hex_colour("#000000"),
    paper=hex_colour("#FFF8E6"),
    paper_bright=hex_colour("#FFFCF2"),
    paper_shade=hex_colour("#E6DBC0"),
    on_paper=hex_colour("#2A221A"),
    desk=hex_colour("#0C0907"),
    panel=hex_colour("#060403"),
    panel_raised=hex_colour("#14100D"),
    panel_hover=hex_colour("#2A2119"),
    edge=hex_colour("#B5A68C"),
    hair=hex_colour("#8C7E68"),
    muted=hex_colour("#E4D8BE"),
    dim=hex_colour("#C8BBA0"),
    lamp=hex_colour("#FFE08A"),
    may=hex_colour("#6B3208"),
    may_light=hex_colour("#FFC188"),
    white=hex_colour("#FFFFFF"),
    unseen=hex_colour("#46207A"),
)


def theme_for(accent: str, *, high_contrast: bool = False) -> Theme:
    """Return the theme of a case by the accent its file names."""
    if high_contrast:
        return _STRONG._replace(accent=STRONG_ACCENTS[accent])
    return Theme(accent=ACCENTS[accent])


def paper_theme(theme: Theme) -> Theme:
    """Return the theme of controls that lie on paper: what was light on dark is dark on light."""
    shade = mix(theme.paper, theme.ink, 0.06)
    return theme._replace(
        ink=theme.paper,
        paper=theme.ink,
        on_paper=theme.paper_shade,
        panel=theme.paper,
        panel_raised=theme.paper_bright,
        panel_hover=shade,
        edge=mix(theme.on_paper, theme.paper, 0.25),
        hair=mix(theme.on_paper, theme.paper, 0.4),
        muted=theme.on_paper,
        dim=theme.on_paper,
        accent=theme.accent._replace(light=theme.accent.on_paper),
        lamp=theme.accent.on_paper,
        white=theme.accent.on_paper,
    )


class Scale(NamedTuple):
    """Turn units into pixels: `s` from the window, `t` from the text size setting (1…2)."""

    s: float
    t: float = 1.0

    @classmethod
    def of(cls, window: tuple[int, int], text_scale: float = 1.0) -> Scale:
        return cls(min(window[0] / 1920, window[1] / 1080), text_scale)

    @property
    def big(self) -> bool:
        """Say whether texts use their short forms and wrap."""
        return self.t > 1.3

    def u(self, units: float) -> float:
        """Return a length in pixels, unrounded."""
        return units * self.s

    def px(self, units: float) -> int:
        """Return a length in whole pixels, at least one."""
        return max(1, round(units * self.s))

    def line(self, units: float, least: int = 1) -> float:
        """Return a stroke width in pixels that never falls below `least`."""
        return max(float(least), units * self.s)

    def font(self, size: float) -> int:
        """Return a font size in pixels; it follows the text size setting."""
        return max(6, round(size * self.s * self.t))


# How much light each step of a channel gives, by WCAG 2; a screen's words ask for thousands.
_LIGHT = tuple(
    c / 255 / 12.92 if c / 255 <= 0.03928 else ((c / 255 + 0.055) / 1.055) ** 2.4
    for c in range(256)
)


def luminance(colour: Colour) -> float:
    """Return the relative luminance of WCAG 2."""
    red, green, blue = colour
    return 0.2126 * _LIGHT[red] + 0.7152 * _LIGHT[green] + 0.0722 * _LIGHT[blue]


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast ratio of WCAG 2, from 1 to 21."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """Return `one` with `share` (0…1) of `other` in it."""
    return (
        round(one[0] + (other[0] - one[0]) * share),
        round(one[1] + (other[1] - one[1]) * share),
        round(one[2] + (other[2] - one[2]) * share),
    )


def whole_rect(x: float, y: float, width: float, height: float) -> pygame.Rect:
    """Return a rectangle of whole pixels."""
    return pygame.Rect(round(x), round(y), round(width), round(height))


def columns(rect: pygame.Rect, shares: Sequence[float], gap: float) -> list[pygame.Rect]:
    """Cut a rectangle into columns of these shares."""
    room, left = rect.width - gap * (len(shares) - 1), float(rect.left)
    found = []
    for share in shares:
        width = room * share / sum(shares)
        found.append(whole_rect(left, rect.top, width, rect.height))
        left += width + gap
    return found
