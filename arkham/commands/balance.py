"""The balance report of `arkham simulate --report DIR`: rows of games, kept as they are played.

DIR/games.jsonl has a line for every finished part of a row; a report that was interrupted goes on
after the last of them. DIR/index.html is for people, DIR/report.json for programs, and the plots
lie beside them as SVG.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from datetime import date
from html import escape
from math import sqrt
from pathlib import Path
from typing import Any

from arkham.ai.simulate import TENTHS, Result, Row, play_parts, result_from_counts
from arkham.rules import RULES_VERSION, CaseDef
from arkham.rules.cards import Attribute, Kind
from arkham.rules.ruleset import chosen_options

GAMES_SHARE = {"random": 1.0, "greedy": 5.0, "expert": 1.0, "search": 1.0}
"""How many games a player gets for each of expert's: quick players can play more."""
_IN_DEPTH = ("expert", "search")
_ENDS = {"witch-cult": ("easy", "difficult")}
"""Cases of which all players try the easiest and the hardest terms, too."""
_STRONGER = {"search": ("expert", "greedy"), "expert": ("greedy",)}
"""Whom a player is compared with on the same deals."""


def rows(
    cases: Iterable[CaseDef],
    players: Iterable[str],
    fixed: dict[str, str],
    seconds: float = 0.0,
    rollouts: int = 0,
) -> list[Row]:
    """Return the rows of a report: the default terms for all, every other value for expert.

    A case with modes counts as several: each has its own default row. `fixed` options hold for
    every row. Slow players come last, so that a report that was broken off says much.
    """
    found = []
    for case in cases:
        kept = {name: value for name, value in fixed.items() if name in _names(case)}
        modes = [kept] if "mode" in kept else [{**kept, **mode} for mode in _modes(case)]
        ends = [kept | _end(case, way) for way in _ENDS.get(case.id, ())] if not kept else []
        for terms in modes + ends:
            for player in players:
                row = Row(case, terms, player, in_depth=player in _IN_DEPTH)
                if player == "search":
                    row = replace(row, seconds=seconds, rollouts=rollouts)
                found.append(row)
        if "expert" in players:
            for option in case.options:
                for value in option.values:
                    if option.id not in (*kept, "mode") and value.id != option.default:
                        terms = {**modes[0], option.id: value.id}
                        found.append(Row(case, terms, "expert"))
    return sorted(found, key=lambda row: row.player == "search")


def _names(case: CaseDef) -> list[str]:
    return [option.id for option in case.options]


def _modes(case: CaseDef) -> list[dict[str, str]]:
    """Return the modes of a case as options; one empty set where it has none."""
    for option in case.options:
        if option.id == "mode":
            others = [value.id for value in option.values if value.id != option.default]
            return [{"mode": mode} for mode in (option.default, *others)]
    return [{}]


def _end(case: CaseDef, way: str) -> dict[str, str]:
    """Return the terms with every option but the contact at its easy or its difficult value."""
    return {
        option.id: value.id
        for option in case.options
        for value in option.values
        if value.difficulty == way and option.id != "contact"
    }


def _games_share(row: Row) -> float:
    """Return how many games a row gets; the slow player plays fewer on unusual terms."""
    share = GAMES_SHARE.get(row.player, 1.0)
    return share / 2 if row.player == "search" and not _is_usual(row, "mode") else share


class Report:
    """A folder with the games of many rows, and the pages made of them."""

    def __init__(self, folder: Path, rows: list[Row], games: int, seed: int) -> None:
        self.folder = folder
        self.rows = rows
        self.seed = seed
        self.games = [max(1, round(games * _games_share(row))) for row in rows]
        self.results = [Result() for _ in rows]
        self._seen: list[set[int]] = [set() for _ in rows]
        self._log = folder / "games.jsonl"
        self._read()

    @property
    def games_wanted(self) -> int:
        return sum(self.games)

    @property
    def games_done(self) -> int:
        return sum(result.games for result in self.results)

    def _read(self) -> None:
        """Take in the parts that were played before, as far as they belong to these rows."""
        places = {self._name(row): place for place, row in enumerate(self.rows)}
        if not self._log.exists():
            return
        for line in self._log.read_text(encoding="utf-8").splitlines():
            try:
                part = json.loads(line)
                place = places.get(part["row"], -1)
                seeds = range(part["first"], part["first"] + part["games"])
            except (ValueError, KeyError, TypeError):
                continue  # the last line of a run that was cut off
            if place < 0 or not seeds or self._seen[place] & set(seeds):
                continue
            if set(seeds) <= set(self._seeds(place)):
                self._seen[place] |= set(seeds)
                self.results[place].add(result_from_counts(part["counts"]))

    def _seeds(self, place: int) -> range:
        return range(self.seed, self.seed + self.games[place])

    @staticmethod
    def _name(row: Row) -> str:
        """Return what tells a row from others; a change of the cards makes it another one."""
        terms = ",".join(f"{k}={v}" for k, v in chosen_options(row.case, row.options).items())
        clock = f" {row.seconds}s" if row.seconds else ""
        clock += f" {row.rollouts} rollouts" if row.rollouts else ""
        return f"{row.case.id} {row.case.content_hash} v{RULES_VERSION} {row.player}{clock} {terms}"

    def play(self, jobs: int) -> Iterator[Result]:
        """Play what is missing, write every part down, and yield the figures of all so far."""
        self.folder.mkdir(parents=True, exist_ok=True)
        total = Result()
        for result in self.results:
            total.add(result)
        with self._log.open("a", encoding="utf-8") as log:
            for place, row in enumerate(self.rows):
                for seeds in _gaps(self._seeds(place), self._seen[place]):
                    with closing(play_parts(row, seeds, min(jobs, len(seeds)))) as parts:
                        for part, result in parts:
                            self.results[place].add(result)
                            self._seen[place] |= set(part)
                            line = {"row": self._name(row), "first": part[0], "games": len(part)}
                            log.write(json.dumps(line | {"counts": result.to_counts()}) + "\n")
                            log.flush()
                            total.add(result)
                            yield total

    def write(self) -> Path:
        """Write the pages and plots; return the page to open."""
        figures = [self._figures(place) for place in range(len(self.rows))]
        document = {
            "made_on": date.today().isoformat(),
            "rules": RULES_VERSION,
            "first_seed": self.seed,
            "rows": figures,
        }
        self.folder.mkdir(parents=True, exist_ok=True)
        text = json.dumps(document, indent=2, ensure_ascii=False)
        (self.folder / "report.json").write_text(text + "\n", encoding="utf-8")
        page = self.folder / "index.html"
        page.write_text(self._page(), encoding="utf-8")
        return page

    def _figures(self, place: int) -> dict[str, Any]:
        row, result = self.rows[place], self.results[place]
        return {
            "case": row.case.id,
            "content": row.case.content_hash,
            "options": chosen_options(row.case, row.options),
            "player": row.player,
            "seconds": row.seconds,
            "rollouts": row.rollouts,
            **result.to_json(),
            "against": [
                {"row": label, "deals": deals, "lead": lead, "standard_error": error}
                for label, deals, lead, error in self._leads(place)
            ],
            "doubt_share": result.doubt_share if result.turns_looked_at else None,
            "scored": {c: n / max(1, result.games) for c, n in sorted(result.scored.items())},
            "goals_missing_at_the_loss": dict(sorted(result.missing.items())),
            "tenth_of_the_decision": dict(sorted(result.decided.items())),
        }

    def _page(self) -> str:
        parts = [_HEAD, f"<p>{date.today().isoformat()}, seeds from {self.seed} on.</p>"]
        marks = [
            (self._label(place), result.win_rate, result.standard_error)
            for place, result in enumerate(self.results)
            if result.games
        ]
        parts.append(self._plot("wins", intervals("Won, with two standard errors", marks)))
        parts.append(self._table())
        parts.append(self._table_of_leads())
        for place, row in enumerate(self.rows):
            if row.in_depth:
                parts.append(self._section(place))
        return "\n".join([*parts, "</body></html>\n"])

    def _label(self, place: int) -> str:
        row = self.rows[place]
        usual = {option.id: option.default for option in row.case.options}
        changed = {k: v for k, v in row.options.items() if usual[k] != v or k == "mode"}
        terms = [v if k == "mode" else f"{k} {v}" for k, v in changed.items()]
        return " ".join([f"Case {row.case.number}", *terms, row.player])

    def _plot(self, name: str, drawing: str) -> str:
        (self.folder / f"{name}.svg").write_text(drawing, encoding="utf-8")
        return f'<img src="{name}.svg" alt="{escape(name)}">'

    def _table(self) -> str:
        lines = ["<table><tr><th>row<th>games<th>won<th>lost by<th>turns<th>choices<th>doubt</tr>"]
        for place, result in enumerate(self.results):
            causes = ", ".join(f"{c} {result.loss_share(c):.0%}" for c in sorted(result.losses))
            doubt = f"{result.doubt_share:.0%}" if result.turns_looked_at else ""
            cells = (
                escape(self._label(place)),
                f"{result.games:,}",
                f"{result.win_rate:.1%} ± {result.standard_error:.1%}",
                causes,
                f"{result.mean_turns:.1f}",
                f"{result.choice_share:.0%}",
                doubt,
            )
            lines.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
        return "\n".join([*lines, "</table>"])

    def _leads(self, place: int) -> list[tuple[str, int, float, float]]:
        """Compare a row with those it is measured against, on the deals that both have played.

        A player is compared with the weaker ones on the same terms, other terms with the default.
        """
        row, mine = self.rows[place], self.results[place].solved
        terms = chosen_options(row.case, row.options)
        found = []
        for other, theirs in zip(self.rows, self.results, strict=True):
            if other.case is not row.case or other is row:
                continue
            is_weaker = other.player in _STRONGER.get(row.player, ())
            same_terms = chosen_options(other.case, other.options) == terms
            is_usual = other.player == row.player and _is_usual(other)
            if (is_weaker and same_terms) or is_usual:
                deals = mine.keys() & theirs.solved.keys()
                if len(deals) > 1:
                    lead, error = paired([mine[d] - theirs.solved[d] for d in deals])
                    found.append((self._label(self.rows.index(other)), len(deals), lead, error))
        return found

    def _table_of_leads(self) -> str:
        lines = ["<table><tr><th>row<th>against<th>deals<th>points more</tr>"]
        for place in range(len(self.rows)):
            for label, deals, lead, error in self._leads(place):
                points = f"{100 * lead:+.1f} ± {100 * error:.1f}"
                cells = (escape(self._label(place)), escape(label), f"{deals:,}", points)
                lines.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
        return "\n".join([*lines, "</table>"])

    def _section(self, place: int) -> str:
        row, result = self.rows[place], self.results[place]
        label, games = self._label(place), max(1, result.games)
        name = label.lower().replace(" ", "-")
        lengths = sorted(result.lengths.items(), key=lambda item: int(item[0].split("–")[0]))
        missing = sorted(result.missing.items(), key=lambda item: int(item[0]))
        decided = [(f"{10 * n} %", result.decided[str(n)] / games) for n in range(TENTHS)]
        clues = [c for c in row.case.cards[1:] if c.kind is Kind.CLUE]
        played = sorted(((c.title, result.played_share(c.id)) for c in clues), key=lambda x: x[1])
        puzzles = [c for c in clues if c.has(Attribute.PUZZLE)]
        scored = sorted(((c.title, result.scored[c.id] / games) for c in puzzles), key=_share)
        plots = (
            ("turns", bars("Length in turns", [(k, n / games) for k, n in lengths])),
            ("missing", bars("Goals missing at the loss", [(k, n / games) for k, n in missing])),
            ("decided", bars("Undecided up to this part of the game", decided)),
            ("played", bars("Clues, by how many games they come into play in", played)),
            ("scored", bars("Puzzles, by how many games they are scored in", scored)),
        )
        pictures = [self._plot(f"{name}-{kind}", drawing) for kind, drawing in plots]
        return "\n".join([f"<h2>{escape(label)}</h2>", *pictures])


def _is_usual(row: Row, but_for: str = "") -> bool:
    """Say whether a row is played on the default terms, but for one option maybe."""
    usual = {option.id: option.default for option in row.case.options}
    return all(usual[name] == value or name == but_for for name, value in row.options.items())


def paired(differences: list[int]) -> tuple[float, float]:
    """Return the mean of paired differences and its standard error."""
    number = len(differences)
    mean = sum(differences) / max(1, number)
    spread = sum((difference - mean) ** 2 for difference in differences)
    return mean, sqrt(spread / max(1, number - 1) / max(1, number))


def _share(item: tuple[str, float]) -> float:
    return item[1]


def _gaps(wanted: range, seen: set[int]) -> list[range]:
    """Return the stretches of the wanted seeds that were not played yet."""
    gaps: list[range] = []
    for seed in wanted:
        if seed in seen:
            continue
        if gaps and gaps[-1].stop == seed:
            gaps[-1] = range(gaps[-1].start, seed + 1)
        else:
            gaps.append(range(seed, seed + 1))
    return gaps


_HEAD = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Balance of the cases</title>
<style>
body { font: 15px/1.5 Georgia, serif; margin: 2em auto; max-width: 60em; color: #222; }
table { border-collapse: collapse; margin: 1em 0; }
td, th { padding: .2em .8em; border-bottom: 1px solid #ccc; text-align: left; }
img { display: block; margin: 1em 0; max-width: 100%; }
</style></head><body><h1>Balance of the cases</h1>"""


_LABELS, _WIDTH, _STEP, _TOP = 300, 420, 18, 40
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


def intervals(
    title: str, items: Sequence[tuple[str, float, float]], span: tuple[float, float] = (0.0, 1.0)
) -> str:
    """Return shares as points with two standard errors to either side, within a span."""
    height = _TOP + len(items) * _STEP
    least, most = span

    def place(share: float) -> float:
        return _LABELS + _WIDTH * (min(most, max(least, share)) - least) / (most - least)

    parts = []
    for tenth in range(0, 11, 2):
        share = least + (most - least) * tenth / 10
        parts.append(f'<path d="M{place(share):.1f} {_TOP - 4}V{height}" stroke="{_GRID}"/>')
        parts.append(_text(place(share) - 10, _TOP - 8, f"{round(100 * share)} %"))
    for row, (label, share, error) in enumerate(items):
        y = _TOP + row * _STEP + _STEP / 2
        low, high = place(share - 2 * error), place(share + 2 * error)
        parts.append(_label(label, y - _STEP / 2))
        parts.append(f'<path d="M{low:.1f} {y}H{high:.1f}" stroke="{_BAR}" stroke-width="3"/>')
        parts.append(f'<circle cx="{place(share):.1f}" cy="{y}" r="4" fill="{_INK}"/>')
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
