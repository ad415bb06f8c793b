"""The way through the game: which scene follows which, and what is kept between them.

The menu shows before the other scenes are loaded: each is imported where it is opened, and all
of them, with the cases, after the first frame.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import cached_property
from typing import TYPE_CHECKING, Any

from arkham.files.texts import menu_texts, texts
from arkham.flow.live_settings import LiveSettings
from arkham.flow.mind import Mind
from arkham.flow.new_game import NewGameFlow
from arkham.flow.soundtrack import Soundtrack
from arkham.flow.tutorial import TutorialFlow
from arkham.play.save_summary import SaveSummary
from arkham.play.storage import Storage
from arkham.scenes.draw.theme import theme_for
from arkham.scenes.menu.scene import MenuItem, MenuScene
from arkham.scenes.stack import Push, Quit, Replace, Scene, Transition
from arkham.settings import keys
from arkham.settings.settings import Settings, SettingsFile

if TYPE_CHECKING:
    from arkham.flow.replay import ReviewFlow
    from arkham.play.history import Node
    from arkham.play.plan import Ghost
    from arkham.play.session import Session
    from arkham.play.terms import Terms
    from arkham.records.bookkeeping import Books
    from arkham.rules.cards import CaseDef
    from arkham.rules.choices import Option
    from arkham.scenes.casebook.scene import CasebookScene
    from arkham.scenes.dialogs.dialog import DialogScene
    from arkham.scenes.dialogs.sheet import Further
    from arkham.scenes.game_over.scene import GameOverScene
    from arkham.scenes.setup.scene import SetupScene
    from arkham.scenes.table.layout.table import Spot
    from arkham.scenes.table.scene import TableCallbacks, TablePreferences, TableScene

_MENU = ("new", "casebook", "rules", "settings", "credits", "quit")


class Game:
    """One player at one machine."""

    def __init__(
        self, storage: Storage, settings: Settings, file: SettingsFile | None = None
    ) -> None:
        self.storage = storage
        self.settings = settings
        self.mind = Mind()
        self.new_game = NewGameFlow(self)
        self.tutorial = TutorialFlow(self)
        self.notices = storage.notices  # whatever the player should be told, from wherever
        self.live = LiveSettings(
            settings,
            file or SettingsFile(),
            self.notices.append,
            self._settings_changed,
            storage.writer,
        )
        self.soundtrack = Soundtrack(self.live)

    @cached_property
    def session(self) -> Session | None:
        """Return the running game; reading it plays it again, which the menu need not wait for."""
        return self.storage.resume()

    @cached_property
    def cases(self) -> list[CaseDef]:
        """Return the cases that can be played; of one that cannot, say where it is broken."""
        from arkham.casefile import CaseError, case_paths, load_case

        sound = []
        for path in case_paths():
            try:
                sound.append(load_case(path))
            except CaseError as error:
                first = error.mistakes[0]
                place = f"{first.path.name}:{first.line}"
                sentence = texts()["storage"]["broken_case"]
                self.notices.append(sentence.format(place=place, reason=first.message))
        return sound

    @cached_property
    def books(self) -> Books:
        """Return who keeps the running game's clock and the ended games."""
        from arkham.records.bookkeeping import Books

        return Books(self.storage)

    @cached_property
    def reviews(self) -> ReviewFlow:
        """Return the way to where games were lost, which remembers the last one."""
        from arkham.flow.replay import ReviewFlow

        return ReviewFlow(self)

    @cached_property
    def preferences(self) -> TablePreferences:
        """Return what the settings say about the table; every table looks here."""
        from arkham.scenes.table.scene import TablePreferences

        return TablePreferences(**self._for_the_table())

    def _for_the_table(self) -> dict[str, Any]:
        from arkham.scenes.table.scene import TablePreferences

        names = [field.name for field in fields(TablePreferences)]
        return {name: getattr(self.settings, name) for name in names}

    def prepare(self) -> None:
        """Load what the menu leads to, while the player looks at it."""
        import arkham.records.bookkeeping
        import arkham.scenes.setup.scene
        import arkham.scenes.table.scene  # noqa: F401
        from arkham.files import logfile
        from arkham.scenes.cards.artwork import decode_ahead
        from arkham.scenes.draw.fonts import missing_packages

        logfile.start()
        texts()
        if missing := missing_packages():
            self.notices.append(texts()["storage"]["no_fonts"].format(names=", ".join(missing)))
        if self.session is not None:
            session = self.session
            ids = [card.id for card in session.rules.cards[1:]]
            decode_ahead(session.case.id, ids, screen=f"table-{session.case.id}")
        _ = self.cases
        for notice in self.notices:
            logfile.log.warning("notice: %s", notice)
        logfile.log.info("ready: %s", "no game" if self.session is None else "a game waits")

    # Scenes

    def menu(self) -> MenuScene:
        """Return the first screen; Continue comes first when there is a game to go on with."""
        words = menu_texts()
        items = []
        running = self._running()
        if running is not None:
            note = words["continue_note"].format(
                number=running.number, title=running.title, turn=running.turn
            )
            items.append(MenuItem("continue", words["continue"], note))
        if way_back := self.new_game.way_back():
            items.append(MenuItem("left", way_back))
        items += [MenuItem(name, words[name]) for name in _MENU]
        self.tutorial.offer(items)
        self.soundtrack.show("menu")
        return MenuScene(items, self._from_menu, notices=self.notices)

    def _running(self) -> SaveSummary | None:
        """Return which game there is to go on with."""
        if self.__dict__.get("session", self) is None:
            del self.session  # the one that was laid aside for the last one, if any, comes back
        if "session" not in self.__dict__ and (summary := self.storage.summary()) is not None:
            return summary
        session = self.session
        if session is None or session.outcome is not None:
            return None
        return SaveSummary(session.case.number, session.case.title, session.state.turn)

    def _from_menu(self, item: str) -> Transition | None:
        if item in ("continue", "left", "lessons"):
            self.live.one_moment()
        if item == "continue":
            # A save that turned out unreadable is set aside by now; the new menu says so.
            return Replace(self.menu() if self.session is None else self.table(self.session))
        if item == "left":
            return self.new_game.back()
        if item == "lessons":
            return self.tutorial.open()
        pages: dict[str, Callable[[], Scene]] = {
            "new": self.setup,
            "casebook": self.casebook,
            "rules": self.how_to_play,
            "settings": self.options,
            "credits": self.credits,
        }
        return Push(pages[item]()) if item in pages else Quit()

    def setup(self) -> SetupScene:
        from random import SystemRandom

        from arkham.flow.deals import DealFlow
        from arkham.play.casecode import SEEDS
        from arkham.records.daily import daily_case, today
        from arkham.scenes.setup.scene import SetupScene

        return SetupScene(
            self.cases,
            lambda: SystemRandom().randrange(SEEDS),
            lambda: daily_case(self.cases, today()),
            self._open_case,
            self._on_the_folders(),
            deals=DealFlow(),
        )

    def _on_the_folders(self) -> dict[str, str]:
        """Return what each case file says of itself: how it went, and the game that waits."""
        lines, running = self.books.tallies(self.cases), self._running()
        waiting = [case.id for case in self.cases if running and case.number == running.number]
        if running is not None and waiting:
            words, so_far = texts()["setup"], lines.get(waiting[0])
            key = "played_waits" if so_far else "waits"
            lines[waiting[0]] = words[key].format(so_far=so_far, turn=running.turn)
        return lines

    def _open_case(self, terms: Terms) -> Transition:
        return self.deal(terms.case, terms.options, terms.seed)

    def deal(
        self, case: CaseDef, options: dict[str, str], seed: int, *, open_deck: bool = False
    ) -> Transition:
        """Begin a game; one that is running can be gone back to until the first move."""
        self.live.one_moment()
        return self.new_game.open(case, options, seed, open_deck=open_deck)

    def casebook(self) -> CasebookScene:
        """Return the ended games and their figures."""
        from arkham.flow.casebook import CasebookFlow

        self.soundtrack.moment("leaf")
        return CasebookFlow(self).casebook()

    def table(self, session: Session) -> TableScene:
        """Return the table of a game, with everything behind its callbacks."""
        from arkham.scenes.table.scene import TableScene

        self.session = session
        self.books.sit_down(session)
        if not self.new_game.holds_back(session):
            self.storage.save(session)

        def keep(changed: Session) -> None:
            self.new_game.moved()
            self.books.keep(changed)
            self._tell(scene)

        callbacks = self.callbacks(lambda: scene)
        callbacks.on_change = keep
        scene = TableScene(session, self.preferences, callbacks)
        self.tutorial.give_tips(scene)
        self.soundtrack.sit_down(scene)
        self._tell(scene)
        return scene

    def callbacks(self, table: Callable[[], TableScene]) -> TableCallbacks:
        """Return what lies behind the buttons of a table; who keeps its game comes on top."""
        from arkham.scenes.table.scene import TableCallbacks

        return TableCallbacks(
            on_event=lambda event: self.soundtrack.event(event, table()),
            on_moment=self.soundtrack.moment,
            on_tool=self.from_tool,
            on_pile=self.open_pile,
            on_explain=self.explain,
            on_rule=lambda at, table: Push(self.rules(at)),
            on_choose=self._choose,
            on_close=self._close,
            on_end=self._end,
        )

    def _tell(self, table: TableScene) -> None:
        """Say one notice at a time; the next one comes with the next move."""
        if self.notices:
            table.say(self.notices.pop(0), warns=True)

    def from_tool(self, tool: str, table: TableScene) -> Transition | None:
        pages: dict[str, Callable[[], Scene | None]] = {
            "log": lambda: self.log(table),
            "plan": lambda: self.plan(table),
            "evidence": lambda: self.evidence(table),
            "rules": self.rules,
            "settings": self.options,
            "menu": lambda: self.pause(table),
        }
        page = pages[tool]() if tool in pages else None
        return Push(page) if page is not None else None

    def evidence(self, table: TableScene) -> Scene:
        """Return the board of what is where; what is chosen on it is lit on the table."""
        from arkham.scenes.evidence.scene import EvidenceMarks, EvidenceScene

        def mark(cards: tuple[int, ...]) -> None:
            table.overlays.append(EvidenceMarks(cards))

        table.overlays[:] = [o for o in table.overlays if not isinstance(o, EvidenceMarks)]
        self.soundtrack.moment("leaf")
        return EvidenceScene(
            table.session.state, table.faces, table.theme, mark, odds=self.settings.odds
        )

    def plan(self, table: TableScene) -> Scene | None:
        """Return planning over a table, with the plan that was kept; None once the game is over."""
        from arkham.scenes.planning.paint import PencilMarks
        from arkham.scenes.planning.scene import PlanningScene

        words = texts()["plan"]
        if table.session.choice is None:
            table.refuse(words["over"])
            return None
        kept = [o for o in table.overlays if isinstance(o, PencilMarks)]

        def keep(plan: tuple[Ghost, ...]) -> None:
            table.overlays[:] = [o for o in table.overlays if o not in kept]
            if plan:
                table.overlays.append(PencilMarks(plan, table))
                table.say(words["kept"].format(plan=keys.label("plan")))

        plans = [marks.plan for marks in kept if not marks.is_over]
        return PlanningScene(table, keep, plans[0] if plans else ())

    def log(self, table: TableScene) -> Scene:
        """Return everything that has happened in a game, to read."""
        from arkham.flow.replay import ReplayFlow

        return ReplayFlow(self).log(table)

    def pause(self, table: TableScene) -> DialogScene:
        """Return the sheet that Esc lays over the table."""
        from arkham.flow.pause import pause

        return pause(self, table)

    def open_pile(self, spot: Spot, table: TableScene) -> Transition | None:
        """Open the pile under a spot; the draw stack shows its cards, never their order."""
        from arkham.rules.areas import AREA_NAMES, DRAW
        from arkham.scenes.dialogs.browser import PILES, BrowserScene

        area = PILES.get(spot.name)
        if area is None:
            return None
        cards = [c for c in table.view.areas[area] if c]
        pile = texts()["areas"][AREA_NAMES[area]].removeprefix("the ").capitalize()
        if area == DRAW and table.session.open_deck:
            cards.reverse()
            pile = texts()["open_deck"]["stack"]
        elif area == DRAW:
            cards.sort()
        catalogue = table.session.rules.cards
        return Push(BrowserScene(pile, [catalogue[c] for c in cards], table.faces, table.theme))

    def explain(self, topic: str, spot: Spot, table: TableScene) -> Transition | None:
        """Lay a sheet beside something that tells how it came about, or what it means."""
        if topic == "hint":
            from arkham.flow.hints import HintFlow

            return HintFlow(self).ask(spot, table)
        return Push(self.sheet(topic, spot, table))

    def sheet(
        self, topic: str, spot: Spot, table: TableScene, further: Further | None = None
    ) -> Scene:
        """Return the sheet of a topic beside its spot, maybe with a way further."""
        from arkham.scenes.dialogs.sheet import SheetScene
        from arkham.scenes.table.explain import explanation

        return SheetScene(
            explanation(topic, table.session, self.settings.odds),
            table.layout.rect_of(spot),
            table.theme,
            lambda clause: Push(self.rules((clause,))),
            further=further,
        )

    def _choose(self, options: list[Option], table: TableScene) -> Transition | None:
        """Ask which of several ways is meant, beside the spot that was used."""
        from arkham.scenes.table.chooser import ChooserScene

        state, beside, odds = table.session.state, table.last_used(), self.settings.odds
        return Push(ChooserScene(state, options, beside, table.faces, table.theme, odds=odds))

    def _close(self, option: Option, table: TableScene) -> Transition | None:
        """Show what closing a case scores and costs, before anything is spent."""
        from arkham.scenes.table.closing import ClosingScene

        state, odds = table.session.state, self.settings.odds
        return Push(ClosingScene(state, option, table.theme, odds=odds, table=table))

    def _end(self, table: TableScene) -> Transition | None:
        from arkham.rules.state import Won

        session = table.session
        self.storage.finish(session)
        self.session = None
        self.soundtrack.show("won" if isinstance(session.outcome, Won) else "lost")
        self.soundtrack.moment("filed")
        return Replace(self.end_page(session, lambda answer: self.from_end(session, answer)))

    def end_page(
        self,
        session: Session,
        choose: Callable[[str], Transition | None],
        leads_back: str = "menu",
    ) -> GameOverScene:
        """Return the last page of a game that is over, with its story."""
        from arkham.scenes.game_over.scene import GameOverScene
        from arkham.words.verdict import cause_of_loss

        return GameOverScene(
            session,
            choose,
            standing=self.books.standing(session),
            cause_of_loss=lambda: cause_of_loss(session.state, self.reviews.known(session.here)),
            leads_back=leads_back,
        )

    def from_end(self, session: Session, answer: str) -> Transition | None:
        """Go where an answer of the last page leads."""
        if answer in ("again", "open"):
            shown = answer == "open"
            return self.deal(session.case, session.options, session.seed, open_deck=shown)
        if answer == "new":
            return Push(self.setup())
        if answer == "replay":
            return Push(self.replay(session))
        if answer == "review":
            return Push(self.reviews.review(session, session.path()))
        return Replace(self.menu())

    def replay(self, session: Session, *, at: Node | None = None, notice: str = "") -> Scene:
        """Return a game to look back on; push it, so that leaving it leads back."""
        from arkham.flow.replay import ReplayFlow

        return ReplayFlow(self).replay(session, at=at, notice=notice)

    def rules(self, at: tuple[str, ...] = ()) -> Scene:
        """Return the rulebook, open at the clauses asked for."""
        from arkham.scenes.rulebook.scene import RulebookScene

        self.soundtrack.moment("leaf")
        theme = theme_for("red", high_contrast=self.settings.high_contrast)
        return RulebookScene(theme, at=at)

    def how_to_play(self, case: int = 1) -> Scene:
        """Return the spread of a case, which leads on to all the rules."""
        from arkham.scenes.rulebook.how_to_play import HowToPlayScene

        self.soundtrack.moment("leaf")
        return HowToPlayScene(lambda name: Push(self.rules()), case=case)

    def credits(self) -> Scene:
        from arkham.scenes.rulebook.pages import PageScene, credit_page

        title = texts()["pages"]["credits"]
        theme = theme_for("red", high_contrast=self.settings.high_contrast)
        return PageScene(title, credit_page(), theme)

    def options(self, tab: str = "display") -> Scene:
        from arkham.scenes.settings.scene import OptionsScene

        actions = {"tips_again": self.tutorial.show_tips_again}
        return OptionsScene(self.settings, self.live.changed, tab, actions)

    def _settings_changed(self) -> None:
        for name, value in self._for_the_table().items():
            setattr(self.preferences, name, value)
        if self.live.app is not None:
            self.tutorial.tips_wanted(self.live.app.stack.visible)

    def report(self, error: Exception | None = None) -> str:
        """Write one file with the game and what is needed to find a mistake; say where it is."""
        from arkham.flow.crash import written_report

        return written_report(self.storage, self.__dict__.get("session"), error)

    def do_on_every_screen(self, action: str, top: Scene | None) -> Transition | None:
        """Do what a key does on every screen."""
        from arkham.scenes.settings.scene import OptionsScene

        if action == "mute":
            self.settings.mute = not self.settings.mute
            self.live.changed()
        elif not isinstance(top, OptionsScene):
            return Push(self.options("keys" if action == "help" else "display"))
        elif action == "help":
            top.turn_to("keys")
        return None
