"""Say what a plan needs and brings, and why a ghost cannot lie where it was laid."""

from __future__ import annotations

from typing import NamedTuple

from arkham.play.plan import Fate, Laid, Outlook
from arkham.rules.choices import Refusal
from arkham.rules.moves import time_limit
from arkham.rules.state import GameState
from arkham.scenes.draw.brush import section
from arkham.scenes.draw.icons import icon_table
from arkham.scenes.table.ticket import percentages
from arkham.settings import keys
from arkham.words import wording


class Figure(NamedTuple):
    """A large number, and what it counts."""

    number: str
    words: tuple[str, ...]  # longest first
    icon: str = ""


class Sentence(NamedTuple):
    text: str
    grave: bool = False


def reason(refusal: Refusal) -> str:
    """Say why a link of the plan fails: with what there would be, where there are numbers."""
    found = section("plan")["reasons"].get(refusal.reason)
    return wording.reason_line(refusal, found)


def fault(laid: Laid) -> str:
    """Say what is wrong with a ghost; nothing if it fits."""
    if laid.fate is Fate.REFUSED:
        return reason(laid.refusals[0])
    return str(section("plan")["gone"]) if laid.fate is Fate.GONE else ""


def figures(state: GameState, foreseen: Outlook) -> tuple[Figure, Figure, Figure]:
    """Return turns, First leads lost, and Time before and after."""
    words = section("plan")
    before, after = foreseen.time
    of_limit = tuple(form.format(limit=time_limit(state)) for form in words["time"])
    return (
        Figure(str(foreseen.turns), _plural("turns", foreseen.turns)),
        Figure(str(len(foreseen.lost)), _plural("leads_lost", len(foreseen.lost))),
        Figure(f"{before} → {after}", of_limit, "mark.time"),
    )


def _plural(key: str, count: int) -> tuple[str, ...]:
    return tuple(section("plan")[key]["one" if count == 1 else "many"])


def sentences(state: GameState, foreseen: Outlook, odds: str) -> list[Sentence]:
    """Tell what else there is to know, the gravest first."""
    words, said = section("plan"), []
    if not foreseen.laid:
        return [Sentence(words["empty"].format(confirm=keys.label("confirm")))]
    if foreseen.loses:
        said.append(Sentence(words["loses"], grave=True))
    elif foreseen.strikes:
        said.append(Sentence(words["strikes"].format(comes=_trouble(state)), grave=True))
    if foreseen.checks:
        said.append(Sentence(_checks(foreseen, odds)))
    if foreseen.dry:
        said.append(Sentence(words["dry"], grave=True))
    if any(one.stirs for one in foreseen.laid):
        said.append(Sentence(words["stirs"]))
    if foreseen.others:
        names = ", ".join(_effect(name) for name in foreseen.others)
        said.append(Sentence(words["others"].format(names=names)))
    unknown = sum(not lead.card for lead in foreseen.lost)
    if unknown:
        key = "unknown_one" if unknown == 1 else "unknown"
        said.append(Sentence(words[key].format(count=unknown)))
    for line in foreseen.lines:
        if line.puzzles and line.types[1] > line.types[0]:
            name = state.rules.cards[line.line[0]].title
            key = "closable_one" if line.puzzles == 1 else "closable"
            said.append(Sentence(words[key].format(case=name, count=line.puzzles)))
    return said or [Sentence(words["no_checks"])]


def _trouble(state: GameState) -> str:
    """Say what a full Time area brings, and how many of it are left."""
    stack = state.rules.trouble_stack()
    left = len(state.areas[stack.area])
    return str(section("ticket")[f"{stack.label}_come"]).format(before=left, after=left - 1)


def _checks(foreseen: Outlook, odds: str) -> str:
    """Tell how many checks come, and the chance that none of them costs Stability."""
    words = section("plan")
    text = words["check" if foreseen.checks == 1 else "checks"].format(count=foreseen.checks)
    if foreseen.no_loss is None or odds == "off":
        return f"{text}."
    no_loss = foreseen.no_loss
    (share, _) = percentages((no_loss.numerator, no_loss.denominator - no_loss.numerator))
    return f"{text}{words['none_cracks'].format(share=share)}"


def _effect(key: str) -> str:
    """Name an effect by the key the rules know it under, its number last."""
    name, _, number = key.partition(" ")
    return icon_table()[f"effect.{name}"].name.replace("{n}", number)
