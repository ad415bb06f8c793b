"""Pictures of the artifacts and the equipment of Infinite Gulfs of Darkness."""

from __future__ import annotations

from art.kit import (
    Page,
    Scene,
    backdrop,
    book,
    bulb,
    candle,
    ground,
    machine,
    skull,
    spot,
    sun,
    table,
)
from art.registry import Recipes

art = Recipes("gulfs", accent="violet")


@art("tillinghasts-machine")
def tillinghasts_machine(page: Page) -> Scene:
    s = Scene(page, cam=(1.9, 1.7, 5.4), look=(0.05, 1.42, 0), fov=33, roll=-3)
    backdrop(s.block, 1.1, center=(300, 140), falloff=165, mode="rays", accent=1)
    s.add(machine().ry(-6), ground("planks"))
    s.light(
        bulb((0, 1.8, 0.8), 0.8, 1.3, accent=True),
        spot((-3.2, 2.4, 3.6), (0, 1, 0), 1.25, inner=24, outer=34),
        sun((-1, -0.2, 0.4), 0.5),
    )
    return s.render()


@art("necronomicon")
def necronomicon(page: Page) -> Scene:
    s = Scene(page, cam=(0.5, 1.35, 4.6), look=(0.0, 0.95, 0), fov=34, roll=4)
    backdrop(s.block, 1.0, center=(290, 150), falloff=170, mode="rays", accent=1)
    tome = book(0.78, 1.02, 0.26, emblem="star").at(0, -0.26, 0).rx(78).ry(26)
    s.add(tome.at(-0.05, 1.0, 0.0), table(6, 3))
    s.add(candle(0.55, 0.15).at(-1.15, 0, 0.35), skull().scale(0.46).ry(-30).at(1.12, 0.25, 0.5))
    s.light(
        spot((-3.0, 2.0, 2.8), (0, 0.8, 0), 1.3, inner=24, outer=34),
        bulb((-1.1, 0.95, 0.7), 0.7, 1.0),
    )
    return s.render()
