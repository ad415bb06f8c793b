"""Set the casebook's story page by page, as a typist would.

A heading never ends a page, a blank line never begins one, and no paragraph leaves a single line
alone on either side of the turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from arkham.scenes.draw.text import Style, wrap


@dataclass(frozen=True, slots=True)
class Part:
    """A paragraph of the story, or the title of a chapter."""

    text: str
    heading: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    text: str = ""
    heading: bool = False


Page = list[Line]


def set_pages(
    parts: Sequence[Part], style: Style, strong: Style, width: float, rooms: tuple[int, int]
) -> list[Page]:
    """Break a story into pages of lines; `rooms` are the lines of the first and of later pages."""
    pages: list[Page] = [[]]

    def room() -> int:
        return rooms[0 if len(pages) == 1 else 1] - len(pages[-1])

    for i, part in enumerate(parts):
        lines = [
            Line(text, part.heading) for text in wrap(part.text, _of(part, style, strong), width)
        ]
        follows = min(2, _height(parts[i + 1], style, width)) if part.heading else 0
        between = 1 if pages[-1] and not pages[-1][-1].heading else 0
        if between + min(2, len(lines)) + follows > room():
            pages.append([])
        elif between:
            pages[-1].append(Line())
        while lines:
            taken = _taken(len(lines), room())
            pages[-1] += lines[:taken]
            lines = lines[taken:]
            if lines:
                pages.append([])
    return pages


def _of(part: Part, style: Style, strong: Style) -> Style:
    return strong if part.heading else style


def _height(part: Part, style: Style, width: float) -> int:
    return len(wrap(part.text, style, width))


def _taken(lines: int, room: int) -> int:
    """Return how many lines of a paragraph go on this page: never all but one."""
    if lines <= room:
        return lines
    return room - 1 if lines == room + 1 and room > 2 else max(1, room)
