"""Say what a command will do before it is given: the ticket beside a carried card (AC-11)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from arkham.files.texts import texts
from arkham.rules.areas import DRAW, HAND
from arkham.rules.basics import STRAIN_FROM, TYPES_TO_CLOSE
from arkham.rules.choices import Option, Verb
from arkham.rules.closing import most_scorable
from arkham.rules.events import (
    CardMoved,
    GameEnded,
    LineClosed,
    StackRanDry,
    StrainFelt,
    TimeStruck,
)
from arkham.rules.foresight import Foresight, foresee
from arkham.rules.moves import hand_limit, time_limit
from arkham.rules.odds import check_odds
from arkham.rules.peril import Perils
from arkham.rules.state import GameState
from arkham.scenes.draw.icons import effect_info
from arkham.scenes.table.hud import (
    Danger,
    danger_of,
    empties_the_table,
    fills_time,
)


@dataclass(frozen=True, slots=True)
class TicketLine:
    """One consequence: an icon, a sentence, and how grave it is (plain, warning or fatal)."""

    icon: str
    text: str
    tone: str = "plain"


@dataclass(frozen=True, slots=True)
class Ticket:
    title: str
    lines: tuple[TicketLine, ...]


def ticket_of(
    state: GameState, option: Option, odds: str = "full", perils: Perils | None = None
) -> Ticket:
    """Foresee an option and tell it in a few lines; nothing depends on a hidden order.

    `odds` says how a check is told: full, counts or off. With `perils` no more is told of how
    likely a loss is than is known there; that takes longest to find out.
    """
    foresight = foresee(state, option)
    lines = [
        *_first_lead(state, foresight),
        *_penalties(foresight),
        *_limits(state, option, foresight),
        *_perils(state, option, foresight, odds, perils),
        *_hand(state, foresight),
        *_strain(state, option, foresight, odds),
        *_effects(state, option),
        *_closing(state, option, foresight),
    ]
    return Ticket(_title(state, option), tuple(lines))


def _title(state: GameState, option: Option) -> str:
    words = texts()["ticket"]
    line = state.line_of(option.onto)
    if option.verb in (Verb.LEAD, Verb.HAND, Verb.PLAY) and line is not None:
        return words["play"].format(number=len(line))
    return words.get(option.verb.value, words["other"])


def _first_lead(state: GameState, foresight: Foresight) -> list[TicketLine]:
    """Tell what becomes of the First lead if the command discards it."""
    for event in foresight.events:
        if isinstance(event, CardMoved) and event.cause == "first lead":
            before, after = foresight.time
            title = state.rules.cards[event.card].title
            if after > before:
                text = texts()["ticket"]["lead_costs"]
                return [
                    TicketLine("mark.time", text.format(card=title, before=before, after=after))
                ]
            text = texts()["ticket"]["lead_lost"]
            return [TicketLine("area.pass", text.format(card=title))]
    return []


def _penalties(foresight: Foresight) -> list[TicketLine]:
    """Tell how Time and Stability change, but for what the First lead costs."""
    words, lines = texts()["ticket"], []
    moved = [e for e in foresight.events if isinstance(e, CardMoved)]
    if not any(event.cause == "first lead" for event in moved):
        counted = (("time", foresight.time), ("stability", foresight.stability))
        for name, (before, after) in counted:
            if before != after:
                text = words[f"{name}_changes"].format(before=before, after=after)
                lines.append(TicketLine(f"mark.{name}", text))
    return lines


def _limits(state: GameState, option: Option, foresight: Foresight) -> list[TicketLine]:
    """Tell of trouble and of an end that come for certain."""
    words = texts()["ticket"]
    stack = state.rules.trouble_stack()
    name, left = stack.label, len(state.areas[stack.area])
    tone = "warning" if left else "fatal"
    comes = words[f"{name}_come" if left else f"{name}_none"].format(before=left, after=left - 1)
    lines = []
    if any(isinstance(event, TimeStruck) for event in foresight.events):
        struck = words["time_strikes"].format(limit=time_limit(state), comes=comes)
        lines.append(TicketLine("mark.time", struck, tone))
    elif fills_time(state, option, foresight):
        lines.append(TicketLine("mark.time", words["time_full"].format(comes=comes), tone))
    if any(isinstance(event, StackRanDry) for event in foresight.events):
        lines.append(TicketLine(stack.icon, words["runs_dry"].format(comes=comes), tone))
    if empties_the_table(state, option):
        lines.append(TicketLine(stack.icon, words["no_case"].format(comes=comes), tone))
    if foresight.ended is not None:
        lines.append(_ending(foresight.ended))
    elif danger_of(state, option, foresight) is Danger.LOSS:
        lines.append(TicketLine("mark.stability", words["loses"], "fatal"))
    return lines


def _perils(
    state: GameState, option: Option, foresight: Foresight, odds: str, perils: Perils | None
) -> list[TicketLine]:
    """Tell of an end that may come, unless one comes for certain."""
    if foresight.ended is not None or danger_of(state, option, foresight) is Danger.LOSS:
        return []
    peril = peril_of(state, (option,), odds, perils)
    return [peril] if peril else []


def peril_of(
    state: GameState, options: Sequence[Option], odds: str, perils: Perils | None = None
) -> TicketLine | None:
    """Say how likely an answer loses the game, where it is one of these.

    None if none can, or if that is not known yet; without `perils` it is found out here.
    """
    if perils is None:
        perils = Perils(state)
        perils.find(options)
    found = perils.all_of(options) or ()
    chances = [peril.chance for peril in found if peril.chance is not None]
    untold = any(peril.chance is None and peril.can_lose for peril in found)
    least, most = min(chances, default=Fraction(0)), max(chances, default=Fraction(0))
    if not most and not untold:
        return None
    words = texts()["ticket"]
    if least == 1 and not untold:
        text = words["loses"]
    elif odds == "off" or untold:
        text = words["can_lose"]
    elif least == most:
        text = words["can_lose_of"].format(chance=_chance(state, most))
    else:
        told = {"least": _chance(state, least), "most": _chance(state, most)}
        text = words["can_lose_by"].format(**told)
    return TicketLine("mark.stability", text, "fatal")


def _chance(state: GameState, chance: Fraction) -> str:
    """Tell a chance: counted in cards of the draw stack where they decide, else in percent."""
    words, total = texts()["ticket"], len(state.areas[DRAW])
    if chance in (0, 1):
        return words["always" if chance else "never"]
    count = chance * total
    if count.denominator == 1:
        return words["odds_count"].format(count=count, total=total)
    share, _ = percentages((chance.numerator, chance.denominator - chance.numerator))
    return words["odds_share"].format(share=min(99, max(1, share)))


def _hand(state: GameState, foresight: Foresight) -> list[TicketLine]:
    """Tell how many cards of the hand will have to go."""
    have, limit = len(state.areas[HAND]), hand_limit(state)
    moved = [event for event in foresight.events if isinstance(event, CardMoved)]
    after = have + sum((e.target.area == HAND) - (e.source.area == HAND) for e in moved)
    if after <= max(limit, have):
        return []
    text = texts()["ticket"]["hand_over"].format(limit=limit, over=after - limit)
    return [TicketLine("area.from-hand", text, "warning")]


def _ending(ended: GameEnded) -> TicketLine:
    words = texts()["ticket"]
    if ended.won:
        return TicketLine("attribute.puzzle", words["wins"], "plain")
    return TicketLine("mark.stability", words["loses"], "fatal")


def _strain(state: GameState, option: Option, foresight: Foresight, odds: str) -> list[TicketLine]:
    """Tell of a check that is due before the card's own effects, with its odds."""
    words = texts()["ticket"]
    line = state.line_of(option.onto)
    due = any(isinstance(event, StrainFelt) for event in foresight.events)
    if not due and not (line and option.verb is not Verb.CLOSE and len(line) - 1 >= STRAIN_FROM):
        return []
    return [TicketLine("area.strain", words["strain"], "warning"), *_odds(state, odds)]


def _odds(state: GameState, detail: str) -> list[TicketLine]:
    """Tell the outcomes of a check as the settings want them: in percent, counted, or not."""
    if detail == "off":
        return []
    words = texts()["ticket"]
    odds = check_odds(state)
    shares = percentages((odds.stability, odds.time, odds.nothing))
    keys = (("odds_stability", "mark.stability"), ("odds_time", "mark.time"), ("odds_nothing", ""))
    lines = []
    for (key, icon), share, count in zip(keys, shares, odds, strict=True):
        told = "odds_share" if detail == "full" else "odds_count"
        chance = words[told].format(share=share, count=count, total=odds.total)
        lines.append(TicketLine(icon, words[key].format(chance=chance)))
    return lines


def percentages(counts: tuple[int, ...]) -> tuple[int, ...]:
    """Return counts as whole percentages that add up to a hundred.

    Each is cut; what is missing then goes to those that lost most, of equals the first.
    """
    total = sum(counts)
    if not total:
        return tuple(0 for _ in counts)
    shares = [count * 100 // total for count in counts]
    by_loss = sorted(range(len(counts)), key=lambda i: -(counts[i] * 100 % total))
    for i in by_loss[: 100 - sum(shares)]:
        shares[i] += 1
    return tuple(shares)


def _effects(state: GameState, option: Option) -> list[TicketLine]:
    """Name the card's own effects, must or may, in their order."""
    if option.verb not in (Verb.LEAD, Verb.HAND, Verb.PLAY):
        return []
    words = texts()["ticket"]
    return [
        TicketLine(
            f"effect.{effect.name}",
            words["must" if effect.must else "may"].format(effect=effect_info(effect).name),
        )
        for effect in state.rules.cards[option.card].effects
    ]


def _closing(state: GameState, option: Option, foresight: Foresight) -> list[TicketLine]:
    """Tell how far the line then is from being closed, and what closing would score."""
    words = texts()["ticket"]
    line = state.line_of(option.onto)
    if line is None or any(isinstance(event, LineClosed) for event in foresight.events):
        return []
    if option.verb is Verb.CLOSE:
        count = most_scorable(state, line)
        return [TicketLine("area.close", words["scores"].format(count=count))]
    after = (*line, option.card)
    types = state.rules.types_in(after)
    if types < TYPES_TO_CLOSE:
        return [TicketLine("area.close", words["types"].format(have=types, need=TYPES_TO_CLOSE))]
    closable_now = state.rules.types_in(line) >= TYPES_TO_CLOSE
    now = most_scorable(state, line) if closable_now else 0
    then = most_scorable(state, after)
    return [TicketLine("area.close", words["closable"].format(count=then, before=now))]
