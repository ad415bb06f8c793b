"""Light a set of solids and write what the camera sees into the block."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any, NamedTuple, Self

import cv2
import numpy as np
from numpy.typing import NDArray
from PIL import Image as PillowImage

from art.kit import raymarch
from art.kit.block import Block, Page
from art.kit.lights import Light, unit
from art.kit.materials import MATERIALS
from art.kit.noise import Image, blur, rng, smoothstep
from art.kit.print_stage import FULL, PLAY, pull
from art.kit.shapes import Point, Solid
from art.kit.tables import Tables, compile_solids

LINES_PER_UNIT = 40.0  # any figure would do: the print keeps the spacing constant on the page
LIGHT_COLUMNS = 21
BORDERS = (0.0, 0.3, 0.6, 0.9)  # how dark a picture gets at its border; 0 bleeds off the card


class _Seen(NamedTuple):
    """Hold what the rays found, a value a pixel."""

    depth: NDArray[np.float64]
    number: NDArray[np.int32]
    normal: NDArray[np.float64]
    position: NDArray[np.float64]
    openness: NDArray[np.float64]


def _nearness(depth: NDArray[np.float64], hit: NDArray[np.bool_]) -> Image:
    """Scale depth to 0 (near) .. 0.9 (far) by its logarithm; 1 is the backdrop."""
    if not hit.any():
        return np.ones(depth.shape, np.float32)
    log = np.log(np.maximum(depth, 1e-3))
    near, far = np.percentile(log[hit], (3, 97))
    scaled = np.clip((log - near) / max(far - near, 0.35), 0, 1) * 0.9
    return np.where(hit, scaled, 1).astype(np.float32)


class Scene:
    """Hold a camera, solids and lights; 2-D layers go to `block` before or after `render`."""

    def __init__(
        self,
        page: Page,
        *,
        cam: Point = (0, 1.5, 6),
        look: Point = (0, 1, 0),
        fov: float = 38,
        roll: float = 0,
        fog: float = 0.0,
        fog_tone: float = 0.0,
        fog_accent: float = 0.0,
        far: float = 60.0,
    ) -> None:
        self.page = page
        self.block = Block(page)
        self.cam = np.array(cam, float)
        self.forward = unit(np.array(look, float) - self.cam)
        right = unit(np.cross(self.forward, [0, 1, 0]))
        up = np.cross(right, self.forward)
        angle = math.radians(roll)
        self.right = right * math.cos(angle) + up * math.sin(angle)
        self.up = up * math.cos(angle) - right * math.sin(angle)
        self.tan_half_fov = math.tan(math.radians(fov) / 2)
        self.fog, self.fog_tone, self.fog_accent = fog, fog_tone, fog_accent
        self.far = far
        self.solids: list[Solid] = []
        self.lights: list[Light] = []

    def add(self, *items: Solid | Iterable[Solid]) -> Self:
        """Put solids and groups on the set."""
        for item in items:
            self.solids.extend([item] if isinstance(item, Solid) else item)
        return self

    def light(self, *lights: Light) -> Self:
        self.lights.extend(lights)
        return self

    def project(self, point: Point) -> tuple[float, float]:
        """Find where a point of the set lies on the page."""
        v = np.asarray(point, float) - self.cam
        width, height = self.block.width, self.block.height
        away = float(v @ self.forward) * self.tan_half_fov
        x = float(v @ self.right) / (away * width / height)
        y = float(v @ self.up) / away
        return (x + 1) / 2 * width, (1 - y) / 2 * height

    def mask_of(self, *tags: str) -> Image:
        """Return the pixels of the solids with one of these tags."""
        numbers = [i for i, solid in enumerate(self.solids) if solid.tag in tags]
        return np.isin(self.block.solid_id, numbers).astype(np.float32)

    def place_of(self, *tags: str) -> tuple[float, float]:
        """Find the middle, on the page, of the solids with one of these tags."""
        y, x = np.argwhere(self.mask_of(*tags) > 0).mean(0) / self.block.scale
        return float(x), float(y)

    @property
    def covered(self) -> Image:
        """The pixels where a solid is seen (1) and where the backdrop is (0)."""
        return (self.block.solid_id >= 0).astype(np.float32)

    def render(self, *, gain: float = 1.0, air: int = 0) -> Self:
        """Ray-march the solids into the block; `air` steps a ray make beams of light visible."""
        block = self.block
        tables = compile_solids(self.solids)
        lights = np.array([light.row() for light in self.lights], float).reshape(-1, LIGHT_COLUMNS)
        lamps = np.array([MATERIALS[s.material].casts_no_shadow for s in self.solids], bool)
        casting = tables.solids[~lamps]
        view = (self.cam, self.forward, self.right, self.up, self.tan_half_fov)
        seen = _Seen(*raymarch.march(*tables, block.px_width, block.px_height, *view, self.far))
        diffuse, highlight = raymarch.shade(
            *tables, casting, lights, seen.depth, seen.number, seen.normal, seen.position, self.cam
        )
        self._paint(seen, diffuse, highlight, gain)
        self._outline(seen, diffuse.sum(-1))
        if air:
            self._add_beams(tables._replace(solids=casting), lights, seen, air)
        return self

    def pull(self, *, play: bool = False) -> PillowImage.Image:
        """Print it: for looking at, or for the size at which it is played."""
        border = float(rng(self.page.seed + "border").choice(BORDERS))
        return pull(self.block, self.page.accent, PLAY if play else FULL, vignette=border)

    def _paint(self, seen: _Seen, diffuse: Any, highlight: Any, gain: float) -> None:
        """Write tone, accent and line field of every solid."""
        block = self.block
        shape = seen.number.shape
        hit = seen.number >= 0
        to_camera = self.cam - seen.position
        to_camera /= np.linalg.norm(to_camera, axis=-1, keepdims=True) + 1e-9
        facing = np.clip((seen.normal * to_camera).sum(-1), 0, 1)
        paper, accent, phase = np.zeros(shape), np.zeros(shape), np.zeros(shape)
        for number, solid in enumerate(self.solids):
            here = seen.number == number
            if not here.any():
                continue
            material = MATERIALS[solid.material]
            inverse = np.linalg.inv(solid.matrix)
            own_position = seen.position[here] @ inverse[:3, :3].T + inverse[:3, 3]
            albedo = material.albedo * solid.brightness
            if material.texture is not None:
                own_normal = seen.normal[here] @ solid.matrix[:3, :3]
                albedo = albedo * material.texture(own_position, own_normal)
            ambient = material.ambient * seen.openness[here]
            on_paper = albedo * (diffuse[here][:, 0] + ambient)
            on_paper = on_paper + material.spec * highlight[here][:, 0]
            on_accent = albedo * diffuse[here][:, 1] + material.spec * highlight[here][:, 1]
            if material.rim:
                on_paper = on_paper + material.rim * (1 - facing[here]) ** 3
            if material.accent:
                on_accent = on_accent + on_paper * material.accent
                on_paper = on_paper * (1 - material.accent)
            glow = 0.25 + 0.95 * facing[here] ** 0.8 if material.rounded_glow else 1.0
            paper[here] = on_paper + material.emit * glow
            accent[here] = on_accent + material.emit_accent * glow
            phase[here] = own_position @ unit(material.axis if solid.hatch is None else solid.hatch)
            block.gap[here] = material.gap
            block.kind[here] = material.kind
            block.wobble[here] = material.wobble
            block.light[here] = float(material.emit + material.emit_accent > 0)
        if self.fog:
            veil = np.where(hit, 1 - np.exp(-np.minimum(seen.depth, 1e3) * self.fog), 0)
            paper = paper * (1 - veil) + self.fog_tone * (1 - self.fog_accent) * veil
            accent = accent * (1 - veil) + self.fog_tone * self.fog_accent * veil
        total = (paper + accent) * gain
        share = accent * gain / np.maximum(total, 1e-5)
        # a shift per solid keeps the lines of neighbours from running on into each other
        field = phase * LINES_PER_UNIT + np.where(hit, seen.number, 0) * 0.37
        block.tone = np.where(hit, total, block.tone).astype(np.float32)
        block.accent = np.where(hit, share, block.accent).astype(np.float32)
        block.phase = np.where(hit, field, block.phase)
        block.solid_id = np.where(hit, seen.number, -1)
        block.facing = np.where(hit, facing, 1).astype(np.float32)
        block.depth = _nearness(seen.depth, hit)

    def _outline(self, seen: _Seen, falling: Any) -> None:
        """Mark where keylines may run: where solids meet, where depth jumps, at creases."""
        block = self.block
        hit = seen.number >= 0
        depth = np.where(hit, seen.depth, 60.0)
        edge = np.zeros(hit.shape, np.float32)
        silhouette = np.zeros(hit.shape, np.float32)
        for axis in (0, 1):
            number2 = np.roll(seen.number, 1, axis)
            depth2 = np.roll(depth, 1, axis)
            normal2 = np.roll(seen.normal, 1, axis)
            near = np.minimum(depth, depth2)
            step = np.abs(depth - depth2)
            either = hit | (number2 >= 0)
            same = (seen.number == number2) & hit
            crease = ((seen.normal * normal2).sum(-1) < 0.55) & same
            border = ((step > 0.05 * near) & either) | (seen.number != number2)
            edge = np.maximum(edge, np.where(border, 1.0, np.where(crease, 0.7, 0)))
            silhouette = np.maximum(silhouette, ((step > 0.12 * near) & either) * 1.0)
        for lines in (edge, silhouette):  # the roll wraps round: the first row and column are false
            lines[0] = 0
            lines[:, 0] = 0
        weight = np.ones(hit.shape)
        for number, solid in enumerate(self.solids):
            keyline = MATERIALS[solid.material].keyline
            if keyline != 1.0:
                weight[seen.number == number] = keyline
        block.keyline = np.maximum(block.keyline, edge * weight).astype(np.float32)
        # white outlines only where light falls on the edge: a rim of light, never a wireframe
        falls = np.where(hit, smoothstep(0.06, 0.3, falling), 0).astype(np.float32)
        lit = cv2.dilate(falls, np.ones((5, 5), np.uint8))
        white = silhouette * (weight > 0) * lit
        block.silhouette = np.maximum(block.silhouette, white).astype(np.float32)

    def _add_beams(self, tables: Tables, lights: Any, seen: _Seen, steps: int) -> None:
        block = self.block
        coarse = np.ascontiguousarray(seen.depth[::4, ::4])
        height, width = coarse.shape
        view = (self.cam, self.forward, self.right, self.up, self.tan_half_fov)
        beams = raymarch.light_in_air(
            *tables, lights, width, height, *view, coarse, min(self.far, 30.0), steps
        )
        size = (block.px_width, block.px_height)
        beams = cv2.resize(beams.astype(np.float32), size, interpolation=cv2.INTER_CUBIC)
        beams = blur(beams, 3 * block.scale)
        block.add_light(beams[..., 0], tone=1.0)
        block.add_light(beams[..., 1], accent=1.0)
