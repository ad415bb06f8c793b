"""Draw heads from the side, in the manner of `cut_heads`.

A profile looks to the right and is lit from there (`flip` mirrors it): the front of the face is
paper up to a comb in front of the ear, the rest of the head is ink. `behind=True` lights it from
the back instead: the face is a silhouette with a line of light.
"""

from __future__ import annotations

from collections.abc import Callable

from art.kit.cut_heads import Head, locks
from art.kit.woodcut import Point, blade


class Profile(Head):
    """A head that looks to the right; `size` is half its height."""

    def outline(self) -> list[Point]:
        """Return the contour: brow, nose, mouth and chin follow build and expression."""
        b, e = self.build, self.expression
        nose, jaw, fat = b.nose * 0.07, b.jaw * 0.06, b.fat * 0.1
        lip = e.corner * 0.25
        drop = e.gape * 0.9
        return [
            (-0.1, -1.0), (0.3, -0.97), (0.56, -0.76), (0.63, -0.5), (0.66 + b.jaw * 0.02, -0.27),
            (0.60, -0.13), (0.70, 0.05), (0.86 + nose, 0.22 + nose * 0.5), (0.84 + nose, 0.29),
            (0.66, 0.33), (0.66, 0.39), (0.73, 0.45 + lip), (0.64, 0.50 + lip * 0.4),
            (0.60 - drop * 0.3, 0.51 + drop * 0.5), (0.70 - drop * 0.3, 0.57 + drop),
            (0.62 - drop * 0.3, 0.66 + drop), (0.68 + jaw - drop * 0.3, 0.80 + drop),
            (0.60 + jaw - drop * 0.3, 0.95 + drop), (0.42 - drop * 0.2, 1.0 + drop * 0.9 + fat),
            (0.12, 0.86 + fat), (-0.14, 0.66), (-0.5, 0.6), (-0.72, 0.2), (-0.86, -0.2),
            (-0.8, -0.62), (-0.5, -0.92),
        ]  # fmt: skip

    def draw(self, *, bald: bool = False, behind: bool = False) -> None:
        """Draw skull and face; hair, hats and beards come after it."""
        edge = self.outline()
        if behind:
            x, y = self.towards
            away = (-x, y)
            self.cut.lay(self.shape(*edge), tone=0, halo=-0.05 * self.size)
            self.cut.lit(self.shape(*edge), towards=away, reach=0.12 * self.size, hard=1.4)
            return
        self.cut.lay(self.shape(*edge), tone=0)
        front = [(0.34, -0.74), *edge[3:19], (0.26, 0.88), (0.06, 0.6), (0.12, 0.3), (0.06, -0.1),
                 (0.2, -0.5)]  # fmt: skip
        mask = self.cut.mask(self.shape(*front))
        skull = self.cut.mask(self.shape(*edge))
        self.cut.block.over(mask * skull, tone=1.15, accent=0)
        hollow = 0.1 * self.build.gaunt
        self.comb(
            [(0.38, -0.8), (0.3, -0.4), (0.34 + hollow, -0.05), (0.3 + hollow, 0.3),
             (0.36 + hollow, 0.55), (0.3, 0.94), (0.0, 0.8), (-0.1, 0.2), (0.0, -0.4)],
            (0.02, 0.1), (0.36 + hollow, 0.16), lines=-14,
        )  # fmt: skip
        if bald:
            self.comb([(0.4, -0.92), (0.58, -0.74), (0.5, -0.5), (0.1, -0.5), (-0.2, -0.7),
                       (0, -0.98)], (-0.1, -0.76), (0.42, -0.8), lines=-20)  # fmt: skip
        self._features()

    def _features(self) -> None:
        e, b = self.expression, self.build
        brow, out = -0.24 + e.brow_in * 0.7, -0.26 + e.brow_out * 0.7
        lid = e.lid
        self.black((0.62, brow + 0.02), (0.44, (brow + out) / 2 - 0.07), (0.26, out), (0.24, -0.06),
                   (0.36, 0.05), (0.52, 0.04), (0.58, -0.06))  # fmt: skip
        eye = self.shape((0.56, -0.05), (0.47, -0.08 - lid), (0.34, -0.06 - lid * 0.3),
                         (0.42, -0.04 + lid * 0.4), (0.5, -0.03 + lid * 0.5))  # fmt: skip
        self.cut.lay(eye, tone=1.15, accent=1.0 if self.accent_eye else 0.0, solid=True)
        inside = self.cut.mask(eye)
        x, y = self.at(0.5, -0.075)
        iris = blade([(x, y - lid * self.size * 1.3), (x, y), (x, y + lid * self.size * 1.3)],
                     [0.05 * self.size, 0.085 * self.size, 0.05 * self.size])  # fmt: skip
        self.cut.block.over(self.cut.mask(iris) * inside, tone=0, accent=0)
        self.black((0.84 + b.nose * 0.07, 0.28), (0.74, 0.25), (0.66, 0.27), (0.64, 0.33))
        self.stroke((0.62, 0.12), (0.57, 0.22), (0.61, 0.3), width=0.04)
        self.stroke((0.58, 0.32), (0.46, 0.42), (0.45, 0.56), width=0.03 + 0.02 * b.age)
        c, g = e.corner, e.gape
        if g > 0.05:
            self.black((0.70, 0.5), (0.5, 0.49 + c * 0.3), (0.42, 0.54 + g * 0.4),
                       (0.5, 0.58 + g * 0.8), (0.66, 0.56 + g))  # fmt: skip
            if e.bite:
                self.white((0.66, 0.5), (0.5, 0.51), (0.52, 0.56), (0.65, 0.56), sharp=True)
        else:
            self.stroke(
                (0.68, 0.5 + c * 0.2), (0.58, 0.51 + c * 0.4), (0.45, 0.52 + c), width=0.045
            )
        self.stroke((0.64, 0.68 + g), (0.57, 0.69 + g), (0.52, 0.66 + g), width=0.04)
        if b.age:
            for i in range(3):
                y0 = -0.62 + i * 0.11
                self.stroke((0.58 + i * 0.02, y0), (0.48, y0 - 0.02), (0.36, y0 + 0.03),
                            width=0.024 * b.age)  # fmt: skip
            self.stroke((0.3, -0.02), (0.22, 0.03), (0.18, 0.1), width=0.03 * b.age)
            self.stroke((0.5, 0.1), (0.4, 0.13), (0.32, 0.1), width=0.03 * b.age)
        self.cut.lit(
            self.shape((-0.06, -0.12), (0.04, -0.2), (0.1, -0.1), (0.04, 0.1), (-0.02, 0.24),
                       (-0.1, 0.2)), towards=self.towards, reach=0.16 * self.size,
            hard=1.7, halo=0.03 * self.size,
        )  # fmt: skip
        self.stroke((0.0, -0.08), (0.03, 0.02), (-0.02, 0.14), width=0.03)

    def hair(self, style: str = "short") -> None:
        """Add hair: short, slick, receding, wild, bun or long."""
        SIDE_HAIR[style](self)

    def hat(self, style: str = "fedora", band_accent: bool = False) -> None:
        """Add a hat: fedora, bowler, cap, police, or a shawl."""
        SIDE_HATS[style](self, band_accent)

    def beard(self, style: str = "moustache") -> None:
        """Add a moustache, a goatee or a full beard."""
        if style == "full":
            self.mass((0.62, 0.36), (0.74, 0.5), (0.72, 0.8), (0.66, 1.1), (0.46, 1.4), (0.2, 1.5),
                      (0.22, 1.2), (0.0, 1.1), (-0.04, 0.7), (0.02, 0.2), (0.14, 0.3),
                      (0.3, 0.5), reach=0.24, lines=66)  # fmt: skip
            for i in range(4):
                x = 0.14 + i * 0.13
                self.stroke((x, 0.66), (x + 0.08, 0.95), (x + 0.1, 1.26), width=0.05, tone=1)
            self.black((0.68, 0.5), (0.5, 0.5), (0.48, 0.54), (0.66, 0.55))
        elif style == "goatee":
            self.black((0.72, 0.66), (0.5, 0.68), (0.5, 0.95), (0.78, 1.34), sharp=True)
            self.stroke((0.62, 0.76), (0.64, 0.96), (0.73, 1.2), width=0.06, tone=1)
        if style in ("moustache", "full"):
            self.mass((0.7, 0.34), (0.8, 0.4), (0.76, 0.5), (0.56, 0.48), (0.4, 0.58), (0.36, 0.5),
                      (0.54, 0.36), reach=0.12, lines=60, halo=0.02)  # fmt: skip

    def collar(self, dark: bool = True, drop: float = 2.4) -> None:
        """Add neck, shoulder and lapel, down to `drop`."""
        self.cut.lit(
            self.shape((0.34, 0.8), (0.3, 1.1), (0.42, 1.5), (-0.6, 1.5), (-0.62, 0.9),
                       (-0.56, 0.4)),
            towards=self.towards, reach=0.3 * self.size, hard=1.1,
        )  # fmt: skip
        self.cut.lay(self.shape((0.36, 0.86), (0.1, 0.9), (-0.2, 0.7), (-0.1, 1.16), (0.34, 1.1)))
        self.cut.lit(
            self.shape((0.36, 1.2), (0.62, 1.36), (0.98, 1.6), (1.12, drop), (-1.5, drop),
                       (-1.3, 1.7), (-0.94, 1.32), (-0.66, 1.02), (-0.3, 1.26), (0.1, 1.4)),
            towards=self.towards, reach=0.32 * self.size, base=0.0 if dark else 0.3,
            halo=0.03 * self.size,
        )  # fmt: skip
        self.white((0.38, 1.06), (0.1, 1.26), (-0.5, 1.0), (-0.62, 0.94), (-0.58, 1.08),
                   (0.1, 1.44), (0.46, 1.26), sharp=True)  # fmt: skip
        self.black((0.42, 1.24), (0.56, 1.22), (0.6, 1.36), (0.72, 1.7), (0.58, 1.72), (0.46, 1.36),
                   sharp=True)  # fmt: skip
        self.stroke((0.2, 1.42), (0.36, 1.7), (0.5, 2.1), width=0.05, tone=1)


def _unlit_nape(h: Head) -> None:
    """Take the light from the hair's edge behind the ear, which lies in shadow."""
    h.black((0.02, -0.5), (-0.06, -0.24), (-0.14, 0.08), (-0.2, 0.52), (-0.5, 0.66), (-0.84, 0.2),
            (-0.7, -0.5), (-0.3, -0.66))  # fmt: skip


def _side_short(h: Head) -> None:
    h.mass((0.5, -0.66), (0.56, -0.86), (0.36, -1.06), (-0.1, -1.1), (-0.56, -1.0), (-0.88, -0.66),
           (-0.94, -0.2), (-0.76, 0.3), (-0.5, 0.6), (-0.24, 0.5), (-0.16, 0.1), (-0.02, -0.22),
           (0.1, -0.16), (0.14, -0.5), reach=0.34, lines=-40)  # fmt: skip
    _unlit_nape(h)


def _side_slick(h: Head) -> None:
    _side_short(h)
    for i in range(4):
        y = -0.86 + i * 0.16
        h.stroke((0.4 - i * 0.08, y), (-0.1, y - 0.04), (-0.6, y + 0.2), width=0.04, tone=1)


def _side_receding(h: Head) -> None:
    h.mass((0.02, -0.78), (-0.3, -0.98), (-0.66, -0.86), (-0.92, -0.4), (-0.86, 0.1), (-0.6, 0.56),
           (-0.26, 0.5), (-0.16, 0.1), (-0.04, -0.2), (0.08, -0.14), (0.1, -0.4),
           reach=0.24, lines=-50)  # fmt: skip
    _unlit_nape(h)


def _side_wild(h: Head) -> None:
    _side_short(h)
    locks(h, 150, 300, 0.9, 1.5, 11, 3)


def _side_bun(h: Head) -> None:
    _side_short(h)
    h.mass((-0.7, -0.3), (-0.92, -0.5), (-1.2, -0.4), (-1.28, -0.06), (-1.08, 0.2), (-0.82, 0.14),
           reach=0.2, lines=-40)  # fmt: skip
    for i in range(3):
        h.stroke((0.3 - i * 0.2, -0.86), (-0.2 - i * 0.1, -0.66), (-0.8, -0.2), width=0.04, tone=1)


def _side_long(h: Head) -> None:
    h.mass((0.5, -0.66), (0.52, -0.9), (0.2, -1.1), (-0.3, -1.12), (-0.8, -0.86), (-1.0, -0.3),
           (-1.02, 0.5), (-1.1, 1.4), (-0.5, 1.5), (-0.2, 1.2), (-0.06, 0.6), (0.06, 0.1),
           (0.1, -0.4), reach=0.3, lines=-70)  # fmt: skip
    for i in range(4):
        h.stroke((-0.2 - i * 0.16, -0.6), (-0.3 - i * 0.16, 0.2), (-0.36 - i * 0.16, 1.2),
                 width=0.06, tone=1)  # fmt: skip


def _side_fedora(h: Head, band_accent: bool) -> None:
    h.mass((0.5, -0.56), (0.5, -1.0), (0.36, -1.44), (0.06, -1.4), (-0.2, -1.5), (-0.6, -1.34),
           (-0.84, -0.9), (-0.86, -0.5), reach=0.3)  # fmt: skip
    h.cut.lay(h.shape((0.5, -0.84), (-0.2, -0.78), (-0.86, -0.8), (-0.86, -0.54), (-0.2, -0.5),
                      (0.5, -0.58)), tone=1.15 if band_accent else 0.0,
              accent=1.0 if band_accent else 0.0)  # fmt: skip
    h.mass((1.08, -0.4), (0.84, -0.54), (0.3, -0.62), (-0.4, -0.6), (-0.96, -0.64), (-1.26, -0.5),
           (-0.96, -0.36), (-0.3, -0.4), (0.4, -0.36), (0.86, -0.3), reach=0.12,
           hard=1.6)  # fmt: skip
    h.black((0.66, -0.36), (0.2, -0.42), (-0.3, -0.4), (0.1, -0.26), (0.5, -0.24))


def _side_bowler(h: Head, band_accent: bool) -> None:
    h.mass((0.5, -0.56), (0.5, -1.0), (0.26, -1.36), (-0.16, -1.46), (-0.6, -1.3), (-0.84, -0.9),
           (-0.84, -0.5), reach=0.36)  # fmt: skip
    h.mass((0.86, -0.62), (0.66, -0.52), (0.2, -0.5), (-0.4, -0.46), (-0.96, -0.62), (-1.0, -0.5),
           (-0.7, -0.34), (0.2, -0.36), (0.7, -0.42), reach=0.1, hard=1.5)  # fmt: skip


def _side_cap(h: Head, band_accent: bool) -> None:
    h.mass((0.6, -0.5), (0.66, -0.84), (0.3, -1.14), (-0.3, -1.22), (-0.84, -1.0), (-1.0, -0.6),
           (-0.8, -0.3), (-0.2, -0.5), reach=0.3, lines=-20)  # fmt: skip
    h.mass((1.06, -0.36), (0.8, -0.52), (0.3, -0.58), (0.36, -0.42), (0.7, -0.32), reach=0.1,
           hard=1.6)  # fmt: skip


def _side_police(h: Head, band_accent: bool) -> None:
    h.mass((0.56, -0.6), (0.78, -1.0), (0.6, -1.2), (0.0, -1.14), (-0.7, -1.16), (-1.06, -0.94),
           (-0.88, -0.5), reach=0.3, lines=-20)  # fmt: skip
    h.cut.lay(h.shape((0.56, -0.8), (-0.2, -0.78), (-0.9, -0.78), (-0.88, -0.52), (-0.2, -0.5),
                      (0.56, -0.56)), tone=1.15 if band_accent else 0.0,
              accent=1.0 if band_accent else 0.0)  # fmt: skip
    h.mass((1.0, -0.3), (0.8, -0.5), (0.4, -0.58), (0.36, -0.46), (0.7, -0.34), reach=0.12,
           hard=1.6)  # fmt: skip


def _side_shawl(h: Head, band_accent: bool) -> None:
    h.mass((0.52, -0.72), (0.56, -0.94), (0.2, -1.2), (-0.4, -1.2), (-0.9, -0.86), (-1.06, -0.2),
           (-1.0, 0.6), (-1.2, 1.5), (0.6, 1.5), (0.4, 1.1), (0.1, 0.96), (0.0, 0.5), (0.1, 0.0),
           (0.2, -0.4), reach=0.34, lines=-60)  # fmt: skip
    for i in range(3):
        h.stroke((0.1 - i * 0.22, -0.96), (-0.3 - i * 0.16, -0.2), (-0.2 - i * 0.26, 0.9),
                 width=0.06, tone=1)  # fmt: skip


SIDE_HAIR: dict[str, Callable[[Head], None]] = {
    "short": _side_short,
    "slick": _side_slick,
    "receding": _side_receding,
    "wild": _side_wild,
    "bun": _side_bun,
    "long": _side_long,
}
SIDE_HATS: dict[str, Callable[[Head, bool], None]] = {
    "fedora": _side_fedora,
    "bowler": _side_bowler,
    "cap": _side_cap,
    "police": _side_police,
    "shawl": _side_shawl,
}
