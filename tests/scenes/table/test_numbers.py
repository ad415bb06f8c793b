"""Every number and icon on the table, read back from what is painted, is what the rules say."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pygame
import pytest
from random_play import CASES
from recorder import Recorder, recording

from arkham.ai import PLAYERS
from arkham.play.session import Session
from arkham.rules.areas import BIG_PICTURE, CLOSED, DISCARD, DRAW, HAND, STABILITY, TIME
from arkham.rules.cards import ClueType
from arkham.rules.choices import Verb
from arkham.rules.closing import closable, most_scorable
from arkham.rules.moves import hand_limit, time_limit
from arkham.rules.odds import check_odds
from arkham.scenes.draw.brush import Brush
from arkham.scenes.table.paint.gauges import gauge_parts, kept_gauges
from arkham.scenes.table.scene import TablePreferences, TableScene

SIZE = (1280, 720)
STATES = 8  # of each game, spread over its length
GAMES = [1, pytest.param(25, marks=pytest.mark.sweep)]


class Seen:
    """What the parts of one table paint, each when it is asked for."""

    def __init__(self, scene: TableScene) -> None:
        self.scene, self.state = scene, scene.session.state
        self._parts = {part.name: part for part in scene.picture.furniture(scene.sight())}
        self._painted: dict[str, Recorder] = {}

    def _seen(self, name: str) -> Recorder:
        if name not in self._painted:
            surface, part = pygame.Surface(SIZE, 0, 32), self._parts[name]
            kept_gauges.clear()  # a gauge that is kept writes nothing
            gauge_parts.clear()
            with recording() as self._painted[name]:
                brush = Brush(surface, self.scene.theme, self.scene.layout.scale)
                part.paint(brush, *part.value)
        return self._painted[name]

    def words(self, name: str) -> list[str]:
        return [record.asked for record in self._seen(name).records]

    def near(self, name: str, rect: pygame.Rect) -> list[str]:
        """Return the words of a part that lie on a rectangle."""
        found = self._seen(name).records
        return [record.asked for record in found if rect.collidepoint(record.rect.center)]

    def icons(self, name: str) -> list[str]:
        return [icon_id for icon_id, _ in self._seen(name).icons]


def tables(case, options: dict[str, str], games: int) -> Iterator[Seen]:
    """Yield tables of games that build lines, those with a case to close among them."""
    chance = Random(7)
    for seed in range(games):
        session, decide = Session.new(case, options, seed), PLAYERS["greedy"](seed)
        scene = TableScene(session, TablePreferences(speed=0, auto_resolve=False))
        scene.on_resize(SIZE)
        shown = 0
        while session.choice is not None and shown < STATES:
            is_closable = any(option.verb is Verb.CLOSE for option in session.choice.options)
            if is_closable or chance.random() < 0.1:
                shown += 1
                scene.refresh()
                yield Seen(scene)
            session.do(decide(session.state))


def terms(case, limits: str) -> dict[str, str]:
    """Return options under which limits are five, six, or unlike each other where a case can."""
    if limits == "unlike" and any(option.id == "help" for option in case.options):
        return {"help": "contact"}  # its first case allows one card more in Time
    return {"limits": "six"} if limits == "six" else {}


@pytest.mark.parametrize("limits", ["unlike", "six"])
@pytest.mark.parametrize("games", GAMES)
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_every_count_of_the_table_is_that_of_the_rules(case, limits, games):
    for seen in tables(case, terms(case, limits), games):
        state, rules, areas = seen.state, seen.state.rules, seen.state.areas
        layout = seen.scene.layout
        assert f"{len(areas[TIME])}/{time_limit(state)}" in seen.words("time")
        assert f"{len(areas[STABILITY])}/{rules.stability_limit}" in seen.words("stability")
        left = len(areas[rules.trouble_stack().area])
        assert str(left) in seen.near("time", layout.rail.trouble_count)
        assert any(f"{time_limit(state)}" in words for words in seen.words("time"))
        assert str(state.turn) in " ".join(seen.words("heading"))
        assert (str(len(areas[DRAW])) if areas[DRAW] else "empty") in seen.words("stack")
        if areas[DISCARD]:
            assert str(len(areas[DISCARD])) in seen.words("discard")
        assert f"{len(areas[HAND])} of {hand_limit(state)}" in " ".join(seen.words("hand"))
        assert str(len(areas[CLOSED])) in seen.words("piles")


@pytest.mark.parametrize("games", GAMES)
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_every_row_of_the_odds_has_its_own_icon_and_count(case, games):
    for seen in tables(case, {}, games):
        odds, rects = check_odds(seen.state), seen.scene.layout.leads.odds
        for count, rect in zip(odds, rects, strict=True):
            assert f"{count}/{max(1, odds.total)}" in seen.near("odds", rect)
        assert seen.icons("odds") == ["mark.stability", "mark.time"]


@pytest.mark.parametrize("games", GAMES)
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_every_header_tells_its_own_line(case, games):
    for seen in tables(case, {}, games):
        state, rules = seen.state, seen.state.rules
        for index, line in enumerate(state.lines):
            said = " ".join(seen.words(f"header {index}"))
            header = seen.scene.layout.lines.rows[index].header
            scores_none = closable(state, line) and not most_scorable(state, line)
            if header.extra is not None and scores_none:
                assert "puzzle" in said, "why stands where the clues are counted otherwise"
            elif header.extra is not None:
                assert f"{sum(rules.is_clue[c] for c in line)} clue" in said
            status = seen.near(f"header {index}", header.status or header.badge)
            if closable(state, line):
                assert str(most_scorable(state, line)) == status[-1]
            else:
                assert str(rules.types_in(line)) == status[0].replace("/", " ").split()[0]


@pytest.mark.parametrize("games", GAMES)
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_the_big_picture_shows_the_types_that_were_scored(case, games):
    for seen in tables(case, {}, games):
        rules, hud = seen.state.rules, seen.scene.hud
        scored = {rules.cards[card].type for card in seen.state.areas[BIG_PICTURE]}
        assert [t in scored for t in ClueType] == list(hud.scored)
        if not hud.goals:
            said = " ".join(seen.words("goal"))
            assert f"{len(scored - {None})} of {rules.types_to_win}" in said


@pytest.mark.rule("C2-2")
def test_a_line_counts_its_hourglasses_until_a_storm_has_come():
    counted = 0
    for seen in tables(CASES[1], {}, 2):
        rules, state = seen.state.rules, seen.state
        for index, line in enumerate(state.lines):
            has_storm = any(rules.cards[card].kind == "storm" for card in line)
            hourglasses = sum(rules.cards[c].time for c in line if rules.is_clue[c])
            said = seen.words(f"header {index}")
            if seen.scene.layout.lines.rows[index].header.extra is not None:
                counted += 1
                assert (f"{hourglasses}/3" in said) == (not has_storm)
    assert counted
