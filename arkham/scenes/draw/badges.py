"""Draw the small words of the table: MUST and MAY chips, key caps, tags, counts."""

from __future__ import annotations

import pygame

from arkham.scenes.draw.canvas import Canvas
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.glyphs import draw_glyph
from arkham.scenes.draw.icons import draw_icon
from arkham.scenes.draw.shapes import Edge, dashed, disc, notched, rounded
from arkham.scenes.draw.surfaces import Colour
from arkham.scenes.draw.text import Style, draw, fit_px, measure
from arkham.scenes.draw.theme import Theme


def draw_chip(
    surface: pygame.Surface, rect: pygame.Rect, theme: Theme, *, must: bool, px: int
) -> None:
    """Draw MUST as a solid square block, MAY as an outlined octagon."""
    words = "MUST" if must else "MAY"
    if must:
        surface.blit(rounded(rect.size, 2, theme.ink), rect)
    else:
        edge = Edge(theme.may, max(2.0, rect.height * 0.075))
        surface.blit(notched(rect.size, rect.height * 0.28, theme.paper, edge), rect)
    style = Style(Face.LABEL, px, theme.paper if must else theme.may, 1)
    width = rect.width - rect.height * 0.2
    draw(surface, words, rect.center, style, anchor="c", valign="m", width=width, least=6)


def keycap_width(words: str, height: float, px: int) -> int:
    """Return the width of a key cap."""
    style = Style(Face.LABEL, px, (0, 0, 0))
    return round(max(height, measure(words, style) + height * 0.5))


def draw_keycap(
    surface: pygame.Surface,
    pos: tuple[float, float],
    height: float,
    words: str,
    colour: Colour,
    edge: Colour,
    px: int,
    *,
    from_right: bool = False,
) -> pygame.Rect:
    """Draw the name of a key in a small frame; `pos` is its left (or right) middle."""
    width = keycap_width(words, height, px)
    rect = pygame.Rect(0, 0, width, round(height))
    if from_right:
        rect.midright = (round(pos[0]), round(pos[1]))
    else:
        rect.midleft = (round(pos[0]), round(pos[1]))
    surface.blit(rounded(rect.size, height * 0.2, edge, Edge(edge, 1.2), alpha=0), rect)
    draw(surface, words, rect.center, Style(Face.LABEL, px, colour), anchor="c", valign="m")
    return rect


def draw_tag(
    surface: pygame.Surface,
    rect: pygame.Rect,
    words: str,
    style: Style,
    fill: Colour,
    *,
    edge: Edge | None = None,
    icon_id: str = "",
    glyph: str = "",
    broken: bool = False,
) -> None:
    """Draw a notched tag; `broken` dashes its edge, which means: not possible, and why."""
    notch = rect.height * 0.19
    if broken:
        line = edge.colour if edge else style.colour
        image = dashed(rect.size, notch, line, 1.6, 7, 4, cut=True, fill=fill)
    else:
        image = notched(rect.size, notch, fill, *((edge,) if edge else ()))
    surface.blit(image, rect)
    marked = bool(icon_id or glyph)
    least = min(style.px - 2, round(style.px * 0.88))
    style = style.at(fit_px(words, style, rect.width - _tag_spare(rect.height, marked), least))
    wide = measure(words, style) + _tag_spare(rect.height, marked)
    left = rect.left + max(0.0, (rect.width - wide) / 2)
    if marked:
        centre = (left + rect.height * 0.55, rect.centery)
        if icon_id:
            draw_icon(surface, icon_id, centre, rect.height * 0.66, style.colour)
        else:
            draw_glyph(surface, glyph, centre, rect.height * 0.56, style.colour)
    left += rect.height * (1.02 if marked else 0.36)
    room = rect.right - rect.height * 0.3 - left
    draw(surface, words, (left, rect.centery), style, valign="m", width=room)


def _tag_spare(height: float, marked: bool) -> float:
    return height * (1.38 if marked else 0.72)


def tag_width(words: str, style: Style, height: float, *, marked: bool) -> int:
    """Return the width a tag needs; `marked` if it starts with an icon or a sign."""
    return round(measure(words, style) + _tag_spare(height, marked))


def draw_count(
    surface: pygame.Surface, centre: tuple[float, float], px: float, words: str, theme: Theme
) -> None:
    """Draw a number in a dark disc, as on a stack."""
    line = max(1.2, px * 0.03)
    image = disc(px, theme.ink, Edge(theme.paper, line, px * 0.055))
    surface.blit(image, image.get_rect(center=(round(centre[0]), round(centre[1]))))
    style = Style(Face.NUMBER, max(6, round(px * 0.46)), theme.paper)
    draw(surface, words, centre, style, anchor="c", valign="m", width=px * 0.8, least=6)


def draw_must_mark(
    surface: pygame.Surface, rect: pygame.Rect, icon_id: str, theme: Theme, *, must: bool
) -> None:
    """Draw an icon on its must or may ground, for lists of effects."""
    if must:
        surface.blit(rounded(rect.size, 2, theme.ink, Edge(theme.paper, 1.2)), rect)
    else:
        surface.blit(notched(rect.size, rect.height * 0.22, theme.may), rect)
    draw_icon(surface, icon_id, rect.center, rect.height * 0.76, theme.paper)


def place_beside(
    size: tuple[int, int], anchor: pygame.Rect, window: pygame.Rect, gap: int
) -> pygame.Rect:
    """Return a place of that size next to an anchor: below, above, right or left, in the window."""
    rect = pygame.Rect((0, 0), size)
    below, above, right, left = rect.copy(), rect.copy(), rect.copy(), rect.copy()
    below.midtop = (anchor.centerx, anchor.bottom + gap)
    above.midbottom = (anchor.centerx, anchor.top - gap)
    right.midleft = (anchor.right + gap, anchor.centery)
    left.midright = (anchor.left - gap, anchor.centery)
    room = window.inflate(-2 * gap, -2 * gap)
    for place in (below, above, right, left):
        kept = place.clamp(room)
        if not kept.colliderect(anchor):
            return kept
    return below.clamp(room)


def draw_diamond_rule(
    surface: pygame.Surface, left: int, right: int, y: int, theme: Theme, u: float
) -> None:
    """Draw a dividing line with the accent's diamond in its middle."""
    pygame.draw.line(surface, theme.hair, (left, y), (right, y), max(1, round(1.2 * u)))
    side = max(5, round(8 * u))
    canvas = Canvas((side, side), theme.accent.fill)
    half = side / 2
    canvas.polygon([(half, 0), (side, half), (half, side), (0, half)], theme.accent.fill)
    image = canvas.finish()
    surface.blit(image, image.get_rect(center=((left + right) // 2, y)))
