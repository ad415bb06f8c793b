"""Saves and replays: a game as a text that loads on every system and after every update.

A save is JSON: a header, the commands in notation, and a snapshot of the table. Loading plays
the commands again, so history, undo and branches come back, and the digest proves that the
table is the same. Where the rules or the cards have changed and the commands no longer lead
there, the snapshot still does; the player is told. Never trusted: see `untrusted`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from arkham.casefile import CaseError, load_case
from arkham.files.untrusted import (
    NewerSave,
    SaveError,
    listing,
    mapping,
    number,
    parse,
    value,
    word,
    words,
)
from arkham.play.figures import figures, result_word
from arkham.play.history import Node, follow, line_from
from arkham.play.journal import Journal, read_journal
from arkham.play.salvage import salvaged
from arkham.play.save_summary import FORMAT, GAME
from arkham.play.session import Mark, Session
from arkham.rules import RULES_VERSION
from arkham.rules.cards import CaseDef
from arkham.rules.choices import IllegalCommand
from arkham.rules.ruleset import OptionError, Ruleset, chosen_options
from arkham.rules.state import digest_of

MOST_COMMANDS = 20_000  # of all branches together; playing them again takes a second

_CASE_ID = re.compile(r"[a-z0-9][a-z0-9-]*")
_FROM_TABLE = (
    "the game goes on from the table as it lay, the turn begins anew, and what came before "
    "cannot be taken back."
)


def save_text(session: Session) -> str:
    """Return a game as text, its branches and its mark included."""
    case = session.case
    commands, *branches = _lines(session)
    record: dict[str, Any] = {
        "game": GAME,
        "format": FORMAT,
        "rules": RULES_VERSION,
        "case": case.id,
        "summary": {
            "number": case.number,
            "title": case.title,
            "turn": session.state.turn,
            "over": session.outcome is not None,
            "result": result_word(session),
            "puzzles": figures(session).scored,
            "dealt": session.from_deal,
        },
        "content": case.content_hash,
        "options": session.options,
        "seed": session.seed,
        "mark": session.mark,
        **({"open": True} if session.open_deck else {}),
        **({"journal": session.journal.to_json()} if session.journal.id else {}),
        "commands": commands[1],
        "at": session.here.depth,
        "branches": [{"from": start, "commands": line} for start, line in branches],
        "digest": session.state.digest(),
        "snapshot": session.state.to_json(),
        "cards": [card.id for card in case.cards],
    }
    if not session.from_deal:
        record["start"] = session.root.state.to_json()
    # One key a line: a person can read it, and a changed golden shows what changed.
    lines = [f"{json.dumps(key)}: {json.dumps(part)}" for key, part in record.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _lines(session: Session) -> list[tuple[int, list[str]]]:
    """Return the current line and every branch as (number of the node it leaves, commands).

    Nodes are numbered in the order of this list, the root being 0.
    """
    written = [session.root]
    numbers = {id(session.root): 0}
    lines: list[tuple[int, list[str]]] = []

    def write(start: int, line: list[Node]) -> None:
        for node in line:
            numbers[id(node)] = len(written)
            written.append(node)
        lines.append((start, [node.command for node in line]))

    write(0, session.timeline()[1:])
    for node in written:  # grows while branches of branches are found
        for child in node.children:
            if id(child) not in numbers:
                branch = line_from(child)
                if len(written) + len(branch) <= MOST_COMMANDS:
                    write(numbers[id(node)], branch)
    return lines


def shipped_case(case_id: str) -> CaseDef:
    """Return a case that comes with the game; an id from a save must never name a file."""
    try:
        if _CASE_ID.fullmatch(case_id):
            case = load_case(case_id)
            if case.id == case_id:
                return case
    except CaseError:
        pass
    raise SaveError(f"The save belongs to a case that is not installed: {case_id!r}.")


def load_text(
    text: str, find_case: Callable[[str], CaseDef] = shipped_case
) -> tuple[Session, str | None]:
    """Return the game of a save, and a notice for the player if it is not all as it was.

    SaveError says in a sentence why a text is no save. `find_case` may know further cases.
    """
    record = _read(text)
    case = find_case(record.case)
    changes = _changes(record, case)
    rules = _ruleset(record, case, strict=not changes)
    replayed = _replayed(record, rules)
    session, is_whole = replayed or (_from_snapshot(record, rules), False)
    session.journal = record.journal
    if record.open:
        session.open_the_deck()
    if replayed is None:
        reason = changes or "The record of this game does not lead to the table it was saved with"
        return session, f"{reason}; {_FROM_TABLE}"
    if is_whole:
        return session, f"{changes}; all its moves still hold." if changes else None
    reason = changes or "The record of this game is damaged"
    return session, f"{reason}; some moves that were taken back could not be kept."


@dataclass(frozen=True, slots=True)
class _Record:
    """A save as it was written, every part of it of the right type."""

    rules: int
    case: str
    content: str
    options: dict[str, str]
    seed: int
    mark: Mark
    open: bool  # the draw order is shown
    at: int
    lines: list[tuple[int, list[str]]]  # the current one first, as `_lines` returns them
    digest: str
    snapshot: dict[str, Any]
    cards: list[str]
    start: dict[str, Any] | None
    journal: Journal


def _read(text: str) -> _Record:
    data = parse(text)
    if data.get("game") != GAME:
        raise SaveError("The file is no saved game of Arkham Noir.")
    if number(value(data, "format"), "the format", 1, 1_000_000) > FORMAT:
        raise NewerSave("The save was made by a newer version of the game; please update.")
    mark = word(value(data, "mark"), "the mark")
    if mark not in list(Mark):
        raise SaveError(f"The save is damaged: a game cannot be marked {mark!r}.")
    commands = words(value(data, "commands"), "the commands")
    cards = words(value(data, "cards"), "the cards")
    if not cards:
        raise SaveError("The save is damaged: it lists no cards.")
    start, journal = data.get("start"), data.get("journal")
    return _Record(
        rules=number(value(data, "rules"), "the version of the rules", 0, 1_000_000),
        case=word(value(data, "case"), "the case"),
        content=word(value(data, "content"), "the fingerprint of the case"),
        options={
            word(option, "an option"): word(chosen, "an option")
            for option, chosen in mapping(value(data, "options"), "the options").items()
        },
        seed=number(value(data, "seed"), "the seed", -(1 << 64), 1 << 64),
        mark=Mark(mark),
        open=data.get("open") is True,
        at=number(value(data, "at"), "the position", 0, len(commands)),
        lines=[(0, commands), *_branches(value(data, "branches"), len(commands))],
        digest=word(value(data, "digest"), "the digest"),
        snapshot=mapping(value(data, "snapshot"), "the snapshot"),
        cards=cards,
        start=None if start is None else mapping(start, "the start"),
        journal=Journal() if journal is None else read_journal(journal),
    )


def _branches(found: Any, known: int) -> list[tuple[int, list[str]]]:
    """Return the branches of a record; each can only leave a line that stands before it."""
    branches = []
    for each in listing(found, "the branches"):
        branch = mapping(each, "a branch")
        start = number(value(branch, "from"), "the beginning of a branch", 0, known)
        commands = words(value(branch, "commands"), "the commands of a branch")
        branches.append((start, commands))
        known += len(commands)
    if known > MOST_COMMANDS:
        raise SaveError(f"The save is damaged: it has more than {MOST_COMMANDS:,} commands.")
    return branches


def _changes(record: _Record, case: CaseDef) -> str:
    """Say what has changed since the game was saved; nothing if it is the same game still."""
    if record.rules != RULES_VERSION:
        return (
            f"This game was saved under other rules (version {record.rules}, now {RULES_VERSION})"
        )
    if record.content != case.content_hash:
        return "The cards of this case have changed since this game was saved"
    return ""


def _ruleset(record: _Record, case: CaseDef, *, strict: bool) -> Ruleset:
    """Return the rules with the saved options, as far as the case still has them."""
    try:
        return Ruleset(case, record.options)
    except OptionError as error:
        if strict:
            raise SaveError(f"The save is damaged: {error}.") from None
    kept: dict[str, str] = {}
    for option, chosen in record.options.items():
        try:
            chosen_options(case, {option: chosen})
        except OptionError:
            continue
        kept[option] = chosen
    return Ruleset(case, kept)


def _replayed(record: _Record, rules: Ruleset) -> tuple[Session, bool] | None:
    """Play all commands again; None if they do not lead to the table that was saved.

    Returns the game, and whether all its other moves are still possible too.
    """
    session = _begun(record, rules)
    nodes: list[Node | None] = [session.root]
    for start, commands in record.lines:
        node = nodes[start]
        for command in commands:
            node = None if node is None else _next(node, command)
            nodes.append(node)
    here = nodes[record.at]
    if here is None or here.state.digest() != record.digest:
        return None
    session.here = here
    return session, None not in nodes


def _begun(record: _Record, rules: Ruleset) -> Session:
    if record.start is None:
        dealt = Session.new(rules.case, rules.options, record.seed)
        dealt.mark = record.mark
        return dealt
    start = salvaged(rules, record.seed, record.start, record.cards)
    return Session(Node(start, ()), record.seed, mark=record.mark, from_deal=False)


def _next(node: Node, command: str) -> Node | None:
    try:
        child = follow(node, command)
    except IllegalCommand:
        return None
    # The first line that leaves a node is the one that redo led to.
    node.ahead = node.ahead or child
    return child


def _from_snapshot(record: _Record, rules: Ruleset) -> Session:
    """Return a game that begins with the saved table."""
    if digest_of(record.snapshot) != record.digest:
        raise SaveError("The save is damaged: neither its moves nor its table can be trusted.")
    state = salvaged(rules, record.seed, record.snapshot, record.cards)
    return Session(Node(state, ()), record.seed, mark=record.mark, from_deal=False)
