"""The set-up: terms, helpers and case codes, by mouse and by keyboard."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest
from recorder import recording

from arkham.casefile import case_paths, load_case
from arkham.play import casecode
from arkham.play.terms import LEVELS, Terms
from arkham.scenes.setup import scene as setup_scene
from arkham.scenes.setup.dossier import HelpCards
from arkham.scenes.setup.scene import SetupScene
from arkham.scenes.stack import Appearance, Quit

CASES = [load_case(path) for path in case_paths()]


class Player:
    """Whoever stands at the set-up, and what they open."""

    def __init__(self, text: float = 1.0) -> None:
        self.opened: list[Terms] = []
        self.seeds = iter(range(100, 200))
        self.scene = SetupScene(
            CASES,
            lambda: next(self.seeds),
            lambda: (CASES[1], 77),
            self._open,
            {},
        )
        self.scene.restyle(Appearance(text))
        self.scene.on_resize((1280, 720))

    def _open(self, terms: Terms) -> Quit:
        self.opened.append(terms)
        return Quit()

    def click(self, pos: tuple[int, int]) -> None:
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.scene.handle(pygame.event.Event(kind, pos=pos, button=1))

    def press(self, widget_id: str) -> None:
        self.click(self.scene.group.find(widget_id).rect.center)

    def key(self, code: int, mod: int = 0, letter: str = "") -> None:
        event = pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=letter, scancode=0)
        self.scene.handle(event)

    def type(self, text: str) -> None:
        for letter in text:
            self.scene.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))

    def clear_code(self) -> None:
        self.press("code")
        self.key(pygame.K_BACKSPACE)
        self.key(pygame.K_DELETE)

    @property
    def terms(self) -> Terms:
        return self.scene.terms


@pytest.fixture
def player() -> Player:
    return Player()


@pytest.fixture(autouse=True)
def board(monkeypatch) -> dict[str, str]:
    """Stand in for the system's clipboard."""
    held = {"text": ""}
    monkeypatch.setattr(setup_scene, "copy_text", lambda text: bool(held.update(text=text)) or True)
    monkeypatch.setattr(setup_scene, "paste_text", lambda: held["text"])
    return held


def test_a_click_on_a_card_chooses_the_contact(player):
    row = player.scene.group.find("option.contact")
    assert isinstance(row, HelpCards)
    player.click(row.places[2].center)
    assert player.terms.parameter("contact") == "father-merluzzo"


def test_arrows_choose_the_contact_too(player):
    player.scene.group.focus("option.contact")
    player.key(pygame.K_RIGHT)
    assert player.terms.parameter("contact") == "randolph-carter"
    player.key(pygame.K_LEFT)
    assert player.terms.parameter("contact") == "dr-armitage"


def test_every_value_says_what_it_changes_and_how_hard_it_is(player):
    for number in (1, 2, 3):
        player.press(f"case{number}")
        rows = [w for w in player.scene.group.widgets if w.id.startswith("option.")]
        assert len(rows) == len(CASES[number - 1].options)
        assert all(choice.words and choice.note for row in rows for choice in row.choices)


def test_a_click_on_the_words_of_an_option_changes_nothing(player):
    row = player.scene.group.find("option.victims")
    player.click((row.rect.right - 20, row.rect.bottom - 4))
    assert player.terms.options == {}


def test_equipment_cannot_be_chosen_where_it_stays_at_home(player):
    player.press("case3")
    assert player.terms.given().id == "father-merluzzo"
    helping = player.scene.group.find("option.help")
    boxes = helping.boxes(30, 8)
    player.click(boxes[1].center)
    assert player.terms.parameter("help") == "contact"
    equipment = player.scene.group.find("option.equipment")
    assert not equipment.enabled
    player.click(equipment.places[1].center)
    assert player.terms.parameter("equipment") == "necronomicon"
    assert player.scene.message


def test_a_card_that_stays_at_home_makes_nothing_harder():
    hard = [
        replace(option, values=tuple(replace(v, difficulty="difficult") for v in option.values))
        if option.id == "equipment"
        else option
        for option in CASES[2].options
    ]
    case = replace(CASES[2], options=tuple(hard))
    ritual = "Which equipment: Third Aklo Ritual"
    for helping, is_packed in (("both", True), ("contact", False)):
        terms = Terms(case, 1, {"help": helping, "equipment": "third-aklo-ritual"})
        assert (ritual in terms.harder()) == is_packed


@pytest.mark.parametrize(
    ("options", "level"),
    [
        ({}, "standard"),
        ({"victims": "six"}, "easy"),
        ({"victims": "six", "limits": "six"}, "gentle"),
        ({"victims": "four"}, "difficult"),
        ({"victims": "four", "victory": "six"}, "merciless"),
        ({"victims": "four", "limits": "six"}, "standard"),
    ],
)
def test_every_easier_or_harder_term_is_a_step(options, level):
    assert LEVELS[Terms(CASES[0], 1, options).level] == level


def test_a_code_is_copied_and_pasted(player, board):
    player.press("case2")
    player.press("copy")
    assert board["text"] == player.terms.code
    player.press("case1")
    player.press("shuffle")
    player.press("paste")
    assert player.terms.case.number == 2 and player.terms.code == board["text"]


def test_a_typed_code_is_taken_as_soon_as_it_is_whole(player):
    code = casecode.encode(CASES[2], {"mode": "classic"}, 12345)
    player.clear_code()
    player.type(code.lower())
    assert (player.terms.case.number, player.terms.seed) == (3, 12345)
    assert player.terms.options["mode"] == "classic"


def test_a_wrong_code_is_explained_and_not_opened(player):
    code = player.terms.code
    wrong = code[:-1] + ("2" if code[-1] != "2" else "3")
    player.clear_code()
    player.type(wrong)
    player.press("open")
    assert not player.opened
    assert "wrong character" in player.scene.message
    player.clear_code()
    player.type("ABC")
    player.key(pygame.K_RETURN)
    assert "3" in player.scene.message


def test_an_empty_clipboard_says_so_and_keeps_the_deal(player):
    code = player.terms.code
    player.press("paste")
    assert player.scene.message and player.terms.code == code
    player.press("open")
    assert player.opened[0].code == code


def test_the_daily_case_and_a_new_deal_say_what_they_did(player):
    player.press("daily")
    assert (player.terms.case.number, player.terms.seed) == (2, 77)
    assert player.scene.message
    player.press("shuffle")
    assert player.terms.seed == 101 and player.scene.message


def test_the_three_folders_speak_in_one_size():
    for text in (1.0, 1.25, 2.0):
        folders = [w for w in Player(text).scene.group.widgets if w.id.startswith("case")]
        assert len({folder.blurb_px for folder in folders}) == 1
        assert len({folder.picture_height for folder in folders}) == 1


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_the_covers_are_pictures_at_every_text_size(text, size):
    player = Player(text)
    player.scene.on_resize(size)
    folders = [w for w in player.scene.group.widgets if w.id.startswith("case")]
    for folder in folders:
        picture = folder.parts(player.scene.scale, player.scene.theme).picture
        assert picture.height >= picture.width * 0.4
    with recording() as told:
        player.scene.draw(pygame.Surface(size, 0, 32))
    about = dict(player.terms.case.texts)["blurb"]
    assert about in {record.asked for record in told.records}  # on the folder or below it


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_folder_that_is_pointed_at_names_its_signs(size):
    scene = Player().scene
    scene.on_resize(size)

    def told() -> set[str]:
        with recording() as recorder:
            scene.draw(pygame.Surface(size, 0, 32))
        return {record.shown for record in recorder.records}

    for number, names in ((1, "Victim, Puzzle, Key"), (2, "Victim, Storm, Formula")):
        assert names not in told()
        place = scene.group.find(f"case{number}").rect.center
        scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=()))
        assert names in told()


def test_large_letters_turn_pages_by_tab_and_by_key():
    player = Player(2.0)
    assert player.scene.group.find("option.victims") is None
    player.press("page.terms")
    assert player.scene.group.find("option.victims") is not None
    player.key(pygame.K_PAGEDOWN)
    assert player.scene.group.find("option.contact") is not None
    player.press("open")
    assert player.opened


def test_typing_into_a_whole_code_begins_another():
    player = Player()
    wanted = player.terms.code
    player.press("code")
    player.type("2")
    assert player.scene.group.find("code").text == "2"
    player.type(wanted[1:])
    assert player.terms.code == wanted


def test_backspace_takes_a_whole_code_away_and_then_letter_by_letter():
    player = Player()
    player.press("code")
    player.key(pygame.K_BACKSPACE)
    assert player.scene.group.find("code").text == ""
    player.type("24A")
    player.key(pygame.K_BACKSPACE)
    assert player.scene.group.find("code").text == "24"


def test_an_empty_code_field_leaves_the_deal_as_it_was():
    player = Player()
    dealt = player.terms.code
    player.clear_code()
    player.press("open")
    assert [terms.code for terms in player.opened] == [dealt]


def test_copying_shows_the_code_that_is_copied():
    player = Player()
    player.clear_code()
    player.press("copy")
    assert player.scene.group.find("code").text == player.terms.code


def test_select_all_lets_the_next_letter_replace_a_half_typed_code(player):
    player.click(player.scene.group.find("code").rect.center)
    player.type("ABC")
    player.key(pygame.K_a, pygame.KMOD_CTRL)
    player.type("X")
    assert player.scene.group.find("code").text == "X"


def test_enter_in_the_code_field_opens_the_deal_it_shows(player):
    player.click(player.scene.group.find("code").rect.center)
    assert not player.opened
    player.key(pygame.K_RETURN)
    assert [terms.code for terms in player.opened] == [player.terms.code]


def test_enter_opens_the_case_while_the_pointer_leads(
    player,
):
    player.press("case3")
    player.key(pygame.K_RETURN)
    assert [terms.case.number for terms in player.opened] == [3]
    player.scene.group.focus("case1")
    player.key(pygame.K_RETURN)
    assert len(player.opened) == 1 and player.terms.case.number == 1


def test_the_key_of_open_the_case_is_shown_while_it_would_open(player):
    def caps() -> int:
        with recording() as recorder:
            player.scene.draw(pygame.Surface((1280, 720)))
        return [record.asked for record in recorder.records].count("Enter")

    player.press("case2")
    assert caps() == 1
    player.scene.group.focus("case1")
    assert caps() == 0
