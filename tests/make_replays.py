"""Make the golden replays: `python -m tests.make_replays`, after a change of rules or decks.

For every setting and every way a game can end, a few games are played by bots until they end
that way, and written as saves; and some deals are written as case codes with their digests.
Tests load them on every build, so that no later version and no other system changes a game
without anybody noticing; say in the commit why they were made anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from arkham.ai import PLAYERS
from arkham.casefile import load_case
from arkham.play.casecode import SEEDS, encode
from arkham.play.savefile import save_text
from arkham.play.session import Session
from arkham.rules.state import Outcome, Won

FOLDER = Path(__file__).parent / "replays"
DEALS = FOLDER / "deals.txt"
OF_EACH = 3
MOST_SEEDS = 2000
TROUBLE = {1: "victims", 2: "victims", 3: "menaces"}
SETTINGS: dict[str, tuple[int, dict[str, str]]] = {
    "case1": (1, {}),
    "case2": (2, {}),
    "case3-hardboiled": (3, {"mode": "hardboiled"}),
    "case3-classic": (3, {"mode": "classic"}),
}


def ending(outcome: Outcome | None) -> str:
    """Name how a game ended, as the files are named."""
    assert outcome is not None
    return "won" if isinstance(outcome, Won) else f"lost-{outcome.reason}"


def endings(setting: str) -> dict[str, str]:
    """Return the ways in which a setting's games can end, with the bot that ends so most often."""
    trouble = TROUBLE[SETTINGS[setting][0]]
    return {"won": "expert", "lost-stability": "random", f"lost-{trouble}": "greedy"}


def games(setting: str, player: str) -> Iterator[Session]:
    """Yield finished games of a bot, one deal after the other."""
    number, options = SETTINGS[setting]
    case = load_case(number)
    first = 1 + MOST_SEEDS * list(SETTINGS).index(setting)  # no two settings share a deal
    for seed in range(first, first + MOST_SEEDS):
        session = Session.new(case, options, seed)
        decide = PLAYERS[player](seed)
        while session.choice is not None:
            session.do(decide(session.state))
        yield session


def make(setting: str) -> None:
    """Write the replays of one setting."""
    for wanted, player in endings(setting).items():
        found = (game for game in games(setting, player) if ending(game.outcome) == wanted)
        for place in range(1, OF_EACH + 1):
            path = FOLDER / f"{setting}-{wanted}-{place}.json"
            game = next(found, None)
            if game is None:
                raise SystemExit(f"{player} ended no game of {setting} as {wanted}")
            path.write_text(save_text(game), encoding="utf-8", newline="\n")
            print(f"{path.name}: seed {game.seed}, {game.here.depth} commands")


def make_deals() -> None:
    """Write some case codes, each with the digest of the deal it stands for."""
    lines = []
    for number, options in SETTINGS.values():
        case = load_case(number)
        for seed in (0, 7, SEEDS - 1):
            digest = Session.new(case, options, seed).state.digest()
            lines.append(f"{encode(case, options, seed)} {digest}")
    DEALS.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    for old in FOLDER.glob("*.json"):
        old.unlink()
    make_deals()
    for each in SETTINGS:
        make(each)
