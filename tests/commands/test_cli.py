"""The command line: what it prints, where, and its exit codes."""

from __future__ import annotations

import io
import json
import multiprocessing.process
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import get_args

import pygame
import pytest
from event_examples import EXAMPLES
from grids import swept
from places import ROOT
from random_play import CASES, play

from arkham import __version__, cli
from arkham.ai.simulate import simulate
from arkham.commands import check
from arkham.commands.bench import rules
from arkham.commands.replay import event_to_json
from arkham.play.savefile import save_text
from arkham.play.session import Session
from arkham.rules import load_case
from arkham.rules.areas import AREA_NAMES
from arkham.rules.events import Event
from arkham.rules.ruleset import Ruleset
from arkham.rules.state import digest_of

Captured = pytest.CaptureFixture[str]


def arkham(*words: str) -> int:
    """Run the command line in this process and return its exit code."""
    try:
        return cli.main(words)
    except SystemExit as exit:  # argparse leaves this way
        return int(exit.code or 0)


# The root


def test_help_names_every_command(capsys: Captured) -> None:
    assert arkham("--help") == 0
    shown = capsys.readouterr().out
    for command in cli.COMMANDS:
        assert f"\n    {command}" in shown


@pytest.mark.parametrize("command", cli.COMMANDS)
def test_every_command_has_its_own_help(command: str, capsys: Captured) -> None:
    assert arkham(command, "--help") == 0
    assert capsys.readouterr().out.startswith(f"usage: arkham {command} ")


def test_version(capsys: Captured) -> None:
    assert arkham("--version") == 0
    assert capsys.readouterr().out == f"Arkham Noir {__version__}, pure Python\n"


@pytest.mark.parametrize("words", [("bogus",), ("--bogus",), ("simulate", "--games", "0")])
def test_wrong_words_end_with_2_and_a_sentence(words: tuple[str, ...], capsys: Captured) -> None:
    assert arkham(*words) == 2
    said = capsys.readouterr()
    assert said.out == "" and "error:" in said.err


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks for the X display")
def test_without_a_display_the_game_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    assert arkham() == 2
    said = capsys.readouterr()
    assert said.out == "" and "no display" in said.err and "arkham selftest" in said.err


def test_an_interrupted_command_leaves_no_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    def interrupt(words: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "_run", interrupt)
    assert arkham("check", "x") == 130
    assert capsys.readouterr().err == ""


READY_AT_ONCE = "print('ready')"
READY_WITH_THE_FIRST_GAMES = """
import os
from arkham.ai.simulate import Result
add, parent = Result.add, os.getpid()
def first(self, part):
    if os.getpid() == parent:
        Result.add = add
        print('ready')
    add(self, part)
Result.add = first
"""


def process(*words: str, ready: str = READY_AT_ONCE) -> subprocess.Popen[str]:
    """Start the command line in a process and group of its own, as a shell would."""
    program = f"import sys\nfrom arkham import cli\n{ready}\nsys.exit(cli.main({words!r}))"
    pipe = subprocess.PIPE
    return subprocess.Popen(
        [sys.executable, "-uc", program],
        cwd=ROOT,
        text=True,
        stdout=pipe,
        stderr=pipe,
        start_new_session=True,
    )


@pytest.mark.skipif(os.name != "posix", reason="sends a signal to a process group")
@pytest.mark.parametrize("after_s", swept([(n / 100,) for n in range(40)], but=[(0.0,)]))
def test_ctrl_c_stops_a_real_simulation_in_silence(after_s: float) -> None:
    words = ("simulate", "--player", "random", "--games", "100000", "--jobs", "2")
    running = process(*words, ready=READY_WITH_THE_FIRST_GAMES)
    assert running.stdout is not None and running.stdout.readline() == "ready\n"
    time.sleep(after_s)
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=30)
    assert (running.returncode, out, err) == (130, "", "")


READY_WITH_ITS_WORKERS = """
import signal
from multiprocessing.process import BaseProcess
start = BaseProcess.start
def told(self):
    start(self)
    blocked = signal.pthread_sigmask(signal.SIG_BLOCK, ())
    print('shielded' if signal.SIGINT in blocked else 'open')
BaseProcess.start = told
"""


@pytest.mark.skipif(os.name != "posix", reason="asks which signals are blocked")
def test_no_worker_hears_of_ctrl_c_while_it_is_born() -> None:
    """What starts the first process of all lets signals through again: it starts before."""
    words = ("simulate", "--player", "random", "--games", "100", "--jobs", "2")
    out, _ = process(*words, ready=READY_WITH_ITS_WORKERS).communicate(timeout=30)
    assert out.splitlines()[:2] == ["shielded", "shielded"]


@pytest.mark.skipif(os.name != "posix", reason="sends a signal to the own process")
def test_ctrl_c_while_the_workers_are_born_leaves_none_behind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    usual, born = multiprocessing.process.BaseProcess.start, []

    def start(self: multiprocessing.process.BaseProcess) -> None:
        os.kill(os.getpid(), signal.SIGINT)
        usual(self)
        born.append(self)

    monkeypatch.setattr(multiprocessing.process.BaseProcess, "start", start)
    with pytest.raises(KeyboardInterrupt):
        simulate(CASES[0], {}, "random", 100, jobs=2)
    assert len(born) == 2 and not any(worker.is_alive() for worker in born)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


@pytest.mark.skipif(os.name != "posix", reason="closes a pipe")
def test_a_reader_who_leaves_is_no_error() -> None:
    running = process("simulate", "--player", "random", "--games", "2", "--jobs", "1", "--json")
    assert running.stdout is not None and running.stdout.readline() == "ready\n"
    running.stdout.close()
    assert running.wait(timeout=30) == 1
    assert running.stderr is not None and running.stderr.read() == ""
    running.stderr.close()


# simulate


def test_simulate_prints_figures(capsys: Captured) -> None:
    assert arkham("simulate", "--player", "random", "--games", "12", "--jobs", "1") == 0
    said = capsys.readouterr()
    assert said.err == ""  # a progress bar is for terminals only
    assert said.out.startswith("The Witch Cult Murders, random player, victory: five,")
    for figure in ("won  ", "lost by  ", "turns  ", "real choices  ", "never played  "):
        assert f"\n{figure}" in said.out


def test_simulate_as_json_depends_on_its_arguments_only(capsys: Captured) -> None:
    words = ["simulate", "--json", "--player", "random", "--games", "24", "--seed", "5"]
    words += ["--option", "victims=six"]
    printed = []
    for jobs in ("1", "2"):
        assert arkham(*words, "--jobs", jobs) == 0
        printed.append(json.loads(capsys.readouterr().out))
    assert printed[0] == printed[1]
    figures = printed[0]
    assert figures["case"] == CASES[0].id and figures["games"] == 24
    assert figures["options"]["victims"] == "six"
    assert figures["wins"] + sum(figures["losses"].values()) == 24
    for name in ("win_rate", "standard_error", "mean_turns", "choice_share", "never_played"):
        assert name in figures


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--option", "victims=nine"), "can be six, five, four"),
        (("--option", "weather=bad"), "no option 'weather'"),
        (("--option", "victims"), "written ID=VALUE"),
        (("--case", "77"), "no case '77'"),
    ],
)
def test_simulate_refuses_what_the_case_does_not_have(
    words: tuple[str, ...], sentence: str, capsys: Captured
) -> None:
    assert arkham("simulate", *words) == 2
    said = capsys.readouterr()
    assert said.out == "" and sentence in said.err


def test_progress_is_drawn_on_a_terminal_only(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    assert arkham("simulate", "--player", "random", "--games", "3", "--jobs", "1") == 0
    assert terminal.getvalue().endswith("3/3  0.0% won \n")
    assert "3/3" not in capsys.readouterr().out


# check


@pytest.fixture
def short_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the check play only one round of games."""
    monkeypatch.setattr(check, "PROOF_S", 0.0)


def test_check_is_content_with_the_shipped_cases(short_proof, capsys: Captured) -> None:
    files = sorted((ROOT / "data" / "cases").glob("*.yaml"))
    assert arkham("check", *map(str, files)) == 0
    assert capsys.readouterr().out == "No mistakes.\n"


CASE_1 = (ROOT / "data" / "cases" / "1-witch-cult-murders.yaml").read_text(encoding="utf-8")


def check_text(text: str, folder: Path) -> int:
    (folder / "case.yaml").write_text(text, encoding="utf-8")
    return arkham("check", str(folder / "case.yaml"))


def test_check_plays_what_it_finds_no_mistake_in(short_proof, tmp_path, capsys: Captured) -> None:
    assert check_text(CASE_1, tmp_path) == 0
    said = capsys.readouterr()
    assert said.out == "No mistakes.\n" and " games played to their end, " in said.err


def test_the_header_of_the_handbook_can_be_played(short_proof, tmp_path, capsys: Captured) -> None:
    handbook = (ROOT / "docs" / "case-files.md").read_text(encoding="utf-8")
    header = handbook.partition("```yaml\n")[2].partition("clues:\n")[0]
    assert check_text(header + CASE_1[CASE_1.index("\nclues:\n") :], tmp_path) == 0, (
        capsys.readouterr().out
    )


def shortened(text: str, section: str, keep: int) -> str:
    """Return a case file with only the first cards of a section."""
    before, heading, after = text.partition(f"\n{section}:\n")
    match = re.search(r"(?m)^[a-z_]+:", after)
    cards, rest = (after[: match.start()], after[match.start() :]) if match else (after, "")
    kept = re.split(r"(?m)^(?=  - )", cards)[: keep + 1]
    return before + heading + "".join(kept) + rest


def unset(text: str, parameter: str) -> str:
    """Return a case file in which nothing sets a parameter."""
    text = re.sub(rf"(?m)^  {parameter}: .+\n", "", text)
    return re.sub(rf"set: \{{{parameter}: [^}}]+\}}", "set: {time_limit: 5}", text)


@pytest.mark.parametrize(
    ("broken", "sentence"),
    [
        (unset(CASE_1, "contact"), "needs the parameter 'contact'"),
        (shortened(CASE_1, "clues", 6), "8 clues for the leads and the hand, there are 6"),
        (unset(shortened(CASE_1, "victims", 1), "victims"), "2 victims, there are 1"),
        (CASE_1.replace(" victory,", "", 1), "no step 'victory'"),
    ],
    ids=["no contact", "few clues", "few victims", "no victory"],
)
def test_check_refuses_what_cannot_be_dealt(
    broken: str, sentence: str, short_proof, tmp_path: Path, capsys: Captured
) -> None:
    assert check_text(broken, tmp_path) == 1
    said = capsys.readouterr()
    assert sentence in said.out and "No mistakes" not in said.out and "Traceback" not in said.err


def test_check_says_when_no_game_was_won(short_proof, tmp_path: Path, capsys: Captured) -> None:
    assert check_text(re.sub(r"types_to_win: \d", "types_to_win: 7", CASE_1), tmp_path) == 0
    assert "none of them was won" in capsys.readouterr().err


def test_a_mistake_that_only_playing_finds_is_told(
    tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check, "LONGEST_GAME", 3)
    assert check_text(CASE_1, tmp_path) == 1
    assert "case.yaml: a game cannot be played" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["screenshot", "--scene", "menu", "--out", "/no/where.png"], "cannot write"),
        (["selftest", "--seed", "-1"], "is no deal"),
        (["simulate", "--rollouts", "8"], "only the player search"),
        (
            ["simulate", "--player", "search", "--rollouts", "8", "--seconds", "1"],
            "not both",
        ),
        (["simulate", "--jobs", "5000"], "too many"),
        (["selftest", "--seed", "99999999999999999999"], "is no deal"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(
    words: list[str],
    sentence: str,
    capsys: Captured,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    size = ["--size", "640x360"] if words[0] == "screenshot" else []
    assert arkham(*words, *size) == 2
    assert sentence in capsys.readouterr().err


def test_check_prints_file_and_line(tmp_path: Path, capsys: Captured) -> None:
    broken = tmp_path / "broken.yaml"
    text = (ROOT / "data" / "cases" / "1-witch-cult-murders.yaml").read_text(encoding="utf-8")
    line = 1 + text[: text.index("    type: person")].count("\n")
    broken.write_text(text.replace("type: person", "type: parson", 1), encoding="utf-8")
    assert arkham("check", str(broken)) == 1
    out = capsys.readouterr().out
    assert out.startswith(f"{broken}:{line}: ") and "'person'" in out


def test_check_goes_on_after_a_file_it_cannot_read(tmp_path: Path, capsys: Captured) -> None:
    empty = tmp_path / "empty.yaml"
    empty.write_text("")
    assert arkham("check", str(tmp_path / "none.yaml"), str(tmp_path), str(empty)) == 2
    said = capsys.readouterr()
    assert "none.yaml: No such file" in said.err and f"{tmp_path}: Is a directory" in said.err
    assert said.out == f"{empty}:1: the file is empty\n"


# replay


@pytest.fixture
def save(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(save_text(play(Session.new(CASES[0], seed=4), Random(4))), encoding="utf-8")
    return path


def test_replay_verifies_and_tells_the_outcome(save: Path, capsys: Captured) -> None:
    assert arkham("replay", str(save)) == 0
    said = capsys.readouterr()
    assert "The Witch Cult Murders, seed 4, fair" in said.out and "lost by" in said.out
    assert json.loads(save.read_text())["digest"] in said.out
    assert said.err == ""


def test_replay_of_a_record_that_does_not_hold_ends_with_1(save: Path, capsys: Captured) -> None:
    data = json.loads(save.read_text())
    save.write_text(json.dumps(data | {"commands": data["commands"][:-1], "at": data["at"] - 1}))
    assert arkham("replay", str(save)) == 1
    assert "does not lead to the table" in capsys.readouterr().err


def test_replay_of_something_else_ends_with_2(tmp_path: Path, capsys: Captured) -> None:
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\xff")
    text = tmp_path / "text.json"
    text.write_text("[]")
    for path, sentence in (
        (picture, "no text at all"),
        (text, "one JSON object"),
        (tmp_path / "none", "No such file"),
        (tmp_path, "no ordinary file"),
    ):
        assert arkham("replay", str(path)) == 2
        assert f"{path}: " in (err := capsys.readouterr().err) and sentence in err


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_trace_has_an_object_per_command(case: object, tmp_path: Path) -> None:
    session = play(Session.new(case, seed=4), Random(4))  # type: ignore[arg-type]
    path, trace = tmp_path / "game.json", tmp_path / "trace.jsonl"
    path.write_text(save_text(session))
    assert arkham("replay", str(path), "--trace", str(trace)) == 0
    moments = [json.loads(line) for line in trace.read_text(encoding="utf-8").splitlines()]
    nodes = session.path()
    deal = moments[0]["deal"]
    assert (deal["case"], deal["seed"]) == (session.case.id, session.seed)
    assert [moment["command"] for moment in moments] == [node.command for node in nodes]
    for moment, node in zip(moments, nodes, strict=True):
        assert moment["state"] == json.loads(json.dumps(node.state.to_json()))
        assert moment["digest"] == digest_of(moment["state"]) == node.state.digest()
        assert len(moment["events"]) == len(node.events)
        assert node is nodes[0] or moment["events"][0]["notation"] == moment["command"]
    assert moments[-1]["question"] is None
    for before, after in zip(moments, moments[1:], strict=False):
        assert after["command"] in before["question"]["options"]


def test_the_trace_of_a_running_game_tells_what_is_hidden_only_if_asked(tmp_path: Path) -> None:
    session = Session.new(CASES[0], seed=4)
    session.do("pass")
    path, trace = tmp_path / "game.json", tmp_path / "trace.jsonl"
    path.write_text(save_text(session))
    told = []
    for more in ([], ["--hidden"]):
        assert arkham("replay", str(path), "--trace", str(trace), *more) == 0
        told.append([json.loads(line) for line in trace.read_text(encoding="utf-8").splitlines()])
    assert set(told[0][1]["state"]["areas"]["draw"]) == {"?"} and told[0][1]["digest"] is None
    assert "seed" not in told[0][0]["deal"]
    assert told[1][1]["digest"] == session.state.digest() == digest_of(told[1][1]["state"])


def test_a_trace_that_cannot_be_written_ends_with_2(save: Path, capsys: Captured) -> None:
    assert arkham("replay", str(save), "--trace", str(save.parent / "no" / "trace")) == 2
    assert "No such file" in capsys.readouterr().err


def test_traced_events_name_cards_and_areas() -> None:
    rules = Ruleset(CASES[0])
    ids = {card.id for card in rules.cards}
    places = {*AREA_NAMES, "line"}
    named = {kind: False for kind in get_args(Event)}
    for event, _ in EXAMPLES:
        written = event_to_json(event, rules)
        assert json.loads(json.dumps(written)) == written
        named[type(event)] = True
        for name, value in written.items():
            if name in ("source", "target") and isinstance(value, dict):
                assert value["area"] in places and value.get("anchor", "") in ids
            elif name in ("card", "anchor", "onto"):
                assert value in ids
            elif name in ("cards", "order", "scored", "filed", "boxed"):
                assert set(value) <= ids
            elif name in ("area", "fate"):
                assert value in places
    assert all(named.values())
    flipped = next(e for e, _ in EXAMPLES if type(e).__name__ == "CardFlipped")
    assert event_to_json(flipped, rules)["before"] == rules.cards[5].id


# bench


def test_bench_measures_both_in_one_run(capsys: Captured) -> None:
    pytest.importorskip("chess")
    assert arkham("bench", "rules", "--json", "--seconds", "0.01", "--repetitions", "1") == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["chess moves a second"] > 0 and figures["chess copies a second"] > 0
    for number in (1, 2, 3):
        case = load_case(number).id
        assert figures[f"{case} turns a second"] > 0 and figures[f"{case} clones a second"] > 0
    assert figures["ratios"] == {}, "a blink says nothing about speed"
    assert arkham("bench", "rules", "--seconds", "0.01", "--repetitions", "1") == 0
    assert "pure Python, one core" in capsys.readouterr().out


def test_bench_without_chess_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.setattr(rules, "chess", None)
    assert arkham("bench", "rules") == 2
    assert "python-chess is needed" in capsys.readouterr().err


def test_simulate_ends_its_workers_even_after_a_window_was_open(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SDL catches the signal that ends a pool's workers; they must not inherit that."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    for _ in range(3):
        arguments = ("--case", "1", "--player", "random", "--games", "8", "--jobs", "2")
        assert arkham("simulate", *arguments) == 0
    assert "games" in capsys.readouterr().out
