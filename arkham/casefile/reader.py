"""Turn YAML text into nodes that know their line, refusing whatever a case file has no use for.

The tree is built from the event stream with a stack of its own: the limits hold before anything
is composed, no object is ever constructed, and no nesting can exhaust Python's own stack.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import yaml

from arkham.casefile.mistakes import Report, quoted
from arkham.files.untrusted import NoOrdinaryFile, TooLong, read_bytes

MOST_BYTES = 2_000_000
MOST_NODES = 20_000
DEEPEST = 12

_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_RESOLVER: Any = yaml.resolver.Resolver()
_TEXT_TAG = "tag:yaml.org,2002:str"

# Everything that is neither a line break nor visible: control characters, lone surrogates and
# the marks that turn the direction of writing. Tabs are judged by the YAML parser.
_UNSEEN = "\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufffe\uffff"
_UNSEEN_IN_FILE = re.compile(f"[{_UNSEEN}]")
UNSEEN_IN_TEXT = re.compile(f"[{_UNSEEN}\t\r\ufeff]")


@dataclass(frozen=True, slots=True)
class Scalar:
    """A word, a number or a text; `plain` when it stands without quotes."""

    text: str
    line: int
    plain: bool

    @property
    def is_text(self) -> bool:
        """Tell whether YAML reads it as text, not as a number, a date, a boolean or nothing."""
        if not self.plain:
            return True
        return bool(_RESOLVER.resolve(yaml.ScalarNode, self.text, (True, False)) == _TEXT_TAG)


@dataclass(frozen=True, slots=True)
class Listing:
    items: list[Node]
    line: int


@dataclass(frozen=True, slots=True)
class Mapping:
    """Keys and values in file order; `key_lines` says where each key stands."""

    values: dict[str, Node]
    key_lines: dict[str, int]
    line: int


@dataclass(frozen=True, slots=True)
class Refused:
    """Stands where something was refused already, so that it is not complained about twice."""

    line: int


Node = Scalar | Listing | Mapping | Refused


def read_file(report: Report) -> Node:
    """Return the root node of the file the report is about."""
    return read_text(_text_of(report), report)


def _text_of(report: Report) -> str:
    try:
        raw = read_bytes(report.path, MOST_BYTES)
    except FileNotFoundError:
        report.stop(0, "there is no such file")
    except NoOrdinaryFile:
        what = "a folder, not a file" if report.path.is_dir() else "not an ordinary file"
        report.stop(0, f"this is {what}")
    except TooLong:
        report.stop(0, f"the file is too large: over {MOST_BYTES // 1_000_000} MB")
    except (OSError, ValueError) as error:  # ValueError: a name the system cannot even look up
        report.stop(0, f"the file cannot be read: {getattr(error, 'strerror', '') or error}")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        report.stop(raw.count(b"\n", 0, error.start) + 1, "this is not UTF-8 text")
    return text.replace("\r\n", "\n").replace("\r", "\n")


def read_text(text: str, report: Report) -> Node:
    """Return the root node of a YAML text; the report gets all that was refused."""
    if unseen := _UNSEEN_IN_FILE.search(text):
        line = text.count("\n", 0, unseen.start()) + 1
        report.stop(line, f"control character {unseen.group()!r} in the text")
    builder = _Builder(report)
    try:
        for event in yaml.parse(text, Loader=_Loader):
            builder.take(event)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        last_line = text.rstrip("\n").count("\n") + 1  # at its end the parser counts on
        line = min(mark.line + 1, last_line) if mark else 1
        report.stop(line, f"this is not YAML: {error.problem}")
    except (yaml.YAMLError, ValueError, OverflowError):
        # The pure Python parser lets absurd escapes and versions fail in chr() and int().
        report.stop(1, "this is not YAML")
    root = builder.root
    if root is None or isinstance(root, Scalar) and root.plain and not root.text:
        report.stop(1, "the file is empty")
    return root


class _Builder:
    """Builds the tree from events, one node at a time."""

    def __init__(self, report: Report) -> None:
        self.root: Node | None = None
        self._report = report
        self._open: list[Listing | Mapping] = []
        self._keys: list[Node | None] = []  # per open collection: the key that waits for its value
        self._nodes = 0
        self._documents = 0

    def take(self, event: Any) -> None:
        if isinstance(event, yaml.ScalarEvent):
            self._refuse_marks(event)
            self._place(Scalar(event.value, _line(event), not event.style))
        elif isinstance(event, yaml.CollectionStartEvent):
            self._refuse_marks(event)
            line = _line(event)
            is_list = isinstance(event, yaml.SequenceStartEvent)
            node = Listing([], line) if is_list else Mapping({}, {}, line)
            self._place(node)
            self._open.append(node)
            self._keys.append(None)
            if len(self._open) > DEEPEST:
                self._report.stop(line, f"lists and mappings are nested deeper than {DEEPEST}")
        elif isinstance(event, yaml.CollectionEndEvent):
            self._open.pop()
            self._keys.pop()
        elif isinstance(event, yaml.AliasEvent):
            line = _line(event)
            self._refuse(line, "alias", f"*{event.anchor}")
            self._place(Refused(line))
        elif isinstance(event, yaml.DocumentStartEvent):
            self._documents += 1
            if self._documents > 1:
                self._report.stop(_line(event), "a second document begins; a file holds one case")

    def _refuse_marks(self, event: Any) -> None:
        if event.anchor is not None:
            self._refuse(_line(event), "anchor", f"&{event.anchor}")
        if event.tag is not None:
            self._refuse(_line(event), "tag", str(event.tag))

    def _refuse(self, line: int, what: str, mark: str) -> None:
        self._report.add(line, f"the {what} {quoted(mark)} is not allowed in a case file")

    def _place(self, node: Node) -> None:
        self._nodes += 1
        if self._nodes > MOST_NODES:
            self._report.stop(node.line, f"the file holds more than {MOST_NODES} values")
        if not self._open:
            self.root = node
            return
        parent = self._open[-1]
        if isinstance(parent, Listing):
            parent.items.append(node)
            return
        key = self._keys[-1]
        if key is None:
            self._keys[-1] = node
            if not isinstance(node, Scalar | Refused):
                self._report.add(node.line, "a key should be one word, not a list or a mapping")
            return
        self._keys[-1] = None
        if not isinstance(key, Scalar):
            return
        if key.text in parent.values:
            first = parent.key_lines[key.text]
            message = f"the key {quoted(key.text)} stands twice, first on line {first}"
            self._report.add(key.line, message)
            return
        parent.values[key.text] = node
        parent.key_lines[key.text] = key.line


def _line(event: Any) -> int:
    return int(event.start_mark.line) + 1
