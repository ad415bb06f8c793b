"""Think beside the game: a worker process that answers questions while the table stays alive.

    thinker = Thinker()
    ticket = thinker.ask_advice(state)
    ...                                   # every frame:
    for answer in thinker.answers():      # never waits
        if answer.ticket == ticket: show(answer)

The process is born when the first question comes, by a thread, so that the caller waits for
nothing. A new question of a kind replaces the old one. A worker that dies is replaced, and its
question asked again, a few times; when no worker can be had, questions stay unanswered and nothing
is said. It ends with the game: by `close`, as a daemon, or, should the game be killed, because it
finds nobody at the other end.
"""

from __future__ import annotations

import contextlib
import queue
import signal
import threading
import time
from dataclasses import dataclass, replace
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from typing import Any

from arkham.ai.advice import Advice, advise
from arkham.ai.review import Review, review
from arkham.ai.search import Effort
from arkham.rules.cards import CaseDef
from arkham.rules.engine import resume
from arkham.rules.ruleset import Ruleset
from arkham.rules.state import GameState, state_from_json

# By the clock on the wall: somebody waits, and on a busy machine would wait for much longer.
HINT_SECONDS = 2.0
REVIEW_SECONDS = 7.5  # with the birth of the worker a review is there within ten
FIRST_HINT_SECONDS = 0.3
"""A quick answer comes first, so that there is something to show."""
MOST_DEATHS = 3
"""So many workers may die before no more are born."""
_IDLE_WAIT_S = 0.5
_CLOSING_WAIT_S = 1.0


@dataclass(frozen=True, slots=True)
class Question:
    """What a worker is asked: a case, a table in its saved form, and what is wanted of it."""

    ticket: int
    case: CaseDef
    options: dict[str, str]
    table: dict[str, Any]
    seconds: float
    commands: tuple[str, ...] | None = None  # from that table on, for a review
    rollouts: int = 0  # instead of seconds, for results that are the same everywhere


@dataclass(frozen=True, slots=True)
class Answer:
    """What a worker found out; `is_last` when nothing better will follow."""

    ticket: int
    is_last: bool
    advice: tuple[Advice, ...] = ()
    review: Review | None = None
    progress: float = 0.0  # how much of a review is done, from 0 to 1


class Thinker:
    """The game's side: questions go in, answers come out, and no call ever waits."""

    def __init__(self) -> None:
        self._questions: queue.SimpleQueue[Question | None] = queue.SimpleQueue()
        self._answers: queue.SimpleQueue[Answer] = queue.SimpleQueue()
        self._cancelled = threading.Event()
        self._closing = threading.Event()
        self._thread: threading.Thread | None = None
        self._tickets = 0
        self.deaths = 0

    @property
    def is_silent(self) -> bool:
        """Say whether no worker can be had any more."""
        return self.deaths >= MOST_DEATHS

    def ask_advice(self, state: GameState, seconds: float = HINT_SECONDS, rollouts: int = 0) -> int:
        """Ask for the best answers to the waiting question and return the ticket."""
        return self._ask(state, seconds, None, rollouts)

    def ask_review(
        self,
        start: GameState,
        commands: list[str],
        seconds: float = REVIEW_SECONDS,
        rollouts: int = 0,
    ) -> int:
        """Ask where a game was lost and return the ticket."""
        return self._ask(start, seconds, tuple(commands), rollouts)

    def _ask(
        self, state: GameState, seconds: float, commands: tuple[str, ...] | None, rollouts: int
    ) -> int:
        self._tickets += 1
        rules = state.rules
        question = Question(
            self._tickets, rules.case, rules.options, state.to_json(), seconds, commands, rollouts
        )
        self._questions.put(question)
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="thinker", daemon=True)
            self._thread.start()
        return question.ticket

    def answers(self) -> list[Answer]:
        """Return what has been found out since the last call."""
        found = []
        with contextlib.suppress(queue.Empty):
            while True:
                found.append(self._answers.get_nowait())
        return found

    def cancel(self) -> None:
        """Forget the questions asked so far; what is already on its way may still arrive."""
        self._cancelled.set()
        self._questions.put(None)

    def close(self) -> None:
        """End the worker; without waiting for it."""
        self._closing.set()
        self._questions.put(None)

    # The thread's side.

    def _run(self) -> None:
        """Carry questions to a worker and its answers back until the game closes."""
        worker: _Worker | None = None
        waiting: Question | None = None
        try:
            while not self._closing.is_set() and not self.is_silent:
                asked = self._newest(may_wait=waiting is None)
                if self._cancelled.is_set() or asked is not None:
                    self._cancelled.clear()
                    waiting = asked
                    if worker is not None:
                        worker.drop()
                if waiting is None:
                    continue
                try:
                    if worker is None:
                        worker = _Worker()
                    if worker.at_work_on != waiting.ticket:
                        worker.give(waiting)
                    answer = worker.answer()
                except (OSError, EOFError, ValueError, RuntimeError, TypeError):
                    self.deaths += 1
                    if worker is not None:
                        worker.end()
                    worker = None
                    continue
                if answer is not None and answer.ticket == waiting.ticket:
                    self._answers.put(answer)
                    if answer.is_last:
                        waiting = None
        finally:
            if worker is not None:
                worker.end()

    def _newest(self, *, may_wait: bool) -> Question | None:
        """Return the last question asked, if any; wait for one where there is nothing to do."""
        newest: Question | None = None
        try:
            newest = self._questions.get(timeout=_IDLE_WAIT_S) if may_wait else None
            while True:
                newest = self._questions.get_nowait() or newest
        except queue.Empty:
            return newest


class AtOnce(Thinker):
    """A thinker without a process: it answers while it is asked, always the same.

    For pictures and tests, where waiting is no harm and chance would be.
    """

    def __init__(self, rollouts: int) -> None:
        super().__init__()
        self._rollouts = rollouts

    def _ask(
        self, state: GameState, seconds: float, commands: tuple[str, ...] | None, rollouts: int
    ) -> int:
        self._tickets += 1
        effort = Effort(rollouts or self._rollouts)
        if commands is None:
            answer = Answer(self._tickets, is_last=True, advice=tuple(advise(state, effort=effort)))
        else:
            found = review(state, list(commands), effort)
            answer = Answer(self._tickets, is_last=True, review=found)
        self._answers.put(answer)
        return self._tickets


class _Worker:
    """One worker process and the pipe to it."""

    def __init__(self) -> None:
        context = get_context("spawn")  # a fork would inherit the window
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=work, args=(theirs,), daemon=True, name="thinker")
        self._process.start()
        theirs.close()
        self.at_work_on = 0

    def give(self, question: Question) -> None:
        self._pipe.send(question)
        self.at_work_on = question.ticket

    def drop(self) -> None:
        """Tell the worker that nobody waits for its answer any more."""
        self.at_work_on = 0
        with contextlib.suppress(OSError, ValueError):
            self._pipe.send(None)

    def answer(self) -> Answer | None:
        """Return what the worker has found out, None if nothing for a moment."""
        if self._pipe.poll(_IDLE_WAIT_S / 10):
            answer: Answer = self._pipe.recv()
            return answer
        if not self._process.is_alive():
            raise EOFError
        return None

    def end(self) -> None:
        self._pipe.close()
        self._process.kill()
        self._process.join(_CLOSING_WAIT_S)


# The worker's side.


def work(pipe: Connection) -> None:
    """Answer questions until the other end is gone; the main function of the process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the game's
    rulesets: dict[tuple[str, str], Ruleset] = {}
    with contextlib.suppress(EOFError, OSError):
        while True:
            question = pipe.recv()
            while pipe.poll():  # only the newest counts
                question = pipe.recv()
            if question is not None:
                _answer(pipe, question, rulesets)


def _answer(pipe: Connection, question: Question, rulesets: dict[tuple[str, str], Ruleset]) -> None:
    key = question.case.content_hash, repr(sorted(question.options.items()))
    if key not in rulesets:
        rulesets.clear()
        rulesets[key] = Ruleset(question.case, question.options)
    state = state_from_json(rulesets[key], question.table)
    resume(state)
    parent = parent_process()

    def goes_on() -> bool:
        return not pipe.poll() and (parent is None or parent.is_alive())

    def tell(progress: float) -> None:
        pipe.send(Answer(question.ticket, is_last=False, progress=progress))

    if question.commands is not None:
        commands = list(question.commands)
        found = review(state, commands, _effort(question), goes_on=goes_on, tell=tell)
        if goes_on():
            pipe.send(Answer(question.ticket, is_last=True, review=found))
        return
    if question.seconds > FIRST_HINT_SECONDS and not question.rollouts:
        quick = replace(question, seconds=FIRST_HINT_SECONDS)
        advice = advise(state, effort=_effort(quick), goes_on=goes_on)
        if not goes_on():
            return
        pipe.send(Answer(question.ticket, is_last=False, advice=tuple(advice)))
        question = replace(question, seconds=question.seconds - FIRST_HINT_SECONDS)
    advice = advise(state, effort=_effort(question), goes_on=goes_on)
    if goes_on():
        pipe.send(Answer(question.ticket, is_last=True, advice=tuple(advice)))


def _effort(question: Question) -> Effort:
    if question.rollouts:
        return Effort(question.rollouts)
    return Effort(seconds=question.seconds, on_the_wall=True)


def wait_for(thinker: Thinker, ticket: int, seconds: float) -> Answer | None:
    """Return the last answer to a ticket; for scripts and tests, which may wait."""
    until = time.monotonic() + seconds
    while time.monotonic() < until and not thinker.is_silent:
        for answer in thinker.answers():
            if answer.ticket == ticket and answer.is_last:
                return answer
        time.sleep(0.01)
    return None
