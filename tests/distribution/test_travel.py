"""Cases, advice and reviews go to other processes and back, in compiled builds too."""

from __future__ import annotations

import copyreg
import dataclasses
import pickle

import pytest

from arkham.ai import advice, review
from arkham.rules import cards, load_case


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_case_arrives_as_it_was_sent(number: int) -> None:
    case = load_case(number)
    assert pickle.loads(pickle.dumps(case)) == case


@pytest.mark.parametrize("module", [cards, advice, review])
def test_every_value_of_a_room_that_talks_to_other_processes_can_travel(module: object) -> None:
    classes = [
        value
        for value in vars(module).values()
        if isinstance(value, type) and dataclasses.is_dataclass(value)
    ]
    own = [c for c in classes if c.__module__ == getattr(module, "__name__", "")]
    assert own
    assert all(c in copyreg.dispatch_table for c in own)
