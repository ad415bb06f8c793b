"""Play and draw games of a case with tides, in a tree to which nothing else was added."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pygame

from arkham.casefile import load_case
from arkham.play.session import Session
from arkham.rules import new_game
from arkham.rules.cards import Card, Words
from arkham.rules.refusals import refusals
from arkham.scenes.table.hud import hud_of
from arkham.scenes.table.layout.table import Spot
from arkham.scenes.table.scene import TableScene
from arkham.scenes.table.spots import card_at
from arkham.scenes.table.tips import Seen, tip_of
from arkham.words import wording

SIZE = (1280, 720)


def tidal_case():
    """Return Case 1 with three tides; every third Clue is wet."""
    case = load_case(1)
    cards = [
        replace(c, attributes=(*c.attributes, "wet")) if c.type and c.index % 3 == 0 else c
        for c in case.cards
    ]
    cards += [
        Card(len(cards) + i, f"tide{i}", "tide", f"Tide {i}", words=Words()) for i in range(3)
    ]
    return replace(case, cards=tuple(cards), mechanisms=(*case.mechanisms, "tides"))


pygame.display.init()
pygame.display.set_mode(SIZE)
case, chance = tidal_case(), Random(3)
said: set[str] = set()
ends: set[str] = set()
for seed in range(6):
    session = Session.new(case, seed=seed)
    table = TableScene(session)
    table.on_resize(SIZE)
    table.draw(pygame.Surface(SIZE))
    rail = table.layout.rail
    assert list(rail.extras) == ["tides"] and hud_of(session).counts["tides"] == 3
    seen = Seen(session.state, table.view, table.hud, table.layout, "full")
    tip = tip_of(seen, Spot("extra", 0))
    assert tip is not None and tip.name == "Tides"
    assert not card_at(table.view, Spot("strip", 0))
    while (choice := session.state.choice) is not None:
        said.add(wording.prompt_line(session.state, choice).split(":")[-1].strip())
        for refused in refusals(session.state):
            said.update(wording.reason_line(reason) for reason in refused.refusals)
        session.do(chance.choice(choice.options))
    ends.add(wording.ending_line(session.state))
    assert all(wording.log_line(session.rules, event) for event in session.events())
    table = TableScene(session)
    table.on_resize(SIZE)
    table.draw(pygame.Surface(SIZE))
    assert new_game(case, seed=seed).to_json()["areas"]["tides"]
assert "let 1 of 3 tides turn?" in said, said
assert "The tide is 3 high, at most 1 lets a wet clue be played" in said, said
assert "The sea has come in. The case is lost." in ends, ends
print("played", len(ends))
