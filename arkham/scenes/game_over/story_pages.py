"""Set the casebook's story page by page, as a typist would.

A heading never ends a page, a blank line never begins one, and a page ends between paragraphs where
it is half full by then. A paragraph that must be parted leaves no single line alone on either side.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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

    for lines, together in _paragraphs(parts, style, strong, width):
        used = len(pages[-1])
        left = room() - (1 if used else 0)
        could_wait = used >= room() and len(lines) <= rooms[1]  # half full, and whole on the next
        if used and (left < together or left < len(lines) and could_wait):
            pages.append([])
        elif used:
            pages[-1].append(Line())
        while lines:
            taken = _taken(len(lines), room())
            pages[-1] += lines[:taken]
            lines = lines[taken:]
            if lines:
                pages.append([])
    return pages


def _paragraphs(
    parts: Sequence[Part], style: Style, strong: Style, width: float
) -> Iterator[tuple[list[Line], int]]:
    """Yield each paragraph with the heading over it, and how many lines must not be parted."""
    heading: list[Line] = []
    for part in parts:
        lines = wrap(part.text, strong if part.heading else style, width)
        heading += [Line(text, part.heading) for text in lines]
        if not part.heading:
            titles = sum(line.heading for line in heading)
            yield heading, titles + min(2, len(lines))
            heading = []


def _taken(lines: int, room: int) -> int:
    """Return how many lines of a paragraph go on this page: never all but one."""
    if lines <= room:
        return lines
    return room - 1 if lines == room + 1 and room > 2 else max(1, room)
