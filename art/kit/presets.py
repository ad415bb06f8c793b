"""Set up whole pictures in one call: portrait, still life, nocturne, apparition.

Each returns a rendered scene; a recipe may paint layers over it and return it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from art.kit import layers, skies
from art.kit.block import Page
from art.kit.lights import Light, blinds, bulb, pane, slit, spot, sun
from art.kit.people import bust
from art.kit.places import ground, lamppost, shelves, table, wall
from art.kit.scene import Scene
from art.kit.shapes import Group, Point, Solid

BACKGROUND = 9  # the light group of walls: the key light never flattens them
WALLS = ("blinds", "pane", "slit", "brick", "wall")


def portrait(
    page: Page,
    side: int = 1,
    key: float = 1.15,
    *,
    low: bool = False,
    bg: str = "blinds",
    bg_accent: bool = False,
    yaw: float = 28,
    pitch: float = 8,
    zoom: float = 1.0,
    extra: Iterable[Group | Solid] = (),
    **who: Any,
) -> Scene:
    """Light a bust from `side` (+1 right, -1 left) against a ground that is bright on the other.

    bg: blinds, pane, slit, brick, wall, books, rays, rings, moon, storm or none.  low: lit from
    below.  who: arguments of `people.bust`.
    """
    scene = Scene(page, cam=(0, -0.22, 4.2 / zoom), look=(-0.32 * side, -0.27, 0), fov=30)
    _portrait_sky(scene, bg, side, float(bg_accent))
    scene.add(bust(yaw=yaw * side, pitch=pitch, body_yaw=yaw * 0.75 * side, **who), *extra)
    height, depth = (-0.75, 2.9) if low else (1.3, 2.3)
    scene.light(
        spot(
            (3.4 * side, height, depth),
            (0, -0.25, 0),
            key,
            inner=30,
            outer=40,
            group=-BACKGROUND,
        )
    )
    if bg in WALLS:
        scene.add(wall(-1.8, "brick" if bg == "brick" else "wall"))
        scene.light(_wall_light(bg, side, bg_accent))
    elif bg == "books":
        books = shelves(2.8, 6, 0.55, seed=page.seed).at(-0.6 * side, -1.9, -1.9)
        scene.add(books.group(BACKGROUND))
        place, target = (-3.5 * side, 2, 2), (-1.5 * side, 0, -2)
        scene.light(spot(place, target, 1.0, inner=14, outer=26, group=BACKGROUND))
    return scene.render()


def _portrait_sky(scene: Scene, bg: str, side: int, accent: float) -> None:
    block = scene.block
    x = 300 - 150 * side
    match bg:
        case "rays":
            skies.backdrop(block, 1.0, center=(x, 190), falloff=210, mode="rays", accent=accent)
        case "rings":
            skies.backdrop(block, 0.8, center=(x, 170), falloff=200, mode="rings", accent=accent)
        case "moon":
            skies.sky(block, 0.02, 0.2, 400)
            skies.moon(block, x - 15 * side, 140, 82, accent=accent, halo=2.4, tone=0.6)
        case "storm":
            skies.sky(block, 0.03, 0.3, 400)
            skies.lightning(block, 300 - 190 * side, -8, x, 430, 9, seed="pb")
        case "books" | "none":
            pass
        case _ if bg not in WALLS:
            raise ValueError(f"portrait background {bg!r} is unknown")


def _wall_light(bg: str, side: int, accent: bool) -> Light:
    place, target = (-4.5 * side, 2.2, 3.5), (-1.3 * side, -0.05, -1.8)
    falls: dict[str, Any] = {"accent": accent, "group": BACKGROUND}
    match bg:
        case "blinds":
            return blinds(place, target, 1.0, period=0.055, duty=0.5, half=0.30, **falls)
        case "pane":
            return pane(place, target, 1.0, width=0.24, height=0.34, **falls)
        case "slit":
            return slit(place, target, 1.2, width=0.10, height=0.6, **falls)
    return spot(place, target, 1.0, inner=10, outer=18, **falls)


def still(
    page: Page,
    *things: Group | Solid,
    cam: Point = (0.9, 2.2, 3.2),
    look: Point = (0.0, 0.3, 0),
    fov: float = 36,
    roll: float = 5,
    surface: str = "planks",
    lights: Sequence[Light] = (),
    glow_at: Point | None = None,
    glow_accent: float = 0.6,
    bg: Mapping[str, Any] | None = None,
) -> Scene:
    """Lay things on a table; `bg` holds arguments of `skies.backdrop` for what is behind it."""
    scene = Scene(page, cam=cam, look=look, fov=fov, roll=roll)
    if bg:
        skies.backdrop(scene.block, **bg)
    scene.add(*things, table(6, 4, material=surface))
    usual = (
        spot((-2.6, 2.6, 1.2), (0, 0.2, 0), 1.3, inner=24, outer=34),
        bulb((2, 3, 2), 0.2, 5),
    )
    scene.light(*(lights or usual)).render()
    if glow_at is not None:
        x, y = scene.project(glow_at)
        layers.glow(scene.block, x, y, 260, accent=glow_accent, keep=scene.covered)
    return scene


def nocturne(
    page: Page,
    *things: Group,
    cam: Point = (1.6, 0.7, 12),
    look: Point = (0.2, 3.0, 0),
    fov: float = 40,
    roll: float = -4,
    disc: tuple[float, float, float] | None = (330, 140, 110),
    accent: float = 1.0,
    dim: float = 0.2,
    floor: str = "cobble",
    rim: Point = (0.7, -0.3, -0.35),
    trees: Iterable[tuple[float, float, float, str, float]] = (),
    lamps: Iterable[tuple[float, float]] = (),
    storm: tuple[float, float, float, float] | None = None,
    rain: int = 0,
) -> Scene:
    """Set black buildings against a big moon, or (`disc=None`) against a storm.

    disc: x, y, radius.  trees: arguments of `layers.tree`.  lamps: x, z of lampposts.  storm: the
    ends of a bolt.  rain: how many drops.
    """
    scene = Scene(page, cam=cam, look=look, fov=fov, roll=roll)
    block = scene.block
    if disc:
        x, y, radius = disc
        skies.backdrop(
            block, 0.85, center=(x, y + 20), falloff=radius * 2.0, mode="rings", dark=0.03
        )
        skies.moon(block, x, y, radius, accent=accent, halo=1.45, tone=0.9, craters=False)
    else:
        skies.sky(block, 0.03, 0.4, 400)
    lamps = tuple(lamps)
    scene.add(*(thing.dim(dim) for thing in things), ground(floor).dim(0.6))
    scene.light(sun(rim, 1.1))
    for x, z in lamps:
        scene.add(lamppost(2.4).at(x, 0, z))
        scene.light(bulb((x, 2.25, z + 0.12), 1.8, 2.4))
    scene.render()
    for x, z in lamps:
        px, py = scene.project((x, 2.28, z))
        layers.glow(block, px, py, 60, tone=0.6, keep=scene.covered * 0.8)
    if storm:
        skies.lightning(block, *storm, 9, over=block.solid_id < 0, glow_radius=280)
    for tree in trees:
        layers.tree(block, *tree)
    if rain:
        skies.rain(block, rain, 16)
    return scene


def apparition(
    page: Page,
    *things: Group,
    cam: Point = (0, 0.9, 5),
    look: Point = (0, 1.1, 0),
    fov: float = 38,
    roll: float = 0,
    center: tuple[float, float] = (300, 190),
    mode: str = "rays",
    accent: float = 1,
    tone: float = 1.0,
    falloff: float = 230,
    key_from: Point = (-3, 2.4, 3),
    key: float = 1.0,
    floor: str | None = None,
    accent_fill: float = 0.5,
) -> Scene:
    """Set a creature or figure against a burst of light (rays or rings)."""
    scene = Scene(page, cam=cam, look=look, fov=fov, roll=roll)
    skies.backdrop(scene.block, tone, center=center, falloff=falloff, mode=mode, accent=accent)
    scene.add(*things)
    if floor:
        scene.add(ground(floor))
    scene.light(spot(key_from, look, key, inner=26, outer=38))
    if accent_fill:
        fill = (-key_from[0] * 0.6, look[1], 2.2)
        scene.light(bulb(fill, accent_fill, 2.2, accent=True))
    return scene.render()
