"""Paint the left rail: what kills you and what wins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from arkham.rules.areas import AREAS
from arkham.rules.cards import ClueType
from arkham.rules.mechanisms.base import PanelKind
from arkham.rules.ruleset import Ruleset
from arkham.scenes.cards.faces import CardFaces
from arkham.scenes.draw.brush import Brush, draw_count, draw_diamond_rule, forms
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.icons import draw_glyph, icon_info
from arkham.scenes.draw.jigsaw import draw_jigsaw, letter_piece
from arkham.scenes.draw.shapes import Edge, dashed, notched
from arkham.scenes.draw.text import draw_block, fit_block
from arkham.scenes.table.hud import GoalStatus
from arkham.scenes.table.layout.desk import ASPECT
from arkham.scenes.table.layout.rails import RailLayout, letter_places
from arkham.scenes.table.paint.gauges import STEPS, draw_clock, draw_mirror, stage_of
from arkham.scenes.table.picture.part import Part, part
from arkham.scenes.table.sight import Sight

_ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII")
_PORTRAIT = ("screens", "investigator")
_Gauge = tuple[int, int]  # cards in the area, limit
_Trouble = tuple[str, int]  # what time costs, and how many are left of it


class RailPainter:
    """The left rail of one case."""

    def __init__(self, rules: Ruleset, faces: CardFaces) -> None:
        self._rules = rules
        self._faces = faces
        self._types = rules.types

    def parts(self, sight: Sight) -> Iterator[Part]:
        """Yield the rail from the name of the case down to the closed cases."""
        rail, hud, cells = sight.layout.rail, sight.hud, sight.cells
        counts = tuple((name, hud.counts[name]) for name in ("closed", *rail.extras))
        goal = (hud.scored, hud.types_to_win, hud.goals)
        yield part("heading", cells["heading"], self._heading, rail, hud.turn, hud.mark)
        yield from self.gauges(sight)
        yield part("goal", cells["goal"], self._goal, rail, *goal)
        yield part("piles", cells["piles"], self._piles, rail, counts)

    def gauges(self, sight: Sight) -> Iterator[Part]:
        """Yield the clock of Time and the mirror of Stability."""
        rail, hud, cells = sight.layout.rail, sight.hud, sight.cells
        stack = sight.landed.areas[self._rules.trouble_stack().area]
        mark = self._rules.cards[stack[-1]].deck if stack else ""
        clock, mirror = stage_of(sight.clock, hud.time[1]), stage_of(sight.mirror, hud.stability[1])
        yield part("time", cells["time"], self._time, rail, hud.time, hud.trouble, mark, clock)
        yield part("stability", cells["stability"], self._stability, rail, hud.stability, mirror)

    def panel(self, brush: Brush, rail: RailLayout) -> None:
        """Draw the panel and its dividing lines, still empty."""
        brush.panel(rail.panel)
        for left, right, y in rail.rules:
            draw_diamond_rule(brush.surface, left, right, y, brush.theme, brush.scale.s)

    def _piles(self, brush: Brush, rail: RailLayout, counts: tuple[tuple[str, int], ...]) -> None:
        """Draw the further stacks of the case, and how much has been filed."""
        for name, count in counts:
            if name == "closed":
                self._closed(brush, rail.closed, count)
            else:
                self._extra(brush, name, rail.extras[name], count)

    def _heading(self, brush: Brush, rail: RailLayout, turn: int, mark: str) -> None:
        """Draw the name of the case, the turn and what the run counts as."""
        theme, case = brush.theme, self._rules.case
        words = tuple(form.upper() for form in forms("investigation", number=case.number))
        brush.write(words, rail.file.topleft, brush.label(18, theme.accent.light), rail.file.width)
        if rail.title:
            style = brush.style(Face.TITLE, 25, theme.paper)
            style = fit_block(case.title, style, rail.title.size, brush.px(18), 1.16)
            draw_block(brush.surface, case.title, rail.title, style, leading=1.16)
        brush.write(
            forms("turn", turn=turn),
            rail.turn.topleft,
            brush.bold(19, theme.muted),
            rail.turn.width,
        )
        style = brush.bold(19, theme.muted)
        if brush.scale.big:
            brush.write(forms(mark), rail.flag.topleft, style, rail.flag.width)
        else:
            brush.write(forms(mark), rail.flag.topright, style, rail.flag.width, anchor="r")

    def _trouble(self, brush: Brush, rail: RailLayout, trouble: _Trouble, mark: str) -> None:
        """Draw the stack that time eats up, and how many are left of it."""
        theme, u = brush.theme, brush.u
        name, left = trouble
        back = rail.trouble_back
        kind = AREAS[self._rules.trouble_stack().area].kind
        grave = theme.paper if left > 1 else theme.accent.light
        if left:
            image = self._faces.back(kind, back.width, mark)
            for i in range(min(3, left)):
                brush.blit(image, back.move(round(u(3) * i - u(2)), -round(u(3) * i)))
        else:
            brush.blit(dashed(back.size, u(4), theme.dim, 1.4, 4, 4), back)
            draw_glyph(brush.surface, "cross", back.center, u(22), theme.accent.light)
        count = rail.trouble_count
        if brush.scale.big:
            words = f"× {left}"
            style = brush.number(20, grave)
            brush.write(words, count.midright, style, count.width, anchor="r", valign="m")
            return
        number = brush.number(28, grave)
        rect = brush.write(str(left), count.midtop, number, count.width, anchor="c")
        below = (count.centerx, rect.bottom - u(6))
        brush.write(forms("left"), below, brush.body(), count.width, anchor="c")
        above = (rail.time_label.right, rail.time_label.top + u(1))
        room = rail.time_label.width * 0.56
        brush.write(forms(name), above, brush.body(), room, anchor="r")

    def _goal(
        self,
        brush: Brush,
        rail: RailLayout,
        scored: tuple[bool, ...],
        types_to_win: int,
        goals: tuple[GoalStatus, ...],
    ) -> None:
        """Draw the big picture, or what is asked for instead."""
        have = sum(goal.met for goal in goals) if goals else sum(scored)
        need = len(goals) if goals else types_to_win
        panel = self._rules.panel(PanelKind.GOALS)
        name = panel.label if panel and goals else "big_picture"
        self._label(brush, rail.goal_label, name, forms("of", have=have, need=need))
        if rail.jigsaw:
            proved = {t.value for t, done in zip(ClueType, scored, strict=True) if done}
            draw_jigsaw(brush.surface, rail.jigsaw, self._types, proved, brush.theme)
        for status, rect in zip(goals, rail.goals, strict=False):
            number = self._rules.cards[status.card].number
            draw_goal_row(brush, status.letters, rect, number)

    def _label(
        self, brush: Brush, rect: pygame.Rect, name: str, values: tuple[str, ...] = ()
    ) -> None:
        theme = brush.theme
        width: float = rect.width
        if values:
            shown = values[-1] if brush.scale.big else values[0]
            right = brush.write(
                shown, rect.topright, brush.bold(19, theme.paper), width * 0.45, anchor="r"
            )
            width = right.left - brush.u(6) - rect.left
        words = tuple(form.upper() for form in forms(name))
        brush.write(words, rect.topleft, brush.label(20, theme.paper, 2), width)

    def _extra(self, brush: Brush, name: str, rect: pygame.Rect, count: int) -> None:
        """Draw a further stack of the case: its back or icon, its name and its number."""
        theme, u = brush.theme, brush.u
        side = u(36) if rect.width > u(150) else u(31)
        back = pygame.Rect(0, 0, round(side), round(side * ASPECT))
        back.midleft = (rect.left + round(u(2)), rect.centery)
        panel = next(p for p in self._rules.panels if p.label == name)
        area = AREAS[panel.area]
        if count and area.is_face_down:
            image = self._faces.back(area.kind, back.width)
            for i in range(min(3, count)):
                brush.blit(image, back.move(round(u(2) * i), -round(u(2) * i)))
        elif count:
            brush.blit(notched(back.size, u(5), theme.ink, Edge(theme.accent.light, 1.4)), back)
            brush.icon(icon_info(panel.icon), back.center, 28, theme.paper)
        else:
            brush.blit(dashed(back.size, u(4), theme.dim, 1.4, 4, 4), back)
        left = back.right + u(9)
        room = rect.right - left - u(7)
        words = str(count) if area.is_face_down else ""
        names = forms(name)
        if brush.scale.big:
            draw_count(brush.surface, (left + u(20), rect.centery), u(42), words or "1", theme)
            return
        if words:
            brush.write(words, (left, rect.centery - brush.f(2)), brush.number(24), valign="b")
        y = rect.centery + (u(0) if words else -brush.f(12))
        brush.write(names, (left, y), brush.body(), room)

    def _closed(self, brush: Brush, rect: pygame.Rect, count: int) -> None:
        theme, u = brush.theme, brush.u
        brush.icon(icon_info("kind.case"), (rect.left + u(16), rect.centery), 32, theme.paper_shade)
        style = brush.number(24, theme.paper)
        number = brush.write(str(count), rect.midright, style, anchor="r", valign="m")
        left = rect.left + u(42)
        room = number.left - u(8) - left
        brush.write(forms("closed"), (left, rect.centery), brush.body(19), room, valign="m")

    def _time(
        self,
        brush: Brush,
        rail: RailLayout,
        gauge: _Gauge,
        trouble: _Trouble,
        mark: str,
        stage: int,
    ) -> None:
        """Draw the clock with its words, and the stack that time eats up."""
        time, limit = gauge
        values = (f"{time}/{limit}",) if brush.scale.big else ()
        self._label(brush, rail.time_label, "time", values)
        draw_clock(brush.surface, rail.clock, stage / STEPS, limit, brush.theme)
        self._trouble(brush, rail, trouble, mark)
        if rail.time_note:
            name, left = trouble
            when = "last" if not left else "due" if time < limit - 1 else "next"
            words = forms(f"{name}_{when}", limit=limit, left=left)
            self._note(brush, words[0], rail.time_note, time >= limit - 1)

    def _stability(self, brush: Brush, rail: RailLayout, gauge: _Gauge, stage: int) -> None:
        """Draw the mirror with its words."""
        harm, most = gauge
        values = (f"{harm}/{most}",) if brush.scale.big else ()
        self._label(brush, rail.stability_label, "stability", values)
        draw_mirror(brush.surface, rail.mirror, stage / STEPS, most, brush.theme, _PORTRAIT)
        if rail.stability_note:
            when = "full" if harm >= most else "next" if harm >= most - 2 else "due"
            words = forms(f"stability_{when}", limit=most, more=most - harm)
            self._note(brush, words[0], rail.stability_note, harm >= most - 1)

    def _note(self, brush: Brush, words: str, rect: pygame.Rect, grave: bool) -> None:
        theme = brush.theme
        style = brush.body(18, theme.accent.light if grave else theme.muted)
        style = fit_block(words, style, rect.size, brush.px(15))
        draw_block(brush.surface, words, rect, style)


def draw_goal_row(
    brush: Brush, letters: Sequence[tuple[str, bool]], rect: pygame.Rect, number: int
) -> None:
    """Draw one goal: its number, and the letters it asks for, filled where they were scored."""
    theme, u = brush.theme, brush.u
    side, centres = letter_places(rect, len(letters), brush.scale)
    tag = pygame.Rect(rect.left, rect.centery - side // 2, side, side)
    met = all(done for _, done in letters)
    edge = Edge(theme.paper if met else theme.dim, brush.scale.line(1.3))
    fill = theme.paper if met else theme.ink
    brush.blit(notched(tag.size, u(6), fill, edge), tag)
    if met:
        draw_glyph(brush.surface, "check", tag.center, side * 0.64, theme.ink)
    else:
        style = brush.style(Face.TITLE, 19, theme.paper)
        style = style.at(min(style.px, round(side * 0.62)))
        brush.write(_ROMAN[number], tag.center, style, side * 0.9, anchor="c", valign="m")
    for (letter, done), centre in zip(letters, centres, strict=True):
        brush.centred(letter_piece(letter, side, theme, filled=done), centre)
