"""The end of a game: its file falls on the desk and is stamped, in lamplight or in dusk."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from arkham.rules.events import GameEnded
from arkham.rules.ruleset import Ruleset
from arkham.scenes.cards.artwork import screen_picture
from arkham.scenes.draw.brush import Brush, even, forms, rubber_stamp
from arkham.scenes.draw.fonts import Face
from arkham.scenes.draw.shapes import MANILA, cast_shadow, folder
from arkham.scenes.draw.text import draw_block, fit_block
from arkham.scenes.draw.theme import Scale, Theme
from arkham.scenes.draw.tween import in_quad
from arkham.scenes.table.motion.beats import (
    ENDING_S,
    FALL,
    STAMP_S,
    THUD_S,
    VERDICT_AFTER_S,
    VERDICT_GOES_S,
)
from arkham.scenes.table.motion.effects import Effect, Glow, Ring, Thud, blit_faded
from arkham.scenes.table.motion.lights import Surge, desk_of
from arkham.scenes.table.motion.stage import Script, Stage
from arkham.scenes.table.paint.cards import flying_shadow

_SIZE = (660, 410)  # units of the file
_TAB = 46
_PHOTOGRAPH = (306, 230)  # as large as the small plate of a cover, which is decoded at once
_STAMP = 64  # units: the letters of the verdict
_FRAME_S = 1 / 60  # between two parts of its picture: no frame has to make it all
_HIGH = 1.5  # times its size: how near to the eye it is when it begins to fall
_STAMP_HIGH = 1.9
_LANDS = FALL.travel / ENDING_S
_STRUCK = (FALL.travel + VERDICT_AFTER_S + STAMP_S) / ENDING_S
_STRIKES = _STRUCK - STAMP_S / ENDING_S
_GOES = 1 - VERDICT_GOES_S / ENDING_S


def end(stage: Stage, event: GameEnded) -> Script:
    """Light up the proof of a game that is won, let dusk fall over one that is lost; stamp it."""
    stage.settle(event)
    stage.send()
    layout, theme, rail = stage.layout, stage.theme, stage.layout.rail
    desk = desk_of(layout)
    rect = pygame.Rect(0, 0, *(even(layout.scale.u(side)) for side in _SIZE))
    rect.center = desk.center
    if event.won:
        proof = rail.goal_label.unionall([r for r in (rail.jigsaw, *rail.goals) if r])
        stage.show(Surge(duration=ENDING_S, desk=desk, colour=theme.lamp))
        stage.show(Glow(duration=ENDING_S, rect=proof, colour=theme.lamp))
    else:
        stage.light.fade(ENDING_S * stage.pace)
    if stage.pace:
        file = _folder(layout.scale)
        yield _FRAME_S
        _fill_in(file, stage.rules, theme, layout.scale)
        yield _FRAME_S
        stage.show(Verdict(duration=ENDING_S, rect=rect, file=file, stamp=_stamp(stage, event)))
    yield FALL.travel
    stage.on_moment("thud")
    stage.show(Thud(duration=THUD_S, rect=rect))
    yield VERDICT_AFTER_S + STAMP_S
    stage.on_moment("stamped")
    if event.won:
        point, reach = _stamp_point(rect), layout.scale.u(150)
        stage.show(Ring(duration=0.5, centre=point, radius=reach, reach=reach, colour=theme.lamp))
    yield ENDING_S - FALL.travel - VERDICT_AFTER_S - STAMP_S


@dataclass(slots=True, kw_only=True)
class Verdict(Effect):
    """The file of a game: it falls, its stamp comes down on it, and it is gone."""

    rect: pygame.Rect
    file: pygame.Surface
    stamp: pygame.Surface

    def draw(self, brush: Brush, share: float) -> None:
        if share < _LANDS:
            fallen = in_quad(share / _LANDS)
            large = 1 + (_HIGH - 1) * (1 - fallen)
            size = even(self.rect.width * large), even(self.rect.height * large)
            image = pygame.transform.scale(self.file, size)
            level = round(255 * min(1.0, 2 * share / _LANDS))
            blit_faded(brush.surface, image, None, level, self.rect.center)
            return
        level = round(255 * min(1.0, (1 - share) / (1 - _GOES)))
        if level == 255:
            flying_shadow(brush.surface, self.rect, brush.scale)
        blit_faded(brush.surface, self.file, self.rect, level)
        if share < _STRIKES:
            return
        down = in_quad(min(1.0, (share - _STRIKES) / (_STRUCK - _STRIKES)))
        image = self.stamp
        if down < 1:
            large = _STAMP_HIGH - (_STAMP_HIGH - 1) * down
            size = even(image.get_width() * large), even(image.get_height() * large)
            image = pygame.transform.smoothscale(image, size)
        blit_faded(
            brush.surface, image, None, min(level, round(255 * down)), _stamp_point(self.rect)
        )


def _stamp_point(rect: pygame.Rect) -> tuple[float, float]:
    return rect.left + rect.width * 0.64, rect.top + rect.height * 0.74


def _stamp(stage: Stage, event: GameEnded) -> pygame.Surface:
    theme = stage.theme
    word = forms("file_solved" if event.won else "file_unsolved")[0].upper()
    ink = theme.accent.on_paper if event.won else theme.ink
    return rubber_stamp(word, stage.layout.scale.u(_STAMP), ink)


def _folder(scale: Scale) -> pygame.Surface:
    u = scale.u
    return folder(
        (even(u(_SIZE[0])), even(u(_SIZE[1]))), MANILA, (u(40), u(220), u(_TAB)), "ending"
    )


def _fill_in(file: pygame.Surface, rules: Ruleset, theme: Theme, scale: Scale) -> None:
    """Write the name of the game on its file, and lay its cover there like a photograph."""
    brush = Brush(file, theme, Scale(scale.s, min(scale.t, 1.3)))
    u, px = brush.u, brush.px
    label = forms("investigation", number=rules.case.number)[0].upper()
    style = brush.label(20, theme.ink, 2)
    brush.write(label, (u(150), u(_TAB * 0.6)), style, u(200), anchor="c", valign="m")
    photograph = pygame.Rect(px(32), px(_TAB + 28), px(_PHOTOGRAPH[0]), px(_PHOTOGRAPH[1]))
    cast_shadow(file, photograph, blur=u(6), alpha=140, drop=u(4), radius=2)
    file.fill(theme.paper_bright, photograph)
    inner = photograph.inflate(-2 * px(7), -2 * px(7))
    if (cover := screen_picture("screens", f"cover-{rules.case.id}", inner.size)) is not None:
        brush.blit(cover, inner)
    left = photograph.right + px(26)
    room = pygame.Rect(left, photograph.top, file.get_width() - left - px(24), px(150))
    style = brush.style(Face.TITLE, 42, theme.ink)
    title = rules.case.title
    draw_block(file, title, room, fit_block(title, style, room.size, px(20)), leading=1.1)
