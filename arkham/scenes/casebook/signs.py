"""Draw the small signs of the casebook: a shape for every way a game can end, for any ink."""

from __future__ import annotations

import pygame

from arkham.records.records import ABANDONED
from arkham.scenes.draw.canvas import Canvas, Point
from arkham.scenes.draw.jigsaw import piece_points
from arkham.scenes.draw.shapes import outline
from arkham.scenes.draw.surfaces import Colour, SurfaceCache
from arkham.scenes.widgets.button import Look

_signs = SurfaceCache(megabytes=4)
_GRID = 24


def draw_sign(
    surface: pygame.Surface,
    result: str,
    centre: tuple[float, float],
    px: float,
    ink: Colour,
    fill: Colour,
) -> None:
    """Draw how a game ended; `fill` inks the piece of a solved case, `ink` all other lines."""
    image = sign(result, px, ink, fill)
    surface.blit(image, image.get_rect(center=(round(centre[0]), round(centre[1]))))


def sign(result: str, px: float, ink: Colour, fill: Colour) -> pygame.Surface:
    """Return the sign of a result as a square surface."""
    side = max(8, round(px))
    return _signs.get((result, side, ink, fill), lambda: _drawn(result, side, ink, fill))


def _drawn(result: str, side: int, ink: Colour, fill: Colour) -> pygame.Surface:
    canvas = Canvas((side, side), fill if result == "won" else ink)
    k = side / _GRID

    def at(*points: Point) -> list[Point]:
        return [(x * k, y * k) for x, y in points]

    if result == "won":
        canvas.polygon(piece_points((16 * k, 16 * k), (1, 1, 0, -1), (2.5 * k, 5.5 * k)), fill)
    elif result == "stability":
        canvas.ring((12 * k, 12 * k), 10.4 * k, 2 * k, ink)
        for line in (
            ((14, 9), (9.5, 4.6)),
            ((14, 9), (20, 6.6)),
            ((14, 9), (12.4, 13.4), (14.2, 16), (12, 21)),
            ((12.4, 13.4), (4.4, 15.4)),
        ):
            canvas.stroke(at(*line), ink, 1.7 * k)
    elif result == ABANDONED:
        outline = at((2.5, 6), (9, 6), (11, 8.5), (21.5, 8.5), (21.5, 19.5), (2.5, 19.5))
        canvas.dashes(outline, ink, 1.8 * k, 3.2 * k, 2 * k, closed=True)
    else:
        for y in (2.6, 21.4):
            canvas.stroke(at((4.5, y), (19.5, y)), ink, 2.2 * k)
        glass = at((6.4, 3.5), (17.6, 3.5), (12.9, 12), (17.6, 20.5), (6.4, 20.5), (11.1, 12))
        canvas.stroke(glass, ink, 1.6 * k, closed=True)
        canvas.polygon(at((12, 14.4), (16.2, 20), (7.8, 20)), ink)
    return canvas.finish()


def draw_paper_ring(surface: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
    """Show on paper what has the focus: ink for the pointer, a broad accent for the keyboard."""
    if not (look.focused or look.hovered):
        return
    theme, scale = look.theme, look.scale
    colour = theme.accent.on_paper if look.focused else theme.on_paper
    width = scale.line(3.4, 2) if look.focused else scale.line(1.4)
    surface.blit(outline(rect.size, scale.u(7), colour, width, cut=True), rect)
