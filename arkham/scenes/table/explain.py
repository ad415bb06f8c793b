"""Write the sheets that explain the table: hints, odds, counters, the mark of the run.

A hint of this kind names facts, never a best move, so it tells nothing that the player could not
have counted: it leaves a fair game fair. Nothing here looks at a hidden order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from arkham.files.texts import texts
from arkham.play.hopeless import hopeless
from arkham.play.session import Mark, Session
from arkham.rules.areas import AREAS, BIG_PICTURE, DRAW, HAND, LEADS, STABILITY, TIME
from arkham.rules.basics import LEADS_SPACES, TYPE_BITS, TYPES_TO_CLOSE
from arkham.rules.cards import GAP, ClueType
from arkham.rules.choices import Prompt, Verb
from arkham.rules.closing import closable, most_scorable
from arkham.rules.moves import discard_area, hand_limit, time_limit
from arkham.rules.odds import check_odds, runs_dry, stability_spread
from arkham.rules.play import places_for
from arkham.rules.state import GameState, Line
from arkham.scenes.dialogs.sheet import Explanation
from arkham.scenes.draw.icons import icon_info
from arkham.scenes.table.closing import Closing, best_scoring, solves
from arkham.scenes.table.hud import hud_of
from arkham.scenes.table.ticket import percentages
from arkham.scenes.widgets.lists import Row
from arkham.words import wording
from arkham.words.counter_history import Entry, account

COUNTER_CLAUSES = {
    "time": "U3",
    "stability": "U2",
    "hand_limit": "D1",
}
MOST_CHECKS = 4  # the spread is told for up to so many checks in a row


def explanation(topic: str, session: Session, odds: str) -> Explanation:
    """Return the sheet of a topic; `odds` says how much of them is told."""
    if topic == "hint":
        return hint_sheet(session.state)
    if topic == "odds":
        return odds_sheet(session.state, odds)
    if topic == "mark":
        return mark_sheet(session)
    names = {"trouble": session.rules.trouble_stack().label}
    return counter_sheet(session, names.get(topic, topic))


def hint_sheet(state: GameState) -> Explanation:
    """Tell what is urgent and what is possible; only open facts, so the game stays fair."""
    words = texts()["hint"]
    found = hints_of(state)
    rows: list[Row] = []
    for urgent, heading in ((True, "urgent"), (False, "possible")):
        told = [hint for hint in found if hint.urgent is urgent]
        if told:
            rows.append(Row(words[heading], tone="heading"))
        tone = "warning" if urgent else "plain"
        rows += [Row(hint.text, icon=hint.icon, tone=tone) for hint in told]
    rows.append(Row(words["ruling"], tone="heading"))
    return Explanation(words["title"], tuple(rows))


def odds_sheet(state: GameState, detail: str) -> Explanation:
    """Tell the three outcomes of the next check, and of up to four checks in a row."""
    words = texts()["odds"]
    odds = check_odds(state)
    names = ("stability", "time", "nothing")
    icons = ("mark.stability", "mark.time", "effect.discard")
    rows = [Row(words["stack"].format(total=odds.total), tone="heading")]
    for name, icon, count, share in zip(names, icons, odds, percentages(tuple(odds)), strict=True):
        value = words["count"].format(count=count, total=odds.total)
        if detail == "full":
            value = words["full"].format(count=count, total=odds.total, share=share)
        rows.append(Row(words[name], value, icon))
    if detail == "full":
        rows.append(Row(words["in_a_row"], tone="heading"))
        rows += [_spread_row(state, checks) for checks in range(1, MOST_CHECKS + 1)]
    rows.append(Row(words["honest"], tone="heading"))
    return Explanation(words["title"], tuple(rows), "M2")


def _spread_row(state: GameState, checks: int) -> Row:
    """Tell how likely so many checks in a row cost 0, 1, 2 … Stability."""
    words = texts()["odds"]
    spread = stability_spread(state, checks)
    told = words["between"].join(
        words["hits"].format(hits=hits, share=_percent(chance))
        for hits, chance in enumerate(spread)
    )
    key = "check" if checks == 1 else "checks"
    text = words[key].format(checks=checks)
    return Row(text + (words["dry"] if runs_dry(state, checks) else ""), told)


def _percent(chance: Fraction) -> str:
    """Return a chance in whole percent; the impossible and the tiny are told apart."""
    share = round(chance * 100)
    return "<1" if chance and not share else ">99" if chance != 1 and share == 100 else str(share)


def _clause(counter: str) -> str:
    """Return where the rules speak of a counter; of what time costs its tip knows it."""
    tips: Any = texts()["tips"]
    return COUNTER_CLAUSES.get(counter) or str(tips[counter]["clause"])


def counter_sheet(session: Session, counter: str) -> Explanation:
    """Tell which events made a counter what it is, the latest first."""
    words = texts()["account"]
    hud = hud_of(session)
    values: dict[str, tuple[int, int]] = {
        "time": hud.time,
        "stability": hud.stability,
        hud.trouble[0]: (hud.trouble[1], 0),
        "hand_limit": hud.hand,
    }
    have, limit = values[counter]
    rows = [] if counter == "hand_limit" else _entry_rows(account(session, counter))
    other = {"time": "time_limit", "hand_limit": "hand_limit"}.get(counter)
    if other:
        rows.append(Row(words["why_limit"].format(limit=limit), tone="heading"))
        rows += _entry_rows(account(session, other))
    title = words[counter].format(have=have, limit=limit)
    return Explanation(title, tuple(rows), _clause(counter))


def _entry_rows(entries: Sequence[Entry]) -> list[Row]:
    words = texts()["account"]
    return [
        Row(
            words["turn" if entry.turn else "set_up"].format(turn=entry.turn, text=entry.text),
            words["change"].format(change=entry.change, total=entry.total),
        )
        for entry in reversed(entries)
    ] or [Row(words["nothing"])]


def mark_sheet(session: Session) -> Explanation:
    """Tell what Fair and Practice mean, and which this run is."""
    words = texts()["mark"]
    now = "fair_now" if session.mark is Mark.FAIR else "practice_now"
    now = "open_now" if session.open_deck else now
    rows = [Row(words[now]), Row(words["fair"]), Row(words["practice"])]
    return Explanation(words[session.mark.value + "_title"], tuple(rows))


_NEAR = 2  # that close to the stability limit it is worth a word


@dataclass(frozen=True, slots=True)
class Hint:
    """One fact worth knowing now."""

    text: str
    icon: str  # an id of data/icons.yaml
    urgent: bool = False


def hints_of(state: GameState) -> tuple[Hint, ...]:
    """Return what is urgent, then what is possible, at the question that waits."""
    choice = state.choice
    if choice is None:
        return ()
    found = [*_of_the_end(state), *_of_winning(state), *_of_time(state)]
    found += [*_of_stability(state), *_of_the_stack(state)]
    if choice.prompt == Prompt.ACTION:
        found += [*_of_the_hand(state), *_of_plays(state)]
    else:
        icon = "mark.must" if choice.must else "mark.may"
        found.append(Hint(wording.prompt_line(state, choice), icon))
    found += [*_of_cases(state), *_of_the_goal(state), *_of_help(state)]
    return tuple(sorted(found, key=lambda hint: not hint.urgent))


def _say(key: str, icon: str, *, urgent: bool = False, **values: object) -> Hint:
    return Hint(texts()["hint"][key].format(**values), icon, urgent)


def _title(state: GameState, card: int) -> str:
    return state.rules.cards[card].title


def _trouble(state: GameState) -> tuple[str, int]:
    """Return the kind of card that comes when time is up, and how many are left."""
    stack = state.rules.trouble_stack().area
    return AREAS[stack].kind, len(state.areas[stack])


def _of_the_end(state: GameState) -> list[Hint]:
    """Say that nothing can win any more, with the proof; nothing where there is none."""
    lost = hopeless(state)
    if lost is None:
        return []
    icon = state.rules.trouble_stack().icon
    return [_say(lost.proof, icon, urgent=True, **dict(lost.numbers))]


def _of_winning(state: GameState) -> list[Hint]:
    """Tell which case wins the game by being closed: nothing is more urgent."""
    options = state.choice.options if state.choice else ()
    found = []
    for option in options:
        line = state.line_of(option.onto) if option.verb is Verb.CLOSE else None
        if line and solves(state, Closing(option, best_scoring(state, line))):
            name = _title(state, line[0])
            found.append(_say("wins", "area.close", urgent=True, case=name))
    return found


def _of_time(state: GameState) -> list[Hint]:
    """Warn where one more card brings trouble, above all the First lead."""
    have, limit = len(state.areas[TIME]), time_limit(state)
    name, left = _trouble(state)
    if have < limit - 1:
        return []
    lead = state.first_lead()
    costs = bool(lead) and discard_area(state, lead) == TIME
    key = "time_lead" if costs else "time_near"
    return [
        _say(
            f"{key}_{name}" if left else f"{key}_last",
            "mark.time",
            urgent=True,
            have=have,
            limit=limit,
            left=left,
        )
    ]


def _of_stability(state: GameState) -> list[Hint]:
    have, limit = len(state.areas[STABILITY]), state.rules.stability_limit
    if limit - have > _NEAR:
        return []
    values = {"have": have, "limit": limit, "more": limit - have}
    return [_say("stability", "mark.stability", urgent=limit - have <= 1, **values)]


def _of_the_stack(state: GameState) -> list[Hint]:
    """Warn where the refill of this turn will find too few cards."""
    leads = [card for card in state.areas[LEADS] if card != GAP]
    asked = state.choice is not None and state.choice.prompt == Prompt.ACTION
    missing = LEADS_SPACES - len(leads) + (1 if asked and leads else 0)
    count = len(state.areas[DRAW])
    if count >= missing:
        return []
    name, left = _trouble(state)
    key = f"stack_{name}" if left else "stack_last"
    return [_say(key, "effect.shuffle", urgent=True, count=count, missing=missing, left=left)]


def _of_the_hand(state: GameState) -> list[Hint]:
    have, limit = len(state.areas[HAND]), hand_limit(state)
    if have < limit or not state.first_lead():
        return []
    return [_say("hand_full", "area.take", have=have, limit=limit)]


def _of_plays(state: GameState) -> list[Hint]:
    """Tell which cards fit where now."""
    lead = state.first_lead()
    found = []
    for card in (lead, *state.areas[HAND]):
        places = places_for(state, card) if card else []
        if places:
            names = ", ".join(_title(state, anchor) for anchor in places)
            key, icon = ("lead_fits", "area.play") if card == lead else ("fits", "area.from-hand")
            found.append(_say(key, icon, card=_title(state, card), cases=names))
    if found:
        return found
    later = [card for card in state.areas[LEADS] if card not in (GAP, lead)]
    fitting = ", ".join(_title(state, card) for card in later if places_for(state, card))
    waiting = [_say("later_fits", "area.pass", cards=fitting)] if fitting else []
    return [_say("nothing_fits", "area.pass"), *waiting]


def _of_cases(state: GameState) -> list[Hint]:
    """Tell which cases can be closed, or nearly."""
    found = []
    for line in state.lines:
        name, types = _title(state, line[0]), state.rules.types_in(line)
        if closable(state, line):
            count = most_scorable(state, line)
            found.append(_say("closable", "area.close", case=name, count=count))
            if state.rules.reopens and len(state.lines) == 1:
                key = "last_case" if _trouble(state)[1] else "last_case_lost"
                found.append(_say(key, state.rules.trouble_stack().icon, urgent=True, case=name))
        elif types == TYPES_TO_CLOSE - 1:
            found.append(_one_short(state, line))
    return found


def _one_short(state: GameState, line: Line) -> Hint:
    """Tell what a case lacks, and which open cards that fit would bring it."""
    rules = state.rules
    have = {rules.type_bit[card] for card in line}
    cards = [card for card in (state.first_lead(), *state.areas[HAND]) if card]
    bring = [
        _title(state, card)
        for card in cards
        if rules.type_bit[card] not in have and line[0] in places_for(state, card)
    ]
    name = _title(state, line[0])
    if bring:
        return _say("one_short_with", "area.close", case=name, cards=", ".join(bring))
    return _say("one_short", "area.close", case=name)


def _of_the_goal(state: GameState) -> list[Hint]:
    """Tell what is still to be scored: types, or the letters that goals ask for."""
    rules = state.rules
    if rules.goals:
        return _of_letters(state)
    scored = {rules.type_bit[card] for card in state.areas[BIG_PICTURE]}
    missing = rules.types_to_win - len(scored - {0})
    if missing <= 0:
        return []
    in_game = {card.type for card in rules.cards if card.type}
    types = [t for t in ClueType if t in in_game and TYPE_BITS[t] not in scored]
    names = [icon_info(f"type.{t}").name for t in types]
    return [_say("goal", "attribute.puzzle", missing=missing, types=", ".join(names))]


def _of_letters(state: GameState) -> list[Hint]:
    """Tell which lettered puzzles the goals still lack, and which of them are in reach."""
    cards, goal = state.rules.cards, state.rules.goals[0]
    missing = state.rules.asked_letters - {cards[c].letter for c in state.areas[BIG_PICTURE]}
    if not missing:
        return []
    found = [_say("letters", f"kind.{cards[goal].kind}", letters=", ".join(sorted(missing)))]
    open_cards = [c for c in (*state.areas[LEADS], *state.areas[HAND]) if c != GAP]
    near = [c for c in open_cards if cards[c].letter in missing]
    if near:
        named = ", ".join(f"{_title(state, c)} ({cards[c].letter})" for c in near)
        found.append(_say("letters_near", "attribute.puzzle", cards=named))
    return found


def _of_help(state: GameState) -> list[Hint]:
    """Name the outside help that can be used at this moment."""
    options = state.choice.options if state.choice else ()
    tools = dict.fromkeys(option.tool for option in options if option.free and option.tool)
    names = ", ".join(_title(state, card) for card in tools)
    icons = [f"kind.{state.rules.cards[card].kind}" for card in tools]
    return [_say("help", icons[0], tools=names)] if names else []
