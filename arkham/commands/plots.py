"""Small plots as SVG text: bars and intervals, drawn without any library."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

_LABELS, _WIDTH, _STEP, _TOP = 260, 420, 18, 40
_INK, _BAR, _GRID = "#222", "#8a6d3b", "#ddd"


def bars(title: str, items: Sequence[tuple[str, float]]) -> str:
    """Return shares as horizontal bars, scaled to the largest."""
    most = max([share for _, share in items], default=0.0) or 1.0
    parts = []
    for row, (label, share) in enumerate(items):
        y = _TOP + row * _STEP
        width = _WIDTH * share / most
        parts.append(_label(label, y))
        parts.append(
            f'<rect x="{_LABELS}" y="{y + 3}" width="{width:.1f}" height="{_STEP - 6}" '
            f'fill="{_BAR}"/>'
        )
        parts.append(_text(_LABELS + width + 6, y + 13, f"{share:.1%}"))
    return _drawing(title, len(items), parts)


def intervals(title: str, items: Sequence[tuple[str, float, float]]) -> str:
    """Return shares as points with two standard errors to either side, from 0 to 100 %."""
    height = _TOP + len(items) * _STEP
    parts = []
    for tenth in range(0, 11, 2):
        x = _LABELS + _WIDTH * tenth / 10
        parts.append(f'<path d="M{x:.1f} {_TOP - 4}V{height}" stroke="{_GRID}"/>')
        parts.append(_text(x - 10, _TOP - 8, f"{10 * tenth} %"))
    for row, (label, share, error) in enumerate(items):
        y = _TOP + row * _STEP + _STEP / 2
        low, high = (_LABELS + _WIDTH * min(1.0, max(0.0, share + k * error)) for k in (-2, 2))
        parts.append(_label(label, y - _STEP / 2))
        parts.append(f'<path d="M{low:.1f} {y}H{high:.1f}" stroke="{_BAR}" stroke-width="3"/>')
        parts.append(f'<circle cx="{_LABELS + _WIDTH * share:.1f}" cy="{y}" r="4" fill="{_INK}"/>')
    return _drawing(title, len(items), parts)


def _label(text: str, y: float) -> str:
    return (
        f'<text x="{_LABELS - 8}" y="{y + 13}" text-anchor="end" fill="{_INK}">'
        f"{escape(text)}</text>"
    )


def _text(x: float, y: float, text: str) -> str:
    return f'<text x="{x:.1f}" y="{y}" fill="{_INK}">{escape(text)}</text>'


def _drawing(title: str, rows: int, parts: list[str]) -> str:
    width, height = _LABELS + _WIDTH + 80, _TOP + rows * _STEP + 12
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
            f'viewBox="0 0 {width} {height}" font-family="Georgia, serif" font-size="12">',
            f'<rect width="{width}" height="{height}" fill="#fdfbf5"/>',
            f'<text x="8" y="18" font-size="15" fill="{_INK}">{escape(title)}</text>',
            *parts,
            "</svg>\n",
        ]
    )
