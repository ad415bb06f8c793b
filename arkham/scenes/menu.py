"""The first screen: go on with a game, begin one, or leave."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from arkham import __version__, keys
from arkham.scenes.artwork import cover, whole_picture
from arkham.scenes.cords import cord, draw_pin
from arkham.scenes.focus import FocusGroup
from arkham.scenes.fonts import Face
from arkham.scenes.headline import Headline
from arkham.scenes.shapes import gradient
from arkham.scenes.stack import Quit, Scene, Transition
from arkham.scenes.text import Style, draw
from arkham.scenes.theme import Scale, hex_colour, theme_for
from arkham.scenes.widgets import Chosen
from arkham.texts import texts

LEFT = 136  # units from the window's edge to the words
FIRST_TOP = 476
_NOIR = hex_colour("#D8382B")  # large letters: brighter than the accent, 4 to 1 on ink


@dataclass(frozen=True, slots=True)
class MenuItem:
    id: str
    title: str
    note: str = ""


class MenuScene(Scene):
    """A title, a picture and a short list; the first item has the focus."""

    covers = True

    def __init__(
        self,
        items: Sequence[MenuItem],
        choose: Callable[[str], Transition | None],
        *,
        text_scale: float = 1.0,
    ) -> None:
        self.items = items
        self._choose = choose
        self._text_scale = text_scale
        self.theme = theme_for("red")
        self.group = FocusGroup()
        self._backdrop: pygame.Surface | None = None
        self.size = (1280, 720)
        self.scale = Scale.of(self.size, text_scale)

    def on_resize(self, size: tuple[int, int]) -> None:
        self.size = size
        self.scale = Scale.of(size, self._text_scale)
        self._backdrop = None
        self.group.replace(self._buttons(), self.items[0].id)

    def _buttons(self) -> list[Headline]:
        u, big = self.scale.u, self.scale.big
        top = FIRST_TOP if not big else 440
        room = self.size[1] - u(top) - u(90)
        first, rest, gap = u(96), u(52), u(4)
        needed = first + u(14) + (len(self.items) - 1) * (rest + gap)
        squeeze = min(1.0, room / needed)
        buttons = []
        y = u(top)
        for number, item in enumerate(self.items):
            height = (first if number == 0 else rest) * squeeze
            rect = pygame.Rect(round(u(LEFT - 22)), round(y), round(u(620)), round(height))
            buttons.append(
                Headline(
                    id=item.id,
                    name=item.title,
                    note=item.note,
                    sheet=number == 0,
                    size=42 if number == 0 else 34,
                    rect=rect,
                    key=keys.label("confirm") if number == 0 else "",
                )
            )
            y += height + (u(14) if number == 0 else gap) * squeeze
        return buttons

    def handle(self, event: pygame.event.Event) -> Transition | None:
        if keys.action_of(event) == "back":
            return Quit()
        answer = self.group.handle(event)
        return self._choose(answer.widget_id) if isinstance(answer, Chosen) else None

    def draw(self, surface: pygame.Surface) -> None:
        if self._backdrop is None:
            self._backdrop = self._composed(surface)
        surface.blit(self._backdrop, (0, 0))
        self.group.draw(surface, self.theme, self.scale)
        self._draw_string(surface)

    def _composed(self, surface: pygame.Surface) -> pygame.Surface:
        """Return picture, shades and words; only the buttons change."""
        theme, scale, u = self.theme, self.scale, self.scale.u
        width, height = self.size
        backdrop = pygame.Surface(self.size, 0, surface)
        backdrop.fill(theme.ink)
        picture = whole_picture("screens", "menu")
        if picture is not None:
            shown = cover(picture, (round(width * 0.78), height), (0.5, 0.5))
            backdrop.blit(shown, (width - shown.get_width(), 0))
        veil = gradient((round(width * 0.4), height), theme.ink, 255, 0, across=True)
        backdrop.blit(veil, (round(width * 0.22), 0))
        foot = round(u(150))
        backdrop.blit(gradient((width, foot), theme.ink, 0, 245), (0, height - foot))
        words = texts()["menu"]
        label = Style(Face.LABEL, scale.font(22), theme.muted, u(3))
        draw(backdrop, words["subtitle"].upper(), (u(LEFT + 4), u(112)), label, width=u(640))
        title = Style(Face.TITLE, round(u(150)), theme.paper)
        draw(backdrop, "Arkham", (u(LEFT - 6), u(134)), title, shadow=theme.ink)
        noir = Style(Face.TITLE_ITALIC, round(u(150)), _NOIR)
        draw(backdrop, "Noir", (u(LEFT + 40), u(262)), noir, shadow=theme.ink)
        small = Style(Face.BODY, scale.font(19), theme.muted)
        draw(backdrop, words["version"].format(version=__version__), (u(LEFT + 2), u(1034)), small)
        draw(
            backdrop,
            words["credit"],
            (width - u(40), u(1034)),
            small,
            anchor="r",
            width=width - u(LEFT + 260),
            least=scale.px(18),
        )
        return backdrop

    def _draw_string(self, surface: pygame.Surface) -> None:
        """Tie the title to what has the focus."""
        focused = self.group.focused
        if focused is None:
            return
        u = self.scale.u
        start, end = (u(LEFT - 16), u(196)), (u(LEFT - 50), float(focused.rect.centery))
        middle = (u(LEFT - 82), (start[1] + end[1]) / 2)
        points = [_curve(start, middle, end, i / 16) for i in range(17)]
        image, place = cord(points, self.theme, u(5))
        surface.blit(image, place)
        for point in (start, end):
            draw_pin(surface, point, u(18), self.theme.accent.light)


def _curve(
    start: tuple[float, float], middle: tuple[float, float], end: tuple[float, float], share: float
) -> tuple[float, float]:
    """Return a point on the bow from start to end."""
    rest = 1 - share
    return (
        rest * rest * start[0] + 2 * rest * share * middle[0] + share * share * end[0],
        rest * rest * start[1] + 2 * rest * share * middle[1] + share * share * end[1],
    )
