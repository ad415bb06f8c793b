"""Write the sheets that explain the table: hints, odds, counters, the mark of the run."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from arkham.files.texts import texts
from arkham.play.session import Mark, Session
from arkham.rules.odds import check_odds, runs_dry, stability_spread
from arkham.rules.state import GameState
from arkham.scenes.dialogs.sheet import Explanation
from arkham.scenes.table.hints import hints_of
from arkham.scenes.table.hud import hud_of
from arkham.scenes.table.ticket import percentages
from arkham.scenes.widgets.row_list import Row
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
