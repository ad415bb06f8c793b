"""The rules as a player reads them: groups of clauses in plain sentences, and what finds them.

`data/rulebook.yaml` holds the sentences, `docs/rules.md` the clauses they stand for; both know a
clause by the same id, and what docs/rules.md calls a ruling is marked as one here. The sentences
are set with icons among their words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import pygame

from arkham.files.paths import asset
from arkham.files.texts import shipped, texts
from arkham.scenes.draw.icons import draw_icon
from arkham.scenes.draw.text import Style, draw, line_height, measure

_ICON = re.compile(r"\[([a-z]+\.[a-z0-9-]+)\]")
_RULING = re.compile(r"^- ((?:C\d-|[A-Z])\d+) .*\*\*Ruling\*\*", re.MULTILINE)
_ENDINGS = ("ing", "ed", "es", "s")


@dataclass(frozen=True, slots=True)
class Example:
    """What is drawn beside a clause: a card that prints an icon, or a card offered to lines."""

    find: str = ""
    case: int = 1
    lines: tuple[tuple[str, ...], ...] = ()
    play: str = ""


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule in plain words."""

    id: str
    title: str
    text: str  # [attribute.lock] stands for that icon
    example: Example | None
    more: tuple[str, ...]
    ruling: bool

    @property
    def icon(self) -> str:
        """Return the first icon of the text, nothing if it has none."""
        found = _ICON.search(self.text)
        return found[1] if found else ""

    @property
    def plain(self) -> str:
        """Return title and text without icons, for the search and for speech."""
        return " ".join(f"{self.title}. {_ICON.sub('', self.text)}".split())


@dataclass(frozen=True, slots=True)
class Group:
    """The clauses that answer one question of a player."""

    title: str
    icon: str
    clauses: tuple[Clause, ...]


@cache
def rulebook() -> tuple[Group, ...]:
    """Return all groups, in the order in which a newcomer would read them."""
    printed = asset("docs", "rules.md").read_text(encoding="utf-8")
    rulings = frozenset(_RULING.findall(printed))
    return tuple(
        Group(
            group["title"],
            group["icon"],
            tuple(_clause(key, entry, rulings) for key, entry in group["clauses"].items()),
        )
        for group in shipped("data", "rulebook.yaml")["groups"]
    )


@cache
def icon_index() -> Group:
    """Return every icon with its name and its rule, in the form of a group of clauses."""
    entries = shipped("data", "icons.yaml")
    clauses = tuple(
        Clause(
            f"{kind}.{name}",
            entry["name"].format(n="N"),
            f"[{kind}.{name}] {entry['rule'].format(n='N')}",
            None,
            (entry["clause"],),
            ruling=False,
        )
        for kind, names in entries.items()
        for name, entry in names.items()
    )
    return Group(texts()["pages"]["icons"], "technique.any", clauses)


def _clause(key: str, entry: dict[str, Any], rulings: frozenset[str]) -> Clause:
    example = entry.get("example")
    return Clause(
        key,
        entry["title"],
        entry["text"],
        None if example is None else _example(example),
        tuple(entry.get("more", ())),
        key in rulings,
    )


def _example(entry: dict[str, Any]) -> Example:
    lines = tuple(tuple(line) for line in entry.get("lines", ()))
    return Example(entry.get("find", ""), entry.get("case", 1), lines, entry.get("play", ""))


def every_clause() -> Iterator[Clause]:
    """Yield all clauses in the order of the book."""
    for group in rulebook():
        yield from group.clauses


def group_of(clause_id: str) -> int:
    """Return the number of the group in which a clause stands, the first for an unknown one."""
    groups = enumerate(rulebook())
    return next((i for i, g in groups if any(c.id == clause_id for c in g.clauses)), 0)


def pieces(text: str) -> list[str]:
    """Split a text into words and icons; an icon is its id in brackets."""
    return _ICON.sub(lambda found: f" [{found[1]}] ", text).split()


@cache
def _synonyms() -> tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]:
    entries = shipped("data", "synonyms.yaml")["synonyms"]
    return tuple((tuple(entry["words"]), tuple(entry["clauses"])) for entry in entries)


def _stem(word: str) -> str:
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            stem = word[: -len(ending)]
            return stem[:-1] if stem[-1] == stem[-2] else stem  # "winning" is a form of "win"
    return word


def search(query: str) -> list[Clause]:
    """Return the clauses that a player may mean: by id, by other words for it, by their text."""
    wanted = " ".join(query.lower().split())
    if not wanted:
        return []
    ranks: dict[str, int] = {}
    stems = {_stem(word) for word in wanted.split()}
    for words, clauses in _synonyms():
        if any(word == wanted or {_stem(w) for w in word.split()} == stems for word in words):
            for place, clause_id in enumerate(clauses):
                ranks.setdefault(clause_id, 1 + place)
    for clause in every_clause():
        if clause.id.lower() == wanted:
            ranks[clause.id] = 0
        elif wanted in clause.title.lower():
            ranks.setdefault(clause.id, 50)
        elif all(stem in clause.plain.lower() for stem in stems):
            ranks.setdefault(clause.id, 100)
    found = [clause for clause in every_clause() if clause.id in ranks]
    return sorted(found, key=lambda clause: ranks[clause.id])


LEADING = 1.4
_ICON_SIZE = 1.25  # of the letters
_CLOSING_MARKS = ".,:;)"  # after an icon they stand without a space
Line = tuple[str, ...]


def _width(piece: str, style: Style) -> int:
    return round(style.px * _ICON_SIZE) if piece.startswith("[") else measure(piece, style)


def wrapped(text: str, style: Style, width: int, letters: int = 1000) -> tuple[Line, ...]:
    """Break words and icons into lines of a width, and of so many letters at most."""
    space = measure(" ", style)
    lines: list[list[str]] = [[]]
    reach = count = 0
    for piece in pieces(text):
        wide, long = _width(piece, style), 2 if piece.startswith("[") else len(piece)
        if lines[-1] and (reach + wide > width or count + long > letters):
            lines.append([])
            reach = count = 0
        lines[-1].append(piece)
        reach += wide + space
        count += long + 1
    return tuple(tuple(line) for line in lines)


def text_height(lines: tuple[Line, ...], style: Style) -> int:
    return round(style.px * LEADING) * len(lines)


def draw_text(
    surface: pygame.Surface, lines: tuple[Line, ...], pos: tuple[int, int], style: Style
) -> None:
    for number, line in enumerate(lines):
        top = pos[1] + number * round(style.px * LEADING)
        draw_pieces(surface, line, (pos[0], top), style)


def draw_pieces(surface: pygame.Surface, line: Line, pos: tuple[int, int], style: Style) -> None:
    """Draw the words and icons of one line."""
    x, space = float(pos[0]), measure(" ", style)
    for piece in line:
        wide = _width(piece, style)
        if piece[0] in _CLOSING_MARKS:
            x -= space
        if piece.startswith("["):
            centre = (x + wide / 2, pos[1] + line_height(style) / 2)
            draw_icon(surface, piece[1:-1], centre, wide, style.colour)
        else:
            draw(surface, piece, (x, pos[1]), style)
        x += wide + space
