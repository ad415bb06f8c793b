"""The table's picture: painted part by part, it looks as if drawn from scratch."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy

import pygame
import pytest

from arkham.ai import PLAYERS
from arkham.casefile import load_case
from arkham.play.session import Session
from arkham.rules.areas import LEADS
from arkham.rules.choices import Verb
from arkham.scenes.draw.brush import Brush
from arkham.scenes.stack import Appearance
from arkham.scenes.table import targets
from arkham.scenes.table.layout.table import ACTIONS, Spot, TableLayout, cells
from arkham.scenes.table.picture.part import Layer, part
from arkham.scenes.table.picture.table_picture import TablePicture
from arkham.scenes.table.scene import TablePreferences, TableScene
from arkham.settings import keys

SIZE = (1024, 640)
DT = 1 / 20
GAMES = [
    (1, {}),
    pytest.param(2, {}, marks=pytest.mark.sweep),
    pytest.param(3, {"mode": "classic"}, marks=pytest.mark.sweep),
    (3, {"mode": "hardboiled"}),
]


@pytest.fixture(autouse=True)
def desks_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make every bare desk once: it takes longer than all else, and nothing is painted on it."""
    made: dict[object, pygame.Surface] = {}
    make = TablePicture._lit_desk

    def lit_desk(picture: TablePicture, size: tuple[int, int], layout: TableLayout):
        key = (picture._case_id, picture.theme, size, layout)
        if key not in made:
            made[key] = make(picture, size, layout)
        return made[key]

    monkeypatch.setattr(TablePicture, "_lit_desk", lit_desk)


def scene_of(case: int, options: dict[str, str] | None = None, **chosen: object) -> TableScene:
    session = Session.new(load_case(case), options or {}, 11)
    scene = TableScene(session, TablePreferences(auto_resolve=False, **chosen))  # type: ignore[arg-type]
    scene.on_resize(SIZE)
    return scene


def settled(scene: TableScene, surface: pygame.Surface) -> bytes:
    """Let all motion end, drawing what moves, and return the pixels."""
    for _ in range(400):
        if not scene.update(DT):
            break
        scene.draw(surface)
    scene.draw(surface)
    return surface.get_buffer().raw


def from_scratch(scene: TableScene, surface: pygame.Surface, *, faces: bool = False) -> bytes:
    """Return the pixels of another table at the same moment, which has drawn nothing before.

    It prints its own `faces` as well if asked to, which takes longer.
    """
    other = TableScene(scene.session, copy(scene.preferences))
    other.on_resize(scene.size)
    if not faces:
        other.faces = scene.faces
        other.repaint()
    other.stage.finish()
    other.cues = scene.cues
    whole = pygame.Surface(surface.get_size(), 0, 32)
    other.draw(whole)
    return whole.get_buffer().raw


# One change of each input of the picture


def _back_from_settings(scene: TableScene) -> None:
    """Do what the stack does when the settings were changed over the table."""
    chosen = scene.preferences
    scene.restyle(Appearance(chosen.text_scale, chosen.high_contrast))
    scene.on_resize(scene.size)
    scene.on_resume(None)


def _setting(name: str, value: object) -> Callable[[TableScene], None]:
    def change(scene: TableScene) -> None:
        setattr(scene.preferences, name, value)
        _back_from_settings(scene)

    return change


def _key(action: str, key: str) -> Callable[[TableScene], None]:
    def change(scene: TableScene) -> None:
        assert not keys.current().give(action, (key,))
        _back_from_settings(scene)

    return change


def _pointer(scene: TableScene, pos: tuple[int, int], kind: int = pygame.MOUSEMOTION) -> None:
    values = {"pos": pos, "rel": (1, 0), "buttons": (0, 0, 0), "button": 1, "touch": False}
    scene.handle(pygame.event.Event(kind, values))


def _hover(name: str) -> Callable[[TableScene], None]:
    def change(scene: TableScene) -> None:
        _pointer(scene, scene.layout.rect_of(Spot(name)).center)

    return change


def _press(code: int) -> Callable[[TableScene], None]:
    return lambda scene: scene.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0))  # type: ignore[return-value]


def _carry(scene: TableScene) -> None:
    """Pick up the First lead and hold it over a line, until its ticket shows."""
    scene._input.pick_up(scene.session.state.first_lead(), (0, 0), dragged=True)
    anchors = [line[0] for line in scene.view.lines]
    row = next((i for i, anchor in enumerate(anchors) if anchor in scene.cues.lit), 0)
    _pointer(scene, scene.layout.lines.rows[row].slot.center)
    scene.update(0.3)


def _move(scene: TableScene) -> None:
    if scene.session.choice is not None:
        scene.do(PLAYERS["greedy"](2)(scene.session.state))


CHANGES: dict[str, Callable[[TableScene], object]] = {
    "a key of an action": _key("take", "F7"),
    "the key that goes back": _key("back", "F8"),
    "the pointer on a lead": _hover("lead"),
    "the pointer on an action": _hover("action"),
    "a tip": lambda scene: scene.update(1.0),
    "a move": _move,
    "text size": _setting("text_scale", 1.5),
    "a second move": _move,
    "contrast": _setting("high_contrast", True),
    "the focus": _press(pygame.K_TAB),
    "the focus further on": _press(pygame.K_TAB),
    "the key of the rules": _key("rules", "F9"),
    "an undo": lambda scene: scene.undo(),
    "a redo": lambda scene: scene.redo(),
    "no odds": _setting("odds", "off"),
    "odds counted": _setting("odds", "counts"),
    "no hints": _setting("hints", False),
    "no way back over what was seen": _setting("undo_reveals", False),
    "a window of another size": lambda scene: scene.on_resize((1180, 700)),
    "a carried card": _carry,
    "the card put back": _press(pygame.K_F8),
    "less motion": _setting("reduced_motion", True),
    "a move that fades in": _move,
    "at once": _setting("speed", 0.0),
    "an open deck": lambda scene: (scene.session.open_the_deck(), scene.refresh()),
    "a sentence": lambda scene: scene.say("No."),
    "a refusal": lambda scene: scene.refuse("No."),
    "a jump": lambda scene: (scene.session.jump(scene.session.root), scene.refresh()),
}
NEW_FACES = ("contrast", "a jump")  # after these the table drawn from scratch prints its own cards


@pytest.fixture
def own_keys() -> Iterator[None]:
    before = keys.current().changed
    keys.use({})
    yield
    keys.use(before)


@pytest.mark.parametrize(("case", "options"), GAMES)
def test_whatever_changes_the_table_is_as_if_drawn_from_scratch(
    case: int, options: dict[str, str], own_keys: None
) -> None:
    scene = scene_of(case, options)
    for _ in range(8):
        _move(scene)
    settled(scene, pygame.Surface(scene.size, 0, 32))
    for name, change in CHANGES.items():
        change(scene)
        surface = pygame.Surface(scene.size, 0, 32)
        shown = settled(scene, surface)
        assert shown == from_scratch(scene, surface, faces=name in NEW_FACES), name


@pytest.mark.parametrize("chosen", TablePreferences.__slots__)  # type: ignore[attr-defined]
def test_every_setting_of_the_table_is_among_the_changes(chosen: str) -> None:
    named = {"auto_resolve": "it plays, it shows nothing"}
    changed = {name for change in CHANGES.values() for name in _names_closed_over(change)}
    assert chosen in changed or chosen in named


def _names_closed_over(change: Callable[[TableScene], object]) -> set[object]:
    return {cell.cell_contents for cell in getattr(change, "__closure__", None) or ()}


def test_another_key_is_shown_on_its_button(own_keys: None) -> None:
    scene, surface = scene_of(1), pygame.Surface(SIZE, 0, 32)
    rect = scene.layout.bottom.actions[ACTIONS.index("take")]
    scene.draw(surface)
    before = surface.subsurface(rect).copy()
    CHANGES["a key of an action"](scene)
    scene.draw(surface)
    assert surface.subsurface(rect).copy().get_buffer().raw != before.get_buffer().raw


@pytest.mark.parametrize(("case", "options"), GAMES)
def test_nothing_that_moves_leaves_a_trail(case: int, options: dict[str, str]) -> None:
    scene, surface = scene_of(case, options), pygame.Surface(SIZE, 0, 32)
    decide = PLAYERS["greedy"](2)
    for _ in range(8):
        if scene.session.choice is None:
            break
        scene.do(decide(scene.session.state))
        assert settled(scene, surface) == from_scratch(scene, surface)


@pytest.mark.parametrize("case", [1, 2, 3])
def test_cards_that_were_raised_leave_nothing_behind(case: int) -> None:
    scene, surface = scene_of(case), pygame.Surface(SIZE, 0, 32)
    decide = PLAYERS["greedy"](4)
    for _ in range(3):
        scene.do(decide(scene.session.state))
        for pos in (*(rect.center for _, rect in scene.layout.spots), (2, 360)):
            _pointer(scene, pos)
            scene.update(DT)
            scene.draw(surface)
        assert settled(scene, surface) == from_scratch(scene, surface)


def test_a_fan_that_is_left_in_the_middle_of_motion_is_gone_a_frame_later() -> None:
    scene, surface = scene_of(1), pygame.Surface(SIZE, 0, 32)
    decide = PLAYERS["greedy"](1)
    while not scene.cues.fan:
        scene.do(decide(scene.session.state))
    settled(scene, surface)
    scene.session.jump(scene.session.root)
    scene.refresh()
    scene.stage.flicker()  # something still moves
    assert settled(scene, surface) == from_scratch(scene, surface)


@pytest.mark.sweep
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1080)])
@pytest.mark.parametrize(("case", "options"), GAMES)
def test_many_games_are_as_if_drawn_from_scratch(
    case: int, options: dict[str, str], size: tuple[int, int]
) -> None:
    for seed in range(3):
        scene = TableScene(Session.new(load_case(case), options, seed), TablePreferences())
        scene.on_resize(size)
        surface, decide = pygame.Surface(size, 0, 32), PLAYERS["greedy"](seed)
        for number in range(60):
            if scene.session.choice is None:
                break
            scene.do(decide(scene.session.state))
            if number % 4 == 1:
                _pointer(scene, scene.layout.spots[number % len(scene.layout.spots)][1].center)
            if number % 7 == 2 and scene.session.can_undo:
                scene.undo()
            assert settled(scene, surface) == from_scratch(scene, surface), (seed, number)


# Parts


def test_a_part_is_painted_again_only_when_its_value_differs() -> None:
    painted: list[int] = []

    def paint(brush: Brush, number: int) -> None:
        painted.append(number)
        brush.surface.fill((number, 0, 0))

    scene = scene_of(1)
    layer, ground = Layer(), pygame.Surface((40, 40), 0, 32)
    left, right = pygame.Rect(0, 0, 10, 10), pygame.Rect(20, 0, 10, 10)

    def show(one: int, two: int) -> list[pygame.Rect]:
        parts = [part("one", left, paint, one), part("two", right, paint, two)]
        return layer.show(parts, ground, scene.theme, scene.layout.scale)

    show(1, 2)
    assert painted == [1, 2]
    assert show(1, 2) == []
    assert show(1, 3) == [right]
    assert painted == [1, 2, 3]
    assert layer.surface.get_at((11, 0))[0] == 0  # nothing is painted beyond a part
    layer.show([], ground, scene.theme, scene.layout.scale)
    assert layer.surface.get_at((21, 1))[0] == 0


def test_parts_that_change_places_are_painted_in_their_new_order() -> None:
    def paint(brush: Brush, colour: int) -> None:
        brush.surface.fill((colour, 0, 0))

    scene = scene_of(1)
    layer, ground = Layer(), pygame.Surface((40, 40), 0, 32)
    one = part("one", pygame.Rect(0, 0, 20, 20), paint, 1)
    two = part("two", pygame.Rect(10, 0, 20, 20), paint, 2)
    layer.show([one, two], ground, scene.theme, scene.layout.scale)
    assert layer.surface.get_at((15, 5))[0] == 2
    layer.show([two, one], ground, scene.theme, scene.layout.scale)
    assert layer.surface.get_at((15, 5))[0] == 1


@pytest.mark.parametrize("size", [SIZE, (2560, 1080), (3840, 2160)])
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
@pytest.mark.parametrize("case", [1, 2, 3])
def test_furniture_covers_the_window_once(
    case: int, text_scale: float, size: tuple[int, int]
) -> None:
    scene = scene_of(case, text_scale=text_scale)
    scene.on_resize(size)
    window = pygame.Rect((0, 0), size)
    found = cells(scene.layout, size)
    of_actions = {"lead heading", "discard heading", *(f"action {name}" for name in ACTIONS)}
    for left_out in ({"track"}, of_actions):  # one lies where the others do
        rects = [rect for name, rect in found.items() if name not in left_out]
        assert sum(r.width * r.height for r in rects) == window.width * window.height
        for i, rect in enumerate(rects):
            assert window.contains(rect)
            assert rect.collidelist(rects[i + 1 :]) == -1


def test_the_borders_between_pieces_of_furniture_do_not_show() -> None:
    """Painting everything at once, without borders, gives the same picture.

    Only the soft ends of a shadow and the edge of a letter may stop at a border.
    """
    scene = scene_of(1)
    scene.on_resize((1280, 720))
    shown = pygame.Surface(scene.size, 0, 32)
    scene.draw(shown)
    sight, picture = scene.sight(), scene.picture
    whole = picture._desk.copy()
    brush = Brush(whole, scene.theme, scene.layout.scale)
    for piece in picture.furniture(sight):
        if piece.name.split()[0] in ("header", "plate", "picture", "words"):
            whole.set_clip(piece.rect)  # two pieces paint one plate, or one shadow
        piece.paint(brush, *piece.value)
        whole.set_clip(None)
    for piece in picture.over_furniture(sight):
        piece.paint(brush, *piece.value)
    close = pygame.mask.from_threshold(shown, (0, 0, 0), (10, 10, 10, 255), whole)
    assert close.count() > 0.9999 * shown.get_width() * shown.get_height()


def test_what_can_be_gripped_is_marked_where_it_lies() -> None:
    scene, surface = scene_of(1), pygame.Surface(SIZE, 0, 32)
    choice = scene.session.choice
    assert choice is not None and any(o.verb is Verb.TAKE for o in choice.options)
    card = scene.session.state.first_lead()
    assert targets.can_grip(scene.session.state, card)
    settled(scene, surface)
    names = {piece.name for piece in scene.picture.over_furniture(scene.sight())}
    assert f"card {card}" in names and "first tag" in names
    scene.cues.hovered = Spot("lead")
    names = [piece.name for piece in scene.picture.over_furniture(scene.sight())]
    assert names.index("hover") < names.index("first tag over shade"), "the ring hides no word"
    _carry(scene)
    names = {piece.name for piece in scene.picture.over_furniture(scene.sight())}
    assert f"card {card}" not in names and {"hole", "first tag over shade"} <= names


def test_what_waits_for_a_steady_hand_is_drawn_although_nothing_else_happens() -> None:
    scene, surface = scene_of(1), pygame.Surface(SIZE, 0, 32)
    _hover("stack")(scene)
    settled(scene, surface)
    scene._input.reset()
    _hover("odds")(scene)
    assert scene.cues.tip is None
    assert scene.update(scene.wake_after() or 1.0) and scene.cues.tip is not None
    scene.say("No.")
    assert not scene.update(0.1)
    assert scene.update(10.0) and not scene.cues.toast
    assert not scene.update(0.1)


def test_a_card_that_the_pointer_only_crosses_is_not_inspected() -> None:
    scene = scene_of(1)
    crossed, reached = (scene.layout.leads.visible[i].center for i in (1, 2))
    _pointer(scene, crossed)
    scene.update(0.02)
    _pointer(scene, reached)
    scene.update(0.05)
    assert not scene.cues.inspected
    assert scene.update(0.05) and scene.cues.inspected == scene.view.areas[LEADS][2]


def test_a_new_theme_begins_a_new_picture() -> None:
    scene = scene_of(1)
    before = scene.picture
    _setting("high_contrast", True)(scene)
    assert isinstance(scene.picture, TablePicture) and scene.picture is not before
