"""Pictures of the artifacts and the equipment of Infinite Gulfs of Darkness."""

from __future__ import annotations

from art.kit import (
    Page,
    Scene,
    Solid,
    backdrop,
    book,
    bulb,
    candle,
    ground,
    lathe,
    machine,
    path_through,
    skull,
    spot,
    sun,
    table,
)
from art.kit.elements_gulfs import oval
from art.kit.elements_gulfs_things import scarab
from art.kit.skies import ribbon
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


@art("a-scarab-cufflink")
def a_scarab_cufflink(page: Page) -> Scene:
    s = Scene(page, cam=(0.5, 2.1, 3.3), look=(0.0, 0.34, 0), fov=34, roll=4)
    tray = lathe([(0, 0), (1.0, 0), (1.16, 0.2), (1.05, 0.22), (0.92, 0.08), (0, 0.06)], 0.01)
    s.add(table(5, 4), Solid([tray], "metal", hatch=(0.3, 1, 0.2)))
    beetle = scarab()
    beetle.paint("metal", only="brass")
    s.add(beetle.scale(1.12).ry(-28).at(0, 0.1, 0.05))
    s.light(
        spot((-2.6, 2.2, 1.4), (0, 0.2, 0), 1.5, inner=24, outer=32),
        bulb((1.6, 1.4, 1.2), 0.5, 1.4),
    )
    s.render()
    block = s.block
    rim = oval(296, 318, 176, 74)
    walls = [
        path_through((120, 318), (150, 60), close=False),
        path_through((472, 318), (442, 60), close=False),
        oval(296, 60, 146, 38),
        oval(296, 66, 132, 30),
    ]
    block.over(block.path([rim, *walls], stroke=3.4), tone=1.3, accent=0.0)
    shine = [ribbon([(176, 110), (158, 270)], 12, 5), ribbon([(200, 112), (190, 200)], 5, 2)]
    block.over(block.path(shine), tone=1.3, accent=0.0)
    return s


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
