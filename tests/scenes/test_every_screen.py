"""Every screen fits every window and text size: nothing overlaps, leaves the window or is cut.

A screen is added by one line in SCREENS: its name and a function that opens it for a text size.
Places are checked at every size; the words are drawn where they have the least room. The quick
run looks at the places in the smallest and the largest window and draws the screens in turn at one
of the sizes; the sweeps do all of it.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame
import pytest
from fake_mind import slow_mind
from grids import SIZES, TEXT, swept
from places import REPLAYS
from recorder import recording
from scenes.review.test_review import a_review
from shelf import fill

from arkham.ai.thinking import Answer
from arkham.app.screenshot import picture_of
from arkham.files.paths import NOWHERE
from arkham.flow.game import Game
from arkham.play.savefile import load_text
from arkham.play.session import Session
from arkham.play.storage import Storage
from arkham.play.terms import Terms
from arkham.rules.areas import DRAW
from arkham.scenes.dialogs.browser import BrowserScene
from arkham.scenes.draw.theme import HIT, Scale
from arkham.scenes.stack import Appearance, Scene
from arkham.scenes.table.layout.table import Spot
from arkham.settings.settings import Settings

DRAWN = (((1024, 640), 1.0), ((1024, 640), 1.25), ((1280, 720), 1.5), ((1280, 720), 2.0))
HEADLINE = 60  # pixels of a window 720 high
LEAST_LETTERS = 14.5  # units; what has to shrink further needs another layout
FACES = (
    "pile",
    "pile with a cheat sheet",
    "log",
    "review, three turning points",
    "rulebook",
    "how to play",
    "evidence",
)  # the letters of cards are part of a picture

HINT = Spot("tool", 2)
LONG_NOTICE = (
    "A save was set aside as game.unreadable-12.save + 3, and there is no backup to go on with: "
    "The save is damaged: neither its moves nor its table can be trusted."
)


class Memory(Storage):
    """A storage that keeps nothing."""

    def __init__(self, session: Session | None = None) -> None:
        super().__init__(NOWHERE, keeps=False)
        self._session = session

    def load(self) -> Session | None:
        return self._session


@cache
def replayed(name: str, share: float = 1.0) -> Session:
    """Return a recorded game, played up to a share of its moves."""
    session, _ = load_text((REPLAYS / f"{name}.json").read_text(encoding="utf-8"))
    path = session.path()
    session.here = path[round((len(path) - 1) * share)]
    return session


def game(text: float, session: Session | None = None, *notices: str) -> Game:
    played = Game(Memory(session), Settings(text_scale=text))
    played.storage.notices += notices
    return played


def setup(case: int, page: str = "cases", **options: str) -> Callable[[float], Scene]:
    def opened(text: float) -> Scene:
        scene = game(text).setup()
        scene.terms = Terms(scene.cases[case - 1], 7, options)
        scene.page = page
        return scene

    return opened


class ThreeGrades:
    """Bots have tried deals of all terms."""

    def grades(self, terms: Terms) -> tuple[str, ...]:
        return ("easier", "fair", "harder")

    def deal(self, terms: Terms, grade: str) -> tuple[int, str]:
        return 1, "Harder deal: the bot search solved 3 of 10."


def graded(text: float) -> Scene:
    scene = setup(1, "code")(text)
    scene.deals = ThreeGrades()
    scene._take_graded("harder")
    return scene


def table(name: str, share: float) -> Callable[[float], Scene]:
    return lambda text: game(text).table(replayed(name, share))


def over(name: str) -> Callable[[float], Scene]:
    def opened(text: float) -> Scene:
        ended = game(text)
        return ended._end(ended.table(replayed(name))).scene

    return opened


def above_table(open_scene: Callable[[Game, object], Scene]) -> Callable[[float], Scene]:
    """Return a way to open what lies over a table."""

    def opened(text: float) -> Scene:
        running = game(text)
        return open_scene(running, running.table(replayed("case1-won-1", 0.6)))

    return opened


def browser(text: float) -> Scene:
    shown = game(text).table(replayed("case1-won-1", 0.1))
    cards = [shown.session.rules.cards[c] for c in shown.view.areas[DRAW] if c]
    return BrowserScene("Draw stack", cards, shown.faces, shown.theme)


def goals(text: float) -> Scene:
    shown = game(text).table(replayed("case3-hardboiled-won-1", 0.3))
    cards = [shown.session.rules.cards[c] for c in shown.session.rules.goals]
    return BrowserScene("Objectives", cards, shown.faces, shown.theme)


@cache
def most_ways() -> tuple[Session, list]:
    """Return the moment with the most ways to do the same that any recorded game has, and these."""
    best: list = []
    for path in sorted(REPLAYS.glob("case3-*.json")):
        session = replayed(path.stem)
        for node in session.path():
            ways: dict[tuple, list] = {}
            for option in node.state.choice.options if node.state.choice else ():
                ways.setdefault((option.verb, option.card, option.onto), []).append(option)
            most = max(ways.values(), key=len, default=[])
            if len(most) > len(best):
                best, found, here = most, session, node
    assert len(best) >= 4
    found.here = here
    return found, best


def review(points: int | None) -> Callable[[float], Scene]:
    """Return a way to open a review with so many turning points, or one that is not made yet."""

    def opened(text: float) -> Scene:
        ended = game(text)
        session = replayed("case1-lost-victims-1")
        ended.mind, thinker = slow_mind()
        scene = ended.reviews.review(session, session.path())
        if points is not None:
            found = a_review(points)
            thinker.give(Answer(thinker.asked[-1], is_last=True, review=found))
            scene.update(1.0)
            scene.opened = {1}
        return scene

    return opened


def chooser(text: float) -> Scene:
    running = game(text)
    session, ways = most_ways()
    return running._choose(ways, running.table(session)).scene


@cache
def shelf() -> TemporaryDirectory[str]:
    """Return a folder with some ended games, kept until the tests are over."""
    folder = TemporaryDirectory()
    fill(Storage(Path(folder.name)), 30)
    return folder


def casebook(page: int) -> Callable[[float], Scene]:
    def opened(text: float) -> Scene:
        scene = Game(Storage(Path(shelf().name)), Settings(text_scale=text)).casebook()
        scene.page = page
        return scene

    return opened


SCREENS: dict[str, Callable[[float], Scene]] = {
    "menu, nothing to continue": lambda text: game(text).menu(),
    "menu, a game waits": lambda text: game(text, replayed("case3-classic-won-1", 0.8)).menu(),
    "menu, a long notice": lambda text: game(text, None, LONG_NOTICE, "Another.").menu(),
    "set-up, case 1": setup(1),
    "set-up, case 2": setup(2),
    "set-up, case 3": setup(3),
    "set-up, case 2, terms": setup(2, "terms", victory="ancient", victims="four", limits="six"),
    "set-up, case 3, terms": setup(3, "terms", menaces="random", help="none", mode="classic"),
    "set-up, case 1, help": setup(1, "help", contact="randolph-carter"),
    "set-up, case 3, help": setup(3, "help", help="contact"),
    "set-up, case 3, both": setup(3, "help", equipment="third-aklo-ritual"),
    "set-up, code": setup(2, "code"),
    "set-up, graded deals": graded,
    "case 1 won": over("case1-won-1"),
    "case 1 lost by victims": over("case1-lost-victims-1"),
    "case 1 lost by stability": over("case1-lost-stability-1"),
    "case 2 won": over("case2-won-1"),
    "case 2 lost by victims": over("case2-lost-victims-1"),
    "case 2 lost by stability": over("case2-lost-stability-1"),
    "case 3 won, classic": over("case3-classic-won-1"),
    "case 3 won, hardboiled": over("case3-hardboiled-won-1"),
    "case 3 lost by menaces": over("case3-hardboiled-lost-menaces-1"),
    "case 3 lost by stability": over("case3-hardboiled-lost-stability-1"),
    "pause": above_table(lambda running, shown: running.pause(shown)),
    "settings": lambda text: game(text).options(),
    "settings, keys": lambda text: game(text).options("keys"),
    "rulebook": lambda text: game(text).rules(),
    "how to play": lambda text: game(text).how_to_play(),
    "credits": lambda text: game(text).credits(),
    "log": above_table(lambda running, shown: running.log(shown)),
    "evidence": above_table(lambda running, shown: running.evidence(shown)),
    "casebook, empty": lambda text: game(text).casebook(),
    "casebook": casebook(0),
    "casebook, more figures": casebook(1),
    "hint": above_table(lambda running, shown: running.explain("hint", HINT, shown).scene),
    "review, being made": review(None),
    "review, nothing stands out": review(0),
    "review, three turning points": review(3),
    "pile": browser,
    "pile with a cheat sheet": goals,
    "chooser": chooser,
}


def controls(scene: Scene) -> list:
    """Return what can be pressed on a screen."""
    group = getattr(scene, "group", None)
    return group.widgets if group else []


def opened(name: str, text: float) -> Scene:
    scene = SCREENS[name](text)
    scene.restyle(Appearance(text))
    return scene


def in_sight(rect: pygame.Rect) -> bool:
    """Say whether a place shows; rows of a long page are put far away until scrolled to."""
    return rect.bottom > -10_000


@pytest.mark.parametrize("name", SCREENS)
@pytest.mark.parametrize(
    ("sizes", "text"),
    swept(
        itertools.product((SIZES[::4], SIZES[1:4]), TEXT),
        but=[(SIZES[::4], TEXT[0]), (SIZES[::4], TEXT[-1])],
    ),
    ids=str,
)
def test_controls_keep_apart_inside_every_window(name, sizes, text):
    scene = opened(name, text)
    for size in sizes:
        scene.on_resize(size)
        window, least = pygame.Rect((0, 0), size), HIT * Scale.of(size).s - 1
        shown = [widget for widget in controls(scene) if in_sight(widget.rect)]
        for widget in shown:
            assert window.contains(widget.rect), (size, widget.id, widget.rect)
            assert min(widget.rect.size) >= least, (size, widget.id, widget.rect)
        for one, other in itertools.combinations(shown, 2):
            assert not one.rect.colliderect(other.rect), (size, one.id, other.id)


@pytest.mark.parametrize(
    ("name", "size", "text"),
    swept(
        ((name, *room) for name in SCREENS for room in DRAWN),
        but=[(name, *room) for name, room in zip(SCREENS, itertools.cycle(DRAWN), strict=False)],
    ),
    ids=str,
)
def test_no_words_are_cut_or_too_small(name, size, text):
    scene = opened(name, text)
    with recording() as recorder:
        picture_of(scene, size)
    cut = [record.asked for record in recorder.clipped if in_sight(record.rect)]
    assert not cut
    least = int(LEAST_LETTERS * Scale.of(size).s)
    small = {(r.asked, r.style.px) for r in recorder.records if r.style.px < least}
    assert not small or name in FACES


@pytest.mark.parametrize("name", SCREENS)
def test_tab_reaches_every_control(name):
    scene = opened(name, 1.0)
    scene.on_resize((1280, 720))
    wanted = {widget.id for widget in controls(scene)}
    seen = set()
    for _ in range(len(wanted)):
        seen.add(scene.group.focused.id)
        scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="\t"))
    assert seen == wanted


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("name", SCREENS)
def test_tab_goes_round_in_reading_order_and_nowhere_twice(name, text):
    scene = opened(name, text)
    scene.on_resize((1280, 720))
    shown = controls(scene)
    assert len({widget.id for widget in shown}) == len(shown)
    if not shown:
        return
    scene.group.focus(shown[0].id)
    order = []
    for _ in shown:
        order.append(scene.group.focused)
        scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="\t"))
    assert scene.group.focused is order[0] or scene.group.focused.id == order[0].id
    places = [widget.rect for widget in order if in_sight(widget.rect)]
    back = [i for i, pair in enumerate(itertools.pairwise(places), 1) if goes_back(*pair)]
    # What leads away stands in the headline and comes last.
    assert len(back) <= 1
    assert all(rect.top < HEADLINE for i in back for rect in places[i:])


def goes_back(one: pygame.Rect, two: pygame.Rect) -> bool:
    """Say whether what follows lies above what comes before, and not in a column to its right."""
    return two.bottom <= one.top and two.left < one.right
