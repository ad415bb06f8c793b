"""When the game looks for garbage, and where."""

from __future__ import annotations

import gc
import weakref

from arkham.scenes.draw.memory import collect_garbage, garbage_collected_by_hand


class _Knot:
    """Something that only a look for garbage can remove."""

    def __init__(self) -> None:
        self.itself = self


def _old_knot() -> weakref.ref[_Knot]:
    """Return what was still in use at two looks and is not any more."""
    knot = _Knot()
    gc.collect(0)
    gc.collect(1)
    return weakref.ref(knot)


def test_a_look_in_play_leaves_what_is_old_alone() -> None:
    with garbage_collected_by_hand():
        knot = _old_knot()
        made = [[] for _ in range(6000)]  # enough to be worth a look
        collect_garbage()
        assert knot() is not None, len(made)


def test_a_look_everywhere_finds_what_is_old_though_little_was_made() -> None:
    with garbage_collected_by_hand():
        knot = _old_knot()
        collect_garbage(everywhere=True)
        assert knot() is None
