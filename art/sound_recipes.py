"""Draw the sounds of the game: `python -m art --sounds` writes sounds/*.ogg.

Each is a short recipe like the pictures are; the same seed gives the same sound. data/sounds.yaml
says what happens on the table while one is heard.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np

from art.kit.waves import (
    RATE,
    Wave,
    band,
    below,
    bump,
    clock,
    endless_noise,
    fading,
    gong,
    in_a_room,
    mixed,
    partials,
    peak,
    piano,
    soft_ends,
)

FOLDER = Path(__file__).parent / "sounds"
SEED = 1926
_BLOCK = 8192  # samples; the encoder takes no more at once
Recipe = Callable[[np.random.Generator], Wave]


def slide(rng: np.random.Generator) -> Wave:
    """A card glides over felt."""
    t = clock(0.2)
    air = band(rng.standard_normal(len(t)), 900, 4200, 1)
    return peak(soft_ends(air * bump(t, 0.08, 0.045)), 0.32)


def turn(rng: np.random.Generator) -> Wave:
    """A card is flicked over."""
    t = clock(0.13)
    paper = rng.standard_normal(len(t))
    wave = band(rng.standard_normal(len(t)), 900, 2600) * bump(t, 0.085, 0.006) * 0.55
    for number, (pitch, loud) in enumerate(((2200, 0.5), (3800, 1.0), (6500, 0.7))):
        wave += (
            band(paper, pitch * 0.7, pitch * 1.35) * loud * bump(t, 0.018 + 0.016 * number, 0.013)
        )
    return peak(soft_ends(wave), 0.45)


def snap(rng: np.random.Generator) -> Wave:
    """A card is put down where it belongs."""
    t = clock(0.24)
    thud = np.sin(2 * np.pi * 95 * t) * fading(t, 0.035) * 0.9
    slap = band(rng.standard_normal(len(t)), 700, 3200) * fading(t, 0.012) * 0.6
    air = below(rng.standard_normal(len(t)), 500) * fading(t, 0.05) * 0.5
    return peak(soft_ends(thud + slap + air), 0.6)


def shuffle(rng: np.random.Generator) -> Wave:
    """A stack runs through the fingers."""
    at, gap, parts = 0.02, 0.042, []
    for _ in range(22):
        parts.append((at, turn(rng) * rng.uniform(0.3, 0.8)))
        at += gap * rng.uniform(0.7, 1.2)
        gap *= 0.985
    return peak(soft_ends(mixed(1.05, parts)), 0.5)


def tick(rng: np.random.Generator) -> Wave:
    """The hand of the clock moves on."""
    t = clock(0.1)
    body = ((1850, 1.0, 0.011), (3120, 0.8, 0.008), (4870, 0.5, 0.005), (640, 0.45, 0.018))
    wave = partials(t, body) + rng.standard_normal(len(t)) * fading(t, 0.0011) * 0.8
    return peak(in_a_room(rng, wave, 0.2, 0.3), 0.5)


def strike(rng: np.random.Generator) -> Wave:
    """The clock strikes."""
    t = clock(2.6)
    bell = ((196, 0.8, 1.1), (394, 1.0, 0.8), (588, 0.5, 0.6), (787, 0.45, 0.4), (1180, 0.3, 0.25))
    hammer = band(rng.standard_normal(len(t)), 900, 4000) * fading(t, 0.006) * 0.5
    return peak(soft_ends(in_a_room(rng, partials(t, bell) + hammer, 0.3, 1.2), fall=0.6), 0.6)


def heartbeat(rng: np.random.Generator) -> Wave:
    """A Stability check: two beats, felt rather than heard."""
    t = clock(0.32)

    def beat(pitch: float, ring: float, loud: float) -> Wave:
        falling = np.cumsum(pitch * (0.62 + 0.38 * np.exp(-t * 22))) / RATE
        tone = np.sin(2 * np.pi * falling) + 0.35 * np.sin(4 * np.pi * falling)
        return tone * fading(t, ring) * (1 - fading(t, 0.008)) * loud

    wave = mixed(0.9, [(0.02, beat(62, 0.085, 1.0)), (0.29, beat(74, 0.06, 0.68))])
    return peak(soft_ends(below(wave, 260)), 0.8)


def crack(rng: np.random.Generator) -> Wave:
    """The mirror cracks."""
    t = clock(0.5)
    parts = []
    for _ in range(11):
        pitch = rng.uniform(2100, 7600)
        splinter = partials(t, ((pitch, 1.0, 0.02), (pitch * 1.47, 0.6, 0.012)))
        parts.append((rng.exponential(0.05), splinter * rng.uniform(0.2, 0.7)))
    break_ = band(rng.standard_normal(len(t)), 1200, 9000) * fading(t, 0.009) * 1.6
    wave = mixed(0.7, [(0.0, break_), *parts])
    return peak(soft_ends(in_a_room(rng, wave, 0.2, 0.5), fall=0.2), 0.5)


def thunder(rng: np.random.Generator) -> Wave:
    """A Storm breaks, some streets away."""
    t = clock(4.0)
    rumble = np.cumsum(rng.standard_normal(len(t)))
    rumble = band(rumble, 24, 190)
    shape = np.zeros(len(t))
    for _ in range(12):
        at, ring = abs(rng.normal(0, 0.7)) + 0.02, rng.uniform(0.12, 0.6)
        late = np.maximum(0, t - at)
        shape += rng.uniform(0.3, 1) * np.where(t > at, fading(late, ring), 0)
    wave = in_a_room(rng, rumble * shape * fading(t, 1.4), 0.4, 1.6)[: len(t)]
    return peak(soft_ends(np.tanh(wave / np.std(wave) * 0.5), 0.01, 1.4), 0.8)


def stamp(rng: np.random.Generator) -> Wave:
    """A file is stamped and closed."""
    t = clock(0.4)
    thud = np.sin(2 * np.pi * 68 * t) * fading(t, 0.06) * 1.2
    block = band(rng.standard_normal(len(t)), 250, 1400) * fading(t, 0.02)
    rubber = band(rng.standard_normal(len(t)), 1800, 5200) * bump(t, 0.16, 0.02) * 0.12
    return peak(soft_ends(thud + block + rubber), 0.75)


def page(rng: np.random.Generator) -> Wave:
    """A new file is opened."""
    t = clock(0.55)
    paper = band(rng.standard_normal(len(t)), 1500, 8000, 1)
    crackle = 0.5 + 4.5 * np.abs(below(rng.standard_normal(len(t)), 45))
    return peak(soft_ends(paper * (bump(t, 0.16, 0.09) * crackle + 0.5 * bump(t, 0.38, 0.05))), 0.4)


def won(rng: np.random.Generator) -> Wave:
    """The case is solved: up through a minor chord, and out of it."""
    rising = [(0.13 * i, piano(note, 3.0, 0.8)) for i, note in enumerate((48, 55, 60, 63, 67, 72))]
    last = [(0.92, piano(note, 3.4)) for note in (36, 48, 55, 64, 67, 72, 76)]
    return peak(soft_ends(in_a_room(rng, mixed(4.4, rising + last), 0.35, 1.2), fall=1.0), 0.7)


def lost(rng: np.random.Generator) -> Wave:
    """The case is lost: three steps down, and a door that shuts far away."""
    falling = [(0.42 * i, piano(note, 2.4, 0.9)) for i, note in enumerate((63, 62, 60))]
    last = [(1.3, piano(note, 3.6)) for note in (30, 36, 42, 49)]
    parts = [*falling, *last, (1.28, gong(3.6) * 1.6)]
    return peak(soft_ends(in_a_room(rng, mixed(5.0, parts), 0.4, 1.4), fall=1.4), 0.75)


def rain(rng: np.random.Generator) -> Wave:
    """Rain on the window, going round without a seam."""
    samples = 16 * RATE
    wave = endless_noise(
        rng,
        samples,
        lambda f: np.where(f > 20, (f + 60) ** -0.42 * (f / (f + 500)) * np.exp(-f / 6000), 0),
    )
    wave *= 1 + 0.1 * np.sin(np.arange(samples) / samples * 4 * np.pi)
    t = clock(0.03)
    for _ in range(700):  # drops on the sill
        pitch = rng.uniform(900, 4200)
        drop = np.sin(2 * np.pi * (pitch * t + pitch * 4 * t**2)) * fading(
            t, rng.uniform(0.002, 0.007)
        )
        places = (rng.integers(samples) + np.arange(len(t))) % samples
        wave[places] += drop * rng.uniform(0.2, 1.6)
    return peak(wave, 0.4)


SOUNDS: tuple[Recipe, ...] = (
    *(slide, turn, snap, shuffle, tick, strike, heartbeat),
    *(crack, thunder, stamp, page, won, lost, rain),
)


def write_sounds(folder: Path = FOLDER) -> None:
    """Render every sound to its file."""
    import soundfile

    folder.mkdir(parents=True, exist_ok=True)
    for recipe in SOUNDS:
        wave = recipe(np.random.default_rng([SEED, *recipe.__name__.encode()]))
        path = folder / f"{recipe.__name__}.ogg"
        rate = RATE // 2 if recipe is rain else RATE  # nothing in the rain is that high
        samples = wave[::2] if recipe is rain else wave
        with soundfile.SoundFile(
            path, "w", rate, 1, format="OGG", subtype="VORBIS", compression_level=0.8
        ) as file:
            for start in range(0, len(samples), _BLOCK):
                file.write(samples[start : start + _BLOCK].astype(np.float32))
        print(f"{path.name:16} {len(wave) / RATE:5.2f} s {path.stat().st_size / 1000:6.1f} kB")
