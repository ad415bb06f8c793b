"""Name cases, and what an answer does: on a card to pick, on a place to put it, on a button."""

from __future__ import annotations

from typing import Any

from arkham.files.texts import texts
from arkham.rules.cards import Card
from arkham.rules.choices import Choice, Option, Verb
from arkham.scenes.cards.portrait import case_number
from arkham.scenes.draw.brush import forms

Forms = tuple[str, ...]
"""One wording and shorter ones for where it does not fit."""


def label_of(choice: Choice | None, verb: Verb) -> Forms:
    """Return what an answer to a question is called, longest wording first."""
    answers: dict[str, Any] = texts()["answers"]
    own = answers.get(choice.prompt, {}) if choice else {}
    return tuple(own.get(verb.value) or answers["any"][verb.value])


def place_label(choice: Choice, options: list[Option]) -> Forms:
    """Return what putting a card down means, by the first option that does it."""
    return label_of(choice, options[0].verb)


def names_of(card: Card) -> tuple[str, ...]:
    """Return what a case is called, longest first."""
    number = case_number(card)
    if number:
        short = card.title.removeprefix("The ")
        return (f"{number} · {card.title}", f"{number} · {short}", *forms("case", number=number))
    return card.title, card.title.rsplit(" ", 1)[-1]
