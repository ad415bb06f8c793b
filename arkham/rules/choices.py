"""What the player is asked, what can be answered, and why something cannot."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from arkham.rules.areas import BIG_PICTURE, DISCARD, HAND

if TYPE_CHECKING:
    from arkham.rules.state import GameState

Step: TypeAlias = tuple[Any, ...]
"""An instruction of the agenda: the name of a registered step, then its plain arguments."""


class Verb(StrEnum):
    TAKE = "take"
    LEAD = "lead"
    HAND = "hand"
    CLOSE = "close"
    PASS = "pass"
    PICK = "pick"
    PLAY = "play"
    DO = "do"
    SKIP = "skip"
    DONE = "done"
    PROCEED = "proceed"
    USE = "use"
    STOW = "stow"
    UNPACK = "unpack"


class Prompt(StrEnum):
    """What is asked; a mechanism declares its own questions with `declare_prompt`."""

    ACTION = "action"
    HAND_LIMIT = "hand_limit"
    LAST_CHANCE = "last_chance"
    SCORE = "score"
    TAKE = "take"
    TAKE_PENALTY = "take_penalty"
    SEARCH = "search"
    SHUFFLE = "shuffle"
    DISCARD_HAND = "discard_hand"
    DISCARD_LEADS = "discard_leads"
    EXCHANGE_AREA = "exchange_area"
    EXCHANGE_HAND = "exchange_hand"


PROMPTS: Final[dict[str, int]] = dict.fromkeys(Prompt, HAND)
"""Every question, with the area where a card picked for it goes."""


def declare_prompt(name: str, *, goal: int = HAND) -> str:
    """Declare a question and return its name; a card picked for it goes to the area `goal`."""
    if name in PROMPTS:
        raise ValueError(f"there are two questions {name!r}")
    PROMPTS[name] = goal
    return name


PROMPTS.update({Prompt.HAND_LIMIT: DISCARD, Prompt.DISCARD_HAND: DISCARD})
PROMPTS.update({Prompt.DISCARD_LEADS: DISCARD, Prompt.SCORE: BIG_PICTURE})


class Option(NamedTuple):
    """One answer. The first four fields are what the table lights up, `then` is what happens."""

    verb: Verb
    card: int = 0
    onto: int = 0  # the first card of the line concerned
    tool: int = 0  # the card beside the table that makes it possible
    side: int = 0  # which side of the tool, from 1
    then: tuple[Step, ...] = ()
    free: bool = False  # a free action: the question stays open


class Choice(NamedTuple):
    """One question to the player."""

    prompt: str  # of PROMPTS
    source: int  # the card that asks, 0 for a phase of the turn
    must: bool  # False where the question can be declined
    area: int  # where the cards to choose from lie; areas.LINE or -1 if in none
    need: int  # how many cards are still to be chosen
    options: tuple[Option, ...]


class Question:
    """What a question step returns; the engine adds the free actions and makes it a Choice."""

    __slots__ = ("area", "must", "need", "options", "prompt", "source")

    def __init__(
        self,
        prompt: str,
        options: list[Option],
        source: int = 0,
        must: bool = True,
        area: int = -1,
        need: int = 1,
    ) -> None:
        self.prompt = prompt
        self.options = options
        self.source = source
        self.must = must
        self.area = area
        self.need = need


class Reason(StrEnum):
    """Why a target is not available; a mechanism declares its own reasons with `declare_reason`."""

    TECHNIQUE = "technique"
    NO_KEY = "no_key"
    MINIMUM = "minimum"
    FEW_TYPES = "few_types"
    SCORE_TYPES = "score_types"
    BOUND = "bound"
    NOT_FIRST_LEAD = "not_first_lead"
    PENDING = "pending"
    HAND_LIMIT = "hand_limit"


REASONS: Final[list[str]] = [*Reason]
"""A closed list: every refusal shown has one of these."""


def declare_reason(name: str) -> str:
    if name in REASONS:
        raise ValueError(f"there are two reasons {name!r}")
    REASONS.append(name)
    return name


class Refusal(NamedTuple):
    """A reason with its numbers: what is needed and what there is.

    For TECHNIQUE the numbers are bit masks of techniques (see ruleset.technique_mask).
    """

    reason: str  # of REASONS
    need: int = 0
    have: int = 0


class IllegalCommand(ValueError):
    """A command that the rules refuse; the sentence is meant for the player."""


def notation(state: GameState, option: Option) -> str:
    """Write an option as text that names it uniquely among the options of its question.

    For example ``lead walter-gilman``, ``hand brown-jenkin joel-manton``, ``use dr-armitage 2``.
    """
    cards = state.rules.cards
    words = [option.verb.value]
    if option.card and option.verb is not Verb.LEAD:
        words.append(cards[option.card].id)
    if option.onto:
        words.append(cards[option.onto].id)
    if option.tool:
        words.append(cards[option.tool].id)
    if option.side:
        words.append(str(option.side))
    return " ".join(words)
