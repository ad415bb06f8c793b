"""Short sounds, mono, 44.1 kHz: each recipe takes a generator; every variant is another draw."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeVar

import numpy as np
from scipy import signal

from art.audio.instruments import (
    bell,
    bow_bass,
    brass,
    breath,
    celesta,
    heart,
    pluck_bass,
    prepared_piano,
    vibes,
)
from art.audio.mix import loudness
from art.audio.synth import RATE as SR
from art.audio.synth import (
    Wave,
    band,
    bump,
    clock,
    db,
    high,
    hz,
    low,
    modes,
    resonance,
    rng,
    room,
    swell,
)

T = TypeVar("T")


class Draw:
    """One variant: chance, and its number so that variants cannot fall together."""

    def __init__(self, name: str, number: int, variants: int) -> None:
        self.chance = rng("effect", name, number)
        self.number, self.variants = number, variants
        self.uniform, self.exponential, self.normal = (
            self.chance.uniform,
            self.chance.exponential,
            self.chance.normal,
        )

    def among(self, lo: float, hi: float) -> float:
        """Return something from lo to hi; every variant has its own part of that."""
        return lo + (hi - lo) * (self.number % self.variants + self.chance.random()) / self.variants

    def pick(self, options: tuple[T, ...]) -> T:
        return options[self.number % len(options)]


def _air(r: Draw, n: int) -> Wave:
    return r.chance.standard_normal(n)


def _mixed(seconds: float, parts: list[tuple[float, Wave]]) -> Wave:
    out = np.zeros(int(seconds * SR))
    for at, x in parts:
        i = int(at * SR)
        m = min(len(x), len(out) - i)
        if m > 0:
            out[i : i + m] += x[:m]
    return out


def _roomy(x: Wave, wet: float, seconds: float, bright: float = 4500) -> Wave:
    h = room(seconds, SR, bright, "effect")[:, 0]
    tail = signal.fftconvolve(x, h)
    out = np.zeros(len(tail))
    out[: len(x)] = x
    return out + wet * tail


def lift(r: Draw) -> Wave:
    """A card leaves the felt: a breath of paper, upward."""
    t = clock(0.16, SR)
    k = r.among(0.85, 1.15)
    x = band(_air(r, len(t)), 400, 1700, SR, 2) * bump(t, 0.045, 0.025)
    return x + 0.45 * band(_air(r, len(t)), 1200 * k, 3200 * k, SR, 2) * bump(t, 0.08, 0.022)


def place(r: Draw) -> Wave:
    """A card is put down where it belongs."""
    t = clock(0.24, SR)
    f = r.among(82, 108)
    thud = np.sin(2 * np.pi * f * t) * np.exp(-t / 0.035) * 0.9
    slap = band(_air(r, len(t)), 500, 2600, SR) * np.exp(-t / r.uniform(0.009, 0.014)) * 0.5
    thud += 0.35 * np.sin(2 * np.pi * 2.3 * f * t) * np.exp(-t / 0.025)
    return thud + slap + low(_air(r, len(t)), 480, SR) * np.exp(-t / 0.045) * 0.5


def slide(r: Draw) -> Wave:
    """A card glides over felt and stays there."""
    t = clock(0.26, SR)
    k, middle = r.among(0.85, 1.2), r.among(0.08, 0.12)
    x = band(_air(r, len(t)), 420 * k, 1900 * k, SR, 2) * bump(t, middle, r.uniform(0.04, 0.055))
    return x + 0.3 * band(_air(r, len(t)), 1600 * k, 3600 * k, SR) * bump(t, middle + 0.03, 0.03)


def turn(r: Draw) -> Wave:
    """A card is flicked over."""
    t = clock(0.16, SR)
    k = r.among(0.8, 1.1)
    x = band(_air(r, len(t)), 450, 1800, SR, 2) * bump(t, 0.095, 0.007)
    for i, (f, loud) in enumerate(((1100, 0.7), (1900, 0.7), (3200, 0.35))):
        x += (
            band(_air(r, len(t)), f * k * 0.7, f * k * 1.35, SR, 2)
            * loud
            * bump(t, 0.022 + 0.017 * i, 0.013)
        )
    return x


def deal(r: Draw) -> Wave:
    """A card slides off the stack and lands."""
    t = clock(0.34, SR)
    slide = band(_air(r, len(t)), 500, 2200, SR, 2) * bump(t, 0.09, 0.05) * 0.45
    return _mixed(0.42, [(0, slide), (r.uniform(0.15, 0.18), place(r) * 0.7)])


def shuffle(r: Draw) -> Wave:
    """A stack runs through the fingers."""
    at, gap, parts = 0.02, r.among(0.036, 0.048), []
    for _ in range(int(r.among(18, 25))):
        parts.append((at, turn(r) * r.uniform(0.25, 0.7)))
        at += gap * r.uniform(0.75, 1.2)
        gap *= 0.985
    return _mixed(at + 0.5, [*parts, (at + 0.08, place(r) * 0.8)])


def tick(r: Draw) -> Wave:
    """The clock moves on, in wood."""
    t = clock(0.1, SR)
    k = r.among(0.9, 1.1)
    x = modes(
        620 * k, [(1, 0.6, 0.02), (2.6, 1, 0.011), (4.3, 0.5, 0.007), (6.7, 0.2, 0.004)], t, SR
    )
    x += band(_air(r, len(t)), 900, 4000, SR) * np.exp(-t / 0.0015) * 0.5
    return _roomy(x, 0.25, 0.25)


def strike(r: Draw) -> Wave:
    """The clock strikes."""
    x = bell(r.among(188.0, 204.0), 2.2, 0.9, SR)[: int(3.2 * SR)]
    hammer = band(_air(r, int(0.05 * SR)), 400, 2200, SR) * np.exp(-clock(0.05, SR) / 0.006) * 0.25
    x[: len(hammer)] += hammer
    return _roomy(x, 0.3, 1.4)[: int(3.4 * SR)]


def heartbeat(r: Draw) -> Wave:
    """A Stability check."""
    x = heart(0, 0, 1.0, SR)
    x = resonance(x, 210, 0.7, 12, SR)  # what small loudspeakers leave of it
    return signal.resample(x, int(len(x) * r.among(0.88, 1.12)))


def glass(r: Draw) -> Wave:
    """The mirror cracks: one break, splinters after it."""
    t = clock(0.6, SR)
    parts = []
    for _ in range(14):
        f = r.uniform(1050, 3900)
        parts.append(
            (
                0.004 + r.exponential(0.06),
                modes(
                    f,
                    [(1, 1, r.uniform(0.015, 0.06)), (1.47, 0.5, 0.012), (2.09, 0.3, 0.01)],
                    t,
                    SR,
                )
                * r.uniform(0.05, 0.3),
            )
        )
    snap = band(_air(r, len(t)), 300, 3500, SR) * np.exp(-t / 0.008) * 0.6
    snap += 0.5 * np.sin(2 * np.pi * r.among(150, 210) * t) * np.exp(-t / 0.03)  # the frame
    return _roomy(_mixed(0.8, [(0, snap), *parts]), 0.22, 0.6)


def key(r: Draw) -> Wave:
    """A key goes in, three pins, the bolt goes over."""
    t = clock(0.2, SR)

    def clink(f: float, loud: float) -> Wave:
        x = modes(f, [(1, 1, 0.02), (1.72, 0.6, 0.012), (2.63, 0.3, 0.008)], t, SR)
        return (x + 0.4 * band(_air(r, len(t)), 900, 4200, SR) * np.exp(-t / 0.004)) * loud

    parts, at = [], 0.02
    for _ in range(r.pick((3, 4, 3))):
        parts.append((at, clink(r.uniform(1500, 2300), r.uniform(0.2, 0.35))))
        at += r.uniform(0.05, 0.09)
    at += r.uniform(0.18, 0.26)
    bolt = modes(r.among(185, 245), [(1, 1, 0.04), (2.3, 0.6, 0.025), (5.1, 0.3, 0.012)], t, SR)
    scrape = (
        band(_air(r, int(0.14 * SR)), 700, 2600, SR) * swell(int(0.14 * SR), 0.06, 0.05, SR) * 0.16
    )
    return _roomy(
        _mixed(at + 0.5, [*parts, (at - 0.13, scrape), (at, bolt), (at + 0.012, clink(1200, 0.4))]),
        0.2,
        0.4,
    )


def strain(r: Draw) -> Wave:
    """A thread with too much on it: wood and cord creak, slower as they give."""
    t, at, gap, parts = clock(0.12, SR), 0.0, r.among(0.020, 0.028), []
    f = r.among(260, 340)
    while at < 0.55:
        slip = modes(f, [(1, 1, 0.02), (2.3, 0.7, 0.012), (4.1, 0.4, 0.006)], t, SR)
        slip += 0.3 * band(_air(r, len(t)), 700, 2600, SR) * np.exp(-t / 0.004)
        parts.append((at, slip * r.uniform(0.5, 1.0) * np.sin(np.pi * (0.1 + at / 0.65)) ** 2))
        at += gap * r.uniform(0.8, 1.25)
        gap *= 1.045
    return _roomy(_mixed(0.8, parts), 0.25, 0.5)


def page(r: Draw) -> Wave:
    """A leaf is turned."""
    t = clock(0.6, SR)
    crackle = np.abs(low(_air(r, len(t)), 45, SR)) * 9
    shape = bump(t, r.uniform(0.14, 0.2), 0.09) * (0.5 + 0.5 * crackle) + 0.5 * bump(
        t, r.uniform(0.36, 0.42), 0.05
    )
    return band(_air(r, len(t)), 450, 2800, SR, 2) * shape


def victim(r: Draw) -> Wave:
    """Another name on the list: a flash-bulb, and two strings a semitone apart, far down."""
    t = clock(0.5, SR)
    flash = band(_air(r, len(t)), 700, 5200, SR) * np.exp(-t / 0.018) * 0.5
    flash += 0.12 * band(_air(r, len(t)), 2200, 5200, SR) * np.exp(-t / 0.12)
    f = hz(r.pick((33, 34, 32)))
    low_strings = [
        (0.11, prepared_piano(f, 2.0, 0.9, SR)),
        (0.14, prepared_piano(f * 2 ** (13 / 12), 2.0, 0.6, SR)),
        (0.62, prepared_piano(f * 2 ** (6 / 12), 2.0, 0.45, SR)),
    ]
    return _roomy(_mixed(2.8, [(0.0, flash), *low_strings]), 0.35, 1.6, 3200)


def menace(r: Draw) -> Wave:
    """Something has found the way in: a bow on a low string, its shadow sliding up beside it."""
    f = hz(r.pick((26, 27, 28)))
    bow = bow_bass(f, 2.2, 0.9, SR)
    t = clock(2.4, SR)
    glide = 2 * np.pi * np.cumsum(4 * f * 2 ** ((np.clip(t, 0, 1.6) / 1.6) / 12)) / SR
    moan = np.sin(glide) + 0.3 * np.sin(2 * glide) + 0.12 * np.sin(3 * glide)
    moan *= 1 - 0.35 * (0.5 - 0.5 * np.cos(2 * np.pi * (3 + 2.2 * t) * t))
    breath_in = band(_air(r, len(t)), 320, 1500, SR, 2) * bump(t, r.among(0.55, 0.85), 0.3)
    parts = [
        (0.0, bow),
        (0.15, 0.3 * moan * swell(len(t), 0.9, 0.8, SR)),
        (0.1, 0.3 * breath_in),
        (0.05, prepared_piano(2 * f * 2 ** (r.pick((6, 1, 11)) / 12), 1.6, 0.35, SR)),
    ]
    return _roomy(_mixed(3.0, parts), 0.4, 2.0, 2600)[: int(3.4 * SR)]


def stamp(r: Draw) -> Wave:
    """A file is stamped and closed."""
    t = clock(0.4, SR)
    f = r.among(60, 78)
    thud = np.sin(2 * np.pi * f * t) * np.exp(-t / 0.06) * 1.1
    thud += 0.5 * np.sin(2 * np.pi * 3.1 * f * t) * np.exp(-t / 0.04)  # the desk
    block = 1.4 * band(_air(r, len(t)), 220, 1300, SR) * np.exp(-t / 0.02)
    return thud + block + band(_air(r, len(t)), 1500, 4200, SR) * bump(t, 0.16, 0.02) * 0.1


def jigsaw(r: Draw) -> Wave:
    """A piece of card goes into its place: press, click."""
    t = clock(0.2, SR)
    rub = band(_air(r, len(t)), 500, 1900, SR) * bump(t, 0.04, 0.022) * 0.3
    click = modes(r.among(680, 880), [(1, 1, 0.012), (2.2, 0.6, 0.008), (3.7, 0.25, 0.005)], t, SR)
    knock = np.sin(2 * np.pi * r.uniform(150, 180) * t) * np.exp(-t / 0.025)
    return _mixed(0.32, [(0, rub), (0.085, click * 0.7 + knock * 0.8)])


def refusal(r: Draw) -> Wave:
    """Not that one: two dull low notes, a semitone down."""
    f = hz(r.pick((45, 44, 46)))
    return _mixed(
        0.7,
        [
            (
                0.0,
                pluck_bass(f, 0.25, 0.7, SR)[: int(0.3 * SR)]
                * swell(int(0.3 * SR), 0.002, 0.1, SR),
            ),
            (0.16, pluck_bass(f / 2 ** (1 / 12), 0.3, 0.8, SR)),
        ],
    )


def _thunder(r: Draw, seconds: float, near: bool) -> Wave:
    t = clock(seconds, SR)
    brown = high(np.cumsum(_air(r, len(t))), 26, SR)
    brown /= np.std(brown)
    shape = np.zeros(len(t))
    for _ in range(14):
        at, ring = (
            abs(r.normal(0, 0.5 if near else 1.1)) + (0.02 if near else 0.25),
            r.uniform(0.15, 0.7),
        )
        late = np.maximum(0, t - at)
        shape += (
            r.uniform(0.3, 1)
            * (t > at)
            * np.exp(-late / ring)
            * (1 - np.exp(-late / (0.015 if near else 0.12)))
        )
    x = low(brown, 210 if near else 120, SR) * shape * np.exp(-t / (1.6 if near else 2.4))
    x /= np.max(np.abs(x))
    murmur = band(_air(r, len(t)), 120, 420, SR, 2) * shape * np.exp(-t / 1.4)
    x += 0.3 * murmur / np.max(np.abs(murmur))
    if near:
        crack = np.zeros(len(t))
        for _ in range(9):
            i, m = int(r.uniform(0, 0.22) * SR), int(r.uniform(0.02, 0.12) * SR)
            crack[i : i + m] += _air(r, m) * np.exp(-np.arange(m) / m * 4) * r.uniform(0.3, 1)
        x += 0.35 * band(crack, 250, 2400, SR) / 1.5
    return np.tanh(1.4 * _roomy(x, 0.35, 2.2, 1500)[: len(t)]) * swell(
        len(t), 0.004, seconds * 0.35, SR
    )


def thunder_near(r: Draw) -> Wave:
    return _thunder(r, 4.0, near=True)


def thunder_far(r: Draw) -> Wave:
    return _thunder(r, 5.0, near=False)


def win(r: Draw) -> Wave:
    """Vibraphone up to D six-nine, a Picardy third."""
    parts = [(0.0, pluck_bass(hz(38), 2.5, 0.8, SR))]
    order = r.pick(((57, 62, 66, 69, 76), (57, 62, 64, 66, 71), (54, 62, 66, 69, 74)))
    for k, m in enumerate(order):
        parts.append((0.11 * k + 0.02, vibes(hz(m), 2.6, 0.55, SR, k)))
    parts += [(0.25, breath(hz(m), 1.6, 0.18, SR)) for m in (54, 57)]
    return _roomy(_mixed(3.6, parts), 0.3, 1.8)[: int(3.8 * SR)]


def lose(r: Draw) -> Wave:
    """Bow and brass sink on Eb over D; a bell answers with the tritone."""
    parts = [(0.0, bow_bass(hz(26), 2.2, 0.8, SR))]
    for m in r.pick(((51, 55), (51, 56), (50, 56))):
        parts.append((0.1, brass(hz(m), 2.2, 0.35, SR)))
    parts += [
        (0.7, bell(hz(56), 2.0, 0.3, SR)),
        (0.0, heart(0, 0, 0.8, SR)),
        (1.6, heart(0, 0, 0.5, SR)),
        (0.5, celesta(hz(75), 1.2, 0.12, SR)),
    ]
    return _roomy(_mixed(4.0, parts), 0.35, 2.2, 3200)[: int(4.2 * SR)]


class Effect(NamedTuple):
    recipe: Callable[[Draw], Wave]
    lufs: float  # mono; 3 more on two loudspeakers
    variants: int = 3


EFFECTS: dict[str, Effect] = {
    "lift": Effect(lift, -37, 5),
    "slide": Effect(slide, -35, 5),
    "deal": Effect(deal, -32, 5),
    "place": Effect(place, -29, 5),
    "turn": Effect(turn, -33, 4),
    "shuffle": Effect(shuffle, -31),
    "tick": Effect(tick, -32, 5),
    "strike": Effect(strike, -26),
    "heartbeat": Effect(heartbeat, -28, 4),
    "glass": Effect(glass, -29, 4),
    "strain": Effect(strain, -31),
    "thunder_near": Effect(thunder_near, -25, 4),
    "thunder_far": Effect(thunder_far, -32),
    "victim": Effect(victim, -27),
    "menace": Effect(menace, -26),
    "key": Effect(key, -31),
    "page": Effect(page, -33, 4),
    "jigsaw": Effect(jigsaw, -30),
    "stamp": Effect(stamp, -28),
    "refusal": Effect(refusal, -29),
    "win": Effect(win, -24),
    "lose": Effect(lose, -24),
}
"""What there is: cards lie 5 to 13 LU under the music, signals at or a little above it."""

_LEAD_S = 0.012  # of silence first: the encoder lets a hard attack be heard a little too soon
_HIGHEST = -3.0  # dBFS


def rendered(name: str) -> list[Wave]:
    """Return every variant of an effect, without DC, its ends closed, as loud as the others."""
    recipe, lufs, variants = EFFECTS[name]
    done = []
    for number in range(1, variants + 1):
        x = np.concatenate([np.zeros(int(_LEAD_S * SR)), recipe(Draw(name, number, variants))])
        x = high(x, 24, SR)
        x = x * swell(len(x), 0.0012, min(1.2, len(x) / SR * 0.3), SR)
        x = x * db(lufs - loudness(x, SR))
        if np.max(np.abs(x)) > db(_HIGHEST):
            raise ValueError(f"{name} {number}: {lufs} LUFS would clip")
        done.append(x)
    return done
