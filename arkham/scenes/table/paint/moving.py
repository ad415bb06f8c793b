"""Paint what is under way over the resting picture: string, cards, and what passes."""

from __future__ import annotations

import pygame

from arkham.scenes.table.motion.stage import Stage
from arkham.scenes.table.paint.cards import touched_by
from arkham.scenes.table.paint.table import TablePainter
from arkham.scenes.table.picture.budget import Budget


def draw_moving(
    surface: pygame.Surface, painter: TablePainter, stage: Stage, budget: Budget | None
) -> list[pygame.Rect]:
    """Draw all that moves now, from the string on the cards up to the lightning; return where."""
    layout = stage.layout
    touched = []
    for index, line in enumerate(stage.view.lines):
        thread = stage.threads.of(line[0])
        if thread.growing:
            start, end = thread.tied, thread.length.value
            painter.string(surface, layout, index, start, end)
            touched.append(painter.string_rect(layout, index, start, end))
    touched += painter.effects(surface, layout, stage.effects, under=True)
    for card, placement in stage.held_up():
        painter.card(surface, card, placement, budget=budget)
        touched.append(touched_by(placement, layout.scale))
    touched += painter.flying(surface, stage.field.moving.values(), budget)
    return touched + painter.effects(surface, layout, stage.effects, under=False)
