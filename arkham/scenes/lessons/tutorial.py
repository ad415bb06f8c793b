"""The lessons over a table: a pinned note, a spotlight, and a hand that puts wrong moves back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from arkham.files.texts import texts
from arkham.lessons.course import Course
from arkham.lessons.script import Step
from arkham.play.history import Node
from arkham.scenes.draw.brush import Brush
from arkham.scenes.draw.theme import Scale, Theme
from arkham.scenes.draw.tween import Tween
from arkham.scenes.lessons.paper_overlay import PaperOverlay
from arkham.scenes.lessons.placing import box_of, fan_panel, surroundings, with_tab
from arkham.scenes.lessons.sheet import Control, Sheet, Voice
from arkham.scenes.lessons.spotlight import Light, arrow_places, light_picture
from arkham.scenes.stack import Transition
from arkham.scenes.table.layout.anchors import Rects, anchor_rects
from arkham.scenes.table.overlay import Taken
from arkham.settings import keys

if TYPE_CHECKING:
    from arkham.scenes.table.scene import TableScene

FADE_S = 0.25
TWICE_S = 0.5  # a second click in this time was meant for the note before
BACK_AFTER_S = 1.3  # how long a move that was not asked for stays on the table
_CARRIED = ("lead", "hand")
_KEYS = ("undo", "redo", "hint", "plan", "rules")


class TutorialOverlay(PaperOverlay):
    """One player's lessons on one table."""

    leads = True
    lays_paper = True

    def __init__(
        self,
        course: Course,
        on_progress: Callable[[], None] = lambda: None,
        on_skip: Callable[[], Transition | None] = lambda: None,
    ) -> None:
        super().__init__()
        self.course = course
        self._on_progress = on_progress
        self._on_skip = on_skip
        self._here: Node = course.session.here
        self._step: Step | None = None  # the one whose words are shown
        self._answer = ""
        self._astray_s = 0.0
        self._fresh_s = 0.0  # how long a note is still too new for its Back
        self._fade = Tween(0.0)
        self._light: tuple[Light, Theme, Scale, pygame.Surface] | None = None

    # The game moves

    def changed(self, table: TableScene) -> None:
        self._follow(table)

    def _follow(self, table: TableScene) -> None:
        if table.session.here is not self._here:
            self._here = table.session.here
            self.course.moved()
            self._astray_s = 0.0
            self._on_progress()

    def update(self, dt: float, table: TableScene) -> bool:
        self._follow(table)
        self._fresh_s = max(0.0, self._fresh_s - dt)
        still = not table.stage.moving
        before = self._laid_sheet, self._fade.value
        if self.course.astray and still:
            self._astray_s += dt
            if self._astray_s >= BACK_AFTER_S:
                self._take_back(table)
                still = False
        self._show(table, still=still)
        self._fade.update(dt)
        return before != (self._laid_sheet, self._fade.value) or self._fade.moving

    def wake_after(self) -> float | None:
        return max(0.0, BACK_AFTER_S - self._astray_s) if self.course.astray else None

    def _show(self, table: TableScene, *, still: bool) -> None:
        """Let note and light say what is due; what a move brought is told when it is seen."""
        if still or self.course.astray:
            if self._step is not self.course.step and self.course.step is not None:
                self._inspect(self.course.step, table)
            self._step, self._answer = self.course.step, self.course.answer
        step = self._step
        if step is None or not (still or self.course.astray):
            self.take_away()  # the note of a step that is done must not lie over what moves
        else:
            touched = self._touched(step, table)
            ends = self._arrow(step, table)
            arrow = arrow_places(*ends, table.layout.scale) if ends else ()
            for _ in self.laying(self._sheet(step), touched, table, arrow=arrow):
                pass  # a note does not wait
        lit = still and step is not None and not self.course.astray
        lit = lit and table.cues.carried is None
        if not lit:
            self._fade.to(0.0, 0.0)
        elif self._fade.goal < 1.0:
            at_once = table.preferences.reduced_motion or table.preferences.speed <= 0
            self._fade.to(1.0, 0.0 if at_once else FADE_S)

    def _touched(self, step: Step, table: TableScene) -> Rects:
        around = surroundings(table)
        return tuple(rect for anchor in step.touch for rect in anchor_rects(anchor, around))

    def _inspect(self, step: Step, table: TableScene) -> None:
        """Show the card large that a step is about."""
        rules = table.session.rules
        for anchor in step.touch:
            kind, _, name = anchor.partition(" ")
            card = table.session.state.first_lead() if kind == "lead" else 0
            if kind in ("hand", "leads", "card"):
                card = rules.index[name]
            if card:
                table.cues.inspected = card
                return

    def _arrow(self, step: Step, table: TableScene) -> tuple[pygame.Rect, pygame.Rect] | None:
        """Return from which card to which line the arrow of a step goes, if it has one."""
        around = surroundings(table)
        ends: dict[str, pygame.Rect] = {}
        for anchor in step.touch:
            kind = anchor.partition(" ")[0]
            end = "from" if kind in _CARRIED else "to" if kind == "line" else ""
            if end and (rects := anchor_rects(anchor, around)):
                ends.setdefault(end, rects[0])
        return (ends["from"], ends["to"]) if len(ends) == 2 else None

    def _take_back(self, table: TableScene) -> None:
        """Put a move back that was not asked for; what is said to it stays."""
        table.jump(self.course.take_back())

    def _read(self, table: TableScene) -> None:
        self.course.read()
        table.put_tip_away()  # it would lie over what the next step is about
        self._on_progress()

    # The note

    def _sheet(self, step: Step) -> Sheet:
        words = texts()["lessons"]
        labels = {name: keys.label(name) for name in _KEYS}
        said = [(Voice.ANSWER, self._answer)] if self._answer else []
        said.append((Voice.SAY, step.say.format(**labels)))
        if not self._answer:
            said.append((Voice.WHY, step.why.format(**labels)))
        controls = []
        if step.is_read:
            controls.append(Control("read", words["go_on"], "primary", keys.label("confirm")))
        if self.course.can_step_back:  # behind it, so that a second click does not lead back
            controls.append(Control("back", words["back"]))
        controls.append(Control("leave", words["skip"], "link"))
        count = words["lesson"].format(number=step.lesson + 1, count=self.course.script.lessons)
        return Sheet(
            step.title,
            tuple(said),
            tuple(controls),
            kicker=count,
            dots=(step.lesson, self.course.script.lessons),
            pinned=True,
        )

    def confirms(self) -> str:
        return "read" if self._step is not None and self._step.is_read else ""

    def handle(self, event: pygame.event.Event, table: TableScene) -> Taken | None:
        pressed = event.type == pygame.MOUSEBUTTONDOWN or (
            event.type == pygame.KEYDOWN and bool(keys.action_of(event))
        )
        if self.course.astray and pressed and keys.action_of(event) != "back":
            table.finish_motion()
            self._take_back(table)
            return Taken()
        return super().handle(event, table)

    def chosen(self, control: str, table: TableScene) -> Taken:
        if control == "read":
            self._read(table)
            self._fresh_s = TWICE_S
        elif control == "back" and self._fresh_s > 0:
            pass  # where no Go on follows, Back lies where Go on lay
        elif control == "back":
            table.jump(self.course.step_back())
            self._on_progress()
        else:
            return Taken(self._on_skip())
        return Taken()

    # The picture

    def draw(self, brush: Brush, table: TableScene) -> None:
        share = self._fade.value
        if share > 0 and self._step is not None:
            surface = self._lit(self._step, table, brush)
            surface.set_alpha(round(255 * share))
            brush.surface.blit(surface, (0, 0))
        if not self.hides_reason(table):
            self.draw_sheet(brush, listens=table.is_on_top)

    def hides_reason(self, table: TableScene) -> bool:
        """Say whether the note lies over the reason why a line does not take the carried card."""
        rows = zip(table.view.lines, table.layout.lines.rows, strict=False)
        reasons = [row.tag for line, row in rows if line[0] in table.cues.refused]
        return self.rect is not None and self.rect.collidelist(reasons) >= 0

    def _lit(self, step: Step, table: TableScene, brush: Brush) -> pygame.Surface:
        """Return the spotlight of this moment; it is made once as long as it lights the same."""
        light = self._light_of(step, table)
        if self._light is None or self._light[:3] != (light, brush.theme, brush.scale):
            picture = light_picture(light, brush.theme, brush.scale)
            self._light = light, brush.theme, brush.scale, picture
        return self._light[3]

    def _light_of(self, step: Step, table: TableScene) -> Light:
        layout, around = table.layout, surroundings(table)
        rings: list[pygame.Rect] = []
        ends: list[pygame.Rect] = []
        for anchor in step.touch:
            rects = anchor_rects(anchor, around)
            rings += [with_tab(rect, table) for rect in rects]
            kind, _, of = anchor.partition(" ")
            if rects and kind == "line":
                ends += anchor_rects(f"end {of}", around)
        arrow = self._arrow(step, table)
        always = [layout.prompt.rect, layout.inspector.panel]
        shown = [panel for panel in (fan_panel(table), table.tip_rect, self.rect) if panel]
        return Light(
            layout.window,
            tuple(box_of(rect) for rect in (*rings, *ends, *always, *shown)),
            tuple(box_of(rect) for rect in rings),
            (box_of(arrow[0]), box_of(arrow[1])) if arrow else None,
            box_of(layout.prompt.rect),
        )
