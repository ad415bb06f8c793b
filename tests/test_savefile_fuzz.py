"""Saves from strangers: whatever is in them, the worst that happens is a SaveError."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from random_play import CASES, play, wandered

from arkham.rules.state import digest_of
from arkham.savefile import SaveError, load_text, save_text
from arkham.session import Session

SAVES = [save_text(wandered(case, seed)) for case in CASES for seed in (1, 2)]
SAVES += [save_text(play(Session.new(case, seed=3), Random(3))) for case in CASES]
WORDS = sorted({piece for text in SAVES for piece in json.loads(text)["cards"]})
COMMON = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])

scalars = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(-2, 70)
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from([*WORDS, "won", "lost time", "lost stability", "pass", "hand"])
)
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner),
    max_leaves=6,
)


def load_and_play(text: str) -> None:
    """Load a text; if it is a save, play the game to its end."""
    try:
        session, notice = load_text(text)
    except SaveError as refusal:
        assert str(refusal).endswith(".")
        return
    assert notice is None or notice.endswith(".")
    play(session, Random(0))
    assert session.outcome is not None
    load_text(save_text(session))


@COMMON
@given(text=st.text())
def test_any_text(text: str) -> None:
    load_and_play(text)


@COMMON
@given(
    text=st.sampled_from(SAVES),
    start=st.floats(0, 1),
    length=st.integers(0, 40),
    piece=st.text(max_size=4) | st.sampled_from(["[", "{", '"', "1e999", "\\ud800", "[" * 5000]),
)
def test_a_save_with_a_piece_replaced(text: str, start: float, length: int, piece: str) -> None:
    place = int(start * len(text))
    load_and_play(text[:place] + piece + text[place + length :])


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the path to everything inside a JSON value."""
    inside = value.items() if isinstance(value, dict) else enumerate(value)
    found = []
    for key, inner in inside:
        found.append((*path, key))
        if isinstance(inner, dict | list):
            found += places(inner, (*path, key))
    return found


def change(data: dict[str, Any], pick: st.DataObject, within: tuple[Any, ...] = ()) -> None:
    """Replace, remove, double or move one value of a save."""
    inside: Any = data
    for key in within:
        inside = inside[key]
    found = places(inside)
    if not found:
        return
    path = pick.draw(st.sampled_from(found), label="path")
    holder: Any = inside
    for key in path[:-1]:
        holder = holder[key]
    how = pick.draw(st.sampled_from(["replace", "remove", "double", "move"]), label="how")
    key = path[-1]
    if how == "replace":
        holder[key] = pick.draw(values, label="value")
    elif how == "remove":
        del holder[key]
    elif isinstance(holder, list):
        value = holder[key] if how == "double" else holder.pop(key)
        holder.insert(pick.draw(st.integers(0, len(holder)), label="place"), value)


@COMMON
@given(text=st.sampled_from(SAVES), pick=st.data())
def test_a_save_with_values_changed(text: str, pick: st.DataObject) -> None:
    data = json.loads(text)
    for _ in range(pick.draw(st.integers(1, 3))):
        change(data, pick)
    load_and_play(json.dumps(data))


@settings(COMMON, max_examples=200)
@given(text=st.sampled_from(SAVES), pick=st.data())
def test_a_snapshot_changed_by_someone_who_knows_the_digest(text: str, pick: st.DataObject) -> None:
    data = json.loads(text)
    for _ in range(pick.draw(st.integers(1, 3))):
        change(data, pick, ("snapshot",))
    if pick.draw(st.booleans(), label="as start"):
        data |= {"start": data["snapshot"], "commands": [], "branches": [], "at": 0}
    load_and_play(json.dumps(data | {"digest": digest_of(data["snapshot"])}))
