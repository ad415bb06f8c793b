"""Show icons: one table of what they mean, and masks inked in any colour at exact pixel size.

An icon id is "section.name", for example "effect.check" or "attribute.minimum"; the sections
and names are those of docs/case-files.md. `icon_info` gives the words, `icon` the picture.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, NamedTuple

import pygame

from arkham.files.paths import asset
from arkham.files.texts import shipped
from arkham.scenes.draw.canvas import Canvas, inset
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.surfaces import Colour, SurfaceCache, ready, tint
from arkham.scenes.draw.text import Style, fit_px, record_icon, render

if TYPE_CHECKING:  # a menu shows icons too, and must not wait for the rules to load
    from arkham.rules.cards import Card, Effect

_icons = SurfaceCache(megabytes=3)
# Averaging a mask down greys its thin strokes; this much is added back (of 255).
_CRISP_LOSS, _CRISP_GAIN = 10, 32


class IconInfo(NamedTuple):
    """What an icon is called, what it does, and where the rules say so."""

    id: str
    name: str
    rule: str
    clause: str
    mask: str
    corner: str = ""  # id of a second icon that stands small in the corner


@lru_cache(maxsize=1)
def icon_table() -> dict[str, IconInfo]:
    """Return every icon of the game by id, as data/icons.yaml tells it."""
    sections = shipped("data", "icons.yaml")
    table = {}
    for section, entries in sections.items():
        for name, entry in entries.items():
            key = f"{section}.{name}"
            table[key] = IconInfo(
                id=key,
                name=entry["name"],
                rule=entry["rule"],
                clause=entry["clause"],
                mask=entry.get("mask", name),
                corner=entry.get("corner", ""),
            )
    return table


def icon_info(icon_id: str, number: int | str = 0) -> IconInfo:
    """Return the words of an icon with its printed number filled in."""
    info = icon_table()[icon_id]
    if "{n}" not in info.name + info.rule + info.mask:
        return info
    shown = signed(number) if icon_id.endswith("-limit") else str(number)
    return IconInfo(
        info.id,
        info.name.replace("{n}", shown),
        info.rule.replace("{n}", shown),
        info.clause,
        info.mask.replace("{n}", shown),
        info.corner,
    )


def signed(number: int | str) -> str:
    """Write a change as +1 or −1, with a real minus."""
    value = int(number)
    return f"+{value}" if value >= 0 else f"−{-value}"


def effect_info(effect: Effect) -> IconInfo:
    """Return the words of an effect or of a case icon."""
    return icon_info(f"effect.{effect.name}", effect.number)


def attribute_infos(card: Card) -> list[IconInfo]:
    """Return the words of all attributes of a card: as printed, then minimum and letter."""
    infos = [icon_info(f"attribute.{attribute}") for attribute in card.attributes]
    if card.minimum:
        infos.append(icon_info("attribute.minimum", card.minimum))
    if card.letter:
        infos.append(icon_info("attribute.letter", card.letter))
    return infos


@cache
def _mask(name: str) -> pygame.Surface | None:
    path = asset("art", "images", "icons", f"{name}.png")
    return ready(pygame.image.load(path)) if path.exists() else None


def icon(icon_id: str, px: float, colour: Colour, number: int | str = 0) -> pygame.Surface:
    """Return an icon inked in a colour as a square of exactly that many pixels."""
    return icon_image(icon_info(icon_id, number), px, colour)


def icon_image(info: IconInfo, px: float, colour: Colour) -> pygame.Surface:
    """Return the picture of an icon whose words are already at hand."""
    side = max(4, round(px))
    return _icons.get((info.mask, side, colour), lambda: _inked(info, side, colour))


def _inked(info: IconInfo, side: int, colour: Colour) -> pygame.Surface:
    mask = _mask(info.mask)
    if mask is None:
        return _lettered(info.name, side, colour)
    small = pygame.transform.smoothscale(mask, (side, side))
    small.fill((0, 0, 0, _CRISP_LOSS), special_flags=pygame.BLEND_RGBA_SUB)
    extra = small.copy()
    extra.fill((0, 0, 0, _CRISP_GAIN), special_flags=pygame.BLEND_RGBA_MULT)
    small.blit(extra, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return tint(small, colour)


def _lettered(name: str, side: int, colour: Colour) -> pygame.Surface:
    """Stand in for a missing mask: a ring with the first letters of the name."""
    canvas = Canvas((side, side), colour)
    width = max(1.0, side * 0.06)
    canvas.rounded((0, 0, side, side), side * 0.3, colour)
    canvas.rounded(inset((0, 0, side, side), width), side * 0.3 - width, colour, 0)
    surface = canvas.finish()
    letters = name[:2] if side >= 20 else name[:1]
    style = Style(Face.LABEL, round(side * 0.56), colour)
    image = render(letters, style.at(fit_px(letters, style, side * 0.8, 6)))
    surface.blit(image, image.get_rect(center=(side // 2, side // 2)))
    return surface


def draw_icon(
    surface: pygame.Surface,
    icon_id: str,
    centre: tuple[float, float],
    px: float,
    colour: Colour,
    number: int | str = 0,
) -> None:
    """Draw an icon around its centre."""
    image = icon(icon_id, px, colour, number)
    rect = image.get_rect(center=(round(centre[0]), round(centre[1])))
    record_icon(surface, icon_id, rect, colour)
    surface.blit(image, rect)
