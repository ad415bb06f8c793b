"""The first screen: go on with a game, begin one, or leave."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from arkham import __version__
from arkham.files.texts import menu_texts
from arkham.scenes.cards.artwork import cut_out, screen_picture
from arkham.scenes.draw.backdrop import paper
from arkham.scenes.draw.brush import LEAST_WORDS, Brush
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.shapes import Edge, cast_shadow, gradient, notched, outline
from arkham.scenes.draw.strings import cord, draw_pin
from arkham.scenes.draw.text import (
    Style,
    block_height,
    draw_block,
    first_form,
    fit_px,
    measure,
)
from arkham.scenes.draw.theme import NOTCH_BUTTON, NOTCH_PANEL, Scale, Theme, theme_for
from arkham.scenes.stack import Scene, Transition
from arkham.scenes.widgets.button import Chosen, Headline, Look, Widget
from arkham.scenes.widgets.focus import FocusGroup
from arkham.settings import keys


@dataclass(slots=True, kw_only=True)
class Notice(Widget):
    """One sentence; pressing the strip anywhere takes it off. `name` is the sentence."""

    answer: str = ""  # the word on the button
    count: str = ""  # how many more there are

    def height(self, width: float, scale: Scale) -> int:
        room = width - round(scale.u(56))
        words = block_height(self.name, self._body(scale, theme_for("red"), room), room)
        return round(words + scale.u(56) + self._button_height(scale))

    def _button_height(self, scale: Scale) -> int:
        return round(max(scale.u(48), scale.font(32)))

    def _body(self, scale: Scale, theme: Theme, room: float) -> Style:
        """Return the letters in which even a long file name fits a line."""
        style = Style(Face.BODY_BOLD, scale.font(20), theme.ink)
        return style.at(
            min(fit_px(word, style, room, scale.px(LEAST_WORDS)) for word in self.name.split())
        )

    def draw(self, brush: Brush, look: Look) -> None:
        theme, scale, u = brush.theme, brush.scale, brush.scale.u
        rect = self.rect
        cast_shadow(brush.surface, rect, blur=u(16), alpha=190, drop=u(8))
        brush.surface.blit(
            paper(rect.size, theme.paper_bright, "notice", cut="notched", notch=u(NOTCH_PANEL)),
            rect,
        )
        inner = rect.inflate(-round(u(56)), -round(u(36)))
        body = self._body(scale, theme, inner.width)
        height = self._button_height(scale)
        inner.height -= height + round(u(12))
        draw_block(brush.surface, self.name, inner, body)
        strong = brush.bold(19.5, theme.paper)
        button = pygame.Rect(0, 0, round(measure(self.answer, strong) + u(56)), height)
        button.bottomright = (rect.right - round(u(24)), rect.bottom - round(u(18)))
        edge = Edge(theme.ink, scale.line(1.4))
        brush.blit(notched(button.size, u(NOTCH_BUTTON), theme.ink, edge), button)
        brush.write(self.answer, button.center, strong, anchor="c", valign="m")
        if self.count:
            second = brush.body(18, theme.on_paper)
            brush.write(self.count, (inner.left, button.centery), second, valign="m")
        if look.focused or look.hovered:
            ring = rect.inflate(round(u(10)), round(u(10)))
            brush.surface.blit(
                outline(ring.size, u(15), theme.lamp, scale.line(3, 3), cut=True), ring
            )


LEFT = 136  # units from the window's edge to the words
NOTICE = "notice"
NAME = "Arkham Noir"


class MenuItem(NamedTuple):
    id: str
    title: str
    note: str = ""


class MenuScene(Scene):
    """A title, a picture and a short list; the first item has the focus."""

    def __init__(
        self,
        items: Sequence[MenuItem],
        choose: Callable[[str], Transition | None],
        *,
        notices: list[str] | None = None,
    ) -> None:
        self.items = items
        self._choose = choose
        self.notices = notices if notices is not None else []  # shared: read ones are taken off
        self.theme = theme_for("red")
        self.group = FocusGroup()
        self._backdrop: pygame.Surface | None = None

    def on_resize(self, size: tuple[int, int]) -> None:
        super().on_resize(size)
        self._backdrop = None
        self._rebuild(self.items[0].id)

    def _rebuild(self, focus: str = "") -> None:
        """Make the controls anew; a notice lies below the list."""
        widgets: list[Widget] = [*self._buttons()]
        if self.notices:
            widgets.append(self._notice())
        self.group.replace(widgets, focus)

    def _buttons(self) -> list[Headline]:
        u, f = self.scale.u, self.scale.font
        top = u(476 if not self.scale.big else 318)
        room = self.size[1] - top - u(60) - f(30)
        first, rest, gap = max(u(96), f(80)), max(u(52), f(46)), u(4)
        needed = first + u(14) + (len(self.items) - 1) * (rest + gap)
        squeeze = min(1.0, room / needed)
        width = u(620) if not self.scale.big else u(860)
        buttons = []
        y = float(top)
        for number, item in enumerate(self.items):
            height = (first if number == 0 else rest) * squeeze
            rect = pygame.Rect(round(u(LEFT - 22)), round(y), round(width), int(height))
            buttons.append(
                Headline(
                    id=item.id,
                    name=item.title,
                    note=item.note,
                    sheet=number == 0,
                    size=42 if number == 0 else 34,
                    rect=rect,
                    key=keys.label("confirm"),
                )
            )
            y += height + (u(14) if number == 0 else gap) * squeeze
        return buttons

    def _notice(self) -> Notice:

        u = self.scale.u
        words = menu_texts()
        left = u(LEFT - 22) + (u(860) if self.scale.big else u(620)) + u(60)
        notice = Notice(
            id=NOTICE,
            name=self.notices[0],
            answer=words["notice_read"],
            count=words["notice_count"].format(count=len(self.notices))
            if len(self.notices) > 1
            else "",
        )
        width = round(self.size[0] - left - u(40))
        notice.rect = pygame.Rect(round(left), 0, width, notice.height(width, self.scale))
        notice.rect.bottom = round(self.size[1] - u(56) - self.scale.font(30))
        return notice

    def handle(self, event: pygame.event.Event) -> Transition | None:
        if keys.action_of(event) == "back":
            return self._leave()
        answer = self.group.handle(event)
        if not isinstance(answer, Chosen):
            return None
        if answer.widget_id == NOTICE:
            self.notices.pop(0)
            self._rebuild()
            return None
        return self._choose(answer.widget_id)

    def update(self, dt: float) -> bool:
        """Lay out a notice that came while the menu shows, as from reading a save."""
        if self.notices and self.group.find(NOTICE) is None:
            self._rebuild(self.group.focused.id if self.group.focused else "")
        return False

    def _leave(self) -> Transition | None:
        """Point at the way out; only a second time it is taken."""
        last = self.items[-1].id
        if self.group.focused is not None and self.group.focused.id == last:
            return self._choose(last)
        self.group.focus(last)
        return None

    def draw(self, surface: pygame.Surface) -> None:
        if self._backdrop is None:
            self._backdrop = self._composed(surface)
        surface.blit(self._backdrop, (0, 0))
        self.group.draw(self.brush(surface))
        self._draw_string(surface)

    def _composed(self, surface: pygame.Surface) -> pygame.Surface:
        """Return picture, shades and words; only the buttons change."""
        theme, u = self.theme, self.scale.u
        width, height = self.size
        backdrop = pygame.Surface(self.size, 0, surface)
        backdrop.fill(theme.ink)
        shown = screen_picture("screens", "menu", (round(width * 0.78), height))
        if shown is not None:
            backdrop.blit(shown, (width - shown.get_width(), 0))
        veil = gradient((round(width * 0.4), height), theme.ink, 255, 0, across=True)
        backdrop.blit(veil, (round(width * 0.22), 0))
        foot = round(u(150))
        backdrop.blit(gradient((width, foot), theme.ink, 0, 245), (0, height - foot))
        brush = self.brush(backdrop)
        self._draw_title(brush)
        words = menu_texts()
        small = brush.body(19, theme.muted)
        bottom = height - u(20)
        version = brush.write(
            words["version"].format(version=__version__), (u(LEFT + 2), bottom), small, valign="b"
        )
        room = width - u(40) - version.right - u(40)
        credit = first_form((words["credit"], words["credit_short"]), small, room)
        brush.write(credit, (width - u(40), bottom), small, room, anchor="r", valign="b", least=18)
        return backdrop

    def _draw_title(self, brush: Brush) -> None:
        """Draw the lettered name of the game, smaller where large letters need the room below."""
        theme, scale, u = self.theme, self.scale, self.scale.u
        label = Style(Face.LABEL, scale.font(22), theme.muted, u(3))
        big = scale.big
        brush.write(
            menu_texts()["subtitle"].upper(),
            (u(LEFT + 4), u(60 if big else 112)),
            label,
            u(860),
            least=22,
        )
        logo = cut_out("screens", "logo", round(u(150 if big else 264)))
        if logo is not None:
            brush.surface.blit(logo, (round(u(LEFT - 16)), round(u(112 if big else 156))))
            return
        style = Style(Face.TITLE, round(u(100)), theme.paper)
        brush.write(NAME, (u(LEFT - 6), u(126)), style, shadow=theme.ink)

    def _draw_string(self, surface: pygame.Surface) -> None:
        """Tie the title to what has the focus."""
        focused = self.group.focused
        if focused is None or focused.id == NOTICE:
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
