"""Files from strangers: whatever is in them, the worst that happens is the error they promise.

Every file a player could be sent, or a bad disk could damage, goes through one mechanism: real
files, damaged by `mutations`, read by the door the game reads them through. Each must end within
two seconds of computing, in a value or in the documented error, and change nothing outside its
folder. A failure names its kind, chunk and number; the same three make the same file again.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from random import Random

import pytest
from casefile_example import CONTACTS, EXAMPLE
from mutations import mutated
from random_play import CASES, play, wandered

from arkham.casefile import CaseError, case_paths, check_file, load_case
from arkham.files.atomic import sealed
from arkham.files.untrusted import read_bounded
from arkham.play.casecode import CodeError, decode, encode
from arkham.play.report import capsule_text, game_text
from arkham.play.savefile import SaveError, load_text, save_text
from arkham.play.session import Session
from arkham.play.storage import Storage
from arkham.records.bookkeeping import counted_after
from arkham.records.records import Shelf
from arkham.settings.settings import Settings, SettingsFile
from arkham.settings.window_state import load_window

LONGEST_S = 2.0
IN_SHORT, CHUNK, CHUNKS = 30, 500, 40  # mutations of each kind; mutations and chunks of the sweep
MOVES = 40  # played on from a save that still loads


# Real files


@cache
def files(kind: str) -> tuple[bytes, ...]:
    """Return sound files of a kind."""
    games = [wandered(case, seed, 6) for case in CASES for seed in (1, 2)]
    games += [play(Session.new(case, seed=3), Random(3)) for case in CASES]
    found: list[str] = []
    match kind:
        case "save" | "shelved":
            found = [sealed(save_text(game)) for game in games]
        case "replay":
            found = [save_text(game) for game in games]
        case "report":
            found = [capsule_text(game, ValueError("odd")) for game in games]
        case "code":
            found = [encode(game.case, game.options, game.seed) for game in games]
        case "case":
            found = [path.read_text(encoding="utf-8") for path in (EXAMPLE, *case_paths())]
        case "settings":
            found = _settings()
        case "window":
            found = ['{"size": [1600, 900], "position": [40, -12]}']
        case "figures":
            found = ['{"after": 12}']
    return tuple(text.encode() for text in found)


def _settings() -> list[str]:
    file = SettingsFile(Path("settings.yaml"))  # in the folder of the test
    file.save(Settings(speed=2.0, keys={"undo": ("u",), "pass": ("5", "p")}))
    text = file.path.read_text(encoding="utf-8")
    file.path.unlink()
    return [text, "speed: 0.5\nodds: off\nmute: yes\n"]


# The callbacks they come in by


def read_save(folder: Path, content: bytes) -> None:
    """Start with a damaged game; whatever it was is still there, and what loads can be played."""
    storage = Storage(folder)
    storage.current.write_bytes(content)
    storage.summary()
    session = storage.resume()
    for path in folder.rglob("*.save"):
        path.unlink()
    assert len(storage.notices) <= 1 and all("\n" not in notice for notice in storage.notices)
    if session is not None:
        _play_on(session)


def read_replay(folder: Path, content: bytes) -> None:
    replay = folder / "replays" / "000001-20260101-000000-x-0.save"
    replay.parent.mkdir(exist_ok=True)
    replay.write_bytes(content)
    storage = Storage(folder)
    (entry,) = Shelf(storage).entries()
    assert entry.path == replay
    _load(replay)
    # However damaged the newest replay is, the next game is kept after it.
    storage.finish(_some_game())
    storage.give_up(_some_game())  # nothing new in it, so that it is kept once
    assert [path.name[:6] for path in storage.replays()] == ["000002", "000001"]
    assert storage.notices == []
    for path in storage.replays():
        path.unlink()


@cache
def _some_game() -> Session:
    return play(Session.new(CASES[0], seed=8), Random(8), 3)


def read_shelved(folder: Path, content: bytes) -> None:
    """Start with a damaged game on the shelf; another is played, and the shelf is listed."""
    shelved = folder / "shelved-000001.save"
    shelved.write_bytes(content)
    storage = Storage(folder)
    storage.save(_some_game())
    assert len(Shelf(storage).waiting()) == 1
    storage.clear_shelf_of(_some_game())
    storage.forget()
    session = storage.resume()
    if session is not None:
        _play_on(session)
    for path in folder.rglob("*.save"):
        path.unlink()


def read_report(folder: Path, content: bytes) -> None:
    report = folder / "report.txt"
    report.write_bytes(content)
    _load(report)


def read_code(folder: Path, content: bytes) -> None:
    try:
        deal = decode(content.decode("utf-8", "replace"))
    except CodeError as refusal:
        assert str(refusal).endswith(".")
    else:
        Session.new(load_case(deal.case), deal.options, deal.seed)


def read_settings(folder: Path, content: bytes) -> None:
    file = SettingsFile(folder / "settings.yaml")
    file.path.write_bytes(content)
    settings, notices = file.load()
    assert all(notice.startswith("settings.yaml:") for notice in notices)
    file.save(settings)
    assert SettingsFile(file.path).load() == (settings, [])
    for path in folder.glob("settings*"):
        path.unlink()


def read_window(folder: Path, content: bytes) -> None:
    path = folder / "window.json"
    path.write_bytes(content)
    load_window(path)


def read_figures(folder: Path, content: bytes) -> None:
    (folder / "figures.json").write_bytes(content)
    counted_after(folder)


def read_case(folder: Path, content: bytes) -> None:
    """Check and load a case; there is either a whole one, or mistakes that can be said."""
    path = folder / "case.yaml"
    path.write_bytes(content)
    contacts = CONTACTS if b"drowned-bell" in content else None
    mistakes = check_file(path, contacts=contacts)
    last_line = len(content.splitlines()) + 1
    assert all(0 <= mistake.line <= last_line for mistake in mistakes)
    assert all("\n" not in mistake.message for mistake in mistakes)
    try:
        case = load_case(path, contacts=contacts)
    except CaseError as refusal:
        assert list(refusal.mistakes) == mistakes or not mistakes
    else:
        assert mistakes == []
        assert [card.index for card in case.cards] == list(range(len(case.cards)))


def _load(path: Path) -> None:
    """Open a file as `arkham replay` does."""
    try:
        session, notice = load_text(game_text(read_bounded(path)))
    except SaveError as refusal:
        assert str(refusal).endswith(".")
        return
    assert notice is None or notice.endswith(".")
    _play_on(session)


def _play_on(session: Session) -> None:
    """Play a game that loaded, and load it again."""
    play(session, Random(0), MOVES)
    load_text(save_text(session))


DOORS: dict[str, tuple[int, Callable[[Path, bytes], None]]] = {
    "save": (6, read_save),
    "replay": (5, read_replay),
    "shelved": (2, read_shelved),
    "report": (3, read_report),
    "case": (2, read_case),
    "settings": (4, read_settings),
    "code": (2, read_code),
    "window": (1, read_window),
    "figures": (1, read_figures),
}
"""What reads each kind of file, and its share of the mutations."""


# The mechanism


@pytest.fixture
def profile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return the only folder that may change; home and the working folder may not."""
    profile = tmp_path / "profile"
    for folder in (profile, tmp_path / "home", tmp_path / "here"):
        folder.mkdir()
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("ARKHAM_DATA", str(profile))
    monkeypatch.chdir(tmp_path / "here")
    yield profile
    outside = [path for path in tmp_path.rglob("*") if not path.is_relative_to(profile)]
    assert sorted(path.name for path in outside) == ["here", "home"]


class TooSlow(BaseException):
    """Ends a mutation that takes too long; no `except` of the game can swallow it."""


@contextmanager
def watched() -> Iterator[None]:
    """Allow two seconds of computing, however busy the machine is."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def stop(*_: object) -> None:
        raise TooSlow

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, LONGEST_S)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def survive(kind: str, chunk: int, number: int, profile: Path) -> None:
    """Damage one file and read it."""
    chance = Random(f"{kind} {chunk} {number}")
    sound = files(kind)
    content = mutated(chance.choice(sound), sound, chance)
    try:
        with watched():
            DOORS[kind][1](profile, content)
    except (Exception, TooSlow) as error:
        pytest.fail(f"{kind}, chunk {chunk}, number {number}: {error!r} on {content[:300]!r}")


@pytest.mark.parametrize("kind", DOORS)
def test_sound_files_are_read(kind: str, profile: Path) -> None:
    for content in files(kind):
        DOORS[kind][1](profile, content)


@pytest.mark.parametrize("kind", DOORS)
def test_damaged_files_are_survived(kind: str, profile: Path) -> None:
    for number in range(IN_SHORT):
        survive(kind, -1, number, profile)


@pytest.mark.sweep
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_twenty_thousand_damaged_files_are_survived(chunk: int, profile: Path) -> None:
    kinds = [kind for kind, (share, _) in DOORS.items() for _ in range(share)]
    for number in range(CHUNK):
        survive(kinds[number % len(kinds)], chunk, number, profile)
