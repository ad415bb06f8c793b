"""Draw an icon on a 64 x 64 grid: ink is opaque, `cut=True` takes ink away."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import skia

from art.kit.block import path_through

Point = tuple[float, float]


class Pen:
    """Draw on a canvas scaled to the grid; strokes have round ends."""

    def __init__(self, canvas: skia.Canvas, number_face: skia.Typeface) -> None:
        self.canvas = canvas
        self.number_face = number_face

    def _paint(self, width: float, cut: bool) -> skia.Paint:
        paint = skia.Paint(AntiAlias=True, Color=0xFF000000)
        if width:
            paint.setStyle(skia.Paint.kStroke_Style)
            paint.setStrokeWidth(width)
            paint.setStrokeCap(skia.Paint.kRound_Cap)
            paint.setStrokeJoin(skia.Paint.kRound_Join)
        if cut:
            paint.setBlendMode(skia.BlendMode.kClear)
        return paint

    def poly(self, *points: Point, width: float = 0, cut: bool = False, tension: float = 0) -> None:
        self.canvas.drawPath(path_through(*points, tension=tension), self._paint(width, cut))

    def line(self, *points: Point, width: float = 4, cut: bool = False, tension: float = 0) -> None:
        path = path_through(*points, close=False, tension=tension)
        self.canvas.drawPath(path, self._paint(width, cut))

    def circle(
        self, x: float, y: float, radius: float, *, width: float = 0, cut: bool = False
    ) -> None:
        self.canvas.drawCircle(x, y, radius, self._paint(width, cut))

    def oval(
        self, x: float, y: float, rx: float, ry: float, *, width: float = 0, cut: bool = False
    ) -> None:
        rect = skia.Rect.MakeLTRB(x - rx, y - ry, x + rx, y + ry)
        self.canvas.drawOval(rect, self._paint(width, cut))

    def rect(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        corner: float = 0,
        *,
        width: float = 0,
        cut: bool = False,
    ) -> None:
        rect = skia.Rect.MakeXYWH(x, y, w, h)
        self.canvas.drawRoundRect(rect, corner, corner, self._paint(width, cut))

    def arc(
        self, x: float, y: float, radius: float, start: float, end: float, width: float = 4
    ) -> None:
        """Stroke an arc from start to end, in degrees clockwise from the right."""
        rect = skia.Rect.MakeLTRB(x - radius, y - radius, x + radius, y + radius)
        self.canvas.drawArc(rect, start, end - start, False, self._paint(width, False))

    def number(self, text: str, x: float, y: float, size: float, *, cut: bool = False) -> None:
        """Write centred on x, with y as the base line."""
        font = skia.Font(self.number_face, size)
        left = x - font.measureText(text) / 2
        self.canvas.drawString(text, left, y, font, self._paint(0, cut))

    @contextmanager
    def turned(self, degrees: float, x: float = 32, y: float = 32) -> Iterator[None]:
        self.canvas.save()
        self.canvas.rotate(degrees, x, y)
        yield
        self.canvas.restore()

    @contextmanager
    def clipped(self, x: float, y: float, w: float, h: float) -> Iterator[None]:
        self.canvas.save()
        self.canvas.clipRect(skia.Rect.MakeXYWH(x, y, w, h), True)
        yield
        self.canvas.restore()

    def inset(self, draw: Draw, x: float, y: float, scale: float) -> None:
        """Draw another icon small, its corner at (x, y)."""
        self.canvas.save()
        self.canvas.translate(x, y)
        self.canvas.scale(scale, scale)
        draw(self)
        self.canvas.restore()

    def card(
        self, x: float, y: float, w: float, h: float, *, border: float = 4, full: bool = False
    ) -> None:
        """Draw a card: an outline, or a filled one."""
        self.rect(x, y, w, h, 3)
        if not full:
            self.rect(x + border, y + border, w - 2 * border, h - 2 * border, 1, cut=True)

    def arrow(self, x: float, y: float, length: float, degrees: float, thick: float = 7) -> None:
        """Draw a fat arrow centred on (x, y); 0 degrees points right, -90 up."""
        half, head = length / 2, thick * 1.35
        with self.turned(degrees, x, y):
            neck = x + half - head * 1.15
            self.poly(
                (x - half, y - thick / 2),
                (neck, y - thick / 2),
                (neck, y - head),
                (x + half, y),
                (neck, y + head),
                (neck, y + thick / 2),
                (x - half, y + thick / 2),
            )

    def badge(self, x: float, y: float, radius: float) -> None:
        """Lay a disc over what is drawn, parted from it by a gap."""
        self.circle(x, y, radius + 3, cut=True)
        self.circle(x, y, radius)


Draw = Callable[[Pen], None]
ICONS: dict[str, Draw] = {}


def icon(name: str) -> Callable[[Draw], Draw]:
    """Register the function below as an icon."""

    def register(draw: Draw) -> Draw:
        if name in ICONS:
            raise ValueError(f"icon {name!r} is drawn twice")
        ICONS[name] = draw
        return draw

    return register


def polar(x: float, y: float, radius: float, degrees: float) -> Point:
    """Return the point at this angle from (x, y), clockwise from the right."""
    angle = math.radians(degrees)
    return x + radius * math.cos(angle), y + radius * math.sin(angle)
