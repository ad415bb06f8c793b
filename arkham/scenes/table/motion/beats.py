"""Say how events look in motion: one table of times, easings and arcs, in seconds at normal speed.

What needs more than cards that travel has a script of its own (see `scripts`); its times
stand here all the same, so that the rhythm of the whole table can be read at one glance.
"""

from __future__ import annotations

from dataclasses import dataclass

from arkham.rules.areas import LEADS, LINE
from arkham.rules.events import (
    CardFlipped,
    CardMoved,
    CardsSwept,
    Event,
    LeadsSlid,
    StackShuffled,
)
from arkham.scenes.draw.tween import Easing, in_out_cubic, in_quad, out_cubic, out_quint


@dataclass(frozen=True, slots=True)
class Beat:
    """How cards travel, and how long the next event waits for them."""

    travel: float = 0.0
    wait: float = 0.0
    easing: Easing = in_out_cubic
    arc: float = 0.0  # in units of the layout
    stagger: float = 0.0  # between one card and the next that set off together
    wobble: float = 0.0  # degrees that a card sways before it settles


AT_ONCE = Beat()

_BEATS: dict[type, Beat] = {
    CardMoved: Beat(0.22, 0.22, arc=10),
    CardsSwept: Beat(0.3, 0.36, arc=24, stagger=0.035),
    CardFlipped: Beat(0.16, 0.16),
    StackShuffled: Beat(wait=0.12),
    LeadsSlid: Beat(0.14, 0.1, out_cubic),
}
DEAL = Beat(0.26, 0.09, out_cubic, 24, stagger=0.07)
_MOVES_TO = {LINE: Beat(0.28, 0.26, out_quint, 12, wobble=6), LEADS: DEAL}

# Shown before it goes where it belongs: a check, a new case, a card that comes into play.
SHOW = Beat(0.26, 0.26, out_cubic, 16)
CHECK_HOLD = 0.34
ARRIVAL_HOLD = 0.34
ARRIVE = Beat(0.34, 0.26, in_out_cubic, 12)

# A photograph that falls on the desk.
FALL = Beat(0.34, 0.34, in_quad)
FALLEN_HOLD = 0.42
THUD_S = 0.42

# Closing a case.
GATHER = Beat(0.24, 0.0, in_out_cubic, 6, stagger=0.03)
SHUT_S = 0.18  # the cover swings over
STAMP_S = 0.13  # the stamp comes down
STAMPED_S = 0.13  # and is looked at
FILE = Beat(0.36, 0.0, in_out_cubic, 26)
FLY = Beat(0.46, 0.0, in_out_cubic, 70, stagger=0.09)
CLOSE_UP = Beat(0.3, 0.0, in_out_cubic)
SET_IN_S = 0.5  # a piece is pressed into its place, and shines
PROVE_S = 0.5

# Gauges, string and light.
STRIKE_S = 0.5
TICK_S = 0.26
EMPTY_S = 0.5
CRACK_S = 0.23
SHATTER_S = 0.7
MEND_S = 0.3
SURGE_S = 1.3  # a light that shows the unseen comes on
TIE_S = 0.2  # until the string has come to the end of its line
TIGHTEN_S = 0.26  # until it has been drawn tight
STRAIN_S = 0.42
ENDING_S = 2.3  # the file of the game falls on the desk, is stamped, looked at and gone
VERDICT_AFTER_S = 0.4  # from its fall to the stamp
VERDICT_GOES_S = 0.25
SHUFFLE_S = 0.36
LET_GO_S = 0.18
FAN_S = 0.24


def beat_of(event: Event) -> Beat:
    """Return how the cards of an event travel at normal speed."""
    if isinstance(event, CardMoved) and event.target.area in _MOVES_TO:
        return _MOVES_TO[event.target.area]
    return _BEATS.get(type(event), AT_ONCE)
