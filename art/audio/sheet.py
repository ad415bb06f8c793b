"""Draw the contact sheet: waveform and spectrogram of every sound, roughness of every bar."""

from __future__ import annotations

from pathlib import Path

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt
import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.gridspec import SubplotSpec
from scipy import signal

from art.audio import library, meters
from art.audio.effects import EFFECTS
from art.audio.report import Sounding
from art.audio.score import LAYERS, notes, pieces
from art.audio.synth import RATE

_COLUMNS = 5
_COLOURS = {"calm": "#336688", "pressed": "#cc8833", "breaking": "#bb2233"}


def draw_sheet(music: list[Sounding], target: Path) -> None:
    """Draw music above effects; an effect's variants stand side by side."""
    effects = [_side_by_side(name) for name in EFFECTS]
    panels = music + effects
    lines = -(-len(panels) // _COLUMNS)
    figure = plt.figure(figsize=(19, 2.05 * (lines + 1)), dpi=84)
    grid = figure.add_gridspec(
        lines + 1, _COLUMNS, top=0.985, bottom=0.015, left=0.02, right=0.995, hspace=0.3, wspace=0.1
    )
    for number, sounding in enumerate(panels):
        _panel(figure, grid[number // _COLUMNS, number % _COLUMNS], sounding)
    layered = [piece for piece in pieces().values() if piece.bed]
    for column, piece in enumerate(layered):
        axes = figure.add_subplot(grid[lines, column])
        rough = meters.dissonance_of_states(piece, notes(piece))
        for layer in reversed(LAYERS):
            bars = range(1, piece.bars + 1)
            axes.step(bars, rough[layer], where="mid", color=_COLOURS[layer], label=layer, lw=1)
        axes.set_title(f"{piece.name}: roughness by bar", fontsize=7, pad=2)
        axes.tick_params(labelsize=5)
        axes.set_ylim(0)
        axes.legend(fontsize=5, loc="lower right")
    target.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(target, pil_kwargs={"quality": 80})
    plt.close(figure)


def _side_by_side(name: str) -> Sounding:
    gap = np.zeros(RATE // 20)
    parts = [part for x in library.read_effect(name) for part in (x, gap)]
    return Sounding(f"{name} x{EFFECTS[name].variants}", np.concatenate(parts), RATE)


def _panel(figure: Figure, place: SubplotSpec, sounding: Sounding) -> None:
    inner = place.subgridspec(2, 1, height_ratios=(1, 2.2), hspace=0.03)
    wave, spectrum = figure.add_subplot(inner[0]), figure.add_subplot(inner[1])
    x, rate = sounding.wave, sounding.rate
    mono = x if x.ndim == 1 else x.mean(1)
    step = max(1, len(mono) // 1200)
    peaks = np.abs(mono[: len(mono) // step * step]).reshape(-1, step).max(1)
    wave.fill_between(np.arange(len(peaks)), -peaks, peaks, color="#222233", lw=0)
    wave.set(ylim=(-0.6, 0.6), xlim=(0, len(peaks)), xticks=[], yticks=[])
    wave.set_title(f"{sounding.name}  {len(mono) / rate:.1f} s", fontsize=7, pad=2)
    _spectrogram(spectrum, mono, rate)


def _spectrogram(axes: Axes, mono: np.ndarray, rate: int) -> None:
    size = 1024 if len(mono) > rate else 512
    step = max(64, len(mono) // 500)
    f, t, p = signal.spectrogram(mono, rate, nperseg=size, noverlap=max(0, size - step))
    few = max(1, len(t) // 500)
    level = 10 * np.log10(p + 1e-14)[:, ::few]
    axes.pcolormesh(t[::few], f, level, cmap="magma", vmin=-110, vmax=-35, rasterized=True)
    axes.set_yscale("log")
    axes.set_ylim(40, min(16000, rate / 2))
    axes.set_yticks([100, 1000, 5000], ["100", "1k", "5k"], fontsize=5)
    axes.tick_params(axis="x", labelsize=5, length=1, pad=1)
    axes.minorticks_off()
