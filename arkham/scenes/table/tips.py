"""Say in a few words what each control of the table is, what it does now, and by which rule."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any

from arkham.files.texts import texts
from arkham.rules.areas import BIG_PICTURE
from arkham.rules.basics import TYPES_TO_CLOSE, techniques_of
from arkham.rules.cards import Card, ClueType
from arkham.rules.choices import Option, Refusal, Verb
from arkham.rules.events import CheckMade
from arkham.rules.mechanisms.base import Panel, PanelKind
from arkham.rules.peril import Perils
from arkham.rules.refusals import refusal_of
from arkham.rules.state import GameState
from arkham.scenes.draw.brush import forms
from arkham.scenes.draw.icons import attribute_infos, effect_info, icon_info
from arkham.scenes.table.hud import ACTION_VERBS, Danger, Hud, LineStatus
from arkham.scenes.table.layout.table import ACTIONS, Spot, TableLayout
from arkham.scenes.table.spots import card_at
from arkham.scenes.table.targets import answers_by_click, tool_options
from arkham.scenes.table.ticket import peril_of, ticket_of
from arkham.scenes.table.view import TableView
from arkham.settings import keys
from arkham.words import wording


class HoverTimer:
    """One thing that is being looked at, and how long until that counts."""

    def __init__(self) -> None:
        self._subject: object = None
        self._left: float | None = None  # None: nothing is waited for

    @property
    def left(self) -> float | None:
        """Return how many seconds are still to wait, None if nothing is waited for."""
        return self._left

    def on(self, subject: object, seconds: float) -> None:
        """Begin to wait for a subject; one that is already looked at goes on as it was."""
        if subject != self._subject:
            self._subject, self._left = subject, seconds

    def again(self) -> None:
        """Be due once more: there will be more to say."""
        self._left = 0.0

    def off(self) -> None:
        """Look at nothing."""
        self._subject = self._left = None

    def is_due(self, dt: float) -> bool:
        """Let time pass; say once when the wait for the subject is over."""
        if self._left is None:
            return False
        self._left -= dt
        if self._left > 0:
            return False
        self._left = None
        return True


CARD_SPOTS = frozenset({"lead", "hand", "card", "head"})  # the inspector tells what they are
_MOST_LINES = 5


@dataclass(frozen=True, slots=True)
class TipLine:
    """One sentence of a tip; a grave one warns."""

    text: str
    grave: bool = False


@dataclass(frozen=True, slots=True)
class Tip:
    """Name, sentences, and the clause of the rules that says so."""

    name: str
    lines: tuple[TipLine, ...]
    clause: str = ""


@dataclass(frozen=True, slots=True)
class Seen:
    """All that a tip may speak of."""

    state: GameState
    view: TableView
    hud: Hud
    layout: TableLayout
    odds: str  # full, counts or off
    fan: tuple[int, ...] = ()  # cards laid out to choose from
    perils: Perils | None = None  # what is known of them; None: to be found out at once


def tip_of(seen: Seen, spot: Spot) -> Tip | None:
    """Return what there is to say about a spot: of a card, what choosing it would do."""
    match spot.name:
        case "action":
            return _action(seen, ACTIONS[spot.index]) if not seen.hud.track else None
        case "tool":
            return _tool(seen, seen.layout.inspector.tool_names[spot.index])
        case "header":
            return _case(seen, spot.index)
        case "slot":
            return _slot(seen, spot.index)
        case "side" | "helper":
            return _helper(seen, spot)
        case "bag":
            return _in_bag(seen, spot.index)
        case "strip":
            return _in_force(seen, spot.index)
        case "goals":
            return _goal(seen, spot.index)
        case "checked":
            return _checked(seen)
        case "prompt":
            return _prompt(seen)
        case "skip" | "do":
            return _answer(seen, spot.name)
        case name if name in CARD_SPOTS:
            return _pick(seen, card_at(seen.view, spot))
        case "fan":
            return _pick(seen, seen.fan[spot.index])
        case "extra":
            return _plain(tuple(seen.layout.rail.extras)[spot.index])
        case "trouble":
            name, left = seen.hud.trouble
            return _plain(name, left=left)
        case "stack" | "odds" if seen.hud.next_cards:
            return _plain("open_stack")
        case "odds":
            return _odds(seen) if seen.odds != "off" else None
        case "goal":
            return _with(_plain("goal"), _types(seen, _proved(seen)))
        case name if name in texts()["tips"]:
            return _plain(name, **_figures(seen, name), mark=_mark(seen))
    return None


def _with(tip: Tip, lines: Sequence[TipLine]) -> Tip:
    return replace(tip, lines=(*tip.lines, *lines))


def _odds(seen: Seen) -> Tip:
    """Tell every row: what a card of that kind does, and how many there are."""
    odds, words = seen.hud.odds, texts()["odds"]
    rows = []
    for name, count in (
        ("stability", odds.stability),
        ("time", odds.time),
        ("nothing", odds.nothing),
    ):
        form = words["count" if seen.odds == "counts" else "full"]
        share = round(100 * count / max(1, odds.total))
        number = form.format(count=count, total=odds.total, share=share)
        rows.append(TipLine(f"{words[name]}: {number}"))
    return _with(_plain("odds"), rows)


def _types(
    seen: Seen, shown: Collection[ClueType], by_puzzles: Collection[ClueType] = ()
) -> list[TipLine]:
    """Name the types that are there, those of them that go with their puzzles, and the missing."""
    all_types = seen.state.rules.types
    told = []
    for key, types in (
        ("shows_types", [t for t in all_types if t in shown]),
        ("puzzle_types", [t for t in all_types if t in by_puzzles]),
        ("lacks_types", [t for t in all_types if t not in shown]),
    ):
        if types:
            names = ", ".join(icon_info(f"type.{t}").name for t in types)
            told.append(TipLine(texts()["tips_now"][key].format(types=names)))
    return told


def _proved(seen: Seen) -> set[ClueType]:
    """Return the types that lie in the big picture."""
    cards = seen.state.rules.cards
    return {kind for c in seen.view.areas[BIG_PICTURE] if (kind := cards[c].type) is not None}


def clauses_of(seen: Seen, spot: Spot) -> tuple[str, ...]:
    """Return where the rules speak of a spot: of a card, everything printed on it."""
    if spot.name in CARD_SPOTS:
        return card_clauses(seen.state, card_at(seen.view, spot))
    tip = tip_of(seen, spot)
    return (tip.clause,) if tip and tip.clause else ()


def card_clauses(state: GameState, index: int) -> tuple[str, ...]:
    """Return the clauses of everything printed on a card."""
    if not index:
        return ()
    card = state.rules.cards[index]
    infos = [icon_info(f"kind.{card.kind}"), *attribute_infos(card)]
    infos += [effect_info(e) for e in (*card.effects, *card.immediate, *card.icons, *card.ongoing)]
    if card.time:
        infos.append(icon_info("mark.time"))
    if card.stability:
        infos.append(icon_info("mark.stability"))
    return tuple(dict.fromkeys(info.clause for info in infos))


def _words(name: str) -> dict[str, Any]:
    found: Any = texts()["tips"][name]
    return dict(found)


def _plain(name: str, **values: object) -> Tip:
    """Return the tip of a control that always says the same."""
    words = _words(name)
    line = TipLine(str(words["words"]).format(**values))
    return Tip(str(words["name"]).format(**values), (line,), str(words["clause"]))


def _figures(seen: Seen, name: str) -> dict[str, object]:
    """Return how full an area is, its limit, and what comes when Time is full."""
    hud = seen.hud
    have, limit = {"time": hud.time, "stability": hud.stability}.get(name, hud.hand)
    trouble, left = hud.trouble
    comes = texts()["tips_now"][f"{trouble}_trouble"].format(left=left)
    return {"have": have, "limit": limit, "trouble": comes}


def _mark(seen: Seen) -> str:
    return forms(seen.hud.mark)[0]


def _action(seen: Seen, name: str) -> Tip:
    """Tell one of the five actions: why not, or what it certainly does."""
    info = icon_info(f"area.{name}")
    status = next(action for action in seen.hud.actions if action.name == name)
    lines = [TipLine(info.rule)]
    if not status.enabled:
        lines.append(TipLine(status.reason, grave=True))
        return Tip(info.name, tuple(lines), info.clause)
    words: Any = texts()["actions"]
    choice = seen.state.choice
    verb = ACTION_VERBS[name]
    ways = [o for o in choice.options if o.verb is verb] if choice else []
    lines += _of_any(seen, ways)
    if len(ways) > 1 and status.danger is Danger.TROUBLE:
        lines.append(TipLine(str(words[seen.hud.trouble[0]][0]).capitalize(), grave=True))
    return Tip(info.name, tuple(lines[:_MOST_LINES]), info.clause)


def _consequences(seen: Seen, option: Option) -> list[TipLine]:
    """Tell what a command will do; what loses comes first, so that it is never left out."""
    ticket = ticket_of(seen.state, option, seen.odds, seen.perils)
    lines = sorted(ticket.lines, key=lambda line: line.tone != "fatal")
    return [TipLine(line.text, grave=line.tone != "plain") for line in lines]


def _of_any(seen: Seen, ways: Sequence[Option]) -> list[TipLine]:
    """Tell what the only way does; of several, how likely one of them loses."""
    if len(ways) == 1:
        return _consequences(seen, ways[0])
    peril = peril_of(seen.state, ways, seen.odds, seen.perils)
    return [TipLine(peril.text, grave=True)] if peril else []


def _tool(seen: Seen, name: str) -> Tip:
    words = _words("tools")[name]
    lines = [TipLine(str(words["words"]))]
    status = {"undo": seen.hud.undo, "redo": seen.hud.redo}.get(name)
    if status is not None and status.reason:
        lines.append(TipLine(status.reason, grave=True))
    elif status is not None and status.note:
        key = "ends_fair_why" if name == "undo" else "back_to_fair_why"
        lines.append(TipLine(texts()["travel"][key], grave=name == "undo"))
    key = keys.label("back" if name == "menu" else name)
    return Tip(f"{texts()['tools'][name]} ({key})", tuple(lines))


def _case(seen: Seen, index: int) -> Tip | None:
    """Tell how far a case is, and what closing it would do or why it cannot be closed."""
    if index >= len(seen.hud.lines):
        return None
    status = seen.hud.lines[index]
    title = seen.state.rules.cards[status.anchor].title
    options = seen.state.choice.options if seen.state.choice else ()
    close = next((o for o in options if o.verb is Verb.CLOSE and o.onto == status.anchor), None)
    if close is not None:
        told = [TipLine(texts()["tips_now"]["close"]), *_consequences(seen, close)]
    else:
        refused: tuple[Refusal, ...] = refusal_of(seen.state, Verb.CLOSE, 0, status.anchor)
        told = [TipLine(wording.reason_line(reason), grave=True) for reason in refused]
    told = [*_scoring(status), *_types(seen, *_kinds(status)), _open_end(status), *told]
    return Tip(title, tuple(told[: _MOST_LINES + 3]), "X1")


def _scoring(status: LineStatus) -> list[TipLine]:
    """Say of a case that can be closed why it would not score, or not all of its puzzles."""
    words = texts()["tips_now"]
    if status.held:
        key = "scores_none_held" if not status.puzzles else "scores_not_all"
        return [TipLine(words[key].format(count=status.held, need=TYPES_TO_CLOSE), grave=True)]
    none = status.closable and not status.puzzles
    return [TipLine(words["scores_none"], grave=True)] if none else []


def _kinds(status: LineStatus) -> tuple[set[ClueType], set[ClueType]]:
    """Return the types that a line shows, and those of them that only puzzles show."""
    shown = {kind for kind, here in zip(ClueType, status.types, strict=True) if here}
    lasting = {kind for kind, here in zip(ClueType, status.lasting, strict=True) if here}
    return shown, shown - lasting


def _slot(seen: Seen, index: int) -> Tip:
    """Tell what the next clue of a case needs, and that it costs a check where it does."""
    status = seen.hud.lines[index] if index < len(seen.hud.lines) else None
    if status is None or not status.strain:
        return _plain("slot")
    words = texts()["tips_now"]["strain"].format(count=len(seen.view.lines[index]) - 1)
    return replace(_with(_plain("slot"), [TipLine(words, grave=True)]), clause="M1")


def _open_end(status: LineStatus) -> TipLine:
    """Name the techniques of which the next clue needs one."""
    names = [icon_info(f"technique.{t}").name for t in techniques_of(status.ends_in)]
    return TipLine(texts()["tips_now"]["open_end"].format(techniques=", ".join(names)))


def _pick(seen: Seen, card: int) -> Tip | None:
    """Tell what a click on a card does, where it answers a question and does anything certain."""
    option = answers_by_click(seen.state, card) if card else None
    lines = _consequences(seen, option) if option is not None else []
    if option is None or not lines:
        return None
    title = seen.state.rules.cards[card].title
    clause = wording.prompt_clause(seen.state.choice) if seen.state.choice else ""
    return Tip(title, tuple(lines[:_MOST_LINES]), clause)


def _shown(seen: Seen, kind: PanelKind) -> tuple[Panel, Sequence[int]]:
    """Return a panel that this case has, and the cards that lie there."""
    panel = seen.state.rules.panel(kind)
    assert panel is not None, f"no {kind} on this table"
    return panel, seen.view.areas[panel.area]


def _helper(seen: Seen, spot: Spot) -> Tip | None:
    panel, tools = _shown(seen, PanelKind.HELPER)
    if not tools:
        return None
    card = seen.state.rules.cards[tools[0]]
    if spot.name == "helper" or spot.index >= len(card.sides):
        return Tip(card.title, (TipLine(icon_info(panel.icon).rule),), "A1")
    side = card.sides[spot.index]
    lines = [TipLine(side.text)]
    options = seen.state.choice.options if seen.state.choice else ()
    ways = [o for o in options if o.verb is Verb.USE and o.side == spot.index + 1]
    if not ways:
        lines.append(TipLine(texts()["tips_now"]["unusable"], grave=True))
    lines += _of_any(seen, ways)
    return Tip(side.title, tuple(lines[:_MOST_LINES]), "A1")


def _in_bag(seen: Seen, index: int) -> Tip:
    """Tell what a card of the bag is for and what comes of it; of an empty place, what fits it."""
    panel, tools = _shown(seen, PanelKind.BAG)
    info, words = icon_info(panel.icon), texts()["tips_now"]
    if index >= len(tools):
        return Tip(info.name, (TipLine(info.rule), TipLine(words["empty_place"])), "C3-9")
    card = seen.state.rules.cards[tools[index]]
    ways = tool_options(seen.state.choice, card.index)
    uses = [option for option in ways if option.verb is Verb.USE]
    told = _of_any(seen, uses)
    for option in ways:
        told += _consequences(seen, option) if option not in uses else []
    lines = [_bag_side(card, number, uses) for number in range(1, len(card.sides) + 1)]
    lines += [TipLine(words["used_up"])] if uses else []
    lines += sorted(told, key=lambda line: not line.grave)
    return Tip(card.title, tuple(lines[:_MOST_LINES]), "C3-10")


def _bag_side(card: Card, number: int, uses: Sequence[Option]) -> TipLine:
    """Tell what one side of a card in the bag does, or that it finds nothing to do now."""
    side = card.sides[number - 1]
    text = f"{side.title}: {side.text}"
    if any(option.side == number for option in uses):
        return TipLine(text)
    return TipLine(f"{text} {texts()['tips_now']['unusable']}", grave=True)


def _in_force(seen: Seen, index: int) -> Tip | None:
    panel, cards = _shown(seen, PanelKind.STRIP)
    if index >= len(cards):
        return None
    card = seen.state.rules.cards[cards[index]]
    lines = tuple(TipLine(effect_info(effect).rule) for effect in card.ongoing)
    return Tip(card.title, lines or (TipLine(icon_info(panel.icon).rule),), "C3-18")


def _goal(seen: Seen, index: int) -> Tip | None:
    panel, cards = _shown(seen, PanelKind.GOALS)
    title = seen.state.rules.cards[cards[index]].title if index < len(cards) else ""
    info = icon_info(panel.icon)
    return Tip(title or info.name, (TipLine(info.rule),), info.clause)


def _checked(seen: Seen) -> Tip | None:
    rules, info = seen.state.rules, icon_info("effect.check")
    told = [wording.log_line(rules, CheckMade(card, fate, 0)) for card, fate in seen.hud.checks]
    lines = tuple(TipLine(words) for words in told if words)
    return Tip(info.name, lines, info.clause) if lines else None


def _prompt(seen: Seen) -> Tip | None:
    choice = seen.state.choice
    if choice is None:
        return Tip(seen.hud.prompt, (TipLine(texts()["tips_now"]["over"]),))
    words = texts()["tips_now"]["must" if choice.must else "may"]
    clause = wording.prompt_clause(choice)
    return Tip(seen.hud.prompt, (TipLine(words),), clause)


def _answer(seen: Seen, name: str) -> Tip | None:
    """Tell the buttons of the slip; where there are none it is still the question's place."""
    choice = seen.state.choice
    shown = seen.hud.skip if name == "skip" else seen.hud.do
    if choice is None or not shown:
        return _prompt(seen)
    label = seen.hud.skip_label if name == "skip" else seen.hud.do_label
    verb = seen.hud.skip if name == "skip" else "do"
    key = keys.label("skip" if name == "skip" else "confirm")
    lines = [TipLine(texts()["tips_now"][f"answer_{verb}"])]
    option = next((o for o in choice.options if o.verb == verb), None)
    if option is not None:
        lines += _consequences(seen, option)
    return Tip(f"{label[0]} ({key})", tuple(lines[:_MOST_LINES]), wording.prompt_clause(choice))
