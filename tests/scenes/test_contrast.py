"""Words and marks stand out on every screen that `arkham screenshot` knows, in both contrasts."""

from __future__ import annotations

import itertools

import pytest
from contrasts import MARKS, WORDS, WORDS_STRONG, dull, marks, see, words
from grids import swept

from arkham.commands.screenshot import ROLLOUTS, SCENES

OF_EVERY_CASE = ("setup", "table", "how-to-play", "game-over", "log")
# These lie over words of the table.
SHEETS = ("replay", "planning", "tutorial", "tip", "hint", "review", "closing", "choice")
SLOW = (*ROLLOUTS, "casebook")  # whose games have to be played first
SCREENS = [
    (name, case) for name in SCENES for case in ((1, 2, 3) if name in OF_EVERY_CASE else (1,))
]
QUICK = [
    (name, case, strong)
    for number, (name, case) in enumerate(SCREENS)
    for strong in (False, True)
    if name not in SLOW and strong is bool(number % 2) and (name == "table" or case == 1)
]
EVERY = [(name, case, strong) for (name, case), strong in itertools.product(SCREENS, (False, True))]


@pytest.mark.parametrize(("name", "case", "strong"), swept(EVERY, but=QUICK), ids=str)
def test_words_and_marks_stand_out(name: str, case: int, strong: bool) -> None:
    seen = see(name, case, strong=strong)
    assert len(seen.recorder.records) > 5
    read = words(seen, finished=name not in SHEETS)
    assert dull(read, WORDS_STRONG if strong else WORDS) == []
    assert dull(marks(seen), MARKS) == []


@pytest.mark.sweep
@pytest.mark.parametrize(("text", "size"), [(2.0, (1280, 720)), (1.0, (1920, 1080))], ids=str)
@pytest.mark.parametrize("strong", [False, True])
@pytest.mark.parametrize("name", [name for name in SCENES if name not in ROLLOUTS])
def test_words_stand_out_at_other_sizes(
    name: str, strong: bool, text: float, size: tuple[int, int]
) -> None:
    seen = see(name, strong=strong, text=text, size=size)
    read = words(seen, finished=name not in SHEETS)
    assert dull(read, WORDS_STRONG if strong else WORDS) == []
