"""See pictures as people do who see colours differently, or none.

The matrices are those of Machado, Oliveira and Fernandes (2009) for a complete lack of one kind of
cone; they work on light, not on the numbers of a screen.
"""

from __future__ import annotations

from functools import lru_cache

import pygame

from arkham.scenes.draw.surfaces import Colour
from arkham.scenes.draw.theme import luminance

Matrix = tuple[tuple[float, float, float], ...]
GREY = (0.2126, 0.7152, 0.0722)
VISIONS: dict[str, Matrix] = {
    "greyscale": (GREY, GREY, GREY),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
APART = 1.5  # contrast from which on two pixels count as different without their hue


def _light(channel: int) -> float:
    share = channel / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def _channel(light: float) -> int:
    light = min(1.0, max(0.0, light))
    share = light * 12.92 if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055
    return round(255 * share)


_LIGHTS = [_light(channel) for channel in range(256)]


def seen_as(vision: str, colour: Colour) -> Colour:
    """Return how a colour looks."""
    lights = [_LIGHTS[channel] for channel in colour]
    red, green, blue = (
        _channel(sum(a * b for a, b in zip(row, lights, strict=True))) for row in VISIONS[vision]
    )
    return red, green, blue


def apart(one: pygame.Surface, other: pygame.Surface, vision: str) -> float:
    """Return the share of pixels by whose lightness alone two pictures can be told apart."""
    assert one.get_size() == other.get_size()
    tones = list(zip(tones_of(one, vision), tones_of(other, vision), strict=True))
    return sum(max(pair) >= APART * min(pair) for pair in tones) / len(tones)


def tones_of(picture: pygame.Surface, vision: str) -> list[float]:
    """Return how light every pixel looks, as contrasts count it."""
    data = pygame.image.tobytes(picture, "RGB")
    return [_tone(vision, data[i : i + 3]) for i in range(0, len(data), 3)]


@lru_cache(maxsize=100_000)
def _tone(vision: str, colour: bytes) -> float:
    return luminance(seen_as(vision, (colour[0], colour[1], colour[2]))) + 0.05
