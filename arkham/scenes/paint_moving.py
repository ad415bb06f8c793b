"""Paint what is under way over the resting picture: string, cards, and what passes."""

from __future__ import annotations

import pygame

from arkham.scenes.budget import Budget
from arkham.scenes.paint_table import TablePainter
from arkham.scenes.stage import Stage


def draw_moving(
    surface: pygame.Surface, painter: TablePainter, stage: Stage, budget: Budget | None
) -> None:
    """Draw all that moves now, from the string on the cards up to the lightning."""
    layout = stage.layout
    for index, line in enumerate(stage.view.lines):
        thread = stage.threads.of(line[0])
        if thread.growing:
            painter.string(surface, layout, index, thread.tied, thread.length.value)
    painter.effects(surface, layout, stage.effects, under=True)
    for card, placement in stage.held_up():
        painter.card(surface, card, placement, budget=budget)
    painter.flying(surface, stage.field.moving.values(), budget)
    painter.effects(surface, layout, stage.effects, under=False)
